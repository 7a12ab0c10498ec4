"""What ends a command early: wrong use, or something of ours or of the adapter that is broken."""

from __future__ import annotations

from collections.abc import Iterable

CONFORMS = 0
DEVIATES = 1
WRONG_USE = 2
BROKEN = 3
NOTHING_RAN = 4


class CommandError(Exception):
    """Ends the command with a message of one line or more, and this exit code."""

    code = BROKEN


class WrongUse(CommandError):
    """The user asked for something that is not there. The message says what is."""

    code = WRONG_USE


class InfrastructureError(CommandError):
    """The harness, a file of the suite, or the adapter is at fault. The message says where."""

    code = BROKEN


class NothingRan(CommandError):
    """Nothing was judged."""

    code = NOTHING_RAN


def nearest_suggestion(wrong: str, known: Iterable[str], shown: int = 8) -> str:
    """The end of an error message: the nearest known word, or the known words."""
    from ...rulebooks.spelling import nearest_match  # late: few commands fail

    names = list(known)
    if near := nearest_match(wrong, names):
        return f'did you mean "{near}"?'
    if not names:
        return "there are none"
    return "there are: " + ", ".join(names[:shown]) + (", ..." if len(names) > shown else "")
