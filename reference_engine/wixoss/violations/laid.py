"""Violations of WIXOSS: Seeds and Traps."""

from __future__ import annotations

from functools import partial
from typing import Any

from ...kernel.asks import NO, YES, Ask, Option
from ...kernel.choices import pick
from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.performing import event as made_by
from ...patching import Patch
from ...violations import Change, Violations, change, instead, reads, results, wrap
from .. import attack, contents, crosses, lrigs, rule_processing, seeds, signi, traps
from .. import game as games
from ..effects import which_zone
from ..keywords import is_keyword
from ..running import Running
from ..state import Table
from ..words import CENTER, ENER, FACING, HAND, LAID, LRIG, SEED, SIGNI_ZONES, TRAP, TRASH
from .ways import applies, offers

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# --- laying -------------------------------------------------------------------------------------------


@change
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


def gives_way(role: str, to: str) -> Any:
    """What lies there goes to another place."""

    def other(game: Any, ctx: Any, card: int, zone: str) -> bool:
        game.move(game.state.laid(ctx.seat, zone, role), to, "rule")
        return True

    return other


def stays(game: Any, ctx: Any, card: int, zone: str) -> bool:
    """What lies there stays, too."""
    return True


breaks("A SIGNI zone can hold two or more Seeds", "seed.3")(lays(SEED, stays))
breaks("A SIGNI zone can hold two or more Traps", "trap.1")(lays(TRAP, stays))


@breaks("A player laying a Seed or Trap is offered the SIGNI zones of both players", "trap.1")
@instead(which_zone)
def _(whole: Any, game: Any, player: int, zones: list[str], whose: int) -> Any:
    (picked,) = yield Ask(player, "zone", tuple(Option("zone", (seat, zone)) for seat in "AB" for zone in zones))
    return str(picked.args[1])


def only_one(role: str) -> Any:
    """A player has one alone."""

    def other(game: Any, ctx: Any, card: int, zone: str) -> bool:
        for each in SIGNI_ZONES:
            game.move(game.state.laid(ctx.seat, each, role), TRASH, "rule")
        return True

    return other


breaks("Laying a Seed trashes all other Seeds of the player", "seed.3")(lays(SEED, only_one(SEED)))
breaks("Setting a Trap trashes all other Traps of the player", "trap.1")(lays(TRAP, only_one(TRAP)))
breaks("A Seed that is replaced by a new one goes to the hand", "seed.4", "seed.3")(lays(SEED, gives_way(SEED, HAND)))
breaks("A Trap that is replaced by a new one goes to the hand", "trap.2")(lays(TRAP, gives_way(TRAP, HAND)))


def stays_away(role: str) -> Any:
    """The new one is not laid where one lies."""

    def other(game: Any, ctx: Any, card: int, zone: str) -> bool:
        return not game.state.laid(ctx.seat, zone, role)

    return other


breaks("No new Seed comes to a zone where one lies", "seed.4", "seed.3")(lays(SEED, stays_away(SEED)))
breaks("No new Trap comes to a zone where one lies", "trap.2", "trap.1")(lays(TRAP, stays_away(TRAP)))


@breaks("The old Seed of a zone is trashed only once the new one lies there", "seed.4")
@instead(seeds.lay)
def _(whole: Any, game: Any, ctx: Any, cards: Any, role: str) -> Any:
    known = {zone: game.state.laid(ctx.seat, zone, role) for zone in SIGNI_ZONES}
    with Patch() as late:
        late.setattr(Running, "move", lambda *arguments: None)
        done = yield from whole(game, ctx, cards, role)
    for zone, there in known.items():
        if there != game.state.laid(ctx.seat, zone, role):
            game.move(there, TRASH, "rule")
    return done


def fits(game: Any, ctx: Any, card: int, zone: str) -> bool:
    """It is laid where a SIGNI of its level and type could come."""
    return bool(signi.may_come(game, card, ()))


breaks("A Seed is laid only if a SIGNI of its level and type could be fielded", "seed.6")(lays(SEED, fits))


@breaks("A Seed is laid only if its level is not above that of the center LRIG", "seed.6")
@partial(lays, SEED)
def _(game: Any, ctx: Any, card: int, zone: str) -> bool:
    return bool(game.info(card).level <= lrigs.center_level(game, ctx.seat))


