"""The builder of a new game, shared by all games: decks, and the results of coins and shuffles.

The ``deck_builder.DeckBuilder`` of a game defines the cards that fill up the parts of a player's decks.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any, ClassVar, NamedTuple, NoReturn

from msgspec import structs

from ..adapters.messages import PLAYERS, Card, Decks, Player, Script
from ..adapters.session import ScenarioError
from .board_notation import BoardItem, attribute_number, attribute_value, check_card_count, read_cell
from .zone_builder import ZoneBuilder


class DeckFilling(NamedTuple):
    """Cards that fill up a part of a player's decks: ``DeckFilling("deck", "{player} deck {number}", 50, filler)``.

    ``card`` makes the definition for a name. ``key`` is the key of all of them, if they are copies of one card.
    """

    part: str
    name: str
    size: int
    card: Callable[[str], Card]
    key: str = ""


@dataclass
class NewGameBuilder(ZoneBuilder):
    """A builder of two decks. The id of the second copy of A's card ``Sora`` is ``A:Sora#2``.

    ``fillings`` fill up the parts of a player's decks, in their order, and give the number of cards of each part. A
    part with more cards is filled up with further ones of the last filling. ``lying`` are the attributes that describe
    how a card lies, not its printed properties.
    """

    fillings: ClassVar[tuple[DeckFilling, ...]]
    lying: ClassVar[frozenset[str]]

    _parts: dict[Player, dict[str, list[str]]] = field(default_factory=lambda: {player: {} for player in PLAYERS})
    _sizes: dict[Player, dict[str, int]] = field(default_factory=lambda: {player: {} for player in PLAYERS})
    _picked: Player = "A"
    _format: str = ""

    # --- Givens ---

    def set_zone_cards(self, player: Player, zone: str, text: str) -> None:
        """State the first cards of a part, in the notation of the board; ``copies:4`` means four copies of a card."""
        where = self._part_of(player, zone)
        keys = self._parts[player].setdefault(zone, [])
        for item in read_cell(text, self.flags, where):
            keys += [self._key(item, zone, where)] * check_card_count(
                str(attribute_number(item, "copies", 1, where)), where
            )

    def set_zone_size(self, player: Player, zone: str, cards: int) -> None:
        """State the number of all cards in a part."""
        self._sizes[player][zone] = check_card_count(str(cards), self._part_of(player, zone))

    def set_coin_pick(self, player: Player) -> None:
        """State the player that the coin picks."""
        self._picked = player

    def exchange_first_player(self) -> bool:
        """Returns False: in a new game, the coin decides who goes first."""
        return False

    @property
    def first_step(self) -> str:
        """Empty: a new game begins with the set-up."""
        return ""

    def set_format(self, format: str) -> None:
        """State the format of the match."""
        self._format = format

    def refuse_position_given(self, *_said: Any, **_named: Any) -> NoReturn:
        """Refuse a Given that is only about positions."""
        raise ScenarioError("a new game begins with two decks; do not state its board, its turn or its step")

    lay_board = add_cards = set_counter = set_turn_and_step = set_turn_number = set_first_player = refuse_position_given

    # --- results ---

    def card_id(self, name: str) -> str:
        """The id of the card with that name in the scenario. Raises :class:`ScenarioError` for an unknown one."""
        if label := self._filler(name):
            return label
        key, _, copy = name.partition("#")
        owners = [player for player in PLAYERS if any(key in keys for keys in self._parts[player].values())]
        if len(owners) != 1:
            raise ScenarioError(f"no card is called {name!r}" if not owners else f"both players have a {key!r}")
        return self._known(f"{owners[0]}:{key}#{copy or 1}", key)

    def named_cards(self) -> tuple[str, ...]:
        """The names of the cards of the decks, without fillers."""
        return tuple(dict.fromkeys(key for parts in self._parts.values() for keys in parts.values() for key in keys))

    def add_card_text(self, name: str, text: str) -> None:
        """Write text onto a card, after the text that it has."""
        self.add_definition_text(self._defined.get(self.card_id(name), name), text)

    def build_scene(self) -> Decks:
        """The decks."""
        decks = {player: {part: tuple(self._part(player, part)) for part in self.part_sizes} for player in PLAYERS}
        script = Script(coins=(self._picked == "A",), dice=self._dice, shuffles=tuple(self._shuffles))
        return Decks(cards=self.cards, decks=decks, format=self._format, script=script)

    @property
    def part_sizes(self) -> dict[str, int]:
        """The parts of a player's decks, each with its number of cards."""
        parts = dict.fromkeys((fill.part for fill in self.fillings), 0)
        for fill in self.fillings:
            parts[fill.part] += fill.size
        return parts

    def filler_name(self, player: Player, part: str, at: int) -> str:
        """The name of the card at that place, from 0, among those that fill up a part."""
        *others, last = (fill for fill in self.fillings if fill.part == part)
        for fill in others:
            if at < fill.size:
                return fill.name.format(player=player, number=at + 1)
            at -= fill.size
        return last.name.format(player=player, number=at + 1)

    # --- inside ---

    def _filler(self, name: str) -> str:
        """The id of the filler with that name, which is now defined; empty if it is not a filler."""
        for fill in self.fillings:
            if found := _pattern(fill.name).fullmatch(name):
                key = fill.key or name
                self.cards.setdefault(key, fill.card(name))
                return self._known(f"{found['player']}:{key}#{found['number'] if fill.key else 1}", key)
        return ""

    def _known(self, label: str, key: str) -> str:
        self._defined[label] = key
        return label

    def _part_of(self, player: Player, zone: str) -> str:
        """The name of a part of a player's decks in messages. Raises :class:`ScenarioError` for another zone."""
        if zone not in self.part_sizes:
            raise ScenarioError(f"{player}'s {zone}: a new game begins only with {', '.join(self.part_sizes)}")
        return f"{player}'s {zone}"

    def _key(self, item: BoardItem, part: str, where: str) -> str:
        if not item.name:
            raise ScenarioError(f"{where}: unnamed cards are added automatically; give the size of the deck instead")
        if lying := sorted(self.lying & item.attributes.keys()):
            raise ScenarioError(f"{where}: {lying[0]!r} of {item.name} means nothing in a deck")
        extra = {"copies", "number"}
        printed = BoardItem(item.name, {key: item.attributes[key] for key in item.attributes.keys() - extra})
        card = self._card(printed, part, where)
        self.cards[item.name] = structs.replace(card, number=attribute_value(item, "number", ""))
        return item.name

    def _part(self, player: Player, part: str) -> Iterator[str]:
        named = self._parts[player].get(part, [])
        yield from named
        for at in range(self._sizes[player].get(part, self.part_sizes[part]) - len(named)):
            yield self._defined[self.card_id(self.filler_name(player, part, at))]


@cache
def _pattern(name: str) -> re.Pattern[str]:
    """The pattern for the names of cards that fill up a part."""
    return re.compile(name.replace("{player}", "(?P<player>[AB])").replace("{number}", r"(?P<number>\d+)"))
