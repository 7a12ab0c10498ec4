"""Traces: the cited statements that a scenario runs on the whole engine.

A statement is recorded when its block reaches it; a part of a statement when it is evaluated; a case when it is taken;
an entry of a table that holds a function when the function is called. Other entries of tables cannot be traced.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache, wraps
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from . import anchors
from .citations import Node, citable_blocks, cited_nodes, find_citations, replace_node
from .module_swap import clear_caches, module_place, package_directory
from .step_budget import count_steps, insert_first, insert_import

_RUNS, _HOLDS = "__runs__", "__holds__"

_ran: set[str] = set()
_functions: set[str] = set()


@dataclass(frozen=True)
class TracedModule:
    """A module that records which of its cited places run.

    ``told`` are the places within functions. ``exact`` are those of them without which nothing that depends on them
    runs.
    """

    code: CodeType
    told: frozenset[str]
    exact: frozenset[str]


def trace_module(path: Path, package: str) -> TracedModule:
    """The module with traces of the places that the package of a game cites. It also counts its steps."""
    return _marked(path, path.read_text("utf-8"), anchors.read_anchors_text(package_directory(package)))


def reset_trace(package: str) -> None:
    """Forget the recorded places, and clear the engine's caches, so that cached functions run again."""
    _ran.clear()
    clear_caches(package)


def places_run() -> frozenset[str]:
    """The cited places that have run since the last reset."""
    return frozenset(_ran)


def note_place(place: str) -> bool:
    """Record that a place runs. Returns False, so that the call can precede an ``or``."""
    _ran.add(place)
    return False


def trace_function(place: str, value: Any) -> Any:
    """The given entry of a table; a function is wrapped so that it records the place when it is called."""
    if not isinstance(value, FunctionType):
        return value
    _functions.add(place)

    @wraps(value)
    def noting_function(*args: Any, **kwargs: Any) -> Any:
        _ran.add(place)
        return value(*args, **kwargs)

    return noting_function


def function_places() -> frozenset[str]:
    """The places of the entries of tables that hold functions, in the modules loaded so far."""
    return frozenset(_functions)


@lru_cache(maxsize=256)
def _marked(path: Path, source: str, table: str) -> TracedModule:
    tree = ast.parse(source)
    marks = _Marks(tree)
    within = citable_blocks(tree)
    of = {each.line: cited_nodes(within, each.line) for each in find_citations(source, anchors.parse_anchors(table))}
    for line, nodes in of.items():
        for node in nodes:
            marks.mark_node(node, f"{module_place(path)}:{line}")
    insert_import(tree, __name__, {note_place.__name__: _RUNS, trace_function.__name__: _HOLDS})
    code: CodeType = compile(count_steps(tree), str(path), "exec")
    return TracedModule(code, frozenset(marks.told), frozenset(marks.exact))


class _Marks:
    """Makes nodes of a module record that they run."""

    def __init__(self, tree: ast.Module) -> None:
        self._parents = {id(child): node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
        self.told: set[str] = set()
        self.exact: set[str] = set()

    def mark_node(self, node: Node, place: str) -> None:
        """Make a cited node record that the place runs."""
        if not any(isinstance(each, ast.FunctionDef | ast.Lambda) for each in self._above(node)):
            if isinstance(node, ast.expr):
                self._put(node, ast.Call(ast.Name(_HOLDS, ast.Load()), [ast.Constant(place), node], []))
            return
        self.told.add(place)
        if isinstance(node, ast.match_case):
            insert_first(node.body, ast.Expr(_call(place)))
            return
        self.exact.add(place)
        if isinstance(node, ast.expr) and self._stands_free(node):
            self._put(node, ast.BoolOp(ast.Or(), [_call(place), node]))
        else:
            statement = next(each for each in (node, *self._above(node)) if isinstance(each, ast.stmt))
            body = self._body_of(statement)
            body.insert(body.index(statement), ast.copy_location(ast.Expr(_call(place)), statement))

    def _above(self, node: ast.AST) -> Iterator[ast.AST]:
        while above := self._parents.get(id(node)):
            yield (node := above)

    def _stands_free(self, node: ast.expr) -> bool:
        """Whether another expression can replace the node."""
        if isinstance(node, ast.Starred | ast.Slice) or not isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
            return False
        return not isinstance(self._parents[id(node)], ast.JoinedStr | ast.FormattedValue | ast.pattern)

    def _body_of(self, statement: ast.stmt) -> list[ast.stmt]:
        lists = (value for _, value in ast.iter_fields(self._parents[id(statement)]) if isinstance(value, list))
        return next(each for each in lists if statement in each)

    def _put(self, old: ast.AST, new: ast.expr) -> None:
        """Replace a node by a new one that contains it."""
        parent = self._parents[id(old)]
        replace_node(parent, old, ast.copy_location(new, old))
        self._parents[id(old)], self._parents[id(new)] = new, parent


def _call(place: str) -> ast.Call:
    return ast.Call(ast.Name(_RUNS, ast.Load()), [ast.Constant(place)], [])
