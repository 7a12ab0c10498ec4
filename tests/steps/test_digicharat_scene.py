"""What a scene of Di Gi Charat is: defaults, labels, attributes, the time, new games; and what makes no sense."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from saitei.adapters.messages import PLAYERS, Placed, Player, Position
from saitei.adapters.session import ScenarioError
from saitei.steps.digicharat import decks
from saitei.steps.digicharat.newgame import NewGame
from saitei.steps.digicharat.scene import WORDS, PositionBuilder

PLAIN = {"person": "Dejiko", "color": "blue", "power": 3, "guard": 5, "needs": []}


@pytest.fixture
def builder() -> PositionBuilder:
    return PositionBuilder()


def ids(position: Position, player: Player, zone: str) -> list[str]:
    return [placed.id for placed in position.seats[player].zones[zone]]


def test_nothing_said_is_the_stated_defaults(builder: PositionBuilder) -> None:
    position = builder.build()
    time = (position.turn_player, position.first_player, position.turn, position.step)
    assert time == ("A", "A", 5, "main")
    assert position.shared == {}
    for player in PLAYERS:
        seat = position.seats[player]
        assert (tuple(seat.zones), seat.counters) == (WORDS.own_zones, {})
        assert {zone: len(cards) for zone, cards in seat.zones.items() if cards} == {"deck": 20}
    assert ids(position, "B", "deck")[:2] == ["B deck 1", "B deck 2"]
    filler = position.cards[position.seats["A"].zones["deck"][0].card]
    assert (filler.kind, filler.facts, filler.abilities) == ("event", {"needs": ["Nobody"]}, ())


@pytest.mark.parametrize(
    ("written", "name", "facts"),
    [
        ("Dejiko", "Dejiko", {}),
        ("Dejiko#2", "Dejiko", {}),
        ("Cinderella Dejiko", "Cinderella Dejiko", {}),
        ("Cinderella-Dejiko#3", "Cinderella-Dejiko", {}),
        ("First person:Usada", "First", {"person": "Usada"}),
        ('First name:"Blazer Usada"', "Blazer Usada", {"person": "Usada"}),
        ("Dejiko color:white power:4 guard:6", "Dejiko", {"color": "white", "power": 4, "guard": 6}),
        ("Dejiko needs:Dejiko*2/Usada", "Dejiko", {"needs": ["Dejiko", "Dejiko", "Usada"]}),
    ],
)
def test_what_is_printed_on_a_character(
    builder: PositionBuilder, written: str, name: str, facts: dict[str, object]
) -> None:
    builder.hold("A", "hand", written)
    (card,) = (card for card in builder.build().cards.values() if card.kind == "character")
    assert (card.name, card.facts) == (name, {**PLAIN, **facts})


def test_how_cards_lie(builder: PositionBuilder) -> None:
    builder.board(
        [
            ["zone", "A", "B"],
            ["field", "Cinderella Dejiko needs:Dejiko*3 asleep, Puchiko", "Puchiko"],
            ["event", "Glare needs:Puchiko", "-"],
            ["hand", "Nap kind:event, Usada, 2 cards", ""],
            ["discard pile", "Mirror kind:event, 1 card", ""],
            ["deck", "Gema, 1 card", ""],
        ]
    )
    position = builder.build()
    assert position.seats["A"].zones["field"] == (
        Placed(id="Cinderella Dejiko", card="Cinderella Dejiko", resting=True),
        Placed(id="Puchiko", card="Puchiko"),
    )
    assert ids(position, "B", "field") == ["Puchiko#2"]
    assert (ids(position, "A", "event"), ids(position, "B", "event")) == (["Glare"], [])
    assert (position.cards["Glare"].kind, position.cards["Glare"].facts) == ("event", {"needs": ["Puchiko"]})
    assert ids(position, "A", "hand") == ["Nap", "Usada", "A hand 1", "A hand 2"]
    assert ids(position, "A", "discard pile") == ["Mirror", "A discard pile 1"]
    assert ids(position, "A", "deck") == ["Gema", "A deck 1"]


def test_the_event_of_each_player(builder: PositionBuilder) -> None:
    assert [builder.sets(player, "Glare needs:Dejiko") for player in PLAYERS] == ["Glare", "Glare#2"]
    assert ids(builder.build(), "B", "event") == ["Glare#2"]


@pytest.mark.parametrize(
    ("say", "expected"),
    [
        (lambda d: d.at("B"), ("B", "A", 6, "main")),
        (lambda d: d.at("B", "start"), ("B", "A", 6, "start")),
        (lambda d: d.first_turn("B"), ("B", "A", 2, "main")),
        (lambda d: (d.goes_first("B"), d.first_turn("B")), ("B", "B", 1, "main")),
    ],
)
def test_the_time(
    builder: PositionBuilder, say: Callable[[PositionBuilder], object], expected: tuple[str, str, int, str]
) -> None:
    say(builder)
    position = builder.build()
    assert (position.turn_player, position.first_player, position.turn, position.step) == expected


@pytest.mark.parametrize(
    ("say", "said"),
    [
        (lambda d: d.hold("A", "stage", "Dejiko"), "there is no zone 'stage'"),
        (lambda d: d.hold("A", "field", "2 cards"), "say which card; a filler cannot lie there"),
        (lambda d: d.hold("A", "event", "1 card"), "say which card; a filler cannot lie there"),
        (lambda d: d.hold("A", "field", "Nap kind:event"), "Nap is of kind event, which cannot lie there"),
        (lambda d: d.hold("A", "event", "Dejiko kind:character"), "of kind character, which cannot lie there"),
        (lambda d: d.hold("A", "event", "Glare, Nap"), "A's event holds 1 card at most"),
        (lambda d: d.hold("A", "event", "Glare color:blue"), "Glare (event) has no attribute 'color'"),
        (lambda d: d.hold("A", "event", "Glare asleep"), "'asleep' of Glare means nothing there"),
        (lambda d: d.hold("A", "coming", "Dejiko"), "A's coming: no card lies there when a scene begins"),
        (lambda d: d.hold("A", "hand", "Dejiko asleep"), "'asleep' of Dejiko means nothing there"),
        (lambda d: d.hold("A", "hand", "2 cards power:3"), "fillers have no attribute 'power'"),
        (lambda d: d.hold("A", "hand", "Dejiko kind:person"), "kind:person; kinds are character, event"),
        (lambda d: d.hold("A", "hand", "Dejiko gard:3"), "no attribute 'gard'; did you mean 'guard'?"),
        (lambda d: d.hold("A", "hand", "Dejiko color:mauve"), "color:mauve; colours are blue, white"),
        (lambda d: d.hold("A", "hand", "Dejiko power:much"), "power:much; it has to be a number"),
        (lambda d: d.sets("A", "-"), "say which event A has set: one, with a name"),
        (lambda d: (d.sets("A", "Glare"), d.sets("A", "Nap")), "A's event is stated twice"),
        (lambda d: d.reads("A deck 1", "Draw 1 card."), "A deck 1 is a filler"),
        (lambda d: d.called("main step"), "there is no main step; the steps are start phase, main phase"),
        (lambda d: (d.at("A", "start"), d.at("A", "main")), "both with the start phase and the main phase"),
    ],
)
def test_what_makes_no_sense(builder: PositionBuilder, say: Callable[[PositionBuilder], object], said: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        say(builder)
    assert said in str(caught.value)


# --- a new game ------------------------------------------------------------------------------------


def test_two_decks() -> None:
    made = NewGame().build()
    for player in PLAYERS:
        deck = made.decks[player]["deck"]
        assert (len(deck), len({made.cards[key].name for key in deck})) == (40, 40)
        assert {(made.cards[key].kind, *made.cards[key].facts["needs"]) for key in deck} == {("event", "Nobody")}
    assert made.script.coins == (True,)


def test_what_a_scenario_says_of_decks() -> None:
    builder = NewGame()
    builder.picked("B")
    builder.size("B", "deck", 39)
    builder.hold("A", "deck", "Cinderella Dejiko copies:3 needs:Dejiko*3, Glare kind:event")
    builder.shuffled(("A deck 3", "Cinderella Dejiko#2"))
    made = builder.build()
    assert made.decks["A"]["deck"][2:5] == ("Cinderella Dejiko", "Glare", "A deck 1")
    assert len(made.decks["B"]["deck"]) == 39
    assert made.cards["Cinderella Dejiko"].facts == {**PLAIN, "needs": ["Dejiko"] * 3}
    assert made.script.coins == (False,)
    assert made.script.shuffles == (("A:A deck 3#1", "A:Cinderella Dejiko#2"),)


@pytest.mark.parametrize(
    ("say", "said"),
    [
        (lambda builder: builder.sets("A", "Glare"), "begins with deck alone"),
        (lambda builder: builder.hold("A", "hand", "Dejiko"), "begins with deck alone"),
        (lambda builder: builder.hold("A", "deck", "Dejiko asleep"), "'asleep' of Dejiko means nothing in a deck"),
        (lambda builder: builder.goes_first("B"), "no board, no turn and no step"),
        (lambda builder: builder.label("Dejiko"), "no card is called 'Dejiko'"),
    ],
)
def test_what_a_new_game_cannot_begin_with(say: Callable[[NewGame], object], said: str) -> None:
    with pytest.raises(ScenarioError, match=said):
        say(NewGame())


def test_the_decks_for_play_at_random_are_legal() -> None:
    deck = decks.deck()["deck"]
    assert len(deck) == 40
    assert max(map(deck.count, deck)) == 3
    assert set(deck) == set(decks.cards())
