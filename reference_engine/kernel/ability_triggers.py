"""Automatic abilities: they are triggered, are pending, and are played at a check timing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from ...adapters.card_text_tree import EventPattern, StepPattern
from .board_state import DelayedTrigger, PendingTrigger
from .card_references import condition_holds, players_of_side
from .cards import AbilityInstance
from .continuous_effects import AbilitiesInEffect
from .decisions import EngineAsk, EngineOption
from .event_patterns import card_as_seen, matches_pattern
from .events import EngineEvent
from .game_loop import Procedure
from .perform import perform_instructions
from .play_abilities import agree_to_play, play_ability
from .resolution import CardReference, ResolutionContext, card_of_ability
from .rules_context import RulesContext

# --- triggering ---------------------------------------------------------


def notice_triggers(game: RulesContext, done: tuple[EngineEvent, ...], before: AbilitiesInEffect) -> None:
    """Add a pending trigger for every automatic ability that the events trigger.

    Abilities that came into effect with the events see them, and so do abilities that left with them.
    """
    after, state = game.abilities_in_effect(), game.state
    if not before.automatic and not after.automatic and not state.delayed:
        return
    gone = _gone(game, done, before, after)
    for event in done:
        for held in after.triggers.get(event.kind, ()):
            if _triggers(game, held, held.ability.at, event):  #: seen-by-what-came-with-it
                add_pending_trigger(game, held, event)  #: waits
        for held in gone:
            if _triggers(game, held, held.ability.at, event):
                add_pending_trigger(game, held, event)  #: waits-having-left
    for delayed in state.delayed:
        if not isinstance(delayed.held.ability, state.SPECIAL):
            _notice_delayed(game, delayed, done)
    notice_state_triggers(game)


def _gone(
    game: RulesContext, done: tuple[EngineEvent, ...], before: AbilitiesInEffect, after: AbilitiesInEffect
) -> list[AbilityInstance]:
    """The abilities whose card left with these events."""
    if not before.automatic:
        return []
    moved = {event.card for event in done if event.kind == "move" and event.to not in game.state.WORDS.working}
    if not moved:
        return []
    left = [held for held in before.automatic if held.card in moved]
    keys = {held.key for held in after.automatic} if left else set()
    return [held for held in left if held.key not in keys]


def _triggers(
    game: RulesContext, held: AbilityInstance, at: Any, event: EngineEvent, it: tuple[CardReference, ...] = ()
) -> bool:
    if type(at) is not EventPattern:
        return type(at) is StepPattern and _begins(game, held, at, event)
    if held.traits.about != event.kind:
        return False
    ctx = ResolutionContext.for_ability(held)
    ctx.it = it
    return matches_pattern(game, at, event, ctx)


def _begins(game: RulesContext, held: AbilityInstance, at: StepPattern, event: EngineEvent) -> bool:
    return (
        event.kind == "step"
        and event.to == at.name
        and event.cause == at.edge
        and event.player in players_of_side(held.seat, at.side)  #: step-of-whom
        and held.key not in game.state.fired  #: once-this-turn
    )


def _notice_delayed(game: RulesContext, delayed: DelayedTrigger, done: tuple[EngineEvent, ...]) -> None:
    for event in done:
        if _triggers(game, delayed.held, delayed.held.ability.at, event, delayed.it):
            add_pending_trigger(game, delayed.held, event, delayed.it)
            if delayed.once:
                state = game.state
                state.delayed = tuple(each for each in state.delayed if each is not delayed)  #: delayed-only-once
                return


def notice_state_triggers(game: RulesContext) -> None:
    """Trigger the state triggers whose condition has become true, each once until it is resolved."""
    state = game.state
    for held in game.abilities_in_effect().triggers.get("state", ()):
        if condition_holds(game, ResolutionContext.for_ability(held), held.ability.at.condition):  #: state-holds
            if held.key not in state.unresolved:
                state.unresolved |= {held.key}  #: state-is-noted
                state.waiting += (PendingTrigger(held, card_of_ability(held)),)
                game.record_event(EngineEvent("waiting", held.card, held.seat, ability=held))
        elif held.key in state.unresolved and all(each.held.key != held.key for each in state.waiting):
            state.unresolved -= {held.key}  #: state-is-over


def add_pending_trigger(
    game: RulesContext, held: AbilityInstance, event: EngineEvent, it: tuple[CardReference, ...] = ()
) -> None:
    """Add one more pending trigger of the ability."""
    state, this = game.state, card_of_ability(held)
    that, moved = None, False
    if event.card >= 0:
        that, moved = card_as_seen(game, event), event.kind == "move"
        before, now = event.inc, event.after  #: incarnation-after
        that = replace(that, record=replace(that.record, inc=now))
        if moved and event.card == held.card and held.inc in (before, now):
            this = CardReference(held.card, now)
    state.waiting += (PendingTrigger(held, this, that, event.source, event.amount, moved, it),)
    game.record_event(EngineEvent("waiting", held.card, held.seat, ability=held))


def fire_delayed_trigger(game: RulesContext, delayed: DelayedTrigger) -> Procedure[None]:
    """Carry out a delayed trigger at once."""
    ctx = ResolutionContext.for_ability(delayed.held)
    ctx.it = delayed.it
    yield from perform_instructions(game, ctx, delayed.held.ability.then)


# --- playing pending triggers ------------------------------------------------------------


def play_one_pending(game: RulesContext, player: int, among: Sequence[PendingTrigger] | None = None) -> Procedure[bool]:
    """The player plays one of their pending triggers, or of those ``among``. Returns whether there was one."""
    if among is None:
        among = [each for each in game.state.waiting if each.held.seat == player and not each.idle]
    if not among:
        return False
    chosen = yield from _choose_waiting(game, player, among)
    yield from play_pending_trigger(game, chosen)
    return True


def _choose_waiting(game: RulesContext, player: int, mine: Sequence[PendingTrigger]) -> Procedure[PendingTrigger]:
    by_ability = {each.held.key: each for each in reversed(mine)}
    if len(by_ability) == 1:
        return mine[0]
    keys = list(dict.fromkeys(each.held.key for each in mine))
    options = tuple(EngineOption("ability", (by_ability[key].held.card, by_ability[key].held)) for key in keys)
    (pick,) = yield EngineAsk(player, "waiting", options)  #: which-is-played-next
    return by_ability[pick.args[1].key]


def play_pending_trigger(game: RulesContext, waiting: PendingTrigger) -> Procedure[None]:
    """Play a pending trigger, and remove it afterwards."""
    held, state = waiting.held, game.state
    ctx = ResolutionContext(held.seat, waiting.this, held)
    ctx.that, ctx.source, ctx.amount = waiting.that, waiting.source, waiting.amount
    ctx.moved, ctx.it = waiting.moved, waiting.it
    if game.is_usable(held) and (yield from agree_to_play(game, ctx, held)):
        yield from play_ability(game, ctx, held)  #: plays-what-waits
        state.unresolved -= {held.key}  #: state-anew
    else:
        game.record_event(EngineEvent("cancelled", held.card, ability=held))
    at = next(index for index, each in enumerate(state.waiting) if each is waiting)
    state.waiting = state.waiting[:at] + state.waiting[at + 1 :]  #: waits-no-more
    state.invalidate_memo()
    notice_state_triggers(game)  #: states-afterwards
    game.pending_trigger_played()
