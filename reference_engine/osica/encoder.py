"""Encoding of OSICA's state and events as protocol messages."""

from __future__ import annotations

from typing import Any, ClassVar

from ...adapters import messages as m
from ...adapters.protocol_vocabulary import GameVocabulary, load_vocabulary
from ..kernel.card_game import CardGame
from ..kernel.events import EngineEvent
from ..protocol.encoder import Encoder as AnySpeech
from .game import Osica
from .lexicon import CHARACTER
from .state import ORB


class Encoder(AnySpeech):
    """The encoder of OSICA."""

    WORDS: ClassVar[GameVocabulary] = load_vocabulary("osica")
    KINDS: ClassVar[dict[str, str]] = {
        **AnySpeech.KINDS, "rest": "rested", "ready": "readied", "attach": "attached",
    }  # fmt: skip
    TO: ClassVar[dict[str, str]] = {**AnySpeech.TO, "adjusted": "what", "ended": "what"}
    OTHER: ClassVar[dict[str, str]] = {"attach": "to"}
    UNTOLD: ClassVar[tuple[str, ...]] = ("step", "gain")

    def encode_event(self, names: list[str], event: EngineEvent) -> m.Event | None:
        told = super().encode_event(names, event)
        if told is not None and event.kind == "turn":
            told.fields["face"] = "down" if event.face_down else "up"
        return told

    def player_counters(self, game: CardGame, player: int) -> dict[str, int]:
        """The player's limit and ranks, and whether an orb is out."""
        assert isinstance(game, Osica)
        state = game.state
        for_turn = {"orb this turn": state.for_turn.get((player, ORB), 0)}
        return {name: state.counts.get((player, name), 0) for name in self.WORDS.counters} | for_turn

    def encode_placement(self, game: CardGame, card: int) -> dict[str, Any]:
        assert isinstance(game, Osica)
        record = game.state.cards[card]
        so = {"oshi": record.is_oshi, "limit-broken": record.limit_broken, "kept": record.kept}
        return {"resting": record.resting, "numbers": {name: 1 for name, is_so in so.items() if is_so}}

    def encode_facts(self, game: CardGame, names: list[str], card: int) -> dict[str, Any]:
        """A card's current facts."""
        assert isinstance(game, Osica)
        state, info = game.state, game.characteristics_of(card)
        record = state.cards[card]
        found: dict[str, Any] = {"kind": record.face.kind, "names": sorted(info.names), "tags": sorted(info.tags)}
        if record.zone not in state.BOARD or record.host >= 0:
            return found
        found |= {"yell": max(0, info.yell), "abilities": [each.name for each in game.abilities_of(card)]}
        if record.face.kind == CHARACTER:
            found |= {"level": info.level, "ap": info.ap}
        return found


SPEECH = Encoder()
