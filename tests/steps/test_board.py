"""The board notation: what is read, and what is refused where."""

from __future__ import annotations

import pytest

from saitei.adapters.session import ScenarioError
from saitei.steps.board_notation import BoardCell, BoardItem, read_board, read_cell

FLAGS = {"resting"}
ZONES = ("center", "back")


def cell(text: str) -> list[BoardItem]:
    return list(read_cell(text, FLAGS, "A's back"))


@pytest.mark.parametrize(
    ("text", "items"),
    [
        ("-", []),
        ("nothing", []),
        ("Sora", [BoardItem("Sora")]),
        ("Tokino Sora hp:50", [BoardItem("Tokino Sora", {"hp": ("50",)})]),
        ("Sora, Miko", [BoardItem("Sora"), BoardItem("Miko")]),
        ("Sora resting damage:20,Miko", [BoardItem("Sora", {"resting": (), "damage": ("20",)}), BoardItem("Miko")]),
        ("Sora color:red/blue", [BoardItem("Sora", {"color": ("red", "blue")})]),
        ("Sora cheer:red*2/blue", [BoardItem("Sora", {"cheer": ("red", "red", "blue")})]),
        ('Sora name:"AZKi, live" resting', [BoardItem("Sora", {"name": ("AZKi, live",), "resting": ()})]),
        ("1 card", [BoardItem("", {}, 1)]),
        ("Miko, 12 cards color:blue", [BoardItem("Miko"), BoardItem("", {"color": ("blue",)}, 12)]),
        ("0 cards", [BoardItem("", {}, 0)]),
    ],
)
def test_a_cell(text: str, items: list[BoardItem]) -> None:
    assert cell(text) == items


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Sora hp:50 sleeping", "A's back: 'sleeping' in 'Sora hp:50 sleeping' is not an attribute"),
        ("Sora hp:50 hp:60", "'hp' is twice"),
        ("Sora hp:", "'hp:' in 'Sora hp:' has no value"),
        ("hp:50", "a card without a name"),
        ("Sora,,Miko", "a card without a name"),
        ("Sora cheer:red*x", "'red*x' should read like 'red*2'"),
        ('Sora name:"AZKi', "a quotation mark is missing"),
    ],
)
def test_a_cell_that_is_refused(text: str, said: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        cell(text)
    assert said in str(caught.value)


def test_a_board_has_its_cells_in_order_and_skips_empty_ones() -> None:
    table = [["zone", "B", "A"], ["back", "Miko", ""], ["center", "-", "Sora"]]
    assert read_board(table, ZONES, FLAGS) == [
        BoardCell("back", "B", (BoardItem("Miko"),)),
        BoardCell("center", "A", (BoardItem("Sora"),)),
        BoardCell("center", "B", ()),
    ]


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ([["center", "Sora"]], "a board begins with the row"),
        ([["zone", "C"]], "the columns of a board are 'A' and 'B', not C"),
        ([["zone"]], "not none"),
        ([["zone", "A"], ["front", "Sora"]], "a zone 'front'; the zones are center, back"),
        ([["zone", "A"], ["back", "Sora"], ["back", "Miko"]], "two rows for 'back'"),
    ],
)
def test_a_board_that_is_refused(table: list[list[str]], said: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        read_board(table, ZONES, FLAGS)
    assert said in str(caught.value)
