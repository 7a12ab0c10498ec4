"""``prove``: what is cited, how it is broken, what notices it, and what that proves."""

from __future__ import annotations

import ast
import importlib
import json
import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest
import toygame

import saitei.reference_engine as reference
from saitei.harness.base.command_errors import InfrastructureError, WrongUse
from saitei.harness.prove import live_functions, step_budget, tracing
from saitei.harness.prove.applied_violations import game_violations
from saitei.harness.prove.citation_coverage import CitationCoverage
from saitei.harness.prove.citation_sites import CitationSite, find_citation_sites
from saitei.harness.prove.citations import citable_blocks, cited_nodes, find_citations
from saitei.harness.prove.equivalents import FILE, equivalence_reasons
from saitei.harness.prove.module_swap import game_modules, shared_directories, swapped_modules
from saitei.harness.prove.mutants import condition_mutants, module_mutants, mutant_code
from saitei.harness.prove.proof import (
    CitationResult,
    Proof,
    certify_clause,
    idle_for_own_clauses,
    idle_scenarios,
    mutant_result,
    violation_result,
)
from saitei.harness.prove.proof_run import prove_games, require_needed_equivalents, require_needed_spreads
from saitei.harness.prove.proof_run import share_section as in_one_section
from saitei.harness.prove.trial import (
    ExampleRun,
    ScenarioTraces,
    Trial,
    broken_engine,
    trace_scenarios,
    trial_outcomes,
    trial_verdicts,
)
from saitei.harness.prove.violation_focus import clauses_broken_harder
from saitei.harness.scenarios.game_packages import GameSource
from saitei.harness.scenarios.selection import select_scenarios
from saitei.harness.scenarios.suite import Suite
from saitei.harness.scenarios.violation_evidence import ViolationEvidence, evidence_path
from saitei.reference_engine.violations import Violation
from saitei.rulebooks import load_ledger, render_records

TABLE = """
STEPS = (
    draw,  # 7.3.2
    check(  # 7.3.3
        1,
    ),
)


def step(game, player):
    if game.over and not game.trial:  # 7.1, 7.2
        return None
    found = [
        card
        for card in game.cards
        if card.up  # 2.1
        or card.shown  # 2.2, not a citation
    ]
    match found:
        case [one]:  # 3.1
            return one
    # 4.1
    return 1 - player  # 5.1  # noqa
"""


def package(name: str) -> str:
    """A package of the reference engine."""
    return f"{reference.__name__}.{name}"


def changes(tmp_path: Path, statement: str) -> list[str]:
    """The mutants of a statement that is cited."""
    path = tmp_path / "rules.py"
    block = "        pass\n" if statement.endswith(":") else ""
    path.write_text(f"def rule(game, player, a, b):\n    {statement}  # 1.1\n{block}", "utf-8")
    return [mutant.change for mutant in module_mutants(path)]


def test_a_citation_is_a_trailing_comment_of_numbers_alone():
    assert [(each.line, each.clauses) for each in find_citations(TABLE)] == [
        (3, ("7.3.2",)), (4, ("7.3.3",)), (11, ("7.1", "7.2")), (16, ("2.1",)), (20, ("3.1",)), (23, ("5.1",)),
    ]  # fmt: skip


def test_in_a_shared_package_a_statement_has_an_anchor_and_the_game_s_table_its_clauses():
    source = """
def step(game):
    yield game.x  #: waits
    yield game.y  #: pays-later  # noqa
    yield game.z  #: see hololive
    yield game.z  # waits
    #: waits
"""
    tables = {
        "hololive": {"waits": ("10.8.2", "10.8.2.1")},
        "gotoubun": {"waits": ("10.7.2",), "pays-later": ("12.4.2",)},
    }
    found = {
        game: [(each.line, each.clauses, each.anchor) for each in find_citations(source, table)]
        for game, table in tables.items()
    }
    assert found == {
        "hololive": [(3, ("10.8.2", "10.8.2.1"), "waits")],
        "gotoubun": [(3, ("10.7.2",), "waits"), (4, ("12.4.2",), "pays-later")],
    }
    assert find_citations(source) == []


@pytest.mark.parametrize(
    ("line", "meant"),
    [(3, "draw"), (16, "card.up"), (20, "case [one]:\n    return one"), (23, "return 1 - player")],
)
def test_cited_is_what_stands_whole_on_the_line(line, meant):
    (node,) = cited_nodes(citable_blocks(ast.parse(TABLE)), line)
    assert ast.unparse(node).strip() == meant


