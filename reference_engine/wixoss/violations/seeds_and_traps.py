"""Violations of WIXOSS: Seeds and Traps."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from ....adapters import card_text_tree as a
from ...kernel.card_choices import select_cards
from ...kernel.card_references import present_cards
from ...kernel.commit import commit_events
from ...kernel.decisions import NO, YES, EngineAsk, EngineOption
from ...kernel.events import EngineEvent
from ...kernel.perform import create_event as made_by
from ...kernel.resolution import ResolutionContext
from ...patching import Patch
from ...violations import Change, Violations, change_factory, change_results, replace_globals, wrap_function, wrapper_of
from .. import attack, cross_state, lrigs, rule_processing, rulebook_map, seeds, signi, traps
from .. import game as games
from ..effects import choose_signi_zone
from ..keywords import is_keyword
from ..lexicon import CENTER, ENER, FACING, HAND, LAID, LRIG, SEED, SIGNI_ZONES, TRAP, TRASH
from ..lrigs import center_level, level_limit
from ..rules_context import RulesContext
from ..state import GameState
from ..using_cards import ability_when_used
from .helpers import replace_applying, replace_options

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation

# --- laying -------------------------------------------------------------------------------------------


@change_factory
def replace_laying(patch: Patch, role: str, other: Any) -> None:
    """Do ``other(game, ctx, card, zone)`` before a Seed or Trap is laid; its result says whether it is laid."""

    def lay_by_rule(game: Any, ctx: Any, cards: Any, laid: str) -> Any:
        if laid != role:
            return (yield from whole(game, ctx, cards, laid))
        chosen, _ = yield from select_cards(game, ctx, cards)
        for card in chosen:
            zone = yield from choose_signi_zone(game, ctx.seat, list(SIGNI_ZONES), ctx.seat)
            if other(game, ctx, card, zone):
                move = made_by(ctx, "move", card, ctx.seat, to=zone, cause=role, face_down=True)
                yield from game.propose_events(move)
        return bool(chosen)

    whole = seeds.lay_face_down
    patch.setattr(seeds, "lay_face_down", lay_by_rule)


def old_card_goes_to(role: str, to: str) -> Any:
    """A change by which the old card in the zone goes to another place."""

    def move_old_card(game: Any, ctx: Any, card: int, zone: str) -> bool:
        game.move_cards(game.state.seeds_or_traps(ctx.seat, zone, role), to, "rule")
        return True

    return move_old_card


def keep_old_card(game: Any, ctx: Any, card: int, zone: str) -> bool:
    """Keep the old card in the zone as well."""
    return True


breaks("A SIGNI zone can hold two or more Seeds", "seed.3")(replace_laying(SEED, keep_old_card))
breaks("A SIGNI zone can hold two or more Traps", "trap.1")(replace_laying(TRAP, keep_old_card))


@breaks(
    "A player laying a Seed or Trap is offered the SIGNI zones of both players",
    "trap.1",
    "infected.3",
    "attached.4",
    "cheer-zone.a2.3",
)
@wrapper_of(choose_signi_zone)
def _(whole: Any, game: Any, player: int, zones: list[str], whose: int) -> Any:
    (picked,) = yield EngineAsk(
        player, "zone", tuple(EngineOption("zone", (seat, zone)) for seat in "AB" for zone in zones)
    )
    return str(picked.args[1])


def one_per_player(role: str) -> Any:
    """A change by which a player has only one card of that role."""

    def trash_all_others(game: Any, ctx: Any, card: int, zone: str) -> bool:
        for each in SIGNI_ZONES:
            game.move_cards(game.state.seeds_or_traps(ctx.seat, each, role), TRASH, "rule")
        return True

    return trash_all_others


breaks("Laying a Seed trashes all other Seeds of the player", "seed.3")(replace_laying(SEED, one_per_player(SEED)))
breaks("Setting a Trap trashes all other Traps of the player", "trap.1")(replace_laying(TRAP, one_per_player(TRAP)))
breaks("A Seed that is replaced by a new one goes to the hand", "seed.4", "seed.3")(
    replace_laying(SEED, old_card_goes_to(SEED, HAND))
)
breaks("A Trap that is replaced by a new one goes to the hand", "trap.2")(
    replace_laying(TRAP, old_card_goes_to(TRAP, HAND))
)


def keep_new_card_away(role: str) -> Any:
    """A change by which a new card is not laid if the zone has one."""

    def is_zone_without(game: Any, ctx: Any, card: int, zone: str) -> bool:
        return not game.state.seeds_or_traps(ctx.seat, zone, role)

    return is_zone_without


breaks("No new Seed comes to a zone where one lies", "seed.4", "seed.3")(replace_laying(SEED, keep_new_card_away(SEED)))
breaks("No new Trap comes to a zone where one lies", "trap.2", "trap.1")(replace_laying(TRAP, keep_new_card_away(TRAP)))


@breaks("The old Seed of a zone is trashed only once the new one lies there", "seed.4")
@wrapper_of(seeds.lay_face_down)
def _(whole: Any, game: Any, ctx: Any, cards: Any, role: str) -> Any:
    known = {zone: game.state.seeds_or_traps(ctx.seat, zone, role) for zone in SIGNI_ZONES}
    with Patch() as late:
        late.setattr(RulesContext, "move_cards", lambda *arguments: None)
        done = yield from whole(game, ctx, cards, role)
    for zone, there in known.items():
        if there != game.state.seeds_or_traps(ctx.seat, zone, role):
            game.move_cards(there, TRASH, "rule")
    return done


def may_lay_as_signi(game: Any, ctx: Any, card: int, zone: str) -> bool:
    """Whether a SIGNI of the card's level and type could enter the zone."""
    return bool(signi.may_enter_field(game, card, ()))


