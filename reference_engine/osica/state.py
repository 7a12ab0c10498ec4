"""Players, zones and cards, and what counts within a turn and beyond it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from msgspec import field

from ...adapters.abilities import Cards, Filter, Keyword, Matches, Special
from ...adapters.messages import Placed
from ..kernel.context import Context, Snapshot
from ..kernel.events import Event
from ..kernel.lexicon import Lexicon
from ..kernel.policies import Checks, Policies
from ..kernel.references import between
from ..kernel.references import cards as referred
from ..kernel.state import Key, OfCards
from ..kernel.table import GameView, Zone
from ..kernel.table import Table as AnyTable
from .cards import Card, Info
from .words import (
    ASSIST,
    BOARD,
    CHARACTER,
    COST,
    DECK,
    DROP,
    EVERYWHERE,
    FACING,
    HAND,
    HEARTS,
    OSHI,
    PLAYING,
    STAGE,
    WORDS,
)

SEEN: dict[str, tuple[bool, bool]] = {
    **{zone: (True, True) for zone in BOARD},  # stage.d8, assist.d1
    OSHI: (True, True),  # oshi.d2, keep.3, keep.4, keep.8
    HAND: (True, False),
    DECK: (False, False),  # deck.1, deck.2
    HEARTS: (False, False),  # heart.2, heart.3
    COST: (True, False),  # cost.2, cost.3
    DROP: (True, True),  # drop.1, drop.3
    PLAYING: (True, True),
}
"""Whether its player sees the cards of a zone, and whether the other player does."""

ORDERED = (DECK, HEARTS)
ZONES = {zone: Zone(mine, theirs, zone in ORDERED) for zone, (mine, theirs) in SEEN.items()}

ORB = "orb"
ROOM = 3
"""So many cards the assist area holds."""


class Table(AnyTable):
    """The state of a game.

    ``counts`` are the players' counters, limits, ranks and orbs; ``for_turn`` what counts in addition until the end of
    the turn.
    """

    WORDS: ClassVar[Lexicon] = WORDS
    POLICIES: ClassVar[Policies] = Policies(same=(frozenset(BOARD),), checks=Checks.AT_ONCE)
    ZONES: ClassVar[Mapping[str, Zone]] = ZONES
    OWN_ZONES: ClassVar[tuple[str, ...]] = EVERYWHERE
    SHARED: ClassVar[tuple[str, ...]] = ()
    BOARD: ClassVar[frozenset[str]] = frozenset(BOARD)
    PUBLIC: ClassVar[frozenset[str]] = frozenset(name for name, zone in ZONES.items() if zone.theirs)
    GRAVEYARD: ClassVar[str] = DROP
    REARRANGING: ClassVar[frozenset[str]] = frozenset({"move", "switch"})
    ATTACHED: ClassVar[Mapping[str, Any]] = {"role": "limit-break"}
    SPECIAL: ClassVar[tuple[type, ...]] = (Special,)

    cards: OfCards[list[Card]] = field(default_factory=list)
    counts: Key[Mapping[tuple[int, str], int]] = field(default_factory=dict)
    for_turn: Key[Mapping[tuple[int, str], int]] = field(default_factory=dict)

    # --- cards ----------------------------------------------------------------------------------

    def on_stage(self, player: int) -> tuple[int, ...]:
        """The characters on a player's stage."""
        return tuple(card for spot in STAGE for card in self.zones[player, spot])

    def on_board(self, player: int) -> tuple[int, ...]:
        """What lies on a player's stage and in the assist area."""
        return (*self.on_stage(player), *self.zones[player, ASSIST])

    def is_character(self, card: int) -> bool:
        """Whether it is a character: a character card on the stage or in the assist area."""
        record = self.cards[card]
        return record.zone in BOARD and record.face.kind == CHARACTER  # chara.1, chara.2

    def in_front(self, card: int) -> int | None:
        """The opposing character in front of one on the stage."""
        record = self.cards[card]
        spot = FACING.get(record.zone)
        return next(iter(self.zones[1 - record.seat, spot]), None) if spot else None

    # --- counters -------------------------------------------------------------------------------

    def counter(self, player: int, name: str) -> int:
        """A player's counter, with what counts for the turn."""
        number = self.counts.get((player, name), 0) + self.for_turn.get((player, name), 0)
        return min(number, 1) if name == ORB else number

    def adjust(self, player: int, name: str, by: int, for_turn: bool = False) -> None:
        """Add to a player's counter; an orb is out, or is not."""
        which = "for_turn" if for_turn else "counts"
        now = getattr(self, which)
        number = now.get((player, name), 0) + by
        setattr(self, which, {**now, (player, name): min(number, 1) if name == ORB else number})
        self.touch()

    # --- what a card is -------------------------------------------------------------------------

    def fresh(self, face: Any, player: int, zone: str) -> Card:
        now = self.tick()
        return Card(face, player, player, zone, now, now)

    def lying(self, placed: Placed) -> dict[str, Any]:
        numbers = placed.numbers
        return {
            "resting": placed.resting,
            "face_down": placed.face_down,
            "is_oshi": bool(numbers.get("oshi")),
            "limit_broken": bool(numbers.get("limit-broken")),
            "kept": bool(numbers.get("kept")),
        }

    def arriving(self, old: Card, event: Event, now: int) -> Card:
        kept = event.cause == "keep"  # keep.1
        return Card(
            old.face, old.owner, event.player, event.to, now, now,
            face_down=event.face_down, is_oshi=old.is_oshi, kept=kept,
        )  # fmt: skip

    def is_buried(self, record: Card) -> bool:
        return record.host >= 0

    def at_work(self) -> Iterator[int]:
        for player in (self.turn_player, 1 - self.turn_player):
            for card in self.on_board(player):
                if self.cards[card].face.is_working:
                    yield card

    # --- what texts say of cards ----------------------------------------------------------------

    def fits(self, game: GameView, ctx: Context, record: Card, info: Info, where: Filter) -> bool:
        return (
            (not where.kind or record.face.kind in where.kind)
            and all(not info.tags.isdisjoint(each.values) for each in where.facts)  # bracket.2
            and all(between(getattr(info, each.what), each.least, each.most) for each in where.bounds)
            and all(self._is_so(record, info, state) for state in where.state)
        )

    def _is_so(self, record: Card, info: Info, state: str) -> bool:
        match state:
            case "resting" | "standing":
                return record.resting is (state == "resting")
            case "kept":
                return record.kept
            case _:
                gained = any(getattr(held.origin, "what", "") == state for held in info.abilities)
                return gained or record.face.has_keyword(state)  # cheer.3, bracket.4

    def within(self, game: GameView, ctx: Context, cards: list[int], node: Cards | Matches) -> list[int]:
        if node.place is None or node.place.of is None:
            return cards
        front = {self.in_front(card) for card in referred(game, ctx, node.place.of)}
        return [card for card in cards if card in front]

    def is_met(self, game: GameView, ctx: Context, keyword: Keyword) -> bool:
        return self._counted(game, ctx.seat, keyword) >= keyword.number

    def _counted(self, game: GameView, player: int, keyword: Keyword) -> int:
        """How many cards count for a keyword before an ability."""
        there = [game.info(card) for card in self.on_board(player)]
        match keyword.what:
            case "unity-name":
                return sum(not info.names.isdisjoint(keyword.names) for info in there)  # unity-name.1
            case "unity-tag":
                return sum(not info.tags.isdisjoint(keyword.names) for info in there)  # unity-tag.1
            case _:
                dropped = self.zones[player, DROP]
                return sum(self.cards[card].face.has_keyword("design") for card in dropped)  # design.1, design.2

    def number(self, card: Snapshot, name: str) -> int:
        raise ValueError(f"unknown number of a card: {name!r}")
