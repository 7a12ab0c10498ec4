"""The order of clause numbers: that of the document, as far as the numbers alone tell it."""

import re

_PART = re.compile(r"\d+|[^\d.]+")


def by_number(number: str) -> tuple[tuple[int, int, str], ...]:
    """A sort key: 10.10 comes after 10.9, 3-10 after 3-9, and a bullet or a note after its clause."""
    return tuple((0, int(part), "") if part.isdecimal() else (1, 0, part) for part in _PART.findall(number))
