"""Players, zones and the cards in them, pending triggers and lasting effects."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from msgspec import Struct, field
from msgspec.structs import replace

from ...adapters.card_text_tree import EventPattern, Filter, Keyword, Reference
from ...adapters.messages import PlacedCard
from .ability_analysis import ability_traits
from .cards import AbilityInstance, AbilityKey, CardAbilityKey, CardDefinition, NameKey
from .events import EngineEvent
from .lexicon import Lexicon
from .resolution import CardReference, LastKnownCard, ResolutionContext
from .rule_policies import RulePolicies
from .state import BaseState, Derived, Exact, Key, OfCards, PerTurn

NOBODY = 2
"""The owner of zones that both players share."""

LOOSE = "loose"
"""The zone of cards on the board that belong to no other card there, until rule processing removes them."""


class ZoneRules(NamedTuple):
    """The visibility of a zone's cards to its player and to the opponent; and whether their order is kept."""

    mine: bool
    theirs: bool
    ordered: bool = False


F = TypeVar("F", bound=CardDefinition)


class CardState(Struct, Generic[F], frozen=True, gc=False):
    """A card as it lies now. A game adds further ways in which a card can lie.

    ``owner`` is the player to whom the card belongs, ``seat`` the player in whose zone it lies. ``inc`` is its
    incarnation, by which rules and effects know it. The incarnation is a moment of the clock, so it also says when the
    card became this object; ``since`` is the moment it came to its present zone. ``under`` is the stack from the
    bottom. ``host`` is the card that it is attached to or lies under (-1: none).
    """

    face: F
    owner: int
    seat: int
    zone: str
    inc: int
    since: int
    face_down: bool = False
    resting: bool = False
    under: tuple[int, ...] = ()
    attached: tuple[int, ...] = ()
    host: int = -1


class PendingTrigger(Struct, frozen=True, gc=False):
    """An automatic ability that was triggered and is not yet played, and the event that triggered it.

    ``that`` is the card that the event was about, as it was then; after a move, its ``inc`` is that of its new zone.
    ``it`` are the cards that a delayed trigger refers to. ``idle`` marks a trigger that is played when nothing else is
    left to do.
    """

    held: AbilityInstance
    this: CardReference
    that: LastKnownCard | None = None
    source: CardReference | None = None
    amount: int = 0
    moved: bool = False
    it: tuple[CardReference, ...] = ()
    idle: bool = False


class LastingEffect(Struct, frozen=True, gc=False):
    """A continuous or replacement effect that a resolution created.

    ``cards`` are the cards that it was put on, or None if it applies to all cards that match ``held.ability``. It does
    not affect cards that are younger than ``age``. ``meant`` are the keys of the abilities that it refers to by name,
    or None if it names none.
    """

    held: AbilityInstance
    cards: tuple[CardReference, ...] | None
    age: int
    until: str
    once: bool = False
    meant: frozenset[AbilityKey] | None = None


class DelayedTrigger(Struct, frozen=True, gc=False):
    """A delayed trigger that a resolution created; with ``once``, it is removed after it has fired."""

    held: AbilityInstance
    until: str | None
    once: bool
    it: tuple[CardReference, ...] = ()


Remark = tuple[str, str, tuple[int, int]]
"""A remark of the state on a card: its name, a detail, and numbers."""


class PastEvent(NamedTuple):
    """An event of this turn, and its card as it was then."""

    event: EngineEvent
    that: LastKnownCard | None


