"""Which scenarios an engine fails on: the most direct answer there is to what is wrong with it."""

from __future__ import annotations

import time
from collections.abc import Iterable

from ..judging.scenario_player import ScenarioPlayer
from ..judging.supervisor import Supervisor
from ..results.scores import AMISS
from ..scenarios.feature_parser import Scenario
from .scene_inventor import Inventor

CASES = 200
"""So many scenarios and examples at most say something of a finding: it is the same whatever has been played before."""

SECONDS = 10.0
"""After so many seconds no further one is played: an engine this slow is asked less."""


class FailingScenarios:
    """What the scenarios that have been played say of an engine."""

    def __init__(self, inventor: Inventor, supervisor: Supervisor) -> None:
        self._player = ScenarioPlayer(inventor.suite, supervisor, {inventor.game: inventor.edition}, tells=False)
        self._fails: dict[str, bool] = {}

    def failing_ids(self, scenarios: Iterable[Scenario]) -> set[str]:
        """The ids of those that it fails on, of as many as there is time for, the first ones first."""
        left, end = CASES, time.monotonic() + SECONDS
        found = set[str]()
        for each in scenarios:
            left -= each.case_count
            if left < 0 or (each.id not in self._fails and time.monotonic() > end):
                break
            if each.id not in self._fails:
                self._fails[each.id] = any(case.verdict in AMISS for case in self._player.play_scenario(each))
            if self._fails[each.id]:
                found.add(each.id)
        return found
