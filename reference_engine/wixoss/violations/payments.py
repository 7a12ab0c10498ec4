"""Violations of WIXOSS: arts, Encore, Chain and Convert."""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec.structs import replace

from ....adapters import abilities as a
from ...kernel.asks import NO, YES, Ask, Option
from ...kernel.events import Event
from ...violations import Patch, Violations, kept, results
from .. import chain, costs, encore, lrigs, setup, turn, usage
from ..keywords import is_keyword
from ..running import Running
from ..words import ARTS, COLORLESS, ENER, HAND, LRIG_DECK, LRIG_TRASH, SIGNI_ZONES, WHITE_BACKED
from .ways import applies, offers

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# --- arts ---------------------------------------------------------------------------------------------


@breaks("arts.2")
def arts_may_be_in_the_main_deck(patch: Patch) -> None:
    def check_deck(player: str, deck: Any) -> None:
        if not any(face.kind == ARTS for face in deck):
            whole(player, deck)

    whole = setup.check_deck
    patch.setattr(setup, "check_deck", check_deck)


@breaks("arts.2")
def arts_may_not_be_in_the_lrig_deck(patch: Patch) -> None:
    patch.setattr(setup, "WHITE_BACKED", tuple(kind for kind in WHITE_BACKED if kind != ARTS))


@breaks("arts.2")
def arts_are_used_out_of_the_hand(patch: Patch) -> None:
    def in_hand(whole: Any, game: Any, player: int, timing: str) -> Any:
        yield from whole(game, player, timing)
        for card in game.state.zones[player, HAND]:
            if game.state.cards[card].face.kind == ARTS and usage.may_use(game, player, card):
                yield Option(ARTS, (card,))

    offers(patch, "arts", in_hand)


@breaks("arts.3")
def arts_cost_nothing(patch: Patch) -> None:
    results(patch, usage, "price", lambda found, game, player, card: ())


@breaks("arts.3")
def arts_cost_ener_of_any_colour(patch: Patch) -> None:
    results(patch, usage, "price", lambda found, game, player, card: (COLORLESS,) * len(found))


@breaks("arts.3")
def arts_cost_their_colours_alone(patch: Patch) -> None:
    def price(found: Any, game: Any, player: int, card: int) -> Any:
        return tuple(each for each in found if each != COLORLESS)

    results(patch, usage, "price", price)


@breaks("arts.4")
def an_arts_is_used_at_every_timing(patch: Patch) -> None:
    def of_kind(game: Any, player: int, timing: str, kind: str) -> Any:
        for card in game.state.zones[player, LRIG_DECK]:
            if game.state.cards[card].face.kind == kind and usage.may_use(game, player, card):
                yield Option(kind, (card,))

    patch.setattr(usage, "of_kind", of_kind)


def timed(patch: Patch, is_ready: Any) -> None:
    """Arts are used where ``is_ready(timings, timing)``."""

    def of_kind(game: Any, player: int, timing: str, kind: str) -> Any:
        for card in game.state.zones[player, LRIG_DECK]:
            face = game.state.cards[card].face
            if face.kind == kind and usage.may_use(game, player, card) and is_ready(face.timing, timing):
                yield Option(kind, (card,))

    patch.setattr(usage, "of_kind", of_kind)


@breaks("arts.4")
def arts_of_two_timings_wait_for_the_later(patch: Patch) -> None:
    timed(patch, lambda said, timing: timing in said and (len(said) == 1 or timing != "main"))


@breaks("arts.4")
def arts_are_used_in_the_main_phase_alone(patch: Patch) -> None:
    timed(patch, lambda said, timing: timing in said and timing == "main")


# --- Encore -------------------------------------------------------------------------------------------


def encores(patch: Patch, other: Any) -> None:
    """What Encore costs is found so: ``other(whole, game, ctx, cost)``."""
    whole = encore.encores
    patch.setattr(usage, "encores", lambda game, ctx, cost: other(whole, game, ctx, cost))


