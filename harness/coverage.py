"""``saitei coverage``: clause by clause, from the ledger and the features, which scenarios show it.

The denominator is the ledger. A clause's state is

- ``covered``: scenarios are there to show it: it is tagged on their Rule (or on a scenario outside any);
- ``witnessed``: scenarios name it by a further tag only. Enough for a definition, which shows itself in
  what other clauses do, and for a behavioural clause that is shown on the way to another;
- ``exempt``: the ledger gives a reason why no scenario need show it;
- ``missing``: none of these.

A definitional clause that scenarios are there to show counts as ``covered`` like any other.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from typing import Literal, get_args

from msgspec import Struct
from rich.console import Console
from rich.table import Table

from ..rulebooks import Ledger
from .catalogue import Feature, Scenario
from .errors import CONFORMS, DEVIATES
from .selection import all_features, ledgers
from .shelf import Shelf

State = Literal["covered", "witnessed", "exempt", "missing"]
STATES: tuple[State, ...] = get_args(State)


class ClauseCoverage(Struct, frozen=True, kw_only=True):
    """A clause's state, the ids of the scenarios that count for it, and why it is exempt."""

    game: str
    number: str
    title: str
    kind: str
    state: State
    scenarios: tuple[str, ...] = ()
    reason: str = ""


def coverage(ledger: Ledger, features: Iterable[Feature]) -> list[ClauseCoverage]:
    """The coverage of every clause of the ledger, in its order."""
    shown: set[str] = set()
    by_clause: dict[str, list[str]] = {}
    for scenario in _scenarios(features):
        shown.update(scenario.primary)
        for number in scenario.clauses:
            by_clause.setdefault(number, []).append(scenario.id)
    return [
        ClauseCoverage(
            game=ledger.game,
            number=clause.number,
            title=clause.title,
            kind=clause.kind,
            state=_state(clause.number, shown, by_clause, clause.exempt),
            scenarios=tuple(by_clause.get(clause.number, ())),
            reason=clause.exempt or "",
        )
        for clause in ledger
    ]


def command(shelf: Shelf, console: Console, *, game: str | None, as_json: bool, check: bool) -> int:
    """Print the coverage. With ``check``, the exit code is 1 when a clause is missing."""
    clauses = [
        found
        for name, ledger in ledgers(shelf, game, None).items()
        for found in coverage(ledger, all_features(shelf, name))
    ]
    if as_json:
        console.print(to_json(clauses), end="", markup=False, highlight=False, soft_wrap=True)
    else:
        _show(console, clauses)
    missing = any(clause.state == "missing" for clause in clauses)
    return DEVIATES if check and missing else CONFORMS


def to_json(clauses: Iterable[ClauseCoverage]) -> str:
    """The JSON form, as the contract of files has it."""
    found = [
        {
            "game": clause.game,
            "number": clause.number,
            "title": clause.title,
            "class": clause.kind,
            "state": clause.state,
            "scenarios": list(clause.scenarios),
            "reason": clause.reason,
        }
        for clause in clauses
    ]
    count = Counter(clause["state"] for clause in found)
    summary = {state: count[state] for state in STATES}
    return json.dumps({"summary": summary, "clauses": found}, indent=1, ensure_ascii=False) + "\n"


def _state(number: str, shown: set[str], by_clause: dict[str, list[str]], exempt: str | None) -> State:
    if number in shown:
        return "covered"
    if number in by_clause:
        return "witnessed"
    return "exempt" if exempt else "missing"


def _scenarios(features: Iterable[Feature]) -> Iterable[Scenario]:
    return (scenario for feature in features for scenario in feature.scenarios)


def _show(console: Console, clauses: list[ClauseCoverage]) -> None:
    """The states by game and chapter, then the missing clauses."""
    chapters: dict[tuple[str, str], Counter[State]] = {}
    for clause in clauses:
        chapter = clause.number.split(".")[0]
        chapters.setdefault((clause.game, chapter), Counter())[clause.state] += 1
    table = Table(box=None)
    table.add_column("chapter")
    for state in STATES:
        table.add_column(state, justify="right")
    for (game, chapter), count in chapters.items():
        table.add_row(f"{game} {chapter}", *(str(count[state] or "") for state in STATES))
    total = Counter(clause.state for clause in clauses)
    table.add_row(f"all {total.total()}", *(str(total[state]) for state in STATES), style="bold")
    for clause in clauses:
        if clause.state == "missing":
            line = f"missing  {clause.game} {clause.number:<14} {clause.kind:<13} {clause.title}"
            console.print(line, markup=False, highlight=False, soft_wrap=True)
    console.print(table)
