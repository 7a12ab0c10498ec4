"""A table of contents agrees with the modules: their citations, their procedures, and their names."""

from __future__ import annotations

import ast
import importlib
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import ModuleType

import pytest

from saitei.harness.prove.anchors import read_anchors
from saitei.harness.prove.citations import find_citations
from saitei.harness.prove.module_swap import game_modules, package_directory
from saitei.harness.scenarios.selection import select_scenarios
from saitei.harness.scenarios.suite import Suite
from saitei.reference_engine.engine import find_game_packages as played
from saitei.rulebooks import Ledger, load_ledger

PLAYED = played()
ABOVE = {"editions", "encoder", "game", "scene_loader"}
"""The modules that are in no chapter: the editions, and those that import the contents."""

Definition = tuple[str, str]
"""A module's name in its package, and a name in it."""

Played = Mapping[str, tuple[ModuleType, ...]]
"""The modules that play each chapter of a rulebook."""


def contents(game: str) -> ModuleType:
    """A game's table of contents."""
    return importlib.import_module(f"{PLAYED[game]}.rulebook_map")


def listed(game: str) -> Played:
    """The chapters of a game's contents."""
    found: Played = contents(game).CHAPTERS
    return found


CHAPTERED = [game for game in PLAYED if hasattr(contents(game), "CHAPTERS")]
ENTERED = [game for game in PLAYED if game not in CHAPTERED]
"""The games with a document that consists of entries, like an encyclopedia."""

UNRESTRICTED = {"fmt-allstar"}
"""The entries that no statement makes true: a format without restrictions."""


def cited(game: str, place_of: Callable[[Ledger, str], str]) -> dict[Path, Counter[str]]:
    """How often each module that plays a game cites each place of its rulebook."""
    ledger, anchors = load_ledger(game), read_anchors(package_directory(PLAYED[game]))
    return {
        path: Counter(
            place_of(ledger, clause)
            for citation in find_citations(path.read_text(encoding="utf-8"), anchors)
            for clause in citation.clauses
        )
        for path in game_modules(PLAYED[game])
    }


def path_of(module: ModuleType) -> Path:
    """Where a module is written."""
    assert module.__file__ is not None
    return Path(module.__file__)


@pytest.mark.parametrize("game", CHAPTERED)
def test_the_chapters_are_those_that_are_played_in_the_rulebook_s_order(game: str) -> None:
    ledger, found = load_ledger(game), cited(game, Ledger.chapter_of)
    every = dict.fromkeys(ledger.chapter_of(clause.id) for clause in ledger)
    assumed = {assumption.id.partition("-")[0] for assumption in ledger.assumptions}
    assert [each for each in listed(game) if each not in assumed] == [
        each for each in every if any(each in count for count in found.values())
    ]


@pytest.mark.parametrize("game", CHAPTERED)
def test_a_module_stands_in_a_chapter_that_it_cites(game: str) -> None:
    ledger, found = load_ledger(game), cited(game, Ledger.chapter_of)
    assumed = {assumption.id.partition("-")[0] for assumption in ledger.assumptions}
    strange = [
        f"{chapter}: {module.__name__}"
        for chapter, there in listed(game).items()
        for module in there
        if not (
            re.search(rf"\b{chapter}-\d", path_of(module).read_text(encoding="utf-8"))
            if chapter in assumed
            else chapter in found[path_of(module)] or not found[path_of(module)]
        )
    ]
    assert strange == []


@pytest.mark.parametrize("game", CHAPTERED)
def test_a_game_s_own_module_stands_in_the_chapter_that_it_cites_most(game: str) -> None:
    said = {chapter: {path_of(module) for module in there} for chapter, there in listed(game).items()}
    missing = [
        f"{path.name} cites {count.most_common(3)}"
        for path, count in cited(game, Ledger.chapter_of).items()
        if path.parent == package_directory(PLAYED[game]) and path.stem not in ABOVE and count
        if not any(path in said.get(chapter, ()) for chapter in count if count[chapter] == max(count.values()))
    ]
    assert missing == []


