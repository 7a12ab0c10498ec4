"""Card definitions from the board notation: the attributes, their meanings and their defaults.

The name on the board is the card's label, its name in the scenario. The printed name is the label without ``#2``, or
the value of ``name:``. By default, cards of the same name have the same number; ``number:`` states another.
"""

from __future__ import annotations

import re
from typing import Any

from ...adapters.messages import Card
from ...adapters.protocol_vocabulary import load_vocabulary
from ..board_notation import BoardItem, attribute_number, attribute_value, check_attributes, kind_of

WORDS = load_vocabulary("osica")
KINDS = WORDS.names_of("kinds")
CHARACTER, SUPPORT, EVENT = KINDS[:3]
RANKS = tuple(counter for counter in WORDS.counters if counter.endswith(" rank"))

THE_OSHI, BROKEN, KEPT = "the-oshi", "limit-broken", "kept"
RESTING, FACE_DOWN, OVER = "resting", "face-down", "over"

FLAGS = frozenset({THE_OSHI, BROKEN, KEPT, RESTING, FACE_DOWN})
"""Attributes without a value."""

LYING = FLAGS | {OVER}
"""Attributes that describe how a card lies, not its printed properties."""

_ATTRIBUTES = {"tags": "tag"}

PRINTED = {kind.name: {_ATTRIBUTES.get(fact, fact) for fact in kind.facts} for kind in WORDS.kinds}
"""The attributes of a kind of card, besides ``name``, ``number`` and ``kind``."""

TITLE, LEVEL, AP, YELL = "Yuru", 1, 3000, 0
"""The default printed properties of a card."""


def card_of(item: BoardItem, default_kind: str, where: str) -> Card:
    """The definition of a named card. Raises :class:`ScenarioError` that begins with ``where``."""
    kind = kind_of(item, default_kind, KINDS, where)
    check_attributes(item, {"name", "number", "kind"} | PRINTED[kind] | LYING, kind, where)
    name = attribute_value(item, "name", re.sub(r"#\d+$", "", item.name))
    facts = {
        "code": attribute_value(item, "code", ""),
        "title": attribute_value(item, "title", TITLE),
        "tags": list(item.attributes.get("tag", ())),
        "level": attribute_number(item, "level", LEVEL, where),
        "ap": attribute_number(item, "ap", AP, where),
        "yell": attribute_number(item, "yell", YELL, where),
    }
    return _card(name, kind, facts, attribute_value(item, "number", default_number(name)))


def filler_card(name: str, kind: str = EVENT) -> Card:
    """A nameless card: an event without text, which cannot be played."""
    blank = {"code": "", "title": TITLE, "tags": [], "level": LEVEL, "ap": AP, "yell": YELL}
    return _card(name, kind, blank, default_number(name))


def default_number(name: str) -> str:
    """The default number of cards of a name."""
    return f"{name}-001"


def _card(name: str, kind: str, facts: dict[str, Any], number: str) -> Card:
    known = next(each.facts for each in WORDS.kinds if each.name == kind)
    return Card(name=name, kind=kind, facts={fact: facts[fact] for fact in known}, number=number)
