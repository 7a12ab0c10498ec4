"""The time limits of an engine: one for each answer, and a deadline for all answers."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import NamedTuple


class AnswerTimeLimit(NamedTuple):
    """The seconds to wait, and the message once they are over."""

    seconds: float
    late: str


@dataclass(frozen=True)
class Deadline:
    """The moment, of :func:`time.monotonic`, after which an engine is not asked; ``late`` is the message after it."""

    at: float
    late: str

    @classmethod
    def seconds_from_now(cls, seconds: float, what: str) -> Deadline:
        """The deadline this number of seconds from now; ``what`` names the task in the message."""
        return cls(time.monotonic() + seconds, f"{what} was not over within {seconds:g} s")


def answer_time_limit(timeout: float, until: Deadline | None) -> AnswerTimeLimit:
    """The time limit of an answer requested now: ``timeout`` seconds, or less if the deadline comes first."""
    left = until.at - time.monotonic() if until else timeout
    if until and left < timeout:
        return AnswerTimeLimit(max(left, 0.0), until.late)
    return AnswerTimeLimit(timeout, f"the engine did not answer within {timeout:g} s")
