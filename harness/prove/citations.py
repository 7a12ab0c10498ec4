"""Citations: trailing comments that say what makes clauses true.

In a game's own package that is a comment that is clauses' ids alone:

    return 1 - state.turn_player  # 10.6.3.3

In a package that games share it is an anchor, a short word for what the statement does; each game says in a table
of its own which clauses that makes true (:mod:`.anchors`):

    state.waiting += (Waiting(ability, event),)  #: waits

What is cited is the statement that the comment ends; of one over several lines, the parts that stand whole
on the comment's line (an operand, an element, an entry); of a block, its first line.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from ...rulebooks import ID

CITATION = re.compile(rf"#\s*({ID}(?:,\s*{ID})*)\s*(?:#.*)?$")
ANCHOR = re.compile(r"#:\s*([a-z][a-z0-9]*(?:-[a-z0-9]+)*)\s*(?:#.*)?$")

Node = ast.stmt | ast.expr | ast.match_case | ast.comprehension


@dataclass(frozen=True)
class Citation:
    """The line of a citation, the clauses that it names, and the anchor that it names them by, if it does."""

    line: int
    clauses: tuple[str, ...]
    anchor: str = ""


def find_citations(source: str, table: Mapping[str, tuple[str, ...]] | None = None) -> list[Citation]:
    """The citations of a module, in the order of its lines: ids, and the anchors for which the table has some."""
    found: list[Citation] = []
    for line, comment in trailing_comments(source):
        if clauses := cited_clauses(comment):
            found.append(Citation(line, clauses))
        elif table and (anchor := ANCHOR.match(comment)) and (clauses := table.get(anchor[1], ())):
            found.append(Citation(line, clauses, anchor[1]))
    return found


def trailing_comments(source: str) -> Iterator[tuple[int, str]]:
    """The comments that end a line of code, each with the number of the line."""
    lines = source.splitlines()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        line, column = token.start
        if token.type == tokenize.COMMENT and lines[line - 1][:column].strip():
            yield line, token.string


def cited_clauses(comment: str) -> tuple[str, ...]:
    """The clauses that a comment is alone."""
    found = CITATION.match(comment)
    return tuple(re.split(r",\s*", found[1])) if found else ()


def citable_blocks(tree: ast.Module) -> list[ast.stmt | ast.match_case]:
    """Every statement and case of a module: what :func:`cited` looks among."""
    return [each for each in ast.walk(tree) if isinstance(each, ast.stmt | ast.match_case)]


def cited_nodes(blocks: Iterable[ast.stmt | ast.match_case], line: int) -> list[Node]:
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


def cited_code(lines: Sequence[str], about: Sequence[Node], line: int) -> str:
    """The code on a citation's line; where that only closes brackets, what they hold as well."""
    said = lines[line - 1].rpartition("  #")[0].strip()
    if said.strip("()[]{},:"):
        return said
    first = min(first_line(node) for node in about)
    return " ".join((*(each.strip() for each in lines[first - 1 : line - 1]), said))


def first_line(node: Node) -> int:
    """The line that a node begins on."""
    place: ast.AST = node.pattern if isinstance(node, ast.match_case) else node
    return int(getattr(place, "lineno", 0)) or int(getattr(getattr(place, "target", None), "lineno", 0))


def own_expressions(statement: ast.stmt) -> list[ast.AST]:
    """What a statement holds itself: all of it, or a block's own expressions."""
    if not isinstance(getattr(statement, "body", None), list):
        return [statement]
    return [each for each in ast.iter_child_nodes(statement) if not isinstance(each, ast.stmt | ast.ExceptHandler)]


def replace_node(parent: ast.AST, old: ast.AST, new: ast.AST) -> None:
    """Let a node take another's place under their parent."""
    for name, value in ast.iter_fields(parent):
        if value is old:
            setattr(parent, name, new)
        elif isinstance(value, list):
            value[:] = [new if each is old else each for each in value]


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
