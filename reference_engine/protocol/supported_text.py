"""What of card texts a game reads: the nodes of their trees, the fields of each, the words that stand in them.

A game's words list what its texts can say; of instructions an engine reads those that it does. A text that says
anything else is refused when a scene is opened: what is not read would be ignored in play.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping

from msgspec import Struct

from ...adapters.card_text_tree import PRINTED, WHAT, ZONED, ChosenCards, GameInstruction, node_name
from ...adapters.engine_interface import Unsupported
from ...adapters.messages import Card
from ...adapters.protocol_vocabulary import GameVocabulary
from ..kernel.ability_analysis import field_defaults

DO = "do"
"""The field by which a node says which instruction it is."""
INSTRUCTION = f"{DO} "
"""How the names of instructions begin."""

ACT = node_name(GameInstruction)


Problems = Callable[[Struct], Iterator[str]]
"""The problems that a game has with a node, apart from those that the words decide."""


def no_problems(node: Struct) -> Iterator[str]:
    """None."""
    yield from ()


class CardTextSupport:
    """What a game reads: what its ``words`` list, and of instructions only those that are ``done``: kinds, and acts.

    ``problems`` finds further reasons to refuse a node.

    ``nodes`` are the fields of each node, ``words`` those that are known in a field; or in several fields together,
    where a key names several.
    """

    def __init__(
        self, words: GameVocabulary, done: Collection[type[Struct] | str], problems: Problems = no_problems
    ) -> None:
        self._problems = problems
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
        """Raises ``Unsupported`` for a card whose text says what the game does not read."""
        for key, card in cards.items():
            for problem in self.unsupported_parts(card.abilities):
                raise Unsupported(f"card {key!r}: {problem}", "node")

    def unsupported_parts(self, part: object) -> Iterator[str]:
        """What is not read of a node and of all within it."""
        if isinstance(part, tuple):
            for each in part:
                yield from self.unsupported_parts(each)
        elif isinstance(part, Struct):
            yield from self._of(part)
            yield from self._problems(part)

    def listed_name(self, node: Struct) -> str | None:
        """The name under which a node is listed: its own, perhaps with what it says that it is."""
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
                f"the field {field!r} of {node_description(kind)} is missing: {node.what!r} has one"
                for field in missing
            )
        read = {*self.nodes[name], PRINTED, *([WHAT] if name != node_name(kind) else [])}
        for field, default in field_defaults(kind):
            value = getattr(node, field)
            if value == default:
                continue
            if field not in read:
                yield f"the field {field!r} of {node_description(kind)} is not read"
            if isinstance(value, ChosenCards) and kind.__struct_config__.tag_field != DO:
                yield f"the field {field!r} of {node_description(kind)} holds {node_description(ChosenCards)}, which instructions do"
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
    """The words in a field; in several fields together, all of them as one string."""
    values = [getattr(node, name) for name in said.split()]
    if len(values) > 1:
        return (" ".join(values),)
    (value,) = values
    several = value if isinstance(value, tuple) else (value,)
    return tuple(word for word in several if isinstance(word, str) and word)
