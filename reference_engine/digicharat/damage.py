"""Damage: what a battle deals, to whom it is reflected (3-8), and its processing at the end of all (3-6, 3-10)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ..kernel.asks import Ask, Option
from ..kernel.committing import commit
from ..kernel.events import Event
from ..kernel.flow import Frame, Procedure
from .running import Running
from .state import DECK, PILE, Battle, Damage, Mark

# --- what a battle deals --------------------------------------------------------------------------


def of_battle(game: Running, battle: Battle) -> tuple[Damage, ...]:
    """What the powers in a battle deal, after what events made of it, in the order of their use (D-14)."""
    state = game.state
    attacker, target = battle.attacker, battle.target
    player = state.cards[attacker.card].seat
    power = game.number(attacker.card, "power")
    damages = [Damage(power, attacker.card, target, 1 - player, fights=True)]
    if target is not None:
        damages.append(Damage(game.number(target.card, "power"), target.card, attacker, fights=True))
    for mark in sorted(battle.marks, key=lambda each: each.number):  # 3-8-1.2
        damages = [_marked(game, battle, mark, damage) for damage in damages]  # 3-8-1.1
    return tuple(each for each in damages if each.amount)


def _marked(game: Running, battle: Battle, mark: Mark, damage: Damage) -> Damage:
    """Where damage goes, once an event has made something of the battle."""
    player = game.state.cards[mark.card.card].seat
    if mark.kind == "reflect" and damage.target == mark.card:  # 3-8-1.1, 3-8-3.1
        other = battle.attacker if mark.card == battle.target else battle.target
        return replace(damage, target=other, reflector=player)
    if mark.kind == "strike" and damage.by == mark.card.card:
        return replace(damage, target=None, player=1 - player)  # 3-8-3.2
    return damage


# --- processing it --------------------------------------------------------------------------------


def process(game: Running, frame: Frame) -> Procedure[None]:
    """All damage is dealt at the same time; then the battle is over. Nobody can respond in between."""
    _, stage = frame
    if stage == "deal":
        damages = yield from in_order(game, game.state.damages)
        deal(game, damages)
        game.acted(game.state.turn_player, "damage", "over")
    else:
        finish(game)
        game.pop()


def in_order(game: Running, damages: Sequence[Damage]) -> Procedure[list[Damage]]:
    """Who reflected several damages last says in which order they are processed."""
    ordered = list(damages)
    for player in (0, 1):
        reflected = {each.by: each for each in damages if each.reflector == player}
        if len(reflected) > 1:  # 3-8-2.2
            options = tuple(Option("card", (by,)) for by in reflected)
            count = len(options)
            picks = yield Ask(player, "order", options, count, count, ordered=True, about="the order of the damage")
            rest = [each for each in damages if each.by not in reflected]
            ordered = [reflected[pick.args[0]] for pick in picks] + rest  # 3-8-2.2
    return ordered


def deal(game: Running, damages: Sequence[Damage]) -> None:
    """Each damage by itself is compared with the guard of the character that it is dealt to (3-8-2.1)."""
    state = game.state
    fallen: list[int] = []
    events: list[Event] = []
    taken, fought = [0, 0], [0, 0]
    for each in damages:
        if each.target is None:
            (fought if each.fights else taken)[each.player] += each.amount
        elif state.is_there(each.target):
            card = each.target.card
            guard = game.number(card, "guard")
            events.append(Event("damaged", card, amount=each.amount, source=state.ref(each.by)))
            if each.amount >= guard:  # 3-8-2.1
                fallen.append(card)
            if pierces(game, each):
                fought[state.cards[card].seat] += max(0, each.amount - guard)  # 3-6.2
    battle = state.battle
    for player in (0, 1):
        more = battle.more[player] if battle is not None and fought[player] else 0
        if total := taken[player] + fought[player] + more:
            events += [Event("damaged", player=player, amount=total), *taken_from(game, player, total)]
    events += [Event("move", card, state.cards[card].seat, to=PILE, cause="damage") for card in dict.fromkeys(fallen)]
    commit(game, events)


def taken_from(game: Running, player: int, damage: int) -> list[Event]:
    """The moves by which a player takes damage: as many cards from the top of the deck are discarded (DA-8)."""
    cards = game.state.zones[player, DECK][:damage]
    return [Event("move", card, player, to=PILE, cause="damage") for card in cards]


def pierces(game: Running, damage: Damage) -> bool:
    """Whether what exceeds the guard goes through to the player: an attacker's power, from an opposing character."""
    state = game.state
    if state.battle is None or damage.target is None:
        return False
    is_attacker = damage.by == state.battle.attacker.card  # 3-6.1
    is_opposing = state.cards[damage.target.card].seat != state.turn_player  # 3-6.1
    return is_attacker and is_opposing and game.has(damage.by, "pierce")  # 3-6.1


def finish(game: Running) -> None:
    """The attack is complete: its character sleeps, if it is still there, and its name has attacked."""
    state = game.state
    if (battle := state.battle) is not None:
        attacker = battle.attacker.card
        if state.is_there(battle.attacker):
            game.sleep(attacker)  # 3-2-3.1, 3-9.2
        state.fought |= {state.cards[attacker].face.person}  # 3-2-1.1, 3-2-3.1, 3-9.2
    state.battle, state.damages = None, ()
    state.touch()
