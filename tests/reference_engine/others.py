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

Most scenarios say of most engines what they say of ours. So several that do not get in each other's way are made one
engine, all scenarios are played on that, and on each by itself only those that noticed something. That nothing goes
unnoticed so, a slow test shows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

import pytest

from saitei.harness.judging.verdicts import Verdict
from saitei.harness.prove.trial import Trial, trial_verdicts
from saitei.harness.results.reading_verdicts import ReadingOutcome, judge_readings
from saitei.harness.results.run_results import ScenarioResult
from saitei.harness.scenarios.contested_readings import is_foreign
from saitei.harness.scenarios.feature_parser import Scenario
from saitei.rulebooks import Ledger, Reading, load_ledger

from .reached import SUITE, Function, Replaced, every_scenario, reaching, whole

Patch = pytest.MonkeyPatch
Make = Callable[[Patch], None]


class Other(NamedTuple):
    """An engine that takes a reading or an assumption otherwise: which, its option if it is a reading's, and how."""

    name: str
    option: str
    make: Make

    def __str__(self) -> str:
        return "-".join((self.name, *([self.option] if self.option else ()), self.make.__name__))


Group = tuple[Other, ...]
"""Engines that can be made one."""

AT_MOST = 12
"""So many engines are made one: of more, too many scenarios notice something."""


@dataclass
class Others:
    """The engines of one game that assume or read otherwise, and how its scenarios are judged on them.

    With an older edition, they are the engines of the readings that only this edition leaves open.
    """

    game: str
    edition: str | None = None
    unseen: frozenset[str] = frozenset()
    others: list[Other] = field(default_factory=list)
    _noticed: dict[Group, list[Scenario]] = field(default_factory=dict)

    def otherwise(self, name: str, option: str = "") -> Callable[[Make], Make]:
        """An engine that takes that option of the reading, or that assumption otherwise."""

        def noted(function: Make) -> Make:
            self.others.append(Other(name, option, function))
            return function

        return noted

    @property
    def ledger(self) -> Ledger:
        """The rulebook."""
        return load_ledger(self.game, self.edition)

    @property
    def scenarios(self) -> tuple[Scenario, ...]:
        """All of the game, those that show options which are not ours included."""
        return every_scenario(self.game, self.edition)

    @property
    def contested(self) -> dict[str, Reading]:
        """The contested readings that its engines are about."""
        now = load_ledger(self.game).contested_readings if self.edition else {}
        return {name: reading for name, reading in self.ledger.contested_readings.items() if name not in now}

    def ours(self) -> dict[str, str]:
        """Our option of each contested reading."""
        return {name: reading.ours for name, reading in self.ledger.contested_readings.items()}

    def foreign(self) -> set[str]:
        """The ids of the scenarios that show an option that is not ours."""
        return {each.id for each in self.scenarios if is_foreign(each, self.ledger)}

    def verdicts(self) -> dict[str, Verdict]:
        """The verdicts of the scenarios on the engine as it is."""
        return self._of(self.scenarios)

    def ours_say(self) -> dict[str, Verdict]:
        """The verdicts of the scenarios on our engine."""
        return {name: found.verdict for name, found in whole(self.game, self.edition).items()}

    def say(self, other: Other) -> dict[str, Verdict]:
        """The verdicts on that engine; only scenarios are played that name its subject, or that noticed its group."""
        named = [each for each in self.scenarios if other.name in (*each.reading_options, *each.assumption_ids)]
        noticed = self.noticed(next(group for group in self.groups() if other in group))
        return self.together((other,), {each.id: each for each in (*named, *noticed)}.values())

    def together(self, group: Group, played: Iterable[Scenario]) -> dict[str, Verdict]:
        """The verdicts on an engine with all of a group, if these scenarios are played on it.

        Scenarios that do not reach the replaced code are skipped.
        """
        functions: set[Function] | None = set()
        for each in group:
            more = replaced(each).functions
            functions = None if functions is None or more is None else functions | more
        ours = self.ours_say()
        with pytest.MonkeyPatch.context() as patch:
            for each in group:
                each.make(patch)
            return ours | self._of(reaching(self.game, self.edition, tuple(played), functions))

    def noticed(self, group: Group) -> list[Scenario]:
        """The scenarios that say something else of an engine that is all of the group than of ours."""
        if group not in self._noticed:
            ours, found = self.ours_say(), self.together(group, self.scenarios)
            self._noticed[group] = [each for each in self.scenarios if found[each.id] != ours[each.id]]
        return self._noticed[group]

    def groups(self) -> list[Group]:
        """Every engine, with others that are about something else and are made in other places."""
        groups: list[Group] = []
        for other in self.others:
            at = next((at for at, group in enumerate(groups) if is_apart(other, group)), None)
            if at is None:
                groups.append((other,))
            else:
                groups[at] += (other,)
        return groups

    def _of(self, played: Iterable[Scenario]) -> dict[str, Verdict]:
        return trial_verdicts(Trial(SUITE, self.game, self.ledger.edition, tuple(played)))

    def judged(self, found: Mapping[str, Verdict], declared: Mapping[str, str]) -> ReadingOutcome:
        """The verdicts for an engine that declares these options, made from the given ones."""
        played = [(each, result(each, found[each.id])) for each in self.scenarios]
        wanted = found.keys() - self.foreign()
        return judge_readings(self.ledger, declared, played, wanted=wanted, optional=self.foreign())


@cache
def replaced(other: Other) -> Replaced:
    """The replaced parts of an engine, and their places."""
    with pytest.MonkeyPatch.context() as patch:
        found = Replaced(patch)
        other.make(found)  # type: ignore[arg-type]  # all of a patch that such engines are made with
    return found


def is_apart(other: Other, group: Group) -> bool:
    """Whether an engine can be made one with these: they are about something else, and made in other places.

    Those that read otherwise are judged by one test, and those that assume otherwise by another.
    """
    apart = (
        each.name != other.name
        and bool(each.option) is bool(other.option)
        and replaced(each).places.isdisjoint(replaced(other).places)
        for each in group
    )
    return len(group) < AT_MOST and all(apart)


def result(scenario: Scenario, verdict: Verdict) -> ScenarioResult:
    """The scenario's result as a run has it."""
    return ScenarioResult(
        id=scenario.id, game=scenario.game, clauses=scenario.all_clauses, verdict=verdict, ms=0, message="",
        path=str(scenario.path), line=scenario.line, title=scenario.title,
    )  # fmt: skip


def shows(scenario: Scenario) -> set[tuple[str, str]]:
    """The readings and their options that a scenario shows: ``@reading-H-02=stop-before-first``."""
    return {(name, option) for name, option in scenario.reading_options.items() if option}


def showing(scenarios: Iterable[Scenario], name: str, option: str) -> set[str]:
    """The ids of those that show the option of the reading."""
    return {each.id for each in scenarios if (name, option) in shows(each)}
