"""A game's parts are looked at when they are loaded: what is missing or of another type is said, and where."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from saitei.adapters.parts import BadGame, load
from saitei.reference_engine import game as playing
from saitei.reference_engine.engine import games as played
from saitei.rulebooks import games
from saitei.steps import game as scenarios
from saitei.steps.fuzzing import Fuzzing

IMPORTS = "from saitei.reference_engine.game import Game\n"
WHOLE = 'GAME = Game(editions=("1.0",), open=print)\n'
STEPS = """from saitei.adapters.words import words
from saitei.steps import common
from saitei.steps.game import Game
from saitei.steps.plain import Plain


class PositionBuilder(Plain):
    words = words("hololive")


"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], str]:
    """Writes a package of a game; its name."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def written(text: str) -> str:
        home = tmp_path / f"package_{len(list(tmp_path.iterdir()))}_of_{tmp_path.name}"
        home.mkdir()
        (home / "__init__.py").write_text(text, "utf-8")
        return home.name

    return written


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "/__init__.py: there is no GAME; say there what the game is made of, with GAME = Game"),
        ("\n\nGAME = 6\n", "/__init__.py:3: GAME is 6; it has to be a Game of saitei.reference_engine.game"),
        (IMPORTS + "GAME = Game(open=print)\n",
         r"/__init__.py:2: \w+ cannot be imported: TypeError: Game.* missing 1 .* argument: 'editions'; mend it there"),
        (IMPORTS + 'GAME = Game(editions="1.0", open=print)\n',
         "/__init__.py:2: the editions of GAME is '1.0', which is no tuple; see editions of Game in"),
        (IMPORTS + "GAME = Game(editions=(1, 0), open=print)\n",
         "/__init__.py:2: the editions of GAME is 1, which is no str; see"),
        (IMPORTS + 'GAME = Game(editions=("1.0",), open=None)\n',
         "/__init__.py:2: the open of GAME is None, which is no callable; see"),
        (IMPORTS + 'GAME = Game(editions=("1.0",), open=print, readings=())\n',
         r"the readings of GAME is \(\), which is no mapping"),
        (IMPORTS + 'GAME = Game(editions=("1.0",), open=print, texts=6)\n',
         "the texts of GAME is 6, which has no nodes,"),
        ("import nothing_of_the_kind\n",
         r"/__init__.py:1: \w+ cannot be imported: ModuleNotFoundError: .*; mend it there"),
        ("def\n", r":1: \w+ cannot be imported: SyntaxError: "),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_package_that_plays_a_game(package, text: str, problem: str) -> None:
    with pytest.raises(BadGame, match=problem):
        load(package(text), playing.Game)


@pytest.mark.parametrize(
    ("made", "problem"),
    [
        (
            "phrases=(common,), position=PositionBuilder",
            "the phrases of GAME is .*common, which is no phrases; see phrases of Game in",
        ),
        ("phrases=(), position=PositionBuilder()", r"the position of GAME is PositionBuilder\(.*, which is no class"),
        ("phrases=(), position=int", "the position of GAME is int, which has no words, card_text, board,"),
        ("phrases=(), position=PositionBuilder, new_game=int", "the new_game of GAME is int, which has no words,"),
        (
            "phrases=(), position=PositionBuilder, fuzzing=common",
            "the fuzzing of GAME is .*common, which is no callable",
        ),
        ("phrases=()", "missing 1 required keyword-only argument: 'position'"),
    ],
)
def test_what_is_wrong_with_what_scenarios_are_made_of(package, made: str, problem: str) -> None:
    with pytest.raises(BadGame, match=rf"/__init__\.py:11: .*{problem}"):
        load(package(f"{STEPS}GAME = Game({made})\n"), scenarios.Game)


def test_what_is_whole_is_loaded(package) -> None:
    assert load(package(IMPORTS + WHOLE), playing.Game).editions == ("1.0",)
    assert (
        load(
            package(f"{STEPS}GAME = Game(phrases=common.PHRASES, position=PositionBuilder)\n"), scenarios.Game
        ).new_game
        is None
    )


def test_a_package_that_is_not_there() -> None:
    with pytest.raises(BadGame, match=re.escape("there is no package saitei.steps.chess; it has to say")):
        scenarios.load("chess")


def test_every_game_of_ours_is_whole() -> None:
    assert set(played()) <= set(games())
    for package in played().values():
        load(package, playing.Game)
    for game in played():
        found = scenarios.load(game)
        assert found.decks is not None and found.new_game is not None
        assert found.actions
        assert found.fuzzing is None or issubclass(found.fuzzing(), Fuzzing)
