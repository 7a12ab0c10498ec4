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

import itertools
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, cast

from msgspec import structs

from ...adapters.abilities import Ability
from ...adapters.messages import PLAYERS, Card, Placed, Player, Position, Scene, Script, Seat
from ...adapters.session import ScenarioError
from ..board import Cell, Item, read_board, read_cell
from .cards import ATTACHABLE, FILLER, FLAGS, LYING, card_of, cheer, number
from .cardtext import parse

ZONES = (
    "oshi",
    "center",
    "collab",
    "back",
    "hand",
    "deck",
    "cheer deck",
    "archive",
    "holo power",
    "life",
)
STEPS = ("reset", "hand", "cheer", "main", "performance", "end")
STAGE = ("center", "collab", "back")

TURN = 5
DECK = 20
CHEER_DECK = 10
NOW = -1
"""Stands for the number of the turn until that is known."""

_DEFAULT_LABEL = re.compile(r"(?P<player>[AB])(?:'s)? (?P<zone>oshi|center|deck|cheer deck|cheer|life)(?: \d+)?$")
_ALONE = ("oshi", "center", "collab")
_CHEERS = ("cheer deck", "life")


@dataclass
class Draft:
    """A position in the making. Labels of cards are the ids that the engine gets."""

    unordered: ClassVar[frozenset[str]] = frozenset({"hand", "archive", "back"})
    positions: ClassVar[tuple[str, ...]] = STAGE
    all_zones: ClassVar[tuple[str, ...]] = ZONES

    cards: dict[str, Card] = field(default_factory=dict)
    zones: dict[Player, dict[str, list[Placed]]] = field(default_factory=lambda: {p: {} for p in PLAYERS})
    counters: dict[Player, dict[str, int]] = field(default_factory=lambda: {p: {} for p in PLAYERS})
    _defined: dict[str, str] = field(default_factory=dict)
    _dice: tuple[int, ...] = ()
    _shuffles: list[tuple[str, ...]] = field(default_factory=list)
    _first_player: Player = "A"
    _turn_player: Player | None = None
    _turn: int | None = None
    _first_turn: bool = False
    _step: str | None = None

    # --- what Givens say ---

    def board(self, table: Sequence[Sequence[str]]) -> None:
        """Lay every cell of a board."""
        for cell in read_board(table, ZONES, FLAGS):
            self._lay(cell)

    def hold(self, player: Player, zone: str, text: str) -> None:
        """Lay one cell, in the notation of the board."""
        if zone not in ZONES:
            raise ScenarioError(f"there is no zone {zone!r}; the zones are {', '.join(ZONES)}")
        self._lay(Cell(zone, player, read_cell(text, FLAGS, f"{player}'s {zone}")))

    def add(self, player: Player, zone: str, text: str) -> None:
        """Lay further cards into a zone."""
        where = f"{player}'s {zone}"
        laid = self.zones[player].setdefault(zone, [])
        for item in read_cell(text, FLAGS, where):
            laid += self._placed(Cell(zone, player, ()), item, where)

    def reads(self, name: str, text: str) -> None:
        """Write text onto a card; what it read before stays."""
        label = self.label(name)
        key = self._defined[label]
        if key != label:
            raise ScenarioError(f"{label} is a filler; put a card with a name there to give it text")
        self.write(key, text)

    def write(self, key: str, text: str) -> None:
        """Write text onto a definition."""
        card = self.cards[key]
        abilities: tuple[Ability, ...] = parse(text, card_kind=card.kind)
        card.abilities += abilities

    def count(self, player: Player, counter: str, number: int) -> None:
        """State a counter of a player."""
        self.counters[player][counter] = number

    def goes_first(self, player: Player) -> None:
        """State who has the first turn of the game."""
        self._first_player = player

    def at(self, player: Player, step: str | None = None) -> None:
        """State whose turn it is, and which of its steps begins."""
        if step is not None and step not in STEPS:
            raise ScenarioError(f"there is no {step} step; the steps are {', '.join(STEPS)}")
        if self._turn_player not in (None, player):
            raise ScenarioError("the scenario says both that it is A's turn and that it is B's; say one")
        if step is not None and self._step not in (None, step):
            raise ScenarioError(f"the scenario begins both with the {self._step} step and the {step} step")
        self._turn_player = player
        self._step = step or self._step

    def first_turn(self, player: Player) -> None:
        """State that it is a player's first turn of the game."""
        self.at(player)
        self._first_turn = True

    def turn(self, number: int) -> None:
        """State the number of the turn, counting both players' turns from 1."""
        self._turn = number

    def dice(self, results: tuple[int, ...]) -> None:
        """State what the dice will show, one after another."""
        if any(not 1 <= result <= 6 for result in results):
            raise ScenarioError("a die shows 1 to 6")
        self._dice += results

    def shuffled(self, names: tuple[str, ...]) -> None:
        """State the result of the next shuffle, from the top."""
        self._shuffles.append(tuple(self.label(name) for name in names))

    # --- what it adds up to ---

    def label(self, name: str) -> str:
        """The id of the card that a scenario calls so. Raises :class:`ScenarioError` for an unknown one."""
        default = _DEFAULT_LABEL.match(name)
        if default and name not in self._defined:
            player = cast("Player", default["player"])
            self._default(player, default["zone"])
            if default["zone"] == "oshi" and (oshi := self.zones[player]["oshi"]):
                return oshi[0].id
        if name not in self._defined:
            named = [label for label, key in self._defined.items() if key == label]
            raise ScenarioError(
                f"no card is called {name!r}; the cards with a name so far: {', '.join(named) or 'none'}"
            )
        return name

    def card(self, label: str) -> Card:
        """The definition of the card with that id."""
        return self.cards[self._defined[label]]

    def knows_ability(self, name: str) -> bool:
        """Whether some card has an ability of that name, or with that in its text."""
        return any(
            name == getattr(ability, "name", "") or name in ability.text
            for card in self.cards.values()
            for ability in card.abilities
        )

    def build(self) -> Scene:
        """The position."""
        player: Player = self._turn_player or "A"
        turn = self._turn_number(player)
        return Position(
            cards=self.cards,
            seats={p: self._seat(p, turn) for p in PLAYERS},
            turn_player=player,
            first_player=self._first_player,
            turn=turn,
            step=self._step or "main",
            script=Script(dice=self._dice, shuffles=tuple(self._shuffles)),
        )

    # --- inside ---

    def _seat(self, player: Player, turn: int) -> Seat:
        for zone in ZONES:
            self._default(player, zone)
        laid = self.zones[player]
        zones = {zone: tuple(_dated(card, turn) for card in laid[zone]) for zone in ZONES}
        return Seat(zones=zones, counters=dict(self.counters[player]))

    def _turn_number(self, player: Player) -> int:
        first = player == self._first_player
        if self._first_turn:
            if self._turn is not None:
                raise ScenarioError("the scenario states a first turn and the number of the turn; state one")
            return 1 if first else 2
        if self._turn is None:
            return TURN if first else TURN + 1
        if self._turn % 2 != first:
            raise ScenarioError(f"turn {self._turn} is not {player}'s: {self._first_player} has the odd turns")
        return self._turn

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
            life = [self.card(card.id).facts["life"] for card in self.zones[player]["oshi"]]
            laid += self._fillers(Cell(zone, player, ()), Item("", count=sum(life)), where)
        elif zone in ("deck", "cheer deck"):
            count = DECK if zone == "deck" else CHEER_DECK
            laid += self._fillers(Cell(zone, player, ()), Item("", count=count), where)

    def _lay(self, cell: Cell) -> None:
        where = f"{cell.player}'s {cell.zone}"
        if cell.zone in self.zones[cell.player]:
            raise ScenarioError(f"{where} is stated twice, or spoken of before it is stated; state it once, first")
        if cell.zone in _ALONE and sum(item.count for item in cell.items) > 1:
            raise ScenarioError(f"{where} holds one card at most")
        self.zones[cell.player][cell.zone] = laid = []
        for item in cell.items:
            laid += self._placed(cell, item, where)

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
        self.cards[card.name] = card
        word = "cheer" if cell.zone == "cheer deck" else cell.zone
        labels = (f"{cell.player} {word} {number}" for number in itertools.count(1))
        free = (label for label in labels if label not in self._defined)
        placed = [Placed(id=label, card=card.name) for label in itertools.islice(free, item.count)]
        self._defined.update((each.id, each.card) for each in placed)
        return placed

    def _free(self, label: str) -> str:
        """The label itself, or ``Sora#2`` for the second card of that label."""
        if label not in self._defined:
            return label
        if "#" in label:
            raise ScenarioError(f"two cards are called {label!r}; number them apart")
        count = 2
        while f"{label}#{count}" in self._defined:
            count += 1
        return f"{label}#{count}"

    def _named(self, label: str, item: Item, kind: str, where: str) -> Placed:
        self.cards[label] = card_of(item, kind, where)
        self._defined[label] = label
        attributes = item.attributes
        return Placed(
            id=label,
            card=label,
            resting="resting" in attributes,
            face_down="face-down" in attributes,
            damage=number(item, "damage", 0, where),
            under=tuple(self._under(name, where) for name in attributes.get("under", ())),
            attached=tuple(self._attached(label, item, where)),
            arrived=self._when(item, "arrived", where),
            bloomed=self._when(item, "bloomed", where),
        )

    def _when(self, item: Item, key: str, where: str) -> int:
        if item.attributes.get(key) == ("now",):
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
    if NOW not in (card.arrived, card.bloomed):
        return card
    arrived, bloomed = (turn if when == NOW else when for when in (card.arrived, card.bloomed))
    return structs.replace(card, arrived=arrived, bloomed=bloomed)
