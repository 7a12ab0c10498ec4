"""Scenes of Di Gi Charat: defaults, labels, attributes, the time, new games; and Givens that make no sense."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from saitei.adapters.messages import PLAYERS, PlacedCard, Player, Position
from saitei.adapters.session import ScenarioError
from saitei.steps.digicharat import decks
from saitei.steps.digicharat.deck_builder import DeckBuilder
from saitei.steps.digicharat.scene import WORDS, PositionBuilder

PLAIN = {"person": "Dejiko", "color": "blue", "power": 3, "guard": 5, "needs": []}


@pytest.fixture
def builder() -> PositionBuilder:
    return PositionBuilder()


def ids(position: Position, player: Player, zone: str) -> list[str]:
    return [placed.id for placed in position.seats[player].zones[zone]]


def test_nothing_said_is_the_stated_defaults(builder: PositionBuilder) -> None:
    position = builder.build_scene()
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
    builder.set_zone_cards("A", "hand", written)
    (card,) = (card for card in builder.build_scene().cards.values() if card.kind == "character")
    assert (card.name, card.facts) == (name, {**PLAIN, **facts})


def test_how_cards_lie(builder: PositionBuilder) -> None:
    builder.lay_board(
        [
            ["zone", "A", "B"],
            ["field", "Cinderella Dejiko needs:Dejiko*3 asleep, Puchiko", "Puchiko"],
            ["event", "Glare needs:Puchiko", "-"],
            ["hand", "Nap kind:event, Usada, 2 cards", ""],
            ["discard pile", "Mirror kind:event, 1 card", ""],
            ["deck", "Gema, 1 card", ""],
        ]
    )
    position = builder.build_scene()
    assert position.seats["A"].zones["field"] == (
        PlacedCard(id="Cinderella Dejiko", card="Cinderella Dejiko", resting=True),
        PlacedCard(id="Puchiko", card="Puchiko"),
    )
    assert ids(position, "B", "field") == ["Puchiko#2"]
    assert (ids(position, "A", "event"), ids(position, "B", "event")) == (["Glare"], [])
    assert (position.cards["Glare"].kind, position.cards["Glare"].facts) == ("event", {"needs": ["Puchiko"]})
    assert ids(position, "A", "hand") == ["Nap", "Usada", "A hand 1", "A hand 2"]
    assert ids(position, "A", "discard pile") == ["Mirror", "A discard pile 1"]
    assert ids(position, "A", "deck") == ["Gema", "A deck 1"]


def test_the_event_of_each_player(builder: PositionBuilder) -> None:
    assert [builder.set_event(player, "Glare needs:Dejiko") for player in PLAYERS] == ["Glare", "Glare#2"]
    assert ids(builder.build_scene(), "B", "event") == ["Glare#2"]


@pytest.mark.parametrize(
    ("say", "expected"),
    [
        (lambda d: d.set_turn_and_step("B"), ("B", "A", 6, "main")),
        (lambda d: d.set_turn_and_step("B", "start"), ("B", "A", 6, "start")),
        (lambda d: d.set_first_turn("B"), ("B", "A", 2, "main")),
        (lambda d: (d.set_first_player("B"), d.set_first_turn("B")), ("B", "B", 1, "main")),
    ],
)
def test_the_time(
    builder: PositionBuilder, say: Callable[[PositionBuilder], object], expected: tuple[str, str, int, str]
) -> None:
    say(builder)
    position = builder.build_scene()
    assert (position.turn_player, position.first_player, position.turn, position.step) == expected


@pytest.mark.parametrize(
    ("say", "said"),
    [
        (lambda d: d.set_zone_cards("A", "stage", "Dejiko"), "unknown zone 'stage'"),
        (lambda d: d.set_zone_cards("A", "field", "2 cards"), "say which card; a filler cannot lie there"),
        (lambda d: d.set_zone_cards("A", "event", "1 card"), "say which card; a filler cannot lie there"),
        (lambda d: d.set_zone_cards("A", "field", "Nap kind:event"), "Nap is of kind event, which cannot lie there"),
        (
            lambda d: d.set_zone_cards("A", "event", "Dejiko kind:character"),
            "of kind character, which cannot lie there",
        ),
        (lambda d: d.set_zone_cards("A", "event", "Glare, Nap"), "A's event holds 1 card at most"),
        (lambda d: d.set_zone_cards("A", "event", "Glare color:blue"), "Glare (event) has no attribute 'color'"),
        (lambda d: d.set_zone_cards("A", "event", "Glare asleep"), "'asleep' of Glare means nothing there"),
        (lambda d: d.set_zone_cards("A", "coming", "Dejiko"), "A's coming: no card can be there when a scene begins"),
        (lambda d: d.set_zone_cards("A", "hand", "Dejiko asleep"), "'asleep' of Dejiko means nothing there"),
        (lambda d: d.set_zone_cards("A", "hand", "2 cards power:3"), "fillers have no attribute 'power'"),
        (lambda d: d.set_zone_cards("A", "hand", "Dejiko kind:person"), "kind:person; kinds are character, event"),
        (lambda d: d.set_zone_cards("A", "hand", "Dejiko gard:3"), "no attribute 'gard'; did you mean 'guard'?"),
        (lambda d: d.set_zone_cards("A", "hand", "Dejiko color:mauve"), "color:mauve; colours are blue, white"),
        (lambda d: d.set_zone_cards("A", "hand", "Dejiko power:much"), "power:much; the value has to be a number"),
        (lambda d: d.set_event("A", "-"), "say which event A has set: one, with a name"),
        (lambda d: (d.set_event("A", "Glare"), d.set_event("A", "Nap")), "A's event is stated twice"),
        (lambda d: d.add_card_text("A deck 1", "Draw 1 card."), "A deck 1 is a filler"),
        (lambda d: d.steps_named("main step"), "there is no main step; the steps are start phase, main phase"),
        (
            lambda d: (d.set_turn_and_step("A", "start"), d.set_turn_and_step("A", "main")),
            "both with the start phase and the main phase",
        ),
    ],
)
def test_what_makes_no_sense(builder: PositionBuilder, say: Callable[[PositionBuilder], object], said: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        say(builder)
    assert said in str(caught.value)


# --- a new game ------------------------------------------------------------------------------------


def test_two_decks() -> None:
    made = DeckBuilder().build_scene()
    for player in PLAYERS:
        deck = made.decks[player]["deck"]
        assert (len(deck), len({made.cards[key].name for key in deck})) == (40, 40)
        assert {(made.cards[key].kind, *made.cards[key].facts["needs"]) for key in deck} == {("event", "Nobody")}
    assert made.script.coins == (True,)


def test_what_a_scenario_says_of_decks() -> None:
    builder = DeckBuilder()
    builder.set_coin_pick("B")
    builder.set_zone_size("B", "deck", 39)
    builder.set_zone_cards("A", "deck", "Cinderella Dejiko copies:3 needs:Dejiko*3, Glare kind:event")
    builder.script_shuffle(("A deck 3", "Cinderella Dejiko#2"))
    made = builder.build_scene()
    assert made.decks["A"]["deck"][2:5] == ("Cinderella Dejiko", "Glare", "A deck 1")
    assert len(made.decks["B"]["deck"]) == 39
    assert made.cards["Cinderella Dejiko"].facts == {**PLAIN, "needs": ["Dejiko"] * 3}
    assert made.script.coins == (False,)
    assert made.script.shuffles == (("A:A deck 3#1", "A:Cinderella Dejiko#2"),)


@pytest.mark.parametrize(
    ("say", "said"),
    [
        (lambda builder: builder.set_event("A", "Glare"), "begins only with deck"),
        (lambda builder: builder.set_zone_cards("A", "hand", "Dejiko"), "begins only with deck"),
        (
            lambda builder: builder.set_zone_cards("A", "deck", "Dejiko asleep"),
            "'asleep' of Dejiko means nothing in a deck",
        ),
        (lambda builder: builder.set_first_player("B"), "do not state its board, its turn or its step"),
        (lambda builder: builder.card_id("Dejiko"), "no card is called 'Dejiko'"),
    ],
)
def test_what_a_new_game_cannot_begin_with(say: Callable[[DeckBuilder], object], said: str) -> None:
    with pytest.raises(ScenarioError, match=said):
        say(DeckBuilder())


def test_the_decks_for_play_at_random_are_legal() -> None:
    deck = decks.player_deck()["deck"]
    assert len(deck) == 40
    assert max(map(deck.count, deck)) == 3
    assert set(deck) == set(decks.card_definitions())
