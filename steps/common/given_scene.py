"""Given: a new game, or a position with its turn and its random results."""

from __future__ import annotations

from ...adapters.messages import Player
from ...adapters.session import ScenarioError
from ..deck_builder import NewGameBuilder
from ..phrase_vocabulary import PhraseRow, Phrases, Table
from ..world import World

phrase = Phrases()


@phrase.given("a new game", example="a new game", needs=("scene.decks",))
def given_new_game(world: World) -> None:
    """The game begins with two decks, which are legal by default. See above."""
    world.begin_new_game()


@phrase.given("the board", example="the board")
def given_board(world: World, table: Table) -> None:
    """Lays cards out: a table of zones, in the board notation. Zones that it leaves out get their defaults."""
    world.builder.lay_board(table)


@phrase.given("{player:Player}'s {zone:Zone} holds {cards:Cell}", example="A's hand holds Sora-1st, 2 cards")
def given_zone(world: World, player: Player, zone: str, cards: str) -> None:
    """States one zone, in the notation of a board's cell ("nothing" for an empty zone), with the top card first."""
    world.builder.set_zone_cards(player, zone, cards)


@phrase.given(
    "{card:Card} reads {text:Quoted}",
    example='Roboco reads "When a holomem collabs, draw 1 card."',
    needs=("cards.abilities",),
)
def given_card_text(world: World, card: str, text: str) -> None:
    """Writes text onto a card that the scenario has named before; several texts add up."""
    world.builder.add_card_text(card, text)


@phrase.given(
    "{player:Player} holds an event {card:Quoted} that reads {text:Quoted}",
    example='A holds an event "Cake" that reads "Draw 1 card."',
    needs=("cards.abilities",),
)
def given_event_in_hand(world: World, player: Player, card: str, text: str) -> None:
    """Adds an event card with text to the player's hand."""
    world.builder.add_cards(player, "hand", f"{card} kind:event")
    world.builder.add_card_text(card, text)


@phrase.given(
    "the next shuffle gives {cards:Cards}",
    example="the next shuffle gives Miko, Suisei, Sora",
    needs=("random.shuffles",),
)
def given_shuffle(world: World, cards: tuple[str, ...]) -> None:
    """Decides a shuffle of the zone that holds these cards: they come on top, in this order, and the others follow."""
    world.builder.script_shuffle(cards)


def given_counter(world: World, player: Player, counter: str, number: int, **said: str) -> None:
    """State a counter of a player; ``said`` fills its name."""
    world.builder.set_counter(player, counter.format(**said), number)


def new_game_builder(world: World) -> NewGameBuilder:
    """The builder of the decks. Raises :class:`ScenarioError` if the scenario begins with a position."""
    builder = world.builder
    if not isinstance(builder, NewGameBuilder):
        raise ScenarioError("this sentence is about a new game; begin the scenario with 'Given a new game'")
    return builder


phrase.add_given_rows(
    PhraseRow("{player:Player}'s {zone:Zone} has {count:CardCount}", "A's deck has 51 cards",
        "How many cards the player brings; cards are added or left out at the end.",
        lambda world, player, zone, count: new_game_builder(world).set_zone_size(player, zone, count),
        needs=("scene.decks",)),
    PhraseRow("{player:Player} has {count:CardCount} in {zone:Zone}", "A has 3 cards in hand",
        "The zone holds this many fillers and nothing else.",
        lambda world, player, zone, count: world.builder.set_zone_cards(player, zone, f"{count} cards")),
    PhraseRow("{card:Card} reads:", "Roboco reads:",
        "Writes the text below it, between three quotation marks, onto the card; each line is an ability.",
        lambda world, card, text: world.builder.add_card_text(card, text), needs=("cards.abilities",)),
    PhraseRow("it is {player:Player}'s turn", "it is B's turn",
        "The main step (or phase) of that player's turn begins (turn 5 if that player went first, else turn 6).",
        lambda world, player: world.builder.set_turn_and_step(player)),
    PhraseRow("it is the start of {player:Player}'s {step:Step}", "it is the start of B's main step",
        "That step (or phase) of that player's turn begins; nothing of it has happened yet.",
        lambda world, player, step: world.builder.set_turn_and_step(player, world.steps_named(step)[0])),
    PhraseRow("it is {player:Player}'s first turn", "it is A's first turn",
        "It is turn 1 if that player goes first, else turn 2. Its main step (or phase) begins by default.",
        lambda world, player: world.builder.set_first_turn(player)),
    PhraseRow("it is turn {number:Number}", "it is turn 7",
        "The number of the turn, both players' turns counted; the player who went first has the odd ones.",
        lambda world, number: world.builder.set_turn_number(number)),
    PhraseRow("{player:Player} goes first", "B goes first",
        "That player has (had) the first turn of the game; A by default.",
        lambda world, player: world.builder.set_first_player(player)),
)  # fmt: skip
