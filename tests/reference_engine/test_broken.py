"""Engines that are broken by hand are blamed, first of all, on the clause that they break."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from saitei.harness.prove.applied_violations import applied_violation, game_violations
from saitei.harness.scenarios.suite import Suite
from saitei.reference_engine.violations import Violation
from saitei.rulebooks import load_ledger

from .broken import check, is_deviation, replaced, scenarios, shares
from .reached import whole

GAMES = ("digicharat", "gotoubun", "hololive", "osica", "wixoss")

ENGINES = Suite().engine_packages()

EVERY = [(game, each) for game in GAMES for each in game_violations(ENGINES[game])]

SAMPLED = 20
"""One in so many is looked at whenever tests run; all of them where slow tests do. `prove` plays each on its clause."""

BLAMED = tomllib.loads(Path(__file__).with_name("blamed.toml").read_text("utf-8"))
"""By game those of which no other clause is hit harder than one that they violate."""


@pytest.mark.parametrize("game", GAMES)
def test_those_that_are_blamed_are_there(game: str) -> None:
    assert set(BLAMED[game]) <= {each.says for each in game_violations(ENGINES[game])}


@pytest.mark.one_game_a_day
@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("game", "violation"),
    [
        pytest.param(game, each, id=f"{game}-{each}", marks=() if at % SAMPLED == 0 else pytest.mark.slow)
        for at, (game, each) in enumerate(every for every in EVERY if every[1].says in BLAMED[every[0]])
    ],
)
def test_it_is_caught_and_blamed_on_the_clause_that_it_breaks(game: str, violation: Violation) -> None:
    functions = replaced(game, violation)
    with applied_violation(ENGINES[game], violation):
        check(violation, shares(game, violation, functions))


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
