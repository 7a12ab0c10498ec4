"""Card definitions from the board notation: the attributes, their meanings and their defaults.

By default, a card is a red Debut holomem with 100 HP. The name on the board is the card's label, its name in the
scenario. The printed name is the label without ``#2`` and without a trailing ``-Debut``, ``-1st``, ``-2nd`` or
``-Spot`` (which also states the level), or the value of ``name:``.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from ...adapters.messages import Card
from ...adapters.protocol_vocabulary import load_vocabulary
from ...adapters.session import ScenarioError
from ..board_notation import BoardItem, attribute_number, attribute_value, check_attributes, kind_of, lying_attributes

WORDS = load_vocabulary("hololive")
ATTACHABLE = tuple(role for role in WORDS.attached if role != "cheer")
LEVELS = WORDS.fact_values("level")
SUBTYPES = WORDS.fact_values("subtype")
COLORS = WORDS.fact_values("color")
KINDS = ("holomem", "oshi", "cheer", *SUBTYPES)

FLAGS = frozenset({"buzz", "limited", "resting", "face-down"})
"""Attributes without a value."""

LYING = lying_attributes(WORDS)
"""Attributes that describe how a card lies, not its printed properties."""

_PRINTED = {
    "holomem": {"name", "kind", "hp", "level", "color", "tag", "baton", "buzz"},
    "oshi holomem": {"name", "kind", "life", "color"},
    "support": {"name", "kind", "limited", "tag"},
    "cheer": {"name", "kind", "color"},
}

FILLER = Card(
    name="Filler",
    kind="holomem",
    facts={
        "hp": 100,
        "level": "1st",
        "colors": [],
        "tags": [],
        "buzz": False,
        "baton_pass": ["colorless"],
    },
)
"""A nameless card: a 1st holomem without colour, which can neither be placed nor bloom onto anything."""

_LABEL = re.compile(r"(?P<name>.+?)(?:-(?P<level>Debut|1st|2nd|Spot))?(?:#\d+)?$")


def card_of(item: BoardItem, default_kind: str, where: str) -> Card:
    """The definition of a named card. Raises :class:`ScenarioError` that begins with ``where``."""
    subtype = kind_of(item, default_kind, KINDS, where)
    kind = "support" if subtype in SUBTYPES else "oshi holomem" if subtype == "oshi" else subtype
    check_attributes(item, _PRINTED[kind] | LYING, kind, where)
    name = attribute_value(item, "name", printed_name(item.name))
    return Card(name=name, kind=kind, facts=_FACTS[kind](item, subtype, where))


def printed_name(label: str) -> str:
    """The name printed on the card of that label: ``Sora`` for ``Sora-1st#2``."""
    return str(_matched(label)["name"])


def cheer_card(color: str, where: str) -> Card:
    """A cheer of that colour."""
    return Card(name=f"{color.capitalize()} cheer", kind="cheer", facts={"colors": _colors((color,), where)})


def _matched(label: str) -> dict[str, Any]:
    match = _LABEL.match(label)
    return match.groupdict() if match else {"name": label, "level": None}


def _colors(values: tuple[str, ...], where: str) -> list[str]:
    for value in values:
        if value not in COLORS:
            raise ScenarioError(f"{where}: {value!r} is not a colour; the colours are {', '.join(COLORS)}")
    return [value for value in values if value != "colorless"]


def _holomem(item: BoardItem, subtype: str, where: str) -> dict[str, Any]:
    level = attribute_value(item, "level", _matched(item.name)["level"] or "Debut")
    if level not in LEVELS:
        raise ScenarioError(f"{where}: {item.name} has level:{level}; the levels are {', '.join(LEVELS)}")
    baton = item.attributes.get("baton", ("colorless",))
    if baton != ("none",):
        _colors(baton, where)
    return {
        "hp": attribute_number(item, "hp", 100, where),
        "level": level,
        "colors": _colors(item.attributes.get("color", ("red",)), where),
        "tags": list(item.attributes.get("tag", ())),
        "buzz": "buzz" in item.attributes,
        "baton_pass": [] if baton == ("none",) else list(baton),
    }


def _oshi(item: BoardItem, subtype: str, where: str) -> dict[str, Any]:
    return {
        "life": attribute_number(item, "life", 5, where),
        "colors": _colors(item.attributes.get("color", ("red",)), where),
    }


def _support(item: BoardItem, subtype: str, where: str) -> dict[str, Any]:
    return {
        "subtype": subtype,
        "limited": "limited" in item.attributes,
        "tags": list(item.attributes.get("tag", ())),
    }


def _cheer(item: BoardItem, subtype: str, where: str) -> dict[str, Any]:
    base = _matched(item.name)["name"] if item.name else "red"
    default = base if base in COLORS else "red"
    return {"colors": _colors(item.attributes.get("color", (default,)), where)}


_FACTS: dict[str, Callable[[BoardItem, str, str], dict[str, Any]]] = {
    "holomem": _holomem,
    "oshi holomem": _oshi,
    "support": _support,
    "cheer": _cheer,
}
