"""The house: each room imports only what stands before it, and no module comes back to itself."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import saitei.features
from saitei.reference_engine.patching import VIOLATIONS
from saitei.rulebooks import games_with_rulebook

ROOT = Path(saitei.features.__file__).resolve().parent.parent
MAY = {
    "rulebooks": {"rulebooks"},
    "adapters": {"adapters", "rulebooks"},
    "features": {"features"},
    "engines": {"engines"},
    "steps": {"steps", "adapters", "rulebooks"},
    "reference_engine": {"reference_engine", "adapters"},
    "harness": {"harness", "reference_engine", "steps", "features", "engines", "adapters", "rulebooks"},
}
"""The imports that each room may have, as in docs/architecture.md."""
WITHIN = {
    "base": set[str](),
    "workers": {"base"},
    "scenarios": {"base"},
    "editor": {"base", "scenarios"},
    "judging": {"base", "workers", "scenarios"},
    "results": {"base", "scenarios", "judging"},
    "report": {"base", "judging", "results"},
    "runs": {"base", "workers", "scenarios", "judging", "results", "report"},
    "adapter_check": {"base", "scenarios", "judging", "runs"},
    "prove": {"base", "workers", "scenarios", "judging"},
    "inspection": {"base", "scenarios", "judging", "results", "report", "runs", "prove"},
    "rulebook": {"base", "scenarios", "judging", "results", "report", "runs", "prove"},
    "fuzz": {"base", "workers", "scenarios", "judging", "results", "runs", "prove"},
    "workbench": {"base", "scenarios", "editor", "judging", "results", "report", "runs", "inspection", "fuzz"},
    "properties": {"base", "scenarios", "judging", "runs", "fuzz"},
    "pytest_plugin": {"base", "scenarios", "judging", "results", "runs"},
    "commands": {
        "base",
        "scenarios",
        "editor",
        "judging",
        "results",
        "report",
        "runs",
        "adapter_check",
        "prove",
        "inspection",
        "rulebook",
        "fuzz",
        "workbench",
    },
}
"""The imports that each room within the harness may have from the others, in their order."""


def modules(room: str) -> Iterator[tuple[str, Path]]:
    """The modules of a room by their names, without what is written for others to fill in."""
    for path in sorted((ROOT / room).rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        if "templates" not in parts:
            yield ".".join(parts).removesuffix(".__init__"), path


EVERY = {name for room in MAY for name, _ in modules(room)}


@cache
def imports(name: str, path: Path, *, typing: bool) -> set[str]:
    """The modules of ours that a module imports where it begins; with ``typing`` also late, and for types alone."""
    found = set[str]()
    package = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree) if typing else tree.body:
        if not isinstance(node, ast.ImportFrom) or not node.level:
            continue
        above = package[: len(package) - node.level + 1]
        base = ".".join([*above, *([node.module] if node.module else [])])
        for alias in node.names:
            inner = f"{base}.{alias.name}".lstrip(".")
            found.add(inner if inner in EVERY else base)
    return found


@pytest.mark.parametrize("room", MAY)
def test_a_room_imports_what_stands_before_it(room: str) -> None:
    strange = {
        f"{name} imports {found}"
        for name, path in modules(room)
        for found in imports(name, path, typing=True)
        if found and found.split(".")[0] not in MAY[room]
    }
    assert strange == set()


def test_the_harness_is_its_rooms() -> None:
    here = ROOT / "harness"
    assert {path.name for path in here.glob("*.py")} == {"__init__.py"}
    assert {path.parent.name for path in here.glob("*/__init__.py")} == set(WITHIN)
    for path in (here / "__init__.py", *here.glob("*/__init__.py")):
        (only,) = ast.parse(path.read_text("utf-8")).body
        assert isinstance(only, ast.Expr), f"{path}: a room's __init__ says what lives there, and does nothing"


@pytest.mark.parametrize("room", WITHIN)
def test_a_room_of_the_harness_imports_what_stands_before_it(room: str) -> None:
    strange = {
        f"{name} imports {found}"
        for name, path in modules(f"harness/{room}")
        for found in imports(name, path, typing=True)
        if found.startswith("harness") and found.split(".")[1:2] not in [[each] for each in (room, *WITHIN[room])]
    }
    assert strange == set()
    before = list(WITHIN)[: list(WITHIN).index(room)]
    assert WITHIN[room] <= set(before)


@pytest.mark.long_run
def test_no_room_names_in_words_what_it_may_not_import() -> None:
    """As a module that is to be found by its name; a docstring may speak of anything."""
    rooms = re.compile(rf"\.({'|'.join(MAY)})\b")
    strange = {
        f"{name}:{node.lineno} says {node.value!r}"
        for room in MAY
        for name, path in modules(room)
        for node in words(path)
        for found in rooms.findall(node.value)
        if found not in MAY[room]
    }
    assert strange == set()


def words(path: Path) -> Iterator[ast.Constant]:
    """The texts in a module that are not docstrings."""
    tree = ast.parse(path.read_text("utf-8"))
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node


def own_modules(package: Path) -> set[str]:
    return {path.stem for path in package.glob("*.py")} - {"__init__"}


def named_modules(package: Path) -> set[str]:
    """The names in a package's docstring that a module can have: ``name``, or a reference to a module of its own."""
    docstring = ast.get_docstring(ast.parse((package / "__init__.py").read_text("utf-8"))) or ""
    return {one or other for one, other in re.findall(r"``([a-z_]+)``|:mod:`\.([a-z_]+)`", docstring)}


LISTING = sorted(
    path.parent
    for room in MAY
    for path in (ROOT / room).rglob("__init__.py")
    if len(named_modules(path.parent) & own_modules(path.parent)) > 2
)
"""The packages with a docstring that names three of their modules or more."""


@pytest.mark.parametrize("package", LISTING, ids=lambda package: package.name)
def test_a_package_that_lists_its_modules_lists_all_of_them(package: Path) -> None:
    named, modules = named_modules(package), own_modules(package)
    directories = {path.name for path in package.iterdir() if path.is_dir()}
    assert (modules - named, named - modules - directories) == (set(), set())


@pytest.mark.parametrize("typing", [False, True])
def test_no_module_comes_back_to_itself(typing: bool) -> None:
    """When it is run, and by its types."""
    graph = {name: imports(name, path, typing=typing) - {name} for room in MAY for name, path in modules(room)}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" -> ".join(error.args[1]))


@pytest.mark.parametrize("room", ["steps", "reference_engine"])
@pytest.mark.parametrize("game", games_with_rulebook())
def test_what_a_game_says_it_is_made_of_leads_to_all_of_its_modules(room: str, game: str) -> None:
    package = f"{room}.{game}"
    graph = {name: imports(name, path, typing=True) for name, path in modules(f"{room}/{game}")}
    found, left = set[str](), {package}
    while left:
        found |= left
        left = {each for name in left for each in graph[name] if each in graph} - found
    assert [name for name in graph.keys() - found if not f"{name}.".startswith(f"{package}.{VIOLATIONS}.")] == []
