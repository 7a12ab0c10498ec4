"""What is given up after so many tries ends in an error that says so, and no scenario comes near it."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from saitei.adapters.engine import Fault
from saitei.adapters.session import game
from saitei.reference_engine import engine
from saitei.reference_engine.engine import games
from saitei.reference_engine.kernel import flow
from saitei.reference_engine.kernel.asks import Ask, Option
from saitei.reference_engine.kernel.flow import Unsettled
from saitei.reference_engine.timings import loops
from saitei.steps.common import doing
from saitei.steps.digicharat import phrases
from saitei.steps.hololive.scene import PositionBuilder

from .others import Others, Patch
from .test_kernel import Board, Toy

CAPS = (
    (flow, "TRIALS"),
    (loops, "ENDLESS"),
    (game, "ANSWERS_AT_MOST"),
    (doing, "PASSES_AT_MOST"),
    (phrases, "RESPONSES_AT_MOST"),
)


@pytest.mark.slow
@pytest.mark.parametrize("game", games())
def test_every_scenario_passes_with_a_tenth_of_it(game: str, monkeypatch: Patch) -> None:
    for module, name in CAPS:
        monkeypatch.setattr(module, name, getattr(module, name) // 10)
    others = Others(game)
    assert {name for name, verdict in others.verdicts().items() if verdict != "pass"} == others.foreign()


def test_whether_something_is_possible_is_not_guessed() -> None:
    numbers = tuple(Option("number", (number,)) for number in range(flow.TRIALS + 1))

    def attempt(trial: Toy) -> Any:
        yield Ask(0, "number", numbers)
        return False

    with pytest.raises(Unsettled, match="whether luck helps is not settled after 4000 ways of answering"):
        Toy(Board()).possible(attempt, "luck helps")


def test_what_is_tried_is_not_listed_beforehand() -> None:
    def attempt(trial: Toy) -> Any:
        yield Ask(0, "order", tuple(Option("card", (card,)) for card in range(60)), 60, 60, ordered=True)
        return True

    assert Toy(Board()).possible(attempt, "an order")


def test_a_check_timing_in_which_nothing_repeats_is_not_called_perpetual(monkeypatch: Patch) -> None:
    monkeypatch.setattr(loops, "ENDLESS", 20)
    builder = PositionBuilder()
    builder.hold("A", "center", "Sora hp:200 damage:50")
    builder.hold("A", "back", "Roboco, Suisei")
    builder.hold("A", "hand", "Cake kind:item")
    builder.reads("Cake", "Heal 10 HP from your center holomem.")
    builder.reads("Suisei", "When your center holomem takes damage, heal 10 HP from it.")
    growing = "until the end of the turn, your center holomem gets arts +10, then deal 10 damage to it."
    builder.reads("Roboco", f"When your center holomem is healed, {growing}")
    playing = engine()
    ask = playing.open("hololive", "1.7.0", builder.build()).ask
    assert ask is not None
    play = next(option for option in ask.options if option.kind == "support")
    with pytest.raises(Fault, match="whether a check timing ends is not settled after 20 rounds without repetition"):
        playing.answer(ask.id, (play.id,))


def opened(text: str) -> Any:
    """What comes of a down of the holomem with that text."""
    builder = PositionBuilder()
    builder.hold("A", "center", "Sora")
    builder.hold("B", "center", "Miko hp:50 damage:50")
    builder.hold("B", "back", "Suisei")
    builder.reads("Miko", text)
    return engine().open("hololive", "1.7.0", builder.build())


def test_downs_that_come_about_again_and_again_are_a_perpetual_loop() -> None:
    reply = opened("When this holomem would leave the stage, rest it instead.")
    assert reply.ask is None
    assert reply.result is not None and reply.result.reason == loops.PERPETUAL


def test_downs_that_a_player_can_stop_are_none() -> None:
    reply = opened("When this holomem would leave the stage, you may rest it instead.")
    assert reply.ask is not None and reply.ask.kind == "optional"


def test_downs_that_bring_something_new_about_each_time_are_given_up(monkeypatch: Patch) -> None:
    monkeypatch.setattr(loops, "ENDLESS", 20)
    growing = "until the end of the turn, this holomem gets arts +10"
    with pytest.raises(Fault, match="whether rule processing ends is not settled after 20 repetitions"):
        opened(f"When this holomem would leave the stage, {growing} instead.")


class Maze:
    """A game that asks for ever, and comes through check timings on the way, as its ``answer`` says."""

    ask = Ask(0, "choose", (Option("card", (1,)), Option("card", (2,))))
    state = SimpleNamespace(copy=lambda: None)
    explored: Any = None

    def __init__(self, answer: Callable[[Maze], None]) -> None:
        self._answer = answer

    def scratch(self) -> Maze:
        return Maze(self._answer)

    def run(self) -> None: ...

    def fork(self) -> Maze:
        fork = self.scratch()
        fork.explored = self.explored
        return fork

    def answer(self, picks: tuple[Option, ...]) -> None:
        self._answer(self)


def test_a_loop_with_too_many_ways_out_is_not_said_to_have_none() -> None:
    with pytest.raises(Unsettled, match="can be stopped is not settled after 500 ways of answering"):
        loops.can_be_stopped(Maze(lambda game: None))  # type: ignore[arg-type]


def test_a_loop_with_too_many_states_is_not_said_to_have_no_way_out(monkeypatch: Patch) -> None:
    monkeypatch.setattr(loops, "seen_before", lambda moments, now: [])

    def answer(game: Maze) -> None:
        for _ in range(100):
            loops.explore(game.explored, None)  # type: ignore[arg-type]

    with pytest.raises(Unsettled, match="can be stopped is not settled after 500 states of the game"):
        loops.can_be_stopped(Maze(answer))  # type: ignore[arg-type]
