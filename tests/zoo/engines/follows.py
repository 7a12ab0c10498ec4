"""Obeys the first of three editions, without dice.

In each edition Trouble is lost when it is placed, and in the newest edition Fickle is, too.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from toygame.engine import Toy, serve_spoiled


class Follower(Toy):
    name = "follower"
    capabilities = tuple(name for name in Toy.capabilities if name != "random.dice")

    def open(self, game, edition, scene):
        self.lost = {"Trouble", "Fickle"} if edition == "3.0" else {"Trouble"}
        return super().open(game, edition, scene)

    def place(self, card):
        situation = super().place(card)
        pile = self.zones[self.turn_player]["pile"]
        pile[:] = [each for each in pile if each not in self.lost]
        return situation


serve_spoiled(Follower())
