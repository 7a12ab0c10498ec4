"""The editions of the rulebook that the engine plays, the newest first."""

from __future__ import annotations

EDITIONS = ("1.9.0", "1.7.0")

NEWEST = EDITIONS[0]


def is_since(edition: str, first: str) -> bool:
    """Whether an edition is another one or a later one."""
    return EDITIONS.index(edition) <= EDITIONS.index(first)
