"""Similarity of scenarios to a finding by their words; rare words count the most.

It is the cosine of two word vectors. A word's weight grows with its frequency in the text, and with the number of
scenarios that lack it.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from ..scenarios.feature_parser import Scenario
from .lockstep import PlayResult

TOLD = 6
"""The maximum number of differences that are read; further ones mostly repeat these."""

_WORD = re.compile(r"[^\W\d_]{3,}")

Vector = Mapping[str, float]


class TextSimilarity:
    """The word vectors of scenarios."""

    def __init__(self, scenarios: Sequence[Scenario]) -> None:
        counted = {each.id: _counted(_said(each)) for each in scenarios}
        self._having = Counter(word for words in counted.values() for word in words)
        self._number = len(counted)
        self._vectors = {name: self._vector(words) for name, words in counted.items()}

    def similarity_by_scenario(self, play: PlayResult) -> dict[str, float]:
        """The similarity of each scenario to the play, from 0 to 1, by the scenario's id."""
        found = self._vector(_counted(_told(play)))
        return {
            name: sum(weight * found.get(word, 0) for word, weight in vector.items())
            for name, vector in self._vectors.items()
        }

    def _vector(self, words: Mapping[str, int]) -> Vector:
        weights = {word: (1 + math.log(times)) * self._seldom(word) for word, times in words.items()}
        length = math.hypot(*weights.values()) or 1
        return {word: weight / length for word, weight in weights.items()}

    def _seldom(self, word: str) -> float:
        return math.log((self._number + 1) / (self._having[word] + 0.5))


def _counted(texts: Iterable[str]) -> Counter[str]:
    return Counter(word.lower() for text in texts for word in _WORD.findall(text))


def _said(scenario: Scenario) -> Iterator[str]:
    """All texts of a scenario, with the title of its Rule."""
    yield from (scenario.rule.title if scenario.rule else "", scenario.title)
    for step in scenario.steps:
        yield from (step.text, *(cell for row in step.table for cell in row))
    for example in scenario.examples:
        yield from example.values()


def _told(play: PlayResult) -> Iterator[str]:
    """All texts about a play: Givens, decisions and differences."""
    for given in play.recipe.given_steps():
        yield from (given.text, *(cell for row in given.table for cell in row))
    yield from map(str, play.decisions)
    yield from play.differences[:TOLD]
