"""coverage, list, where, explain, check-adapter, and the command line that calls them."""

from __future__ import annotations

import dataclasses
import io
import json
import re
from functools import cache

import pytest
from rich.console import Console
from toygame import IN_PROCESS, animal, suite

from saitei.adapters.messages import EngineInfo
from saitei.harness.adapter_check import adapter_checks, random_play
from saitei.harness.adapter_check.adapter_under_test import AdapterUnderTest
from saitei.harness.base.command_errors import NothingRan, WrongUse
from saitei.harness.commands.cli import main
from saitei.harness.inspection import capability_needs, clause_statements, explanation, game_listing, suite_coverage
from saitei.harness.inspection.engine_issue import issue_lines, remarks_by_edition
from saitei.harness.judging.cases import PlayedStep
from saitei.harness.judging.run_options import RunOptions, supervisor_for
from saitei.harness.report.engine_registry import Deviation, RegisteredEngine, RegisteredGame
from saitei.harness.results.run_results import ClauseResult, Results, RulebookSummary, RulingLink, ScenarioResult
from saitei.harness.scenarios.selection import select_scenarios
from saitei.harness.scenarios.suite import Suite


def test_coverage_accounts_for_every_clause(console):
    assert suite_coverage.print_coverage(suite(), console, game="toy", as_json=True, check=False) == 0
    document = json.loads(console.file.getvalue())
    states = {clause["number"]: clause["state"] for clause in document["clauses"]}
    assert states == {
        "1.1": "covered",
        "1.2": "covered",
        "1.3": "covered",
        "2.1": "covered",
        "2.2": "covered",
        "2.3": "witnessed",
        "2.4": "exempt",
        "2.5": "missing",
    }
    assert document["summary"] == {"covered": 5, "witnessed": 1, "exempt": 1, "missing": 1}
    (exempt,) = (clause for clause in document["clauses"] if clause["state"] == "exempt")
    assert exempt["reason"] == "no engine can be seen to obey it"


def test_coverage_checks(console):
    assert suite_coverage.print_coverage(suite(), console, game="toy", as_json=False, check=True) == 1
    assert "missing  toy 2.5" in console.file.getvalue()


def test_coverage_of_a_section_alone(console):
    assert (
        suite_coverage.print_coverage(suite(), console, game="toy", as_json=True, check=True, about=("1", "2.4")) == 0
    )
    document = json.loads(console.file.getvalue())
    assert [clause["number"] for clause in document["clauses"]] == ["1.1", "1.2", "1.3", "2.4"]
    with pytest.raises(WrongUse, match='no clause "9"'):
        suite_coverage.print_coverage(suite(), console, game="toy", as_json=False, check=False, about=("9",))


def test_coverage_says_what_scenarios_and_clauses_hang_on(console):
    assert capability_needs.print_needs(suite(), console, game="toy", as_json=True) == 0
    (toy,) = json.loads(console.file.getvalue())["games"]
    by_need = {each["need"]: (each["scenarios"], each["clauses"]) for each in toy["needs"]}
    assert by_need["scene.position"] == (toy["scenarios"], toy["clauses"]) == (9, 5)
    assert by_need["random.dice"] == (1, 1)
    assert sum(step["scenarios"] for step in toy["unlocks"]) == toy["scenarios"]
    assert {need for step in toy["unlocks"] for need in step["needs"]} == by_need.keys()
    assert len(toy["plainest"]) == toy["clauses"]


def test_the_plainest_scenario_of_a_clause_needs_the_most_common_form():
    def scenario(name, clause, *forms):
        return capability_needs.ScenarioRequirements(name, "toy", (clause,), ("cards.abilities",), forms)

    found = capability_needs.plainest_scenarios(
        [
            scenario("rare", "1.1", "do draw bottom"),
            scenario("common", "1.1", "do draw count"),
            scenario("other", "1.2", "do draw count", "do draw up_to"),
            scenario("without text", "1.3"),
        ]
    )
    assert [(each.clause, each.scenario, each.form, each.scenarios) for each in found] == [
        ("1.2", "other", "do draw up_to", 1),
        ("1.1", "common", "do draw count", 2),
        ("1.3", "without text", "", 4),
    ]


