"""Players, zones and cards, what waits on the chain, and what counts within a turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from ...adapters.abilities import Change, Instruction, Reference
from ...adapters.messages import Placed
from ..kernel.state import Key, OfCards, State
from .cards import CHARACTER, EVENT, Face, Record, Ref

HAND, DECK, PILE, FIELD, SLOT, COMING = "hand", "deck", "discard pile", "field", "event", "coming"
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


class Lasting(Struct, frozen=True, gc=False):
    """What an event in effect changes: of the cards that were chosen, or of all that are meant at any time."""

    source: Ref
    player: int
    cards: tuple[Ref, ...] | Reference
    changes: tuple[Change, ...]


class Due(Struct, frozen=True, gc=False):
    """What an event laid up for the end of the turn, and whom it speaks of."""

    source: Ref
    player: int
    then: tuple[Instruction, ...]
    it: tuple[Ref, ...]


class Event(NamedTuple):
    """Something that observers are told."""

    kind: str
    card: int = -1
    player: int = -1
    frm: str = ""
    to: str = ""
    amount: int = 0
    cause: str = ""
    by: int = -1


class Table(State):
    """The state of a game.

    ``turn``     counts the turns of both players, from 1
    ``chain``    what was declared and waits, the earliest first
    ``battle``   the battle that waits or takes place
    ``damages``  what is to be processed when the chain has been resolved
    ``lasting``  what events in effect change; ``due`` what they laid up for the end of the turn
    ``colors``   the colours of which a player has brought out a character this turn: (player, colour)
    ``fought``   the names that have attacked this turn
    ``has_set``  whether the turn player has set an event this turn
    """

    OWN_ZONES: ClassVar[tuple[str, ...]] = (FIELD, SLOT, COMING, HAND, DECK, PILE)

    turn: Key[int] = 0
    turn_player: Key[int] = 0
    first_player: Key[int] = 0
    chain: OfCards[tuple[Entry, ...]] = ()
    battle: OfCards[Battle | None] = None
    damages: OfCards[tuple[Damage, ...]] = ()
    lasting: OfCards[tuple[Lasting, ...]] = ()
    due: OfCards[tuple[Due, ...]] = ()
    colors: Key[frozenset[tuple[int, str]]] = frozenset()
    fought: Key[frozenset[str]] = frozenset()
    has_set: Key[bool] = False

    def __post_init__(self) -> None:
        self.zones = {(player, zone): () for player in (0, 1) for zone in self.OWN_ZONES}

    # --- cards ----------------------------------------------------------------------------------

    def ref(self, card: int) -> Ref:
        """The card as it lies now, to speak of."""
        return Ref(card, self.cards[card].since)

    def is_there(self, ref: Ref) -> bool:
        """Whether a card has not moved since it was spoken of."""
        return bool(self.cards[ref.card].since == ref.since)

    def change(self, card: int, **how: Any) -> None:
        """Let a card lie otherwise."""
        self.cards[card] = replace(self.cards[card], **how)
        self.touch()

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

    def can_see(self, player: int, card: int) -> bool:
        """Whether a player may know what a card is."""
        record: Record = self.cards[card]
        return record.zone != DECK and (record.zone != HAND or record.seat == player)

    # --- setting a scene ------------------------------------------------------------------------

    def fresh(self, face: Face, player: int, zone: str) -> Record:
        """The record of a card that has just come to a zone."""
        return Record(face, player, zone, self.tick(), state=SET if zone == SLOT else "")

    def lying(self, placed: Placed) -> dict[str, Any]:
        """How a scene says that a card lies, as fields of its record."""
        return {"asleep": placed.resting}


KIND_OF = {FIELD: CHARACTER, SLOT: EVENT}
"""The kind of card that lies in a zone, where only one does."""
