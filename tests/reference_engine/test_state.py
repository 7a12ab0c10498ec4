"""Every field of a game's state says what it counts for, and goes along when the state is copied."""

from __future__ import annotations

from typing import Any

import pytest

from saitei.reference_engine.digicharat import scene as digicharat_scene
from saitei.reference_engine.gotoubun import scene as gotoubun_scene
from saitei.reference_engine.hololive import scene as hololive_scene
from saitei.reference_engine.kernel.state import Role, State
from saitei.steps.digicharat import decks as digicharat_decks
from saitei.steps.gotoubun import decks as gotoubun_decks
from saitei.steps.hololive import decks as hololive_decks

BEGUN = {
    "digicharat": lambda: digicharat_scene.open_scene(digicharat_decks.game(1))[0].state,
    "gotoubun": lambda: gotoubun_scene.open_scene(gotoubun_decks.game(1))[0].state,
    "hololive": lambda: hololive_scene.open_scene(hololive_decks.game(1))[0].state,
}


@pytest.fixture(params=BEGUN)
def state(request: pytest.FixtureRequest) -> State:
    return BEGUN[request.param]()


def fields(state: State) -> set[str]:
    return {name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ())}


def test_every_field_has_a_role_and_every_role_a_field(state: State) -> None:
    assert set(state.ROLES) == fields(state)


def test_a_copy_has_every_field(state: State) -> None:
    copy = state.copy()
    for name in fields(state):
        if state.ROLES[name] is not Role.DERIVED:
            assert getattr(copy, name) == getattr(state, name), name


def test_a_copy_goes_its_own_way(state: State) -> None:
    copy = state.copy()
    copy.zones[0, "hand"] = (1, 2)
    copy.cards[0] = copy.cards[1]
    copy.log.append(None)
    assert state.zones[0, "hand"] == ()
    assert state.cards[0] is not state.cards[1]
    assert not state.log


@pytest.mark.parametrize("state", ["gotoubun", "hololive"], indirect=True)
def test_a_copy_of_the_template_s_goes_its_own_way(state: Any) -> None:
    copy = state.copy()
    copy.used["x",] = (1, 1)
    copy.memory[1] = None
    assert not state.used
    assert not state.memory
