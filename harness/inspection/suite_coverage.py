"""``saitei coverage``: the scenarios that show each clause of the ledger.

The denominator is the ledger. A clause that has no title yet is unclassified, and counts as behavioural. The state of
a clause is

- ``covered``: the clause has scenarios of its own: it is tagged on their Rule (or on a scenario outside any Rule);
- ``witnessed``: scenarios name the clause only by a further tag. That is enough for a clause that is not behavioural:
  a definition is visible in the effects of other clauses. A behavioural clause needs scenarios of its own;
- ``exempt``: the ledger gives a reason why no scenario need show the clause;
- ``missing``: none of these.

A definitional clause with scenarios of its own is ``covered`` like any other. If the output of ``saitei prove --json``
is given, each clause also has the evidence that certifies it.

The worked examples that the rulebook gives under its clauses are counted next to the clauses: an example is ``shown``
if a scenario is tagged with it, otherwise ``missing``. The same holds for the publisher's rulings, if they show a rule.
For all other rulings, the ledger of rulings gives the outcome.
"""

from __future__ import annotations

import datetime
import json
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from itertools import groupby
from pathlib import Path
from typing import Literal, get_args

from msgspec import Struct
from rich.console import Console
from rich.table import Table

from ...rulebooks import Became, Clause, Ledger, Verdict
from ..base.command_errors import CONFORMS, DEVIATES
from ..base.console import print_document, print_line
from ..results import certificates
from ..results.certificates import Evidence
from ..scenarios.feature_parser import Scenario, display_path
from ..scenarios.older_editions import split_by_edition
from ..scenarios.selection import clauses_under, read_all_features, select_ledgers
from ..scenarios.suite import Suite

State = Literal["covered", "witnessed", "exempt", "missing"]
Shown = Literal["shown", "missing"]
Account = Literal["shown", "card", "later", "unsayable", "contested", "missing"]
STATES: tuple[State, ...] = get_args(State)
ACCOUNTS: tuple[Account, ...] = get_args(Account)


class ClauseCoverage(Struct, frozen=True, kw_only=True):
    """A clause's state, its chapter, the ids of the scenarios that count for it, and the reason why it is exempt.

    ``classified``: a person gave it a title and a class. ``evidence`` is the kind of evidence that certifies it, if a
    proof is given.
    """

    game: str
    chapter: str
    id: str
    title: str
    kind: str
    state: State
    classified: bool = True
    scenarios: tuple[str, ...] = ()
    reason: str = ""
    evidence: str | None = None


class ExampleCoverage(Struct, frozen=True, kw_only=True):
    """A worked example's verdict in the rulebook, and the ids of the scenarios that show it."""

    game: str
    id: str
    verdict: Verdict
    scenarios: tuple[str, ...] = ()

    @property
    def state(self) -> Shown:
        """``shown`` if a scenario shows the example, otherwise ``missing``."""
        return "shown" if self.scenarios else "missing"


class RulingCoverage(Struct, frozen=True, kw_only=True):
    """A ruling of the publisher, its outcome in the ledger of rulings, and the ids of the scenarios with its case."""

    game: str
    id: str
    date: datetime.date
    title: str
    became: Became
    readings: tuple[str, ...]
    scenarios: tuple[str, ...] = ()
    reason: str = ""
    newer: bool = False
    """Whether scenarios have its case that hold only since a newer edition."""

    @property
    def state(self) -> Account:
        """Whether a scenario shows the ruling, or the reason why none does."""
        match self.became:
            case "rule" | "new":
                return "shown" if self.scenarios else "later" if self.newer else "missing"
            case became:
                return became


def clause_coverage(
    ledger: Ledger, scenarios: Iterable[Scenario], proved: Evidence | None = None
) -> list[ClauseCoverage]:
    """The coverage of every clause of the ledger, in its order, with the evidence that a proof has for it."""
    shown: set[str] = set()
    by_clause: dict[str, list[str]] = {}
    for scenario in scenarios:
        shown.update(scenario.primary_clauses)
        for number in scenario.all_clauses:
            by_clause.setdefault(number, []).append(scenario.id)
    return [
        ClauseCoverage(
            game=ledger.game,
            chapter=ledger.chapter_of(clause.id),
            id=clause.id,
            title=clause.title,
            kind=clause.kind,
            state=_state(clause, shown, by_clause),
            classified=not clause.is_unclassified,
            scenarios=tuple(by_clause.get(clause.id, ())),
            reason=clause.exempt or "",
            evidence=(proved or {}).get((ledger.game, clause.id)),
        )
        for clause in ledger
    ]


