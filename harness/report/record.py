"""Records: the results of one engine, read from a results file and checked for completeness.

The file is what ``saitei run --json`` writes (:func:`saitei.harness.results.result_files.results_to_json`), or what
``saitei report merge --json`` writes: the same for one engine, and for several a list of them as ``runs``.
Unknown members are ignored. The file ``.part`` of a killed run is read like the results of that run.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from ...adapters.messages import Reason
from ...rulebooks.bounded_file import MIB, read_bounded_text
from ..base.command_errors import WrongUse
from ..base.strict_json import parse_json
from ..base.version import package_version
from ..judging.board_snapshots import BoardSnapshot
from ..judging.verdicts import CLAUSE_VERDICTS, VERDICTS, ClauseVerdict, Verdict, worst_verdict
from ..results.board_layout import BoardLayout
from ..results.clause_answers import ClauseAnswer, UnnoticedViolation, unnoticed_violations
from ..results.result_files import VERSION, dump_document
from ..results.run_results import OtherEdition, RulingLink, RunOrigin, TakenReading, UnsupportedSummary, ordered_counts
from ..results.scores import clause_answers, score_rulebooks
from ..results.unsupported_summary import summarize_unsupported
from . import recover


class EngineRecord(Struct, frozen=True, kw_only=True):
    """The introduction of the engine, and the ``spec`` by which it was called.

    ``in_process`` says that the engine ran in the process of the harness, which it can end.
    """

    spec: str = ""
    name: str = ""
    version: str = ""
    language: str = ""
    url: str = ""
    readings: dict[str, dict[str, str]] = {}
    capabilities: tuple[str, ...] = ()
    in_process: bool = False


class RulebookRecord(Struct, frozen=True, kw_only=True):
    """An edition of a rulebook: numbers of clauses and of exempt clauses by class, the titles of its chapters and
    sections by number, the order of its clauses, and the layout of the board."""

    game: str
    edition: str
    name: str = ""
    clauses: dict[str, int] = {}
    exempt: dict[str, int] = {}
    headings: dict[str, str] = {}
    order: tuple[str, ...] = ()
    layout: BoardLayout = BoardLayout()


class ScenarioRecord(Struct, frozen=True, kw_only=True):
    """A scenario with its verdict. ``own`` are the clauses that it is meant to show; ``ms`` are milliseconds.

    ``steps`` are the lines of its steps, with the transcript indented under each. ``boards`` are the changes of the
    board by each step, None if the judge did not look after it. ``answers`` are the publisher's rulings about a
    deviation. ``reason`` is the reason, as data, why it is unsupported; ``needs`` are its needs, given if any scenario
    is unsupported.
    """

    id: str
    game: str
    clauses: tuple[str, ...] = ()
    own: tuple[str, ...] = ()
    verdict: Verdict
    ms: float = 0.0
    message: str = ""
    title: str = ""
    file: str = ""
    line: int = 0
    signature: tuple[str, ...] = ()
    known: str = ""
    reason: Reason | None = None
    needs: tuple[str, ...] = ()
    answers: tuple[RulingLink, ...] = field(name="rulings", default=())
    claimed: OtherEdition | None = None
    steps: tuple[str, ...] = ()
    boards: tuple[BoardSnapshot | None, ...] = ()


class ClauseRecord(Struct, frozen=True, kw_only=True):
    """A clause with its verdict; ``kind`` is its class, ``under`` its chapter and section, ``scenarios`` are ids.

    ``touched_by`` are the ids of scenarios of other clauses that show something of it. ``violations`` is the number of
    its violations, 0 in older files, and ``unnoticed`` are those that no judged scenario would have noticed.
    """

    game: str
    id: str = field(name="number")
    title: str = ""
    kind: str = field(default="", name="class")
    under: tuple[str, ...] = ()
    verdict: ClauseVerdict
    scenarios: tuple[str, ...] = ()
    touched_by: tuple[str, ...] = ()
    violations: int = 0
    unnoticed: tuple[UnnoticedViolation, ...] = ()


class RunRecord(Struct, frozen=True, kw_only=True):
    """The results of one engine. ``editions`` are by game; ``complete`` is false if results are known to be missing.

    ``shard`` is the number of the shard, and the number of all shards. ``source`` is the file, for messages.
    """

    source: str = ""
    saitei: str = ""
    engine: EngineRecord
    editions: dict[str, str]
    rulebooks: tuple[RulebookRecord, ...]
    scenarios: tuple[ScenarioRecord, ...]
    clauses: tuple[ClauseRecord, ...]
    readings: tuple[TakenReading, ...] = ()
    not_kept: tuple[str, ...] = ()
    seconds: float = 0.0
    complete: bool = True
    shard: tuple[int, int] | None = None
    origin: RunOrigin | None = None

    @property
    def unsupported_summary(self) -> UnsupportedSummary:
        """The summary of unsupported scenarios."""
        return summarize_unsupported(self.scenarios, self.engine.capabilities)

    @property
    def start_time(self) -> str:
        """The start of the run, to the minute; empty if its file does not contain it."""
        return self.origin.date[:16].replace("T", " ") if self.origin else ""

    @property
    def engine_title(self) -> str:
        """The name and version of the engine, or the call if it gives no name."""
        name = f"{self.engine.name} {self.engine.version}".strip() or self.engine.spec or "an engine without a name"
        return f"{name} (in process)" if self.engine.in_process else name


MOST = 48 * MIB
"""The greatest size of a results file, in bytes."""


class _File(Struct, frozen=True, kw_only=True):
    """A results file of one engine, as it is written."""

    saitei: str = ""
    engine: EngineRecord
    edition: str | dict[str, str]
    scenarios: tuple[ScenarioRecord, ...]
    clauses: tuple[ClauseRecord, ...]
    complete: bool
    game: str = ""
    rulebooks: tuple[RulebookRecord, ...] = ()
    readings: tuple[TakenReading, ...] = ()
    not_kept: tuple[str, ...] = ()
    seconds: float = 0.0
    shard: tuple[int, int] | None = None
    origin: RunOrigin | None = None


def read_records(path: Path) -> list[RunRecord]:
    """The records of a results file. Raises :class:`WrongUse`, in one line, for a file that is not reliable."""
    try:
        text = read_bounded_text(path, MOST)
    except OSError as error:
        raise WrongUse(f"{path} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise WrongUse(f"{path} is not a results file of saitei: it is not UTF-8 (byte {error.start})") from error
    return decode_records(text, str(path))


def decode_records(text: str, name: str) -> list[RunRecord]:
    """The records of a text, as by :func:`read_records`; ``name`` is its name in errors."""
    try:
        cut_off = recover.recover_document(text)
    except (LookupError, TypeError, ValueError) as error:
        raise WrongUse(f"{name} is damaged: {error}; {_MEND}") from error
    if cut_off is not None:
        return [_record(cut_off, name)]
    document = _whole(text, name)
    runs = document.get("runs", [document])
    if not isinstance(runs, list) or not runs:
        raise WrongUse(f'{name} is not a results file of saitei: its "runs" are not a list of results')
    if "complete" not in document:
        raise WrongUse(f'{name} is not complete: its last member, "complete", is missing; {_MEND}')
    return [_record(run, name) for run in runs]


def encode_records(records: Sequence[RunRecord]) -> str:
    """The records as JSON: one engine as a run writes it, several engines as a list of these."""
    if len(records) == 1:
        document = _document(records[0])
    else:
        document = {
            "saitei": package_version(),
            "format": VERSION,
            "runs": [_document(record) for record in records],
            "complete": all(record.complete for record in records),
        }
    return dump_document(document)


_MEND = "run the command that wrote it again, or leave the file out"


def _whole(text: str, name: str) -> dict[str, Any]:
    """The JSON object of the text. Raises :class:`WrongUse` for a text that is truncated or damaged."""
    if not text.strip():
        raise WrongUse(f"{name} is empty; {_MEND}")
    try:
        document = parse_json(text)
    except RecursionError:
        raise WrongUse(f"{name} is not a results file of saitei: it is nested too deeply") from None
    except json.JSONDecodeError as error:
        if not text.lstrip().startswith("{"):
            raise WrongUse(f"{name} is not a results file of saitei: it is not a JSON object") from error
        if '"complete"' not in text[-100:]:
            raise WrongUse(f"{name} is cut off: it ends in line {text.count(chr(10)) + 1}; {_MEND}") from error
        raise WrongUse(f"{name} is damaged: {error.msg}, in line {error.lineno}; {_MEND}") from error
    except ValueError as error:  # a repeated key, or a number that is not one or has thousands of digits
        raise WrongUse(f"{name} is damaged: {error}; {_MEND}") from error
    if not isinstance(document, dict):
        raise WrongUse(f"{name} is not a results file of saitei: it is not a JSON object")
    return document


def _record(document: Any, name: str) -> RunRecord:
    if isinstance(document, dict) and (form := document.get("format")) != VERSION:
        if not isinstance(form, int):
            raise WrongUse(f"{name} is not a results file of saitei: it does not state its format")
        raise WrongUse(
            f"{name} has format {form}, but this version of saitei reads {VERSION}; use the version that wrote it"
        )
    try:
        file = msgspec.convert(document, _File)
    except msgspec.ValidationError as error:
        raise WrongUse(f"{name} is not a results file of saitei: {error}") from error
    editions = file.edition if isinstance(file.edition, dict) else {file.game: file.edition}
    judged: tuple[ScenarioRecord | ClauseRecord, ...] = (*file.scenarios, *file.clauses)
    if strange := {found.game for found in judged} - editions.keys():
        raise WrongUse(f'{name} is damaged: it has no edition for the game "{min(strange)}"')
    known = {scenario.id: scenario.verdict for scenario in file.scenarios}
    for clause in file.clauses:
        if lost := [id for id in (*clause.scenarios, *clause.touched_by) if id not in known]:
            raise WrongUse(f'{name} is damaged: clause {clause.id} has a scenario "{lost[0]}" without a verdict')
        follows = worst_verdict(known[id] for id in clause.scenarios) if clause.scenarios else "touched"
        if clause.verdict != follows:
            raise WrongUse(
                f"{name} is damaged: clause {clause.id} is {clause.verdict}, but its scenarios make it {follows}"
            )
    return RunRecord(
        source=name,
        saitei=file.saitei,
        engine=file.engine,
        editions=editions,
        rulebooks=tuple(_rulebook(game, edition, file) for game, edition in editions.items()),
        scenarios=file.scenarios,
        clauses=with_unnoticed(file.clauses, file.scenarios),
        readings=file.readings,
        not_kept=file.not_kept,
        seconds=file.seconds,
        complete=file.complete,
        shard=file.shard,
        origin=file.origin,
    )


def with_unnoticed(clauses: Iterable[ClauseRecord], scenarios: Iterable[ScenarioRecord]) -> tuple[ClauseRecord, ...]:
    """The clauses with those of their unnoticed violations that none of these scenarios would have noticed."""
    by_id = {scenario.id: scenario for scenario in scenarios}
    return tuple(replace(clause, unnoticed=unnoticed_violations(clause.unnoticed, by_id)) for clause in clauses)


def _rulebook(game: str, edition: str, file: _File) -> RulebookRecord:
    """The rulebook in the file; for an older file without rulebooks, one made from its clauses."""
    for rulebook in file.rulebooks:
        if (rulebook.game, rulebook.edition) == (game, edition):
            return rulebook
    found = [clause for clause in file.clauses if clause.game == game]
    return RulebookRecord(
        game=game,
        edition=edition,
        clauses=Counter(clause.kind for clause in found),
        order=tuple(clause.id for clause in found),
    )


_ALWAYS = {
    EngineRecord: ("spec", "name", "version", "language", "url", "readings", "capabilities"),
    ScenarioRecord: ("id", "game", "clauses", "own", "verdict", "ms", "message", "title", "file", "line"),
    ClauseRecord: ("game", "number", "title", "class", "under", "verdict", "scenarios"),
}
"""The members that results always have; the others are left out if they are empty, as a run does."""


def _members(record: EngineRecord | ScenarioRecord | ClauseRecord) -> dict[str, Any]:
    always = _ALWAYS[type(record)]
    return {name: value for name, value in msgspec.to_builtins(record).items() if value or name in always}


def _clause(clause: ClauseRecord, answer: ClauseAnswer) -> dict[str, Any]:
    members = _members(clause)
    after = list(members).index("verdict") + 1
    return dict([*list(members.items())[:after], ("answer", answer), *list(members.items())[after:]])


def _document(record: RunRecord) -> dict[str, Any]:
    answers = clause_answers(record)
    games: dict[str, Any] = {"games": list(record.editions), "edition": record.editions}
    if len(record.editions) == 1:
        ((game, edition),) = record.editions.items()
        games = {"game": game, "edition": edition}
    return {
        "saitei": record.saitei,
        "format": VERSION,
        "engine": _members(record.engine),
        **games,
        "seconds": round(record.seconds, 3),
        **({"origin": msgspec.to_builtins(record.origin)} if record.origin else {}),
        **({"shard": list(record.shard)} if record.shard else {}),
        "rulebooks": msgspec.to_builtins(record.rulebooks),
        "scores": [score.to_document() for score in score_rulebooks(record)],
        "summary": {
            **ordered_counts(Counter(scenario.verdict for scenario in record.scenarios), VERDICTS),
            "clauses": ordered_counts(Counter(clause.verdict for clause in record.clauses), CLAUSE_VERDICTS),
        },
        "scenarios": list(map(_members, record.scenarios)),
        "clauses": [_clause(clause, answers[clause.game, clause.id]) for clause in record.clauses],
        "unsupported": msgspec.to_builtins(record.unsupported_summary),
        "readings": msgspec.to_builtins(record.readings),
        "not_kept": list(record.not_kept),
        "complete": record.complete,
    }
