"""A worker process: a job comes in on standard input, a case a line goes out on standard output."""

from __future__ import annotations

import os
import sys

import msgspec

from ...adapters.lineage import adopt, bound
from ..base.errors import BROKEN, Stop
from ..base.memory import collect_seldom
from .cases import Case
from .interrupts import terminable
from .jobs import Job, judge


def main() -> int:
    """Judge; the exit code is 0 unless the run broke off."""
    collect_seldom()
    adopt()
    if end_with_parent := bound(os.getppid()):
        end_with_parent()
    job = msgspec.json.decode(sys.stdin.buffer.read(), type=Job)
    outgoing = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())

    def tell(case: Case) -> None:
        outgoing.write(msgspec.json.encode(case) + b"\n")
        outgoing.flush()

    try:
        with terminable():
            judge(job, tell)
    except Stop as stop:
        print(stop, file=sys.stderr)
        return stop.code
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return BROKEN
    return 0


if __name__ == "__main__":
    sys.exit(main())
