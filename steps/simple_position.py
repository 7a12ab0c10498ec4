"""A position by a game's words alone: where to begin with a new game.

    class PositionBuilder(SimplePositionBuilder):
        words = load_vocabulary("mygame", BOOKS)

A card is of the game's first kind unless it says ``kind:``, and has the facts that it says, ``power:3``. Nothing lies
where nothing is said, and cards have no text. A game that wants more says it in a builder of its own
(:mod:`.position`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..adapters.messages import Card
from .board_notation import BoardItem, attribute_value, check_attributes, kind_of, lying_attributes
from .builder_protocol import CardLocation
from .cardtext import CardTextParser
from .zone_builder import ZoneBuilder


@dataclass
class SimplePositionBuilder(ZoneBuilder):
    """A position in the making."""

    card_text: ClassVar[CardTextParser | None] = None
    flags: ClassVar[frozenset[str]] = frozenset()

    def __init_subclass__(cls) -> None:
        cls.steps = {f"{step} step": (step,) for step in cls.words.steps}

    def shows_fact(self, found: CardLocation, fact: str) -> bool:
        """Whether a view that is whole shows that fact of a card that lies so: all of them."""
        return True

    # --- inside ---

    def _filler_card(self, item: BoardItem, zone: str, where: str) -> Card:
        return self._card(BoardItem("Filler"), zone, where)

    def _card(self, item: BoardItem, place: str, where: str) -> Card:
        kinds = {kind.name: kind for kind in self.words.kinds}
        kind = kind_of(item, next(iter(kinds)), kinds, where)
        check_attributes(item, {"kind", *kinds[kind].facts, *lying_attributes(self.words)}, kind, where)
        facts = {name: attribute_value(item, name, "") for name in kinds[kind].facts if name in item.attributes}
        read = {name: int(value) if value.isdigit() else value for name, value in facts.items()}
        return Card(name=item.name.partition("#")[0], kind=kind, facts=read)
