"""Lines of a PDF: in reading order column by column, without page numbers and running heads."""

from __future__ import annotations

import re
import zlib
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from ..bounded_file import MIB
from ..rulebook_errors import DocumentError
from .document_entries import ends_sentence
from .document_lines import DocumentLine, ExtractedText, ReadingDoubt, compose_characters, is_footer
from .pdf_figures import Figure, find_figures

_STREAM = re.compile(rb"stream\r?\n")
_HEAD = 1024
_PIECE = 64 * 1024
_MOST_INFLATED = 96 * MIB
_MOST_PAGES = 1_000

_END = b"%%EOF"
_TAIL = 2048
_PAGE_NUMBER = re.compile(r"(?:[-–—]\s*)?(?:p\.?\s*)?\d{1,4}(?:\s*/\s*\d{1,4})?(?:\s*[-–—])?", re.IGNORECASE)
_MARGIN = 0.09
"""The share of a page's height, at the top and at the bottom, that holds page numbers and running heads."""

_GUTTER = 0.012
"""The least width of the gap between two columns, as a share of the page's width."""


_SPACE = 0.4
"""A gap wider than this share of a line's height is a space."""

_STEP = 2.2
"""The least distance of a row that is set apart from the one above it, in heights of the text."""

_WIDE_STEP = 1.3
"""The same in usual distances, in a font whose lines are far from each other."""

_TITLE = 1.15
"""The least height of a title across both columns, in heights of most of a page's text."""

_RUBY = 0.62
"""The greatest height of the reading above a word, as a share of the word's height."""

_OUTERMOST = 3
"""The number of rows at the top and at the bottom of a page that may be running heads outside of its edges."""

_MOST_PAGES_HAVE = 0.5
"""The share of the pages that have a running head outside of the edges, or a page number, at the same place."""

_FEW_PAGES = 3
"""So many pages do not show that a row is a running head."""

_LAST_CONTROL = 0x1F
_LATIN = re.compile(r"[!-~\u00a1-\u024f\u2010-\u203a\ufb00-\ufb06]")
_NUMBER_FIRST = re.compile(r"^([0-9]{1,4})\s+[^\W\d]")
_NUMBER_LAST = re.compile(r"[^\W\d]\s+([0-9]{1,4})$")
_BARE_NUMBER = re.compile(r"[0-9]{1,4}")
_DIGITS = re.compile(r"\d+")
_KANA = re.compile(r"[\u3041-\u30ff・\s]+")
_KANJI = re.compile(r"[\u3400-\u9fff々]")


class _Piece(NamedTuple):
    """A character, or a run of characters on one line: its text, and its edges in points from the page's lower left.

    `spaced`: there is a space before it that the file does not print, and that parts words of Latin letters.
    """

    text: str
    left: float
    bottom: float
    right: float
    top: float
    spaced: bool = False

    @property
    def height(self) -> float:
        return self.top - self.bottom


@dataclass(frozen=True)
class _Page:
    """A page: its lines in reading order, and whether it has anything drawn besides text."""

    rows: list[_Row]
    drawn: bool


@dataclass(frozen=True)
class _Row:
    """A line of a page, joined from its pieces. `label`: it is inside a figure."""

    text: str
    left: float
    middle: float
    height: float
    edge: bool
    label: bool = False


