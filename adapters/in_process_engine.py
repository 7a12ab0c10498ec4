"""An engine in our own process, held to what one behind a pipe is held to, as far as that can be.

Whatever it raises becomes an error of :mod:`.engine`; whatever it returns is checked; an answer that does not come is
interrupted, and one that comes late is none. The interruption is a signal, again and again: it needs POSIX, our main
thread, and an engine that runs Python code and lets itself be interrupted. What ends our process ends the run. So
this is for engines that are ours, and for debugging; :mod:`.apart` is for all others.
"""

from __future__ import annotations

import contextlib
import signal
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from types import FrameType
from typing import TypeVar

from .engine_interface import (
    Engine,
    EngineError,
    EngineFault,
    EngineTimeout,
    MalformedMessage,
    as_conceding_engine,
    as_forking_engine,
    describe_error,
)
from .message_checks import check_info, check_situation, check_view
from .messages import EngineInfo, Initialize, Player, Scene, Situation, View, Viewer
from .subprocess_engine import START_TIMEOUT, TIMEOUT
from .timeouts import AnswerTimeLimit, Deadline, answer_time_limit

_M = TypeVar("_M", EngineInfo, Situation, View)


class _Expired(BaseException):
    """Time is up. No :class:`Exception`, so that no engine's ``except Exception`` swallows it."""


AGAIN = 0.1
"""Seconds between one interruption of an engine that has had its time and the next: one may be lost in a finalizer."""


def start_in_process(make: Callable[[], Engine], *, timeout: float = TIMEOUT) -> InProcessEngine:
    """The engine that ``make`` makes, in the time that an engine has to start."""
    with _in_time(answer_time_limit(max(timeout, START_TIMEOUT), None)):
        engine = make()
    return InProcessEngine(engine, timeout=timeout)


class InProcessEngine:
    """Wraps an engine object. It has ``timeout`` seconds for each call, and none after ``until``.

    ``log`` holds the last traceback.
    """

    def __init__(self, engine: Engine, *, timeout: float = TIMEOUT) -> None:
        self.timeout = timeout
        self.until: Deadline | None = None
        self.log = ""
        self.remains: list[str] = []
        self._engine = engine

    def initialize(self, hello: Initialize) -> EngineInfo:
        """Introduce each other."""
        with self._guarded():
            return check_info(_typed(self._engine.initialize(hello), EngineInfo), hello)

    def open(self, game: str, edition: str, scene: Scene) -> Situation:
        """Begin a game."""
        with self._guarded():
            return check_situation(_typed(self._engine.open(game, edition, scene), Situation), None)

    def answer(self, ask: str, picks: tuple[str, ...]) -> Situation:
        """Answer the open ask."""
        with self._guarded():
            return check_situation(_typed(self._engine.answer(ask, picks), Situation), ask)

    def concede(self, player: Player) -> Situation:
        """The player gives up."""
        with self._guarded():
            return check_situation(_typed(as_conceding_engine(self._engine).concede(player), Situation), None)

    def view(self, viewer: Viewer) -> View:
        """What the viewer may know now."""
        with self._guarded():
            return check_view(_typed(self._engine.view(viewer), View), viewer)

    def fork(self) -> Engine:
        """A copy of the open game, on an engine of its own."""
        engine = as_forking_engine(self._engine)
        with self._guarded():
            return InProcessEngine(engine.fork(), timeout=self.timeout)

    def close(self) -> None:
        """Forget the open game."""
        with self._guarded():
            self._engine.close()

    def shutdown(self) -> None:
        """End. Never raises for what the engine does."""
        with contextlib.suppress(EngineError), self._guarded():
            self._engine.shutdown()

    def unsolicited_error(self) -> MalformedMessage | None:
        """An object says nothing by itself."""
        return None

    def kill(self) -> None:
        """Nothing is left to end: the object is dropped."""

    @contextlib.contextmanager
    def _guarded(self) -> Iterator[None]:
        try:
            with _in_time(answer_time_limit(self.timeout, self.until)):
                yield
        except (EngineError, KeyboardInterrupt):
            raise
        except BaseException as error:  # sys.exit() included: an engine ends no command of ours
            self.log = traceback.format_exc()
            raise EngineFault(describe_error(error)) from error


def _typed(value: object, kind: type[_M]) -> _M:
    if not isinstance(value, kind):
        raise MalformedMessage(f"the engine returned {type(value).__name__} where {kind.__name__} belongs")
    return value


@contextlib.contextmanager
def _in_time(within: AnswerTimeLimit) -> Iterator[None]:
    """Raise :class:`Hung` for what takes longer, be it that it ends by itself."""
    begun = time.monotonic()
    try:
        with _alarm(within.seconds):
            yield
    except _Expired:
        raise EngineTimeout(within.late) from None
    if time.monotonic() - begun > within.seconds:
        raise EngineTimeout(within.late)


@contextlib.contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        yield
        return
    running = True

    def raise_expired(number: int, frame: FrameType | None) -> None:
        if running:
            raise _Expired

    before = signal.signal(signal.SIGALRM, raise_expired)
    signal.setitimer(signal.ITIMER_REAL, max(seconds, 1e-6), AGAIN)
    try:
        try:
            yield
        finally:
            running = False
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
