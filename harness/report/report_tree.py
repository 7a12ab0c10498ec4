"""The tree of a report: game, chapter, section, clause and scenario, with the verdicts of all engines side by side."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from ..judging.board_snapshots import BoardSnapshot
from ..judging.verdicts import ClauseVerdict, Verdict
from ..results.board_layout import BoardLayout
from ..results.certificates import Evidence
from ..results.clause_answers import ClauseAnswer, UnnoticedViolation
from ..results.run_results import RulingLink
from ..results.scores import AMISS, TOO_WEAK, UNJUDGED, clause_answers, clause_status, weakly_judged_clauses
from .record import ClauseRecord, RunRecord, ScenarioRecord


@dataclass(frozen=True)
class EngineOutcome:
    """The play of one engine in a scenario. ``engine`` is the index of its record, from 0.

    ``steps`` are the lines of its steps and of its transcript, and ``boards`` the changes of the board by each step.
    """

    engine: int
    verdict: Verdict
    ms: float
    message: str
    steps: tuple[str, ...]
    boards: tuple[BoardSnapshot | None, ...] = ()
    answers: tuple[RulingLink, ...] = ()


@dataclass(frozen=True)
class ScenarioNode:
    """A scenario, with an outcome for each engine that played it. ``place`` is file and line.

    ``verdicts`` are those of each engine of the game, None if the engine did not play the scenario. If a scenario is
    listed under several clauses, all nodes except the first are ``elsewhere``, and only link to the first.
    """

    anchor: str
    id: str
    title: str
    place: str
    clauses: tuple[str, ...]
    verdicts: tuple[tuple[int, Verdict | None], ...]
    outcomes: tuple[EngineOutcome, ...]
    elsewhere: bool = False


@dataclass(frozen=True)
class ClauseNode:
    """A clause. ``verdicts`` are, for each engine of the game, the index of its record and its verdict or None.
    ``answers`` are those for the engines that played scenarios of it.

    ``touching`` are scenarios of other clauses that show something of it; they only link to their own place.
    ``evidence`` is the certificate of the clause in a proof, if there is one. ``unnoticed`` are, for each engine on
    which its judged scenarios pass, the violations that they would not have noticed.
    """

    anchor: str
    number: str
    title: str
    kind: str
    verdicts: tuple[tuple[int, ClauseVerdict | None], ...]
    scenarios: tuple[ScenarioNode, ...]
    touching: tuple[ScenarioNode, ...] = ()
    evidence: str = ""
    answers: tuple[tuple[int, ClauseAnswer], ...] = ()
    unnoticed: tuple[tuple[int, tuple[UnnoticedViolation, ...]], ...] = ()

    def engine_answer(self, engine: int) -> ClauseAnswer | None:
        """The answer of an engine; None if none of the clause's scenarios was played."""
        return dict(self.answers).get(engine)

    def engine_status(self, engine: int) -> ClauseVerdict | None:
        """The verdict of the clause from the judged scenarios of an engine; None if none was played."""
        if dict(self.verdicts).get(engine) is None:
            return None
        own = [found.verdict for node in self.scenarios for found in node.outcomes if found.engine == engine]
        return clause_status(own)

    @property
    def shown_verdicts(self) -> list[tuple[int, ClauseVerdict | None, ClauseVerdict | None, str]]:
        """For each engine its verdict from judged scenarios, and the verdict from all scenarios if it is different.

        A verdict that a person has to look at is always shown. The text says if scenarios pass that would not have
        noticed each violation.
        """
        weak = {engine: self._weakness(engine) for engine, _ in self.unnoticed}
        return [
            (engine, verdict, None, "")
            if verdict in AMISS or ((stands := self.engine_status(engine)) == verdict and engine not in weak)
            else (engine, stands, verdict if verdict != stands else None, weak.get(engine, ""))
            for engine, verdict in self.verdicts
        ]

    def _weakness(self, engine: int) -> str:
        return "partly judged" if self.engine_answer(engine) == "partly judged" else TOO_WEAK

    @property
    def engines_differ(self) -> bool:
        """Whether engines that were judged by the clause have different verdicts."""
        judged = {self.engine_status(engine) for engine, _ in self.verdicts} - UNJUDGED - {None}
        return len(judged) > 1


@dataclass
class ClauseGroup:
    """A chapter, which holds sections and clauses, or a section, which holds clauses."""

    number: str
    title: str
    sections: list[ClauseGroup] = field(default_factory=list)
    clauses: list[ClauseNode] = field(default_factory=list)

    def all_clauses(self) -> list[ClauseNode]:
        """The clauses of the group and of its sections."""
        return [*self.clauses, *(clause for section in self.sections for clause in section.clauses)]


@dataclass
class GameNode:
    """An edition of a game, with the layout of its board.

    ``engines`` are indices of records; ``loose`` are scenarios without a clause.
    """

    game: str
    edition: str
    name: str
    layout: BoardLayout
    engines: tuple[int, ...]
    loose: tuple[ScenarioNode, ...]
    chapters: list[ClauseGroup]


def build_trees(records: Sequence[RunRecord], *, evidence: Evidence | None = None) -> list[GameNode]:
    """A tree for each edition of a game."""
    editions = dict.fromkeys(edition for record in records for edition in record.editions.items())
    return [_Planter(records, game, edition, evidence or {}).build_tree() for game, edition in editions]


