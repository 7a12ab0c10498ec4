"""Violations of WIXOSS: the attack phase, battle, guard, damage and Life Cloth."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...kernel.asks import NO, PASS, YES, Ask, Option
from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...kernel.steps import begins
from ...kernel.triggers import play_one
from ...violations import Patch, Violations
from .. import acting, attack, cards, contents, damage, rule_processing, setup, signi, state, triggers, turn, usage
from .. import game as games
from ..costs import adjust as adjust_counter
from ..words import CENTER, CHECK, ENER, HAND, LEFT, LIFE, RIGHT, SIGNI_ZONES, TRASH
from .ways import NOTHING, applies, handler, part

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# --- the phase and its steps --------------------------------------------------------------------------


@breaks("attack-phase.1", "signi-step.1", "lrig-step.2")
def only_signi_attack(patch: Patch) -> None:
    part(patch, "lrig-attack", attack.lrig_attacks, NOTHING)


@breaks("attack-phase.2", "lrig-step.1", "signi-step.1")
def the_lrig_attacks_before_the_signi(patch: Patch) -> None:
    steps = turn.STEPS
    first, second = steps["signi-attack"], steps["lrig-attack"]
    patch.setitem(turn.STEPS, "signi-attack", (first[0], attack.lrig_attacks, attack.let_guard, attack.hit_by_lrig))
    patch.setitem(turn.STEPS, "lrig-attack", (second[0], first[1]))


@breaks("attack-phase.3", "first-player.2")
def the_first_turn_has_an_attack_phase(patch: Patch) -> None:
    part(patch, "pre-attack", turn.skip_attack, NOTHING)


@breaks("attack-phase.3", "first-player.2")
def nobody_attacks_in_their_first_turn(patch: Patch) -> None:
    @at_once
    def skip(game: Any) -> str | None:
        return "end" if game.state.turn <= 2 else None

    part(patch, "pre-attack", turn.skip_attack, skip)


@breaks("preattack-step.1", "attack-phase.2", "defense-step.1")
def the_opponent_acts_before_the_turn_player(patch: Patch) -> None:
    steps = turn.STEPS
    before, after = steps["pre-attack"][-1], steps["defense"][-1]
    part(patch, "pre-attack", before, after)
    part(patch, "defense", after, before)


@breaks("preattack-step.2")
def what_begins_with_the_attack_phase_comes_when_signi_attack(patch: Patch) -> None:
    parts = turn.STEPS["pre-attack"]
    first = begins("attack", "pre-attack")
    patch.setitem(turn.STEPS, "pre-attack", tuple(each for at, each in enumerate(parts) if at != 1))
    patch.setitem(turn.STEPS, "signi-attack", (first, *turn.STEPS["signi-attack"]))


@breaks("preattack-step.3", "timing-attack.1")
def one_thing_is_used_before_attacks(patch: Patch) -> None:
    patch.setitem(contents.PROCEDURES, "acting", once_in("pre-attack"))


@breaks("defense-step.2", "timing-attack.1")
def one_thing_is_used_in_defense(patch: Patch) -> None:
    patch.setitem(contents.PROCEDURES, "acting", once_in("defense"))


def once_in(step: str) -> Any:
    """A window of that step that is over when something has been used."""

    def window(game: Any, frame: Any) -> Any:
        if frame[1] == step and ("acted", step) in game.state.done:
            game.pop()
            return
        if frame[1] == step:
            game.state.done |= {("acted", step)}
        yield from acting.window(game, frame)

    return window


@breaks("defense-step.2", "preattack-step.3")
def the_turn_player_acts_in_the_defense_step(patch: Patch) -> None:
    part(patch, "defense", turn.STEPS["defense"][-1], turn.STEPS["pre-attack"][-1])


# --- attacks of SIGNI ---------------------------------------------------------------------------------


@breaks("signi-step.1", "signi-step.4")
def who_is_down_attacks(patch: Patch) -> None:
    patch.setattr(attack, "may_attack", lambda game, card: not game.forbids(card, "attack"))


@breaks("signi-step.1")
def who_attacks_stays_up(patch: Patch) -> None:
    def declare(game: Any, card: int) -> None:
        game.state.done |= {("has attacked", game.state.cards[card].inc)}
        commit(game, (Event("attacked", card),))

    def may_attack(game: Any, card: int) -> bool:
        return bool(whole(game, card)) and ("has attacked", game.state.cards[card].inc) not in game.state.done

    whole = attack.may_attack
    patch.setattr(attack, "declare", declare)
    patch.setattr(attack, "may_attack", may_attack)


@breaks("signi-step.4")
def one_signi_attacks_in_a_turn(patch: Patch) -> None:
    def step(game: Any, frame: Any) -> Any:
        if ("attacked",) in game.state.done:
            game.pop()
            return
        game.state.done |= {("attacked",)}
        yield from attack.signi_step(game, frame)

    patch.setitem(contents.PROCEDURES, "attacking", step)


@breaks("battle.1", "signi-step.2", "signi-step.3")
def the_one_in_the_same_place_is_battled(patch: Patch) -> None:
    patch.setattr(state, "FACING", {zone: zone for zone in SIGNI_ZONES})


@breaks("signi-step.3", "battle.1", "damage.a1")
def any_signi_of_the_row_stops_an_attack(patch: Patch) -> None:
    def in_front(self: Any, card: int) -> int | None:
        there = self.signi(1 - self.cards[card].seat) if self.cards[card].zone in SIGNI_ZONES else ()
        found = whole(self, card)
        return found if found is not None else next(iter(there), None)

    whole = state.Table.in_front
    patch.setattr(state.Table, "in_front", in_front)


@breaks("signi-step.2", "battle.1")
def a_signi_that_is_down_is_not_battled(patch: Patch) -> None:
    def in_front(self: Any, card: int) -> int | None:
        found = whole(self, card)
        return found if found is not None and not self.cards[found].resting else None

    whole = state.Table.in_front
    patch.setattr(state.Table, "in_front", in_front)


@breaks("signi-step.3", "damage.a1")
def an_attack_with_nobody_in_front_does_nothing(patch: Patch) -> None:
    def attacks(game: Any, frame: Any) -> Any:
        card = game.state.found(frame[1])
        if card is not None and game.state.in_front(card) is None and not game.has(card, "assassin"):
            game.pop()
            return
        yield from attack.signi_attack(game, frame)

    patch.setitem(contents.PROCEDURES, "attack", attacks)


# --- battle -------------------------------------------------------------------------------------------


def battled(patch: Patch, banished: Any) -> None:
    """A battle banishes those that ``banished(game, attacker, front)`` says."""

    def battle(game: Any, attacker: int, front: int) -> Any:
        commit(game, (Event("battled", attacker, other=front),))
        gone = banished(game, attacker, front)
        done = yield from signi.banish(game, gone, "battle", source=game.state.ref(attacker))
        if front in done:
            commit(game, [Event("beat", attacker, other=front)])

    patch.setattr(attack, "battle", battle)


@breaks("battle.a1")
def a_tie_banishes_nobody(patch: Patch) -> None:
    battled(patch, lambda game, one, other: [other] if power(game, one) > power(game, other) else [])


@breaks("battle.a1", "battle.3")
def a_tie_banishes_both(patch: Patch) -> None:
    def banished(game: Any, one: int, other: int) -> list[int]:
        if power(game, one) == power(game, other):
            return [one, other]
        return [other] if power(game, one) > power(game, other) else []

    battled(patch, banished)


@breaks("battle.a2", "battle.3")
def who_loses_the_battle_is_banished(patch: Patch) -> None:
    battled(patch, lambda game, one, other: [other if power(game, one) >= power(game, other) else one])


@breaks("battle.a2")
def the_attacker_always_wins(patch: Patch) -> None:
    battled(patch, lambda game, one, other: [other])


@breaks("battle.2", "power.2")
def the_printed_powers_are_compared(patch: Patch) -> None:
    def printed(game: Any, card: int) -> int:
        return int(game.state.cards[card].face.info.base)

    battled(patch, lambda game, one, other: [other] if printed(game, one) >= printed(game, other) else [])


def power(game: Any, card: int) -> int:
    """The power of a SIGNI."""
    return int(game.info(card).power)


@breaks("banish.2")
def who_is_banished_goes_to_the_trash(patch: Patch) -> None:
    patch.setattr(signi, "ENER", TRASH)


@breaks("banish.2")
def who_is_banished_goes_to_the_ener_zone_of_who_attacks(patch: Patch) -> None:
    def banish(game: Any, banished: Any, cause: str, source: Any = None, by: int = -1) -> Any:
        done = yield from whole(game, banished, cause, source, by)
        if cause == "battle":
            cards = game.state.cards
            theirs = [card for card in done if cards[card].zone == ENER]
            commit(game, [Event("move", card, 1 - cards[card].owner, to=ENER, cause="banish") for card in theirs])
        return done

    whole = signi.banish
    patch.setattr(attack, "banish", banish)


# --- the center LRIG, and guard -----------------------------------------------------------------------


@breaks("lrig-step.2")
def a_lrig_that_attacks_stays_up(patch: Patch) -> None:
    def declare(game: Any, card: int) -> None:
        if game.state.cards[card].face.is_lrig:
            commit(game, (Event("attacked", card),))
        else:
            whole(game, card)

    whole = attack.declare
    patch.setattr(attack, "declare", declare)
    part(patch, "guard", attack.attack_again, NOTHING)


@breaks("lrig-step.2", "guard.2")
def a_lrig_attacks_once_in_a_turn(patch: Patch) -> None:
    part(patch, "guard", attack.attack_again, NOTHING)


@breaks("center-lrig.2", "assist-lrig.10")
def the_left_assist_lrig_attacks_for_the_center(patch: Patch) -> None:
    def attacks(game: Any) -> Any:
        player = game.state.turn_player
        assists = [card for card in game.state.assists(player) if attack.may_attack(game, card)]
        center = game.state.center(player)
        able = [center] if attack.may_attack(game, center) else []
        options = tuple(Option("attack", (card,)) for card in (*able, *assists))
        (pick,) = yield Ask(player, "action", (*options, PASS))
        if pick != PASS:
            attack.declare(game, pick.args[0])
            game.state.attacker = game.state.ref(pick.args[0])
        return None

    part(patch, "lrig-attack", attack.lrig_attacks, attacks)


@breaks("guard.1", "guard-step.2")
def any_card_of_the_hand_guards(patch: Patch) -> None:
    patch.setattr(attack, "can_guard", lambda game, card: True)


@breaks("guard-step.2", "guard.1")
def cards_of_the_ener_zone_guard(patch: Patch) -> None:
    guarded(patch, lambda game, player: (*game.state.zones[player, HAND], *game.state.zones[player, ENER]))


@breaks("guard.1", "guard-step.2")
def who_guards_keeps_the_card(patch: Patch) -> None:
    guarded(patch, lambda game, player: game.state.zones[player, HAND], keeps=True)


@breaks("guard.4")
def a_guard_of_a_lower_level_than_the_attacker_s_is_no_guard(patch: Patch) -> None:
    def there(game: Any, player: int) -> list[int]:
        level = game.info(game.state.attacker.card).level
        return [card for card in game.state.zones[player, HAND] if game.info(card).level >= level]

    guarded(patch, there)


@breaks("guard.4")
def a_lrig_of_a_lower_level_does_not_guard(patch: Patch) -> None:
    def there(game: Any, player: int) -> Any:
        level = game.info(game.state.attacker.card).level
        own = game.info(game.state.center(player)).level
        return game.state.zones[player, HAND] if own >= level else ()

    guarded(patch, there)


def guarded(patch: Patch, there: Any, *, keeps: bool = False) -> None:
    """The cards that ``there(game, player)`` gives are those of which one can guard."""

    def let_guard(game: Any) -> Any:
        state, player = game.state, 1 - game.state.turn_player
        if state.attacker is None:
            return None
        guards = [card for card in there(game, player) if attack.can_guard(game, card)]
        if guards:
            (pick,) = yield Ask(player, "response", (*(Option("guard", (card,)) for card in guards), PASS))
            if pick != PASS:
                if not keeps:
                    game.move((pick.args[0],), TRASH, "discard")
                state.attacker = None
                commit(game, (Event("guarded", pick.args[0], player, by=player),))
        return None

    part(patch, "guard", attack.let_guard, let_guard)


@breaks("guard.2", "damage.a2", "double-crush.5")
def a_guard_prevents_nothing(patch: Patch) -> None:
    def let_guard(game: Any) -> Any:
        attacker = game.state.attacker
        found = yield from attack.let_guard(game)
        game.state.attacker = attacker
        return found

    part(patch, "guard", attack.let_guard, let_guard)


@breaks("guard.2")
def a_guard_holds_for_the_turn(patch: Patch) -> None:
    def let_guard(game: Any) -> Any:
        if ("guarded",) in game.state.done:
            game.state.attacker = None
            return None
        attacker = game.state.attacker
        found = yield from attack.let_guard(game)
        if attacker is not None and game.state.attacker is None:
            game.state.done |= {("guarded",)}
        return found

    part(patch, "guard", attack.let_guard, let_guard)


@breaks("guard.3", "guard-step.3", "signi-step.3")
def attacks_of_signi_are_guarded(patch: Patch) -> None:
    def attacks(game: Any, frame: Any) -> Any:
        card = game.state.found(frame[1])
        player = 1 - game.state.turn_player
        guards = [each for each in game.state.zones[player, HAND] if attack.can_guard(game, each)]
        if card is not None and game.state.in_front(card) is None and guards:
            (pick,) = yield Ask(player, "response", (*(Option("guard", (each,)) for each in guards), PASS))
            if pick != PASS:
                game.move((pick.args[0],), TRASH, "discard")
                game.pop()
                return
        yield from attack.signi_attack(game, frame)

    patch.setitem(contents.PROCEDURES, "attack", attacks)


@breaks("guard-step.1", "guard-step.2")
def the_guard_is_asked_before_the_attack(patch: Patch) -> None:
    def let_guard(game: Any) -> Any:
        player = 1 - game.state.turn_player
        guards = [card for card in game.state.zones[player, HAND] if attack.can_guard(game, card)]
        if guards and ("asked",) not in game.state.done:
            game.state.done |= {("asked",)}
            (pick,) = yield Ask(player, "response", (*(Option("guard", (card,)) for card in guards), PASS))
            if pick != PASS:
                game.move((pick.args[0],), TRASH, "discard")
        return None

    parts = turn.STEPS["lrig-attack"]
    patch.setitem(turn.STEPS, "lrig-attack", (parts[0], let_guard, *parts[1:]))


@breaks("guard-step.3")
def a_guard_is_asked_without_an_attack(patch: Patch) -> None:
    def let_guard(game: Any) -> Any:
        if game.state.attacker is None:
            game.state.attacker = game.state.ref(game.state.center(game.state.turn_player))
            found = yield from attack.let_guard(game)
            game.state.attacker = None
            return found
        return (yield from attack.let_guard(game))

    part(patch, "guard", attack.let_guard, let_guard)


# --- damage -------------------------------------------------------------------------------------------


@breaks("damage.a2")
def a_lrig_deals_no_damage(patch: Patch) -> None:
    part(patch, "guard", attack.hit_by_lrig, NOTHING)


@breaks("damage.a3")
def effects_deal_damage_to_their_own_player(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def done(game: Any, ctx: Any, node: Any) -> Any:
            yield from damage.damage(game, ctx.seat, ctx.this)
            return True

        return done

    handler(patch, "damage", made)


@breaks("damage.b1")
def damage_crushes_from_below(patch: Patch) -> None:
    def crush(game: Any, player: int, count: int = 1) -> None:
        low = game.state.zones[player, LIFE][::-1][:count]
        moves = [Event("move", card, player, to=CHECK, cause="crush") for card in low]
        commit(game, [*moves, *(Event("crushed", card, player) for card in low)])

    patch.setattr(damage, "crush", crush)


@breaks("damage.b1", "damage.b2")
def the_last_life_cloth_that_is_crushed_loses(patch: Patch) -> None:
    def crush(game: Any, player: int, count: int = 1) -> None:
        whole(game, player, count)
        if not game.state.zones[player, LIFE]:
            game.end((player,), "no Life Cloth")

    whole = damage.crush
    patch.setattr(damage, "crush", crush)


@breaks("damage.b2", "assassin.3")
def damage_without_life_cloth_does_nothing(patch: Patch) -> None:
    def dealt(game: Any, player: int, source: Any, crushed: int = 1) -> Any:
        if game.state.zones[player, LIFE]:
            yield from whole(game, player, source, crushed)

    whole = damage.damage
    patch.setattr(damage, "damage", dealt)
    patch.setattr(attack, "damage", dealt)


@breaks("damage.b2", "crush.1")
def crushing_without_life_cloth_loses(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def done(game: Any, ctx: Any, node: Any) -> Any:
            if not game.state.zones[1 - ctx.seat, LIFE]:
                game.end((1 - ctx.seat,), "nothing to crush")
            return (yield from whole(game, ctx, node))

        return done

    handler(patch, "crush", made)


# --- Life Cloth that is crushed -----------------------------------------------------------------------


def to_zone(zone: str) -> Any:
    """Crushing, by which cards go to that zone."""

    def crush(game: Any, player: int, count: int = 1) -> None:
        top = game.state.zones[player, LIFE][:count]
        commit(game, [Event("move", card, player, to=zone, cause="crush") for card in top])

    return crush


@breaks("crush.1", "life-burst.1", "trigger.8")
def what_is_crushed_goes_right_to_the_ener_zone(patch: Patch) -> None:
    patch.setattr(damage, "crush", to_zone(ENER))
    patch.setattr(attack, "crush", to_zone(ENER))


@breaks("crush.2", "life-burst.1", "burst-icon.3", "rule-process.a4")
def every_burst_comes(patch: Patch) -> None:
    def lets(game: Any, card: int) -> Any:
        yield from ()
        return True

    patch.setattr(damage, "lets_burst", lets)


@breaks("crush.2", "burst-icon.3", "life-burst.1")
def who_attacked_says_whether_it_bursts(patch: Patch) -> None:
    def lets(game: Any, card: int) -> Any:
        player = 1 - game.state.cards[card].seat
        (pick,) = yield Ask(player, "response", (Option("burst", (card,)), PASS))
        return bool(pick != PASS)

    patch.setattr(damage, "lets_burst", lets)


@breaks("crush.2", "rule-process.a4")
def whether_it_bursts_is_asked_in_the_middle_of_an_effect(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def done(game: Any, ctx: Any, node: Any) -> Any:
            found = yield from whole(game, ctx, node)
            yield from damage.bursts_or_not(game)
            return found

        return done

    handler(patch, "crush", made)


@breaks("crush.3", "life-burst.2")
def a_card_that_bursts_goes_to_the_ener_zone_first(patch: Patch) -> None:
    def bursts(game: Any) -> Any:
        yield from whole(game)
        there = [card for player in (0, 1) for card in game.state.zones[player, CHECK]]
        game.move([card for card in there if not game.state.cards[card].is_crushed], ENER, "rule")

    whole = damage.bursts_or_not
    patch.setattr(damage, "bursts_or_not", bursts)


@breaks("crush.3", "life-burst.2")
def a_card_that_has_burst_goes_to_the_trash(patch: Patch) -> None:
    patch.setattr(games, "ENER", TRASH)


@breaks("crush.4", "double-crush.6")
def bursts_come_from_the_top_of_the_life_cloth(patch: Patch) -> None:
    def one(game: Any, player: int, waiting: Any) -> Any:
        bursting = [each for each in waiting if game.state.cards[each.live.card].zone == CHECK]
        yield from whole(game, player, bursting[:1] or waiting)

    whole = play_one
    patch.setattr(triggers, "play_one", one)


@breaks("crush.5", "rule-process.a4")
def what_does_not_burst_goes_to_the_trash(patch: Patch) -> None:
    patch.setattr(damage, "ENER", TRASH)


@breaks("life-burst.3")
def a_burst_uses_the_spell(patch: Patch) -> None:
    def burst(game: Any, live: Any) -> None:
        whole(game, live)
        kind = game.state.cards[live.card].face.kind
        if kind == "spell":
            commit(game, (Event("use", live.card, live.seat, cause=kind, by=live.seat),))

    whole = usage.burst
    patch.setattr(games, "burst", burst)


@breaks("life-burst.4", "main-deck.2")
def a_deck_holds_any_number_of_bursts(patch: Patch) -> None:
    patch.setattr(setup, "BURSTS", 40)


@breaks("life-burst.4", "main-deck.2")
def a_deck_holds_nineteen_bursts(patch: Patch) -> None:
    patch.setattr(setup, "BURSTS", 19)


# --- Double Crush -------------------------------------------------------------------------------------


@breaks("double-crush.2", "assassin.4")
def double_crush_crushes_one(patch: Patch) -> None:
    patch.setattr(attack, "crushes", lambda game, card: 1)


@breaks("double-crush.2")
def double_crush_deals_damage_twice(patch: Patch) -> None:
    def dealt(game: Any, player: int, source: Any, crushed: int = 1) -> Any:
        for _ in range(crushed):
            yield from whole(game, player, source)
            yield from damage.bursts_or_not(game)

    whole = damage.damage
    patch.setattr(attack, "damage", dealt)


@breaks("double-crush.4")
def double_crush_wins_over_one_life_cloth(patch: Patch) -> None:
    def dealt(game: Any, player: int, source: Any, crushed: int = 1) -> Any:
        for _ in range(crushed):
            yield from whole(game, player, source)

    whole = damage.damage
    patch.setattr(attack, "damage", dealt)


@breaks("double-crush.3")
def each_double_crush_adds_one(patch: Patch) -> None:
    patch.setattr(attack, "crushes", lambda game, card: 1 + len(list(game.keywords(card, "double-crush"))))


@breaks("double-crush.5")
def one_guard_prevents_half_of_double_crush(patch: Patch) -> None:
    def let_guard(game: Any) -> Any:
        attacker = game.state.attacker
        found = yield from attack.let_guard(game)
        if attacker is not None and game.state.attacker is None:
            card = game.state.found(attacker)
            if card is not None and game.has(card, "double-crush"):
                yield from damage.damage(game, 1 - game.state.turn_player, attacker)
        return found

    part(patch, "guard", attack.let_guard, let_guard)


@breaks("double-crush.7", "lancer.5")
def lancer_crushes_two_with_double_crush(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        @at_once
        def done(game: Any, ctx: Any, node: Any) -> bool:
            card = game.state.found(ctx.this)
            damage.crush(game, 1 - ctx.seat, 1 if card is None else attack.crushes(game, card))
            return True

        return done

    handler(patch, "lancer", made)


@breaks("s-lancer.7")
def s_lancer_crushes_two_with_double_crush(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def done(game: Any, ctx: Any, node: Any) -> Any:
            card = game.state.found(ctx.this)
            if card is not None and game.has(card, "double-crush") and game.state.zones[1 - ctx.seat, LIFE]:
                damage.crush(game, 1 - ctx.seat, 1)
            return (yield from whole(game, ctx, node))

        return done

    handler(patch, "s-lancer", made)


# --- barriers -----------------------------------------------------------------------------------------


def barred(patch: Patch, other: Any) -> None:
    """What becomes of damage where barriers are: ``other(whole, game, player, source, crushed)``."""

    def dealt(game: Any, player: int, source: Any, crushed: int = 1) -> Any:
        yield from other(whole, game, player, source, crushed)

    whole = damage.damage
    patch.setattr(damage, "damage", dealt)
    patch.setattr(attack, "damage", dealt)


def is_signi(game: Any, source: Any) -> bool:
    """Whether damage comes from a SIGNI."""
    return bool(game.state.cards[source.card].face.is_signi)


@breaks("signi-barrier.2")
def a_barrier_is_paid_twice(patch: Patch) -> None:
    def other(whole: Any, game: Any, player: int, source: Any, crushed: int) -> Any:
        yield from whole(game, player, source, crushed)
        if is_signi(game, source):
            game.state.adjust(player, damage.SIGNI_BARRIERS, -1)

    barred(patch, other)


@breaks("signi-barrier.2")
def a_signi_barrier_is_not_used_up(patch: Patch) -> None:
    kept(patch, damage.SIGNI_BARRIERS)


@breaks("lrig-barrier.2")
def a_lrig_barrier_is_not_used_up(patch: Patch) -> None:
    kept(patch, damage.LRIG_BARRIERS)


def kept(patch: Patch, name: str) -> None:
    """Barriers of that name are not used up."""

    def adjust(game: Any, player: int, counter: str, by: int) -> None:
        if counter != name:
            whole(game, player, counter, by)

    whole = adjust_counter
    patch.setattr(damage, "adjust", adjust)


@breaks("signi-barrier.2", "lrig-barrier.2", "signi-barrier.4")
def any_barrier_prevents_any_damage(patch: Patch) -> None:
    def other(whole: Any, game: Any, player: int, source: Any, crushed: int) -> Any:
        for name in (damage.SIGNI_BARRIERS, damage.LRIG_BARRIERS):
            if game.state.counter(player, name):
                game.state.adjust(player, name, -1)
                return
        yield from whole(game, player, source, crushed)

    barred(patch, other)


@breaks("lrig-barrier.2", "lrig-barrier.6", "lrig-barrier.4")
def a_lrig_barrier_prevents_nothing(patch: Patch) -> None:
    patch.setattr(damage, "LRIG_BARRIERS", "no barriers")


@breaks("signi-barrier.3")
def who_has_a_signi_barrier_may_take_the_damage(patch: Patch) -> None:
    may_be_hit(patch, damage.SIGNI_BARRIERS)


@breaks("lrig-barrier.3")
def who_has_a_lrig_barrier_may_take_the_damage(patch: Patch) -> None:
    may_be_hit(patch, damage.LRIG_BARRIERS)


def may_be_hit(patch: Patch, name: str) -> None:
    """Who has barriers of that name is asked."""

    def other(whole: Any, game: Any, player: int, source: Any, crushed: int) -> Any:
        mine = damage.SIGNI_BARRIERS if is_signi(game, source) else damage.LRIG_BARRIERS
        if mine == name and game.state.counter(player, name):
            (answer,) = yield Ask(player, "optional", (YES, NO), about=name)
            if answer == NO:
                had = game.state.counter(player, name)
                game.state.adjust(player, name, -had)
                yield from whole(game, player, source, crushed)
                game.state.adjust(player, name, had)
                return
        yield from whole(game, player, source, crushed)

    barred(patch, other)


def bounded(patch: Patch, name: str) -> None:
    """Ten barriers of that name are the most."""

    def adjust(self: Any, player: int, counter: str, by: int) -> int:
        if counter == name and by > 0 and self.counter(player, counter) >= 10:
            return 0
        return int(whole(self, player, counter, by))

    whole = state.Table.adjust
    patch.setattr(state.Table, "adjust", adjust)


@breaks("signi-barrier.5")
def ten_signi_barriers_are_the_most(patch: Patch) -> None:
    bounded(patch, damage.SIGNI_BARRIERS)


@breaks("lrig-barrier.5")
def ten_lrig_barriers_are_the_most(patch: Patch) -> None:
    bounded(patch, damage.LRIG_BARRIERS)


def one_alone(patch: Patch, name: str) -> None:
    """One barrier of that name is the most."""

    def adjust(self: Any, player: int, counter: str, by: int) -> int:
        if counter == name and by > 0 and self.counter(player, counter):
            return 0
        return int(whole(self, player, counter, by))

    whole = state.Table.adjust
    patch.setattr(state.Table, "adjust", adjust)


@breaks("lrig-barrier.4", "lrig-barrier.5")
def a_second_lrig_barrier_is_not_gained(patch: Patch) -> None:
    one_alone(patch, damage.LRIG_BARRIERS)


@breaks("signi-barrier.6")
def a_signi_barrier_is_for_attacks_alone(patch: Patch) -> None:
    for_attacks(patch, damage.SIGNI_BARRIERS)


@breaks("lrig-barrier.6")
def a_lrig_barrier_is_for_attacks_alone(patch: Patch) -> None:
    for_attacks(patch, damage.LRIG_BARRIERS)


def for_attacks(patch: Patch, name: str) -> None:
    """Damage by effects uses no barrier of that name up."""

    def dealt(game: Any, player: int, source: Any, crushed: int = 1) -> Any:
        had = game.state.counter(player, name)
        game.state.adjust(player, name, -had)
        yield from whole(game, player, source, crushed)
        game.state.adjust(player, name, had)

    whole = damage.damage
    patch.setattr(damage, "damage", dealt)


def shielded(patch: Patch, what: str, name: str) -> None:
    """A barrier of that name prevents what that instruction crushes."""

    def made(whole: Any) -> Any:
        def done(game: Any, ctx: Any, node: Any) -> Any:
            if game.state.counter(1 - ctx.seat, name) and game.state.zones[1 - ctx.seat, LIFE]:
                game.state.adjust(1 - ctx.seat, name, -1)
                return True
            return (yield from whole(game, ctx, node))

        return done

    handler(patch, what, made)


@breaks("signi-barrier.7")
def a_signi_barrier_prevents_crushing(patch: Patch) -> None:
    shielded(patch, "crush", damage.SIGNI_BARRIERS)


@breaks("lrig-barrier.7")
def a_lrig_barrier_prevents_crushing(patch: Patch) -> None:
    shielded(patch, "crush", damage.LRIG_BARRIERS)


@breaks("signi-barrier.8")
def a_signi_barrier_prevents_what_lancer_crushes(patch: Patch) -> None:
    shielded(patch, "lancer", damage.SIGNI_BARRIERS)


@breaks("signi-barrier.9")
def a_signi_barrier_prevents_what_s_lancer_crushes(patch: Patch) -> None:
    shielded(patch, "s-lancer", damage.SIGNI_BARRIERS)


@breaks("signi-barrier.10")
def a_signi_barrier_does_not_prevent_the_damage_of_s_lancer(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def done(game: Any, ctx: Any, node: Any) -> Any:
            name = damage.SIGNI_BARRIERS
            had = game.state.counter(1 - ctx.seat, name)
            game.state.adjust(1 - ctx.seat, name, -had)
            found = yield from whole(game, ctx, node)
            game.state.adjust(1 - ctx.seat, name, had)
            return found

        return done

    handler(patch, "s-lancer", made)


# --- power --------------------------------------------------------------------------------------------


def powerless(patch: Patch, bound: int) -> None:
    """A SIGNI with that power or less is banished."""

    def low(game: Any, player: int) -> list[int]:
        return [card for card in game.state.signi(player) if game.info(card).power <= bound]

    patch.setattr(rule_processing, "powerless", low)


@breaks("power.3", "rule-process.a1")
def power_one_is_banished(patch: Patch) -> None:
    powerless(patch, 1)


@breaks("power.3", "rule-process.a1")
def only_power_below_nothing_is_banished(patch: Patch) -> None:
    powerless(patch, -1)


@breaks("power.3", "rule-process.a1", "rule-process.b3")
def only_the_opponent_s_powerless_signi_are_banished(patch: Patch) -> None:
    def low(game: Any, player: int) -> list[int]:
        there = whole(game, player)
        return there if player != game.state.turn_player else []

    whole = rule_processing.powerless
    patch.setattr(rule_processing, "powerless", low)


@breaks("power.4")
def what_sets_the_power_does_away_with_changes(patch: Patch) -> None:
    def with_number(self: Any, change: Any, size: int) -> Any:
        if change.what == "base power" and change.set is not None:
            return replace(self, base=change.set, more=0)
        return whole(self, change, size)

    whole = cards.Info.with_number
    patch.setattr(cards.Info, "with_number", with_number)


# --- frozen, awakened, infected -----------------------------------------------------------------------


@breaks("freeze.3", "up-phase.2")
def a_frozen_signi_stands_up(patch: Patch) -> None:
    @at_once
    def stand_up(game: Any) -> str | None:
        there = [card for card in game.state.on_field(game.state.turn_player) if game.state.cards[card].resting]
        commit(game, [Event("ready", card, cause="up") for card in there])
        return None

    part(patch, "up", turn.stand_up, stand_up)


@breaks("freeze.4", "up-phase.3")
def who_is_frozen_stays_so(patch: Patch) -> None:
    part(patch, "up", turn.thaw, NOTHING)


@breaks("freeze.4", "freeze.3", "up-phase.3")
def everybody_thaws_in_any_up_phase(patch: Patch) -> None:
    @at_once
    def thaw(game: Any) -> str | None:
        there = [card for player in (0, 1) for card in game.state.on_field(player) if game.state.cards[card].frozen]
        commit(game, [Event("thawed", card) for card in there])
        return None

    part(patch, "up", turn.thaw, thaw)


@breaks("freeze.4")
def only_who_is_down_thaws(patch: Patch) -> None:
    @at_once
    def thaw(game: Any) -> str | None:
        cards = game.state.cards
        there = [card for card in game.state.on_field(game.state.turn_player) if cards[card].frozen]
        commit(game, [Event("thawed", card) for card in there if cards[card].resting])
        return None

    part(patch, "up", turn.thaw, thaw)


@breaks("freeze.5")
def who_is_frozen_goes_down(patch: Patch) -> None:
    def other(whole: Any, table: Any, event: Any) -> None:
        whole(table, event)
        table.change(event.card, resting=True)

    applies(patch, "froze", other)


@breaks("freeze.2")
def freezing_downs_and_does_not_freeze(patch: Patch) -> None:
    applies(patch, "froze", lambda whole, table, event: None)


@breaks("awaken.2")
def who_has_awakened_sleeps_with_the_turn(patch: Patch) -> None:
    @at_once
    def sleeps(game: Any) -> str | None:
        for player in (0, 1):
            for card in game.state.signi(player):
                game.state.change(card, awakened=False)
        return None

    parts = turn.STEPS["up"]
    patch.setitem(turn.STEPS, "up", (*parts, sleeps))


@breaks("awaken.3")
def who_awakens_stands_up_and_is_stronger(patch: Patch) -> None:
    def so(self: Any, lens: Any, record: Any, name: str) -> bool:
        return False if name == "awakened" else bool(whole(self, lens, record, name))

    whole = state.Table._is_so
    patch.setattr(state.Table, "_is_so", so)


@breaks("awaken.4")
def who_is_turned_over_is_awakened_still(patch: Patch) -> None:
    def other(whole: Any, table: Any, event: Any) -> None:
        was = table.cards[event.card].awakened
        whole(table, event)
        table.change(event.card, awakened=was)

    applies(patch, "turn", other)


@breaks("awaken.4")
def who_comes_back_is_awakened_still(patch: Patch) -> None:
    def arriving(self: Any, old: Any, event: Any, now: int) -> Any:
        return replace(whole(self, old, event, now), awakened=old.awakened)

    whole = state.Table.arriving
    patch.setattr(state.Table, "arriving", arriving)


@breaks("virus.2")
def a_zone_with_a_virus_gets_another(patch: Patch) -> None:
    def has_virus(self: Any, player: int, zone: str) -> bool:
        return False if zone in (LEFT, RIGHT) and asking else bool(whole(self, player, zone))

    asking: list[bool] = []
    whole = state.Table.has_virus

    def made(done: Any) -> Any:
        def put(game: Any, ctx: Any, node: Any) -> Any:
            asking.append(True)
            try:
                return (yield from done(game, ctx, node))
            finally:
                asking.pop()

        return put

    patch.setattr(state.Table, "has_virus", has_virus)
    handler(patch, "virus", made)


@breaks("virus.3", "infected.1")
def who_stands_in_front_of_a_virus_is_infected(patch: Patch) -> None:
    def has_virus(self: Any, player: int, zone: str) -> bool:
        facing = {LEFT: RIGHT, RIGHT: LEFT, CENTER: CENTER}
        return bool(self.counts.get((1 - player, f"virus {facing.get(zone, zone)}"), 0))

    patch.setattr(state.Table, "has_virus", has_virus)


@breaks("infected.2")
def nobody_is_infected(patch: Patch) -> None:
    def so(self: Any, lens: Any, record: Any, name: str) -> bool:
        return False if name == "infected" else bool(whole(self, lens, record, name))

    whole = state.Table._is_so
    patch.setattr(state.Table, "_is_so", so)


@breaks("infected.3", "infected.2")
def a_virus_moves_with_its_signi(patch: Patch) -> None:
    def other(whole: Any, table: Any, event: Any) -> None:
        record = table.cards[event.card]
        zone, seat = record.zone, record.seat
        whole(table, event)
        if zone in SIGNI_ZONES and event.to in SIGNI_ZONES and table.has_virus(seat, zone):
            table.counts = {**table.counts, (seat, f"virus {zone}"): 0, (seat, f"virus {event.to}"): 1}

    applies(patch, "move", other)
