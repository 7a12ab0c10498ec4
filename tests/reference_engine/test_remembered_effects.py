"""The engine's caches of continuous effects hold what it would compute again; and the shortcuts for their order
give the same as the rule, which tries each effect on each other.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from saitei.adapters.messages import PLAYERS, Scene
from saitei.reference_engine.digicharat import scene_loader as digicharat_scene
from saitei.reference_engine.gotoubun import scene_loader as gotoubun_scene
from saitei.reference_engine.hololive import check_and_play_timing, rule_processing
from saitei.reference_engine.hololive import scene_loader as hololive_scene
from saitei.reference_engine.hololive.rules_context import RulesContext as HololiveGame
from saitei.reference_engine.kernel import continuous_effects, effect_layers
from saitei.reference_engine.kernel.board_state import GameState
from saitei.reference_engine.kernel.game_loop import Picks
from saitei.reference_engine.kernel.rules_context import RulesContext
from saitei.reference_engine.kernel.state import FieldRole
from saitei.steps.digicharat.scene import PositionBuilder as DigicharatBuilder
from saitei.steps.gotoubun.scene import PositionBuilder as GotoubunBuilder
from saitei.steps.hololive import decks
from saitei.steps.hololive.scene import PositionBuilder as HololiveBuilder

SEEDS = range(6)
DECISIONS = 60
"""So many at most are made in a game."""

HOLOLIVE = (
    "This holomem gets HP +20.",
    "This holomem gets arts +10 for each cheer attached to this holomem.",
    "While this holomem has damage, this holomem gets arts +30.",
    "While this holomem is in the center position, your other holomem get arts +20.",
    "Your red holomem get arts +10.",
    "Your red holomem are blue.",
    "Your blue holomem are red.",
    "Your red holomem are also named <Miko>.",
    "Each of your <Miko> is green.",
    "Your back holomem have HP 90.",
    "Your <Miko> lose all abilities.",
    "Your opponent's red holomem's abilities are invalid.",
    'Your red holomem gain "When this holomem is switched, draw 1 card.".',
    'Your blue holomem gain "Your red holomem get HP +10.".',
    "Activated: until the end of the turn, your red holomem get HP +10.",
    "Activated: until the end of the turn, your center holomem loses all abilities.",
    "Activated: switch your center holomem with 1 of your back holomem.",
    "Activated: deal 10 damage to your opponent's center holomem.",
    "Activated, once per turn: send 1 cheer from your archive to 1 of your holomem.",
    "When this holomem is switched, until the end of the turn, this holomem is red.",
)
GOTOUBUN = (
    "This character gets power +2 for each bride.",
    "Each hero gets need -1.",
    "While this character is in lane 3, your other characters get power +1.",
    "While this character is in the same lane as {Futaro}, this character gets power +1.",
    "While this character has power 5 or more, each hero gets need -1.",
    "While this character is approaching, this character gets power +1.",
    "This character is also {Nino} and gets power +1.",
    "This character is {Ichika}.",
    "Your opponent's {Nino} characters' abilities are invalid.",
    "Your other {Ichika} get power +2.",
    "Your other {Ichika} are {Nino}.",
    "Your other {Nino} are {Ichika}.",
    "Your {Nino} lose all abilities.",
    'Your {Ichika} gain "This character gets power +1.".',
    "Activated: until the end of the turn, your {Nino} get power +1.",
    "Activated: swap your {Ichika} with this character.",
    "Activated, once per turn: put 1 of your {Ichika} into the bride area.",
    "When this character moves to another lane, until the end of the turn, this character is {Nino}.",
)


DIGICHARAT = (
    "While this is in effect, your characters have power +2.",
    "While this is in effect, all red characters have power +1.",
    "While this is in effect, opposing Usada characters have guard -2.",
    "This turn, 1 character has guard +2.",
    "This turn, each opposing character has power -1.",
    "Return 1 character to hand.",
)


def digicharat(rng: random.Random) -> Scene:
    """Three characters a side, and events with the texts."""
    builder = DigicharatBuilder()
    for player in PLAYERS:
        colors = (f"color:{rng.choice(('red', 'blue'))}" for _ in range(3))
        builder.set_zone_cards(
            player, "field", ", ".join(map(" ".join, zip(("Dejiko", "Usada", "Gema"), colors, strict=True)))
        )
        builder.set_zone_cards(
            player, "hand", ", ".join(f"{player} event {at} kind:event" for at in range(len(DIGICHARAT)))
        )
        for at, text in enumerate(DIGICHARAT):
            builder.add_card_text(f"{player} event {at}", text)
    return builder.build_scene()


def hololive(rng: random.Random) -> Scene:
    """Five holomem a side, of two colours, each with some of the texts."""
    builder = HololiveBuilder()
    for player, names in (("A", ("Sora", "Miko", "Suisei", "AZKi", "Roboco")), ("B", ("Aqua", "Shion", "Ayame"))):
        stage = [f"{name} hp:200 color:{rng.choice(('red', 'blue', 'red/blue'))}" for name in names]
        builder.set_zone_cards(player, "center", f"{stage[0]} cheer:red/blue")  # type: ignore[arg-type]
        builder.set_zone_cards(player, "back", ", ".join(stage[1:]))  # type: ignore[arg-type]
        builder.set_zone_cards(player, "archive", "3 cards color:red")  # type: ignore[arg-type]
        for name in names:
            for text in rng.sample(HOLOLIVE, 2):
                builder.add_card_text(name, text)
    return builder.build_scene()


def gotoubun(rng: random.Random) -> Scene:
    """Four characters of A, three of B, each with some of the texts."""
    builder = GotoubunBuilder()
    for player, names in (("A", ("Ichika", "Nino", "Ichika#2", "Miku")), ("B", ("Yotsuba", "Nino#2", "Itsuki"))):
        for lane, name in enumerate(names, 1):
            builder.set_zone_cards(player, f"lane {lane}", f"{name} power:{rng.randint(2, 6)}")  # type: ignore[arg-type]
            for text in rng.sample(GOTOUBUN, 2):
                builder.add_card_text(name, text)
    return builder.build_scene()


GAMES: dict[str, tuple[Callable[[Scene], tuple[Any, Any]], Callable[[random.Random], Scene]]] = {
    "digicharat": (digicharat_scene.open_scene, digicharat),
    "gotoubun": (gotoubun_scene.open_scene, gotoubun),
    "hololive": (hololive_scene.open_scene, hololive),
}


def forgotten(state: GameState) -> GameState:
    """A copy of the state in which nothing is remembered."""
    fresh, new = state.copy(), type(state)()
    for name in state.fields_with_role(FieldRole.DERIVED):
        if name != "works_elsewhere":
            setattr(fresh, name, getattr(new, name))
    return fresh


def ordered(state: GameState, **otherwise: Callable[..., Any]) -> dict[int, Any]:
    """The information that effects change, where their order is found otherwise."""
    with pytest.MonkeyPatch.context() as patch:
        for name, instead in otherwise.items():
            patch.setattr(effect_layers, name, instead)
        return continuous_effects.changed_characteristics(forgotten(state))


def depends(sketch: Any, effect: Any, other: Any) -> bool:
    """Whether applying the other first changes what the effect does: tried, and not foreseen."""
    trial = sketch.copy()
    other.apply_to(trial)
    return bool(effect.current_outcome(trial) != effect.current_outcome(sketch))


def check(game: RulesContext, met: Counter[str]) -> None:
    """Check that caches hold; ``met`` counts the moments at which there was something to cache or to order."""
    fresh = game.fork()
    fresh.state = forgotten(game.state)
    anew = fresh.compute_continuous_effects()
    assert (game.changed_characteristics(), game.abilities_in_effect()) == anew
    assert ordered(game.state, are_independent=lambda due: False, depends_on=depends) == anew[0]
    met["effects"] += bool(anew[0])
    met["orders"] += ordered(game.state, are_independent=lambda due: True) != anew[0]


def play(name: str, seed: int, met: Counter[str]) -> None:
    """A game in which it is looked at every decision."""
    open_scene, invent = GAMES[name]
    rng = random.Random(seed)
    game, _ = open_scene(invent(rng))
    game.run_until_asked()
    for _ in range(DECISIONS):
        check(game, met)
        if game.ask is None:
            return
        met["decisions"] += 1
        game.answer_ask(at_random(game.ask.options, game.ask.least, game.ask.most, rng))


def at_random(options: Sequence[Any], least: int, most: int, rng: random.Random) -> Picks:
    """Any allowed answer."""
    return tuple(rng.sample(options, rng.randint(least, most)))


@pytest.mark.long_run
@pytest.mark.parametrize(
    ("name", "effects", "orders"), [("digicharat", 20, 0), ("gotoubun", 50, 5), ("hololive", 50, 5)]
)
def test_what_is_remembered_is_what_is_found_anew(name: str, effects: int, orders: int) -> None:
    met: Counter[str] = Counter()
    for seed in SEEDS:
        play(name, seed, met)
    assert met["effects"] >= effects and met["orders"] >= orders, met


@pytest.mark.parametrize(
    ("where", "wrong", "instead"),
    [
        (GameState, "invalidate_effects", lambda self: self.invalidate_memo()),
        (GameState, "invalidate_memo", lambda self: None),
        (effect_layers, "are_independent", lambda due: True),
    ],
)
def test_what_is_not_forgotten_or_not_ordered_is_noticed(
    monkeypatch: pytest.MonkeyPatch, where: Any, wrong: str, instead: Any
) -> None:
    monkeypatch.setattr(where, wrong, instead)
    with pytest.raises(AssertionError):
        for seed in SEEDS:
            play("hololive", seed, Counter())


# --- what rule processing passes over ---------------------------------------------------------------


def due(game: HololiveGame) -> tuple[Any, bool]:
    """The findings of rule processing on the stage: cards that may not stay, their players' choices, and any down."""
    try:
        illegal: Any = next(rule_processing.illegal_cards(game))
    except StopIteration as stop:
        illegal = stop.value
    return illegal, rule_processing.is_down_due(game)


