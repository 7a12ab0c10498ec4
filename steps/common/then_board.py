"""Then: the state of the board, and which player may see it."""

from __future__ import annotations

from ...adapters.messages import Player
from ..action_phrases import known_ability
from ..phrase_vocabulary import PhraseRow, Phrases
from ..variations import TURN_NUMBER
from ..world import World, cards_in_view
from .assertions import (
    card_ids,
    expect_fact_contains,
    expect_same_items,
    expect_shared_zone,
    expect_zone_cards,
    expect_zone_size,
)

phrase = Phrases()


@phrase.then("it is {player:Player}'s {step:Step}", example="it is B's main step", needs=("views.judge",))
def expect_step(world: World, player: Player, step: str) -> None:
    """The turn player, and the current step (or phase)."""
    view = world.current_view()
    world.expect(
        view.turn_player == player and view.step in world.steps_named(step), f"{player}'s {step}", world.current_step()
    )


@phrase.then("it is turn {number:Number}", example="it is turn 7", needs=("views.judge",))
def expect_turn_number(world: World, number: int) -> None:
    """The number of the turn, both players' turns counted."""
    world.rely_on(TURN_NUMBER)
    turn = world.current_view().turn
    world.expect(turn == number, f"turn {number}", f"turn {turn}")


phrase.add_then_rows(
    PhraseRow("{player:Player} has {number:CardCount} in {zone:Zone}", "A has 3 cards in hand",
        "The number of cards in a zone (hand, deck, ...).", expect_zone_size),
    PhraseRow("{player:Player}'s {zone:Zone} is {cards:Cards}", "A's hand is Roboco, Suisei",
        "Exactly these cards lie in the zone: in this order from the top, if its order means something.",
        expect_zone_cards),
    PhraseRow("{player:Player}'s {zone:Zone} is empty", "A's archive is empty", "No card lies in the zone.",
        expect_zone_cards),
)  # fmt: skip


def expect_zone_edge(world: World, player: Player, zone: str, cards: tuple[str, ...], edge: str) -> None:
    """Claim which cards are the first or the last of a zone, from the top."""
    lying = card_ids(world.zone_cards(player, zone))
    got = lying[: len(cards)] if edge == "top" else lying[-len(cards) :]
    expect_same_items(world, world.card_ids(cards), got, f"the {edge} of {player}'s {zone}", ordered=True)


phrase.add_then_rows(
    PhraseRow("the top of {player:Player}'s {zone:Zone} is {cards:Cards}", "the top of A's deck is Miko, Suisei",
        "The first cards of the zone, the top one first.", expect_zone_edge, edge="top"),
    PhraseRow("the bottom of {player:Player}'s {zone:Zone} is {cards:Cards}", "the bottom of A's deck is Miko, Suisei",
        "The last cards of the zone, the lowest one last.", expect_zone_edge, edge="bottom"),
)  # fmt: skip


@phrase.then(
    "{card:Card} is in {player:Player}'s {zone:Zone}",
    example="Miko is in A's archive",
    needs=("views.judge",),
)
def expect_in_zone(world: World, card: str, player: Player, zone: str) -> None:
    """The card lies in that zone by itself: it is not stacked under another card or attached to one."""
    world.zone_cards(player, zone)
    found = world.find_card(card)
    here = found.holder is None and (found.player, found.zone) == (player, zone)
    world.expect(here, f"{card} in {player}'s {zone}", found)


phrase.add_then_rows(
    PhraseRow("the {zone:Zone} zone holds {cards:Cards}", "the resolution zone holds Cake",
        "Exactly these cards lie in the zone that both players share, the top one first.", expect_shared_zone),
)  # fmt: skip


@phrase.then("{card:Card} is under {top:Card}", example="Sora is under Sora-1st", needs=("views.judge",))
def expect_under(world: World, card: str, top: str) -> None:
    """The card is part of the stack that the other is on top of."""
    found = world.find_card(card)
    here = found.role == "under" and found.holder is not None and found.holder.id == world.card_id(top)
    world.expect(here, f"{card} under {top}", found)


@phrase.then(
    "the stack of {card:Card} is {cards:Cards}",
    example="the stack of Sora-1st is Sora-1st, Sora",
    needs=("views.judge",),
)
def expect_stack(world: World, card: str, cards: tuple[str, ...]) -> None:
    """The cards of the stack that the card is part of, the top card first."""
    top = world.top_of_stack(card)
    expect_same_items(
        world, world.card_ids(cards), card_ids((top, *reversed(top.under))), f"the stack of {card}", ordered=True
    )


phrase.add_then_rows(
    PhraseRow("{card:Card} {holds:Is} named {value:Name}", "Sora is named AZKi",
        "The card has that name, perhaps among others.", expect_fact_contains, fact="names"),
    PhraseRow("{card:Card} {holds:Has} the ability {text:Quoted}",
        'Sora has the ability "When a holomem collabs, draw 1 card."',
        "The card has that ability, and it is in effect: by its name, or by its whole text if it has no name.",
        lambda world, card, holds, text:
            expect_fact_contains(world, card, "abilities", known_ability(world, text), holds)),
)  # fmt: skip


@phrase.then("{player:Player} sees {card:Card}", example="A sees Suisei", needs=("views.players",))
def expect_sees_card(world: World, player: Player, card: str) -> None:
    """The player may know now which card that is, and where it lies."""
    label = world.card_id(card)
    world.expect(_in_sight(world, player, label), f"{player} to see {label}", "it is hidden")


@phrase.then(
    "{player:Player} does not see {card:Card}",
    example="A does not see Suisei",
    needs=("views.players", "views.judge"),
)
def expect_card_unseen(world: World, player: Player, card: str) -> None:
    """The card lies in a zone whose number of cards the player knows, but the player may not know that it is there."""
    found = world.find_card(card)
    world.expect(not _in_sight(world, player, world.card_id(card)), f"{card} hidden from {player}", "seen")
    if found.player is not None:
        seen = len(world.zone_cards(found.player, found.zone, player))
        held = len(world.zone_cards(found.player, found.zone))
        world.expect(seen == held, f"{player} to see that there are {held} cards {found}", seen)


@phrase.then(
    "{viewer:Player} sees that {player:Player} has {count:CardCount} in {zone:Zone}",
    example="B sees that A has 3 cards in hand",
    needs=("views.players",),
)
def expect_sees_count(world: World, viewer: Player, player: Player, count: int, zone: str) -> None:
    """The player may know the number of cards in a zone, even if they are hidden."""
    got = sum(bool(card.hidden or card.id) for card in world.zone_cards(player, zone, viewer))
    world.expect(got == count, f"{viewer} to see {count} cards in {player}'s {zone}", got)


def _in_sight(world: World, player: Player, label: str) -> bool:
    return any(found.card.id == label and not found.card.hidden for found in cards_in_view(world.current_view(player)))
