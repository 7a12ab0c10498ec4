"""The contents of a document that was read: headings and clauses in their order, and the doubts of the reader."""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass, field

from ..fingerprints import HEX_DIGITS, Fingerprint, find_references, fingerprint_text, masked_words, normalise_text
from ..ledger import Verdict, WorkedExample
from .document_lines import DocumentLine, ReadingDoubt
from .numbering import DOTTED, Number, Numbering


@dataclass(frozen=True)
class DocumentExample:
    """A worked example under a clause. `verdict` is None if the document does not give one."""

    text: str
    verdict: Verdict | None = None


@dataclass(frozen=True)
class DocumentEntry:
    """A heading or a clause.

    `number` is the printed one; if the document prints none, the game's id of it. `intended` is the intended number, if
    the printed one is a misprint. `text` is its own sentences, `items` the list in it, `place` its beginning. `numbers`
    is the form of clause numbers, also of those in its text; `prefix` is the part of the id before its number, if
    numbers begin again under each heading.
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
        """The fingerprinted text: its sentences and the items of its list."""
        return self.text + "".join(self.items)

    @property
    def masked_wording(self) -> str:
        """Its wording, normalised, with a mark in place of each clause number."""
        return masked_words(self.wording, self.numbers.reference_pattern)

    @functools.cached_property
    def fingerprint(self) -> Fingerprint:
        """The fingerprints of its wording."""
        return fingerprint_text(self.wording, self.numbers.reference_pattern)

    @functools.cached_property
    def worked_examples(self) -> tuple[WorkedExample, ...]:
        """The examples under it that have a verdict, as verdicts and fingerprints."""
        return tuple(
            WorkedExample(verdict=example.verdict, exact=fingerprint_text(example.text).exact)
            for example in self.examples
            if example.verdict
        )

    @functools.cached_property
    def illustrations(self) -> tuple[str, ...]:
        """The fingerprints of the examples under it that have no verdict."""
        return tuple(fingerprint_text(example.text).exact for example in self.examples if not example.verdict)

    @functools.cached_property
    def references(self) -> tuple[str, ...]:
        """The clause numbers that it prints, in order and with repetitions."""
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
    """A published document that was read: `entries` are its headings and clauses in order.

    `announced` is the publisher's list of changes in this edition; `left_out` are the texts that were read as legends
    of figures; `outside` are the lines that belong to no entry: before the first one, and of parts without rules.
    `lines` is the number of its lines. `numbered`: every clause has a printed number, in
    the form `numbers`. `version` and `date` (YYYY-MM-DD) are those that the document prints.
    """

    game: str
    source: str
    entries: tuple[DocumentEntry, ...]
    doubts: tuple[ReadingDoubt, ...] = ()
    contents: tuple[ContentsLine, ...] = ()
    announced: tuple[ChangelogEntry, ...] = ()
    left_out: tuple[DocumentLine, ...] = ()
    outside: tuple[DocumentLine, ...] = ()
    lines: int = 0
    version: str | None = None
    date: str | None = None
    numbered: bool = False
    numbers: Numbering = DOTTED

    @property
    def clauses(self) -> tuple[DocumentEntry, ...]:
        """The clauses alone."""
        return tuple(entry for entry in self.entries if not entry.heading)

    @property
    def lines_in_entries(self) -> int:
        """The number of lines that belong to a heading or a clause."""
        return self.lines - len(self.contents) - len(self.outside)

    @property
    def headings(self) -> tuple[DocumentEntry, ...]:
        """The headings alone."""
        return tuple(entry for entry in self.entries if entry.heading)


@dataclass
class EntryDraft:
    """An entry while its lines are read; `path` is its number, empty for an entry without one."""

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
        """The finished entry."""
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
        """Add text; words of Latin letters stay separate."""
        self.text = join_lines(self.text, text)

    def append_to_example(self, text: str) -> None:
        """Add text to its last example."""
        last = self.examples[-1]
        self.examples[-1] = DocumentExample(join_lines(last.text, text), last.verdict)


def heading_id(title: str, taken: Container[str]) -> str:
    """The id of a heading without a number: its words, or its fingerprint if it has no Latin letters."""
    words = "-".join(re.findall(r"[a-z0-9]+", title.lower()))
    name = words if re.search("[a-z]", words) else f"h{fingerprint_text(title).exact[: HEX_DIGITS // 2]}"
    return next(each for at in itertools.count(1) if (each := name if at == 1 else f"{name}-{at}") not in taken)


def begins_after_contents(title: str, drafts: Sequence[EntryDraft]) -> bool:
    """Whether all drafts are headings, and the title repeats the first: the drafts were a table of contents."""
    return (
        bool(drafts)
        and all(draft.heading for draft in drafts)
        and normalise_text(title) == normalise_text(drafts[0].text)
    )


def join_lines(before: str, after: str) -> str:
    """Two parts of a sentence, joined across the end of a line."""
    apart = before[-1:].isascii() and before[-1:].isalnum() and after[:1].isascii() and after[:1].isalnum()
    return f"{before} {after}" if apart else before + after


def ends_sentence(text: str) -> bool:
    """Whether a text ends like a sentence; a point ends only sentences in Latin letters."""
    said = text.rstrip().rstrip("」』’”'\"*")
    return said.endswith(("。", ")", "）", "!", "！", "?", "？")) or (said.endswith(".") and _latin(said))


def _latin(text: str) -> bool:
    return re.search(r"[A-Za-z]{2,}.*[A-Za-z]{2,}", text, re.DOTALL) is not None


def split_sentences(text: str) -> Iterator[str]:
    """The sentences of a text; a full stop within brackets or quotes does not end one.

    Text in brackets or without a full stop belongs to the sentence before.
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
