"""A new game: what its Givens add up to, and what they may not say."""

from __future__ import annotations

import pytest

from saitei.adapters.session import ScenarioError
from saitei.steps.gotoubun.deck_builder import DeckBuilder as Gotoubun
from saitei.steps.hololive.deck_builder import DeckBuilder
from saitei.steps.suite_game import game_vocabulary
from saitei.steps.wixoss.deck_builder import DeckBuilder as Wixoss
from saitei.steps.world import World


def test_what_is_left_out_is_a_legal_pair_of_decks() -> None:
    decks = DeckBuilder().build_scene()
    for player in ("A", "B"):
        assert [len(decks.decks[player][part]) for part in ("oshi", "deck", "cheer deck")] == [1, 50, 20]
        assert len(set(decks.decks[player]["deck"])) == 50
    assert decks.script.coins == (True,)


def test_named_cards_take_the_places_of_the_last_fillers() -> None:
    builder = DeckBuilder()
    builder.set_zone_cards("A", "deck", "Sora copies:4 number:h-1, Cake kind:item")
    deck = builder.build_scene().decks["A"]["deck"]
    assert deck[:6] == ("Sora", "Sora", "Sora", "Sora", "Cake", "A debut 1")
    assert (len(deck), deck[-1]) == (50, "A first 20")
    assert builder.cards["Sora"].number == "h-1"
    assert (builder.card_id("Sora"), builder.card_id("Sora#3")) == ("A:Sora#1", "A:Sora#3")


def test_hands_are_the_tops_of_the_shuffles() -> None:
    builder = DeckBuilder()
    builder.script_opening_hands("B", (0, 2))
    first, second = builder.build_scene().script.shuffles
    assert first == tuple(f"B:B first {at}#1" for at in range(1, 8))
    assert second[:3] == ("B:B debut 1#1", "B:B debut 2#1", "B:B first 1#1")
    assert len(second) == 7


@pytest.mark.parametrize(("named", "blank"), [(0, 20), (4, 16), (20, 0), (24, 0)])
def test_fillers_have_the_bursts_that_named_cards_leave_to_twenty(named: int, blank: int) -> None:
    builder = Wixoss()
    keys = [f"Ember{at}" for at in range(named // 4)]
    for key in keys:
        builder.set_zone_cards("A", "deck", f"{key} copies:4")
        builder.add_card_text(key, "Life Burst: Draw 1 card.")
    for _ in range(2):
        decks = builder.build_scene()
        with_burst = [key for key in decks.decks["A"]["deck"] if decks.cards[key].abilities]
        assert with_burst == [key for key in keys for _ in range(4)] + [f"A deck {at + 1}" for at in range(blank)]


@pytest.mark.parametrize(
    ("said", "message"),
    [
        (lambda builder: builder.lay_board([["zone", "A"]]), "do not state its board, its turn or its step"),
        (lambda builder: builder.set_turn_and_step("A", "main"), "do not state its board, its turn or its step"),
        (lambda builder: builder.set_zone_cards("A", "hand", "Sora"), "begins only with oshi, deck, cheer deck"),
        (lambda builder: builder.set_zone_size("A", "archive", 3), "begins only with oshi, deck, cheer deck"),
        (
            lambda builder: builder.set_zone_cards("A", "deck", "3 cards"),
            "added automatically; give the size of the deck instead",
        ),
        (
            lambda builder: builder.set_zone_cards("A", "deck", "Sora resting"),
            "'resting' of Sora means nothing in a deck",
        ),
        (lambda builder: builder.card_id("Miko"), "no card is called 'Miko'"),
    ],
)
def test_what_a_new_game_cannot_begin_with(said, message) -> None:
    with pytest.raises(ScenarioError, match=message):
        said(DeckBuilder())


def test_a_card_of_both_players_has_to_be_told_apart() -> None:
    builder = DeckBuilder()
    builder.set_zone_cards("A", "deck", "Sora")
    builder.set_zone_cards("B", "deck", "Sora")
    with pytest.raises(ScenarioError, match="both players have a 'Sora'"):
        builder.card_id("Sora")


def test_two_decks_of_gotoubun() -> None:
    decks = Gotoubun().build_scene()
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
    builder.set_coin_pick("B")
    builder.set_zone_size("B", "hero deck", 9)
    builder.set_zone_cards("B", "hero deck", "Futaro need:4")
    builder.set_zone_cards("A", "deck", "Summer-Ichika copies:4, Letter kind:event")
    builder.script_shuffle(("A deck 3", "Summer-Ichika#2"))
    decks = builder.build_scene()
    assert decks.decks["B"]["hero deck"] == ("Futaro", *(f"B hero {at}" for at in range(1, 9)))
    assert decks.decks["A"]["deck"][3:6] == ("Summer-Ichika", "Letter", "A deck 1")
    assert decks.cards["Summer-Ichika"].facts == {"person": "Ichika", "power": 3}
    assert decks.script.coins == (False,)
    assert decks.script.shuffles == (("A:A deck 3#1", "A:Summer-Ichika#2"),)


@pytest.mark.parametrize(
    "said",
    [
        lambda builder: builder.set_hero_lane(1, "Futaro"),
        lambda builder: builder.set_episode("Trip", "Ichika"),
        lambda builder: builder.set_first_player("B"),
    ],
)
def test_a_new_game_of_gotoubun_has_no_position(said) -> None:
    with pytest.raises(ScenarioError, match="do not state its board, its turn or its step"):
        said(Gotoubun())


@pytest.mark.parametrize("sentence", ["A's deck has 51 cards", "B is picked at random"])
def test_only_a_new_game_has_decks(sentence: str) -> None:
    world = World(lambda: pytest.fail("nothing is opened"), "hololive", "1.7.0")
    with pytest.raises(ScenarioError, match="begin the scenario with 'Given a new game'"):
        game_vocabulary("hololive").find_phrase("given", sentence).run(world)


def test_a_new_game_is_said_first() -> None:
    world = World(lambda: pytest.fail("nothing is opened"), "hololive", "1.7.0")
    game_vocabulary("hololive").find_phrase("given", "A has 3 life").run(world)
    with pytest.raises(ScenarioError, match="before all other Givens"):
        game_vocabulary("hololive").find_phrase("given", "a new game").run(world)
