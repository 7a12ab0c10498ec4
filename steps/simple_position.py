"""A position that needs only a game's vocabulary: a start for a new game.

    class PositionBuilder(SimplePositionBuilder):
        words = words("mygame", BOOKS)

By default, a card is of the game's first kind (``kind:`` states another); its facts are its attributes, as in
``power:3``. Zones are empty by default, and cards have no text. A game that needs more has a builder of its own
(:mod:`.zone_builder`).
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
    """A builder of a position."""

    card_text: ClassVar[CardTextParser | None] = None
    flags: ClassVar[frozenset[str]] = frozenset()

    def __init_subclass__(cls) -> None:
        cls.steps = {f"{step} step": (step,) for step in cls.words.steps}

    def shows_fact(self, found: CardLocation, fact: str) -> bool:
        """Whether a complete view shows that fact of a card in that location: always."""
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
