"""What happens: proposed, replaced, and committed (``committing``)."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from .cards import AbilityInstance, AbilityKey
from .resolution import CardReference, LastKnownCard


class EngineEvent(Struct, frozen=True, gc=False):
    """Something that happens to a card or a player.

    ``kind``     move, shuffle, reveal, look, use, step, and more that a game adds, also what only observers read
    ``inc``      the card's incarnation before it, and ``after`` the one that it has after
    ``player``   the player whom it happens to: whose zone a card enters, who rolls
    ``each``     the amounts of several that are replaced as one, and then happen each by itself
    ``cause``    what it is part of: draw, play, switch, effect, rule, ...
    ``by``       the player who does it; ``source`` the card that it comes from; ``ability`` the ability
    ``other``    the card attached to, stacked on, or switched with
    ``top``      the card under which it lies, if it moves only because that one leaves the board
    ``firm``     whether nothing makes its amount less, or prevents it
    ``applied``  replacement effects that were applied to it
    ``snapshot`` the card's information that triggers look at
    """

    kind: str
    card: int = -1
    player: int = -1
    frm: str = ""
    to: str = ""
    amount: int = 0
    each: tuple[int, ...] = ()
    cause: str = ""
    by: int = -1
    source: CardReference | None = None
    ability: AbilityInstance | None = None
    other: int = -1
    top: int | None = None
    bottom: bool = False
    resting: bool = False
    face_down: bool = False
    firm: bool = False
    applied: frozenset[AbilityKey] = frozenset()
    inc: int = 0
    after: int = 0
    snapshot: LastKnownCard | None = None


class EventOutcome(NamedTuple):
    """What came of proposed events: those that happened, and whether each happened or was replaced."""

    done: tuple[EngineEvent, ...]
    whole: bool
