"""A scenario that was played on an engine, with the moment of the game after each step.

It is played as far as its steps are understood, so that the board is there while the next step is written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from ...adapters.messages import Ask, Event, View
from ...adapters.transcript import AskEntry, ConcessionEntry, Entry, EventEntry, OpeningEntry, PickEntry, ViewEntry
from ...steps.game_snapshot import GameSnapshot
from ..judging.cases import Case
from ..judging.scenario_player import RunningCase, ScenarioPlayer
from ..judging.supervisor import Supervisor
from ..scenarios.feature_parser import Scenario
from ..scenarios.suite import Suite

NO_MOMENT = GameSnapshot(None, None, None, (), {})
"""The moment before the game begins."""

Watcher = Callable[[RunningCase], None]


@dataclass(frozen=True)
class PlayedScenario:
    """A scenario as far as it was played. ``moments`` are those after each step; None before the position is known.

    A step that failed, and the steps after it, have no moment. ``is_whole`` says that no step was left out.
    """

    scenario: Scenario
    edition: str
    case: Case
    moments: tuple[GameSnapshot | None, ...]
    is_whole: bool

    def moment_after(self, steps: int) -> GameSnapshot | None:
        """The moment after the first ``steps`` steps; None if it is not known."""
        return self.moments[steps - 1] if 0 < steps <= len(self.moments) else None


def understood_steps(suite: Suite, scenario: Scenario) -> Scenario:
    """The scenario without its first step that has no phrase, and without all steps after it."""
    vocabulary = suite.phrase_vocabulary(scenario.game)
    for place, step in enumerate(scenario.steps):
        if step.keyword is None or not vocabulary.has_phrase(step.keyword, step.text):
            return replace(scenario, steps=scenario.steps[:place])
    return scenario


def played_example(scenario: Scenario, example: int) -> Scenario:
    """The scenario itself, or of an outline the scenario of its example at a place, or else of its last example."""
    values = scenario.examples[min(example, len(scenario.examples) - 1)] if scenario.examples else {}
    steps = tuple(step.fill_placeholders(values) for step in scenario.steps)
    return replace(scenario, steps=steps, examples=(), outline=False)


def play_steps(
    suite: Suite,
    supervisor: Supervisor,
    scenario: Scenario,
    edition: str,
    example: int = 0,
    watcher: Watcher = lambda _: None,
) -> PlayedScenario:
    """Play a scenario by an edition, or the example of an outline at a place, on the engine of the supervisor."""
    filled = played_example(scenario, example)
    understood = understood_steps(suite, filled)
    watching = _Watching(watcher)
    player = ScenarioPlayer(suite, supervisor, {scenario.game: edition}, transcripts=True, watcher=watching.note_step)
    case = player.play_case(understood, {})
    is_whole = len(understood.steps) == len(filled.steps)
    return PlayedScenario(understood, edition, case, tuple(watching.all_moments()), is_whole)


class _Watching:
    """Keeps the moment after each step of a case."""

    def __init__(self, watcher: Watcher) -> None:
        self._watcher = watcher
        self._running: RunningCase | None = None
        self._moments: list[GameSnapshot | None] = []

    def note_step(self, running: RunningCase) -> None:
        """Note the moment after the step that was carried out last; a case that has just begun has none."""
        if running.steps_done == 0:
            self._running, self._moments = running, []
        else:
            self._moments.append(_current_moment(running))
        self._watcher(running)

    def all_moments(self) -> Iterator[GameSnapshot | None]:
        """The moments after the steps that did not fail, with the position after the last Given."""
        session = self._running.session if self._running else None
        opened = next((place for place, each in enumerate(self._moments) if each), len(self._moments))
        for place, moment in enumerate(self._moments):
            is_position = session and moment is None and place + 1 == opened
            yield opening_moment(session.transcript) if session and is_position else moment


def _current_moment(running: RunningCase) -> GameSnapshot | None:
    session = running.session
    if session is None:
        return None
    view = last_view(session.transcript)
    return GameSnapshot(session.ask, session.result, view, tuple(session.events), {})


def opening_moment(entries: Sequence[Entry]) -> GameSnapshot | None:
    """The moment of the position, before the first choice; None if the game was not opened."""
    ask: Ask | None = None
    view: View | None = None
    events: list[Event] = []
    begun = False
    for entry in entries:
        match entry:
            case OpeningEntry():
                begun = True
            case AskEntry(ask=asked):
                ask = asked
            case EventEntry(event=event):
                events.append(event)
            case ViewEntry(viewer="judge", view=View() as seen):
                view = seen
            case PickEntry(forced=False) | ConcessionEntry():
                break
    return GameSnapshot(ask, None, view, tuple(events), {}) if begun else None


def last_view(entries: Sequence[Entry]) -> View | None:
    """The view of the judge since the last answer; None if the judge did not look."""
    for entry in reversed(entries):
        match entry:
            case ViewEntry(viewer="judge", view=View() as view):
                return view
            case PickEntry() | ConcessionEntry() | OpeningEntry():
                return None
    return None
