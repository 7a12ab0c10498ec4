"""The names of the variations in which scenarios are played (:mod:`.variations`), and how an option selects them.

This module imports nothing, so that the command line and the pytest plugin load fast.
"""

from __future__ import annotations

MIRROR = "mirror"
FIRST_PLAYER = "first-player"
EFFECT = "effect"
STACK = "stack"
NAMES = (MIRROR, FIRST_PLAYER, EFFECT, STACK)
"""All variations, in the order in which they are played."""

REASONS = {
    "targets": "the addition could be chosen, or would be affected",
    "counts": "the scenario counts or compares cards, abilities or events",
    "room": "the scenario needs a place that the addition would take",
    "actions": "the scenario is about the first action or effect",
    "owner": "cards in the scenario belong to the player who went first",
}
"""The reasons for which a tag may leave out a variation: ``@without-stack-counts``."""

ALL, NONE = "all", "none"
CHOICES = (ALL, NONE, *NAMES)
"""The values of an option for variations."""


def selected_variations(choice: str) -> tuple[str, ...]:
    """The names of the variations that a value of the option selects."""
    return {ALL: NAMES, NONE: ()}.get(choice, (choice,))
