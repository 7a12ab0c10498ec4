"""The summary of unsupported scenarios: their reasons, and the additions to an engine that would unlock the most.

A scenario needs capabilities, and the nodes of its card texts. An engine *has* the capabilities that it declares, and
the needs of all scenarios that could be judged. The other needs of unsupported scenarios are missing. A scenario
without missing needs was refused for the form of a text, and only its reason says why.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Protocol

from msgspec.structs import replace

from ...adapters.messages import Reason, ReasonKind
from ..judging.verdicts import Verdict
from ..scenarios.feature_parser import Scenario
from ..scenarios.scenario_needs import needs_of_scenario
from ..scenarios.suite import Suite
from .run_results import RefusalCount, ScenarioResult, UnlockStep, UnsupportedSummary
from .scores import UNJUDGED

STEPS = 5
"""Maximum number of proposed steps."""


class ScenarioWithNeeds(Protocol):
    """A scenario: its game, the clauses that it is meant to show, and its needs."""

    @property
    def game(self) -> str: ...
    @property
    def own(self) -> tuple[str, ...]: ...
    @property
    def needs(self) -> tuple[str, ...]: ...


class ScenarioWithVerdict(ScenarioWithNeeds, Protocol):
    """A scenario with its verdict, from a run or from a results file."""

    @property
    def verdict(self) -> Verdict: ...
    @property
    def message(self) -> str: ...
    @property
    def reason(self) -> Reason | None: ...


def with_needs(
    suite: Suite, played: Iterable[Scenario], results: Sequence[ScenarioResult], *, is_shard: bool
) -> tuple[ScenarioResult, ...]:
    """The results with the needs of each scenario; unchanged if no scenario is unsupported, except for a shard."""
    if not is_shard and all(result.verdict != "unsupported" for result in results):
        return tuple(results)
    by_id = {scenario.id: tuple(sorted(needs_of_scenario(suite, scenario))) for scenario in played}
    return tuple(replace(result, needs=by_id.get(result.id, ())) for result in results)


def summarize_unsupported(scenarios: Sequence[ScenarioWithVerdict], declared: Collection[str]) -> UnsupportedSummary:
    """The summary of the unsupported ones among these scenarios, for an engine that declares these capabilities."""
    refused = [found for found in scenarios if found.verdict == "unsupported"]
    has = frozenset(declared).union(*(found.needs for found in scenarios if found.verdict not in UNJUDGED))
    return UnsupportedSummary(
        reasons=tuple(_reasons(refused)), unlocks=tuple(islice(unlock_order(refused, has), STEPS))
    )


def _reasons(refused: Iterable[ScenarioWithVerdict]) -> Iterator[RefusalCount]:
    alike: dict[tuple[ReasonKind, str], list[ScenarioWithVerdict]] = {}
    for found in refused:
        reason = found.reason or Reason()
        alike.setdefault((reason.kind, reason.what or found.message), []).append(found)
    for (kind, _), those in sorted(alike.items(), key=lambda each: -len(each[1])):
        ((said, times),) = Counter(found.message for found in those).most_common(1)
        what = those[0].reason.what if those[0].reason else ""
        says = said if 2 * times > len(those) or not what else ""
        yield RefusalCount(kind=kind, what=what, says=says, scenarios=len(those), clauses=count_clauses(those))


def unlock_order(wanted: Iterable[ScenarioWithNeeds], has: Collection[str]) -> Iterator[UnlockStep]:
    """The steps after which an engine supports all wanted scenarios; ``has`` are the needs that it supports now.

    Each step unlocks the most scenarios for each of its needs, or begins such a step if a part of it unlocks some.
    """
    missing: dict[frozenset[str], list[ScenarioWithNeeds]] = {}
    for found in wanted:
        if lacking := frozenset(found.needs).difference(has):
            missing.setdefault(lacking, []).append(found)
    while missing:
        step = _best_step(missing, missing)
        while parts := [each for each in missing if each < step]:
            step = _best_step(parts, missing)
        unlocked = [found for lacking, those in missing.items() if lacking <= step for found in those]
        yield UnlockStep(needs=tuple(sorted(step)), scenarios=len(unlocked), clauses=count_clauses(unlocked))
        left: dict[frozenset[str], list[ScenarioWithNeeds]] = {}
        for lacking, those in missing.items():
            if lacking - step:
                left.setdefault(lacking - step, []).extend(those)
        missing = left


def _best_step(
    steps: Iterable[frozenset[str]], missing: Mapping[frozenset[str], Sequence[ScenarioWithNeeds]]
) -> frozenset[str]:
    return max(steps, key=lambda each: (_gain(each, missing) / len(each), -len(each), sorted(each)))


def _gain(step: frozenset[str], missing: Mapping[frozenset[str], Sequence[ScenarioWithNeeds]]) -> int:
    return sum(len(those) for lacking, those in missing.items() if lacking <= step)


def count_clauses(scenarios: Iterable[ScenarioWithNeeds]) -> int:
    """Number of clauses that the scenarios are meant to show."""
    return len({(found.game, clause) for found in scenarios for clause in found.own})
