"""Players, zones and cards, what waits on the chain, and what counts within a turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from msgspec import Struct, field

from ...adapters.abilities import Filter
from ...adapters.messages import Placed
from ..kernel.context import Context, Ref
from ..kernel.events import Event
from ..kernel.lexicon import Lexicon
from ..kernel.policies import Checks, Policies
from ..kernel.state import Key, OfCards, PerTurn
from ..kernel.table import GameView, Zone
from ..kernel.table import Table as AnyTable
from .cards import WORDS, Card, Face, Info

HAND, DECK, PILE, FIELD, SLOT, COMING = "hand", "deck", "discard pile", "field", "event", "coming"
ZONES: dict[str, Zone] = {
    FIELD: Zone(True, True),
    SLOT: Zone(True, True),
    COMING: Zone(True, True),
    HAND: Zone(True, False),
    DECK: Zone(False, False),
    PILE: Zone(True, True),
}
"""Who sees what (DA-14)."""

SET, WAITING, IN_EFFECT = "set", "waiting", "in effect"


class Entry(Struct, frozen=True, gc=False):
    """Something that was declared and waits on the chain: a character, a set, an event or a battle (of its attacker).

    ``number`` tells when; ``chosen`` is what an event was used on, by the choices of its text.
    """

    kind: str
    player: int
    card: Ref
    number: int
    chosen: tuple[tuple[Ref, ...], ...] = ()


class Mark(Struct, frozen=True, gc=False):
    """What an event made of the battle: a character ``reflects``, or what one deals ``strikes`` the opponent."""

    number: int
    kind: str
    card: Ref


class Battle(Struct, frozen=True, gc=False):
    """The battle that waits or takes place. ``target`` is None where the player is attacked.

    ``spent`` are the characters without power in it; ``more`` what it deals to either player in addition.
    """

    attacker: Ref
    target: Ref | None
    spent: frozenset[Ref] = frozenset()
    marks: tuple[Mark, ...] = ()
    more: tuple[int, int] = (0, 0)


class Damage(Struct, frozen=True, gc=False):
    """Damage that is to be processed: to the character ``target``, or where there is none to ``player``.

    ``by`` is the character or event that deals it; ``fights`` says that it comes from power in a battle;
    ``reflector`` is the player whose character reflected it last.
    """

    amount: int
    by: int
    target: Ref | None
    player: int = -1
    fights: bool = False
    reflector: int = -1


class Table(AnyTable):
    """The state of a game.

    ``chain``    what was declared and waits, the earliest first
    ``battle``   the battle that waits or takes place
    ``damages``  what is to be processed when the chain has been resolved
    ``colors``   the colours of which a player has brought out a character this turn: (player, colour)
    ``fought``   the names that have attacked this turn
    ``has_set``  whether the turn player has set an event this turn
    """

    WORDS: ClassVar[Lexicon] = WORDS
    POLICIES: ClassVar[Policies] = Policies(checks=Checks.AT_ONCE, newcomers=True)
    ZONES: ClassVar[Mapping[str, Zone]] = ZONES
    OWN_ZONES: ClassVar[tuple[str, ...]] = tuple(ZONES)
    SHARED: ClassVar[tuple[str, ...]] = ()
    BOARD: ClassVar[frozenset[str]] = frozenset({FIELD, SLOT})
    PUBLIC: ClassVar[frozenset[str]] = frozenset(name for name, zone in ZONES.items() if zone.theirs)
    GRAVEYARD: ClassVar[str] = PILE

    cards: OfCards[list[Card]] = field(default_factory=list)
    chain: OfCards[tuple[Entry, ...]] = ()
    battle: OfCards[Battle | None] = None
    damages: OfCards[tuple[Damage, ...]] = ()
    colors: PerTurn[Key[frozenset[tuple[int, str]]]] = frozenset()
    fought: PerTurn[Key[frozenset[str]]] = frozenset()
    has_set: PerTurn[Key[bool]] = False

    # --- cards ----------------------------------------------------------------------------------

    def characters(self, player: int) -> tuple[int, ...]:
        """The characters in a player's field."""
        return self.zones[player, FIELD]

    def event_of(self, player: int) -> int | None:
        """The event card in a player's field."""
        return next(iter(self.zones[player, SLOT]), None)

    def in_play(self) -> Iterator[int]:
        """Every character in either field."""
        yield from self.characters(0)
        yield from self.characters(1)

    def meets_needs(self, player: int, face: Face) -> bool:
        """Whether a player's field holds the characters that a card needs."""
        names = [self.cards[card].face.person for card in self.characters(player)]  # 3-1-2.1
        return all(names.count(name) >= face.needs.count(name) for name in face.needs)  # 3-1-2.1

    def fits(self, game: GameView, ctx: Context, record: Card, info: Info, where: Filter) -> bool:
        return (
            (not where.kind or record.face.kind in where.kind)
            and all(getattr(record.face, each.what) in each.values for each in where.facts)
            and all(self.is_so(record, state) for state in where.state)
        )

    def is_so(self, record: Card, state: str) -> bool:
        """Whether a character sleeps or is awake, attacks or is attacked."""
        if state in ("asleep", "awake"):
            return record.resting is (state == "asleep")
        return self.fights(record, state)

    def fights(self, record: Card, role: str) -> bool:
        """Whether a character attacks, or is attacked."""
        if self.battle is None:
            return False
        ref = self.battle.attacker if role == "attacking" else self.battle.target
        return ref is not None and ref.inc == record.inc

    # --- setting a scene ------------------------------------------------------------------------

    def fresh(self, face: Any, player: int, zone: str) -> Card:
        now = self.tick()
        return Card(face, player, player, zone, now, now, state=SET if zone == SLOT else "")

    def arriving(self, old: Card, event: Event, now: int) -> Card:
        state = SET if event.to == SLOT else ""
        return Card(old.face, old.owner, event.player, event.to, now, now, state=state)

    def lying(self, placed: Placed) -> dict[str, Any]:
        return {"resting": placed.resting}
