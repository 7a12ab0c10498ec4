"""Matches the entries of one edition with those of another.

Entries with the same words are matched first, wherever they are; then those with the same words except for references;
then those with similar words, the most similar first. An entry left over next to a pair may be a piece of it: the
clause was split, or two were merged. If words alone cannot decide, the context does: the parent of an entry, and its
neighbours.
"""

from __future__ import annotations

from bisect import bisect
from collections import defaultdict
from collections.abc import Callable, Container, Hashable, Iterable, Sequence

from rapidfuzz import fuzz, process

from .compared_entries import ComparedEntry, combined_similarity, contained_share, entry_similarity

SURE = 0.75
"""The similarity from which two entries are the same in any context."""

LIKELY = 0.42
"""The similarity from which two entries are the same in the same context."""

COMPANY = 0.24
"""The similarity that is enough for two entries of the same context with no other entry between their neighbours."""

UNSEEN = 0.08
"""The similarity that is enough under the same number in the same context if only sketches are compared: sketches of a
few words say little.
"""

PIECES = 3
"""The greatest number of clauses into which one may be split."""

_GAIN = 0.03
"""The least gain in similarity to the whole for which another piece is added."""

_WHOLE = 0.6
_CONTAINED = 0.7
_WHOLLY = 0.9
_EVERY_WORD = 0.99
_BONUS = 0.07
_CANDIDATES = 6
_MANY = 3_000_000
_WINDOW = 250
"""The greatest distance between the places of two entries that are compared, if there are too many pairs otherwise."""


class EntryMatching:
    """Pairs of indices, of the old entries and of the new ones.

    `splits` maps an old entry to its new pieces, `mergers` a new entry to its old ones.
    """

    def __init__(self, old: Sequence[ComparedEntry], new: Sequence[ComparedEntry]) -> None:
        self.old = old
        self.new = new
        self.to_new: dict[int, int] = {}
        self.to_old: dict[int, int] = {}
        self.splits: dict[int, list[int]] = {}
        self.mergers: dict[int, list[int]] = {}
        self._old_at = {part.number: index for index, part in enumerate(old)}
        self._new_at = {part.number: index for index, part in enumerate(new)}

    def pair_entries(self, one: int, other: int) -> None:
        """Match two entries."""
        self.to_new[one] = other
        self.to_old[other] = one

    def count_shared_context(self, one: int, other: int) -> int:
        """The number of equal parts of the context, from 0 to 4: number, parent, the entry before, the entry after."""
        mine, theirs = self.old[one], self.new[other]
        before = (one == 0 and other == 0) or (one > 0 and self.to_new.get(one - 1) == other - 1 >= 0)
        last = one + 1 == len(self.old) and other + 1 == len(self.new)
        behind = last or self.to_new.get(one + 1) == other + 1
        return (mine.number == theirs.number) + self.have_same_parent(one, other) + before + behind

    def have_same_parent(self, one: int, other: int) -> bool:
        """Whether the parents of both are matched."""
        mine, theirs = self.old[one].parent, self.new[other].parent
        if mine is None or theirs is None:
            return mine is theirs
        return self.to_new.get(self._old_at.get(mine, -1), -2) == self._new_at.get(theirs, -1)

    def crosses_sibling(self, one: int, other: int) -> bool:
        """Whether a matched entry of the same parents comes before the one and after the other, or the reverse.

        Such a pair would have changed places with its sibling, so that the same number means little.
        """
        above = self.old[one].parent, self.new[other].parent
        return any(
            (before < one) != (after < other)
            for before, after in self.to_new.items()
            if (self.old[before].parent, self.new[after].parent) == above
        )

    def unmatched_old(self) -> list[int]:
        """The old entries that are neither matched nor a piece of another."""
        pieces = {piece for pieces in self.mergers.values() for piece in pieces}
        return [index for index in range(len(self.old)) if index not in self.to_new and index not in pieces]

    def unmatched_new(self) -> list[int]:
        """The new entries that are neither matched nor a piece of another."""
        pieces = {piece for pieces in self.splits.values() for piece in pieces}
        return [index for index in range(len(self.new)) if index not in self.to_old and index not in pieces]


def match_entries(old: Sequence[ComparedEntry], new: Sequence[ComparedEntry]) -> EntryMatching:
    """The matched entries of two editions."""
    found = EntryMatching(old, new)
    _same(found, lambda part: part.exact)
    _same(found, lambda part: part.masked)
    _alike(found, lambda like, company: like >= SURE or (like >= 0.6 and company >= 2))
    _pieces(found)
    _claims(found)
    _alike(found, lambda like, company: like >= LIKELY and company >= 1)
    _between(found)
    _pieces(found)
    _claims(found)
    return found


