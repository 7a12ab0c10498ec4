"""Cases: a scenario, or one example of an outline, as it was played and judged."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec
from msgspec import Struct

from ...adapters.messages import Reason
from .board_snapshots import BoardSnapshot
from .verdicts import Verdict

SPOKEN = "    "
"""What a line of transcript begins with, among the words of the steps."""


class PlayedStep(Struct, frozen=True):
    """A step that was played: its words, the lines of transcript it produced, and the lines of its table or text.

    ``board`` is what it changed of what lies where; None where nobody looked.
    """

    line: int
    words: str
    transcript: tuple[str, ...] = ()
    below: tuple[str, ...] = ()
    board: BoardSnapshot | None = None

    @property
    def kept_size(self) -> int:
        """About how many characters of an engine's are kept of it."""
        return sum(map(len, self.transcript)) + (len(msgspec.json.encode(self.board)) if self.board else 0)


class Case(Struct, frozen=True, kw_only=True):
    """One scenario, or one example of an outline, judged. ``ms`` are milliseconds; ``failure`` is its kind.

    ``reason`` says as data why it is unsupported.
    """

    scenario: str
    example: str = ""
    verdict: Verdict
    ms: float = 0.0
    message: str = ""
    failure: str = ""
    reason: Reason | None = None
    played: tuple[PlayedStep, ...] = ()


def transcript_lines(played: Iterable[PlayedStep]) -> Iterator[str]:
    """The steps' words, tables and texts, and under each what the engine was asked and what it said."""
    for step in played:
        yield step.words
        yield from (f"  {line}" for line in step.below)
        yield from (f"{SPOKEN}{line}" for line in step.transcript)
