"""The JSON Schema of the protocol, generated from the types. ``schema.json`` in this directory is a copy of it.

``saitei schema > adapters/schema.json`` renews the copy. The schema of a game restricts the words to the game's own.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Collection
from pathlib import Path
from typing import Any

import msgspec

from . import card_text_schema
from .jsonrpc import FAULT, ILLEGAL, METHODS, UNSUPPORTED, ErrorObject
from .messages import PROTOCOL, Reason
from .protocol_vocabulary import EVERY_GAME, GameVocabulary

PATH = Path(__file__).with_name("schema.json")
"""The shipped copy."""


def build_schema(of: GameVocabulary | None = None) -> dict[str, Any]:
    """The schema: every type in ``$defs``, and the parameter and result types of each method in ``methods``.

    With ``of``, messages may hold the words of this game only.
    """
    types = [kind for method in METHODS for kind in (method.takes, method.returns)]
    _, components = msgspec.json.schema_components([*types, ErrorObject, Reason], ref_template="#/$defs/{name}")
    for defined in components.values():
        if "description" in defined:  # a docstring, which a compiler before Python 3.13 leaves indented
            defined["description"] = inspect.cleandoc(defined["description"])
    _require_event_fields(components["Event"], of or EVERY_GAME)
    if of is not None:
        _close(components, of)
        card_text_schema.restrict_card_text(components, of)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The saitei adapter protocol",
        "version": PROTOCOL,
        "methods": {
            method.name: {"params": _reference(method.takes), "result": _reference(method.returns)}
            for method in METHODS
        },
        "errors": {"unsupported": UNSUPPORTED, "illegal": ILLEGAL, "fault": FAULT},
        "$defs": dict(sorted(components.items())),
    }


def render_schema(of: GameVocabulary | None = None) -> str:
    """The schema as the text of the shipped file."""
    return json.dumps(build_schema(of), indent=1, ensure_ascii=False) + "\n"


def _require_event_fields(defined: dict[str, Any], of: GameVocabulary) -> None:
    """Require the fields that each kind of event has."""
    required = {each.name: list(each.required_fields) for each in of.events if each.required_fields}
    defined["allOf"] = [
        {
            "if": {"properties": {"kind": {"const": kind}}, "required": ["kind"]},
            "then": {"properties": {"fields": {"required": fields}}, "required": ["fields"]},
        }
        for kind, fields in required.items()
    ]


def _close(defs: dict[str, Any], of: GameVocabulary) -> None:
    """Restrict fields that hold words of the game to these words."""
    seats, shared = of.own_zones, of.shared_zones
    values: dict[tuple[str, str], Collection[str]] = {
        ("Ask", "kind"): of.names_of("asks"),
        ("Option", "kind"): of.names_of("options"),
        ("Event", "kind"): of.names_of("events"),
        ("Card", "kind"): of.names_of("kinds"),
        ("Position", "step"): of.steps,
        ("View", "step"): (*of.steps, *filter(None, (of.setup,))),
    }
    keys: dict[tuple[str, str], Collection[str]] = {
        ("Card", "facts"): sorted({fact for kind in of.kinds for fact in kind.facts}),
        ("Seat", "zones"): seats,
        ("Seat", "counters"): of.counters,
        ("Position", "shared"): shared,
        ("PlacedCard", "numbers"): of.names_of("numbers"),
        ("SeenCard", "numbers"): [number.name for number in of.numbers if number.shown],
        ("SeenCard", "facts"): of.facts,
        ("View", "shared"): shared,
    }
    for (name, field), known in values.items():
        defs[name]["properties"][field]["enum"] = list(known)
    for (name, field), known in keys.items():
        defs[name]["properties"][field]["propertyNames"] = {"enum": list(known)}
    for field, known in (("zones", seats), ("counters", of.counters)):
        defs["View"]["properties"][field]["additionalProperties"]["propertyNames"] = {"enum": list(known)}


def _reference(kind: type) -> dict[str, str]:
    return {"$ref": f"#/$defs/{kind.__name__}"}
