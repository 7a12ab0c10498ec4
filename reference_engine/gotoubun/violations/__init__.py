"""Violations of gotoubun, as malicious readers of its clauses would build them, by the chapters of its rulebook."""

from __future__ import annotations

from ...violations import Violations
from . import approach, effects, instructions, keywords, playing, rules, terms, turns, zones

CHAPTERS = (terms, zones, instructions, turns, approach, playing, effects, rules, keywords)

VIOLATIONS = Violations({each: broken for chapter in CHAPTERS for each, broken in chapter.VIOLATIONS.every.items()})
