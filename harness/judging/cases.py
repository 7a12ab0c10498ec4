"""Cases: a scenario, or one example of an outline, as it was played and judged."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec
from msgspec import Struct

from ...adapters.messages import Reason
from ...steps.action_table import MissingAction
from .board_snapshots import BoardSnapshot
from .verdicts import Verdict

SPOKEN = "    "
"""The indent of a line of transcript, which distinguishes it from the words of the steps."""


class PlayedStep(Struct, frozen=True):
    """A step that was played: its words, the lines of transcript it produced, and the lines of its table or text.

    ``forced`` are the lines of the answers that the session gave by itself, because no other was possible.
    ``board`` is the change of the board by the step; None if the judge did not look after it.
    """

    line: int
    words: str
    transcript: tuple[str, ...] = ()
    below: tuple[str, ...] = ()
    forced: tuple[str, ...] = ()
    board: BoardSnapshot | None = None

    @property
    def kept_size(self) -> int:
        """Approximate number of characters that are kept of the engine's output in this step."""
        return sum(map(len, self.transcript)) + (len(msgspec.json.encode(self.board)) if self.board else 0)


class Case(Struct, frozen=True, kw_only=True):
    """One scenario, or one example of an outline, judged. ``ms`` are milliseconds; ``failure`` is its kind.

    ``title`` is that of the scenario, with the values of the example in place of its placeholders.
    ``variation`` is the name of the variation in which it has this verdict, empty for the plain scene. ``reason`` is
    the reason, as data, why it is unsupported. ``offered`` are the kinds of option that the engine offered, and
    ``missing`` is the action for which the case fails, because the engine does not offer it.
    """

    scenario: str
    example: str = ""
    title: str = ""
    variation: str = ""
    verdict: Verdict
    ms: float = 0.0
    message: str = ""
    failure: str = ""
    reason: Reason | None = None
    offered: frozenset[str] = frozenset()
    missing: MissingAction | None = None
    played: tuple[PlayedStep, ...] = ()


def transcript_lines(played: Iterable[PlayedStep]) -> Iterator[str]:
    """The lines of each step, with its table or text, and under them the transcript of the engine."""
    for step in played:
        yield step.words
        yield from (f"  {line}" for line in step.below)
        yield from (f"{SPOKEN}{line}" for line in step.transcript)
