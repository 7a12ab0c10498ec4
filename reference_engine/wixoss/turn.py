"""A turn, phase by phase: each is a table of its parts."""

from __future__ import annotations

from ..kernel.asks import PASS, Ask, Option
from ..kernel.choices import choose
from ..kernel.committing import commit
from ..kernel.events import Event
from ..kernel.flow import Procedure, at_once
from ..kernel.instructions import draw as draw_card
from ..kernel.running import Part
from ..kernel.steps import begins, closes, first_turn_skips_to, goes_on_with, next_turn
from . import attack
from .lrigs import grow, growths
from .rides import dismount
from .running import Running
from .state import TurnFact
from .words import BEAT, CHECK, ENER, HAND, TRASH

HAND_LIMIT = 6


# --- up and draw ------------------------------------------------------------------------------------


@at_once
def stand_up(game: Running) -> str | None:
    """The turn player's SIGNI and LRIGs stand up, but for those that are frozen."""
    state = game.state
    there = state.on_field(state.turn_player)  # up-phase.1
    rising = [card for card in there if not state.cards[card].frozen]  # up-phase.2, freeze.3
    commit(game, [Event("ready", card, cause="up") for card in rising if state.cards[card].resting])
    return None


@at_once
def thaw(game: Running) -> str | None:
    """At the end of the phase they are frozen no more."""
    state = game.state
    frozen = [card for card in state.on_field(state.turn_player) if state.cards[card].frozen]
    commit(game, [Event("thawed", card) for card in frozen])  # up-phase.3, freeze.4
    return None


@at_once
def nobody_has_refreshed(game: Running) -> str | None:
    """What counts is a refresh in this very phase."""
    game.state.done -= {TurnFact.REFRESHED}
    return None


def draw_first(game: Running) -> Procedure[str | None]:
    """The turn player draws the first card, where no refresh has come as the phase began."""
    state = game.state
    if TurnFact.REFRESHED not in state.done:  # refresh.4
        yield from draw_card(game, state.turn_player)  # draw-phase.1, draw-phase.2
    return None


def draw_second(game: Running) -> Procedure[str | None]:
    """The second, but in the first turn of the game, and where a refresh has come between."""
    state = game.state
    if state.turn == 1:  # draw-phase.2, first-player.2
        return None
    if TurnFact.REFRESHED not in state.done:  # draw-phase.3, draw-phase.4, refresh.4, refresh.5
        yield from draw_card(game, state.turn_player)  # draw-phase.2
    return None


# --- ener and grow ----------------------------------------------------------------------------------


def charge(game: Running) -> Procedure[str | None]:
    """The turn player may put a card of the hand, or a SIGNI, into the ener zone."""
    state, player = game.state, game.state.turn_player
    there = list(state.zones[player, HAND])  # ener-phase.2
    there += state.signi(player)  # ener-phase.2, signi-zone.5, key.6
    (pick,) = yield Ask(player, "action", (*(Option("ener", (card,)) for card in there), PASS))
    if pick != PASS:  # ener-phase.3
        game.move((pick.args[0],), ENER, "ener-phase")  # ener-phase.2, ener-zone.5
    return None


def grow_center(game: Running) -> Procedure[str | None]:
    """The turn player may let the center LRIG grow, once."""
    state, player = game.state, game.state.turn_player
    options = growths(game, state.center(player))  # grow-phase.2
    (pick,) = yield Ask(player, "action", (*options, PASS))  # grow.3
    if pick != PASS:
        yield from grow(game, *pick.args)  # grow.1
    return None


# --- the phases in the middle -----------------------------------------------------------------------


skip_attack = first_turn_skips_to("end")


# --- the end phase ----------------------------------------------------------------------------------


turn_ends = closes("turn")


def trim_hand(game: Running) -> Procedure[str | None]:
    """The turn player discards down to six cards, and what has become Beat goes to the trash."""
    player = game.state.turn_player
    hand = list(game.state.zones[player, HAND])
    excess = len(hand) - HAND_LIMIT  # end-phase.a2
    dropped = (yield from choose(game, player, hand, excess, excess)) if excess > 0 else []
    beat = game.state.zones[player, BEAT] + game.state.zones[1 - player, BEAT]  # beat.3
    game.move((*dropped, *beat), TRASH, "end")  # end-phase.a2, beat.3
    return None


@at_once
def effects_end(game: Running) -> str | None:
    """Effects of this turn are over."""
    state = game.state
    state.lasting = ()  # end-phase.a3
    dismount(state)  # ride.1
    state.rearranged()
    return None


def cut_short(game: Running) -> None:
    """The turn ends at once: what it still had to bring does not come."""
    state = game.state
    state.cut = False
    in_check = [card for player in (0, 1) for card in state.zones[player, CHECK]]
    game.move(in_check, TRASH, "end")  # turn-end.a1, check-zone.2
    state.waiting = ()  # turn-end.a2
    state.flow = (("turn", "end", len(ENDING)),)  # turn-end.a4, turn-end.a5
    game.record(Event("turn-cut", player=state.turn_player))
    state.touch()


# --- the phases (turn.1) ------------------------------------------------------------------------------

ENDING: tuple[Part, ...] = (
    begins("end"),
    turn_ends,  # end-phase.a1
)
"""What the end phase begins with, and a turn that is cut short goes without."""

STEPS: dict[str, tuple[Part, ...]] = {
    "up": (begins("turn", "up"), stand_up, thaw),
    "draw": (nobody_has_refreshed, begins("draw"), draw_first, draw_second),  # draw-phase.1
    "ener": (begins("ener"), charge),  # ener-phase.1
    "grow": (begins("grow"), grow_center),  # grow-phase.1
    "main": (begins("main"), goes_on_with("main")),  # main-phase.1
    "pre-attack": (
        skip_attack,
        begins("attack", "pre-attack"),  # preattack-step.2
        goes_on_with("acting", "pre-attack"),  # preattack-step.1
    ),
    "defense": (begins("defense"), goes_on_with("acting", "defense")),  # defense-step.1
    "signi-attack": (begins("signi-attack"), goes_on_with("attacking")),
    "lrig-attack": (attack.lrig_step_begins, attack.lrig_attacks),  # lrig-step.1
    "guard": (begins("guard"), attack.let_guard, attack.hit_by_lrig, attack.attack_again),  # guard-step.1
    "end": (
        *ENDING,
        trim_hand,  # end-phase.2, end-phase.a2
        effects_end,  # end-phase.2, end-phase.a3
        next_turn,
    ),
}

ORDER = tuple(STEPS)  # turn.1, attack-phase.2
