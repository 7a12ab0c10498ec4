"""The command ``saitei``: its sections of commands, each in a module of its name, and the handling of errors."""

from __future__ import annotations

import functools
import io
import os
import signal
import sys
from pathlib import Path

import click

from ..base.command_errors import BROKEN, WRONG_USE, CommandError
from ..base.error_file import unexpected_error_line
from ..base.garbage import collect_garbage_rarely
from ..base.sanitize import indent_lines
from ..base.streams import flush_streams_quietly, print_to_stderr
from ..base.version import package_version
from .command_options import LazyGroup

INTERRUPTED = 130

SECTIONS = {
    "Judge an engine": ("run", "explain", "check-adapter", "fuzz", "init-adapter", "engines", "report"),
    "Write scenarios": ("lint", "fmt", "phrases", "lsp", "workbench"),
    "Inspect the suite": ("ask", "list", "coverage", "where", "prove", "schema", "serve"),
    "Follow the rulebook": ("rulebook", "cite", "init-game"),
}
"""The commands, by the sections of the help."""


@click.group(
    cls=LazyGroup, sections=SECTIONS, package=__package__, context_settings={"help_option_names": ["-h", "--help"]}
)
@click.version_option(package_version() or "not installed", prog_name="saitei")
@click.option("--debug", is_flag=True, expose_value=False, help="Show the traceback of an unexpected error.")
def saitei_group() -> None:
    """Check which clauses of the official rulebook a card-game engine obeys.

    Exit codes: 0 the engine conforms; 1 the engine deviates, or a check failed; 2 wrong use; 3 the harness or the
    adapter is at fault; 4 nothing was judged.
    """
    from ..scenarios.checkout_warning import other_checkout_warning

    if said := other_checkout_warning(Path()):
        print_to_stderr(f"saitei: {said}")


def main(*, interruptible: bool = False) -> int:
    """Run the command that the arguments name, and return its exit code. A closed pipe does not change the code.

    With ``interruptible``, Ctrl-C interrupts the command from now on.
    """
    if "_SAITEI_COMPLETE" in os.environ:  # a shell asks for completions
        saitei_group.main(prog_name="saitei")
    collect_garbage_rarely()
    try:
        if "--in-process" in sys.argv:
            from ..judging.guarded_process import run_guarded

            return run_guarded(functools.partial(_main, interruptible))
        return _main(interruptible)
    finally:
        flush_streams_quietly()


def _main(interruptible: bool) -> int:
    try:
        if interruptible:
            signal.signal(signal.SIGINT, signal.default_int_handler)
        code = saitei_group.main(standalone_mode=False)
        return code if isinstance(code, int) else BROKEN
    except click.exceptions.Exit as leaving:
        return leaving.exit_code
    except click.ClickException as error:
        print_to_stderr(error.format_message() if error.exit_code != WRONG_USE else _usage(error))
        return error.exit_code
    except CommandError as stop:
        print_to_stderr(f"saitei: {indent_lines(str(stop))}")
        return stop.code
    except (click.Abort, KeyboardInterrupt):
        print_to_stderr("saitei: interrupted")
        return INTERRUPTED
    except BaseException as error:
        from ...rulebooks import RulebookError

        expected = isinstance(error, RulebookError)
        print_to_stderr(f"saitei: {indent_lines(str(error))}" if expected else unexpected_error_line(error))
        return BROKEN


def _usage(error: click.ClickException) -> str:
    """Click's message on wrong use: the usage of the command, and the fault."""
    said = io.StringIO()
    error.show(said)
    return said.getvalue().rstrip()


if __name__ == "__main__":
    sys.exit(main())
