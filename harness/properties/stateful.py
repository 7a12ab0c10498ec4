"""A state machine that plays a game on an engine, for :mod:`hypothesis.stateful`.

    class Mine(rules_for("stdio:./my-engine --saitei", "hololive")):
        @invariant()
        def nobody_has_less_than_no_life(self):
            ...self.view().counters...

    TestMine = Mine.TestCase

It opens a position and answers the engine's asks. After each answer it checks invariants that hold for every engine: no
card disappears or appears, exactly the offered options can be taken, a fork equals its original, hidden cards stay
hidden, and nothing fails or hangs. A subclass can add rules and invariants. A failing example shrinks to a small
position and few answers, and is printed as the Givens and Whens of a feature.
"""

from __future__ import annotations

import atexit
from collections.abc import Iterable
from typing import ClassVar

from hypothesis import note, reject
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from hypothesis.strategies import DataObject

from ...adapters.engine_interface import Illegal, Unsupported
from ...adapters.messages import Ask, Result, View, Viewer
from ..base.command_errors import WrongUse
from ..fuzz.choosers import decision_of
from ..fuzz.driver import Driver
from ..fuzz.scene_inventor import Inventor
from ..fuzz.self_check import SelfCheck
from ..judging.run_options import supervisor_for
from ..judging.supervisor import Supervisor
from ..runs import settings
from ..runs.engine_start import introduce_engine
from ..scenarios.suite import Suite
from .strategies import decisions, find_inventor, positions


class EngineStateMachine(RuleBasedStateMachine):
    """A state machine that plays a game on one engine. :func:`rules_for` sets the engine and the game."""

    supervisor: ClassVar[Supervisor]
    inventor: ClassVar[Inventor]

    def __init__(self) -> None:
        super().__init__()
        self._driver = Driver(self.supervisor, self.inventor.game, self.inventor.edition, self.inventor.fuzzing.words)
        self._alone = SelfCheck(self.inventor, self._driver)

    # --- state for rules and invariants ---

    @property
    def ask(self) -> Ask | None:
        """The open ask; None if the game is over."""
        return self._driver.ask

    @property
    def result(self) -> Result | None:
        """The result of the game; None if it is not over."""
        return self._driver.result

    def view(self, viewer: Viewer = "judge") -> View:
        """The view of a viewer. Raises :class:`EngineError`."""
        return self.supervisor.running_engine().view(viewer)

    # --- rules ---

    @initialize(data=st.data())
    def open_position(self, data: DataObject) -> None:
        """Open a position. Positions that the engine refuses as unsupported or impossible are not examples."""
        position = data.draw(positions(self.inventor.game, self.inventor.edition, suite=self.inventor.suite), "Given")
        try:
            self._driver.open_scene(position.scene)
        except (Unsupported, Illegal):
            reject()
        self._held = self._alone.visible_cards()

    @precondition(lambda self: self.ask is not None)
    @rule(data=st.data())
    def answer_ask(self, data: DataObject) -> None:
        """Answer the open ask."""
        assert self.ask is not None
        picks = data.draw(decisions(self.ask), self.ask.kind)
        chosen = decision_of(self.ask, [option for pick in picks for option in self.ask.options if option.id == pick])
        said = self.inventor.fuzzing.decision_sentence(
            chosen.player, chosen.kind, [(kind, dict(each)) for kind, each in chosen.picks]
        )
        note(f"When {said or chosen}")
        self._driver.carry_out(chosen)
        if isinstance(self._driver.failure, Unsupported):
            reject()

    @rule()
    def check_offered_options(self) -> None:
        """Check that exactly the offered options can be taken, and that a fork equals its original."""
        _nothing_of(self._alone.broken_invariants(self.ask, self._held, looking=True))

    # --- invariants ---

    @invariant()
    def check_engine_failure(self) -> None:
        """Check that the engine neither fails nor refuses an offered option."""
        if self._driver.failure is not None:
            raise AssertionError(f"the engine fails: {self._driver.failure}") from self._driver.failure

    @invariant()
    def check_visible_cards(self) -> None:
        """Check that no card disappears or appears, and that no player sees hidden cards."""
        _nothing_of(self._alone.broken_invariants(self.ask, self._held, looking=False))


def _nothing_of(wrong: Iterable[str]) -> None:
    found = "; ".join(wrong)
    assert not found, found


def rules_for(
    engine: str,
    game: str,
    *,
    edition: str | None = None,
    timeout: float | None = None,
    in_process: bool = False,
    suite: Suite | None = None,
) -> type[EngineStateMachine]:
    """A state machine class for one game of an engine, which is named as in ``saitei run --engine``.

    The engine is started once for all examples. ``in_process`` is for engines in Python: their forks are checked, too.
    Raises :class:`WrongUse` if the engine cannot be started, or does not play the game.
    """
    wanted = settings.load_run_options(engine, game=game, edition=edition, timeout=timeout, in_process=in_process)
    supervisor = supervisor_for(wanted)
    atexit.register(supervisor.shutdown)
    plays = introduce_engine(supervisor).games
    if game not in plays:
        raise WrongUse(f"the engine {engine} does not play {game}; it plays {', '.join(plays) or 'no game'}")
    made = find_inventor(game, wanted.edition, suite)
    return type("Rules", (EngineStateMachine,), {"supervisor": supervisor, "inventor": made})
