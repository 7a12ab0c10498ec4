"""Violations of OSICA: cost (cost, gaincost)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...kernel.asks import Ask, Option
from ...kernel.flow import at_once
from ...kernel.table import Zone
from ...violations import Patch, Violations
from .. import (
    effects,
    keywords,
    main_phase,
    state,
)
from ..game import Osica
from ..running import Running
from ..state import Table
from ..words import (
    COST,
    DECK,
    DROP,
    HAND,
)

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("cost.d3", "cost.8", "cost.7", "cost.4")
def cost_can_be_overpaid(patch: Patch) -> None:
    def pay(game: Any, player: int, count: int) -> Any:
        there = game.state.zones[player, COST]
        if len(there) < count:
            return False
        options = tuple(Option("card", (card,)) for card in there)
        picks = yield Ask(player, "choose", options, count, len(there))
        game.move([each.args[0] for each in picks], DROP, "pay")
        return True

    for home in (main_phase, effects):
        patch.setattr(home, "pay", pay)


@breaks("cost.1")
def cost_is_paid_from_the_deck_too(patch: Patch) -> None:
    @at_once
    def pay(game: Any, player: int, count: int) -> bool:
        there = (*game.state.zones[player, COST], *game.state.zones[player, DECK])
        game.move(there[:count], DROP, "pay")
        return len(there) >= count

    for home in (main_phase, effects):
        patch.setattr(home, "pay", pay)


@breaks("cost.8", "cost.4", "cost.d3")
def cost_is_paid_from_the_top(patch: Patch) -> None:
    @at_once
    def pay(game: Any, player: int, count: int) -> bool:
        there = game.state.zones[player, COST]
        game.move(there[:count], DROP, "pay")
        return len(there) >= count

    for home in (main_phase, effects):
        patch.setattr(home, "pay", pay)


@breaks("cost.3", "cost.6")
def cost_is_not_seen_by_its_player(patch: Patch) -> None:
    patch.setitem(state.ZONES, COST, Zone(False, False))


@breaks("cost.2", "cost.3", "cost.5", "gaincost.1")
def cost_is_seen_by_both(patch: Patch) -> None:
    patch.setitem(state.ZONES, COST, Zone(True, True))


@breaks("cost.d1")
def ten_cost_are_the_most(patch: Patch) -> None:
    @at_once
    def gain_cost(game: Any, ctx: Any, node: Any) -> bool:
        room = 10 - len(game.state.zones[ctx.seat, COST])
        game.move(game.state.zones[ctx.seat, DECK][: max(0, min(room, node.amount))], COST, "gain-cost")
        return True

    patch.setitem(effects.HANDLERS, "gain-cost", gain_cost)


@breaks("cost.5", "gaincost.1", "win.2", "win.d4")
def too_little_cost_is_not_gained_at_all(patch: Patch) -> None:
    def gain_cost(game: Any, ctx: Any, node: Any) -> Any:
        if len(game.state.zones[ctx.seat, DECK]) < node.amount:
            return False
        return (yield from whole(game, ctx, node))

    whole = effects.HANDLERS["gain-cost"]
    patch.setitem(effects.HANDLERS, "gain-cost", gain_cost)


@breaks("cost.6")
def who_gains_cost_does_not_see_it(patch: Patch) -> None:
    def arriving(self: Any, old: Any, event: Any, now: int) -> Any:
        return replace(whole(self, old, event, now), face_down=event.cause == "gain-cost" or event.face_down)

    def can_see(self: Any, player: int, card: int) -> bool:
        record = self.cards[card]
        return not (record.zone == COST and record.face_down) and bool(sees(self, player, card))

    whole, sees = Table.arriving, Table.can_see
    patch.setattr(Table, "arriving", arriving)
    patch.setattr(Table, "can_see", can_see)


@breaks("cost.d3")
def at_least_one_cost_is_paid(patch: Patch) -> None:
    def cost_of(self: Any, held: Any) -> Any:
        return whole(self, held) or keywords.pays(1)

    whole = Osica.cost_of
    patch.setattr(Osica, "cost_of", cost_of)


@breaks("cost.8")
def the_oshi_is_turned_up_for_the_top_cost(patch: Patch) -> None:
    @at_once
    def pay(game: Any, player: int, count: int) -> bool:
        game.move(game.state.zones[player, COST][:count], DROP, "pay")
        return True

    patch.setattr(main_phase, "pay", pay)


@breaks("cost.7", "drop.1", "cost.8")
def what_is_paid_goes_to_the_hand(patch: Patch) -> None:
    def move(self: Any, moved: Any, to: str, cause: str) -> None:
        whole(self, moved, HAND if cause == "pay" else to, cause)

    whole = Running.move
    patch.setattr(Running, "move", move)


@breaks("gaincost.1", "cost.5")
def cost_is_gained_from_below(patch: Patch) -> None:
    def going(self: Any, events: Any) -> Any:
        found = whole(self, events)
        if found and found[0].cause == "gain-cost":
            lowest = self.state.zones[found[0].player, DECK][-len(found) :]
            found = [replace(event, card=card) for event, card in zip(found, lowest, strict=True)]
        return found

    whole = Running.going
    patch.setattr(Running, "going", going)
