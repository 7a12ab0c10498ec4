"""The form of the ids of a rulebook, by an example of each level: `1.`, `100.`, `601.2.`, `601.2a`.

An id is a path of numbers, whatever its printed form: `10.6.3` is (10, 6, 3), and so is `10-6-3`; `601.2a` is
(6, 1, 2, 1), for 601 is section 1 of chapter 6. The paths show which id may follow another. If a level is printed
without the levels above it, such as `a.` or `(a)` under `702.1`, its id includes them: `702.1.a`.

If the first example is a number of three digits (`100.`, `000.`), chapters and sections are counted together: 302 is
followed by 303, or by the 400 of the next chapter.
"""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass

from ..fingerprints import REFERENCE

Number = tuple[int, ...]

DEEPER = "..."
"""The mark after the last example, if deeper ids continue in its form."""

_PART = re.compile(r"[0-9]+|[a-z]+|[A-Z]+")
_LETTERS = 26
_UNUSED = frozenset({12, 15})
"""The letters l and o, which look like digits, and which many rulebooks leave out."""

_ROMAN = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
_NUMERALS = {
    **{"M": 1000, "CM": 900, "D": 500, "CD": 400, "C": 100, "XC": 90, "L": 50, "XL": 40},
    **{"X": 10, "IX": 9, "V": 5, "IV": 4, "I": 1},
}
_HALF = 50
_HUNDRED = 100
_CHAPTERS = 10
"""Sections that are counted together may go on with one of so many next chapters, or with its second half."""

_SHAPES = {
    "1": "[0-9]{1,3}",
    "100": "[1-9][0-9]{2,3}",
    "000": "[0-9]{3,4}",
    "a": "[a-z]{1,2}",
    "A": "[A-Z]{1,2}",
    "i": "[ivxlc]+",
    "I": "[IVXLCDM]+",
}
"""The possible parts of an id, by shape: a number, one in hundreds, three digits or more, letters, Roman numbers."""

_DOTTED = re.compile(r"(\d+(?:[.．]\d+)+)[.．]?(?!\d)\s*(.*)|(\d+)(?:[.．]\s*|\s+)(.*)")


