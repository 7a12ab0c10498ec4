"""The commands ``saitei rulebook``: documents, editions, and the publisher's answers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from .command_context import installed_suite, output_console
from .command_options import FILES, OTHERS, LazyGroup, directory, file, file_or_output, game_option, grouped_option


def _document(ctx: click.Context, argument: click.Parameter, name: str | None) -> Path | None:
    """The file that is named, or that is fetched where a URL is."""
    from ..rulebook import document_download

    if name is None:
        return None
    path: Path = (
        document_download.download_document(name)
        if document_download.is_url(name)
        else file.convert(name, argument, ctx)
    )
    return path


@click.group(cls=LazyGroup)
def rulebook_command() -> None:
    """Read published rulebooks, compare editions, move the suite to a new one, and follow rulings."""


_form = click.option("--form", type=file, help="How the document is printed, of a game that has no rulebook here.")


@rulebook_command.command("describe", example="saitei rulebook describe new-rules.pdf --out document.toml")
@click.argument("document", metavar="DOCUMENT-or-URL", callback=_document)
@grouped_option(FILES, "--out", type=file, help="Write it into this file.")
def rulebook_describe(document: Path, out: Path | None) -> int:
    """Propose how a document is printed: a document.toml for --form, or for a game of one's own."""
    from ..rulebook import document_report

    return document_report.propose_form(document, output_console(), out=out)


@rulebook_command.command("read", example="saitei rulebook read new-rules.pdf --game hololive --json clauses.json")
@click.argument("document", metavar="DOCUMENT-or-URL", callback=_document)
@game_option(OTHERS, help="Whose rulebook it is.")
@_form
@grouped_option(
    FILES, "--json", "json_file", type=file_or_output, help="Write the clauses as JSON; - is standard output."
)
def rulebook_read(document: Path, json_file: Path | None, **asked: Any) -> int:
    """Read a published document: PDF, HTML or text."""
    from ..rulebook import document_report

    return document_report.read_and_print(
        installed_suite(), document, output_console(json_file), json_file=json_file, **asked
    )


@rulebook_command.command(
    "diff", example="saitei rulebook diff 1.7.0 new-rules.pdf --game hololive --markdown report.md"
)
@click.argument("old")
@click.argument("new")
@game_option(OTHERS, help="Whose rulebook it is.")
@_form
@grouped_option(
    FILES, "--json", "json_file", type=file_or_output, help="Write the changes as JSON; - is standard output."
)
@grouped_option(FILES, "--markdown", type=file, help="Write a report for a pull request.")
@grouped_option(
    FILES, "--html", type=file, help="Write old and new words side by side, for yourself; of two documents."
)
@click.option("--exit-code", is_flag=True, help="Exit with 1 if anything changed, with 0 if nothing did.")
def rulebook_diff(old: str, new: str, json_file: Path | None, **asked: Any) -> int:
    """Compare two editions, each a document, a URL of one, or the edition of a ledger."""
    from ..rulebook import edition_diff

    return edition_diff.diff_editions(
        installed_suite(), output_console(json_file), (old, new), json_file=json_file, **asked
    )


@rulebook_command.command(
    "adopt",
    example="saitei rulebook adopt new-rules.pdf --game hololive --dry-run\n"
    "saitei rulebook adopt --game hololive --reviewed 10.8",
)
@click.argument("document", metavar="[DOCUMENT-or-URL]", callback=_document, required=False)
@game_option(OTHERS, required=True, help="Whose rulebook it is.")
@click.option("--edition", help="The new edition's name, if not the one that the document prints.")
@click.option("--date", help="Its day, YYYY-MM-DD, if not the one that the document prints.")
@grouped_option(FILES, "--into", type=directory, default=Path(), help="The checkout.")
@click.option(
    "--reviewed",
    multiple=True,
    metavar="WHAT",
    help="Mark suspects as reviewed: by scenario, clause, pattern, kind of change, >=0.98.",
)
@click.option("--old", type=file, help="The present edition's document: with its words, renamed terms are known.")
@click.option("--errata", is_flag=True, help="The document names single clauses, and is applied over the edition.")
@click.option("--dry-run", is_flag=True, help="Say what would be done, and write nothing in the checkout.")
@click.option("--force", is_flag=True, help="Go on though it looks like a part, an older edition or a bad reading.")
@grouped_option(FILES, "--markdown", type=file, help="Write a report for a pull request.")
def rulebook_adopt(document: Path | None, **asked: Any) -> int:
    """Move a checkout of the suite to a new edition; later, mark what was reviewed."""
    from ..rulebook import adoption

    return adoption.adopt_or_review(document, output_console(), **asked)


@rulebook_command.command("rulings", example="saitei rulebook rulings answers.json --game hololive")
@click.argument("copy", type=file)
@game_option(OTHERS, required=True, help="Whose rulings they are.")
@click.option("--adopt", is_flag=True, help="Write what is new and changed into the checkout's ledger of rulings.")
@grouped_option(FILES, "--into", type=directory, default=Path(), help="The checkout.")
def rulebook_rulings(copy: Path, game: str, adopt: bool, into: Path) -> int:
    """Hold a copy of the publisher's answers, a JSON file, against the ledger of rulings."""
    from ..rulebook import rulings_sync

    return rulings_sync.sync_rulings(copy, output_console(), game=game, adopt=adopt, into=into)
