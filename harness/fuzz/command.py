"""The command: plays until time is up or something is found; then makes it small and writes it down."""

from __future__ import annotations

import math
import random
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from rich.console import Console
from rich.text import Text

from ...adapters.engine import Hung
from ..base.errors import CONFORMS, DEVIATES, NothingRan, WrongUse
from ..base.files import write
from ..base.text import one_line, printable
from ..judging.engines import REFERENCE
from ..judging.supervisor import Supervisor
from ..results import baseline
from ..runs import settings
from ..runs.request import Request, introduction, playable, supervisor_for
from ..scenarios.selection import ledgers
from .alone import Alone
from .causes import Causes
from .deciding import AtRandom
from .driver import Driver, TimeIsUp
from .inventing import NO_SCENES, Inventor, inventor_of, playable_game
from .lockstep import Lockstep, Play
from .shrinking import Shrinker
from .writing import Finding, Writer, Written, without_model

NONE = "none"
"""What an engine is played against when it is held to invariants alone."""

UNSUPPORTED: Literal["unsupported"] = "unsupported"
"""How a play ends whose scene one engine cannot be given."""

LATE: Literal["late"] = "late"
"""How a play ends in which the engine did not answer in time, and did when it was played again."""

DECISIONS = 60
"""So many decisions at most are made in a scene."""

SHRINKING = 30.0
"""Seconds at most to make a finding small."""

SEEDS = 1 << 31


@dataclass(frozen=True)
class Fuzzing:
    """What is asked for: an engine, what it is played against, and for how long."""

    request: Request
    against: str = "reference"
    seconds: float = 60.0
    seed: int | None = None
    out: Path = Path("fuzz")
    findings: int = 1


@dataclass
class Tally:
    """What came of the scenes so far, by how they ended."""

    endings: Counter[str]
    decisions: int = 0
    seconds: float = 0.0

    @property
    def played(self) -> int:
        """The scenes in which something was decided or found."""
        return sum(self.endings[each] for each in ("over", "enough", "chance", "endless", "diverged"))


@dataclass(frozen=True)
class Found:
    """A finding, made small, and what it is written as."""

    finding: Finding
    written: Written
    decisions: int
    """So many it took before it was made small."""
    seconds: float
    """So long after the first scene it was found."""


def command(fuzzing: Fuzzing, console: Console) -> int:
    """Play each game that both engines play; the exit code. Raises :class:`Stop`."""
    subject = supervisor_for(fuzzing.request)
    alone = fuzzing.against == NONE
    other = settings.request(
        REFERENCE if alone else fuzzing.against,
        timeout=fuzzing.request.timeout,
        in_process=fuzzing.request.in_process and fuzzing.against.startswith("python:"),
    )
    model = supervisor_for(other)
    seed = random.SystemRandom().randrange(SEEDS) if fuzzing.seed is None else fuzzing.seed
    say = _speaker(console)
    found, played = False, False
    try:
        for each, edition in _games(fuzzing, subject, model, console, alone=alone).items():
            inventor = inventor_of(fuzzing.request.suite, each, edition)
            say(f"{each}: {fuzzing.request.engine} against {fuzzing.against}, --seed {seed}")
            tally = Tally(Counter())
            for finding in fuzz(fuzzing, inventor, subject, model, seed, tally, say):
                found = True
                _write(fuzzing.out, finding, say)
            _report(tally, say)
            played = played or bool(tally.played)
    finally:
        subject.shutdown()
        model.shutdown()
    if found:
        return DEVIATES
    if not played:
        raise NothingRan("no scene was played to its end: each was refused, or there was no time for it")
    return CONFORMS


def fuzz(
    fuzzing: Fuzzing,
    inventor: Inventor,
    subject: Supervisor,
    model: Supervisor,
    seed: int,
    tally: Tally,
    say: Callable[[str], None] = lambda line: None,
) -> Iterator[Found]:
    """Play until time is up or enough is found; the findings, made small, one of each cause."""
    drivers = [Driver(supervisor, inventor.game, inventor.edition) for supervisor in (subject, model)]
    game = Alone(inventor, drivers[0]) if fuzzing.against == NONE else Lockstep(inventor, *drivers)
    begun, number = time.monotonic(), seed
    _play_until(drivers, begun + fuzzing.seconds)
    causes = Causes(_known(fuzzing.request, inventor.game))
    try:
        game.calibrate()
        for line in game.left_out():
            say(f"left out: {line}")
        if isinstance(game, Lockstep):
            game.is_known = causes.is_known
        game.decisions, begun = 0, time.monotonic()
        while causes.found < fuzzing.findings:
            _play_until(drivers, begun + fuzzing.seconds)
            rng = random.Random(number)
            recipe = inventor.recipe(rng)
            play = game.play(recipe, AtRandom(rng, DECISIONS))
            if play.ending == UNSUPPORTED and recipe.texts:
                # An engine that cannot be given these texts may take the cards without them.
                play = game.play(replace(recipe, texts=()), AtRandom(rng, DECISIONS))
            if play.diverged and isinstance(drivers[0].failure, Hung) and not _again(game, play):
                play.ending = LATE
            tally.endings[play.ending] += 1
            if play.diverged and not causes.is_known(play.about, play.differences[0]):
                after = time.monotonic() - begun
                say(f"found after {len(play.decisions)} decisions, --seed {number}: {play.differences[0]}")
                found = _small(fuzzing, game, inventor, drivers, play, number, after, say)
                if causes.is_new(play, found.finding.play, found.written.clauses, say):
                    yield found
            number += 1
    except TimeIsUp:
        return
    finally:
        tally.decisions, tally.seconds = game.decisions, time.monotonic() - begun
        causes.report(say)


