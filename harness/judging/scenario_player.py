"""Plays scenarios, whoever wants them played: each case on a world of its own, and what went wrong becomes its verdict.

``run``, ``explain``, ``prove``, ``fuzz``, ``check-adapter`` and pytest all play here, so that they cannot disagree.
"""

from __future__ import annotations

import contextlib
import time
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from ...adapters import Unsupported
from ...rulebooks import Ledger
from ...steps.phrase_vocabulary import PhraseMatch
from ...steps.world import World
from ..base.sanitize import CAP, truncate_text
from ..base.text_tables import align_columns
from ..scenarios.feature_parser import Scenario, ScenarioStep
from ..scenarios.suite import Suite
from .board_snapshots import board_changes
from .cases import Case, PlayedStep
from .signatures import failure_kind
from .supervisor import Supervisor
from .verdicts import broken_promise, classify_error, worst_verdict

KEPT = 16 * 1024 * 1024
"""So many characters of an engine's are kept of a run; afterwards no transcript, and of a message no more than this:"""

SHORT = 1024

LINE = 8 * 1024
"""The most characters of a line of a transcript."""


class ScenarioPlayer:
    """Plays scenarios on the engine that a supervisor keeps, by these editions, or by the default one of a game.

    ``transcripts`` keeps those of cases that pass, too, and looks at the board after each step; without ``tells`` none
    are kept at all.
    """

    def __init__(
        self,
        suite: Suite,
        supervisor: Supervisor,
        editions: Mapping[str, str] | None = None,
        *,
        transcripts: bool = False,
        tells: bool = True,
    ) -> None:
        self.suite = suite
        self.supervisor = supervisor
        self._editions = editions or {}
        self._ledgers: dict[str, Ledger] = {}
        self._transcripts = transcripts
        self._tells = tells
        self._looks = transcripts
        self._kept = 0

    def play_scenario(self, scenario: Scenario, times: int = 1) -> Iterator[Case]:
        """Play the scenario, or each example of an outline, so many times."""
        for example in scenario.examples or ({},):
            yield merge_repeats([self.play_case(scenario, example) for _ in range(times)])

    def play_case(self, scenario: Scenario, example: Mapping[str, str]) -> Case:
        """Play one of them. An engine that is lost is replaced for the next.

        One that is lost by a look at the board plays it again, and is not looked at any more: to draw costs no verdict.
        """
        try:
            return self._case(scenario, example)
        except _Unseen as unseen:
            self.supervisor.end_scenario(unseen.error)
            return self._case(scenario, example)

    def _case(self, scenario: Scenario, example: Mapping[str, str]) -> Case:
        playing = RunningCase(self, scenario, example)
        error: Exception | None = None
        try:
            playing.begin_case()
            for _ in playing.steps:
                playing.play_step()
                if self.draws_boards:
                    playing.look_at_board()
        except _Unseen:
            raise
        except Exception as raised:  # whoever's fault it is, it becomes the verdict
            error = raised
        return playing.finish_case(error)

    def make_world(self, game: str) -> World:
        """A world for one scenario."""
        info = self.supervisor.engine_info
        seen = "views.judge" in info.capabilities
        world = self.suite.make_world(self.supervisor.running_engine, game, self.judged_edition(game), read_back=seen)
        world.set_engine_info(info)
        return world

    def judged_edition(self, game: str) -> str:
        """The edition that a game is judged by."""
        return self._ledger(game).edition

    def require_support(self, scenario: Scenario, needs: Collection[str]) -> None:
        """Raise ``Unsupported`` unless the engine plays the game, declares the needs, and assumes what we do."""
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
        """The engine has failed at a look: it costs none again."""
        self._looks = False

    def kept_message(self, message: str, played: Iterable[PlayedStep]) -> str:
        """The message of a case as it is kept, with what was kept of its transcript."""
        message = truncate_text(message, CAP if self._kept < KEPT else SHORT)
        self._kept += len(message) + sum(step.kept_size for step in played)
        return message


def merge_repeats(cases: Sequence[Case]) -> Case:
    """The one case that the same, played several times, comes to: ``flaky`` where its verdicts differ."""
    number = Counter(case.verdict for case in cases)
    if len(number) == 1:
        return cases[0]
    told = next(case for case in cases if case.verdict == worst_verdict(number))
    found = ", ".join(f"{count} {verdict}" for verdict, count in number.most_common())
    message = f"played {len(cases)} times: {found}; {told.verdict}: {told.message}"
    ms = round(sum(case.ms for case in cases), 3)
    return replace(told, verdict="flaky", message=message, ms=ms, reason=None)


