"""Players, zones and cards, and what counts within a turn and beyond it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Any, ClassVar, NamedTuple

from msgspec import field
from msgspec.structs import replace

from ...adapters.abilities import Cards, Filter, Keyword, Matches, OneOf, Special
from ...adapters.messages import Placed
from ..kernel.cards import HeldAbility
from ..kernel.context import Context, Ref, Snapshot
from ..kernel.events import Event
from ..kernel.lexicon import Lexicon
from ..kernel.policies import Checks, Policies, Shortfall
from ..kernel.references import between, snapshot
from ..kernel.references import cards as referred
from ..kernel.state import Key, OfCards, PerTurn, Role
from ..kernel.table import GameView, Remark, Zone
from ..kernel.table import Table as AnyTable
from . import crosses, drives
from .cards import Card, Info
from .unaffected import is_unaffected
from .words import (
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
    bond_with,
    virus_in,
)

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
"""Whether its player sees the cards of a zone, and whether the other player does."""

ORDERED = (DECK, LIFE)
ZONES = {zone: Zone(mine, theirs, zone in ORDERED) for zone, (mine, theirs) in SEEN.items()}

MOST_COINS = 5  # coin.5
UNLIMITED = (SUBSCRIBERS, SIGNI_BARRIERS, LRIG_BARRIERS)
"""The counters of which a player can have any number; of a Virus in a zone and of a bond they can have one."""

BET = "bet"
"""The name by which card texts ask whether coins were paid for the card that is being used."""


class TurnFact(Enum):
    """A thing that was done this turn, for as long as it counts."""

    REFRESHED = "the turn player has refreshed in this phase"
    REMOVED = "SIGNI were removed"
    LRIG_STEP = "the LRIG attack step has begun"
    LRIG_ATTACK = "the center LRIG has attacked since the step was last entered"


class Declared(NamedTuple):
    """The modes of a text that were declared, in their order in the text, and its targets if it has modes."""

    modes: tuple[int, ...]
    targets: tuple[tuple[Ref, ...], ...]


class Use(NamedTuple):
    """A card that is being used: the ability of it that is done, what was declared of it, and whether coins were bet.

    It is the last part of the frame of a use.
    """

    card: Ref
    held: HeldAbility | None
    declared: Declared
    is_bet: bool


class Table(AnyTable):
    """The state of a game.

    ``counts`` are the players' counters; ``refreshes`` how often each player has refreshed this turn. ``attacker`` is
    the LRIG whose attack waits for the guard step. ``chained`` is what each player's next arts costs less by Chain.
    ``levels`` are the levels of SIGNI when the rules were last looked at; ``cut`` says that the turn is to end.
    """

    WORDS: ClassVar[Lexicon] = WORDS
    POLICIES: ClassVar[Policies] = Policies(
        same=(frozenset(SIGNI_PLACES),),  # under.4, attached.4, cheer-zone.q2
        checks=Checks.BETWEEN,
        shortfall=Shortfall.NONE,  # rule-process.b1, target.5
        spares=is_unaffected,  # unaffected.a1
    )
    ZONES: ClassVar[Mapping[str, Zone]] = ZONES
    OWN_ZONES: ClassVar[tuple[str, ...]] = EVERYWHERE
    SHARED: ClassVar[tuple[str, ...]] = ()
    BOARD: ClassVar[frozenset[str]] = frozenset(FIELD)
    PUBLIC: ClassVar[frozenset[str]] = frozenset(name for name, zone in ZONES.items() if zone.theirs)
    GRAVEYARD: ClassVar[str] = TRASH
    REARRANGING: ClassVar[frozenset[str]] = frozenset({"move", "tuck", "turn", "attach", "bloomed"})
    SPECIAL: ClassVar[tuple[type, ...]] = (Special,)

    cards: OfCards[list[Card]] = field(default_factory=list)
    counts: Key[Mapping[tuple[int, str], int]] = field(default_factory=dict)
    refreshes: PerTurn[Key[tuple[int, int]]] = (0, 0)
    attacker: PerTurn[OfCards[Ref | None]] = None
    levels: OfCards[Mapping[int, int]] = field(default_factory=dict)
    chained: PerTurn[Key[tuple[tuple[str, ...], tuple[str, ...]]]] = ((), ())
    cut: Key[bool] = False

    # --- cards ----------------------------------------------------------------------------------

    def signi(self, player: int) -> tuple[int, ...]:
        """The SIGNI on a player's field."""
        zones = self.zones
        return tuple([card for zone in SIGNI_PLACES for card in zones[player, zone] if self.is_signi(card)])

    def in_signi_zones(self, player: int) -> tuple[int, ...]:
        """Those of them that lie in SIGNI zones."""
        cards = self.cards
        return tuple([card for card in self.signi(player) if cards[card].zone != CHEER])  # cheer-zone.a3.1

    def is_signi(self, card: int) -> bool:
        """Whether a card on the field is a SIGNI: one that lies face down is none, and no Seed or Trap."""
        record = self.cards[card]
        is_there = record.zone in SIGNI_PLACES  # cheer-zone.a1.2
        return is_there and record.host < 0 and not record.face_down and record.role not in LAID

    def laid(self, player: int, zone: str, role: str) -> list[int]:
        """The Seed or the Trap in a SIGNI zone."""
        return [card for card in self.zones[player, zone] if self.cards[card].role == role]

    def is_free(self, player: int, zone: str) -> bool:
        """Whether a SIGNI zone has room for a SIGNI: a Seed or a Trap takes none."""
        return all(self.cards[card].role in LAID for card in self.zones[player, zone])  # seed.5

    def center(self, player: int) -> int:
        """A player's center LRIG."""
        return self.zones[player, LRIG][0]

    def assists(self, player: int) -> tuple[int, ...]:
        """A player's assist LRIGs."""
        return tuple(card for zone in ASSISTS for card in self.zones[player, zone])

    def lrigs(self, player: int) -> tuple[int, ...]:
        """A player's LRIGs, the center LRIG first."""
        zones = self.zones
        return tuple([card for zone in LRIGS for card in zones[player, zone]])

    def on_field(self, player: int) -> tuple[int, ...]:
        """A player's SIGNI, LRIGs and key."""
        return (*self.signi(player), *self.lrigs(player), *self.zones[player, KEY_ZONE])

    def in_front(self, card: int) -> int | None:
        """The opposing SIGNI in front of one."""
        record = self.cards[card]
        zone = FACING.get(record.zone)
        there = self.zones[1 - record.seat, zone] if zone else ()
        return next((each for each in there if self.is_signi(each)), None)

    def beneath_lrigs(self, player: int) -> tuple[int, ...]:
        """What lies under a player's LRIGs."""
        return tuple(card for lrig in self.lrigs(player) for card in self.cards[lrig].under)  # exceed.3

    def has_virus(self, player: int, zone: str) -> bool:
        """Whether a Virus lies in a SIGNI zone."""
        return self.counts.get((player, virus_in(zone)), 0) > 0

    def is_infected(self, record: Card) -> bool:
        """Whether a Virus lies in the SIGNI zone of a card that lies so."""
        return self.has_virus(record.seat, record.zone)  # virus.3, infected.1, infected.2, infected.3

    def use(self) -> Use | None:
        """The use of a card that is going on; the innermost one."""
        return next((frame[-1] for frame in reversed(self.flow) if frame[0] == "use"), None)

    # --- counters -------------------------------------------------------------------------------

    def counter(self, player: int, name: str) -> int:
        """A player's counter; ``bet``: whether coins were paid for what is being used."""
        if name == BET:
            use = self.use()
            return int(use is not None and use.is_bet)
        key = (player, name)
        return self.counts.get(key, 0)  # coin.4, subscribers.2

    def adjust(self, player: int, name: str, by: int) -> int:
        """Add to a player's counter; how much was added."""
        now = self.counter(player, name)
        number = now + by  # signi-barrier.4, signi-barrier.5, lrig-barrier.4, lrig-barrier.5
        if name == COINS:
            number = min(number, MOST_COINS)  # coin.5
        elif name not in UNLIMITED:
            number = min(number, 1)
        self.counts = {**self.counts, (player, name): number}  # bond.5
        self.touch()
        return number - now

    # --- what a card is -------------------------------------------------------------------------

    def fresh(self, face: Any, player: int, zone: str) -> Card:
        now = self.tick()
        return Card(face, player, player, zone, now, now)

    def lying(self, placed: Placed) -> dict[str, Any]:
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

    def arriving(self, old: Card, event: Event, now: int) -> Card:
        is_crushed = event.cause == "crush"
        role = event.cause if event.cause in LAID else ""
        unseen_by = self.hidden_from(old) if event.face_down and not role else frozenset[int]()
        lies = {"face_down": event.face_down, "resting": event.resting, "is_crushed": is_crushed, "role": role}
        new = Card(old.face, old.owner, event.player, event.to, now, now)  # zone.3, rise.6, rise.7, awaken.4
        return replace(new, unseen_by=unseen_by, **lies)

    def hidden_from(self, record: Card) -> frozenset[int]:
        """The players who do not see a card where it lies, by its zone."""
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

    def is_buried(self, record: Card) -> bool:
        return record.host >= 0 or (record.role != "" and record.role not in LAID)

    def at_work(self) -> Iterator[int]:
        for player in (self.turn_player, 1 - self.turn_player):
            for card in self.on_field(player):
                record = self.cards[card]
                if record.face.is_working and not record.face_down:
                    yield card  # const-ability.2

    # --- what texts say of cards ----------------------------------------------------------------

    def fits(self, game: GameView, ctx: Context, record: Card, info: Info, where: Filter) -> bool:
        return (
            (not where.kind or any(self._is_kind(record, kind) for kind in where.kind))
            and all(self._is_one(info, each) for each in where.facts)
            and all(between(getattr(info, each.what), each.least, each.most) for each in where.bounds)
            and all(self._is_so(game, record, state) for state in where.state)
        )

    def _is_kind(self, record: Card, kind: str) -> bool:
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

    def _is_one(self, info: Info, fact: OneOf) -> bool:
        if fact.what == "color":
            colorless = COLORLESS in fact.values and not info.colors
            return colorless or not info.colors.isdisjoint(fact.values)
        return any(is_of(each, value) for each in info.classes for value in fact.values)

    def _is_so(self, game: GameView, record: Card, state: str) -> bool:
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
                return crosses.is_crossed(game, record)
            case "crystal-armed":
                return record.crystal_armed
            case "driving":
                return drives.is_driving(self, record)
            case "stacked":
                return bool(record.under)
            case _ if state.startswith("as "):
                return record.role == state.removeprefix("as ")
            case _:
                return any(self.cards[each].role == state for each in record.attached)

    def within(self, game: GameView, ctx: Context, cards: list[int], node: Cards | Matches) -> list[int]:
        if node.place is None or node.place.of is None:
            return cards
        front = {self.in_front(card) for card in referred(game, ctx, node.place.of)}
        return [card for card in cards if card in front]

    def is_met(self, game: GameView, ctx: Context, keyword: Keyword) -> bool:
        match keyword.what:
            case "team":
                lrigs = self.lrigs(ctx.seat)
                teams = {self.cards[card].face.team for card in lrigs}
                return len(lrigs) == len(LRIGS) and teams == set(keyword.names)  # team.3, team.4, team.5
            case "dream-team":
                return len(self.lrigs(ctx.seat)) == len(LRIGS)  # dream-team.1
            case "beat":
                return len(self.zones[ctx.seat, BEAT]) >= keyword.number  # beat.4
            case "bond":
                student = self.cards[ctx.this.card].face.student
                return bool(self.counter(ctx.seat, bond_with(student)))  # bond.2
            case "cross":
                return crosses.is_crossed(
                    game, snapshot(game, ctx.this).record
                )  # cross.3, cross-act.2, cross-enter.2, cross-const.2
            case "drive":
                return drives.is_driving(self, snapshot(game, ctx.this).record)  # drive-auto.2, drive-const.2
            case _:
                return True

    def number(self, card: Snapshot, name: str) -> int:
        raise ValueError(f"unknown number of a card: {name!r}")

    # --- the parts of the loop key --------------------------------------------------------------

    def plain(self) -> tuple[Any, ...]:
        """The same without the positions that the frame of waiting abilities keeps."""
        flow = tuple([frame[:1] if frame[0] == "waiting" else frame for frame in self.flow])
        return flow, *[getattr(self, name) for name in self.fields(Role.KEY) if name != "flow"]

    def board_key(self, remarks: dict[int, list[Remark]]) -> tuple[Any, ...]:
        """The zones, copy by copy, and how each card lies on the field, or elsewhere if anything is so of it."""
        field = self.BOARD
        keys = [
            card_key(card, each, remarks)
            for card, each in enumerate(self.cards)
            if each.zone in field or each.host >= 0 or each.face_down or each.resting or each.inc in remarks
        ]
        return tuple(self.zones.items()), tuple(keys)

    def remarks(self) -> Iterator[tuple[int, Remark]]:
        if self.attacker is not None:
            yield self.attacker.inc, ("attacks", "", (0, 0))
        for inc, level in self.levels.items():
            yield inc, ("level", "", (level, 0))


class CardKey(NamedTuple):
    """A card as it counts: where and how it lies, and the remarks on it."""

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


def card_key(card: int, record: Card, remarks: dict[int, list[Remark]]) -> CardKey:
    """A card as it counts."""
    lies = record.resting, record.frozen, record.awakened, record.crystal_armed, record.face_down
    about = tuple(remarks.get(record.inc, ()))
    return CardKey(card, record.zone, record.seat, *lies, record.role, record.host, record.ridden_by, about)


def is_of(mine: str, asked: str) -> bool:
    """Whether a class is the one that is asked for: the same whole, or of that name behind the colon."""
    return asked in (mine, mine.rpartition(":")[2])  # class.3, class.4
