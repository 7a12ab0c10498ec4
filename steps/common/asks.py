"""Then: what is asked now, of whom, and among what."""

from __future__ import annotations

from ...adapters.messages import ACTS, Player
from ...adapters.offers import is_declinable
from ...adapters.rows import is_order
from ..vocabulary import Phrases
from ..world import World
from .claims import asked, asked_for, option_cards, same

phrase = Phrases()


@phrase.then(
    "{player:Player} is asked to choose among {cards:Cards}",
    example="A is asked to choose among Miko, Suisei",
    needs=("asks.complete",),
)
def asked_among(world: World, player: Player, cards: tuple[str, ...]) -> None:
    """A choice of one card is open, and exactly these can be chosen."""
    asked_number_among(world, player, 1, cards)


@phrase.then(
    "{player:Player} is asked to choose {number:Number} among {cards:Cards}",
    example="A is asked to choose 2 among Miko, Suisei, Sora",
    needs=("asks.complete",),
)
def asked_number_among(world: World, player: Player, number: int, cards: tuple[str, ...]) -> None:
    """The same with so many: no more, no fewer."""
    _asked_among(world, player, cards, number, number)


@phrase.then(
    "{player:Player} is asked to choose {least:Number} to {most:Number} among {cards:Cards}",
    example="A is asked to choose 1 to 2 among Miko, Suisei, Sora",
    needs=("asks.complete",),
)
def asked_range_among(world: World, player: Player, least: int, most: int, cards: tuple[str, ...]) -> None:
    """The same with so many: from the one number to the other."""
    _asked_among(world, player, cards, least, most)


@phrase.then(
    "{player:Player} is asked to choose up to {number:Number} among {cards:Cards}",
    example="A is asked to choose up to 2 among Miko, Suisei",
    needs=("asks.complete",),
)
def asked_up_to_among(world: World, player: Player, number: int, cards: tuple[str, ...]) -> None:
    """The same with so many or fewer, or none."""
    _asked_among(world, player, cards, 0, number)


@phrase.then(
    "{player:Player} is asked which waiting ability is played first: {cards:Cards}",
    example="A is asked which waiting ability is played first: Roboco, Suisei",
    needs=("asks.complete",),
)
def asked_waiting(world: World, player: Player, cards: tuple[str, ...]) -> None:
    """Exactly the abilities of these cards can be played next; a card stands once for each ability."""
    ask = asked(world, player, "waiting", f"which waiting ability is played first: {', '.join(cards)}")
    same(world, world.labels(cards), option_cards(ask), "the waiting abilities")


@phrase.then(
    "{player:Player} is asked which replacement applies: {cards:Cards}",
    example="B is asked which replacement applies: Miko, Suisei",
    needs=("asks.complete",),
)
def asked_replacement(world: World, player: Player, cards: tuple[str, ...]) -> None:
    """Exactly the replacements of these cards can be applied (whether or not "none" is offered as well)."""
    ask = asked(world, player, "replacement", f"which replacement applies: {', '.join(cards)}")
    same(world, world.labels(cards), option_cards(ask), "the replacements")


@phrase.then(
    "{player:Player} is asked to order {cards:Cards}",
    example="A is asked to order Miko, Suisei",
    needs=("asks.complete",),
)
def asked_order(world: World, player: Player, cards: tuple[str, ...]) -> None:
    """An order of exactly these cards is asked for."""
    world.session.settle()
    ask = world.session.ask
    if ask is None or not is_order(ask) or ask.player != player:
        world.fail(f"{player} to be asked to order {', '.join(cards)}", "another situation")
    world.speak_of(ask)
    same(world, world.labels(cards), option_cards(ask), "the cards to order")
    asked_for(world, ask, len(cards), len(cards), ordered=True)


@phrase.then("{player:Player} is asked yes or no", example="A is asked yes or no")
def asked_optional(world: World, player: Player) -> None:
    """The player may do something, and is asked whether: by a question, or by a choice that may be declined."""
    world.session.settle()
    ask = world.session.ask
    if ask is None or ask.player != player or not (ask.kind == "optional" or is_declinable(ask)):
        world.fail(f"{player} to be asked yes or no", "another situation")
    world.speak_of(ask)


@phrase.then(
    "{player:Player} is asked for a number from {least:Number} to {most:Number}",
    example="B is asked for a number from 0 to 3",
    needs=("asks.complete",),
)
def asked_number(world: World, player: Player, least: int, most: int) -> None:
    """Exactly these numbers can be picked."""
    ask = asked(world, player, "number", "a number")
    numbers = [option.fields.get("number") for option in ask.options]
    expected = sorted(map(str, range(least, most + 1)))
    world.expect(sorted(map(str, numbers)) == expected, f"the numbers {least} to {most}", numbers)


@phrase.then("nobody is asked anything", example="nobody is asked anything")
def nobody_asked(world: World) -> None:
    """Nothing is open but an ordinary play timing, or a chance to respond (or the game is over)."""
    world.session.settle()
    ask = world.session.ask
    world.expect(ask is None or ask.kind in ACTS, "no question", "one")


@phrase.then("it is {player:Player}'s play timing", example="it is A's play timing")
def play_timing(world: World, player: Player) -> None:
    """The player may take an action now, or pass."""
    asked(world, player, "action", "which action to take")


def _asked_among(world: World, player: Player, cards: tuple[str, ...], least: int, most: int) -> None:
    """A choice is open, of exactly these cards, and of so many."""
    ask = asked(world, player, "choose", f"to choose among {', '.join(cards)}")
    same(world, world.labels(cards), option_cards(ask), "the choice")
    asked_for(world, ask, least, most)
