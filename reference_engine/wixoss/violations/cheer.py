"""Violations of WIXOSS's older terms: what the cheer zone is, and how SIGNI come there and back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from ...kernel.asks import PASS, Ask, Option
from ...kernel.choices import pick
from ...kernel.committing import let_go
from ...kernel.context import Context
from ...kernel.events import Event
from ...kernel.policies import Policies
from ...patching import Patch
from ...violations import Change, Violations, change, constant, entry, instead, reads, results, wrap
from .. import (
    attached,
    contents,
    effects,
    rule_processing,
    signi,
    state,
    turn,
    words,
)
from ..words import CENTER, CHEER, ENER, FIELD, HAND, LEFT, SIGNI_ZONES, TRASH
from .ways import applies, handler, offers

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

EVERY_ZONE = (*SIGNI_ZONES, CHEER)


def lies_there(game: Any, card: int) -> bool:
    """Whether a card lies in the cheer zone."""
    return bool(game.state.cards[card].zone == CHEER)


@change
def expands(patch: Patch, group: str, zones: tuple[str, ...]) -> None:
    """A word of card text means other zones."""
    patch.setattr(words.WORDS, "_expanded", {})
    patch.setitem(words.WORDS.groups, group, zones)


def come_by_effects(zones: Callable[..., Any]) -> Change:
    """Effects find other zones for a SIGNI: ``zones(zones, game, card)``."""
    return reads(effects._come, places=lambda game, card: zones(signi.places(game, card), game, card))


def cheered(instead: Callable[..., Any]) -> Change:
    """Who is to become a Cheergirl: ``instead(game, ctx, card)`` for each."""

    def done(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
        chosen, _ = yield from pick(game, ctx, node.cards)
        for card in chosen:
            yield from instead(game, ctx, card)
        return True

    return wrap(contents.HANDLERS["cheer"], done)


def goes(game: Any, ctx: Context, card: int, zone: str, cause: str = "effect") -> Any:
    """A card goes to a zone of its player."""
    yield from game.happen(Event("move", card, game.state.cards[card].seat, to=zone, cause=cause, by=ctx.seat))


# --- what it is ---------------------------------------------------------------------------------------


@breaks("The opponent cannot see SIGNI in the cheer zone", "cheer-zone.a1.1")
def _(patch: Patch) -> None:
    patch.setitem(state.Table.ZONES, CHEER, state.ZONES[CHEER]._replace(theirs=False))


breaks("To card texts, the cheer zone is a SIGNI zone", "cheer-zone.a1.1", "cheer-zone.q9")(
    expands("signi zones", EVERY_ZONE)
)
breaks("To card texts, the cheer zone is no part of the field", "cheer-zone.a1.1", "cheer-zone.a1.2")(
    expands("field", tuple(zone for zone in FIELD if zone != CHEER))
)


@breaks("Card texts about SIGNI do not reach SIGNI in the cheer zone", "cheer-zone.a1.2")
@instead(state.Table._is_kind)
def _(whole: Any, self: Any, record: Any, what: str) -> bool:
    return bool(whole(self, record, what)) and not (what == "signi" and record.zone == CHEER)


@breaks("A SIGNI in the cheer zone is not banished for having power 0 or less", "cheer-zone.a1.2")
@partial(results, rule_processing.powerless)
def _(cards: list[int], game: Any, player: int) -> list[int]:
    return [card for card in cards if not lies_there(game, card)]


@breaks("A SIGNI in the cheer zone cannot be upped", "cheer-zone.a1.2")
@partial(applies, "ready")
def _(whole: Any, table: Any, event: Event) -> None:
    if table.cards[event.card].zone != CHEER:
        whole(table, event)


breaks("Nothing can be attached to a SIGNI in the cheer zone", "cheer-zone.a1.3", "cheer-zone.q7")(
    results(attached.can_hold, lambda can, game, card, role: can and not lies_there(game, card))
)


@breaks("No Acce can be attached to a SIGNI in the cheer zone", "cheer-zone.q7", "cheer-zone.a1.3")
@partial(results, attached.can_hold)
def _(can: bool, game: Any, card: int, role: str) -> bool:
    return can and not (lies_there(game, card) and role == "acce")


@breaks("Cards attached to a Cheergirl are removed from the game when she goes to the Ener zone", "cheer-zone.q7")
@partial(applies, "move")
def _(whole: Any, table: Any, event: Event) -> None:
    record = table.cards[event.card]
    whole(table, event)
    if record.zone == CHEER and event.to == ENER:
        for card in record.attached:
            whole(table, Event("move", card, record.owner, to="removed"))


# --- coming and going ---------------------------------------------------------------------------------


breaks("The cheer zone can hold several SIGNI", "cheer-zone.a2.1", "cheer-zone.q3")(
    cheered(lambda game, ctx, card: goes(game, ctx, card, CHEER))
)


@breaks("A SIGNI can be played from the hand into the cheer zone", "cheer-zone.a2.1")
@partial(offers, "play")
def _(whole: Any, game: Any, player: int, timing: str) -> Any:
    yield from whole(game, player, timing)
    hand = [card for card in game.state.zones[player, "hand"] if game.state.cards[card].face.is_signi]
    if timing == "main" and not game.state.zones[player, CHEER]:
        yield from (Option("play", (card, CHEER)) for card in hand)


breaks("An effect that makes a SIGNI a Cheergirl does not move it", "cheer-zone.a2.2")(
    cheered(lambda game, ctx, card: iter(()))
)


@breaks("A SIGNI that moves to the cheer zone loses the cards under it to the trash", "cheer-zone.a2.2")
@partial(applies, "move")
def _(whole: Any, table: Any, event: Event) -> None:
    whole(table, event)
    if event.to == CHEER:
        for card in table.cards[event.card].under:
            whole(table, Event("move", card, table.cards[card].owner, to=TRASH))


@breaks("Only the SIGNI in the center SIGNI zone can become a Cheergirl", "cheer-zone.a2.2")
@cheered
def _(game: Any, ctx: Any, card: int) -> Any:
    if game.state.cards[card].zone == CENTER:
        yield from goes(game, ctx, card, CHEER)


def moved_by(zones: Callable[[Any, int], list[str]]) -> Callable[[Any], Any]:
    """A SIGNI is laid into a zone that is chosen of these."""

    def made(whole: Any) -> Any:
        def done(game: Any, ctx: Any, node: Any) -> Any:
            chosen, _ = yield from pick(game, ctx, node.cards)
            for card in chosen:
                player = game.state.cards[card].seat
                free = [zone for zone in zones(game, card) if not game.state.zones[player, zone]]
                zone = yield from effects.which_zone(game, ctx.seat, free, player)
                if zone is not None:
                    yield from goes(game, ctx, card, zone)
            return True

        return done

    return made


breaks(
    "Effects that move SIGNI to another SIGNI zone can move them to the cheer zone", "cheer-zone.a2.3", "cheer-zone.q10"
)(handler("rearrange", moved_by(lambda game, card: [*EVERY_ZONE])))
breaks("Effects that move SIGNI to another SIGNI zone cannot move a Cheergirl", "cheer-zone.a2.3", "cheer-zone.q10")(
    handler("rearrange", moved_by(lambda game, card: [] if lies_there(game, card) else [*SIGNI_ZONES]))
)
breaks("A Cheergirl can be moved only to the left SIGNI zone", "cheer-zone.q10", "cheer-zone.a2.3")(
    handler("rearrange", moved_by(lambda game, card: [LEFT] if lies_there(game, card) else [*SIGNI_ZONES]))
)


@breaks("A Cheergirl can swap zones with another SIGNI", "cheer-zone.q10")
@instead(contents.HANDLERS["swap"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    (one, other), _ = yield from pick(game, ctx, node.cards)
    here, there = game.state.cards[one], game.state.cards[other]
    moves = ((one, here.seat, there.zone), (other, there.seat, here.zone))
    yield from game.happen(*(Event("move", card, seat, to=zone, cause="effect") for card, seat, zone in moves))
    return True


@breaks("A swap puts a Cheergirl into the left SIGNI zone and any other SIGNI into the trash", "cheer-zone.q10")
@instead(contents.HANDLERS["swap"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    chosen, _ = yield from pick(game, ctx, node.cards)
    for card in sorted(chosen, key=lambda each: lies_there(game, each)):
        place = LEFT if lies_there(game, card) else TRASH
        yield from goes(game, ctx, card, place)
    return True


@breaks("A Cheergirl can go to a free SIGNI zone at will in the main phase", "cheer-zone.a2.4")
@partial(offers, "play")
def _(whole: Any, game: Any, player: int, timing: str) -> Any:
    yield from whole(game, player, timing)
    free = [zone for zone in SIGNI_ZONES if not game.state.zones[player, zone]]
    there = game.state.zones[player, CHEER] if timing == "main" else ()
    yield from (Option("play", (card, zone)) for card in there for zone in free)


@breaks("Effects can field SIGNI in the cheer zone if it is empty", "cheer-zone.q1", "cheer-zone.a2.1")
@come_by_effects
def _(zones: list[str], game: Any, card: int) -> list[str]:
    free = not game.state.zones[game.state.cards[card].owner, CHEER]
    return [*zones, CHEER] if free else zones


breaks("Effects field a SIGNI in the cheer zone if there is no SIGNI zone for it", "cheer-zone.q1")(
    come_by_effects(lambda zones, game, card: zones or [CHEER])
)


def _same(*groups: tuple[str, ...]) -> Policies:
    return Policies(
        same=tuple(frozenset(group) for group in groups),
        checks=state.Table.POLICIES.checks,
        shortfall=state.Table.POLICIES.shortfall,
    )


breaks("A SIGNI that moves to or from the cheer zone becomes a new card, as on leaving the field", "cheer-zone.q2")(
    constant(state.Table, "POLICIES", _same(SIGNI_ZONES))
)
breaks("A SIGNI that moves out of the cheer zone counts as entering the field", "cheer-zone.q2")(
    entry(
        words.WORDS.happenings,
        "enter",
        words.WORDS.happenings["enter"]._replace(frm=(*words.WORDS.happenings["enter"].frm, CHEER)),
    )
)
breaks("A SIGNI that moves from a SIGNI zone within the field counts as entering it", "cheer-zone.q2")(
    entry(
        words.WORDS.happenings,
        "enter",
        words.WORDS.happenings["enter"]._replace(frm=(*words.WORDS.happenings["enter"].frm, *SIGNI_ZONES)),
    )
)
breaks("A SIGNI that moves to the cheer zone counts as leaving the field", "cheer-zone.q2")(
    entry(
        words.WORDS.happenings,
        "leave",
        words.WORDS.happenings["leave"]._replace(to=(*words.WORDS.happenings["leave"].to, CHEER)),
    )
)


@breaks("A SIGNI that moves to the cheer zone loses what is attached to it", "cheer-zone.q2")
@partial(applies, "move")
def _(whole: Callable[..., None], table: Any, event: Event) -> None:
    attached = table.cards[event.card].attached if event.to == CHEER else ()
    whole(table, event)
    if attached:
        table.change(event.card, attached=())
    for card in attached:
        let_go(table, card)


@breaks("A new Cheergirl puts the old one into the trash", "cheer-zone.q3", "cheer-zone.a2.1")
@cheered
def _(game: Any, ctx: Any, card: int) -> Any:
    for other in game.state.zones[game.state.cards[card].seat, CHEER]:
        yield from goes(game, ctx, other, TRASH)
    yield from goes(game, ctx, card, CHEER)


@breaks("A new Cheergirl swaps zones with the old one", "cheer-zone.q3", "cheer-zone.a2.1")
@cheered
def _(game: Any, ctx: Any, card: int) -> Any:
    place = game.state.cards[card].zone
    for other in game.state.zones[game.state.cards[card].seat, CHEER]:
        yield from goes(game, ctx, other, place)
    yield from goes(game, ctx, card, CHEER)


@breaks("A Cheergirl cannot be put into the Ener zone in the ener phase", "cheer-zone.q4")
@instead(turn.charge)
def _(whole: Any, game: Any) -> Any:
    player = game.state.turn_player
    there = (*game.state.zones[player, HAND], *game.state.in_signi_zones(player))
    (pick,) = yield Ask(player, "action", (*(Option("ener", (card,)) for card in there), PASS))
    if pick != PASS:
        game.move((pick.args[0],), ENER, "ener-phase")


breaks("Remove cannot be used on a Cheergirl", "cheer-zone.q4")(
    results(signi.may_remove, lambda may, game, card: may and not lies_there(game, card))
)


@breaks("Effects do not banish a Cheergirl", "cheer-zone.q6")
def _(patch: Patch) -> None:
    def banished(whole: Any) -> Any:
        return lambda game, cards, *others, **named: whole(
            game, [card for card in cards if not lies_there(game, card)], *others, **named
        )

    patch.setattr(signi, "banish", banished(signi.banish))


@breaks("A Cheergirl who leaves the field goes to the trash, wherever she is put", "cheer-zone.q6")
@partial(applies, "move")
def _(whole: Any, table: Any, event: Event) -> None:
    leaves = table.cards[event.card].zone == CHEER and event.to not in FIELD
    whole(table, replace(event, to=TRASH) if leaves else event)
