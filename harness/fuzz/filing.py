"""The clause that a finding is filed under: one that an engine violates which shows the like.

The violations of a game are engines broken by hand, each with its clauses (:mod:`..prove.violations`). Each of them
plays what was found. The more of what was different is different then, too, and the less else, the likelier is its
clause; between equals the one that is likelier by what the whole engine runs (:mod:`.tracing`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from ...adapters.engine import EngineError
from ..prove.violations import each_applied, violations
from . import normal
from .driver import Moment
from .inventing import Inventor
from .lockstep import Play
from .tracing import whole

MOST = 4000
"""So many decisions at most are made to file a finding, by all broken engines together."""

ALIKE = 0.75
"""From so much of what either shows on, what a broken engine shows is the like: below it is chance."""

REFUSED, TAKEN = "the scene is refused", "the scene is taken"
"""What an engine shows of a scene that the model takes, and of one that it does not."""


def filed(inventor: Inventor, play: Play, clauses: Sequence[str]) -> list[str]:
    """The clauses, those first that engines violate which show what the play shows."""
    shown = _shown(inventor, play)
    if inventor.package is None or not shown:
        return list(clauses)
    place = {clause: at for at, clause in enumerate(clauses)}
    tried = sorted(violations(inventor.package), key=lambda each: place.get(each.clause, len(place)))
    likeness = dict.fromkeys(clauses, 0.0)
    for each in each_applied(inventor.package, tried[: MOST // (1 + len(play.decisions))]):
        like = _likeness(shown, set(_played(inventor, play)))
        if like >= ALIKE:
            likeness[each.clause] = max(like, likeness.get(each.clause, 0))
    return sorted(likeness, key=lambda clause: (-likeness[clause], place.get(clause, len(place))))


def _shown(inventor: Inventor, play: Play) -> set[str]:
    """What the engine shows that the model does not."""
    if play.about == "scene":
        return {TAKEN if play.differences[0].startswith("the model") else REFUSED}
    if play.right is None or play.wrong is None or play.about.startswith("failure"):
        return set()
    return set(_different(inventor, play.right, play.wrong))


def _played(inventor: Inventor, play: Play) -> Iterator[str]:
    """What the engine as it is now shows in the play that the model does not."""
    driver = whole(inventor)
    try:
        driver.begin(inventor.scene(play.recipe))
    except EngineError:
        yield REFUSED
        return
    if play.about == "scene":
        yield TAKEN
    for each in play.decisions:
        driver.carry_out(each)
    if driver.failure is None and play.right is not None:
        yield from _different(inventor, play.right, driver.moment(driver.taken()))


def _different(inventor: Inventor, one: Moment, other: Moment) -> Iterator[str]:
    yield from normal.asks(one.ask, other.ask, complete=True)
    yield from normal.results(one.result, other.result)
    yield from normal.events(one.events, other.events, (), in_order=False)
    unordered = inventor.fuzzing.words.unordered
    if one.view is not None and other.view is not None:
        yield from normal.views(one.view, other.view, unordered, {})
    for player in one.players.keys() & other.players.keys():
        yield from (
            f"{player} sees {each}" for each in normal.views(one.players[player], other.players[player], unordered, {})
        )


def _likeness(some: Collection[str], others: Collection[str]) -> float:
    """How much of what either says both say."""
    return len({*some} & {*others}) / max(1, len({*some} | {*others}))
