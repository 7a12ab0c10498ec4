"""Suggestions for a misspelled name: the candidate nearest to it.

``rapidfuzz`` is imported late: most runs make no suggestion.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile


def similarity_ratio(one: str, other: str) -> float:
    """The similarity of two texts, from 0 (no letter in common) to 1 (equal)."""
    from rapidfuzz import fuzz

    return fuzz.ratio(one, other) / 100


def nearest_match(text: str, candidates: Iterable[str], least: float = 0.6) -> str:
    """The candidate most similar to ``text``, or an empty string if none has a similarity ratio of at least ``least``.

    Of equally similar candidates, the one that shares the longest beginning.
    """
    from rapidfuzz import fuzz, process

    in_order = sorted(candidates, key=lambda candidate: -shared_start(text, candidate))
    found = process.extractOne(text, in_order, scorer=fuzz.ratio, score_cutoff=100 * least)
    return found[0] if found else ""


def shared_start(one: str, other: str) -> int:
    """The number of characters at the beginning that both texts share."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))
