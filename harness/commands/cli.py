"""The command ``saitei``. What a command does is in the module of its name; here is how it is called.

Modules are imported when their command runs, so that ``saitei serve`` starts as fast as the engine does.
"""

from __future__ import annotations

import io
import os
import sys
import tempfile
import traceback
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ..base.errors import BROKEN, WRONG_USE, Stop
from ..base.memory import collect_seldom
from ..base.streams import fall_silent, say_aside
from ..base.text import printable
from ..base.version import version
from ..judging.limits import LONGEST

if TYPE_CHECKING:
    from rich.console import Console

    from ..runs.request import Request

INTERRUPTED = 130

_engine = click.option(
    "--engine",
    default="reference",
    show_default=True,
    help="reference, python:M:F, stdio:CMD, or a name from saitei.toml.",
)
_game = click.option("--game", help="One game; all of them if not given.")
_edition = click.option("--edition", help="An edition of the game's rulebook.")


def _waitable(_ctx: click.Context, _option: click.Parameter, seconds: float | None) -> float | None:
    if seconds is not None and not seconds <= LONGEST:
        raise click.BadParameter(f"{seconds} is no number of seconds up to {LONGEST:g}.")
    return seconds


def _cores() -> int:
    return os.cpu_count() or 1


_timeout = click.option(
    "--timeout",
    type=click.FloatRange(min=0, min_open=True),
    callback=_waitable,
    help="Seconds that the engine has for an answer.  [default: 10]",
)
_scenario_timeout = click.option(
    "--scenario-timeout",
    type=click.FloatRange(min=0, min_open=True),
    callback=_waitable,
    help="Seconds that it has for all its answers in a scenario.  [default: 60]",
)
_in_process = click.option(
    "--in-process",
    is_flag=True,
    help="Run an engine in Python in the process of saitei, which it can end: for debugging.",
)
_file = click.Path(dir_okay=False, path_type=Path)
_file_or_output = click.Path(dir_okay=False, allow_dash=True, path_type=Path)


def _document(ctx: click.Context, argument: click.Parameter, name: str | None) -> Path | None:
    """The file that is named, or that is fetched where a URL is."""
    from ..rulebook import fetching

    if name is None:
        return None
    path: Path = fetching.fetched(name) if fetching.is_url(name) else _file.convert(name, argument, ctx)
    return path


_directory = click.Path(file_okay=False, path_type=Path)
_proof = click.option("--proof", type=_file, help="What prove --json wrote: say by what each clause is certified.")
_transcripts = click.option(
    "--transcripts", is_flag=True, help="Keep the transcripts of scenarios that pass, too; they are large."
)


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(version() or "not installed", prog_name="saitei")
@click.option("--debug", is_flag=True, expose_value=False, help="Show the traceback of an error that nobody foresaw.")
def commands() -> None:
    """Which clauses of the official rulebook does a card-game engine obey?

    Exit codes: 0 conforms; 1 deviates; 2 wrong use; 3 harness or adapter error; 4 nothing ran.
    """
    from ..scenarios.checkouts import note

    if said := note(Path()):
        say_aside(f"saitei: {said}")


@commands.command()
@click.argument("paths", metavar="[PATH.feature]...", nargs=-1, type=click.Path(exists=True, path_type=Path))
@_engine
@_game
@_edition
@click.option("--clause", "clauses", multiple=True, help="A clause or section and all under it.")
@click.option("--json", type=_file, help="Write the results as JSON.")
@click.option("--junit", type=_file, help="Write the results as JUnit XML.")
@click.option("--baseline", type=_file, help="Known deviations, which do not fail the run.")
@click.option("--write-baseline", type=_file, help="Write the deviations as a baseline.")
@click.option("--html", type=_directory, help="Write a page to read, index.html, into this directory.")
@click.option("--markdown", type=_file, help="Write a summary for the page of a CI job.")
@_transcripts
@click.option("-n", "processes", type=click.IntRange(min=1), default=1, help="Worker processes.")
@_timeout
@_scenario_timeout
@click.option(
    "--run-timeout",
    type=click.FloatRange(min=0, min_open=True),
    callback=_waitable,
    help="Seconds that the whole run has; what is found by then is written.  [default: no limit]",
)
@click.option(
    "--repeat",
    type=click.IntRange(1, 1000),
    default=1,
    help="Play each scenario so many times; one whose verdicts differ is flaky.",
)
@_in_process
def run(
    paths: tuple[Path, ...],
    engine: str,
    game: str | None,
    edition: str | None,
    clauses: tuple[str, ...],
    json: Path | None,
    junit: Path | None,
    baseline: Path | None,
    write_baseline: Path | None,
    html: Path | None,
    markdown: Path | None,
    transcripts: bool,
    processes: int,
    timeout: float | None,
    scenario_timeout: float | None,
    run_timeout: float | None,
    repeat: int,
    in_process: bool,
) -> int:
    """Judge an engine: the reference engine, by every game, if nothing else is said.

    With PATHs it is judged by these feature files, or those of directories, wherever they stand.
    """
    from . import run as running

    running.claim(json, junit, markdown, html)
    request = _request(
        engine,
        game=game,
        edition=edition,
        clauses=clauses,
        timeout=timeout,
        processes=processes,
        baseline=baseline,
        scenario=scenario_timeout,
        whole=run_timeout,
        repeat=repeat,
        paths=paths,
        in_process=in_process,
    )
    return running.run(
        request,
        _console(),
        json=json,
        junit=junit,
        html=html,
        markdown=markdown,
        transcripts=transcripts,
        write_baseline=write_baseline,
    )


