"""The kernel by itself: randomness that replays, effects that depend on one another, forks and trials."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from types import MappingProxyType

import pytest

from saitei.reference_engine.kernel.decisions import EngineAsk, EngineOption
from saitei.reference_engine.kernel.effect_layers import apply_effects
from saitei.reference_engine.kernel.game_loop import Frame, GameLoop, Procedure, allowed_answers
from saitei.reference_engine.kernel.randomness import RandomSource, ScriptEmpty
from saitei.reference_engine.kernel.state import BaseState, Key


def test_the_script_comes_before_the_seed() -> None:
    first, left = RandomSource(seed=1, dice=(6,)).roll_die()
    assert first == 6
    assert 1 <= left.roll_die()[0] <= 6


def test_without_script_and_seed_a_die_is_an_error_and_a_shuffle_changes_nothing() -> None:
    with pytest.raises(ScriptEmpty, match="a die"):
        RandomSource().roll_die()
    assert RandomSource().shuffle_cards((3, 1, 2))[0] == (3, 1, 2)


def test_a_seed_is_the_same_every_time_and_loses_no_card() -> None:
    cards = tuple(range(50))
    once, again = RandomSource(seed=5).shuffle_cards(cards)[0], RandomSource(seed=5).shuffle_cards(cards)[0]
    assert once == again != cards
    assert sorted(once) == list(cards)


@dataclass
class Colors:
    """A sketch of one card: its colours."""

    colors: set[str]

    def copy(self) -> Colors:
        return Colors(set(self.colors))


@dataclass(frozen=True)
class Paint:
    """If the card has ``needs``, it gets ``gives``."""

    needs: str
    gives: str
    age: tuple[int, ...]
    facts_read: frozenset[str] = field(default=frozenset({"color"}))
    facts_written: frozenset[str] = field(default=frozenset({"color"}))

    @property
    def key(self) -> Hashable:
        return self.gives

    def current_outcome(self, sketch: Colors) -> Hashable:
        return self.needs in sketch.colors

    def apply_to(self, sketch: Colors) -> None:
        if self.needs in sketch.colors:
            sketch.colors.add(self.gives)


@pytest.mark.parametrize(("first", "second"), [(1, 2), (2, 1)])
def test_a_dependent_effect_waits_whichever_is_older(first: int, second: int) -> None:
    sketch = Colors({"red"})
    apply_effects(sketch, lambda _: [Paint("blue", "green", (first,)), Paint("red", "blue", (second,))])
    assert sketch.colors == {"red", "blue", "green"}


def test_effects_that_depend_on_each_other_apply_by_age() -> None:
    sketch = Colors({"blue"})
    apply_effects(sketch, lambda _: [Paint("green", "blue", (1,)), Paint("blue", "green", (2,))])
    assert sketch.colors == {"blue", "green"}


class Board(BaseState):
    """A state with nothing but the kernel's own fields; ``clock`` is what the toy game counts with."""

    flow: Key[tuple[Frame, ...]] = (("count",),)


def count(game: Toy, frame: Frame) -> Procedure[None]:
    """Ask twice for a number, and count with both."""
    (first,) = yield EngineAsk(0, "number", (EngineOption("number", (1,)), EngineOption("number", (2,))))
    game.state.clock += first.args[0]
    game.state.invalidate_memo()
    (second,) = yield EngineAsk(0, "number", (EngineOption("number", (10,)), EngineOption("number", (20,))))
    game.state.clock += second.args[0]
    game.state.invalidate_memo()
    if game.state.clock > 50:
        game.state.result = "over"


class Toy(GameLoop[Board]):
    procedures = MappingProxyType({"count": count})


def test_a_fork_is_equal_at_clean_asks_and_in_mid_procedure() -> None:
    game = Toy(Board())
    game.run_until_asked()
    for _ in range(3):
        assert game.ask is not None
        fork = game.fork()
        assert fork.ask == game.ask
        assert fork.state.clock == game.state.clock
        fork.answer_ask((fork.ask.options[1],))
        game.answer_ask((game.ask.options[0],))
        assert fork.state.clock > game.state.clock


def late(game: Late, frame: Frame) -> Procedure[None]:
    """Count, and ask only then, so that the procedure cannot begin anew where it asks."""
    game.state.clock += 1
    game.state.invalidate_memo()
    (picked,) = yield EngineAsk(0, "number", (EngineOption("number", (1,)), EngineOption("number", (20,))))
    game.state.clock += picked.args[0]


class Late(GameLoop[Board]):
    procedures = MappingProxyType({"late": late})


def test_a_fork_goes_back_over_several_procedures() -> None:
    game = Late(Board(flow=(("late",),)))
    game.run_until_asked()
    for pick in (0, 1, 0):
        assert game.ask is not None
        game.answer_ask((game.ask.options[pick],))
        fork = game.fork()
        assert (fork.ask, fork.state.clock, fork.answers) == (game.ask, game.state.clock, game.answers)
    assert len(game.way) == 3
    assert game.answers == ()


def test_a_game_runs_until_its_result() -> None:
    game = Toy(Board())
    game.run_until_asked()
    while game.ask is not None:
        game.answer_ask((game.ask.options[1],))
    assert game.state.result == "over"
    assert game.state.clock == 66


@pytest.mark.parametrize(("wanted", "possible"), [(11, True), (22, True), (13, False)])
def test_a_trial_finds_the_answers_if_there_are_any(wanted: int, possible: bool) -> None:
    def attempt(trial: Toy) -> Procedure[bool]:
        yield from count(trial, ("count",))
        return trial.state.clock == wanted

    game = Toy(Board())
    assert game.is_possible(attempt, "it adds up") is possible
    assert game.state.clock == 0


def test_every_answer_to_an_ask_is_listed() -> None:
    options = tuple(EngineOption("card", (card,)) for card in range(3))
    assert len(list(allowed_answers(EngineAsk(0, "choose", options, least=0, most=2)))) == 1 + 3 + 3
    assert len(list(allowed_answers(EngineAsk(0, "order", options, least=3, most=3, ordered=True)))) == 6
