"""A campaign: a worker pool plays scenes of a game until the time is up or enough is found.

The seeds of the scenes increase one by one, and the results are processed in that order. So the same scenes lead to
the same findings on any number of workers.
"""

from __future__ import annotations

import math
import random
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field, replace

from rich.progress import Progress

from ..base.command_errors import InfrastructureError
from ..workers.local_pool import WorkerLost
from ..workers.pool import Pool, finished_futures, piece_result, submit_piece
from .corpus import Corpus, CorpusScene
from .deduplication import FindingCauses
from .feature_writer import FeatureText, FuzzFinding
from .fuzz_worker import (
    BatchResult,
    EnginePair,
    FailingPlay,
    MinimalFinding,
    SceneBatch,
    Wording,
    add_wording,
    minimize_finding,
    play_batch,
    release_engines,
    start_engines,
)

PIECE = 20
"""The maximum number of scenes in a batch."""

WAITING = 200
"""The number of failing plays waiting for minimization at which no more scenes are handed out."""

SAVED = 10.0
"""The time between two writes of the corpus, in seconds."""

Say = Callable[[str], None]


@dataclass
class CampaignTally:
    """The counts of scenes by their ending, so far, and the differences of wording by their kind.

    ``refusals`` counts the reasons of engines that did not support a scene. ``lost`` describes the scenes that ended
    every worker.
    """

    endings: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    decisions: int = 0
    seconds: float = 0.0
    lost: list[str] = field(default_factory=list)
    wordings: dict[str, Wording] = field(default_factory=dict)

    @property
    def played_scenes(self) -> int:
        """The number of scenes that were played, and not refused or invalid."""
        return sum(self.endings[each] for each in ("over", "enough", "chance", "endless", "diverged"))


@dataclass(frozen=True)
class ReportedFinding:
    """A minimized finding, and its feature or text."""

    finding: FuzzFinding
    written: FeatureText
    decisions: int
    """The number of decisions before the minimization."""
    seconds: float
    """The time from the first scene to the finding, in seconds."""


@dataclass(frozen=True)
class CampaignLimits:
    """The time of a campaign in seconds, and the number of findings after which it stops."""

    seconds: float
    findings: int