@pytest.mark.parametrize("game", CHAPTERED)
def test_the_contents_name_every_module_of_a_game(game: str) -> None:
    made_of = {path_of(each).stem for each in vars(contents(game)).values() if isinstance(each, ModuleType)}
    described = set(re.findall(r"``(\w+)``", contents(game).__doc__ or ""))
    every = {path.stem for path in package_directory(PLAYED[game]).glob("*.py")} - {"__init__", "rulebook_map"}
    assert (every - made_of - described, described - every) == (set(), set())


@pytest.mark.parametrize("game", ENTERED)
def test_every_entry_with_scenarios_is_cited_by_a_module(game: str) -> None:
    ledger, found = load_ledger(game), cited(game, Ledger.section_of)
    shown = {
        clause
        for scenario in select_scenarios(Suite(), {game: ledger}).all_scenarios
        for clause in scenario.primary_clauses
    }
    behavioural = {ledger.section_of(clause) for clause in shown if ledger[clause].kind == "behavioural"}
    assert {entry for entry in behavioural if not any(entry in count for count in found.values())} == UNRESTRICTED


# --- procedures ----------------------------------------------------------------------------------


class Package:
    """The modules of a game, read and not run: what each defines, and what that speaks of."""

    def __init__(self, directory: Path) -> None:
        self.defined: dict[Definition, ast.stmt] = {}
        self.imported: dict[Definition, Definition] = {}
        for path in directory.glob("*.py"):
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                self._read(path.stem, node)

    def _read(self, module: str, node: ast.stmt) -> None:
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.AnnAssign(target=ast.Name(id=name)):
                self.defined[module, name] = node
            case ast.Assign(targets=targets):
                for target in targets:
                    if isinstance(target, ast.Name):
                        self.defined[module, target.id] = node
            case ast.ImportFrom(level=1, module=source, names=names):
                for each in names:
                    self.imported[module, each.asname or each.name] = (source, each.name) if source else (each.name, "")

    def spoken_of(self, module: str, node: ast.AST) -> Iterator[Definition]:
        """The names of this package in a part of a module; a module that it passes on has the name ``""``."""
        for each in ast.walk(node):
            match each:
                case ast.Attribute(value=ast.Name(id=name), attr=attribute):
                    source, inner = self.imported.get((module, name), ("", "-"))
                    if not inner:
                        yield source, attribute
                case ast.Name(id=name):
                    yield self.imported.get((module, name), (module, name))

    def reached(self, start: set[Definition]) -> set[Definition]:
        """All that these definitions lead to, themselves included."""
        found, left = set[Definition](), start
        while left:
            found |= left
            named = {each for at in left if at in self.defined for each in self.spoken_of(at[0], self.defined[at])}
            left = named - found
        return found


def procedures(package: Package, rules: set[str]) -> set[Definition]:
    """The operations and queries of a game that the rules offer to each other."""
    return {
        (module, name)
        for (module, name), node in package.defined.items()
        if module in rules and isinstance(node, ast.FunctionDef) and not name.startswith("_")
        if node.args.args and node.args.args[0].arg == "game"
    }


@pytest.mark.parametrize("game", PLAYED)
def test_the_contents_lead_to_every_procedure_of_the_rules(game: str) -> None:
    package = Package(package_directory(PLAYED[game]))
    start = {at for at in package.defined if at[0] == "rulebook_map" and at[1] != "CHAPTERS"}
    start |= {at for at in package.defined if at[0] == "game"}
    actions = {
        (source, name)
        for at in start
        for source, inner in package.spoken_of(at[0], package.defined[at])
        if not inner
        for name in ("list_options", "do_option")
    }
    rules = {path.stem for path in game_modules(PLAYED[game]) if path.parent == package_directory(PLAYED[game])} - ABOVE
    every = procedures(package, rules)
    assert every
    assert every - package.reached(start | actions) == set()
