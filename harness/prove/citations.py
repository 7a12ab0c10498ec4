"""Citations: trailing comments that name the clauses which a statement makes true.

In a game's own package, a citation is a comment that consists of clause ids:

    return 1 - state.turn_player  # 10.6.3.3

In a package that games share, it is an anchor: a short word for the effect of the statement. Each game lists in its
own table which clauses the anchor makes true (:mod:`.anchors`):

    state.waiting += (PendingTrigger(ability, event),)  #: waits

A number alone is a clause of the default edition, and of older editions in which it said the same. A clause that only
an older edition has in this form is named with that edition: ``# 10.6.3.3, 7.6.3@1.7.0``.

A citation is about the statement that ends with the comment. In a statement of several lines, it is about the parts
that are completely on the comment's line (an operand, an element, an entry). In a block, it is about the first line.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from ...rulebooks import ID

_REFERENCE = rf"{ID}(?:@[\w.\-]+)?"
CITATION = re.compile(rf"#\s*({_REFERENCE}(?:,\s*{_REFERENCE})*)\s*(?:#.*)?$")
ANCHOR = re.compile(r"#:\s*([a-z][a-z0-9]*(?:-[a-z0-9]+)*)\s*(?:#.*)?$")

Node = ast.stmt | ast.expr | ast.match_case | ast.comprehension


@dataclass(frozen=True)
class Citation:
    """The line of a citation, the clauses that it cites, and its anchor if it has one.

    ``older`` are the clauses that only an older edition has in this form, such as ``7.6.3@1.7.0``.
    """

    line: int
    clauses: tuple[str, ...]
    anchor: str = ""
    older: tuple[str, ...] = ()


def find_citations(source: str, table: Mapping[str, tuple[str, ...]] | None = None) -> list[Citation]:
    """The citations of a module, in the order of its lines. Anchors count if they are in the table."""
    found: list[Citation] = []
    for line, comment in trailing_comments(source):
        if clauses := cited_clauses(comment):
            found.append(_citation(line, clauses))
        elif table and (anchor := ANCHOR.match(comment)) and (clauses := table.get(anchor[1], ())):
            found.append(_citation(line, clauses, anchor[1]))
    return found


def _citation(line: int, clauses: Iterable[str], anchor: str = "") -> Citation:
    current, older = split_references(clauses)
    return Citation(line, current, anchor, older)


def split_references(clauses: Iterable[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The clauses of the default edition, and those that are named with an older edition."""
    every = tuple(clauses)
    return tuple(each for each in every if "@" not in each), tuple(each for each in every if "@" in each)


def trailing_comments(source: str) -> Iterator[tuple[int, str]]:
    """The comments that end a line of code, each with the number of the line."""
    lines = source.splitlines()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        line, column = token.start
        if token.type == tokenize.COMMENT and lines[line - 1][:column].strip():
            yield line, token.string


def cited_clauses(comment: str) -> tuple[str, ...]:
    """The clauses of a comment that consists only of clauses, as they are written; empty for any other comment."""
    found = CITATION.match(comment)
    return tuple(re.split(r",\s*", found[1])) if found else ()


def citable_blocks(tree: ast.Module) -> list[ast.stmt | ast.match_case]:
    """All statements and cases of a module, for :func:`cited_nodes`."""
    return [each for each in ast.walk(tree) if isinstance(each, ast.stmt | ast.match_case)]


def cited_nodes(blocks: Iterable[ast.stmt | ast.match_case], line: int) -> list[Node]:
    """The nodes that a citation on that line is about: a statement, or parts of one."""
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
    """The code on a citation's line; if that only closes brackets, with the lines from the opening bracket on."""
    said = lines[line - 1].rpartition("  #")[0].strip()
    if said.strip("()[]{},:"):
        return said
    first = min(first_line(node) for node in about)
    return " ".join((*(each.strip() for each in lines[first - 1 : line - 1]), said))


def first_line(node: Node) -> int:
    """The line on which a node begins."""
    place: ast.AST = node.pattern if isinstance(node, ast.match_case) else node
    return int(getattr(place, "lineno", 0)) or int(getattr(getattr(place, "target", None), "lineno", 0))


def own_expressions(statement: ast.stmt) -> list[ast.AST]:
    """The statement itself, or the expressions in the header of a block."""
    if not isinstance(getattr(statement, "body", None), list):
        return [statement]
    return [each for each in ast.iter_child_nodes(statement) if not isinstance(each, ast.stmt | ast.ExceptHandler)]


def replace_node(parent: ast.AST, old: ast.AST, new: ast.AST) -> None:
    """Replace a child of a parent node by another node."""
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
    """The outermost parts of a node that begin and end on the line."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.expr) and child.lineno == line == child.end_lineno:
            yield child
        else:
            yield from _whole_on(child, line)