@breaks("encore.2")
def encore_is_paid_unasked(patch: Patch) -> None:
    def paid(whole: Any, game: Any, ctx: Any, cost: Any) -> Any:
        yield from ()
        line = game.state.cards[ctx.this.card].face.extra("encore")
        return line.cost if line is not None else ()

    encores(patch, paid)


@breaks("encore.2")
def encore_cannot_be_paid(patch: Patch) -> None:
    def none(whole: Any, game: Any, ctx: Any, cost: Any) -> Any:
        yield from ()
        return ()

    encores(patch, none)


@breaks("encore.2", "encore.4")
def encore_costs_nothing(patch: Patch) -> None:
    patch.setattr(usage, "together", lambda cost, more: (a.Pay(cost),))


@breaks("encore.2")
def encore_is_paid_instead_of_the_cost(patch: Patch) -> None:
    patch.setattr(usage, "together", lambda cost, more: more or (a.Pay(cost),))


@breaks("encore.2")
def encore_costs_ener_alone(patch: Patch) -> None:
    whole = encore.together
    patch.setattr(usage, "together", lambda cost, more: whole(cost, more)[:1])


def saying(held: Any, then: Any) -> Any:
    """An ability that says something else."""
    return replace(held, ability=replace(held.ability, then=then))


def returns(patch: Patch, to: str) -> None:
    """An arts of which the Encore was paid goes elsewhere."""
    whole, move = encore.returning, a.Move(a.This(), to)

    def returning(game: Any, card: int, held: Any) -> Any:
        found = whole(game, card, held)
        return saying(found, (*found.ability.then[:-1], move))

    patch.setattr(usage, "returning", returning)


@breaks("encore.3")
def an_arts_that_was_paid_for_twice_goes_to_the_hand(patch: Patch) -> None:
    returns(patch, HAND)


@breaks("encore.3")
def an_arts_that_was_paid_for_twice_stays_away(patch: Patch) -> None:
    patch.setattr(usage, "returning", lambda game, card, held: held)


@breaks("encore.3")
def every_arts_with_encore_returns(patch: Patch) -> None:
    def move(whole: Any, table: Any, event: Event) -> None:
        if event.to == LRIG_TRASH and event.cause == "use" and table.cards[event.card].face.extra("encore") is not None:
            event = type(event)("move", event.card, event.player, to=LRIG_DECK, cause="use")
        whole(table, event)

    applies(patch, "move", move)


@breaks("encore.3")
def an_arts_that_returns_does_nothing_else(patch: Patch) -> None:
    whole = encore.returning
    patch.setattr(usage, "returning", lambda game, card, held: whole(game, card, None))


@breaks("encore.4")
def encore_is_paid_when_the_arts_has_been_done(patch: Patch) -> None:
    def asked(whole: Any, game: Any, ctx: Any, cost: Any) -> Any:
        line = game.state.cards[ctx.this.card].face.extra("encore")
        if line is None:
            return ()
        (answer,) = yield Ask(ctx.seat, "optional", (YES, NO), about="Encore")
        return () if answer == NO else line.cost

    encores(patch, asked)
    patch.setattr(usage, "together", lambda cost, more: (a.Pay(cost),))
    whole = encore.returning

    def returning(game: Any, card: int, held: Any) -> Any:
        cost = game.state.cards[card].face.extra("encore").cost
        found = whole(game, card, held)
        return saying(found, (*found.ability.then[:-1], a.May((*cost, encore.RETURNS))))

    patch.setattr(usage, "returning", returning)


# --- Chain --------------------------------------------------------------------------------------------


def chained(patch: Patch, price: Any) -> None:
    """What a card costs: ``price(game, player, card, face, less)``."""

    def other(game: Any, player: int, card: int) -> Any:
        return price(game, player, card, game.state.cards[card].face, game.state.chained[player])

    patch.setattr(usage, "price", other)


@breaks("chain.1")
def chain_lets_cost_nothing_less(patch: Patch) -> None:
    chained(patch, lambda game, player, card, face, less: face.cost)


