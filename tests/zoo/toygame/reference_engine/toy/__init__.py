"""The toy game of the reference engine."""

from __future__ import annotations

from saitei.reference_engine.engine_game import EngineGame

from .session import Session

GAME = EngineGame(editions=("1.0",), open=Session)
