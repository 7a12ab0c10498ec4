"""The JSON Schema of card text, restricted to a game's words: its nodes, their fields, and the words in them.

The schema does not restrict combinations of fields.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from copy import deepcopy
from typing import Any

from . import card_text_tree
from .card_text_tree import PRINTED, WHAT, ZONED, CardTextNode, GameInstruction, node_name
from .protocol_vocabulary import GameVocabulary

Schema = dict[str, Any]

NODES = {
    kind.__name__: kind
    for kind in vars(card_text_tree).values()
    if isinstance(kind, type) and issubclass(kind, CardTextNode) and kind is not CardTextNode
}
"""The kinds of node, by the names of their definitions."""


def restrict_card_text(defs: dict[str, Schema], of: GameVocabulary) -> None:
    """Restrict card text to the nodes that the game's words list."""
    unknown: set[str] = set()
    for title, kind in NODES.items():
        if title not in defs:
            continue
        found = [_listed(defs[title], kind, name, of) for name in _names(kind, of)]
        if not found:
            unknown.add(title)
            del defs[title]
        else:
            defs[title] = found[0] if len(found) == 1 else {"title": title, "anyOf": found}
    for each in defs.values():
        _forget(each, {f"#/$defs/{title}" for title in unknown})


def _names(kind: type[CardTextNode], of: GameVocabulary) -> Iterator[str]:
    """The names under which words list a kind of node: its own name, or one for each value of its ``what`` field."""
    own, says = node_name(kind), WHAT in kind.__struct_fields__
    return (name for name in of.fields_by_node if name == own or (says and name.startswith(f"{own} ")))


def _listed(schema: Schema, kind: type[CardTextNode], name: str, of: GameVocabulary) -> Schema:
    """The schema of one node, restricted to its listed fields."""
    made, own = deepcopy(schema), node_name(kind)
    tag = kind.__struct_config__.tag_field
    kept = {*of.fields_by_node[name], PRINTED, *filter(None, (tag,)), *([WHAT] if name != own else [])}
    fields = {field: known for field, known in made["properties"].items() if field in kept}
    made["properties"] = fields
    if name != own:
        fields[WHAT]["enum"] = [name.removeprefix(f"{own} ")]
    if kind is GameInstruction:
        made["required"] = sorted({*made["required"], *(field for field in of.fields_by_node[name] if field != "side")})
    zones = (*of.own_zones, *of.shared_zones, *of.texts.get("zone", ()))
    for field, known in fields.items():
        words = of.texts.get(f"{name}: {field}", ())
        if field in ZONED:
            _close_words(known, (*zones, *words))
        elif words:
            _close_words(known, words)
    return made


def _close_words(field: Schema, words: Collection[str]) -> None:
    """Restrict the strings in a field to these words."""
    for part in (field, *field.get("anyOf", ())):
        if part.get("type") == "string" or "enum" in part:
            part["enum"] = [*words]
        elif part.get("type") == "array" and part["items"].get("type") == "string":
            part["items"]["enum"] = [*words]


def _forget(schema: Any, unknown: Collection[str]) -> None:
    """Remove definitions from every choice that contains them."""
    if isinstance(schema, list):
        for each in schema:
            _forget(each, unknown)
    if not isinstance(schema, dict):
        return
    if "anyOf" in schema:
        schema["anyOf"] = [each for each in schema["anyOf"] if each.get("$ref") not in unknown]
    mapping: Mapping[str, str] | None = schema.get("discriminator", {}).get("mapping")
    if mapping is not None:
        schema["discriminator"]["mapping"] = {tag: title for tag, title in mapping.items() if title not in unknown}
    for each in schema.values():
        _forget(each, unknown)
