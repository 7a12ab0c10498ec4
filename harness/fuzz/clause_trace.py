"""The clauses at work where two engines differ: those cited at statements that the reference engine runs there.

They are only candidates: a statement that runs need not be the one that matters, and the broken clause may be cited at
none of them. Clauses that are rarely at work come first.
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
from ..prove.module_swap import game_modules, module_place, package_directory, swapped_modules
from ..prove.step_budget import StepCountingLauncher, StepMeter
from .choosers import RandomChooser
from .driver import Driver
from .lockstep import PlayResult
from .scene_inventor import Inventor

SAMPLES, SAMPLED = 12, 20
"""The numbers of scenes, and of decisions in each, that show which clauses are at work all the time."""

Ran = Callable[[Callable[[], None]], set[str]]
"""A function that does a piece of work and returns the cited places that ran."""

_usual: dict[str, Counter[str]] = {}


def clauses_at_work(inventor: Inventor, play: PlayResult) -> dict[str, set[str]]:
    """The clauses at work in a play, the most likely first, each with the places that cite it and ran.

    First come the clauses of the last decision, rare ones first, and among equals those not at work earlier; then come
    the clauses of the decisions before. Empty if the reference engine does not play the game.
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


def clauses_by_mark(
    inventor: Inventor, play: Callable[[Supervisor, Callable[[], None]], None]
) -> list[dict[str, set[str]]]:
    """The clauses at work before each mark that a play sets, since the mark before it, each with the places that ran.

    ``play`` gets the supervisor of a traced reference engine, and the function that sets a mark. Clauses that were not
    at work before come first, rare ones before others. Empty if the reference engine does not play the game.
    """
    package = inventor.engine_package
    if package is None:
        return []
    ledger = inventor.suite.load_ledger(inventor.game, inventor.edition)
    marked: list[dict[str, set[str]]] = []

    def set_mark() -> None:
        marked.append(_clauses(package, tracing.places_run()))
        tracing.reset_trace(package)

    with _traced(inventor, package) as (driver, ran):
        common = _often(inventor, package, driver, ran)
        tracing.reset_trace(package)
        play(driver.supervisor, set_mark)
    earlier = set[str]()
    found: list[dict[str, set[str]]] = []
    for running in marked:

        def rank_key(clause: str, before: frozenset[str] = frozenset(earlier)) -> tuple[object, ...]:
            return clause in before, common[clause], ledger.document_order(clause)

        found.append({clause: running[clause] for clause in sorted(filter(ledger.__contains__, running), key=rank_key)})
        earlier |= running.keys()
    return found


def reference_driver(inventor: Inventor) -> Driver:
    """A driver of the reference engine in its current state, with a limit on its steps."""
    return Driver(
        Supervisor(StepCountingLauncher(StepMeter(), inventor.suite)),
        inventor.game,
        inventor.edition,
        inventor.fuzzing.words,
    )


@contextmanager
def _traced(inventor: Inventor, package: str) -> Iterator[tuple[Driver, Ran]]:
    """A context with a driver of a traced reference engine, and a function that gives the places that ran."""

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
    """The number of decisions at which each clause is at work, in a few fixed invented scenes."""
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
    """The clauses that are cited at the places, each with the places that cite it."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for place in places:
        for clause in _cited(package).get(place, ()):
            found[clause].add(place)
    return found


@cache
def _cited(package: str) -> dict[str, tuple[str, ...]]:
    """The clauses of each citation, by its place in the form of traces."""
    made = read_anchors(package_directory(package))
    return {
        f"{module_place(path)}:{each.line}": each.clauses
        for path in game_modules(package)
        for each in find_citations(path.read_text("utf-8"), made)
    }
