"""The attack phase: its five steps, attacks of SIGNI and of the center LRIG, battle and guard."""

from __future__ import annotations

from ...adapters import card_text_tree as a
from ..kernel.commit import commit_events
from ..kernel.decisions import PASS, EngineAsk, EngineOption
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Frame, Procedure, without_asks
from ..kernel.resolution import ResolutionContext
from ..kernel.rules_context import Handlers
from . import cheer_zone, traps
from .cross_state import heaven_events
from .damage_and_crush import crush_life_cloth, deal_damage
from .keywords import is_keyword
from .lexicon import HAND, LIFE, SIGNI_ZONES, TRASH
from .rides import is_kept_from_attacking
from .rules_context import RulesContext
from .signi import banish_signi
from .state import TurnFlag

# --- SIGNI --------------------------------------------------------------------------------------------


def signi_step(game: RulesContext, frame: Frame) -> Procedure[None]:
    """Let the turn player attack with a SIGNI, or end the step."""
    state, player = game.state, game.state.turn_player
    options = tuple(EngineOption("attack", (card,)) for card in state.field_signi(player) if may_attack(game, card))
    (pick,) = yield EngineAsk(player, "action", (*options, PASS))  # attack-phase.1, signi-step.1, signi-step.4
    if pick == PASS:
        game.pop_frame()
    else:
        (card,) = pick.args
        zone = yield from cheer_zone.choose_attacked_zone(game, card)
        declare_attack(game, card)
        traps.trigger_trap(game, card)
        game.push_frame("attack", state.reference_to(card), zone)


def may_attack(game: RulesContext, card: int) -> bool:
    """Whether a SIGNI or center LRIG can attack."""
    if is_kept_from_attacking(game, card):
        return False
    return not game.state.cards[card].resting and not game.forbids_action(card, "attack")  # signi-step.1, lrig-step.2


def declare_attack(game: RulesContext, card: int) -> None:
    """Turn the SIGNI or LRIG down, and let it attack."""
    down, attacks = EngineEvent("rest", card, cause="attack"), EngineEvent("attacked", card)
    commit_events(game, (down, attacks, *heaven_events(game, card)))  # signi-step.1, lrig-step.2, heaven.1, heaven.a2


def resolve_signi_attack(game: RulesContext, frame: Frame) -> Procedure[None]:
    """Resolve the attack of a SIGNI: it battles the SIGNI in front of it, or, with none there, damages the opponent.

    A SIGNI in the cheer zone battles the SIGNI in the zone that it attacks, and does nothing else.
    """
    _, attacker, zone = frame
    game.pop_frame()
    state = game.state
    card = state.find_card(attacker)
    if card is None:
        return
    if zone is not None:
        there = cheer_zone.signi_in_zone(game, 1 - state.cards[card].seat, zone)
        if there is not None:  # cheer-zone.q11, cheer-zone.a4.4, cheer-zone.q15
            yield from resolve_battle(game, card, there)  # cheer-zone.a4.3, cheer-zone.q14
        return
    if state.cards[card].zone not in SIGNI_ZONES:
        return
    front = state.signi_in_front(card)
    if front is None or game.has_keyword(card, "assassin"):  # signi-step.3, assassin.1, assassin.2, assassin.5
        yield from deal_damage(game, 1 - state.cards[card].seat, attacker, crush_count(game, card))  # damage.a1
    else:
        yield from resolve_battle(game, card, front)  # signi-step.2, battle.1


def crush_count(game: RulesContext, card: int) -> int:
    """The number of Life Cloth that the damage of an attack crushes."""
    if game.has_keyword(card, "triple-crush"):
        return 3  # triple-crush.2, triple-crush.3, triple-crush.8, double-crush.8
    return 2 if game.has_keyword(card, "double-crush") else 1  # double-crush.2, double-crush.3, assassin.4


def resolve_battle(game: RulesContext, attacker: int, front: int) -> Procedure[None]:
    """Banish the SIGNI in front, if it is not stronger than the attacker."""
    commit_events(game, (EngineEvent("battled", attacker, other=front),))
    if (
        game.characteristics_of(attacker).power >= game.characteristics_of(front).power
    ):  # battle.a1, battle.a2, battle.3
        by = game.state.reference_to(attacker)
        done = yield from banish_signi(game, (front,), "battle", source=by)  # battle.a1
        if done:  # lancer.6, s-lancer.8
            commit_events(game, [EngineEvent("beat", attacker, other=front)])  # lancer.2, lancer.3, s-lancer.4


