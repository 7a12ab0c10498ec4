"""A position by a game's words alone: where to begin with a new game.

    class PositionBuilder(Plain):
        words = words("mygame", BOOKS)

A card is of the game's first kind unless it says ``kind:``, and has the facts that it says, ``power:3``. Nothing lies
where nothing is said, and cards have no text. A game that wants more says it in a builder of its own
(:mod:`.position`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..adapters.messages import Card
from .board import Item, allow, kind_of, lying, one
from .building import Found
from .cardtext import CardText
from .position import ZoneBuilder


@dataclass
class Plain(ZoneBuilder):
    """A position in the making."""

    card_text: ClassVar[CardText | None] = None
    flags: ClassVar[frozenset[str]] = frozenset()

    def __init_subclass__(cls) -> None:
        cls.steps = {f"{step} step": (step,) for step in cls.words.steps}

    def shows(self, found: Found, fact: str) -> bool:
        """Whether a view that is whole shows that fact of a card that lies so: all of them."""
        return True

    # --- inside ---

    def _filler_card(self, item: Item, zone: str, where: str) -> Card:
        return self._card(Item("Filler"), zone, where)

    def _card(self, item: Item, place: str, where: str) -> Card:
        kinds = {kind.name: kind for kind in self.words.kinds}
        kind = kind_of(item, next(iter(kinds)), kinds, where)
        allow(item, {"kind", *kinds[kind].facts, *lying(self.words)}, kind, where)
        facts = {name: one(item, name, "") for name in kinds[kind].facts if name in item.attributes}
        read = {name: int(value) if value.isdigit() else value for name, value in facts.items()}
        return Card(name=item.name.partition("#")[0], kind=kind, facts=read)