def extract_pdf_text(path: Path, content: bytes) -> ExtractedText:
    """The lines of a PDF, and its pages without readable text.

    Raises `DocumentError` for a PDF that is cut off, locked, or has pictures only.
    """
    try:
        import pypdfium2
    except ImportError as error:
        raise DocumentError.missing_library(path, "PDF") from error
    if _END not in content[-_TAIL:]:
        raise DocumentError.for_document(path, "this PDF is cut off: its end is missing", "download it again")
    try:
        check_inflated_size(path, content)
        document = pypdfium2.PdfDocument(content)
        if len(document) > _MOST_PAGES:
            problem = f"this PDF has {len(document)} pages, and {_MOST_PAGES} are the most"
            raise DocumentError.for_document(path, problem, "save only the rulebook, without anything else")
        pages, columns = _pages(document)
    except pypdfium2.PdfiumError as error:
        mend = "save a copy without a password" if "password" in str(error).lower() else "download it again"
        raise DocumentError.for_document(path, f"this PDF cannot be opened ({error})", mend) from error
    if not any(page.rows for page in pages):
        problem = f"none of its {len(pages)} pages holds text: they are pictures, as a scanner makes them"
        raise DocumentError.for_document(path, problem, "get the publisher's own PDF, or one with recognised text")
    running = _running_heads([page.rows for page in pages])
    found: list[DocumentLine] = []
    doubts: list[ReadingDoubt] = []
    for number, page in enumerate(pages, 1):
        body = running.without_heads(number, page.rows)
        if page.drawn and not body:
            doubts.append(ReadingDoubt(f"page {number}", "", "a picture without text: its content was not read"))
        before: _Row | None = None
        usual = _usual_step(body)
        for at, row in enumerate(body, 1):
            if text := compose_characters(row.text):
                apart = _apart(before, row, usual)
                found.append(DocumentLine(text, at, page=number, apart=apart, label=row.label, left=row.left))
            before = row
    return ExtractedText(tuple(found), tuple(doubts), pages=len(pages), columns=columns)


def check_inflated_size(path: Path, content: bytes) -> None:
    """Raise `DocumentError` for a PDF whose streams, without pictures, are very large when they are decompressed."""
    size = 0
    for begin in _STREAM.finditer(content):
        head = content[max(0, begin.start() - _HEAD) : begin.start()].rpartition(b" obj")[2]
        end = content.find(b"endstream", begin.end())
        if b"/Image" not in head and end >= 0:
            size += _inflated_size(content[begin.end() : end], _MOST_INFLATED - size)
        if size >= _MOST_INFLATED:
            problem = f"this PDF holds more than {_MOST_INFLATED // MIB} MiB of compressed data"
            raise DocumentError.for_document(path, problem, "get the publisher's own PDF")


def _inflated_size(content: bytes, most: int, levels: int = 3) -> int:
    """The size of a stream when it is decompressed, as often as it was compressed; at most about ``most`` bytes."""
    inflating, size, inflated = zlib.decompressobj(), 0, bytearray()
    try:
        for at in range(0, len(content), _PIECE):
            left = content[at : at + _PIECE]
            while left and size < most:
                piece = inflating.decompress(left, MIB)
                left = inflating.unconsumed_tail
                size += len(piece)
                if levels > 1 and len(inflated) < _PIECE * 16:
                    inflated += piece
    except zlib.error:
        pass
    if inflated[:1] == b"\x78" and size < most:
        size += _inflated_size(bytes(inflated), most - size, levels - 1)
    return size


def _is_page_number(text: str) -> bool:
    return _PAGE_NUMBER.fullmatch(text) is not None or is_footer(text)


@dataclass(frozen=True)
class _RunningHeads:
    """The rows that the pages print besides the text.

    `edges` are the texts at the same place of the edge of many pages, `outermost` those that begin or end most pages,
    word for word; `numbered` are the rows of each page, by the page, that print its number.
    """

    edges: frozenset[tuple[str, int]]
    outermost: frozenset[tuple[str, int]]
    numbered: dict[int, list[_Row]]

    def without_heads(self, number: int, rows: list[_Row]) -> list[_Row]:
        """The rows of a page that are its text."""
        numbered = self.numbered.get(number, [])
        heads = {
            id(row)
            for row in rows
            if row in numbered or (row.edge and (_shape(row) in self.edges or _is_page_number(row.text)))
        }
        placed = sorted(rows, key=lambda row: row.middle)
        for inwards in (placed[:_OUTERMOST], placed[: -_OUTERMOST - 1 : -1]):
            for row in inwards:
                if id(row) not in heads and (row.text, round(row.middle)) not in self.outermost:
                    break
                heads.add(id(row))
        return [row for row in rows if id(row) not in heads]


