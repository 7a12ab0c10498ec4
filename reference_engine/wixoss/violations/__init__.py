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
    damage,
    decks,
    growing,
    guard,
    laid,
    payments,
    resona,
    rise,
    rules,
    seasons,
    spared,
    states,
    targets,
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
    cheer,
    resona,
    laid,
    payments,
    spared,
    seasons,
)

VIOLATIONS = Violations({each: broken for part in PARTS for each, broken in part.VIOLATIONS.every.items()})
