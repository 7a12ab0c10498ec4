"""The command: which games are played, by whom, and writing down what is found."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.text import Text

from ..base.errors import CONFORMS, DEVIATES, Broken, NothingRan, WrongUse
from ..base.files import make_directory, write
from ..base.progress import progress
from ..base.text import one_line, printable
from ..base.voice import say
from ..crews.crew import Crew, crew
from ..crews.processes import Here
from ..judging.engines import REFERENCE
from ..judging.options import RunOptions
from ..judging.supervisor import Supervisor
from ..results import baseline
from ..runs.engine_start import introduction, playable
from ..scenarios.selection import ledgers
from .campaign import Campaign, Found, Limits, Tally
from .causes import Causes
from .corpus import Corpus
from .field import LATE, NONE, UNSUPPORTED, Pairing, opponents
from .inventing import NO_SCENES, playable_game

SEEDS = 1 << 31


@dataclass(frozen=True)
class Fuzzing:
    """What is asked for: an engine, what it is played against, and for how long; a directory to keep scenes in."""

    options: RunOptions
    against: str = REFERENCE
    seconds: float = 60.0
    seed: int | None = None
    out: Path = Path("fuzz")
    findings: int = 1
    corpus: Path | None = None


def command(fuzzing: Fuzzing, console: Console) -> int:
    """Play each game that both engines play; the exit code. Raises :class:`Stop`."""
    seed = random.SystemRandom().randrange(SEEDS) if fuzzing.seed is None else fuzzing.seed
    tell = _speaker(console)
    found, scenes, lost = False, 0, list[str]()
    every = pairings(fuzzing, console)
    with _crew(fuzzing.options) as players, progress(console) as shown:
        for pairing in every:
            tell(f"{pairing.game}: {fuzzing.options.engine} against {fuzzing.against}, --seed {seed}")
            campaign = campaign_of(fuzzing, pairing, players, seed, tell, shown)
            try:
                for finding in campaign.found():
                    found = True
                    _write(fuzzing.out, finding, tell)
            finally:
                _report(campaign.tally, tell)
            scenes += campaign.tally.played
            lost += campaign.tally.lost
    if lost:
        raise Broken("\n".join(["what was played here ended all who played it:", *lost]))
    if found:
        return DEVIATES
    if not scenes:
        raise NothingRan("no scene was played to its end: each was refused, or there was no time for it")
    return CONFORMS


def pairings(fuzzing: Fuzzing, console: Console) -> list[Pairing]:
    """What is to be played: each game that both engines play, and that scenes can be invented for.

    Raises :class:`WrongUse` where there is none.
    """
    options = fuzzing.options
    if fuzzing.corpus and fuzzing.against != REFERENCE:
        raise WrongUse("--corpus keeps scenes by what the reference engine reaches in them; leave --against out")
    supervisors = opponents(options, fuzzing.against)
    try:
        editions = _games(fuzzing, *supervisors, console)
        infos = (introduction(supervisors[0]), introduction(supervisors[1]))
    finally:
        for each in supervisors:
            each.shutdown()
    traced = fuzzing.corpus is not None
    return [Pairing(options, fuzzing.against, game, edition, infos, traced) for game, edition in editions.items()]


def campaign_of(
    fuzzing: Fuzzing,
    pairing: Pairing,
    crew: Crew,
    seed: int,
    tell: Callable[[str], None] = lambda line: None,
    shown: Progress | None = None,
) -> Campaign:
    """The campaign that is asked for, of one game. Raises :class:`WrongUse`."""
    causes = Causes(_known(fuzzing.options, pairing.game))
    corpus = Corpus(fuzzing.corpus, pairing.game) if fuzzing.corpus else None
    limits = Limits(fuzzing.seconds, fuzzing.findings)
    return Campaign(pairing, crew, limits, seed, causes, corpus, tell, shown or Progress(disable=True))


@contextmanager
def _crew(options: RunOptions) -> Iterator[Crew]:
    """Whoever plays: this process alone, if nobody else is asked for."""
    if options.processes == 1 and options.dask is None:
        yield Here()
    else:
        with crew(options.processes, options.dask, options.suite.places()) as found:
            yield found


def _games(fuzzing: Fuzzing, subject: Supervisor, model: Supervisor, console: Console) -> dict[str, str]:
    """By game, the edition to play: what both engines play, and scenes can be invented for."""
    options = fuzzing.options
    suite = options.suite
    every = ledgers(suite, options.game, options.edition)
    books = {game: book for game, book in every.items() if playable_game(suite, game)}
    if not books:
        raise WrongUse(f"no scenes can be invented for {options.game or 'any game'}: {NO_SCENES}")
    for game in every.keys() - books.keys():
        console.print(Text(f"{game} is left out: {NO_SCENES}"))
    editions = playable(options, introduction(subject), books, console)
    if fuzzing.against == NONE:
        return editions
    if not (editions := {game: each for game, each in editions.items() if game in introduction(model).games}):
        raise WrongUse(f"engine {fuzzing.against} plays none of {', '.join(books)}")
    return editions


def _known(options: RunOptions, game: str) -> set[str]:
    """The clauses that scenarios are there to show whose deviations the baseline knows."""
    if options.baseline is None:
        return set()
    entries = baseline.load(options.baseline, options.suite).entries
    scenarios = (each for path in options.suite.files(game) for each in options.suite.read(path).scenarios)
    return {clause for scenario in scenarios if scenario.id in entries for clause in scenario.primary}


def _report(tally: Tally, tell: Callable[[str], None]) -> None:
    rate = tally.decisions / tally.seconds if tally.seconds else 0
    words = {
        UNSUPPORTED: "refused as unsupported by one engine",
        "no scene": "invented without sense",
        "failed alike": "refused or given up by both engines",
        "endless": "left where the model did not answer in time",
        LATE: "left where the engine did not answer in time, and did when it was asked again",
        "chance": "ended where nothing decides a random result",
    }
    tell(f"{tally.played} scenes, {tally.decisions} decisions, {rate:.0f} a second")
    for ending, said in words.items():
        if count := tally.endings[ending]:
            tell(f"{count} scenes {said}")


def _write(out: Path, found: Found, tell: Callable[[str], None]) -> None:
    small, written = found.finding.play, found.written
    path = out / written.name
    make_directory(path.parent)
    write(path, printable(written.text))
    tell(f"made small: {len(small.decisions)} decisions, from {found.decisions}")
    for difference in small.differences[:5]:
        tell(f"  {difference}")
    if written.is_feature:
        tell(f"written: {path} (passes on {found.finding.against}, not on {found.finding.engine})")
    else:
        tell(f"written as text, no feature tells the engines apart: {path}")


def _speaker(console: Console) -> Callable[[str], None]:
    return lambda line: say(console, one_line(line))
