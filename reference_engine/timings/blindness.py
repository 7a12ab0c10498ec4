"""Violations of what makes two states of the game the very same: engines that leave one thing out of it."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from ..kernel.state import Role
from ..violations import Break, Patch
from . import loops
from .table import TimingTable


def alike(table: type[TimingTable], what: str, blind: Break) -> Break:
    """An engine to which states of the game are the same that differ in this alone."""

    def breaks(patch: Patch) -> None:
        patch.setattr(table, "signature", lambda self: ())
        blind(patch)

    breaks.__name__ = f"states_that_differ_in_{what}_alone_are_the_same".replace(" ", "_")
    return breaks


def together(*blind: Break) -> Break:
    """Blind to several things at once."""

    def breaks(patch: Patch) -> None:
        for each in blind:
            each(patch)

    return breaks


def without(module: ModuleType, kind: type[Any], *parts: str) -> Break:
    """Blind to parts of how something counts, which is a named tuple of that module."""

    def blind(patch: Patch) -> None:
        nothing = dict.fromkeys(parts)
        patch.setattr(module, kind.__name__, lambda *said, **named: kind(*said, **named)._replace(**nothing))

    return blind


def without_remarks(*names: str) -> Break:
    """Blind to what is said of cards under these names."""

    def blind(patch: Patch) -> None:
        patch.setattr(loops, "spoken_of", lambda state: (each for each in whole(state) if each[1][0] not in names))

    whole = loops.spoken_of
    return blind


def without_effects(part: str, source: str) -> Break:
    """Blind to a part of what resolutions left behind, and to whose text it was and whom it is for."""
    return together(without(loops, loops.Key, part), without_remarks(part, source))


def without_field(table: type[TimingTable], field: str) -> Break:
    """Blind to a field of the state that speaks of no card."""

    def blind(patch: Patch) -> None:
        fields = [each for each in table.fields(Role.KEY) if each != field]
        patch.setattr(table, "plain", lambda self: tuple(getattr(self, each) for each in fields))

    return blind


def without_zones(module: Any, *names: str) -> Break:
    """Blind to what lies in these zones of both players."""

    def blind(patch: Patch) -> None:
        for kind in ("ORDERED", "PILES", "POSITIONS"):
            patch.setattr(module, kind, tuple(key for key in getattr(module, kind) if key[1] not in names))

    return blind


def without_order(module: Any, name: str) -> Break:
    """Blind to the order of this zone."""

    def blind(patch: Patch) -> None:
        keys = tuple(key for key in module.ORDERED if key[1] == name)
        patch.setattr(module, "ORDERED", tuple(key for key in module.ORDERED if key not in keys))
        patch.setattr(module, "PILES", (*module.PILES, *keys))

    return blind
