"""Violations of hololive, by the chapters of its rulebook."""

from __future__ import annotations

from ...violations import collected

VIOLATIONS = collected(__name__)
