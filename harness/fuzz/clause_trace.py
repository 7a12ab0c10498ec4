"""The clauses at work where two engines part: those that the reference engine cites at statements that it then runs.

They are candidates, no more: a statement that runs need not be the one that matters, and the clause that the other
engine breaks may be one that is cited at none of them. Those come first that are seldom at work.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cache, partial

from ...adapters.engine_interface import EngineError
from ...adapters.session import ScenarioError
from ..judging.supervisor import Supervisor
from ..prove import tracing
from ..prove.anchors import read_anchors
from ..prove.citations import find_citations
from ..prove.module_swap import game_modules, package_directory, swapped_modules
from ..prove.step_budget import StepCountingLauncher, StepMeter
from .choosers import RandomChooser
from .driver import Driver
from .lockstep import PlayResult
from .scene_inventor import Inventor

SAMPLES, SAMPLED = 12, 20
"""So many scenes, and decisions in each, say what is at work all the time."""

Ran = Callable[[Callable[[], None]], set[str]]
"""Says of a piece of work which cited places run."""

_usual: dict[str, Counter[str]] = {}


def clauses_at_work(inventor: Inventor, play: PlayResult) -> dict[str, set[str]]:
    """The clauses at work in a play, the likeliest first, each with the places that cite it and run: those of its last
    decision that are seldom at work, then those new to it; then those of the decisions before. None where no reference
    engine plays the game.
    """
    if inventor.engine_package is None:
        return {}
    ledger = inventor.suite.load_ledger(inventor.game, inventor.edition)
    with _traced(inventor, inventor.engine_package) as (driver, ran):
        common = _often(inventor, inventor.engine_package, driver, ran)
        before = ran(partial(_begin, inventor, play, driver)) if play.decisions else set[str]()
        after = ran(partial(_finish, inventor, play, driver))
    earlier, last = _clauses(inventor.engine_package, before), _clauses(inventor.engine_package, after)
    running = _clauses(inventor.engine_package, before | after)

    def rank_key(clause: str) -> tuple[object, ...]:
        return clause not in last, common[clause], clause in earlier, ledger.document_order(clause)

    return {clause: running[clause] for clause in sorted(filter(ledger.__contains__, running), key=rank_key)}


def reference_driver(inventor: Inventor) -> Driver:
    """Drives the reference engine as it now is; what it may do is bounded by its steps."""
    return Driver(Supervisor(StepCountingLauncher(StepMeter(), inventor.suite)), inventor.game, inventor.edition)


@contextmanager
def _traced(inventor: Inventor, package: str) -> Iterator[tuple[Driver, Ran]]:
    """Within it, a reference engine that tells what it runs."""

    def places_run_by(work: Callable[[], None]) -> set[str]:
        tracing.reset_trace(package)
        with suppress(EngineError, ScenarioError):
            work()
        return set(tracing.places_run())

    with swapped_modules(package, lambda path: tracing.trace_module(path, package).code):
        yield reference_driver(inventor), places_run_by


def _begin(inventor: Inventor, play: PlayResult, driver: Driver) -> None:
    driver.open_scene(inventor.build_scene(play.recipe))
    for each in play.decisions[:-1]:
        driver.carry_out(each)


def _finish(inventor: Inventor, play: PlayResult, driver: Driver) -> None:
    if play.decisions:
        driver.carry_out(play.decisions[-1])
    else:
        driver.open_scene(inventor.build_scene(play.recipe))
    driver.cached_view("judge")


def _often(inventor: Inventor, package: str, driver: Driver, ran: Ran) -> Counter[str]:
    """In how many decisions of a few invented scenes, always the same, each clause is at work."""
    if inventor.game not in _usual:
        counts = _usual[inventor.game] = Counter()
        for number in range(SAMPLES):
            rng = random.Random(f"usual/{number}")
            with suppress(EngineError):
                driver.open_scene(inventor.build_scene(inventor.invent_recipe(rng)))
                chooser = RandomChooser(rng, SAMPLED)
                while driver.ask is not None and (chosen := chooser.choose(driver.ask, may_concede=False)):
                    counts.update(_clauses(package, ran(partial(driver.carry_out, chosen))).keys())
    return _usual[inventor.game]


def _clauses(package: str, places: Iterable[str]) -> dict[str, set[str]]:
    """The clauses that are cited at places, each with those of them that do."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for place in places:
        for clause in _cited(package).get(place, ()):
            found[clause].add(place)
    return found


@cache
def _cited(package: str) -> dict[str, tuple[str, ...]]:
    """By its place, as traces name it, the clauses of a citation."""
    made = read_anchors(package_directory(package))
    return {
        f"{path.parent.name}/{path.name}:{each.line}": each.clauses
        for path in game_modules(package)
        for each in find_citations(path.read_text("utf-8"), made)
    }
