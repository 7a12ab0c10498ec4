"""Cheats: a clause is cited at a statement that has nothing to do with it, and its scenario is about that statement."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import saitei.reference_engine as reference
from saitei.harness.base.command_errors import CONFORMS, DEVIATES
from saitei.harness.prove.citations import cited_clauses, trailing_comments
from saitei.rulebooks import Ledger, load_ledger

slow = pytest.mark.slow
ROOT = Path(next(iter(reference.__path__))).parent
ROOMS = ("adapters", "harness", "reference_engine", "rulebooks", "steps")
PROVE = "import sys; from saitei.harness.commands.cli import main; sys.exit(main())"


class Cheat(NamedTuple):
    """In which module the statement that every game runs is, what it begins with, a scenario, and what is undone.

    By clause the module that makes it true, the statement, and what takes its place.
    """

    module: str
    cited: str
    scenario: tuple[str, ...]
    undone: Mapping[str, tuple[str, str, str]]


CHEATS = {
    "hololive": Cheat(
        "actions.py",
        "if len(state.holomem(player)) >= STAGE_LIMIT:",
        ("Given A's hand holds Roboco", "When A places Roboco", "Then Roboco is in the back position"),
        {
            "9.2.1.5": ("arts.py", "if state.cards[holomem].inc in state.performers:", "if False:"),
            "8.5.1.2": ("game.py", "state.ever |= {SpOshiSkillUsed(held.seat)}", "pass"),
            "8.3.2-b2": ("actions.py", "record.arrived != turn", "True"),
        },
    ),
    "gotoubun": Cheat(
        "card_play.py",
        "return [number for number in NUMBERS if there[number] is None]",
        ("Given A's hand holds Nino", "When A plays the character Nino into lane 2", "Then Nino is in A's lane 2"),
        {
            "8.2.2": ("actions.py", 'if action_count(game, "character") >= CHARACTERS:', "if False:"),
            "9.2.2.2.3": ("approach.py", "if character not in chosen", "if True"),
            "12.4.2": ("keywords.py", "return held.key in game.state.used", "return False"),
        },
    ),
    "digicharat": Cheat(
        "bringing_out.py",
        "if state.is_there(entry.card) and state.meets_needs(entry.player, face):",
        ("Given A's hand holds Dejiko", "When A brings out Dejiko", "And both pass", "Then Dejiko is in A's field"),
        {
            "3-1-1.1": ("bringing_out.py", "is_new = (player, face.color) not in state.colors", "is_new = True"),
            "3-2-1.1": ("attack_and_cover.py", "if record.face.person in state.fought:", "if False:"),
            "3-4-1.1": ("event_cards.py", "if state.has_set:", "if False:"),
        },
    ),
}


FEATURE = """@{game}
Feature: {section} Cheats

  @clause-{clause}
  Rule: {clause} It is so

    Scenario: it is so
      {scenario}
"""


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A copy of saitei without its scenarios."""
    for room in ROOMS:
        shutil.copytree(ROOT / room, tmp_path / "saitei" / room, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "features", tmp_path / "saitei" / "features", ignore=shutil.ignore_patterns("*.feature"))
    return tmp_path


@pytest.mark.long_run
@pytest.mark.parametrize("game", ["hololive", *(pytest.param(game, marks=slow) for game in ("gotoubun", "digicharat"))])
def test_who_cheats_is_found_out(game: str, copied: Path) -> None:
    module, cited, scenario, undone = CHEATS[game]
    engine = copied / "saitei" / "reference_engine" / game
    for file, statement, instead in undone.values():
        change(engine / file, statement, instead)
    cite_elsewhere(copied, game, module, cited, tuple(undone), scenario)
    code, found = proved(copied, game, tuple(undone))
    assert code == DEVIATES
    assert {each["state"] for each in found} == {"survived"}
    assert all(each["citations"][0]["run_by"] for each in found)


UNRELATED = (
    "Given the board",
    "  | zone   | A           | B         |",
    "  | center | Rin ap:3000 | Ena <ap>  |",
    "And it is the start of A's appeal phase",
    "When A appeals with Rin",
    "And B guards",
    "Then Ena is in B's <place>",
    "",
    "Examples:",
    "  | ap      | place  |",
    "  | ap:3000 | drop   |",
    "  | ap:4000 | center |",
)
"""A scenario about the AP of a guard, which notices each change of the condition that compares it."""


