"""Then: what is asked now, of whom, and among what."""

from __future__ import annotations

from ...adapters.messages import ACTS, Capability, Player
from ...adapters.offers import is_declinable
from ...adapters.rows import is_order
from ..vocabulary import Phrases, Row
from ..world import World
from .claims import asked, asked_among, asked_for, option_cards, same

phrase = Phrases()


def asked_to_choose(world: World, player: Player, cards: tuple[str, ...], least: int, most: int) -> None:
    """Claim that a choice is open, of exactly these cards, and of so many."""
    ask = asked(world, player, "choose", f"to choose among {', '.join(cards)}")
    same(world, world.labels(cards), option_cards(ask), "the choice")
    asked_for(world, ask, least, most)


def asked_to_choose_exactly(world: World, player: Player, cards: tuple[str, ...], number: int) -> None:
    """Claim the same of one number."""
    asked_to_choose(world, player, cards, number, number)


COMPLETE: tuple[Capability, ...] = ("asks.complete",)

phrase.claims(
    Row("{player:Player} is asked to choose among {cards:Cards}", "A is asked to choose among Miko, Suisei",
        "A choice of one card is open, and exactly these can be chosen.",
        asked_to_choose, needs=COMPLETE, least=1, most=1),
    Row("{player:Player} is asked to choose {number:Number} among {cards:Cards}",
        "A is asked to choose 2 among Miko, Suisei, Sora",
        "The same with so many: no more, no fewer.", asked_to_choose_exactly, needs=COMPLETE),
    Row("{player:Player} is asked to choose {least:Number} to {most:Number} among {cards:Cards}",
        "A is asked to choose 1 to 2 among Miko, Suisei, Sora",
        "The same with so many: from the one number to the other.", asked_to_choose, needs=COMPLETE),
    Row("{player:Player} is asked to choose up to {most:Number} among {cards:Cards}",
        "A is asked to choose up to 2 among Miko, Suisei",
        "The same with so many or fewer, or none.", asked_to_choose, needs=COMPLETE, least=0),
    Row("{player:Player} is asked which waiting ability is played first: {cards:Cards}",
        "A is asked which waiting ability is played first: Roboco, Suisei",
        "Exactly the abilities of these cards can be played next; a card stands once for each ability.",
        asked_among, needs=COMPLETE, kind="waiting", what="which waiting ability is played first"),
    Row("{player:Player} is asked which replacement applies: {cards:Cards}",
        "B is asked which replacement applies: Miko, Suisei",
        'Exactly the replacements of these cards can be applied (whether or not "none" is offered as well).',
        asked_among, needs=COMPLETE, kind="replacement", what="which replacement applies"),
)  # fmt: skip


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


phrase.claims(
    Row("it is {player:Player}'s play timing", "it is A's play timing",
        "The player may take an action now, or pass.", asked, needs=(), kind="action", what="which action to take"),
)  # fmt: skip
