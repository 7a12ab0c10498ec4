"""Violations of WIXOSS: damage, Life Cloth that is crushed, and bursts."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....adapters import abilities as a
from ...kernel.asks import PASS, Ask, Option
from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...kernel.triggers import play_one
from ...violations import Patch, Violations, results
from .. import attack, damage, rule_processing, triggers, usage
from .. import game as games
from ..keywords import is_keyword
from ..words import CHECK, DECK, ENER, HAND, LIFE, SIGNI_ZONES, TRASH
from .ways import NOTHING, handler, part

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# --- damage -------------------------------------------------------------------------------------------


@breaks("damage.a2")
def a_lrig_deals_no_damage(patch: Patch) -> None:
    part(patch, "guard", attack.hit_by_lrig, NOTHING)


@breaks("damage.a2", "guard.2")
def what_is_guarded_has_been_taken(patch: Patch) -> None:
    def let_guard(game: Any) -> Any:
        attacker = game.state.attacker
        found = yield from attack.let_guard(game)
        if attacker is not None and game.state.attacker is None:
            commit(game, (Event("took-damage", player=1 - game.state.turn_player, source=attacker),))
        return found

    part(patch, "guard", attack.let_guard, let_guard)


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


@breaks("damage.a1")
def a_battle_that_is_not_won_deals_damage(patch: Patch) -> None:
    def battle(game: Any, attacker: int, front: int) -> Any:
        yield from whole(game, attacker, front)
        if game.state.cards[front].zone in SIGNI_ZONES:
            yield from damage.damage(game, 1 - game.state.turn_player, game.state.ref(attacker))

    whole = attack.battle
    patch.setattr(attack, "battle", battle)


@breaks("damage.a1")
def a_battle_that_is_won_deals_damage(patch: Patch) -> None:
    def battle(game: Any, attacker: int, front: int) -> Any:
        yield from whole(game, attacker, front)
        if game.state.cards[front].zone not in SIGNI_ZONES:
            yield from damage.damage(game, 1 - game.state.turn_player, game.state.ref(attacker))

    whole = attack.battle
    patch.setattr(attack, "battle", battle)


@breaks("damage.b2")
def who_has_no_life_cloth_has_lost(patch: Patch) -> None:
    def is_due(game: Any) -> bool:
        losing = tuple(player for player in (0, 1) if not game.state.zones[player, LIFE])
        if losing:
            game.end(losing, "no Life Cloth")
        return bool(whole(game))

    whole = rule_processing.is_due
    patch.setattr(rule_processing, "is_due", is_due)


# --- Life Cloth ---------------------------------------------------------------------------------------


@breaks("life-cloth.4", "damage.b1")
def damage_puts_life_cloth_into_the_hand(patch: Patch) -> None:
    def crush(game: Any, player: int, count: int = 1) -> None:
        game.move(game.state.zones[player, LIFE][:count], HAND, "crush")

    patch.setattr(damage, "crush", crush)


@breaks("life-cloth.5")
def what_is_added_to_the_life_cloth_goes_to_its_bottom(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def moved(game: Any, ctx: Any, node: Any) -> Any:
            return whole(game, ctx, replace(node, bottom=True) if node.to == LIFE else node)

        return moved

    handler(patch, a.Move, made)


@breaks("life-cloth.6", "crush.5", "life-burst.2")
def crushed_cards_go_back_to_the_hand(patch: Patch) -> None:
    patch.setattr(damage, "ENER", HAND)
    patch.setattr(games, "ENER", HAND)


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
        bursting = [each for each in waiting if game.state.cards[each.held.card].zone == CHECK]
        yield from whole(game, player, bursting[:1] or waiting)

    whole = play_one
    patch.setattr(triggers, "play_one", one)


@breaks("crush.5", "rule-process.a4")
def what_does_not_burst_goes_to_the_trash(patch: Patch) -> None:
    patch.setattr(damage, "ENER", TRASH)


# --- Life Burst ---------------------------------------------------------------------------------------


@breaks("life-burst.2", "crush.3")
def a_card_that_has_burst_stays_in_the_check_zone(patch: Patch) -> None:
    patch.setattr(games, "ENER", CHECK)


@breaks("life-burst.3")
def a_burst_uses_the_spell(patch: Patch) -> None:
    def burst(game: Any, held: Any) -> None:
        whole(game, held)
        kind = game.state.cards[held.card].face.kind
        if kind == "spell":
            commit(game, (Event("use", held.card, held.seat, cause=kind, by=held.seat),))

    whole = usage.burst
    patch.setattr(games, "burst", burst)


@breaks("trigger.8", "life-burst.1")
def a_burst_comes_wherever_its_card_goes(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def done(game: Any, ctx: Any, node: Any) -> Any:
            top = game.state.zones[ctx.seat, DECK][:1]
            found = yield from whole(game, ctx, node)
            if any(game.state.cards[card].face.bursts for card in top):
                game.move(game.state.zones[ctx.seat, DECK][:1], HAND, "draw")
            return found

        return done

    handler(patch, "ener-charge", made)


@breaks("life-burst.1")
def a_card_bursts_where_an_attack_has_crushed_it(patch: Patch) -> None:
    results(patch, damage, "burst_of", lambda found, game, card: found if "attack" in game.state.step else None)


@breaks("crush.3")
def with_one_burst_all_go_to_the_ener_zone(patch: Patch) -> None:
    def finish(self: Any, ctx: Any, card: int, held: Any) -> None:
        whole(self, ctx, card, held)
        if held is not None and is_keyword(held, "life-burst"):
            self.move(self.state.zones[held.seat, CHECK], ENER, "rule")

    whole = games.Wixoss.finish
    patch.setattr(games.Wixoss, "finish", finish)


@breaks("life-burst.1", "burst-icon.3")
def a_card_bursts_when_it_is_discarded(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def done(game: Any, ctx: Any, node: Any) -> Any:
            hand = game.state.zones[ctx.seat, HAND]
            found = yield from whole(game, ctx, node)
            for card in hand:
                held = damage.burst_of(game, card) if game.state.cards[card].zone == TRASH else None
                if held is not None:
                    game.burst(held)
            return found

        return done

    handler(patch, "discard", made)


# --- Double Crush -------------------------------------------------------------------------------------


@breaks("double-crush.2", "assassin.4")
def double_crush_crushes_one(patch: Patch) -> None:
    patch.setattr(attack, "crushes", lambda game, card: 1)


@breaks("double-crush.2")
def double_crush_has_to_be_printed(patch: Patch) -> None:
    def crushes(game: Any, card: int) -> int:
        found = int(whole(game, card))
        return found if found != 2 or game.state.cards[card].face.special("double-crush") else 1

    whole = attack.crushes
    patch.setattr(attack, "crushes", crushes)


@breaks("double-crush.2")
def double_crush_deals_damage_twice(patch: Patch) -> None:
    damage_is_dealt_for_each_crush(patch, bursting=True)


def damage_is_dealt_for_each_crush(patch: Patch, *, bursting: bool) -> None:
    """An attack deals damage as often as it would crush; with ``bursting``, bursts are asked about in between."""

    def dealt(game: Any, player: int, source: Any, crushed: int = 1) -> Any:
        for _ in range(crushed):
            yield from whole(game, player, source)
            if bursting:
                yield from damage.bursts_or_not(game)

    whole = damage.damage
    patch.setattr(attack, "damage", dealt)


@breaks("double-crush.4")
def double_crush_wins_over_one_life_cloth(patch: Patch) -> None:
    damage_is_dealt_for_each_crush(patch, bursting=False)


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
    lancer_crushes_as_an_attack_does(patch)


def lancer_crushes_as_an_attack_does(patch: Patch) -> None:
    """What Lancer crushes is as many as the attacker would."""

    def made(whole: Any) -> Any:
        @at_once
        def done(game: Any, ctx: Any, node: Any) -> bool:
            card = game.state.found(ctx.this)
            damage.crush(game, 1 - ctx.seat, 1 if card is None else attack.crushes(game, card))
            return True

        return done

    handler(patch, "lancer", made)


@breaks("double-crush.2")
def double_crush_crushes_where_a_battle_is_won(patch: Patch) -> None:
    def battle(game: Any, attacker: int, front: int) -> Any:
        yield from whole(game, attacker, front)
        if game.has(attacker, "double-crush") and game.state.cards[front].zone not in SIGNI_ZONES:
            damage.crush(game, 1 - game.state.turn_player)

    whole = attack.battle
    patch.setattr(attack, "battle", battle)


@breaks("double-crush.4")
def double_crush_does_nothing_without_life_cloth(patch: Patch) -> None:
    def dealt(game: Any, player: int, source: Any, crushed: int = 1) -> Any:
        if crushed == 1 or game.state.zones[player, LIFE]:
            yield from whole(game, player, source, crushed)

    whole = damage.damage
    patch.setattr(attack, "damage", dealt)