def test_coverage_says_in_which_order_most_is_unlocked(console):
    capability_needs.print_needs(suite(), console, game="toy", as_json=False)
    said = console.file.getvalue()
    assert "8 more, 8 scenarios: cards.vanilla, scene.position\n" in said
    assert "1 more, 9 scenarios: random.dice\n" in said
    assert "no card text, in 9 scenarios: " in said


PROOF = {
    "clauses": [
        {"game": "toy", "number": "1.1", "class": "behavioural", "state": "evidenced"},
        {"game": "toy", "number": "1.2", "class": "behavioural", "state": "survived"},
        {"game": "toy", "number": "1.3", "class": "behavioural", "state": "exempt"},
        {"game": "toy", "number": "2.1", "class": "definitional", "state": "no-mutant"},
    ]
}


def test_coverage_says_which_clauses_a_proof_certifies(console, tmp_path):
    path = tmp_path / "proof.json"
    path.write_text(json.dumps(PROOF), "utf-8")
    suite_coverage.print_coverage(suite(), console, game="toy", as_json=False, check=False, proof=path)
    assert "toy: evidence of 3 behavioural clauses: 1 violations, 1 none, 1 exempt\n" in console.file.getvalue()
    console.file.truncate(console.file.seek(0))
    suite_coverage.print_coverage(suite(), console, game="toy", as_json=True, check=False, proof=path)
    found = {each["number"]: each["evidence"] for each in json.loads(console.file.getvalue())["clauses"]}
    assert found == {**dict.fromkeys(found), "1.1": "violations", "1.2": "none", "1.3": "exempt"}


@pytest.mark.parametrize("text", ["{}", "no proof", '{"clauses": [{"game": "toy"}]}'])
def test_what_is_no_proof_is_told(console, tmp_path, text):
    path = tmp_path / "proof.json"
    path.write_text(text, "utf-8")
    with pytest.raises(WrongUse, match=r"proof\.json is not a proof: .*; write it with: saitei prove --json"):
        suite_coverage.print_coverage(suite(), console, game="toy", as_json=False, check=False, proof=path)
    with pytest.raises(WrongUse, match=r"none\.json cannot be read"):
        suite_coverage.print_coverage(
            suite(), console, game="toy", as_json=False, check=False, proof=tmp_path / "none.json"
        )


def test_coverage_knows_chapters_that_are_no_first_part_of_a_number(console):
    suite_coverage.print_coverage(Suite(), console, game="digicharat", as_json=False, check=False)
    rows = [line.split()[:2] for line in console.file.getvalue().splitlines()]
    chapters = [chapter for game, chapter, *_ in (row for row in rows if len(row) == 2) if game == "digicharat"]
    assert chapters == ["3", "3-1", "3-2", "3-3", "3-4", "3-5", "3-6", "3-7", "3-8", "3-9", "3-10"]


ALL_SHOWN = """@toy
Feature: 1 Placing

  @clause-1.1 @clause-1.2 @clause-1.3 @clause-2.1 @clause-2.2 @clause-2.3 @clause-2.5
  Rule: 1.1 On top

    @example-1.1/e1
    Scenario: it lies there
      Given A holds Sora
      When A places Sora
      Then the pile of A is Sora

    {}
    Scenario: it lies there again
      Given A holds Sora
      When A places Sora
      Then the pile of A is Sora
"""


