"""A finding as a feature: the Givens of its scene, a When for each decision, and a Then that distinguishes the engines.

Claims about the model are tried one after another on both engines. The written feature was judged by ``saitei run``: it
passes on the model, and does not pass on the engine. If no phrase can express the finding, it is written as text.
"""

from __future__ import annotations

import dataclasses
import io
import random
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path

from rich.console import Console

from ...adapters.engine_interface import EngineError
from ...adapters.messages import Event
from ...adapters.transcript import describe_ask, describe_fields
from ...rulebooks import Ledger
from ...steps.fuzzing import GameFuzzing
from ...steps.game_snapshot import GameSnapshot
from ...steps.phrase_vocabulary import Keyword
from ...steps.scene_recipe import GivenStep
from ..base.command_errors import CommandError
from ..base.sanitize import printable_line
from ..base.text_tables import align_columns
from ..judging.run_options import RunOptions
from ..judging.scenario_player import ScenarioPlayer
from ..judging.verdicts import Verdict
from ..runs.run_execution import execute_run
from ..scenarios.feature_parser import CLAUSE, Scenario, unwritten_scenario
from .choosers import Decision, RandomChooser, decision_of
from .clause_ranking import ClauseCandidate, ClauseRanking
from .driver import Driver
from .lockstep import PlayResult
from .normal_form import options_only_in_first
from .scene_inventor import Inventor

TRIES = 200
"""The maximum number of claims that are tried."""

OFFERS = 6
"""The maximum number of options only of the model that are tried."""

FURTHER = 8
"""The maximum number of further decisions if no claim can express the difference yet."""

SHOWN = 3
"""The maximum number of candidates that become tags."""

OTHERS = 8
"""The maximum number of further candidates in a comment."""

Step = tuple[Keyword, GivenStep]


@dataclass(frozen=True)
class FuzzFinding:
    """A minimized failing play, the seed of the original play, and the names of both engines on the command line."""

    play: PlayResult
    seed: int
    engine: str
    against: str


@dataclass(frozen=True)
class FeatureText:
    """A finding as a feature, or as text with the reason why there is no feature.

    ``cause`` is the clause with the strongest evidence from the play itself, or empty.
    """

    name: str
    text: str
    is_feature: bool
    clauses: tuple[str, ...]
    cause: str


