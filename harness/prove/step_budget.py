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

from ...adapters.engine_interface import EngineFault, EngineTimeout, describe_error
from ...adapters.in_process_engine import InProcessEngine
from ...adapters.launchers import LiveEngine
from ...adapters.messages import EngineInfo, Initialize, Player, Scene, Situation, View, Viewer
from ...reference_engine.engine import ReferenceEngine, load_games
from ...reference_engine.engine_game import EngineGame
from ..judging.engine_lookup import REFERENCE
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


class StepsExhausted(BaseException):
    """The steps are used up. No :class:`Exception`, so that no engine's ``except Exception`` swallows it."""


def take_step() -> bool:
    """Take one; true, so that it can stand in a condition."""
    _left[0] -= 1
    if _left[0] < 0:
        raise StepsExhausted
    return True


class StepMeter:
    """The most steps that an answer took, and all that the engine said, since :meth:`begin`; and how often it hung."""

    def __init__(self) -> None:
        self.hung = 0
        self.reset_meter()

    def reset_meter(self) -> None:
        """Begin anew."""
        self.steps = 0
        self._said = blake2b(digest_size=16)

    @property
    def message_fingerprint(self) -> str:
        """A fingerprint of all that the engine said."""
        return self._said.hexdigest()

    def record_message(self, message: _M) -> _M:
        """The engine says this."""
        self._said.update(msgspec.json.encode(message, order="deterministic"))
        return message

    @contextmanager
    def metered_answer(self) -> Iterator[None]:
        """Within it, an answer is found. Raises :class:`Hung` when the steps are used up."""
        _left[0] = STEPS
        try:
            yield
        except StepsExhausted:
            self.hung += 1
            raise EngineTimeout(f"the engine did not answer within {STEPS} steps") from None
        finally:
            self.steps = max(self.steps, STEPS - _left[0])
            _left[0] = STEPS  # what runs between two answers, a module that is imported, is not this one's


class StepCountingEngine(ReferenceEngine):
    """The reference engine, with a bound on what it does."""

    def __init__(self, meter: StepMeter, known: Mapping[str, EngineGame]) -> None:
        super().__init__(known)
        self._meter = meter

    def initialize(self, hello: Initialize) -> EngineInfo:
        """Introduce each other."""
        with self._meter.metered_answer():
            return super().initialize(hello)

    def open(self, game: str, edition: str, scene: Scene) -> Situation:
        """Begin a game."""
        with self._meter.metered_answer():
            return self._meter.record_message(super().open(game, edition, scene))

    def answer(self, ask: str, picks: tuple[str, ...]) -> Situation:
        """Answer the open ask."""
        with self._meter.metered_answer():
            return self._meter.record_message(super().answer(ask, picks))

    def concede(self, player: Player) -> Situation:
        """The player gives up."""
        with self._meter.metered_answer():
            return self._meter.record_message(super().concede(player))

    def view(self, viewer: Viewer) -> View:
        """What a viewer may know."""
        with self._meter.metered_answer():
            return self._meter.record_message(super().view(viewer))


@dataclass(frozen=True)
class StepCountingLauncher:
    """Starts the reference engine as it now is, with a bound on what it does."""

    meter: StepMeter
    suite: Suite
    spec: str = REFERENCE

    def start(self) -> LiveEngine:
        """A started engine. Raises ``Fault`` or ``Hung`` for one that cannot be loaded."""
        with self.meter.metered_answer():
            try:
                known = load_games(self.suite.engine_packages())
            except Exception as error:
                raise EngineFault(describe_error(error)) from error
        return InProcessEngine(StepCountingEngine(self.meter, known), timeout=GUARD)


# --- counting ---


def step_counting_code(path: Path) -> CodeType:
    """The code of a module, which counts its steps."""
    return _compiled(path, path.read_text("utf-8"))


@lru_cache(maxsize=256)
def _compiled(path: Path, source: str) -> CodeType:
    code: CodeType = compile(count_steps(ast.parse(source)), str(path), "exec")
    return code


def count_steps(tree: ast.Module) -> ast.Module:
    """The module, which now counts its steps."""
    _Counting().visit(tree)
    insert_import(tree, __name__, {take_step.__name__: _NAME})
    return ast.fix_missing_locations(tree)


def insert_import(tree: ast.Module, module: str, called: dict[str, str]) -> None:
    """Let a tree begin by importing these names of a module, each called so."""
    imported = [ast.alias(name, alias) for name, alias in called.items()]
    at = next((at for at, each in enumerate(tree.body) if not _comes_first(each)), len(tree.body))
    tree.body.insert(at, ast.ImportFrom(module, imported, 0))


def insert_first(body: list[ast.stmt], statement: ast.stmt) -> None:
    """Let the body of a function or a loop begin with a statement, after its docstring."""
    body.insert(int(_is_text(body[0]) and len(body) > 1), ast.copy_location(statement, body[0]))


class _Counting(ast.NodeVisitor):
    """Puts a step at the beginning of every function, and of each turn of a loop or a comprehension.

    Lists are extended, and nothing is replaced.
    """

    def visit_block(self, node: ast.FunctionDef | ast.For | ast.While) -> None:
        self.generic_visit(node)
        insert_first(node.body, ast.Expr(_step()))

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
