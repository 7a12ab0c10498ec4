"""A position of the toy game."""

from __future__ import annotations

from pathlib import Path

from saitei.adapters.protocol_vocabulary import load_vocabulary
from saitei.steps.simple_position import SimplePositionBuilder

BOOKS = Path(__file__).resolve().parents[2] / "rulebooks"


class PositionBuilder(SimplePositionBuilder):
    """Hands, piles and dice."""

    words = load_vocabulary("toy", BOOKS)
