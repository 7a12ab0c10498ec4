"""10.5: check timing and play timing."""

from __future__ import annotations

from ..kernel.asks import PASS, Ask
from ..kernel.cards import Lain
from ..kernel.events import Event
from ..kernel.flow import Frame, Procedure
from ..kernel.table import Waiting
from ..kernel.triggers import play_one
from ..timings.announcing import REPEAT, announce, offers
from ..timings.loops import PERPETUAL, is_perpetual
from ..timings.parts import NOTHING_DUE, check
from . import actions
from .rule_processing import process_rules
from .running import Running


def check_timing(game: Running, frame: Frame) -> Procedure[None]:
    """One round of a check timing; there are further rounds until it ends (10.5.3)."""
    state = game.state
    state.shown = frozenset()
    if is_perpetual(game):
        game.end((0, 1), PERPETUAL)  # 13.1.1.3
    if (yield from process_rules(game)):  # 10.5.1, 10.5.1.1, 10.5.3, 10.5.3.1, 11.1.2
        return
    player = state.turn_player
    if (yield from play_one(game, player, masterless(game))):  # 10.5.3.2
        return
    if (yield from play_one(game, player, waiting_for(game, player))):  # 10.5.3, 10.5.3.3
        return
    if (yield from play_one(game, 1 - player, waiting_for(game, 1 - player))):  # 10.5.3.4
        return
    state.memo[NOTHING_DUE] = True
    game.record(Event("check-ended"))  # 10.5.3.5
    game.pop()  # 10.5.3.5


def masterless(game: Running) -> list[Waiting]:
    """What waits of cards that have no master: the turn player acts for them."""
    return [each for each in game.state.waiting if is_masterless(game, each)]


def waiting_for(game: Running, player: int) -> list[Waiting]:
    """What waits of cards that the player is the master of."""
    return [each for each in game.state.waiting if each.held.seat == player and not is_masterless(game, each)]


def is_masterless(game: Running, waiting: Waiting) -> bool:
    """Whether a waiting ability is that of a card that was in a hero lane, and so had no master.

    One that an effect has created for later is that of the effect's master.
    """
    held = waiting.held
    if isinstance(held.key, Lain):  # 10.5.3.2
        return False
    return game.state.cards[held.card].face.kind == "hero"  # 4.4.5, 10.5.3.2


def play_timing(game: Running, frame: Frame) -> Procedure[None]:
    """A play timing for the turn player: a check timing, then one of the actions, or none (10.5.4)."""
    _, name, checked = frame
    if not checked:
        game.replace("play", name, True)
        check(game)  # 10.5.2, 10.5.4, 10.5.4.1
        return
    player = game.state.turn_player
    (picked,) = yield Ask(player, "action", (*actions.options(game), *offers(game), PASS))  # 10.5.4.2
    if picked == PASS:
        game.pop()  # 7.3.3, 10.5.4.3
        return
    if picked == REPEAT:
        yield from announce(game)  # 13.1.1.1
        return
    game.replace("play", name, False)  # 8.1.2, 10.5.4, 10.5.4.2
    yield from actions.do(game, picked)
