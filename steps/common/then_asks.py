"""Then: the question that is open now, the player who is asked, and the options."""

from __future__ import annotations

from ...adapters.ask_rows import is_order_ask
from ...adapters.messages import ACTS, Capability, Player
from ...adapters.option_matching import is_declinable
from ..phrase_vocabulary import PhraseRow, Phrases
from ..world import World
from .assertions import expect_asked_among, expect_pick_count, expect_same_items, option_cards, require_ask

phrase = Phrases()


def expect_choice_among(world: World, player: Player, cards: tuple[str, ...], least: int, most: int) -> None:
    """Claim that a choice among exactly these cards is open, and how many can be chosen."""
    ask = require_ask(world, player, "choose", f"to choose among {', '.join(cards)}")
    expect_same_items(world, world.card_ids(cards), option_cards(ask), "the choice")
    expect_pick_count(world, ask, least, most)


def expect_exact_choice(world: World, player: Player, cards: tuple[str, ...], number: int) -> None:
    """Claim that a choice of exactly this number among exactly these cards is open."""
    expect_choice_among(world, player, cards, number, number)


COMPLETE: tuple[Capability, ...] = ("asks.complete",)

phrase.add_then_rows(
    PhraseRow("{player:Player} is asked to choose among {cards:Cards}", "A is asked to choose among Miko, Suisei",
        "A choice of one card is open, and exactly these can be chosen.",
        expect_choice_among, needs=COMPLETE, least=1, most=1),
    PhraseRow("{player:Player} is asked to choose {number:Number} among {cards:Cards}",
        "A is asked to choose 2 among Miko, Suisei, Sora",
        "The same for exactly this number.", expect_exact_choice, needs=COMPLETE),
    PhraseRow("{player:Player} is asked to choose {least:Number} to {most:Number} among {cards:Cards}",
        "A is asked to choose 1 to 2 among Miko, Suisei, Sora",
        "The same for any number in this range.", expect_choice_among, needs=COMPLETE),
    PhraseRow("{player:Player} is asked to choose up to {most:Number} among {cards:Cards}",
        "A is asked to choose up to 2 among Miko, Suisei",
        "The same for this number or fewer, or none.", expect_choice_among, needs=COMPLETE, least=0),
    PhraseRow("{player:Player} is asked which waiting ability is played first: {cards:Cards}",
        "A is asked which waiting ability is played first: Roboco, Suisei",
        "Exactly the abilities of these cards can be played next; a card is listed once for each ability.",
        expect_asked_among, needs=COMPLETE, kind="waiting", what="which waiting ability is played first"),
    PhraseRow("{player:Player} is asked which replacement applies: {cards:Cards}",
        "B is asked which replacement applies: Miko, Suisei",
        'Exactly the replacements of these cards can be applied (the option "none" is not counted).',
        expect_asked_among, needs=COMPLETE, kind="replacement", what="which replacement applies"),
)  # fmt: skip


@phrase.then(
    "{player:Player} is asked to order {cards:Cards}",
    example="A is asked to order Miko, Suisei",
    needs=("asks.complete",),
)
def expect_order_asked(world: World, player: Player, cards: tuple[str, ...]) -> None:
    """The player is asked for an order of exactly these cards."""
    world.session.answer_forced_asks()
    ask = world.session.ask
    if ask is None or not is_order_ask(ask) or ask.player != player:
        world.fail(f"{player} to be asked to order {', '.join(cards)}", "another situation")
    world.allow_end_on(ask)
    expect_same_items(world, world.card_ids(cards), option_cards(ask), "the cards to order")
    expect_pick_count(world, ask, len(cards), len(cards), ordered=True)


@phrase.then("{player:Player} is asked yes or no", example="A is asked yes or no")
def expect_yes_or_no_asked(world: World, player: Player) -> None:
    """The player is asked whether to do something: by a question, or by a choice that may be declined."""
    world.session.answer_forced_asks()
    ask = world.session.ask
    if ask is None or ask.player != player or not (ask.kind == "optional" or is_declinable(ask)):
        world.fail(f"{player} to be asked yes or no", "another situation")
    world.allow_end_on(ask)


@phrase.then(
    "{player:Player} is asked for a number from {least:Number} to {most:Number}",
    example="B is asked for a number from 0 to 3",
    needs=("asks.complete",),
)
def expect_number_asked(world: World, player: Player, least: int, most: int) -> None:
    """Exactly these numbers can be picked."""
    ask = require_ask(world, player, "number", "a number")
    numbers = [option.fields.get("number") for option in ask.options]
    expected = sorted(map(str, range(least, most + 1)))
    world.expect(sorted(map(str, numbers)) == expected, f"the numbers {least} to {most}", numbers)


@phrase.then("nobody is asked anything", example="nobody is asked anything")
def expect_nobody_asked(world: World) -> None:
    """No ask is open except an ordinary play timing or a chance to respond (or the game is over)."""
    world.session.answer_forced_asks()
    ask = world.session.ask
    world.expect(ask is None or ask.kind in ACTS, "no question", "one")


phrase.add_then_rows(
    PhraseRow("it is {player:Player}'s play timing", "it is A's play timing",
        "The player may take an action now, or pass.", require_ask, needs=(), kind="action",
        what="which action to take"),
)  # fmt: skip
