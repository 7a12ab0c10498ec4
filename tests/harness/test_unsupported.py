"""The unsupported scenarios: their reasons, and the capabilities that an engine needs for most of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from toygame import IN_PROCESS, animal

from saitei.adapters.card_text_tree import ChosenCards, DamageInstruction, Draw, MatchingCards
from saitei.adapters.messages import Reason
from saitei.harness.report import record, terminal
from saitei.harness.report.html_page import render_page
from saitei.harness.results.result_files import results_to_json
from saitei.harness.results.run_results import ScenarioResult
from saitei.harness.results.unsupported_summary import summarize_unsupported
from saitei.harness.scenarios.scenario_needs import needs_of_scenario, node_forms
from saitei.harness.scenarios.selection import read_all_features
from saitei.harness.scenarios.suite import Suite


def result(name: str, *wanted: str, own: str = "1.1", **changes: Any) -> ScenarioResult:
    facts = {
        "verdict": "unsupported",
        "message": "it cannot",
        "reason": Reason(kind="node", what="do draw"),
        "game": "toy",
        "clauses": (own,),
        "own": (own,),
        "ms": 1.0,
        "path": "",
        "line": 1,
        "title": name,
    }
    return ScenarioResult(id=name, needs=wanted, **{**facts, **changes})


def test_reasons_are_put_together_by_kind_and_thing_the_commonest_first():
    found = summarize_unsupported(
        [
            result("a", message="draw up to 2"),
            result("b", message="draw until 3", own="1.2"),
            result("c", message="draw until 3"),
            result("d", reason=Reason(), message="not today"),
            result("e", reason=None, message="nor tomorrow"),
            result("f", reason=Reason(kind="view", what="do draw")),
            result("g", verdict="fail", reason=None),
            result("h", reason=Reason(kind="node", what="do heal"), message="Sora: do heal"),
            result("i", reason=Reason(kind="node", what="do heal"), message="Miko: do heal"),
        ],
        (),
    )
    assert [(each.kind, each.what, each.says, each.scenarios, each.clauses) for each in found.reasons] == [
        ("node", "do draw", "draw until 3", 3, 2),
        ("node", "do heal", "", 2, 1),
        ("other", "", "not today", 1, 1),
        ("other", "", "nor tomorrow", 1, 1),
        ("view", "do draw", "it cannot", 1, 1),
    ]
    assert found.count_by_kind() == {"node": 5, "other": 2, "view": 1}
    assert [each.reason_text for each in found.reasons][:2] == ["node do draw: draw until 3", "node do heal"]


def test_what_unlocks_most_for_its_length_comes_first_and_then_what_more_is_wanted():
    found = summarize_unsupported(
        [
            result("a", "cards.abilities", "do draw"),
            result("b", "cards.abilities", "do draw", own="1.2"),
            result("c", "cards.abilities", "do draw", "do heal"),
            result("d", "do move"),
        ],
        (),
    )
    assert [(step.needs, step.scenarios, step.clauses) for step in found.unlocks] == [
        (("do move",), 1, 1),
        (("cards.abilities", "do draw"), 2, 2),
        (("do heal",), 1, 1),
    ]


def test_a_step_of_many_needs_begins_with_the_part_that_unlocks_something():
    found = summarize_unsupported(
        [
            result("a", "cards.abilities", "do draw"),
            *(result(str(number), "cards.abilities", "do draw", "do heal") for number in range(5)),
        ],
        (),
    )
    assert [(step.needs, step.scenarios) for step in found.unlocks] == [
        (("cards.abilities", "do draw"), 1),
        (("do heal",), 5),
    ]


@pytest.mark.parametrize("has", ["declared", "judged"])
def test_what_an_engine_declares_or_was_judged_by_it_need_not_learn(has):
    judged = [result("z", "do draw", verdict="fail", reason=None)] if has == "judged" else []
    judged.append(result("y", "do heal", verdict="error", reason=None))
    declared = () if has == "judged" else ("do draw",)
    found = summarize_unsupported([result("a", "do draw", "do heal"), result("b", "do draw"), *judged], declared)
    assert [(step.needs, step.scenarios) for step in found.unlocks] == [(("do heal",), 1)]


def test_terminal_page_and_json_say_the_same(judge, console, tmp_path: Path):
    results = judge(animal("modest")).results
    refused = [found for found in results.scenarios if found.verdict == "unsupported"]
    assert refused and all(found.reason == Reason(kind="capability", what="random.dice") for found in refused)

    document = json.loads(results_to_json(results))
    (reason,), (step,) = document["unsupported"]["reasons"], document["unsupported"]["unlocks"]
    assert (reason["kind"], reason["what"], reason["scenarios"]) == ("capability", "random.dice", len(refused))
    assert (step["needs"], step["scenarios"]) == (["random.dice"], len(refused))
    (told,) = [found for found in document["scenarios"] if found["id"] == refused[0].id]
    assert told["reason"] == {"kind": "capability", "what": "random.dice"} and "random.dice" in told["needs"]

    path = tmp_path / "verdicts.json"
    path.write_text(results_to_json(results), "utf-8")
    (read,) = record.read_records(path)
    assert read.unsupported_summary == results.beside
    assert json.loads(record.encode_records([read]))["unsupported"] == document["unsupported"]

    terminal.report_results(console, results)
    said, shown = console.file.getvalue(), render_page([read])
    line = "capability random.dice"
    assert f"{len(refused)} unsupported: {len(refused)} capability" in said
    assert f"    {len(refused)} {line}\n" in said and f"<th>{line}</th>" in shown
    assert (len(refused), step["clauses"]) == (1, 1) and "    1 scenario, 1 clause: random.dice" in said


def test_of_an_engine_that_plays_all_nothing_is_said(judge, console):
    results = judge(IN_PROCESS).results
    assert json.loads(results_to_json(results))["unsupported"] == {"reasons": [], "unlocks": []}
    assert all(not found.needs for found in results.scenarios)
    terminal.report_results(console, results)
    assert "unsupported" not in console.file.getvalue() and "unlock" not in console.file.getvalue()


def test_a_scenario_needs_the_capabilities_of_its_phrases_and_the_nodes_of_its_cards():
    suite = Suite()
    scenarios = {each.title: each for feature in read_all_features(suite, "hololive") for each in feature.scenarios}
    found = needs_of_scenario(suite, scenarios["the top cards of the holo power leave the rest in order"])
    assert found >= {"scene.position", "cards.abilities", "views.judge", "ability special oshi-skill", "do draw"}
    assert not found & {"do damage", "ability activated", "scene.decks", "asks.complete"}


def test_a_form_is_a_node_with_a_field_that_is_set_or_with_the_node_that_it_holds():
    card_text = Draw(up_to=True), DamageInstruction(amount=10, to=ChosenCards(MatchingCards(zone=("back",))))
    assert set(node_forms(card_text, Suite().protocol_words("hololive"))) == {
        "do draw up_to",
        "do damage amount",
        "do damage to: of choose",
        "of choose among: of cards",
        "of cards zone: back",
    }


def test_an_outline_needs_what_any_of_its_examples_does():
    suite = Suite()
    (outline,) = (
        each
        for feature in read_all_features(suite, "hololive")
        for each in feature.scenarios
        if each.title == "a holomem due for archiving at turn end is in the <zone> after <text>"
    )
    assert needs_of_scenario(suite, outline) >= {"do draw", "do switch", "do delay", "ability automatic"}
