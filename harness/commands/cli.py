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

from ..base.errors import BROKEN, WRONG_USE, Stop, WrongUse
from ..base.memory import collect_seldom
from ..base.streams import fall_silent, say_aside
from ..base.text import printable
from ..base.version import version
from . import options
from .calling import console, run_options
from .cli_rulebook import rulebook
from .options import BASELINE, CHOOSING, ENGINE, FILES, LIMITS, PLAYING, Group, directory, file, option, waiting

if TYPE_CHECKING:
    from ..scenarios.narrowing import Shard

INTERRUPTED = 130


def _shard(_ctx: click.Context, _option: click.Parameter, words: str | None) -> Shard | None:
    from ..scenarios.narrowing import shard

    return None if words is None else shard(words)


_SECTIONS = {
    "Judge an engine": ("run", "explain", "check-adapter", "fuzz", "init-adapter", "report"),
    "Write scenarios": ("lint", "fmt", "phrases", "lsp"),
    "Know the suite": ("list", "coverage", "where", "prove", "schema", "serve"),
    "Follow the rulebook": ("rulebook",),
}


@click.group(cls=Group, sections=_SECTIONS, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(version() or "not installed", prog_name="saitei")
@click.option("--debug", is_flag=True, expose_value=False, help="Show the traceback of an error that nobody foresaw.")
def commands() -> None:
    """Which clauses of the official rulebook does a card-game engine obey?

    Exit codes: 0 conforms; 1 deviates; 2 wrong use; 3 harness or adapter error; 4 nothing ran.
    """
    from ..scenarios.checkouts import note

    if said := note(Path()):
        say_aside(f"saitei: {said}")


@commands.command(
    example="saitei run --engine 'stdio:./my-engine --saitei' --game hololive\n"
    "saitei run --engine mine --clause 10.8 --json verdicts.json --markdown summary.md\n"
    "saitei run --engine mine --scenario 'hololive/10.6/*' -x\n"
    "saitei run --engine mine --engine theirs --html report"
)
@click.argument("paths", metavar="[PATH.feature]...", nargs=-1, type=click.Path(exists=True, path_type=Path))
@options.engines
@options.in_process
@options.game
@options.edition
@options.clauses
@option(
    CHOOSING,
    "--scenario",
    "scenarios",
    shell_complete=options.scenario_ids,
    metavar="ID",
    multiple=True,
    help="A scenario by its id, or several by a pattern such as 'hololive/10.6/*'.",
)
@option(
    CHOOSING,
    "--skip",
    shell_complete=options.things,
    metavar="ID-or-CLAUSE",
    multiple=True,
    help="Leave out scenarios by id or pattern, or a clause and all under it.",
)
@option(CHOOSING, "--last-failed", is_flag=True, help="What deviated when the engine was judged last from here.")
@option(CHOOSING, "--shard", metavar="I/N", callback=_shard, help="One shard of several; report merge joins them.")
@option(CHOOSING, "--dry-run", is_flag=True, help="Name what would be played, and play nothing: exit code 4.")
@options.processes
@options.dask
@option(PLAYING, "-x", "--exitfirst", "first", is_flag=True, help="End with the first deviation.")
@option(
    PLAYING,
    "--repeat",
    metavar="N",
    type=click.IntRange(1, 1000),
    default=1,
    help="Play each scenario so many times; one whose verdicts differ is flaky.",
)
@options.timeout
@options.scenario_timeout
@waiting(
    "--run-timeout",
    "Seconds that the whole run has; what is found by then is written.  [default: no limit]",
)
@option(BASELINE, "--baseline", type=file, help="Known deviations, which do not fail the run.")
@option(BASELINE, "--write-baseline", type=file, help="Write the deviations as a baseline.")
@option(FILES, "--json", type=file, help="Write the results as JSON.")
@option(FILES, "--junit", type=file, help="Write the results as JUnit XML.")
@option(FILES, "--html", type=directory, help="Write a page to read, index.html, into this directory.")
@option(FILES, "--markdown", type=file, help="Write a summary for the page of a CI job.")
@option(FILES, "--badge", type=file, help="Write the score as an SVG image.")
@options.source
@options.transcripts
def run(
    engines: tuple[str, ...],
    dry_run: bool,
    processes: int | None,
    dask: str | None,
    json: Path | None,
    junit: Path | None,
    html: Path | None,
    markdown: Path | None,
    badge: Path | None,
    write_baseline: Path | None,
    source: str,
    transcripts: bool,
    **asked: Any,
) -> int:
    """Judge an engine: the reference engine, by every game, if nothing else is said.

    With PATHs it is judged by these feature files, or those of directories, wherever they stand.
    """
    from ..judging.verdicts import worst_code
    from . import run as running

    if not dry_run:
        running.claim(json, junit, markdown, badge, html)
    if len(engines) > 1:
        of_one = {
            "--junit": junit,
            "--badge": badge,
            "--write-baseline": write_baseline,
            "--baseline": asked["baseline"],
        }
        if given := [name for name, path in of_one.items() if path]:
            raise WrongUse(f"{given[0]} is for one engine; judge these one by one, or leave it out")
    number = options.workers(processes, dask)
    requests = [run_options(engine, processes=number, dask=dask, **asked) for engine in dict.fromkeys(engines)]
    if dry_run:
        return worst_code(running.rehearse(each, console()) for each in requests)
    if len(requests) > 1:
        return running.several(
            requests, console(), json=json, html=html, markdown=markdown, transcripts=transcripts, source=source
        )
    return running.run(
        requests[0],
        console(),
        json=json,
        junit=junit,
        html=html,
        markdown=markdown,
        badge=badge,
        transcripts=transcripts,
        source=source,
        write_baseline=write_baseline,
    )


@commands.command("list", example="saitei list --game hololive")
@options.game
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
def list_(game: str | None, as_json: bool) -> int:
    """List games, editions, and counts of clauses and scenarios."""
    from ..scenarios.suite import Suite
    from . import listing

    return listing.command(Suite(), console(), game=game, as_json=as_json)


@commands.command(example="saitei coverage --game hololive --check")
@options.game
@options.clauses
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@click.option("--check", is_flag=True, help="Exit with 1 when a clause is unaccounted for.")
@click.option("--needs", is_flag=True, help="What scenarios need of an engine instead, and in which order.")
@options.proof
def coverage(
    game: str | None, clauses: tuple[str, ...], as_json: bool, check: bool, needs: bool, proof: Path | None
) -> int:
    """Say clause by clause which scenarios show it."""
    from ..scenarios.suite import Suite
    from . import coverage as covering
    from . import needs as needing

    if needs and (check or proof or clauses):
        raise click.UsageError("--needs goes with --game and --json alone: it says nothing of clauses that are missing")
    if needs:
        return needing.command(Suite(), console(), game=game, as_json=as_json)
    return covering.command(Suite(), console(), game=game, as_json=as_json, check=check, proof=proof, about=clauses)


@commands.command(example="saitei where 10.8.2 --game hololive")
@click.argument("clauses", metavar="[CLAUSE]...", nargs=-1, shell_complete=options.clause_ids)
@options.game
def where(clauses: tuple[str, ...], game: str | None) -> int:
    """Say clause by clause which statements of the reference engine make it true."""
    from ..scenarios.suite import Suite
    from . import where as finding

    return finding.command(Suite(), console(), clauses, game=game)


@commands.command(example="saitei prove --game hololive --clause 10.8\nsaitei prove --json > proof.json")
@options.game
@options.clauses
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@options.processes
@options.dask
def prove(game: str | None, clauses: tuple[str, ...], as_json: bool, processes: int | None, dask: str | None) -> int:
    """Break the reference engine clause by clause, to see that the clause's scenarios notice."""
    from ..prove import command as proving
    from ..scenarios.suite import Suite

    number = options.workers(processes, dask, otherwise=options.cores())
    return proving.command(Suite(), console(), game=game, clauses=clauses, as_json=as_json, processes=number, dask=dask)


@commands.command(example="saitei explain 10.6.3.2 --engine mine\nsaitei explain house/rules.feature")
@click.argument("what", metavar="SCENARIO-or-CLAUSE-or-PATH.feature", shell_complete=options.things)
@options.engine
@options.game
@options.timeout
@options.in_process
def explain(what: str, engine: str, game: str | None, timeout: float | None, in_process: bool) -> int:
    """Play a scenario, or all of a clause or of a feature file, and show the transcript."""
    from . import explain as explaining

    asked = run_options(engine, game=game, timeout=timeout, in_process=in_process)
    return explaining.command(asked, what, console())


_features = click.argument("paths", metavar="[PATH]...", nargs=-1, type=click.Path(exists=True, path_type=Path))


@commands.command(example="saitei lint house/rules.feature\nsaitei lint --game hololive")
@_features
@options.game
def lint(paths: tuple[Path, ...], game: str | None) -> int:
    """Say what is wrong in feature files, or in all of the suite's, without an engine."""
    from ..scenarios.suite import Suite
    from . import authoring

    return authoring.lint(Suite(), console(), paths, game=game)


@commands.command(example="saitei fmt house/rules.feature\nsaitei fmt --check house")
@_features
@options.game
@click.option("--check", is_flag=True, help="Write nothing; exit with 1 where a file is not laid out.")
def fmt(paths: tuple[Path, ...], game: str | None, check: bool) -> int:
    """Lay feature files out, or all of the suite's: indentation, tables in columns, blank lines."""
    from ..scenarios.suite import Suite
    from . import authoring

    return authoring.fmt(Suite(), console(), paths, game=game, check=check)


@commands.command(example="saitei phrases draws cards --game hololive")
@click.argument("words", metavar="[WORDS]...", nargs=-1)
@options.game
def phrases(words: tuple[str, ...], game: str | None) -> int:
    """List what scenarios can say, or what of it fits the words."""
    from ..scenarios.suite import Suite
    from . import authoring

    return authoring.phrases(Suite(), console(), " ".join(words), game=game)


@commands.command(example="saitei lsp")
def lsp() -> int:
    """Help an editor with feature files: it starts this, and speaks the Language Server Protocol with it."""
    from ..scenarios.suite import Suite
    from . import authoring

    return authoring.lsp(Suite())


@commands.command(example="saitei schema --game hololive --typescript")
@options.of_game(options.OTHERS, help="Its words alone, where the protocol leaves words to games.")
@click.option("--typescript", is_flag=True, help="As types of TypeScript.")
def schema(game: str | None, typescript: bool) -> int:
    """Print the protocol's messages, card text among them, as JSON Schema."""
    from . import serve as serving

    return serving.schema(game, typescript=typescript)


@commands.command(example="saitei serve --game hololive")
@options.of_game(options.OTHERS, required=True, help="The game to serve.")
def serve(game: str) -> int:
    """Serve the reference engine on standard input and output."""
    from . import serve as serving

    return serving.command(game)


@commands.command("check-adapter", example="saitei check-adapter --engine 'stdio:./my-engine --saitei'")
@options.required_engine
@options.game
@click.option("--seed", type=int, default=0, show_default=True, help="Of the random play.")
@options.timeout
@options.in_process
def check_adapter(engine: str, game: str | None, seed: int, timeout: float | None, in_process: bool) -> int:
    """Falsify an adapter before it is scored."""
    from . import check_adapter as checking

    asked = run_options(engine, game=game, timeout=timeout, in_process=in_process)
    return checking.command(asked, console(), seed=seed)


@commands.command("init-adapter", example="saitei init-adapter my-adapter --language python")
@click.argument("directory", metavar="DIR", type=click.Path(path_type=Path))
@click.option("--language", type=click.Choice(["python", "node"]), required=True, help="What it is written in.")
def init_adapter(directory: Path, language: str) -> int:
    """Write a first adapter into a new directory."""
    from . import init_adapter as starting

    return starting.command(directory, language, console())


@commands.group(cls=Group)
def report() -> None:
    """Reports of results that were written before."""


@report.command(
    "merge",
    example="saitei report merge mine.json theirs.json --html report\n"
    "saitei report merge shard-*.json --badge badge.svg --exit-code",
)
@click.argument("files", metavar="F...", type=file, nargs=-1, required=True)
@option(FILES, "--html", type=directory, help="Write a page to read, index.html, into this directory.")
@option(FILES, "--markdown", type=file, help="Write a summary for the page of a CI job.")
@option(FILES, "--badge", type=file, help="Write the score of one engine as an SVG image.")
@option(FILES, "--json", type=file, help="Write the results put together as JSON.")
@options.proof
@options.source
@options.transcripts
@click.option("--exit-code", is_flag=True, help="Exit as the run would have: 1 if anything deviates, and so on.")
def report_merge(
    files: tuple[Path, ...],
    html: Path | None,
    markdown: Path | None,
    badge: Path | None,
    json: Path | None,
    proof: Path | None,
    source: str,
    transcripts: bool,
    exit_code: bool,
) -> int:
    """Put results of `saitei run --json` together: several engines, or the shards of one run."""
    from ..report import command

    outputs = command.Outputs(html, markdown, badge, json, transcripts, proof, source)
    return command.command(files, console(), outputs, judging=exit_code)


@report.command("engines", example="saitei report engines mine.json theirs.json --page docs/engines.md")
@click.argument("files", metavar="F...", type=file, nargs=-1, required=True)
@click.option("--page", type=file, required=True, help="The page whose tables are written anew.")
@click.option("--remarks", type=file, help="Remarks on deviations; without it the .toml beside the page, if any.")
def report_engines(files: tuple[Path, ...], page: Path, remarks: Path | None) -> int:
    """Write the tables of a page about engines from results of `saitei run --json`."""
    from ..report import engines

    return engines.command(files, console(), page, remarks)


@commands.command(example="saitei fuzz --engine mine --game hololive --seconds 300")
@options.required_engine
@option(
    ENGINE,
    "--against",
    shell_complete=options.engine_names,
    metavar="ENGINE",
    default="reference",
    show_default=True,
    help="Another engine, or none: invariants alone.",
)
@options.in_process
@options.game
@options.edition
@option(PLAYING, "--seed", metavar="N", type=int, help="Of the first scene; each further one has the next.")
@options.processes
@options.dask
@option(
    LIMITS,
    "--seconds",
    metavar="S",
    type=click.FloatRange(min=0, min_open=True),
    default=60.0,
    show_default=True,
    help="Seconds in which scenes are played, of each game.",
)
@option(
    LIMITS,
    "--findings",
    metavar="N",
    type=click.IntRange(min=1),
    default=1,
    show_default=True,
    help="Stop after so many, of each game.",
)
@waiting("--timeout", "Seconds that an engine has for an answer.", default=2.0)
@option(BASELINE, "--baseline", type=file, help="Known deviations, which are left out.")
@option(FILES, "--out", type=directory, default=Path("fuzz"), show_default=True, help="Where features are written.")
@option(FILES, "--corpus", type=directory, help="Keep scenes here by what they reach, and begin with those that are.")
def fuzz(
    engine: str,
    against: str,
    in_process: bool,
    game: str | None,
    edition: str | None,
    seed: int | None,
    processes: int | None,
    dask: str | None,
    seconds: float,
    findings: int,
    timeout: float,
    baseline: Path | None,
    out: Path,
    corpus: Path | None,
) -> int:
    """Play invented games on two engines at once, to find where they part."""
    from ..fuzz import command as fuzzing

    asked = run_options(
        engine,
        game=game,
        edition=edition,
        baseline=baseline,
        timeout=timeout,
        in_process=in_process,
        processes=options.workers(processes, dask),
        dask=dask,
    )
    return fuzzing.command(fuzzing.Fuzzing(asked, against, seconds, seed, out, findings, corpus), console())


commands.add_command(rulebook)


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


if __name__ == "__main__":
    sys.exit(main())
