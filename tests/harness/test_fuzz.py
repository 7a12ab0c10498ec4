"""Fuzzing: a sound engine has no findings; in a broken one they are found, minimized, and written as a feature."""

from __future__ import annotations

import dataclasses
import random
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import nullcontext, suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from few import ENDLESS, Few
from grains import COMPOUND, ChoosesOneByOne, Grain, Start, WholeRowsNotAsked, one_by_one
from msgspec.structs import replace
from otherwise import UNSAID, OtherWords
from rich.console import Console
from twin import sound

from saitei.adapters.engine_interface import Engine, EngineError, EngineFault
from saitei.adapters.messages import Ask, Event, Option, Position
from saitei.adapters.session import ScenarioError
from saitei.harness.base.command_errors import CONFORMS, DEVIATES, WrongUse
from saitei.harness.commands.cli import main
from saitei.harness.fuzz import broken_engine_similarity, fuzz_worker, normal_form
from saitei.harness.fuzz import fuzz_run as commands
from saitei.harness.fuzz.campaign import ReportedFinding
from saitei.harness.fuzz.choosers import DULL, NUMBERS, Decision, RandomChooser
from saitei.harness.fuzz.deduplication import ALIKE, FindingCauses
from saitei.harness.fuzz.driver import Driver
from saitei.harness.fuzz.feature_writer import FeatureText, FeatureWriter, FuzzFinding
from saitei.harness.fuzz.fuzz_run import FuzzOptions, create_campaign, engine_pairs, fuzz_games
from saitei.harness.fuzz.fuzz_worker import DECISIONS
from saitei.harness.fuzz.lockstep import Lockstep, PlayResult
from saitei.harness.fuzz.scene_inventor import Inventor, inventor_for_game
from saitei.harness.fuzz.text_variation import TextVariation
from saitei.harness.judging.run_options import RunOptions, supervisor_for
from saitei.harness.judging.supervisor import Supervisor
from saitei.harness.prove.applied_violations import game_violations
from saitei.harness.scenarios.suite import Suite
from saitei.harness.workers.local_pool import InlinePool
from saitei.reference_engine.engine import find_game_packages as played
from saitei.reference_engine.hololive import events
from saitei.reference_engine.hololive.encoder import HololiveEncoder
from saitei.reference_engine.patching import Patch
from saitei.reference_engine.violations import Violations
from saitei.steps.board_notation import BoardItem, read_cell, write_cell
from saitei.steps.cardtext import AbilityLine
from saitei.steps.hololive.cards import FLAGS
from saitei.steps.scene_recipe import RecipeCell, SceneRecipe, without_runs

TEXTS = {
    "hololive": ["When this holomem collabs, draw 1 card.", "When a holomem blooms, you may heal 10 HP from it."],
    "gotoubun": ["When this character appears, draw 1 card.", "When a hero is revealed, discard 2 cards."],
    "digicharat": ["Put 1 attacking character to sleep.", "Deal 3 damage to 1 of your red characters."],
    "osica": ["Entry: Draw 1 card.", "Action 2: Choose 1 opposing character. This turn, it has AP -1000."],
    "wixoss": ["Enter: Draw 1 card.", "Action: Target 1 opposing SIGNI. This turn, it has power -1000."],
}
"""Card texts of each game."""

SCENES = 400
"""So many scenes at most find what is planted."""


@pytest.fixture
def inventor() -> Inventor:
    suite = Suite()
    return inventor_for_game(suite, "hololive", suite.load_ledger("hololive").edition)


def few(monkeypatch: pytest.MonkeyPatch, pieces: int) -> None:
    """A command plays so many pieces, in this process, and each of them whole."""
    monkeypatch.setattr(fuzz_worker, "WHILE", ENDLESS)
    monkeypatch.setattr(commands, "_crew", lambda request: nullcontext(Few(pieces)))


