"""Encoding of gotoubun's state and events as protocol messages."""

from __future__ import annotations

from typing import Any, ClassVar

from ...adapters import messages as m
from ...adapters.protocol_vocabulary import GameVocabulary, load_vocabulary
from ..kernel.card_game import CardGame
from ..kernel.events import EngineEvent
from ..protocol.encoder import Encoder
from .game import Gotoubun
from .lexicon import HEROES, LANES

WITH_FACTS = (*LANES, *HEROES, "brides", "waiting room", "removed")


class GotoubunEncoder(Encoder):
    """The encoder of gotoubun."""

    WORDS: ClassVar[GameVocabulary] = load_vocabulary("gotoubun")
    KINDS: ClassVar[dict[str, str]] = {**Encoder.KINDS, "attach": "attached"}
    OTHER: ClassVar[dict[str, str]] = {"attach": "to"}
    UNTOLD: ClassVar[tuple[str, ...]] = (
        "step", "approach", "be-approached", "be-approached-by", "succeed", "fail", "use", "win", "lose",
    )  # fmt: skip

    def encode_event(self, names: list[str], event: EngineEvent) -> m.Event | None:
        told = super().encode_event(names, event)
        if told is not None and event.kind == "move" and event.other >= 0:
            onto = told.fields.pop("other")
            told = m.Event(kind="stacked", fields={**told.fields, "onto": onto})
        if told is not None and event.kind == "turn":
            told.fields["face"] = "down" if event.face_down else "up"
        return told

    def encode_facts(self, game: CardGame, names: list[str], card: int) -> dict[str, Any]:
        """A card's current information, if it is in a lane or a public pile."""
        assert isinstance(game, Gotoubun)
        state = game.state
        record = state.cards[card]
        if record.zone not in WITH_FACTS or record.face_down:
            return {}
        info = game.characteristics_of(card)
        found: dict[str, Any] = {
            "kinds": list(info.kinds), "names": sorted(info.names), "persons": sorted(info.persons),
        }  # fmt: skip
        if record.zone not in state.BOARD or state.is_stacked_under(record):
            return found
        found["abilities"] = [each.name for each in game.abilities_of(card) if game.is_in_effect(each, info)]
        if record.zone in HEROES:
            found |= {"need": info.need, "approached": state.is_in_state(record, "approached")}
        elif record.role == "episode":
            found["modifier"] = info.modifier
        else:
            approached = [hero for hero in state.face_up_heroes() if game.is_approaching(card, hero)]
            found |= {"power": info.power, "approaches": [names[hero] for hero in approached]}
        return found


SPEECH = GotoubunEncoder()