def play_with_rules_looked_at(patch: pytest.MonkeyPatch, met: Counter[str]) -> None:
    """Random games in which, whenever rules are processed, what is due is what a game finds that remembers nothing."""

    def process_rules(game: HololiveGame) -> Any:
        fresh = game.trial_copy()
        fresh.state = forgotten(game.state)
        assert due(game) == due(fresh)
        met["due"] += due(fresh) != ([], False)
        met["passed over"] += rule_processing.unchecked_holomem(game) != rule_processing.unchecked_holomem(fresh)
        return (yield from whole(game))

    whole = rule_processing.process_rules
    patch.setattr(check_and_play_timing, "process_rules", process_rules)
    for seed in SEEDS:
        rng = random.Random(seed)
        game, _ = hololive_scene.open_scene(decks.random_decks(seed))
        game.run_until_asked()
        while game.ask is not None:
            game.answer_ask(at_random(game.ask.options, game.ask.least, game.ask.most, rng))


@pytest.mark.long_run
def test_rule_processing_passes_over_nothing_that_is_due(monkeypatch: pytest.MonkeyPatch) -> None:
    met: Counter[str] = Counter()
    play_with_rules_looked_at(monkeypatch, met)
    assert met["due"] >= 5 and met["passed over"] > 100, met


def test_what_rule_processing_passes_over_though_it_is_due_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def known_at_all(game: HololiveGame) -> list[list[int]]:
        return [[card for card in game.state.holomem(player) if card not in game.state.fine] for player in (0, 1)]

    monkeypatch.setattr(rule_processing, "unchecked_holomem", known_at_all)
    with pytest.raises(AssertionError):
        play_with_rules_looked_at(monkeypatch, Counter())