class FeatureWriter:
    """Writes findings about two engines. ``options`` are those of the subject. Clauses are traced in this process."""

    def __init__(self, inventor: Inventor, subject: Driver, model: Driver, options: RunOptions) -> None:
        self._inventor = inventor
        self._subject = subject
        self._model = model
        self._options = options
        self._filing = ClauseRanking(inventor, subject.supervisor)

    def write_feature(self, finding: FuzzFinding) -> FeatureText:
        """The feature of a finding, or its text."""
        candidates = self._filing.rank_clauses(finding.play)
        clauses = tuple(each.clause for each in candidates)
        cause = max(candidates, key=lambda each: each.play_evidence).clause if candidates else ""
        whens = decision_steps(self._inventor.fuzzing, finding.play.decisions)
        why = "no phrase can express the decisions" if clauses else "there is no evidence for any clause"
        if whens is not None and clauses:
            why = "no claim that phrases can express distinguishes the two engines"
            for steps in self._telling(finding.play, whens):
                text = self._feature(finding, steps, candidates)
                if self._judged(finding, text, clauses):
                    return FeatureText(self._name(finding, clauses), text, True, clauses, cause)
                why = "saitei run does not confirm that the feature distinguishes the engines"
        text = self._text(finding, why, candidates)
        return FeatureText(f"{self._inventor.game}-{finding.seed}.txt", text, False, clauses, cause)

    # --- steps ---

    def _telling(self, play: PlayResult, whens: Sequence[GivenStep]) -> Iterator[list[Step]]:
        """The steps of scenarios that pass on the model and not on the engine."""
        before = [*_steps("given", play.recipe.given_steps()), *_steps("when", whens)]
        if play.right is None or play.wrong is None:
            yield from self._passing(before, map(GivenStep, self._inventor.fuzzing.opening_claims()))
            return
        yield from self._passing(before, self._claims(play.right, play.wrong))
        for when in self._not_offered(play.right, play.wrong):
            yield from self._passing([*before, ("when", when)], self._claims(play.right, play.right))

        yield from self._further(play, before)

    def _further(self, play: PlayResult, before: list[Step]) -> Iterator[list[Step]]:
        """The same after further decisions, if no claim can express the difference yet."""
        chooser = RandomChooser(random.Random(len(play.decisions)), FURTHER)
        model, subject = self._model, self._subject
        told: tuple[list[Event], list[Event]] = ([], [])
        scene = self._inventor.build_scene(play.recipe)
        more: list[Decision] = []
        while True:
            for driver, events in zip((model, subject), told, strict=True):
                with suppress(EngineError):
                    driver.open_scene(scene)
                for each in (*play.decisions, *more):
                    driver.carry_out(each)
                events[:] = driver.take_events()
            right, wrong = model.current_moment(told[0]), subject.current_moment(told[1])
            if more:
                yield from self._passing(before, self._claims(right, wrong))
            chosen = chooser.choose(model.ask, may_concede=False) if model.ask and model.failure is None else None
            said = decision_steps(self._inventor.fuzzing, [chosen]) if chosen else None
            if chosen is None or said is None:
                return
            more.append(chosen)
            before = [*before, ("when", said[0])]

    def _passing(self, before: Sequence[Step], claims: Iterable[GivenStep]) -> Iterator[list[Step]]:
        for claim in islice(claims, TRIES):
            steps: list[Step] = [*before, ("then", claim)]
            if self._tried(steps, self._model) != "pass":
                continue
            if self._tried(steps, self._subject) not in ("pass", "unsupported"):
                yield steps

    def _not_offered(self, right: GameSnapshot, wrong: GameSnapshot) -> Iterator[GivenStep]:
        """Whens that take an option only of the model. The engine fails at them, whatever the claim is."""
        if right.ask is None or not right.ask.least <= 1 <= right.ask.most:
            return
        ask, other = right.ask, wrong.ask
        alike = other is not None and (other.player, other.kind) == (ask.player, ask.kind)
        for option in options_only_in_first(ask.options, other.options if other and alike else ())[:OFFERS]:
            if said := decision_steps(self._inventor.fuzzing, [decision_of(ask, (option,))]):
                yield said[0]

    def _claims(self, right: GameSnapshot, wrong: GameSnapshot) -> Iterator[GivenStep]:
        seen: set[GivenStep] = set()
        for sentence, table in self._inventor.fuzzing.difference_claims(right, wrong):
            given = GivenStep(sentence, table)
            if given not in seen:
                seen.add(given)
                yield given

    def _tried(self, steps: Sequence[Step], driver: Driver) -> Verdict:
        """The verdict of the steps on an engine, played as a scenario."""
        inventor = self._inventor
        player = ScenarioPlayer(inventor.suite, driver.supervisor, {inventor.game: inventor.edition}, tells=False)
        return player.play_case(self._scenario(steps), {}).verdict

    def _scenario(self, steps: Sequence[Step]) -> Scenario:
        return unwritten_scenario(self._inventor.game, ((keyword, given.text, given.table) for keyword, given in steps))

    @property
    def _ledger(self) -> Ledger:
        return self._inventor.suite.load_ledger(self._inventor.game, self._inventor.edition)

    # --- the file ---

    def _name(self, finding: FuzzFinding, clauses: Sequence[str]) -> str:
        ledger = self._ledger
        chapter, section = ledger.chapter_of(clauses[0]), ledger.section_of(clauses[0])
        return f"{self._inventor.game}/{chapter}/{section}-fuzz-{finding.seed}.feature"

    def _feature(self, finding: FuzzFinding, steps: Sequence[Step], candidates: Sequence[ClauseCandidate]) -> str:
        shown, others = candidates[:SHOWN], [each.clause for each in candidates[SHOWN : SHOWN + OTHERS]]
        lines = [
            f"# Found by saitei fuzz --engine '{finding.engine}' --against '{finding.against}' --seed {finding.seed}",
            *(f"# {printable_line(difference)}" for difference in finding.play.differences[:6]),
            "# The tags are candidates, the most likely first:",
            *(f"# {each.clause}: {each}" for each in shown),
            *((f"# Less likely: {', '.join(others)}",) if others else ()),
            f"@{self._inventor.game}",
            f"Feature: {shown[0].clause} Difference between two engines",
            "",
            "  " + " ".join(f"@{CLAUSE}{each.clause}" for each in shown),
            f"  Scenario: the engines differ, seed {finding.seed}",
        ]
        last = ""
        for keyword, given in steps:
            lines.append(f"    {'And' if keyword == last else keyword.capitalize()} {given.text}")
            lines += _table(given.table)
            last = keyword
        return "\n".join(lines) + "\n"

    def _judged(self, finding: FuzzFinding, text: str, clauses: Sequence[str]) -> bool:
        """Whether ``saitei run`` passes the feature on the model and not on the engine."""
        with tempfile.TemporaryDirectory() as place:
            path = Path(place).resolve() / self._name(finding, clauses)
            path.parent.mkdir(parents=True)
            path.write_text(text, "utf-8")
            suite = self._inventor.suite.with_features(self._inventor.game, Path(place))
            found: list[Verdict] = []
            for spec in (finding.against, finding.engine):
                options = dataclasses.replace(
                    self._options,
                    engine=spec,
                    game=self._inventor.game,
                    edition=self._inventor.edition,
                    suite=suite,
                    baseline=None,
                )
                try:
                    results = execute_run(options, Console(file=io.StringIO())).results
                except CommandError:
                    return False
                found += [scenario.verdict for scenario in results.scenarios]
        return len(found) == 2 and found[0] == "pass" and found[1] in ("fail", "crash", "timeout", "error")

    def _text(self, finding: FuzzFinding, why: str, candidates: Sequence[ClauseCandidate]) -> str:
        play = finding.play
        lines = [
            f"Found by saitei fuzz --engine '{finding.engine}' --against '{finding.against}' --seed {finding.seed}",
            f"This finding was not written as a feature: {why}.",
            "",
            *(f"- {printable_line(difference)}" for difference in play.differences),
            "",
            *(f"{each.clause}: {each}" for each in candidates[:SHOWN]),
            "",
        ]
        for given in play.recipe.given_steps():
            lines += [given.text, *_table(given.table)]
        lines += ["", *map(str, play.decisions)]
        for who, moment in (("the model", play.right), ("the engine", play.wrong)):
            if moment is not None:
                happened = (f"  {event.kind} {describe_fields(event.fields)}" for event in moment.events)
                lines += ["", f"{who}:", *happened, f"  {describe_ask(moment.ask, moment.result)}"]
        return "\n".join(lines) + "\n"


