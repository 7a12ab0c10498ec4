"""A campaign: scenes of a game are handed to a crew until time is up or enough is found.

Their seeds go up one by one, and what went wrong is looked at in that order: whoever plays, the same scenes come to the
same findings.
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
    minimize_finding,
    play_batch,
    release_engines,
    start_engines,
)

PIECE = 20
"""So many scenes at most are played as one piece."""

WAITING = 200
"""While so many plays that went wrong wait to be made small, no more scenes are handed out."""

SAVED = 10.0
"""Seconds after which the corpus is written again."""

Say = Callable[[str], None]


@dataclass
class CampaignTally:
    """What came of the scenes so far, by how they ended; ``lost`` are those that ended all who played them."""

    endings: Counter[str] = field(default_factory=Counter)
    decisions: int = 0
    seconds: float = 0.0
    lost: list[str] = field(default_factory=list)

    @property
    def played_scenes(self) -> int:
        """The scenes in which something was decided or found."""
        return sum(self.endings[each] for each in ("over", "enough", "chance", "endless", "diverged"))


@dataclass(frozen=True)
class ReportedFinding:
    """A finding, made small, and what it is written as."""

    finding: FuzzFinding
    written: FeatureText
    decisions: int
    """So many it took before it was made small."""
    seconds: float
    """So long after the first scene it was found."""


@dataclass(frozen=True)
class CampaignLimits:
    """How long a campaign goes on, and how much it is to find."""

    seconds: float
    findings: int


class Campaign:
    """Scenes of one game, from a seed on."""

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
        """The findings, one of each cause. Raises :class:`.Stop` where an engine is not there."""
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
        """Hand out what there is to do; whether there is anything."""
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
        """Wait, not for long, and take in what comes; a finding, if one is written."""
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
        """What came of scenes is looked at when all before them have come."""
        if isinstance(harvest, WorkerLost):
            self.tally.lost.append(f"seeds {scenes.first} to {scenes.first + scenes.number - 1}: {harvest}")
            harvest = BatchResult(played=scenes.number)
        self._look_at(self._seeds.add_result(scenes, harvest))

    def _look_at(self, harvests: Iterator[BatchResult]) -> None:
        for each in harvests:
            self.tally.endings += each.endings
            self.tally.decisions += each.decisions
            self._causes.alike += each.passed_over
            self._diverging += each.diverging
            if self._corpus:
                self._corpus.reached.merge_coverage(each.reached)

    def _begin_small(self, found: FailingPlay) -> None:
        """Let a finding be made small, unless it looks like what is known."""
        if self._causes.is_known_cause(found.play):
            return
        seed = f"scene {found.seed}" if self._corpus else f"--seed {found.seed}"
        self._say(f"found after {len(found.play.decisions)} decisions, {seed}: {found.play.differences[0]}")
        self._small = submit_piece(self._crew, minimize_finding, found), found, self._elapsed

    def _end_small(self) -> Iterator[ReportedFinding]:
        """It is made small: is it new?"""
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
    """Which scenes are played next, and the order in which what comes of them is looked at: that of their seeds."""

    def __init__(self, seed: int, again: Sequence[CorpusScene]) -> None:
        self._next = self._looked = seed
        self._again = deque(again[at : at + PIECE] for at in range(0, len(again), PIECE))
        self._rest: deque[SceneBatch] = deque()
        self._come: dict[int, BatchResult] = {}

    def next_batch(self, pairing: EnginePair, seconds: float, corpus: Corpus | None) -> SceneBatch:
        """Scenes to play: what is left of those before, then what is kept, then new ones."""
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
        """What has come is whole up to here."""
        if harvest.played < scenes.number:
            self._rest.append(scenes.remaining_batch(harvest.played))
        self._come[scenes.first] = harvest
        while self._looked in self._come:
            each = self._come.pop(self._looked)
            self._looked += each.played
            yield each

    def remaining_results(self) -> Iterator[BatchResult]:
        """What has come, and will not be whole: what was to come before was taken back."""
        for first in sorted(self._come):
            yield self._come.pop(first)
