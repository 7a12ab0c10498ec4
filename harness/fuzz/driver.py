"""Driver of one engine through a play, with its open ask, its events and its failure."""

from __future__ import annotations

import math
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ...adapters.engine_interface import Engine, EngineError, Unsupported, as_conceding_engine, as_forking_engine
from ...adapters.messages import (
    ACTS,
    PLAYERS,
    Ask,
    Capability,
    Event,
    Option,
    Player,
    Result,
    Scene,
    Situation,
    View,
    Viewer,
)
from ...adapters.option_matching import is_forced_ask
from ...adapters.session.recorded_game import ANSWERS_AT_MOST
from ..judging.supervisor import Supervisor
from .choosers import CONCEDE, Decision, matching_options


@dataclass(frozen=True)
class GameMoment:
    """The state of a game at a moment, about which claims can be written."""

    ask: Ask | None
    result: Result | None
    view: View | None
    events: tuple[Event, ...]
    players: Mapping[Player, View]


class TimeIsUp(Exception):
    """The time for a play is up. Neither engine is at fault."""


class Driver:
    """An engine in a play. ``events`` are those since they were last taken; ``failure`` is the error that ended it.

    After ``until``, a time of :func:`time.monotonic`, every play ends with :class:`TimeIsUp`.
    """

    def __init__(self, supervisor: Supervisor, game: str, edition: str) -> None:
        self.supervisor = supervisor
        self.game = game
        self.edition = edition
        self.capabilities = frozenset(supervisor.engine_info.capabilities)
        self.ask: Ask | None = None
        self.result: Result | None = None
        self.events: list[Event] = []
        self.failure: EngineError | None = None
        self.answers = 0
        self.until = math.inf
        self._views: dict[Viewer, View] = {}

    def has_capability(self, capability: Capability) -> bool:
        """Whether the engine declares the capability."""
        return capability in self.capabilities

    def open_scene(self, scene: Scene) -> None:
        """Open a scene, and answer asks with only one answer. Raises :class:`EngineError` if the scene is refused."""
        self._in_time()
        self.events, self.failure = [], None
        try:
            self._take(self.supervisor.running_engine().open(self.game, self.edition, scene))
        except EngineError as error:
            self._lost(error)
            raise
        self.answer_forced_asks()

    def carry_out(self, decision: Decision) -> None:
        """Carry out a decision, over as many asks as it takes, and then answer asks with only one answer."""
        if decision.kind == CONCEDE:
            self._concede(decision.player)
        elif self.ask is not None and (options := matching_options(decision, self.ask)) is not None:
            self._answer(options)
            self._carry(decision, options)
        self.answer_forced_asks()

    def answer_forced_asks(self) -> None:
        """Answer asks until one has more than one legal answer."""
        for _ in range(ANSWERS_AT_MOST):
            if self.failure is not None or self.ask is None or not is_forced_ask(self.ask):
                return
            self._answer(self.ask.options[: self.ask.least])
        self.failure = EngineError(f"{ANSWERS_AT_MOST} asks with one answer in a row")

    def answer_unchecked(self, picks: tuple[str, ...], *, ask: str | None = None) -> None:
        """Answer with ids that may be illegal. Raises :class:`EngineError`."""
        assert self.ask is not None
        self._take(self.supervisor.running_engine().answer(self.ask.id if ask is None else ask, picks))

    def cached_view(self, viewer: Viewer) -> View | None:
        """The view of a viewer; None if the engine fails."""
        if viewer not in self._views and self.failure is None:
            try:
                self._views[viewer] = self.supervisor.running_engine().view(viewer)
            except EngineError as error:
                self._lost(error)
        return self._views.get(viewer)

    def fresh_view(self) -> View:
        """The judge's view, requested again. Raises :class:`EngineError`."""
        return self.supervisor.running_engine().view("judge")

    @property
    def can_fork(self) -> bool:
        """Whether games can be copied: if the engine declares that, and runs in this process."""
        try:
            self.fork_engine()
        except Unsupported:
            return False
        except EngineError:
            return True
        return True

    def fork_engine(self) -> Engine:
        """An engine with a copy of the game. Raises :class:`EngineError`."""
        if not self.has_capability("fork"):
            raise Unsupported("fork", "capability", "fork")
        return as_forking_engine(self.supervisor.running_engine()).fork()

    def take_events(self) -> list[Event]:
        """The events since they were last taken."""
        events, self.events = self.events, []
        return events

    def current_moment(self, events: Sequence[Event]) -> GameMoment:
        """The current state of the game, with these events."""
        seen = {player: self.cached_view(player) for player in PLAYERS if self.has_capability("views.players")}
        judge = self.cached_view("judge") if self.has_capability("views.judge") else None
        players: dict[Player, View] = {player: view for player, view in seen.items() if view is not None}
        return GameMoment(self.ask, self.result, judge, tuple(events), players)

    def _in_time(self) -> None:
        if time.monotonic() > self.until:
            raise TimeIsUp

    def _answer(self, options: Sequence[Option]) -> None:
        assert self.ask is not None
        self._in_time()
        try:
            self._take(self.supervisor.running_engine().answer(self.ask.id, tuple(option.id for option in options)))
        except EngineError as error:
            self._lost(error)

    def _concede(self, player: Player) -> None:
        try:
            self._take(as_conceding_engine(self.supervisor.running_engine()).concede(player))
        except EngineError as error:
            self._lost(error)

    def _carry(self, decision: Decision, options: Sequence[Option]) -> None:
        """Answer the following asks with those fields of the decision that the options did not have."""
        said = {name for option in options for name in option.fields}
        left = [value for _, fields in decision.picks for name, value in fields if name not in said]
        while left and self.failure is None and self.ask is not None:
            ask = self.ask
            if ask.player == decision.player and ask.kind not in (*ACTS, "optional"):
                option = next((each for each in ask.options if set(each.fields.values()) & set(left)), None)
                if option is not None and ask.least <= 1 <= ask.most:
                    left = [value for value in left if value not in option.fields.values()]
                    self._answer((option,))
                    continue
            if not is_forced_ask(ask):
                return
            self._answer(ask.options[: ask.least])

    def _take(self, situation: Situation) -> None:
        self.answers += 1
        self._views.clear()
        self.events.extend(situation.events)
        self.ask, self.result = situation.ask, situation.result

    def _lost(self, error: EngineError) -> None:
        self.ask, self.result, self.failure = None, None, error
        self.supervisor.end_scenario(error)