# --- the center LRIG ----------------------------------------------------------------------------------


@without_asks
def begin_lrig_step(game: RulesContext) -> str | None:
    """Begin the step, once in a turn."""
    state = game.state
    if TurnFlag.LRIG_STEP not in state.done:
        state.done |= {TurnFlag.LRIG_STEP}
        game.record_event(EngineEvent("step-began", player=state.turn_player, to="lrig-attack"))
        commit_events(game, [EngineEvent("step", player=state.turn_player, to="lrig-attack", cause="begins")])
    return None


def lrig_attacks(game: RulesContext) -> Procedure[str | None]:
    """Let the center LRIG attack."""
    state, player = game.state, game.state.turn_player
    center = state.center_lrig(player)  # lrig-step.2, center-lrig.2, assist-lrig.10
    state.attacker, state.done = None, state.done - {TurnFlag.LRIG_ATTACK}
    options = (EngineOption("attack", (center,)),) if may_attack(game, center) else ()
    (pick,) = yield EngineAsk(player, "action", (*options, PASS))  # attack-phase.1, lrig-step.2, lrig.3
    if pick != PASS:
        declare_attack(game, center)
        state.attacker, state.done = state.reference_to(center), state.done | {TurnFlag.LRIG_ATTACK}
    return None


def offer_guard(game: RulesContext) -> Procedure[str | None]:
    """Let the opponent discard a card with Guard against an LRIG that attacks."""
    state, player = game.state, 1 - game.state.turn_player
    if state.attacker is None:  # guard.3, guard-step.3
        return None
    guards = [card for card in state.zones[player, HAND] if can_guard(game, card)]  # guard.1, guard-step.2
    if guards and not game.forbids_action(state.center_lrig(player), "guard"):
        options = (*(EngineOption("guard", (card,)) for card in guards), PASS)
        (pick,) = yield EngineAsk(player, "response", options)  # guard.1
        if pick != PASS:
            game.move_cards((pick.args[0],), TRASH, "discard")  # guard.1
            state.attacker = None  # guard.2, double-crush.5, triple-crush.5
            commit_events(game, (EngineEvent("guarded", pick.args[0], player, by=player),))
    return None


def can_guard(game: RulesContext, card: int) -> bool:
    """Whether a card has Guard."""
    return any(is_keyword(held, "guard") for held in game.abilities_of(card))  # guard.1, guard.4


def damage_player(game: RulesContext) -> Procedure[str | None]:
    """Damage the opponent by an LRIG that was not guarded."""
    state = game.state
    attacker, state.attacker = state.attacker, None
    if attacker is not None and (card := state.find_card(attacker)) is not None:
        yield from deal_damage(game, 1 - state.turn_player, attacker, crush_count(game, card))  # damage.a2
    return None


@without_asks
def repeat_attack(game: RulesContext) -> str | None:
    """Repeat the LRIG attack step after an attack: a center LRIG that stands up again may attack again."""
    return "lrig-attack" if TurnFlag.LRIG_ATTACK in game.state.done else None


# --- keywords -----------------------------------------------------------------------------------------


@without_asks
def _lancer(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> bool:
    """Lancer: a battle that banished crushes a Life Cloth of the opponent."""
    crush_life_cloth(game, 1 - ctx.seat)  # lancer.2, lancer.5, double-crush.7, triple-crush.7, signi-barrier.8
    return True


def _s_lancer(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    """S-Lancer: like Lancer; without Life Cloth, the opponent is damaged."""
    player = 1 - ctx.seat
    if game.state.zones[player, LIFE]:  # s-lancer.2, s-lancer.4, signi-barrier.9
        crush_life_cloth(game, player)  # s-lancer.2, s-lancer.7
    else:
        yield from deal_damage(game, player, ctx.this)  # s-lancer.2, s-lancer.4, signi-barrier.10
    return True


HANDLERS: Handlers = {"lancer": _lancer, "s-lancer": _s_lancer}
