"""A game of Di Gi Charat: what its contents say, by the kernel's mechanisms."""

from __future__ import annotations

from ..kernel.card_game import CardGame
from . import rulebook_map
from .rules_context import RulesContext


class Digicharat(RulesContext, CardGame, rules=rulebook_map):
    """A running game."""
