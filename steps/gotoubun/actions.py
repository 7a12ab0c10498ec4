"""The actions of gotoubun, a row each."""

from __future__ import annotations

from ..action_table import ActionRow

ACTIONS = (
    ActionRow(
        "character", "plays", "play", "the character {card:Card} into lane {lane:Lane}", {"card": "Nino", "lane": "2"},
        "Plays a character card from the hand: into a free lane, or onto a character that it grows from.",
    ),
    ActionRow(
        "character", "", "play", "the character {card:Card}", {"card": "Nino"},
        able="The same, into any lane.",
    ),
    ActionRow(
        "episode", "plays", "play", "the episode {card:Card} on {character:Card}",
        {"card": "Memory", "character": "Ichika"},
        "Plays a card from the hand as an episode of that character: an episode card, or a character card as one.",
    ),
    ActionRow(
        "episode", "", "play", "the episode {card:Card}", {"card": "Memory"},
        able="The same, on any character.",
    ),
    ActionRow(
        "event", "plays", "play", "the event {card:Card}", {"card": "Letter"},
        "Plays an event card from the hand, in the main phase or in the event step.",
    ),
    ActionRow(
        "approach", "approaches", "approach", "{hero:Card} with {character:Card}",
        {"hero": "Futaro", "character": "Ichika"},
        "Declares that the character approaches that hero. Further approaches may be declared after it.",
        "Whether that approach is offered, in the declaration step.",
    ),
    ActionRow(
        "number", "picks", "", "lane {number:Lane}", {"number": "3"},
        "Says which lane.",
        asked=("number",),
    ),
)  # fmt: skip