@commands.command("list")
@_game
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
def list_(game: str | None, as_json: bool) -> int:
    """List games, editions, and counts of clauses and scenarios."""
    from ..scenarios.suite import Suite
    from . import listing

    return listing.command(Suite(), _console(), game=game, as_json=as_json)


@commands.command()
@_game
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@click.option("--check", is_flag=True, help="Exit with 1 when a clause is unaccounted for.")
@click.option("--needs", is_flag=True, help="What scenarios need of an engine instead, and in which order.")
@_proof
def coverage(game: str | None, as_json: bool, check: bool, needs: bool, proof: Path | None) -> int:
    """Say clause by clause which scenarios show it."""
    from ..scenarios.suite import Suite
    from . import coverage as covering
    from . import needs as needing

    if needs and (check or proof):
        raise click.UsageError("--needs goes with --game and --json alone: it says nothing of clauses that are missing")
    if needs:
        return needing.command(Suite(), _console(), game=game, as_json=as_json)
    return covering.command(Suite(), _console(), game=game, as_json=as_json, check=check, proof=proof)


@commands.command()
@click.argument("clauses", metavar="[CLAUSE]...", nargs=-1)
@_game
def where(clauses: tuple[str, ...], game: str | None) -> int:
    """Say clause by clause which statements of the reference engine make it true."""
    from ..scenarios.suite import Suite
    from . import where as finding

    return finding.command(Suite(), _console(), clauses, game=game)


@commands.command()
@_game
@click.option("--clause", "clauses", multiple=True, help="A clause or section and all under it.")
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@click.option("-n", "processes", type=click.IntRange(min=1), default=_cores(), help="Worker processes; one a core.")
def prove(game: str | None, clauses: tuple[str, ...], as_json: bool, processes: int) -> int:
    """Break the reference engine clause by clause, to see that the clause's scenarios notice."""
    from ..prove import command as proving
    from ..scenarios.suite import Suite

    return proving.command(Suite(), _console(), game=game, clauses=clauses, as_json=as_json, processes=processes)


@commands.command()
@click.argument("what", metavar="SCENARIO-or-CLAUSE-or-PATH.feature")
@_engine
@_game
@_timeout
@_in_process
def explain(what: str, engine: str, game: str | None, timeout: float | None, in_process: bool) -> int:
    """Play a scenario, or all of a clause or of a feature file, and show the transcript."""
    from . import explain as explaining

    request = _request(engine, game=game, timeout=timeout, in_process=in_process)
    return explaining.command(request, what, _console())


@commands.command()
@click.option("--game", required=True, help="The game to serve.")
def serve(game: str) -> int:
    """Serve the reference engine on standard input and output."""
    from . import serve as serving

    return serving.command(game)


@commands.command("check-adapter")
@click.option("--engine", required=True, help="python:M:F, stdio:CMD, reference, or a name from saitei.toml.")
@_game
@click.option("--seed", type=int, default=0, show_default=True, help="Of the random play.")
@_timeout
@_in_process
def check_adapter(engine: str, game: str | None, seed: int, timeout: float | None, in_process: bool) -> int:
    """Falsify an adapter before it is scored."""
    from . import check_adapter as checking

    request = _request(engine, game=game, timeout=timeout, in_process=in_process)
    return checking.command(request, _console(), seed=seed)