def decision_steps(fuzzing: GameFuzzing, decisions: Sequence[Decision]) -> list[GivenStep] | None:
    """The Whens for decisions; None if no phrase can express one of them."""
    found, left = list[GivenStep](), list(decisions)
    while left:
        each = left.pop(0)
        if each.picks and each.picks[0][0] == "repeat" and left and left[0].kind == "number":
            number = dict(left.pop(0).picks[0][1])["number"]
            found.append(GivenStep(f"{each.player} repeats the loop {number} times"))
            continue
        said = fuzzing.decision_sentence(each.player, each.kind, [(kind, dict(fields)) for kind, fields in each.picks])
        if said is None:
            return None
        found.append(GivenStep(said))
    return found


def with_model_moment(play: PlayResult, model: Driver, inventor: Inventor) -> PlayResult:
    """The play of one engine alone, with the model's moment after the same decisions."""
    try:
        model.open_scene(inventor.build_scene(play.recipe))
    except Exception:  # the model does not accept the scene, so there is nothing to claim
        return play
    events = model.take_events()
    for each in play.decisions:
        model.carry_out(each)
        events += model.take_events()
    return replace(play, right=model.current_moment(events))


def _steps(keyword: Keyword, givens: Sequence[GivenStep] | Iterator[GivenStep]) -> Iterator[Step]:
    for given in givens:
        yield keyword, given


def _table(rows: Sequence[Sequence[str]]) -> list[str]:
    return [f"      {line}" for line in align_columns(rows)]
