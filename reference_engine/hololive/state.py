"""Chapters 3 and 4: players, zones, and the cards as they lie in them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, NamedTuple, Self

from msgspec import Struct

from ..kernel.state import Role, State
from .cards import STAGE, Face, Info, Live

NOBODY = 2
"""The owner of the resolution zone, which both players share (4.16.1)."""

LOOSE = "loose"
"""Cards on the stage that belong to no holomem, until they are archived (11.4.1)."""

OWN_ZONES = (
    "oshi", "center", "collab", "back", "hand", "deck", "cheer deck", "archive", "holo power", "life",
)  # fmt: skip
ON_STAGE = frozenset(STAGE)


class Zone(NamedTuple):
    """Who can see the cards of a zone, the player to whom it belongs and the opponent; whether their order is kept."""

    mine: bool
    theirs: bool
    ordered: bool = False


ZONES: dict[str, Zone] = {
    "oshi": Zone(True, True),  # 4.5.2
    "center": Zone(True, True),  # 4.7.2
    "collab": Zone(True, True),  # 4.8.2
    "back": Zone(True, True),  # 4.9.2
    "life": Zone(False, False, True),  # 4.10.2
    "deck": Zone(False, False, True),  # 4.11.2
    "cheer deck": Zone(False, False, True),  # 4.12.2
    "hand": Zone(True, False, False),  # 4.13.2
    "archive": Zone(True, True, False),  # 4.14.2
    "holo power": Zone(False, False, True),  # 4.15.2
    "resolution": Zone(True, True, True),  # 4.16.2
}

PUBLIC = frozenset(name for name, zone in ZONES.items() if zone.theirs)


class Card(Struct, frozen=True, gc=False):
    """A card as it lies now. On the stage, the top card of a stack stands for the holomem.

    ``inc`` is its incarnation: what rules and effects know it by. It is a moment of the clock, so it also
    says when the card became what it is; a holomem keeps it when it moves on the stage and when it blooms.
    ``since`` is the moment it came to its present zone. ``under`` runs from the bottom of the stack.
    ``host`` is the card that it is attached to or lies under (-1: none). ``harmed_by`` is what last dealt it
    damage or downed it.
    """

    face: Face
    owner: int
    seat: int
    zone: str
    inc: int
    since: int
    resting: bool = False
    face_down: bool = False
    damage: int = 0
    downed: bool = False
    arrived: int = 0
    bloomed: int = 0
    under: tuple[int, ...] = ()
    attached: tuple[int, ...] = ()
    host: int = -1
    harmed_by: Ref | None = None


class Ref(Struct, frozen=True, gc=False):
    """A card as something that was spoken of: it is still meant while its incarnation is the same."""

    card: int
    inc: int


class Known(Struct, frozen=True, gc=False):
    """A card at one moment: how it lay, and its information then (10.12.1)."""

    card: int
    record: Card
    info: Info


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
    are younger than ``age`` are not affected (10.10.2).
    """

    live: Live
    cards: tuple[Ref, ...] | None
    age: int
    until: str
    once: bool = False


class Delayed(Struct, frozen=True, gc=False):
    """A delayed trigger that a resolution created; with ``once``, gone when it has fired (10.8.5.1)."""

    live: Live
    until: str | None
    once: bool
    it: tuple[Ref, ...] = ()


