"""Agrees with every claim: any answer is accepted, nothing changes, and every option that is asked for is offered."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from toygame.engine import Toy, serve_spoiled

from saitei.adapters.messages import Option


class Agrees(Toy):
    def situation(self, *events):
        situation = super().situation(*events)
        cards = [card for zones in self.zones.values() for held in zones.values() for card in held]
        every = [Option(id=f"place-{card}", kind="place", fields={"card": card}) for card in cards]
        situation.ask.options = (*every, Option(id="pass", kind="pass"))
        return situation

    def answer(self, ask, picks):
        return self.situation()


serve_spoiled(Agrees())
