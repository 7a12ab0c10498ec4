"""The builder of a position of a hololive scenario, with a default for everything left out.

Defaults for each player:

- an oshi holomem ``A's oshi`` with life 5 and no ability;
- as much life as the oshi's, and a cheer deck of 10: red cheers, from the top ``A life 1``, ... and
  ``A cheer 1``, ...;
- a center holomem ``A center`` (red, Debut, 100 HP, no ability); empty collab and back positions;
- a deck of 20 fillers ``A deck 1``, ... from the top; no hand, no archive, no holo power;
- no life damage.

Defaults for the game: A goes first, and it is the start of A's main step on turn 5 (B's own turns are the even
ones, so that B's step defaults to turn 6). Every card has been in its place since before this turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from msgspec import structs

from ...adapters.messages import PLAYERS, Card, PlacedCard, Player, Seat
from ...adapters.protocol_vocabulary import GameVocabulary
from ...adapters.session import ScenarioError
from ..board_notation import BoardItem
from ..builder_protocol import CardLocation
from ..cardtext import CardTextParser
from ..zone_builder import ZoneBuilder
from .cards import ATTACHABLE, FILLER, FLAGS, WORDS, card_of, cheer_card
from .cardtext import parse

TURNS = ("arrived", "bloomed")
"""The numbers of a card that hold the number of a turn."""

NOW = -1
"""A placeholder for the number of the turn until it is known."""

PLACES = {"oshi": "oshi", "cheer deck": "cheer", "life": "cheer", **{role: role for role in ATTACHABLE}}
"""The default kind of a card in a zone, or attached in a role; elsewhere it is a holomem."""


@dataclass
class PositionBuilder(ZoneBuilder):
    """A builder of a position."""

    words: ClassVar[GameVocabulary] = WORDS
    card_text: ClassVar[CardTextParser | None] = staticmethod(parse)
    steps: ClassVar[dict[str, tuple[str, ...]]] = {f"{step} step": (step,) for step in WORDS.steps}
    flags: ClassVar[frozenset[str]] = FLAGS
    defaults: ClassVar[Mapping[str, str]] = {"oshi": "{player}'s oshi", "center": "{player} center"}
    of_fillers: ClassVar[frozenset[str]] = frozenset({"color"})

    def card_id(self, name: str) -> str:
        """The id of the card with that name in the scenario. Raises :class:`ScenarioError` for an unknown one."""
        owner = next((player for player in PLAYERS if name == f"{player}'s oshi"), None)
        if owner is not None and name not in self._defined:
            self._default(owner, "oshi")
            name = next((card.id for card in self.zones[owner]["oshi"]), name)
        return super().card_id(name)

    def shows_fact(self, found: CardLocation, fact: str) -> bool:
        """Whether a complete view shows that fact of a card in that location: any fact, of a holomem."""
        return self.card_definition(str(found.card.id)).kind == "holomem"

    # --- inside ---

    def _seat(self, player: Player, turn: int) -> Seat:
        seat = super()._seat(player, turn)
        zones = {zone: tuple(_dated(card, turn) for card in cards) for zone, cards in seat.zones.items()}
        return structs.replace(seat, zones=zones)

    def _count(self, player: Player, zone: str) -> int:
        if zone != "life":
            return super()._count(player, zone)
        self._default(player, "oshi")
        oshi = [self.card_definition(card.id) for card in self.zones[player]["oshi"]]
        if other := next((each for each in oshi if "life" not in each.facts), None):
            raise ScenarioError(f"{other.name} is not an oshi holomem; state what {player}'s {zone} holds")
        return sum(each.facts["life"] for each in oshi)

    def _card(self, item: BoardItem, place: str, where: str) -> Card:
        return card_of(item, PLACES.get(place, "holomem"), where)

    def _filler_card(self, item: BoardItem, zone: str, where: str) -> Card:
        if PLACES.get(zone) == "cheer" or "color" in item.attributes:
            return cheer_card(item.attributes.get("color", ("red",))[0], where)
        return FILLER

    def _number(self, item: BoardItem, key: str, where: str) -> int:
        if key in TURNS and item.attributes.get(key) == ("now",):
            return NOW
        return super()._number(item, key, where)

    def _attached(self, role: str, name: str, holder: str, where: str) -> PlacedCard:
        if role != "cheer":
            return super()._attached(role, name, holder, where)
        label = self._free(f"{holder}'s {name} cheer")
        card = cheer_card(name, where)
        self.cards[card.name] = card
        self._defined[label] = card.name
        return PlacedCard(id=label, card=card.name)


def _dated(card: PlacedCard, turn: int) -> PlacedCard:
    """The card with the number of this turn wherever it has the placeholder for it."""
    if NOW not in card.numbers.values():
        return card
    return structs.replace(card, numbers={key: turn if when == NOW else when for key, when in card.numbers.items()})
