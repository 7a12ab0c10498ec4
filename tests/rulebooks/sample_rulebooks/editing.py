"""Makes a next edition of a rulebook, and knows what became of every clause.

An edition is a tree of nodes. Edits change the tree; numbering it anew gives the document, with the
cross-references rewritten as a publisher would.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random

from rapidfuzz import fuzz

from saitei.rulebooks.comparison import Kind
from saitei.rulebooks.documents import Document, DocumentEntry
from saitei.rulebooks.documents.document_entries import split_sentences
from saitei.rulebooks.fingerprints import REFERENCE, normalise_text

PIECE = 7
"""Characters in the pieces of other clauses of which new words are made."""


@dataclass(eq=False)
class Node:
    """A heading or clause. `base` is what its number has before its place among its like."""

    heading: bool
    base: str | None
    text: str
    items: tuple[str, ...] = ()
    fixed: str = ""
    targets: list[Node | str] = field(default_factory=list)
    children: list[Node] = field(default_factory=list)
    parent: Node | None = None
    number: str = ""

    def family(self) -> Iterator[Node]:
        """The node and all under it."""
        yield self
        for child in self.children:
            yield from child.family()


@dataclass
class Made:
    """An edit that was made: its name, and what the comparison should say of it."""

    edit: str
    old: tuple[Node, ...]
    new: tuple[Node, ...]
    kind: Kind | None = None


class Edition:
    """A rulebook that can be edited."""

    def __init__(self, document: Document, random: Random) -> None:
        self.document = document
        self.random = random
        self.roots: list[Node] = []
        self._build()
        self.number()
        self.old_numbers = {node: node.number for node in self.nodes()}
        self.old = self.rendered()
        self.made: list[Made] = []
        self.touched: set[Node] = set()

    def nodes(self) -> Iterator[Node]:
        """All nodes in document order."""
        for root in self.roots:
            yield from root.family()

    def _build(self) -> None:
        by_number: dict[str, Node] = {}
        for entry in self.document.entries:
            parent = by_number.get(entry.parent or "")
            node = Node(entry.heading, None, normalise_text(entry.text), tuple(map(normalise_text, entry.items)))
            if self.document.numbered:
                node.base = "-b" if "-b" in entry.number else "."
            elif entry.heading:
                node.fixed = entry.number
            else:
                assert parent
                node.base = re.sub(r"\d+$", "", entry.number.removeprefix(parent.number))
            node.number = entry.number
            node.parent = parent
            (parent.children if parent else self.roots).append(node)
            by_number[entry.number] = node
        for entry in self.document.entries:
            node = by_number[entry.number]
            node.targets = [by_number.get(token, token) for token in REFERENCE.findall(self.wording(node))]

    def wording(self, node: Node) -> str:
        return node.text + "".join(node.items)

    def number(self) -> None:
        """Numbers all nodes by where they stand."""

        def go(nodes: list[Node], above: str) -> None:
            counts: dict[str, int] = {}
            for node in nodes:
                if node.fixed:
                    node.number = node.fixed
                else:
                    base = node.base or "."
                    counts[base] = counts.get(base, 0) + 1
                    node.number = f"{above}{base}{counts[base]}".removeprefix(".")
                go(node.children, node.number)

        go(self.roots, "")

    def rendered(self) -> Document:
        """The document as it is now."""
        entries = []
        for node in self.nodes():
            targets = iter(node.targets)

            def write(_: re.Match[str]) -> str:
                target = next(targets)  # noqa: B023
                return target if isinstance(target, str) else target.number

            texts = [REFERENCE.sub(write, text) for text in (node.text, *node.items)]
            parent = node.parent.number if node.parent else None
            entries.append(DocumentEntry(node.number, node.heading, parent, "", texts[0], tuple(texts[1:])))
        return Document(self.document.game, "made", tuple(entries), numbered=self.document.numbered)

    def edit(self, times: int, names: list[str]) -> list[Made]:
        """Makes edits of these kinds in turn, apart from one another; what no clause is fit for is left out."""
        for turn in range(times):
            name = names[turn % len(names)]
            EDITS[name](self)
        self.number()
        for made in self.made:
            if made.kind is None:
                moved = self.old_numbers[made.old[0]] != made.new[0].number
                changed = made.edit not in {"move", "swap"}
                made.kind = (
                    ("moved-reworded" if moved else "reworded") if changed else "moved" if moved else "unchanged"
                )
        return self.made

    def pick(self, fit: Callable[[Node], bool], *, leaf: bool = True) -> Node | None:
        """A clause that is suitable, and not next to one that was edited."""
        referred = {target for node in self.nodes() for target in node.targets if isinstance(target, Node)}
        nodes = list(self.nodes())
        place = {node: index for index, node in enumerate(nodes)}
        near = {nodes[i] for node in self.touched if node in place for i in self._around(place[node], len(nodes))}
        options = [
            node
            for node in nodes
            if not node.heading
            and node not in near
            and (not leaf or not node.children)
            and node not in referred
            and node in self.old_numbers
            and node.parent
            and fit(node)
        ]
        return self.random.choice(options) if options else None

    @staticmethod
    def _around(index: int, count: int) -> range:
        return range(max(0, index - 2), min(count, index + 3))

    def words(self, length: int) -> str:
        """New words: pieces of several clauses, put together."""
        texts = [REFERENCE.sub("", node.text) for node in self.nodes() if len(node.text) > 2 * PIECE]
        made = ""
        while len(made) < length:
            text = self.random.choice(texts)
            start = self.random.randrange(len(text) - PIECE)
            made += text[start : start + PIECE]
        return re.sub(r"[0-9.()。-]", "", made)[:length]

    def touch(self, *nodes: Node) -> None:
        self.touched.update(nodes)

    def new_beside(self, node: Node, text: str, targets: list[Node | str]) -> Node:
        """A new node right behind another of the same kind."""
        new = Node(False, node.base, text, targets=targets, parent=node.parent)
        siblings = node.parent.children if node.parent else self.roots
        siblings.insert(siblings.index(node) + 1, new)
        return new


def insert(edition: Edition) -> None:
    if node := edition.pick(lambda node: True, leaf=False):
        new = edition.new_beside(node, edition.words(edition.random.randint(25, 60)) + "。", [])
        edition.made.append(Made("insert", (), (new,), "new"))
        edition.touch(node, new)


def delete(edition: Edition) -> None:
    if node := edition.pick(lambda node: len(node.parent.children) > 1):  # type: ignore[union-attr]
        edition.touch(*beside(edition, node))
        node.parent.children.remove(node)  # type: ignore[union-attr]
        edition.made.append(Made("delete", (node,), (), "gone"))


def move(edition: Edition) -> None:
    node = edition.pick(lambda node: len(node.parent.children) > 1)  # type: ignore[union-attr]
    if node is None:
        return
    there = edition.pick(lambda other: chapter(other) is not chapter(node) and other.base == node.base)
    if there is None:
        return
    edition.touch(*beside(edition, node))
    node.parent.children.remove(node)  # type: ignore[union-attr]
    siblings = there.parent.children  # type: ignore[union-attr]
    siblings.insert(siblings.index(there) + 1, node)
    node.parent = there.parent
    edition.made.append(Made("move", (node,), (node,)))
    edition.touch(node, there)


def reword_lightly(edition: Edition) -> None:
    def fit(node: Node) -> bool:
        return len(node.text) >= 20 and not node.targets

    if node := edition.pick(fit, leaf=False):
        length = edition.random.randint(1, max(1, len(node.text) // 9))
        start = edition.random.randrange(len(node.text) - length)
        put = edition.words(edition.random.randint(1, length))
        node.text = changed(node.text, node.text[:start] + put + node.text[start + length :])
        edition.made.append(Made("reword lightly", (node,), (node,)))
        edition.touch(node)


def reword_heavily(edition: Edition) -> None:
    def fit(node: Node) -> bool:
        return len(node.text) >= 30 and not node.targets

    if node := edition.pick(fit, leaf=False):
        pieces = [node.text[i : i + 10] for i in range(0, len(node.text), 10)]
        start = edition.random.randrange(2)
        for index in range(start, len(pieces), 2):
            pieces[index] = edition.words(10)
        node.text = changed(node.text, "".join(pieces))
        edition.made.append(Made("reword heavily", (node,), (node,)))
        edition.touch(node)


def split(edition: Edition) -> None:
    def fit(node: Node) -> bool:
        return not node.items and any(cut(node.text))

    if node := edition.pick(fit):
        at = edition.random.choice(list(cut(node.text)))
        kept = len(REFERENCE.findall(node.text[:at]))
        new = edition.new_beside(node, node.text[at:], node.targets[kept:])
        node.text, node.targets = node.text[:at], node.targets[:kept]
        if not node.text.endswith("。"):
            node.text = node.text.rstrip("、") + "。"
        edition.made.append(Made("split", (node,), (node, new), "split"))
        edition.touch(node, new)


def merge(edition: Edition) -> None:
    def fit(node: Node) -> bool:
        other = follower(node)
        return bool(
            other
            and not (other.children or other.items or node.items or other.heading)
            and other in edition.old_numbers
            and other not in edition.touched
            and other.base == node.base
            and min(len(node.text), len(other.text)) >= 15
            and other not in {t for n in edition.nodes() for t in n.targets if isinstance(t, Node)}
        )

    if node := edition.pick(fit):
        other = follower(node)
        assert other and node.parent
        edition.touch(node, *beside(edition, other))
        node.parent.children.remove(other)
        node.text += other.text
        node.targets += other.targets
        edition.made.append(Made("merge", (node, other), (node,), "merged"))


def swap(edition: Edition) -> None:
    def twins(node: Node) -> list[Node]:
        return [
            other
            for other in edition.nodes()
            if other is not node
            and not (other.heading or other.children)
            and other in edition.old_numbers
            and other not in edition.touched
            and other.text != node.text
            and min(len(node.text), len(other.text)) >= 12
            and fuzz.ratio(node.text, other.text) >= 80
        ]

    node = edition.pick(lambda node: bool(twins(node)))
    if node is None:
        return
    other = edition.random.choice(twins(node))
    mine, theirs = node.parent.children, other.parent.children  # type: ignore[union-attr]
    i, j = mine.index(node), theirs.index(other)
    mine[i], theirs[j] = other, node
    node.parent, other.parent = other.parent, node.parent
    node.base, other.base = other.base, node.base
    edition.made.append(Made("swap", (node,), (node,)))
    edition.made.append(Made("swap", (other,), (other,)))
    edition.touch(node, other)


def move_sentence(edition: Edition) -> None:
    """A sentence goes from the end of a clause to the beginning of the next."""

    def fit(node: Node) -> bool:
        other = follower(node)
        return bool(
            other
            and not (other.items or node.items or node.children)
            and other in edition.old_numbers
            and other not in edition.touched
            and other.base == node.base
            and min(len(normalise_text(part)) for part in (node.text, other.text)) >= 12
            and len(list(split_sentences(node.text))) > 1
        )

    if node := edition.pick(fit):
        other = follower(node)
        assert other
        at = len(node.text) - len(list(split_sentences(node.text))[-1])
        kept = len(REFERENCE.findall(node.text[:at]))
        other.text, node.text = node.text[at:] + other.text, node.text[:at]
        other.targets, node.targets = node.targets[kept:] + other.targets, node.targets[:kept]
        edition.made.append(Made("move a sentence", (node,), (node,)))
        edition.made.append(Made("move a sentence", (other,), (other,)))
        edition.touch(*beside(edition, node), *beside(edition, other))


def change_reference(edition: Edition) -> None:
    if node := edition.pick(lambda node: bool(node.targets), leaf=False):
        index = edition.random.randrange(len(node.targets))
        before = node.targets[index]
        depth = str(before if isinstance(before, str) else before.number).count(".")
        others = [n for n in edition.nodes() if n is not before and n.number.count(".") == depth and n.fixed == ""]
        others = [n for n in others if "-b" not in n.number and n in edition.old_numbers and n not in edition.touched]
        if others:
            node.targets[index] = edition.random.choice(others)
            edition.made.append(Made("change a reference", (node,), (node,), "reference-changed"))
            edition.touch(node)


def change_digit(edition: Edition) -> None:
    def places(node: Node) -> list[int]:
        masked = REFERENCE.sub(lambda m: "§" * len(m[0]), node.text)
        return [m.start() for m in re.finditer(r"[0-9]", masked)]

    if node := edition.pick(lambda node: bool(places(node)), leaf=False):
        at = edition.random.choice(places(node))
        digit = edition.random.choice([d for d in "123456789" if d != node.text[at]])
        node.text = node.text[:at] + digit + node.text[at + 1 :]
        edition.made.append(Made("change a digit", (node,), (node,)))
        edition.touch(node)


KINDS: dict[tuple[bool, bool], Kind] = {
    (False, False): "unchanged",
    (False, True): "moved",
    (True, False): "reworded",
    (True, True): "moved-reworded",
}
"""The change of a clause, by whether its words and whether its number changed."""

EDITS: dict[str, Callable[[Edition], None]] = {
    "insert": insert,
    "delete": delete,
    "move": move,
    "reword lightly": reword_lightly,
    "reword heavily": reword_heavily,
    "split": split,
    "merge": merge,
    "swap": swap,
    "move a sentence": move_sentence,
    "change a reference": change_reference,
    "change a digit": change_digit,
}


def chapter(node: Node) -> Node:
    """The chapter of a clause; where headings keep their names, the nearest heading."""
    if node.fixed or node.parent is None:
        return node
    return chapter(node.parent)


def beside(edition: Edition, node: Node) -> list[Node]:
    """The node and its neighbours in the document."""
    nodes = list(edition.nodes())
    at = nodes.index(node)
    return nodes[max(0, at - 1) : at + 2]


def follower(node: Node) -> Node | None:
    """The next under the same parent."""
    siblings = node.parent.children if node.parent else []
    at = siblings.index(node) + 1 if node in siblings else 0
    return siblings[at] if 0 < at < len(siblings) else None


def cut(text: str) -> Iterator[int]:
    """Where a text can be cut in two: behind a sentence, or behind a comma near its middle."""
    parts = list(split_sentences(text))
    at = 0
    for part in parts[:-1]:
        at += len(part)
        if min(at, len(text) - at) >= 15:
            yield at
    if len(parts) == 1:
        for found in re.finditer("、", text):
            if min(found.end(), len(text) - found.end()) >= 18:
                yield found.end()


def changed(before: str, after: str) -> str:
    """The text after, and never the one before."""
    return after if normalise_text(after) != normalise_text(before) else after + "また。"
