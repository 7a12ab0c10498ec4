"""The reference engine for WIXOSS. Its ``contents`` say what it is made of."""

from __future__ import annotations

from ..game import Game
from .session import Session
from .texts import TEXTS

GAME = Game(editions=("undated",), open=Session, texts=TEXTS)
