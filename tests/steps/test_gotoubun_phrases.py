"""Each phrase of gotoubun holds where it should and fails where it should, on an engine with prepared answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from saitei.adapters.card_text_tree import KeywordAbility
from saitei.adapters.engine_interface import Unsupported
from saitei.adapters.messages import PlacedCard, Player, Position, Result, SeenCard, Situation, View
from saitei.adapters.session import ScenarioError
from saitei.steps.gotoubun import phrases
from saitei.steps.gotoubun.scene import PositionBuilder
from saitei.steps.phrase_vocabulary import Keyword, Table, Vocabulary
from saitei.steps.suite_game import game_vocabulary
from saitei.steps.world import World

Make = Callable[..., Situation]
Play = Callable[..., tuple[Callable[..., None], Any, World]]
Situations = dict[str, Situation]

WORDS: Vocabulary = game_vocabulary("gotoubun")
BOARD = [
    ["zone", "A", "B"],
    ["lane 2", "Summer-Ichika power:5 under:Old-Ichika episode:Memory", "Miku"],
    ["lane 4", "Nino", ""],
    ["hand", "Yotsuba, Letter kind:event, Trip kind:episode", ""],
    ["waiting room", "Itsuki", ""],
]
GIVENS = ["hero lane 1 is empty", "hero lane 3 holds Futaro need:5", "hero lane 4 holds Tutor face-down",
          "Diary modifier:2 is set on Summer-Ichika", "B has 2 brides"]  # fmt: skip
ABILITY = "Draw 1 card."
MAIN = (
    "character card=Yotsuba lane=1", "character card=Yotsuba lane=3", "episode card=Trip character=Nino",
    "event card=Letter", "repeat", "pass",
)  # fmt: skip


def facts(scene: Position, placed: PlacedCard) -> dict[str, object]:
    """The cards above in a view."""
    card = scene.cards[placed.card]
    return {
        **{name: value for name, value in card.facts.items() if name != "person"},
        "kinds": [card.kind],
        "names": [card.name],
        "persons": [card.facts.get("person", "")],
        "abilities": [ABILITY] if placed.id == "Nino" else [],
        "approaches": ["Futaro"] if placed.id == "Summer-Ichika" else [],
        "approached": placed.id == "Futaro",
    }


def see(scene: Position, placed: PlacedCard, held: SeenCard) -> SeenCard:
    """A card as an engine of this game shows it."""
    return replace(
        held,
        face_down=placed.face_down,
        facts={} if placed.face_down else facts(scene, placed),
        attached=tuple(see(scene, *pair) for pair in zip(placed.attached, held.attached, strict=True)),
    )


def show(scene: Position, view: View) -> View:
    """The facts of this game, and its shared zones."""
    for player, zones in view.zones.items():
        for zone, cards in zones.items():
            given = scene.seats[player].zones[zone]
            zones[zone] = tuple(see(scene, *pair) for pair in zip(given, cards, strict=True))
    for zone, given in scene.shared.items():
        view.shared[zone] = tuple(see(scene, card, SeenCard(id=card.id, card=card.card)) for card in given)
    view.shared["lane resolution"] = (SeenCard(id="hero 5", card="hero 5"),)
    view.shared["effect resolution"] = ()
    return view


@pytest.fixture
def play(scripted: Callable[..., Any]) -> Play:
    """Begin a scenario on the board above; gives a function that says a sentence, and the engine."""

    def begin(*situations: Situation, givens: Sequence[str] = ()) -> tuple[Callable[..., None], Any, World]:
        engine = scripted(*situations)
        engine.alter = lambda view: show(engine.scene, view)
        world = World(lambda: engine, "gotoubun", "1.07", read_back=False)

        def say(keyword: Keyword, sentence: str, table: Table | None = None) -> None:
            WORDS.find_phrase(keyword, sentence).run(world, table)

        say("given", "the board", BOARD)
        for sentence in (*GIVENS, *givens):
            say("given", sentence)
        world.builder.card_definition("Nino").abilities = (KeywordAbility("any-number", text=ABILITY),)
        return say, engine, world

    return begin


@pytest.fixture
def situations(ask: Make) -> Situations:
    """The situations that the claims below are made in, by name."""
    return {
        "main": ask("A", "action", *MAIN),
        "bare": ask("A", "action", "pass"),
        "declaration": ask("A", "action", "approach character=Summer-Ichika hero=Futaro", "pass"),
        "theirs": ask("B", "action", "pass"),
        "lane": ask("A", "number", "number number=1", "number number=4"),
        "optional": ask("A", "optional", "yes", "no"),
        "choice": ask("A", "choose", "card card=Nino", least=0, most=1),
        "won": Situation(result=Result(losers=("B",))),
        "draw": Situation(result=Result(losers=("A", "B"))),
    }


CLAIMS = [
    # the situation, what holds in it, what does not
    ("main", "A can play the character Yotsuba into lane 1", "A can play the character Yotsuba into lane 2"),
    ("main", "A cannot play the character Yotsuba into lane 2", "A cannot play the character Yotsuba into lane 3"),
    ("main", "A can play the character Yotsuba", "A can play the character Nino"),
    ("bare", "A cannot play the character Yotsuba", "A can play the character Yotsuba"),
    ("main", "A can play the episode Trip on Nino", "A can play the episode Trip on Summer-Ichika"),
    ("main", "A can play the episode Trip", "A cannot play the episode Trip"),
    ("main", "A can play the event Letter", "A cannot play the event Letter"),
    ("declaration", "A can approach Futaro with Summer-Ichika", "A can approach Futaro with Nino"),
    ("declaration", "A cannot approach Futaro with Nino", "A cannot approach Futaro with Summer-Ichika"),
    ("lane", "A is asked which lane: 4, 1", "A is asked which lane: 1, 3"),
    ("lane", "A is asked which lane: 1, 4", "nobody is asked anything"),
    ("optional", "A is asked about a redraw", "B is asked about a redraw"),
    ("choice", "A is asked about a redraw", "it is A's play timing"),
    ("bare", "Futaro is in hero lane 3", "Futaro is in hero lane 4"),
    ("bare", "Tutor is in hero lane 4", "Nino is in hero lane 4"),
    ("bare", "hero lane 1 is empty", "hero lane 2 is empty"),
    ("bare", "Tutor is face down", "Tutor is face up"),
    ("bare", "Futaro is face up", "Futaro is face down"),
    ("bare", "Memory is set on Summer-Ichika", "Memory is set on Nino"),
    ("bare", "Diary is set on Summer-Ichika", "Old-Ichika is set on Summer-Ichika"),
    ("bare", "Nino is in A's lane 4", "Nino is in A's lane 2"),
    ("bare", "Summer-Ichika is in A's lane 2", "Old-Ichika is in A's lane 2"),
    ("bare", "A's lane 3 is empty", "A's lane 2 is empty"),
    ("bare", "Miku is in B's lane 2", "Miku is in A's lane 2"),
    ("bare", "the lane resolution zone holds hero 5", "the effect resolution zone holds hero 5"),
    ("bare", "the effect resolution zone is empty", "the lane resolution zone is empty"),
    ("bare", "B has 2 brides", "B has 1 bride"),
    ("bare", "A has no brides", "A has 2 brides"),
    ("bare", "B bride 1 is a bride of B", "B bride 1 is a bride of A"),
    ("bare", "Nino is not a bride of A", "Nino is a bride of A"),
    ("bare", "Summer-Ichika is approaching Futaro", "Nino is approaching Futaro"),
    ("bare", "Summer-Ichika is not approaching hero 2", "Summer-Ichika is not approaching Futaro"),
    ("bare", "Futaro is approached", "hero 2 is approached"),
    ("bare", "hero 2 is not approached", "Futaro is not approached"),
    ("won", "A has won", "B has won"),
    ("draw", "the game is a draw", "A has won"),
    ("bare", "the game goes on", "A has won"),
    ("bare", "Summer-Ichika has power 5", "Summer-Ichika has power 6"),
    ("bare", "Old-Ichika has power 5", "Nino has power -3"),
    ("bare", "Diary has modifier 2", "Memory has modifier 2"),
    ("bare", "Futaro needs 5", "hero 2 needs 5"),
    ("bare", "Futaro needs 5", "Tutor needs 5"),
    ("bare", "Nino is the person Nino", "Nino is the person Ichika"),
    ("bare", "Nino is not the person Ichika", "Nino is not the person Nino"),
    ("bare", "Summer-Ichika is named Summer-Ichika", "Summer-Ichika is named Ichika"),
    ("bare", "Memory is an episode", "Memory is a character"),
    ("bare", "Letter is not an episode", "Letter is not an event"),
    ("bare", "Futaro is a hero", "Nino is a hero"),
    ("bare", f'Nino has the ability "{ABILITY}"', f'Summer-Ichika has the ability "{ABILITY}"'),
    ("bare", "it is A's main phase", "it is A's event step"),
    ("bare", "it is A's main phase", "it is A's approach phase"),
]


@pytest.mark.parametrize(("situation", "true", "false"), CLAIMS, ids=lambda text: text)
def test_a_claim_and_its_contrary(play: Play, situations: Situations, situation: str, true: str, false: str) -> None:
    say, *_ = play(situations[situation])
    say("then", true)
    with pytest.raises(AssertionError, match=r"expected .*; got .*\. Open: "):
        say("then", false)


def test_every_claim_of_the_games_own_is_tried() -> None:
    said: list[tuple[Keyword, str]] = [("then", sentence) for _, true, false in CLAIMS for sentence in (true, false)]
    claims = {d.example for d in WORDS.unused_phrases(said) if d.keyword == "then"}
    assert not claims & {d.example for d in phrases.phrase.definitions}


@pytest.mark.parametrize(
    ("sentence", "said"),
    [
        ("it is A's main step", "there is no main step; the steps are start phase"),
        ("the hero zone is empty", "there is no hero zone"),
        ("A's archive is empty", "unknown zone 'archive'"),
        ("A cannot play the event Lettre", "no card is called 'Lettre'"),
    ],
)
def test_a_claim_about_nothing_is_the_scenarios_fault(
    play: Play, situations: Situations, sentence: str, said: str
) -> None:
    say, *_ = play(situations["bare"])
    with pytest.raises(ScenarioError, match=said):
        say("then", sentence)


@pytest.mark.parametrize(
    ("sentence", "fact", "error"),
    [
        ("Nino has power 3", "power", Unsupported),
        ("Itsuki has power 3", "power", AssertionError),
        ("Memory has modifier 1", "modifier", Unsupported),
        ("Futaro needs 5", "need", Unsupported),
        ("Futaro is approached", "approached", Unsupported),
        ("Itsuki is the person Itsuki", "persons", Unsupported),
        (f'Itsuki has the ability "{ABILITY}"', "abilities", AssertionError),
        ("Tutor is approached", "approached", AssertionError),
    ],
)
def test_a_fact_that_the_view_does_not_show(
    play: Play, situations: Situations, sentence: str, fact: str, error: type[Exception]
) -> None:
    def without(seen: SeenCard) -> SeenCard:
        shown = {name: value for name, value in seen.facts.items() if name != fact}
        return replace(seen, facts=shown, attached=tuple(map(without, seen.attached)))

    def terse(view: View) -> View:
        view = show(engine.scene, view)
        for zones in (view.shared, *view.zones.values()):
            zones.update({zone: tuple(map(without, cards)) for zone, cards in zones.items()})
        return view

    say, engine, _ = play(situations["bare"])
    engine.alter = terse
    with pytest.raises(error, match="needs the fact" if error is Unsupported else "to have the fact"):
        say("then", sentence)


ACTS = [
    ("main", "A plays the character Yotsuba into lane 3", "character card=Yotsuba lane=3"),
    ("main", "A plays the episode Trip on Nino", "episode card=Trip character=Nino"),
    ("main", "A plays the event Letter", "event card=Letter"),
    ("main", "A ends the main phase", "pass"),
    ("declaration", "A approaches Futaro with Summer-Ichika", "approach character=Summer-Ichika hero=Futaro"),
    ("declaration", "A declares no approach", "pass"),
    ("declaration", "A ends the declaration step", "pass"),
    ("declaration", "A ends the approach phase", "pass"),
    ("lane", "A picks lane 4", "number number=4"),
]


@pytest.mark.parametrize(("situation", "sentence", "taken"), ACTS, ids=lambda text: text)
def test_an_act(play: Play, situations: Situations, situation: str, sentence: str, taken: str) -> None:
    say, engine, world = play(situations[situation], situations["bare"])
    at(engine, ("A", situation))
    say("when", sentence)
    assert f"took: {taken}" in [entry.render_line().partition(" ")[2] for entry in world.session.transcript]


@pytest.mark.parametrize(("situation", "sentence", "taken"), ACTS, ids=lambda text: text)
def test_an_act_that_is_not_offered(
    play: Play, situations: Situations, situation: str, sentence: str, taken: str
) -> None:
    say, engine, _ = play(situations["theirs"])
    with pytest.raises(AssertionError):
        say("when", sentence)
    assert engine.answers == []


def at(engine: Any, *times: tuple[Player, str]) -> None:
    """Let the view say these times, one after each answer."""

    def alter(view: View) -> View:
        view.turn_player, view.step = times[min(len(engine.answers), len(times) - 1)]
        return show(engine.scene, view)

    engine.alter = alter


def test_the_turn_passes_without_an_approach(play: Play, situations: Situations) -> None:
    say, engine, _ = play(situations["main"], situations["declaration"], situations["theirs"])
    at(engine, ("A", "main"), ("A", "declaration"), ("B", "main"))
    say("when", "the turn passes to B")
    assert [picks for _, picks in engine.answers] == [("o5",), ("o1",)]
    say("then", "it is B's main phase")


def test_a_question_on_the_way_is_not_answered(play: Play, situations: Situations) -> None:
    say, engine, _ = play(situations["main"], situations["optional"])
    at(engine, ("A", "main"), ("A", "end"))
    with pytest.raises(AssertionError, match="a question that no step answers"):
        say("when", "the turn passes to B")


def test_nobody_redraws_in_the_set_up(play: Play, situations: Situations) -> None:
    say, engine, _ = play(situations["optional"], situations["optional"], situations["main"])
    say("when", "the set-up is done")
    assert [picks for _, picks in engine.answers] == [("o1",), ("o1",)]


def test_givens_end_up_in_the_scene(play: Play, situations: Situations) -> None:
    givens = ["it is the start of B's approach phase", "B's lane 1 holds Itsuki#2", "the next shuffle gives A hero 2"]
    say, engine, _ = play(situations["bare"], givens=givens)
    say("then", "the game goes on")
    scene = engine.scene
    assert (scene.turn_player, scene.turn, scene.step) == ("B", 6, "declaration")
    assert [card.id for card in scene.seats["B"].zones["lane 1"]] == ["Itsuki#2"]
    assert scene.script.shuffles == (("A hero 2",),)
    assert scene.shared["hero 1"] == ()
    assert scene.cards["Futaro"].facts == {"person": "Futaro", "need": 5}


@pytest.mark.parametrize(
    ("sentence", "said"),
    [
        ("it is the start of A's main step", "there is no main step"),
        ("it is the start of A's event step", "no scene begins with the event step"),
        ("the coin says that B goes first", "begin the scenario with 'Given a new game'"),
    ],
)
def test_givens_that_make_no_sense(play: Play, situations: Situations, sentence: str, said: str) -> None:
    with pytest.raises(ScenarioError, match=said):
        play(situations["bare"], givens=[sentence])


def test_an_event_with_text(play: Play, situations: Situations, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        PositionBuilder, "card_text", lambda _, text, **said: (KeywordAbility("any-number", text=text),)
    )
    say, engine, _ = play(situations["bare"], givens=[f'A holds an event "Love Song" that reads "Main: {ABILITY}"'])
    say("then", "Love Song is in A's hand")
    card = engine.scene.cards["Love Song"]
    assert (card.kind, [ability.text for ability in card.abilities]) == ("event", [f"Main: {ABILITY}"])
