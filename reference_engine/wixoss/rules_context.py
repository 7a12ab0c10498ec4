"""A running game of WIXOSS: the rules' queries about cards, and the actions on them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from msgspec.structs import replace

from ..kernel import rules_context
from ..kernel.actions import Actions
from ..kernel.card_references import are_conditions_met
from ..kernel.cards import AbilityInstance
from ..kernel.commit import commit_events
from ..kernel.events import EngineEvent, EventOutcome
from ..kernel.game_loop import Procedure
from ..kernel.resolution import ResolutionContext
from .keywords import is_keyword
from .lexicon import FIELD, LRIG, LRIG_DECK, LRIG_TRASH, REMOVED, SIGNI_ZONES
from .state import GameState
from .unaffected import is_unaffected_event


class RulesContext(rules_context.RulesContext):
    """A running game: its state, and the actions of its rules."""

    state: GameState

    @property
    def step(self) -> str:
        """The current phase or step."""
        return self.state.step

    # --- queries about cards --------------------------------------------------------------------

    def active_keywords(self, card: int, what: str) -> Iterator[AbilityInstance]:
        """A card's keywords of that name that are in effect."""
        info = self.characteristics_of(card)
        for held in info.abilities:
            is_it = is_keyword(held, what)
            if (
                is_it
                and self.is_in_effect(held, info)
                and are_conditions_met(self, ResolutionContext.for_ability(held), held.ability)
            ):
                yield held

    def has_keyword(self, card: int, what: str) -> bool:
        """Whether a card has a keyword that is in effect."""
        return any(self.active_keywords(card, what))

    def forbids_action(self, card: int, what: str) -> bool:
        """Whether an effect forbids that action to a card."""
        return what in self.characteristics_of(card).forbids

    # --- actions on cards -----------------------------------------------------------------------

    def move_cards(self, cards: Iterable[int], to: str, cause: str, player: int | None = None) -> None:
        """Move cards to a zone of their players, all at once, unaffected by effects."""
        owners = self.state.cards
        moves = (EngineEvent("move", card, owners[card].owner, to=to, cause=cause) for card in cards)
        commit_events(self, self.apply_leave_rules(moves))

    def propose_events(self, *events: EngineEvent) -> Procedure[EventOutcome]:
        happening = [event for event in events if not is_unaffected_event(self, event)]  # unaffected.1, unaffected.2
        done, whole = yield from super().propose_events(*self.apply_leave_rules(happening))
        hindered = len(happening) < len(events) or any(map(self._takes_a_center, events))
        return EventOutcome(done, whole and not hindered)

    def apply_leave_rules(self, events: Iterable[EngineEvent]) -> list[EngineEvent]:
        """The events, with the consequences by the rules for crafts and Resonas that leave the field."""
        found = [self._leaving(event) for event in events if not self._takes_a_center(event)]
        return [*found, *(EngineEvent("infected", event.card) for event in found if self._is_infected_by(event))]

    def _is_infected_by(self, event: EngineEvent) -> bool:
        """Whether a SIGNI enters a zone with a Virus from another place."""
        if event.kind != "move" or event.to not in SIGNI_ZONES or event.player < 0:
            return False
        record = self.state.cards[event.card]
        was = record.zone in SIGNI_ZONES and self.state.has_virus(record.seat, record.zone)
        return self.state.has_virus(event.player, event.to) and not was

    def _takes_a_center(self, event: EngineEvent) -> bool:
        """Whether the event would take a center LRIG off the field, where it stays (WA-24)."""
        if event.kind not in ("move", "attach", "tuck"):
            return False
        record = self.state.cards[event.card]
        return record.zone == LRIG and record.host < 0 and event.to not in FIELD

    def _leaving(self, event: EngineEvent) -> EngineEvent:
        if event.kind != "move":
            return event
        record = self.state.cards[event.card]
        leaves = record.zone in FIELD and event.to not in FIELD
        if leaves and record.face.is_craft and record.face.is_signi:
            return replace(event, to=REMOVED)  # craft.6, craft.7, craft-resona.5
        if leaves and event.to != LRIG_TRASH and self.characteristics_of(event.card).has_resona_type:
            return replace(event, to=LRIG_DECK)  # resona.a2, resona.a3
        return event

    def cause_of(self, zone: str) -> str:
        return "effect"

    # --- hooks of the game ----------------------------------------------------------------------

    ACTIONS: ClassVar[Actions]
    """The options of players, by kind."""

    def can_target(self, ctx: ResolutionContext, card: int) -> bool:
        """Whether an effect can target a card that matches its description."""
        raise NotImplementedError

    def add_pending_burst(self, held: AbilityInstance) -> None:
        """Add the Life Burst of a crushed card to the pending triggers."""
        raise NotImplementedError
