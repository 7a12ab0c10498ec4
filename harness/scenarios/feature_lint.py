"""What a feature file must be before it is run: Gherkin that means what it seems to mean.

pytest-bdd lets much pass in silence: a second scenario of one title vanishes, an empty one succeeds, a
first ``*`` means nothing. This says so first, with file and line, and it checks what only we know: tags
against the ledger, steps against the vocabulary, a scenario's place against its section.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ...adapters.session import ScenarioError
from ...rulebooks import Ledger, UnknownClause
from ...steps.phrase_vocabulary import Vocabulary
from ..base.command_errors import nearest_suggestion
from .feature_parser import (
    ASSUMPTION,
    CLAUSE,
    EXAMPLE,
    READING,
    RULING,
    Feature,
    FeatureRule,
    Scenario,
    ScenarioStep,
    Tag,
    title_slug,
)

DENIAL = re.compile("nobody is asked anything|no ability is played|the game goes on|.* (does not see .*|is empty)")
"""Sentences that claim no more than that something is not so, beside those with a number of nothing or a "not"."""

STOPPED = (
    "this scenario claims only what is not so, and an engine that stopped would pass; "
    "say where play goes on, as in: it is A's play timing"
)


@dataclass(frozen=True)
class LintProblem:
    """Something wrong in a file, and how to mend it, in one line."""

    path: Path
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.message}"


def lint_feature(feature: Feature, ledger: Ledger, vocabulary: Vocabulary) -> list[LintProblem]:
    """Every problem of the file, in the order of its lines."""
    return sorted(_problems(feature, ledger, vocabulary), key=lambda problem: problem.line)


def _problems(feature: Feature, ledger: Ledger, vocabulary: Vocabulary) -> Iterator[LintProblem]:
    def problem_at(line: int, message: str) -> LintProblem:
        return LintProblem(feature.path, line, message)

    for line, message in _of_file(feature, ledger) if feature.section else _of_own_file(feature):
        yield problem_at(line, message)
    for tag in _tags(feature):
        if wrong := _of_tag(tag, feature.game, ledger):
            yield problem_at(tag.line, wrong)
    for tag in (*feature.tags, *(tag for rule in feature.rules for tag in rule.tags)):
        if tag.example_id is not None:
            yield problem_at(
                tag.line, f"an example is shown by a scenario; put @{tag.name} above the one that shows it"
            )
        if tag.ruling_id is not None:
            yield problem_at(
                tag.line, f"a ruling is shown by a scenario; put @{tag.name} above the one that has its case"
            )
    for rule in feature.rules:
        if feature.section and (wrong := _of_rule(rule)):
            yield problem_at(rule.line, wrong)
    titles: dict[str, int] = {}
    for scenario in feature.scenarios:
        if before := titles.get(title_slug(scenario.title)):
            yield problem_at(scenario.line, f"this title is that of line {before} too; change one of them")
        titles.setdefault(title_slug(scenario.title), scenario.line)
        for line, message in _of_scenario(scenario):
            yield problem_at(line, message)
        for line, message in _of_steps(scenario, vocabulary):
            yield problem_at(line, message)
        for line, message in _of_end(scenario, vocabulary):
            yield problem_at(line, message)
        if _denies_alone(scenario, vocabulary):
            yield problem_at(scenario.line, STOPPED)


def _of_file(feature: Feature, ledger: Ledger) -> Iterator[tuple[int, str]]:
    try:
        chapter = ledger.chapter_of(ledger.resolve_entry_id(feature.section))
    except UnknownClause as error:
        yield 1, f"{error}; name this file after its section"
    else:
        if feature.path.parent.name != chapter:
            place = f"{feature.game}/{chapter}/{feature.path.name}"
            yield 1, f"section {feature.section} belongs to chapter {chapter}; move this file to {place}"
    if feature.game not in {tag.name for tag in feature.tags}:
        yield feature.line, f"the Feature is not tagged with its game; write @{feature.game} above it"
    yield from _of_own_file(feature)


def _of_own_file(feature: Feature) -> Iterator[tuple[int, str]]:
    """A file that is not the suite's may stand anywhere, and count for no clause."""
    if not feature.scenarios:
        yield feature.line, "this file has no scenario; write one, or delete the file"


