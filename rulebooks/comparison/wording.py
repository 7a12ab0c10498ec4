"""The changed words of clauses, for two editions that are documents.

    for wording in list_wording_changes(old, new, comparison): ...
    find_renamed_terms(list_wording_changes(...))   # terms with a new name, each once

The results contain the publisher's words, and stay on the reader's own machine.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Literal, get_args
from unicodedata import normalize

from ..documents import Document, DocumentEntry
from ..fingerprints import mask_references
from .clause_changes import ClauseChange, EditionComparison

Flag = Literal["number", "negation", "term", "reference", "typography"]
FLAGS: tuple[Flag, ...] = get_args(Flag)
"""The possible subjects of a change of words: an amount, a negation, a name, a clause, or only the print."""

Side = Literal["same", "old", "new"]

SEVERAL = 2
"""The least number of clauses in which one word has to replace another for it to count as a renamed term."""

_TOKEN = re.compile(
    r"[0-9０-９]+(?:[.,．][0-9０-９]+)*|[A-Za-z]+(?:['’][a-z]+)?|[\u30a1-\u30fa\u30fc]+|[\u3400-\u9fff々]+|[\u3041-\u3096]+|\s+|."
)
_FIGURE = re.compile(
    r"[0-9]+(?:[.,][0-9]+)*|[一二三四五六七八九十百千半]+(?=[枚個回人つ度体倍色点種本番])"
    r"|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|half|once|twice)\b"
)
_NEGATION = re.compile(
    r"ない|なく|なかっ|なけれ|ませ?ん|ず[、に]|ぬ|不|無|非|未|\b(?:not|no|cannot|never|without|n?either|nor|unless)\b|n['’]t\b"
)
_TERM = re.compile(r"(?:[\u30a1-\u30fa\u30fc]{2,}|[\u3400-\u9fff々]{2,}|[A-Za-z]{3,})(?:\s[A-Za-z]{3,})*")


@dataclass(frozen=True)
class WordingSpan:
    """A stretch of words that both editions have, or only one of them."""

    side: Side
    text: str


@dataclass(frozen=True)
class WordingChange:
    """A change with the words of both editions, their differences, and the possible subjects of these."""

    change: ClauseChange
    old: tuple[DocumentEntry, ...]
    new: tuple[DocumentEntry, ...]
    pieces: tuple[WordingSpan, ...]
    flags: tuple[Flag, ...]

    @property
    def replaced_words(self) -> Iterator[tuple[str, str]]:
        """The stretches of the old edition that the new one replaces, each with its replacement."""
        for one, other in zip(self.pieces, self.pieces[1:], strict=False):
            if (one.side, other.side) == ("old", "new"):
                yield one.text, other.text


@dataclass(frozen=True)
class TermRename:
    """A term that has another name in the new edition, and the changes that contain it.

    `alone` are those without any other difference.
    """

    old: str
    new: str
    changes: tuple[ClauseChange, ...]
    alone: tuple[ClauseChange, ...]


def list_wording_changes(old: Document, new: Document, comparison: EditionComparison) -> tuple[WordingChange, ...]:
    """The changes of clauses whose words differ, in the order of the comparison."""
    mine, theirs = ({entry.number: entry for entry in side.clauses} for side in (old, new))
    made = [
        _wording(change, [mine[number] for number in change.old], [theirs[number] for number in change.new])
        for change in comparison.clauses
        if change.kind not in {"unchanged", "moved"}
    ]
    terms = {(rename.old, rename.new) for rename in find_renamed_terms(made)}
    return tuple(_with_terms(wording, terms) for wording in made)


def find_renamed_terms(made: Iterable[WordingChange]) -> tuple[TermRename, ...]:
    """The terms that were renamed, the one in most clauses first."""
    found: dict[tuple[str, str], list[WordingChange]] = defaultdict(list)
    for wording in made:
        for pair in dict.fromkeys(wording.replaced_words):
            if all(_TERM.fullmatch(word) for word in pair):
                found[pair].append(wording)
    several = {pair: among for pair, among in found.items() if len(among) >= SEVERAL}
    return tuple(
        TermRename(
            *pair,
            changes=tuple(wording.change for wording in among),
            alone=tuple(wording.change for wording in among if _is_renamed_alone(wording, several)),
        )
        for pair, among in sorted(several.items(), key=lambda entry: -len(entry[1]))
    )


def _is_renamed_alone(wording: WordingChange, terms: Collection[tuple[str, str]]) -> bool:
    """Whether renamed terms are the only difference in a clause that was neither split nor merged."""
    replaced = list(wording.replaced_words)
    differing = sum(1 for piece in wording.pieces if piece.side != "same")
    one = len(wording.old) == len(wording.new) == 1
    return one and all(pair in terms for pair in replaced) and 2 * len(replaced) == differing


def _wording(change: ClauseChange, old: Sequence[DocumentEntry], new: Sequence[DocumentEntry]) -> WordingChange:
    before, after = ("".join(_shown(entry) for entry in side) for side in (old, new))
    pieces = tuple(_pieces(before, after))
    return WordingChange(change, tuple(old), tuple(new), pieces, tuple(_flags(change, old, new)))


def _shown(entry: DocumentEntry) -> str:
    examples = "".join(f"（例：{example.text}）" for example in entry.examples)
    return entry.wording + examples


def _pieces(before: str, after: str) -> Iterator[WordingSpan]:
    one, other = _TOKEN.findall(before), _TOKEN.findall(after)
    for kind, start, end, there, until in SequenceMatcher(None, one, other, autojunk=False).get_opcodes():
        if kind == "equal":
            yield WordingSpan("same", "".join(one[start:end]))
            continue
        if end > start:
            yield WordingSpan("old", "".join(one[start:end]))
        if until > there:
            yield WordingSpan("new", "".join(other[there:until]))


def _flags(change: ClauseChange, old: Sequence[DocumentEntry], new: Sequence[DocumentEntry]) -> Iterator[Flag]:
    """The possible subjects of the differing words; none for a clause that is new or gone."""
    if not old or not new:
        return
    before, after = ("".join(_without_numbers(entry) for entry in side) for side in (old, new))
    if _FIGURE.findall(before.lower()) != _FIGURE.findall(after.lower()):
        yield "number"
    if _NEGATION.findall(before.lower()) != _NEGATION.findall(after.lower()):
        yield "negation"
    if [number for entry in old for number in entry.references] != [n for entry in new for n in entry.references]:
        yield "reference"
    if change.kind == "typographic":
        yield "typography"


def _without_numbers(entry: DocumentEntry) -> str:
    return mask_references(normalize("NFKC", entry.wording), entry.numbers.reference_pattern)


def _with_terms(wording: WordingChange, terms: set[tuple[str, str]]) -> WordingChange:
    if terms.isdisjoint(wording.replaced_words):
        return wording
    flags = {*wording.flags, "term"}
    return WordingChange(
        wording.change, wording.old, wording.new, wording.pieces, tuple(f for f in FLAGS if f in flags)
    )
