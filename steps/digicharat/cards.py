"""Card definitions from the board notation: the attributes, their meanings and their defaults.

The name on the board is the card's label, its name in the scenario. The printed name is the label without ``#2``, or
the value of ``name:``. The person of a character is the last word of its name: ``Cinderella Dejiko`` is Dejiko.
"""

from __future__ import annotations

import re
from typing import Any

from ...adapters.messages import Card
from ...adapters.protocol_vocabulary import load_vocabulary
from ...adapters.session import ScenarioError
from ..board_notation import BoardItem, attribute_number, attribute_value, check_attributes, kind_of

WORDS = load_vocabulary("digicharat")
CHARACTER, EVENT = KINDS = WORDS.names_of("kinds")
PERSONS, COLORS = WORDS.fact_values("person"), WORDS.fact_values("color")

FLAGS = frozenset({"asleep"})
"""Attributes without a value."""

LYING = FLAGS
"""Attributes that describe how a card lies, not its printed properties."""

PRINTED = {kind.name: set(kind.facts) for kind in WORDS.kinds}
"""The attributes of a kind of card, besides ``name`` and ``kind``."""

COLOR, POWER, GUARD = "blue", 3, 5
"""The default printed properties of a character."""

UNMET = {"needs": ["Nobody"]}
"""The printed properties of a filler: it needs a person who is never there."""

FILLER = Card(name="Filler", kind=EVENT, facts=UNMET)
"""A nameless card: an event without text whose needs are never met."""


def card_of(item: BoardItem, default_kind: str, where: str) -> Card:
    """The definition of a named card. Raises :class:`ScenarioError` that begins with ``where``."""
    kind = kind_of(item, default_kind, KINDS, where)
    check_attributes(item, {"name", "kind"} | PRINTED[kind] | LYING, kind, where)
    name = attribute_value(item, "name", re.sub(r"#\d+$", "", item.name))
    facts: dict[str, Any] = _character(item, name, where) if kind == CHARACTER else {}
    return Card(name=name, kind=kind, facts={**facts, "needs": list(item.attributes.get("needs", ()))})


def filler_card(name: str) -> Card:
    """A filler with a name of its own."""
    return Card(name=name, kind=EVENT, facts=UNMET)


def _character(item: BoardItem, name: str, where: str) -> dict[str, Any]:
    color = attribute_value(item, "color", COLOR)
    if color not in COLORS:
        raise ScenarioError(f"{where}: {item.name} has color:{color}; colours are {', '.join(COLORS)}")
    return {
        "person": attribute_value(item, "person", re.split(r"[ -]", name)[-1]),
        "color": color,
        "power": attribute_number(item, "power", POWER, where),
        "guard": attribute_number(item, "guard", GUARD, where),
    }
