"""The builder of a position of a WIXOSS scenario, with a default for everything left out.

Defaults for each player: a center LRIG ``A's LRIG`` of level 3, no assist LRIGs, empty SIGNI zones, no hand, no ener,
an empty trash, LRIG deck and LRIG trash, seven Life Cloth ``A life 1``, ..., and a deck of 20 cards ``A deck 1``, ...
from the top (spells without text, which cannot be used). Defaults for the game: A goes first, and it is the start of
A's main phase on turn 5.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from ...adapters.messages import Card, PlacedCard, Player
from ...adapters.protocol_vocabulary import GameVocabulary
from ...adapters.session import ScenarioError
from ..board_notation import BoardItem
from ..builder_protocol import CardLocation
from ..cardtext import CardTextParser
from ..zone_builder import ZoneBuilder
from .cards import ARTS, FLAGS, LAID, LRIG_ZONES, SIGNI_PLACES, SPELL, WORDS, card_of, filler_card
from .cardtext import parse

WHITE_BACKED = ("lrig deck", "lrig trash")
"""Zones whose fillers are arts."""

STEPS: dict[str, tuple[str, ...]] = {
    **{f"{step} phase": (step,) for step in ("up", "draw", "ener", "grow", "main", "end")},
    "attack phase": ("pre-attack",),
    "pre-attack step": ("pre-attack",),
    "defense step": ("defense",),
    "SIGNI attack step": ("signi-attack",),
    "LRIG attack step": ("lrig-attack",),
    "guard step": ("guard",),
}


@dataclass
class PositionBuilder(ZoneBuilder):
    """A builder of a position."""

    words: ClassVar[GameVocabulary] = WORDS
    card_text: ClassVar[CardTextParser | None] = staticmethod(parse)
    steps: ClassVar[dict[str, tuple[str, ...]]] = STEPS
    flags: ClassVar[frozenset[str]] = FLAGS
    defaults: ClassVar[Mapping[str, str]] = {"lrig": "{player}'s LRIG"}

    # --- Givens ---

    def set_turn_and_step(self, player: Player, step: str | None = None) -> None:
        """State the turn player, and the step that begins."""
        if step == "guard":
            raise ScenarioError(
                "no scene begins with the guard step: an LRIG has to attack first; begin earlier, and let it attack"
            )
        super().set_turn_and_step(player, step)

    # --- results ---

    def shows_fact(self, found: CardLocation, fact: str) -> bool:
        """Whether a complete view shows that fact of a card in that location."""
        by_itself = found.role == ""
        is_signi, is_lrig = by_itself and found.zone in SIGNI_PLACES, by_itself and found.zone in LRIG_ZONES
        return {
            "power": is_signi,
            "classes": is_signi,
            "infected": is_signi,
            "crossed": is_signi,
            "driving": is_signi or is_lrig,
            "level": is_signi or is_lrig,
            "limit": is_lrig,
            "types": is_lrig,
            "abilities": is_signi or is_lrig,
        }.get(fact, True)

    # --- inside ---

    def _card(self, item: BoardItem, place: str, where: str) -> Card:
        return card_of(item, place, where)

    def _filler_card(self, item: BoardItem, zone: str, where: str) -> Card:
        return filler_card("White filler", ARTS) if zone in WHITE_BACKED else filler_card("Filler", SPELL)

    def _named(self, item: BoardItem, place: str, where: str) -> PlacedCard:
        placed = super()._named(item, place, where)
        placed.face_down = placed.face_down or not placed.numbers.keys().isdisjoint(LAID)
        return placed

    def _beneath(self, name: str, depth: int, top: str, zone: str, where: str) -> PlacedCard:
        """A card at that depth under another: an LRIG of a level lower by the depth, or a SIGNI."""
        attributes: dict[str, tuple[str, ...]] = {}
        if zone in LRIG_ZONES:
            above = int(self.cards[top].facts["level"])
            attributes = {"level": (str(max(0, above - depth)),)}
        return self._named(BoardItem(name, attributes), zone, where)

    def _attached(self, role: str, name: str, holder: str, where: str) -> PlacedCard:
        """A card that is attached to a SIGNI: a Soul is an LRIG, an Acce is of the class of Acces."""
        attributes: dict[str, tuple[str, ...]] = {"class": ("Cook",)} if role == "acce" else {}
        placed = self._named(BoardItem(name, attributes), "lrig trash" if role == "soul" else "hand", where)
        placed.face_down, placed.numbers = role == "charm", {role: 1}
        return placed
