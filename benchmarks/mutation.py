"""Mutation: which small mistakes in the rules of the engine does no scenario notice?

    python benchmarks/mutation.py [PACKAGE]... [--sample N] [--seed S] [--at FILE[:LINE]]... [--list]

Breaks every statement and every condition of a package of the reference engine, cited or not, and plays the scenarios
that run the broken statement until one fails. ``saitei prove`` breaks only what cites a clause. A ``PACKAGE`` is a
game, ``kernel`` or ``check_timings``; by default, all of them. A mutant of a shared package is killed by a scenario of
any game. ``--sample`` tries only so many mutants of each package, chosen by the seed; ``--at`` only those of a file, or
of a line of it; ``--list`` prints the fate of each mutant.

A mutant drops a statement, negates a condition or leaves it out, exchanges `any` and `all`, moves a bound, swaps the
players or the order, leaves out an element, or reads a card's printed information instead of its current information.
It is

- *killed* if a scenario fails;
- *stillborn* if none fails, but some end without a verdict: the engine crashes, hangs or refuses the scene;
- *explained* if the engine's ``equivalents.toml`` says why nobody can notice it;
- a *survivor* otherwise.

Code without rules is left out: docstrings, imports, types and ``__slots__``; assertions and errors, with the conditions
that lead to nothing but an error; tables of texts; ``__repr__`` and ``__str__``; the rulebook map, which names modules;
and the omission of a last ``return`` of False or None, which Python repeats. The command prints the survivors and the
entries that are not needed, and ends with 1 if there are any.
"""

from __future__ import annotations

import argparse
import ast
import random
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from types import CodeType
from typing import Literal, NamedTuple, get_args

from saitei.harness.prove.citation_sites import find_citation_sites
from saitei.harness.prove.citations import replace_node
from saitei.harness.prove.edition_clauses import clauses_in_edition
from saitei.harness.prove.equivalents import FILE, FurtherEquivalent, equivalence_reasons, further_equivalents
from saitei.harness.prove.module_swap import (
    game_modules,
    module_place,
    package_directory,
    shared_directories,
    swapped_modules,
)
from saitei.harness.prove.mutants import (
    Edit,
    EditKey,
    edit_key,
    module_mutants,
    mutant_edit_key,
    part_edits,
    statement_edits,
)
from saitei.harness.prove.step_budget import count_steps, insert_import, step_counting_code
from saitei.harness.prove.tracing import note_place, places_run, reset_trace
from saitei.harness.prove.trial import Trial, TrialPlayer, scenario_examples
from saitei.harness.scenarios.feature_parser import Scenario
from saitei.harness.scenarios.selection import select_scenarios
from saitei.harness.scenarios.suite import Suite

SHARED = ("kernel", "check_timings")
"""The shared packages that contain rules."""

RULEBOOK_MAP = "rulebook_map"
"""The module that names the modules of each chapter."""

BREAKDOWNS = 10
"""After so many scenarios that end without a verdict, a mutant on which none has failed is stillborn."""

FIRST = 100
"""The number of scenarios of each game that are played before the others of any game."""

Fate = Literal["killed", "stillborn", "explained", "survived"]

Scopes = tuple[ast.FunctionDef | ast.ClassDef, ...]
"""Classes and functions around a statement, the outermost first."""


# --- mutants ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class EngineMutant:
    """A module with one edit: its function, the line and the code that it begins on, and the change in words.

    ``place`` is the statement with the edit, for traces, and ``lines`` are those of its function. Both are empty
    outside of functions.
    """

    path: Path
    function: str
    line: int
    code: str
    change: str
    number: int = field(compare=False)
    place: str = field(compare=False)
    lines: range = field(compare=False)

    def __str__(self) -> str:
        return f"{module_place(self.path)}:{self.line} in {self.function or 'the module'}: `{self.code}`: {self.change}"


