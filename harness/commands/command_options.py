"""Options that several commands share, help with groups and examples, and shell completion.

    eval "$(_SAITEI_COMPLETE=bash_source saitei)"

makes bash complete games, editions, clauses, scenarios and engines, too; for zsh and fish, replace ``bash_source`` by
``zsh_source`` or ``fish_source``. Completions are looked up only on request, so that commands start fast.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

import click
from click.shell_completion import CompletionItem

from ...engines import ROOT as ENGINES
from ..judging.time_limits import LONGEST
from .command_context import installed_suite

_F = TypeVar("_F", bound=Callable[..., Any])

CHOOSING = "Scenarios to select"
ENGINE = "The engine"
LIMITS = "Limits"
PLAYING = "Execution"
BASELINE = "Known deviations"
FILES = "Files"
OTHERS = "Options"

WHOLE = 200
"""A length, in characters, that no first sentence of a command's help reaches."""

file = click.Path(dir_okay=False, path_type=Path)
directory = click.Path(file_okay=False, path_type=Path)


class OutputPath(click.Path):
    """The type of an option that names an output. While a command runs, no other command writes the same output."""

    def __init__(self, **attributes: Any) -> None:
        super().__init__(path_type=Path, **attributes)


output_file = OutputPath(dir_okay=False)
output_file_or_stdout = OutputPath(dir_okay=False, allow_dash=True)
output_directory = OutputPath(file_okay=False)


def find_document(ctx: click.Context, argument: click.Parameter, name: str | None) -> Path | None:
    """The file of a document, for the callback of an argument; a document at a URL is downloaded first."""
    from ..rulebook import document_download

    if name is None:
        return None
    path: Path = (
        document_download.download_document(name)
        if document_download.is_url(name)
        else file.convert(name, argument, ctx)
    )
    return path


class GroupedOptionsCommand(click.Command):
    """A command whose help shows the options in groups, and ends with examples."""

    def __init__(self, *args: Any, example: str = "", **others: Any) -> None:
        super().__init__(*args, **others)
        self.examples = tuple(example.splitlines())

    def invoke(self, ctx: click.Context) -> Any:
        """Call the command while its outputs are locked."""
        outputs = [
            (option.opts[0], path, not option.type.file_okay)
            for option in self.params
            if isinstance(option.type, OutputPath) and (path := ctx.params.get(option.name or "")) is not None
        ]
        if not outputs:
            return super().invoke(ctx)
        from ..base.user_files import OutputClaim, claim_outputs

        with claim_outputs(OutputClaim(*output) for output in outputs):
            return super().invoke(ctx)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options group by group, and last those without a group."""
        groups: dict[str, list[tuple[str, str]]] = {}
        for option in self.get_params(ctx):
            if isinstance(option, click.Option) and (record := option.get_help_record(ctx)):
                groups.setdefault(getattr(option, "group", OTHERS), []).append(record)
        others = groups.pop(OTHERS)
        for name, records in (*groups.items(), (OTHERS, others)):
            with formatter.section(name):
                formatter.write_dl(records)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the examples, one per line, so that they can be copied."""
        if self.examples:
            with formatter.section("Examples" if len(self.examples) > 1 else "Example"):
                formatter.write("".join(f"  {example}\n" for example in self.examples))


class LazyGroup(click.Group):
    """A group whose help lists the commands in sections.

    Each command of ``sections`` is in the module of ``package`` that has its name. The module is imported on demand.
    """

    command_class = GroupedOptionsCommand

    def __init__(
        self, *args: Any, sections: dict[str, tuple[str, ...]] | None = None, package: str = "", **others: Any
    ) -> None:
        super().__init__(*args, **others)
        self._sections = sections or {}
        self._package = package
        self._names = {name for names in self._sections.values() for name in names}

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of all commands."""
        return sorted({*super().list_commands(ctx), *self._names})

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """The command of that name, or None. For an unknown name, all are imported, so that click can suggest one."""
        wanted = {name} & self._names or (set() if name in self.commands else self._names)
        for each in wanted - self.commands.keys():
            module = each.replace("-", "_")
            self.add_command(getattr(import_module(f".{module}", self._package), f"{module}_command"), each)
        return super().get_command(ctx, name)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the commands, section by section."""
        others = tuple(name for name in self.list_commands(ctx) if name not in self._names)
        for title, names in {**self._sections, "Commands": others}.items():
            found = [(name, command) for name in names if (command := self.get_command(ctx, name))]
            if found:
                with formatter.section(title):
                    formatter.write_dl([(name, each.get_short_help_str(WHOLE)) for name, each in found])


