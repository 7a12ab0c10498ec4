"""Cases: a scenario, or one example of an outline, as it was played and judged."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from ...adapters.messages import Reason
from .verdicts import Verdict

SPOKEN = "    "
"""What a line of transcript begins with, among the words of the steps."""


class Played(Struct, frozen=True):
    """A step that was played: its words, the lines of transcript it produced, and the lines of its table or text."""

    line: int
    words: str
    transcript: tuple[str, ...] = ()
    below: tuple[str, ...] = ()


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
    played: tuple[Played, ...] = ()


def transcript(played: Iterable[Played]) -> Iterator[str]:
    """The steps' words, tables and texts, and under each what the engine was asked and what it said."""
    for step in played:
        yield step.words
        yield from (f"  {line}" for line in step.below)
        yield from (f"{SPOKEN}{line}" for line in step.transcript)
