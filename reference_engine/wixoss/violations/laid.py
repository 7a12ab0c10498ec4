"""Violations of WIXOSS: Seeds and Traps."""

from __future__ import annotations

from typing import Any

from ...kernel.asks import NO, YES, Ask, Option
from ...kernel.cards import HeldAbility, OnCard
from ...kernel.choices import pick
from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.performing import event as made_by
from ...kernel.traits import traits_of
from ...violations import Patch, Violations, results
from .. import attack, contents, crosses, lrigs, rule_processing, seeds, signi, traps
from .. import game as games
from ..effects import which_zone
from ..keywords import is_keyword
from ..running import Running
from ..state import Table
from ..words import CENTER, ENER, FACING, HAND, LAID, LRIG, SEED, SIGNI_ZONES, TRAP, TRASH, WORDS
from .ways import applies, handler, offers

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# --- laying -------------------------------------------------------------------------------------------


def lays(patch: Patch, role: str, other: Any) -> None:
    """Seeds or Traps are laid so: ``other(game, ctx, card, zone)`` before each comes; whether it comes."""

    def lay(game: Any, ctx: Any, cards: Any, laid: str) -> Any:
        if laid != role:
            return (yield from whole(game, ctx, cards, laid))
        chosen, _ = yield from pick(game, ctx, cards)
        for card in chosen:
            zone = yield from which_zone(game, ctx.seat, list(SIGNI_ZONES), ctx.seat)
            if other(game, ctx, card, zone):
                move = made_by(ctx, "move", card, ctx.seat, to=zone, cause=role, face_down=True)
                yield from game.happen(move)
        return bool(chosen)

    whole = seeds.lay
    patch.setattr(seeds, "lay", lay)
    patch.setattr(traps, "lay", lay)


def gives_way(role: str, to: str) -> Any:
    """What lies there goes to another place."""

    def other(game: Any, ctx: Any, card: int, zone: str) -> bool:
        game.move(game.state.laid(ctx.seat, zone, role), to, "rule")
        return True

    return other


def stays(game: Any, ctx: Any, card: int, zone: str) -> bool:
    """What lies there stays, too."""
    return True


@breaks("seed.3")
def a_signi_zone_holds_two_seeds(patch: Patch) -> None:
    lays(patch, SEED, stays)


@breaks("trap.1")
def a_signi_zone_holds_two_traps(patch: Patch) -> None:
    lays(patch, TRAP, stays)


@breaks("trap.1")
def a_trap_is_set_in_the_zones_of_either_player(patch: Patch) -> None:
    def which_zone(game: Any, player: int, zones: list[str], whose: int) -> Any:
        (picked,) = yield Ask(player, "zone", tuple(Option("zone", (seat, zone)) for seat in "AB" for zone in zones))
        return str(picked.args[1])

    patch.setattr(seeds, "which_zone", which_zone)


def only_one(role: str) -> Any:
    """A player has one alone."""

    def other(game: Any, ctx: Any, card: int, zone: str) -> bool:
        for each in SIGNI_ZONES:
            game.move(game.state.laid(ctx.seat, each, role), TRASH, "rule")
        return True

    return other


@breaks("seed.3")
def a_player_has_one_seed_alone(patch: Patch) -> None:
    lays(patch, SEED, only_one(SEED))


@breaks("trap.1")
def a_player_has_one_trap_alone(patch: Patch) -> None:
    lays(patch, TRAP, only_one(TRAP))


@breaks("seed.4", "seed.3")
def a_seed_that_gives_way_goes_to_the_hand(patch: Patch) -> None:
    lays(patch, SEED, gives_way(SEED, HAND))


@breaks("trap.2")
def a_trap_that_gives_way_goes_to_the_hand(patch: Patch) -> None:
    lays(patch, TRAP, gives_way(TRAP, HAND))


def stays_away(role: str) -> Any:
    """The new one is not laid where one lies."""

    def other(game: Any, ctx: Any, card: int, zone: str) -> bool:
        return not game.state.laid(ctx.seat, zone, role)

    return other


@breaks("seed.4", "seed.3")
def no_seed_is_laid_where_one_lies(patch: Patch) -> None:
    lays(patch, SEED, stays_away(SEED))


