"""Violations of what texts say of several cards, of dice, and of what has happened."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....adapters.abilities import Attach, Choose, Reroll, This
from ...kernel import choices, patterns, references, replacement
from ...kernel import instructions as kernel_instructions
from ...kernel.context import Context
from ...violations import Patch, Violations, kept
from .. import instructions, turn
from ..state import Table

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("2.3.1")
def whoever_blooms_rises_in_level(patch: Patch) -> None:
    def is_so(self: Any, record: Any, info: Any, state: str) -> bool:
        return bool(record.under) if state == "risen" else whole(self, record, info, state)

    whole = Table._is_so
    patch.setattr(Table, "_is_so", is_so)


@breaks("4.4.2.3", "5.13.1")
def whoever_lies_above_a_card_has_bloomed_from_it(patch: Patch) -> None:
    def lies_upon(game: Any, ctx: Context, record: Any, where: Any) -> bool:
        there = game.state.cards
        return any(references.fits(game, ctx, there[each], game.info(each), where) for each in record.under)

    patch.setattr(references, "lies_upon", lies_upon)


@breaks("5.19.1", "10.7.2.3.3")
def one_each_is_so_many_for_whomever(patch: Patch) -> None:
    def attach(game: Any, ctx: Context, node: Any) -> Any:
        return (yield from whole(game, ctx, replace(node, share=node.share and "will")))

    whole = instructions.HANDLERS[Attach]
    patch.setitem(instructions.HANDLERS, Attach, attach)


@breaks("5.19.1", "5.16.4.2")
def all_that_is_divided_goes_to_one_holomem(patch: Patch) -> None:
    def attach(game: Any, ctx: Context, node: Any) -> Any:
        to = Choose(node.to) if node.share == "will" else node.to
        return (yield from whole(game, ctx, replace(node, to=to, share="" if node.share == "will" else node.share)))

    whole = instructions.HANDLERS[Attach]
    patch.setitem(instructions.HANDLERS, Attach, attach)


@breaks("4.1.5")
def who_returns_with_what_lies_under_it_returns_alone(patch: Patch) -> None:
    def leaving(game: Any, ctx: Context, card: int, to: str, seat: int, node: Any = None) -> Any:
        return whole(game, ctx, card, to, seat, node and replace(node, stack=False))

    whole = kernel_instructions.leaving
    patch.setattr(kernel_instructions, "leaving", leaving)


@breaks("1.3.5.2", "5.12.1")
def whoever_archives_so_many_from_the_top_archives_as_many_as_there_may_be(patch: Patch) -> None:
    def how_many(game: Any, ctx: Context, top: Any, least: int) -> Any:
        yield from ()
        return replace(top, least=None)

    patch.setattr(choices, "how_many", how_many)


@breaks("12.1.5.4", "8.6.1")
def what_happened_in_earlier_turns_happened_this_turn(patch: Patch) -> None:
    kept(patch, turn, "begin_turn", "chronicle")


@breaks("5.13.2")
def what_happened_to_a_holomem_before_its_bloom_is_forgotten(patch: Patch) -> None:
    def was_subject(game: Any, ctx: Context, at: Any, deed: Any) -> bool:
        return whole(game, ctx, at, deed) and not (isinstance(at.subject, This) and deed.event.card != ctx.this.card)

    whole = patterns._was_subject
    patch.setattr(patterns, "_was_subject", was_subject)


@breaks("5.24.1", "5.22.1")
def of_several_dice_one_alone_is_rolled_again(patch: Patch) -> None:
    def reroll(game: Any, ctx: Context, node: Any) -> Any:
        _, *others = ctx.replaces.each
        done = yield from whole(game, ctx, node)
        ctx.outcome = replace(ctx.outcome, each=(ctx.outcome.each[0], *others))
        return done

    whole = instructions.HANDLERS[Reroll]
    patch.setitem(instructions.HANDLERS, Reroll, reroll)


@breaks("5.22.1")
def dice_that_are_rolled_at_once_are_one_die(patch: Patch) -> None:
    patch.setattr(replacement, "parts", lambda event: [replace(event, each=())])


@breaks("2.3.1", "2.2.1")
def supports_are_all_of_one_level(patch: Patch) -> None:
    def values(self: Any, game: Any, card: int, what: str) -> Any:
        return frozenset({game.info(card).level}) if what == "level" else whole(self, game, card, what)

    whole = Table.values
    patch.setattr(Table, "values", values)
