"""A feature file while it is written, which may not be valid Gherkin yet. Lines count from 0."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from ...adapters.protocol_vocabulary import GameVocabulary
from ...rulebooks import Ledger
from ...steps.phrase_vocabulary import Keyword, Vocabulary
from ...steps.suite_game import SuiteGame
from ..scenarios.suite import Suite

_STEP = re.compile(r"\s*(Given|When|Then|And|But|\*) ")
_SCENARIO = re.compile(r"\s*(Scenario|Scenario Outline|Scenario Template|Example|Background):")
_ENDS = re.compile(r"\s*(@|Scenario|Scenario Outline|Scenario Template|Example|Rule|Feature|Background)\b")
_KEYWORDS: dict[str, Keyword] = {"Given": "given", "When": "when", "Then": "then"}


@dataclass(frozen=True)
class OpenFeature:
    """The text of a feature file, with the properties that can be found without parsing it as Gherkin.

    ``edition`` is that of its game; None for the default edition.
    """

    suite: Suite
    path: Path
    text: str
    edition: str | None = None

    @cached_property
    def text_lines(self) -> list[str]:
        return self.text.split("\n")

    def line_at(self, number: int) -> str:
        """A line; empty after the last one."""
        return self.text_lines[number] if number < len(self.text_lines) else ""

    @cached_property
    def game_name(self) -> str | None:
        """The game of the scenarios, by the place of the file or else by its first tag; None if unknown."""
        for root in self.suite.feature_roots():
            if self.path.is_relative_to(root) and len(self.path.relative_to(root).parts) > 1:
                game = self.path.relative_to(root).parts[0]
                return game if game in self.suite.game_names() else None
        tag = re.match(r"(?:\s*(?:#.*)?\n)*\s*@([\w-]+)", self.text)
        return tag[1] if tag and tag[1] in self.suite.game_names() else None

    @property
    def ledger(self) -> Ledger:
        assert self.game_name is not None
        return self.suite.load_ledger(self.game_name, self.edition)

    @property
    def game_vocabulary(self) -> Vocabulary:
        assert self.game_name is not None
        return self.suite.phrase_vocabulary(self.game_name)

    @property
    def suite_game(self) -> SuiteGame:
        assert self.game_name is not None
        return self.suite.load_suite_game(self.game_name)

    @property
    def protocol_words(self) -> GameVocabulary:
        assert self.game_name is not None
        return self.suite.protocol_words(self.game_name)

    def step_at(self, number: int) -> tuple[Keyword, str, int] | None:
        """The keyword, the sentence, and the column of the sentence of a step.

        None for other lines, and for a step without a Given, When or Then at or before it.
        """
        found = _STEP.match(self.line_at(number))
        if found is None:
            return None
        at = number
        while at >= 0 and not _SCENARIO.match(self.line_at(at)):
            word = _STEP.match(self.line_at(at))
            if word and word[1] in _KEYWORDS:
                return _KEYWORDS[word[1]], self.line_at(number)[found.end() :], found.end()
            at -= 1
        return None

    def scenario_lines(self, number: int) -> range:
        """The lines of the scenario that contains a line; empty outside scenarios."""
        start = number
        while start >= 0 and not _SCENARIO.match(self.line_at(start)):
            if start != number and _ENDS.match(self.line_at(start)):
                return range(0)
            start -= 1
        if start < 0:
            return range(0)
        end = start + 1
        while end < len(self.text_lines) and not _ENDS.match(self.line_at(end)):
            end += 1
        return range(start, end) if number < end else range(0)

    def text_before(self, number: int) -> str:
        """The text before a line."""
        return "\n".join(self.text_lines[:number]) + "\n"