@breaks("trap.2", "trap.1")
def no_trap_is_set_where_one_lies(patch: Patch) -> None:
    lays(patch, TRAP, stays_away(TRAP))


@breaks("seed.4")
def a_seed_gives_way_once_the_new_one_lies_there(patch: Patch) -> None:
    def lay(game: Any, ctx: Any, cards: Any, role: str) -> Any:
        known = {zone: game.state.laid(ctx.seat, zone, role) for zone in SIGNI_ZONES}
        with Patch() as late:
            late.setattr(Running, "move", lambda *arguments: None)
            done = yield from whole(game, ctx, cards, role)
        for zone, there in known.items():
            if there != game.state.laid(ctx.seat, zone, role):
                game.move(there, TRASH, "rule")
        return done

    whole = seeds.lay
    patch.setattr(seeds, "lay", lay)


def fits(game: Any, ctx: Any, card: int, zone: str) -> bool:
    """It is laid where a SIGNI of its level and type could come."""
    return bool(signi.may_come(game, card, ()))


@breaks("seed.6")
def a_seed_has_to_fit_level_limit_and_type(patch: Patch) -> None:
    lays(patch, SEED, fits)


@breaks("seed.6")
def a_seed_has_to_be_within_the_level(patch: Patch) -> None:
    def low(game: Any, ctx: Any, card: int, zone: str) -> bool:
        return bool(game.info(card).level <= lrigs.center_level(game, ctx.seat))

    lays(patch, SEED, low)


@breaks("trap.6", "trap.7")
def a_trap_has_to_fit_level_limit_and_type(patch: Patch) -> None:
    lays(patch, TRAP, fits)


@breaks("trap.7", "trap.6")
def a_trap_has_to_be_for_the_lrig(patch: Patch) -> None:
    lays(patch, TRAP, lambda game, ctx, card, zone: lrigs.fits_type(game, card))


@breaks("trap.1")
def only_cards_with_a_trap_icon_are_set(patch: Patch) -> None:
    lays(patch, TRAP, lambda game, ctx, card, zone: game.state.cards[card].face.extra("trap") is not None)


def face_up(patch: Patch, role: str) -> None:
    """They lie face up."""

    def move(whole: Any, table: Any, event: Event) -> None:
        whole(table, event)
        if event.cause == role:
            table.change(event.card, face_down=False)

    applies(patch, "move", move)


@breaks("trap.1")
def traps_lie_face_up(patch: Patch) -> None:
    face_up(patch, TRAP)


@breaks("seed.5")
def no_seed_is_laid_beside_a_signi(patch: Patch) -> None:
    lays(patch, SEED, lambda game, ctx, card, zone: game.state.is_free(ctx.seat, zone))


@breaks("seed.5")
def no_signi_comes_where_a_seed_lies(patch: Patch) -> None:
    patch.setattr(Table, "is_free", lambda table, player, zone: not table.zones[player, zone])


@breaks("seed.5")
def a_signi_comes_where_a_signi_lies_with_a_seed(patch: Patch) -> None:
    def is_free(table: Any, player: int, zone: str) -> bool:
        there = table.zones[player, zone]
        return not there or any(table.cards[card].role in LAID for card in there)

    patch.setattr(Table, "is_free", is_free)


# --- who sees them, and what they are -----------------------------------------------------------------


def seen(patch: Patch, role: str, by: Any) -> None:
    """They are seen so: ``by(player, seat)``."""

    def can_see(table: Any, player: int, card: int) -> bool:
        record = table.cards[card]
        if record.role == role and record.face_down:
            return bool(by(player, record.seat))
        return bool(whole(table, player, card))

    whole = Table.can_see
    patch.setattr(Table, "can_see", can_see)


@breaks("seed.10")
def both_players_see_seeds(patch: Patch) -> None:
    seen(patch, SEED, lambda player, seat: True)


@breaks("seed.10")
def nobody_sees_seeds(patch: Patch) -> None:
    seen(patch, SEED, lambda player, seat: False)


@breaks("seed.10")
def a_player_sees_seeds_in_their_own_turn_alone(patch: Patch) -> None:
    seen_in_turn(patch, SEED)


@breaks("trap.9")
def both_players_see_traps(patch: Patch) -> None:
    seen(patch, TRAP, lambda player, seat: True)