@pytest.mark.parametrize(
    ("statement", "tried"),
    [
        ("game.end(player)", ["dropped", "the other player for player"]),
        ("return a >= 2", ["negated", "`a >= 2` is `a > 2`", "`2` is `3`", "`2` is `1`"]),
        ("if a:", ["always", "never"]),
        ("return a and not b", ["negated", "`a and (not b)` is `a or not b`", "without `a`", "without `not b`",
                                "`not b` is `b`"]),
        ("for each in a:", ["for none", "the other way round"]),
        ("game.turn = 1 - b", ["dropped", "the other player"]),
        ("x = a", []),
        ("x = a - b", ["`a - b` is `a + b`"]),
        ("game.x = sorted(all(a), key=b, reverse=True)", ["dropped", "`all` is `any`", "`True` is `False`"]),
        ("return [c for c in a if c.up]", ["dropped", "for none", "without `if c.up`"]),
        ('return a in ("hand", "deck")', ["negated", "`a in ('hand', 'deck')` is `a not in ('hand', 'deck')`",
                                         "without 'hand'", "without 'deck'"]),
    ],
)  # fmt: skip
def test_each_mutant_is_one_small_mistake(tmp_path, statement, tried):
    assert changes(tmp_path, statement) == tried


def test_elements_of_a_table_are_dropped_and_swapped(tmp_path):
    path = tmp_path / "rules.py"
    path.write_text("STEPS = (\n    1 and 2,  # 1.1\n    3,  # 1.2\n    4,\n)\n", "utf-8")
    found = {(mutant.clauses[0], mutant.change): mutant for mutant in module_mutants(path)}
    for key, left in {
        ("1.1", "dropped"): (3, 4),
        ("1.1", "after what follows it"): (3, 2, 4),
        ("1.2", "dropped"): (2, 4),
        ("1.2", "`3` is `4`"): (2, 4, 4),
    }.items():
        space: dict[str, object] = {}
        exec(mutant_code(found[key]), space)
        assert space["STEPS"] == left
    assert ("1.2", "after what follows it") not in found


def test_a_condition_is_left_out_and_an_answer_is_yes(tmp_path):
    path = tmp_path / "rules.py"
    path.write_text(
        """\
TABLE = (
    draw,  # 1.1
)
def may(game, player, a):
    if game.over:  # 1.2
        return False
    b = game.rests(a)  # 1.3
    return a > 1 and b  # 1.4
""",
        "utf-8",
    )
    assert [(each.line, each.change) for each in condition_mutants(path)] == [
        (5, "always"),
        (5, "never"),
        (7, "granted"),
        (8, "granted"),
        (8, "without `a > 1`"),
        (8, "without `b`"),
    ]
    assert "granted" not in [each.change for each in module_mutants(path)], "no scenario has to notice it"


def test_a_loaded_engine_has_two_mutants_for_a_while(tmp_path, monkeypatch):
    path = tmp_path / "rules.py"
    path.write_text(
        """\
def may(a, b):
    if a:  # 1.1
        return False
    return not b  # 1.2
""",
        "utf-8",
    )
    module = ModuleType("rules")
    exec(compile(step_budget.count_steps(ast.parse(path.read_text("utf-8"))), str(path), "exec"), vars(module))
    monkeypatch.setattr(live_functions, "loaded_modules", lambda package: (module,))
    monkeypatch.setattr(live_functions, "clear_caches", lambda package: None)
    never, granted = (each for each in condition_mutants(path) if each.change in ("never", "granted"))
    functions = live_functions.LiveFunctions("rules")
    found = []
    for mutants in ((), (never,), (granted,), (never, granted), ()):
        with functions.mutated(mutants):
            found.append(module.may(a=True, b=True))
    assert found == [False, False, False, True, False]


def test_a_dropped_yield_leaves_a_generator(tmp_path):
    path = tmp_path / "rules.py"
    path.write_text("def rule(game):\n    yield game  # 1.1\n", "utf-8")
    (mutant,) = module_mutants(path)
    space: dict[str, object] = {}
    exec(mutant_code(mutant), space)
    assert list(space["rule"](1)) == []  # type: ignore[operator]


def test_the_engine_is_broken_within_and_whole_again_after():
    name = package("hololive.setup")
    whole = importlib.import_module(name)
    source = Path(str(whole.__file__)).read_text("utf-8")
    code = compile(f"{source}\nHAND = 6", "setup.py", "exec")
    with swapped_modules(
        package("hololive"),
        lambda path: code if path.match("hololive/setup.py") else step_budget.step_counting_code(path),
    ):
        assert importlib.import_module(name).HAND == 6
    assert sys.modules.get(name) is whole
    assert importlib.import_module(name).HAND == 7


VIOLATED = """
from . import Session
from ..violations import Violations

VIOLATIONS = Violations()


@VIOLATIONS.add_violation("A player's cards stay where they are", "1.1")
def _(patch):
    patch.setattr(Session, "place", lambda self, card: self.situation())


@VIOLATIONS.add_violation("A card that comes is endless", "1.1", "2.1")
def _(patch):
    def place(self, card):
        while True:
            pass

    patch.setattr(Session, "place", place)
"""


