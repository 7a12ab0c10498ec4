"""Violations of OSICA: appeals (appeal, double, stop)."""

from __future__ import annotations

from typing import Any

from ...kernel.asks import PASS, Ask, Option
from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...patching import Patch
from ...violations import Violations, entry, instead, together, wrap
from .. import (
    appeals,
    turn,
)
from ..running import Running
from .ways import part

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("Neither player's first turn has an appeal phase", "appeal.1")
@instead(turn.skip_appeal)
@at_once
def _(whole: Any, game: Any) -> str | None:
    return "end" if game.state.turn <= 2 else None


breaks("The first turn of the game has an appeal phase", "appeal.1")(part("appeal", turn.skip_appeal))


def swapped(whole: Any, following: str) -> Any:
    """A part of an appeal that another one follows."""

    def done(game: Any, attacker: Any, guard: Any, additional: bool) -> Any:
        yield from whole(game, attacker, guard, additional)
        game.replace("appeal", following, attacker, guard, additional)

    return done


breaks("The guarding character may limit-break before the appealing one", "appeal.2", "appeal.9")(
    together(
        entry(appeals.PARTS, "own-break", swapped(appeals.let_break_guard, "other-break")),
        entry(appeals.PARTS, "other-break", swapped(appeals.let_break_own, "hearts")),
    )
)


breaks("A resting character can appeal", "appeal.4", "powerup.1", "appeal.12", "double.3")(
    wrap(appeals.may_appeal, lambda whole, game, card: not game.has(card, "stop"))
)


@breaks("A resting character cannot guard", "appeal.4")
def _(patch: Patch) -> None:
    def has(self: Any, card: int, what: str) -> bool:
        return bool(whole(self, card, what)) or (what == "stop" and self.state.cards[card].resting and seat(self, card))

    def seat(self: Any, card: int) -> bool:
        return bool(self.state.cards[card].seat != self.state.turn_player)

    whole = Running.has
    patch.setattr(Running, "has", has)


@breaks(
    "Any character on the opponent's stage can guard, not just the one in front",
    "appeal.5",
    "assist.2",
    "stage.d5",
    "stage.d6",
    "stage.d7",
    "stage.2",
)
@instead(appeals.PARTS["guard"])
def _(whole: Any, game: Any, attacker: Any, guard: Any, additional: bool) -> Any:
    opponent = 1 - game.state.cards[attacker.card].seat
    options = [Option("guard", (card,)) for card in game.state.on_stage(opponent) if not game.has(card, "stop")]
    if options:
        (pick,) = yield Ask(opponent, "response", (*options, PASS))
        guard = None if pick == PASS else game.state.ref(pick.args[0])
    game.replace("appeal", "own-break", attacker, guard, additional)


@breaks("The character in front always guards if it can", "appeal.6")
@instead(appeals.PARTS["guard"])
@at_once
def _(whole: Any, game: Any, attacker: Any, guard: Any, additional: bool) -> None:
    front = game.state.in_front(attacker.card)
    if front is not None and not game.has(front, "stop"):
        guard = game.state.ref(front)
    game.replace("appeal", "own-break", attacker, guard, additional)


@breaks("A character that guards rests", "appeal.7")
@instead(commit)
def _(whole: Any, game: Any, events: Any) -> Any:
    rests = [Event("rest", event.card) for event in events if event.kind == "guarded"]
    return whole(game, (*events, *rests))


@breaks("Only one character can appeal in an appeal phase", "appeal.12", "appeal.3", "appeal.13")
@instead(appeals.PARTS["over"])
@at_once
def _(whole: Any, game: Any, attacker: Any, guard: Any, additional: bool) -> None:
    list(whole(game, attacker, guard, additional))
    if game.state.flow[-1][0] == "appealing":
        game.pop()


@breaks("A character with Double drops a guard only if its AP is higher, not if it is equal", "appeal.d11")
@instead(appeals.charges)
def _(whole: Any, game: Any, card: int, guard: int) -> bool:
    is_weak = game.has(card, "double") and game.info(guard).ap >= game.info(card).ap
    return not is_weak and bool(whole(game, card, guard))


@breaks("All other standing characters rest with an appeal and steal one more heart each", "appeal.3")
def _(patch: Patch) -> None:
    def take_hearts(game: Any, attacker: Any, guard: Any, additional: bool) -> Any:
        mine = game.state.on_stage(game.state.cards[attacker.card].seat)
        standing = [card for card in mine if not game.state.cards[card].resting]
        commit(game, [Event("rest", card) for card in standing])
        with Patch() as inner:
            inner.setattr(appeals, "stolen_by", lambda *of: whole_stolen_by(*of) + len(standing))
            yield from whole(game, attacker, guard, additional)

    whole, whole_stolen_by = appeals.take_hearts, appeals.stolen_by
    patch.setitem(appeals.PARTS, "hearts", take_hearts)
