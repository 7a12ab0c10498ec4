"""What the Givens of an OSICA scenario add up to: a position, with a default for everything left out.

What a scenario leaves out, for each player: nobody on the stage and in the assist area, an empty oshi area, no hand,
no cost, nothing in the drop area, five hearts ``A heart 1``, ... and a deck of 20 cards ``A deck 1``, ... from the top
(events without text, which cannot be played), a limit of 10. And for the game: A goes first, and it is the start of A's
main phase on turn 5.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar, cast

from msgspec.structs import replace

from ...adapters.messages import Placed, Player, Seat
from ...adapters.session import ScenarioError
from ...adapters.words import Words
from ..board import Cell, Item, one
from ..builder import SceneBuilder
from ..building import Found
from ..cardtext import CardText
from .cards import (
    BROKEN,
    CHARACTER,
    EVENT,
    FACE_DOWN,
    FLAGS,
    KEPT,
    LYING,
    OVER,
    RESTING,
    THE_OSHI,
    WORDS,
    card_of,
    filler,
)
from .cardtext import parse

SPOTS = ("left", "center", "right")
BOARD = (*SPOTS, "assist")
ASSIST = 3
LIMIT = 10

FILLED = {"deck": ("deck", 20), "hearts": ("heart", 5)}
"""What lies in a zone if nothing is said: what its cards are called, and how many they are."""

DEFAULT_CARD = re.compile(r"(?P<player>[AB]) (?P<called>deck|heart) \d+$")
"""What a card is called that a player has if nothing is said."""

MEANT = {RESTING: BOARD, BROKEN: BOARD, OVER: BOARD, THE_OSHI: (*BOARD, "oshi"), FACE_DOWN: ("oshi",), KEPT: ("oshi",)}
"""Where it means something how a card lies."""

OSHI = "oshi"
"""The number that says that a card is its player's oshi."""


@dataclass
class PositionBuilder(SceneBuilder):
    """A position in the making."""

    words: ClassVar[Words] = WORDS
    card_text: ClassVar[CardText | None] = staticmethod(parse)
    steps: ClassVar[dict[str, tuple[str, ...]]] = {f"{step} phase": (step,) for step in WORDS.steps}
    flags: ClassVar[frozenset[str]] = FLAGS

    # --- what Givens say ---

    def all_read(self, name: str, text: str) -> None:
        """Write text onto every card of that name."""
        called = [key for key, card in self.cards.items() if card.name == name]
        if not called:
            raise ScenarioError(f"no card is called {name!r}; say first where such cards are")
        for key in called:
            self.write(key, text)

    # --- what it adds up to ---

    def label(self, name: str) -> str:
        """The id of the card that a scenario calls so. Raises :class:`ScenarioError` for an unknown one."""
        if default := DEFAULT_CARD.match(name):
            zone = next(zone for zone, (called, _) in FILLED.items() if called == default["called"])
            self._default(cast("Player", default["player"]), zone)
        return super().label(name)

    def shows(self, found: Found, fact: str) -> bool:
        """Whether a view that is whole shows that fact of a card that lies so."""
        kind, on_board = self.card(str(found.card.id)).kind, found.zone in BOARD and found.role != "attached to"
        return {
            "ap": on_board and kind == CHARACTER,
            "level": on_board and kind == CHARACTER,
            "yell": on_board,
            "abilities": on_board,
        }.get(fact, True)

    # --- inside ---

    def _default(self, player: Player, zone: str) -> None:
        if zone not in self.zones[player]:
            self.zones[player][zone] = laid = list[Placed]()
            if zone in FILLED:
                called, number = FILLED[zone]
                laid += self._alike(filler("Filler"), f"{player} {called}", number)

    def _seat(self, player: Player, turn: int) -> Seat:
        self.counters[player].setdefault("limit", LIMIT)
        seat = super()._seat(player, turn)
        if not any(card.numbers.get(OSHI) for zone in seat.zones.values() for card in zone):
            first = next((card for card in seat.zones["oshi"] if not card.numbers.get(KEPT)), None)
            if first is not None:
                first.numbers[OSHI] = 1
        return seat

    def _check(self, cell: Cell, where: str) -> None:
        if cell.zone == "playing" and cell.items:
            raise ScenarioError(f"{where}: no card is being played when a scene begins; play one")
        most = 1 if cell.zone in SPOTS else ASSIST if cell.zone == "assist" else None
        if most is not None and sum(item.count for item in cell.items) > most:
            raise ScenarioError(f"{where} holds {most} at most")

    def _placed(self, cell: Cell, item: Item, where: str) -> list[Placed]:
        if not item.name:
            return self._fillers(cell, item, where)
        for lying in sorted(LYING & item.attributes.keys()):
            if cell.zone not in MEANT[lying]:
                raise ScenarioError(f"{where}: {lying!r} of {item.name} means nothing there")
        label = self._define(item, where)
        kind = self.cards[label].kind
        if (cell.zone in SPOTS and kind != CHARACTER) or (cell.zone == "assist" and kind == EVENT):
            raise ScenarioError(f"{where}: {label} is of kind {kind}, which cannot lie there")
        over = [Item(one(item, OVER, ""))] if OVER in item.attributes else []
        numbers = {
            OSHI: THE_OSHI in item.attributes,
            BROKEN: BROKEN in item.attributes or OVER in item.attributes,
            KEPT: KEPT in item.attributes,
        }
        return [
            Placed(
                id=label,
                card=label,
                resting=RESTING in item.attributes,
                face_down=FACE_DOWN in item.attributes or KEPT in item.attributes,
                numbers={name: 1 for name, so in numbers.items() if so},
                attached=tuple(self._over(label, each, where) for each in over),
            )
        ]

    def _over(self, label: str, item: Item, where: str) -> Placed:
        """The card that was put onto a character by a limit break."""
        above = f"{label}'s card"
        self._define(Item(above, {"name": (item.name,)}), where)
        if self.cards[above].name == self.cards[label].name:
            self.cards[above] = replace(self.cards[label])
        return Placed(id=above, card=above)

    def _define(self, item: Item, where: str) -> str:
        """The label of a card that a cell describes."""
        label = self._free(item.name)
        return self._defines(label, card_of(Item(label, item.attributes), CHARACTER, where))

    def _fillers(self, cell: Cell, item: Item, where: str) -> list[Placed]:
        if cell.zone in (*BOARD, "oshi"):
            raise ScenarioError(f"{where}: say which card; a filler cannot lie there")
        if item.attributes:
            raise ScenarioError(f"{where}: fillers have no attribute {min(item.attributes)!r}; give the card a name")
        called = FILLED.get(cell.zone, (cell.zone, 0))[0]
        return self._alike(filler("Filler"), f"{cell.player} {called}", item.count)
