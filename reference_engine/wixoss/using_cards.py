"""Using a card or an ability: timings, declarations, costs, spell cut-in, and carrying it out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from ...adapters.card_text_tree import ActivatedAbility, PlayAbility
from ..kernel.actions import action_options, do_action
from ..kernel.board_state import PendingTrigger
from ..kernel.card_choices import TextCancelled
from ..kernel.card_references import are_conditions_met
from ..kernel.cards import AbilityInstance
from ..kernel.commit import commit_events
from ..kernel.cost_payment import can_be_paid, pay_cost
from ..kernel.decisions import PASS, EngineAsk, EngineOption
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Frame, Procedure
from ..kernel.resolution import ResolutionContext
from . import chain_discount
from .chain_discount import ener_cost
from .encore import combined_cost, offer_encore, returning_ability
from .ener_costs import can_pay, offer_bet
from .keywords import is_keyword
from .lexicon import (
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
from .lrigs import center_level, grow_lrig, grow_options, meets_limiting_condition
from .modes_and_targets import declare_modes, perform_declared
from .rides import may_ride
from .rules_context import RulesContext
from .state import CardUse, DeclaredModes

AFTERWARDS = {
    SPELL: TRASH,  # trash.1
    ARTS: LRIG_TRASH,  # lrig-trash.3
    PIECE: REMOVED,  # piece.3
}
"""The zone of a used card, by its kind."""

# --- usable cards and abilities -----------------------------------------------------------------------


def spell_options(game: RulesContext, player: int, timing: str) -> Iterator[EngineOption]:
    """The spells of the hand that a player can use."""
    if timing == MAIN_TIMING:  # spell.3, main-phase.a4
        for card in game.state.zones[player, HAND]:
            if game.state.cards[card].face.kind == SPELL and may_use(game, player, card):
                yield EngineOption(SPELL, (card,))


def arts_options(game: RulesContext, player: int, timing: str) -> Iterator[EngineOption]:
    """The arts of the LRIG deck that a player can use at a timing."""
    yield from lrig_deck_options(game, player, timing, ARTS)  # main-phase.a5


def piece_options(game: RulesContext, player: int, timing: str) -> Iterator[EngineOption]:
    """The pieces of the LRIG deck that a player can use at a timing; they need three LRIGs on the field."""
    if len(game.state.field_lrigs(player)) == len(LRIGS):  # piece.2
        yield from lrig_deck_options(game, player, timing, PIECE)  # main-phase.a5


def lrig_deck_options(game: RulesContext, player: int, timing: str, kind: str) -> Iterator[EngineOption]:
    """The cards of a kind of the LRIG deck that a player can use at a timing."""
    for card in game.state.zones[player, LRIG_DECK]:
        face = game.state.cards[card].face
        if face.kind != kind or not may_use(game, player, card):
            continue
        if timing in face.timing:  # use-timing.2, timing-main.1, timing-attack.1, arts.4
            yield EngineOption(kind, (card,))


def may_use(game: RulesContext, player: int, card: int) -> bool:
    """Whether a player can use a card: the cost is payable, and its conditions are met."""
    held = ability_when_used(game, card)
    if not meets_limiting_condition(game, card):  # limiting.1
        return False
    cost = ener_cost(game, player, card)  # chain.1
    if not can_pay(game, player, cost):  # cost.2, spell.3, arts.3
        return False
    if held is None:
        return True
    return are_conditions_met(game, ResolutionContext.for_ability(held), held.ability)  # team.4, dream-team.1


def ability_when_used(game: RulesContext, card: int) -> AbilityInstance | None:
    """The ability of a spell, arts or piece that is used."""
    return next((held for held in game.abilities_of(card) if isinstance(held.ability, PlayAbility)), None)


def action_ability_options(game: RulesContext, player: int, timing: str) -> Iterator[EngineOption]:
    """The action abilities on the field that a player can use at a timing."""
    for card in game.state.field_cards(player):
        info = game.characteristics_of(card)
        for held in game.abilities_of(card):
            ability = held.ability
            if (
                isinstance(ability, ActivatedAbility)
                and timing in ability_timings(ability)
                and game.is_in_effect(held, info)
            ):
                ctx = ResolutionContext.for_ability(held)
                if not game.is_usable(held) or (is_keyword(held, "ride") and not may_ride(game, card)):
                    continue
                if not are_conditions_met(game, ctx, ability):  # team-act.1, bond.10
                    continue
                if can_be_paid(game, ctx, ability.cost):  # act-ability.1, act-ability.2, cost.2
                    yield EngineOption("ability", (card, held))


def has_uses_left(game: RulesContext, held: AbilityInstance) -> bool:
    """Whether an ability has uses left in this turn, or in this game."""
    limit = getattr(held.ability, "limit", None)
    if limit is None:
        return True
    this_turn, this_game = game.state.used.get(held.key, (0, 0))
    so_far = this_game if limit.per == "game" else this_turn
    return so_far < int(limit.count)  # once-turn.1, once-turn.2, once-game.1


def ability_timings(ability: ActivatedAbility) -> tuple[str, ...]:
    """The timings at which an action ability can be used."""
    said = [each.names for each in ability.keywords if each.what == "timing"]
    return said[0] if said else (MAIN_TIMING,)  # act-ability.1, act-ability.3


def assist_grow_options(game: RulesContext, player: int, timing: str) -> Iterator[EngineOption]:
    """The cards that a player's assist LRIGs can grow into at a timing, any number of times."""
    for assist in game.state.assist_lrigs(player):
        for option in grow_options(game, assist):
            _, card = option.args
            if int(game.characteristics_of(card).level) > center_level(game, player):  # assist-lrig.4
                continue
            if timing in game.state.cards[card].face.timing:  # assist-lrig.5, assist-lrig.9, grow.7
                yield option


