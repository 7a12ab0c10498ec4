"""The scenarios on which an engine fails: the most direct evidence of its faults."""

from __future__ import annotations

import time
from collections.abc import Iterable

from ..judging.scenario_player import ScenarioPlayer
from ..judging.supervisor import Supervisor
from ..results.scores import AMISS
from ..scenarios.feature_parser import Scenario
from .scene_inventor import Inventor

CASES = 200
"""The maximum number of scenarios and examples for a finding. It does not depend on what was played before."""

SECONDS = 10.0
"""The time in seconds after which no further scenario is played, for slow engines."""


class FailingScenarios:
    """The scenarios played so far, and whether the engine fails on each."""

    def __init__(self, inventor: Inventor, supervisor: Supervisor) -> None:
        self._player = ScenarioPlayer(inventor.suite, supervisor, {inventor.game: inventor.edition}, tells=False)
        self._fails: dict[str, bool] = {}

    def failing_ids(self, scenarios: Iterable[Scenario]) -> set[str]:
        """The ids of the scenarios on which the engine fails, among as many of the first ones as there is time for."""
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
