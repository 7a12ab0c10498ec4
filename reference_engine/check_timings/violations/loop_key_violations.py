"""Violations of perpetual loops: engines that leave one thing out of the key that distinguishes states of the game."""

from __future__ import annotations

from typing import Any

from ...kernel import loop_keys
from ...kernel.state import FieldRole
from ...patching import Patch
from ...violations import Change, change_factory, combine_changes, set_constant, wrap_function
from ..state import TimingState


def ignore_difference(table: type[TimingState], blind: Change) -> Change:
    """Treat states of the game that differ only in this as the same."""
    return combine_changes(set_constant(table, "loop_signature", lambda self: ()), blind)


def without_key_parts(kind: type[Any], *parts: str) -> Change:
    """Leave parts out of a key, which is a named tuple."""
    return wrap_function(kind, lambda kind, *said, **named: kind(*said, **named)._replace(**dict.fromkeys(parts)))


def without_remarks(*names: str) -> Change:
    """Leave out all remarks on cards with these names."""
    return wrap_function(
        loop_keys.all_remarks, lambda whole, state: (each for each in whole(state) if each[1][0] not in names)
    )


def without_effects(part: str, source: str) -> Change:
    """Leave out a part of lasting effects and delayed triggers, with the controller and the card of their text."""
    return combine_changes(without_key_parts(loop_keys.LoopKey, part), without_remarks(part, source))


def without_field(table: type[TimingState], field: str) -> Change:
    """Leave out a field of the state that does not refer to cards."""
    fields = [each for each in table.fields_with_role(FieldRole.KEY) if each != field]
    return set_constant(table, "key_fields", lambda self: tuple(getattr(self, each) for each in fields))


@change_factory
def without_zones(patch: Patch, module: Any, *names: str) -> None:
    """Leave out the cards in these zones of both players."""
    for kind in ("ORDERED", "PILES", "POSITIONS"):
        patch.setattr(module, kind, tuple(key for key in getattr(module, kind) if key[1] not in names))


@change_factory
def without_order(patch: Patch, module: Any, name: str) -> None:
    """Leave out the order of this zone."""
    keys = tuple(key for key in module.ORDERED if key[1] == name)
    patch.setattr(module, "ORDERED", tuple(key for key in module.ORDERED if key not in keys))
    patch.setattr(module, "PILES", (*module.PILES, *keys))
