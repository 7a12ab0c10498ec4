"""A reader of the certificates of clauses in the output of ``saitei prove --json``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import msgspec

from ..base.command_errors import WrongUse
from ..base.strict_json import parse_json
from ..base.user_files import read_user_file

Evidence = Mapping[tuple[str, str], str]
"""The certificate of each behavioural clause, by game and clause: ``violations``; ``none`` for a clause without a
certificate, and ``exempt`` for one that needs none.

For a proof with slices, the number of single situations follows in which the clause was broken: ``violations, noticed
in 34 of 36 single situations, with a reason for 2 others``."""


class _Clause(msgspec.Struct):
    game: str
    number: str
    kind: str = msgspec.field(name="class")
    state: str


class _Sliced(msgspec.Struct):
    """The slices of an engine that breaks clauses; it is about the first of them."""

    game: str
    clauses: tuple[str, ...]
    noticed: dict[str, str]
    explained: dict[str, str]
    holes: tuple[str, ...]


class _Proof(msgspec.Struct):
    clauses: tuple[_Clause, ...]
    slices: tuple[_Sliced, ...] = ()


def read_certificates(path: Path | None) -> Evidence:
    """The certificates in the file of a proof; empty for None. Raises :class:`WrongUse` for another file."""
    if path is None:
        return {}
    try:
        proof = msgspec.convert(parse_json(read_user_file(path)), _Proof)
    except (ValueError, RecursionError) as error:
        raise WrongUse(f"{path} is not a proof: {error}; write it with: saitei prove --json > {path}") from error
    slices: dict[tuple[str, str], Counter[str]] = {}
    for each in proof.slices:
        count = slices.setdefault((each.game, each.clauses[0]), Counter())
        count.update(noticed=len(each.noticed), explained=len(each.explained), holes=len(each.holes))
    return {
        (each.game, each.number): _of(each) + _situations(slices.get((each.game, each.number), Counter()))
        for each in proof.clauses
        if each.kind == "behavioural"
    }


def _of(clause: _Clause) -> str:
    match clause.state:
        case "evidenced":
            return "violations"
        case "exempt":
            return "exempt"
    return "none"


def _situations(count: Counter[str]) -> str:
    """The numbers of single situations; empty without slices."""
    if not count.total():
        return ""
    explained = f", with a reason for {count['explained']} others" if count["explained"] else ""
    return f", noticed in {count['noticed']} of {count.total()} single situations{explained}"
