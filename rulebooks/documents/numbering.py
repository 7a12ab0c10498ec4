"""How the ids of a rulebook are made, by an example of each level: `1.`, `100.`, `601.2.`, `601.2a`.

An id is a path of numbers, whatever it is printed as: `10.6.3` is (10, 6, 3), and so is `10-6-3`; `601.2a` is
(6, 1, 2, 1), for 601 is section 1 of chapter 6. So it can be said which id may follow which.
"""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass

Number = tuple[int, ...]

DEEPER = "..."
"""What follows the last example where ids go on to any depth as it does."""

_PART = re.compile(r"[0-9]+|[a-z]+|[IVXLCDM]+")
_BEGINS = re.compile(r"\s*(?:[0-9]|[IVXLCDM]+[.\s])")
_LETTERS = 26
_UNUSED = frozenset({12, 15})
"""The letters l and o, which are taken for figures, and which many rulebooks leave out."""

_ROMAN = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
_NUMERALS = {
    **{"M": 1000, "CM": 900, "D": 500, "CD": 400, "C": 100, "XC": 90, "L": 50, "XL": 40},
    **{"X": 10, "IX": 9, "V": 5, "IV": 4, "I": 1},
}
_DOTTED = re.compile(r"(\d+(?:[.．]\d+)+)[.．]?(?!\d)\s*(.*)|(\d+)(?:[.．]\s*|\s+)(.*)")


@dataclass(frozen=True)
class Numbering:
    """The ids of a rulebook, by an example of each level from the chapters down."""

    examples: tuple[str, ...] = ("1", f"1.1{DEEPER}")

    def __post_init__(self) -> None:
        if not self.examples or any(not _PART.search(example) for example in self.examples):
            raise ValueError(
                f"{list(self.examples)} are no ids; give an example of each level: 1., 100., 601.2, 601.2a"
            )
        for at, example in enumerate(self.examples, 1):
            if len(self._kinds(example)) != at:
                raise ValueError(f"{example} is no id of level {at}; give an example of each level: 1., 1.1, 1.1a")

    def read(self, text: str) -> tuple[Number, str] | None:
        """The id at the beginning of a line, and what follows it."""
        if self.examples == Numbering.examples:
            return _dotted(text)
        if not _BEGINS.match(text):
            return None
        for found in (level.match(text) for level in self._levels):
            if found:
                number = self._number(found[1])
                return None if number is None else (number, found[2])
        return None

    def parsed(self, printed: str) -> Number:
        """The number of an id; empty where it is none."""
        found = self.read(f"{printed}. x")
        return found[0] if found and self.printed(found[0]) == printed else ()

    def printed(self, number: Number) -> str:
        """The id of a number, without the point that it may end with."""
        example = self.examples[min(len(number), len(self.examples)) - 1].removesuffix(DEEPER).rstrip(".")
        parts, between = _PART.findall(example), _PART.split(example)
        left = list(number)
        if self._in_hundreds and len(number) > 1:
            left[:2] = [100 * number[0] + number[1]]
        separator = between[-2] if len(parts) > 1 else "."
        said = between[0]
        for at, value in enumerate(left):
            shape = parts[min(at, len(parts) - 1)]
            said += (between[at] if 0 < at < len(parts) else separator if at else "") + _written(value, shape)
        return said + between[-1]

    def first(self, depth: int) -> int:
        """What the ids of a depth begin with: 1, or 0 where the example of that level ends with it."""
        return 0 if depth in self._from_zero else 1

    def successors(self, number: Number) -> set[Number]:
        """What may follow: the first below a number, or the next beside it or beside what is above it."""
        beside = {self._next(number[:depth]) for depth in range(1, len(number) + 1)}
        if len(number) >= len(self.examples) and not self._goes_deeper:
            return beside
        below = (*number, self.first(len(number) + 1))
        return {below, (*number, 1), *beside}

    def needed(self, number: Number) -> list[Number]:
        """What must come before a number: all that it stands under, and all beside it with a lesser number."""
        above = [number[:length] for length in range(1, len(number))]
        lesser = range(1, number[-1])
        unused = _UNUSED if self._is_letter(len(number)) else ()
        return above + [(*number[:-1], last) for last in lesser if last not in unused]

    def missing_before(self, printed: str, there: set[str]) -> list[str]:
        """The ids that should come before one, and are not there."""
        number = self.parsed(printed)
        return [name for each in self.needed(number) if (name := self.printed(each)) not in there] if number else []

    def _next(self, number: Number) -> Number:
        following = (*number[:-1], number[-1] + 1)
        return self._next(following) if self._is_letter(len(number)) and following[-1] in _UNUSED else following

    @functools.cached_property
    def _goes_deeper(self) -> bool:
        return self.examples[-1].endswith(DEEPER)

    @functools.cached_property
    def _in_hundreds(self) -> bool:
        """Whether sections are numbered in hundreds: 601 is of chapter 6."""
        return len(self.examples) > 1 and re.fullmatch(r"[1-9][0-9]{2}\.?", self.examples[1]) is not None

    def _kinds(self, example: str) -> list[str]:
        parts = _PART.findall(example.removesuffix(DEEPER))
        if self._in_hundreds and example != self.examples[0]:
            parts = [parts[0][0], *parts]
        return parts

    @functools.cached_property
    def _from_zero(self) -> frozenset[int]:
        """The depths whose example ends with 0."""
        shown = [self._number(example.removesuffix(DEEPER).rstrip(".")) or (1,) for example in self.examples]
        return frozenset(depth for depth, number in enumerate(shown, 1) if number[-1] == 0)

    @functools.cached_property
    def _lettered(self) -> frozenset[int]:
        """The depths whose example ends with a letter."""
        return frozenset(at for at, example in enumerate(self.examples, 1) if self._kinds(example)[-1].islower())

    def _is_letter(self, depth: int) -> bool:
        return depth in self._lettered

    @functools.cached_property
    def _levels(self) -> list[re.Pattern[str]]:
        """The patterns of ids, the deepest first."""
        return [_pattern(example) for example in reversed(self.examples)]

    def _number(self, printed: str) -> Number | None:
        values = [_value(part) for part in _PART.findall(printed)]
        if None in values:
            return None
        number = tuple(value for value in values if value is not None)
        if self._in_hundreds and number[0] >= 100:
            return (*divmod(number[0], 100), *number[1:])
        return number


