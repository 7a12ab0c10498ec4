"""Violations of what texts tell to do, of decks and of turns: engines that do less, more, or let the other do it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from typing import Any

from msgspec.structs import replace

from ...adapters.abilities import Draw, Each, Look, Move
from ..kernel import choices, instructions, replacement
from ..kernel.asks import NO, YES, Ask
from ..kernel.flow import at_once
from ..kernel.performing import event
from ..kernel.references import players
from ..violations import Patch, done
from . import game as timing
from .violations import chosen_at_least

# --- who does it, and how much of it --------------------------------------------------------------


def who_gives_up_wins(patch: Patch, game_type: Any) -> None:
    whole = game_type.concede
    patch.setattr(game_type, "concede", lambda self, player: whole(self, 1 - player))


def where_not_all_fit_none_comes(patch: Patch, module: Any) -> None:
    def choose(game: Any, player: int, among: Any, least: int, most: int) -> Any:
        return (yield from whole(game, player, among if len(among) <= most else [], least, most))

    whole = module.choose
    patch.setattr(module, "choose", choose)


def the_opponent_of_the_turn_player_chooses_first(patch: Patch, handlers: Any) -> None:
    def each(game: Any, ctx: Any, node: Any) -> Any:
        player, game.state.turn_player = game.state.turn_player, 1 - game.state.turn_player
        try:
            return (yield from whole(game, ctx, node))
        finally:
            game.state.turn_player = player

    whole = handlers[Each]
    patch.setitem(handlers, Each, each)


def what_both_players_are_to_do_the_turn_player_does_alone(patch: Patch, handlers: Any) -> None:
    def each(game: Any, ctx: Any, node: Any) -> Any:
        mine = copy(ctx)
        mine.seat = game.state.turn_player
        chosen, enough = yield from choices.pick(game, mine, node.move.cards)
        yield from game.happen(*instructions.moves_of(game, mine, node.move, chosen))
        return enough

    patch.setitem(handlers, Each, each)


def of_up_to_a_number_one_has_to_be_chosen(patch: Patch) -> None:
    chosen_at_least(patch, lambda least, most: max(least, 1))


def where_a_text_names_nobody_the_opponent_chooses(patch: Patch) -> None:
    patch.setattr(choices, "players", lambda seat, side: tuple(1 - each for each in players(seat, side)))


def whoever_seeks_has_to_find_what_is_there(patch: Patch) -> None:
    patch.setattr(choices, "where_to_find", lambda game, ctx, among: [])


# --- moving cards ---------------------------------------------------------------------------------


def what_a_text_has_moved_it_knows_no_more(patch: Patch, handlers: Any) -> None:
    def move(game: Any, ctx: Any, node: Any) -> Any:
        enough = yield from whole(game, ctx, node)
        ctx.it = ()
        return enough

    whole = handlers[Move]
    patch.setitem(handlers, Move, move)


def the_other_player_says_in_which_order_cards_are_laid(patch: Patch) -> None:
    whole = replacement.arranges
    patch.setattr(replacement, "arranges", lambda game, event: 1 - whole(game, event))


def a_card_goes_to_the_zone_of_who_moves_it(patch: Patch) -> None:
    whole = instructions.moves_of
    patch.setattr(
        instructions,
        "moves_of",
        lambda game, ctx, node, cards: whole(game, ctx, node if node.side else replace(node, side="you"), cards),
    )


def sent(patch: Patch, game_type: Any, elsewhere: Mapping[str, str]) -> None:
    """An engine that puts cards into another zone than the text says."""

    def destination(self: Any, node: Any, *cards: int) -> str:
        to = whole(self, node, *cards)
        return elsewhere.get(to, to)

    whole = game_type.destination
    patch.setattr(game_type, "destination", destination)


# --- drawing and looking --------------------------------------------------------------------------


def who_draws_up_to_a_number_draws_so_many(patch: Patch, handlers: Any) -> None:
    whole = handlers[Draw]
    patch.setitem(handlers, Draw, lambda game, ctx, node: whole(game, ctx, replace(node, up_to=False)))


def who_draws_up_to_a_number_is_asked_once_for_all(patch: Patch, handlers: Any) -> None:
    def draw(game: Any, ctx: Any, node: Any) -> Any:
        if node.up_to:
            (answer,) = yield Ask(ctx.seat, "optional", (YES, NO), about=ctx.held)
            if answer == NO:
                return True
        return (yield from whole(game, ctx, replace(node, up_to=False)))

    whole = handlers[Draw]
    patch.setitem(handlers, Draw, draw)


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


def who_looks_up_to_a_number_of_cards_looks_at_so_many(patch: Patch, handlers: Any) -> None:
    whole = handlers[Look]
    patch.setitem(handlers, Look, lambda game, ctx, node: whole(game, ctx, replace(node, up_to=False)))


def who_looks_card_by_card_begins_with_two(patch: Patch) -> None:
    def look(game: Any, ctx: Any, cards: Any, viewer: int) -> Any:
        seen = yield from whole(game, ctx, cards[:1], viewer)
        if seen and cards[1:]:
            yield from game.happen(event(ctx, "look", cards[1], viewer))
            seen = [*cards[:2], *(yield from whole(game, ctx, cards[2:], viewer))]
        return seen

    whole = instructions._look_one_by_one
    patch.setattr(instructions, "_look_one_by_one", look)


# --- decks and set-up -----------------------------------------------------------------------------


def checked(patch: Patch, scene: Any, instead: Callable[..., Any]) -> None:
    """An engine that looks at other decks than those that are there."""
    whole = scene.check_decks
    patch.setattr(scene, "check_decks", lambda player, *decks: whole(player, *instead(*decks)))


def unchecked_without_cards(patch: Patch, scene: Any) -> None:
    """An engine that looks at no decks where one of them is empty."""
    whole = scene.check_decks
    patch.setattr(scene, "check_decks", lambda player, *decks: all(decks) and whole(player, *decks))


def as_many(cards: Any, number: int) -> Any:
    """So many of the cards, over and over if there are fewer; none, where none is there."""
    return [cards[at % len(cards)] for at in range(number)] if cards else []


def begun(patch: Patch, game_type: Any, part: Any, instead: Any) -> None:
    """A set-up in which something else is done in place of one part."""
    patch.setattr(game_type, "SETUP", tuple(instead if each is part else each for each in game_type.SETUP))


def the_second_player_begins(patch: Patch, setup: Any) -> None:
    whole = setup.begin_turn
    patch.setattr(setup, "begin_turn", lambda game, player: whole(game, 1 - player))


# --- the turn -------------------------------------------------------------------------------------


def stepped(patch: Patch, turn: Any, step: str, part: Any, *instead: Any) -> None:
    """A step in which something else is done in place of one part."""
    parts = tuple(new for each in turn.STEPS[step] for new in (instead if each is part else (each,)))
    patch.setitem(turn.STEPS, step, parts)


def what_triggers_at_the_end_of_a_turn_does_so_twice(patch: Patch, turn: Any, part: Any) -> None:
    @at_once
    def ends(game: Any) -> None:
        fired = game.state.fired
        done(part(game))
        if ("ended",) not in game.state.done:
            game.state.fired, game.state.done = fired, game.state.done | {("ended",)}

    stepped(patch, turn, "end", part, ends)


def no_check_timing_follows_an_action(patch: Patch, actions: str) -> None:
    def replaced(self: Any, name: str, *rest: Any) -> None:
        whole(self, name, *((actions, True) if (name, *rest) == ("play", actions, False) else rest))

    whole = timing.TimingGame.replace
    patch.setattr(timing.TimingGame, "replace", replaced)


def what_goes_on_for_some_rounds_is_a_perpetual_loop(patch: Patch, checks: Any) -> None:
    patch.setattr(checks, "is_perpetual", lambda game: len(game.state.rounds) >= 2)
