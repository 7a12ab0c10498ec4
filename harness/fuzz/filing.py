"""The clause that a finding is filed under: one whose statement tells the engines apart.

Of the clauses at work in the last decision, the statements that cite them are broken in the reference engine, one at a
time, as ``saitei prove`` breaks them, and the play is played on it again. A clause is filed first where the broken
engine then says what the engine said; next come those where it says something else than the whole one.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ...adapters.engine import EngineError
from ..judging.supervisor import Supervisor
from ..prove.breaking import modules
from ..prove.mutants import Mutant, mutants
from ..prove.steps import CountedLauncher, Meter
from ..prove.trial import broken
from . import normal
from .driver import Driver, Moment
from .inventing import Inventor
from .lockstep import Play

MOST = 40
"""So often at most statements are broken for one finding."""

ALIKE, APART, SAME = range(3)
"""Where the engine is broken as the other one is; otherwise; or not so that one could see it here."""


def apart(inventor: Inventor, play: Play, clauses: Sequence[str], ran: Collection[str]) -> list[str]:
    """The clauses, those first whose broken statements show what the play shows; ``ran`` are the places that ran."""
    package = inventor.package
    if package is None or play.right is None or play.wrong is None:
        return list(clauses)
    every = [each for path in modules(package) for each in mutants(path, package) if each.place in ran]
    ways = [each for clause in clauses for each in every if clause in each.clauses]
    told = {each: _told(inventor, play, each) for each in list(dict.fromkeys(ways))[:MOST]}

    def shown(clause: str) -> int:
        return min((how for each, how in told.items() if clause in each.clauses), default=SAME)

    return sorted(clauses, key=shown)


def _told(inventor: Inventor, play: Play, mutant: Mutant) -> int:
    """What the play shows of a broken engine."""
    assert inventor.package is not None and play.right is not None and play.wrong is not None
    scene = inventor.scene(play.recipe)
    with broken(inventor.package, mutant):
        driver = Driver(Supervisor(CountedLauncher(Meter(), inventor.suite)), inventor.game, inventor.edition)
        try:
            driver.begin(scene)
        except EngineError:
            return APART
        for each in play.decisions:
            driver.carry_out(each)
        if driver.failure is not None:
            return APART
        moment = driver.moment(driver.taken())
    if not _parted(inventor, moment, play.wrong):
        return ALIKE
    return APART if _parted(inventor, moment, play.right) else SAME


def _parted(inventor: Inventor, one: Moment, other: Moment) -> bool:
    """Whether two engines stand otherwise, or have come there otherwise."""
    if normal.asks(one.ask, other.ask, complete=True) or normal.results(one.result, other.result):
        return True
    if normal.events(one.events, other.events, (), in_order=False):
        return True
    if one.view is None or other.view is None:
        return False
    return bool(normal.views(one.view, other.view, inventor.fuzzing.words.unordered, {}))
