"""Violations of WIXOSS's older terms: rules and attacks of SIGNI in the cheer zone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from ...patching import Patch
from ...violations import (
    Change,
    Violations,
    change_factory,
    change_results,
    combine_changes,
    replace_globals,
    swap_function,
    wrap_function,
    wrapper_of,
)
from .. import (
    attack,
    cheer_zone,
    cross_state,
    effects,
    lrigs,
    rule_processing,
    rulebook_map,
    shadow,
    signi,
    state,
    traps,
    virus,
)
from .. import game as games
from ..damage_and_crush import deal_damage
from ..lexicon import CENTER, CHEER, FACING, SIGNI_ZONES
from .cheer_zone_moves import EVERY_ZONE, expand_group, is_in_cheer_zone
from .helpers import replace_options

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


# --- level, limit, type -------------------------------------------------------------------------------


breaks(
    "A Cheergirl's level counts against the limit, both when fielding and in rule processing",
    "cheer-zone.a3.1",
    "cheer-zone.q5",
)(swap_function(state.GameState.signi_in_signi_zones, state.GameState.field_signi))


@breaks("A Cheergirl's level counts against the limit only when another SIGNI is fielded", "cheer-zone.a3.1")
@partial(change_results, signi.may_enter_field)
def _(may: bool, game: Any, card: int, beneath: Any) -> bool:
    player = game.state.cards[card].owner
    total = sum(
        int(game.characteristics_of(each).level)
        for each in (card, *game.state.field_signi(player))
        if each not in beneath
    )
    return may and total <= lrigs.level_limit(game, player)


@breaks("A Cheergirl's level counts against the limit only in rule processing", "cheer-zone.q5", "cheer-zone.a3.1")
@partial(change_results, rule_processing.signi_over_limit)
def _(able: list[int], game: Any, player: int, going: list[int]) -> list[int]:
    there = [card for card in game.state.field_signi(player) if card not in going]
    total = sum(int(game.characteristics_of(card).level) for card in there)
    return able or (there if total > lrigs.level_limit(game, player) else [])


breaks("A Cheergirl may be above the level of the center LRIG", "cheer-zone.a3.2", "cheer-zone.q5")(
    change_results(
        rule_processing.is_above_center_level, lambda so, game, player, card: so and not is_in_cheer_zone(game, card)
    )
)


@breaks("A Cheergirl has to be below the level of the center LRIG", "cheer-zone.a3.2", "cheer-zone.q5")
@partial(change_results, rule_processing.is_above_center_level)
def _(so: bool, game: Any, player: int, card: int) -> bool:
    level = int(game.characteristics_of(card).level)
    return so or (is_in_cheer_zone(game, card) and level >= lrigs.center_level(game, player))


@breaks("A Cheergirl may have a limiting condition that the center LRIG does not meet", "cheer-zone.q5")
@partial(change_results, rule_processing.cards_of_other_type)
def _(cards: list[int], game: Any, player: int) -> list[int]:
    return [card for card in cards if not is_in_cheer_zone(game, card)]


# --- Rise and its choices -----------------------------------------------------------------------------


@breaks("A SIGNI with Rise can come to an occupied cheer zone", "cheer-zone.q8")
@partial(change_results, signi.free_zones)
def _(zones: list[str], game: Any, card: int) -> list[str]:
    rises = signi.rise_requirement(game, card) is not None
    return [*zones, CHEER] if rises and game.state.zones[game.state.cards[card].owner, CHEER] else zones


@breaks("A Cheergirl cannot be one of the SIGNI that another rises on", "cheer-zone.q8")
@partial(change_results, signi.beneath_choices)
def _(able: list[tuple[int, ...]], game: Any, card: int) -> list[tuple[int, ...]]:
    return [each for each in able if not any(is_in_cheer_zone(game, one) for one in each)]


@breaks("A Cheergirl chosen for Rise together with other SIGNI stays in the cheer zone", "cheer-zone.q8")
@wrapper_of(lrigs.enter_on_top)
def _(whole: Any, game: Any, beneath: tuple[int, ...], *others: Any) -> None:
    whole(game, tuple(card for card in beneath if not is_in_cheer_zone(game, card)) or beneath, *others)


breaks("A Cheergirl cannot be targeted", "cheer-zone.q9", "cheer-zone.a1.2")(
    wrap_function(
        shadow.may_be_targeted,
        lambda whole, game, ctx, card: whole(game, ctx, card) and not is_in_cheer_zone(game, card),
    )
)
breaks("A Virus can be put into the cheer zone", "cheer-zone.q9")(
    combine_changes(
        *(
            replace_globals(each, SIGNI_ZONES=EVERY_ZONE)
            for each in (virus._virus, virus._remove_virus, virus._rearrange)
        )
    )
)


# --- attacks ------------------------------------------------------------------------------------------


@breaks(
    "Every SIGNI zone also faces the opposing cheer zone, and cheer zones face the center",
    "cheer-zone.a4.1",
    "cheer-zone.a4.2",
    "cheer-zone.q12",
)
def _(patch: Patch) -> None:
    def front_with_cheer_zone(self: Any, card: int) -> int | None:
        record = self.cards[card]
        zones = {CHEER: (CENTER, CHEER)}.get(record.zone, (FACING.get(record.zone, ""), CHEER))
        there = [each for zone in zones for each in self.zones.get((1 - record.seat, zone), ())]
        return next((each for each in there if self.is_signi(each)), None)

    expand_group("signi zones", EVERY_ZONE)(patch)
    patch.setattr(state.GameState, "signi_in_front", front_with_cheer_zone)


@breaks("The SIGNI in the opposing center SIGNI zone counts as in front of a Cheergirl", "cheer-zone.a4.1")
def _(patch: Patch) -> None:
    patch.setitem(FACING, CHEER, CENTER)


@breaks("An attack with no SIGNI in front battles the opponent's Cheergirl", "cheer-zone.a4.2", "cheer-zone.q12")
def _(patch: Patch) -> None:
    whole = attack.resolve_signi_attack

    def attack_cheergirl(game: Any, frame: Any) -> Any:
        _, attacker, zone = frame
        card = game.state.find_card(attacker)
        there = game.state.field_signi(1 - attack_seat(game, attacker))
        cheering = [each for each in there if is_in_cheer_zone(game, each)]
        if zone is None and card is not None and game.state.signi_in_front(card) is None and cheering:
            game.pop_frame()
            yield from attack.resolve_battle(game, card, cheering[0])
        else:
            yield from whole(game, frame)

    procedures = {**games.Wixoss.procedures, "attack": attack_cheergirl}
    patch.setattr(games.Wixoss, "procedures", procedures)


def attack_seat(game: Any, attacker: Any) -> int:
    """The player of the attacking SIGNI."""
    return int(game.state.cards[attacker.card].seat)


@breaks("A player with a Cheergirl takes no damage from attacks", "cheer-zone.a4.2")
@wrapper_of(deal_damage)
def _(whole: Any, game: Any, player: int, *others: Any) -> Any:
    if not game.state.zones[player, CHEER]:
        yield from whole(game, player, *others)


def attackable_zones(zones: Callable[[Any, int], list[str]]) -> Change:
    """Replace the opponent's zones that a SIGNI in the cheer zone can attack."""

    def choose_given_zone(whole: Any, game: Any, card: int) -> Any:
        record = game.state.cards[card]
        if record.zone != CHEER:
            return None
        opponent = 1 - record.seat
        return (yield from effects.choose_signi_zone(game, record.seat, zones(game, opponent), opponent)) or CENTER

    return wrap_function(cheer_zone.choose_attacked_zone, choose_given_zone)


