"""The card text that a game supports: the nodes of its trees, the fields of each, and their words.

A game's vocabulary lists what its texts can say; of the instructions, an engine supports those that it carries out. A
text with anything else is refused when a scene is opened, because the engine would ignore it in play.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import lru_cache

from msgspec import Struct

from ...adapters.card_text_tree import PRINTED, WHAT, ZONED, ChosenCards, GameInstruction, node_name
from ...adapters.engine_interface import Unsupported
from ...adapters.messages import Card
from ...adapters.protocol_vocabulary import GameVocabulary
from ..kernel.ability_analysis import field_defaults

DO = "do"
"""The field in which a node names its instruction."""
INSTRUCTION = f"{DO} "
"""The beginning of the names of instructions."""

ACT = node_name(GameInstruction)


Problems = Callable[[Struct], Iterator[str]]
"""The problems that a game has with a node, apart from those that the words decide."""


def no_problems(node: Struct) -> Iterator[str]:
    """No problems."""
    yield from ()


class CardTextSupport:
    """The text that a game supports: its vocabulary ``words``, and of instructions only the kinds and acts in ``done``.

    ``problems`` finds further reasons to refuse a node.

    ``nodes`` are the fields of each node, ``words`` the supported words of a field; or of several fields together,
    if a key names several.
    """

    def __init__(
        self, words: GameVocabulary, done: Collection[type[Struct] | str], problems: Problems = no_problems
    ) -> None:
        self._problems = problems
        self._first_problem = lru_cache(maxsize=4096)(lambda abilities: next(self.unsupported_parts(abilities), ""))
        handled = {f"{ACT} {each}" if isinstance(each, str) else node_name(each) for each in done}
        self.nodes = {
            name: known
            for name, known in words.fields_by_node.items()
            if not name.startswith(INSTRUCTION) or name in handled
        }
        self.zones = frozenset((*words.own_zones, *words.shared_zones, *words.texts.get("zone", ())))
        self.words: dict[str, dict[str, Collection[str]]] = {name: {} for name in self.nodes}
        for key, known in words.texts.items():
            name, _, said = key.partition(": ")
            if name in self.nodes:
                self.words[name][said] = known

    def check_cards(self, cards: Mapping[str, Card]) -> None:
        """Raises ``Unsupported`` for a card with text that the game does not support."""
        for key, card in cards.items():
            if card.abilities and (problem := self._first_problem(card.abilities)):
                raise Unsupported(f"card {key!r}: {problem}", "node")

    def unsupported_parts(self, part: object) -> Iterator[str]:
        """The unsupported parts of a node and of all nodes within it."""
        if isinstance(part, tuple):
            for each in part:
                yield from self.unsupported_parts(each)
        elif isinstance(part, Struct):
            yield from self._of(part)
            yield from self._problems(part)

    def listed_name(self, node: Struct) -> str | None:
        """The name under which a node is listed: its own, perhaps with the value of its ``what`` field."""
        own = node_name(type(node))
        return next((name for name in (f"{own} {getattr(node, WHAT, '')}", own) if name in self.nodes), None)

    def _of(self, node: Struct) -> Iterator[str]:
        kind, name = type(node), self.listed_name(node)
        if name is None:
            several = any(known.startswith(f"{node_name(kind)} ") for known in self.nodes)
            yield _unknown(node, WHAT, getattr(node, WHAT)) if several else f"{node_description(kind)} is not known"
            return
        if isinstance(node, GameInstruction):
            missing = sorted(field for field in self.nodes[name] if getattr(node, field) is None)
            yield from (
                f"the field {field!r} of {node_description(kind)} is missing: {node.what!r} requires it"
                for field in missing
            )
        read = {*self.nodes[name], PRINTED, *([WHAT] if name != node_name(kind) else [])}
        for field, default in field_defaults(kind):
            value = getattr(node, field)
            if value == default:
                continue
            if field not in read:
                yield f"the field {field!r} of {node_description(kind)} is not supported"
            if isinstance(value, ChosenCards) and kind.__struct_config__.tag_field != DO:
                chosen = node_description(ChosenCards)
                yield f"the field {field!r} of {node_description(kind)} holds {chosen}, which only instructions can"
            yield from self.unsupported_parts(value)
            if field in ZONED:
                known = self.zones.union(self.words[name].get(field, ()))
                yield from (_unknown(node, field, word) for word in words_in_field(node, field) if word not in known)
        for said, admissible in self.words[name].items():
            if said not in ZONED:
                yield from (_unknown(node, said, word) for word in words_in_field(node, said) if word not in admissible)


def _unknown(node: Struct, said: str, word: str) -> str:
    return f"{word!r} as {said!r} of {node_description(type(node))} is not known"


def node_description(kind: type[Struct]) -> str:
    """A kind of node, as the protocol writes it."""
    config = kind.__struct_config__
    return f"the node {config.tag_field} {config.tag!r}" if config.tag else f"a {node_name(kind)}"


def words_in_field(node: Struct, said: str) -> tuple[str, ...]:
    """The words in a field; of several fields together, all of them as one string."""
    values = [getattr(node, name) for name in said.split()]
    if len(values) > 1:
        return (" ".join(values),)
    (value,) = values
    several = value if isinstance(value, tuple) else (value,)
    return tuple(word for word in several if isinstance(word, str) and word)
