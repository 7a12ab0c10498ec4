"""The actions of Di Gi Charat and the responses to them, a row each."""

from __future__ import annotations

from ...adapters.messages import ACTS, PLAYERS
from ..action_table import ActionRow, CardLabels, Fields


def attack_option(world: CardLabels, said: Fields) -> tuple[str, Fields]:
    """The option for an attack: against a character, or against the player."""
    character = world.card_id(str(said["character"]))
    if said["target"] in PLAYERS:
        return "direct-attack", {"character": character}
    return "attack", {"character": character, "target": world.card_id(str(said["target"]))}


ACTIONS = (
    ActionRow(
        "character", "brings", "bring", "out {card:Card}", {"card": "Puchiko"},
        "Brings out a character from the hand, in the main phase or as a response.",
        asked=ACTS,
    ),
    ActionRow(
        "set", "sets", "set", "{card:Card}", {"card": "Glare"},
        "Sets an event from the hand.",
    ),
    ActionRow(
        "event", "uses", "use", "{card:Card}", {"card": "Glare"},
        "Uses the set event, in the main phase or as a response; if it can affect several cards, a choice follows.",
        asked=ACTS,
    ),
    ActionRow(
        "event", "uses", "", "{card:Card} on {target:Card}", {"card": "Glare", "target": "Puchiko"},
        "The same, with the card that it affects.",
        asked=ACTS,
    ),
    ActionRow(
        "discard", "discards", "discard", "the event {card:Card}", {"card": "Glare"},
        "Discards the player's own event, which is set or in effect.",
        asked=ACTS,
    ),
    ActionRow(
        "attack", "attacks", "attack", "{target:Card} with {character:Card}",
        {"target": "Puchiko", "character": "Dejiko"},
        "Declares a battle against a character, or a direct attack against the player: `A attacks B with Dejiko`.",
        "Whether that attack is offered; `A can attack B with Dejiko` is a direct one.",
        meant=attack_option,
        against=("target", "direct-attack"),
    ),
    ActionRow(
        "cover", "covers", "cover", "with {card:Card}", {"card": "Usada"},
        "Lets the character take the attack in the place of its target.",
        asked=("response",),
        player="B",
    ),
    ActionRow(
        "take-attack", "takes", "take", "the attack", {},
        "The defending player takes the attack in the place of the attacked character.",
        asked=("response",),
        player="B",
    ),
)  # fmt: skip
