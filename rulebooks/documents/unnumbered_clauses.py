"""Documents whose clauses have no numbers: bullets and sentences under headings.

A clause's id is that of its heading and its position: `deck.3` is the third clause under `deck`. Numbered lists have
ids with `.a1`, `.b1`; questions with their answers `.q1`; details `.d1`; notes `.n1`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from ..fingerprints import HEX_DIGITS, fingerprint_text, sketch_similarity
from ..ledger import Verdict
from .document_entries import (
    Document,
    DocumentExample,
    EntryDraft,
    begins_after_contents,
    ends_sentence,
    heading_id,
    split_sentences,
)
from .document_form import DocumentForm, Landmark
from .document_lines import DocumentLine, ReadingDoubt
from .numbering import write_letters

EXAMPLE = re.compile(r"[■・]?\s*(?:例\d*\s*[:：)）]\s*(.+)|[(（]例\d*\s*[:：]\s*(.+)[)）])|(例えば.+)")
RULING = re.compile(r"[(（]([○×])[)）]\s*(.+)")
VERDICTS: dict[str, Verdict] = {"○": "allowed", "×": "denied"}
_FOR_INSTANCE = "例えば"
_AND_THEN = "そう"
_DEFINITION = re.compile(r"[^。]+・・・[^。]+")
_NEXT_DEFINITION = re.compile(r"[^。、]+?(?:・・・|…+|[：:])[^。].*")
"""A line that is a definition if it stands under one: it may have full stops, and another mark after its term."""
_COUNTED = re.compile(r"(?:(\d{1,2})[.．]|([①-⑳])|【(\d{1,2})】)\s*(.+)")
_CIRCLED = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"
_QUESTION = re.compile(r"Q[.．]\s*(.+)")
_ANSWER = re.compile(r"A[.．]\s*(.+)")
_BULLET = re.compile(r"(?:[・●•]\s*|[-*]\s+)(.+)")
_NOTE = re.compile(r"※\s*(.+)")
_BRACKET = re.compile(r"[(（](?![^)）]*[)）][:：])")
_TITLED = re.compile(r"【[^】]+】(?![のやをはがにでと])")
_INDENT = re.compile(r"[\s\u3000]")
_IN_LIST = re.compile(r"\.[a-c]\d+$")
_NEAR = 0.55
"""The least similarity to the sketch of an entry's first line for a line that was reworded."""


def parse_unnumbered(
    lines: Sequence[DocumentLine], form: DocumentForm, landmarks: Sequence[Landmark], game: str, source: str
) -> Document:
    """The headings and clauses of a document without numbers."""
    reader = _Reader(form, _found(lines, landmarks))
    for index, line in enumerate(lines):
        reader.take_line(index, line)
    missing = [mark.id for mark in landmarks if mark not in reader.landmarks.values()]
    doubts = [*reader.doubts, *(ReadingDoubt(source, name, "its heading was not found") for name in missing)]
    return Document(
        game,
        source,
        tuple(draft.finish_entry() for draft in reader.drafts),
        tuple(doubts),
        outside=tuple(reader.outside),
        lines=len(lines),
    )