class EngineModule:
    """A module of the engine and all edits of its rules."""

    def __init__(self, path: Path) -> None:
        source = path.read_text("utf-8")
        self.path, self._lines, self._tree = path, source.splitlines(), ast.parse(source)
        self._parents = {id(child): node for node in ast.walk(self._tree) for child in ast.iter_child_nodes(node)}
        self._edits: list[tuple[ast.AST, ast.AST]] = []
        self.mutants = list(self._all_mutants())
        count_steps(self._tree)

    def mutant_code(self, mutant: EngineMutant) -> CodeType:
        """The compiled code of the broken module. It counts its steps."""
        with self._edited(mutant):
            code: CodeType = compile(self._tree, str(self.path), "exec")
            return code

    def edit_key(self, mutant: EngineMutant) -> EditKey:
        """The key of the edit, which a mutant of ``saitei prove`` with the same edit has, too."""
        return edit_key(*self._edits[mutant.number])

    @contextmanager
    def _edited(self, mutant: EngineMutant) -> Iterator[None]:
        node, new = self._edits[mutant.number]
        parent = self._parents[id(node)]
        ast.fix_missing_locations(ast.copy_location(new, node))
        replace_node(parent, node, new)
        try:
            yield
        finally:
            replace_node(parent, new, node)

    def _all_mutants(self) -> Iterator[EngineMutant]:
        made: set[tuple[int, str]] = set()
        said = Counter[tuple[str, str, str]]()
        for statement, scopes in rule_statements(self._tree.body):
            function = ".".join(each.name for each in scopes)
            functions = [each for each in scopes if isinstance(each, ast.FunctionDef)]
            lines = range(functions[0].lineno, (functions[0].end_lineno or 0) + 1) if functions else range(0)
            for words, node, new in self._edits_of(statement, functions[-1:]):
                key = (id(node), ast.dump(new))
                if ast.dump(node) == key[1] or key in made:
                    continue
                made.add(key)
                line = getattr(node, "lineno", statement.lineno)
                code = self._lines[line - 1].partition("  #")[0].strip()
                said[function, code, words] += 1
                times = said[function, code, words]
                change = words if times == 1 else f"{words} ({times})"
                self._edits.append((node, new))
                place = statement_place(self.path, statement) if functions else ""
                yield EngineMutant(self.path, function, line, code, change, len(self._edits) - 1, place, lines)

    def _edits_of(self, statement: ast.stmt, within: Sequence[ast.FunctionDef]) -> Iterator[Edit]:
        if not only_raises(getattr(statement, "body", ())) and not is_repeated_by_python(statement, within):
            yield from statement_edits(statement)
        match statement:
            case ast.Return(value=ast.expr() as value) if any(map(answers_yes_or_no, within)):
                yield "granted", value, ast.Constant(True)
        for node in own_parts(statement):
            parent = self._parents[id(node)]
            yield from part_edits(node, parent)
            yield from element_edits(node, parent)
            yield from information_edits(node)


def rule_statements(body: Sequence[ast.stmt], scopes: Scopes = ()) -> Iterator[tuple[ast.stmt, Scopes]]:
    """The statements of rules, each with the classes and functions around it."""
    for each in body:
        match each:
            case ast.Import() | ast.ImportFrom() | ast.Raise() | ast.Assert() | ast.Pass() | ast.Global():
                continue
            case ast.Nonlocal() | ast.Expr(value=ast.Constant()) | ast.FunctionDef(name="__repr__" | "__str__"):
                continue
            case ast.Assign(targets=[ast.Name(id="__slots__")]):
                continue
            case ast.Assign(value=ast.Subscript()) if not scopes:  # the name of a type
                continue
            case ast.Expr(value=ast.YieldFrom(value=ast.Tuple(elts=[]))):  # It only makes the function a generator.
                continue
            case ast.FunctionDef() | ast.ClassDef():
                yield each, scopes
                yield from rule_statements(each.body, (*scopes, each))
            case _:
                yield each, scopes
                for block in inner_blocks(each):
                    yield from rule_statements(block, scopes)


def statement_place(path: Path, statement: ast.stmt) -> str:
    """The place of a statement, for traces."""
    return f"{module_place(path)}:{statement.lineno}:{statement.col_offset}"


def is_repeated_by_python(statement: ast.stmt, within: Sequence[ast.FunctionDef]) -> bool:
    """Whether a statement is the last ``return`` of a function without a result, or with one that counts as no."""
    match statement:
        case ast.Return(value=None | ast.Constant(value=False | None)):
            return any(statement is each.body[-1] for each in within)
    return False


def answers_yes_or_no(function: ast.FunctionDef) -> bool:
    """Whether a function answers with yes or no."""
    return function.returns is not None and ast.unparse(function.returns) in ("bool", "Procedure[bool]")


def inner_blocks(statement: ast.stmt) -> Iterator[list[ast.stmt]]:
    """The blocks of a statement."""
    for name in ("body", "orelse", "finalbody"):
        if block := getattr(statement, name, None):
            yield block
    for part in (*getattr(statement, "handlers", ()), *getattr(statement, "cases", ())):
        yield part.body


