"""Evidence: the scenarios that fail on each violation, as a proof writes them and as a run reads them."""

from __future__ import annotations

import io
import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType
from typing import Any
from xml.etree import ElementTree as ET

import pytest
import refusing
import toygame
from click.testing import CliRunner
from daily_sample import DailySample, daily_share
from msgspec.structs import replace
from rich.console import Console
from toygame import HOME, animal

from saitei.harness.base.command_errors import WrongUse
from saitei.harness.commands.cli import saitei_group
from saitei.harness.inspection.explanation import explain_scenarios
from saitei.harness.judging.run_options import RunOptions
from saitei.harness.prove.applied_violations import game_changes, game_violations
from saitei.harness.prove.edition_clauses import clauses_in_edition
from saitei.harness.prove.evidence_file import outdated_evidence, violation_evidence, write_evidence
from saitei.harness.prove.module_swap import swapped_modules
from saitei.harness.prove.proof import ViolationResult
from saitei.harness.prove.proof_run import write_evidence_files
from saitei.harness.report import badge, markdown, record
from saitei.harness.report.history import engine_histories
from saitei.harness.report.html_page import render_page
from saitei.harness.report.merging import merge_records
from saitei.harness.report.terminal import report_results
from saitei.harness.results.result_files import results_to_json, results_to_junit
from saitei.harness.results.run_results import Results
from saitei.harness.results.scores import clause_answers, score_rulebooks
from saitei.harness.runs.run_execution import execute_run
from saitei.harness.scenarios.filters import Shard
from saitei.harness.scenarios.game_packages import GameSource
from saitei.harness.scenarios.scenario_needs import needs_of_scenario
from saitei.harness.scenarios.selection import select_scenarios
from saitei.harness.scenarios.suite import Suite
from saitei.harness.scenarios.violation_evidence import (
    ViolationEvidence,
    edition_evidence,
    evidence_path,
    read_evidence,
)
from saitei.reference_engine.patching import Patch
from saitei.reference_engine.violations import Violation
from saitei.rulebooks import Ledger, render_records

SUITE = Suite()
GAMES = SUITE.game_names()
EDITIONS = [(game, edition) for game in GAMES for edition in SUITE.edition_names(game)]

EMPTY, SECOND, DIE = "toy/1/one-card-on-an-empty-pile", "toy/1/one-card-on-another", "toy/1/it-rolls-what-was-scripted"
TURN, MISSING = "toy/2/the-other-player-s-turn-comes", "toy/1/a-scenario-of-another-run"
WHERE = "A placed card comes nowhere"
ANYBODY = "The other player places the cards named Die"
EVIDENCE = (
    ViolationEvidence("1.1", WHERE, (EMPTY, DIE)),
    ViolationEvidence("1.1", "A card goes under the pile", (SECOND,)),
    ViolationEvidence("1.2", ANYBODY, (MISSING, DIE)),
    ViolationEvidence("1.2", "Both players place", ("toy/1/the-other-player-s-card-cannot-be-placed",)),
    ViolationEvidence("1.3", "A die shows seven", (DIE,)),
    ViolationEvidence("2.1", "The turn never ends", (MISSING,)),
)


@pytest.fixture
def toy(tmp_path: Path) -> Suite:
    """The toy game with invented evidence."""
    books = tmp_path / "books"
    shutil.copytree(HOME / "rulebooks", books)
    evidence_path(books / "toy", "1.0").write_text(render_records(EVIDENCE), "utf-8")
    return toygame.suite(rulebooks=books)


@pytest.fixture
def modest(judge: Callable[..., Any], toy: Suite) -> Results:
    """The results of an engine that has no dice."""
    found = judge(animal("modest"), suite=toy).results
    assert isinstance(found, Results)
    return found


# --- the file ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_the_evidence_of_each_edition_names_each_violation_and_scenarios_that_exist(game: str, edition: str) -> None:
    ledger = SUITE.load_ledger(game, edition)
    found = read_evidence(SUITE.rulebook_directory(game), edition)
    named = clauses_in_edition(SUITE, ledger)
    clauses = {each.says: named(each.clauses, each.older) for each in game_violations(SUITE.engine_packages()[game])}
    order = [clause.id for clause in ledger]
    wanted = [(ids[0], says) for says, ids in clauses.items() if ids and ledger[ids[0]].kind == "behavioural"]
    assert [(each.clause, each.says) for each in found] == sorted(wanted, key=lambda each: order.index(each[0]))
    known = {each.id for each in select_scenarios(SUITE, {game: ledger}).scenarios}
    assert {id for each in found for id in each.shown_by} <= known
    assert [each.says for each in found if not each.shown_by] == []


