"""Every field of the state says what it counts for, and goes along when the state is copied."""

from __future__ import annotations

from saitei.reference_engine.hololive.scene import open_scene
from saitei.reference_engine.hololive.state import Table
from saitei.reference_engine.kernel.state import Role, State
from saitei.reference_engine.template.state import Table as TemplateTable
from saitei.steps.hololive.decks import game as decks


def fields() -> set[str]:
    return {name for kind in (State, TemplateTable, Table) for name in kind.__slots__}


def test_every_field_has_a_role_and_every_role_a_field() -> None:
    assert set(Table.ROLES) == fields()


def test_a_copy_has_every_field() -> None:
    state = open_scene(decks(1))[0].state
    copy = state.copy()
    for name in fields():
        if Table.ROLES[name] is not Role.DERIVED:
            assert getattr(copy, name) == getattr(state, name), name


def test_a_copy_goes_its_own_way() -> None:
    state = open_scene(decks(1))[0].state
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
