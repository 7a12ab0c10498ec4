"""The commands ``saitei cite``: citations of clauses in the tests and the code of any project."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from ..base.command_errors import CONFORMS
from . import command_options
from .command_context import installed_suite, output_console
from .command_options import FILES, OTHERS, LazyGroup, file, game_option, grouped_option, output_file_or_stdout

RULEBOOK = "The rulebook"


@click.group(cls=LazyGroup)
def cite_command() -> None:
    """Check the citations of clauses in a project's own tests and code, in any language, without an engine."""


_game = game_option(RULEBOOK, help="The game of the rulebook.")
_edition = grouped_option(
    RULEBOOK,
    "--edition",
    metavar="EDITION",
    shell_complete=command_options.complete_edition,
    help="Use this edition of the game's rulebook.  [default: the current edition]",
)
_rulebook = grouped_option(
    RULEBOOK,
    "--rulebook",
    metavar="DOCUMENT-or-LEDGER",
    help="Use this document, or the ledger that 'rulebook read --ledger' wrote of one.",
)
_form = grouped_option(RULEBOOK, "--form", type=file, help="Description of the document's layout (TOML).")


@cite_command.command("show", example="saitei cite show 10.6.3 10.6.3.2 --game hololive")
@click.argument("clauses", metavar="CLAUSE...", nargs=-1, required=True, shell_complete=command_options.clause_ids)
@_game
@_edition
@_rulebook
@_form
def cite_show(clauses: tuple[str, ...], **asked: Any) -> int:
    """Print the fingerprints of clauses, as citations may have them."""
    from ..rulebook import citation_report

    rulebook = citation_report.open_cited_rulebook(installed_suite(), **asked)
    citation_report.print_fingerprints(output_console(), rulebook, clauses)
    return CONFORMS


@cite_command.command(
    "check",
    example="""saitei cite check tests --pattern 'cite\\("([^"]+)"' --game hololive\n"""
    """saitei cite check src tests --pattern '§([0-9.]+)' --rulebook rules.jsonl --since old-rules.jsonl --fix""",
)
@click.argument("paths", metavar="PATH...", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
@grouped_option(
    OTHERS,
    "--pattern",
    "patterns",
    metavar="REGEX",
    multiple=True,
    required=True,
    help="Find citations by this pattern. Its first group, or the group 'clause', is the clause; the group "
    "'fingerprint' is the beginning of its fingerprint. Can be repeated.",
)
@_game
@_edition
@_rulebook
@_form
@grouped_option(
    RULEBOOK,
    "--since",
    metavar="OLD",
    help="The citations are those of this older edition, document or ledger: report the clauses that changed.",
)
@click.option(
    "--exclude",
    metavar="GLOB",
    multiple=True,
    help="Leave out files and directories whose name or path matches, such as '*.md'. Can be repeated.",
)
@click.option("--no-headings", is_flag=True, help="Count a citation of a heading as a fault. By default, it is a note.")
@click.option("--uncited", is_flag=True, help="List the clauses that nothing cites, with their fingerprints.")
@click.option("--fix", is_flag=True, help="Correct citations of clauses that were only renumbered, in their files.")
@grouped_option(
    FILES,
    "--json",
    "json_file",
    type=output_file_or_stdout,
    help="Write the citations as JSON, with - to standard output.",
)
def cite_check(paths: tuple[Path, ...], patterns: tuple[str, ...], json_file: Path | None, **asked: Any) -> int:
    """Check the citations of clauses in files and directories.

    Exit codes: 0 all citations are good; 1 some are wrong; 2 wrong use; 4 no citation was found.
    """
    from ..rulebook import citation_report

    return citation_report.check_citations(
        installed_suite(), output_console(json_file), paths, patterns, json_file=json_file, **asked
    )
