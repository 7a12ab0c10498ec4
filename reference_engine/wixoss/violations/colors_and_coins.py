"""Violations of WIXOSS: colours, costs, Ener, exceed, coins and bets."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from ....adapters.card_text_tree import Move, TurnCards
from ...kernel import card_choices
from ...kernel.commit import commit_events
from ...kernel.decisions import NO, YES, EngineAsk
from ...kernel.events import EngineEvent
from ...violations import Change, Violations, change_results, replace_globals, set_constant, wrap_function, wrapper_of
from .. import ener_costs, rulebook_map, state
from ..cards import CardDefinition
from ..lexicon import COINS, COLORLESS, COLORS, ENER, HAND, TRASH
from .helpers import replace_applying

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation

# --- colours ------------------------------------------------------------------------------------------


def print_in_colors(whose: Any, colors: tuple[str, ...]) -> Change:
    """Print cards of some kind in other colours."""

    def init_with_colors(whole: Any, self: Any, key: str, ordinal: int, card: Any) -> None:
        whole(self, key, ordinal, card)
        if whose(self):
            self.info = replace(self.info, colors=frozenset(colors))

    return wrap_function(CardDefinition.__init__, init_with_colors)


breaks("Colourless cards are white", "color.1", "colorless.1")(
    print_in_colors(lambda face: not face.info.colors, ("white",))
)
breaks("Cards that are only black count as colourless", "color.1")(
    print_in_colors(lambda face: face.info.colors == {"black"}, ())
)


breaks("Any Ener can pay for a coloured cost", "colorless.4", "cost.3")(
    wrap_function(ener_costs.can_pay_symbol, lambda whole, game, card, symbol: True)
)


@breaks("A colourless cost can be paid only with colourless Ener", "colorless.3")
@wrapper_of(ener_costs.can_pay_symbol)
def _(whole: Any, game: Any, card: int, symbol: str) -> bool:
    return not game.characteristics_of(card).colors if symbol == "colorless" else bool(whole(game, card, symbol))


@breaks("Paying two or more colourless Ener requires all of the player's Ener to have the same colours", "colorless.3")
@partial(change_results, ener_costs.covers_cost)
def _(found: bool, game: Any, ener: Any, symbols: Any) -> bool:
    return found and (symbols.count(COLORLESS) < 2 or len({game.characteristics_of(card).colors for card in ener}) == 1)


@breaks(
    "Multi Ener and Convert do nothing, and Ener pays only for its own colours",
    "multi-ener.1",
    "multi-ener.2",
    "convert.2",
)
@wrapper_of(ener_costs.can_pay_symbol)
def _(whole: Any, game: Any, card: int, symbol: str) -> bool:
    return symbol == "colorless" or symbol in game.characteristics_of(card).colors


breaks("A card with Multi Ener is of all five colours in every zone", "multi-ener.1")(
    print_in_colors(lambda face: face.printed_keyword("multi-ener") is not None, COLORS)
)
breaks("Every card in the Ener zone pays for any colour, as if it had Multi Ener", "multi-ener.2", "colorless.4")(
    wrap_function(ener_costs.can_pay_symbol, lambda whole, game, card, symbol: True)
)


@breaks("Cards with Multi Ener do not count when a grow cost is checked", "multi-ener.2", "grow-cost.1")
@wrapper_of(ener_costs.can_pay)
def _(whole: Any, game: Any, player: int, symbols: Any) -> bool:
    there = [
        card for card in game.state.zones[player, ENER] if not game.state.cards[card].face.printed_keyword("multi-ener")
    ]
    return ener_costs.covers_cost(game, there, symbols)


# --- costs and the Ener zone --------------------------------------------------------------------------


@breaks("Ener that pays a cost returns from the trash to the Ener zone at once", "cost.2", "spell.3", "act-ability.1")
@wrapper_of(ener_costs.pay_ener)
def _(whole: Any, game: Any, player: int, symbols: Any) -> Any:
    ener = list(game.state.zones[player, ENER])
    yield from whole(game, player, symbols)
    game.move_cards([card for card in ener if game.state.cards[card].zone == TRASH], ENER, "cost")
    return True


@breaks("Cards in the trash and the hand count as Ener when a cost is checked", "ener-zone.2")
@wrapper_of(ener_costs.can_pay)
def _(whole: Any, game: Any, player: int, symbols: Any) -> bool:
    there = (*game.state.zones[player, ENER], *game.state.zones[player, TRASH], *game.state.zones[player, HAND])
    return ener_costs.covers_cost(game, there, symbols)


@breaks("A cost has to be affordable, but no Ener is taken for it", "ener-zone.2")
@wrapper_of(ener_costs.pay_ener)
def _(whole: Any, game: Any, player: int, symbols: Any) -> Any:
    yield from ()
    return True


@breaks("The first fitting cards of the Ener zone pay a cost, without the player choosing", "ener-zone.4")
@wrapper_of(card_choices.choose_cards)
def _(whole: Any, game: Any, player: int, able: Any, least: int, most: int) -> Any:
    yield from ()
    return list(able[:least])


@breaks("Ener Charge does nothing for a player with ten or more cards in the Ener zone", "ener-zone.5")
@wrapper_of(rulebook_map.HANDLERS["ener-charge"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    if len(game.state.zones[ctx.seat, ENER]) >= 10:
        return False
    return (yield from whole(game, ctx, node))


@breaks("A card that would go to an Ener zone of ten cards goes to the trash", "ener-zone.5")
@partial(replace_applying, "move")
def _(whole: Any, state: Any, event: EngineEvent) -> None:
    is_full = event.to == ENER and len(state.zones[event.player, ENER]) >= 10
    whole(state, replace(event, to=TRASH) if is_full else event)


@breaks("After each Ener Charge, the last card of the Ener zone goes to the trash", "ener-charge.2", "acce.5", "mode.3")
@wrapper_of(rulebook_map.HANDLERS["ener-charge"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    found = yield from whole(game, ctx, node)
    game.move_cards(game.state.zones[ctx.seat, ENER][-1:], TRASH, "effect")
    return found


# --- exceed, coins and bets ---------------------------------------------------------------------------


breaks("Exceed can also be paid with the assist LRIGs themselves", "exceed.2")(
    change_results(
        state.GameState.cards_beneath_lrigs, lambda found, table, player: (*found, *table.assist_lrigs(player))
    )
)
breaks("Cards that pay for exceed go to the trash instead of the LRIG trash", "exceed.2")(
    replace_globals(ener_costs._exceed, LRIG_TRASH=TRASH)
)
breaks("Exceed can be paid only with cards under the center LRIG", "exceed.3")(
    wrap_function(
        state.GameState.cards_beneath_lrigs, lambda whole, self, player: self.cards[self.center_lrig(player)].under
    )
)


@breaks("Exceed can also be paid with cards under SIGNI", "exceed.2")
@wrapper_of(state.GameState.cards_beneath_lrigs)
def _(whole: Any, self: Any, player: int) -> tuple[int, ...]:
    under = (each for card in self.field_signi(player) for each in self.cards[card].under)
    return (*whole(self, player), *under)


@breaks("Exceed of any number takes only one card, though enough have to be there", "exceed.2")
@wrapper_of(rulebook_map.HANDLERS["exceed"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    is_enough = len(game.state.cards_beneath_lrigs(ctx.seat)) >= node.amount
    return (yield from whole(game, ctx, replace(node, amount=1))) and is_enough


@breaks("Exceed cannot be paid with cards under the right assist LRIG", "exceed.3")
@wrapper_of(state.GameState.cards_beneath_lrigs)
def _(whole: Any, self: Any, player: int) -> tuple[int, ...]:
    return tuple(card for lrig in self.field_lrigs(player)[:2] for card in self.cards[lrig].under)


breaks("A player can have up to nine coins", "coin.5")(set_constant(state, "MOST_COINS", 9))
breaks("A player can have at most four coins", "coin.5")(set_constant(state, "MOST_COINS", 4))
breaks("Effects that give coins or change other counters of a player do nothing", "coin.1")(
    wrap_function(ener_costs.change_counter, lambda whole, game, player, name, by: None)
)


@breaks("A player who has the coins for Bet has to pay them", "bet.1")
@wrapper_of(ener_costs.offer_bet)
def _(whole: Any, game: Any, player: int, card: int) -> Any:
    bet = game.state.cards[card].face.printed_keyword("bet")
    number = sum(int(each.value) for each in bet.values) if bet else 0
    if not number or game.state.player_counter(player, COINS) < number:
        return False
    ener_costs.change_counter(game, player, COINS, -number)
    yield from ()
    return True


@breaks("A player can bet only if at least one coin is left afterwards", "bet.1")
@wrapper_of(ener_costs.offer_bet)
def _(whole: Any, game: Any, player: int, card: int) -> Any:
    bet = game.state.cards[card].face.printed_keyword("bet")
    if bet is not None and game.state.player_counter(player, COINS) <= sum(int(each.value) for each in bet.values):
        return False
    return (yield from whole(game, player, card))


@breaks("A player who bets does not lose the coins", "bet.1")
@wrapper_of(ener_costs.offer_bet)
def _(whole: Any, game: Any, player: int, card: int) -> Any:
    bet = game.state.cards[card].face.printed_keyword("bet")
    number = sum(int(each.value) for each in bet.values) if bet else 0
    if not number or game.state.player_counter(player, COINS) < number:
        return False
    (answer,) = yield EngineAsk(player, "optional", (YES, NO), about="Bet")
    return bool(answer == YES)


@breaks("A player with too few coins for Bet loses them all, unasked, and has bet", "bet.1")
@wrapper_of(ener_costs.offer_bet)
def _(whole: Any, game: Any, player: int, card: int) -> Any:
    there = game.state.player_counter(player, COINS)
    bet = game.state.cards[card].face.printed_keyword("bet")
    if bet is not None and 0 < there < sum(int(each.value) for each in bet.values):
        ener_costs.change_counter(game, player, COINS, -there)
        return True
    return (yield from whole(game, player, card))


# --- costs that cannot be paid in full ----------------------------------------------------------------


def count_as_done(instruction: Any, is_counted: Callable[[Any], bool] = lambda node: True) -> Change:
    """Let instructions of a kind, or some of them, always count as carried out in full."""

    def do_and_count(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
        done = yield from whole(game, ctx, node)
        return done or is_counted(node)

    return wrap_function(rulebook_map.HANDLERS[instruction], do_and_count)


breaks("A cost of banishing SIGNI counts as paid though there is none", "cost.2")(count_as_done("banish"))
breaks("A cost of blooming a Seed counts as paid though it stays face down", "cost.2", "bloom.2")(
    count_as_done("bloom")
)
breaks("A cost of coins counts as paid by a player with too few", "cost.2")(count_as_done("coins"))
breaks("A cost of Ener Charge counts as paid though the deck has too few cards", "cost.2")(count_as_done("ener-charge"))
breaks("A cost of crystal armament counts as paid though no SIGNI is found", "cost.2")(count_as_done("crystal-arm"))
breaks("A cost of turning a SIGNI face down counts as paid though there is none", "cost.2")(count_as_done(TurnCards))
breaks("A cost of putting a SIGNI onto the field counts as paid though no zone is free", "cost.2")(
    count_as_done(Move, lambda node: node.to == "field")
)
breaks("A cost of returning SIGNI to hand counts as paid though there are too few", "cost.2")(
    count_as_done(Move, lambda node: node.to == HAND)
)
breaks("Any Ener of a colour can pay for it, even if the rest of the cost cannot be paid then", "cost.2")(
    replace_globals(ener_costs.pay_ener, covers_cost=lambda game, ener, symbols: True)
)

# --- coins that are gained ----------------------------------------------------------------------------


breaks("Gaining a coin triggers no ability", "coin.1", "coin.5")(
    replace_globals(ener_costs.change_counter, commit_events=lambda game, events: None)
)


def count_as_coin_when(other: Callable[[Any, int, str, int], bool]) -> Change:
    """Trigger abilities about gaining coins by further changes of counters: ``other(game, player, name, by)``."""

    def change_and_trigger(whole: Any, game: Any, player: int, name: str, by: int) -> None:
        is_coin = other(game, player, name, by)
        whole(game, player, name, by)
        if is_coin:
            commit_events(game, (EngineEvent("adjusted", player=player, to=name, amount=1, cause=COINS),))

    return wrap_function(ener_costs.change_counter, change_and_trigger)


breaks("Paying a coin triggers abilities about gaining one", "coin.1")(
    count_as_coin_when(lambda game, player, name, by: name == COINS and by < 0)
)
breaks("Gaining a barrier triggers abilities about gaining a coin", "coin.1")(
    count_as_coin_when(lambda game, player, name, by: name != COINS and by > 0)
)
breaks("A coin beyond five triggers abilities about gaining one", "coin.5")(
    count_as_coin_when(
        lambda game, player, name, by: name == COINS and game.state.player_counter(player, name) == state.MOST_COINS
    )
)


@breaks("A player with coins may bet on any arts", "bet.1")
@wrapper_of(ener_costs.offer_bet)
def _(whole: Any, game: Any, player: int, card: int) -> Any:
    if game.state.cards[card].face.printed_keyword("bet") or not game.state.player_counter(player, COINS):
        return (yield from whole(game, player, card))
    (answer,) = yield EngineAsk(player, "optional", (YES, NO), about="Bet")
    return bool(answer == YES)


@breaks("Texts find no card by having no colour", "color.1")
@wrapper_of(state.GameState._is_one)
def _(whole: Any, self: Any, info: Any, fact: Any) -> bool:
    return bool(whole(self, info, fact)) and COLORLESS not in fact.values


breaks("Colourless can be chosen where a text lets its player choose a colour", "colorless.5")(
    replace_globals(rulebook_map.HANDLERS["color"], COLORS=(*COLORS, COLORLESS))
)
