"""The settings in ``saitei.toml`` in the working directory: named engines with their options.

    source = "https://host/features"        # the web address of the features

    [engines.mine]
    engine = "stdio:./my-engine --saitei"   # or any other form of --engine
    timeout = 30                            # seconds for an answer
    scenario-timeout = 300                  # seconds for all answers in a scenario
    environment = { LOG = "debug" }         # added to the environment of a child process
    game = "hololive"
    edition = "1.7.0"
    baseline = "known.toml"                 # relative to this file

In ``pyproject.toml``, the settings are under ``[tool.saitei]``: ``[tool.saitei.engines.mine]``. Options of the command
line take precedence.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from msgspec import Struct, structs

from ...adapters.launchers import BadEngine
from ..base import toml_files
from ..base.command_errors import WrongUse
from ..base.sanitize import is_web_address
from ..judging.engine_lookup import REFERENCE, engine_forms, find_launcher
from ..judging.run_options import RunOptions
from ..judging.time_limits import LONGEST, SCENARIO_SECONDS

FILE = Path("saitei.toml")
PROJECT = Path("pyproject.toml")


class NamedEngine(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, rename="kebab"):
    """An engine that the file names, and its options."""

    engine: str
    timeout: float | None = None
    scenario_timeout: float | None = None
    environment: dict[str, str] = {}
    game: str | None = None
    edition: str | None = None
    baseline: str | None = None


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    source: str = ""
    engines: dict[str, object] = {}


def load_run_options(engine: str, **asked: Any) -> RunOptions:
    """The options of a run: those in ``asked`` that are not None, or else those of the engine in the file.

    Raises :class:`WrongUse`.
    """
    names = _names()
    named = names.engines.get(engine)
    if named is None:
        also = f"; {names.where} names {', '.join(names.engines)}" if names.engines else ""
        named = NamedEngine(engine=engine)
        _check(named, "{}" + also)
    else:
        _check(named, f"{names.where}: engines.{engine}: {{}}")
    kind = named.engine.partition(":")[0]
    if asked.get("in_process") and kind not in ("python", REFERENCE):
        raise WrongUse(f"--in-process is for engines in Python; {named.engine} has its own process")
    if asked.get("in_process") and named.environment:
        raise WrongUse(
            f"{names.where}: engines.{engine}: an environment is for a child process; leave out --in-process"
        )
    known = {name: value for name, value in structs.asdict(named).items() if value is not None}
    if asked.get("game") not in (None, named.game):
        known.pop("edition", None)  # it belongs to another game
    found = {**known, **{name: value for name, value in asked.items() if value is not None}, "engine": named.engine}
    found.setdefault("scenario_timeout", max(SCENARIO_SECONDS, found.get("timeout", 0)))
    if "baseline" in found:
        found["baseline"] = Path(found["baseline"])
    return RunOptions(**found)


def named_engines() -> Mapping[str, NamedEngine]:
    """The engines in the user's file, by name; empty without a file. Raises :class:`WrongUse` for a bad file."""
    return _names().engines


def features_address() -> str:
    """The web address of the features in the user's file, or empty. Raises :class:`WrongUse` for a bad file."""
    return _names().source


@dataclass(frozen=True)
class _Names:
    """The engines in a file, the address of the features, and the name of the file in errors."""

    where: str
    engines: Mapping[str, NamedEngine]
    source: str


def _names() -> _Names:
    where, table = _table()
    said = toml_files.convert_record(table, _File, where)
    if said.source and not is_web_address(said.source):
        raise WrongUse(
            f"{where}: source = {said.source} is not a web address; write the address of the features, with https://"
        )
    named = {name: _engine(name, table, f"{where}: engines.{name}") for name, table in said.engines.items()}
    return _Names(where, named, said.source)


def _table() -> tuple[str, object]:
    """The settings in the working directory, after their place. Raises :class:`WrongUse` if two files have some."""
    tools = toml_files.read_toml(PROJECT).get("tool") if PROJECT.exists() else None
    project = tools.get("saitei") if isinstance(tools, dict) else None
    if FILE.exists():
        if project is not None:
            raise WrongUse(f"{FILE} and [tool.saitei] of {PROJECT} both have settings for saitei; keep one of them")
        return str(FILE), toml_files.read_toml(FILE)
    return f"{PROJECT}: tool.saitei", {} if project is None else project


def _engine(name: str, table: object, where: str) -> NamedEngine:
    if ":" in name or name in engine_forms():
        raise WrongUse(f"{where}: {name.partition(':')[0]} is a form of --engine; give this engine another name")
    named = toml_files.convert_record(table, NamedEngine, where)
    for word, seconds in (("timeout", named.timeout), ("scenario-timeout", named.scenario_timeout)):
        if seconds is not None and not 0 < seconds <= LONGEST:
            raise WrongUse(f"{where}: {word} = {seconds:g} is not a number of seconds above 0 and up to {LONGEST:g}")
    if named.edition and not named.game:
        raise WrongUse(f"{where}: an edition needs its game; add game = ...")
    if named.environment and named.engine == REFERENCE:
        raise WrongUse(f"{where}: an environment is for a child process; leave it out")
    return named


def _check(named: NamedEngine, message: str) -> None:
    """Raise :class:`WrongUse` with this message unless the engine can be found; ``{}`` is replaced by the error."""
    try:
        find_launcher(named.engine)
    except BadEngine as error:
        raise WrongUse(message.replace("{}", str(error))) from error