breaks("A Cheergirl can attack only the opposing center SIGNI zone", "cheer-zone.a4.3")(
    attackable_zones(lambda game, opponent: [CENTER])
)


@breaks("A Cheergirl wins every battle of her attacks, whatever the powers", "cheer-zone.a4.3")
@wrapper_of(attack.resolve_battle)
def _(whole: Any, game: Any, card: int, front: int) -> Any:
    if is_in_cheer_zone(game, card):
        yield from signi.banish_signi(game, (front,), "battle", source=game.state.reference_to(card))
    else:
        yield from whole(game, card, front)


@breaks("Only Cheergirls of the player who went first can attack", "cheer-zone.a4.3")
@partial(change_results, attack.may_attack)
def _(so: bool, game: Any, card: int) -> bool:
    return so and not (is_in_cheer_zone(game, card) and game.state.cards[card].seat != game.state.first_player)


breaks("A Cheergirl can attack the opposing cheer zone", "cheer-zone.a4.4", "cheer-zone.q12")(
    attackable_zones(lambda game, opponent: [*EVERY_ZONE])
)


@breaks(
    "A Cheergirl has to attack an occupied zone if there is one, the cheer zone included",
    "cheer-zone.q12",
    "cheer-zone.a4.4",
)
@attackable_zones
def _(game: Any, opponent: int) -> list[str]:
    return [zone for zone in EVERY_ZONE if game.state.zones[opponent, zone]] or [*SIGNI_ZONES]


