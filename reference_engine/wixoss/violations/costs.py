"""Violations of WIXOSS: colours, costs, Ener, exceed, coins and bets."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...kernel.asks import NO, YES, Ask
from ...kernel.events import Event
from ...violations import Patch, Violations, results
from .. import costs, effects, lrigs, state, usage
from ..cards import Face
from ..words import COLORLESS, COLORS, ENER, HAND, TRASH
from .ways import applies, handler

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# --- colours ------------------------------------------------------------------------------------------


@breaks("color.1", "colorless.1")
def a_colourless_card_is_white(patch: Patch) -> None:
    colored(patch, lambda face: not face.info.colors, ("white",))


@breaks("color.1")
def black_is_no_colour(patch: Patch) -> None:
    colored(patch, lambda face: face.info.colors == {"black"}, ())


def colored(patch: Patch, whose: Any, colors: tuple[str, ...]) -> None:
    """Cards of some kind are printed in other colours."""

    def init(self: Any, key: str, ordinal: int, card: Any) -> None:
        whole(self, key, ordinal, card)
        if whose(self):
            self.info = replace(self.info, colors=frozenset(colors))

    whole = Face.__init__
    patch.setattr(Face, "__init__", init)


@breaks("colorless.4", "cost.3")
def any_ener_pays_for_a_colour(patch: Patch) -> None:
    patch.setattr(costs, "pays_for", lambda game, card, symbol: True)


@breaks("colorless.3")
def only_colorless_ener_pays_for_colorless(patch: Patch) -> None:
    def pays_for(game: Any, card: int, symbol: str) -> bool:
        return not game.info(card).colors if symbol == "colorless" else bool(whole(game, card, symbol))

    whole = costs.pays_for
    patch.setattr(costs, "pays_for", pays_for)


@breaks("colorless.3")
def colorless_is_paid_with_ener_of_one_colour(patch: Patch) -> None:
    def covers(found: bool, game: Any, ener: Any, symbols: Any) -> bool:
        return found and (symbols.count(COLORLESS) < 2 or len({game.info(card).colors for card in ener}) == 1)

    results(patch, costs, "covers", covers)


@breaks("multi-ener.1", "multi-ener.2")
def multi_ener_is_as_any_other(patch: Patch) -> None:
    def pays_for(game: Any, card: int, symbol: str) -> bool:
        return symbol == "colorless" or symbol in game.info(card).colors

    patch.setattr(costs, "pays_for", pays_for)


@breaks("multi-ener.1")
def a_card_with_multi_ener_is_of_all_colours_everywhere(patch: Patch) -> None:
    colored(patch, lambda face: face.special("multi-ener") is not None, COLORS)


@breaks("multi-ener.2", "colorless.4")
def any_ener_pays_for_any_colour(patch: Patch) -> None:
    patch.setattr(costs, "pays_for", lambda game, card, symbol: True)


@breaks("multi-ener.2", "grow-cost.1")
def multi_ener_does_not_pay_for_growing(patch: Patch) -> None:
    def can_pay(game: Any, player: int, symbols: Any) -> bool:
        there = [
            card for card in game.state.zones[player, ENER] if not game.state.cards[card].face.special("multi-ener")
        ]
        return costs.covers(game, there, symbols)

    patch.setattr(lrigs, "can_pay", can_pay)


# --- costs and the Ener zone --------------------------------------------------------------------------


@breaks("cost.2", "spell.3", "act-ability.1")
def ener_that_pays_stays(patch: Patch) -> None:
    def pay(game: Any, player: int, symbols: Any) -> Any:
        ener = list(game.state.zones[player, ENER])
        yield from whole(game, player, symbols)
        game.move([card for card in ener if game.state.cards[card].zone == TRASH], ENER, "cost")
        return True

    whole = costs.pay
    patch.setattr(costs, "pay", pay)
    patch.setattr(lrigs, "pay", pay)


@breaks("ener-zone.2")
def costs_are_paid_from_the_trash_too(patch: Patch) -> None:
    def can_pay(game: Any, player: int, symbols: Any) -> bool:
        there = (*game.state.zones[player, ENER], *game.state.zones[player, TRASH], *game.state.zones[player, HAND])
        return costs.covers(game, there, symbols)

    patch.setattr(costs, "can_pay", can_pay)
    patch.setattr(usage, "can_pay", can_pay)
    patch.setattr(lrigs, "can_pay", can_pay)


@breaks("ener-zone.2")
def costs_are_shown_and_not_paid(patch: Patch) -> None:
    def pay(game: Any, player: int, symbols: Any) -> Any:
        yield from ()
        return True

    patch.setattr(costs, "pay", pay)
    patch.setattr(lrigs, "pay", pay)


@breaks("ener-zone.4")
def ener_is_paid_in_its_order(patch: Patch) -> None:
    def chosen(game: Any, player: int, able: Any, least: int, most: int) -> Any:
        yield from ()
        return list(able[:least])

    patch.setattr(costs, "choose", chosen)


@breaks("ener-zone.5")
def the_ener_zone_holds_ten(patch: Patch) -> None:
    def charged(whole: Any) -> Any:
        def done(game: Any, ctx: Any, node: Any) -> Any:
            if len(game.state.zones[ctx.seat, ENER]) >= 10:
                return False
            return (yield from whole(game, ctx, node))

        return done

    handler(patch, "ener-charge", charged)


@breaks("ener-zone.5")
def the_ener_zone_holds_ten_cards(patch: Patch) -> None:
    def moved(whole: Any, state: Any, event: Event) -> None:
        is_full = event.to == ENER and len(state.zones[event.player, ENER]) >= 10
        whole(state, replace(event, to=TRASH) if is_full else event)

    applies(patch, "move", moved)


@breaks("ener-charge.2")
def ener_charge_is_one_less(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def done(game: Any, ctx: Any, node: Any) -> Any:
            found = yield from whole(game, ctx, node)
            game.move(game.state.zones[ctx.seat, ENER][-1:], TRASH, "effect")
            return found

        return done

    handler(patch, "ener-charge", made)


# --- exceed, coins and bets ---------------------------------------------------------------------------


@breaks("exceed.2")
def exceed_takes_the_lrig_itself(patch: Patch) -> None:
    results(patch, state.Table, "beneath_lrigs", lambda found, table, player: (*found, *table.assists(player)))


@breaks("exceed.2")
def what_is_exceeded_goes_to_the_trash(patch: Patch) -> None:
    patch.setattr(costs, "LRIG_TRASH", TRASH)


@breaks("exceed.3")
def exceed_takes_what_lies_under_the_center_alone(patch: Patch) -> None:
    patch.setattr(state.Table, "beneath_lrigs", lambda self, player: self.cards[self.center(player)].under)


@breaks("exceed.2")
def exceed_takes_what_lies_under_signi_too(patch: Patch) -> None:
    def beneath(self: Any, player: int) -> tuple[int, ...]:
        under = (each for card in self.signi(player) for each in self.cards[card].under)
        return (*whole(self, player), *under)

    whole = state.Table.beneath_lrigs
    patch.setattr(state.Table, "beneath_lrigs", beneath)


@breaks("exceed.2")
def one_card_is_exceeded(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def done(game: Any, ctx: Any, node: Any) -> Any:
            is_enough = len(game.state.beneath_lrigs(ctx.seat)) >= node.amount
            return (yield from whole(game, ctx, replace(node, amount=1))) and is_enough

        return done

    handler(patch, "exceed", made)


@breaks("exceed.3")
def exceed_takes_nothing_from_under_the_right_assist_lrig(patch: Patch) -> None:
    def beneath(self: Any, player: int) -> tuple[int, ...]:
        return tuple(card for lrig in self.lrigs(player)[:2] for card in self.cards[lrig].under)

    patch.setattr(state.Table, "beneath_lrigs", beneath)


@breaks("coin.5")
def more_than_five_coins_are_had(patch: Patch) -> None:
    patch.setattr(state, "MOST_COINS", 9)


@breaks("coin.5")
def four_coins_are_the_most(patch: Patch) -> None:
    patch.setattr(state, "MOST_COINS", 4)


@breaks("coin.1")
def abilities_give_no_coins(patch: Patch) -> None:
    patch.setattr(effects, "adjust", lambda game, player, name, by: None)


@breaks("bet.1")
def who_can_bet_has_to(patch: Patch) -> None:
    def bets(game: Any, player: int, card: int) -> Any:
        bet = game.state.cards[card].face.special("bet")
        number = sum(int(each.value) for each in bet.values) if bet else 0
        if not number or game.state.counter(player, state.COINS) < number:
            return False
        costs.adjust(game, player, state.COINS, -number)
        yield from ()
        return True

    patch.setattr(usage, "bets", bets)


@breaks("bet.1")
def who_bets_keeps_a_coin(patch: Patch) -> None:
    def bets(game: Any, player: int, card: int) -> Any:
        bet = game.state.cards[card].face.special("bet")
        if bet is not None and game.state.counter(player, state.COINS) <= sum(int(each.value) for each in bet.values):
            return False
        return (yield from whole(game, player, card))

    whole = costs.bets
    patch.setattr(usage, "bets", bets)


@breaks("bet.1")
def to_bet_costs_nothing(patch: Patch) -> None:
    def bets(game: Any, player: int, card: int) -> Any:
        bet = game.state.cards[card].face.special("bet")
        number = sum(int(each.value) for each in bet.values) if bet else 0
        if not number or game.state.counter(player, state.COINS) < number:
            return False
        (answer,) = yield Ask(player, "optional", (YES, NO), about="Bet")
        return bool(answer == YES)

    patch.setattr(usage, "bets", bets)


@breaks("bet.1")
def who_has_too_few_coins_bets_them(patch: Patch) -> None:
    def bets(game: Any, player: int, card: int) -> Any:
        there = game.state.counter(player, state.COINS)
        bet = game.state.cards[card].face.special("bet")
        if bet is not None and 0 < there < sum(int(each.value) for each in bet.values):
            costs.adjust(game, player, state.COINS, -there)
            return True
        return (yield from whole(game, player, card))

    whole = costs.bets
    patch.setattr(usage, "bets", bets)
