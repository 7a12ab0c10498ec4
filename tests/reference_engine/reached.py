"""Which scenarios come to what is replaced in an engine: nothing else can be said by those that do not.

The engine is a function of the scene and the answers, so a scenario that never calls a function has the same verdict
where that is replaced. Each is played once on the whole engine, and the functions that it calls are noted; the words
that occur are heard as well.
"""

from __future__ import annotations

import ast
import fcntl
import pickle
from collections.abc import Collection, Hashable, Iterator, Mapping
from contextlib import ExitStack, suppress
from functools import cache, lru_cache
from inspect import unwrap
from pathlib import Path
from pkgutil import resolve_name
from types import CodeType, FunctionType, MethodType
from typing import Any, NamedTuple

from saitei.adapters.messages import Initialize
from saitei.harness.judging.scenario_player import ScenarioPlayer
from saitei.harness.judging.verdicts import Verdict, worst_verdict
from saitei.harness.prove.module_swap import loaded_modules, swapped_modules
from saitei.harness.prove.step_budget import StepCountingLauncher, StepMeter, insert_first, insert_import
from saitei.harness.scenarios.feature_parser import Scenario
from saitei.harness.scenarios.selection import select_scenarios
from saitei.harness.scenarios.suite import Suite

from .listening import Ear, Heard

Function = tuple[str, int]
"""The file of a function, and the line that it begins in."""

Place = tuple[int, Hashable]
"""A module, a class or a table, and the name or the key in it."""

LAMBDA = "<lambda>"

SUITE = Suite()

told_in: list[Path] = []
"""Where processes tell one another, if anywhere."""

called: set[Function] = set()
note = called.add


class Whole(NamedTuple):
    """The verdict of a scenario on the whole engine, and the functions of the engine that it calls."""

    verdict: Verdict
    calls: frozenset[Function]


class Played(NamedTuple):
    """The results of playing every scenario on the whole engine, by id, and the words that occurred."""

    scenarios: dict[str, Whole]
    words: Heard


class Replaced:
    """Stands before a patch, and notes what it replaces, and where.

    ``functions`` is None where that is not functions alone.
    """

    def __init__(self, patch: Any) -> None:
        self._patch = patch
        self.functions: set[Function] | None = set()
        self.places: set[Place] = set()

    def setattr(self, target: Any, name: Any, *value: Any) -> None:
        """An attribute of a module or a class, or what a dotted name means."""
        if not value:
            above, _, last = target.rpartition(".")
            self.setattr(resolve_name(above), last, name)
            return
        self._note((id(target), name), getattr(target, name), *value)
        self._patch.setattr(target, name, *value)

    def replace_function(self, function: Any, new: Any) -> None:
        """A function, wherever the engine holds it."""
        self._note((id(function), ""), function, new)
        self._patch.replace_function(function, new)

    def setitem(self, table: Any, key: Any, value: Any) -> None:
        """An entry of a table."""
        self._note((id(table), key), table.get(key), value)
        self._patch.setitem(table, key, value)

    def _note(self, place: Place, old: Any, new: Any) -> None:
        self.places.add(place)
        found = differing(old, new)
        self.functions = None if found is None or self.functions is None else self.functions | found


def differing(old: Any, new: Any) -> set[Function] | None:
    """The functions in the old that are others in the new; None where anything else is not the same."""
    if old is new:
        return set()
    if isinstance(old, FunctionType | MethodType):
        code = unwrap(getattr(old, "__func__", old)).__code__
        return None if code.co_name == LAMBDA else {(code.co_filename, code.co_firstlineno)}
    if (pairs := pairs_of(old, new)) is None:
        return None
    found: set[Function] = set()
    for pair in pairs:
        if (inside := differing(*pair)) is None:
            return None
        found |= inside
    return found


