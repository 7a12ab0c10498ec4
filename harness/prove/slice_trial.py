"""Slice trials, which run in worker processes: the slices of a broken engine that scenarios notice.

Each scenario that fails on the engine is played on it in all variations, and the situations in which the broken place
runs are recorded. If it fails and all of them belong to a slice, the scenario notices the slice. If only some of them
do, or if the engine is too broken to come to the slice, it is played on the engine that is wrong in the slice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from contextlib import suppress
from dataclasses import dataclass
from typing import NamedTuple

from ...steps.variations import PLAIN, VARIATIONS, NotVaried, Variation
from ..scenarios.feature_parser import Scenario
from .mutants import NotSliceable
from .sliced_engine import sliced_engine
from .slices import PREDICATES, SLICES, Situation, Slice, recorded_situations, wrong_in
from .trial import Trial, TrialPlayer, scenario_examples


@dataclass(frozen=True)
class SliceOutcomes:
    """The slices of a broken engine that a scenario notices, with its id; and those that some scenario reaches.

    ``absent`` are the slices of predicates that have no value wherever the broken place runs, and those about an
    addition that scenes of the game cannot have. ``why_not`` is the reason why the engine has no slices at all; empty
    if it has some.
    """

    noticed: Mapping[Slice, str]
    reached: frozenset[Slice] = frozenset()
    absent: frozenset[Slice] = frozenset()
    why_not: str = ""

    @property
    def holes(self) -> tuple[Slice, ...]:
        """The slices that no scenario notices."""
        return tuple(each for each in SLICES if self.noticed and each not in self.noticed and each not in self.absent)


class _Play(NamedTuple):
    """A scenario that does not pass on the broken engine, as it was played, and the situations of the broken place."""

    scenario: Scenario
    example: Mapping[str, str]
    variation: Variation
    situations: frozenset[Situation]
    fails: bool


def slice_outcomes(trial: Trial) -> SliceOutcomes:
    """The slices that the scenarios of the trial reach and notice."""
    assert trial.broken_by is not None
    try:
        with sliced_engine(trial.engine_package, trial.broken_by):
            return _outcomes(trial)
    except NotSliceable as reason:
        return SliceOutcomes({}, why_not=str(reason))


def _outcomes(trial: Trial) -> SliceOutcomes:
    player, noticed, seen = TrialPlayer(trial), dict[Slice, str](), set[Situation]()
    mixed: list[_Play] = []
    for play in _unpassed_plays(trial, player, seen):
        for each in SLICES:
            if play.fails and all(map(each.contains, play.situations)):
                noticed.setdefault(each, play.scenario.id)
        mixed.append(play)
        if noticed and not _unnoticed(noticed, seen):
            break
    for each in _unnoticed(noticed, seen):
        found = next((play for play in mixed if _notices(player, play, each)), None)
        if found:
            noticed[each] = found.scenario.id
    reached = frozenset(each for each in SLICES if any(map(each.contains, seen)))
    valued = {at for situation in seen for at, value in enumerate(situation) if value is not None}
    additions = trial.suite.load_suite_game(trial.game).additions
    valued -= {at for at, each in enumerate(PREDICATES) if each.addition and each.addition not in additions}
    absent = frozenset(each for each in SLICES if each.predicate not in valued)
    return SliceOutcomes(noticed, reached, absent)


def _unnoticed(noticed: Mapping[Slice, str], seen: Set[Situation]) -> list[Slice]:
    """The slices that some situation reaches, or whose predicate has a value, and that no scenario has noticed yet."""
    return [
        each
        for each in SLICES
        if each not in noticed and any(situation[each.predicate] is not None for situation in seen)
    ]


def _unpassed_plays(trial: Trial, player: TrialPlayer, seen: set[Situation]) -> Iterator[_Play]:
    """The plays that do not pass on the broken engine; adds the situations of all plays."""
    for scenario in trial.scenarios:
        for example in scenario_examples(scenario):
            for variation in (PLAIN, *VARIATIONS):
                with recorded_situations() as recorded:
                    try:
                        verdict = player.play_case(scenario, example, variation)
                    except NotVaried:
                        verdict = None
                    situations = frozenset(recorded)
                seen |= situations
                if not situations:
                    if verdict is None:
                        continue
                    break
                if verdict != "pass":
                    yield _Play(scenario, example, variation, situations, fails=verdict == "fail")


def _notices(player: TrialPlayer, play: _Play, each: Slice) -> bool:
    """Whether the scenario fails on the engine that is wrong only in the slice."""
    if not PREDICATES[each.predicate].addition and not any(map(each.contains, play.situations)):
        return False
    with wrong_in(each), suppress(NotVaried):
        return player.play_case(play.scenario, play.example, play.variation) == "fail"
    return False
