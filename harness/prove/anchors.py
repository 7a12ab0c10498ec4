"""Anchors: names of shared statements, whose clauses each game lists in ``citations.toml`` next to its engine.

    waits = ["10.8.2", "10.8.2.1"]

means that the statement of a shared package that ends with ``#: waits`` makes these clauses of the game true. Each
anchor is unique, and at least one game cites it. The entries are in the order of the game's rulebook.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path

import msgspec

from ...rulebooks import Ledger
from ..base.command_errors import WrongUse, nearest_suggestion
from .citations import ANCHOR, split_references, trailing_comments
from .module_swap import module_place

FILE = "citations.toml"

HEAD = "# What the rulebook makes true at the anchors of shared packages, in the order of its clauses.\n\n"

Table = Mapping[str, tuple[str, ...]]
"""The clauses of a game by the anchors that make them true."""


def read_anchors(directory: Path) -> Table:
    """The anchors that the game of that directory cites. Raises :class:`WrongUse` if the file is not valid."""
    try:
        return parse_anchors(read_anchors_text(directory))
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise WrongUse(f"{directory / FILE}: {error}; write lines such as: waits = ['1.2']") from error


def read_anchors_text(directory: Path) -> str:
    """The text of a game's table; empty if the game has none."""
    path = directory / FILE
    return path.read_text("utf-8") if path.exists() else ""


@lru_cache(maxsize=16)
def parse_anchors(text: str) -> Table:
    """The table in a text. Raises the errors of TOML and of :func:`msgspec.convert`."""
    return msgspec.convert(tomllib.loads(text), dict[str, tuple[str, ...]])


def format_anchors(table: Table, ledger: Ledger) -> str:
    """The text of a table's file, in the order of the first clause that each anchor makes true."""
    rows = sorted(table.items(), key=lambda row: (ledger.document_order(row[1][0].partition("@")[0]), row[0]))
    lines = (f"{anchor} = {json.dumps(clauses)}\n" for anchor, clauses in rows)
    return HEAD + "".join(lines)


def anchor_faults(tables: Mapping[str, Table], modules: Iterable[Path], ledgers: Mapping[str, Ledger]) -> list[str]:
    """The faults of the anchors in shared modules and of the games' tables, one line each."""
    found: dict[str, str] = {}
    wrong: list[str] = []
    for where, comment in _comments(modules):
        match = ANCHOR.match(comment)
        if not match:
            wrong.append(f"{where}: `{comment}` is not an anchor; write a word, or words with hyphens between them")
        elif match[1] in found:
            wrong.append(f"{where}: the anchor {match[1]} is at {found[match[1]]} already; choose another word")
        else:
            found[match[1]] = where
    for anchor, where in found.items():
        if not any(anchor in cited for cited in tables.values()):
            wrong.append(f"{where}: no game cites the anchor {anchor}; cite it in a game's {FILE}, or remove it")
    for game, cited in tables.items():
        for anchor, clauses in cited.items():
            problems = _of_entry(anchor, clauses, found, ledgers.get(game))
            wrong += [f"{game}/{FILE}: {anchor}: {problem}" for problem in problems]
    return wrong


def _comments(modules: Iterable[Path]) -> Iterator[tuple[str, str]]:
    """The trailing comments that are anchors or invalid anchors, each with its place."""
    for path in modules:
        for line, comment in trailing_comments(path.read_text("utf-8")):
            if comment.startswith("#:"):
                yield f"{module_place(path)}:{line}", comment


def _of_entry(
    anchor: str, clauses: tuple[str, ...], anchors: Mapping[str, str], ledger: Ledger | None
) -> Iterator[str]:
    """The faults of an entry of a table."""
    if anchor not in anchors:
        yield f"no shared statement has this anchor; {nearest_suggestion(anchor, anchors)}"
    if not clauses:
        yield "it cites no clause; delete the entry"
    if len(set(clauses)) < len(clauses):
        yield "it cites a clause twice; delete one of the two"
    if ledger:
        strangers = (each for each in split_references(clauses)[0] if each not in ledger)
        yield from (f"there is no clause {each} in {ledger.game} {ledger.edition}" for each in strangers)
