"""Stealing hearts: they are looked at, Counters are played, the others are put away; or the game is won."""

from __future__ import annotations

from ..kernel.asks import PASS, Ask, Option
from ..kernel.committing import commit
from ..kernel.context import Ref
from ..kernel.events import Event
from ..kernel.flow import Procedure
from .looking import look, put
from .running import Running
from .usage import play_for, text_of
from .words import HEARTS


def steal(game: Running, thief: int, count: int) -> Procedure[None]:
    """A player steals so many hearts of the other player, at once."""
    state, victim = game.state, 1 - thief
    hearts = state.zones[victim, HEARTS][:count]  # heart.6, heart.7, steal.3
    if count <= 0:
        return
    if not hearts:
        game.end((victim,), "a heart stolen where there was none")  # win.1, win.d1, win.d2, win.d3
    look(game, victim, hearts)  # heart.6, heart.7, steal.4, steal.5
    stolen = tuple(state.ref(card) for card in hearts)
    yield from counter(game, victim, stolen)  # steal.5
    left = [ref.card for ref in stolen if state.is_there(ref)]
    moves = yield from put(game, victim, left, "steal")  # steal.4, steal.5
    commit(game, [*moves, Event("stole", player=thief, amount=len(hearts))])  # steal.4, steal.5


def counter(game: Running, victim: int, stolen: tuple[Ref, ...]) -> Procedure[None]:
    """The player plays Counters of the hearts that were looked at, as many as they like."""
    while True:
        there = [ref.card for ref in stolen if game.state.is_there(ref)]
        abilities = {card: held for card in there if (held := text_of(game, card, "counter")) is not None}
        if not abilities:
            return
        options = (*(Option("counter", (card,)) for card in abilities), PASS)
        (pick,) = yield Ask(victim, "response", options)  # counter.1, counter.3
        if pick == PASS:
            return
        (card,) = pick.args
        yield from play_for(game, card, abilities[card])  # counter.1, counter.2
        game.bury()
