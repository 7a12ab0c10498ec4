"""Citations: a trailing comment that is clause numbers alone says what makes those clauses true.

    return 1 - state.turn_player  # 10.6.3.3

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

NUMBER = r"[0-9]+(?:\.[0-9]+)+(?:-b[0-9]+)?"
CITATION = re.compile(rf"#\s*({NUMBER}(?:,\s*{NUMBER})*)\s*(?:#.*)?$")

Node = ast.stmt | ast.expr | ast.match_case | ast.comprehension


@dataclass(frozen=True)
class Citation:
    """The line of a citation, and the clauses that it names."""

    line: int
    clauses: tuple[str, ...]


def citations(source: str) -> list[Citation]:
    """The citations of a module, in the order of its lines."""
    lines = source.splitlines()
    return [
        Citation(token.start[0], tuple(re.split(r",\s*", found[1])))
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
        and (found := CITATION.match(token.string))
        and lines[token.start[0] - 1][: token.start[1]].strip()
    ]


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
