"""A running game of OSICA: the rules' queries about cards, and the actions on them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from ...adapters.card_text_tree import GameAbility
from ..kernel import rules_context
from ..kernel.card_references import are_conditions_met
from ..kernel.cards import AbilityInstance
from ..kernel.commit import commit_events
from ..kernel.events import EngineEvent, EventOutcome
from ..kernel.game_loop import Procedure
from ..kernel.resolution import ResolutionContext
from .lexicon import BOARD, DECK, DROP, OSHI, STAGE
from .state import GameState


class RulesContext(rules_context.RulesContext):
    """A running game: its state, and the actions of its rules."""

    state: GameState

    @property
    def step(self) -> str:
        """The current phase."""
        return next((frame[1] for frame in self.state.flow if frame[0] == "turn"), "setup")

    # --- queries about cards --------------------------------------------------------------------

    def active_keywords(self, card: int, what: str) -> Iterator[AbilityInstance]:
        """A card's keywords of that name that are in effect."""
        info = self.characteristics_of(card)
        for held in info.abilities:
            ability = held.ability
            is_it = isinstance(ability, GameAbility) and ability.what == what
            if (
                is_it
                and self.is_in_effect(held, info)
                and are_conditions_met(self, ResolutionContext.for_ability(held), ability)
            ):
                yield held

    def has_active_keyword(self, card: int, what: str) -> bool:
        """Whether a card has a keyword that is in effect."""
        return any(self.active_keywords(card, what))

    def yell_symbols(self, card: int) -> int:
        """The number of yell symbols of a card."""
        return max(0, int(self.characteristics_of(card).yell))

    # --- actions on cards -----------------------------------------------------------------------

    def move_to_zone(self, cards: Iterable[int], to: str, cause: str) -> None:
        """Move cards to a zone of their players, all at once."""
        seats = self.state.cards
        commit_events(
            self,
            self.apply_leaving_rules(EngineEvent("move", card, seats[card].seat, to=to, cause=cause) for card in cards),
        )

    def propose_events(self, *events: EngineEvent) -> Procedure[EventOutcome]:
        return super().propose_events(*self.apply_leaving_rules(events))

    def apply_leaving_rules(self, events: Iterable[EngineEvent]) -> list[EngineEvent]:
        """The events, with the consequences by the rules for cards that leave stage and assist area."""
        return [each for event in events for each in self._leaving(event)]

    def _leaving(self, event: EngineEvent) -> Iterator[EngineEvent]:
        """Redirect an oshi to the oshi area; leave the card of a limit break behind, and drop it."""
        cards = self.state.cards
        if event.kind == "switch":
            yield event
            yield from self._laid_off(event.card, cards[event.other].zone, event.cause)
            yield from self._laid_off(event.other, cards[event.card].zone, event.cause)
        elif event.kind == "move":
            record = cards[event.card]
            leaves = record.zone in BOARD and event.to not in BOARD
            if leaves and record.is_oshi and event.to != OSHI:
                event = replace(event, to=OSHI, face_down=True)  # oshi.3, oshi.d1, start.3
            yield event
            yield from self._laid_off(event.card, event.to, event.cause)
        else:
            yield event

    def _laid_off(self, card: int, to: str, cause: str) -> Iterator[EngineEvent]:
        """Drop the cards that lie on a character when it goes to another area; the stage is one area."""
        record = self.state.cards[card]
        if to != record.zone and not (to in STAGE and record.zone in STAGE):
            for each in record.attached:
                yield EngineEvent("move", each, self.state.cards[each].owner, to=DROP, cause=cause)  # appeal.d6

    def cause_of(self, zone: str) -> str:
        return "effect"

    # --- state-based checks ---------------------------------------------------------------------

    def drop_powerless_characters(self) -> None:
        """Move characters with an AP of 0 or less to the drop area."""
        while low := [
            card for player in (0, 1) for card in self.state.cards_on_board(player) if self.is_powerless(card)
        ]:
            self.move_to_zone(low, DROP, "rule")  # chara.4, chara.d1

    def is_powerless(self, card: int) -> bool:
        """Whether it is a character with an AP of 0 or less."""
        if not self.state.is_character(card):  # chara.2
            return False
        return int(self.characteristics_of(card).ap) <= 0  # chara.4

    def before_procedure(self) -> None:
        self.drop_powerless_characters()  # chara.d1
        state = self.state
        if state.waiting and state.flow[-1][0] != "waiting":
            self.push_frame("waiting", -1)

    def check_rules(self, done: tuple[EngineEvent, ...]) -> None:
        """Check decks after cards have left them."""
        drawn_from = any(event.kind == "move" and event.frm == DECK for event in done)
        if drawn_from and (losers := tuple(player for player in (0, 1) if not self.state.zones[player, DECK])):
            self.end_game(losers, "an empty deck")  # win.2, win.d4
