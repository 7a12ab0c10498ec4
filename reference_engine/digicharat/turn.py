"""A turn: what the base rules are taken to say of it (DA-3 to DA-5), with what 3-4-2 and 3-9 add."""

from __future__ import annotations

from collections.abc import Callable

from ..kernel.asks import PASS, Ask, Option
from ..kernel.events import Event
from ..kernel.flow import Frame, Procedure, at_once
from ..kernel.instructions import draw as draw_card
from ..kernel.steps import begin_turn
from ..kernel.triggers import fire
from .chain import act, actions
from .effects import end_early
from .running import Running
from .state import HAND, IN_EFFECT, PILE

HELD = 5
"""Up to so many cards in hand a player draws at the beginning of a turn (DA-4)."""

PhasePart = Callable[[Running], Procedure[None]]


def play_phase_part(game: Running, frame: Frame) -> Procedure[None]:
    """Do a part of a phase."""
    _, step, at = frame
    yield from STEPS[step][at](game)


@at_once
def wake(game: Running) -> None:
    """The turn player's sleeping characters wake (DA-3)."""
    player = game.state.turn_player
    game.record(Event("step-began", player=player, to="start"))
    for card in game.state.characters(player):
        game.wake(card)
    game.acted(player, "turn", "start", 1)


def draw(game: Running) -> Procedure[None]:
    """The turn player discards once, as much as they like, then draws up to five cards, at least one (DA-4)."""
    state = game.state
    player = state.turn_player
    hand = state.zones[player, HAND]
    if hand:
        options = tuple(Option("card", (card,)) for card in hand)
        picks = yield Ask(player, "choose", options, 0, len(hand), about="what to discard before drawing")  # 3-9.4
        for pick in picks:
            game.move(pick.args[0], PILE, "discard")  # 3-9.4
    for _ in range(max(1, HELD - len(state.zones[player, HAND]))):  # 3-9.4
        yield from draw_card(game, player)  # 3-9.4
    game.acted(player, "turn", "main", 0)  # 3-9.4.n1


@at_once
def begin_main(game: Running) -> None:
    """The main phase begins."""
    game.record(Event("step-began", player=game.state.turn_player, to="main"))
    game.replace("turn", "main", 1)


def main(game: Running) -> Procedure[None]:
    """The turn player takes one action, or ends the turn (DA-5)."""
    player = game.state.turn_player
    (pick,) = yield Ask(player, "action", (*actions(game, player), PASS))
    if pick == PASS:
        yield from end_turn(game)
    else:
        yield from act(game, player, pick)
        game.acted(player, "turn", "main", 1)


def end_turn(game: Running) -> Procedure[None]:
    """What was laid up for it happens, events that lasted for the turn are discarded, and the next turn begins."""
    state = game.state
    due, state.delayed = state.delayed, ()
    for delayed in due:
        yield from fire(game, delayed)
    for player in (0, 1):
        card = state.event_of(player)
        if card is not None and state.cards[card].state == IN_EFFECT and state.cards[card].face.ends_with_the_turn:
            game.move(card, PILE, "used")
    yield from end_early(game)
    game.record(Event("turn-ended", player=state.turn_player, amount=state.turn))
    game.pop()
    begin_turn(game, 1 - state.turn_player)
    game.push("turn", "start", 0)


STEPS: dict[str, tuple[PhasePart, ...]] = {"start": (wake, draw), "main": (begin_main, main)}
