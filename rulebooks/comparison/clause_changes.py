"""The changes of clauses from one edition to the next."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, get_args

from .compared_entries import ComparedEntry, entry_similarity, merge_entries
from .entry_matching import EntryMatching, match_entries

_LAST = re.compile(r"(.*[.-])([0-9]+)$")

Kind = Literal[
    "unchanged",
    "moved",
    "typographic",
    "reworded",
    "moved-reworded",
    "split",
    "merged",
    "new",
    "gone",
    "reference-changed",
    "example-changed",
]
KINDS: tuple[Kind, ...] = get_args(Kind)

KEPT: frozenset[Kind] = frozenset({"unchanged", "moved", "typographic"})
"""The kinds of change that leave a clause's rule as it was."""


@dataclass(frozen=True)
class ClauseChange:
    """The change of a clause, or of several.

    `old` and `new` are numbers: several for a split or a merger, none for a clause that is new or gone. `similarity` is
    1.0 for the same words. `refers_to` is for clauses with the same words: the old numbers that they refer to and whose
    clauses changed.
    """

    kind: Kind
    old: tuple[str, ...]
    new: tuple[str, ...]
    similarity: float
    refers_to: tuple[str, ...] = ()


@dataclass(frozen=True)
class EditionComparison:
    """A comparison of two editions: changes of clauses and of headings, in the order of the new edition.

    A removed entry is listed after the entry that came before it.
    """

    clauses: tuple[ClauseChange, ...]
    headings: tuple[ClauseChange, ...]

    def changes_by_old_number(self) -> dict[str, ClauseChange]:
        """The change of each clause of the old edition, by its number."""
        return {number: change for change in self.clauses for number in change.old}

    def changes_by_new_number(self) -> dict[str, ClauseChange]:
        """The change of each clause of the new edition, by its number."""
        return {number: change for change in self.clauses for number in change.new}


def with_successors(comparison: EditionComparison, successors: Mapping[str, str]) -> EditionComparison:
    """The comparison in which clauses that are gone became part of others, by number. Raises `ValueError`."""
    changes = list(comparison.clauses)
    for old, new in successors.items():
        gone = next((each for each in changes if each.kind == "gone" and each.old == (old,)), None)
        if gone is None:
            raise ValueError(f"the clause {old} is not gone")
        at = next((at for at, each in enumerate(changes) if each.new == (new,)), None)
        if at is None:
            raise ValueError(f"the new edition has no clause {new}, or it is a part of a split clause")
        into = changes[at]
        kind: Kind = "merged" if into.old else "moved-reworded"
        changes[at] = replace(into, kind=kind, old=(*into.old, old), refers_to=())
        changes.remove(gone)
    return replace(comparison, clauses=tuple(changes))


def compare_entries(old: Sequence[ComparedEntry], new: Sequence[ComparedEntry]) -> EditionComparison:
    """Compare two editions, each given as its headings and clauses in order."""
    found = match_entries(old, new)
    whole_of = {piece: one for one, pieces in found.splits.items() for piece in pieces}
    merged = {piece for pieces in found.mergers.values() for piece in pieces}
    renumbered = {old[one].number: new[other].number for one, other in found.to_new.items()}
    told: list[tuple[float, bool, ClauseChange]] = []
    for other, part in enumerate(new):
        if other in whole_of:
            one = whole_of[other]
            if other == found.splits[one][0]:
                told.append((other, False, _change("split", found, [one], found.splits[one])))
        elif other in found.mergers:
            told.append((other, False, _change("merged", found, found.mergers[other], [other])))
        elif other in found.to_old:
            told.append((other, part.heading, classify_change(old[found.to_old[other]], part, renumbered)))
        else:
            told.append((other, part.heading, ClauseChange("new", (), (part.number,), 0.0)))
    place = -1.0
    for one, part in enumerate(old):
        if one in found.to_new:
            place = found.to_new[one]
        elif one not in merged:
            told.append((place + 0.5, part.heading, ClauseChange("gone", (part.number,), (), 0.0)))
    told.sort(key=lambda entry: entry[0])
    clauses = tuple(change for _, heading, change in told if not heading)
    headings = tuple(change for _, heading, change in told if heading)
    _account(clauses, headings, old, new)
    return EditionComparison(_with_what_they_refer_to(clauses, old), headings)


