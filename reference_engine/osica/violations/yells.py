"""Violations of OSICA: yells (yell, yellsym)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...kernel import ability_triggers
from ...kernel.decisions import EngineAsk, EngineOption
from ...kernel.lexicon import EventWord
from ...violations import Change, Violations, change_results, set_entry, wrap_function, wrapper_of
from .. import (
    effects,
    look_and_place,
    text_usage,
    turn,
)
from ..lexicon import (
    BOARD,
    DECK,
    DROP,
    OSHI,
    WORDS,
)
from ..rules_context import RulesContext

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


@breaks("Yell symbols in the assist area do not count in the yell phase", "yell.1", "yell.3", "yellsym.1", "yell.d1")
@wrapper_of(look_and_place.count_yell_symbols)
def _(whole: Any, game: Any, player: int) -> int:
    return sum(game.characteristics_of(card).yell for card in game.state.characters_on_stage(player))


@breaks("Only printed yell symbols count in the yell phase, and effects do not change them", "yell.d1", "yellsym.1")
@wrapper_of(look_and_place.count_yell_symbols)
def _(whole: Any, game: Any, player: int) -> int:
    return sum(game.state.printed_characteristics(card).yell for card in game.state.cards_on_board(player))


@breaks(
    "Yelled cards are looked at and put away one by one instead of together",
    "yell.2",
    "yell.d2",
    "yell.d3",
    "yell.3",
    "yellsym.1",
)
@wrapper_of(look_and_place.perform_yell)
def _(whole: Any, game: Any, player: int, count: int) -> Any:
    for _ in range(count):
        yield from whole(game, player, 1)


breaks("A card that a yell puts into the assist area does not trigger its Entry", "yell.4", "yell.d2", "yell.d3")(
    set_entry(WORDS.happenings, "enter", EventWord("move", ("play", "steal", "effect"), to=BOARD))
)


@breaks("The yell of the yell phase is optional", "yell.3")
@wrapper_of(look_and_place.perform_yell)
def _(whole: Any, game: Any, player: int, count: int) -> Any:
    if count:
        (answer,) = yield EngineAsk(player, "optional", (EngineOption("yes"), EngineOption("no")))
        if answer.kind == "no":
            return
    yield from whole(game, player, count)


@breaks("Events and Counters among the cards of the yell phase are played at once", "yell.d4")
@wrapper_of(look_and_place.perform_yell)
def _(whole: Any, game: Any, player: int, count: int) -> Any:
    for card in game.state.zones[player, DECK][:count]:
        for what in ("play", "counter"):
            if (held := text_usage.playable_text(game, card, what)) is not None:
                yield from text_usage.play_for_text(game, card, held)
                count -= 1
    yield from whole(game, player, count)


@breaks("No text can be paid for in the yell phase", "yell.d2")
@wrapper_of(text_usage.pay_cost_cards)
def _(whole: Any, game: Any, player: int, count: int) -> Any:
    return game.step != "yell" and (yield from whole(game, player, count))


@breaks("In the yell phase, each player's simultaneous effects are ordered by the other player", "yell.d3")
@wrapper_of(ability_triggers._choose_waiting)
def _(whole: Any, game: Any, player: int, mine: Any) -> Any:
    return (yield from whole(game, 1 - player if game.step == "yell" else player, mine))


@breaks("Yell symbols of resting cards do not count in the yell phase", "yell.1")
@wrapper_of(look_and_place.count_yell_symbols)
def _(whole: Any, game: Any, player: int) -> int:
    there = (card for card in game.state.cards_on_board(player) if not game.state.cards[card].resting)
    return sum(map(game.yell_symbols, there))


breaks("Effects cannot reduce a card's yell symbols below the printed number", "yell.d1")(
    wrap_function(
        RulesContext.yell_symbols,
        lambda whole, self, card: max(int(self.state.printed_characteristics(card).yell), whole(self, card)),
    )
)


@breaks("A yell by an effect is as large as the player's yell symbols, not as the effect says", "yell.d1")
@wrapper_of(effects.HANDLERS["yell"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    return (
        yield from whole(
            game, ctx, replace(node, amount=look_and_place.count_yell_symbols(game, ctx.seat) or node.amount)
        )
    )


breaks("The first turn of the game has no yell phase", "yell.3")(
    set_entry(turn.STEPS, "yell", (turn.skip_appeal, *turn.STEPS["yell"]))
)


@breaks("Effects cannot raise a card's yell symbols by more than one", "yellsym.1", "yell.d1")
@wrapper_of(RulesContext.characteristics_of)
def _(whole: Any, self: Any, card: int) -> Any:
    found = whole(self, card)
    return replace(found, yell=min(found.yell, self.state.printed_characteristics(card).yell + 1))


@breaks("A yell by an effect is done by the turn player, whoever's effect it is", "yell.d1")
@wrapper_of(effects.HANDLERS["yell"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    return (yield from whole(game, replace(ctx, seat=game.state.turn_player), node))


# --- yell symbols elsewhere ---------------------------------------------------------------------------


def count_also(zone: str) -> Change:
    """Count the yell symbols of the cards in a zone as well."""
    return change_results(
        look_and_place.count_yell_symbols,
        lambda number, game, player: (
            number + sum(game.characteristics_of(card).yell for card in game.state.zones[player, zone])
        ),
    )


breaks("Yell symbols of the oshi area count in the yell phase", "yell.1")(count_also(OSHI))
breaks("Yell symbols of the drop area count in the yell phase", "yell.1")(count_also(DROP))
