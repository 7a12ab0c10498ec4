"""The work of one process: playing batches of scenes and minimizing findings, on engines that keep running."""

from __future__ import annotations

import math
import random
import time
from collections import Counter
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field, replace
from typing import Literal

from ...adapters.engine_interface import EngineTimeout, Unsupported
from ...adapters.messages import Capability, EngineInfo
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
"""The name to give instead of a second engine to check only invariants."""

UNSUPPORTED: Literal["unsupported"] = "unsupported"
"""The ending of a play whose scene an engine does not support."""

LATE: Literal["late"] = "late"
"""The ending of a play in which the engine did not answer in time, but did so when the scene was played again."""

DECISIONS = 60
"""The maximum number of decisions in a scene."""

LENGTHS = (5, 5, 5, 10, 10, 20, DECISIONS)
"""The limits of decisions in a scene; each entry is equally likely. Most faults show early."""

SHRINKING = 30.0
"""The time limit for the minimization of a finding, in seconds."""

WHILE = 5.0
"""The time after which a batch is interrupted, in seconds, so that its results can be processed."""

GUIDED = 0.25
"""The share of scenes that are based on a kept scene, if there is one."""


@dataclass(frozen=True)
class EnginePair:
    """An engine, the engine to compare it with, and the game. ``infos`` are the introductions of both engines.

    ``tracing`` records the statements that the model runs, which has to be the reference engine then.
    """

    options: RunOptions
    against: str
    game: str
    edition: str
    infos: tuple[EngineInfo, EngineInfo]
    tracing: bool = False


@dataclass(frozen=True)
class SceneBatch:
    """A number of scenes with consecutive seeds, and a time limit in seconds. ``kept`` are bases of new scenes.

    ``again`` plays the kept scenes unchanged, one for each seed. Differences with a signature in ``known`` are ignored
    if the play can go on.
    """

    pairing: EnginePair
    first: int
    number: int
    seconds: float
    kept: tuple[CorpusScene, ...] = ()
    again: bool = False
    known: frozenset[str] = frozenset()

    def remaining_batch(self, number: int) -> SceneBatch:
        """The rest of the batch after the first ``number`` scenes."""
        kept = self.kept[number:] if self.again else self.kept
        return replace(self, first=self.first + number, number=self.number - number, kept=kept)


@dataclass(frozen=True)
class FailingPlay:
    """A play with a difference or a broken invariant, and the seed of its scene."""

    pairing: EnginePair
    seed: int
    play: PlayResult


@dataclass
class Wording:
    """A difference in the wording of events: an example, the seed of its scene, and how often it occurred."""

    example: str
    seed: int
    times: int = 1


@dataclass
class BatchResult:
    """The results of the first ``played`` scenes of a batch: their endings, the failing plays and the coverage.

    ``refusals`` counts the reasons of engines that did not support a scene. ``wordings`` has a seed for each difference
    of wording, by its kind.
    """

    played: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    decisions: int = 0
    passed_over: int = 0
    diverging: list[FailingPlay] = field(default_factory=list)
    wordings: dict[str, Wording] = field(default_factory=dict)
    reached: StatementCoverage = field(default_factory=StatementCoverage)


@dataclass(frozen=True)
class MinimalFinding:
    """A minimized finding, and its feature or text. ``said`` are remarks about the minimization."""

    finding: FuzzFinding
    written: FeatureText
    said: tuple[str, ...]


def start_supervisors(options: RunOptions, against: str) -> tuple[Supervisor, Supervisor]:
    """The supervisors of the engine under test and of the model. Raises :class:`WrongUse`."""
    other = settings.load_run_options(
        REFERENCE if against == NONE else against,
        timeout=options.timeout,
        in_process=options.in_process and against.startswith("python:"),
    )
    return supervisor_for(options), supervisor_for(replace(other, suite=options.suite))


def start_engines(pairing: EnginePair) -> tuple[str, ...]:
    """Start the engines, and return the parts that are not compared, one line each."""
    return tuple(_SEAT.get_or_make(pairing).game.excluded_comparisons())


def add_wording(known: dict[str, Wording], kind: str, wording: Wording) -> None:
    """Count a difference of wording. The example of its kind is the first one."""
    if kind in known:
        known[kind].times += wording.times
    else:
        known[kind] = replace(wording)


