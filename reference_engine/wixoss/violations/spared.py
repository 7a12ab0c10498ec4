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
from ...violations import Patch, Violations
from .. import attached, cheer, contents, effects, rule_processing, running, shadow, unaffected
from .. import game as games
from ..running import Running
from ..state import Table
from ..unaffected import is_unaffected
from ..words import FIELD
from .ways import applies

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


def spares(patch: Patch, other: Callable[[Any, Event], bool]) -> None:
    """Of what the whole engine spares a card it is spared what ``other(game, event)`` says."""
    whole = unaffected.is_spared
    patch.setattr(running, "is_spared", lambda game, event: whole(game, event) and other(game, event))


def changes(patch: Patch, spared: Callable[[Any, int], bool] | None) -> None:
    """The cards that no continuous effect changes are others."""
    patch.setattr(Table, "POLICIES", with_another(Table.POLICIES, spares=spared))


# --- what is done to them -----------------------------------------------------------------------------


@breaks("unaffected.1", "unaffected.2")
def who_is_unaffected_is_as_any_other(patch: Patch) -> None:
    spares(patch, lambda game, event: False)


@breaks("unaffected.1")
def who_is_unaffected_is_so_by_its_own_player_s_effects(patch: Patch) -> None:
    spares(patch, lambda game, event: event.by == game.state.cards[event.card].seat)


@breaks("unaffected.1")
def who_gains_it_is_not_unaffected(patch: Patch) -> None:
    def printed(game: Any, event: Event) -> bool:
        return game.state.cards[event.card].face.special("unaffected") is not None

    spares(patch, printed)


@breaks("unaffected.1")
def who_is_unaffected_keeps_all_its_player_s_signi_so(patch: Patch) -> None:
    def spared(game: Any, event: Event) -> bool:
        if event.cause != unaffected.BY_EFFECT or event.card < 0:
            return False
        return any(is_unaffected(game, card) for card in game.state.signi(game.state.cards[event.card].seat))

    patch.setattr(running, "is_spared", spared)


@breaks("unaffected.2")
def who_is_unaffected_is_no_target(patch: Patch) -> None:
    def may_be_targeted(game: Any, ctx: Any, card: int) -> bool:
        return bool(whole(game, ctx, card)) and not is_unaffected(game, card)

    whole = shadow.may_be_targeted
    patch.setattr(games, "may_be_targeted", may_be_targeted)


@breaks("unaffected.2")
def who_is_unaffected_is_not_chosen(patch: Patch) -> None:
    def choose(game: Any, ctx: Any, node: Any) -> Any:
        _, done = yield from pick(game, ctx, node.cards, lambda card: not is_unaffected(game, card))
        return done

    patch.setitem(contents.HANDLERS, "choose", choose)


@breaks("unaffected.2")
def who_is_unaffected_keeps_those_who_are_chosen_with_it(patch: Patch) -> None:
    def happen(game: Any, *events: Event) -> Any:
        if any(unaffected.is_spared(game, event) for event in events):
            return Outcome((), False)
        return (yield from whole(game, *events))

    whole = Running.happen
    patch.setattr(Running, "happen", happen)


@breaks("unaffected.2")
def nothing_more_is_done_where_somebody_is_unaffected(patch: Patch) -> None:
    def happen(game: Any, *events: Event) -> Any:
        if any(unaffected.is_spared(game, event) for event in events):
            raise Cancelled
        return (yield from whole(game, *events))

    whole = Running.happen
    patch.setattr(Running, "happen", happen)


@breaks("unaffected.2")
def who_is_unaffected_cannot_be_paid_with(patch: Patch) -> None:
    patch.setattr(effects, "event", performing.event)


# --- power and abilities ------------------------------------------------------------------------------


@breaks("unaffected.a1")
def who_is_unaffected_is_changed_as_any_other(patch: Patch) -> None:
    changes(patch, None)


def changed(patch: Patch, sort: type) -> None:
    """Changes of a sort reach who is unaffected, too."""

    def subjects(effect: Any, sketch: Any) -> Any:
        return effect._meant(sketch) if isinstance(effect.change, sort) else whole(effect, sketch)

    whole = Effect.subjects
    patch.setattr(Effect, "subjects", subjects)


@breaks("unaffected.a1")
def the_power_of_who_is_unaffected_changes(patch: Patch) -> None:
    changed(patch, a.Number)


@breaks("unaffected.a1")
def its_own_player_s_effects_change_the_power_of_who_is_unaffected(patch: Patch) -> None:
    def subjects(effect: Any, sketch: Any) -> Any:
        found = whole(effect, sketch)
        mine = (card for card in effect._meant(sketch) if sketch.state.cards[card].seat == effect.held.seat)
        return list(dict.fromkeys((*found, *mine))) if isinstance(effect.change, a.Number) else found

    whole = Effect.subjects
    patch.setattr(Effect, "subjects", subjects)


