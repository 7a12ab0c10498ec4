"""Positions, texts, decks and decisions as strategies, and the state machine of an engine."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, Phase, find, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import invariant, run_state_machine_as_test
from toygame import suite

from saitei.adapters.engine_interface import Illegal
from saitei.adapters.messages import Ask, Initialize, Option
from saitei.harness.base.command_errors import WrongUse
from saitei.harness.properties.stateful import rules_for
from saitei.harness.properties.strategies import DrawnPosition, decisions, decks, positions, texts
from saitei.harness.scenarios.suite import Suite
from saitei.reference_engine import engine as reference
from saitei.rulebooks import games_with_rulebook
from saitei.steps.cardtext import ability_lines

FEW = settings(max_examples=8, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck))
PLANTED = "python:planted:engine"


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", games_with_rulebook())
@FEW
@given(data=st.data())
def test_play_begins_from_positions_and_decks_and_goes_on_by_decisions(game, data):
    engine = reference()
    engine.initialize(Initialize(version="1"))
    edition = Suite().load_ledger(game).edition
    position = data.draw(positions(game))
    assert position.edition == edition
    for scene in (position.scene, data.draw(decks(game))):
        try:
            situation = engine.open(game, edition, scene)
        except Illegal:
            assert scene is position.scene, "decks are such as the rules allow"
            continue
        for _ in range(6):
            if situation.ask is not None:
                situation = engine.answer(situation.ask.id, data.draw(decisions(situation.ask)))


@FEW
@given(st.deferred(lambda: texts("hololive")))
def test_texts_can_be_read(text):
    language = Suite().load_suite_game("hololive").language
    assert language is not None
    assert all(language().parse_line(line) for line in ability_lines(text))


@pytest.mark.long_run
def test_a_position_shrinks_to_what_matters_and_prints_as_its_givens():
    def mascots(position: DrawnPosition) -> bool:
        return "kind:mascot" in str(position)

    found = find(positions("hololive"), mascots, settings=settings(max_examples=6000, database=None, derandomize=True))
    assert str(found).count("kind:") == 1
    assert str(found).splitlines()[0] in ("Given the board", "Given it is the start of A's main step")


def test_a_decision_is_as_many_options_as_may_be_picked():
    ask = Ask(
        id="1", player="A", kind="choose", least=1, most=2, options=tuple(Option(id=i, kind="card") for i in "abc")
    )
    found: set[tuple[str, ...]] = set()

    @settings(max_examples=200, database=None, derandomize=True)
    @given(decisions(ask))
    def collect(picks: tuple[str, ...]) -> None:
        found.add(picks)

    collect()
    assert {len(picks) for picks in found} == {1, 2}
    assert all(len({*picks}) == len(picks) and {*picks} <= {*"abc"} for picks in found)


def test_what_a_game_does_not_have_is_said():
    with pytest.raises(WrongUse, match='no game is called "hololove"'):
        positions("hololove")
    with pytest.raises(WrongUse, match="toy has no card texts"):
        texts("toy", suite=suite())
    with pytest.raises(WrongUse, match="toy has no generator of decks"):
        decks("toy", suite=suite())
    with pytest.raises(WrongUse, match="does not play toy"):
        rules_for("reference", "toy")


@pytest.mark.long_run
def test_an_engine_that_conforms_passes():
    run_state_machine_as_test(rules_for("reference", "digicharat", in_process=True), settings=FEW)


@pytest.mark.long_run
def test_a_planted_fault_is_found_and_told_as_givens_and_whens():
    few = settings(
        stateful_step_count=8,
        max_examples=100,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck),
    )
    with pytest.raises(AssertionError, match="cards were lost") as found:
        run_state_machine_as_test(rules_for(PLANTED, "hololive", in_process=True), settings=few)
    told = "\n".join(found.value.__notes__)
    assert "Given " in told and "When " in told


@pytest.mark.long_run
def test_invariants_can_be_added():
    class Mine(rules_for("reference", "hololive", in_process=True)):  # type: ignore[misc]
        @invariant()
        def nothing_is_archived(self) -> None:
            assert not self.view().zones["A"]["archive"]

    with pytest.raises(AssertionError, match="archive"):
        run_state_machine_as_test(Mine, settings=settings(FEW, max_examples=200, phases=[Phase.generate]))
