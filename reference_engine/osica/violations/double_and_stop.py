"""Violations of OSICA: ending the phase, guards that stay, Double and Stop (appeal.d7 to appeal.d14, double, stop)."""

from __future__ import annotations

from typing import Any

from ...kernel.decisions import PASS, EngineAsk, EngineOption
from ...kernel.game_loop import without_asks
from ...patching import Patch
from ...violations import Violations, wrap_function, wrapper_of
from .. import (
    appeals,
    rulebook_map,
)
from ..game import Osica
from ..lexicon import (
    BOARD,
    DROP,
    STAGE,
)
from ..rules_context import RulesContext
from .helpers import change_stolen_count

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


@breaks("The appeal phase cannot be ended as long as a character can appeal", "appeal.d7")
@wrapper_of(rulebook_map.PROCEDURES["appealing"])
def _(whole: Any, game: Any, frame: Any) -> Any:
    player = game.state.turn_player
    can = [card for card in game.state.characters_on_stage(player) if appeals.may_appeal(game, card)]
    options = [EngineOption("appeal", (card,)) for card in can]
    (pick,) = yield EngineAsk(player, "action", tuple(options or (PASS,)))
    if pick == PASS:
        game.pop_frame()
    else:
        game.push_frame("appeal", "declare", game.state.reference_to(pick.args[0]), None, False)


@breaks("A limit break does not carry over to the additional appeal of Double", "appeal.d8")
@wrapper_of(appeals.PARTS["over"])
@without_asks
def _(whole: Any, game: Any, attacker: Any, guard: Any, additional: bool) -> None:
    if game.has_active_keyword(attacker.card, "double") and not additional:
        game.state.change_card(attacker.card, limit_broken=False)
    list(whole(game, attacker, guard, additional))


breaks("A guard is never dropped by an appeal", "appeal.d9", "appeal.d10")(
    wrap_function(appeals.drop_beaten_guard, lambda whole, *_: False)
)


@breaks("A guard is always dropped by an appeal, even if its AP is higher", "appeal.d10", "appeal.d11", "appeal.7")
@wrapper_of(appeals.drop_beaten_guard)
def _(whole: Any, game: Any, card: int, guard: int) -> bool:
    charged = whole(game, card, guard)
    if game.state.cards[guard].zone in BOARD:
        game.move_to_zone((guard,), DROP, "appeal")
    return bool(charged)


@breaks("The additional appeal of Double drops a guard with up to twice the attacker's AP", "appeal.d11")
@wrapper_of(appeals.PARTS["hearts"])
def _(whole: Any, game: Any, attacker: Any, guard: Any, additional: bool) -> Any:
    if additional and guard is not None:
        twice = game.characteristics_of(guard.card).ap <= 2 * game.characteristics_of(attacker.card).ap
        if twice:
            game.move_to_zone((guard.card,), DROP, "appeal")
    yield from whole(game, attacker, guard, additional)


@breaks("Each text can be used only once a turn, even an Appeal text in a second appeal", "appeal.d12")
def _(patch: Patch) -> None:
    def usable_once(self: Any, held: Any) -> bool:
        return held.key not in self.state.used and bool(whole(self, held))

    def count_every_use(self: Any, held: Any) -> None:
        self.state.used = {**self.state.used, held.key: (1, 1)}

    whole = Osica.is_usable
    patch.setattr(Osica, "is_usable", usable_once)
    patch.setattr(Osica, "count_use", count_every_use)


@breaks(
    "The additional appeal of Double takes place before the first one steals hearts",
    "appeal.d13",
    "appeal.d14",
    "double.1",
)
@wrapper_of(appeals.PARTS["hearts"])
def _(whole: Any, game: Any, attacker: Any, guard: Any, additional: bool) -> Any:
    if not additional and game.has_active_keyword(attacker.card, "double"):
        game.replace_frame("appeal", "hearts", attacker, guard, None)
        game.push_frame("appeal", "declare", attacker, None, True)
        yield from ()
    else:
        yield from whole(game, attacker, guard, True)


@breaks("A character with Double makes its additional appeal even if it has left the stage", "appeal.d14")
def _(patch: Patch) -> None:
    def always_on_stage(game: Any, ref: Any) -> bool:
        return True

    def guard_if_on_stage(game: Any, attacker: Any, guard: Any, additional: bool) -> Any:
        if whole_on_stage(game, attacker):
            yield from whole_guard(game, attacker, guard, additional)
        else:
            game.replace_frame("appeal", "hearts", attacker, guard, additional)

    @without_asks
    def end_and_repeat(game: Any, attacker: Any, guard: Any, additional: bool) -> None:
        game.pop_frame()
        printed = game.state.cards[attacker.card].face.has_printed_keyword("double")
        if not additional and printed:
            game.push_frame("appeal", "declare", attacker, None, True)

    whole_on_stage, whole_guard = appeals.is_on_stage, appeals.let_guard
    patch.setattr(appeals, "is_on_stage", always_on_stage)
    patch.setitem(appeals.PARTS, "guard", guard_if_on_stage)
    patch.setitem(appeals.PARTS, "over", end_and_repeat)


