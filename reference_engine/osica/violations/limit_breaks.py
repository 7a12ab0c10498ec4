"""Violations of OSICA: limit breaks (appeal.8 to appeal.13, appeal.d1 to appeal.d6)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...kernel.events import Event
from ...kernel.flow import at_once
from ...violations import Patch, Violations
from .. import (
    appeals,
    effects,
    turn,
)
from ..running import Running
from ..state import Table
from ..words import (
    BOARD,
    DROP,
    HAND,
)
from .ways import counts, part

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("appeal.8", "steal.3", "appeal.12", "appeal.13", "appeal.d8", "appeal.10")
def a_limit_broken_attacker_steals_no_more(patch: Patch) -> None:
    counts(patch, lambda game, card, guard, count: count - game.state.cards[card].limit_broken)


@breaks("appeal.9", "critical.2")
def a_limit_broken_guard_takes_nothing_away(patch: Patch) -> None:
    counts(patch, lambda game, card, guard, count: count + (guard is not None and game.state.cards[guard].limit_broken))


@breaks("appeal.9")
def who_stands_in_front_takes_one_away_without_guarding(patch: Patch) -> None:
    def less(game: Any, card: int, guard: int | None, count: int) -> int:
        front = game.state.in_front(card)
        return count - (guard is None and front is not None and game.state.cards[front].limit_broken)

    counts(patch, less)


@breaks("appeal.10", "appeal.d8", "appeal.13")
def a_limit_break_ends_with_its_appeal(patch: Patch) -> None:
    @at_once
    def after(game: Any, attacker: Any, guard: Any, additional: bool) -> None:
        game.state.change(attacker.card, limit_broken=False)
        list(whole(game, attacker, guard, additional))

    whole = appeals.after
    patch.setitem(appeals.PARTS, "over", after)


@breaks("appeal.10", "end.2")
def a_limit_break_lasts_for_the_game(patch: Patch) -> None:
    @at_once
    def effects_end(game: Any) -> None:
        broken = [
            card for player in (0, 1) for card in game.state.on_board(player) if game.state.cards[card].limit_broken
        ]
        list(whole(game))
        for card in broken:
            game.state.change(card, limit_broken=True)

    whole = turn.effects_end
    part(patch, "end", whole, effects_end)


@breaks("appeal.11", "appeal.13", "appeal.d1")
def a_character_limit_breaks_twice(patch: Patch) -> None:
    def let_limit_break(game: Any, card: int) -> Any:
        broken = game.state.cards[card].limit_broken
        game.state.change(card, limit_broken=False)
        yield from whole(game, card)
        game.state.change(card, limit_broken=broken or game.state.cards[card].limit_broken)

    whole = appeals.let_limit_break
    patch.setattr(appeals, "let_limit_break", let_limit_break)


@breaks("appeal.13")
def one_limit_break_is_done_in_a_turn(patch: Patch) -> None:
    def let_limit_break(game: Any, card: int) -> Any:
        if not any(game.state.cards[each].limit_broken for each in game.state.on_board(game.state.cards[card].seat)):
            yield from whole(game, card)

    whole = appeals.let_limit_break
    patch.setattr(appeals, "let_limit_break", let_limit_break)


@breaks("appeal.d1", "deckbuild.d1", "appeal.2")
def any_card_of_the_hand_limit_breaks(patch: Patch) -> None:
    def same_in_hand(game: Any, card: int) -> Any:
        return game.state.zones[game.state.cards[card].seat, HAND]

    patch.setattr(appeals, "same_in_hand", same_in_hand)


@breaks("appeal.d2")
def an_effect_limit_breaks_with_a_card_of_the_hand(patch: Patch) -> None:
    def limit_break(game: Any, ctx: Any, node: Any) -> Any:
        done = yield from whole(game, ctx, node)
        game.move(game.state.zones[ctx.seat, HAND][:1], DROP, "limit-break")
        return done

    whole = effects.HANDLERS["limit-break"]
    patch.setitem(effects.HANDLERS, "limit-break", limit_break)


@breaks("appeal.d3")
def limit_breaks_of_effects_add_up(patch: Patch) -> None:
    def limit_break(game: Any, ctx: Any, node: Any) -> Any:
        broken = {card for card in game.state.on_board(ctx.seat) if game.state.cards[card].limit_broken}
        done = yield from whole(game, ctx, node)
        if any(ref.card in broken for ref in ctx.it):
            game.state.adjust(ctx.seat, "more", 1, True)
        return done

    whole = effects.HANDLERS["limit-break"]
    patch.setitem(effects.HANDLERS, "limit-break", limit_break)
    counts(patch, lambda game, card, guard, count: count + game.state.counter(game.state.cards[card].seat, "more"))


@breaks("appeal.d4")
def only_characters_of_the_stage_limit_break_by_effects(patch: Patch) -> None:
    def limit_break(game: Any, ctx: Any, node: Any) -> Any:
        among = replace(node.cards.among, zone=("stage",))
        return (yield from whole(game, ctx, replace(node, cards=replace(node.cards, among=among))))

    whole = effects.HANDLERS["limit-break"]
    patch.setitem(effects.HANDLERS, "limit-break", limit_break)


@breaks("appeal.d5")
def a_card_that_lies_on_another_is_a_character(patch: Patch) -> None:
    def on_stage(self: Any, player: int) -> Any:
        there = whole(self, player)
        return (*there, *(each for card in there for each in self.cards[card].attached))

    whole = Table.on_stage
    patch.setattr(Table, "on_stage", on_stage)


@breaks("appeal.d6", "end.2")
def the_card_of_a_limit_break_goes_where_its_character_goes(patch: Patch) -> None:
    def leaving(self: Any, event: Event) -> Any:
        for each in whole(self, event):
            yield replace(each, to=event.to) if each.card != event.card else each

    whole = Running._leaving
    patch.setattr(Running, "_leaving", leaving)


@breaks("appeal.d5")
def a_card_that_lies_on_another_can_be_chosen(patch: Patch) -> None:
    def within(self: Any, game: Any, ctx: Any, there: Any, node: Any) -> Any:
        found = whole(self, game, ctx, there, node)
        return [*found, *(each for card in found for each in self.cards[card].attached)]

    whole = Table.within
    patch.setattr(Table, "within", within)


@breaks("appeal.8")
def who_could_limit_break_steals_one_more(patch: Patch) -> None:
    def more(game: Any, card: int, guard: int | None, count: int) -> int:
        return count + (not game.state.cards[card].limit_broken and bool(appeals.same_in_hand(game, card)))

    counts(patch, more)


@breaks("appeal.2")
def one_side_limit_breaks_in_an_appeal(patch: Patch) -> None:
    def let_break_guard(game: Any, attacker: Any, guard: Any, additional: bool) -> Any:
        if game.state.cards[attacker.card].attached:
            game.replace("appeal", "hearts", attacker, guard, additional)
        else:
            yield from whole(game, attacker, guard, additional)

    whole = appeals.let_break_guard
    patch.setitem(appeals.PARTS, "other-break", let_break_guard)


@breaks("appeal.8")
def a_limit_break_counts_for_whoever_appeals(patch: Patch) -> None:
    def more(game: Any, card: int, guard: int | None, count: int) -> int:
        return count + (not game.state.cards[card].limit_broken and somebody_broke(game, game.state.cards[card].seat))

    counts(patch, more)


@breaks("appeal.9")
def a_limit_break_counts_for_whoever_guards(patch: Patch) -> None:
    def less(game: Any, card: int, guard: int | None, count: int) -> int:
        return count - (guard is not None and somebody_broke(game, 1 - game.state.cards[card].seat))

    counts(patch, less)


def somebody_broke(game: Any, player: int) -> bool:
    """Whether a character on the player's stage has limit-broken."""
    return any(game.state.cards[card].limit_broken for card in game.state.on_stage(player))


