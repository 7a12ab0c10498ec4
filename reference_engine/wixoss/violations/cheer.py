"""Violations of WIXOSS's older terms: what the cheer zone is, and how SIGNI come there and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ...kernel.asks import PASS, Ask, Option
from ...kernel.choices import pick
from ...kernel.committing import let_go
from ...kernel.context import Context
from ...kernel.events import Event
from ...kernel.policies import Policies
from ...violations import Patch, Violations, results
from .. import (
    attached,
    effects,
    rule_processing,
    signi,
    state,
    turn,
    words,
)
from ..words import CENTER, CHEER, ENER, FIELD, HAND, LEFT, SIGNI_ZONES, TRASH
from .ways import applies, handler, offers, part

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

EVERY_ZONE = (*SIGNI_ZONES, CHEER)


def lies_there(game: Any, card: int) -> bool:
    """Whether a card lies in the cheer zone."""
    return bool(game.state.cards[card].zone == CHEER)


def expands(patch: Patch, group: str, zones: tuple[str, ...]) -> None:
    """A word of card text means other zones."""
    patch.setattr(words.WORDS, "_expanded", {})
    patch.setitem(words.WORDS.groups, group, zones)


def everywhere(patch: Patch, name: str, other: Callable[..., Any], *modules: Any) -> None:
    """A function that several modules know has other results: ``other(result, *arguments)``."""
    for module in modules:
        results(patch, module, name, other)


def cheered(patch: Patch, instead: Callable[..., Any]) -> None:
    """Who is to become a Cheergirl: ``instead(game, ctx, card)`` for each."""

    def made(whole: Any) -> Any:
        def done(game: Any, ctx: Any, node: Any) -> Any:
            chosen, _ = yield from pick(game, ctx, node.cards)
            for card in chosen:
                yield from instead(game, ctx, card)
            return True

        return done

    handler(patch, "cheer", made)


def goes(game: Any, ctx: Context, card: int, zone: str, cause: str = "effect") -> Any:
    """A card goes to a zone of its player."""
    yield from game.happen(Event("move", card, game.state.cards[card].seat, to=zone, cause=cause, by=ctx.seat))


# --- what it is ---------------------------------------------------------------------------------------


@breaks("cheer-zone.a1.1")
def the_opponent_does_not_see_who_cheers(patch: Patch) -> None:
    patch.setitem(state.Table.ZONES, CHEER, state.ZONES[CHEER]._replace(theirs=False))


@breaks("cheer-zone.a1.1", "cheer-zone.q9")
def the_cheer_zone_is_a_signi_zone_to_texts(patch: Patch) -> None:
    expands(patch, "signi zones", EVERY_ZONE)


@breaks("cheer-zone.a1.1", "cheer-zone.a1.2")
def what_cheers_is_no_card_of_the_field(patch: Patch) -> None:
    expands(patch, "field", tuple(zone for zone in FIELD if zone != CHEER))


@breaks("cheer-zone.a1.2")
def signi_of_the_field_are_those_of_the_signi_zones(patch: Patch) -> None:
    def kind(self: Any, record: Any, what: str) -> bool:
        return bool(whole(self, record, what)) and not (what == "signi" and record.zone == CHEER)

    whole = state.Table._is_kind
    patch.setattr(state.Table, "_is_kind", kind)


@breaks("cheer-zone.a1.2")
def who_cheers_stays_without_any_power(patch: Patch) -> None:
    def powerless(cards: list[int], game: Any, player: int) -> list[int]:
        return [card for card in cards if not lies_there(game, card)]

    results(patch, rule_processing, "powerless", powerless)


@breaks("cheer-zone.a1.2")
def who_cheers_does_not_stand_up(patch: Patch) -> None:
    def ready(whole: Any, table: Any, event: Event) -> None:
        if table.cards[event.card].zone != CHEER:
            whole(table, event)

    applies(patch, "ready", ready)


@breaks("cheer-zone.a1.3", "cheer-zone.q7")
def nothing_is_attached_to_who_cheers(patch: Patch) -> None:
    results(patch, attached, "can_hold", lambda can, game, card, role: can and not lies_there(game, card))


@breaks("cheer-zone.q7", "cheer-zone.a1.3")
def who_cheers_holds_a_charm_and_no_acce(patch: Patch) -> None:
    def holds(can: bool, game: Any, card: int, role: str) -> bool:
        return can and not (lies_there(game, card) and role == "acce")

    results(patch, attached, "can_hold", holds)


@breaks("cheer-zone.q7")
def what_is_attached_to_who_cheers_is_lost_with_her(patch: Patch) -> None:
    def moved(whole: Any, table: Any, event: Event) -> None:
        record = table.cards[event.card]
        whole(table, event)
        if record.zone == CHEER and event.to == ENER:
            for card in record.attached:
                whole(table, Event("move", card, record.owner, to="removed"))

    applies(patch, "move", moved)


# --- coming and going ---------------------------------------------------------------------------------


@breaks("cheer-zone.a2.1", "cheer-zone.q3")
def several_signi_cheer(patch: Patch) -> None:
    cheered(patch, lambda game, ctx, card: goes(game, ctx, card, CHEER))


@breaks("cheer-zone.a2.1")
def a_signi_of_the_hand_is_played_to_the_cheer_zone(patch: Patch) -> None:
    def plays(whole: Any, game: Any, player: int, timing: str) -> Any:
        yield from whole(game, player, timing)
        hand = [card for card in game.state.zones[player, "hand"] if game.state.cards[card].face.is_signi]
        if timing == "main" and not game.state.zones[player, CHEER]:
            yield from (Option("play", (card, CHEER)) for card in hand)

    offers(patch, "play", plays)


@breaks("cheer-zone.a2.2")
def who_becomes_a_cheergirl_stays_where_she_is(patch: Patch) -> None:
    cheered(patch, lambda game, ctx, card: iter(()))


@breaks("cheer-zone.a2.2")
def who_becomes_a_cheergirl_comes_alone(patch: Patch) -> None:
    def moved(whole: Any, table: Any, event: Event) -> None:
        whole(table, event)
        if event.to == CHEER:
            for card in table.cards[event.card].under:
                whole(table, Event("move", card, table.cards[card].owner, to=TRASH))

    applies(patch, "move", moved)


@breaks("cheer-zone.a2.2")
def the_center_alone_becomes_a_cheergirl(patch: Patch) -> None:
    def from_the_center(game: Any, ctx: Any, card: int) -> Any:
        if game.state.cards[card].zone == CENTER:
            yield from goes(game, ctx, card, CHEER)

    cheered(patch, from_the_center)


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


@breaks("cheer-zone.a2.3", "cheer-zone.q10")
def any_effect_that_moves_a_signi_makes_it_cheer(patch: Patch) -> None:
    handler(patch, "rearrange", moved_by(lambda game, card: [*EVERY_ZONE]))


@breaks("cheer-zone.a2.3", "cheer-zone.q10")
def who_cheers_is_moved_by_no_effect(patch: Patch) -> None:
    handler(patch, "rearrange", moved_by(lambda game, card: [] if lies_there(game, card) else [*SIGNI_ZONES]))


@breaks("cheer-zone.q10", "cheer-zone.a2.3")
def who_cheers_is_moved_to_the_left_alone(patch: Patch) -> None:
    handler(patch, "rearrange", moved_by(lambda game, card: [LEFT] if lies_there(game, card) else [*SIGNI_ZONES]))


@breaks("cheer-zone.q10")
def who_cheers_swaps_with_a_signi(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def done(game: Any, ctx: Any, node: Any) -> Any:
            (one, other), _ = yield from pick(game, ctx, node.cards)
            here, there = game.state.cards[one], game.state.cards[other]
            moves = ((one, here.seat, there.zone), (other, there.seat, here.zone))
            yield from game.happen(*(Event("move", card, seat, to=zone, cause="effect") for card, seat, zone in moves))
            return True

        return done

    handler(patch, "swap", made)


@breaks("cheer-zone.q10")
def who_cheers_takes_the_place_of_another_who_goes_to_the_trash(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def done(game: Any, ctx: Any, node: Any) -> Any:
            chosen, _ = yield from pick(game, ctx, node.cards)
            for card in sorted(chosen, key=lambda each: lies_there(game, each)):
                place = LEFT if lies_there(game, card) else TRASH
                yield from goes(game, ctx, card, place)
            return True

        return done

    handler(patch, "swap", made)


@breaks("cheer-zone.a2.4")
def who_cheers_comes_back_when_she_likes(patch: Patch) -> None:
    def plays(whole: Any, game: Any, player: int, timing: str) -> Any:
        yield from whole(game, player, timing)
        free = [zone for zone in SIGNI_ZONES if not game.state.zones[player, zone]]
        there = game.state.zones[player, CHEER] if timing == "main" else ()
        yield from (Option("play", (card, zone)) for card in there for zone in free)

    offers(patch, "play", plays)


@breaks("cheer-zone.q1", "cheer-zone.a2.1")
def effects_field_signi_in_the_cheer_zone(patch: Patch) -> None:
    def there(zones: list[str], game: Any, card: int) -> list[str]:
        free = not game.state.zones[game.state.cards[card].owner, CHEER]
        return [*zones, CHEER] if free else zones

    everywhere(patch, "places", there, effects)


@breaks("cheer-zone.q1")
def effects_field_signi_in_the_cheer_zone_where_no_other_is_free(patch: Patch) -> None:
    everywhere(patch, "places", lambda zones, game, card: zones or [CHEER], effects)


@breaks("cheer-zone.q2")
def to_become_a_cheergirl_is_to_leave(patch: Patch) -> None:
    patch.setattr(state.Table, "POLICIES", _same(SIGNI_ZONES))


@breaks("cheer-zone.q2")
def who_cheers_no_more_enters_the_field(patch: Patch) -> None:
    happening = words.WORDS.happenings["enter"]
    patch.setitem(words.WORDS.happenings, "enter", happening._replace(frm=(*happening.frm, CHEER)))


@breaks("cheer-zone.q2")
def who_becomes_a_cheergirl_enters_the_field(patch: Patch) -> None:
    happening = words.WORDS.happenings["enter"]
    patch.setitem(words.WORDS.happenings, "enter", happening._replace(frm=(*happening.frm, *SIGNI_ZONES)))


@breaks("cheer-zone.q2")
def who_becomes_a_cheergirl_leaves_the_field(patch: Patch) -> None:
    happening = words.WORDS.happenings["leave"]
    patch.setitem(words.WORDS.happenings, "leave", happening._replace(to=(*happening.to, CHEER)))


@breaks("cheer-zone.q2")
def who_becomes_a_cheergirl_loses_what_is_attached(patch: Patch) -> None:
    def moved(whole: Callable[..., None], table: Any, event: Event) -> None:
        attached = table.cards[event.card].attached if event.to == CHEER else ()
        whole(table, event)
        if attached:
            table.change(event.card, attached=())
        for card in attached:
            let_go(table, card)

    applies(patch, "move", moved)


def _same(*groups: tuple[str, ...]) -> Policies:
    return Policies(
        same=tuple(frozenset(group) for group in groups),
        checks=state.Table.POLICIES.checks,
        shortfall=state.Table.POLICIES.shortfall,
    )


@breaks("cheer-zone.q3", "cheer-zone.a2.1")
def a_new_cheergirl_takes_the_place_of_the_old_one(patch: Patch) -> None:
    def instead(game: Any, ctx: Any, card: int) -> Any:
        for other in game.state.zones[game.state.cards[card].seat, CHEER]:
            yield from goes(game, ctx, other, TRASH)
        yield from goes(game, ctx, card, CHEER)

    cheered(patch, instead)


@breaks("cheer-zone.q3", "cheer-zone.a2.1")
def a_new_cheergirl_swaps_with_the_old_one(patch: Patch) -> None:
    def instead(game: Any, ctx: Any, card: int) -> Any:
        place = game.state.cards[card].zone
        for other in game.state.zones[game.state.cards[card].seat, CHEER]:
            yield from goes(game, ctx, other, place)
        yield from goes(game, ctx, card, CHEER)

    cheered(patch, instead)


@breaks("cheer-zone.q4")
def who_cheers_is_not_charged(patch: Patch) -> None:
    def charge(game: Any) -> Any:
        player = game.state.turn_player
        there = (*game.state.zones[player, HAND], *game.state.in_signi_zones(player))
        (pick,) = yield Ask(player, "action", (*(Option("ener", (card,)) for card in there), PASS))
        if pick != PASS:
            game.move((pick.args[0],), ENER, "ener-phase")

    part(patch, "ener", turn.charge, charge)


@breaks("cheer-zone.q4")
def who_cheers_is_not_removed(patch: Patch) -> None:
    results(patch, signi, "may_remove", lambda may, game, card: may and not lies_there(game, card))


@breaks("cheer-zone.q6")
def who_cheers_is_not_banished_by_effects(patch: Patch) -> None:
    def banished(whole: Any) -> Any:
        return lambda game, cards, *others, **named: whole(
            game, [card for card in cards if not lies_there(game, card)], *others, **named
        )

    patch.setattr(effects, "banish", banished(signi.banish))


@breaks("cheer-zone.q6")
def who_cheers_goes_to_the_trash_wherever_she_is_put(patch: Patch) -> None:
    def moved(whole: Any, table: Any, event: Event) -> None:
        leaves = table.cards[event.card].zone == CHEER and event.to not in FIELD
        whole(table, replace(event, to=TRASH) if leaves else event)

    applies(patch, "move", moved)