class Campaign:
    """The campaign of one game, from a seed on."""

    def __init__(
        self,
        pairing: EnginePair,
        crew: Pool,
        limits: CampaignLimits,
        seed: int,
        causes: FindingCauses,
        corpus: Corpus | None,
        say: Say,
        shown: Progress,
    ) -> None:
        self.tally = CampaignTally()
        self._pairing = pairing
        self._crew = crew
        self._limits = limits
        self._causes = causes
        self._corpus = corpus
        self._say = say
        self._shown = shown
        self._seeds = _Seeds(seed, corpus.load_scenes() if corpus else ())
        self._begun = self._saved = 0.0
        self._playing: dict[Future[bytes], SceneBatch] = {}
        self._diverging: deque[FailingPlay] = deque()
        self._small: tuple[Future[bytes], FailingPlay, float] | None = None

    def run_campaign(self) -> Iterator[ReportedFinding]:
        """The findings, one of each cause. Raises :class:`CommandError` if an engine cannot be started."""
        lines = piece_result(self._crew, submit_piece(self._crew, start_engines, self._pairing))
        if isinstance(lines, WorkerLost):
            raise InfrastructureError(f"{self._pairing.options.engine}: {lines}")
        for line in lines:
            self._say(f"left out: {line}")
        self._begun = self._saved = time.monotonic()
        task = self._shown.add_task(self._pairing.game, total=math.ceil(self._limits.seconds))
        try:
            while self._goes_on():
                yield from self._hear()
                said = f"{self._pairing.game}: {self.tally.played_scenes} scenes, {self._causes.found} findings"
                self._shown.update(task, completed=int(self._elapsed), description=said)
        finally:
            for each in self._playing:
                each.cancel()
            release_engines()
            self._shown.remove_task(task)
            self.tally.seconds = self._elapsed
            if self._corpus:
                self._corpus.save_scenes()
            self._causes.report_duplicates(self._say)

    @property
    def _elapsed(self) -> float:
        return time.monotonic() - self._begun

    def _goes_on(self) -> bool:
        """Hand out work. Returns whether any work is in progress."""
        if self._causes.found >= self._limits.findings:
            return False
        left = self._limits.seconds - self._elapsed
        if left <= 0:
            self._playing = {each: scenes for each, scenes in self._playing.items() if not each.cancel()}
            if not self._playing:
                self._look_at(self._seeds.remaining_results())
        while self._small is None and self._diverging:
            self._begin_small(self._diverging.popleft())
        while (
            left > 0
            and len(self._diverging) < WAITING
            and len(self._playing) + bool(self._small) < self._crew.max_pending
        ):
            scenes = replace(
                self._seeds.next_batch(self._pairing, left, self._corpus), known=self._causes.known_signatures()
            )
            self._playing[submit_piece(self._crew, play_batch, scenes)] = scenes
        return bool(self._playing or self._small)

    def _hear(self) -> Iterator[ReportedFinding]:
        """Wait for a short time, and process finished work. Yields a finding if one was written."""
        small = [self._small[0]] if self._small else []
        done = finished_futures(self._crew, [*self._playing, *small])
        for each in done.intersection(self._playing):
            self._take_in(self._playing.pop(each), piece_result(self._crew, each))
        if done.intersection(small):
            yield from self._end_small()
        if self._corpus and time.monotonic() > self._saved + SAVED:
            self._corpus.save_scenes()
            self._saved = time.monotonic()

    def _take_in(self, scenes: SceneBatch, harvest: BatchResult | WorkerLost) -> None:
        """Store the result of a batch, and process it as soon as all earlier batches are complete."""
        if isinstance(harvest, WorkerLost):
            self.tally.lost.append(f"seeds {scenes.first} to {scenes.first + scenes.number - 1}: {harvest}")
            harvest = BatchResult(played=scenes.number)
        self._look_at(self._seeds.add_result(scenes, harvest))

    def _look_at(self, harvests: Iterator[BatchResult]) -> None:
        for each in harvests:
            self.tally.endings += each.endings
            self.tally.refusals += each.refusals
            self.tally.decisions += each.decisions
            self._causes.alike += each.passed_over
            self._diverging += each.diverging
            for kind, wording in each.wordings.items():
                add_wording(self.tally.wordings, kind, wording)
            if self._corpus:
                self._corpus.reached.merge_coverage(each.reached)

    def _begin_small(self, found: FailingPlay) -> None:
        """Start the minimization of a finding, unless its cause seems to be known."""
        if self._causes.is_known_cause(found.play):
            return
        seed = f"scene {found.seed}" if self._corpus else f"--seed {found.seed}"
        self._say(f"found after {len(found.play.decisions)} decisions, {seed}: {found.play.differences[0]}")
        self._small = submit_piece(self._crew, minimize_finding, found), found, self._elapsed

    def _end_small(self) -> Iterator[ReportedFinding]:
        """Process the minimized finding, and yield it if its cause is new."""
        assert self._small is not None
        (future, found, seconds), self._small = self._small, None
        small: MinimalFinding | WorkerLost = piece_result(self._crew, future)
        if isinstance(small, WorkerLost):
            self.tally.lost.append(f"the finding of seed {found.seed}: {small}")
            return
        for line in small.said:
            self._say(line)
        if self._causes.is_new_cause(found.play, small.finding.play, small.written.cause, self._say):
            yield ReportedFinding(small.finding, small.written, len(found.play.decisions), seconds)


class _Seeds:
    """The next scenes to play, and the results of batches in the order of their seeds."""

    def __init__(self, seed: int, again: Sequence[CorpusScene]) -> None:
        self._next = self._looked = seed
        self._again = deque(again[at : at + PIECE] for at in range(0, len(again), PIECE))
        self._rest: deque[SceneBatch] = deque()
        self._come: dict[int, BatchResult] = {}

    def next_batch(self, pairing: EnginePair, seconds: float, corpus: Corpus | None) -> SceneBatch:
        """The next batch: first the rest of earlier batches, then scenes of the corpus, then new scenes."""
        if self._rest:
            return replace(self._rest.popleft(), seconds=seconds)
        first = self._next
        if self._again:
            kept = tuple(self._again.popleft())
            scenes = SceneBatch(pairing, first, len(kept), seconds, kept, again=True)
        else:
            kept = corpus.draw_scenes(random.Random(first)) if corpus else ()
            scenes = SceneBatch(pairing, first, PIECE, seconds, kept)
        self._next += scenes.number
        return scenes

    def add_result(self, scenes: SceneBatch, harvest: BatchResult) -> Iterator[BatchResult]:
        """Store the result of a batch, and yield all results that are complete up to their seeds."""
        if harvest.played < scenes.number:
            self._rest.append(scenes.remaining_batch(harvest.played))
        self._come[scenes.first] = harvest
        while self._looked in self._come:
            each = self._come.pop(self._looked)
            self._looked += each.played
            yield each

    def remaining_results(self) -> Iterator[BatchResult]:
        """The remaining results, some of whose predecessors were cancelled."""
        for first in sorted(self._come):
            yield self._come.pop(first)
