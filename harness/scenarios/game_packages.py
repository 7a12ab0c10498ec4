"""The places of games: in this package, or in another distribution.

Each place has four directories with a subdirectory for each game: ``rulebooks`` with its ledgers and words,
``features``, ``steps`` with a package of phrases, and optionally ``reference_engine`` with a package that plays the
game. A distribution declares in an entry point of the group ``saitei.games`` that it contains a game::

    [project.entry-points."saitei.games"]
    mygame = "mypackage"

Then the ledger of ``mygame`` is in ``mypackage/rulebooks/mygame``.
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
    """A place of games: two directories and two packages.

    ``games`` are the games that are taken from there; if it is empty, all that have a ledger there. ``source`` is the
    distribution that declares the place, for messages.
    """

    features: str = str(_HERE / "features")
    rulebooks: str = str(_HERE / "rulebooks")
    steps: str = f"{_US}.steps"
    engines: str = f"{_US}.reference_engine"
    games: tuple[str, ...] = ()
    source: str = _US

    @property
    def features_root(self) -> Path:
        """The directory of the feature files."""
        return Path(self.features).resolve()

    def hosted_games(self) -> tuple[str, ...]:
        """The games of this place."""
        return self.games or rulebooks.games_with_rulebook(Path(self.rulebooks))

    def room_directories(self) -> Iterator[Path]:
        """The directories of the place that exist."""
        yield self.features_root
        yield Path(self.rulebooks).resolve()
        for package in (self.steps, self.engines):
            if directory := _directory(package):
                yield directory.resolve()


def find_game_sources() -> tuple[GameSource, ...]:
    """This package, and each place of games that an installed distribution declares.

    Raises :class:`InfrastructureError` for a wrong declaration, and if two places have games of the same name.
    """
    found = (GameSource(), *map(_home, _entries()))
    sources: dict[str, str] = {}
    for home in found:
        for game in home.hosted_games():
            if game in sources:
                raise InfrastructureError(
                    f'{sources[game]} and {home.source} both have a game "{game}"; '
                    "uninstall one of them, or rename its game"
                )
            sources[game] = home.source
    return found


def other_feature_roots() -> Iterator[Path]:
    """The directories of feature files of other distributions, as far as they can be found."""
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
        raise InfrastructureError(
            f"{said} names a package that cannot be found; correct the entry point, or uninstall {source}"
        )
    if not (directory / "rulebooks" / entry.name / FACTS).exists():
        where = directory / "rulebooks" / entry.name
        raise InfrastructureError(
            f"{said}: the directory {where} has no ledger of {entry.name}; write {FACTS} there, or correct the name"
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
    """The directory of a package; None if the package does not exist."""
    try:
        spec = find_spec(package)
    except Exception:  # from a parent package, which is imported for this
        return None
    places = list(spec.submodule_search_locations or ()) if spec else []
    return Path(places[0]) if places else None
