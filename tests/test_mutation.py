"""The mutants of every statement: they leave out what is no rule, a scenario kills them, and an entry explains them."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from saitei.harness.prove.equivalents import FILE, further_equivalents
from saitei.harness.scenarios.suite import Suite

TREE = Path(__file__).resolve().parent.parent

MODULE = '''
"""A docstring."""

Names = tuple[str, ...]
TEXTS = {"down": "marked-down", "roll": "rolled"}


class Rules:
    __slots__ = ("one", "other")

    def may_attack(self, game, card):
        """Whether it may."""
        if card < 0:
            raise ValueError("no card")
        if game.state.turn == 1:
            return False
        return game.characteristics_of(card).level in ("1st", "2nd")

    def __repr__(self):
        return str(self.one + 1)
'''

ENTRY = """
[[further]]
file = "rules.py"
function = "Rules.may_attack"
statement = "if game.state.turn == 1:"
change = "never"
position = "It is the first turn."
why = "Nobody can attack then."
"""


@pytest.fixture
def mutation(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, which is in no package."""
    monkeypatch.syspath_prepend(TREE / "benchmarks")
    return import_module("mutation")


@pytest.fixture
def rules(mutation: ModuleType, tmp_path: Path) -> Any:
    """A module of rules with its mutants."""
    path = tmp_path / "rules.py"
    path.write_text(MODULE, encoding="utf-8")
    return mutation.EngineModule(path)


def test_what_is_no_rule_is_left_out(rules: Any) -> None:
    assert {each.code for each in rules.mutants} == {
        "if game.state.turn == 1:",
        "return False",
        'return game.characteristics_of(card).level in ("1st", "2nd")',
    }


def test_a_condition_is_broken_in_each_way(rules: Any) -> None:
    assert [each.change for each in rules.mutants if each.code.startswith("return game")] == [
        "negated",
        "`game.characteristics_of(card).level in ('1st', '2nd')` is "
        "`game.characteristics_of(card).level not in ('1st', '2nd')`",
        "without '1st'",
        "without '2nd'",
        "printed information",
        "`'1st'` after what follows it",
    ]


def test_each_mutant_can_be_compiled(rules: Any) -> None:
    for each in rules.mutants:
        rules.mutant_code(each)


def test_an_entry_explains_a_survivor_and_no_mutant_that_is_killed(
    mutation: ModuleType, rules: Any, tmp_path: Path
) -> None:
    (tmp_path / FILE).write_text(ENTRY, encoding="utf-8")
    entries = further_equivalents(tmp_path)
    (meant,) = [each for each in rules.mutants if mutation.matches(entries[0], each)]
    modules = {rules.path: rules}
    survivor = mutation.explain_survivor(mutation.TriedMutant(meant, "survived"), modules, {}, entries)
    assert (survivor.fate, survivor.by) == ("explained", "Nobody can attack then.")
    assert list(mutation.entry_faults(entries, rules.mutants, [survivor])) == []
    killed = mutation.explain_survivor(mutation.TriedMutant(meant, "killed", "toy/1/a"), modules, {}, entries)
    (fault,) = mutation.entry_faults(entries, rules.mutants, [killed])
    assert fault.endswith("never: toy/1/a. Delete the entry.")
    (fault,) = mutation.entry_faults(entries, [], [])
    assert "there is no mutant `if game.state.turn == 1:` of Rules.may_attack in rules.py: never" in fault


def test_a_mutant_of_a_cited_statement_has_the_reason_of_its_citation(mutation: ModuleType) -> None:
    suite = Suite()
    reasons = mutation.cited_reasons(suite, ["digicharat"])
    modules = {path: mutation.EngineModule(path) for path, _ in reasons}
    keys = {(path, module.edit_key(each)) for path, module in modules.items() for each in module.mutants}
    assert reasons.keys() & keys


@pytest.mark.long_run
def test_scenarios_kill_mutants(
    mutation: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["mutation.py", "digicharat", "--at", "attack_and_cover.py:80", "--list"])
    assert mutation.main() == 0
    assert "attack_and_cover.py:80 in cover_attack: `game.put_to_sleep(by)`: dropped: killed: digicharat/3-5/" in (
        capsys.readouterr().out
    )
