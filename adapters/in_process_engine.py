"""An engine in our own process, under the same rules as an engine behind a pipe, as far as that is possible.

All its exceptions become errors of :mod:`.engine_interface`; all its results are checked; an overdue call is
interrupted (:mod:`.time_limit`), and a late answer is ignored. An engine that ends our process ends the run. So this is
for our own engines and for debugging; :mod:`.engine_process` is for all others.
"""

from __future__ import annotations

import contextlib
import time
import traceback
from collections.abc import Callable, Iterator
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
from .time_limit import TimeExpired, interrupt_after
from .timeouts import AnswerTimeLimit, Deadline, answer_time_limit

_M = TypeVar("_M", EngineInfo, Situation, View)


def start_in_process(make: Callable[[], Engine], *, timeout: float = TIMEOUT) -> InProcessEngine:
    """The engine that ``make`` makes, within the time limit for the start."""
    with _in_time(answer_time_limit(max(timeout, START_TIMEOUT), None)):
        engine = make()
    return InProcessEngine(engine, timeout=timeout)


class InProcessEngine:
    """Wraps an engine object. A call may take ``timeout`` seconds, and must end before ``until``.

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
        """The knowledge of a viewer about the current situation."""
        with self._guarded():
            return check_view(_typed(self._engine.view(viewer), View), viewer)

    def fork(self) -> Engine:
        """A copy of the open game, on a new engine."""
        engine = as_forking_engine(self._engine)
        with self._guarded():
            return InProcessEngine(engine.fork(), timeout=self.timeout)

    def close(self) -> None:
        """Forget the open game."""
        with self._guarded():
            self._engine.close()

    def shutdown(self) -> None:
        """End. Raises nothing, whatever the engine does."""
        with contextlib.suppress(EngineError), self._guarded():
            self._engine.shutdown()

    def unsolicited_error(self) -> MalformedMessage | None:
        """None: an object sends nothing without a request."""
        return None

    def kill(self) -> None:
        """Drop the object; there is nothing else to end."""

    @contextlib.contextmanager
    def _guarded(self) -> Iterator[None]:
        try:
            with _in_time(answer_time_limit(self.timeout, self.until)):
                yield
        except (EngineError, KeyboardInterrupt):
            raise
        except BaseException as error:  # sys.exit() included: an engine must not end our command
            self.log = traceback.format_exc()
            raise EngineFault(describe_error(error)) from error


def _typed(value: object, kind: type[_M]) -> _M:
    if not isinstance(value, kind):
        raise MalformedMessage(f"the engine returned {type(value).__name__} where {kind.__name__} belongs")
    return value


@contextlib.contextmanager
def _in_time(within: AnswerTimeLimit) -> Iterator[None]:
    """Raise :class:`EngineTimeout` if the block takes longer, even if it ends by itself."""
    begun = time.monotonic()
    try:
        with interrupt_after(within.seconds):
            yield
    except TimeExpired:
        raise EngineTimeout(within.late) from None
    if time.monotonic() - begun > within.seconds:
        raise EngineTimeout(within.late)
