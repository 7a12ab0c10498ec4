"""The actions of gotoubun, a row each."""

from __future__ import annotations

from ..rows import Action

ACTIONS = (
    Action(
        "character", "plays", "play", "the character {card:Card} into lane {lane:Lane}", {"card": "Nino", "lane": "2"},
        "Plays a character card from the hand: into a free lane, or onto a character that it grows from.",
    ),
    Action(
        "character", "", "play", "the character {card:Card}", {"card": "Nino"},
        able="The same, into one lane or another.",
    ),
    Action(
        "episode", "plays", "play", "the episode {card:Card} on {character:Card}",
        {"card": "Memory", "character": "Ichika"},
        "Plays a card from the hand as an episode of that character: an episode card, or a character card as one.",
    ),
    Action(
        "episode", "", "play", "the episode {card:Card}", {"card": "Memory"},
        able="The same, on one character or another.",
    ),
    Action(
        "event", "plays", "play", "the event {card:Card}", {"card": "Letter"},
        "Plays an event card from the hand, in the main phase or in the event step.",
    ),
    Action(
        "approach", "approaches", "approach", "{hero:Card} with {character:Card}",
        {"hero": "Futaro", "character": "Ichika"},
        "Declares that the character approaches that hero. Others may be declared after it.",
        "That approach is offered (in the declaration step, where somebody can approach), or is not.",
    ),
    Action(
        "number", "picks", "", "lane {number:Lane}", {"number": "3"},
        "Says which lane.",
        asked=("number",),
    ),
)  # fmt: skip
