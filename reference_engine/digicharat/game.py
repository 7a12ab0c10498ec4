"""A game of Di Gi Charat: what its contents say, by the kernel's mechanisms."""

from __future__ import annotations

from ..kernel.game import CardGame
from . import contents
from .running import Running


class Digicharat(Running, CardGame, rules=contents):
    """A running game."""
