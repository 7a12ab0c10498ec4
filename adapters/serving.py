"""Serving an engine: requests come in as lines on standard input, answers go out on standard output.

Whatever the engine prints goes to standard error instead, so that a stray ``print`` is no message.
"""

from __future__ import annotations

import contextlib
import os
import sys
import traceback
from collections.abc import Iterator
from typing import BinaryIO

from .engine import Engine, EngineError, conceding, described
from .messages import Message, Nothing
from .wire import (
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
    Incoming,
    NotARequest,
    Problem,
    problem_of,
    read_request,
    write_problem,
    write_result,
)


def serve(engine: Engine, incoming: BinaryIO, outgoing: BinaryIO) -> None:
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
    with streams() as (incoming, outgoing):
        serve(engine, incoming, outgoing)


@contextlib.contextmanager
def streams() -> Iterator[tuple[BinaryIO, BinaryIO]]:
    """This process's standard input and output for us alone: else is nothing to be read, and what is printed is log."""
    incoming, outgoing = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    with incoming, outgoing:
        yield incoming, outgoing


def _answer(engine: Engine, line: bytes) -> tuple[bytes, bool]:
    """The line that answers a line, and whether it is the last."""
    try:
        request = read_request(line)
    except NotARequest as error:
        return write_problem(error.id, error.problem), False
    try:
        answer = write_result(request.id, _call(engine, request))
    except NotARequest as error:
        return write_problem(request.id, error.problem), False
    except EngineError as error:
        return write_problem(request.id, problem_of(error)), False
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # the engine is anybody's code: whatever it raises is its fault, by protocol
        traceback.print_exc(file=sys.stderr)
        return write_problem(request.id, Problem(FAULT, described(error))), False
    return answer, request.method == SHUTDOWN.name


def _call(engine: Engine, request: Incoming) -> Message:
    match request.method:
        case OPEN.name:
            opening = OPEN.params(request)
            return engine.open(opening.game, opening.edition, opening.scene)
        case ANSWER.name:
            answer = ANSWER.params(request)
            return engine.answer(answer.ask, answer.picks)
        case CONCEDE.name:
            return conceding(engine).concede(CONCEDE.params(request).player)
        case VIEW.name:
            return engine.view(VIEW.params(request).viewer)
        case INITIALIZE.name:
            return engine.initialize(INITIALIZE.params(request))
        case CLOSE.name:
            engine.close()
        case SHUTDOWN.name:
            engine.shutdown()
        case unknown:
            known = ", ".join(method.name for method in METHODS)
            problem = f"there is no method {unknown!r}; there are: {known}"
            raise NotARequest(request.id, METHOD_NOT_FOUND, problem)
    return Nothing()