def _small(
    fuzzing: Fuzzing,
    game: Alone | Lockstep,
    inventor: Inventor,
    drivers: Sequence[Driver],
    play: Play,
    seed: int,
    seconds: float,
    say: Callable[[str], None],
) -> Found:
    shrinker = Shrinker(game.replay, inventor.fuzzing, SHRINKING)
    _play_until(drivers, time.monotonic() + SHRINKING)
    small = shrinker.shrink(play)
    late = time.monotonic() > drivers[0].until
    _play_until(drivers, math.inf)
    if small is None and late:
        say("it could not be played again in the time that there is to make it small")
    elif small is None:
        say("it did not show again when the same was played again: the engine is not repeatable")
    small = small or play
    subject, model = drivers
    against = "reference" if fuzzing.against == NONE else fuzzing.against
    if fuzzing.against == NONE:
        small = without_model(small, model, inventor)
    finding = Finding(small, seed, fuzzing.request.engine, against)
    written = Writer(inventor, subject, model, fuzzing.request).write(finding)
    return Found(finding, written, len(play.decisions), seconds)


def _again(game: Alone | Lockstep, play: Play) -> bool:
    """Whether a play goes wrong again."""
    return game.replay(play.recipe, play.decisions).diverged


def _play_until(drivers: Iterable[Driver], moment: float) -> None:
    for driver in drivers:
        driver.until = moment


def _games(
    fuzzing: Fuzzing, subject: Supervisor, model: Supervisor, console: Console, *, alone: bool
) -> dict[str, str]:
    """By game, the edition to play: what both engines play, and scenes can be invented for."""
    request = fuzzing.request
    suite = request.suite
    every = ledgers(suite, request.game, request.edition)
    books = {game: book for game, book in every.items() if playable_game(suite, game)}
    if not books:
        raise WrongUse(f"no scenes can be invented for {request.game or 'any game'}: {NO_SCENES}")
    for game in every.keys() - books.keys():
        console.print(Text(f"{game} is left out: {NO_SCENES}"))
    editions = playable(request, introduction(subject), books, console)
    theirs = introduction(model).games
    if not alone and not (editions := {game: edition for game, edition in editions.items() if game in theirs}):
        raise WrongUse(f"engine {fuzzing.against} plays none of {', '.join(books)}")
    return editions


def _known(request: Request, game: str) -> set[str]:
    """The clauses that scenarios are there to show whose deviations the baseline knows."""
    if request.baseline is None:
        return set()
    entries = baseline.load(request.baseline, request.suite).entries
    scenarios = (each for path in request.suite.files(game) for each in request.suite.read(path).scenarios)
    return {clause for scenario in scenarios if scenario.id in entries for clause in scenario.primary}


def _report(tally: Tally, say: Callable[[str], None]) -> None:
    rate = tally.decisions / tally.seconds if tally.seconds else 0
    words = {
        UNSUPPORTED: "refused as unsupported by one engine",
        "no scene": "invented without sense",
        "failed alike": "refused or given up by both engines",
        "endless": "left where the model did not answer in time",
        LATE: "left where the engine did not answer in time, and did when it was asked again",
        "chance": "ended where nothing decides a random result",
    }
    say(f"{tally.played} scenes, {tally.decisions} decisions, {rate:.0f} a second")
    for ending, said in words.items():
        if count := tally.endings[ending]:
            say(f"{count} scenes {said}")


def _write(out: Path, found: Found, say: Callable[[str], None]) -> None:
    small, written = found.finding.play, found.written
    path = out / written.name
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise WrongUse(f"{path} cannot be written: {error.strerror}") from error
    write(path, printable(written.text))
    say(f"made small: {len(small.decisions)} decisions, from {found.decisions}")
    for difference in small.differences[:5]:
        say(f"  {difference}")
    if written.is_feature:
        say(f"written: {path} (passes on {found.finding.against}, not on {found.finding.engine})")
    else:
        say(f"written as text, no feature tells the engines apart: {path}")


def _speaker(console: Console) -> Callable[[str], None]:
    def say(line: str) -> None:
        console.print(one_line(line), markup=False, highlight=False, soft_wrap=True)

    return say
