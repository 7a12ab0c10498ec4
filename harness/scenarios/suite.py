"""The suite: where the games' scenarios, ledgers and phrases stand.

Games are found by looking: a directory of features, a ledger of the same name, a module of phrases. All
that the harness knows of a game it asks the suite, so that it can be run on another one.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from ... import features, rulebooks
from ...adapters.words import Words, words
from ...rulebooks import Ledger, Lineage, UnknownClause
from ..base.errors import WrongUse, nearest

if TYPE_CHECKING:
    from ...adapters import Engine
    from ...steps.vocabulary import Vocabulary
    from ...steps.world import World

_STEPS = f"{__package__.partition('.')[0]}.steps"


class Suite(Struct, frozen=True):
    """Directories of features and of ledgers, and the package that holds a package of phrases a game."""

    features: str = str(features.ROOT)
    rulebooks: str = str(rulebooks.ledger.ROOT)
    steps: str = _STEPS

    @property
    def root(self) -> Path:
        """The directory of features."""
        return Path(self.features).resolve()

    def games(self) -> tuple[str, ...]:
        """The games that have a ledger, in alphabetical order."""
        return rulebooks.games(Path(self.rulebooks))

    def editions(self, game: str) -> tuple[str, ...]:
        """The editions of a game, the default one first; raises :class:`WrongUse`."""
        return rulebooks.editions(self.known(game), Path(self.rulebooks))

    def ledger(self, game: str, edition: str | None = None) -> Ledger:
        """A game's ledger, of its default edition when none is named; raises :class:`WrongUse`."""
        editions = self.editions(game)
        if edition is not None and edition not in editions:
            raise WrongUse(f'there is no edition "{edition}" of {game}; {nearest(edition, editions)}')
        return rulebooks.load(game, edition, Path(self.rulebooks))

    def lineages(self, game: str, edition: str) -> tuple[Lineage, ...]:
        """The steps from a game's default edition back to another, the latest first."""
        return rulebooks.lineages(game, edition, Path(self.rulebooks))

    def ancestry(self, game: str) -> tuple[str, ...]:
        """The default edition of a game, the one that it follows, and so on."""
        return rulebooks.ancestry(game, Path(self.rulebooks))

    def vocabulary(self, game: str) -> Vocabulary:
        """A game's phrases, imported when first asked for. Elsewhere than in our room, none are shared."""
        from ...steps import vocabulary

        if self.steps == _STEPS:
            return vocabulary.vocabulary(game)
        module = importlib.import_module(f"{self.steps}.{game}.phrases")
        return vocabulary.Vocabulary(game, [module.phrase])

    def world(self, engine: Callable[[], Engine], game: str, edition: str, *, read_back: bool) -> World:
        """A world for one scenario of a game, on the engine that the callable gives."""
        from ...steps.world import World

        if self.steps == _STEPS:
            return World(engine, game, edition, read_back=read_back)
        module = importlib.import_module(f"{self.steps}.{game}.world")
        world: World = module.World(engine, game, edition, read_back=read_back)
        return world

    def words(self, game: str) -> Words:
        """The words of a game at the protocol: those of every game, and its own."""
        return words(game, Path(self.rulebooks))

    def phrases(self, game: str) -> Path:
        """The directory of a game's phrases."""
        package = importlib.import_module(f"{self.steps}.{game}")
        return Path(package.__path__[0]).resolve()

    def files(self, game: str) -> list[Path]:
        """A game's feature files, in the order of their sections; last those of no section."""
        ledger = self.ledger(game)

        def place(path: Path) -> tuple[tuple[int, int], str]:
            try:
                section = ledger.named(path.stem)
            except UnknownClause:
                section = ""
            return ledger.place(section), path.stem

        return sorted((self.root / game).rglob("*.feature"), key=place)

    def known(self, game: str) -> str:
        """The game, if there is one of that name; raises :class:`WrongUse`."""
        if game not in (known := self.games()):
            raise WrongUse(f'there is no game "{game}"; {nearest(game, known)}')
        return game