class Table(State):
    """The state of a game of hololive.

    ``turn``          counts the turns of both players, from 1
    ``life_damage``   each player's life damage; ``redraws`` their forced redraws
    ``waiting``       waiting abilities, the oldest first
    ``lasting``       effects that resolutions created; ``delayed`` their delayed triggers
    ``used``          how often abilities were played, by key: (this turn, this game)
    ``done``          what was done this turn and may be done once; ``ever`` the same for the game
    ``performers``    incarnations of the holomem that used arts this step
    ``fired``         abilities that triggered at the end of this turn; ``held`` state triggers not yet resolved
    ``busy``          whether a check timing of this end step did anything (7.7.4)
    ``memory``        last information of cards that left the stage this turn, by incarnation
    ``round``         counts this check timing's rounds; ``rounds`` are the states of the later ones
    ``shown``         cards of hidden zones that a player is shown for now: the player, the card, and since when it
                      has lain there
    ``story``         decisions made this turn; ``plan`` those announced and still to be made (14.1.1.1)
    ``steady``        changed information and abilities in effect, where they hold until a card at work moves
    ``working``       cards whose abilities are at work, once computed; ``works_elsewhere`` whether cards in
                      hands or archives can be among them
    """

    __slots__ = (
        "busy", "delayed", "done", "ever", "fired", "first_player", "held", "lasting", "life_damage", "memory",
        "performers", "plan", "redraws", "round", "rounds", "shown", "steady", "story", "turn", "turn_player", "used",
        "waiting", "working", "works_elsewhere",
    )  # fmt: skip

    ROLES: ClassVar[Mapping[str, Role]] = {
        **State.ROLES,
        "turn": Role.KEY,
        "turn_player": Role.KEY,
        "first_player": Role.KEY,
        "life_damage": Role.KEY,
        "redraws": Role.KEY,
        "waiting": Role.KEY,
        "lasting": Role.KEY,
        "delayed": Role.KEY,
        "used": Role.KEY,
        "done": Role.KEY,
        "ever": Role.KEY,
        "performers": Role.KEY,
        "fired": Role.KEY,
        "held": Role.KEY,
        "busy": Role.EXACT,
        "memory": Role.EXACT,
        "round": Role.EXACT,
        "rounds": Role.EXACT,
        "shown": Role.EXACT,
        "story": Role.EXACT,
        "plan": Role.EXACT,
        "steady": Role.DERIVED,
        "working": Role.DERIVED,
        "works_elsewhere": Role.DERIVED,
    }

    cards: list[Card]
    turn: int
    turn_player: int
    first_player: int
    life_damage: tuple[int, int]
    redraws: tuple[int, int]
    waiting: tuple[Waiting, ...]
    lasting: tuple[Lasting, ...]
    delayed: tuple[Delayed, ...]
    used: dict[tuple[Any, ...], tuple[int, int]]
    done: frozenset[tuple[Any, ...]]
    ever: frozenset[tuple[Any, ...]]
    performers: tuple[int, ...]
    fired: frozenset[tuple[Any, ...]]
    held: frozenset[tuple[Any, ...]]
    busy: bool
    memory: dict[int, Known]
    round: int
    rounds: tuple[Any, ...]
    shown: frozenset[tuple[int, int, int]]
    story: tuple[Any, ...]
    plan: tuple[Any, ...]
    steady: Any
    working: tuple[int, ...] | None
    works_elsewhere: bool

    def __init__(self) -> None:
        self.cards = []
        self.zones = {(player, zone): () for player in (0, 1) for zone in (*OWN_ZONES, LOOSE)}
        self.zones[NOBODY, "resolution"] = ()
        self.flow, self.clock, self.chance, self.history, self.result = (), 0, None, (), None
        self.version, self.memo, self.log = 0, {}, []
        self.turn, self.turn_player, self.first_player = 0, 0, 0
        self.life_damage = (0, 0)
        self.redraws = (0, 0)  # 6.2.1.8
        self.waiting, self.lasting, self.delayed = (), (), ()
        self.used, self.done, self.ever = {}, frozenset(), frozenset()
        self.performers, self.fired, self.held, self.busy = (), frozenset(), frozenset(), False
        self.memory, self.round, self.rounds, self.story, self.plan = {}, 0, (), (), ()
        self.shown = frozenset()
        self.steady, self.working, self.works_elsewhere = None, None, False

    def copy(self) -> Self:
        new = super().copy()
        new.turn, new.turn_player, new.first_player = self.turn, self.turn_player, self.first_player
        new.life_damage, new.redraws = self.life_damage, self.redraws
        new.waiting, new.lasting, new.delayed = self.waiting, self.lasting, self.delayed
        new.used = self.used.copy() if self.used else {}
        new.done, new.ever, new.performers = self.done, self.ever, self.performers
        new.fired, new.held, new.busy = self.fired, self.held, self.busy
        new.memory = self.memory.copy() if self.memory else {}
        new.round, new.rounds, new.story, new.plan = self.round, self.rounds, self.story, self.plan
        new.shown, new.steady = self.shown, self.steady
        new.working, new.works_elsewhere = self.working, self.works_elsewhere
        return new

    def rearranged(self) -> None:
        """The cards at work, or the effects that last, are not what they were."""
        self.working = self.steady = None
        self.touch()

    def holomem(self, player: int) -> tuple[int, ...]:
        """A player's holomem, by their top cards: center, collab, back."""
        zones = self.zones
        return zones[player, "center"] + zones[player, "collab"] + zones[player, "back"]

    def found(self, ref: Ref) -> int | None:
        """The card that was spoken of, if it is still the same one; a holomem that bloomed goes by its top card."""
        if self.cards[ref.card].inc == ref.inc:  # 4.1.4, 4.1.4.1
            return ref.card
        stage = (*self.holomem(0), *self.holomem(1))
        return next((card for card in stage if self.cards[card].inc == ref.inc), None)  # 5.13.2

    def is_there(self, ref: Ref) -> bool:
        """Whether the card is still the one that was spoken of."""
        return self.found(ref) is not None

    def show(self, player: int, cards: Iterable[int]) -> None:
        """Let a player see cards, until the next check timing and as long as they lie where they lie now."""
        self.shown |= {(player, card, self.cards[card].since) for card in cards}

    def can_see(self, player: int, card: int) -> bool:
        """Whether a player may know now what a card is."""
        record = self.cards[card]
        zone = ZONES[record.zone]
        by_zone = zone.mine if player == record.seat else zone.theirs  # 4.13.2
        return by_zone or (player, card, record.since) in self.shown  # 4.1.2.1, 4.1.5.1

    def ref(self, card: int) -> Ref:
        """The card as it is now, to speak of."""
        return Ref(card, self.cards[card].inc)
