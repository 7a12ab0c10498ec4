"""Violations of WIXOSS, by the subjects of its entries."""

from __future__ import annotations

from ...violations import collect_violations

VIOLATIONS = collect_violations(__name__)
