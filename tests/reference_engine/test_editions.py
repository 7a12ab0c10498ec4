"""An engine of another edition than the one it is judged by fails only where the two editions differ."""

from __future__ import annotations

import pytest

from saitei.harness.prove.trial import Trial, trial_verdicts
from saitei.harness.results.edition_changes import scenarios_of_edition, unchanged_clauses
from saitei.harness.scenarios.contested_readings import is_foreign
from saitei.reference_engine.engine_game import EngineGame, OpenGame

from .reached import SUITE, every_scenario

GAMES = [game for game in SUITE.game_names() if len(SUITE.edition_ancestry(game)) > 1]


@pytest.mark.long_run
@pytest.mark.parametrize(
    ("game", "judged", "played"),
    [
        pytest.param(game, judged, played, id=f"{game}-{judged}-{played}")
        for game in GAMES
        for judged in SUITE.edition_ancestry(game)
        for played in SUITE.edition_ancestry(game)
        if judged != played
    ],
)
def test_an_engine_of_another_edition_fails_where_a_clause_changed(
    game: str, judged: str, played: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = EngineGame.open_scene

    def open_scene(self: EngineGame, _edition: str, scene: object) -> OpenGame:
        return whole(self, played, scene)  # type: ignore[arg-type]

    monkeypatch.setattr(EngineGame, "open_scene", open_scene)
    ledger = SUITE.load_ledger(game, judged)
    scenarios = [each for each in every_scenario(game, judged) if not is_foreign(each, ledger)]
    verdicts = trial_verdicts(Trial(SUITE, game, judged, tuple(scenarios)))
    failing = [each for each in scenarios if verdicts[each.id] != "pass"]
    assert failing
    same, held = unchanged_clauses(SUITE, ledger, played), scenarios_of_edition(SUITE, game, played)
    assert [each.id for each in failing if each.id in held and set(each.all_clauses) <= same] == []