def test_an_example_without_a_scenario_is_missing(console, features, worked):
    toy = worked(features(s1=ALL_SHOWN.format("")))
    assert suite_coverage.print_coverage(toy, console, game="toy", as_json=False, check=True) == 1
    said = console.file.getvalue()
    assert "missing  toy 1.1/e2         example that is denied" in said
    assert "1.1/e1" not in said
    assert "toy: 1 of 2 worked examples shown" in said


def test_all_examples_are_shown(console, features, worked):
    toy = worked(features(s1=ALL_SHOWN.format("@example-1.1/e2")))
    assert suite_coverage.print_coverage(toy, console, game="toy", as_json=False, check=True) == 0
    said = console.file.getvalue()
    assert "missing  " not in said
    assert "toy: 2 of 2 worked examples shown" in said


def test_the_examples_are_in_the_json(console, features, worked):
    suite_coverage.print_coverage(
        worked(features(s1=ALL_SHOWN.format(""))), console, game="toy", as_json=True, check=False
    )
    shown, missing = json.loads(console.file.getvalue())["examples"]
    assert shown == {
        "game": "toy",
        "id": "1.1/e1",
        "verdict": "allowed",
        "state": "shown",
        "scenarios": ["toy/1/it-lies-there"],
    }
    assert (missing["id"], missing["verdict"], missing["state"]) == ("1.1/e2", "denied", "missing")


def test_list_counts(console):
    game_listing.print_listing(suite(), console, game=None, as_json=True)
    (game,) = json.loads(console.file.getvalue())["games"]
    assert (game["game"], game["editions"]) == ("toy", ["1.0"])
    assert (game["clauses"], game["scenarios"], game["examples"]) == (8, 9, 10)


def test_list_cuts_no_edition_off():
    console = Console(file=io.StringIO(), width=80)
    game_listing.print_listing(Suite(), console, game=None, as_json=False)
    assert {edition for game in Suite().game_names() for edition in Suite().edition_names(game)} <= set(
        console.file.getvalue().split()
    )


def test_explain_shows_the_transcript_of_what_passes(console):
    request = RunOptions(engine=IN_PROCESS, suite=suite())
    assert explanation.explain_scenarios(request, "toy/1/one-card-on-another", console) == 0
    said = console.file.getvalue()
    assert "  When A places Sora\n      open toy 1.0:" in said
    assert "      A took: place card=Sora\n" in said
    assert said.count("toy/1/") == 2  # the scenario's id, and its file


@pytest.mark.parametrize("line", [20, 21])
def test_explain_takes_a_place_as_a_run_names_it(console, line):
    explanation.explain_scenarios(RunOptions(engine=IN_PROCESS, suite=suite()), f"toy/1/1.feature:{line}", console)
    assert console.file.getvalue().count("  toy/1/1.feature:") == 1