@breaks("trap.9")
def nobody_sees_traps(patch: Patch) -> None:
    seen(patch, TRAP, lambda player, seat: False)


@breaks("trap.9")
def a_player_sees_traps_in_their_own_turn_alone(patch: Patch) -> None:
    seen_in_turn(patch, TRAP)


def seen_in_turn(patch: Patch, role: str) -> None:
    """Their player sees them while it is their turn."""

    def can_see(table: Any, player: int, card: int) -> bool:
        record = table.cards[card]
        is_laid = record.role == role and record.face_down
        return bool(whole(table, player, card)) and not (is_laid and table.turn_player != player)

    whole = Table.can_see
    patch.setattr(Table, "can_see", can_see)


def as_signi(patch: Patch, role: str) -> None:
    """SIGNI that lie so are SIGNI."""

    def is_signi(table: Any, card: int) -> bool:
        record = table.cards[card]
        is_one = record.role == role and record.host < 0 and record.zone in SIGNI_ZONES
        return bool(is_one and record.face.is_signi) or bool(whole(table, card))

    whole = Table.is_signi
    patch.setattr(Table, "is_signi", is_signi)


@breaks("seed.9", "seed.8")
def seeds_battle_and_are_removed_as_signi(patch: Patch) -> None:
    as_signi(patch, SEED)


@breaks("trap.6", "trap.7")
def traps_are_signi(patch: Patch) -> None:
    as_signi(patch, TRAP)


@breaks("seed.7")
def effects_on_signi_reach_seeds(patch: Patch) -> None:
    def is_kind(table: Any, record: Any, kind: str) -> bool:
        if kind == "signi" and record.role == SEED:
            return bool(record.face.is_signi)
        return bool(whole(table, record, kind))

    whole = Table._is_kind
    patch.setattr(Table, "_is_kind", is_kind)


@breaks("seed.7")
def what_seeds_read_applies(patch: Patch) -> None:
    def at_work(table: Any) -> Any:
        yield from whole(table)
        for player in (0, 1):
            for zone in SIGNI_ZONES:
                yield from table.laid(player, zone, SEED)

    whole = Table.at_work
    patch.setattr(Table, "at_work", at_work)


@breaks("seed.7")
def a_seed_brings_the_cross_state(patch: Patch) -> None:
    def named(so: bool, game: Any, player: int, zone: str, name: str) -> bool:
        there = game.state.laid(player, zone, SEED) if zone else []
        return so or any(game.state.cards[card].face.name == name for card in there)

    results(patch, crosses, "is_named", named)


@breaks("seed.8")
def a_player_removes_seeds(patch: Patch) -> None:
    def removes(whole: Any, game: Any, player: int, timing: str) -> Any:
        yield from whole(game, player, timing)
        for zone in SIGNI_ZONES:
            for card in game.state.laid(player, zone, SEED):
                yield Option("remove", (card,))

    offers(patch, "remove", removes)


@breaks("seed.9")
def a_signi_battles_a_seed(patch: Patch) -> None:
    def in_front(table: Any, card: int) -> Any:
        record = table.cards[card]
        zone = FACING[record.zone]
        return next(iter((*table.zones[1 - record.seat, zone],)), None)

    patch.setattr(Table, "in_front", in_front)


@breaks("seed.9")
def a_seed_keeps_damage_away(patch: Patch) -> None:
    def signi_attack(game: Any, frame: Any) -> Any:
        card = game.state.found(frame[1])
        if card is not None:
            record = game.state.cards[card]
            if game.state.laid(1 - record.seat, FACING[record.zone], SEED) and game.state.in_front(card) is None:
                game.pop()
                return
        yield from whole(game, frame)

    whole = attack.signi_attack
    patch.setitem(contents.PROCEDURES, "attack", signi_attack)


# --- blooming -----------------------------------------------------------------------------------------


@breaks("bloom.2")
def a_seed_blooms_beside_a_signi(patch: Patch) -> None:
    patch.setattr(seeds, "can_bloom", lambda game, card: True)


@breaks("bloom.2", "seed.2")
def a_seed_blooms_where_a_signi_is(patch: Patch) -> None:
    results(patch, seeds, "can_bloom", lambda can, game, card: not can)


