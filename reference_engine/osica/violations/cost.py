"""Violations of OSICA: cost (cost, gaincost)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ...kernel import commit
from ...kernel.board_state import ZoneRules
from ...kernel.card_choices import choose_cards
from ...kernel.decisions import EngineAsk, EngineOption
from ...kernel.events import EngineEvent
from ...kernel.game_loop import without_asks
from ...patching import Patch
from ...violations import Change, Violations, combine_changes, set_entry, wrap_function, wrapper_of
from .. import (
    effects,
    keywords,
    state,
    text_usage,
)
from .. import game as games
from ..game import Osica
from ..lexicon import (
    BOARD,
    COST,
    DECK,
    DROP,
    HAND,
)
from ..rules_context import RulesContext
from ..state import GameState

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


@breaks("A player can pay more cost than required", "cost.d3", "cost.8", "cost.7", "cost.4")
def _(patch: Patch) -> None:
    def pay_otherwise(game: Any, player: int, count: int) -> Any:
        there = game.state.zones[player, COST]
        if len(there) < count:
            return False
        options = tuple(EngineOption("card", (card,)) for card in there)
        picks = yield EngineAsk(player, "choose", options, count, len(there))
        game.move_to_zone([each.args[0] for each in picks], DROP, "pay")
        return True

    patch.setattr(text_usage, "pay_cost_cards", pay_otherwise)


@breaks("Cost that is missing is paid with cards from the top of the deck", "cost.1")
def _(patch: Patch) -> None:
    @without_asks
    def pay_otherwise(game: Any, player: int, count: int) -> bool:
        there = (*game.state.zones[player, COST], *game.state.zones[player, DECK])
        game.move_to_zone(there[:count], DROP, "pay")
        return len(there) >= count

    patch.setattr(text_usage, "pay_cost_cards", pay_otherwise)


@breaks(
    "Every payment takes the top cards of the cost area, and the player chooses nothing", "cost.8", "cost.4", "cost.d3"
)
def _(patch: Patch) -> None:
    @without_asks
    def pay_otherwise(game: Any, player: int, count: int) -> bool:
        there = game.state.zones[player, COST]
        game.move_to_zone(there[:count], DROP, "pay")
        return len(there) >= count

    patch.setattr(text_usage, "pay_cost_cards", pay_otherwise)


breaks("Players cannot see the cards in their own cost area", "cost.3", "cost.6")(
    set_entry(state.ZONES, COST, ZoneRules(False, False))
)
breaks("Both players can see the cards in each cost area", "cost.2", "cost.3", "cost.5", "gaincost.1")(
    set_entry(state.ZONES, COST, ZoneRules(True, True))
)


@breaks("Gaining cost stops at ten cards in the cost area", "cost.d1")
@wrapper_of(effects.HANDLERS["gain-cost"])
@without_asks
def _(whole: Any, game: Any, ctx: Any, node: Any) -> bool:
    room = 10 - len(game.state.zones[ctx.seat, COST])
    game.move_to_zone(game.state.zones[ctx.seat, DECK][: max(0, min(room, node.amount))], COST, "gain-cost")
    return True


@breaks(
    "A player whose deck has too few cards for a gain of cost gains none at all",
    "cost.5",
    "gaincost.1",
    "win.2",
    "win.d4",
)
@wrapper_of(effects.HANDLERS["gain-cost"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    if len(game.state.zones[ctx.seat, DECK]) < node.amount:
        return False
    return (yield from whole(game, ctx, node))


@breaks("Cards that a player gains as cost stay hidden from that player", "cost.6")
def _(patch: Patch) -> None:
    def record_hidden(self: Any, old: Any, event: Any, now: int) -> Any:
        return replace(whole(self, old, event, now), face_down=event.cause == "gain-cost" or event.face_down)

    def can_see_unhidden(self: Any, player: int, card: int) -> bool:
        record = self.cards[card]
        return not (record.zone == COST and record.face_down) and bool(sees(self, player, card))

    whole, sees = GameState.new_card_state_on_move, GameState.can_see
    patch.setattr(GameState, "new_card_state_on_move", record_hidden)
    patch.setattr(GameState, "can_see", can_see_unhidden)


breaks("Every text that costs nothing costs one instead", "cost.d3", spread="most scenarios use a text without a cost")(
    wrap_function(Osica.cost_of, lambda whole, self, held: whole(self, held) or keywords.cost_instructions(1))
)


@breaks("Turning the oshi face up takes the top cards of the cost area, and the player chooses nothing", "cost.8")
@wrapper_of(text_usage.pay_cost_cards)
@without_asks
def _(whole: Any, game: Any, player: int, count: int) -> bool:
    game.move_to_zone(game.state.zones[player, COST][:count], DROP, "pay")
    return True


@breaks("Paid cost goes to the hand instead of the drop area", "cost.7", "drop.1", "cost.8")
@wrapper_of(RulesContext.move_to_zone)
def _(whole: Any, self: Any, moved: Any, to: str, cause: str) -> None:
    whole(self, moved, HAND if cause == "pay" else to, cause)


@breaks(
    "Cost is gained from the bottom of the deck instead of the top",
    "gaincost.1",
    "cost.5",
    spread="both scenarios of simultaneous processing gain cost",
)
@wrapper_of(RulesContext.apply_leaving_rules)
def _(whole: Any, self: Any, events: Any) -> Any:
    found = whole(self, events)
    if found and found[0].cause == "gain-cost":
        lowest = self.state.zones[found[0].player, DECK][-len(found) :]
        found = [replace(event, card=card) for event, card in zip(found, lowest, strict=True)]
    return found


@breaks("Cost is paid in the order in which it was gained, the oldest first", "cost.4", "cost.8", "cost.d3")
@wrapper_of(text_usage.pay_cost_cards)
@without_asks
def _(whole: Any, game: Any, player: int, count: int) -> bool:
    there = game.state.zones[player, COST]
    if len(there) < count:
        return False
    game.move_to_zone(there[len(there) - count :], DROP, "pay")
    return True


@breaks("Paid cost lies face down in the drop area, where only its own player can look at it", "drop.1")
def _(patch: Patch) -> None:
    def record_face_down(self: Any, old: Any, event: Any, now: int) -> Any:
        return replace(whole(self, old, event, now), face_down=event.cause == "pay" or event.face_down)

    def can_see_face_up(self: Any, player: int, card: int) -> bool:
        record = self.cards[card]
        is_hidden = record.zone == DROP and record.face_down and player != record.seat
        return not is_hidden and bool(sees(self, player, card))

    whole, sees = GameState.new_card_state_on_move, GameState.can_see
    patch.setattr(GameState, "new_card_state_on_move", record_face_down)
    patch.setattr(GameState, "can_see", can_see_face_up)


# --- cost in single situations ------------------------------------------------------------------------


def show_new_cost(meant: Callable[[Any], bool]) -> Change:
    """Show both players the cards that come to a cost area by a move for which ``meant(event)`` holds."""

    def commit_shown(whole: Any, game: Any, events: Any) -> Any:
        done = whole(game, events)
        for event in done:
            if event.kind == "move" and event.to == COST and meant(event):
                game.state.show_cards(1 - event.player, (event.card,))
        return done

    def finish_shown(whole: Any, self: Any, ctx: Any, card: int, held: Any) -> None:
        shown = self.state.shown
        whole(self, ctx, card, held)
        self.state.shown = frozenset(each for each in shown if self.state.cards[each[1]].zone == COST)

    return combine_changes(
        wrap_function(commit.commit_events, commit_shown), wrap_function(games.Osica.finish_resolution, finish_shown)
    )


breaks("The opponent sees cards that a player gains as cost", "cost.2")(
    show_new_cost(lambda event: event.cause == "gain-cost")
)
breaks("The opponent sees cards of the board that become cost", "cost.2")(
    show_new_cost(lambda event: event.frm in BOARD)
)
breaks("The opponent sees yelled and stolen cards that become cost", "cost.2")(
    show_new_cost(lambda event: event.cause in ("yell", "steal"))
)


def pay_under_deck(meant: Callable[[Any, int], bool]) -> Change:
    """Put paid cost under the deck where ``meant(game, player)`` holds."""

    def pay_cost_cards(whole: Any, game: Any, player: int, count: int) -> Any:
        there = [*game.state.zones[player, COST]]
        if not meant(game, player) or len(there) < count:
            return (yield from whole(game, player, count))
        paid = yield from choose_cards(game, player, there, count, count)
        moves = [EngineEvent("move", card, player, to=DECK, cause="pay", bottom=True) for card in paid]
        commit.commit_events(game, moves)
        return True

    return wrap_function(text_usage.pay_cost_cards, pay_cost_cards)


breaks("Cost that is paid outside the event phase goes under the deck", "cost.7")(
    pay_under_deck(lambda game, player: game.step != "event")
)
breaks("Cost that the opponent of the turn player pays goes under the deck", "cost.7")(
    pay_under_deck(lambda game, player: player != game.state.turn_player)
)
