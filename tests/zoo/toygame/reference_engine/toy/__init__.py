"""What plays the toy game for the reference engine."""

from __future__ import annotations

from saitei.reference_engine.game import Game

from .session import Session

GAME = Game(editions=("1.0",), open=Session)
