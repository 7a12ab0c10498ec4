"""Where scenes are played, and findings made small: the work of one process, piece by piece, on engines that run on."""

from __future__ import annotations

import math
import random
import time
from collections import Counter
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field, replace
from typing import Literal

from ...adapters.engine_interface import EngineTimeout
from ...adapters.messages import EngineInfo
from ..judging.engine_lookup import REFERENCE
from ..judging.run_options import RunOptions, supervisor_for
from ..judging.supervisor import Supervisor
from ..runs import settings
from ..workers.worker_cache import WorkerCache
from . import statement_coverage
from .choosers import Chooser, RandomChooser, ReplayThenChooser
from .corpus import CorpusScene, StatementCoverage
from .deduplication import difference_signature
from .driver import Driver, TimeIsUp
from .feature_writer import FeatureText, FeatureWriter, FuzzFinding, with_model_moment
from .lockstep import Lockstep, PlayResult
from .minimization import Shrinker
from .scene_inventor import Inventor, inventor_for_game
from .self_check import SelfCheck

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
class EnginePair:
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
class SceneBatch:
    """So many scenes, by their seeds, in at most so many seconds. ``kept`` are scenes to begin with.

    ``again`` plays those as they were, one a seed. Differences that look like one of the ``known`` are passed over,
    where a play can go on.
    """

    pairing: EnginePair
    first: int
    number: int
    seconds: float
    kept: tuple[CorpusScene, ...] = ()
    again: bool = False
    known: frozenset[str] = frozenset()

    def remaining_batch(self, number: int) -> SceneBatch:
        """Those that are left after so many."""
        kept = self.kept[number:] if self.again else self.kept
        return replace(self, first=self.first + number, number=self.number - number, kept=kept)


@dataclass(frozen=True)
class FailingPlay:
    """A play that goes wrong, and the seed of its scene."""

    pairing: EnginePair
    seed: int
    play: PlayResult


@dataclass
class BatchResult:
    """What came of the first scenes of a piece: how they ended, what went wrong, and what was reached."""

    played: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    decisions: int = 0
    passed_over: int = 0
    diverging: list[FailingPlay] = field(default_factory=list)
    reached: StatementCoverage = field(default_factory=StatementCoverage)


@dataclass(frozen=True)
class MinimalFinding:
    """A finding, made small, and what it is written as; ``said`` is what there is to say of that."""

    finding: FuzzFinding
    written: FeatureText
    said: tuple[str, ...]


def start_supervisors(options: RunOptions, against: str) -> tuple[Supervisor, Supervisor]:
    """The engine that is asked for, and the model. Raises :class:`WrongUse`."""
    other = settings.load_run_options(
        REFERENCE if against == NONE else against,
        timeout=options.timeout,
        in_process=options.in_process and against.startswith("python:"),
    )
    return supervisor_for(options), supervisor_for(replace(other, suite=options.suite))


def start_engines(pairing: EnginePair) -> tuple[str, ...]:
    """See that the engines run; what of them is not compared, a line each."""
    return tuple(_SEAT.get_or_make(pairing).game.excluded_comparisons())


def play_batch(scenes: SceneBatch) -> BatchResult:
    """Play scenes, for a while: at least one, unless time is up."""
    there = _SEAT.get_or_make(scenes.pairing)
    harvest = BatchResult()
    begun = time.monotonic()
    there.set_deadline(begun + scenes.seconds)
    before = there.game.decisions
    with suppress(TimeIsUp):
        while harvest.played < scenes.number and time.monotonic() < begun + WHILE:
            there.play_scene(scenes, harvest.played, harvest)
            harvest.played += 1
    harvest.decisions = there.game.decisions - before
    return harvest


def minimize_finding(found: FailingPlay) -> MinimalFinding:
    """Make a finding small, and write it."""
    return _SEAT.get_or_make(found.pairing).minimize_finding(found)


