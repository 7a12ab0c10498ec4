"""The protocol's types in TypeScript, generated from its JSON Schema, for authors of adapters in TypeScript.

An object becomes an interface, in which fields with defaults are optional; words become unions of literals.
"""

from __future__ import annotations

import json
import re
import textwrap
from collections.abc import Collection, Iterator, Mapping, Sequence
from types import UnionType
from typing import Any, get_args

from . import card_text_tree, messages
from .protocol_schema import build_schema
from .protocol_vocabulary import GameVocabulary

_UNIONS = {
    name: frozenset(each.__name__ for each in get_args(value) if each is not int)
    for name, value in (vars(messages) | vars(card_text_tree)).items()
    if isinstance(value, UnionType)
}
"""The names of the unions of types, with the names of their members."""
_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
_WIDTH = 116


def render_typescript(of: GameVocabulary | None = None) -> str:
    """A TypeScript module of types; with ``of``, restricted to the words of this game."""
    whole = build_schema(of)
    said = [line for name, defined in whole["$defs"].items() for line in (*_definition(name, defined), "")]
    unions = sorted(_found(whole["$defs"]).items())
    return "\n".join(
        (
            f"// {whole['title']}, version {whole['version']}.",
            "",
            "export interface Methods {",
            *(
                f"  {name}: {{ params: {_type(each['params'])}; result: {_type(each['result'])} }};"
                for name, each in whole["methods"].items()
            ),
            "}",
            "",
            *(f"export type {name} = {' | '.join(types)};" for name, types in unions),
            "",
            *said,
        )
    )


def _definition(name: str, defined: Mapping[str, Any]) -> Iterator[str]:
    yield from _comment(defined.get("description", ""))
    if defined.get("type") != "object":
        yield f"export type {name} = {_type(defined)};"
        return
    yield f"export interface {name} {{"
    yield from _fields(defined)
    yield "}"


def _fields(defined: Mapping[str, Any]) -> Iterator[str]:
    for field, of in defined["properties"].items():
        optional = "" if field in defined.get("required", ()) else "?"
        default = of.get("default")
        comment = f" // default: {json.dumps(default)}" if default not in (None, "", [], {}) else ""
        yield f"  {_key(field)}{optional}: {_type(of)};{comment}"


def _type(of: Mapping[str, Any]) -> str:
    """The type that a schema describes."""
    if "$ref" in of:
        return str(of["$ref"]).rpartition("/")[2]
    if "enum" in of:
        return " | ".join(map(json.dumps, of["enum"])) or "never"
    if "anyOf" in of:
        return " | ".join(_named(of["anyOf"])) or "never"
    match of.get("type"):
        case None:
            return "unknown"
        case "array":
            held = _type(of.get("items", {}))
            return f"({held})[]" if " | " in held else f"{held}[]"
        case "object":
            return _record(of)
        case plain:
            return _PLAIN[plain]


def _named(union: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """The types of a union; members that belong to a named union are replaced by its name."""
    types = list(map(_type, union))
    name = _union(types)
    if name is not None:
        yield name
        types = [each for each in types if each not in _UNIONS[name]]
    yield from types


def _union(types: Collection[str]) -> str | None:
    """The name of the smallest union that holds these types; None for fewer than two of our types."""
    ours = {each for each in types if each[0].isupper() and each.isidentifier()}
    names = [name for name, held in _UNIONS.items() if len(ours) > 1 and ours <= held]
    return min(names, key=lambda name: len(_UNIONS[name]), default=None)


def _found(defs: Any) -> dict[str, list[str]]:
    """The named unions that occur, each with its members here."""
    found: dict[str, list[str]] = {}
    if isinstance(defs, dict):
        types = [_type(each) for each in defs.get("anyOf", ())]
        if (name := _union(types)) is not None:
            found[name] = [each for each in types if each in _UNIONS[name]]
    for each in defs.values() if isinstance(defs, dict) else defs if isinstance(defs, list) else ():
        found |= _found(each)
    return found


def _record(of: Mapping[str, Any]) -> str:
    if "properties" in of:
        return "{ " + " ".join(f"{line.strip()}" for line in _fields(of)) + " }"
    held = _type(of["additionalProperties"]) if isinstance(of.get("additionalProperties"), dict) else "unknown"
    keys = of.get("propertyNames")
    return f"Partial<Record<{_type(keys)}, {held}>>" if keys else f"Record<string, {held}>"


def _key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def _comment(said: str) -> Iterator[str]:
    """The comment of a docstring, whose names are in single backquotes, without the module of a class."""
    said = re.sub(r":\w+:`[~.]*(?:\w+\.)*(\w+)`", r"`\1`", said).replace("``", "`")
    if said:
        yield "/**"
        for paragraph in said.split("\n\n"):
            yield from (f" * {line}" for line in textwrap.wrap(" ".join(paragraph.split()), _WIDTH))
        yield " */"