def _running_heads(pages: list[list[_Row]]) -> _RunningHeads:
    """The running heads of a document; numbers in them may differ. Those of an edge may be on every other page."""
    edges = Counter(shape for rows in pages for shape in {_shape(row) for row in rows if row.edge})
    outermost = Counter(
        place for rows in pages for place in {(row.text, round(row.middle)) for row in _outermost(rows)}
    )
    numbers, counted = _page_numbers(pages), _counted_heads(pages)
    return _RunningHeads(
        frozenset(shape for shape, count in edges.items() if count > 2 and count > len(pages) / 4),
        frozenset(
            place for place, count in outermost.items() if count > max(_FEW_PAGES, _MOST_PAGES_HAVE * len(pages))
        ),
        {number: [*numbers.get(number, []), *counted.get(number, [])] for number in numbers.keys() | counted.keys()},
    )


def _outermost(rows: list[_Row]) -> list[_Row]:
    """The rows at the top and at the bottom of a page."""
    placed = sorted(rows, key=lambda row: row.middle)
    return placed[:_OUTERMOST] + placed[-_OUTERMOST:]


def _counted_heads(pages: list[list[_Row]]) -> dict[int, list[_Row]]:
    """The rows of each page, by the page, at its edge that begin or end with its number: most pages have one."""
    heads: dict[tuple[bool, int], dict[int, list[_Row]]] = {}
    for number, rows in enumerate(pages, 1):
        for row in rows:
            for first, pattern in ((True, _NUMBER_FIRST), (False, _NUMBER_LAST)):
                if row.edge and (found := pattern.search(row.text)):
                    heads.setdefault((first, int(found[1]) - number), {}).setdefault(number, []).append(row)
    most = max(heads.values(), key=len, default={})
    return most if len(most) > max(_FEW_PAGES, _MOST_PAGES_HAVE * len(pages)) else {}


def _page_numbers(pages: list[list[_Row]]) -> dict[int, list[_Row]]:
    """The row of each page, by the page, that prints its number: the first or the last one of most pages."""
    for first in (False, True):
        rows = {
            number: (max if first else min)(page, key=lambda row: row.middle)
            for number, page in enumerate(pages, 1)
            if page
        }
        printed = {number: row for number, row in rows.items() if _BARE_NUMBER.fullmatch(row.text)}
        before = Counter(int(row.text) - number for number, row in printed.items()).most_common(1)
        if before and before[0][1] > max(_FEW_PAGES, _MOST_PAGES_HAVE * len(pages)):
            return {number: [row] for number, row in printed.items() if int(row.text) - number == before[0][0]}
    return {}


def _shape(row: _Row) -> tuple[str, int]:
    """The text of a row without its numbers (with them if it has no words), and its height on the page."""
    shape = _DIGITS.sub("0", row.text)
    return shape if any(character.isalpha() for character in shape) else row.text, round(row.middle)


def _usual_step(rows: list[_Row]) -> float:
    """The usual distance of a row from the one above it."""
    steps = [before.middle - row.middle for before, row in pairwise(rows) if before.middle > row.middle]
    return median(steps) if steps else 0.0


def _apart(before: _Row | None, row: _Row, usual: float) -> bool:
    """Whether the gap between two rows is greater than usual, or a column begins."""
    if before is None:
        return False
    most = _STEP * max(before.height, row.height)
    return not 0 < before.middle - row.middle < (most if usual < most else _WIDE_STEP * usual)


def _pages(document: Any) -> tuple[list[_Page], int]:
    """The pages, their lines in reading order (the left column whole, then the right one), and the usual columns."""
    pages = [
        (*page.get_size(), list(_pieces(page.get_textpage())), _is_drawn(page), find_figures(page)) for page in document
    ]
    gutters = [_gutter(pieces, width, height) for width, height, pieces, *_ in pages]
    known = [gutter for gutter in gutters if gutter is not None]
    usual = median(known) if 2 * len(known) >= len(pages) else None
    read = [
        _Page(
            _labelled([row for band in _bands(pieces, gutter or usual) for row in _lines_of(band, height)], figures),
            drawn,
        )
        for (_, height, pieces, drawn, figures), gutter in zip(pages, gutters, strict=True)
    ]
    return read, 1 if usual is None else 2


