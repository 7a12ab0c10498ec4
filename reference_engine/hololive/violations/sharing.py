"""Violations of what texts say of several cards, of dice, and of what has happened."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....adapters.abilities import Attach, Choose, Reroll, This
from ...kernel import choices, patterns, references, replacement, steps
from ...kernel import instructions as kernel_instructions
from ...kernel.context import Context
from ...violations import Violations, instead, kept, wrap
from .. import instructions
from ..state import Table

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("Any holomem with a card under it counts as having Bloomed from a lower level", "2.3.1")
@instead(Table._is_so)
def _(whole: Any, self: Any, record: Any, info: Any, state: str) -> bool:
    return bool(record.under) if state == "risen" else whole(self, record, info, state)


@breaks(
    "A holomem counts as Bloomed from every card under it, not only from the one directly below", "4.4.2.3", "5.13.1"
)
@instead(references.lies_upon)
def _(whole: Any, game: Any, ctx: Context, record: Any, where: Any) -> bool:
    there = game.state.cards
    return any(references.fits(game, ctx, there[each], game.info(each), where) for each in record.under)


@breaks(
    "Cards that an effect attaches one each to several holomem can be divided among them freely", "5.19.1", "10.7.2.3.3"
)
@instead(instructions.HANDLERS[Attach])
def _(whole: Any, game: Any, ctx: Context, node: Any) -> Any:
    return (yield from whole(game, ctx, replace(node, share=node.share and "will")))


@breaks("Cards that a player may divide among several holomem all go to one holomem", "5.19.1", "5.16.4.2")
@instead(instructions.HANDLERS[Attach])
def _(whole: Any, game: Any, ctx: Context, node: Any) -> Any:
    to = Choose(node.to) if node.share == "will" else node.to
    return (yield from whole(game, ctx, replace(node, to=to, share="" if node.share == "will" else node.share)))


@breaks("A holomem returned together with the cards under it returns alone, and those are archived", "4.1.5")
@instead(kernel_instructions.leaving)
def _(whole: Any, game: Any, ctx: Context, card: int, to: str, seat: int, node: Any = None) -> Any:
    return whole(game, ctx, card, to, seat, node and replace(node, stack=False))


@breaks("A player who may take A to B cards from the top of a zone always takes B", "1.3.5.2", "5.12.1")
@instead(choices.how_many)
def _(whole: Any, game: Any, ctx: Context, top: Any, least: int) -> Any:
    yield from ()
    return replace(top, least=None)


breaks("Events of earlier turns count as having happened this turn", "12.1.5.4", "8.6.1")(
    kept(steps.begin_turn, "chronicle")
)


@breaks("A text about what happened to a holomem this turn ignores what happened before it Bloomed", "5.13.2")
@instead(patterns._was_subject)
def _(whole: Any, game: Any, ctx: Context, at: Any, deed: Any) -> bool:
    return whole(game, ctx, at, deed) and not (isinstance(at.subject, This) and deed.event.card != ctx.this.card)


@breaks("Only the first of several dice is rerolled", "5.24.1", "5.22.1")
@instead(instructions.HANDLERS[Reroll])
def _(whole: Any, game: Any, ctx: Context, node: Any) -> Any:
    _, *others = ctx.replaces.each
    done = yield from whole(game, ctx, node)
    ctx.outcome = replace(ctx.outcome, each=(ctx.outcome.each[0], *others))
    return done


breaks("Several dice rolled at once count as one die that shows their sum", "5.22.1")(
    wrap(replacement.parts, lambda whole, event: [replace(event, each=())])
)


@breaks("Support cards count as sharing a Bloom level with one another", "2.3.1", "2.2.1")
@instead(Table.values)
def _(whole: Any, self: Any, game: Any, card: int, what: str) -> Any:
    return frozenset({game.info(card).level}) if what == "level" else whole(self, game, card, what)
