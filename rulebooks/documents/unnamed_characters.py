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
    begins = Counter(line.text.lstrip()[:1] for line in found.lines)
    bullets: set[str] = set()
    doubts: list[ReadingDoubt] = []
    for character, count in counts.items():
        if not (kind := _kind(character)):
            continue
        says = f"{kind}, {count} times" if count > 1 else f"{kind}, once"
        if unicodedata.category(character) == _PRIVATE and 2 * begins[character] > count:
            bullets.add(character)
            says = f"{says}; at the beginning of a line, it is read as a bullet"
        first = next(line for line in found.lines if character in line.text)
        doubts.append(ReadingDoubt(first.describe_place, f"U+{ord(character):04X}", says))
    lines = mark_bullets(found.lines, bullets)
    return replace(found, lines=lines, doubts=(*found.doubts, *doubts)) if doubts else found


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
