"""Checks of a feature file before it is run, so that its Gherkin means what it seems to mean.

pytest-bdd accepts many mistakes silently: a second scenario with the same title vanishes, an empty one passes, and a
first ``*`` has no effect. The linter reports them with file and line. It also checks tags against the ledger, steps
against the vocabulary, and the place of a scenario against its section.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ...adapters.session import ScenarioError
from ...rulebooks import Ledger, UnknownClause
from ...steps.phrase_vocabulary import Vocabulary
from ...steps.variation_names import NAMES, REASONS
from ..base.command_errors import nearest_suggestion
from .feature_parser import (
    ASSUMPTION,
    CLAUSE,
    EXAMPLE,
    READING,
    RULING,
    SINCE,
    UNTIL,
    WITHOUT,
    Feature,
    FeatureRule,
    Scenario,
    ScenarioStep,
    Tag,
    title_slug,
)

DENIAL = re.compile("nobody is asked anything|no ability is played|the game goes on|.* (does not see .*|is empty)")
"""Sentences that only deny something, besides those with the number 0 or a "not"."""

STOPPED = (
    "this scenario only denies things, so an engine that stopped would pass; "
    "add a step that says where play continues, for example: it is A's play timing"
)


@dataclass(frozen=True)
class LintProblem:
    """A fault of a feature file, and how to correct it, in one line."""

    path: Path
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.message}"


def lint_feature(feature: Feature, ledger: Ledger, vocabulary: Vocabulary) -> list[LintProblem]:
    """All problems of the file, in the order of its lines."""
    return sorted(_problems(feature, ledger, vocabulary), key=lambda problem: problem.line)


def rules_without_scenarios(feature: Feature) -> Iterator[LintProblem]:
    """The Rules with a title for which no scenario is written yet."""
    written = {scenario.rule.line for scenario in feature.scenarios if scenario.rule}
    for rule in feature.rules:
        if rule.line not in written and not rule.is_untitled:
            yield LintProblem(feature.path, rule.line, "this Rule has no scenario; write one, or delete the Rule")


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
                tag.line, f"only a scenario can show an example; put @{tag.name} above the scenario that shows it"
            )
        if tag.ruling_id is not None:
            yield problem_at(
                tag.line, f"only a scenario can show a ruling; put @{tag.name} above the scenario that has its case"
            )
    for tag in _tags(feature):
        if not feature.section and (tag.first_edition or tag.last_edition):
            yield problem_at(tag.line, f"only scenarios of the suite follow editions; remove @{tag.name}")
    for rule in feature.rules:
        if feature.section and (wrong := _of_rule(rule)):
            yield problem_at(rule.line, wrong)
    titles: dict[str, int] = {}
    for scenario in feature.scenarios:
        if before := titles.get(title_slug(scenario.title)):
            yield problem_at(scenario.line, f"the scenario in line {before} has the same title; change one of them")
        titles.setdefault(title_slug(scenario.title), scenario.line)
        if wrong := _of_editions(scenario, ledger):
            yield problem_at(scenario.line, wrong)
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
    """The faults of any file; a file outside the suite may be anywhere, and need not name a clause.

    A file with Rules may be without scenarios (:func:`rules_without_scenarios`), so that the other files are played.
    """
    if not feature.scenarios and not feature.rules:
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
        return f'{ledger.game} {ledger.edition} has no clause "{number}"; {known}'
    if tag.name == game:
        return None
    if tag.name.startswith(READING):
        return _of_reading(tag.name.removeprefix(READING), ledger)
    if (assumption := tag.assumption_id) is not None:
        return _of_assumption(assumption, ledger)
    if (ruling := tag.ruling_id) is not None:
        return _of_ruling(ruling, ledger)
    if (edition := tag.first_edition or tag.last_edition) is not None:
        return _of_edition(edition, ledger)
    if (left_out := tag.left_out_variation) is not None:
        return _of_variation(*left_out)
    known_tags = f"@{game}, @{CLAUSE}NUMBER, @{EXAMPLE}NUMBER/e1, @{READING}ID, @{ASSUMPTION}ID, @{RULING}ID"
    others = f"@{SINCE}EDITION, @{UNTIL}EDITION or @{WITHOUT}VARIATION-REASON"
    return f'the tag "@{tag.name}" is unknown; write {known_tags}, {others}'


def _of_edition(name: str, ledger: Ledger) -> str | None:
    if name in ledger.editions:
        return None
    return f'{ledger.game} has no edition "{name}"; {nearest_suggestion(name, ledger.editions)}'


def _of_editions(scenario: Scenario, ledger: Ledger) -> str | None:
    """The fault of the first and the last edition of a scenario, if the ledger has both."""
    first, last, line = scenario.first_edition, scenario.last_edition, ledger.editions
    if last == ledger.edition:
        return f"{last} is the current edition, so every scenario may hold until then; remove @{UNTIL}{last}"
    if first in line and last in line and line.index(first) < line.index(last):
        return f"no edition is both since {first} and until {last}; correct one of the two tags"
    return None


def _of_example(example: str, ledger: Ledger) -> str | None:
    """The fault of an example's id: its clause, and its number among the examples of the clause: ``3-1-1.1/e2``."""
    if example in ledger.example_verdicts:
        return None
    nearest = nearest_suggestion(example, ledger.example_verdicts)
    return f'{ledger.game} {ledger.edition} has no example "{example}"; {nearest}'


