"""Scenes that are kept by the statements that they reach: for each statement of the reference engine the smallest.

They stand in a directory, a file a scene, so that a later campaign begins with them, and campaigns can share them.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path

import msgspec

from ...steps.recipe import Recipe
from ..base.errors import WrongUse
from ..base.files import forget, make_directory, write
from .deciding import Decision

DECISION = 100
"""How large a decision is, beside the letters of a scene."""

DRAWN = 8
"""So many of the kept scenes are drawn for others to begin with."""


@dataclass(frozen=True)
class Kept:
    """A scene, and what was decided in it."""

    recipe: Recipe
    decisions: tuple[Decision, ...] = ()


@dataclass
class Reached:
    """By place, the smallest scene that reaches it, with its size, and how many do."""

    smallest: dict[int, tuple[int, Kept]] = field(default_factory=dict)
    times: Counter[int] = field(default_factory=Counter)

    def add(self, kept: Kept, places: Collection[int]) -> None:
        """A scene has reached these."""
        self.times.update(places)
        size = DECISION * len(kept.decisions) + kept.recipe.size()
        for each in places:
            self._keep(each, size, kept)

    def join(self, other: Reached) -> None:
        """What others have reached."""
        self.times.update(other.times)
        for place, (size, kept) in other.smallest.items():
            self._keep(place, size, kept)

    def scenes(self) -> Iterator[Kept]:
        """The scenes that are kept."""
        yield from {id(kept): kept for _, kept in self.smallest.values()}.values()

    def _keep(self, place: int, size: int, kept: Kept) -> None:
        if place not in self.smallest or size < self.smallest[place][0]:
            self.smallest[place] = size, kept


class Corpus:
    """The kept scenes of a game, in a directory of their own under one that a user names.

    What others keep there meanwhile stays; a later campaign reads it.
    """

    def __init__(self, directory: Path, game: str) -> None:
        self._place = directory / game
        self._ours: set[Path] = set()
        self.reached = Reached()

    def load(self) -> tuple[Kept, ...]:
        """The scenes that stand there, to be played again: only that tells what they reach now.

        Raises :class:`WrongUse`.
        """
        self._ours = set(self._place.glob("*.json"))
        return tuple(map(_read, sorted(self._ours)))

    def draw(self, rng: random.Random) -> tuple[Kept, ...]:
        """Scenes to begin with, above all those that reach what is seldom reached."""
        places = sorted(self.reached.smallest)
        if not places:
            return ()
        weights = [1 / self.reached.times[each] for each in places]
        return tuple(self.reached.smallest[each][1] for each in rng.choices(places, weights, k=DRAWN))

    def save(self) -> None:
        """Write what is kept, and take away what no longer is. Raises :class:`WrongUse`."""
        kept = {self._place / _name(each): each for each in self.reached.scenes()}
        make_directory(self._place)
        for path in kept.keys() - self._ours:
            write(path, msgspec.json.encode(kept[path]).decode() + "\n")
        forget(self._ours - kept.keys())
        self._ours = set(kept)


def _name(kept: Kept) -> str:
    return blake2b(msgspec.json.encode(kept), digest_size=8).hexdigest() + ".json"


def _read(path: Path) -> Kept:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Kept)
    except (msgspec.DecodeError, OSError) as error:
        raise WrongUse(f"{path} is no scene of a corpus: {error}; take it away") from error
