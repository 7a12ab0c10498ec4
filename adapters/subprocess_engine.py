"""An engine in a child process, with the same interface as an engine in our process.

Each failure of the child is raised as an error of :mod:`.engine_interface`. After :class:`EngineDied`,
:class:`EngineTimeout` or :class:`MalformedMessage` the process has been ended; a caller that goes on starts another.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

import msgspec

from .child_process import ChildProcess
from .engine_interface import EngineDied, EngineError, EngineTimeout, MalformedMessage
from .engine_process import StartReport
from .jsonrpc import (
    ANSWER,
    CLOSE,
    CONCEDE,
    INITIALIZE,
    LINE_LIMIT,
    OPEN,
    SHUTDOWN,
    VIEW,
    ProtocolMethod,
    abbreviate_line,
    decode_line,
)
from .message_checks import check_info, check_situation, check_view
from .messages import (
    Answer,
    Concede,
    EngineInfo,
    Initialize,
    Message,
    Nothing,
    Open,
    Player,
    Scene,
    Situation,
    View,
    Viewer,
    ViewOf,
)
from .timeouts import AnswerTimeLimit, Deadline, answer_time_limit

TIMEOUT = 10.0
"""Time limit for one answer, in seconds."""

START_TIMEOUT = 30.0
"""Time limit for the first answer, in seconds, in which a language's runtime has to start."""

GAME_LIMIT = 64 * 1024 * 1024
"""The most that an engine may send in one game, in bytes: all of it is kept until the game is over."""

_BEGUN = msgspec.json.Decoder(StartReport)
_P = TypeVar("_P", bound=Message)
_R = TypeVar("_R", bound=Message)


class SubprocessEngine:
    """Drives a child process by JSON-RPC on its standard input and output.

    ``timeout`` is the time limit for each answer in seconds, and ``until`` the deadline for all; both may be changed at
    any time. ``longest`` is the longest line accepted, in bytes; ``environment`` is added to ours. Raises
    :class:`EngineDied` if the process cannot start.
    """

    def __init__(
        self,
        command: Sequence[str],
        *,
        timeout: float = TIMEOUT,
        start_timeout: float = START_TIMEOUT,
        longest: int = LINE_LIMIT,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.timeout = timeout
        self.until: Deadline | None = None
        self._start_timeout = start_timeout
        self._id = 0
        self._said = 0
        self._child = ChildProcess(command, environment=environment, limit=longest)

    @property
    def log(self) -> str:
        """The end of what the engine wrote to standard error."""
        return self._child.log

    def read_start_report(self) -> StartReport:
        """The first line of a process of :mod:`.engine_process`. If it reports a problem, the process is ended."""
        with self._ending_on_harm():
            line = self._child.exchange_lines(b"", self._starting())
            try:
                begun = decode_line(line, _BEGUN)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise MalformedMessage(
                    f"the engine sent a line before its start report: {abbreviate_line(line)}"
                ) from error
        if begun.problem:
            self._child.kill()
        return begun

    def unsolicited_error(self) -> EngineError | None:
        """The error if the engine has ended, or has sent output without a request; else None."""
        try:
            said = self._child.unsolicited_output()
        except EngineError as error:
            return error
        return MalformedMessage(f"the engine sent a line without a request: {abbreviate_line(said)}") if said else None

    @property
    def remains(self) -> list[str]:
        """The names of processes that could not be ended with the engine."""
        return self._child.remains

    def initialize(self, hello: Initialize) -> EngineInfo:
        """Introduce each other."""
        with self._ending_on_harm():
            return check_info(self._call(INITIALIZE, hello, self._starting()), hello)

    def open(self, game: str, edition: str, scene: Scene) -> Situation:
        """Begin a game."""
        self._said = 0
        with self._ending_on_harm():
            return check_situation(self._call(OPEN, Open(game=game, edition=edition, scene=scene)), None)

    def answer(self, ask: str, picks: tuple[str, ...]) -> Situation:
        """Answer the open ask."""
        with self._ending_on_harm():
            return check_situation(self._call(ANSWER, Answer(ask=ask, picks=picks)), ask)

    def concede(self, player: Player) -> Situation:
        """The player gives up."""
        with self._ending_on_harm():
            return check_situation(self._call(CONCEDE, Concede(player=player)), None)

    def view(self, viewer: Viewer) -> View:
        """The knowledge of a viewer about the current situation."""
        with self._ending_on_harm():
            return check_view(self._call(VIEW, ViewOf(viewer=viewer)), viewer)

    def close(self) -> None:
        """Forget the open game."""
        with self._ending_on_harm():
            self._call(CLOSE, Nothing())

    def shutdown(self) -> None:
        """Ask the engine to end, and end it. Raises nothing, whatever the engine does."""
        if self._child.is_running:
            with contextlib.suppress(EngineError):
                self._call(SHUTDOWN, Nothing(), answer_time_limit(min(self.timeout, 2.0), None))
        self._child.end_process()

    def kill(self) -> None:
        """End the process at once."""
        self._child.kill()

    def _starting(self) -> AnswerTimeLimit:
        return answer_time_limit(max(self.timeout, self._start_timeout), None)

    def _call(self, method: ProtocolMethod[_P, _R], params: _P, within: AnswerTimeLimit | None = None) -> _R:
        self._id += 1
        line = self._child.exchange_lines(
            method.encode_request(self._id, params), within or answer_time_limit(self.timeout, self.until)
        )
        self._said += len(line)
        if self._said > GAME_LIMIT:
            raise MalformedMessage(f"the engine sent more than {GAME_LIMIT} bytes in one game")
        return method.decode_result(self._id, line)

    @contextlib.contextmanager
    def _ending_on_harm(self) -> Iterator[None]:
        try:
            yield
        except (EngineDied, EngineTimeout, MalformedMessage):
            self._child.kill()
            raise
