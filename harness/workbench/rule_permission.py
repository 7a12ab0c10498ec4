"""The question whether something may be done after some steps of a scenario, and which clauses forbid it."""

from __future__ import annotations

from dataclasses import replace

from ..inspection.questioned_game import position_of
from ..inspection.rule_questions import Permission, rule_questions
from ..scenarios.feature_parser import Scenario
from ..scenarios.suite import Suite


def ask_permission(suite: Suite, scenario: Scenario, edition: str, after: int, sentence: str) -> Permission:
    """Whether the claim of a Then, such as ``A can collab Roboco``, is true after so many steps of the scenario.

    It is played by the edition. Breaks the reference engine of this process for a moment. Raises :class:`.WrongUse`.
    """
    position = position_of(replace(scenario, steps=scenario.steps[:after]))
    with rule_questions(suite, scenario.game, edition) as questions:
        return questions.permission(position, sentence)
