"""Each phrase of Di Gi Charat holds where it should and fails elsewhere, on an engine with prepared answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from saitei.adapters.card_text_tree import KeywordAbility
from saitei.adapters.engine_interface import Unsupported
from saitei.adapters.messages import Player, Result, SeenCard, Situation, View
from saitei.adapters.session import ScenarioError
from saitei.adapters.transcript import PickEntry
from saitei.steps.digicharat import phrases
from saitei.steps.digicharat.scene import PositionBuilder
from saitei.steps.phrase_vocabulary import Keyword, Table, Vocabulary
from saitei.steps.suite_game import game_vocabulary
from saitei.steps.world import World

Make = Callable[..., Situation]
Play = Callable[..., tuple[Callable[..., None], Any, World]]
Situations = dict[str, Situation]
Facts = dict[str, dict[str, Any]]

WORDS: Vocabulary = game_vocabulary("digicharat")
BOARD = [
    ["zone", "A", "B"],
    ["field", "Cinderella-Dejiko power:4 guard:6, Gema asleep", "Puchiko, Usada"],
    ["event", "Glare needs:Dejiko*2", "Nap"],
    ["hand", "Kappa, Mirror kind:event", "Dejiko"],
    ["discard pile", "Dejiko", ""],
]
MAIN = (
    "character card=Kappa", "set card=Mirror", "event card=Glare", "discard card=Glare",
    "attack character=Cinderella-Dejiko target=Puchiko", "attack character=Cinderella-Dejiko target=Usada", "pass",
)  # fmt: skip
DIRECT = ("direct-attack character=Cinderella-Dejiko", "pass")
COVER = ("cover card=Usada", "cover card=Puchiko", "take-attack", "event card=Nap", "pass")

QUIET: Facts = {"Glare": {"state": "in effect"}}
FIGHT: Facts = {"Cinderella-Dejiko": {"attacking": True}, "Puchiko": {"attacked": True}}
AT_PLAYER: Facts = {"Cinderella-Dejiko": {"attacking": True}}


def see(held: SeenCard, zone: str, changed: Facts) -> SeenCard:
    """A card as an engine of this game shows it."""
    shown: dict[str, Any] = {"names": [held.card], **{k: v for k, v in held.facts.items() if k != "needs"}}
    if zone == "field":
        shown |= {"abilities": [], "attacking": False, "attacked": False}
    elif zone == "event":
        shown |= {"state": "set"}
    return replace(held, facts={**shown, **changed.get(str(held.id), {})})


def show(view: View, changed: Facts) -> View:
    """The facts of this game."""
    for zones in view.zones.values():
        for zone, cards in zones.items():
            zones[zone] = tuple(see(card, zone, changed) for card in cards)
    return view


def at(engine: Any, *moments: tuple[Player, str, Facts]) -> None:
    """Let the view say these turns, steps and facts, one after each answer."""

    def alter(view: View) -> View:
        view.turn_player, view.step, facts = moments[min(len(engine.answers), len(moments) - 1)]
        return show(view, facts)

    engine.alter = alter


@pytest.fixture
def play(scripted: Callable[..., Any]) -> Play:
    """Begin a scenario on the board above; gives a function that says a sentence, and the engine."""

    def begin(*situations: Situation, givens: Sequence[str] = ()) -> tuple[Callable[..., None], Any, World]:
        engine = scripted(*situations)
        at(engine, ("A", "main", QUIET))
        world = World(lambda: engine, "digicharat", "undated", read_back=False)

        def say(keyword: Keyword, sentence: str, table: Table | None = None) -> None:
            WORDS.find_phrase(keyword, sentence).run(world, table)

        say("given", "the board", BOARD)
        for sentence in givens:
            say("given", sentence)
        return say, engine, world

    return begin


@pytest.fixture
def situations(ask: Make) -> Situations:
    """The situations that the claims below are made in, by name."""
    return {
        "main": ask("A", "action", *MAIN),
        "direct": ask("A", "action", *DIRECT),
        "bare": ask("A", "action", "pass"),
        "cover": ask("B", "response", *COVER),
        "alone": ask("B", "response", "take-attack", "pass"),
        "player": ask("B", "action", "event card=Nap", "pass"),
        "answer": ask("A", "response", "character card=Kappa", "pass"),
        "theirs": ask("B", "action", "pass"),
        "forced": ask("A", "response", "pass"),
        "hand": ask("A", "choose", "card card=Kappa", "card card=Mirror", least=0, most=2),
        "their hand": ask("B", "choose", "card card=Dejiko", least=0, most=1),
        "targets": ask("A", "choose", "card card=Puchiko", "card card=Usada"),
        "ordering": ask("A", "order", "card card=Puchiko", "card card=Usada", least=2, most=2, ordered=True),
        "optional": ask("A", "optional", "yes", "no"),
        "over": Situation(result=Result(losers=("B",))),
    }


MOMENTS: dict[str, tuple[Player, str, Facts]] = {
    "cover": ("A", "main", FIGHT),
    "alone": ("A", "main", FIGHT),
    "player": ("A", "main", AT_PLAYER),
    "hand": ("A", "start", {}),
}


CLAIMS = [
    # the situation, what holds in it, what does not
    ("main", "A can bring out Kappa", "A cannot bring out Kappa"),
    ("bare", "A cannot bring out Kappa", "A can bring out Kappa"),
    ("main", "A can set Mirror", "A can set Glare"),
    ("answer", "A cannot set Mirror", "A can set Mirror"),
    ("main", "A can use Glare", "A can use Mirror"),
    ("cover", "B can use Nap", "A cannot use Glare"),
    ("main", "A can discard the event Glare", "A cannot discard the event Glare"),
    ("bare", "A cannot discard the event Glare", "A can discard the event Glare"),
    ("main", "A can attack Puchiko with Cinderella-Dejiko", "A cannot attack Puchiko with Cinderella-Dejiko"),
    ("main", "A cannot attack Puchiko with Gema", "A can attack Puchiko with Gema"),
    ("main", "A cannot attack B with Cinderella-Dejiko", "A can attack B with Cinderella-Dejiko"),
    ("direct", "A can attack B with Cinderella-Dejiko", "A can attack Puchiko with Cinderella-Dejiko"),
    ("cover", "B can cover with Usada", "B cannot cover with Usada"),
    ("alone", "B cannot cover with Usada", "B can cover with Usada"),
    ("alone", "B can take the attack", "B cannot take the attack"),
    ("player", "B cannot take the attack", "A cannot take the attack"),
    ("cover", "B may respond", "B may not respond"),
    ("cover", "A may not respond", "A may respond"),
    ("theirs", "B may not respond", "B may respond"),
    ("answer", "A may respond", "A may not respond"),
    ("main", "A may not respond", "A may respond"),
    ("over", "A may not respond", "B may respond"),
    ("hand", "A is asked what to discard before drawing", "B is asked what to discard before drawing"),
    ("bare", "A may not respond", "A is asked what to discard before drawing"),
    ("bare", "Gema is asleep", "Puchiko is asleep"),
    ("bare", "Puchiko is awake", "Gema is awake"),
    ("bare", "Puchiko is awake", "Dejiko is awake"),
    ("bare", "Cinderella-Dejiko has power 4", "Gema has power -4"),
    ("bare", "Cinderella-Dejiko has guard 6", "Gema has guard 6"),
    ("bare", "Nap is set", "Glare is set"),
    ("bare", "Glare is in effect", "Nap is in effect"),
    ("bare", "Glare is in effect", "Mirror is in effect"),
    ("cover", "Cinderella-Dejiko is attacking Puchiko", "Cinderella-Dejiko is attacking Usada"),
    ("cover", "Cinderella-Dejiko is attacking Puchiko", "Gema is attacking Puchiko"),
    ("player", "Cinderella-Dejiko is attacking B", "Cinderella-Dejiko is attacking Puchiko"),
    ("cover", "Cinderella-Dejiko is attacking Puchiko", "Cinderella-Dejiko is attacking B"),
    ("bare", "Nap is in B's event", "Nap is in A's event"),
    ("bare", "A's coming is empty", "A's field is empty"),
    ("bare", "it is A's main phase", "it is A's start phase"),
]


@pytest.mark.parametrize(("situation", "true", "false"), CLAIMS, ids=lambda text: text)
def test_a_claim_and_its_contrary(play: Play, situations: Situations, situation: str, true: str, false: str) -> None:
    say, engine, _ = play(situations[situation])
    at(engine, MOMENTS.get(situation, ("A", "main", QUIET)))
    say("then", true)
    with pytest.raises(AssertionError, match=r"expected .*; got .*\. Open: "):
        say("then", false)


def test_every_claim_of_the_games_own_is_tried() -> None:
    said: list[tuple[Keyword, str]] = [("then", sentence) for _, true, false in CLAIMS for sentence in (true, false)]
    claims = {d.example for d in WORDS.unused_phrases(said) if d.keyword == "then"}
    assert not claims & {d.example for d in phrases.phrase.definitions}


def test_less_than_the_hand_is_not_what_to_discard_before_drawing(play: Play, situations: Situations) -> None:
    say, engine, _ = play(situations["targets"])
    at(engine, MOMENTS["hand"])
    with pytest.raises(AssertionError, match="what can be discarded: Kappa, Mirror; got Puchiko, Usada"):
        say("then", "A is asked what to discard before drawing")


@pytest.mark.parametrize(
    ("sentence", "said"),
    [
        ("it is A's main step", "there is no main step; the steps are start phase"),
        ("A's archive is empty", "unknown zone 'archive'"),
        ("A cannot use Glair", "no card is called 'Glair'"),
        ("A cannot attack C with Gema", "no card is called 'C'"),
        ("Cinderella-Dejiko is attacking A", "no card is called 'A'"),
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
        ("Puchiko has power 3", "power", Unsupported),
        ("Kappa has power 3", "power", AssertionError),
        ("Puchiko has guard 5", "guard", Unsupported),
        ("Glare is set", "state", Unsupported),
        ("Mirror is set", "state", AssertionError),
        ("Gema is attacking Puchiko", "attacking", Unsupported),
    ],
)
def test_a_fact_that_the_view_does_not_show(
    play: Play, situations: Situations, sentence: str, fact: str, error: type[Exception]
) -> None:
    def terse(view: View) -> View:
        for zones in show(view, FIGHT).zones.values():
            for zone, cards in zones.items():
                zones[zone] = tuple(
                    replace(card, facts={name: value for name, value in card.facts.items() if name != fact})
                    for card in cards
                )
        return view

    say, engine, _ = play(situations["bare"])
    engine.alter = terse
    with pytest.raises(error, match="needs the fact" if error is Unsupported else "to have the fact"):
        say("then", sentence)


# --- acts ------------------------------------------------------------------------------------------

ACTS = [
    ("main", "A brings out Kappa", "character card=Kappa"),
    ("main", "A sets Mirror", "set card=Mirror"),
    ("main", "A uses Glare", "event card=Glare"),
    ("main", "A discards the event Glare", "discard card=Glare"),
    ("main", "A attacks Usada with Cinderella-Dejiko", "attack character=Cinderella-Dejiko target=Usada"),
    ("direct", "A attacks B with Cinderella-Dejiko", "direct-attack character=Cinderella-Dejiko"),
    ("cover", "B covers with Usada", "cover card=Usada"),
    ("cover", "B takes the attack", "take-attack"),
    ("cover", "B passes", "pass"),
    ("main", "A ends the main phase", "pass"),
]


@pytest.mark.parametrize(("situation", "sentence", "taken"), ACTS, ids=lambda text: text)
def test_an_act(play: Play, situations: Situations, situation: str, sentence: str, taken: str) -> None:
    say, _, world = play(situations[situation], situations["bare"])
    say("when", sentence)
    assert f"took: {taken}" in [entry.render_line().partition(" ")[2] for entry in world.session.transcript]


@pytest.mark.parametrize(("situation", "sentence", "taken"), ACTS, ids=lambda text: text)
def test_an_act_that_is_not_offered(
    play: Play, situations: Situations, situation: str, sentence: str, taken: str
) -> None:
    say, engine, _ = play(situations["optional"])
    with pytest.raises(AssertionError):
        say("when", sentence)
    assert engine.answers == []


@pytest.mark.parametrize(
    ("situation", "sentence"),
    [
        ("direct", "A attacks Puchiko with Cinderella-Dejiko"),
        ("main", "A attacks B with Cinderella-Dejiko"),
        ("alone", "B covers with Usada"),
    ],
)
def test_the_other_form_of_an_option_is_another(
    play: Play, situations: Situations, situation: str, sentence: str
) -> None:
    say, engine, _ = play(situations[situation])
    with pytest.raises(AssertionError, match="is not offered"):
        say("when", sentence)
    assert engine.answers == []


def test_an_event_is_used_on_a_target(play: Play, situations: Situations) -> None:
    say, engine, _ = play(situations["main"], situations["targets"], situations["cover"])
    say("when", "A uses Glare on Usada")
    assert [picks for _, picks in engine.answers] == [("o2",), ("o1",)]


@pytest.mark.parametrize(
    ("sentence", "picks"),
    [("A discards Mirror, Kappa before drawing", ("o1", "o0")), ("A discards nothing before drawing", ())],
)
def test_what_to_discard_before_drawing(
    play: Play, situations: Situations, sentence: str, picks: tuple[str, ...]
) -> None:
    say, engine, _ = play(situations["hand"], situations["main"])
    at(engine, ("A", "start", {}), ("A", "main", {}))
    say("when", sentence)
    assert [given for _, given in engine.answers] == [picks]
    with pytest.raises(AssertionError, match="A's start phase; got A's main phase"):
        say("when", sentence)


def test_the_turn_passes_with_nothing_discarded(play: Play, situations: Situations) -> None:
    say, engine, _ = play(situations["main"], situations["their hand"], situations["theirs"])
    at(engine, ("A", "main", {}), ("B", "start", {}), ("B", "main", {}))
    say("when", "the turn passes to B")
    assert [picks for _, picks in engine.answers] == [("o6",), ()]
    say("then", "it is B's main phase")


def test_a_question_on_the_way_is_not_answered(play: Play, situations: Situations) -> None:
    say, engine, _ = play(situations["main"], situations["targets"])
    at(engine, ("A", "main", {}), ("B", "start", {}))
    with pytest.raises(AssertionError, match="a question that no step answers"):
        say("when", "the turn passes to B")


# --- both pass -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "passes"),
    [
        (("cover", "answer", "main"), 2),  # both are asked
        (("cover", "forced", "main"), 2),  # one of them can only pass
        (("cover", "main"), 1),  # and is not asked by every engine
        (("cover", "ordering"), 1),  # what was declared is resolved, and asks something
        (("ordering",), 0),
        (("cover", "over"), 1),
        (("main",), 0),  # nobody is asked for a response
        (("over",), 0),
    ],
)
def test_both_pass(play: Play, situations: Situations, asked: Sequence[str], passes: int) -> None:
    say, engine, world = play(*(situations[name] for name in asked))
    say("when", "both pass")
    assert len(engine.answers) == passes
    assert (
        sum("pass" in entry.render_line() for entry in world.session.transcript if isinstance(entry, PickEntry))
        == passes
    )


def test_both_pass_answers_no_question(play: Play, situations: Situations) -> None:
    say, engine, _ = play(situations["optional"])
    with pytest.raises(AssertionError, match="A meant pass, but what is open is"):
        say("when", "both pass")
    assert engine.answers == []


def test_both_pass_leaves_an_order_alone_that_is_asked_for_one_by_one(play: Play, situations: Situations) -> None:
    say, engine, _ = play(situations["targets"])
    say("when", "both pass")
    assert engine.answers == []


def test_both_pass_comes_to_an_end(play: Play, situations: Situations) -> None:
    say, *_ = play(*[situations["answer"]] * 60)
    with pytest.raises(AssertionError, match="the chain to be resolved"):
        say("when", "both pass")


# --- givens ----------------------------------------------------------------------------------------


def test_givens_end_up_in_the_scene(play: Play, situations: Situations) -> None:
    givens = ["it is the start of B's start phase", "A's deck holds Gema#2, 5 cards", "the next shuffle gives A deck 2"]
    say, engine, _ = play(situations["bare"], givens=givens)
    say("then", "the game goes on")
    scene = engine.scene
    assert (scene.turn_player, scene.turn, scene.step) == ("B", 6, "start")
    assert [card.id for card in scene.seats["A"].zones["deck"]][:2] == ["Gema#2", "A deck 1"]
    assert scene.script.shuffles == (("A deck 2",),)
    assert [card.id for card in scene.seats["B"].zones["hand"]] == ["Dejiko"]


@pytest.mark.parametrize(
    ("sentence", "said"),
    [
        ("it is the start of A's main step", "there is no main step"),
        ("A has set the event Mirror", "A's event is stated twice"),
        ("the coin says that B goes first", "begin the scenario with 'Given a new game'"),
    ],
)
def test_givens_that_make_no_sense(play: Play, situations: Situations, sentence: str, said: str) -> None:
    with pytest.raises(ScenarioError, match=said):
        play(situations["bare"], givens=[sentence])


def test_events_with_text(
    scripted: Callable[..., Any], situations: Situations, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        PositionBuilder, "card_text", lambda _, text, **said: (KeywordAbility("any-number", text=text),)
    )
    engine = scripted(situations["bare"])
    world = World(lambda: engine, "digicharat", "undated", read_back=False)
    for sentence in (
        'A has set the event Long Nap needs:Dejiko*2 that reads "Draw 1 card."',
        'B has set the event Long Nap that reads "Draw 2 cards."',
        'A holds an event "Mirror" that reads "Draw 3 cards."',
    ):
        WORDS.find_phrase("given", sentence).run(world)
    WORDS.find_phrase("then", "Mirror is in A's hand").run(world)
    cards = engine.scene.cards
    texts = {key: [ability.text for ability in card.abilities] for key, card in cards.items() if card.abilities}
    assert texts == {"Long Nap": ["Draw 1 card."], "Long Nap#2": ["Draw 2 cards."], "Mirror": ["Draw 3 cards."]}
    assert cards["Long Nap"].facts == {"needs": ["Dejiko", "Dejiko"]}
    assert (cards["Mirror"].kind, cards["Mirror"].facts) == ("event", {"needs": []})
