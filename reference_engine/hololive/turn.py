"""Chapter 7: the turn. Each step is a table of its parts, in the order of its clauses."""

from __future__ import annotations

from ..check_timings.step_parts import (
    check_timing,
    end_turn_effects,
    is_due_again,
    is_end_repeated,
    play_timing,
    trigger_due_at_end,
    trigger_end_of_turn,
)
from ..kernel.card_choices import choose_one
from ..kernel.commit import commit_events
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Procedure, without_asks
from ..kernel.instructions import draw_one_card
from ..kernel.rules_context import Part
from ..kernel.turn_steps import first_turn_skips_to, pass_turn, step_beginning
from .editions import is_since
from .rules_context import RulesContext
from .state import ON_STAGE
from .use_limits import ArtUsed


def part_since(first: str, part: Part) -> Part:
    """A part of a step that this edition and later ones have."""

    def play_part(game: RulesContext) -> Procedure[str | int | None]:
        return (yield from part(game)) if is_since(game.state.edition, first) else None

    return play_part


def fill_center(game: RulesContext) -> Procedure[str | None]:
    """Fill an empty center position from the back, with an active holomem if there is one."""
    state = game.state
    player = state.turn_player
    if state.zones[player, "center"]:  # 7.2.6, 7.7.5
        return None
    back = list(state.zones[player, "back"])
    active = [card for card in back if not state.cards[card].resting]
    chosen = yield from choose_one(game, player, active or back)  # 7.2.6, 7.7.5.1, 7.7.5.2
    if chosen is not None:
        yield from game.propose_events(EngineEvent("move", chosen, player, to="center", cause="rule"))  # 7.2.6, 7.7.5.3
    return None


# --- reset step (7.2) -----------------------------------------------------------------------------


@without_asks
def skip_first_reset(game: RulesContext) -> str | None:
    """Skip the reset step in a player's first turn."""
    return "hand" if game.state.turn_player not in game.state.had_turn else None  # 7.2.1


def ready_all_holomem(game: RulesContext) -> Procedure[str | None]:
    """Make the turn player's cards on the stage active."""
    state = game.state
    player = state.turn_player
    resting = [card for card in state.holomem(player) if state.cards[card].resting]
    yield from game.propose_events(*(EngineEvent("ready", card, cause="rule") for card in resting))  # 7.2.2
    return None


def return_collab(game: RulesContext) -> Procedure[str | None]:
    """Move the turn player's collab holomem to the back, and rest it."""
    state = game.state
    player = state.turn_player
    for card in state.zones[player, "collab"]:
        yield from game.propose_events(EngineEvent("move", card, player, to="back", cause="rule"))  # 7.2.3
        if state.cards[card].zone in ON_STAGE:
            yield from game.propose_events(EngineEvent("rest", card, cause="rule"))  # 7.2.3
    return None


# --- hand, cheer, performance and end steps -------------------------------------------------------


def draw_for_turn(game: RulesContext) -> Procedure[str | None]:
    """The turn player draws; without a card to draw, they lose."""
    player = game.state.turn_player
    if not game.state.zones[player, "deck"]:
        game.end_game((player,), "no card is left to draw")  # 1.2.1.4, 7.3.2.1
    yield from draw_one_card(game, player)  # 7.3.2
    return None


def send_cheer(game: RulesContext) -> Procedure[str | None]:
    """Reveal the top card of the cheer deck, and send it to one of the turn player's holomem."""
    state = game.state
    player = state.turn_player
    cheers = state.zones[player, "cheer deck"]
    if not cheers:
        return None
    yield from game.propose_events(EngineEvent("reveal", cheers[0]))  # 7.4.2
    chosen = yield from choose_one(game, player, list(state.holomem(player)))  # 7.4.2
    if chosen is not None:
        yield from game.propose_events(EngineEvent("attach", cheers[0], other=chosen, cause="send"))  # 7.4.2
    return None


skip_performance = first_turn_skips_to("end")