def example_coverage(ledger: Ledger, scenarios: Iterable[Scenario]) -> list[ExampleCoverage]:
    """The coverage of every worked example of the ledger, in its order."""
    by_example: dict[str, list[str]] = {}
    for scenario in scenarios:
        for example in scenario.worked_examples:
            by_example.setdefault(example, []).append(scenario.id)
    return [
        ExampleCoverage(game=ledger.game, id=example, verdict=verdict, scenarios=tuple(by_example.get(example, ())))
        for example, verdict in ledger.example_verdicts.items()
    ]


def ruling_coverage(
    ledger: Ledger, scenarios: Iterable[Scenario], not_kept: Iterable[Scenario] = ()
) -> list[RulingCoverage]:
    """The coverage of every ruling of the game's publisher, in the ledger's order.

    ``not_kept`` are scenarios that hold only since a newer edition.
    """
    newer = {ruling for scenario in not_kept for ruling in scenario.ruling_ids}
    by_ruling: dict[str, list[str]] = {}
    for scenario in scenarios:
        for ruling in scenario.ruling_ids:
            by_ruling.setdefault(ruling, []).append(scenario.id)
    return [
        RulingCoverage(
            game=ledger.game,
            id=ruling.id,
            date=ruling.date,
            title=ruling.title,
            became=ruling.became,
            readings=ruling.readings,
            scenarios=tuple(by_ruling.get(ruling.id, ())),
            reason=ruling.why,
            newer=ruling.id in newer,
        )
        for ruling in ledger.rulings
    ]


def print_coverage(
    suite: Suite,
    console: Console,
    *,
    game: str | None,
    edition: str | None = None,
    as_json: bool,
    check: bool,
    proof: Path | None = None,
    about: Collection[str] = (),
) -> int:
    """Print the coverage of all clauses, or of the given clauses and sections with all below them.

    Returns the exit code: with ``check``, 1 if a clause, an example or a ruling is missing.
    """
    proved = certificates.read_certificates(proof)
    books = select_ledgers(suite, game, edition)
    wanted = clauses_under(books, about)
    clauses: list[ClauseCoverage] = []
    examples: list[ExampleCoverage] = []
    rulings: list[RulingCoverage] = []
    untitled: list[str] = []
    for name, ledger in books.items():
        if about and not wanted[name]:
            continue
        every = (scenario for feature in read_all_features(suite, name) for scenario in feature.scenarios)
        scenarios, not_kept = split_by_edition(suite, {name: ledger}, every)
        clauses += clause_coverage(ledger, scenarios, proved)
        examples += example_coverage(ledger, scenarios)
        rulings += ruling_coverage(ledger, scenarios, not_kept)
        untitled += [heading.id for heading in ledger.headings if heading.is_untitled and not about]
    if about:
        clauses = [each for each in clauses if each.id in wanted[each.game]]
        examples = [each for each in examples if each.id.partition("/")[0] in wanted[each.game]]
        rulings = [
            each for each in rulings if wanted[each.game].intersection(books[each.game].ruling_by_id(each.id).clauses)
        ]
    if as_json:
        print_document(console, coverage_to_json(clauses, examples, rulings))
    else:
        _show(console, clauses, examples, rulings)
        _show_next(console, suite, books, clauses, untitled)
    states = {*(each.state for each in clauses), *(each.state for each in examples), *(each.state for each in rulings)}
    missing = "missing" in states or bool(untitled) or not all(each.classified for each in clauses)
    return DEVIATES if check and missing else CONFORMS


def _show_next(
    console: Console, suite: Suite, books: Mapping[str, Ledger], clauses: list[ClauseCoverage], untitled: list[str]
) -> None:
    """Print how many titles are missing, and where to go on: at the first clause that is left."""
    without = sum(not clause.classified for clause in clauses)
    if without:
        print_line(console, f"clauses without a title: {without}; until each has a class, it counts as behavioural")
    if untitled:
        print_line(console, f"headings without a title: {len(untitled)}")
    if first := next((each for each in clauses if each.state == "missing" or not each.classified), None):
        ledger = books[first.game]
        feature = f"{first.chapter}/{ledger.section_of(first.id)}.feature"
        places = [suite.game_source(first.game).features_root / first.game / feature]
        if not first.classified:
            places.insert(0, suite.rulebook_directory(first.game) / f"{ledger.edition}.jsonl")
        print_line(console, f"next: {first.id}, in {' and '.join(display_path(place, Path.cwd()) for place in places)}")