def _tags(feature: Feature) -> Iterator[Tag]:
    yield from feature.tags
    for rule in feature.rules:
        yield from rule.tags
    for scenario in feature.scenarios:
        yield from scenario.tags


def _of_tag(tag: Tag, game: str, ledger: Ledger) -> str | None:
    if (number := tag.clause_id) is not None:
        if number in ledger:
            return _of_example(tag.example_id, ledger) if tag.example_id else None
        known = nearest_suggestion(number, (clause.id for clause in ledger))
        return f'there is no clause "{number}" in {ledger.game} {ledger.edition}; {known}'
    if tag.name == game:
        return None
    if tag.name.startswith(READING):
        return _of_reading(tag.name.removeprefix(READING), ledger)
    if (assumption := tag.assumption_id) is not None:
        return _of_assumption(assumption, ledger)
    if (ruling := tag.ruling_id) is not None:
        return _of_ruling(ruling, ledger)
    known_tags = f"@{game}, @{CLAUSE}NUMBER, @{EXAMPLE}NUMBER/e1, @{READING}ID, @{ASSUMPTION}ID or @{RULING}ID"
    return f'tag "@{tag.name}" means nothing; write {known_tags}'


def _of_example(example: str, ledger: Ledger) -> str | None:
    """An example by its clause and its place among the clause's examples: ``3-1-1.1/e2``."""
    if example in ledger.example_verdicts:
        return None
    return f'there is no example "{example}" in {ledger.game} {ledger.edition}; {nearest_suggestion(example, ledger.example_verdicts)}'


def _of_assumption(name: str, ledger: Ledger) -> str | None:
    known = [assumption.id for assumption in ledger.assumptions]
    if name in known:
        return None
    return f'there is no assumption "{name}" in {ledger.game} {ledger.edition}; {nearest_suggestion(name, known)}'


def _of_ruling(name: str, ledger: Ledger) -> str | None:
    """A ruling whose case a scenario can have: of cards alone, or of what cannot be said, none has."""
    ruling = next((ruling for ruling in ledger.rulings if ruling.id == name), None)
    if ruling is None:
        known = nearest_suggestion(name, (ruling.id for ruling in ledger.rulings))
        return f'there is no ruling "{name}" of {ledger.game}; {known}'
    if ruling.became not in ("rule", "contested"):
        return f"the ledger of rulings calls {name} {ruling.became}; class it anew there, or take the tag off"
    return None


def _of_reading(tag: str, ledger: Ledger) -> str | None:
    """A reading's id, alone or with the option that the scenario shows: ``H-21`` or ``H-21=literal``."""
    name, separator, option = tag.partition("=")
    reading = next((reading for reading in ledger.readings if reading.id == name), None)
    if reading is None:
        known = nearest_suggestion(name, (reading.id for reading in ledger.readings))
        return f'there is no reading "{name}" in {ledger.game} {ledger.edition}; {known}'
    options = [admissible.id for admissible in reading.admissible]
    if separator and option not in options:
        return f'reading {name} admits no option "{option}"; {nearest_suggestion(option, options)}'
    if separator and option not in reading.visible_options:
        return f'reading {name} says that its option "{option}" cannot be seen in play; take the option off the tag'
    return None


def _of_rule(rule: FeatureRule) -> str | None:
    clauses = [tag.clause_id for tag in rule.tags if tag.clause_id]
    if not clauses:
        return f"this Rule names no clause; write @{CLAUSE}NUMBER above it"
    if rule.title.split(" ")[0] not in clauses:
        return f"the Rule's title begins with no clause of its tags; begin it with {clauses[0]}"
    return None


