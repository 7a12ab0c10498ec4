"""The builder of a position of a gotoubun scenario, with a default for everything left out.

Defaults for each player:

- no cards in the five lanes, no hand, no brides, an empty waiting room, no removed cards;
- a deck of 20 fillers ``A deck 1``, ... from the top (events without text and timing);
- a hero deck of heroes ``A hero 1``, ...: 5 for the player who went first, 10 for the other.

Defaults for the game: the heroes ``hero 1`` to ``hero 5`` in the hero lanes (need 9); A goes first, and it is the
start of A's main phase on turn 5 (B's own turns are the even ones, so that B's main phase defaults to turn 6).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from ...adapters.messages import PLAYERS, Card, PlacedCard, Player
from ...adapters.protocol_vocabulary import GameVocabulary
from ...adapters.session import ScenarioError
from ..board_notation import BoardCell, BoardItem, read_cell
from ..builder_protocol import CardLocation
from ..cardtext import CardTextParser
from ..zone_builder import ZoneBuilder
from .cards import CHARACTER, EPISODE, EVENT, FILLER, FLAGS, HERO, LYING, NOBODY, WORDS, card_of, unnamed_hero
from .cardtext import parse

LANES = WORDS.position_zones
HEROES = tuple(WORDS.zone_by_name(lane).front for lane in LANES)
STEPS = {
    "start phase": ("start",),
    "main phase": ("main",),
    "approach phase": ("declaration", "event", "judgement"),
    "declaration step": ("declaration",),
    "event step": ("event",),
    "judgement step": ("judgement",),
    "end phase": ("end",),
}


@dataclass
class PositionBuilder(ZoneBuilder):
    """A builder of a position."""

    words: ClassVar[GameVocabulary] = WORDS
    card_text: ClassVar[CardTextParser | None] = staticmethod(parse)
    steps: ClassVar[dict[str, tuple[str, ...]]] = STEPS
    flags: ClassVar[frozenset[str]] = FLAGS
    attributes: ClassVar[Mapping[str, str]] = {"attached": "episode"}

    heroes: dict[str, tuple[PlacedCard, ...]] = field(default_factory=dict)
    _supposed: bool = False

    # --- Givens ---

    def set_hero_lane(self, number: int, text: str) -> None:
        """Lay a hero into a hero lane, in the notation of the board; or leave the lane empty."""
        where, zone = f"hero lane {number}", f"hero {number}"
        if zone in self.heroes:
            raise ScenarioError(
                f"{where} is stated twice, or used before it is stated; state it once, before its first use"
            )
        items = read_cell(text, FLAGS, where)
        if len(items) > 1 or any(not item.name for item in items):
            raise ScenarioError(f"{where} holds either one hero, with a name, or no card")
        self.heroes[zone] = tuple(self._named(item, zone, where) for item in items)
        self._check(zone, self.heroes[zone], where)

    def set_episode(self, text: str, name: str) -> None:
        """Set an episode, in the notation of the board, on a character in a lane."""
        label = self.card_id(name)
        where = f"what is set on {label}"
        holder = next((card for card in self._standing() if card.id == label), None)
        if holder is None:
            raise ScenarioError(f"{label} is not in a lane; set the episode on a character in a lane")
        for item in read_cell(text, FLAGS, where):
            holder.attached += (self._set(item, where),)

    def set_turn_and_step(self, player: Player, step: str | None = None) -> None:
        """State the turn player, and the step that begins."""
        if step in ("event", "judgement"):
            raise ScenarioError(
                f"no scene begins with the {step} step: no approach has been declared yet; "
                "begin with the declaration step, and let a character approach"
            )
        super().set_turn_and_step(player, step)

    def set_first_player(self, player: Player) -> None:
        """State the player who has the first turn of the game."""
        if self._supposed and player != self._first_player:
            raise ScenarioError(
                "say who goes first before you name a hero of a hero deck: the size of the deck depends on it"
            )
        super().set_first_player(player)

    def exchange_first_player(self) -> bool:
        """Let the other player go first, unless the Givens depend on it. Returns whether it is so now."""
        return not self._supposed and super().exchange_first_player()

    # --- results ---

    def card_id(self, name: str) -> str:
        """The id of the card with that name in the scenario. Raises :class:`ScenarioError` for an unknown one."""
        self._default_hero(name)
        return super().card_id(name)

    def shows_fact(self, found: CardLocation, fact: str) -> bool:
        """Whether a complete view shows that fact of a card in that location."""
        standing, on_lane = found.role == "" and found.zone in LANES, found.zone in HEROES
        return {
            "power": standing,
            "approaches": standing,
            "need": on_lane,
            "approached": on_lane,
            "modifier": found.role == "attached to",
            "abilities": standing or on_lane or found.role == "attached to",
        }.get(fact, True)

    # --- inside ---

    def _shared(self) -> dict[str, tuple[PlacedCard, ...]]:
        for zone in HEROES:
            self._default_hero(zone)
        return {zone: self.heroes[zone] for zone in HEROES}

    def _count(self, player: Player, zone: str) -> int:
        if zone == "hero deck":
            self._supposed = True
        return super()._count(player, zone) - len(HEROES) * (zone == "hero deck" and player == self._first_player)

    def _default_hero(self, zone: str) -> None:
        if zone in HEROES and zone not in self.heroes:
            self.heroes[zone] = (self._hero(zone),)

    def _fillers(self, cell: BoardCell, item: BoardItem, where: str) -> list[PlacedCard]:
        """Nameless cards; in a hero deck each has a name of its own, and can be given text."""
        if cell.zone != "hero deck" or item.attributes:
            return super()._fillers(cell, item, where)
        taken = sum(label.startswith(f"{cell.player} hero ") for label in self._defined)
        return [self._hero(f"{cell.player} hero {taken + number}") for number in range(1, item.count + 1)]

    def _hero(self, label: str) -> PlacedCard:
        """A hero that the scenario does not name."""
        self._defines(label, unnamed_hero(label))
        return PlacedCard(id=label, card=label)

    def _card(self, item: BoardItem, place: str, where: str) -> Card:
        kind = HERO if place in ("hero deck", *HEROES) else EPISODE if place == EPISODE else CHARACTER
        return card_of(item, kind, where)

    def _filler_card(self, item: BoardItem, zone: str, where: str) -> Card:
        return NOBODY if zone == "brides" else FILLER

    def _attached(self, role: str, name: str, holder: str, where: str) -> PlacedCard:
        return self._set(BoardItem(name), where)

    def _set(self, item: BoardItem, where: str) -> PlacedCard:
        """A card that is set as an episode."""
        if lying := sorted(LYING & item.attributes.keys()):
            raise ScenarioError(
                f"{where}: {lying[0]!r} of {item.name} means nothing for a card that is set as an episode"
            )
        if not item.name:
            raise ScenarioError(f"{where}: say which episode; a filler cannot be set")
        placed = self._named(item, EPISODE, where)
        if (kind := self.card_definition(placed.id).kind) in (EVENT, HERO):
            raise ScenarioError(f"{where}: {placed.id} is of kind {kind}, which cannot be set on a character")
        return placed

    def _standing(self) -> Iterator[PlacedCard]:
        for player in PLAYERS:
            for lane in LANES:
                yield from self.zones[player].get(lane, ())
