"""A game's parts are looked at when they are loaded: what is missing or of another type is said, and where."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from saitei.adapters.game_package import BadGame, load_game_parts
from saitei.reference_engine import engine_game as playing
from saitei.reference_engine.engine import find_game_packages as played
from saitei.rulebooks import games_with_rulebook
from saitei.steps import suite_game as scenarios
from saitei.steps.fuzzing import GameFuzzing

IMPORTS = "from saitei.reference_engine.engine_game import EngineGame\n"
WHOLE = 'GAME = EngineGame(editions=("1.0",), open=print)\n'
STEPS = """from saitei.adapters.protocol_vocabulary import load_vocabulary
from saitei.steps import common
from saitei.steps.suite_game import SuiteGame
from saitei.steps.simple_position import SimplePositionBuilder


class PositionBuilder(SimplePositionBuilder):
    words = load_vocabulary("hololive")


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
        ("", "/__init__.py: there is no GAME; say there what the game is made of, with GAME = EngineGame"),
        ("\n\nGAME = 6\n",
         "/__init__.py:3: GAME is 6; it has to be an? EngineGame of saitei.reference_engine.engine_game"),
        (IMPORTS + "GAME = EngineGame(open=print)\n",
         r"/__init__.py:2: \w+ cannot be imported: TypeError: EngineGame.* missing 1 .*: 'editions'; mend it there"),
        (IMPORTS + 'GAME = EngineGame(editions="1.0", open=print)\n',
         "/__init__.py:2: the editions of GAME is '1.0', which is not of type tuple; see editions of EngineGame in"),
        (IMPORTS + "GAME = EngineGame(editions=(1, 0), open=print)\n",
         "/__init__.py:2: the editions of GAME is 1, which is not of type str; see"),
        (IMPORTS + 'GAME = EngineGame(editions=("1.0",), open=None)\n',
         "/__init__.py:2: the open of GAME is None, which is not of type callable; see"),
        (IMPORTS + 'GAME = EngineGame(editions=("1.0",), open=print, readings=())\n',
         r"the readings of GAME is \(\), which is not of type mapping"),
        (IMPORTS + 'GAME = EngineGame(editions=("1.0",), open=print, texts=6)\n',
         "the texts of GAME is 6, which has no nodes,"),
        ("import nothing_of_the_kind\n",
         r"/__init__.py:1: \w+ cannot be imported: ModuleNotFoundError: .*; mend it there"),
        ("def\n", r":1: \w+ cannot be imported: SyntaxError: "),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_package_that_plays_a_game(package, text: str, problem: str) -> None:
    with pytest.raises(BadGame, match=problem):
        load_game_parts(package(text), playing.EngineGame)


@pytest.mark.parametrize(
    ("made", "problem"),
    [
        (
            "phrases=(common,), position=PositionBuilder",
            "the phrases of GAME is .*common, which is not of type phrases; see phrases of SuiteGame in",
        ),
        ("phrases=(), position=PositionBuilder()", r"the position of GAME is PositionBuilder\(.*, which is not a"),
        ("phrases=(), position=int", "the position of GAME is int, which has no words, card_text, lay_board,"),
        ("phrases=(), position=PositionBuilder, new_game=int", "the new_game of GAME is int, which has no words,"),
        (
            "phrases=(), position=PositionBuilder, fuzzing=common",
            "the fuzzing of GAME is .*common, which is not of type callable",
        ),
        ("phrases=()", "missing 1 required keyword-only argument: 'position'"),
    ],
)
def test_what_is_wrong_with_what_scenarios_are_made_of(package, made: str, problem: str) -> None:
    with pytest.raises(BadGame, match=rf"/__init__\.py:11: .*{problem}"):
        load_game_parts(package(f"{STEPS}GAME = SuiteGame({made})\n"), scenarios.SuiteGame)


def test_what_is_whole_is_loaded(package) -> None:
    assert load_game_parts(package(IMPORTS + WHOLE), playing.EngineGame).editions == ("1.0",)
    assert (
        load_game_parts(
            package(f"{STEPS}GAME = SuiteGame(phrases=common.PHRASES, position=PositionBuilder)\n"), scenarios.SuiteGame
        ).new_game
        is None
    )


def test_a_package_that_is_not_there() -> None:
    with pytest.raises(BadGame, match=re.escape("there is no package saitei.steps.chess; it has to say")):
        scenarios.load_game("chess")


def test_every_game_of_ours_is_whole() -> None:
    assert set(played()) <= set(games_with_rulebook())
    for package in played().values():
        load_game_parts(package, playing.EngineGame)
    for game in played():
        found = scenarios.load_game(game)
        assert found.decks is not None and found.new_game is not None
        assert found.actions
        assert found.fuzzing is None or issubclass(found.fuzzing(), GameFuzzing)