def only_raises(body: Sequence[ast.stmt]) -> bool:
    """Whether a block leads to nothing but an error."""
    return len(body) == 1 and isinstance(body[0], ast.Raise)


def own_parts(statement: ast.stmt) -> Iterator[ast.AST]:
    """The expressions and patterns of a statement, without those of statements in it, types and texts."""
    match statement:
        case ast.ClassDef():
            tops: list[ast.AST] = []
        case ast.FunctionDef(args=arguments):
            tops = [each for each in (*arguments.defaults, *arguments.kw_defaults) if each]
        case ast.AnnAssign(value=value):
            tops = [value] if value else []
        case ast.If(body=body) if only_raises(body):
            tops = []
        case ast.Match():
            yield statement
            tops = [*ast.iter_child_nodes(statement)]
        case _:
            tops = [*ast.iter_child_nodes(statement)]
    for top in tops:
        if not isinstance(top, ast.stmt | ast.ExceptHandler | ast.JoinedStr):
            yield top
            yield from nested_parts(top)


def nested_parts(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of an expression, a pattern or a case."""
    for each in ast.iter_child_nodes(node):
        if not isinstance(each, ast.stmt | ast.JoinedStr | ast.expr_context | ast.operator):
            yield each
            yield from nested_parts(each)


def element_edits(node: ast.AST, parent: ast.AST) -> Iterator[Edit]:
    """Edits that leave out or move one of several elements, entries, cases or operands, or take the other end."""
    match node:
        case ast.Tuple(elts=[_, _, *_] as them) | ast.List(elts=[_, _, *_] as them) if has_free_elements(node, parent):
            for at, each in enumerate(them):
                yield f"without `{ast.unparse(each)}`", node, type(node)([*them[:at], *them[at + 1 :]], ast.Load())
            for at, (one, other) in enumerate(pairwise(them)):
                moved = [*them[:at], other, one, *them[at + 2 :]]
                yield f"`{ast.unparse(one)}` after what follows it", node, type(node)(moved, ast.Load())
        case ast.Set(elts=[_, _, *_] as them):
            for each in them:
                yield f"without `{ast.unparse(each)}`", node, ast.Set([other for other in them if other is not each])
        case ast.Dict(keys=keys, values=values) if not all(map(is_text, (*keys, *values))):
            for at, (key, value) in enumerate(zip(keys, values, strict=True)):
                entry = ast.unparse(key or value)
                yield (
                    f"without `{entry}`",
                    node,
                    ast.Dict([*keys[:at], *keys[at + 1 :]], [*values[:at], *values[at + 1 :]]),
                )
        case ast.Match(subject=subject, cases=cases):
            for case in cases:
                if not only_raises(case.body) and len(cases) > 1:
                    rest = [other for other in cases if other is not case]
                    yield f"without `case {ast.unparse(case.pattern)}`", node, ast.Match(subject, rest)
        case ast.match_case(guard=ast.expr() as guard):
            yield "always", guard, ast.Constant(True)
        case ast.MatchOr(patterns=patterns):
            for pattern in patterns:
                rest_of_it = [other for other in patterns if other is not pattern]
                new = rest_of_it[0] if len(rest_of_it) == 1 else ast.MatchOr(rest_of_it)
                yield f"without `{ast.unparse(pattern)}`", node, new
        case ast.BinOp(left=left, op=ast.Add() | ast.Sub() | ast.BitOr() | ast.BitAnd(), right=right):
            if not isinstance(left, ast.Constant) and not isinstance(right, ast.Constant):
                yield f"without `{ast.unparse(right)}`", node, left
                if not isinstance(node.op, ast.Sub):
                    yield f"without `{ast.unparse(left)}`", node, right
        case ast.Subscript(slice=ast.Constant(value=0) as first, ctx=ast.Load()):
            yield "the last for the first", first, ast.UnaryOp(ast.USub(), ast.Constant(1))
        case ast.Subscript(slice=ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=1)) as last, ctx=ast.Load()):
            yield "the first for the last", last, ast.Constant(0)


def has_free_elements(node: ast.Tuple | ast.List, parent: ast.AST) -> bool:
    """Whether a tuple or a list can have fewer elements: it is not unpacked at once, and no key."""
    match parent:
        case ast.Subscript() | ast.Assign(targets=[ast.Tuple()]):
            return False
    return isinstance(node.ctx, ast.Load)


def is_text(node: ast.expr | None) -> bool:
    """Whether an expression is a text, or another table of texts is unpacked there."""
    return (
        node is None
        or isinstance(node, ast.Attribute)
        or (isinstance(node, ast.Constant) and isinstance(node.value, str))
    )


def information_edits(node: ast.AST) -> Iterator[Edit]:
    """The edit of a question about a card's current information: its printed information instead."""
    match node:
        case ast.Call(func=ast.Attribute(value=game, attr="characteristics_of"), args=[_] as asked):
            yield "printed information", node, state_call(game, "unmodified_characteristics", asked)
        case ast.Call(func=ast.Attribute(value=game, attr="abilities_of"), args=[_] as asked):
            printed = state_call(game, "printed_characteristics", asked)
            yield "printed abilities", node, ast.Attribute(printed, "abilities", ast.Load())


def state_call(game: ast.expr, method: str, arguments: list[ast.expr]) -> ast.Call:
    """A call of a method of the game's state."""
    state = ast.Attribute(game, "state", ast.Load())
    return ast.Call(ast.Attribute(state, method, ast.Load()), arguments, [])


# --- the plays that run a statement -------------------------------------------------------------------


class Play(NamedTuple):
    """A scenario, or one example of it, by an edition of its game."""

    edition: str
    scenario: Scenario
    example: Mapping[str, str]


def tracing_code(path: Path) -> CodeType:
    """The compiled code of a module that records which statements of its functions run."""
    tree = ast.parse(path.read_text("utf-8"))
    for each in ast.walk(tree):
        if isinstance(each, ast.FunctionDef):
            note_statements(each, path)
    insert_import(tree, note_place.__module__, {note_place.__name__: "__runs__"})
    code: CodeType = compile(count_steps(tree), str(path), "exec")
    return code


def note_statements(statement: ast.stmt, path: Path) -> None:
    """Let the statements in the blocks of a statement record that they run."""
    for block in inner_blocks(statement):
        for each in tuple(block):
            if not isinstance(each, ast.FunctionDef | ast.ClassDef):
                note_statements(each, path)
            place = ast.Constant(statement_place(path, each))
            noting = ast.Expr(ast.Call(ast.Name("__runs__", ast.Load()), [place], []))
            block.insert(block.index(each), ast.copy_location(noting, each))


class GamePlays:
    """The plays of a game, and the statements of some modules that each of them runs."""

    def __init__(self, suite: Suite, game: str, modules: Iterable[Path]) -> None:
        self.suite, self.game, self.package = suite, game, suite.engine_packages()[game]
        self.plays: list[Play] = []
        self._running: defaultdict[str, list[int]] = defaultdict(list)
        self._cited = self._clauses_of_lines()
        traced = set(modules)
        with swapped_modules(
            self.package, lambda path: tracing_code(path) if path in traced else step_counting_code(path)
        ):
            reset_trace(self.package)
            import_module(self.package)
            self._loading = places_run()
            self._record()

    def _record(self) -> None:
        for edition, scenarios in self._scenarios_by_edition():
            player = TrialPlayer(Trial(self.suite, self.game, edition, ()))
            for scenario in scenarios:
                for example in scenario_examples(scenario):
                    reset_trace(self.package)
                    if (verdict := player.play_case(scenario, example)) != "pass":
                        raise SystemExit(f"{scenario.id}: {verdict} on the whole engine. Nothing is measured.")
                    for place in places_run():
                        self._running[place].append(len(self.plays))
                    self.plays.append(Play(edition, scenario, example))

    def _scenarios_by_edition(self) -> Iterator[tuple[str, list[Scenario]]]:
        """The scenarios of each edition that the engine plays, the newest first, without those of a newer one."""
        seen: set[str] = set()
        for edition in self.suite.edition_names(self.game):
            ledger = self.suite.load_ledger(self.game, edition)
            found = [
                each for each in select_scenarios(self.suite, {self.game: ledger}).scenarios if each.id not in seen
            ]
            seen |= {each.id for each in found}
            yield edition, found

    def _clauses_of_lines(self) -> dict[str, set[str]]:
        """The clauses that each line of a module cites, as ``module.py:12``."""
        ledger = self.suite.load_ledger(self.game)
        found = defaultdict[str, set[str]](set)
        for clause, sites in find_citation_sites(self.package, clauses_in_edition(self.suite, ledger)).items():
            for site in sites:
                found[site.module_and_line].add(clause)
        return found

    def running(self, mutant: EngineMutant, killers: Iterable[int]) -> list[int]:
        """The plays that run the statement of a mutant, or all if it runs when the engine is loaded.

        First are those that failed on mutants of its function, the last one first, then those of clauses that are
        cited in the function.
        """
        is_loading = not mutant.place or mutant.place in self._loading
        found = list(range(len(self.plays))) if is_loading else self._running[mutant.place]
        module = module_place(mutant.path)
        clauses = set[str]().union(*(self._cited.get(f"{module}:{line}", ()) for line in mutant.lines))
        rank = {play: at for at, play in enumerate(killers)}
        mixed = random.Random(0).sample(found, len(found))

        def likelihood(play: int) -> tuple[int, bool]:
            own = clauses.isdisjoint(self.plays[play].scenario.primary_clauses)
            return -rank.get(play, -1), own

        return sorted(mixed, key=likelihood)


# --- trying mutants -----------------------------------------------------------------------------------


class TriedMutant(NamedTuple):
    """A mutant, its fate, and the scenario that fails or the reason why none does."""

    mutant: EngineMutant
    fate: Fate
    by: str = ""


class MutantTrials:
    """Trials of the mutants of a package on the scenarios of games."""

    def __init__(self, suite: Suite, games: Sequence[str], modules: Mapping[Path, EngineModule]) -> None:
        self._modules = modules
        self._games = [GamePlays(suite, game, modules) for game in games]
        self._killers: defaultdict[tuple[str, Path, str], list[int]] = defaultdict(list)

    def try_mutant(self, mutant: EngineMutant) -> TriedMutant:
        """Play scenarios on a mutant until one fails."""
        broken = self._modules[mutant.path].mutant_code(mutant)
        queues = [(game, self._queue(game, mutant)) for game in self._games]
        stillborn = 0
        for game, queue in [(game, queue[:FIRST]) for game, queue in queues] + [
            (game, queue[FIRST:]) for game, queue in queues
        ]:
            if not queue:
                continue
            with swapped_modules(
                game.package, lambda path: broken if path == mutant.path else step_counting_code(path)
            ):
                for at, verdict in self._verdicts(game, queue):
                    if verdict == "fail":
                        self._killers[game.game, mutant.path, mutant.function].append(at)
                        return TriedMutant(mutant, "killed", game.plays[at].scenario.id)
                    stillborn += verdict != "pass"
                    if stillborn == BREAKDOWNS:
                        return TriedMutant(mutant, "stillborn")
        return TriedMutant(mutant, "stillborn" if stillborn else "survived")

    def _queue(self, game: GamePlays, mutant: EngineMutant) -> list[int]:
        killers = dict.fromkeys(self._killers[game.game, mutant.path, mutant.function])
        return game.running(mutant, killers)

    def _verdicts(self, game: GamePlays, queue: Iterable[int]) -> Iterator[tuple[int, str]]:
        players: dict[str, TrialPlayer] = {}
        for at in queue:
            edition, scenario, example = game.plays[at]
            if edition not in players:
                players[edition] = TrialPlayer(Trial(game.suite, game.game, edition, ()))
            yield at, players[edition].play_case(scenario, example)


# --- reasons ------------------------------------------------------------------------------------------


def cited_reasons(suite: Suite, games: Iterable[str]) -> dict[tuple[Path, EditKey], str]:
    """The reasons of equivalent mutants of cited statements, by the module and the key of the edit."""
    found: dict[tuple[Path, EditKey], str] = {}
    for game in games:
        package = suite.engine_packages()[game]
        every = [mutant for path in game_modules(package) for mutant in module_mutants(path, package)]
        reasons = equivalence_reasons(package_directory(package), every)
        found |= {(mutant.path, mutant_edit_key(mutant)): why for mutant, why in reasons.items()}
    return found


class Report(NamedTuple):
    """The mutants of a package that were tried, and the entries of its file of equivalents that are wrong."""

    tried: Sequence[TriedMutant]
    faults: Sequence[str]

    def count(self, fate: Fate) -> int:
        """The number of mutants with a fate."""
        return sum(each.fate == fate for each in self.tried)


def matches(entry: FurtherEquivalent, mutant: EngineMutant) -> bool:
    """Whether an entry is about a mutant."""
    place = (mutant.path.name, mutant.function, mutant.code, mutant.change)
    return place == (entry.file, entry.function, entry.statement, entry.change)


def explain_survivor(
    tried: TriedMutant,
    modules: Mapping[Path, EngineModule],
    cited: Mapping[tuple[Path, EditKey], str],
    entries: Iterable[FurtherEquivalent],
) -> TriedMutant:
    """The same, as explained if there is a reason why nobody can notice the mutant."""
    mutant = tried.mutant
    key = (mutant.path, modules[mutant.path].edit_key(mutant))
    why = cited.get(key) or next((each.why for each in entries if matches(each, mutant)), "")
    return TriedMutant(mutant, "explained", why) if why and tried.fate == "survived" else tried


def measure_package(suite: Suite, package: str, arguments: argparse.Namespace) -> Report:
    """Try the mutants of a package that the arguments ask for."""
    games = [package] if package in suite.engine_packages() else sorted(suite.engine_packages())
    directory = next(each for each in rule_directories(suite) if each.name == package)
    modules = {path: EngineModule(path) for path in sorted(directory.glob("*.py")) if path.stem != RULEBOOK_MAP}
    every = [mutant for module in modules.values() for mutant in module.mutants]
    wanted = [each for each in every if not arguments.at or any(is_at(each, place) for place in arguments.at)]
    if arguments.sample is not None and arguments.sample < len(wanted):
        wanted = random.Random(arguments.seed).sample(wanted, arguments.sample)
    cited, entries = cited_reasons(suite, games), further_equivalents(directory)
    trials = MutantTrials(suite, games if wanted else (), modules)
    found: list[TriedMutant] = []
    for mutant in wanted:
        tried = explain_survivor(trials.try_mutant(mutant), modules, cited, entries)
        found.append(tried)
        if arguments.list or tried.fate == "survived":
            print(f"  {mutant}: {tried.fate}{f': {tried.by}' if tried.by else ''}", flush=True)
    return Report(found, [*entry_faults(entries, every, found)])


def rule_directories(suite: Suite) -> Iterator[Path]:
    """The directories of the packages with rules: those of the games, then the shared ones."""
    yield from map(package_directory, suite.engine_packages().values())
    yield from (each for each in shared_directories() if each.name in SHARED)


def is_at(mutant: EngineMutant, place: str) -> bool:
    """Whether a mutant is in a file, or at a line of it, such as ``turn.py:12``."""
    file, _, line = place.partition(":")
    return file in (mutant.path.name, module_place(mutant.path)) and line in ("", str(mutant.line))


def entry_faults(
    entries: Iterable[FurtherEquivalent], made: Sequence[EngineMutant], tried: Iterable[TriedMutant]
) -> Iterator[str]:
    """The faults of a package's further entries: they match no mutant, or one that scenarios notice."""
    for entry in entries:
        if not any(matches(entry, mutant) for mutant in made):
            yield f"{FILE}: there is no mutant {entry.place_description}: {entry.change}. Delete or correct the entry."
    for each in tried:
        if each.fate in ("killed", "stillborn") and any(matches(entry, each.mutant) for entry in entries):
            yield f"{FILE}: {each.mutant}: {each.by or 'no scenario passes on it anyway'}. Delete the entry."


def main() -> int:
    """Try the mutants of the packages, and print the survivors and the counts."""
    suite = Suite()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    names = [each.name for each in rule_directories(suite)]
    parser.add_argument("packages", nargs="*", metavar="PACKAGE", help=", ".join(names))
    parser.add_argument("--sample", type=int, metavar="N", help="try only so many mutants of each package")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the seed that chooses them")
    parser.add_argument("--at", action="append", metavar="FILE[:LINE]", help="try only the mutants of this place")
    parser.add_argument("--list", action="store_true", help="print the fate of each mutant")
    arguments = parser.parse_args()
    if unknown := set(arguments.packages) - set(names):
        parser.error(f"there is no package {', '.join(sorted(unknown))}; there are {', '.join(names)}")
    complete = True
    for package in arguments.packages or names:
        begun = time.perf_counter()
        report = measure_package(suite, package, arguments)
        counts = ", ".join(f"{report.count(fate)} {fate}" for fate in get_args(Fate))
        print(f"{package}: {len(report.tried)} made, {counts}, in {time.perf_counter() - begun:.0f} s", flush=True)
        for fault in report.faults:
            print(f"  {fault}")
        complete &= not report.faults and not report.count("survived")
    return 0 if complete else 1


if __name__ == "__main__":
    sys.exit(main())
