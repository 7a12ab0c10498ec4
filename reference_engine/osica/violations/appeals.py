"""Violations of OSICA: appeals (appeal, double, stop)."""

from __future__ import annotations

from typing import Any

from ...kernel.commit import commit_events
from ...kernel.decisions import PASS, EngineAsk, EngineOption
from ...kernel.events import EngineEvent
from ...kernel.game_loop import without_asks
from ...patching import Patch
from ...violations import Violations, combine_changes, set_entry, wrap_function, wrapper_of
from .. import (
    appeals,
    turn,
)
from ..rules_context import RulesContext
from .helpers import replace_phase_part

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


@breaks("Neither player's first turn has an appeal phase", "appeal.1")
@wrapper_of(turn.skip_appeal)
@without_asks
def _(whole: Any, game: Any) -> str | None:
    return "end" if game.state.turn <= 2 else None


breaks("The first turn of the game has an appeal phase", "appeal.1")(replace_phase_part("appeal", turn.skip_appeal))


def followed_by_part(whole: Any, following: str) -> Any:
    """A part of an appeal that continues with the part ``following``."""

    def do_part_then_next(game: Any, attacker: Any, guard: Any, additional: bool) -> Any:
        yield from whole(game, attacker, guard, additional)
        game.replace_frame("appeal", following, attacker, guard, additional)

    return do_part_then_next


breaks("The guarding character may limit-break before the appealing one", "appeal.2", "appeal.9")(
    combine_changes(
        set_entry(appeals.PARTS, "own-break", followed_by_part(appeals.let_break_guard, "other-break")),
        set_entry(appeals.PARTS, "other-break", followed_by_part(appeals.let_break_own, "hearts")),
    )
)


breaks("A resting character can appeal", "appeal.4", "powerup.1", "appeal.12", "double.3")(
    wrap_function(appeals.may_appeal, lambda whole, game, card: not game.has_active_keyword(card, "stop"))
)


@breaks("A resting character cannot guard", "appeal.4")
def _(patch: Patch) -> None:
    def has_stop_if_resting(self: Any, card: int, what: str) -> bool:
        return bool(whole(self, card, what)) or (
            what == "stop" and self.state.cards[card].resting and is_non_turn_player(self, card)
        )

    def is_non_turn_player(self: Any, card: int) -> bool:
        return bool(self.state.cards[card].seat != self.state.turn_player)

    whole = RulesContext.has_active_keyword
    patch.setattr(RulesContext, "has_active_keyword", has_stop_if_resting)


@breaks(
    "Any character on the opponent's stage can guard, not just the one in front",
    "appeal.5",
    "assist.2",
    "stage.d5",
    "stage.d6",
    "stage.d7",
    "stage.2",
)
@wrapper_of(appeals.PARTS["guard"])
def _(whole: Any, game: Any, attacker: Any, guard: Any, additional: bool) -> Any:
    opponent = 1 - game.state.cards[attacker.card].seat
    options = [
        EngineOption("guard", (card,))
        for card in game.state.characters_on_stage(opponent)
        if not game.has_active_keyword(card, "stop")
    ]
    if options:
        (pick,) = yield EngineAsk(opponent, "response", (*options, PASS))
        guard = None if pick == PASS else game.state.reference_to(pick.args[0])
    game.replace_frame("appeal", "own-break", attacker, guard, additional)


@breaks(
    "The character in front always guards if it can",
    "appeal.6",
    spread="scenarios of appeals decide whether there is a guard",
)
@wrapper_of(appeals.PARTS["guard"])
@without_asks
def _(whole: Any, game: Any, attacker: Any, guard: Any, additional: bool) -> None:
    front = game.state.character_in_front(attacker.card)
    if front is not None and not game.has_active_keyword(front, "stop"):
        guard = game.state.reference_to(front)
    game.replace_frame("appeal", "own-break", attacker, guard, additional)


@breaks("A character that guards rests", "appeal.7")
@wrapper_of(commit_events)
def _(whole: Any, game: Any, events: Any) -> Any:
    rests = [EngineEvent("rest", event.card) for event in events if event.kind == "guarded"]
    return whole(game, (*events, *rests))


@breaks("Only one character can appeal in an appeal phase", "appeal.12", "appeal.3", "appeal.13")
@wrapper_of(appeals.PARTS["over"])
@without_asks
def _(whole: Any, game: Any, attacker: Any, guard: Any, additional: bool) -> None:
    list(whole(game, attacker, guard, additional))
    if game.state.flow[-1][0] == "appealing":
        game.pop_frame()


@breaks("A character with Double drops a guard only if its AP is higher, not if it is equal", "appeal.d11")
@wrapper_of(appeals.drop_beaten_guard)
def _(whole: Any, game: Any, card: int, guard: int) -> bool:
    is_weak = (
        game.has_active_keyword(card, "double")
        and game.characteristics_of(guard).ap >= game.characteristics_of(card).ap
    )
    return not is_weak and bool(whole(game, card, guard))


@breaks("All other standing characters rest with an appeal and steal one more heart each", "appeal.3")
def _(patch: Patch) -> None:
    def take_hearts_of_all(game: Any, attacker: Any, guard: Any, additional: bool) -> Any:
        mine = game.state.characters_on_stage(game.state.cards[attacker.card].seat)
        standing = [card for card in mine if not game.state.cards[card].resting]
        commit_events(game, [EngineEvent("rest", card) for card in standing])
        with Patch() as inner:
            inner.setattr(appeals, "stolen_heart_count", lambda *of: whole_stolen_by(*of) + len(standing))
            yield from whole(game, attacker, guard, additional)

    whole, whole_stolen_by = appeals.take_hearts, appeals.stolen_heart_count
    patch.setitem(appeals.PARTS, "hearts", take_hearts_of_all)
