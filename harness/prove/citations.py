"""Citations: a trailing comment that is clauses' ids alone says what makes those clauses true.

    return 1 - state.turn_player  # 10.6.3.3

That is one in a game's own package. In a package that games share, it names each game before its clauses:

    return self.applied | {live.key}  # hololive 10.11.2.3; gotoubun 10.10.2.3, 10.10.2.4

What is cited is the statement that the comment ends; of one over several lines, the parts that stand whole
on the comment's line (an operand, an element, an entry); of a block, its first line.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ...rulebooks import ID

_IDS = rf"{ID}(?:,\s*{ID})*"
_OF_A_GAME = rf"[a-z]\w*\s+{_IDS}"
CITATION = re.compile(rf"#\s*({_IDS})\s*(?:#.*)?$")
SHARED = re.compile(rf"#\s*({_OF_A_GAME}(?:;\s*{_OF_A_GAME})*)\s*(?:#.*)?$")

Node = ast.stmt | ast.expr | ast.match_case | ast.comprehension


@dataclass(frozen=True)
class Citation:
    """The line of a citation, and the clauses that it names."""

    line: int
    clauses: tuple[str, ...]


def citations(source: str, game: str | None = None) -> list[Citation]:
    """The citations of a module, in the order of its lines: those without a name, and those that name this game."""
    return [
        Citation(line, clauses)
        for line, comment in trailing(source)
        if (clauses := tuple(id for name, ids in parts(comment) if name in ("", game) for id in ids))
    ]


def trailing(source: str) -> Iterator[tuple[int, str]]:
    """The comments that end a line of code, each with the number of the line."""
    lines = source.splitlines()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        line, column = token.start
        if token.type == tokenize.COMMENT and lines[line - 1][:column].strip():
            yield line, token.string


def parts(comment: str) -> list[tuple[str, list[str]]]:
    """What a comment cites: the name of each game, empty where none is named, and its clauses."""
    if found := CITATION.match(comment):
        return [("", re.split(r",\s*", found[1]))]
    if found := SHARED.match(comment):
        named = [part.split(maxsplit=1) for part in found[1].split(";")]
        return [(name, re.split(r",\s*", ids)) for name, ids in named]
    return []


def blocks(tree: ast.Module) -> list[ast.stmt | ast.match_case]:
    """Every statement and case of a module: what :func:`cited` looks among."""
    return [each for each in ast.walk(tree) if isinstance(each, ast.stmt | ast.match_case)]


def cited(blocks: Iterable[ast.stmt | ast.match_case], line: int) -> list[Node]:
    """What a citation on that line is about: a statement, or parts of one."""
    statements: list[ast.stmt] = []
    for each in blocks:
        if isinstance(each, ast.match_case):
            if each.pattern.lineno == line < each.body[0].lineno:
                return [each]
        elif each.lineno <= line <= _end(each):
            statements.append(each)
    statement = max(statements, key=lambda each: (each.lineno, each.col_offset))
    if statement.lineno == line:
        return [statement]
    return list(_whole_on(statement, line)) or [statement]


def header(statement: ast.stmt) -> list[ast.AST]:
    """What a statement holds itself: all of it, or a block's own expressions."""
    if not isinstance(getattr(statement, "body", None), list):
        return [statement]
    return [each for each in ast.iter_child_nodes(statement) if not isinstance(each, ast.stmt | ast.ExceptHandler)]


def _end(statement: ast.stmt) -> int:
    """The last line of a statement, or of a block's header."""
    match getattr(statement, "body", None):
        case [ast.stmt(lineno=first), *_]:
            return max(statement.lineno, first - 1)
    return statement.end_lineno or statement.lineno


def _whole_on(node: ast.AST, line: int) -> Iterator[Node]:
    """The outermost parts that begin and end on the line."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.expr) and child.lineno == line == child.end_lineno:
            yield child
        else:
            yield from _whole_on(child, line)
