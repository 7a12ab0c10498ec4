"""Violations of single cases of a clause: a further card, another position, the opponent's turn, another fact."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ....adapters.card_text_tree import NumberChange, Ready, Reveal
from ...kernel import ability_triggers, card_references, continuous_effects, play_abilities, replacement_effects
from ...kernel import instructions as kernel_instructions
from ...kernel.card_choices import select_cards
from ...kernel.commit import commit_events
from ...kernel.cost_payment import pay_cost
from ...kernel.events import EngineEvent
from ...kernel.perform import create_event
from ...kernel.resolution import LastKnownCard, ResolutionContext
from ...violations import (
    Change,
    Violations,
    combine_changes,
    replace_globals,
    set_entry,
    wrap_function,
    wrapper_of,
)
from .. import actions, cheer_costs, events, instructions, replaced_moves, rule_processing, support_cards, turn
from ..lexicon import WORDS
from ..use_limits import SupportUsed, TurnAction

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


# --- prohibitions, damage and instructions (1 to 5) ------------------------------------------------


breaks("An effect rests a holomem that cannot become resting", "1.3.3")(set_entry(WORDS.forbidden, "rest", ()))


@breaks("An effect makes a holomem active that cannot become active", "1.3.3")
@wrapper_of(replacement_effects.is_forbidden)
def _(whole: Any, game: Any, event: EngineEvent) -> bool:
    return bool(whole(game, event)) and (event.kind, event.cause) != ("ready", "effect")


@breaks("Damage on holomem outside the center does not add up", "4.4.5.2")
@wrapper_of(events._damage)
def _(whole: Any, state: Any, event: EngineEvent) -> None:
    record = state.cards[event.card]
    whole(state, event)
    if record.zone != "center":
        state.change_card(event.card, damage=max(record.damage, event.amount))


def ready_only(test: Callable[[Any, list[int], int], bool]) -> Change:
    """Make only those cards active, of those that an instruction makes active, that pass the test."""

    def ready_some(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
        if not isinstance(node, Ready):
            return (yield from whole(game, ctx, node))
        chosen, _ = yield from select_cards(game, ctx, node.cards)
        turning = [card for card in chosen if game.state.cards[card].resting and test(game, chosen, card)]
        return (yield from game.propose_events(*(create_event(ctx, "ready", card) for card in turning))).whole

    return wrap_function(kernel_instructions.turn_sideways, ready_some)


breaks("Of several holomem that a text makes active, only the first becomes active", "5.2.2")(
    ready_only(lambda game, chosen, card: card == chosen[0])
)
breaks("A text makes only holomem of the turn player active", "5.2.2")(
    ready_only(lambda game, chosen, card: game.state.cards[card].seat == game.state.turn_player)
)


@breaks("A text cannot reveal cards of the cheer deck", "5.11.2")
@wrapper_of(instructions.HANDLERS[Reveal])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    if getattr(node.cards, "zone", "") == "cheer deck":
        return False
    return (yield from whole(game, ctx, node))


@breaks("A holomem at Debut that is told to return to Debut loses its damage", "5.15.1.1")
@wrapper_of(instructions._to_debut)
def _(whole: Any, game: Any, ctx: Any, card: int) -> Any:
    record = game.state.cards[card]
    if record.face.level == "Debut":
        yield from game.propose_events(create_event(ctx, "heal", card, amount=record.damage))
    return (yield from whole(game, ctx, card))


@breaks("A resting holomem that a text tells to collab stays where it is", "5.16.1")
@wrapper_of(instructions.HANDLERS["collab"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    chosen, _ = yield from select_cards(game, ctx, node.cards)
    active = [card for card in chosen if not game.state.cards[card].resting]
    return (yield from instructions.collab_holomem(game, ctx, active))


@breaks("A collab by a text uses up the collab action of the turn", "5.16.1", "8.4.1")
@wrapper_of(instructions.HANDLERS["collab"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    game.state.done |= {TurnAction.COLLAB}
    game.state.invalidate_memo()
    return (yield from whole(game, ctx, node))


@breaks("A mascot or fan that an effect reattaches stays on its holomem", "5.17.4.2")
@wrapper_of(instructions.attach_event)
def _(whole: Any, game: Any, ctx: Any, card: int, host: int) -> Any:
    record = game.state.cards[card]
    stays = record.host >= 0 and record.face.subtype in ("mascot", "fan")
    return whole(game, ctx, card, record.host if stays else host)


@breaks("Only one holomem of a player can use leave to bloom once more in a turn", "5.28.1")
@wrapper_of(actions.may_bloom)
def _(whole: Any, game: Any, holomem: int) -> bool:
    cards, turn_number = game.state.cards, game.state.turn
    used = any(cards[each].bloomed_again == turn_number for each in game.state.holomem(cards[holomem].seat))
    return bool(whole(game, holomem)) and not (used and cards[holomem].bloomed == turn_number)


@breaks("Leave to bloom once more serves a holomem in a single turn of the game", "5.28.1")
@wrapper_of(actions.may_bloom)
def _(whole: Any, game: Any, holomem: int) -> bool:
    record = game.state.cards[holomem]
    return bool(whole(game, holomem)) and not (record.bloomed == game.state.turn and record.bloomed_again)


# --- the turn and its actions (7 to 9) -------------------------------------------------------------


@breaks("A turn player with seven cards in hand does not draw", "7.3.2")
@wrapper_of(turn.draw_for_turn)
def _(whole: Any, game: Any) -> Any:
    if len(game.state.zones[game.state.turn_player, "hand"]) < 7:
        yield from whole(game)


@breaks("Abilities of the non-turn player do not trigger at the end of the performance step", "7.6.5")
@wrapper_of(ability_triggers._begins)
def _(whole: Any, game: Any, held: Any, at: Any, event: EngineEvent) -> bool:
    is_other = held.seat != game.state.turn_player and (at.name, at.edge) == ("performance", "ends")
    return bool(whole(game, held, at, event)) and not is_other


@breaks(
    "A player can play one support card a turn",
    "8.1.1",
    spread="scenarios about other limits play several supports in a turn",
)
@wrapper_of(actions.support_options)
def _(whole: Any, game: Any, player: int) -> Any:
    return [] if any(isinstance(each, SupportUsed) for each in game.state.done) else whole(game, player)


@breaks("Cheers of other holomem pay for a baton pass", "8.1.3", "8.7.2")
@wrapper_of(cheer_costs.has_cheers_for_cost)
def _(whole: Any, game: Any, holomem: int, cost: Any) -> bool:
    stage = game.state.holomem(game.state.cards[holomem].seat)
    cheers = [card for each in stage for card in cheer_costs.attached_cheers(game, each)]
    return cheer_costs.covers_cost((game.characteristics_of(card).colors for card in cheers), cost)


breaks(
    "Supports and abilities are offered even if their cost cannot be paid", "8.1.3", "10.4.2.2", "10.7.2.4", "12.1.3"
)(
    combine_changes(
        wrap_function(support_cards.is_support_payable, lambda whole, game, card: True),
        replace_globals(play_abilities.can_be_played, can_be_paid=lambda game, ctx, cost: True),
    )
)
breaks("A holomem can be placed on a full stage", "8.1.3", "8.2.1", "4.6.2.1")(
    replace_globals(actions.place_options, STAGE_LIMIT=99)
)


@breaks("The damage on a back holomem does not matter for its bloom", "8.3.3-b3")
@wrapper_of(actions.blooms_into)
def _(whole: Any, below: Any, above: Any, damage: int) -> bool:
    return bool(whole(below, above, damage if below.level == "Debut" else 0))


breaks("A Spot holomem cannot collab", "8.4.2")(
    wrap_function(
        actions.collab_options,
        lambda whole, game, player: [
            each for each in whole(game, player) if game.characteristics_of(each.args[0]).level != "Spot"
        ],
    )
)


# --- playing, resolving and rule processing (10 to 12) ---------------------------------------------


breaks("A player without life loses only when no ability waits any more", "10.6.1.1")(
    wrap_function(rule_processing.losing_players, lambda whole, game: () if game.state.waiting else whole(game))
)


@breaks("Continuous abilities of resting holomem have no effect", "10.7.1")
@wrapper_of(continuous_effects.current_effects)
def _(whole: Any, sketch: Any) -> Any:
    for effect in whole(sketch):
        if effect.lasting is not None or not sketch.state.cards[effect.held.card].resting:
            yield effect


@breaks("The holomem that a tool goes to is chosen after the cost of the tool is paid", "10.7.2.3.6")
@wrapper_of(support_cards.play_support)
def _(whole: Any, game: Any, card: int) -> Any:
    state = game.state
    yield from support_cards.reveal_support(game, card)
    ctx = ResolutionContext(state.cards[card].seat, state.reference_to(card), age=state.advance_clock())
    game.record_event(EngineEvent("played", card, ctx.seat))
    yield from pay_cost(game, ctx, state.cards[card].face.support.must)
    if support_cards.is_attachable(game, card):
        ctx.used_on = yield from support_cards.choose_host(game, ctx, card)
    yield from support_cards.resolve_support(game, ctx, card)
    game.finish_resolution(ctx, card, None)


@breaks(
    "A support card is archived before its text is carried out",
    "10.7.2.5.1",
    "10.7.2.5.1.1",
    spread="scenarios about the resolution zone look at a support in it",
)
@wrapper_of(support_cards.resolve_support)
def _(whole: Any, game: Any, ctx: Any, card: int) -> Any:
    if game.watch is None and not support_cards.is_attachable(game, card):
        commit_events(game, [EngineEvent("move", card, ctx.seat, to="archive", cause="archive", by=ctx.seat)])
    yield from whole(game, ctx, card)


@breaks("A waiting ability that is played clears all other waiting abilities of its card", "10.8.3")
@wrapper_of(ability_triggers.play_pending_trigger)
def _(whole: Any, game: Any, waiting: Any) -> Any:
    yield from whole(game, waiting)
    held, state = waiting.held, game.state
    state.waiting = tuple(each for each in state.waiting if each.held.card != held.card or each.held.key == held.key)
    state.invalidate_memo()


@breaks("Two equal continuous bonuses count once", "10.10.1.4")
@wrapper_of(continuous_effects.current_effects)
def _(whole: Any, sketch: Any) -> Any:
    seen: set[str] = set()
    for effect in whole(sketch):
        said = repr((effect.held.ability, effect.change, effect.held.seat))
        is_bonus = effect.lasting is None and isinstance(effect.change, NumberChange)
        if is_bonus and said in seen:
            continue
        seen.add(said)
        yield effect


@breaks(
    "Of two effects that last for the turn, the older one applies last",
    "10.10.1.6.2",
    spread="scenarios about changed abilities have effects that last for the turn",
)
@wrapper_of(continuous_effects.current_effects)
def _(whole: Any, sketch: Any) -> Any:
    found = list(whole(sketch))
    ages = sorted({effect.age for effect in found if effect.lasting is not None})
    turned = dict(zip(ages, reversed(ages), strict=True))
    for effect in found:
        effect.age = turned[effect.age] if effect.lasting is not None else effect.age
    yield from found


def recall(forget: Callable[[LastKnownCard], LastKnownCard]) -> Change:
    """Change the memory of cards that have left."""

    def recall_changed(whole: Any, game: Any, ref: Any) -> Any:
        found = whole(game, ref)
        return forget(found) if ref.inc in game.state.memory else found

    return wrap_function(card_references.last_known_card, recall_changed)


breaks("A card that has left counts as active, even if it rested", "10.12.1")(
    recall(lambda left: replace(left, record=replace(left.record, resting=False)))
)
breaks("The colours of a card that has left are the printed ones", "10.12.1")(
    recall(lambda left: replace(left, info=replace(left.info, colors=left.record.face.info.colors)))
)


@breaks("Only a missing name makes an attached card illegal", "11.4.3")
@wrapper_of(rule_processing.illegal_cards)
def _(whole: Any, game: Any) -> Any:
    found = yield from whole(game)
    asked = {card: game.state.cards[card].face.support.only_on for card in found}
    return [card for card in found if asked[card] is None or asked[card].name]


@breaks("One replacement stands in for all cards that an impossible cost asks for", "10.11.4")
@wrapper_of(replaced_moves.count_asked_cards)
def _(whole: Any, game: Any, ctx: Any, wanted: Any) -> int:
    return 1
