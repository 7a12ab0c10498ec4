"""Serves an engine: requests come in as lines on standard input, answers go out on standard output.

Output that the engine prints goes to standard error instead, so that a stray ``print`` does not become a message.
"""

from __future__ import annotations

import contextlib
import os
import sys
import traceback
from collections.abc import Iterator
from typing import BinaryIO

from .engine_interface import Engine, EngineError, as_conceding_engine, describe_error
from .jsonrpc import (
    ANSWER,
    CLOSE,
    CONCEDE,
    FAULT,
    INITIALIZE,
    METHOD_NOT_FOUND,
    METHODS,
    OPEN,
    SHUTDOWN,
    VIEW,
    ErrorObject,
    IncomingRequest,
    InvalidRequest,
    decode_request,
    encode_error,
    encode_result,
    error_object_for,
)
from .messages import Message, Nothing


def serve_engine(engine: Engine, incoming: BinaryIO, outgoing: BinaryIO) -> None:
    """Answer requests until ``shutdown``, or until ``incoming`` ends."""
    for line in incoming:
        answer, last = _answer(engine, line)
        outgoing.write(answer)
        outgoing.flush()
        if last:
            return
    engine.shutdown()


def serve_standard_streams(engine: Engine) -> None:
    """Serve on this process's standard input and output, which nothing else uses from then on."""
    with reserve_standard_streams() as (incoming, outgoing):
        serve_engine(engine, incoming, outgoing)


@contextlib.contextmanager
def reserve_standard_streams() -> Iterator[tuple[BinaryIO, BinaryIO]]:
    """This process's standard input and output, reserved: for other code, input is empty and output goes to the log."""
    incoming, outgoing = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    with incoming, outgoing:
        yield incoming, outgoing


def _answer(engine: Engine, line: bytes) -> tuple[bytes, bool]:
    """The line that answers a request, and whether it is the last."""
    try:
        request = decode_request(line)
    except InvalidRequest as error:
        return encode_error(error.id, error.problem), False
    try:
        answer = encode_result(request.id, _call(engine, request))
    except InvalidRequest as error:
        return encode_error(request.id, error.problem), False
    except EngineError as error:
        return encode_error(request.id, error_object_for(error)), False
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # the engine is foreign code: each of its exceptions is reported as a fault
        traceback.print_exc(file=sys.stderr)
        return encode_error(request.id, ErrorObject(FAULT, describe_error(error))), False
    return answer, request.method == SHUTDOWN.name


def _call(engine: Engine, request: IncomingRequest) -> Message:
    match request.method:
        case OPEN.name:
            opening = OPEN.decode_params(request)
            return engine.open(opening.game, opening.edition, opening.scene)
        case ANSWER.name:
            answer = ANSWER.decode_params(request)
            return engine.answer(answer.ask, answer.picks)
        case CONCEDE.name:
            return as_conceding_engine(engine).concede(CONCEDE.decode_params(request).player)
        case VIEW.name:
            return engine.view(VIEW.decode_params(request).viewer)
        case INITIALIZE.name:
            return engine.initialize(INITIALIZE.decode_params(request))
        case CLOSE.name:
            engine.close()
        case SHUTDOWN.name:
            engine.shutdown()
        case unknown:
            known = ", ".join(method.name for method in METHODS)
            problem = f"the method {unknown!r} does not exist; the methods are: {known}"
            raise InvalidRequest(request.id, METHOD_NOT_FOUND, problem)
    return Nothing()
