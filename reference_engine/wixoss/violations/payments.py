"""Violations of WIXOSS: arts, Encore, Chain and Convert."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any

from msgspec.structs import replace

from ....adapters import abilities as a
from ...kernel import steps
from ...kernel.asks import NO, YES, Ask, Option
from ...kernel.events import Event
from ...patching import Patch
from ...violations import Change, Violations, change, instead, kept, reads, results, wrap
from .. import chain, costs, encore, lrigs, setup, usage
from ..keywords import is_keyword
from ..running import Running
from ..words import ARTS, COLORLESS, ENER, HAND, LRIG_DECK, LRIG_TRASH, SIGNI_ZONES, WHITE_BACKED
from .ways import applies, offers

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# --- arts ---------------------------------------------------------------------------------------------


@breaks("A main deck that contains arts is accepted without any further check", "arts.2")
@instead(setup.check_deck)
def _(whole: Any, player: str, deck: Any) -> None:
    if not any(face.kind == ARTS for face in deck):
        whole(player, deck)


breaks("A LRIG deck may not contain arts", "arts.2")(
    reads(setup.check_lrig_deck, WHITE_BACKED=tuple(kind for kind in WHITE_BACKED if kind != ARTS))
)


@breaks("Arts can also be used from the hand, at any timing", "arts.2")
@partial(offers, "arts")
def _(whole: Any, game: Any, player: int, timing: str) -> Any:
    yield from whole(game, player, timing)
    for card in game.state.zones[player, HAND]:
        if game.state.cards[card].face.kind == ARTS and usage.may_use(game, player, card):
            yield Option(ARTS, (card,))


breaks("Arts, spells and pieces cost no Ener", "arts.3")(results(chain.price, lambda found, game, player, card: ()))
breaks("Arts, spells and pieces can be paid for with Ener of any colour", "arts.3")(
    results(chain.price, lambda found, game, player, card: (COLORLESS,) * len(found))
)
breaks("The colourless part of the cost of arts, spells and pieces is not paid", "arts.3")(
    results(chain.price, lambda found, game, player, card: tuple(each for each in found if each != COLORLESS))
)


@breaks("Arts and pieces can be used at every timing", "arts.4")
@instead(usage.of_kind)
def _(whole: Any, game: Any, player: int, timing: str, kind: str) -> Any:
    for card in game.state.zones[player, LRIG_DECK]:
        if game.state.cards[card].face.kind == kind and usage.may_use(game, player, card):
            yield Option(kind, (card,))


def timed(is_ready: Any) -> Change:
    """Arts are used where ``is_ready(timings, timing)``."""

    def of_kind(whole: Any, game: Any, player: int, timing: str, kind: str) -> Any:
        for card in game.state.zones[player, LRIG_DECK]:
            face = game.state.cards[card].face
            if face.kind == kind and usage.may_use(game, player, card) and is_ready(face.timing, timing):
                yield Option(kind, (card,))

    return wrap(usage.of_kind, of_kind)


breaks("Arts and pieces with two timings cannot be used in the main phase", "arts.4")(
    timed(lambda said, timing: timing in said and (len(said) == 1 or timing != "main"))
)
breaks("Arts and pieces can be used in the main phase alone", "arts.4")(
    timed(lambda said, timing: timing in said and timing == "main")
)


# --- Encore -------------------------------------------------------------------------------------------


@breaks("Encore is paid without the player being asked", "encore.2")
@instead(encore.encores)
def _(whole: Any, game: Any, ctx: Any, cost: Any) -> Any:
    yield from ()
    line = game.state.cards[ctx.this.card].face.extra("encore")
    return line.cost if line is not None else ()


@breaks("Encore can never be paid", "encore.2")
@instead(encore.encores)
def _(whole: Any, game: Any, ctx: Any, cost: Any) -> Any:
    yield from ()
    return ()


breaks("Encore costs nothing", "encore.2", "encore.4")(wrap(encore.together, lambda whole, cost, more: (a.Pay(cost),)))
breaks("The cost of Encore is paid instead of the cost of the arts", "encore.2")(
    wrap(encore.together, lambda whole, cost, more: more or (a.Pay(cost),))
)
breaks("Only the Ener of an Encore cost is paid, and nothing else in it", "encore.2")(
    wrap(encore.together, lambda whole, cost, more: whole(cost, more)[:1])
)


def saying(held: Any, then: Any) -> Any:
    """An ability that says something else."""
    return replace(held, ability=replace(held.ability, then=then))


@change
def returns(patch: Patch, to: str) -> None:
    """An arts of which the Encore was paid goes elsewhere."""
    whole, move = encore.returning, a.Move(a.This(), to)

    def returning(game: Any, card: int, held: Any) -> Any:
        found = whole(game, card, held)
        return saying(found, (*found.ability.then[:-1], move))

    patch.setattr(encore, "returning", returning)


breaks("An arts for which Encore was paid goes to the hand", "encore.3")(returns(HAND))
breaks("An arts for which Encore was paid does not return to the LRIG deck", "encore.3")(
    wrap(encore.returning, lambda whole, game, card, held: held)
)


@breaks("An arts with Encore returns to the LRIG deck whether or not Encore was paid", "encore.3")
@partial(applies, "move")
def _(whole: Any, table: Any, event: Event) -> None:
    if event.to == LRIG_TRASH and event.cause == "use" and table.cards[event.card].face.extra("encore") is not None:
        event = type(event)("move", event.card, event.player, to=LRIG_DECK, cause="use")
    whole(table, event)


breaks("An arts for which Encore was paid returns to the LRIG deck and does nothing else", "encore.3")(
    wrap(encore.returning, lambda whole, game, card, held: whole(game, card, None))
)


@breaks("Encore is paid only after the arts has been done", "encore.4")
def _(patch: Patch) -> None:
    def asked(whole: Any, game: Any, ctx: Any, cost: Any) -> Any:
        line = game.state.cards[ctx.this.card].face.extra("encore")
        if line is None:
            return ()
        (answer,) = yield Ask(ctx.seat, "optional", (YES, NO), about="Encore")
        return () if answer == NO else line.cost

    wrap(encore.encores, asked)(patch)
    patch.setattr(encore, "together", lambda cost, more: (a.Pay(cost),))
    whole = encore.returning

    def returning(game: Any, card: int, held: Any) -> Any:
        cost = game.state.cards[card].face.extra("encore").cost
        found = whole(game, card, held)
        return saying(found, (*found.ability.then[:-1], a.May((*cost, encore.RETURNS))))

    patch.setattr(encore, "returning", returning)


# --- Chain --------------------------------------------------------------------------------------------


def chained(price: Any) -> Change:
    """What a card costs: ``price(game, player, card, face, less)``."""

    def other(whole: Any, game: Any, player: int, card: int) -> Any:
        return price(game, player, card, game.state.cards[card].face, game.state.chained[player])

    return wrap(chain.price, other)


breaks("Chain makes no arts cost less", "chain.1")(chained(lambda game, player, card, face, less: face.cost))
breaks("Chain takes off Ener of any colour", "chain.1")(
    chained(lambda game, player, card, face, less: face.cost[len(less) :] if face.kind == ARTS else face.cost)
)
breaks("Chain makes the next arts free", "chain.1")(
    chained(lambda game, player, card, face, less: () if less and face.kind == ARTS else face.cost)
)


@breaks("Chain takes off at most one Ener", "chain.1")
@chained
def _(game: Any, player: int, card: int, face: Any, less: Any) -> Any:
    cost = list(face.cost)
    if face.kind == ARTS and less and less[0] in cost:
        cost.remove(less[0])
    return tuple(cost)


breaks("Chain also makes spells and pieces cost less", "chain.1")(
    chained(lambda game, player, card, face, less: tuple((Counter(face.cost) - Counter(less)).elements()))
)


@breaks("Chain makes the opponent's next arts cost less as well", "chain.1")
@instead(chain.chained)
def _(whole: Any, game: Any, player: int, symbols: tuple[str, ...]) -> None:
    whole(game, player, symbols)
    whole(game, 1 - player, symbols)


breaks("Chain lasts into the next turn", "chain.1")(kept(steps.begin_turn, "chained"))
breaks("Chain makes all further arts of the turn cost less", "chain.1", "chain.2")(
    wrap(chain.used, lambda whole, game, player, card: None)
)


def taken_by(others: Any) -> Change:
    """Also what ``others(game, player, card)`` says takes the Chains of these players."""

    def used(whole: Any, game: Any, player: int, card: int) -> None:
        whole(game, player, card)
        for seat in others(game, player, card):
            chain.chained(game, seat, ())

    return wrap(chain.used, used)


breaks("Using a spell or piece uses up what Chain has given", "chain.1")(taken_by(lambda game, player, card: (player,)))
breaks("An arts of the opponent uses up what Chain has given a player", "chain.1")(
    taken_by(lambda game, player, card: (1 - player,) if game.state.cards[card].face.kind == ARTS else ())
)


@breaks("An arts with Chain gives nothing if another Chain was waiting for it", "chain.1")
def _(patch: Patch) -> None:
    def kept(game: Any, player: int, card: int) -> None:
        game.state.done |= {("chained", card)} if game.state.chained[player] else set()
        used(game, player, card)

    def never(game: Any, player: int, card: int) -> None:
        if ("chained", card) not in game.state.done:
            done(game, player, card)

    used, done = chain.used, chain.done
    patch.setattr(chain, "used", kept)
    patch.setattr(chain, "done", never)


@breaks("The reductions of two Chains in a row add up", "chain.1")
def _(patch: Patch) -> None:
    def used(game: Any, player: int, card: int) -> None:
        if game.state.cards[card].face.special("chain") is None:
            taken(game, player, card)

    def chained(game: Any, player: int, symbols: tuple[str, ...]) -> None:
        whole(game, player, (*game.state.chained[player], *symbols) if symbols else symbols)

    taken, whole = chain.used, chain.chained
    patch.setattr(chain, "used", used)
    patch.setattr(chain, "chained", chained)


def taken(is_taken: Any) -> Change:
    """A Chain is taken where ``is_taken(cost, less)`` of the arts that is used."""

    def used(whole: Any, game: Any, player: int, card: int) -> None:
        cost = Counter(game.state.cards[card].face.cost)
        if is_taken(cost, Counter(game.state.chained[player])):
            whole(game, player, card)

    return wrap(chain.used, used)


breaks("An arts that costs no Ener does not use up what Chain has given", "chain.2")(
    taken(lambda cost, less: bool(cost))
)
breaks("An arts that Chain cannot make cheaper does not use up what Chain has given", "chain.2")(
    taken(lambda cost, less: bool(cost & less))
)


@breaks("A player is asked whether to use Chain, but the answer changes nothing", "chain.2")
@instead(encore.encores)
def _(whole: Any, game: Any, ctx: Any, cost: Any) -> Any:
    if game.state.chained[ctx.seat]:
        yield Ask(ctx.seat, "optional", (YES, NO), about="Chain")
    return (yield from whole(game, ctx, cost))


# --- Convert ------------------------------------------------------------------------------------------


def colours(card: Any, game: Any) -> Any:
    """The colours that a card pays for by Convert."""
    into = [each.ability for each in game.abilities(card) if is_keyword(each, "convert")]
    return {str(value.value) for special in into for value in special.values}


breaks("Convert does nothing", "convert.2")(wrap(costs.converts, lambda whole, game, card, symbol: False))
breaks("A card with Convert pays for any colour", "convert.2")(
    wrap(costs.converts, lambda whole, game, card, symbol: bool(colours(card, game)))
)


@breaks("A card with Convert counts twice when a cost is checked", "convert.2")
@instead(costs.covers)
def _(whole: Any, game: Any, ener: Any, symbols: Any) -> bool:
    left = list(symbols)
    for card in ener:
        for symbol in colours(card, game):
            if symbol in left:
                left.remove(symbol)
    return bool(whole(game, ener, tuple(left)))


@breaks("Convert does not count when a grow cost is checked", "convert.2")
def _(patch: Patch) -> None:
    def can_pay(game: Any, player: int, symbols: Any) -> bool:
        with Patch() as other:
            other.setattr(costs, "converts", lambda game, card, symbol: False)
            return costs.can_pay(game, player, symbols)

    reads(lrigs.may_grow, can_pay=can_pay)(patch)


@breaks("Convert works only in the player's own turn", "convert.2")
@partial(results, costs.converts)
def _(pays: bool, game: Any, card: int, symbol: str) -> bool:
    return pays and game.state.cards[card].seat == game.state.turn_player


@breaks("A card with Convert does not pay for its own colour", "convert.3")
@partial(results, costs.pays_for)
def _(pays: bool, game: Any, card: int, symbol: str) -> bool:
    into = colours(card, game)
    return symbol == COLORLESS or symbol in into if into else pays


@breaks("A card with Convert does not pay for colourless costs", "convert.3")
@partial(results, costs.pays_for)
def _(pays: bool, game: Any, card: int, symbol: str) -> bool:
    return pays and not (symbol == COLORLESS and colours(card, game))


@breaks("A card with Convert is also of its Convert colour in every zone", "convert.1")
@instead(Running.info)
def _(whole: Any, game: Any, card: int) -> Any:
    found = whole(game, card)
    printed = game.state.cards[card].face.special("convert")
    into = frozenset(str(value.value) for value in printed.values) if printed else frozenset()
    return replace(found, colors=found.colors | into) if into else found


@breaks("Cards with Convert on the field count as Ener when a cost is checked", "convert.1")
@instead(costs.can_pay)
def _(whole: Any, game: Any, player: int, symbols: Any) -> bool:
    there = [card for zone in SIGNI_ZONES for card in game.state.zones[player, zone] if colours(card, game)]
    return bool(costs.covers(game, (*game.state.zones[player, ENER], *there), symbols))
