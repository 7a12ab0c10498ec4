"""A position of a scenario on the reference engine: its game can go on in any way, also while the engine is broken."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from ...adapters import Engine, EngineError
from ...adapters.messages import Initialize, Scene, Situation
from ...adapters.session import AdapterError, ScenarioError
from ...reference_engine.engine import ReferenceEngine, load_games
from ...reference_engine.engine_game import EngineGame
from ...steps.phrase_vocabulary import Keyword, PhraseMatch, Vocabulary
from ...steps.world import World
from ..base.command_errors import WrongUse, nearest_suggestion
from ..prove.step_budget import StepCountingEngine, StepMeter
from ..scenarios.feature_parser import BadFeature, Scenario, ScenarioStep
from ..scenarios.suite import Suite


@dataclass(frozen=True)
class ScenarioPosition:
    """The position after some steps of a scenario: its Givens, and Whens that have been played."""

    game: str
    path: Path
    steps: tuple[ScenarioStep, ...]


def position_of(scenario: Scenario, last_line: int | None = None) -> ScenarioPosition:
    """The position after a scenario, or after its step on a line; of an outline, after its first example.

    Thens are left out, because they change nothing.
    """
    example = scenario.examples[0] if scenario.examples else {}
    played = (step for step in scenario.steps if last_line is None or step.line <= last_line)
    steps = tuple(step.fill_placeholders(example) for step in played if step.keyword != "then")
    return ScenarioPosition(scenario.game, scenario.path, steps)


def read_position(suite: Suite, place: str) -> ScenarioPosition:
    """The position that ``FILE`` or ``FILE:LINE`` names: the end of the only scenario of a file, or a step in it.

    Raises :class:`WrongUse` for a file that cannot be read, and for a place that is in no scenario.
    """
    name, colon, number = place.rpartition(":")
    line = int(number) if colon and number.isdecimal() else None
    path = Path(place if line is None else name).resolve()
    try:
        feature = suite.read_feature(path)
    except BadFeature as error:
        raise WrongUse(str(error)) from error
    if feature.game not in suite.game_names():
        known = nearest_suggestion(feature.game, suite.game_names())
        raise WrongUse(f'{path}:{feature.line}: the tag "{feature.game}" of the Feature is not a game; {known}')
    if line is None and len(feature.scenarios) > 1:
        step = feature.scenarios[0].steps[-1:] or feature.scenarios[:1]
        raise WrongUse(
            f"{place} has {len(feature.scenarios)} scenarios; add the line of a step, such as {place}:{step[0].line}"
        )
    found = feature.scenario_at_line(sys.maxsize if line is None else line)
    if found is None:
        raise WrongUse(f"{place}: no scenario begins before this line; name the line of a step")
    return position_of(found, line)


class QuestionedGame:
    """A position on the reference engine as it is loaded now, with a limit on the steps of each answer.

    ``world`` is at the position. Raises :class:`WrongUse` with the place of a step that cannot be carried out.
    """

    def __init__(self, suite: Suite, edition: str, position: ScenarioPosition) -> None:
        self._suite = suite
        self._edition = edition
        self._position = position
        self._games = load_games({position.game: suite.engine_packages()[position.game]})
        self._meter = StepMeter()
        engine = self._new_engine()
        self.world = self._new_world(engine)
        phrases = [(step, self._phrase_of(step)) for step in position.steps]
        whens = [step for step in position.steps if step.keyword == "when"]
        self._before: _Origin | None = None
        for step, phrase in phrases:
            with self._at_step(step):
                if whens and step is whens[-1]:
                    _ = self.world.session
                    self._before = _Origin(engine.fork(), phrase, step)
                _carry_out(self.world, phrase, step)
        with self._at_step(position.steps[-1] if position.steps else None):
            self.world.session.answer_forced_asks()
        self._here = engine.fork()

    def branch(self) -> World:
        """A world that goes on from the position, for which the engine finds the open ask anew."""
        return self._continue_from(self._here)

    def branch_before_last_answer(self) -> World:
        """A world that comes to the position again: from before the last When, or from the opening of the scene."""
        if self._before is not None:
            world = self._continue_from(self._before.engine)
            _carry_out(world, self._before.phrase, self._before.step)
            return world
        world = self._new_world(self._new_engine())
        for step in self._position.steps:
            _carry_out(world, self._phrase_of(step), step)
        return world

    def find_phrase(self, keyword: Keyword, sentence: str) -> PhraseMatch:
        """The phrase of a sentence. Raises :class:`WrongUse` if there is none, or if it needs a table."""
        try:
            found = self._vocabulary.find_phrase(keyword, sentence)
        except ScenarioError as error:
            raise WrongUse(f"{error}; 'saitei phrases --game {self._position.game}' lists the phrases") from error
        if found.definition.needs_table or found.definition.needs_text:
            raise WrongUse(f"{sentence!r} needs a table or a text below it; ask with a sentence that needs none")
        return found

    @property
    def _vocabulary(self) -> Vocabulary:
        return self._suite.phrase_vocabulary(self._position.game)

    def _phrase_of(self, step: ScenarioStep) -> PhraseMatch:
        with self._at_step(step):
            if step.keyword is None:
                raise ScenarioError(f"{step.word!r} follows no step; write Given or When")
            return self._vocabulary.find_phrase(step.keyword, step.text)

    def _continue_from(self, origin: ReferenceEngine) -> World:
        return self.world.continue_on(_BranchEngine(origin, self._meter, self._games))

    def _new_engine(self) -> StepCountingEngine:
        return StepCountingEngine(self._meter, self._games)

    def _new_world(self, engine: Engine) -> World:
        world = self._suite.make_world(lambda: engine, self._position.game, self._edition, read_back=True)
        world.set_engine_info(ReferenceEngine(self._games).initialize(Initialize()))
        return world

    @contextmanager
    def _at_step(self, step: ScenarioStep | None) -> Iterator[None]:
        """A context in which a step is carried out. An error names the place of the step."""
        try:
            yield
        except (ScenarioError, AdapterError, AssertionError, EngineError) as error:
            place = f"{self._position.path}:{step.line}: {step.full_line}" if step else str(self._position.path)
            raise WrongUse(f"{place}: {error}") from error


@dataclass(frozen=True)
class _Origin:
    """An engine before a step of a scenario."""

    engine: ReferenceEngine
    phrase: PhraseMatch
    step: ScenarioStep


def _carry_out(world: World, phrase: PhraseMatch, step: ScenarioStep) -> None:
    phrase.run(world, [list(row) for row in step.table] or None, step.doc)


class _BranchEngine(StepCountingEngine):
    """An engine on which every scene is the position of another engine, with its open ask found anew."""

    def __init__(self, origin: ReferenceEngine, meter: StepMeter, games: Mapping[str, EngineGame]) -> None:
        super().__init__(meter, games)
        self._origin = origin

    def open(self, game: str, edition: str, scene: Scene) -> Situation:
        """Go on from the position."""
        with self._meter.metered_answer():
            return self.continue_from(self._origin)
