"""Players, zones and cards, the chain, and the facts of a turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from msgspec import Struct, field

from ...adapters.card_text_tree import Filter
from ...adapters.messages import PlacedCard
from ..kernel.board_state import GameState as AnyTable
from ..kernel.board_state import GameView, ZoneRules
from ..kernel.events import EngineEvent
from ..kernel.lexicon import Lexicon
from ..kernel.resolution import CardReference, ResolutionContext
from ..kernel.rule_policies import RuleCheckTiming, RulePolicies
from ..kernel.state import Key, OfCards, PerTurn
from .cards import WORDS, CardDefinition, Characteristics, GameCard

HAND, DECK, PILE, FIELD, SLOT, COMING = "hand", "deck", "discard pile", "field", "event", "coming"
ZONES: dict[str, ZoneRules] = {
    FIELD: ZoneRules(True, True),
    SLOT: ZoneRules(True, True),
    COMING: ZoneRules(True, True),
    HAND: ZoneRules(True, False),
    DECK: ZoneRules(False, False),
    PILE: ZoneRules(True, True),
}
"""The visibility of each zone (DA-14)."""

SET, WAITING, IN_EFFECT = "set", "waiting", "in effect"


class ChainEntry(Struct, frozen=True, gc=False):
    """A declared entry that waits on the chain: a character, a set, an event or a battle (of its attacker).

    ``number`` is its order; ``chosen`` are the targets of an event, by the choices of its text.
    """

    kind: str
    player: int
    card: CardReference
    number: int
    chosen: tuple[tuple[CardReference, ...], ...] = ()


class DamageRedirection(Struct, frozen=True, gc=False):
    """A change of a battle by an event: a character ``reflects``, or its damage ``strikes`` the opponent."""

    number: int
    kind: str
    card: CardReference


class Battle(Struct, frozen=True, gc=False):
    """The declared or current battle. ``target`` is None if the player is attacked.

    ``spent`` are the characters without power in it; ``more`` the additional damage to either player.
    """

    attacker: CardReference
    target: CardReference | None
    spent: frozenset[CardReference] = frozenset()
    marks: tuple[DamageRedirection, ...] = ()
    more: tuple[int, int] = (0, 0)


class PendingDamage(Struct, frozen=True, gc=False):
    """Damage that is to be processed: to the character ``target``, or, if it is None, to ``player``.

    ``by`` is the character or event that deals it; ``fights`` says that it comes from power in a battle;
    ``reflector`` is the player whose character reflected it last.
    """

    amount: int
    by: int
    target: CardReference | None
    player: int = -1
    fights: bool = False
    reflector: int = -1


class GameState(AnyTable):
    """The state of a game.

    ``chain``    declared entries that wait, the earliest first
    ``battle``   the declared or current battle
    ``damages``  damage to be processed when the chain has been resolved
    ``colors``   the colours of which a player has brought out a character this turn: (player, colour)
    ``fought``   the names that have attacked this turn
    ``has_set``  whether the turn player has set an event this turn
    """

    WORDS: ClassVar[Lexicon] = WORDS
    POLICIES: ClassVar[RulePolicies] = RulePolicies(checks=RuleCheckTiming.AT_ONCE, newcomers=True)
    ZONES: ClassVar[Mapping[str, ZoneRules]] = ZONES
    OWN_ZONES: ClassVar[tuple[str, ...]] = tuple(ZONES)
    SHARED: ClassVar[tuple[str, ...]] = ()
    BOARD: ClassVar[frozenset[str]] = frozenset({FIELD, SLOT})
    PUBLIC: ClassVar[frozenset[str]] = frozenset(name for name, zone in ZONES.items() if zone.theirs)
    GRAVEYARD: ClassVar[str] = PILE

    cards: OfCards[list[GameCard]] = field(default_factory=list)
    chain: OfCards[tuple[ChainEntry, ...]] = ()
    battle: OfCards[Battle | None] = None
    damages: OfCards[tuple[PendingDamage, ...]] = ()
    colors: PerTurn[Key[frozenset[tuple[int, str]]]] = frozenset()
    fought: PerTurn[Key[frozenset[str]]] = frozenset()
    has_set: PerTurn[Key[bool]] = False

    # --- cards ----------------------------------------------------------------------------------

    def characters(self, player: int) -> tuple[int, ...]:
        """The characters in a player's field."""
        return self.zones[player, FIELD]

    def field_event(self, player: int) -> int | None:
        """The event card in a player's field."""
        return next(iter(self.zones[player, SLOT]), None)

    def characters_in_play(self) -> Iterator[int]:
        """All characters in both fields."""
        yield from self.characters(0)
        yield from self.characters(1)

    def meets_needs(self, player: int, face: CardDefinition) -> bool:
        """Whether a player's field contains the characters that a card needs."""
        names = [self.cards[card].face.person for card in self.characters(player)]  # 3-1-2.1
        return all(names.count(name) >= face.needs.count(name) for name in face.needs)  # 3-1-2.1

    def matches_game_filter(
        self, game: GameView, ctx: ResolutionContext, record: GameCard, info: Characteristics, where: Filter
    ) -> bool:
        return (
            (not where.kind or record.face.kind in where.kind)
            and all(getattr(record.face, each.what) in each.values for each in where.facts)
            and all(self.has_state(record, state) for state in where.state)
        )

    def has_state(self, record: GameCard, state: str) -> bool:
        """Whether a character sleeps or is awake, attacks or is attacked."""
        if state in ("asleep", "awake"):
            return record.resting is (state == "asleep")
        return self.has_battle_role(record, state)

    def has_battle_role(self, record: GameCard, role: str) -> bool:
        """Whether a character attacks, or is attacked."""
        if self.battle is None:
            return False
        ref = self.battle.attacker if role == "attacking" else self.battle.target
        return ref is not None and ref.inc == record.inc

    # --- setting a scene ------------------------------------------------------------------------

    def new_card_state(self, face: Any, player: int, zone: str) -> GameCard:
        now = self.advance_clock()
        return GameCard(face, player, player, zone, now, now, state=SET if zone == SLOT else "")

    def new_card_state_on_move(self, old: GameCard, event: EngineEvent, now: int) -> GameCard:
        state = SET if event.to == SLOT else ""
        return GameCard(old.face, old.owner, event.player, event.to, now, now, state=state)

    def placement_fields(self, placed: PlacedCard) -> dict[str, Any]:
        return {"resting": placed.resting}
