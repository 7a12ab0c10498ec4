"""What scenarios of the toy game are made of."""

from __future__ import annotations

from saitei.steps.game import Game

from .phrases import phrase
from .scene import PositionBuilder

GAME = Game(phrases=(phrase,), position=PositionBuilder)