def _of_scenario(scenario: Scenario) -> Iterator[tuple[int, str]]:
    if not title_slug(scenario.title):
        yield scenario.line, "this scenario has no title that an id can be made of; give it one in English"
    if scenario.section and not scenario.all_clauses:
        yield scenario.line, f"this scenario counts for no clause; put it under a Rule tagged @{CLAUSE}NUMBER"
    if scenario.own_steps and not any(step.keyword == "then" for step in scenario.steps):
        yield scenario.line, "this scenario claims nothing and cannot fail; give it a Then"
    if not scenario.own_steps:
        yield scenario.line, "this scenario is empty and would pass; give it steps, or delete it"
    for tag in scenario.example_tags:
        yield tag.line, f"nobody reads the tags of Examples; put @{tag.name} above the outline"
    if scenario.outline and not scenario.examples:
        yield (
            scenario.line,
            "this outline has no examples and is not played; give it a table of Examples",
        )
    if scenario.outline and scenario.examples:
        used = {name for step in scenario.steps for name in step.placeholder_names}
        for name in scenario.examples[0]:
            if name not in used:
                yield scenario.line, f"no step uses the column <{name}>; use it, or delete it"


def _of_steps(scenario: Scenario, vocabulary: Vocabulary) -> Iterator[tuple[int, str]]:
    acted = False
    columns = set(scenario.examples[0]) if scenario.examples else set()
    for step in scenario.steps:
        if step.keyword is None:
            yield step.line, f'"{step.word}" follows nothing; begin with Given, When or Then'
            continue
        if step.keyword == "given" and acted:
            yield (
                step.line,
                "this Given comes too late; the scene is set before the first When or Then",
            )
        acted = acted or step.keyword != "given"
        if scenario.outline and (unknown := step.placeholder_names - columns):
            yield step.line, f"no column of the Examples is called <{min(unknown)}>"
        else:
            yield from _of_phrase(scenario, step, vocabulary)


def _of_end(scenario: Scenario, vocabulary: Vocabulary) -> Iterator[tuple[int, str]]:
    """What stands beside the end of the game, or after it: engines may leave things as they are, or go on tidying."""
    ends = [step for step in scenario.steps if _ends(scenario, step, vocabulary)]
    if not ends:
        return
    first = scenario.steps.index(ends[0])
    acts = [place for place, step in enumerate(scenario.steps[:first]) if step.keyword != "then"]
    for step in scenario.steps[max(acts, default=-1) + 1 :]:
        if step not in ends:
            yield (
                step.line,
                "the game is over here, and nothing but its result is judged; say this before, or leave it out",
            )


def _ends(scenario: Scenario, step: ScenarioStep, vocabulary: Vocabulary) -> bool:
    """Whether a step claims, in some example, that the game is over."""
    if step.keyword != "then":
        return False
    for text in dict.fromkeys(step.fill_placeholders(example).text for example in scenario.examples or ({},)):
        try:
            if vocabulary.find_phrase("then", text).definition.ends:
                return True
        except ScenarioError:
            continue  # said of the phrase already
    return False


def _denies_alone(scenario: Scenario, vocabulary: Vocabulary) -> bool:
    """Whether the scenario claims, in every example, nothing but that something is not so."""
    claims = [step for step in scenario.steps if step.keyword == "then"]
    examples = scenario.examples or ({},)
    return bool(claims) and all(
        _denies(step.fill_placeholders(each).text, vocabulary) for step in claims for each in examples
    )


def _denies(claim: str, vocabulary: Vocabulary) -> bool:
    """Whether a sentence claims that something is not so. What cannot be done, and what is asked, needs a player."""
    try:
        phrase = vocabulary.find_phrase("then", claim)
    except ScenarioError:
        return False  # said of the phrase already
    said = {name: value for name, value in phrase.arguments.items() if isinstance(value, int)}
    needs_player = not said.keys().isdisjoint({"may", "least"})
    return not needs_player and (0 in said.values() or DENIAL.fullmatch(claim) is not None)


def _of_phrase(scenario: Scenario, step: ScenarioStep, vocabulary: Vocabulary) -> Iterator[tuple[int, str]]:
    assert step.keyword is not None
    for text in dict.fromkeys(step.fill_placeholders(example).text for example in scenario.examples or ({},)):
        try:
            vocabulary.find_phrase(step.keyword, text)
        except ScenarioError as error:
            yield step.line, str(error)
            return