def test_a_violation_is_applied_within_and_the_engine_is_whole_again_after(two):
    (two / "toy" / "violations.py").write_text(VIOLATED, "utf-8")
    stays, endless = game_violations(package("toy"))
    assert (str(stays), stays.clauses, game_violations(package("other"))) == (
        "A player's cards stay where they are",
        ("1.1",),
        (),
    )
    whole = importlib.import_module(package("toy")).Session.place
    assert [played(each) for each in (None, stays, endless, None)] == [{"pass"}, {"fail"}, {"timeout"}, {"pass"}]
    with broken_engine(package("toy"), stays):
        assert importlib.import_module(package("toy")).Session.place is not whole
    assert importlib.import_module(package("toy")).Session.place is whole


def test_every_mutant_of_the_engine_says_what_it_breaks():
    found = [
        mutant for path in game_modules(package("hololive")) for mutant in module_mutants(path, package("hololive"))
    ]
    assert len(found) > 500
    assert all(mutant.statement and mutant.change for mutant in found)
    assert len({(mutant.file_and_line, mutant.change) for mutant in found}) == len(found)


# --- packages that games share ---

PLACING = """
def place(zones, card):
    zones["hand"].remove(card)
    zones["pile"].insert(0, card)  #: piles
"""
TOY = """
from toygame.engine import Toy

from ..common.placing import place
from ..engine_game import EngineGame


class Session(Toy):
    def __init__(self, scene):
        super().__init__()
        self.open("toy", "1.0", scene)

    def place(self, card):
        place(self.zones[self.turn_player], card)
        return self.situation()


GAME = EngineGame(editions=("1.0",), open=Session)
"""
OTHER = """
from ..common.placing import place
from ..engine_game import EngineGame

GAME = EngineGame(editions=(), open=print)
"""


@pytest.fixture
def two(tmp_path, monkeypatch):
    """The reference engine plays the toy game and another, which share a package, and nothing else."""
    for file, text in {
        "common/__init__.py": "", "common/placing.py": PLACING, "toy/__init__.py": TOY, "other/__init__.py": OTHER,
        "toy/citations.toml": 'piles = ["1.1"]\n', "other/citations.toml": 'piles = ["3.4", "3.5"]\n',
    }.items():  # fmt: skip
        (tmp_path / file).parent.mkdir(exist_ok=True)
        (tmp_path / file).write_text(text, "utf-8")
    monkeypatch.setattr(reference, "__path__", [str(tmp_path)])
    yield tmp_path
    for name in [name for name in sys.modules if name.startswith(tuple(map(package, ("common", "other", "toy"))))]:
        del sys.modules[name]
    for name in ("common", "other", "toy"):
        vars(reference).pop(name, None)


def trial(mutant=None, clause="1.1", **more):
    """The toy game's scenarios of a clause, and a broken engine."""
    suite = toygame.suite()
    scenarios = select_scenarios(suite, {"toy": suite.load_ledger("toy")}, [clause]).scenarios
    return Trial(suite, "toy", "1.0", scenarios, mutant, **more)


def played(mutant=None):
    """The verdicts of the toy game's scenarios of clause 1.1."""
    return set(trial_verdicts(trial(mutant)).values())


def test_a_shared_statement_is_broken_for_each_game_by_its_own_clauses(two):
    assert shared_directories() == [two / "common"]
    for game, clauses in {"toy": ("1.1",), "other": ("3.4", "3.5")}.items():
        found = [mutant for path in game_modules(package(game)) for mutant in module_mutants(path, package(game))]
        assert {mutant.clauses for mutant in found} == {clauses}
        assert {(mutant.file_and_line, mutant.anchor) for mutant in found} == {("common/placing.py:4", "piles")}


def test_a_broken_shared_statement_is_noticed_and_both_games_are_whole_again_after(two):
    dropped = module_mutants(two / "common" / "placing.py", package("toy"))[0]
    assert played(dropped) == {"fail"}
    assert played() == {"pass"}
    toy, other, placing = (importlib.import_module(package(name)) for name in ("toy", "other", "common.placing"))
    zones = {"hand": ["Sora"], "pile": []}
    other.place(zones, "Sora")
    assert zones == {"hand": [], "pile": ["Sora"]}
    with broken_engine(package("toy"), dropped):
        within = importlib.import_module(package("toy"))
        assert within.place is not toy.place is other.place
        assert importlib.import_module(package("other")) is other
    assert toy.place is other.place is placing.place
    assert (reference.toy, reference.common.placing) == (toy, placing)
    assert importlib.import_module(package("toy")) is toy