def define_command(*, example: str) -> Callable[[Callable[..., int]], GroupedOptionsCommand]:
    """A decorator that makes a function a command of its name, with examples, one per line."""
    return click.command(cls=GroupedOptionsCommand, example=example)


class _Option(click.Option):
    def __init__(self, *args: Any, group: str, **others: Any) -> None:
        super().__init__(*args, **others)
        self.group = group


class _Game(_Option):
    """An option whose help lists the installed games."""

    def make_metavar(self, *_: Any, **__: Any) -> str:
        """The names of the installed games, between vertical bars."""
        return f"[{'|'.join(installed_suite().game_names())}]"


def grouped_option(group: str, *names: str, **attributes: Any) -> Callable[[_F], _F]:
    """A decorator that adds an option, which the help shows in the given group."""
    return click.option(*names, **{"cls": _Option, "group": group, **attributes})


def game_option(group: str, **attributes: Any) -> Callable[[_F], _F]:
    """A decorator that adds the option ``--game``."""
    return grouped_option(group, "--game", cls=_Game, shell_complete=games, **attributes)


# --- shell completion ------------------------------------------------------------------------------


def _completing(found: Callable[..., Iterable[str | tuple[str, str]]]) -> Callable[..., list[CompletionItem]]:
    """A completion function for click, from a function that gives all candidates: words, or words with meanings."""

    def complete_word(ctx: click.Context, _param: click.Parameter, begun: str) -> list[CompletionItem]:
        try:
            known = [each if isinstance(each, tuple) else (each, "") for each in found(ctx, begun)]
        except Exception:  # errors of other parts must not disturb the completion of a word
            return []
        return [CompletionItem(word, help=title or None) for word, title in known if word.startswith(begun)]

    return complete_word


@_completing
def complete_edition(ctx: click.Context, _begun: str) -> Iterable[str]:
    """The editions of the game that the command line names, by default of all games."""
    return [edition for game in _asked(ctx) for edition in installed_suite().edition_names(game)]


@_completing
def complete_engine(_ctx: click.Context, _begun: str) -> Iterable[str]:
    """The engines named in the user's settings, ``reference``, and the prefixes of other forms, such as ``stdio:``."""
    from ..judging.engine_lookup import REFERENCE, engine_forms
    from ..runs.settings import named_engines

    return [*named_engines(), REFERENCE, *(f"{form}:" for form in sorted(engine_forms() - {REFERENCE}))]


@_completing
def complete_scenario_or_clause(ctx: click.Context, begun: str) -> Iterable[tuple[str, str]]:
    """Scenarios if the word contains a slash, otherwise clauses."""
    return _scenarios(ctx, begun) if "/" in begun else _clauses(ctx)


def _clauses(ctx: click.Context) -> Iterator[tuple[str, str]]:
    for ledger in map(installed_suite().load_ledger, _asked(ctx)):
        yield from ((heading.id, heading.title) for heading in ledger.headings)
        yield from ((clause.id, clause.title) for clause in ledger)


def _scenarios(ctx: click.Context, begun: str) -> Iterator[tuple[str, str]]:
    """The ids of a section's scenarios if the word names the section, otherwise a pattern for each section."""
    known = installed_suite()
    for game in _asked(ctx):
        for path in known.feature_paths(game):
            section = f"{game}/{path.stem}/"
            if begun.startswith(section):
                yield from ((scenario.id, "") for scenario in known.read_feature(path).scenarios)
            else:
                yield f"{section}*", ""


games = _completing(lambda _ctx, _begun: installed_suite().game_names())
clause_ids = _completing(lambda ctx, _begun: _clauses(ctx))
scenario_ids = _completing(_scenarios)


def _asked(ctx: click.Context) -> tuple[str, ...]:
    """The game that the command line names, by default all games."""
    game = ctx.params.get("game")
    return (game,) if game else installed_suite().game_names()


# --- options that several commands share -----------------------------------------------------------


def _waitable(_ctx: click.Context, _option: click.Parameter, seconds: float | None) -> float | None:
    if seconds is not None and not seconds <= LONGEST:
        raise click.BadParameter(f"{seconds} is not a number of seconds up to {LONGEST:g}.")
    return seconds


