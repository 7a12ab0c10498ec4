"""How long an engine has: for an answer, and for all that it is asked until a moment."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import NamedTuple


class AnswerTimeLimit(NamedTuple):
    """Seconds to wait, and what is said when they are over."""

    seconds: float
    late: str


@dataclass(frozen=True)
class Deadline:
    """A moment, of :func:`time.monotonic`, until which an engine may be asked; ``late`` is said afterwards."""

    at: float
    late: str

    @classmethod
    def seconds_from_now(cls, seconds: float, what: str) -> Deadline:
        """So many seconds from now; ``what`` is to be over then."""
        return cls(time.monotonic() + seconds, f"{what} was not over within {seconds:g} s")


def answer_time_limit(timeout: float, until: Deadline | None) -> AnswerTimeLimit:
    """What an answer has that is asked for now: ``timeout`` seconds, and no more than the deadline leaves."""
    left = until.at - time.monotonic() if until else timeout
    if until and left < timeout:
        return AnswerTimeLimit(max(left, 0.0), until.late)
    return AnswerTimeLimit(timeout, f"the engine did not answer within {timeout:g} s")
