"""The actions of WIXOSS and the answers to them, a row each."""

from __future__ import annotations

from ...adapters.messages import ACTS
from ..action_table import ActionRow

ROWS = (
    ActionRow(
        "play", "plays", "play", "{card:Card} in the {zone:SigniZone}", {"card": "Ember", "zone": "center"},
        "Puts a SIGNI onto the field, out of the hand or, a resona, out of the LRIG deck: in the left, the center or "
        "the right.",
    ),
    ActionRow(
        "play", "", "play", "{card:Card}", {"card": "Ember"},
        able="The same, in one SIGNI zone or another.",
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
        able="The same, into one card or another.",
        asked=ACTS,
    ),
    ActionRow(
        "spell", "uses", "use", "the spell {card:Card}", {"card": "Spark"},
        "Uses a spell out of the hand; what is to be chosen and paid follows.",
    ),
    ActionRow(
        "arts", "uses", "use", "the arts {card:Card}", {"card": "Flare"},
        "Uses an arts out of the LRIG deck, into a spell of the opponent's as well.",
        asked=ACTS,
    ),
    ActionRow(
        "piece", "uses", "use", "the piece {card:Card}", {"card": "Concord"},
        "Uses a piece out of the LRIG deck.",
        asked=ACTS,
    ),
    ActionRow(
        "key", "puts", "put", "the key {card:Card} onto the field", {"card": "Locket"},
        "Puts a key onto the field, out of the LRIG deck.",
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
    "Puts a SIGNI into the trash, once in a turn.",
    "To remove the SIGNI is offered, by itself, or is not.",
)  # fmt: skip
BURST = ActionRow(
    "burst", "bursts", "", "{card:Card}", {"card": "Thorn"},
    "Lets a crushed card burst.",
    asked=("response",),
    player="B",
)  # fmt: skip
"""Each is said of several cards as well."""

ACTIONS = (*ROWS, REMOVE, BURST)