def _same(found: EntryMatching, key: Callable[[ComparedEntry], Hashable]) -> None:
    """Match entries with the same key: at once if the key is unique, otherwise by their context."""
    groups: dict[Hashable, tuple[list[int], list[int]]] = defaultdict(lambda: ([], []))
    for index in found.unmatched_old():
        groups[key(found.old[index]), found.old[index].heading][0].append(index)
    for index in found.unmatched_new():
        groups[key(found.new[index]), found.new[index].heading][1].append(index)
    several: list[tuple[list[int], list[int]]] = []
    for mine, theirs in groups.values():
        if len(mine) == len(theirs) == 1:
            found.pair_entries(mine[0], theirs[0])
        elif mine and theirs:
            several.append((mine, theirs))
    for mine, theirs in several:
        _best(found, [(1.0, one, other) for one in mine for other in theirs], lambda like, company: company >= 1)
    for mine, theirs in several:
        rest = [index for index in mine if index not in found.to_new]
        for one, other in zip(rest, [index for index in theirs if index not in found.to_old], strict=False):
            found.pair_entries(one, other)


def _alike(found: EntryMatching, enough: Callable[[float, int], bool]) -> None:
    """Match entries with similar words, the most similar first, and repeat as long as new context helps."""
    candidates = list(_candidates(found))
    before = -1
    while before != (before := len(found.to_new)):
        _best(found, candidates, enough)


def _best(
    found: EntryMatching, candidates: Iterable[tuple[float, int, int]], enough: Callable[[float, int], bool]
) -> None:
    ranked = []
    for like, one, other in candidates:
        if one in found.to_new or other in found.to_old:
            continue
        company = found.count_shared_context(one, other)
        if enough(like, company) and (like >= SURE or not found.crosses_sibling(one, other)):
            ranked.append((like + _BONUS * company, -abs(one - other), one, other))
    for _, _, one, other in sorted(ranked, reverse=True):
        if one not in found.to_new and other not in found.to_old:
            found.pair_entries(one, other)


def _candidates(found: EntryMatching) -> Iterable[tuple[float, int, int]]:
    """Pairs that may be the same, with their similarity: for each unmatched old entry the most similar new ones."""
    mine = found.unmatched_old()
    for heading in (True, False):
        ours = [index for index in mine if found.old[index].heading is heading]
        theirs = [index for index in found.unmatched_new() if found.new[index].heading is heading]
        for one in ours:
            near = theirs
            if len(ours) * len(theirs) > _MANY:
                middle = one * len(found.new) // len(found.old)
                near = theirs[bisect(theirs, middle - _WINDOW) : bisect(theirs, middle + _WINDOW)]
            likest = _likest(found, found.old[one], near)
            yield from ((_stayed(found, like, one, other), one, other) for like, other in likest if like >= COMPANY)


def _stayed(found: EntryMatching, like: float, one: int, other: int) -> float:
    """The similarity of two entries; it is greater if one contains all words of the other under the same number."""
    mine, theirs = found.old[one], found.new[other]
    stayed = like >= LIKELY and mine.number == theirs.number and _held(mine, theirs) >= _EVERY_WORD
    return (like + 1) / 2 if stayed and not found.crosses_sibling(one, other) else like


def _likest(found: EntryMatching, part: ComparedEntry, others: list[int]) -> list[tuple[float, int]]:
    if part.words is not None and others and found.new[others[0]].words is not None:
        words = {other: found.new[other].words or "" for other in others}
        ranked = process.extract(part.words, words, scorer=fuzz.ratio, limit=_CANDIDATES, score_cutoff=100 * COMPANY)
        return [(score / 100, other) for _, score, other in ranked]
    return sorted(((entry_similarity(part, found.new[other]), other) for other in others), reverse=True)[:_CANDIDATES]


