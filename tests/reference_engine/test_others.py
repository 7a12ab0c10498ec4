"""Engines that assume or read otherwise: only scenarios that say so deviate, and those of their options pass.

Nobody is judged by what a rulebook leaves open without being told. An engine is made of every option of every
contested reading that can be seen in play and is not ours, and of every assumption on which a scenario leans.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from saitei.rulebooks import load

from .broken import Patch, scenarios
from .others import Other, Others, rests_on, shows

GAMES: list[Others] = [
    import_module(f".{path.stem}", __package__).GAME for path in sorted(Path(__file__).parent.glob("other_*.py"))
]

of_every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.game)


@pytest.mark.parametrize(
    ("game", "other"), [pytest.param(game, other, id=f"{game.game}-{other}") for game in GAMES for other in game.others]
)
def test_only_scenarios_that_say_so_deviate(game: Others, other: Other, monkeypatch: Patch) -> None:
    played = game.playable(other)
    other.make(monkeypatch)
    found = game.verdicts(played)
    deviating = {each.id: found.get(each.id) for each in played if found.get(each.id) != "pass"}
    assert deviating, "nobody noticed"
    assert deviating.keys() - {each.id for each in played if other.name in rests_on(each)} == set()
    if other.option:
        assert set(deviating.values()) == {"fail"}, deviating
    for name, option in {pair for each in played for pair in shows(each) if pair[0] == other.name}:
        shown = {each.id for each in played if (name, option) in shows(each)}
        kept = shown - deviating.keys()
        assert kept == (shown if option == other.option else set()), f"by {name}={option}"


@of_every_game
def test_on_our_engine_all_pass_but_what_shows_the_options_of_others(game: Others) -> None:
    found = game.verdicts(scenarios(game.game))
    foreign = {each.id for each in scenarios(game.game) if game.foreign(each)}
    assert {name for name, verdict in found.items() if verdict != "pass"} == foreign
    assert {found[name] for name in foreign} <= {"fail"}


@of_every_game
def test_every_option_that_can_be_seen_is_shown(game: Others) -> None:
    every = {(name, option) for name, options in game.options().items() for option in options}
    assert {pair for each in scenarios(game.game) for pair in shows(each)} == every


@of_every_game
def test_every_option_and_every_assumption_has_an_engine_that_takes_it(game: Others) -> None:
    taken = {(name, option) for name, options in game.options().items() for option in options[1:]}
    assumed = {(each.id, "") for each in load(game.game).assumptions if each.id not in game.unseen}
    assert {(name, option) for name, option, _ in game.others} == taken | assumed
