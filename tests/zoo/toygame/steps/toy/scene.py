"""A position of the toy game."""

from __future__ import annotations

from pathlib import Path

from saitei.adapters.words import words
from saitei.steps.plain import Plain

BOOKS = Path(__file__).resolve().parents[2] / "rulebooks"


class PositionBuilder(Plain):
    """Hands, piles and dice."""

    words = words("toy", BOOKS)
