"""The builder of a position of an OSICA scenario, with a default for everything left out.

Defaults for each player: an empty stage and assist area, an empty oshi area, no hand, no cost, an empty drop area,
five hearts ``A heart 1``, ..., a deck of 20 cards ``A deck 1``, ... from the top (events without text, which cannot be
played), and a limit of 10. Defaults for the game: A goes first, and it is the start of A's main phase on turn 5.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from msgspec.structs import replace

from ...adapters.messages import Card, PlacedCard, Player, Seat
from ...adapters.protocol_vocabulary import GameVocabulary
from ...adapters.session import ScenarioError
from ..board_notation import BoardItem
from ..builder_protocol import CardLocation
from ..cardtext import CardTextParser
from ..zone_builder import ZoneBuilder
from .cards import BROKEN, CHARACTER, FLAGS, KEPT, OVER, THE_OSHI, WORDS, card_of, filler_card
from .cardtext import parse

BOARD = WORDS.position_zones
LIMIT = 10

OSHI = "oshi"
"""The number that marks a card as its player's oshi."""


@dataclass
class PositionBuilder(ZoneBuilder):
    """A builder of a position."""

    words: ClassVar[GameVocabulary] = WORDS
    card_text: ClassVar[CardTextParser | None] = staticmethod(parse)
    steps: ClassVar[dict[str, tuple[str, ...]]] = {f"{step} phase": (step,) for step in WORDS.steps}
    flags: ClassVar[frozenset[str]] = FLAGS
    attributes: ClassVar[Mapping[str, str]] = {OSHI: THE_OSHI, "limit-break": OVER, "attached": OVER}

    # --- Givens ---

    def add_text_to_all(self, name: str, text: str) -> None:
        """Write text onto every card of that name."""
        called = [key for key, card in self.cards.items() if card.name == name]
        if not called:
            raise ScenarioError(f"no card is called {name!r}; first state the zones of such cards")
        for key in called:
            self.add_definition_text(key, text)

    # --- results ---

    def shows_fact(self, found: CardLocation, fact: str) -> bool:
        """Whether a complete view shows that fact of a card in that location."""
        kind, on_board = (
            self.card_definition(str(found.card.id)).kind,
            found.zone in BOARD and found.role != "attached to",
        )
        return {
            "ap": on_board and kind == CHARACTER,
            "level": on_board and kind == CHARACTER,
            "yell": on_board,
            "abilities": on_board,
        }.get(fact, True)

    # --- inside ---

    def _seat(self, player: Player, turn: int) -> Seat:
        self.counters[player].setdefault("limit", LIMIT)
        seat = super()._seat(player, turn)
        if not any(card.numbers.get(OSHI) for zone in seat.zones.values() for card in zone):
            first = next((card for card in seat.zones["oshi"] if not card.numbers.get(KEPT)), None)
            if first is not None:
                first.numbers[OSHI] = 1
        return seat

    def _card(self, item: BoardItem, place: str, where: str) -> Card:
        return card_of(item, CHARACTER, where)

    def _filler_card(self, item: BoardItem, zone: str, where: str) -> Card:
        return filler_card("Filler")

    def _named(self, item: BoardItem, place: str, where: str) -> PlacedCard:
        placed = super()._named(item, place, where)
        if placed.attached:
            placed.numbers[BROKEN] = 1
        placed.face_down = placed.face_down or KEPT in placed.numbers
        return placed

    def _attached(self, role: str, name: str, holder: str, where: str) -> PlacedCard:
        """The card that was put onto a character by a limit break."""
        above = f"{holder}'s card"
        self._defines(above, self._card(BoardItem(above, {"name": (name,)}), role, where))
        if self.cards[above].name == self.cards[holder].name:
            self.cards[above] = replace(self.cards[holder])
        return PlacedCard(id=above, card=above)
