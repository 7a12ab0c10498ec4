"""Violations of WIXOSS: SIGNI that are unaffected."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace as with_another
from typing import Any

from ....adapters import card_text_tree as a
from ...kernel import perform
from ...kernel.card_choices import TextCancelled, select_cards
from ...kernel.card_references import present_cards
from ...kernel.continuous_effects import ContinuousEffect
from ...kernel.events import EngineEvent, EventOutcome
from ...patching import Patch
from ...violations import Change, Violations, change_factory, swap_function, wrap_function, wrapper_of
from .. import attachments, rule_processing, rulebook_map, shadow, unaffected
from ..keywords import is_keyword
from ..lexicon import FIELD
from ..rules_context import RulesContext
from ..state import GameState
from ..unaffected import is_unaffected
from .helpers import replace_applying

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


def protect_only_from(other: Callable[[Any, EngineEvent], bool]) -> Change:
    """Protect cards only from the events for which ``other(game, event)`` holds as well."""
    return wrap_function(
        unaffected.is_unaffected_event, lambda whole, game, event: whole(game, event) and other(game, event)
    )


@change_factory
def change_protected_cards(patch: Patch, spared: Callable[[Any, int], bool] | None) -> None:
    """Replace the cards that no continuous effect changes."""
    patch.setattr(GameState, "POLICIES", with_another(GameState.POLICIES, spares=spared))


# --- actions on them ----------------------------------------------------------------------------------


breaks("Effects move, banish or down an unaffected SIGNI like any other", "unaffected.1", "unaffected.2")(
    protect_only_from(lambda game, event: False)
)
breaks("An unaffected SIGNI is protected only from its own player's effects", "unaffected.1")(
    protect_only_from(lambda game, event: event.by == game.state.cards[event.card].seat)
)
breaks("A SIGNI is unaffected only if that is printed on it, not if it was gained", "unaffected.1")(
    protect_only_from(lambda game, event: game.state.cards[event.card].face.printed_keyword("unaffected") is not None)
)


@breaks("An unaffected SIGNI protects all cards of its player from effects", "unaffected.1")
@wrapper_of(unaffected.is_unaffected_event)
def _(whole: Any, game: Any, event: EngineEvent) -> bool:
    if event.cause != unaffected.BY_EFFECT or event.card < 0:
        return False
    return any(is_unaffected(game, card) for card in game.state.field_signi(game.state.cards[event.card].seat))


@breaks("An unaffected SIGNI cannot be targeted", "unaffected.2")
@wrapper_of(shadow.may_be_targeted)
def _(whole: Any, game: Any, ctx: Any, card: int) -> bool:
    return bool(whole(game, ctx, card)) and not is_unaffected(game, card)


@breaks("An unaffected SIGNI cannot be chosen by a text that chooses cards", "unaffected.2")
@wrapper_of(rulebook_map.HANDLERS["choose"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    _, done = yield from select_cards(game, ctx, node.cards, lambda card: not is_unaffected(game, card))
    return done


@breaks("If one of several cards is unaffected, an effect does nothing to any of them", "unaffected.2")
@wrapper_of(RulesContext.propose_events)
def _(whole: Any, game: Any, *events: EngineEvent) -> Any:
    if any(unaffected.is_unaffected_event(game, event) for event in events):
        return EventOutcome((), False)
    return (yield from whole(game, *events))


@breaks("A text is broken off as soon as it would do something to an unaffected SIGNI", "unaffected.2")
@wrapper_of(RulesContext.propose_events)
def _(whole: Any, game: Any, *events: EngineEvent) -> Any:
    if any(unaffected.is_unaffected_event(game, event) for event in events):
        raise TextCancelled
    return (yield from whole(game, *events))


breaks("An unaffected SIGNI cannot be used to pay a cost", "unaffected.2")(
    swap_function(unaffected.effect_event, perform.create_event)
)


# --- power and abilities ------------------------------------------------------------------------------


breaks("Continuous effects change an unaffected SIGNI like any other", "unaffected.a1")(change_protected_cards(None))


def let_changes_through(sort: type) -> Change:
    """Let changes of a sort apply to unaffected SIGNI, too."""

    def subjects_of_sort(whole: Any, effect: Any, sketch: Any) -> Any:
        return effect._meant(sketch) if isinstance(effect.change, sort) else whole(effect, sketch)

    return wrap_function(ContinuousEffect.subject_cards, subjects_of_sort)


breaks("Effects change the power and level of an unaffected SIGNI", "unaffected.a1")(
    let_changes_through(a.NumberChange)
)


@breaks("Effects of its own player change the power and level of an unaffected SIGNI", "unaffected.a1")
@wrapper_of(ContinuousEffect.subject_cards)
def _(whole: Any, effect: Any, sketch: Any) -> Any:
    found = whole(effect, sketch)
    mine = (card for card in effect._meant(sketch) if sketch.state.cards[card].seat == effect.held.seat)
    return list(dict.fromkeys((*found, *mine))) if isinstance(effect.change, a.NumberChange) else found


breaks("An unaffected SIGNI gains abilities by effects", "unaffected.a1")(let_changes_through(a.GainAbility))
breaks("An unaffected SIGNI loses its abilities by effects", "unaffected.a1")(let_changes_through(a.LoseAbilities))


@breaks("Effects that last for the turn change an unaffected SIGNI", "unaffected.a1")
@wrapper_of(ContinuousEffect.subject_cards)
def _(whole: Any, effect: Any, sketch: Any) -> Any:
    return effect._meant(sketch) if effect.lasting is not None else whole(effect, sketch)


breaks("Effects change the colour, class or name of an unaffected SIGNI", "unaffected.a3")(
    let_changes_through(a.FactChange)
)


# --- movement and states ------------------------------------------------------------------------------


def let_events_through(is_reached: Callable[[EngineEvent], bool]) -> Change:
    """Let events happen to unaffected SIGNI, too, if ``is_reached(event)`` holds."""
    return protect_only_from(lambda game, event: not is_reached(event))


breaks("Effects banish an unaffected SIGNI", "unaffected.a2")(let_events_through(lambda event: event.kind == "banish"))
breaks("Effects move an unaffected SIGNI to any zone", "unaffected.a2")(
    let_events_through(lambda event: event.kind == "move")
)
breaks("Effects return an unaffected SIGNI to the hand", "unaffected.a2")(
    let_events_through(lambda event: event.to == "hand")
)
breaks("Effects remove an unaffected SIGNI from the game", "unaffected.a2")(
    let_events_through(lambda event: event.to == "removed")
)
breaks("Effects move an unaffected SIGNI within the field", "unaffected.a2")(
    let_events_through(lambda event: event.to in FIELD)
)
breaks("In a swap with an unaffected SIGNI, the other SIGNI comes to its zone all the same", "unaffected.a2")(
    wrap_function(unaffected.is_unaffected_event, lambda whole, game, event: False)
)


@breaks("An unaffected SIGNI is not banished in battle", "unaffected.a2")
@wrapper_of(unaffected.is_unaffected_event)
def _(whole: Any, game: Any, event: EngineEvent) -> bool:
    return event.cause in ("effect", "battle") and event.card >= 0 and is_unaffected(game, event.card)


@breaks("Rule processing does not trash an unaffected SIGNI for its limiting condition", "unaffected.a2")
@wrapper_of(rule_processing.cards_of_other_type)
def _(whole: Any, game: Any, player: int) -> list[int]:
    return [card for card in whole(game, player) if not is_unaffected(game, card)]


breaks("Effects down an unaffected SIGNI", "unaffected.a3")(let_events_through(lambda event: event.kind == "rest"))
breaks("Effects up an unaffected SIGNI", "unaffected.a3")(let_events_through(lambda event: event.kind == "ready"))
breaks("Effects freeze an unaffected SIGNI", "unaffected.a3")(let_events_through(lambda event: event.kind == "froze"))


def keep_unaffected_state(kind: str) -> Change:
    """Let the rules not change this state of unaffected SIGNI."""

    def apply_unless_unaffected(whole: Any, table: Any, event: EngineEvent) -> None:
        if table.cards[event.card].face.printed_keyword("unaffected") is None:
            whole(table, event)

    return replace_applying(kind, apply_unless_unaffected)


breaks("The up phase does not up an unaffected SIGNI", "unaffected.a3")(keep_unaffected_state("ready"))
breaks("An unaffected SIGNI does not go down when it attacks", "unaffected.a3")(keep_unaffected_state("rest"))
breaks("An unaffected SIGNI stays frozen when the up phase ends", "unaffected.a3")(keep_unaffected_state("thawed"))


@breaks("No Charm, Acce or Soul can be attached to an unaffected SIGNI", "unaffected.3", "charm.6")
@wrapper_of(attachments.can_have_attached)
def _(whole: Any, game: Any, card: int, role: str) -> bool:
    return bool(whole(game, card, role)) and not is_unaffected(game, card)


breaks("An unaffected SIGNI is no longer protected while a card is attached to it", "charm.6")(
    protect_only_from(lambda game, event: not game.state.cards[event.card].attached)
)


# --- costs, and cards off the field -------------------------------------------------------------------


@breaks("An unaffected SIGNI cannot be banished for a cost", "unaffected.a2")
@wrapper_of(unaffected.is_unaffected_event)
def _(whole: Any, game: Any, event: EngineEvent) -> bool:
    is_cost = event.kind == "banish" and event.cause == "cost"
    return bool(whole(game, event)) or (is_cost and is_unaffected(game, event.card))


@breaks("Unaffected protects a SIGNI in every zone", "const-ability.2", "unaffected.1")
@wrapper_of(unaffected.is_unaffected_event)
def _(whole: Any, game: Any, event: EngineEvent) -> bool:
    is_by_effect = event.cause == unaffected.BY_EFFECT and event.card >= 0
    return is_by_effect and any(is_keyword(held, "unaffected") for held in game.abilities_of(event.card))


# --- single effects -----------------------------------------------------------------------------------


def leave_charms_off(meant: Callable[[Any, Any, int], bool]) -> Change:
    """Attach no Charm to an unaffected SIGNI for which ``meant(game, ctx, card)`` holds."""

    def attach_unless_unaffected(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
        hosts = [] if isinstance(node.to, a.ChosenCards) else present_cards(game, ctx, node.to)
        if any(is_unaffected(game, card) and meant(game, ctx, card) for card in hosts):
            return False
        return (yield from whole(game, ctx, node))

    return wrap_function(rulebook_map.HANDLERS["attach-charm"], attach_unless_unaffected)


breaks("The ability of a SIGNI attaches no Charm to a SIGNI that is unaffected", "charm.6")(
    leave_charms_off(lambda game, ctx, card: game.state.cards[ctx.this.card].face.is_signi)
)
breaks("Effects of the opponent attach no Charm to a SIGNI that is unaffected", "unaffected.3", "charm.6")(
    leave_charms_off(lambda game, ctx, card: game.state.cards[card].seat != ctx.seat)
)
breaks(
    "Effects of its own player affect an unaffected SIGNI",
    "unaffected.2",
    spread="scenarios about charms have effects of the SIGNI's own player",
)(protect_only_from(lambda game, event: event.by != game.state.cards[event.card].seat))
