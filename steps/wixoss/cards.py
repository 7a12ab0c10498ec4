"""From a card of the board notation to a card definition: attributes, what they mean, what they default to.

The name on the board is the card's label, which a scenario calls it by; its name is the label without ``#2``, or
what ``name:`` says.
"""

from __future__ import annotations

import re
from typing import Any

from ...adapters.messages import Card
from ...adapters.protocol_vocabulary import load_vocabulary
from ...adapters.session import ScenarioError
from ..board_notation import BoardItem, attribute_number, attribute_value, check_attributes, kind_of

WORDS = load_vocabulary("wixoss")
KINDS = WORDS.names_of("kinds")
LRIG, ASSIST, SIGNI, RESONA, SPELL, ARTS, PIECE, KEY = KINDS
SYMBOLS = WORDS.fact_values("color")
COLORLESS = "colorless"
TIMINGS = WORDS.texts["keyword timing: names"]
SIGNI_ZONES = ("left", "center", "right")
SIGNI_PLACES = (*SIGNI_ZONES, "cheer")
"""Where SIGNI of the field lie."""
ASSIST_ZONES = ("left assist", "right assist")
LRIG_ZONES = ("lrig", *ASSIST_ZONES)
STUDENTS = tuple(each.removeprefix("bond with ") for each in WORDS.counters if each.startswith("bond with "))

DOWN, FROZEN, AWAKENED, FACE_DOWN, UNDER = "down", "frozen", "awakened", "face-down", "under"
ARMED = "crystal-armed"
ROLES = ("charm", "acce", "soul")
LAID = ("seed", "trap")
"""What lies face down in a SIGNI zone beside a SIGNI."""
CRAFT = "craft"

LYING_FLAGS = frozenset({DOWN, FROZEN, AWAKENED, ARMED, FACE_DOWN, *LAID})
FLAGS = LYING_FLAGS | {CRAFT}
"""Attributes without a value."""

LYING = LYING_FLAGS | {UNDER, *ROLES}
"""Attributes that say how a card lies, not what is printed on it."""

_ATTRIBUTES = {"colors": "color", "classes": "class", "types": "type", "marks": "mark"}

PRINTED = {kind.name: {_ATTRIBUTES.get(fact, fact) for fact in kind.facts} for kind in WORDS.kinds}
"""The attributes of a kind of card, besides ``name`` and ``kind``."""

TYPES = {"left assist": "Sola", "right assist": "Stella"}
"""The LRIG types of zones whose LRIGs are of another type than the others, if nothing is said."""

TYPE, POWER, COLOR, MARKS = "Luna", 3000, "white", ("diva", "key")
"""What is printed on a card if nothing is said."""

UNMARKED = "none"
"""What stands for no format marks."""

NOBODY = "Nobody"
"""An LRIG type that no LRIG has: what asks for it cannot be used."""


def card_of(item: BoardItem, zone: str, where: str) -> Card:
    """The definition of a named card in a zone. Raises :class:`ScenarioError` that says ``where``."""
    kind = kind_of(item, default_kind(zone, item, where), KINDS, where)
    check_attributes(item, {"name", "kind"} | PRINTED[kind] | LYING, kind, where)
    name = attribute_value(item, "name", re.sub(r"#\d+$", "", item.name))
    level = attribute_number(item, "level", default_level(zone, kind), where)
    facts = {
        "colors": list(_symbols(item, "color", (COLOR,), where)),
        "level": level,
        "power": attribute_number(item, "power", POWER, where),
        "limit": attribute_number(item, "limit", default_limit(kind, level), where),
        "types": list(item.attributes.get("type", (TYPES.get(zone, TYPE),))),
        "classes": list(item.attributes.get("class", ())),
        "limiting": list(item.attributes.get("limiting", ())),
        "cost": list(_symbols(item, "cost", (), where)),
        "grow": list(_symbols(item, "grow", (), where)),
        "timing": list(_known(item, "timing", ("main",), TIMINGS, where)),
        "coins": attribute_number(item, "coins", 0, where),
        "team": attribute_value(item, "team", ""),
        "student": attribute_value(item, "student", ""),
        "marks": [mark for mark in _known(item, "mark", MARKS, (*MARKS, UNMARKED), where) if mark != UNMARKED],
        "craft": CRAFT in item.attributes or zone == "crafts",
    }
    return _card(name, kind, facts)


def default_kind(zone: str, item: BoardItem, where: str) -> str:
    """The kind of a card in a zone, if nothing is said."""
    if zone in ASSIST_ZONES:
        return ASSIST if attribute_number(item, "level", 0, where) else LRIG
    if zone == "key":
        return KEY
    return LRIG if zone in ("lrig", "lrig deck", "lrig trash") else SIGNI


def default_level(zone: str, kind: str) -> int:
    """The level of a card in a zone, if nothing is said."""
    if zone == "lrig":
        return 3
    return 0 if zone in ASSIST_ZONES else 1


def default_limit(kind: str, level: int) -> int:
    """The limit of an LRIG, if nothing is said."""
    return 3 * level if kind == LRIG else min(level, 1)


def filler_card(name: str, kind: str = SPELL, level: int = 0) -> Card:
    """A nameless card: a spell or arts without text that nobody can use; or an LRIG to begin with."""
    blank: dict[str, Any] = {
        "colors": [COLOR], "level": level, "limit": 0, "types": [TYPE], "limiting": [NOBODY], "cost": [], "grow": [],
        "timing": ["main"], "coins": 0, "team": "", "student": "", "marks": list(MARKS), "craft": False,
        "power": POWER, "classes": [],
    }  # fmt: skip
    return _card(name, kind, blank)


def center_lrig(name: str) -> Card:
    """The center LRIG of a player if nothing is said."""
    return card_of(BoardItem(name), "lrig", name)


def _card(name: str, kind: str, facts: dict[str, Any]) -> Card:
    known = next(each.facts for each in WORDS.kinds if each.name == kind)
    return Card(name=name, kind=kind, facts={fact: facts[fact] for fact in known})


def _symbols(item: BoardItem, key: str, default: tuple[str, ...], where: str) -> tuple[str, ...]:
    return _known(item, key, default, SYMBOLS, where)


def _known(item: BoardItem, key: str, default: tuple[str, ...], known: tuple[str, ...], where: str) -> tuple[str, ...]:
    values = item.attributes.get(key, default)
    if unknown := {*values} - {*known}:
        raise ScenarioError(f"{where}: {item.name} has {key}:{min(unknown)}; there are {', '.join(known)}")
    return values
