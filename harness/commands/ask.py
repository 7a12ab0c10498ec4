"""The command ``saitei ask``."""

from __future__ import annotations

import click

from . import command_options
from .command_context import installed_suite, output_console
from .command_options import define_command


@define_command(
    example="saitei ask question.feature\n"
    'saitei ask question.feature --can "A can collab Roboco"\n'
    'saitei ask question.feature:12 --if "A collabs Roboco"'
)
@click.argument("place", metavar="FILE[:LINE]", type=click.Path())
@click.option(
    "--can",
    "claims",
    metavar="SENTENCE",
    multiple=True,
    help='Say whether this holds, such as "A can collab Roboco", and which clause forbids it if not. Can be repeated.',
)
@click.option(
    "--if",
    "decisions",
    metavar="SENTENCE",
    multiple=True,
    help='Say what happens by this decision, such as "A collabs Roboco". Can be repeated.',
)
@command_options.edition
def ask_command(place: str, claims: tuple[str, ...], decisions: tuple[str, ...], edition: str | None) -> int:
    """Ask the reference engine about a position: what may be done, what happens, and which clause forbids something.

    The position is the end of the scenario in FILE, or the step in LINE. It is described by Givens and Whens.
    """
    from ..inspection import rule_answers

    return rule_answers.print_answers(
        installed_suite(), output_console(), place, edition=edition, can=claims, decisions=decisions
    )
