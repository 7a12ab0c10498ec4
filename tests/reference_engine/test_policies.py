"""The policies that rulebooks differ in: a toy game of cards that only carries out texts, with either policy."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar

import pytest

from saitei.adapters.card_text_tree import ActivatedAbility, ChosenCards, Draw, Instruction, MatchingCards, Move
from saitei.reference_engine.kernel.ability_analysis import ability_traits
from saitei.reference_engine.kernel.board_state import Applies, CardState, GameState, ZoneRules
from saitei.reference_engine.kernel.card_game import CardGame
from saitei.reference_engine.kernel.cards import AbilityInstance, BaseCharacteristics, CardDefinition, EffectKey
from saitei.reference_engine.kernel.commit import APPLY, commit_events
from saitei.reference_engine.kernel.decisions import PASS, EngineOption
from saitei.reference_engine.kernel.events import EngineEvent
from saitei.reference_engine.kernel.game_loop import Frame, Procedure
from saitei.reference_engine.kernel.instructions import COMMON
from saitei.reference_engine.kernel.lexicon import Lexicon
from saitei.reference_engine.kernel.play_abilities import play_ability
from saitei.reference_engine.kernel.resolution import ResolutionContext
from saitei.reference_engine.kernel.response_windows import act_or_pass
from saitei.reference_engine.kernel.rule_policies import RuleCheckTiming, RulePolicies, Shortfall
from saitei.reference_engine.kernel.rules_context import Handlers

WORDS = Lexicon()


class Plain(CardDefinition):
    """A card without a word on it."""

    WORDS = WORDS


class Card(CardState[Plain], frozen=True, gc=False):
    """A card that lies."""


class Board(GameState):
    """Hands and decks."""

    WORDS: ClassVar[Lexicon] = WORDS
    POLICIES: ClassVar[RulePolicies] = RulePolicies()
    ZONES: ClassVar[Mapping[str, ZoneRules]] = {
        "deck": ZoneRules(False, False),
        "hand": ZoneRules(True, False),
        "left": ZoneRules(True, True),
    }
    OWN_ZONES: ClassVar[tuple[str, ...]] = tuple(ZONES)
    SHARED: ClassVar[tuple[str, ...]] = ()
    BOARD: ClassVar[frozenset[str]] = frozenset({"left"})
    GRAVEYARD: ClassVar[str] = "left"
    PUBLIC: ClassVar[frozenset[str]] = frozenset({"left"})

    def new_card_state_on_move(self, old: Any, event: EngineEvent, now: int) -> Card:
        return Card(old.face, old.owner, event.player, event.to, now, now)

    def matches_game_filter(self, *_: Any) -> bool:
        return True


def resolve(game: Toy, frame: Frame) -> Procedure[None]:
    """A text is played, and then the next one."""
    _, then = frame
    game.pop_frame()
    held = AbilityInstance(
        ActivatedAbility(then), None, 0, 0, 0, EffectKey("text", 0), ability_traits(ActivatedAbility(then), WORDS)
    )
    yield from play_ability(game, ResolutionContext.for_ability(held), held)


def act(game: Toy, frame: Frame) -> Procedure[None]:
    """A window that the second player's pass ends."""
    picked = yield from act_or_pass(game, frame, "action", [EngineOption("act")], last=1)
    game.acted += (frame[1] if picked else -1,)


class Toy(CardGame):
    """A player without cards in the deck loses, at any time that it is checked."""

    procedures = MappingProxyType({"text": resolve, "window": act})
    APPLY: ClassVar[Applies] = APPLY
    HANDLERS: ClassVar[Handlers] = COMMON
    acted: tuple[int, ...] = ()

    def check_rules(self, done: tuple[EngineEvent, ...]) -> None:
        if not self.state.zones[0, "deck"]:
            self.end_game((0,), "an empty deck")

    def is_usable(self, held: AbilityInstance) -> bool:
        return True

    def count_use(self, held: AbilityInstance) -> None: ...

    def cause_of(self, zone: str) -> str:
        return "effect"


