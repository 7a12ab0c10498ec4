"""The parts of scenarios of the toy game."""

from __future__ import annotations

from saitei.steps.suite_game import SuiteGame

from .phrases import phrase
from .scene import PositionBuilder

GAME = SuiteGame(phrases=(phrase,), position=PositionBuilder)
