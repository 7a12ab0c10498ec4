"""Violations of hololive, as malicious readers of its clauses would build them, by the chapters of its rulebook."""

from __future__ import annotations

from ...violations import Violations
from . import (
    actions,
    alone,
    arts,
    changes,
    effects,
    general,
    instructions,
    main_step,
    playing,
    rules,
    setting_up,
    sharing,
    stage,
    states,
    terms,
    timings,
    triggers,
    turns,
    zones,
)

CHAPTERS = (
    general,
    terms,
    zones,
    stage,
    instructions,
    setting_up,
    turns,
    actions,
    main_step,
    timings,
    playing,
    triggers,
    effects,
    rules,
    arts,
    changes,
    sharing,
    states,
    alone,
)

VIOLATIONS = Violations({each: broken for chapter in CHAPTERS for each, broken in chapter.VIOLATIONS.every.items()})
