"""Judging jobs: a set of scenarios to judge, in this process or piece by piece in a worker pool (:mod:`..workers`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from ...adapters.messages import EngineInfo
from ...steps.variations import find_variations
from ..base.command_errors import InfrastructureError
from ..workers.local_pool import WorkerLost
from ..workers.pool import TRIES, Pool, run_pieces
from ..workers.worker_cache import WorkerCache
from .cases import Case
from .run_options import RunOptions, supervisor_for
from .scenario_player import ScenarioPlayer
from .supervisor import Supervisor

Listener = Callable[[Case], None]

PIECE = 10
"""Maximum number of scenarios in a piece."""


class JudgingJob(Struct, frozen=True, kw_only=True):
    """Scenarios of linted files to judge, by their ids, with the options of the run and the edition of each game.

    ``info`` is the engine's introduction to the process that made the job, or None if it was not asked there.
    """

    options: RunOptions
    editions: dict[str, str]
    files: tuple[str, ...]
    wanted: frozenset[str]
    info: EngineInfo | None = None


def judge_job(job: JudgingJob, listener: Listener, supervisor: Supervisor | None = None) -> None:
    """Judge the scenarios in this process. The engine of the supervisor may already run."""
    player = _player(job, supervisor)
    try:
        _play(job, player, listener)
    finally:
        player.supervisor.shutdown()


def judge_in_pool(job: JudgingJob, crew: Pool, listener: Listener) -> None:
    """Judge the scenarios piece by piece in a worker pool.

    Raises :class:`InfrastructureError` for scenarios that cannot be played there, after the listener has got the cases
    of all others. An engine in the process of a worker may end it, and then does not get a second try.
    """
    tries = 1 if job.options.in_process else TRIES
    lost = _judge_apart([*_pieces(job, PIECE)], crew, listener, tries)
    alone = [piece for each, _ in lost for piece in _pieces(each, 1)]
    lost = _judge_apart(alone, crew, listener, tries)
    if lost:
        raise InfrastructureError("\n".join(dict.fromkeys(str(why) for _, why in lost)))


def _judge_apart(
    pieces: Sequence[JudgingJob], crew: Pool, listener: Listener, tries: int
) -> list[tuple[JudgingJob, WorkerLost]]:
    """Judge the pieces: those that were lost, and why."""
    lost: list[tuple[JudgingJob, WorkerLost]] = []
    for at, found in run_pieces(crew, judge_piece, pieces, tries=tries):
        if isinstance(found, WorkerLost):
            lost.append((pieces[at], found))
            continue
        for case in found:
            listener(case)
    return lost


def _pieces(job: JudgingJob, size: int) -> Iterator[JudgingJob]:
    """The job in pieces of at most ``size`` scenarios, each of one file."""
    for file in job.files:
        found = [each.id for each in job.options.suite.read_feature(Path(file)).scenarios if each.id in job.wanted]
        for at in range(0, len(found), size):
            yield replace(job, files=(file,), wanted=frozenset(found[at : at + size]))


def judge_piece(piece: JudgingJob) -> list[Case]:
    """Judge a piece: its cases. The engine is kept for the next piece."""
    cases: list[Case] = []
    _play(piece, _SEAT.get_or_make(replace(piece, files=(), wanted=frozenset())), cases.append)
    return cases


def _play(job: JudgingJob, player: ScenarioPlayer, listener: Listener) -> None:
    for file in job.files:
        for scenario in job.options.suite.read_feature(Path(file)).scenarios:
            if scenario.id in job.wanted:
                for case in player.play_scenario(scenario, job.options.repeat):
                    listener(case)


def _player(job: JudgingJob, supervisor: Supervisor | None = None) -> ScenarioPlayer:
    options = job.options
    supervisor = supervisor or supervisor_for(options)
    return ScenarioPlayer(
        options.suite,
        supervisor,
        job.editions,
        transcripts=options.transcripts,
        variations=find_variations(options.variations),
    )


def _seated(job: JudgingJob, leaving: ExitStack) -> ScenarioPlayer:
    player = _player(job)
    leaving.callback(player.supervisor.shutdown)
    if job.info:
        player.supervisor.require_engine(job.info)
    return player


_SEAT = WorkerCache(_seated)
