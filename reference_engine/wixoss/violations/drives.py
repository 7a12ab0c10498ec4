"""Violations of WIXOSS: Ride and the drive state."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from ....adapters import abilities as a
from ...kernel.committing import commit
from ...kernel.events import Event
from ...patching import Patch
from ...violations import Change, Violations, instead, results, wrap
from .. import contents, drives, turn
from .. import game as games
from .. import rides as home_rides
from ..keywords import as_it_works
from ..rides import dismount
from ..words import LRIG, SIGNI_ZONES
from .conditions import met
from .ways import applies

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


# --- Ride ---------------------------------------------------------------------------------------------


def rides(other: Callable[[Any], Any]) -> Change:
    """Ride works so: ``other`` of the ability that it is."""

    def works(whole: Any, printed: Any) -> Any:
        ability, origin = as_it_works(printed)
        is_ride = isinstance(origin, a.Special) and origin.what == "ride"
        return (other(ability), origin) if is_ride else (ability, origin)

    return wrap(as_it_works, works)


def on(among: a.Cards) -> tuple[a.Act]:
    """The LRIG rides one of these."""
    return (a.Act("ride", cards=a.Choose(among)),)


SIGNI = a.Filter(kind=("signi",))


breaks("Ride can be used any number of times per turn", "ride.1")(rides(lambda ability: replace(ability, limit=None)))
breaks("Ride can be used only once per game", "ride.1")(
    rides(lambda ability: replace(ability, limit=a.Limit(per="game")))
)
breaks("Any SIGNI of the player, not only a Mount, can be ridden by Ride", "ride.1")(
    rides(lambda ability: replace(ability, then=on(a.Cards(("field",), "you", SIGNI))))
)


@breaks("Mounts of the opponent can be ridden by Ride as well", "ride.1")
@rides
def _(ability: Any) -> Any:
    (act,) = ability.then
    return replace(ability, then=on(replace(act.cards.among, side="both")))


@breaks("Ride makes the LRIG ride all of the player's Mounts at once", "ride.1")
@rides
def _(ability: Any) -> Any:
    (act,) = ability.then
    return replace(ability, then=(replace(act, cards=act.cards.among),))


breaks("Riding goes on when the turn ends", "ride.1")(wrap(dismount, lambda whole, table: None))


@breaks("Riding ends as the attack phase begins", "ride.1")
@instead(turn.skip_attack)
def _(whole: Any, game: Any) -> Any:
    dismount(game.state)
    game.state.rearranged()
    return (yield from whole(game))


breaks("Ride can be used by a LRIG that is in the drive state", "ride.3")(
    wrap(home_rides.may_ride, lambda whole, game, lrig: True)
)


# --- the state ----------------------------------------------------------------------------------------


def driving_if(other: Callable[..., bool]) -> Change:
    """Whether who lies so is in the drive state: ``other(so, table, record)``."""
    return results(drives.is_driving, other)


breaks("A LRIG that rides is not in the drive state", "ride.2", "drive.2")(
    driving_if(lambda so, table, record: so and record.zone != LRIG)
)
breaks("A SIGNI that is ridden is not in the drive state", "ride.2", "drive.2")(
    driving_if(lambda so, table, record: so and record.zone == LRIG)
)


@breaks("All SIGNI of a player whose center LRIG rides are in the drive state", "ride.2", "drive.2")
def _(patch: Patch) -> None:
    whole = drives.is_driving
    driving_if(lambda so, table, record: so or whole(table, table.cards[table.center(record.seat)]))(patch)


@breaks("Only Ride makes a LRIG ride, and effects that would do so otherwise do nothing", "drive.2", "ride.2")
@instead(contents.HANDLERS["ride"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    if ctx.held is not None and getattr(ctx.held.origin, "what", "") == "ride":
        return (yield from whole(game, ctx, node))
    return True


@breaks("A center LRIG is also in the drive state while the opponent's center LRIG rides", "drive.2")
def _(patch: Patch) -> None:
    def either(so: bool, table: Any, record: Any) -> bool:
        return so or (record.zone == LRIG and whole(table, table.cards[table.center(1 - record.seat)]))

    whole = drives.is_driving
    driving_if(either)(patch)


@breaks("A ridden SIGNI that loses the Mount class is ridden no longer", "ride.4")
@instead(contents.HANDLERS[a.Gain])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    done = yield from whole(game, ctx, node)
    for player in (0, 1):
        for card in game.state.signi(player):
            if "Mount" not in game.info(card).classes:
                game.state.change(card, ridden_by=-1)
    game.state.rearranged()
    return done


@breaks("A LRIG that has ridden stays in the drive state for the turn without any ridden SIGNI", "drive.3")
def _(patch: Patch) -> None:
    def noted(whole: Any, table: Any, event: Any) -> None:
        whole(table, event)
        table.done |= {("rode", event.card)}

    def so(so: bool, table: Any, record: Any) -> bool:
        there = table.zones[record.seat, LRIG]
        return so or (record.zone == LRIG and any(("rode", card) in table.done for card in there))

    applies("ride", noted)(patch)
    driving_if(so)(patch)


@breaks("The drive state ends for all cards once any ridden SIGNI leaves the field", "drive.3")
@partial(applies, "move")
def _(whole: Any, table: Any, event: Any) -> None:
    record = table.cards[event.card]
    whole(table, event)
    if record.zone in SIGNI_ZONES and record.ridden_by >= 0 and event.to not in SIGNI_ZONES:
        dismount(table)


@breaks("A ridden SIGNI that leaves and comes back in the turn is still ridden", "drive.3")
def _(patch: Patch) -> None:
    def noted(whole: Any, table: Any, event: Any) -> None:
        whole(table, event)
        table.done |= {("ridden", event.other, event.card)}

    def moved(whole: Any, table: Any, event: Any) -> None:
        whole(table, event)
        rider = next((each for each in range(len(table.cards)) if ("ridden", event.card, each) in table.done), -1)
        if event.to in SIGNI_ZONES and rider >= 0:
            table.change(event.card, ridden_by=rider)

    applies("ride", noted)(patch)
    applies("move", moved)(patch)


@breaks("A ridden SIGNI that moves to another SIGNI zone is ridden no longer", "drive.3")
@partial(applies, "move")
def _(whole: Any, table: Any, event: Any) -> None:
    whole(table, event)
    if event.to in SIGNI_ZONES:
        table.change(event.card, ridden_by=-1)


breaks("A LRIG that rides can attack", "drive.4")(wrap(home_rides.is_held, lambda whole, game, card: False))
breaks("A SIGNI that is ridden cannot attack", "drive.4")(
    wrap(home_rides.is_held, lambda whole, game, card: drives.is_driving(game.state, game.state.cards[card]))
)


@breaks("Each ride counts as coming into the drive state for SIGNI that were in it already", "drive.5")
@instead(contents.HANDLERS["ride"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    known = [card for card in game.state.signi(ctx.seat) if drives.is_driving(game.state, game.state.cards[card])]
    done = yield from whole(game, ctx, node)
    commit(game, [Event("drove", card) for card in known])
    return done


@breaks("No SIGNI counts as coming into the drive state if the LRIG was riding before", "drive.5")
@instead(contents.HANDLERS["ride"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    drives_already = drives.is_driving(game.state, game.state.cards[game.state.center(ctx.seat)])
    with Patch() as other:
        if drives_already:
            other.setattr(drives, "is_driving", lambda table, record: True)
        return (yield from whole(game, ctx, node))


# --- drive abilities ----------------------------------------------------------------------------------


def drive_abilities(kind: type, so: bool) -> Change:
    """Drive abilities of a kind are in effect, or never are, whatever the state."""

    def is_met(table: Any, ctx: Any, keyword: Any) -> bool:
        if ctx.held is not None and isinstance(ctx.held.ability, kind):
            return so
        return bool(drives.is_driving(table, table.cards[ctx.this.card]))

    return met("drive", is_met)


breaks("Auto abilities with Drive trigger without the drive state", "drive-auto.2")(drive_abilities(a.Automatic, True))
breaks("Auto abilities with Drive never trigger", "drive-auto.2")(drive_abilities(a.Automatic, False))
breaks("A Drive ability triggers if the player's center LRIG rides, whichever SIGNI it rides", "drive-auto.2")(
    met("drive", lambda table, ctx, keyword: drives.is_driving(table, table.cards[table.center(ctx.seat)]))
)


@breaks("Auto abilities with Drive look for the drive state only when they are done", "drive-auto.2")
@partial(results, games.Wixoss.may_wait)
def _(found: bool, game: Any, held: Any) -> bool:
    return found or any(each.what == "drive" for each in held.ability.keywords)


breaks("Constant abilities with Drive are in effect without the drive state", "drive-const.2")(
    drive_abilities(a.Continuous, True)
)
breaks("Constant abilities with Drive are never in effect", "drive-const.2")(drive_abilities(a.Continuous, False))
breaks("All Drive abilities of a player whose center LRIG rides are in effect", "drive-const.2", "drive-auto.2")(
    met("drive", lambda table, ctx, keyword: drives.is_driving(table, table.cards[table.center(ctx.seat)]))
)
