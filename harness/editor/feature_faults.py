"""The faults of a feature file that can be found without an engine, in its Gherkin, tags, sentences and scenes."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from ...adapters.messages import PLAYERS
from ...adapters.session import ScenarioError
from ...steps.cardtext import CardTextError
from ...steps.world import World
from ..base.command_errors import nearest_suggestion
from ..scenarios.feature_lint import LintProblem, lint_feature, rules_without_scenarios
from ..scenarios.feature_parser import BadFeature, Feature, Scenario, ScenarioStep
from ..scenarios.missing_twins import missing_twins
from ..scenarios.suite import Suite
from ..scenarios.titles import repeated_titles, unclear_titles


@dataclass(frozen=True)
class FeatureFault:
    """A fault, and how to correct it. ``line`` and ``column`` count from 1; column 0 means the whole line."""

    path: Path
    line: int
    column: int
    message: str

    def __str__(self) -> str:
        place = f"{self.line}:{self.column}" if self.column else self.line
        return f"{self.path}:{place}: {self.message}"


def find_faults(suite: Suite, path: Path, text: str, edition: str | None = None) -> list[FeatureFault]:
    """All faults of the content of a file by an edition, by default the default one, in the order of its lines."""
    try:
        feature = suite.read_feature(path, text)
    except BadFeature as error:
        return [FeatureFault(path, max(error.line, 1), 0, error.wrong)]
    if feature.game not in suite.game_names():
        known = nearest_suggestion(feature.game, suite.game_names())
        return [FeatureFault(path, feature.line, 0, f'the tag "{feature.game}" of the Feature is not a game; {known}')]
    vocabulary, ledger = suite.phrase_vocabulary(feature.game), suite.load_ledger(feature.game, edition)
    found = [
        *lint_feature(feature, ledger, vocabulary),
        *rules_without_scenarios(feature),
        *unclear_titles(feature),
        *missing_twins(feature, vocabulary),
    ]
    said = [_fault(each) for each in found]
    known_lines = {each.line for each in said}
    said += (fault for fault in _of_scenes(suite, feature, text, ledger.edition) if fault.line not in known_lines)
    return sorted(said, key=lambda fault: (fault.line, fault.column))


def repeated_title_faults(suite: Suite, paths: Collection[Path]) -> list[FeatureFault]:
    """The faults of titles in these files of the suite that another file of their game also has."""
    games = (files for files in map(suite.feature_paths, suite.game_names()) if not set(files).isdisjoint(paths))
    found = (problem for files in games for problem in repeated_titles(_readable(suite, files)))
    return [_fault(each) for each in found if each.path in paths]


def _readable(suite: Suite, paths: Iterable[Path]) -> Iterator[Feature]:
    for path in paths:
        with suppress(BadFeature):
            yield suite.read_feature(path)


def _fault(problem: LintProblem) -> FeatureFault:
    return FeatureFault(problem.path, problem.line, 0, problem.message)


def _of_scenes(suite: Suite, feature: Feature, text: str, edition: str) -> Iterator[FeatureFault]:
    """The first fault in the scene of each scenario: an impossible card, place or text."""
    written = text.splitlines()
    for scenario in feature.scenarios:
        for example in scenario.examples or ({},):
            world = suite.make_world(refuse_engine, scenario.game, edition, read_back=False)
            found = _of_scene(suite, world, scenario, example)
            if found is not None:
                step, error = found
                line, column = _place(written, step, error) if step else (scenario.line, 0)
                yield FeatureFault(feature.path, line, column, _said(error))
                break


def _of_scene(
    suite: Suite, world: World, scenario: Scenario, example: Mapping[str, str]
) -> tuple[ScenarioStep | None, ScenarioError | CardTextError] | None:
    """The first error of a scenario and its step; the step is None for an error of all Givens together."""
    begun: list[ScenarioStep] = []
    try:
        for step in run_givens(suite, world, scenario, example):
            begun.append(step)
    except (ScenarioError, CardTextError) as error:
        return begun[-1], error
    try:
        world.builder.build_scene()
    except ScenarioError as error:
        return None, error
    return next(_of_claims(suite, world, scenario, example), None)


def _of_claims(
    suite: Suite, world: World, scenario: Scenario, example: Mapping[str, str]
) -> Iterator[tuple[ScenarioStep, ScenarioError]]:
    """The Whens and Thens that name an unknown card or zone. A player can take the place of a card."""
    vocabulary, words = suite.phrase_vocabulary(scenario.game), suite.protocol_words(scenario.game)
    zones = (*words.own_zones, *words.shared_zones)
    for each in scenario.steps:
        step = each.fill_placeholders(example)
        if step.keyword in (None, "given") or not vocabulary.has_phrase(step.keyword, step.text):
            continue
        phrase = vocabulary.find_phrase(step.keyword, step.text)
        for name, kind in phrase.definition.argument_types.items():
            said = phrase.arguments[name]
            try:
                if kind == "Zone" and said not in zones:
                    raise ScenarioError(f'no zone is called "{said}"; {nearest_suggestion(said, zones)}')
                for card in (said,) if kind == "Card" else said if kind == "Cards" else ():
                    if card not in PLAYERS:
                        world.builder.card_id(card)
            except ScenarioError as error:
                yield step, error


def run_givens(suite: Suite, world: World, scenario: Scenario, example: Mapping[str, str]) -> Iterator[ScenarioStep]:
    """Yield each Given of a scenario that matches a phrase, then carry it out in the world."""
    vocabulary = suite.phrase_vocabulary(scenario.game)
    for each in scenario.steps:
        step = each.fill_placeholders(example)
        if step.keyword == "given" and vocabulary.has_phrase("given", step.text):
            yield step
            vocabulary.find_phrase("given", step.text).run(world, [list(row) for row in step.table] or None, step.doc)


def refuse_engine() -> NoReturn:
    """The engine of a world in which nothing is played; always raises."""
    raise AssertionError("nothing is played here")


def _place(written: list[str], step: ScenarioStep, error: Exception) -> tuple[int, int]:
    """The line and column of an error in a step; in a card text, those of the wrong word, if it can be found."""
    line = step.line
    if not isinstance(error, CardTextError):
        return line, 0
    if step.doc is not None:
        line += 1 + error.line
        margin = len(written[line - 1]) - len(written[line - 1].lstrip())
        return line, margin + error.column
    begins = written[line - 1].find(f'"{error.text}"')
    return line, begins + 1 + error.column if begins >= 0 else 0


def _said(error: Exception) -> str:
    if isinstance(error, CardTextError):
        return f"card text: {error.problem}{'; ' if error.mend else ''}{error.mend}"
    return str(error)