@dataclass(frozen=True)
class Numbering:
    """The ids of a rulebook, given by an example of each level from the chapters down."""

    examples: tuple[str, ...] = ("1", f"1.1{DEEPER}")

    def __post_init__(self) -> None:
        if not self.examples or any(not _PART.search(example) for example in self.examples):
            raise ValueError(
                f"{list(self.examples)} are not ids; give an example of each level: 1., 100., 601.2, 601.2a"
            )
        for at, example in enumerate(self.examples, 1):
            parts = len(_PART.findall(example)) + (at > 1 and self._in_hundreds)
            if self._is_alone(at):
                if example.endswith(DEEPER) or not re.search(r"[.):]", example):
                    raise ValueError(f"{example} could be a word of the text; print it with its mark: a., (a)")
            elif parts != at:
                raise ValueError(f"{example} is not an id of level {at}; give an example of each level: 1., 1.1, 1.1a")

    def read_number(self, text: str, after: Number = ()) -> tuple[Number, str] | None:
        """The id at the beginning of a line, and the text after it; `after` is the id before.

        If it could be of two levels, it is the one that may follow, or with which the document begins again; `(i)`
        after `(h)` is its next sibling.
        """
        if self.examples == Numbering.examples:
            return _dotted(text)
        found = self._candidates(text, after)
        if not found:
            return None
        longest = max(len(printed) for printed, _, _ in found)
        possible = [(number, rest) for printed, number, rest in found if len(printed) == longest]
        likely = (*self.possible_successors(after), (self.first_index(1),))
        following = [each for each in possible if each[0] in likely]
        return min(following or possible, key=lambda each: len(each[0]) if following else each[0][-1])

    def read_number_of_depth(self, text: str, after: Number, depth: int) -> tuple[Number, str] | None:
        """The id at the beginning of a line, if it is of this depth, and the text after it."""
        found = self._candidates(text, after)
        return next(((number, rest) for _, number, rest in found if len(number) == depth), None)

    def _candidates(self, text: str, after: Number) -> list[tuple[str, Number, str]]:
        """The ids that a line may begin with, as printed and as numbers, and the text after each; the deepest first."""
        return [
            (match[1], number, match[2])
            for depth in range(len(self.examples), 0, -1)
            if (match := self._patterns[depth - 1].match(text)) and (number := self._number(match[1], depth, after))
        ]

    @functools.cached_property
    def differs_by_indentation(self) -> bool:
        """Whether ids of several levels are printed alike, so that only their indentation differs: `1.` and `1.`."""
        return len(set(self.examples)) < len(self.examples)

    def parse_id(self, printed: str) -> Number:
        """The number of an id; empty for an invalid id."""
        number = self._path(printed)
        return number if number and self.format_id(number) == printed else ()

    def format_id(self, number: Number) -> str:
        """The id of a number, without the marks around it: `601.2`, `1-2-1`; `1.2.a` for `1.2(a)`."""
        depth = min(len(number), len(self.examples))
        own = _written(number[-1], self._shape(len(number)))
        if len(number) == 1:
            return own
        if self._in_hundreds and len(number) == 2:
            return str(100 * number[0] + number[1])
        return self.format_id(number[:-1]) + self._separator(depth) + own

    def resolve_reference(self, reference: str) -> str:
        """The id to which a reference refers: 1.2.a for `1.2(a)`."""
        path = self._path(reference) if any(re.fullmatch(own, reference) for own in self._own) else ()
        return self.format_id(path) if path else reference

    @functools.cached_property
    def reference_pattern(self) -> re.Pattern[str]:
        """The pattern of a reference in a text: that of all rulebooks, and ids of this numbering only."""
        return re.compile("|".join([*(rf"(?<![\w.-]){own}(?!\w)" for own in self._own), REFERENCE.pattern]))

    def first_index(self, depth: int) -> int:
        """The first number of the ids of a depth: 1, or 0 if the example of that level ends with 0."""
        if depth == 1 and self.counts_together:
            return int(_PART.findall(self.examples[0])[0])
        return 0 if depth in self._from_zero else 1

    def possible_successors(self, number: Number) -> set[Number]:
        """The numbers that may follow: the first child, or the next sibling of the number or of an ancestor."""
        beside = {after for depth in range(1, len(number) + 1) for after in self._next(number[:depth])}
        if self.counts_together and number:
            chapter = number[0] // _HUNDRED * _HUNDRED
            beside |= {(chapter + _HALF,), *((chapter + _HUNDRED * at,) for at in range(1, _CHAPTERS))}
        if len(number) >= len(self.examples) and not self._goes_deeper:
            return beside
        below = (*number, self.first_index(len(number) + 1))
        return {below, (*number, 1), *beside}

    def required_before(self, number: Number) -> list[Number]:
        """The numbers that must come before a number: all its ancestors, and all lesser siblings.

        Of sections that are counted together, only the one before, unless the number begins a chapter.
        """
        above = [number[:length] for length in range(1, len(number))]
        if self.counts_together and len(number) == 1:
            return [(number[0] - 1,)] if number[0] % _HALF else []
        lesser = range(1, number[-1])
        unused = _UNUSED if self._shape(len(number)) == "a" else ()
        return above + [(*number[:-1], last) for last in lesser if last not in unused]

    def missing_ids_before(self, printed: str, there: set[str], prefix: str = "") -> list[str]:
        """The ids that should come before an id but are missing; each id in `there` begins with the prefix."""
        number = self.parse_id(printed.removeprefix(prefix))
        needed = self.required_before(number) if number else ()
        return [name for each in needed if (name := prefix + self.format_id(each)) not in there]

    def _next(self, number: Number) -> tuple[Number, ...]:
        """The number after it; the next one, too, after a letter that many rulebooks leave out."""
        following = (*number[:-1], number[-1] + 1)
        unused = self._shape(len(number)) == "a" and following[-1] in _UNUSED
        return (following, *self._next(following)) if unused else (following,)

    def _number(self, printed: str, depth: int, after: Number) -> Number:
        """The number of a printed id of a level; empty if it is invalid, or has no parent."""
        if not self._is_alone(depth):
            number = self._path(printed)
            return number if len(number) == depth or depth == len(self.examples) else ()
        part = _PART.findall(printed)[0]
        value = _value(part, self._shape(depth))
        if value is None or len(after) < depth - 1:
            return ()
        beside = after[depth - 1] if len(after) >= depth else 0
        is_word = len(part) > 1 and self._shape(depth) in "aA" and value - beside > len(_UNUSED) + 1
        return () if is_word else (*after[: depth - 1], value)

    def _path(self, printed: str) -> Number:
        """The numbers of the parts of an id; empty if a part is invalid."""
        parts = _PART.findall(printed)
        if self._in_hundreds and parts and len(parts[0]) > 2:
            parts[:1] = [parts[0][:-2], parts[0][-2:]]
        values = [_value(part, self._shape(depth)) for depth, part in enumerate(parts, 1)]
        return () if None in values else tuple(value for value in values if value is not None)

    @functools.cached_property
    def prints_whole_ids(self) -> bool:
        """Whether every id is printed with all its levels."""
        return not any(self._is_alone(depth) for depth in range(1, len(self.examples) + 1))

    @functools.cached_property
    def prints_plain_numbers(self) -> bool:
        """Whether ids consist of numbers and marks, without letters, and each is printed with all its levels."""
        return self.prints_whole_ids and not re.search("[A-Za-z]", "".join(self.examples))

    @functools.cached_property
    def _goes_deeper(self) -> bool:
        return self.examples[-1].endswith(DEEPER)

    @functools.cached_property
    def _in_hundreds(self) -> bool:
        """Whether sections are numbered in hundreds: 601 is in chapter 6."""
        return len(self.examples) > 1 and re.fullmatch(r"[1-9][0-9]{2}\.?", self.examples[1]) is not None

    @functools.cached_property
    def counts_together(self) -> bool:
        """Whether chapters and sections are counted together, in numbers of three digits."""
        return re.fullmatch(r"[01]00\.?", self.examples[0]) is not None

    def _is_alone(self, depth: int) -> bool:
        """Whether ids of a level are printed without the levels above."""
        parts = len(_PART.findall(self.examples[depth - 1]))
        return parts == 1 and depth > (2 if self._in_hundreds else 1)

    def _shape(self, depth: int) -> str:
        """The shape of the last part of ids of a depth; below the examples, that of the last example."""
        if depth == 1 and self.counts_together:
            return "000"
        return _shape_of(_PART.findall(self.examples[min(depth, len(self.examples)) - 1])[-1])

    def _separator(self, depth: int) -> str:
        """The characters before the last part of ids of a depth."""
        if self._is_alone(depth):
            return "."
        between = _PART.split(self.examples[depth - 1].removesuffix(DEEPER))[-2]
        return "-" if "-" in between else "." if between else ""

    @functools.cached_property
    def _from_zero(self) -> frozenset[int]:
        """The depths whose example ends with 0."""
        last = [_PART.findall(example)[-1] for example in self.examples]
        hundreds = {2} if self._in_hundreds and last[1].endswith("00") else set[int]()
        return frozenset({depth for depth, part in enumerate(last, 1) if part == "0"} | hundreds)

    @functools.cached_property
    def _patterns(self) -> list[re.Pattern[str]]:
        """The patterns of lines that begin with an id, one for each level."""
        marks = " ".join(self.examples).replace(DEEPER, "")
        letters, points = bool(re.search("[A-Za-z]", marks)), bool(re.search(r"[0-9A-Za-z]\.[0-9A-Za-z]", marks))
        return [re.compile(_line(example, letters=letters, points=points)) for example in self.examples]

    @functools.cached_property
    def _own(self) -> list[str]:
        """The patterns of ids that do not look like a reference in other rulebooks, the deepest first."""
        depths = range(len(self.examples), 1, -1)
        return [self._whole(depth) for depth in depths if self._is_alone(depth) or self._is_strange(depth)]

    def _is_strange(self, depth: int) -> bool:
        example = self.examples[depth - 1].removesuffix(DEEPER).rstrip(".")
        return not (example.isdigit() or REFERENCE.fullmatch(example))

    def _whole(self, depth: int) -> str:
        """The pattern of an id of a level in a text, with all its levels."""
        if self._is_alone(depth):
            own = _SHAPES[self._shape(depth)]
            return rf"{self._whole(depth - 1)}(?:\.?{own}(?!\w)|\.?\s?\({own}\))"
        return _id(self.examples[depth - 1].removesuffix(DEEPER).rstrip("."))