def toy(policies: RulePolicies, *texts: tuple[Instruction, ...], deck: int = 5, hand: int = 0) -> Toy:
    """A game with so many cards that carries out the texts."""

    class Ours(Board):
        POLICIES: ClassVar[RulePolicies] = policies

    state = Ours()
    face = Plain("card", 0, "card", BaseCharacteristics(names=frozenset({"card"})), ())
    for zone, count in (("deck", deck), ("hand", hand)):
        state.zones[0, zone] = tuple(range(len(state.cards), len(state.cards) + count))
        state.cards += [Card(face, 0, 0, zone, state.advance_clock(), 0) for _ in range(count)]
    state.flow = tuple(("text", each) for each in reversed(texts))
    return Toy(state)


def held(game: Toy) -> int:
    """How many cards the player holds."""
    return len(game.state.zones[0, "hand"])


TWO = Move(ChosenCards(MatchingCards(("hand",)), 2), "left")
ONE = Draw(1)


@pytest.mark.parametrize(
    ("shortfall", "holds"), [(Shortfall.AS_MANY, 1), (Shortfall.NONE, 2), (Shortfall.CANCELLED, 1)]
)
def test_a_text_that_lets_choose_more_cards_than_there_are(shortfall: Shortfall, holds: int) -> None:
    game = toy(RulePolicies(shortfall=shortfall), (TWO, ONE), hand=1)
    game.run_until_asked()
    assert held(game) == holds
    assert len(game.state.zones[0, "left"]) == (shortfall is Shortfall.AS_MANY)


@pytest.mark.parametrize("shortfall", Shortfall)
def test_a_text_that_lets_choose_as_many_cards_as_there_are(shortfall: Shortfall) -> None:
    game = toy(RulePolicies(shortfall=shortfall), (TWO, ONE), hand=2)
    game.run_until_asked()
    assert held(game) == 1


BACK = Move(MatchingCards(("hand",)), "left")


@pytest.mark.parametrize(("checks", "lost", "holds"), [
    (RuleCheckTiming.WHERE_SAID, False, 0),
    (RuleCheckTiming.BETWEEN, True, 0),
    (RuleCheckTiming.AT_ONCE, True, 1),
])  # fmt: skip
def test_rules_are_looked_at_when_the_policies_say_so(checks: RuleCheckTiming, lost: bool, holds: int) -> None:
    game = toy(RulePolicies(checks=checks), (ONE, BACK), (ONE,), deck=1)
    game.run_until_asked()
    assert (game.state.result is not None, held(game)) == (lost, holds)


def test_a_deck_that_is_full_again_after_the_effect_is_not_empty_between_effects() -> None:
    game = toy(RulePolicies(checks=RuleCheckTiming.BETWEEN), (ONE, Move(MatchingCards(("hand",)), "deck")), (), deck=1)
    game.run_until_asked()
    assert game.state.result is None


def test_a_move_within_a_group_of_zones_leaves_a_card_the_same() -> None:
    for same in ((), (frozenset({"deck", "hand"}),)):
        game = toy(RulePolicies(same=same))
        before = game.state.reference_to(0)
        commit_events(game, [EngineEvent("move", 0, 0, to="hand")])
        assert game.state.is_there(before) is bool(same)
        commit_events(game, [EngineEvent("move", 0, 0, to="left")])
        assert not game.state.is_there(before)


def test_a_window_that_only_one_player_s_pass_ends() -> None:
    game = toy(RulePolicies())
    game.push_frame("window", 0, 0)
    game.run_until_asked()
    for kind in ("act", "pass", "pass"):
        assert game.ask is not None
        game.answer_ask((PASS if kind == "pass" else EngineOption("act"),))
    assert game.ask is not None
    assert game.ask.player == 1
    game.answer_ask((PASS,))
    assert game.ask is None
    assert game.acted == (0, -1, -1, -1)
