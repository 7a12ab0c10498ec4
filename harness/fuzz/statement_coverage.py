"""Coverage of the reference engine by a play: its blocks of statements, and the parts of its conditions."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from types import CodeType

from ..prove.module_swap import game_modules, swapped_modules
from ..prove.step_budget import insert_first, insert_import

_NAME = "__reached__"
_MODULE = 1 << 16
"""The maximum number of places in a module."""

_reached: set[int] = set()


def note_place(place: int) -> bool:
    """Record that a place is reached. Returns False, so that the call can precede an ``or``."""
    _reached.add(place)
    return False


def reset_coverage() -> None:
    """Forget all recorded places."""
    _reached.clear()


def covered_places() -> frozenset[int]:
    """The places reached since the last reset."""
    return frozenset(_reached)


@contextmanager
def recording_coverage(package: str) -> Iterator[None]:
    """A context in which the engine of this package records the places that it reaches, by stable numbers."""
    first = {path: at * _MODULE for at, path in enumerate(game_modules(package))}
    with swapped_modules(package, lambda path: _telling(path, path.read_text("utf-8"), first[path])):
        yield


@lru_cache(maxsize=256)
def _telling(path: Path, source: str, first: int) -> CodeType:
    tree = ast.parse(source)
    _Places(first).visit(tree)
    insert_import(tree, __name__, {note_place.__name__: _NAME})
    code: CodeType = compile(ast.fix_missing_locations(tree), str(path), "exec")
    return code


class _Places(ast.NodeVisitor):
    """Makes every conditional block of statements, and every part of a condition, record that it is reached."""

    def __init__(self, first: int) -> None:
        self._next = first

    def visit_block(self, node: ast.FunctionDef | ast.For | ast.While | ast.ExceptHandler | ast.match_case) -> None:
        self.generic_visit(node)
        self._begin(node.body)

    visit_FunctionDef = visit_For = visit_While = visit_ExceptHandler = visit_match_case = visit_block

    def visit_If(self, node: ast.If) -> None:
        self.generic_visit(node)
        self._begin(node.body)
        if node.orelse:
            self._begin(node.orelse)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.generic_visit(node)
        node.body, node.orelse = self._before(node.body), self._before(node.orelse)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        self.generic_visit(node)
        node.values[1:] = map(self._before, node.values[1:])

    def visit_comprehension(self, node: ast.comprehension) -> None:
        self.generic_visit(node)
        if node.ifs:
            node.ifs.append(ast.UnaryOp(ast.Not(), self._call()))
            ast.copy_location(node.ifs[-1], node.target)

    def _begin(self, body: list[ast.stmt]) -> None:
        insert_first(body, ast.Expr(self._call()))

    def _before(self, node: ast.expr) -> ast.expr:
        return ast.copy_location(ast.BoolOp(ast.Or(), [self._call(), node]), node)

    def _call(self) -> ast.Call:
        self._next += 1
        return ast.Call(ast.Name(_NAME, ast.Load()), [ast.Constant(self._next)], [])
