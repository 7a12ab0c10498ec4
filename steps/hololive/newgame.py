"""What the Givens of a new game add up to: two decks, and what the shuffles and the coin will give.

What is left out, for each player:

- an oshi holomem ``A's oshi`` with life 5;
- a deck of 50: 25 Debut holomem ``A debut 1``, ... and 25 1st holomem ``A first 1``, ..., each with a number of its
  own. Cards that the scenario names take the places of the last of these;
- a cheer deck of 20: red cheers ``A cheer 1``, ...

A is picked at random to say who goes first.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NoReturn, cast

from msgspec import structs

from ...adapters.messages import PLAYERS, Card, Decks, Player, Script
from ...adapters.session import ScenarioError
from ..board import Item, read_cell
from .cards import FLAGS, LYING, card_of, cheer, number
from .scene import Draft

PARTS = {"oshi": 1, "deck": 50, "cheer deck": 20}
"""The parts of a player's decks, and how many cards belong into each."""

HAND = 7
DEBUTS = 25

_FILLER = re.compile(r"(?P<player>[AB])(?:'s)? (?P<kind>oshi|debut|first|cheer)(?: (?P<number>\d+))?$")
_KINDS = {"oshi": "oshi", "deck": "holomem", "cheer deck": "cheer"}


@dataclass
class NewGame(Draft):
    """Two decks in the making. The id of the second copy of A's card ``Sora`` is ``A:Sora#2``."""

    _parts: dict[Player, dict[str, list[str]]] = field(default_factory=lambda: {player: {} for player in PLAYERS})
    _sizes: dict[Player, dict[str, int]] = field(default_factory=lambda: {player: {} for player in PLAYERS})
    _picked: Player = "A"

    # --- what Givens say ---

    def hold(self, player: Player, zone: str, text: str) -> None:
        """State the first cards of a part, in the notation of the board; ``copies:4`` of a card are four of it."""
        where = f"{player}'s {zone}"
        if zone not in PARTS:
            raise ScenarioError(f"{where}: a new game begins with {', '.join(PARTS)} alone")
        keys = self._parts[player].setdefault(zone, [])
        for item in read_cell(text, FLAGS, where):
            keys += [self._key(item, zone, where)] * number(item, "copies", 1, where)

    def size(self, player: Player, zone: str, cards: int) -> None:
        """State how many cards a part has in all."""
        if zone not in PARTS:
            raise ScenarioError(f"{player}'s {zone}: a new game begins with {', '.join(PARTS)} alone")
        self._sizes[player][zone] = cards

    def hands(self, player: Player, debuts: Sequence[int]) -> None:
        """State how many Debut holomem the top seven cards are to hold after each shuffle of the deck."""
        for count in debuts:
            top = [f"{player} debut {at}" for at in range(1, count + 1)]
            self._shuffles.append(tuple(map(self.label, top + self._firsts(player, HAND - count))))

    def picked(self, player: Player) -> None:
        """State who is picked at random to say who goes first."""
        self._picked = player

    def board(self, table: Sequence[Sequence[str]]) -> None:
        """Not at a game's beginning."""
        self._no_position()

    def add(self, player: Player, zone: str, text: str) -> None:
        """Not at a game's beginning."""
        self._no_position()

    def count(self, player: Player, counter: str, number: int) -> None:
        """Not at a game's beginning."""
        self._no_position()

    def at(self, player: Player, step: str | None = None) -> None:
        """Not at a game's beginning."""
        self._no_position()

    def turn(self, number: int) -> None:
        """Not at a game's beginning."""
        self._no_position()

    def goes_first(self, player: Player) -> None:
        """Not at a game's beginning."""
        self._no_position()

    # --- what it adds up to ---

    def label(self, name: str) -> str:
        """The id of the card that a scenario calls so. Raises :class:`ScenarioError` for an unknown one."""
        if filler := _FILLER.match(name):
            player = cast("Player", filler["player"])
            key = name if filler["kind"] != "cheer" else "red cheer"
            self._defined[f"{player}:{key}#{filler['number'] if key == 'red cheer' else 1}"] = key
            if key not in self.cards:
                self.cards[key] = _filler(key, filler["kind"])
            return f"{player}:{key}#{filler['number'] if key == 'red cheer' else 1}"
        key, _, copy = name.partition("#")
        owners = [player for player in PLAYERS if any(key in keys for keys in self._parts[player].values())]
        if len(owners) != 1:
            raise ScenarioError(f"no card is called {name!r}" if not owners else f"both players have a {key!r}")
        label = f"{owners[0]}:{key}#{copy or 1}"
        self._defined[label] = key
        return label

    def reads(self, name: str, text: str) -> None:
        """Write text onto a card; what it read before stays."""
        self.write(self._defined.get(self.label(name), name), text)

    def build(self) -> Decks:
        """The decks."""
        decks = {player: {part: tuple(self._part(player, part)) for part in PARTS} for player in PLAYERS}
        script = Script(coins=(self._picked == "A",), dice=self._dice, shuffles=tuple(self._shuffles))
        return Decks(cards=self.cards, decks=decks, script=script)

    # --- inside ---

    def _no_position(self) -> NoReturn:
        raise ScenarioError("a new game begins with two decks; it has no board, no turn and no step to state")

    def _key(self, item: Item, zone: str, where: str) -> str:
        if not item.name:
            raise ScenarioError(f"{where}: what is not named is filled up by itself; state its size")
        if lying := sorted(LYING & item.attributes.keys()):
            raise ScenarioError(f"{where}: {lying[0]!r} of {item.name} means nothing in a deck")
        extra = {"copies", "number"}
        printed = Item(item.name, {key: item.attributes[key] for key in item.attributes.keys() - extra})
        card = card_of(printed, _KINDS[zone], where)
        self.cards[item.name] = structs.replace(card, number=item.attributes.get("number", ("",))[0])
        return item.name

    def _part(self, player: Player, part: str) -> Iterator[str]:
        named = self._parts[player].get(part, [])
        yield from named
        for at in range(self._sizes[player].get(part, PARTS[part]) - len(named)):
            if part == "oshi":
                name = f"{player}'s oshi"
            elif part == "cheer deck":
                name = f"{player} cheer {at + 1}"
            else:
                name = f"{player} debut {at + 1}" if at < DEBUTS else f"{player} first {at - DEBUTS + 1}"
            yield self._defined_key(name)

    def _defined_key(self, name: str) -> str:
        return self._defined[self.label(name)]

    def _firsts(self, player: Player, count: int) -> list[str]:
        return [f"{player} first {at}" for at in range(1, count + 1)]


def _filler(key: str, kind: str) -> Card:
    if kind == "cheer":
        return cheer("red", key)
    if kind == "oshi":
        return card_of(Item(key), "oshi", key)
    return card_of(Item(key, {"level": ("Debut" if kind == "debut" else "1st",)}), "holomem", key)