def seconds_option(name: str, text: str, default: float | None = None) -> Callable[[_F], _F]:
    """A decorator that adds an option for a number of seconds, at most a day."""
    return grouped_option(
        LIMITS,
        name,
        metavar="S",
        type=click.FloatRange(min=0, min_open=True),
        callback=_waitable,
        default=default,
        show_default=True,
        help=text,
    )


def _source(_ctx: click.Context, _option: click.Parameter, address: str) -> str:
    from ..runs import settings

    return address or settings.features_address()


def _engine(*names: str, **attributes: Any) -> Callable[[_F], _F]:
    return grouped_option(ENGINE, "--engine", *names, shell_complete=complete_engine, metavar="ENGINE", **attributes)


_FORMS = "reference, python:MODULE:FUNCTION, stdio:COMMAND, a bridge, or a name from saitei.toml"

engine = _engine(default="reference", show_default=True, help=f"The engine to use: {_FORMS}.")
engines = _engine(
    "engines",
    multiple=True,
    default=["reference"],
    help=f"The engine to judge: {_FORMS}. Can be repeated.  [default: reference]",
)
required_engine = _engine(required=True, help=f"The engine to use: {_FORMS}.")
compared_engine = _engine(help=f"List the changes that concern this engine: {_FORMS}.")
in_process = grouped_option(
    ENGINE,
    "--in-process",
    is_flag=True,
    help="Run a Python engine inside saitei's own process, for debugging. A crash of the engine ends saitei, too.",
)
game = game_option(CHOOSING, help="Select one game.  [default: all games]")
edition = grouped_option(
    CHOOSING,
    "--edition",
    metavar="EDITION",
    shell_complete=complete_edition,
    help="Use this edition of the game's rulebook.  [default: the current edition]",
)
clauses = grouped_option(
    CHOOSING,
    "--clause",
    "clauses",
    shell_complete=clause_ids,
    metavar="CLAUSE",
    multiple=True,
    help="Select a clause or section, with all clauses below it. Can be repeated.",
)
timeout = seconds_option("--timeout", "Time limit for each answer of the engine, in seconds.  [default: 10]")
scenario_timeout = seconds_option(
    "--scenario-timeout",
    "Time limit for each scenario, in seconds, over all of the engine's answers.  [default: 60]",
)
processes = grouped_option(
    PLAYING,
    "-n",
    "processes",
    metavar="N",
    type=click.IntRange(min=1),
    help="Number of worker processes.  [default: 1; prove: one for each core]",
)
dask = grouped_option(
    PLAYING,
    "--dask",
    metavar="ADDRESS",
    help="Play on a Dask cluster: the address of its scheduler, or 'local' for -n workers on this machine.",
)


def _variations(_ctx: click.Context, _option: click.Parameter, choice: str) -> tuple[str, ...]:
    from ...steps.variation_names import CHOICES, selected_variations

    if choice not in CHOICES:
        raise click.BadParameter(f"{choice!r} is not one of {', '.join(CHOICES)}.")
    return selected_variations(choice)


@_completing
def complete_variations(_ctx: click.Context, _begun: str) -> Iterable[str]:
    """The values of the option ``--variations``."""
    from ...steps.variation_names import CHOICES

    return CHOICES


def variations(default: str) -> Callable[[_F], _F]:
    """A decorator that adds the option ``--variations``."""
    return grouped_option(
        PLAYING,
        "--variations",
        metavar="NAME",
        default=default,
        show_default=True,
        callback=_variations,
        shell_complete=complete_variations,
        help="Play scenarios that pass in other situations, too: mirror, first-player, effect or stack, all or none.",
    )


registry = grouped_option(
    FILES,
    "--registry",
    type=directory,
    default=ENGINES,
    help="Use this directory, with one file for each engine.  [default: the engines that saitei knows]",
)
feature_paths = click.argument("paths", metavar="[PATH]...", nargs=-1, type=click.Path(exists=True, path_type=Path))
proof = grouped_option(
    FILES,
    "--proof",
    type=file,
    help="Read this output of prove --json, and show the evidence that certifies each clause.",
)
source = grouped_option(
    FILES,
    "--source",
    metavar="ADDRESS",
    default="",
    callback=_source,
    help="Web address of the feature files, for the links of the HTML report.",
)
transcripts = grouped_option(
    FILES, "--transcripts", is_flag=True, help="Include the transcripts of passing scenarios, too. They are large."
)
