"""Violations of Di Gi Charat: battles and direct attacks (3-2, 3-3, 3-9.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from ...kernel import steps
from ...kernel.asks import Option
from ...kernel.flow import at_once
from ...patching import Patch
from ...violations import Violations, done, instead, kept, wrap
from .. import battle, chain, damage
from ..game import Digicharat

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("Any awake character can attack, even if one of its name has already attacked in that turn", "3-2-1.1")
@instead(battle.to_attack)
def _(whole: Any, game: Any, player: int) -> Any:
    before, game.state.fought = game.state.fought, frozenset()
    options = list(whole(game, player))
    game.state.fought = before
    return options


breaks(
    "Once a name has attacked, no character of that name can attack for the rest of the game",
    "3-2-1.1",
    "3-2-3.1",
    "3-9.2",
)(kept(steps.begin_turn, "fought"))


@breaks("A character can attack one of the same person name if the two have different card names", "3-2-1.2", "3-2-1.3")
@instead(battle.to_attack)
def _(whole: Any, game: Any, player: int) -> Iterator[Any]:
    yield from whole(game, player)
    cards = game.state.cards
    for mine in game.state.characters(player):
        for theirs in game.state.characters(1 - player):
            ours, other = cards[mine].face, cards[theirs].face
            is_free = not cards[mine].resting and ours.person not in game.state.fought
            if is_free and ours.person == other.person and ours.name != other.name:
                yield Option("attack", (mine, theirs))


@breaks("A battle that is cancelled still uses up the attack of that name for the turn", "3-2-4.1", "3-9.2.n1")
@instead(chain.RESOLVE["attack"])
@at_once
def _(whole: Any, game: Any, entry: Any) -> None:
    done(whole(game, entry))
    if game.state.battle is None:
        game.state.fought |= {game.state.cards[entry.card.card].face.person}


@breaks("Players can begin a battle in response to any action", "3-2-2.1", "3-7.4", "3-7.1")
@instead(chain.responses)
def _(whole: Any, game: Any, player: int) -> Iterator[Any]:
    yield from whole(game, player)
    yield from battle.to_attack(game, player)


@breaks(
    "For a direct attack, only the defending field has to be of one name, which the attacking side shares",
    "3-3.3",
    "3-3.1",
)
@instead(battle.is_open)
def _(whole: Any, game: Any, player: int) -> bool:
    theirs = {game.state.cards[card].face.person for card in game.state.characters(1 - player)}
    mine = {game.state.cards[card].face.person for card in game.state.characters(player)}
    return not theirs or (len(theirs) == 1 and theirs <= mine)


@breaks("The opponent's sleeping characters are ignored when the names are compared for a direct attack", "3-3.3")
@instead(battle.is_open)
def _(whole: Any, game: Any, player: int) -> bool:
    cards = game.state.cards
    theirs = [card for card in game.state.characters(1 - player) if not cards[card].resting]
    names = {cards[card].face.person for card in (*theirs, *game.state.characters(player))}
    return not game.state.characters(1 - player) or len(names) == 1


breaks("A direct attack is always possible, whatever characters are in the fields", "3-3.1")(
    wrap(battle.is_open, lambda whole, game, player: True)
)
breaks("A player without characters cannot be attacked directly", "3-3.2", "3-3.1")(
    wrap(battle.is_open, lambda whole, game, player: bool(game.state.characters(1 - player)) and whole(game, player))
)


@breaks("A character that has attacked stays awake, whether it attacked a character or a player", "3-2-3.1", "3-9.2")
@instead(damage.finish)
def _(whole: Any, game: Any) -> None:
    with Patch() as inner:
        inner.setattr(Digicharat, "sleep", lambda self, card: None)
        whole(game)


@breaks("An attacker whose battle is cancelled falls asleep", "3-9.2.n1", "3-2-4.1")
@instead(chain.RESOLVE["attack"])
@at_once
def _(whole: Any, game: Any, entry: Any) -> None:
    done(whole(game, entry))
    if game.state.battle is None and game.state.is_there(entry.card):
        game.sleep(entry.card.card)


@breaks("An attacker falls asleep when the battle takes place, before the damage is dealt", "3-9.2", "3-2-3.1")
@instead(chain.RESOLVE["attack"])
@at_once
def _(whole: Any, game: Any, entry: Any) -> None:
    done(whole(game, entry))
    if game.state.battle is not None:
        game.sleep(entry.card.card)


@breaks("An attacker that is discarded in its battle does not use up its name's attack for the turn", "3-9.2")
@instead(damage.finish)
def _(whole: Any, game: Any) -> None:
    state, fight = game.state, game.state.battle
    before = state.fought
    whole(game)
    if fight is not None and not state.is_there(fight.attacker):
        state.fought = before


@breaks("An awake character can always attack an opposing character of its own name", "3-2-1.3")
@instead(battle.to_attack)
def _(whole: Any, game: Any, player: int) -> Iterator[Any]:
    yield from whole(game, player)
    cards = game.state.cards
    for mine in game.state.characters(player):
        for theirs in game.state.characters(1 - player):
            if not cards[mine].resting and cards[mine].face.person == cards[theirs].face.person:
                yield Option("attack", (mine, theirs))


@breaks("A name that has attacked can attack again in the turn with a character of another color", "3-2-1.1")
def _(patch: Patch) -> None:
    def to_attack(game: Any, player: int) -> list[Any]:
        before, game.state.fought = game.state.fought, frozenset()
        options = [each for each in whole(game, player) if person_and_color(game, each.args[0]) not in before]
        game.state.fought = before
        return options

    def finish(game: Any) -> None:
        before, fight = game.state.fought, game.state.battle
        whole_finish(game)
        if fight is not None:
            game.state.fought = before | {person_and_color(game, fight.attacker.card)}

    whole, whole_finish = battle.to_attack, damage.finish
    patch.setattr(battle, "to_attack", to_attack)
    patch.setattr(damage, "finish", finish)


def person_and_color(game: Any, card: int) -> tuple[str, str]:
    """What a name is taken to be."""
    face = game.state.cards[card].face
    return face.person, face.color


@breaks("A character that has attacked a player stays awake", "3-2-3.1")
@instead(damage.finish)
def _(whole: Any, game: Any) -> None:
    fight = game.state.battle
    with Patch() as inner:
        if fight is not None and fight.target is None:
            inner.setattr(Digicharat, "sleep", lambda self, card: None)
        whole(game)


@breaks("A battle is cancelled if its target is asleep when it takes place", "3-2-4.1")
@instead(chain.RESOLVE["attack"])
@at_once
def _(whole: Any, game: Any, entry: Any) -> None:
    target = game.state.battle.target
    if target is not None and game.state.cards[target.card].resting:
        game.state.battle = replace(game.state.battle, target=replace(target, inc=-1))
    done(whole(game, entry))


breaks("A player with an event in the field cannot be attacked directly", "3-3.2")(
    wrap(battle.is_open, lambda whole, game, player: game.state.event_of(1 - player) is None and whole(game, player))
)


@breaks("A direct attack is impossible if either field holds more than one character", "3-3.3")
@instead(battle.is_open)
def _(whole: Any, game: Any, player: int) -> bool:
    return bool(whole(game, player)) and all(len(game.state.characters(each)) <= 1 for each in (0, 1))


@breaks("Fields of one shared name allow a direct attack only if all their characters also share a color", "3-3.3")
@instead(battle.is_open)
def _(whole: Any, game: Any, player: int) -> bool:
    colors = {game.state.cards[card].face.color for card in game.state.in_play()}
    return not game.state.characters(1 - player) or (len(colors) == 1 and bool(whole(game, player)))