def _labelled(rows: list[_Row], figures: list[Figure]) -> list[_Row]:
    """The rows, with those of figures marked as labels; a frame with a sentence in it contains rules."""
    for figure in figures:
        inside = [row for row in rows if figure.contains_point(row.left, row.middle)]
        if not any(ends_sentence(row.text) for row in inside):
            rows = [replace(row, label=True) if row in inside else row for row in rows]
    return rows


def _is_drawn(page: Any) -> bool:
    """Whether a page has anything but text: a picture, or drawn lines."""
    import pypdfium2.raw as pdfium

    return any(drawn.type != pdfium.FPDF_PAGEOBJ_TEXT for drawn in page.get_objects(max_depth=1))


def _pieces(textpage: Any) -> Iterator[_Piece]:
    """The page's characters in the order of the file, joined while they run on along one line."""
    run: list[_Piece] = []
    for character in _without_ruby(list(_characters(textpage))):
        if run and not _runs_on(run[-1], character):
            yield _run(run)
            run = []
        run.append(character)
    if run:
        yield _run(run)


def _characters(textpage: Any) -> Iterator[_Piece]:
    """The page's characters; each call of the library counts, for a rulebook has some 300,000 of them."""
    import pypdfium2.raw as pdfium
    from pypdfium2 import PdfiumError

    page = textpage.raw
    before = ""
    gap = False
    code_of, is_generated, box_of = (
        pdfium.FPDFText_GetUnicode,
        pdfium.FPDFText_IsGenerated,
        pdfium.FPDFText_GetLooseCharBox,
    )
    box = pdfium.FS_RECTF()
    for index in range(textpage.count_chars()):
        code = code_of(page, index)
        if code <= _LAST_CONTROL:
            continue
        if is_generated(page, index):
            gap = True
            continue
        if not box_of(page, index, box):
            raise PdfiumError(f"character {index} of a page has no place")
        character = chr(code)
        yield _Piece(character, box.left, box.bottom, box.right, box.top, gap and _parts_words(before, character))
        before, gap = character, False


def _parts_words(before: str, after: str) -> bool:
    """Whether a gap between two characters is a space: between Latin letters, figures and marks."""
    return _LATIN.fullmatch(before) is not None and _LATIN.fullmatch(after) is not None


def _without_ruby(characters: list[_Piece]) -> list[_Piece]:
    """The characters without the small kana right above a word, which show its reading."""
    if not any(_KANA.fullmatch(piece.text) and piece.text.strip() for piece in characters):
        return characters
    usual = median(piece.height for piece in characters)
    runs: list[list[_Piece]] = []
    for piece in characters:
        if runs and _runs_on(runs[-1][-1], piece) and abs(runs[-1][-1].height - piece.height) < piece.height / 2:
            runs[-1].append(piece)
        else:
            runs.append([piece])
    words = [piece for piece in characters if _KANJI.fullmatch(piece.text)]

    def is_ruby(run: list[_Piece]) -> bool:
        whole = _run(run)
        return (whole.height <= _RUBY * usual and _KANA.fullmatch(whole.text) is not None) and any(
            whole.height <= _RUBY * word.height
            and whole.left - word.height < (word.left + word.right) / 2 < whole.right + word.height
            and -0.3 * word.height < whole.bottom - word.top < 0.5 * word.height
            for word in words
        )

    return [piece for run in runs if not is_ruby(run) for piece in run]


def _runs_on(before: _Piece, piece: _Piece) -> bool:
    """Whether a character is on the same line, close after the one before."""
    height = max(before.height, piece.height, 1.0)
    level = abs((before.top + before.bottom) - (piece.top + piece.bottom)) / 2 < height / 2
    return level and -height < piece.left - before.right < _SPACE * height


