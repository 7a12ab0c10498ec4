"""Event cards: setting, using and discarding them (3-4)."""

from __future__ import annotations

from collections.abc import Iterator

from ..kernel.card_choices import choose_ahead
from ..kernel.decisions import EngineOption
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Procedure, without_asks
from ..kernel.resolution import ResolutionContext
from .cards import EVENT
from .effects import carry_out_event, end_effects_early
from .rules_context import RulesContext
from .state import COMING, HAND, IN_EFFECT, PILE, SET, SLOT, WAITING, ChainEntry

# --- setting (3-4-1) ------------------------------------------------------------------------------


def set_options(game: RulesContext, player: int) -> Iterator[EngineOption]:
    """The events that the turn player can set, also if their needs are not met."""
    state = game.state
    if state.has_set:  # 3-4-1.1, 3-4-4.1
        return
    if state.field_event(player) is not None:  # 3-4-1.2
        return
    for card in state.zones[player, HAND]:
        if state.cards[card].face.kind == EVENT:
            yield EngineOption("set", (card,))  # 3-4-1.3


@without_asks
def set_event(game: RulesContext, player: int, card: int) -> None:
    """Declare that an event is set from the hand."""
    state = game.state
    game.move_card(card, COMING, "set")
    state.has_set = True  # 3-4-1.1
    state.chain += (ChainEntry("set", player, state.reference_to(card), state.advance_clock()),)


@without_asks
def resolve_set_event(game: RulesContext, entry: ChainEntry) -> None:
    """Put the event into the field, unless it was taken away."""
    if game.state.is_there(entry.card):
        game.move_card(entry.card.card, SLOT, "set")


# --- using (3-4-2) --------------------------------------------------------------------------------


def use_options(game: RulesContext, player: int) -> Iterator[EngineOption]:
    """The option to use the player's set event, in either player's turn."""
    card = game.state.field_event(player)  # 3-4-2.1, 3-4-2.2
    if card is not None and game.state.cards[card].state == SET:
        yield EngineOption("event", (card,))  # 3-4-2.5


def use_event(game: RulesContext, player: int, card: int) -> Procedure[None]:
    """Use a set event, and choose its targets (DA-11)."""
    state = game.state
    chosen = yield from choose_ahead(
        game, ResolutionContext(player, state.reference_to(card)), state.cards[card].face.then
    )
    state.change_card(card, state=WAITING)
    state.chain += (ChainEntry("event", player, state.reference_to(card), state.advance_clock(), chosen),)
    game.record_event(EngineEvent("played", card, player))


def resolve_event(game: RulesContext, entry: ChainEntry) -> Procedure[None]:
    """Carry out an event if its needs are met now; it stays in the field while its effect lasts (DA-12)."""
    state = game.state
    card = entry.card.card
    if not state.is_there(entry.card):
        game.record_event(EngineEvent("cancelled", card, entry.player))
        return
    face = state.cards[card].face
    if not state.meets_needs(entry.player, face):  # 3-4-2.4
        game.record_event(EngineEvent("cancelled", card, entry.player))
        game.move_card(card, PILE, "failed")  # 3-4-2.4
        return
    yield from carry_out_event(game, entry, face.then)
    game.record_event(EngineEvent("resolved", card, entry.player))
    if not state.is_there(entry.card):
        return
    if face.has_lasting_effect:
        state.change_card(card, state=IN_EFFECT)
    else:
        game.move_card(card, PILE, "used")


# --- discarding (3-4-3, 3-4-4) --------------------------------------------------------------------


def discard_options(game: RulesContext, player: int) -> Iterator[EngineOption]:
    """The option to discard the turn player's event that is set or in effect, in the main phase."""
    state = game.state
    card = state.field_event(player)
    if card is None:
        return
    is_own_turn = player == state.turn_player  # 3-4-3.1, 3-4-4.4
    is_waiting = state.cards[card].state == WAITING  # 3-4-4.3
    if is_own_turn and not is_waiting:
        yield EngineOption("discard", (card,))  # 3-4-3.1


def discard_event(game: RulesContext, player: int, card: int) -> Procedure[None]:
    """Discard an event; its effect is lost."""
    game.move_card(card, PILE, "discard")  # 3-4-3.2
    yield from end_effects_early(game)
