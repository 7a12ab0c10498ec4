"""The output of ``saitei prove``: clauses without evidence and the reasons, exempt clauses, idle scenarios, counts."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import get_args

from rich.console import Console
from rich.table import Table

from ...reference_engine.violations import Violation
from ..base.console import print_line
from .mutants import Mutant
from .proof import Certificate, Lack, MutantResult, Proof, SliceResult, State, ViolationResult
from .slice_reasons import engine_name

STATES: tuple[State, ...] = get_args(State)
WHY: Mapping[Lack, str] = {
    "no-violation": "no violation is about the clause: add one to the game's violations",
    "breaks-harder": "a violation breaks other clauses harder: change it, name them after its own, or give its spread",
}
"""The reasons why a clause is uncertified, for the user."""


def print_proof(console: Console, proof: Proof) -> None:
    """Print the proof."""
    behavioural = [each for each in proof.certificates if each.clause.kind == "behavioural"]
    if not behavioural and not proof.slices:
        kinds = ", ".join(f"{each.game} {each.clause.id} is {each.clause.kind}" for each in proof.certificates)
        print_line(console, f"There is nothing to prove, because only behavioural clauses are proved: {kinds}")
        return
    lines = [line for each in proof.certificates if each.lacks_evidence for line in _lacking(each)]
    lines += [line for each in proof.certificates for line in _not_run(each)]
    lines += [f"exempt  {_named(each)}: {each.why}" for each in behavioural if each.state == "exempt"]
    lines += [f"idle  {scenario}" for scenario in proof.idle]
    lines += [line for each in proof.slices for line in _holes(each)]
    lines += proof.outdated
    for line in lines:
        print_line(console, line)
    shown = [each for each in behavioural if each.state != "exempt"]
    _count(console, "clauses", STATES, [(each.game, each.state) for each in behavioural])
    them = {each.mutant: each.fate for certificate in proof.certificates for each in certificate.mutants}
    fates = Counter(them.values())
    console.print(f"mutants: {', '.join(f'{number} {fate}' for fate, number in fates.most_common())}", highlight=False)
    console.print(f"idle scenarios: {len(proof.idle)}", highlight=False)
    run = [each.run_by for certificate in shown for each in certificate.citations if each.run_by is not None]
    console.print(f"citations that scenarios of their clause run: {sum(map(bool, run))} of {len(run)}", highlight=False)
    console.print(f"scenarios that fail on nothing of their own clause: {len(proof.idle_of_own)}", highlight=False)
    if proof.slices:
        _print_slices(console, proof.slices)


def _print_slices(console: Console, slices: Sequence[SliceResult]) -> None:
    """Print a table of the slices of each game's violations and mutants."""
    table = Table(box=None)
    table.add_column("slices of")
    for column in ("engines", "made", "noticed", "explained", "unnoticed"):
        table.add_column(column, justify="right")
    for game in dict.fromkeys(each.game for each in slices):
        for kind, name in ((Violation, "violations"), (Mutant, "mutants")):
            every = [each for each in slices if each.game == game and isinstance(each.broken, kind)]
            sliced = [each for each in every if each.outcomes.noticed]
            counts = [
                sum(len(part) for part in parts)
                for parts in zip(*((each.outcomes.noticed, each.reasons, each.holes) for each in sliced), strict=True)
            ] or [0, 0, 0]
            table.add_row(f"{game} {name}", f"{len(sliced)} of {len(every)}", *map(str, (sum(counts), *counts)))
    console.print(table)


def _holes(found: SliceResult) -> list[str]:
    """The lines about the slices of a broken engine that nothing notices or explains."""
    if not found.holes:
        return []
    head = f"hole  {found.game} {', '.join(found.broken.clauses)}  {engine_name(found.broken)}"
    unreached = {each: ": no scenario comes to it" for each in found.holes if each not in found.outcomes.reached}
    return [head, *(f"    {each}{unreached.get(each, '')}" for each in found.holes)]


def _count(console: Console, what: str, columns: Sequence[str], found: Sequence[tuple[str, str]]) -> None:
    """Print a table with a row for each game and the counts of the columns' values."""
    table = Table(box=None)
    table.add_column(what)
    for column in columns:
        table.add_column(column, justify="right")
    for game in dict.fromkeys(game for game, _ in found):
        count = Counter(each for name, each in found if name == game)
        table.add_row(f"{game} {count.total()}", *(str(count[column]) for column in columns))
    console.print(table)


