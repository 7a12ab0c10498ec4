"""The history of an engine: the clauses that it obeys, or breaks, since an earlier run."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from ..judging.verdicts import ClauseVerdict
from ..results.scores import OBEYED, UNJUDGED, clause_status
from .record import RunRecord

Clause = tuple[str, str, str]
"""A clause: its edition, its game and its number."""
Clauses = tuple[Clause, ...]


@dataclass(frozen=True)
class EngineHistory:
    """The differences of a run from an ``earlier`` one, which is the index of its record.

    Clauses that are ``obeyed`` now but deviated, clauses that ``broke``, ``new`` clauses that were not judged earlier,
    and ``lost`` clauses that were judged only earlier.
    """

    earlier: int
    obeyed: Clauses
    broke: Clauses
    new: Clauses
    lost: Clauses

    @property
    def summary_line(self) -> str:
        """The history in one line: "3 became obeyed, 1 broke"."""
        said = [("became obeyed", self.obeyed), ("broke", self.broke), ("newly judged", self.new)]
        said += [("no longer judged", self.lost)]
        return ", ".join(f"{len(clauses)} {what}" for what, clauses in said if clauses) or "nothing changed"


def engine_histories(records: Sequence[RunRecord]) -> dict[int, EngineHistory]:
    """The history of each record, by its index, since the previous run of an engine of the same name, if any."""
    found: dict[int, EngineHistory] = {}
    for place, record in enumerate(records):
        before = [at for at, other in enumerate(records) if _precedes(other, record)]
        if before:
            earlier = max(before, key=lambda at: _date(records[at]))
            shared = records[earlier].editions.items() & record.editions.items()
            found[place] = _compared(earlier, _standings(records[earlier], shared), _standings(record, shared))
    return found


def _precedes(other: RunRecord, record: RunRecord) -> bool:
    same = other.engine.name == record.engine.name != "" and other.editions.items() & record.editions.items()
    return bool(same) and "" < _date(other) < _date(record)


def _date(record: RunRecord) -> str:
    """The date of the run; empty if its file does not contain it."""
    return record.origin.date if record.origin else ""


def _compared(earlier: int, then: Mapping[Clause, bool], now: Mapping[Clause, bool]) -> EngineHistory:
    return EngineHistory(
        earlier=earlier,
        obeyed=tuple(clause for clause, obeyed in now.items() if obeyed and then.get(clause) is False),
        broke=tuple(clause for clause, obeyed in now.items() if not obeyed and then.get(clause) is True),
        new=tuple(clause for clause in now if clause not in then),
        lost=tuple(clause for clause in then if clause not in now),
    )


def _standings(record: RunRecord, shared: Collection[tuple[str, str]]) -> dict[Clause, bool]:
    """The clauses of these editions of games that were judged, and whether they are obeyed."""
    verdicts = {scenario.id: scenario.verdict for scenario in record.scenarios}
    stand: dict[Clause, ClauseVerdict] = {
        (record.editions[clause.game], clause.game, clause.id): clause_status([verdicts[id] for id in clause.scenarios])
        for clause in record.clauses
        if (clause.game, record.editions[clause.game]) in shared
    }
    return {clause: verdict in OBEYED for clause, verdict in stand.items() if verdict not in UNJUDGED}
