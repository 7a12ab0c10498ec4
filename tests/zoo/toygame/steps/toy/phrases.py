"""The phrases of the toy game."""

from __future__ import annotations

from saitei.adapters.messages import Player
from saitei.steps.phrase_vocabulary import Phrases, Table
from saitei.steps.world import World

phrase = Phrases()


@phrase.given("{player:Player} holds {cards:Cards}", example="A holds Sora, Miko")
def holds(world: World, player: Player, cards: tuple[str, ...]) -> None:
    """The player's hand."""
    world.builder.set_zone_cards(player, "hand", ", ".join(cards))


@phrase.given("the piles", example="the piles")
def piles(world: World, table: Table) -> None:
    """Both players' piles, a row a player."""
    for player, card in table:
        world.builder.add_cards("A" if player == "A" else "B", "pile", card)


@phrase.given("the dice will show {numbers:Numbers}", example="the dice will show 3", needs=("random.dice",))
def dice(world: World, numbers: tuple[int, ...]) -> None:
    """Dice results."""
    world.builder.script_dice(numbers)


@phrase.when("{player:Player} places {card:Card}", example="A places Sora")
def place(world: World, player: Player, card: str) -> None:
    """The player places a card."""
    world.session.intend(player, "place", card=card)


@phrase.when("{player:Player} passes", example="A passes")
def end(world: World, player: Player) -> None:
    """The player ends the turn."""
    world.session.intend(player, "pass")


@phrase.then("the pile of {player:Player} is {cards:Cards}", example="the pile of A is Sora")
def pile_is(world: World, player: Player, cards: tuple[str, ...]) -> None:
    """The pile, the top one first."""
    found = tuple(card.id for card in world.session.view_for("judge").zones[player]["pile"])
    if found != cards:
        raise AssertionError(f"expected {cards}; got {found}")


@phrase.then("{player:Player} may act", example="A may act")
def may_act(world: World, player: Player) -> None:
    """It is the player's play timing."""
    ask = world.session.ask
    if ask is None or (ask.kind, ask.player) != ("action", player):
        raise AssertionError(f"expected {player} to be asked; open is {world.session.describe_situation()}")


@phrase.then("{player:Player} can place {card:Card}", example="A can place Sora")
def can_place(world: World, player: Player, card: str) -> None:
    """The action is offered."""
    if not world.session.is_action_offered(player, "place", card=card):
        raise AssertionError(f"{player} cannot place {card}")


@phrase.then("{player:Player} cannot place {card:Card}", example="B cannot place Sora")
def cannot_place(world: World, player: Player, card: str) -> None:
    """The action is not offered."""
    if world.session.is_action_offered(player, "place", card=card):
        raise AssertionError(f"{player} can place {card}")


@phrase.then("{player:Player} has lost", example="B has lost", ends=True)
def has_lost(world: World, player: Player) -> None:
    """The game is over."""
    result = world.session.result
    world.allow_end_on(result)
    if result is None or result.losers != (player,):
        raise AssertionError(f"expected {player} to have lost; got {result}")
