"""Every field of a game's state says what it counts for, and goes along when the state is copied."""

from __future__ import annotations

from typing import Any

import pytest

from saitei.reference_engine.digicharat import scene_loader as digicharat_scene
from saitei.reference_engine.gotoubun import scene_loader as gotoubun_scene
from saitei.reference_engine.hololive import scene_loader as hololive_scene
from saitei.reference_engine.kernel.loop_keys import loop_key
from saitei.reference_engine.kernel.state import BaseState, FieldRole
from saitei.reference_engine.osica import scene_loader as osica_scene
from saitei.reference_engine.wixoss import scene_loader as wixoss_scene
from saitei.steps.digicharat import decks as digicharat_decks
from saitei.steps.gotoubun import decks as gotoubun_decks
from saitei.steps.hololive import decks as hololive_decks
from saitei.steps.osica import decks as osica_decks
from saitei.steps.wixoss import decks as wixoss_decks

BEGUN = {
    "digicharat": lambda: digicharat_scene.open_scene(digicharat_decks.random_decks(1))[0].state,
    "gotoubun": lambda: gotoubun_scene.open_scene(gotoubun_decks.random_decks(1))[0].state,
    "hololive": lambda: hololive_scene.open_scene(hololive_decks.random_decks(1))[0].state,
    "osica": lambda: osica_scene.open_scene(osica_decks.random_decks(1))[0].state,
    "wixoss": lambda: wixoss_scene.open_scene(wixoss_decks.random_decks(1))[0].state,
}

IN_EVERY_GAME = {
    *("cards", "zones", "flow", "clock", "chance", "result", "turn", "turn_player", "first_player"),
    *("waiting", "lasting", "delayed", "unresolved"),
}
OUTLIVE_A_TURN = {
    "digicharat": {"chain", "battle", "damages"},
    "gotoubun": {"round", "rounds", "approaching"},
    "hololive": {"round", "rounds", "life_damage", "redraws", "ever", "had_turn", "another", "edition"},
    "osica": {"counts", "for_turn"},
    "wixoss": {"counts", "levels", "cut"},
}


@pytest.fixture(params=BEGUN)
def state(request: pytest.FixtureRequest) -> BaseState:
    return BEGUN[request.param]()


def test_every_field_has_a_role(state: BaseState) -> None:
    assert tuple(state.field_roles()) == state.__struct_fields__
    assert {"cards", "zones"} <= set(state.fields_with_role(FieldRole.OF_CARDS))


@pytest.mark.parametrize("game", BEGUN)
def test_every_field_starts_anew_each_turn_or_is_known_to_outlive_it(game: str) -> None:
    state = BEGUN[game]()
    anew = {each.name for each in state.per_turn_fields()}
    outliving = {
        name for name, role in state.field_roles().items() if role is not FieldRole.DERIVED and name not in anew
    }
    assert outliving == IN_EVERY_GAME | OUTLIVE_A_TURN[game]


def test_a_new_turn_resets_every_field_that_counts_for_one_turn(state: Any) -> None:
    names = [each.name for each in state.per_turn_fields() if each.name != "used"]
    initial = type(state)()
    for name in names:
        setattr(state, name, "something")
    state.reset_turn_fields()
    assert {name: getattr(state, name) for name in names} == {name: getattr(initial, name) for name in names}


def test_uses_are_counted_for_one_turn_or_for_the_game(state: Any) -> None:
    state.used = {"once this turn": (1, 0), "once this game": (1, 1)}
    state.reset_turn_fields()
    assert state.used == {"once this game": (0, 1)}


def test_a_copy_has_every_field(state: BaseState) -> None:
    copy = state.copy()
    for name, role in state.field_roles().items():
        if role is not FieldRole.DERIVED:
            assert getattr(copy, name) == getattr(state, name), name


def test_a_copy_goes_its_own_way(state: BaseState) -> None:
    copy = state.copy()
    copy.zones[0, "hand"] = (1, 2)
    copy.cards[0] = copy.cards[1]
    copy.log.append(None)
    assert state.zones[0, "hand"] == ()
    assert state.cards[0] is not state.cards[1]
    assert not state.log


def test_what_was_computed_holds_for_a_copy_until_either_changes(state: BaseState) -> None:
    state.memo["found"] = 1
    copy, other = state.copy(), state.copy()
    assert copy.memo["found"] == 1
    copy.invalidate_memo()
    copy.memo["found"] = 2
    state.invalidate_memo()
    assert (state.memo, copy.memo["found"], other.memo["found"]) == ({}, 2, 1)


@pytest.mark.parametrize("state", ["gotoubun", "hololive", "wixoss"], indirect=True)
def test_states_are_told_apart_by_every_plain_field(state: Any) -> None:
    for name in state.fields_with_role(FieldRole.KEY):
        copy = state.copy()
        setattr(copy, name, ("something", "else"))
        assert loop_key(copy) != loop_key(state), name
