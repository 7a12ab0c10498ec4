"""Each phrase holds where it should and fails where it should, on an engine with prepared answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from saitei.adapters.engine_interface import Unsupported
from saitei.adapters.messages import Ask, EngineInfo, Event, Option, Player, Result, SeenCard, Situation, View
from saitei.adapters.session import NotOffered, ScenarioError
from saitei.steps.phrase_vocabulary import Keyword, Table
from saitei.steps.suite_game import game_vocabulary
from saitei.steps.world import World

Make = Callable[..., Situation]
Script = Callable[..., Any]
Play = Callable[..., tuple[Any, Any, World]]
Situations = dict[str, Situation]

BOARD = [
    ["zone", "A", "B"],
    ["center", "Sora-1st hp:120 under:Sora-Debut cheer:red/blue tool:Mic damage:20 resting color:red/blue "
     "tag:#song", "Miko damage:30"],
    ["back", "Roboco, Suisei", "-"],
    ["hand", "Cake kind:item, AZKi-1st", ""],
    ["deck", "Fubuki, Mio, Okayu", ""],
    ["archive", "", "Korone"],
    ["life", "", "4 cards"],
]  # fmt: skip
GIVENS = [
    ("B has 1 life damage", None),
    ('Sora-1st reads "Art "Sing", red, 50."', None),
    ('Roboco reads "Activated "Tune": archive this card: draw 1 card."', None),
    ('A\'s oshi reads "Oshi skill "Idol", 2 holo power, once per turn: draw 1 card."', None),
]
ACTIONS = (
    "place card=AZKi-1st",
    "bloom holomem=Suisei with=AZKi-1st",
    "collab holomem=Roboco",
    "baton-pass holomem=Roboco",
    "support card=Cake",
    "skill ability=Idol",
    "art holomem=Sora-1st ability=Sing",
    "ability card=Roboco ability=Tune",
    "repeat",
    "pass",
)


def event(kind: str, **fields: object) -> Event:
    player = {"player": "A"} if kind in ("waiting", "played") else {}
    return Event(kind=kind, fields=player | fields)


EVENTS = (
    event("waiting", card="Roboco"),
    event("played", card="Roboco", ability="x"),
    event("played", card="Suisei", ability="y"),
    event("moved", player="A", card="Fubuki", to="hand", cause="draw", **{"from": "deck"}),
    event("damaged", card="Miko", amount=10),
    event("damaged", card="Miko", amount=20),
    event("downed", card="Korone"),
    event("used", card="Cake"),
)


def resolving(view: View) -> View:
    view.shared["resolution"] = (SeenCard(id="Okayu", card="Okayu"),)
    for player, shown in view.counters.items():
        view.counters[player] = {"life damage": 0, "redraws": 0, **shown}
    return view


@pytest.fixture
def play(scripted: Script) -> Play:
    """Begin a scenario on the board above; gives a function that says a sentence, and the engine."""

    def begin(*situations: Situation, givens: Sequence[tuple[str, None]] = ()) -> tuple[Any, Any, World]:
        engine = scripted(*situations)
        engine.hidden = frozenset({"Cake", "Fubuki"})
        engine.alter = resolving
        world = World(lambda: engine, "hololive", "1.7.0", read_back=False)
        words = game_vocabulary("hololive")
        for sentence, table in [("the board", BOARD), *GIVENS, *givens]:
            words.find_phrase("given", sentence).run(world, table)

        def say(keyword: Keyword, sentence: str, table: Table | None = None) -> None:
            words.find_phrase(keyword, sentence).run(world, table)

        return say, engine, world

    return begin


@pytest.fixture
def situations(ask: Make) -> Situations:
    """The situations that the claims below are made in, by name."""
    choice = ask("A", "choose", "card card=Roboco", "card card=Suisei")
    two = ask("A", "choose", "card card=Roboco", "card card=Suisei", "card card=Miko", least=2, most=2)
    return {
        "main": ask("A", "action", *ACTIONS),
        "bare": ask("A", "action", "pass"),
        "theirs": ask("B", "action", "pass"),
        "choice": choice,
        "two": two,
        "up to 2": ask("A", "choose", "card card=Roboco", "card card=Suisei", "card card=Miko", least=0, most=2),
        "waiting": ask("A", "waiting", "ability card=Roboco ability=x", "ability card=Suisei ability=y"),
        "downed": ask("A", "downed", "ability card=Roboco ability=x", "ability card=Suisei ability=y"),
        "replace": ask("B", "replacement", "replacement card=Miko ability=x", "replacement card=Korone ability=x"),
        "may replace": ask("B", "replacement", "replacement card=Miko ability=x", "none"),
        "order": ask("A", "order", "card card=Fubuki", "card card=Mio", least=2, most=2, ordered=True),
        "optional": ask("A", "optional", "yes", "no"),
        "number": ask("B", "number", "number number=0", "number number=1", "number number=2"),
        "events": Situation(events=EVENTS, ask=ask("A", "action", "pass").ask),
        "lost": Situation(result=Result(losers=("B",))),
        "draw": Situation(result=Result(losers=("A", "B"))),
        "loop": Situation(result=Result(losers=())),
    }


CLAIMS = [
    # the situation, what holds in it, what does not
    ("main", "A can activate Roboco's ability", "A cannot activate Roboco's ability"),
    ("main", "A cannot activate Suisei's ability", "A can activate Suisei's ability"),
    ("main", "A can change the text of Roboco", "A can change the text of Suisei"),
    ("waiting", "A can change the text of Suisei", "A cannot change the text of Suisei"),
    ("optional", "A can change the text of Sora", "A cannot change the text of Sora"),
    ("main", 'A can activate Roboco\'s ability "Tune"', 'A cannot activate Roboco\'s ability "Tune"'),
    ("bare", 'A cannot activate Roboco\'s ability "Tune"', 'A can activate Roboco\'s ability "Tune"'),
    ("main", "A can repeat the loop", "A cannot repeat the loop"),
    ("main", "A can place AZKi-1st", "A can place Cake"),
    ("bare", "A cannot place AZKi-1st", "A can place AZKi-1st"),
    ("main", "A can bloom Suisei with AZKi-1st", "A can bloom Roboco with AZKi-1st"),
    ("main", "A cannot bloom Roboco with AZKi-1st", "A cannot bloom Suisei with AZKi-1st"),
    ("main", "A can collab Roboco", "A cannot collab Roboco"),
    ("main", "A cannot collab Suisei", "A can collab Suisei"),
    ("main", "A can baton pass to Roboco", "A can baton pass to Suisei"),
    ("main", "A can play the support Cake", "A cannot play the support Cake"),
    ("main", 'A can use the oshi skill "Idol"', 'A cannot use the oshi skill "Idol"'),
    ("main", 'A can use the art "Sing" of Sora-1st', 'A can use the art "Sing" of Roboco'),
    ("bare", 'A cannot use the art "Sing" of Sora-1st', 'A can use the art "Sing" of Sora-1st'),
    ("main", "it is A's play timing", "it is B's play timing"),
    ("choice", "A is asked to choose among Suisei, Roboco", "A is asked to choose among Suisei, Miko"),
    ("choice", "A is asked to choose 1 among Suisei, Roboco", "A is asked to choose 3 among Suisei, Roboco"),
    ("two", "A is asked to choose 2 among Miko, Suisei, Roboco",
     "A is asked to choose up to 2 among Miko, Suisei, Roboco"),
    ("up to 2", "A is asked to choose up to 2 among Miko, Suisei, Roboco",
     "A is asked to choose among Miko, Suisei"),
    ("waiting", "A is asked which waiting ability is played first: Suisei, Roboco",
     "A is asked which waiting ability is played first: Suisei"),
    ("downed", "A is asked which downed ability is done first: Suisei, Roboco",
     "A is asked which downed ability is done first: Roboco"),
    ("downed", "A is asked which downed ability is done first: Suisei, Roboco",
     "A is asked which waiting ability is played first: Suisei, Roboco"),
    ("replace", "B is asked which replacement applies: Miko, Korone",
     "A is asked which replacement applies: Miko, Korone"),
    ("order", "A is asked to order Mio, Fubuki", "A is asked to order Mio, Okayu"),
    ("optional", "A is asked yes or no", "B is asked yes or no"),
    ("optional", "A is asked yes or no", "nobody is asked anything"),
    ("number", "B is asked for a number from 0 to 2", "B is asked for a number from 0 to 3"),
    ("bare", "nobody is asked anything", "A is asked yes or no"),
    ("events", "the abilities are played in this order: Roboco, Suisei",
     "the abilities are played in this order: Suisei, Roboco"),
    ("events", "the abilities are played in this order: Roboco, Suisei",
     "the abilities are played in this order: Roboco"),
    ("bare", "no ability is played", "the abilities are played in this order: Roboco"),
    ("events", 'the event "damaged" happened 2 times', 'the event "damaged" happened 1 time'),
    ("events", 'the event "damaged" happened 2 times for Miko',
     'the event "damaged" happened 2 times for Sora-1st'),
    ("events", 'the event "healed" happened no times', "no ability is played"),
    ("events", "A has drawn 1 card", "B has drawn 1 card"),
    ("events", "Miko took 30 damage", "Miko took 20 damage"),
    ("events", "Roboco took no damage", "Korone took 10 damage"),
    ("events", "Korone was downed", "Korone was not downed"),
    ("events", "Miko was not downed", "Miko was downed"),
    ("lost", "B has lost", "A has lost"),
    ("lost", "B has lost", "the game is a draw"),
    ("lost", "B has lost", "the game goes on"),
    ("draw", "the game is a draw", "B has lost"),
    ("loop", "the game is a draw", "A has lost"),
    ("bare", "the game goes on", "the game is a draw"),
    ("bare", "it is A's main step", "it is A's end step"),
    ("bare", "it is A's main step", "it is B's main step"),
    ("bare", "it is turn 5", "it is turn 6"),
    ("up to 2", "A is asked to choose 0 to 2 among Miko, Suisei, Roboco",
     "A is asked to choose 1 to 2 among Miko, Suisei, Roboco"),
    ("choice", "A is asked to place holomem", "B is asked to place holomem"),
    ("bare", "the decks are accepted", "the decks are refused"),
    ("bare", "A has 2 cards in hand", "A has 3 cards in hand"),
    ("bare", "A has no cards in archive", "B has no cards in archive"),
    ("bare", "A's hand is AZKi-1st, Cake", "A's hand is Cake"),
    ("bare", "A's deck is Fubuki, Mio, Okayu", "A's deck is Mio, Fubuki, Okayu"),
    ("bare", "A's archive is empty", "B's archive is empty"),
    ("bare", "the top of A's deck is Fubuki, Mio", "the top of A's deck is Mio"),
    ("bare", "the bottom of A's deck is Mio, Okayu", "the bottom of A's deck is Okayu, Mio"),
    ("bare", "Korone is in B's archive", "Korone is in A's archive"),
    ("bare", "Fubuki is in A's deck", "Mic is in A's center"),
    ("bare", "Mic is attached to Sora-1st", "Mic is attached to Roboco"),
    ("bare", "Mic is attached to Sora-Debut", "Sora-Debut is attached to Sora-1st"),
    ("bare", "Sora-Debut is under Sora-1st", "Sora-Debut is under Roboco"),
    ("bare", "the stack of Sora-Debut is Sora-1st, Sora-Debut", "the stack of Sora-1st is Sora-Debut, Sora-1st"),
    ("bare", "Sora-1st is resting", "Roboco is resting"),
    ("bare", "Roboco is active", "Sora-Debut is active"),
    ("bare", "Miko has 30 damage", "Miko has 20 damage"),
    ("bare", "Roboco has no damage", "Sora-Debut has no damage"),
    ("bare", "A sees Korone", "B sees Cake"),
    ("bare", "B does not see Fubuki", "B does not see Korone"),
    ("bare", "B sees that A has 3 cards in deck", "B sees that A has 2 cards in deck"),
    ("bare", "B sees that A has 2 cards in hand", "A sees that B has 2 cards in hand"),
    ("bare", "the resolution zone holds Okayu", "the resolution zone holds Okayu, Mio"),
    ("bare", "Miko is in the center position", "Miko is in the back position"),
    ("bare", "Sora-Debut is in the center position", "Mic is in the center position"),
    ("bare", "B has no back holomem", "A has no back holomem"),
    ("bare", "A has 3 holomem on the stage", "B has 3 holomem on the stage"),
    ("bare", "B has 4 life", "A has 4 life"),
    ("bare", "B has 1 life damage", "A has 1 life damage"),
    ("bare", "A was forced to redraw 0 times", "A was forced to redraw 1 time"),
    ("bare", "Sora-1st has 2 cheers attached", "Sora-1st has 3 cheers attached"),
    ("bare", "Sora-1st has 120 HP", "Sora-1st has 100 HP"),
    ("bare", "Sora-1st has 100 HP remaining", "Sora-1st has 120 HP remaining"),
    ("bare", "Sora-1st's arts do +0", "Sora-1st's arts do +20"),
    ("bare", "Sora-1st is blue", "Sora-1st is not blue"),
    ("bare", "Sora-1st is not green", "Sora-1st is colorless"),
    ("bare", "Sora-1st is a 1st holomem", "Sora-1st is a 2nd holomem"),
    ("bare", "Sora-1st is named Sora", "Sora-1st is not named Sora"),
    ("bare", "Sora-1st is not named AZKi", "Sora-1st is named AZKi"),
    ("bare", "Sora-1st has the tag #song", "Sora-1st does not have the tag #song"),
    ("bare", 'Sora-1st has the art "Sing"', 'Roboco has the art "Sing"'),
    ("bare", 'Roboco does not have the art "Sing"', 'Sora-1st does not have the art "Sing"'),
    ("bare", 'Sora-1st has the ability "Sing"',
     'Roboco has the ability "Sing"'),
]  # fmt: skip


@pytest.mark.parametrize(("situation", "true", "false"), CLAIMS, ids=lambda text: text)
def test_a_claim_and_its_contrary(play: Play, situations: Situations, situation: str, true: str, false: str) -> None:
    say, *_ = play(situations[situation])
    say("then", true)
    with pytest.raises(AssertionError, match=r"expected .*; got .*\. Open: "):
        say("then", false)


def test_every_claim_of_the_vocabulary_is_tried() -> None:
    words = game_vocabulary("hololive")
    said: list[tuple[Keyword, str]] = [("then", sentence) for _, true, false in CLAIMS for sentence in (true, false)]
    claims = {d.example for d in words.unused_phrases(said) if d.keyword == "then"}
    assert claims == {"these events happened in this order"}


@pytest.mark.parametrize("situation", ["choice", "theirs", "optional", "lost"])
def test_what_cannot_be_done_is_no_claim_while_something_else_is_open(
    play: Play, situations: Situations, situation: str
) -> None:
    say, *_ = play(situations[situation])
    with pytest.raises(AssertionError, match="expected A to be at a play timing"):
        say("then", "A cannot collab Roboco")


@pytest.mark.parametrize(
    ("sentence", "said"),
    [
        ("A cannot collab Robocco", "no card is called 'Robocco'"),
        ('A cannot use the oshi skill "Idle"', "no card of this scenario has an ability 'Idle'"),
        ('A cannot use the art "Song" of Sora-1st', "no card of this scenario has an ability 'Song'"),
        ('A cannot activate Roboco\'s ability "Tuna"', "no card of this scenario has an ability 'Tuna'"),
        ('Roboco does not have the art "Song"', "no card of this scenario has an ability 'Song'"),
        ("A's hant is empty", "unknown zone 'hant'"),
        ("Miko is in the front position", "there is no front position"),
    ],
)
def test_a_claim_about_nothing_is_the_scenarios_fault(
    play: Play, situations: Situations, sentence: str, said: str
) -> None:
    say, *_ = play(situations["bare"])
    with pytest.raises(ScenarioError, match=said):
        say("then", sentence)


@pytest.mark.parametrize(
    ("rows", "holds"),
    [
        ([["played", "Roboco"], ["damaged", "Miko"], ["downed", ""]], True),
        ([["played", ""], ["played", ""]], True),
        ([["played", ""], ["played", ""], ["played", ""]], False),
        ([["downed", "Korone"], ["damaged", "Miko"]], False),
        ([["downed", "Miko"]], False),
    ],
)
def test_events_in_order(play: Play, situations: Situations, rows: list[list[str]], holds: bool) -> None:
    say, *_ = play(situations["events"])
    table = [["event", "card"], *rows]
    if holds:
        say("then", "these events happened in this order", table)
    else:
        with pytest.raises(AssertionError, match="expected then the event"):
            say("then", "these events happened in this order", table)


def test_a_table_of_events_has_the_column_event(play: Play, situations: Situations) -> None:
    say, *_ = play(situations["events"])
    with pytest.raises(ScenarioError, match="begins with the column 'event'"):
        say("then", "these events happened in this order", [["card"], ["Miko"]])


def told(*decisions: str) -> list[Situation]:
    """Situations with these events each: ``rested:Miko``; the first is that of the opening."""
    found = []
    for at, events in enumerate(decisions):
        asked = Ask(id=str(at), player="A", kind="action", options=(Option(id="o0", kind="pass"),))
        happened = (name.split(":") for name in events.split())
        found.append(Situation(events=tuple(event(kind, card=card) for kind, card in happened), ask=asked))
    return found


@pytest.mark.parametrize(
    ("decisions", "order", "outcome"),
    [
        (["rested:Miko", "rested:Suisei"], "Miko, Suisei", None),
        (["rested:Suisei", "rested:Miko"], "Miko, Suisei", AssertionError),
        (["rested:Suisei rested:Miko", ""], "Miko, Suisei", Unsupported),
        (["rested:Suisei rested:Miko", ""], "Miko, Roboco", AssertionError),
        (["rested:Suisei rested:Miko", "rested:Suisei"], "Miko, Suisei", None),
        (["rested:Suisei", "rested:Miko rested:Roboco"], "Roboco, Suisei", AssertionError),
        (["rested:Suisei rested:Miko", ""], "Miko", None),
        (["rested:Miko rested:Miko", ""], "Miko, Miko", None),
        (["rested:Miko", ""], "Miko, Miko", AssertionError),
    ],
)
@pytest.mark.parametrize("kind", ["rested", "played"])
def test_an_order_within_one_decision_is_claimed_of_no_engine_that_does_not_vouch_for_it(
    play: Play, kind: str, decisions: Sequence[str], order: str, outcome: type[Exception] | None
) -> None:
    exactly = sorted(each.split(":")[1] for events in decisions for each in events.split())
    if kind == "played" and exactly != sorted(order.split(", ")):
        outcome = AssertionError
    say, _, world = play(*told(*(events.replace("rested", kind) for events in decisions)))
    world.set_engine_info(EngineInfo(name="its own", capabilities=("events",)))
    say("when", "A passes")

    def claim() -> None:
        if kind == "played":
            say("then", f"the abilities are played in this order: {order}")
        else:
            say(
                "then",
                "these events happened in this order",
                [["event", "card"], *([kind, c] for c in order.split(", "))],
            )

    if outcome is None:
        claim()
    else:
        with pytest.raises(outcome, match="needs events.order" if outcome is Unsupported else "expected"):
            claim()


def test_an_event_field_that_is_a_number_is_compared(play: Play, situations: Situations) -> None:
    say, *_ = play(situations["events"])
    say("then", "these events happened in this order", [["event", "amount"], ["damaged", "20"]])
    with pytest.raises(AssertionError):
        say("then", "these events happened in this order", [["event", "amount"], ["damaged", "30"]])


ACTS = [
    ("main", "A places AZKi-1st", "place card=AZKi-1st"),
    ("main", "A blooms Suisei with AZKi-1st", "bloom holomem=Suisei with=AZKi-1st"),
    ("main", "A collabs Roboco", "collab holomem=Roboco"),
    ("main", "A baton passes to Roboco", "baton-pass holomem=Roboco"),
    ("main", "A plays the support Cake", "support card=Cake"),
    ("main", 'A uses the oshi skill "Idol"', "skill ability=Idol"),
    ("main", 'A uses the art "Sing" of Sora-1st', "art holomem=Sora-1st ability=Sing"),
    ("main", "A activates Roboco's ability", "ability card=Roboco ability=Tune"),
    ("main", 'A activates Roboco\'s ability "Tune"', "ability card=Roboco ability=Tune"),
    ("main", "A passes", "pass"),
    ("main", "A ends the main step", "pass"),
    ("choice", "A chooses Suisei", "card card=Suisei"),
    ("two", "A chooses Suisei, Miko", "card card=Suisei, card card=Miko"),
    ("up to 2", "A chooses nothing", "nothing"),
    ("order", "A orders the cards Mio, Fubuki", "card card=Mio, card card=Fubuki"),
    ("optional", "A says yes", "yes"),
    ("optional", "A says no", "no"),
    ("number", "B picks the number 2", "number number=2"),
    ("waiting", "A plays the waiting ability of Suisei first", "ability card=Suisei ability=y"),
    ("waiting", 'A plays the waiting ability "x" of Roboco first', "ability card=Roboco ability=x"),
    ("downed", "A does the downed ability of Suisei first", "ability card=Suisei ability=y"),
    ("replace", "B applies the replacement of Korone", "replacement card=Korone ability=x"),
    ("replace", 'B applies the replacement "x" of Miko', "replacement card=Miko ability=x"),
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
    say, engine, _ = play(situations["theirs"])
    with pytest.raises(AssertionError):
        say("when", sentence)
    assert engine.answers == []


def test_an_art_or_a_tool_with_its_target(play: Play, situations: Situations, ask: Make) -> None:
    targets = ask("A", "choose", "card card=Miko", "card card=Roboco")
    say, engine, _ = play(situations["main"], targets, situations["main"], targets, situations["bare"])
    say("when", 'A uses the art "Sing" of Sora-1st on Miko')
    say("when", "A plays the support Cake on Roboco")
    assert [picks for _, picks in engine.answers] == [("o6",), ("o0",), ("o4",), ("o1",)]


@pytest.mark.parametrize("cheers", [0, 1, 2])
def test_a_cheer_is_sent_where_the_holomem_has_one_more_afterwards(
    play: Play, situations: Situations, cheers: int
) -> None:
    givens = [("A's cheer deck holds red, red", None)]
    say, engine, _ = play(situations["choice"], situations["bare"], givens=givens)
    sent = tuple(SeenCard(id=name, card=name) for name in ("red", "red#2")[:cheers])

    def alter(view: View) -> View:
        if engine.answers:
            roboco, suisei = view.zones["A"]["back"]
            view.zones["A"]["back"] = (roboco, replace(suisei, attached=sent))
        return view

    engine.alter = alter
    if cheers:
        say("when", "A sends it to Suisei")
    else:
        with pytest.raises(AssertionError, match="expected a cheer to be sent to Suisei; got another answer"):
            say("when", "A sends it to Suisei")
    assert [picks for _, picks in engine.answers] == [("o1",)]


def test_a_loop_is_repeated_a_number_of_times(play: Play, situations: Situations, ask: Make) -> None:
    numbers = ask("A", "number", "number number=2", "number number=3")
    say, engine, _ = play(situations["main"], numbers, situations["bare"])
    say("when", "A repeats the loop 3 times")
    assert [picks for _, picks in engine.answers] == [("o8",), ("o1",)]


def test_a_step_is_ended_in_that_step(play: Play, situations: Situations) -> None:
    say, engine, _ = play(situations["main"])
    with pytest.raises(AssertionError, match="expected A's performance step; got A's main step"):
        say("when", "A ends the performance step")
    assert engine.answers == []


# --- the turn goes on ------------------------------------------------------------------------------


def moving(engine: Any, *times: tuple[Player, str]) -> None:
    """Let the view say these times, one after each answer."""

    def alter(view: View) -> View:
        view.turn_player, view.step = times[min(len(engine.answers), len(times) - 1)]
        return view

    engine.alter = alter


TIMES: tuple[tuple[Player, str], ...] = (("A", "main"), ("A", "performance"), ("B", "cheer"), ("B", "main"))


def test_the_turn_passes_with_the_cheer_to_the_center(play: Play, situations: Situations, ask: Make) -> None:
    givens = [("B's collab holds Ina", None)]
    cheer = ask("B", "choose", "card card=Ina", "card card=Miko")
    say, engine, _ = play(situations["main"], situations["bare"], cheer, situations["theirs"], givens=givens)
    moving(engine, *TIMES)
    say("when", "the turn passes to B")
    assert [picks for _, picks in engine.answers] == [("o9",), ("o0",), ("o1",)]
    say("then", "it is B's main step")


@pytest.mark.parametrize("open_ask", ["choice", "optional", "waiting"])
def test_a_question_on_the_way_is_not_answered(play: Play, situations: Situations, open_ask: str) -> None:
    say, engine, _ = play(situations["main"], situations[open_ask])
    moving(engine, *TIMES)
    with pytest.raises(AssertionError, match=r"a question that no step answers\. Open: A: "):
        say("when", "the turn passes to B")
    assert len(engine.answers) == 1


def test_a_turn_that_never_ends_is_said_to(play: Play, situations: Situations) -> None:
    say, engine, _ = play(situations["main"])
    moving(engine, ("A", "main"))
    with pytest.raises(AssertionError, match="expected B's main step; got another question after 100 answers"):
        say("when", "the turn passes to B")


def test_a_game_that_ends_on_the_way_does_not_get_there(play: Play, situations: Situations) -> None:
    say, engine, _ = play(situations["main"], situations["lost"])
    moving(engine, *TIMES)
    with pytest.raises(AssertionError, match="expected B's main step; got A's performance step"):
        say("when", "the turn passes to B")


def test_the_turn_does_not_pass_to_whose_it_is(play: Play, situations: Situations) -> None:
    say, *_ = play(situations["main"])
    with pytest.raises(ScenarioError, match="it is A's turn already"):
        say("when", "the turn passes to A")


# --- Givens, and the scenario as a whole -----------------------------------------------------------


def test_givens_end_up_in_the_scene(play: Play, situations: Situations) -> None:
    givens = [
        ("it is the start of B's reset step", None),
        ("it is turn 8", None),
        ("A has 3 life", None),
        ("B's holo power holds 2 cards", None),
        ("B has 4 cards in hand", None),
        ("the dice will show 3, 5", None),
        ("the next shuffle gives Mio, Fubuki, Okayu", None),
        ('A holds a support "Pie" (event)', None),
        ('A holds a support "Tea" (staff) that reads "Draw 1 card."', None),
    ]
    say, engine, world = play(situations["main"], givens=givens)
    assert world.started_session is None
    say("then", "the game goes on")
    scene = engine.scene
    assert (scene.turn_player, scene.turn, scene.step) == ("B", 8, "reset")
    assert len(scene.seats["A"].zones["life"]) == 3
    assert len(scene.seats["B"].zones["holo power"]) == 2
    assert len(scene.seats["B"].zones["hand"]) == 4
    assert scene.script.dice == (3, 5)
    assert scene.script.shuffles == (("Mio", "Fubuki", "Okayu"),)
    assert [card.id for card in scene.seats["A"].zones["hand"]] == ["Cake", "AZKi-1st", "Pie", "Tea"]
    assert scene.cards["Pie"].facts["subtype"] == "event"
    assert [ability.text for ability in scene.cards["Tea"].abilities] == ["Draw 1 card."]


@pytest.mark.parametrize(
    ("sentence", "turn"), [("it is B's turn", 6), ("it is B's first turn", 2), ("B goes first", 6)]
)
def test_givens_of_time(play: Play, situations: Situations, sentence: str, turn: int) -> None:
    say, engine, _ = play(situations["main"], givens=[(sentence, None)])
    say("then", "the game goes on")
    assert engine.scene.turn == turn


def test_text_below_a_given(play: Play, situations: Situations) -> None:
    _, _, world = play(situations["main"])
    game_vocabulary("hololive").find_phrase("given", "Suisei reads:").run(world, text='Art "Sing", red, 50.')
    assert world.builder.knows_ability("Sing")


def test_a_support_of_no_kind(play: Play, situations: Situations) -> None:
    with pytest.raises(ScenarioError, match="'food' is not a kind of support"):
        play(situations["main"], givens=[('A holds a support "Pie" (food)', None)])


def test_a_given_after_the_game_has_begun(play: Play, situations: Situations) -> None:
    say, *_ = play(situations["main"])
    say("then", "the game goes on")
    with pytest.raises(ScenarioError, match="a Given is after the first When or Then"):
        say("given", "A has 3 life")


def test_scripted_results_have_to_be_used(play: Play, situations: Situations) -> None:
    def unused(view: View) -> View:
        view.unused = 1
        return view

    _, engine, world = play(situations["main"], givens=[("the dice will show 3", None)])
    world.finish_scenario()
    _, engine, world = play(situations["main"], givens=[("the dice will show 3", None)])
    engine.alter = unused
    with pytest.raises(AssertionError, match="1 scripted random results"):
        world.finish_scenario()


@pytest.mark.parametrize(("situation", "end"), [("lost", "B has lost"), ("draw", "the game is a draw")])
def test_the_end_of_the_game_has_to_be_spoken_of(play: Play, situations: Situations, situation: str, end: str) -> None:
    say, _, world = play(situations[situation])
    say("then", end)
    world.finish_scenario()
    say, _, world = play(situations[situation])
    say("then", "nobody is asked anything")
    with pytest.raises(AssertionError, match="ends with the game over, which it does not expect"):
        world.finish_scenario()


def test_a_card_that_is_nowhere(play: Play, situations: Situations) -> None:
    def nothing(view: View) -> View:
        view.zones["B"]["archive"] = ()
        return view

    say, engine, _ = play(situations["bare"])
    engine.alter = nothing
    with pytest.raises(AssertionError, match="expected Korone to be somewhere"):
        say("then", "Korone is in B's archive")


def test_a_fact_that_the_view_lacks(play: Play, situations: Situations) -> None:
    say, *_ = play(situations["bare"])
    with pytest.raises(AssertionError, match="expected Cake to have the fact 'hp'"):
        say("then", "Cake has 100 HP")


def test_a_fact_that_an_engine_does_not_show_of_a_holomem_is_unsupported(play: Play, situations: Situations) -> None:
    def terse(view: View) -> View:
        for seen in (*view.zones["A"]["center"], *view.zones["B"]["center"]):
            seen.facts.pop("hp", None)
        return view

    say, engine, _ = play(situations["bare"])
    engine.alter = terse
    with pytest.raises(Unsupported, match="needs the fact 'hp' of a card"):
        say("then", "Miko has 100 HP")


def test_a_player_that_does_not_see_a_zone_at_all_knows_too_little(play: Play, situations: Situations) -> None:
    def blind(view: View) -> View:
        if view.viewer == "B":
            view.zones["A"]["deck"] = ()
        return view

    say, engine, _ = play(situations["bare"])
    engine.alter = blind
    with pytest.raises(AssertionError, match="expected B to see that there are 3 cards"):
        say("then", "B does not see Fubuki")


def test_close_forgets_only_a_game_that_was_opened(play: Play, situations: Situations) -> None:
    say, engine, world = play(situations["bare"])
    closed: list[int] = []
    engine.close = lambda: closed.append(1)
    world.close_game()
    say("then", "the game goes on")
    world.close_game()
    world.close_game()
    assert closed == [1]


def test_not_offered_is_the_engines_fault_and_names_the_ask(play: Play, situations: Situations) -> None:
    say, *_ = play(situations["bare"])
    with pytest.raises(NotOffered, match="A is not offered collab holomem=Roboco; what is open is: A: action: pass"):
        say("when", "A collabs Roboco")
