"""Counted steps, which limit a broken engine in the same way on every machine, loaded or not.

A step is a call of a function, or a pass of a loop or a comprehension, in the modules that :func:`step_counting_code`
compiled. An answer may take :data:`STEPS` of them. A game may have as many answers as one of any engine.
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

STEPS = 260_000
"""The number of steps that an answer of a broken engine may take."""

SPARE = 20
"""The minimum ratio of :data:`STEPS` to the steps that the whole engine takes for an answer."""

GUARD = 120.0
"""Seconds after which an answer that takes no further steps ends the proof, without a verdict."""

_NAME = "__step__"

_left = [STEPS]

_M = TypeVar("_M", Situation, View)


class StepsExhausted(BaseException):
    """The steps are used up. Not an :class:`Exception`, so that no engine's ``except Exception`` catches it."""


def take_step() -> bool:
    """Take a step. Returns True, so that the call can be part of a condition."""
    _left[0] -= 1
    if _left[0] < 0:
        raise StepsExhausted
    return True


class StepMeter:
    """The maximum steps of an answer and a fingerprint of all messages since :meth:`reset_meter`; a count of hangs."""

    def __init__(self) -> None:
        self.hung = 0
        self.reset_meter()

    def reset_meter(self) -> None:
        """Forget the steps and messages so far."""
        self.steps = 0
        self._said = blake2b(digest_size=16)

    @property
    def message_fingerprint(self) -> str:
        """A fingerprint of all messages of the engine."""
        return self._said.hexdigest()

    def record_message(self, message: _M) -> _M:
        """Add a message of the engine to the fingerprint, and return the message."""
        self._said.update(msgspec.json.encode(message, order="deterministic"))
        return message

    @contextmanager
    def metered_answer(self) -> Iterator[None]:
        """A context in which the engine finds an answer. Raises :class:`EngineTimeout` when the steps are used up."""
        _left[0] = STEPS
        try:
            yield
        except StepsExhausted:
            self.hung += 1
            raise EngineTimeout(f"the engine did not answer within {STEPS} steps") from None
        finally:
            self.steps = max(self.steps, STEPS - _left[0])
            _left[0] = STEPS  # steps between two answers, such as imports, do not count


class StepCountingEngine(ReferenceEngine):
    """The reference engine, with a limit on its steps."""

    def __init__(self, meter: StepMeter, known: Mapping[str, EngineGame]) -> None:
        super().__init__(known)
        self._meter = meter

    def initialize(self, hello: Initialize) -> EngineInfo:
        """Exchange names, versions and capabilities."""
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
        """Let the player concede."""
        with self._meter.metered_answer():
            return self._meter.record_message(super().concede(player))

    def view(self, viewer: Viewer) -> View:
        """The view of a viewer."""
        with self._meter.metered_answer():
            return self._meter.record_message(super().view(viewer))


@dataclass(frozen=True)
class StepCountingLauncher:
    """Launcher of the reference engine in its current state, with a limit on its steps."""

    meter: StepMeter
    suite: Suite
    spec: str = REFERENCE

    def start(self) -> LiveEngine:
        """A started engine. Raises :class:`EngineFault` or :class:`EngineTimeout` if it cannot be loaded."""
        with self.meter.metered_answer():
            try:
                known = load_games(self.suite.engine_packages())
            except Exception as error:
                raise EngineFault(describe_error(error)) from error
        return InProcessEngine(StepCountingEngine(self.meter, known), timeout=GUARD)


# --- counting ---


def step_counting_code(path: Path) -> CodeType:
    """The compiled code of a module, changed so that it counts its steps."""
    return _compiled(path, path.read_text("utf-8"))


@lru_cache(maxsize=256)
def _compiled(path: Path, source: str) -> CodeType:
    code: CodeType = compile(count_steps(ast.parse(source)), str(path), "exec")
    return code


def count_steps(tree: ast.Module) -> ast.Module:
    """The given module, changed in place so that it counts its steps."""
    _Counting().visit(tree)
    insert_import(tree, __name__, {take_step.__name__: _NAME})
    return ast.fix_missing_locations(tree)


def insert_import(tree: ast.Module, module: str, called: dict[str, str]) -> None:
    """Insert an import of names of a module, with their aliases, at the beginning of a tree."""
    imported = [ast.alias(name, alias) for name, alias in called.items()]
    at = next((at for at, each in enumerate(tree.body) if not _comes_first(each)), len(tree.body))
    tree.body.insert(at, ast.ImportFrom(module, imported, 0))


def insert_first(body: list[ast.stmt], statement: ast.stmt) -> None:
    """Insert a statement at the beginning of a body, after its docstring."""
    body.insert(int(_is_text(body[0]) and len(body) > 1), ast.copy_location(statement, body[0]))


class _Counting(ast.NodeVisitor):
    """Inserts a step at the beginning of every function, and of each pass of a loop or a comprehension.

    Extends lists in place, and replaces no node.
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
