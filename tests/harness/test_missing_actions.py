"""Scenarios that need an action that the engine never offers do not count against their own clauses."""

from __future__ import annotations

from typing import Any

import pytest

from saitei.adapters.messages import Reason
from saitei.harness.judging.cases import Case
from saitei.harness.results.missing_actions import excuse_missing_actions
from saitei.harness.results.run_results import ScenarioResult
from saitei.harness.scenarios.filters import Shard
from saitei.harness.scenarios.suite import Suite
from saitei.reference_engine.hololive import actions
from saitei.rulebooks import load_ledger
from saitei.steps.action_table import MissingAction
from saitei.steps.suite_game import load_game

BATON = MissingAction("baton-pass", "8.7")
OWN, OTHER = "hololive/8.7/own", "hololive/4.1/other"


def result(id: str, *own: str) -> ScenarioResult:
    return ScenarioResult(
        id=id, game="hololive", clauses=own, own=own, verdict="fail", ms=1.0, message="not offered", path="", line=1,
        title=id, signature=("fail",),
    )  # fmt: skip


def case(id: str, **facts: Any) -> Case:
    return Case(**{"scenario": id, "verdict": "fail", "missing": BATON, "offered": frozenset({"pass"}), **facts})


def verdicts(own: list[Case], other: list[Case], clause: str = "8.7.1") -> tuple[ScenarioResult, ...]:
    results = [result(OWN, clause), result(OTHER, "4.1.4")]
    return excuse_missing_actions(load_ledger("hololive"), results, {OWN: own, OTHER: other})


def test_a_scenario_that_needs_an_action_that_is_never_offered_is_unsupported():
    own, other = verdicts([case(OWN)], [case(OTHER, verdict="pass", missing=None), case(OTHER)])
    assert (own.verdict, other.verdict) == ("fail", "unsupported")
    assert other.reason == Reason(kind="action", what="baton-pass")
    assert other.message == "the engine offers the action baton-pass in no scenario, and 8.7 deviates: not offered"
    assert other.signature == ()


@pytest.mark.parametrize(
    ("own", "other", "clause"),
    [
        ([case(OWN, offered=frozenset({"baton-pass"}))], [case(OTHER)], "8.7.1"),
        ([case(OWN)], [case(OTHER)], "8.4.1"),
        ([case(OWN)], [case(OTHER, missing=None)], "8.7.1"),
        ([case(OWN)], [case(OTHER), case(OTHER, missing=None)], "8.7.1"),
        ([case(OWN)], [case(OTHER, missing=MissingAction("baton-pass", ""))], "8.7.1"),
    ],
    ids=["offered elsewhere", "its section does not deviate", "fails for another reason", "and another", "no section"],
)
def test_other_deviations_stay(own: list[Case], other: list[Case], clause: str):
    assert [each.verdict for each in verdicts(own, other, clause)] == ["fail", "fail"]


def test_each_section_of_an_action_is_a_heading_of_every_edition():
    sections = {each.section for each in load_game("hololive").actions if each.section}
    for edition in ("1.7.0", "1.9.0"):
        assert sections <= {heading.id for heading in load_ledger("hololive", edition).headings}


@pytest.mark.parametrize(
    ("clauses", "shard", "expected"),
    [
        (("8.7.3", "4.4.4", "10.5.2"), None, {"8.7.3": "fail", "4.4.4": "unsupported", "10.5.2": "unsupported"}),
        (("8.7.3", "4.4.4"), Shard(1, 1), {"8.7.3": "fail", "4.4.4": "fail"}),
        (("4.4.4",), None, {"4.4.4": "fail"}),
    ],
    ids=["whole run", "shard", "without its section"],
)
def test_an_engine_without_baton_passes_deviates_where_they_are_described(judge, monkeypatch, clauses, shard, expected):
    monkeypatch.setitem(actions.ACTIONS, "baton-pass", actions.ActionKind(lambda *_: [], actions.do_baton_pass))
    wishes = {"engine": "reference", "suite": Suite(), "game": "hololive", "in_process": True}
    results = judge(**wishes, clauses=clauses, shard=shard).results
    assert {each.id: each.verdict for each in results.clauses if each.id in clauses} == expected
