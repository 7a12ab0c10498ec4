"""The command ``saitei``: its commands, each in a module of its name, and what becomes of an error."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path

import click

from ..base.error_file import unforeseen
from ..base.errors import BROKEN, WRONG_USE, Stop
from ..base.memory import collect_seldom
from ..base.streams import fall_silent, say_aside
from ..base.version import version
from .options import Group

INTERRUPTED = 130

SECTIONS = {
    "Judge an engine": ("run", "explain", "check-adapter", "fuzz", "init-adapter", "report"),
    "Write scenarios": ("lint", "fmt", "phrases", "lsp"),
    "Know the suite": ("list", "coverage", "where", "prove", "schema", "serve"),
    "Follow the rulebook": ("rulebook",),
}
"""The commands, by the sections of the help."""


@click.group(
    cls=Group, sections=SECTIONS, package=__package__, context_settings={"help_option_names": ["-h", "--help"]}
)
@click.version_option(version() or "not installed", prog_name="saitei")
@click.option("--debug", is_flag=True, expose_value=False, help="Show the traceback of an error that nobody foresaw.")
def commands() -> None:
    """Which clauses of the official rulebook does a card-game engine obey?

    Exit codes: 0 conforms; 1 deviates; 2 wrong use; 3 harness or adapter error; 4 nothing ran.
    """
    from ..scenarios.checkouts import note

    if said := note(Path()):
        say_aside(f"saitei: {said}")


def main() -> int:
    """Run the command that the arguments say; the exit code. Nobody who stops listening changes it."""
    if "_SAITEI_COMPLETE" in os.environ:  # a shell asks
        commands.main(prog_name="saitei")
    collect_seldom()
    try:
        if "--in-process" in sys.argv:
            from ..judging.watching import watched

            return watched(_main)
        return _main()
    finally:
        fall_silent()


def _main() -> int:
    try:
        code = commands.main(standalone_mode=False)
        return code if isinstance(code, int) else BROKEN
    except click.exceptions.Exit as leaving:
        return leaving.exit_code
    except click.ClickException as error:
        say_aside(error.format_message() if error.exit_code != WRONG_USE else _usage(error))
        return error.exit_code
    except Stop as stop:
        say_aside(f"saitei: {stop}")
        return stop.code
    except (click.Abort, KeyboardInterrupt):
        say_aside("saitei: interrupted")
        return INTERRUPTED
    except BaseException as error:
        from ...rulebooks import RulebookError

        say_aside(f"saitei: {error}" if isinstance(error, RulebookError) else unforeseen(error))
        return BROKEN


def _usage(error: click.ClickException) -> str:
    """What click says of wrong use: how the command is called, and what is wrong."""
    said = io.StringIO()
    error.show(said)
    return said.getvalue().rstrip()


if __name__ == "__main__":
    sys.exit(main())
