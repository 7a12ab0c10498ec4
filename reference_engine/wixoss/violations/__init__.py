"""Violations of WIXOSS, by what its entries are about."""

from __future__ import annotations

from ...violations import collected

VIOLATIONS = collected(__name__)
