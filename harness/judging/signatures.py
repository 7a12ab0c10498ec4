"""Signatures, which identify a failure in other runs, in other processes and on other days.

A signature has a line for each case that deviates: its example and variation, the verdict, the step, and the kind of
failure. It has nothing that varies: no times, no ids of the engine, no log, and no line numbers.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...adapters import EngineDied, EngineFault, EngineTimeout, Illegal, Unsupported
from ...adapters.session import AnswerRefused, NotOffered, TooManyAsks
from .cases import Case

_KINDS: tuple[tuple[type[BaseException], str], ...] = (
    (NotOffered, "not offered"),
    (AnswerRefused, "refuses what it offered"),
    (TooManyAsks, "never stops asking"),
    (AssertionError, "does not hold"),
    (Illegal, "refuses"),
    (Unsupported, "unsupported"),
    (EngineTimeout, "no answer"),
    (EngineDied, "ended"),
    (EngineFault, "failed"),
)
_SIGNED = ("fail", "timeout", "crash")


def failure_kind(error: BaseException) -> str:
    """The kind of failure of an exception from a scenario; empty if the engine is not at fault."""
    return next((words for type_, words in _KINDS if isinstance(error, type_)), "")


def failure_signature(cases: Iterable[Case]) -> tuple[str, ...]:
    """The signature of a scenario's deviation: a line for each of its cases that deviates."""
    return tuple(signature_line(case) for case in cases if case.verdict in _SIGNED)


def signature_line(case: Case) -> str:
    """The line of one case: ``[Sora] fail: When A passes (2): not offered``, for its second such step."""
    words = [step.words for step in case.played]
    step = words[-1] if words else "before the first step"
    nth = f" ({words.count(step)})" if words.count(step) > 1 else ""
    played = ", ".join(filter(None, (case.example, case.variation)))
    example = f"[{played}] " if played else ""
    return f"{example}{case.verdict}: {step}{nth}: {case.failure}"
