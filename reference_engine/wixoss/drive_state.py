"""The drive state: of an LRIG that rides SIGNI, and of the SIGNI that it rides."""

from __future__ import annotations

from ..kernel.board_state import GameState
from .cards import GameCard
from .lexicon import LRIGS, SIGNI_PLACES


def is_driving(table: GameState, record: GameCard) -> bool:
    """Whether the card with this record is an LRIG that rides a SIGNI, or a ridden SIGNI."""
    zones, seat = table.zones, record.seat
    if record.zone in LRIGS:
        ridden_by = {table.cards[card].ridden_by for zone in SIGNI_PLACES for card in zones[seat, zone]}
        return not ridden_by.isdisjoint(zones[seat, record.zone])  # drive.2, drive.3, ride.2
    return any(record.ridden_by in zones[seat, zone] for zone in LRIGS)  # drive.2, ride.2
