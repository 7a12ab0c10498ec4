"""Players, zones and cards, and the counters of a turn and of the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from msgspec import field

from ...adapters.card_text_tree import Filter, GameAbility, Keyword, MatchCondition, MatchingCards
from ...adapters.messages import PlacedCard
from ..kernel.board_state import GameState as AnyTable
from ..kernel.board_state import GameView, ZoneRules
from ..kernel.card_references import is_between
from ..kernel.card_references import present_cards as referred
from ..kernel.events import EngineEvent
from ..kernel.lexicon import Lexicon
from ..kernel.resolution import LastKnownCard, ResolutionContext
from ..kernel.rule_policies import RuleCheckTiming, RulePolicies
from ..kernel.state import Key, OfCards
from .cards import Characteristics, GameCard
from .lexicon import (
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
"""For each zone, whether its player sees the cards, and whether the other player does."""

ORDERED = (DECK, HEARTS)
ZONES = {zone: ZoneRules(mine, theirs, zone in ORDERED) for zone, (mine, theirs) in SEEN.items()}

ORB = "orb"
ROOM = 3
"""The number of cards that the assist area can hold."""


class GameState(AnyTable):
    """The state of a game.

    ``counts`` are the players' counters, limits, ranks and orbs; ``for_turn`` the additional amounts until the end of
    the turn.
    """

    WORDS: ClassVar[Lexicon] = WORDS
    POLICIES: ClassVar[RulePolicies] = RulePolicies(same=(frozenset(BOARD),), checks=RuleCheckTiming.AT_ONCE)
    ZONES: ClassVar[Mapping[str, ZoneRules]] = ZONES
    OWN_ZONES: ClassVar[tuple[str, ...]] = EVERYWHERE
    SHARED: ClassVar[tuple[str, ...]] = ()
    BOARD: ClassVar[frozenset[str]] = frozenset(BOARD)
    PUBLIC: ClassVar[frozenset[str]] = frozenset(name for name, zone in ZONES.items() if zone.theirs)
    GRAVEYARD: ClassVar[str] = DROP
    REARRANGING: ClassVar[frozenset[str]] = frozenset({"move", "switch"})
    ATTACHED: ClassVar[Mapping[str, Any]] = {"role": "limit-break"}
    SPECIAL: ClassVar[tuple[type, ...]] = (GameAbility,)

    cards: OfCards[list[GameCard]] = field(default_factory=list)
    counts: Key[Mapping[tuple[int, str], int]] = field(default_factory=dict)
    for_turn: Key[Mapping[tuple[int, str], int]] = field(default_factory=dict)

    # --- cards ----------------------------------------------------------------------------------

    def characters_on_stage(self, player: int) -> tuple[int, ...]:
        """The characters on a player's stage."""
        return tuple(card for spot in STAGE for card in self.zones[player, spot])

    def cards_on_board(self, player: int) -> tuple[int, ...]:
        """The cards on a player's stage and in the assist area."""
        return (*self.characters_on_stage(player), *self.zones[player, ASSIST])

    def is_character(self, card: int) -> bool:
        """Whether the card is a character: a character card on the stage or in the assist area."""
        record = self.cards[card]
        return record.zone in BOARD and record.face.kind == CHARACTER  # chara.1, chara.2

    def character_in_front(self, card: int) -> int | None:
        """The opposing character in front of a character on the stage."""
        record = self.cards[card]
        spot = FACING.get(record.zone)
        return next(iter(self.zones[1 - record.seat, spot]), None) if spot else None

    # --- counters -------------------------------------------------------------------------------

    def player_counter(self, player: int, name: str) -> int:
        """A player's counter, including its additional amount for the turn."""
        number = self.counts.get((player, name), 0) + self.for_turn.get((player, name), 0)
        return min(number, 1) if name == ORB else number

    def adjust_counter(self, player: int, name: str, by: int, for_turn: bool = False) -> None:
        """Add to a player's counter; an orb counter is 0 or 1."""
        which = "for_turn" if for_turn else "counts"
        now = getattr(self, which)
        number = now.get((player, name), 0) + by
        setattr(self, which, {**now, (player, name): min(number, 1) if name == ORB else number})
        self.invalidate_memo()

    # --- records of cards -----------------------------------------------------------------------

    def new_card_state(self, face: Any, player: int, zone: str) -> GameCard:
        now = self.advance_clock()
        return GameCard(face, player, player, zone, now, now)

    def placement_fields(self, placed: PlacedCard) -> dict[str, Any]:
        numbers = placed.numbers
        return {
            "resting": placed.resting,
            "face_down": placed.face_down,
            "is_oshi": bool(numbers.get("oshi")),
            "limit_broken": bool(numbers.get("limit-broken")),
            "kept": bool(numbers.get("kept")),
        }

    def new_card_state_on_move(self, old: GameCard, event: EngineEvent, now: int) -> GameCard:
        kept = event.cause == "keep"  # keep.1
        return GameCard(
            old.face, old.owner, event.player, event.to, now, now,
            face_down=event.face_down, is_oshi=old.is_oshi, kept=kept,
        )  # fmt: skip

    def is_stacked_under(self, record: GameCard) -> bool:
        return record.host >= 0

    def cards_at_work(self) -> Iterator[int]:
        for player in (self.turn_player, 1 - self.turn_player):
            for card in self.cards_on_board(player):
                if self.cards[card].face.is_working:
                    yield card

    # --- filters of card text -------------------------------------------------------------------

    def matches_game_filter(
        self, game: GameView, ctx: ResolutionContext, record: GameCard, info: Characteristics, where: Filter
    ) -> bool:
        return (
            (not where.kind or record.face.kind in where.kind)
            and all(not info.tags.isdisjoint(each.values) for each in where.facts)  # bracket.2
            and all(is_between(getattr(info, each.what), each.least, each.most) for each in where.bounds)
            and all(self._is_so(record, info, state) for state in where.state)
        )

    def _is_so(self, record: GameCard, info: Characteristics, state: str) -> bool:
        match state:
            case "resting" | "standing":
                return record.resting is (state == "resting")
            case "kept":
                return record.kept
            case _:
                gained = any(getattr(held.origin, "what", "") == state for held in info.abilities)
                return gained or record.face.has_printed_keyword(state)  # cheer.3, bracket.4

    def cards_in_place(
        self, game: GameView, ctx: ResolutionContext, cards: list[int], node: MatchingCards | MatchCondition
    ) -> list[int]:
        if node.place is None or node.place.of is None:
            return cards
        front = {self.character_in_front(card) for card in referred(game, ctx, node.place.of)}
        return [card for card in cards if card in front]

    def is_keyword_met(self, game: GameView, ctx: ResolutionContext, keyword: Keyword) -> bool:
        return self._counted(game, ctx.seat, keyword) >= keyword.number

    def _counted(self, game: GameView, player: int, keyword: Keyword) -> int:
        """The number of cards that count for a keyword before an ability."""
        there = [game.characteristics_of(card) for card in self.cards_on_board(player)]
        match keyword.what:
            case "unity-name":
                return sum(not info.names.isdisjoint(keyword.names) for info in there)  # unity-name.1
            case "unity-tag":
                return sum(not info.tags.isdisjoint(keyword.names) for info in there)  # unity-tag.1
            case _:
                dropped = self.zones[player, DROP]
                return sum(
                    self.cards[card].face.has_printed_keyword("design") for card in dropped
                )  # design.1, design.2

    def numeric_fact(self, card: LastKnownCard, name: str) -> int:
        raise ValueError(f"unknown number of a card: {name!r}")
