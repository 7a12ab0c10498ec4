"""The clause that a finding of fuzz is filed under: the evidence for a clause, and its weight."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from saitei.adapters.engine_interface import EngineError
from saitei.harness.fuzz import broken_engine_similarity, failing_scenarios
from saitei.harness.fuzz.broken_engine_similarity import clause_similarities
from saitei.harness.fuzz.clause_ranking import FAILS, ClauseCandidate
from saitei.harness.fuzz.clause_trace import clauses_at_work, reference_driver
from saitei.harness.fuzz.failing_scenarios import FailingScenarios
from saitei.harness.fuzz.lockstep import PlayResult
from saitei.harness.fuzz.scene_inventor import Inventor, inventor_for_game
from saitei.harness.fuzz.text_similarity import TextSimilarity
from saitei.harness.prove.module_swap import game_modules
from saitei.harness.prove.mutants import Mutant, module_mutants
from saitei.harness.prove.trial import broken_engine
from saitei.harness.scenarios.feature_parser import Scenario, unwritten_scenario
from saitei.harness.scenarios.suite import Suite
from saitei.steps.game_snapshot import GameSnapshot
from saitei.steps.scene_recipe import SceneRecipe

PACKAGE = "saitei.reference_engine.digicharat"


@pytest.fixture(scope="module")
def inventor() -> Inventor:
    suite = Suite()
    return inventor_for_game(suite, "digicharat", suite.load_ledger("digicharat").edition)


def opened(inventor: Inventor, recipe: SceneRecipe) -> GameSnapshot | None:
    """Where a scene stands when the reference engine, as it now is, has opened it."""
    driver = reference_driver(inventor)
    try:
        driver.open_scene(inventor.build_scene(recipe))
    except EngineError:
        return None
    return driver.current_moment(driver.take_events())


def gone_wrong(inventor: Inventor, mutant: Mutant) -> PlayResult | None:
    """A scene that opens otherwise in an engine that is broken at a statement."""
    for recipe in inventor.scene_stock.scenes[:40]:
        right = opened(inventor, recipe)
        with broken_engine(PACKAGE, mutant):
            wrong = opened(inventor, recipe)
        if right and wrong and right.ask != wrong.ask:
            return PlayResult(recipe, about="ask", differences=["they ask otherwise"], right=right, wrong=wrong)
    return None


@pytest.mark.long_run
def test_a_statement_broken_like_it_speaks_for_its_clauses(inventor: Inventor, monkeypatch: pytest.MonkeyPatch) -> None:
    """No engine that is broken by hand is needed for it; what breaks several clauses speaks less for each."""
    monkeypatch.setattr(broken_engine_similarity, "game_violations", lambda package: ())
    every = (
        each for path in game_modules(PACKAGE) for each in module_mutants(path, PACKAGE) if "3-2-2.1" in each.clauses
    )
    mutant, play = next((each, play) for each in every if (play := gone_wrong(inventor, each)))
    found = clause_similarities(inventor, play, clauses_at_work(inventor, play))
    assert found["3-2-2.1"] >= 1 / math.sqrt(len(mutant.clauses))
    monkeypatch.setattr(broken_engine_similarity, "AT_STATEMENTS", 0)
    assert not any(clause_similarities(inventor, play, clauses_at_work(inventor, play)).values())


def test_a_play_that_shows_nothing_is_like_nothing(inventor: Inventor) -> None:
    play = PlayResult(SceneRecipe(), about="failure of the engine", differences=["the engine fails: it has ended"])
    assert not clause_similarities(inventor, play, {})


def named(name: str, *sentences: str) -> Scenario:
    said = unwritten_scenario("digicharat", (("given", each, ()) for each in sentences))
    return dataclasses.replace(said, id=name)


def test_seldom_words_make_a_scenario_resemble_a_finding() -> None:
    common = [named(f"common {each}", "the board", "a character attacks") for each in range(5)]
    own = named("own", "the board", "a character hesitates")
    play = PlayResult(
        SceneRecipe(sentences=("the board",)), differences=["it did not happen: hesitates character=Gema"]
    )
    found = TextSimilarity([*common, own]).similarity_by_scenario(play)
    assert found["own"] > 2 * found["common 0"] > 0
    assert TextSimilarity([own]).similarity_by_scenario(PlayResult(SceneRecipe())) == {"own": 0}


class Played:
    """A player on whose engine the scenarios of these names fail."""

    def __init__(self, failing: set[str]) -> None:
        self.failing = failing
        self.played: list[str] = []

    def play_scenario(self, scenario: Scenario) -> Iterator[Any]:
        self.played.append(scenario.id)
        yield SimpleNamespace(verdict="fail" if scenario.id in self.failing else "pass")


def test_scenarios_are_played_once_and_so_many_at_most(inventor: Inventor, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = FailingScenarios(inventor, reference_driver(inventor).supervisor)
    player = Played({"b", "d"})
    monkeypatch.setattr(asked, "_player", player)
    monkeypatch.setattr(failing_scenarios, "CASES", 2)
    every = [named(each) for each in "abcd"]
    assert asked.failing_ids(every) == {"b"}
    assert player.played == ["a", "b"]
    assert asked.failing_ids(every) == {"b"}
    assert asked.failing_ids(reversed(every)) == {"d"}
    assert player.played == ["a", "b", "d", "c"]
    monkeypatch.setattr(failing_scenarios, "SECONDS", -1.0)
    assert asked.failing_ids([*every[:2], named("e")]) == {"b"}
    assert player.played == ["a", "b", "d", "c"]


def test_what_the_engine_fails_on_outweighs_the_rest_but_is_nothing_alone() -> None:
    like = ClauseCandidate("1", 1.0, 0.2, True, 2)
    fails = ClauseCandidate("2", 0.3, 0.2, False, 2, failing=1)
    fails_on_all = ClauseCandidate("3", 0.3, 0.2, False, 2, failing=2)
    nothing_else = ClauseCandidate("4", 0, 0, False, 3, failing=3)
    weights = [each.total_weight for each in (fails_on_all, fails, like, nothing_else)]
    assert weights == sorted(weights, reverse=True)
    assert weights == [FAILS, 0.75 * FAILS, 1.2, 0]
    assert fails.play_evidence == fails_on_all.play_evidence == 0.5
    assert str(fails) == (
        "the engine fails on 1 of its 2 scenarios; an engine with this clause broken differs similarly (0.30); "
        "one of its scenarios has similar words (0.20)"
    )