@breaks("unaffected.a1")
def who_is_unaffected_gains_abilities(patch: Patch) -> None:
    changed(patch, a.GainAbility)


@breaks("unaffected.a1")
def who_is_unaffected_loses_abilities(patch: Patch) -> None:
    changed(patch, a.LoseAbilities)


@breaks("unaffected.a1")
def who_is_unaffected_is_changed_for_the_turn(patch: Patch) -> None:
    def subjects(effect: Any, sketch: Any) -> Any:
        return effect._meant(sketch) if effect.lasting is not None else whole(effect, sketch)

    whole = Effect.subjects
    patch.setattr(Effect, "subjects", subjects)


@breaks("unaffected.a3")
def the_colour_of_who_is_unaffected_changes(patch: Patch) -> None:
    changed(patch, a.Info)


# --- movement and states ------------------------------------------------------------------------------


def reached(patch: Patch, is_reached: Callable[[Event], bool]) -> None:
    """It is done to who is unaffected, too, where ``is_reached(event)``."""
    spares(patch, lambda game, event: not is_reached(event))


@breaks("unaffected.a2")
def who_is_unaffected_is_banished_by_effects(patch: Patch) -> None:
    reached(patch, lambda event: event.kind == "banish")


@breaks("unaffected.a2")
def who_is_unaffected_is_moved_by_effects(patch: Patch) -> None:
    reached(patch, lambda event: event.kind == "move")


@breaks("unaffected.a2")
def who_is_unaffected_is_returned_to_hand(patch: Patch) -> None:
    reached(patch, lambda event: event.to == "hand")


@breaks("unaffected.a2")
def who_is_unaffected_is_removed_from_the_game(patch: Patch) -> None:
    reached(patch, lambda event: event.to == "removed")


@breaks("unaffected.a2")
def who_is_unaffected_is_moved_within_the_field(patch: Patch) -> None:
    reached(patch, lambda event: event.to in FIELD)


@breaks("unaffected.a2")
def another_takes_the_place_of_who_is_unaffected(patch: Patch) -> None:
    patch.setattr(cheer, "is_spared", lambda game, event: False)


@breaks("unaffected.a2")
def who_is_unaffected_is_not_banished_in_battle(patch: Patch) -> None:
    def spared(game: Any, event: Event) -> bool:
        return event.cause in ("effect", "battle") and event.card >= 0 and is_unaffected(game, event.card)

    patch.setattr(running, "is_spared", spared)


@breaks("unaffected.a2")
def rules_do_not_move_who_is_unaffected(patch: Patch) -> None:
    def of_other_type(game: Any, player: int) -> list[int]:
        return [card for card in whole(game, player) if not is_unaffected(game, card)]

    whole = rule_processing.of_other_type
    patch.setattr(rule_processing, "of_other_type", of_other_type)


@breaks("unaffected.a3")
def who_is_unaffected_goes_down(patch: Patch) -> None:
    reached(patch, lambda event: event.kind == "rest")


@breaks("unaffected.a3")
def who_is_unaffected_stands_up(patch: Patch) -> None:
    reached(patch, lambda event: event.kind == "ready")


@breaks("unaffected.a3")
def who_is_unaffected_is_frozen(patch: Patch) -> None:
    reached(patch, lambda event: event.kind == "froze")


@breaks("unaffected.a3")
def who_is_unaffected_does_not_stand_up_in_the_up_phase(patch: Patch) -> None:
    keeps_how_it_lies(patch, "ready")


@breaks("unaffected.a3")
def who_is_unaffected_does_not_go_down_as_it_attacks(patch: Patch) -> None:
    keeps_how_it_lies(patch, "rest")


@breaks("unaffected.a3")
def who_is_unaffected_does_not_thaw(patch: Patch) -> None:
    keeps_how_it_lies(patch, "thawed")


def keeps_how_it_lies(patch: Patch, kind: str) -> None:
    """The rules do not change how who is unaffected lies."""

    def lies(whole: Any, table: Any, event: Event) -> None:
        if table.cards[event.card].face.special("unaffected") is None:
            whole(table, event)

    applies(patch, kind, lies)


@breaks("unaffected.3", "charm.6")
def no_charm_is_attached_to_who_is_unaffected(patch: Patch) -> None:
    def can_hold(game: Any, card: int, role: str) -> bool:
        return bool(whole(game, card, role)) and not is_unaffected(game, card)

    whole = attached.can_hold
    patch.setattr(attached, "can_hold", can_hold)


@breaks("charm.6")
def who_is_unaffected_is_no_more_so_with_a_charm(patch: Patch) -> None:
    spares(patch, lambda game, event: not game.state.cards[event.card].attached)
