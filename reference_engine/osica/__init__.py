"""The reference engine for OSICA. Its ``rulebook_map`` lists its parts."""

from __future__ import annotations

from ..protocol.game_sessions import card_game
from . import rulebook_map
from .encoder import SPEECH
from .scene_loader import open_scene

GAME = card_game(editions=("2024-10-07",), open=open_scene, encoder=SPEECH, rules=rulebook_map)
