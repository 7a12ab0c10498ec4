"""Violations of WIXOSS's older terms: the cheer zone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ...kernel.asks import PASS, Ask, Option
from ...kernel.choices import pick
from ...kernel.context import Context
from ...kernel.events import Event
from ...kernel.policies import Policies
from ...violations import Patch, Violations
from .. import (
    attached,
    attack,
    cheer,
    crafts,
    crosses,
    effects,
    lrigs,
    rule_processing,
    shadow,
    signi,
    state,
    traps,
    turn,
    virus,
    words,
)
from .. import game as games
from ..damage import damage
from ..words import CENTER, CHEER, ENER, FACING, FIELD, HAND, LEFT, SIGNI_ZONES, TRASH
from .ways import applies, handler, offers, part, results

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


# --- level, limit, type -------------------------------------------------------------------------------


@breaks("cheer-zone.a3.1", "cheer-zone.q5")
def who_cheers_counts_for_the_limit(patch: Patch) -> None:
    patch.setattr(state.Table, "in_signi_zones", state.Table.signi)


@breaks("cheer-zone.a3.1")
def who_cheers_counts_where_another_is_played(patch: Patch) -> None:
    def may_come(may: bool, game: Any, card: int, beneath: Any) -> bool:
        player = game.state.cards[card].owner
        total = sum(int(game.info(each).level) for each in (card, *game.state.signi(player)) if each not in beneath)
        return may and total <= lrigs.limit(game, player)

    results(patch, signi, "may_come", may_come)


@breaks("cheer-zone.q5", "cheer-zone.a3.1")
def who_cheers_counts_where_the_rules_look_at_the_limit(patch: Patch) -> None:
    def excess(able: list[int], game: Any, player: int, going: list[int]) -> list[int]:
        there = [card for card in game.state.signi(player) if card not in going]
        total = sum(int(game.info(card).level) for card in there)
        return able or (there if total > lrigs.limit(game, player) else [])

    results(patch, rule_processing, "excess", excess)


@breaks("cheer-zone.a3.2", "cheer-zone.q5")
def any_level_cheers(patch: Patch) -> None:
    def too_high(so: bool, game: Any, player: int, card: int) -> bool:
        return so and not lies_there(game, card)

    results(patch, rule_processing, "is_too_high", too_high)


@breaks("cheer-zone.a3.2", "cheer-zone.q5")
def who_cheers_is_below_the_lrig(patch: Patch) -> None:
    def too_high(so: bool, game: Any, player: int, card: int) -> bool:
        level = int(game.info(card).level)
        return so or (lies_there(game, card) and level >= lrigs.center_level(game, player))

    results(patch, rule_processing, "is_too_high", too_high)


@breaks("cheer-zone.q5")
def who_cheers_is_for_any_lrig(patch: Patch) -> None:
    def strange(cards: list[int], game: Any, player: int) -> list[int]:
        return [card for card in cards if not lies_there(game, card)]

    results(patch, rule_processing, "of_other_type", strange)


# --- Rise, and what is chosen -------------------------------------------------------------------------


@breaks("cheer-zone.q8")
def a_signi_with_rise_comes_to_the_cheer_zone(patch: Patch) -> None:
    def there(zones: list[str], game: Any, card: int) -> list[str]:
        rises = signi.rises_on(game, card) is not None
        return [*zones, CHEER] if rises and game.state.zones[game.state.cards[card].owner, CHEER] else zones

    everywhere(patch, "places", there, signi, effects, crafts)


@breaks("cheer-zone.q8")
def rise_passes_by_who_cheers(patch: Patch) -> None:
    def ways(able: list[tuple[int, ...]], game: Any, card: int) -> list[tuple[int, ...]]:
        return [each for each in able if not any(lies_there(game, one) for one in each)]

    results(patch, signi, "ways", ways)


@breaks("cheer-zone.q8")
def who_cheers_stays_where_she_is_risen_on(patch: Patch) -> None:
    whole = lrigs.lay_on

    def lay_on(game: Any, beneath: tuple[int, ...], *others: Any) -> None:
        whole(game, tuple(card for card in beneath if not lies_there(game, card)) or beneath, *others)

    patch.setattr(signi, "lay_on", lay_on)


@breaks("cheer-zone.q9", "cheer-zone.a1.2")
def who_cheers_is_not_targeted(patch: Patch) -> None:
    whole = shadow.may_be_targeted
    patch.setattr(
        games, "may_be_targeted", lambda game, ctx, card: whole(game, ctx, card) and not lies_there(game, card)
    )


@breaks("cheer-zone.q9")
def a_virus_is_put_into_the_cheer_zone(patch: Patch) -> None:
    patch.setattr(virus, "SIGNI_ZONES", EVERY_ZONE)


# --- attacks ------------------------------------------------------------------------------------------


@breaks("cheer-zone.a4.1", "cheer-zone.a4.2", "cheer-zone.q12")
def the_cheer_zones_face_each_other_and_the_centers(patch: Patch) -> None:
    def in_front(self: Any, card: int) -> int | None:
        record = self.cards[card]
        zones = {CHEER: (CENTER, CHEER)}.get(record.zone, (FACING.get(record.zone, ""), CHEER))
        there = [each for zone in zones for each in self.zones.get((1 - record.seat, zone), ())]
        return next((each for each in there if self.is_signi(each)), None)

    expands(patch, "signi zones", EVERY_ZONE)
    patch.setattr(state.Table, "in_front", in_front)


@breaks("cheer-zone.a4.1")
def who_cheers_stands_before_the_center(patch: Patch) -> None:
    patch.setitem(FACING, CHEER, CENTER)


@breaks("cheer-zone.a4.2", "cheer-zone.q12")
def who_cheers_is_attacked_where_nobody_is_in_front(patch: Patch) -> None:
    whole = attack.signi_attack

    def signi_attack(game: Any, frame: Any) -> Any:
        _, attacker, zone = frame
        card = game.state.found(attacker)
        there = game.state.signi(1 - attack_seat(game, attacker))
        cheering = [each for each in there if lies_there(game, each)]
        if zone is None and card is not None and game.state.in_front(card) is None and cheering:
            game.pop()
            yield from attack.battle(game, card, cheering[0])
        else:
            yield from whole(game, frame)

    procedures = {**games.Wixoss.procedures, "attack": signi_attack}
    patch.setattr(games.Wixoss, "procedures", procedures)


def attack_seat(game: Any, attacker: Any) -> int:
    """The player of who attacks."""
    return int(game.state.cards[attacker.card].seat)


@breaks("cheer-zone.a4.2")
def an_attack_damages_nobody_who_has_a_cheergirl(patch: Patch) -> None:
    whole = damage

    def shielded(game: Any, player: int, *others: Any) -> Any:
        if not game.state.zones[player, CHEER]:
            yield from whole(game, player, *others)

    patch.setattr(attack, "damage", shielded)


def chosen_zone(patch: Patch, zones: Callable[[Any, int], list[str]]) -> None:
    """Who attacks out of the cheer zone attacks one of these zones of the opponent."""

    def attacked(game: Any, card: int) -> Any:
        record = game.state.cards[card]
        if record.zone != CHEER:
            return None
        opponent = 1 - record.seat
        return (yield from effects.which_zone(game, record.seat, zones(game, opponent), opponent)) or CENTER

    patch.setattr(cheer, "attacked_zone", attacked)


@breaks("cheer-zone.a4.3")
def who_cheers_attacks_the_center(patch: Patch) -> None:
    chosen_zone(patch, lambda game, opponent: [CENTER])


@breaks("cheer-zone.a4.3")
def who_cheers_banishes_whom_she_attacks_whatever_their_power(patch: Patch) -> None:
    def battle(game: Any, card: int, front: int) -> Any:
        if lies_there(game, card):
            yield from signi.banish(game, (front,), "battle", source=game.state.ref(card))
        else:
            yield from whole(game, card, front)

    whole = attack.battle
    patch.setattr(attack, "battle", battle)


@breaks("cheer-zone.a4.3")
def who_cheers_attacks_in_the_first_player_s_turns_alone(patch: Patch) -> None:
    def may(so: bool, game: Any, card: int) -> bool:
        return so and not (lies_there(game, card) and game.state.cards[card].seat != game.state.first_player)

    results(patch, attack, "may_attack", may)


@breaks("cheer-zone.a4.4", "cheer-zone.q12")
def who_cheers_attacks_who_cheers(patch: Patch) -> None:
    chosen_zone(patch, lambda game, opponent: [*EVERY_ZONE])


@breaks("cheer-zone.q12", "cheer-zone.a4.4")
def who_cheers_attacks_zones_with_a_signi_wherever_they_are(patch: Patch) -> None:
    def zones(game: Any, opponent: int) -> list[str]:
        return [zone for zone in EVERY_ZONE if game.state.zones[opponent, zone]] or [*SIGNI_ZONES]

    chosen_zone(patch, zones)


@breaks("cheer-zone.q11", "cheer-zone.a4.3")
def who_cheers_attacks_zones_with_a_signi_alone(patch: Patch) -> None:
    def zones(game: Any, opponent: int) -> list[str]:
        return [zone for zone in SIGNI_ZONES if game.state.zones[opponent, zone]]

    chosen_zone(patch, zones)


@breaks("cheer-zone.q11", "trap.3")
def who_cheers_sets_off_a_trap(patch: Patch) -> None:
    zones: dict[int, str] = {}

    def attacked(game: Any, card: int) -> Any:
        zone = yield from attacked_zone(game, card)
        if zone is not None:
            zones[card] = zone
        return zone

    def lure(game: Any, attacker: int) -> None:
        with Patch() as inner:
            if lies_there(game, attacker):
                inner.setitem(FACING, CHEER, zones[attacker])
            lured(game, attacker)

    attacked_zone, lured = cheer.attacked_zone, traps.lure
    patch.setattr(cheer, "attacked_zone", attacked)
    patch.setattr(traps, "lure", lure)


@breaks("cheer-zone.q11")
def who_cheers_does_not_attack(patch: Patch) -> None:
    results(patch, attack, "may_attack", lambda may, game, card: may and not lies_there(game, card))


@breaks("cheer-zone.q11")
def who_cheers_attacks_without_going_down(patch: Patch) -> None:
    whole = attack.declare

    def declare(game: Any, card: int) -> None:
        whole(game, card)
        if lies_there(game, card):
            game.state.change(card, resting=False)

    patch.setattr(attack, "declare", declare)


def damages(patch: Patch, so: Callable[[Any, int, str], bool]) -> None:
    """An attack out of the cheer zone damages the player where that is so."""
    whole = attack.signi_attack

    def signi_attack(game: Any, frame: Any) -> Any:
        _, attacker, zone = frame
        card = game.state.found(attacker)
        if zone is not None and card is not None and so(game, card, zone):
            game.pop()
            yield from damage(game, 1 - attack_seat(game, attacker), attacker)
        else:
            yield from whole(game, frame)

    patch.setattr(games.Wixoss, "procedures", {**games.Wixoss.procedures, "attack": signi_attack})


def is_empty(game: Any, card: int, zone: str) -> bool:
    """Whether nobody lies in a zone of the opponent."""
    return not game.state.zones[1 - game.state.cards[card].seat, zone]


@breaks("cheer-zone.a4.4", "cheer-zone.q11")
def who_cheers_damages_the_player_where_nobody_lies(patch: Patch) -> None:
    damages(patch, is_empty)


@breaks("cheer-zone.q11", "cheer-zone.a4.4")
def who_cheers_damages_the_player_past_an_empty_side(patch: Patch) -> None:
    damages(patch, lambda game, card, zone: is_empty(game, card, zone) and zone != CENTER)


@breaks("cheer-zone.q15")
def who_cheers_with_assassin_damages_the_player(patch: Patch) -> None:
    damages(patch, lambda game, card, zone: game.has(card, "assassin"))


@breaks("cheer-zone.q15")
def who_cheers_with_assassin_damages_the_player_where_nobody_lies(patch: Patch) -> None:
    damages(patch, lambda game, card, zone: game.has(card, "assassin") and is_empty(game, card, zone))


# --- abilities ----------------------------------------------------------------------------------------


@breaks("cheer-zone.q13")
def action_abilities_are_not_used_out_of_the_cheer_zone(patch: Patch) -> None:
    def actions(whole: Any, game: Any, player: int, timing: str) -> Any:
        return (option for option in whole(game, player, timing) if not lies_there(game, option.args[0]))

    offers(patch, "ability", actions)


@breaks("cheer-zone.q13")
def continuous_and_automatic_abilities_rest_in_the_cheer_zone(patch: Patch) -> None:
    def at_work(self: Any) -> Any:
        return (card for card in whole(self) if self.cards[card].zone != CHEER)

    whole = state.Table.at_work
    patch.setattr(state.Table, "at_work", at_work)


def without_lancer(patch: Patch, so: Callable[[Any, int], bool]) -> None:
    """What a battle out of the cheer zone has banished brings nothing where that is so."""

    def battle(game: Any, card: int, front: int) -> Any:
        if lies_there(game, card) and so(game, card):
            if game.info(card).power >= game.info(front).power:
                yield from signi.banish(game, (front,), "battle", source=game.state.ref(card))
        else:
            yield from whole(game, card, front)

    whole = attack.battle
    patch.setattr(attack, "battle", battle)


@breaks("cheer-zone.q14")
def lancer_does_nothing_in_the_cheer_zone(patch: Patch) -> None:
    without_lancer(patch, lambda game, card: True)


@breaks("cheer-zone.q14")
def s_lancer_damages_nobody_out_of_the_cheer_zone(patch: Patch) -> None:
    without_lancer(patch, lambda game, card: not game.state.zones[1 - game.state.cards[card].seat, "life"])


@breaks("cheer-zone.q14")
def lancer_damages_who_has_no_life_cloth_out_of_the_cheer_zone(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def done(game: Any, ctx: Any, node: Any) -> Any:
            player = 1 - ctx.seat
            if lies_there(game, ctx.this.card) and not game.state.zones[player, "life"]:
                yield from damage(game, player, ctx.this)
                return True
            return (yield from whole(game, ctx, node))

        return done

    handler(patch, "lancer", made)


# --- the cross state ----------------------------------------------------------------------------------


def asks_for(record: Any) -> set[str]:
    """The names that a Cross condition asks for."""
    condition = record.face.special("cross")
    return set() if condition is None else {str(each.value) for each in condition.values}


@breaks("cheer-zone.q16")
def who_cheers_is_in_the_cross_state_with_anybody_she_asks_for(patch: Patch) -> None:
    def crossed(so: bool, lens: Any, record: Any) -> bool:
        there = [card for zone in SIGNI_ZONES for card in lens.state.zones[record.seat, zone]]
        names = {name for card in there for name in lens.info(card).names}
        return so or (record.zone == CHEER and not names.isdisjoint(asks_for(record)))

    results(patch, crosses, "is_crossed", crossed)


@breaks("cheer-zone.q16")
def a_signi_crosses_with_who_cheers(patch: Patch) -> None:
    def named(so: bool, lens: Any, player: int, zone: str, name: str) -> bool:
        return so or any(name in lens.info(card).names for card in lens.state.zones[player, CHEER])

    results(patch, crosses, "is_named", named)


@breaks("cheer-zone.q16")
def a_cheergirl_lies_to_the_left_of_the_center(patch: Patch) -> None:
    patch.setitem(crosses.BESIDE["left-of"], CHEER, CENTER)
