"""Violations of OSICA: cost (cost, gaincost)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...kernel.asks import Ask, Option
from ...kernel.flow import at_once
from ...kernel.table import Zone
from ...patching import Patch
from ...violations import Violations, entry, instead, wrap
from .. import (
    effects,
    keywords,
    state,
    usage,
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


@breaks("A player can pay more cost than required", "cost.d3", "cost.8", "cost.7", "cost.4")
def _(patch: Patch) -> None:
    def pay(game: Any, player: int, count: int) -> Any:
        there = game.state.zones[player, COST]
        if len(there) < count:
            return False
        options = tuple(Option("card", (card,)) for card in there)
        picks = yield Ask(player, "choose", options, count, len(there))
        game.move([each.args[0] for each in picks], DROP, "pay")
        return True

    patch.setattr(usage, "pay", pay)


@breaks("Cost that is missing is paid with cards from the top of the deck", "cost.1")
def _(patch: Patch) -> None:
    @at_once
    def pay(game: Any, player: int, count: int) -> bool:
        there = (*game.state.zones[player, COST], *game.state.zones[player, DECK])
        game.move(there[:count], DROP, "pay")
        return len(there) >= count

    patch.setattr(usage, "pay", pay)


@breaks(
    "Every payment takes the top cards of the cost area, and the player chooses nothing", "cost.8", "cost.4", "cost.d3"
)
def _(patch: Patch) -> None:
    @at_once
    def pay(game: Any, player: int, count: int) -> bool:
        there = game.state.zones[player, COST]
        game.move(there[:count], DROP, "pay")
        return len(there) >= count

    patch.setattr(usage, "pay", pay)


breaks("Players cannot see the cards in their own cost area", "cost.3", "cost.6")(
    entry(state.ZONES, COST, Zone(False, False))
)
breaks("Both players can see the cards in each cost area", "cost.2", "cost.3", "cost.5", "gaincost.1")(
    entry(state.ZONES, COST, Zone(True, True))
)


@breaks("Gaining cost stops at ten cards in the cost area", "cost.d1")
@instead(effects.HANDLERS["gain-cost"])
@at_once
def _(whole: Any, game: Any, ctx: Any, node: Any) -> bool:
    room = 10 - len(game.state.zones[ctx.seat, COST])
    game.move(game.state.zones[ctx.seat, DECK][: max(0, min(room, node.amount))], COST, "gain-cost")
    return True


@breaks(
    "A player whose deck has too few cards for a gain of cost gains none at all",
    "cost.5",
    "gaincost.1",
    "win.2",
    "win.d4",
)
@instead(effects.HANDLERS["gain-cost"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    if len(game.state.zones[ctx.seat, DECK]) < node.amount:
        return False
    return (yield from whole(game, ctx, node))


@breaks("Cards that a player gains as cost stay hidden from that player", "cost.6")
def _(patch: Patch) -> None:
    def arriving(self: Any, old: Any, event: Any, now: int) -> Any:
        return replace(whole(self, old, event, now), face_down=event.cause == "gain-cost" or event.face_down)

    def can_see(self: Any, player: int, card: int) -> bool:
        record = self.cards[card]
        return not (record.zone == COST and record.face_down) and bool(sees(self, player, card))

    whole, sees = Table.arriving, Table.can_see
    patch.setattr(Table, "arriving", arriving)
    patch.setattr(Table, "can_see", can_see)


breaks("Every text that costs nothing costs one instead", "cost.d3")(
    wrap(Osica.cost_of, lambda whole, self, held: whole(self, held) or keywords.pays(1))
)


@breaks("Turning the oshi face up takes the top cards of the cost area, and the player chooses nothing", "cost.8")
@instead(usage.pay)
@at_once
def _(whole: Any, game: Any, player: int, count: int) -> bool:
    game.move(game.state.zones[player, COST][:count], DROP, "pay")
    return True


@breaks("Paid cost goes to the hand instead of the drop area", "cost.7", "drop.1", "cost.8")
@instead(Running.move)
def _(whole: Any, self: Any, moved: Any, to: str, cause: str) -> None:
    whole(self, moved, HAND if cause == "pay" else to, cause)


@breaks("Cost is gained from the bottom of the deck instead of the top", "gaincost.1", "cost.5")
@instead(Running.going)
def _(whole: Any, self: Any, events: Any) -> Any:
    found = whole(self, events)
    if found and found[0].cause == "gain-cost":
        lowest = self.state.zones[found[0].player, DECK][-len(found) :]
        found = [replace(event, card=card) for event, card in zip(found, lowest, strict=True)]
    return found
