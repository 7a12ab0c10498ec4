"""A running game of WIXOSS, as its rules see it: what is known of cards, and what is done to them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from msgspec.structs import replace

from ..kernel import running
from ..kernel.actions import Actions
from ..kernel.cards import HeldAbility
from ..kernel.committing import commit
from ..kernel.context import Context
from ..kernel.events import Event, Outcome
from ..kernel.flow import Procedure
from ..kernel.references import is_met
from .keywords import is_keyword
from .state import Table
from .unaffected import is_spared
from .words import FIELD, LRIG, LRIG_DECK, LRIG_TRASH, REMOVED, SIGNI_ZONES


class Running(running.Running):
    """A running game: its state, and what its rules do to it."""

    state: Table

    @property
    def step(self) -> str:
        """The phase or step that it is."""
        return self.state.step

    # --- what is known of cards -----------------------------------------------------------------

    def keywords(self, card: int, what: str) -> Iterator[HeldAbility]:
        """A card's keywords of that name that are in effect."""
        info = self.info(card)
        for held in info.abilities:
            is_it = is_keyword(held, what)
            if is_it and self.has_effect(held, info) and is_met(self, Context.of(held), held.ability):
                yield held

    def has(self, card: int, what: str) -> bool:
        """Whether a card has a keyword."""
        return any(self.keywords(card, what))

    def forbids(self, card: int, what: str) -> bool:
        """Whether an effect forbids that to be done with a card."""
        return what in self.info(card).forbids

    # --- what is done to cards ------------------------------------------------------------------

    def move(self, cards: Iterable[int], to: str, cause: str, player: int | None = None) -> None:
        """Cards go to a zone of their players, all at once, whatever effects say."""
        owners = self.state.cards
        moves = (Event("move", card, owners[card].owner, to=to, cause=cause) for card in cards)
        commit(self, self.going(moves))

    def happen(self, *events: Event) -> Procedure[Outcome]:
        happening = [event for event in events if not is_spared(self, event)]  # unaffected.1, unaffected.2
        done, whole = yield from super().happen(*self.going(happening))
        hindered = len(happening) < len(events) or any(map(self._takes_a_center, events))
        return Outcome(done, whole and not hindered)

    def going(self, events: Iterable[Event]) -> list[Event]:
        """What happens, with what the rules make of crafts and Resonas that leave the field."""
        found = [self._leaving(event) for event in events if not self._takes_a_center(event)]
        return [*found, *(Event("infected", event.card) for event in found if self._is_infected_by(event))]

    def _is_infected_by(self, event: Event) -> bool:
        """Whether a SIGNI comes out of another place to one with a Virus."""
        if event.kind != "move" or event.to not in SIGNI_ZONES or event.player < 0:
            return False
        record = self.state.cards[event.card]
        was = record.zone in SIGNI_ZONES and self.state.has_virus(record.seat, record.zone)
        return self.state.has_virus(event.player, event.to) and not was

    def _takes_a_center(self, event: Event) -> bool:
        """Whether it would take a center LRIG off the field, where it stays (WA-24)."""
        if event.kind not in ("move", "attach", "tuck"):
            return False
        record = self.state.cards[event.card]
        return record.zone == LRIG and record.host < 0 and event.to not in FIELD

    def _leaving(self, event: Event) -> Event:
        if event.kind != "move":
            return event
        record = self.state.cards[event.card]
        leaves = record.zone in FIELD and event.to not in FIELD
        if leaves and record.face.is_craft and record.face.is_signi:
            return replace(event, to=REMOVED)  # craft.6, craft.7, craft-resona.5
        if leaves and event.to != LRIG_TRASH and self.info(event.card).has_resona_type:
            return replace(event, to=LRIG_DECK)  # resona.a2, resona.a3
        return event

    def cause_of(self, zone: str) -> str:
        return "effect"

    # --- what the game as a whole says ----------------------------------------------------------

    ACTIONS: ClassVar[Actions]
    """What players can do, by the kind of option."""

    def can_target(self, ctx: Context, card: int) -> bool:
        """Whether an effect can target a card that it describes."""
        raise NotImplementedError

    def burst(self, held: HeldAbility) -> None:
        """The Life Burst of a crushed card waits."""
        raise NotImplementedError