def proof_to_json(proof: Proof) -> str:
    """The proof as JSON, as ``saitei prove --json`` prints it."""
    summary = Counter(each.state for each in proof.certificates if each.clause.kind == "behavioural")
    found = {
        "summary": {state: summary[state] for state in STATES},
        "clauses": [_clause(each) for each in proof.certificates],
        "idle_scenarios": list(proof.idle),
        "idle_of_their_clause": list(proof.idle_of_own),
        "slices": [_sliced(each) for each in proof.slices],
        "outdated_evidence": list(proof.outdated),
    }
    return json.dumps(found, indent=1, ensure_ascii=False) + "\n"


def _clause(certificate: Certificate) -> dict[str, object]:
    clause = certificate.clause
    return {
        "game": certificate.game,
        "number": clause.id,
        "class": clause.kind,
        "state": certificate.state,
        "reason": certificate.why,
        "lacks": list(certificate.evidence_gaps),
        "scenarios": list(certificate.own),
        "noticed": [{"where": each.file_and_line, "change": each.change} for each in certificate.noticed_mutants],
        "violations": [_violated(each) for each in certificate.violations],
        "citations": [
            {"where": each.place.module_and_line, "statement": each.place.code, "run_by": each.run_by}
            for each in certificate.citations
        ],
        "mutants": [_mutant(each) for each in certificate.mutants],
    }


def _mutant(tried: MutantResult) -> dict[str, object]:
    mutant = tried.mutant
    found: dict[str, object] = {
        "where": mutant.file_and_line,
        "change": mutant.change,
        "fate": tried.fate,
        "killed_by": list(tried.killed_by),
        "outcomes": dict(sorted(tried.outcomes.items())),
    }
    return {**found, "why": tried.why} if tried.why else found


def _sliced(found: SliceResult) -> dict[str, object]:
    return {
        "game": found.game,
        "clauses": list(found.broken.clauses),
        "engine": engine_name(found.broken),
        "noticed": {str(each): scenario for each, scenario in found.outcomes.noticed.items()},
        "explained": {str(each): why for each, why in found.reasons.items()},
        "holes": [str(each) for each in found.holes],
        "no_slices": found.outcomes.why_not,
    }


def _violated(found: ViolationResult) -> dict[str, object]:
    return {
        "says": found.violation.says,
        "clauses": list(found.violation.clauses),
        "killed_by": list(found.killed_by),
        "breaks_harder": list(found.breaks_harder),
        "spread": found.violation.spread,
        "outcomes": dict(sorted(found.outcomes.items())),
    }


def _named(certificate: Certificate) -> str:
    return f"{certificate.game} {certificate.clause.id}  {certificate.clause.title}"


def _not_run(certificate: Certificate) -> list[str]:
    """The lines about citations of a behavioural clause that none of its own scenarios runs."""
    if "not-run" not in certificate.evidence_gaps:
        return []
    places = [each.place for each in certificate.citations if each.run_by == ()]
    return [f"not run  {_named(certificate)}", *(f"    {place.module_and_line}  {place.code}" for place in places)]


def _lacking(certificate: Certificate) -> list[str]:
    """The lines about a clause without evidence, with the reasons."""
    lines = [f"{certificate.state}  {_named(certificate)}"]
    lines += [f"    {WHY[lack]}" for lack in certificate.evidence_gaps if lack in WHY]
    survivors = [each.mutant for each in certificate.mutants if each.fate == "survived"]
    if certificate.state == "survived" and not survivors and not certificate.unnoticed_violations:
        lines.append("    its own scenarios kill none of its mutants")
    lines += [f"    {mutant.file_and_line}  {mutant.statement}  {mutant.change}" for mutant in survivors]
    lines += [
        f"    violation: {each.violation}  breaks {', '.join(each.breaks_harder)}"
        for each in certificate.violations
        if each.is_blurred
    ]
    return lines + [f"    violation: {each.violation}" for each in certificate.unnoticed_violations]