breaks("A Trap is set only if a SIGNI of its level and type could be fielded", "trap.6", "trap.7")(lays(TRAP, fits))
breaks("A Trap is set only if the center LRIG meets its limiting condition", "trap.7", "trap.6")(
    lays(TRAP, lambda game, ctx, card, zone: lrigs.fits_type(game, card))
)
breaks("Only cards with a Trap icon can be set as Traps", "trap.1")(
    lays(TRAP, lambda game, ctx, card, zone: game.state.cards[card].face.extra("trap") is not None)
)


def face_up(role: str) -> Change:
    """They lie face up."""

    def move(whole: Any, table: Any, event: Event) -> None:
        whole(table, event)
        if event.cause == role:
            table.change(event.card, face_down=False)

    return applies("move", move)


breaks("Traps lie face up", "trap.1")(face_up(TRAP))
breaks("A Seed cannot be laid in a zone where a SIGNI is", "seed.5")(
    lays(SEED, lambda game, ctx, card, zone: game.state.is_free(ctx.seat, zone))
)
breaks("A SIGNI cannot come to a zone where a Seed or Trap lies", "seed.5")(
    wrap(Table.is_free, lambda whole, table, player, zone: not table.zones[player, zone])
)


@breaks("A SIGNI can come to a zone with a SIGNI if a Seed or Trap lies there too", "seed.5")
@instead(Table.is_free)
def _(whole: Any, table: Any, player: int, zone: str) -> bool:
    there = table.zones[player, zone]
    return not there or any(table.cards[card].role in LAID for card in there)


# --- who sees them, and what they are -----------------------------------------------------------------


def seen(role: str, by: Any) -> Change:
    """They are seen so: ``by(player, seat)``."""

    def can_see(whole: Any, table: Any, player: int, card: int) -> bool:
        record = table.cards[card]
        if record.role == role and record.face_down:
            return bool(by(player, record.seat))
        return bool(whole(table, player, card))

    return wrap(Table.can_see, can_see)


breaks("Both players can look at face-down Seeds", "seed.10")(seen(SEED, lambda player, seat: True))
breaks("Neither player can look at face-down Seeds", "seed.10")(seen(SEED, lambda player, seat: False))


def seen_in_turn(role: str) -> Change:
    """Their player sees them while it is their turn."""

    def can_see(whole: Any, table: Any, player: int, card: int) -> bool:
        record = table.cards[card]
        is_laid = record.role == role and record.face_down
        return bool(whole(table, player, card)) and not (is_laid and table.turn_player != player)

    return wrap(Table.can_see, can_see)


breaks("A player can look at their own Seeds only in their own turn", "seed.10")(seen_in_turn(SEED))
breaks("Both players can look at face-down Traps", "trap.9")(seen(TRAP, lambda player, seat: True))
breaks("Neither player can look at face-down Traps", "trap.9")(seen(TRAP, lambda player, seat: False))
breaks("A player can look at their own Traps only in their own turn", "trap.9")(seen_in_turn(TRAP))


def as_signi(role: str) -> Change:
    """SIGNI that lie so are SIGNI."""

    def is_signi(whole: Any, table: Any, card: int) -> bool:
        record = table.cards[card]
        is_one = record.role == role and record.host < 0 and record.zone in SIGNI_ZONES
        return bool(is_one and record.face.is_signi) or bool(whole(table, card))

    return wrap(Table.is_signi, is_signi)


breaks("A Seed that is a SIGNI card counts as a SIGNI, so it battles and can be trashed by Remove", "seed.9", "seed.8")(
    as_signi(SEED)
)
breaks("A Trap that is a SIGNI card counts as a SIGNI on the field", "trap.6", "trap.7")(as_signi(TRAP))


@breaks("Effects on SIGNI also reach Seeds", "seed.7")
@instead(Table._is_kind)
def _(whole: Any, table: Any, record: Any, kind: str) -> bool:
    if kind == "signi" and record.role == SEED:
        return bool(record.face.is_signi)
    return bool(whole(table, record, kind))


