"""The command ``saitei workbench``."""

from __future__ import annotations

from pathlib import Path

import click

from ..base.command_errors import CONFORMS, InfrastructureError
from .command_context import installed_suite, output_console
from .command_options import FILES, define_command, directory, grouped_option


@define_command(
    example="saitei workbench\n"
    "saitei workbench results.json fuzz/\n"
    "saitei workbench --directory questions 'http://127.0.0.1/#position=...'"
)
@click.argument("opened", metavar="[F-or-LINK]...", nargs=-1)
@grouped_option(
    FILES,
    "--directory",
    type=directory,
    default=Path(),
    show_default="the working directory",
    help="Save features into this directory.",
)
@click.option("--port", type=click.IntRange(0, 65535), default=0, help="The port of the page.  [default: a free one]")
def workbench_command(opened: tuple[str, ...], directory: Path, port: int) -> int:
    """Serve a page on this machine at which scenarios are written and played, in a browser.

    Its search also finds the scenarios of these feature files and directories, and the deviations of these results
    files. A LINK is a link to a position that a workbench has copied.
    """
    from ...adapters.process_cleanup import become_subreaper

    try:
        from ..workbench.page_server import serve_page
    except ModuleNotFoundError as error:
        raise InfrastructureError(
            f"the workbench needs {error.name}; install it in your clone of saitei: pip install '.[workbench]'"
        ) from error
    from ..workbench.chosen_engines import ChosenEngines
    from ..workbench.openable_scenarios import OpenableScenarios
    from ..workbench.page_requests import Workbench

    become_subreaper()
    suite = installed_suite()
    links = [each for each in opened if "#position=" in each]
    files = [Path(each) for each in opened if each not in links]
    console = output_console()
    directory.mkdir(parents=True, exist_ok=True)
    bench = Workbench(suite, ChosenEngines(suite), OpenableScenarios(suite, files), directory)

    def announce(address: str) -> None:
        fragments = [each[each.index("#") :] for each in links] or [""]
        for fragment in fragments:
            console.print(f"Open {address}{fragment}", soft_wrap=True, markup=False, highlight=False)
        console.print("Ctrl-C ends the workbench.", soft_wrap=True)

    serve_page(bench, port, announce)
    return CONFORMS
