"""What the Givens of a gotoubun scenario add up to: a position, with a default for everything left out.

What a scenario leaves out, for each player:

- nobody in the five lanes; no hand, no brides; nothing in the waiting room, nothing removed;
- a deck of 20 fillers ``A deck 1``, ... from the top (events without text and timing);
- a hero deck of heroes ``A hero 1``, ...: 5 for who went first, 10 for the other.

And for the game: the heroes ``hero 1`` to ``hero 5`` in the hero lanes (need 9); A goes first, and it is the
start of A's main phase on turn 5 (B's own turns are the even ones, so that B's main phase defaults to turn 6).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import ClassVar, cast

from ...adapters.messages import PLAYERS, Placed, Player
from ...adapters.session import ScenarioError
from ...adapters.words import Words
from ..board import Cell, Item, read_cell
from ..builder import SceneBuilder
from ..building import Found
from ..cardtext import CardText
from .cards import CHARACTER, EPISODE, EVENT, FILLER, FLAGS, HERO, LYING, NOBODY, WORDS, card_of, hero
from .cardtext import parse

ZONES = WORDS.own_zones
LANES = WORDS.positions
HEROES = tuple(WORDS.zone(lane).front for lane in LANES)
STEPS = {
    "start phase": ("start",),
    "main phase": ("main",),
    "approach phase": ("declaration", "event", "judgement"),
    "declaration step": ("declaration",),
    "event step": ("event",),
    "judgement step": ("judgement",),
    "end phase": ("end",),
}

DECK = 20
HERO_DECK = 10

_DEFAULT_LABEL = re.compile(r"(?:(?P<player>[AB]) (?P<zone>deck|hero)|(?P<lane>hero)) \d+$")


@dataclass
class PositionBuilder(SceneBuilder):
    """A position in the making."""

    words: ClassVar[Words] = WORDS
    card_text: ClassVar[CardText | None] = staticmethod(parse)
    steps: ClassVar[dict[str, tuple[str, ...]]] = STEPS
    flags: ClassVar[frozenset[str]] = FLAGS

    heroes: dict[str, tuple[Placed, ...]] = field(default_factory=dict)
    _supposed: bool = False

    # --- what Givens say ---

    def hero_lane(self, number: int, text: str) -> None:
        """Lay a hero into a hero lane, in the notation of the board; or nothing."""
        where, zone = f"hero lane {number}", f"hero {number}"
        if zone in self.heroes:
            raise ScenarioError(f"{where} is stated twice, or spoken of before it is stated; state it once, first")
        items = read_cell(text, FLAGS, where)
        if len(items) > 1 or any(not item.name for item in items):
            raise ScenarioError(f"{where} holds one hero, with a name, or nothing")
        self.heroes[zone] = tuple(self._named(item, HERO, where) for item in items)

    def sets(self, text: str, name: str) -> None:
        """Set an episode, in the notation of the board, on a character in a lane."""
        label = self.label(name)
        where = f"what is set on {label}"
        holder = next((card for card in self._standing() if card.id == label), None)
        if holder is None:
            raise ScenarioError(f"{label} is in no lane; an episode is set on a character in a lane")
        for item in read_cell(text, FLAGS, where):
            holder.attached += (self._set(item, where),)

    def at(self, player: Player, step: str | None = None) -> None:
        """State whose turn it is, and which of its steps begins."""
        if step in ("event", "judgement"):
            raise ScenarioError(
                f"no scene begins with the {step} step: nobody has declared an approach yet; "
                "begin with the declaration step, and let a character approach"
            )
        super().at(player, step)

    def goes_first(self, player: Player) -> None:
        """State who has the first turn of the game."""
        if self._supposed and player != self._first_player:
            raise ScenarioError("say who goes first before you speak of a hero deck: its default depends on it")
        super().goes_first(player)

    # --- what it adds up to ---

    def label(self, name: str) -> str:
        """The id of the card that a scenario calls so. Raises :class:`ScenarioError` for an unknown one."""
        default = _DEFAULT_LABEL.match(name)
        if default and default["lane"]:
            self._default_hero(name)
        elif default:
            self._default(cast("Player", default["player"]), "deck" if default["zone"] == "deck" else "hero deck")
        return super().label(name)

    def shows(self, found: Found, fact: str) -> bool:
        """Whether a view that is whole shows that fact of a card that lies so."""
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

    def _shared(self) -> dict[str, tuple[Placed, ...]]:
        for zone in HEROES:
            self._default_hero(zone)
        return {zone: self.heroes[zone] for zone in HEROES}

    def _default(self, player: Player, zone: str) -> None:
        if zone in self.zones[player]:
            return
        self.zones[player][zone] = laid = []
        if zone == "deck":
            laid += self._alike(FILLER, f"{player} deck", DECK)
        elif zone == "hero deck":
            self._supposed = True
            left = HERO_DECK - len(HEROES) if player == self._first_player else HERO_DECK
            laid += self._heroes(player, left)

    def _default_hero(self, zone: str) -> None:
        if zone in HEROES and zone not in self.heroes:
            self.heroes[zone] = (self._plain(zone),)

    def _check(self, cell: Cell, where: str) -> None:
        if cell.zone in LANES and sum(item.count for item in cell.items) > 1:
            raise ScenarioError(f"{where} holds one character at most; what it grew from lies under it")

    def _placed(self, cell: Cell, item: Item, where: str) -> list[Placed]:
        if not item.name:
            return self._fillers(cell, item, where)
        allowed = {"under", "episode"} if cell.zone in LANES else {"face-down"} if cell.zone == "removed" else set()
        if lying := sorted((LYING - allowed) & item.attributes.keys()):
            raise ScenarioError(f"{where}: {lying[0]!r} of {item.name} means nothing there")
        return [self._named(item, HERO if cell.zone == "hero deck" else CHARACTER, where, cell.zone)]

    def _fillers(self, cell: Cell, item: Item, where: str) -> list[Placed]:
        if cell.zone in LANES:
            raise ScenarioError(f"{where}: say which card; a filler cannot stand there")
        if item.attributes:
            raise ScenarioError(f"{where}: fillers have no attribute {min(item.attributes)!r}; give the card a name")
        if cell.zone == "hero deck":
            return self._heroes(cell.player, item.count)
        if cell.zone == "brides":
            return self._alike(NOBODY, f"{cell.player} bride", item.count)
        return self._alike(FILLER, f"{cell.player} {cell.zone}", item.count)

    def _heroes(self, player: Player, count: int) -> list[Placed]:
        """Fillers of a hero deck: each has a name of its own, and can be given text."""
        taken = sum(label.startswith(f"{player} hero ") for label in self._defined)
        return [self._plain(f"{player} hero {taken + number}") for number in range(1, count + 1)]

    def _plain(self, label: str) -> Placed:
        self._defines(label, hero(label))
        return Placed(id=label, card=label)

    def _named(self, item: Item, kind: str, where: str, zone: str = "") -> Placed:
        label = self._free(item.name)
        card = card_of(Item(label, item.attributes), kind, where)
        if (card.kind == HERO) != (kind == HERO) and zone not in ("waiting room", "removed"):
            raise ScenarioError(f"{where}: {label} is of kind {card.kind}, which cannot lie there")
        if zone in LANES and card.kind != CHARACTER:
            raise ScenarioError(f"{where}: a character stands there; {label} is of kind {card.kind}")
        self._defines(label, card)
        return Placed(
            id=label,
            card=label,
            face_down="face-down" in item.attributes,
            under=tuple(self._named(Item(name), CHARACTER, where) for name in item.attributes.get("under", ())),
            attached=tuple(self._set(Item(name), where) for name in item.attributes.get("episode", ())),
        )

    def _set(self, item: Item, where: str) -> Placed:
        """A card that is set as an episode."""
        if lying := sorted(LYING & item.attributes.keys()):
            raise ScenarioError(f"{where}: {lying[0]!r} of {item.name} means nothing there")
        if not item.name:
            raise ScenarioError(f"{where}: say which episode; a filler cannot be set")
        placed = self._named(item, EPISODE, where)
        if self.card(placed.id).kind == EVENT:
            raise ScenarioError(f"{where}: {placed.id} is an event, which cannot be set on a character")
        return placed

    def _standing(self) -> Iterator[Placed]:
        for player in PLAYERS:
            for lane in LANES:
                yield from self.zones[player].get(lane, ())
