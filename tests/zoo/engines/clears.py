"""Clears the table when a game is over."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from toygame.engine import Toy, serve_spoiled


class Clears(Toy):
    def end_turn(self):
        situation = super().end_turn()
        if self.result:
            self.zones = {player: {zone: [] for zone in zones} for player, zones in self.zones.items()}
        return situation


serve_spoiled(Clears())
