"""Chapters 3 and 4: players, zones, and how the cards lie in them."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from typing import Any, ClassVar, NamedTuple

from msgspec import field
from msgspec.structs import replace

from ...adapters.card_text_tree import Alike, Bound, ChosenTarget, Filter, Keyword, Reference
from ...adapters.messages import PlacedCard
from ..check_timings.state import BoardKey, TimingState
from ..kernel.board_state import LOOSE, NOBODY, CardState, GameView, Remark, ZoneRules
from ..kernel.card_references import is_between, last_known_cards, shares_fact
from ..kernel.events import EngineEvent
from ..kernel.lexicon import Lexicon
from ..kernel.loop_keys import pile_key
from ..kernel.resolution import CardReference, LastKnownCard, ResolutionContext
from ..kernel.rule_policies import RulePolicies
from ..kernel.state import Derived, Key, OfCards, PerTurn
from .art_and_skill import WhenDownedAbility
from .cards import LEVELS, CardDefinition, Characteristics, has_fact
from .editions import NEWEST
from .lexicon import OWN_ZONES, STAGE, WORDS

ON_STAGE = frozenset(STAGE)

ZONES: dict[str, ZoneRules] = {
    "oshi": ZoneRules(True, True),  # 4.5.2, 6.2.1.4
    "center": ZoneRules(True, True),  # 4.7.2
    "collab": ZoneRules(True, True),  # 4.8.2
    "back": ZoneRules(True, True),  # 4.9.2
    "life": ZoneRules(False, False, True),  # 4.10.2
    "deck": ZoneRules(False, False, True),  # 4.11.2
    "cheer deck": ZoneRules(False, False, True),  # 4.12.2
    "hand": ZoneRules(True, False, False),  # 4.13.2
    "archive": ZoneRules(True, True, False),  # 4.14.2
    "holo power": ZoneRules(False, False, True),  # 4.15.2
    "resolution": ZoneRules(True, True, True),  # 4.16.2
}

PUBLIC = frozenset(name for name, zone in ZONES.items() if zone.theirs)


class GameCard(CardState[CardDefinition], frozen=True, gc=False):
    """A card as it lies now. On the stage, the top card of a stack represents the holomem.

    A holomem keeps its incarnation when it moves on the stage and when it blooms. ``harmed_by`` is the card that last
    dealt it damage or downed it.
    """

    damage: int = 0
    downed: bool = False
    arrived: int = 0
    bloomed: int = 0
    bloomed_again: int = 0
    harmed_by: CardReference | None = None


class HolomemKey(NamedTuple):
    """The key of a holomem or an oshi holomem: also whether it ``came`` this turn, and how often it ``bloomed``."""

    face: int
    damage: int
    resting: bool
    downed: bool
    came: bool
    bloomed: int
    under: tuple[int, ...]
    attached: tuple[Any, ...]
    about: tuple[Any, ...]


class GameState(TimingState):
    """The state of a game of hololive.

    ``edition``       the edition of the rulebook by which the game is played
    ``life_damage``   each player's life damage; ``redraws`` their forced redraws
    ``ever``          actions of this game that a rule limits, as ``done`` are those of this turn (``use_limits``)
    ``had_turn``      the players who had a turn before this one; ``another`` those who take another turn after it
    ``performers``    incarnations of the holomem that used arts this step
    ``fine``          holomem that rule processing found legal, with their records and information at that time
    """

    WORDS: ClassVar[Lexicon] = WORDS
    POLICIES: ClassVar[RulePolicies] = RulePolicies(same=(ON_STAGE,))
    ZONES: ClassVar[Mapping[str, ZoneRules]] = ZONES
    OWN_ZONES: ClassVar[tuple[str, ...]] = OWN_ZONES
    SHARED: ClassVar[tuple[str, ...]] = ("resolution",)  # 4.1.1, 4.16.1
    BOARD: ClassVar[frozenset[str]] = ON_STAGE
    PUBLIC: ClassVar[frozenset[str]] = PUBLIC
    GRAVEYARD: ClassVar[str] = "archive"
    REARRANGING: ClassVar[frozenset[str]] = frozenset({"move", "stack", "unstack", "attach", "turn"})
    ATTACHING: ClassVar[str] = "attach"
    SPECIAL: ClassVar[tuple[type, ...]] = (WhenDownedAbility,)

    cards: OfCards[list[GameCard]] = field(default_factory=list)
    edition: Key[str] = NEWEST
    life_damage: Key[tuple[int, int]] = (0, 0)
    redraws: Key[tuple[int, int]] = (0, 0)  # 6.2.1.8
    ever: Key[frozenset[Hashable]] = frozenset()
    had_turn: Key[frozenset[int]] = frozenset()
    another: Key[tuple[int, ...]] = ()
    performers: PerTurn[OfCards[tuple[int, ...]]] = ()
    fine: Derived[dict[int, tuple[GameCard, Characteristics | None]]] = field(default_factory=dict)

    def board_units(self, player: int) -> tuple[int, ...]:
        return self.holomem(player)

    def holomem(self, player: int) -> tuple[int, ...]:
        """A player's holomem, by their top cards: center, collab, back."""
        zones = self.zones
        return zones[player, "center"] + zones[player, "collab"] + zones[player, "back"]

    def new_card_state(self, face: Any, player: int, zone: str) -> GameCard:
        now = self.advance_clock()
        return GameCard(face, player, player, zone, now, now)

    def placement_fields(self, placed: PlacedCard) -> dict[str, Any]:
        return {"resting": placed.resting, "face_down": placed.face_down, **placed.numbers}

    def card_state_after_move(self, old: GameCard, event: EngineEvent, now: int) -> GameCard:
        new: GameCard = super().card_state_after_move(old, event, now)
        return replace(new, resting=True) if event.resting else new  # 4.3.2.3

    def new_card_state_on_move(self, old: GameCard, event: EngineEvent, now: int) -> GameCard:
        return GameCard(
            old.face, old.owner, event.player, event.to, now, now,
            face_down=event.face_down,
            arrived=self.turn if event.to in ON_STAGE else 0,
            damage=0,  # 4.4.5.1
        )  # fmt: skip

    def changes_arrangement(self, record: GameCard, event: EngineEvent) -> bool:
        if event.kind == "attach":
            return record.face.is_working
        if record.host >= 0 and not record.face.is_working:
            return False
        return super().changes_arrangement(record, event)

    def resolve_game_reference(self, ctx: ResolutionContext, reference: Reference) -> tuple[CardReference, ...]:
        assert isinstance(reference, ChosenTarget)
        return (ctx.used_on,) if ctx.used_on else ()

    def is_stacked_under(self, record: GameCard) -> bool:
        return record.host >= 0 and record.face.is_holomem

    def cards_at_work(self) -> Iterator[int]:
        zones, records = self.zones, self.cards
        for player in (self.turn_player, 1 - self.turn_player):
            for zone in WORDS.working:
                for card in zones[player, zone]:
                    record = records[card]
                    if record.face.is_working:
                        yield card  # 10.3.4.1, 10.3.4.3, 12.2.1
                    for attached in record.attached:
                        if records[attached].face.is_working:
                            yield attached  # 10.3.4.2

    def matches_game_filter(
        self, game: GameView, ctx: ResolutionContext, record: GameCard, info: Characteristics, where: Filter
    ) -> bool:
        face = record.face
        return (
            (not where.kind or face.kind in where.kind)  # 2.2.2
            and (not where.facts or all(has_fact(face, info, each) for each in where.facts))
            and all(self._is_so(record, info, each) for each in where.state)  # 4.3.2.4
            and (not where.bounds or all(self._lies_in(record, info, each) for each in where.bounds))
            and all(matches_color_relation(game, ctx, each, info) for each in where.alike if each.what == "color")
        )

    def _lies_in(self, record: GameCard, info: Characteristics, bound: Bound) -> bool:
        """Whether a holomem's remaining HP is between bounds."""
        return is_between(info.hp - record.damage, bound.least, bound.most)  # 4.4.5.4

    def _is_so(self, record: GameCard, info: Characteristics, state: str) -> bool:
        """Whether a card has this state."""
        match state:
            case "resting" | "active":
                return record.resting == (state == "resting")  # 4.3.2.4
            case "damaged" | "undamaged":
                return (record.damage > 0) == (state == "damaged")
            case "one color":
                return len(info.colors) == 1  # 2.4.3
            case "buzz":
                return bool(record.face.buzz)  # 2.5.1
            case "risen":
                below = [self.cards[each].face.level for each in record.under[-1:]]
                return any(LEVELS.index(each) < LEVELS.index(record.face.level) for each in below)  # 2.3.1
            case _:
                return bool(record.face.limited)

    def is_keyword_met(self, game: GameView, ctx: ResolutionContext, keyword: Keyword) -> bool:
        return True  # 13.4.1

    def fact_values(self, game: GameView, card: int, what: str) -> frozenset[str]:
        info: Characteristics = game.characteristics_of(card)
        match what:
            case "name":
                return info.names
            case "tag":
                return info.tags  # 2.6.1
            case _:
                levels = {info.level} if self.cards[card].face.is_holomem else ()
                return frozenset(levels)  # 2.3.1

    def numeric_fact(self, card: LastKnownCard, name: str) -> int:
        match name:
            case "hp":
                return int(card.info.hp - card.record.damage)  # 4.4.5.4
            case "printed hp":
                return int(card.info.hp)
            case "damage":
                return int(card.record.damage)
            case "excess damage":
                return max(0, int(card.record.damage - card.info.hp))
            case "printed life":
                return int(card.record.face.life)  # 2.8.1
            case "life":
                return len(self.zones[card.record.seat, "life"])
            case _:
                raise ValueError(f"unknown number of a card: {name!r}")

    # --- the key of two equal states (14.1) -----------------------------------------------------

    def board_key(self, remarks: dict[int, list[Remark]]) -> BoardKey:
        cards, zones = self.cards, self.zones
        ordered = tuple([tuple([cards[card].face.ordinal for card in zones[key]]) for key in ORDERED])
        piles = tuple([tuple(sorted(pile_key(self, remarks, zones[key]))) for key in PILES])
        lying = tuple([tuple(sorted([self.card_key(remarks, card) for card in zones[key]])) for key in POSITIONS])
        return BoardKey(ordered, piles, lying)  # 14.1.1.2

    def card_key(self, remarks: dict[int, list[Remark]], card: int) -> HolomemKey:
        record, turn = self.cards[card], self.turn
        came, bloomed = record.arrived == turn, (record.bloomed == turn) + (record.bloomed_again == turn)
        under = tuple([self.cards[each].face.ordinal for each in record.under])
        attached = tuple(sorted(pile_key(self, remarks, record.attached)))
        return HolomemKey(
            face=record.face.ordinal,
            damage=record.damage,
            resting=record.resting,
            downed=record.downed,
            came=came,
            bloomed=bloomed,
            under=under,
            attached=attached,
            about=tuple(remarks.get(record.inc, ())),
        )  # 14.1.1.2

    def loop_signature(self) -> tuple[int, ...]:
        damage = sum([self.cards[card].damage for card in self.holomem(0) + self.holomem(1)])
        return (damage, len(self.performers), *super().loop_signature())

    def game_remarks(self) -> Iterator[tuple[int, Remark]]:
        for inc in self.performers:
            yield inc, ("performed", "", (0, 0))


def matches_color_relation(game: GameView, ctx: ResolutionContext, asked: Alike, info: Characteristics) -> bool:
    """Whether the card shares a colour with a referenced card, or has a colour that this card lacks."""
    if asked.differs:
        return has_differing_color(game, ctx, asked.card, info)
    return shares_fact(game, ctx, asked.card, "colors", info)  # 2.4.2.2, 2.4.4


def has_differing_color(game: GameView, ctx: ResolutionContext, reference: Reference, info: Characteristics) -> bool:
    """Whether the card has a colour that a card referred to does not have."""
    return any(not info.colors <= each.info.colors for each in last_known_cards(game, ctx, reference))


ORDERED = (
    *((player, zone) for player in (0, 1) for zone in ("deck", "cheer deck", "life", "holo power")),
    (NOBODY, "resolution"),
)  # fmt: skip
PILES = tuple((player, zone) for player in (0, 1) for zone in ("hand", "archive", LOOSE))
POSITIONS = tuple((player, zone) for player in (0, 1) for zone in ("oshi", "center", "collab", "back"))