def test_explain_takes_a_place_in_a_file_of_ones_own(console, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    steps = "    Given A holds Sora\n    When A places Sora\n    Then the pile of A is Sora\n"
    text = f"@toy\nFeature: own\n  Scenario: first\n{steps}  Scenario: second\n{steps}"
    (tmp_path / "own.feature").write_text(text, "utf-8")
    explanation.explain_scenarios(RunOptions(engine=IN_PROCESS, suite=suite()), "own.feature:4", console)
    said = console.file.getvalue()
    assert "own.feature/first" in said and "own.feature/second" not in said


def test_explain_takes_a_clause(console):
    explanation.explain_scenarios(RunOptions(engine=IN_PROCESS, suite=suite()), "1.2", console)
    assert "toy/1/the-turn-player-can-place" in console.file.getvalue()


def test_explain_says_where_the_reference_engine_makes_a_clause_true(console):
    request = RunOptions(suite=Suite(), game="hololive")
    explanation.explain_scenarios(request, "10.8.2.1", console)
    *_, last = console.file.getvalue().splitlines()
    assert re.fullmatch(
        r"hololive 10\.8\.2\.1  \w+/ability_triggers\.py:\d+  add_pending_trigger\(game, held, event\)", last
    )
    explanation.explain_scenarios(
        dataclasses.replace(request, engine="python:saitei.reference_engine:engine"), "10.8.2.1", console
    )
    assert console.file.getvalue().count("add_pending_trigger(game, held, event)") == 1


def test_where_tells_the_statements_that_make_clauses_true(console):
    assert clause_statements.print_clause_statements(Suite(), console, ["10.7.2"], game="gotoubun") == 0
    said = console.file.getvalue()
    assert re.search(
        r"gotoubun 10\.7\.2\.1  .+\n    \w+/ability_triggers\.py:\d+  add_pending_trigger\(game, held, event\)\n", said
    )
    clause_statements.print_clause_statements(Suite(), console, [], game="digicharat")
    assert console.file.getvalue().count("\ndigicharat ") >= 60
    with pytest.raises(WrongUse, match="the reference engine does not play toy; it plays no game"):
        clause_statements.print_clause_statements(suite(), console, [], game="toy")


@pytest.mark.parametrize(
    ("word", "error", "message"),
    [
        ("toy/1/one-card-on-anoter", WrongUse, 'did you mean "toy/1/one-card-on-another"?'),
        ("toi/1/x", WrongUse, 'no game is called "toi"'),
        ("9.9", WrongUse, 'no clause "9.9"'),
        ("2.5", NothingRan, "no scenario for clause 2.5"),
        ("toy/1/1.feature:1", WrongUse, "toy/1/1.feature:1: no scenario begins before this line"),
        ("toy/1/9.feature:1", WrongUse, "there is no file toy/1/9.feature"),
    ],
)
def test_explain_knows_what_there_is(console, word, error, message):
    with pytest.raises(error, match=message.replace("?", r"\?")):
        explanation.explain_scenarios(RunOptions(engine=IN_PROCESS, suite=suite()), word, console)


WRONG_CLAIM = """@toy
Feature: 1. One

  @clause-1.2
  Rule: 1.2 The turn player can place a card

    Scenario: nobody can place Sora
      Given A holds Sora
      Then A cannot place Sora

    Scenario: A can place Sora
      Given A holds Sora
      Then A can place Sora
"""


def test_an_issue_has_the_clause_the_steps_the_claim_and_the_command(console, features):
    request = RunOptions(engine=IN_PROCESS, suite=suite(features(s1=WRONG_CLAIM)))
    assert explanation.write_issue(request, "1.2", console) == 1
    lines = console.file.getvalue().splitlines()
    assert lines[0].startswith("# Clause 1.2 of ")
    assert lines[2] == "toy 1 deviates from this clause of the edition 1.0: 1 of 2 scenarios about it fail."
    assert "## nobody can place Sora" in lines
    assert "    Then A cannot place Sora" in lines
    assert any(line.startswith("Expected, and found: `") and "place Sora" in line for line in lines)
    assert f"    saitei explain toy/1/nobody-can-place-sora --engine '{IN_PROCESS}' --game toy --edition 1.0" in lines
    assert not any("no other was possible" in line for line in lines)


def test_the_titles_of_an_issue_have_the_values_of_the_failing_example(console, features):
    outline = WRONG_CLAIM.replace("Scenario: nobody can place Sora", "Scenario Outline: nobody can place <card>")
    examples = "      Then A cannot place <card>\n\n      Examples:\n        | card |\n        | Sora |\n"
    outline = outline.replace("      Then A cannot place Sora\n", examples)
    explanation.write_issue(RunOptions(engine=IN_PROCESS, suite=suite(features(s1=outline))), "1.2", console)
    assert "## nobody can place Sora" in console.file.getvalue().splitlines()


def test_an_issue_about_nothing_says_so(console):
    request = RunOptions(engine=IN_PROCESS, suite=suite())
    assert explanation.write_issue(request, "1.2", console) == 0
    assert console.file.getvalue() == "No judged scenario deviates, so there is nothing to report.\n"


def test_an_issue_names_the_place_that_the_registry_has():
    result = ScenarioResult(
        id="toy/1/a", game="toy", clauses=("1.2",), own=("1.2",), verdict="fail", ms=1, message="`a` is wrong",
        path="1.feature", line=3, title="a *card*", answers=(RulingLink("Q1", "2026-01-02", "two @cards"),),
        played=(PlayedStep(4, "When it goes on", forced=("A had to take: pass", "A had to take: pass")),),
    )  # fmt: skip
    clause = ClauseResult(
        game="toy", id="1.2", title="Placing", kind="behavioural", under=(), verdict="fail", scenarios=("toy/1/a",)
    )
    rulebook = RulebookSummary(game="toy", edition="1.0", name="Toy", clauses={}, exempt={}, order=(), headings=())
    info = EngineInfo(name="mine", version="7", games={})
    results = Results(
        version="0", spec="stdio:/home/me/mine", engine=info, editions={"toy": "1.0"}, scenarios=(result,),
        clauses=(clause,), seconds=1, rulebooks=(rulebook,),
    )  # fmt: skip
    seen = RegisteredGame("1.0", {"1.2": Deviation("it places *twice*", "src/place.ada:7")})
    mine = RegisteredEngine(
        repository="https://example.org/mine", commit="7", licence="MIT", language="Ada", adapter="stdio:{checkout}/m",
        games={"toy": seen},
    )  # fmt: skip
    lines = list(issue_lines(results, {"mine": mine}, suite()))
    assert lines.count("- A had to take: pass") == 1
    assert "In the code (`src/place.ada:7`): it places \\*twice\\*." in lines
    assert "Expected, and found: `` `a` is wrong ``" in lines
    assert any(line.startswith("- Q1 ") and "two &#64;cards" in line for line in lines)
    assert not any("/home/me" in line for line in lines)
    assert any("--engine 'stdio:PATH/m'" in line for line in lines)


@pytest.mark.parametrize(
    ("edition", "expected"),
    [
        ("1.7.0", {"12.2.4.2": "7.7.3.3", "7.7.3.3": ""}),
        ("1.9.0", {"12.3.4.2": "7.7.5.3", "7.7.5.3": ""}),
        ("0.1", {}),
    ],
)
def test_the_remarks_and_causes_of_the_registry_are_clauses_of_the_judged_edition(edition, expected):
    seen = {"7.7.3.3": Deviation("it stops"), "12.2.4.2": Deviation("it stops", follows_from="7.7.3.3")}
    found = remarks_by_edition(Suite(), "hololive", RegisteredGame("1.7.0", seen), edition)
    assert {id: each.follows_from for id, each in found.items()} == expected
    back = remarks_by_edition(Suite(), "hololive", RegisteredGame("1.9.0", dict(found)), "1.7.0")
    assert back == (seen if edition == "1.9.0" else back)


def test_explain_says_that_the_clauses_file_is_bad(console, features):
    request = RunOptions(engine=IN_PROCESS, suite=suite(features(s1="no Gherkin\n")))
    with pytest.raises(WrongUse, match=r"1\.feature:1: expected"):
        explanation.explain_scenarios(request, "1.2", console)
    with pytest.raises(NothingRan, match=r"no scenario for clause 2\.1"):
        explanation.explain_scenarios(request, "2.1", console)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("engine", [IN_PROCESS, animal("behaves"), animal("modest"), animal("clears")])
def test_an_adapter_that_can_be_believed(console, engine):
    assert adapter_checks.run_adapter_checks(RunOptions(engine=engine, suite=suite()), console, seed=1) == 0
    assert "wrong" not in console.file.getvalue()
    assert "ok     toy: denies a false claim: a placed card is nowhere" in console.file.getvalue()


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("agrees", "denies a false claim: a placed card is nowhere: it agrees"),
        ("agrees", "refuses an option that was not offered: it accepted saitei-no-such-option"),
        ("agrees", "answers changed nothing that the judge sees"),
        ("refuses", "it refused place card=Trouble, which it had offered"),
        ("overclaims", "declares random.dice, and then declines it"),
        ("drops", "refuses a text with a keyword that no game has: it opened a scene"),
        ("repeats", "is asked again under the same id"),
        ("invents", "it offers 'lay', which is not an option of the protocol or of the game"),
        ("omits", "it reports the event 'moved' without from (the table of events in protocol.md)"),
        ("hangs", "did not answer within 1 s"),
        ("hurries", "to be asked; open is B: action: place card=Sora | pass; ask at every play timing, with pass as"),
    ],
)
def test_an_adapter_that_cannot(name, wrong):
    code, said = checked(name)
    assert code == 1
    assert any(line.startswith("wrong") and wrong in line for line in said.splitlines())


