"""Verdicts: what is said of a scenario, of a clause and of a whole run, and which exit code that is."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Literal, TypeVar, get_args

from ...adapters import Died, EngineError, Fault, Garbled, Hung, Illegal, Unsupported
from ...adapters.messages import EngineInfo
from ..base.errors import BROKEN, CONFORMS, DEVIATES, NOTHING_RAN, WRONG_USE

Verdict = Literal[
    "pass",
    "reading",  # takes another admissible option where the rulebook can be read in several ways
    "suspect",  # the clause changed since this scenario was reviewed
    "unsupported",  # needs what the engine does not declare
    "known",  # deviates as its baseline says
    "fixed",  # passes, and its baseline says that it deviates
    "flaky",  # played several times, it had different verdicts
    "fail",
    "timeout",
    "crash",
    "error",  # the harness or the adapter is at fault
]
VERDICTS: tuple[Verdict, ...] = get_args(Verdict)
"""From the best to the worst."""

Touched = Literal["touched"]
ClauseVerdict = Verdict | Touched
"""A clause's: ``touched`` where no scenario is its own, and others show something of it."""

CLAUSE_VERDICTS: tuple[ClauseVerdict, ...] = ("touched", *VERDICTS)
"""From what says least to the worst."""

DEVIATIONS: frozenset[Verdict] = frozenset({"fixed", "flaky", "fail", "timeout", "crash"})

_RANK = {verdict: rank for rank, verdict in enumerate(CLAUSE_VERDICTS)}
_V = TypeVar("_V", bound=ClauseVerdict)


def worst(verdicts: Iterable[_V]) -> _V:
    """The worst of one verdict or several."""
    return max(verdicts, key=_RANK.__getitem__)


def classify(error: BaseException) -> tuple[Verdict, str]:
    """The verdict that an exception out of a scenario means, and its message."""
    match error:
        case Unsupported():
            return "unsupported", str(error)
        case Hung():
            return "timeout", str(error)
        case Died():
            return "crash", str(error)
        case Fault():
            return "crash", f"the engine failed: {error}"
        case Garbled():
            return "error", f"the adapter is at fault: {error}"
        case Illegal():
            return "fail", f"the engine refuses an answer that it offered: {error}"
        case AssertionError():
            return "fail", str(error) or "a claim does not hold"
        case EngineError() | _:
            return "error", _named(error)


def broken_promise(error: Unsupported, info: EngineInfo) -> AssertionError | None:
    """The deviation of an engine that declares a capability and then says that it is unsupported, if so."""
    words = re.findall(r"[a-z]+\.[a-z]+", str(error))
    if error.reason.kind == "capability":
        words.append(error.reason.what)
    for name in info.capabilities:
        if name in words:
            return AssertionError(f"the engine declares {name}, and then declines it: {error}")
    return None


def exit_code(verdicts: Iterable[Verdict]) -> int:
    """The exit code of a run with these verdicts. One that judged nothing is never green."""
    seen = set(verdicts)
    if "error" in seen:
        return BROKEN
    if seen & DEVIATIONS:
        return DEVIATES
    return CONFORMS if seen - {"unsupported", "suspect"} else NOTHING_RAN


def worst_code(codes: Iterable[int]) -> int:
    """The exit code of several engines: what is broken before what deviates, that before what did not run."""
    return max(codes, key=(CONFORMS, NOTHING_RAN, DEVIATES, WRONG_USE, BROKEN).index)


def _named(error: BaseException) -> str:
    """The message of an error that is ours; one that nobody meant for a reader says what it is."""
    expected = type(error).__module__.partition(".")[0] == __package__.partition(".")[0]
    return str(error) if expected else f"{type(error).__name__}: {error}"
