"""Setting a scene of the template: cards lie under others, and are attached to them."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...adapters.messages import Placed, Script
from ..kernel.table import Table
from ..protocol.scenes import Setting as AnySetting


class Setting(AnySetting[Table]):
    """A scene being set: the state so far, and the names of its cards."""

    def place(self, placed: Placed, player: int, zone: str, **how: Any) -> int:
        """A card with what lies under it and what is attached to it; ``how`` it lies besides."""
        under = tuple(self.place(each, player, zone) for each in placed.under)
        card = self.new(placed.id, placed.card, player, zone)
        attached = tuple(self.place(each, player, zone, **self.state.ATTACHED) for each in placed.attached)
        cards = self.state.cards
        for part in under + attached:
            cards[part] = replace(cards[part], host=card)
        cards[card] = replace(cards[card], under=under, attached=attached, **self.state.lying(placed), **how)
        return card

    def done(self, script: Script) -> tuple[Table, list[str]]:
        self.state.works_elsewhere = any(record.face.zones for record in self.state.cards)
        return super().done(script)
