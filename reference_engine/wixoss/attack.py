"""The attack phase: its five steps, attacks of SIGNI and of the center LRIG, battle and guard."""

from __future__ import annotations

from ...adapters import abilities as a
from ..kernel.asks import PASS, Ask, Option
from ..kernel.committing import commit
from ..kernel.context import Context
from ..kernel.events import Event
from ..kernel.flow import Frame, Procedure, at_once
from ..kernel.running import Handlers
from . import cheer, traps
from .crosses import heaven
from .damage import crush, damage
from .keywords import is_keyword
from .rides import is_held
from .running import Running
from .signi import banish
from .state import TurnFact
from .words import HAND, LIFE, SIGNI_ZONES, TRASH

# --- SIGNI --------------------------------------------------------------------------------------------


def signi_step(game: Running, frame: Frame) -> Procedure[None]:
    """The turn player attacks with one SIGNI after another, or ends the step."""
    state, player = game.state, game.state.turn_player
    options = tuple(Option("attack", (card,)) for card in state.signi(player) if may_attack(game, card))
    (pick,) = yield Ask(player, "action", (*options, PASS))  # attack-phase.1, signi-step.1, signi-step.4
    if pick == PASS:
        game.pop()
    else:
        (card,) = pick.args
        zone = yield from cheer.attacked_zone(game, card)
        declare(game, card)
        traps.lure(game, card)
        game.push("attack", state.ref(card), zone)


def may_attack(game: Running, card: int) -> bool:
    """Whether a SIGNI or center LRIG can attack."""
    if is_held(game, card):
        return False
    return not game.state.cards[card].resting and not game.forbids(card, "attack")  # signi-step.1, lrig-step.2


def declare(game: Running, card: int) -> None:
    """It goes down and attacks."""
    down, attacks = Event("rest", card, cause="attack"), Event("attacked", card)
    commit(game, (down, attacks, *heaven(game, card)))  # signi-step.1, lrig-step.2, heaven.1, heaven.a2


def signi_attack(game: Running, frame: Frame) -> Procedure[None]:
    """A SIGNI battles the SIGNI in front of it; with none there, it damages the opponent. One out of the cheer zone
    battles who lies in the zone that it attacks, and does nothing else.
    """
    _, attacker, zone = frame
    game.pop()
    state = game.state
    card = state.found(attacker)
    if card is None:
        return
    if zone is not None:
        there = cheer.lies_in(game, 1 - state.cards[card].seat, zone)
        if there is not None:  # cheer-zone.q11, cheer-zone.a4.4, cheer-zone.q15
            yield from battle(game, card, there)  # cheer-zone.a4.3, cheer-zone.q14
        return
    if state.cards[card].zone not in SIGNI_ZONES:
        return
    front = state.in_front(card)
    if front is None or game.has(card, "assassin"):  # signi-step.3, assassin.1, assassin.2, assassin.5
        yield from damage(game, 1 - state.cards[card].seat, attacker, crushes(game, card))  # damage.a1
    else:
        yield from battle(game, card, front)  # signi-step.2, battle.1


def crushes(game: Running, card: int) -> int:
    """How many Life Cloth the damage of an attack crushes."""
    if game.has(card, "triple-crush"):
        return 3  # triple-crush.2, triple-crush.3, triple-crush.8, double-crush.8
    return 2 if game.has(card, "double-crush") else 1  # double-crush.2, double-crush.3, assassin.4


def battle(game: Running, attacker: int, front: int) -> Procedure[None]:
    """The SIGNI in front is banished, if it is not stronger than the attacker."""
    commit(game, (Event("battled", attacker, other=front),))
    if game.info(attacker).power >= game.info(front).power:  # battle.a1, battle.a2, battle.3
        by = game.state.ref(attacker)
        done = yield from banish(game, (front,), "battle", source=by)  # battle.a1
        if done:  # lancer.6, s-lancer.8
            commit(game, [Event("beat", attacker, other=front)])  # lancer.2, lancer.3, s-lancer.4


