"""The adapter protocol: one way to drive any engine, in process or through a pipe."""

from __future__ import annotations

from .engine_interface import (
    Engine,
    EngineDied,
    EngineError,
    EngineFault,
    EngineTimeout,
    Illegal,
    MalformedMessage,
    Unsupported,
)
from .messages import PLAYERS, PROTOCOL, Player

__all__ = [
    "PLAYERS",
    "PROTOCOL",
    "Engine",
    "EngineDied",
    "EngineError",
    "EngineFault",
    "EngineTimeout",
    "Illegal",
    "MalformedMessage",
    "Player",
    "Unsupported",
]
