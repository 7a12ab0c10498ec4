"""Chapters 3 and 4: players, zones, lanes, and how the cards lie in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar, NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from ...adapters.card_text_tree import Filter, Keyword, MatchCondition, MatchingCards
from ...adapters.messages import PlacedCard
from ...adapters.protocol_vocabulary import load_vocabulary
from ..check_timings.state import BoardKey, TimingState
from ..kernel.board_state import LOOSE, NOBODY, CardState, GameView, Remark, ZoneRules
from ..kernel.card_references import EVERYTHING, is_between
from ..kernel.events import EngineEvent
from ..kernel.lexicon import Lexicon
from ..kernel.loop_keys import pile_key
from ..kernel.resolution import CardReference, LastKnownCard, ResolutionContext
from ..kernel.rule_policies import RulePolicies
from ..kernel.state import Key, OfCards, PerTurn
from . import lanes
from .cards import NOTHING, CardDefinition, Characteristics
from .lexicon import HEROES, LANES, WORDS

OWN_ZONES = load_vocabulary("gotoubun").own_zones
RESOLUTION = ("lane resolution", "effect resolution")
SHARED = (*HEROES, *RESOLUTION)
ZONES: dict[str, ZoneRules] = {
    **dict.fromkeys(LANES, ZoneRules(True, True)),  # 4.5.4
    **dict.fromkeys(HEROES, ZoneRules(True, True)),  # 4.4.4
    "deck": ZoneRules(False, False, True),  # 4.6.2
    "hero deck": ZoneRules(False, False, True),  # 4.7.2
    "hand": ZoneRules(True, False, False),  # 4.8.2
    "waiting room": ZoneRules(True, True, False),  # 4.9.2
    "brides": ZoneRules(True, True, False),  # 4.10.2
    "removed": ZoneRules(True, True, False),  # 4.11.2
    "lane resolution": ZoneRules(True, True, True),  # 4.12.2
    "effect resolution": ZoneRules(True, True, True),  # 4.13.2
}


class GameCard(CardState[CardDefinition], frozen=True, gc=False):
    """A card as it lies now. In a lane, the top card of a stack represents the character.

    ``role`` is the card type that it is played as, if there are several.
    """

    role: str = ""


class LaneCardKey(NamedTuple):
    """The key of a character or a hero."""

    face: int
    face_down: bool
    under: tuple[int, ...]
    attached: tuple[Any, ...]
    about: tuple[Any, ...]


class ActionTaken(Struct, frozen=True, gc=False):
    """An action of the main phase that was taken this turn, after so many others of its kind."""

    kind: str
    others: int


class NameUsed(Struct, frozen=True, gc=False):
    """The name of an event, or of a card with an ability, that a player played this turn."""

    seat: int
    kind: str
    name: str


class GameState(TimingState):
    """The state of a game of gotoubun.

    ``approaching``  pairs: a character, and the hero that it approaches this phase
    ``named``        the names of cards whose once-per-turn-by-name text was played this turn
    """

    WORDS: ClassVar[Lexicon] = WORDS
    POLICIES: ClassVar[RulePolicies] = RulePolicies(same=(frozenset(LANES), frozenset(HEROES)))
    ZONES: ClassVar[Mapping[str, ZoneRules]] = ZONES
    OWN_ZONES: ClassVar[tuple[str, ...]] = OWN_ZONES  # 4.1.1, 4.5.1
    SHARED: ClassVar[tuple[str, ...]] = SHARED  # 4.4.1, 4.12.1, 4.13.1
    BOARD: ClassVar[frozenset[str]] = frozenset((*LANES, *HEROES))
    PUBLIC: ClassVar[frozenset[str]] = frozenset(name for name, zone in ZONES.items() if zone.theirs)
    GRAVEYARD: ClassVar[str] = "waiting room"
    REARRANGING: ClassVar[frozenset[str]] = frozenset({"move", "attach", "turn"})
    ATTACHING: ClassVar[str] = "attach"
    ATTACHED: ClassVar[Mapping[str, Any]] = {"role": "episode"}

    cards: OfCards[list[GameCard]] = field(default_factory=list)
    approaching: OfCards[tuple[tuple[CardReference, CardReference], ...]] = ()
    named: PerTurn[Key[frozenset[NameUsed]]] = frozenset()

    # --- cards by place -------------------------------------------------------------------------

    def board_units(self, player: int) -> tuple[int, ...]:
        return self.lane_characters(player)

    def lane_characters(self, player: int) -> tuple[int, ...]:
        """A player's characters, by their top cards, from lane 1."""
        zones = self.zones
        return tuple(card for lane in LANES for card in zones[player, lane])  # 4.14.2, 4.14.2.1

    def character_in_lane(self, player: int, number: int) -> int | None:
        """The character in a player's lane of that number."""
        return next(iter(self.zones[player, LANES[number - 1]]), None)

    def face_up_heroes(self) -> tuple[int, ...]:
        """The face-up cards in the hero lanes, which are heroes."""
        return tuple(card for lane in HEROES for card in self.shared_zone_cards(lane, EVERYTHING))  # 4.14.1

    def shared_zone_cards(self, zone: str, where: Filter) -> tuple[int, ...]:
        lying = self.zones[NOBODY, zone]
        if zone not in HEROES or "face-down" in where.state:
            return lying
        return tuple(card for card in lying if not self.cards[card].face_down)  # 4.2.4.2, 4.14.1

    def is_masterless(self, card: int) -> bool:
        """Whether a card has no master, because it is in a hero lane."""
        return self.cards[card].zone in HEROES  # 4.4.5

    def controller_of(self, card: int) -> int:
        """The master of a card; for a card in a hero lane, which has none, the turn player."""
        return self.turn_player if self.is_masterless(card) else self.cards[card].seat  # 3.1.2

    def zone_holder(self, player: int, zone: str) -> int:
        return self.first_player if zone == "hero deck" else player  # 6.2.1.6.2

    def new_card_state(self, face: Any, player: int, zone: str) -> GameCard:
        now = self.advance_clock()
        return GameCard(face, player, player, zone, now, now)

    def placement_fields(self, placed: PlacedCard) -> dict[str, Any]:
        return {"face_down": placed.face_down}

    def new_card_state_on_move(self, old: GameCard, event: EngineEvent, now: int) -> GameCard:
        if event.to in RESOLUTION:
            event = replace(event, player=event.by)  # 4.12.3, 4.13.3
        return GameCard(old.face, old.owner, event.player, event.to, now, now, face_down=event.face_down)

    def can_see(self, player: int, card: int) -> bool:
        if self.cards[card].face_down:  # 4.2.4.1, 4.2.4.2
            return False
        return super().can_see(player, card)

    def is_stacked_under(self, record: GameCard) -> bool:
        lies_with_another = record.host >= 0
        return lies_with_another and record.role != "episode"  # 4.14.2.1

    # --- information and abilities --------------------------------------------------------------

    def printed_characteristics(self, card: int) -> Characteristics:
        record = self.cards[card]
        if record.face_down:
            return NOTHING  # 4.2.4.2
        info = record.face.characteristics_as_role(
            record.role, card, record.inc, self.controller_of(card)
        )  # 10.9.1, 10.9.1.1
        if not record.attached:
            return info
        more = sum(self.printed_characteristics(each).modifier for each in record.attached)  # 2.4.1, 10.9.1.2
        return replace(info, power=info.power + more)  # 10.9.1.2

    def unmodified_characteristics(self, card: int) -> Characteristics:
        return self.printed_characteristics(card)

    def cards_at_work(self) -> Iterator[int]:
        cards = self.cards
        for card in self.face_up_heroes():
            if cards[card].face.is_working:
                yield card  # 10.3.4.2
        for player in (self.turn_player, 1 - self.turn_player):
            for card in self.lane_characters(player):
                for each in (card, *cards[card].attached):
                    if cards[each].face.is_working:
                        yield each  # 10.3.4.3
            for card in self.zones[player, LOOSE]:
                if cards[card].role == "episode" and cards[card].face.is_working:
                    yield card  # 10.3.4.3

    def matches_game_filter(
        self, game: GameView, ctx: ResolutionContext, record: GameCard, info: Characteristics, where: Filter
    ) -> bool:
        return (
            (not where.kind or not set(info.kinds).isdisjoint(where.kind))  # 2.2.2, 2.10.3.2
            and all(self._is_person(info, where, each.values) for each in where.facts)
            and all(self._is_called_like(info, where, each.values) for each in where.containing)
            and all(is_between(getattr(info, each.what), each.least, each.most) for each in where.bounds)
            and all(self.is_in_state(record, state) for state in where.state)
        )

    def _is_person(self, info: Characteristics, where: Filter, persons: tuple[str, ...]) -> bool:
        return self._names(info, where, persons.__contains__)  # 2.1.2.2

    def _is_called_like(self, info: Characteristics, where: Filter, persons: tuple[str, ...]) -> bool:
        return self._names(info, where, name_part_matcher(persons))  # 2.1.2.3

    def _names(self, info: Characteristics, where: Filter, suits: Any) -> bool:
        """Whether one of a card's persons matches. Those of an episode count if a text refers to episodes."""
        if "episode" in info.kinds and where.kind != ("episode",):
            return False  # 2.1.2.4
        return any(suits(name) for name in info.persons)  # 2.1.2.2, 12.9.2

    def is_in_state(self, record: GameCard, state: str) -> bool:
        """Whether a character approaches, or a hero is approached, this phase (9.2.2.3); or which side of it is up."""
        if state in ("face-down", "face-up"):
            return record.face_down == (state == "face-down")
        side = {"approaching": 0, "approached": 1}[state]
        return any(pair[side].inc == record.inc for pair in self.approaching)

    def is_keyword_met(self, game: GameView, ctx: ResolutionContext, keyword: Keyword) -> bool:
        return has_only_person(self, game, ctx.seat, keyword)

    def cards_in_place(
        self, game: GameView, ctx: ResolutionContext, cards: list[int], node: MatchingCards | MatchCondition
    ) -> list[int]:
        meant = node.place
        return cards if meant is None else [card for card in cards if lanes.is_in_lanes(game, ctx, card, meant)]

    def numeric_fact(self, card: LastKnownCard, name: str) -> int:
        return int(getattr(card.info, name))

    # --- the key of two equal states (13.1) -----------------------------------------------------

    def board_key(self, remarks: dict[int, list[Remark]]) -> BoardKey:
        cards, zones = self.cards, self.zones
        ordered = tuple([tuple([cards[card].face.ordinal for card in zones[key]]) for key in ORDERED])
        piles = tuple([tuple(sorted(pile_key(self, remarks, zones[key]))) for key in PILES])
        lying = tuple([tuple([self.card_key(remarks, card) for card in zones[key]]) for key in POSITIONS])
        return BoardKey(ordered, piles, lying)  # 13.1.1.2

    def card_key(self, remarks: dict[int, list[Remark]], card: int) -> LaneCardKey:
        record = self.cards[card]
        under = tuple([self.cards[each].face.ordinal for each in record.under])
        attached = tuple(sorted(pile_key(self, remarks, record.attached)))
        return LaneCardKey(
            face=record.face.ordinal,
            face_down=record.face_down,
            under=under,
            attached=attached,
            about=tuple(remarks.get(record.inc, ())),
        )  # 13.1.1.2

    def game_remarks(self) -> Iterator[tuple[int, Remark]]:
        for at, (character, hero) in enumerate(self.approaching):
            yield character.inc, ("approaches", "", (at, 0))
            yield hero.inc, ("is approached", "", (at, 0))


