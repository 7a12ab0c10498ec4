"""The results of a run: scenarios, clauses, and the readings that the engine takes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, TypeVar

from msgspec import Struct

from ...adapters.messages import EngineInfo, Reason, ReasonKind
from ...adapters.protocol_vocabulary import GameVocabulary
from ...rulebooks import Ledger
from ..judging.cases import Case, PlayedStep
from ..judging.signatures import failure_signature
from ..judging.verdicts import ClauseVerdict, Verdict, worst_verdict
from ..scenarios.feature_parser import Scenario
from ..scenarios.suite import Suite
from ..scenarios.violation_evidence import EditionEvidence
from .board_layout import BoardLayout, layout_from_words
from .clause_answers import UnnoticedViolation, unnoticed_violations

_V = TypeVar("_V", bound=ClauseVerdict)


class RulingLink(Struct, frozen=True):
    """A ruling of the publisher: its id, its date, and a title in our words."""

    id: str
    date: str
    title: str


class OtherEdition(Struct, frozen=True):
    """The other edition that the engine follows, and the clauses of a deviation that are different there."""

    edition: str
    changed: tuple[str, ...]


class ScenarioResult(Struct, frozen=True, kw_only=True):
    """A scenario's verdict: the worst of its cases, with that case's message.

    ``own`` are the clauses that it is meant to show, among all that it counts for. ``example`` are the values of the
    example that has this verdict, and ``played_title`` is its title with these values. ``signature`` identifies its
    failure, and ``known`` is the reason for it in the baseline. ``variation`` is the variation in which it has this
    verdict, empty for the plain scene. ``reason`` is the reason, as data, why it is unsupported; ``needs`` are its
    needs, given if any scenario is unsupported. ``answers`` are the publisher's rulings about a deviation, and
    ``claimed`` the changes of its clauses in the edition that the engine follows.
    """

    id: str
    game: str
    clauses: tuple[str, ...]
    own: tuple[str, ...] = ()
    verdict: Verdict
    ms: float
    message: str
    path: str
    line: int
    title: str
    example: str = ""
    played_title: str = ""
    signature: tuple[str, ...] = ()
    variation: str = ""
    known: str = ""
    reason: Reason | None = None
    needs: tuple[str, ...] = ()
    answers: tuple[RulingLink, ...] = ()
    claimed: OtherEdition | None = None
    played: tuple[PlayedStep, ...] = ()


class ClauseResult(Struct, frozen=True, kw_only=True):
    """The verdict of a clause: the worst verdict of its own scenarios.

    ``kind`` is its class, ``under`` its chapter and section. ``touched_by`` are scenarios of other clauses that show
    something of it, but not whether it is obeyed. ``violations`` is the number of its violations in the evidence of
    the edition, and ``unnoticed`` are those that no judged scenario would have noticed.
    """

    game: str
    id: str
    title: str
    kind: str
    under: tuple[str, ...]
    verdict: ClauseVerdict
    scenarios: tuple[str, ...]
    touched_by: tuple[str, ...] = ()
    violations: int = 0
    unnoticed: tuple[UnnoticedViolation, ...] = ()


class RulebookSummary(Struct, frozen=True, kw_only=True):
    """The data of a ledger for a report.

    They are the numbers of clauses and of exempt clauses by class, the ids of all clauses in the order of the document,
    the titles of its headings, and the layout of the board.
    """

    game: str
    edition: str
    name: str
    clauses: dict[str, int]
    exempt: dict[str, int]
    order: tuple[str, ...]
    headings: tuple[tuple[str, str], ...]
    layout: BoardLayout = BoardLayout()


Sight = Literal["yes", "no", "unknown"]


class TakenReading(Struct, frozen=True, kw_only=True):
    """A contested reading as an engine takes it. ``takes`` is the option that it takes, empty if unknown or none.

    ``declared`` is the option that the engine declares, empty for none. ``seen`` says for each option whether the
    engine plays it: ``unknown`` if no scenario that shows it could be judged.
    """

    game: str
    id: str
    ours: str
    takes: str
    declared: str
    seen: dict[str, Sight]

    @property
    def played_options(self) -> str:
        """The options that the engine was seen to play, for a message."""
        return " and ".join(option for option, sight in self.seen.items() if sight == "yes") or "no admissible option"

    @property
    def is_contradicted(self) -> bool:
        """Whether the engine was seen not to play the option that it declares."""
        return bool(self.declared) and self.seen.get(self.declared, "no") == "no"

    @property
    def takes_no_option(self) -> bool:
        """Whether the engine was seen to take no admissible option."""
        return not self.takes and "unknown" not in self.seen.values()


class RefusalCount(Struct, frozen=True, kw_only=True):
    """Number of scenarios and clauses that are unsupported for one reason.

    ``says`` is the message of most of the scenarios, if they share one.
    """

    kind: ReasonKind
    what: str
    says: str
    scenarios: int
    clauses: int

    @property
    def reason_text(self) -> str:
        """The kind of reason, its subject, and the message; a capability needs no message."""
        thing = f"{self.kind} {self.what}".strip()
        is_all = not self.says or (self.kind == "capability" and bool(self.what))
        return thing if is_all else f"{thing}: {self.says}"


class UnlockStep(Struct, frozen=True, kw_only=True):
    """Needs that an engine could add, and how much more could then be judged, after the previous steps."""

    needs: tuple[str, ...]
    scenarios: int
    clauses: int


class UnsupportedSummary(Struct, frozen=True, kw_only=True):
    """Unsupported scenarios by reason, the commonest first, and the steps that unlock the most of them."""

    reasons: tuple[RefusalCount, ...] = ()
    unlocks: tuple[UnlockStep, ...] = ()

    def count_by_kind(self) -> Counter[ReasonKind]:
        """Number of unsupported scenarios for each kind of reason."""
        count = Counter[ReasonKind]()
        for reason in self.reasons:
            count[reason.kind] += reason.scenarios
        return count


class RunOrigin(Struct, frozen=True, kw_only=True):
    """The origin of results: the date and the kind of machine of the run, and two commits.

    The commits are those of the checkouts of the suite and of the working directory; empty for none.
    """

    date: str = ""
    system: str = ""
    suite: str = ""
    directory: str = ""


class Results(Struct, frozen=True, kw_only=True):
    """The results of a run: the engine, the editions by game, the verdicts, and the time in seconds.

    ``not_kept`` are the ids of scenarios that were not played, because they hold only since a newer edition.
    A run that is not ``complete`` was interrupted, and scenarios that it did not reach are an ``error``. ``in_process``
    says that a foreign engine ran in the process of saitei. ``beside`` is the summary of unsupported scenarios.
    ``shard`` is the number of the shard, and the number of all shards.
    """

    version: str
    spec: str
    engine: EngineInfo
    editions: dict[str, str]
    scenarios: tuple[ScenarioResult, ...]
    clauses: tuple[ClauseResult, ...]
    seconds: float
    not_kept: tuple[str, ...] = ()
    complete: bool = True
    in_process: bool = False
    rulebooks: tuple[RulebookSummary, ...] = ()
    readings: tuple[TakenReading, ...] = ()
    beside: UnsupportedSummary = UnsupportedSummary()
    shard: tuple[int, int] | None = None
    origin: RunOrigin | None = None

    def count_scenarios(self) -> Counter[Verdict]:
        """Number of scenarios with each verdict."""
        return Counter(scenario.verdict for scenario in self.scenarios)

    def count_clauses(self) -> Counter[ClauseVerdict]:
        """Number of clauses with each verdict."""
        return Counter(clause.verdict for clause in self.clauses)


def scenario_results(
    scenarios: Iterable[Scenario], cases: Mapping[str, list[Case]], suite: Suite
) -> tuple[ScenarioResult, ...]:
    """The results of the scenarios, in their order. A scenario without a case is an ``error``."""
    lost = [Case(scenario="", verdict="error", message="the run ended before this scenario had a verdict")]
    return tuple(_scenario_result(scenario, cases.get(scenario.id) or lost, suite) for scenario in scenarios)


def clause_results(
    ledgers: Mapping[str, Ledger],
    scenarios: Sequence[ScenarioResult],
    evidence: Mapping[str, EditionEvidence] | None = None,
) -> tuple[ClauseResult, ...]:
    """The verdicts of the clauses that these scenarios show or touch, in the order of the ledgers.

    ``evidence`` is that of each game's edition.
    """
    by_id = {scenario.id: scenario for scenario in scenarios}
    known = evidence or {}
    own: dict[tuple[str, str], list[ScenarioResult]] = {}
    touching: dict[tuple[str, str], list[ScenarioResult]] = {}
    for scenario in scenarios:
        for number in scenario.clauses:
            kept = own if number in scenario.own else touching
            kept.setdefault((scenario.game, number), []).append(scenario)
    return tuple(
        ClauseResult(
            game=game,
            id=clause.id,
            title=clause.title,
            kind=clause.kind,
            under=tuple(dict.fromkeys((ledger.chapter_of(clause.id), ledger.section_of(clause.id)))),
            verdict=worst_verdict(scenario.verdict for scenario in mine) if mine else "touched",
            scenarios=tuple(scenario.id for scenario in mine),
            touched_by=tuple(scenario.id for scenario in others),
            violations=len(violations),
            unnoticed=unnoticed_violations(violations, by_id),
        )
        for game, ledger in ledgers.items()
        for clause in ledger
        for mine, others in [(own.get((game, clause.id), []), touching.get((game, clause.id), []))]
        for violations in [known.get(game, {}).get(clause.id, ())]
        if mine or others
    )


def summarize_rulebook(ledger: Ledger, words: GameVocabulary) -> RulebookSummary:
    """The data of the ledger and of the game's vocabulary for a report."""
    return RulebookSummary(
        game=ledger.game,
        edition=ledger.edition,
        name=ledger.name,
        clauses=dict(Counter(clause.kind for clause in ledger)),
        exempt=dict(Counter(clause.kind for clause in ledger if clause.exempt is not None)),
        order=tuple(clause.id for clause in ledger),
        headings=tuple((heading.id, heading.title) for heading in ledger.headings),
        layout=layout_from_words(words),
    )


def ordered_counts(count: Counter[_V], verdicts: Iterable[_V]) -> dict[str, int]:
    """The counts as a dict in the order of the verdicts, with 0 for missing ones."""
    return {verdict: count[verdict] for verdict in verdicts}


def _scenario_result(scenario: Scenario, cases: list[Case], suite: Suite) -> ScenarioResult:
    verdict = worst_verdict(case.verdict for case in cases)
    case = next(case for case in cases if case.verdict == verdict)
    example = f"[{case.example}] " if case.example and case.message and verdict != "unsupported" else ""
    return ScenarioResult(
        id=scenario.id,
        game=scenario.game,
        clauses=scenario.all_clauses,
        own=scenario.primary_clauses,
        verdict=verdict,
        ms=round(sum(case.ms for case in cases), 3),
        message=example + case.message,
        path=suite.display_path(scenario.path),
        line=scenario.line,
        title=scenario.title,
        example=case.example,
        played_title=case.title,
        signature=failure_signature(cases),
        variation=case.variation,
        reason=case.reason,
        played=case.played,
    )
