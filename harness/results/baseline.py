"""Baselines: the known deviations of an engine, each with its scenario and the signature of its failure.

Known deviations are still played. The same failure is ``known``, and does not fail a run; another failure keeps its
verdict; a pass is ``fixed``, and fails the run until the entry is removed. Scenarios are followed through editions.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from ..base import toml_files
from ..base.command_errors import WrongUse, nearest_suggestion
from ..judging.cases import Case
from ..judging.signatures import signature_line
from ..scenarios.feature_parser import BadFeature
from ..scenarios.renames import current_scenario_id
from ..scenarios.suite import Suite
from .run_results import Results, ScenarioResult
from .scores import DISOBEYED, OBEYED

_HEAD = """\
# Known deviations. Written by `saitei run --write-baseline`, which keeps your reasons and issues.
"""
_DEVIATING = ("fail: ", "timeout: ", "crash: ")
"""The beginnings of a line of a signature for a case without an example."""


class KnownDeviation(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A known deviation. ``signature`` has a line for each case of the scenario that deviates."""

    scenario: str
    signature: tuple[str, ...]
    reason: str = ""
    issue: str = ""

    def reason_line(self) -> str:
        """The reason and the issue, in one line."""
        issue = f" ({self.issue})" if self.issue else ""
        return (self.reason or "the baseline gives no reason") + issue


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    known: tuple[object, ...] = ()


@dataclass(frozen=True)
class Baseline:
    """The entries of a file, by current ids of scenarios. ``gone`` are ids of scenarios removed with their clauses."""

    path: Path
    entries: Mapping[str, KnownDeviation]
    gone: tuple[str, ...] = ()

    def expects_case(self, case: Case) -> bool:
        """Whether a case deviates in the same way as its entry."""
        known = self.entries.get(case.scenario)
        return known is not None and case.verdict in DISOBEYED and signature_line(case) in known.signature

    def apply_to_case(self, case: Case) -> Case:
        """A case with the verdict and message that its entry gives it."""
        known = self.entries.get(case.scenario)
        if known is None:
            return case
        if self.expects_case(case):
            return replace(case, verdict="known", message=f"known: {known.reason_line()}\n{case.message}")
        begins = f"[{case.example}] " if case.example else _DEVIATING
        if case.verdict in OBEYED and any(said.startswith(begins) for said in known.signature):
            return replace(case, verdict="fixed", message=self._passes())
        if case.verdict in DISOBEYED:
            return replace(case, message=f"{case.message}\n{self._differs(known, (signature_line(case),))}")
        return case

    def apply_to_results(self, scenarios: Iterable[ScenarioResult]) -> tuple[ScenarioResult, ...]:
        """The results with the verdicts and messages that the entries give them."""
        return tuple(self._judged(found, self.entries.get(found.id)) for found in scenarios)

    def _judged(self, found: ScenarioResult, known: KnownDeviation | None) -> ScenarioResult:
        if known is None:
            return found
        if found.verdict in OBEYED:
            return replace(found, verdict="fixed", message=self._passes())
        if found.verdict not in DISOBEYED:
            return found
        if found.signature == known.signature:
            return replace(
                found,
                verdict="known",
                known=known.reason_line(),
                message=f"known: {known.reason_line()}\n{found.message}",
            )
        return replace(found, message=f"{found.message}\n{self._differs(known, found.signature)}")

    def _passes(self) -> str:
        return f"it passes, but {self.path} says that it deviates: remove its entry there"

    def _differs(self, known: KnownDeviation, signature: tuple[str, ...]) -> str:
        return f"{self.path} has another failure: {_said(known.signature)}; this failure is: {_said(signature)}"


def load_baseline(path: Path, suite: Suite) -> Baseline:
    """Read a baseline. Raises :class:`WrongUse` for a bad file, and for an id that never existed."""
    if not path.exists():
        raise WrongUse(f"the baseline {path} does not exist; write it with --write-baseline {path}")
    entries: dict[str, KnownDeviation] = {}
    gone: list[str] = []
    ids: dict[str, tuple[set[str], set[str]]] = {}
    for number, table in enumerate(toml_files.convert_record(toml_files.read_toml(path), _File, str(path)).known, 1):
        known = toml_files.convert_record(table, KnownDeviation, f"{path}: entry {number}{_named(table)}")
        where = f'{path}: entry {number} ("{known.scenario}")'
        game, _, rest = known.scenario.partition("/")
        if game not in suite.game_names():
            raise WrongUse(f'{where}: no game is called "{game}"; {nearest_suggestion(game, suite.game_names())}')
        if game not in ids:
            ids[game] = _ids(suite, game)
        scenarios, unread = ids[game]
        now = current_scenario_id(suite, game, known.scenario)
        if now is None:
            gone.append(known.scenario)
            continue
        if now not in scenarios and rest.partition("/")[0] not in unread:
            raise WrongUse(f"{where}: no edition has this scenario; {nearest_suggestion(now, sorted(scenarios), 3)}")
        if now in entries:
            raise WrongUse(f"{where}: an earlier entry is for the same scenario; remove one of them")
        entries[now] = replace(known, scenario=now)
    return Baseline(path, entries, tuple(gone))


def render_baseline(results: Results, before: Baseline | None) -> str:
    """The text of a baseline of the deviations in the results, with the reasons and issues of ``before``.

    An entry of ``before`` is removed if its scenario passes, and kept if its scenario was not judged.
    """
    old = before.entries if before else {}
    found = {scenario.id: scenario for scenario in results.scenarios}
    kept = {id: known for id, known in old.items() if id not in found or found[id].verdict not in OBEYED}
    for id, scenario in found.items():
        if scenario.verdict in DISOBEYED:
            empty = KnownDeviation(scenario=id, signature=())
            kept[id] = replace(old.get(id, empty), signature=scenario.signature)
    return "\n".join([_HEAD, *(_table(kept[id]) for id in sorted(kept))])


def _table(known: KnownDeviation) -> str:
    lines = ["[[known]]", f"scenario = {_string(known.scenario)}", "signature = ["]
    lines += [f"    {_string(part)}," for part in known.signature]
    lines += ["]", f"reason = {_string(known.reason)}"]
    lines += [f"issue = {_string(known.issue)}"] if known.issue else []
    return "\n".join(lines) + "\n"


def _string(text: str) -> str:
    """A TOML string. JSON strings are valid in TOML, except for one character."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _said(signature: tuple[str, ...]) -> str:
    return "; ".join(signature) or "none"


def _named(table: object) -> str:
    name = table.get("scenario") if isinstance(table, dict) else None
    return f' ("{name}")' if name else ""


def _ids(suite: Suite, game: str) -> tuple[set[str], set[str]]:
    """The ids of a game's scenarios, and the sections whose files cannot be read."""
    scenarios: set[str] = set()
    unread: set[str] = set()
    for path in suite.feature_paths(game):
        try:
            scenarios.update(scenario.id for scenario in suite.read_feature(path).scenarios)
        except BadFeature:
            unread.add(path.stem)
    return scenarios, unread