@pytest.mark.long_run
def test_a_condition_that_has_nothing_to_do_with_a_clause_does_not_certify_it(copied: Path) -> None:
    condition = "if ap > game.characteristics_of(card).ap:"
    cite_elsewhere(copied, "osica", "appeals.py", condition, ("keep.4",), UNRELATED)
    remove_violations(copied, "osica", "keep.4")
    code, (clause,) = proved(copied, "osica", ("keep.4",))
    assert (code, clause["state"], clause["lacks"]) == (DEVIATES, "uncertified", ["no-violation"])
    assert clause["noticed"] and {each["fate"] for each in clause["mutants"]} == {"killed"}


VIOLATIONS = """from typing import Any

from ...adapters import Unsupported
from ..violations import Violations, wrapper_of
from . import actions

VIOLATIONS = Violations()
"""

VIOLATION = """

@VIOLATIONS.add_violation("{says}", {clauses})
@wrapper_of(actions.place_options)
def _(whole: Any, game: Any, player: int) -> Any:
    {body}
"""
"""A wrong engine, which is wrong where holomem are placed."""

NOTHING = "return []"
PLACED = "Given A's hand holds Roboco", "When A places Roboco", "Then Roboco is in the back position"
LAID = "Given A's back holds Roboco", "Then Roboco is in the back position"


class FalseProof(NamedTuple):
    """Violations, each with its body and the clauses that it names, and the only scenario of 8.5.1.2."""

    violations: tuple[tuple[str, str], ...]
    scenario: tuple[str, ...] = PLACED


FALSE_PROOFS: Mapping[str, tuple[FalseProof, str, list[str]]] = {
    "it is about another clause": (FalseProof(((NOTHING, "8.5.1.2"),)), "uncertified", ["breaks-harder"]),
    "so is one of two": (
        FalseProof(((NOTHING, "8.5.1.2"), (NOTHING, "8.5.1.2 8.2.1"))), "uncertified", ["breaks-harder"],
    ),
    "it names the clause second": (FalseProof(((NOTHING, "8.2.1 8.5.1.2"),)), "no-mutant", []),
    "it changes nothing": (FalseProof((("return whole(game, player)", "8.5.1.2"),)), "survived", []),
    "one of two changes nothing": (
        FalseProof(((NOTHING, "8.5.1.2 8.2.1"), ("return whole(game, player)", "8.5.1.2"))), "survived", [],
    ),
    "it crashes": (FalseProof((("raise RuntimeError", "8.5.1.2"),)), "survived", []),
    "it calls itself for ever": (FalseProof((("return _(whole, game, player)", "8.5.1.2"),)), "survived", []),
    "it ends in no time": (FalseProof((("while True: pass", "8.5.1.2"),)), "survived", []),
    "it is no engine": (FalseProof((("return [None]", "8.5.1.2"),)), "survived", []),
    "it refuses": (FalseProof((("raise Unsupported('placing')", "8.5.1.2"),)), "survived", []),
    "its scenario says what is given": (FalseProof(((NOTHING, "8.5.1.2"),), LAID), "survived", []),
    "its scenario expects what the rules forbid": (
        FalseProof(((NOTHING, "8.5.1.2"),), (*PLACED[:2], "Then Roboco is in A's archive")), "", [],
    ),
}  # fmt: skip
"""By what is wrong with the proof: the proof, the state of the clause (empty for none), and the gaps."""


@pytest.mark.very_long_run
@pytest.mark.parametrize("wrong", FALSE_PROOFS)
def test_a_false_proof_is_refused(copied: Path, wrong: str) -> None:
    proof, state, lacks = FALSE_PROOFS[wrong]
    write_proof(copied, proof)
    code, clauses = proved(copied, "hololive", ("8.5.1.2",))
    assert code != CONFORMS
    assert [(each["state"], each["lacks"]) for each in clauses] == ([(state, lacks)] if state else [])


@pytest.mark.long_run
@pytest.mark.parametrize("clauses", ["8.5.1.2 8.2.1", "8.5.1.2 8.2.2"])
def test_a_violation_that_names_what_it_breaks_harder_certifies_its_own_clause(copied: Path, clauses: str) -> None:
    write_proof(copied, FalseProof(((NOTHING, clauses),)))
    code, (clause,) = proved(copied, "hololive", ("8.5.1.2",))
    assert (code, clause["state"]) == (CONFORMS, "evidenced")


