"""Violations of 10.8."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....adapters.card_text_tree import CreateDelayedTrigger
from ...check_timings.violations import mechanisms
from ...kernel import ability_triggers, card_references, event_patterns, play_abilities
from ...kernel.cards import EffectKey
from ...kernel.events import EngineEvent
from ...kernel.game_loop import without_asks
from ...violations import Violations, wrap_function, wrapper_of
from .. import instructions, rule_processing
from ..game import Hololive

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


@breaks("An ability about one card also triggers for its player's other cards of the same name", "10.8.2")
@wrapper_of(event_patterns._is_subject)
def _(whole: Any, game: Any, ctx: Any, at: Any, event: EngineEvent) -> bool:
    cards = game.state.cards
    is_alike = event.card >= 0 and cards[event.card].face.name == cards[ctx.this.card].face.name
    return bool(whole(game, ctx, at, event)) or (is_alike and cards[event.card].seat == ctx.seat)


breaks(
    "An ability that is already waiting does not wait again when it triggers again",
    "10.8.2.1",
    "10.8.2",
    "10.8.3",
    "10.8.3.2.1",
)(mechanisms.an_ability_that_waits_does_not_wait_again)
breaks("An ability that waits several times waits no more after being played or declined once", "10.8.3", "10.8.3.2.1")(
    mechanisms.played_ability_waits_no_more
)


@breaks("A player's ability that triggered last is played first without a choice", "10.8.3.1", "10.8.3")
@wrapper_of(ability_triggers._choose_waiting)
@without_asks
def _(whole: Any, game: Any, player: int, mine: Any) -> Any:
    return mine[-1]


breaks(
    "A player must pay for a waiting ability, even an oshi skill, if its cost can be paid",
    "10.8.3.1.1",
    "10.1.1.2.2",
    "12.1.5.3",
)(mechanisms.a_cost_that_can_be_paid_is_paid)
breaks("A waiting ability is played even if its use limit is exhausted", "10.8.3.2", "10.7.2.1.1")(
    mechanisms.pending_trigger_ignores_limit(Hololive)
)
breaks("An ability that waits several times waits no more after being declined once", "10.8.3.2.1", "10.8.3")(
    mechanisms.declined_ability_waits_no_more
)
breaks("A card coming from a hidden zone counts as colourless for abilities that its move triggers", "10.8.4.1.1")(
    mechanisms.hidden_zone_card_has_no_facts("colors")
)
breaks("Abilities triggered by a card leaving the stage use its information in the new zone", "10.8.4.1.2")(
    mechanisms.leaving_card_seen_at_destination
)
breaks("Abilities triggered by a move between public zones use the card's information before the move", "10.8.4.1.3")(
    mechanisms.public_moves_seen_as_before
)
breaks("An ability does not trigger on cards that move at the same time as its own card", "10.8.4.2")(
    mechanisms.simultaneous_arrivals_unseen
)
breaks("A delayed trigger triggers only once, even if its text lets it trigger repeatedly", "10.8.5.1")(
    wrap_function(
        instructions.HANDLERS[CreateDelayedTrigger],
        lambda whole, game, ctx, node: whole(game, ctx, replace(node, once=True)),
    )
)


@breaks("An ability about a down uses up the delayed triggers that are still waiting for something else", "10.8.5.1")
@wrapper_of(rule_processing.do_downed_ability)
def _(whole: Any, game: Any, held: Any, downed: Any) -> Any:
    yield from whole(game, held, downed)
    game.state.delayed = tuple(each for each in game.state.delayed if not each.once)


@breaks("A delayed trigger for this turn goes on triggering in later turns", "10.8.5.1")
@wrapper_of(instructions.HANDLERS[CreateDelayedTrigger])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    return (yield from whole(game, ctx, replace(node, until="game" if node.until else None)))


breaks("A state trigger waits once more each time its condition is checked and holds", "10.8.6.1")(
    mechanisms.state_trigger_repeats_each_look
)
breaks("A state trigger that was declined or could not be played waits again at once", "10.8.6.1")(
    mechanisms.unplayed_state_trigger_repeats
)


@breaks("A waiting state trigger is not played if its state is over by then", "10.8.6.1")
@wrapper_of(play_abilities.agree_to_play)
def _(whole: Any, game: Any, ctx: Any, held: Any) -> Any:
    state = getattr(held.ability.at, "condition", None) if held.traits.about == "state" else None
    return card_references.condition_holds(game, ctx, state) and (yield from whole(game, ctx, held))


@breaks("A waiting ability is lost if its card has left or become a different card", "10.8.7")
@wrapper_of(play_abilities.agree_to_play)
def _(whole: Any, game: Any, ctx: Any, held: Any) -> Any:
    is_there = isinstance(held.key, EffectKey) or game.state.cards[held.card].inc == held.inc
    return is_there and (yield from whole(game, ctx, held))


breaks("A delayed trigger triggers once for each of several simultaneous events instead of only once", "10.8.5.1")(
    mechanisms.two_events_at_once_meet_a_delayed_trigger_twice
)
