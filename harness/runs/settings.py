"""``saitei.toml`` in the working directory: engines by names of the user's own, each with its options.

    [engines.mine]
    engine = "stdio:./my-engine --saitei"   # or any other form of --engine
    timeout = 30                            # seconds for an answer
    environment = { LOG = "debug" }         # added to that of a child process
    game = "hololive"
    edition = "1.7.0"
    baseline = "known.toml"                 # relative to this file

What the command line says wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from ...adapters.locate import BadEngine
from ...adapters.subprocess_engine import TIMEOUT
from ..base import tomlfiles
from ..base.errors import WrongUse
from ..judging.engines import REFERENCE, forms, launcher
from ..judging.limits import LONGEST, SCENARIO_SECONDS
from .request import Request

FILE = Path("saitei.toml")


class Named(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An engine that the file names, and its options."""

    engine: str
    timeout: float | None = None
    environment: dict[str, str] = {}
    game: str | None = None
    edition: str | None = None
    baseline: str | None = None


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    engines: dict[str, object] = {}


def request(
    engine: str,
    *,
    game: str | None = None,
    edition: str | None = None,
    timeout: float | None = None,
    baseline: Path | None = None,
    clauses: tuple[str, ...] = (),
    processes: int = 1,
    in_process: bool = False,
    scenario: float | None = None,
    whole: float | None = None,
    repeat: int = 1,
    paths: tuple[Path, ...] = (),
) -> Request:
    """What the command line asks for, completed by what the file says of its engine. Raises :class:`WrongUse`."""
    names = engines()
    named = names.get(engine)
    if named is None:
        also = f"; {FILE} names {', '.join(names)}" if names else ""
        named = Named(engine=engine)
        _check(named, "{}" + also)
    else:
        _check(named, f"{FILE}: engines.{engine}: {{}}")
    if game in (None, named.game):
        game, edition = named.game or game, edition or named.edition
    kind = named.engine.partition(":")[0]
    if in_process and kind not in ("python", REFERENCE):
        raise WrongUse(f"--in-process is for an engine in Python; {named.engine} has a process of its own")
    if named.environment and in_process:
        raise WrongUse(f"{FILE}: engines.{engine}: an environment is for a child process; leave --in-process out")
    seconds = timeout or named.timeout or TIMEOUT
    known = FILE.parent / named.baseline if named.baseline else None
    return Request(
        engine=named.engine,
        game=game,
        edition=edition,
        clauses=clauses,
        timeout=seconds,
        scenario=scenario or max(SCENARIO_SECONDS, seconds),
        whole=whole,
        in_process=in_process,
        repeat=repeat,
        paths=paths,
        environment=named.environment,
        processes=processes,
        baseline=baseline or known,
    )


def engines() -> Mapping[str, Named]:
    """The engines that the file names, if there is one. Raises :class:`WrongUse` for what is wrong with it."""
    if not FILE.exists():
        return {}
    tables = tomlfiles.typed(tomlfiles.read(FILE), _File, str(FILE)).engines
    return {name: _engine(name, table) for name, table in tables.items()}


def _engine(name: str, table: object) -> Named:
    where = f"{FILE}: engines.{name}"
    if ":" in name or name in forms():
        raise WrongUse(f"{where}: {name.partition(':')[0]} is a form of --engine; call this engine something else")
    named = tomlfiles.typed(table, Named, where)
    if named.timeout is not None and not 0 < named.timeout <= LONGEST:
        raise WrongUse(f"{where}: timeout = {named.timeout:g} is no number of seconds above 0, up to {LONGEST:g}")
    if named.edition and not named.game:
        raise WrongUse(f"{where}: an edition needs its game; add game = ...")
    if named.environment and named.engine == REFERENCE:
        raise WrongUse(f"{where}: an environment is for a child process; leave it out")
    return named


def _check(named: Named, message: str) -> None:
    """Raise :class:`WrongUse` with this message unless the engine can be found; ``{}`` is for what is wrong."""
    try:
        launcher(named.engine)
    except BadEngine as error:
        raise WrongUse(message.replace("{}", str(error))) from error