def write_proof(copied: Path, proof: FalseProof) -> None:
    """Let 8.5.1.2 and the section about placing be all that is proved of hololive."""
    replace_scenarios(copied, "hololive", ("8.5.1.2",), proof.scenario)
    placing = Path("features", "hololive", "8", "8.2.feature")
    shutil.copy(ROOT / placing, copied / "saitei" / placing)
    shutil.rmtree(copied / "saitei" / "reference_engine" / "hololive" / "violations")
    violations = [
        VIOLATION.format(says=f"Wrong {number}", clauses=str(clauses.split())[1:-1], body=body)
        for number, (body, clauses) in enumerate(proof.violations)
    ]
    module = copied / "saitei" / "reference_engine" / "hololive" / "violations.py"
    module.write_text("".join((VIOLATIONS, *violations)), "utf-8")
    saitei(copied, "prove", "--write", "--game", "hololive")


def cite_elsewhere(
    copied: Path, game: str, module: str, cited: str, clauses: tuple[str, ...], scenario: tuple[str, ...]
) -> None:
    """Cite clauses at a single statement, and let a scenario about it be their only one."""
    replace_scenarios(copied, game, clauses, scenario)
    path = copied / "saitei" / "reference_engine" / game / module
    change(path, cited, f"{cited}  # {', '.join(clauses)}")


def replace_scenarios(copied: Path, game: str, clauses: tuple[str, ...], scenario: tuple[str, ...]) -> None:
    """Let a scenario be the only one of clauses that nothing cites."""
    engine = copied / "saitei" / "reference_engine" / game
    for clause in clauses:
        for path in engine.glob("*.py"):
            path.write_text(without(path.read_text("utf-8"), clause), "utf-8")
        path, text = feature(load_ledger(game), clause, scenario)
        there = copied / "saitei" / "features" / game / path
        there.parent.mkdir(exist_ok=True)
        there.write_text(text, "utf-8")


def remove_violations(copied: Path, game: str, clause: str) -> None:
    """Let no violation be about a clause."""
    for path in (copied / "saitei" / "reference_engine" / game / "violations").glob("*.py"):
        path.write_text(path.read_text("utf-8").replace(f'", "{clause}"', '"'), "utf-8")


def feature(ledger: Ledger, clause: str, scenario: tuple[str, ...]) -> tuple[Path, str]:
    """Where a feature of that clause stands, and what it says."""
    section = ledger.section_of(clause)
    steps = "\n      ".join(scenario)
    text = FEATURE.format(game=ledger.game, section=section, clause=clause, scenario=steps)
    return Path(ledger.chapter_of(clause), f"{section}.feature"), text


def change(path: Path, statement: str, instead: str) -> None:
    """Let something else stand where a statement does, and what cites it go with it."""
    source = path.read_text("utf-8")
    before, line, after = source.partition(next(each for each in source.splitlines() if statement in each))
    indent = line[: len(line) - len(line.lstrip())]
    path.write_text(f"{before}{indent}{instead}{after}", "utf-8")


def without(source: str, clause: str) -> str:
    """A module that does not cite the clause."""
    lines = source.splitlines(keepends=True)
    for line, comment in trailing_comments(source):
        if clause in (cited := cited_clauses(comment)):
            left = ", ".join(each for each in cited if each != clause)
            lines[line - 1] = lines[line - 1].replace(comment, f"# {left}" if left else "")
    return "".join(lines)


def proved(copied: Path, game: str, clauses: tuple[str, ...]) -> tuple[int, list[dict[str, Any]]]:
    """The exit code of ``prove`` in a copy of saitei, and what it says of clauses."""
    asked = (word for clause in clauses for word in ("--clause", clause))
    done = saitei(copied, "prove", "-n", "1", "--game", game, "--json", *asked)
    found = json.loads(done.stdout)["clauses"] if done.stdout else []
    return done.returncode, [each for each in found if each["number"] in clauses]


def saitei(copied: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """A command in a copy of saitei."""
    return subprocess.run(
        [sys.executable, "-c", PROVE, *command],
        env={**os.environ, "PYTHONPATH": str(copied)}, cwd=copied, capture_output=True, text=True, check=False,
    )  # fmt: skip
