"""Violations of WIXOSS: barriers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel.asks import NO, YES, Ask
from ...kernel.committing import commit
from ...kernel.events import Event
from ...violations import Patch, Violations
from .. import attack, damage, state, turn
from ..costs import adjust as adjust_counter
from ..words import KEY, LIFE, LRIG, SPELL
from .ways import handler

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

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


@breaks("signi-barrier.3")
def who_has_a_signi_barrier_may_take_the_damage(patch: Patch) -> None:
    may_be_hit(patch, damage.SIGNI_BARRIERS)


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


@breaks("signi-barrier.6")
def a_signi_barrier_is_for_attacks_alone(patch: Patch) -> None:
    for_attacks(patch, damage.SIGNI_BARRIERS)


@breaks("signi-barrier.2")
def damage_that_a_signi_barrier_prevents_has_been_taken(patch: Patch) -> None:
    def other(whole: Any, game: Any, player: int, source: Any, crushed: int) -> Any:
        had = game.state.counter(player, damage.SIGNI_BARRIERS)
        yield from whole(game, player, source, crushed)
        if game.state.counter(player, damage.SIGNI_BARRIERS) < had:
            commit(game, (Event("took-damage", player=player, source=source),))

    barred(patch, other)


@breaks("signi-barrier.2")
def signi_barriers_are_over_with_the_turn(patch: Patch) -> None:
    def begin_turn(game: Any, player: int) -> None:
        for seat in (0, 1):
            game.state.adjust(seat, damage.SIGNI_BARRIERS, -game.state.counter(seat, damage.SIGNI_BARRIERS))
        whole(game, player)

    whole = turn.begin_turn
    patch.setattr(turn, "begin_turn", begin_turn)


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


@breaks("signi-barrier.8")
def a_signi_barrier_prevents_what_lancer_crushes(patch: Patch) -> None:
    shielded(patch, "lancer", damage.SIGNI_BARRIERS)


@breaks("signi-barrier.9")
def s_lancer_crushes_nothing_where_a_signi_barrier_is(patch: Patch) -> None:
    shielded(patch, "s-lancer", damage.SIGNI_BARRIERS)


@breaks("signi-barrier.10")
def s_lancer_deals_damage_past_a_signi_barrier(patch: Patch) -> None:
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


@breaks("signi-barrier.4", "lrig-barrier.4")
def damage_uses_one_of_each_barrier_up(patch: Patch) -> None:
    def dealt(game: Any, player: int, source: Any, crushed: int = 1) -> Any:
        yield from whole(game, player, source, crushed)
        for name in (damage.SIGNI_BARRIERS, damage.LRIG_BARRIERS):
            game.state.adjust(player, name, -1)

    whole = damage.damage
    patch.setattr(damage, "damage", dealt)
    patch.setattr(attack, "damage", dealt)


@breaks("lrig-barrier.2")
def a_lrig_barrier_is_not_used_up(patch: Patch) -> None:
    kept(patch, damage.LRIG_BARRIERS)


@breaks("lrig-barrier.2", "lrig-barrier.6", "lrig-barrier.4")
def a_lrig_barrier_prevents_nothing(patch: Patch) -> None:
    patch.setattr(damage, "LRIG_BARRIERS", "no barriers")


def is_for(patch: Patch, is_prevented: Callable[[Any, Any], bool]) -> None:
    """A LRIG Barrier is for damage by a card where ``is_prevented(game, record)``."""

    def damaged(game: Any, player: int, source: Any, *more: Any) -> Any:
        there = game.state.counter(player, damage.LRIG_BARRIERS)
        if is_prevented(game, game.state.cards[source.card]) and there:
            adjust_counter(game, player, damage.LRIG_BARRIERS, -1)
            return
        adjust_counter(game, player, damage.LRIG_BARRIERS, -there)
        yield from whole(game, player, source, *more)
        adjust_counter(game, player, damage.LRIG_BARRIERS, there)

    whole = damage.damage
    patch.setattr(damage, "damage", damaged)
    patch.setattr(attack, "damage", damaged)


@breaks("lrig-barrier.2")
def a_lrig_barrier_is_for_damage_by_the_center(patch: Patch) -> None:
    is_for(patch, lambda game, record: record.zone == LRIG)


@breaks("lrig-barrier.2")
def a_lrig_barrier_is_for_damage_by_spells_too(patch: Patch) -> None:
    is_for(patch, lambda game, record: record.face.is_lrig or record.face.kind == SPELL)


@breaks("lrig-barrier.2", "key.5")
def a_lrig_barrier_is_for_damage_by_keys_too(patch: Patch) -> None:
    is_for(patch, lambda game, record: record.face.is_lrig or record.face.kind == KEY)


@breaks("lrig-barrier.3")
def who_has_a_lrig_barrier_may_take_the_damage(patch: Patch) -> None:
    may_be_hit(patch, damage.LRIG_BARRIERS)


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


@breaks("lrig-barrier.6")
def a_lrig_barrier_is_for_attacks_alone(patch: Patch) -> None:
    for_attacks(patch, damage.LRIG_BARRIERS)


@breaks("lrig-barrier.7")
def a_lrig_barrier_prevents_crushing(patch: Patch) -> None:
    shielded(patch, "crush", damage.LRIG_BARRIERS)
