"""Encoding of Di Gi Charat's state and events as protocol messages."""

from __future__ import annotations

from typing import Any, ClassVar

from ...adapters.protocol_vocabulary import GameVocabulary, load_vocabulary
from ..kernel.card_game import CardGame
from ..protocol.encoder import Encoder as AnySpeech
from .cards import CHARACTER, KEYWORDS
from .game import Digicharat
from .state import FIELD, SLOT


class Encoder(AnySpeech):
    """The encoder of Di Gi Charat."""

    WORDS: ClassVar[GameVocabulary] = load_vocabulary("digicharat")

    KINDS: ClassVar[dict[str, str]] = {**AnySpeech.KINDS, "rest": "rested", "ready": "readied"}
    UNTOLD: ClassVar[tuple[str, ...]] = ("gain",)

    def encode_placement(self, game: CardGame, card: int) -> dict[str, Any]:
        return {"resting": game.state.cards[card].resting}

    def encode_facts(self, game: CardGame, names: list[str], card: int) -> dict[str, Any]:
        """A card's current facts."""
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
                "power": game.current_value(card, "power"),
                "guard": game.current_value(card, "guard"),
                "abilities": [word for skill, word in KEYWORDS.items() if game.has_skill(card, skill)],
                "attacking": state.has_battle_role(record, "attacking"),
                "attacked": state.has_battle_role(record, "attacked"),
            }
        return found


SPEECH = Encoder()
