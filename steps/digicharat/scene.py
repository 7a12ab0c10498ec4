"""What the Givens of a Di Gi Charat scenario add up to: a position, with a default for everything left out.

What a scenario leaves out, for each player: nobody in the field, no event, no hand, nothing in the discard pile, and
a deck of 20 fillers ``A deck 1``, ... from the top (events without text that need somebody who is never there).
And for the game: A goes first, and it is the start of A's main phase on turn 5.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar, cast

from ...adapters.messages import Placed, Player
from ...adapters.session import ScenarioError
from ...adapters.words import Words
from ..board import Cell, Item
from ..builder import SceneBuilder
from ..building import Found
from ..cardtext import CardText
from .cards import CHARACTER, EVENT, FILLER, FLAGS, LYING, WORDS, card_of
from .cardtext import parse

ZONES = WORDS.own_zones
DECK = 20

DECK_CARD = re.compile(r"(?P<player>[AB]) deck \d+$")
"""What a card is called that a player's deck has if nothing is said."""


@dataclass
class PositionBuilder(SceneBuilder):
    """A position in the making."""

    words: ClassVar[Words] = WORDS
    card_text: ClassVar[CardText | None] = staticmethod(parse)
    steps: ClassVar[dict[str, tuple[str, ...]]] = {f"{step} phase": (step,) for step in WORDS.steps}
    flags: ClassVar[frozenset[str]] = FLAGS

    # --- what Givens say ---

    def sets(self, player: Player, event: str) -> str:
        """Lay an event that the player has set, in the notation of the board; gives its label."""
        self.hold(player, "event", event)
        laid = self.zones[player]["event"]
        if len(laid) != 1:
            raise ScenarioError(f"say which event {player} has set: one, with a name")
        return laid[0].id

    # --- what it adds up to ---

    def label(self, name: str) -> str:
        """The id of the card that a scenario calls so. Raises :class:`ScenarioError` for an unknown one."""
        if default := DECK_CARD.match(name):
            self._default(cast("Player", default["player"]), "deck")
        return super().label(name)

    def shows(self, found: Found, fact: str) -> bool:
        """Whether a view that is whole shows that fact of a card that lies so."""
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

    def _default(self, player: Player, zone: str) -> None:
        if zone not in self.zones[player]:
            self.zones[player][zone] = laid = list[Placed]()
            if zone == "deck":
                laid += self._alike(FILLER, f"{player} deck", DECK)

    def _check(self, cell: Cell, where: str) -> None:
        if cell.zone == "coming" and cell.items:
            raise ScenarioError(f"{where}: nobody is on the way when a scene begins; bring a character out of the hand")
        if cell.zone == "event" and sum(item.count for item in cell.items) > 1:
            raise ScenarioError(f"{where} holds one event at most")

    def _placed(self, cell: Cell, item: Item, where: str) -> list[Placed]:
        if not item.name:
            return self._fillers(cell, item, where)
        if cell.zone != "field" and (lying := sorted(LYING & item.attributes.keys())):
            raise ScenarioError(f"{where}: {lying[0]!r} of {item.name} means nothing there")
        label = self._free(item.name)
        kind = EVENT if cell.zone == "event" else CHARACTER
        card = card_of(Item(label, item.attributes), kind, where)
        if cell.zone in ("field", "event") and card.kind != kind:
            raise ScenarioError(f"{where}: {label} is of kind {card.kind}, which cannot lie there")
        self._defines(label, card)
        return [Placed(id=label, card=label, resting="asleep" in item.attributes)]

    def _fillers(self, cell: Cell, item: Item, where: str) -> list[Placed]:
        if cell.zone in ("field", "event"):
            raise ScenarioError(f"{where}: say which card; a filler cannot lie there")
        if item.attributes:
            raise ScenarioError(f"{where}: fillers have no attribute {min(item.attributes)!r}; give the card a name")
        return self._alike(FILLER, f"{cell.player} {cell.zone}", item.count)
