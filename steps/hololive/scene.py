"""What the Givens of a hololive scenario add up to: a position, with a default for everything left out.

What a scenario leaves out, for each player:

- an oshi holomem ``A's oshi`` with life 5 and no ability;
- as much life as the oshi's, and a cheer deck of 10: red cheers, from the top ``A life 1``, ... and
  ``A cheer 1``, ...;
- a center holomem ``A center`` (red, Debut, 100 HP, no ability); nobody in the collab and back positions;
- a deck of 20 fillers ``A deck 1``, ... from the top; no hand, no archive, no holo power;
- no life damage.

And for the game: A goes first, and it is the start of A's main step on turn 5 (B's own turns are the even
ones, so that B's step defaults to turn 6). Every card has lain where it is since before this turn.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, cast

from msgspec import structs

from ...adapters.messages import Placed, Player, Seat
from ...adapters.session import ScenarioError
from ...adapters.words import Words
from ..board import Cell, Item, number
from ..builder import SceneBuilder
from ..building import Found
from ..cardtext import CardText
from .cards import ATTACHABLE, FILLER, FLAGS, LYING, WORDS, card_of, cheer
from .cardtext import parse

ZONES = WORDS.own_zones
STAGE = WORDS.positions

DECK = 20
CHEER_DECK = 10
TURNS = ("arrived", "bloomed")
"""The numbers of a card that are those of a turn."""

NOW = -1
"""Stands for the number of the turn until that is known."""

_DEFAULT_LABEL = re.compile(r"(?P<player>[AB])(?:'s)? (?P<zone>oshi|center|deck|cheer deck|cheer|life)(?: \d+)?$")
_ALONE = ("oshi", "center", "collab")
_CHEERS = ("cheer deck", "life")


@dataclass
class PositionBuilder(SceneBuilder):
    """A position in the making."""

    words: ClassVar[Words] = WORDS
    card_text: ClassVar[CardText | None] = staticmethod(parse)
    steps: ClassVar[dict[str, tuple[str, ...]]] = {f"{step} step": (step,) for step in WORDS.steps}
    flags: ClassVar[frozenset[str]] = FLAGS

    def label(self, name: str) -> str:
        """The id of the card that a scenario calls so. Raises :class:`ScenarioError` for an unknown one."""
        default = _DEFAULT_LABEL.match(name)
        if default and name not in self._defined:
            player = cast("Player", default["player"])
            self._default(player, default["zone"])
            if default["zone"] == "oshi" and (oshi := self.zones[player]["oshi"]):
                return oshi[0].id
        return super().label(name)

    def shows(self, found: Found, fact: str) -> bool:
        """Whether a view that is whole shows that fact of a card that lies so: any fact, of a holomem."""
        return self.card(str(found.card.id)).kind == "holomem"

    # --- inside ---

    def _seat(self, player: Player, turn: int) -> Seat:
        seat = super()._seat(player, turn)
        zones = {zone: tuple(_dated(card, turn) for card in cards) for zone, cards in seat.zones.items()}
        return structs.replace(seat, zones=zones)

    def _default(self, player: Player, zone: str) -> None:
        zone = "cheer deck" if zone == "cheer" else zone
        if zone in self.zones[player]:
            return
        self.zones[player][zone] = laid = []
        where = f"{player}'s {zone}"
        if zone == "oshi":
            laid.append(self._named(f"{player}'s oshi", Item(f"{player}'s oshi"), "oshi", where))
        elif zone == "center":
            laid.append(self._named(f"{player} center", Item(f"{player} center"), "holomem", where))
        elif zone == "life":
            self._default(player, "oshi")
            oshi = [self.card(card.id) for card in self.zones[player]["oshi"]]
            if other := next((each for each in oshi if "life" not in each.facts), None):
                raise ScenarioError(f"{other.name} is no oshi holomem; say what {where} holds")
            life = [each.facts["life"] for each in oshi]
            laid += self._fillers(Cell(zone, player, ()), Item("", count=sum(life)), where)
        elif zone in ("deck", "cheer deck"):
            count = DECK if zone == "deck" else CHEER_DECK
            laid += self._fillers(Cell(zone, player, ()), Item("", count=count), where)

    def _check(self, cell: Cell, where: str) -> None:
        if cell.zone in _ALONE and sum(item.count for item in cell.items) > 1:
            raise ScenarioError(f"{where} holds one card at most")

    def _placed(self, cell: Cell, item: Item, where: str) -> list[Placed]:
        if not item.name:
            return self._fillers(cell, item, where)
        kind = "oshi" if cell.zone == "oshi" else "cheer" if cell.zone in _CHEERS else "holomem"
        stacked = LYING - {"face-down"}
        if cell.zone not in STAGE and (lying := sorted(stacked & item.attributes.keys())):
            raise ScenarioError(f"{where}: {lying[0]!r} of {item.name} means nothing outside of the stage")
        return [self._named(self._free(item.name), item, kind, where)]

    def _fillers(self, cell: Cell, item: Item, where: str) -> list[Placed]:
        if cell.zone in STAGE or cell.zone == "oshi":
            raise ScenarioError(f"{where}: say which cards; fillers cannot stand there")
        if unknown := sorted(item.attributes.keys() - {"color"}):
            raise ScenarioError(f"{where}: fillers have no attribute {unknown[0]!r}; give the card a name")
        card = FILLER
        if cell.zone in _CHEERS or "color" in item.attributes:
            card = cheer(item.attributes.get("color", ("red",))[0], where)
        word = "cheer" if cell.zone == "cheer deck" else cell.zone
        return self._alike(card, f"{cell.player} {word}", item.count)

    def _named(self, label: str, item: Item, kind: str, where: str) -> Placed:
        self._defines(label, card_of(item, kind, where))
        attributes = item.attributes
        return Placed(
            id=label,
            card=label,
            resting="resting" in attributes,
            face_down="face-down" in attributes,
            numbers=self._numbers(item, where),
            under=tuple(self._under(name, where) for name in attributes.get("under", ())),
            attached=tuple(self._attached(label, item, where)),
        )

    def _numbers(self, item: Item, where: str) -> dict[str, int]:
        """The numbers that say how a card lies; those of turns may be ``now``."""
        found = {key: self._number(item, key, where) for key in WORDS.names("numbers") if key in item.attributes}
        return {key: size for key, size in found.items() if size}

    def _number(self, item: Item, key: str, where: str) -> int:
        if key in TURNS and item.attributes.get(key) == ("now",):
            return NOW
        return number(item, key, 0, where)

    def _under(self, name: str, where: str) -> Placed:
        return self._named(self._free(name), Item(name), "holomem", where)

    def _attached(self, holder: str, item: Item, where: str) -> Iterator[Placed]:
        for color in item.attributes.get("cheer", ()):
            label = self._free(f"{holder}'s {color} cheer")
            card = cheer(color, where)
            self.cards[card.name] = card
            self._defined[label] = card.name
            yield Placed(id=label, card=card.name)
        for subtype in ATTACHABLE:
            for name in item.attributes.get(subtype, ()):
                yield self._named(self._free(name), Item(name), subtype, where)


def _dated(card: Placed, turn: int) -> Placed:
    """The card with the number of this turn where it says that something happened now."""
    if NOW not in card.numbers.values():
        return card
    return structs.replace(card, numbers={key: turn if when == NOW else when for key, when in card.numbers.items()})
