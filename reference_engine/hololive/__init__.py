"""The reference engine for hololive OFFICIAL CARD GAME. Its ``contents`` say what it is made of."""

from __future__ import annotations

from ..game import Game
from .session import Session
from .texts import TEXTS

GAME = Game(editions=("1.7.0",), open=Session, texts=TEXTS)
