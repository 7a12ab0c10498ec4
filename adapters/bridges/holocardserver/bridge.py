"""The program of the bridge: serves holocardserver from a checkout on standard streams.

python -m saitei.adapters.bridges.holocardserver.bridge CHECKOUT
"""

from __future__ import annotations

import logging
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from ...engine_interface import EngineFault, Illegal, Unsupported
from ...engine_server import serve_standard_streams
from ...messages import (
    PLAYERS,
    Decks,
    EngineInfo,
    Initialize,
    Player,
    Position,
    Result,
    Scene,
    Situation,
    View,
    Viewer,
)
from .ability_translation import BOTH
from .ask_translation import (
    EngineChoice,
    PendingDecision,
    UnnumberedAsk,
    ask_before_ending,
    pending_decision,
    step_beginning,
)
from .event_translation import REPORTED, translate_events
from .reference_translation import unsupported_node
from .scene_translation import game_from_decks, game_from_position
from .view_translation import judge_view

NAME = "holocardserver"
URL = "https://github.com/daniel-k-taylor/holocardserver"
ASKS_AT_ONCE = {"main", "performance"}
"""The steps at whose very beginning the engine asks something, so that a position there can be viewed."""

RULES = "1.7.0"
"""The edition by which the engine is judged; it cites none."""


class HolocardserverBridge:
    """The engine in a checkout, or a fork of it under its own name, with one game at a time."""

    def __init__(self, checkout: Path, name: str, url: str) -> None:
        self._name, self._url = name, url
        sys.path.insert(0, str(checkout))
        gameengine = import_module("app.gameengine")
        self._module: Any = gameengine
        self._version = _commit(checkout)
        self._complaints = _Complaints()
        logger = logging.getLogger(gameengine.__name__)
        logger.handlers[:] = [self._complaints]
        logger.propagate = False
        self._game: Any = None
        self._pending: PendingDecision | None = None
        self._asks = 0
        self._step = "setup"

    @property
    def engine_name(self) -> str:
        """The name of the engine in the checkout: only the fork asks separately for the back holomem."""
        return "holoduel" if hasattr(self._module.GameAction, "BackstagePlacement") else NAME

    def initialize(self, hello: Initialize) -> EngineInfo:
        """The engine's name, and its capabilities through this bridge."""
        return EngineInfo(
            name=self._name,
            version=self._version,
            language="Python",
            url=self._url,
            games={"hololive": (RULES,)},
            capabilities=(
                "scene.position",
                "scene.decks",
                "cards.vanilla",
                "cards.abilities",
                "random.coins",
                "random.dice",
                "random.shuffles",
                "asks.complete",
                "events",
                "events.order",
                "views.judge",
                "concede",
            ),
            events=REPORTED,
        )

    def open(self, game: str, edition: str, scene: Scene) -> Situation:
        """Begin a game from a scene."""
        if game != "hololive":
            raise Unsupported(f"game {game}", "game", game)
        self.close()
        with self._complaints:
            if isinstance(scene, Decks):
                self._game, start = game_from_decks(self._module, scene)
            else:
                self._game, start = game_from_position(self._module, scene)
            ask_before_ending(self._game)
            if isinstance(scene, Position) and scene.step not in ASKS_AT_ONCE:
                self._pending = step_beginning(scene.turn_player, scene.step, start)
            else:
                start()
        return self._situation()

    def answer(self, ask: str, picks: tuple[str, ...]) -> Situation:
        """Answer the open ask. Another ask may follow before a message is sent to the engine."""
        asked = self._asked()
        if ask != str(self._asks):
            raise Illegal(f"ask {ask} is not open; {self._asks} is")
        chosen = asked.picked_choices(picks)
        self._refuse_unheard(chosen)
        with self._complaints:
            self._pending = self._pending.decision_after(chosen) if self._pending else None
            self._settle()
        return self._situation()

    def concede(self, player: Player) -> Situation:
        """Let a player resign."""
        self._current()
        with self._complaints:
            self._game.handle_game_message(player, self._module.GameAction.Resign, {})
        return self._situation()

    def view(self, viewer: Viewer) -> View:
        """The judge's view."""
        if viewer != "judge":
            raise Unsupported("the engine has events for players, and no views", "capability", "views.players")
        return judge_view(self._current(), self._step)

    def close(self) -> None:
        """Forget the game."""
        self._game = self._pending = None
        self._step = "setup"

    def shutdown(self) -> None:
        """Do nothing: there is nothing to end."""

    def _refuse_unheard(self, chosen: list[EngineChoice]) -> None:
        """Refuse actions to which an opponent's card would react: the engine informs only the player's own holomem."""
        for done in (choice.kind for choice in chosen if choice.kind in BOTH):
            others = self._game.other_player(self._game.active_player_id).get_holomem_on_stage()
            if any(done in holomem.get("unheard", ()) for holomem in others):
                raise unsupported_node("at when", f"a trigger at the opponent's {done}")

    def _settle(self) -> None:
        """Send the messages that are ready, until something is asked."""
        while self._pending and self._pending.message is not None:
            self._send(self._pending)
            self._pending = pending_decision(self._game)

    def _send(self, ready: PendingDecision) -> None:
        assert ready.message is not None
        if callable(ready.message):
            ready.message()
            return
        action, data = ready.message
        self._game.handle_game_message(ready.player, action, data)

    def _situation(self) -> Situation:
        game = self._current()
        happened = game.grab_events()
        if refused := next((event for event in happened if event["event_type"] == "game_error"), None):
            raise EngineFault(f"the engine refuses what it offered: {refused.get('error_message', refused)}")
        events = tuple(translate_events(happened))
        if game.is_game_over():
            self._pending = None
            over = game.game_over_event
            return Situation(events=events, result=Result(losers=(over["loser_id"],), reason=str(over["reason_id"])))
        if self._pending is None:
            self._pending = pending_decision(game)
            self._settle()
        if game.is_game_over():
            return self._situation()
        if self._pending is None:
            raise EngineFault("the game is not over, but the engine asks nothing")
        self._step = self._pending.step or self._step
        self._asks += 1
        return Situation(events=events, ask=self._pending.ask.to_protocol_ask(str(self._asks)))

    def _asked(self) -> UnnumberedAsk:
        self._current()
        if self._pending is None:
            raise Illegal("nothing is asked")
        return self._pending.ask

    def _current(self) -> Any:
        if self._game is None:
            raise Illegal("no game is open")
        return self._game


