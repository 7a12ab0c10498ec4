"""The steps of an engine, counted: what a broken one may take is the same on any machine, loaded or not.

A step is the beginning of a function, and of each turn of a loop or a comprehension, in the modules that
:func:`compiled` made. An answer has :data:`STEPS` of them; a game has as many answers as that of any engine.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from types import CodeType
from typing import TypeVar

import msgspec

from ...adapters.engine import Fault, Hung, described
from ...adapters.inprocess import InProcess
from ...adapters.locate import LiveEngine
from ...adapters.messages import EngineInfo, Initialize, Player, Scene, Situation, View, Viewer
from ...reference_engine.engine import ReferenceEngine, load
from ...reference_engine.game import Game
from ..judging.engines import REFERENCE
from ..scenarios.suite import Suite

STEPS = 250_000
"""So many steps an answer of a broken engine may take."""

SPARE = 20
"""So many times what the whole engine takes, at the least, that is."""

GUARD = 120.0
"""Seconds after which an answer that takes no more steps ends the proof. It is no verdict."""

_NAME = "__step__"

_left = [STEPS]

_M = TypeVar("_M", Situation, View)


class Exhausted(BaseException):
    """The steps are used up. No :class:`Exception`, so that no engine's ``except Exception`` swallows it."""


def step() -> bool:
    """Take one; true, so that it can stand in a condition."""
    _left[0] -= 1
    if _left[0] < 0:
        raise Exhausted
    return True


class Meter:
    """The most steps that an answer took, and all that the engine said, since :meth:`begin`; and how often it hung."""

    def __init__(self) -> None:
        self.hung = 0
        self.begin()

    def begin(self) -> None:
        """Begin anew."""
        self.steps = 0
        self._said = blake2b(digest_size=16)

    @property
    def said(self) -> str:
        """A fingerprint of all that the engine said."""
        return self._said.hexdigest()

    def hear(self, message: _M) -> _M:
        """The engine says this."""
        self._said.update(msgspec.json.encode(message, order="deterministic"))
        return message

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Within it, an answer is found. Raises :class:`Hung` when the steps are used up."""
        _left[0] = STEPS
        try:
            yield
        except Exhausted:
            self.hung += 1
            raise Hung(f"the engine did not answer within {STEPS} steps") from None
        finally:
            self.steps = max(self.steps, STEPS - _left[0])
            _left[0] = STEPS  # what runs between two answers, a module that is imported, is not this one's


class Counted(ReferenceEngine):
    """The reference engine, with a bound on what it does."""

    def __init__(self, meter: Meter, known: Mapping[str, Game]) -> None:
        super().__init__(known)
        self._meter = meter

    def initialize(self, hello: Initialize) -> EngineInfo:
        """Introduce each other."""
        with self._meter.answering():
            return super().initialize(hello)

    def open(self, game: str, edition: str, scene: Scene) -> Situation:
        """Begin a game."""
        with self._meter.answering():
            return self._meter.hear(super().open(game, edition, scene))

    def answer(self, ask: str, picks: tuple[str, ...]) -> Situation:
        """Answer the open ask."""
        with self._meter.answering():
            return self._meter.hear(super().answer(ask, picks))

    def concede(self, player: Player) -> Situation:
        """The player gives up."""
        with self._meter.answering():
            return self._meter.hear(super().concede(player))

    def view(self, viewer: Viewer) -> View:
        """What a viewer may know."""
        with self._meter.answering():
            return self._meter.hear(super().view(viewer))


@dataclass(frozen=True)
class CountedLauncher:
    """Starts the reference engine as it now is, with a bound on what it does."""

    meter: Meter
    suite: Suite
    spec: str = REFERENCE

    def start(self) -> LiveEngine:
        """A started engine. Raises ``Fault`` or ``Hung`` for one that cannot be loaded."""
        with self.meter.answering():
            try:
                known = load(self.suite.engines())
            except Exception as error:
                raise Fault(described(error)) from error
        return InProcess(Counted(self.meter, known), timeout=GUARD)


# --- counting ---


def compiled(path: Path) -> CodeType:
    """The code of a module, which counts its steps."""
    return _compiled(path, path.read_text("utf-8"))


@lru_cache(maxsize=256)
def _compiled(path: Path, source: str) -> CodeType:
    code: CodeType = compile(counting(ast.parse(source)), str(path), "exec")
    return code


def counting(tree: ast.Module) -> ast.Module:
    """The module, which now counts its steps."""
    _Counting().visit(tree)
    names(tree, __name__, {step.__name__: _NAME})
    return ast.fix_missing_locations(tree)


def names(tree: ast.Module, module: str, called: dict[str, str]) -> None:
    """Let a tree begin by importing these names of a module, each called so."""
    imported = [ast.alias(name, alias) for name, alias in called.items()]
    at = next((at for at, each in enumerate(tree.body) if not _comes_first(each)), len(tree.body))
    tree.body.insert(at, ast.ImportFrom(module, imported, 0))


def at_first(body: list[ast.stmt], statement: ast.stmt) -> None:
    """Let the body of a function or a loop begin with a statement, after its docstring."""
    body.insert(int(_is_text(body[0]) and len(body) > 1), ast.copy_location(statement, body[0]))


class _Counting(ast.NodeVisitor):
    """Puts a step at the beginning of every function, and of each turn of a loop or a comprehension.

    Lists are extended, and nothing is replaced.
    """

    def visit_block(self, node: ast.FunctionDef | ast.For | ast.While) -> None:
        self.generic_visit(node)
        at_first(node.body, ast.Expr(_step()))

    visit_FunctionDef = visit_For = visit_While = visit_block

    def visit_comprehension(self, node: ast.comprehension) -> None:
        self.generic_visit(node)
        node.ifs.insert(0, ast.copy_location(_step(), node.target))


def _step() -> ast.Call:
    return ast.Call(ast.Name(_NAME, ast.Load()), [], [])


def _comes_first(statement: ast.stmt) -> bool:
    return _is_text(statement) or (isinstance(statement, ast.ImportFrom) and statement.module == "__future__")


def _is_text(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
