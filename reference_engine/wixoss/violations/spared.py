"""Violations of WIXOSS: SIGNI that are unaffected."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace as with_another
from typing import Any

from ....adapters import abilities as a
from ...kernel import performing
from ...kernel.choices import Cancelled, pick
from ...kernel.events import Event, Outcome
from ...kernel.information import Effect
from ...patching import Patch
from ...violations import Change, Violations, change, instead, swap, wrap
from .. import attached, contents, rule_processing, shadow, unaffected
from ..running import Running
from ..state import Table
from ..unaffected import is_unaffected
from ..words import FIELD
from .ways import applies

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


def spares(other: Callable[[Any, Event], bool]) -> Change:
    """Of what the whole engine spares a card it is spared what ``other(game, event)`` says."""
    return wrap(unaffected.is_spared, lambda whole, game, event: whole(game, event) and other(game, event))


@change
def changes(patch: Patch, spared: Callable[[Any, int], bool] | None) -> None:
    """The cards that no continuous effect changes are others."""
    patch.setattr(Table, "POLICIES", with_another(Table.POLICIES, spares=spared))


# --- what is done to them -----------------------------------------------------------------------------


breaks("Effects move, banish or down an unaffected SIGNI like any other", "unaffected.1", "unaffected.2")(
    spares(lambda game, event: False)
)
breaks("An unaffected SIGNI is protected only from its own player's effects", "unaffected.1")(
    spares(lambda game, event: event.by == game.state.cards[event.card].seat)
)
breaks("A SIGNI is unaffected only if that is printed on it, not if it was gained", "unaffected.1")(
    spares(lambda game, event: game.state.cards[event.card].face.special("unaffected") is not None)
)


@breaks("An unaffected SIGNI protects all cards of its player from effects", "unaffected.1")
@instead(unaffected.is_spared)
def _(whole: Any, game: Any, event: Event) -> bool:
    if event.cause != unaffected.BY_EFFECT or event.card < 0:
        return False
    return any(is_unaffected(game, card) for card in game.state.signi(game.state.cards[event.card].seat))


@breaks("An unaffected SIGNI cannot be targeted", "unaffected.2")
@instead(shadow.may_be_targeted)
def _(whole: Any, game: Any, ctx: Any, card: int) -> bool:
    return bool(whole(game, ctx, card)) and not is_unaffected(game, card)


@breaks("An unaffected SIGNI cannot be chosen by a text that chooses cards", "unaffected.2")
@instead(contents.HANDLERS["choose"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    _, done = yield from pick(game, ctx, node.cards, lambda card: not is_unaffected(game, card))
    return done


@breaks("If one of several cards is unaffected, an effect does nothing to any of them", "unaffected.2")
@instead(Running.happen)
def _(whole: Any, game: Any, *events: Event) -> Any:
    if any(unaffected.is_spared(game, event) for event in events):
        return Outcome((), False)
    return (yield from whole(game, *events))


@breaks("A text is broken off as soon as it would do something to an unaffected SIGNI", "unaffected.2")
@instead(Running.happen)
def _(whole: Any, game: Any, *events: Event) -> Any:
    if any(unaffected.is_spared(game, event) for event in events):
        raise Cancelled
    return (yield from whole(game, *events))


breaks("An unaffected SIGNI cannot be used to pay a cost", "unaffected.2")(swap(unaffected.event, performing.event))


# --- power and abilities ------------------------------------------------------------------------------


breaks("Continuous effects change an unaffected SIGNI like any other", "unaffected.a1")(changes(None))


def changed(sort: type) -> Change:
    """Changes of a sort reach who is unaffected, too."""

    def subjects(whole: Any, effect: Any, sketch: Any) -> Any:
        return effect._meant(sketch) if isinstance(effect.change, sort) else whole(effect, sketch)

    return wrap(Effect.subjects, subjects)


breaks("Effects change the power and level of an unaffected SIGNI", "unaffected.a1")(changed(a.Number))


@breaks("Effects of its own player change the power and level of an unaffected SIGNI", "unaffected.a1")
@instead(Effect.subjects)
def _(whole: Any, effect: Any, sketch: Any) -> Any:
    found = whole(effect, sketch)
    mine = (card for card in effect._meant(sketch) if sketch.state.cards[card].seat == effect.held.seat)
    return list(dict.fromkeys((*found, *mine))) if isinstance(effect.change, a.Number) else found


breaks("An unaffected SIGNI gains abilities by effects", "unaffected.a1")(changed(a.GainAbility))
breaks("An unaffected SIGNI loses its abilities by effects", "unaffected.a1")(changed(a.LoseAbilities))


@breaks("Effects that last for the turn change an unaffected SIGNI", "unaffected.a1")
@instead(Effect.subjects)
def _(whole: Any, effect: Any, sketch: Any) -> Any:
    return effect._meant(sketch) if effect.lasting is not None else whole(effect, sketch)


breaks("Effects change the colour, class or name of an unaffected SIGNI", "unaffected.a3")(changed(a.Info))


# --- movement and states ------------------------------------------------------------------------------


def reached(is_reached: Callable[[Event], bool]) -> Change:
    """It is done to who is unaffected, too, where ``is_reached(event)``."""
    return spares(lambda game, event: not is_reached(event))


breaks("Effects banish an unaffected SIGNI", "unaffected.a2")(reached(lambda event: event.kind == "banish"))
breaks("Effects move an unaffected SIGNI to any zone", "unaffected.a2")(reached(lambda event: event.kind == "move"))
breaks("Effects return an unaffected SIGNI to the hand", "unaffected.a2")(reached(lambda event: event.to == "hand"))
breaks("Effects remove an unaffected SIGNI from the game", "unaffected.a2")(
    reached(lambda event: event.to == "removed")
)
breaks("Effects move an unaffected SIGNI within the field", "unaffected.a2")(reached(lambda event: event.to in FIELD))
breaks("In a swap with an unaffected SIGNI, the other SIGNI comes to its zone all the same", "unaffected.a2")(
    wrap(unaffected.is_spared, lambda whole, game, event: False)
)


@breaks("An unaffected SIGNI is not banished in battle", "unaffected.a2")
@instead(unaffected.is_spared)
def _(whole: Any, game: Any, event: Event) -> bool:
    return event.cause in ("effect", "battle") and event.card >= 0 and is_unaffected(game, event.card)


@breaks("Rule processing does not trash an unaffected SIGNI for its limiting condition", "unaffected.a2")
@instead(rule_processing.of_other_type)
def _(whole: Any, game: Any, player: int) -> list[int]:
    return [card for card in whole(game, player) if not is_unaffected(game, card)]


breaks("Effects down an unaffected SIGNI", "unaffected.a3")(reached(lambda event: event.kind == "rest"))
breaks("Effects up an unaffected SIGNI", "unaffected.a3")(reached(lambda event: event.kind == "ready"))
breaks("Effects freeze an unaffected SIGNI", "unaffected.a3")(reached(lambda event: event.kind == "froze"))


def keeps_how_it_lies(kind: str) -> Change:
    """The rules do not change how who is unaffected lies."""

    def lies(whole: Any, table: Any, event: Event) -> None:
        if table.cards[event.card].face.special("unaffected") is None:
            whole(table, event)

    return applies(kind, lies)


breaks("The up phase does not up an unaffected SIGNI", "unaffected.a3")(keeps_how_it_lies("ready"))
breaks("An unaffected SIGNI does not go down when it attacks", "unaffected.a3")(keeps_how_it_lies("rest"))
breaks("An unaffected SIGNI stays frozen when the up phase ends", "unaffected.a3")(keeps_how_it_lies("thawed"))


@breaks("No Charm, Acce or Soul can be attached to an unaffected SIGNI", "unaffected.3", "charm.6")
@instead(attached.can_hold)
def _(whole: Any, game: Any, card: int, role: str) -> bool:
    return bool(whole(game, card, role)) and not is_unaffected(game, card)


breaks("An unaffected SIGNI is no longer protected while a card is attached to it", "charm.6")(
    spares(lambda game, event: not game.state.cards[event.card].attached)
)
