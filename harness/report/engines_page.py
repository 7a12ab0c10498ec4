"""``saitei report engines``: the tables of a page about engines, written from their results.

The text between two markers in the page is replaced by a table of figures, and a table of deviating clauses for each
engine, with the remarks of the registry (:mod:`.engine_registry`). A remark on a clause that does not deviate by the
edition of the remark is an error, so that no remark becomes outdated.

Between two other markers, if the page has them, stands the board: the latest result of each engine by each edition,
from the history of the registry.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from ...adapters.messages import REASON_KINDS, ReasonKind
from ..base.command_errors import CONFORMS, WrongUse
from ..base.console import print_line
from ..base.user_files import read_user_file as text_of
from ..base.user_files import write_atomically
from ..judging.verdicts import VERDICTS
from ..results.scores import DISOBEYED, TOO_WEAK, UNJUDGED, Score, score_rulebooks
from ..results.unsupported_summary import summarize_unsupported
from .engine_registry import (
    Deviation,
    EngineResult,
    RegisteredGame,
    Registry,
    TrialCount,
    latest_results,
    read_history,
    read_registry,
)
from .markdown import escape_markdown
from .merging import merge_records
from .record import ClauseRecord, RunRecord, ScenarioRecord, read_records

BEGIN = "<!-- engines: begin -->"
END = "<!-- engines: end -->"
BOARD_BEGIN = "<!-- board: begin -->"
BOARD_END = "<!-- board: end -->"

_MESSAGE = 140
"""Maximum number of characters of a message that are shown."""


@dataclass(frozen=True)
class _Column:
    """The results of an engine for one rulebook."""

    record: RunRecord
    score: Score

    @property
    def engine_name(self) -> str:
        return self.record.engine.name

    @property
    def game_name(self) -> str:
        return self.score.game

    @property
    def game_clauses(self) -> list[ClauseRecord]:
        """The clauses of the game that were judged or touched."""
        return [clause for clause in self.record.clauses if clause.game == self.game_name]

    @property
    def deviating_clauses(self) -> list[ClauseRecord]:
        """The clauses that the engine does not obey."""
        return [clause for clause in self.game_clauses if clause.verdict in DISOBEYED]

    def judged_scenarios(self, clause: ClauseRecord) -> list[ScenarioRecord]:
        """The clause's own scenarios that were judged."""
        own = frozenset(clause.scenarios)
        return [found for found in self.record.scenarios if found.id in own and found.verdict not in UNJUDGED]

    def unsupported_kinds(self) -> Counter[ReasonKind]:
        """Number of unsupported scenarios of the game for each kind of reason."""
        return summarize_unsupported(
            [found for found in self.record.scenarios if found.game == self.game_name], ()
        ).count_by_kind()


def write_engines_page(files: Sequence[Path], console: Console, page: Path, directory: Path) -> int:
    """Write the tables of the page, and list the deviations without a remark. ``directory`` is that of the registry.

    Raises :class:`WrongUse`.
    """
    columns = _columns(merge_records(record for file in files for record in read_records(file)))
    registry = read_registry(directory)
    said = [_registered_game(registry, column, directory) for column in columns]
    text = _replaced(text_of(page), "\n".join(_tables(columns, said)), page, BEGIN, END)
    if BOARD_BEGIN in text or BOARD_END in text:
        board = "\n".join(_board(registry, read_history(directory)))
        text = _replaced(text, board, page, BOARD_BEGIN, BOARD_END)
    write_atomically(page, text)
    for column, about in zip(columns, said, strict=True):
        if silent := [clause.id for clause in column.deviating_clauses if clause.id not in about.deviations]:
            print_line(console, f"{column.engine_name}, {column.game_name}: no remark on {', '.join(silent)}")
    return CONFORMS


def _columns(records: Sequence[RunRecord]) -> list[_Column]:
    columns = [_Column(record, score) for record in records for score in score_rulebooks(record)]
    for record in records:
        if not record.complete:
            raise WrongUse(f"{record.source} has partial results; write the page from the results of complete runs")
    for record in records:
        if faults := [scenario.id for scenario in record.scenarios if scenario.verdict == "error"]:
            raise WrongUse(
                f"{record.source} has the verdict error, which is not a fault of the engine, for {faults[0]}"
            )
    twice = [
        found for found, times in Counter((each.engine_name, each.game_name) for each in columns).items() if times > 1
    ]
    if twice:
        raise WrongUse(
            f"several files have results of {twice[0][0]} for {twice[0][1]}; leave out all of them except one"
        )
    return columns


