"""One open game of WIXOSS, as the protocol sees it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from ...adapters.messages import Scene
from ..protocol import sessions, speech, texts
from .scene import open_scene
from .speech import SPEECH
from .texts import TEXTS


class Session(sessions.Session):
    """A game of WIXOSS, opened from a scene."""

    OPEN: ClassVar[Callable[[Scene], tuple[Any, list[str]]]] = staticmethod(open_scene)
    SPEECH: ClassVar[speech.Speech] = SPEECH
    TEXTS: ClassVar[texts.Texts] = TEXTS
