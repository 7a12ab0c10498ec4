"""What stands at a place means: a phrase and its function, a clause's title, a reading's options."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import NamedTuple

from ...adapters.session import ScenarioError
from ...steps import vocabulary
from ...steps.vocabulary import Definition
from ..scenarios.suite import Suite
from .completing import names, world_of
from .lines import Written

_TAG = re.compile(r"@[^\s@]+")
_CARD = re.compile(r"[\w#'-]+")


class Target(NamedTuple):
    """Where something is defined: a file, and a line that counts from 0."""

    path: Path
    line: int


def meaning(suite: Suite, path: Path, text: str, line: int, column: int) -> str | None:
    """In Markdown, what a place means, which counts from 0; None where nothing is to be said."""
    written = Written(suite, path, text)
    if tag := next((each for each in _TAG.finditer(written.line(line)) if each.start() <= column <= each.end()), None):
        said = dict(names(suite.ledger(written.game))) if written.game else {}
        return said.get(tag[0].removeprefix("@"))
    if found := _phrase(written, line):
        needs = f"\n\nneeds {', '.join(found.needs)}" if found.needs else ""
        return f"{found.meaning}\n\n`{found.pattern}`, as in: {found.example}{needs}"
    return None


def defined(suite: Suite, path: Path, text: str, line: int) -> Target | None:
    """Where the phrase of a line is defined; None where it has none."""
    written = Written(suite, path, text)
    found = _phrase(written, line)
    if found is None or written.game is None:
        return None
    if found.row:
        return _row(suite.phrases(written.game), found.row)
    source = inspect.getsourcefile(found.function)
    return Target(Path(source), inspect.getsourcelines(found.function)[1] - 1) if source else None


def _row(phrases: Path, text: str) -> Target | None:
    """The line of the row in which that text stands, or begins to: of the game's phrases, or of those of every game."""
    shared = Path(vocabulary.__file__).parent
    files = (folder.glob("*.py") for folder in (phrases, shared, shared / "common"))
    for file in (each for some in files for each in sorted(some)):
        for number, line in enumerate(file.read_text("utf-8").splitlines()):
            if text[:40] in line:
                return Target(file, number)
    return None


def places_of_card(suite: Suite, path: Path, text: str, line: int, column: int) -> list[tuple[int, int, int]]:
    """Where the card under a place is named in its scenario: line, start and end; empty where no card is.

    A second one's number goes with its name: ``Sora#2`` is named where ``Sora`` is. Where no card can be laid yet, any
    word may be one's name.
    """
    written = Written(suite, path, text)
    under = next((each for each in _CARD.finditer(written.line(line)) if each.start() <= column <= each.end()), None)
    if under is None:
        return []
    name = under[0].partition("#")[0].removesuffix("'s").removesuffix("'")
    laid = world_of(written, written.scenario(line).stop).builder.named() if written.game else ()
    if laid and name not in {each.partition("#")[0] for each in laid}:
        return []
    named = re.compile(rf"(?<![\w-]){re.escape(name)}(?![\w-])")
    return [
        (number, *found.span())
        for number in written.scenario(line)
        if number != written.scenario(line).start
        for found in named.finditer(written.line(number))
    ]


def _phrase(written: Written, line: int) -> Definition | None:
    step = written.step(line)
    if step is None or written.game is None:
        return None
    keyword, sentence, _ = step
    try:
        return written.vocabulary.find(keyword, sentence.strip()).definition
    except ScenarioError:
        return None
