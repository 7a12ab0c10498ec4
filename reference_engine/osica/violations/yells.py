"""Violations of OSICA: yells (yell, yellsym)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...kernel import triggers
from ...kernel.asks import Ask, Option
from ...kernel.lexicon import Happening
from ...violations import Violations, entry, instead, wrap
from .. import (
    effects,
    looking,
    turn,
    usage,
)
from ..running import Running
from ..words import (
    BOARD,
    DECK,
    WORDS,
)

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("Yell symbols in the assist area do not count in the yell phase", "yell.1", "yell.3", "yellsym.1", "yell.d1")
@instead(looking.symbols)
def _(whole: Any, game: Any, player: int) -> int:
    return sum(game.info(card).yell for card in game.state.on_stage(player))


@breaks("Only printed yell symbols count in the yell phase, and effects do not change them", "yell.d1", "yellsym.1")
@instead(looking.symbols)
def _(whole: Any, game: Any, player: int) -> int:
    return sum(game.state.printed(card).yell for card in game.state.on_board(player))


@breaks(
    "Yelled cards are looked at and put away one by one instead of together",
    "yell.2",
    "yell.d2",
    "yell.d3",
    "yell.3",
    "yellsym.1",
)
@instead(looking.yell)
def _(whole: Any, game: Any, player: int, count: int) -> Any:
    for _ in range(count):
        yield from whole(game, player, 1)


breaks("A card that a yell puts into the assist area does not trigger its Entry", "yell.4", "yell.d2", "yell.d3")(
    entry(WORDS.happenings, "enter", Happening("move", ("play", "steal", "effect"), to=BOARD))
)


@breaks("The yell of the yell phase is optional", "yell.3")
@instead(looking.yell)
def _(whole: Any, game: Any, player: int, count: int) -> Any:
    if count:
        (answer,) = yield Ask(player, "optional", (Option("yes"), Option("no")))
        if answer.kind == "no":
            return
    yield from whole(game, player, count)


@breaks("Events and Counters among the cards of the yell phase are played at once", "yell.d4")
@instead(looking.yell)
def _(whole: Any, game: Any, player: int, count: int) -> Any:
    for card in game.state.zones[player, DECK][:count]:
        for what in ("play", "counter"):
            if (held := usage.text_of(game, card, what)) is not None:
                yield from usage.play_for(game, card, held)
                count -= 1
    yield from whole(game, player, count)


@breaks("No text can be paid for in the yell phase", "yell.d2")
@instead(usage.pay)
def _(whole: Any, game: Any, player: int, count: int) -> Any:
    return game.step != "yell" and (yield from whole(game, player, count))


@breaks("In the yell phase, each player's simultaneous effects are ordered by the other player", "yell.d3")
@instead(triggers._choose_waiting)
def _(whole: Any, game: Any, player: int, mine: Any) -> Any:
    return (yield from whole(game, 1 - player if game.step == "yell" else player, mine))


@breaks("Yell symbols of resting cards do not count in the yell phase", "yell.1")
@instead(looking.symbols)
def _(whole: Any, game: Any, player: int) -> int:
    there = (card for card in game.state.on_board(player) if not game.state.cards[card].resting)
    return sum(map(game.symbols, there))


breaks("Effects cannot reduce a card's yell symbols below the printed number", "yell.d1")(
    wrap(Running.symbols, lambda whole, self, card: max(int(self.state.printed(card).yell), whole(self, card)))
)


@breaks("A yell by an effect is as large as the player's yell symbols, not as the effect says", "yell.d1")
@instead(effects.HANDLERS["yell"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    return (yield from whole(game, ctx, replace(node, amount=looking.symbols(game, ctx.seat) or node.amount)))


breaks("The first turn of the game has no yell phase", "yell.3")(
    entry(turn.STEPS, "yell", (turn.skip_appeal, *turn.STEPS["yell"]))
)


@breaks("Effects cannot raise a card's yell symbols by more than one", "yellsym.1", "yell.d1")
@instead(Running.info)
def _(whole: Any, self: Any, card: int) -> Any:
    found = whole(self, card)
    return replace(found, yell=min(found.yell, self.state.printed(card).yell + 1))
