"""The event phase: both players take turns to play events and use Actions."""

from __future__ import annotations

from collections.abc import Iterator

from ...adapters.card_text_tree import GameAbility
from ..kernel.decisions import EngineOption
from ..kernel.game_loop import Frame, Procedure
from ..kernel.play_abilities import can_be_played, play_ability
from ..kernel.resolution import ResolutionContext
from ..kernel.response_windows import act_or_pass
from .lexicon import HAND
from .rules_context import RulesContext
from .text_usage import play_for_text, playable_text


def take_event_action(game: RulesContext, frame: Frame) -> Procedure[None]:
    """Let a player act or pass. The phase ends when the turn player passes, and then the opponent."""
    _, player, _ = frame
    options = (*playable_events(game, player), *usable_actions(game, player))
    picked = yield from act_or_pass(
        game, frame, "action", options, last=1 - game.state.turn_player
    )  # event.1, event.2, event.3, event.6, event.d3
    if picked is None:
        return
    if picked.kind == "event":
        (card,) = picked.args
        held = playable_text(game, card, "play")
        assert held is not None
        yield from play_for_text(game, card, held)  # play.2
    else:
        _, held = picked.args
        yield from play_ability(game, ResolutionContext.for_ability(held), held)  # action.1, action.2


def playable_events(game: RulesContext, player: int) -> Iterator[EngineOption]:
    """The cards of a player's hand that can be played for their text."""
    hand = game.state.zones[player, HAND]  # play.1
    for card in hand:
        if playable_text(game, card, "play") is not None:
            yield EngineOption("event", (card,))


def usable_actions(game: RulesContext, player: int) -> Iterator[EngineOption]:
    """The Actions that a player can use on the stage and in the assist area."""
    there = game.state.cards_on_board(player)  # event.5, action.1
    for card in there:
        info = game.characteristics_of(card)
        for held in info.abilities:
            is_action = isinstance(held.ability, GameAbility) and held.ability.what == "action"
            if is_action and game.is_in_effect(held, info) and can_be_played(game, held):
                yield EngineOption("ability", (card, held))
