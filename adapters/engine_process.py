"""The child process for an engine in Python: the implementation of ``python:package.module:factory``.

The process first reports in one line whether it could make an engine, then serves the engine.
:class:`~.launchers.PythonLauncher` runs it; it uses the same import path as our process.
"""

from __future__ import annotations

import sys
from typing import BinaryIO

import msgspec
from msgspec import Struct

from .engine_interface import Engine, EngineError
from .engine_server import reserve_standard_streams, serve_engine
from .import_engine import BadEngine, call_factory, import_factory

# The path is an argument: child processes of the engine would inherit an environment variable.
_START = (
    "import sys, runpy; ours, *sys.argv[1:4] = sys.argv[1:5]; sys.path[:] = sys.argv[4:]; del sys.argv[4:]; "
    "runpy.run_module(ours, run_name='__main__')"
)


class StartReport(Struct, omit_defaults=True):
    """The first line of the process: empty fields, or the problem; ``misnamed`` if the spec does not name an engine."""

    problem: str = ""
    misnamed: bool = False


def engine_process_command(spec: str, module: str, factory: str) -> list[str]:
    """The command line of the process."""
    return [sys.executable, "-P", "-c", _START, __name__, spec, module, factory, *sys.path]


def main(spec: str, module: str, factory: str) -> int:
    """Make the engine and serve it; the exit code is 1 if it cannot be made."""
    with reserve_standard_streams() as (incoming, outgoing):
        try:
            engine: Engine = call_factory(spec, import_factory(spec, module, factory))
        except (BadEngine, EngineError) as error:
            _say(outgoing, StartReport(str(error), isinstance(error, BadEngine)))
            return 1
        _say(outgoing, StartReport())
        serve_engine(engine, incoming, outgoing)
    return 0


def _say(outgoing: BinaryIO, begun: StartReport) -> None:
    outgoing.write(msgspec.json.encode(begun) + b"\n")
    outgoing.flush()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
