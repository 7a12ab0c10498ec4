"""Violations of chapter 7."""

from __future__ import annotations

from typing import Any

from ...kernel import replacement, triggers
from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...kernel.steps import begins
from ...timings import parts as timing_parts
from ...violations import Patch, Violations
from .. import actions, arts, rule_processing, turn
from ..game import Hololive

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


def ready(patch: Patch, holomem: Any) -> None:
    """An engine whose reset step makes others active."""

    def ready_all(game: Any) -> Any:
        resting = [card for card in holomem(game.state) if game.state.cards[card].resting]
        yield from game.happen(*(Event("ready", card, cause="rule") for card in resting))

    parts = tuple(ready_all if part is turn.ready_all else part for part in turn.STEPS["reset"])
    patch.setitem(turn.STEPS, "reset", parts)


@breaks("7.2.2")
def the_center_alone_becomes_active(patch: Patch) -> None:
    ready(patch, lambda state: state.zones[state.turn_player, "center"])


@breaks("7.2.2")
def both_players_holomem_become_active(patch: Patch) -> None:
    ready(patch, lambda state: (*state.holomem(0), *state.holomem(1)))


@breaks("7.2.3")
def the_collab_holomem_goes_back_without_resting(patch: Patch) -> None:
    def back(game: Any) -> Any:
        player = game.state.turn_player
        for card in game.state.zones[player, "collab"]:
            yield from game.happen(Event("move", card, player, to="back", cause="rule"))

    parts = tuple(back if part is turn.return_collab else part for part in turn.STEPS["reset"])
    patch.setitem(turn.STEPS, "reset", parts)


@breaks("7.2.4", "7.2.1")
def a_reset_step_that_is_left_out_begins_all_the_same(patch: Patch) -> None:
    skip, *parts = turn.STEPS["reset"]
    patch.setitem(turn.STEPS, "reset", (begins("turn", "reset"), timing_parts.check_timing, skip, *parts))


@breaks("7.2.5", "7.7.2")
def rules_are_looked_at_when_the_effects_of_the_turn_end(patch: Patch) -> None:
    parts = turn.STEPS["end"]
    at = parts.index(timing_parts.effects_end) + 1
    patch.setitem(turn.STEPS, "end", (*parts[:at], timing_parts.check_timing, *parts[at:]))


@breaks("7.2.6")
def the_center_is_filled_by_who_cannot_be_moved(patch: Patch) -> None:
    def is_forbidden(game: Any, proposed: Event) -> bool:
        if proposed.kind == "move" and proposed.cause == "rule" and proposed.to == "center":
            return False
        return whole(game, proposed)

    whole = replacement.is_forbidden
    patch.setattr(replacement, "is_forbidden", is_forbidden)


def last_check_of_the_first_player_alone(patch: Patch, step: str) -> None:
    """An engine whose step ends without a check timing in the second player's turn."""

    def last_check(game: Any) -> Any:
        first = game.state.turn_player == game.state.first_player
        return (yield from timing_parts.check_timing(game)) if first else None

    patch.setitem(turn.STEPS, step, (*turn.STEPS[step][:-1], last_check))


@breaks("7.2.7")
def the_second_player_s_reset_step_ends_without_a_check_timing(patch: Patch) -> None:
    last_check_of_the_first_player_alone(patch, "reset")


@breaks("7.3.1", "7.2.4", "7.4.1", "7.5.1")
def what_triggers_in_one_s_own_step_triggers_in_the_opponent_s(patch: Patch) -> None:
    patch.setattr(triggers, "players", lambda seat, side: (0, 1))


@breaks("7.3.2.1", "1.2.1.4")
def who_has_no_deck_loses_at_a_check_timing(patch: Patch) -> None:
    def losing(game: Any) -> Any:
        return tuple(player for player in (0, 1) if player in whole(game) or not game.state.zones[player, "deck"])

    whole = rule_processing.losing
    patch.setattr(rule_processing, "losing", losing)


@breaks("7.3.3")
def the_second_player_s_hand_step_ends_without_a_check_timing(patch: Patch) -> None:
    last_check_of_the_first_player_alone(patch, "hand")


@breaks("7.4.3")
def the_second_player_s_cheer_step_ends_without_a_check_timing(patch: Patch) -> None:
    last_check_of_the_first_player_alone(patch, "cheer")


@breaks("7.5.1")
def the_main_step_begins_anew_with_each_action(patch: Patch) -> None:
    def replaced(self: Any, name: str, *rest: Any) -> None:
        whole(self, name, *rest)
        if (name, *rest) == ("play", "main", False):
            commit(self, (Event("step", player=self.state.turn_player, to="main", cause="begins"),))

    whole = Hololive.replace
    patch.setattr(Hololive, "replace", replaced)


@breaks("7.5.2", "7.6.2")
def the_actions_of_the_main_and_the_performance_step_are_exchanged(patch: Patch) -> None:
    patch.setattr(Hololive, "ACTIONS", {"main": arts, "performance": actions})


@breaks("7.6.2", "8.2.1")
def a_holomem_is_placed_in_the_performance_step(patch: Patch) -> None:
    def options(game: Any) -> Any:
        return [*whole(game), *actions.can_place(game, game.state.turn_player)]

    whole = arts.options
    patch.setattr(arts, "options", options)


@breaks("7.7.2")
def effects_of_the_turn_end_before_what_is_due_at_its_end(patch: Patch) -> None:
    whole = turn.STEPS["end"]
    patch.setitem(turn.STEPS, "end", (timing_parts.effects_end, *whole))


@breaks("7.7.2")
def an_effect_of_the_other_player_outlasts_the_turn(patch: Patch) -> None:
    @at_once
    def effects_end(game: Any) -> None:
        state = game.state
        state.lasting = tuple(
            each for each in state.lasting if each.held.seat != state.turn_player or each.until != "turn"
        )
        state.delayed = tuple(
            each for each in state.delayed if each.held.seat != state.turn_player or each.until != "turn"
        )
        state.rearranged()
        triggers.notice_states(game)

    parts = tuple(effects_end if part is timing_parts.effects_end else part for part in turn.STEPS["end"])
    patch.setitem(turn.STEPS, "end", parts)


@breaks("7.7.3.3")
def the_collab_holomem_fills_the_center_where_the_back_is_empty(patch: Patch) -> None:
    def fill_center(game: Any) -> Any:
        zones, player = game.state.zones, game.state.turn_player
        if not zones[player, "center"] and not zones[player, "back"]:
            for card in zones[player, "collab"]:
                yield from game.happen(Event("move", card, player, to="center", cause="rule"))
        return (yield from whole(game))

    whole = turn.fill_center
    parts = tuple(fill_center if part is whole else part for part in turn.STEPS["end"])
    patch.setitem(turn.STEPS, "end", parts)
