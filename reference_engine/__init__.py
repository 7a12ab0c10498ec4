"""The reference engine: every rulebook played as it is written, clause by clause."""

from __future__ import annotations

from collections.abc import Mapping

from .engine import ReferenceEngine, load_games

__all__ = ["ReferenceEngine", "engine"]


def engine(packages: Mapping[str, str] | None = None) -> ReferenceEngine:
    """A new reference engine for the games of these packages, by default for its own. Raises ``BadGame``."""
    return ReferenceEngine(None if packages is None else load_games(packages))
