"""Violations of WIXOSS, as malicious readers of its entries would build them, by what they are about."""

from __future__ import annotations

from ...violations import Violations
from . import (
    attached,
    attacks,
    barriers,
    battle,
    cheer,
    conditions,
    costs,
    crafts,
    crosses,
    crystals,
    damage,
    decks,
    drives,
    growing,
    guard,
    keys,
    resona,
    rise,
    rules,
    states,
    targets,
    triple_crush,
    turn,
    usage,
    zones,
)

PARTS = (
    decks,
    turn,
    growing,
    costs,
    usage,
    conditions,
    targets,
    zones,
    attacks,
    guard,
    battle,
    damage,
    barriers,
    states,
    attached,
    rise,
    crafts,
    rules,
    crosses,
    drives,
    crystals,
    keys,
    triple_crush,
    cheer,
    resona,
)

VIOLATIONS = Violations({each: broken for part in PARTS for each, broken in part.VIOLATIONS.every.items()})
