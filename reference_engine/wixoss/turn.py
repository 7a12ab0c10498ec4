"""A turn, phase by phase: each is a table of its parts."""

from __future__ import annotations

from ..kernel.card_choices import choose_cards
from ..kernel.commit import commit_events
from ..kernel.decisions import PASS, EngineAsk, EngineOption
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Procedure, without_asks
from ..kernel.instructions import draw_one_card as draw_card
from ..kernel.rules_context import Part
from ..kernel.turn_steps import begin_next_turn, first_turn_skips_to, frame_part, step_beginning, step_ending
from . import attack
from .lexicon import BEAT, CHECK, ENER, HAND, TRASH
from .lrigs import grow_lrig, grow_options
from .rides import end_riding
from .rules_context import RulesContext
from .state import TurnFlag

HAND_LIMIT = 6


# --- up and draw ------------------------------------------------------------------------------------


@without_asks
def stand_up_cards(game: RulesContext) -> str | None:
    """Stand up the turn player's SIGNI and LRIGs, except frozen ones."""
    state = game.state
    there = state.field_cards(state.turn_player)  # up-phase.1
    rising = [card for card in there if not state.cards[card].frozen]  # up-phase.2, freeze.3
    commit_events(game, [EngineEvent("ready", card, cause="up") for card in rising if state.cards[card].resting])
    return None


@without_asks
def thaw_cards(game: RulesContext) -> str | None:
    """Thaw the frozen cards at the end of the phase."""
    state = game.state
    frozen = [card for card in state.field_cards(state.turn_player) if state.cards[card].frozen]
    commit_events(game, [EngineEvent("thawed", card) for card in frozen])  # up-phase.3, freeze.4
    return None


@without_asks
def reset_refresh_flag(game: RulesContext) -> str | None:
    """Forget refreshes of earlier phases; only those of this phase count."""
    game.state.done -= {TurnFlag.REFRESHED}
    return None


def draw_first_card(game: RulesContext) -> Procedure[str | None]:
    """Draw the turn player's first card, unless a refresh occurred at the beginning of the phase."""
    state = game.state
    if TurnFlag.REFRESHED not in state.done:  # refresh.4
        yield from draw_card(game, state.turn_player)  # draw-phase.1, draw-phase.2
    return None


def draw_second_card(game: RulesContext) -> Procedure[str | None]:
    """Draw the second card, except in the first turn of the game, and after a refresh in between."""
    state = game.state
    if state.turn == 1:  # draw-phase.2, first-player.2
        return None
    if TurnFlag.REFRESHED not in state.done:  # draw-phase.3, draw-phase.4, refresh.4, refresh.5
        yield from draw_card(game, state.turn_player)  # draw-phase.2
    return None


# --- ener and grow ----------------------------------------------------------------------------------


def charge_ener(game: RulesContext) -> Procedure[str | None]:
    """Let the turn player put a card of the hand, or a SIGNI, into the ener zone."""
    state, player = game.state, game.state.turn_player
    there = list(state.zones[player, HAND])  # ener-phase.2
    there += state.field_signi(player)  # ener-phase.2, signi-zone.5, key.6
    (pick,) = yield EngineAsk(player, "action", (*(EngineOption("ener", (card,)) for card in there), PASS))
    if pick != PASS:  # ener-phase.3
        game.move_cards((pick.args[0],), ENER, "ener-phase")  # ener-phase.2, ener-zone.5
    return None


def grow_center(game: RulesContext) -> Procedure[str | None]:
    """Let the turn player grow the center LRIG, once."""
    state, player = game.state, game.state.turn_player
    options = grow_options(game, state.center_lrig(player))  # grow-phase.2
    (pick,) = yield EngineAsk(player, "action", (*options, PASS))  # grow.3
    if pick != PASS:
        yield from grow_lrig(game, *pick.args)  # grow.1
    return None


# --- the phases in the middle -----------------------------------------------------------------------


skip_attack = first_turn_skips_to("end")


# --- the end phase ----------------------------------------------------------------------------------


turn_ends = step_ending("turn")


def trim_hand(game: RulesContext) -> Procedure[str | None]:
    """Let the turn player discard down to six cards, and put Beat cards into the trash."""
    player = game.state.turn_player
    hand = list(game.state.zones[player, HAND])
    excess = len(hand) - HAND_LIMIT  # end-phase.a2
    dropped = (yield from choose_cards(game, player, hand, excess, excess)) if excess > 0 else []
    beat = game.state.zones[player, BEAT] + game.state.zones[1 - player, BEAT]  # beat.3
    game.move_cards((*dropped, *beat), TRASH, "end")  # end-phase.a2, beat.3
    return None


@without_asks
def end_turn_effects(game: RulesContext) -> str | None:
    """End the effects of this turn."""
    state = game.state
    state.lasting = ()  # end-phase.a3
    end_riding(state)  # ride.1
    state.invalidate_effects()
    return None


def end_turn_early(game: RulesContext) -> None:
    """End the turn at once, and skip the rest of it."""
    state = game.state
    state.cut = False
    in_check = [card for player in (0, 1) for card in state.zones[player, CHECK]]
    game.move_cards(in_check, TRASH, "end")  # turn-end.a1, check-zone.2
    state.waiting = ()  # turn-end.a2
    state.flow = (("turn", "end", len(ENDING)),)  # turn-end.a4, turn-end.a5
    game.record_event(EngineEvent("turn-cut", player=state.turn_player))
    state.invalidate_memo()


# --- the phases (turn.1) ------------------------------------------------------------------------------

ENDING: tuple[Part, ...] = (
    step_beginning("end"),
    turn_ends,  # end-phase.a1
)
"""The parts at the beginning of the end phase, which a turn that ends early skips."""

STEPS: dict[str, tuple[Part, ...]] = {
    "up": (step_beginning("turn", "up"), stand_up_cards, thaw_cards),
    "draw": (reset_refresh_flag, step_beginning("draw"), draw_first_card, draw_second_card),  # draw-phase.1
    "ener": (step_beginning("ener"), charge_ener),  # ener-phase.1
    "grow": (step_beginning("grow"), grow_center),  # grow-phase.1
    "main": (step_beginning("main"), frame_part("main")),  # main-phase.1
    "pre-attack": (
        skip_attack,
        step_beginning("attack", "pre-attack"),  # preattack-step.2
        frame_part("acting", "pre-attack"),  # preattack-step.1
    ),
    "defense": (step_beginning("defense"), frame_part("acting", "defense")),  # defense-step.1
    "signi-attack": (step_beginning("signi-attack"), frame_part("attacking")),
    "lrig-attack": (attack.begin_lrig_step, attack.lrig_attacks),  # lrig-step.1
    "guard": (step_beginning("guard"), attack.offer_guard, attack.damage_player, attack.repeat_attack),  # guard-step.1
    "end": (
        *ENDING,
        trim_hand,  # end-phase.2, end-phase.a2
        end_turn_effects,  # end-phase.2, end-phase.a3
        begin_next_turn,
    ),
}

ORDER = tuple(STEPS)  # turn.1, attack-phase.2
