"""The reference engine for hololive OFFICIAL CARD GAME. Its ``rulebook_map`` lists its parts."""

from __future__ import annotations

from functools import partial

from ..protocol.game_sessions import card_game
from . import rulebook_map
from .editions import EDITIONS
from .encoder import SPEECH
from .scene_loader import open_scene

GAME = card_game(
    editions=EDITIONS,
    open=open_scene,
    open_older={edition: partial(open_scene, edition=edition) for edition in EDITIONS[1:]},
    encoder=SPEECH,
    rules=rulebook_map,
)
