"""An engine of the toy game that places Trouble every other time."""

from __future__ import annotations

from toygame.engine import Toy

from saitei.adapters.messages import Situation


class Flaky(Toy):
    times = 0

    def place(self, card: str) -> Situation:
        if self.troubled:
            Flaky.times += 1
            if Flaky.times % 2:
                self.zones[self.turn_player]["hand"].remove(card)
                return self.situation()
        return super().place(card)


engine = Flaky
