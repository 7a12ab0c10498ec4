"""Campaigns of fuzzing: all pools find the same, nothing is lost silently, and a corpus is the start."""

from __future__ import annotations

import pickle
import re
from concurrent.futures import Future
from contextlib import nullcontext
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from few import ENDLESS, Few
from rich.console import Console

import saitei.reference_engine as reference
from saitei.harness.base.command_errors import CONFORMS, InfrastructureError, WrongUse
from saitei.harness.fuzz import campaign as campaigns
from saitei.harness.fuzz import fuzz_run as commands
from saitei.harness.fuzz import fuzz_worker, statement_coverage
from saitei.harness.fuzz.campaign import Campaign
from saitei.harness.fuzz.choosers import RandomChooser, ReplayThenChooser
from saitei.harness.fuzz.corpus import Corpus, CorpusScene, StatementCoverage
from saitei.harness.fuzz.fuzz_run import FuzzOptions, create_campaign, engine_pairs, fuzz_games
from saitei.harness.fuzz.fuzz_worker import BatchResult, SceneBatch
from saitei.harness.judging.run_options import RunOptions
from saitei.harness.prove.module_swap import game_modules
from saitei.harness.workers.local_pool import InlinePool, PoolTask, WorkerLost
from saitei.harness.workers.pool import open_pool
from saitei.steps.scene_recipe import SceneRecipe

GAME = "digicharat"


def begun(fuzzing: FuzzOptions, players: object) -> Campaign:
    (pairing,) = engine_pairs(fuzzing, Console(quiet=True))
    return create_campaign(fuzzing, pairing, players, 1)  # type: ignore[arg-type]


# --- seeds, in order ---


def test_what_comes_is_looked_at_in_the_order_of_the_seeds() -> None:
    seeds = campaigns._Seeds(5, ())
    pieces = [seeds.next_batch(None, 9, None) for _ in range(3)]  # type: ignore[arg-type]
    assert [(each.first, each.number) for each in pieces] == [(5, 20), (25, 20), (45, 20)]
    harvests = [BatchResult(played=number) for number in (20, 8, 20)]
    assert list(seeds.add_result(pieces[2], harvests[2])) == []
    assert list(seeds.add_result(pieces[1], harvests[1])) == []
    assert list(seeds.add_result(pieces[0], harvests[0])) == harvests[:2]
    rest = seeds.next_batch(None, 9, None)  # type: ignore[arg-type]
    assert (rest.first, rest.number) == (33, 12)
    assert list(seeds.add_result(rest, BatchResult(played=12)))[-1] is harvests[2]


@pytest.mark.long_run
@pytest.mark.sampled(2)
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("dask", [None, "local"])
def test_the_same_is_found_whoever_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, dask: str | None) -> None:
    """This process, or two others, of which the second may well find something sooner."""
    if dask:
        pytest.importorskip("distributed")
    (tmp_path / "faulty.py").write_text(FAULTY)
    monkeypatch.syspath_prepend(str(tmp_path))
    fuzzing = FuzzOptions(RunOptions(engine="python:faulty:engine", game=GAME, timeout=20), seconds=ENDLESS)
    (pairing,) = engine_pairs(fuzzing, Console(quiet=True))
    alone = first(create_campaign(fuzzing, pairing, InlinePool(), 1, stop))
    assert alone.startswith("found after") and "the third" in alone
    with open_pool(2, dask, []) as players:
        assert first(create_campaign(fuzzing, pairing, players, 1, stop)) == alone


def first(campaign: Campaign) -> str:
    """The first sentence about a finding."""
    with pytest.raises(Said) as said:
        list(campaign.run_campaign())
    return str(said.value)


class Said(Exception):
    """The line."""


def stop(line: str) -> None:
    if line.startswith("found"):
        raise Said(line)


FAULTY = """
from saitei.adapters.engine_interface import EngineFault
from saitei.harness.scenarios.suite import Suite
from saitei.reference_engine.engine import ReferenceEngine, load_games


class Faulty(ReferenceEngine):
    answers = 0

    def open(self, game, edition, scene):
        self.answers = 0
        return super().open(game, edition, scene)

    def answer(self, ask, picks):
        self.answers += 1
        if self.answers == 3:
            raise EngineFault("the third")
        return super().answer(ask, picks)


def engine():
    return Faulty(load_games(Suite().engine_packages()))
"""
"""Fails at the third answer."""