def test_an_engine_may_decline_what_follows_an_answer():
    _, said = checked("declines")
    assert "ok     toy: refuses an option that was not offered\n" in said


@cache
def checked(name):
    """The exit code of check-adapter for an engine of the zoo, and what it says."""
    console = Console(file=io.StringIO(), width=200)
    request = RunOptions(engine=animal(name), suite=suite(), timeout=1.0)
    return adapter_checks.run_adapter_checks(request, console, seed=1), console.file.getvalue()


def test_what_an_adapter_asks_is_answered_until_every_kind_was_met_and_said_which_never_was(console):
    adapter_checks.run_adapter_checks(RunOptions(engine=IN_PROCESS, suite=suite()), console, seed=1)
    *_, last = console.file.getvalue().splitlines()
    said = "accepts answers to every kind of ask (it asked action; it never asked ability, choose, number, "
    assert last.startswith(f"ok     toy: {said}")


def test_an_option_that_is_refused_in_a_scene_that_no_other_check_plays_is_found(console, monkeypatch):
    monkeypatch.setattr(random_play, "GAMES", 1)
    monkeypatch.setattr(random_play, "ANSWERS", 0)
    assert adapter_checks.run_adapter_checks(RunOptions(engine=animal("refuses"), suite=suite()), console, seed=2) == 1
    wrong = [line for line in console.file.getvalue().splitlines() if line.startswith("wrong")]
    what = "accepts answers to every kind of ask: toy/"
    assert any(what in line and "it refused place card=Trouble" in line for line in wrong)


