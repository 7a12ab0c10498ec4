"""Card definitions from the board notation: the attributes, their meanings and their defaults.

The name on the board is the card's label, its name in the scenario. The printed name is the label without ``#2``, or
the value of ``name:``.
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
"""The places of SIGNI on the field."""
ASSIST_ZONES = ("left assist", "right assist")
LRIG_ZONES = ("lrig", *ASSIST_ZONES)
STUDENTS = tuple(each.removeprefix("bond with ") for each in WORDS.counters if each.startswith("bond with "))

DOWN, FROZEN, AWAKENED, FACE_DOWN, UNDER = "down", "frozen", "awakened", "face-down", "under"
ARMED = "crystal-armed"
ROLES = ("charm", "acce", "soul")
LAID = ("seed", "trap")
"""The cards that lie face down in a SIGNI zone next to a SIGNI."""
CRAFT = "craft"

LYING_FLAGS = frozenset({DOWN, FROZEN, AWAKENED, ARMED, FACE_DOWN, *LAID})
FLAGS = LYING_FLAGS | {CRAFT}
"""Attributes without a value."""

LYING = LYING_FLAGS | {UNDER, *ROLES}
"""Attributes that describe how a card lies, not its printed properties."""

_ATTRIBUTES = {"colors": "color", "classes": "class", "types": "type", "marks": "mark"}

PRINTED = {kind.name: {_ATTRIBUTES.get(fact, fact) for fact in kind.facts} for kind in WORDS.kinds}
"""The attributes of a kind of card, besides ``name`` and ``kind``."""

TYPES = {"left assist": "Sola", "right assist": "Stella"}
"""The default LRIG types of the zones whose LRIGs are of another type than the others."""

TYPE, POWER, COLOR, MARKS = "Luna", 3000, "white", ("diva", "key")
"""The default printed properties of a card."""

UNMARKED = "none"
"""The value for no format marks."""

NOBODY = "Nobody"
"""An LRIG type that no LRIG has: a card that needs it cannot be used."""


def card_of(item: BoardItem, zone: str, where: str) -> Card:
    """The definition of a named card in a zone. Raises :class:`ScenarioError` that begins with ``where``."""
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
    """The default kind of a card in a zone."""
    if zone in ASSIST_ZONES:
        return ASSIST if attribute_number(item, "level", 0, where) else LRIG
    if zone == "key":
        return KEY
    return LRIG if zone in ("lrig", "lrig deck", "lrig trash") else SIGNI


def default_level(zone: str, kind: str) -> int:
    """The default level of a card in a zone."""
    if zone == "lrig":
        return 3
    return 0 if zone in ASSIST_ZONES else 1


def default_limit(kind: str, level: int) -> int:
    """The default limit of an LRIG."""
    return 3 * level if kind == LRIG else min(level, 1)


def filler_card(name: str, kind: str = SPELL, level: int = 0) -> Card:
    """A nameless card: a spell or arts without text that cannot be used; or an LRIG of level 0."""
    blank: dict[str, Any] = {
        "colors": [COLOR], "level": level, "limit": 0, "types": [TYPE], "limiting": [NOBODY], "cost": [], "grow": [],
        "timing": ["main"], "coins": 0, "team": "", "student": "", "marks": list(MARKS), "craft": False,
        "power": POWER, "classes": [],
    }  # fmt: skip
    return _card(name, kind, blank)


def center_lrig(name: str) -> Card:
    """The default center LRIG of a player."""
    return card_of(BoardItem(name), "lrig", name)


def _card(name: str, kind: str, facts: dict[str, Any]) -> Card:
    known = next(each.facts for each in WORDS.kinds if each.name == kind)
    return Card(name=name, kind=kind, facts={fact: facts[fact] for fact in known})


def _symbols(item: BoardItem, key: str, default: tuple[str, ...], where: str) -> tuple[str, ...]:
    return _known(item, key, default, SYMBOLS, where)


def _known(item: BoardItem, key: str, default: tuple[str, ...], known: tuple[str, ...], where: str) -> tuple[str, ...]:
    values = item.attributes.get(key, default)
    if unknown := {*values} - {*known}:
        raise ScenarioError(f"{where}: {item.name} has {key}:{min(unknown)}; the values are {', '.join(known)}")
    return values
