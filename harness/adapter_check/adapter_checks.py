"""``saitei check-adapter``: tests whether an adapter reports its engine correctly, before the engine is judged.

A score is only as reliable as the adapter. The checks are:

- the adapter opens scenes, and its view must equal each of them;
- it gets illegal answers, which it must refuse;
- it comes to play timings at which nothing can be done, and must ask nevertheless;
- it gets claims that are known to be false, which must fail;
- it plays random legal games: from positions, from decks to the end, and until it has asked every kind of ask.

Each check prints a line. If one of them fails, the exit code is 1.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from contextlib import suppress
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
from ..base.command_errors import CONFORMS, DEVIATES, InfrastructureError, NothingRan
from ..base.console import print_line
from ..base.signals import RunTimeLimit
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
"""Texts that every engine has to refuse, on any card."""

CLAIMS = "claims.feature"
"""The file of false claims, next to a game's phrases. Each of its scenarios must fail, at its last step."""

TIMINGS = "timings.feature"
"""The file of play timings with nothing to do, next to a game's phrases. Each of its scenarios must pass."""

ASK = "ask at every play timing, with pass as an option, even where nothing else can be done"
"""The advice for an engine that does not ask at such a play timing."""

SECONDS = 600.0
"""The time limit for all checks, in seconds."""


def run_adapter_checks(options: RunOptions, console: Console, *, seed: int) -> int:
    """Check the adapter for one game, or for all games that it plays, and print a line for each check.

    Returns the exit code. Raises :class:`CommandError`.
    """
    seconds = options.run_timeout or SECONDS
    clock = RunTimeLimit(seconds)
    try:
        with clock.enforce_limit():
            return _run_checks(options, console, seed)
    except KeyboardInterrupt:
        if clock.late:
            raise InfrastructureError(
                f"the checks did not end within {seconds:g} s; make the engine faster, or raise --run-timeout"
            ) from None
        raise


def _run_checks(options: RunOptions, console: Console, seed: int) -> int:
    supervisor = supervisor_for(options)
    failed = False
    try:
        books = select_ledgers(options.suite, options.game, options.edition)
        editions = playable_editions(options, introduce_engine(supervisor), books, console)
        for game, edition in editions.items():
            selection = select_scenarios(options.suite, {game: books[game]})
            if not selection.scenarios:
                raise NothingRan(f"nothing ran: no scenario of {game} has a scene")
            for check in each_check(AdapterUnderTest(supervisor, options, game, edition, selection), seed):
                failed = failed or bool(check.wrong)
                _show(console, game, check)
    finally:
        supervisor.shutdown()
    return DEVIATES if failed else CONFORMS


def each_check(subject: AdapterUnderTest, seed: int) -> Iterator[AdapterCheck]:
    """The result of every check, as soon as it is made."""
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


# --- illegal answers -------------------------------------------------------------------------------


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
    """Check that the engine refuses text that it cannot read. If it ignored the text, it would play another card."""
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
        raise CheckFailed("the engine asks nothing in a scene in which play begins; return an ask from open")
    return ask


def _refused(subject: AdapterUnderTest, ask: Ask, id: str, picks: tuple[str, ...]) -> None:
    """Give an illegal answer, which must be refused, and then a legal one, which must be accepted."""
    engine = subject.running_engine()
    try:
        engine.answer(id, picks)
    except Illegal:
        with suppress(Unsupported):  # of what follows the legal answer
            engine.answer(ask.id, tuple(option.id for option in ask.options[: max(1, ask.least)]))
        return
    raise CheckFailed(f"it accepted {', '.join(picks)} as the answer {id} to {describe_ask(ask)}")


# --- play timings and false claims -----------------------------------------------------------------


def _timings(subject: AdapterUnderTest) -> Iterator[AdapterCheck]:
    """Play up to play timings at which nothing can be done. The engine must ask at each of them."""
    for scenario, case in _cases(subject, TIMINGS):
        what = f"asks where nothing can be done but to pass: {scenario.title}"
        if case.verdict == "unsupported":
            yield AdapterCheck(what, untried=case.message)
        else:
            yield AdapterCheck(what, "" if case.verdict == "pass" else f"{case.message}; {ASK}")


def _false_claims(subject: AdapterUnderTest) -> Iterator[AdapterCheck]:
    """Play the false claims. Each must fail at its last step, and not earlier."""
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
    """Play the scenarios of a file, and give each with each of its cases; nothing if the game has no such file."""
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
    print_line(console, line)
