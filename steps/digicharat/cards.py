"""From a card of the board notation to a card definition: attributes, what they mean, what they default to.

The name on the board is the card's label, which a scenario calls it by; its name is the label without ``#2``, or
what ``name:`` says. The person of a character is the last word of its name: ``Cinderella Dejiko`` is Dejiko.
"""

from __future__ import annotations

import re
from typing import Any

from ...adapters.messages import Card
from ...adapters.session import ScenarioError
from ...adapters.words import words
from ..board import Item, allow, kind_of, number, one

WORDS = words("digicharat")
CHARACTER, EVENT = KINDS = WORDS.names("kinds")
PERSONS, COLORS = WORDS.values("person"), WORDS.values("color")

FLAGS = frozenset({"asleep"})
"""Attributes without a value."""

LYING = FLAGS
"""Attributes that say how a card lies, not what is printed on it."""

PRINTED = {kind.name: set(kind.facts) for kind in WORDS.kinds}
"""The attributes of a kind of card, besides ``name`` and ``kind``."""

COLOR, POWER, GUARD = "blue", 3, 5
"""What is printed on a character if nothing is said."""

UNMET = {"needs": ["Nobody"]}
"""What is printed on a filler: it needs somebody who is never there."""

FILLER = Card(name="Filler", kind=EVENT, facts=UNMET)
"""A nameless card: an event without text whose needs are never met."""


def card_of(item: Item, default_kind: str, where: str) -> Card:
    """The definition of a named card. Raises :class:`ScenarioError` that says ``where``."""
    kind = kind_of(item, default_kind, KINDS, where)
    allow(item, {"name", "kind"} | PRINTED[kind] | LYING, kind, where)
    name = one(item, "name", re.sub(r"#\d+$", "", item.name))
    facts: dict[str, Any] = _character(item, name, where) if kind == CHARACTER else {}
    return Card(name=name, kind=kind, facts={**facts, "needs": list(item.attributes.get("needs", ()))})


def filler(name: str) -> Card:
    """A filler with a name of its own."""
    return Card(name=name, kind=EVENT, facts=UNMET)


def _character(item: Item, name: str, where: str) -> dict[str, Any]:
    color = one(item, "color", COLOR)
    if color not in COLORS:
        raise ScenarioError(f"{where}: {item.name} has color:{color}; colours are {', '.join(COLORS)}")
    return {
        "person": one(item, "person", re.split(r"[ -]", name)[-1]),
        "color": color,
        "power": number(item, "power", POWER, where),
        "guard": number(item, "guard", GUARD, where),
    }
