"""From this game's own words to the protocol's."""

from __future__ import annotations

from typing import Any, ClassVar

from ...adapters.words import Words, words
from ..kernel.game import CardGame
from ..protocol.speech import Speech as AnySpeech
from .cards import CHARACTER, KEYWORDS
from .game import Digicharat
from .state import FIELD, SLOT


class Speech(AnySpeech):
    """How the game speaks."""

    WORDS: ClassVar[Words] = words("digicharat")

    KINDS: ClassVar[dict[str, str]] = {**AnySpeech.KINDS, "rest": "rested", "ready": "readied"}
    UNTOLD: ClassVar[tuple[str, ...]] = ("gain",)

    def lies(self, game: CardGame, card: int) -> dict[str, Any]:
        return {"resting": game.state.cards[card].resting}

    def facts(self, game: CardGame, names: list[str], card: int) -> dict[str, Any]:
        """What is so of a card now."""
        assert isinstance(game, Digicharat)
        state = game.state
        record, face = state.cards[card], state.cards[card].face
        found: dict[str, Any] = {"names": [face.name]}
        if face.kind == CHARACTER:
            found |= {"person": face.person, "color": face.color}
        if record.zone == SLOT:
            found["state"] = record.state
        if record.zone == FIELD:
            found |= {
                "power": game.number(card, "power"),
                "guard": game.number(card, "guard"),
                "abilities": [word for skill, word in KEYWORDS.items() if game.has(card, skill)],
                "attacking": state.fights(record, "attacking"),
                "attacked": state.fights(record, "attacked"),
            }
        return found


SPEECH = Speech()