@breaks("Abilities of Seeds are in effect", "seed.7")
@instead(Table.at_work)
def _(whole: Any, table: Any) -> Any:
    yield from whole(table)
    for player in (0, 1):
        for zone in SIGNI_ZONES:
            yield from table.laid(player, zone, SEED)


@breaks("A Seed with the right name meets a Cross condition", "seed.7")
@partial(results, crosses.is_named)
def _(so: bool, game: Any, player: int, zone: str, name: str) -> bool:
    there = game.state.laid(player, zone, SEED) if zone else []
    return so or any(game.state.cards[card].face.name == name for card in there)


@breaks("Remove can be used on Seeds, at any timing", "seed.8")
@partial(offers, "remove")
def _(whole: Any, game: Any, player: int, timing: str) -> Any:
    yield from whole(game, player, timing)
    for zone in SIGNI_ZONES:
        for card in game.state.laid(player, zone, SEED):
            yield Option("remove", (card,))


@breaks("An attacking SIGNI battles the first card in front, even a Seed", "seed.9")
@instead(Table.in_front)
def _(whole: Any, table: Any, card: int) -> Any:
    record = table.cards[card]
    zone = FACING[record.zone]
    return next(iter((*table.zones[1 - record.seat, zone],)), None)


@breaks("An attack on a zone with a Seed and no SIGNI deals no damage", "seed.9")
@instead(contents.PROCEDURES["attack"])
def _(whole: Any, game: Any, frame: Any) -> Any:
    card = game.state.found(frame[1])
    if card is not None:
        record = game.state.cards[card]
        if game.state.laid(1 - record.seat, FACING[record.zone], SEED) and game.state.in_front(card) is None:
            game.pop()
            return
    yield from whole(game, frame)


# --- blooming -----------------------------------------------------------------------------------------


breaks("A Seed can bloom in a zone where a SIGNI is", "bloom.2")(wrap(seeds.can_bloom, lambda whole, game, card: True))
breaks("A Seed can bloom only in a zone where a SIGNI is", "bloom.2", "seed.2")(
    results(seeds.can_bloom, lambda can, game, card: not can)
)
breaks("A Seed cannot bloom if an opposing SIGNI is in front of it", "bloom.2")(
    results(seeds.can_bloom, lambda can, game, card: can and game.state.in_front(card) is None)
)


@breaks("A Seed that cannot bloom because of a SIGNI in its zone goes to the trash", "bloom.2")
@partial(results, seeds.can_bloom)
def _(free: bool, game: Any, card: int) -> bool:
    if not free:
        game.move((card,), TRASH, "rule")
    return free


breaks("A Seed that blooms is no Seed any more but stays face down", "seed.2")(
    applies("bloomed", lambda whole, table, event: table.change(event.card, role=""))
)
breaks("A Seed that blooms is face up but still a Seed", "seed.2", "bloom.2")(
    applies("bloomed", lambda whole, table, event: table.change(event.card, face_down=False))
)


