"""The clauses that each step of a scenario rests on: those cited at statements that the reference engine runs in it.

They come with the statements, with the readings that decide what such a clause means, and with the publisher's rulings
about it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import islice, takewhile

from ..fuzz.clause_trace import clauses_by_mark
from ..fuzz.scene_inventor import inventor_for_game
from ..inspection.cited_clauses import CitedClause, cite_clause
from ..judging.scenario_player import RunningCase
from ..judging.supervisor import Supervisor
from ..scenarios.feature_parser import Scenario, ScenarioStep
from ..scenarios.suite import Suite
from .played_scenario import play_steps

SHOWN = 12
"""The maximum number of clauses that are shown for a step."""

_OPENING = ScenarioStep("then", "Then", "the game goes on", 0)
"""A step that opens the position and does nothing else."""


def clauses_of_steps(suite: Suite, scenario: Scenario, edition: str, example: int = 0) -> list[list[CitedClause]]:
    """For each step that was carried out, the clauses of the edition at work in it, the most telling first.

    The clauses of the last Given are those at work when the position is opened. Empty if the reference engine does not
    play the game.
    """
    ledger = suite.load_ledger(scenario.game, edition)
    inventor = inventor_for_game(suite, scenario.game, edition)
    givens = sum(1 for _ in takewhile(lambda step: step.keyword == "given", scenario.steps))
    opened = replace(scenario, steps=(*scenario.steps[:givens], _OPENING, *scenario.steps[givens:]))

    def play(supervisor: Supervisor, set_mark: Callable[[], None]) -> None:
        def mark_step(running: RunningCase) -> None:
            if running.steps_done:
                set_mark()

        play_steps(suite, supervisor, opened, edition, example, mark_step)

    found = [
        [cite_clause(ledger, clause, sites) for clause, sites in islice(each.items(), SHOWN)]
        for each in clauses_by_mark(inventor, play)
    ]
    return found[: givens - 1] + found[givens:] if givens else found[1:]
