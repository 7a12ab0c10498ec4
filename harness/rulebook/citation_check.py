"""The check of a citation: does the rulebook have the clause, and does it still say the same?"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from operator import attrgetter
from typing import Literal

from ...rulebooks import Ledger
from ...rulebooks.comparison import (
    KEPT,
    ClauseChange,
    ComparedEdition,
    ComparedEntry,
    EditionComparison,
    list_compared_entries,
)
from ...rulebooks.fingerprints import HEX_DIGITS
from ...rulebooks.spelling import nearest_match
from ..base.command_errors import WrongUse
from .citation_search import CitedText, FileCitation
from .edition_difference import edition_name

Kind = Literal["good", "heading", "unknown", "gone", "renumbered", "changed", "fingerprint"]

_FINGERPRINT = re.compile(rf"[0-9a-f]{{4,{HEX_DIGITS}}}")
_LAST_PART = re.compile(r"[.-][^.-]*$")
_SHOWN_DIGITS = 8


@dataclass(frozen=True)
class CheckedCitation:
    """A citation and the result of its check.

    ``entries`` are the numbers of the clauses or headings that it stands for in the checked edition. ``fixes`` are the
    new texts of its parts, if it can be corrected without a person.
    """

    citation: FileCitation
    kind: Kind
    message: str
    entries: tuple[str, ...]
    fixes: tuple[tuple[CitedText, str], ...] = ()


class CitedRulebook:
    """The edition that a project cites.

    With ``since`` and its ``comparison`` to the edition, citations without a fingerprint, or with one of the older
    edition, are taken as citations of the edition ``since``, as far as it has their clauses.
    """

    def __init__(
        self,
        edition: ComparedEdition,
        since: ComparedEdition | None = None,
        comparison: EditionComparison | None = None,
    ) -> None:
        self.name = edition_name(edition)
        self._since_name = edition_name(since) if since else ""
        self._entries = list_compared_entries(edition)
        self._old_entries = list_compared_entries(since) if since else ()
        self._by_number = _group_by_number(self._entries)
        self._old_by_number = _group_by_number(self._old_entries)
        self._changes: dict[str, ClauseChange] = {}
        for change in (*comparison.headings, *comparison.clauses) if comparison else ():
            self._changes.update(dict.fromkeys(change.old, change))
        self._ledger = edition if isinstance(edition, Ledger) else None
        self._suggestion = cache(self._find_suggestion)

    @property
    def kind_to_cite(self) -> str:
        """The kind of clauses that a project should cite, as a word before "clauses"; empty for all clauses."""
        return "behavioural " if self._ledger else ""

    @cached_property
    def numbers_to_cite(self) -> tuple[str, ...]:
        """The clauses that a project should cite: those that play can break, or all if that is not known."""
        if self._ledger:
            return tuple(clause.id for clause in self._ledger if clause.kind == "behavioural")
        return tuple(dict.fromkeys(entry.number for entry in self._entries if not entry.heading))

    def title_of(self, number: str) -> str:
        """Our title of a clause or heading; empty for a document's."""
        if self._ledger is None:
            return ""
        return (self._ledger[number] if number in self._ledger else self._ledger.heading_by_id(number)).title

    def fingerprint_of(self, number: str) -> str:
        """The first digits of the fingerprint of a clause or heading, as a citation may have them.

        Raises :class:`WrongUse` for an unknown number.
        """
        if number not in self._by_number:
            raise WrongUse(f"{number} is not in {self.name}{self._suggestion(number)}")
        return self._by_number[number][0].exact[:_SHOWN_DIGITS]

    def check_citation(self, citation: FileCitation) -> CheckedCitation:
        """The result of the check of one citation."""
        number, given = citation.clause.text, citation.fingerprint
        if given is None:
            change = self._changes.get(number)
            return self._check_change(citation, change) if change else self._check_number(citation)
        digits = given.text.lower()
        if not _FINGERPRINT.fullmatch(digits):
            problem = f"{given.text!r} is not a fingerprint, which has 4 to {HEX_DIGITS} hexadecimal digits"
            return CheckedCitation(citation, "fingerprint", problem, self._known(number))
        if _with_fingerprint(self._by_number.get(number, ()), digits):
            return self._check_number(citation)
        if _with_fingerprint(self._old_by_number.get(number, ()), digits):
            return self._check_change(citation, self._changes[number])
        moved = _with_fingerprint(self._entries, digits)
        if len(moved) == 1:
            return _renumbered(citation, moved[0], self.name, is_sure=True)
        if number not in self._by_number:
            return self._check_number(citation)
        problem = f"{number} has the fingerprint {self.fingerprint_of(number)} in {self.name}, not {given.text}"
        return CheckedCitation(citation, "fingerprint", problem, (number,))

    def _check_number(self, citation: FileCitation) -> CheckedCitation:
        """The check of a number alone."""
        number = citation.clause.text
        if number not in self._by_number:
            problem = f"{number} is not in {self.name}{self._suggestion(number)}"
            return CheckedCitation(citation, "unknown", problem, ())
        if all(entry.heading for entry in self._by_number[number]):
            return CheckedCitation(
                citation, "heading", f"{number} is a heading in {self.name}, and not a clause", (number,)
            )
        return CheckedCitation(citation, "good", "", (number,))

    def _find_suggestion(self, number: str) -> str:
        """The end of the message about an unknown number: the last number beside it, or the nearest one."""
        above = _LAST_PART.sub("", number)
        if above in self._by_number:
            beside = [entry.number for entry in self._entries if entry.parent == above]
            return f"; {above} ends with {beside[-1]}" if beside else f"; {above} has nothing under it"
        near = nearest_match(number, self._by_number)
        return f'; did you mean "{near}"?' if near else ""

    def _check_change(self, citation: FileCitation, change: ClauseChange) -> CheckedCitation:
        """The check of a citation of the older edition."""
        number = citation.clause.text
        if change.kind == "gone":
            reused = f", where {number} is another clause" if number in self._by_number else ""
            return CheckedCitation(
                citation, "gone", f"{number} of {self._since_name} is gone in {self.name}{reused}", ()
            )
        is_heading = all(entry.heading for entry in self._by_number[change.new[0]])
        if change.kind in KEPT or is_heading:
            new = self._by_number[change.new[0]][0]
            if change.new != (number,):
                old = self._old_by_number[number][0]
                return _renumbered(citation, new, self.name, is_sure=self._is_sure(old, new))
            if citation.fingerprint and not new.exact.startswith(citation.fingerprint.text.lower()):
                problem = f"{number} has the fingerprint {new.exact[:_SHOWN_DIGITS]} in {self.name}"
                if change.kind not in KEPT:
                    return CheckedCitation(citation, "fingerprint", problem, (number,))
                problem += "; only marks or the numbers in it changed"
                return CheckedCitation(citation, "fingerprint", problem, (number,), _fixes(citation, new))
            return self._check_number(citation)
        places = " and ".join(change.new)
        is_elsewhere = "" if change.new == (number,) else f", and is {places}"
        said = {
            "reworded": f"was reworded{is_elsewhere}",
            "moved-reworded": f"was reworded{is_elsewhere}",
            "split": f"was split into {places}",
            "merged": f"was merged into {places}",
            "reference-changed": f"refers to other clauses{is_elsewhere}",
            "example-changed": f"has other examples{is_elsewhere}",
        }[change.kind]
        return CheckedCitation(citation, "changed", f"{number} of {self._since_name} {said} in {self.name}", change.new)

    def _is_sure(self, old: ComparedEntry, new: ComparedEntry) -> bool:
        """Whether both have the same words, and no other entry of the two editions has them."""
        return any(
            word_of(old) == word_of(new) and old_counts[word_of(old)] == new_counts[word_of(new)] == 1
            for word_of, old_counts, new_counts in self._word_counts
        )

    @cached_property
    def _word_counts(self) -> list[tuple[Callable[[ComparedEntry], str], Counter[str], Counter[str]]]:
        """How many entries of each edition have the same words, with and without the clauses that they refer to."""
        return [
            (word_of, Counter(map(word_of, self._old_entries)), Counter(map(word_of, self._entries)))
            for word_of in (attrgetter("exact"), attrgetter("masked"))
        ]

    def _known(self, number: str) -> tuple[str, ...]:
        return (number,) if number in self._by_number else ()