def _run(characters: list[_Piece]) -> _Piece:
    return _Piece(
        characters[0].text + "".join(f" {each.text}" if each.spaced else each.text for each in characters[1:]),
        characters[0].left,
        min(piece.bottom for piece in characters),
        max(piece.right for piece in characters),
        max(piece.top for piece in characters),
        characters[0].spaced,
    )


def _gutter(pieces: list[_Piece], width: float, height: float) -> float | None:
    """The position of the gap between two columns, from the left; None if the page has one column."""
    body = [piece for piece in pieces if _MARGIN * height < piece.bottom < (1 - _MARGIN) * height] or pieces
    lefts = sorted(piece.left for piece in body)
    starts = sorted(piece.left for piece in body if piece.left < piece.right)
    ends = sorted(piece.right for piece in body if piece.left < piece.right)
    for tolerated in (0, len(body) // 20):
        best: tuple[float, float] | None = None
        edges = sorted({piece.right for piece in body if 0.3 * width < piece.right < 0.7 * width})
        for edge in edges:
            if bisect_left(starts, edge + 0.5) - bisect_right(ends, edge + 0.5) > tolerated:
                continue
            after = bisect_right(lefts, edge)
            gap = lefts[after] - edge if after < len(lefts) else 0.0
            if gap > _GUTTER * width and (best is None or gap > best[0]):
                best = gap, edge + gap / 2
        if best:
            middle = best[1]
            left = sum(1 for piece in body if piece.right <= middle)
            right = sum(1 for piece in body if piece.left >= middle)
            if min(left, right) * 8 >= len(body) and 0.35 * width < middle < 0.65 * width:
                return middle
    return None


def _bands(pieces: list[_Piece], gutter: float | None) -> Iterator[list[_Piece]]:
    """Pieces that are read together: a piece across the page divides it; in between, the left column comes first."""
    if gutter is None:
        yield pieces
        return
    titles = set(_titles(pieces, gutter))
    spanning = sorted((p for p in pieces if p.left < gutter < p.right or p in titles), key=lambda p: -p.top)
    across = set(spanning)
    floor = float("inf")
    for edge in [*spanning, None]:
        below = edge.top if edge else float("-inf")
        between = [p for p in pieces if p not in across and below <= p.bottom + p.height / 2 < floor]
        yield [p for p in between if p.right <= gutter]
        yield [p for p in between if p.left >= gutter]
        if edge:
            yield [edge]
            floor = below


def _titles(pieces: list[_Piece], gutter: float) -> list[_Piece]:
    """Titles too short to reach across both columns: larger than the text, and alone at their height."""
    usual = median(piece.height for piece in pieces) if pieces else 0.0
    return [
        title
        for title in pieces
        if title.height >= _TITLE * usual
        and title.right <= gutter
        and not any(p.left >= gutter and p.bottom < title.top and title.bottom < p.top for p in pieces)
        and any(p.left >= gutter and p.bottom >= title.top for p in pieces)
        and any(p.left >= gutter and p.top <= title.bottom for p in pieces)
    ]


def _lines_of(pieces: Iterable[_Piece], height: float) -> Iterator[_Row]:
    """Pieces at the same height, from left to right, as one line each; from the top down."""
    rest = sorted(pieces, key=lambda piece: -(piece.top + piece.bottom))
    while rest:
        first = rest[0]
        middle = (first.top + first.bottom) / 2
        same: list[_Piece] = []
        others: list[_Piece] = []
        for p in rest:
            level = abs((p.top + p.bottom) / 2 - middle) < max(p.height, first.height) / 2
            (same if level else others).append(p)
        rest = others
        same.sort(key=lambda piece: piece.left)
        yield _Row(
            text=_joined(same),
            left=same[0].left,
            middle=middle,
            height=median(piece.height for piece in same),
            edge=not _MARGIN * height < middle < (1 - _MARGIN) * height,
        )


def _joined(pieces: list[_Piece]) -> str:
    """The text of a line, with a space where there is a gap."""
    text = pieces[0].text
    for before, piece in pairwise(pieces):
        gap = piece.left - before.right
        text += (" " if piece.spaced or gap > _SPACE * piece.height else "") + piece.text
    return text.strip()
