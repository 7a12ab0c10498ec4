"""The protocol as JSON-RPC 2.0: one message per line, in UTF-8. This module does no input or output.

    line = OPEN.encode_request(7, Open(game=..., edition=..., scene=...))   # bytes, ended by a newline
    situation = OPEN.decode_result(7, answer_line)                          # or raises an error of the engine

A harness turns calls into lines with :class:`ProtocolMethod`. A server turns lines into calls with
:func:`decode_request`, and answers with :func:`encode_result` and :func:`encode_error`. :class:`LineBuffer`
cuts a stream of bytes into lines, and refuses a line that is too long.
"""

from __future__ import annotations

import re
from itertools import accumulate
from typing import Any, Generic, Literal, TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType

from .engine_interface import EngineError, EngineFault, Illegal, MalformedMessage, Unsupported
from .messages import (
    REASON_KINDS,
    Answer,
    Concede,
    EngineInfo,
    Initialize,
    Message,
    Nothing,
    Open,
    Reason,
    Situation,
    View,
    ViewOf,
)

UNSUPPORTED = -32001
ILLEGAL = -32002
FAULT = -32003
PARSE_ERROR = -32700
INVALID_REQUEST = -32600
METHOD_NOT_FOUND = -32601
INVALID_PARAMS = -32602

LINE_LIMIT = 8 * 1024 * 1024
"""The longest line that is accepted, in bytes."""

NESTING_LIMIT = 64
"""The greatest depth of nested arrays and objects in a line. The depth that Python can read, compare and write differs
between its versions; the JSON readers of other languages often stop at this depth.
"""

_SHOWN = 80
_ESCAPED = re.compile(rb"\\.", re.DOTALL)
_STEPS = bytes.maketrans(b"[{]}", bytes([1, 1, 255, 255]))  # as signed bytes: a level deeper, one less deep
_NEITHER_BRACKET_NOR_QUOTE = bytes({*range(256)} - {*b'[{]}"'})
_T = TypeVar("_T")
_P = TypeVar("_P", bound=Message)
_R = TypeVar("_R", bound=Message)


class ErrorObject(Struct, omit_defaults=True):
    """The error member of a response: a code of this module or of JSON-RPC, and one line for a person.

    The ``data`` of *unsupported* is a :class:`~.messages.Reason`. The ``data`` of other errors is ignored.
    """

    code: int
    message: str
    data: msgspec.Raw | UnsetType = UNSET


class _Request(Struct, Generic[_P]):
    jsonrpc: Literal["2.0"]
    id: int
    method: str
    params: _P


class _Reply(Struct, Generic[_R]):
    jsonrpc: Literal["2.0"]
    id: int | str | None
    result: _R | UnsetType = UNSET
    error: ErrorObject | UnsetType = UNSET


class IncomingRequest(Struct):
    """A request as a server reads it; ``params`` are decoded when the method is known."""

    jsonrpc: Literal["2.0"]
    method: str
    id: int | str
    params: msgspec.Raw = msgspec.Raw(b"{}")


class InvalidRequest(Exception):
    """A line that is not a request that the server can answer. ``id`` is None if the line has no readable id."""

    def __init__(self, id: int | str | None, code: int, message: str) -> None:
        super().__init__(message)
        self.id = id
        self.problem = ErrorObject(code, message)


class ProtocolMethod(Generic[_P, _R]):
    """A method of the protocol: its name, and the types of its parameters and its result."""

    def __init__(self, name: str, takes: type[_P], returns: type[_R]) -> None:
        self.name = name
        self.takes = takes
        self.returns = returns
        self._replies: msgspec.json.Decoder[_Reply[_R]] = msgspec.json.Decoder(_Reply[returns])  # type: ignore[valid-type]
        self._params = msgspec.json.Decoder(takes)

    def encode_request(self, id: int, params: _P) -> bytes:
        """The line that calls this method."""
        return _ENCODER.encode(_Request("2.0", id, self.name, params)) + b"\n"

    def decode_result(self, id: int, line: bytes) -> _R:
        """The result in the line that answers request ``id``.

        Raises :class:`Unsupported`, :class:`Illegal` or :class:`EngineFault` if the engine reports one of them, and
        :class:`MalformedMessage` if the line does not answer this request.
        """
        reply = self._read(line)
        if reply.id != id:
            raise MalformedMessage(f"the engine answered request {reply.id!r} instead of request {id} ({self.name})")
        if reply.error is not UNSET:
            raise self._error(reply.error)
        if reply.result is UNSET:
            raise MalformedMessage(f"the answer to {self.name} has neither a result nor an error")
        return reply.result

    def decode_params(self, request: IncomingRequest) -> _P:
        """The parameters of a request for this method; raises :class:`InvalidRequest`."""
        try:
            return self._params.decode(request.params)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            message = f"the parameters of {self.name} are invalid: {error}"
            raise InvalidRequest(request.id, INVALID_PARAMS, message) from error

    def _read(self, line: bytes) -> _Reply[_R]:
        try:
            return decode_line(line, self._replies)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise MalformedMessage(
                f"the answer to {self.name} is not a message: {error}: {abbreviate_line(line)}"
            ) from error

    def _error(self, problem: ErrorObject) -> EngineError:
        if problem.code == UNSUPPORTED:
            reason = self._reason(problem)
            return Unsupported(problem.message, reason.kind, reason.what)
        if problem.code == ILLEGAL:
            return Illegal(problem.message)
        prefix = "" if problem.code == FAULT else f"error {problem.code}: "
        return EngineFault(prefix + problem.message)

    def _reason(self, problem: ErrorObject) -> Reason:
        """The reason in an *unsupported* error; the kind ``other`` if the error has no data."""
        if problem.data is UNSET:
            return Reason()
        try:
            return _REASON.decode(problem.data) or Reason()
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            said = f"the answer to {self.name} gives an unknown reason: {error}: {abbreviate_line(bytes(problem.data))}"
            raise MalformedMessage(f"{said}; the kinds are {', '.join(REASON_KINDS)}") from error