def play_batch(scenes: SceneBatch) -> BatchResult:
    """Play scenes for a limited time; at least one, unless the time of the batch is up."""
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
    """Minimize a finding, and write it as a feature or a text."""
    return _SEAT.get_or_make(found.pairing).minimize_finding(found)


class _Field:
    """Two engines, or one alone, that play scenes in this process."""

    def __init__(self, pairing: EnginePair, inventor: Inventor, subject: Driver, model: Driver) -> None:
        self._pairing = pairing
        self._inventor = inventor
        self._drivers = (subject, model)
        self.game = SelfCheck(inventor, subject) if pairing.against == NONE else Lockstep(inventor, subject, model)
        self.game.calibrate_events()

    def set_deadline(self, moment: float) -> None:
        """Set the time of :func:`time.monotonic` from which on the engines are not asked any more."""
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
            # An engine that does not support these texts may accept the cards without them.
            play = game.play_recipe(replace(recipe, texts=()), create_chooser())
        if play.has_diverged and isinstance(self._drivers[0].failure, EngineTimeout) and not self._again(play):
            play.ending = LATE
        harvest.endings[play.ending] += 1
        if play.ending == UNSUPPORTED:
            harvest.refusals[self._refusal_reason()] += 1
        for each in play.wordings:
            add_wording(harvest.wordings, difference_signature("wording", each), Wording(each, number))
        if self._pairing.tracing:
            harvest.reached.add_scene(
                CorpusScene(play.recipe, tuple(play.decisions)), statement_coverage.covered_places()
            )
        if play.has_diverged:
            harvest.diverging.append(FailingPlay(self._pairing, number, play))

    def minimize_finding(self, found: FailingPlay) -> MinimalFinding:
        """Minimize a finding, and write it as a feature or a text."""
        said: list[str] = []
        shrinker = Shrinker(self.game.replay_recipe, self._inventor.fuzzing, SHRINKING)
        self.set_deadline(time.monotonic() + SHRINKING)
        small = shrinker.shrink_play(found.play)
        late = time.monotonic() > self._drivers[0].until
        self.set_deadline(math.inf)
        if small is None and late:
            said.append("the finding could not be repeated within the time limit for its minimization")
        elif small is None:
            said.append("the difference did not occur again in the same play: the engine is not deterministic")
        small = small or found.play
        subject, model = self._drivers
        options, against = self._pairing.options, self._pairing.against
        if against == NONE:
            small, against = with_model_moment(small, model, self._inventor), REFERENCE
        finding = FuzzFinding(small, found.seed, options.engine, against)
        written = FeatureWriter(self._inventor, subject, model, options).write_feature(finding)
        return MinimalFinding(finding, written, tuple(said))

    def _refusal_reason(self) -> str:
        """Why an engine did not support the latest scene."""
        refused = [each.failure for each in self._drivers if isinstance(each.failure, Unsupported)]
        named = (f"{each.reason.kind} {each.reason.what}" if each.reason.what else str(each) for each in refused)
        return next(named, "")

    def _again(self, play: PlayResult) -> bool:
        """Whether a play fails again."""
        return self.game.replay_recipe(play.recipe, play.decisions).has_diverged


def _begun(pairing: EnginePair, leaving: ExitStack) -> _Field:
    shared = frozenset[Capability].intersection(*(frozenset(info.capabilities) for info in pairing.infos))
    inventor = inventor_for_game(
        pairing.options.suite,
        pairing.game,
        pairing.edition,
        with_texts="cards.abilities" in shared,
        with_decks="scene.decks" in shared,
    )
    if pairing.tracing:
        assert inventor.engine_package is not None
        leaving.enter_context(statement_coverage.recording_coverage(inventor.engine_package))
    supervisors = start_supervisors(pairing.options, pairing.against)
    for supervisor, info in zip(supervisors, pairing.infos, strict=True):
        leaving.callback(supervisor.shutdown)
        supervisor.require_engine(info)
    return _Field(
        pairing,
        inventor,
        *(Driver(each, pairing.game, pairing.edition, inventor.fuzzing.words) for each in supervisors),
    )


_SEAT = WorkerCache(_begun)


def release_engines() -> None:
    """Release the engines that this process keeps for its next batch."""
    _SEAT.drop_value()