def _renumbered(citation: FileCitation, new: ComparedEntry, edition: str, *, is_sure: bool) -> CheckedCitation:
    problem = f"{citation.clause.text} is {new.number} in {edition}"
    if is_sure:
        return CheckedCitation(citation, "renumbered", problem, (new.number,), _fixes(citation, new))
    return CheckedCitation(citation, "renumbered", f"{problem}, as far as its place tells: check it", (new.number,))


def _group_by_number(entries: Iterable[ComparedEntry]) -> dict[str, list[ComparedEntry]]:
    """The entries by number. A document may use a number twice."""
    groups: dict[str, list[ComparedEntry]] = {}
    for entry in entries:
        groups.setdefault(entry.number, []).append(entry)
    return groups


def _with_fingerprint(entries: Iterable[ComparedEntry], digits: str) -> list[ComparedEntry]:
    return [entry for entry in entries if entry.exact.startswith(digits)]


def _fixes(citation: FileCitation, new: ComparedEntry) -> tuple[tuple[CitedText, str], ...]:
    """The new number, and as many digits of the new fingerprint as the citation has."""
    fixes = [(citation.clause, new.number)]
    if given := citation.fingerprint:
        fixes.append((given, new.exact[: len(given.text)]))
    return tuple(fix for fix in fixes if fix[0].text.lower() != fix[1])
