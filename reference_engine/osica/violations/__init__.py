"""Violations of OSICA, by the parts of its document."""

from __future__ import annotations

from ...violations import collect_violations

VIOLATIONS = collect_violations(__name__)