@breaks("chain.1")
def chain_takes_any_colour_off(patch: Patch) -> None:
    chained(patch, lambda game, player, card, face, less: face.cost[len(less) :] if face.kind == ARTS else face.cost)


@breaks("chain.1")
def chain_takes_all_of_the_cost_off(patch: Patch) -> None:
    chained(patch, lambda game, player, card, face, less: () if less and face.kind == ARTS else face.cost)


@breaks("chain.1")
def chain_takes_one_symbol_off(patch: Patch) -> None:
    def one(game: Any, player: int, card: int, face: Any, less: Any) -> Any:
        cost = list(face.cost)
        if face.kind == ARTS and less and less[0] in cost:
            cost.remove(less[0])
        return tuple(cost)

    chained(patch, one)


@breaks("chain.1")
def spells_cost_less_by_chain_too(patch: Patch) -> None:
    def price(game: Any, player: int, card: int, face: Any, less: Any) -> Any:
        return tuple((Counter(face.cost) - Counter(less)).elements())

    chained(patch, price)


@breaks("chain.1")
def the_opponent_s_arts_cost_less_by_chain(patch: Patch) -> None:
    whole = chain.chained

    def both(game: Any, player: int, symbols: tuple[str, ...]) -> None:
        whole(game, player, symbols)
        whole(game, 1 - player, symbols)

    patch.setattr(chain, "chained", both)


@breaks("chain.1")
def chain_lasts_into_the_next_turn(patch: Patch) -> None:
    kept(patch, turn, "begin_turn", "chained")


@breaks("chain.1", "chain.2")
def chain_lasts_for_all_arts_of_the_turn(patch: Patch) -> None:
    patch.setattr(chain, "used", lambda game, player, card: None)


def taken_by(patch: Patch, others: Any) -> None:
    """Also what ``others(game, player, card)`` says takes the Chains of these players."""

    def used(game: Any, player: int, card: int) -> None:
        whole(game, player, card)
        for seat in others(game, player, card):
            chain.chained(game, seat, ())

    whole = chain.used
    patch.setattr(chain, "used", used)


@breaks("chain.1")
def a_spell_takes_what_chain_has_given(patch: Patch) -> None:
    taken_by(patch, lambda game, player, card: (player,))


@breaks("chain.1")
def the_opponent_s_arts_take_what_chain_has_given(patch: Patch) -> None:
    taken_by(patch, lambda game, player, card: (1 - player,) if game.state.cards[card].face.kind == ARTS else ())


@breaks("chain.1")
def an_arts_that_chain_was_for_chains_nothing(patch: Patch) -> None:
    def kept(game: Any, player: int, card: int) -> None:
        game.state.done |= {("chained", card)} if game.state.chained[player] else set()
        used(game, player, card)

    def never(game: Any, player: int, card: int) -> None:
        if ("chained", card) not in game.state.done:
            done(game, player, card)

    used, done = chain.used, chain.done
    patch.setattr(chain, "used", kept)
    patch.setattr(chain, "done", never)


@breaks("chain.1")
def what_two_chains_give_adds_up(patch: Patch) -> None:
    def used(game: Any, player: int, card: int) -> None:
        if game.state.cards[card].face.special("chain") is None:
            taken(game, player, card)

    def chained(game: Any, player: int, symbols: tuple[str, ...]) -> None:
        whole(game, player, (*game.state.chained[player], *symbols) if symbols else symbols)

    taken, whole = chain.used, chain.chained
    patch.setattr(chain, "used", used)
    patch.setattr(chain, "chained", chained)


def taken(patch: Patch, is_taken: Any) -> None:
    """A Chain is taken where ``is_taken(cost, less)`` of the arts that is used."""

    def used(game: Any, player: int, card: int) -> None:
        cost = Counter(game.state.cards[card].face.cost)
        if is_taken(cost, Counter(game.state.chained[player])):
            whole(game, player, card)

    whole = chain.used
    patch.setattr(chain, "used", used)


