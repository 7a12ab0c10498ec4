"""Each engine that is broken by hand is caught, and blamed on the clause that it breaks."""

from __future__ import annotations

import pytest

from .broken import Broken, Patch
from .broken_digicharat import DIGICHARAT
from .broken_gotoubun import GOTOUBUN
from .broken_hololive import HOLOLIVE

GAMES = (DIGICHARAT, GOTOUBUN, HOLOLIVE)

of_every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.game)


@pytest.mark.parametrize(
    ("game", "name"), [pytest.param(game, name, id=f"{game.game}-{name}") for game in GAMES for name in game.engines]
)
def test_it_is_caught_and_blamed_on_the_clause_that_it_breaks(game: Broken, name: str, monkeypatch: Patch) -> None:
    game.check(name, monkeypatch)


@of_every_game
def test_the_whole_engine_is_blamed_for_nothing(game: Broken) -> None:
    assert game.shares(next(iter(game.engines))) == {}


@of_every_game
def test_there_are_many_of_them(game: Broken) -> None:
    assert len(game.engines) >= 30
