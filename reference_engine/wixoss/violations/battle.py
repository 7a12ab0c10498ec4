"""Violations of WIXOSS: battle, banishing and power; Lancer, S-Lancer and Assassin."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...kernel.committing import commit
from ...kernel.events import Event
from ...violations import Patch, Violations
from .. import attack, cards, contents, damage, effects, rule_processing, running, signi, state
from .. import game as games
from ..damage import crush
from ..words import ENER, LIFE, SIGNI_ZONES, TRASH
from .ways import handler

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# --- battle -------------------------------------------------------------------------------------------


@breaks("battle.1", "signi-step.2", "signi-step.3")
def the_one_in_the_same_place_is_battled(patch: Patch) -> None:
    patch.setattr(state, "FACING", {zone: zone for zone in SIGNI_ZONES})


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


@breaks("battle.2")
def the_power_that_was_as_it_attacked_counts(patch: Patch) -> None:
    def declare(game: Any, card: int) -> None:
        known[card] = power(game, card)
        whole(game, card)

    known = dict[int, int]()
    whole = attack.declare
    patch.setattr(attack, "declare", declare)
    battled(patch, lambda game, one, other: [other] if known[one] >= power(game, other) else [])


@breaks("battle.2", "power.2")
def the_printed_power_of_who_is_attacked_counts(patch: Patch) -> None:
    def printed(game: Any, one: int, other: int) -> list[int]:
        return [other] if power(game, one) >= int(game.state.cards[other].face.info.base) else []

    battled(patch, printed)


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


@breaks("banish.2")
def what_effects_put_into_the_trash_has_been_banished(patch: Patch) -> None:
    def happen(self: Any, *events: Any) -> Any:
        trashed = [each for each in events if each.kind == "move" and each.to == TRASH]
        going = [each for each in trashed if self.state.cards[each.card].zone in SIGNI_ZONES]
        yield from whole(self, *(Event("banish", each.card, cause="effect", by=each.by) for each in going))
        return (yield from whole(self, *events))

    whole = games.Wixoss.happen
    patch.setattr(games.Wixoss, "happen", happen)


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


# --- Lancer and S-Lancer ------------------------------------------------------------------------------


def beats(patch: Patch, wins: Any) -> None:
    """A battle counts as one that banished where ``wins(game, attacker, front, banished)`` says so."""

    def battle(game: Any, attacker: int, front: int) -> Any:
        commit(game, (Event("battled", attacker, other=front),))
        done = []
        if game.info(attacker).power >= game.info(front).power:
            done = yield from signi.banish(game, (front,), "battle", source=game.state.ref(attacker))
        if wins(game, attacker, front, done):
            commit(game, [Event("beat", attacker, other=front)])

    patch.setattr(attack, "battle", battle)


@breaks("lancer.2", "s-lancer.4")
def lancer_comes_after_a_battle_that_was_not_won(patch: Patch) -> None:
    beats(patch, lambda game, attacker, front, done: True)


@breaks("lancer.6", "s-lancer.8")
def lancer_comes_where_banishing_was_replaced(patch: Patch) -> None:
    def won(game: Any, attacker: int, front: int, done: Any) -> bool:
        return bool(done) or game.state.cards[front].zone not in SIGNI_ZONES or game.state.cards[front].resting

    beats(patch, won)


@breaks("lancer.6")
def lancer_does_not_come_where_the_way_was_replaced(patch: Patch) -> None:
    beats(patch, lambda game, attacker, front, done: bool(done) and game.state.cards[front].zone == ENER)


@breaks("lancer.2", "lancer.3")
def lancer_crushes_whenever_its_signi_attacks(patch: Patch) -> None:
    def declare(game: Any, card: int) -> None:
        whole(game, card)
        if game.has(card, "lancer") and game.state.in_front(card) is not None:
            crush(game, 1 - game.state.cards[card].seat)

    whole = attack.declare
    patch.setattr(attack, "declare", declare)


@breaks("lancer.3")
def lancer_comes_whatever_its_signi_banishes(patch: Patch) -> None:
    def banish(game: Any, banished: Any, cause: str, source: Any = None, by: int = -1) -> Any:
        done = yield from whole(game, banished, cause, source, by)
        if cause == "effect" and done and source is not None and game.state.is_there(source):
            commit(game, [Event("beat", source.card, other=done[0])])
        return done

    whole = signi.banish
    patch.setattr(effects, "banish", banish)


@breaks("lancer.3", "power.3")
def lancer_comes_where_its_signi_takes_the_power(patch: Patch) -> None:
    def banish(game: Any, banished: Any, cause: str, source: Any = None, by: int = -1) -> Any:
        done = yield from whole(game, banished, cause, source, by)
        for card in game.state.signi(game.state.turn_player):
            if done and game.has(card, "lancer"):
                crush(game, 1 - game.state.turn_player)
        return done

    whole = signi.banish
    patch.setattr(rule_processing, "banish", banish)


@breaks("lancer.4", "s-lancer.5")
def each_lancer_crushes_one(patch: Patch) -> None:
    patch.setattr(games, "once_each", lambda new: new)


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


@breaks("s-lancer.6", "lancer.2")
def s_lancer_does_not_keep_lancer_from_working(patch: Patch) -> None:
    def once_each(new: Any) -> Any:
        kept, seen = [], set()
        for each in new:
            what = getattr(each.held.origin or each.held.ability, "what", "")
            if not games.is_lancer(each.held) or (each.held.card, what) not in seen:
                kept.append(each)
            seen.add((each.held.card, what))
        return tuple(kept)

    patch.setattr(games, "once_each", once_each)


@breaks("s-lancer.2", "s-lancer.4")
def s_lancer_is_lancer(patch: Patch) -> None:
    patch.setitem(contents.HANDLERS, "s-lancer", contents.HANDLERS["lancer"])


@breaks("s-lancer.4")
def s_lancer_comes_whatever_its_signi_banishes(patch: Patch) -> None:
    def banish(game: Any, banished: Any, cause: str, source: Any = None, by: int = -1) -> Any:
        done = yield from whole(game, banished, cause, source, by)
        if cause == "effect" and done and game.state.is_there(source) and game.has(source.card, "s-lancer"):
            commit(game, [Event("beat", source.card, other=done[0])])
        return done

    whole = signi.banish
    patch.setattr(effects, "banish", banish)


@breaks("lancer.2")
def lancer_of_any_signi_crushes(patch: Patch) -> None:
    def battle(game: Any, attacker: int, front: int) -> Any:
        yield from whole(game, attacker, front)
        player = game.state.cards[attacker].seat
        others = [card for card in game.state.signi(player) if card != attacker and game.has(card, "lancer")]
        if others and game.state.cards[front].zone not in SIGNI_ZONES:
            crush(game, 1 - player)

    whole = attack.battle
    patch.setattr(attack, "battle", battle)


@breaks("lancer.2")
def lancer_crushes_one_more_where_nobody_is_in_front(patch: Patch) -> None:
    def attacks(game: Any, frame: Any) -> Any:
        card = game.state.found(frame[1])
        if card is not None and game.has(card, "lancer") and game.state.in_front(card) is None:
            crush(game, 1 - game.state.turn_player)
        yield from attack.signi_attack(game, frame)

    patch.setitem(contents.PROCEDURES, "attack", attacks)


@breaks("lancer.2")
def lancer_deals_damage_where_no_life_cloth_is_left(patch: Patch) -> None:
    patch.setitem(contents.HANDLERS, "lancer", contents.HANDLERS["s-lancer"])


# --- Assassin -----------------------------------------------------------------------------------------


def without(patch: Patch, keyword: str) -> None:
    """Nobody has the keyword."""

    def has(self: Any, card: int, what: str) -> bool:
        return what != keyword and bool(whole(self, card, what))

    whole = running.Running.has
    patch.setattr(running.Running, "has", has)


@breaks("assassin.1", "assassin.2")
def an_assassin_battles_who_is_in_front(patch: Patch) -> None:
    without(patch, "assassin")


@breaks("assassin.2", "assassin.5")
def an_assassin_battles_as_well(patch: Patch) -> None:
    def attacks(game: Any, frame: Any) -> Any:
        card = game.state.found(frame[1])
        front = None if card is None else game.state.in_front(card)
        yield from attack.signi_attack(game, frame)
        if card is not None and front is not None and game.has(card, "assassin"):
            yield from attack.battle(game, card, front)

    patch.setitem(contents.PROCEDURES, "attack", attacks)


@breaks("assassin.2")
def an_assassin_is_not_battled(patch: Patch) -> None:
    def battle(game: Any, attacker: int, front: int) -> Any:
        if not game.has(front, "assassin"):
            yield from whole(game, attacker, front)

    whole = attack.battle
    patch.setattr(attack, "battle", battle)
