"""Ways to break what the games of these timings have in common. Each game says which of its clauses each violates.

Those that break what an instruction does are given the game's table of instructions.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from types import ModuleType
from typing import Any

from msgspec.structs import replace

from ...adapters.abilities import Draw, Each, Shuffle
from ..kernel import information, instructions, traits, triggers
from ..kernel.asks import NO, YES, Ask
from ..kernel.performing import event
from ..kernel.references import amount
from ..kernel.state import Role
from ..violations import Break, Patch
from . import loops
from .table import TimingTable


def of_handlers(handlers: Any) -> Callable[[Callable[[Patch, Any], None]], Break]:
    """Of a way to break what an instruction does, that to break what it does in the game with these handlers."""

    def given(broken: Callable[[Patch, Any], None]) -> Break:
        @wraps(broken)
        def breaks(patch: Patch) -> None:
            broken(patch, handlers)

        return breaks

    return given


# --- instructions ---------------------------------------------------------------------------------


def drawn(patch: Patch, handlers: Any, counted: Any) -> None:
    """An engine that draws another number of cards, by the one that the text says and by whether it is "up to"."""

    def draw(game: Any, ctx: Any, node: Any) -> Any:
        count = counted(amount(game, ctx, node.count), node.up_to)
        return (yield from whole(game, ctx, replace(node, count=count)))

    whole = handlers[Draw]
    patch.setitem(handlers, Draw, draw)


def to_draw_less_than_nothing_puts_cards_of_the_hand_back(patch: Patch, handlers: Any) -> None:
    def draw(game: Any, ctx: Any, node: Any) -> Any:
        back = game.state.zones[ctx.seat, "hand"][: max(0, -amount(game, ctx, node.count))]
        yield from game.happen(*(event(ctx, "move", card, ctx.seat, to="deck") for card in back))
        return (yield from whole(game, ctx, node))

    whole = handlers[Draw]
    patch.setitem(handlers, Draw, draw)


def of_several_cards_to_draw_one_is_drawn(patch: Patch, handlers: Any) -> None:
    drawn(patch, handlers, lambda count, up_to: min(count, 1))


def who_draws_up_to_none_is_asked_once(patch: Patch, handlers: Any) -> None:
    drawn(patch, handlers, lambda count, up_to: max(count, 1) if up_to else count)


def who_draws_up_to_a_number_is_asked_once_more(patch: Patch, handlers: Any) -> None:
    drawn(patch, handlers, lambda count, up_to: count + 1 if up_to else count)


def a_deck_of_one_card_is_not_shuffled(patch: Patch, handlers: Any) -> None:
    def shuffle(game: Any, ctx: Any, node: Any) -> Any:
        return len(game.state.zones[ctx.seat, "deck"]) < 2 or (yield from whole(game, ctx, node))

    whole = handlers[Shuffle]
    patch.setitem(handlers, Shuffle, shuffle)


def what_both_players_put_away_is_put_away_one_after_the_other(patch: Patch, handlers: Any) -> None:
    def each(game: Any, ctx: Any, node: Any) -> Any:
        seat = ctx.seat
        for player in (game.state.turn_player, 1 - game.state.turn_player):
            ctx.seat = player
            yield from instructions.move(game, ctx, node.move)
        ctx.seat = seat
        return True

    patch.setitem(handlers, Each, each)


# --- what the kernel does -------------------------------------------------------------------------


def two_events_at_once_meet_a_delayed_trigger_twice(patch: Patch) -> None:
    def notice_delayed(game: Any, delayed: Any, done: Any) -> None:
        for each in done:
            whole(game, delayed, (each,))

    whole = triggers._notice_delayed
    patch.setattr(triggers, "_notice_delayed", notice_delayed)


def numbers_of_abilities_that_were_lost_still_count(patch: Patch) -> None:
    def effects(sketch: Any) -> Any:
        yield from whole(sketch)
        for each in whole(information.Sketch(sketch.state, {}, {})):
            is_number = each.layer == traits.NUMBERS and each.lasting is None
            if is_number and not information.has_ability(sketch.info(each.live.card), each.live):
                yield each

    whole = information.effects
    patch.setattr(information, "effects", effects)


def an_ability_that_waits_does_not_wait_again(patch: Patch) -> None:
    def wait(game: Any, live: Any, *rest: Any) -> None:
        if all(each.live.key != live.key for each in game.state.waiting):
            whole(game, live, *rest)

    whole = triggers.wait
    patch.setattr(triggers, "wait", wait)


def who_looks_at_up_to_none_is_asked_once(patch: Patch) -> None:
    def look(game: Any, ctx: Any, them: Any, viewer: int) -> Any:
        if not them:
            yield Ask(viewer, "optional", (YES, NO), about=ctx.live)
        return (yield from whole(game, ctx, them, viewer))

    whole = instructions._look_one_by_one
    patch.setattr(instructions, "_look_one_by_one", look)


def who_looks_card_by_card_sees_one(patch: Patch) -> None:
    whole = instructions._look_one_by_one
    patch.setattr(
        instructions,
        "_look_one_by_one",
        lambda game, ctx, them, viewer: whole(game, ctx, them[:1], viewer),
    )


def the_older_effect_is_applied_first_whatever_depends_on_it(patch: Patch) -> None:
    def apply_all(sketch: Any, effects: Any) -> None:
        applied: set[Any] = set()
        while due := [each for each in effects(sketch) if each.key not in applied]:
            oldest = min(due, key=lambda each: each.age)
            oldest.apply(sketch)
            applied.add(oldest.key)

    patch.setattr(information, "apply_all", apply_all)


# --- what makes two states the very same --------------------------------------------------------------


def alike(table: type[TimingTable], what: str, blind: Break) -> Break:
    """An engine to which states of the game are the same that differ in this alone."""

    def breaks(patch: Patch) -> None:
        patch.setattr(table, "signature", lambda self: ())
        blind(patch)

    breaks.__name__ = f"states_that_differ_in_{what}_alone_are_the_same".replace(" ", "_")
    return breaks


def together(*blind: Break) -> Break:
    """Blind to several things at once."""

    def breaks(patch: Patch) -> None:
        for each in blind:
            each(patch)

    return breaks


def without(module: ModuleType, kind: type[Any], *parts: str) -> Break:
    """Blind to parts of how something counts, which is a named tuple of that module."""

    def blind(patch: Patch) -> None:
        nothing = dict.fromkeys(parts)
        patch.setattr(module, kind.__name__, lambda *said, **named: kind(*said, **named)._replace(**nothing))

    return blind


def without_remarks(*names: str) -> Break:
    """Blind to what is said of cards under these names."""

    def blind(patch: Patch) -> None:
        patch.setattr(loops, "spoken_of", lambda state: (each for each in whole(state) if each[1][0] not in names))

    whole = loops.spoken_of
    return blind


def without_effects(part: str, source: str) -> Break:
    """Blind to a part of what resolutions left behind, and to whose text it was and whom it is for."""
    return together(without(loops, loops.Key, part), without_remarks(part, source))


def without_field(table: type[TimingTable], field: str) -> Break:
    """Blind to a field of the state that speaks of no card."""

    def blind(patch: Patch) -> None:
        fields = [each for each in table.fields(Role.KEY) if each != field]
        patch.setattr(table, "plain", lambda self: tuple(getattr(self, each) for each in fields))

    return blind


def without_zones(module: Any, *names: str) -> Break:
    """Blind to what lies in these zones of both players."""

    def blind(patch: Patch) -> None:
        for kind in ("ORDERED", "PILES", "POSITIONS"):
            patch.setattr(module, kind, tuple(key for key in getattr(module, kind) if key[1] not in names))

    return blind


def without_order(module: Any, name: str) -> Break:
    """Blind to the order of this zone."""

    def blind(patch: Patch) -> None:
        keys = tuple(key for key in module.ORDERED if key[1] == name)
        patch.setattr(module, "ORDERED", tuple(key for key in module.ORDERED if key not in keys))
        patch.setattr(module, "PILES", (*module.PILES, *keys))

    return blind