@breaks("appeal.10")
def a_limit_break_of_an_effect_ends_with_its_phase(patch: Patch) -> None:
    @at_once
    def end(game: Any) -> None:
        for card in (*game.state.on_board(0), *game.state.on_board(1)):
            game.state.change(card, limit_broken=bool(game.state.cards[card].attached))

    patch.setitem(turn.STEPS, "yell", (end, *turn.STEPS["yell"]))


@breaks("appeal.11")
def a_guard_limit_breaks_twice(patch: Patch) -> None:
    def let_limit_break(game: Any, card: int) -> Any:
        broken = game.state.cards[card].limit_broken
        if game.state.cards[card].seat != game.state.turn_player:
            game.state.change(card, limit_broken=False)
        yield from whole(game, card)
        game.state.change(card, limit_broken=broken or game.state.cards[card].limit_broken)

    whole = appeals.let_limit_break
    patch.setattr(appeals, "let_limit_break", let_limit_break)


@breaks("appeal.d2")
def an_effect_limit_breaks_whose_copy_is_in_hand(patch: Patch) -> None:
    def limit_break(game: Any, ctx: Any, node: Any) -> Any:
        if not any(appeals.same_in_hand(game, card) for card in game.state.on_board(ctx.seat)):
            return False
        return (yield from whole(game, ctx, node))

    whole = effects.HANDLERS["limit-break"]
    patch.setitem(effects.HANDLERS, "limit-break", limit_break)


@breaks("appeal.d6")
def the_card_of_a_limit_break_goes_along_to_the_assist_area(patch: Patch) -> None:
    def laid_off(self: Any, card: int, to: str, cause: str) -> Any:
        return iter(()) if to in BOARD else whole(self, card, to, cause)

    whole = Running._laid_off
    patch.setattr(Running, "_laid_off", laid_off)