@without_asks
def open_performance(game: RulesContext) -> str | None:
    """Begin the performance step: no arts have been used in it yet."""
    state = game.state
    state.done = frozenset(each for each in state.done if not isinstance(each, ArtUsed))
    state.performers = ()
    state.invalidate_memo()
    return None


@without_asks
def trigger_end_of_performance(game: RulesContext) -> str | None:
    """Trigger the abilities that trigger at the end of the performance step and have not yet done so this turn."""
    trigger_due_at_end(game, "performance")
    return None


END_TRIGGERS = 5
"""The index of :func:`trigger_end_of_performance` in the performance step."""


@without_asks
def repeat_end_of_performance(game: RulesContext) -> int | None:
    """Go back to the end of the performance step, if its check timing did anything or something is pending."""
    if is_due_again(game, "performance"):
        return END_TRIGGERS  # 7.6.6
    return None


@without_asks
def trigger_beginning_of_end(game: RulesContext) -> str | None:
    """Trigger the abilities that trigger at the beginning of the end step."""
    commit_events(game, [EngineEvent("step", player=game.state.turn_player, to="end", cause="begins")])
    return None


@without_asks
def end_turn(game: RulesContext) -> str | None:
    """Begin the next turn; if the check timing did anything or something is pending, repeat the step."""
    state = game.state
    if is_end_repeated(game):
        return "end"  # 7.7.6
    state.had_turn |= {state.turn_player}
    others, state.another = state.another[-1:], state.another[:-1]  # 5.26.2
    (following,) = others or (1 - state.turn_player,)  # 1.1.1, 5.26.1, 7.7.6
    return pass_turn(game, following)


# --- the steps (7.1.2) ----------------------------------------------------------------------------


STEPS: dict[str, tuple[Part, ...]] = {
    "reset": (
        skip_first_reset,  # 7.2.1
        ready_all_holomem,  # 7.2.2
        return_collab,  # 7.2.3
        step_beginning("turn", "reset"),  # 7.2.4
        check_timing,  # 7.2.5
        fill_center,  # 7.2.6
        check_timing,  # 7.2.7
    ),
    "hand": (
        step_beginning("hand"),  # 7.3.1
        check_timing,  # 7.3.1
        draw_for_turn,  # 7.3.2
        check_timing,  # 7.3.3
    ),
    "cheer": (
        step_beginning("cheer"),  # 7.4.1
        check_timing,  # 7.4.1
        send_cheer,  # 7.4.2
        check_timing,  # 7.4.3
    ),
    "main": (
        step_beginning("main"),  # 7.5.1
        check_timing,  # 7.5.1
        play_timing("main"),  # 7.5.2
        check_timing,  # 7.5.3
    ),
    "performance": (
        skip_performance,  # 7.6.1
        open_performance,
        step_beginning("performance"),  # 7.6.2
        part_since("1.9.0", check_timing),  # 7.6.3
        play_timing("performance"),  # 7.6.4
        trigger_end_of_performance,  # 7.6.5, 7.6.3@1.7.0
        check_timing,  # 7.6.6, 7.6.3@1.7.0
        part_since("1.9.0", repeat_end_of_performance),  # 7.6.6
    ),
    "end": (
        part_since("1.9.0", trigger_beginning_of_end),  # 7.7.1
        part_since("1.9.0", check_timing),  # 7.7.2
        trigger_end_of_turn,  # 7.7.3
        check_timing,  # 7.7.4
        end_turn_effects,  # 7.7.4
        fill_center,  # 7.7.5
        end_turn,  # 7.7.6
    ),
}

ORDER = (
    "reset",  # 7.1.2, 7.2.7
    "hand",  # 7.1.2, 7.3.3
    "cheer",  # 7.1.2, 7.4.3
    "main",  # 7.1.2, 7.5.3
    "performance",  # 7.1.2, 7.6.6, 7.6.3@1.7.0
    "end",  # 7.1.2, 7.7.6
)
