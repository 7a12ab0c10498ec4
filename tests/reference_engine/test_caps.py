"""A limit on the number of tries ends in an error that names it, and no scenario comes near it."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from saitei.adapters.engine_interface import EngineFault
from saitei.adapters.session import recorded_game
from saitei.reference_engine import engine
from saitei.reference_engine.check_timings import perpetual_loops
from saitei.reference_engine.engine import find_game_packages
from saitei.reference_engine.kernel import game_loop
from saitei.reference_engine.kernel.decisions import EngineAsk, EngineOption
from saitei.reference_engine.kernel.game_loop import ExplorationExceeded
from saitei.steps.common import when_actions
from saitei.steps.digicharat import phrases
from saitei.steps.hololive.scene import PositionBuilder

from .others import Others, Patch
from .test_kernel import Board, Toy

CAPS = (
    (game_loop, "TRIALS"),
    (perpetual_loops, "ENDLESS"),
    (recorded_game, "ANSWERS_AT_MOST"),
    (when_actions, "PASSES_AT_MOST"),
    (phrases, "RESPONSES_AT_MOST"),
)


@pytest.mark.slow
@pytest.mark.parametrize("game", find_game_packages())
def test_every_scenario_passes_with_a_tenth_of_it(game: str, monkeypatch: Patch) -> None:
    for module, name in CAPS:
        monkeypatch.setattr(module, name, getattr(module, name) // 10)
    others = Others(game)
    assert {name for name, verdict in others.verdicts().items() if verdict != "pass"} == others.foreign()


def test_whether_something_is_possible_is_not_guessed() -> None:
    numbers = tuple(EngineOption("number", (number,)) for number in range(game_loop.TRIALS + 1))

    def attempt(trial: Toy) -> Any:
        yield EngineAsk(0, "number", numbers)
        return False

    with pytest.raises(ExplorationExceeded, match="whether luck helps is still unknown after 4000 ways of answering"):
        Toy(Board()).is_possible(attempt, "luck helps")


def test_what_is_tried_is_not_listed_beforehand() -> None:
    def attempt(trial: Toy) -> Any:
        yield EngineAsk(0, "order", tuple(EngineOption("card", (card,)) for card in range(60)), 60, 60, ordered=True)
        return True

    assert Toy(Board()).is_possible(attempt, "an order")


def test_a_check_timing_in_which_nothing_repeats_is_not_called_perpetual(monkeypatch: Patch) -> None:
    monkeypatch.setattr(perpetual_loops, "ENDLESS", 20)
    builder = PositionBuilder()
    builder.set_zone_cards("A", "center", "Sora hp:200 damage:50")
    builder.set_zone_cards("A", "back", "Roboco, Suisei")
    builder.set_zone_cards("A", "hand", "Cake kind:item")
    builder.add_card_text("Cake", "Heal 10 HP from your center holomem.")
    builder.add_card_text("Suisei", "When your center holomem takes damage, heal 10 HP from it.")
    growing = "until the end of the turn, your center holomem gets arts +10, then deal 10 damage to it."
    builder.add_card_text("Roboco", f"When your center holomem is healed, {growing}")
    playing = engine()
    ask = playing.open("hololive", "1.7.0", builder.build_scene()).ask
    assert ask is not None
    play = next(option for option in ask.options if option.kind == "support")
    with pytest.raises(
        EngineFault, match="whether a check timing ends is still unknown after 20 rounds without repetition"
    ):
        playing.answer(ask.id, (play.id,))


def opened(text: str) -> Any:
    """The result of a down of the holomem with that text."""
    builder = PositionBuilder()
    builder.set_zone_cards("A", "center", "Sora")
    builder.set_zone_cards("B", "center", "Miko hp:50 damage:50")
    builder.set_zone_cards("B", "back", "Suisei")
    builder.add_card_text("Miko", text)
    return engine().open("hololive", "1.7.0", builder.build_scene())


def test_downs_that_come_about_again_and_again_are_a_perpetual_loop() -> None:
    reply = opened("When this holomem would leave the stage, rest it instead.")
    assert reply.ask is None
    assert reply.result is not None and reply.result.reason == perpetual_loops.PERPETUAL


def test_downs_that_a_player_can_stop_are_none() -> None:
    reply = opened("When this holomem would leave the stage, you may rest it instead.")
    assert reply.ask is not None and reply.ask.kind == "optional"


def test_downs_that_bring_something_new_about_each_time_are_given_up(monkeypatch: Patch) -> None:
    monkeypatch.setattr(perpetual_loops, "ENDLESS", 20)
    growing = "until the end of the turn, this holomem gets arts +10"
    with pytest.raises(EngineFault, match="whether rule processing ends is still unknown after 20 repetitions"):
        opened(f"When this holomem would leave the stage, {growing} instead.")


class Maze:
    """A game that asks for ever, and comes through check timings on the way, as its ``answer`` says."""

    ask = EngineAsk(0, "choose", (EngineOption("card", (1,)), EngineOption("card", (2,))))
    state = SimpleNamespace(copy=lambda: None)
    explored: Any = None

    def __init__(self, answer: Callable[[Maze], None]) -> None:
        self._answer = answer

    def trial_copy(self) -> Maze:
        return Maze(self._answer)

    def run_until_asked(self) -> None: ...

    def fork(self) -> Maze:
        fork = self.trial_copy()
        fork.explored = self.explored
        return fork

    def answer_ask(self, picks: tuple[EngineOption, ...]) -> None:
        self._answer(self)


def test_a_loop_with_too_many_ways_out_is_not_said_to_have_none() -> None:
    with pytest.raises(ExplorationExceeded, match="can be stopped is still unknown after 500 ways of answering"):
        perpetual_loops.can_be_stopped(Maze(lambda game: None))  # type: ignore[arg-type]


def test_a_loop_with_too_many_states_is_not_said_to_have_no_way_out(monkeypatch: Patch) -> None:
    monkeypatch.setattr(perpetual_loops, "matching_positions", lambda moments, now: [])

    def answer(game: Maze) -> None:
        for _ in range(100):
            perpetual_loops.explore_state(game.explored, None)  # type: ignore[arg-type]

    with pytest.raises(ExplorationExceeded, match="can be stopped is still unknown after 500 states of the game"):
        perpetual_loops.can_be_stopped(Maze(answer))  # type: ignore[arg-type]
