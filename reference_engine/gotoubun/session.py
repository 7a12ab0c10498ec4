"""One open game of gotoubun, as the protocol sees it."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from ...adapters.messages import Scene
from ..kernel.game import CardGame
from ..protocol.sessions import Session as AnySession
from ..protocol.speech import Speech
from ..protocol.texts import Texts
from .scene import open_scene
from .speech import SPEECH
from .texts import TEXTS


class Session(AnySession):
    """A game of gotoubun, opened from a scene."""

    OPEN: ClassVar[Callable[[Scene], tuple[CardGame, list[str]]]] = staticmethod(open_scene)
    SPEECH: ClassVar[Speech] = SPEECH
    TEXTS: ClassVar[Texts] = TEXTS
