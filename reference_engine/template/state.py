"""Players, zones and the cards in them, and what is still to come: the state that both games have."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from msgspec import Struct, field

from ...adapters.abilities import Filter, Keyword, Places
from ...adapters.messages import Placed
from ..kernel.state import Derived, Exact, Key, OfCards, State
from .cards import AbilityKey, ByName, Face, Live
from .traits import Words

if TYPE_CHECKING:
    from .events import Event
    from .references import Context, Lens

NOBODY = 2
"""The owner of zones that both players share."""

LOOSE = "loose"
"""Cards on the board that belong to no other card there, until rule processing takes them away."""


class Zone(NamedTuple):
    """Who can see the cards of a zone, the player to whom it belongs and the opponent; whether their order is kept."""

    mine: bool
    theirs: bool
    ordered: bool = False


class Ref(Struct, frozen=True, gc=False):
    """A card as something that was spoken of: it is still meant while its incarnation is the same."""

    card: int
    inc: int


class Known(Struct, frozen=True, gc=False):
    """A card at one moment: how it lay, and its information then (10.12.1)."""

    card: int
    record: Any
    info: Any


class Waiting(Struct, frozen=True, gc=False):
    """An automatic ability that waits to be played, and the event that made it wait.

    ``that`` is the card that the event was about, as it was then; after a move, its ``inc`` is the one it
    has in its new zone. ``it`` is what a delayed trigger speaks of. ``idle`` marks what is played when
    nothing else is left to do (5.23.1).
    """

    live: Live
    this: Ref
    that: Known | None = None
    source: Ref | None = None
    amount: int = 0
    moved: bool = False
    it: tuple[Ref, ...] = ()
    idle: bool = False


class Lasting(Struct, frozen=True, gc=False):
    """A continuous or replacement effect that a resolution created.

    ``cards`` are those it was put on, or None where it is on whatever fits ``live.ability``. Cards that
    are younger than ``age`` are not affected (10.10.2). ``meant`` are the keys of the abilities that it speaks of by
    name, or None where it speaks of none so.
    """

    live: Live
    cards: tuple[Ref, ...] | None
    age: int
    until: str
    once: bool = False
    meant: frozenset[AbilityKey] | None = None


class Delayed(Struct, frozen=True, gc=False):
    """A delayed trigger that a resolution created; with ``once``, gone when it has fired (10.8.5.1)."""

    live: Live
    until: str | None
    once: bool
    it: tuple[Ref, ...] = ()


class Table(State):
    """The state of a game. A game says what its zones and its words are, and adds what only it has.

    ``turn``          counts the turns of both players, from 1
    ``waiting``       waiting abilities, the oldest first
    ``lasting``       effects that resolutions created; ``delayed`` their delayed triggers
    ``used``          how often abilities were played, by key: (this turn, this game)
    ``done``          what was done this turn and may be done so often
    ``fired``         abilities that triggered at the end of this turn; ``held`` state triggers not yet resolved
    ``busy``          whether a check timing of this end of the turn did anything
    ``memory``        last information of cards that left the board this turn, by incarnation
    ``round``         counts this check timing's rounds; ``rounds`` are the states of the later ones
    ``shown``         cards of hidden zones that a player is shown for now: the player, the card, and since when it
                      has lain there
    ``story``         decisions made this turn; ``plan`` those announced and still to be made
    ``steady``        changed information and abilities in effect, where they hold until a card at work moves
    ``working``       cards whose abilities are at work, once computed; ``works_elsewhere`` whether cards in
                      hands or discard zones can be among them
    """

    WORDS: ClassVar[Words]
    ZONES: ClassVar[Mapping[str, Zone]]
    OWN_ZONES: ClassVar[tuple[str, ...]]
    SHARED: ClassVar[tuple[str, ...]]
    BOARD: ClassVar[frozenset[str]]
    """The zones where cards stand, and between which they can stay the same card."""
    PUBLIC: ClassVar[frozenset[str]]
    DISCARD: ClassVar[str]
    """Where used cards go."""
    ATTACHED: ClassVar[Mapping[str, Any]] = {}
    """Fields of the record of a card that is attached to another."""

    turn: Key[int] = 0
    turn_player: Key[int] = 0
    first_player: Key[int] = 0
    waiting: OfCards[tuple[Waiting, ...]] = ()
    lasting: OfCards[tuple[Lasting, ...]] = ()
    delayed: OfCards[tuple[Delayed, ...]] = ()
    used: OfCards[Mapping[AbilityKey | ByName, tuple[int, int]]] = field(default_factory=dict)
    done: Key[frozenset[tuple[Any, ...]]] = frozenset()
    fired: OfCards[frozenset[AbilityKey]] = frozenset()
    held: OfCards[frozenset[AbilityKey]] = frozenset()
    busy: Exact[bool] = False
    memory: Exact[dict[int, Known]] = field(default_factory=dict)
    round: Exact[int] = 0
    rounds: Exact[tuple[Any, ...]] = ()
    shown: Exact[frozenset[tuple[int, int, int]]] = frozenset()
    story: Exact[tuple[Any, ...]] = ()
    plan: Exact[tuple[Any, ...]] = ()
    steady: Derived[Any] = None
    working: Derived[tuple[int, ...] | None] = None
    works_elsewhere: Derived[bool] = False

    def __post_init__(self) -> None:
        self.zones = {(player, zone): () for player in (0, 1) for zone in (*self.OWN_ZONES, LOOSE)}
        self.zones |= {(NOBODY, zone): () for zone in self.SHARED}

    def rearranged(self) -> None:
        """The cards at work, or the effects that last, are not what they were."""
        self.working = self.steady = None
        self.touch()

    # --- cards and who sees them ----------------------------------------------------------------

    def units(self, player: int) -> tuple[int, ...]:
        """What a player has on the board that consists of a top card and what belongs to it."""
        raise NotImplementedError

    def found(self, ref: Ref) -> int | None:
        """The card that was spoken of, if it is still the same one; a stack goes by its top card."""
        if self.cards[ref.card].inc == ref.inc:  #: same-incarnation
            return ref.card
        units = (*self.units(0), *self.units(1))
        return next((card for card in units if self.cards[card].inc == ref.inc), None)  #: part-of-a-stack

    def holder(self, player: int, zone: str) -> int:
        """The player whose zone it is that a text calls a player's."""
        return player

    def is_there(self, ref: Ref) -> bool:
        """Whether the card is still the one that was spoken of."""
        return self.found(ref) is not None

    def show(self, player: int, cards: Iterable[int]) -> None:
        """Let a player see cards, until the next check timing and as long as they lie where they lie now."""
        self.shown |= {(player, card, self.cards[card].since) for card in cards}

    def can_see(self, player: int, card: int) -> bool:
        """Whether a player may know now what a card is."""
        record = self.cards[card]
        zone = self.ZONES[record.zone]
        by_zone = zone.mine if player == record.seat else zone.theirs  #: seen-by-zone
        return by_zone or (player, card, record.since) in self.shown  #: shown-to-a-player

    def ref(self, card: int) -> Ref:
        """The card as it is now, to speak of."""
        return Ref(card, self.cards[card].inc)

    def key(self, seat: int, zone: str) -> tuple[int, str]:
        """Under what a zone's cards are kept."""
        return (NOBODY if zone in self.SHARED else seat, zone)  #: zone-of-a-player

    def shared_by_all(self, zone: str, where: Filter) -> tuple[int, ...]:
        """The cards of a shared zone that a text speaks of which asks for such cards."""
        return self.zones[NOBODY, zone]

    # --- what each game says of its cards -------------------------------------------------------

    def fresh(self, face: Face, player: int, zone: str) -> Any:
        """The record of a card that has just come to a zone."""
        raise NotImplementedError

    def lying(self, placed: Placed) -> dict[str, Any]:
        """How a scene says that a card lies, as fields of its record."""
        raise NotImplementedError

    def moved(self, old: Any, event: Event, now: int) -> Any:
        """A card's record once it has moved: the same card, or a new one."""
        raise NotImplementedError

    def rearranges(self, record: Any, event: Event) -> bool:
        """Whether an event that happened to a card can change which cards are at work, and where."""
        if event.kind == "attach":
            return bool(record.face.is_working)
        if record.host >= 0 and not record.face.is_working:
            return False
        return event.kind != "move" or record.zone in self.BOARD or event.to in self.BOARD

    def is_buried(self, record: Any) -> bool:
        """Whether a card lies under another as part of its stack."""
        raise NotImplementedError

    def printed(self, card: int) -> Any:
        """A card's information before any ability or effect changes it."""
        record = self.cards[card]
        return record.face.info_of(card, record.inc, record.seat)

    def base(self, card: int) -> Any:
        """The same, of a card that no effect changes, without the abilities that do nothing by themselves."""
        record = self.cards[card]
        face = record.face
        at_work = face.is_working and (record.zone in self.WORDS.working or face.zones)
        return face.info_of(card, record.inc, record.seat) if at_work else face.info

    def master(self, card: int) -> int:
        """The player who acts for a card: its controller."""
        seat: int = self.cards[card].seat
        return seat

    def at_work(self) -> Iterator[int]:
        """Every card on the board with abilities that can be in effect where it lies."""
        raise NotImplementedError

    def fits(self, lens: Lens, ctx: Context, record: Any, info: Any, where: Filter) -> bool:
        """Whether a card passes the part of a filter that is the game's own."""
        raise NotImplementedError

    def is_met(self, lens: Lens, ctx: Context, keyword: Keyword) -> bool:
        """Whether a keyword that stands before an ability lets it be in effect, played or resolved."""
        raise NotImplementedError

    def within(self, lens: Lens, ctx: Context, cards: list[int], places: Places) -> list[int]:
        """Those of the cards that are in such lanes."""
        raise NotImplementedError

    def number(self, card: Known, name: str) -> int:
        """A number of a card as it is or was."""
        raise NotImplementedError

    # --- what makes two states the very same ----------------------------------------------------

    def loop_key(self, said: dict[int, list[Any]]) -> tuple[Any, ...]:
        """What two equal game states have in common, and two different ones do not (template.loops)."""
        raise NotImplementedError

    def content(self, said: dict[int, list[Any]], card: int) -> tuple[Any, ...]:
        """A card as it counts: what it is, how it lies, what lies with it, and what is said of it."""
        raise NotImplementedError

    def signature(self) -> tuple[int, ...]:
        """Cheap to compute, and equal wherever the loop keys are."""
        return (len(self.done), len(self.lasting), *map(len, self.zones.values()))

    def remarks(self) -> Iterator[tuple[int, Any]]:
        """(incarnation, a sortable remark) for what the game's own fields say of cards."""
        yield from ()


Applies = Mapping[str, Callable[[Any, "Event"], None]]
"""How each kind of event changes the state."""
