"""Violations of OSICA: ending the phase, guards that stay, Double and Stop (appeal.d7 to appeal.d14, double, stop)."""

from __future__ import annotations

from typing import Any

from ...kernel.asks import PASS, Ask, Option
from ...kernel.flow import at_once
from ...violations import Patch, Violations
from .. import (
    appeals,
    contents,
)
from ..game import Osica
from ..running import Running
from ..words import (
    BOARD,
    DROP,
)

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("appeal.d7")
def who_can_appeal_has_to(patch: Patch) -> None:
    def phase(game: Any, frame: Any) -> Any:
        player = game.state.turn_player
        can = [card for card in game.state.on_stage(player) if appeals.may_appeal(game, card)]
        options = [Option("appeal", (card,)) for card in can]
        (pick,) = yield Ask(player, "action", tuple(options or (PASS,)))
        if pick == PASS:
            game.pop()
        else:
            game.push("appeal", "declare", game.state.ref(pick.args[0]), None, False)

    patch.setitem(contents.PROCEDURES, "appealing", phase)


@breaks("appeal.d8")
def a_limit_break_does_not_count_for_the_second_appeal(patch: Patch) -> None:
    @at_once
    def after(game: Any, attacker: Any, guard: Any, additional: bool) -> None:
        if game.has(attacker.card, "double") and not additional:
            game.state.change(attacker.card, limit_broken=False)
        list(whole(game, attacker, guard, additional))

    whole = appeals.after
    patch.setitem(appeals.PARTS, "over", after)


@breaks("appeal.d9", "appeal.d10")
def a_guard_always_stays(patch: Patch) -> None:
    patch.setattr(appeals, "charges", lambda *_: False)


@breaks("appeal.d10", "appeal.d11", "appeal.7")
def a_guard_always_goes(patch: Patch) -> None:
    def charges(game: Any, card: int, guard: int) -> bool:
        charged = whole(game, card, guard)
        if game.state.cards[guard].zone in BOARD:
            game.move((guard,), DROP, "appeal")
        return bool(charged)

    whole = appeals.charges
    patch.setattr(appeals, "charges", charges)


@breaks("appeal.d11")
def the_ap_of_both_appeals_is_added_up(patch: Patch) -> None:
    def take_hearts(game: Any, attacker: Any, guard: Any, additional: bool) -> Any:
        if additional and guard is not None:
            twice = game.info(guard.card).ap <= 2 * game.info(attacker.card).ap
            if twice:
                game.move((guard.card,), DROP, "appeal")
        yield from whole(game, attacker, guard, additional)

    whole = appeals.take_hearts
    patch.setitem(appeals.PARTS, "hearts", take_hearts)


@breaks("appeal.d12")
def the_text_of_an_appeal_is_used_once_a_turn(patch: Patch) -> None:
    def usable(self: Any, held: Any) -> bool:
        return held.key not in self.state.used and bool(whole(self, held))

    def count_use(self: Any, held: Any) -> None:
        self.state.used = {**self.state.used, held.key: (1, 1)}

    whole = Osica.usable
    patch.setattr(Osica, "usable", usable)
    patch.setattr(Osica, "count_use", count_use)


@breaks("appeal.d13", "appeal.d14", "double.1")
def a_second_appeal_comes_before_the_hearts_of_the_first(patch: Patch) -> None:
    def take_hearts(game: Any, attacker: Any, guard: Any, additional: bool) -> Any:
        if not additional and game.has(attacker.card, "double"):
            game.replace("appeal", "hearts", attacker, guard, None)
            game.push("appeal", "declare", attacker, None, True)
            yield from ()
        else:
            yield from whole(game, attacker, guard, True)

    whole = appeals.take_hearts
    patch.setitem(appeals.PARTS, "hearts", take_hearts)


