"""Using a card or an ability: what can be used when, what is declared and paid, spell cut-in, and what it does."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from ...adapters.abilities import Activated, Played
from ..kernel.actions import action_options, do_action
from ..kernel.asks import PASS, Ask, Option
from ..kernel.cards import HeldAbility
from ..kernel.choices import Cancelled
from ..kernel.committing import commit
from ..kernel.context import Context
from ..kernel.costs import pay, payable
from ..kernel.events import Event
from ..kernel.flow import Frame, Procedure
from ..kernel.references import is_met
from ..kernel.table import Waiting
from . import chain
from .chain import price
from .costs import bets, can_pay
from .encore import encores, returning, together
from .keywords import is_keyword
from .lrigs import center_level, fits_type, grow, growths
from .resolving import declare, perform_declared
from .rides import may_ride
from .running import Running
from .state import Declared, Use
from .words import (
    ARTS,
    CHECK,
    CUT_IN,
    HAND,
    LRIG_DECK,
    LRIG_TRASH,
    LRIGS,
    MAIN_TIMING,
    PIECE,
    REMOVED,
    SPELL,
    TRASH,
)

AFTERWARDS = {
    SPELL: TRASH,  # trash.1
    ARTS: LRIG_TRASH,  # lrig-trash.3
    PIECE: REMOVED,  # piece.3
}
"""Where a card goes once it has been used."""

# --- what can be used ---------------------------------------------------------------------------------


def spells(game: Running, player: int, timing: str) -> Iterator[Option]:
    """The spells of the hand that a player can use."""
    if timing == MAIN_TIMING:  # spell.3, main-phase.a4
        for card in game.state.zones[player, HAND]:
            if game.state.cards[card].face.kind == SPELL and may_use(game, player, card):
                yield Option(SPELL, (card,))


def arts(game: Running, player: int, timing: str) -> Iterator[Option]:
    """The arts of the LRIG deck that a player can use at a timing."""
    yield from of_kind(game, player, timing, ARTS)  # main-phase.a5


def pieces(game: Running, player: int, timing: str) -> Iterator[Option]:
    """The pieces of the LRIG deck that a player can use at a timing: with three LRIGs on the field."""
    if len(game.state.lrigs(player)) == len(LRIGS):  # piece.2
        yield from of_kind(game, player, timing, PIECE)  # main-phase.a5


def of_kind(game: Running, player: int, timing: str, kind: str) -> Iterator[Option]:
    """The cards of a kind of the LRIG deck that a player can use at a timing."""
    for card in game.state.zones[player, LRIG_DECK]:
        face = game.state.cards[card].face
        if face.kind != kind or not may_use(game, player, card):
            continue
        if timing in face.timing:  # use-timing.2, timing-main.1, timing-attack.1, arts.4
            yield Option(kind, (card,))


def may_use(game: Running, player: int, card: int) -> bool:
    """Whether a player can use a card: pay for it, and meet its conditions."""
    held = effect_of(game, card)
    if not fits_type(game, card):  # limiting.1
        return False
    cost = price(game, player, card)  # chain.1
    if not can_pay(game, player, cost):  # cost.2, spell.3, arts.3
        return False
    if held is None:
        return True
    return is_met(game, Context.of(held), held.ability)  # team.4, dream-team.1


def effect_of(game: Running, card: int) -> HeldAbility | None:
    """What a spell, arts or piece does when it is used."""
    return next((held for held in game.abilities(card) if isinstance(held.ability, Played)), None)


def actions(game: Running, player: int, timing: str) -> Iterator[Option]:
    """The action abilities on the field that a player can use at a timing."""
    for card in game.state.on_field(player):
        info = game.info(card)
        for held in game.abilities(card):
            ability = held.ability
            if isinstance(ability, Activated) and timing in timings(ability) and game.has_effect(held, info):
                ctx = Context.of(held)
                if not game.usable(held) or (is_keyword(held, "ride") and not may_ride(game, card)):
                    continue
                if not is_met(game, ctx, ability):  # team-act.1, bond.10
                    continue
                if payable(game, ctx, ability.cost):  # act-ability.1, act-ability.2, cost.2
                    yield Option("ability", (card, held))


def is_left(game: Running, held: HeldAbility) -> bool:
    """Whether an ability has not been used as often as it can be in a turn, or in a game."""
    limit = getattr(held.ability, "limit", None)
    if limit is None:
        return True
    this_turn, this_game = game.state.used.get(held.key, (0, 0))
    so_far = this_game if limit.per == "game" else this_turn
    return so_far < int(limit.count)  # once-turn.1, once-turn.2, once-game.1


def timings(ability: Activated) -> tuple[str, ...]:
    """When an action ability can be used."""
    said = [each.names for each in ability.keywords if each.what == "timing"]
    return said[0] if said else (MAIN_TIMING,)  # act-ability.1, act-ability.3


def grows(game: Running, player: int, timing: str) -> Iterator[Option]:
    """What a player's assist LRIGs can grow into at a timing, however often."""
    for assist in game.state.assists(player):
        for option in growths(game, assist):
            _, card = option.args
            if int(game.info(card).level) > center_level(game, player):  # assist-lrig.4
                continue
            if timing in game.state.cards[card].face.timing:  # assist-lrig.5, assist-lrig.9, grow.7
                yield option


