"""Each engine that is broken by hand is caught, and blamed on the clause that it breaks."""

from __future__ import annotations

import pytest

from saitei.harness.prove.violations import applied, violations
from saitei.harness.scenarios.suite import Suite
from saitei.reference_engine.violations import Violation
from saitei.rulebooks import load

from .broken import check, replaced, shares

GAMES = ("digicharat", "gotoubun", "hololive")

ENGINES = Suite().engines()


@pytest.mark.parametrize(
    ("game", "violation"),
    [pytest.param(game, each, id=f"{game}-{each}") for game in GAMES for each in violations(ENGINES[game])],
)
def test_it_is_caught_and_blamed_on_the_clause_that_it_breaks(game: str, violation: Violation) -> None:
    functions = replaced(game, violation)
    with applied(ENGINES[game], violation):
        check(violation, shares(game, violation.clause, functions))


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_engine_is_blamed_for_nothing(game: str) -> None:
    assert shares(game, violations(ENGINES[game])[0].clause) == {}


@pytest.mark.parametrize("game", GAMES)
def test_there_are_many_of_them_and_they_violate_clauses_that_there_are(game: str) -> None:
    them = violations(ENGINES[game])
    assert len(them) >= 30
    assert [clause for each in them for clause in each.clauses if clause not in load(game)] == []
    assert len({each.says for each in them}) == len(them)
