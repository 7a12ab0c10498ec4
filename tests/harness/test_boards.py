"""Boards: what is seen of each step, kept as what it changed, and drawn in rows that a game's words say."""

from __future__ import annotations

import pytest
from toygame import animal, suite

from saitei.adapters.messages import Ask, Card, Event, Option, PlacedCard, Position, Seat, SeenCard, View
from saitei.adapters.transcript import Entry, EventEntry, OpeningEntry, PickEntry, ViewEntry
from saitei.harness.judging.board_snapshots import CARDS, BoardSnapshot, DrawnCard, apply_board_change, board_changes
from saitei.harness.report import text_board
from saitei.harness.results.board_layout import BoardLayout, layout_from_words
from saitei.harness.scenarios.suite import Suite
from saitei.rulebooks.game_vocabulary import GameVocabulary, PlacedNumber, ZoneType

WORDS = GameVocabulary(
    zones=(ZoneType("hand", ordered=False), ZoneType("deck")),
    numbers=(PlacedNumber("damage"), PlacedNumber("since", shown=False)),
)
ANSWERED = PickEntry(Ask(id="1", player="A", kind="action", options=()), (Option(id="1", kind="pass"),), forced=False)


def seen(turn: int = 5, **hand: SeenCard) -> ViewEntry:
    """A's hand, as the judge sees it."""
    cards = tuple(hand.values())
    return ViewEntry(
        "judge", View(viewer="judge", turn=turn, turn_player="A", step="main", zones={"A": {"hand": cards}})
    )


def opened(*hand: PlacedCard) -> OpeningEntry:
    scene = Position(
        cards={"Sora": Card(name="Sora", kind="card", facts={"hp": 50})}, seats={"A": Seat(zones={"hand": hand})}
    )
    return OpeningEntry("toy", "1.0", scene)


def test_a_board_is_what_the_judge_saw_last_before_anything_else_happened():
    """The position stands before the step that opens it; a step's own board may be seen by the next step."""
    entries: list[Entry] = [
        opened(PlacedCard(id="Sora", card="Sora")),
        seen(one=SeenCard(id="Sora", card="Sora")),
        ANSWERED,
        seen(turn=6, one=SeenCard(id="Sora", card="Sora", resting=True)),
        ANSWERED,
    ]
    position, first, second, third = board_changes(entries, (0, 3, 4, 5), WORDS)
    assert position == BoardSnapshot(when="A's main step, turn 5", zones={"A hand": (DrawnCard(name="Sora"),)})
    assert first == BoardSnapshot(
        when="A's main step, turn 6", zones={"A hand": (DrawnCard(name="Sora", resting=True),)}
    )
    assert second == BoardSnapshot() and third is None


def test_what_nobody_looked_at_is_as_the_scene_says():
    sora = PlacedCard(id="Sora", card="Sora", face_down=True, numbers={"damage": 20, "since": 3})
    before, opening, later = board_changes([opened(sora), ANSWERED], (0, 1, 2), WORDS)
    (laid,) = before.zones["A hand"] if before else ()
    assert laid == DrawnCard(name="Sora", face_down=True, numbers={"damage": 20}, notes=("hp 50",))
    assert opening == BoardSnapshot() and later is None


def test_a_board_is_what_changed_and_all_changes_are_the_board():
    def entries() -> list[Entry]:
        cards = {name: SeenCard(id=name, card=name) for name in ("Sora", "Miko")}
        shuffle = EventEntry(Event(kind="shuffled", fields={"zone": "hand", "player": "A"}))
        return [opened(), seen(**cards), ANSWERED, shuffle, seen(two=cards["Miko"]), ANSWERED, seen()]

    position, first, second = board_changes(entries(), (0, 5, 7), WORDS)
    assert position and first and second
    assert first == BoardSnapshot(zones={"A hand": (DrawnCard(name="Miko"),)}, shuffled=("A hand",))
    assert second == BoardSnapshot(zones={"A hand": ()})
    assert apply_board_change(apply_board_change(position, first), second).zones == {"A hand": ()}


def test_cards_that_are_numbered_on_and_alike_are_one():
    cards = [SeenCard(id=f"A deck {number}", card="Filler", resting=number > 3) for number in (1, 2, 3, 4, 5, 7)]
    cards += [SeenCard(hidden=True), SeenCard(hidden=True), SeenCard(id="Sora"), SeenCard(id="Sora")]
    (board,) = board_changes([opened(), seen(**{f"at{at}": card for at, card in enumerate(cards)})], (2,), WORDS)
    assert board
    assert [(laid.name, laid.count, laid.resting) for laid in board.zones["A hand"]] == [
        ("A deck 1", 3, False),
        ("A deck 4", 2, True),
        ("A deck 7", 1, True),
        ("", 2, False),
        ("Sora", 1, False),
        ("Sora", 1, False),
    ]


