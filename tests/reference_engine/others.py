"""Engines that assume or read otherwise, where a rulebook leaves it open; a module ``other_<game>`` has a game's.

Such a module says::

    GAME = Others("hololive")
    OTHERS = GAME.others

    @GAME.otherwise("H-02", "stop-before-first")
    def a_player_may_stop_before_the_first_card(patch: Patch) -> None:
        patch.setattr(...)

For a reading it names the option that the engine takes, of an assumption it says in its name what it takes instead.
What an engine does, it does everywhere. ``GAME.unseen`` are the assumptions that no scenario leans on.
``test_others`` finds the modules and judges the engines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

import pytest

from saitei.harness.judging.verdicts import Verdict
from saitei.harness.prove.trial import Trial, verdicts
from saitei.harness.results.readings import Judged, judged
from saitei.harness.results.results import ScenarioResult
from saitei.harness.scenarios.contested import is_foreign
from saitei.harness.scenarios.features import Scenario
from saitei.harness.scenarios.suite import Suite
from saitei.rulebooks import Ledger, load

from .reached import Function, every_scenario, reaching, whole

Patch = pytest.MonkeyPatch
Make = Callable[[Patch], None]


class Other(NamedTuple):
    """An engine that takes a reading or an assumption otherwise: which, its option if it is a reading's, and how."""

    name: str
    option: str
    make: Make

    def __str__(self) -> str:
        return "-".join((self.name, *([self.option] if self.option else ()), self.make.__name__))


@dataclass
class Others:
    """The engines of one game that assume or read otherwise, and how its scenarios are judged on them."""

    game: str
    unseen: frozenset[str] = frozenset()
    others: list[Other] = field(default_factory=list)

    def otherwise(self, name: str, option: str = "") -> Callable[[Make], Make]:
        """An engine that takes that option of the reading, or that assumption otherwise."""

        def noted(function: Make) -> Make:
            self.others.append(Other(name, option, function))
            return function

        return noted

    @property
    def ledger(self) -> Ledger:
        """The rulebook."""
        return load(self.game)

    @property
    def scenarios(self) -> tuple[Scenario, ...]:
        """All of the game, those that show options which are not ours included."""
        return every_scenario(self.game)

    def ours(self) -> dict[str, str]:
        """Our option of each contested reading."""
        return {name: reading.ours for name, reading in self.ledger.contested.items()}

    def foreign(self) -> set[str]:
        """The ids of the scenarios that show an option that is not ours."""
        return {each.id for each in self.scenarios if is_foreign(each, self.ledger)}

    def verdicts(self, functions: set[Function] | None = None) -> dict[str, Verdict]:
        """What the scenarios say of the engine as it now is; those alone are played that call one of ``functions``."""
        played = tuple(reaching(self.game, self.scenarios, functions))
        ours = {name: found.verdict for name, found in whole(self.game).items()} if functions is not None else {}
        return ours | verdicts(Trial(Suite(), self.game, self.ledger.edition, played))

    def judged(self, found: Mapping[str, Verdict], declared: Mapping[str, str]) -> Judged:
        """What becomes of these verdicts for an engine that declares this."""
        played = [(each, result(each, found[each.id])) for each in self.scenarios]
        wanted = found.keys() - self.foreign()
        return judged(self.ledger, declared, played, wanted=wanted, optional=self.foreign())


def result(scenario: Scenario, verdict: Verdict) -> ScenarioResult:
    """The scenario's result as a run has it."""
    return ScenarioResult(
        id=scenario.id, game=scenario.game, clauses=scenario.clauses, verdict=verdict, ms=0, message="",
        path=str(scenario.path), line=scenario.line, title=scenario.title,
    )  # fmt: skip


def shows(scenario: Scenario) -> set[tuple[str, str]]:
    """The readings and their options that a scenario shows: ``@reading-H-02=stop-before-first``."""
    return {(name, option) for name, option in scenario.readings.items() if option}


def showing(scenarios: Iterable[Scenario], name: str, option: str) -> set[str]:
    """The ids of those that show the option of the reading."""
    return {each.id for each in scenarios if (name, option) in shows(each)}