breaks("A Cheergirl can attack only occupied SIGNI zones", "cheer-zone.q11", "cheer-zone.a4.3")(
    attackable_zones(lambda game, opponent: [zone for zone in SIGNI_ZONES if game.state.zones[opponent, zone]])
)


@breaks("A Cheergirl's attack sets off the Trap in the zone that she attacks", "cheer-zone.q11", "trap.3")
def _(patch: Patch) -> None:
    zones: dict[int, str] = {}

    def remember_attacked_zone(game: Any, card: int) -> Any:
        zone = yield from attacked_zone(game, card)
        if zone is not None:
            zones[card] = zone
        return zone

    def trigger_trap_in_zone(game: Any, attacker: int) -> None:
        with Patch() as inner:
            if is_in_cheer_zone(game, attacker):
                inner.setitem(FACING, CHEER, zones[attacker])
            lured(game, attacker)

    attacked_zone, lured = cheer_zone.choose_attacked_zone, traps.trigger_trap
    patch.setattr(cheer_zone, "choose_attacked_zone", remember_attacked_zone)
    patch.setattr(traps, "trigger_trap", trigger_trap_in_zone)


breaks("A Cheergirl cannot attack", "cheer-zone.q11")(
    change_results(attack.may_attack, lambda may, game, card: may and not is_in_cheer_zone(game, card))
)


@breaks("A Cheergirl is up after she has attacked", "cheer-zone.q11")
@wrapper_of(attack.declare_attack)
def _(whole: Any, game: Any, card: int) -> None:
    whole(game, card)
    if is_in_cheer_zone(game, card):
        game.state.change_card(card, resting=False)


@change_factory
def damage_player_when(patch: Patch, so: Callable[[Any, int, str], bool]) -> None:
    """Let an attack from the cheer zone damage the player if ``so`` holds."""
    whole = attack.resolve_signi_attack

    def attack_with_damage(game: Any, frame: Any) -> Any:
        _, attacker, zone = frame
        card = game.state.find_card(attacker)
        if zone is not None and card is not None and so(game, card, zone):
            game.pop_frame()
            yield from deal_damage(game, 1 - attack_seat(game, attacker), attacker)
        else:
            yield from whole(game, frame)

    patch.setattr(games.Wixoss, "procedures", {**games.Wixoss.procedures, "attack": attack_with_damage})


def is_zone_empty(game: Any, card: int, zone: str) -> bool:
    """Whether a zone of the opponent has no SIGNI."""
    return not game.state.zones[1 - game.state.cards[card].seat, zone]


breaks("A Cheergirl who attacks an empty SIGNI zone damages the player", "cheer-zone.a4.4", "cheer-zone.q11")(
    damage_player_when(is_zone_empty)
)
breaks(
    "A Cheergirl who attacks an empty left or right SIGNI zone damages the player", "cheer-zone.q11", "cheer-zone.a4.4"
)(damage_player_when(lambda game, card, zone: is_zone_empty(game, card, zone) and zone != CENTER))
breaks("A Cheergirl with Assassin damages the player whichever zone she attacks", "cheer-zone.q15")(
    damage_player_when(lambda game, card, zone: game.has_keyword(card, "assassin"))
)
breaks("A Cheergirl with Assassin damages the player if she attacks an empty SIGNI zone", "cheer-zone.q15")(
    damage_player_when(lambda game, card, zone: game.has_keyword(card, "assassin") and is_zone_empty(game, card, zone))
)