@breaks("appeal.d14")
def a_second_appeal_comes_though_its_character_has_left(patch: Patch) -> None:
    def on_stage(game: Any, ref: Any) -> bool:
        return True

    def let_guard(game: Any, attacker: Any, guard: Any, additional: bool) -> Any:
        if whole_on_stage(game, attacker):
            yield from whole_guard(game, attacker, guard, additional)
        else:
            game.replace("appeal", "hearts", attacker, guard, additional)

    @at_once
    def after(game: Any, attacker: Any, guard: Any, additional: bool) -> None:
        game.pop()
        printed = game.state.cards[attacker.card].face.has_keyword("double")
        if not additional and printed:
            game.push("appeal", "declare", attacker, None, True)

    whole_on_stage, whole_guard = appeals.on_stage, appeals.let_guard
    patch.setattr(appeals, "on_stage", on_stage)
    patch.setitem(appeals.PARTS, "guard", let_guard)
    patch.setitem(appeals.PARTS, "over", after)


@breaks("double.3", "double.1", "appeal.d11", "appeal.d10", "appeal.d8")
def double_goes_on_and_on(patch: Patch) -> None:
    @at_once
    def after(game: Any, attacker: Any, guard: Any, additional: Any) -> None:
        count = int(additional)
        game.pop()
        if count < 2 and game.has(attacker.card, "double"):
            game.push("appeal", "declare", attacker, None, count + 1)

    patch.setitem(appeals.PARTS, "over", after)


@breaks("double.2", "double.1", "appeal.d13", "appeal.d10", "appeal.d12", "appeal.d8")
def who_rests_has_no_second_appeal(patch: Patch) -> None:
    @at_once
    def after(game: Any, attacker: Any, guard: Any, additional: bool) -> None:
        game.pop()
        if not additional and game.has(attacker.card, "double") and not game.state.cards[attacker.card].resting:
            game.push("appeal", "declare", attacker, None, True)

    patch.setitem(appeals.PARTS, "over", after)


@breaks("double.1")
def a_second_appeal_is_the_player_s_choice(patch: Patch) -> None:
    def after(game: Any, attacker: Any, guard: Any, additional: bool) -> Any:
        game.pop()
        if not additional and game.has(attacker.card, "double"):
            (answer,) = yield Ask(game.state.turn_player, "optional", (Option("yes"), Option("no")))
            if answer.kind == "yes":
                game.push("appeal", "declare", attacker, None, True)

    patch.setitem(appeals.PARTS, "over", after)


@breaks("stop.1")
def who_has_stop_can_guard(patch: Patch) -> None:
    def has(self: Any, card: int, what: str) -> bool:
        mine = self.state.cards[card].seat == self.state.turn_player
        return bool(whole(self, card, what)) and (what != "stop" or mine)

    whole = Running.has
    patch.setattr(Running, "has", has)


@breaks("double.1", "appeal.12", "double.3")
def every_character_appeals_twice(patch: Patch) -> None:
    def has(self: Any, card: int, what: str) -> bool:
        return what == "double" or bool(whole(self, card, what))

    whole = Running.has
    patch.setattr(Running, "has", has)


@breaks("double.1")
def a_second_appeal_follows_where_a_heart_was_stolen(patch: Patch) -> None:
    @at_once
    def after(game: Any, attacker: Any, guard: Any, additional: bool) -> None:
        list(whole(game, attacker, guard, additional or guard is not None))

    whole = appeals.after
    patch.setitem(appeals.PARTS, "over", after)


@breaks("double.1")
def who_has_double_appeals_again_once_a_turn(patch: Patch) -> None:
    @at_once
    def after(game: Any, attacker: Any, guard: Any, additional: bool) -> None:
        has_been = ("double", attacker.card) in game.state.done
        if additional:
            game.state.done |= {("double", attacker.card)}
        list(whole(game, attacker, guard, additional or has_been))

    whole = appeals.after
    patch.setitem(appeals.PARTS, "over", after)
