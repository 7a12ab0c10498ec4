"""Verdicts of scenarios and clauses, and the exit code of a run."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Literal, NamedTuple, TypeVar, get_args

from ...adapters import EngineDied, EngineError, EngineFault, EngineTimeout, Illegal, MalformedMessage, Unsupported
from ...adapters.messages import EngineInfo
from ...adapters.session import AdapterError
from ..base.command_errors import BROKEN, CONFORMS, DEVIATES, NOTHING_RAN, WRONG_USE
from ..base.sanitize import join_lines

Verdict = Literal[
    "pass", "reading", "suspect", "unsupported", "known", "fixed", "flaky", "fail", "timeout", "crash", "error"
]  # fmt: skip
VERDICTS: tuple[Verdict, ...] = get_args(Verdict)
"""The verdicts of scenarios, from the best to the worst."""

Touched = Literal["touched"]
ClauseVerdict = Verdict | Touched
"""The verdict of a clause: ``touched`` if it has no scenario of its own, but others show something of it."""

CLAUSE_VERDICTS: tuple[ClauseVerdict, ...] = ("touched", *VERDICTS)
"""The verdicts of clauses, from the one that says least to the worst."""


class VerdictKind(NamedTuple):
    """The presentation and the effect of a verdict.

    They are its style on a terminal, its element in JUnit XML, whether it fails the run, and whether
    the engine obeys the clause.
    """

    style: str
    junit: Literal["", "skipped", "failure", "error"]
    deviates: bool
    obeys: Literal["yes", "no", "mixed", "unknown"]


KINDS: dict[ClauseVerdict, VerdictKind] = {
    "touched": VerdictKind("dim", "", False, "unknown"),
    "pass": VerdictKind("green", "", False, "yes"),
    # takes another admissible option of a contested reading
    "reading": VerdictKind("cyan", "skipped", False, "yes"),
    # the clause changed since this scenario was reviewed
    "suspect": VerdictKind("yellow", "skipped", False, "unknown"),
    # needs a capability that the engine does not declare
    "unsupported": VerdictKind("blue", "skipped", False, "unknown"),
    # deviates as its baseline says
    "known": VerdictKind("yellow", "skipped", False, "no"),
    # passes, and its baseline says that it deviates
    "fixed": VerdictKind("magenta", "failure", True, "yes"),
    # had several verdicts when it was played several times
    "flaky": VerdictKind("magenta", "failure", True, "mixed"),
    "fail": VerdictKind("red", "failure", True, "no"),
    "timeout": VerdictKind("red", "error", True, "no"),
    "crash": VerdictKind("red", "error", True, "no"),
    # the harness or the adapter is at fault
    "error": VerdictKind("bold red", "error", False, "unknown"),
}
"""The verdicts, in the order of :data:`CLAUSE_VERDICTS`."""


def verdicts_matching(condition: Callable[[VerdictKind], bool]) -> frozenset[ClauseVerdict]:
    """The verdicts whose kind fulfils the condition."""
    return frozenset(verdict for verdict, kind in KINDS.items() if condition(kind))


DEVIATIONS = verdicts_matching(lambda kind: kind.deviates)
"""The verdicts that fail a run."""

_RANK = {verdict: rank for rank, verdict in enumerate(CLAUSE_VERDICTS)}
_V = TypeVar("_V", bound=ClauseVerdict)


def worst_verdict(verdicts: Iterable[_V]) -> _V:
    """The worst of one or more verdicts."""
    return max(verdicts, key=_RANK.__getitem__)


def classify_error(error: BaseException) -> tuple[Verdict, str]:
    """The verdict for an exception from a scenario, and its message: one line, unless the suite is at fault."""
    verdict, message = _verdict_and_message(error)
    suite_is_at_fault = verdict == "error" and not isinstance(error, EngineError | AdapterError) and _is_ours(error)
    return verdict, message if suite_is_at_fault else join_lines(message)


def _verdict_and_message(error: BaseException) -> tuple[Verdict, str]:
    match error:
        case Unsupported():
            return "unsupported", str(error)
        case EngineTimeout():
            return "timeout", str(error)
        case EngineDied():
            return "crash", str(error)
        case EngineFault():
            return "crash", f"the engine failed: {error}"
        case MalformedMessage():
            return "error", f"the adapter is at fault: {error}"
        case Illegal():
            return "fail", f"the engine refuses an answer that it offered: {error}"
        case AssertionError():
            return "fail", str(error) or "a claim does not hold"
        case EngineError() | _:
            return "error", _named(error)


def broken_promise(error: Unsupported, info: EngineInfo) -> AssertionError | None:
    """The deviation of an engine that declares a capability and then declines it; None for other errors."""
    words = re.findall(r"[a-z]+\.[a-z]+", str(error))
    if error.reason.kind == "capability":
        words.append(error.reason.what)
    for name in info.capabilities:
        if name in words:
            return AssertionError(f"the engine declares {name}, and then declines it: {error}")
    return None


def exit_code(verdicts: Iterable[Verdict]) -> int:
    """The exit code of a run with these verdicts. A run that judged nothing never succeeds."""
    seen = set(verdicts)
    if "error" in seen:
        return BROKEN
    if seen & DEVIATIONS:
        return DEVIATES
    return CONFORMS if any(KINDS[verdict].obeys != "unknown" for verdict in seen) else NOTHING_RAN


def worst_exit_code(codes: Iterable[int]) -> int:
    """The exit code for several engines: broken before deviating, and deviating before not run."""
    return max(codes, key=(CONFORMS, NOTHING_RAN, DEVIATES, WRONG_USE, BROKEN).index)


def _named(error: BaseException) -> str:
    """The message of an error of saitei; an unexpected error gets its type as a prefix."""
    return str(error) if _is_ours(error) else f"{type(error).__name__}: {error}"


def _is_ours(error: BaseException) -> bool:
    return type(error).__module__.partition(".")[0] == __package__.partition(".")[0]
