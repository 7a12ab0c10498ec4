"""The equivalents of ``equivalents.toml``, which cannot be noticed, are looked for, and not found.

Each broken engine is played next to the whole one: in the scenarios that run the broken code, from there on at random,
and in whole games.
"""

from __future__ import annotations

import pytest
from probing import DECISIONS, probe, probes

from saitei.reference_engine.engine import find_game_packages


@pytest.mark.slow
@pytest.mark.parametrize("game", find_game_packages())
def test_nobody_can_tell_them_from_the_whole_engine(game: str) -> None:
    for mutant in probes(game).equivalents:
        found = probe(game, mutant)
        assert found.differences == [], mutant
        assert found.decisions > DECISIONS, mutant


@pytest.mark.slow
def test_what_anybody_can_tell_is_noticed() -> None:
    known = probes("hololive")
    mutant = next(each for each in known.mutants if each.anchor == "waits" and each.change == "dropped")
    assert probe("hololive", mutant).differences
