"""From an engine's own words to the protocol's: options, asks and views."""

from __future__ import annotations

from typing import Any, ClassVar

from ...adapters import messages as m
from ...adapters.words import Holds, Words
from ..kernel.asks import Ask, Option

LETTERS = m.PLAYERS


class Speech:
    """How a game speaks. ``WORDS`` names the arguments of an option by its kind, and says what they are.

    ``KINDS`` is what the protocol calls kinds of events whose names differ; ``TO`` and ``AMOUNT`` name their fields.
    """

    WORDS: ClassVar[Words]
    KINDS: ClassVar[dict[str, str]] = {"move": "moved", "shuffle": "shuffled"}
    TO: ClassVar[dict[str, str]] = {"shuffle": "zone", "step-began": "step", "game-ended": "reason"}
    AMOUNT: ClassVar[dict[str, str]] = {"turn-began": "turn", "turn-ended": "turn"}

    # --- asks -----------------------------------------------------------------------------------

    def ask(self, names: list[str], ask: Ask, number: int) -> m.Ask:
        """An ask in the protocol's words."""
        options = tuple(self.option(names, option, str(at)) for at, option in enumerate(ask.options))
        return m.Ask(
            id=str(number), player=LETTERS[ask.player], kind=ask.kind, options=options,
            least=ask.least, most=ask.most, ordered=ask.ordered, about=self.about(ask),
        )  # fmt: skip

    def about(self, ask: Ask) -> str:
        """What asks."""
        return str(ask.about or "")

    def option(self, names: list[str], option: Option, ident: str) -> m.Option:
        """An option in the protocol's words."""
        said = zip(self.WORDS.option(option.kind).fields.items(), option.args, strict=True)
        fields = {name: self.argument(names, holds, arg) for (name, holds), arg in said}
        return m.Option(id=ident, kind=option.kind, fields=fields)

    def argument(self, names: list[str], holds: Holds, arg: Any) -> str | int:
        """An option's argument, by what it holds: a number, an ability's name, or a card's."""
        found: str | int = arg if holds == "number" else arg.name if holds == "ability" else names[arg]
        return found

    # --- events ---------------------------------------------------------------------------------

    def event(self, names: list[str], event: Any) -> m.Event | None:
        """An event in the protocol's words; None for what only the engine needs to know."""
        fields: dict[str, Any] = {}
        if event.card >= 0:
            fields["card"] = names[event.card]
        if event.player >= 0:
            fields["player"] = LETTERS[event.player] if event.player < len(LETTERS) else ""
        if event.kind == "move":
            fields["from"] = event.frm
        if event.to:
            fields[self.TO.get(event.kind, "to")] = event.to
        fields |= self.beside(names, event)
        if event.amount > 0:
            fields[self.AMOUNT.get(event.kind, "amount")] = event.amount
        if event.cause:
            fields["cause"] = event.cause
        fields |= self.origin(names, event)
        return m.Event(kind=self.KINDS.get(event.kind, event.kind), fields=fields)

    def beside(self, names: list[str], event: Any) -> dict[str, str]:
        """What else an event is about."""
        return {}

    def origin(self, names: list[str], event: Any) -> dict[str, str]:
        """What an event comes from."""
        return {}

    # --- views ----------------------------------------------------------------------------------

    def view(self, game: Any, names: list[str], viewer: m.Viewer) -> m.View:
        """What a viewer may know of the game."""
        state = game.state
        zones: dict[m.Player, dict[str, tuple[m.Seen, ...]]] = {
            letter: {
                zone: tuple([self.seen(game, names, card, viewer) for card in self.lying(game, player, zone)])
                for zone in state.OWN_ZONES
            }
            for player, letter in enumerate(LETTERS)
        }
        steps = [frame[1] for frame in state.flow if frame[0] == "turn"]
        return m.View(
            viewer=viewer, turn=state.turn, turn_player=LETTERS[state.turn_player],
            step=steps[-1] if steps else "setup", zones=zones, shared=self.shared(game, names, viewer),
            counters={letter: self.counters(game, player) for player, letter in enumerate(LETTERS)},
            unused=state.chance.unused if viewer == "judge" else 0,
        )  # fmt: skip

    def lying(self, game: Any, player: int, zone: str) -> tuple[int, ...]:
        """The cards of a player's zone."""
        found: tuple[int, ...] = game.state.zones[player, zone]
        return found

    def shared(self, game: Any, names: list[str], viewer: m.Viewer) -> dict[str, tuple[m.Seen, ...]]:
        """The zones that belong to nobody."""
        return {}

    def counters(self, game: Any, player: int) -> dict[str, int]:
        """A player's counters."""
        return {}

    def seen(self, game: Any, names: list[str], card: int, viewer: m.Viewer) -> m.Seen:
        """A card as a viewer sees it."""
        raise NotImplementedError

    def is_visible(self, game: Any, card: int, viewer: m.Viewer) -> bool:
        """Whether a viewer may know what the card is."""
        return viewer == "judge" or bool(game.state.can_see(LETTERS.index(viewer), card))
