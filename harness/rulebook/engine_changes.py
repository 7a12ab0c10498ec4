"""The changes from one edition to a newer one that concern an engine.

The engine is judged by the newer edition. Scenarios that deviate there, and that hold in the older edition, too, are
then played by the older edition. A deviation from a clause that says the same is not listed if it was there before.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console

from ...adapters.messages import EngineInfo
from ...rulebooks import Clause, EditionLineage, Ledger
from ..base.command_errors import BROKEN, CONFORMS, DEVIATES, WrongUse
from ..judging.run_options import RunOptions
from ..judging.verdicts import DEVIATIONS, ClauseVerdict, exit_code, verdicts_matching
from ..results.clause_answers import NOT_PLAYED, UnnoticedViolation
from ..results.edition_changes import EditionChange
from ..results.run_results import Results, ScenarioResult
from ..results.scores import UNJUDGED, clause_status
from ..runs.run_execution import execute_run
from ..scenarios.suite import Suite

BREAKING = verdicts_matching(lambda kind: kind.obeys in ("no", "mixed"))
"""The verdicts of an engine that breaks a clause, even if it crashes or does not answer."""


@dataclass(frozen=True)
class ClauseWork:
    """A clause that is work for the authors of an engine.

    `old` and `new` are its numbers in the two editions, and `changes` the kinds of its changes, from the older edition
    to the newer one; none if it says the same. `scenarios` are those that fail. `unjudged` are the reasons why its
    scenarios were not judged, or why it has none, and the violations that its judged scenarios would not have noticed.
    """

    old: tuple[str, ...]
    new: tuple[str, ...]
    title: str
    kind: str
    changes: tuple[str, ...]
    verdict: ClauseVerdict
    scenarios: tuple[ScenarioResult, ...] = ()
    unjudged: tuple[str, ...] = ()
    has_scenarios: bool = False


@dataclass(frozen=True)
class EngineChanges:
    """The work for an engine that obeyed the older of two editions, in the order of the newer one.

    `breaks` are clauses that it breaks because of the change. `grew` are new clauses by which it is not judged, or only
    partly judged. `look`
    are clauses that changed or are gone, and that it does not break. `obeyed` counts the new clauses that it obeys,
    `same_rule` the clauses that state the same rule in other words, and `before` the other deviations.
    """

    old: str
    new: str
    game: str
    engine: EngineInfo
    breaks: tuple[ClauseWork, ...]
    grew: tuple[ClauseWork, ...]
    look: tuple[ClauseWork, ...]
    obeyed: int
    same_rule: int
    before: int
    exit_code: int


@dataclass(frozen=True)
class _History:
    """The older numbers of a clause, the kinds of its changes since then, and whether its rule is the same."""

    old: tuple[str, ...]
    changes: tuple[str, ...]
    is_same_rule: bool


def changes_for_engine(options: RunOptions, console: Console, old: Ledger, new: Ledger) -> EngineChanges:
    """Judge the engine of the options by the newer edition, and find the work. Raises :class:`.CommandError`."""
    suite = options.suite
    steps = _lineages_between(suite, old, new)
    options = dataclasses.replace(options, game=new.game, edition=new.edition)
    results = execute_run(options, console).results
    change = EditionChange.load(suite, new, old.edition)
    broken = [each for each in results.scenarios if each.verdict in BREAKING]
    doubtful = frozenset(each.id for each in broken if each.id in change.held and not change.changed_clauses(each))
    earlier = _judge_by_older(options, console, old, doubtful)
    before = {each.id for each in earlier if each.verdict in BREAKING}
    histories = {clause.id: _history(clause.id, steps) for clause in new}

    def is_change(scenario: ScenarioResult, clause: str) -> bool:
        changed = change.changed_clauses(scenario)
        return clause in changed if changed else scenario.id not in before

    breaks: list[ClauseWork] = []
    grew: list[ClauseWork] = []
    look: list[ClauseWork] = []
    obeyed = same_rule = 0
    judged = {clause.id: clause for clause in results.clauses}
    by_id = {scenario.id: scenario for scenario in results.scenarios}
    for clause in new:
        history = histories[clause.id]
        own = [by_id[id] for id in judged[clause.id].scenarios] if clause.id in judged else []
        failing = tuple(each for each in own if each.verdict in BREAKING and is_change(each, clause.id))
        unnoticed = judged[clause.id].unnoticed if clause.id in judged else ()
        work = _work(clause, history, own, failing, unnoticed)
        if failing:
            breaks.append(work)
        elif not history.old:
            if work.verdict in UNJUDGED or unnoticed:
                grew.append(work)
            else:
                obeyed += 1
        elif not history.is_same_rule:
            look.append(work)
        elif set(history.changes) - {"moved", "typographic"}:
            same_rule += 1
    look += _gone(old, {number for history in histories.values() for number in history.old})
    listed = {each.id for work in breaks for each in work.scenarios}
    return EngineChanges(
        old=old.edition,
        new=new.edition,
        game=new.game,
        engine=results.engine,
        breaks=tuple(breaks),
        grew=tuple(grew),
        look=tuple(look),
        obeyed=obeyed,
        same_rule=same_rule,
        before=sum(each.id not in listed for each in broken),
        exit_code=_exit_code(results, earlier, breaks),
    )


def _lineages_between(suite: Suite, old: Ledger, new: Ledger) -> tuple[EditionLineage, ...]:
    """The lineages from the newer edition back to the older one. Raises :class:`WrongUse` if there are none."""
    line = suite.edition_ancestry(new.game)
    if old.game != new.game or not {old.edition, new.edition} <= set(line):
        raise WrongUse(f"no lineage leads from {old.game} {old.edition} to {new.game} {new.edition}")
    if line.index(old.edition) <= line.index(new.edition):
        raise WrongUse(
            f"with --engine, name the older edition first, and a newer one second; those of {new.game} are, "
            f"from the oldest: {', '.join(reversed(line))}"
        )
    return suite.lineages_between(new.game, new.edition, old.edition)


def _history(number: str, steps: Sequence[EditionLineage]) -> _History:
    """The history of a clause of the newer edition. The steps lead back from there."""
    numbers: tuple[str, ...] = (number,)
    changes: list[str] = []
    is_same = True
    for step in steps:
        descents = [found for each in numbers if (found := step.descent_of(each))]
        changes[:0] = dict.fromkeys(each.change for each in descents)
        is_same = is_same and all(each.is_same_clause for each in descents)
        numbers = tuple(dict.fromkeys(old for each in numbers for old in step.old_numbers_of(each)))
    return _History(numbers, tuple(changes), is_same)


def _judge_by_older(
    options: RunOptions, console: Console, old: Ledger, ids: frozenset[str]
) -> tuple[ScenarioResult, ...]:
    """The results of these scenarios by the older edition."""
    if not ids:
        return ()
    return execute_run(dataclasses.replace(options, edition=old.edition, ids=ids), console).results.scenarios


def _work(
    clause: Clause,
    history: _History,
    own: Sequence[ScenarioResult],
    failing: tuple[ScenarioResult, ...],
    unnoticed: Sequence[UnnoticedViolation],
) -> ClauseWork:
    reasons = [_why_unjudged(each) for each in own if each.verdict in UNJUDGED]
    reasons += [f"unnoticed: {each.description}" for each in unnoticed if len(reasons) < len(own)]
    return ClauseWork(
        old=history.old,
        new=(clause.id,),
        title=clause.title,
        kind=clause.kind,
        changes=history.changes,
        verdict=clause_status([each.verdict for each in own]),
        scenarios=failing,
        has_scenarios=bool(own),
        unjudged=tuple(dict.fromkeys(reasons)) if own else (_why_without_scenario(clause),),
    )


def _why_unjudged(scenario: ScenarioResult) -> str:
    reason = scenario.reason
    return f"{scenario.verdict}: {f'{reason.kind} {reason.what}'.strip()}" if reason else scenario.verdict


def _why_without_scenario(clause: Clause) -> str:
    if clause.exempt is not None:
        return f"exempt: {clause.exempt}"
    return NOT_PLAYED if clause.kind == "behavioural" else f"no rule of play: {clause.kind}"


def _gone(old: Ledger, kept: set[str]) -> Iterator[ClauseWork]:
    """The clauses of the older edition that none of the newer one descends from."""
    for clause in old:
        if clause.id not in kept:
            yield ClauseWork((clause.id,), (), clause.title, clause.kind, ("gone",), "touched")


def _exit_code(results: Results, earlier: Sequence[ScenarioResult], breaks: Sequence[ClauseWork]) -> int:
    """The exit code of a run whose deviations are only those because of the change."""
    if not results.complete or any(each.verdict == "error" for each in earlier):
        return BROKEN
    code = exit_code(each.verdict for each in results.scenarios)
    if code != DEVIATES:
        return code
    failing = (each for work in breaks for each in work.scenarios)
    return DEVIATES if any(each.verdict in DEVIATIONS for each in failing) else CONFORMS