breaks("A Seed is laid only if a SIGNI of its level and type could be fielded", "seed.6")(
    replace_laying(SEED, may_lay_as_signi)
)


@breaks("A Seed is laid only if its level is not above that of the center LRIG", "seed.6")
@partial(replace_laying, SEED)
def _(game: Any, ctx: Any, card: int, zone: str) -> bool:
    return bool(game.characteristics_of(card).level <= lrigs.center_level(game, ctx.seat))


breaks("A Trap is set only if a SIGNI of its level and type could be fielded", "trap.6", "trap.7")(
    replace_laying(TRAP, may_lay_as_signi)
)
breaks("A Trap is set only if the center LRIG meets its limiting condition", "trap.7", "trap.6")(
    replace_laying(TRAP, lambda game, ctx, card, zone: lrigs.meets_limiting_condition(game, card))
)
breaks("Only cards with a Trap icon can be set as Traps", "trap.1")(
    replace_laying(TRAP, lambda game, ctx, card, zone: game.state.cards[card].face.printed_line("trap") is not None)
)


def lay_face_up(role: str) -> Change:
    """Lay cards of that role face up."""

    def move_face_up(whole: Any, table: Any, event: EngineEvent) -> None:
        whole(table, event)
        if event.cause == role:
            table.change_card(event.card, face_down=False)

    return replace_applying("move", move_face_up)


breaks("Traps lie face up", "trap.1")(lay_face_up(TRAP))
breaks("A Seed cannot be laid in a zone where a SIGNI is", "seed.5")(
    replace_laying(SEED, lambda game, ctx, card, zone: game.state.is_zone_free(ctx.seat, zone))
)
breaks(
    "A SIGNI cannot come to a zone where a Seed or Trap lies",
    "seed.5",
    spread="entries about Seeds and Traps put SIGNI there",
)(wrap_function(GameState.is_zone_free, lambda whole, table, player, zone: not table.zones[player, zone]))


@breaks("A SIGNI can come to a zone with a SIGNI if a Seed or Trap lies there too", "seed.5")
@wrapper_of(GameState.is_zone_free)
def _(whole: Any, table: Any, player: int, zone: str) -> bool:
    there = table.zones[player, zone]
    return not there or any(table.cards[card].role in LAID for card in there)


# --- visibility and type ------------------------------------------------------------------------------


def visible_when(role: str, by: Any) -> Change:
    """Change the visibility of cards of that role: ``by(player, seat)``."""

    def can_see_laid(whole: Any, table: Any, player: int, card: int) -> bool:
        record = table.cards[card]
        if record.role == role and record.face_down:
            return bool(by(player, record.seat))
        return bool(whole(table, player, card))

    return wrap_function(GameState.can_see, can_see_laid)


breaks("Both players can look at face-down Seeds", "seed.10")(visible_when(SEED, lambda player, seat: True))
breaks("Neither player can look at face-down Seeds", "seed.10")(visible_when(SEED, lambda player, seat: False))