class _Unseen(Exception):
    """A look at the board that no step asks for failed with an error."""

    def __init__(self, error: Exception) -> None:
        super().__init__()
        self.error = error


class RunningCase:
    """A case that is being played: :meth:`begin`, :meth:`step` for each of ``steps``, then :meth:`judged`."""

    def __init__(self, player: ScenarioPlayer, scenario: Scenario, example: Mapping[str, str]) -> None:
        self.scenario = scenario
        self.example = example
        self.steps: Sequence[ScenarioStep] = [step.fill_placeholders(example) for step in scenario.steps]
        self._player = player
        self._world: World | None = None
        self._phrases: list[PhraseMatch] = []
        self._marks: list[int] = []
        self._began = time.perf_counter()

    def begin_case(self) -> None:
        """Look the phrases up, and make a world. Raises what keeps the scenario from being played; its time runs."""
        self._player.supervisor.begin_scenario()
        game = self.scenario.game
        vocabulary = self._player.suite.phrase_vocabulary(game)
        for step in self.steps:
            assert step.keyword is not None  # the linter sees to it
            self._phrases.append(vocabulary.find_phrase(step.keyword, step.text))
        self._player.require_support(self.scenario, vocabulary.required_capabilities(self._phrases))
        self._world = self._player.make_world(game)

    def play_step(self) -> None:
        """Carry the next step out."""
        assert self._world is not None
        place = len(self._marks)
        session = self._world.started_session
        self._marks.append(len(session.transcript) if session else 0)
        step = self.steps[place]
        self._phrases[place].run(self._world, [list(row) for row in step.table] or None, step.doc)

    def look_at_board(self) -> None:
        """Have the board seen as it is now, in time that is not the scenario's. Raises :class:`_Unseen`, once a run."""
        session = self._world.started_session if self._world else None
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
        """The case, with what was raised, if anything was; else with what is found wrong at its end.

        The engine is released.
        """
        supervisor = self._player.supervisor
        if error is None:
            error = self._ended()
        if isinstance(error, Unsupported) and (broken := broken_promise(error, supervisor.engine_info)):
            error = broken
        if isinstance(error, AssertionError) and self._player.draws_boards:
            with contextlib.suppress(_Unseen):
                self.look_at_board()
        verdict, message = classify_error(error) if error else ("pass", "")
        if verdict not in ("pass", "unsupported"):
            message = self._where() + message
        supervisor.end_scenario(error)
        played = self._played() if self._player.keeps_transcript(verdict == "pass") else ()
        return Case(
            scenario=self.scenario.id,
            example="-".join(self.example.values()),
            verdict=verdict,
            ms=round((time.perf_counter() - self._began) * 1000, 3),
            message=self._player.kept_message(message, played),
            failure=failure_kind(error) if error else "",
            reason=error.reason if isinstance(error, Unsupported) else None,
            played=played,
        )

    def _ended(self) -> Exception | None:
        """What is wrong after the last step."""
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
        place = "/".join(self.scenario.path.parts[-3:])
        return f"{place}:{step.line}: {step.full_line}: "

    def _played(self) -> tuple[PlayedStep, ...]:
        """The steps so far, each with its part of the transcript, as far as it is kept."""
        session = self._world.started_session if self._world else None
        entries = session.transcript if session else []
        ends = [*self._marks[1:], len(entries)]
        words = self._player.suite.protocol_words(self.scenario.game)
        told: list[PlayedStep] = []
        left = CAP
        for step, start, end, board in zip(
            self.steps, self._marks, ends, board_changes(entries, ends, words), strict=False
        ):
            lines: list[str] = []
            for place in range(start, end):
                if left <= 0:
                    lines.append(f"... ({end - place} lines more)")
                    break
                lines.append(truncate_text(entries[place].render_line(), LINE))
                left -= len(lines[-1])
            told.append(PlayedStep(step.line, step.full_line, tuple(lines), _below(step), board))
        return tuple(told)


def _below(step: ScenarioStep) -> tuple[str, ...]:
    """The rows of a step's table, its columns under each other, and the lines of its text."""
    text = (line.strip() for line in ('"""', *step.doc.splitlines(), '"""')) if step.doc else ()
    return (*align_columns(step.table), *text)
