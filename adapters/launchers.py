"""Launchers: the value of ``--engine``, turned into an object that can start the engine.

    python:package.module:factory    a Python callable without parameters that returns an engine, in a child process
    stdio:COMMAND LINE               a child process that speaks the protocol; the line is not read by a shell
    BRIDGE:PATH                      a third-party engine, by its bridge and the path of its checkout

A caller may define names for engines, and gives a factory for each. Nothing is imported or started before
:meth:`Launcher.start`.
"""

from __future__ import annotations

import os
import shlex
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from ..rulebooks.spelling import nearest_match
from . import bridges, engine_process
from .engine_interface import ConcedingEngine, Engine, EngineError, EngineFault
from .import_engine import BadEngine, Factory, call_factory, import_factory
from .in_process_engine import start_in_process
from .subprocess_engine import START_TIMEOUT, TIMEOUT, SubprocessEngine
from .timeouts import Deadline

FORMS = ("python:package.module:factory", "stdio:COMMAND LINE")

__all__ = ["FORMS", "BadEngine", "Factory", "Launcher", "LiveEngine", "launcher_for_spec"]


class LiveEngine(Engine, ConcedingEngine, Protocol):
    """A started engine, in process or not, with time limits, a log, and a way to end it by force.

    An answer may take ``timeout`` seconds, and must come before ``until``. Both may be changed at any time.
    """

    timeout: float
    until: Deadline | None

    @property
    def log(self) -> str:
        """The end of its log output."""

    def unsolicited_error(self) -> EngineError | None:
        """The error if it has ended, or has sent output without a request; else None."""

    @property
    def remains(self) -> list[str]:
        """The names of processes that it started and that could not be ended with it."""

    def kill(self) -> None:
        """End it at once."""


class Launcher(Protocol):
    """Starts an engine, any number of times."""

    @property
    def spec(self) -> str:
        """The value of ``--engine`` that names it."""

    def start(self) -> LiveEngine:
        """A started engine; raises :class:`EngineError` or :class:`BadEngine` if it cannot start."""


@dataclass(frozen=True)
class FactoryLauncher:
    """Starts an engine in our own process."""

    spec: str
    factory: Factory
    timeout: float = TIMEOUT

    def start(self) -> LiveEngine:
        """Call the factory."""
        return start_in_process(lambda: call_factory(self.spec, self.factory), timeout=self.timeout)


@dataclass(frozen=True)
class ImportLauncher:
    """Starts an engine of a module in our own process, which the engine can crash: for debugging."""

    spec: str
    module: str
    factory: str
    timeout: float = TIMEOUT

    def start(self) -> LiveEngine:
        """Import the module and call the factory."""

        def import_and_call() -> Engine:
            return call_factory(self.spec, import_factory(self.spec, self.module, self.factory))

        return start_in_process(import_and_call, timeout=self.timeout)


@dataclass(frozen=True)
class PythonLauncher:
    """Starts an engine of a module in its own process."""

    spec: str
    module: str
    factory: str
    timeout: float = TIMEOUT
    start_timeout: float = START_TIMEOUT
    environment: Mapping[str, str] = field(default_factory=dict)

    def start(self) -> LiveEngine:
        """Start the process, and read whether it has made an engine."""
        engine = SubprocessEngine(
            engine_process.engine_process_command(self.spec, self.module, self.factory),
            timeout=self.timeout,
            start_timeout=self.start_timeout,
            environment=self.environment,
        )
        begun = engine.read_start_report()
        if begun.misnamed:
            raise BadEngine(begun.problem)
        if begun.problem:
            raise EngineFault(begun.problem)
        return engine


@dataclass(frozen=True)
class CommandLauncher:
    """Starts an engine as a child process."""

    spec: str
    command: Sequence[str]
    timeout: float = TIMEOUT
    start_timeout: float = START_TIMEOUT
    environment: Mapping[str, str] = field(default_factory=dict)

    def start(self) -> LiveEngine:
        """Start the process."""
        return SubprocessEngine(
            self.command,
            timeout=self.timeout,
            start_timeout=self.start_timeout,
            environment=self.environment,
        )


def launcher_for_spec(
    spec: str,
    *,
    timeout: float = TIMEOUT,
    environment: Mapping[str, str] | None = None,
    named: Mapping[str, Factory] | None = None,
    in_process: bool = False,
) -> Launcher:
    """The launcher for a value of ``--engine``, with ``timeout`` seconds per answer; raises :class:`BadEngine`.

    ``environment`` is added to that of a child process; an engine in our process has ours. ``named`` maps names to
    factories of engines that run in our process. With ``in_process``, an engine in Python runs there, too.
    """
    added, factories = environment or {}, named or {}
    if spec in factories:
        return FactoryLauncher(spec, factories[spec], timeout)
    kind, _, rest = spec.partition(":")
    match kind:
        case "python":
            module, _, factory = rest.partition(":")
            if not (module and factory):
                raise BadEngine(f'engine "{spec}": write python:package.module:factory')
            if in_process:
                return ImportLauncher(spec, module, factory, timeout)
            return PythonLauncher(spec, module, factory, timeout, environment=added)
        case "stdio":
            return CommandLauncher(spec, _split(spec, rest), timeout, environment=added)
        case name if name in bridges.bridge_names():
            return CommandLauncher(spec, _bridge(spec, name, rest), timeout, environment=added)
    raise BadEngine(f'there is no engine "{spec}"; {_suggestion(kind, factories)}')


def _bridge(spec: str, name: str, path: str) -> list[str]:
    if not path:
        raise BadEngine(f'engine "{spec}": write {name}:PATH, the path of a checkout')
    try:
        return bridges.bridge_command(name, Path(path))
    except ValueError as error:
        raise BadEngine(f'engine "{spec}": {error}') from error


def _split(spec: str, line: str) -> list[str]:
    lexer = shlex.shlex(line, posix=True, punctuation_chars=False)
    lexer.whitespace_split, lexer.commenters = True, ""
    if os.name == "nt":
        lexer.escape = ""  # a backslash is a part of a path
    try:
        words = list(lexer)
    except ValueError as error:
        raise BadEngine(f'engine "{spec}": the command line cannot be read: {error}') from error
    if not words:
        raise BadEngine(f'engine "{spec}": write a command after stdio:')
    return words


def _suggestion(kind: str, names: Iterable[str]) -> str:
    forms = [*names, *FORMS, *(f"{name}:PATH" for name in bridges.bridge_names())]
    if near := nearest_match(kind, (form.partition(":")[0] for form in forms)):
        return f"did you mean {next(form for form in forms if form.startswith(near))}?"
    if Path(kind).is_file():
        return f'did you mean "stdio:{kind}"?'
    return "an engine is one of: " + "; ".join(forms)
