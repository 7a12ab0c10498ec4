"""Small mistakes in somebody else's code: where each is, and the few characters that take that place.

They are found by looking, and hold nothing of what they are made in but names. Python is read as a tree, JavaScript
as words: a condition negated, a bound moved, a number off by one, `and` for `or`, the other end of a list, a statement
dropped.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from saitei.harness.prove.mutants import part_edits, statement_edits


@dataclass(frozen=True)
class Slip:
    """A mistake in a file: which characters of it become which others, and that in words."""

    file: str
    line: int
    start: int
    end: int
    text: str
    said: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}, {self.said}"

    def made_in(self, source: str) -> str:
        """The file with it."""
        return source[: self.start] + self.text + source[self.end :]


def slips(root: Path, file: str) -> list[Slip]:
    """All of a file."""
    source = (root / file).read_text("utf-8")
    return list(_python(file, source) if file.endswith(".py") else _javascript(file, source))


# --- Python ---


def _python(file: str, source: str) -> Iterator[Slip]:
    begins = [0]
    for line in source.splitlines(keepends=True):
        begins.append(begins[-1] + len(line))
    lines = source.splitlines()

    def place(line: int, column: int) -> int:
        return begins[line - 1] + len(lines[line - 1].encode()[:column].decode())

    tree = ast.parse(source)
    parents = {id(child): node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    unplaced = {id(each) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for each in ast.walk(node)}
    for node in ast.walk(tree):
        if id(node) in unplaced or id(node) not in parents:
            continue
        edits = statement_edits(node) if isinstance(node, ast.stmt) else part_edits(node, parents[id(node)])
        for said, old, new in edits:
            if said.startswith("the other player") or not isinstance(old, ast.expr | ast.stmt):
                continue
            code = ast.unparse(ast.fix_missing_locations(ast.copy_location(new, old)))
            code = code.replace("\n", "\n" + " " * old.col_offset) if isinstance(old, ast.stmt) else f"({code})"
            start, end = place(old.lineno, old.col_offset), place(old.end_lineno or 0, old.end_col_offset or 0)
            yield Slip(file, old.lineno, start, end, code, said)


# --- JavaScript ---

_UNREAD = r"//[^\n]*|/\*.*?\*/|'(?:\\.|[^'\\\n])*'|\"(?:\\.|[^\"\\\n])*\"|`(?:\\.|[^`\\])*`"
_OTHERS = {
    "===": "!==", "!==": "===", "<=": "<", ">=": ">", " < ": " <= ", " > ": " >= ", "&&": "||", "||": "&&",
    ".push(": ".unshift(", ".unshift(": ".push(", ".shift(": ".pop(", ".pop(": ".shift(",
    " + ": " - ", " - ": " + ", "+=": "-=", "-=": "+=", "true": "false", "false": "true",
}  # fmt: skip
_WORDS = re.compile(
    rf"(?P<unread>{_UNREAD})|(?P<word>{'|'.join(map(re.escape, _OTHERS))})|(?P<number>(?<![\w.])\d+(?![\w.]))"
    r"|(?P<if>(?<!\w)if \()",
    re.DOTALL,
)
_STATEMENT = re.compile(
    r"^[ \t]+(?!return|const|let|import|export|break|continue|throw|case)[\w.]+[^\n]*;$", re.MULTILINE
)


def _javascript(file: str, source: str) -> Iterator[Slip]:
    bare = re.sub(_UNREAD, lambda found: " " * len(found[0]), source, flags=re.DOTALL)

    def slip(start: int, end: int, text: str, said: str) -> Slip:
        return Slip(file, source.count("\n", 0, start) + 1, start, end, text, said)

    for found in _WORDS.finditer(source):
        start, end = found.span()
        if found["word"]:
            other = _OTHERS[found["word"]]
            yield slip(start, end, other, f"`{found['word'].strip()}` is `{other.strip()}`")
        elif found["number"]:
            yield slip(start, end, str(int(found["number"]) + 1), f"`{found['number']}` is one more")
        elif found["if"]:
            close = _closing(bare, end)
            yield slip(end, close, f"!({source[end:close]})", "negated")
            yield slip(end, close, "false", "never")
    for found in _STATEMENT.finditer(bare):
        start, end = found.span()
        if all(found[0].count(opening) == found[0].count(closing) for opening, closing in ("()", "[]", "{}")):
            yield slip(start, end, ";", "dropped")


def _closing(bare: str, start: int) -> int:
    """Where the parenthesis ends that begins before ``start``."""
    depth = 1
    for at in range(start, len(bare)):
        depth += (bare[at] == "(") - (bare[at] == ")")
        if not depth:
            return at
    return len(bare)
