"""The scenarios that also hold for an older edition of a rulebook.

The features follow the default edition of a game. For an older edition, a scenario is kept if all its clauses said the
same there. It then counts for these clauses under their older numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from ...rulebooks import EditionLineage, Ledger
from .feature_parser import Scenario, Tag
from .suite import Suite


def split_by_edition(
    suite: Suite, ledgers: Mapping[str, Ledger], scenarios: Iterable[Scenario]
) -> tuple[list[Scenario], list[Scenario]]:
    """Two lists: the scenarios that hold for these editions, and those of which a clause has changed since.

    The clauses of both have the numbers of these editions; clauses that did not exist yet are left out.
    """
    back = {game: suite.edition_lineages(game, ledger.edition) for game, ledger in ledgers.items()}
    then: list[Scenario] = []
    lost: list[Scenario] = []
    for scenario in scenarios:
        same = True
        found = scenario
        for step in back[scenario.game]:
            same = same and all(step.unchanged_old_number(number) is not None for number in found.all_clauses)
            found = _before(found, step)
        (then if same else lost).append(found)
    return then, lost


def _before(scenario: Scenario, step: EditionLineage) -> Scenario:
    """The scenario with the clause numbers of the previous edition."""

    def earlier_tags(tags: tuple[Tag, ...]) -> tuple[Tag, ...]:
        return tuple(
            before
            for tag in tags
            for before in (
                [tag]
                if tag.clause_id is None
                else [tag.for_clause(number) for number in step.old_numbers_of(tag.clause_id)]
            )
        )

    rule = replace(scenario.rule, tags=earlier_tags(scenario.rule.tags)) if scenario.rule else None
    return replace(
        scenario, tags=earlier_tags(scenario.tags), feature_tags=earlier_tags(scenario.feature_tags), rule=rule
    )
