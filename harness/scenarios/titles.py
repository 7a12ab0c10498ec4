"""Checks that the title of each Rule and scenario can be understood alone, since reports and links use titles."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ...rulebooks.ledger import UNTITLED
from .feature_lint import LintProblem
from .feature_parser import JAPANESE, Feature, title_slug

NO_SUBJECT = re.compile(
    "its?|they|their|he|his|she|her|this|that|these|those|who|whoever|whose|whom|what|whatever|which|whichever|so|nor|"
    "nobody|anybody|somebody|everybody|one|both|none|neither|either|another|others?|such|t?here|nothing|anything|"
    "everything",
    re.IGNORECASE,
)
"""Words that no title begins with: pronouns, question words and the like, which are unclear in a list."""

SHORTEST = 3
"""Minimum number of words in a title."""


def unclear_titles(feature: Feature) -> Iterator[LintProblem]:
    """The titles of a file that cannot be understood alone: they are missing, lack a subject, or are too short."""
    if feature.section and feature.title.endswith(UNTITLED):
        yield LintProblem(feature.path, feature.line, "the title of the Feature is missing; name the section's subject")
    for rule in feature.rules if feature.section else ():
        if rule.is_untitled:
            yield LintProblem(
                feature.path, rule.line, "the title of the Rule is missing; say the rule in one line of your own words"
            )
        elif wrong := _wrong(rule.title.partition(" ")[2]):
            yield LintProblem(feature.path, rule.line, f"the title of the Rule {wrong}")
    for scenario in feature.scenarios:
        if wrong := _wrong(scenario.title):
            yield LintProblem(feature.path, scenario.line, f"this title {wrong}")


def repeated_titles(features: Iterable[Feature]) -> Iterator[LintProblem]:
    """The titles that a scenario in an earlier one of these files has, too."""
    first: dict[str, LintProblem] = {}
    for feature in features:
        for scenario in feature.scenarios:
            here = LintProblem(feature.path, scenario.line, "")
            before = first.setdefault(title_slug(scenario.title), here)
            if before.path != here.path:
                yield LintProblem(
                    here.path, here.line, f"{before.path}:{before.line} has the same title; say how this case differs"
                )


def _wrong(title: str) -> str:
    words = re.findall(r"[^\s,;:]+", title)
    if words and NO_SUBJECT.fullmatch(words[0]):
        return f'begins with "{words[0]}"; begin with the subject, so that the title can be understood in a list'
    if len(words) < SHORTEST and not JAPANESE.search(title):  # which has no spaces between words
        return f"has fewer than {SHORTEST} words; name the subject and what happens"
    return ""
