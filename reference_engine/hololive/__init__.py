"""The reference engine for hololive OFFICIAL CARD GAME. Its ``rulebook_map`` lists its parts."""

from __future__ import annotations

from ..protocol.game_sessions import card_game
from . import rulebook_map
from .encoder import SPEECH
from .scene_loader import open_scene

GAME = card_game(editions=("1.7.0",), open=open_scene, encoder=SPEECH, rules=rulebook_map)
