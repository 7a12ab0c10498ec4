"""What is to be judged, and judging it: here, or shared out to worker processes by files.

A worker is this package in another process (:mod:`.worker`): it reads a
:class:`Job` from standard input and writes each case on a line of its own as soon as it is judged. A
worker that dies takes no other's verdicts with it.
"""

from __future__ import annotations

import os
import selectors
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import IO, cast

import msgspec
from msgspec import Struct

from ...adapters.wire import Lines
from ..base.errors import Broken
from ..scenarios.suite import Suite
from .cases import Case
from .engines import launcher
from .limits import SCENARIO_SECONDS
from .player import Player
from .supervisor import Supervisor

Listener = Callable[[Case], None]

_CHUNK = 1 << 16
_GRACE = 10.0
_LINE_LIMIT = 1 << 30
# A worker imports from where we do, without a variable that its engines would inherit.
_WORKER = (
    "import sys, runpy; package, sys.path[:] = sys.argv[1], sys.argv[2:]; "
    "runpy.run_module(package + '.worker', run_name='__main__')"
)


class Job(Struct, frozen=True, kw_only=True):
    """Scenarios of linted files, by id, on an engine; ``timeout`` in seconds for each of its answers, ``scenario`` for
    all of them in one scenario.

    ``environment`` is added to that of an engine in a child process; one in Python has a process of its own unless it
    is to be ``in_process``. Each scenario is played ``repeat`` times.
    """

    suite: Suite
    spec: str
    timeout: float
    editions: dict[str, str]
    files: tuple[str, ...]
    wanted: frozenset[str]
    scenario: float = SCENARIO_SECONDS
    environment: dict[str, str] = {}
    in_process: bool = False
    transcripts: bool = False
    repeat: int = 1


def judge(job: Job, listener: Listener, supervisor: Supervisor | None = None) -> None:
    """Judge the scenarios in this process. A supervisor is one whose engine may already run."""
    supervisor = supervisor or _supervisor(job)
    player = Player(job.suite, supervisor, job.editions, transcripts=job.transcripts)
    try:
        for file in job.files:
            for scenario in job.suite.read(Path(file)).scenarios:
                if scenario.id in job.wanted:
                    for case in player.cases(scenario, job.repeat):
                        listener(case)
    finally:
        supervisor.shutdown()


def judge_apart(jobs: Sequence[Job], listener: Listener) -> None:
    """Judge each job in a process of its own, at the same time. Raises :class:`Broken` if one breaks off.

    What the others find is still heard.
    """
    workers = [_Worker(job) for job in jobs]
    broken: list[str] = []
    try:
        with selectors.DefaultSelector() as selector:
            for worker in workers:
                selector.register(worker.output, selectors.EVENT_READ, worker)
            while selector.get_map():
                for key, _ in selector.select():
                    worker = cast(_Worker, key.data)
                    if not worker.hear(listener):
                        selector.unregister(worker.output)
        broken = [problem for worker in workers if (problem := worker.problem())]
    finally:
        for worker in workers:
            worker.end()
    if broken:
        raise Broken("\n".join(broken))


def _supervisor(job: Job) -> Supervisor:
    found = launcher(job.spec, timeout=job.timeout, environment=job.environment, in_process=job.in_process)
    return Supervisor(found, job.scenario)


def share_out(job: Job, weights: Sequence[int], number: int) -> list[Job]:
    """The job in at most ``number`` parts, by files; ``weights`` are the files' numbers of scenarios."""
    parts: list[tuple[int, list[str]]] = [(0, []) for _ in range(number)]
    for weight, file in sorted(zip(weights, job.files, strict=True), reverse=True):
        lightest = min(range(number), key=lambda index: parts[index][0])
        load, files = parts[lightest]
        parts[lightest] = (load + weight, [*files, file])
    return [msgspec.structs.replace(job, files=tuple(files)) for _, files in parts if files]


class _Worker:
    """A worker process that has been given its job."""

    def __init__(self, job: Job) -> None:
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 (lives as long as the worker)
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-c", _WORKER, __package__, *sys.path],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
        )
        assert self._process.stdin and self._process.stdout
        self._process.stdin.write(msgspec.json.encode(job))
        self._process.stdin.close()
        self.output: IO[bytes] = self._process.stdout
        self._lines = Lines(_LINE_LIMIT)

    def hear(self, listener: Listener) -> bool:
        """Pass on what it has judged; False at its end."""
        chunk = os.read(self.output.fileno(), _CHUNK)
        self._lines.feed(chunk)
        while (line := self._lines.next()) is not None:
            listener(msgspec.json.decode(line, type=Case))
        return bool(chunk)

    def problem(self) -> str:
        """Why it broke off; nothing if it did not."""
        status = self._process.wait()
        self._errors.seek(0)
        said = self._errors.read().decode(errors="replace").strip().splitlines()
        return f"a worker ended with status {status}: {said[-1] if said else 'no word'}" if status else ""

    def end(self) -> None:
        """End it, wherever it is."""
        if self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(_GRACE)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        self.output.close()
        self._errors.close()
