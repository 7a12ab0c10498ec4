"""Damage: the damage of a battle, its reflection (3-8), and its processing at the end (3-6, 3-10)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ..kernel.commit import commit_events
from ..kernel.decisions import EngineAsk, EngineOption
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Frame, Procedure
from .rules_context import RulesContext
from .state import DECK, PILE, Battle, DamageRedirection, PendingDamage

# --- the damage of a battle -----------------------------------------------------------------------


def damage_of_battle(game: RulesContext, battle: Battle) -> tuple[PendingDamage, ...]:
    """The damage of the powers in a battle, after changes by events, in the order of their use (D-14)."""
    state = game.state
    attacker, target = battle.attacker, battle.target
    player = state.cards[attacker.card].seat
    power = game.current_value(attacker.card, "power")
    damages = [PendingDamage(power, attacker.card, target, 1 - player, fights=True)]
    if target is not None:
        damages.append(PendingDamage(game.current_value(target.card, "power"), target.card, attacker, fights=True))
    for mark in sorted(battle.marks, key=lambda each: each.number):  # 3-8-1.2
        damages = [_marked(game, battle, mark, damage) for damage in damages]  # 3-8-1.1
    return tuple(each for each in damages if each.amount)


def _marked(game: RulesContext, battle: Battle, mark: DamageRedirection, damage: PendingDamage) -> PendingDamage:
    """The damage after an event has redirected it."""
    player = game.state.cards[mark.card.card].seat
    if mark.kind == "reflect" and damage.target == mark.card:  # 3-8-1.1, 3-8-3.1
        other = battle.attacker if mark.card == battle.target else battle.target
        return replace(damage, target=other, reflector=player)
    if mark.kind == "strike" and damage.by == mark.card.card:
        return replace(damage, target=None, player=1 - player)  # 3-8-3.2
    return damage


# --- processing damage ----------------------------------------------------------------------------


def process_damage(game: RulesContext, frame: Frame) -> Procedure[None]:
    """Deal all damage at the same time; then the battle is over. No player can respond in between."""
    _, stage = frame
    if stage == "deal":
        damages = yield from order_reflected_damage(game, game.state.damages)
        deal_damage(game, damages)
        game.continue_after_responses(game.state.turn_player, "damage", "over")
    else:
        finish_attack(game)
        game.pop_frame()


def order_reflected_damage(game: RulesContext, damages: Sequence[PendingDamage]) -> Procedure[list[PendingDamage]]:
    """The player who last reflected several damages chooses the order in which they are processed."""
    ordered = list(damages)
    for player in (0, 1):
        reflected = {each.by: each for each in damages if each.reflector == player}
        if len(reflected) > 1:  # 3-8-2.2
            options = tuple(EngineOption("card", (by,)) for by in reflected)
            count = len(options)
            picks = yield EngineAsk(
                player, "order", options, count, count, ordered=True, about="the order of the damage"
            )
            rest = [each for each in damages if each.by not in reflected]
            ordered = [reflected[pick.args[0]] for pick in picks] + rest  # 3-8-2.2
    return ordered


def deal_damage(game: RulesContext, damages: Sequence[PendingDamage]) -> None:
    """Compare each damage on its own with the guard of its target character (3-8-2.1)."""
    state = game.state
    fallen: list[int] = []
    events: list[EngineEvent] = []
    taken, fought = [0, 0], [0, 0]
    for each in damages:
        if each.target is None:
            (fought if each.fights else taken)[each.player] += each.amount
        elif state.is_there(each.target):
            card = each.target.card
            guard = game.current_value(card, "guard")
            events.append(EngineEvent("damaged", card, amount=each.amount, source=state.reference_to(each.by)))
            if each.amount >= guard:  # 3-8-2.1
                fallen.append(card)
            if is_piercing_damage(game, each):
                fought[state.cards[card].seat] += max(0, each.amount - guard)  # 3-6.2
    battle = state.battle
    for player in (0, 1):
        more = battle.more[player] if battle is not None and fought[player] else 0
        if total := taken[player] + fought[player] + more:
            events += [
                EngineEvent("damaged", player=player, amount=total),
                *moves_for_player_damage(game, player, total),
            ]
    events += [
        EngineEvent("move", card, state.cards[card].seat, to=PILE, cause="damage") for card in dict.fromkeys(fallen)
    ]
    commit_events(game, events)


def moves_for_player_damage(game: RulesContext, player: int, damage: int) -> list[EngineEvent]:
    """The moves by which a player takes damage: that many cards from the top of the deck are discarded (DA-8)."""
    cards = game.state.zones[player, DECK][:damage]
    return [EngineEvent("move", card, player, to=PILE, cause="damage") for card in cards]


def is_piercing_damage(game: RulesContext, damage: PendingDamage) -> bool:
    """Whether damage above the guard also hits the player: power of an attacker, from an opposing character."""
    state = game.state
    if state.battle is None or damage.target is None:
        return False
    is_attacker = damage.by == state.battle.attacker.card  # 3-6.1
    is_opposing = state.cards[damage.target.card].seat != state.turn_player  # 3-6.1
    return is_attacker and is_opposing and game.has_skill(damage.by, "pierce")  # 3-6.1


def finish_attack(game: RulesContext) -> None:
    """Finish the attack: its character sleeps, if it is still there, and its name has attacked."""
    state = game.state
    if (battle := state.battle) is not None:
        attacker = battle.attacker.card
        if state.is_there(battle.attacker):
            game.put_to_sleep(attacker)  # 3-2-3.1, 3-9.2
        state.fought |= {state.cards[attacker].face.person}  # 3-2-1.1, 3-2-3.1, 3-9.2
    state.battle, state.damages = None, ()
    state.invalidate_memo()
