"""The history of measured speed: a file with one JSON line for each commit that was measured, and its figures.

``paired.py --record`` adds lines to :data:`HISTORY`, which is part of the repository, and the page ``docs/speed.md``
shows it as curves. A line keeps the values of all rounds. A figure stands for its best round, because other work on the
machine only adds time.
"""

from __future__ import annotations

import os
import platform
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

HISTORY = Path(__file__).resolve().parent / "history.jsonl"
"""The history of this repository."""

CPU_INFO = Path("/proc/cpuinfo")
"""The file in which Linux names the model of the processor."""


class Figure(NamedTuple):
    """A figure that commits are compared by."""

    title: str
    unit: str
    is_rate: bool = False
    """Whether more is better."""


_SECONDS = "s"
_MILLISECONDS = "ms"
_RATE = "a second"

FIGURES = {
    "help": Figure("`saitei --help`", _SECONDS),
    "clause": Figure("`saitei run --game hololive --clause 10.9.1`", _SECONDS),
    "run": Figure("`saitei run`", _SECONDS),
    "run-2": Figure("`saitei run -n 2`", _SECONDS),
    "prove": Figure("`saitei prove --game digicharat -n 2`", _SECONDS),
    "decisions-vanilla": Figure("Decisions of the hololive engine, vanilla cards", _RATE, is_rate=True),
    "decisions-rich": Figure("Decisions of the hololive engine, cards with abilities", _RATE, is_rate=True),
    "fuzz": Figure("Scenes of `saitei fuzz --game hololive`", _RATE, is_rate=True),
    "pipe": Figure("The harness, for one scenario over the pipe", _MILLISECONDS),
    "pipe-added": Figure("The part of it that the pipe adds", _MILLISECONDS),
    "player": Figure("The player of `saitei prove`, all scenarios of hololive", _SECONDS),
    "tests": Figure("`pytest -q -n auto tests`", _SECONDS),
}
"""The figures by their names in the history, in the order of tables."""

CLOCKS = ("processor", "wall")
"""The two clocks: time of the processors in all processes, and time that passes. Other work adds less to the first."""


class HistoryError(ValueError):
    """A line of a history that cannot be used: the place, the fault and the remedy."""


class _Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a line."""


class Machine(_Record, frozen=True):
    """The kind of a machine. Only figures of the same kind are compared. The machine's own name is not recorded."""

    system: str
    processor: str
    cores: int
    python: str

    def __str__(self) -> str:
        return f"{self.processor}, {self.cores} cores, {self.system}, Python {self.python}"


class Rounds(_Record, frozen=True, omit_defaults=True):
    """The values of a figure in each round, by the clock."""

    processor: tuple[float, ...] = ()
    wall: tuple[float, ...] = ()

    def best(self, clock: str, figure: Figure) -> float | None:
        """The best round by a clock; None if the figure was not measured by it."""
        values: tuple[float, ...] = getattr(self, clock)
        return (max if figure.is_rate else min)(values) if values else None


class SpeedRecord(_Record, frozen=True):
    """A line of the history: the figures of one commit."""

    measured: str
    """The time at which the measurement began, in UTC. The two commits of a comparison have the same."""
    commit: str
    committed: str
    """The date and time of the commit, in UTC."""
    machine: Machine
    rounds: int
    examples: int | None
    """The number of examples that `saitei run` plays; None if the commit does not tell."""
    figures: dict[str, Rounds]

    def best(self, name: str, clock: str) -> float | None:
        """The best round of a figure by a clock; None if it was not measured."""
        rounds = self.figures.get(name)
        return rounds.best(clock, FIGURES[name]) if rounds else None


class ComparedFigure(NamedTuple):
    """A figure of two commits, by one clock. A commit that was not measured has None."""

    name: str
    clock: str
    before: float | None
    after: float | None

    @property
    def ratio(self) -> float | None:
        """The later figure divided by the earlier one."""
        return self.after / self.before if self.before and self.after is not None else None


def this_machine() -> Machine:
    """The kind of this machine."""
    return Machine(platform.system(), _processor_model(), os.cpu_count() or 1, platform.python_version())


def _processor_model() -> str:
    lines = CPU_INFO.read_text("utf-8").splitlines() if CPU_INFO.exists() else []
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.processor() or platform.machine())


def append_records(path: Path, records: Sequence[SpeedRecord]) -> None:
    """Add a line for each record to a history."""
    with path.open("ab") as file:
        for record in records:
            file.write(msgspec.json.encode(record) + b"\n")


def read_history(path: Path) -> list[SpeedRecord]:
    """The records of a history, from the oldest measurement to the newest. Raises :class:`HistoryError`."""
    decoder = msgspec.json.Decoder(SpeedRecord)
    records = []
    for number, line in enumerate(path.read_bytes().splitlines(), 1):
        try:
            record = decoder.decode(line)
        except msgspec.DecodeError as fault:
            raise _history_error(path, number, str(fault)) from fault
        if strange := sorted(record.figures.keys() - FIGURES.keys()):
            raise _history_error(path, number, f"there is no figure with the name {strange[0]!r}")
        records.append(record)
    return sorted(records, key=lambda record: record.measured)


def _history_error(path: Path, line: int, fault: str) -> HistoryError:
    remedy = "Restore the line as `benchmarks/paired.py --record` wrote it, or delete it and measure again."
    return HistoryError(f"{path}:{line}: this line is not a record of measured speed: {fault}. {remedy}")


def compare_records(before: SpeedRecord, after: SpeedRecord) -> Iterator[ComparedFigure]:
    """All figures that at least one of two commits has."""
    for name in FIGURES:
        for clock in CLOCKS:
            values = before.best(name, clock), after.best(name, clock)
            if values != (None, None):
                yield ComparedFigure(name, clock, *values)


def newest_comparison(records: Sequence[SpeedRecord]) -> tuple[SpeedRecord, SpeedRecord] | None:
    """The two commits of the last comparison with the newest commit; None if no two were measured side by side.

    Figures that this measurement left out are those of earlier measurements of the same two commits on that machine.
    """
    by_time: dict[str, list[SpeedRecord]] = {}
    for record in records:
        by_time.setdefault(record.measured, []).append(record)
    pairs = [(pair[0], pair[1]) for pair in by_time.values() if len(pair) == 2]
    if not pairs:
        return None
    newest = max(pairs, key=lambda pair: (pair[1].committed, pair[1].measured))
    same = [pair for pair in pairs if list(map(_commit_and_machine, pair)) == list(map(_commit_and_machine, newest))]
    before, after = (
        msgspec.structs.replace(
            newest[side], figures={name: rounds for pair in same for name, rounds in pair[side].figures.items()}
        )
        for side in (0, 1)
    )
    return before, after


def _commit_and_machine(record: SpeedRecord) -> tuple[str, Machine]:
    return record.commit, record.machine