def test_an_equivalent_mutant_of_a_shared_module_is_named_by_its_anchor(two):
    entry = '[[equivalent]]\nanchor = "piles"\nchange = "{}"\nposition = "any"\nwhy = "nobody sees it"\n'
    found = module_mutants(two / "common" / "placing.py", package("toy"))
    (two / FILE).write_text(entry.format("dropped"), "utf-8")
    assert equivalence_reasons(two, found) == {found[0]: "nobody sees it"}
    (two / FILE).write_text(entry.format("negated"), "utf-8")
    with pytest.raises(WrongUse, match=r"there is no mutant #: piles: negated; delete or correct the entry"):
        equivalence_reasons(two, found)
    for more in ('file = "common/placing.py"\n', ""):
        (two / FILE).write_text(entry.format("dropped").replace('anchor = "piles"\n', "") + more, "utf-8")
        with pytest.raises(WrongUse, match="a place is either an anchor, or file, statement and clauses"):
            equivalence_reasons(two, found)


def test_where_the_engine_makes_a_clause_true(two):
    (two / "toy" / "rules.py").write_text("def rule(game):\n    game.end()  # 1.2, 1.1\n", "utf-8")
    assert {
        clause: [*map(str, found)]
        for clause, found in find_citation_sites(package("toy"), lambda clauses, _: tuple(clauses)).items()
    } == {
        "1.1": ["toy/rules.py:2  game.end()", 'common/placing.py:4  zones["pile"].insert(0, card)'],
        "1.2": ["toy/rules.py:2  game.end()"],
    }


def test_nothing_is_proved_while_anchors_and_tables_do_not_fit(two, console):
    (two / "toy" / "citations.toml").write_text('pile = ["1.1"]\n', "utf-8")
    with pytest.raises(WrongUse, match=r'^toy/citations.toml: pile: .* has this anchor; did you mean "piles"\?$'):
        prove_games(toygame.suite(), console, game="toy")


# --- what a broken engine may take ---


def spoiled(two, statement, more=""):
    """A mutant without the shared statement that takes a card out of the hand, before this one."""
    path = two / "common" / "placing.py"
    path.write_text(
        f"{more}\ndef place(zones, card):\n"
        '    zones["hand"].remove(card)  #: piles\n'
        f"    {statement}\n"
        '    zones["pile"].insert(0, card)\n',
        "utf-8",
    )
    return module_mutants(path, package("toy"))[0]


ENDLESS = {
    "a loop": 'while card in zones["hand"]: pass',
    "a swallowing one": 'while card in zones["hand"]:\n        try: twice(0)\n        except Exception: pass',
    "a comprehension": '[0 for _ in iter(lambda: card in zones["hand"], False)]',
    "calls": 'card in zones["hand"] and twice(60)',
}
TWICE = "def twice(n):\n    return n == 0 or twice(n - 1) and twice(n - 1)\n"


@pytest.mark.sampled(3)
@pytest.mark.parametrize("way", ENDLESS)
def test_an_engine_that_comes_to_no_end_is_given_up_after_so_many_steps_and_never_after_so_many_seconds(two, way):
    endless = spoiled(two, ENDLESS[way], TWICE)
    idle = trial_outcomes(trial(endless))
    assert {verdict for found in idle.values() for verdict in found} == {"timeout"}
    hogs = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(2 * (os.cpu_count() or 1))]
    try:
        loaded = trial_outcomes(trial(endless))
    finally:
        for each in hogs:
            each.kill()
            each.wait()
    assert loaded == idle


def test_the_steps_of_an_answer_are_counted_anew_and_alike_each_time(two):
    (two / "common" / "placing.py").write_text(
        PLACING.replace("def place(zones, card):", "def place(zones, card):\n    [None for _ in range(50) if card]"),
        "utf-8",
    )
    first, second = trace_scenarios(trial()), trace_scenarios(trial())
    taken = [run.steps for found in first.runs.values() for run in found]
    assert taken == [run.steps for found in second.runs.values() for run in found]
    assert max(taken) == 52  # Session.place, place, and fifty turns


def test_an_engine_that_calls_itself_for_ever_crashes(two):
    endless = spoiled(two, 'card in zones["hand"] and deeper()', "def deeper():\n    return deeper()\n")
    assert {verdict for found in trial_outcomes(trial(endless)).values() for verdict in found} == {"crash"}


def test_an_answer_that_takes_time_and_no_steps_ends_the_proof(two, monkeypatch):
    monkeypatch.setattr(step_budget, "GUARD", 0.05)
    waits = spoiled(two, 'card in zones["hand"] and time.sleep(5)', "import time")
    with pytest.raises(InfrastructureError, match=r"^toy, common/placing.py:3, dropped: toy/1/.*: no answer within"):
        trial_outcomes(trial(waits))


