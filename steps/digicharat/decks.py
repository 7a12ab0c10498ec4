"""A pair of decks for play at random: invented cards, including events with every form of text.

For tests of invariants. Scenarios never use them.
"""

from __future__ import annotations

from ...adapters.card_text_tree import Ability
from ...adapters.messages import Card, Decks, Script
from .cardtext import parse

CHARACTERS = {
    # the card: color, power, guard, needs, text
    "Dejiko": ("blue", 3, 4, (), ""),
    "Blue Puchiko": ("blue", 2, 5, (), "Cover."),
    "White Puchiko": ("white", 1, 3, (), ""),
    "Usada": ("red", 3, 3, (), "Pierce."),
    "Pink Usada": ("pink", 2, 2, (), "Cover. / Pierce."),
    "Gema": ("white", 1, 2, (), "Cover."),
    "Kappa": ("green", 4, 3, (), ""),
    "Cinderella Dejiko": ("white", 6, 6, ("Dejiko",), "Pierce."),
    "Blazer Usada": ("blue", 5, 5, ("Usada", "Usada"), ""),
}
EVENTS = {
    # the card: needs, text
    "Glare": (("Dejiko",), "Discard 1 opposing character."),
    "Nap": ((), "Put 1 character to sleep. Wake 1 of your characters."),
    "Push": ((), "Return 2 awake characters to hand."),
    "Detour": ((), "Return 1 opposing coming character to hand."),
    "Door": ((), "Discard 1 coming character."),
    "Sweep": (("Puchiko",), "Discard 1 opposing event."),
    "Beam": (("Dejiko",), "Deal 3 damage to 1 attacking character."),
    "Shower": ((), "Deal 1 damage to each asleep character."),
    "Sale": ((), "Deal 2 damage to each player. Draw 2 cards."),
    "Rage": ((), "This turn, 1 Dejiko character has power +2. At the end of the turn, discard it."),
    "Cheer": (
        (),
        "This turn, 1 opposing character has guard -1. While this is in effect, your blue characters have power +1.",
    ),
    "Shield": ((), "While this is in effect, 1 attacked character has guard +2."),
    "Mirror": ((), "Your character in the battle reflects."),
    "Strike": (("Usada",), "Your attacking character strikes your opponent."),
    "Slap": ((), "This battle deals 2 more damage to your opponent."),
}


def card_definitions() -> dict[str, Card]:
    """The definitions, by key."""
    found: dict[str, Card] = {}
    for name, (color, power, guard, needs, text) in CHARACTERS.items():
        facts = {"person": name.split()[-1], "color": color, "power": power, "guard": guard, "needs": list(needs)}
        found[name] = Card(name=name, kind="character", facts=facts, abilities=_read(text, "character"))
    for name, (needs, text) in EVENTS.items():
        found[name] = Card(name=name, kind="event", facts={"needs": list(needs)}, abilities=_read(text, "event"))
    return found


def _read(text: str, kind: str) -> tuple[Ability, ...]:
    return parse(text, card_kind=kind) if text else ()


def player_deck() -> dict[str, tuple[str, ...]]:
    """One player's deck, as keys of :func:`card_definitions`: 40 cards."""
    characters = tuple(name for name in CHARACTERS for _ in range(2 if CHARACTERS[name][3] else 3))
    return {"deck": characters + tuple(EVENTS)}


def random_decks(seed: int) -> Decks:
    """A whole game between two such decks; the seed decides all that is random in it."""
    return Decks(cards=card_definitions(), decks={"A": player_deck(), "B": player_deck()}, script=Script(seed=seed))
