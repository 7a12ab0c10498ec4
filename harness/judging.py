"""Judges scenarios while pytest-bdd plays them: an engine, a world a scenario, and a verdict a case.

pytest-bdd walks through the steps; each comes here (:meth:`Judging.play_step`), is looked up in the
vocabulary and carried out on the world. What goes wrong, whoever's fault, becomes the case's verdict.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import pytest

from ..adapters import Unsupported
from ..adapters.locate import locate
from ..adapters.session import Session
from ..rulebooks import Ledger
from ..steps.vocabulary import Phrase, Vocabulary
from ..steps.world import World
from . import catchall
from .cases import Case, Played, transcript
from .catalogue import Scenario
from .keeper import Keeper
from .shelf import Shelf
from .signatures import kind
from .stash import JUDGING, SCENARIO
from .tables import aligned
from .verdicts import broken_promise, classify

Listener = Callable[[Case], None]


class _Running:
    """The scenario that runs now: its world, its phrases, and where in the transcript each step began."""

    def __init__(self, scenario: Scenario, world: World, phrases: list[Phrase]) -> None:
        self.scenario = scenario
        self.world = world
        self.phrases = iter(phrases)
        self.step: Any = None
        self.marks: list[tuple[Any, int]] = []

    @property
    def session(self) -> Session | None:
        return self.world.started

    def mark(self, step: Any) -> None:
        """A step begins."""
        self.step = step
        self.marks.append((step, len(self.session.transcript) if self.session else 0))

    def where(self) -> str:
        """The place and words of the step that runs now, for an error message."""
        if not self.marks:
            return ""
        step, _ = self.marks[-1]
        place = "/".join(self.scenario.path.parts[-3:])
        return f"{place}:{step.line_number}: {_words(step)}: "

    def played(self) -> tuple[Played, ...]:
        """The steps so far, each with its part of the transcript."""
        entries = self.session.transcript if self.session else []
        ends = [start for _, start in self.marks[1:]] + [len(entries)]
        return tuple(
            Played(step.line_number, _words(step), tuple(entry.line() for entry in entries[start:end]), _below(step))
            for (step, start), end in zip(self.marks, ends, strict=True)
        )


class Judging:
    """A pytest session's judge. ``wanted`` are the ids of the scenarios to play; None: all.

    ``listener`` hears each case as it is judged. ``transcripts`` keeps those of cases that pass, too.
    ``linted`` says that the files were linted before.
    """

    def __init__(
        self,
        shelf: Shelf,
        keeper: Keeper,
        *,
        editions: Mapping[str, str] | None = None,
        wanted: Collection[str] | None = None,
        listener: Listener = lambda case: None,
        transcripts: bool = False,
        linted: bool = False,
    ) -> None:
        self.shelf = shelf
        self.linted = linted
        self._keeper = keeper
        self._editions = editions or {}
        self._wanted = wanted
        self._listener = listener
        self._transcripts = transcripts
        self._vocabularies: dict[str, Vocabulary] = {}
        self._running: _Running | None = None
        self._tagging = False

    def ledger(self, game: str) -> Ledger:
        """The ledger of the edition that is judged."""
        return self.shelf.ledger(game, self._editions.get(game))

    def vocabulary(self, game: str) -> Vocabulary:
        """The game's phrases."""
        if game not in self._vocabularies:
            self._vocabularies[game] = self.shelf.vocabulary(game)
        return self._vocabularies[game]

    def wants(self, scenario: Scenario) -> bool:
        """Whether the scenario is to be played."""
        return self._wanted is None or scenario.id in self._wanted

    def play_step(self) -> None:
        """Carry out the step that pytest-bdd has come to."""
        running = self._running
        assert running is not None
        step = running.step
        table = step.datatable.raw() if step.datatable else None
        next(running.phrases).run(running.world, table, step.docstring)

    @contextmanager
    def tagging(self) -> Iterator[None]:
        """While pytest-bdd makes a test of a scenario of ours, whose tags are no marks of pytest's."""
        self._tagging = True
        try:
            yield
        finally:
            self._tagging = False

    # --- hooks ---

    def pytest_configure(self, config: pytest.Config) -> None:
        """Be found by the collector, and let pytest-bdd find the three step definitions."""
        config.stash[JUDGING] = self
        config.pluginmanager.register(catchall, "saitei-catchall")

    def pytest_unconfigure(self) -> None:
        """End the engine."""
        self._keeper.shutdown()

    @pytest.hookimpl(optionalhook=True, tryfirst=True)
    def pytest_bdd_apply_tag(self, function: Callable[..., object]) -> Callable[..., object] | None:
        """Leave a tag of ours alone."""
        return function if self._tagging else None

    @pytest.hookimpl(optionalhook=True)
    def pytest_bdd_before_scenario(self, request: pytest.FixtureRequest, scenario: Any) -> None:
        """Make a world. Raises what keeps the scenario from being played."""
        found = request.node.stash.get(SCENARIO, None)
        if found is None:
            return
        catchall.active.append(self)
        vocabulary = self.vocabulary(found.game)
        phrases = [vocabulary.find(step.type, step.name) for step in scenario.steps]
        self._require(found, vocabulary.needs(phrases))
        edition = self.ledger(found.game).edition
        seen = "views.judge" in self._keeper.info.capabilities
        world = self.shelf.world(self._keeper.engine, found.game, edition, read_back=seen)
        world.introduce(self._keeper.info)
        self._running = _Running(found, world, phrases)

    @pytest.hookimpl(optionalhook=True)
    def pytest_bdd_before_step(self, step: Any) -> None:
        """Remember the step, which the step definition is not told."""
        if self._running:
            self._running.mark(step)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Turn the outcome of a scenario of ours into a case, and say in the report what it says."""
        report = yield
        scenario = item.stash.get(SCENARIO, None)
        if scenario is not None and (call.when == "call" or (call.when == "setup" and call.excinfo)):
            case = self._judge(item, scenario, call)
            self._listener(case)
            item.user_properties.extend(_facts(scenario, case))
            _tell(report, scenario, case)
        return report

    # --- inside ---

    def _require(self, scenario: Scenario, needs: Collection[str]) -> None:
        """Raise ``Unsupported`` unless the engine plays the game, declares the needs, and assumes what we do."""
        info, game = self._keeper.info, scenario.game
        if game not in info.games:
            raise Unsupported(f"the engine does not play {game}")
        if lacking := [need for need in needs if need not in info.capabilities]:
            raise Unsupported(f"needs {', '.join(lacking)}, which the engine does not declare")
        for assumption in map(self.ledger(game).assumption, scenario.assumptions):
            declared = info.readings.get(game, {}).get(assumption.id, assumption.ours)
            if declared != assumption.ours:
                named = f"assumption {assumption.id} ({assumption.ours})"
                raise Unsupported(f"rests on {named}: {assumption.says} The engine declares {declared}")

    def _judge(self, item: pytest.Item, scenario: Scenario, call: pytest.CallInfo[None]) -> Case:
        running, self._running = self._running, None
        if call.when == "call":
            catchall.active.remove(self)
        error = call.excinfo.value if call.excinfo else None
        if running and error is None:
            error = _finish(running.world)
        if isinstance(error, Unsupported) and (broken := broken_promise(error, self._keeper.info)):
            error = broken
        verdict, message = classify(error) if error else ("pass", "")
        if error is not None and verdict not in ("pass", "unsupported") and running:
            message = running.where() + message
        keep = running and (self._transcripts or verdict != "pass")
        case = Case(
            scenario=scenario.id,
            example=_example(item),
            verdict=verdict,
            ms=round(call.duration * 1000, 3),
            message=message,
            failure=kind(error) if error else "",
            played=running.played() if keep and running else (),
        )
        self._keeper.release(error)
        return case


def for_session(config: pytest.Config) -> Judging:
    """The judge of a plain pytest session, from its options; made when its first feature file is met."""
    launcher = locate(config.getoption("--saitei-engine"), timeout=config.getoption("--saitei-timeout"))
    judging = Judging(Shelf(), Keeper(launcher))
    config.pluginmanager.register(judging, "saitei-judging")
    return judging


def _words(step: Any) -> str:
    return f"{step.keyword.strip()} {step.name}"


def _below(step: Any) -> tuple[str, ...]:
    """The rows of a step's table, its columns under each other, and the lines of its text."""
    text = (line.strip() for line in ('"""', *step.docstring.splitlines(), '"""')) if step.docstring else ()
    rows = step.datatable.raw() if step.datatable else []
    return (*aligned(rows), *text)


def _finish(world: World) -> BaseException | None:
    """End the world after the last step; what is then found wrong."""
    try:
        world.finish()
    except Exception as error:  # whatever it is becomes a verdict, as from a step
        return error
    return None


def _example(item: pytest.Item) -> str:
    callspec = getattr(item, "callspec", None)
    return callspec.id if callspec else ""


def _facts(scenario: Scenario, case: Case) -> list[tuple[str, object]]:
    """What pytest's own JUnit should have as properties."""
    clauses = [("clause", clause) for clause in scenario.clauses]
    place = [("file", scenario.path.name), ("line", str(scenario.line))]
    return [("scenario", scenario.id), ("verdict", case.verdict), *clauses, *place]


def _tell(report: pytest.TestReport, scenario: Scenario, case: Case) -> None:
    """Put the case into pytest's own report: a reason or a message instead of a traceback."""
    if case.verdict == "unsupported":
        report.outcome = "skipped"
        report.longrepr = (str(scenario.path), scenario.line, case.message)
    elif case.verdict != "pass":
        report.outcome = "failed"
        report.longrepr = "\n".join((f"{case.verdict}: {case.message}", "", *transcript(case.played)))