class GameState(BaseState):
    """The state of a game. A game defines its zones and its lexicon, and adds fields of its own.

    ``turn``          counts the turns of both players, from 1
    ``waiting``       pending triggers, the oldest first
    ``lasting``       effects that resolutions created; ``delayed`` their delayed triggers
    ``used``          how often abilities were played, by key: (this turn, this game)
    ``done``          actions of this turn that a rule limits
    ``fired``         abilities that triggered at the end of this turn; ``unresolved`` state triggers not yet resolved
    ``memory``        last information of cards that left the board this turn, by incarnation
    ``chronicle``     the events of this turn that a text of the game ``recalls``
    ``shown``         cards of hidden zones that a player may see for now: the player, the card, and the moment it
                      came there
    ``steady``        changed information and abilities in effect, if they hold until a card at work moves
    ``working``       cards whose abilities are at work, once computed; ``works_elsewhere`` whether cards in
                      hands or discard zones can be among them
    """

    WORDS: ClassVar[Lexicon]
    POLICIES: ClassVar[RulePolicies]
    ZONES: ClassVar[Mapping[str, ZoneRules]]
    OWN_ZONES: ClassVar[tuple[str, ...]]
    SHARED: ClassVar[tuple[str, ...]]
    BOARD: ClassVar[frozenset[str]]
    """The zones of the board."""
    PUBLIC: ClassVar[frozenset[str]]
    GRAVEYARD: ClassVar[str]
    """The zone of used cards."""
    REARRANGING: ClassVar[frozenset[str]] = frozenset({"move"})
    """The kinds of event that can change which cards are at work, and where."""
    ATTACHING: ClassVar[str] = ""
    """The kind of event by which a card is attached to another."""
    ATTACHED: ClassVar[Mapping[str, Any]] = {}
    """Fields of the record of a card that is attached to another."""
    SPECIAL: ClassVar[tuple[type, ...]] = ()
    """The kinds of ability that only this game has, and that do something by themselves."""

    turn: Key[int] = 0
    turn_player: Key[int] = 0
    first_player: Key[int] = 0
    waiting: OfCards[tuple[PendingTrigger, ...]] = ()
    lasting: OfCards[tuple[LastingEffect, ...]] = ()
    delayed: OfCards[tuple[DelayedTrigger, ...]] = ()
    used: PerTurn[OfCards[Mapping[AbilityKey | NameKey, tuple[int, int]]]] = field(default_factory=dict)
    done: PerTurn[Key[frozenset[Hashable]]] = frozenset()
    fired: PerTurn[OfCards[frozenset[AbilityKey]]] = frozenset()
    unresolved: OfCards[frozenset[AbilityKey]] = frozenset()
    memory: PerTurn[Exact[dict[int, LastKnownCard]]] = field(default_factory=dict)
    chronicle: PerTurn[Exact[tuple[PastEvent, ...]]] = ()
    shown: PerTurn[Exact[frozenset[tuple[int, int, int]]]] = frozenset()
    steady: Derived[Any] = None
    working: Derived[tuple[int, ...] | None] = None
    works_elsewhere: Derived[bool] = False
    recalls: Derived[bool] = False

    def __post_init__(self) -> None:
        self.zones = {(player, zone): () for player in (0, 1) for zone in (*self.OWN_ZONES, LOOSE)}
        self.zones |= {(NOBODY, zone): () for zone in self.SHARED}

    def change_card(self, card: int, **how: Any) -> None:
        """Change these fields of a card's record."""
        self.cards[card] = replace(self.cards[card], **how)
        self.invalidate_memo()

    def reset_turn_fields(self) -> None:
        """Reset all fields that count for one turn; the number of uses in the game is kept."""
        before = {key: (0, in_game) for key, (_, in_game) in self.used.items() if in_game}
        super().reset_turn_fields()
        self.used = {**self.used, **before}

    def invalidate_effects(self) -> None:
        """Forget the computed cards at work and effects, because they may have changed."""
        self.working = self.steady = None
        self.invalidate_memo()

    @property
    def step(self) -> str:
        """The current step or phase."""
        return next((frame[1] for frame in reversed(self.flow) if frame[0] == "turn"), "setup")

    # --- cards and their visibility -------------------------------------------------------------

    def board_units(self, player: int) -> tuple[int, ...]:
        """A player's units on the board: the top cards, each with the cards that belong to it."""
        return ()

    def find_card(self, ref: CardReference) -> int | None:
        """The card that a reference means, if it is still the same; for a stack, its top card."""
        if self.cards[ref.card].inc == ref.inc:  #: same-incarnation
            return ref.card
        units = (*self.board_units(0), *self.board_units(1))
        return next((card for card in units if self.cards[card].inc == ref.inc), None)  #: part-of-a-stack

    def zone_holder(self, player: int, zone: str) -> int:
        """The player whose zone a text means by a player's zone."""
        return player

    def is_there(self, ref: CardReference) -> bool:
        """Whether the card is still the one that the reference means."""
        return self.find_card(ref) is not None

    def ability_instance(self, card: int, ability: Any, place: Hashable, origin: Any = None) -> AbilityInstance:
        """An ability as a card has it now; ``place`` distinguishes it from the card's other abilities."""
        inc = self.cards[card].inc
        key, traits = CardAbilityKey(card, inc, place), ability_traits(ability, self.WORDS)
        return AbilityInstance(ability, origin, card, inc, self.controller_of(card), key, traits)

    def show_cards(self, player: int, cards: Iterable[int]) -> None:
        """Let a player see cards until the resolution is over, as long as the cards do not move."""
        self.shown |= {(player, card, self.cards[card].since) for card in cards}

    def can_see(self, player: int, card: int) -> bool:
        """Whether a player may know now which card this is."""
        record = self.cards[card]
        zone = self.ZONES[record.zone]
        by_zone = zone.mine if player == record.seat else zone.theirs  #: seen-by-zone
        return by_zone or (player, card, record.since) in self.shown  #: shown-to-a-player

    def reference_to(self, card: int) -> CardReference:
        """A reference to the card as it is now."""
        return CardReference(card, self.cards[card].inc)

    def zone_key(self, seat: int, zone: str) -> tuple[int, str]:
        """The key of a zone in ``zones``."""
        return (NOBODY if zone in self.SHARED else seat, zone)  #: zone-of-a-player

    def shared_zone_cards(self, zone: str, where: Filter) -> tuple[int, ...]:
        """The cards of a shared zone that a text with this filter refers to."""
        return self.zones[NOBODY, zone]

    # --- hooks of each game about its cards -----------------------------------------------------

    def new_card_state(self, face: CardDefinition, player: int, zone: str) -> Any:
        """The record of a card that has just come to a zone."""
        raise NotImplementedError

    def placement_fields(self, placed: PlacedCard) -> dict[str, Any]:
        """The fields of a record for how a card lies in a scene."""
        raise NotImplementedError

    def card_state_after_move(self, old: Any, event: EngineEvent, now: int) -> Any:
        """The record of a card after a move: of the same card, or of a new one."""
        if self.POLICIES.keeps_incarnation(old.zone, event.to):  #: stays-the-same
            return replace(old, seat=event.player, zone=event.to, since=now, host=-1)
        return self.new_card_state_on_move(old, event, now)

    def new_card_state_on_move(self, old: Any, event: EngineEvent, now: int) -> Any:
        """The record of a card after a move that makes it a new card."""
        raise NotImplementedError

    def changes_arrangement(self, record: Any, event: EngineEvent) -> bool:
        """Whether an event of a card can change which cards are at work, and where."""
        return event.kind != "move" or record.zone in self.BOARD or event.to in self.BOARD

    def is_stacked_under(self, record: Any) -> bool:
        """Whether a card lies under another as part of its stack."""
        raise NotImplementedError

    def printed_characteristics(self, card: int) -> Any:
        """A card's information before any ability or effect changes it."""
        record = self.cards[card]
        return record.face.characteristics_of_copy(card, record.inc, record.seat)

    def unmodified_characteristics(self, card: int) -> Any:
        """A card's information if no effect changes it, without the abilities that do nothing by themselves."""
        record = self.cards[card]
        face = record.face
        at_work = face.is_working and (record.zone in self.WORDS.working or face.zones)
        return face.characteristics_of_copy(card, record.inc, record.seat) if at_work else face.info

    def controller_of(self, card: int) -> int:
        """The player who acts for a card: its controller."""
        seat: int = self.cards[card].seat
        return seat

    def cards_at_work(self) -> Iterator[int]:
        """Every card on the board with abilities that can be in effect where it lies."""
        yield from ()

    def matches_game_filter(
        self, game: GameView, ctx: ResolutionContext, record: Any, info: Any, where: Filter
    ) -> bool:
        """Whether a card matches the part of a filter that only this game has."""
        raise NotImplementedError

    def is_keyword_met(self, game: GameView, ctx: ResolutionContext, keyword: Keyword) -> bool:
        """Whether a keyword before an ability lets it be in effect, played or resolved."""
        raise NotImplementedError

    def cards_in_place(self, game: GameView, ctx: ResolutionContext, cards: list[int], node: Any) -> list[int]:
        """Those of the cards that lie in the place that a reference or a condition names."""
        return cards

    def resolve_game_reference(self, ctx: ResolutionContext, reference: Reference) -> tuple[CardReference, ...]:
        """The cards of a kind of reference that only this game has."""
        raise NotImplementedError

    def fact_values(self, game: GameView, card: int, what: str) -> frozenset[str]:
        """The values of a fact by which cards are compared: the card's names, or a fact of the game."""
        raise NotImplementedError

    def numeric_fact(self, card: LastKnownCard, name: str) -> int:
        """A number of a card as it is, or as it last was."""
        raise NotImplementedError

    def player_counter(self, player: int, name: str) -> int:
        """A player's counter."""
        raise NotImplementedError

    # --- the parts of its loop key (``loop_keys``) -----------------------------------------------

    def board_key(self, remarks: dict[int, list[Remark]]) -> tuple[Any, ...]:
        """The keys of the cards: where and how they lie, with the remarks on each by its incarnation."""
        raise NotImplementedError

    def game_remarks(self) -> Iterator[tuple[int, Remark]]:
        """The remarks on cards from the game's own fields, each with the card's incarnation."""
        yield from ()


class GameView(Protocol):
    """A view of the state and of the cards' information."""

    @property
    def state(self) -> GameState: ...

    def characteristics_of(self, card: int) -> Any: ...

    def count_occurrences(self, ctx: ResolutionContext, at: EventPattern) -> int: ...


Applies = Mapping[str, Callable[[Any, EngineEvent], None]]
"""How each kind of event changes the state."""
