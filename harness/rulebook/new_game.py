"""A distribution of a new game, begun from its rulebook: a ledger without titles, and a feature file for each section.

The parts that people write, such as words and phrases, are copies of templates (:mod:`..commands.init_game`).
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from itertools import groupby
from pathlib import Path

import tomlkit

from ...rulebooks import Clause, Heading, Ledger, RulebookError, render_records
from ...rulebooks.documents import Document, load_form_file, parse_form, propose_document_form, read_document
from ...rulebooks.documents.document_form import FILE as FORM
from ...rulebooks.ledger import FACTS
from ...rulebooks.next_ledger import derive_first_ledger
from ..base.command_errors import WrongUse
from ..base.user_files import read_user_file
from ..scenarios.suite import Suite
from .named_edition import named_date, named_edition, refuse_invalid_ids

_NAME = re.compile(r"[a-z][a-z0-9_]*")

_ROOMS = {
    "": "{title}, for saitei.",
    "rulebooks": "The ledger of {title}.",
    "features": "The scenarios of {title}.",
    "steps": "The phrases of {title}.",
    "reference_engine": "An engine of {title}.",
}
"""The packages of a distribution, and their docstrings."""


def check_new_name(suite: Suite, name: str) -> str:
    """Return the name of a new game. Raises :class:`WrongUse` if it is not valid, or taken.

    A game is a Python package of its name.
    """
    if not _NAME.fullmatch(name) or keyword.iskeyword(name):
        raise WrongUse(f'"{name}" cannot name a game; use lower-case letters, digits and underscores, as in "pebbles"')
    if name in suite.game_names():
        source = suite.game_source(name).source
        raise WrongUse(f'there is a game "{name}" already; choose another name, or uninstall {source}')
    if find_spec(name) is not None:
        raise WrongUse(f'there is a Python package "{name}" already; choose another name, such as "{name}_game"')
    return name


def game_title(name: str) -> str:
    """The name of a game as it is printed, until a person corrects it: ``Pebbles`` for ``pebbles``."""
    return name.replace("_", " ").capitalize()


def describe_and_read(path: Path, game: str, form: Path | None) -> tuple[str, Document]:
    """The description of a document's layout, by default the proposed one, and the document that is read by it.

    Raises :class:`WrongUse` for a document from which no ledger can be made.
    """
    try:
        if form is None:
            described = propose_document_form(path)
            said = parse_form(described)
        else:
            said = load_form_file(form)
            described = read_user_file(form)
        document = read_document(path, game, form=said)
    except RulebookError as error:
        raise WrongUse(str(error)) from error
    refuse_invalid_ids(document)
    if alone := [entry for entry in document.clauses if entry.parent is None]:
        what = f"the clause {alone[0].number} ({alone[0].place}) is under no heading"
        raise WrongUse(f'{path}: {what}; correct "headings" or "heading" in the description, and name it with --form')
    return described, document


def write_rulebook(
    game: str, document: Document, described: str, *, edition: str | None, date: str | None
) -> tuple[Ledger, dict[str, str]]:
    """The ledger of a game's first edition, and the text of each file that follows from it, by its path.

    Raises :class:`WrongUse` if nobody says what the edition is called, or when it was published.
    """
    named, day = named_edition(document, edition), named_date(document, date)
    clauses, headings = derive_first_ledger(document)
    title = game_title(game)
    ledger = Ledger(game, title, named, day, 2, tuple(clauses), tuple(headings), (), editions=(named,))
    home = f"{game}/rulebooks/{game}"
    facts = tomlkit.dumps({"name": title, "default": named, "players": 2, "editions": {named: {"date": day}}})
    rooms = {f"{game}/{room}/__init__.py".replace("//", "/"): says for room, says in _ROOMS.items()}
    return ledger, {
        **{path: f'"""{says.format(title=title)}"""\n' for path, says in rooms.items()},
        f"{home}/{FACTS}": facts,
        f"{home}/{FORM}": described,
        f"{home}/{named}.jsonl": render_records(clauses),
        f"{home}/{named}.headings.jsonl": render_records(headings),
        **{f"{game}/features/{game}/{path}": text for path, text in _features(ledger)},
    }


def _features(ledger: Ledger) -> Iterator[tuple[str, str]]:
    """A feature file for each section that has clauses, with a Rule for each clause."""
    for section, clauses in groupby(ledger, key=lambda clause: ledger.section_of(clause.id)):
        heading = ledger.heading_by_id(section)
        yield f"{ledger.chapter_of(section)}/{section}.feature", "".join(_feature(ledger.game, heading, clauses))


def _feature(game: str, heading: Heading, clauses: Iterable[Clause]) -> Iterator[str]:
    yield f"@{game}\nFeature: {heading.id} {heading.title}\n"
    for clause in clauses:
        yield f"\n  @clause-{clause.id}\n  Rule: {clause.id} {clause.title}\n"
