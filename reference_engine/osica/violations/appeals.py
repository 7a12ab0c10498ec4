"""Violations of OSICA: appeals (appeal, double, stop)."""

from __future__ import annotations

from typing import Any

from ...kernel.asks import PASS, Ask, Option
from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...violations import Patch, Violations
from .. import (
    appeals,
    turn,
)
from ..running import Running
from .ways import part

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("appeal.1")
def nobody_s_first_turn_has_an_appeal_phase(patch: Patch) -> None:
    @at_once
    def skip_first(game: Any) -> str | None:
        return "end" if game.state.turn <= 2 else None

    part(patch, "appeal", turn.skip_first, skip_first)


@breaks("appeal.1")
def the_first_turn_has_an_appeal_phase(patch: Patch) -> None:
    part(patch, "appeal", turn.skip_first)


@breaks("appeal.2", "appeal.9")
def the_guard_limit_breaks_first(patch: Patch) -> None:
    patch.setitem(appeals.PARTS, "own-break", swapped(appeals.let_break_guard, "other-break"))
    patch.setitem(appeals.PARTS, "other-break", swapped(appeals.let_break_own, "hearts"))


def swapped(whole: Any, following: str) -> Any:
    """A part of an appeal that another one follows."""

    def done(game: Any, attacker: Any, guard: Any, additional: bool) -> Any:
        yield from whole(game, attacker, guard, additional)
        game.replace("appeal", following, attacker, guard, additional)

    return done


@breaks("appeal.4", "powerup.1", "appeal.12", "double.3")
def who_rests_can_appeal(patch: Patch) -> None:
    patch.setattr(appeals, "may_appeal", lambda game, card: not game.has(card, "stop"))


@breaks("appeal.4")
def who_rests_does_not_guard(patch: Patch) -> None:
    def has(self: Any, card: int, what: str) -> bool:
        return bool(whole(self, card, what)) or (what == "stop" and self.state.cards[card].resting and seat(self, card))

    def seat(self: Any, card: int) -> bool:
        return bool(self.state.cards[card].seat != self.state.turn_player)

    whole = Running.has
    patch.setattr(Running, "has", has)


@breaks("appeal.5", "assist.2", "stage.d5", "stage.d6", "stage.d7", "stage.2")
def whoever_is_on_the_stage_can_guard(patch: Patch) -> None:
    def let_guard(game: Any, attacker: Any, guard: Any, additional: bool) -> Any:
        opponent = 1 - game.state.cards[attacker.card].seat
        options = [Option("guard", (card,)) for card in game.state.on_stage(opponent) if not game.has(card, "stop")]
        if options:
            (pick,) = yield Ask(opponent, "response", (*options, PASS))
            guard = None if pick == PASS else game.state.ref(pick.args[0])
        game.replace("appeal", "own-break", attacker, guard, additional)

    patch.setitem(appeals.PARTS, "guard", let_guard)


@breaks("appeal.6")
def who_can_guard_has_to(patch: Patch) -> None:
    @at_once
    def let_guard(game: Any, attacker: Any, guard: Any, additional: bool) -> None:
        front = game.state.in_front(attacker.card)
        if front is not None and not game.has(front, "stop"):
            guard = game.state.ref(front)
        game.replace("appeal", "own-break", attacker, guard, additional)

    patch.setitem(appeals.PARTS, "guard", let_guard)


@breaks("appeal.7")
def a_guard_rests(patch: Patch) -> None:
    def commit_resting(game: Any, events: Any) -> Any:
        rests = [Event("rest", event.card) for event in events if event.kind == "guarded"]
        return commit(game, (*events, *rests))

    patch.setattr(appeals, "commit", commit_resting)


@breaks("appeal.12", "appeal.3", "appeal.13")
def one_character_appeals_in_a_turn(patch: Patch) -> None:
    @at_once
    def after(game: Any, attacker: Any, guard: Any, additional: bool) -> None:
        list(whole(game, attacker, guard, additional))
        if game.state.flow[-1][0] == "appealing":
            game.pop()

    whole = appeals.after
    patch.setitem(appeals.PARTS, "over", after)


@breaks("appeal.d11")
def who_has_double_has_to_be_stronger_than_a_guard(patch: Patch) -> None:
    def charges(game: Any, card: int, guard: int) -> bool:
        is_weak = game.has(card, "double") and game.info(guard).ap >= game.info(card).ap
        return not is_weak and bool(whole(game, card, guard))

    whole = appeals.charges
    patch.setattr(appeals, "charges", charges)


@breaks("appeal.3")
def all_who_stand_appeal_together(patch: Patch) -> None:
    def take_hearts(game: Any, attacker: Any, guard: Any, additional: bool) -> Any:
        mine = game.state.on_stage(game.state.cards[attacker.card].seat)
        standing = [card for card in mine if not game.state.cards[card].resting]
        commit(game, [Event("rest", card) for card in standing])
        with Patch() as inner:
            inner.setattr(appeals, "stolen_by", lambda *of: whole_stolen_by(*of) + len(standing))
            yield from whole(game, attacker, guard, additional)

    whole, whole_stolen_by = appeals.take_hearts, appeals.stolen_by
    patch.setitem(appeals.PARTS, "hearts", take_hearts)
