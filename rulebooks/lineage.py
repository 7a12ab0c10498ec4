"""Lineage: the changes of the clauses and headings from one edition to the next.

On disk `<edition>.lineage.jsonl` has a line for each changed one; `game.toml` names the edition before each edition
(`since`). So a current number can be followed back, and an old one forward.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Self

import msgspec

from .jsonlines import read_records, render_records


class ClauseDescent(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The change of a clause or heading: `change` is the kind in a comparison, with the numbers before and after."""

    change: str
    old: tuple[str, ...] = ()
    new: tuple[str, ...] = ()
    similarity: float = 1.0
    heading: bool = False
    same_rule: bool = False
    """Whether a person found that the clause states the same rule in other words."""

    @property
    def is_same_clause(self) -> bool:
        """Whether it has the same content as before, whatever its number."""
        return self.same_rule or self.change in {"unchanged", "moved", "typographic"}


@dataclass(frozen=True)
class EditionLineage:
    """The changes from the edition `since` to `edition`. A number that no descent names is unchanged."""

    edition: str
    since: str
    descents: tuple[ClauseDescent, ...]

    def new_numbers_of(self, number: str) -> tuple[str, ...]:
        """The new numbers of an old one: none if it was removed, several if it was split."""
        descent = self._by_old.get(number)
        return (number,) if descent is None else descent.new

    def old_numbers_of(self, number: str) -> tuple[str, ...]:
        """The old numbers of a new one: none if it is new, several if they were merged."""
        descent = self._by_new.get(number)
        return (number,) if descent is None else descent.old

    def descent_of(self, number: str) -> ClauseDescent | None:
        """The change of a new number; None if it is unchanged."""
        return self._by_new.get(number)

    def unchanged_old_number(self, number: str) -> str | None:
        """The old number of a new clause with the same content as before; None if there is none."""
        descent = self._by_new.get(number)
        if descent is None:
            return number
        return descent.old[0] if descent.is_same_clause else None

    @cached_property
    def _by_old(self) -> dict[str, ClauseDescent]:
        return {number: descent for descent in self.descents for number in descent.old}

    @cached_property
    def _by_new(self) -> dict[str, ClauseDescent]:
        return {number: descent for descent in self.descents for number in descent.new}

    @classmethod
    def load_lineage(cls, path: Path, edition: str, since: str) -> Self:
        """The lineage that a file holds; raises `LedgerError`."""
        return cls(edition, since, tuple(descent for _, descent in read_records(path, ClauseDescent)))


def render_lineage(descents: Iterable[ClauseDescent]) -> str:
    """The text of a lineage file: one line for each changed entry."""
    return render_records(each for each in descents if each.change != "unchanged")
