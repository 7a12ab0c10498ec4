"""Violations of OSICA, by the parts of its document."""

from __future__ import annotations

from ...violations import collected

VIOLATIONS = collected(__name__)