@commands.command("init-adapter")
@click.argument("directory", metavar="DIR", type=click.Path(path_type=Path))
@click.option("--language", type=click.Choice(["python", "node"]), required=True, help="What it is written in.")
def init_adapter(directory: Path, language: str) -> int:
    """Write a first adapter into a new directory."""
    from . import init_adapter as starting

    return starting.command(directory, language, _console())


@commands.group()
def report() -> None:
    """Reports of results that were written before."""


@report.command("merge")
@click.argument("files", metavar="F...", type=_file, nargs=-1, required=True)
@click.option("--html", type=_directory, help="Write a page to read, index.html, into this directory.")
@click.option("--markdown", type=_file, help="Write a summary for the page of a CI job.")
@click.option("--badge", type=_file, help="Write the score of one engine as an SVG image.")
@click.option("--json", type=_file, help="Write the results put together as JSON.")
@_proof
@_transcripts
def report_merge(
    files: tuple[Path, ...],
    html: Path | None,
    markdown: Path | None,
    badge: Path | None,
    json: Path | None,
    proof: Path | None,
    transcripts: bool,
) -> int:
    """Put results of `saitei run --json` together: several engines, or the shards of one run."""
    from ..report import command

    outputs = command.Outputs(html, markdown, badge, json, transcripts, proof)
    return command.command(files, _console(), outputs)


@report.command("engines")
@click.argument("files", metavar="F...", type=_file, nargs=-1, required=True)
@click.option("--page", type=_file, required=True, help="The page whose tables are written anew.")
@click.option("--remarks", type=_file, help="Remarks on deviations; without it the .toml beside the page, if any.")
def report_engines(files: tuple[Path, ...], page: Path, remarks: Path | None) -> int:
    """Write the tables of a page about engines from results of `saitei run --json`."""
    from ..report import engines

    return engines.command(files, _console(), page, remarks)


@commands.command()
@click.option("--engine", required=True, help="The engine: python:M:F, stdio:CMD or reference.")
@click.option("--against", default="reference", show_default=True, help="Another engine, or none: invariants alone.")
@_game
@_edition
@click.option(
    "--seconds", type=click.FloatRange(min=0, min_open=True), default=60.0, show_default=True, help="To play."
)
@click.option("--seed", type=int, help="Of the first scene; each further one has the next.")
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), default=Path("fuzz"), help="Where to write.")
@click.option(
    "--timeout",
    type=click.FloatRange(0, LONGEST, min_open=True),
    default=2.0,
    show_default=True,
    help="Seconds for an answer.",
)
@_in_process
def fuzz(
    engine: str,
    against: str,
    game: str | None,
    edition: str | None,
    seconds: float,
    seed: int | None,
    out: Path,
    timeout: float,
    in_process: bool,
) -> int:
    """Play invented games on two engines at once, to find where they part."""
    from ..fuzz import command as fuzzing

    request = _request(engine, game=game, edition=edition, timeout=timeout, in_process=in_process)
    return fuzzing.command(fuzzing.Fuzzing(request, against, seconds, seed, out), _console())


@commands.group()
def rulebook() -> None:
    """Read published rulebooks, compare editions, move the suite to a new one, and follow rulings."""


_form = click.option("--form", type=_file, help="How the document is printed, of a game that has no rulebook here.")


@rulebook.command("describe")
@click.argument("document", metavar="DOCUMENT-or-URL", callback=_document)
@click.option("--out", type=_file, help="Write it into this file.")
def rulebook_describe(document: Path, out: Path | None) -> int:
    """Propose how a document is printed: a document.toml for --form, or for a game of one's own."""
    from ..rulebook import reading

    return reading.description(document, _console(), out=out)


@rulebook.command("read")
@click.argument("document", metavar="DOCUMENT-or-URL", callback=_document)
@click.option("--game", help="Whose rulebook it is.")
@_form
@click.option("--json", type=_file_or_output, help="Write the clauses as JSON; - is standard output.")
def rulebook_read(document: Path, game: str | None, form: Path | None, json: Path | None) -> int:
    """Read a published document: PDF, HTML or text."""
    from ..rulebook import reading
    from ..scenarios.suite import Suite

    return reading.command(Suite(), document, _console(json), game=game, json_file=json, form=form)