def _of_assumption(name: str, ledger: Ledger) -> str | None:
    known = [assumption.id for assumption in ledger.assumptions]
    if name in known:
        return None
    return f'{ledger.game} {ledger.edition} has no assumption "{name}"; {nearest_suggestion(name, known)}'


def _of_ruling(name: str, ledger: Ledger) -> str | None:
    """The fault of a ruling's id. Only a ruling that became a rule or is contested has a case for scenarios."""
    ruling = next((ruling for ruling in ledger.rulings if ruling.id == name), None)
    if ruling is None:
        known = nearest_suggestion(name, (ruling.id for ruling in ledger.rulings))
        return f'{ledger.game} has no ruling "{name}"; {known}'
    if ruling.became not in ("rule", "contested"):
        return f"the ledger of rulings classes {name} as {ruling.became}; change its class there, or remove the tag"
    return None


def _of_variation(variation: str, reason: str) -> str | None:
    if variation not in NAMES:
        return f'there is no variation "{variation}"; the variations are {", ".join(NAMES)}'
    if reason not in REASONS:
        return f'"{reason}" is not a reason to leave out a variation; the reasons are {", ".join(REASONS)}'
    return None


def _of_reading(tag: str, ledger: Ledger) -> str | None:
    """The fault of a reading's id, alone or with the option that the scenario shows: ``H-21`` or ``H-21=literal``."""
    name, separator, option = tag.partition("=")
    reading = next((reading for reading in ledger.readings if reading.id == name), None)
    if reading is None:
        known = nearest_suggestion(name, (reading.id for reading in ledger.readings))
        return f'{ledger.game} {ledger.edition} has no reading "{name}"; {known}'
    options = [admissible.id for admissible in reading.admissible]
    if separator and option not in options:
        return f'the reading {name} has no option "{option}"; {nearest_suggestion(option, options)}'
    if separator and option not in reading.visible_options:
        return f'the option "{option}" of the reading {name} cannot be seen in play; remove the option from the tag'
    return None


def _of_rule(rule: FeatureRule) -> str | None:
    clauses = [tag.clause_id for tag in rule.tags if tag.clause_id]
    if not clauses:
        return f"this Rule names no clause; write @{CLAUSE}NUMBER above it"
    if rule.title.split(" ")[0] not in clauses:
        return f"the title of the Rule does not begin with a clause of its tags; begin it with {clauses[0]}"
    return None


def _of_scenario(scenario: Scenario) -> Iterator[tuple[int, str]]:
    if not title_slug(scenario.title):
        yield scenario.line, "this scenario has no title, so it has no id; give it one"
    if scenario.section and not scenario.all_clauses:
        yield scenario.line, f"this scenario counts for no clause; put it under a Rule tagged @{CLAUSE}NUMBER"
    if scenario.own_steps and not any(step.keyword == "then" for step in scenario.steps):
        yield scenario.line, "this scenario claims nothing and cannot fail; add a Then"
    if not scenario.own_steps:
        yield scenario.line, "this scenario is empty and would pass; add steps, or delete it"
    for tag in scenario.example_tags:
        yield tag.line, f"tags of Examples have no effect; put @{tag.name} above the outline"
    if scenario.outline and not scenario.examples:
        yield (
            scenario.line,
            "this outline has no examples and is not played; add a table of Examples",
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
            yield step.line, f'"{step.word}" does not follow a step; begin with Given, When or Then'
            continue
        if step.keyword == "given" and acted:
            yield (
                step.line,
                "this Given comes too late; move it before the first When or Then",
            )
        acted = acted or step.keyword != "given"
        if scenario.outline and (unknown := step.placeholder_names - columns):
            yield step.line, f"the Examples have no column <{min(unknown)}>; add it, or correct the name"
        else:
            yield from _of_phrase(scenario, step, vocabulary)


def _of_end(scenario: Scenario, vocabulary: Vocabulary) -> Iterator[tuple[int, str]]:
    """The steps next to the end of the game, or after it: an engine may or may not still tidy the board then."""
    ends = [step for step in scenario.steps if _ends(scenario, step, vocabulary)]
    if not ends:
        return
    first = scenario.steps.index(ends[0])
    acts = [place for place, step in enumerate(scenario.steps[:first]) if step.keyword != "then"]
    for step in scenario.steps[max(acts, default=-1) + 1 :]:
        if step not in ends:
            yield (
                step.line,
                "the game is over here, so only its result is judged; move this step to an earlier place, or delete it",
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
            continue  # the phrase itself is reported already
    return False


def _denies_alone(scenario: Scenario, vocabulary: Vocabulary) -> bool:
    """Whether all claims of the scenario, in every example, only deny something."""
    claims = [step for step in scenario.steps if step.keyword == "then"]
    examples = scenario.examples or ({},)
    return bool(claims) and all(
        _denies(step.fill_placeholders(each).text, vocabulary) for step in claims for each in examples
    )


def _denies(claim: str, vocabulary: Vocabulary) -> bool:
    """Whether a sentence only denies something, and so holds also for an engine that stopped.

    A denial about a choice of a player does not count, because the player has to be asked.
    """
    try:
        phrase = vocabulary.find_phrase("then", claim)
    except ScenarioError:
        return False  # the phrase itself is reported already
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
