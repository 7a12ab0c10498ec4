"""The player of scenarios: each case has its own world, and an error becomes its verdict.

``run``, ``explain``, ``prove``, ``fuzz``, ``check-adapter`` and pytest all use this player, so their verdicts agree.
"""

from __future__ import annotations

import contextlib
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from ...adapters import Unsupported
from ...adapters.session import Session
from ...adapters.transcript import AskEntry, PickEntry
from ...rulebooks import Ledger
from ...steps.phrase_vocabulary import PhraseMatch
from ...steps.variations import PLAIN, NotVaried, Variation
from ...steps.world import World
from ..base.sanitize import CAP, join_lines, truncate_text
from ..base.text_tables import align_columns
from ..scenarios.feature_parser import Scenario, ScenarioStep
from ..scenarios.suite import Suite
from .board_snapshots import board_changes
from .cases import Case, PlayedStep
from .signatures import failure_kind
from .supervisor import Supervisor
from .verdicts import broken_promise, classify_error, worst_verdict

KEPT = 16 * 1024 * 1024
"""Number of characters of engine output that are kept in a run; afterwards no transcripts are kept."""

SHORT = 1024
"""Maximum number of characters of a message after that limit."""

LINE = 8 * 1024
"""Maximum number of characters in a line of a transcript."""


class ScenarioPlayer:
    """Plays scenarios on the engine of a supervisor, by these editions, or by the default edition of a game.

    With ``transcripts``, it also keeps the transcripts of cases that pass, and looks at the board after each step.
    Without ``tells``, it keeps no transcripts at all. A scenario that passes is played in each of the ``variations``,
    too. The ``watcher`` is called with a case when it has begun, and after each of its steps.
    """

    def __init__(
        self,
        suite: Suite,
        supervisor: Supervisor,
        editions: Mapping[str, str] | None = None,
        *,
        transcripts: bool = False,
        tells: bool = True,
        variations: Sequence[Variation] = (),
        watcher: Callable[[RunningCase], None] = lambda _: None,
    ) -> None:
        self.suite = suite
        self.supervisor = supervisor
        self.variations = variations
        self._editions = editions or {}
        self._ledgers: dict[str, Ledger] = {}
        self._transcripts = transcripts
        self._tells = tells
        self._looks = transcripts
        self._watcher = watcher
        self._kept = 0

    def play_scenario(self, scenario: Scenario, times: int = 1) -> Iterator[Case]:
        """Play the scenario, or each example of an outline, this many times; one case for each."""
        for example in scenario.examples or ({},):
            plain = merge_repeats([self.play_case(scenario, example) for _ in range(times)])
            yield self.vary_case(plain, scenario, example, times)

    def vary_case(self, plain: Case, scenario: Scenario, example: Mapping[str, str], times: int = 1) -> Case:
        """The case itself, or if it passes, the first of its variations that does not.

        A variation that the scenario does not allow, or that the engine does not support, is left out.
        """
        if plain.verdict == "pass":
            for each in self.variations:
                with contextlib.suppress(NotVaried):
                    varied = merge_repeats([self.play_case(scenario, example, each) for _ in range(times)])
                    if varied.verdict not in ("pass", "unsupported"):
                        return varied
        return plain

    def play_case(self, scenario: Scenario, example: Mapping[str, str], variation: Variation = PLAIN) -> Case:
        """Play one example of a scenario. A lost engine is replaced for the next case.

        If the engine is lost while its board is drawn, the case is played again, and boards are not drawn any more: so
        drawing does not change a verdict. Raises :class:`NotVaried` if the scenario does not allow the variation.
        """
        try:
            return self._case(scenario, example, variation)
        except _Unseen as unseen:
            self.supervisor.end_scenario(unseen.error)
            return self._case(scenario, example, variation)

    def _case(self, scenario: Scenario, example: Mapping[str, str], variation: Variation) -> Case:
        if variation.name in scenario.left_out_variations:
            raise NotVaried(f"a tag of the scenario leaves out {variation.says}")
        playing = RunningCase(self, scenario, example, variation)
        error: Exception | None = None
        try:
            playing.begin_case()
            self._watcher(playing)
            for _ in playing.steps:
                playing.play_step()
                if self.draws_boards:
                    playing.look_at_board()
                self._watcher(playing)
        except _Unseen:
            raise
        except NotVaried:
            self.supervisor.end_scenario(None)
            raise
        except Exception as raised:  # any error becomes the verdict
            error = raised
        return playing.finish_case(error)

    def make_world(self, game: str, variation: Variation = PLAIN) -> World:
        """A new world for one scenario of the game."""
        info = self.supervisor.engine_info
        seen = "views.judge" in info.capabilities
        edition = self.judged_edition(game)
        world = self.suite.make_world(
            self.supervisor.running_engine, game, edition, read_back=seen, variation=variation
        )
        world.set_engine_info(info)
        return world

    def judged_edition(self, game: str) -> str:
        """The edition by which a game is judged."""
        return self._ledger(game).edition

    def require_support(self, scenario: Scenario, needs: Collection[str]) -> None:
        """Raise ``Unsupported`` unless the engine plays the game, declares the needs, and shares the assumptions."""
        info, game = self.supervisor.engine_info, scenario.game
        if game not in info.games:
            raise Unsupported(f"the engine does not play {game}", "game", game)
        if lacking := [need for need in needs if need not in info.capabilities]:
            said = ", ".join(lacking)
            raise Unsupported(f"needs {said}, which the engine does not declare", "capability", said)
        for assumption in map(self._ledger(game).assumption_by_id, scenario.assumption_ids):
            declared = info.readings.get(game, {}).get(assumption.id, assumption.ours)
            if declared != assumption.ours:
                named = f"assumption {assumption.id} ({assumption.ours})"
                said = f"rests on {named}: {assumption.says} The engine declares {declared}"
                raise Unsupported(said, "reading", assumption.id)

    def _ledger(self, game: str) -> Ledger:
        if game not in self._ledgers:
            self._ledgers[game] = self.suite.load_ledger(game, self._editions.get(game))
        return self._ledgers[game]

    def keeps_transcript(self, passes: bool) -> bool:
        """Whether the transcript of a case is kept."""
        return self._tells and (self._transcripts or not passes) and self._kept < KEPT

    @property
    def draws_boards(self) -> bool:
        """Whether the board is looked at after each step."""
        return self._looks and self.keeps_transcript(passes=True)

    def stop_drawing(self) -> None:
        """Stop drawing boards, after the engine failed when one was drawn."""
        self._looks = False

    def kept_message(self, message: str, played: Iterable[PlayedStep]) -> str:
        """The message of a case, shortened if necessary; counts its length and that of the kept steps."""
        message = truncate_text(message, CAP if self._kept < KEPT else SHORT)
        self._kept += len(message) + sum(step.kept_size for step in played)
        return message


