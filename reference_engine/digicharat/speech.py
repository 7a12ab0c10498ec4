"""From this game's own words to the protocol's."""

from __future__ import annotations

from typing import Any, ClassVar

from ...adapters import messages as m
from ...adapters.words import Words, words
from ..protocol.speech import Speech as AnySpeech
from .cards import CHARACTER, KEYWORDS
from .game import Digicharat
from .state import FIELD, SLOT, Event


class Speech(AnySpeech):
    """How the game speaks."""

    WORDS: ClassVar[Words] = words("digicharat")

    def origin(self, names: list[str], event: Event) -> dict[str, str]:
        return {"source": names[event.by]} if event.by >= 0 else {}

    def seen(self, game: Digicharat, names: list[str], card: int, viewer: m.Viewer) -> m.Seen:
        if not self.is_visible(game, card, viewer):
            return m.Seen(hidden=True)
        record = game.state.cards[card]
        facts = self.facts(game, card)
        return m.Seen(id=names[card], card=record.face.key, resting=record.asleep, facts=facts)

    def facts(self, game: Digicharat, card: int) -> dict[str, Any]:
        """What is so of a card now."""
        state = game.state
        record, face = state.cards[card], state.cards[card].face
        found: dict[str, Any] = {"names": [face.name]}
        if face.kind == CHARACTER:
            found |= {"person": face.person, "color": face.color}
        if record.zone == SLOT:
            found["state"] = record.state
        if record.zone == FIELD:
            battle, ref = state.battle, state.ref(card)
            found |= {
                "power": game.number(card, "power"),
                "guard": game.number(card, "guard"),
                "abilities": [word for skill, word in KEYWORDS.items() if game.has(card, skill)],
                "attacking": battle is not None and battle.attacker == ref,
                "attacked": battle is not None and battle.target == ref,
            }
        return found


SPEECH = Speech()
