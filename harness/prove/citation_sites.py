"""The statements of the reference engine that cite each clause."""

from __future__ import annotations

import ast
from collections import defaultdict
from dataclasses import dataclass

from .anchors import read_anchors
from .citations import citable_blocks, cited_code, cited_nodes, find_citations
from .edition_clauses import EditionClauses
from .module_swap import game_modules, module_place, package_directory


@dataclass(frozen=True)
class CitationSite:
    """A cited statement: its module as ``package/module.py``, its line, and its code."""

    module: str
    line: int
    code: str

    @property
    def module_and_line(self) -> str:
        """The module and the line, such as ``hololive/turn.py:12``."""
        return f"{self.module}:{self.line}"

    def __str__(self) -> str:
        return f"{self.module_and_line}  {self.code}"


def find_citation_sites(package: str, clauses_of: EditionClauses) -> dict[str, list[CitationSite]]:
    """By clause of an edition, the statements that cite it: first those of the game's package, then shared ones."""
    found: defaultdict[str, list[CitationSite]] = defaultdict(list)
    made = read_anchors(package_directory(package))
    for path in game_modules(package):
        source = path.read_text("utf-8")
        lines = source.splitlines()
        within = citable_blocks(ast.parse(source))
        for citation in find_citations(source, made):
            code = cited_code(lines, cited_nodes(within, citation.line), citation.line)
            place = CitationSite(module_place(path), citation.line, code)
            for clause in clauses_of(citation.clauses, citation.older):
                found[clause].append(place)
    return found
