"""Scenarios and editions: which hold for an older edition too.

The features follow a game's default edition. For an older one each clause is followed back: a scenario is
kept if all its clauses said the same then, and counts for them under the numbers of then.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from ...rulebooks import Ledger, Lineage
from .features import Scenario, Tag
from .suite import Suite


def kept(
    suite: Suite, ledgers: Mapping[str, Ledger], scenarios: Iterable[Scenario]
) -> tuple[list[Scenario], list[Scenario]]:
    """The scenarios as these editions number them, and those of which a clause has changed since.

    These, too, count under the numbers of then, as far as their clauses were there.
    """
    back = {game: suite.lineages(game, ledger.edition) for game, ledger in ledgers.items()}
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
