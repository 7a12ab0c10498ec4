"""10.5: check timing and play timing."""

from __future__ import annotations

from ..check_timings.announced_loops import REPEAT, announce_loop, announce_options
from ..check_timings.perpetual_loops import PERPETUAL, is_perpetual
from ..check_timings.step_parts import NOTHING_DUE, begin_check_timing
from ..kernel.ability_triggers import play_one_pending
from ..kernel.board_state import PendingTrigger
from ..kernel.cards import EffectKey
from ..kernel.decisions import PASS, EngineAsk
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Frame, Procedure
from . import actions
from .rule_processing import process_rules
from .rules_context import RulesContext


def check_timing(game: RulesContext, frame: Frame) -> Procedure[None]:
    """One round of a check timing; there are further rounds until it ends (10.5.3)."""
    state = game.state
    state.shown = frozenset()
    if is_perpetual(game):
        game.end_game((0, 1), PERPETUAL)  # 13.1.1.3
    if (yield from process_rules(game)):  # 10.5.1, 10.5.1.1, 10.5.3, 10.5.3.1, 11.1.2
        return
    player = state.turn_player
    if (yield from play_one_pending(game, player, masterless_triggers(game))):  # 10.5.3.2
        return
    if (yield from play_one_pending(game, player, pending_triggers_of(game, player))):  # 10.5.3, 10.5.3.3
        return
    if (yield from play_one_pending(game, 1 - player, pending_triggers_of(game, 1 - player))):  # 10.5.3.4
        return
    state.memo[NOTHING_DUE] = True
    game.record_event(EngineEvent("check-ended"))  # 10.5.3.5
    game.pop_frame()  # 10.5.3.5


def masterless_triggers(game: RulesContext) -> list[PendingTrigger]:
    """The pending triggers of cards without a master; the turn player acts for them."""
    return [each for each in game.state.waiting if is_masterless_trigger(game, each)]


def pending_triggers_of(game: RulesContext, player: int) -> list[PendingTrigger]:
    """The pending triggers of a player, who is the master of their cards once no masterless trigger is left."""
    return [each for each in game.state.waiting if each.held.seat == player]


def is_masterless_trigger(game: RulesContext, waiting: PendingTrigger) -> bool:
    """Whether a pending trigger is that of a card that was in a hero lane, and so had no master.

    An ability that an effect has created for later is that of the effect's master.
    """
    held = waiting.held
    if isinstance(held.key, EffectKey):  # 10.5.3.2
        return False
    return game.state.cards[held.card].face.kind == "hero"  # 4.4.5, 10.5.3.2


def play_timing(game: RulesContext, frame: Frame) -> Procedure[None]:
    """A play timing for the turn player: a check timing, then one of the actions, or a pass (10.5.4)."""
    _, name, checked = frame
    if not checked:
        game.replace_frame("play", name, True)
        begin_check_timing(game)  # 10.5.2, 10.5.4, 10.5.4.1
        return
    player = game.state.turn_player
    (picked,) = yield EngineAsk(
        player, "action", (*actions.list_options(game), *announce_options(game), PASS)
    )  # 10.5.4.2
    if picked == PASS:
        game.pop_frame()  # 7.3.3, 10.5.4.3
        return
    if picked == REPEAT:
        yield from announce_loop(game)  # 13.1.1.1
        return
    game.replace_frame("play", name, False)  # 8.1.2, 10.5.4, 10.5.4.2
    yield from actions.do_option(game, picked)
