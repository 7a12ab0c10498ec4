"""10.7 for support cards: whether one can be played, and how it is played and resolved."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import copy
from functools import partial

from ..kernel.card_choices import choose_one
from ..kernel.card_references import condition_holds
from ..kernel.commit import commit_events
from ..kernel.cost_payment import PAID, pay_cost
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Procedure, TrialSettled
from ..kernel.perform import perform_instructions
from ..kernel.resolution import CardReference, ResolutionContext
from .cards import ATTACHABLE
from .instructions import attach_event, room_for_subtype
from .rule_processing import may_stay_attached
from .rules_context import RulesContext
from .state import PUBLIC


def is_support_playable(game: RulesContext, card: int) -> bool:
    """Whether a support card can be played: its condition holds, it can be paid, and it would change the game."""
    state = game.state
    support = state.cards[card].face.support
    ctx = ResolutionContext(state.cards[card].seat, state.reference_to(card))
    return (
        condition_holds(game, ctx, support.condition)  # 1.3.1
        and would_change_game(game, card)
        and is_support_payable(game, card)
    )


def is_support_payable(game: RulesContext, card: int) -> bool:
    """Whether the requirements of using a support card can be carried out (10.7.2.4.1)."""
    must = game.state.cards[card].face.support.must
    if not must:
        return True

    def pay_requirement(trial: RulesContext) -> Procedure[bool]:
        ctx = ResolutionContext(trial.state.cards[card].seat, trial.state.reference_to(card))
        return (yield from pay_cost(trial, ctx, must))

    return trial_in_resolution(game, card).is_possible(pay_requirement, PAID)  # 10.7.2.4.1


def trial_in_resolution(game: RulesContext, card: int) -> RulesContext:
    """A trial of the game in which the card is already in the resolution zone."""
    trial = game.trial_copy()
    trial.is_trial = True
    move_to_resolution(trial, card)  # 10.7.2.4.1
    return trial


def would_change_game(game: RulesContext, card: int) -> bool:
    """Whether resolving the card could change anything besides the card's own place (10.7.2.3.7)."""
    memo, face = game.state.memo, game.state.cards[card].face
    if ("changes", face) not in memo:
        trial = trial_in_resolution(game, card)
        memo["changes", face] = trial.is_possible(_resolving(card), "a support card changes anything")  # 10.7.2.3.7
    return bool(memo["changes", face])


def _resolving(card: int) -> Callable[[RulesContext], Procedure[bool]]:
    """A trial that resolves the card after its requirements. Any change settles it."""

    def resolve_on_trial(trial: RulesContext) -> Procedure[bool]:
        ctx = ResolutionContext(trial.state.cards[card].seat, trial.state.reference_to(card))
        if is_attachable(trial, card):
            ctx.used_on = yield from choose_host(trial, ctx, card)
        yield from pay_cost(trial, ctx, trial.state.cards[card].face.support.must)
        trial.watch = partial(settle_on_change, trial)
        yield from resolve_support(trial, ctx, card)
        return False

    return resolve_on_trial


def settle_on_change(game: RulesContext, events: Iterable[EngineEvent]) -> None:
    """Settle the trial if one of the proposed events changes the game."""
    if any(changes_game(game, event) for event in events):
        raise TrialSettled


def changes_game(game: RulesContext, event: EngineEvent) -> bool:
    """Whether an event changes the game: rolling, shuffling, and looking at public cards do not."""
    if event.kind in ("roll", "shuffle"):
        return False  # 10.7.2.3.7
    return event.kind != "look" or game.state.cards[event.card].zone not in PUBLIC  # 10.7.2.3.7


def is_attachable(game: RulesContext, card: int) -> bool:
    """Whether the card is of a kind that is attached to a holomem."""
    return game.state.cards[card].face.subtype in ATTACHABLE  # 2.2.4