def merge_repeats(cases: Sequence[Case]) -> Case:
    """The one case for several plays of the same case; ``flaky`` if their verdicts differ."""
    number = Counter(case.verdict for case in cases)
    if len(number) == 1:
        return cases[0]
    told = next(case for case in cases if case.verdict == worst_verdict(number))
    found = ", ".join(f"{count} {verdict}" for verdict, count in number.most_common())
    message = f"played {len(cases)} times: {found}; {told.verdict}: {told.message}"
    ms = round(sum(case.ms for case in cases), 3)
    return replace(told, verdict="flaky", message=message, ms=ms, reason=None)


class _Unseen(Exception):
    """An error of a look at the board that no step asks for."""

    def __init__(self, error: Exception) -> None:
        super().__init__()
        self.error = error


class RunningCase:
    """A case that is being played.

    Call :meth:`begin_case`, then :meth:`play_step` for each of ``steps``, then :meth:`finish_case`.
    """

    def __init__(
        self,
        player: ScenarioPlayer,
        scenario: Scenario,
        example: Mapping[str, str],
        variation: Variation = PLAIN,
    ) -> None:
        self.scenario = scenario
        self.example = example
        self.variation = variation
        self.steps: Sequence[ScenarioStep] = [step.fill_placeholders(example) for step in scenario.steps]
        self._player = player
        self._world: World | None = None
        self._phrases: list[PhraseMatch] = []
        self._marks: list[int] = []
        self._began = time.perf_counter()

    @property
    def session(self) -> Session | None:
        """The game, if a step has opened it."""
        return self._world.started_session if self._world else None

    @property
    def steps_done(self) -> int:
        """The number of steps that were carried out, or of which the last one failed."""
        return len(self._marks)

    def begin_case(self) -> None:
        """Start the time of the scenario, look up its phrases, and make a world. Raises if it cannot be played."""
        self._player.supervisor.begin_scenario()
        game = self.scenario.game
        vocabulary = self._player.suite.phrase_vocabulary(game)
        for step in self.steps:
            assert step.keyword is not None  # the linter ensures this
            self._phrases.append(vocabulary.find_phrase(step.keyword, step.text))
        self._player.require_support(self.scenario, vocabulary.required_capabilities(self._phrases))
        self._world = self._player.make_world(game, self.variation)

    def play_step(self) -> None:
        """Carry out the next step."""
        assert self._world is not None
        place = len(self._marks)
        session = self._world.started_session
        self._marks.append(len(session.transcript) if session else 0)
        step = self.steps[place]
        self._phrases[place].run(self._world, [list(row) for row in step.table] or None, step.doc)

    def look_at_board(self) -> None:
        """Ask for the view of the judge, outside the time of the scenario. Raises :class:`_Unseen`, once in a run."""
        session = self.session
        if (
            session is None
            or not session.is_open
            or "views.judge" not in self._player.supervisor.engine_info.capabilities
        ):
            return
        began = time.perf_counter()
        try:
            with self._player.supervisor.pause_scenario_clock():
                session.view_for("judge")
        except Exception as error:
            self._player.stop_drawing()
            raise _Unseen(error) from error
        self._began += time.perf_counter() - began

    def finish_case(self, error: BaseException | None) -> Case:
        """The case with its verdict, from the exception that was raised, if any, or from the checks at its end.

        The supervisor takes the engine back. Raises :class:`NotVaried` if the case says nothing about the engine.
        """
        supervisor = self._player.supervisor
        if error is None:
            error = self._ended()
        if isinstance(error, Unsupported) and (broken := broken_promise(error, supervisor.engine_info)):
            error = broken
        if isinstance(error, AssertionError) and self._world and self._world.is_asked_about_addition():
            supervisor.end_scenario(error)
            raise NotVaried("the engine asks about a card that the variation has added")
        if isinstance(error, AssertionError) and self._player.draws_boards:
            with contextlib.suppress(_Unseen):
                self.look_at_board()
        verdict, message = classify_error(error) if error else ("pass", "")
        if verdict not in ("pass", "unsupported"):
            message = self._where() + message
            if self.variation is not PLAIN:
                message = f"with {self.variation.says}: {message}"
        supervisor.end_scenario(error)
        played = self._played() if self._player.keeps_transcript(verdict == "pass") else ()
        return Case(
            scenario=self.scenario.id,
            example="-".join(self.example.values()),
            title=self.scenario.title_of_example(self.example),
            variation=self.variation.name,
            verdict=verdict,
            ms=round((time.perf_counter() - self._began) * 1000, 3),
            message=self._player.kept_message(message, played),
            failure=failure_kind(error) if error else "",
            reason=error.reason if isinstance(error, Unsupported) else None,
            offered=self._offered(),
            missing=self._world.missing_action if self._world and verdict == "fail" else None,
            played=played,
        )

    def _offered(self) -> frozenset[str]:
        """The kinds of option that the engine offered in the scenario."""
        session = self.session
        asks = (entry.ask for entry in session.transcript if isinstance(entry, AskEntry)) if session else ()
        return frozenset(option.kind for ask in asks for option in ask.options)

    def _ended(self) -> Exception | None:
        """The error after the last step; None if there is none."""
        assert self._world is not None
        try:
            self._world.finish_scenario()
        except Exception as error:
            return error
        return self._player.supervisor.unasked_error()

    def _where(self) -> str:
        """The place and words of the step that was carried out last, for an error message."""
        if not self._marks:
            return ""
        step = self.steps[len(self._marks) - 1]
        place = self._player.suite.display_path(self.scenario.path)
        return f"{place}:{step.line}: {step.full_line}: "

    def _played(self) -> tuple[PlayedStep, ...]:
        """The steps so far, each with the part of its transcript that is kept."""
        session = self.session
        entries = session.transcript if session else []
        ends = [*self._marks[1:], len(entries)]
        words = self._player.suite.protocol_words(self.scenario.game)
        told: list[PlayedStep] = []
        left = CAP
        for step, start, end, board in zip(
            self.steps, self._marks, ends, board_changes(entries, ends, words), strict=False
        ):
            lines: list[str] = []
            forced: list[str] = []
            for place in range(start, end):
                if left <= 0:
                    lines.append(f"... ({end - place} lines more)")
                    break
                entry = entries[place]
                lines.append(truncate_text(join_lines(entry.render_line()), LINE))
                if isinstance(entry, PickEntry) and entry.forced:
                    forced.append(lines[-1])
                left -= len(lines[-1])
            told.append(PlayedStep(step.line, step.full_line, tuple(lines), _below(step), tuple(forced), board))
        return tuple(told)


def _below(step: ScenarioStep) -> tuple[str, ...]:
    """The rows of a step's table, with aligned columns, and the lines of its text."""
    text = (line.strip() for line in ('"""', *step.doc.splitlines(), '"""')) if step.doc else ()
    return (*align_columns(step.table), *text)
