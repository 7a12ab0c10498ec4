"""A builder of a position whose zones follow the game's vocabulary.

The vocabulary defines the cards that a zone can hold, and those that fill it by default. A game adds the card of an
item of the board notation, and the cards under it and attached to it, if these are not simply cards of a name.
"""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from ..adapters.card_placement import find_misplaced_cards
from ..adapters.messages import PLAYERS, Card, PlacedCard, Player
from ..adapters.session import ScenarioError
from .board_notation import BoardCell, BoardItem, attribute_number
from .scene_builder import SceneBuilder


@dataclass
class ZoneBuilder(SceneBuilder):
    """A builder of a position.

    ``attributes`` are those that describe how a card lies, by the vocabulary's words for them, if these differ.
    ``defaults`` are the default cards with a name in a zone: ``{"oshi": "{player}'s oshi"}``.
    ``of_fillers`` are the attributes that nameless cards can have.
    """

    attributes: ClassVar[Mapping[str, str]] = {}
    defaults: ClassVar[Mapping[str, str]] = {}
    of_fillers: ClassVar[frozenset[str]] = frozenset()

    def card_id(self, name: str) -> str:
        """The id of the card with that name in the scenario. Raises :class:`ScenarioError` for an unknown one."""
        if name not in self._defined:
            self._suppose(name)
        return super().card_id(name)

    # --- defined by a game ---

    @abstractmethod
    def _card(self, item: BoardItem, place: str, where: str) -> Card:
        """The definition of a named card in a zone, or attached in a role."""

    @abstractmethod
    def _filler_card(self, item: BoardItem, zone: str, where: str) -> Card:
        """The definition of the nameless cards of a zone."""

    def _beneath(self, name: str, depth: int, top: str, zone: str, where: str) -> PlacedCard:
        """A card at that depth under the card of that label."""
        return self._named(BoardItem(name), zone, where)

    def _attached(self, role: str, name: str, holder: str, where: str) -> PlacedCard:
        """A card that is attached to the card of that label."""
        return self._named(BoardItem(name), role, where)

    def _number(self, item: BoardItem, key: str, where: str) -> int:
        """A number that describes how a card lies; 1 for a flag."""
        return 1 if key in self.flags else attribute_number(item, key, 0, where)

    def _count(self, player: Player, zone: str) -> int:
        """The default number of nameless cards in a zone."""
        fill = self.words.zone_by_name(zone).fill
        return fill[1] if fill else 0

    # --- inside ---

    def _suppose(self, name: str) -> None:
        """Lay the default cards of a zone that would have a card of this name."""
        for zone in (self.words.zone_by_name(each) for each in self.words.own_zones):
            for player in PLAYERS:
                named = self.defaults.get(zone.name, "").format(player=player)
                filled = zone.fill is not None and re.fullmatch(rf"{player} {zone.fill[0]} \d+", name)
                if name == named or filled:
                    self._default(player, zone.name)

    def _default(self, player: Player, zone: str) -> None:
        if zone in self.zones[player]:
            return
        self.zones[player][zone] = laid = list[PlacedCard]()
        where = f"{player}'s {zone}"
        if zone in self.defaults:
            laid.append(self._named(BoardItem(self.defaults[zone].format(player=player)), zone, where))
        elif count := self._count(player, zone):
            laid += self._fillers(BoardCell(zone, player, ()), BoardItem("", count=count), where)

    def _check(self, zone: str, cards: Sequence[PlacedCard], where: str) -> None:
        definitions = {card.card: self.cards[card.card] for card in cards}
        called = {"face_down": "face-down", "resting": self.words.resting, **self.attributes}
        for problem in find_misplaced_cards(self.words, zone, where, cards, definitions, called):
            raise ScenarioError(problem)

    def _placed(self, cell: BoardCell, item: BoardItem, where: str) -> list[PlacedCard]:
        return [self._named(item, cell.zone, where)] if item.name else self._fillers(cell, item, where)

    def _fillers(self, cell: BoardCell, item: BoardItem, where: str) -> list[PlacedCard]:
        zone = self.words.zone_by_name(cell.zone)
        if zone.stands or zone.named:
            raise ScenarioError(f"{where}: say which card; a filler cannot lie there")
        if unknown := sorted(item.attributes.keys() - self.of_fillers):
            raise ScenarioError(f"{where}: fillers have no attribute {unknown[0]!r}; give the card a name")
        called = zone.fill[0] if zone.fill else zone.name
        return self._alike(self._filler_card(item, zone.name, where), f"{cell.player} {called}", item.count)

    def _named(self, item: BoardItem, place: str, where: str) -> PlacedCard:
        """The card that an item describes, in a zone or attached in a role."""
        label = self._free(item.name)
        self._defines(label, self._card(BoardItem(label, item.attributes), place, where))
        below = item.attributes.get(self.attributes.get("under", "under"), ())
        return PlacedCard(
            id=label,
            card=label,
            resting=self.words.resting in item.attributes,
            face_down="face-down" in item.attributes,
            numbers=self._numbers(item, where),
            under=tuple(self._beneath(name, len(below) - at, label, place, where) for at, name in enumerate(below)),
            attached=tuple(
                self._attached(role, name, label, where)
                for role in self.words.attached
                for name in item.attributes.get(self.attributes.get(role, role), ())
            ),
        )

    def _numbers(self, item: BoardItem, where: str) -> dict[str, int]:
        names = (name for name in self.words.names_of("numbers") if name not in self.words.attached)
        said = {name: self.attributes.get(name, name) for name in names}
        found = {name: self._number(item, key, where) for name, key in said.items() if key in item.attributes}
        return {name: size for name, size in found.items() if size}
