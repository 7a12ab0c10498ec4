"""Passes of an engine that is not ours, each tested with mutants of the engine.

A mutant on which a claim of the scenario fails shows that the pass belongs to the engine. One that fails earlier
shows nothing.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from checkouts import ENGINES, Checkout
from slips import Slip, slips

from saitei.harness.scenarios.feature_parser import Scenario

STRETCH = 8
"""So many lines are one stretch of code."""

PLAIN = {"dropped", "never", "always", "negated", "for none"}
"""Mistakes that are seen wherever anything is: the first to be made in a stretch."""


def passes(checkout: Checkout) -> list[Scenario]:
    """The scenarios that the engine passes, in the suite's order; those of a reading that is not ours left out."""
    scenarios = ENGINES[checkout.engine].selection().scenarios
    played = zip(scenarios, checkout.play(*scenarios, seconds=10), strict=True)
    return [scenario for scenario, found in played if found.verdict == "pass"]


@dataclass(frozen=True)
class Held:
    """A pass, and the mistake in the engine on which it fails, if one was found among so many."""

    scenario: Scenario
    slip: Slip | None
    message: str
    tries: int

    def __str__(self) -> str:
        if self.slip is None:
            return f"NOT HELD {self.scenario.id}, by {self.tries} mutants"
        return f"held     {self.scenario.id}, by mutant {self.tries}\n         {self.slip}\n         {self.message}"


def held(checkout: Checkout, drawn: Sequence[Scenario], *, tries: int, seed: int = 0) -> Iterator[Held]:
    """Each of the scenarios, held to mistakes in what it runs, those first that the fewest of them run."""
    ran = [checkout.traced(scenario) for scenario in drawn]
    every = {file: slips(checkout.root, file) for file in {file for each in ran for file in each}}
    run = [
        [slip for file, each in one.items() for slip in every[file] if each.includes(slip.line, slip.start)]
        for one in ran
    ]
    number: dict[Slip, int] = {}
    for those in run:
        for slip in those:
            number[slip] = number.get(slip, 0) + 1
    rng = random.Random(seed)
    for scenario, those in zip(drawn, run, strict=True):
        rng.shuffle(those)
        order = sorted(those, key=lambda slip: (number[slip], slip.said not in PLAIN))
        yield _held(checkout, scenario, _far_apart(order)[:tries])


def _far_apart(order: Sequence[Slip]) -> list[Slip]:
    """One of each stretch of code, then another of each, and so on; otherwise in their order."""
    seen: Counter[tuple[str, int]] = Counter()
    rounds: list[tuple[int, Slip]] = []
    for slip in order:
        stretch = (slip.file, slip.line // STRETCH)
        rounds.append((seen[stretch], slip))
        seen[stretch] += 1
    return [slip for _, slip in sorted(rounds, key=lambda each: each[0])]


def _held(checkout: Checkout, scenario: Scenario, order: Sequence[Slip]) -> Held:
    for tried, slip in enumerate(order, start=1):
        source = (checkout.root / slip.file).read_text("utf-8")
        with checkout.changed(slip.file, slip.made_in(source)):
            (found,) = checkout.play(scenario)
        if found.verdict == "fail" and _is_claim(scenario, found.message):
            return Held(scenario, slip, found.message.partition("\n")[0][:200], tried)
    return Held(scenario, None, "", len(order))


def _is_claim(scenario: Scenario, message: str) -> bool:
    """Whether it is a Then that fails."""
    place = re.match(r"(?:\[[^]]*\] )?\S+\.feature:(\d+): ", message)
    return any(step.keyword == "then" and place and step.line == int(place[1]) for step in scenario.steps)
