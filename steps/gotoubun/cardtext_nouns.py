"""gotoubun card text: its nouns, and the lanes of their cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from ...adapters.card_text_tree import Filter, MatchingCards, Places, Side
from ..cardtext import CardTextFault
from ..shared_card_text.cardtext_nouns import CardNoun
from .cards import WORDS

FUTARO = "Futaro"
"""The person whom a text means in every name that contains his name."""

OFF_LANES = WORDS.zones_off_stage
"""The zones that are not lanes, which a card can leave a lane for."""

_KINDS: dict[str, tuple[str, ...]] = {"person": ("character",), FUTARO: ("hero",), "bride": ()}
_ZONES = {"bride area": "brides", "removed zone": "removed", "lanes": "lane", "hero lanes": "hero lane"}


def zones_named(said: str) -> tuple[str, ...]:
    """The zones that the name of a zone in a text means."""
    return (_ZONES.get(said, said.removesuffix(" zone")),)


@dataclass(frozen=True)
class LaneNoun(CardNoun):
    """Cards described, perhaps by the lane that they are in.

    The head ``person`` is a character described by a person's name, ``Futaro`` a hero described by his.
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

    def with_attribute(self, extra: dict[str, Any]) -> CardNoun:
        if self.lane is not None and "lane" in extra:
            raise CardTextFault(self.place, "there are two places for one card", "leave one out")
        return super().with_attribute(extra)

    @property
    def is_owned(self) -> bool:
        return self.head not in ("hero", FUTARO)

    @property
    def card_kinds(self) -> tuple[str, ...]:
        return _KINDS.get(self.head, super().card_kinds)

    def card_filter(self) -> Filter:
        if self.lane is not None:
            raise CardTextFault(self.place, "a place has no meaning here", "leave it out")
        return super().card_filter()

    def matching_cards(self, side: Side, *, moving: bool = False) -> MatchingCards:
        elsewhere = bool(self.zone) or self.on is not None
        if not self.is_owned and not elsewhere:
            if self.side is not None:
                raise CardTextFault(self.place, "a hero belongs to neither player", "leave the player out")
            side = "both"
        if self.lane is not None and elsewhere:
            raise CardTextFault(self.place, "there are two places for one card", "leave one out")
        if self.lane is not None and (self.head == "bride" or self.head not in self.homes):
            raise CardTextFault(
                self.place, "this does not say what is in the lane", "write 'character', 'episode' or 'hero'"
            )
        if self.head == "episode" and not elsewhere and not moving:
            holders = MatchingCards(("lane",), self.side or side, place=self.lane)
            return MatchingCards(side="both", where=self._filter(), on=holders)
        if self.lane is not None:
            return MatchingCards(
                self.homes[self.head], self.side or side, self._filter(with_kind=False), place=self.lane
            )
        return super().matching_cards(side, moving=moving)