def _shape_of(part: str) -> str:
    if part.isdigit():
        return ("000" if part[0] == "0" else "100") if len(part) == 3 else "1"
    if part.isupper():
        return "A" if _value(part, "I") is None else "I"
    return "i" if re.fullmatch("[iv]+", part) else "a"


def _line(example: str, *, letters: bool, points: bool) -> str:
    """The pattern of lines that begin with an id of this shape: the id, and the text.

    `letters`: ids of the rulebook may contain letters; `points`: their parts may be joined by points.
    """
    shown = example.removesuffix(DEEPER)
    said = _id(shown.rstrip("."))
    if example.endswith(DEEPER):
        said += rf"(?:{'-' if '-' in shown[-3:-1] else re.escape('.')}[0-9]+)*"
    # A plain number needs its point, so that an amount at the beginning of a line is not taken for an id.
    several = re.search(r"[0-9][.\-][0-9]|[0-9][a-z]", shown)
    follows = "0-9A-Za-z" if letters else "0-9"
    point = "[.．]" if several and not (points or letters) else rf"[.．](?![{follows}])"
    free = r"\.?" if shown.endswith(")") else r"(?![\w-]|[.．]\w)" if letters else r"(?![0-9A-Za-z_-]|[.．][0-9])"
    ends = [point, *([free] if several or not shown.endswith(".") else [])]
    return rf"(?s:\s*({said})(?:{'|'.join(ends)})\s*(.*))"


