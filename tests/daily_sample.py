"""The daily sample: by default, the tests play a part of each large family of tests, another part each day.

- ``sampled(parts)`` marks a test function with many cases: the default run plays one in so many of its cases.
- ``one_game_a_day`` marks test functions with the parameter ``game``: the default run plays one game, the same for all.
- ``long_run`` marks a test of more than a second, or one in a browser: the default run plays one in fourteen.
- ``very_long_run`` marks a test of more than ten seconds: the default run plays none.
- ``slow`` marks tests that only ``--full`` plays.
- ``--rest`` plays what the default run with the same seed leaves out, except for slow tests. So the two together play
  each test once. ``--full`` plays all tests.

At least one case of each other family is played. The seed is the number of the day, or that of ``--sample-seed`` or
``SAITEI_SAMPLE_SEED``. A test that the command line names (``file.py::test``) is always played.
"""

from __future__ import annotations

import datetime
import os
import sys
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

import pytest

SEED_VARIABLE = "SAITEI_SAMPLE_SEED"

LONG_RUN_PARTS = 14

ONE = sys.maxsize
"""As many parts as there are members."""

T = TypeVar("T")


def daily_seed() -> int:
    """The seed that the environment names, or the number of the day. Raises ValueError for a name that is no number."""
    return int(os.environ.get(SEED_VARIABLE) or datetime.datetime.now(datetime.UTC).toordinal())


def daily_share(items: Sequence[T], parts: int, seed: int) -> Sequence[T]:
    """One in so many of the items, and at least one; with the seeds of as many days, each item has its turn."""
    parts = min(parts, len(items))
    return items[seed % parts :: parts] if parts else items


class DailySample(NamedTuple):
    """The seed of a run of the tests, and whether it plays all of them."""

    seed: int
    is_full: bool

    def share(self, items: Sequence[T], parts: int) -> Sequence[T]:
        """The part of the items that a test plays by itself: one in so many, or all in a run of all tests."""
        return items if self.is_full else daily_share(items, parts, self.seed)


class SampleCounts(NamedTuple):
    """The numbers of the tests that a run leaves out: those of the other part of the sample, and slow ones."""

    other_part: int
    slow: int


COUNTS = pytest.StashKey[SampleCounts]()


def is_slow(item: pytest.Item) -> bool:
    """Whether only a run of all tests plays the test."""
    return item.get_closest_marker("slow") is not None


def sample_items(items: Sequence[pytest.Item], seed: int) -> set[pytest.Item]:
    """The tests of the sample: those of the game of the day, and of these, the share of each family."""
    left = [each for each in items if each.get_closest_marker("very_long_run") is None]
    left = sample_families(left, "one_game_a_day", seed, lambda item, _: Member("", ONE, game_name(item)))
    left = sample_families(left, "sampled", seed, lambda item, args: Member(function_name(item), args[0], item.nodeid))
    return set(sample_families(left, "long_run", seed, lambda item, _: Member("", LONG_RUN_PARTS, item.nodeid)))


class Member(NamedTuple):
    """A member of a family of tests, of which the default run plays one part in so many."""

    family: str
    parts: int
    name: str


def sample_families(
    items: Sequence[pytest.Item], marker: str, seed: int, member_of: Callable[[pytest.Item, Any], Member]
) -> list[pytest.Item]:
    """The tests that have no such marker, and those that are in the share of their family."""
    members = {item: member_of(item, found.args) for item in items if (found := item.get_closest_marker(marker))}
    families: defaultdict[tuple[str, int], dict[str, None]] = defaultdict(dict)
    for family, parts, name in members.values():
        families[family, parts][name] = None
    shares = {each: set(daily_share(list(names), each[1], seed)) for each, names in families.items()}
    return [each for each in items if each not in members or members[each].name in shares[members[each][:2]]]


def game_name(item: pytest.Item) -> str:
    """The game of a test, which its parameter ``game`` is or has."""
    game = item.callspec.params["game"]  # type: ignore[attr-defined]
    return str(getattr(game, "game", game))


def function_name(item: pytest.Item) -> str:
    """The id of a test without its parameters."""
    above = item.parent.nodeid if item.parent else ""
    return f"{above}::{getattr(item, 'originalname', item.name)}"


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("the daily sample")
    group.addoption("--rest", action="store_true", help="play the sampled tests that the default run leaves out")
    group.addoption("--full", action="store_true", help="play all tests, slow ones, too")
    group.addoption(
        "--sample-seed",
        type=int,
        help=f"the number that chooses the sample (default: {SEED_VARIABLE}, or the number of the day)",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "slow: only `--full` plays the test")
    config.addinivalue_line("markers", "long_run: the default run plays one in fourteen, and `--rest` the others")
    config.addinivalue_line("markers", "very_long_run: the default run plays none, and `--rest` all")
    config.addinivalue_line("markers", "one_game_a_day: the default run plays one game, and `--rest` the others")
    config.addinivalue_line("markers", "sampled(parts): the default run plays one in so many, and `--rest` the others")
    if config.option.rest and config.option.full:
        raise pytest.UsageError("--full plays all tests, and --rest a part of them; name only one of the two options")
    if config.option.sample_seed is None:
        try:
            config.option.sample_seed = daily_seed()  # pytest-xdist hands the options on to its workers
        except ValueError as problem:
            raise pytest.UsageError(f"{SEED_VARIABLE} has to be a number: {problem}") from None


@pytest.hookimpl(trylast=True)  # after -k and -m
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.option.full or any("::" in each for each in config.args):
        return
    quick = [each for each in items if not is_slow(each)]
    sample = sample_items(quick, config.option.sample_seed)
    played = [each for each in quick if (each in sample) is not config.option.rest]
    config.stash[COUNTS] = SampleCounts(len(quick) - len(played), len(items) - len(quick))
    if len(played) < len(items):
        kept = set(played)
        config.hook.pytest_deselected(items=[each for each in items if each not in kept])
        items[:] = played


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """A worker of pytest-xdist reports its counts to the process that prints them."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None and COUNTS in session.config.stash:
        output["sample_counts"] = tuple(session.config.stash[COUNTS])


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """All workers of pytest-xdist leave out the same tests."""
    if counts := getattr(node, "workeroutput", {}).get("sample_counts"):
        node.config.stash[COUNTS] = SampleCounts(*counts)


def pytest_report_header(config: pytest.Config) -> str:
    part = "all tests" if config.option.full else "the other part" if config.option.rest else "one part"
    return f"daily sample: {part}, --sample-seed {config.option.sample_seed}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    counts = config.stash.get(COUNTS, None)
    if counts is not None and any(counts):
        seed = config.option.sample_seed
        other = f"the default run with --sample-seed {seed}" if config.option.rest else f"--rest --sample-seed {seed}"
        left = f"{counts.other_part} tests are left for {other}"
        terminalreporter.write_line(f"daily sample: {left}; {counts.slow} slow ones for --full, which plays all tests")


@pytest.fixture(scope="session")
def daily_sample(pytestconfig: pytest.Config) -> DailySample:
    """The sample of this run, for tests that play a part of their cases by themselves."""
    return DailySample(pytestconfig.option.sample_seed, pytestconfig.option.full)
