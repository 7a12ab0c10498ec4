"""Players, zones and cards, and the counters of a turn and of the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Any, ClassVar, NamedTuple

from msgspec import field
from msgspec.structs import replace

from ...adapters.card_text_tree import Filter, GameAbility, Keyword, MatchCondition, MatchingCards, OneOf
from ...adapters.messages import PlacedCard
from ..kernel.board_state import GameState as AnyTable
from ..kernel.board_state import GameView, Remark, ZoneRules
from ..kernel.card_references import is_between, last_known_card
from ..kernel.card_references import present_cards as referred
from ..kernel.cards import AbilityInstance
from ..kernel.events import EngineEvent
from ..kernel.lexicon import Lexicon
from ..kernel.resolution import CardReference, LastKnownCard, ResolutionContext
from ..kernel.rule_policies import RuleCheckTiming, RulePolicies, Shortfall
from ..kernel.state import FieldRole, Key, OfCards, PerTurn
from . import cross_state, drive_state
from .cards import Characteristics, GameCard
from .lexicon import (
    ASSISTS,
    BEAT,
    CHECK,
    CHEER,
    COINS,
    COLORLESS,
    CRAFTS,
    DECK,
    ENER,
    EVERYWHERE,
    FACING,
    FIELD,
    HAND,
    KEY_ZONE,
    LAID,
    LIFE,
    LRIG,
    LRIG_BARRIERS,
    LRIG_DECK,
    LRIG_TRASH,
    LRIGS,
    REMOVED,
    ROLES,
    SIGNI_BARRIERS,
    SIGNI_PLACES,
    SIGNI_ZONES,
    SUBSCRIBERS,
    TRASH,
    WORDS,
    bond_counter,
    virus_counter,
)
from .unaffected import is_unaffected

SEEN: dict[str, tuple[bool, bool]] = {
    **dict.fromkeys(SIGNI_ZONES, (True, True)),  # signi-zone.2, charm.2
    CHEER: (True, True),  # cheer-zone.a1.1
    **dict.fromkeys((*LRIGS, KEY_ZONE), (True, True)),  # lrig-zone.2
    HAND: (True, False),  # hand.2, hidden-zone.2
    DECK: (False, False),  # main-deck.4, hidden-zone.2
    LIFE: (False, False),  # life-cloth.3, hidden-zone.2
    ENER: (True, True),  # ener-zone.3
    TRASH: (True, True),  # trash.2
    LRIG_DECK: (True, False),  # lrig-deck.4, lrig-deck.5, hidden-zone.2
    LRIG_TRASH: (True, True),  # lrig-trash.2
    CHECK: (True, True),
    REMOVED: (True, True),
    BEAT: (True, True),  # beat.2
    CRAFTS: (True, True),
}
"""For each zone, whether its player sees the cards, and whether the other player does."""

ORDERED = (DECK, LIFE)
ZONES = {zone: ZoneRules(mine, theirs, zone in ORDERED) for zone, (mine, theirs) in SEEN.items()}

MOST_COINS = 5  # coin.5
UNLIMITED = (SUBSCRIBERS, SIGNI_BARRIERS, LRIG_BARRIERS)
"""The counters without an upper limit; counters of Viruses and bonds are 0 or 1."""

BET = "bet"
"""The name by which card texts ask whether coins were bet on the card that is being used."""


class TurnFlag(Enum):
    """An event of this turn that rules refer to, for as long as it counts."""

    REFRESHED = "the turn player has refreshed in this phase"
    REMOVED = "SIGNI were removed"
    LRIG_STEP = "the LRIG attack step has begun"
    LRIG_ATTACK = "the center LRIG has attacked since the step was last entered"


class DeclaredModes(NamedTuple):
    """The declared modes of a text, in their order in the text, and its targets if it has modes."""

    modes: tuple[int, ...]
    targets: tuple[tuple[CardReference, ...], ...]


class CardUse(NamedTuple):
    """A card that is being used: its ability, its declared modes and targets, and whether coins were bet.

    It is the last part of the frame of a use.
    """

    card: CardReference
    held: AbilityInstance | None
    declared: DeclaredModes
    is_bet: bool


class FieldState(AnyTable):
    """The state of a game of WIXOSS: its zones, the cards of the field, and the players' counters.

    ``counts`` are the players' counters; ``refreshes`` the number of refreshes of each player this turn. ``attacker``
    is the LRIG whose attack waits for the guard step. ``chained`` is each player's Chain discount on the next arts.
    ``levels`` are the levels of SIGNI at the last rule check; ``cut`` says that the turn has to end.
    """

    WORDS: ClassVar[Lexicon] = WORDS
    POLICIES: ClassVar[RulePolicies] = RulePolicies(
        same=(frozenset(SIGNI_PLACES),),  # under.4, attached.4, cheer-zone.q2
        checks=RuleCheckTiming.BETWEEN,
        shortfall=Shortfall.NONE,  # rule-process.b1, target.5
        spares=is_unaffected,  # unaffected.a1
    )
    ZONES: ClassVar[Mapping[str, ZoneRules]] = ZONES
    OWN_ZONES: ClassVar[tuple[str, ...]] = EVERYWHERE
    SHARED: ClassVar[tuple[str, ...]] = ()
    BOARD: ClassVar[frozenset[str]] = frozenset(FIELD)
    PUBLIC: ClassVar[frozenset[str]] = frozenset(name for name, zone in ZONES.items() if zone.theirs)
    GRAVEYARD: ClassVar[str] = TRASH
    REARRANGING: ClassVar[frozenset[str]] = frozenset({"move", "tuck", "turn", "attach", "bloomed"})
    SPECIAL: ClassVar[tuple[type, ...]] = (GameAbility,)

    cards: OfCards[list[GameCard]] = field(default_factory=list)
    counts: Key[Mapping[tuple[int, str], int]] = field(default_factory=dict)
    refreshes: PerTurn[Key[tuple[int, int]]] = (0, 0)
    attacker: PerTurn[OfCards[CardReference | None]] = None
    levels: OfCards[Mapping[int, int]] = field(default_factory=dict)
    chained: PerTurn[Key[tuple[tuple[str, ...], tuple[str, ...]]]] = ((), ())
    cut: Key[bool] = False

    # --- cards ----------------------------------------------------------------------------------

    def field_signi(self, player: int) -> tuple[int, ...]:
        """The SIGNI on a player's field."""
        zones = self.zones
        return tuple([card for zone in SIGNI_PLACES for card in zones[player, zone] if self.is_signi(card)])

    def signi_in_signi_zones(self, player: int) -> tuple[int, ...]:
        """The SIGNI in a player's SIGNI zones, without the cheer zone."""
        cards = self.cards
        return tuple([card for card in self.field_signi(player) if cards[card].zone != CHEER])  # cheer-zone.a3.1

    def is_signi(self, card: int) -> bool:
        """Whether a card on the field is a SIGNI: it is face up, and not a Seed or Trap."""
        record = self.cards[card]
        is_there = record.zone in SIGNI_PLACES  # cheer-zone.a1.2
        return is_there and record.host < 0 and not record.face_down and record.role not in LAID

    def seeds_or_traps(self, player: int, zone: str, role: str) -> list[int]:
        """The Seeds or Traps in a SIGNI zone."""
        return [card for card in self.zones[player, zone] if self.cards[card].role == role]

    def is_zone_free(self, player: int, zone: str) -> bool:
        """Whether a SIGNI zone has room for a SIGNI; Seeds and Traps do not take room."""
        return all(self.cards[card].role in LAID for card in self.zones[player, zone])  # seed.5

    def center_lrig(self, player: int) -> int:
        """A player's center LRIG."""
        return self.zones[player, LRIG][0]

    def assist_lrigs(self, player: int) -> tuple[int, ...]:
        """A player's assist LRIGs."""
        return tuple(card for zone in ASSISTS for card in self.zones[player, zone])

    def field_lrigs(self, player: int) -> tuple[int, ...]:
        """A player's LRIGs, the center LRIG first."""
        zones = self.zones
        return tuple([card for zone in LRIGS for card in zones[player, zone]])

    def field_cards(self, player: int) -> tuple[int, ...]:
        """A player's SIGNI, LRIGs and key."""
        return (*self.field_signi(player), *self.field_lrigs(player), *self.zones[player, KEY_ZONE])

    def signi_in_front(self, card: int) -> int | None:
        """The opposing SIGNI in front of a SIGNI."""
        record = self.cards[card]
        zone = FACING.get(record.zone)
        there = self.zones[1 - record.seat, zone] if zone else ()
        return next((each for each in there if self.is_signi(each)), None)

    def cards_beneath_lrigs(self, player: int) -> tuple[int, ...]:
        """The cards under a player's LRIGs."""
        return tuple(card for lrig in self.field_lrigs(player) for card in self.cards[lrig].under)  # exceed.3

    def has_virus(self, player: int, zone: str) -> bool:
        """Whether a SIGNI zone has a Virus."""
        return self.counts.get((player, virus_counter(zone)), 0) > 0

    def is_infected(self, record: GameCard) -> bool:
        """Whether the SIGNI zone of the card with this record has a Virus."""
        return self.has_virus(record.seat, record.zone)  # virus.3, infected.1, infected.2, infected.3

    def current_use(self) -> CardUse | None:
        """The current use of a card, the innermost one; None without one."""
        return next((frame[-1] for frame in reversed(self.flow) if frame[0] == "use"), None)

    # --- counters -------------------------------------------------------------------------------

    def player_counter(self, player: int, name: str) -> int:
        """A player's counter; ``bet``: whether coins were bet on the card that is being used."""
        if name == BET:
            use = self.current_use()
            return int(use is not None and use.is_bet)
        key = (player, name)
        return self.counts.get(key, 0)  # coin.4, subscribers.2

    def add_to_counter(self, player: int, name: str, by: int) -> int:
        """Add to a player's counter. Returns the amount that was added."""
        now = self.player_counter(player, name)
        number = now + by  # signi-barrier.4, signi-barrier.5, lrig-barrier.4, lrig-barrier.5
        if name == COINS:
            number = min(number, MOST_COINS)  # coin.5
        elif name not in UNLIMITED:
            number = min(number, 1)
        self.counts = {**self.counts, (player, name): number}  # bond.5
        self.invalidate_memo()
        return number - now


