"""Deduplication of findings: only one finding of each cause is written.

Two findings are assumed to have the same cause if the kind of their difference and their most likely clause are the
same, or if the engine fails with the same message. Failing scenarios do not count as evidence for a clause here: an
engine with many faults fails on many scenarios in every case.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection

from .lockstep import PlayResult

ALIKE = 3
"""The number of findings of a known cause after which further differences of the same form are ignored.

A play continues after such a difference if it can, and ends otherwise.
"""

_FIELDS = re.compile(r" \w+=(?:'[^']*'|\"[^\"]*\"|[^\s;]+)")
_LIST = re.compile(r"\*(?:, \*)+")
_NAMES = re.compile(r"'[^']*'|\"[^\"]*\"|\b[A-Z][\w#'-]*(?: [a-z ]+ \d+)?|[+-]?\d+")

Cause = tuple[str, str]


class FindingCauses:
    """The causes of the findings so far. ``known`` are the clauses whose deviations are in a baseline."""

    def __init__(self, known: Collection[str] = ()) -> None:
        self._known = frozenset(known)
        self._causes: Counter[Cause] = Counter()
        self._looks: Counter[str] = Counter()
        self.found = self.folded = self.alike = self.left_out = 0

    def known_signatures(self) -> frozenset[str]:
        """The signatures of differences that repeatedly, and without exception, had a known cause."""
        return frozenset(each for each, times in self._looks.items() if times >= ALIKE)

    def is_known_cause(self, play: PlayResult) -> bool:
        """Whether the difference at the end of a play has a known signature. Counts such differences."""
        known = difference_signature(play.about, play.differences[0]) in self.known_signatures()
        self.alike += known
        return known

    def is_new_cause(self, play: PlayResult, small: PlayResult, clause: str, say: Callable[[str], None]) -> bool:
        """Whether a finding is to be written: its cause is new, and not in the baseline."""
        cause = _cause(small, clause)
        self._causes[cause] += 1
        if clause in self._known:
            self.left_out += 1
            say(f"left out: the baseline contains deviations from {clause}")
        elif self._causes[cause] > 1:
            self.folded += 1
            say(f"a duplicate of an earlier finding: {cause[0]}, {cause[1]}")
        else:
            self.found += 1
            self._looks[difference_signature(play.about, play.differences[0])] = 0
            return True
        self._looks[difference_signature(play.about, play.differences[0])] += 1
        return False

    def report_duplicates(self, say: Callable[[str], None]) -> None:
        """Report the numbers of findings that were not written."""
        for number, words in (
            (self.folded, "further findings of the same causes"),
            (self.left_out, "findings about clauses with deviations in the baseline"),
            (self.alike, f"differences were ignored, because {ALIKE} similar ones had the same causes"),
        ):
            if number:
                say(f"{number} {words}")


def _cause(play: PlayResult, clause: str) -> Cause:
    if play.about.startswith("failure"):
        return play.about, difference_signature(play.about, play.differences[0])
    return difference_kind(play.about, play.differences[0]), clause


def difference_kind(about: str, difference: str) -> str:
    """The difference without cards, players, numbers and fields: the kinds of asks, options, events and places."""
    return difference_signature(about, _FIELDS.sub("", difference))


def difference_signature(about: str, difference: str) -> str:
    """A difference without its names and numbers, and without the lengths of lists."""
    return f"{about}: {_LIST.sub('*', _NAMES.sub('*', difference))}"
