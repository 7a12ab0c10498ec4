"""A record: what one engine's results file says. It is read, checked for being whole, and written again.

The file is what ``saitei run --json`` writes (:func:`saitei.harness.results.result_files.results_to_json`), or what
``saitei report merge --json`` writes: the same for one engine, and for several a list of them as ``runs``.
Members that are not known here are passed over. What a killed run left, ``.part``, is read as the run that it was.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from ...adapters.messages import Reason
from ..base.command_errors import WrongUse
from ..base.version import package_version
from ..judging.board_snapshots import BoardSnapshot
from ..judging.verdicts import CLAUSE_VERDICTS, VERDICTS, ClauseVerdict, Verdict, worst_verdict
from ..results.board_layout import BoardLayout
from ..results.result_files import VERSION, dump_document
from ..results.run_results import RulingLink, RunOrigin, TakenReading, UnsupportedSummary, ordered_counts
from ..results.scores import score_rulebooks
from ..results.unsupported_summary import summarize_unsupported
from . import recover


class EngineRecord(Struct, frozen=True, kw_only=True):
    """What the engine says of itself, and ``spec``, how it was called; ``in_process``: it ran in the harness's process,
    which it can end.
    """

    spec: str = ""
    name: str = ""
    version: str = ""
    language: str = ""
    url: str = ""
    capabilities: tuple[str, ...] = ()
    in_process: bool = False


class RulebookRecord(Struct, frozen=True, kw_only=True):
    """An edition of a game's rulebook: how many clauses of each class it has and exempts, the titles of its chapters
    and sections by number, and how the game's board is drawn."""

    game: str
    edition: str
    name: str = ""
    clauses: dict[str, int] = {}
    exempt: dict[str, int] = {}
    headings: dict[str, str] = {}
    order: tuple[str, ...] = ()
    layout: BoardLayout = BoardLayout()


class ScenarioRecord(Struct, frozen=True, kw_only=True):
    """A scenario's verdict. ``own`` are the clauses that it is there to show; ``ms`` are milliseconds.

    ``steps`` are its words, and under each, indented, what was said and answered; ``boards`` for each step what it
    changed of what lies where, as far as that was seen; ``answers`` the publisher's rulings that speak of a deviation;
    ``reason`` says as data why it is unsupported, and ``needs`` what it needs of an
    engine, where any is.
    """

    id: str
    game: str
    verdict: Verdict
    clauses: tuple[str, ...] = ()
    own: tuple[str, ...] = ()
    ms: float = 0.0
    message: str = ""
    title: str = ""
    file: str = ""
    line: int = 0
    reason: Reason | None = None
    needs: tuple[str, ...] = ()
    answers: tuple[RulingLink, ...] = field(name="rulings", default=())
    steps: tuple[str, ...] = ()
    boards: tuple[BoardSnapshot | None, ...] = ()


class ClauseRecord(Struct, frozen=True, kw_only=True):
    """A clause's verdict; ``kind`` is its class, ``under`` its chapter and section, ``scenarios`` are ids.

    ``touched_by`` are the ids of scenarios of other clauses that show something of it.
    """

    game: str
    id: str = field(name="number")
    verdict: ClauseVerdict
    title: str = ""
    kind: str = field(default="", name="class")
    under: tuple[str, ...] = ()
    scenarios: tuple[str, ...] = ()
    touched_by: tuple[str, ...] = ()


class RunRecord(Struct, frozen=True, kw_only=True):
    """One engine's results. ``editions`` are by game; ``complete`` is false where the run is known to lack some.
    ``shard`` is which shard of a run they are, of how many.

    ``source`` is the file that they come from, for messages.
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
        """What is unsupported, and for what."""
        return summarize_unsupported(self.scenarios, self.engine.capabilities)

    @property
    def start_time(self) -> str:
        """When the run began, to the minute; empty where its file does not say."""
        return self.origin.date[:16].replace("T", " ") if self.origin else ""

    @property
    def engine_title(self) -> str:
        """The engine's name and version; how it was called, where it gives no name."""
        name = f"{self.engine.name} {self.engine.version}".strip() or self.engine.spec or "an engine without a name"
        return f"{name} (in process)" if self.engine.in_process else name


