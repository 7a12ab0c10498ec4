"""Violations of WIXOSS: barriers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel import turn_steps
from ...kernel.commit import commit_events
from ...kernel.decisions import NO, YES, EngineAsk
from ...kernel.events import EngineEvent
from ...patching import Patch
from ...violations import Change, Violations, change_factory, set_constant, wrap_function, wrapper_of
from .. import damage_and_crush, lexicon, rulebook_map, state
from ..ener_costs import change_counter as adjust_counter
from ..lexicon import KEY, LIFE, LRIG, LRIG_BARRIERS, SIGNI_BARRIERS, SPELL

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation

# --- barriers -----------------------------------------------------------------------------------------


@change_factory
def replace_damage(patch: Patch, other: Any) -> None:
    """Replace damage in the presence of barriers: ``other(whole, game, player, source, crushed)``."""

    def deal_replaced_damage(game: Any, player: int, source: Any, crushed: int = 1) -> Any:
        yield from other(whole, game, player, source, crushed)

    whole = damage_and_crush.deal_damage
    patch.setattr(damage_and_crush, "deal_damage", deal_replaced_damage)


def is_from_signi(game: Any, source: Any) -> bool:
    """Whether damage comes from a SIGNI."""
    return bool(game.state.cards[source.card].face.is_signi)


@breaks("Damage by a SIGNI uses up one SIGNI Barrier more than it should", "signi-barrier.2")
@replace_damage
def _(whole: Any, game: Any, player: int, source: Any, crushed: int) -> Any:
    yield from whole(game, player, source, crushed)
    if is_from_signi(game, source):
        game.state.add_to_counter(player, SIGNI_BARRIERS, -1)


def keep_barriers(name: str) -> Change:
    """Keep barriers of that name after they were used."""

    def change_other_counters(whole: Any, game: Any, player: int, counter: str, by: int) -> None:
        if counter != name:
            whole(game, player, counter, by)

    return wrap_function(adjust_counter, change_other_counters)


breaks("A SIGNI Barrier is not used up when it prevents damage", "signi-barrier.2")(keep_barriers(SIGNI_BARRIERS))


@breaks("Any barrier prevents any damage, whatever deals it", "signi-barrier.2", "lrig-barrier.2", "signi-barrier.4")
@replace_damage
def _(whole: Any, game: Any, player: int, source: Any, crushed: int) -> Any:
    for name in (SIGNI_BARRIERS, LRIG_BARRIERS):
        if game.state.player_counter(player, name):
            game.state.add_to_counter(player, name, -1)
            return
    yield from whole(game, player, source, crushed)


def ask_before_barrier(name: str) -> Change:
    """Ask the player before a barrier of that name is used."""

    def damage_if_chosen(whole: Any, game: Any, player: int, source: Any, crushed: int) -> Any:
        mine = SIGNI_BARRIERS if is_from_signi(game, source) else LRIG_BARRIERS
        if mine == name and game.state.player_counter(player, name):
            (answer,) = yield EngineAsk(player, "optional", (YES, NO), about=name)
            if answer == NO:
                had = game.state.player_counter(player, name)
                game.state.add_to_counter(player, name, -had)
                yield from whole(game, player, source, crushed)
                game.state.add_to_counter(player, name, had)
                return
        yield from whole(game, player, source, crushed)

    return replace_damage(damage_if_chosen)


breaks("A player with a SIGNI Barrier may choose to take the damage", "signi-barrier.3")(
    ask_before_barrier(SIGNI_BARRIERS)
)


def at_most_ten_barriers(name: str) -> Change:
    """Limit barriers of that name to ten."""

    def add_up_to_ten(whole: Any, self: Any, player: int, counter: str, by: int) -> int:
        if counter == name and by > 0 and self.player_counter(player, counter) >= 10:
            return 0
        return int(whole(self, player, counter, by))

    return wrap_function(state.GameState.add_to_counter, add_up_to_ten)


breaks("A player can gain no SIGNI Barrier beyond ten", "signi-barrier.5")(at_most_ten_barriers(SIGNI_BARRIERS))


def ignore_barriers(name: str) -> Change:
    """Let damage by effects ignore barriers of that name."""

    def deal_without_barriers(whole: Any, game: Any, player: int, source: Any, crushed: int = 1) -> Any:
        had = game.state.player_counter(player, name)
        game.state.add_to_counter(player, name, -had)
        yield from whole(game, player, source, crushed)
        game.state.add_to_counter(player, name, had)

    return wrap_function(damage_and_crush.deal_damage, deal_without_barriers)


breaks("A SIGNI Barrier does not prevent damage by effects, only by attacks", "signi-barrier.6")(
    ignore_barriers(SIGNI_BARRIERS)
)


@breaks("Damage that a SIGNI Barrier prevents counts as having been taken", "signi-barrier.2")
@replace_damage
def _(whole: Any, game: Any, player: int, source: Any, crushed: int) -> Any:
    had = game.state.player_counter(player, SIGNI_BARRIERS)
    yield from whole(game, player, source, crushed)
    if game.state.player_counter(player, SIGNI_BARRIERS) < had:
        commit_events(game, (EngineEvent("took-damage", player=player, source=source),))


@breaks("Both players lose all their SIGNI Barriers as a new turn begins", "signi-barrier.2")
@wrapper_of(turn_steps.begin_turn)
def _(whole: Any, game: Any, player: int) -> None:
    for seat in (0, 1):
        game.state.add_to_counter(seat, SIGNI_BARRIERS, -game.state.player_counter(seat, SIGNI_BARRIERS))
    whole(game, player)


def prevent_crushing(what: str, name: str) -> Change:
    """Let a barrier of that name prevent the crushing by that instruction."""

    def crush_unless_shielded(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
        if game.state.player_counter(1 - ctx.seat, name) and game.state.zones[1 - ctx.seat, LIFE]:
            game.state.add_to_counter(1 - ctx.seat, name, -1)
            return True
        return (yield from whole(game, ctx, node))

    return wrap_function(rulebook_map.HANDLERS[what], crush_unless_shielded)


breaks("A SIGNI Barrier prevents an effect from crushing Life Cloth", "signi-barrier.7")(
    prevent_crushing("crush", SIGNI_BARRIERS)
)
breaks("A SIGNI Barrier prevents the crush by Lancer", "signi-barrier.8")(prevent_crushing("lancer", SIGNI_BARRIERS))
breaks("A SIGNI Barrier prevents the crush by S-Lancer", "signi-barrier.9")(
    prevent_crushing("s-lancer", SIGNI_BARRIERS)
)


@breaks("A SIGNI Barrier does not prevent the damage by S-Lancer", "signi-barrier.10")
@wrapper_of(rulebook_map.HANDLERS["s-lancer"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    name = SIGNI_BARRIERS
    had = game.state.player_counter(1 - ctx.seat, name)
    game.state.add_to_counter(1 - ctx.seat, name, -had)
    found = yield from whole(game, ctx, node)
    game.state.add_to_counter(1 - ctx.seat, name, had)
    return found


@breaks("All damage uses up one SIGNI Barrier and one LRIG Barrier besides", "signi-barrier.4", "lrig-barrier.4")
@wrapper_of(damage_and_crush.deal_damage)
def _(whole: Any, game: Any, player: int, source: Any, crushed: int = 1) -> Any:
    yield from whole(game, player, source, crushed)
    for name in (SIGNI_BARRIERS, LRIG_BARRIERS):
        game.state.add_to_counter(player, name, -1)


breaks("A LRIG Barrier is not used up when it prevents damage", "lrig-barrier.2")(keep_barriers(LRIG_BARRIERS))
breaks("A LRIG Barrier prevents nothing", "lrig-barrier.2", "lrig-barrier.6", "lrig-barrier.4")(
    set_constant(lexicon, "LRIG_BARRIERS", "no barriers")
)


@change_factory
def lrig_barrier_for(patch: Patch, is_prevented: Callable[[Any, Any], bool]) -> None:
    """Let an LRIG Barrier prevent damage by a card if ``is_prevented(game, record)`` holds."""

    def damage_unless_prevented(game: Any, player: int, source: Any, *more: Any) -> Any:
        there = game.state.player_counter(player, LRIG_BARRIERS)
        if is_prevented(game, game.state.cards[source.card]) and there:
            adjust_counter(game, player, LRIG_BARRIERS, -1)
            return
        adjust_counter(game, player, LRIG_BARRIERS, -there)
        yield from whole(game, player, source, *more)
        adjust_counter(game, player, LRIG_BARRIERS, there)

    whole = damage_and_crush.deal_damage
    patch.setattr(damage_and_crush, "deal_damage", damage_unless_prevented)


breaks("A LRIG Barrier prevents only damage by the center LRIG, not by an assist LRIG", "lrig-barrier.2")(
    lrig_barrier_for(lambda game, record: record.zone == LRIG)
)
breaks("A LRIG Barrier also prevents damage by spells", "lrig-barrier.2")(
    lrig_barrier_for(lambda game, record: record.face.is_lrig or record.face.kind == SPELL)
)
breaks("A LRIG Barrier also prevents damage by keys", "lrig-barrier.2", "key.5")(
    lrig_barrier_for(lambda game, record: record.face.is_lrig or record.face.kind == KEY)
)
breaks("A player with a LRIG Barrier may choose to take the damage", "lrig-barrier.3")(
    ask_before_barrier(LRIG_BARRIERS)
)
breaks("A player can gain no LRIG Barrier beyond ten", "lrig-barrier.5")(at_most_ten_barriers(LRIG_BARRIERS))


def at_most_one_barrier(name: str) -> Change:
    """Limit barriers of that name to one."""

    def add_up_to_one(whole: Any, self: Any, player: int, counter: str, by: int) -> int:
        if counter == name and by > 0 and self.player_counter(player, counter):
            return 0
        return int(whole(self, player, counter, by))

    return wrap_function(state.GameState.add_to_counter, add_up_to_one)


breaks("A player who has a LRIG Barrier cannot gain a second one", "lrig-barrier.4", "lrig-barrier.5")(
    at_most_one_barrier(LRIG_BARRIERS)
)
breaks("A LRIG Barrier does not prevent damage by effects, only by attacks", "lrig-barrier.6")(
    ignore_barriers(LRIG_BARRIERS)
)
breaks("A LRIG Barrier prevents an effect from crushing Life Cloth", "lrig-barrier.7")(
    prevent_crushing("crush", LRIG_BARRIERS)
)


# --- the choice to use a LRIG Barrier -----------------------------------------------------------------


def offer_lrig_barrier(meant: Callable[[Any, int], bool]) -> Change:
    """Ask whether a LRIG Barrier is used where ``meant(game, player)`` holds."""

    def deal_damage(whole: Any, game: Any, player: int, source: Any, crushed: int = 1) -> Any:
        has_barrier = game.state.player_counter(player, LRIG_BARRIERS) and game.state.cards[source.card].face.is_lrig
        if has_barrier and meant(game, player):
            (answer,) = yield EngineAsk(player, "optional", (YES, NO), about="LRIG Barrier")
            if answer == NO:
                damage_and_crush.crush_life_cloth(game, player, crushed)
                return
        yield from whole(game, player, source, crushed)

    return wrap_function(damage_and_crush.deal_damage, deal_damage)


breaks("A player may choose to take the damage of a LRIG's effect in spite of a LRIG Barrier", "lrig-barrier.3")(
    offer_lrig_barrier(lambda game, player: game.step != "guard")
)
breaks("A player may keep the last LRIG Barrier and take the damage of an attack", "lrig-barrier.3")(
    offer_lrig_barrier(
        lambda game, player: game.step == "guard" and game.state.player_counter(player, LRIG_BARRIERS) == 1
    )
)
