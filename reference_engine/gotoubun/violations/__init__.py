"""Violations of gotoubun, as malicious readers of its clauses would build them, by the chapters of its rulebook."""

from __future__ import annotations

from ...violations import Violations
from . import (
    approach,
    effects,
    instructions,
    keywords,
    places,
    playing,
    playing_along,
    rules,
    states,
    terms,
    turns,
    zones,
)

CHAPTERS = (
    terms,
    places,
    zones,
    instructions,
    turns,
    playing_along,
    approach,
    playing,
    effects,
    rules,
    keywords,
    states,
)

VIOLATIONS = Violations({each: broken for chapter in CHAPTERS for each, broken in chapter.VIOLATIONS.every.items()})
