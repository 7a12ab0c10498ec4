"""The clauses at work where two engines part: those that the reference engine cites on the lines that it then runs.

They are candidates, no more: a line that runs need not be the one that matters, and the clause that the other engine
breaks may be one that it does not run at all. Those come first that are seldom at work.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from ...adapters.engine import EngineError
from ...adapters.session import ScenarioError
from ...rulebooks import Ledger
from ..prove.anchors import table
from ..prove.breaking import home, modules
from ..prove.citations import citations
from .deciding import AtRandom
from .driver import Driver
from .inventing import Inventor

SHOWN = 8
"""So many candidates at most become tags."""

SAMPLES, SAMPLED = 12, 20
"""So many scenes, and decisions in each, say what is at work all the time."""


@cache
def cited(package: str) -> dict[str, dict[int, tuple[str, ...]]]:
    """By file of the reference engine, the clauses of the game that the package plays, by line."""
    made = table(home(package))
    return {
        str(path): {each.line: each.clauses for each in citations(path.read_text("utf-8"), made)}
        for path in modules(package)
    }


class Trace:
    """Counts how often cited lines run while it is on; none where no package plays the game."""

    def __init__(self, package: str | None) -> None:
        self._cited = {_place(path): lines for path, lines in cited(package).items()} if package else {}
        self._lines: dict[CodeType, dict[int, tuple[str, ...]]] = {}
        self.clauses: Counter[str] = Counter()
        self.places: set[str] = set()
        """The places that ran, of all that was run, as ``prove`` names them."""

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
        if event == "line" and (clauses := self._lines[frame.f_code].get(frame.f_lineno)):
            self.clauses.update(clauses)
            self.places.add(f"{'/'.join(_place(frame.f_code.co_filename)[1:])}:{frame.f_lineno}")
        return self._stepped


def candidates(before: Counter[str], after: Counter[str], common: Counter[str], ledger: Ledger) -> list[str]:
    """The clauses of the last decision, the likeliest first: those seldom at work, then those new to it."""
    return sorted(after, key=lambda clause: (common[clause], clause in before, after[clause], ledger.place(clause)))


_usual: dict[str, Counter[str]] = {}


def usual(inventor: Inventor, driver: Driver) -> Counter[str]:
    """In how many decisions of a few invented scenes, always the same, each clause is at work."""
    game = inventor.game
    if game not in _usual:
        _usual[game] = Counter()
        for number in range(SAMPLES):
            rng = random.Random(f"usual/{number}")
            with suppress(EngineError, ScenarioError):
                driver.begin(inventor.scene(inventor.recipe(rng)))
                _sample(driver, AtRandom(rng, SAMPLED), Trace(inventor.package), _usual[game])
    return _usual[game]


def _sample(driver: Driver, chooser: AtRandom, trace: Trace, counts: Counter[str]) -> None:
    while driver.ask is not None and (chosen := chooser.choose(driver.ask, may_concede=False)):
        counts.update(trace.run(partial(driver.carry_out, chosen)).keys())


@cache
def _place(path: str) -> tuple[str, ...]:
    """The end of a file's path, which is that of the same module in a copy of the engine, too."""
    return Path(path).resolve().parts[-3:]