class _File(Struct, frozen=True, kw_only=True):
    """A results file of one engine, as written."""

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
    """The records of a results file; raises :class:`WrongUse`, in one line, for what cannot be relied on."""
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        raise WrongUse(f"{path} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise WrongUse(f"{path} is no results file of saitei: it is not UTF-8 (byte {error.start})") from error
    return decode_records(text, str(path))


def decode_records(text: str, name: str) -> list[RunRecord]:
    """As :func:`read`, of a text; ``name`` is what an error calls it."""
    try:
        cut_off = recover.recover_document(text)
    except (LookupError, TypeError, ValueError) as error:
        raise WrongUse(f"{name} is damaged: {error}; {_MEND}") from error
    if cut_off is not None:
        return [_record(cut_off, name)]
    document = _whole(text, name)
    runs = document.get("runs", [document])
    if not isinstance(runs, list) or not runs:
        raise WrongUse(f'{name} is no results file of saitei: its "runs" are no list of results')
    if "complete" not in document:
        raise WrongUse(f'{name} is not whole: its last member, "complete", is missing; {_MEND}')
    return [_record(run, name) for run in runs]


def encode_records(records: Sequence[RunRecord]) -> str:
    """The JSON form: of one engine as a run writes it, of several a list of that."""
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


_MEND = "run again what wrote it, or leave the file out"


def _whole(text: str, name: str) -> dict[str, Any]:
    """The object that the text holds. A text that ends before its object does is cut off."""
    if not text.strip():
        raise WrongUse(f"{name} is empty; {_MEND}")
    try:
        document = _parsed(text)
    except RecursionError:
        raise WrongUse(f"{name} is no results file of saitei: it is nested too deeply") from None
    except json.JSONDecodeError as error:
        if not text.lstrip().startswith("{"):
            raise WrongUse(f"{name} is no results file of saitei: it holds no JSON object") from error
        if '"complete"' not in text[-100:]:
            raise WrongUse(f"{name} is cut off: it ends in its line {text.count(chr(10)) + 1}; {_MEND}") from error
        raise WrongUse(f"{name} is damaged: {error.msg}, in line {error.lineno}; {_MEND}") from error
    except ValueError as error:  # a number of thousands of digits
        raise WrongUse(f"{name} is damaged: {error}; {_MEND}") from error
    if not isinstance(document, dict):
        raise WrongUse(f"{name} is no results file of saitei: it holds no JSON object")
    return document


def _parsed(text: str) -> Any:
    """What the JSON says: the quick reader takes nearly all files, the other says what is wrong with the rest."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError):
        return json.loads(text)


def _record(document: Any, name: str) -> RunRecord:
    if isinstance(document, dict) and (form := document.get("format")) != VERSION:
        if not isinstance(form, int):
            raise WrongUse(f"{name} is no results file of saitei: it does not say its format")
        raise WrongUse(f"{name} has format {form}, and this saitei reads {VERSION}: use the saitei that wrote it")
    try:
        file = msgspec.convert(document, _File)
    except msgspec.ValidationError as error:
        raise WrongUse(f"{name} is no results file of saitei: {error}") from error
    editions = file.edition if isinstance(file.edition, dict) else {file.game: file.edition}
    judged: tuple[ScenarioRecord | ClauseRecord, ...] = (*file.scenarios, *file.clauses)
    if strange := {found.game for found in judged} - editions.keys():
        raise WrongUse(f'{name} is damaged: it names no edition of the game "{min(strange)}"')
    known = {scenario.id: scenario.verdict for scenario in file.scenarios}
    for clause in file.clauses:
        if lost := [id for id in (*clause.scenarios, *clause.touched_by) if id not in known]:
            raise WrongUse(f'{name} is damaged: clause {clause.id} has a scenario "{lost[0]}" without a verdict')
        follows = worst_verdict(known[id] for id in clause.scenarios) if clause.scenarios else "touched"
        if clause.verdict != follows:
            raise WrongUse(
                f"{name} is damaged: clause {clause.id} is {clause.verdict}, and its scenarios make it {follows}"
            )
    return RunRecord(
        source=name,
        saitei=file.saitei,
        engine=file.engine,
        editions=editions,
        rulebooks=tuple(_rulebook(game, edition, file) for game, edition in editions.items()),
        scenarios=file.scenarios,
        clauses=file.clauses,
        readings=file.readings,
        not_kept=file.not_kept,
        seconds=file.seconds,
        complete=file.complete,
        shard=file.shard,
        origin=file.origin,
    )


def _rulebook(game: str, edition: str, file: _File) -> RulebookRecord:
    """What the file says of the rulebook; an older file says nothing, and its clauses are all that is known."""
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


def _document(record: RunRecord) -> dict[str, Any]:
    games: dict[str, Any] = {"games": list(record.editions), "edition": record.editions}
    if len(record.editions) == 1:
        ((game, edition),) = record.editions.items()
        games = {"game": game, "edition": edition}
    return {
        "saitei": record.saitei,
        "format": VERSION,
        "engine": msgspec.to_builtins(record.engine),
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
        "scenarios": msgspec.to_builtins(record.scenarios),
        "clauses": msgspec.to_builtins(record.clauses),
        "unsupported": msgspec.to_builtins(record.unsupported_summary),
        "readings": msgspec.to_builtins(record.readings),
        "not_kept": list(record.not_kept),
        "complete": record.complete,
    }
