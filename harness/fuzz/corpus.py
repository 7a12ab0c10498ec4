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

from ...steps.scene_recipe import SceneRecipe
from ..base.command_errors import WrongUse
from ..base.user_files import ensure_directory, remove_old_outputs, write_atomically
from .choosers import Decision

DECISION = 100
"""How large a decision is, beside the letters of a scene."""

DRAWN = 8
"""So many of the kept scenes are drawn for others to begin with."""


@dataclass(frozen=True)
class CorpusScene:
    """A scene, and what was decided in it."""

    recipe: SceneRecipe
    decisions: tuple[Decision, ...] = ()


@dataclass
class StatementCoverage:
    """By place, the smallest scene that reaches it, with its size, and how many do."""

    smallest: dict[int, tuple[int, CorpusScene]] = field(default_factory=dict)
    times: Counter[int] = field(default_factory=Counter)

    def add_scene(self, kept: CorpusScene, places: Collection[int]) -> None:
        """A scene has reached these."""
        self.times.update(places)
        size = DECISION * len(kept.decisions) + kept.recipe.text_size()
        for each in places:
            self._keep(each, size, kept)

    def merge_coverage(self, other: StatementCoverage) -> None:
        """What others have reached."""
        self.times.update(other.times)
        for place, (size, kept) in other.smallest.items():
            self._keep(place, size, kept)

    def kept_scenes(self) -> Iterator[CorpusScene]:
        """The scenes that are kept."""
        yield from {id(kept): kept for _, kept in self.smallest.values()}.values()

    def _keep(self, place: int, size: int, kept: CorpusScene) -> None:
        if place not in self.smallest or size < self.smallest[place][0]:
            self.smallest[place] = size, kept


class Corpus:
    """The kept scenes of a game, in a directory of their own under one that a user names.

    What others keep there meanwhile stays; a later campaign reads it.
    """

    def __init__(self, directory: Path, game: str) -> None:
        self._place = directory / game
        self._ours: set[Path] = set()
        self.reached = StatementCoverage()

    def load_scenes(self) -> tuple[CorpusScene, ...]:
        """The scenes that stand there, to be played again: only that tells what they reach now.

        Raises :class:`WrongUse`.
        """
        self._ours = set(self._place.glob("*.json"))
        return tuple(map(_read, sorted(self._ours)))

    def draw_scenes(self, rng: random.Random) -> tuple[CorpusScene, ...]:
        """Scenes to begin with, above all those that reach what is seldom reached."""
        places = sorted(self.reached.smallest)
        if not places:
            return ()
        weights = [1 / self.reached.times[each] for each in places]
        return tuple(self.reached.smallest[each][1] for each in rng.choices(places, weights, k=DRAWN))

    def save_scenes(self) -> None:
        """Write what is kept, and take away what no longer is. Raises :class:`WrongUse`."""
        kept = {self._place / _name(each): each for each in self.reached.kept_scenes()}
        ensure_directory(self._place)
        for path in kept.keys() - self._ours:
            write_atomically(path, msgspec.json.encode(kept[path]).decode() + "\n")
        remove_old_outputs(self._ours - kept.keys())
        self._ours = set(kept)


def _name(kept: CorpusScene) -> str:
    return blake2b(msgspec.json.encode(kept), digest_size=8).hexdigest() + ".json"


def _read(path: Path) -> CorpusScene:
    try:
        return msgspec.json.decode(path.read_bytes(), type=CorpusScene)
    except (msgspec.DecodeError, OSError) as error:
        raise WrongUse(f"{path} is no scene of a corpus: {error}; take it away") from error
