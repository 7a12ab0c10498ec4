"""The lines of a document, whatever the kind of its file."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace

_FOOTER = re.compile(
    r"[-–—\s]*(?:page\s*\d{1,4}(?:\s*(?:of|/)\s*\d{1,4})?|第?\s*\d{1,4}\s*(?:[/／]\s*\d{1,4}\s*)?(?:ページ|頁))[-–—\s]*",
    re.IGNORECASE,
)

_PAGE_NUMBER = re.compile(r"[0-9]{1,4}")
_MISSING_PAGES = 10
"""The greatest step from one page number to the next that is printed."""

_IMPRINT = re.compile(r"©|\(c\) |copyright|\bwww\.|\w\.(?:com|net|org|jp)\b", re.IGNORECASE)
_LONGEST_IMPRINT = 60

_GAP = 3
"""The greatest distance of lines in the same stretch: empty lines have numbers, too."""

_MOST_STRETCHES = 6
"""The most stretches of lines that a message names one by one."""

FRONT = 40
"""The number of lines at the beginning of a document that name its edition and its day, if any do."""

_LEAST_PAGES = 5
_MOST_COUNT = 0.8
"""The least share of the lines with only a number that count pages, if any of them do."""


@dataclass(frozen=True)
class DocumentLine:
    """A line with text.

    `number` counts the lines of the file, or of the page in a PDF (1 is the first); `page` is None if there are no
    pages. `apart`: it is set off from the line before; `alone`: also from the line after it (plain text); `heading`:
    the file marks it as a heading; `label`: it is inside the frame of a figure, next to pictures; `left`: its distance
    from the left edge of the page, in points (PDF).
    """

    text: str
    number: int
    page: int | None = None
    apart: bool = False
    alone: bool = False
    heading: bool = False
    label: bool = False
    left: float | None = None

    @property
    def describe_place(self) -> str:
        """Its place, for a message."""
        return f"line {self.number}" if self.page is None else f"page {self.page}, line {self.number}"


@dataclass(frozen=True)
class ReadingDoubt:
    """A decision of the reader that a person should check.

    `number` is the clause or the character (`U+F077`) that it is about; "" if it is about a whole page.
    """

    place: str
    number: str
    says: str


@dataclass(frozen=True)
class ExtractedText:
    """The contents of a file: its lines, and the parts that could not be read.

    `pages` is the number of pages of a PDF, `columns` that of the columns of most of them.
    """

    lines: tuple[DocumentLine, ...]
    doubts: tuple[ReadingDoubt, ...] = ()
    pages: int | None = None
    columns: int = 1


def describe_stretches(lines: Iterable[DocumentLine]) -> str:
    """The places of lines that follow each other, in brackets; "" if there are none."""
    stretches: list[list[DocumentLine]] = []
    for line in lines:
        last = stretches[-1][-1] if stretches else None
        if last and last.page == line.page and line.number <= last.number + _GAP:
            stretches[-1].append(line)
        else:
            stretches.append([line])
    names = [
        each[0].describe_place if len(each) == 1 else f"{each[0].describe_place} to {each[-1].number}"
        for each in stretches
    ]
    more = f" and {len(names) - _MOST_STRETCHES} more" if len(names) > _MOST_STRETCHES else ""
    return f" ({'; '.join(names[:_MOST_STRETCHES])}{more})" if names else ""


def compose_characters(text: str) -> str:
    """A line's text in the composed form in which patterns are written."""
    return unicodedata.normalize("NFC", text)


def is_footer(text: str) -> bool:
    """Whether a line contains only a page number: `Page 3 of 25`, `第3ページ`."""
    return _FOOTER.fullmatch(text) is not None


def drop_running_heads(lines: tuple[DocumentLine, ...]) -> ExtractedText:
    """A text without pages, and without what they printed: numbers that only count them, and the publisher's imprint.

    What is left out is noted.
    """
    found: list[ReadingDoubt] = []
    dropped: set[int] = set()
    for places, what in ((_page_numbers(lines), "a growing number"), (_imprints(lines), "the publisher's imprint")):
        if places:
            says = f"{len(places)} lines with {what} are read as the heads and feet of pages, and left out"
            found.append(ReadingDoubt(lines[places[0]].describe_place, "", says))
            dropped.update(places)
    return ExtractedText(tuple(line for at, line in enumerate(lines) if at not in dropped), tuple(found))


def _page_numbers(lines: tuple[DocumentLine, ...]) -> list[int]:
    """The indexes of the lines that count pages: 1, 2, 3, ... until the end; some may be missing."""
    counted = [at for at, line in enumerate(lines) if _PAGE_NUMBER.fullmatch(line.text.strip())]
    pages: list[int] = []
    for at in counted:
        before = int(lines[pages[-1]].text) if pages else 0
        if before < int(lines[at].text) <= before + _MISSING_PAGES:
            pages.append(at)
    return pages if len(pages) >= _LEAST_PAGES and len(pages) >= _MOST_COUNT * len(counted) else []


def _imprints(lines: tuple[DocumentLine, ...]) -> list[int]:
    """The indexes of the short lines that name the publisher again and again."""
    shapes = [
        re.sub(r"\d+", "", line.text).strip()
        if len(line.text) <= _LONGEST_IMPRINT and _IMPRINT.search(line.text)
        else ""
        for line in lines
    ]
    often = Counter(shapes)
    return [at for at, shape in enumerate(shapes) if shape and often[shape] >= _LEAST_PAGES]


def plain_text_lines(texts: Iterable[str]) -> tuple[DocumentLine, ...]:
    """The lines of a text; a line after a blank one is set apart, and one between blank ones stands alone."""
    found: list[DocumentLine] = []
    apart = True
    for number, text in enumerate(texts, 1):
        if is_footer(text):
            continue
        if text.strip():
            found.append(DocumentLine(compose_characters(text.rstrip()), number, apart=apart))
        apart = not text.strip()
    ends = [line.apart for line in found[1:]] + [True]
    return tuple(replace(line, alone=line.apart and end) for line, end in zip(found, ends, strict=False))
