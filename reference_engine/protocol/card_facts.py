"""The facts of a card's definition, as an engine reads them. An invalid fact raises ``CardError`` with its name."""

from __future__ import annotations

from typing import Any

from ...adapters.messages import Card
from .scene_loader import CardError


def word_fact(key: str, card: Card, fact: str) -> str:
    """A fact that is a word; an empty one if it is missing."""
    value: Any = card.facts.get(fact, "")
    if not isinstance(value, str):
        raise CardError(f"card {key!r}: {fact} {value!r} is not a word")
    return value


def word_list_fact(key: str, card: Card, fact: str) -> tuple[str, ...]:
    """A fact that is a list of words."""
    value: Any = card.facts.get(fact, ())
    if isinstance(value, str) or not all(isinstance(each, str) for each in value):
        raise CardError(f"card {key!r}: {fact} {value!r} is not a list of words")
    return tuple(value)


def number_fact(key: str, card: Card, fact: str) -> int:
    """A fact that is a number from 0; 0 if it is missing."""
    value: Any = card.facts.get(fact, 0)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise CardError(f"card {key!r}: {fact} {value!r} is not a number from 0")
    return value
