"""The protocol on the wire: JSON-RPC 2.0, one message a line, UTF-8. Nothing here reads or writes.

    line = OPEN.request(7, Open(game=..., edition=..., scene=...))   # bytes, ended by a newline
    situation = OPEN.result(7, answer_line)                          # or raises what went wrong

A harness turns calls into lines with :class:`Method`; a server turns lines into calls with
:func:`read_request` and answers with :func:`write_result` and :func:`write_problem`. :class:`Lines` cuts
a stream of bytes into lines and refuses one that never ends.
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
"""The most arrays and objects that may stand in one another in a line. How many of them Python can read, compare and
write differs between its versions; the readers of other languages often stop here."""

_SHOWN = 80
_ESCAPED = re.compile(rb"\\.", re.DOTALL)
_STEPS = bytes.maketrans(b"[{]}", bytes([1, 1, 255, 255]))  # as signed bytes: a level deeper, one less deep
_NEITHER_BRACKET_NOR_QUOTE = bytes({*range(256)} - {*b'[{]}"'})
_T = TypeVar("_T")
_P = TypeVar("_P", bound=Message)
_R = TypeVar("_R", bound=Message)


class ErrorObject(Struct, omit_defaults=True):
    """The error member of a response: a code of this module or of JSON-RPC, and one line for a person.

    The ``data`` of *unsupported* are a :class:`~.messages.Reason`; of other errors they are passed over.
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
    """What a server read is no request that it can serve. ``id`` is None where none could be read."""

    def __init__(self, id: int | str | None, code: int, message: str) -> None:
        super().__init__(message)
        self.id = id
        self.problem = ErrorObject(code, message)


class ProtocolMethod(Generic[_P, _R]):
    """One method of the protocol: its name, what it takes and what it returns."""

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
        """What the line, which should answer request ``id``, returns.

        Raises :class:`Unsupported`, :class:`Illegal` or :class:`Fault` when the engine says so, and
        :class:`Garbled` when the line is no answer to this request.
        """
        reply = self._read(line)
        if reply.id != id:
            raise MalformedMessage(f"the engine answered request {reply.id!r} when asked request {id} ({self.name})")
        if reply.error is not UNSET:
            raise self._error(reply.error)
        if reply.result is UNSET:
            raise MalformedMessage(f"the answer to {self.name} has neither a result nor an error")
        return reply.result

    def decode_params(self, request: IncomingRequest) -> _P:
        """The parameters of a request for this method; raises :class:`NotARequest`."""
        try:
            return self._params.decode(request.params)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            message = f"the parameters of {self.name} do not fit: {error}"
            raise InvalidRequest(request.id, INVALID_PARAMS, message) from error

    def _read(self, line: bytes) -> _Reply[_R]:
        try:
            return decode_line(line, self._replies)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise MalformedMessage(
                f"the answer to {self.name} is no message: {error}: {abbreviate_line(line)}"
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
        """Why it is unsupported; who sends nothing but a text has said ``other``."""
        if problem.data is UNSET:
            return Reason()
        try:
            return _REASON.decode(problem.data) or Reason()
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            said = f"the answer to {self.name} gives a reason that is none: {error}: {abbreviate_line(bytes(problem.data))}"
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
    """What a line says; raises ``msgspec.DecodeError`` or ``UnicodeDecodeError``."""
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
    """How many arrays and objects stand in one another, those that never end included."""
    kept = _ESCAPED.sub(b"", line).translate(_STEPS, _NEITHER_BRACKET_NOR_QUOTE).replace(b'""', b"")
    outside_of_strings = b"".join(kept.split(b'"')[::2])
    return max(accumulate(memoryview(outside_of_strings).cast("b")), default=0)


def decode_request(line: bytes) -> IncomingRequest:
    """The request in a line; raises :class:`NotARequest`."""
    try:
        return decode_line(line, _INCOMING)
    except msgspec.ValidationError as error:
        raise InvalidRequest(None, INVALID_REQUEST, f"this is no request: {error}: {abbreviate_line(line)}") from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise InvalidRequest(None, PARSE_ERROR, f"this is no JSON: {error}: {abbreviate_line(line)}") from error


def encode_result(id: int | str, result: Message) -> bytes:
    """The line that answers a request with a result. One that is nested too deep is a ``msgspec.ValidationError``."""
    line = _ENCODER.encode({"jsonrpc": "2.0", "id": id, "result": result}) + b"\n"
    _check_nesting(line)
    return line


def encode_error(id: int | str | None, problem: ErrorObject) -> bytes:
    """The line that answers a request with an error, whatever letters are in what it says."""
    problem = ErrorObject(problem.code, _letters(problem.message), problem.data)
    return _ENCODER.encode({"jsonrpc": "2.0", "id": id, "error": problem}) + b"\n"


def error_object_for(error: EngineError) -> ErrorObject:
    """What an engine's refusal is on the wire: *unsupported* with its reason, *illegal*, and *fault* for all else."""
    if isinstance(error, Unsupported):
        reason = Reason(kind=error.reason.kind, what=_letters(error.reason.what))
        return ErrorObject(UNSUPPORTED, str(error), msgspec.Raw(_ENCODER.encode(reason)))
    return ErrorObject(ILLEGAL if isinstance(error, Illegal) else FAULT, str(error))


def _letters(text: str) -> str:
    """A text of an engine's own as UTF-8 can say it."""
    return text.encode(errors="replace").decode()


def abbreviate_line(line: bytes) -> str:
    """The beginning of a line, fit for an error message of one line."""
    text = repr(line[:_SHOWN].decode(errors="replace"))
    return f"{text}... ({len(line)} bytes)" if len(line) > _SHOWN else text


class LineBuffer:
    """Cuts bytes, as they come, into lines. ``limit`` is the longest line accepted, in bytes."""

    def __init__(self, limit: int = LINE_LIMIT) -> None:
        self._limit = limit
        self._bytes = bytearray()
        self._searched = 0

    def feed_bytes(self, chunk: bytes) -> None:
        """Take bytes in. Raises :class:`Garbled` when a line grows over the limit."""
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
        """Whether there is a next whole line."""
        return self._end() >= 0

    @property
    def unfinished_line(self) -> bytes:
        """What has come of a line that is not ended."""
        return bytes(self._bytes)

    def _end(self) -> int:
        end = self._bytes.find(b"\n", self._searched)
        if end < 0:
            self._searched = len(self._bytes)
        return end
