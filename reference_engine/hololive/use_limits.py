"""Facts that a rule limits: deeds of this turn, this performance step or this game that may be done so often."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from .cards import CardDefinition


class TurnAction(Enum):
    """An action that the turn player has taken this turn."""

    COLLAB = "collab"
    BATON_PASS = "baton pass"


class ArtUsed(Struct, frozen=True, gc=False):
    """An art was used from this position, the center or the collab position, in this performance step."""

    position: str


class SupportUsed(Struct, frozen=True, gc=False):
    """A support card of this definition was played this turn."""

    face: CardDefinition


class LimitedUsed(Struct, frozen=True, gc=False):
    """A LIMITED support card was played this turn, after so many others."""

    others: int


class OshiSkillUsed(Struct, frozen=True, gc=False):
    """An oshi skill that is not an SP oshi skill was used by this player this turn."""

    seat: int


class SpOshiSkillUsed(Struct, frozen=True, gc=False):
    """An SP oshi skill was used by this player this game."""

    seat: int