@pytest.fixture
def unwritten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Findings are minimized, without a search for sentences that tell the engines apart."""
    monkeypatch.setattr(
        FeatureWriter, "write_feature", lambda self, finding: FeatureText("unwritten", "", False, (), "")
    )


def find(
    inventor: Inventor, against: str, seed: int = 1, say: Callable[[str], None] = lambda line: None
) -> ReportedFinding | None:
    """The findings in the reference engine as it is."""
    asked = FuzzOptions(RunOptions(game=inventor.game, timeout=20, in_process=True), against, 120)
    (pairing,) = engine_pairs(asked, Console(quiet=True))
    return next(create_campaign(asked, pairing, InlinePool(), seed, say).run_campaign(), None)


def wrongly(game: str, says: str) -> ReportedFinding | None:
    """The findings in the engine of a game with such a violation, in a bounded number of scenes."""
    against, request = sound(), RunOptions(timeout=5, in_process=True)
    every: Violations = import_module(f"saitei.reference_engine.{game}.violations").VIOLATIONS
    (broken,) = (each for each in every.every if str(each) == says)
    suite = Suite()
    inventor = inventor_for_game(suite, game, suite.load_ledger(game).edition)
    with Patch() as patch:
        every.every[broken](patch)
        drivers = [
            Driver(
                supervisor_for(dataclasses.replace(request, engine=spec)),
                game,
                inventor.edition,
                inventor.fuzzing.words,
            )
            for spec in ("reference", against)
        ]
        lockstep = Lockstep(inventor, *drivers)
        for seed in range(SCENES):
            rng = random.Random(seed)
            play = lockstep.play_recipe(inventor.invent_recipe(rng), RandomChooser(rng, DECISIONS))
            if play.has_diverged:
                written = FeatureWriter(inventor, *drivers, request).write_feature(
                    FuzzFinding(play, seed, "reference", against)
                )
                return ReportedFinding(FuzzFinding(play, seed, "reference", against), written, len(play.decisions), 0)
    return None


def forget_damage(patch: pytest.MonkeyPatch) -> None:
    """Damage is gone when a holomem blooms."""
    whole = events.APPLY["stack"]

    def stack(table: Any, event: Any) -> None:
        whole(table, event)
        table.cards[event.card] = replace(table.cards[event.card], damage=0)

    patch.setitem(events.APPLY, "stack", stack)


@pytest.mark.long_run
def test_a_sound_engine_is_left_alone(console: Console, monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    few(monkeypatch, 2)
    request = RunOptions(game="hololive", timeout=20, in_process=True)
    fuzzing = FuzzOptions(request, sound(), ENDLESS, seed=1, out=tmp_path / "out")
    assert fuzz_games(fuzzing, console) == CONFORMS
    assert "--seed 1" in console.file.getvalue()  # type: ignore[attr-defined]
    assert not (tmp_path / "out").exists()


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The one feature that the command writes of an engine that forgets damage."""
    out = tmp_path_factory.mktemp("told")
    against = sound()
    with pytest.MonkeyPatch.context() as patch:
        forget_damage(patch)
        fuzzing = FuzzOptions(RunOptions(game="hololive", timeout=20, in_process=True), against, 120, seed=1, out=out)
        assert fuzz_games(fuzzing, Console(quiet=True)) == DEVIATES
    (path,) = out.rglob("*.feature")
    return path


@pytest.mark.very_long_run
def test_a_broken_engine_is_found_and_told_in_a_feature(told: Path) -> None:
    text = told.read_text("utf-8")
    assert "bloom" in text and " damage" in text
    assert text.count("\n    And ") < 12
    assert "@clause-" in text
    assert "candidates" in text


