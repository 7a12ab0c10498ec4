"""Violations of what texts tell to do, of decks and of turns: engines that do less, more, or let the other do it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from functools import partial
from typing import Any

from msgspec.structs import replace

from ....adapters.abilities import Draw, Each, Look, Move
from ...kernel import choices, instructions, replacement
from ...kernel.asks import NO, YES, Ask
from ...kernel.flow import at_once
from ...kernel.performing import event
from ...kernel.references import players
from ...patching import Patch
from ...violations import Change, change, done, reads, wrap
from .. import game as timing
from .mechanisms import chosen_at_least

# --- who does it, and how much of it --------------------------------------------------------------


def who_gives_up_wins(game_type: Any) -> Change:
    return wrap(game_type.concede, lambda whole, self, player: whole(self, 1 - player))


def where_not_all_fit_none_comes(function: Any) -> Change:
    def choose(game: Any, player: int, among: Any, least: int, most: int) -> Any:
        return choices.choose(game, player, among if len(among) <= most else [], least, most)

    return reads(function, choose=choose)


def the_opponent_of_the_turn_player_chooses_first(handlers: Any) -> Change:

    def each(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
        player, game.state.turn_player = game.state.turn_player, 1 - game.state.turn_player
        try:
            return (yield from whole(game, ctx, node))
        finally:
            game.state.turn_player = player

    return wrap(handlers[Each], each)


def what_both_players_are_to_do_the_turn_player_does_alone(handlers: Any) -> Change:

    def each(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
        mine = copy(ctx)
        mine.seat = game.state.turn_player
        chosen, enough = yield from choices.pick(game, mine, node.move.cards)
        yield from game.happen(*instructions.moves_of(game, mine, node.move, chosen))
        return enough

    return wrap(handlers[Each], each)


of_up_to_a_number_one_has_to_be_chosen = chosen_at_least(lambda least, most: max(least, 1))


where_a_text_names_nobody_the_opponent_chooses = wrap(
    players, lambda whole, seat, side: tuple(1 - each for each in players(seat, side))
)


whoever_seeks_has_to_find_what_is_there = wrap(choices.where_to_find, lambda whole, game, ctx, among: [])


# --- moving cards ---------------------------------------------------------------------------------


def what_a_text_has_moved_it_knows_no_more(handlers: Any) -> Change:

    def move(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
        enough = yield from whole(game, ctx, node)
        ctx.it = ()
        return enough

    return wrap(handlers[Move], move)


the_other_player_says_in_which_order_cards_are_laid = wrap(
    replacement.arranges, lambda whole, game, event: 1 - whole(game, event)
)


a_card_goes_to_the_zone_of_who_moves_it = wrap(
    instructions.moves_of,
    lambda whole, game, ctx, node, cards: whole(game, ctx, node if node.side else replace(node, side="you"), cards),
)


def sent(game_type: Any, elsewhere: Mapping[str, str]) -> Change:
    """An engine that puts cards into another zone than the text says."""

    def destination(whole: Any, self: Any, node: Any, *cards: int) -> str:
        to = whole(self, node, *cards)
        return elsewhere.get(to, to)

    return wrap(game_type.destination, destination)


# --- drawing and looking --------------------------------------------------------------------------


def who_draws_up_to_a_number_draws_so_many(handlers: Any) -> Change:
    return wrap(handlers[Draw], lambda whole, game, ctx, node: whole(game, ctx, replace(node, up_to=False)))


def who_draws_up_to_a_number_is_asked_once_for_all(handlers: Any) -> Change:

    def draw(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
        if node.up_to:
            (answer,) = yield Ask(ctx.seat, "optional", (YES, NO), about=ctx.held)
            if answer == NO:
                return True
        return (yield from whole(game, ctx, replace(node, up_to=False)))

    return wrap(handlers[Draw], draw)


@change
def who_goes_on_drawing_draws_two_cards(patch: Patch, handlers: Any) -> None:
    def draw(game: Any, player: int, ctx: Any = None, *, bottom: bool = False) -> Any:
        enough = yield from whole(game, player, ctx, bottom=bottom)
        if ctx is not None:
            enough = yield from whole(game, player, ctx, bottom=bottom)
        return enough

    def up_to(game: Any, ctx: Any, node: Any) -> Any:
        if not node.up_to:
            return (yield from drawn(game, ctx, node))
        with Patch() as inner:
            inner.setattr(instructions, "draw", draw)
            return (yield from drawn(game, ctx, node))

    whole, drawn = instructions.draw, handlers[Draw]
    patch.setitem(handlers, Draw, up_to)


def who_looks_up_to_a_number_of_cards_looks_at_so_many(handlers: Any) -> Change:
    return wrap(handlers[Look], lambda whole, game, ctx, node: whole(game, ctx, replace(node, up_to=False)))


@partial(wrap, instructions._look_one_by_one)
def who_looks_card_by_card_begins_with_two(whole: Any, game: Any, ctx: Any, cards: Any, viewer: int) -> Any:
    seen = yield from whole(game, ctx, cards[:1], viewer)
    if seen and cards[1:]:
        yield from game.happen(event(ctx, "look", cards[1], viewer))
        seen = [*cards[:2], *(yield from whole(game, ctx, cards[2:], viewer))]
    return seen


# --- decks and set-up -----------------------------------------------------------------------------


def checked(scene: Any, instead: Callable[..., Any]) -> Change:
    """An engine that looks at other decks than those that are there."""
    return wrap(scene.check_decks, lambda whole, player, *decks: whole(player, *instead(*decks)))


def unchecked_without_cards(scene: Any) -> Change:
    """An engine that looks at no decks where one of them is empty."""
    return wrap(scene.check_decks, lambda whole, player, *decks: all(decks) and whole(player, *decks))


def as_many(cards: Any, number: int) -> Any:
    """So many of the cards, over and over if there are fewer; none, where none is there."""
    return [cards[at % len(cards)] for at in range(number)] if cards else []


@change
def begun(patch: Patch, game_type: Any, part: Any, instead: Any) -> None:
    """A set-up in which something else is done in place of one part."""
    patch.setattr(game_type, "SETUP", tuple(instead if each is part else each for each in game_type.SETUP))


def the_second_player_begins(setup: Any) -> Change:
    return wrap(setup.begin_turn, lambda whole, game, player: whole(game, 1 - player))


# --- the turn -------------------------------------------------------------------------------------


@change
def stepped(patch: Patch, turn: Any, step: str, part: Any, *instead: Any) -> None:
    """A step in which something else is done in place of one part."""
    parts = tuple(new for each in turn.STEPS[step] for new in (instead if each is part else (each,)))
    patch.setitem(turn.STEPS, step, parts)


def what_triggers_at_the_end_of_a_turn_does_so_twice(turn: Any, part: Any) -> Change:
    @at_once
    def ends(game: Any) -> None:
        fired = game.state.fired
        done(part(game))
        if ("ended",) not in game.state.done:
            game.state.fired, game.state.done = fired, game.state.done | {("ended",)}

    return stepped(turn, "end", part, ends)


def the_step_ends_after_two_actions(game_type: Any) -> Change:
    """The step in which players act ends by itself after the second action."""

    def replaced(whole: Any, self: Any, name: str, *rest: Any) -> None:
        acted = self.state.done & {("acted", 1), ("acted", 2)}
        if name == "play" and rest[0] == "main" and not rest[1]:
            self.state.done |= {("acted", len(acted) + 1)}
        if len(acted) == 1 and len(self.state.done & {("acted", 1), ("acted", 2)}) == 2:
            self.pop()
        else:
            whole(self, name, *rest)

    return wrap(game_type.replace, replaced)


def no_check_timing_follows_an_action(actions: str) -> Change:

    def replaced(whole: Any, self: Any, name: str, *rest: Any) -> None:
        whole(self, name, *((actions, True) if (name, *rest) == ("play", actions, False) else rest))

    return wrap(timing.TimingGame.replace, replaced)


def what_goes_on_for_some_rounds_is_a_perpetual_loop(checks: Any) -> Change:
    return wrap(checks.is_perpetual, lambda whole, game: len(game.state.rounds) >= 2)
