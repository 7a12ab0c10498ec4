"""Actions that a rule limits: in this turn, in this performance step, or in this game."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from .cards import CardDefinition


class TurnAction(Enum):
    """An action that the turn player has taken this turn."""

    COLLAB = "collab"
    BATON_PASS = "baton pass"


class ArtUsed(Struct, frozen=True, gc=False):
    """The use of an art from this position, the center or the collab position, in this performance step."""

    position: str


class SupportUsed(Struct, frozen=True, gc=False):
    """The use of a support card of this definition in this turn."""

    face: CardDefinition


class LimitedUsed(Struct, frozen=True, gc=False):
    """The use of a LIMITED support card in this turn, after so many others."""

    others: int


class OshiSkillUsed(Struct, frozen=True, gc=False):
    """The use of an oshi skill that is not an SP oshi skill by this player in this turn."""

    seat: int


class SpOshiSkillUsed(Struct, frozen=True, gc=False):
    """The use of an SP oshi skill by this player in this game."""

    seat: int