@breaks("chain.2")
def chain_waits_for_an_arts_that_costs_something(patch: Patch) -> None:
    taken(patch, lambda cost, less: bool(cost))


@breaks("chain.2")
def chain_waits_for_an_arts_that_costs_less_for_it(patch: Patch) -> None:
    taken(patch, lambda cost, less: bool(cost & less))


@breaks("chain.2")
def whether_chain_is_used_is_asked(patch: Patch) -> None:
    def encored(whole: Any, game: Any, ctx: Any, cost: Any) -> Any:
        if game.state.chained[ctx.seat]:
            yield Ask(ctx.seat, "optional", (YES, NO), about="Chain")
        return (yield from whole(game, ctx, cost))

    encores(patch, encored)


# --- Convert ------------------------------------------------------------------------------------------


def colours(card: Any, game: Any) -> Any:
    """The colours that a card pays for by Convert."""
    into = [each.ability for each in game.abilities(card) if is_keyword(each, "convert")]
    return {str(value.value) for special in into for value in special.values}


@breaks("convert.2")
def convert_does_nothing(patch: Patch) -> None:
    patch.setattr(costs, "converts", lambda game, card, symbol: False)


@breaks("convert.2")
def convert_pays_for_any_colour(patch: Patch) -> None:
    patch.setattr(costs, "converts", lambda game, card, symbol: bool(colours(card, game)))


@breaks("convert.2")
def convert_lets_a_card_pay_twice(patch: Patch) -> None:
    def covers(game: Any, ener: Any, symbols: Any) -> bool:
        left = list(symbols)
        for card in ener:
            for symbol in colours(card, game):
                if symbol in left:
                    left.remove(symbol)
        return bool(whole(game, ener, tuple(left)))

    whole = costs.covers
    patch.setattr(costs, "covers", covers)


@breaks("convert.2")
def convert_pays_for_cards_that_are_used_alone(patch: Patch) -> None:
    def no_use(pays: bool, game: Any, player: int, symbols: Any) -> bool:
        with Patch() as other:
            other.setattr(costs, "converts", lambda game, card, symbol: False)
            return pays and costs.can_pay(game, player, symbols)

    results(patch, lrigs, "can_pay", no_use)


@breaks("convert.2")
def convert_pays_in_one_s_own_turn_alone(patch: Patch) -> None:
    def mine(pays: bool, game: Any, card: int, symbol: str) -> bool:
        return pays and game.state.cards[card].seat == game.state.turn_player

    results(patch, costs, "converts", mine)


@breaks("convert.3")
def convert_takes_the_own_colour_away(patch: Patch) -> None:
    def pays_for(pays: bool, game: Any, card: int, symbol: str) -> bool:
        into = colours(card, game)
        return symbol == COLORLESS or symbol in into if into else pays

    results(patch, costs, "pays_for", pays_for)


@breaks("convert.3")
def convert_pays_for_no_colourless_ener(patch: Patch) -> None:
    def pays_for(pays: bool, game: Any, card: int, symbol: str) -> bool:
        return pays and not (symbol == COLORLESS and colours(card, game))

    results(patch, costs, "pays_for", pays_for)


@breaks("convert.1")
def convert_gives_its_colour_everywhere(patch: Patch) -> None:
    def info(game: Any, card: int) -> Any:
        found = whole(game, card)
        printed = game.state.cards[card].face.special("convert")
        into = frozenset(str(value.value) for value in printed.values) if printed else frozenset()
        return replace(found, colors=found.colors | into) if into else found

    whole = Running.info
    patch.setattr(Running, "info", info)


@breaks("convert.1")
def convert_pays_from_the_field(patch: Patch) -> None:
    def can_pay(game: Any, player: int, symbols: Any) -> bool:
        there = [card for zone in SIGNI_ZONES for card in game.state.zones[player, zone] if colours(card, game)]
        return bool(costs.covers(game, (*game.state.zones[player, ENER], *there), symbols))

    patch.setattr(usage, "can_pay", can_pay)
