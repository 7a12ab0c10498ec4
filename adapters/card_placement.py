"""Where and how the cards of a position can be placed, by a game's words: for builders of positions and for engines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from .messages import Card, PlacedCard
from .protocol_vocabulary import GameVocabulary


def find_misplaced_cards(
    words: GameVocabulary,
    zone: str,
    where: str,
    cards: Sequence[PlacedCard],
    definitions: Mapping[str, Card],
    called: Mapping[str, str] | None = None,
) -> Iterator[str]:
    """One sentence for each placement in a zone that is not allowed; none in a legal position.

    Messages call the zone ``where``. ``called`` gives other names for the words that say how a card is placed.
    """
    said = words.zone_by_name(zone)
    extra = [number.name for number in words.numbers if number.beside]
    held = [card for card in cards if not any(map(card.numbers.get, extra))] if extra else cards
    if said.holds == 0 and cards:
        yield f"{where}: no card can be there when a scene begins; let it come there in play"
    elif said.holds is not None and len(held) > said.holds:
        others = "; others lie under one" if zone in words.where.get("under", ()) else ""
        yield f"{where} holds {said.holds} card{'' if said.holds == 1 else 's'} at most{others}"
    for name in extra:
        if sum(bool(card.numbers.get(name)) for card in cards) > 1:
            yield f"{where} holds 1 {name} at most"
    for card in held if said.kinds else ():
        kind = definitions[card.card].kind if card.card in definitions else ""
        if kind and kind not in said.kinds:
            yield f"{where}: {card.id} is of kind {kind}, which cannot lie there; {' or '.join(said.kinds)} cards can"
    for card in cards:
        if card.resting or card.face_down or card.numbers or card.under or card.attached:  # only a few cards
            for lies in _ways(card):
                if zone not in words.where.get(lies, (zone,)):
                    yield f"{where}: {(called or {}).get(lies, lies)!r} of {card.id} means nothing there"


def _ways(card: PlacedCard) -> Iterator[str]:
    """The words that say how a card is placed."""
    yield from (name for name in ("under", "attached") if getattr(card, name))
    yield from (name for name, number in card.numbers.items() if number)
    yield from (name for name in ("resting", "face_down") if getattr(card, name))
