"""Random games: forks are equal, every option can be taken, no card is lost, nobody sees what is hidden."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from saitei.adapters.messages import PLAYERS, Seen
from saitei.reference_engine.hololive.game import Hololive
from saitei.reference_engine.hololive.scene import open_scene
from saitei.reference_engine.hololive.speech import SPEECH
from saitei.reference_engine.hololive.state import ON_STAGE
from saitei.reference_engine.kernel.asks import Ask
from saitei.reference_engine.kernel.flow import Picks
from saitei.reference_engine.kernel.state import Role
from saitei.reference_engine.template.loops import loop_key
from saitei.reference_engine.template.state import LOOSE, NOBODY
from saitei.steps.hololive.decks import game as decks

HIDDEN = {"A": ("deck", "cheer deck", "life", "holo power"), "B": ("deck", "cheer deck", "life", "holo power")}


def begin(seed: int) -> tuple[Hololive, list[str]]:
    game, names = open_scene(decks(seed))
    game.run()
    return game, names


def everything(game: Hololive) -> dict[str, Any]:
    """All of the state that counts, field by field; lookups that were computed are left out."""
    state = game.state
    found = {name: getattr(state, name) for name, role in state.ROLES.items() if role is not Role.DERIVED}
    return {**found, "history": len(state.history), "rounds": len(state.rounds)}


def picks_from(ask: Ask, rng: random.Random) -> Picks:
    return tuple(rng.sample(ask.options, rng.randint(ask.least, ask.most)))


def check_fork(game: Hololive, picks: Picks) -> None:
    """A fork is equal, and stays equal when both are answered alike; the original is not touched by it."""
    fork, before = game.fork(), everything(game)
    assert fork.ask == game.ask
    assert everything(fork) == before
    assert loop_key(fork.state) == loop_key(game.state)
    fork.state.log.clear()
    fork.answer(picks)
    assert everything(game) == before
    game.state.log.clear()
    game.answer(picks)
    assert everything(fork) == everything(game)
    assert fork.ask == game.ask
    assert [event.kind for event in fork.state.log] == [event.kind for event in game.state.log]


def check_options(game: Hololive) -> None:
    """Every option can be taken."""
    ask = game.ask
    assert ask is not None
    assert ask.least <= ask.most <= len(ask.options)
    assert len(set(map(repr, ask.options))) == len(ask.options)
    for option in ask.options:
        if ask.least <= 1 <= ask.most:
            game.fork().answer((option,))


def check_cards(game: Hololive) -> None:
    """Every card is in exactly one place, and says that it is there."""
    state = game.state
    places: Counter[int] = Counter()
    for (player, zone), lying in state.zones.items():
        for card in lying:
            places[card] += 1
            record = state.cards[card]
            assert record.zone in ON_STAGE if zone == LOOSE else record.zone == zone
            assert player == NOBODY or record.seat == player
            assert record.host == -1
            for part in record.under + record.attached:
                places[part] += 1
                assert state.cards[part].host == card
                assert state.cards[part].zone == record.zone
    assert places == Counter(range(len(state.cards)))


def check_views(game: Hololive, names: list[str]) -> None:
    """A player sees their own hand, what is public and what they are shown; of anything else, only the number."""
    judge = SPEECH.view(game, names, "judge")
    for viewer in PLAYERS:
        view = SPEECH.view(game, names, viewer)
        for player in PLAYERS:
            for zone, cards in view.zones[player].items():
                assert len(cards) == len(judge.zones[player][zone])
                hidden = zone in HIDDEN[player] or (zone == "hand" and player != viewer)
                for place, card in zip(judge.zones[player][zone], cards, strict=True):
                    if hidden and place.id not in shown(game, names, viewer):
                        assert is_hidden(card)
                    else:
                        assert card.id is not None or card.face_down


def shown(game: Hololive, names: list[str], viewer: str) -> set[str]:
    """What a player is shown for now."""
    return {names[card] for player, card, _ in game.state.shown if PLAYERS[player] == viewer}


def is_hidden(card: Seen) -> bool:
    return card.hidden and card.id is None and card.card is None and not card.facts


@pytest.mark.parametrize("seed", range(4))
def test_a_random_game_holds_together_at_every_decision(seed: int) -> None:
    game, names = begin(seed)
    rng = random.Random(seed)
    decisions = 0
    while game.ask is not None:
        if decisions % 5 == 0:
            check_options(game)
        check_cards(game)
        check_views(game, names)
        check_fork(game, picks_from(game.ask, rng))
        decisions += 1
    assert game.state.result is not None
    assert decisions > 50


def test_the_same_seed_is_the_same_game() -> None:
    logs = []
    for _ in range(2):
        game, _names = begin(7)
        rng = random.Random(7)
        while game.ask is not None:
            game.answer(picks_from(game.ask, rng))
        logs.append([(event.kind, event.card, event.amount) for event in game.state.log])
    assert logs[0] == logs[1]


class Play(RuleBasedStateMachine):
    """Games in which hypothesis decides; a finished game is followed by a rematch."""

    @initialize(seed=st.integers(0, 2**32))
    def begin(self, seed: int) -> None:
        self.game, self.names = begin(seed)

    @precondition(lambda self: self.game.ask is not None)
    @rule(data=st.data())
    def decide(self, data: st.DataObject) -> None:
        ask = self.game.ask
        assert ask is not None
        count = data.draw(st.integers(ask.least, ask.most))
        order = data.draw(st.permutations(range(len(ask.options))))
        check_fork(self.game, tuple(ask.options[at] for at in order[:count]))

    @precondition(lambda self: self.game.ask is None)
    @rule(seed=st.integers(0, 2**32))
    def rematch(self, seed: int) -> None:
        assert self.game.state.result is not None
        self.begin(seed)

    @invariant()
    def no_card_is_lost(self) -> None:
        if hasattr(self, "game"):
            check_cards(self.game)


TestPlay = Play.TestCase
TestPlay.settings = settings(
    max_examples=30,
    stateful_step_count=40,
    deadline=None,
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
    suppress_health_check=list(HealthCheck),
)
