"""A reader of the certificates of clauses in the output of ``saitei prove --json``."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from ..base.command_errors import WrongUse
from ..base.strict_json import parse_json
from ..base.user_files import read_user_file

Evidence = Mapping[tuple[str, str], str]
"""The certificate of each behavioural clause, by game and clause: ``violation``, ``condition`` or ``dropped``; ``none``
for a clause without a certificate, and ``exempt`` for one that needs none."""


class _Clause(msgspec.Struct):
    game: str
    number: str
    kind: str = msgspec.field(name="class")
    state: str
    certified_by: str | None


class _Proof(msgspec.Struct):
    clauses: tuple[_Clause, ...]


def read_certificates(path: Path | None) -> Evidence:
    """The certificates in the file of a proof; empty for None. Raises :class:`WrongUse` for another file."""
    if path is None:
        return {}
    try:
        proof = msgspec.convert(parse_json(read_user_file(path)), _Proof)
    except (ValueError, RecursionError) as error:
        raise WrongUse(f"{path} is not a proof: {error}; write it with: saitei prove --json > {path}") from error
    return {(each.game, each.number): _of(each) for each in proof.clauses if each.kind == "behavioural"}


def _of(clause: _Clause) -> str:
    if clause.state == "evidenced" and clause.certified_by:
        return clause.certified_by
    return "exempt" if clause.state == "exempt" else "none"
