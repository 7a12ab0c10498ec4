"""Slices that no scenario can notice: the file ``slices.toml`` next to the engine of the game.

An entry gives the reason for one slice of some broken engines: of all that break these clauses, or of single ones.

    [[explained]]
    slice = "after an action of the turn"
    clauses = ["7.2.6"]
    engines = ["An oshi skill can be used in the opponent's turn"]
    why = "The reset step comes before every action of the turn."

An engine is named by the sentence of its violation, or by the file and the change of a mutant.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path

import msgspec
from msgspec import Struct

from ...reference_engine.violations import Violation
from ..base.command_errors import WrongUse
from .mutants import Mutant
from .slices import SLICES, Slice

FILE = "slices.toml"


class ExplainedSlice(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A slice of engines that break these clauses, or of these engines, and the reason why no scenario notices it."""

    slice: str
    why: str
    clauses: tuple[str, ...] = ()
    engines: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.slice not in map(str, SLICES):
            raise ValueError(f"there is no slice {self.slice!r}; the slices are {', '.join(map(str, SLICES))}")
        if not self.clauses and not self.engines:
            raise ValueError(f"the entry of {self.slice!r} names no clauses and no engines")

    def matches(self, broken: Mutant | Violation, each: Slice) -> bool:
        """Whether the entry is about this slice of the broken engine."""
        return self.slice == str(each) and (
            engine_name(broken) in self.engines or not set(self.clauses).isdisjoint(broken.clauses)
        )


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    explained: tuple[ExplainedSlice, ...] = ()


def engine_name(broken: Mutant | Violation) -> str:
    """The name of a broken engine in the file: the sentence of a violation, the file and the change of a mutant."""
    return broken.says if isinstance(broken, Violation) else f"{broken.file_name}: {broken.change}"


def read_slice_reasons(directory: Path) -> tuple[ExplainedSlice, ...]:
    """The entries of the file of a game's engine; none without a file. Raises :class:`WrongUse`."""
    path = directory / FILE
    if not path.exists():
        return ()
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8-sig")), _File).explained
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise WrongUse(f"{path}: {error}") from error


def require_needed_reasons(
    entries: Iterable[ExplainedSlice], holes: Iterable[tuple[Mutant | Violation, Slice]], directory: Path
) -> None:
    """Raise :class:`WrongUse` for an entry that explains none of these holes."""
    found = list(holes)
    needless = [each for each in entries if not any(each.matches(broken, hole) for broken, hole in found)]
    if needless:
        place = directory / FILE
        raise WrongUse(
            "\n".join(f"{place}: no hole is like {each.slice!r}: {each.why}; delete the entry" for each in needless)
        )
