"""Violations of OSICA: Actions (event.3 to event.5, event.d1, event.d2, action)."""

from __future__ import annotations

from typing import Any

from ...kernel import windows
from ...kernel.asks import Option
from ...violations import Patch, Violations, kept
from .. import (
    event_phase,
    turn,
)
from ..game import Osica, is_action
from ..words import (
    COST,
    DROP,
    HAND,
    OSHI,
)

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("event.3", "action.3", "simul.2")
def actions_are_the_turn_player_s(patch: Patch) -> None:
    def actions(game: Any, player: int) -> Any:
        return whole(game, player) if player == game.state.turn_player else iter(())

    whole = event_phase.actions
    patch.setattr(event_phase, "actions", actions)


@breaks("event.d2", "action.2", "action.3")
def an_action_is_used_once_a_card(patch: Patch) -> None:
    def usable(self: Any, held: Any) -> bool:
        used = is_action(held) and any(key.card == held.card for key in self.state.used)
        return not used and bool(whole(self, held))

    whole = Osica.usable
    patch.setattr(Osica, "usable", usable)


@breaks("event.d1")
def an_action_is_used_once_among_the_same_cards(patch: Patch) -> None:
    def usable(self: Any, held: Any) -> bool:
        faces = [self.state.cards[key.card].face for key in self.state.used]
        used = is_action(held) and any(face.is_same(self.state.cards[held.card].face) for face in faces)
        return not used and bool(whole(self, held))

    whole = Osica.usable
    patch.setattr(Osica, "usable", usable)


@breaks("event.4", "action.3", "event.d2")
def an_action_is_used_as_often_as_one_likes(patch: Patch) -> None:
    patch.setattr(Osica, "count_use", lambda self, held: None)


@breaks("event.4", "action.3")
def an_action_is_used_once_in_a_game(patch: Patch) -> None:
    kept(patch, turn, "begin_turn", "used")


@breaks("event.5", "action.1")
def actions_of_the_hand_can_be_used(patch: Patch) -> None:
    def actions(game: Any, player: int) -> Any:
        yield from whole(game, player)
        for zone in (HAND, DROP, COST, OSHI):
            for card in game.state.zones[player, zone]:
                yield from (Option("ability", (card, held)) for held in game.abilities(card) if is_action(held))

    whole = event_phase.actions
    patch.setattr(event_phase, "actions", actions)


@breaks("event.4")
def the_turn_player_s_pass_renews_actions(patch: Patch) -> None:
    def act_or_pass(game: Any, frame: Any, ask: str, options: Any, last: int | None = None) -> Any:
        picked = yield from whole(game, frame, ask, options, last)
        if picked is None and frame[1] == game.state.turn_player:
            game.state.used = {}
        return picked

    whole = windows.act_or_pass
    patch.setattr(event_phase, "act_or_pass", act_or_pass)


@breaks("event.4")
def who_is_moved_has_actions_again(patch: Patch) -> None:
    def notice(self: Any, done: Any, before: Any) -> None:
        moved = {event.card for event in done if event.kind == "move"}
        self.state.used = {key: use for key, use in self.state.used.items() if key.card not in moved}
        whole(self, done, before)

    whole = Osica.notice
    patch.setattr(Osica, "notice", notice)


@breaks("action.3", "event.4")
def an_action_of_the_opponent_s_turn_is_spent_for_one_s_own(patch: Patch) -> None:
    def begin_turn(game: Any, player: int) -> None:
        used = game.state.used
        whole(game, player)
        game.state.used = {key: use for key, use in used.items() if game.state.cards[key.card].seat == player}

    whole = turn.begin_turn
    patch.setattr(turn, "begin_turn", begin_turn)
