"""Positions from Givens: defaults, labels, attributes, the time; and Givens that make no sense."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from saitei.adapters.messages import PLAYERS, PlacedCard, Player, Position
from saitei.adapters.session import ScenarioError
from saitei.steps.gotoubun.scene import HEROES, WORDS, PositionBuilder


@pytest.fixture
def builder() -> PositionBuilder:
    return PositionBuilder()


def ids(position: Position, player: Player, zone: str) -> list[str]:
    return [placed.id for placed in position.seats[player].zones[zone]]


def test_nothing_said_is_the_stated_defaults(builder: PositionBuilder) -> None:
    position = builder.build_scene()
    time = (position.turn_player, position.first_player, position.turn, position.step)
    assert time == ("A", "A", 5, "main")
    for player in PLAYERS:
        assert tuple(position.seats[player].zones) == WORDS.own_zones
        held = {zone: len(cards) for zone, cards in position.seats[player].zones.items() if cards}
        assert held == {"deck": 20, "hero deck": 5 if player == "A" else 10}
    assert ids(position, "B", "deck")[:2] == ["B deck 1", "B deck 2"]
    assert ids(position, "B", "hero deck")[-1] == "B hero 10"
    assert {zone: [card.id for card in cards] for zone, cards in position.shared.items()} == {z: [z] for z in HEROES}
    assert position.cards["hero 3"].facts == position.cards["B hero 10"].facts == {"person": "Hero", "need": 9}
    filler = position.cards[position.seats["A"].zones["deck"][0].card]
    assert (filler.kind, filler.facts, filler.abilities) == ("event", {}, ())


def test_the_hero_deck_is_what_the_first_player_has_left(builder: PositionBuilder) -> None:
    builder.set_first_player("B")
    position = builder.build_scene()
    assert [len(ids(position, player, "hero deck")) for player in PLAYERS] == [10, 5]


@pytest.mark.parametrize(
    ("written", "name", "person"),
    [
        ("Ichika", "Ichika", "Ichika"),
        ("Ichika#2", "Ichika", "Ichika"),
        ("Summer Ichika", "Summer Ichika", "Ichika"),
        ("Spring-Ichika#3", "Spring-Ichika", "Ichika"),
        ("First person:Nino", "First", "Nino"),
        ("First aux:Summer person:Nino", "Summer Nino", "Nino"),
        ("Ichika aux:Summer", "Summer Ichika", "Ichika"),
        ('First name:"Summer Nino"', "Summer Nino", "Nino"),
        ('First person:""', "First", ""),
    ],
)
def test_a_label_tells_name_and_person(builder: PositionBuilder, written: str, name: str, person: str) -> None:
    builder.set_zone_cards("A", "hand", written)
    (card,) = (card for card in builder.build_scene().cards.values() if card.kind == "character")
    assert (card.name, card.facts) == (name, {"person": person, "power": 3})


def test_how_a_character_stands(builder: PositionBuilder) -> None:
    builder.set_zone_cards("A", "lane 2", "Ichika power:5 under:Spring-Ichika/Old-Ichika episode:Memory")
    builder.set_episode("Trip modifier:2, Nino kind:character", "Ichika")
    position = builder.build_scene()
    assert position.seats["A"].zones["lane 2"] == (
        PlacedCard(
            id="Ichika",
            card="Ichika",
            under=(
                PlacedCard(id="Spring-Ichika", card="Spring-Ichika"),
                PlacedCard(id="Old-Ichika", card="Old-Ichika"),
            ),
            attached=tuple(PlacedCard(id=name, card=name) for name in ("Memory", "Trip", "Nino")),
        ),
    )
    kinds = {key: (card.kind, card.facts) for key, card in position.cards.items()}
    assert kinds["Ichika"] == ("character", {"person": "Ichika", "power": 5})
    assert kinds["Memory"] == ("episode", {"person": "", "modifier": 1})
    assert kinds["Trip"] == ("episode", {"person": "", "modifier": 2})
    assert kinds["Nino"] == ("character", {"person": "Nino", "power": 3})


def test_other_cards_and_zones(builder: PositionBuilder) -> None:
    builder.lay_board(
        [
            ["zone", "A", "B"],
            ["hand", "Letter kind:event, Diary kind:event-episode person:Miku, Trip kind:episode, 2 cards", "-"],
            ["hero deck", "Futaro need:4, 1 card", ""],
            ["brides", "Miku, 2 cards", ""],
            ["removed", "Nino face-down", "Tutor kind:hero"],
            ["waiting room", "2 cards", ""],
        ]
    )
    position = builder.build_scene()
    assert ids(position, "A", "hand") == ["Letter", "Diary", "Trip", "A hand 1", "A hand 2"]
    assert position.cards["Letter"].facts == {}
    assert position.cards["Diary"].facts == {"person": "Miku", "modifier": 1}
    assert ids(position, "A", "hero deck") == ["Futaro", "A hero 1"]
    assert position.cards["Futaro"].facts == {"person": "Futaro", "need": 4}
    assert ids(position, "A", "brides") == ["Miku", "A bride 1", "A bride 2"]
    assert position.cards[position.seats["A"].zones["brides"][1].card].kind == "character"
    assert position.seats["A"].zones["removed"][0].face_down
    assert position.cards["Tutor"].kind == "hero"
    assert ids(position, "A", "waiting room") == ["A waiting room 1", "A waiting room 2"]


def test_hero_lanes(builder: PositionBuilder) -> None:
    builder.set_hero_lane(2, "nothing")
    builder.set_hero_lane(3, "Futaro need:5 face-down")
    shared = builder.build_scene().shared
    assert [tuple(card.id for card in shared[zone]) for zone in HEROES] == [
        ("hero 1",),
        (),
        ("Futaro",),
        ("hero 4",),
        ("hero 5",),
    ]
    assert shared["hero 3"][0].face_down
    assert builder.card_id("hero 4") == "hero 4"
    with pytest.raises(ScenarioError, match="no card is called 'hero 3'"):
        builder.card_id("hero 3")


@pytest.mark.parametrize(
    ("say", "expected"),
    [
        (lambda d: d.set_turn_and_step("B"), ("B", "A", 6, "main")),
        (lambda d: d.set_turn_and_step("B", "start"), ("B", "A", 6, "start")),
        (lambda d: d.set_turn_and_step("A", "declaration"), ("A", "A", 5, "declaration")),
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


def test_what_sentences_call_a_step(builder: PositionBuilder) -> None:
    assert builder.steps_named("approach phase") == ("declaration", "event", "judgement")
    assert builder.steps_named("main phase") == ("main",)
    assert [builder.step_name(step) for step in ("end", "judgement")] == ["end phase", "judgement step"]


@pytest.mark.parametrize(
    ("say", "said"),
    [
        (lambda d: d.set_zone_cards("A", "lane 6", "Ichika"), "unknown zone 'lane 6'"),
        (
            lambda d: d.set_zone_cards("A", "lane 1", "Ichika, Nino"),
            "A's lane 1 holds 1 card at most; others lie under one",
        ),
        (lambda d: d.set_zone_cards("A", "lane 1", "1 card"), "say which card; a filler cannot lie there"),
        (
            lambda d: d.set_zone_cards("A", "lane 1", "Trip kind:episode"),
            "Trip is of kind episode, which cannot lie there; character cards can",
        ),
        (lambda d: d.set_zone_cards("A", "hand", "Futaro kind:hero"), "Futaro is of kind hero, which cannot lie there"),
        (
            lambda d: d.set_zone_cards("A", "hero deck", "Nino kind:character"),
            "of kind character, which cannot lie there",
        ),
        (lambda d: d.set_zone_cards("A", "hand", "Ichika episode:Trip"), "'episode' of Ichika means nothing there"),
        (lambda d: d.set_zone_cards("A", "lane 1", "Ichika face-down"), "'face-down' of Ichika means nothing there"),
        (lambda d: d.set_zone_cards("A", "hand", "2 cards power:3"), "fillers have no attribute 'power'"),
        (lambda d: d.set_zone_cards("A", "hand", "Ichika kind:person"), "kind:person; kinds are hero, character"),
        (lambda d: d.set_zone_cards("A", "hand", "Ichika powr:3"), "no attribute 'powr'; did you mean 'power'?"),
        (
            lambda d: d.set_zone_cards("A", "hand", "Letter kind:event person:Nino"),
            "Letter (event) has no attribute 'person'",
        ),
        (lambda d: d.set_zone_cards("A", "hand", "Ichika power:much"), "power:much; the value has to be a number"),
        (lambda d: d.set_zone_cards("A", "hand", "Ichika aux:Summer name:Nino"), "both aux: and name:"),
        (lambda d: d.set_hero_lane(3, "Futaro, Tutor"), "hero lane 3 holds either one hero, with a name, or no card"),
        (lambda d: d.set_hero_lane(3, "1 card"), "hero lane 3 holds either one hero, with a name, or no card"),
        (lambda d: d.set_hero_lane(3, "Nino kind:character"), "of kind character, which cannot lie there"),
        (lambda d: (d.set_hero_lane(3, "Futaro"), d.set_hero_lane(3, "-")), "hero lane 3 is stated twice"),
        (lambda d: (d.card_id("hero 3"), d.set_hero_lane(3, "-")), "or used before it is stated"),
        (lambda d: (d.set_zone_cards("A", "hand", "Nino"), d.set_episode("Trip", "Nino")), "Nino is not in a lane"),
        (
            lambda d: (d.set_zone_cards("A", "lane 1", "Nino"), d.set_episode("Trip kind:event", "Nino")),
            "Trip is of kind event, which cannot be set",
        ),
        (lambda d: (d.set_zone_cards("A", "lane 1", "Nino"), d.set_episode("1 card", "Nino")), "say which episode"),
        (
            lambda d: (d.set_zone_cards("A", "lane 1", "Nino"), d.set_episode("Trip under:Old", "Nino")),
            "'under' of Trip means nothing",
        ),
        (
            lambda d: (d.card_id("A hero 1"), d.set_first_player("B")),
            "say who goes first before you name a hero of a hero deck",
        ),
        (lambda d: d.add_card_text("A deck 1", "Draw 1 card."), "A deck 1 is a filler"),
        (lambda d: d.set_turn_and_step("A", "event"), "no scene begins with the event step"),
        (lambda d: d.set_turn_and_step("A", "judgement"), "begin with the declaration step"),
        (lambda d: d.steps_named("main step"), "there is no main step; the steps are start phase, main phase"),
        (
            lambda d: (d.set_turn_and_step("A", "start"), d.set_turn_and_step("A", "end")),
            "both with the start phase and the end phase",
        ),
    ],
)
def test_what_makes_no_sense(builder: PositionBuilder, say: Callable[[PositionBuilder], object], said: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        say(builder)
    assert said in str(caught.value)
