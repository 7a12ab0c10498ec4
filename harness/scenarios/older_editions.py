"""The scenarios that hold for an edition of a rulebook.

The features follow the default edition of a game, and their tags have its clause numbers. A scenario holds in the
default edition, and in older editions as long as all its clauses said the same there. Two tags change this:

- ``@since-1.7.0``: it holds in the editions since that one, although a clause of it changed.
- ``@until-1.7.0``: it holds in no edition after that one.

In an older edition, a scenario counts for its clauses under their older numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from ...rulebooks import EditionLineage, Ledger
from .feature_parser import Scenario, Tag
from .suite import Suite


def split_by_edition(
    suite: Suite, ledgers: Mapping[str, Ledger], scenarios: Iterable[Scenario]
) -> tuple[list[Scenario], list[Scenario]]:
    """Two lists: the scenarios that hold for these editions, and those that hold only for newer ones.

    Scenarios that hold only for older editions are in neither list. The clauses of both have the numbers of these
    editions; clauses that did not exist yet are left out.
    """
    back = {game: suite.edition_lineages(game, ledger.edition) for game, ledger in ledgers.items()}
    then: list[Scenario] = []
    lost: list[Scenario] = []
    for scenario in scenarios:
        steps = back[scenario.game]
        line = [*(step.edition for step in steps), ledgers[scenario.game].edition]
        if scenario.last_edition in (None, *line):
            (then if _holds_back_to(scenario, line, steps) else lost).append(with_older_clauses(scenario, steps))
    return then, lost


def with_older_clauses(scenario: Scenario, steps: Iterable[EditionLineage]) -> Scenario:
    """The scenario with the clause numbers that it has after these steps back."""
    for step in steps:
        scenario = _before(scenario, step)
    return scenario


def _holds_back_to(scenario: Scenario, line: Sequence[str], steps: Sequence[EditionLineage]) -> bool:
    """Whether a scenario holds in the last edition of a line of editions, the default edition first."""
    if scenario.first_edition is not None:
        return scenario.first_edition not in line[:-1]
    last = line.index(scenario.last_edition) if scenario.last_edition else 0
    found = with_older_clauses(scenario, steps[:last])
    for step in steps[last:]:
        if any(step.unchanged_old_number(number) is None for number in found.all_clauses):
            return False
        found = _before(found, step)
    return True


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
