"""Battles: attacks (3-2, 3-3), and covering (3-5)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ..kernel.decisions import EngineOption
from ..kernel.events import EngineEvent
from ..kernel.game_loop import without_asks
from .damage_processing import damage_of_battle
from .rules_context import RulesContext
from .state import Battle, ChainEntry

# --- attacking (3-2-1, 3-3) -----------------------------------------------------------------------


def attack_options(game: RulesContext, player: int) -> Iterator[EngineOption]:
    """The attacks of awake characters whose names have not attacked this turn."""
    state, opponent = game.state, 1 - player
    for attacker in state.characters(player):
        record = state.cards[attacker]
        if record.resting:  # 3-2-4.1
            continue
        if record.face.person in state.fought:  # 3-2-1.1
            continue
        for target in state.characters(opponent):
            if state.cards[target].face.person != record.face.person:  # 3-2-1.2, 3-2-1.3
                yield EngineOption("attack", (attacker, target))
        if can_attack_directly(game, player):  # 3-3.1
            yield EngineOption("direct-attack", (attacker,))


def can_attack_directly(game: RulesContext, player: int) -> bool:
    """Whether the other player can be attacked directly."""
    state = game.state
    if not state.characters(1 - player):  # 3-3.2
        return True
    return len({state.cards[card].face.person for card in state.characters_in_play()}) == 1  # 3-3.3


@without_asks
def declare_attack(game: RulesContext, player: int, attacker: int, target: int | None = None) -> None:
    """An attack on a character, or on the other player, is declared."""
    state = game.state
    ref = state.reference_to(attacker)
    state.battle = Battle(ref, None if target is None else state.reference_to(target))
    state.chain += (ChainEntry("attack", player, ref, state.advance_clock()),)
    state.invalidate_memo()


# --- covering (3-5) -------------------------------------------------------------------------------


def cover_options(game: RulesContext, player: int) -> Iterator[EngineOption]:
    """The options to take an attack on a character in its place: by characters with the skill, or by the player
    (DA-13).
    """
    state, battle = game.state, game.state.battle
    if battle is None or battle.target is None:
        return
    attacker = state.cards[battle.attacker.card]
    if player == attacker.seat:  # 3-5.1
        return
    for card in state.characters(player):
        record = state.cards[card]
        can = game.has_skill(card, "cover") and not record.resting  # 3-5.2
        is_another = record.face.person != attacker.face.person  # 3-2-1.2, 3-5.8
        if can and is_another and card != battle.target.card:
            yield EngineOption("cover", (card,))  # 3-5.6
    yield EngineOption("take-attack")  # 3-5.7


@without_asks
def cover_attack(game: RulesContext, player: int, by: int) -> None:
    """Redirect the attack to the character that covers; the attacked character is out of the battle."""
    state, battle = game.state, game.state.battle
    assert battle is not None
    game.put_to_sleep(by)  # 3-5.3
    battle = replace(battle, spent=battle.spent | {state.reference_to(by)})  # 3-5.4
    state.battle = replace(battle, target=state.reference_to(by))  # 3-5.5, 3-5.9
    state.invalidate_memo()


@without_asks
def take_direct_attack(game: RulesContext, player: int) -> None:
    """Redirect the attack to the player (DA-13)."""
    battle = game.state.battle
    assert battle is not None
    game.state.battle = replace(battle, target=None)
    game.state.invalidate_memo()


# --- fighting (3-2-4) -----------------------------------------------------------------------------


@without_asks
def resolve_battle(game: RulesContext, entry: ChainEntry) -> None:
    """Fight the battle, if its attacker is there and awake, and its target is there."""
    state, battle = game.state, game.state.battle
    assert battle is not None
    can_attack = state.is_there(battle.attacker) and not state.cards[battle.attacker.card].resting  # 3-2-4.1
    has_target = battle.target is None or state.is_there(battle.target)  # 3-2-4.1
    if can_attack and has_target:
        state.damages += damage_of_battle(game, battle)
    else:
        state.battle = None  # 3-2-4.1, 3-9.2.n1
        game.record_event(EngineEvent("cancelled", battle.attacker.card, entry.player))
    state.invalidate_memo()
