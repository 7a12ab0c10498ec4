"""Violations of instructions, decks and turns: engines that do too little or too much, or for the wrong player."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from functools import partial
from typing import Any

from msgspec.structs import replace

from ....adapters.card_text_tree import Draw, EachPlayer, Look, Move
from ...kernel import card_choices, instructions, replacement_effects
from ...kernel.card_references import players_of_side
from ...kernel.decisions import NO, YES, EngineAsk
from ...kernel.game_loop import without_asks
from ...kernel.perform import create_event
from ...patching import Patch
from ...violations import Change, change_factory, replace_globals, run_without_asks, wrap_function
from .. import game as timing
from .mechanisms import choose_between_others

# --- players and amounts --------------------------------------------------------------------------


def conceding_player_wins(game_type: Any) -> Change:
    return wrap_function(game_type.concede, lambda whole, self, player: whole(self, 1 - player))


def none_enters_unless_all_fit(function: Any) -> Change:
    def choose_all_or_none(game: Any, player: int, among: Any, least: int, most: int) -> Any:
        return card_choices.choose_cards(game, player, among if len(among) <= most else [], least, most)

    return replace_globals(function, choose_cards=choose_all_or_none)


def non_turn_player_chooses_first(handlers: Any) -> Change:

    def swap_turn_player(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
        player, game.state.turn_player = game.state.turn_player, 1 - game.state.turn_player
        try:
            return (yield from whole(game, ctx, node))
        finally:
            game.state.turn_player = player

    return wrap_function(handlers[EachPlayer], swap_turn_player)


def only_turn_player_does_it(handlers: Any) -> Change:

    def move_only_own(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
        mine = copy(ctx)
        mine.seat = game.state.turn_player
        chosen, enough = yield from card_choices.select_cards(game, mine, node.move.cards)
        yield from game.propose_events(*instructions.plan_moves(game, mine, node.move, chosen))
        return enough

    return wrap_function(handlers[EachPlayer], move_only_own)


of_up_to_a_number_one_has_to_be_chosen = choose_between_others(lambda least, most: max(least, 1))


where_a_text_names_nobody_the_opponent_chooses = wrap_function(
    players_of_side, lambda whole, seat, side: tuple(1 - each for each in players_of_side(seat, side))
)


whoever_seeks_has_to_find_what_is_there = wrap_function(
    card_choices.cards_to_search, lambda whole, game, ctx, among: []
)


# --- moving cards ---------------------------------------------------------------------------------


def moved_cards_are_forgotten(handlers: Any) -> Change:

    def move_and_forget(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
        enough = yield from whole(game, ctx, node)
        ctx.it = ()
        return enough

    return wrap_function(handlers[Move], move_and_forget)


the_other_player_says_in_which_order_cards_are_laid = wrap_function(
    replacement_effects.ordering_player, lambda whole, game, event: 1 - whole(game, event)
)


a_card_goes_to_the_zone_of_who_moves_it = wrap_function(
    instructions.plan_moves,
    lambda whole, game, ctx, node, cards: whole(game, ctx, node if node.side else replace(node, side="you"), cards),
)


def move_to_another_zone(game_type: Any, elsewhere: Mapping[str, str]) -> Change:
    """Put cards into other zones than the text says: ``elsewhere``, by zone."""

    def other_destination(whole: Any, self: Any, node: Any, *cards: int) -> str:
        to = whole(self, node, *cards)
        return elsewhere.get(to, to)

    return wrap_function(game_type.destination_zone, other_destination)


# --- drawing and looking --------------------------------------------------------------------------


def drawing_up_to_draws_all(handlers: Any) -> Change:
    return wrap_function(handlers[Draw], lambda whole, game, ctx, node: whole(game, ctx, replace(node, up_to=False)))


def drawing_up_to_asks_once(handlers: Any) -> Change:

    def ask_once_and_draw(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
        if node.up_to:
            (answer,) = yield EngineAsk(ctx.seat, "optional", (YES, NO), about=ctx.held)
            if answer == NO:
                return True
        return (yield from whole(game, ctx, replace(node, up_to=False)))

    return wrap_function(handlers[Draw], ask_once_and_draw)


@change_factory
def drawing_on_draws_two_cards(patch: Patch, handlers: Any) -> None:
    def draw_two(game: Any, player: int, ctx: Any = None, *, bottom: bool = False) -> Any:
        enough = yield from whole(game, player, ctx, bottom=bottom)
        if ctx is not None:
            enough = yield from whole(game, player, ctx, bottom=bottom)
        return enough

    def draw_up_to(game: Any, ctx: Any, node: Any) -> Any:
        if not node.up_to:
            return (yield from drawn(game, ctx, node))
        with Patch() as inner:
            inner.setattr(instructions, "draw_one_card", draw_two)
            return (yield from drawn(game, ctx, node))

    whole, drawn = instructions.draw_one_card, handlers[Draw]
    patch.setitem(handlers, Draw, draw_up_to)


def looking_up_to_looks_at_all(handlers: Any) -> Change:
    return wrap_function(handlers[Look], lambda whole, game, ctx, node: whole(game, ctx, replace(node, up_to=False)))


@partial(wrap_function, instructions._look_one_by_one)
def looking_begins_with_two_cards(whole: Any, game: Any, ctx: Any, cards: Any, viewer: int) -> Any:
    seen = yield from whole(game, ctx, cards[:1], viewer)
    if seen and cards[1:]:
        yield from game.propose_events(create_event(ctx, "look", cards[1], viewer))
        seen = [*cards[:2], *(yield from whole(game, ctx, cards[2:], viewer))]
    return seen


# --- decks and set-up -----------------------------------------------------------------------------


def check_other_decks(scene: Any, instead: Callable[..., Any]) -> Change:
    """Check other decks than the actual ones."""
    return wrap_function(scene.check_decks, lambda whole, player, *decks: whole(player, *instead(*decks)))


def skip_check_of_empty_decks(scene: Any) -> Change:
    """Do not check decks if one of them is empty."""
    return wrap_function(scene.check_decks, lambda whole, player, *decks: all(decks) and whole(player, *decks))


def repeat_to_number(cards: Any, number: int) -> Any:
    """That many of the cards, repeated if there are fewer; empty if there are none."""
    return [cards[at % len(cards)] for at in range(number)] if cards else []


@change_factory
def replace_setup_part(patch: Patch, game_type: Any, part: Any, instead: Any) -> None:
    """Replace a part of the setup by another."""
    patch.setattr(game_type, "SETUP", tuple(instead if each is part else each for each in game_type.SETUP))


def the_second_player_begins(setup: Any) -> Change:
    return wrap_function(setup.begin_turn, lambda whole, game, player: whole(game, 1 - player))


# --- the turn -------------------------------------------------------------------------------------


@change_factory
def replace_step_part(patch: Patch, turn: Any, step: str, part: Any, *instead: Any) -> None:
    """Replace a part of a step by others."""
    parts = tuple(new for each in turn.STEPS[step] for new in (instead if each is part else (each,)))
    patch.setitem(turn.STEPS, step, parts)


def end_of_turn_triggers_twice(turn: Any, part: Any) -> Change:
    @without_asks
    def end_turn_again(game: Any) -> None:
        fired = game.state.fired
        run_without_asks(part(game))
        if ("ended",) not in game.state.done:
            game.state.fired, game.state.done = fired, game.state.done | {("ended",)}

    return replace_step_part(turn, "end", part, end_turn_again)


def the_step_ends_after_two_actions(game_type: Any) -> Change:
    """End the step in which players act after the second action."""

    def pop_after_two_actions(whole: Any, self: Any, name: str, *rest: Any) -> None:
        acted = self.state.done & {("acted", 1), ("acted", 2)}
        if name == "play" and rest[0] == "main" and not rest[1]:
            self.state.done |= {("acted", len(acted) + 1)}
        if len(acted) == 1 and len(self.state.done & {("acted", 1), ("acted", 2)}) == 2:
            self.pop_frame()
        else:
            whole(self, name, *rest)

    return wrap_function(game_type.replace_frame, pop_after_two_actions)


def no_check_timing_follows_an_action(actions: str) -> Change:

    def replace_without_check(whole: Any, self: Any, name: str, *rest: Any) -> None:
        whole(self, name, *((actions, True) if (name, *rest) == ("play", actions, False) else rest))

    return wrap_function(timing.TimingGame.replace_frame, replace_without_check)


def two_rounds_are_a_perpetual_loop(checks: Any) -> Change:
    return wrap_function(checks.is_perpetual, lambda whole, game: len(game.state.rounds) >= 2)