def evidence_of(ledger: Ledger, *shown_by: str) -> tuple[ViolationEvidence, ...]:
    """The evidence of the violations of three clauses, of which the first is not behavioural."""
    violations = [Violation(("2.3",), "A turn is nobody's"), Violation(("1.2",), ANYBODY), Violation(("1.1",), WHERE)]
    return violation_evidence(ledger, [ViolationResult(each, shown_by, {}) for each in violations])


def test_the_violations_of_behavioural_clauses_are_written_in_the_order_of_the_ledger(toy: Suite) -> None:
    home, ledger = toy.rulebook_directory("toy"), toy.load_ledger("toy")
    found = evidence_of(ledger, EMPTY, DIE)
    assert found == (ViolationEvidence("1.1", WHERE, (EMPTY, DIE)), ViolationEvidence("1.2", ANYBODY, (EMPTY, DIE)))
    write_evidence(home, "1.0", found)
    assert edition_evidence(toy, "toy", "1.0") == {"1.1": found[:1], "1.2": found[1:]}
    assert outdated_evidence(home, ledger, ("1.1", "1.2"), found) == ()


def test_outdated_evidence_names_the_proved_clauses_and_those_that_the_ledger_lacks(toy: Suite) -> None:
    home, ledger = toy.rulebook_directory("toy"), toy.load_ledger("toy")
    found = evidence_of(ledger, EMPTY)
    write_evidence(home, "1.0", evidence_of(ledger, EMPTY, DIE))
    assert outdated_evidence(home, ledger, ("1.2",), found) == (
        "1.0.evidence.jsonl of toy is out of date for 1.2; run saitei prove --write --game toy --edition 1.0",
    )
    write_evidence(home, "1.0", [*found, ViolationEvidence("9.9", ANYBODY, (DIE,))])
    (message,) = outdated_evidence(home, ledger, ("1.2",), found)
    assert "out of date for 9.9;" in message


def test_evidence_is_written_of_whole_games_only() -> None:
    words = ["prove", "--write", "--game", "digicharat", "--clause", "3-1-1.1"]
    result = CliRunner().invoke(saitei_group, words, standalone_mode=False)
    assert isinstance(result.exception, WrongUse)
    assert str(result.exception) == "--write plays all violations of a game; leave --clause, --slices and --json out"


@pytest.mark.long_run
def test_the_evidence_is_that_of_the_violations(tmp_path: Path, console: Console) -> None:
    shutil.copytree(SUITE.rulebook_directory("digicharat"), tmp_path / "digicharat")
    path = evidence_path(tmp_path / "digicharat", "undated")
    before = path.read_bytes()
    path.unlink()
    features = SUITE.game_source("digicharat").features
    suite = Suite((GameSource(features=features, rulebooks=str(tmp_path)),))
    assert write_evidence_files(suite, console, game="digicharat") == 0
    assert path.read_bytes() == before


# --- the answers ------------------------------------------------------------------------------------


def test_a_clause_is_obeyed_partly_judged_or_not_judged(modest: Results) -> None:
    assert clause_answers(modest) == {
        ("toy", "1.1"): "obeyed",
        ("toy", "1.2"): "partly judged",
        ("toy", "1.3"): "not judged",
        ("toy", "2.1"): "not judged",
        ("toy", "2.2"): "obeyed",
        ("toy", "2.3"): "not judged",
    }
    by_id = {clause.id: clause for clause in modest.clauses}
    (unnoticed,) = by_id["1.2"].unnoticed
    assert (unnoticed.says, unnoticed.shown_by) == (ANYBODY, (DIE, MISSING))
    assert unnoticed.reason == "unsupported: capability random.dice"
    assert by_id["2.1"].unnoticed[0].reason == "not played"
    assert [by_id[id].violations for id in ("1.1", "1.2", "2.2")] == [2, 2, 0]


def test_a_deviating_clause_deviates_whatever_went_unnoticed(judge: Callable[..., Any], toy: Suite) -> None:
    unseen = [replace(each, shown_by=(MISSING,)) for each in EVIDENCE]
    evidence_path(toy.rulebook_directory("toy"), "1.0").write_text(render_records(unseen), "utf-8")
    assert clause_answers(judge(animal("dies"), suite=toy).results)["toy", "1.1"] == "deviates"


