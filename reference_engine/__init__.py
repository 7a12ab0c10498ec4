"""The reference engine: every rulebook played as it is written, clause by clause."""

from __future__ import annotations

from .engine import ReferenceEngine

__all__ = ["ReferenceEngine", "engine"]


def engine() -> ReferenceEngine:
    """A new reference engine."""
    return ReferenceEngine()
