"""The session of the workbench: a scenario is opened, stepped through, played by its options, and saved."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.json import encode
from msgspec.structs import replace

from saitei.harness.base.command_errors import WrongUse
from saitei.harness.commands.cli import main
from saitei.harness.judging.supervisor import Supervisor
from saitei.harness.scenarios.suite import Suite
from saitei.harness.workbench.chosen_engines import ChosenEngines
from saitei.harness.workbench.open_scenario import OpenScenario, find_phrases
from saitei.harness.workbench.openable_scenarios import OpenableScenarios
from saitei.harness.workbench.page_requests import ANSWERS, PageRequest, Workbench
from saitei.harness.workbench.saved_features import judge_saved, save_feature
from saitei.harness.workbench.scenario_text import blank_feature, insert_step, step_end
from saitei.harness.workbench.step_clauses import clauses_of_steps
from saitei.steps.scene_recipe import GivenStep

SUITE = Suite()
POSITION = """\
@hololive
Feature: Questions at the table

  Scenario: A collabs Roboco
    Given the board
      | zone   | A      | B    |
      | center | Sora   | Miko |
      | back   | Roboco |      |
"""


COLLAB = "    When A collabs Roboco\n    Then Roboco is in A's collab\n"


@pytest.fixture(scope="module")
def engines() -> Iterator[ChosenEngines]:
    found = ChosenEngines(SUITE)
    yield found
    found.shutdown()


@pytest.fixture
def reference(engines: ChosenEngines) -> Supervisor:
    return engines.supervisor("reference")


def opened(text: str, line: int = 99, edition: str = "") -> OpenScenario:
    return OpenScenario(SUITE, text, line, 0, edition)


def sentences(scenario: OpenScenario, supervisor: Supervisor, after: int) -> dict[str, str]:
    """The Whens that can follow, each with the id of its option."""
    moment = scenario.play(supervisor).moment_after(after)
    assert moment and moment.ask
    return {each.sentence: each.id for each in scenario.options(moment.ask)}


def test_a_position_offers_its_options_and_a_click_becomes_a_when(reference: Supervisor) -> None:
    position = opened(POSITION)
    offered = sentences(position, reference, 1)
    assert {"A collabs Roboco", "A passes"} <= offered.keys()
    after = position.with_decision(position.play(reference), 1, [offered["A collabs Roboco"]])
    assert after.text == POSITION + "    When A collabs Roboco\n" and after.line == 9
    played = after.play(reference)
    assert played.case.verdict == "pass" and played.is_whole
    view = played.moments[1].view if played.moments[1] else None
    assert view and [card.id for card in view.zones["A"]["collab"]] == ["Roboco"]
    assert "A collabs Roboco" not in sentences(after, reference, 2)


def test_the_claims_that_are_offered_are_true(reference: Supervisor) -> None:
    scenario = opened(POSITION + "    When A collabs Roboco\n")
    claims = scenario.claims(reference, scenario.play(reference), 2)
    assert any("Roboco" in each.text for each in claims)
    for claim in claims:
        assert scenario.with_step(2, "then", claim).play(reference).case.verdict == "pass"


def test_a_scenario_is_played_as_far_as_it_is_understood(reference: Supervisor) -> None:
    text = POSITION + "    When A collabs Roboco\n    And A does som\n    Then A has 1 card in hand\n"
    played = opened(text).play(reference)
    assert not played.is_whole and len(played.moments) == 2 and played.moments[1]
    assert [fault.line for fault in opened(text).faults()] == [10]


def test_a_failed_step_has_no_moment_and_its_options_are_those_before_it(reference: Supervisor) -> None:
    scenario = opened(POSITION + "    When A collabs Sora\n")
    played = scenario.play(reference)
    assert played.case.verdict == "fail" and len(played.moments) == 1
    assert "A collabs Roboco" in sentences(scenario, reference, 1)


def test_the_scenario_at_the_cursor_is_the_one_before_it_or_the_first() -> None:
    text = POSITION + "\n  Scenario: Another position\n    Given A's hand holds Miko\n"
    titles = [opened(text, line).require_scenario().title for line in (1, 9, 10, 99)]
    assert titles == ["A collabs Roboco"] * 2 + ["Another position"] * 2


@pytest.mark.parametrize("text", ["", "@hololive", "@nogame\nFeature: x\n\n  Scenario: y\n    Given z\n"])
def test_a_text_without_a_scenario_is_not_played(text: str) -> None:
    scenario = opened(text)
    assert scenario.scenario is None and scenario.faults()
    with pytest.raises(WrongUse, match="no scenario"):
        scenario.require_scenario()


@pytest.mark.parametrize("game", SUITE.game_names())
def test_the_blank_feature_of_each_game_is_a_position(game: str, reference: Supervisor) -> None:
    scenario = opened(blank_feature(game))
    assert ["claims nothing" in fault.message for fault in scenario.faults()] == [True]
    played = scenario.play(reference)
    assert played.case.verdict == "pass", played.case.message
    moment = played.moment_after(1)
    assert moment and moment.ask and scenario.options(moment.ask)


def test_options_that_are_picked_together_are_one_when(reference: Supervisor) -> None:
    text = POSITION.replace("| zone   | A      | B    |", "| zone | A | B |\n      | hand | Fubuki, Korone, Suisei | |")
    text += '    And Sora reads "Activated: archive 2 cards from your hand."\n    When A activates Sora\'s ability\n'
    scenario = opened(text)
    played = scenario.play(reference)
    moment = played.moment_after(3)
    assert moment and moment.ask and (moment.ask.least, moment.ask.most) == (2, 2), played.case.message
    ids = {each.label: each.id for each in scenario.options(moment.ask)}
    after = scenario.with_decision(played, 3, [ids["Korone"], ids["Fubuki"]])
    assert after.text.endswith("    And A chooses Korone, Fubuki\n")
    assert after.play(reference).case.verdict == "pass"
    with pytest.raises(WrongUse, match="not offered"):
        scenario.with_decision(played, 3, ["no such option"])


def test_a_step_is_put_where_it_belongs() -> None:
    text = (
        POSITION
        + "    When A collabs Roboco\n    And A passes\n    Then A has 0 cards in hand\n    And B has 0 cards in hand\n"
    )
    lines = text.split("\n")
    assert [step_end(lines, line) for line in (5, 9, 12)] == [8, 9, 12]
    scenario = opened(text).require_scenario()
    changed, line = insert_step(text, scenario, 4, "when", GivenStep("B passes"))
    assert changed.split("\n")[line - 1 : line + 1] == ["    When B passes", "    Then B has 0 cards in hand"]
    changed, line = insert_step(text, scenario, 1, "when", GivenStep("B passes", (("a", "b"),)))
    assert changed.split("\n")[8:11] == ["    When B passes", "      | a | b |", "    When A collabs Roboco"]


@pytest.mark.long_run
def test_each_step_shows_the_clauses_that_it_rests_on() -> None:
    scenario = opened(POSITION.replace("  Scenario", "  @clause-8.6.1\n  Scenario") + "    When A collabs Roboco\n")
    position, collab = clauses_of_steps(SUITE, scenario.require_scenario(), scenario.ledger.edition)
    assert position
    at_work = {each.id: each for each in collab}
    assert {"5.16.1", "8.4.3", "8.4.4"} <= at_work.keys()
    assert all(each.sites for each in collab)
    assert [each.id for each in at_work["5.16.1"].readings] == ["H-22"] and at_work["8.4.3"].rulings
    assert [each.id for each in scenario.own_clauses()] == ["8.6.1"]
    assert [each.id for each in scenario.with_clause("8.6.2").own_clauses()] == ["8.6.1", "8.6.2"]


@pytest.mark.long_run
def test_a_question_is_answered_by_the_clause_that_forbids_something(engines: ChosenEngines, tmp_path: Path) -> None:
    bench = Workbench(SUITE, engines, OpenableScenarios(SUITE), tmp_path)
    text = POSITION.replace("Roboco |", "Roboco, Suisei |") + "    When A collabs Roboco\n"
    request = PageRequest(text=text, line=9, after=2, sentence="A can collab Suisei")
    answer = bench.answer("ask", request)
    assert (answer["sentence"], answer["allowed"]) == ("A cannot collab Suisei", False)
    assert "8.4.1" in [each["id"] for each in answer["forbidding"]]
    assert bench.answer("ask", replace(request, after=1))["allowed"]
    bench.shutdown()


def test_phrases_are_found_by_their_words() -> None:
    assert any(sentence.startswith("When A collabs") for sentence, _ in find_phrases(SUITE, "hololive", "collab"))


# --- editions -------------------------------------------------------------------------------------

LATE = "performance step's end"
"""Words of the title of a scenario that holds until 1.7.0, and of another one that holds since 1.9.0."""


@pytest.mark.parametrize("edition", SUITE.edition_names("hololive"))
def test_a_scenario_of_an_edition_opens_with_its_numbers_and_passes_by_it(edition: str, reference: Supervisor) -> None:
    openable = OpenableScenarios(SUITE)
    found = openable.find_scenarios(LATE, "hololive", edition)
    assert any("too late to trigger" in each.title for each in found) == (edition == "1.7.0")
    renumbered = openable.find_scenarios("5.17.1" if edition == "1.9.0" else "5.16.1", "hololive", edition)
    for each in (*found[:3], *renumbered[:3]):
        text = openable.open_scenario(each.id, each.source, edition)
        scenario = opened(text.text, text.line, text.edition)
        assert (each.edition, text.edition, scenario.edition) == (edition,) * 3
        assert scenario.require_scenario().title == each.title and scenario.faults() == []
        assert {*scenario.require_scenario().all_clauses} <= {*each.tags}
        assert scenario.play(reference).case.verdict == "pass"


def test_an_edition_counts_for_the_games_that_have_it(reference: Supervisor) -> None:
    openable = OpenableScenarios(SUITE)
    (each,) = openable.find_scenarios("too late to trigger", "hololive", "1.7.0")
    text = openable.open_scenario(each.id, "suite", "1.7.0").text
    assert opened(text, edition="1.7.0").play(reference).case.verdict == "pass"
    assert opened(text).edition == "1.9.0" and opened(text).play(reference).case.verdict == "fail"
    assert opened(blank_feature("osica"), edition="1.7.0").edition == SUITE.edition_names("osica")[0]
    with pytest.raises(WrongUse, match='hololive has no edition "1.8.0"'):
        openable.open_scenario(each.id, "suite", "1.8.0")


def test_tags_completions_and_options_are_those_of_the_edition(reference: Supervisor) -> None:
    """What 1.9.0 calls 5.17.1, 1.7.0 calls 5.16.1; and 5.28 is new."""
    text = POSITION.replace("  Scenario", "  @clause-5.28.1\n  Scenario") + COLLAB
    older, newer = opened(text, 4, "1.7.0"), opened(text, 4)
    assert [fault.line for fault in older.faults()] == [4] and not newer.faults()
    shown = [{each.shown for each in scenario.completions(16)} for scenario in (older, newer)]
    assert ["clause-5.28.1" in names for names in shown] == [False, True]
    assert older.with_clause("5.16.1").meaning(20) == newer.with_clause("5.17.1").meaning(20) != ""
    assert older.play(reference).edition == "1.7.0"


def test_a_deviation_opens_by_the_edition_of_its_results(
    document: dict[str, Any], written: Callable[..., Path]
) -> None:
    known = OpenableScenarios(SUITE).find_scenarios("too late to trigger", "hololive", "1.7.0")[0]
    crash = next(each for each in document["scenarios"] if each["verdict"] == "crash")
    crash.update(id=known.id, title=known.title, game="hololive")
    opening = {}
    for edition in ("1.7.0", "no such edition"):
        results = written("results.json", game="hololive", edition=edition, rulebooks=[], scenarios=[crash], clauses=[])
        openable = OpenableScenarios(SUITE, [results])
        (deviation,) = openable.find_scenarios("", "")
        opening[edition] = openable.open_scenario(deviation.id, deviation.source).edition
    assert opening == {"1.7.0": "1.7.0", "no such edition": "1.9.0"}


@pytest.mark.long_run
def test_questions_steps_and_saved_features_follow_the_edition(engines: ChosenEngines, tmp_path: Path) -> None:
    bench = Workbench(SUITE, engines, OpenableScenarios(SUITE), tmp_path)
    found = bench.answer("list", PageRequest(words="too late to trigger", game="hololive", edition="1.7.0"))
    (each,) = found["scenarios"]
    text = bench.answer("open", PageRequest(id=each["id"], source="suite", edition="1.7.0"))
    request = PageRequest(text=text["text"], line=text["line"], edition=text["edition"], name="late.feature")
    assert bench.answer("play", request)["scenario"]["edition"] == "1.7.0"
    own, steps = bench.answer("clauses", request).values()
    older, newer = (SUITE.load_ledger("hololive", edition) for edition in ("1.7.0", "1.9.0"))
    for clause in (*own, *(clause for step in steps for clause in step)):
        assert clause["title"] == older[clause["id"]].title
    assert any(newer[clause["id"]].title != clause["title"] for step in steps for clause in step)
    saved = bench.answer("save", request)
    assert saved["passes"] and saved["command"].endswith("late.feature --game hololive --edition 1.7.0")
    assert not bench.answer("save", replace(request, edition="", replace=True))["passes"]
    bench.shutdown()


# --- files ----------------------------------------------------------------------------------------


def test_any_scenario_of_the_suite_opens_alone_and_passes(reference: Supervisor) -> None:
    openable = OpenableScenarios(SUITE)
    found = openable.find_scenarios("baton pass fan", "hololive")
    assert found and all(each.source == "suite" for each in found)
    for each in found[:3]:
        text = openable.open_scenario(each.id, "suite")
        scenario = opened(text.text, text.line)
        assert scenario.require_scenario().title == each.title and scenario.faults() == []
        assert scenario.play(reference).case.verdict == "pass"
    with pytest.raises(WrongUse, match="no scenario"):
        openable.open_scenario("hololive/8.7/no-such", "suite")


def test_the_scenario_of_a_ruling_is_found_by_its_id() -> None:
    first, *_ = OpenableScenarios(SUITE).find_scenarios("q33", "hololive")
    assert first.id.startswith("hololive/11.3/") and "Q33" in first.tags


def test_another_reading_than_ours_is_said(engines: ChosenEngines, tmp_path: Path) -> None:
    bench = Workbench(SUITE, engines, OpenableScenarios(SUITE), tmp_path)
    text = POSITION.replace("  Scenario", "  @reading-H-22=any-move\n  Scenario")
    (said,) = bench.answer("play", PageRequest(text=text, line=9))["scenario"]["readings"]
    assert said.startswith("H-22=any-move (") and said.endswith("; ours is collab-only")


def test_deviations_of_results_and_features_of_a_directory_are_found_first(tmp_path: Path, written) -> None:
    (tmp_path / "found").mkdir()
    (tmp_path / "found" / "mine.feature").write_text(POSITION, "utf-8")
    openable = OpenableScenarios(SUITE, [tmp_path / "found", written("results.json")])
    own, crash = openable.find_scenarios("", "")
    assert own.title == "A collabs Roboco" and crash.verdict == "crash" and crash.message
    text = openable.open_scenario(own.id, own.source)
    assert (text.text, text.line, text.name) == (POSITION, 4, "mine.feature")


def test_a_saved_feature_passes_as_in_a_run(
    reference: Supervisor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = POSITION.replace("      | back", "    | back") + COLLAB
    path = save_feature(tmp_path, "collab.feature", text, replace=False)
    saved = judge_saved(SUITE, reference, path)
    assert saved.passes and saved.text == text.replace("    | back", "      | back"), saved
    monkeypatch.setattr("sys.argv", ["saitei", "run", str(path)])
    assert main() == 0
    with pytest.raises(WrongUse, match="exists already"):
        save_feature(tmp_path, "collab.feature", text, replace=False)
    save_feature(tmp_path, "collab.feature", text.replace("A's collab\n", "B's collab\n"), replace=True)
    assert not judge_saved(SUITE, reference, path).passes


@pytest.mark.parametrize(
    "name", ["", ".feature", "../x.feature", "a/b.feature", "/x.feature", "x.toml", "x.feature\n", ".x.feature"]
)
def test_a_feature_is_saved_only_in_its_directory(tmp_path: Path, name: str) -> None:
    with pytest.raises(WrongUse, match="not the name of a feature file"):
        save_feature(tmp_path, name, POSITION, replace=True)
    assert list(tmp_path.iterdir()) == []


def test_a_feature_is_not_saved_through_a_link(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").write_text("kept", "utf-8")
    (tmp_path / "x.feature").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(WrongUse):
        save_feature(tmp_path, "x.feature", POSITION, replace=True)
    assert (tmp_path / "elsewhere").read_text("utf-8") == "kept"


# --- the page's requests ---------------------------------------------------------------------------


@pytest.mark.long_run
def test_every_function_of_the_page_answers_with_data(engines: ChosenEngines, tmp_path: Path) -> None:
    bench = Workbench(SUITE, engines, OpenableScenarios(SUITE), tmp_path)
    found = OpenableScenarios(SUITE).find_scenarios("baton", "hololive")[0]
    request = PageRequest(
        text=POSITION + COLLAB,
        line=9,
        column=11,
        engine="reference",
        after=2,
        sentence="A can collab Sora",
        keyword="then",
        clause="8.6.1",
        words="collab",
        game="hololive",
        id=found.id,
        source=found.source,
        name="x.feature",
    )
    picks = {"decide": tuple(sentences(opened(request.text), engines.supervisor("reference"), 2).values())[-1:]}
    for name in ANSWERS:
        assert encode(bench.answer(name, replace(request, picks=picks.get(name, ())))), name
    bench.shutdown()
    play = bench.answer("play", request)
    assert [step["line"] for step in play["steps"]] == [5, 9, 10]
    assert any("A collab" in change for change in play["steps"][1]["changes"])
    assert play["play"]["boards"][0] and play["layout"]["rows"]


def test_an_engine_that_the_settings_do_not_name_is_not_started(engines: ChosenEngines) -> None:
    with pytest.raises(WrongUse, match='no engine is called "stdio:touch x"'):
        engines.supervisor("stdio:touch x")
