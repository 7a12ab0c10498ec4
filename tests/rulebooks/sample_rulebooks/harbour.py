"""The rulebook of an invented game in English, with 100 numbered clauses: Harbour."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

PLACES = {
    "bay": "The ships of a player wait in it, in any order.",
    "quay": "Ships at it are moored, and stand next to each other.",
    "hold": "Crates that nobody has sold lie in it, face down.",
    "market": "Crates that are sold lie in it, face up.",
    "lighthouse": "Pilots that are not on a ship stand in it.",
    "reef": "Ships that were lost lie on it.",
}
CARDS = {
    "ship": ("a draught", "how many crates it can carry"),
    "crate": ("a price", "how many coins it brings"),
    "pilot": ("a skill", "how many ships it can guide"),
    "storm": ("a strength", "how many ships it drives onto the reef"),
}
STEPS = {
    "tide": "moors or unmoors ships",
    "cargo": "loads crates onto ships",
    "trade": "sells crates",
    "night": "puts the ships at the quay in order",
}
ACTIONS = {
    "moor": ("tide", "one ship", "bay", "quay"),
    "unmoor": ("tide", "one ship", "quay", "bay"),
    "load": ("cargo", "the top crate", "hold", "quay"),
    "sell": ("trade", "one loaded crate", "quay", "market"),
    "wreck": ("night", "one ship", "quay", "reef"),
}
ENDS = {
    "victory": ("has five crates in the market", "wins"),
    "ruin": ("has all ships on the reef", "loses"),
}


def chapters() -> Iterator[tuple[str, list[tuple[str, list[str]]]]]:
    """The chapters: each a title and its sections, and each of these a title and its clauses."""
    yield (
        "Places",
        [
            (
                f"The {place}",
                [
                    f"Each player has one {place}.",
                    says,
                    f"Both players may count the cards in each {place}.",
                    f"If a card enters the {place} together with others, its owner chooses their order.",
                    f"A card that leaves the {place} forgets everything that was true of it there.",
                ],
            )
            for place, says in PLACES.items()
        ],
    )
    yield (
        "Cards",
        [
            (
                f"The {card}",
                [
                    f"A {card} is a card with {fact}.",
                    f"The number of a {card} says {meaning}.",
                    f"A number of a {card} that would fall below 0 is 0 instead.",
                    f"An effect that doubles the number of a {card} is applied after all that add to it.",
                ],
            )
            for card, (fact, meaning) in CARDS.items()
        ],
    )
    yield (
        "The turn",
        [
            (
                f"The {step} step",
                [
                    f"In the {step} step, the turn player {does}.",
                    f"The turn player may leave out the {step} step.",
                    f"Effects that last until the end of the {step} step end at the same time.",
                    f"The opponent cannot act in the {step} step.",
                ],
            )
            for step, does in STEPS.items()
        ],
    )
    yield (
        "Actions",
        [
            (
                f"To {action}",
                [
                    f"In the {step} step, the turn player may {action} {what}.",
                    f"To {action} is to move {what} from the {there} to the {to} of the same player.",
                    f"If the {there} has none, nobody can {action} {what}.",
                    f"A player can {action} as often as that player wants.",
                    f"An effect that forbids to {action} is stronger than one that allows it.",
                    f"If an effect tells a player to {action} and that is impossible, nothing happens.",
                ],
            )
            for action, (step, what, there, to) in ACTIONS.items()
        ],
    )
    yield (
        "The end of the game",
        [
            (
                f"By {end}",
                [
                    f"A player who {case} {result} the game.",
                    f"Whether a player {case} is checked at the end of each step.",
                    f"If both players fulfil the condition of {end} at the same time, the game is drawn.",
                    f"Nothing is played after an end by {end}.",
                ],
            )
            for end, (case, result) in ENDS.items()
        ],
    )


def harbour() -> str:
    """The document as text, with lines that are broken as in print."""
    said = ["Harbour", "Comprehensive rules, version 1.2", "Last updated: March 3, 2026", ""]
    for chapter, (title, sections) in enumerate(chapters(), 1):
        said += ["", f"{chapter}. {title}"]
        for section, (name, clauses) in enumerate(sections, 1):
            said += ["", f"{chapter}.{section}. {name}"]
            for at, clause in enumerate(clauses, 1):
                said += textwrap.wrap(f"{chapter}.{section}.{at}. {clause}", 72)
    return "\n".join(said) + "\n"
