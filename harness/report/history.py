"""The history of an engine: the clauses that it obeys, or breaks, since an earlier run."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from ..results.clause_answers import ClauseAnswer
from ..results.scores import clause_answers
from .record import RunRecord

Clause = tuple[str, str, str]
"""A clause: its edition, its game and its number."""
Clauses = tuple[Clause, ...]


@dataclass(frozen=True)
class EngineHistory:
    """The differences of a run from an ``earlier`` one, which is the index of its record.

    Clauses that are ``obeyed`` now but deviated or were partly judged, clauses that ``broke``, clauses that are only
    ``partly`` judged now, ``new`` clauses that were not judged earlier, and ``lost`` clauses that were judged only
    earlier. Violations count for clauses of which both runs know them.
    """

    earlier: int
    obeyed: Clauses
    broke: Clauses
    partly: Clauses
    new: Clauses
    lost: Clauses

    @property
    def summary_line(self) -> str:
        """The history in one line: "3 became obeyed, 1 broke"."""
        said = [("became obeyed", self.obeyed), ("broke", self.broke), ("now partly judged", self.partly)]
        said += [("newly judged", self.new), ("no longer judged", self.lost)]
        return ", ".join(f"{len(clauses)} {what}" for what, clauses in said if clauses) or "nothing changed"


def engine_histories(records: Sequence[RunRecord]) -> dict[int, EngineHistory]:
    """The history of each record, by its index, since the previous run of an engine of the same name, if any."""
    found: dict[int, EngineHistory] = {}
    for place, record in enumerate(records):
        before = [at for at, other in enumerate(records) if _precedes(other, record)]
        if before:
            earlier = max(before, key=lambda at: _date(records[at]))
            shared = records[earlier].editions.items() & record.editions.items()
            found[place] = _compared(earlier, records[earlier], record, shared)
    return found


def _precedes(other: RunRecord, record: RunRecord) -> bool:
    same = other.engine.name == record.engine.name != "" and other.editions.items() & record.editions.items()
    return bool(same) and "" < _date(other) < _date(record)


def _date(record: RunRecord) -> str:
    """The date of the run; empty if its file does not contain it."""
    return record.origin.date if record.origin else ""


def _compared(earlier: int, before: RunRecord, record: RunRecord, shared: Collection[tuple[str, str]]) -> EngineHistory:
    """The history of a record since another one, for these editions of games."""
    known = _with_violations(before) & _with_violations(record)
    then, now = _answers(before, shared, known), _answers(record, shared, known)

    def became(answer: ClauseAnswer) -> Clauses:
        return tuple(clause for clause, each in now.items() if each == answer != then.get(clause, answer))

    return EngineHistory(
        earlier=earlier,
        obeyed=became("obeyed"),
        broke=became("deviates"),
        partly=became("partly judged"),
        new=tuple(clause for clause in now if clause not in then),
        lost=tuple(clause for clause in then if clause not in now),
    )


def _with_violations(record: RunRecord) -> set[tuple[str, str]]:
    """The game and number of the clauses of which the record knows the violations."""
    return {(clause.game, clause.id) for clause in record.clauses if clause.violations}


def _answers(
    record: RunRecord, shared: Collection[tuple[str, str]], known: Collection[tuple[str, str]]
) -> dict[Clause, ClauseAnswer]:
    """The answers for the clauses of these editions of games that were judged; violations count for ``known`` ones."""
    clauses = [
        clause if (clause.game, clause.id) in known else replace(clause, unnoticed=())
        for clause in record.clauses
        if (clause.game, record.editions[clause.game]) in shared
    ]
    answers = clause_answers(replace(record, clauses=tuple(clauses)))
    return {
        (record.editions[game], game, id): answer for (game, id), answer in answers.items() if answer != "not judged"
    }
