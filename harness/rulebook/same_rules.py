"""Changed clauses that state the same rule in other words, as a person found.

Scenarios of such a clause hold in both editions, and are not suspect because of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from msgspec.structs import replace

from ...rulebooks import EditionLineage, render_lineage
from ...rulebooks.jsonlines import render_records
from ..base.command_errors import WrongUse, nearest_suggestion
from ..base.user_files import write_atomically
from ..scenarios.suspect_reviews import SuspectScenario, load_suspects, suspects_path


def mark_same_rules(home: Path, lineage: EditionLineage, clauses: Iterable[str]) -> list[SuspectScenario]:
    """Mark changed clauses of an edition as the same rules, and return the scenarios that are no longer suspect.

    ``home`` is the directory of the ledgers of the game. Raises :class:`WrongUse` for a clause that did not change, or
    that the edition before did not have.
    """
    descents = list(lineage.descents)
    changed = {
        number: at
        for at, descent in enumerate(descents)
        if descent.old and not descent.heading and not descent.is_same_clause
        for number in descent.new
    }
    for clause in clauses:
        if clause not in changed:
            known = nearest_suggestion(clause, changed)
            raise WrongUse(f"the clause {clause} is not among those that changed in {lineage.edition}; {known}")
        descents[changed[clause]] = replace(descents[changed[clause]], same_rule=True)
    write_atomically(home / f"{lineage.edition}.lineage.jsonl", render_lineage(descents))
    same = EditionLineage(lineage.edition, lineage.since, tuple(descents))
    suspects = load_suspects(home, lineage.edition)
    freed = [
        each
        for each in suspects
        if not each.reviewed and all(same.unchanged_old_number(clause) is not None for clause in each.clauses)
    ]
    left = (replace(each, reviewed=True) if each in freed else each for each in suspects)
    write_atomically(suspects_path(home, lineage.edition), render_records(left))
    return freed