def _between(found: EntryMatching) -> None:
    """Match entries that alone are left between the same neighbours, unless their words are too different."""
    free = set(found.unmatched_new())
    for one in found.unmatched_old():
        before = found.to_new.get(one - 1, -1) if one else -1
        other = before + 1
        if (one and before < 0) or other not in free:
            continue
        mine, theirs = found.old[one], found.new[other]
        behind = found.to_new.get(one + 1) == other + 1 or (one + 1 == len(found.old) and other + 1 == len(found.new))
        same_company = behind and mine.heading == theirs.heading and found.have_same_parent(one, other)
        unseen = None in (mine.words, theirs.words) and mine.number == theirs.number
        if same_company and (mine.heading or entry_similarity(mine, theirs) >= (UNSEEN if unseen else COMPANY)):
            found.pair_entries(one, other)


def _pieces(found: EntryMatching) -> None:
    """Find splits and mergers among the pairs whose words differ."""
    free_old, free_new = set(found.unmatched_old()), set(found.unmatched_new())
    for one, other in sorted(found.to_new.items()):
        mine, theirs = found.old[one], found.new[other]
        if mine.heading or mine.masked == theirs.masked or one in found.splits or other in found.mergers:
            continue
        if len(pieces := _together(mine, found.new, other, free_new)) > 1:
            found.splits[one] = pieces
            free_new.difference_update(pieces)
        elif len(pieces := _together(theirs, found.old, one, free_old)) > 1:
            found.mergers[other] = pieces
            free_old.difference_update(pieces)


def _together(whole: ComparedEntry, side: Sequence[ComparedEntry], first: int, free: Container[int]) -> list[int]:
    """The entries around one that together are the whole, as long as each makes them more similar to it."""
    pieces = [first]
    like = combined_similarity(whole, [side[first]])
    while len(pieces) < PIECES:
        beside = [i for i in (pieces[0] - 1, pieces[-1] + 1) if i in free and not side[i].heading]
        options = [(combined_similarity(whole, [side[i] for i in sorted([*pieces, new])]), new) for new in beside]
        best = max(options, default=(0.0, -1))
        if best[0] < max(_WHOLE, like + _GAIN) or contained_share(whole, side[best[1]]) < _CONTAINED:
            break
        like = best[0]
        pieces = sorted([*pieces, best[1]])
    return pieces


def _claims(found: EntryMatching) -> None:
    """Match pieces with the entries that they contain: a sentence was moved from the neighbouring entry."""
    for whole, pieces in found.splits.items():
        for one, other in _claimed(found.old, whole, found.unmatched_old(), found.new, pieces):
            pieces.remove(other)
            found.pair_entries(one, other)
        if found.to_new[whole] not in pieces:
            found.pair_entries(whole, _likest_piece(found.old[whole], found.new, pieces))
    for whole, pieces in found.mergers.items():
        for other, one in _claimed(found.new, whole, found.unmatched_new(), found.old, pieces):
            pieces.remove(one)
            found.pair_entries(one, other)
        if found.to_old[whole] not in pieces:
            found.pair_entries(_likest_piece(found.new[whole], found.old, pieces), whole)
    found.splits = {whole: pieces for whole, pieces in found.splits.items() if len(pieces) > 1}
    found.mergers = {whole: pieces for whole, pieces in found.mergers.items() if len(pieces) > 1}


def _claimed(
    side: Sequence[ComparedEntry],
    whole: int,
    free: Iterable[int],
    others: Sequence[ComparedEntry],
    pieces: Sequence[int],
) -> list[tuple[int, int]]:
    """The unmatched entries around a whole, each with a piece that contains its words; at least one piece is left.

    An entry right next to the whole need not be similar to the piece at that end.
    """
    claimed: dict[int, int] = {}
    ends = {whole - 1: pieces[0], whole + 1: pieces[-1]}
    for one in free:
        if abs(one - whole) > PIECES or side[one].heading or len(claimed) + 1 == len(pieces):
            continue
        held = {piece: _held(others[piece], side[one]) for piece in pieces if piece not in claimed.values()}
        likely = [piece for piece in held if entry_similarity(side[one], others[piece]) >= COMPANY]
        if held.get(ends.get(one, -1), 0.0) >= _WHOLLY:
            claimed[one] = ends[one]
        elif likely and held[best := _likest_piece(side[one], others, likely)] >= _CONTAINED:
            claimed[one] = best
    return list(claimed.items())


def _held(one: ComparedEntry, other: ComparedEntry) -> float:
    """The share of the words of one that is found in the other, whichever is longer."""
    return max(contained_share(one, other), contained_share(other, one))


def _likest_piece(part: ComparedEntry, side: Sequence[ComparedEntry], among: Sequence[int]) -> int:
    return max(among, key=lambda index: entry_similarity(part, side[index]))
