"""Errors of rulebooks: an unknown name, or a file that is damaged.

Every message is one sentence for the person at the keyboard: the problem, its place, and what to do.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Self

from .spelling import nearest_match, shared_start


class RulebookError(Exception):
    """Base of all errors of this room."""


class LedgerError(RulebookError):
    """A file of the ledger cannot be read or contradicts itself."""

    @classmethod
    def at_line(cls, path: Path, line: int | None, problem: str, mend: str) -> Self:
        """The error at a place: `path`, its line (1 is the first; None for the whole file)."""
        place = f"{path}:{line}" if line is not None else str(path)
        return cls(f"{place}: {problem}; {mend}")


class DocumentError(RulebookError):
    """A published document cannot be read."""

    @classmethod
    def for_document(cls, path: Path, problem: str, mend: str) -> Self:
        """The error of a whole document."""
        return cls(f"{path}: {problem}; {mend}")

    @classmethod
    def missing_library(cls, path: Path, kind: str) -> Self:
        """The error if the library for a kind of document is not installed."""
        return cls.for_document(
            path,
            f"reading {kind} needs a library that is not installed",
            "in your clone of saitei: pip install '.[documents]'",
        )


class UnknownGame(RulebookError, LookupError):
    """The game has no rulebook."""

    def __init__(self, game: str, known: Iterable[str], root: Path) -> None:
        super().__init__(f'there is no game "{game}" in {root}; {_suggest(game, known)}')


class UnknownEdition(RulebookError, LookupError):
    """The game has no ledger of that edition."""

    def __init__(self, game: str, edition: str, known: Iterable[str], path: Path) -> None:
        super().__init__(f'{path} lists no edition "{edition}" of {game}; {_suggest(edition, known)}')


class UnknownClause(RulebookError, LookupError):
    """The edition has no clause, heading or section of that number."""

    def __init__(self, number: str, known: Iterable[str], where: str) -> None:
        # Numbers with the same beginning are near: 10.6.3 is nearer to 10.6 than 10.8.6 is.
        near = max(known, key=lambda other: shared_start(number, other), default="none")
        super().__init__(f'there is no clause "{number}" in {where}; the nearest is "{near}"')
        self.near, self.where = near, where


class UnknownReading(RulebookError, LookupError):
    """The edition has no reading of that id."""

    def __init__(self, reading: str, known: Iterable[str], where: str) -> None:
        super().__init__(f'there is no reading "{reading}" in {where}; {_suggest(reading, known)}')


class UnknownRuling(RulebookError, LookupError):
    """The edition has no ruling of that id."""

    def __init__(self, ruling: str, known: Iterable[str], where: str) -> None:
        super().__init__(f'there is no ruling "{ruling}" in {where}; {_suggest(ruling, known)}')


class UnknownAssumption(RulebookError, LookupError):
    """The edition has no assumption of that id."""

    def __init__(self, assumption: str, known: Iterable[str], where: str) -> None:
        super().__init__(f'there is no assumption "{assumption}" in {where}; {_suggest(assumption, known)}')


def _suggest(wrong: str, known: Iterable[str]) -> str:
    names = list(known)
    if near := nearest_match(wrong, names):
        return f'did you mean "{near}"?'
    if not names:
        return "none exist"
    some = 8
    return "known: " + ", ".join(names[:some]) + (", ..." if len(names) > some else "")
