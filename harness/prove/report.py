"""What ``saitei prove`` prints: the clauses without evidence and why, the idle scenarios, and the count."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import get_args

from rich.console import Console
from rich.table import Table

from .proof import Certificate, Kind, Lack, Proof, State, Tried, Violated

STATES: tuple[State, ...] = get_args(State)
KINDS: tuple[Kind, ...] = get_args(Kind)


def show(console: Console, proof: Proof) -> None:
    """Print the proof."""
    lines = [line for each in proof.certificates if each.lacking for line in _lacking(each)]
    lines += [f"idle  {scenario}" for scenario in proof.idle]
    for line in lines:
        console.print(line, markup=False, highlight=False, soft_wrap=True)
    behavioural = [each for each in proof.certificates if each.clause.kind == "behavioural"]
    shown = [each for each in behavioural if each.state != "exempt"]
    _count(console, "clauses", STATES, [(each.game, each.state) for each in behavioural])
    _count(console, "certified by", (*KINDS, "none"), [(each.game, each.kind or "none") for each in shown])
    them = {each.mutant: each.fate for certificate in proof.certificates for each in certificate.mutants}
    fates = Counter(them.values())
    console.print(f"mutants: {', '.join(f'{number} {fate}' for fate, number in fates.most_common())}", highlight=False)
    console.print(f"idle scenarios: {len(proof.idle)}", highlight=False)
    lacks = Counter(lack for each in proof.certificates for lack in each.lacks)
    more = [f"{lacks[lack]} {lack}" for lack in get_args(Lack)]
    console.print(f"evidenced clauses that lack something: {', '.join(more)}", highlight=False)
    console.print(f"scenarios idle of their own clause: {len(proof.idle_of_own)}", highlight=False)


def _count(console: Console, what: str, columns: Sequence[str], found: Sequence[tuple[str, str]]) -> None:
    """Print how often each game has what the columns name."""
    table = Table(box=None)
    table.add_column(what)
    for column in columns:
        table.add_column(column, justify="right")
    for game in dict.fromkeys(game for game, _ in found):
        count = Counter(each for name, each in found if name == game)
        table.add_row(f"{game} {count.total()}", *(str(count[column]) for column in columns))
    console.print(table)


def to_json(proof: Proof) -> str:
    """The JSON form, as the contract of files has it."""
    summary = Counter(each.state for each in proof.certificates if each.clause.kind == "behavioural")
    found = {
        "summary": {state: summary[state] for state in STATES},
        "clauses": [_clause(each) for each in proof.certificates],
        "idle_scenarios": list(proof.idle),
        "idle_of_their_clause": list(proof.idle_of_own),
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
        "certified_by": certificate.kind,
        "lacks": list(certificate.lacks),
        "scenarios": list(certificate.own),
        "noticed": [{"where": each.where, "change": each.change, "kind": each.kind} for each in certificate.noticed],
        "violations": [_violated(each) for each in certificate.violations],
        "citations": [
            {"where": each.place.where, "statement": each.place.code, "run_by": each.run_by}
            for each in certificate.citations
        ],
        "mutants": [_mutant(each) for each in certificate.mutants],
    }


def _mutant(tried: Tried) -> dict[str, object]:
    mutant = tried.mutant
    found: dict[str, object] = {
        "where": mutant.where,
        "change": mutant.change,
        "fate": tried.fate,
        "killed_by": list(tried.killed_by),
        "outcomes": dict(sorted(tried.outcomes.items())),
    }
    return {**found, "why": tried.why} if tried.why else found


def _violated(found: Violated) -> dict[str, object]:
    return {
        "says": found.violation.says,
        "clauses": list(found.violation.clauses),
        "killed_by": list(found.killed_by),
        "outcomes": dict(sorted(found.outcomes.items())),
    }


def _lacking(certificate: Certificate) -> list[str]:
    """Why a clause has no evidence."""
    clause = certificate.clause
    lines = [f"{certificate.state}  {certificate.game} {clause.id}  {clause.title}"]
    survivors = [each.mutant for each in certificate.mutants if each.fate == "survived"]
    if certificate.state == "survived" and not survivors and not certificate.unnoticed:
        lines.append("    its own scenarios kill none of its mutants")
    lines += [f"    {mutant.where}  {mutant.statement}  {mutant.change}" for mutant in survivors]
    return lines + [f"    violation: {each.violation}" for each in certificate.unnoticed]
