"""Events: they are proposed, replaced, and committed (``commit``)."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from .cards import AbilityInstance, AbilityKey
from .resolution import CardReference, LastKnownCard


class EngineEvent(Struct, frozen=True, gc=False):
    """An event of a card or a player.

    ``kind``     move, shuffle, reveal, look, use, step, and kinds that a game adds, including those only for observers
    ``inc``      the card's incarnation before it, and ``after`` the one after it
    ``player``   the affected player: the one whose zone a card enters, or who rolls
    ``each``     the amounts of several events that are replaced as one, and then happen separately
    ``cause``    the larger action: draw, play, switch, effect, rule, ...
    ``by``       the acting player; ``source`` the card that it comes from; ``ability`` the ability
    ``other``    the card attached to, stacked on, or switched with
    ``top``      the card under which it lies, if it moves only because that card leaves the board
    ``firm``     whether its amount cannot be reduced or prevented
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
    """The outcome of proposed events: the events that happened, and whether each happened or was replaced."""

    done: tuple[EngineEvent, ...]
    whole: bool