class _Field:
    """Two engines, or one alone, and the scenes that they are given."""

    def __init__(self, pairing: EnginePair, inventor: Inventor, subject: Driver, model: Driver) -> None:
        self._pairing = pairing
        self._inventor = inventor
        self._drivers = (subject, model)
        self.game = SelfCheck(inventor, subject) if pairing.against == NONE else Lockstep(inventor, subject, model)
        self.game.calibrate_events()

    def set_deadline(self, moment: float) -> None:
        """Nothing is asked of the engines any more from then on."""
        for driver in self._drivers:
            driver.until = moment

    def play_scene(self, scenes: SceneBatch, at: int, harvest: BatchResult) -> None:
        """Play the scene of a seed. Raises :class:`TimeIsUp`."""
        number, game = scenes.first + at, self.game
        rng = random.Random(number)
        most = rng.choice(LENGTHS)
        if scenes.again:
            recipe, before = scenes.kept[at].recipe, scenes.kept[at].decisions
        elif scenes.kept and rng.random() < GUIDED:
            kept = rng.choice(scenes.kept)
            recipe, before = self._inventor.invent_recipe(rng, kept.recipe), kept.decisions[: rng.randint(0, most)]
        else:
            recipe, before = self._inventor.invent_recipe(rng, turn=number), ()

        def create_chooser() -> Chooser:
            return ReplayThenChooser(before, RandomChooser(rng, max(0, most - len(before))))

        def is_known_difference(about: str, difference: str) -> bool:
            known = difference_signature(about, difference) in scenes.known
            harvest.passed_over += known
            return known

        if isinstance(game, Lockstep):
            game.is_known = is_known_difference
        statement_coverage.reset_coverage()
        play = game.play_recipe(recipe, create_chooser())
        if play.ending == UNSUPPORTED and recipe.texts:
            # An engine that cannot be given these texts may take the cards without them.
            play = game.play_recipe(replace(recipe, texts=()), create_chooser())
        if play.has_diverged and isinstance(self._drivers[0].failure, EngineTimeout) and not self._again(play):
            play.ending = LATE
        harvest.endings[play.ending] += 1
        if self._pairing.tracing:
            harvest.reached.add_scene(
                CorpusScene(play.recipe, tuple(play.decisions)), statement_coverage.covered_places()
            )
        if play.has_diverged:
            harvest.diverging.append(FailingPlay(self._pairing, number, play))

    def minimize_finding(self, found: FailingPlay) -> MinimalFinding:
        """Make a finding small, and write it."""
        said: list[str] = []
        shrinker = Shrinker(self.game.replay_recipe, self._inventor.fuzzing, SHRINKING)
        self.set_deadline(time.monotonic() + SHRINKING)
        small = shrinker.shrink_play(found.play)
        late = time.monotonic() > self._drivers[0].until
        self.set_deadline(math.inf)
        if small is None and late:
            said.append("it could not be played again in the time that there is to make it small")
        elif small is None:
            said.append("it did not show again when the same was played again: the engine is not repeatable")
        small = small or found.play
        subject, model = self._drivers
        options, against = self._pairing.options, self._pairing.against
        if against == NONE:
            small, against = with_model_moment(small, model, self._inventor), REFERENCE
        finding = FuzzFinding(small, found.seed, options.engine, against)
        written = FeatureWriter(self._inventor, subject, model, options).write_feature(finding)
        return MinimalFinding(finding, written, tuple(said))

    def _again(self, play: PlayResult) -> bool:
        """Whether a play goes wrong again."""
        return self.game.replay_recipe(play.recipe, play.decisions).has_diverged


def _begun(pairing: EnginePair, leaving: ExitStack) -> _Field:
    inventor = inventor_for_game(pairing.options.suite, pairing.game, pairing.edition)
    if pairing.tracing:
        assert inventor.engine_package is not None
        leaving.enter_context(statement_coverage.recording_coverage(inventor.engine_package))
    supervisors = start_supervisors(pairing.options, pairing.against)
    for supervisor, info in zip(supervisors, pairing.infos, strict=True):
        leaving.callback(supervisor.shutdown)
        supervisor.require_engine(info)
    return _Field(pairing, inventor, *(Driver(each, pairing.game, pairing.edition) for each in supervisors))


_SEAT = WorkerCache(_begun)


def release_engines() -> None:
    """Let go of what the last piece that this process played has left to the next."""
    _SEAT.drop_value()
