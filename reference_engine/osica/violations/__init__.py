"""Violations of OSICA, as malicious readers of its clauses would build them, by the parts of its document."""

from __future__ import annotations

from ...violations import Violations
from . import (
    actions,
    appeals,
    characters,
    charges,
    conditions,
    cost,
    counters,
    decks,
    doubles,
    effects,
    ending,
    events,
    hearts,
    keywords,
    limit_breaks,
    main,
    oshi,
    places,
    start,
    winning,
    yells,
)

PARTS = (
    winning,
    decks,
    oshi,
    places,
    characters,
    hearts,
    cost,
    start,
    main,
    events,
    actions,
    yells,
    appeals,
    limit_breaks,
    doubles,
    charges,
    keywords,
    conditions,
    counters,
    ending,
    effects,
)

VIOLATIONS = Violations({each: broken for part in PARTS for each, broken in part.VIOLATIONS.every.items()})