@pytest.mark.very_long_run
def test_the_same_seed_finds_the_same(
    inventor: Inventor, told: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    against = sound()
    forget_damage(monkeypatch)
    found = find(inventor, against)
    assert found and found.written.is_feature
    assert (told.name, told.read_text("utf-8")) == (Path(found.written.name).name, found.written.text)
    assert len(found.finding.play.decisions) <= 6
    request.getfixturevalue("unwritten")
    again = find(inventor, against, found.finding.seed)
    assert again and again.finding.play.recipe == found.finding.play.recipe


def test_an_engine_alone_must_hide_what_is_hidden(
    inventor: Inventor, monkeypatch: pytest.MonkeyPatch, unwritten: None
) -> None:
    whole = HololiveEncoder.is_visible
    monkeypatch.setattr(
        HololiveEncoder,
        "is_visible",
        lambda self, game, card, viewer: whole(self, game, card, viewer) or game.state.cards[card].zone == "deck",
    )
    found = find(inventor, "none")
    assert found and "sees" in found.finding.play.differences[0]
    assert "action" not in {decision.kind for decision in found.finding.play.decisions}


def test_an_engine_alone_must_lose_no_card(
    inventor: Inventor, monkeypatch: pytest.MonkeyPatch, unwritten: None
) -> None:
    whole = HololiveEncoder.zone_cards
    monkeypatch.setattr(
        HololiveEncoder,
        "zone_cards",
        lambda self, game, player, zone: () if zone == "archive" else whole(self, game, player, zone),
    )
    found = find(inventor, "none")
    assert found and "cards were lost" in found.finding.play.differences[0]


@pytest.mark.long_run
def test_what_goes_wrong_sooner_when_everything_is_looked_at_shows_again(
    inventor: Inventor, monkeypatch: pytest.MonkeyPatch, unwritten: None
) -> None:
    def fail(table: Any, event: Any) -> None:
        raise EngineFault("no blooming")

    monkeypatch.setitem(events.APPLY, "stack", fail)
    said: list[str] = []
    found = find(inventor, "none", say=said.append)
    assert found and "no blooming" in found.finding.play.differences[0]
    assert len(found.finding.play.decisions) < found.decisions
    assert not [line for line in said if "not repeatable" in line]


@pytest.mark.long_run
@pytest.mark.parametrize("game", ["hololive", "wixoss"])
def test_a_sound_engine_alone(game: str, console: Console, monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    few(monkeypatch, 2)
    fuzzing = FuzzOptions(RunOptions(game=game, timeout=20), "none", ENDLESS, seed=1, out=tmp_path)
    assert fuzz_games(fuzzing, console) == CONFORMS


def test_what_is_played_is_what_is_written(inventor: Inventor) -> None:
    """A recipe said in sentences makes the scene that it makes directly."""
    vocabulary = inventor.suite.phrase_vocabulary(inventor.game)
    made = 0
    for seed in range(30):
        recipe = inventor.invent_recipe(random.Random(seed))
        try:
            scene = inventor.build_scene(recipe)
        except Exception:
            continue
        world = inventor.suite.make_world(lambda: None, inventor.game, inventor.edition, read_back=False)  # type: ignore[arg-type, return-value]
        for given in recipe.given_steps():
            vocabulary.find_phrase("given", given.text).run(world, [list(row) for row in given.table] or None)
        said = world.builder.build_scene()
        made += 1
        if isinstance(scene, Position):
            assert isinstance(said, Position)
            assert said.seats == scene.seats
            assert said.cards == scene.cards
        assert said == scene
    assert made > 20


def test_a_position_on_the_way_is_laid_anew(inventor: Inventor) -> None:
    """A state of a game, laid again, is like the judge's view, except for names."""
    edition = inventor.edition
    drivers = [
        Driver(supervisor_for(RunOptions(timeout=20)), inventor.game, edition, inventor.fuzzing.words) for _ in range(2)
    ]
    lockstep = Lockstep(inventor, *drivers)
    laid = 0
    for seed in range(12):
        rng = random.Random(seed)
        played = lockstep.play_recipe(inventor.invent_recipe(rng), RandomChooser(rng, 25), thorough=True)
        for _, view in played.actions[-2:]:
            found = inventor.fuzzing.recipe_from_view(played.recipe, view)
            if found is None:
                continue
            recipe, names = found
            try:
                scene = inventor.build_scene(recipe)
            except ScenarioError:
                continue
            assert isinstance(scene, Position)
            for player, zones in view.zones.items():
                for zone, cards in zones.items():
                    got = [card.id for card in scene.seats[player].zones.get(zone, ())]
                    if zone != "oshi":
                        assert got == [names.get(str(card.id), card.id) for card in cards], (zone, player)
            laid += 1
    assert laid > 4


class Plainly(random.Random):
    """Lays no scene anew, crosses none, and changes nothing."""

    def random(self) -> float:
        return 0.99

    def choice(self, seq: Any) -> Any:
        return seq[0]


def test_each_scenario_has_its_turn() -> None:
    suite = Suite()
    inventor = inventor_for_game(suite, "digicharat", suite.load_ledger("digicharat").edition)
    scenes = inventor.scene_stock.scenes
    invented = [inventor.invent_recipe(Plainly(), turn=number) for number in range(7, 7 + len(scenes))]
    assert all(each in invented for each in scenes if inventor.is_playable_recipe(each))


def test_zones_that_go_together_are_laid_together() -> None:
    suite = Suite()
    inventor = inventor_for_game(suite, "wixoss", suite.load_ledger("wixoss").edition)
    assert ("left assist", "right assist") in inventor.scene_stock.groups


def test_dice_that_run_out_are_no_finding(inventor: Inventor) -> None:
    """One engine fails there, as it should, and another has its own luck."""
    text = 'A\'s oshi reads "Oshi skill "Idol", 0 holo power: roll dice equal to the number of holomem on your stage."'
    cells = (RecipeCell("A", "center", (BoardItem("Sora"),)), RecipeCell("A", "back", (BoardItem("Miko"),)))
    drivers = [
        Driver(
            supervisor_for(RunOptions(engine=each, timeout=5, in_process=True)),
            inventor.game,
            inventor.edition,
            inventor.fuzzing.words,
        )
        for each in ("python:otherwise:otherwise", "reference")
    ]
    skill = Decision("A", "action", (("skill", (("ability", "Idol"),)),))
    lockstep = Lockstep(inventor, *drivers)
    lockstep.never = frozenset(UNSAID)
    endings = [
        lockstep.replay_recipe(SceneRecipe(cells, sentences=(text,), dice=dice), [skill]).ending
        for dice in ((6,), (6, 5))
    ]
    assert endings == ["chance", "enough"]


@pytest.mark.parametrize(
    "cell", ["Sora hp:50 cheer:red/red resting, 3 cards", "-", 'Miko name:"Tokino Sora" damage:20', "1 card color:blue"]
)
def test_a_cell_is_written_as_it_is_read(cell: str) -> None:
    assert write_cell(read_cell(cell, FLAGS, "here")) == cell


@pytest.mark.parametrize("game", played())
def test_what_is_invented_opens(game: str) -> None:
    suite = Suite()
    inventor = inventor_for_game(suite, game, suite.load_ledger(game).edition)
    driver = Driver(
        supervisor_for(RunOptions(timeout=5, in_process=True)), game, inventor.edition, inventor.fuzzing.words
    )
    seen, opened = Counter[str](), 0
    for seed in range(40):
        scene = inventor.build_scene(inventor.invent_recipe(random.Random(seed)))
        for card in scene.cards.values():
            names = [name for each in card.abilities if (name := getattr(each, "name", ""))]
            assert len(names) == len({*names}), "an ability that another one of the card cannot be told from"
        with suppress(EngineError):
            driver.open_scene(scene)
            opened += 1
            seen.update(option.kind for option in (driver.ask.options if driver.ask else ()))
    assert opened >= 24
    assert len(seen) > 4


@pytest.mark.long_run
@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("game", "says", "helps"),
    [
        ("gotoubun", "A card effect that draws takes cards from the bottom of the main deck", True),
        ("digicharat", "Players can bring out any number of characters of one color in a turn", False),
        ("digicharat", "A direct attack is always possible, whatever characters are in the fields", False),
    ],
)
def test_a_planted_violation_is_found_and_filed_under_its_clause(
    game: str, says: str, helps: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some are found without fuzz's own help: an unexpected fault is not one of the violations."""
    every = game_violations(f"saitei.reference_engine.{game}")
    (broken,) = (each for each in every if str(each) == says)
    monkeypatch.setattr(
        broken_engine_similarity, "game_violations", lambda package: [each for each in every if helps or each != broken]
    )
    found = wrongly(game, says)
    assert found and found.written.clauses[0] in broken.clauses


@pytest.mark.parametrize("game", played())
def test_texts_are_invented_by_the_grammar(game: str) -> None:
    """A phrase goes where another of its sort stood, and a line comes out; and not those that there were alone."""
    language = Suite().load_suite_game(game).language
    assert language
    texts = TEXTS[game]
    phrasing, rng = TextVariation(language(), texts), random.Random(1)
    made = {phrasing.vary_text(rng, rng.choice(texts)) for _ in range(60)}
    assert len(made - {*texts}) > 3
    for text in made:
        assert language().parse_line(AbilityLine(0, text))
    assert phrasing.vary_text(rng, "No line of any language") == "No line of any language"


def test_what_no_word_fits_is_left_to_the_engine_that_offers_it() -> None:
    passing = Option("1", "pass")
    ours = Ask("1", "A", "action", (passing,))
    theirs = Ask("7", "A", "action", (Option("2", "other", {"label": "end the turn"}), passing))
    assert normal_form.common_ask(ours, theirs).options == normal_form.common_ask(theirs, ours).options == (passing,)
    assert normal_form.common_ask(theirs, theirs) == theirs


def test_what_one_engine_does_not_say_of_an_event_is_no_difference() -> None:
    drawn, sent = Event("moved", {"card": "Sora", "cause": "draw"}), Event("moved", {"card": "Miko", "cause": "rule"})
    terse = Event("moved", {"card": "Miko"})
    downed = Event("downed", {"card": "Miko"})
    assert normal_form.event_differences([drawn, sent, downed], [drawn, terse, downed], ()) == []
    assert normal_form.event_differences([sent], [Event("moved", {"card": "Sora"})], ()) != []
    assert normal_form.event_differences([sent, downed], [downed, terse], ()) == [
        "moved card=Miko happened where in the other downed card=Miko did"
    ]
    assert normal_form.event_differences([sent, downed], [downed, terse], (), in_order=False) == []
    began = Event("step-began", {"step": "reset"})
    assert normal_form.event_differences([drawn, began], [began, drawn], ()) == []


def test_other_words_for_the_same_event_are_no_fault() -> None:
    sent, paid = (Event("moved", {"card": "Miko", "cause": cause, "to": "archive"}) for cause in ("rule", "cost"))
    assert normal_form.event_differences([sent], [paid], ()) == []
    assert normal_form.wording_differences([sent], [paid], ()) == [
        "moved card=Miko cause=rule to=archive; in the other moved card=Miko cause=cost to=archive"
    ]
    elsewhere = Event("moved", {"card": "Miko", "cause": "rule", "to": "hand"})
    assert normal_form.event_differences([sent], [elsewhere], ()) != []


def test_a_card_is_resolved_before_it_leaves_or_after() -> None:
    drawn, left = (Event("moved", {"card": card, "to": zone}) for card, zone in (("Sora", "hand"), ("Cake", "archive")))
    resolved, other = (Event("resolved", {"card": card}) for card in ("Cake", "Quiz"))
    assert normal_form.event_differences([drawn, left, resolved], [drawn, resolved, left], ()) == []
    assert normal_form.event_differences([left, drawn, resolved], [drawn, resolved, left], ()) == []
    assert normal_form.event_differences([drawn, left, other], [drawn, other, left], ()) != []


def test_a_zone_may_be_reported_as_shuffled_twice() -> None:
    shuffled = Event("shuffled", {"player": "A", "zone": "deck"})
    assert normal_form.event_differences([shuffled], [shuffled, shuffled], ()) == []
    assert normal_form.event_differences([shuffled], [], ()) != []


# --- engines of another grain ---


def lockstep_of(inventor: Inventor, kind: Callable[[Engine], Engine]) -> Lockstep:
    """The reference engine in a wrapper, and as it is."""
    subject = Driver(Supervisor(Start(kind)), inventor.game, inventor.edition, inventor.fuzzing.words)
    model = Driver(
        supervisor_for(RunOptions(timeout=20, in_process=True)), inventor.game, inventor.edition, inventor.fuzzing.words
    )
    return Lockstep(inventor, subject, model)


def plays_of(lockstep: Lockstep, seeds: range) -> list[PlayResult]:
    """Plays of invented scenes."""
    rngs = [(seed, random.Random(seed)) for seed in seeds]
    return [
        lockstep.play_recipe(lockstep.inventor.invent_recipe(rng, turn=seed), RandomChooser(rng, 12))
        for seed, rng in rngs
    ]


@pytest.mark.parametrize("kind", COMPOUND)
def test_an_engine_of_another_grain_is_not_accused(inventor: Inventor, kind: type[Grain]) -> None:
    plays = plays_of(lockstep_of(inventor, kind), range(38, 58))
    assert [play.differences for play in plays if play.has_diverged] == []
    assert sum(len(play.decisions) for play in plays) > 60


def baton_pass(cheers: str) -> tuple[SceneRecipe, list[Decision]]:
    """A scene in which A can pay two cheers for a baton pass, and that decision."""
    cells = (
        RecipeCell("A", "center", read_cell(f"Sora baton:colorless/colorless cheer:{cheers}", FLAGS, "here")),
        RecipeCell("A", "back", (BoardItem("Roboco"),)),
    )
    return SceneRecipe(cells), [Decision("A", "action", (("baton-pass", (("holomem", "Roboco"),)),))]


def test_cards_that_all_have_to_be_chosen_need_not_be_asked_for(inventor: Inventor) -> None:
    """Both cheers of two pay for a cost of two: in whichever order they are chosen, they are in the archive."""
    play = lockstep_of(inventor, WholeRowsNotAsked).replay_recipe(*baton_pass("red/blue"))
    assert (play.ending, play.differences) == ("enough", [])
    assert play.wrong and {event.kind for event in play.wrong.events} >= {"switched"}


class ChoosesByItself(Grain):
    """Leaves its players no choice of a card."""

    def asking(self, ask: Ask) -> Any:
        if (ask.kind, ask.least, ask.most) != ("choose", 1, 1):
            return (yield ask)
        return (ask.options[0].id,)


def test_a_choice_that_is_left_out_is_found(inventor: Inventor) -> None:
    """Also if the engine picks the card that the player would."""
    play = lockstep_of(inventor, ChoosesByItself).replay_recipe(*baton_pass("red/blue/green"))
    assert play.about == "ask" and "A: choose: card" in play.differences[0]
    assert play.right and play.right.ask and play.right.ask.kind == "choose" and len(play.right.ask.options) == 3


class ChoosesOneFewer(ChoosesOneByOne):
    """Lets its players choose one card fewer than they may, one by one."""

    def asking(self, ask: Ask) -> Any:
        if ask.kind != "choose" or ask.most - ask.least < 2:
            return (yield ask)
        return (yield from one_by_one(ask, replace(ask), last=True, most=ask.most - 1))


@pytest.mark.long_run
def test_a_row_of_asks_that_ends_too_soon_is_found() -> None:
    suite = Suite()
    inventor = inventor_for_game(suite, "digicharat", suite.load_ledger("digicharat").edition)
    found = [play for play in plays_of(lockstep_of(inventor, ChoosesOneFewer), range(1, 121)) if play.has_diverged]
    assert found
    assert {play.about for play in found} == {"ask"}
    assert all("the engine does not offer what both seemed to offer" in play.differences[0] for play in found)


def test_other_wording_ends_no_play(inventor: Inventor) -> None:
    plays = plays_of(lockstep_of(inventor, OtherWords), range(1, 16))
    assert [play.differences for play in plays if play.has_diverged] == []
    wordings = {wording for play in plays for wording in play.wordings}
    assert "step-began of the step in which the scene begins: only the model reports it" in wordings
    assert {wording.split()[0] for wording in wordings} >= {"step-began", "moved"}


def test_scenes_without_texts(inventor: Inventor) -> None:
    plain = inventor_for_game(inventor.suite, inventor.game, inventor.edition, with_texts=False)
    scenes = [plain.build_scene(plain.invent_recipe(random.Random(seed), turn=seed)) for seed in range(30)]
    assert not [card for scene in scenes for card in scene.cards.values() if card.abilities]
    assert len({len(scene.cards) for scene in scenes}) > 5


def test_scenes_without_new_games(inventor: Inventor) -> None:
    laid = inventor_for_game(inventor.suite, inventor.game, inventor.edition, with_decks=False)
    found = [
        each.invent_recipe(random.Random(seed), turn=seed).opening for each in (inventor, laid) for seed in range(90)
    ]
    assert any(found[:90]) and not any(found[90:])


def test_a_play_ends_where_nothing_can_be_done() -> None:
    dull = Ask("1", "A", "action", (Option("1", "pass"),))
    busy = Ask("1", "A", "action", (Option("1", "pass"), Option("2", "place", {"card": "Sora"})))
    chooser = RandomChooser(random.Random(1), 60)
    for ask in (*[dull] * (DULL - 1), busy, *[dull] * DULL):
        assert chooser.choose(ask, may_concede=False)
    assert chooser.choose(dull, may_concede=False) is None


def test_loops_are_short() -> None:
    ask = Ask("1", "A", "number", tuple(Option(str(n), "number", {"number": n}) for n in range(1, 100)))
    chooser = RandomChooser(random.Random(1), 60)
    picked = [chooser.choose(ask, may_concede=False) for _ in range(40)]
    assert {dict(each.picks[0][1])["number"] for each in picked if each} == {*range(1, NUMBERS + 1)}


def test_findings_of_one_cause_are_one() -> None:
    one = PlayResult(SceneRecipe(), about="ask", differences=["A is offered character card=Nino; by the other not"])
    other = PlayResult(SceneRecipe(), about="events", differences=["one more"])
    said: list[str] = []
    causes = FindingCauses({"9.1"})
    assert causes.is_new_cause(one, one, "1.1", said.append)
    for _ in range(ALIKE):
        assert not causes.is_known_cause(one)
        assert not causes.is_new_cause(one, one, "1.1", said.append)
    assert causes.is_known_cause(one)
    assert causes.is_new_cause(other, other, "1.1", said.append)
    assert not causes.is_new_cause(other, other, "9.1", said.append)
    assert (causes.found, causes.folded, causes.left_out, causes.alike) == (2, ALIKE, 1, 1)


def test_unlike_findings_are_not_one() -> None:
    """Though they are about events, and about the same clause."""
    causes, said = FindingCauses(), list[str]()
    downed, moved, another = (
        PlayResult(SceneRecipe(), about="events", differences=[difference])
        for difference in (
            "it did not happen: downed card=Miko; in the other it did",
            "it happened: moved card=Miko from=center to=archive; in the other not",
            "it happened: moved card='A cheer 1' to=archive; in the other not",
        )
    )
    assert [causes.is_new_cause(each, each, "7.4.3", said.append) for each in (downed, moved, another)] == [
        True,
        True,
        False,
    ]
    assert said == ["a duplicate of an earlier finding: events: it happened: moved; in the other not, 7.4.3"]


def test_fewer_parts() -> None:
    assert without_runs("abcd") == [
        (),
        ("c", "d"),
        ("a", "b"),
        ("b", "c", "d"),
        ("a", "c", "d"),
        ("a", "b", "d"),
        ("a", "b", "c"),
    ]


def test_wrong_use(console: Console, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(WrongUse):
        fuzz_games(FuzzOptions(RunOptions(engine="nonsense")), console)
    with pytest.raises(WrongUse):
        fuzz_games(FuzzOptions(RunOptions(), against="nonsense"), console)
    monkeypatch.setattr("sys.argv", ["saitei", "fuzz", "--engine", "reference", "--game", "chess"])
    assert main() == 2


@pytest.mark.long_run
def test_what_means_the_same_is_no_difference(console: Console, monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    """Other ids, another order, fewer kinds of events, and shuffles that only a script makes alike."""
    few(monkeypatch, 4)
    request = RunOptions(engine="python:otherwise:otherwise", game="hololive", timeout=20)
    assert fuzz_games(FuzzOptions(request, "reference", ENDLESS, seed=1, out=tmp_path), console) == CONFORMS
    said = console.file.getvalue()  # type: ignore[attr-defined]
    assert "not compared, because one engine never reports them: check-began, check-ended, revealed" in said


@pytest.mark.long_run
def test_what_is_not_declared_is_left_out_and_said(
    console: Console, monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    few(monkeypatch, 2)
    request = RunOptions(engine="python:otherwise:Modest", game="hololive", timeout=20)
    assert fuzz_games(FuzzOptions(request, "reference", ENDLESS, seed=1, out=tmp_path), console) == CONFORMS
    said = console.file.getvalue()  # type: ignore[attr-defined]
    assert "left out: events are not compared: the engine does not declare events" in said


@pytest.mark.very_long_run
def test_the_model_may_stand_behind_a_pipe(inventor: Inventor, monkeypatch: pytest.MonkeyPatch) -> None:
    forget_damage(monkeypatch)
    found = find(inventor, f"stdio:{sys.executable} -m saitei.harness.commands.cli serve --game hololive")
    assert found and found.written.is_feature
