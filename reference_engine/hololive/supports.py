"""10.7 for support cards: whether one can be played, and how it is played and resolved."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import copy
from functools import partial

from ..kernel.choices import choose_one
from ..kernel.committing import commit
from ..kernel.context import Context, Ref
from ..kernel.costs import PAID, pay
from ..kernel.events import Event
from ..kernel.flow import Procedure, Settled
from ..kernel.performing import perform
from ..kernel.references import holds
from .cards import ATTACHABLE
from .instructions import attaching, room_for
from .rule_processing import may_stay
from .running import Running
from .state import PUBLIC


def is_support_playable(game: Running, card: int) -> bool:
    """Whether a support card can be played: its condition holds, it can be paid, it would change something."""
    state = game.state
    support = state.cards[card].face.support
    ctx = Context(state.cards[card].seat, state.ref(card))
    return holds(game, ctx, support.condition) and would_change(game, card) and is_payable(game, card)


def is_payable(game: Running, card: int) -> bool:
    """Whether what has to be done or it cannot be used can be done (10.7.2.4.1)."""
    must = game.state.cards[card].face.support.must
    if not must:
        return True

    def attempt(trial: Running) -> Procedure[bool]:
        ctx = Context(trial.state.cards[card].seat, trial.state.ref(card))
        return (yield from pay(trial, ctx, must))

    return being_played(game, card).possible(attempt, PAID)  # 10.7.2.4.1


def being_played(game: Running, card: int) -> Running:
    """A trial of the game in which the card lies in the resolution zone already."""
    trial = game.scratch()
    trial.is_trial = True
    to_resolution(trial, card)  # 10.7.2.4.1
    return trial


def would_change(game: Running, card: int) -> bool:
    """Whether resolving the card could change anything but where the card itself lies (10.7.2.3.7)."""
    memo, face = game.state.memo, game.state.cards[card].face
    if ("changes", face) not in memo:
        trial = being_played(game, card)
        memo["changes", face] = trial.possible(_resolving(card), "a support card changes anything")  # 10.7.2.3.7
    return bool(memo["changes", face])


def _resolving(card: int) -> Callable[[Running], Procedure[bool]]:
    """Resolving the card, after what has to be done for it; it settles the question by any change."""

    def attempt(trial: Running) -> Procedure[bool]:
        ctx = Context(trial.state.cards[card].seat, trial.state.ref(card))
        if is_attachable(trial, card):
            ctx.used_on = yield from choose_host(trial, ctx, card)
        yield from pay(trial, ctx, trial.state.cards[card].face.support.must)
        trial.watch = partial(any_change, trial)
        yield from resolve_support(trial, ctx, card)
        return False

    return attempt


def any_change(game: Running, events: Iterable[Event]) -> None:
    """Events are about to happen: if they change something, so does the card."""
    if any(changes(game, event) for event in events):
        raise Settled


def changes(game: Running, event: Event) -> bool:
    """Whether an event changes anything: to roll, to shuffle, or to look at what everybody sees, does not."""
    if event.kind in ("roll", "shuffle"):
        return False  # 10.7.2.3.7
    return event.kind != "look" or game.state.cards[event.card].zone not in PUBLIC  # 10.7.2.3.7


def is_attachable(game: Running, card: int) -> bool:
    """Whether the card is of a kind that is attached to a holomem."""
    return game.state.cards[card].face.subtype in ATTACHABLE  # 2.2.4


def reveal(game: Running, card: int) -> Procedure[None]:
    """A card that is played from the hand is revealed, and lies in the resolution zone meanwhile."""
    yield from game.happen(Event("reveal", card))  # 10.7.2, 10.7.2.1
    to_resolution(game, card)  # 10.7.2.1


def to_resolution(game: Running, card: int) -> None:
    """The card lies in the resolution zone."""
    seat = game.state.cards[card].seat
    commit(game, (Event("move", card, seat, to="resolution", cause="play", by=seat),))


def play_support(game: Running, card: int) -> Procedure[None]:
    """Play a support card: reveal it, choose what it is attached to, pay, resolve."""
    state = game.state
    support = state.cards[card].face.support
    yield from reveal(game, card)
    ctx = Context(state.cards[card].seat, state.ref(card))
    ctx.age = state.tick()  # 10.10.1.6.2
    if is_attachable(game, card):
        ctx.used_on = yield from choose_host(game, ctx, card)  # 10.7.2.2, 10.7.2.3.6
    game.record(Event("played", card, ctx.seat))
    yield from pay(game, ctx, support.must)  # 10.7.2, 10.7.2.4.1
    yield from resolve_support(game, ctx, card)  # 10.7.1, 10.7.2.5
    game.finish(ctx, card, None)


def choose_host(game: Running, ctx: Context, card: int) -> Procedure[Ref | None]:
    """The player chooses the holomem that the card will be attached to, among those that can have it."""
    state = game.state
    fitting = [
        holomem
        for holomem in state.holomem(ctx.seat)
        if may_have_room(game, ctx, holomem, card)
        and may_stay(game, holomem, card)
        and "attach" not in game.info(holomem).forbids
    ]
    chosen = yield from choose_one(game, ctx.seat, fitting)
    return None if chosen is None else state.ref(chosen)


def may_have_room(game: Running, ctx: Context, holomem: int, card: int) -> bool:
    """Whether a holomem has room for the card, or can have it once what the card costs is paid."""
    face = game.state.cards[card].face
    if room_for(game, holomem, face.subtype) > 0:
        return True

    def attempt(trial: Running) -> Procedure[bool]:
        yield from pay(trial, copy(ctx), face.support.must)
        return room_for(trial, holomem, face.subtype) > 0

    return game.possible(attempt, PAID)  # 10.7.2.4.1


def resolve_support(game: Running, ctx: Context, card: int) -> Procedure[None]:
    """Resolve a support card by its kind (10.7.2.5.1)."""
    if is_attachable(game, card):  # 10.7.2.5.1
        yield from attach_support(game, ctx, card)  # 10.7.2.5.1.2
    else:
        yield from perform(game, ctx, game.state.cards[card].face.support.then)  # 10.1.1, 10.7.2.5.1.1, 10.9.1
    if game.state.cards[card].zone == "resolution" and game.watch is None:
        seat = game.state.cards[card].seat
        archiving = Event("move", card, seat, to="archive", cause="archive", by=seat)
        yield from game.happen(archiving)  # 10.7.2.5.1.1, 10.7.2.5.1.2.1, 5.16.3.4.2


def attach_support(game: Running, ctx: Context, card: int) -> Procedure[None]:
    """Attach a tool, mascot or fan to the chosen holomem, unless it has as many as it can have."""
    target = None if ctx.used_on is None else game.state.found(ctx.used_on)
    if target is None:
        return
    if room_for(game, target, game.state.cards[card].face.subtype) > 0:  # 10.7.2.5.1.2.1
        yield from game.happen(attaching(game, ctx, card, target))  # 10.7.2.5.1.2
