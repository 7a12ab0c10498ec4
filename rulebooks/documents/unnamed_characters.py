"""Characters that have no meaning in Unicode: bullets of symbol fonts, icons, and damaged text.

A PDF prints the glyphs of a symbol font as private-use characters (`U+F077`). If such a character mostly begins lines,
it marks the members of a list, and is read as a bullet. Each of these characters is reported once.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import replace

from .document_lines import DocumentLine, ExtractedText, ReadingDoubt

BULLET = "•"
"""The character in place of every other bullet."""

_REPLACEMENT = "\ufffd"
_KINDS = {"Co": "a private-use character", "Cn": "an unassigned character", "Cs": "half of a character"}
_PRIVATE = "Co"


def name_bullets(found: ExtractedText) -> ExtractedText:
    """A text with its private-use bullets replaced by `BULLET`, and a doubt for each character without a meaning."""
    counts = Counter(character for line in found.lines for character in line.text)
    unnamed = {character: count for character, count in counts.items() if _kind(character)}
    if not unnamed:
        return found
    begins = Counter(line.text.lstrip()[:1] for line in found.lines)
    bullets = {each for each in unnamed if unicodedata.category(each) == _PRIVATE and 2 * begins[each] > unnamed[each]}
    doubts = [
        ReadingDoubt(_place(character, found.lines), f"U+{ord(character):04X}", _says(character, count, begins, bullets))
        for character, count in unnamed.items()
    ]
    return ExtractedText(mark_bullets(found.lines, bullets), (*found.doubts, *doubts))


def mark_bullets(lines: Iterable[DocumentLine], bullets: Collection[str]) -> tuple[DocumentLine, ...]:
    """The lines with `BULLET` in place of the given characters at their beginning."""
    if not bullets:
        return tuple(lines)
    marked = re.compile(rf"^(\s*)[{re.escape(''.join(bullets))}]")
    return tuple(replace(line, text=marked.sub(rf"\1{BULLET}", line.text)) for line in lines)


def _kind(character: str) -> str | None:
    """The kind of a character without a meaning; None for every other character."""
    if character == _REPLACEMENT:
        return "a replacement character, which stands for a damaged one"
    return _KINDS.get(unicodedata.category(character))


def _place(character: str, lines: Iterable[DocumentLine]) -> str:
    return next(line.describe_place for line in lines if character in line.text)


def _says(character: str, count: int, begins: Counter[str], bullets: Collection[str]) -> str:
    often = f"{_kind(character)}, {count} times" if count > 1 else f"{_kind(character)}, once"
    if character in bullets:
        return f"{often}; it begins {begins[character]} lines, and is read as a bullet there"
    return f"{often}; it is read as a letter of the text"