# --- abilities ----------------------------------------------------------------------------------------


@breaks("Activated abilities of a Cheergirl cannot be used", "cheer-zone.q13")
@partial(replace_options, "ability")
def _(whole: Any, game: Any, player: int, timing: str) -> Any:
    return (option for option in whole(game, player, timing) if not is_in_cheer_zone(game, option.args[0]))


breaks("Constant and auto abilities of a Cheergirl are not in effect", "cheer-zone.q13")(
    wrap_function(
        state.GameState.cards_at_work,
        lambda whole, self: (card for card in whole(self) if self.cards[card].zone != CHEER),
    )
)


@breaks("A Cheergirl's attack triggers no abilities", "cheer-zone.q13")
@wrapper_of(attack.declare_attack)
def _(whole: Any, game: Any, card: int) -> None:
    if is_in_cheer_zone(game, card):
        game.state.change_card(card, resting=True)
    else:
        whole(game, card)


def battle_without_lancer(so: Callable[[Any, int], bool]) -> Change:
    """Ignore Lancer after a battle from the cheer zone that banished, if ``so`` holds."""

    def resolve_without_lancer(whole: Any, game: Any, card: int, front: int) -> Any:
        if is_in_cheer_zone(game, card) and so(game, card):
            if game.characteristics_of(card).power >= game.characteristics_of(front).power:
                yield from signi.banish_signi(game, (front,), "battle", source=game.state.reference_to(card))
        else:
            yield from whole(game, card, front)

    return wrap_function(attack.resolve_battle, resolve_without_lancer)


breaks("Lancer and S-Lancer of a Cheergirl do nothing", "cheer-zone.q14")(
    battle_without_lancer(lambda game, card: True)
)
breaks("S-Lancer of a Cheergirl deals no damage to a player without Life Cloth", "cheer-zone.q14")(
    battle_without_lancer(lambda game, card: not game.state.zones[1 - game.state.cards[card].seat, "life"])
)


@breaks("Lancer of a Cheergirl deals damage to a player without Life Cloth", "cheer-zone.q14")
@wrapper_of(rulebook_map.HANDLERS["lancer"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    player = 1 - ctx.seat
    if is_in_cheer_zone(game, ctx.this.card) and not game.state.zones[player, "life"]:
        yield from deal_damage(game, player, ctx.this)
        return True
    return (yield from whole(game, ctx, node))


# --- the cross state ----------------------------------------------------------------------------------


def cross_names(record: Any) -> set[str]:
    """The names in a Cross condition."""
    condition = record.face.printed_keyword("cross")
    return set() if condition is None else {str(each.value) for each in condition.values}


@breaks("A Cheergirl is in the cross state if a SIGNI she asks for lies in any SIGNI zone", "cheer-zone.q16")
@partial(change_results, cross_state.is_crossed)
def _(so: bool, game: Any, record: Any) -> bool:
    there = [card for zone in SIGNI_ZONES for card in game.state.zones[record.seat, zone]]
    names = {name for card in there for name in game.characteristics_of(card).names}
    return so or (record.zone == CHEER and not names.isdisjoint(cross_names(record)))


@breaks("A Cross condition is also met by the named SIGNI in the cheer zone", "cheer-zone.q16")
@partial(change_results, cross_state.has_signi_named)
def _(so: bool, game: Any, player: int, zone: str, name: str) -> bool:
    return so or any(name in game.characteristics_of(card).names for card in game.state.zones[player, CHEER])


@breaks("For Cross conditions, the cheer zone lies to the left of the center SIGNI zone", "cheer-zone.q16")
def _(patch: Patch) -> None:
    patch.setitem(cross_state.BESIDE["left-of"], CHEER, CENTER)


@breaks("A Cheergirl can attack the opponent's cheer zone", "cheer-zone.q11", "cheer-zone.a4.3")
@wrapper_of(cheer_zone.choose_attacked_zone)
def _(whole: Any, game: Any, card: int) -> Any:
    record = game.state.cards[card]
    if record.zone != CHEER or not game.state.zones[1 - record.seat, CHEER]:
        return (yield from whole(game, card))
    return (yield from effects.choose_signi_zone(game, record.seat, [*SIGNI_ZONES, CHEER], 1 - record.seat))
