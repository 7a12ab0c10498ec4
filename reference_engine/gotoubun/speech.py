"""From gotoubun's own words to the protocol's."""

from __future__ import annotations

from typing import Any, ClassVar

from ...adapters import messages as m
from ...adapters.words import Words, words
from ..kernel.events import Event
from ..kernel.game import CardGame
from ..protocol.speech import Speech
from .game import Gotoubun
from .words import HEROES, LANES

WITH_FACTS = (*LANES, *HEROES, "brides", "waiting room", "removed")


class GotoubunSpeech(Speech):
    """How gotoubun speaks."""

    WORDS: ClassVar[Words] = words("gotoubun")
    KINDS: ClassVar[dict[str, str]] = {**Speech.KINDS, "attach": "attached"}
    OTHER: ClassVar[dict[str, str]] = {"attach": "to"}
    UNTOLD: ClassVar[tuple[str, ...]] = (
        "step", "approach", "be-approached", "be-approached-by", "succeed", "fail", "use", "win", "lose",
    )  # fmt: skip

    def event(self, names: list[str], event: Event) -> m.Event | None:
        told = super().event(names, event)
        if told is not None and event.kind == "move" and event.other >= 0:
            onto = told.fields.pop("other")
            told = m.Event(kind="stacked", fields={**told.fields, "onto": onto})
        if told is not None and event.kind == "turn":
            told.fields["face"] = "down" if event.face_down else "up"
        return told

    def facts(self, game: CardGame, names: list[str], card: int) -> dict[str, Any]:
        """A card's information now, of one in a lane or a public pile."""
        assert isinstance(game, Gotoubun)
        state = game.state
        record = state.cards[card]
        if record.zone not in WITH_FACTS or record.face_down:
            return {}
        info = game.info(card)
        found: dict[str, Any] = {
            "kinds": list(info.kinds), "names": sorted(info.names), "persons": sorted(info.persons),
        }  # fmt: skip
        if record.zone not in state.BOARD or state.is_buried(record):
            return found
        found["abilities"] = [each.name for each in game.abilities(card) if game.has_effect(each, info)]
        if record.zone in HEROES:
            found |= {"need": info.need, "approached": state.is_so(record, "approached")}
        elif record.role == "episode":
            found["modifier"] = info.modifier
        else:
            approached = [hero for hero in state.heroes() if game.approaches(card, hero)]
            found |= {"power": info.power, "approaches": [names[hero] for hero in approached]}
        return found


SPEECH = GotoubunSpeech()
