"""The reference engine for Di Gi Charat C.C.G. Its ``contents`` say what it is made of."""

from __future__ import annotations

from ..protocol.sessions import card_game
from . import contents
from .scene import open_scene
from .speech import SPEECH

GAME = card_game(editions=("undated",), open=open_scene, encoder=SPEECH, rules=contents)