@breaks(
    "Double gives two additional appeals instead of one",
    "double.3",
    "double.1",
    "appeal.d11",
    "appeal.d10",
    "appeal.d8",
)
@wrapper_of(appeals.PARTS["over"])
@without_asks
def _(whole: Any, game: Any, attacker: Any, guard: Any, additional: Any) -> None:
    count = int(additional)
    game.pop_frame()
    if count < 2 and game.has_active_keyword(attacker.card, "double"):
        game.push_frame("appeal", "declare", attacker, None, count + 1)


@breaks(
    "Double gives no additional appeal to a resting character",
    "double.2",
    "double.1",
    "appeal.d13",
    "appeal.d10",
    "appeal.d12",
    "appeal.d8",
)
@wrapper_of(appeals.PARTS["over"])
@without_asks
def _(whole: Any, game: Any, attacker: Any, guard: Any, additional: bool) -> None:
    game.pop_frame()
    if (
        not additional
        and game.has_active_keyword(attacker.card, "double")
        and not game.state.cards[attacker.card].resting
    ):
        game.push_frame("appeal", "declare", attacker, None, True)


@breaks("The additional appeal of Double is optional", "double.1")
@wrapper_of(appeals.PARTS["over"])
def _(whole: Any, game: Any, attacker: Any, guard: Any, additional: bool) -> Any:
    game.pop_frame()
    if not additional and game.has_active_keyword(attacker.card, "double"):
        (answer,) = yield EngineAsk(game.state.turn_player, "optional", (EngineOption("yes"), EngineOption("no")))
        if answer.kind == "yes":
            game.push_frame("appeal", "declare", attacker, None, True)


@breaks("A character with Stop can guard", "stop.1")
@wrapper_of(RulesContext.has_active_keyword)
def _(whole: Any, self: Any, card: int, what: str) -> bool:
    mine = self.state.cards[card].seat == self.state.turn_player
    return bool(whole(self, card, what)) and (what != "stop" or mine)


breaks("Every character makes an additional appeal as if it had Double", "double.1", "appeal.12", "double.3")(
    wrap_function(
        RulesContext.has_active_keyword,
        lambda whole, self, card, what: what == "double" or bool(whole(self, card, what)),
    )
)


@breaks(
    "Double gives no additional appeal after an appeal that was guarded",
    "double.1",
    spread="two clauses of the appeal are about additional appeals after a guard",
)
@wrapper_of(appeals.PARTS["over"])
@without_asks
def _(whole: Any, game: Any, attacker: Any, guard: Any, additional: bool) -> None:
    list(whole(game, attacker, guard, additional or guard is not None))


@breaks("A character gets the additional appeal of Double only once, however often it appeals", "double.1")
@wrapper_of(appeals.PARTS["over"])
@without_asks
def _(whole: Any, game: Any, attacker: Any, guard: Any, additional: bool) -> None:
    has_been = ("double", attacker.card) in game.state.done
    if additional:
        game.state.done |= {("double", attacker.card)}
    list(whole(game, attacker, guard, additional or has_been))


@breaks("A character with Double that gets Stop in its first appeal makes its additional appeal all the same", "stop.1")
@wrapper_of(appeals.PARTS["over"])
@without_asks
def _(whole: Any, game: Any, attacker: Any, guard: Any, additional: bool) -> None:
    game.pop_frame()
    if not additional and game.has_active_keyword(attacker.card, "double"):
        game.push_frame("appeal", "declare", attacker, None, True)


# --- additional appeals in single situations ----------------------------------------------------------


@breaks("A character with Double that moves on the stage in its first appeal makes no additional one", "appeal.d14")
@wrapper_of(appeals.take_hearts)
def _(whole: Any, game: Any, attacker: Any, guard: Any, additional: bool) -> Any:
    zone = game.state.cards[attacker.card].zone
    yield from whole(game, attacker, guard, additional)
    now = game.state.cards[attacker.card].zone
    if game.state.is_there(attacker) and now in STAGE and now != zone:
        game.replace_frame("appeal", "over", attacker, guard, True)


breaks("A limit break of the first appeal of Double counts in a guarded additional one for nothing", "appeal.d8")(
    change_stolen_count(
        lambda game, card, guard, count: (
            count - 1
            if guard is not None
            and game.state.cards[card].limit_broken
            and any(frame[0] == "appeal" and frame[-1] for frame in game.state.flow)
            else count
        )
    )
)


@breaks("A limit break by an effect is over with the first appeal of a character with Double", "appeal.d8")
@wrapper_of(appeals.end_appeal)
def _(whole: Any, game: Any, attacker: Any, guard: Any, additional: bool) -> Any:
    if not additional and not game.state.cards[attacker.card].attached:
        game.state.change_card(attacker.card, limit_broken=False)
    yield from whole(game, attacker, guard, additional)
