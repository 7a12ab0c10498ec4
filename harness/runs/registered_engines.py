"""``saitei engines``: list the engines of the registry, judge one in a checkout, and keep the history of results."""

from __future__ import annotations

import dataclasses
import tempfile
from collections.abc import Sequence
from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table

from ..base.command_errors import CONFORMS, DEVIATES, WrongUse
from ..base.console import print_line
from ..judging.run_options import RunOptions
from ..report.engine_registry import (
    HISTORY,
    RegisteredEngine,
    latest_results,
    read_history,
    read_registry,
    record_results,
    registered_engine,
)
from ..report.record import RunRecord, read_records
from ..results.scores import DISOBEYED
from .judge_engines import run_engine
from .provenance import checkout_commit


def list_engines(directory: Path, console: Console) -> int:
    """Print the engines of a registry, with the latest result of each by each edition."""
    registry, latest = read_registry(directory), latest_results(read_history(directory))
    table = Table(box=box.SIMPLE, padding=(0, 1), pad_edge=False, collapse_padding=True)
    for name in ("engine", "rulebook"):
        table.add_column(name, no_wrap=True)
    for name in ("judged", "obeyed", "partly", "deviating"):
        table.add_column(name, justify="right", no_wrap=True)
    for name, engine in registry.items():
        results = [each for (of, _, _), each in latest.items() if of == name]
        for each in results:
            judged = f"{each.judged} of {each.behavioural}"
            numbers = (judged, str(each.obeyed), str(each.partly), str(each.deviating))
            table.add_row(name, f"{each.game} {each.edition}", *numbers)
        if not results:
            table.add_row(name, ", ".join(engine.games), "none yet")
    console.print(table)
    for name, engine in registry.items():
        print_line(console, f"{name}: {engine.language}, {engine.repository} at {engine.commit[:12]}")
    return CONFORMS


def record_runs(files: Sequence[Path], directory: Path, console: Console) -> int:
    """Add the results in these files to the history of a registry. Raises :class:`WrongUse`."""
    added = record_results((record for file in files for record in read_records(file)), directory)
    print_line(console, f"{directory / HISTORY}: {added} lines added")
    return CONFORMS


def judge_registered(
    name: str, checkout: Path, options: RunOptions, console: Console, *, directory: Path, json: Path | None
) -> int:
    """Judge an engine of a registry, and compare its deviating clauses with those that the registry lists.

    ``options`` are those of the run, without the engine. The exit code is 0 if no other clause deviates. By an edition
    without a list, it is that of the run. Raises :class:`.CommandError`.
    """
    engine = registered_engine(read_registry(directory), name)
    game = _game_of(name, engine, options.game)
    edition = options.edition or engine.games[game].edition
    if (commit := checkout_commit(checkout)) and not engine.commit.startswith(commit):
        said = f"{checkout} is at {commit}; the registry describes {engine.commit[:12]}"
        print_line(console, f"{said}, prepared by: {'; '.join(engine.prepare) or 'nothing'}")
    with tempfile.TemporaryDirectory() as place:
        path = json or Path(place) / "results.json"
        spec = engine.engine_option(checkout.resolve())
        asked = dataclasses.replace(options, engine=spec, game=game, edition=edition)
        code = run_engine(asked, console, json=path)
        (record,) = read_records(path)
    if code not in (CONFORMS, DEVIATES) or edition != engine.games[game].edition:
        return code
    return _compare(record, set(engine.games[game].deviations), console)


def _game_of(name: str, engine: RegisteredEngine, asked: str | None) -> str:
    """The game to judge the engine by. Raises :class:`WrongUse` if it is not one of the engine's, or ambiguous."""
    if asked in engine.games:
        return asked
    if asked is None and len(engine.games) == 1:
        return next(iter(engine.games))
    raise WrongUse(f"the registry has {name} for {', '.join(engine.games)}; choose one of these with --game")


def _compare(record: RunRecord, known: set[str], console: Console) -> int:
    """Print the clauses that deviate only in the results or only in the registry; the exit code."""
    deviating = [clause.id for clause in record.clauses if clause.verdict in DISOBEYED]
    new = [id for id in deviating if id not in known]
    mended = sorted(known - set(deviating))
    if new:
        print_line(console, f"deviating, and not in the registry: {', '.join(new)}")
    if mended:
        print_line(console, f"in the registry, and not deviating: {', '.join(mended)}")
    if not new and not mended:
        print_line(console, f"the deviating clauses are those of the registry: {len(deviating)}")
    return DEVIATES if new else CONFORMS
