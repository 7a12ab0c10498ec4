"""Violations of OSICA: yells (yell, yellsym)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...kernel import triggers
from ...kernel.asks import Ask, Option
from ...kernel.lexicon import Happening
from ...violations import Patch, Violations
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


@breaks("yell.1", "yell.3", "yellsym.1", "yell.d1")
def only_the_stage_yells(patch: Patch) -> None:
    def symbols(game: Any, player: int) -> int:
        return sum(game.info(card).yell for card in game.state.on_stage(player))

    patch.setattr(turn, "symbols", symbols)


@breaks("yell.d1", "yellsym.1")
def printed_symbols_yell(patch: Patch) -> None:
    def symbols(game: Any, player: int) -> int:
        return sum(game.state.printed(card).yell for card in game.state.on_board(player))

    patch.setattr(turn, "symbols", symbols)


@breaks("yell.2", "yell.d2", "yell.d3", "yell.3", "yellsym.1")
def yells_come_one_by_one(patch: Patch) -> None:
    def yell(game: Any, player: int, count: int) -> Any:
        for _ in range(count):
            yield from whole(game, player, 1)

    whole = looking.yell
    patch.setattr(turn, "yell", yell)
    patch.setattr(effects, "yell", yell)


@breaks("yell.4", "yell.d2", "yell.d3")
def a_yell_brings_no_entry(patch: Patch) -> None:
    patch.setitem(WORDS.happenings, "enter", Happening("move", ("play", "steal", "effect"), to=BOARD))


@breaks("yell.3")
def a_yell_can_be_left_out(patch: Patch) -> None:
    def yell(game: Any, player: int, count: int) -> Any:
        if count:
            (answer,) = yield Ask(player, "optional", (Option("yes"), Option("no")))
            if answer.kind == "no":
                return
        yield from whole(game, player, count)

    whole = looking.yell
    patch.setattr(turn, "yell", yell)


@breaks("yell.d4")
def yelled_events_are_played(patch: Patch) -> None:
    def yell(game: Any, player: int, count: int) -> Any:
        for card in game.state.zones[player, DECK][:count]:
            for what in ("play", "counter"):
                if (held := usage.text_of(game, card, what)) is not None:
                    yield from usage.play_for(game, card, held)
                    count -= 1
        yield from whole(game, player, count)

    whole = looking.yell
    patch.setattr(turn, "yell", yell)


@breaks("yell.d2")
def nothing_is_paid_in_the_yell_phase(patch: Patch) -> None:
    def pay(game: Any, player: int, count: int) -> Any:
        return game.step != "yell" and (yield from whole(game, player, count))

    whole = usage.pay
    patch.setattr(effects, "pay", pay)


@breaks("yell.d3")
def the_opponent_orders_the_entries_of_a_yell(patch: Patch) -> None:
    def choose_waiting(game: Any, player: int, mine: Any) -> Any:
        return (yield from whole(game, 1 - player if game.step == "yell" else player, mine))

    whole = triggers._choose_waiting
    patch.setattr(triggers, "_choose_waiting", choose_waiting)


@breaks("yell.1")
def who_rests_does_not_yell(patch: Patch) -> None:
    def symbols(game: Any, player: int) -> int:
        there = (card for card in game.state.on_board(player) if not game.state.cards[card].resting)
        return sum(map(game.symbols, there))

    patch.setattr(turn, "symbols", symbols)


@breaks("yell.d1")
def no_effect_takes_a_symbol_away(patch: Patch) -> None:
    def symbols(self: Any, card: int) -> int:
        return max(int(self.state.printed(card).yell), whole(self, card))

    whole = Running.symbols
    patch.setattr(Running, "symbols", symbols)


@breaks("yell.d1")
def an_effect_yells_for_the_symbols(patch: Patch) -> None:
    def yell(game: Any, ctx: Any, node: Any) -> Any:
        return (yield from whole(game, ctx, replace(node, amount=looking.symbols(game, ctx.seat) or node.amount)))

    whole = effects.HANDLERS["yell"]
    patch.setitem(effects.HANDLERS, "yell", yell)


@breaks("yell.3")
def the_first_turn_has_no_yell_phase(patch: Patch) -> None:
    patch.setitem(turn.STEPS, "yell", (turn.skip_first, *turn.STEPS["yell"]))


@breaks("yellsym.1", "yell.d1")
def a_card_has_one_symbol_more_at_most(patch: Patch) -> None:
    def info(self: Any, card: int) -> Any:
        found = whole(self, card)
        return replace(found, yell=min(found.yell, self.state.printed(card).yell + 1))

    whole = Running.info
    patch.setattr(Running, "info", info)
