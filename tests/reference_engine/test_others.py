"""Engines that assume or read otherwise: only scenarios that declare it deviate, and those of their options pass.

An engine is never judged silently by a point that a rulebook leaves open. There is an engine for every option of every
contested reading that play can show and that is not ours, and for every assumption that a scenario depends on.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from saitei.reference_engine.kernel.randomness import RandomSource

from .others import Group, Other, Others, Patch, showing, shows

GAMES: list[Others] = [
    import_module(f".{path.stem}", __package__).GAME for path in sorted(Path(__file__).parent.glob("other_*.py"))
]

of_every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.game)


def game_groups(*, of_readings: bool) -> list[Any]:
    """The groups of engines of each game that read otherwise, or that assume otherwise: one, and empty, for none."""
    found = []
    for game in GAMES:
        groups = [group for group in game.groups() if bool(group[0].option) is of_readings] or [()]
        found += [
            pytest.param(game, group, id=f"{game.game}-{number}" if number > 1 else game.game)
            for number, group in enumerate(groups, 1)
        ]
    return found


@pytest.mark.long_run
@pytest.mark.one_game_a_day
@pytest.mark.sampled(2)
@pytest.mark.parametrize(("game", "group"), game_groups(of_readings=True))
def test_who_reads_otherwise_fails_nothing(game: Others, group: Group, subtests: pytest.Subtests) -> None:
    readings = game.contested.values()
    assert bool(group) == any(set(each.visible_options) - {each.ours} for each in readings)
    for other in group:
        with subtests.test(str(other)):
            found = game.say(other)
            assert set(found.values()) == {"pass", "fail"}
            for option in game.contested[other.name].visible_options:
                said = {found[name] for name in showing(game.scenarios, other.name, option)}
                assert said == {"pass" if option == other.option else "fail"}, option
            for declared in ({}, {other.name: other.option}):
                judged = game.judged(found, declared)
                missed = {each.id: each.message for each in judged.scenarios if each.verdict not in ("pass", "reading")}
                assert missed == {}
                assert {each.id: each.takes for each in judged.readings} == {**game.ours(), other.name: other.option}


@pytest.mark.long_run
@pytest.mark.one_game_a_day
@pytest.mark.sampled(2)
@pytest.mark.parametrize(("game", "group"), game_groups(of_readings=False))
def test_who_assumes_otherwise_fails_only_where_a_scenario_says_so(
    game: Others, group: Group, subtests: pytest.Subtests
) -> None:
    assert bool(group) == any(each.id not in game.unseen for each in game.ledger.assumptions)
    for other in group:
        with subtests.test(str(other)):
            found = game.say(other)
            deviating = {name for name, verdict in found.items() if verdict != "pass"} - game.foreign()
            assert deviating, "nobody noticed"
            assert deviating - {each.id for each in game.scenarios if other.name in each.assumption_ids} == set()


def shuffles_turn_over(patch: Patch) -> None:
    """A shuffle that no script decides brings the cards the other way round."""
    whole = RandomSource.shuffle_cards

    def shuffled(chance: RandomSource, cards: tuple[int, ...]) -> tuple[tuple[int, ...], RandomSource]:
        order, left = whole(chance, cards)
        return (order[::-1] if left is chance else order), left

    patch.setattr(RandomSource, "shuffle_cards", shuffled)


@pytest.mark.one_game_a_day
@of_every_game
def test_no_claim_rests_on_what_a_shuffle_brings_that_no_script_decides(game: Others) -> None:
    assert game.together((Other("shuffles", "", shuffles_turn_over),), game.scenarios) == game.ours_say()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "other"), [pytest.param(game, each, id=f"{game.game}-{each}") for game in GAMES for each in game.others]
)
def test_what_nobody_notices_of_several_nobody_notices_of_one(game: Others, other: Other) -> None:
    assert game.together((other,), game.scenarios) == game.say(other)


@pytest.mark.one_game_a_day
@of_every_game
def test_on_our_engine_all_pass_but_what_shows_the_options_of_others(game: Others) -> None:
    found = game.ours_say()
    assert {name for name, verdict in found.items() if verdict != "pass"} == game.foreign()
    assert {found[name] for name in game.foreign()} == {"fail"}


@of_every_game
def test_every_option_that_can_be_seen_is_shown(game: Others) -> None:
    every = {(name, option) for name, reading in game.contested.items() for option in reading.visible_options}
    assert {pair for each in game.scenarios for pair in shows(each) if pair[0] in game.contested} == every


@of_every_game
def test_every_option_and_every_assumption_has_an_engine_that_takes_it(game: Others) -> None:
    readings = game.contested.values()
    taken = {(each.id, option) for each in readings for option in each.visible_options if option != each.ours}
    assumed = {(each.id, "") for each in game.ledger.assumptions if each.id not in game.unseen}
    assert {(name, option) for name, option, _ in game.others} == taken | assumed
