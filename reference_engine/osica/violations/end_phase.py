"""Violations of OSICA: the end phase (end)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...kernel.commit import commit_events
from ...kernel.decisions import EngineAsk, EngineOption
from ...kernel.game_loop import without_asks
from ...patching import Patch
from ...violations import Violations, change_asks, combine_changes, set_constant, set_entry, wrap_function, wrapper_of
from .. import turn
from ..lexicon import DROP, HAND
from .helpers import leave_out_triggers, replace_phase_part

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


breaks("The hand is trimmed before limit breaks and effects until the end of the turn are over", "end.1", "end.2")(
    combine_changes(
        replace_phase_part("end", turn.trim_hand),
        replace_phase_part("end", turn.end_turn_effects, turn.trim_hand, turn.end_turn_effects),
    )
)
breaks("Effects until the end of the turn are over before texts trigger at the end of the turn", "end.1")(
    combine_changes(
        replace_phase_part("end", turn.end_turn_effects),
        replace_phase_part("end", turn.turn_ends, turn.end_turn_effects, turn.turn_ends),
    )
)


@breaks("Cards of limit breaks stay on their characters at the end of the turn", "end.2", "appeal.10")
@wrapper_of(commit_events)
def _(whole: Any, game: Any, events: Any) -> Any:
    return whole(game, [event for event in events if event.cause != "limit-break"])


@breaks("Both players trim their hands in the end phase", "end.3")
@wrapper_of(turn.trim_hand)
def _(whole: Any, game: Any) -> Any:
    mine = game.state.turn_player
    yield from whole(game)
    game.state.turn_player = 1 - mine
    yield from whole(game)
    game.state.turn_player = mine


breaks("The hand limit is eight by default instead of seven", "end.4", "end.d1", "end.3", "end.1")(
    set_constant(turn, "HAND_LIMIT", 8)
)
breaks("The hand limit is always seven, and effects do not change it", "end.4")(
    wrap_function(turn.hand_limit, lambda whole, game, player: turn.HAND_LIMIT)
)


@breaks("A player who trims the hand may drop more cards than necessary", "end.d1", "end.4", "end.3", "end.1")
@wrapper_of(turn.trim_hand)
def _(whole: Any, game: Any) -> Any:
    return change_asks(whole(game), lambda ask: replace(ask, most=len(ask.options)))


breaks("The turn player's hand is also trimmed before the yell phase begins", "end.d2")(
    set_entry(turn.STEPS, "yell", (turn.trim_hand, *turn.STEPS["yell"]))
)


@breaks("Cards on the opponent's board that change their player's hand limit change the other one's too", "end.4")
@wrapper_of(turn.hand_limit)
def _(whole: Any, game: Any, player: int) -> int:
    return int(whole(game, player)) + sum(
        int(game.characteristics_of(card).hand_limit) for card in game.state.cards_on_board(1 - player)
    )


breaks("No effect lowers the hand limit below two", "end.4")(
    wrap_function(turn.hand_limit, lambda whole, game, player: max(2, int(whole(game, player))))
)


# --- texts and hands in single situations -------------------------------------------------------------


def trim_freely(game: Any) -> Any:
    """Trim the hand of the turn player, who may drop one more if it is one card above the limit."""
    player = game.state.turn_player
    hand = game.state.zones[player, HAND]
    excess = len(hand) - turn.hand_limit(game, player)
    if excess > 0:
        options = tuple(EngineOption("card", (card,)) for card in hand)
        picks = yield EngineAsk(player, "choose", options, excess, excess + (excess == 1), about="what is dropped")
        game.move_to_zone([each.args[0] for each in picks], DROP, "end")
    return None


breaks("A player with eight cards at the end of the turn may drop two", "end.d1")(
    replace_phase_part("end", turn.trim_hand, trim_freely)
)
breaks(
    "Only texts of the turn player trigger at the end of the turn",
    "end.1",
    spread="scenarios about simultaneous texts have them trigger at the end of the turn",
)(
    leave_out_triggers(
        lambda game, held, event: (event.kind, event.cause) == ("step", "ends") and held.seat != game.state.turn_player
    )
)


@breaks("Limit breaks are over before texts trigger at the end of the turn", "end.1")
def _(patch: Patch) -> None:
    @without_asks
    def end_limit_breaks(game: Any) -> str | None:
        for player in (0, 1):
            for card in game.state.cards_on_board(player):
                game.state.change_card(card, limit_broken=False)
        return None

    patch.setitem(turn.STEPS, "end", (end_limit_breaks, *turn.STEPS["end"]))


@breaks("Orbs for the turn are no longer out when texts trigger at its end", "end.1")
def _(patch: Patch) -> None:
    @without_asks
    def end_orbs(game: Any) -> str | None:
        game.state.for_turn = {}
        game.state.invalidate_memo()
        return None

    patch.setitem(turn.STEPS, "end", (end_orbs, *turn.STEPS["end"]))
