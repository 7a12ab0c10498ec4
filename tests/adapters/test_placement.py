"""Cards that cannot be in a zone of a position, by a game's vocabulary."""

from __future__ import annotations

import pytest

from saitei.adapters.card_placement import find_misplaced_cards
from saitei.adapters.messages import Card, PlacedCard
from saitei.rulebooks.game_vocabulary import CardType, GameVocabulary, PlacedNumber, ZoneType

WORDS = GameVocabulary(
    zones=(
        ZoneType("spot", holds=1, kinds=("unit",)),
        ZoneType("bench", holds=2, kinds=("unit", "trap")),
        ZoneType("stack", holds=0),
        ZoneType("hand"),
    ),
    kinds=(CardType("unit"), CardType("trap")),
    flags=("resting", "face_down"),
    numbers=(PlacedNumber("damage"), PlacedNumber("hidden", beside=True)),
    stacks=True,
    where={"resting": ("spot",), "damage": ("spot", "bench"), "under": ("spot",), "hidden": ("spot",)},
)
CARDS = {"Unit": Card(name="Unit", kind="unit"), "Trap": Card(name="Trap", kind="trap")}


def unit(name: str, **lies: object) -> PlacedCard:
    return PlacedCard(id=name, card="Unit", **lies)  # type: ignore[arg-type]


def trap(name: str, **lies: object) -> PlacedCard:
    return PlacedCard(id=name, card="Trap", **lies)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("zone", "cards", "problems"),
    [
        ("spot", (), ()),
        ("spot", (unit("a", resting=True, numbers={"damage": 3}, under=(trap("b"),)),), ()),
        ("spot", (unit("a"), unit("b")), ("A's spot holds 1 card at most; others lie under one",)),
        ("spot", (trap("a"),), ("A's spot: a is of kind trap, which cannot lie there; unit cards can",)),
        ("spot", (unit("a"), trap("b", numbers={"hidden": 1})), ()),
        (
            "spot",
            (trap("a", numbers={"hidden": 1}), trap("b", numbers={"hidden": 1})),
            ("A's spot holds 1 hidden at most",),
        ),
        ("bench", (unit("a"), trap("b"), unit("c")), ("A's bench holds 2 cards at most",)),
        ("bench", (unit("a", resting=True),), ("A's bench: 'resting' of a means nothing there",)),
        ("bench", (unit("a", numbers={"damage": 1}),), ()),
        ("stack", (), ()),
        ("stack", (unit("a"),), ("A's stack: no card can be there when a scene begins; let it come there in play",)),
        ("hand", (unit("a", face_down=True), trap("b")), ()),
        ("hand", (unit("a", numbers={"damage": 0}),), ()),
        ("hand", (unit("a", under=(unit("b"),)),), ("A's hand: 'under' of a means nothing there",)),
    ],
)
def test_what_cannot_lie_there_is_named(zone: str, cards: tuple[PlacedCard, ...], problems: tuple[str, ...]) -> None:
    assert tuple(find_misplaced_cards(WORDS, zone, f"A's {zone}", cards, CARDS)) == problems


def test_what_says_how_a_card_lies_can_be_called_otherwise() -> None:
    (problem,) = find_misplaced_cards(
        WORDS, "hand", "A's hand", (unit("a", resting=True),), CARDS, {"resting": "asleep"}
    )
    assert problem == "A's hand: 'asleep' of a means nothing there"
