"""By what each clause is certified, as ``saitei prove --json`` says it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from ..base.command_errors import WrongUse

Evidence = Mapping[tuple[str, str], str]
"""By game and behavioural clause what certifies it: ``violation``, ``condition`` or ``dropped``; ``none``, if nothing
does, and ``exempt``, if nothing need."""


class _Clause(msgspec.Struct):
    game: str
    number: str
    kind: str = msgspec.field(name="class")
    state: str
    certified_by: str | None


class _Proof(msgspec.Struct):
    clauses: tuple[_Clause, ...]


def read_certificates(path: Path | None) -> Evidence:
    """What a proof's file says; nothing without one. Raises :class:`WrongUse` for a file that is none."""
    if path is None:
        return {}
    try:
        proof = msgspec.json.decode(path.read_bytes(), type=_Proof)
    except OSError as error:
        raise WrongUse(f"{path} cannot be read: {error.strerror}") from error
    except msgspec.DecodeError as error:
        raise WrongUse(f"{path} is no proof: {error}; write it with: saitei prove --json > {path}") from error
    return {(each.game, each.number): _of(each) for each in proof.clauses if each.kind == "behavioural"}


def _of(clause: _Clause) -> str:
    if clause.state == "evidenced" and clause.certified_by:
        return clause.certified_by
    return "exempt" if clause.state == "exempt" else "none"
