"""Events: those of the protocol's that the engine tells of whenever they happen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...messages import Event
from .card_translation import name_of_card

REPORTED = ("damaged", "downed", "moved/draw", "turn-began")
"""The kinds that it tells of whenever they happen."""


def translate_events(events: list[dict[str, Any]]) -> Iterator[Event]:
    """The events that have a word in the protocol, once each.

    The engine tells every player of them; what it hides, it tells one of them whole.
    """
    for event in events:
        if event.get("event_player_id") == event.get("hidden_info_player", "A"):
            yield from _told(event)


def _told(event: dict[str, Any]) -> Iterator[Event]:
    match event["event_type"]:
        case "draw":
            for card in event["drawn_card_ids"]:
                fields = {
                    "card": name_of_card(card),
                    "from": "deck",
                    "to": "hand",
                    "player": event["drawing_player_id"],
                }
                yield Event(kind="moved", fields={**fields, "cause": "draw"})
        case "damage_dealt":
            yield Event(kind="damaged", fields={"card": name_of_card(event["target_id"]), "amount": event["damage"]})
        case "downed_holomem":
            yield Event(kind="downed", fields={"card": name_of_card(event["target_id"])})
        case "turn_start":
            yield Event(kind="turn-began", fields={"turn": event["turn_count"], "player": event["active_player"]})
