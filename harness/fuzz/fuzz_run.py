"""The run of ``saitei fuzz``: selecting games and workers, and writing the findings."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from ..base.command_errors import CONFORMS, DEVIATES, InfrastructureError, NothingRan, WrongUse
from ..base.console import print_line
from ..base.progress import progress_bar
from ..base.sanitize import make_printable, printable_line
from ..base.user_files import ensure_directory, write_atomically
from ..judging.engine_lookup import REFERENCE
from ..judging.run_options import RunOptions
from ..judging.supervisor import Supervisor
from ..results import baseline
from ..runs.engine_start import introduce_engine, playable_editions
from ..scenarios.selection import select_ledgers
from ..workers.local_pool import InlinePool
from ..workers.pool import Pool, open_pool
from .campaign import Campaign, CampaignLimits, CampaignTally, ReportedFinding
from .corpus import Corpus
from .deduplication import FindingCauses
from .fuzz_worker import LATE, NONE, UNSUPPORTED, EnginePair, start_supervisors
from .scene_inventor import NO_SCENES, can_invent_scenes

SEEDS = 1 << 31

WORDINGS = 10
"""The maximum number of kinds of differences of wording that are listed."""

REFUSALS = 5
"""The maximum number of reasons for refused scenes that are listed."""


@dataclass(frozen=True)
class FuzzOptions:
    """The options of the command.

    They are the run options of the engine, the engine to compare with, the time in seconds for each game, the seed of
    the first scene, the directory for features, the number of findings, and the directory of the corpus.
    """

    options: RunOptions
    against: str = REFERENCE
    seconds: float = 60.0
    seed: int | None = None
    out: Path = Path("fuzz")
    findings: int = 1
    corpus: Path | None = None


def fuzz_games(fuzzing: FuzzOptions, console: Console) -> int:
    """Play each game that both engines play, and return the exit code. Raises :class:`CommandError`."""
    seed = random.SystemRandom().randrange(SEEDS) if fuzzing.seed is None else fuzzing.seed
    tell = _speaker(console)
    found, scenes, lost = False, 0, list[str]()
    every = engine_pairs(fuzzing, console)
    with _crew(fuzzing.options) as players, progress_bar(console) as shown:
        for pairing in every:
            tell(f"{pairing.game}: {fuzzing.options.engine} against {fuzzing.against}, --seed {seed}")
            campaign = create_campaign(fuzzing, pairing, players, seed, tell, shown)
            try:
                for finding in campaign.run_campaign():
                    found = True
                    _write(fuzzing.out, finding, tell)
            finally:
                _report(campaign.tally, tell)
                _report_wordings(campaign.tally, tell)
            scenes += campaign.tally.played_scenes
            lost += campaign.tally.lost
    if lost:
        raise InfrastructureError("\n".join(["these scenes ended every worker that played them:", *lost]))
    if found:
        return DEVIATES
    if not scenes:
        raise NothingRan("nothing ran: every scene was refused, or there was no time for it")
    return CONFORMS


def engine_pairs(fuzzing: FuzzOptions, console: Console) -> list[EnginePair]:
    """The engines for each game that both play, and for which scenes can be invented.

    Raises :class:`WrongUse` if there is no such game.
    """
    options = fuzzing.options
    if fuzzing.corpus and fuzzing.against != REFERENCE:
        raise WrongUse(
            "--corpus keeps scenes by the statements that they reach in the reference engine; leave --against out"
        )
    supervisors = start_supervisors(options, fuzzing.against)
    try:
        editions = _games(fuzzing, *supervisors, console)
        infos = (introduce_engine(supervisors[0]), introduce_engine(supervisors[1]))
    finally:
        for each in supervisors:
            each.shutdown()
    traced = fuzzing.corpus is not None
    return [EnginePair(options, fuzzing.against, game, edition, infos, traced) for game, edition in editions.items()]


def create_campaign(
    fuzzing: FuzzOptions,
    pairing: EnginePair,
    crew: Pool,
    seed: int,
    tell: Callable[[str], None] = lambda line: None,
    shown: Progress | None = None,
) -> Campaign:
    """The campaign of one game, by the options. Raises :class:`WrongUse`."""
    causes = FindingCauses(_known(fuzzing.options, pairing.game))
    corpus = Corpus(fuzzing.corpus, pairing.game) if fuzzing.corpus else None
    limits = CampaignLimits(fuzzing.seconds, fuzzing.findings)
    return Campaign(pairing, crew, limits, seed, causes, corpus, tell, shown or Progress(disable=True))


@contextmanager
def _crew(options: RunOptions) -> Iterator[Pool]:
    """The workers that play: by default only this process."""
    if options.processes == 1 and options.dask is None:
        yield InlinePool()
    else:
        with open_pool(options.processes, options.dask, options.suite.game_directories()) as found:
            yield found


def _games(fuzzing: FuzzOptions, subject: Supervisor, model: Supervisor, console: Console) -> dict[str, str]:
    """The edition to play, by game, of the games that both engines play and for which scenes can be invented."""
    options = fuzzing.options
    suite = options.suite
    every = select_ledgers(suite, options.game, options.edition)
    books = {game: book for game, book in every.items() if can_invent_scenes(suite, game)}
    if not books:
        raise WrongUse(f"no scenes can be invented for {options.game or 'any game'}: {NO_SCENES}")
    for game in every.keys() - books.keys():
        print_line(console, f"{game} is left out: {NO_SCENES}")
    editions = playable_editions(options, introduce_engine(subject), books, console)
    if fuzzing.against == NONE:
        return editions
    if not (editions := {game: each for game, each in editions.items() if game in introduce_engine(model).games}):
        raise WrongUse(f"the engine {fuzzing.against} plays none of {', '.join(books)}")
    return editions


def _known(options: RunOptions, game: str) -> set[str]:
    """The clauses of the Rules of the scenarios in the baseline."""
    if options.baseline is None:
        return set()
    entries = baseline.load_baseline(options.baseline, options.suite).entries
    scenarios = (
        each for path in options.suite.feature_paths(game) for each in options.suite.read_feature(path).scenarios
    )
    return {clause for scenario in scenarios if scenario.id in entries for clause in scenario.primary_clauses}


def _report(tally: CampaignTally, tell: Callable[[str], None]) -> None:
    rate = tally.decisions / tally.seconds if tally.seconds else 0
    words = {
        UNSUPPORTED: "refused as unsupported by one engine",
        "no scene": "invented, but not valid",
        "failed alike": "refused by both engines, or both failed",
        "endless": "ended because the model did not answer in time",
        LATE: "ended because the engine did not answer in time, but did so when the scene was played again",
        "chance": "ended at a random result that is not scripted",
    }
    tell(f"{tally.played_scenes} scenes, {tally.decisions} decisions, {rate:.0f} per second")
    for ending, said in words.items():
        if count := tally.endings[ending]:
            reasons = tally.refusals.most_common(REFUSALS) if ending == UNSUPPORTED else ()
            listed = ", ".join(f"{times} {reason}" for reason, times in reasons)
            tell(f"{count} scene{'s' * (count != 1)} {said}{': ' if listed else ''}{listed}")


def _report_wordings(tally: CampaignTally, tell: Callable[[str], None]) -> None:
    """Report differences in the wording of events, the most frequent first. They are not findings."""
    found = sorted(tally.wordings.values(), key=lambda each: -each.times)
    if found:
        tell("these events are worded differently; this is not a finding (the model first, then the engine):")
    for each in found[:WORDINGS]:
        tell(f"  {each.example} ({each.times} times, first with --seed {each.seed})")
    if len(found) > WORDINGS:
        tell(f"  and {len(found) - WORDINGS} more kinds")


def _write(out: Path, found: ReportedFinding, tell: Callable[[str], None]) -> None:
    small, written = found.finding.play, found.written
    path = out / written.name
    ensure_directory(path.parent)
    write_atomically(path, make_printable(written.text))
    tell(f"minimized: {len(small.decisions)} decisions instead of {found.decisions}")
    for difference in small.differences[:5]:
        tell(f"  {difference}")
    if written.is_feature:
        tell(f"wrote {path} (passes on {found.finding.against}, but not on {found.finding.engine})")
    else:
        tell(f"wrote {path} as text, because no feature distinguishes the engines")


def _speaker(console: Console) -> Callable[[str], None]:
    return lambda line: print_line(console, printable_line(line))