class _Complaints(logging.Handler):
    """Turns exceptions into faults: the engine catches its own and logs them. Its prints go to the log."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the logged message."""
        self.heard.append(record.getMessage())

    def __enter__(self) -> None:
        self.heard.clear()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        if error is None and self.heard:
            raise EngineFault(self.heard[0])
        if error is not None and not isinstance(error, EngineFault | Illegal | Unsupported):
            raise EngineFault(f"{type(error).__name__}: {error}") from error


def _commit(checkout: Path) -> str:
    """The commit of the checkout, shortened; empty if it cannot be read."""
    git = checkout / ".git"
    try:
        head = (git / "HEAD").read_text("utf-8").strip()
        if not head.startswith("ref: "):
            return head[:7]
        name = head.removeprefix("ref: ")
        loose = git / name
        if loose.exists():
            return loose.read_text("utf-8").strip()[:7]
        packed = (git / "packed-refs").read_text("utf-8").splitlines()
        return next(line.split()[0][:7] for line in packed if line.endswith(f" {name}"))
    except (OSError, StopIteration):
        return ""


def serve_checkout(name: str, url: str) -> None:
    """Serve the engine of the checkout that the command line names; exits with a message if that is another engine."""
    (path,) = sys.argv[1:]
    try:
        bridge = HolocardserverBridge(Path(path), name, url)
    except ModuleNotFoundError as error:
        sys.exit(f"{path} is not a checkout of {name} with all its dependencies: {error}")
    if bridge.engine_name != name:
        sys.exit(f"{path} is a checkout of {bridge.engine_name}: write {bridge.engine_name}:PATH")
    serve_standard_streams(bridge)


def main() -> None:
    """Serve holocardserver."""
    serve_checkout(NAME, URL)


assert PLAYERS == ("A", "B"), "players are called by these letters in the engine, too"

if __name__ == "__main__":
    main()
