"""Automatic abilities are triggered, wait, and are played at a check timing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from ...adapters.abilities import Step, When
from .asks import Ask, Option
from .cards import HeldAbility
from .context import Context, Ref, this_of
from .events import Event
from .flow import Procedure
from .information import InEffect
from .patterns import happens, seen
from .performing import perform
from .playing import agreed, play
from .references import holds, players
from .running import Running
from .table import Delayed, Waiting

# --- triggering ---------------------------------------------------------


def notice(game: Running, done: tuple[Event, ...], before: InEffect) -> None:
    """Let every automatic ability that the events trigger wait.

    Abilities that came into effect with the events see them; so do those that left with them.
    """
    after, state = game.in_effect(), game.state
    if not before.automatic and not after.automatic and not state.delayed:
        return
    gone = _gone(game, done, before, after)
    for event in done:
        for held in after.triggers.get(event.kind, ()):
            if _triggers(game, held, held.ability.at, event):  #: seen-by-what-came-with-it
                wait(game, held, event)  #: waits
        for held in gone:
            if _triggers(game, held, held.ability.at, event):
                wait(game, held, event)  #: waits-having-left
    for delayed in state.delayed:
        if not isinstance(delayed.held.ability, state.SPECIAL):
            _notice_delayed(game, delayed, done)
    notice_states(game)


def _gone(game: Running, done: tuple[Event, ...], before: InEffect, after: InEffect) -> list[HeldAbility]:
    """Abilities whose card left with these events."""
    if not before.automatic:
        return []
    moved = {event.card for event in done if event.kind == "move" and event.to not in game.state.WORDS.working}
    if not moved:
        return []
    left = [held for held in before.automatic if held.card in moved]
    keys = {held.key for held in after.automatic} if left else set()
    return [held for held in left if held.key not in keys]


def _triggers(game: Running, held: HeldAbility, at: Any, event: Event, it: tuple[Ref, ...] = ()) -> bool:
    if type(at) is not When:
        return type(at) is Step and _begins(game, held, at, event)
    if held.traits.about != event.kind:
        return False
    ctx = Context.of(held)
    ctx.it = it
    return happens(game, at, event, ctx)


def _begins(game: Running, held: HeldAbility, at: Step, event: Event) -> bool:
    return (
        event.kind == "step"
        and event.to == at.name
        and event.cause == at.edge
        and event.player in players(held.seat, at.side)  #: step-of-whom
        and held.key not in game.state.fired  #: once-this-turn
    )


def _notice_delayed(game: Running, delayed: Delayed, done: tuple[Event, ...]) -> None:
    for event in done:
        if _triggers(game, delayed.held, delayed.held.ability.at, event, delayed.it):
            wait(game, delayed.held, event, delayed.it)
            if delayed.once:
                state = game.state
                state.delayed = tuple(each for each in state.delayed if each is not delayed)  #: delayed-only-once
                return


def notice_states(game: Running) -> None:
    """State triggers: a condition that has come to hold makes its ability wait, once until it is resolved."""
    state = game.state
    for held in game.in_effect().triggers.get("state", ()):
        if holds(game, Context.of(held), held.ability.at.condition):  #: state-holds
            if held.key not in state.unresolved:
                state.unresolved |= {held.key}  #: state-is-noted
                state.waiting += (Waiting(held, this_of(held)),)
                game.record(Event("waiting", held.card, held.seat, ability=held))
        elif held.key in state.unresolved and all(each.held.key != held.key for each in state.waiting):
            state.unresolved -= {held.key}  #: state-is-over


def wait(game: Running, held: HeldAbility, event: Event, it: tuple[Ref, ...] = ()) -> None:
    """One more time, the ability waits."""
    state, this = game.state, this_of(held)
    that, moved = None, False
    if event.card >= 0:
        that, moved = seen(game, event), event.kind == "move"
        before, now = event.inc, event.after  #: incarnation-after
        that = replace(that, record=replace(that.record, inc=now))
        if moved and event.card == held.card and held.inc in (before, now):
            this = Ref(held.card, now)
    state.waiting += (Waiting(held, this, that, event.source, event.amount, moved, it),)
    game.record(Event("waiting", held.card, held.seat, ability=held))


def fire(game: Running, delayed: Delayed) -> Procedure[None]:
    """Do at once what a delayed trigger would do."""
    ctx = Context.of(delayed.held)
    ctx.it = delayed.it
    yield from perform(game, ctx, delayed.held.ability.then)


# --- playing what waits ------------------------------------------------------------------


def play_one(game: Running, player: int, among: Sequence[Waiting] | None = None) -> Procedure[bool]:
    """The player plays one of their waiting abilities, or of those ``among``, if any waits. Whether one did."""
    if among is None:
        among = [each for each in game.state.waiting if each.held.seat == player and not each.idle]
    if not among:
        return False
    chosen = yield from _choose_waiting(game, player, among)
    yield from play_waiting(game, chosen)
    return True


def _choose_waiting(game: Running, player: int, mine: Sequence[Waiting]) -> Procedure[Waiting]:
    by_ability = {each.held.key: each for each in reversed(mine)}
    if len(by_ability) == 1:
        return mine[0]
    keys = list(dict.fromkeys(each.held.key for each in mine))
    options = tuple(Option("ability", (by_ability[key].held.card, by_ability[key].held)) for key in keys)
    (pick,) = yield Ask(player, "waiting", options)  #: which-is-played-next
    return by_ability[pick.args[1].key]


def play_waiting(game: Running, waiting: Waiting) -> Procedure[None]:
    """Play a waiting ability; afterwards it waits one time less."""
    held, state = waiting.held, game.state
    ctx = Context(held.seat, waiting.this, held)
    ctx.that, ctx.source, ctx.amount = waiting.that, waiting.source, waiting.amount
    ctx.moved, ctx.it = waiting.moved, waiting.it
    if game.usable(held) and (yield from agreed(game, ctx, held)):
        yield from play(game, ctx, held)  #: plays-what-waits
        state.unresolved -= {held.key}  #: state-anew
    else:
        game.record(Event("cancelled", held.card, ability=held))
    at = next(index for index, each in enumerate(state.waiting) if each is waiting)
    state.waiting = state.waiting[:at] + state.waiting[at + 1 :]  #: waits-no-more
    state.touch()
    notice_states(game)  #: states-afterwards
    game.waiting_played()
