"""Where scenes are played, and findings made small: the work of one process, piece by piece, on engines that run on."""

from __future__ import annotations

import math
import random
import time
from collections import Counter
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field, replace
from typing import Literal

from ...adapters.engine import Hung
from ...adapters.messages import EngineInfo
from ..crews.seat import Seat
from ..judging.engines import REFERENCE
from ..judging.options import RunOptions, supervisor_for
from ..judging.supervisor import Supervisor
from ..runs import settings
from . import reaching
from .alone import Alone
from .causes import look
from .corpus import Kept, Reached
from .deciding import AtRandom, Chooser, Onward
from .driver import Driver, TimeIsUp
from .inventing import Inventor, inventor_of
from .lockstep import Lockstep, Play
from .shrinking import Shrinker
from .writing import Finding, Writer, Written, without_model

NONE = "none"
"""What an engine is played against when it is held to invariants alone."""

UNSUPPORTED: Literal["unsupported"] = "unsupported"
"""How a play ends whose scene one engine cannot be given."""

LATE: Literal["late"] = "late"
"""How a play ends in which the engine did not answer in time, and did when it was played again."""

DECISIONS = 60
"""So many decisions at most are made in a scene."""

LENGTHS = (5, 5, 5, 10, 10, 20, DECISIONS)
"""So many are made in one, each as often as another: what is amiss shows early in most."""

SHRINKING = 30.0
"""Seconds at most to make a finding small."""

WHILE = 5.0
"""Seconds after which a piece is not gone on with, so that others can look at what came of it."""

GUIDED = 0.25
"""How many of the scenes begin with one that is kept, where any is."""


@dataclass(frozen=True)
class Pairing:
    """An engine and what it plays a game against. ``infos`` is what both say of themselves, where they were asked.

    ``tracing`` says which statements the model runs, which is then the reference engine.
    """

    options: RunOptions
    against: str
    game: str
    edition: str
    infos: tuple[EngineInfo, EngineInfo]
    tracing: bool = False


@dataclass(frozen=True)
class Scenes:
    """So many scenes, by their seeds, in at most so many seconds. ``kept`` are scenes to begin with.

    ``again`` plays those as they were, one a seed. Differences that look like one of the ``known`` are passed over,
    where a play can go on.
    """

    pairing: Pairing
    first: int
    number: int
    seconds: float
    kept: tuple[Kept, ...] = ()
    again: bool = False
    known: frozenset[str] = frozenset()

    def after(self, number: int) -> Scenes:
        """Those that are left after so many."""
        kept = self.kept[number:] if self.again else self.kept
        return replace(self, first=self.first + number, number=self.number - number, kept=kept)


@dataclass(frozen=True)
class Diverging:
    """A play that goes wrong, and the seed of its scene."""

    pairing: Pairing
    seed: int
    play: Play


@dataclass
class Harvest:
    """What came of the first scenes of a piece: how they ended, what went wrong, and what was reached."""

    played: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    decisions: int = 0
    passed_over: int = 0
    diverging: list[Diverging] = field(default_factory=list)
    reached: Reached = field(default_factory=Reached)


@dataclass(frozen=True)
class Small:
    """A finding, made small, and what it is written as; ``said`` is what there is to say of that."""

    finding: Finding
    written: Written
    said: tuple[str, ...]


def opponents(options: RunOptions, against: str) -> tuple[Supervisor, Supervisor]:
    """The engine that is asked for, and the model. Raises :class:`WrongUse`."""
    other = settings.run_options(
        REFERENCE if against == NONE else against,
        timeout=options.timeout,
        in_process=options.in_process and against.startswith("python:"),
    )
    return supervisor_for(options), supervisor_for(replace(other, suite=options.suite))


def ready(pairing: Pairing) -> tuple[str, ...]:
    """See that the engines run; what of them is not compared, a line each."""
    return tuple(_SEAT.at(pairing).game.left_out())


def played(scenes: Scenes) -> Harvest:
    """Play scenes, for a while: at least one, unless time is up."""
    there = _SEAT.at(scenes.pairing)
    harvest = Harvest()
    begun = time.monotonic()
    there.play_until(begun + scenes.seconds)
    before = there.game.decisions
    with suppress(TimeIsUp):
        while harvest.played < scenes.number and time.monotonic() < begun + WHILE:
            there.play(scenes, harvest.played, harvest)
            harvest.played += 1
    harvest.decisions = there.game.decisions - before
    return harvest


