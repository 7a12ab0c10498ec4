"""What a finding of fuzz is filed under: what speaks for a clause, and how much."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from saitei.adapters.engine import EngineError
from saitei.harness.fuzz import failing, likeness
from saitei.harness.fuzz.driver import Moment
from saitei.harness.fuzz.failing import Failing
from saitei.harness.fuzz.filing import FAILS, Candidate
from saitei.harness.fuzz.inventing import Inventor, inventor_of
from saitei.harness.fuzz.likeness import likenesses
from saitei.harness.fuzz.lockstep import Play
from saitei.harness.fuzz.resemblance import Resemblance
from saitei.harness.fuzz.tracing import at_work, whole
from saitei.harness.prove.breaking import modules
from saitei.harness.prove.mutants import Mutant, mutants
from saitei.harness.prove.trial import broken
from saitei.harness.scenarios.features import Scenario, unwritten
from saitei.harness.scenarios.suite import Suite
from saitei.steps.recipe import Recipe

PACKAGE = "saitei.reference_engine.digicharat"


@pytest.fixture(scope="module")
def inventor() -> Inventor:
    suite = Suite()
    return inventor_of(suite, "digicharat", suite.ledger("digicharat").edition)


def opened(inventor: Inventor, recipe: Recipe) -> Moment | None:
    """Where a scene stands when the reference engine, as it now is, has opened it."""
    driver = whole(inventor)
    try:
        driver.begin(inventor.scene(recipe))
    except EngineError:
        return None
    return driver.moment(driver.taken())


def gone_wrong(inventor: Inventor, mutant: Mutant) -> Play | None:
    """A scene that opens otherwise in an engine that is broken at a statement."""
    for recipe in inventor.stock.scenes[:40]:
        right = opened(inventor, recipe)
        with broken(PACKAGE, mutant):
            wrong = opened(inventor, recipe)
        if right and wrong and right.ask != wrong.ask:
            return Play(recipe, about="ask", differences=["they ask otherwise"], right=right, wrong=wrong)
    return None


def test_a_statement_broken_like_it_speaks_for_its_clauses(inventor: Inventor, monkeypatch: pytest.MonkeyPatch) -> None:
    """No engine that is broken by hand is needed for it; what breaks several clauses speaks less for each."""
    monkeypatch.setattr(likeness, "violations", lambda package: ())
    every = (each for path in modules(PACKAGE) for each in mutants(path, PACKAGE) if "3-2-2.1" in each.clauses)
    mutant, play = next((each, play) for each in every if (play := gone_wrong(inventor, each)))
    found = likenesses(inventor, play, at_work(inventor, play))
    assert found["3-2-2.1"] >= 1 / math.sqrt(len(mutant.clauses))
    monkeypatch.setattr(likeness, "AT_STATEMENTS", 0)
    assert not any(likenesses(inventor, play, at_work(inventor, play)).values())


def test_a_play_that_shows_nothing_is_like_nothing(inventor: Inventor) -> None:
    play = Play(Recipe(), about="failure of the engine", differences=["the engine fails: it has ended"])
    assert not likenesses(inventor, play, {})


def named(name: str, *sentences: str) -> Scenario:
    said = unwritten("digicharat", (("given", each, ()) for each in sentences))
    return dataclasses.replace(said, id=name)


def test_seldom_words_make_a_scenario_resemble_a_finding() -> None:
    common = [named(f"common {each}", "the board", "a character attacks") for each in range(5)]
    own = named("own", "the board", "a character hesitates")
    play = Play(Recipe(sentences=("the board",)), differences=["it did not happen: hesitates character=Gema"])
    found = Resemblance([*common, own]).of(play)
    assert found["own"] > 2 * found["common 0"] > 0
    assert Resemblance([own]).of(Play(Recipe())) == {"own": 0}


class Played:
    """A player on whose engine the scenarios of these names fail."""

    def __init__(self, failing: set[str]) -> None:
        self.failing = failing
        self.played: list[str] = []

    def cases(self, scenario: Scenario) -> Iterator[Any]:
        self.played.append(scenario.id)
        yield SimpleNamespace(verdict="fail" if scenario.id in self.failing else "pass")


def test_scenarios_are_played_once_and_so_many_at_most(inventor: Inventor, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Failing(inventor, whole(inventor).supervisor)
    player = Played({"b", "d"})
    monkeypatch.setattr(asked, "_player", player)
    monkeypatch.setattr(failing, "CASES", 2)
    every = [named(each) for each in "abcd"]
    assert asked.among(every) == {"b"}
    assert player.played == ["a", "b"]
    assert asked.among(every) == {"b"}
    assert asked.among(reversed(every)) == {"d"}
    assert player.played == ["a", "b", "d", "c"]
    monkeypatch.setattr(failing, "SECONDS", -1.0)
    assert asked.among([*every[:2], named("e")]) == {"b"}
    assert player.played == ["a", "b", "d", "c"]


def test_what_the_engine_fails_on_outweighs_the_rest_but_is_nothing_alone() -> None:
    like = Candidate("1", 1.0, 0.2, True, 2)
    fails = Candidate("2", 0.3, 0.2, False, 2, failing=1)
    fails_on_all = Candidate("3", 0.3, 0.2, False, 2, failing=2)
    nothing_else = Candidate("4", 0, 0, False, 3, failing=3)
    weights = [each.weight for each in (fails_on_all, fails, like, nothing_else)]
    assert weights == sorted(weights, reverse=True)
    assert weights == [FAILS, 0.75 * FAILS, 1.2, 0]
    assert fails.evidence == fails_on_all.evidence == 0.5
    assert str(fails) == (
        "the engine fails on 1 of its 2 scenarios; broken there, an engine does the like (0.30); "
        "a scenario of it resembles this (0.20)"
    )