def test_what_an_engine_says_of_cards_is_bounded():
    many = {f"card{at}": SeenCard(id=f"{at} of many") for at in range(CARDS + 1)}
    assert board_changes([opened(), seen(**many)], (2,), WORDS) == (None,)
    deep = SeenCard(id="top")
    for _ in range(400):
        deep = SeenCard(id="card", under=(deep,))
    assert board_changes([opened(), seen(deep=deep)], (2,), WORDS) != (None,)
    long = SeenCard(id="x" * 5000, facts={"hp": 1 << 20000, "name": "y" * 5000, "all": [1] * 5000, "shown": True})
    (board,) = board_changes([opened(), seen(long=long)], (2,), WORDS)
    assert board and len(repr(board)) < 2000


# --- looking ---

SCENARIO = """
@toy
Feature: 1 Placing

  @clause-1.1
  Rule: 1.1 A placed card lies on top of the pile

    Scenario: nobody looks
      Given A holds Sora
      When A passes
      Then B may act
"""


def test_each_step_is_looked_at_where_transcripts_are_kept(judge, features):
    played = features(s1=SCENARIO)
    for transcripts, known in ((True, [True, True, True]), (False, [])):
        (found,) = judge(suite=suite(played), transcripts=transcripts).results.scenarios
        assert [step.board is not None for step in found.played] == known


@pytest.mark.parametrize("transcripts", [True, False])
def test_to_look_costs_no_verdict(judge, features, transcripts):
    results = judge(animal("blinks"), suite=suite(features(s1=SCENARIO)), transcripts=transcripts).results
    assert [found.verdict for found in results.scenarios] == ["pass"]


@pytest.mark.long_run
def test_the_time_of_a_look_is_not_the_scenarios(judge, features):
    """The position is compared within it; what is drawn besides is not."""
    longer = SCENARIO.replace("Then B may act", "And B passes\n      And A passes\n      Then B may act")
    results = judge(animal("dawdles"), suite=suite(features(s1=longer)), scenario_timeout=2.0, transcripts=True).results
    (found,) = results.scenarios
    assert found.verdict == "pass" and found.ms < 2000 and all(step.board for step in found.played)


# --- drawing ---


def test_a_games_words_say_its_rows():
    """Places are drawn before the zones behind them, and turned for the opposite player, unless both face a middle."""
    plain = layout_from_words(
        GameVocabulary(zones=(ZoneType("front", stands=True), ZoneType("deck"), ZoneType("table", shared=True)))
    )
    assert (plain.rows, plain.behind, plain.shared, plain.turned) == ((("front",),), ("deck",), ("table",), True)
    games = Suite()
    lanes = layout_from_words(games.protocol_words("gotoubun"))
    assert lanes.middle == tuple(f"hero {at}" for at in range(1, 6)) and not lanes.turned
    for game in games.game_names():
        words, found = games.protocol_words(game), layout_from_words(games.protocol_words(game))
        drawn = [*(zone for row in found.rows for zone in row), *found.behind, *found.middle, *found.shared]
        assert sorted(drawn) == sorted(zone.name for zone in words.zones)


def test_a_row_is_of_a_players_zones_and_a_drawn_fact_one_of_views():
    with pytest.raises(ValueError, match="a row has 'table', which is not a zone of a player"):
        GameVocabulary(zones=(ZoneType("table", shared=True),), rows=(("table",),))
    with pytest.raises(ValueError, match="the fact 'hp' is drawn, but it is not among the facts"):
        GameVocabulary(drawn=("hp",))


def test_a_board_in_text_has_the_other_player_opposite_and_says_what_was():
    rows = BoardLayout(rows=(("left", "right"),), behind=("hand",))
    board = BoardSnapshot(
        when="A's main step, turn 5",
        zones={
            "A left": (DrawnCard(name="Sora", resting=True, numbers={"damage": 20}, under=(DrawnCard(name="Miko"),)),),
            "A hand": (DrawnCard(name="A hand 1", count=2), DrawnCard()),
            "B left": (DrawnCard(name="Roboco", attached=(DrawnCard(name="Red", face_down=True),)),),
            "nowhere": (DrawnCard(name="Lost"),),
        },
        counters={"A coins": 2},
    )
    assert list(text_board.draw_board(board, rows)) == [
        "# A's main step, turn 5",
        "#   B right: - | B left: Roboco (with Red (face down))",
        "#   A left: Sora (resting, damage 20, over Miko) | A right: -",
        "#   A hand: 2 cards from A hand 1, hidden",
        "#   nowhere: Lost",
        "#   A coins: 2",
    ]
    change = BoardSnapshot(zones={"A hand": ()}, counters={"A coins": 0})
    assert list(text_board.draw_board_changes(board, change, rows)) == [
        "# A hand: - (was 2 cards from A hand 1, hidden)",
        "# A coins: 0 (was 2)",
    ]
