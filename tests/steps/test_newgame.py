"""A new game: what its Givens add up to, and what they may not say."""

from __future__ import annotations

import pytest

from saitei.adapters.session import ScenarioError
from saitei.steps.game import vocabulary
from saitei.steps.gotoubun.newgame import NewGame as Gotoubun
from saitei.steps.hololive.newgame import NewGame
from saitei.steps.world import World


def test_what_is_left_out_is_a_legal_pair_of_decks() -> None:
    decks = NewGame().build()
    for player in ("A", "B"):
        assert [len(decks.decks[player][part]) for part in ("oshi", "deck", "cheer deck")] == [1, 50, 20]
        assert len(set(decks.decks[player]["deck"])) == 50
    assert decks.script.coins == (True,)


def test_named_cards_take_the_places_of_the_last_fillers() -> None:
    builder = NewGame()
    builder.hold("A", "deck", "Sora copies:4 number:h-1, Cake kind:item")
    deck = builder.build().decks["A"]["deck"]
    assert deck[:6] == ("Sora", "Sora", "Sora", "Sora", "Cake", "A debut 1")
    assert (len(deck), deck[-1]) == (50, "A first 20")
    assert builder.cards["Sora"].number == "h-1"
    assert (builder.label("Sora"), builder.label("Sora#3")) == ("A:Sora#1", "A:Sora#3")


def test_hands_are_the_tops_of_the_shuffles() -> None:
    builder = NewGame()
    builder.hands("B", (0, 2))
    first, second = builder.build().script.shuffles
    assert first == tuple(f"B:B first {at}#1" for at in range(1, 8))
    assert second[:3] == ("B:B debut 1#1", "B:B debut 2#1", "B:B first 1#1")
    assert len(second) == 7


@pytest.mark.parametrize(
    ("said", "message"),
    [
        (lambda builder: builder.board([["zone", "A"]]), "no board, no turn and no step"),
        (lambda builder: builder.at("A", "main"), "no board, no turn and no step"),
        (lambda builder: builder.hold("A", "hand", "Sora"), "begins with oshi, deck, cheer deck alone"),
        (lambda builder: builder.size("A", "archive", 3), "begins with oshi, deck, cheer deck alone"),
        (lambda builder: builder.hold("A", "deck", "3 cards"), "filled up by itself; state its size"),
        (lambda builder: builder.hold("A", "deck", "Sora resting"), "'resting' of Sora means nothing in a deck"),
        (lambda builder: builder.label("Miko"), "no card is called 'Miko'"),
    ],
)
def test_what_a_new_game_cannot_begin_with(said, message) -> None:
    with pytest.raises(ScenarioError, match=message):
        said(NewGame())


def test_a_card_of_both_players_has_to_be_told_apart() -> None:
    builder = NewGame()
    builder.hold("A", "deck", "Sora")
    builder.hold("B", "deck", "Sora")
    with pytest.raises(ScenarioError, match="both players have a 'Sora'"):
        builder.label("Sora")


def test_two_decks_of_gotoubun() -> None:
    decks = Gotoubun().build()
    for player in ("A", "B"):
        heroes, main = (decks.decks[player][part] for part in ("hero deck", "deck"))
        assert ([decks.cards[key].kind for key in heroes], len({decks.cards[key].name for key in heroes})) == (
            ["hero"] * 10,
            10,
        )
        assert ({decks.cards[key].kind for key in main}, len({decks.cards[key].name for key in main})) == (
            {"event"},
            50,
        )
    assert decks.script.coins == (True,)


def test_what_a_scenario_says_of_decks_of_gotoubun() -> None:
    builder = Gotoubun()
    builder.picked("B")
    builder.size("B", "hero deck", 9)
    builder.hold("B", "hero deck", "Futaro need:4")
    builder.hold("A", "deck", "Summer-Ichika copies:4, Letter kind:event")
    builder.shuffled(("A deck 3", "Summer-Ichika#2"))
    decks = builder.build()
    assert decks.decks["B"]["hero deck"] == ("Futaro", *(f"B hero {at}" for at in range(1, 9)))
    assert decks.decks["A"]["deck"][3:6] == ("Summer-Ichika", "Letter", "A deck 1")
    assert decks.cards["Summer-Ichika"].facts == {"person": "Ichika", "power": 3}
    assert decks.script.coins == (False,)
    assert decks.script.shuffles == (("A:A deck 3#1", "A:Summer-Ichika#2"),)


@pytest.mark.parametrize(
    "said",
    [
        lambda builder: builder.hero_lane(1, "Futaro"),
        lambda builder: builder.sets("Trip", "Ichika"),
        lambda builder: builder.goes_first("B"),
    ],
)
def test_a_new_game_of_gotoubun_has_no_position(said) -> None:
    with pytest.raises(ScenarioError, match="no board, no turn and no step"):
        said(Gotoubun())


@pytest.mark.parametrize("sentence", ["A's deck has 51 cards", "B is picked at random"])
def test_only_a_new_game_has_decks(sentence: str) -> None:
    world = World(lambda: pytest.fail("nothing is opened"), "hololive", "1.7.0")
    with pytest.raises(ScenarioError, match="begin the scenario with 'Given a new game'"):
        vocabulary("hololive").find("given", sentence).run(world)


def test_a_new_game_is_said_first() -> None:
    world = World(lambda: pytest.fail("nothing is opened"), "hololive", "1.7.0")
    vocabulary("hololive").find("given", "A has 3 life").run(world)
    with pytest.raises(ScenarioError, match="before anything else"):
        vocabulary("hololive").find("given", "a new game").run(world)