def pairs_of(old: Any, new: Any) -> list[tuple[Any, Any]] | None:
    """The values in the same places of two tables; for rows that run in order, up to the first difference."""
    if isinstance(old, tuple) and isinstance(new, tuple) and len(old) == len(new):
        return list(zip(old, new, strict=True))
    if isinstance(old, tuple) and isinstance(new, tuple) and old:
        same = (at for at, each in enumerate(old) if at >= len(new) or new[at] is not each)
        return [(old[next(same, -1)], None)]
    if isinstance(old, Mapping) and isinstance(new, Mapping) and old.keys() == new.keys():
        return [(old[key], new[key]) for key in old]
    return None


def reaching(
    game: str, edition: str | None, played: Collection[Scenario], functions: set[Function] | None
) -> list[Scenario]:
    """Those of the scenarios that call one of the functions; all of them, where more than functions is replaced."""
    if functions is None:
        return list(played)
    return [each for each in played if not functions.isdisjoint(whole(game, edition)[each.id].calls)]


@cache
def every_scenario(game: str, edition: str | None = None) -> tuple[Scenario, ...]:
    """All of an edition of a game, those that show options which are not ours included."""
    selection = select_scenarios(SUITE, {game: SUITE.load_ledger(game, edition)})
    return (*selection.scenarios, *selection.foreign)


def whole(game: str, edition: str | None = None) -> dict[str, Whole]:
    """Every scenario of an edition on the whole engine, by id."""
    return played(game, edition).scenarios


def heard(game: str) -> Heard:
    """The words that occur when every scenario is played."""
    return played(game).words


@cache
def played(game: str, edition: str | None = None) -> Played:
    """The results of playing every scenario; as another process reported them, if one has."""
    with ExitStack() as locks:
        told = [place / f"played-{game}-{edition}" for place in told_in]
        for each in told:
            lock = locks.enter_context(open(each.with_suffix(".lock"), "ab"))
            fcntl.flock(lock, fcntl.LOCK_EX)  # only one process plays, and the others wait for what it finds
            with suppress(FileNotFoundError):
                found: Played = pickle.loads(each.read_bytes())
                return found
        found = _played(game, edition)
        for each in told:
            each.write_bytes(pickle.dumps(found))
        return found


def _played(game: str, edition: str | None) -> Played:
    """Cached results are computed again in each scenario."""
    package, judged = SUITE.engine_packages()[game], SUITE.load_ledger(game, edition).edition
    scenarios: dict[str, Whole] = {}
    with swapped_modules(package, marked):
        start()  # its modules are loaded now
        forgetting = list(kept(package))
        called.clear()
        start()
        always = frozenset(called)
        ear = Ear(StepCountingLauncher(StepMeter(), SUITE))
        player = ScenarioPlayer(SUITE, ear, {game: judged}, tells=False)
        for scenario in every_scenario(game, edition):
            verdict = worst_verdict(case.verdict for case in player.play_scenario(scenario))
            scenarios[scenario.id] = Whole(verdict, always | called)
            called.clear()
            for forget in forgetting:
                forget()
    return Played(scenarios, ear.heard)


def start() -> None:
    """An engine starts, as each that is replaced does."""
    StepCountingLauncher(StepMeter(), SUITE).start().initialize(Initialize(version=""))


def kept(package: str) -> Iterator[Any]:
    """How the functions of an engine forget what they have found out."""
    for module in loaded_modules(package):
        yield from (value.cache_clear for value in vars(module).values() if hasattr(value, "cache_clear"))


def marked(path: Path) -> CodeType:
    """The code of a module whose functions note that they are called."""
    return _marked(path, path.read_text("utf-8"))


@lru_cache(maxsize=256)
def _marked(path: Path, source: str) -> CodeType:
    tree = ast.parse(source)
    for node in [each for each in ast.walk(tree) if isinstance(each, ast.FunctionDef)]:
        begins = min(each.lineno for each in (node, *node.decorator_list))
        noted = ast.Call(ast.Name("__note__", ast.Load()), [ast.Constant((str(path), begins))], [])
        insert_first(node.body, ast.Expr(noted))
    insert_import(tree, __name__, {"note": "__note__"})
    code: CodeType = compile(ast.fix_missing_locations(tree), str(path), "exec")
    return code