def test_every_form_says_the_same_answers(modest: Results) -> None:
    (score,) = score_rulebooks(modest)
    line = (
        "3 of 6 behavioural clauses judged, 2 of these obeyed, 1 partly judged; "
        "3 not judged: 1 unsupported, 1 too weakly tested, 1 not played"
    )
    assert score.summary_line == line
    console = Console(file=io.StringIO(), width=200)
    report_results(console, modest)
    assert f"toy 1.0: {line}" in console.file.getvalue()
    text = results_to_json(modest)
    records = record.decode_records(text, "r")
    for document in (json.loads(text), json.loads(record.encode_records(records))):
        (told,) = document["scores"]
        assert (told["judged"], told["obeyed"], told["partly_judged"]) == (3, 2, 1)
        assert {each["number"]: each["answer"] for each in document["clauses"]} == {
            id: answer for (_, id), answer in clause_answers(modest).items()
        }
        (partly,) = [each for each in document["clauses"] if each["answer"] == "partly judged"]
        (unnoticed,) = partly["unnoticed"]
        assert unnoticed == {
            "says": ANYBODY,
            "shown_by": [DIE, MISSING],
            "reason": "unsupported: capability random.dice",
        }
    shown = f"{ANYBODY} ({DIE} would show it, but was unsupported: capability random.dice)"
    top = ET.fromstring(results_to_junit(modest).encode())
    facts = {each.get("name"): each.get("value") for each in top.findall("testsuite/properties/property")}
    assert facts["partly judged"] == f"1.2: its scenarios would not have noticed: {shown}"
    assert str(facts["not judged"]).startswith("2.1: its scenarios would not have noticed: The turn never ends")
    summary = markdown.markdown_summary(records)
    assert "| 3 of 6 | 2 | 1 | 1 unsupported, 1 too weakly tested, 1 not played |" in summary
    assert "- **toy 1.2** partly judged\n  - The other player places the cards named Die" in summary
    page = render_page(records)
    assert "3 of 6 behavioural clauses were judged, 1 of them partly; not judged: 1 unsupported" in page
    assert "partly judged</span>" in page and "too weakly tested</span>" in page
    assert f'<li class="find">{shown}</li>' in page
    assert "2 of 3 judged clauses obeyed, 1 partly judged, 3 not judged" in badge.badge_svg(*records)


def test_explain_lists_what_would_have_gone_unnoticed(console: Console, toy: Suite) -> None:
    explain_scenarios(RunOptions(engine=animal("modest"), suite=toy), "2.1", console)
    said = console.file.getvalue()  # type: ignore[attr-defined]
    assert "toy 2.1 is not judged: its scenarios that passed would not have noticed" in said
    assert f"The turn never ends ({MISSING} would show it, but was not played)" in said


def test_the_users_own_scenarios_are_judged_without_evidence(
    judge: Callable[..., Any], toy: Suite, tmp_path: Path
) -> None:
    own = tmp_path / "house.feature"
    own.write_text((HOME / "features" / "toy" / "2" / "2.feature").read_text("utf-8"), "utf-8")
    results = judge(suite=toy, paths=(own,)).results
    assert clause_answers(results)["toy", "2.1"] == "obeyed"


# --- several files ----------------------------------------------------------------------------------


def test_shards_notice_together_what_none_of_them_notices_alone(judge: Callable[..., Any], toy: Suite) -> None:
    (whole,) = record.decode_records(results_to_json(judge(animal("modest"), suite=toy).results), "whole")
    shards = [
        record.decode_records(results_to_json(judge(animal("modest"), suite=toy, shard=Shard(at, 3)).results), str(at))
        for at in (1, 2, 3)
    ]
    assert any(clause_answers(each) != clause_answers(whole) for (each,) in shards)
    (merged,) = merge_records(each for shard in shards for each in shard)
    assert clause_answers(merged) == clause_answers(whole)
    assert {each.id: each.unnoticed for each in merged.clauses} == {each.id: each.unnoticed for each in whole.clauses}


def as_older_file(results: Results) -> record.RunRecord:
    """The record of a file that a version without evidence wrote."""
    document = json.loads(results_to_json(results))
    for clause in document["clauses"]:
        for field in ("answer", "violations", "unnoticed"):
            clause.pop(field, None)
    document["origin"] = {"date": "2026-01-01T00:00:00"}
    (found,) = record.decode_records(json.dumps(document), "older")
    return found


