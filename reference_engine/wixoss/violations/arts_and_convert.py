"""Violations of WIXOSS: arts, Encore, Chain and Convert."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any

from msgspec.structs import replace

from ....adapters import card_text_tree as a
from ...kernel import turn_steps
from ...kernel.decisions import NO, YES, EngineAsk, EngineOption
from ...kernel.events import EngineEvent
from ...patching import Patch
from ...violations import (
    Change,
    Violations,
    change_factory,
    change_results,
    keep_state_field,
    replace_globals,
    wrap_function,
    wrapper_of,
)
from .. import chain_discount, encore, ener_costs, lrigs, rulebook_map, setup, using_cards
from ..keywords import is_keyword
from ..lexicon import ARTS, COLORLESS, ENER, HAND, LRIG_DECK, LRIG_TRASH, SIGNI_ZONES, WHITE_BACKED
from ..rules_context import RulesContext
from .helpers import replace_applying, replace_options

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation

# --- arts ---------------------------------------------------------------------------------------------


@breaks("A main deck that contains arts is accepted without any further check", "arts.2")
@wrapper_of(setup.check_main_deck)
def _(whole: Any, player: str, deck: Any) -> None:
    if not any(face.kind == ARTS for face in deck):
        whole(player, deck)


breaks("A LRIG deck may not contain arts", "arts.2", spread="the LRIG decks of all formats hold arts")(
    replace_globals(setup.check_lrig_deck, WHITE_BACKED=tuple(kind for kind in WHITE_BACKED if kind != ARTS))
)


@breaks("Arts can also be used from the hand, at any timing", "arts.2")
@partial(replace_options, "arts")
def _(whole: Any, game: Any, player: int, timing: str) -> Any:
    yield from whole(game, player, timing)
    for card in game.state.zones[player, HAND]:
        if game.state.cards[card].face.kind == ARTS and using_cards.may_use(game, player, card):
            yield EngineOption(ARTS, (card,))


breaks("Arts, spells and pieces cost no Ener", "arts.3")(
    change_results(chain_discount.ener_cost, lambda found, game, player, card: ())
)
breaks("Arts, spells and pieces can be paid for with Ener of any colour", "arts.3", "multi-ener.2", "convert.2")(
    change_results(chain_discount.ener_cost, lambda found, game, player, card: (COLORLESS,) * len(found))
)
breaks(
    "The colourless part of the cost of arts, spells and pieces is not paid",
    "arts.3",
    "colorless.1",
    "colorless.2",
    "colorless.3",
)(
    change_results(
        chain_discount.ener_cost, lambda found, game, player, card: tuple(each for each in found if each != COLORLESS)
    )
)


@breaks("Arts and pieces can be used at every timing", "arts.4")
@wrapper_of(using_cards.lrig_deck_options)
def _(whole: Any, game: Any, player: int, timing: str, kind: str) -> Any:
    for card in game.state.zones[player, LRIG_DECK]:
        if game.state.cards[card].face.kind == kind and using_cards.may_use(game, player, card):
            yield EngineOption(kind, (card,))


def arts_ready_when(is_ready: Any) -> Change:
    """Let arts be used if ``is_ready(timings, timing)`` holds."""

    def options_when_ready(whole: Any, game: Any, player: int, timing: str, kind: str) -> Any:
        for card in game.state.zones[player, LRIG_DECK]:
            face = game.state.cards[card].face
            if face.kind == kind and using_cards.may_use(game, player, card) and is_ready(face.timing, timing):
                yield EngineOption(kind, (card,))

    return wrap_function(using_cards.lrig_deck_options, options_when_ready)


breaks("Arts and pieces with two timings cannot be used in the main phase", "arts.4")(
    arts_ready_when(lambda said, timing: timing in said and (len(said) == 1 or timing != "main"))
)
breaks(
    "Arts and pieces can be used in the main phase alone", "arts.4", "use-timing.1", "use-timing.2", "timing-cutin.1"
)(arts_ready_when(lambda said, timing: timing in said and timing == "main"))


# --- Encore -------------------------------------------------------------------------------------------


@breaks("Encore is paid without the player being asked", "encore.2")
@wrapper_of(encore.offer_encore)
def _(whole: Any, game: Any, ctx: Any, cost: Any) -> Any:
    yield from ()
    line = game.state.cards[ctx.this.card].face.printed_line("encore")
    return line.cost if line is not None else ()


@breaks("Encore can never be paid", "encore.2")
@wrapper_of(encore.offer_encore)
def _(whole: Any, game: Any, ctx: Any, cost: Any) -> Any:
    yield from ()
    return ()


breaks("Encore costs nothing", "encore.2", "encore.4")(
    wrap_function(encore.combined_cost, lambda whole, cost, more: (a.Pay(cost),))
)
breaks("The cost of Encore is paid instead of the cost of the arts", "encore.2")(
    wrap_function(encore.combined_cost, lambda whole, cost, more: more or (a.Pay(cost),))
)
breaks("Only the Ener of an Encore cost is paid, and nothing else in it", "encore.2")(
    wrap_function(encore.combined_cost, lambda whole, cost, more: whole(cost, more)[:1])
)


def with_text(held: Any, then: Any) -> Any:
    """The ability with another text."""
    return replace(held, ability=replace(held.ability, then=then))


@change_factory
def encore_goes_to(patch: Patch, to: str) -> None:
    """Put an arts whose Encore was paid into another zone."""
    whole, move = encore.returning_ability, a.Move(a.ThisCard(), to)

    def ability_with_move(game: Any, card: int, held: Any) -> Any:
        found = whole(game, card, held)
        return with_text(found, (*found.ability.then[:-1], move))

    patch.setattr(encore, "returning_ability", ability_with_move)


breaks("An arts for which Encore was paid goes to the hand", "encore.3")(encore_goes_to(HAND))
breaks("An arts for which Encore was paid does not return to the LRIG deck", "encore.3")(
    wrap_function(encore.returning_ability, lambda whole, game, card, held: held)
)


@breaks("An arts with Encore returns to the LRIG deck whether or not Encore was paid", "encore.3")
@partial(replace_applying, "move")
def _(whole: Any, table: Any, event: EngineEvent) -> None:
    if (
        event.to == LRIG_TRASH
        and event.cause == "use"
        and table.cards[event.card].face.printed_line("encore") is not None
    ):
        event = type(event)("move", event.card, event.player, to=LRIG_DECK, cause="use")
    whole(table, event)


breaks("An arts for which Encore was paid returns to the LRIG deck and does nothing else", "encore.3")(
    wrap_function(encore.returning_ability, lambda whole, game, card, held: whole(game, card, None))
)


@breaks("Encore is paid only after the arts has been done", "encore.4")
def _(patch: Patch) -> None:
    def ask_for_encore(whole: Any, game: Any, ctx: Any, cost: Any) -> Any:
        line = game.state.cards[ctx.this.card].face.printed_line("encore")
        if line is None:
            return ()
        (answer,) = yield EngineAsk(ctx.seat, "optional", (YES, NO), about="Encore")
        return () if answer == NO else line.cost

    wrap_function(encore.offer_encore, ask_for_encore)(patch)
    patch.setattr(encore, "combined_cost", lambda cost, more: (a.Pay(cost),))
    whole = encore.returning_ability

    def pay_encore_afterwards(game: Any, card: int, held: Any) -> Any:
        cost = game.state.cards[card].face.printed_line("encore").cost
        found = whole(game, card, held)
        return with_text(found, (*found.ability.then[:-1], a.OptionalInstruction((*cost, encore.RETURNS))))

    patch.setattr(encore, "returning_ability", pay_encore_afterwards)


# --- Chain --------------------------------------------------------------------------------------------


def replace_ener_cost(price: Any) -> Change:
    """Replace the ener cost of cards: ``price(game, player, card, face, less)``."""

    def cost_with_chain(whole: Any, game: Any, player: int, card: int) -> Any:
        return price(game, player, card, game.state.cards[card].face, game.state.chained[player])

    return wrap_function(chain_discount.ener_cost, cost_with_chain)


breaks("Chain makes no arts cost less", "chain.1")(replace_ener_cost(lambda game, player, card, face, less: face.cost))
breaks("Chain takes off Ener of any colour", "chain.1")(
    replace_ener_cost(lambda game, player, card, face, less: face.cost[len(less) :] if face.kind == ARTS else face.cost)
)
breaks("Chain makes the next arts free", "chain.1")(
    replace_ener_cost(lambda game, player, card, face, less: () if less and face.kind == ARTS else face.cost)
)


@breaks("Chain takes off at most one Ener", "chain.1")
@replace_ener_cost
def _(game: Any, player: int, card: int, face: Any, less: Any) -> Any:
    cost = list(face.cost)
    if face.kind == ARTS and less and less[0] in cost:
        cost.remove(less[0])
    return tuple(cost)


breaks("Chain also makes spells and pieces cost less", "chain.1")(
    replace_ener_cost(lambda game, player, card, face, less: tuple((Counter(face.cost) - Counter(less)).elements()))
)


@breaks("Chain makes the opponent's next arts cost less as well", "chain.1")
@wrapper_of(chain_discount.set_chain)
def _(whole: Any, game: Any, player: int, symbols: tuple[str, ...]) -> None:
    whole(game, player, symbols)
    whole(game, 1 - player, symbols)


breaks("Chain lasts into the next turn", "chain.1")(keep_state_field(turn_steps.begin_turn, "chained"))
breaks("Chain makes all further arts of the turn cost less", "chain.1", "chain.2")(
    wrap_function(chain_discount.on_card_used, lambda whole, game, player, card: None)
)


def chain_used_up_by(others: Any) -> Change:
    """Let other cards use up Chains as well: those of the players ``others(game, player, card)``."""

    def use_up_chains(whole: Any, game: Any, player: int, card: int) -> None:
        whole(game, player, card)
        for seat in others(game, player, card):
            chain_discount.set_chain(game, seat, ())

    return wrap_function(chain_discount.on_card_used, use_up_chains)


breaks("Using a spell or piece uses up what Chain has given", "chain.1")(
    chain_used_up_by(lambda game, player, card: (player,))
)
breaks("An arts of the opponent uses up what Chain has given a player", "chain.1")(
    chain_used_up_by(lambda game, player, card: (1 - player,) if game.state.cards[card].face.kind == ARTS else ())
)


@breaks("An arts with Chain gives nothing if another Chain was waiting for it", "chain.1")
def _(patch: Patch) -> None:
    def note_chained_card(game: Any, player: int, card: int) -> None:
        game.state.done |= {("chained", card)} if game.state.chained[player] else set()
        used(game, player, card)

    def skip_noted_card(game: Any, player: int, card: int) -> None:
        if ("chained", card) not in game.state.done:
            done(game, player, card)

    used, done = chain_discount.on_card_used, chain_discount.on_chain_done
    patch.setattr(chain_discount, "on_card_used", note_chained_card)
    patch.setattr(chain_discount, "on_chain_done", skip_noted_card)


@breaks("The reductions of two Chains in a row add up", "chain.1")
def _(patch: Patch) -> None:
    def use_unless_chain(game: Any, player: int, card: int) -> None:
        if game.state.cards[card].face.printed_keyword("chain") is None:
            taken(game, player, card)

    def add_to_chain(game: Any, player: int, symbols: tuple[str, ...]) -> None:
        whole(game, player, (*game.state.chained[player], *symbols) if symbols else symbols)

    taken, whole = chain_discount.on_card_used, chain_discount.set_chain
    patch.setattr(chain_discount, "on_card_used", use_unless_chain)
    patch.setattr(chain_discount, "set_chain", add_to_chain)


def chain_used_up_when(is_taken: Any) -> Change:
    """Let an arts use up a Chain only if ``is_taken(cost, less)`` holds."""

    def use_up_when(whole: Any, game: Any, player: int, card: int) -> None:
        cost = Counter(game.state.cards[card].face.cost)
        if is_taken(cost, Counter(game.state.chained[player])):
            whole(game, player, card)

    return wrap_function(chain_discount.on_card_used, use_up_when)


breaks("An arts that costs no Ener does not use up what Chain has given", "chain.2")(
    chain_used_up_when(lambda cost, less: bool(cost))
)
breaks("An arts that Chain cannot make cheaper does not use up what Chain has given", "chain.2")(
    chain_used_up_when(lambda cost, less: bool(cost & less))
)


@breaks("A player is asked whether to use Chain, but the answer changes nothing", "chain.2")
@wrapper_of(encore.offer_encore)
def _(whole: Any, game: Any, ctx: Any, cost: Any) -> Any:
    if game.state.chained[ctx.seat]:
        yield EngineAsk(ctx.seat, "optional", (YES, NO), about="Chain")
    return (yield from whole(game, ctx, cost))


# --- Convert ------------------------------------------------------------------------------------------


def convert_colours(card: Any, game: Any) -> Any:
    """The colours that a card pays for by Convert."""
    into = [each.ability for each in game.abilities_of(card) if is_keyword(each, "convert")]
    return {str(value.value) for special in into for value in special.values}


breaks("Convert does nothing", "convert.2")(
    wrap_function(ener_costs.can_convert_to, lambda whole, game, card, symbol: False)
)
breaks("A card with Convert pays for any colour", "convert.2")(
    wrap_function(ener_costs.can_convert_to, lambda whole, game, card, symbol: bool(convert_colours(card, game)))
)


@breaks("A card with Convert counts twice when a cost is checked", "convert.2")
@wrapper_of(ener_costs.covers_cost)
def _(whole: Any, game: Any, ener: Any, symbols: Any) -> bool:
    left = list(symbols)
    for card in ener:
        for symbol in convert_colours(card, game):
            if symbol in left:
                left.remove(symbol)
    return bool(whole(game, ener, tuple(left)))


@breaks("Convert does not count when a grow cost is checked", "convert.2")
def _(patch: Patch) -> None:
    def can_pay_unconverted(game: Any, player: int, symbols: Any) -> bool:
        with Patch() as other:
            other.setattr(ener_costs, "can_convert_to", lambda game, card, symbol: False)
            return ener_costs.can_pay(game, player, symbols)

    replace_globals(lrigs.may_grow, can_pay=can_pay_unconverted)(patch)


@breaks("Convert works only in the player's own turn", "convert.2")
@partial(change_results, ener_costs.can_convert_to)
def _(pays: bool, game: Any, card: int, symbol: str) -> bool:
    return pays and game.state.cards[card].seat == game.state.turn_player


@breaks("A card with Convert does not pay for its own colour", "convert.3")
@partial(change_results, ener_costs.can_pay_symbol)
def _(pays: bool, game: Any, card: int, symbol: str) -> bool:
    into = convert_colours(card, game)
    return symbol == COLORLESS or symbol in into if into else pays


@breaks("A card with Convert does not pay for colourless costs", "convert.3")
@partial(change_results, ener_costs.can_pay_symbol)
def _(pays: bool, game: Any, card: int, symbol: str) -> bool:
    return pays and not (symbol == COLORLESS and convert_colours(card, game))


@breaks("A card with Convert is also of its Convert colour in every zone", "convert.1")
@wrapper_of(RulesContext.characteristics_of)
def _(whole: Any, game: Any, card: int) -> Any:
    found = whole(game, card)
    printed = game.state.cards[card].face.printed_keyword("convert")
    into = frozenset(str(value.value) for value in printed.values) if printed else frozenset()
    return replace(found, colors=found.colors | into) if into else found


@breaks("Cards with Convert on the field count as Ener when a cost is checked", "convert.1")
@wrapper_of(ener_costs.can_pay)
def _(whole: Any, game: Any, player: int, symbols: Any) -> bool:
    there = [card for zone in SIGNI_ZONES for card in game.state.zones[player, zone] if convert_colours(card, game)]
    return bool(ener_costs.covers_cost(game, (*game.state.zones[player, ENER], *there), symbols))


# --- actions after Chain ------------------------------------------------------------------------------


def use_up_chain_by(kind: str) -> Change:
    """Let an action of this kind use up what Chain has given its player."""

    def act(whole: Any, game: Any, player: int, *arguments: Any) -> Any:
        chain_discount.set_chain(game, player, ())
        yield from whole(game, player, *arguments)

    return wrap_function(rulebook_map.ACTIONS[kind].do, act)


breaks("Fielding a SIGNI uses up what Chain has given", "chain.1")(use_up_chain_by("play"))
breaks("Using an activated ability uses up what Chain has given", "chain.1")(use_up_chain_by("ability"))


@breaks("Chain gives nothing to a player who uses it in the opponent's turn", "chain.1")
@wrapper_of(chain_discount.on_chain_done)
def _(whole: Any, game: Any, player: int, card: int) -> None:
    if player == game.state.turn_player:
        whole(game, player, card)
