"""The format of feature files: two spaces for each level, aligned tables, and a blank line before each title.

The words do not change, and a doc string only changes its margin.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from ..base.text_tables import align_columns

HEADS = ("Feature", "Rule", "Background", "Scenario Outline", "Scenario Template", "Scenario", "Examples", "Example")
"""The keywords that titles follow."""

_HEAD = re.compile(f"({'|'.join(HEADS)}):")
_STEP = re.compile(r"(Given|When|Then|And|But|\*)\s+(?=\S)")
_CELL = re.compile(r"(?<!\\)\|")
_FENCE = re.compile(r'("""|```)')
_INDENT = "  "


def format_feature(text: str) -> str:
    """The same feature, formatted. A formatted feature does not change."""
    page: list[str] = []
    held: list[str] = []  # tags and comments have the indent of the line after them
    gap, scenarios, level, before = False, 1, 0, ""
    for what, lines in _pieces(text):
        if what == "blank":
            gap = True
            continue
        if what in ("tag", "comment"):
            held += lines
            continue
        if what == "Rule":
            scenarios = 2
        level = _level(what, scenarios, level, before)
        if page and (what in HEADS or (gap and before not in HEADS)):
            page.append("")
        page += [_INDENT * level + line for line in held]
        page += [(_INDENT * level + line).rstrip() for line in lines]
        held, gap, before = [], False, what
    return "\n".join([*page, *held]).rstrip("\n") + "\n"


def _level(what: str, scenarios: int, level: int, before: str) -> int:
    """The level of a piece. ``scenarios`` is the level of scenarios, and ``level`` that of the piece ``before``."""
    if what in ("Feature", "Rule"):
        return ("Feature", "Rule").index(what)
    if what in ("step", "Examples"):
        return scenarios + 1
    if what in ("table", "doc"):
        return scenarios + 2
    if what == "words":
        return level + 1 if before in HEADS else level
    return scenarios


def _pieces(text: str) -> Iterator[tuple[str, Sequence[str]]]:
    """Lines that belong together, without their margin, after their kind: a keyword, ``step``, ``table``, ..."""
    lines = iter(text.split("\n"))
    table: list[str] = []
    for raw in lines:
        line = raw.strip()
        if table and not line.startswith("|"):
            yield "table", _columns(table)
            table = []
        if line.startswith("|"):
            table.append(line)
        elif fence := _FENCE.match(line):
            yield "doc", _dedented([raw, *_until(lines, fence[1])])
        elif not line:
            yield "blank", ()
        elif line[0] in "@#":
            yield "tag" if line[0] == "@" else "comment", [line]
        elif head := _HEAD.match(line):
            yield head[1], [line]
        elif step := _STEP.match(line):
            yield "step", [f"{step[1]} {line[step.end() :]}"]
        else:
            yield "words", [line]
    if table:
        yield "table", _columns(table)


def _until(lines: Iterator[str], fence: str) -> Iterator[str]:
    """The lines of a doc string, including its end."""
    for line in lines:
        yield line
        if line.strip() == fence:
            return


def _dedented(lines: Sequence[str]) -> list[str]:
    """The lines without the margin of the first one, as Gherkin reads a doc string."""
    margin = len(lines[0]) - len(lines[0].lstrip())
    return [line[min(margin, len(line) - len(line.lstrip())) :] for line in lines]


def _columns(lines: Sequence[str]) -> Sequence[str]:
    """A table with aligned columns; unchanged if its rows differ in length, which the linter reports."""
    rows = [[cell.strip() for cell in _CELL.split(line)[1:-1]] for line in lines]
    return lines if len(set(map(len, rows))) > 1 else align_columns(rows)
