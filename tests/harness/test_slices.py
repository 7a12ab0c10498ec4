"""Slices: engines that are wrong in single situations, the scenarios that notice them, and the reasons for others."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from saitei.harness.base.command_errors import WrongUse
from saitei.harness.prove import slice_trial
from saitei.harness.prove.applied_violations import game_violations
from saitei.harness.prove.module_swap import game_modules, package_directory
from saitei.harness.prove.mutants import Mutant, NotSliceable, module_mutants, sliced_mutant_code
from saitei.harness.prove.proof import Proof, SliceResult
from saitei.harness.prove.proof_report import print_proof, proof_to_json
from saitei.harness.prove.slice_reasons import ExplainedSlice, read_slice_reasons
from saitei.harness.prove.slice_trial import SliceOutcomes, slice_outcomes
from saitei.harness.prove.slices import PREDICATES, SLICES, Slice, is_wrong_here, recorded_situations, wrong_in
from saitei.harness.prove.trial import Trial, scenarios_showing
from saitei.harness.scenarios.selection import select_scenarios
from saitei.harness.scenarios.suite import Suite
from saitei.reference_engine.violations import Violation

SUITE = Suite()
B_TURN = next(each for each in SLICES if str(each) == "in B's turn")


def trial(game: str, clause: str, number: int = 0) -> Trial:
    """A trial of the clause's own scenarios on a violation of the clause, the first by default."""
    package = SUITE.engine_packages()[game]
    ledger = SUITE.load_ledger(game)
    violation = [each for each in game_violations(package) if each.clause == clause][number]
    scenarios = scenarios_showing(select_scenarios(SUITE, {game: ledger}).scenarios, [clause])
    return Trial(SUITE, game, ledger.edition, scenarios, violation)


class State:
    """A state as predicates read it."""

    def __init__(self, turn: int = 5, turn_player: int = 0, first_player: int = 0) -> None:
        self.turn, self.turn_player, self.first_player = turn, turn_player, first_player
        self.lasting = self.delayed = self.cards = ()
        self.done: frozenset[str] = frozenset()
        self.used: dict[str, tuple[int, int]] = {}


def test_each_slice_is_described() -> None:
    assert len(set(map(str, SLICES))) == len(SLICES)
    assert all(map(str, SLICES))
    assert {each.predicate for each in SLICES} == set(range(len(PREDICATES)))


def test_an_engine_is_wrong_in_the_situations_of_its_slice_alone() -> None:
    with wrong_in(B_TURN):
        assert is_wrong_here(State(turn_player=1))
        assert not is_wrong_here(State(turn_player=0))
        assert not is_wrong_here(State(turn=0, turn_player=1))


def test_a_recording_keeps_the_situations_and_is_wrong_everywhere() -> None:
    with recorded_situations() as found:
        assert is_wrong_here(State())
        assert is_wrong_here(State(turn_player=1))
        assert is_wrong_here(State(turn=0))
    assert {situation[0] for situation in found} == {True, False, None}


def test_the_state_of_a_caller_is_found() -> None:
    game = type("Game", (), {"state": State(turn_player=1)})()

    def broken_place() -> bool:
        return is_wrong_here()

    def rule(game: Any) -> bool:
        return broken_place()

    with wrong_in(B_TURN):
        assert rule(game)


def test_a_place_without_a_state_is_in_no_slice() -> None:
    with wrong_in(B_TURN):
        assert not is_wrong_here("no state")


