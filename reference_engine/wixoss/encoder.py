"""Encoding of WIXOSS's state and events as protocol messages."""

from __future__ import annotations

from typing import Any, ClassVar

from ...adapters import messages as m
from ...adapters.protocol_vocabulary import GameVocabulary, load_vocabulary
from ..kernel.card_game import CardGame
from ..kernel.events import EngineEvent
from ..protocol.encoder import Encoder as AnySpeech
from . import cross_state, drive_state
from .game import Wixoss
from .lexicon import LAID, ROLES, SIGNI_PLACES

SHOWN_ROLES = frozenset((*ROLES, *LAID))


class Encoder(AnySpeech):
    """The encoder of WIXOSS."""

    WORDS: ClassVar[GameVocabulary] = load_vocabulary("wixoss")
    KINDS: ClassVar[dict[str, str]] = {
        **AnySpeech.KINDS, "rest": "rested", "ready": "readied", "attach": "attached", "tuck": "tucked", "ride": "rode",
        "banish": "banished",
    }  # fmt: skip
    TO: ClassVar[dict[str, str]] = {**AnySpeech.TO, "adjusted": "what", "prevented": "what"}
    OTHER: ClassVar[dict[str, str]] = {"attach": "to", "tuck": "to", "ride": "to"}
    UNTOLD: ClassVar[tuple[str, ...]] = ("step", "gain", "beat", "in-heaven")

    def encode_event(self, names: list[str], event: EngineEvent) -> m.Event | None:
        told = super().encode_event(names, event)
        if told is not None and event.kind == "turn":
            told.fields["face"] = "down" if event.face_down else "up"
        return told

    def player_counters(self, game: CardGame, player: int) -> dict[str, int]:
        """The player's coins, barriers, bonds, and the SIGNI zones with a Virus."""
        assert isinstance(game, Wixoss)
        return {name: game.state.player_counter(player, name) for name in self.WORDS.counters}

    def encode_placement(self, game: CardGame, card: int) -> dict[str, Any]:
        assert isinstance(game, Wixoss)
        record = game.state.cards[card]
        so = (("frozen", record.frozen), ("awakened", record.awakened), ("crystal-armed", record.crystal_armed),
              (record.role, record.role in SHOWN_ROLES))  # fmt: skip
        return {"resting": record.resting, "numbers": {name: 1 for name, is_so in so if is_so}}

    def encode_facts(self, game: CardGame, names: list[str], card: int) -> dict[str, Any]:
        """A card's current facts."""
        assert isinstance(game, Wixoss)
        state, info = game.state, game.characteristics_of(card)
        record = state.cards[card]
        found: dict[str, Any] = {"kind": record.face.kind, "names": sorted(info.names), "colors": sorted(info.colors)}
        if record.zone not in state.BOARD or record.host >= 0:
            return found
        found |= {"driving": int(drive_state.is_driving(state, record))}
        found |= {"level": info.level, "abilities": [each.name for each in game.abilities_of(card)]}
        if record.zone in SIGNI_PLACES:
            found |= {"power": info.power, "classes": sorted(info.classes), "infected": int(state.is_infected(record))}
            found |= {"crossed": int(cross_state.is_crossed(game, record))}
        else:
            found |= {"limit": record.face.limit, "types": sorted(record.face.types)}
        return found


SPEECH = Encoder()