def visible_in_own_turn(role: str) -> Change:
    """Show cards of that role to their player only in that player's turn."""

    def can_see_in_own_turn(whole: Any, table: Any, player: int, card: int) -> bool:
        record = table.cards[card]
        is_laid = record.role == role and record.face_down
        return bool(whole(table, player, card)) and not (is_laid and table.turn_player != player)

    return wrap_function(GameState.can_see, can_see_in_own_turn)


breaks("A player can look at their own Seeds only in their own turn", "seed.10")(visible_in_own_turn(SEED))
breaks("Both players can look at face-down Traps", "trap.9", "trigger.4", "trigger.5")(
    visible_when(TRAP, lambda player, seat: True)
)
breaks("Neither player can look at face-down Traps", "trap.9")(visible_when(TRAP, lambda player, seat: False))
breaks("A player can look at their own Traps only in their own turn", "trap.9")(visible_in_own_turn(TRAP))


def count_as_signi(role: str) -> Change:
    """Count face-down cards of that role that are SIGNI as SIGNI on the field."""

    def is_signi_or_laid(whole: Any, table: Any, card: int) -> bool:
        record = table.cards[card]
        is_one = record.role == role and record.host < 0 and record.zone in SIGNI_ZONES
        return bool(is_one and record.face.is_signi) or bool(whole(table, card))

    return wrap_function(GameState.is_signi, is_signi_or_laid)


breaks("A Seed that is a SIGNI card counts as a SIGNI, so it battles and can be trashed by Remove", "seed.9", "seed.8")(
    count_as_signi(SEED)
)
breaks("A Trap that is a SIGNI card counts as a SIGNI on the field", "trap.6", "trap.7")(count_as_signi(TRAP))


@breaks("Effects on SIGNI also reach Seeds", "seed.7")
@wrapper_of(GameState._is_kind)
def _(whole: Any, table: Any, record: Any, kind: str) -> bool:
    if kind == "signi" and record.role == SEED:
        return bool(record.face.is_signi)
    return bool(whole(table, record, kind))


@breaks("Abilities of Seeds are in effect", "seed.7")
@wrapper_of(GameState.cards_at_work)
def _(whole: Any, table: Any) -> Any:
    yield from whole(table)
    for player in (0, 1):
        for zone in SIGNI_ZONES:
            yield from table.seeds_or_traps(player, zone, SEED)


@breaks("A Seed with the right name meets a Cross condition", "seed.7")
@partial(change_results, cross_state.has_signi_named)
def _(so: bool, game: Any, player: int, zone: str, name: str) -> bool:
    there = game.state.seeds_or_traps(player, zone, SEED) if zone else []
    return so or any(game.state.cards[card].face.name == name for card in there)


@breaks("Remove can be used on Seeds, at any timing", "seed.8")
@partial(replace_options, "remove")
def _(whole: Any, game: Any, player: int, timing: str) -> Any:
    yield from whole(game, player, timing)
    for zone in SIGNI_ZONES:
        for card in game.state.seeds_or_traps(player, zone, SEED):
            yield EngineOption("remove", (card,))


@breaks("An attacking SIGNI battles the first card in front, even a Seed", "seed.9")
@wrapper_of(GameState.signi_in_front)
def _(whole: Any, table: Any, card: int) -> Any:
    record = table.cards[card]
    zone = FACING[record.zone]
    return next(iter((*table.zones[1 - record.seat, zone],)), None)


@breaks("An attack on a zone with a Seed and no SIGNI deals no damage", "seed.9")
@wrapper_of(rulebook_map.PROCEDURES["attack"])
def _(whole: Any, game: Any, frame: Any) -> Any:
    card = game.state.find_card(frame[1])
    if card is not None:
        record = game.state.cards[card]
        if (
            game.state.seeds_or_traps(1 - record.seat, FACING[record.zone], SEED)
            and game.state.signi_in_front(card) is None
        ):
            game.pop_frame()
            return
    yield from whole(game, frame)


# --- blooming -----------------------------------------------------------------------------------------


breaks("A Seed can bloom in a zone where a SIGNI is", "bloom.2")(
    wrap_function(seeds.can_bloom, lambda whole, game, card: True)
)
breaks("A Seed can bloom only in a zone where a SIGNI is", "bloom.2", "seed.2")(
    change_results(seeds.can_bloom, lambda can, game, card: not can)
)
breaks("A Seed cannot bloom if an opposing SIGNI is in front of it", "bloom.2")(
    change_results(seeds.can_bloom, lambda can, game, card: can and game.state.signi_in_front(card) is None)
)


