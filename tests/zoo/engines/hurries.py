"""Never asks a player who can only pass, and lets the other player go on."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from toygame.engine import Toy, serve_spoiled


class Hurries(Toy):
    def situation(self, *events):
        found = super().situation(*events)
        if found.ask and len(found.ask.options) == 1 and any(zones["hand"] for zones in self.zones.values()):
            return self.end_turn()
        return found


serve_spoiled(Hurries())
