"""Violations of Di Gi Charat, by the chapters of its rulebook."""

from __future__ import annotations

from ...violations import collect_violations

VIOLATIONS = collect_violations(__name__)
