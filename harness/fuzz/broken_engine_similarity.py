"""The clauses that, broken in the reference engine, lead to the same differences as a play.

Two kinds of broken engines repeat the play: the violations of the game, each about one clause
(:mod:`..prove.applied_violations`), and mutants of cited statements that run in the play (:mod:`..prove.mutants`). An
engine is the more similar, the more differences it shares with the play, and the fewer others it has. A mutant that
breaks several clauses at once is weaker evidence for each of them.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Collection, Iterator

from ...adapters.engine_interface import EngineError
from ...reference_engine.violations import Violation
from ...steps.game_snapshot import GameSnapshot
from ..prove.applied_violations import apply_each_violation, game_violations
from ..prove.edition_clauses import clauses_in_edition
from ..prove.module_swap import game_modules
from ..prove.mutants import Mutant, module_mutants
from ..prove.trial import broken_engine
from . import normal_form
from .clause_trace import ClauseSites, reference_driver
from .lockstep import PlayResult
from .scene_inventor import Inventor

BY_HAND = 4000
"""The maximum number of decisions with the violations of a game, in total."""

AT_STATEMENTS = 80
"""The maximum number of mutants; each takes some hundredths of a second."""

REFUSED, TAKEN = "the scene is refused", "the scene is taken"
"""The differences of an engine that refuses a scene which the model accepts, and the reverse."""


def clause_similarities(inventor: Inventor, play: PlayResult, at_work: ClauseSites) -> dict[str, float]:
    """The similarity of each clause, from 0 to 1: that of the most similar engine in which the clause is broken.

    ``at_work`` are the clauses at work in the play, the most likely first, with the statements that run.
    """
    shown = _shown(inventor, play)
    found: defaultdict[str, float] = defaultdict(float)
    if inventor.engine_package is None or not shown:
        return found
    for clauses in _each_broken(inventor, inventor.engine_package, play, at_work):
        like = _alike(shown, set(_played(inventor, play)))
        for clause in clauses:
            found[clause] = max(like / math.sqrt(len(clauses)), found[clause])
    return found


def _each_broken(inventor: Inventor, package: str, play: PlayResult, at_work: ClauseSites) -> Iterator[tuple[str, ...]]:
    """The broken clauses of each broken engine. The game's engine is broken until the next one is requested."""
    clauses_of = clauses_in_edition(inventor.suite, inventor.suite.load_ledger(inventor.game, inventor.edition))
    place = {clause: at for at, clause in enumerate(at_work)}
    last = len(place)

    def rank_key(broken: tuple[Violation | Mutant, tuple[str, ...]]) -> int:
        return min(place.get(clause, last) for clause in broken[1])

    violations = ((each, clauses_of(each.clauses, each.older)[:1]) for each in game_violations(package))
    by_hand = dict(sorted((each for each in violations if each[1]), key=rank_key))
    for violation in apply_each_violation(package, list(by_hand)[: BY_HAND // (1 + len(play.decisions))]):
        yield by_hand[violation]
    running = {site.module_and_line for sites in at_work.values() for site in sites}
    mutants = (
        (each, clauses_of(each.clauses, each.older))
        for path in game_modules(package)
        for each in module_mutants(path, package)
        if each.citation_site in running
    )
    for mutant, clauses in sorted((each for each in mutants if each[1]), key=rank_key)[:AT_STATEMENTS]:
        with broken_engine(package, mutant):
            yield clauses


def _shown(inventor: Inventor, play: PlayResult) -> set[str]:
    """The differences of the engine from the model in the play."""
    if play.about == "scene":
        return {TAKEN if play.differences[0].startswith("the model") else REFUSED}
    if play.right is None or play.wrong is None or play.about.startswith("failure"):
        return set()
    return set(_different(inventor, play.right, play.wrong))


def _played(inventor: Inventor, play: PlayResult) -> Iterator[str]:
    """The differences of the current reference engine from the model in the play; empty if it cannot be started."""
    driver = reference_driver(inventor)
    try:
        driver.supervisor.running_engine()
    except EngineError:
        return
    try:
        driver.open_scene(inventor.build_scene(play.recipe))
    except EngineError:
        yield REFUSED
        return
    if play.about == "scene":
        yield TAKEN
    for each in play.decisions:
        driver.carry_out(each)
    if driver.failure is None and play.right is not None:
        yield from _different(inventor, play.right, driver.current_moment(driver.take_events()))


def _different(inventor: Inventor, one: GameSnapshot, other: GameSnapshot) -> Iterator[str]:
    yield from normal_form.ask_differences(one.ask, other.ask, complete=True)
    yield from normal_form.result_differences(one.result, other.result)
    yield from normal_form.event_differences(one.events, other.events, (), in_order=False)
    unordered = inventor.fuzzing.words.unordered_zones
    if one.view is not None and other.view is not None:
        yield from normal_form.view_differences(one.view, other.view, unordered, {})
    for player in one.players.keys() & other.players.keys():
        yield from (
            f"{player} sees {each}"
            for each in normal_form.view_differences(one.players[player], other.players[player], unordered, {})
        )


def _alike(some: Collection[str], others: Collection[str]) -> float:
    """The share of the common differences in all differences."""
    return len({*some} & {*others}) / max(1, len({*some} | {*others}))
