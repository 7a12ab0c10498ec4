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
from ...adapters.game_package import BadGame
from ...adapters.protocol_vocabulary import GameVocabulary, load_vocabulary
from ...rulebooks import EditionLineage, Ledger, UnknownClause
from ...steps import suite_game as parts
from ...steps.phrase_vocabulary import Vocabulary
from ...steps.world import World
from ..base.command_errors import InfrastructureError, WrongUse, nearest_suggestion
from .feature_parser import Feature, display_path, read_feature
from .game_packages import GameSource, find_game_sources


class Suite(Struct, frozen=True):
    """Where games live: by default in this package, and wherever a distribution says."""

    homes: tuple[GameSource, ...] = field(default_factory=find_game_sources)

    def game_names(self) -> tuple[str, ...]:
        """The games that have a ledger, in alphabetical order."""
        return tuple(sorted(_residents(self.homes)))

    def game_source(self, game: str) -> GameSource:
        """Where a game lives; raises :class:`WrongUse`. It is remembered, as ledgers are."""
        return _home(self.homes, game)

    def require_game(self, game: str) -> str:
        """The game, if there is one of that name; raises :class:`WrongUse`."""
        self.game_source(game)
        return game

    def with_features(self, game: str, root: Path) -> Suite:
        """The game alone, with other features: those in ``root/<game>``."""
        home = self.game_source(game)
        return Suite((replace(home, features=str(root), games=(game,)),))

    def game_directories(self) -> tuple[Path, ...]:
        """The directories in which all stands that the games are made of."""
        return tuple(dict.fromkeys(place for home in self.homes for place in home.room_directories()))

    # --- the rulebook ---

    def edition_names(self, game: str) -> tuple[str, ...]:
        """The editions of a game, the default one first; raises :class:`WrongUse`."""
        return rulebooks.list_editions(game, self._books(game))

    def load_ledger(self, game: str, edition: str | None = None) -> Ledger:
        """A game's ledger, of its default edition when none is named; raises :class:`WrongUse`."""
        editions = self.edition_names(game)
        if edition is not None and edition not in editions:
            raise WrongUse(f'there is no edition "{edition}" of {game}; {nearest_suggestion(edition, editions)}')
        return rulebooks.load_ledger(game, edition, self._books(game))

    def edition_lineages(self, game: str, edition: str) -> tuple[EditionLineage, ...]:
        """The steps from a game's default edition back to another, the latest first."""
        return rulebooks.lineages_to_edition(game, edition, self._books(game))

    def edition_ancestry(self, game: str) -> tuple[str, ...]:
        """The default edition of a game, the one that it follows, and so on."""
        return rulebooks.edition_ancestry(game, self._books(game))

    def rulebook_directory(self, game: str) -> Path:
        """The directory of a game's ledgers."""
        return self._books(game) / game

    def protocol_words(self, game: str) -> GameVocabulary:
        """The words of a game at the protocol: those of every game, and its own."""
        return load_vocabulary(game, self._books(game))

    # --- the scenarios ---

    def load_suite_game(self, game: str) -> parts.SuiteGame:
        """What a game's scenarios are made of, imported when first asked for. Raises :class:`Broken`."""
        try:
            return parts.load_game(game, self.game_source(game).steps)
        except BadGame as error:
            raise InfrastructureError(str(error)) from error

    def phrase_vocabulary(self, game: str) -> Vocabulary:
        """A game's phrases, imported when first asked for. Raises :class:`Broken`."""
        self.load_suite_game(game)
        return parts.game_vocabulary(game, self.game_source(game).steps)

    def make_world(self, engine: Callable[[], Engine], game: str, edition: str, *, read_back: bool) -> World:
        """A world for one scenario of a game, on the engine that the callable gives."""
        return World(engine, game, edition, read_back=read_back, parts=self.load_suite_game(game))

    def phrases_directory(self, game: str) -> Path:
        """The directory of a game's phrases."""
        self.load_suite_game(game)
        spec = find_spec(f"{self.game_source(game).steps}.{game}")
        assert spec is not None and spec.submodule_search_locations is not None
        return Path(spec.submodule_search_locations[0]).resolve()

    def feature_paths(self, game: str) -> list[Path]:
        """A game's feature files, in the order of their sections; last those of no section."""
        ledger = self.load_ledger(game)

        def section_order(path: Path) -> tuple[tuple[int, int], str]:
            try:
                section = ledger.resolve_entry_id(path.stem)
            except UnknownClause:
                section = ""
            return ledger.document_order(section), path.stem

        return sorted((self.game_source(game).features_root / game).rglob("*.feature"), key=section_order)

    def feature_roots(self) -> tuple[Path, ...]:
        """The directories of features."""
        return tuple(dict.fromkeys(home.features_root for home in self.homes))

    def contains_path(self, path: Path) -> bool:
        """Whether a file or directory is among the features."""
        return any(path.is_relative_to(root) for root in self.feature_roots())

    def display_path(self, path: Path) -> str:
        """Where a feature file stands, from its directory of features, or from ours if it is in none."""
        return display_path(path, self._root(path))

    def read_feature(self, path: Path, text: str | None = None) -> Feature:
        """A feature file, or what it is to hold; raises :class:`.BadFeature`."""
        return read_feature(path, self._root(path), text)

    # --- the reference engine ---

    def engine_packages(self) -> Mapping[str, str]:
        """The packages that play games for the reference engine, by game."""
        names = {game: f"{home.engines}.{game}" for game, home in sorted(_residents(self.homes).items())}
        return {game: name for game, name in names.items() if _is_there(name)}

    # --- inside ---

    def _books(self, game: str) -> Path:
        return Path(self.game_source(game).rulebooks)

    def _root(self, path: Path) -> Path:
        roots = self.feature_roots()
        return next((root for root in roots if path.is_relative_to(root)), roots[0])


def _residents(homes: tuple[GameSource, ...]) -> dict[str, GameSource]:
    return {game: home for home in homes for game in home.hosted_games()}


@cache
def _home(homes: tuple[GameSource, ...], game: str) -> GameSource:
    known = _residents(homes)
    if game not in known:
        raise WrongUse(f'there is no game "{game}"; {nearest_suggestion(game, sorted(known))}')
    return known[game]


def _is_there(package: str) -> bool:
    """Whether there is such a package. What is wrong with one that is there is said when it is loaded."""
    try:
        return find_spec(package) is not None
    except ModuleNotFoundError as error:
        return not f"{package}.".startswith(f"{error.name}.")
    except Exception:
        return True