@pytest.mark.long_run
def test_scenarios_notice_an_engine_that_is_wrong_in_one_players_turn_because_of_their_variations(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = slice_outcomes(trial("digicharat", "3-2-1.1"))
    assert B_TURN in found.noticed
    assert found.holes == ()
    monkeypatch.setattr(slice_trial, "VARIATIONS", ())
    plain = slice_outcomes(trial("digicharat", "3-2-1.1"))
    assert plain.noticed
    assert set(plain.holes) > set(found.holes)


@pytest.mark.long_run
def test_a_slice_is_noticed_in_a_variation_that_the_engine_cannot_make_when_it_is_wrong_everywhere() -> None:
    loses_at_once = slice_outcomes(trial("wixoss", "damage.b2", 2))
    assert {PREDICATES[each.predicate].name for each in loses_at_once.noticed} >= {"effect", "action"}
    assert loses_at_once.holes == ()


@pytest.mark.long_run
def test_a_scenario_that_fails_in_the_setup_alone_does_not_end_the_search() -> None:
    found = slice_outcomes(trial("wixoss", "coin.1"))
    assert set(found.noticed) == set(SLICES)


def test_a_slice_of_an_addition_that_a_game_lacks_is_absent() -> None:
    found = slice_outcomes(trial("digicharat", "3-2-1.1"))
    assert {PREDICATES[each.predicate].name for each in found.absent} >= {"stack", "action"}


@pytest.mark.long_run
def test_a_constant_has_no_slices() -> None:
    package = SUITE.engine_packages()["osica"]
    whys = set()
    for each in game_violations(package)[:120]:
        them = Trial(SUITE, "osica", SUITE.load_ledger("osica").edition, (), each)
        whys.add(slice_outcomes(them).why_not)
    assert whys == {"", "a value that is not a function is replaced"}


@pytest.mark.sampled(5)
@pytest.mark.parametrize("game", ["digicharat", "gotoubun", "hololive", "osica", "wixoss"])
def test_each_mutant_can_be_sliced_or_says_why_not(game: str) -> None:
    package = SUITE.engine_packages()[game]
    count = 0
    for path in game_modules(package):
        for mutant in module_mutants(path, package)[::7]:
            try:
                sliced_mutant_code(mutant)
                count += 1
            except NotSliceable as reason:
                assert str(reason) in (
                    "the broken place is outside of functions",
                    "the broken place is part of a pattern",
                )
    assert count > 20


# --- reasons ---------------------------------------------------------------------------------------


def violation(says: str = "A player draws twice", *clauses: str) -> Violation:
    """A violation."""
    return Violation(clauses or ("1.1",), says)


def result(*holes: Slice, reasons: dict[Slice, str] | None = None) -> SliceResult:
    """The result of a violation of which these slices are not noticed."""
    noticed = {each: "toy/1/a" for each in SLICES if each not in holes}
    return SliceResult("toy", violation(), SliceOutcomes(noticed, frozenset({B_TURN})), reasons or {})


def test_an_unnoticed_slice_is_a_hole_and_the_proof_is_not_complete() -> None:
    assert result(B_TURN).holes == (B_TURN,)
    assert not Proof((), (), (), (result(B_TURN),)).is_complete
    assert Proof((), (), (), (result(B_TURN, reasons={B_TURN: "why"}),)).is_complete


def test_the_report_lists_holes_and_counts_slices() -> None:
    stacked = next(each for each in SLICES if str(each) == "while cards are stacked")
    console = Console(file=io.StringIO(), width=200)
    print_proof(console, Proof((), (), (), (result(B_TURN, stacked),)))
    printed = console.file.getvalue()  # type: ignore[attr-defined]
    assert "hole  toy 1.1  A player draws twice\n    in B's turn\n" in printed
    assert "    while cards are stacked: no scenario comes to it\n" in printed
    (row,) = (line.split() for line in printed.splitlines() if "toy violations" in line)
    made = len(SLICES)
    assert row == ["toy", "violations", "1", "of", "1", str(made), str(made - 2), "0", "2"]


def test_json_has_the_slices_of_each_engine() -> None:
    assert '"holes": [\n    "in B\'s turn"\n   ]' in proof_to_json(Proof((), (), (), (result(B_TURN),)))


def test_an_entry_is_about_clauses_or_engines() -> None:
    entry = ExplainedSlice(slice="in B's turn", why="because", clauses=("1.1",), engines=("A player never draws",))
    assert entry.matches(violation(), B_TURN)
    assert entry.matches(violation("A player never draws", "9.9"), B_TURN)
    assert not entry.matches(violation("A player draws twice", "9.9"), B_TURN)
    assert not entry.matches(violation(), Slice(B_TURN.predicate, True))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "[[explained]]\nslice = 'on Sunday'\nwhy = 'x'\nclauses = ['1.1']",
            "there is no slice 'on Sunday'; the slices",
        ),
        ("[[explained]]\nslice = \"in B's turn\"\nwhy = 'x'", "names no clauses and no engines"),
        ("[[explained]]\nslice = \"in B's turn\"\nclauses = ['1.1']", "missing required field `why`"),
        ("[[", "slices.toml"),
    ],
)
def test_a_bad_entry_is_one_error_that_names_the_file(text: str, message: str, tmp_path: Path) -> None:
    (tmp_path / "slices.toml").write_text(text, "utf-8")
    with pytest.raises(WrongUse) as raised:
        read_slice_reasons(tmp_path)
    assert message in str(raised.value)
    assert "slices.toml" in str(raised.value)


@pytest.mark.parametrize("game", ["digicharat", "gotoubun", "hololive", "osica", "wixoss"])
def test_the_entries_of_each_game_name_clauses_and_engines_that_exist(game: str) -> None:
    package, ledger = SUITE.engine_packages()[game], SUITE.load_ledger(game)
    names: set[str] = {each.says for each in game_violations(package)}
    for path in game_modules(package):
        names |= {
            f"{each.file_name}: {each.change}" for each in module_mutants(path, package) if isinstance(each, Mutant)
        }
    for entry in read_slice_reasons(package_directory(package)):
        assert [each for each in entry.clauses if each not in ledger] == []
        assert [each for each in entry.engines if each not in names] == []