@rulebook.command("diff")
@click.argument("old")
@click.argument("new")
@_game
@_form
@click.option("--json", type=_file_or_output, help="Write the changes as JSON; - is standard output.")
@click.option("--markdown", type=_file, help="Write a report for a pull request.")
@click.option("--html", type=_file, help="Write old and new words side by side, for yourself; of two documents.")
@click.option("--exit-code", is_flag=True, help="Exit with 1 if anything changed, with 0 if nothing did.")
def rulebook_diff(
    old: str,
    new: str,
    game: str | None,
    form: Path | None,
    json: Path | None,
    markdown: Path | None,
    html: Path | None,
    exit_code: bool,
) -> int:
    """Compare two editions, each a document, a URL of one, or the edition of a ledger."""
    from ..rulebook import comparing
    from ..scenarios.suite import Suite

    return comparing.command(
        Suite(),
        _console(json),
        (old, new),
        game=game,
        json_file=json,
        markdown=markdown,
        exit_code=exit_code,
        form=form,
    )


@rulebook.command("adopt")
@click.argument("document", metavar="[DOCUMENT-or-URL]", callback=_document, required=False)
@click.option("--game", required=True, help="Whose rulebook it is.")
@click.option("--edition", help="The new edition's name, if not the one that the document prints.")
@click.option("--date", help="Its day, YYYY-MM-DD, if not the one that the document prints.")
@click.option("--into", type=click.Path(file_okay=False, path_type=Path), default=Path(), help="The checkout.")
@click.option(
    "--reviewed",
    multiple=True,
    metavar="WHAT",
    help="Mark suspects as reviewed: by scenario, clause, pattern, kind of change, >=0.98.",
)
@click.option("--old", type=_file, help="The present edition's document: with its words, renamed terms are known.")
@click.option("--errata", is_flag=True, help="The document names single clauses, and is applied over the edition.")
@click.option("--dry-run", is_flag=True, help="Say what would be done, and write nothing in the checkout.")
@click.option("--force", is_flag=True, help="Go on though it looks like a part, an older edition or a bad reading.")
@click.option("--markdown", type=_file, help="Write a report for a pull request.")
def rulebook_adopt(
    document: Path | None,
    game: str,
    edition: str | None,
    date: str | None,
    into: Path,
    reviewed: tuple[str, ...],
    old: Path | None,
    errata: bool,
    dry_run: bool,
    force: bool,
    markdown: Path | None,
) -> int:
    """Move a checkout of the suite to a new edition; later, mark what was reviewed."""
    from ..rulebook import adopting

    return adopting.command(
        document,
        _console(),
        game=game,
        edition=edition,
        date=date,
        into=into,
        reviewed=reviewed,
        old=old,
        errata=errata,
        dry_run=dry_run,
        force=force,
        markdown=markdown,
    )


@rulebook.command("rulings")
@click.argument("copy", type=_file)
@click.option("--game", required=True, help="Whose rulings they are.")
@click.option("--adopt", is_flag=True, help="Write what is new and changed into the checkout's ledger of rulings.")
@click.option("--into", type=click.Path(file_okay=False, path_type=Path), default=Path(), help="The checkout.")
def rulebook_rulings(copy: Path, game: str, adopt: bool, into: Path) -> int:
    """Hold a copy of the publisher's answers, a JSON file, against the ledger of rulings."""
    from ..rulebook import answers

    return answers.command(copy, _console(), game=game, adopt=adopt, into=into)


def main() -> int:
    """Run the command that the arguments say; the exit code. Nobody who stops listening changes it."""
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


def unforeseen(error: BaseException) -> str:
    """One line of an error that is ours and that nobody foresaw; how it came about stands in a file, or above."""
    what = f"saitei: an error that nobody foresaw: {type(error).__name__}: {error}".splitlines()[0]
    told = "".join(traceback.format_exception(error))
    if "--debug" in sys.argv:
        return f"{told}{what}; please report it, with the lines above"
    try:
        with tempfile.NamedTemporaryFile("w", -1, "utf-8", prefix="saitei-", suffix=".txt", delete=False) as file:
            file.write(printable(told))
    except OSError:
        return f"{what}; please report it, with what --debug shows"
    return f"{what}; please report it, with {file.name}"


def _request(engine: str, **asked: Any) -> Request:
    """What is asked for of an engine, of which nothing is to stay behind: our process is all ours."""
    from ...adapters.lineage import adopt
    from ..runs import settings

    adopt()
    return settings.request(engine, **asked)


def _console(output: Path | None = None) -> Console:
    """What a command says on: standard output, unless a result is written there."""
    from ..base.files import STANDARD_OUTPUT
    from ..base.voice import Voice

    return Voice(sys.stderr if output == STANDARD_OUTPUT else sys.stdout)


if __name__ == "__main__":
    sys.exit(main())
