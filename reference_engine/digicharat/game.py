"""The game Di Gi Charat: its rulebook map with the kernel's mechanisms."""

from __future__ import annotations

from ..kernel.card_game import CardGame
from . import rulebook_map
from .rules_context import RulesContext


class Digicharat(RulesContext, CardGame, rules=rulebook_map):
    """A running game."""