class Late(InlinePool):
    """Plays the second piece, and the first never."""

    def __init__(self) -> None:
        self.kept_back: list[Future[bytes]] = []
        self.max_pending = 2

    def submit(self, task: PoolTask) -> Future[bytes]:
        if isinstance(pickle.loads(task.packed)[1], SceneBatch):
            if not self.kept_back:
                self.kept_back.append(Future())
                return self.kept_back[0]
            self.max_pending = 1
        return super().submit(task)


@pytest.mark.long_run
def test_what_was_found_is_looked_at_though_what_came_before_is_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "faulty.py").write_text(FAULTY)
    monkeypatch.syspath_prepend(str(tmp_path))
    fuzzing = FuzzOptions(RunOptions(engine="python:faulty:engine", game=GAME, timeout=20), seconds=3)
    (pairing,) = engine_pairs(fuzzing, Console(quiet=True))
    players = Late()
    assert first(create_campaign(fuzzing, pairing, players, 1, stop)).startswith("found after")
    assert players.kept_back[0].cancelled()


class Losing(Few):
    """Loses every scene that is played."""

    def submit(self, task: PoolTask) -> Future[bytes]:
        future = super().submit(task)
        if not self.seeds:
            return future
        lost: Future[bytes] = Future()
        lost.set_exception(WorkerLost("a worker ended with status 7: no word"))
        return lost