class GameState(FieldState):
    """The state of a game of WIXOSS, with the states of cards, the filters of card text, and the loop key."""

    # --- records of cards -----------------------------------------------------------------------

    def new_card_state(self, face: Any, player: int, zone: str) -> GameCard:
        now = self.advance_clock()
        return GameCard(face, player, player, zone, now, now)

    def placement_fields(self, placed: PlacedCard) -> dict[str, Any]:
        numbers = placed.numbers
        role = next((role for role in (*ROLES, *LAID) if numbers.get(role)), "")
        return {
            "resting": placed.resting,
            "face_down": placed.face_down or role in ("charm", *LAID),
            "frozen": bool(numbers.get("frozen")),
            "awakened": bool(numbers.get("awakened")),
            "crystal_armed": bool(numbers.get("crystal-armed")),
            "role": role,
        }

    def new_card_state_on_move(self, old: GameCard, event: EngineEvent, now: int) -> GameCard:
        is_crushed = event.cause == "crush"
        role = event.cause if event.cause in LAID else ""
        unseen_by = self.hidden_from(old) if event.face_down and not role else frozenset[int]()
        lies = {"face_down": event.face_down, "resting": event.resting, "is_crushed": is_crushed, "role": role}
        new = GameCard(old.face, old.owner, event.player, event.to, now, now)  # zone.3, rise.6, rise.7, awaken.4
        return replace(new, unseen_by=unseen_by, **lies)

    def hidden_from(self, record: GameCard) -> frozenset[int]:
        """The players who do not see a card in its zone."""
        zone = self.ZONES[record.zone]
        by_player = ((record.seat, zone.mine), (1 - record.seat, zone.theirs))
        return frozenset(player for player, sees in by_player if not sees)

    def can_see(self, player: int, card: int) -> bool:
        record = self.cards[card]
        if record.role in LAID and record.face_down:
            return bool(player == record.seat)  # seed.10, trap.9
        if player in record.unseen_by:  # public-zone.2
            return False
        return super().can_see(player, card)

    def is_stacked_under(self, record: GameCard) -> bool:
        return record.host >= 0 or (record.role != "" and record.role not in LAID)

    def cards_at_work(self) -> Iterator[int]:
        for player in (self.turn_player, 1 - self.turn_player):
            for card in self.field_cards(player):
                if self.cards[card].face.is_working:
                    yield card  # const-ability.2

    # --- filters of card text -------------------------------------------------------------------

    def matches_game_filter(
        self, game: GameView, ctx: ResolutionContext, record: GameCard, info: Characteristics, where: Filter
    ) -> bool:
        return (
            (not where.kind or any(self._is_kind(record, kind) for kind in where.kind))
            and all(self._is_one(info, each) for each in where.facts)
            and all(is_between(getattr(info, each.what), each.least, each.most) for each in where.bounds)
            and all(self._is_so(game, record, state) for state in where.state)
        )

    def _is_kind(self, record: GameCard, kind: str) -> bool:
        match kind:
            case "signi":
                if record.zone in SIGNI_PLACES and (record.face_down or record.role in LAID):
                    return False  # seed.7
                return record.face.is_signi  # craft-resona.3, resona.a1
            case "seed" | "trap":
                return record.role == kind
            case "lrig":
                return record.face.is_lrig
            case "center":
                return record.zone == LRIG
            case "assist":
                return record.zone in ASSISTS if record.zone in FIELD else record.face.kind == "assist"
            case "card":
                return not record.face.is_craft  # craft.8, craft-resona.4
            case _:
                return record.face.kind == kind

    def _is_one(self, info: Characteristics, fact: OneOf) -> bool:
        if fact.what == "color":
            colorless = COLORLESS in fact.values and not info.colors
            return colorless or not info.colors.isdisjoint(fact.values)
        return any(is_of_class(each, value) for each in info.classes for value in fact.values)

    def _is_so(self, game: GameView, record: GameCard, state: str) -> bool:
        match state:
            case "up" | "down":
                return record.resting is (state == "down")
            case "frozen":
                return record.frozen
            case "awakened":
                return record.awakened
            case "infected":
                return self.is_infected(record)
            case "crossed":
                return cross_state.is_crossed(game, record)
            case "crystal-armed":
                return record.crystal_armed
            case "driving":
                return drive_state.is_driving(self, record)
            case "stacked":
                return bool(record.under)
            case _ if state.startswith("as "):
                return record.role == state.removeprefix("as ")
            case _:
                return any(self.cards[each].role == state for each in record.attached)

    def cards_in_place(
        self, game: GameView, ctx: ResolutionContext, cards: list[int], node: MatchingCards | MatchCondition
    ) -> list[int]:
        if node.place is None or node.place.of is None:
            return cards
        front = {self.signi_in_front(card) for card in referred(game, ctx, node.place.of)}
        return [card for card in cards if card in front]

    def is_keyword_met(self, game: GameView, ctx: ResolutionContext, keyword: Keyword) -> bool:
        match keyword.what:
            case "team":
                lrigs = self.field_lrigs(ctx.seat)
                teams = {self.cards[card].face.team for card in lrigs}
                return len(lrigs) == len(LRIGS) and teams == set(keyword.names)  # team.3, team.4, team.5
            case "dream-team":
                return len(self.field_lrigs(ctx.seat)) == len(LRIGS)  # dream-team.1
            case "beat":
                return len(self.zones[ctx.seat, BEAT]) >= keyword.number  # beat.4
            case "bond":
                student = self.cards[ctx.this.card].face.student
                return bool(self.player_counter(ctx.seat, bond_counter(student)))  # bond.2
            case "cross":
                return cross_state.is_crossed(
                    game, last_known_card(game, ctx.this).record
                )  # cross.3, cross-act.2, cross-enter.2, cross-const.2
            case "drive":
                return drive_state.is_driving(
                    self, last_known_card(game, ctx.this).record
                )  # drive-auto.2, drive-const.2
            case _:
                return True

    def numeric_fact(self, card: LastKnownCard, name: str) -> int:
        raise ValueError(f"unknown number of a card: {name!r}")

    # --- the parts of the loop key --------------------------------------------------------------

    def key_fields(self) -> tuple[Any, ...]:
        """The same as in the kernel, without the positions in the frame of pending triggers."""
        flow = tuple([frame[:1] if frame[0] == "waiting" else frame for frame in self.flow])
        return flow, *[getattr(self, name) for name in self.fields_with_role(FieldRole.KEY) if name != "flow"]

    def board_key(self, remarks: dict[int, list[Remark]]) -> tuple[Any, ...]:
        """The keys of the zones, copy by copy, and of each card on the field, or elsewhere if it has any mark."""
        field = self.BOARD
        keys = [
            card_key(card, each, remarks)
            for card, each in enumerate(self.cards)
            if each.zone in field or each.host >= 0 or each.face_down or each.resting or each.inc in remarks
        ]
        return tuple(self.zones.items()), tuple(keys)

    def game_remarks(self) -> Iterator[tuple[int, Remark]]:
        if self.attacker is not None:
            yield self.attacker.inc, ("attacks", "", (0, 0))
        for inc, level in self.levels.items():
            yield inc, ("level", "", (level, 0))


class CardKey(NamedTuple):
    """The key of a card: where and how it lies, and the remarks on it."""

    card: int
    zone: str
    seat: int
    resting: bool
    frozen: bool
    awakened: bool
    crystal_armed: bool
    face_down: bool
    role: str
    host: int
    ridden_by: int
    about: tuple[Remark, ...]


def card_key(card: int, record: GameCard, remarks: dict[int, list[Remark]]) -> CardKey:
    """The key of a card."""
    lies = record.resting, record.frozen, record.awakened, record.crystal_armed, record.face_down
    about = tuple(remarks.get(record.inc, ()))
    return CardKey(card, record.zone, record.seat, *lies, record.role, record.host, record.ridden_by, about)


def is_of_class(mine: str, asked: str) -> bool:
    """Whether a class is the one that is asked for: an equal name, or an equal part behind the colon."""
    return asked in (mine, mine.rpartition(":")[2])  # class.3, class.4
