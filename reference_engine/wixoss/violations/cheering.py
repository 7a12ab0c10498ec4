"""Violations of WIXOSS's older terms: what rules and attacks make of who lies in the cheer zone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...violations import Patch, Violations, results
from .. import (
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
    virus,
)
from .. import game as games
from ..damage import damage
from ..words import CENTER, CHEER, FACING, SIGNI_ZONES
from .cheer import EVERY_ZONE, everywhere, expands, lies_there
from .ways import handler, offers

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


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


@breaks("cheer-zone.q13")
def what_triggers_as_who_cheers_attacks_comes_to_nothing(patch: Patch) -> None:
    def declare(game: Any, card: int) -> None:
        if lies_there(game, card):
            game.state.change(card, resting=True)
        else:
            whole(game, card)

    whole = attack.declare
    patch.setattr(attack, "declare", declare)


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
    def crossed(so: bool, game: Any, record: Any) -> bool:
        there = [card for zone in SIGNI_ZONES for card in game.state.zones[record.seat, zone]]
        names = {name for card in there for name in game.info(card).names}
        return so or (record.zone == CHEER and not names.isdisjoint(asks_for(record)))

    results(patch, crosses, "is_crossed", crossed)


@breaks("cheer-zone.q16")
def a_signi_crosses_with_who_cheers(patch: Patch) -> None:
    def named(so: bool, game: Any, player: int, zone: str, name: str) -> bool:
        return so or any(name in game.info(card).names for card in game.state.zones[player, CHEER])

    results(patch, crosses, "is_named", named)


@breaks("cheer-zone.q16")
def a_cheergirl_lies_to_the_left_of_the_center(patch: Patch) -> None:
    patch.setitem(crosses.BESIDE["left-of"], CHEER, CENTER)
