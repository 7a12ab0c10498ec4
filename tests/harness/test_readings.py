"""Readings: an engine is held to what it declares, found out where it declares nothing, and wronged in neither case."""

from __future__ import annotations

import io
import json
import os
from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import replace
from rich.console import Console
from toygame import suite
from toygame.engine import Toy

from saitei.harness.inspection import explanation
from saitei.harness.judging.run_options import RunOptions
from saitei.harness.pytest_plugin import plugin
from saitei.harness.report import html_page, markdown, record
from saitei.harness.report.terminal import report_results
from saitei.harness.results.result_files import results_to_json, results_to_junit
from saitei.harness.runs import settings

PLACING = """@toy
Feature: 1 Placing

  @clause-1.1
  Rule: 1.1 A placed card lies on top of the pile

    @reading-T-1=up
    Scenario: the last card is above
      Given A holds Sora
      And the piles
        | A | Miko |
      When A places Sora
      Then the pile of A is Sora, Miko

    @reading-T-1=down
    Scenario: the last card is below
      Given A holds Sora
      And the piles
        | A | Miko |
      When A places Sora
      Then the pile of A is Miko, Sora

  @clause-1.2
  Rule: 1.2 Only the turn player places

    @reading-T-1
    Scenario: two cards
      Given A holds Sora
      And the piles
        | A | Miko, Suisei |
      When A places Sora
      Then the pile of A is Sora, Miko, Suisei
      And the pile of B is Roboco

    Scenario: the turn player can place
      Given A holds Sora
      Then A can place Sora
"""
PLACING = PLACING.replace("        | A | Miko, Suisei |", "        | A | Miko |\n        | A | Suisei |")
PLACING = PLACING.replace("      And the pile of B is Roboco\n", "")
ENGINE = ("--saitei-engine", "python:toygame.engine:engine", "--saitei-in-process")
UP, DOWN, RESTS = (f"toy/1/{slug}" for slug in ("the-last-card-is-above", "the-last-card-is-below", "two-cards"))


@pytest.fixture
def judged(judge, features):
    """Judges by these scenarios; verdicts by id, and the results."""
    root = features(s1=PLACING)

    def run(**wishes):
        results = judge(suite=suite(root), **wishes).results
        return {found.id: found.verdict for found in results.scenarios}, results

    return run


@pytest.fixture
def place_at(monkeypatch):
    """Lets the toy put a card at this place of its pile."""

    def patched(place):
        whole = Toy.place

        def otherwise(self, card):
            situation = whole(self, card)
            pile = self.zones[self.turn_player]["pile"]
            pile.insert(place(pile), pile.pop(0))
            return situation

        monkeypatch.setattr(Toy, "place", otherwise)

    return patched


@pytest.fixture
def declares(monkeypatch):
    """Lets the toy declare an option of T-1."""

    def patched(option):
        whole = Toy.initialize
        monkeypatch.setattr(
            Toy, "initialize", lambda self, hello: replace(whole(self, hello), readings={"toy": {"T-1": option}})
        )

    return patched


def below(pile):
    """On top is below."""
    return len(pile) - 1


def test_scenarios_of_options_that_are_not_ours_find_out_and_have_no_verdict(judged):
    verdicts, results = judged()
    assert verdicts == {UP: "pass", RESTS: "pass", "toy/1/the-turn-player-can-place": "pass"}
    (taken,) = results.readings
    assert (taken.takes, taken.declared, taken.seen) == ("up", "", {"up": "yes", "down": "no"})


@pytest.mark.parametrize("declared", ["", "down"])
def test_an_engine_of_another_admissible_option_gets_no_fail(judged, place_at, declares, declared):
    place_at(below)
    if declared:
        declares(declared)
    verdicts, results = judged()
    assert verdicts[UP] == verdicts[RESTS] == "reading" and verdicts[DOWN] == "pass"
    (taken,) = results.readings
    assert (taken.takes, taken.declared) == ("down", declared)
    (rests,) = (found for found in results.scenarios if found.id == RESTS)
    assert rests.message == "takes T-1 down, not up: On top is below." and rests.signature == ()
    assert {clause.id: clause.verdict for clause in results.clauses} == {"1.1": "reading", "1.2": "reading"}


