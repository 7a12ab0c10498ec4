"""Violations of Di Gi Charat: battles and direct attacks (3-2, 3-3, 3-9.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from ...kernel import turn_steps
from ...kernel.decisions import EngineOption
from ...kernel.game_loop import without_asks
from ...patching import Patch
from ...violations import Violations, keep_state_field, run_without_asks, wrap_function, wrapper_of
from .. import attack_and_cover, damage_processing, response_chain
from ..game import Digicharat
from ..state import GameState

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


@breaks("Any awake character can attack, even if one of its name has already attacked in that turn", "3-2-1.1")
@wrapper_of(attack_and_cover.attack_options)
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
)(keep_state_field(turn_steps.begin_turn, "fought"))


@breaks("A character can attack one of the same person name if the two have different card names", "3-2-1.2", "3-2-1.3")
@wrapper_of(attack_and_cover.attack_options)
def _(whole: Any, game: Any, player: int) -> Iterator[Any]:
    yield from whole(game, player)
    cards = game.state.cards
    for mine in game.state.characters(player):
        for theirs in game.state.characters(1 - player):
            ours, other = cards[mine].face, cards[theirs].face
            is_free = not cards[mine].resting and ours.person not in game.state.fought
            if is_free and ours.person == other.person and ours.name != other.name:
                yield EngineOption("attack", (mine, theirs))


@breaks("A battle that is cancelled still uses up the attack of that name for the turn", "3-2-4.1", "3-9.2.n1")
@wrapper_of(response_chain.RESOLVE["attack"])
@without_asks
def _(whole: Any, game: Any, entry: Any) -> None:
    run_without_asks(whole(game, entry))
    if game.state.battle is None:
        game.state.fought |= {game.state.cards[entry.card.card].face.person}


@breaks("Players can begin a battle in response to any action", "3-2-2.1", "3-7.4", "3-7.1")
@wrapper_of(response_chain.response_options)
def _(whole: Any, game: Any, player: int) -> Iterator[Any]:
    yield from whole(game, player)
    yield from attack_and_cover.attack_options(game, player)


@breaks(
    "For a direct attack, only the defending field has to be of one name, which the attacking side shares",
    "3-3.3",
    "3-3.1",
)
@wrapper_of(attack_and_cover.can_attack_directly)
def _(whole: Any, game: Any, player: int) -> bool:
    theirs = {game.state.cards[card].face.person for card in game.state.characters(1 - player)}
    mine = {game.state.cards[card].face.person for card in game.state.characters(player)}
    return not theirs or (len(theirs) == 1 and theirs <= mine)


@breaks("The opponent's sleeping characters are ignored when the names are compared for a direct attack", "3-3.3")
@wrapper_of(attack_and_cover.can_attack_directly)
def _(whole: Any, game: Any, player: int) -> bool:
    cards = game.state.cards
    theirs = [card for card in game.state.characters(1 - player) if not cards[card].resting]
    names = {cards[card].face.person for card in (*theirs, *game.state.characters(player))}
    return not game.state.characters(1 - player) or len(names) == 1


breaks("A direct attack is always possible, whatever characters are in the fields", "3-3.1")(
    wrap_function(attack_and_cover.can_attack_directly, lambda whole, game, player: True)
)
breaks("A player without characters cannot be attacked directly", "3-3.2", "3-3.1")(
    wrap_function(
        attack_and_cover.can_attack_directly,
        lambda whole, game, player: bool(game.state.characters(1 - player)) and whole(game, player),
    )
)


@breaks("A character that has attacked stays awake, whether it attacked a character or a player", "3-2-3.1", "3-9.2")
@wrapper_of(damage_processing.finish_attack)
def _(whole: Any, game: Any) -> None:
    with Patch() as inner:
        inner.setattr(Digicharat, "put_to_sleep", lambda self, card: None)
        whole(game)


@breaks("An attacker whose battle is cancelled falls asleep", "3-9.2.n1", "3-2-4.1")
@wrapper_of(response_chain.RESOLVE["attack"])
@without_asks
def _(whole: Any, game: Any, entry: Any) -> None:
    run_without_asks(whole(game, entry))
    if game.state.battle is None and game.state.is_there(entry.card):
        game.put_to_sleep(entry.card.card)


@breaks("An attacker falls asleep when the battle takes place, before the damage is dealt", "3-9.2", "3-2-3.1")
@wrapper_of(response_chain.RESOLVE["attack"])
@without_asks
def _(whole: Any, game: Any, entry: Any) -> None:
    run_without_asks(whole(game, entry))
    if game.state.battle is not None:
        game.put_to_sleep(entry.card.card)


@breaks("An attacker that is discarded in its battle does not use up its name's attack for the turn", "3-9.2")
@wrapper_of(damage_processing.finish_attack)
def _(whole: Any, game: Any) -> None:
    state, fight = game.state, game.state.battle
    before = state.fought
    whole(game)
    if fight is not None and not state.is_there(fight.attacker):
        state.fought = before


@breaks("An awake character can always attack an opposing character of its own name", "3-2-1.3")
@wrapper_of(attack_and_cover.attack_options)
def _(whole: Any, game: Any, player: int) -> Iterator[Any]:
    yield from whole(game, player)
    cards = game.state.cards
    for mine in game.state.characters(player):
        for theirs in game.state.characters(1 - player):
            if not cards[mine].resting and cards[mine].face.person == cards[theirs].face.person:
                yield EngineOption("attack", (mine, theirs))


@breaks("A name that has attacked can attack again in the turn with a character of another color", "3-2-1.1")
def _(patch: Patch) -> None:
    def attack_options(game: Any, player: int) -> list[Any]:
        before, game.state.fought = game.state.fought, frozenset()
        options = [each for each in whole(game, player) if person_and_color(game, each.args[0]) not in before]
        game.state.fought = before
        return options

    def finish_attack(game: Any) -> None:
        before, fight = game.state.fought, game.state.battle
        whole_finish(game)
        if fight is not None:
            game.state.fought = before | {person_and_color(game, fight.attacker.card)}

    whole, whole_finish = attack_and_cover.attack_options, damage_processing.finish_attack
    patch.setattr(attack_and_cover, "attack_options", attack_options)
    patch.setattr(damage_processing, "finish_attack", finish_attack)


def person_and_color(game: Any, card: int) -> tuple[str, str]:
    """The person and the colour of a character, which together count as its name."""
    face = game.state.cards[card].face
    return face.person, face.color


@breaks(
    "A character that has attacked a player stays awake",
    "3-2-3.1",
    spread="attacks on the player are described in their own section",
)
@wrapper_of(damage_processing.finish_attack)
def _(whole: Any, game: Any) -> None:
    fight = game.state.battle
    with Patch() as inner:
        if fight is not None and fight.target is None:
            inner.setattr(Digicharat, "put_to_sleep", lambda self, card: None)
        whole(game)


@breaks(
    "A battle is cancelled if its target is asleep when it takes place",
    "3-2-4.1",
    spread="covering characters can be asleep when the battle takes place",
)
@wrapper_of(response_chain.RESOLVE["attack"])
@without_asks
def _(whole: Any, game: Any, entry: Any) -> None:
    target = game.state.battle.target
    if target is not None and game.state.cards[target.card].resting:
        game.state.battle = replace(game.state.battle, target=replace(target, inc=-1))
    run_without_asks(whole(game, entry))


breaks("A player with an event in the field cannot be attacked directly", "3-3.2")(
    wrap_function(
        attack_and_cover.can_attack_directly,
        lambda whole, game, player: game.state.field_event(1 - player) is None and whole(game, player),
    )
)


@breaks("A direct attack is impossible if either field holds more than one character", "3-3.3")
@wrapper_of(attack_and_cover.can_attack_directly)
def _(whole: Any, game: Any, player: int) -> bool:
    return bool(whole(game, player)) and all(len(game.state.characters(each)) <= 1 for each in (0, 1))


@breaks("Fields of one shared name allow a direct attack only if all their characters also share a color", "3-3.3")
@wrapper_of(attack_and_cover.can_attack_directly)
def _(whole: Any, game: Any, player: int) -> bool:
    colors = {game.state.cards[card].face.color for card in game.state.characters_in_play()}
    return not game.state.characters(1 - player) or (len(colors) == 1 and bool(whole(game, player)))


@breaks("Outside of a battle all characters count as attacking and attacked", "3-9.2")
@wrapper_of(GameState.has_battle_role)
def _(whole: Any, self: Any, record: Any, role: str) -> bool:
    return self.battle is None or bool(whole(self, record, role))
