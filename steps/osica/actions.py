"""The actions of OSICA and the answers to them, a row each."""

from __future__ import annotations

from ..action_table import NAMED, ActionRow

SPELLED = {"assist": "assist area", "cost": "cost area"}

ROWS = (
    ActionRow(
        "play", "plays", "play", "{card:Card} in the {zone:Spot}", {"card": "Rin", "zone": "center"},
        "Plays a character or a support from the hand, or the oshi from the oshi area: in the left, the center, the "
        "right, or the assist area.",
        spelled=SPELLED,
    ),
    ActionRow(
        "turn-up", "turns", "turn", "the oshi up", {},
        "Turns the oshi in the oshi area face up; a choice of the cost to pay may follow.",
    ),
    ActionRow(
        "event", "plays", "play", "the event {card:Card}", {"card": "Curry"},
        "Plays an event from the hand, in the event phase.",
    ),
    ActionRow(
        "ability", "uses", "use", "the action of {card:Card}", {"card": "Rin"},
        "Uses the card's only Action, in the event phase.",
    ),
    ActionRow(
        "ability", "uses", "use", "the action {ability:Quoted} of {card:Card}",
        {"ability": "Action 1: Draw 1 card.", "card": "Rin"},
        NAMED,
    ),
    ActionRow(
        "appeal", "appeals", "appeal", "with {card:Card}", {"card": "Rin"},
        "Lets the character appeal.",
    ),
    ActionRow(
        "guard", "guards", "", "", {},
        "Guards with the character in front of the one that appeals.",
        asked=("response",),
        player="B",
    ),
    ActionRow(
        "guard", "guards", "guard", "with {card:Card}", {"card": "Ena"},
        "The same, with its name.",
        asked=("response",),
        player="B",
    ),
    ActionRow(
        "limit-break", "limit-breaks", "limit-break", "{card:Card} with {with:Card}", {"card": "Rin", "with": "Rin#2"},
        "Limit-breaks the character that appeals or guards with the card from the hand.",
        asked=("response",),
    ),
    ActionRow(
        "counter", "counters", "", "with {card:Card}", {"card": "Curry"},
        "Uses the Counter of a heart that is stolen.",
        asked=("response",),
        player="B",
    ),
    ActionRow(
        "side", "lets", "", "{whose:Player}'s effects come first", {"whose": "B"},
        "Chooses whose effects are done first, if effects of both players wait.",
        asked=("side",),
    ),
)  # fmt: skip

PUT = ActionRow(
    "put", "puts", "", "{card:Card} into the {zone:Area}", {"card": "Rin", "zone": "hand"},
    "Chooses where a card goes that the player has to yell, or that the opponent steals; it may be one of several.",
    asked=("put",),
    spelled=SPELLED,
)  # fmt: skip
"""Another sentence puts several cards, because some engines ask about all at once and some about one at a time."""

ACTIONS = (*ROWS, PUT)
