"""Finds negative claims that a scene can make true by itself, because no scenario of the Rule shows the contrary.

"A cannot play Sora" is true if the clause forbids it, and also if Sora cannot be played for another reason. A *twin*
tells the two apart: a scenario, step or example of the same Rule in which such a thing can be done or happens. The same
holds for a card that "is not frozen" or "was not downed", for an event that happened 0 times, for a player who has
drawn 0 cards, and for "no ability is played".

Claims about what a player sees are left out, because their contrary needs no preparation: an engine that shows too much
fails. The same is true of "nobody is asked anything". Numbers of cards in a zone and other amounts are left out, too,
because 0 is an amount like any other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...steps.common.assertions import expect_zone_size
from ...steps.common.then_asks import expect_yes_or_no_asked
from ...steps.common.then_events import (
    expect_abilities_in_order,
    expect_card_event_count,
    expect_drawn_count,
    expect_event_count,
    expect_events_in_order,
    expect_no_ability_played,
)
from ...steps.phrase_vocabulary import PhraseMatch, Vocabulary
from .feature_lint import LintProblem
from .feature_parser import Feature, Scenario, ScenarioStep

Topic = tuple[str, str]
"""The subject of a sentence: an option, an event or a state, and its name."""

ABILITY: Topic = ("event", "played")
"""The topic of abilities that are played. Scenarios show this by the cards that the ability draws."""


def missing_twins(feature: Feature, vocabulary: Vocabulary) -> Iterator[LintProblem]:
    """The first negative claim of each Rule about each topic whose contrary no scenario of the Rule shows."""
    by_rule: dict[int, list[Scenario]] = {}
    for scenario in feature.scenarios if feature.section else ():
        if scenario.rule is not None:
            by_rule.setdefault(scenario.rule.line, []).append(scenario)
    for scenarios in by_rule.values():
        for step in _claims_without_twin(scenarios, vocabulary):
            yield LintProblem(
                feature.path,
                step.line,
                f'no scenario of this Rule shows the contrary of "{step.text}", so the scene may make it true by '
                "itself; add a twin that differs in one fact, and in which this can be done or happens",
            )


def _claims_without_twin(scenarios: Sequence[Scenario], vocabulary: Vocabulary) -> list[ScenarioStep]:
    shown: set[Topic] = set()
    denied: dict[Topic, ScenarioStep] = {}
    for scenario in scenarios:
        for step, match, given in _sentences(scenario, vocabulary):
            if not _is_negative(match):
                shown.update(_shown_topics(step, match))
            elif (topic := _topic(match)) and not _is_given_state(match, given):
                denied.setdefault(topic, step)
    return [step for topic, step in denied.items() if topic not in shown]


def _sentences(scenario: Scenario, vocabulary: Vocabulary) -> Iterator[tuple[ScenarioStep, PhraseMatch, str]]:
    """The Whens and Thens of each example that match a phrase, each with the text of all Givens."""
    for example in scenario.examples or ({},):
        steps = [step.fill_placeholders(example) for step in scenario.steps]
        given = " ".join(_whole_text(step) for step in steps if step.keyword == "given")
        for step in steps:
            if step.keyword in ("when", "then") and vocabulary.has_phrase(step.keyword, step.text):
                yield step, vocabulary.find_phrase(step.keyword, step.text), given


def _whole_text(step: ScenarioStep) -> str:
    return " ".join((step.text, step.doc or "", *(cell for row in step.table for cell in row)))


def _is_negative(match: PhraseMatch) -> bool:
    """Whether a sentence contains a "not", or a count of 0 events or drawn cards."""
    function, arguments = match.definition.function, match.arguments
    if function in (expect_event_count, expect_card_event_count):
        return bool(arguments["times"] == 0)
    if function is expect_drawn_count:
        return bool(arguments["count"] == 0)
    return function is expect_no_ability_played or any(value is False for value in arguments.values())


def _shown_topics(step: ScenarioStep, match: PhraseMatch) -> Iterator[Topic]:
    """The topics that a sentence without a "not" shows to be possible."""
    function, arguments = match.definition.function, match.arguments
    if function is expect_events_in_order:
        yield from (("event", row[0]) for row in step.table[1:])
    elif function in (expect_abilities_in_order, expect_yes_or_no_asked) or (
        function is expect_zone_size and arguments.get("zone") == "hand" and arguments["number"] > 0
    ):
        yield ABILITY
    elif topic := _topic(match):
        yield topic


def _topic(match: PhraseMatch) -> Topic | None:
    definition, arguments = match.definition, match.arguments
    if definition.function in (expect_drawn_count, expect_no_ability_played):
        return ABILITY
    if definition.function in (expect_event_count, expect_card_event_count):
        return "event", arguments["kind"]
    if "action" in definition.fixed:
        return "option", definition.fixed["action"].option
    if "option" in definition.fixed:
        return "option", definition.fixed["option"]
    if "was" in arguments:
        return "event", definition.pattern.split()[-1]
    if any(isinstance(value, bool) for value in arguments.values()):
        return "state", definition.pattern
    return None


def _is_given_state(match: PhraseMatch, given: str) -> bool:
    """Whether the Givens name the state that a claim denies, such as "frozen" on a board or a name in a text."""
    definition, arguments = match.definition, match.arguments
    if "holds" not in arguments:
        return False
    types = definition.argument_types
    values = [str(arguments[name]) for name in arguments if name != "holds" and types[name] not in ("Card", "Player")]
    return all(word in given for word in values or definition.pattern.split()[-1:])
