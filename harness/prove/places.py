"""Where the reference engine makes a clause true: the statements that cite it."""

from __future__ import annotations

import ast
from collections import defaultdict
from dataclasses import dataclass

from .anchors import table
from .breaking import home, modules
from .citations import blocks, citations, cited, statement


@dataclass(frozen=True)
class Place:
    """A statement that is cited: its module as ``package/module.py``, its line there, its code."""

    module: str
    line: int
    code: str

    @property
    def where(self) -> str:
        """Module and line."""
        return f"{self.module}:{self.line}"

    def __str__(self) -> str:
        return f"{self.where}  {self.code}"


def places(package: str) -> dict[str, list[Place]]:
    """By clause of a game, where the package that plays it makes it true: in its own modules, then in shared ones."""
    found: defaultdict[str, list[Place]] = defaultdict(list)
    made = table(home(package))
    for path in modules(package):
        source = path.read_text("utf-8")
        lines = source.splitlines()
        within = blocks(ast.parse(source))
        for citation in citations(source, made):
            code = statement(lines, cited(within, citation.line), citation.line)
            place = Place(f"{path.parent.name}/{path.name}", citation.line, code)
            for clause in citation.clauses:
                found[clause].append(place)
    return found