def grow_assist(game: Running, player: int, lrig: int, card: int) -> Procedure[None]:
    """An assist LRIG grows."""
    yield from grow(game, lrig, card)  # main-phase.a6


# --- using --------------------------------------------------------------------------------------------


def use_ability(game: Running, player: int, card: int, held: HeldAbility) -> Procedure[None]:
    """An action ability is declared, paid for and done."""
    ctx = Context.of(held)
    ctx.age = game.state.tick()
    game.count_use(held)
    game.record(Event("played", held.card, held.seat, ability=held))
    declared = yield from declare(game, ctx, held.ability.then)
    yield from pay(game, ctx, held.ability.cost)  # cost.2
    with suppress(Cancelled):
        yield from perform_declared(game, ctx, declared)
    game.finish(ctx, held.card, held)


def use_card(game: Running, player: int, card: int) -> Procedure[None]:
    """A card goes to the check zone; what it does is declared, and it is paid for."""
    face = game.state.cards[card].face
    game.move((card,), CHECK, "use")  # check-zone.a2
    held = effect_of(game, card)
    ctx = Context(player, game.state.ref(card), held)
    declared = Declared((), ()) if held is None else (yield from declare(game, ctx, held.ability.then))
    bet = yield from bets(game, player, card)
    cost = price(game, player, card)  # chain.1
    more = yield from encores(game, ctx, cost)
    yield from pay(game, ctx, together(cost, more))  # use.1, spell.3, arts.3
    chain.used(game, player, card)
    if more:
        held = returning(game, card, held)
    commit(game, (Event("use", card, cause=face.kind, ability=held),))  # use.3
    use = Use(game.state.ref(card), held, declared, bet)
    game.push("use", "cut-in" if face.kind == SPELL else "effect", use)


def using(game: Running, frame: Frame) -> Procedure[None]:
    """One part of using a card: the opponent cuts into a spell; it does what it says; it is put away."""
    _, part, use = frame
    ref, held, declared, _ = use
    card, player = ref.card, game.state.cards[ref.card].owner
    if part == "cut-in":
        if not (yield from cut_in(game, 1 - player)):
            game.replace("use", "effect", use)
    else:
        if held is not None:
            ctx = Context(player, ref, held, age=game.state.tick())
            game.record(Event("played", card, player, ability=held))
            with suppress(Cancelled):
                yield from perform_declared(game, ctx, declared)
            game.finish(ctx, card, held)
        chain.done(game, player, card)
        game.pop()
        if game.state.is_there(ref):
            kind = game.state.cards[card].face.kind
            game.move((card,), AFTERWARDS[kind], "use")  # check-zone.a2


def cut_in(game: Running, player: int) -> Procedure[bool]:
    """The opponent of who uses a spell may use something before it is done; whether they did."""
    able = action_options(game.ACTIONS, game, player, CUT_IN)
    if not able:
        return False
    (pick,) = yield Ask(player, "response", (*able, PASS))  # timing-cutin.1, timing-cutin.2, timing-cutin.3
    if pick == PASS:
        return False
    yield from do_action(game.ACTIONS, game, player, pick)
    return True


# --- Life Burst ---------------------------------------------------------------------------------------


def burst(game: Running, held: HeldAbility) -> None:
    """The Life Burst of a crushed card waits, and the card with it, in the check zone."""
    card = held.card
    commit(game, (Event("burst", card, held.seat),))
    game.state.waiting += (Waiting(held, game.state.ref(card)),)  # trigger.8, life-burst.3, use.3
    game.record(Event("waiting", card, held.seat, ability=held))
