"""Work for a pool: pieces that are played well, and some that end any worker that plays them."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path


def squared(number: int) -> int:
    """Takes a moment."""
    time.sleep(0.05)
    return number * number


def at_first_deadly(mark: Path) -> str:
    """Ends the process that first plays it."""
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "played"


def deadly(number: int) -> int:
    """Ends every process that plays an odd number."""
    if number % 2:
        print("goodbye", file=sys.stderr, flush=True)
        os._exit(number)
    return number


def wrong(number: int) -> int:
    """Raises what cannot be sent."""
    raise Unsent(number, print)


def surroundings(_: int) -> tuple[int, str, str | None, int]:
    """The process, where it is, what it says of hashes to what it starts, and the hash of a word."""
    return os.getpid(), os.getcwd(), os.environ.get("PYTHONHASHSEED"), hash("word")


class Unsent(Exception):
    """An object that unpickling makes with other arguments than it was pickled with."""

    def __init__(self, number: int, what: object) -> None:
        super().__init__(f"not {number}")