def test_what_ends_all_who_play_it_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No exit code says that nothing was found."""
    monkeypatch.setattr(commands, "_crew", lambda request: nullcontext(Losing(2)))
    says = (
        "^these scenes ended every worker that played them:\n"
        "seeds 1 to 20: a worker ended with status 7: no word\n"
        "seeds 21 to 40: a worker ended with status 7: no word$"
    )
    with pytest.raises(InfrastructureError, match=says):
        fuzz_games(
            FuzzOptions(RunOptions(game=GAME, timeout=20), seconds=ENDLESS, seed=1, out=tmp_path), Console(quiet=True)
        )


@pytest.mark.long_run
def test_an_engine_that_ends_its_process_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "fatal.py").write_text(FAULTY.replace('raise EngineFault("the third")', "import os; os._exit(7)"))
    monkeypatch.syspath_prepend(str(tmp_path))
    request = RunOptions(engine="python:fatal:engine", game=GAME, timeout=20, in_process=True, processes=2)
    with pytest.raises(InfrastructureError, match="^python:fatal:engine: a worker ended with status 7: no word$"):
        fuzz_games(FuzzOptions(request, seconds=8, seed=1, out=tmp_path / "out"), Console(quiet=True))


# --- correct engines that differ ---


def played(engine: str, out: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[int, str]:
    """The exit code and the output of a command that plays one batch of scenes."""
    monkeypatch.setattr(fuzz_worker, "WHILE", ENDLESS)
    monkeypatch.setattr(commands, "_crew", lambda request: nullcontext(Few(1)))
    console = Console(file=StringIO(), width=200)
    options = RunOptions(engine=engine, game=GAME, timeout=20, in_process=True)
    code = fuzz_games(FuzzOptions(options, seconds=ENDLESS, seed=1, out=out), console)
    return code, console.file.getvalue()  # type: ignore[attr-defined]


def test_other_wording_is_listed_and_is_no_finding(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code, said = played("python:otherwise:in_other_words", tmp_path / "out", monkeypatch)
    assert code == CONFORMS
    assert "these events are worded differently; this is not a finding (the model first, then the engine):" in said
    assert re.search(r"step-began of the step .*: only the model reports it \(\d+ times, first with --seed \d+\)", said)
    assert not (tmp_path / "out").exists()


def test_an_engine_that_reads_no_texts_gets_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code, said = played("python:otherwise:Textless", tmp_path / "out", monkeypatch)
    assert code == CONFORMS
    assert "refused as unsupported" not in said and re.search(r"\b(1\d|20) scenes, ", said)


def test_the_reasons_for_refused_scenes_are_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, said = played("python:otherwise:OnlyFirstPlayer", tmp_path / "out", monkeypatch)
    found = re.search(r"(?m)^(\d+) scenes? refused as unsupported by one engine: (\d+) position turn_player$", said)
    assert found and found[1] == found[2]


# --- the corpus ---


def kept(number: int) -> CorpusScene:
    return CorpusScene(SceneRecipe(sentences=tuple(map(str, range(number)))))


def test_the_smallest_scene_that_reaches_a_place_is_kept() -> None:
    reached, other = StatementCoverage(), StatementCoverage()
    reached.add_scene(kept(3), {1, 2})
    reached.add_scene(kept(2), {2})
    other.add_scene(kept(1), {2, 3})
    reached.merge_coverage(other)
    assert {place: each for place, (_, each) in reached.smallest.items()} == {1: kept(3), 2: kept(1), 3: kept(1)}
    assert reached.times == {1: 1, 2: 3, 3: 1}
    assert list(reached.kept_scenes()) == [kept(3), kept(1)]


def test_what_is_seldom_reached_is_begun_with(tmp_path: Path) -> None:
    corpus = Corpus(tmp_path, GAME)
    assert corpus.draw_scenes(Random(1)) == ()
    corpus.reached.add_scene(kept(1), {1})
    for _ in range(99):
        corpus.reached.add_scene(kept(2), {2})
    drawn = [each for seed in range(50) for each in corpus.draw_scenes(Random(seed))]
    assert drawn.count(kept(1)) > 0.9 * len(drawn)


def test_what_is_kept_is_written_and_read(tmp_path: Path) -> None:
    corpus = Corpus(tmp_path, GAME)
    corpus.reached.add_scene(kept(3), {1})
    corpus.save_scenes()
    other = Corpus(tmp_path, GAME)
    assert other.load_scenes() == (kept(3),)
    corpus.reached.add_scene(kept(1), {1})
    another = Corpus(tmp_path, GAME)
    another.reached.add_scene(kept(2), {1})
    another.save_scenes()
    corpus.save_scenes()
    assert set(Corpus(tmp_path, GAME).load_scenes()) == {kept(1), kept(2)}
    (tmp_path / GAME / "x.json").write_text("{")
    with pytest.raises(WrongUse, match=r"x\.json is not a scene of a corpus: .*; delete the file"):
        other.load_scenes()


def is_drawn(place: int) -> bool:
    """Whether a place is in the module that draws random results: those of a kept scene are scripted."""
    modules = game_modules(f"{reference.__name__}.{GAME}")
    return modules[place // statement_coverage._MODULE].stem == "randomness"


@pytest.mark.long_run
def test_a_later_campaign_begins_with_what_was_reached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its first scenes, fewer than all that were played, reach the same; and others begin with them."""
    monkeypatch.setattr(fuzz_worker, "WHILE", ENDLESS)
    fuzzing = FuzzOptions(
        RunOptions(game=GAME, timeout=20), seconds=ENDLESS, seed=1, out=tmp_path, corpus=tmp_path / "corpus"
    )
    first = begun(fuzzing, Few(4))
    assert not list(first.run_campaign())
    assert first._corpus
    reached = set(first._corpus.reached.smallest)
    files = list((tmp_path / "corpus" / GAME).glob("*.json"))
    assert 0 < len(files) < 80 and len(reached) > 300
    pieces = -(-len(files) // campaigns.PIECE)
    later = begun(fuzzing, Few(pieces))
    assert not list(later.run_campaign())
    assert later._corpus
    assert later.tally.played_scenes <= len(files)
    assert set(later._corpus.reached.smallest) >= {each for each in reached if not is_drawn(each)}
    without = begun(FuzzOptions(fuzzing.options, seconds=ENDLESS, seed=1000, corpus=tmp_path / "none"), Few(pieces))
    assert not list(without.run_campaign())
    assert without._corpus
    assert not set(without._corpus.reached.smallest) >= reached


@pytest.mark.long_run
def test_a_corpus_is_shared_by_who_plays(tmp_path: Path) -> None:
    fuzzing = FuzzOptions(
        RunOptions(game=GAME, timeout=20, processes=2), seconds=ENDLESS, out=tmp_path, corpus=tmp_path
    )
    with open_pool(2, None, []) as players:
        campaign = begun(fuzzing, Few(4, players))
        assert not list(campaign.run_campaign())
    assert campaign._corpus and campaign.tally.played_scenes
    assert len(list((tmp_path / GAME).glob("*.json"))) == len(list(campaign._corpus.reached.kept_scenes())) > 0


def test_a_corpus_needs_the_reference_engine(tmp_path: Path) -> None:
    with pytest.raises(
        WrongUse, match="--corpus keeps scenes by the statements that they reach in the reference engine"
    ):
        fuzz_games(FuzzOptions(RunOptions(game=GAME), "none", corpus=tmp_path), Console(quiet=True))


def test_decisions_are_given_again_and_then_others() -> None:
    from saitei.adapters.messages import Ask, Option

    ask = Ask(id="1", player="A", kind="action", options=(Option(id="a", kind="pass"), Option(id="b", kind="draw")))
    before = RandomChooser(Random(3), 9).choose(ask, False)
    assert before
    onward = ReplayThenChooser([before, before], RandomChooser(Random(1), 2))
    assert [onward.choose(ask, False) for _ in range(2)] == [before, before]
    assert [bool(onward.choose(ask, False)) for _ in range(3)] == [True, True, False]
