"""What ``saitei prove`` prints: the clauses without evidence and why, the idle scenarios, and the count."""

from __future__ import annotations

import json
from collections import Counter
from typing import get_args

from rich.console import Console
from rich.table import Table

from .proof import Certificate, Lack, Proof, State, Tried

STATES: tuple[State, ...] = get_args(State)


def show(console: Console, proof: Proof) -> None:
    """Print the proof."""
    lines = [line for each in proof.certificates if each.lacking for line in _lacking(each)]
    lines += [f"idle  {scenario}" for scenario in proof.idle]
    for line in lines:
        console.print(line, markup=False, highlight=False, soft_wrap=True)
    table = Table(box=None)
    table.add_column("clauses")
    for state in STATES:
        table.add_column(state, justify="right")
    behavioural = [each for each in proof.certificates if each.clause.kind == "behavioural"]
    for game in dict.fromkeys(each.game for each in behavioural):
        count = Counter(each.state for each in behavioural if each.game == game)
        table.add_row(f"{game} {count.total()}", *(str(count[state]) for state in STATES))
    console.print(table)
    them = {each.mutant: each.fate for certificate in proof.certificates for each in certificate.mutants}
    fates = Counter(them.values())
    console.print(f"mutants: {', '.join(f'{number} {fate}' for fate, number in fates.most_common())}", highlight=False)
    console.print(f"idle scenarios: {len(proof.idle)}", highlight=False)
    lacks = Counter(lack for each in proof.certificates for lack in each.lacks)
    more = [f"{lacks[lack]} {lack}" for lack in get_args(Lack)]
    console.print(f"evidenced clauses that lack something: {', '.join(more)}", highlight=False)
    console.print(f"scenarios idle of their own clause: {len(proof.idle_of_own)}", highlight=False)


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
        "lacks": list(certificate.lacks),
        "scenarios": list(certificate.own),
        "noticed": [{"where": each.where, "change": each.change} for each in certificate.noticed],
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


def _lacking(certificate: Certificate) -> list[str]:
    """Why a clause has no evidence."""
    clause = certificate.clause
    lines = [f"{certificate.state}  {certificate.game} {clause.id}  {clause.title}"]
    survivors = [each.mutant for each in certificate.mutants if each.fate == "survived"]
    if certificate.state == "survived" and not survivors:
        lines.append("    its own scenarios kill none of its mutants")
    lines += [f"    {mutant.where}  {mutant.statement}  {mutant.change}" for mutant in survivors]
    return lines