# --- the remarks ----------------------------------------------------------------------------------


def _registered_game(registry: Registry, column: _Column, directory: Path) -> RegisteredGame:
    """The entry of the registry for the engine and the game. Raises :class:`WrongUse` for a remark on no deviation."""
    nothing = RegisteredGame(column.score.edition)
    engine = registry.get(column.engine_name)
    game = nothing if engine is None else engine.games.get(column.game_name, nothing)
    if game.edition != column.score.edition:
        return nothing
    path = directory / f"{column.engine_name}.toml"
    deviating = {clause.id for clause in column.deviating_clauses}
    for id in game.deviations:
        if id not in deviating:
            verdict = next((each.verdict for each in column.game_clauses if each.id == id), "not judged")
            raise WrongUse(
                f'{path}: games.{column.game_name}.deviations "{id}": this clause does not deviate, it is {verdict}; '
                "remove the entry"
            )
    if game.trials and game.trials.deviations > len(deviating):
        raise WrongUse(
            f"{path}: games.{column.game_name}.trials: {game.trials.deviations} deviations were tried, but "
            f"only {len(deviating)} clauses deviate; repeat the trials"
        )
    return game


# --- the page -------------------------------------------------------------------------------------


def _replaced(text: str, tables: str, page: Path, begin: str, end: str) -> str:
    """The page with the new tables. Raises :class:`WrongUse` unless it has exactly one place for them."""
    if text.count(begin) != 1 or text.count(end) != 1 or text.index(end) < text.index(begin):
        raise WrongUse(f"{page} must contain the markers {begin} and {end} exactly once, in this order")
    before, _, rest = text.partition(begin)
    return f"{before}{begin}\n\n{tables}\n\n{end}{rest.partition(end)[2]}"


def _board(registry: Registry, history: Sequence[EngineResult]) -> Iterator[str]:
    """The latest result of each engine by each edition, ordered by rulebook and by obeyed clauses."""
    yield _row("engine", "language", "rulebook", "clauses judged", "obeyed", "partly judged", "deviating", "judged on")
    yield _row("---", "---", "---", *["---:"] * 4, "---")
    for each in sorted(latest_results(history).values(), key=lambda each: (each.game, each.edition, -each.obeyed)):
        known = registry.get(each.engine)
        yield _row(
            f"[{each.engine}]({known.repository}) {each.version}" if known else f"{each.engine} {each.version}",
            known.language if known else "",
            f"{each.game} {each.edition}",
            f"{each.judged} of {each.behavioural}",
            str(each.obeyed),
            str(each.partly),
            str(each.deviating),
            each.date,
        )


def _tables(columns: Sequence[_Column], said: Sequence[RegisteredGame]) -> Iterator[str]:
    yield from _figures(columns, said)
    yield from _trials([each.trials for each in said])
    for column, about in zip(columns, said, strict=True):
        yield from _deviations(column, about.deviations)


def _trials(tried: Sequence[TrialCount | None]) -> Iterator[str]:
    """The rows of the trials, if there were any."""
    if not any(tried):
        return
    passes = [f"{each.failing} of {each.passes} (seed {each.seed})" if each else "not tried" for each in tried]
    deviations = [f"{each.mended} of {each.deviations}" if each else "not tried" for each in tried]
    yield _row("passes drawn at random that fail on a mutant of the engine", *passes)
    yield _row("deviating clauses, of those tried, that conform where it is mended", *deviations)


