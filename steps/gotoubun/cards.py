"""Card definitions from the board notation: the attributes, their meanings and their defaults.

The name on the board is the card's label, its name in the scenario. The printed name is the label without ``#2``, or
is made from ``aux:`` and the person, or is the value of ``name:``. The person of a hero or a character is the last word
of its name: ``Summer Ichika`` is Ichika.
"""

from __future__ import annotations

import re
from typing import Any

from ...adapters.messages import Card
from ...adapters.protocol_vocabulary import load_vocabulary
from ...adapters.session import ScenarioError
from ..board_notation import BoardItem, attribute_number, attribute_value, check_attributes, kind_of, lying_attributes

WORDS = load_vocabulary("gotoubun")
HERO, CHARACTER, EPISODE, EVENT, BOTH = KINDS = WORDS.names_of("kinds")

FLAGS = frozenset({"face-down"})
"""Attributes without a value."""

LYING = lying_attributes(WORDS)
"""Attributes that describe how a card lies, not its printed properties."""

NUMBERS = {HERO: ("need", 5), CHARACTER: ("power", 3), EPISODE: ("modifier", 1), BOTH: ("modifier", 1)}
"""The number that is printed on a card of a kind, and its default."""


FILLER = Card(name="Filler", kind=EVENT)
"""A nameless card: an event without text and timing, which cannot be played."""

NOBODY = Card(name="Somebody", kind=CHARACTER, facts={"person": "", "power": 3})
"""A nameless bride: a character without a person."""

HERO_FACTS = {"person": "Hero", "need": 9}
"""The printed properties of a hero that the scenario does not name: no default character can approach it."""


def card_of(item: BoardItem, default_kind: str, where: str) -> Card:
    """The definition of a named card. Raises :class:`ScenarioError` that begins with ``where``."""
    kind = kind_of(item, default_kind, KINDS, where)
    printed = {"name", "kind", *(("person", "aux", NUMBERS[kind][0]) if kind in NUMBERS else ())}
    check_attributes(item, printed | LYING, kind, where)
    person, name = _names(item, kind, where)
    facts: dict[str, Any] = {}
    if kind in NUMBERS:
        what, default = NUMBERS[kind]
        facts = {"person": person, what: attribute_number(item, what, default, where)}
    return Card(name=name, kind=kind, facts=facts)


def unnamed_hero(name: str) -> Card:
    """A hero that the scenario does not name."""
    return Card(name=name, kind=HERO, facts=dict(HERO_FACTS))


def _names(item: BoardItem, kind: str, where: str) -> tuple[str, str]:
    """The person's name, and the card's."""
    if {"aux", "name"} <= item.attributes.keys():
        raise ScenarioError(
            f"{where}: {item.name} has both aux: and name:; the name is aux and person, so state only one"
        )
    label = re.sub(r"#\d+$", "", item.name)
    called = attribute_value(item, "name", label)
    person = attribute_value(item, "person", re.split(r"[ -]", called)[-1] if kind in (HERO, CHARACTER) else "")
    auxiliary = attribute_value(item, "aux", "")
    return person, f"{auxiliary} {person}".strip() if auxiliary else called