def reveal_support(game: RulesContext, card: int) -> Procedure[None]:
    """Reveal a card that is played from the hand, and put it into the resolution zone."""
    yield from game.propose_events(EngineEvent("reveal", card))  # 10.7.2, 10.7.2.1
    move_to_resolution(game, card)  # 10.7.2.1


def move_to_resolution(game: RulesContext, card: int) -> None:
    """Put the card into the resolution zone."""
    seat = game.state.cards[card].seat
    commit_events(game, (EngineEvent("move", card, seat, to="resolution", cause="play", by=seat),))


def play_support(game: RulesContext, card: int) -> Procedure[None]:
    """Play a support card: reveal it, choose its host, pay, resolve."""
    state = game.state
    support = state.cards[card].face.support
    yield from reveal_support(game, card)
    ctx = ResolutionContext(state.cards[card].seat, state.reference_to(card))
    ctx.age = state.advance_clock()  # 10.10.1.6.2
    if is_attachable(game, card):
        ctx.used_on = yield from choose_host(game, ctx, card)  # 10.7.2.2, 10.7.2.3.6
    game.record_event(EngineEvent("played", card, ctx.seat))
    yield from pay_cost(game, ctx, support.must)  # 10.7.2, 10.7.2.4.1
    yield from resolve_support(game, ctx, card)  # 10.7.1, 10.7.2.5
    game.finish_resolution(ctx, card, None)


def choose_host(game: RulesContext, ctx: ResolutionContext, card: int) -> Procedure[CardReference | None]:
    """Let the player choose the holomem that the card will be attached to, among the possible ones."""
    state = game.state
    fitting = [
        holomem
        for holomem in state.holomem(ctx.seat)
        if may_have_room(game, ctx, holomem, card)
        and may_stay_attached(game, holomem, card)
        and "attach" not in game.characteristics_of(holomem).forbids  # 10.7.2.3.6
    ]
    chosen = yield from choose_one(game, ctx.seat, fitting)
    return None if chosen is None else state.reference_to(chosen)


def may_have_room(game: RulesContext, ctx: ResolutionContext, holomem: int, card: int) -> bool:
    """Whether a holomem has room for the card, or will have it once the card's cost is paid."""
    face = game.state.cards[card].face
    if room_for_subtype(game, holomem, face.subtype) > 0:
        return True

    def has_room_after_paying(trial: RulesContext) -> Procedure[bool]:
        yield from pay_cost(trial, copy(ctx), face.support.must)
        return room_for_subtype(trial, holomem, face.subtype) > 0

    return game.is_possible(has_room_after_paying, PAID)  # 10.7.2.4.1


def resolve_support(game: RulesContext, ctx: ResolutionContext, card: int) -> Procedure[None]:
    """Resolve a support card by its kind (10.7.2.5.1)."""
    if is_attachable(game, card):  # 10.7.2.5.1
        yield from attach_support(game, ctx, card)  # 10.7.2.5.1.2
    else:
        yield from perform_instructions(
            game, ctx, game.state.cards[card].face.support.then
        )  # 10.1.1, 10.7.2.5.1.1, 10.9.1
    if game.state.cards[card].zone == "resolution" and game.watch is None:
        seat = game.state.cards[card].seat
        archiving = EngineEvent("move", card, seat, to="archive", cause="archive", by=seat)
        yield from game.propose_events(archiving)  # 10.7.2.5.1.1, 10.7.2.5.1.2.1, 5.17.3.4.2


def attach_support(game: RulesContext, ctx: ResolutionContext, card: int) -> Procedure[None]:
    """Attach a tool, mascot or fan to the chosen holomem, unless it has the largest number already."""
    target = None if ctx.used_on is None else game.state.find_card(ctx.used_on)
    if target is None:
        return
    if room_for_subtype(game, target, game.state.cards[card].face.subtype) > 0:  # 10.7.2.5.1.2.1
        yield from game.propose_events(attach_event(game, ctx, card, target))  # 10.7.2.5.1.2
