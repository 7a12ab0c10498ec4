"""``saitei check-adapter``: tries to show that an adapter cannot be believed, before it is scored.

A suite scores what an adapter says. So it is first given scenes and asked what it holds, answers that are
not allowed and must be refused, play timings at which nothing can be done and it must ask all the same,
claims that are known to be false and must fail, and games of random legal play, from positions, from decks to
the end, and until it has asked all that can be asked. One check that fails is enough: exit code 1, and a line
for each check.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from functools import partial

import msgspec
from rich.console import Console
from rich.text import Text

from ...adapters import Illegal, Unsupported
from ...adapters.card_text_tree import (
    Ability,
    ContinuousAbility,
    InvalidateAbilities,
    Keyword,
    KeywordAbility,
    ThisCard,
)
from ...adapters.messages import Ask, Position
from ...adapters.transcript import describe_ask
from ..base.command_errors import CONFORMS, DEVIATES, NothingRan
from ..judging.cases import Case
from ..judging.jobs import JudgingJob, judge_job
from ..judging.run_options import RunOptions, supervisor_for
from ..runs.engine_start import introduce_engine, playable_editions
from ..scenarios.feature_parser import Scenario
from ..scenarios.selection import select_ledgers, select_scenarios
from .adapter_under_test import AdapterCheck, AdapterUnderTest, CheckFailed, attempt_check, check_read_back
from .random_play import RandomPlay

UNREADABLE: tuple[Ability, ...] = (
    KeywordAbility("saitei-no-such-keyword"),
    ContinuousAbility(ThisCard(), (InvalidateAbilities(),), keywords=(Keyword("saitei-no-such-keyword"),)),
)
"""Texts that every engine has to refuse, on whatever card."""

CLAIMS = "claims.feature"
"""The file of false claims, beside a game's phrases: every scenario of it must fail, by its last step."""

TIMINGS = "timings.feature"
"""The file of play timings with nothing to do, beside a game's phrases: every scenario of it must pass."""

ASK = "ask at every play timing, with pass as an option, even where nothing else can be done"
"""The mend, for an engine that does not."""


def run_adapter_checks(options: RunOptions, console: Console, *, seed: int) -> int:
    """Check the adapter for one game, or all that it plays; print a line a check. Raises :class:`Stop`."""
    supervisor = supervisor_for(options)
    failed = False
    try:
        books = select_ledgers(options.suite, options.game, options.edition)
        editions = playable_editions(options, introduce_engine(supervisor), books, console)
        for game, edition in editions.items():
            selection = select_scenarios(options.suite, {game: books[game]})
            if not selection.scenarios:
                raise NothingRan(f"nothing ran: {game} has no scenes to give")
            for check in each_check(AdapterUnderTest(supervisor, options, game, edition, selection), seed):
                failed = failed or bool(check.wrong)
                _show(console, game, check)
    finally:
        supervisor.shutdown()
    return DEVIATES if failed else CONFORMS


def each_check(subject: AdapterUnderTest, seed: int) -> Iterator[AdapterCheck]:
    """Every check, as it is made."""
    scenes, check = check_read_back(subject)
    yield check
    if not scenes:
        return
    for what, attempt in (
        ("refuses an option that was not offered", _unoffered),
        ("refuses an answer to an ask that is not open", _not_open),
        ("refuses more picks than are asked for", _too_many),
        ("refuses a text with a keyword that no game has", _unreadable),
    ):
        yield attempt_check(subject, what, partial(attempt, subject, scenes[0]))
    yield from _timings(subject)
    yield from _false_claims(subject)
    yield from RandomPlay(subject, seed).each_check(scenes)


# --- answers that are not allowed ------------------------------------------------------------------


def _unoffered(subject: AdapterUnderTest, scene: Position) -> None:
    ask = _first_ask(subject, scene)
    _refused(subject, ask, ask.id, ("saitei-no-such-option",))


def _not_open(subject: AdapterUnderTest, scene: Position) -> None:
    ask = _first_ask(subject, scene)
    _refused(subject, ask, "saitei-no-such-ask", tuple(option.id for option in ask.options[: ask.least]))


