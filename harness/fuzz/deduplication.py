"""What findings have in common: of those that have one cause, one is written.

Two are taken to have one cause where both are found in the same way, and in both most speaks for the same clause, or
where the engine fails with the same message. That the engine fails on scenarios of a clause speaks for none here: an
engine with many faults would have all of them in common.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection

from .lockstep import PlayResult

ALIKE = 3
"""So often findings that look alike have to come to a known cause, until further ones are passed over: a play goes on
where it can, or is left."""

_LIST = re.compile(r"\*(?:, \*)+")
_NAMES = re.compile(r"'[^']*'|\"[^\"]*\"|\b[A-Z][\w#'-]*(?: [a-z ]+ \d+)?|[+-]?\d+")

Cause = tuple[str, str]


class FindingCauses:
    """The causes of the findings so far. ``known`` are the clauses whose deviations a baseline knows."""

    def __init__(self, known: Collection[str] = ()) -> None:
        self._known = frozenset(known)
        self._causes: Counter[Cause] = Counter()
        self._looks: Counter[str] = Counter()
        self.found = self.folded = self.alike = self.left_out = 0

    def known_signatures(self) -> frozenset[str]:
        """How differences look that have come to known causes, often and always."""
        return frozenset(each for each, times in self._looks.items() if times >= ALIKE)

    def is_known_cause(self, play: PlayResult) -> bool:
        """Whether a play ended at such a difference, which is counted."""
        known = difference_signature(play.about, play.differences[0]) in self.known_signatures()
        self.alike += known
        return known

    def is_new_cause(self, play: PlayResult, small: PlayResult, clause: str, say: Callable[[str], None]) -> bool:
        """Whether a finding is to be written: of another cause than all before, and of none that is known."""
        cause = _cause(small, clause)
        self._causes[cause] += 1
        if clause in self._known:
            self.left_out += 1
            say(f"left out: {clause} deviates in the baseline")
        elif self._causes[cause] > 1:
            self.folded += 1
            say(f"the same as before: {cause[0]}, {cause[1]}")
        else:
            self.found += 1
            self._looks[difference_signature(play.about, play.differences[0])] = 0
            return True
        self._looks[difference_signature(play.about, play.differences[0])] += 1
        return False

    def report_duplicates(self, say: Callable[[str], None]) -> None:
        """Say what has not been written."""
        for number, words in (
            (self.folded, "findings more of the same causes"),
            (self.left_out, "findings of clauses that deviate in the baseline"),
            (self.alike, f"differences were such as had come to the same causes {ALIKE} times, and were passed over"),
        ):
            if number:
                say(f"{number} {words}")


def _cause(play: PlayResult, clause: str) -> Cause:
    if play.about.startswith("failure"):
        return play.about, difference_signature(play.about, play.differences[0])
    return play.about, clause or difference_signature(play.about, play.differences[0])


def difference_signature(about: str, difference: str) -> str:
    """How a difference looks: without names and numbers, and without how many there are in a row."""
    return f"{about}: {_LIST.sub('*', _NAMES.sub('*', difference))}"
