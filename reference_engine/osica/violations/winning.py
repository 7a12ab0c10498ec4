"""Violations of OSICA: winning (win)."""

from __future__ import annotations

from typing import Any

from ...patching import Patch
from ...violations import Violations, wrapper_of
from .. import (
    effects,
    heart_stealing,
    turn,
)
from ..lexicon import (
    DECK,
    HEARTS,
)
from ..rules_context import RulesContext
from .helpers import replace_phase_part

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


@breaks(
    "A player loses as soon as an appeal or an effect has stolen their last heart",
    "win.1",
    "win.d1",
    "heart.1",
    "steal.3",
    "win.d2",
    "win.d3",
)
@wrapper_of(heart_stealing.steal_hearts)
def _(whole: Any, game: Any, thief: int, count: int) -> Any:
    yield from whole(game, thief, count)
    if not game.state.zones[1 - thief, HEARTS]:
        game.end_game((1 - thief,), "no heart left")


@breaks("Stealing from a player without hearts never wins the game", "win.1", "win.d1", "win.d3", "perform.2")
@wrapper_of(heart_stealing.steal_hearts)
def _(whole: Any, game: Any, thief: int, count: int) -> Any:
    if game.state.zones[1 - thief, HEARTS]:
        yield from whole(game, thief, count)


@breaks(
    "Any steal of more hearts than the opponent has left wins, be it by an appeal or an effect",
    "win.d2",
    "steal.3",
    "win.1",
)
@wrapper_of(heart_stealing.steal_hearts)
def _(whole: Any, game: Any, thief: int, count: int) -> Any:
    if count > len(game.state.zones[1 - thief, HEARTS]):
        game.end_game((1 - thief,), "too few hearts")
    yield from whole(game, thief, count)


@breaks("An appeal that would steal more hearts than the opponent has left wins the game", "steal.3", "win.d2")
@wrapper_of(heart_stealing.steal_hearts)
def _(whole: Any, game: Any, thief: int, count: int) -> Any:
    if count > len(game.state.zones[1 - thief, HEARTS]):
        game.end_game((1 - thief,), "too few hearts")
    yield from whole(game, thief, count)


@breaks("An effect that steals from a player without hearts does not win the game", "win.d3")
@wrapper_of(heart_stealing.steal_hearts)
def _(whole: Any, game: Any, thief: int, count: int) -> Any:
    if game.state.zones[1 - thief, HEARTS]:
        yield from whole(game, thief, count)


@breaks("A player with an empty deck loses only at the draw of their next start phase", "win.d4", "win.2")
def _(patch: Patch) -> None:
    def draw_or_lose(game: Any) -> Any:
        if not game.state.zones[game.state.turn_player, DECK]:
            game.end_game((game.state.turn_player,), "nothing to draw")
        return (yield from whole(game))

    whole = turn.draw_for_turn
    patch.setattr(RulesContext, "check_rules", lambda self, done: None)
    replace_phase_part("start", whole, draw_or_lose)(patch)


@breaks("A deck that is emptied by anything but a draw does not lose the game", "win.2", "win.d4")
@wrapper_of(RulesContext.check_rules)
def _(whole: Any, self: Any, done: Any) -> None:
    whole(self, tuple(event for event in done if event.cause == "draw"))


@breaks("A player loses with one card left in the deck", "win.2", "win.d4")
def _(patch: Patch) -> None:
    def check_almost_empty(self: Any, done: Any) -> None:
        if losers := tuple(player for player in (0, 1) if len(self.state.zones[player, DECK]) <= 1):
            self.end_game(losers, "an empty deck")

    def check_and_go_on(self: Any) -> None:
        check_almost_empty(self, ())
        whole(self)

    whole = RulesContext.before_procedure
    patch.setattr(RulesContext, "check_rules", check_almost_empty)
    patch.setattr(RulesContext, "before_procedure", check_and_go_on)


@breaks("An appeal that steals the opponent's last heart wins the game", "win.d1", "win.1", "steal.3", "win.d2")
@wrapper_of(heart_stealing.steal_hearts)
def _(whole: Any, game: Any, thief: int, count: int) -> Any:
    yield from whole(game, thief, count)
    if count > 0 and not game.state.zones[1 - thief, HEARTS]:
        game.end_game((1 - thief,), "no heart left")


@breaks(
    "A player without hearts loses at any moment, even if nothing was stolen",
    "win.d1",
    "win.1",
    "win.d2",
    "steal.3",
    "heart.1",
)
@wrapper_of(RulesContext.before_procedure)
def _(whole: Any, self: Any) -> None:
    if losers := tuple(player for player in (0, 1) if not self.state.zones[player, HEARTS]):
        self.end_game(losers, "no heart")
    whole(self)


@breaks("A steal that takes two or more hearts at once, the last ones among them, wins", "win.d1", "win.1")
@wrapper_of(heart_stealing.steal_hearts)
def _(whole: Any, game: Any, thief: int, count: int) -> Any:
    there = len(game.state.zones[1 - thief, HEARTS])
    yield from whole(game, thief, count)
    if count >= there > 1:
        game.end_game((1 - thief,), "the last of several hearts")


@breaks("An effect that takes the last of several hearts wins", "win.d1", "win.d3")
@wrapper_of(effects.HANDLERS["steal"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    several = len(game.state.zones[1 - ctx.seat, HEARTS]) > 1
    done = yield from whole(game, ctx, node)
    if several and not game.state.zones[1 - ctx.seat, HEARTS]:
        game.end_game((1 - ctx.seat,), "the last of several hearts")
    return done
