"""The actions of Di Gi Charat and the responses to them, a row each."""

from __future__ import annotations

from ...adapters.messages import ACTS, PLAYERS
from ..rows import Action, Fields, Labels


def attack(world: Labels, said: Fields) -> tuple[str, Fields]:
    """The option that an attack is: against a character, or against the player."""
    character = world.label(str(said["character"]))
    if said["target"] in PLAYERS:
        return "direct-attack", {"character": character}
    return "attack", {"character": character, "target": world.label(str(said["target"]))}


ACTIONS = (
    Action(
        "character", "brings", "bring", "out {card:Card}", {"card": "Puchiko"},
        "Brings a character out of the hand, in the main phase or as a response.",
        asked=ACTS,
    ),
    Action(
        "set", "sets", "set", "{card:Card}", {"card": "Glare"},
        "Sets an event from the hand.",
    ),
    Action(
        "event", "uses", "use", "{card:Card}", {"card": "Glare"},
        "Uses the set event, in the main phase or as a response; where it can affect several, a choice follows.",
        asked=ACTS,
    ),
    Action(
        "event", "uses", "", "{card:Card} on {target:Card}", {"card": "Glare", "target": "Puchiko"},
        "The same, with what it affects.",
        asked=ACTS,
    ),
    Action(
        "discard", "discards", "discard", "the event {card:Card}", {"card": "Glare"},
        "Discards the player's own event, which is set or in effect.",
        asked=ACTS,
    ),
    Action(
        "attack", "attacks", "attack", "{target:Card} with {character:Card}",
        {"target": "Puchiko", "character": "Dejiko"},
        "Declares a battle against a character, or a direct attack against the player: `A attacks B with Dejiko`.",
        "That attack is offered, or is not; `A can attack B with Dejiko` is a direct one.",
        meant=attack,
        against=("target", "direct-attack"),
    ),
    Action(
        "cover", "covers", "cover", "with {card:Card}", {"card": "Usada"},
        "Lets the character take the attack in the place of whom it is against.",
        asked=("response",),
        player="B",
    ),
    Action(
        "take-attack", "takes", "take", "the attack", {},
        "The defending player takes the attack in the place of the character that it is against.",
        asked=("response",),
        player="B",
    ),
)  # fmt: skip
