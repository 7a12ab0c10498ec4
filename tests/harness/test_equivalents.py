"""What ``equivalents.toml`` says that nobody can notice is looked for, and not found.

Each broken engine is played beside the whole one, at random, from the scenes of the scenarios that run what is broken.
"""

from __future__ import annotations

import re

import pytest
from probing import DECISIONS, probe, probes

from saitei.harness.prove.mutants import Mutant
from saitei.reference_engine.engine import games

TOLD = {
    "loop-times-asked": r"offered number number=0",
    "perpetual": r"it happened: .*; in the other not",
    "events.py": r"turned .* happened where in the other turned .* did",
    "instructions.py": r"stacked .* player=",
    "playing.py": r"moved .* cause=play .* player=",
}
"""What is different where it stands, and is none of the rule's: a number that the clause leaves open, rounds of a loop
before its draw, the order of one moment's events, and whose zone the event of a move names where cards have no other.
"""


def excused(mutant: Mutant) -> str:
    """What may be different on it; nothing, if not said."""
    return TOLD.get(mutant.anchor or mutant.file, r"(?!)")


@pytest.mark.slow
@pytest.mark.parametrize("game", games())
def test_nobody_can_tell_them_from_the_whole_engine(game: str) -> None:
    for mutant in probes(game).equivalents:
        found = probe(game, mutant)
        told = [each for each in found.differences if not re.search(excused(mutant), each)]
        assert not told, f"{mutant}: {told}"
        assert found.decisions > DECISIONS or found.differences, mutant


@pytest.mark.slow
def test_what_anybody_can_tell_is_noticed() -> None:
    known = probes("hololive")
    mutant = next(each for each in known.mutants if each.anchor == "waits" and each.change == "dropped")
    assert probe("hololive", mutant).differences