def _figures(columns: Sequence[_Column], said: Sequence[RegisteredGame]) -> Iterator[str]:
    yield _row("", *(_link(column) for column in columns))
    yield _row("---", *("---" for _ in columns))
    yield _row("language, version", *(_version(column.record) for column in columns))
    yield _row("judged by", *(escape_markdown(column.score.rulebook_name) for column in columns))
    for verdict in VERDICTS:
        numbers = [column.score.scenarios[verdict] for column in columns]
        if any(numbers):
            yield _row(f"scenarios: {verdict}", *map(str, numbers))
        if verdict == "unsupported":
            yield from _kinds(columns)
    standing = [column.score.standing for column in columns]
    yield _row(
        "behavioural clauses judged",
        *(f"{column.score.judged_count} of {column.score.total}" for column in columns),
    )
    yield _row("of these obeyed by our reading", *(str(count["pass"]) for count in standing))
    yield _row("of these by another admissible reading", *(str(count["reading"]) for count in standing))
    yield _row("of these partly judged", *(str(column.score.partly_judged) for column in columns))
    yield _row("of these deviating", *(str(column.score.deviating_count) for column in columns))
    if any(each.deviations for each in said):
        causes = (len(column.deviating_clauses) - _followers(each) for column, each in zip(columns, said, strict=True))
        yield _row("causes of these, of clauses of any class", *map(str, causes))
    too_weak = [column.score.unjudged.get(TOO_WEAK, 0) for column in columns]
    yield _row("behavioural clauses whose scenarios pass, but would notice no violation", *map(str, too_weak))
    if any(column.score.readings for column in columns):
        yield _row("readings taken that are not ours", *(_readings(column) for column in columns))


def _kinds(columns: Sequence[_Column]) -> Iterator[str]:
    """The rows with the number of unsupported scenarios for each kind of reason."""
    counts = [column.unsupported_kinds() for column in columns]
    for kind in REASON_KINDS:
        if any(count[kind] for count in counts):
            yield _row(f"of these for its kind: {kind}", *(str(count[kind]) for count in counts))


def _deviations(column: _Column, remarks: Mapping[str, Deviation]) -> Iterator[str]:
    yield ""
    yield f"## {escape_markdown(column.engine_name)}" + (
        f", {escape_markdown(column.game_name)}" if len(column.record.editions) > 1 else ""
    )
    yield ""
    if not column.deviating_clauses:
        yield "No clause that was judged deviates."
        return
    yield _row("clause", "what it is about", "scenarios that fail", "seen first", "remark")
    yield _row("---", "---", "---", "---", "---")
    for clause in column.deviating_clauses:
        judged = column.judged_scenarios(clause)
        failing = [scenario for scenario in judged if scenario.verdict in DISOBEYED]
        yield _row(
            escape_markdown(clause.id),
            escape_markdown(clause.title),
            f"{len(failing)} of {len(judged)}",
            escape_markdown(_short(failing[0])),
            _remark(remarks.get(clause.id)),
        )


def _followers(game: RegisteredGame) -> int:
    """Number of deviating clauses that follow from another one."""
    return sum(bool(each.follows_from) for each in game.deviations.values())


def _remark(seen: Deviation | None) -> str:
    """The remark on a deviation, with its place in the engine's code."""
    if seen is None:
        return ""
    cause = f"follows from {escape_markdown(seen.follows_from)}: " if seen.follows_from else ""
    return cause + escape_markdown(seen.remark) + (f" (`{seen.place}`)" if seen.place else "")


def _row(*cells: str) -> str:
    return "| " + " | ".join(cells) + " |"


def _link(column: _Column) -> str:
    name, url = escape_markdown(column.engine_name), column.record.engine.url
    return f"[{name}]({url})" if re.fullmatch(r"https?://[\w./~%+-]+", url) else name


def _version(record: RunRecord) -> str:
    return ", ".join(escape_markdown(said) for said in (record.engine.language, record.engine.version) if said)


def _readings(column: _Column) -> str:
    return ", ".join(escape_markdown(f"{taken.id} {taken.takes}") for taken in column.score.readings) or "none"


def _short(scenario: ScenarioRecord) -> str:
    """The failure in the message of a scenario, without its place and the open ask."""
    first = scenario.message.strip().partition("\n")[0]
    first = re.sub(r"^(\[[^\]]*\] )?\S+\.feature:\d+: ", "", first)
    first = re.sub(r"^(Given|When|Then|And|But) ", "", first).partition(" Open: ")[0]
    return first if len(first) <= _MESSAGE else first[:_MESSAGE].rstrip() + " ..."
