"""The reference engine for WIXOSS. Its ``rulebook_map`` lists its parts."""

from __future__ import annotations

from ..protocol.game_sessions import card_game
from . import rulebook_map
from .encoder import SPEECH
from .modes_and_targets import untimely_targets
from .scene_loader import open_scene

GAME = card_game(editions=("undated",), open=open_scene, encoder=SPEECH, rules=rulebook_map, problems=untimely_targets)
