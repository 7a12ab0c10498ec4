"""Scenes of OSICA: defaults, labels, attributes, the time, new games; and Givens that make no sense."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from saitei.adapters.messages import PLAYERS, PlacedCard, Player, Position
from saitei.adapters.session import ScenarioError
from saitei.steps.osica import decks
from saitei.steps.osica.cards import WORDS
from saitei.steps.osica.deck_builder import DeckBuilder
from saitei.steps.osica.scene import PositionBuilder

PLAIN = {"code": "", "title": "Yuru", "tags": [], "level": 1, "ap": 3000, "yell": 0}


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
        assert (tuple(seat.zones), seat.counters) == (WORDS.own_zones, {"limit": 10})
        assert {zone: len(cards) for zone, cards in seat.zones.items() if cards} == {"deck": 20, "hearts": 5}
    assert ids(position, "B", "deck")[:2] == ["B deck 1", "B deck 2"]
    assert ids(position, "A", "hearts")[:2] == ["A heart 1", "A heart 2"]
    filler = position.cards[position.seats["A"].zones["deck"][0].card]
    assert (filler.kind, filler.abilities) == ("event", ())


@pytest.mark.parametrize(
    ("written", "name", "number", "facts"),
    [
        ("Rin", "Rin", "Rin-001", {}),
        ("Rin#2", "Rin", "Rin-001", {}),
        ("Rin name:Aoi", "Aoi", "Aoi-001", {}),
        ("Rin number:OS-001a code:K1", "Rin", "OS-001a", {"code": "K1"}),
        ("Rin title:Other tag:Camp/Starter", "Rin", "Rin-001", {"title": "Other", "tags": ["Camp", "Starter"]}),
        ("Rin level:2 ap:4000 yell:3", "Rin", "Rin-001", {"level": 2, "ap": 4000, "yell": 3}),
    ],
)
def test_what_is_printed_on_a_character(
    builder: PositionBuilder, written: str, name: str, number: str, facts: dict[str, object]
) -> None:
    builder.set_zone_cards("A", "hand", written)
    (card,) = (card for card in builder.build_scene().cards.values() if card.kind == "character")
    assert (card.name, card.number, card.facts) == (name, number, {**PLAIN, **facts})


def test_how_cards_lie(builder: PositionBuilder) -> None:
    builder.lay_board(
        [
            ["zone", "A", "B"],
            ["center", "Rin ap:5000 resting", "Ena limit-broken"],
            ["left", "Aoi over:Aoi", "-"],
            ["assist", "Tent kind:support resting, Chiaki", ""],
            ["oshi", "Nadeshiko face-down, Touko kept", "Akari kept, Minami"],
            ["hand", "Curry kind:event, Rin, 2 cards", ""],
            ["hearts", "Photo kind:event, 1 card", "-"],
            ["cost", "1 card", ""],
        ]
    )
    position = builder.build_scene()
    seat, other = position.seats["A"].zones, position.seats["B"].zones
    assert seat["center"] == (PlacedCard(id="Rin", card="Rin", resting=True),)
    above = PlacedCard(id="Aoi's card", card="Aoi's card")
    assert seat["left"] == (PlacedCard(id="Aoi", card="Aoi", numbers={"limit-broken": 1}, attached=(above,)),)
    assert position.cards["Aoi's card"].name == "Aoi"
    assert position.cards["Aoi's card"].number == position.cards["Aoi"].number
    assert [(card.id, card.resting) for card in seat["assist"]] == [("Tent", True), ("Chiaki", False)]
    assert seat["oshi"] == (
        PlacedCard(id="Nadeshiko", card="Nadeshiko", face_down=True, numbers={"oshi": 1}),
        PlacedCard(id="Touko", card="Touko", face_down=True, numbers={"kept": 1}),
    )
    assert [card.numbers for card in other["oshi"]] == [{"kept": 1}, {"oshi": 1}]
    assert other["center"][0].numbers == {"limit-broken": 1}
    assert ids(position, "A", "hand") == ["Curry", "Rin#2", "A hand 1", "A hand 2"]
    assert ids(position, "A", "hearts") == ["Photo", "A heart 1"]
    assert ids(position, "A", "cost") == ["A cost 1"]
    assert set(position.cards["Curry"].facts) == {"code", "title", "tags"}
    assert set(position.cards["Tent"].facts) == {"code", "title", "tags", "yell"}


def test_an_oshi_that_stands_somewhere_is_not_in_the_oshi_area(builder: PositionBuilder) -> None:
    builder.set_zone_cards("A", "oshi", "Aoi")
    builder.set_zone_cards("A", "center", "Rin the-oshi")
    seat = builder.build_scene().seats["A"].zones
    assert (seat["center"][0].numbers, seat["oshi"][0].numbers) == ({"oshi": 1}, {})


def test_a_text_for_all_cards_of_a_name(builder: PositionBuilder) -> None:
    builder.set_zone_cards("A", "hand", "Rin, Rin, Aoi")
    builder.add_text_to_all("Rin", "Double.")
    cards = builder.build_scene().cards
    assert {key: len(cards[key].abilities) for key in ("Rin", "Rin#2", "Aoi")} == {"Rin": 1, "Rin#2": 1, "Aoi": 0}


@pytest.mark.parametrize(
    ("say", "expected"),
    [
        (lambda d: d.set_turn_and_step("B"), ("B", "A", 6, "main")),
        (lambda d: d.set_turn_and_step("B", "appeal"), ("B", "A", 6, "appeal")),
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
        (lambda d: d.set_zone_cards("A", "stage", "Rin"), "unknown zone 'stage'"),
        (lambda d: d.set_zone_cards("A", "center", "Rin, Aoi"), "A's center holds 1 card at most"),
        (lambda d: d.set_zone_cards("A", "center", "1 card"), "say which card; a filler cannot lie there"),
        (lambda d: d.set_zone_cards("A", "oshi", "1 card"), "say which card; a filler cannot lie there"),
        (
            lambda d: d.set_zone_cards("A", "assist", "Rin, Aoi, Ena, Tent kind:support"),
            "A's assist holds 3 cards at most",
        ),
        (
            lambda d: d.set_zone_cards("A", "playing", "Curry kind:event"),
            "A's playing: no card can be there when a scene begins",
        ),
        (
            lambda d: d.set_zone_cards("A", "left", "Tent kind:support"),
            "Tent is of kind support, which cannot lie there",
        ),
        (
            lambda d: d.set_zone_cards("A", "assist", "Curry kind:event"),
            "Curry is of kind event, which cannot lie there",
        ),
        (lambda d: d.set_zone_cards("A", "hand", "Curry kind:event ap:3000"), "Curry (event) has no attribute 'ap'"),
        (
            lambda d: d.set_zone_cards("A", "hand", "Tent kind:support level:1"),
            "Tent (support) has no attribute 'level'",
        ),
        (lambda d: d.set_zone_cards("A", "hand", "Rin resting"), "'resting' of Rin means nothing there"),
        (lambda d: d.set_zone_cards("A", "center", "Rin face-down"), "'face-down' of Rin means nothing there"),
        (lambda d: d.set_zone_cards("A", "center", "Rin kept"), "'kept' of Rin means nothing there"),
        (lambda d: d.set_zone_cards("A", "oshi", "Rin over:Rin"), "'over' of Rin means nothing there"),
        (lambda d: d.set_zone_cards("A", "drop", "Rin the-oshi"), "'the-oshi' of Rin means nothing there"),
        (lambda d: d.set_zone_cards("A", "hand", "2 cards level:3"), "fillers have no attribute 'level'"),
        (
            lambda d: d.set_zone_cards("A", "hand", "Rin kind:holomem"),
            "kind:holomem; kinds are character, support, event",
        ),
        (lambda d: d.set_zone_cards("A", "hand", "Rin lvl:3"), "no attribute 'lvl'; did you mean 'level'?"),
        (lambda d: d.set_zone_cards("A", "hand", "Rin ap:much"), "ap:much; the value has to be a number"),
        (lambda d: d.add_text_to_all("Rin", "Double."), "no card is called 'Rin'"),
        (lambda d: d.add_card_text("A deck 1", "Double."), "A deck 1 is a filler"),
        (lambda d: d.steps_named("main step"), "there is no main step; the steps are start phase, main phase"),
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
        deck, (oshi,) = made.decks[player]["deck"], made.decks[player]["oshi"]
        cards = [made.cards[key] for key in deck]
        assert (len(deck), len({card.number for card in cards}), {card.kind for card in cards}) == (60, 60, {"event"})
        assert made.cards[oshi].kind == "character"
        assert {card.facts["title"] for card in (*cards, made.cards[oshi])} == {"Yuru"}
    assert made.script.coins == (True,)


def test_what_a_scenario_says_of_decks() -> None:
    builder = DeckBuilder()
    builder.set_coin_pick("B")
    builder.set_zone_size("B", "deck", 59)
    builder.set_zone_size("B", "oshi", 0)
    builder.set_zone_cards("A", "deck", "Rin copies:3 number:OS-001, Aoi, Marker kind:point")
    builder.set_deck_title("A", "Other")
    builder.script_shuffle(("A deck 3", "Rin#2"))
    made = builder.build_scene()
    assert made.decks["A"]["deck"][2:6] == ("Rin", "Aoi", "Marker", "A deck 1")
    assert (len(made.decks["B"]["deck"]), made.decks["B"]["oshi"]) == (59, ())
    assert [made.cards[key].number for key in ("Rin", "Aoi")] == ["OS-001", "Aoi-001"]
    titles = {key: made.cards[key].facts["title"] for key in (*made.decks["A"]["deck"], "A's oshi")}
    assert {*titles.values()} == {"Other"}
    assert made.cards["B deck 1"].facts["title"] == "Yuru"
    assert made.script.coins == (False,)
    assert made.script.shuffles == (("A:A deck 3#1", "A:Rin#2"),)


@pytest.mark.parametrize(
    ("say", "said"),
    [
        (lambda builder: builder.set_zone_cards("A", "hand", "Rin"), "begins only with oshi, deck"),
        (
            lambda builder: builder.set_zone_cards("A", "deck", "Rin resting"),
            "'resting' of Rin means nothing in a deck",
        ),
        (lambda builder: builder.set_first_player("B"), "do not state its board, its turn or its step"),
        (lambda builder: builder.card_id("Rin"), "no card is called 'Rin'"),
    ],
)
def test_what_a_new_game_cannot_begin_with(say: Callable[[DeckBuilder], object], said: str) -> None:
    with pytest.raises(ScenarioError, match=said):
        say(DeckBuilder())


def test_the_decks_for_play_at_random_are_legal() -> None:
    deck, (oshi,) = decks.player_deck()["deck"], decks.player_deck()["oshi"]
    assert len(deck) == 60
    assert max(map(deck.count, deck)) == 3
    assert {oshi, *deck} == set(decks.card_definitions())
    assert decks.card_definitions()[oshi].kind == "character"
