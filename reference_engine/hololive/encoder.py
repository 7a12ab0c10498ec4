"""Encoding of hololive's state and events as protocol messages."""

from __future__ import annotations

from typing import Any, ClassVar

from ...adapters.messages import PLAYERS, Player
from ...adapters.protocol_vocabulary import GameVocabulary, load_vocabulary
from ..kernel.card_game import CardGame
from ..protocol.encoder import Encoder
from .art_and_skill import Art
from .state import ON_STAGE


class HololiveEncoder(Encoder):
    """The encoder of hololive."""

    WORDS: ClassVar[GameVocabulary] = load_vocabulary("hololive")
    KINDS: ClassVar[dict[str, str]] = {
        **Encoder.KINDS,
        "attach": "attached", "stack": "stacked", "unstack": "unstacked", "damage": "damaged", "heal": "healed",
        "rest": "rested", "ready": "readied", "down": "marked-down", "roll": "rolled", "set-hp": "hp-set",
    }  # fmt: skip
    OTHER: ClassVar[dict[str, str]] = {"attach": "to", "stack": "onto", "unstack": "from"}
    AMOUNT: ClassVar[dict[str, str]] = {**Encoder.AMOUNT, "roll": "number"}

    def player_counters(self, game: CardGame, player: int) -> dict[str, int]:
        state: Any = game.state
        return {"life damage": state.life_damage[player], "redraws": state.redraws[player]}

    def encode_placement(self, game: CardGame, card: int) -> dict[str, Any]:
        record = game.state.cards[card]
        return {"resting": record.resting, "numbers": {"damage": record.damage} if record.damage else {}}

    def is_visible(self, game: CardGame, card: int, viewer: Player) -> bool:
        record = game.state.cards[card]
        if record.face_down:
            return viewer == PLAYERS[record.seat]  # 4.2.2.1
        return super().is_visible(game, card, viewer)

    def encode_facts(self, game: CardGame, names: list[str], card: int) -> dict[str, Any]:
        """A card's current information, if it is on the stage."""
        record = game.state.cards[card]
        if record.zone not in ON_STAGE:
            return {}
        info = game.characteristics_of(card)
        found: dict[str, Any] = {
            "kind": record.face.kind,
            "names": sorted(info.names),
            "colors": sorted(info.colors),
        }
        if record.face.is_holomem:
            abilities = game.abilities_of(card)
            found |= {
                "level": info.level,
                "hp": info.hp,
                "remaining hp": info.hp - record.damage,
                "tags": sorted(info.tags),
                "arts": sorted(each.name for each in abilities if isinstance(each.origin, Art)),
                "arts bonus": sum(size for named, size in info.arts if named is None),
                "abilities": [each.name for each in abilities if game.is_in_effect(each, info)],
            }
        return found


SPEECH = HololiveEncoder()
