"""Documents in which every clause has a printed number, such as 10.6.3.2.

A line that begins with a number opens a clause only if the number can follow: wrapped lines begin with
cross-references too. A decision against the order of numbers is reported as a doubt.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import reduce
from itertools import groupby
from statistics import median
from unicodedata import east_asian_width

from rapidfuzz import fuzz

from ..fingerprints import normalise_text
from . import errata_sheet
from .document_entries import (
    ChangelogEntry,
    ContentsLine,
    Document,
    DocumentExample,
    EntryDraft,
    begins_after_contents,
    ends_sentence,
    heading_id,
    join_lines,
)
from .document_form import DocumentForm
from .document_lines import DocumentLine, ReadingDoubt
from .numbering import Number, Numbering

_BULLET = r"(?:-\s|[・•●◆♦■])"
_DECORATION = re.compile(rf"\s*(?:{_BULLET}\s*)?(?:#{{1,6}}\s*)?")
_LISTED = re.compile(rf"\s*(?:{_BULLET}\s*)+(.+)")
_LEGEND = re.compile(r"\s*(?:-\s*)?[①-⑳]")
_EXAMPLE = re.compile(rf"\s*(?:{_BULLET}\s*)?(?:例|Examples?)\s*\d*\s*[:：)）]\s*(.+)", re.DOTALL)
_CONTENTS = re.compile(r"(\d+(?:\.\d+)*)\.?\s*(\S.*?)(?:(?:\t\s*|[\s.…・·]{2,})\d{1,3}|[.…・·]{4,})")
_OTHER_MARKS = re.compile(r"([0-9]{1,3}(?:[-.．][0-9]{1,3})+)[.．)）]?\s+(\S.*)", re.DOTALL)
_PAGE = re.compile(r"[\s.…・·]+\d{1,3}$")
_SHORT = 40
"""The greatest length of a text in brackets before a number that continues it."""

_POINTS = re.compile(r"\b(?:sections?|rules?|[Ss]ee)$")
_JOINS = re.compile(r"\b(?:and|or|to|in|of|from|by|per|with|under|the)$")
_WITHIN_TEXT = re.compile(r"(?<=[.!?)）”\"」])\s+(?=[0-9A-Z(])|(?<=。)(?=[0-9])")
_WITHIN_TITLE = re.compile(r"(?<=\w)\s+(?=[0-9])|(?<=[.!?)）”\"」])\s+(?=[0-9A-Z(])")
_BEGINS_SENTENCE = re.compile(r"[^\W\d_a-z]|[\"“(（「『【\[<《≪]")
"""The beginning of a sentence: a letter that is not small, or an opening mark."""

_FIRST_HEADINGS = 3
"""The number of headings of which one begins the text after the table of contents: some print chapters otherwise."""

_TAIL = 8
"""The number of lines that show whether a text ends like a sentence."""

_COUNTED = re.compile(r"\s*(?:-\s)?([0-9]{1,2})[.)]\s")
_SAME_LEFT = 8.0
"""The greatest difference of the indentation of two ids of the same level, in points."""

_SHORT_LINE = 0.6
"""The greatest width of a line that ends a paragraph, as a share of the width of most lines."""

_SAME_TITLE = 60
"""The least similarity, of 100, of a heading to its line in the table of contents."""

_GOES_ON = re.compile(
    r"[のでにをはがとへや、。)）～〜–~,;:\]\-]|から|まで|以降|および|または|又は|(?:and|or|to|through)\b"
)


def parse_numbered(
    lines: Iterable[DocumentLine], form: DocumentForm, game: str, source: str, *, sheet: bool = False
) -> Document:
    """The headings and clauses of a numbered document, or the single clauses of an errata sheet."""
    lines = tuple(lines)
    reader = _read_lines(lines, form, sheet=sheet)
    split: list[ReadingDoubt] = []
    while not sheet and (found := _numbers_within_lines(reader)):
        split += [
            ReadingDoubt(line.describe_place, number, "begins within a line, and is read as a clause")
            for line, _, number in found
        ]
        lines = tuple(_split_lines(lines, {id(line): position for line, position, _ in found}))
        reader = _read_lines(lines, form)
    reader.doubts.extend(split)
    if sheet:
        errata_sheet.keep_corrected_text(reader.drafts)
    else:
        _mend_numbers(reader.drafts, form.clause_numbering)
    return Document(
        game=game,
        source=source,
        entries=tuple(draft.finish_entry(form.clause_numbering) for draft in reader.drafts),
        doubts=tuple(reader.doubts),
        contents=tuple(reader.contents),
        announced=tuple(_announced(reader.log, form)),
        left_out=tuple(reader.left_out),
        outside=tuple(reader.outside),
        lines=len(lines),
        numbered=True,
        numbers=form.clause_numbering,
    )


def _read_lines(lines: tuple[DocumentLine, ...], form: DocumentForm, *, sheet: bool = False) -> _Reader:
    reader = _Reader(form, sheet, median(_width(line) for line in lines))
    for line in lines:
        reader.take_line(line)
    reader.close_clause()
    return reader


def _numbers_within_lines(reader: _Reader) -> list[tuple[DocumentLine, int, str]]:
    """The lines within which a clause begins whose number no line begins with: the place there, and the number.

    It begins after a finished sentence, or after the title of the heading above it.
    """
    numbers = reader.numbers
    if not numbers.prints_whole_ids:
        return []
    there = {draft.path for draft in reader.drafts}
    chapters = {path[:1] for path in there}
    found: list[tuple[DocumentLine, int, str]] = []
    for line, draft in reader.members:
        for begin in (_WITHIN_TITLE if draft.heading else _WITHIN_TEXT).finditer(line.text) if draft.path else ():
            number, rest = numbers.read_number(line.text[begin.end() :], draft.path) or ((), "")
            if not number or number in there or not _BEGINS_SENTENCE.match(rest):
                continue
            if number in (chapters if len(number) == 1 else numbers.possible_successors(draft.path)):
                found.append((line, begin.end(), numbers.format_id(number)))
                there.add(number)
                break
    return found


def _split_lines(lines: Iterable[DocumentLine], positions: dict[int, int]) -> Iterator[DocumentLine]:
    """The lines, with some of them, by their identity, split at a position of their text."""
    for line in lines:
        if (position := positions.get(id(line))) is None:
            yield line
        else:
            yield replace(line, text=line.text[:position].rstrip())
            yield replace(line, text=line.text[position:], apart=False, heading=False)


class _Reader:
    """Reads the lines one after the other."""

    def __init__(self, form: DocumentForm, sheet: bool, usual_width: float) -> None:
        self.form = form
        self.sheet = sheet
        self.usual_width = usual_width
        self.numbers = form.clause_numbering
        self.drafts: list[EntryDraft] = []
        self.doubts: list[ReadingDoubt] = []
        self.contents: list[ContentsLine] = []
        self.last: Number = ()
        self.above: EntryDraft | None = None
        self.title: DocumentLine | None = None
        self.loose: list[DocumentLine] = []
        self.begun: DocumentLine | None = None
        self.lefts: dict[int, float] = {}
        self.bare = False
        self.left_out: list[DocumentLine] = []
        self.members: list[tuple[DocumentLine, EntryDraft]] = []
        self.outside: list[DocumentLine] = []
        self.aside = False
        self.log: list[DocumentLine] = []

    def take_line(self, line: DocumentLine) -> None:
        """Read a line, and note the entry that it belongs to, or that it belongs to none."""
        contents = len(self.contents)
        self._take(line)
        if self.aside or (not self.drafts and len(self.contents) == contents):
            self.outside.append(line)
        elif self.drafts:
            self.members.append((line, self.drafts[-1]))

    def _take(self, line: DocumentLine) -> None:
        text = line.text[_DECORATION.match(line.text).end() :]  # type: ignore[union-attr]
        if self.form.is_skipped_line(line.text.strip()):
            return
        if (title := self.form.heading_title(line)) is not None:
            self._head(title, line)
            return
        if not self.drafts and (entry := _CONTENTS.fullmatch(text.strip())):
            self.contents.append(ContentsLine(entry[1], entry[2], line.describe_place))
            return
        found = self._read_number(text, line)
        if found and self._begins_again(found[0], found[1]):
            self._were_contents()
            self._open(found[0], found[1], line)
        elif found and found[0] == self.last and self._is_title():
            self.drafts[-1].append_text(found[1].strip())
        elif found and self._opens(found[0], found[1], line):
            self._open(found[0], found[1], line)
        elif not found and (other := self._otherwise_marked(text)):
            self._doubt(line, self.numbers.format_id(other[0]), "is printed with other marks, and is read as a clause")
            self._open(other[0], other[1], line)
        elif self.form.aside and re.match(self.form.aside, line.text.strip()):
            self.close_clause()
            self.aside = True
            self.log.append(line)
        elif self.aside:
            self.log.append(line)
        elif self.bare and not line.label:
            self.drafts[-1].append_text(line.text.strip())
            self.bare = False
        elif self._continues_title(line):
            self.title = line
            self.drafts[-1].append_text(line.text.strip())
        elif self.drafts:
            self.loose.append(line)

    def _read_number(self, text: str, line: DocumentLine) -> tuple[Number, str] | None:
        """The id at the beginning of a line; among levels that are printed alike, the one with its indentation."""
        own = line.left
        if not self.numbers.differs_by_indentation or own is None or not self.last:
            return self.numbers.read_number(text, self.last)
        distances = {depth: abs(left - own) for depth, left in self.lefts.items()}
        near = [depth for depth, distance in distances.items() if distance <= _SAME_LEFT]
        deeper = len(self.last) + 1 if own > max(self.lefts.values(), default=0.0) else 0
        depths = sorted(near, key=distances.__getitem__) or [deeper]
        numbers = (self.numbers.read_number_of_depth(text, self.last, depth) for depth in depths)
        return next((found for found in numbers if found), None)

    def close_clause(self) -> None:
        """End the open clause: the lines since its number become its text, its items and its examples."""
        if labels := [line for line in self.loose if line.label]:
            self._leave_out(labels)
        for part in _parts([line for line in self.loose if not line.label]):
            self._add(part)
        self.loose.clear()

    def _head(self, title: str, line: DocumentLine) -> None:
        """Open a heading without a number; if numbers begin again under each, the next one is 1."""
        self.close_clause()
        self.aside = False
        if begins_after_contents(title, self.drafts):
            self._were_contents()
        taken = {draft.number for draft in self.drafts}
        self.above = EntryDraft(heading_id(title, taken), True, None, line.describe_place, title)
        self.drafts.append(self.above)
        self.title = line
        if self.form.restarts:
            self.last = ()

    def _open(self, number: Number, text: str, line: DocumentLine) -> None:
        self.close_clause()
        self.aside = False
        draft = EntryDraft("", len(number) <= self.form.headings, None, line.describe_place, text.strip(), path=number)
        draft.prefix = f"{self.above.number}." if self.above and self.form.restarts else ""
        draft.number = draft.prefix + self.numbers.format_id(number)
        draft.parent = self.above.number if self.above else None
        self.drafts.append(draft)
        self.title = line if draft.heading else None
        self.bare = not draft.text
        self.begun = line
        if line.left is not None:
            self.lefts[len(number)] = line.left
        self.last = number

    def _continues_title(self, line: DocumentLine) -> bool:
        """Whether a line is the next one of a heading: right below a line that is as wide as most of the text."""
        return (
            self.title is not None
            and _width(self.title) >= self.usual_width
            and not (self.loose or line.apart or line.label or _begins_part(line) or ends_sentence(line.text))
        )

    def _begins_again(self, number: Number, rest: str) -> bool:
        """Whether one of the first headings occurs again, so that the entries so far were a table of contents."""
        printed = self.numbers.format_id(number)
        listed = next((draft for draft in self.drafts[:_FIRST_HEADINGS] if draft.number == printed), None)
        return (
            listed is not None
            and (len(self.drafts) > 1 or normalise_text(rest) == normalise_text(listed.text))
            and all(draft.heading or not ends_sentence(draft.text) for draft in self.drafts)
            and fuzz.ratio(normalise_text(rest), normalise_text(_PAGE.sub("", listed.text))) >= _SAME_TITLE
        )

    def _were_contents(self) -> None:
        for draft in self.drafts:
            self.contents.append(ContentsLine(draft.number, _PAGE.sub("", draft.text), draft.place))
        self.drafts.clear()
        self.doubts.clear()
        self.loose.clear()
        self.left_out.clear()
        self.members.clear()
        self.lefts.clear()
        self.log.clear()
        self.aside = False
        self.last = ()
        self.above = None

    def _opens(self, number: Number, rest: str, line: DocumentLine) -> bool:
        """Whether a number at the beginning of a line opens a clause; otherwise it continues the one before."""
        printed = self.numbers.format_id(number)
        if not self.last:
            return number in {(1,), (self.numbers.first_index(1),)} or (self.sheet and len(number) > 1)
        indented = self.numbers.differs_by_indentation and line.left is not None
        if indented and number in self.numbers.possible_successors(self.last):
            return True
        if len(number) == 1 and self._counts_on(number[0]):
            return False
        if not self.sheet and len(number) > 1 and self._is_within_brackets():
            self._doubt(line, printed, "read as a cross-reference within brackets")
            return False
        whole = self.aside or self._whole()
        if self.sheet:
            return len(number) > 1 and whole and not _GOES_ON.match(rest)
        if number in self.numbers.possible_successors(self.last):
            if whole or not (_GOES_ON.match(rest) or self._points_at_number(rest, line)):
                return True
            self._doubt(line, printed, "read as a cross-reference within the clause before, though it would follow")
            return False
        if self.aside:
            return False
        counted = len(number) == 1 and not self.numbers.counts_together
        if not rest and line.apart and not counted and number > self.last:
            self._doubt(line, printed, f"does not follow {self.numbers.format_id(self.last)}, and is read as a clause")
            return True
        if counted or not (whole or self._ends_short()) or _GOES_ON.match(rest) or not rest:
            if len(number) > 1:
                self._doubt(line, printed, "read as a cross-reference within the clause before")
            return False
        if number[0] < self.last[0]:
            self._doubt(line, printed, "is of an earlier chapter, and is read as a mention of it")
            return False
        goes_up = number > self.last and (self.numbers.counts_together or not ends_sentence(rest))
        if line.heading or len(number) > 2 or goes_up:
            self._doubt(line, printed, f"does not follow {self.numbers.format_id(self.last)}, and is read as a clause")
            return True
        return False

    def _points_at_number(self, rest: str, line: DocumentLine) -> bool:
        """Whether the line before ends with a word after which a number is a cross-reference: `see section`."""
        before = (self.loose[-1].text if self.loose else self.drafts[-1].text).rstrip()
        begins = _BEGINS_SENTENCE.match(rest) or (line.apart and not rest)
        return bool(_POINTS.search(before) or (_JOINS.search(before) and not begins))

    def _ends_short(self) -> bool:
        """Whether the last line of the entry so far is so short that no line follows it."""
        last = self.loose[-1] if self.loose else self.begun
        return last is not None and _width(last) <= _SHORT_LINE * self.usual_width

    def _counts_on(self, number: int) -> bool:
        """Whether a number goes on with a list within the clause: a line of it begins with the number before."""
        return any((found := _COUNTED.match(line.text)) and int(found[1]) == number - 1 for line in self.loose)

    def _is_within_brackets(self) -> bool:
        """Whether the line before ends within brackets that it opened, or the one before it."""
        text = "".join(line.text for line in self.loose[-2:])
        if len(self.loose) < 2:
            text = self.drafts[-1].text + text
        opened = max(text.rfind("("), text.rfind("（"))
        return opened >= 0 and not re.search(r"[)）。]", text[opened:]) and len(text) - opened <= _SHORT

    def _otherwise_marked(self, text: str) -> tuple[Number, str] | None:
        """A number that is printed with other marks than all others (`8.4.` for `8-4.`), if it may follow."""
        found = _OTHER_MARKS.fullmatch(text.strip())
        if not found or not self.last or self.sheet or self.aside or not self._whole():
            return None
        number = tuple(int(part) for part in re.split("[-.．]", found[1]))
        follows = number in self.numbers.possible_successors(self.last) and not _GOES_ON.match(found[2])
        return (number, found[2]) if follows and self.numbers.prints_plain_numbers else None

    def _is_title(self) -> bool:
        """Whether the entry so far is only a title, so that its number can be printed again with its text."""
        return bool(self.drafts[-1].text) and not (self.loose or ends_sentence(self.drafts[-1].text))

    def _whole(self) -> bool:
        """Whether the entry so far is complete: a heading, or finished sentences."""
        draft = self.drafts[-1]
        if not self.loose:
            return draft.heading or not draft.text or ends_sentence(draft.text)
        tail = "".join(line.text for line in self.loose[-_TAIL:])
        return ends_sentence(tail if len(self.loose) > _TAIL else draft.text + tail)

    def _doubt(self, line: DocumentLine, number: str, says: str) -> None:
        self.doubts.append(ReadingDoubt(line.describe_place, number, says))

    def _add(self, part: list[DocumentLine]) -> None:
        draft = self.drafts[-1]
        text = _text(part)
        bullet = _LISTED.fullmatch(text)
        if example := _EXAMPLE.fullmatch(text):
            draft.examples.append(DocumentExample(example[1]))
        elif (_LEGEND.match(text) and (draft.heading or not ends_sentence(text))) or (
            draft.heading and not ends_sentence(text)
        ):
            self._leave_out(part)
        elif not draft.heading and not ends_sentence(draft.text) and draft.text and not draft.items:
            draft.append_text(bullet[1] if bullet else text)
        elif bullet:
            self._bullet(draft, bullet[1], part[0])
        elif ends_sentence(text):
            draft.append_text(text)
        else:
            draft.items.extend(line.text.strip() for line in part)

    def _leave_out(self, part: list[DocumentLine]) -> None:
        self.left_out.append(replace(part[0], text=_text(part)))
        number = self.drafts[-1].number
        says = "the text under it is read as the legend of a figure, and left out"
        if not self.doubts or (self.doubts[-1].number, self.doubts[-1].says) != (number, says):
            self._doubt(part[0], number, says)

    def _bullet(self, draft: EntryDraft, text: str, line: DocumentLine) -> None:
        """Add a sentence under a bullet as a clause without a number, and anything else as an item."""
        if not text.endswith(("。", "．")):
            draft.items.append(text)
            return
        above, _, last = draft.number.partition("-b")
        name = f"{above}-b{int(last or 0) + 1}"
        self.drafts.append(EntryDraft(name, False, above, line.describe_place, text, prefix=draft.prefix))


def _announced(log: Iterable[DocumentLine], form: DocumentForm) -> Iterable[ChangelogEntry]:
    """The entries of a change log for its first edition, which is the newest."""
    editions = 0
    entries: list[ChangelogEntry] = []
    for line in log:
        editions += bool(form.version and re.search(form.version, line.text))
        if editions > 1:
            break
        if found := _LISTED.fullmatch(line.text):
            entries.append(ChangelogEntry(found[1].strip(), line.describe_place))
        elif entries and not line.apart:
            entries[-1] = ChangelogEntry(join_lines(entries[-1].text, line.text.strip()), entries[-1].place)
    return entries


def _mend_numbers(drafts: list[EntryDraft], numbers: Numbering) -> None:
    """Set the parent of each clause, and the intended number of each misnumbered one."""
    for _, group in groupby((draft for draft in drafts if draft.path), key=lambda draft: draft.prefix):
        counted = list(group)
        for index, number in _intended([draft.path for draft in counted], numbers).items():
            counted[index].intended = counted[index].prefix + numbers.format_id(number)
            counted[index].path = number
        there: dict[Number, str] = {}
        for draft in counted:
            above = (draft.path[:length] for length in range(len(draft.path) - 1, 0, -1))
            draft.parent = next((there[each] for each in above if each in there), draft.parent)
            there[draft.path] = draft.number


def _intended(numbers: list[Number], numbering: Numbering) -> dict[int, Number]:
    """The misprinted numbers, by index, with the intended ones.

    Numbers are misprints if as many of the same shape are missing before a number that needs them, and nothing needs
    the printed ones; unless an earlier number needs the missing ones already.
    """
    meant: dict[int, Number] = {}
    seen: set[Number] = set()
    needed: dict[Number, int] = {}
    for index, number in enumerate(numbers):
        required = numbering.required_before(number)
        if missing := [each for each in required if each not in seen]:
            start = max(0, index - len(missing))
            block = numbers[start:index]
            shapes = {len(one) - len(other) for one, other in zip(block, missing, strict=False)}
            same = len(block) == len(missing) and len(shapes) == 1 and block[0][0] == missing[0][0]
            if same and not any(needed.get(each, start) < start for each in missing):
                wanted = {each for one in (number, *missing) for each in numbering.required_before(one)}
                if not wanted.intersection(block):
                    meant.update(zip(range(start, index), missing, strict=True))
                    seen.update(missing)
        for each in required:
            needed.setdefault(each, index)
        seen.add(number)
    return meant


def _parts(lines: list[DocumentLine]) -> Iterable[list[DocumentLine]]:
    """Lines without a number, as one list for each bullet, example, or stretch of text."""
    parts: list[list[DocumentLine]] = []
    for line in lines:
        if not parts or _begins_part(line):
            parts.append([line])
        else:
            parts[-1].append(line)
    return parts


def _text(part: list[DocumentLine]) -> str:
    """The text of lines that belong together."""
    return reduce(join_lines, (line.text.strip() for line in part))


def _begins_part(line: DocumentLine) -> bool:
    """Whether a line begins the member of a list, an example or a legend."""
    return any((_LISTED.fullmatch(line.text), _EXAMPLE.fullmatch(line.text), _LEGEND.match(line.text)))


def _width(line: DocumentLine) -> int:
    """The printed width of a line, in half letters of Japanese."""
    if line.text.isascii():
        return len(line.text)
    return sum(2 if east_asian_width(character) in "WFA" else 1 for character in line.text)
