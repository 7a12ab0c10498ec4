"""Violations of OSICA: ranks and orbs (rank, orb)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....adapters.abilities import Adjust
from ...kernel.flow import at_once
from ...violations import Patch, Violations
from .. import (
    effects,
    setup,
    turn,
)
from ..game import Osica
from ..speech import Speech
from ..state import Table
from ..words import (
    DECK,
    HAND,
)
from .ways import part

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("rank.7", "orb.8", "rank.6")
def ranks_and_orbs_are_both_players_own(patch: Patch) -> None:
    @at_once
    def both(game: Any, ctx: Any, node: Any) -> bool:
        list(handler(game, ctx, replace(node, side="both")))
        return True

    handler = effects.HANDLERS[Adjust]
    patch.setitem(effects.HANDLERS, Adjust, both)


@breaks("rank.6", "rank.4")
def all_ranks_are_one(patch: Patch) -> None:
    @at_once
    def both(game: Any, ctx: Any, node: Any) -> bool:
        for name in ("Camp rank", "Cook rank") if node.name.endswith("rank") else (node.name,):
            list(handler(game, ctx, replace(node, name=name)))
        return True

    handler = effects.HANDLERS[Adjust]
    patch.setitem(effects.HANDLERS, Adjust, both)


@breaks("rank.5", "orb.7")
def ranks_and_orbs_end_with_the_turn(patch: Patch) -> None:
    @at_once
    def effects_end(game: Any) -> None:
        list(whole(game))
        counts = game.state.counts
        game.state.counts = {key: number for key, number in counts.items() if key[1] == "limit"}

    whole = turn.effects_end
    part(patch, "end", whole, effects_end)


@breaks("orb.6")
def an_orb_of_this_turn_stays(patch: Patch) -> None:
    @at_once
    def effects_end(game: Any) -> None:
        orbs = {key: number for key, number in game.state.for_turn.items() if key[1] == "orb"}
        list(whole(game))
        game.state.for_turn = orbs

    whole = turn.effects_end
    part(patch, "end", whole, effects_end)


@breaks("orb.3")
def an_orb_draws_a_card(patch: Patch) -> None:
    @at_once
    def adjust(game: Any, ctx: Any, node: Any) -> bool:
        if node.name == "orb":
            game.move(game.state.zones[ctx.seat, DECK][:1], HAND, "draw")
        list(handler(game, ctx, node))
        return True

    handler = effects.HANDLERS[Adjust]
    patch.setitem(effects.HANDLERS, Adjust, adjust)


@breaks("orb.5", "orb.8")
def an_orb_is_out_from_the_beginning(patch: Patch) -> None:
    def counter(self: Any, player: int, name: str) -> int:
        return 1 if name == "orb" else int(whole(self, player, name))

    whole = Table.counter
    patch.setattr(Table, "counter", counter)


@breaks("rank.4", "rank.6")
def ranks_begin_at_one(patch: Patch) -> None:
    def counter(self: Any, player: int, name: str) -> int:
        return int(whole(self, player, name)) + name.endswith("rank")

    whole = Table.counter
    patch.setattr(Table, "counter", counter)


@breaks("rank.4")
def ranks_begin_at_one_in_a_new_game(patch: Patch) -> None:
    @at_once
    def begin(game: Any) -> None:
        list(whole(game))
        for player in (0, 1):
            game.state.adjust(player, "Camp rank", 1)

    whole = setup.begin
    patch.setattr(Osica, "SETUP", (*setup.SETUP[:-1], begin))


@breaks("orb.5", "orb.4")
def no_orb_is_ever_seen(patch: Patch) -> None:
    def counter(self: Any, player: int, name: str) -> int:
        return 0 if name == "orb" else int(whole(self, player, name))

    whole = Table.counter
    patch.setattr(Table, "counter", counter)


@breaks("rank.4")
def a_rank_grows_by_one(patch: Patch) -> None:
    whole = effects.HANDLERS[Adjust]
    patch.setitem(
        effects.HANDLERS,
        Adjust,
        lambda game, ctx, node: whole(game, ctx, replace(node, add=1) if node.name.endswith("rank") else node),
    )


@breaks("orb.9")
def an_orb_of_this_turn_is_not_seen(patch: Patch) -> None:
    def counters(self: Any, game: Any, player: int) -> dict[str, int]:
        return {**whole(self, game, player), "orb this turn": 0}

    whole = Speech.counters
    patch.setattr(Speech, "counters", counters)


@breaks("rank.7")
def texts_see_the_higher_rank(patch: Patch) -> None:
    def counter(self: Any, player: int, name: str) -> int:
        return max(int(whole(self, each, name)) for each in ((0, 1) if name.endswith("rank") else (player,)))

    whole = Table.counter
    patch.setattr(Table, "counter", counter)


@breaks("rank.5")
def a_rank_that_an_effect_raises_ends_with_the_turn(patch: Patch) -> None:
    whole = effects.HANDLERS[Adjust]
    patch.setitem(
        effects.HANDLERS,
        Adjust,
        lambda game, ctx, node: whole(game, ctx, replace(node, until="turn") if node.name.endswith("rank") else node),
    )


@breaks("orb.6")
def an_orb_of_the_opponent_s_for_this_turn_stays(patch: Patch) -> None:
    @at_once
    def effects_end(game: Any) -> None:
        mine = game.state.turn_player
        theirs = {key: number for key, number in game.state.for_turn.items() if key[0] != mine}
        list(whole(game))
        game.state.for_turn = theirs

    whole = turn.effects_end
    part(patch, "end", whole, effects_end)
