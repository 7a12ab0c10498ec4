"""What scenarios of the toy game are made of."""

from __future__ import annotations

from saitei.steps.game import Game

from .phrases import phrase
from .scene import Draft

GAME = Game(phrases=(phrase,), draft=Draft)