def test_what_an_engine_says_that_it_cannot_do_in_the_middle_of_a_game_is_not_wrong(console, monkeypatch):
    from toygame.engine import Toy

    from saitei.adapters import Unsupported

    def answer(self, ask, picks):
        if self.troubled and picks == ("place-Trouble",):
            raise Unsupported("trouble", "card", "Trouble")
        return answered(self, ask, picks)

    answered = Toy.answer
    monkeypatch.setattr(Toy, "answer", answer)
    request = RunOptions(engine=IN_PROCESS, suite=suite(), in_process=True)
    assert adapter_checks.run_adapter_checks(request, console, seed=1) == 0
    assert " answers, and then it cannot: trouble)" in console.file.getvalue()


def test_an_engine_that_holds_no_scene_is_told_what_it_refused_most(console, monkeypatch):
    from toygame.engine import Toy

    from saitei.adapters import Unsupported

    def opened(self, game, edition, scene):
        raise Unsupported("Trouble" if "Trouble" in scene.cards else "all else", "card", "kind")

    monkeypatch.setattr(Toy, "open", opened)
    request = RunOptions(engine=IN_PROCESS, suite=suite(), in_process=True)
    assert adapter_checks.run_adapter_checks(request, console, seed=1) == 1
    assert re.search(r"no scene can be given; \d+ times: all else; \d+ times: Trouble$", console.file.getvalue())


