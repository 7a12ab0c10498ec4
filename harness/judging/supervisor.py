"""Keeps an engine alive through a run: starts it, hands it out, and starts another when one is lost.

An engine is used for scenario after scenario. One that died, hung or sent what is no message is gone, and
the next scenario gets a new one. Two limits keep a broken engine from wasting a day: one that fails to
*start* several times in a row is not started again, and one that *hangs* several times in a row is given
less time for each answer until it gives one. Every scenario is still judged.
"""

from __future__ import annotations

import contextlib
import platform
import time
from collections.abc import Iterator
from dataclasses import replace

from msgspec import structs

from ...adapters import Engine, EngineDied, EngineError, EngineTimeout, MalformedMessage
from ...adapters.launchers import BadEngine, Launcher, LiveEngine
from ...adapters.messages import EngineInfo, Initialize
from ...adapters.timeouts import Deadline
from ..base.command_errors import InfrastructureError
from ..base.version import package_version
from .time_limits import SCENARIO_SECONDS

STARTS = 3
"""How often in a row an engine may fail to start before it is given up."""

HANGS = 3
"""How often in a row it may hang before it is given less time."""

IMPATIENT = 1.0
"""Seconds for an answer of an engine that hung so often."""


class Supervisor:
    """One engine at a time, from a launcher, with so many seconds a scenario.

    ``starts`` counts how many were started; ``remains`` names what of them could not be ended.
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
        """The engine's introduction; starts it when it never ran. Raises like :meth:`engine`."""
        if self._info is None:
            self.running_engine()
        assert self._info is not None
        return self._info

    def require_engine(self, info: EngineInfo) -> None:
        """Raise :class:`Broken` unless the engine can be started, and says of itself what it said elsewhere."""
        here = f"in a worker on {platform.node()}"
        for left in reversed(range(STARTS)):
            try:
                found = self.engine_info
                break
            except (BadEngine, EngineError) as error:
                if not left:
                    mend = "an engine has to stand at the same place on every machine"
                    raise InfrastructureError(
                        f"engine {self.launcher.spec} cannot be started {here}: {error}; {mend}"
                    ) from error
        if structs.replace(found, name="") != structs.replace(info, name=""):
            raise InfrastructureError(
                f"engine {self.launcher.spec} says otherwise of itself {here} than where it was asked first"
            )

    @property
    def engine_log(self) -> str:
        """The end of the log of the engine that runs, or ran last."""
        return self._engine.log if self._engine else self._log

    def running_engine(self) -> Engine:
        """A running engine. Raises :class:`EngineError`, or ``BadEngine``, when none can be started."""
        if self._engine is not None and self._until and self._begins and self._engine.unsolicited_error():
            self._drop(self._engine)  # said after the last scenario, of which this one knows nothing
        self._begins = False
        if self._engine is None:
            if self._failed >= STARTS and self._last is not None:
                raise EngineDied(f"the engine was given up after {STARTS} failures to start; the last: {self._last}")
            self._engine = self._start()
            if self._until:
                self.begin_scenario()  # to start takes a time of its own
        self._engine.until = self._until
        return self._engine

    def begin_scenario(self) -> None:
        """A scenario begins, and its time. It is over with :meth:`release`."""
        self._until = Deadline.seconds_from_now(self._scenario, "the scenario")
        self._begins = True

    @contextlib.contextmanager
    def pause_scenario_clock(self) -> Iterator[None]:
        """What is asked within is no part of the scenario, whose time stands still."""
        until, began = self._until, time.monotonic()
        self._have_until(None)
        try:
            yield
        finally:
            self._have_until(until and replace(until, at=until.at + time.monotonic() - began))

    def end_scenario(self, error: BaseException | None) -> None:
        """A scenario is over, with this error if any: drop an engine that is lost.

        The game of one that went wrong is closed. Otherwise the next scene takes its place, which saves
        a message a scenario.
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
        """What is wrong if the engine has ended, or said what nobody asked for."""
        return self._engine.unsolicited_error() if self._engine else None

    def shutdown(self) -> None:
        """The run is over."""
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
            self._info = engine.initialize(Initialize(version=package_version()))
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

    def _drop(self, engine: LiveEngine) -> None:
        self._engine = None
        self._log = engine.log
        with contextlib.suppress(OSError):
            engine.kill()
        self.remains += engine.remains
