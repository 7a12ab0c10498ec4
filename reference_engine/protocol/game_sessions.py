"""One open game of the protocol, and a card game of the reference engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Self

from ...adapters.engine_interface import EngineFault, Illegal
from ...adapters.messages import PLAYERS, Player, Result, Scene, Situation, View, Viewer
from ..engine_game import EngineGame
from ..kernel.card_game import RulebookMap
from ..kernel.game_loop import ExplorationExceeded
from ..kernel.randomness import ScriptEmpty
from .encoder import Encoder
from .scene_loader import CardError, DeckError, SceneError, check_format, check_position
from .supported_text import CardTextSupport, Problems, no_problems

Open = Callable[[Scene], tuple[Any, list[str]]]
"""A function that turns a scene into a running game and the names of its cards, by index."""

NO_OLDER: Mapping[str, Open] = MappingProxyType({})


class GameSession:
    """A game opened from a scene. Raises :class:`Illegal` for scenes and answers that are not allowed, and
    :class:`Unsupported` for cards with text that the game does not support.
    """

    def __init__(self, maker: GameSessionFactory, scene: Scene) -> None:
        self._encoder = maker.encoder
        maker.texts.check_cards(scene.cards)
        try:
            check_position(scene, self._encoder.WORDS)
            check_format(scene, self._encoder.WORDS)
            self.game, self.names = maker.open(scene)
        except (SceneError, DeckError, CardError) as error:
            raise Illegal(f"scene: {error}") from None
        self._asks = 0
        self._run(self.game.run_until_asked)

    def situation(self) -> Situation:
        """Events since the last call, and the open ask or the result."""
        game, state = self.game, self.game.state
        encoder, names = self._encoder, self.names
        events = tuple(each for each in (encoder.encode_event(names, event) for event in state.log) if each is not None)
        state.log = []
        ask = encoder.encode_ask(names, game.ask, self._asks) if game.ask is not None else None
        result = None
        if state.result is not None:
            losers, reason = state.result
            result = Result(losers=tuple(PLAYERS[player] for player in losers), reason=reason)
        return Situation(events=events, ask=ask, result=result)

    def answer(self, ask: str, picks: tuple[str, ...]) -> None:
        """Answer the open ask."""
        asked = self.game.ask
        if asked is None:
            raise Illegal("no ask is open")
        if ask != str(self._asks):
            raise Illegal(f"ask {ask!r} is not open; the open ask is {self._asks}")
        if not asked.least <= len(picks) <= asked.most:
            raise Illegal(f"there are {len(picks)} picks, but between {asked.least} and {asked.most} are allowed")
        if len(set(picks)) != len(picks):
            raise Illegal("the same option was picked twice")
        known = {str(at): option for at, option in enumerate(asked.options)}
        for pick in picks:
            if pick not in known:
                raise Illegal(f"option {pick!r} is not offered")
        chosen = tuple(known[pick] for pick in picks)
        self._run(lambda: self.game.answer_ask(chosen))

    def concede(self, player: Player) -> None:
        """Let a player concede, whatever is asked and whichever player is asked."""
        if self.game.state.result is not None:
            raise Illegal("the game is over")
        self._run(lambda: self.game.concede(PLAYERS.index(player)))

    def fork(self) -> Self:
        """A copy of the game, at the same ask."""
        return self._with_game(self.game.fork())

    def ask_again(self) -> Self:
        """A copy of the game that finds its open ask anew."""
        return self._with_game(self.game.ask_again())

    def _with_game(self, game: Any) -> Self:
        copy = object.__new__(type(self))
        copy._encoder, copy.names, copy._asks, copy.game = self._encoder, self.names, self._asks, game
        return copy

    def view(self, viewer: Viewer) -> View:
        """The game as a viewer may see it."""
        return self._encoder.encode_view(self.game, self.names, viewer)

    def _run(self, go: Callable[[], None]) -> None:
        self._asks += 1
        try:
            go()
        except (ScriptEmpty, ExplorationExceeded) as error:
            raise EngineFault(str(error)) from None


@dataclass(frozen=True)
class GameSessionFactory:
    """Opens the scenes of a game, with the parts of it that translate the protocol."""

    open: Open
    encoder: Encoder
    texts: CardTextSupport

    def __call__(self, scene: Scene) -> GameSession:
        return GameSession(self, scene)


def card_game(
    *,
    editions: tuple[str, ...],
    open: Open,
    encoder: Encoder,
    rules: RulebookMap,
    problems: Problems = no_problems,
    open_older: Mapping[str, Open] = NO_OLDER,
) -> EngineGame:
    """A card game. It supports the texts that its vocabulary lists and that the handlers of its rules carry out."""
    texts = CardTextSupport(encoder.WORDS, rules.HANDLERS, problems)
    return EngineGame(
        editions=editions,
        open=GameSessionFactory(open, encoder, texts),
        open_older={edition: GameSessionFactory(each, encoder, texts) for edition, each in open_older.items()},
        texts=texts,
    )