def made_small(found: Diverging) -> Small:
    """Make a finding small, and write it."""
    return _SEAT.at(found.pairing).made_small(found)


class _Field:
    """Two engines, or one alone, and the scenes that they are given."""

    def __init__(self, pairing: Pairing, inventor: Inventor, subject: Driver, model: Driver) -> None:
        self._pairing = pairing
        self._inventor = inventor
        self._drivers = (subject, model)
        self.game = Alone(inventor, subject) if pairing.against == NONE else Lockstep(inventor, subject, model)
        self.game.calibrate()

    def play_until(self, moment: float) -> None:
        """Nothing is asked of the engines any more from then on."""
        for driver in self._drivers:
            driver.until = moment

    def play(self, scenes: Scenes, at: int, harvest: Harvest) -> None:
        """Play the scene of a seed. Raises :class:`TimeIsUp`."""
        number, game = scenes.first + at, self.game
        rng = random.Random(number)
        most = rng.choice(LENGTHS)
        if scenes.again:
            recipe, before = scenes.kept[at].recipe, scenes.kept[at].decisions
        elif scenes.kept and rng.random() < GUIDED:
            kept = rng.choice(scenes.kept)
            recipe, before = self._inventor.recipe(rng, kept.recipe), kept.decisions[: rng.randint(0, most)]
        else:
            recipe, before = self._inventor.recipe(rng, turn=number), ()

        def chooser() -> Chooser:
            return Onward(before, AtRandom(rng, max(0, most - len(before))))

        def is_known(about: str, difference: str) -> bool:
            known = look(about, difference) in scenes.known
            harvest.passed_over += known
            return known

        if isinstance(game, Lockstep):
            game.is_known = is_known
        reaching.forget()
        play = game.play(recipe, chooser())
        if play.ending == UNSUPPORTED and recipe.texts:
            # An engine that cannot be given these texts may take the cards without them.
            play = game.play(replace(recipe, texts=()), chooser())
        if play.diverged and isinstance(self._drivers[0].failure, Hung) and not self._again(play):
            play.ending = LATE
        harvest.endings[play.ending] += 1
        if self._pairing.tracing:
            harvest.reached.add(Kept(play.recipe, tuple(play.decisions)), reaching.reached())
        if play.diverged:
            harvest.diverging.append(Diverging(self._pairing, number, play))

    def made_small(self, found: Diverging) -> Small:
        """Make a finding small, and write it."""
        said: list[str] = []
        shrinker = Shrinker(self.game.replay, self._inventor.fuzzing, SHRINKING)
        self.play_until(time.monotonic() + SHRINKING)
        small = shrinker.shrink(found.play)
        late = time.monotonic() > self._drivers[0].until
        self.play_until(math.inf)
        if small is None and late:
            said.append("it could not be played again in the time that there is to make it small")
        elif small is None:
            said.append("it did not show again when the same was played again: the engine is not repeatable")
        small = small or found.play
        subject, model = self._drivers
        options, against = self._pairing.options, self._pairing.against
        if against == NONE:
            small, against = without_model(small, model, self._inventor), REFERENCE
        finding = Finding(small, found.seed, options.engine, against)
        written = Writer(self._inventor, subject, model, options).write(finding)
        return Small(finding, written, tuple(said))

    def _again(self, play: Play) -> bool:
        """Whether a play goes wrong again."""
        return self.game.replay(play.recipe, play.decisions).diverged


def _begun(pairing: Pairing, leaving: ExitStack) -> _Field:
    inventor = inventor_of(pairing.options.suite, pairing.game, pairing.edition)
    if pairing.tracing:
        assert inventor.package is not None
        leaving.enter_context(reaching.telling(inventor.package))
    supervisors = opponents(pairing.options, pairing.against)
    for supervisor, info in zip(supervisors, pairing.infos, strict=True):
        leaving.callback(supervisor.shutdown)
        supervisor.require(info)
    return _Field(pairing, inventor, *(Driver(each, pairing.game, pairing.edition) for each in supervisors))


_SEAT = Seat(_begun)


def leave() -> None:
    """Let go of what the last piece that this process played has left to the next."""
    _SEAT.leave()
