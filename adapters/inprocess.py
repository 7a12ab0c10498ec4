"""An engine in our own process, held to what one behind a pipe is held to.

Whatever it raises becomes an error of :mod:`.engine`; whatever it returns is checked; and an answer that
does not come is interrupted. The interruption is a signal: it needs POSIX, our main thread, and an engine
that runs Python code. Elsewhere there is no time limit.
"""

from __future__ import annotations

import contextlib
import signal
import threading
import traceback
from collections.abc import Iterator
from types import FrameType
from typing import TypeVar

from .engine import Engine, EngineError, Fault, Forks, Garbled, Hung, Unsupported, conceding
from .messages import EngineInfo, Initialize, Player, Scene, Situation, View, Viewer
from .subprocess_engine import TIMEOUT
from .wellformed import check_info, check_situation, check_view

_M = TypeVar("_M", EngineInfo, Situation, View)


class _Expired(BaseException):
    """Time is up. No :class:`Exception`, so that no engine's ``except Exception`` swallows it."""


class InProcess:
    """Wraps an engine object. ``timeout`` is in seconds for each call; ``log`` holds the last traceback."""

    def __init__(self, engine: Engine, *, timeout: float = TIMEOUT) -> None:
        self.timeout = timeout
        self.log = ""
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
            return check_situation(_typed(conceding(self._engine).concede(player), Situation), None)

    def view(self, viewer: Viewer) -> View:
        """What the viewer may know now."""
        with self._guarded():
            return check_view(_typed(self._engine.view(viewer), View), viewer)

    def fork(self) -> Engine:
        """A copy of the open game, on an engine of its own."""
        if not isinstance(self._engine, Forks):
            raise Unsupported("fork")
        with self._guarded():
            return InProcess(self._engine.fork(), timeout=self.timeout)

    def close(self) -> None:
        """Forget the open game."""
        with self._guarded():
            self._engine.close()

    def shutdown(self) -> None:
        """End. Never raises for what the engine does."""
        with contextlib.suppress(EngineError), self._guarded():
            self._engine.shutdown()

    def kill(self) -> None:
        """Nothing is left to end: the object is dropped."""

    @contextlib.contextmanager
    def _guarded(self) -> Iterator[None]:
        try:
            with _alarm(self.timeout):
                yield
        except EngineError:
            raise
        except _Expired:
            raise Hung(f"the engine did not answer within {self.timeout:g} s") from None
        except Exception as error:
            self.log = traceback.format_exc()
            raise Fault(f"{type(error).__name__}: {error}") from error


def _typed(value: object, kind: type[_M]) -> _M:
    if not isinstance(value, kind):
        raise Garbled(f"the engine returned {type(value).__name__} where {kind.__name__} belongs")
    return value


@contextlib.contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, _expire)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _expire(number: int, frame: FrameType | None) -> None:
    raise _Expired