@breaks("bloom.2")
def a_seed_blooms_where_no_signi_is_in_front(patch: Patch) -> None:
    results(patch, seeds, "can_bloom", lambda can, game, card: can and game.state.in_front(card) is None)


@breaks("bloom.2")
def a_seed_beside_a_signi_goes_to_the_trash(patch: Patch) -> None:
    def can(free: bool, game: Any, card: int) -> bool:
        if not free:
            game.move((card,), TRASH, "rule")
        return free

    results(patch, seeds, "can_bloom", can)


@breaks("seed.2")
def a_seed_that_blooms_stays_face_down(patch: Patch) -> None:
    applies(patch, "bloomed", lambda whole, table, event: table.change(event.card, role=""))


@breaks("seed.2", "bloom.2")
def a_seed_that_blooms_is_still_one(patch: Patch) -> None:
    applies(patch, "bloomed", lambda whole, table, event: table.change(event.card, face_down=False))


@breaks("bloom.3")
def what_is_no_signi_stays(patch: Patch) -> None:
    def bloom(game: Any, ctx: Any, node: Any) -> Any:
        chosen, _ = yield from pick(game, ctx, node.cards)
        blooming = [card for card in chosen if seeds.can_bloom(game, card)]
        commit(game, [Event("bloomed", card) for card in blooming])
        return True

    patch.setitem(contents.HANDLERS, "bloom", bloom)


def afterwards(patch: Patch, other: Any) -> None:
    """What has bloomed is treated so: ``other(game, card)``."""

    def made(whole: Any) -> Any:
        def bloom(game: Any, ctx: Any, node: Any) -> Any:
            known = len(game.state.log)
            done = yield from whole(game, ctx, node)
            for event in game.state.log[known:]:
                if event.kind == "bloomed":
                    other(game, event.card)
            return done

        return bloom

    handler(patch, "bloom", made)


@breaks("bloom.3")
def a_signi_that_has_bloomed_goes_to_the_trash(patch: Patch) -> None:
    afterwards(patch, lambda game, card: game.move((card,), TRASH, "rule"))


@breaks("bloom.3")
def what_is_no_signi_goes_to_the_hand(patch: Patch) -> None:
    def to_hand(game: Any, card: int) -> None:
        if not game.state.cards[card].face.is_signi:
            game.move((card,), HAND, "rule")

    afterwards(patch, to_hand)


@breaks("bloom.4")
def blooming_is_entering_the_field(patch: Patch) -> None:
    def enters(game: Any, card: int) -> None:
        record = game.state.cards[card]
        commit(game, (Event("move", card, record.seat, frm=HAND, to=record.zone, cause="effect"),))

    afterwards(patch, enters)


@breaks("bloom.4")
def what_cannot_come_to_the_field_does_not_bloom(patch: Patch) -> None:
    def can(free: bool, game: Any, card: int) -> bool:
        player = game.state.cards[card].seat
        return free and not game.forbids(game.state.center(player), "field")

    results(patch, seeds, "can_bloom", can)


@breaks("bloom.5")
def what_is_above_the_lrig_does_not_bloom(patch: Patch) -> None:
    def can(free: bool, game: Any, card: int) -> bool:
        return free and game.info(card).level <= lrigs.center_level(game, game.state.cards[card].seat)

    results(patch, seeds, "can_bloom", can)


def stays_on_the_field(patch: Patch, name: str) -> None:
    """What has bloomed stays, whatever a rule says."""

    def rule(game: Any, player: int, *more: Any) -> Any:
        return [card for card in whole(game, player, *more) if not bloomed(game, card)]

    whole = getattr(rule_processing, name)
    patch.setattr(rule_processing, name, rule)


def bloomed(game: Any, card: int) -> bool:
    """Whether a card has bloomed."""
    return any(event.kind == "bloomed" and event.card == card for event in game.state.log)


@breaks("bloom.5")
def what_has_bloomed_may_be_beyond_level_and_limit(patch: Patch) -> None:
    stays_on_the_field(patch, "excess")


@breaks("bloom.6")
def what_has_bloomed_may_be_of_another_type(patch: Patch) -> None:
    stays_on_the_field(patch, "of_other_type")


