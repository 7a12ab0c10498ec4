"""Slice trials, which run in worker processes: the slices of a broken engine that scenarios notice.

Each scenario that fails on the engine is played on it in all variations, and the situations in which the broken place
runs are recorded. If all of them belong to a slice, the scenario notices the slice. If only some of them do, it is
played on the engine that is wrong in the slice. A slice that no scenario notices by then is tried in all variations
that fail, or that cannot be made on the engine that is wrong everywhere: an engine that can use no ability never comes
to the situation after the first one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
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
    """A scenario, as it was played on the broken engine, and the situations of the broken place.

    The scenario failed, or has no situations because the variation could not be made.
    """

    scenario: Scenario
    example: Mapping[str, str]
    variation: Variation
    situations: frozenset[Situation] = frozenset()

    def reaches(self, each: Slice) -> bool:
        """Whether the broken place runs in the slice."""
        return any(map(each.contains, self.situations))

    def is_within(self, each: Slice) -> bool:
        """Whether the broken place runs in the slice alone."""
        return bool(self.situations) and all(map(each.contains, self.situations))


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
    possible, plays = _possible_slices(trial), list[_Play]()
    for play in _telling_plays(trial, player, seen):
        plays.append(play)
        for each in filter(play.is_within, possible):
            noticed.setdefault(each, play.scenario.id)
        if len(noticed) == len(possible):
            break
    valued = {at for situation in seen for at, value in enumerate(situation) if value is not None}
    fails = any(play.situations for play in plays)
    for each in possible:
        if fails and each.predicate in valued and each not in noticed:
            found = next((play for play in _in_order(plays, each) if _notices(player, play, each)), None)
            if found:
                noticed[each] = found.scenario.id
    reached = frozenset(each for each in SLICES if any(map(each.contains, seen))).union(noticed)
    absent = frozenset(each for each in SLICES if each.predicate not in valued or each not in possible)
    return SliceOutcomes(noticed, reached, absent)


def _possible_slices(trial: Trial) -> tuple[Slice, ...]:
    """The slices without those about an addition that scenes of the game cannot have."""
    additions = trial.suite.load_suite_game(trial.game).additions
    return tuple(each for each in SLICES if PREDICATES[each.predicate].addition in ("", *additions))


def _telling_plays(trial: Trial, player: TrialPlayer, seen: set[Situation]) -> Iterator[_Play]:
    """The plays that fail on the broken engine or cannot be varied; adds the situations of all plays."""
    for scenario in trial.scenarios:
        for example in scenario_examples(scenario):
            for variation in (PLAIN, *VARIATIONS):
                with recorded_situations() as recorded:
                    try:
                        verdict = player.play_case(scenario, example, variation)
                    except NotVaried:
                        yield _Play(scenario, example, variation)
                        continue
                    situations = frozenset(recorded)
                seen |= situations
                if not situations:
                    break
                if verdict == "fail":
                    yield _Play(scenario, example, variation, situations)


def _in_order(plays: Iterable[_Play], each: Slice) -> list[_Play]:
    """The plays, first those that reach the slice."""
    return sorted(plays, key=lambda play: not play.reaches(each))


def _notices(player: TrialPlayer, play: _Play, each: Slice) -> bool:
    """Whether the scenario fails on the engine that is wrong only in the slice."""
    with wrong_in(each), suppress(NotVaried):
        return player.play_case(play.scenario, play.example, play.variation) == "fail"
    return False
