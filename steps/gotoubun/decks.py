"""A pair of decks for play at random: invented cards that between them have abilities of every kind.

For tests of invariants. Scenarios never use them.
"""

from __future__ import annotations

from ...adapters.messages import Card, Decks, Script
from .cardtext import parse

PERSONS = ("Ichika", "Nino", "Miku", "Yotsuba", "Itsuki")

HEROES = (
    "When this hero is approached, draw 1 card.",
    "All characters get power +1.",
    "At the beginning of the main phase, each player draws 1 card.",
    "",
    "All characters in the same lane as this hero cannot have episodes set.",
)
CHARACTERS = (
    "When this character appears, draw 1 card.",
    "When this character becomes a bride, your opponent draws 1 card.",
    "Activated, once per turn: discard 1 card: move 1 of your characters to a free lane.",
    "Your other characters get power +1.",
    "When this character would be put into the waiting room, you may remove it instead.",
)
GROWN = (
    "When this character appears, you may discard 1 card: draw 2 cards.",
    "{Nino} only: This character gets power +2.",
    "When a character leaves its lane, draw 1 card.",
    "Once per turn, when you play an event, draw 1 card.",
    "Disguise {Ichika}.",
)
EPISODES = {
    "Memory": "The character this is set on gets power +1.",
    "Promise": "Dedicated {Miku}, {Yotsuba}.",
    "Photo": "When the character this is set on approaches, draw 1 card.",
}
EVENTS = {
    "Letter": "Main: draw 2 cards.",
    "Rain": "Approach: until the end of the turn, 1 of your opponent's characters gets power -2.",
    "Festival": "Once per turn by name, main: until the end of the turn, 1 of your characters gets power +2.",
    "Farewell": "Main: choose 1 of your opponent's characters. Put it into the waiting room.",
    "Reunion": "Main: put 1 character card from your waiting room into any lane.",
}


def card_definitions() -> dict[str, Card]:
    """The definitions, by key."""
    found: dict[str, Card] = {}
    for at in range(10):
        text = HEROES[at % len(HEROES)]
        facts = {"person": "Futaro" if at % 2 else "Hero", "need": 3 + at % 4}
        found[f"Hero {at}"] = _card(f"Hero {at}", "hero", facts, text)
    for at, (person, text, grown) in enumerate(zip(PERSONS, CHARACTERS, GROWN, strict=True)):
        found[person] = _card(person, "character", {"person": person, "power": 2 + at % 3}, text)
        more = f"Growth {{{person}}}.\n{grown}"
        found[f"Grown {person}"] = _card(f"Grown {person}", "character", {"person": person, "power": 4 + at % 3}, more)
    for name, text in EPISODES.items():
        found[name] = _card(name, "episode", {"person": "", "modifier": 1}, text)
    for name, text in EVENTS.items():
        found[name] = _card(name, "event", {}, text)
    both = "Main: draw 1 card.\nThe character this is set on gets power +1."
    found["Diary"] = _card("Diary", "event-episode", {"person": "", "modifier": 1}, both)
    return found


def _card(name: str, kind: str, facts: dict[str, str | int], text: str) -> Card:
    abilities = parse(text, card_kind=kind) if text else ()
    return Card(name=name, kind=kind, facts=facts, abilities=abilities)


def player_deck() -> dict[str, tuple[str, ...]]:
    """One player's decks, as keys of :func:`card_definitions` by zone: 50 cards and 10 heroes."""
    characters = tuple(person for person in PERSONS for _ in range(4))
    grown = tuple(f"Grown {person}" for person in PERSONS for _ in range(2))
    others = tuple(name for name in (*EPISODES, *EVENTS, "Diary") for _ in range(3))[:20]
    return {"deck": characters + grown + others, "hero deck": tuple(f"Hero {at}" for at in range(10))}


def random_decks(seed: int) -> Decks:
    """A whole game between two such decks; the seed decides all that is random in it."""
    return Decks(cards=card_definitions(), decks={"A": player_deck(), "B": player_deck()}, script=Script(seed=seed))
