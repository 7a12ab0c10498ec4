"""Random games: forks are equal, every option can be taken, no card is lost, no hidden card is seen."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Hashable
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from saitei.adapters.messages import PLAYERS, Decks, Scene, SeenCard
from saitei.reference_engine.digicharat import encoder as digicharat_speech
from saitei.reference_engine.digicharat import scene_loader as digicharat_scene
from saitei.reference_engine.gotoubun import encoder as gotoubun_speech
from saitei.reference_engine.gotoubun import scene_loader as gotoubun_scene
from saitei.reference_engine.hololive import encoder as hololive_speech
from saitei.reference_engine.hololive import scene_loader as hololive_scene
from saitei.reference_engine.kernel.board_state import LOOSE, NOBODY
from saitei.reference_engine.kernel.decisions import EngineAsk
from saitei.reference_engine.kernel.game_loop import GameLoop, Picks
from saitei.reference_engine.kernel.loop_keys import loop_key
from saitei.reference_engine.kernel.state import FieldRole
from saitei.reference_engine.osica import encoder as osica_speech
from saitei.reference_engine.osica import scene_loader as osica_scene
from saitei.reference_engine.protocol.encoder import Encoder
from saitei.reference_engine.wixoss import encoder as wixoss_speech
from saitei.reference_engine.wixoss import scene_loader as wixoss_scene
from saitei.steps.digicharat import decks as digicharat_decks
from saitei.steps.gotoubun import decks as gotoubun_decks
from saitei.steps.hololive import decks as hololive_decks
from saitei.steps.osica import decks as osica_decks
from saitei.steps.wixoss import decks as wixoss_decks

AnyGame = GameLoop[Any]


class Room(NamedTuple):
    """The start of a game and its views: hidden zones, zones for their owner, and the common parts of equal states."""

    open: Callable[[Scene], tuple[AnyGame, list[str]]]
    decks: Callable[[int], Decks]
    speech: Encoder
    hidden: tuple[str, ...]
    key: Callable[[Any], Hashable] = loop_key
    own: tuple[str, ...] = ("hand",)


ROOMS = {
    "digicharat": Room(
        digicharat_scene.open_scene,
        digicharat_decks.random_decks,
        digicharat_speech.SPEECH,
        ("deck",),
        key=lambda state: None,
    ),
    "gotoubun": Room(
        gotoubun_scene.open_scene, gotoubun_decks.random_decks, gotoubun_speech.SPEECH, ("deck", "hero deck")
    ),
    "hololive": Room(
        hololive_scene.open_scene,
        hololive_decks.random_decks,
        hololive_speech.SPEECH,
        ("deck", "cheer deck", "life", "holo power"),
    ),
    "osica": Room(
        osica_scene.open_scene,
        osica_decks.random_decks,
        osica_speech.SPEECH,
        ("deck", "hearts"),
        key=lambda state: None,
        own=("hand", "cost"),
    ),
    "wixoss": Room(
        wixoss_scene.open_scene,
        wixoss_decks.random_decks,
        wixoss_speech.SPEECH,
        ("deck", "life"),
        own=("hand", "lrig deck"),
    ),
}
GAMES = tuple(ROOMS)


def begin(room: Room, seed: int) -> tuple[AnyGame, list[str]]:
    game, names = room.open(room.decks(seed))
    game.run_until_asked()
    return game, names


def everything(game: AnyGame) -> dict[str, Any]:
    """All of the state that counts, field by field; lookups that were computed are left out."""
    state = game.state
    found = {name: getattr(state, name) for name, role in state.field_roles().items() if role is not FieldRole.DERIVED}
    return {**found, **{name: len(found[name]) for name in ("history", "rounds") if name in found}}


def picks_from(ask: EngineAsk, rng: random.Random) -> Picks:
    return tuple(rng.sample(ask.options, rng.randint(ask.least, ask.most)))


def check_fork(room: Room, game: AnyGame, picks: Picks) -> None:
    """A fork is equal, and stays equal when both are answered alike; the original is not touched by it."""
    fork, before = game.fork(), everything(game)
    assert fork.ask == game.ask
    assert everything(fork) == before
    assert room.key(fork.state) == room.key(game.state)
    assert not fork.state.log
    fork.answer_ask(picks)
    assert everything(game) == before
    game.state.log.clear()
    game.answer_ask(picks)
    assert everything(fork) == everything(game)
    assert fork.ask == game.ask
    assert [event.kind for event in fork.state.log] == [event.kind for event in game.state.log]


def check_options(game: AnyGame) -> None:
    """Every option can be taken."""
    ask = game.ask
    assert ask is not None
    assert ask.least <= ask.most <= len(ask.options)
    assert len(set(map(repr, ask.options))) == len(ask.options)
    for option in ask.options:
        if ask.least <= 1 <= ask.most:
            game.fork().answer_ask((option,))


def check_remembered(game: AnyGame) -> None:
    """The options at a play timing are those of a game without caches."""
    if game.ask is None or game.ask.kind != "action" or game.state.flow[-1][0] not in ("play", "events"):
        return
    fresh = game.fork()
    for name in fresh.state.fields_with_role(FieldRole.DERIVED):
        if name not in ("version", "works_elsewhere", "recalls"):
            setattr(fresh.state, name, getattr(type(fresh.state)(), name))
    fresh.run_until_asked()
    assert fresh.ask == game.ask


def check_cards(game: AnyGame) -> None:
    """Every card is in exactly one place, and says that it is there."""
    state = game.state
    places: Counter[int] = Counter()
    for (player, zone), lying in state.zones.items():
        for card in lying:
            places[card] += 1
            record = state.cards[card]
            assert record.zone in state.BOARD if zone == LOOSE else record.zone == zone
            assert player == NOBODY or record.seat == player
            if lies_with_others := hasattr(record, "host"):
                assert record.host == -1
            for part in record.under + record.attached if lies_with_others else ():
                places[part] += 1
                assert state.cards[part].host == card
                assert state.cards[part].zone == record.zone
    assert places == Counter(range(len(state.cards)))


def check_views(room: Room, game: AnyGame, names: list[str]) -> None:
    """A player sees their own hand, what is public and what they are shown; of anything else, only the number."""
    judge = room.speech.encode_view(game, names, "judge")
    for viewer in PLAYERS:
        view = room.speech.encode_view(game, names, viewer)
        for player in PLAYERS:
            for zone, cards in view.zones[player].items():
                assert len(cards) == len(judge.zones[player][zone])
                hidden = zone in room.hidden or (zone in room.own and player != viewer)
                for place, card in zip(judge.zones[player][zone], cards, strict=True):
                    if hidden and place.id not in shown(game, names, viewer):
                        assert is_hidden(card)
                    else:
                        assert card.id is not None or card.face_down


def shown(game: AnyGame, names: list[str], viewer: str) -> set[str]:
    """The cards that a player is shown temporarily."""
    return {names[card] for player, card, _ in getattr(game.state, "shown", ()) if PLAYERS[player] == viewer}


def is_hidden(card: SeenCard) -> bool:
    return card.hidden and card.id is None and card.card is None and not card.facts


@pytest.mark.sampled(3)
@pytest.mark.parametrize("seed", [0, *(pytest.param(each, marks=pytest.mark.slow) for each in range(1, 7))])
@pytest.mark.parametrize("name", GAMES)
def test_a_random_game_holds_together_at_every_decision(name: str, seed: int) -> None:
    room = ROOMS[name]
    game, names = begin(room, seed)
    rng = random.Random(seed)
    decisions = 0
    while game.ask is not None:
        if decisions % 5 == 0:
            check_options(game)
        check_cards(game)
        check_remembered(game)
        check_views(room, game, names)
        check_fork(room, game, picks_from(game.ask, rng))
        decisions += 1
    assert game.state.result is not None
    assert decisions > 25


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_is_the_same_game(name: str) -> None:
    logs = []
    for _ in range(2):
        game, _names = begin(ROOMS[name], 7)
        rng = random.Random(7)
        while game.ask is not None:
            game.answer_ask(picks_from(game.ask, rng))
        logs.append([(event.kind, event.card, event.amount) for event in game.state.log])
    assert logs[0] == logs[1]


class Play(RuleBasedStateMachine):
    """Games in which hypothesis decides; a finished game is followed by a rematch."""

    @initialize(name=st.sampled_from(GAMES), seed=st.integers(0, 2**32))
    def begin(self, name: str, seed: int) -> None:
        self.name = name
        self.game, self.names = begin(ROOMS[name], seed)

    @precondition(lambda self: self.game.ask is not None)
    @rule(data=st.data())
    def decide(self, data: st.DataObject) -> None:
        ask = self.game.ask
        assert ask is not None
        count = data.draw(st.integers(ask.least, ask.most))
        order = data.draw(st.permutations(range(len(ask.options))))
        check_fork(ROOMS[self.name], self.game, tuple(ask.options[at] for at in order[:count]))

    @precondition(lambda self: self.game.ask is None)
    @rule(seed=st.integers(0, 2**32))
    def rematch(self, seed: int) -> None:
        assert self.game.state.result is not None
        self.begin(self.name, seed)

    @invariant()
    def no_card_is_lost(self) -> None:
        if hasattr(self, "game"):
            check_cards(self.game)
            check_remembered(self.game)


TestPlay = Play.TestCase
TestPlay.settings = settings(
    max_examples=30,
    stateful_step_count=40,
    deadline=None,
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
    suppress_health_check=list(HealthCheck),
)
