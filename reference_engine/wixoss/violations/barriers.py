"""Violations of WIXOSS: barriers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel import steps
from ...kernel.asks import NO, YES, Ask
from ...kernel.committing import commit
from ...kernel.events import Event
from ...patching import Patch
from ...violations import Change, Violations, change, constant, instead, wrap
from .. import contents, damage, state, words
from ..costs import adjust as adjust_counter
from ..words import KEY, LIFE, LRIG, LRIG_BARRIERS, SIGNI_BARRIERS, SPELL

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# --- barriers -----------------------------------------------------------------------------------------


@change
def barred(patch: Patch, other: Any) -> None:
    """What becomes of damage where barriers are: ``other(whole, game, player, source, crushed)``."""

    def dealt(game: Any, player: int, source: Any, crushed: int = 1) -> Any:
        yield from other(whole, game, player, source, crushed)

    whole = damage.damage
    patch.setattr(damage, "damage", dealt)


def is_signi(game: Any, source: Any) -> bool:
    """Whether damage comes from a SIGNI."""
    return bool(game.state.cards[source.card].face.is_signi)


@breaks("Damage by a SIGNI uses up one SIGNI Barrier more than it should", "signi-barrier.2")
@barred
def _(whole: Any, game: Any, player: int, source: Any, crushed: int) -> Any:
    yield from whole(game, player, source, crushed)
    if is_signi(game, source):
        game.state.adjust(player, SIGNI_BARRIERS, -1)


def unused(name: str) -> Change:
    """Barriers of that name are not used up."""

    def adjust(whole: Any, game: Any, player: int, counter: str, by: int) -> None:
        if counter != name:
            whole(game, player, counter, by)

    return wrap(adjust_counter, adjust)


breaks("A SIGNI Barrier is not used up when it prevents damage", "signi-barrier.2")(unused(SIGNI_BARRIERS))


@breaks("Any barrier prevents any damage, whatever deals it", "signi-barrier.2", "lrig-barrier.2", "signi-barrier.4")
@barred
def _(whole: Any, game: Any, player: int, source: Any, crushed: int) -> Any:
    for name in (SIGNI_BARRIERS, LRIG_BARRIERS):
        if game.state.counter(player, name):
            game.state.adjust(player, name, -1)
            return
    yield from whole(game, player, source, crushed)


def may_be_hit(name: str) -> Change:
    """Who has barriers of that name is asked."""

    def other(whole: Any, game: Any, player: int, source: Any, crushed: int) -> Any:
        mine = SIGNI_BARRIERS if is_signi(game, source) else LRIG_BARRIERS
        if mine == name and game.state.counter(player, name):
            (answer,) = yield Ask(player, "optional", (YES, NO), about=name)
            if answer == NO:
                had = game.state.counter(player, name)
                game.state.adjust(player, name, -had)
                yield from whole(game, player, source, crushed)
                game.state.adjust(player, name, had)
                return
        yield from whole(game, player, source, crushed)

    return barred(other)


breaks("A player with a SIGNI Barrier may choose to take the damage", "signi-barrier.3")(may_be_hit(SIGNI_BARRIERS))


def bounded(name: str) -> Change:
    """Ten barriers of that name are the most."""

    def adjust(whole: Any, self: Any, player: int, counter: str, by: int) -> int:
        if counter == name and by > 0 and self.counter(player, counter) >= 10:
            return 0
        return int(whole(self, player, counter, by))

    return wrap(state.Table.adjust, adjust)


breaks("A player can gain no SIGNI Barrier beyond ten", "signi-barrier.5")(bounded(SIGNI_BARRIERS))


def for_attacks(name: str) -> Change:
    """Damage by effects uses no barrier of that name up."""

    def dealt(whole: Any, game: Any, player: int, source: Any, crushed: int = 1) -> Any:
        had = game.state.counter(player, name)
        game.state.adjust(player, name, -had)
        yield from whole(game, player, source, crushed)
        game.state.adjust(player, name, had)

    return wrap(damage.damage, dealt)


breaks("A SIGNI Barrier does not prevent damage by effects, only by attacks", "signi-barrier.6")(
    for_attacks(SIGNI_BARRIERS)
)


@breaks("Damage that a SIGNI Barrier prevents counts as having been taken", "signi-barrier.2")
@barred
def _(whole: Any, game: Any, player: int, source: Any, crushed: int) -> Any:
    had = game.state.counter(player, SIGNI_BARRIERS)
    yield from whole(game, player, source, crushed)
    if game.state.counter(player, SIGNI_BARRIERS) < had:
        commit(game, (Event("took-damage", player=player, source=source),))


@breaks("Both players lose all their SIGNI Barriers as a new turn begins", "signi-barrier.2")
@instead(steps.begin_turn)
def _(whole: Any, game: Any, player: int) -> None:
    for seat in (0, 1):
        game.state.adjust(seat, SIGNI_BARRIERS, -game.state.counter(seat, SIGNI_BARRIERS))
    whole(game, player)


def shielded(what: str, name: str) -> Change:
    """A barrier of that name prevents what that instruction crushes."""

    def done(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
        if game.state.counter(1 - ctx.seat, name) and game.state.zones[1 - ctx.seat, LIFE]:
            game.state.adjust(1 - ctx.seat, name, -1)
            return True
        return (yield from whole(game, ctx, node))

    return wrap(contents.HANDLERS[what], done)


breaks("A SIGNI Barrier prevents an effect from crushing Life Cloth", "signi-barrier.7")(
    shielded("crush", SIGNI_BARRIERS)
)
breaks("A SIGNI Barrier prevents the crush by Lancer", "signi-barrier.8")(shielded("lancer", SIGNI_BARRIERS))
breaks("A SIGNI Barrier prevents the crush by S-Lancer", "signi-barrier.9")(shielded("s-lancer", SIGNI_BARRIERS))


@breaks("A SIGNI Barrier does not prevent the damage by S-Lancer", "signi-barrier.10")
@instead(contents.HANDLERS["s-lancer"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    name = SIGNI_BARRIERS
    had = game.state.counter(1 - ctx.seat, name)
    game.state.adjust(1 - ctx.seat, name, -had)
    found = yield from whole(game, ctx, node)
    game.state.adjust(1 - ctx.seat, name, had)
    return found


@breaks("All damage uses up one SIGNI Barrier and one LRIG Barrier besides", "signi-barrier.4", "lrig-barrier.4")
@instead(damage.damage)
def _(whole: Any, game: Any, player: int, source: Any, crushed: int = 1) -> Any:
    yield from whole(game, player, source, crushed)
    for name in (SIGNI_BARRIERS, LRIG_BARRIERS):
        game.state.adjust(player, name, -1)


breaks("A LRIG Barrier is not used up when it prevents damage", "lrig-barrier.2")(unused(LRIG_BARRIERS))
breaks("A LRIG Barrier prevents nothing", "lrig-barrier.2", "lrig-barrier.6", "lrig-barrier.4")(
    constant(words, "LRIG_BARRIERS", "no barriers")
)


@change
def is_for(patch: Patch, is_prevented: Callable[[Any, Any], bool]) -> None:
    """A LRIG Barrier is for damage by a card where ``is_prevented(game, record)``."""

    def damaged(game: Any, player: int, source: Any, *more: Any) -> Any:
        there = game.state.counter(player, LRIG_BARRIERS)
        if is_prevented(game, game.state.cards[source.card]) and there:
            adjust_counter(game, player, LRIG_BARRIERS, -1)
            return
        adjust_counter(game, player, LRIG_BARRIERS, -there)
        yield from whole(game, player, source, *more)
        adjust_counter(game, player, LRIG_BARRIERS, there)

    whole = damage.damage
    patch.setattr(damage, "damage", damaged)


breaks("A LRIG Barrier prevents only damage by the center LRIG, not by an assist LRIG", "lrig-barrier.2")(
    is_for(lambda game, record: record.zone == LRIG)
)
breaks("A LRIG Barrier also prevents damage by spells", "lrig-barrier.2")(
    is_for(lambda game, record: record.face.is_lrig or record.face.kind == SPELL)
)
breaks("A LRIG Barrier also prevents damage by keys", "lrig-barrier.2", "key.5")(
    is_for(lambda game, record: record.face.is_lrig or record.face.kind == KEY)
)
breaks("A player with a LRIG Barrier may choose to take the damage", "lrig-barrier.3")(may_be_hit(LRIG_BARRIERS))
breaks("A player can gain no LRIG Barrier beyond ten", "lrig-barrier.5")(bounded(LRIG_BARRIERS))


def one_alone(name: str) -> Change:
    """One barrier of that name is the most."""

    def adjust(whole: Any, self: Any, player: int, counter: str, by: int) -> int:
        if counter == name and by > 0 and self.counter(player, counter):
            return 0
        return int(whole(self, player, counter, by))

    return wrap(state.Table.adjust, adjust)


breaks("A player who has a LRIG Barrier cannot gain a second one", "lrig-barrier.4", "lrig-barrier.5")(
    one_alone(LRIG_BARRIERS)
)
breaks("A LRIG Barrier does not prevent damage by effects, only by attacks", "lrig-barrier.6")(
    for_attacks(LRIG_BARRIERS)
)
breaks("A LRIG Barrier prevents an effect from crushing Life Cloth", "lrig-barrier.7")(shielded("crush", LRIG_BARRIERS))