def nothing_comes_of_it(patch: Patch, gone: Any) -> None:
    """What waits does not come about where ``gone(game, record)`` says so of its card."""

    def check_rules(game: Any, done: Any) -> None:
        waits = game.state.waiting
        game.state.waiting = tuple(each for each in waits if not gone(game, each.held.card))
        whole(game, done)

    whole = games.Wixoss.check_rules
    patch.setattr(games.Wixoss, "check_rules", check_rules)


@breaks("bloom.5")
def what_is_above_the_lrig_triggers_nothing(patch: Patch) -> None:
    def gone(game: Any, card: int) -> bool:
        record = game.state.cards[card]
        return bool(record.face.info.level > lrigs.center_level(game, record.seat) and record.face.is_signi)

    nothing_comes_of_it(patch, gone)


@breaks("bloom.6")
def what_is_for_other_lrigs_triggers_nothing(patch: Patch) -> None:
    nothing_comes_of_it(patch, lambda game, card: not lrigs.fits_type(game, card))


@breaks("bloom.5")
def beyond_the_limit_what_has_bloomed_goes(patch: Patch) -> None:
    def excess(found: list[int], game: Any, *rest: Any) -> list[int]:
        new = [card for card in found if bloomed(game, card)]
        return new or found

    results(patch, rule_processing, "excess", excess)


@breaks("bloom.5")
def beyond_the_limit_what_was_there_goes(patch: Patch) -> None:
    def excess(found: list[int], game: Any, *rest: Any) -> list[int]:
        old = [card for card in found if not bloomed(game, card)]
        return old or found

    results(patch, rule_processing, "excess", excess)


# --- Traps that are turned up -------------------------------------------------------------------------


def lures(patch: Patch, of: Any) -> None:
    """The Traps that an attack triggers are those of ``of(table, attacker)``."""

    patch.setattr(traps, "lure", lambda game, attacker: lured(game, of(game.state, attacker)))


def lured(game: Any, cards: list[int]) -> None:
    """These Traps trigger."""
    for card in cards:
        there = game.state.cards[card]
        key = OnCard(card, there.inc, TRAP)
        held = HeldAbility(traps.SPRINGS, None, card, there.inc, there.seat, key, traits_of(traps.SPRINGS, WORDS))
        traps.wait(game, held)


@breaks("trap.3", "trigger.5")
def a_trap_triggers_on_any_attack(patch: Patch) -> None:
    def every(table: Any, attacker: int) -> Any:
        seat = 1 - table.cards[attacker].seat
        return [card for zone in SIGNI_ZONES for card in table.laid(seat, zone, TRAP)]

    lures(patch, every)


@breaks("trigger.5", "trap.3")
def a_trap_triggers_in_the_zone_of_the_same_side(patch: Patch) -> None:
    def same(table: Any, attacker: int) -> Any:
        record = table.cards[attacker]
        return table.laid(1 - record.seat, record.zone, TRAP)

    lures(patch, same)


@breaks("trap.3")
def a_trap_triggers_on_the_attack_of_a_lrig(patch: Patch) -> None:
    def declare(game: Any, card: int) -> None:
        whole(game, card)
        record = game.state.cards[card]
        if record.zone == LRIG:
            lured(game, game.state.laid(1 - record.seat, CENTER, TRAP))

    whole = attack.declare
    patch.setattr(attack, "declare", declare)


@breaks("trap.8")
def a_trap_triggers_only_with_its_zone_empty(patch: Patch) -> None:
    def empty(table: Any, attacker: int) -> Any:
        record = table.cards[attacker]
        zone = FACING[record.zone]
        return table.laid(1 - record.seat, zone, TRAP) if table.is_free(1 - record.seat, zone) else []

    lures(patch, empty)


def springs(patch: Patch, asks: bool = True, free: bool = True, up: bool = True, waits: bool = True) -> None:
    """A Trap is turned up otherwise: without asking, whatever is in its zone, staying face down, doing nothing."""

    def spring(game: Any, ctx: Any, node: Any) -> Any:
        table = game.state
        card = table.found(ctx.this)
        if card is None or (free and not table.is_free(ctx.seat, table.cards[card].zone)):
            return False
        if asks and (yield Ask(ctx.seat, "optional", (YES, NO), about=ctx.held)) == (NO,):
            return False
        if up:
            commit(game, (Event("turn", card, by=ctx.seat),))
        mine = [held for held in game.abilities(card) if is_keyword(held, "trap")]
        for held in mine if waits else ():
            traps.wait(game, held)
        if not mine:
            game.move((card,), TRASH, "rule")
        return True

    patch.setitem(contents.HANDLERS, "spring", spring)


