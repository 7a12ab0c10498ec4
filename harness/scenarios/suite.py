"""The suite: the scenarios, ledgers and phrases of all games.

A game has a ledger, a directory of features of the same name, and a package of phrases in one of the game sources. The
harness gets everything about a game from the suite, so that it also runs on another suite.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct, field
from msgspec.structs import replace

from ... import rulebooks
from ...adapters import Engine
from ...adapters.game_package import BadGame
from ...adapters.protocol_vocabulary import GameVocabulary, load_vocabulary
from ...rulebooks import EditionLineage, Ledger, UnknownClause
from ...steps import suite_game as parts
from ...steps.phrase_vocabulary import Vocabulary
from ...steps.variations import PLAIN, Variation
from ...steps.world import World
from ..base.command_errors import InfrastructureError, WrongUse, nearest_suggestion
from .feature_parser import Feature, display_path, read_feature
from .game_packages import GameSource, find_game_sources

if TYPE_CHECKING:
    from ...steps.fuzzing import GameFuzzing


class Suite(Struct, frozen=True):
    """The places of all games: by default this package, and those that installed distributions declare."""

    homes: tuple[GameSource, ...] = field(default_factory=find_game_sources)

    def game_names(self) -> tuple[str, ...]:
        """The games that have a ledger, in alphabetical order."""
        return tuple(sorted(_residents(self.homes)))

    def game_source(self, game: str) -> GameSource:
        """The place of a game. Raises :class:`WrongUse` for an unknown game. The result is cached."""
        return _home(self.homes, game)

    def require_game(self, game: str) -> str:
        """Return the name of the game. Raises :class:`WrongUse` for an unknown game."""
        self.game_source(game)
        return game

    def with_features(self, game: str, root: Path) -> Suite:
        """A suite of this game only, with the features in ``root/<game>``."""
        home = self.game_source(game)
        return Suite((replace(home, features=str(root), games=(game,)),))

    def game_directories(self) -> tuple[Path, ...]:
        """The directories that contain all files of the games."""
        return tuple(dict.fromkeys(place for home in self.homes for place in home.room_directories()))

    # --- the rulebook ---

    def edition_names(self, game: str) -> tuple[str, ...]:
        """The editions of a game, the default one first. Raises :class:`WrongUse` for an unknown game."""
        return rulebooks.list_editions(game, self._books(game))

    def load_ledger(self, game: str, edition: str | None = None) -> Ledger:
        """The ledger of a game, by default of its default edition. Raises :class:`WrongUse` for an unknown name."""
        editions = self.edition_names(game)
        if edition is not None and edition not in editions:
            raise WrongUse(f'{game} has no edition "{edition}"; {nearest_suggestion(edition, editions)}')
        return rulebooks.load_ledger(game, edition, self._books(game))

    def edition_lineages(self, game: str, edition: str) -> tuple[EditionLineage, ...]:
        """The steps from a game's default edition back to another, the latest first."""
        return rulebooks.lineages_to_edition(game, edition, self._books(game))

    def lineages_between(self, game: str, newer: str, older: str) -> tuple[EditionLineage, ...]:
        """The steps from an edition back to an older one, the latest first. Both are in the ancestry of the default."""
        line = self.edition_ancestry(game)
        between = line[line.index(newer) : line.index(older)]
        return tuple(step for step in self.edition_lineages(game, older) if step.edition in between)

    def edition_ancestry(self, game: str) -> tuple[str, ...]:
        """The default edition of a game, the one that it follows, and so on."""
        return rulebooks.edition_ancestry(game, self._books(game))

    def rulebook_directory(self, game: str) -> Path:
        """The directory of a game's ledgers."""
        return self._books(game) / game

    def protocol_words(self, game: str) -> GameVocabulary:
        """The vocabulary of a game in the protocol: the words of every game, and its own."""
        return load_vocabulary(game, self._books(game))

    # --- the scenarios ---

    def load_suite_game(self, game: str) -> parts.SuiteGame:
        """The parts that the scenarios of a game need, imported on first use. Raises :class:`InfrastructureError`."""
        try:
            return parts.load_game(game, self.game_source(game).steps)
        except BadGame as error:
            raise InfrastructureError(str(error)) from error

    def phrase_vocabulary(self, game: str) -> Vocabulary:
        """The phrases of a game, imported on first use. Raises :class:`InfrastructureError`."""
        self.load_suite_game(game)
        return parts.game_vocabulary(game, self.game_source(game).steps)

    def play_sentences(self, game: str) -> GameFuzzing:
        """The sentences for games that a program plays. Raises :class:`InfrastructureError` for a wrong class."""
        from ...steps.fuzzing import GameFuzzing  # late: few commands need it

        own = self.load_suite_game(game)
        kind = own.fuzzing() if own.fuzzing else GameFuzzing
        if not issubclass(kind, GameFuzzing):
            raise InfrastructureError(
                f"{game}: its class for fuzzing, {kind.__name__}, has to be a subclass of "
                f"{GameFuzzing.__module__}.{GameFuzzing.__name__}"
            )
        return kind(self.phrase_vocabulary(game), own.actions, own.position, own.new_game)

    def make_world(
        self,
        engine: Callable[[], Engine],
        game: str,
        edition: str,
        *,
        read_back: bool,
        variation: Variation = PLAIN,
    ) -> World:
        """A world for one scenario of a game, on the engine that the callable gives."""
        parts = self.load_suite_game(game)
        return World(engine, game, edition, read_back=read_back, parts=parts, variation=variation)

    def phrases_directory(self, game: str) -> Path:
        """The directory of a game's phrases."""
        self.load_suite_game(game)
        spec = find_spec(f"{self.game_source(game).steps}.{game}")
        assert spec is not None and spec.submodule_search_locations is not None
        return Path(spec.submodule_search_locations[0]).resolve()

    def feature_paths(self, game: str) -> list[Path]:
        """The feature files of a game, in the order of their sections; those of no section come last."""
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
        """The path of a feature file, relative to its directory of features if it is in one."""
        return display_path(path, self._root(path))

    def read_feature(self, path: Path, text: str | None = None) -> Feature:
        """Read a feature file, or ``text`` in place of its content. Raises :class:`.BadFeature`."""
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
        raise WrongUse(f'no game is called "{game}"; {nearest_suggestion(game, sorted(known))}')
    return known[game]


def _is_there(package: str) -> bool:
    """Whether the package exists. Faults in an existing package are reported when it is loaded."""
    try:
        return find_spec(package) is not None
    except ModuleNotFoundError as error:
        return not f"{package}.".startswith(f"{error.name}.")
    except Exception:
        return True
