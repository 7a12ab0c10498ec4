"""Every field of a game's state says what it counts for, and goes along when the state is copied."""

from __future__ import annotations

import pytest

from saitei.reference_engine.gotoubun import scene as gotoubun_scene
from saitei.reference_engine.hololive import scene as hololive_scene
from saitei.reference_engine.kernel.state import Role
from saitei.reference_engine.template.state import Table
from saitei.steps.gotoubun import decks as gotoubun_decks
from saitei.steps.hololive import decks as hololive_decks

BEGUN = {
    "gotoubun": lambda: gotoubun_scene.open_scene(gotoubun_decks.game(1))[0].state,
    "hololive": lambda: hololive_scene.open_scene(hololive_decks.game(1))[0].state,
}


@pytest.fixture(params=BEGUN)
def state(request: pytest.FixtureRequest) -> Table:
    return BEGUN[request.param]()


def fields(state: Table) -> set[str]:
    return {name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ())}


def test_every_field_has_a_role_and_every_role_a_field(state: Table) -> None:
    assert set(state.ROLES) == fields(state)


def test_a_copy_has_every_field(state: Table) -> None:
    copy = state.copy()
    for name in fields(state):
        if state.ROLES[name] is not Role.DERIVED:
            assert getattr(copy, name) == getattr(state, name), name


def test_a_copy_goes_its_own_way(state: Table) -> None:
    copy = state.copy()
    copy.zones[0, "hand"] = (1, 2)
    copy.cards[0] = copy.cards[1]
    copy.used["x",] = (1, 1)
    copy.memory[1] = None  # type: ignore[assignment]
    copy.log.append(None)
    assert state.zones[0, "hand"] == ()
    assert state.cards[0] is not state.cards[1]
    assert not state.used
    assert not state.memory
    assert not state.log
