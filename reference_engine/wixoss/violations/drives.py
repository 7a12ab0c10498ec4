"""Violations of WIXOSS: Ride and the drive state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ....adapters import abilities as a
from ...kernel.committing import commit
from ...kernel.events import Event
from ...violations import Patch, Violations, results
from .. import attack, cards, drives, turn, usage
from .. import game as games
from ..keywords import as_it_works
from ..rides import dismount
from ..words import LRIG, SIGNI_ZONES
from .conditions import met
from .ways import applies, handler

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


# --- Ride ---------------------------------------------------------------------------------------------


def rides(patch: Patch, other: Callable[[Any], Any]) -> None:
    """Ride works so: ``other`` of the ability that it is."""

    def works(printed: Any) -> Any:
        ability, origin = as_it_works(printed)
        is_ride = isinstance(origin, a.Special) and origin.what == "ride"
        return (other(ability), origin) if is_ride else (ability, origin)

    patch.setattr(cards, "as_it_works", works)


def on(among: a.Cards) -> tuple[a.Act]:
    """The LRIG rides one of these."""
    return (a.Act("ride", cards=a.Choose(among)),)


SIGNI = a.Filter(kind=("signi",))


@breaks("ride.1")
def ride_can_be_used_again_in_the_turn(patch: Patch) -> None:
    rides(patch, lambda ability: replace(ability, limit=None))


@breaks("ride.1")
def ride_can_be_used_once_in_the_game(patch: Patch) -> None:
    rides(patch, lambda ability: replace(ability, limit=a.Limit(per="game")))


@breaks("ride.1")
def any_signi_of_the_player_can_be_ridden(patch: Patch) -> None:
    rides(patch, lambda ability: replace(ability, then=on(a.Cards(("field",), "you", SIGNI))))


@breaks("ride.1")
def the_opponent_s_signi_can_be_ridden(patch: Patch) -> None:
    def wider(ability: Any) -> Any:
        (act,) = ability.then
        return replace(ability, then=on(replace(act.cards.among, side="both")))

    rides(patch, wider)


@breaks("ride.1")
def ride_is_about_all_mounts(patch: Patch) -> None:
    def every(ability: Any) -> Any:
        (act,) = ability.then
        return replace(ability, then=(replace(act, cards=act.cards.among),))

    rides(patch, every)


@breaks("ride.1")
def ride_lasts_beyond_the_turn(patch: Patch) -> None:
    patch.setattr(turn, "dismount", lambda table: None)


@breaks("ride.1")
def ride_ends_with_the_main_phase(patch: Patch) -> None:
    def skip(game: Any) -> Any:
        dismount(game.state)
        game.state.rearranged()
        return (yield from whole(game))

    whole = turn.skip_attack
    patch.setitem(turn.STEPS, "pre-attack", (skip, *turn.STEPS["pre-attack"][1:]))


@breaks("ride.3")
def ride_can_be_used_in_the_drive_state(patch: Patch) -> None:
    patch.setattr(usage, "may_ride", lambda game, lrig: True)


# --- the state ----------------------------------------------------------------------------------------


def driving_if(patch: Patch, other: Callable[..., bool]) -> None:
    """Whether who lies so is in the drive state: ``other(so, table, record)``."""

    results(patch, drives, "is_driving", other)


@breaks("ride.2", "drive.2")
def who_rides_is_not_in_the_drive_state(patch: Patch) -> None:
    driving_if(patch, lambda so, table, record: so and record.zone != LRIG)


@breaks("ride.2", "drive.2")
def who_is_ridden_is_not_in_the_drive_state(patch: Patch) -> None:
    driving_if(patch, lambda so, table, record: so and record.zone == LRIG)


@breaks("ride.2", "drive.2")
def all_signi_of_who_rides_are_in_the_drive_state(patch: Patch) -> None:
    whole = drives.is_driving
    driving_if(patch, lambda so, table, record: so or whole(table, table.cards[table.center(record.seat)]))


@breaks("drive.2", "ride.2")
def only_ride_brings_the_drive_state(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def ride(game: Any, ctx: Any, node: Any) -> Any:
            if ctx.held is not None and getattr(ctx.held.origin, "what", "") == "ride":
                return (yield from whole(game, ctx, node))
            return True

        return ride

    handler(patch, "ride", made)


@breaks("drive.2")
def the_opponent_s_lrig_is_in_the_drive_state_too(patch: Patch) -> None:
    def either(so: bool, table: Any, record: Any) -> bool:
        return so or (record.zone == LRIG and whole(table, table.cards[table.center(1 - record.seat)]))

    whole = drives.is_driving
    driving_if(patch, either)


@breaks("ride.4")
def who_loses_the_class_is_ridden_no_more(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def gain(game: Any, ctx: Any, node: Any) -> Any:
            done = yield from whole(game, ctx, node)
            for player in (0, 1):
                for card in game.state.signi(player):
                    if "Mount" not in game.info(card).classes:
                        game.state.change(card, ridden_by=-1)
            game.state.rearranged()
            return done

        return gain

    handler(patch, a.Gain, made)


@breaks("drive.3")
def who_has_ridden_is_in_the_drive_state_for_the_turn(patch: Patch) -> None:
    def noted(whole: Any, table: Any, event: Any) -> None:
        whole(table, event)
        table.done |= {("rode", event.card)}

    def so(so: bool, table: Any, record: Any) -> bool:
        there = table.zones[record.seat, LRIG]
        return so or (record.zone == LRIG and any(("rode", card) in table.done for card in there))

    applies(patch, "ride", noted)
    driving_if(patch, so)


@breaks("drive.3")
def the_drive_state_ends_as_the_first_of_two_leaves(patch: Patch) -> None:
    def moved(whole: Any, table: Any, event: Any) -> None:
        record = table.cards[event.card]
        whole(table, event)
        if record.zone in SIGNI_ZONES and record.ridden_by >= 0 and event.to not in SIGNI_ZONES:
            dismount(table)

    applies(patch, "move", moved)


@breaks("drive.3")
def a_signi_that_comes_back_is_ridden_still(patch: Patch) -> None:
    def noted(whole: Any, table: Any, event: Any) -> None:
        whole(table, event)
        table.done |= {("ridden", event.other, event.card)}

    def moved(whole: Any, table: Any, event: Any) -> None:
        whole(table, event)
        rider = next((each[2] for each in table.done if each[:2] == ("ridden", event.card)), -1)
        if event.to in SIGNI_ZONES and rider >= 0:
            table.change(event.card, ridden_by=rider)

    applies(patch, "ride", noted)
    applies(patch, "move", moved)


@breaks("drive.3")
def who_moves_to_another_signi_zone_is_ridden_no_more(patch: Patch) -> None:
    def moved(whole: Any, table: Any, event: Any) -> None:
        whole(table, event)
        if event.to in SIGNI_ZONES:
            table.change(event.card, ridden_by=-1)

    applies(patch, "move", moved)


@breaks("drive.4")
def who_rides_can_attack(patch: Patch) -> None:
    patch.setattr(attack, "is_held", lambda game, card: False)


@breaks("drive.4")
def who_is_ridden_cannot_attack(patch: Patch) -> None:
    patch.setattr(attack, "is_held", lambda game, card: drives.is_driving(game.state, game.state.cards[card]))


@breaks("drive.5")
def to_be_ridden_again_is_to_come_into_the_drive_state(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def ride(game: Any, ctx: Any, node: Any) -> Any:
            known = [
                card for card in game.state.signi(ctx.seat) if drives.is_driving(game.state, game.state.cards[card])
            ]
            done = yield from whole(game, ctx, node)
            commit(game, [Event("drove", card) for card in known])
            return done

        return ride

    handler(patch, "ride", made)


@breaks("drive.5")
def nobody_comes_into_the_drive_state_once_the_lrig_drives(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def ride(game: Any, ctx: Any, node: Any) -> Any:
            drives_already = drives.is_driving(game.state, game.state.cards[game.state.center(ctx.seat)])
            with Patch() as other:
                if drives_already:
                    other.setattr(drives, "is_driving", lambda table, record: True)
                return (yield from whole(game, ctx, node))

        return ride

    handler(patch, "ride", made)


# --- drive abilities ----------------------------------------------------------------------------------


def drive_abilities(patch: Patch, kind: type, so: bool) -> None:
    """Drive abilities of a kind are in effect, or never are, whatever the state."""

    def is_met(table: Any, ctx: Any, keyword: Any) -> bool:
        if ctx.held is not None and isinstance(ctx.held.ability, kind):
            return so
        return bool(drives.is_driving(table, table.cards[ctx.this.card]))

    met(patch, "drive", is_met)


@breaks("drive-auto.2")
def a_drive_ability_triggers_without_the_drive_state(patch: Patch) -> None:
    drive_abilities(patch, a.Automatic, True)


@breaks("drive-auto.2")
def a_drive_ability_never_triggers(patch: Patch) -> None:
    drive_abilities(patch, a.Automatic, False)


@breaks("drive-auto.2")
def a_drive_ability_triggers_where_the_lrig_rides_anybody(patch: Patch) -> None:
    met(patch, "drive", lambda table, ctx, keyword: drives.is_driving(table, table.cards[table.center(ctx.seat)]))


@breaks("drive-auto.2")
def whether_it_drives_is_looked_at_when_its_ability_is_done(patch: Patch) -> None:
    def may_wait(found: bool, game: Any, held: Any) -> bool:
        return found or any(each.what == "drive" for each in held.ability.keywords)

    results(patch, games.Wixoss, "may_wait", may_wait)


@breaks("drive-const.2")
def a_constant_drive_ability_is_in_effect_without_the_drive_state(patch: Patch) -> None:
    drive_abilities(patch, a.Continuous, True)


@breaks("drive-const.2")
def a_constant_drive_ability_is_never_in_effect(patch: Patch) -> None:
    drive_abilities(patch, a.Continuous, False)


@breaks("drive-const.2", "drive-auto.2")
def all_drive_abilities_of_who_rides_are_in_effect(patch: Patch) -> None:
    met(patch, "drive", lambda table, ctx, keyword: drives.is_driving(table, table.cards[table.center(ctx.seat)]))
