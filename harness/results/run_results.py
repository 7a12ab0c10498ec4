"""What a run found out: scenarios, clauses, and the readings that the engine takes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
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
from .board_layout import BoardLayout, layout_from_words

_V = TypeVar("_V", bound=ClauseVerdict)


class RulingLink(Struct, frozen=True):
    """A ruling of the publisher: its id, its day, and what was ruled in a line of our words."""

    id: str
    date: str
    title: str


class OtherEdition(Struct, frozen=True):
    """Another edition, which the engine follows, and which of a deviation's clauses are not the same there."""

    edition: str
    changed: tuple[str, ...]


class ScenarioResult(Struct, frozen=True, kw_only=True):
    """A scenario's verdict: the worst of its cases, with that case's message.

    ``own`` are the clauses that it is there to show, among all that it counts for. ``signature`` is by what its
    failure is known again, ``known`` why the baseline says that it is known. ``reason`` says as data why it is
    unsupported, ``needs`` what it needs of an engine, where any scenario is. ``answers`` are the publisher's rulings
    that speak of a deviation, ``claimed`` what became of its clauses in the edition that the engine follows.
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
    signature: tuple[str, ...] = ()
    known: str = ""
    reason: Reason | None = None
    needs: tuple[str, ...] = ()
    answers: tuple[RulingLink, ...] = ()
    claimed: OtherEdition | None = None
    played: tuple[PlayedStep, ...] = ()


class ClauseResult(Struct, frozen=True, kw_only=True):
    """A clause's verdict: the worst of its own scenarios'. ``kind`` is its class, ``under`` its chapter and section.

    ``touched_by`` are scenarios of other clauses that show something of it: they say neither that it is obeyed nor that
    it is not.
    """

    game: str
    id: str
    title: str
    kind: str
    under: tuple[str, ...]
    verdict: ClauseVerdict
    scenarios: tuple[str, ...]
    touched_by: tuple[str, ...] = ()


class RulebookSummary(Struct, frozen=True, kw_only=True):
    """What a report needs of a ledger: numbers of clauses and of exempt ones by class, the ids of all clauses in the
    order of the document, its headings' titles, and how the game's board is drawn.
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
    """A contested reading as an engine takes it. ``takes`` is empty where no option is known to be taken.

    ``declared`` is the option that the engine names, empty for none; ``seen`` says of each option whether it does what
    that option says: ``unknown`` where no scenario that shows it could be judged.
    """

    game: str
    id: str
    ours: str
    takes: str
    declared: str
    seen: dict[str, Sight]

    @property
    def played_options(self) -> str:
        """The options that it was seen to play, for a message."""
        return " and ".join(option for option, sight in self.seen.items() if sight == "yes") or "no admissible option"

    @property
    def is_contradicted(self) -> bool:
        """Whether it was seen not to do what it declares."""
        return bool(self.declared) and self.seen.get(self.declared, "no") == "no"

    @property
    def takes_no_option(self) -> bool:
        """Whether it was seen to take no admissible option."""
        return not self.takes and "unknown" not in self.seen.values()


class RefusalCount(Struct, frozen=True, kw_only=True):
    """So many scenarios are unsupported for one reason; ``says`` is the text of most of them, if they have one."""

    kind: ReasonKind
    what: str
    says: str
    scenarios: int
    clauses: int

    @property
    def reason_text(self) -> str:
        """The kind and the thing, and what was said of it; of a capability that has no more to say."""
        thing = f"{self.kind} {self.what}".strip()
        is_all = not self.says or (self.kind == "capability" and bool(self.what))
        return thing if is_all else f"{thing}: {self.says}"


class UnlockStep(Struct, frozen=True, kw_only=True):
    """What an engine would have to learn, and how much more could be judged then, what comes before being learnt."""

    needs: tuple[str, ...]
    scenarios: int
    clauses: int


class UnsupportedSummary(Struct, frozen=True, kw_only=True):
    """All that is unsupported: by reasons, the commonest first, and the steps that unlock most."""

    reasons: tuple[RefusalCount, ...] = ()
    unlocks: tuple[UnlockStep, ...] = ()

    def count_by_kind(self) -> Counter[ReasonKind]:
        """How many scenarios are unsupported for each kind of reason."""
        count = Counter[ReasonKind]()
        for reason in self.reasons:
            count[reason.kind] += reason.scenarios
        return count


class RunOrigin(Struct, frozen=True, kw_only=True):
    """Where results come from: when the run began, the machine, and the commits of the checkouts that the suite and the
    working directory belong to, empty for none.
    """

    date: str = ""
    host: str = ""
    system: str = ""
    suite: str = ""
    directory: str = ""


class Results(Struct, frozen=True, kw_only=True):
    """A run: which engine, which editions by game, the verdicts, and how long it took in seconds.

    ``not_kept`` are the ids of scenarios that were not played, for a clause of theirs changed after the edition.
    One that is not ``complete`` was interrupted: what it did not come to is an ``error``. ``in_process`` says that the
    engine, which is not ours, ran in our process. ``beside`` is what is unsupported, and for what. ``shard`` is which
    shard of a run it is, of how many.
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
        """How many scenarios have each verdict."""
        return Counter(scenario.verdict for scenario in self.scenarios)

    def count_clauses(self) -> Counter[ClauseVerdict]:
        """How many clauses have each verdict."""
        return Counter(clause.verdict for clause in self.clauses)


def scenario_results(
    scenarios: Iterable[Scenario], cases: Mapping[str, list[Case]], suite: Suite
) -> tuple[ScenarioResult, ...]:
    """The scenarios' verdicts, in their order. One without a case is lost, and says so as an ``error``."""
    lost = [Case(scenario="", verdict="error", message="no verdict was reached: the run ended before")]
    return tuple(_scenario_result(scenario, cases.get(scenario.id) or lost, suite) for scenario in scenarios)


def clause_results(ledgers: Mapping[str, Ledger], scenarios: Iterable[ScenarioResult]) -> tuple[ClauseResult, ...]:
    """The verdicts of the clauses that these scenarios show or touch, in the order of the ledgers."""
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
        )
        for game, ledger in ledgers.items()
        for clause in ledger
        for mine, others in [(own.get((game, clause.id), []), touching.get((game, clause.id), []))]
        if mine or others
    )


def summarize_rulebook(ledger: Ledger, words: GameVocabulary) -> RulebookSummary:
    """What a report needs of the ledger and the game's words."""
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
    """How many have each verdict, in the order of the verdicts."""
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
        signature=failure_signature(cases),
        reason=case.reason,
        played=case.played,
    )
