"""The reference engine for 五等分の花嫁 card game. Its ``contents`` say what it is made of."""

from __future__ import annotations

from ..game import Game
from .session import Session
from .texts import TEXTS

GAME = Game(editions=("1.07",), open=Session, texts=TEXTS)