# --- the center LRIG ----------------------------------------------------------------------------------


@at_once
def lrig_step_begins(game: Running) -> str | None:
    """The step begins, once in a turn."""
    state = game.state
    if TurnFact.LRIG_STEP not in state.done:
        state.done |= {TurnFact.LRIG_STEP}
        game.record(Event("step-began", player=state.turn_player, to="lrig-attack"))
        commit(game, [Event("step", player=state.turn_player, to="lrig-attack", cause="begins")])
    return None


def lrig_attacks(game: Running) -> Procedure[str | None]:
    """The center LRIG may attack."""
    state, player = game.state, game.state.turn_player
    center = state.center(player)  # lrig-step.2, center-lrig.2, assist-lrig.10
    state.attacker, state.done = None, state.done - {TurnFact.LRIG_ATTACK}
    options = (Option("attack", (center,)),) if may_attack(game, center) else ()
    (pick,) = yield Ask(player, "action", (*options, PASS))  # attack-phase.1, lrig-step.2, lrig.3
    if pick != PASS:
        declare(game, center)
        state.attacker, state.done = state.ref(center), state.done | {TurnFact.LRIG_ATTACK}
    return None


def let_guard(game: Running) -> Procedure[str | None]:
    """The opponent may discard a card with Guard against an LRIG that attacks."""
    state, player = game.state, 1 - game.state.turn_player
    if state.attacker is None:  # guard.3, guard-step.3
        return None
    guards = [card for card in state.zones[player, HAND] if can_guard(game, card)]  # guard.1, guard-step.2
    if guards and not game.forbids(state.center(player), "guard"):
        options = (*(Option("guard", (card,)) for card in guards), PASS)
        (pick,) = yield Ask(player, "response", options)  # guard.1
        if pick != PASS:
            game.move((pick.args[0],), TRASH, "discard")  # guard.1
            state.attacker = None  # guard.2, double-crush.5, triple-crush.5
            commit(game, (Event("guarded", pick.args[0], player, by=player),))
    return None


def can_guard(game: Running, card: int) -> bool:
    """Whether a card has Guard."""
    return any(is_keyword(held, "guard") for held in game.abilities(card))  # guard.1, guard.4


def hit_by_lrig(game: Running) -> Procedure[str | None]:
    """An LRIG that was not guarded damages the opponent."""
    state = game.state
    attacker, state.attacker = state.attacker, None
    if attacker is not None and (card := state.found(attacker)) is not None:
        yield from damage(game, 1 - state.turn_player, attacker, crushes(game, card))  # damage.a2
    return None


@at_once
def attack_again(game: Running) -> str | None:
    """After an attack the LRIG attack step goes on: a center LRIG that stands up again may attack again."""
    return "lrig-attack" if TurnFact.LRIG_ATTACK in game.state.done else None


# --- keywords -----------------------------------------------------------------------------------------


@at_once
def _lancer(game: Running, ctx: Context, node: a.Act) -> bool:
    """A battle that banished crushes a Life Cloth of the opponent."""
    crush(game, 1 - ctx.seat)  # lancer.2, lancer.5, double-crush.7, triple-crush.7, signi-barrier.8
    return True


def _s_lancer(game: Running, ctx: Context, node: a.Act) -> Procedure[bool]:
    """The same; where there is no Life Cloth, it damages the opponent."""
    player = 1 - ctx.seat
    if game.state.zones[player, LIFE]:  # s-lancer.2, s-lancer.4, signi-barrier.9
        crush(game, player)  # s-lancer.2, s-lancer.7
    else:
        yield from damage(game, player, ctx.this)  # s-lancer.2, s-lancer.4, signi-barrier.10
    return True


HANDLERS: Handlers = {"lancer": _lancer, "s-lancer": _s_lancer}
