"""The adapter protocol: one way to drive any engine, in process or through a pipe."""

from __future__ import annotations

from .engine import Died, Engine, EngineError, Fault, Garbled, Hung, Illegal, Unsupported
from .messages import PLAYERS, PROTOCOL, Player

__all__ = [
    "PLAYERS",
    "PROTOCOL",
    "Died",
    "Engine",
    "EngineError",
    "Fault",
    "Garbled",
    "Hung",
    "Illegal",
    "Player",
    "Unsupported",
]