def test_it_is_found_out_where_the_selection_leaves_it_out(judged, place_at):
    place_at(below)
    verdicts, _ = judged(clauses=("1.2",))
    assert verdicts == {RESTS: "reading", "toy/1/the-turn-player-can-place": "pass"}


@pytest.mark.parametrize(("declared", "failing"), [("down", {DOWN}), ("up", set())])
def test_who_declares_one_option_and_plays_another_fails(judged, declares, declared, failing):
    declares(declared)
    verdicts, results = judged()
    assert {id for id, verdict in verdicts.items() if verdict == "fail"} == failing
    for found in results.scenarios:
        if found.verdict == "fail":
            assert found.message.startswith("the engine declares T-1 down, but plays up: ")


def test_who_declares_ours_and_plays_another_fails(judged, declares, place_at):
    declares("up")
    place_at(below)
    verdicts, _ = judged()
    assert verdicts[UP] == verdicts[RESTS] == "fail" and DOWN not in verdicts


def test_who_takes_no_admissible_option_fails(judged, monkeypatch):
    whole = Toy.place

    def lost(self, card):
        situation = whole(self, card)
        self.zones[self.turn_player]["pile"].clear()
        return situation

    monkeypatch.setattr(Toy, "place", lost)
    verdicts, results = judged()
    assert verdicts[UP] == verdicts[RESTS] == "fail" and DOWN not in verdicts
    (rests,) = (found for found in results.scenarios if found.id == RESTS)
    assert rests.message.startswith("the engine takes no admissible option of T-1: ")


def test_an_option_that_nobody_could_see_costs_no_verdict(judged, monkeypatch, place_at):
    place_at(below)
    whole = Toy.open

    def unable(self, game, edition, scene):
        if "Suisei" not in scene.cards and "Miko" in scene.cards:
            from saitei.adapters import Unsupported

            raise Unsupported("so few cards")
        return whole(self, game, edition, scene)

    monkeypatch.setattr(Toy, "open", unable)
    verdicts, results = judged()
    assert verdicts == {UP: "unsupported", RESTS: "unsupported", "toy/1/the-turn-player-can-place": "pass"}
    (rests,) = (found for found in results.scenarios if found.id == RESTS)
    assert rests.message == "rests on T-1 up, but it could not be seen which option the engine takes"


def test_every_report_names_the_option(judged, place_at):
    place_at(below)
    _, results = judged()
    console = Console(file=io.StringIO(), width=200)
    report_results(console, results)
    assert "1 contested reading: 0 as ours\n  toy T-1: takes down, ours is up (seen)" in console.file.getvalue()
    found = record.decode_records(results_to_json(results), "r.json")
    assert json.loads(results_to_json(results))["readings"][0]["takes"] == "down"
    assert "takes T-1 down" in markdown.markdown_summary(found)
    assert "T-1 down" in html_page.render_page(found)
    skipped = {
        case.get("name") for case in ET.fromstring(results_to_junit(results).encode()).iter("testcase") if len(case) > 1
    }
    assert skipped == {"the last card is above", "two cards"}


def test_explain_shows_what_another_option_would_ask_for(features, console):
    request = RunOptions(engine="python:toygame.engine:engine", suite=suite(features(s1=PLACING)))
    assert explanation.explain_scenarios(request, DOWN, console) == 0
    assert "takes T-1 up, not down: On top is above." in console.file.getvalue()


def test_pytest_is_told_the_same(judged, features, place_at, monkeypatch, capsys):
    place_at(below)
    root = features(s1=PLACING)
    monkeypatch.setattr(plugin, "_FEATURES", root)
    monkeypatch.setattr(settings, "RunOptions", lambda **wishes: RunOptions(suite=suite(root), **wishes))
    plugins = ("-ppytest_bdd.plugin", "-psaitei.harness.pytest_plugin.plugin", "-pno:cacheprovider")
    arguments = (f"--config-file={os.devnull}", "--disable-plugin-autoload", *plugins)
    assert pytest.main([*arguments, "-rs", *ENGINE, str(root)]) == 0
    said = capsys.readouterr().out
    assert "1 passed, 2 skipped" in said and said.count("takes T-1 down, not up: On top is below.") == 2
