"""Edits of the text of a feature: a blank feature, a step after another step, and one scenario of a feature alone."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from ...rulebooks import EditionLineage
from ...steps.scene_recipe import GivenStep
from ..base.text_tables import align_columns
from ..scenarios.feature_parser import Feature, Keyword, Scenario, Tag
from ..scenarios.older_editions import with_older_clauses

_STEP = re.compile(r"(\s*)(Given|When|Then|And|But|\*) ")
_FENCE = re.compile(r'\s*("""|```)')
_MARGIN = "    "

UNSAVED = Path("question.feature")
"""The path of a feature that is not saved yet."""

BLANK = """\
@{game}
Feature: Questions at the table

  Scenario: {title}
    Given the board
      | zone | A | B |
"""
TITLE = "A asks a question"


def blank_feature(game: str) -> str:
    """A feature with one scenario, whose board is still empty."""
    return BLANK.format(game=game, title=TITLE)


def step_end(lines: Sequence[str], line: int) -> int:
    """The number of the last line of the step that begins at a line: of its table, or of its text. Both from 1."""
    end, fence = line, ""
    for number in range(line + 1, len(lines) + 1):
        said = lines[number - 1]
        if fence:
            end = number
            fence = "" if said.strip() == fence else fence
        elif found := _FENCE.match(said):
            end, fence = number, found[1]
        elif said.lstrip().startswith("|"):
            end = number
        elif said.strip() and not said.lstrip().startswith("#"):
            break
    return end


def insert_step(text: str, scenario: Scenario, after: int, keyword: Keyword, given: GivenStep) -> tuple[str, int]:
    """The text with a further step, and the number of its line, from 1.

    The step comes ``after`` so many steps of the scenario. A following "And" keeps its meaning.
    """
    lines = text.rstrip("\n").split("\n")
    steps = scenario.steps
    before = steps[after - 1] if after else None
    at = step_end(lines, before.line) if before else scenario.line
    found = _STEP.match(lines[before.line - 1]) if before else None
    margin = found[1] if found else _MARGIN
    following = steps[after] if after < len(steps) else None
    if following and following.keyword and following.word in ("And", "But", "*") and following.keyword != keyword:
        changed = lines[following.line - 1]
        lines[following.line - 1] = changed.replace(following.word, following.keyword.capitalize(), 1)
    word = "And" if before and before.keyword == keyword else keyword.capitalize()
    table = [f"{margin}  {row}" for row in align_columns(given.table)]
    lines[at:at] = [f"{margin}{word} {given.text}", *table]
    return "\n".join(lines) + "\n", at + 1


def insert_tag(text: str, scenario: Scenario, tag: str) -> str:
    """The text with a further tag of the scenario."""
    lines = text.split("\n")
    if scenario.tags:
        lines[scenario.tags[-1].line - 1] += f" @{tag}"
    else:
        title = lines[scenario.line - 1]
        lines.insert(scenario.line - 1, title[: len(title) - len(title.lstrip())] + f"@{tag}")
    return "\n".join(lines)


def single_scenario(feature: Feature, scenario: Scenario, text: str, lineages: Sequence[EditionLineage]) -> str:
    """A feature that has only this scenario of a feature, with its Rule and the backgrounds that it uses.

    Its clauses have the numbers of the edition to which the lineages lead. Tags of a first or a last edition are left
    out, since only scenarios of the suite follow editions.
    """
    lines = text.split("\n")
    gone = _write_older_tags(lines, scenario, with_older_clauses(scenario, lineages))
    if scenario.rule:
        title = scenario.rule.title
        number = _older_number(title.partition(" ")[0], lineages)
        lines[scenario.rule.line - 1] = lines[scenario.rule.line - 1].replace(title, number + title[len(number) :], 1)
    heads = sorted(
        [rule.first_line for rule in feature.rules] + [each.first_line for each in feature.scenarios] + [len(lines) + 1]
    )

    def until_next_head(start: int) -> list[str]:
        """The lines from the tags of a title up to those of the next title."""
        end = next(head for head in heads if head > start)
        return [lines[line - 1] for line in range(start, end) if line not in gone]

    parts = [lines[: heads[0] - 1]]
    if scenario.rule:
        parts.append(until_next_head(scenario.rule.first_line))
    parts.append(until_next_head(scenario.first_line))
    return "\n\n".join("\n".join(part).strip("\n") for part in parts) + "\n"


def _write_older_tags(lines: list[str], scenario: Scenario, older: Scenario) -> set[int]:
    """Write the tags of the older scenario in place of those of the scenario. The result are lines without any tag."""
    gone = set[int]()
    for tag in _every_tag(scenario):
        left = [
            f"@{each.name}"
            for each in _every_tag(older)
            if each.line == tag.line and not (each.first_edition or each.last_edition)
        ]
        written = lines[tag.line - 1]
        lines[tag.line - 1] = written[: len(written) - len(written.lstrip())] + " ".join(left)
        if not left:
            gone.add(tag.line)
    return gone


def _every_tag(scenario: Scenario) -> tuple[Tag, ...]:
    return (*scenario.feature_tags, *(scenario.rule.tags if scenario.rule else ()), *scenario.tags)


def _older_number(number: str, lineages: Iterable[EditionLineage]) -> str:
    """The number of a clause after these steps back; the last one that it had if it did not exist yet."""
    for step in lineages:
        number = next(iter(step.old_numbers_of(number)), number)
    return number
