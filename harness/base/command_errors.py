"""Errors that end a command early: wrong use, or a fault in saitei or in the adapter."""

from __future__ import annotations

from collections.abc import Iterable

CONFORMS = 0
DEVIATES = 1
WRONG_USE = 2
BROKEN = 3
NOTHING_RAN = 4


class CommandError(Exception):
    """An error that ends the command with its message, of one or more lines, and with the exit code ``code``."""

    code = BROKEN


class WrongUse(CommandError):
    """The user asked for something that does not exist. The message lists the alternatives."""

    code = WRONG_USE


class InfrastructureError(CommandError):
    """A fault in the harness, in a file of the suite, or in the adapter. The message says where."""

    code = BROKEN


class NothingRan(CommandError):
    """Nothing was judged."""

    code = NOTHING_RAN


def nearest_suggestion(wrong: str, known: Iterable[str], shown: int = 8) -> str:
    """The end of an error message: the nearest known word, or else the first ``shown`` known words."""
    from ...rulebooks.spelling import nearest_match  # late: few commands fail

    names = list(known)
    if near := nearest_match(wrong, names):
        return f'did you mean "{near}"?'
    if not names:
        return "there are none"
    return "there are: " + ", ".join(names[:shown]) + (", ..." if len(names) > shown else "")
