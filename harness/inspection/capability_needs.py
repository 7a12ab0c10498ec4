"""``saitei coverage --needs``: the numbers of scenarios and clauses that need each capability and node of card text.

Also the order in which an engine without any of them should add them, to be judged by the most scenarios soonest, and
for each clause its plainest scenario: the one whose rarest form of card text is needed by the most scenarios.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from ..base.command_errors import CONFORMS
from ..base.console import print_document, print_line
from ..results.unsupported_summary import count_clauses, unlock_order
from ..scenarios.contested_readings import is_foreign
from ..scenarios.scenario_needs import forms_of_scenario, needs_of_scenario
from ..scenarios.selection import read_all_features, select_ledgers
from ..scenarios.suite import Suite

CLAUSES_SHOWN = 20
"""The number of clauses that are printed; the JSON has all of them."""


class ScenarioRequirements(Struct, frozen=True):
    """The needs of a scenario, the forms of its card text, and the clauses that it shows."""

    id: str
    game: str
    own: tuple[str, ...]
    needs: tuple[str, ...]
    forms: tuple[str, ...] = ()


class PlainestScenario(Struct, frozen=True):
    """The plainest scenario of a clause, with its rarest form (empty: no card text) and the scenarios that need it."""

    clause: str
    scenario: str
    needs: int
    form: str
    scenarios: int


def print_needs(suite: Suite, console: Console, *, game: str | None, as_json: bool) -> int:
    """Print the needs of each game, the most common first, and then the order that unlocks the most scenarios."""
    found = {name: _needing(suite, name) for name in select_ledgers(suite, game, None)}
    if as_json:
        print_document(console, _to_json(found))
        return CONFORMS
    for name, scenarios in found.items():
        _show(console, name, scenarios)
    return CONFORMS


def _needing(suite: Suite, game: str) -> list[ScenarioRequirements]:
    ledger = suite.load_ledger(game)
    every = (scenario for feature in read_all_features(suite, game) for scenario in feature.scenarios)
    return [
        ScenarioRequirements(
            scenario.id,
            game,
            scenario.primary_clauses,
            tuple(sorted(needs_of_scenario(suite, scenario))),
            tuple(sorted(forms_of_scenario(suite, scenario))),
        )
        for scenario in every
        if not is_foreign(scenario, ledger)
    ]


def _by_need(scenarios: Sequence[ScenarioRequirements]) -> list[tuple[str, int, int]]:
    """Each need with its numbers of scenarios and clauses, the most common first."""
    by_need: dict[str, list[ScenarioRequirements]] = {}
    for scenario in scenarios:
        for need in scenario.needs:
            by_need.setdefault(need, []).append(scenario)
    found = [(need, len(those), count_clauses(those)) for need, those in by_need.items()]
    return sorted(found, key=lambda each: (-each[1], each[0]))


def plainest_scenarios(scenarios: Sequence[ScenarioRequirements]) -> list[PlainestScenario]:
    """The plainest scenario of each clause; first the clauses whose plainest scenario needs the rarest form."""
    needing = Counter(form for scenario in scenarios for form in scenario.forms)
    plainest: dict[str, PlainestScenario] = {}
    for scenario in scenarios:
        form = min(scenario.forms, key=lambda each: (needing[each], each), default="")
        number = needing[form] if form else len(scenarios)
        for clause in scenario.own:
            found = PlainestScenario(clause, scenario.id, len(scenario.needs), form, number)
            best = plainest.get(clause)
            if best is None or (-found.scenarios, found.needs) < (-best.scenarios, best.needs):
                plainest[clause] = found
    return sorted(plainest.values(), key=lambda each: (each.scenarios, -each.needs))


def _show(console: Console, game: str, scenarios: Sequence[ScenarioRequirements]) -> None:
    table = Table("need", box=None)
    table.add_column("scenarios", justify="right")
    table.add_column("clauses", justify="right")
    for need, number, shown in _by_need(scenarios):
        table.add_row(need, str(number), str(shown))
    table.add_row(f"all of {game}", str(len(scenarios)), str(count_clauses(scenarios)), style="bold")
    console.print(table)
    console.print(
        f"{game}: the order that unlocks the most scenarios; each step requires the steps before it:", highlight=False
    )
    total = 0
    for step in unlock_order(scenarios, ()):
        total += step.scenarios
        said = f"  {step.scenarios:>4} more, {total} scenarios: {', '.join(step.needs)}"
        print_line(console, said)
    console.print(f"{game}: clauses whose plainest scenario needs the rarest form of card text:", highlight=False)
    for plainest in plainest_scenarios(scenarios)[:CLAUSES_SHOWN]:
        form = plainest.form or "no card text"
        said = f"  {plainest.clause}: {form}, in {plainest.scenarios} scenarios: {plainest.scenario}"
        print_line(console, said)


def _to_json(found: dict[str, list[ScenarioRequirements]]) -> str:
    games = [
        {
            "game": game,
            "scenarios": len(scenarios),
            "clauses": count_clauses(scenarios),
            "needs": [
                {"need": need, "scenarios": number, "clauses": shown} for need, number, shown in _by_need(scenarios)
            ],
            "unlocks": msgspec.to_builtins(list(unlock_order(scenarios, ()))),
            "plainest": msgspec.to_builtins(plainest_scenarios(scenarios)),
        }
        for game, scenarios in found.items()
    ]
    return json.dumps({"games": games}, indent=1, ensure_ascii=False) + "\n"
