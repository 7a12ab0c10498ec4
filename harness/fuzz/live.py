"""The clauses at work where two engines part: those that the reference engine cites on the lines that it then runs.

They are candidates, no more: a line that runs need not be the one that matters, and the clause that the other engine
breaks may be one that it does not run at all. Those come first that had not run before the last decision.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from ..prove.breaking import modules
from ..prove.citations import citations

SHOWN = 8
"""So many candidates at most become tags."""


@cache
def cited(game: str) -> dict[str, dict[int, tuple[str, ...]]]:
    """By file of the reference engine, the clauses by line."""
    return {
        str(path): {each.line: each.clauses for each in citations(path.read_text("utf-8"))} for path in modules(game)
    }


class Trace:
    """Counts how often cited lines run while it is on."""

    def __init__(self, game: str) -> None:
        self._cited = {_place(path): lines for path, lines in cited(game).items()}
        self._lines: dict[CodeType, dict[int, tuple[str, ...]]] = {}
        self.clauses: Counter[str] = Counter()

    def run(self, work: Callable[[], None]) -> Counter[str]:
        """The clauses cited where the work goes."""
        self.clauses = Counter()
        before = sys.gettrace()
        sys.settrace(self._called)
        try:
            work()
        finally:
            sys.settrace(before)
        return self.clauses

    def _called(self, frame: FrameType, event: str, arg: Any) -> Any:
        code = frame.f_code
        lines = self._lines.get(code)
        if lines is None:
            lines = self._lines[code] = self._cited.get(_place(code.co_filename), {})
        return self._stepped if lines else None

    def _stepped(self, frame: FrameType, event: str, arg: Any) -> Any:
        if event == "line":
            self.clauses.update(self._lines[frame.f_code].get(frame.f_lineno, ()))
        return self._stepped


def candidates(before: Counter[str], after: Counter[str]) -> list[str]:
    """The clauses of the last decision, the likeliest first: those new to it, and of them those that ran least."""
    return sorted(after, key=lambda clause: (clause in before, after[clause], [int(part) for part in _parts(clause)]))


def _parts(clause: str) -> list[str]:
    return [part for part in clause.partition("-")[0].split(".") if part.isdigit()]


@cache
def _place(path: str) -> tuple[str, ...]:
    """The end of a file's path, which is that of the same module in a copy of the engine, too."""
    return Path(path).resolve().parts[-3:]
