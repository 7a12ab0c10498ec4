"""Mentions of clauses outside features, citations and tables: in tests, pages, violations and phrases.

Files that belong to the game by their directory or name are renumbered. In other files, a number may belong to any
game: they are reported, and a person has to check them.
"""

from __future__ import annotations

import re
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path

from ...rulebooks import AMBIGUOUS, ID
from .renumbering import NumberChanges, renumber_module

_NUMBER = re.compile(rf"(?<![\w.\-]){ID}(?![\w])")
_SHOWN = 3


def renumber_mentions(
    root: Path, game: str, games: Iterable[str], numbers: NumberChanges
) -> tuple[dict[Path, str], list[str]]:
    """The texts of the game's own files with new numbers, and a line for each other file that names moved clauses."""
    others = [other for other in games if other != game]
    texts: dict[Path, str] = {}
    told: list[str] = []
    for path in _files(root):
        place = path.relative_to(root)
        text = path.read_text("utf-8")
        if _is_of(place, game) and not any(_is_of(place, other) for other in others):
            try:
                moved = (
                    renumber_module(text, numbers, str(place))
                    if path.suffix == ".py"
                    else numbers.renumber_text(text, str(place))
                )
            except (SyntaxError, tokenize.TokenError) as error:
                told.append(f"{place} is not valid Python ({error}), and was not changed")
                continue
            if moved != text:
                texts[path] = moved
        elif named := list(dict.fromkeys(_moved(text, numbers))):
            more = f" and {len(named) - _SHOWN} more" if len(named) > _SHOWN else ""
            told.append(f"{place} names {', '.join(named[:_SHOWN])}{more}, which moved: check whether it means {game}")
    return texts, told


def _files(root: Path) -> Iterator[Path]:
    for pattern in ("tests/**/*.py", "steps/*/**/*.py", "rulebooks/*/*.py", "benchmarks/*.py", "docs/**/*.md", "*.md"):
        yield from (path for path in sorted(root.glob(pattern)) if path.name != "CHANGELOG.md")


def _is_of(place: Path, game: str) -> bool:
    return game in place.parts or game in re.split(r"[^A-Za-z0-9]+", place.stem)


def _moved(text: str, numbers: NumberChanges) -> Iterator[str]:
    """The clauses that a text names and whose numbers change. Numbers that need not be clauses are left out."""
    for found in _NUMBER.finditer(text):
        number = found[0]
        if number in numbers.known and not AMBIGUOUS.fullmatch(number) and numbers.new_numbers(number) != (number,):
            yield number
