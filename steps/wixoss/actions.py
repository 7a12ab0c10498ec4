"""The actions of WIXOSS and the answers to them, a row each."""

from __future__ import annotations

from ...adapters.messages import ACTS
from ..action_table import ActionRow

ROWS = (
    ActionRow(
        "play", "plays", "play", "{card:Card} in the {zone:SigniZone}", {"card": "Ember", "zone": "center"},
        "Puts a SIGNI from the hand, or a resona from the LRIG deck, onto the field: in the left, the center or "
        "the right.",
    ),
    ActionRow(
        "play", "", "play", "{card:Card}", {"card": "Ember"},
        able="The same, in any SIGNI zone.",
    ),
    ActionRow(
        "ener", "puts", "put", "{card:Card} into the ener zone", {"card": "Ember"},
        "Puts a card of the hand, or a SIGNI, into the ener zone, in the ener phase.",
    ),
    ActionRow(
        "grow", "grows", "grow", "{card:Card} into {with:Card}", {"card": "Lumi", "with": "Lumi-2"},
        "Lets an LRIG on the field grow: the center LRIG in the grow phase, an assist LRIG at its timing.",
        asked=ACTS,
    ),
    ActionRow(
        "grow", "", "grow", "{card:Card}", {"card": "Lumi"},
        able="The same, into any card.",
        asked=ACTS,
    ),
    ActionRow(
        "spell", "uses", "use", "the spell {card:Card}", {"card": "Spark"},
        "Uses a spell from the hand; choices and payments follow.",
    ),
    ActionRow(
        "arts", "uses", "use", "the arts {card:Card}", {"card": "Flare"},
        "Uses an arts from the LRIG deck, also in response to the opponent's spell.",
        asked=ACTS,
    ),
    ActionRow(
        "piece", "uses", "use", "the piece {card:Card}", {"card": "Concord"},
        "Uses a piece from the LRIG deck.",
        asked=ACTS,
    ),
    ActionRow(
        "key", "puts", "put", "the key {card:Card} onto the field", {"card": "Locket"},
        "Puts a key from the LRIG deck onto the field.",
    ),
    ActionRow(
        "attack", "attacks", "attack", "with {card:Card}", {"card": "Ember"},
        "Attacks with a SIGNI, or with the center LRIG.",
    ),
    ActionRow(
        "guard", "guards", "guard", "with {card:Card}", {"card": "Thorn"},
        "Discards a card with Guard against the LRIG that attacks.",
        asked=("response",),
        player="B",
    ),
)  # fmt: skip

REMOVE = ActionRow(
    "remove", "removes", "remove", "{card:Card}", {"card": "Ember"},
    "Puts a SIGNI into the trash, once per turn.",
    "Whether removing only this SIGNI is offered.",
)  # fmt: skip
BURST = ActionRow(
    "burst", "bursts", "", "{card:Card}", {"card": "Thorn"},
    "Lets a crushed card burst.",
    asked=("response",),
    player="B",
)  # fmt: skip
"""The actions that other sentences state for several cards."""

ACTIONS = (*ROWS, REMOVE, BURST)
