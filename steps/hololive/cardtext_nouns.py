"""hololive card text: its nouns, and the zones of their cards.

``a holomem`` means any holomem in an event, and nothing clear in an instruction. ``1 of your holomem`` is a choice
in an instruction, and any of them in an event.
"""

from __future__ import annotations

from typing import ClassVar

from ..shared_card_text.cardtext_nouns import CardNoun
from .cards import WORDS

STAGE = WORDS.position_zones
"""The stage's positions, as zones."""

OFF_STAGE = WORDS.zones_off_stage
"""The zones off the stage, which a card can come to the stage from, or leave it for."""


def zones_named(said: str) -> tuple[str, ...]:
    """The zones that the name of a zone in a text means."""
    if said == "stage":
        return STAGE
    return (said.removesuffix(" position").removesuffix(" zone"),)


class StageNoun(CardNoun):
    """Cards described: a holomem is on the stage by default."""

    homes: ClassVar = {"holomem": STAGE, "name": STAGE, "oshi holomem": ("oshi",)}
    private: ClassVar = ("oshi holomem",)
    anywhere: ClassVar = "say where: 'in your hand', 'from your archive', 'attached to this holomem'"
    all_said: ClassVar = "'your holomem'"
