"""Measures the time of prove's player for all scenarios of a game once, as JSON.

    python benchmarks/player.py GAME

Processor seconds of the whole process: ``paired.py`` compares them with those of `saitei run`.
"""

from __future__ import annotations

import json
import sys
import time

from saitei.harness.prove.trial import Trial, trial_verdicts
from saitei.harness.scenarios.selection import select_scenarios
from saitei.harness.scenarios.suite import Suite

if __name__ == "__main__":
    (game,) = sys.argv[1:]
    suite = Suite()
    ledger = suite.load_ledger(game)
    trial_verdicts(Trial(suite, game, ledger.edition, select_scenarios(suite, {game: ledger}).scenarios))
    print(json.dumps({f"prove's player, {game}, seconds of the processor": time.process_time()}))