@breaks("A Seed that cannot bloom because of a SIGNI in its zone goes to the trash", "bloom.2")
@partial(change_results, seeds.can_bloom)
def _(free: bool, game: Any, card: int) -> bool:
    if not free:
        game.move_cards((card,), TRASH, "rule")
    return free


breaks("A Seed that blooms is no Seed any more but stays face down", "seed.2", "bloom.4", "bloom.5")(
    replace_applying("bloomed", lambda whole, table, event: table.change_card(event.card, role=""))
)
breaks("A Seed that blooms is face up but still a Seed", "seed.2", "bloom.2")(
    replace_applying("bloomed", lambda whole, table, event: table.change_card(event.card, face_down=False))
)


@breaks("A card that is not a SIGNI stays in its zone after blooming", "bloom.3")
@wrapper_of(rulebook_map.HANDLERS["bloom"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    chosen, _ = yield from select_cards(game, ctx, node.cards)
    blooming = [card for card in chosen if seeds.can_bloom(game, card)]
    commit_events(game, [EngineEvent("bloomed", card) for card in blooming])
    return True


def after_blooming(other: Any) -> Change:
    """Do ``other(game, card)`` after a card has bloomed."""

    def bloom_and_then(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
        known = len(game.state.log)
        done = yield from whole(game, ctx, node)
        for event in game.state.log[known:]:
            if event.kind == "bloomed":
                other(game, event.card)
        return done

    return wrap_function(rulebook_map.HANDLERS["bloom"], bloom_and_then)


breaks("A SIGNI that has bloomed goes to the trash", "bloom.3")(
    after_blooming(lambda game, card: game.move_cards((card,), TRASH, "rule"))
)


@breaks("A card that blooms and is not a SIGNI goes to the hand", "bloom.3")
@after_blooming
def _(game: Any, card: int) -> None:
    if not game.state.cards[card].face.is_signi:
        game.move_cards((card,), HAND, "rule")


@breaks("Blooming counts as entering the field", "bloom.4")
@after_blooming
def _(game: Any, card: int) -> None:
    record = game.state.cards[card]
    commit_events(game, (EngineEvent("move", card, record.seat, frm=HAND, to=record.zone, cause="effect"),))


@breaks("A Seed cannot bloom while its player is forbidden to field SIGNI", "bloom.4")
@partial(change_results, seeds.can_bloom)
def _(free: bool, game: Any, card: int) -> bool:
    player = game.state.cards[card].seat
    return free and not game.forbids_action(game.state.center_lrig(player), "field")


@breaks("A Seed above the level of the center LRIG does not bloom", "bloom.5")
@partial(change_results, seeds.can_bloom)
def _(free: bool, game: Any, card: int) -> bool:
    return free and game.characteristics_of(card).level <= lrigs.center_level(game, game.state.cards[card].seat)


@change_factory
def exempt_bloomed(patch: Patch, name: str) -> None:
    """Exempt cards that have bloomed from a rule."""

    def apply_except_bloomed(game: Any, player: int, *more: Any) -> Any:
        return [card for card in whole(game, player, *more) if not has_bloomed(game, card)]

    whole = getattr(rule_processing, name)
    patch.setattr(rule_processing, name, apply_except_bloomed)


def has_bloomed(game: Any, card: int) -> bool:
    """Whether a card has bloomed."""
    return any(event.kind == "bloomed" and event.card == card for event in game.state.log)


breaks("A SIGNI that has just bloomed may be above level and limit", "bloom.5")(exempt_bloomed("signi_over_limit"))
breaks("A SIGNI that has just bloomed stays although its limiting condition is not met", "bloom.6")(
    exempt_bloomed("cards_of_other_type")
)


def drop_pending_when(gone: Any) -> Change:
    """Drop the pending triggers of cards for which ``gone(game, record)`` holds."""

    def check_without_dropped(whole: Any, game: Any, done: Any) -> None:
        waits = game.state.waiting
        game.state.waiting = tuple(each for each in waits if not gone(game, each.held.card))
        whole(game, done)

    return wrap_function(games.Wixoss.check_rules, check_without_dropped)


@breaks("Triggered abilities of SIGNI above the level of the center LRIG are lost", "bloom.5")
@drop_pending_when
def _(game: Any, card: int) -> bool:
    record = game.state.cards[card]
    return bool(record.face.info.level > lrigs.center_level(game, record.seat) and record.face.is_signi)


breaks("Triggered abilities of cards whose limiting condition is not met are lost", "bloom.6")(
    drop_pending_when(lambda game, card: not lrigs.meets_limiting_condition(game, card))
)


@breaks("If a bloom exceeds the limit, the SIGNI that bloomed has to go", "bloom.5")
@partial(change_results, rule_processing.signi_over_limit)
def _(found: list[int], game: Any, *rest: Any) -> list[int]:
    new = [card for card in found if has_bloomed(game, card)]
    return new or found


@breaks("If a bloom exceeds the limit, a SIGNI that was there before has to go", "bloom.5")
@partial(change_results, rule_processing.signi_over_limit)
def _(found: list[int], game: Any, *rest: Any) -> list[int]:
    old = [card for card in found if not has_bloomed(game, card)]
    return old or found


# --- turning up Traps ---------------------------------------------------------------------------------


def trigger_other_traps(of: Any) -> Change:
    """Replace the Traps that an attack triggers: ``of(table, attacker)``."""
    return wrap_function(
        traps.trigger_trap, lambda whole, game, attacker: trigger_traps(game, of(game.state, attacker))
    )


def trigger_traps(game: Any, cards: list[int]) -> None:
    """Trigger these Traps."""
    for card in cards:
        traps.add_pending_trap(game, game.state.ability_instance(card, traps.SPRINGS, TRAP))


@breaks("Any attack by a SIGNI triggers all Traps of the opponent", "trap.3", "trigger.5")
@trigger_other_traps
def _(table: Any, attacker: int) -> Any:
    seat = 1 - table.cards[attacker].seat
    return [card for zone in SIGNI_ZONES for card in table.seeds_or_traps(seat, zone, TRAP)]


@breaks("A Trap triggers on an attack from the zone of the same name, left for left", "trigger.5", "trap.3")
@trigger_other_traps
def _(table: Any, attacker: int) -> Any:
    record = table.cards[attacker]
    return table.seeds_or_traps(1 - record.seat, record.zone, TRAP)


@breaks("A Trap in the center SIGNI zone also triggers when the center LRIG attacks", "trap.3")
@wrapper_of(attack.declare_attack)
def _(whole: Any, game: Any, card: int) -> None:
    whole(game, card)
    record = game.state.cards[card]
    if record.zone == LRIG:
        trigger_traps(game, game.state.seeds_or_traps(1 - record.seat, CENTER, TRAP))


@breaks("A Trap triggers only if no SIGNI is in its zone as the attack is declared", "trap.8")
@trigger_other_traps
def _(table: Any, attacker: int) -> Any:
    record = table.cards[attacker]
    zone = FACING[record.zone]
    return table.seeds_or_traps(1 - record.seat, zone, TRAP) if table.is_zone_free(1 - record.seat, zone) else []


def turn_up_otherwise(asks: bool = True, free: bool = True, up: bool = True, waits: bool = True) -> Change:
    """Turn up Traps otherwise: without an ask, in any zone, without turning them up, or without their ability."""

    def turn_up_trap(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
        table = game.state
        card = table.find_card(ctx.this)
        if card is None or (free and not table.is_zone_free(ctx.seat, table.cards[card].zone)):
            return False
        if asks and (yield EngineAsk(ctx.seat, "optional", (YES, NO), about=ctx.held)) == (NO,):
            return False
        if up:
            commit_events(game, (EngineEvent("turn", card, by=ctx.seat),))
        mine = [held for held in game.abilities_of(card) if is_keyword(held, "trap")]
        for held in mine if waits else ():
            traps.add_pending_trap(game, held)
        if not mine:
            game.move_cards((card,), TRASH, "rule")
        return True

    return wrap_function(rulebook_map.HANDLERS["spring"], turn_up_trap)


breaks("A Trap that triggers is turned up without its player being asked", "trap.3", "trigger.5")(
    turn_up_otherwise(asks=False)
)


def restrict_turning_up(can: Any) -> Change:
    """Let Traps be turned up only if ``can(game, card)`` holds."""

    def turn_up_if_allowed(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
        card = game.state.find_card(ctx.this)
        if card is None or not can(game, card):
            return False
        return (yield from whole(game, ctx, node))

    return wrap_function(rulebook_map.HANDLERS["spring"], turn_up_if_allowed)


breaks("Only Traps with a Trap icon can be turned up", "trap.3")(
    restrict_turning_up(lambda game, card: game.state.cards[card].face.printed_line("trap") is not None)
)


@breaks("A Trap that was not turned up the first time it triggered never can be", "trap.3")
@wrapper_of(rulebook_map.HANDLERS["spring"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    card = game.state.find_card(ctx.this)
    if card is None or game.state.cards[card].awakened:
        return False
    game.state.change_card(card, awakened=True)
    return (yield from whole(game, ctx, node))


@breaks("Only player B's Traps trigger", "trap.3")
@wrapper_of(traps.trigger_trap)
def _(whole: Any, game: Any, attacker: int) -> None:
    if game.state.cards[attacker].seat == 0:
        whole(game, attacker)


breaks("A Trap can be turned up even if a SIGNI is in its zone", "trap.3", "trap.8")(turn_up_otherwise(free=False))
breaks("A Trap that is turned up does not trigger its ability", "trap.4", "trigger.7", "trap.3")(
    turn_up_otherwise(waits=False)
)
breaks("A Trap whose ability has been done goes to the center SIGNI zone", "trap.5")(
    replace_globals(games.Wixoss.finish_resolution, TRASH=SIGNI_ZONES[1])
)
breaks("A Trap whose ability has been done goes to the Ener zone", "trap.5")(
    replace_globals(games.Wixoss.finish_resolution, TRASH=ENER)
)


@breaks("A Trap goes to the trash before its ability is done", "trap.5")
@wrapper_of(traps.add_pending_trap)
def _(whole: Any, game: Any, held: Any) -> None:
    whole(game, held)
    if is_keyword(held, "trap"):
        game.move_cards((held.card,), TRASH, "rule")


@breaks("A Trap triggers after the battle or damage of the attack", "trap.4")
def _(patch: Patch) -> None:
    def attack_then_trap(game: Any, frame: Any) -> Any:
        card = game.state.find_card(frame[1])
        yield from attacks(game, frame)
        if card is not None:
            lure(game, card)

    lure, attacks = traps.trigger_trap, attack.resolve_signi_attack
    patch.setattr(traps, "trigger_trap", lambda game, attacker: None)
    patch.setitem(rulebook_map.PROCEDURES, "attack", attack_then_trap)


@breaks("The ability of a Trap triggers when the Trap goes to the trash for a new one", "trigger.7")
@wrapper_of(seeds.lay_face_down)
def _(whole: Any, game: Any, ctx: Any, cards: Any, role: str) -> Any:
    done = yield from whole(game, ctx, cards, role)
    for event in game.state.log:
        if event.kind == "move" and event.to == TRASH:
            for held in game.abilities_of(event.card):
                if is_keyword(held, "trap"):
                    traps.add_pending_trap(game, held)
    return done


breaks("A Trap above the level of the center LRIG cannot be turned up", "trap.6")(
    restrict_turning_up(
        lambda game, card: game.characteristics_of(card).level <= lrigs.center_level(game, game.state.cards[card].seat)
    )
)
breaks("A Trap whose limiting condition is not met cannot be turned up", "trap.7")(
    restrict_turning_up(lrigs.meets_limiting_condition)
)


@breaks("A spell that blooms is resolved before it goes to the trash", "bloom.3")
@wrapper_of(rulebook_map.HANDLERS["bloom"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    laid = [card for zone in SIGNI_ZONES for card in game.state.seeds_or_traps(ctx.seat, zone, SEED)]
    done = yield from whole(game, ctx, node)
    for card in laid:
        held = ability_when_used(game, card) if game.state.cards[card].zone == TRASH else None
        if held is not None:
            yield from game.resolve_text(ResolutionContext.for_ability(held), held.ability.then)
    return done


@breaks("A Trap that its player has once left face down cannot be turned up in the same turn", "trap.3")
@wrapper_of(rulebook_map.HANDLERS["spring"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    if ("declined", ctx.this) in game.state.done:
        return False
    done = yield from whole(game, ctx, node)
    if not done:
        game.state.done |= {("declined", ctx.this)}
    return done


@breaks("A Trap that is turned up does its Life Burst as well", "trap.3")
@wrapper_of(rulebook_map.HANDLERS["spring"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    found = yield from whole(game, ctx, node)
    bursts = [held for held in game.abilities_of(ctx.this.card) if is_keyword(held, "life-burst")]
    for held in bursts if found else ():
        traps.add_pending_trap(game, held)
    return found


# --- single Seeds and Traps ---------------------------------------------------------------------------


def turn_up_only_if(meant: Callable[[Any, Any], bool]) -> Change:
    """Turn up a Trap that was triggered only if ``meant(game, record)`` holds for its record."""

    def spring(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
        if not meant(game, game.state.cards[ctx.this.card]):
            return False
        return (yield from whole(game, ctx, node))

    return wrap_function(rulebook_map.HANDLERS["spring"], spring)


breaks("A Trap in the center SIGNI zone cannot be turned up", "trigger.5", "trap.3")(
    turn_up_only_if(lambda game, record: record.zone != CENTER)
)
breaks("A Trap cannot be turned up if a Seed lies in its zone", "trigger.5")(
    turn_up_only_if(lambda game, record: len(game.state.zones[record.seat, record.zone]) == 1)
)


@breaks("A player can turn up only one Trap per turn", "trigger.5")
@wrapper_of(rulebook_map.HANDLERS["spring"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    if ("turned up", ctx.seat) in game.state.done:
        return False
    found = yield from whole(game, ctx, node)
    if found:
        game.state.done |= {("turned up", ctx.seat)}
    return found


@breaks("The attack of a SIGNI with Assassin triggers no Trap", "trigger.5")
@wrapper_of(traps.trigger_trap)
def _(whole: Any, game: Any, attacker: int) -> None:
    if not game.has_keyword(attacker, "assassin"):
        whole(game, attacker)


@breaks("A SIGNI that has bloomed is down", "bloom.3")
@wrapper_of(rulebook_map.APPLY["bloomed"])
def _(whole: Any, state: Any, event: Any) -> None:
    whole(state, event)
    state.change_card(event.card, resting=True)


@breaks("If one of several Seeds that bloom together is not a SIGNI, all of them go to the trash", "bloom.3")
@wrapper_of(rulebook_map.HANDLERS["bloom"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    before = [card for card, record in enumerate(game.state.cards) if record.role == SEED]
    found = yield from whole(game, ctx, node)
    bloomed = [card for card in before if game.state.cards[card].role != SEED]
    if any(game.state.cards[card].zone == TRASH for card in bloomed):
        game.move_cards([card for card in bloomed if game.state.cards[card].zone != TRASH], TRASH, "rule")
    return found


def trash_for_seed(gone: Callable[[Any, Any], Any]) -> Change:
    """Trash the cards ``gone(state, event)`` as a Seed is laid."""

    def lay_seed(whole: Any, state: Any, event: Any) -> None:
        for card in gone(state, event) if event.cause == SEED else ():
            whole(state, EngineEvent("move", card, state.cards[card].owner, to=TRASH, cause="rule"))
        whole(state, event)

    return replace_applying("move", lay_seed)


def third_seed(state: Any, event: Any) -> Any:
    """The first Seed of a player who has two already."""
    mine = [card for zone in SIGNI_ZONES for card in state.seeds_or_traps(event.player, zone, SEED)]
    return mine[: len(mine) - 1]


breaks("A Seed takes the place of the Trap in its zone", "seed.3")(
    trash_for_seed(lambda state, event: state.seeds_or_traps(event.player, event.to, TRAP))
)
breaks("A player can have only two Seeds, and a third one takes the place of the first", "seed.3")(
    trash_for_seed(third_seed)
)
breaks("The opposing Seed in front of a Seed that is laid goes to the trash", "seed.3")(
    trash_for_seed(lambda state, event: state.seeds_or_traps(1 - event.player, FACING[event.to], SEED))
)


@breaks("A Trap can be set only up to two levels above the center LRIG", "trap.6")
@wrapper_of(rulebook_map.HANDLERS["trap"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    cards = [] if isinstance(node.cards, a.ChosenCards) else present_cards(game, ctx, node.cards)
    if any(game.characteristics_of(card).level > center_level(game, ctx.seat) + 2 for card in cards):
        return False
    return (yield from whole(game, ctx, node))


@breaks("No Trap can be set once a single SIGNI has reached the limit", "trap.6")
@wrapper_of(rulebook_map.HANDLERS["trap"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    levels = [game.characteristics_of(card).level for card in game.state.field_signi(ctx.seat)]
    if len(levels) == 1 and sum(levels) >= level_limit(game, ctx.seat):
        return False
    return (yield from whole(game, ctx, node))