def coverage_to_json(
    clauses: Iterable[ClauseCoverage], examples: Iterable[ExampleCoverage], rulings: Iterable[RulingCoverage]
) -> str:
    """The coverage as JSON, as ``saitei coverage --json`` prints it."""
    found = [
        {
            "game": clause.game,
            "number": clause.id,
            "title": clause.title,
            "class": clause.kind,
            "classified": clause.classified,
            "state": clause.state,
            "scenarios": list(clause.scenarios),
            "reason": clause.reason,
            "evidence": clause.evidence,
        }
        for clause in clauses
    ]
    count = Counter(clause["state"] for clause in found)
    summary = {state: count[state] for state in STATES}
    worked = [
        {
            "game": example.game,
            "id": example.id,
            "verdict": example.verdict,
            "state": example.state,
            "scenarios": list(example.scenarios),
        }
        for example in examples
    ]
    answered = [
        {
            "game": ruling.game,
            "id": ruling.id,
            "date": ruling.date.isoformat(),
            "title": ruling.title,
            "state": ruling.state,
            "readings": list(ruling.readings),
            "scenarios": list(ruling.scenarios),
            "reason": ruling.reason,
        }
        for ruling in rulings
    ]
    document = {"summary": summary, "clauses": found, "examples": worked, "rulings": answered}
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def _state(clause: Clause, shown: Collection[str], touched: Collection[str]) -> State:
    """The state of a clause. A behavioural clause needs a Rule of its own; for any other, a tag is enough."""
    if clause.id in shown:
        return "covered"
    if clause.id in touched and clause.kind != "behavioural":
        return "witnessed"
    return "exempt" if clause.exempt else "missing"


def _show(
    console: Console, clauses: list[ClauseCoverage], examples: list[ExampleCoverage], rulings: list[RulingCoverage]
) -> None:
    """Print missing clauses, examples and rulings, the states by game and chapter, and all counts."""
    chapters: dict[tuple[str, str], Counter[State]] = {}
    for clause in clauses:
        chapters.setdefault((clause.game, clause.chapter), Counter())[clause.state] += 1
    table = Table(box=None)
    table.add_column("chapter")
    for state in STATES:
        table.add_column(state, justify="right")
    for (game, chapter), count in chapters.items():
        table.add_row(f"{game} {chapter}", *(str(count[state] or "") for state in STATES))
    total = Counter(clause.state for clause in clauses)
    table.add_row(f"all {total.total()}", *(str(total[state]) for state in STATES), style="bold")
    for clause in clauses:
        if clause.state == "missing" or not clause.classified:
            what = "missing" if clause.state == "missing" else "untitled"
            kind = clause.kind if clause.classified else "unclassified"
            print_line(console, f"{what:<8} {clause.game} {clause.id:<14} {kind:<13} {clause.title}")
    for example in examples:
        if example.state == "missing":
            line = f"missing  {example.game} {example.id:<14} example that is {example.verdict}"
            print_line(console, line)
    for ruling in rulings:
        if ruling.state == "missing":
            line = f"missing  {ruling.game} {ruling.id:<14} ruling of {ruling.date}  {ruling.title}"
            print_line(console, line)
    console.print(table)
    for game, those in groupby(clauses, key=lambda clause: clause.game):
        kinds = Counter(clause.evidence for clause in those if clause.evidence)
        if kinds:
            said = ", ".join(f"{number} {kind}" for kind, number in kinds.most_common())
            console.print(f"{game}: evidence of {kinds.total()} behavioural clauses: {said}", highlight=False)
    for game, worked in groupby(examples, key=lambda example: example.game):
        states = Counter(example.state for example in worked)
        console.print(f"{game}: {states['shown']} of {states.total()} worked examples shown", highlight=False)
    for game, answered in groupby(rulings, key=lambda ruling: ruling.game):
        accounts = Counter(ruling.state for ruling in answered)
        said = ", ".join(f"{accounts[account]} {account}" for account in ACCOUNTS if accounts[account])
        console.print(f"{game}: {accounts.total()} rulings of the publisher: {said}", highlight=False)