@breaks("trap.3", "trigger.5")
def a_trap_is_turned_up_unasked(patch: Patch) -> None:
    springs(patch, asks=False)


@breaks("trap.3")
def only_a_trap_with_a_trap_icon_is_turned_up(patch: Patch) -> None:
    unfit(patch, lambda game, card: game.state.cards[card].face.extra("trap") is not None)


@breaks("trap.3")
def a_trap_that_was_not_turned_up_never_is(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def spring(game: Any, ctx: Any, node: Any) -> Any:
            card = game.state.found(ctx.this)
            if card is None or game.state.cards[card].awakened:
                return False
            game.state.change(card, awakened=True)
            return (yield from whole(game, ctx, node))

        return spring

    handler(patch, "spring", made)


@breaks("trap.3")
def only_the_second_player_s_traps_trigger(patch: Patch) -> None:
    def lure(game: Any, attacker: int) -> None:
        if game.state.cards[attacker].seat == 0:
            whole(game, attacker)

    whole = traps.lure
    patch.setattr(traps, "lure", lure)


@breaks("trap.3", "trap.8")
def a_trap_is_turned_up_beside_a_signi(patch: Patch) -> None:
    springs(patch, free=False)


@breaks("trap.4", "trigger.7", "trap.3")
def a_trap_that_is_turned_up_does_nothing(patch: Patch) -> None:
    springs(patch, waits=False)


@breaks("trap.5")
def a_trap_stays_once_it_has_been_done(patch: Patch) -> None:
    patch.setattr(games, "TRASH", SIGNI_ZONES[1])


@breaks("trap.5")
def a_trap_goes_to_the_ener_zone_once_it_has_been_done(patch: Patch) -> None:
    patch.setattr(games, "TRASH", ENER)


@breaks("trap.5")
def a_trap_goes_to_the_trash_before_it_is_done(patch: Patch) -> None:
    def wait(game: Any, held: Any) -> None:
        whole(game, held)
        if is_keyword(held, "trap"):
            game.move((held.card,), TRASH, "rule")

    whole = traps.wait
    patch.setattr(traps, "wait", wait)


@breaks("trap.4")
def a_trap_is_done_after_the_damage(patch: Patch) -> None:
    def signi_attack(game: Any, frame: Any) -> Any:
        card = game.state.found(frame[1])
        yield from attacks(game, frame)
        if card is not None:
            lure(game, card)

    lure, attacks = traps.lure, attack.signi_attack
    patch.setattr(traps, "lure", lambda game, attacker: None)
    patch.setitem(contents.PROCEDURES, "attack", signi_attack)


@breaks("trigger.7")
def the_ability_of_a_trap_triggers_as_it_goes_to_the_trash(patch: Patch) -> None:
    def lay(game: Any, ctx: Any, cards: Any, role: str) -> Any:
        done = yield from whole(game, ctx, cards, role)
        for event in game.state.log:
            if event.kind == "move" and event.to == TRASH:
                for held in game.abilities(event.card):
                    if is_keyword(held, "trap"):
                        traps.wait(game, held)
        return done

    whole = seeds.lay
    patch.setattr(traps, "lay", lay)


@breaks("trap.6")
def a_trap_above_the_lrig_is_not_turned_up(patch: Patch) -> None:
    unfit(patch, lambda game, card: game.info(card).level <= lrigs.center_level(game, game.state.cards[card].seat))


@breaks("trap.7")
def a_trap_for_other_lrigs_is_not_turned_up(patch: Patch) -> None:
    unfit(patch, lrigs.fits_type)


def unfit(patch: Patch, can: Any) -> None:
    """A Trap is turned up only where ``can(game, card)``."""

    def made(whole: Any) -> Any:
        def spring(game: Any, ctx: Any, node: Any) -> Any:
            card = game.state.found(ctx.this)
            if card is None or not can(game, card):
                return False
            return (yield from whole(game, ctx, node))

        return spring

    handler(patch, "spring", made)
