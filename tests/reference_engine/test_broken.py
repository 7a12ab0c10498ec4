"""Engines that are broken by hand break, first of all, the clauses that their violations name."""

from __future__ import annotations

import pytest

from saitei.harness.prove.applied_violations import game_violations
from saitei.harness.prove.violation_focus import clauses_broken_harder
from saitei.harness.scenarios.suite import Suite
from saitei.reference_engine.violations import Violation
from saitei.rulebooks import load_ledger

from .broken import deviations, is_deviation, scenarios
from .reached import whole

GAMES = ("digicharat", "gotoubun", "hololive", "osica", "wixoss")

ENGINES = Suite().engine_packages()

EVERY = [
    (game, each)
    for game in GAMES
    for each in game_violations(ENGINES[game])
    if each.clauses and load_ledger(game)[each.clause].kind == "behavioural"
]
"""The violations that can certify a clause."""

SAMPLED = 20
"""One in so many is looked at whenever tests run; all of them where slow tests do. `prove` plays each on its clause."""


@pytest.mark.one_game_a_day
@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("game", "violation"),
    [
        pytest.param(game, each, id=f"{game}-{each}", marks=() if at % SAMPLED == 0 else pytest.mark.slow)
        for at, (game, each) in enumerate(EVERY)
    ],
)
def test_a_clause_of_another_section_is_broken_harder_only_for_a_reason(game: str, violation: Violation) -> None:
    """`prove` takes this from the file of evidence, which is about the scenarios of an earlier day."""
    with deviations(game, violation) as fails:
        assert any(fails(each) for each in scenarios(game) if violation.clause in each.primary_clauses)
        harder = clauses_broken_harder(load_ledger(game), scenarios(game), violation.clauses, fails)
    assert bool(harder) is bool(violation.spread), harder


@pytest.mark.one_game_a_day
@pytest.mark.parametrize("game", GAMES)
def test_the_whole_engine_is_blamed_for_nothing(game: str) -> None:
    found = whole(game)
    assert [each.id for each in scenarios(game) if is_deviation(found[each.id].verdict)] == []


@pytest.mark.parametrize("game", GAMES)
def test_there_are_many_of_them_and_they_violate_clauses_that_there_are(game: str) -> None:
    them = game_violations(ENGINES[game])
    assert len(them) >= 30
    assert [clause for each in them for clause in each.clauses if clause not in load_ledger(game)] == []
    assert len({each.says for each in them}) == len(them)
