"""The builder of a position of a Di Gi Charat scenario, with a default for everything left out.

Defaults for each player: an empty field, no event, no hand, an empty discard pile, and a deck of 20 fillers
``A deck 1``, ... from the top (events without text that need a person who is never there).
Defaults for the game: A goes first, and it is the start of A's main phase on turn 5.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ...adapters.messages import Card, Player
from ...adapters.protocol_vocabulary import GameVocabulary
from ...adapters.session import ScenarioError
from ..board_notation import BoardItem
from ..builder_protocol import CardLocation
from ..cardtext import CardTextParser
from ..zone_builder import ZoneBuilder
from .cards import CHARACTER, EVENT, FILLER, FLAGS, WORDS, card_of
from .cardtext import parse


@dataclass
class PositionBuilder(ZoneBuilder):
    """A builder of a position."""

    words: ClassVar[GameVocabulary] = WORDS
    card_text: ClassVar[CardTextParser | None] = staticmethod(parse)
    steps: ClassVar[dict[str, tuple[str, ...]]] = {f"{step} phase": (step,) for step in WORDS.steps}
    flags: ClassVar[frozenset[str]] = FLAGS

    # --- Givens ---

    def set_event(self, player: Player, event: str) -> str:
        """Lay an event that the player has set, in the notation of the board, and return its label."""
        self.set_zone_cards(player, "event", event)
        laid = self.zones[player]["event"]
        if len(laid) != 1:
            raise ScenarioError(f"say which event {player} has set: one, with a name")
        return laid[0].id

    # --- results ---

    def shows_fact(self, found: CardLocation, fact: str) -> bool:
        """Whether a complete view shows that fact of a card in that location."""
        standing = found.zone == "field"
        return {
            "power": standing,
            "guard": standing,
            "abilities": standing,
            "attacking": standing,
            "attacked": standing,
            "state": found.zone == "event",
        }.get(fact, True)

    # --- inside ---

    def _card(self, item: BoardItem, place: str, where: str) -> Card:
        return card_of(item, EVENT if place == "event" else CHARACTER, where)

    def _filler_card(self, item: BoardItem, zone: str, where: str) -> Card:
        return FILLER
