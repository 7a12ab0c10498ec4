"""Violations of WIXOSS, by what its entries are about."""

from __future__ import annotations

from ...violations import collect_violations

VIOLATIONS = collect_violations(__name__)
