"""Where games live: in the rooms of this package, or in those of another distribution.

A home has a directory a game in each of four rooms, called alike everywhere: ``rulebooks`` with ledgers and words,
``features``, ``steps`` with a package of phrases, and ``reference_engine`` with a package that plays the game, where
there is one. A distribution says in an entry point of the group ``saitei.games`` that it is a game's home::

    [project.entry-points."saitei.games"]
    mygame = "mypackage"

so that the ledger of ``mygame`` stands in ``mypackage/rulebooks/mygame``.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

from msgspec import Struct

from ... import rulebooks
from ...rulebooks.ledger import FACTS
from ..base.command_errors import InfrastructureError

GROUP = "saitei.games"

_US = __package__.partition(".")[0]
_HERE = Path(__file__).resolve().parents[2]


class GameSource(Struct, frozen=True):
    """The rooms of some games: two directories and two packages. ``games`` are those that it is asked for; without
    them, all that have a ledger there. ``source`` is who says so.
    """

    features: str = str(_HERE / "features")
    rulebooks: str = str(_HERE / "rulebooks")
    steps: str = f"{_US}.steps"
    engines: str = f"{_US}.reference_engine"
    games: tuple[str, ...] = ()
    source: str = _US

    @property
    def features_root(self) -> Path:
        """The directory of features."""
        return Path(self.features).resolve()

    def hosted_games(self) -> tuple[str, ...]:
        """The games that live here."""
        return self.games or rulebooks.games_with_rulebook(Path(self.rulebooks))

    def room_directories(self) -> Iterator[Path]:
        """The directories of the rooms that are there."""
        yield self.features_root
        yield Path(self.rulebooks).resolve()
        for package in (self.steps, self.engines):
            if directory := _directory(package):
                yield directory.resolve()


def find_game_sources() -> tuple[GameSource, ...]:
    """This package, and every home that a distribution says it is.

    Raises :class:`Broken` for one that is none, and where two have a game of one name.
    """
    found = (GameSource(), *map(_home, _entries()))
    sources: dict[str, str] = {}
    for home in found:
        for game in home.hosted_games():
            if game in sources:
                raise InfrastructureError(
                    f'two games are called "{game}": that of {sources[game]} and that of {home.source}; '
                    "uninstall one, or give it another name"
                )
            sources[game] = home.source
    return found


def other_feature_roots() -> Iterator[Path]:
    """The directories of features of other distributions, as far as they can be found."""
    for entry in _entries():
        if directory := _directory(entry.value):
            yield (directory / "features").resolve()


def _entries() -> list[EntryPoint]:
    return sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value))


def _home(entry: EntryPoint) -> GameSource:
    source = f"{entry.dist.name} {entry.dist.version}" if entry.dist else entry.value
    said = f'{source}: the entry point {entry.name} = "{entry.value}" of {GROUP}'
    directory = _directory(entry.value)
    if directory is None:
        raise InfrastructureError(f"{said} names no package that can be found; correct it, or uninstall {source}")
    if not (directory / "rulebooks" / entry.name / FACTS).exists():
        where = directory / "rulebooks" / entry.name
        raise InfrastructureError(
            f"{said}: there is no ledger of {entry.name} in {where}; write {FACTS} there, or correct the name"
        )
    return GameSource(
        features=str(directory / "features"),
        rulebooks=str(directory / "rulebooks"),
        steps=f"{entry.module}.steps",
        engines=f"{entry.module}.reference_engine",
        games=(entry.name,),
        source=source,
    )


def _directory(package: str) -> Path | None:
    """The directory of a package; None if there is none."""
    try:
        spec = find_spec(package)
    except Exception:  # of a package above it, which is imported for that
        return None
    places = list(spec.submodule_search_locations or ()) if spec else []
    return Path(places[0]) if places else None
