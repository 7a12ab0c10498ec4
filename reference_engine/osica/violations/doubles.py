"""Violations of OSICA: ending the phase, guards that stay, Double and Stop (appeal.d7 to appeal.d14, double, stop)."""

from __future__ import annotations

from typing import Any

from ...kernel.asks import PASS, Ask, Option
from ...kernel.flow import at_once
from ...patching import Patch
from ...violations import Violations, instead, wrap
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


@breaks("The appeal phase cannot be ended as long as a character can appeal", "appeal.d7")
@instead(contents.PROCEDURES["appealing"])
def _(whole: Any, game: Any, frame: Any) -> Any:
    player = game.state.turn_player
    can = [card for card in game.state.on_stage(player) if appeals.may_appeal(game, card)]
    options = [Option("appeal", (card,)) for card in can]
    (pick,) = yield Ask(player, "action", tuple(options or (PASS,)))
    if pick == PASS:
        game.pop()
    else:
        game.push("appeal", "declare", game.state.ref(pick.args[0]), None, False)


@breaks("A limit break does not carry over to the additional appeal of Double", "appeal.d8")
@instead(appeals.PARTS["over"])
@at_once
def _(whole: Any, game: Any, attacker: Any, guard: Any, additional: bool) -> None:
    if game.has(attacker.card, "double") and not additional:
        game.state.change(attacker.card, limit_broken=False)
    list(whole(game, attacker, guard, additional))


breaks("A guard is never dropped by an appeal", "appeal.d9", "appeal.d10")(
    wrap(appeals.charges, lambda whole, *_: False)
)


@breaks("A guard is always dropped by an appeal, even if its AP is higher", "appeal.d10", "appeal.d11", "appeal.7")
@instead(appeals.charges)
def _(whole: Any, game: Any, card: int, guard: int) -> bool:
    charged = whole(game, card, guard)
    if game.state.cards[guard].zone in BOARD:
        game.move((guard,), DROP, "appeal")
    return bool(charged)


@breaks("The additional appeal of Double drops a guard with up to twice the attacker's AP", "appeal.d11")
@instead(appeals.PARTS["hearts"])
def _(whole: Any, game: Any, attacker: Any, guard: Any, additional: bool) -> Any:
    if additional and guard is not None:
        twice = game.info(guard.card).ap <= 2 * game.info(attacker.card).ap
        if twice:
            game.move((guard.card,), DROP, "appeal")
    yield from whole(game, attacker, guard, additional)


@breaks("Each text can be used only once a turn, even an Appeal text in a second appeal", "appeal.d12")
def _(patch: Patch) -> None:
    def usable(self: Any, held: Any) -> bool:
        return held.key not in self.state.used and bool(whole(self, held))

    def count_use(self: Any, held: Any) -> None:
        self.state.used = {**self.state.used, held.key: (1, 1)}

    whole = Osica.usable
    patch.setattr(Osica, "usable", usable)
    patch.setattr(Osica, "count_use", count_use)


@breaks(
    "The additional appeal of Double takes place before the first one steals hearts",
    "appeal.d13",
    "appeal.d14",
    "double.1",
)
@instead(appeals.PARTS["hearts"])
def _(whole: Any, game: Any, attacker: Any, guard: Any, additional: bool) -> Any:
    if not additional and game.has(attacker.card, "double"):
        game.replace("appeal", "hearts", attacker, guard, None)
        game.push("appeal", "declare", attacker, None, True)
        yield from ()
    else:
        yield from whole(game, attacker, guard, True)


@breaks("A character with Double makes its additional appeal even if it has left the stage", "appeal.d14")
def _(patch: Patch) -> None:
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


@breaks(
    "Double gives two additional appeals instead of one",
    "double.3",
    "double.1",
    "appeal.d11",
    "appeal.d10",
    "appeal.d8",
)
@instead(appeals.PARTS["over"])
@at_once
def _(whole: Any, game: Any, attacker: Any, guard: Any, additional: Any) -> None:
    count = int(additional)
    game.pop()
    if count < 2 and game.has(attacker.card, "double"):
        game.push("appeal", "declare", attacker, None, count + 1)


@breaks(
    "Double gives no additional appeal to a resting character",
    "double.2",
    "double.1",
    "appeal.d13",
    "appeal.d10",
    "appeal.d12",
    "appeal.d8",
)
@instead(appeals.PARTS["over"])
@at_once
def _(whole: Any, game: Any, attacker: Any, guard: Any, additional: bool) -> None:
    game.pop()
    if not additional and game.has(attacker.card, "double") and not game.state.cards[attacker.card].resting:
        game.push("appeal", "declare", attacker, None, True)


@breaks("The additional appeal of Double is optional", "double.1")
@instead(appeals.PARTS["over"])
def _(whole: Any, game: Any, attacker: Any, guard: Any, additional: bool) -> Any:
    game.pop()
    if not additional and game.has(attacker.card, "double"):
        (answer,) = yield Ask(game.state.turn_player, "optional", (Option("yes"), Option("no")))
        if answer.kind == "yes":
            game.push("appeal", "declare", attacker, None, True)


@breaks("A character with Stop can guard", "stop.1")
@instead(Running.has)
def _(whole: Any, self: Any, card: int, what: str) -> bool:
    mine = self.state.cards[card].seat == self.state.turn_player
    return bool(whole(self, card, what)) and (what != "stop" or mine)


breaks("Every character makes an additional appeal as if it had Double", "double.1", "appeal.12", "double.3")(
    wrap(Running.has, lambda whole, self, card, what: what == "double" or bool(whole(self, card, what)))
)


@breaks("Double gives no additional appeal after an appeal that was guarded", "double.1")
@instead(appeals.PARTS["over"])
@at_once
def _(whole: Any, game: Any, attacker: Any, guard: Any, additional: bool) -> None:
    list(whole(game, attacker, guard, additional or guard is not None))


@breaks("A character gets the additional appeal of Double only once, however often it appeals", "double.1")
@instead(appeals.PARTS["over"])
@at_once
def _(whole: Any, game: Any, attacker: Any, guard: Any, additional: bool) -> None:
    has_been = ("double", attacker.card) in game.state.done
    if additional:
        game.state.done |= {("double", attacker.card)}
    list(whole(game, attacker, guard, additional or has_been))
