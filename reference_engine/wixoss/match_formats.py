"""The formats of matches, and the cards that each of them allows."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from .cards import CardDefinition
from .setup import is_opening_lrig, require_deck_rule

MARKS = {
    "Key Selection": frozenset({"key", "diva"}),  # fmt-key.2
    "Diva Selection": frozenset({"diva"}),  # fmt-diva.2
}
"""The marks of each format; a card needs one of them. A format that is not listed here allows all cards."""


def check_marks(
    player: str, format: str, deck: Iterable[CardDefinition], there_are: Collection[CardDefinition]
) -> None:
    """Raise :class:`DeckError` for a card that the format does not allow; ``there_are`` all the cards of the game."""
    if marks := MARKS.get(format):
        marked = [face for face in there_are if face.marks & marks]
        for face in deck:
            free = (
                is_opening_lrig(face) if "key" in marks else matches_marked_opening(face, marked)
            )  # fmt-key.4, fmt-diva.2
            taken = free or any(face.name == other.name for other in marked)  # fmt-key.2, fmt-key.3, fmt-diva.2
            require_deck_rule(player, taken, f"{face.name} is not allowed in the format {format}")


def matches_marked_opening(face: CardDefinition, marked: Iterable[CardDefinition]) -> bool:
    """Whether an LRIG of level 0 has the colours and types of a marked card."""
    likes = (other for other in marked if is_opening_lrig(other))
    return is_opening_lrig(face) and any(
        (face.info.colors, face.types) == (other.info.colors, other.types) for other in likes
    )  # fmt-diva.2
