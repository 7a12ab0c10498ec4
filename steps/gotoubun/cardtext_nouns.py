"""gotoubun card text: its nouns, and the lanes that they stand in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from ...adapters.abilities import Cards, Filter, Places, Side
from ..cardtext import Misread
from ..template.nouns import Noun
from .cards import WORDS

FUTARO = "Futaro"
"""The person whom a text means in every name that contains his."""

OFF_LANES = WORDS.elsewhere
"""Every other zone than a lane, which a card can leave one for."""

_KINDS: dict[str, tuple[str, ...]] = {"person": ("character",), FUTARO: ("hero",), "bride": ()}
_ZONES = {"bride area": "brides", "removed zone": "removed", "lanes": "lane", "hero lanes": "hero lane"}


def zones(said: str) -> tuple[str, ...]:
    """The zones that a zone's name in a text stands for."""
    return (_ZONES.get(said, said.removesuffix(" zone")),)


@dataclass(frozen=True)
class LaneNoun(Noun):
    """Cards described, perhaps by the lane that they are in.

    The head ``person`` is a character told by a person's name, ``Futaro`` a hero told by his.
    """

    homes: ClassVar = {
        "character": ("lane",),
        "person": ("lane",),
        "name": ("lane",),
        "hero": ("hero lane",),
        FUTARO: ("hero lane",),
        "bride": ("brides",),
        "episode": ("lane",),
    }
    anywhere: ClassVar[str] = "say where: 'in your hand', 'from your waiting room', 'set on this character'"
    all_said: ClassVar[str] = "'your characters'"

    lane: Places | None = None

    def with_(self, extra: dict[str, Any]) -> Noun:
        if self.lane is not None and "lane" in extra:
            raise Misread(self.place, "two places for one card", "leave one out")
        return super().with_(extra)

    @property
    def owned(self) -> bool:
        return self.head not in ("hero", FUTARO)

    @property
    def kinds(self) -> tuple[str, ...]:
        return _KINDS.get(self.head, super().kinds)

    def filter(self) -> Filter:
        if self.lane is not None:
            raise Misread(self.place, "a place is no use here", "leave it out")
        return super().filter()

    def cards(self, side: Side, *, moving: bool = False) -> Cards:
        elsewhere = bool(self.zone) or self.on is not None
        if not self.owned and not elsewhere:
            if self.side is not None:
                raise Misread(self.place, "a hero is nobody's", "leave the player out")
            side = "both"
        if self.lane is not None and elsewhere:
            raise Misread(self.place, "two places for one card", "leave one out")
        if self.lane is not None and (self.head == "bride" or self.head not in self.homes):
            raise Misread(self.place, "this does not say what is in the lane", "write 'character', 'episode' or 'hero'")
        if self.head == "episode" and not elsewhere and not moving:
            holders = Cards(("lane",), self.side or side, place=self.lane)
            return Cards(side="both", where=self._filter(), on=holders)
        if self.lane is not None:
            return Cards(self.homes[self.head], self.side or side, self._filter(with_kind=False), place=self.lane)
        return super().cards(side, moving=moving)