def test_older_files_are_read_and_merged(modest: Results) -> None:
    older = as_older_file(modest)
    (score,) = score_rulebooks(older)
    assert (score.judged_count, score.obeyed_count, score.partly_judged) == (4, 4, 0)
    (newer,) = record.decode_records(results_to_json(modest), "newer")
    (merged,) = merge_records([replace(older, origin=None), newer])
    assert clause_answers(merged) == clause_answers(modest)


def test_a_history_tells_clauses_that_are_only_partly_judged_now(modest: Results) -> None:
    (now,) = record.decode_records(results_to_json(modest), "now")
    strict = tuple(replace(each, unnoticed=()) for each in now.clauses)
    origin = as_older_file(modest).origin
    earlier = replace(now, clauses=strict, origin=origin)
    assert origin is not None
    now = replace(now, origin=replace(origin, date="2026-02-01T00:00:00"))
    history = engine_histories([earlier, now])[1]
    assert history.partly == (("1.0", "toy", "1.2"),)
    assert history.lost == (("1.0", "toy", "2.1"),)
    assert history.summary_line == "1 now partly judged, 1 no longer judged"
    assert engine_histories([as_older_file(modest), now])[1].summary_line == "nothing changed"


# --- real games -------------------------------------------------------------------------------------


@pytest.mark.one_game_a_day
@pytest.mark.long_run
@pytest.mark.parametrize("game", GAMES)
def test_the_reference_engine_obeys_every_clause(game: str, console: Console) -> None:
    results = execute_run(RunOptions(suite=SUITE, game=game), console).results
    assert {each.id: each.unnoticed for each in results.clauses if each.unnoticed} == {}
    (score,) = score_rulebooks(results)
    assert score.obeyed_count == score.judged_count > 0


def refused_capabilities(game: str) -> Iterator[tuple[ViolationEvidence, str]]:
    """Violations, each with a capability that all scenarios which notice it need, and another of the clause does not.

    An engine without that capability passes the scenarios of the clause that it does not refuse.
    """
    ledger = SUITE.load_ledger(game)
    scenarios = {each.id: each for each in select_scenarios(SUITE, {game: ledger}).scenarios}
    needs = {id: needs_of_scenario(SUITE, scenario) for id, scenario in scenarios.items()}
    for each in read_evidence(SUITE.rulebook_directory(game), ledger.edition):
        shared = frozenset.intersection(*(needs[id] for id in each.shown_by))
        own = [needs[id] for id, scenario in scenarios.items() if each.clause in scenario.primary_clauses]
        for capability in sorted(name for name in shared if "." in name and any(name not in needed for needed in own)):
            yield each, capability


REFUSALS = 8
"""Of each game so many engines that refuse are judged each day."""


def plain_code(path: Path) -> CodeType:
    """The code of a module as it is."""
    return compile(path.read_text("utf-8"), str(path), "exec")


@pytest.mark.one_game_a_day
@pytest.mark.long_run
@pytest.mark.parametrize("game", GAMES)
def test_a_clause_is_not_obeyed_on_an_engine_that_violates_it_and_refuses_whoever_would_notice(
    game: str, console: Console, monkeypatch: pytest.MonkeyPatch, daily_sample: DailySample
) -> None:
    package = SUITE.engine_packages()[game]
    refusing_answers = set()
    found = [*refused_capabilities(game)]
    for evidence, capability in daily_share(found, len(found) // REFUSALS, daily_sample.seed):
        answers = []
        for refused in ("", capability):
            monkeypatch.setattr(refusing, "refused", refused)
            with swapped_modules(package, plain_code), Patch() as patch:  # new modules, which remember nothing
                {each.says: change for each, change in game_changes(package).items()}[evidence.says](patch)
                options = RunOptions(
                    engine="python:refusing:Refusing",
                    suite=SUITE,
                    game=game,
                    clauses=(evidence.clause,),
                    in_process=True,
                    processes=1,
                )
                answers.append(clause_answers(execute_run(options, console).results)[game, evidence.clause])
        assert answers[0] == "deviates", evidence
        assert answers[1] != "obeyed", (evidence, capability)
        refusing_answers.add(answers[1])
    assert refusing_answers & {"partly judged", "not judged"}
