"""Positions from Givens: defaults, labels, attributes, the time; and Givens that make no sense."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from saitei.adapters.card_text_tree import GameAbility
from saitei.adapters.messages import PLAYERS, PlacedCard, Player, Position
from saitei.adapters.session import ScenarioError
from saitei.steps.hololive.scene import WORDS, PositionBuilder

VANILLA = {
    "hp": 100, "level": "Debut", "colors": ["red"], "tags": [], "buzz": False, "baton_pass": ["colorless"],
}  # fmt: skip


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
        zones = position.seats[player].zones
        assert tuple(zones) == WORDS.own_zones
        assert ids(position, player, "oshi") == [f"{player}'s oshi"]
        assert ids(position, player, "center") == [f"{player} center"]
        assert {zone: len(cards) for zone, cards in zones.items()} == {
            "oshi": 1, "center": 1, "collab": 0, "back": 0, "hand": 0, "deck": 20, "cheer deck": 10,
            "archive": 0, "holo power": 0, "life": 5,
        }  # fmt: skip
    assert ids(position, "B", "deck")[:2] == ["B deck 1", "B deck 2"]
    assert ids(position, "B", "cheer deck")[-1] == "B cheer 10"
    assert position.cards["A center"].facts == VANILLA
    assert position.cards["A's oshi"].facts == {"life": 5, "colors": ["red"]}
    filler = position.cards[position.seats["A"].zones["deck"][0].card]
    assert (filler.kind, filler.facts["level"], filler.facts["colors"]) == ("holomem", "1st", [])
    cheers = {position.cards[c.card].name for z in ("cheer deck", "life") for c in position.seats["A"].zones[z]}
    assert cheers == {"Red cheer"}


def test_a_board_replaces_the_defaults_that_it_speaks_of(builder: PositionBuilder) -> None:
    builder.lay_board(
        [["zone", "A", "B"], ["center", "Sora", "-"], ["back", "", "Miko, Miko"], ["life", "", "2 cards"]]
    )
    position = builder.build_scene()
    assert ids(position, "A", "center") == ["Sora"]
    assert ids(position, "B", "center") == []
    assert ids(position, "B", "back") == ["Miko", "Miko#2"]
    assert ids(position, "B", "life") == ["B life 1", "B life 2"]
    assert position.cards["Sora"].facts == VANILLA
    assert position.cards["Miko#2"].name == "Miko"


@pytest.mark.parametrize(
    ("label", "name", "level"),
    [
        ("Sora", "Sora", "Debut"),
        ("Sora-1st", "Sora", "1st"),
        ("Sora-2nd#2", "Sora", "2nd"),
        ("Sora-Spot", "Sora", "Spot"),
        ("Sora-Debut", "Sora", "Debut"),
        ("IRyS-X", "IRyS-X", "Debut"),
    ],
)
def test_a_label_tells_name_and_level(builder: PositionBuilder, label: str, name: str, level: str) -> None:
    builder.set_zone_cards("A", "hand", label)
    card = builder.build_scene().cards[label]
    assert (card.name, card.facts["level"]) == (name, level)


def test_the_attributes_of_a_holomem(builder: PositionBuilder) -> None:
    builder.set_zone_cards(
        "A",
        "back",
        "Sora-2nd hp:240 color:red/blue tag:#song/#jp baton:red/colorless buzz name:AZKi resting damage:30 "
        "under:Sora-Debut/Sora-1st cheer:red*2/blue tool:Mic arrived:now bloomed:3",
    )
    position = builder.build_scene()
    assert position.seats["A"].zones["back"] == (
        PlacedCard(
            id="Sora-2nd",
            card="Sora-2nd",
            resting=True,
            numbers={"damage": 30, "arrived": 5, "bloomed": 3},
            under=(PlacedCard(id="Sora-Debut", card="Sora-Debut"), PlacedCard(id="Sora-1st", card="Sora-1st")),
            attached=(
                PlacedCard(id="Sora-2nd's red cheer", card="Red cheer"),
                PlacedCard(id="Sora-2nd's red cheer#2", card="Red cheer"),
                PlacedCard(id="Sora-2nd's blue cheer", card="Blue cheer"),
                PlacedCard(id="Mic", card="Mic"),
            ),
        ),
    )
    assert position.cards["Sora-2nd"].name == "AZKi"
    assert position.cards["Sora-2nd"].facts == {
        "hp": 240, "level": "2nd", "colors": ["red", "blue"], "tags": ["#song", "#jp"], "buzz": True,
        "baton_pass": ["red", "colorless"],
    }  # fmt: skip
    assert position.cards["Mic"].facts["subtype"] == "tool"
    assert position.cards["Blue cheer"].facts == {"colors": ["blue"]}


def test_other_kinds_of_card(builder: PositionBuilder) -> None:
    builder.lay_board(
        [
            ["zone", "A"],
            ["oshi", "Idol life:3 color:white"],
            ["hand", "Cake kind:item limited, Pure color:colorless baton:none, 2 cards"],
            ["cheer deck", "blue, First color:green, blue, 1 card color:white"],
        ]
    )
    position = builder.build_scene()
    assert position.cards["Idol"].kind == "oshi holomem"
    assert position.cards["Idol"].facts == {"life": 3, "colors": ["white"]}
    assert len(position.seats["A"].zones["life"]) == 3
    assert position.cards["Cake"].kind == "support"
    assert position.cards["Cake"].facts == {"subtype": "item", "limited": True, "tags": []}
    assert position.cards["Pure"].facts["colors"] == position.cards["Pure"].facts["baton_pass"] == []
    assert ids(position, "A", "hand") == ["Cake", "Pure", "A hand 1", "A hand 2"]
    cheers = [position.cards[card.card].facts["colors"] for card in position.seats["A"].zones["cheer deck"]]
    assert cheers == [["blue"], ["green"], ["blue"], ["white"]]
    assert builder.card_id("A's oshi") == "Idol"


def test_text_adds_up_and_belongs_to_one_card(builder: PositionBuilder) -> None:
    builder.set_zone_cards("A", "back", "Sora, Sora")
    builder.add_card_text("Sora", "When a holomem collabs, draw 1 card.")
    builder.add_card_text("Sora", "This holomem gets HP +20.")
    cards = builder.build_scene().cards
    assert [ability.text for ability in cards["Sora"].abilities] == [
        "When a holomem collabs, draw 1 card.",
        "This holomem gets HP +20.",
    ]
    assert cards["Sora#2"].abilities == ()
    assert builder.knows_ability("This holomem gets HP +20.")
    assert not builder.knows_ability("Sing")


def test_the_default_oshi_can_be_given_text(builder: PositionBuilder) -> None:
    builder.add_card_text("A's oshi", 'Oshi skill "Idol", 2 holo power, once per turn: draw 1 card.')
    (skill,) = builder.build_scene().cards["A's oshi"].abilities
    assert isinstance(skill, GameAbility)
    assert skill.name == "Idol"
    assert builder.knows_ability("Idol")


@pytest.mark.parametrize(
    ("say", "expected"),
    [
        (lambda d: d.set_turn_and_step("B"), ("B", "A", 6, "main")),
        (lambda d: d.set_turn_and_step("B", "reset"), ("B", "A", 6, "reset")),
        (lambda d: d.set_first_turn("A"), ("A", "A", 1, "main")),
        (lambda d: d.set_first_turn("B"), ("B", "A", 2, "main")),
        (lambda d: (d.set_first_turn("B"), d.set_turn_and_step("B", "reset")), ("B", "A", 2, "reset")),
        (lambda d: d.set_first_player("B"), ("A", "B", 6, "main")),
        (lambda d: (d.set_first_player("B"), d.set_first_turn("B")), ("B", "B", 1, "main")),
        (lambda d: d.set_turn_number(7), ("A", "A", 7, "main")),
        (lambda d: (d.set_turn_and_step("B"), d.set_turn_number(8)), ("B", "A", 8, "main")),
    ],
)
def test_the_time(
    builder: PositionBuilder, say: Callable[[PositionBuilder], object], expected: tuple[str, str, int, str]
) -> None:
    say(builder)
    position = builder.build_scene()
    time = (position.turn_player, position.first_player, position.turn, position.step)
    assert time == expected


def test_chance_and_counters(builder: PositionBuilder) -> None:
    builder.set_zone_cards("A", "deck", "Sora, Miko")
    builder.script_dice((3, 5))
    builder.script_dice((6,))
    builder.script_shuffle(("Miko", "Sora"))
    builder.set_counter("B", "life damage", 2)
    position = builder.build_scene()
    assert position.script.dice == (3, 5, 6)
    assert position.script.shuffles == (("Miko", "Sora"),)
    assert position.seats["B"].counters == {"life damage": 2}


def test_the_cards_of_the_default_deck_can_be_named(builder: PositionBuilder) -> None:
    builder.script_shuffle(("A deck 2", "A deck 1"))
    assert builder.build_scene().script.shuffles == (("A deck 2", "A deck 1"),)


@pytest.mark.parametrize(
    ("say", "said"),
    [
        (lambda d: d.set_zone_cards("A", "front", "Sora"), "unknown zone 'front'"),
        (lambda d: d.set_zone_cards("A", "center", "Sora, Miko"), "A's center holds 1 card at most"),
        (lambda d: d.set_zone_cards("A", "back", "3 cards"), "say which card; a filler cannot lie there"),
        (lambda d: d.set_zone_cards("A", "back", "Sora level:3rd"), "level:3rd; the levels are Debut, 1st, 2nd, Spot"),
        (lambda d: d.set_zone_cards("A", "back", "Sora color:pink"), "'pink' is not a colour"),
        (lambda d: d.set_zone_cards("A", "back", "Sora baton:pink"), "'pink' is not a colour"),
        (lambda d: d.set_zone_cards("A", "back", "Sora hp:many"), "hp:many; the value has to be a number"),
        (lambda d: d.set_zone_cards("A", "back", "Sora colour:red"), "no attribute 'colour'; did you mean 'color'?"),
        (lambda d: d.set_zone_cards("A", "hand", "Cake kind:item hp:50"), "Cake (support) has no attribute 'hp'"),
        (lambda d: d.set_zone_cards("A", "hand", "Cake kind:food"), "kind:food; kinds are holomem"),
        (
            lambda d: d.set_zone_cards("A", "hand", "Sora damage:10"),
            "'damage' of Sora means nothing there",
        ),
        (lambda d: d.set_zone_cards("A", "hand", "2 cards hp:10"), "fillers have no attribute 'hp'"),
        (lambda d: d.set_zone_cards("A", "back", "Sora, Sora#2, Sora#2"), "two cards are called 'Sora#2'"),
        (
            lambda d: (d.set_zone_cards("A", "hand", "-"), d.set_zone_cards("A", "hand", "Sora")),
            "A's hand is stated twice",
        ),
        (lambda d: d.add_card_text("Roboco", "Draw 1 card."), "no card is called 'Roboco'"),
        (lambda d: d.add_card_text("A deck 1", "Draw 1 card."), "A deck 1 is a filler"),
        (
            lambda d: (d.set_turn_and_step("A"), d.set_turn_and_step("B", "main")),
            "both that it is A's turn and that it is B's",
        ),
        (lambda d: d.set_turn_and_step("A", "dance"), "there is no dance step"),
        (
            lambda d: (d.set_turn_and_step("A", "hand"), d.set_turn_and_step("A", "end")),
            "both with the hand step and the end step",
        ),
        (
            lambda d: (d.set_zone_cards("A", "oshi", "-"), d.add_card_text("A's oshi", "Draw 1 card.")),
            "no card is called",
        ),
        (lambda d: (d.set_first_turn("A"), d.set_turn_number(3), d.build_scene()), "state only one"),
        (
            lambda d: (d.set_turn_and_step("B"), d.set_turn_number(7), d.build_scene()),
            "turn 7 is not B's: A has the odd turns",
        ),
        (lambda d: d.script_dice((7,)), "a die shows 1 to 6"),
        (
            lambda d: (d.set_zone_cards("A", "oshi", "Cake kind:item"), d.build_scene()),
            "Cake is not an oshi holomem; state what A's life holds",
        ),
    ],
)
def test_what_makes_no_sense(builder: PositionBuilder, say: Callable[[PositionBuilder], object], said: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        say(builder)
    assert said in str(caught.value)
