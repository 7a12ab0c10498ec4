"""What of card texts a game reads: the nodes of their trees, the fields of each, the words that stand in them.

A text that says anything else is refused when a scene is opened: what is not read would be ignored in play.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from msgspec import Struct

from ...adapters import abilities
from ...adapters.engine import Unsupported
from ...adapters.messages import Card
from ...adapters.words import Words
from ..kernel.traits import PRINTED, defaults


class Texts:
    """What a game reads.

    ``nodes`` are the kinds of node that it knows, each with the fields that it reads, in one string. ``words`` are
    those that it knows in a field; or in several fields together, where a key names several.
    """

    def __init__(self, nodes: Mapping[type, str], words: Mapping[tuple[type, str], Collection[str]]) -> None:
        self.nodes = {node: frozenset((*said.split(), PRINTED)) for node, said in nodes.items()}
        self.words: dict[type, dict[str, Collection[str]]] = {node: {} for node in nodes}
        for (node, field), known in words.items():
            self.words[node][field] = known

    def check(self, cards: Mapping[str, Card]) -> None:
        """Raises ``Unsupported`` for a card whose text says what the game does not read."""
        for key, card in cards.items():
            for problem in self.unread(card.abilities):
                raise Unsupported(f"card {key!r}: {problem}")

    def unread(self, part: object) -> Iterator[str]:
        """What is not read of a node and of all within it."""
        if isinstance(part, tuple):
            for each in part:
                yield from self.unread(each)
        elif isinstance(part, Struct):
            yield from self._of(part)

    def _of(self, node: Struct) -> Iterator[str]:
        kind = type(node)
        if kind not in self.nodes:
            yield f"{called(kind)} is not known"
            return
        read = self.nodes[kind]
        for name, default in defaults(kind):
            value = getattr(node, name)
            if value == default:
                continue
            if name not in read:
                yield f"the field {name!r} of {called(kind)} is not read"
            yield from self.unread(value)
        for said, known in self.words[kind].items():
            yield from (
                f"{word!r} as {said!r} of {called(kind)} is not known"
                for word in words_in(node, said)
                if word not in known
            )


def said(words: Words) -> Mapping[tuple[type, str], Collection[str]]:
    """A game's words of card text, by the kind of node and the field, or fields, that they stand in."""
    found = {}
    for key, known in words.texts.items():
        node, _, fields = key.partition(" ")
        found[getattr(abilities, node.capitalize()), fields] = known
    return found


def called(kind: type[Struct]) -> str:
    """A kind of node, as the protocol writes it."""
    config = kind.__struct_config__
    return f"the node {config.tag_field} {config.tag!r}" if config.tag else f"a {kind.__name__.lower()}"


def words_in(node: Struct, said: str) -> tuple[str, ...]:
    """The words in a field; in several fields together, all of them as one string."""
    values = [getattr(node, name) for name in said.split()]
    if len(values) > 1:
        return (" ".join(values),)
    (value,) = values
    return value if isinstance(value, tuple) else (value,) if value else ()
