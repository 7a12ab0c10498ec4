"""Measures what the harness costs per case when it judges an engine over the pipe, next to the same cases in process.

    python benchmarks/pipe.py [--game GAME] [--rounds N] [--json FILE] [--profile]

The reference engine plays all cases of a game, in this process and in a child, in turns. An example of an outline is a
case of its own. Times are milliseconds of the processor per case:

- *harness, in process*: the time of this process without the time in the engine's own methods.
- *harness, over the pipe*: the time of this process. Its *calls* are the part of it within the methods by which it
  drives the child: requests are written, sent, waited for, read and checked.
- *added by the pipe*: the difference of the two.
- *engine*: the time of the child within the engine's own methods (*decides*), and outside of them (*serves*).

Each time is the least of all rounds, because other work on the machine only adds to it. Starts are left out, those of
this process and those of the engine. With ``--profile``, the functions of this process that take most of the time over
the pipe follow, from a round of their own.
"""

from __future__ import annotations

import argparse
import cProfile
import json
import pstats
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from saitei.adapters.engine_server import reserve_standard_streams, serve_engine
from saitei.adapters.in_process_engine import start_in_process
from saitei.adapters.launchers import LiveEngine
from saitei.adapters.subprocess_engine import SubprocessEngine
from saitei.harness.base.garbage import collect_garbage_rarely
from saitei.harness.judging.scenario_player import ScenarioPlayer
from saitei.harness.judging.supervisor import Supervisor
from saitei.harness.scenarios.feature_parser import Scenario
from saitei.harness.scenarios.selection import select_scenarios
from saitei.harness.scenarios.suite import Suite
from saitei.reference_engine import engine as make_engine

METHODS = ("open", "answer", "concede", "view", "close", "unsolicited_error")
SHOWN = 40
"""The number of functions that ``--profile`` prints."""

Figures = dict[str, float]


class CallMeter:
    """Measures the time in an engine's methods, in seconds of the processor, and counts their calls."""

    def __init__(self, engine: object) -> None:
        self.seconds = 0.0
        self.calls: Counter[str] = Counter()
        for name in METHODS:
            if method := getattr(engine, name, None):
                setattr(engine, name, self.measured_method(name, method))

    def measured_method(self, name: str, method: Callable[..., Any]) -> Callable[..., Any]:
        """The method, which is measured."""

        def call_method(*arguments: Any) -> Any:
            self.calls[name] += 1
            begun = time.process_time()
            try:
                return method(*arguments)
            finally:
                self.seconds += time.process_time() - begun

        return call_method


class CountedStream:
    """A stream that counts the bytes that are read from it line by line, or written to it."""

    def __init__(self, stream: Any) -> None:
        self.stream = stream
        self.count = 0

    def __iter__(self) -> Iterator[bytes]:
        for line in self.stream:
            self.count += len(line)
            yield line

    def write(self, line: bytes) -> None:
        """Write and count."""
        self.count += len(line)
        self.stream.write(line)

    def flush(self) -> None:
        """Flush the stream."""
        self.stream.flush()


def serve_measured(report: Path) -> None:
    """Serve the reference engine over standard input and output. At the end, write the child's figures to a file."""
    collect_garbage_rarely()
    engine = make_engine()
    meter = CallMeter(engine)
    with reserve_standard_streams() as (incoming, outgoing):
        requests: Any = CountedStream(incoming)
        answers: Any = CountedStream(outgoing)
        begun = time.process_time()
        serve_engine(engine, requests, answers)
        seconds = time.process_time() - begun
    figures = {"decides": meter.seconds * 1000, "serves": (seconds - meter.seconds) * 1000}
    figures |= {"bytes received": requests.count, "bytes sent": answers.count}
    report.write_text(json.dumps(figures), "utf-8")


@dataclass
class MeasuredLauncher:
    """Starts an engine, and keeps the meter of its calls."""

    spec: str
    start_engine: Callable[[], tuple[Any, CallMeter]]
    meters: list[CallMeter] = field(default_factory=list)

    def start(self) -> LiveEngine:
        """Start it."""
        engine, meter = self.start_engine()
        self.meters.append(meter)
        started: LiveEngine = engine
        return started


def start_here() -> tuple[Any, CallMeter]:
    """The reference engine in this process, and the meter of its own methods."""
    engine = make_engine()
    return start_in_process(lambda: engine), CallMeter(engine)


def start_child(report: Path) -> tuple[Any, CallMeter]:
    """The reference engine in a child, and the meter of the methods by which this process drives it."""
    engine = SubprocessEngine([sys.executable, "-P", __file__, "--serve", str(report)])
    return engine, CallMeter(engine)


class Bench:
    """The cases of a game, which are played in process or over the pipe."""

    def __init__(self, game: str) -> None:
        self.suite = Suite()
        self.scenarios: tuple[Scenario, ...] = select_scenarios(
            self.suite, {game: self.suite.load_ledger(game)}
        ).scenarios
        self.cases = sum(len(scenario.examples) or 1 for scenario in self.scenarios)

    def play_cases(self, launcher: MeasuredLauncher) -> float:
        """Play all cases; the seconds of this process, starts left out."""
        supervisor = Supervisor(launcher)
        player = ScenarioPlayer(self.suite, supervisor)
        assert supervisor.engine_info
        begun = time.process_time()
        verdicts = Counter(case.verdict for each in self.scenarios for case in player.play_scenario(each))
        seconds = time.process_time() - begun
        supervisor.shutdown()
        assert verdicts == {"pass": self.cases}, verdicts
        return seconds

    def measure_in_process(self) -> Figures:
        """The figures of one round in process, by case."""
        launcher = MeasuredLauncher("here", start_here)
        seconds = self.play_cases(launcher)
        (meter,) = launcher.meters
        return {"harness, in process": (seconds - meter.seconds) * 1000 / self.cases}

    def measure_pipe(self) -> Figures:
        """The figures of one round over the pipe, by case."""
        with tempfile.TemporaryDirectory() as directory:
            report = Path(directory) / "figures.json"
            launcher = MeasuredLauncher("child", lambda: start_child(report))
            seconds = self.play_cases(launcher)
            served: Figures = json.loads(report.read_text("utf-8"))
        (meter,) = launcher.meters
        found = {"harness, over the pipe": seconds * 1000, "its calls": meter.seconds * 1000}
        found |= {f"engine {name}" if name.endswith("s") and " " not in name else name: value
                  for name, value in served.items()}  # fmt: skip
        found |= {f"calls of {name}": float(count) for name, count in meter.calls.items()}
        return {name: value / self.cases for name, value in found.items()}


def main() -> None:
    """Measure in turns, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", default="hololive")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--profile", action="store_true")
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        return serve_measured(options.serve)
    collect_garbage_rarely()
    bench = Bench(options.game)
    bench.measure_in_process()  # loads what is loaded once
    rounds = [bench.measure_in_process() | bench.measure_pipe() for _ in range(options.rounds)]
    found = {name: min(each[name] for each in rounds) for name in rounds[0]}
    found["added by the pipe"] = found["harness, over the pipe"] - found["harness, in process"]
    print(f"{options.game}: {bench.cases} cases")
    for name, value in found.items():
        print(f"{name:24} {value:10.3f}")
    if options.json:
        options.json.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    if options.profile:
        profile = cProfile.Profile()
        profile.runcall(bench.measure_pipe)
        pstats.Stats(profile).sort_stats("tottime").print_stats(SHOWN)
    return None


if __name__ == "__main__":
    main()
