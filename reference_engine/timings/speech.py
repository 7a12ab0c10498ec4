"""From the template's own words to the protocol's: options, events and views."""

from __future__ import annotations

from typing import Any, ClassVar

from ...adapters import messages as m
from ..kernel.asks import Ask
from ..kernel.cards import Live
from ..kernel.events import Event
from ..kernel.game import CardGame
from ..kernel.table import LOOSE, NOBODY
from ..protocol.speech import Speech as AnySpeech


class Speech(AnySpeech):
    """How a game speaks: its names for the fields of events.

    ``OTHER`` names a field of events; ``step`` is told by what observers read.
    """

    KINDS: ClassVar[dict[str, str]] = {
        **AnySpeech.KINDS,
        "attach": "attached", "turn": "turned", "reveal": "revealed", "look": "looked", "use": "used",
        "switch": "switched", "gain": "gained",
    }  # fmt: skip
    OTHER: ClassVar[dict[str, str]] = {"attach": "to"}
    UNTOLD: ClassVar[tuple[str, ...]] = ("step",)
    """Kinds of events that only the engine needs to know."""

    def about(self, ask: Ask) -> str:
        return ask.about.name if isinstance(ask.about, Live) else super().about(ask)

    def event(self, names: list[str], event: Event) -> m.Event | None:
        return None if event.kind in self.UNTOLD else super().event(names, event)

    def beside(self, names: list[str], event: Event) -> dict[str, str]:
        """The card that another was attached to, stacked on, or switched with."""
        return {self.OTHER.get(event.kind, "other"): names[event.other]} if event.other >= 0 else {}

    def origin(self, names: list[str], event: Event) -> dict[str, str]:
        """The card that an event comes from, and the ability."""
        found: dict[str, str] = {}
        if event.source is not None and event.source.card >= 0:
            found["source"] = names[event.source.card]
        if event.ability is not None:
            found["ability"] = event.ability.name
        return found

    def lying(self, game: CardGame, player: int, zone: str) -> tuple[int, ...]:
        """The cards of a zone, those on the board that belong to no other card there included."""
        zones, cards = game.state.zones, game.state.cards
        if zone not in game.state.BOARD:
            return zones[player, zone]
        return zones[player, zone] + tuple(card for card in zones[player, LOOSE] if cards[card].zone == zone)

    def shared(self, game: CardGame, names: list[str], viewer: m.Viewer) -> dict[str, tuple[m.Seen, ...]]:
        return {
            zone: tuple(self.seen(game, names, card, viewer) for card in game.state.zones[NOBODY, zone])
            for zone in game.state.SHARED
        }

    def seen(self, game: CardGame, names: list[str], card: int, viewer: m.Viewer) -> m.Seen:
        """A card as a viewer sees it."""
        record = game.state.cards[card]
        if not self.is_visible(game, card, viewer):
            return m.Seen(hidden=True, face_down=record.face_down)  #: hidden-card
        return m.Seen(
            id=names[card], card=record.face.key, face_down=record.face_down, facts=self.facts(game, names, card),
            under=tuple([self.seen(game, names, each, viewer) for each in record.under]),
            attached=tuple([self.seen(game, names, each, viewer) for each in record.attached]),
            **self.lies(game, card),
        )  # fmt: skip

    def lies(self, game: CardGame, card: int) -> dict[str, Any]:
        """How a card lies, besides whether it is face down."""
        return {}

    def facts(self, game: CardGame, names: list[str], card: int) -> dict[str, Any]:
        """A card's information now."""
        raise NotImplementedError