def grow_assist(game: RulesContext, player: int, lrig: int, card: int) -> Procedure[None]:
    """Grow an assist LRIG."""
    yield from grow_lrig(game, lrig, card)  # main-phase.a6


# --- using --------------------------------------------------------------------------------------------


def use_ability(game: RulesContext, player: int, card: int, held: AbilityInstance) -> Procedure[None]:
    """Declare an action ability, pay for it and carry it out."""
    ctx = ResolutionContext.for_ability(held)
    ctx.age = game.state.advance_clock()
    game.count_use(held)
    game.record_event(EngineEvent("played", held.card, held.seat, ability=held))
    declared = yield from declare_modes(game, ctx, held.ability.then)
    yield from pay_cost(game, ctx, held.ability.cost)  # cost.2
    with suppress(TextCancelled):
        yield from perform_declared(game, ctx, declared)
    game.finish_resolution(ctx, held.card, held)


def use_card(game: RulesContext, player: int, card: int) -> Procedure[None]:
    """Put a card into the check zone, declare its modes and targets, and pay for it."""
    face = game.state.cards[card].face
    game.move_cards((card,), CHECK, "use")  # check-zone.a2
    held = ability_when_used(game, card)
    ctx = ResolutionContext(player, game.state.reference_to(card), held)
    declared = DeclaredModes((), ()) if held is None else (yield from declare_modes(game, ctx, held.ability.then))
    bet = yield from offer_bet(game, player, card)
    cost = ener_cost(game, player, card)  # chain.1
    more = yield from offer_encore(game, ctx, cost)
    yield from pay_cost(game, ctx, combined_cost(cost, more))  # use.1, spell.3, arts.3
    chain_discount.on_card_used(game, player, card)
    if more:
        held = returning_ability(game, card, held)
    commit_events(game, (EngineEvent("use", card, cause=face.kind, ability=held),))  # use.3
    use = CardUse(game.state.reference_to(card), held, declared, bet)
    game.push_frame("use", "cut-in" if face.kind == SPELL else "effect", use)


def resolve_card_use(game: RulesContext, frame: Frame) -> Procedure[None]:
    """Do one part of using a card: the opponent's cut-in to a spell, the card's text, putting it away."""
    _, part, use = frame
    ref, held, declared, _ = use
    card, player = ref.card, game.state.cards[ref.card].owner
    if part == "cut-in":
        if not (yield from offer_cut_in(game, 1 - player)):
            game.replace_frame("use", "effect", use)
    else:
        if held is not None:
            ctx = ResolutionContext(player, ref, held, age=game.state.advance_clock())
            game.record_event(EngineEvent("played", card, player, ability=held))
            with suppress(TextCancelled):
                yield from perform_declared(game, ctx, declared)
            game.finish_resolution(ctx, card, held)
        chain_discount.on_chain_done(game, player, card)
        game.pop_frame()
        if game.state.is_there(ref):
            kind = game.state.cards[card].face.kind
            game.move_cards((card,), AFTERWARDS[kind], "use")  # check-zone.a2


def offer_cut_in(game: RulesContext, player: int) -> Procedure[bool]:
    """Let the opponent of a spell's user use something before it is resolved. Returns whether they did."""
    able = action_options(game.ACTIONS, game, player, CUT_IN)
    if not able:
        return False
    (pick,) = yield EngineAsk(player, "response", (*able, PASS))  # timing-cutin.1, timing-cutin.2, timing-cutin.3
    if pick == PASS:
        return False
    yield from do_action(game.ACTIONS, game, player, pick)
    return True


# --- Life Burst ---------------------------------------------------------------------------------------


def add_pending_burst(game: RulesContext, held: AbilityInstance) -> None:
    """Add the Life Burst of a crushed card to the pending triggers; the card stays in the check zone."""
    card = held.card
    commit_events(game, (EngineEvent("burst", card, held.seat),))
    game.state.waiting += (PendingTrigger(held, game.state.reference_to(card)),)  # trigger.8, life-burst.3, use.3
    game.record_event(EngineEvent("waiting", card, held.seat, ability=held))