def _pattern(example: str) -> re.Pattern[str]:
    """The lines that begin with an id of this shape."""
    deeper = example.endswith(DEEPER)
    shown = example.removesuffix(DEEPER)
    ended = shown.endswith(".")
    said = ""
    at = 0
    for part in _PART.finditer(shown.rstrip(".")):
        said += re.escape(shown[at : part.start()]) + _shape(part[0])
        at = part.end()
    last = re.sub(r"[0-9A-Za-z.]", "", shown[-3:-1]) or r"\."
    said += rf"(?:{last}[0-9]+)*" if deeper else ""
    said += re.escape(shown.rstrip(".")[at:])
    # A number alone needs its point, so that no amount at the beginning of a line is taken for it.
    point = r"\." if ended and not re.search(r"[0-9][.\-][0-9]|[0-9][a-z]", shown) else r"\.?"
    return re.compile(rf"\s*({said}){point}(?![\w-]|\.\w)\s*(.*)", re.DOTALL)


def _shape(part: str) -> str:
    if part.isdigit():
        return "[1-9][0-9]{2,3}" if len(part) == 3 else "[0-9]{1,3}"
    return "[IVXLCDM]+" if part.isupper() else "[a-z]{1,2}"


def _value(part: str) -> int | None:
    if part.isdigit():
        return int(part)
    if part.isupper():
        values = [_ROMAN[sign] for sign in part]
        total = sum(-one if one < other else one for one, other in zip(values, [*values[1:], 0], strict=True))
        return total if _written(total, "I") == part else None
    total = 0
    for letter in part:
        total = total * _LETTERS + ord(letter) - 96
    return total


def _written(value: int, shape: str) -> str:
    if shape.isdigit():
        return str(value)
    if shape.isupper():
        said = ""
        for sign, worth in _NUMERALS.items():
            said += sign * (value // worth)
            value %= worth
        return said
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