def _id(example: str) -> str:
    """The pattern of an id of this shape, with its marks."""
    said = ""
    at = 0
    for part in _PART.finditer(example):
        said += re.escape(example[at : part.start()]) + _SHAPES[_shape_of(part[0])]
        at = part.end()
    return said + re.escape(example[at:])


def _value(part: str, shape: str) -> int | None:
    """The number that a part of an id of this shape represents; None if the part has another shape."""
    if not re.fullmatch(_SHAPES["1"] if shape == "100" else _SHAPES[shape], part):
        return None
    if part.isdigit():
        return int(part)
    if shape in "iI":
        values = [_ROMAN[sign] for sign in part.upper()]
        total = sum(-one if one < other else one for one, other in zip(values, [*values[1:], 0], strict=True))
        return total if _written(total, shape) == part else None
    total = 0
    for letter in part.lower():
        total = total * _LETTERS + ord(letter) - 96
    return total


def _written(value: int, shape: str) -> str:
    """The part of an id of this shape for a number."""
    if shape.isdigit():
        return str(value).zfill(3 if shape == "000" else 1)
    if shape in "iI":
        said = ""
        for sign, worth in _NUMERALS.items():
            said += sign * (value // worth)
            value %= worth
    else:
        said = write_letters(value).upper()
    return said if shape.isupper() else said.lower()


def write_letters(value: int) -> str:
    """A number in letters: a for 1, z for 26, aa for 27."""
    said = ""
    while value > 0:
        value, rest = divmod(value - 1, _LETTERS)
        said = chr(97 + rest) + said
    return said


def _dotted(text: str) -> tuple[Number, str] | None:
    found = _DOTTED.fullmatch(text.strip())
    if not found:
        return None
    printed, rest = (found[1], found[2]) if found[1] else (found[3], found[4])
    number = tuple(int(part) for part in re.split(r"[.．]", printed))
    return (number, rest) if 0 not in number else None


DOTTED = Numbering()
