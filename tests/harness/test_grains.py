"""Engines of another grain: on each, every scenario of every game has the verdict that it has on the reference engine.

Here a part of them is played, another one each day, on engines of several other grains at once: of the scenarios that
ask for several cards, for an order or for a shuffle all, of the others some. ``--full`` plays all of them, and
``tox -e grains`` plays everything on each engine by itself, and prints the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from importlib import import_module

import pytest
from daily_sample import DailySample, daily_share
from grains import (
    COMPOUND,
    Cases,
    ChoosesOneByOne,
    Grain,
    LuckyBackwards,
    cases,
    changed,
    one_by_one,
    scenarios,
)

from saitei.adapters import Engine
from saitei.adapters.messages import Ask
from saitei.harness.scenarios.feature_parser import Scenario
from saitei.harness.scenarios.suite import Suite
from saitei.reference_engine.patching import VIOLATIONS, Patch
from saitei.reference_engine.violations import Violation, Violations
from saitei.rulebooks import games_with_rulebook

PARTS = 6
"""In so many days everything was played."""

TOUCHED = ("is asked to choose", "is asked to order", "orders the cards", "is shuffled", "shuffle")
"""Words of scenarios that an engine of another grain is most likely to be wronged by."""


@cache
def part(game: str, sample: DailySample) -> tuple[Scenario, ...]:
    """The scenarios of today."""
    found = scenarios(game)
    share = {each.id for each in sample.share(found, PARTS)}
    return tuple(each for each in found if each.id in share or is_touched(each))


def is_touched(scenario: Scenario) -> bool:
    """Whether one of its sentences has such a word."""
    return any(word in step.text for step in scenario.steps for word in TOUCHED)


@cache
def judged(kind: Callable[[Engine], Engine], game: str, sample: DailySample) -> Cases:
    """The verdicts of today's scenarios on an engine."""
    return cases(kind, part(game, sample))


def as_it_is(engine: Engine) -> Engine:
    """The reference engine in no wrapper."""
    return engine


@pytest.mark.long_run
@pytest.mark.sampled(10)
@pytest.mark.parametrize("game", games_with_rulebook())
@pytest.mark.parametrize("kind", COMPOUND, ids=lambda kind: kind.__name__)
def test_every_scenario_keeps_its_verdict(kind: type[Grain], game: str, daily_sample: DailySample) -> None:
    found = changed(kind, judged(kind, game, daily_sample), judged(as_it_is, game, daily_sample))
    assert [f"{case.verdict}: {case.message}" for case in found] == []


# --- wrong ones are still told ---------------------------------------------------------------------


BROKEN = 40
"""Of so many engines that are broken by hand one is played each day, in all grains."""


def untold(game: str, broken: Iterable[Violation]) -> list[str]:
    """The engines that fail on scenarios of the clause that they break, and in another grain pass all of these."""
    every, known = violations(game), scenarios(game)
    found = []
    for violation in broken:
        own = [each for each in known if violation.clause in each.all_clauses]
        with Patch() as patch:
            every[violation](patch)
            failing = {scenario for (scenario, _), case in cases(as_it_is, own).items() if case.verdict == "fail"}
            told = [each for each in own if each.id in failing]
            kinds = [kind for kind in COMPOUND if failing and passes(cases(kind, told))]
        found += [f"{kind.__name__}: {violation}" for kind in kinds]
    return found


def violations(game: str) -> Mapping[Violation, Callable[[Patch], None]]:
    """The engines that are broken by hand."""
    every: Violations = import_module(f"{Suite().engine_packages()[game]}.{VIOLATIONS}").VIOLATIONS
    return every.every


def passes(found: Cases) -> bool:
    """Whether nothing but passes was found."""
    return {case.verdict for case in found.values()} == {"pass"}


@pytest.mark.long_run
@pytest.mark.sampled(4)
@pytest.mark.parametrize("game", games_with_rulebook())
def test_who_is_broken_is_told_in_any_grain(game: str, daily_sample: DailySample) -> None:
    assert untold(game, daily_share([*violations(game)], BROKEN, daily_sample.seed)) == []


@pytest.mark.slow
@pytest.mark.parametrize("game", games_with_rulebook())
def test_all_who_are_broken_are_told_in_any_grain(game: str) -> None:
    assert untold(game, violations(game)) == []


class Row(ChoosesOneByOne):
    """Asks for several cards one by one, and for too many or too few of them."""

    least, most = 0, 0

    def asking(self, ask: Ask):
        if ask.kind != "choose" or ask.most == 1:
            return (yield ask)
        bounds = max(ask.least + self.least, 0), min(ask.most + self.most, len(ask.options))
        like = Ask(id=ask.id, player=ask.player, kind="choose", options=ask.options, least=bounds[0], most=bounds[1])
        picked = yield from one_by_one(like, like, last=True)
        rest = tuple(option.id for option in ask.options if option.id not in picked)
        return (*picked, *rest)[: max(ask.least, min(len(picked), ask.most))]


class OneMore(Row):
    """Lets one card more be chosen."""

    most = 1


class OneLess(Row):
    """Lets one card less be chosen, at the most."""

    most = -1


class OneNotNeeded(Row):
    """Lets it be ended with one card less."""

    least = -1


class OneNeeded(Row):
    """Lets it be ended only with one card more."""

    least = 1


def claiming(game: str, *words: str) -> list[Scenario]:
    """The scenarios of a game that claim in such words how many cards are chosen, with those of their examples."""
    found = []
    for scenario in scenarios(game):
        examples = tuple(
            example
            for example in scenario.examples or ({},)
            if any(word in step.fill_placeholders(example).text for step in scenario.steps for word in words)
        )
        found += [replace(scenario, examples=examples if scenario.examples else ())] if examples else []
    return found


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("kind", "words", "message"),
    [
        (OneMore, ("to choose 2 among", "to choose 1 to 2 among"), "more are asked for"),
        (OneLess, ("to choose 2 among", "to choose 1 to 2 among"), "no more can be"),
        (OneNotNeeded, ("to choose 2 among",), "after 1, one by one, 0 to 1 more are asked for"),
        (OneNeeded, ("to choose up to 2 among",), "0 to 2 to be chosen; got 1 to 1"),
    ],
)
@pytest.mark.parametrize("game", ["hololive", "gotoubun"])
def test_how_many_are_chosen_is_seen_as_the_choosing_goes_on(
    kind: type[Grain], words: Sequence[str], message: str, game: str
) -> None:
    found = cases(kind, claiming(game, *words))
    assert [case.message for case in found.values() if case.verdict != "fail"] == []
    assert any(message in case.message for case in found.values())


@pytest.mark.very_long_run
def test_who_does_not_vouch_for_the_order_of_events_is_still_judged(daily_sample: DailySample) -> None:
    verdicts = {
        game: [case.verdict for case in judged(LuckyBackwards, game, daily_sample).values()]
        for game in games_with_rulebook()
    }
    shares = {game: found.count("unsupported") / len(found) for game, found in verdicts.items()}
    assert 0 < max(shares.values()) < 1 / 10
