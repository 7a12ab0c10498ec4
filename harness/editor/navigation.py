"""Navigation in feature files: the meaning of a phrase or a tag, the definition of a phrase, and mentions of a card."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import NamedTuple

from ...adapters.session import ScenarioError
from ...rulebooks.bounded_file import read_bounded_text
from ...steps import phrase_vocabulary
from ...steps.phrase_vocabulary import PhraseDefinition
from ..scenarios.suite import Suite
from .feature_completion import tag_names, world_before_line
from .open_feature import OpenFeature

_TAG = re.compile(r"@[^\s@]+")
_CARD = re.compile(r"[\w#'-]+")


class SourceLocation(NamedTuple):
    """The place of a definition: a file, and a line that counts from 0."""

    path: Path
    line: int


def hover_text(suite: Suite, path: Path, text: str, line: int, column: int, edition: str | None = None) -> str | None:
    """The meaning of the tag or the phrase at a place, in Markdown, or None. Line and column count from 0."""
    written = OpenFeature(suite, path, text, edition)
    if tag := next(
        (each for each in _TAG.finditer(written.line_at(line)) if each.start() <= column <= each.end()), None
    ):
        said = dict(tag_names(written.ledger)) if written.game_name else {}
        return said.get(tag[0].removeprefix("@"))
    if found := _phrase(written, line):
        needs = f"\n\nneeds {', '.join(found.needs)}" if found.needs else ""
        return f"{found.meaning}\n\n`{found.pattern}`, as in: {found.example}{needs}"
    return None


def phrase_definition(suite: Suite, path: Path, text: str, line: int) -> SourceLocation | None:
    """The place where the phrase of a line is defined; None for a line without a phrase."""
    written = OpenFeature(suite, path, text)
    found = _phrase(written, line)
    if found is None or written.game_name is None:
        return None
    if found.row:
        return _row(suite.phrases_directory(written.game_name), found.row)
    source = inspect.getsourcefile(found.function)
    return SourceLocation(Path(source), inspect.getsourcelines(found.function)[1] - 1) if source else None


def _row(phrases: Path, text: str) -> SourceLocation | None:
    """The line of a table with the beginning of this text, in the phrases of the game or those of all games."""
    shared = Path(phrase_vocabulary.__file__).parent
    files = (folder.glob("*.py") for folder in (phrases, shared, shared / "common"))
    for file in (each for some in files for each in sorted(some)):
        for number, line in enumerate(read_bounded_text(file).splitlines()):
            if text[:40] in line:
                return SourceLocation(file, number)
    return None


def card_mentions(suite: Suite, path: Path, text: str, line: int, column: int) -> list[tuple[int, int, int]]:
    """The places where the card at this place is named in its scenario: line, start and end; empty if it is not a card.

    ``Sora#2`` counts as a mention of ``Sora``. If the scenario has no cards yet, any word may be the name of a card.
    """
    written = OpenFeature(suite, path, text)
    under = next((each for each in _CARD.finditer(written.line_at(line)) if each.start() <= column <= each.end()), None)
    if under is None:
        return []
    name = under[0].partition("#")[0].removesuffix("'s").removesuffix("'")
    laid = (
        world_before_line(written, written.scenario_lines(line).stop).builder.named_cards() if written.game_name else ()
    )
    if laid and name not in {each.partition("#")[0] for each in laid}:
        return []
    named = re.compile(rf"(?<![\w-]){re.escape(name)}(?![\w-])")
    return [
        (number, *found.span())
        for number in written.scenario_lines(line)
        if number != written.scenario_lines(line).start
        for found in named.finditer(written.line_at(number))
    ]


def _phrase(written: OpenFeature, line: int) -> PhraseDefinition | None:
    step = written.step_at(line)
    if step is None or written.game_name is None:
        return None
    keyword, sentence, _ = step
    try:
        return written.game_vocabulary.find_phrase(keyword, sentence.strip()).definition
    except ScenarioError:
        return None
