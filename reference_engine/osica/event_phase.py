"""The event phase: both players play events and use Actions by turns."""

from __future__ import annotations

from collections.abc import Iterator

from ...adapters.abilities import Special
from ..kernel.asks import Option
from ..kernel.context import Context
from ..kernel.flow import Frame, Procedure
from ..kernel.playing import play, playable
from ..kernel.windows import act_or_pass
from .running import Running
from .usage import play_for, text_of
from .words import HAND


def window(game: Running, frame: Frame) -> Procedure[None]:
    """A player acts or passes; the turn player's pass, and then the opponent's, ends the phase."""
    _, player, _ = frame
    options = (*events(game, player), *actions(game, player))
    picked = yield from act_or_pass(
        game, frame, "action", options, last=1 - game.state.turn_player
    )  # event.1, event.2, event.3, event.6, event.d3
    if picked is None:
        return
    if picked.kind == "event":
        (card,) = picked.args
        held = text_of(game, card, "play")
        assert held is not None
        yield from play_for(game, card, held)  # play.2
    else:
        _, held = picked.args
        yield from play(game, Context.of(held), held)  # action.1, action.2


def events(game: Running, player: int) -> Iterator[Option]:
    """The cards of a player's hand that can be played for their text."""
    hand = game.state.zones[player, HAND]  # play.1
    for card in hand:
        if text_of(game, card, "play") is not None:
            yield Option("event", (card,))


def actions(game: Running, player: int) -> Iterator[Option]:
    """The Actions that a player can use on the stage and in the assist area."""
    there = game.state.on_board(player)  # event.5, action.1
    for card in there:
        info = game.info(card)
        for held in info.abilities:
            is_action = isinstance(held.ability, Special) and held.ability.what == "action"
            if is_action and game.has_effect(held, info) and playable(game, held):
                yield Option("ability", (card, held))
