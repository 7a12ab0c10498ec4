"""The actions of WIXOSS and the answers to them, a row each."""

from __future__ import annotations

from dataclasses import replace

from ...adapters.messages import ACTS
from ..rows import Action

OFFERED = "is offered (at a play timing of that player), or is not."

ROWS = (
    Action(
        "play", "plays", "play", "{card:Card} in the {zone:SigniZone}", {"card": "Ember", "zone": "center"},
        "Puts a SIGNI onto the field, out of the hand or, a resona, out of the LRIG deck: in the left, the center or "
        "the right.",
        f"To put the SIGNI there {OFFERED}",
    ),
    Action(
        "ener", "puts", "put", "{card:Card} into the ener zone", {"card": "Ember"},
        "Puts a card of the hand, or a SIGNI, into the ener zone, in the ener phase.",
        "To put the card there is offered (in the ener phase), or is not.",
    ),
    Action(
        "grow", "grows", "grow", "{card:Card} into {with:Card}", {"card": "Lumi", "with": "Lumi-2"},
        "Lets an LRIG on the field grow: the center LRIG in the grow phase, an assist LRIG at its timing.",
        f"To let the LRIG grow into that card {OFFERED}",
        asked=ACTS,
    ),
    Action(
        "spell", "uses", "use", "the spell {card:Card}", {"card": "Spark"},
        "Uses a spell out of the hand; what is to be chosen and paid follows.",
        f"To use the spell {OFFERED}",
    ),
    Action(
        "arts", "uses", "use", "the arts {card:Card}", {"card": "Flare"},
        "Uses an arts out of the LRIG deck, into a spell of the opponent's as well.",
        f"To use the arts {OFFERED}",
        asked=ACTS,
    ),
    Action(
        "piece", "uses", "use", "the piece {card:Card}", {"card": "Concord"},
        "Uses a piece out of the LRIG deck.",
        f"To use the piece {OFFERED}",
        asked=ACTS,
    ),
    Action(
        "key", "puts", "put", "the key {card:Card} onto the field", {"card": "Locket"},
        "Puts a key onto the field, out of the LRIG deck.",
        f"To put the key onto the field {OFFERED}",
    ),
    Action(
        "attack", "attacks", "attack", "with {card:Card}", {"card": "Ember"},
        "Attacks with a SIGNI, or with the center LRIG.",
        f"To attack with it {OFFERED}",
    ),
    Action(
        "guard", "guards", "guard", "with {card:Card}", {"card": "Thorn"},
        "Discards a card with Guard against the LRIG that attacks.",
        "To guard with the card is offered (where the player is asked whether to guard), or is not.",
        asked=("response",),
        player="B",
    ),
)  # fmt: skip

REMOVE = Action(
    "remove", "removes", "", "{card:Card}", {"card": "Ember"},
    "Puts a SIGNI into the trash, once in a turn.",
)  # fmt: skip
BURST = Action(
    "burst", "bursts", "", "{card:Card}", {"card": "Thorn"},
    "Lets a crushed card burst.",
    asked=("response",),
    player="B",
)  # fmt: skip
"""Each is said of several cards as well."""

DOING = tuple(replace(row, do="") for row in ROWS)
"""What is done alone: whether it can be is claimed of WIXOSS in a way of its own."""

ACTIONS = (*ROWS, REMOVE, BURST)
