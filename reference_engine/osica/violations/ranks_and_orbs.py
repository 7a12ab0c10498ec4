"""Violations of OSICA: ranks and orbs (rank, orb)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ....adapters.card_text_tree import AdjustCounter
from ...kernel import turn_steps
from ...kernel.game_loop import without_asks
from ...violations import Change, Violations, wrap_function, wrapper_of
from .. import (
    effects,
    setup,
    turn,
)
from ..encoder import Encoder
from ..lexicon import (
    DECK,
    HAND,
)
from ..state import ORB, GameState

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


@breaks("Every change to a rank, an orb or the hand limit applies to both players", "rank.7", "orb.8", "rank.6")
@wrapper_of(effects.HANDLERS[AdjustCounter])
@without_asks
def _(handler: Any, game: Any, ctx: Any, node: Any) -> bool:
    list(handler(game, ctx, replace(node, side="both")))
    return True


@breaks("A change to one rank changes every other rank of that player as well", "rank.6", "rank.4")
@wrapper_of(effects.HANDLERS[AdjustCounter])
@without_asks
def _(handler: Any, game: Any, ctx: Any, node: Any) -> bool:
    for name in ("Camp rank", "Cook rank") if node.name.endswith("rank") else (node.name,):
        list(handler(game, ctx, replace(node, name=name)))
    return True


@breaks("All ranks and orbs are lost at the end of the turn", "rank.5", "orb.7")
@wrapper_of(turn.end_turn_effects)
@without_asks
def _(whole: Any, game: Any) -> None:
    list(whole(game))
    counts = game.state.counts
    game.state.counts = {key: number for key, number in counts.items() if key[1] == "limit"}


@breaks("An orb that is out until the end of the turn stays out afterwards", "orb.6")
@wrapper_of(turn.end_turn_effects)
@without_asks
def _(whole: Any, game: Any) -> None:
    orbs = {key: number for key, number in game.state.for_turn.items() if key[1] == "orb"}
    list(whole(game))
    game.state.for_turn = orbs


@breaks("An effect that puts out an orb also draws a card", "orb.3")
@wrapper_of(effects.HANDLERS[AdjustCounter])
@without_asks
def _(handler: Any, game: Any, ctx: Any, node: Any) -> bool:
    if node.name == "orb":
        game.move_to_zone(game.state.zones[ctx.seat, DECK][:1], HAND, "draw")
    list(handler(game, ctx, node))
    return True


breaks("Effects always treat a player's orb as being out", "orb.5", "orb.8")(
    wrap_function(
        GameState.player_counter,
        lambda whole, self, player, name: 1 if name == "orb" else int(whole(self, player, name)),
    )
)
breaks("Every rank counts as one higher than it is, so that it begins at one", "rank.4", "rank.6")(
    wrap_function(
        GameState.player_counter,
        lambda whole, self, player, name: int(whole(self, player, name)) + name.endswith("rank"),
    )
)


@breaks("Both players begin a new game with a Camp rank of one", "rank.4")
@wrapper_of(setup.begin_first_turn)
@without_asks
def _(whole: Any, game: Any) -> None:
    list(whole(game))
    for player in (0, 1):
        game.state.adjust_counter(player, "Camp rank", 1)


breaks("Effects never treat a player's orb as being out", "orb.5", "orb.4")(
    wrap_function(
        GameState.player_counter,
        lambda whole, self, player, name: 0 if name == "orb" else int(whole(self, player, name)),
    )
)
breaks("Every change to a rank raises it by exactly one", "rank.4")(
    wrap_function(
        effects.HANDLERS[AdjustCounter],
        lambda whole, game, ctx, node: whole(game, ctx, replace(node, add=1) if node.name.endswith("rank") else node),
    )
)
breaks("An orb that is out only for the turn is shown to neither player", "orb.9")(
    wrap_function(
        Encoder.player_counters, lambda whole, self, game, player: {**whole(self, game, player), "orb this turn": 0}
    )
)


@breaks("Texts read the higher of both players' ranks instead of the player's own", "rank.7")
@wrapper_of(GameState.player_counter)
def _(whole: Any, self: Any, player: int, name: str) -> int:
    return max(int(whole(self, each, name)) for each in ((0, 1) if name.endswith("rank") else (player,)))


breaks("A change that an effect makes to a rank lasts only until the end of the turn", "rank.5")(
    wrap_function(
        effects.HANDLERS[AdjustCounter],
        lambda whole, game, ctx, node: whole(
            game, ctx, replace(node, until="turn") if node.name.endswith("rank") else node
        ),
    )
)


@breaks("An orb that the non-turn player has out for the turn stays out after the turn ends", "orb.6")
@wrapper_of(turn.end_turn_effects)
@without_asks
def _(whole: Any, game: Any) -> None:
    mine = game.state.turn_player
    theirs = {key: number for key, number in game.state.for_turn.items() if key[0] != mine}
    list(whole(game))
    game.state.for_turn = theirs


@breaks("Every orb that a player has out is lost when a turn ends, but no rank", "orb.7")
@wrapper_of(turn.end_turn_effects)
@without_asks
def _(whole: Any, game: Any) -> None:
    list(whole(game))
    game.state.counts = {key: number for key, number in game.state.counts.items() if key[1] != "orb"}


@breaks("The players share one orb: an orb that is out for one of them is out for both", "orb.8")
@wrapper_of(effects.HANDLERS[AdjustCounter])
@without_asks
def _(handler: Any, game: Any, ctx: Any, node: Any) -> bool:
    list(handler(game, ctx, replace(node, side="both") if node.name == "orb" else node))
    return True


# --- single ranks and orbs ----------------------------------------------------------------------------


def change_adjusting(other: Callable[[Any, int, str, int, bool], tuple[bool, bool]]) -> Change:
    """Change how a counter is adjusted while a turn is played.

    ``other(state, player, name, by, for_turn)`` returns whether the change is for the turn, and whether it is the other
    player's as well.
    """

    def adjust_otherwise(whole: Any, self: Any, player: int, name: str, by: int, for_turn: bool = False) -> None:
        if any(frame[0] == "turn" for frame in self.flow):
            for_turn, is_shared = other(self, player, name, by, for_turn)
            if is_shared:
                whole(self, 1 - player, name, by, for_turn)
        whole(self, player, name, by, for_turn)

    return wrap_function(GameState.adjust_counter, adjust_otherwise)


CAMP, COOK = "Camp rank", "Cook rank"


@breaks("The Cook ranks are lost at the end of the turn", "rank.5")
@wrapper_of(turn_steps.begin_turn)
def _(whole: Any, game: Any, player: int) -> None:
    whole(game, player)
    game.state.counts = {key: number for key, number in game.state.counts.items() if key[1] != COOK}


breaks("A change that an effect makes to a rank in the opponent's turn ends with that turn", "rank.5")(
    change_adjusting(
        lambda state, player, name, by, for_turn: (
            for_turn or (name in (CAMP, COOK) and player != state.turn_player),
            False,
        )
    )
)
breaks("A rank that an effect has lowered rises again at the end of the turn", "rank.5")(
    change_adjusting(lambda state, player, name, by, for_turn: (for_turn or (name in (CAMP, COOK) and by < 0), False))
)
breaks("Both players have the same Cook rank", "rank.7")(
    change_adjusting(lambda state, player, name, by, for_turn: (for_turn, name == COOK))
)
breaks("An effect that lowers a rank lowers it for both players", "rank.7")(
    change_adjusting(lambda state, player, name, by, for_turn: (for_turn, name in (CAMP, COOK) and by < 0))
)
breaks("An orb that is out for the turn is out for both players", "orb.8")(
    change_adjusting(lambda state, player, name, by, for_turn: (for_turn, name == ORB and for_turn))
)


@breaks("An orb that a player brings out takes away the opponent's", "orb.8")
@wrapper_of(GameState.adjust_counter)
def _(whole: Any, self: Any, player: int, name: str, by: int, for_turn: bool = False) -> None:
    whole(self, player, name, by, for_turn)
    if name == ORB and any(frame[0] == "turn" for frame in self.flow):
        self.counts = {**self.counts, (1 - player, ORB): 0}


@breaks("Both players begin a new game with a Cook rank of one", "rank.4")
@wrapper_of(setup.deal_hearts_and_hands)
def _(whole: Any, game: Any) -> Any:
    yield from whole(game)
    for player in (0, 1):
        game.state.adjust_counter(player, COOK, 1)
