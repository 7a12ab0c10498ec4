"""A checkout of the suite, into which ``adopt`` writes."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ...rulebooks.ledger import FACTS
from ..base.command_errors import WrongUse
from ..scenarios.game_packages import GameSource
from ..scenarios.suite import Suite


@dataclass(frozen=True)
class Checkout:
    """A checkout of the suite, with the directories of its packages."""

    root: Path

    @property
    def checkout_suite(self) -> Suite:
        """The suite of the checkout's features and ledgers."""
        return Suite((GameSource(features=str(self.root / "features"), rulebooks=str(self.root / "rulebooks")),))

    def ledger_directory(self, game: str) -> Path:
        """The directory of a game's ledgers."""
        return self.root / "rulebooks" / game

    def engine_directory(self, game: str) -> Path:
        """The directory of a game's reference engine."""
        return self.root / "reference_engine" / game

    def relative_path(self, path: Path) -> str:
        """The path of a file from the root of the checkout."""
        return path.relative_to(self.root).as_posix()


def find_checkout(root: Path, game: str) -> Checkout:
    """The checkout at a directory. Raises :class:`WrongUse` if there is none."""
    if not (root / "rulebooks" / game / FACTS).exists():
        raise WrongUse(
            f"{root} is not a checkout of the suite with a ledger of {game}; go there, or name it with --into"
        )
    return Checkout(root)
