"""The turn, by the assumed meaning of the base rules (DA-3 to DA-5), with the additions of 3-4-2 and 3-9."""

from __future__ import annotations

from collections.abc import Callable

from ..kernel.ability_triggers import fire_delayed_trigger
from ..kernel.decisions import PASS, EngineAsk, EngineOption
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Frame, Procedure, without_asks
from ..kernel.instructions import draw_one_card as draw_card
from ..kernel.turn_steps import begin_turn
from .effects import end_effects_early
from .response_chain import main_phase_options, perform_option
from .rules_context import RulesContext
from .state import HAND, IN_EFFECT, PILE

HELD = 5
"""Number of cards in hand up to which a player draws at the beginning of a turn (DA-4)."""

PhasePart = Callable[[RulesContext], Procedure[None]]


def play_phase_part(game: RulesContext, frame: Frame) -> Procedure[None]:
    """Do a part of a phase."""
    _, step, at = frame
    yield from STEPS[step][at](game)


@without_asks
def wake_characters(game: RulesContext) -> None:
    """Wake the turn player's sleeping characters (DA-3)."""
    player = game.state.turn_player
    game.record_event(EngineEvent("step-began", player=player, to="start"))
    for card in game.state.characters(player):
        game.wake_up(card)
    game.continue_after_responses(player, "turn", "start", 1)


def discard_and_draw(game: RulesContext) -> Procedure[None]:
    """The turn player discards once, any number of cards, then draws up to five cards, at least one (DA-4)."""
    state = game.state
    player = state.turn_player
    hand = state.zones[player, HAND]
    if hand:
        options = tuple(EngineOption("card", (card,)) for card in hand)
        picks = yield EngineAsk(
            player, "choose", options, 0, len(hand), about="what to discard before drawing"
        )  # 3-9.4
        for pick in picks:
            game.move_card(pick.args[0], PILE, "discard")  # 3-9.4
    for _ in range(max(1, HELD - len(state.zones[player, HAND]))):  # 3-9.4
        yield from draw_card(game, player)  # 3-9.4
    game.continue_after_responses(player, "turn", "main", 0)  # 3-9.4.n1


@without_asks
def begin_main(game: RulesContext) -> None:
    """Begin the main phase."""
    game.record_event(EngineEvent("step-began", player=game.state.turn_player, to="main"))
    game.replace_frame("turn", "main", 1)


def take_main_action(game: RulesContext) -> Procedure[None]:
    """The turn player takes one action, or ends the turn (DA-5)."""
    player = game.state.turn_player
    (pick,) = yield EngineAsk(player, "action", (*main_phase_options(game, player), PASS))
    if pick == PASS:
        yield from end_turn(game)
    else:
        yield from perform_option(game, player, pick)
        game.continue_after_responses(player, "turn", "main", 1)


def end_turn(game: RulesContext) -> Procedure[None]:
    """Carry out effects delayed to the end of the turn, discard events that lasted for it, and begin the next turn."""
    state = game.state
    due, state.delayed = state.delayed, ()
    for delayed in due:
        yield from fire_delayed_trigger(game, delayed)
    for player in (0, 1):
        card = state.field_event(player)
        if card is not None and state.cards[card].state == IN_EFFECT and state.cards[card].face.ends_with_the_turn:
            game.move_card(card, PILE, "used")
    yield from end_effects_early(game)
    game.record_event(EngineEvent("turn-ended", player=state.turn_player, amount=state.turn))
    game.pop_frame()
    begin_turn(game, 1 - state.turn_player)
    game.push_frame("turn", "start", 0)


STEPS: dict[str, tuple[PhasePart, ...]] = {
    "start": (wake_characters, discard_and_draw),
    "main": (begin_main, take_main_action),
}
