"""A fingerprint of all verdicts: it stays the same when only the form or the speed of the code changes.

    python benchmarks/fingerprint.py [--game GAME]... [--json FILE] [--against FILE] [--only PART]...

Prints one hash per game and part:

- ``scenarios``: each scenario's verdicts on the reference engine, with everything that the engine said;
- ``grains``: the same on each engine of another grain (``tests/zoo/grains.py``);
- ``violations``: the clauses of each violation, and which scenarios of these clauses fail on it;
- ``mutants``: the clauses of each mutant, its fate, and which scenarios kill it.

Violations and mutants are compared without their wording and their place in a file. ``--json`` writes all that the
hashes are made of; ``--against`` compares with such a file, prints each difference, and exits with 1 if there is any.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from hashlib import blake2b
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeVar

import msgspec

TESTS = Path(__file__).resolve().parent.parent / "tests"
sys.path[:0] = [str(TESTS / "zoo")]

from grains import KINDS, Grain, Start, scenarios  # noqa: E402 (stands beside the tests)

from saitei.adapters import Engine  # noqa: E402
from saitei.adapters.messages import Situation, View  # noqa: E402
from saitei.harness.judging.scenario_player import ScenarioPlayer  # noqa: E402
from saitei.harness.judging.supervisor import Supervisor  # noqa: E402
from saitei.harness.scenarios.suite import Suite  # noqa: E402
from saitei.rulebooks import games_with_rulebook  # noqa: E402

PARTS = ("scenarios", "grains", "violations", "mutants")
CLI = "saitei.harness.commands.cli"

Entries = dict[str, Any]
"""The entries of one part: by a scenario's id, or by a text that names a violation or a mutant, what came of it."""

_Message = TypeVar("_Message", Situation, View)


class AnswerRecorder(Grain):
    """An engine that keeps a hash of everything that it says."""

    heard = blake2b(digest_size=8)

    def open(self, *arguments: Any) -> Situation:
        return self.record_message(super().open(*arguments))

    def answer(self, *arguments: Any) -> Situation:
        return self.record_message(super().answer(*arguments))

    def concede(self, *arguments: Any) -> Situation:
        return self.record_message(super().concede(*arguments))

    def view(self, *arguments: Any) -> View:
        return self.record_message(super().view(*arguments))

    def record_message(self, message: _Message) -> _Message:
        """Add the message to the hash, and hand it on."""
        AnswerRecorder.heard.update(msgspec.json.encode(message, order="deterministic"))
        return message


def play_scenarios(work: tuple[str, str]) -> Entries:
    """The verdicts of a game's scenarios on one kind of engine, and a hash of what it said in each."""
    game, name = work
    kind: Callable[[Engine], Engine] = next((each for each in KINDS if each.__name__ == name), Grain)
    player = ScenarioPlayer(Suite(), Supervisor(Start(lambda engine: AnswerRecorder(kind(engine)))), tells=False)
    found: Entries = {}
    for scenario in scenarios(game):
        AnswerRecorder.heard = blake2b(digest_size=8)
        verdicts = [case.verdict for case in player.play_scenario(scenario)]
        found[scenario.id] = [*verdicts, AnswerRecorder.heard.hexdigest()]
    return found


def prove_game(game: str) -> dict[str, Entries]:
    """The fates of a game's violations and mutants, as ``saitei prove --json`` reports them."""
    command = [sys.executable, "-m", CLI, "prove", "--json", "-n", "2", "--game", game]
    found = json.loads(subprocess.run(command, check=False, stdout=subprocess.PIPE, text=True).stdout)
    mutants: dict[tuple[str, str], dict[str, Any]] = {}
    clauses: dict[tuple[str, str], list[str]] = {}
    violations: list[tuple[str, Any]] = []
    for clause in found["clauses"]:
        for each in clause["mutants"]:
            key = each["where"], each["change"]
            mutants[key] = {name: each[name] for name in ("fate", "killed_by", "outcomes")}
            clauses.setdefault(key, []).append(clause["number"])
        for each in clause["violations"]:
            violations.append((" ".join(each["clauses"]), {name: each[name] for name in ("killed_by", "outcomes")}))
    return {
        "violations": count_entries(violations),
        "mutants": count_entries((" ".join(clauses[key]), each) for key, each in mutants.items()),
    }


def count_entries(found: Any) -> Entries:
    """How often each pair of clauses and outcome occurs."""
    lines = Counter(f"{clauses}: {json.dumps(each, sort_keys=True, ensure_ascii=False)}" for clauses, each in found)
    return dict(sorted(lines.items()))


def fingerprint_parts(wanted: list[str], parts: list[str]) -> Iterator[tuple[str, str, Entries]]:
    """The entries of each wanted part of each game."""
    kinds = ["Grain"] * ("scenarios" in parts) + [each.__name__ for each in KINDS] * ("grains" in parts)
    work = [(game, kind) for game in wanted for kind in kinds]
    by_kind: dict[tuple[str, str], Entries] = {}
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        by_kind.update(zip(work, pool.map(play_scenarios, work), strict=True))
    for game in wanted:
        if "scenarios" in parts:
            yield game, "scenarios", by_kind[game, "Grain"]
        if "grains" in parts:
            entries = {
                f"{kind.__name__}: {name}": verdicts
                for kind in KINDS
                for name, verdicts in by_kind[game, kind.__name__].items()
            }
            yield game, "grains", entries
        if {"violations", "mutants"} & {*parts}:
            yield from ((game, part, entries) for part, entries in prove_game(game).items() if part in parts)


def entry_differences(before: Mapping[str, Any], now: Mapping[str, Any]) -> Iterator[str]:
    """A line for each entry that was added, is gone, or is another one."""
    for name in sorted(before.keys() | now.keys()):
        if before.get(name) != now.get(name):
            yield f"{name}: {before.get(name, 'nothing')} -> {now.get(name, 'nothing')}"


def main() -> int:
    """Play, print the hashes, and compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--game", action="append", choices=games_with_rulebook(), help="only this game; can be given several times"
    )
    parser.add_argument("--only", action="append", choices=PARTS, help="only this part; can be given several times")
    parser.add_argument("--json", type=Path, help="write all entries to this file")
    parser.add_argument("--against", type=Path, help="compare with a file that --json wrote")
    options = parser.parse_args()
    before = json.loads(options.against.read_text("utf-8")) if options.against else None
    found: dict[str, dict[str, Entries]] = {}
    for game, part, entries in fingerprint_parts(
        options.game or list(games_with_rulebook()), options.only or list(PARTS)
    ):
        found.setdefault(game, {})[part] = entries
        value = blake2b(json.dumps(entries, sort_keys=True).encode(), digest_size=8).hexdigest()
        print(f"{game:12} {part:12} {value}  {len(entries)} entries", flush=True)
    if options.json:
        options.json.write_text(json.dumps(found, indent=1, sort_keys=True, ensure_ascii=False) + "\n", "utf-8")
    changed = [
        f"{game} {part}: {line}"
        for game, theirs in found.items()
        for part, entries in theirs.items()
        if before is not None
        for line in entry_differences(before.get(game, {}).get(part, {}), entries)
    ]
    print(*changed, sep="\n", end="\n" if changed else "")
    return bool(changed)


if __name__ == "__main__":
    sys.exit(main())
