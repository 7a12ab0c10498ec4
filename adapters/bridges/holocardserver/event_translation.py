"""Events: those of the protocol that the engine always reports."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...messages import Event
from .card_translation import name_of_card

REPORTED = ("damaged", "downed", "moved/draw", "turn-began")
"""The kinds of event that the engine always reports."""


def translate_events(events: list[dict[str, Any]]) -> Iterator[Event]:
    """The events that have a word in the protocol, once each.

    The engine sends each event to every player; a hidden one is complete for only one of them.
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