class _Reader:
    """Reads the lines one after the other."""

    def __init__(self, form: DocumentForm, landmarks: dict[int, Landmark]) -> None:
        self.form = form
        self.landmarks = landmarks
        self.drafts: list[EntryDraft] = []
        self.doubts: list[ReadingDoubt] = []
        self.head: EntryDraft | None = None
        self.outside: list[DocumentLine] = []
        self.titled: Landmark | None = None
        self.detailed = False
        self.counts: dict[str, int] = {}
        self.lists = 0
        self.counted = 0
        self.bare = False
        self.bulleted = False
        self.example = False

    def take_line(self, index: int, line: DocumentLine) -> None:
        text = line.text.strip()
        if self._heading(index, line, text):
            return
        if self.head is None:
            self.outside.append(line)
            return
        if self.form.is_skipped_line(text):
            self.example = False
        elif self.form.is_detail_line(text):
            self.detailed = True
        else:
            self._body(line, text)

    def _heading(self, index: int, line: DocumentLine, text: str) -> bool:
        """Open the entry that begins here, if there is one. Returns whether the line is only its heading."""
        mark = self.landmarks.get(index)
        if mark is not None and mark is self.titled:
            return False
        follows = self.landmarks.get(index + 1)
        if line.heading and mark is None and follows is not None and not self.form.is_skipped_line(text):
            self.titled = follows
            self._open(follows.id, follows.parent, text, line)
            return True
        if mark is not None:
            printed = mark.heading is not None and fingerprint_text(text).exact == mark.heading
            self._open(mark.id, mark.parent, text if printed else "", line)
            return printed
        if self.form.numbering and (found := re.fullmatch(self.form.numbering, text)):
            number, title = found[1], found[2].strip()
            above = number.rpartition("-")[0]
            there = {draft.number for draft in self.drafts if draft.heading}
            self._open(number, above if above in there else None, title, line)
            if title.endswith("。"):
                self._clause(title, line)
            return True
        if (title := self.form.heading_title(line)) is not None:
            if begins_after_contents(title, self.drafts):
                self.drafts.clear()
            self._open(heading_id(title, {draft.number for draft in self.drafts}), None, title, line)
            return True
        if line.heading and not self.form.is_skipped_line(text):
            name = f"unnamed-{fingerprint_text(text).exact[: HEX_DIGITS // 2]}"
            self.doubts.append(
                ReadingDoubt(line.describe_place, name, "the heading has no id yet: give it one in the outline")
            )
            self._open(name, self.head.parent if self.head else None, text, line)
            return True
        return False

    def _open(self, number: str, parent: str | None, title: str, line: DocumentLine) -> None:
        self.head = EntryDraft(number, True, parent, line.describe_place, title)
        self.drafts.append(self.head)
        self.detailed = self.bulleted = self.example = False
        self.counts = {}
        self.lists = self.counted = 0
        self.bare = False

    def _body(self, line: DocumentLine, text: str) -> None:
        last = self.drafts[-1]
        if found := RULING.fullmatch(text):
            self._ruling(found[2], VERDICTS[found[1]], line)
        elif (found := EXAMPLE.fullmatch(text)) and not last.heading:
            last.examples.append(DocumentExample(found[1] or found[2] or found[3]))
            self.example = found[1] is not None
        elif (found := _COUNTED.fullmatch(text)) and self._counts_on(found):
            self._counted(found, line)
        elif found := _QUESTION.fullmatch(text):
            self._clause(text, line, "q")
        elif found := _BULLET.fullmatch(text):
            self._clause(found[1], line)
            self.bulleted = True
        elif found := _NOTE.fullmatch(text):
            self._note(found[1], line)
        elif _DEFINITION.fullmatch(text) or self._is_next_definition(last, text):
            self._clause(text, line)
        elif not last.heading and self._goes_on(last, line, text):
            self._lengthen(last, text)
        else:
            self._sentences(text, line)

    def _is_next_definition(self, last: EntryDraft, text: str) -> bool:
        """Whether the clause above is a definition, and the line is another one of its list."""
        is_below_definition = _DEFINITION.fullmatch(last.text) or "・・・" in last.text.partition("。")[0]
        return bool(not last.heading and is_below_definition and _NEXT_DEFINITION.fullmatch(text))

    def _goes_on(self, last: EntryDraft, line: DocumentLine, text: str) -> bool:
        """Whether a line without a mark belongs to the clause above it."""
        return bool(
            _BRACKET.match(text)
            or _ANSWER.match(text)
            or (self.form.indented and _INDENT.match(line.text))
            or (not line.apart and (self.example or not (ends_sentence(last.text) or self._is_bare(last))))
        )

    def _is_bare(self, last: EntryDraft) -> bool:
        """Whether the last clause belongs to a list of names, which have no full stops."""
        return self.bare and _IN_LIST.search(last.number) is not None

    def _lengthen(self, last: EntryDraft, text: str) -> None:
        if self.example and not _BRACKET.match(text):
            last.append_to_example(text)
            return
        if _IN_LIST.search(last.number) and not ends_sentence(last.text) and last.text[-1:] not in "::、":
            last.append_text("：")
        last.append_text(text)

    def _ruling(self, text: str, verdict: Verdict, line: DocumentLine) -> None:
        assert self.head
        if self.head.number in self.form.rulings:
            self._clause(text, line)
        last = self.drafts[-1]
        last.examples.append(DocumentExample(text, verdict))
        self.example = True

    def _counts_on(self, found: re.Match[str]) -> bool:
        """Whether a number at the beginning of a line is the next of the list, and not a decimal or a reference."""
        return not found[4][0].isdigit() or _count(found) == self.counted + 1

    def _counted(self, found: re.Match[str], line: DocumentLine) -> None:
        """Add a clause of a numbered list; a number 1 begins the next list."""
        assert self.head
        count = _count(found)
        if count == 1:
            self.lists += 1
            self.bare = False
        elif self.drafts[-1].number.endswith(f"{count - 1}") and not ends_sentence(self.drafts[-1].text):
            self.bare = True
        self.counted = count
        name = f"{self.head.number}.{write_letters(max(self.lists, 1))}{count}"
        text = found[4]
        self.bulleted = self.example = False
        if _TITLED.match(text):
            self._sentences(text, line, name)
        else:
            self.drafts.append(EntryDraft(name, False, self.head.number, line.describe_place, text))

    def _note(self, text: str, line: DocumentLine) -> None:
        """Add a note as a separate clause, under the bullet above it if the document has this form."""
        above = self.drafts[-1]
        if not (self.form.notes and self.bulleted):
            self._clause(text, line)
            return
        base = above.number.partition(".n")[0]
        notes = sum(1 for draft in self.drafts if draft.number.startswith(f"{base}.n"))
        self.drafts.append(EntryDraft(f"{base}.n{notes + 1}", False, base, line.describe_place, text))
        self.example = False

    def _sentences(self, text: str, line: DocumentLine, name: str | None = None) -> None:
        """Add each sentence as a clause, except that "for instance" begins an example of the clause before."""
        in_example = False
        number = 0
        for part in split_sentences(text):
            if part.startswith(_FOR_INSTANCE) and not self.drafts[-1].heading:
                self.drafts[-1].examples.append(DocumentExample(part))
                in_example = True
            elif in_example and part.startswith(_AND_THEN):
                self.drafts[-1].append_to_example(part)
            else:
                number += 1
                self._clause(part, line, at=f"{name}.{number}" if name else None)
                in_example = False
        self.example = False

    def _clause(self, text: str, line: DocumentLine, kind: str = "", *, at: str | None = None) -> None:
        """Add a clause under the heading: the next of its kind, or the named one."""
        assert self.head
        if at is None:
            kind = kind or ("d" if self.detailed else "")
            self.counts[kind] = self.counts.get(kind, 0) + 1
            at = f"{self.head.number}.{kind}{self.counts[kind]}"
        self.drafts.append(EntryDraft(at, False, self.head.number, line.describe_place, text))
        self.bulleted = self.example = False


def _found(lines: Sequence[DocumentLine], landmarks: Sequence[Landmark]) -> dict[int, Landmark]:
    """The beginning of each entry, by the index of its line: by its heading, its first line, or a similar line."""
    prints = [fingerprint_text(line.text.strip()) for line in lines]
    found: dict[int, Landmark] = {}
    start = 0
    lost: list[tuple[int, Landmark]] = []
    for mark in landmarks:
        index = next((i for i in range(start, len(lines)) if prints[i].exact in {mark.heading, mark.opening}), None)
        if index is None:
            lost.append((start, mark))
        else:
            found[index] = mark
            start = index + 1
    for after, mark in lost:
        before = min((index for index in found if index >= after), default=len(lines))
        near = {
            i: sketch_similarity(prints[i].sketch, mark.sketch)
            for i in range(after, before)
            if mark.sketch and i not in found
        }
        if near and near[best := max(near, key=near.__getitem__)] >= _NEAR:
            found[best] = mark
    return dict(sorted(found.items()))


def _count(found: re.Match[str]) -> int:
    return int(found[1] or found[3] or _CIRCLED.index(found[2]) + 1)
