"""Scenes kept by the statements that they reach: for each statement of the reference engine, the smallest scene.

They are in a directory, one file per scene, so that later campaigns can start with them, and campaigns can share them.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path

import msgspec

from ...rulebooks.bounded_file import MIB, read_bounded_bytes
from ...steps.scene_recipe import SceneRecipe
from ..base.command_errors import WrongUse
from ..base.user_files import ensure_directory, remove_old_outputs, write_atomically
from .choosers import Decision

DECISION = 100
"""The size of a decision, in characters of a scene."""

DRAWN = 8
"""The number of kept scenes that are drawn as bases of new scenes."""


@dataclass(frozen=True)
class CorpusScene:
    """A scene and the decisions in it."""

    recipe: SceneRecipe
    decisions: tuple[Decision, ...] = ()


@dataclass
class StatementCoverage:
    """The smallest scene that reaches each place, with its size, and the number of scenes that reach it."""

    smallest: dict[int, tuple[int, CorpusScene]] = field(default_factory=dict)
    times: Counter[int] = field(default_factory=Counter)

    def add_scene(self, kept: CorpusScene, places: Collection[int]) -> None:
        """Record that a scene has reached these places."""
        self.times.update(places)
        size = DECISION * len(kept.decisions) + kept.recipe.text_size()
        for each in places:
            self._keep(each, size, kept)

    def merge_coverage(self, other: StatementCoverage) -> None:
        """Add the coverage of other scenes."""
        self.times.update(other.times)
        for place, (size, kept) in other.smallest.items():
            self._keep(place, size, kept)

    def kept_scenes(self) -> Iterator[CorpusScene]:
        """The kept scenes, each once."""
        yield from {id(kept): kept for _, kept in self.smallest.values()}.values()

    def _keep(self, place: int, size: int, kept: CorpusScene) -> None:
        if place not in self.smallest or size < self.smallest[place][0]:
            self.smallest[place] = size, kept


class Corpus:
    """The kept scenes of a game, in a subdirectory of the user's directory.

    Files that other campaigns write there at the same time stay, and a later campaign reads them.
    """

    def __init__(self, directory: Path, game: str) -> None:
        self._place = directory / game
        self._ours: set[Path] = set()
        self.reached = StatementCoverage()

    def load_scenes(self) -> tuple[CorpusScene, ...]:
        """The scenes in the directory. They have to be played again to find the places that they reach now.

        Raises :class:`WrongUse` for an invalid file.
        """
        self._ours = set(self._place.glob("*.json"))
        return tuple(map(_read, sorted(self._ours)))

    def draw_scenes(self, rng: random.Random) -> tuple[CorpusScene, ...]:
        """Scenes as bases of new ones. Scenes that reach rarely reached places are more likely."""
        places = sorted(self.reached.smallest)
        if not places:
            return ()
        weights = [1 / self.reached.times[each] for each in places]
        return tuple(self.reached.smallest[each][1] for each in rng.choices(places, weights, k=DRAWN))

    def save_scenes(self) -> None:
        """Write kept scenes, and delete files of scenes that are no longer kept. Raises :class:`WrongUse`."""
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
        return msgspec.json.decode(read_bounded_bytes(path, MIB), type=CorpusScene)
    except (msgspec.DecodeError, OSError) as error:
        raise WrongUse(f"{path} is not a scene of a corpus: {error}; delete the file") from error