@breaks("A card that is not a SIGNI stays in its zone after blooming", "bloom.3")
@instead(contents.HANDLERS["bloom"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    chosen, _ = yield from pick(game, ctx, node.cards)
    blooming = [card for card in chosen if seeds.can_bloom(game, card)]
    commit(game, [Event("bloomed", card) for card in blooming])
    return True


def afterwards(other: Any) -> Change:
    """What has bloomed is treated so: ``other(game, card)``."""

    def bloom(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
        known = len(game.state.log)
        done = yield from whole(game, ctx, node)
        for event in game.state.log[known:]:
            if event.kind == "bloomed":
                other(game, event.card)
        return done

    return wrap(contents.HANDLERS["bloom"], bloom)


breaks("A SIGNI that has bloomed goes to the trash", "bloom.3")(
    afterwards(lambda game, card: game.move((card,), TRASH, "rule"))
)


@breaks("A card that blooms and is not a SIGNI goes to the hand", "bloom.3")
@afterwards
def _(game: Any, card: int) -> None:
    if not game.state.cards[card].face.is_signi:
        game.move((card,), HAND, "rule")


@breaks("Blooming counts as entering the field", "bloom.4")
@afterwards
def _(game: Any, card: int) -> None:
    record = game.state.cards[card]
    commit(game, (Event("move", card, record.seat, frm=HAND, to=record.zone, cause="effect"),))


@breaks("A Seed cannot bloom while its player is forbidden to field SIGNI", "bloom.4")
@partial(results, seeds.can_bloom)
def _(free: bool, game: Any, card: int) -> bool:
    player = game.state.cards[card].seat
    return free and not game.forbids(game.state.center(player), "field")


@breaks("A Seed above the level of the center LRIG does not bloom", "bloom.5")
@partial(results, seeds.can_bloom)
def _(free: bool, game: Any, card: int) -> bool:
    return free and game.info(card).level <= lrigs.center_level(game, game.state.cards[card].seat)


@change
def stays_on_the_field(patch: Patch, name: str) -> None:
    """What has bloomed stays, whatever a rule says."""

    def rule(game: Any, player: int, *more: Any) -> Any:
        return [card for card in whole(game, player, *more) if not bloomed(game, card)]

    whole = getattr(rule_processing, name)
    patch.setattr(rule_processing, name, rule)


def bloomed(game: Any, card: int) -> bool:
    """Whether a card has bloomed."""
    return any(event.kind == "bloomed" and event.card == card for event in game.state.log)


breaks("A SIGNI that has just bloomed may be above level and limit", "bloom.5")(stays_on_the_field("excess"))
breaks("A SIGNI that has just bloomed stays although its limiting condition is not met", "bloom.6")(
    stays_on_the_field("of_other_type")
)


def nothing_comes_of_it(gone: Any) -> Change:
    """What waits does not come about where ``gone(game, record)`` says so of its card."""

    def check_rules(whole: Any, game: Any, done: Any) -> None:
        waits = game.state.waiting
        game.state.waiting = tuple(each for each in waits if not gone(game, each.held.card))
        whole(game, done)

    return wrap(games.Wixoss.check_rules, check_rules)


@breaks("Triggered abilities of SIGNI above the level of the center LRIG are lost", "bloom.5")
@nothing_comes_of_it
def _(game: Any, card: int) -> bool:
    record = game.state.cards[card]
    return bool(record.face.info.level > lrigs.center_level(game, record.seat) and record.face.is_signi)


breaks("Triggered abilities of cards whose limiting condition is not met are lost", "bloom.6")(
    nothing_comes_of_it(lambda game, card: not lrigs.fits_type(game, card))
)


@breaks("If a bloom exceeds the limit, the SIGNI that bloomed has to go", "bloom.5")
@partial(results, rule_processing.excess)
def _(found: list[int], game: Any, *rest: Any) -> list[int]:
    new = [card for card in found if bloomed(game, card)]
    return new or found


@breaks("If a bloom exceeds the limit, a SIGNI that was there before has to go", "bloom.5")
@partial(results, rule_processing.excess)
def _(found: list[int], game: Any, *rest: Any) -> list[int]:
    old = [card for card in found if not bloomed(game, card)]
    return old or found


# --- Traps that are turned up -------------------------------------------------------------------------


def lures(of: Any) -> Change:
    """The Traps that an attack triggers are those of ``of(table, attacker)``."""
    return wrap(traps.lure, lambda whole, game, attacker: lured(game, of(game.state, attacker)))


def lured(game: Any, cards: list[int]) -> None:
    """These Traps trigger."""
    for card in cards:
        traps.wait(game, game.state.held(card, traps.SPRINGS, TRAP))


@breaks("Any attack by a SIGNI triggers all Traps of the opponent", "trap.3", "trigger.5")
@lures
def _(table: Any, attacker: int) -> Any:
    seat = 1 - table.cards[attacker].seat
    return [card for zone in SIGNI_ZONES for card in table.laid(seat, zone, TRAP)]


@breaks("A Trap triggers on an attack from the zone of the same name, left for left", "trigger.5", "trap.3")
@lures
def _(table: Any, attacker: int) -> Any:
    record = table.cards[attacker]
    return table.laid(1 - record.seat, record.zone, TRAP)


@breaks("A Trap in the center SIGNI zone also triggers when the center LRIG attacks", "trap.3")
@instead(attack.declare)
def _(whole: Any, game: Any, card: int) -> None:
    whole(game, card)
    record = game.state.cards[card]
    if record.zone == LRIG:
        lured(game, game.state.laid(1 - record.seat, CENTER, TRAP))


@breaks("A Trap triggers only if no SIGNI is in its zone as the attack is declared", "trap.8")
@lures
def _(table: Any, attacker: int) -> Any:
    record = table.cards[attacker]
    zone = FACING[record.zone]
    return table.laid(1 - record.seat, zone, TRAP) if table.is_free(1 - record.seat, zone) else []


def springs(asks: bool = True, free: bool = True, up: bool = True, waits: bool = True) -> Change:
    """A Trap is turned up otherwise: without asking, whatever is in its zone, staying face down, doing nothing."""

    def spring(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
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

    return wrap(contents.HANDLERS["spring"], spring)


breaks("A Trap that triggers is turned up without its player being asked", "trap.3", "trigger.5")(springs(asks=False))


def unfit(can: Any) -> Change:
    """A Trap is turned up only where ``can(game, card)``."""

    def spring(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
        card = game.state.found(ctx.this)
        if card is None or not can(game, card):
            return False
        return (yield from whole(game, ctx, node))

    return wrap(contents.HANDLERS["spring"], spring)


breaks("Only Traps with a Trap icon can be turned up", "trap.3")(
    unfit(lambda game, card: game.state.cards[card].face.extra("trap") is not None)
)


@breaks("A Trap that was not turned up the first time it triggered never can be", "trap.3")
@instead(contents.HANDLERS["spring"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    card = game.state.found(ctx.this)
    if card is None or game.state.cards[card].awakened:
        return False
    game.state.change(card, awakened=True)
    return (yield from whole(game, ctx, node))


@breaks("Only player B's Traps trigger", "trap.3")
@instead(traps.lure)
def _(whole: Any, game: Any, attacker: int) -> None:
    if game.state.cards[attacker].seat == 0:
        whole(game, attacker)


breaks("A Trap can be turned up even if a SIGNI is in its zone", "trap.3", "trap.8")(springs(free=False))
breaks("A Trap that is turned up does not trigger its ability", "trap.4", "trigger.7", "trap.3")(springs(waits=False))
breaks("A Trap whose ability has been done goes to the center SIGNI zone", "trap.5")(
    reads(games.Wixoss.finish, TRASH=SIGNI_ZONES[1])
)
breaks("A Trap whose ability has been done goes to the Ener zone", "trap.5")(reads(games.Wixoss.finish, TRASH=ENER))


@breaks("A Trap goes to the trash before its ability is done", "trap.5")
@instead(traps.wait)
def _(whole: Any, game: Any, held: Any) -> None:
    whole(game, held)
    if is_keyword(held, "trap"):
        game.move((held.card,), TRASH, "rule")


@breaks("A Trap triggers after the battle or damage of the attack", "trap.4")
def _(patch: Patch) -> None:
    def signi_attack(game: Any, frame: Any) -> Any:
        card = game.state.found(frame[1])
        yield from attacks(game, frame)
        if card is not None:
            lure(game, card)

    lure, attacks = traps.lure, attack.signi_attack
    patch.setattr(traps, "lure", lambda game, attacker: None)
    patch.setitem(contents.PROCEDURES, "attack", signi_attack)


@breaks("The ability of a Trap triggers when the Trap goes to the trash for a new one", "trigger.7")
@instead(seeds.lay)
def _(whole: Any, game: Any, ctx: Any, cards: Any, role: str) -> Any:
    done = yield from whole(game, ctx, cards, role)
    for event in game.state.log:
        if event.kind == "move" and event.to == TRASH:
            for held in game.abilities(event.card):
                if is_keyword(held, "trap"):
                    traps.wait(game, held)
    return done


breaks("A Trap above the level of the center LRIG cannot be turned up", "trap.6")(
    unfit(lambda game, card: game.info(card).level <= lrigs.center_level(game, game.state.cards[card].seat))
)
breaks("A Trap whose limiting condition is not met cannot be turned up", "trap.7")(unfit(lrigs.fits_type))
