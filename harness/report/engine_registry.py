"""The registry of engines: a directory with a file for each third-party engine, and the history of their results.

``<engine>.toml`` has the name that the engine introduces itself with::

    repository = "https://host/mine"
    commit = "0123456789abcdef0123456789abcdef01234567"
    licence = "MIT"
    language = "Rust"
    follows = "cites 1.9.0"                     # the edition that its documents name
    adapter = "stdio:{checkout}/target/mine"    # the value of --engine
    prepare = ["cargo build --release"]         # commands to run in the checkout before

    [games.hololive]
    edition = "1.9.0"                           # the edition by which these clauses deviate

    [games.hololive.deviations]
    "8.4.3" = { remark = "a collab wants a card in the deck", place = "src/collab.rs:71" }
    "4.8.2" = { remark = "a collab wants a card in the deck", place = "src/collab.rs:71", follows_from = "8.4.3" }

    [games.hololive.trials]                     # of its verdicts, by benchmarks/bridges.py
    seed = 1                                    # passes drawn with this seed were tried on mutants
    passes = 40
    failing = 40
    deviations = 9                              # deviating clauses that were tried on a mended engine
    mended = 9

``results.jsonl`` has one line for each run: an :class:`EngineResult`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from ..base.command_errors import WrongUse
from ..base.toml_files import convert_record, read_toml
from ..base.user_files import read_user_file, write_atomically
from ..results.scores import Score, score_rulebooks
from .record import RunRecord

HISTORY = "results.jsonl"
CHECKOUT = "{checkout}"
"""The place of the checkout's path in ``adapter``."""


class TrialCount(Struct, frozen=True, forbid_unknown_fields=True):
    """The trials of an engine's verdicts: of so many passes, drawn with a seed, so many failed on mutants, and of so
    many deviating clauses, so many conformed on a mended engine.
    """

    seed: int
    passes: int
    failing: int
    deviations: int
    mended: int


class Deviation(Struct, frozen=True, forbid_unknown_fields=True):
    """A remark on a deviating clause, from the engine's code. ``place`` is ``FILE:LINE`` in its checkout.

    ``follows_from`` is the deviating clause with the same cause, if the engine deviates from this one because of it.
    """

    remark: str
    place: str = ""
    follows_from: str = ""


class RegisteredGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A game of an engine: its deviations by an edition, by clause, and the trials of its verdicts, if any."""

    edition: str
    deviations: dict[str, Deviation] = {}
    trials: TrialCount | None = None


class RegisteredEngine(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An engine of the registry: where its code is, how to start it, and what is known about it."""

    repository: str
    commit: str
    licence: str
    language: str
    adapter: str
    follows: str = ""
    prepare: tuple[str, ...] = ()
    games: dict[str, RegisteredGame]

    def engine_option(self, checkout: Path) -> str:
        """The value of ``--engine`` for a checkout."""
        return self.adapter.replace(CHECKOUT, str(checkout))


Registry = Mapping[str, RegisteredEngine]
"""The engines by name."""


class EngineResult(Struct, frozen=True, kw_only=True):
    """The numbers of clauses of a run: all behavioural ones, those judged, and of these the three answers.

    ``version`` is the engine's, ``suite`` the commit of the scenarios, and ``date`` the day of the run.
    """

    engine: str
    version: str
    game: str
    edition: str
    date: str
    suite: str
    behavioural: int
    judged: int
    obeyed: int
    partly: int
    deviating: int


def read_registry(directory: Path) -> Registry:
    """The engines of a directory, in alphabetical order. Raises :class:`WrongUse` for a bad file."""
    found = {path.stem: _engine(path) for path in sorted(directory.glob("*.toml"))}
    if not found:
        raise WrongUse(f"{directory} has no registered engine; write a file NAME.toml for one (docs/reports.md)")
    return found


def registered_engine(registry: Registry, name: str) -> RegisteredEngine:
    """The engine of that name. Raises :class:`WrongUse` if there is none."""
    if name not in registry:
        raise WrongUse(f'"{name}" is not a registered engine; the registered engines are {", ".join(registry)}')
    return registry[name]


def _engine(path: Path) -> RegisteredEngine:
    found = convert_record(read_toml(path), RegisteredEngine, str(path))
    if CHECKOUT not in found.adapter:
        raise WrongUse(f"{path}: adapter = {found.adapter!r} does not contain {CHECKOUT}; write it for the path")
    for name, game in found.games.items():
        for id, seen in game.deviations.items():
            cause = game.deviations.get(seen.follows_from)
            if seen.follows_from and (cause is None or cause.follows_from):
                raise WrongUse(
                    f'{path}: games.{name}.deviations "{id}": it follows from {seen.follows_from}, '
                    "which is not a cause among the deviations; name another clause"
                )
    if not found.games:
        raise WrongUse(f"{path}: the engine has no game; add [games.GAME] with an edition")
    return found


# --- the history ----------------------------------------------------------------------------------


def _result(record: RunRecord, score: Score) -> EngineResult:
    return EngineResult(
        engine=record.engine.name,
        version=record.engine.version,
        game=score.game,
        edition=score.edition,
        date=record.origin.date[:10] if record.origin else "",
        suite=record.origin.suite if record.origin else "",
        behavioural=score.total,
        judged=score.judged_count,
        obeyed=score.obeyed_count,
        partly=score.partly_judged,
        deviating=score.deviating_count,
    )


def read_history(directory: Path) -> list[EngineResult]:
    """The results of earlier runs, in their order; empty without a file. Raises :class:`WrongUse` for a bad line."""
    path = directory / HISTORY
    found = []
    for number, line in enumerate(read_user_file(path).splitlines() if path.exists() else (), 1):
        try:
            found.append(msgspec.json.decode(line, type=EngineResult))
        except (msgspec.DecodeError, msgspec.ValidationError) as error:
            raise WrongUse(f"{path}:{number}: {error}; remove the line, and record the run again") from error
    return found


def record_results(records: Iterable[RunRecord], directory: Path) -> int:
    """Add results to the history; the number of new lines.

    A run with the same numbers as the last one of its engine and edition adds no line. Raises :class:`WrongUse`.
    """
    history = read_history(directory)
    before, latest = len(history), dict(latest_results(history))
    for record in records:
        if not record.complete:
            raise WrongUse(f"{record.source} has partial results; record the results of complete runs")
        for each in (_result(record, score) for score in score_rulebooks(record)):
            last = latest.get(_column(each))
            if last is None or _numbers(last) != _numbers(each):
                history.append(each)
                latest[_column(each)] = each
    write_atomically(directory / HISTORY, "".join(msgspec.json.encode(each).decode() + "\n" for each in history))
    return len(history) - before


def latest_results(history: Sequence[EngineResult]) -> Mapping[tuple[str, str, str], EngineResult]:
    """The last result of each engine by a game and an edition."""
    return {_column(each): each for each in history}


def _column(result: EngineResult) -> tuple[str, str, str]:
    """The engine, the game and the edition of a result."""
    return result.engine, result.game, result.edition


def _numbers(result: EngineResult) -> EngineResult:
    return msgspec.structs.replace(result, date="", suite="")
