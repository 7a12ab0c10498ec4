"""The suite: where the games' scenarios, ledgers and phrases stand.

Games are found by looking in the homes that there are: a ledger, a directory of features of the same name, a package of
phrases. All that the harness knows of a game it asks the suite, so that it can be run on another one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from msgspec import Struct, field
from msgspec.structs import replace

from ... import rulebooks
from ...adapters import Engine
from ...adapters.parts import BadGame
from ...adapters.words import Words, words
from ...rulebooks import Ledger, Lineage, UnknownClause
from ...steps import game as parts
from ...steps.vocabulary import Vocabulary
from ...steps.world import World
from ..base.errors import Broken, WrongUse, nearest
from .features import Feature, read, shown
from .homes import Home, homes


class Suite(Struct, frozen=True):
    """Where games live: by default in this package, and wherever a distribution says."""

    homes: tuple[Home, ...] = field(default_factory=homes)

    def games(self) -> tuple[str, ...]:
        """The games that have a ledger, in alphabetical order."""
        return tuple(sorted(_residents(self.homes)))

    def home(self, game: str) -> Home:
        """Where a game lives; raises :class:`WrongUse`. It is remembered, as ledgers are."""
        return _home(self.homes, game)

    def known(self, game: str) -> str:
        """The game, if there is one of that name; raises :class:`WrongUse`."""
        self.home(game)
        return game

    def with_features(self, game: str, root: Path) -> Suite:
        """The game alone, with other features: those in ``root/<game>``."""
        home = self.home(game)
        return Suite((replace(home, features=str(root), games=(game,)),))

    def places(self) -> tuple[Path, ...]:
        """The directories in which all stands that the games are made of."""
        return tuple(dict.fromkeys(place for home in self.homes for place in home.places()))

    # --- the rulebook ---

    def editions(self, game: str) -> tuple[str, ...]:
        """The editions of a game, the default one first; raises :class:`WrongUse`."""
        return rulebooks.editions(game, self._books(game))

    def ledger(self, game: str, edition: str | None = None) -> Ledger:
        """A game's ledger, of its default edition when none is named; raises :class:`WrongUse`."""
        editions = self.editions(game)
        if edition is not None and edition not in editions:
            raise WrongUse(f'there is no edition "{edition}" of {game}; {nearest(edition, editions)}')
        return rulebooks.load(game, edition, self._books(game))

    def lineages(self, game: str, edition: str) -> tuple[Lineage, ...]:
        """The steps from a game's default edition back to another, the latest first."""
        return rulebooks.lineages(game, edition, self._books(game))

    def ancestry(self, game: str) -> tuple[str, ...]:
        """The default edition of a game, the one that it follows, and so on."""
        return rulebooks.ancestry(game, self._books(game))

    def rulebook(self, game: str) -> Path:
        """The directory of a game's ledgers."""
        return self._books(game) / game

    def words(self, game: str) -> Words:
        """The words of a game at the protocol: those of every game, and its own."""
        return words(game, self._books(game))

    # --- the scenarios ---

    def parts(self, game: str) -> parts.Game:
        """What a game's scenarios are made of, imported when first asked for. Raises :class:`Broken`."""
        try:
            return parts.load(game, self.home(game).steps)
        except BadGame as error:
            raise Broken(str(error)) from error

    def vocabulary(self, game: str) -> Vocabulary:
        """A game's phrases, imported when first asked for. Raises :class:`Broken`."""
        self.parts(game)
        return parts.vocabulary(game, self.home(game).steps)

    def world(self, engine: Callable[[], Engine], game: str, edition: str, *, read_back: bool) -> World:
        """A world for one scenario of a game, on the engine that the callable gives."""
        return World(engine, game, edition, read_back=read_back, parts=self.parts(game))

    def phrases(self, game: str) -> Path:
        """The directory of a game's phrases."""
        self.parts(game)
        spec = find_spec(f"{self.home(game).steps}.{game}")
        assert spec is not None and spec.submodule_search_locations is not None
        return Path(spec.submodule_search_locations[0]).resolve()

    def files(self, game: str) -> list[Path]:
        """A game's feature files, in the order of their sections; last those of no section."""
        ledger = self.ledger(game)

        def place(path: Path) -> tuple[tuple[int, int], str]:
            try:
                section = ledger.named(path.stem)
            except UnknownClause:
                section = ""
            return ledger.place(section), path.stem

        return sorted((self.home(game).root / game).rglob("*.feature"), key=place)

    def roots(self) -> tuple[Path, ...]:
        """The directories of features."""
        return tuple(dict.fromkeys(home.root for home in self.homes))

    def holds(self, path: Path) -> bool:
        """Whether a file or directory is among the features."""
        return any(path.is_relative_to(root) for root in self.roots())

    def place(self, path: Path) -> str:
        """Where a feature file stands, from its directory of features, or from ours if it is in none."""
        return shown(path, self._root(path))

    def read(self, path: Path, text: str | None = None) -> Feature:
        """A feature file, or what it is to hold; raises :class:`.BadFeature`."""
        return read(path, self._root(path), text)

    # --- the reference engine ---

    def engines(self) -> Mapping[str, str]:
        """The packages that play games for the reference engine, by game."""
        names = {game: f"{home.engines}.{game}" for game, home in sorted(_residents(self.homes).items())}
        return {game: name for game, name in names.items() if _is_there(name)}

    # --- inside ---

    def _books(self, game: str) -> Path:
        return Path(self.home(game).rulebooks)

    def _root(self, path: Path) -> Path:
        roots = self.roots()
        return next((root for root in roots if path.is_relative_to(root)), roots[0])


def _residents(homes: tuple[Home, ...]) -> dict[str, Home]:
    return {game: home for home in homes for game in home.residents()}


@cache
def _home(homes: tuple[Home, ...], game: str) -> Home:
    known = _residents(homes)
    if game not in known:
        raise WrongUse(f'there is no game "{game}"; {nearest(game, sorted(known))}')
    return known[game]


def _is_there(package: str) -> bool:
    """Whether there is such a package. What is wrong with one that is there is said when it is loaded."""
    try:
        return find_spec(package) is not None
    except ModuleNotFoundError as error:
        return not f"{package}.".startswith(f"{error.name}.")
    except Exception:
        return True