class _Planter:
    """Builds the tree of one edition of a game."""

    def __init__(self, records: Sequence[RunRecord], game: str, edition: str, evidence: Evidence) -> None:
        self._game = game
        self._edition = edition
        self._evidence = evidence
        self._records = {i: record for i, record in enumerate(records) if record.editions.get(game) == edition}
        rulebooks = [book for record in self._records.values() for book in record.rulebooks if book.game == game]
        self._name = next((book.name for book in rulebooks if book.name), "")
        self._layout = next((book.layout for book in rulebooks if book.layout.rows), BoardLayout())
        self._headings = {id: title for book in rulebooks for id, title in book.headings.items()}
        self._order = {id: at for book in rulebooks for at, id in enumerate(book.order)}
        self._scenarios: dict[str, dict[int, ScenarioRecord]] = {}
        self._clauses: dict[str, dict[int, ClauseRecord]] = {}
        for index, record in self._records.items():
            for scenario in record.scenarios:
                if scenario.game == game:
                    self._scenarios.setdefault(scenario.id, {})[index] = scenario
            for clause in record.clauses:
                if clause.game == game:
                    self._clauses.setdefault(clause.id, {})[index] = clause
        self._answers = {index: clause_answers(record) for index, record in self._records.items()}
        self._weak = {
            index: {(clause.game, clause.id) for clause, _ in weakly_judged_clauses(record)}
            for index, record in self._records.items()
        }
        self._planted: set[str] = set()

    def build_tree(self) -> GameNode:
        chapters: dict[str, ClauseGroup] = {}
        sections: dict[str, ClauseGroup] = {}
        for id in sorted(self._clauses, key=lambda id: self._order.get(id, len(self._order))):
            above = self._above(id)
            if above[0] not in chapters:
                chapters[above[0]] = ClauseGroup(above[0], self._headings.get(above[0], ""))
            group = chapters[above[0]]
            if len(above) > 1:
                if above[-1] not in sections:
                    sections[above[-1]] = ClauseGroup(above[-1], self._headings.get(above[-1], ""))
                    group.sections.append(sections[above[-1]])
                group = sections[above[-1]]
            group.clauses.append(self._clause(id))
        loose = [id for id in self._scenarios if id not in self._planted]
        return GameNode(
            game=self._game,
            edition=self._edition,
            name=self._name,
            layout=self._layout,
            engines=tuple(self._records),
            loose=tuple(self._scenario(id) for id in loose),
            chapters=list(chapters.values()),
        )

    def _above(self, id: str) -> tuple[str, ...]:
        """The headings above a clause, the chapter first; the clause itself if no file contains them."""
        return next((clause.under for clause in self._clauses[id].values() if clause.under), (id,))

    def _clause(self, number: str) -> ClauseNode:
        found = self._clauses[number]
        ids = dict.fromkeys(id for clause in found.values() for id in clause.scenarios)
        touching = dict.fromkeys(id for clause in found.values() for id in clause.touched_by)
        return ClauseNode(
            anchor=self._anchor(number),
            number=number,
            title=_first(clause.title for clause in found.values()),
            kind=_first(clause.kind for clause in found.values()),
            verdicts=tuple((index, found[index].verdict if index in found else None) for index in self._records),
            scenarios=tuple(self._scenario(id) for id in ids),
            touching=tuple(self._node(id, elsewhere=True) for id in touching),
            evidence=self._evidence.get((self._game, number), ""),
            answers=tuple((index, self._answers[index][self._game, number]) for index in found),
            unnoticed=tuple(
                (index, clause.unnoticed)
                for index, clause in found.items()
                if (self._game, number) in self._weak[index]
            ),
        )

    def _scenario(self, id: str) -> ScenarioNode:
        """The node of the scenario, which is ``elsewhere`` unless it is the first one."""
        elsewhere = id in self._planted
        self._planted.add(id)
        return self._node(id, elsewhere)

    def _node(self, id: str, elsewhere: bool) -> ScenarioNode:
        found = self._scenarios[id]
        some = next(iter(found.values()))
        return ScenarioNode(
            anchor=self._anchor(id),
            id=id,
            title=some.title,
            place=f"{some.file}:{some.line}" if some.file else "",
            clauses=some.clauses,
            verdicts=tuple((index, found[index].verdict if index in found else None) for index in self._records),
            outcomes=tuple(self._outcome(index, scenario) for index, scenario in found.items()),
            elsewhere=elsewhere,
        )

    def _outcome(self, index: int, scenario: ScenarioRecord) -> EngineOutcome:
        return EngineOutcome(
            engine=index,
            verdict=scenario.verdict,
            ms=scenario.ms,
            message=scenario.message,
            steps=scenario.steps,
            boards=scenario.boards,
            answers=scenario.answers,
        )

    def _anchor(self, what: str) -> str:
        """The id in the page, of characters that need no quoting in an address."""
        return page_anchor(self._edition, self._game, what)


def page_anchor(edition: str, game: str, what: str) -> str:
    """The id of a clause or scenario of a game in the page, of characters that need no quoting in an address."""
    return re.sub(r"[^\w.-]", "_", f"{edition}-{what if '/' in what else f'{game}-{what}'}")


def _first(texts: Iterable[str]) -> str:
    return next((text for text in texts if text), "")
