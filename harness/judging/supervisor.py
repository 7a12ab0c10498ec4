"""The supervisor of an engine: it starts the engine, hands it out, and replaces it if it is lost.

An engine is used for scenario after scenario. If it died, hung or sent a malformed message, the next scenario gets a
new one. Two limits keep a broken engine from wasting time: an engine that fails to *start* several times in a row is
not started again, and an engine that *hangs* several times in a row gets less time for each answer until it answers in
time. Every scenario is still judged.
"""

from __future__ import annotations

import contextlib
import platform
import time
from collections.abc import Iterator
from dataclasses import replace

from msgspec import convert, structs, to_builtins

from ...adapters import Engine, EngineDied, EngineError, EngineTimeout, MalformedMessage
from ...adapters.launchers import BadEngine, Launcher, LiveEngine
from ...adapters.messages import EngineInfo, Initialize
from ...adapters.timeouts import Deadline
from ..base.command_errors import InfrastructureError
from ..base.sanitize import make_all_printable, printable_line
from ..base.version import package_version
from .time_limits import SCENARIO_SECONDS

STARTS = 3
"""Number of failures in a row to start, after which the engine is not started again."""

HANGS = 3
"""Number of hangs in a row after which the engine gets less time."""

IMPATIENT = 1.0
"""Seconds for an answer of an engine that hung that often."""

_SHOWN = 80
"""Maximum number of characters that an error shows of a part of an introduction."""


class Supervisor:
    """Keeps one engine at a time, from a launcher, with ``scenario`` seconds for each scenario.

    ``starts`` counts the engines that were started; ``remains`` names their processes that could not be ended.
    """

    def __init__(self, launcher: Launcher, scenario: float = SCENARIO_SECONDS) -> None:
        self.launcher = launcher
        self.starts = 0
        self.remains: list[str] = []
        self._scenario = scenario
        self._until: Deadline | None = None
        self._begins = False
        self._engine: LiveEngine | None = None
        self._info: EngineInfo | None = None
        self._failed = 0
        self._hung = 0
        self._timeout = 0.0
        self._last: EngineError | None = None
        self._log = ""

    @property
    def engine_info(self) -> EngineInfo:
        """The introduction of the engine, which is started if it never ran. Raises like :meth:`running_engine`."""
        if self._info is None:
            self.running_engine()
        assert self._info is not None
        return self._info

    def require_engine(self, info: EngineInfo) -> None:
        """Raise :class:`InfrastructureError` unless the engine starts here, and introduces itself like ``info``."""
        here = f"in a worker on {platform.node()}"
        for left in reversed(range(STARTS)):
            try:
                found = self.engine_info
                break
            except (BadEngine, EngineError) as error:
                if not left:
                    mend = "put the engine at the same place on every machine"
                    raise InfrastructureError(
                        f"engine {self.launcher.spec} cannot be started {here}: {error}; {mend}"
                    ) from error
        if structs.replace(found, name="") != structs.replace(info, name=""):
            raise InfrastructureError(
                f"engine {self.launcher.spec} introduces itself differently {here} than to the command; "
                "install the same engine on every machine"
            )

    @property
    def engine_log(self) -> str:
        """The end of the log of the engine that runs or ran last."""
        return self._engine.log if self._engine else self._log

    def running_engine(self) -> Engine:
        """A running engine. Raises :class:`EngineError` or ``BadEngine`` if none can be started."""
        if self._engine is not None and self._until and self._begins and self._engine.unsolicited_error():
            self._drop(self._engine)  # sent after the last scenario, so this one is not at fault
        self._begins = False
        if self._engine is None:
            if self._failed >= STARTS and self._last is not None:
                kind = MalformedMessage if isinstance(self._last, MalformedMessage) else EngineDied
                raise kind(f"the engine was given up after {STARTS} failures to start; the last: {self._last}")
            self._engine = self._start()
            if self._until:
                self.begin_scenario()  # starting does not count as time of the scenario
        self._engine.until = self._until
        return self._engine

    def begin_scenario(self) -> None:
        """Start a scenario and its time, until :meth:`end_scenario`."""
        self._until = Deadline.seconds_from_now(self._scenario, "the scenario")
        self._begins = True

    @contextlib.contextmanager
    def pause_scenario_clock(self) -> Iterator[None]:
        """Pause the time of the scenario within this context, for questions that are not part of it."""
        until, began = self._until, time.monotonic()
        self._have_until(None)
        try:
            yield
        finally:
            self._have_until(until and replace(until, at=until.at + time.monotonic() - began))

    def end_scenario(self, error: BaseException | None) -> None:
        """End a scenario, with this error if any, and drop the engine if it is lost.

        After an error, the game is closed. Otherwise the next scene replaces it, which saves a message for each
        scenario.
        """
        engine, self._until = self._engine, None
        if isinstance(error, EngineTimeout):
            self._hung += 1
        if engine is None:
            return
        if isinstance(error, EngineDied | EngineTimeout | MalformedMessage):
            self._drop(engine)
            return
        self._hung = 0
        engine.timeout, engine.until = self._timeout, None
        if error is not None:
            try:
                engine.close()
            except EngineError:
                self._drop(engine)

    def unasked_error(self) -> EngineError | None:
        """The error if the engine has ended or has sent something unasked; None if neither."""
        return self._engine.unsolicited_error() if self._engine else None

    def shutdown(self) -> None:
        """End the engine, at the end of a run."""
        if self._engine is not None:
            engine, self._engine = self._engine, None
            engine.shutdown()
            self._log = engine.log
            self.remains += engine.remains

    def _have_until(self, until: Deadline | None) -> None:
        self._until = until
        if self._engine:
            self._engine.until = until

    def _start(self) -> LiveEngine:
        self.starts += 1
        engine: LiveEngine | None = None
        try:
            engine = self.launcher.start()
            self._introduce(engine.initialize(Initialize(version=package_version())))
        except EngineError as error:
            self._failed += 1
            self._last = error
            if engine is not None:
                self._drop(engine)
            raise
        self._failed = 0
        self._timeout = engine.timeout
        if self._hung >= HANGS:
            engine.timeout = min(engine.timeout, IMPATIENT)
        return engine

    def _introduce(self, given: EngineInfo) -> None:
        """Keep the introduction, in which every text is one line. Raises :class:`MalformedMessage` if it changed."""
        info = convert(make_all_printable(to_builtins(given), printable_line), EngineInfo)
        for field in structs.fields(EngineInfo):
            if self._info is not None and getattr(info, field.name) != getattr(self._info, field.name):
                before, now = (getattr(each, field.name) for each in (self._info, info))
                raise MalformedMessage(
                    f"the engine introduces itself differently after it was started again: its {field.encode_name} "
                    f"was {_shortened(before)}, and is {_shortened(now)} now; start the same engine each time"
                )
        self._info = info

    def _drop(self, engine: LiveEngine) -> None:
        self._engine = None
        self._log = engine.log
        with contextlib.suppress(OSError):
            engine.kill()
        self.remains += engine.remains


def _shortened(value: object) -> str:
    said = repr(value)
    return said if len(said) <= _SHOWN else f"{said[:_SHOWN]} ..."
