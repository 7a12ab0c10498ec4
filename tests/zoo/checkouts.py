"""Engines that are not ours, in a copy of a checkout that can be broken and mended; what scenarios run of them."""

from __future__ import annotations

import json
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import unquote

from coverage import CoverageData

from saitei.adapters import bridges
from saitei.harness.judging.run_options import RunOptions, supervisor_for
from saitei.harness.judging.scenario_player import ScenarioPlayer
from saitei.harness.judging.verdicts import Verdict, worst_verdict
from saitei.harness.scenarios.feature_parser import Scenario
from saitei.harness.scenarios.selection import Selection, select_scenarios
from saitei.harness.scenarios.suite import Suite

SUITE = Suite()


@dataclass(frozen=True)
class Bridged:
    """An engine behind a bridge: its game, the parts of its checkout that are run, and whether Node runs them."""

    game: str
    parts: tuple[str, ...]
    in_node: bool = False

    def selection(self) -> Selection:
        """Its game's scenarios."""
        return select_scenarios(SUITE, {self.game: SUITE.load_ledger(self.game)})


ENGINES = {
    "holocardserver": Bridged("hololive", ("app", "decks")),
    "holoduel": Bridged("hololive", ("app", "decks")),
    "fanmade": Bridged(
        "hololive", ("package.json", "web/game/core", "web/game/effects", "web/game/server"), in_node=True
    ),
    "ikachan": Bridged(
        "hololive",
        ("battle_simulator_v2/core", "battle_simulator_v2/cards", "battle_simulator_v2/ui"),
        in_node=True,
    ),
    "webxoss": Bridged(
        "wixoss",
        (
            "random.min.js", "util.js", "Callback.js", "Game.js", "Phase.js", "Player.js", "Card.js", "Zone.js",
            "Timming.js", "Mask.js", "ConstEffect.js", "ConstEffectManager.js", "Effect.js", "EffectManager.js",
        ),
        in_node=True,
    ),
}  # fmt: skip


@dataclass(frozen=True)
class Played:
    """The verdict of a scenario on an engine: for an outline, that of its worst example."""

    verdict: Verdict
    message: str


@dataclass(frozen=True)
class Checkout:
    """A copy of a checkout, which only we change."""

    engine: str
    root: Path
    environment: Mapping[str, str] = field(default_factory=lambda: {"PYTHONDONTWRITEBYTECODE": "1"})

    @contextmanager
    def changed(self, file: str, text: str) -> Iterator[None]:
        """Within it, a file reads so."""
        path = self.root / file
        before = path.read_text("utf-8")
        path.write_text(text, "utf-8")
        try:
            yield
        finally:
            path.write_text(before, "utf-8")

    def play(self, *scenarios: Scenario, seconds: float = 3) -> list[Played]:
        """The verdicts of the scenarios on the engine as it is."""
        return self._played(f"{self.engine}:{self.root}", scenarios, {}, seconds)

    def traced(self, scenario: Scenario) -> dict[str, Ran]:
        """The parts of the engine that a scenario runs, by file."""
        with tempfile.TemporaryDirectory() as place:
            if ENGINES[self.engine].in_node:
                self._played(f"{self.engine}:{self.root}", [scenario], {"NODE_V8_COVERAGE": place}, 20)
                return _ran_by_node(self.root, Path(place))
            data = Path(place) / "ran"
            run = f"-m coverage run --rcfile={os.devnull} --data-file={data} --include={self.root}/*"
            bridge = f"-m {bridges.__name__}.{self.engine}.bridge {self.root}"
            self._played(f"stdio:{sys.executable} {run} {bridge}", [scenario], {}, 20)
            return _ran_by_python(self.root, data)

    def _played(
        self, spec: str, scenarios: tuple[Scenario, ...] | list[Scenario], more: dict[str, str], seconds: float
    ) -> list[Played]:
        environment = {**self.environment, **more}
        supervisor = supervisor_for(RunOptions(engine=spec, timeout=seconds, environment=environment))
        player = ScenarioPlayer(SUITE, supervisor, tells=False)
        try:
            return [_worst(player, scenario) for scenario in scenarios]
        finally:
            supervisor.shutdown()


@contextmanager
def copied(engine: str, checkout: Path) -> Iterator[Checkout]:
    """A copy of a checkout for as long as it is needed."""
    with tempfile.TemporaryDirectory() as place:
        root = Path(place).resolve()
        for part in ENGINES[engine].parts:
            if (checkout / part).is_dir():
                shutil.copytree(checkout / part, root / part, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(checkout / part, root / part)
        yield Checkout(engine, root)


def named(engine: str) -> Path | None:
    """The checkout that the environment names."""
    path = os.environ.get(f"SAITEI_{engine.upper()}")
    return Path(path) if path else None


def _worst(player: ScenarioPlayer, scenario: Scenario) -> Played:
    cases = list(player.play_scenario(scenario))
    verdict = worst_verdict(case.verdict for case in cases)
    return Played(verdict, next(case.message for case in cases if case.verdict == verdict))


# --- what ran ---


@dataclass(frozen=True)
class Ran:
    """The parts of a file that ran: lines, or stretches of characters."""

    lines: frozenset[int] = frozenset()
    stretches: bytes = b""

    def includes(self, line: int, start: int) -> bool:
        """Whether what stands there ran."""
        return bool(self.stretches[start]) if self.stretches else line in self.lines


def _ran_by_python(root: Path, data: Path) -> dict[str, Ran]:
    found = CoverageData(str(data))
    found.read()
    return {
        str(Path(file).relative_to(root)): Ran(frozenset(found.lines(file) or ())) for file in found.measured_files()
    }


def _ran_by_node(root: Path, place: Path) -> dict[str, Ran]:
    found: dict[str, Ran] = {}
    prefix = f"file://{root}/"
    for report in place.glob("*.json"):
        for script in json.loads(report.read_text("utf-8"))["result"]:
            if unquote(script["url"]).startswith(prefix):
                file = unquote(script["url"]).removeprefix(prefix)
                found[file] = Ran(stretches=_stretches((root / file).read_text("utf-8"), script["functions"]))
    return found


def _stretches(source: str, functions: list[dict[str, list[dict[str, int]]]]) -> bytes:
    """Which characters ran; Node counts in halves of the characters that need two."""
    units = bytearray(len(source.encode("utf-16-le")) // 2)
    for function in functions:
        for each in function["ranges"]:
            size = each["endOffset"] - each["startOffset"]
            units[each["startOffset"] : each["endOffset"]] = bytes([each["count"] > 0]) * size
    ran, at = bytearray(), 0
    for letter in source:
        ran.append(units[at])
        at += 2 if ord(letter) > 0xFFFF else 1
    return bytes(ran)
