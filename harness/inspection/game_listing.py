"""``saitei list``: games, editions, and the numbers of clauses and scenarios.

A scenario without Examples counts as one example. Probes are scenarios that show other readings than ours; they apply
only to engines with these readings.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from rich.console import Console
from rich.table import Table

from ..base.command_errors import CONFORMS
from ..base.console import print_document
from ..scenarios.contested_readings import is_foreign
from ..scenarios.older_editions import split_by_edition
from ..scenarios.selection import read_all_features, select_ledgers
from ..scenarios.suite import Suite


def print_listing(suite: Suite, console: Console, *, game: str | None, as_json: bool) -> int:
    """Print the list."""
    games = [_facts(suite, name) for name in select_ledgers(suite, game, None)]
    if as_json:
        text = json.dumps({"games": games}, indent=1, ensure_ascii=False)
        print_document(console, f"{text}\n")
        return CONFORMS
    table = Table(box=None, pad_edge=False)
    for title in ("game", "editions", "clauses", "behavioural", "files", "scenarios", "examples", "probes"):
        left = title in ("game", "editions")
        table.add_column(title, justify="left" if left else "right", no_wrap=True)
    for facts in games:
        numbers = (facts["clauses"], facts["classes"].get("behavioural", 0), facts["files"])
        counts = (*numbers, facts["scenarios"], facts["examples"], facts["probes"])
        table.add_row(facts["game"], "\n".join(facts["editions"]), *map(str, counts))
    console.print(table)
    return CONFORMS


def _facts(suite: Suite, game: str) -> dict[str, Any]:
    ledger = suite.load_ledger(game)
    features = list(read_all_features(suite, game))
    every, _ = split_by_edition(suite, {game: ledger}, (each for feature in features for each in feature.scenarios))
    scenarios = [scenario for scenario in every if not is_foreign(scenario, ledger)]
    return {
        "game": game,
        "name": ledger.name,
        "editions": list(suite.edition_names(game)),
        "clauses": len(ledger),
        "classes": dict(Counter(clause.kind for clause in ledger)),
        "files": len(features),
        "scenarios": len(scenarios),
        "examples": sum(scenario.case_count for scenario in scenarios),
        "probes": len(every) - len(scenarios),
    }
