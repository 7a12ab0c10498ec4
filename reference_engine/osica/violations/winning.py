"""Violations of OSICA: winning (win)."""

from __future__ import annotations

from typing import Any

from ...violations import Patch, Violations
from .. import (
    appeals,
    effects,
    stealing,
    turn,
)
from ..running import Running
from ..words import (
    DECK,
    HEARTS,
)
from .ways import part, steals

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("win.1", "win.d1", "heart.1", "steal.3", "win.d2", "win.d3")
def who_has_no_heart_left_has_lost(patch: Patch) -> None:
    def steal(game: Any, thief: int, count: int) -> Any:
        yield from whole(game, thief, count)
        if not game.state.zones[1 - thief, HEARTS]:
            game.end((1 - thief,), "no heart left")

    whole = stealing.steal
    steals(patch, steal)


@breaks("win.1", "win.d1", "win.d3", "perform.2")
def hearts_do_not_win(patch: Patch) -> None:
    def steal(game: Any, thief: int, count: int) -> Any:
        if game.state.zones[1 - thief, HEARTS]:
            yield from whole(game, thief, count)

    whole = stealing.steal
    steals(patch, steal)


@breaks("win.d2", "steal.3", "win.1")
def two_at_once_from_one_heart_win(patch: Patch) -> None:
    def steal(game: Any, thief: int, count: int) -> Any:
        if count > len(game.state.zones[1 - thief, HEARTS]):
            game.end((1 - thief,), "too few hearts")
        yield from whole(game, thief, count)

    whole = stealing.steal
    steals(patch, steal)


@breaks("steal.3", "win.d2")
def an_appeal_that_steals_more_than_there_is_wins(patch: Patch) -> None:
    def steal(game: Any, thief: int, count: int) -> Any:
        if count > len(game.state.zones[1 - thief, HEARTS]):
            game.end((1 - thief,), "too few hearts")
        yield from whole(game, thief, count)

    whole = stealing.steal
    patch.setattr(appeals, "steal", steal)


@breaks("win.d3")
def hearts_that_effects_steal_do_not_win(patch: Patch) -> None:
    def steal(game: Any, thief: int, count: int) -> Any:
        if game.state.zones[1 - thief, HEARTS]:
            yield from whole(game, thief, count)

    whole = stealing.steal
    patch.setattr(effects, "steal", steal)


@breaks("win.d4", "win.2")
def a_deck_of_nothing_loses_at_the_next_draw(patch: Patch) -> None:
    def draw(game: Any) -> Any:
        if not game.state.zones[game.state.turn_player, DECK]:
            game.end((game.state.turn_player,), "nothing to draw")
        return (yield from whole(game))

    whole = turn.draw
    patch.setattr(Running, "check_rules", lambda self, done: None)
    part(patch, "start", whole, draw)


@breaks("win.2", "win.d4")
def only_draws_empty_a_deck(patch: Patch) -> None:
    def check_rules(self: Any, done: Any) -> None:
        whole(self, tuple(event for event in done if event.cause == "draw"))

    whole = Running.check_rules
    patch.setattr(Running, "check_rules", check_rules)


@breaks("win.2", "win.d4")
def a_deck_of_one_has_run_out(patch: Patch) -> None:
    def check_rules(self: Any, done: Any) -> None:
        if losers := tuple(player for player in (0, 1) if len(self.state.zones[player, DECK]) <= 1):
            self.end(losers, "an empty deck")

    def before_next(self: Any) -> None:
        check_rules(self, ())
        whole(self)

    whole = Running.before_next
    patch.setattr(Running, "check_rules", check_rules)
    patch.setattr(Running, "before_next", before_next)


@breaks("win.d1", "win.1", "steal.3", "win.d2")
def the_last_heart_that_an_appeal_takes_wins(patch: Patch) -> None:
    def steal(game: Any, thief: int, count: int) -> Any:
        yield from whole(game, thief, count)
        if count > 0 and not game.state.zones[1 - thief, HEARTS]:
            game.end((1 - thief,), "no heart left")

    whole = stealing.steal
    patch.setattr(appeals, "steal", steal)


@breaks("win.d1", "win.1", "win.d2", "steal.3", "heart.1")
def who_has_no_heart_has_lost_at_any_time(patch: Patch) -> None:
    def before_next(self: Any) -> None:
        if losers := tuple(player for player in (0, 1) if not self.state.zones[player, HEARTS]):
            self.end(losers, "no heart")
        whole(self)

    whole = Running.before_next
    patch.setattr(Running, "before_next", before_next)
