"""Violations of texts about several cards, dice, and past events."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....adapters.card_text_tree import Attach, ChosenCards, Reroll, ThisCard
from ...kernel import card_choices, card_references, event_patterns, replacement_effects, turn_steps
from ...kernel import instructions as kernel_instructions
from ...kernel.resolution import ResolutionContext
from ...violations import Violations, keep_state_field, wrap_function, wrapper_of
from .. import instructions
from ..state import GameState

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


@breaks("Any holomem with a card under it counts as having Bloomed from a lower level", "2.3.1")
@wrapper_of(GameState._is_so)
def _(whole: Any, self: Any, record: Any, info: Any, state: str) -> bool:
    return bool(record.under) if state == "risen" else whole(self, record, info, state)


@breaks(
    "A holomem counts as Bloomed from every card under it, not only from the one directly below", "4.4.2.3", "5.14.1"
)
@wrapper_of(card_references.lies_upon_match)
def _(whole: Any, game: Any, ctx: ResolutionContext, record: Any, where: Any) -> bool:
    there = game.state.cards
    return any(
        card_references.matches_filter(game, ctx, there[each], game.characteristics_of(each), where)
        for each in record.under
    )


@breaks(
    "Cards that an effect attaches one each to several holomem can be divided among them freely", "5.21.1", "10.7.2.3.3"
)
@wrapper_of(instructions.HANDLERS[Attach])
def _(whole: Any, game: Any, ctx: ResolutionContext, node: Any) -> Any:
    return (yield from whole(game, ctx, replace(node, share=node.share and "will")))


@breaks("Cards that a player may divide among several holomem all go to one holomem", "5.21.1", "5.17.4.2")
@wrapper_of(instructions.HANDLERS[Attach])
def _(whole: Any, game: Any, ctx: ResolutionContext, node: Any) -> Any:
    to = ChosenCards(node.to) if node.share == "will" else node.to
    return (yield from whole(game, ctx, replace(node, to=to, share="" if node.share == "will" else node.share)))


@breaks("A holomem returned together with the cards under it returns alone, and those are archived", "4.1.5")
@wrapper_of(kernel_instructions.moves_to_zone)
def _(whole: Any, game: Any, ctx: ResolutionContext, card: int, to: str, seat: int, node: Any = None) -> Any:
    return whole(game, ctx, card, to, seat, node and replace(node, stack=False))


@breaks("A player who may take A to B cards from the top of a zone always takes B", "1.3.5.2", "5.12.1")
@wrapper_of(card_choices.choose_top_count)
def _(whole: Any, game: Any, ctx: ResolutionContext, top: Any, least: int) -> Any:
    yield from ()
    return replace(top, least=None)


breaks("Events of earlier turns count as having happened this turn", "12.1.5.4", "8.6.1")(
    keep_state_field(turn_steps.begin_turn, "chronicle")
)


@breaks("A text about what happened to a holomem this turn ignores what happened before it Bloomed", "5.14.2")
@wrapper_of(event_patterns._was_subject)
def _(whole: Any, game: Any, ctx: ResolutionContext, at: Any, deed: Any) -> bool:
    return whole(game, ctx, at, deed) and not (isinstance(at.subject, ThisCard) and deed.event.card != ctx.this.card)


@breaks("Only the first of several dice is rerolled", "5.24.3", "5.24.1")
@wrapper_of(instructions.HANDLERS[Reroll])
def _(whole: Any, game: Any, ctx: ResolutionContext, node: Any) -> Any:
    _, *others = ctx.replaces.each
    done = yield from whole(game, ctx, node)
    ctx.outcome = replace(ctx.outcome, each=(ctx.outcome.each[0], *others))
    return done


breaks("Several dice rolled at once count as one die that shows their sum", "5.24.1")(
    wrap_function(replacement_effects.split_event, lambda whole, event: [replace(event, each=())])
)


@breaks("Support cards count as sharing a Bloom level with one another", "2.3.1", "2.2.1")
@wrapper_of(GameState.fact_values)
def _(whole: Any, self: Any, game: Any, card: int, what: str) -> Any:
    return frozenset({game.characteristics_of(card).level}) if what == "level" else whole(self, game, card, what)
