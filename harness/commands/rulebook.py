"""The commands ``saitei rulebook``: published documents, editions, and the publisher's rulings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from ..base.command_errors import WrongUse
from . import command_options
from .command_context import installed_suite, output_console, run_options
from .command_options import (
    FILES,
    OTHERS,
    LazyGroup,
    directory,
    file,
    find_document,
    game_option,
    grouped_option,
    output_file,
    output_file_or_stdout,
)


@click.group(cls=LazyGroup)
def rulebook_command() -> None:
    """Read published rulebooks, compare editions, move the suite to a new edition, and update rulings."""


_form = click.option(
    "--form", type=file, help="Description of the document's layout (TOML), for a game without a rulebook in saitei."
)


@rulebook_command.command("describe", example="saitei rulebook describe new-rules.pdf --out document.toml")
@click.argument("document", metavar="DOCUMENT-or-URL", callback=find_document)
@grouped_option(FILES, "--out", type=output_file, help="Write the description into this file.")
def rulebook_describe(document: Path, out: Path | None) -> int:
    """Propose a description of a document's layout: a TOML file for --form, or for a game of your own."""
    from ..rulebook import document_report

    return document_report.propose_form(document, output_console(), out=out)


@rulebook_command.command("read", example="saitei rulebook read new-rules.pdf --game hololive --json clauses.json")
@click.argument("document", metavar="DOCUMENT-or-URL", callback=find_document)
@game_option(OTHERS, help="The game of the rulebook.")
@_form
@grouped_option(
    FILES,
    "--json",
    "json_file",
    type=output_file_or_stdout,
    help="Write the clauses as JSON, with - to standard output.",
)
@grouped_option(
    FILES,
    "--ledger",
    type=output_file,
    help="Write ids and fingerprints without any words (JSONL), for cite check and diff. The file can be published.",
)
def rulebook_read(document: Path, json_file: Path | None, **asked: Any) -> int:
    """Read the clauses of a published document: PDF, HTML or text."""
    from ..rulebook import document_report

    return document_report.read_and_print(
        installed_suite(), document, output_console(json_file), json_file=json_file, **asked
    )


@rulebook_command.command(
    "diff",
    example="saitei rulebook diff 1.7.0 new-rules.pdf --game hololive --markdown report.md\n"
    "saitei rulebook diff 1.7.0 1.9.0 --game hololive --engine 'stdio:./my-engine --saitei'",
)
@click.argument("old")
@click.argument("new")
@game_option(OTHERS, help="The game of the rulebook.")
@_form
@grouped_option(
    FILES,
    "--json",
    "json_file",
    type=output_file_or_stdout,
    help="Write the changes as JSON, with - to standard output.",
)
@grouped_option(FILES, "--markdown", type=output_file, help="Write a report as Markdown, for a pull request.")
@grouped_option(
    FILES,
    "--html",
    type=output_file,
    help="Write the old and new wording side by side, for private use. Needs two documents.",
)
@click.option("--exit-code", is_flag=True, help="Exit with 1 if anything changed, otherwise with 0.")
@command_options.compared_engine
@command_options.in_process
@command_options.processes
@command_options.timeout
def rulebook_diff(
    old: str,
    new: str,
    game: str | None,
    form: Path | None,
    json_file: Path | None,
    markdown: Path | None,
    html: Path | None,
    exit_code: bool,
    engine: str | None,
    **played: Any,
) -> int:
    """Compare the editions OLD and NEW: each a document, its URL, its ledger, or the name of an edition in saitei.

    With --engine, judge an engine by the editions OLD and NEW of saitei, and list the changes that concern it, in the
    order of work. Exit codes are those of 'saitei run', for deviations that are due to the change.
    """
    from ..rulebook import edition_diff, engine_changes_report

    console = output_console(json_file)
    if engine is None:
        if given := [option for option, value in played.items() if value]:
            raise WrongUse(f"--{given[0].replace('_', '-')} is for an engine; add --engine")
        return edition_diff.diff_editions(
            installed_suite(), console, (old, new), game=game, form=form, json_file=json_file, markdown=markdown,
            html=html, exit_code=exit_code,
        )  # fmt: skip
    for option, value in (("--form", form), ("--html", html), ("--exit-code", exit_code)):
        if value:
            raise WrongUse(f"{option} compares documents; leave it out, or leave out --engine")
    return engine_changes_report.report_engine_changes(
        run_options(engine, game=game, edition=new, **played),
        console,
        (old, new),
        name=engine,
        json_file=json_file,
        markdown=markdown,
    )


@rulebook_command.command(
    "adopt",
    example="saitei rulebook adopt new-rules.pdf --game hololive --dry-run\n"
    "saitei rulebook adopt --game hololive --reviewed 10.8",
)
@click.argument("document", metavar="[DOCUMENT-or-URL]", callback=find_document, required=False)
@game_option(OTHERS, required=True, help="The game of the rulebook.")
@click.option("--edition", help="Name of the new edition.  [default: as printed in the document]")
@click.option("--date", help="Date of the new edition, YYYY-MM-DD.  [default: as printed in the document]")
@grouped_option(
    FILES, "--into", type=directory, default=Path(), help="The checkout to change.  [default: the current directory]"
)
@click.option(
    "--reviewed",
    multiple=True,
    metavar="WHAT",
    help="Mark suspects as reviewed: by scenario, clause, pattern, kind of change, or similarity such as >=0.98.",
)
@click.option(
    "--same-rule",
    multiple=True,
    metavar="CLAUSE",
    help="Mark a changed clause as the same rule in other words. Its scenarios hold in both editions.",
)
@click.option("--old", type=file, help="The current edition's document. Its wording helps to recognize renamed terms.")
@click.option(
    "--became",
    multiple=True,
    metavar="OLD=NEW",
    help="State that a clause that seems to be gone became part of a clause of the new edition.",
)
@click.option(
    "--errata", is_flag=True, help="Apply the document to the current edition: it lists only changed clauses."
)
@click.option("--dry-run", is_flag=True, help="Show what would be done, without writing to the checkout.")
@click.option(
    "--force",
    is_flag=True,
    help="Continue even if the document looks incomplete, older than the current edition, or misread.",
)
@grouped_option(FILES, "--markdown", type=output_file, help="Write a report as Markdown, for a pull request.")
def rulebook_adopt(document: Path | None, **asked: Any) -> int:
    """Move a checkout of the suite to a new edition. Later, mark what was reviewed with --same-rule and --reviewed."""
    from ..rulebook import adoption

    return adoption.adopt_or_review(document, output_console(), **asked)


@rulebook_command.command("rulings", example="saitei rulebook rulings answers.json --game hololive")
@click.argument("copy", type=file)
@game_option(OTHERS, required=True, help="The game of the rulings.")
@click.option("--adopt", is_flag=True, help="Write new and changed rulings into the checkout's ledger of rulings.")
@grouped_option(
    FILES, "--into", type=directory, default=Path(), help="The checkout to change.  [default: the current directory]"
)
def rulebook_rulings(copy: Path, game: str, adopt: bool, into: Path) -> int:
    """Compare the publisher's rulings, in the JSON file COPY, with the ledger of rulings."""
    from ..rulebook import rulings_sync

    return rulings_sync.sync_rulings(copy, output_console(), game=game, adopt=adopt, into=into)
