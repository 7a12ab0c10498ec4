"""A pair of decks for play at random: invented cards with every form of text.

For tests of invariants. Scenarios never use them.
"""

from __future__ import annotations

from typing import Any

from ...adapters.messages import Card, Decks, Script
from .cards import CHARACTER, EVENT, SUPPORT, TITLE, default_number
from .cardtext import parse

OSHI = "Nadeshiko"

CHARACTERS = {
    # the card: level, AP, yell symbols, tags, text
    "Nadeshiko": (3, 6000, 1, ("Camp",), "Double."),
    "Rin": (2, 5000, 1, ("Camp",), "Charge 4000. / Critical."),
    "Chiaki": (1, 3000, 1, ("Camp",), "Entry: Draw 1 card."),
    "Aoi": (1, 2000, 2, (), "Cheer 1. / When this card has cheered, draw 1 card."),
    "Ena": (1, 3000, 1, (), "Cheer 2. / [This card has Cheer 1.]"),
    "Ayano": (2, 4000, 1, (), "Appeal 1: Choose 1 opposing character. This turn, it has AP -2000."),
    "Sakura": (2, 4000, 1, ("Camp",), "Unity 2 #Camp: This character has AP +2000. / Through."),
    "Touko": (3, 7000, 0, (), "Destroy 2. / Stop."),
    "Minami": (2, 3000, 1, (), "Power Up 1000. / When you have stolen a heart, gain 1 cost."),
    "Akari": (1, 1000, 2, (), "Mix 1. / When this card has mixed, put 1 card from your drop into your hand."),
    "Akane": (1, 2000, 1, (), "Decode 1. / When this card has decoded, your opponent drops 1 card from their hand."),
    "Midori": (2, 3000, 1, (), "Perform 2. / When this card has performed, drop the top 2 cards of your deck."),
    "Kaori": (1, 2000, 1, (), "Contact 1. / When this card has contacted, this turn, this character has Critical."),
    "Yuki": (1, 2000, 1, ("Camp",), "Action 1: Choose 1 of your characters. It stands up. This turn, it has AP +1000."),
    "Mio": (1, 1000, 1, (), "Action: Your Camp rank is +1. / While your Camp rank is 2 or more, this card has Double."),
    "Saki": (2, 3000, 1, (), "Entry 1: Bring out an orb. / While you have an orb out, your characters have AP +1000."),
    "Emi": (1, 3000, 0, (), "Action 1: Keep 1 card from your hand. If you have a kept card, draw 1 card."),
}  # fmt: skip
SUPPORTS = {
    # the card: yell symbols, tags, text
    "Tent": (1, ("Camp",), "The character in front has AP -1000."),
    "Stove": (2, (), "Your hand limit is +2. / At the end of the turn, gain 1 cost."),
    "Lantern": (1, ("Camp",), 'Unity 1 "Rin": Your characters have AP +1000. / This card has yell symbol +1.'),
    "Chair": (0, (), "Action 1: Exchange 2 of your characters. / Entry: You may play an event #Starter."),
}
EVENTS = {
    # the card: tags, text
    "Campfire": (("Starter",), "Play: Choose 1 character in your drop. Move it to the assist area."),
    "Curry": ((), "Counter: Draw 2 cards."),
    "Fireworks": ((), "Play 2: This turn, all opposing characters have AP -2000. / Counter 1: Gain 2 cost."),
    "Photo": (("Starter",), "Play 1: Choose 1 of your characters. It limit-breaks. / Design 2: Counter: Yell 2."),
    "Map": ((), "Play: Choose 1 of your characters in the assist area. Move it to the center."),
    "Song": ((), "Play 2: Steal 1 heart. / Counter: Put 1 card from your hand onto your hearts."),
    "Snow": ((), "Play 1: Choose 1 opposing character. It rests. Return it to hand."),
    "Relay": ((), "Play: Each player drops the top card of their deck, then your opponent draws 1 card."),
}


def card_definitions() -> dict[str, Card]:
    """The definitions, by key."""
    found: dict[str, Card] = {}
    for name, (level, ap, yell, tags, text) in CHARACTERS.items():
        found[name] = _card(name, CHARACTER, text, tags=tags, level=level, ap=ap, yell=yell)
    for name, (yell, tags, text) in SUPPORTS.items():
        found[name] = _card(name, SUPPORT, text, tags=tags, yell=yell)
    for name, (tags, text) in EVENTS.items():
        found[name] = _card(name, EVENT, text, tags=tags)
    return found


def _card(name: str, kind: str, text: str, *, tags: tuple[str, ...], **numbers: int) -> Card:
    facts: dict[str, Any] = {"code": "", "title": TITLE, "tags": list(tags), **numbers}
    return Card(name=name, kind=kind, facts=facts, abilities=parse(text, card_kind=kind), number=default_number(name))


def player_deck() -> dict[str, tuple[str, ...]]:
    """One player's oshi and deck, as keys of :func:`card_definitions`."""
    names = [name for name in card_definitions() if name != OSHI]
    copies = [name for name in names for _ in range(3 if name in CHARACTERS else 1)]
    return {"oshi": (OSHI,), "deck": tuple(copies)}


def random_decks(seed: int) -> Decks:
    """A whole game between two such decks; the seed decides all that is random in it."""
    return Decks(cards=card_definitions(), decks={"A": player_deck(), "B": player_deck()}, script=Script(seed=seed))
