"""Stealing hearts: the victim looks at them, plays Counters, and puts the others away; or the game is won."""

from __future__ import annotations

from ..kernel.commit import commit_events
from ..kernel.decisions import PASS, EngineAsk, EngineOption
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Procedure
from ..kernel.resolution import CardReference
from .lexicon import HEARTS
from .look_and_place import choose_destinations, look_at_cards
from .rules_context import RulesContext
from .text_usage import play_for_text, playable_text


def steal_hearts(game: RulesContext, thief: int, count: int) -> Procedure[None]:
    """Let a player steal that many hearts of the other player, at once."""
    state, victim = game.state, 1 - thief
    hearts = state.zones[victim, HEARTS][:count]  # heart.6, heart.7, steal.3
    if count <= 0:
        return
    if not hearts:
        game.end_game((victim,), "a heart stolen where there was none")  # win.1, win.d1, win.d2, win.d3
    look_at_cards(game, victim, hearts)  # heart.6, heart.7, steal.4, steal.5
    stolen = tuple(state.reference_to(card) for card in hearts)
    yield from play_counters(game, victim, stolen)  # steal.5
    left = [ref.card for ref in stolen if state.is_there(ref)]
    moves = yield from choose_destinations(game, victim, left, "steal")  # steal.4, steal.5
    commit_events(game, [*moves, EngineEvent("stole", player=thief, amount=len(hearts))])  # steal.4, steal.5


def play_counters(game: RulesContext, victim: int, stolen: tuple[CardReference, ...]) -> Procedure[None]:
    """Let the player play any number of Counters among the hearts that they looked at."""
    while True:
        there = [ref.card for ref in stolen if game.state.is_there(ref)]
        abilities = {card: held for card in there if (held := playable_text(game, card, "counter")) is not None}
        if not abilities:
            return
        options = (*(EngineOption("counter", (card,)) for card in abilities), PASS)
        (pick,) = yield EngineAsk(victim, "response", options)  # counter.1, counter.3
        if pick == PASS:
            return
        (card,) = pick.args
        yield from play_for_text(game, card, abilities[card])  # counter.1, counter.2
        game.drop_powerless_characters()
