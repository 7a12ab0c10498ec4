"""Given: a new game, or a position, its time and its chance."""

from __future__ import annotations

from ...adapters.messages import Player
from ...adapters.session import ScenarioError
from ..newgame import NewGameBuilder
from ..vocabulary import Phrases, Table
from ..world import World

phrase = Phrases()


@phrase.given("a new game", example="a new game", needs=("scene.decks", "random.dice"))
def new_game(world: World) -> None:
    """The game begins with two decks, legal if nothing else is said. See above."""
    world.begin_anew()


@phrase.given(
    "{player:Player}'s {zone:Zone} has {count:CardCount}", example="A's deck has 51 cards", needs=("scene.decks",)
)
def deck_size(world: World, player: Player, zone: str, count: int) -> None:
    """How many cards the player brings, filled up or left out at the end."""
    of_new_game(world).size(player, zone, count)


@phrase.given("the board", example="the board")
def board(world: World, table: Table) -> None:
    """Lays cards out: a table of zones, in the board notation. What it leaves out gets the defaults."""
    world.builder.board(table)


@phrase.given("{player:Player}'s {zone:Zone} holds {cards:Cell}", example="A's hand holds Sora-1st, 2 cards")
def zone_holds(world: World, player: Player, zone: str, cards: str) -> None:
    """States one zone, in the notation of a board's cell ("nothing" for an empty one), the top card first."""
    world.builder.hold(player, zone, cards)


@phrase.given("{player:Player} has {count:CardCount} in {zone:Zone}", example="A has 3 cards in hand")
def zone_count(world: World, player: Player, count: int, zone: str) -> None:
    """States one zone that holds so many fillers and nothing else."""
    world.builder.hold(player, zone, f"{count} cards")


@phrase.given(
    "{card:Card} reads {text:Quoted}",
    example='Roboco reads "When a holomem collabs, draw 1 card."',
    needs=("cards.abilities",),
)
def reads(world: World, card: str, text: str) -> None:
    """Writes text onto a card that the scenario has named before; several of them add up."""
    world.builder.reads(card, text)


@phrase.given("{card:Card} reads:", example="Roboco reads:", needs=("cards.abilities",))
def reads_below(world: World, card: str, text: str) -> None:
    """The same with the text below it between three quotation marks, an ability a line."""
    world.builder.reads(card, text)


@phrase.given(
    "{player:Player} holds an event {card:Quoted} that reads {text:Quoted}",
    example='A holds an event "Cake" that reads "Draw 1 card."',
    needs=("cards.abilities",),
)
def holds_event(world: World, player: Player, card: str, text: str) -> None:
    """Adds an event card with text to the player's hand."""
    world.builder.add(player, "hand", f"{card} kind:event")
    world.builder.reads(card, text)


@phrase.given("it is {player:Player}'s turn", example="it is B's turn")
def turn_of(world: World, player: Player) -> None:
    """The main step (or phase) of that player's turn begins (turn 5 for who went first, turn 6 for the other)."""
    world.builder.at(player)


@phrase.given("it is the start of {player:Player}'s {step:Step}", example="it is the start of B's main step")
def step_of(world: World, player: Player, step: str) -> None:
    """That step (or phase) of that player's turn begins; nothing of it has happened yet."""
    world.builder.at(player, world.steps(step)[0])


@phrase.given("it is {player:Player}'s first turn", example="it is A's first turn")
def first_turn_of(world: World, player: Player) -> None:
    """It is turn 1 if that player goes first, else turn 2. Its main step (or phase) begins, unless one is stated."""
    world.builder.first_turn(player)


@phrase.given("it is turn {number:Number}", example="it is turn 7")
def turn_number(world: World, number: int) -> None:
    """States the number of the turn, both players' turns counted; the odd ones are who goes first's."""
    world.builder.turn(number)


@phrase.given("{player:Player} goes first", example="B goes first")
def goes_first(world: World, player: Player) -> None:
    """That player has (had) the first turn of the game; A, if nothing is said."""
    world.builder.goes_first(player)


@phrase.given(
    "the next shuffle gives {cards:Cards}",
    example="the next shuffle gives Miko, Suisei, Sora",
    needs=("random.shuffles",),
)
def shuffle(world: World, cards: tuple[str, ...]) -> None:
    """Decides a shuffle of the zone that holds these cards: from the top; what is not named follows."""
    world.builder.shuffled(cards)


def of_new_game(world: World) -> NewGameBuilder:
    """The decks in the making. Raises :class:`ScenarioError` when the scenario begins with a position."""
    builder = world.builder
    if not isinstance(builder, NewGameBuilder):
        raise ScenarioError("this is said of a new game; begin the scenario with 'Given a new game'")
    return builder
