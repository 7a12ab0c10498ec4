"""Traces: which of the cited statements a scenario runs on the whole engine.

A statement is run when its block comes to it; a part of one, when it is evaluated; a case, when it is taken; an
entry of a table that holds a function, when that is called. Of any other table's entry nobody can tell.
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
from .breaking import home, loaded
from .citations import Node, blocks, citations, cited, put
from .steps import at_first, counting, names

_RUNS, _HOLDS = "__runs__", "__holds__"

_ran: set[str] = set()
_functions: set[str] = set()


@dataclass(frozen=True)
class Marked:
    """A module that tells which of its cited places run.

    ``told`` are those within functions; ``exact`` those of them that everything that depends on them runs.
    """

    code: CodeType
    told: frozenset[str]
    exact: frozenset[str]


def marked(path: Path, package: str) -> Marked:
    """The module as the package of a game cites it; it counts its steps, too."""
    return _marked(path, path.read_text("utf-8"), anchors.text(home(package)))


def begin(package: str) -> None:
    """Nothing has run yet; and what the engine has found out once and kept, it finds out again."""
    _ran.clear()
    for module in loaded(package):
        for value in list(vars(module).values()):
            if forget := getattr(value, "cache_clear", None):
                forget()


def ran() -> frozenset[str]:
    """The cited places that have run since."""
    return frozenset(_ran)


def runs(place: str) -> bool:
    """Note that a place runs; false, so that it can stand before an ``or``."""
    _ran.add(place)
    return False


def holds(place: str, value: Any) -> Any:
    """An entry of a table: a function notes the place when it is called."""
    if not isinstance(value, FunctionType):
        return value
    _functions.add(place)

    @wraps(value)
    def noted(*args: Any, **kwargs: Any) -> Any:
        _ran.add(place)
        return value(*args, **kwargs)

    return noted


def functions() -> frozenset[str]:
    """The places of the tables' entries that hold functions, as far as they are loaded."""
    return frozenset(_functions)


@lru_cache(maxsize=256)
def _marked(path: Path, source: str, table: str) -> Marked:
    tree = ast.parse(source)
    marks = _Marks(tree)
    within = blocks(tree)
    of = {each.line: cited(within, each.line) for each in citations(source, anchors.parsed(table))}
    for line, nodes in of.items():
        for node in nodes:
            marks.mark(node, f"{path.parent.name}/{path.name}:{line}")
    names(tree, __name__, {runs.__name__: _RUNS, holds.__name__: _HOLDS})
    code: CodeType = compile(counting(tree), str(path), "exec")
    return Marked(code, frozenset(marks.told), frozenset(marks.exact))


class _Marks:
    """Lets the nodes of a module say that they run."""

    def __init__(self, tree: ast.Module) -> None:
        self._parents = {id(child): node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
        self.told: set[str] = set()
        self.exact: set[str] = set()

    def mark(self, node: Node, place: str) -> None:
        """Let a cited node say so."""
        if not any(isinstance(each, ast.FunctionDef | ast.Lambda) for each in self._above(node)):
            if isinstance(node, ast.expr):
                self._put(node, ast.Call(ast.Name(_HOLDS, ast.Load()), [ast.Constant(place), node], []))
            return
        self.told.add(place)
        if isinstance(node, ast.match_case):
            at_first(node.body, ast.Expr(_call(place)))
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
        """Whether another expression can stand in its place."""
        if isinstance(node, ast.Starred | ast.Slice) or not isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
            return False
        return not isinstance(self._parents[id(node)], ast.JoinedStr | ast.FormattedValue | ast.pattern)

    def _body_of(self, statement: ast.stmt) -> list[ast.stmt]:
        lists = (value for _, value in ast.iter_fields(self._parents[id(statement)]) if isinstance(value, list))
        return next(each for each in lists if statement in each)

    def _put(self, old: ast.AST, new: ast.expr) -> None:
        """Let a new node that holds the old one stand in its place."""
        parent = self._parents[id(old)]
        put(parent, old, ast.copy_location(new, old))
        self._parents[id(old)], self._parents[id(new)] = new, parent


def _call(place: str) -> ast.Call:
    return ast.Call(ast.Name(_RUNS, ast.Load()), [ast.Constant(place)], [])