def _account(
    clauses: Sequence[ClauseChange],
    headings: Sequence[ClauseChange],
    old: Sequence[ComparedEntry],
    new: Sequence[ComparedEntry],
) -> None:
    """Raise `RuntimeError` unless each clause and heading of either edition is listed exactly once."""
    for heading, changes in ((False, clauses), (True, headings)):
        for side, told in (
            (old, (number for change in changes for number in change.old)),
            (new, (number for change in changes for number in change.new)),
        ):
            counted = Counter(told)
            counted.subtract(part.number for part in side if part.heading is heading)
            if amiss := sorted(number for number, count in counted.items() if count):
                raise RuntimeError(f"the comparison does not account exactly once for {', '.join(amiss)}")


def classify_change(mine: ComparedEntry, theirs: ComparedEntry, renumbered: dict[str, str]) -> ClauseChange:
    """The change of a clause that was neither split nor merged. `renumbered` maps old numbers to changed new ones."""
    numbers = (mine.number,), (theirs.number,)
    moved = mine.number != theirs.number
    if mine.masked == theirs.masked:
        if tuple(renumbered.get(number, number) for number in mine.references) != theirs.references:
            return ClauseChange("reference-changed", *numbers, 1.0)
        if (mine.examples, mine.illustrations) != (theirs.examples, theirs.illustrations):
            return ClauseChange("example-changed", *numbers, 1.0)
        if _printed_otherwise(mine, theirs):
            return ClauseChange("typographic", *numbers, 1.0)
        return ClauseChange("moved" if moved else "unchanged", *numbers, 1.0)
    return ClauseChange("moved-reworded" if moved else "reworded", *numbers, min(0.999, entry_similarity(mine, theirs)))


def _printed_otherwise(mine: ComparedEntry, theirs: ComparedEntry) -> bool:
    """Whether the same words are printed with other marks: `～` for `~`, for example.

    With fingerprints only, that is known only if no reference was renumbered.
    """
    if mine.words is not None and theirs.words is not None:
        return mine.words != theirs.words
    return mine.references == theirs.references and mine.exact != theirs.exact


def _change(kind: Kind, found: EntryMatching, mine: Sequence[int], theirs: Sequence[int]) -> ClauseChange:
    ours, others = [found.old[one] for one in mine], [found.new[other] for other in theirs]
    like = min(0.999, entry_similarity(merge_entries(ours), merge_entries(others)))
    return ClauseChange(kind, tuple(part.number for part in ours), tuple(part.number for part in others), like)


def _with_what_they_refer_to(told: tuple[ClauseChange, ...], old: Sequence[ComparedEntry]) -> tuple[ClauseChange, ...]:
    """The changes, with the changed references of clauses with the same words."""
    there = {part.number: part for part in old}
    changed = {number for change in told if change.kind not in KEPT for number in change.old}

    def changed_references(change: ClauseChange) -> tuple[str, ...]:
        reached = _reached(there[change.old[0]].references, there)
        return tuple(dict.fromkeys(number for number in reached if number in changed))

    return tuple(
        replace(change, refers_to=changed_references(change)) if change.kind in KEPT else change for change in told
    )


def _reached(references: Sequence[str], there: Container[str]) -> Iterator[str]:
    """The numbers that are referred to; two adjacent ones are the ends of a range, which includes all numbers in
    between.
    """
    for index, number in enumerate(references):
        yield number
        first, last = _LAST.match(number), _LAST.match(references[index + 1] if index + 1 < len(references) else "")
        if first and last and first[1] == last[1]:
            yield from (name for n in range(int(first[2]) + 1, int(last[2])) if (name := f"{first[1]}{n}") in there)