_ENCODER = msgspec.json.Encoder()
_INCOMING = msgspec.json.Decoder(IncomingRequest)
_REASON: msgspec.json.Decoder[Reason | None] = msgspec.json.Decoder(Reason | None)

INITIALIZE = ProtocolMethod("initialize", Initialize, EngineInfo)
OPEN = ProtocolMethod("open", Open, Situation)
ANSWER = ProtocolMethod("answer", Answer, Situation)
CONCEDE = ProtocolMethod("concede", Concede, Situation)
VIEW = ProtocolMethod("view", ViewOf, View)
CLOSE = ProtocolMethod("close", Nothing, Nothing)
SHUTDOWN = ProtocolMethod("shutdown", Nothing, Nothing)

METHODS: tuple[ProtocolMethod[Any, Any], ...] = (INITIALIZE, OPEN, ANSWER, CONCEDE, VIEW, CLOSE, SHUTDOWN)


def decode_line(line: bytes, decoder: msgspec.json.Decoder[_T]) -> _T:
    """The message in a line; raises ``msgspec.DecodeError`` or ``UnicodeDecodeError``."""
    _check_nesting(line)
    return decoder.decode(line)


def _check_nesting(line: bytes) -> None:
    """Raise ``msgspec.ValidationError`` for a line that is nested too deep."""
    if line.count(b"[") + line.count(b"{") <= NESTING_LIMIT:
        return
    levels = _levels(line)
    if levels > NESTING_LIMIT:
        raise msgspec.ValidationError(
            f"its arrays and objects are nested {levels} deep, and {NESTING_LIMIT} is the most: send flatter values"
        )


def _levels(line: bytes) -> int:
    """The depth of nested arrays and objects, including those that are not closed."""
    kept = _ESCAPED.sub(b"", line).translate(_STEPS, _NEITHER_BRACKET_NOR_QUOTE).replace(b'""', b"")
    outside_of_strings = b"".join(kept.split(b'"')[::2])
    return max(accumulate(memoryview(outside_of_strings).cast("b")), default=0)


def decode_request(line: bytes) -> IncomingRequest:
    """The request in a line; raises :class:`InvalidRequest`."""
    try:
        return decode_line(line, _INCOMING)
    except msgspec.ValidationError as error:
        raise InvalidRequest(
            None, INVALID_REQUEST, f"this is not a request: {error}: {abbreviate_line(line)}"
        ) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise InvalidRequest(None, PARSE_ERROR, f"this is not JSON: {error}: {abbreviate_line(line)}") from error


def encode_result(id: int | str, result: Message) -> bytes:
    """The line that answers a request with a result. Raises ``msgspec.ValidationError`` if it is nested too deeply."""
    line = _ENCODER.encode({"jsonrpc": "2.0", "id": id, "result": result}) + b"\n"
    _check_nesting(line)
    return line


def encode_error(id: int | str | None, problem: ErrorObject) -> bytes:
    """The line that answers a request with an error. Characters that UTF-8 cannot encode are replaced."""
    problem = ErrorObject(problem.code, _letters(problem.message), problem.data)
    return _ENCODER.encode({"jsonrpc": "2.0", "id": id, "error": problem}) + b"\n"


def error_object_for(error: EngineError) -> ErrorObject:
    """The error object for an engine's error: *unsupported* with its reason, *illegal*, or *fault* for all others."""
    if isinstance(error, Unsupported):
        reason = Reason(kind=error.reason.kind, what=_letters(error.reason.what))
        return ErrorObject(UNSUPPORTED, str(error), msgspec.Raw(_ENCODER.encode(reason)))
    return ErrorObject(ILLEGAL if isinstance(error, Illegal) else FAULT, str(error))


def _letters(text: str) -> str:
    """The text with each character that UTF-8 cannot encode replaced."""
    return text.encode(errors="replace").decode()


def abbreviate_line(line: bytes) -> str:
    """The beginning of a line, fit for an error message of one line."""
    text = repr(line[:_SHOWN].decode(errors="replace"))
    return f"{text}... ({len(line)} bytes)" if len(line) > _SHOWN else text


class LineBuffer:
    """A buffer that cuts incoming bytes into lines. ``limit`` is the greatest length of a line, in bytes."""

    def __init__(self, limit: int = LINE_LIMIT) -> None:
        self._limit = limit
        self._bytes = bytearray()
        self._searched = 0

    def feed_bytes(self, chunk: bytes) -> None:
        """Add bytes. Raises :class:`MalformedMessage` if a line is longer than the limit."""
        self._bytes += chunk
        if len(self._bytes) > self._limit and self._end() < 0:
            start = abbreviate_line(bytes(self._bytes[:_SHOWN]))
            raise MalformedMessage(f"the engine sent a line of more than {self._limit} bytes, beginning {start}")

    def next_line(self) -> bytes | None:
        """The next whole line, without its newline; None while there is none."""
        end = self._end()
        if end < 0:
            return None
        line = bytes(self._bytes[:end])
        del self._bytes[: end + 1]
        self._searched = 0
        return line

    @property
    def has_whole_line(self) -> bool:
        """Whether the buffer holds a complete line."""
        return self._end() >= 0

    @property
    def unfinished_line(self) -> bytes:
        """The bytes of the line that is not complete yet."""
        return bytes(self._bytes)

    def _end(self) -> int:
        end = self._bytes.find(b"\n", self._searched)
        if end < 0:
            self._searched = len(self._bytes)
        return end
