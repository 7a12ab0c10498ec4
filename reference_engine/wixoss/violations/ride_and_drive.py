"""Violations of WIXOSS: Ride and the drive state."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from ....adapters import card_text_tree as a
from ...kernel.commit import commit_events
from ...kernel.events import EngineEvent
from ...patching import Patch
from ...violations import Change, Violations, change_results, wrap_function, wrapper_of
from .. import drive_state, rulebook_map, turn
from .. import game as games
from .. import rides as home_rides
from ..keywords import operative_ability
from ..lexicon import LRIG, SIGNI_ZONES
from ..rides import end_riding
from .helpers import replace_applying
from .teams_bonds_harmony import replace_condition

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


# --- Ride ---------------------------------------------------------------------------------------------


def replace_ride(other: Callable[[Any], Any]) -> Change:
    """Replace Ride by ``other`` of its ability."""

    def operative_ride(whole: Any, printed: Any) -> Any:
        ability, origin = operative_ability(printed)
        is_ride = isinstance(origin, a.GameAbility) and origin.what == "ride"
        return (other(ability), origin) if is_ride else (ability, origin)

    return wrap_function(operative_ability, operative_ride)


def ride_instruction(among: a.MatchingCards) -> tuple[a.GameInstruction]:
    """The instruction that lets the LRIG ride one of these."""
    return (a.GameInstruction("ride", cards=a.ChosenCards(among)),)


SIGNI = a.Filter(kind=("signi",))


breaks("Ride can be used any number of times per turn", "ride.1")(
    replace_ride(lambda ability: replace(ability, limit=None))
)
breaks("Ride can be used only once per game", "ride.1")(
    replace_ride(lambda ability: replace(ability, limit=a.Limit(per="game")))
)
breaks("Any SIGNI of the player, not only a Mount, can be ridden by Ride", "ride.1")(
    replace_ride(lambda ability: replace(ability, then=ride_instruction(a.MatchingCards(("field",), "you", SIGNI))))
)


@breaks("Mounts of the opponent can be ridden by Ride as well", "ride.1")
@replace_ride
def _(ability: Any) -> Any:
    (act,) = ability.then
    return replace(ability, then=ride_instruction(replace(act.cards.among, side="both")))


@breaks("Ride makes the LRIG ride all of the player's Mounts at once", "ride.1")
@replace_ride
def _(ability: Any) -> Any:
    (act,) = ability.then
    return replace(ability, then=(replace(act, cards=act.cards.among),))


breaks("Riding goes on when the turn ends", "ride.1")(wrap_function(end_riding, lambda whole, table: None))


@breaks("Riding ends as the attack phase begins", "ride.1")
@wrapper_of(turn.skip_attack)
def _(whole: Any, game: Any) -> Any:
    end_riding(game.state)
    game.state.invalidate_effects()
    return (yield from whole(game))


breaks("Ride can be used by a LRIG that is in the drive state", "ride.3")(
    wrap_function(home_rides.may_ride, lambda whole, game, lrig: True)
)


# --- the state ----------------------------------------------------------------------------------------


def driving_when(other: Callable[..., bool]) -> Change:
    """Replace the condition of the drive state: ``other(so, table, record)``."""
    return change_results(drive_state.is_driving, other)


breaks("A LRIG that rides is not in the drive state", "ride.2", "drive.2")(
    driving_when(lambda so, table, record: so and record.zone != LRIG)
)
breaks("A SIGNI that is ridden is not in the drive state", "ride.2", "drive.2", "drive-auto.1", "drive-auto.2")(
    driving_when(lambda so, table, record: so and record.zone == LRIG)
)


@breaks("All SIGNI of a player whose center LRIG rides are in the drive state", "ride.2", "drive.2")
def _(patch: Patch) -> None:
    whole = drive_state.is_driving
    driving_when(lambda so, table, record: so or whole(table, table.cards[table.center_lrig(record.seat)]))(patch)


@breaks(
    "Only Ride makes a LRIG ride, and effects that would do so otherwise do nothing",
    "drive.2",
    "ride.2",
    "drive-auto.1",
    "drive-auto.2",
)
@wrapper_of(rulebook_map.HANDLERS["ride"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    if ctx.held is not None and getattr(ctx.held.origin, "what", "") == "ride":
        return (yield from whole(game, ctx, node))
    return True


@breaks("A center LRIG is also in the drive state while the opponent's center LRIG rides", "drive.2")
def _(patch: Patch) -> None:
    def either_player_rides(so: bool, table: Any, record: Any) -> bool:
        return so or (record.zone == LRIG and whole(table, table.cards[table.center_lrig(1 - record.seat)]))

    whole = drive_state.is_driving
    driving_when(either_player_rides)(patch)


@breaks("A ridden SIGNI that loses the Mount class is ridden no longer", "ride.4")
@wrapper_of(rulebook_map.HANDLERS[a.GainEffect])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    done = yield from whole(game, ctx, node)
    for player in (0, 1):
        for card in game.state.field_signi(player):
            if "Mount" not in game.characteristics_of(card).classes:
                game.state.change_card(card, ridden_by=-1)
    game.state.invalidate_effects()
    return done


@breaks("A LRIG that has ridden stays in the drive state for the turn without any ridden SIGNI", "drive.3")
def _(patch: Patch) -> None:
    def note_riding(whole: Any, table: Any, event: Any) -> None:
        whole(table, event)
        table.done |= {("rode", event.card)}

    def has_ridden(so: bool, table: Any, record: Any) -> bool:
        there = table.zones[record.seat, LRIG]
        return so or (record.zone == LRIG and any(("rode", card) in table.done for card in there))

    replace_applying("ride", note_riding)(patch)
    driving_when(has_ridden)(patch)


@breaks("The drive state ends for all cards once any ridden SIGNI leaves the field", "drive.3")
@partial(replace_applying, "move")
def _(whole: Any, table: Any, event: Any) -> None:
    record = table.cards[event.card]
    whole(table, event)
    if record.zone in SIGNI_ZONES and record.ridden_by >= 0 and event.to not in SIGNI_ZONES:
        end_riding(table)


@breaks("A ridden SIGNI that leaves and comes back in the turn is still ridden", "drive.3")
def _(patch: Patch) -> None:
    def note_riding(whole: Any, table: Any, event: Any) -> None:
        whole(table, event)
        table.done |= {("ridden", event.other, event.card)}

    def restore_rider(whole: Any, table: Any, event: Any) -> None:
        whole(table, event)
        rider = next((each for each in range(len(table.cards)) if ("ridden", event.card, each) in table.done), -1)
        if event.to in SIGNI_ZONES and rider >= 0:
            table.change_card(event.card, ridden_by=rider)

    replace_applying("ride", note_riding)(patch)
    replace_applying("move", restore_rider)(patch)


@breaks("A ridden SIGNI that moves to another SIGNI zone is ridden no longer", "drive.3")
@partial(replace_applying, "move")
def _(whole: Any, table: Any, event: Any) -> None:
    whole(table, event)
    if event.to in SIGNI_ZONES:
        table.change_card(event.card, ridden_by=-1)


breaks("A LRIG that rides can attack", "drive.4")(
    wrap_function(home_rides.is_kept_from_attacking, lambda whole, game, card: False)
)
breaks("A SIGNI that is ridden cannot attack", "drive.4")(
    wrap_function(
        home_rides.is_kept_from_attacking,
        lambda whole, game, card: drive_state.is_driving(game.state, game.state.cards[card]),
    )
)


@breaks("Each ride counts as coming into the drive state for SIGNI that were in it already", "drive.5")
@wrapper_of(rulebook_map.HANDLERS["ride"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    known = [
        card for card in game.state.field_signi(ctx.seat) if drive_state.is_driving(game.state, game.state.cards[card])
    ]
    done = yield from whole(game, ctx, node)
    commit_events(game, [EngineEvent("drove", card) for card in known])
    return done


@breaks("No SIGNI counts as coming into the drive state if the LRIG was riding before", "drive.5")
@wrapper_of(rulebook_map.HANDLERS["ride"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    drives_already = drive_state.is_driving(game.state, game.state.cards[game.state.center_lrig(ctx.seat)])
    with Patch() as other:
        if drives_already:
            other.setattr(drive_state, "is_driving", lambda table, record: True)
        return (yield from whole(game, ctx, node))


# --- drive abilities ----------------------------------------------------------------------------------


def force_drive_abilities(kind: type, so: bool) -> Change:
    """Put Drive abilities of a kind in effect always, or never, whatever the state."""

    def is_drive_met(table: Any, ctx: Any, keyword: Any) -> bool:
        if ctx.held is not None and isinstance(ctx.held.ability, kind):
            return so
        return bool(drive_state.is_driving(table, table.cards[ctx.this.card]))

    return replace_condition("drive", is_drive_met)


breaks("Auto abilities with Drive trigger without the drive state", "drive-auto.2")(
    force_drive_abilities(a.AutomaticAbility, True)
)
breaks("Auto abilities with Drive never trigger", "drive-auto.2")(force_drive_abilities(a.AutomaticAbility, False))
breaks("A Drive ability triggers if the player's center LRIG rides, whichever SIGNI it rides", "drive-auto.2")(
    replace_condition(
        "drive", lambda table, ctx, keyword: drive_state.is_driving(table, table.cards[table.center_lrig(ctx.seat)])
    )
)


@breaks("Auto abilities with Drive look for the drive state only when they are done", "drive-auto.2")
@partial(change_results, games.Wixoss.may_trigger)
def _(found: bool, game: Any, held: Any) -> bool:
    return found or any(each.what == "drive" for each in held.ability.keywords)


breaks("Constant abilities with Drive are in effect without the drive state", "drive-const.2")(
    force_drive_abilities(a.ContinuousAbility, True)
)
breaks("Constant abilities with Drive are never in effect", "drive-const.2")(
    force_drive_abilities(a.ContinuousAbility, False)
)
breaks("All Drive abilities of a player whose center LRIG rides are in effect", "drive-const.2", "drive-auto.2")(
    replace_condition(
        "drive", lambda table, ctx, keyword: drive_state.is_driving(table, table.cards[table.center_lrig(ctx.seat)])
    )
)


@breaks("A LRIG that rides triggers no ability about starting to drive", "drive.2", "drive.1")
@wrapper_of(games.Wixoss.may_trigger)
def _(whole: Any, self: Any, held: Any) -> bool:
    is_drive = getattr(held.ability.at, "event", "") == "drive"
    return bool(whole(self, held)) and not (is_drive and self.state.cards[held.card].face.is_lrig)
