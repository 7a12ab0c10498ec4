"""The statements that forbid something in a position: without one of them, a claim about the position would hold.

The engine is broken where it cites a clause, at one condition after another, and asks again in the position. So only
the search for what is possible is broken, and not the play that led to the position. A violation, which somebody broke
by hand, forbids in the same way; it names its clause.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain, islice

from ...adapters.messages import Event
from ...reference_engine.patching import Patch
from ...reference_engine.violations import Violation
from ...steps.world import World
from ..prove import tracing
from ..prove.applied_violations import game_changes
from ..prove.live_functions import LiveFunctions
from ..prove.module_swap import clear_caches, game_modules, module_place
from ..prove.mutants import Mutant, condition_mutants, outermost_line

PAIRS = 120
"""The maximum number of pairs of conditions that are tried, if no condition alone forbids something.

Each takes some hundredths of a second.
"""

Branch = Callable[[], World]
"""A function that gives a world in the position, for which the engine asks anew."""

Claim = Callable[[World], None]
"""A claim about a position: it raises an exception if it does not hold."""

Conditions = tuple[Mutant, ...]
"""Mutants in which a condition does not apply."""


@dataclass(frozen=True)
class Obstacles:
    """The broken engines on which a claim holds that does not hold on the whole one.

    ``conditions`` are single mutants, or pairs if no single one allows it. ``violations`` are engines that were broken
    by hand; if there are conditions, only those about a clause that they cite. ``reached`` are all cited places that
    the engine runs to find out.
    """

    conditions: tuple[Conditions, ...] = ()
    violations: tuple[Violation, ...] = ()
    reached: frozenset[str] = frozenset()

    def __bool__(self) -> bool:
        return bool(self.conditions or self.violations)


class ObstacleSearch:
    """Finds what forbids something in positions of one game, whose modules are loaded with traces now."""

    def __init__(self, package: str) -> None:
        self._package = package
        self._functions = LiveFunctions(package)

    def find_obstacles(self, branches: Sequence[Branch], claim: Claim, clauses: frozenset[str]) -> Obstacles:
        """The obstacles to a claim, from the first branch in which something allows it.

        If no condition alone forbids it, the violations of these clauses are tried, and of those that are cited where
        the engine runs.
        """
        reached = [self._places_run(branch, claim) for branch in branches]
        for branch, places in zip(branches, reached, strict=True):
            if single := tuple(self._allowing(zip(self._conditions_at(places)), branch, claim)):
                violations = tuple(self._violations(branch, claim, _cited_by(chain.from_iterable(single))))
                return Obstacles(single, violations, places)
        for branch, places in zip(branches, reached, strict=True):
            tried = islice(self._pairs_at(places), PAIRS) if branch is branches[0] else ()
            pairs = tuple(self._allowing(tried, branch, claim))
            cited = _cited_by(self._conditions_at(places))
            violations = tuple(self._violations(branch, claim, clauses | cited))
            if pairs or violations:
                return Obstacles(pairs, violations, places)
        return Obstacles(reached=reached[0])

    def deciding_places(self, branch: Branch, decision: Claim) -> frozenset[str]:
        """The cited places without which a decision would have other events."""
        events = _events_of(branch, decision)
        found = set[str]()
        for mutant in self._conditions_at(self._places_run(branch, decision)):
            if mutant.citation_site not in found:
                with self._functions.mutated((mutant,)), suppress(Exception):
                    if _events_of(branch, decision) != events:
                        found.add(mutant.citation_site)
        return frozenset(found)

    def _places_run(self, branch: Branch, claim: Claim) -> frozenset[str]:
        tracing.reset_trace(self._package)
        does_hold(claim, branch)
        return tracing.places_run()

    def _allowing(self, each: Iterable[Conditions], branch: Branch, claim: Claim) -> Iterator[Conditions]:
        """Those of the mutants with which a claim holds."""
        for mutants in each:
            with self._functions.mutated(mutants):
                if does_hold(claim, branch):
                    yield mutants

    def _violations(self, branch: Branch, claim: Claim, clauses: frozenset[str]) -> Iterator[Violation]:
        """The violations with which a claim holds, of those that are about one of the clauses."""
        for violation, change in game_changes(self._package).items():
            if clauses.isdisjoint(violation.clauses[:1]):
                continue
            with Patch() as patch:
                try:
                    change(patch)
                except (LookupError, ValueError):  # traced tables hold other functions
                    continue
                clear_caches(self._package)
                if does_hold(claim, branch):
                    yield violation
        clear_caches(self._package)

    def _conditions_in(self, places: Collection[str]) -> Iterator[Mutant]:
        """The conditions of the modules with these places."""
        modules = {place.rpartition(":")[0] for place in places}
        paths = (path for path in game_modules(self._package) if module_place(path) in modules)
        return chain.from_iterable(condition_mutants(path, self._package) for path in paths)

    def _conditions_at(self, places: Collection[str]) -> list[Mutant]:
        return [mutant for mutant in self._conditions_in(places) if mutant.citation_site in places]

    def _pairs_at(self, places: Collection[str]) -> Iterator[Conditions]:
        """The pairs of conditions of functions that run: of one function first, since one condition hides the next."""
        whole = [each for each in self._conditions_in(places) if not each.change.startswith("without")]
        places_of = {each: (each.path, outermost_line(each)) for each in whole}
        running = {places_of[each] for each in whole if each.citation_site in places}
        near = [each for each in whole if places_of[each] in running]
        pairs = [
            (first, second)
            for first in near
            if first.citation_site in places
            for second in near
            if first.citation_site != second.citation_site
        ]
        return iter(sorted(pairs, key=lambda pair: places_of[pair[0]] != places_of[pair[1]]))


def _events_of(branch: Branch, decision: Claim) -> list[Event]:
    world = branch()
    decision(world)
    world.session.answer_forced_asks()
    return world.session.events


def _cited_by(mutants: Iterable[Mutant]) -> frozenset[str]:
    return frozenset(clause for mutant in mutants for clause in mutant.clauses)


def does_hold(claim: Claim, branch: Branch) -> bool:
    """Whether a claim holds in a position; also false if the engine breaks down."""
    try:
        claim(branch())
    except Exception:
        return False
    return True
