"""Compares the speed of two commits in one run.

    python benchmarks/paired.py BASE [COMMIT] [--rounds N] [--only NAME...] [--record [FILE]]

Without COMMIT, the working tree is compared with BASE. Each side has its own checkout, virtual environment and cache.
They are measured in turns, so that other work on the machine affects both alike. The table shows the best round of each
figure, because other work only adds time. Processor time is that of all processes of a command, and is the sounder
figure on a busy machine. A commit that cannot play a measure has no figure, and a line says why.

``--record`` adds the figures to the history of the repository (``speed_history.py``), or to another file. The working
tree can be recorded if it has no changes.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
import venv
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from speed_history import (
    CLOCKS,
    FIGURES,
    HISTORY,
    Rounds,
    SpeedRecord,
    append_records,
    compare_records,
    this_machine,
)

SCRIPTS = Path(__file__).resolve().parent
ROOT = SCRIPTS.parent
FUZZ_SECONDS = 10
DECISION_GAMES = 40

Played = dict[str, dict[str, float]]
"""The figures of one round, by their name and the clock."""

_NOT_PASSED_ON = {"PYTHONDONTWRITEBYTECODE", "PYTHONHOME", "PYTHONPATH", "VIRTUAL_ENV"}
_SCENES = re.compile(r"^(\d+) scenes", re.M)


class CannotPlay(Exception):
    """A commit cannot play a measure."""


@dataclass(frozen=True)
class Checkout:
    """The files of a commit, and a directory with its own virtual environment and cache."""

    title: str
    commit: str | None
    """The full id of the commit; None for a working tree with changes."""
    tree: Path
    place: Path

    @property
    def python(self) -> str:
        """The interpreter of its environment."""
        return str(self.place / "venv" / "bin" / "python")

    @property
    def saitei(self) -> str:
        """The command of its environment."""
        return str(self.place / "venv" / "bin" / "saitei")

    def install(self, extras: str) -> None:
        """Make its environment, or complete the one that is there."""
        if not Path(self.python).exists():
            venv.create(self.place / "venv", with_pip=True)
        _call([self.python, "-m", "pip", "install", "--quiet", "-e", f"{self.tree}{extras}"])

    def run(self, command: Sequence[str], accepted: tuple[int, ...] = (0,)) -> tuple[str, dict[str, float]]:
        """The output of a command in its tree, and the seconds by both clocks. Raises :class:`CannotPlay`."""
        environment = {
            name: value
            for name, value in os.environ.items()
            if name not in _NOT_PASSED_ON and not name.startswith("SAITEI_")
        }
        environment["XDG_CACHE_HOME"] = str(self.place / "cache")
        environment["PATH"] = f"{Path(self.python).parent}{os.pathsep}{os.environ['PATH']}"
        before, begun = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
        ran = subprocess.run(command, check=False, capture_output=True, text=True, cwd=self.tree, env=environment)
        wall, after = time.perf_counter() - begun, resource.getrusage(resource.RUSAGE_CHILDREN)
        if ran.returncode not in accepted:
            last_line = next(reversed((ran.stdout + ran.stderr).strip().splitlines()), "no output")
            words = " ".join([Path(command[0]).name, *command[1:]])
            raise CannotPlay(f"`{words}` ends with exit code {ran.returncode}: {last_line}")
        processor = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        return ran.stdout, {"processor": processor, "wall": wall}

    def count_examples(self) -> int | None:
        """The number of examples that ``saitei run`` plays; None if the commit does not tell."""
        try:
            return sum(game["cases"] for game in json.loads(self.run([self.saitei, "list", "--json"])[0])["games"])
        except (CannotPlay, ValueError, LookupError, TypeError):
            return None


class Measure(NamedTuple):
    """A way to measure a commit, which gives one figure or several."""

    play: Callable[[Checkout], Played]
    is_warmed: bool = True
    """Whether a first round is not counted, because it fills the caches."""
    is_default: bool = True
    extras: str = ""
    """The optional dependencies that it needs."""


def _command(name: str, *words: str) -> Measure:
    return Measure(lambda checkout: {name: checkout.run([checkout.saitei, *words])[1]})


def _measure_decisions(checkout: Checkout) -> Played:
    output, _ = checkout.run([checkout.python, "-P", str(SCRIPTS / "core.py"), str(DECISION_GAMES)])
    found: dict[str, float] = json.loads(output)
    kinds = {"decisions-vanilla": "vanilla cards", "decisions-rich": "cards with abilities"}
    rates = {name: found.get(f"decisions a second, {kind}") for name, kind in kinds.items()}
    return {name: {"processor": rate} for name, rate in rates.items() if rate is not None}


def _measure_fuzz(checkout: Checkout) -> Played:
    limits = ("--seed", "1", "--seconds", str(FUZZ_SECONDS))
    with tempfile.TemporaryDirectory() as findings:
        command = [checkout.saitei, "fuzz", "--engine", "reference", "--game", "hololive", *limits, "--out", findings]
        output, seconds = checkout.run(command)
    scenes = _SCENES.search(output)
    if scenes is None:
        raise CannotPlay("`saitei fuzz` does not print the number of scenes")
    return {"fuzz": {clock: int(scenes[1]) / value for clock, value in seconds.items()}}


def _measure_pipe(checkout: Checkout) -> Played:
    with tempfile.TemporaryDirectory() as directory:
        report = Path(directory) / "figures.json"
        checkout.run([checkout.python, "-P", str(SCRIPTS / "pipe.py"), "--rounds", "1", "--json", str(report)])
        found: dict[str, float] = json.loads(report.read_text("utf-8"))
    names = {"pipe": "harness, over the pipe", "pipe-added": "added by the pipe"}
    return {name: {"processor": found[name_there]} for name, name_there in names.items()}


def _measure_player(checkout: Checkout) -> Played:
    output, _ = checkout.run([checkout.python, "-P", str(SCRIPTS / "player.py"), "hololive"])
    (seconds,) = json.loads(output).values()
    return {"player": {"processor": seconds}}


def _measure_tests(checkout: Checkout) -> Played:
    command = [checkout.python, "-m", "pytest", "-q", "-n", "auto", "tests"]
    output, seconds = checkout.run(command, accepted=(0, 1))
    print(f"{checkout.title}: {output.strip().splitlines()[-1]}", file=sys.stderr, flush=True)
    return {"tests": seconds}


MEASURES = {
    "help": _command("help", "--help"),
    "clause": _command("clause", "run", "--game", "hololive", "--clause", "10.9.1"),
    "run": _command("run", "run"),
    "run-2": _command("run-2", "run", "-n", "2"),
    "prove": _command("prove", "prove", "--game", "digicharat", "-n", "2"),
    "decisions": Measure(_measure_decisions, is_warmed=False),
    "fuzz": Measure(_measure_fuzz),
    "pipe": Measure(_measure_pipe, is_warmed=False),
    "player": Measure(_measure_player, is_default=False),
    "tests": Measure(_measure_tests, is_warmed=False, is_default=False, extras="[test]"),
}
"""The measures by the names for ``--only``."""


def measure_in_turns(
    measure: Measure, checkouts: Sequence[Checkout], rounds: int, say: Callable[[str], None]
) -> list[dict[str, Rounds]]:
    """The figures of each checkout. A checkout that cannot play the measure has none, and ``say`` is given the reason.

    A figure has a value for each round.
    """
    values: list[defaultdict[tuple[str, str], list[float]]] = [defaultdict(list) for _ in checkouts]
    unable: set[int] = set()
    for number in range(rounds + measure.is_warmed):
        for index, checkout in enumerate(checkouts):
            if index in unable:
                continue
            try:
                played = measure.play(checkout)
            except CannotPlay as reason:
                say(f"{checkout.title} is not measured: {reason}")
                unable.add(index)
                values[index].clear()
                continue
            if number < measure.is_warmed:
                continue
            for name, by_clock in played.items():
                for clock, value in by_clock.items():
                    values[index][name, clock].append(float(f"{value:.4g}"))
    return [
        {name: Rounds(**{clock: tuple(found.get((name, clock), ())) for clock in CLOCKS}) for name, _ in found}
        for found in values
    ]


def table_lines(before: SpeedRecord, after: SpeedRecord, titles: Sequence[str]) -> list[str]:
    """The table of a comparison for a terminal."""
    lines = [f"{'':58} {'clock':10} {titles[0]:>12} {titles[1]:>12} {'ratio':>6}"]
    for compared in compare_records(before, after):
        figure = FIGURES[compared.name]
        cells = [f"{value:12.2f}" if value is not None else f"{'-':>12}" for value in (compared.before, compared.after)]
        ratio = f"{compared.ratio:6.2f}" if compared.ratio is not None else f"{'-':>6}"
        title = f"{figure.title.replace('`', '')}, {figure.unit}"
        lines.append(f"{title:58} {compared.clock:10} {cells[0]} {cells[1]} {ratio}")
    if before.examples != after.examples:
        lines.append(f"{'Examples that saitei run plays':69} {before.examples or '-':>12} {after.examples or '-':>12}")
    return lines


def _call(command: Sequence[str]) -> str:
    try:
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
    except subprocess.CalledProcessError as failed:
        last_line = next(reversed(failed.stderr.strip().splitlines()), "no output")
        raise SystemExit(f"`{' '.join(command)}` ends with exit code {failed.returncode}: {last_line}") from failed


def _git(*words: str) -> str:
    return _call(["git", "-C", str(ROOT), *words])


def _check_out(commit: str, place: Path) -> Checkout:
    full = _git("rev-parse", "--verify", f"{commit}^{{commit}}")
    place.mkdir(parents=True, exist_ok=True)
    tree = place / "tree"
    if not tree.exists():
        _call(["git", "clone", "--quiet", "--shared", "--no-checkout", str(ROOT), str(tree)])
    _call(["git", "-C", str(tree), "checkout", "--quiet", "--detach", full])
    return Checkout(full[:8], full, tree, place)


def _working_tree(place: Path) -> Checkout:
    place.mkdir(parents=True, exist_ok=True)
    changes = _git("status", "--porcelain")
    return Checkout("working tree", None if changes else _git("rev-parse", "HEAD"), ROOT, place)


def _utc(time_stamp: str) -> str:
    return datetime.fromtimestamp(int(time_stamp), UTC).isoformat(timespec="seconds")


def _records(
    checkouts: Sequence[Checkout], figures: Sequence[dict[str, Rounds]], rounds: int, measured: str
) -> list[SpeedRecord]:
    return [
        SpeedRecord(
            measured=measured,
            commit=(checkout.commit or "")[:12],
            committed=_utc(_git("log", "-1", "--format=%ct", checkout.commit or "HEAD")),
            machine=this_machine(),
            rounds=rounds,
            examples=checkout.count_examples(),
            figures=found,
        )
        for checkout, found in zip(checkouts, figures, strict=True)
    ]


def main() -> None:
    """Measure in turns, print the table, and record it if asked to."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("base", help="the commit to compare with")
    parser.add_argument("commit", nargs="?", help="the commit to measure (default: the working tree)")
    parser.add_argument("--rounds", type=int, default=3, help="how often each measure is played (default: 3)")
    default = ", ".join(name for name, measure in MEASURES.items() if measure.is_default)
    parser.add_argument(
        "--only", nargs="+", choices=MEASURES, metavar="NAME",
        help=f"measure only these: {', '.join(MEASURES)} (default: {default})",
    )  # fmt: skip
    parser.add_argument(
        "--record", nargs="?", type=Path, const=HISTORY, metavar="FILE",
        help="add the figures to this history (without FILE: to that of the repository)",
    )  # fmt: skip
    parser.add_argument(
        "--checkouts", type=Path, metavar="DIRECTORY",
        help="keep checkouts, environments and caches here for the next call (default: delete them)",
    )  # fmt: skip
    options = parser.parse_args()
    if options.rounds < 1:
        parser.error("--rounds must be at least 1")
    with tempfile.TemporaryDirectory() as temporary:
        place = options.checkouts.resolve() if options.checkouts else Path(temporary)
        base = _check_out(options.base, place / "base")
        other = _check_out(options.commit, place / "commit") if options.commit else _working_tree(place / "working")
        if options.record and other.commit is None:
            parser.error("the working tree has changes, so --record cannot name its commit; commit them first")
        names = options.only or [name for name, measure in MEASURES.items() if measure.is_default]
        checkouts = (base, other)
        for checkout in checkouts:
            checkout.install("".join({MEASURES[name].extras for name in names}))
        measured = _utc(str(int(time.time())))
        figures: tuple[dict[str, Rounds], dict[str, Rounds]] = {}, {}
        for name in dict.fromkeys(names):
            print(f"{name} ...", file=sys.stderr, flush=True)
            found = measure_in_turns(
                MEASURES[name], checkouts, options.rounds, lambda reason: print(reason, file=sys.stderr, flush=True)
            )
            for each, more in zip(figures, found, strict=True):
                each.update(more)
        before, after = _records(checkouts, figures, options.rounds, measured)
    print(f"{before.machine}; the best of {options.rounds} rounds; ratio: {other.title} to {base.title}")
    print("\n".join(table_lines(before, after, (base.title, other.title))))
    if options.record:
        append_records(options.record, (before, after))


if __name__ == "__main__":
    main()
