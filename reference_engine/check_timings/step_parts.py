"""The parts of a step that are timings: checks, play timings, and the end of the turn."""

from __future__ import annotations

from ...adapters.card_text_tree import StepPattern
from ..kernel.ability_triggers import notice_state_triggers
from ..kernel.card_references import players_of_side
from ..kernel.cards import AbilityInstance
from ..kernel.commit import commit_events
from ..kernel.events import EngineEvent
from ..kernel.game_loop import without_asks
from ..kernel.rules_context import Part
from .rules_context import RulesContext

NOTHING_DUE = "nothing due"
"""The memo key for a check timing that found nothing to do."""


def begin_check_timing(game: RulesContext) -> None:
    """Begin a check timing. It is over at once if the last one left nothing due and nothing has changed."""
    state = game.state
    game.record_event(EngineEvent("check-began"))
    if NOTHING_DUE in state.memo and not state.waiting:
        state.shown = frozenset()
        game.record_event(EngineEvent("check-ended"))
    else:
        state.round, state.rounds = 0, ()
        game.push_frame("check")


@without_asks
def check_timing(game: RulesContext) -> str | None:
    """Begin a check timing."""
    begin_check_timing(game)
    return None


def play_timing(actions: str) -> Part:
    """Give the turn player a play timing."""

    @without_asks
    def begin_play_timing(game: RulesContext) -> str | None:
        game.push_frame("play", actions, False)
        return None

    return begin_play_timing


@without_asks
def trigger_end_of_turn(game: RulesContext) -> str | None:
    """Trigger the abilities that trigger at the end of the turn and have not yet done so this turn."""
    game.record_event(EngineEvent("step-began", player=game.state.turn_player, to="end"))
    trigger_due_at_end(game, "turn")
    return None


def trigger_due_at_end(game: RulesContext, period: str) -> None:
    """Trigger the abilities that trigger at the end of the turn or of a step, and have not yet done so this turn."""
    state = game.state
    state.busy = False
    due = {held.key for held in due_at_end(game, period)}
    commit_events(
        game, (EngineEvent("step", player=state.turn_player, to=period, cause="ends"),)
    )  #: end-of-turn-triggers
    state.fired |= due  #: triggered-this-turn


@without_asks
def end_turn_effects(game: RulesContext) -> str | None:
    """End the effects that last until the end of the turn."""
    state, lasting = game.state, game.state.lasting
    state.lasting = tuple(each for each in state.lasting if each.until != "turn")  #: effects-until-end-of-turn
    state.delayed = tuple(each for each in state.delayed if each.until != "turn")  #: delayed-until-end-of-turn
    if len(state.lasting) < len(lasting):
        state.invalidate_effects()
    state.invalidate_memo()
    notice_state_triggers(game)  #: states-after-the-turn
    return None


def is_end_repeated(game: RulesContext) -> bool:
    """Whether the end of the turn is repeated: its check timing did something, or triggers are still pending."""
    return bool(game.state.waiting) or is_due_again(game, "turn")


def is_due_again(game: RulesContext, period: str) -> bool:
    """Whether the check timing at the end of the turn or of a step did something, or more abilities trigger there."""
    state = game.state
    return state.busy or any(held.key not in state.fired for held in due_at_end(game, period))


def due_at_end(game: RulesContext, period: str) -> list[AbilityInstance]:
    """The abilities that trigger at the end of this turn or of a step of it."""
    state = game.state
    abilities = [*game.abilities_in_effect().automatic, *(each.held for each in state.delayed)]
    return [
        held
        for held in abilities
        if isinstance(held.ability.at, StepPattern)
        and (held.ability.at.name, held.ability.at.edge) == (period, "ends")
        and state.turn_player in players_of_side(held.seat, held.ability.at.side)
    ]