def name_part_matcher(parts: tuple[str, ...]) -> Callable[[str], bool]:
    """A function that tells whether a name contains one of these parts."""
    return lambda name: any(part in name for part in parts)


def has_only_person(state: GameState, game: GameView, player: int, keyword: Keyword) -> bool:
    """Whether a player's characters, in lanes and as brides, are all of the person that the keyword names."""
    (person,) = keyword.names
    in_lanes = state.lane_characters(player)  # 12.10.3, 12.10.3.3
    brides = state.zones[player, "brides"]  # 12.10.3
    there = [game.characteristics_of(card) for card in {*in_lanes, *brides}]
    characters = [info.persons for info in there if "character" in info.kinds]  # 12.10.3
    return bool(there) and all(person in persons for persons in characters)  # 12.10.3, 12.10.3.1, 12.10.3.2


ORDERED = (
    *((player, zone) for player in (0, 1) for zone in ("deck", "hero deck")),
    (NOBODY, "lane resolution"), (NOBODY, "effect resolution"),
)  # fmt: skip
PILES = tuple((player, zone) for player in (0, 1) for zone in ("hand", "waiting room", "brides", "removed", LOOSE))
POSITIONS = (*((player, lane) for player in (0, 1) for lane in LANES), *((NOBODY, lane) for lane in HEROES))
