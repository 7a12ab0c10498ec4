"""Violations of WIXOSS's older terms: what rules and attacks make of who lies in the cheer zone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from ...patching import Patch
from ...violations import Change, Violations, change, instead, reads, results, swap, together, wrap
from .. import (
    attack,
    cheer,
    contents,
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
from .cheer import EVERY_ZONE, expands, lies_there
from .ways import offers

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


# --- level, limit, type -------------------------------------------------------------------------------


breaks(
    "A Cheergirl's level counts against the limit, both when fielding and in rule processing",
    "cheer-zone.a3.1",
    "cheer-zone.q5",
)(swap(state.Table.in_signi_zones, state.Table.signi))


@breaks("A Cheergirl's level counts against the limit only when another SIGNI is fielded", "cheer-zone.a3.1")
@partial(results, signi.may_come)
def _(may: bool, game: Any, card: int, beneath: Any) -> bool:
    player = game.state.cards[card].owner
    total = sum(int(game.info(each).level) for each in (card, *game.state.signi(player)) if each not in beneath)
    return may and total <= lrigs.limit(game, player)


@breaks("A Cheergirl's level counts against the limit only in rule processing", "cheer-zone.q5", "cheer-zone.a3.1")
@partial(results, rule_processing.excess)
def _(able: list[int], game: Any, player: int, going: list[int]) -> list[int]:
    there = [card for card in game.state.signi(player) if card not in going]
    total = sum(int(game.info(card).level) for card in there)
    return able or (there if total > lrigs.limit(game, player) else [])


breaks("A Cheergirl may be above the level of the center LRIG", "cheer-zone.a3.2", "cheer-zone.q5")(
    results(rule_processing.is_too_high, lambda so, game, player, card: so and not lies_there(game, card))
)


@breaks("A Cheergirl has to be below the level of the center LRIG", "cheer-zone.a3.2", "cheer-zone.q5")
@partial(results, rule_processing.is_too_high)
def _(so: bool, game: Any, player: int, card: int) -> bool:
    level = int(game.info(card).level)
    return so or (lies_there(game, card) and level >= lrigs.center_level(game, player))


@breaks("A Cheergirl may have a limiting condition that the center LRIG does not meet", "cheer-zone.q5")
@partial(results, rule_processing.of_other_type)
def _(cards: list[int], game: Any, player: int) -> list[int]:
    return [card for card in cards if not lies_there(game, card)]


# --- Rise, and what is chosen -------------------------------------------------------------------------


@breaks("A SIGNI with Rise can come to an occupied cheer zone", "cheer-zone.q8")
@partial(results, signi.places)
def _(zones: list[str], game: Any, card: int) -> list[str]:
    rises = signi.rises_on(game, card) is not None
    return [*zones, CHEER] if rises and game.state.zones[game.state.cards[card].owner, CHEER] else zones


@breaks("A Cheergirl cannot be one of the SIGNI that another rises on", "cheer-zone.q8")
@partial(results, signi.ways)
def _(able: list[tuple[int, ...]], game: Any, card: int) -> list[tuple[int, ...]]:
    return [each for each in able if not any(lies_there(game, one) for one in each)]


@breaks("A Cheergirl chosen for Rise together with other SIGNI stays in the cheer zone", "cheer-zone.q8")
@instead(lrigs.lay_on)
def _(whole: Any, game: Any, beneath: tuple[int, ...], *others: Any) -> None:
    whole(game, tuple(card for card in beneath if not lies_there(game, card)) or beneath, *others)


breaks("A Cheergirl cannot be targeted", "cheer-zone.q9", "cheer-zone.a1.2")(
    wrap(shadow.may_be_targeted, lambda whole, game, ctx, card: whole(game, ctx, card) and not lies_there(game, card))
)
breaks("A Virus can be put into the cheer zone", "cheer-zone.q9")(
    together(*(reads(each, SIGNI_ZONES=EVERY_ZONE) for each in (virus._virus, virus._remove_virus, virus._rearrange)))
)


# --- attacks ------------------------------------------------------------------------------------------


@breaks(
    "Every SIGNI zone also faces the opposing cheer zone, and cheer zones face the center",
    "cheer-zone.a4.1",
    "cheer-zone.a4.2",
    "cheer-zone.q12",
)
def _(patch: Patch) -> None:
    def in_front(self: Any, card: int) -> int | None:
        record = self.cards[card]
        zones = {CHEER: (CENTER, CHEER)}.get(record.zone, (FACING.get(record.zone, ""), CHEER))
        there = [each for zone in zones for each in self.zones.get((1 - record.seat, zone), ())]
        return next((each for each in there if self.is_signi(each)), None)

    expands("signi zones", EVERY_ZONE)(patch)
    patch.setattr(state.Table, "in_front", in_front)


@breaks("The SIGNI in the opposing center SIGNI zone counts as in front of a Cheergirl", "cheer-zone.a4.1")
def _(patch: Patch) -> None:
    patch.setitem(FACING, CHEER, CENTER)


@breaks("An attack with no SIGNI in front battles the opponent's Cheergirl", "cheer-zone.a4.2", "cheer-zone.q12")
def _(patch: Patch) -> None:
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


@breaks("A player with a Cheergirl takes no damage from attacks", "cheer-zone.a4.2")
@instead(damage)
def _(whole: Any, game: Any, player: int, *others: Any) -> Any:
    if not game.state.zones[player, CHEER]:
        yield from whole(game, player, *others)


def chosen_zone(zones: Callable[[Any, int], list[str]]) -> Change:
    """Who attacks out of the cheer zone attacks one of these zones of the opponent."""

    def attacked(whole: Any, game: Any, card: int) -> Any:
        record = game.state.cards[card]
        if record.zone != CHEER:
            return None
        opponent = 1 - record.seat
        return (yield from effects.which_zone(game, record.seat, zones(game, opponent), opponent)) or CENTER

    return wrap(cheer.attacked_zone, attacked)


breaks("A Cheergirl can attack only the opposing center SIGNI zone", "cheer-zone.a4.3")(
    chosen_zone(lambda game, opponent: [CENTER])
)


@breaks("A Cheergirl wins every battle of her attacks, whatever the powers", "cheer-zone.a4.3")
@instead(attack.battle)
def _(whole: Any, game: Any, card: int, front: int) -> Any:
    if lies_there(game, card):
        yield from signi.banish(game, (front,), "battle", source=game.state.ref(card))
    else:
        yield from whole(game, card, front)


@breaks("Only Cheergirls of the player who went first can attack", "cheer-zone.a4.3")
@partial(results, attack.may_attack)
def _(so: bool, game: Any, card: int) -> bool:
    return so and not (lies_there(game, card) and game.state.cards[card].seat != game.state.first_player)


breaks("A Cheergirl can attack the opposing cheer zone", "cheer-zone.a4.4", "cheer-zone.q12")(
    chosen_zone(lambda game, opponent: [*EVERY_ZONE])
)


@breaks(
    "A Cheergirl has to attack an occupied zone if there is one, the cheer zone included",
    "cheer-zone.q12",
    "cheer-zone.a4.4",
)
@chosen_zone
def _(game: Any, opponent: int) -> list[str]:
    return [zone for zone in EVERY_ZONE if game.state.zones[opponent, zone]] or [*SIGNI_ZONES]


breaks("A Cheergirl can attack only occupied SIGNI zones", "cheer-zone.q11", "cheer-zone.a4.3")(
    chosen_zone(lambda game, opponent: [zone for zone in SIGNI_ZONES if game.state.zones[opponent, zone]])
)


@breaks("A Cheergirl's attack sets off the Trap in the zone that she attacks", "cheer-zone.q11", "trap.3")
def _(patch: Patch) -> None:
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


breaks("A Cheergirl cannot attack", "cheer-zone.q11")(
    results(attack.may_attack, lambda may, game, card: may and not lies_there(game, card))
)


@breaks("A Cheergirl is up after she has attacked", "cheer-zone.q11")
@instead(attack.declare)
def _(whole: Any, game: Any, card: int) -> None:
    whole(game, card)
    if lies_there(game, card):
        game.state.change(card, resting=False)


@change
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


breaks("A Cheergirl who attacks an empty SIGNI zone damages the player", "cheer-zone.a4.4", "cheer-zone.q11")(
    damages(is_empty)
)
breaks(
    "A Cheergirl who attacks an empty left or right SIGNI zone damages the player", "cheer-zone.q11", "cheer-zone.a4.4"
)(damages(lambda game, card, zone: is_empty(game, card, zone) and zone != CENTER))
breaks("A Cheergirl with Assassin damages the player whichever zone she attacks", "cheer-zone.q15")(
    damages(lambda game, card, zone: game.has(card, "assassin"))
)
breaks("A Cheergirl with Assassin damages the player if she attacks an empty SIGNI zone", "cheer-zone.q15")(
    damages(lambda game, card, zone: game.has(card, "assassin") and is_empty(game, card, zone))
)


# --- abilities ----------------------------------------------------------------------------------------


@breaks("Activated abilities of a Cheergirl cannot be used", "cheer-zone.q13")
@partial(offers, "ability")
def _(whole: Any, game: Any, player: int, timing: str) -> Any:
    return (option for option in whole(game, player, timing) if not lies_there(game, option.args[0]))


breaks("Constant and auto abilities of a Cheergirl are not in effect", "cheer-zone.q13")(
    wrap(state.Table.at_work, lambda whole, self: (card for card in whole(self) if self.cards[card].zone != CHEER))
)


@breaks("A Cheergirl's attack triggers no abilities", "cheer-zone.q13")
@instead(attack.declare)
def _(whole: Any, game: Any, card: int) -> None:
    if lies_there(game, card):
        game.state.change(card, resting=True)
    else:
        whole(game, card)


def without_lancer(so: Callable[[Any, int], bool]) -> Change:
    """What a battle out of the cheer zone has banished brings nothing where that is so."""

    def battle(whole: Any, game: Any, card: int, front: int) -> Any:
        if lies_there(game, card) and so(game, card):
            if game.info(card).power >= game.info(front).power:
                yield from signi.banish(game, (front,), "battle", source=game.state.ref(card))
        else:
            yield from whole(game, card, front)

    return wrap(attack.battle, battle)


breaks("Lancer and S-Lancer of a Cheergirl do nothing", "cheer-zone.q14")(without_lancer(lambda game, card: True))
breaks("S-Lancer of a Cheergirl deals no damage to a player without Life Cloth", "cheer-zone.q14")(
    without_lancer(lambda game, card: not game.state.zones[1 - game.state.cards[card].seat, "life"])
)


@breaks("Lancer of a Cheergirl deals damage to a player without Life Cloth", "cheer-zone.q14")
@instead(contents.HANDLERS["lancer"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    player = 1 - ctx.seat
    if lies_there(game, ctx.this.card) and not game.state.zones[player, "life"]:
        yield from damage(game, player, ctx.this)
        return True
    return (yield from whole(game, ctx, node))


# --- the cross state ----------------------------------------------------------------------------------


def asks_for(record: Any) -> set[str]:
    """The names that a Cross condition asks for."""
    condition = record.face.special("cross")
    return set() if condition is None else {str(each.value) for each in condition.values}


@breaks("A Cheergirl is in the cross state if a SIGNI she asks for lies in any SIGNI zone", "cheer-zone.q16")
@partial(results, crosses.is_crossed)
def _(so: bool, game: Any, record: Any) -> bool:
    there = [card for zone in SIGNI_ZONES for card in game.state.zones[record.seat, zone]]
    names = {name for card in there for name in game.info(card).names}
    return so or (record.zone == CHEER and not names.isdisjoint(asks_for(record)))


@breaks("A Cross condition is also met by the named SIGNI in the cheer zone", "cheer-zone.q16")
@partial(results, crosses.is_named)
def _(so: bool, game: Any, player: int, zone: str, name: str) -> bool:
    return so or any(name in game.info(card).names for card in game.state.zones[player, CHEER])


@breaks("For Cross conditions, the cheer zone lies to the left of the center SIGNI zone", "cheer-zone.q16")
def _(patch: Patch) -> None:
    patch.setitem(crosses.BESIDE["left-of"], CHEER, CENTER)
