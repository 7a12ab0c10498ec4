"""Scenarios and editions: which hold for an older edition too, and which wait for a review in this one.

The features follow a game's default edition. For an older one each clause is followed back: a scenario is
kept if all its clauses said the same then, and counts for them under the numbers of then.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path

from msgspec.structs import replace as altered

from ..rulebooks import Ledger, Lineage
from . import reviews
from .catalogue import Scenario, Tag
from .results import ScenarioResult
from .shelf import Shelf
from .verdicts import Verdict

_JUDGED: frozenset[Verdict] = frozenset({"pass", "fail"})


def kept(
    shelf: Shelf, ledgers: Mapping[str, Ledger], scenarios: Iterable[Scenario]
) -> tuple[list[Scenario], list[Scenario]]:
    """The scenarios as these editions number them, and those of which a clause has changed since.

    These, too, count under the numbers of then, as far as their clauses were there.
    """
    back = {game: shelf.lineages(game, ledger.edition) for game, ledger in ledgers.items()}
    then: list[Scenario] = []
    lost: list[Scenario] = []
    for scenario in scenarios:
        same = True
        found = scenario
        for step in back[scenario.game]:
            same = same and all(step.kept(number) is not None for number in found.clauses)
            found = _before(found, step)
        (then if same else lost).append(found)
    return then, lost


def with_suspects(
    shelf: Shelf, ledgers: Mapping[str, Ledger], results: Iterable[ScenarioResult]
) -> tuple[ScenarioResult, ...]:
    """The results, in which one that waits for a review says neither that an engine conforms nor that it deviates."""
    waiting = {
        name: suspect
        for game, ledger in ledgers.items()
        for name, suspect in reviews.waiting(Path(shelf.rulebooks) / game, ledger.edition).items()
    }

    def judged(result: ScenarioResult) -> ScenarioResult:
        suspect = waiting.get(result.id)
        if suspect is None or result.verdict not in _JUDGED:
            return result
        why = f"{', '.join(suspect.clauses)} changed ({', '.join(suspect.changes)}) since this was reviewed"
        said = f"; it would {'pass' if result.verdict == 'pass' else 'fail'}"
        return altered(result, verdict="suspect", message=why + said)

    return tuple(map(judged, results))


def _before(scenario: Scenario, step: Lineage) -> Scenario:
    """The scenario with the numbers of the edition before."""

    def old(tags: tuple[Tag, ...]) -> tuple[Tag, ...]:
        return tuple(
            before
            for tag in tags
            for before in ([tag] if tag.clause is None else [tag.of(number) for number in step.was(tag.clause)])
        )

    rule = replace(scenario.rule, tags=old(scenario.rule.tags)) if scenario.rule else None
    return replace(scenario, tags=old(scenario.tags), feature_tags=old(scenario.feature_tags), rule=rule)