def test_the_bound_is_far_from_what_the_whole_engine_takes():
    run = ExampleRun({}, "pass", frozenset(), "", step_budget.STEPS // step_budget.SPARE)
    CitationCoverage([ScenarioTraces({"a": (run,)}, frozenset(), frozenset())])
    with pytest.raises(
        InfrastructureError, match=f"a takes {run.steps + 1} steps for an answer of the whole engine; raise STEPS"
    ):
        CitationCoverage([ScenarioTraces({"a": (replace(run, steps=run.steps + 1),)}, frozenset(), frozenset())])


# --- what runs ---

MARKED = """
def first(game):
    return "first"


TABLE = (
    first,  # 1.1
    3,  # 1.2
)


def rule(game, a, b):
    match a:
        case 1:  # 2.1
            pass
        case 2:
            b += 1  # 2.2
    if a > 5:  # 2.3
        pass
    elif b > 5:  # 2.4
        b += 1
    return (
        a
        and b  # 2.5
        and [
            each
            for each in range(b)
            if each  # 2.6
        ]
    )
"""


@pytest.mark.parametrize(
    ("a", "b", "ran"),
    [(1, 0, "14 18 20 24"), (2, 0, "17 18 20 24 28"), (0, 1, "18 20"), (6, 2, "18 24 28")],
)
def test_a_cited_statement_says_that_it_runs(tmp_path, monkeypatch, a, b, ran):
    path = tmp_path / "rules.py"
    path.write_text(MARKED, "utf-8")
    monkeypatch.setattr(tracing, "package_directory", lambda game: tmp_path)
    monkeypatch.setattr(tracing, "clear_caches", lambda game: None)
    marked = tracing.trace_module(path, package("toy"))
    space: dict[str, object] = {}
    exec(marked.code, space)
    tracing.reset_trace(package("toy"))
    space["rule"](None, a, b)  # type: ignore[operator]
    here = f"{tmp_path.name}/rules.py"
    assert tracing.places_run() == {f"{here}:{line}" for line in ran.split()}
    assert space["TABLE"][0](None) == "first"  # type: ignore[index]
    assert f"{here}:7" in tracing.places_run() & tracing.function_places()
    assert f"{here}:8" not in tracing.function_places() | marked.told
    assert marked.told - marked.exact == {f"{here}:14"}


def test_only_scenarios_that_run_what_is_broken_are_played_on_it(two):
    (mutant, *_) = module_mutants(two / "common" / "placing.py", package("toy"))
    suite = toygame.suite()
    every = (*trial().scenarios, *trial(clause="2.1").scenarios)
    reach = CitationCoverage([trace_scenarios(Trial(suite, "toy", "1.0", every))])
    concerned = reach.concerned_scenarios(mutant, every)
    assert {each.id for each in every} - {each.id for each in concerned} == {"toy/2/the-other-player-s-turn-comes"}
    others = tuple(each for each in every if each not in concerned)
    found = trial_outcomes(Trial(suite, "toy", "1.0", others, mutant, reach.expected_fingerprints(others)))
    assert found == {"toy/2/the-other-player-s-turn-comes": ("same",)}
    (cited,) = reach.citation_results([CitationSite("common/placing.py", 4, "")], every)
    assert set(cited.run_by) == {each.id for each in concerned}
    assert list(reach.citation_results([CitationSite("common/placing.py", 9, "")], every)) == [
        CitationResult(CitationSite("common/placing.py", 9, ""), None)
    ]


# --- what is proved ---


@pytest.fixture
def one(tmp_path):
    """A mutant of clause 10.6.3.2."""
    path = tmp_path / "rules.py"
    path.write_text("def rule(game):\n    game.end()  # 10.6.3.2\n", "utf-8")
    (mutant,) = module_mutants(path)
    return mutant


class Of:
    """A scenario of a clause, that counts for others, too."""

    def __init__(self, id, *clauses):
        self.id = id
        self.all_clauses = clauses
        self.primary_clauses = clauses[:1]


@pytest.mark.parametrize(
    ("said", "why", "fate", "state"),
    [
        ({"a": ["fail"], "b": ["pass"]}, "", "killed", "uncertified"),
        ({"a": ["pass", "fail"]}, "", "killed", "uncertified"),
        ({"b": ["fail"]}, "", "killed", "survived"),
        ({"a": ["pass"]}, "", "survived", "survived"),
        ({"a": ["same"]}, "", "survived", "survived"),
        ({"a": ["timeout"]}, "", "stillborn", "no-mutant"),
        ({"a": ["crash"]}, "", "stillborn", "no-mutant"),
        ({"a": ["error"]}, "", "stillborn", "no-mutant"),
        ({"a": ["unsupported"], "b": ["same"]}, "", "stillborn", "no-mutant"),
        ({"a": ["crash", "pass"]}, "", "survived", "survived"),
        ({"a": ["crash"], "b": ["pass"]}, "", "survived", "survived"),
        ({"a": ["pass"]}, "nobody can see it", "equivalent", "no-mutant"),
        ({}, "", "survived", "survived"),
    ],
)
def test_only_a_failure_of_its_own_scenarios_is_evidence_of_a_clause(one, said, why, fate, state):
    own = Of("a", "10.6.3.2")
    found = mutant_result(one, said, why)
    assert found.fate == fate
    clause = load_ledger("hololive")["10.6.3.2"]
    assert certify_clause("hololive", clause, [own], [found]).state == state
    idling = () if "fail" in said.get("a", ()) else ("a",)
    assert idle_scenarios([own], [found.killed_by]) == idle_for_own_clauses([own], [found]) == idling


NOT_SO = violation_result(Violation(("10.6.3.2", "10.6.3.3"), "it is not so"), {"a": ["fail"]})
OF_ANOTHER = violation_result(Violation(("10.6.3.3", "10.6.3.2"), "it is not so"), {"a": ["fail"]})
WIDE = violation_result(Violation(("10.6.3.2",), "it is not so", spread="as all"), {"a": ["fail"]}, ("8.3.2",))
BLURRED = violation_result(Violation(("10.6.3.2", "7.2.1"), "it is not so"), {"a": ["fail"]}, ("7.2.1", "8.3.2"))


@pytest.mark.parametrize(
    ("wrongs", "run_by", "lacks"),
    [
        ([NOT_SO], ("a",), ()),
        ([NOT_SO], None, ()),
        ([NOT_SO, OF_ANOTHER], (), ("not-run",)),
        ([OF_ANOTHER], ("a",), ("no-violation",)),
        ([NOT_SO, BLURRED], ("a",), ("breaks-harder",)),
        ([WIDE], ("a",), ()),
        ([], ("a",), ("no-violation",)),
        ([], (), ("no-violation", "not-run")),
    ],
)
@pytest.mark.parametrize("change", ["negated", "dropped"])
def test_a_clause_of_which_nothing_survives_may_lack_something(one, change, wrongs, run_by, lacks):
    found = mutant_result(replace(one, change=change, clauses=("10.6.3.2",)), {"a": ["fail"]}, "")
    cited = [CitationResult(CitationSite("", 1, ""), run_by)]
    clause = load_ledger("hololive")["10.6.3.2"]
    certified = certify_clause("hololive", clause, [Of("a", "10.6.3.2")], [found], wrongs, cited)
    is_uncertified = not {"no-violation", "breaks-harder"}.isdisjoint(lacks)
    assert certified.evidence_gaps == lacks
    assert certified.state == ("uncertified" if is_uncertified else "evidenced")
    assert certified.lacks_evidence is is_uncertified
    assert Proof((certified,), (), ()).is_complete is not is_uncertified


def test_a_clause_that_a_violation_names_is_not_broken_harder():
    assert BLURRED.breaks_harder == ("8.3.2",)


def test_a_spread_that_is_not_needed_is_an_error():
    require_needed_spreads("hololive", [NOT_SO, WIDE])
    with pytest.raises(WrongUse, match="it is not so: it breaks no other clause harder; delete"):
        require_needed_spreads("hololive", [replace(WIDE, breaks_harder=())])


@pytest.mark.parametrize(
    ("violated", "failing", "harder"),
    [
        (("10.6.3.2",), "a", ()),
        (("10.6.3.2",), "ax", ()),
        (("10.6.3.2",), "axy", ("7.2.1",)),
        (("10.6.3.2",), "abxy", ()),
        (("10.6.3.2",), "abxyz", ("7.2.1",)),
        (("10.6.3.2",), "axym", ("7.2.1",)),
        (("10.6.3.2", "7.2.3"), "axym", ()),
        (("10.6.3.2",), "klxyz", ("7.2.1",)),
    ],
)
def test_a_clause_of_another_section_is_broken_harder_by_count_and_by_share(violated, failing, harder):
    """Of 10.6.3.2 are a and b, of its neighbour k and l, of 7.2.1 are x, y and z, of 7.2.3 is m."""
    clauses = {"ab": "10.6.3.2", "kl": "10.6.3.3", "xyz": "7.2.1", "m": "7.2.3"}
    scenarios = [Of(name, clause) for names, clause in clauses.items() for name in names]
    asked: list[str] = []

    def fails(scenario):
        asked.append(scenario.id)
        return scenario.id in failing

    assert clauses_broken_harder(load_ledger("hololive"), scenarios, violated, fails) == harder
    assert len({*asked}) == len(asked)
    assert not {*asked} & {*"kl"}, "neighbours do not matter"


@pytest.mark.parametrize(
    ("said", "state"),
    [
        ({"a": ["fail", "pass"]}, "evidenced"),
        ({"a": ["crash"]}, "survived"),
        ({"a": ["pass"], "b": ["fail"]}, "survived"),
        ({}, "survived"),
    ],
)
def test_a_violation_that_the_clause_s_own_scenarios_do_not_notice_has_survived(said, state):
    scenarios = [Of("a", "10.6.3.2"), Of("b", "10.6.3.3", "10.6.3.2")]
    found = violation_result(Violation(("10.6.3.2", "10.6.3.3"), "it is not so"), said)
    certified = certify_clause("hololive", load_ledger("hololive")["10.6.3.2"], scenarios, [], [found])
    assert (certified.state, bool(certified.unnoticed_violations)) == (state, state == "survived")
    left = tuple(each.id for each in scenarios if "fail" not in said.get(each.id, ()))
    assert idle_for_own_clauses(scenarios, [], [found]) == left


def test_a_scenario_is_idle_by_the_clause_of_its_own_rule(one):
    scenarios = [Of("a", "10.6.3.2"), Of("b", "10.6.3.3", "10.6.3.2")]
    assert idle_for_own_clauses(scenarios, [mutant_result(one, {"a": ["fail"], "b": ["fail"]}, "")]) == ("b",)


def test_an_equivalent_mutant_says_why_and_a_stale_entry_is_an_error(tmp_path, one):
    entry = (
        '[[equivalent]]\nfile = "rules.py"\nstatement = "game.end()"\nclauses = "10.6.3.2"\n'
        'position = "the game could go on"\n'
    )
    (tmp_path / FILE).write_text(f'{entry}change = "dropped"\nwhy = "nobody sees it"\n', "utf-8")
    assert equivalence_reasons(tmp_path, [one]) == {one: "nobody sees it"}
    (tmp_path / FILE).write_text(f'{entry}change = "negated"\nwhy = "nobody sees it"\n', "utf-8")
    with pytest.raises(WrongUse, match=r"no mutant `game.end\(\)`  # 10.6.3.2 in rules.py: negated"):
        equivalence_reasons(tmp_path, [one])
    (tmp_path / FILE).write_text(entry, "utf-8")
    with pytest.raises(WrongUse, match=r"equivalents\.toml.*change"):
        equivalence_reasons(tmp_path, [one])


@pytest.mark.parametrize("position", ["", 'position = " "\n'])
def test_an_equivalent_mutant_names_the_position_in_which_a_difference_would_show(tmp_path, one, position):
    entry = '[[equivalent]]\nfile = "rules.py"\nstatement = "game.end()"\nclauses = "10.6.3.2"\n'
    (tmp_path / FILE).write_text(f'{entry}change = "dropped"\nwhy = "nobody sees it"\n{position}', "utf-8")
    with pytest.raises(WrongUse, match=r"`game.end\(\)`  # 10.6.3.2 in rules.py: dropped: add a `position`"):
        equivalence_reasons(tmp_path, [one])


FEATURE = """@hololive
Feature: 10.6 Check timing and play timing

  @clause-10.6.3.2
  Rule: 10.6.3.2 The turn player's waiting abilities are played before the opponent's

    Scenario: both players' abilities wait
      Given the board
        | zone   | A          | B          |
        | center | Sora hp:50 | Miko hp:50 |
        | back   | Roboco     | Suisei     |
      And Roboco reads "When a holomem collabs, draw 1 card."
      And Suisei reads "When a holomem collabs, draw 1 card."
      And it is B's turn
      When B collabs Suisei
      Then {claim}
"""


def a_suite(features, claim, **elsewhere):
    """A suite with one scenario of hololive, that ends with this claim."""
    path = features / "hololive" / "10" / "10.6.feature"
    path.parent.mkdir(parents=True)
    path.write_text(FEATURE.format(claim=claim), "utf-8")
    return Suite((GameSource(features=str(features), **elsewhere),))


def rulebooks_with_evidence(root, *games):
    """A copy of rulebooks in which hololive's evidence is about the one scenario."""
    for game, book in games:
        shutil.copytree(book, root / game)
    engine = Suite().engine_packages()["hololive"]
    says = next(each.says for each in game_violations(engine) if each.clause == "10.6.3.2")
    line = ViolationEvidence("10.6.3.2", says, ("hololive/10.6/both-players-abilities-wait",))
    path = evidence_path(root / "hololive", load_ledger("hololive").edition)
    path.write_text(render_records([line]), "utf-8")
    return str(root)


def prove(tmp_path, console, claim):
    books = rulebooks_with_evidence(tmp_path / "books", ("hololive", Suite().rulebook_directory("hololive")))
    suite = a_suite(tmp_path, claim, rulebooks=books)
    code = prove_games(suite, console, game="hololive", clauses=("10.6.3.2",), as_json=True, processes=1)
    return code, json.loads(console.file.getvalue())


@pytest.mark.long_run
def test_a_scenario_that_notices_is_evidence(tmp_path, console):
    code, found = prove(tmp_path, console, "the abilities are played in this order: Suisei, Roboco")
    (clause,) = found["clauses"]
    assert (code, clause["state"], found["idle_scenarios"]) == (0, "evidenced", [])
    assert found["outdated_evidence"] == []
    scenario = "hololive/10.6/both-players-abilities-wait"
    assert all(mutant["killed_by"] == [scenario] for mutant in clause["mutants"] if mutant["fate"] == "killed")
    assert [each["killed_by"] for each in clause["violations"]] == [[scenario]]


@pytest.mark.long_run
def test_a_scenario_that_cannot_fail_is_found_out(tmp_path, console):
    code, found = prove(tmp_path, console, "Sora is in the center position")
    (clause,) = found["clauses"]
    assert (code, clause["state"]) == (1, "survived")
    (outdated,) = found["outdated_evidence"]
    assert outdated.startswith("1.9.0.evidence.jsonl of hololive is out of date for 10.6.3.2; run saitei prove --write")
    assert [mutant["killed_by"] for mutant in clause["mutants"] if mutant["fate"] == "survived"] == [[], []]
    assert [each["killed_by"] for each in clause["violations"]] == [[]]


@pytest.mark.long_run
def test_nothing_is_proved_by_a_scenario_that_fails_anyway(tmp_path, console):
    with pytest.raises(
        InfrastructureError, match="fail on the whole engine: hololive/10.6/both-players-abilities-wait"
    ):
        prove(tmp_path, console, "it is A's main step")


@pytest.fixture
def said_to_be_equivalent(tmp_path, monkeypatch):
    """The entry claims that asking the other player first cannot be noticed."""
    (tmp_path / FILE).write_text(
        '[[equivalent]]\nfile = "check_and_play_timing.py"\n'
        'statement = "if (yield from play_one_pending(game, state.turn_player)):"\n'
        'clauses = "10.6.3, 10.6.3.2"\nchange = "the other player for state.turn_player"\n'
        'position = "both wait"\nwhy = "nobody sees it"\n',
        "utf-8",
    )
    there = "saitei.harness.prove.proof_run.equivalence_reasons"
    monkeypatch.setattr(there, lambda _, mutants: equivalence_reasons(tmp_path, mutants))


@pytest.mark.long_run
@pytest.mark.usefixtures("said_to_be_equivalent")
def test_what_is_said_to_be_equivalent_and_is_noticed_after_all_ends_the_proof(tmp_path, console):
    scenario = "hololive/10.6/both-players-abilities-wait notices it; delete the entry"
    with pytest.raises(
        WrongUse, match=rf"^{FILE}: check_and_play_timing.py:\d+, the other player for state.turn_player: {scenario}$"
    ):
        prove(tmp_path, console, "the abilities are played in this order: Suisei, Roboco")


@pytest.mark.long_run
@pytest.mark.usefixtures("said_to_be_equivalent")
def test_what_is_said_to_be_equivalent_and_is_not_noticed_does_not(tmp_path, console):
    _, found = prove(tmp_path, console, "Sora is in the center position")
    (clause,) = found["clauses"]
    fates = {mutant["change"]: (mutant["fate"], mutant.get("why")) for mutant in clause["mutants"]}
    assert fates["the other player for state.turn_player"] == ("equivalent", "nobody sees it")


def test_what_is_said_to_be_equivalent_and_comes_to_no_verdict_ends_the_proof(one):
    needless = mutant_result(one, {"a": ["crash"], "b": ["same"]}, "nobody sees it")
    with pytest.raises(WrongUse, match=rf"^{FILE}: .*: no scenario passes on it anyway; delete the entry$"):
        require_needed_equivalents([needless])
    require_needed_equivalents([mutant_result(one, {"a": ["pass"], "b": ["crash"]}, "nobody sees it")])


@pytest.mark.parametrize(
    ("game", "one", "other", "meet"),
    [
        ("hololive", "10.6.1", "10.6.3.2", True),
        ("hololive", "10.6.1", "10.7.1", False),
        ("digicharat", "3-4-2.3.n1", "3-4-2.1", True),
        ("digicharat", "3-4-2.1", "3-4-3.1", False),
        ("digicharat", "3-5.1", "3-6.1", False),
    ],
)
def test_what_is_idle_is_asked_within_a_section(game, one, other, meet):
    assert in_one_section(load_ledger(game), [one], [other]) is meet


def test_a_game_without_features_or_engine_is_told_and_not_proved(tmp_path, console):
    with pytest.raises(WrongUse, match="hololive is not proved: it has no features yet"):
        prove_games(Suite((GameSource(features=str(tmp_path)),)), console, game="hololive")
    with pytest.raises(WrongUse, match="toy is not proved: the reference engine does not play it yet"):
        prove_games(toygame.suite(), console, game=None)


@pytest.mark.long_run
def test_the_other_games_are_proved_then(tmp_path, console):
    books = rulebooks_with_evidence(
        tmp_path / "rulebooks",
        ("toy", toygame.suite().rulebook_directory("toy")),
        ("hololive", Suite().rulebook_directory("hololive")),
    )
    claim = "the abilities are played in this order: Suisei, Roboco"
    suite = a_suite(tmp_path / "features", claim, rulebooks=books)
    assert prove_games(suite, console, game=None, clauses=("10.6.3.2",)) == 0
    assert console.file.getvalue().startswith("toy is not proved: it has no features yet\n")
