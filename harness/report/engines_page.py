"""``saitei report engines``: the tables of a page about engines, written from their results.

The text between two markers in the page is replaced by a table of figures, and a table of deviating clauses for each
engine. Remarks about deviations are in a file next to the page, by engine, game and clause::

    [mine.hololive]
    "8.4.3" = "a collab wants a card in the deck"

A remark is shown in the row of its clause. A remark on a clause that does not deviate is an error, so that no remark
becomes outdated. The file can also contain trials, which show that verdicts are due to the engine, not to its bridge:
how many passes, drawn at random, were tried on mutants of the engine, and how many deviations on a mended engine::

    [mine.hololive.mutants]
    seed = 1
    passes = 40
    failing = 40
    deviations = 9
    mended = 9
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from rich.console import Console

from ...adapters.messages import REASON_KINDS, ReasonKind
from ..base import toml_files
from ..base.command_errors import CONFORMS, WrongUse
from ..base.console import print_line
from ..base.user_files import read_user_file as text_of
from ..base.user_files import write_atomically
from ..judging.verdicts import VERDICTS
from ..results.scores import DISOBEYED, TOO_WEAK, UNJUDGED, Score, score_rulebooks
from ..results.unsupported_summary import summarize_unsupported
from .markdown import escape_markdown
from .merging import merge_records
from .record import ClauseRecord, RunRecord, ScenarioRecord, read_records

BEGIN = "<!-- engines: begin -->"
END = "<!-- engines: end -->"

_MESSAGE = 140
"""Maximum number of characters of a message that are shown."""

MUTANTS = "mutants"
"""The key in the table of a game that is not a clause, but holds the trials."""


class TrialCount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The trials of an engine: how many passes, drawn with a seed, were tried on mutants and failed, and how many
    deviating clauses were tried on a mended engine and conformed.
    """

    seed: int
    passes: int
    failing: int
    deviations: int
    mended: int


@dataclass(frozen=True)
class EngineRemarks:
    """The remarks on an engine in a game, by clause, and its trials, if there were any."""

    remarks: Mapping[str, str] = field(default_factory=dict)
    tried: TrialCount | None = None


Remarks = Mapping[tuple[str, str], EngineRemarks]
"""The remarks by engine and game."""


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


def write_engines_page(files: Sequence[Path], console: Console, page: Path, remarks: Path | None) -> int:
    """Write the tables of the page, and list the deviations without a remark. Raises :class:`WrongUse`."""
    columns = _columns(merge_records(record for file in files for record in read_records(file)))
    path = remarks or page.with_suffix(".toml")
    found = read_remarks(path) if remarks or path.exists() else {}
    _check(found, columns, path)
    said = [found.get((column.engine_name, column.game_name), EngineRemarks()) for column in columns]
    write_atomically(page, _replaced(text_of(page), "\n".join(_tables(columns, said)), page))
    for column, about in zip(columns, said, strict=True):
        if silent := [clause.id for clause in column.deviating_clauses if clause.id not in about.remarks]:
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


def read_remarks(path: Path) -> Remarks:
    """Read a file of remarks. Raises :class:`WrongUse`."""
    try:
        found = msgspec.convert(toml_files.read_toml(path), dict[str, dict[str, dict[str, str | TrialCount]]])
    except msgspec.ValidationError as error:
        raise WrongUse(f'{path}: {error}; write "CLAUSE" = "TEXT" under [ENGINE.GAME]') from error
    said: dict[tuple[str, str], EngineRemarks] = {}
    for engine, games in found.items():
        for game, table in games.items():
            tried = {name: each for name, each in table.items() if isinstance(each, TrialCount)}
            if strange := tried.keys() - {MUTANTS}:
                raise WrongUse(f"{path}: [{engine}.{game}.{min(strange)}]: write [{engine}.{game}.{MUTANTS}]")
            remarks = {number: each for number, each in table.items() if isinstance(each, str)}
            said[engine, game] = EngineRemarks(remarks, tried.get(MUTANTS))
    return said


def _check(remarks: Remarks, columns: Sequence[_Column], path: Path) -> None:
    """Raise :class:`WrongUse` for the first remark without results or a deviation."""
    by_name = {(column.engine_name, column.game_name): column for column in columns}
    for (engine, game), said in remarks.items():
        if (column := by_name.get((engine, game))) is None:
            known = ", ".join(f"[{name}.{of}]" for name, of in by_name)
            raise WrongUse(f"{path}: the results have nothing for [{engine}.{game}], only for {known}")
        deviating = {clause.id for clause in column.deviating_clauses}
        for number in said.remarks:
            if number not in deviating:
                verdict = next((each.verdict for each in column.game_clauses if each.id == number), "not judged")
                raise WrongUse(
                    f'{path}: [{engine}.{game}] "{number}": this clause does not deviate, it is {verdict}; '
                    "remove the remark"
                )
        if said.tried and said.tried.deviations > len(deviating):
            raise WrongUse(
                f"{path}: [{engine}.{game}.{MUTANTS}]: {said.tried.deviations} deviations were tried, but "
                f"only {len(deviating)} clauses deviate; repeat the trials"
            )


# --- the page -------------------------------------------------------------------------------------


def _replaced(text: str, tables: str, page: Path) -> str:
    """The page with the new tables. Raises :class:`WrongUse` unless it has exactly one place for them."""
    if text.count(BEGIN) != 1 or text.count(END) != 1 or text.index(END) < text.index(BEGIN):
        raise WrongUse(f"{page} must contain the markers {BEGIN} and {END} exactly once, in this order")
    before, _, rest = text.partition(BEGIN)
    return f"{before}{BEGIN}\n\n{tables}\n\n{END}{rest.partition(END)[2]}"


def _tables(columns: Sequence[_Column], said: Sequence[EngineRemarks]) -> Iterator[str]:
    yield from _figures(columns)
    yield from _trials([each.tried for each in said])
    for column, about in zip(columns, said, strict=True):
        yield from _deviations(column, about.remarks)


def _trials(tried: Sequence[TrialCount | None]) -> Iterator[str]:
    """The rows of the trials, if there were any."""
    if not any(tried):
        return
    passes = [f"{each.failing} of {each.passes} (seed {each.seed})" if each else "not tried" for each in tried]
    deviations = [f"{each.mended} of {each.deviations}" if each else "not tried" for each in tried]
    yield _row("passes drawn at random that fail on a mutant of the engine", *passes)
    yield _row("deviating clauses, of those tried, that conform where it is mended", *deviations)


def _figures(columns: Sequence[_Column]) -> Iterator[str]:
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
    deviating = (sum(count[verdict] for verdict in DISOBEYED) for count in standing)
    yield _row("of these deviating", *map(str, deviating))
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


def _deviations(column: _Column, remarks: Mapping[str, str]) -> Iterator[str]:
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
            escape_markdown(remarks.get(clause.id, "")),
        )


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