@pytest.mark.long_run
def test_games_from_decks_are_played_to_their_end():
    suite = Suite()
    selection = select_scenarios(suite, {"hololive": suite.load_ledger("hololive")}, ["6.2"])
    request = RunOptions(suite=suite)
    subject = AdapterUnderTest(supervisor_for(request), request, "hololive", "1.7.0", selection)
    try:
        play = random_play.RandomPlay(subject, seed=1)
        games = [check for check in play.each_check([]) if "new game" in check.what]
    finally:
        subject.supervisor.shutdown()
    assert len(games) == random_play.NEW_GAMES and not any(check.wrong for check in games)
    assert all(re.search(r"new game \d \(\d+ answers, to its end\)", check.what) for check in games)


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (["run", "--engin", "x"], 2, "No such option"),
        (["run", "--engine", "nothing"], 2, 'there is no engine "nothing"'),
        (["run", "--game", "hololiv"], 2, 'did you mean "hololive"?'),
        (["serve", "--game", "hololiv"], 2, 'did you mean "hololive"?'),
        (["coverage", "--game", "x"], 2, 'no game is called "x"'),
        (["explain", "hololive/0/x"], 2, "no scenario has the id"),
        (["coverage", "--needs", "--check"], 2, "--needs is about engines, not clauses"),
        (["where", "99.1"], 2, 'no clause "99.1"'),
        (["explain", "99"], 2, "or wixoss undated; 'saitei coverage' lists all clauses"),
        (["where", "--game", "hololiv"], 2, 'did you mean "hololive"?'),
        (["run", "-n", "0"], 2, "0 is not in the range"),
        (["run", "--timeout", "nan"], 2, "nan is not a number of seconds"),
        (["run", "--timeout", "inf"], 2, "inf is not a number of seconds"),
    ],
)
def test_wrong_use_is_said_in_one_line_without_a_traceback(monkeypatch, capsys, arguments, code, message):
    monkeypatch.setattr("sys.argv", ["saitei", *arguments])
    assert main() == code
    said = capsys.readouterr().err
    assert message in said
    assert "Traceback" not in said


@pytest.mark.long_run
def test_nothing_is_to_prove_of_a_definitional_clause(monkeypatch, capsys):
    monkeypatch.setattr("sys.argv", ["saitei", "prove", "--clause", "1.1.1", "--game", "hololive", "-n", "1"])
    assert main() == 0
    assert "hololive 1.1.1 is definitional" in capsys.readouterr().out


def test_help_names_the_exit_codes(monkeypatch, capsys):
    monkeypatch.setattr("sys.argv", ["saitei", "--help"])
    assert main() == 0
    assert "4 nothing was judged" in capsys.readouterr().out


@pytest.mark.long_run
def test_the_reference_engine_can_be_believed(monkeypatch, capsys):
    """Its random games are few here: others are played decision by decision elsewhere."""
    for name, number in {"GAMES": 2, "NEW_GAMES": 1, "MORE": 20}.items():
        monkeypatch.setattr(random_play, name, number)
    monkeypatch.setattr("sys.argv", ["saitei", "check-adapter", "--engine", "reference"])
    assert (main(), "wrong" in capsys.readouterr().out) == (0, False)


def test_the_command_line_puts_reports_together(monkeypatch, tmp_path, capsys):
    results = str(tmp_path / "r.json")
    monkeypatch.setattr("sys.argv", ["saitei", "run", "--clause", "1.1.1", "--json", results])
    assert main() == 0
    written = [f"--{form}={tmp_path / form}" for form in ("html", "markdown", "badge", "json")]
    monkeypatch.setattr("sys.argv", ["saitei", "report", "merge", results, results, *written])
    assert main() == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["badge", "html", "json", "markdown", "r.json"]
    monkeypatch.setattr("sys.argv", ["saitei", "report", "merge", str(tmp_path / "badge")])
    assert main() == 2
    assert "is not a results file of saitei" in capsys.readouterr().err
