"""What rulebooks differ in: a toy game of cards that does nothing but carry out texts, with one policy or another."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar

import pytest

from saitei.adapters.abilities import Activated, Cards, Choose, Draw, Instruction, Move
from saitei.reference_engine.kernel.asks import PASS, Option
from saitei.reference_engine.kernel.cards import BaseInfo, Face, HeldAbility, Lain
from saitei.reference_engine.kernel.committing import APPLY, commit
from saitei.reference_engine.kernel.context import Context
from saitei.reference_engine.kernel.events import Event
from saitei.reference_engine.kernel.flow import Frame, Procedure
from saitei.reference_engine.kernel.game import CardGame
from saitei.reference_engine.kernel.instructions import COMMON
from saitei.reference_engine.kernel.lexicon import Lexicon
from saitei.reference_engine.kernel.playing import play
from saitei.reference_engine.kernel.policies import Checks, Policies, Shortfall
from saitei.reference_engine.kernel.running import Handlers
from saitei.reference_engine.kernel.table import Applies, Record, Table, Zone
from saitei.reference_engine.kernel.traits import traits_of
from saitei.reference_engine.kernel.windows import act_or_pass

WORDS = Lexicon()


class Plain(Face):
    """A card without a word on it."""

    WORDS = WORDS


class Card(Record[Plain], frozen=True, gc=False):
    """A card that lies."""


class Board(Table):
    """Hands and decks."""

    WORDS: ClassVar[Lexicon] = WORDS
    POLICIES: ClassVar[Policies] = Policies()
    ZONES: ClassVar[Mapping[str, Zone]] = {
        "deck": Zone(False, False),
        "hand": Zone(True, False),
        "left": Zone(True, True),
    }
    OWN_ZONES: ClassVar[tuple[str, ...]] = tuple(ZONES)
    SHARED: ClassVar[tuple[str, ...]] = ()
    BOARD: ClassVar[frozenset[str]] = frozenset({"left"})
    GRAVEYARD: ClassVar[str] = "left"
    PUBLIC: ClassVar[frozenset[str]] = frozenset({"left"})

    def arriving(self, old: Any, event: Event, now: int) -> Card:
        return Card(old.face, old.owner, event.player, event.to, now, now)

    def fits(self, *_: Any) -> bool:
        return True


def resolve(game: Toy, frame: Frame) -> Procedure[None]:
    """A text is played, and then the next one."""
    _, then = frame
    game.pop()
    held = HeldAbility(Activated(then), None, 0, 0, 0, Lain("text", 0), traits_of(Activated(then), WORDS))
    yield from play(game, Context.of(held), held)


def act(game: Toy, frame: Frame) -> Procedure[None]:
    """A window that the second player's pass ends."""
    picked = yield from act_or_pass(game, frame, "action", [Option("act")], last=1)
    game.acted += (frame[1] if picked else -1,)


class Toy(CardGame):
    """Who has no card left in the deck loses, whenever it is looked at."""

    procedures = MappingProxyType({"text": resolve, "window": act})
    APPLY: ClassVar[Applies] = APPLY
    HANDLERS: ClassVar[Handlers] = COMMON
    acted: tuple[int, ...] = ()

    def check_rules(self, done: tuple[Event, ...]) -> None:
        if not self.state.zones[0, "deck"]:
            self.end((0,), "an empty deck")

    def usable(self, held: HeldAbility) -> bool:
        return True

    def count_use(self, held: HeldAbility) -> None: ...

    def cause_of(self, zone: str) -> str:
        return "effect"


def toy(policies: Policies, *texts: tuple[Instruction, ...], deck: int = 5, hand: int = 0) -> Toy:
    """A game with so many cards that carries out the texts."""

    class Ours(Board):
        POLICIES: ClassVar[Policies] = policies

    state = Ours()
    face = Plain("card", 0, "card", BaseInfo(names=frozenset({"card"})), ())
    for zone, count in (("deck", deck), ("hand", hand)):
        state.zones[0, zone] = tuple(range(len(state.cards), len(state.cards) + count))
        state.cards += [Card(face, 0, 0, zone, state.tick(), 0) for _ in range(count)]
    state.flow = tuple(("text", each) for each in reversed(texts))
    return Toy(state)


def held(game: Toy) -> int:
    """How many cards the player holds."""
    return len(game.state.zones[0, "hand"])


TWO = Move(Choose(Cards(("hand",)), 2), "left")
ONE = Draw(1)


@pytest.mark.parametrize(
    ("shortfall", "holds"), [(Shortfall.AS_MANY, 1), (Shortfall.NONE, 2), (Shortfall.CANCELLED, 1)]
)
def test_a_text_that_lets_choose_more_cards_than_there_are(shortfall: Shortfall, holds: int) -> None:
    game = toy(Policies(shortfall=shortfall), (TWO, ONE), hand=1)
    game.run()
    assert held(game) == holds
    assert len(game.state.zones[0, "left"]) == (shortfall is Shortfall.AS_MANY)


@pytest.mark.parametrize("shortfall", Shortfall)
def test_a_text_that_lets_choose_as_many_cards_as_there_are(shortfall: Shortfall) -> None:
    game = toy(Policies(shortfall=shortfall), (TWO, ONE), hand=2)
    game.run()
    assert held(game) == 1


BACK = Move(Cards(("hand",)), "left")


@pytest.mark.parametrize(("checks", "lost", "holds"), [
    (Checks.WHERE_SAID, False, 0),
    (Checks.BETWEEN, True, 0),
    (Checks.AT_ONCE, True, 1),
])  # fmt: skip
def test_rules_are_looked_at_when_the_policies_say_so(checks: Checks, lost: bool, holds: int) -> None:
    game = toy(Policies(checks=checks), (ONE, BACK), (ONE,), deck=1)
    game.run()
    assert (game.state.result is not None, held(game)) == (lost, holds)


def test_a_deck_that_is_full_again_after_the_effect_is_not_empty_between_effects() -> None:
    game = toy(Policies(checks=Checks.BETWEEN), (ONE, Move(Cards(("hand",)), "deck")), (), deck=1)
    game.run()
    assert game.state.result is None


def test_a_move_within_a_group_of_zones_leaves_a_card_the_same() -> None:
    for same in ((), (frozenset({"deck", "hand"}),)):
        game = toy(Policies(same=same))
        before = game.state.ref(0)
        commit(game, [Event("move", 0, 0, to="hand")])
        assert game.state.is_there(before) is bool(same)
        commit(game, [Event("move", 0, 0, to="left")])
        assert not game.state.is_there(before)


def test_a_window_that_only_one_player_s_pass_ends() -> None:
    game = toy(Policies())
    game.push("window", 0, 0)
    game.run()
    for kind in ("act", "pass", "pass"):
        assert game.ask is not None
        game.answer((PASS if kind == "pass" else Option("act"),))
    assert game.ask is not None
    assert game.ask.player == 1
    game.answer((PASS,))
    assert game.ask is None
    assert game.acted == (0, -1, -1, -1)
