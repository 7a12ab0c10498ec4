"""The reference engine for OSICA. Its ``contents`` say what it is made of."""

from __future__ import annotations

from ..game import Game
from .session import Session
from .texts import TEXTS

GAME = Game(editions=("2024-10-07",), open=Session, texts=TEXTS)
