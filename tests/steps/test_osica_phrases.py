"""Each phrase of OSICA holds where it should and fails elsewhere, on an engine with prepared answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from saitei.adapters.engine_interface import Unsupported
from saitei.adapters.messages import Player, Result, SeenCard, Situation, View
from saitei.adapters.session import ScenarioError
from saitei.steps.osica import claims, phrases
from saitei.steps.osica.scene import BOARD as PLACES
from saitei.steps.phrase_vocabulary import Keyword, Table, Vocabulary
from saitei.steps.suite_game import game_vocabulary
from saitei.steps.world import World

Make = Callable[..., Situation]
Play = Callable[..., tuple[Callable[..., None], Any, World]]
Situations = dict[str, Situation]

WORDS: Vocabulary = game_vocabulary("osica")
ACTION = "Action:_Draw_1_card."
BOARD = [
    ["zone", "A", "B"],
    ["center", "Rin ap:4000 yell:2 over:Rin", "Ena resting"],
    ["left", "Aoi", "Sakura"],
    ["assist", "Tent kind:support", ""],
    ["oshi", "Nadeshiko face-down", "Akari"],
    ["hand", "Rin#2, Chiaki, Curry kind:event", "Ena#2, Touko"],
    ["cost", "3 cards", ""],
]
MAIN = ("play card=Chiaki zone=right", "play card=Chiaki zone=assist", "turn-up", "pass")
EVENT = ("event card=Curry", f"ability card=Rin ability={ACTION}", "pass")
PUT = tuple(f"put card={card} zone={zone}" for card in ("B_heart_1", "B_heart_2") for zone in ("hand", "cost"))


def see(held: SeenCard, zone: str) -> SeenCard:
    """A card as an engine of this game shows it."""
    shown = {"names": [held.card], **held.facts}
    return replace(held, facts={**shown, "abilities": []} if zone in PLACES else shown)


def show(view: View) -> View:
    """The facts of this game, and all of its counters."""
    for zones in view.zones.values():
        for zone, cards in zones.items():
            zones[zone] = tuple(see(card, zone) for card in cards)
    known = ("Camp rank", "Cook rank", "orb", "orb this turn")
    view.counters = {player: {**dict.fromkeys(known, 0), **counters} for player, counters in view.counters.items()}
    return view


def at(engine: Any, *moments: tuple[Player, str]) -> None:
    """Let the view say these turns and steps, one after each answer."""

    def alter(view: View) -> View:
        view.turn_player, view.step = moments[min(len(engine.answers), len(moments) - 1)]
        return show(view)

    engine.alter = alter


@pytest.fixture
def play(scripted: Callable[..., Any]) -> Play:
    """Begin a scenario on the board above; gives a function that says a sentence, and the engine."""

    def begin(*situations: Situation, givens: Sequence[str] = ()) -> tuple[Callable[..., None], Any, World]:
        engine = scripted(*situations)
        at(engine, ("A", "main"))
        world = World(lambda: engine, "osica", "2024-10-07", read_back=False)

        def say(keyword: Keyword, sentence: str, table: Table | None = None) -> None:
            WORDS.find_phrase(keyword, sentence).run(world, table)

        say("given", "the board", BOARD)
        for sentence in ('Rin reads "Action: Draw 1 card."', *givens):
            say("given", sentence)
        return say, engine, world

    return begin


@pytest.fixture
def situations(ask: Make) -> Situations:
    """The situations that the claims below are made in, by name."""
    return {
        "main": ask("A", "action", *MAIN),
        "event": ask("A", "action", *EVENT),
        "appeal": ask("A", "action", "appeal card=Rin", "pass"),
        "bare": ask("A", "action", "pass"),
        "theirs": ask("B", "action", "pass"),
        "guard": ask("B", "response", "guard card=Ena", "pass"),
        "break": ask("A", "response", "limit-break card=Rin with=Rin#2", "pass"),
        "their break": ask("B", "response", "limit-break card=Ena with=Ena#2", "pass"),
        "counter": ask("B", "response", "counter card=B_heart_1", "pass"),
        "forced": ask("B", "response", "pass"),
        "put": ask("B", "put", *PUT),
        "put one": ask("B", "put", *PUT[2:]),
        "put both": ask("B", "put", *PUT, least=2, most=2),
        "yelled": ask("A", "put", "put card=A_deck_1 zone=hand", "put card=A_deck_1 zone=cost"),
        "side": ask("A", "side", "side whose=A", "side whose=B"),
        "stage": ask("A", "choose", "card card=Rin", "card card=Aoi", least=0, most=2),
        "supports": ask("A", "choose", "card card=Tent", least=0, most=1),
        "trim": ask("A", "choose", "card card=Rin#2", "card card=Chiaki", "card card=Curry", least=2, most=2),
        "pay": ask("A", "choose", *(f"card card=A_cost_{n}" for n in (1, 2, 3)), least=2, most=2),
        "pay one": ask("A", "choose", *(f"card card=A_cost_{n}" for n in (1, 2, 3))),
        "pay next": ask("A", "choose", *(f"card card=A_cost_{n}" for n in (2, 3))),
        "targets": ask("A", "choose", "card card=Rin", "card card=Aoi"),
        "optional": ask("A", "optional", "yes", "no"),
        "over": Situation(result=Result(losers=("B",))),
    }


MOMENTS: dict[str, tuple[Player, str]] = {
    "event": ("A", "event"),
    **dict.fromkeys(("appeal", "guard", "break", "their break", "counter", "put"), ("A", "appeal")),
    **dict.fromkeys(("stage", "supports"), ("A", "start")),
    "trim": ("A", "end"),
    "yelled": ("A", "yell"),
}
GIVENS = ("A has a limit of 6", "A's Camp rank is 2", "A has an orb out", "B has an orb out for this turn")

CLAIMS = [
    # the situation, what holds in it, what does not
    ("main", "A can play Chiaki in the right", "A cannot play Chiaki in the right"),
    ("main", "A can play Chiaki in the assist area", "A can play Chiaki in the center"),
    ("main", "A can turn the oshi up", "A cannot turn the oshi up"),
    ("bare", "A cannot turn the oshi up", "A can turn the oshi up"),
    ("event", "A can play the event Curry", "A cannot play the event Curry"),
    ("event", "A can use the action of Rin", "A can use the action of Aoi"),
    ("event", 'A cannot use the action "Action: Draw 1 card." of Aoi', "A cannot use the action of Rin"),
    ("bare", "A cannot use the action of Rin", 'A can use the action "Action: Draw 1 card." of Rin'),
    ("appeal", "A can appeal with Rin", "A can appeal with Aoi"),
    ("guard", "B can guard with Ena", "B can guard with Sakura"),
    ("guard", "B is asked whether to guard", "B is not asked whether to guard"),
    ("break", "B is not asked whether to guard", "B is asked whether to guard"),
    ("break", "A can limit-break Rin with Rin#2", "A cannot limit-break Rin with Rin#2"),
    ("their break", "B can limit-break Ena with Ena#2", "B can limit-break Ena with Touko"),
    ("counter", "B can counter with B heart 1", "B can counter with B heart 2"),
    ("put", "B cannot counter with B heart 1", "B can counter with B heart 1"),
    ("put", "B can put B heart 1 into the hand", "B can put B heart 1 into the assist area"),
    ("put", "B cannot put B heart 2 into the assist area", "B cannot put B heart 2 into the cost area"),
    ("put", "B is asked where stolen hearts go", "A is asked where stolen hearts go"),
    ("side", "A is asked whose effects come first", "B is asked whose effects come first"),
    ("trim", "A is asked to drop 2 from the hand", "A is asked to drop 1 from the hand"),
    ("bare", "Ena is resting", "Rin is resting"),
    ("bare", "Rin is standing", "Ena is standing"),
    ("bare", "Rin is standing", "Chiaki is standing"),
    ("bare", "Rin has 4000 AP", "Aoi has 4000 AP"),
    ("bare", "Rin has 2 yell symbols", "Tent has 2 yell symbols"),
    ("bare", "Rin has limit-broken", "Aoi has limit-broken"),
    ("bare", "Aoi has not limit-broken", "Rin has not limit-broken"),
    ("bare", "Rin's card lies on Rin", "Tent lies on Rin"),
    ("bare", "Nadeshiko lies face down", "Akari lies face down"),
    ("bare", "Akari lies face up", "Rin lies face up"),
    ("bare", "A has a limit of 6", "A has a limit of 10"),
    ("bare", "A's Camp rank is 2", "A's Cook rank is 2"),
    ("bare", "A has an orb out", "A has no orb out"),
    ("bare", "B has an orb out", "B has no orb out"),
    ("bare", "B sees that A's Camp rank is 2", "B sees that B's Camp rank is 2"),
    ("bare", "A sees that B has an orb out", "B sees that A's Camp rank is 3"),
]


def down(view: View) -> View:
    """The facts of a card that lies face down in the view of an engine, which the mirror leaves out."""
    cards = view.zones["A"]["oshi"]
    view.zones["A"]["oshi"] = tuple(replace(card, face_down=card.id == "Nadeshiko") for card in cards)
    return view


@pytest.mark.parametrize(("situation", "true", "false"), CLAIMS, ids=lambda text: text)
def test_a_claim_and_its_contrary(play: Play, situations: Situations, situation: str, true: str, false: str) -> None:
    say, engine, _ = play(situations[situation], givens=GIVENS)
    at(engine, MOMENTS.get(situation, ("A", "main")))
    mirror = engine.alter
    engine.alter = lambda view: down(mirror(view))
    say("then", true)
    with pytest.raises(AssertionError, match=r"expected .*; got .*\. Open: "):
        say("then", false)


def test_nobody_has_an_orb_out_if_nothing_is_said(play: Play, situations: Situations) -> None:
    say, *_ = play(situations["bare"])
    say("then", "A has no orb out")
    for sentence in ("A has an orb out", "B sees that A has an orb out"):
        with pytest.raises(AssertionError, match=r"an orb of A .*out; got none"):
            say("then", sentence)


def test_every_claim_of_the_games_own_is_tried() -> None:
    said: list[tuple[Keyword, str]] = [("then", sentence) for _, true, false in CLAIMS for sentence in (true, false)]
    own = {d.example for d in (*phrases.phrase.definitions, *claims.phrase.definitions)}
    assert not own & {d.example for d in WORDS.unused_phrases(said) if d.keyword == "then"}


@pytest.mark.parametrize(
    ("sentence", "said"),
    [
        ("it is A's main step", "there is no main step; the steps are start phase"),
        ("A's archive is empty", "unknown zone 'archive'"),
        ("A cannot appeal with Rim", "no card is called 'Rim'"),
        ('A cannot use the action "Action: Draw 2 cards." of Rin', "no card of this scenario has an ability"),
    ],
)
def test_a_claim_about_nothing_is_the_scenarios_fault(
    play: Play, situations: Situations, sentence: str, said: str
) -> None:
    say, *_ = play(situations["bare"])
    with pytest.raises(ScenarioError, match=said):
        say("then", sentence)


@pytest.mark.parametrize(
    ("sentence", "error"),
    [
        ("Rin has 4000 AP", Unsupported),
        ("Chiaki has 3000 AP", AssertionError),
        ("Tent has 0 yell symbols", Unsupported),
        ("A has a limit of 10", Unsupported),
        ("A's Camp rank is 0", Unsupported),
    ],
)
def test_what_the_view_does_not_show(play: Play, situations: Situations, sentence: str, error: type[Exception]) -> None:
    def terse(view: View) -> View:
        for zones in view.zones.values():
            for zone, cards in zones.items():
                zones[zone] = tuple(replace(card, facts={"names": [card.card]}) for card in cards)
        view.counters = {}
        return view

    say, engine, _ = play(situations["bare"])
    engine.alter = terse
    with pytest.raises(error, match="needs the" if error is Unsupported else "to have the fact"):
        say("then", sentence)


# --- acts ------------------------------------------------------------------------------------------

ACTS = [
    ("main", "A plays Chiaki in the assist area", "play card=Chiaki zone=assist"),
    ("main", "A turns the oshi up", "turn-up"),
    ("event", "A plays the event Curry", "event card=Curry"),
    ("event", "A uses the action of Rin", f"ability card=Rin ability='{ACTION.replace('_', ' ')}'"),
    ("appeal", "A appeals with Rin", "appeal card=Rin"),
    ("guard", "B guards", "guard card=Ena"),
    ("guard", "B guards with Ena", "guard card=Ena"),
    ("guard", "B does not guard", "pass"),
    ("break", "A limit-breaks Rin with Rin#2", "limit-break card=Rin with=Rin#2"),
    ("their break", "B does not limit-break", "pass"),
    ("counter", "B counters with B heart 1", "counter card='B heart 1'"),
    ("counter", "B does not counter", "pass"),
    ("put", "B puts B heart 2 into the cost area", "put card='B heart 2' zone=cost"),
    ("side", "A lets B's effects come first", "side whose=B"),
    ("appeal", "A ends the appeal phase", "pass"),
]


@pytest.mark.parametrize(("situation", "sentence", "taken"), ACTS, ids=lambda text: text)
def test_an_act(play: Play, situations: Situations, situation: str, sentence: str, taken: str) -> None:
    say, engine, world = play(situations[situation], situations["bare"])
    at(engine, MOMENTS.get(situation, ("A", "main")))
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


@pytest.mark.parametrize("sentence", ["B does not guard", "B does not counter"])
def test_who_could_not_does_not_decline(play: Play, situations: Situations, sentence: str) -> None:
    say, engine, _ = play(situations["their break"])
    with pytest.raises(AssertionError, match="B to be offered to"):
        say("when", sentence)
    assert engine.answers == []


@pytest.mark.parametrize(
    ("asked", "answers"),
    [
        (("appeal", "guard", "break", "their break", "put"), 4),
        (("appeal", "guard", "forced", "put"), 3),
        (("appeal", "break", "put"), 2),
        (("appeal", "put"), 1),
    ],
)
def test_an_unguarded_appeal(play: Play, situations: Situations, asked: Sequence[str], answers: int) -> None:
    say, engine, _ = play(*(situations[name] for name in asked))
    say("when", "A appeals with Rin, unguarded")
    passes = [picks for _, picks in engine.answers[1:]]
    assert (len(engine.answers), passes) == (answers, [("o1",) if n != "forced" else ("o0",) for n in asked[1:-1]])


def test_a_guarded_appeal(play: Play, situations: Situations) -> None:
    say, engine, _ = play(*(situations[name] for name in ("appeal", "guard", "break", "their break", "bare")))
    say("when", "A appeals with Rin, guarded")
    assert [picks for _, picks in engine.answers] == [("o0",), ("o0",), ("o1",), ("o1",)]
    say, engine, _ = play(situations["appeal"], situations["put"])
    with pytest.raises(AssertionError, match="B meant guard, but what is open is"):
        say("when", "A appeals with Rin, guarded")


# --- where cards go, and what is paid ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("sentence", "asked", "answers"),
    [
        ("B puts B heart 1 into the hand, B heart 2 into the cost area", ("put", "put one"), [("o0",), ("o1",)]),
        ("B puts B heart 2 into the cost area, B heart 1 into the hand", ("put both",), [("o0", "o3")]),
        ("B puts B heart 1 into the hand", ("put",), [("o0",)]),
        ("B puts all of them into the cost area", ("put", "put one"), [("o1",), ("o1",)]),
        ("B puts all of them into the hand", ("put both",), [("o0", "o2")]),
        ("B puts all of them into the hand", (), []),
    ],
)
def test_where_cards_go_in_any_grain(
    play: Play, situations: Situations, sentence: str, asked: Sequence[str], answers: list[tuple[str, ...]]
) -> None:
    say, engine, _ = play(*(situations[name] for name in (*asked, "bare")))
    say("when", sentence)
    assert [picks for _, picks in engine.answers] == answers


@pytest.mark.parametrize(
    "sentence",
    ["B puts B heart 1 into the assist area", "A puts B heart 1 into the hand", "B puts Touko into the hand"],
)
def test_where_no_card_can_go(play: Play, situations: Situations, sentence: str) -> None:
    say, engine, _ = play(situations["put"])
    with pytest.raises(AssertionError, match="expected"):
        say("when", sentence)
    assert engine.answers == []


@pytest.mark.parametrize(
    ("asked", "answers"),
    [
        (("pay",), [("o0", "o1")]),
        (("pay one", "pay next"), [("o0",), ("o0",)]),
        ((), []),
        (("targets",), None),
    ],
)
def test_paying(
    play: Play, situations: Situations, asked: Sequence[str], answers: list[tuple[str, ...]] | None
) -> None:
    say, engine, _ = play(*(situations[name] for name in (*asked, "bare")))
    say("when", "A pays")
    assert [picks for _, picks in engine.answers] == (answers or [])


# --- dropping, and the turn goes on -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("situation", "sentence", "picks"),
    [
        ("stage", "A drops Aoi from the stage", ("o1",)),
        ("stage", "A drops nothing from the stage", ()),
        ("supports", "A drops Tent from the assist area", ("o0",)),
        ("supports", "A drops nothing from the assist area", ()),
        ("trim", "A drops Chiaki, Curry from the hand", ("o1", "o2")),
    ],
)
def test_what_is_dropped(
    play: Play, situations: Situations, situation: str, sentence: str, picks: tuple[str, ...]
) -> None:
    say, engine, _ = play(situations[situation], situations["main"])
    at(engine, MOMENTS[situation], ("A", "main"))
    say("when", sentence)
    assert [given for _, given in engine.answers] == [picks]
    with pytest.raises(AssertionError, match="phase; got A's main phase"):
        say("when", sentence)


def test_from_the_hand_is_dropped_what_has_to_be(play: Play, situations: Situations) -> None:
    say, *_ = play(situations["trim"])
    with pytest.raises(ScenarioError, match="cards can be dropped from the hand only when the hand limit asks for it"):
        say("when", "A drops nothing from the hand")


def test_the_turn_passes_quietly(play: Play, situations: Situations) -> None:
    names = ("event", "theirs", "yelled", "bare", "trim", "theirs")
    say, engine, _ = play(*(situations[name] for name in names))
    steps: list[tuple[Player, str]] = [("A", each) for each in ("event", "event", "yell", "appeal", "end")]
    at(engine, *steps, ("B", "main"))
    say("when", "the turn passes to B")
    assert [picks for _, picks in engine.answers] == [("o2",), ("o0",), ("o0",), ("o0",), ("o0", "o1")]
    say("then", "it is B's main phase")


def test_the_turn_goes_on_to_a_phase_of_its_own(play: Play, situations: Situations) -> None:
    say, engine, _ = play(*(situations[name] for name in ("main", "event", "theirs", "yelled", "appeal")))
    at(engine, ("A", "main"), ("A", "event"), ("A", "event"), ("A", "yell"), ("A", "appeal"))
    say("when", "the turn goes on to A's appeal phase")
    assert len(engine.answers) == 4


@pytest.mark.parametrize("sentence", ["the turn passes to B", "the turn goes on to A's appeal phase"])
def test_a_question_on_the_way_is_not_answered(play: Play, situations: Situations, sentence: str) -> None:
    say, engine, _ = play(situations["main"], situations["optional"])
    at(engine, ("A", "main"), ("A", "event"))
    with pytest.raises(AssertionError, match="a question that no step answers"):
        say("when", sentence)


def test_both_pass_until_the_event_phase_is_over(play: Play, situations: Situations) -> None:
    say, engine, _ = play(*(situations[name] for name in ("event", "theirs", "yelled")))
    at(engine, ("A", "event"), ("A", "event"), ("A", "yell"))
    say("when", "both pass")
    assert [picks for _, picks in engine.answers] == [("o2",), ("o0",)]
    with pytest.raises(AssertionError, match="A's event phase; got A's yell phase"):
        say("when", "both pass")


def test_both_pass_comes_to_an_end(play: Play, situations: Situations) -> None:
    say, engine, _ = play(*[situations["event"]] * 60)
    at(engine, ("A", "event"))
    with pytest.raises(AssertionError, match="the event phase to end"):
        say("when", "both pass")


# --- givens ----------------------------------------------------------------------------------------


def test_givens_end_up_in_the_scene(play: Play, situations: Situations) -> None:
    says = ("it is the start of B's yell phase", 'the cards called Ena read "Double."', "A's Cook rank is 4", *GIVENS)
    say, engine, _ = play(situations["bare"], givens=says)
    say("then", "the game goes on")
    scene = engine.scene
    assert (scene.turn_player, scene.turn, scene.step) == ("B", 6, "yell")
    assert scene.seats["A"].counters == {"limit": 6, "Camp rank": 2, "Cook rank": 4, "orb": 1}
    assert scene.seats["B"].counters == {"limit": 10, "orb this turn": 1}
    assert {key for key, card in scene.cards.items() if card.abilities} == {"Rin", "Ena", "Ena#2"}


@pytest.mark.parametrize(
    ("sentence", "said"),
    [
        ("it is the start of A's main step", "there is no main step"),
        ("the coin says that B goes first", "begin the scenario with 'Given a new game'"),
        ('every card of B\'s is of the title "Other"', "begin the scenario with 'Given a new game'"),
        ('the cards called Rim read "Double."', "no card is called 'Rim'"),
    ],
)
def test_givens_that_make_no_sense(play: Play, situations: Situations, sentence: str, said: str) -> None:
    with pytest.raises(ScenarioError, match=said):
        play(situations["bare"], givens=[sentence])
