"""Signatures: by what a failure is known again, in another run, in another process, on another day.

A line a case that deviates: its example, the verdict, the step, and what kind of failure it was. Nothing that
varies is in it: no time, no id of an engine's own, no log, no line of a file.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...adapters import Died, Fault, Hung, Illegal, Unsupported
from ...adapters.session import Endless, NotOffered, Refusal
from .cases import Case

_KINDS: tuple[tuple[type[BaseException], str], ...] = (
    (NotOffered, "not offered"),
    (Refusal, "refuses what it offered"),
    (Endless, "never stops asking"),
    (AssertionError, "does not hold"),
    (Illegal, "refuses"),
    (Unsupported, "unsupported"),
    (Hung, "no answer"),
    (Died, "ended"),
    (Fault, "failed"),
)
_SIGNED = ("fail", "timeout", "crash")


def kind(error: BaseException) -> str:
    """What kind of failure an exception out of a scenario is; nothing for one that is not the engine's."""
    return next((words for type_, words in _KINDS if isinstance(error, type_)), "")


def signature(cases: Iterable[Case]) -> tuple[str, ...]:
    """The signature of a scenario's deviation: a line for each of its cases that deviates."""
    return tuple(line(case) for case in cases if case.verdict in _SIGNED)


def line(case: Case) -> str:
    """The line of one case: ``[Sora] fail: When A passes (2): not offered``, for its second such step."""
    words = [step.words for step in case.played]
    step = words[-1] if words else "before the first step"
    nth = f" ({words.count(step)})" if words.count(step) > 1 else ""
    example = f"[{case.example}] " if case.example else ""
    return f"{example}{case.verdict}: {step}{nth}: {case.failure}"