def _too_many(subject: AdapterUnderTest, scene: Position) -> None:
    ask = _first_ask(subject, scene)
    everything = tuple(option.id for option in ask.options)
    picks = everything if len(everything) > ask.most else (*everything, *everything)
    _refused(subject, ask, ask.id, picks)


def _unreadable(subject: AdapterUnderTest, scene: Position) -> None:
    """What an engine does not read it refuses: dropped, it would be judged by another card than the one written."""
    (key, card), *_ = scene.cards.items()
    for text in UNREADABLE:
        cards = {**scene.cards, key: msgspec.structs.replace(card, abilities=(*card.abilities, text))}
        try:
            subject.running_engine().open(subject.game, subject.edition, msgspec.structs.replace(scene, cards=cards))
        except Unsupported:
            continue
        raise CheckFailed(f"it opened a scene in which {card.name} has such an ability; answer unsupported")


def _first_ask(subject: AdapterUnderTest, scene: Position) -> Ask:
    ask = subject.running_engine().open(subject.game, subject.edition, scene).ask
    if ask is None:
        raise CheckFailed("nothing is asked in a scene where play begins")
    return ask


def _refused(subject: AdapterUnderTest, ask: Ask, id: str, picks: tuple[str, ...]) -> None:
    """Answer so, expecting a refusal, and then answer rightly, expecting none."""
    engine = subject.running_engine()
    try:
        engine.answer(id, picks)
    except Illegal:
        engine.answer(ask.id, tuple(option.id for option in ask.options[: max(1, ask.least)]))
        return
    raise CheckFailed(f"it accepted {', '.join(picks)} as the answer {id} to {describe_ask(ask)}")


# --- play timings, and claims that are false -------------------------------------------------------


def _timings(subject: AdapterUnderTest) -> Iterator[AdapterCheck]:
    """Play to the play timings with nothing to do: at each it must ask."""
    for scenario, case in _cases(subject, TIMINGS):
        what = f"asks where nothing can be done but to pass: {scenario.title}"
        if case.verdict == "unsupported":
            yield AdapterCheck(what, untried=case.message)
        else:
            yield AdapterCheck(what, "" if case.verdict == "pass" else f"{case.message}; {ASK}")


def _false_claims(subject: AdapterUnderTest) -> Iterator[AdapterCheck]:
    """Play the false claims: each must fail, and by its last step, not on the way there."""
    for scenario, case in _cases(subject, CLAIMS):
        what = f"denies a false claim: {scenario.title}{f' [{case.example}]' if case.example else ''}"
        if case.verdict == "pass":
            yield AdapterCheck(what, "it agrees")
        elif case.verdict == "unsupported":
            yield AdapterCheck(what, untried=case.message)
        elif case.verdict != "fail":
            yield AdapterCheck(what, case.message)
        elif case.played[-1].line != scenario.steps[-1].line:
            yield AdapterCheck(what, f"the claim was not reached: {case.message}")
        else:
            yield AdapterCheck(what)


def _cases(subject: AdapterUnderTest, name: str) -> Iterator[tuple[Scenario, Case]]:
    """Each scenario of such a file with its cases, played; none where the game has no such file."""
    suite = subject.options.suite
    path = suite.phrases_directory(subject.game) / name
    if not path.exists():
        return
    other = suite.with_features(subject.game, path.parent.parent)
    feature = other.read_feature(path)
    cases: list[Case] = []
    job = JudgingJob(
        options=dataclasses.replace(subject.options, suite=other),
        editions={subject.game: subject.edition},
        files=(str(path),),
        wanted=frozenset(scenario.id for scenario in feature.scenarios),
    )
    judge_job(job, cases.append, subject.supervisor)
    by_id = {scenario.id: scenario for scenario in feature.scenarios}
    yield from ((by_id[case.scenario], case) for case in cases)


def _show(console: Console, game: str, check: AdapterCheck) -> None:
    said, style = ("wrong", "red") if check.wrong else ("-", "blue") if check.untried else ("ok", "green")
    line = Text(f"{said:<7}", style=style)
    line.append(f"{game}: {check.what}", "default")
    if why := check.wrong or (check.untried and f"not tried: {check.untried}"):
        line.append(f": {why}", "default")
    console.print(line, soft_wrap=True, highlight=False)
