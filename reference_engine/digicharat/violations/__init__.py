"""Violations of Di Gi Charat, as malicious readers of its clauses would build them, by its chapters."""

from __future__ import annotations

from ...violations import Violations
from . import battles, chains, characters, covers, events

PARTS = (characters, battles, events, covers, chains)

VIOLATIONS = Violations({each: broken for part in PARTS for each, broken in part.VIOLATIONS.every.items()})
