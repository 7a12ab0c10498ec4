"""What a document consists of once it is read: headings and clauses in their order, and what was unsure."""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass, field

from ..fingerprints import HEX_DIGITS, Fingerprint, find_references, fingerprint_text, masked_words, normalise_text
from ..ledger import Verdict, WorkedExample
from .document_lines import ReadingDoubt
from .numbering import DOTTED, Number, Numbering


@dataclass(frozen=True)
class DocumentExample:
    """A worked example under a clause. `verdict` is None where the document does not mark it."""

    text: str
    verdict: Verdict | None = None


@dataclass(frozen=True)
class DocumentEntry:
    """A heading or a clause.

    `number` is the printed one; where the document prints none, the game's id of it. `intended` is the
    number that was meant, where the printed one is a misprint. `text` is its own sentences, `items`
    what it lists, `place` where it begins. `numbers` says how numbers of clauses are made, those in its text too;
    `prefix` is what the id has before its number, where numbers begin again under each heading.
    """

    number: str
    heading: bool
    parent: str | None
    place: str
    text: str = ""
    items: tuple[str, ...] = ()
    examples: tuple[DocumentExample, ...] = ()
    intended: str | None = None
    numbers: Numbering = field(default=DOTTED, repr=False)
    prefix: str = ""

    @property
    def wording(self) -> str:
        """What is fingerprinted: its sentences and the items it lists."""
        return self.text + "".join(self.items)

    @property
    def masked_wording(self) -> str:
        """Its wording, normalised, with a mark in place of each number of a clause."""
        return masked_words(self.wording, self.numbers.reference_pattern)

    @functools.cached_property
    def fingerprint(self) -> Fingerprint:
        """The fingerprints of its wording."""
        return fingerprint_text(self.wording, self.numbers.reference_pattern)

    @functools.cached_property
    def worked_examples(self) -> tuple[WorkedExample, ...]:
        """The examples under it that the document judges, by their verdicts and fingerprints."""
        return tuple(
            WorkedExample(verdict=example.verdict, exact=fingerprint_text(example.text).exact)
            for example in self.examples
            if example.verdict
        )

    @functools.cached_property
    def illustrations(self) -> tuple[str, ...]:
        """The fingerprints of the examples under it that the document does not judge."""
        return tuple(fingerprint_text(example.text).exact for example in self.examples if not example.verdict)

    @functools.cached_property
    def references(self) -> tuple[str, ...]:
        """The clause numbers that it prints, in order; one printed twice is here twice."""
        named = map(self.numbers.resolve_reference, find_references(self.wording, self.numbers.reference_pattern))
        return tuple(f"{self.prefix}{number}" for number in named)


@dataclass(frozen=True)
class ContentsLine:
    """A line of the table of contents."""

    number: str
    title: str
    place: str


@dataclass(frozen=True)
class ChangelogEntry:
    """An entry of the publisher's own list of changes."""

    text: str
    place: str


@dataclass(frozen=True)
class Document:
    """A published document, read: `entries` are its headings and clauses in order.

    `announced` is what the publisher says has changed with this edition. `numbered` says that every clause has a
    printed number, `numbers` how such are made; `version` and `date` (YYYY-MM-DD) are those that the document prints.
    """

    game: str
    source: str
    entries: tuple[DocumentEntry, ...]
    doubts: tuple[ReadingDoubt, ...] = ()
    contents: tuple[ContentsLine, ...] = ()
    announced: tuple[ChangelogEntry, ...] = ()
    version: str | None = None
    date: str | None = None
    numbered: bool = False
    numbers: Numbering = DOTTED

    @property
    def clauses(self) -> tuple[DocumentEntry, ...]:
        """The clauses alone."""
        return tuple(entry for entry in self.entries if not entry.heading)

    @property
    def headings(self) -> tuple[DocumentEntry, ...]:
        """The headings alone."""
        return tuple(entry for entry in self.entries if entry.heading)


@dataclass
class EntryDraft:
    """An entry while its lines come in; `path` is its number, empty for one without."""

    number: str
    heading: bool
    parent: str | None
    place: str
    text: str = ""
    items: list[str] = field(default_factory=list)
    examples: list[DocumentExample] = field(default_factory=list)
    intended: str | None = None
    path: Number = ()
    prefix: str = ""

    def finish_entry(self, numbers: Numbering = DOTTED) -> DocumentEntry:
        """The entry as it stands."""
        return DocumentEntry(
            self.number,
            self.heading,
            self.parent,
            self.place,
            self.text.strip(),
            tuple(self.items),
            tuple(self.examples),
            self.intended,
            numbers,
            self.prefix,
        )

    def append_text(self, text: str) -> None:
        """More of its text; words of Latin letters stay apart."""
        self.text = join_lines(self.text, text)

    def append_to_example(self, text: str) -> None:
        """More of its last example."""
        last = self.examples[-1]
        self.examples[-1] = DocumentExample(join_lines(last.text, text), last.verdict)


def heading_id(title: str, taken: Container[str]) -> str:
    """The id of a heading without a number: its words, or where it has none of Latin letters its fingerprint."""
    words = "-".join(re.findall(r"[a-z0-9]+", title.lower()))
    name = words or f"h{fingerprint_text(title).exact[: HEX_DIGITS // 2]}"
    return next(each for at in itertools.count(1) if (each := name if at == 1 else f"{name}-{at}") not in taken)


def begins_after_contents(title: str, drafts: Sequence[EntryDraft]) -> bool:
    """Whether headings alone came so far, and this is the first of them again: it was a table of contents."""
    return (
        bool(drafts)
        and all(draft.heading for draft in drafts)
        and normalise_text(title) == normalise_text(drafts[0].text)
    )


def join_lines(before: str, after: str) -> str:
    """Two parts of a sentence that a line's end parted."""
    apart = before[-1:].isascii() and before[-1:].isalnum() and after[:1].isascii() and after[:1].isalnum()
    return f"{before} {after}" if apart else before + after


def ends_sentence(text: str) -> bool:
    """Whether a text ends as a sentence does; a point ends one of Latin words alone."""
    said = text.rstrip().rstrip("」』’”'\"*")
    return said.endswith(("。", ")", "）", "!", "！", "?", "？")) or (said.endswith(".") and _latin(said))


def _latin(text: str) -> bool:
    return re.search(r"[A-Za-z]{2,}.*[A-Za-z]{2,}", text, re.DOTALL) is not None


def split_sentences(text: str) -> Iterator[str]:
    """The sentences of a text; a full stop within brackets or quotes ends none.

    What follows in brackets, or without a full stop of its own, belongs to the sentence before.
    """
    pending = ""
    current = ""
    depth = 0
    for character in text:
        current += character
        if character in "「『(（《“":
            depth += 1
        elif character in "」』)）》”":
            depth = max(0, depth - 1)
        elif character == "。" and not depth:
            if pending and not current.lstrip().startswith(("(", "（")):
                yield pending
                pending = ""
            pending += current
            current = ""
    if current.strip() or pending:
        yield pending + current
