"""A state machine that plays a game on an engine, for :mod:`hypothesis.stateful`.

    class Mine(rules_for("stdio:./my-engine --saitei", "hololive")):
        @invariant()
        def nobody_has_less_than_no_life(self):
            ...self.view().counters...

    TestMine = Mine.TestCase

It opens a position, answers what is asked, and after each answer holds the engine to what is true of every engine:
no card is lost or made, what is offered can be taken and nothing else, a fork is equal, what is hidden stays hidden,
nothing fails or hangs. Rules and invariants of a subclass come to that. What fails shrinks to a small position and few
answers, and prints as the Givens and Whens of a feature.
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
    """A play of one engine. :func:`rules_for` says of which, and of what game."""

    supervisor: ClassVar[Supervisor]
    inventor: ClassVar[Inventor]

    def __init__(self) -> None:
        super().__init__()
        self._driver = Driver(self.supervisor, self.inventor.game, self.inventor.edition)
        self._alone = SelfCheck(self.inventor, self._driver)

    # --- what rules and invariants look at ---

    @property
    def ask(self) -> Ask | None:
        """What is asked; nothing where the game is over."""
        return self._driver.ask

    @property
    def result(self) -> Result | None:
        """How the game ended, if it did."""
        return self._driver.result

    def view(self, viewer: Viewer = "judge") -> View:
        """What a viewer sees. Raises :class:`EngineError`."""
        return self.supervisor.running_engine().view(viewer)

    # --- what is done ---

    @initialize(data=st.data())
    def open_position(self, data: DataObject) -> None:
        """A position is opened. One that the engine calls unsupported, or that no game could reach, is no example."""
        position = data.draw(positions(self.inventor.game, self.inventor.edition, suite=self.inventor.suite), "Given")
        try:
            self._driver.open_scene(position.scene)
        except (Unsupported, Illegal):
            reject()
        self._held = self._alone.visible_cards()

    @precondition(lambda self: self.ask is not None)
    @rule(data=st.data())
    def answer_ask(self, data: DataObject) -> None:
        """What is asked is answered."""
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
        """What is offered can be taken, and nothing else; a fork is equal."""
        _nothing_of(self._alone.broken_invariants(self.ask, self._held, looking=True))

    # --- what always holds ---

    @invariant()
    def check_engine_failure(self) -> None:
        """The engine neither fails, nor refuses what it offered."""
        if self._driver.failure is not None:
            raise AssertionError(f"the engine fails: {self._driver.failure}") from self._driver.failure

    @invariant()
    def check_visible_cards(self) -> None:
        """No card is lost or made, and nobody sees what is hidden."""
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
    """The state machine of an engine, in any form that ``saitei run --engine`` takes, and one of its games.

    The engine is started once for all examples. ``in_process`` is for one in Python: its forks are looked at, too.
    Raises :class:`WrongUse` for an engine that cannot be started, or does not play the game.
    """
    wanted = settings.load_run_options(engine, game=game, edition=edition, timeout=timeout, in_process=in_process)
    supervisor = supervisor_for(wanted)
    atexit.register(supervisor.shutdown)
    plays = introduce_engine(supervisor).games
    if game not in plays:
        raise WrongUse(f"engine {engine} does not play {game}; it plays {', '.join(plays) or 'no game'}")
    made = find_inventor(game, wanted.edition, suite)
    return type("Rules", (EngineStateMachine,), {"supervisor": supervisor, "inventor": made})
