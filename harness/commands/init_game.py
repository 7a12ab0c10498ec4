"""The command ``saitei init-game``."""

from __future__ import annotations

from pathlib import Path

import click

from ..base.command_errors import CONFORMS
from . import command_options
from .command_context import installed_suite, output_console
from .command_options import FILES, define_command, file, find_document, grouped_option

TEMPLATES = Path(__file__).resolve().parent / "templates" / "game"

_PLACES = {
    "README.md": "README.md",
    "pyproject.toml": "pyproject.toml",
    "words.py": "{game}/rulebooks/{game}/words.py",
    "steps.py": "{game}/steps/{game}/__init__.py",
    "engine.py": "{game}/reference_engine/{game}/__init__.py",
    "suite_test.py": "tests/test_{game}.py",
}
"""The file of the distribution that each template becomes."""


@define_command(example="saitei init-game pebbles --rulebook rules.pdf")
@click.argument("name")
@click.option(
    "--rulebook",
    "document",
    metavar="DOCUMENT-or-URL",
    callback=find_document,
    required=True,
    help="The published rulebook: PDF, HTML or text.",
)
@click.option("--form", type=file, help="Description of the document's layout (TOML).  [default: a proposed one]")
@click.option("--edition", help="Name of the edition.  [default: as printed in the document]")
@click.option("--date", help="Date of the edition, YYYY-MM-DD.  [default: as printed in the document]")
@grouped_option(
    FILES,
    "--out",
    "directory",
    metavar="DIR",
    type=command_options.directory,
    help="The new directory.  [default: saitei-NAME]",
)
def init_game_command(
    name: str, document: Path, form: Path | None, edition: str | None, date: str | None, directory: Path | None
) -> int:
    """Write a distribution for the new game NAME, which begins with the clauses of its rulebook."""
    from ..base.console import print_line
    from ..base.user_files import ensure_directory, refuse_used_directory, write_atomically
    from ..rulebook import new_game
    from ..rulebook.document_report import print_document

    written = output_console()
    game = new_game.check_new_name(installed_suite(), name)
    home = directory or Path(f"saitei-{game}")
    refuse_used_directory(home)
    described, read = new_game.describe_and_read(document, game, form)
    ledger, files = new_game.write_rulebook(game, read, described, edition=edition, date=date)
    words = {"mygame": game, "My game": ledger.name, "EDITION": ledger.edition}
    for template, place in _PLACES.items():
        text = (TEMPLATES / template).read_text("utf-8")
        for word, value in words.items():
            text = text.replace(word, value)
        files[place.format(game=game)] = text
    print_document(written, read)
    for path, text in files.items():
        ensure_directory((home / path).parent)
        write_atomically(home / path, text)
    sections = sum(path.endswith(".feature") for path in files)
    print_line(written, f"wrote {len(files)} files into {home}, {sections} of them features")
    print_line(written, f"now: cd {home} && pip install --editable . && saitei coverage --game {game}")
    return CONFORMS
