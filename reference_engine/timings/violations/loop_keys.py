"""Violations of perpetual loops: engines that leave one thing out of what tells two states of the game apart."""

from __future__ import annotations

from typing import Any

from ...kernel import loop_keys
from ...kernel.state import Role
from ...patching import Patch
from ...violations import Change, change, constant, together, wrap
from ..table import TimingTable


def alike(table: type[TimingTable], blind: Change) -> Change:
    """States of the game that differ in this alone are the same."""
    return together(constant(table, "signature", lambda self: ()), blind)


def without(kind: type[Any], *parts: str) -> Change:
    """Parts of a key, which is a named tuple, are left out."""
    return wrap(kind, lambda kind, *said, **named: kind(*said, **named)._replace(**dict.fromkeys(parts)))


def without_remarks(*names: str) -> Change:
    """Everything under these names that is known of cards is left out."""
    return wrap(loop_keys.all_remarks, lambda whole, state: (each for each in whole(state) if each[1][0] not in names))


def without_effects(part: str, source: str) -> Change:
    """A part of what resolutions left behind is left out, with whose text it was and for which card it is."""
    return together(without(loop_keys.LoopKey, part), without_remarks(part, source))


def without_field(table: type[TimingTable], field: str) -> Change:
    """A field of the state that speaks of no card is left out."""
    fields = [each for each in table.fields(Role.KEY) if each != field]
    return constant(table, "plain", lambda self: tuple(getattr(self, each) for each in fields))


@change
def without_zones(patch: Patch, module: Any, *names: str) -> None:
    """The cards in these zones of both players are left out."""
    for kind in ("ORDERED", "PILES", "POSITIONS"):
        patch.setattr(module, kind, tuple(key for key in getattr(module, kind) if key[1] not in names))


@change
def without_order(patch: Patch, module: Any, name: str) -> None:
    """The order of this zone is left out."""
    keys = tuple(key for key in module.ORDERED if key[1] == name)
    patch.setattr(module, "ORDERED", tuple(key for key in module.ORDERED if key not in keys))
    patch.setattr(module, "PILES", (*module.PILES, *keys))
