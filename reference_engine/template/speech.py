"""From the engine's own words to the protocol's: options, events and views."""

from __future__ import annotations

from typing import Any, ClassVar, Literal, cast

from ...adapters import messages as m
from ..kernel.asks import Ask, Option
from .cards import Live
from .events import Event
from .game import TemplateGame
from .state import LOOSE, NOBODY

LETTERS = m.PLAYERS


class Speech:
    """How a game speaks: its names for the arguments of options and for the fields of events.

    ``FIELDS`` are the arguments of an option by its kind; ``KINDS`` what the protocol calls kinds of events whose
    names differ (``step`` is told by what observers read); ``TO``, ``OTHER`` and ``AMOUNT`` name fields of events.
    """

    FIELDS: ClassVar[dict[str, tuple[str, ...]]] = {
        "ability": ("card", "ability"),
        "replacement": ("card", "ability"),
        "card": ("card",),
        "number": ("number",),
    }
    KINDS: ClassVar[dict[str, str]] = {
        "move": "moved", "attach": "attached", "turn": "turned", "shuffle": "shuffled", "reveal": "revealed",
        "look": "looked", "use": "used", "switch": "switched", "gain": "gained",
    }  # fmt: skip
    TO: ClassVar[dict[str, str]] = {"shuffle": "zone", "step-began": "step", "game-ended": "reason"}
    OTHER: ClassVar[dict[str, str]] = {"attach": "to"}
    AMOUNT: ClassVar[dict[str, str]] = {"turn-began": "turn", "turn-ended": "turn"}
    NUMBERS: ClassVar[tuple[str, ...]] = ("number",)
    """Arguments that are numbers, and no cards."""
    UNTOLD: ClassVar[tuple[str, ...]] = ("step",)
    """Kinds of events that only the engine needs to know."""

    def ask(self, names: list[str], ask: Ask, number: int) -> m.Ask:
        """An ask in the protocol's words."""
        options = tuple(self.option(names, option, str(at)) for at, option in enumerate(ask.options))
        about = ask.about.name if isinstance(ask.about, Live) else str(ask.about or "")
        return m.Ask(
            id=str(number), player=LETTERS[ask.player], kind=cast(m.AskKind, ask.kind), options=options,
            least=ask.least, most=ask.most, ordered=ask.ordered, about=about,
        )  # fmt: skip

    def option(self, names: list[str], option: Option, ident: str) -> m.Option:
        """An option in the protocol's words."""
        fields: dict[str, str | int] = {}
        for name, arg in zip(self.FIELDS.get(option.kind, ()), option.args, strict=True):
            if isinstance(arg, Live):
                fields[name] = arg.name
            else:
                fields[name] = arg if name in self.NUMBERS else names[arg]
        return m.Option(id=ident, kind=option.kind, fields=fields)

    def event(self, names: list[str], event: Event) -> m.Event | None:
        """An event in the protocol's words; None for what only the engine needs to know."""
        if event.kind in self.UNTOLD:
            return None
        fields: dict[str, Any] = {}
        if event.card >= 0:
            fields["card"] = names[event.card]
        if event.player >= 0:
            fields["player"] = LETTERS[event.player] if event.player < len(LETTERS) else ""
        if event.kind == "move":
            fields["from"] = event.frm
        if event.to:
            fields[self.TO.get(event.kind, "to")] = event.to
        if event.other >= 0:
            fields[self.OTHER.get(event.kind, "other")] = names[event.other]
        if event.amount > 0:
            fields[self.AMOUNT.get(event.kind, "amount")] = event.amount
        if event.cause:
            fields["cause"] = event.cause
        if event.source is not None and event.source.card >= 0:
            fields["source"] = names[event.source.card]
        if event.ability is not None:
            fields["ability"] = event.ability.name
        return m.Event(kind=self.KINDS.get(event.kind, event.kind), fields=fields)

    def view(self, game: TemplateGame, names: list[str], viewer: m.Viewer) -> m.View:
        """What a viewer may know of the game."""
        state = game.state
        zones: dict[m.Player, dict[str, tuple[m.Seen, ...]]] = {}
        for player, letter in enumerate(LETTERS):
            zones[letter] = {
                zone: tuple(self.seen(game, names, card, viewer) for card in lying(game, player, zone))
                for zone in state.OWN_ZONES
            }
        shared = {
            zone: tuple(self.seen(game, names, card, viewer) for card in state.zones[NOBODY, zone])
            for zone in state.SHARED
        }
        flow = [frame for frame in state.flow if frame[0] == "turn"]
        counters = {letter: self.counters(game, player) for player, letter in enumerate(LETTERS)}
        return m.View(
            viewer=viewer, turn=state.turn, turn_player=LETTERS[state.turn_player],
            step=flow[-1][1] if flow else "setup", zones=zones, shared=shared, counters=counters,
            unused=state.chance.unused if viewer == "judge" else 0,
        )  # fmt: skip

    def seen(self, game: TemplateGame, names: list[str], card: int, viewer: m.Viewer) -> m.Seen:
        """A card as a viewer sees it."""
        record = game.state.cards[card]
        if not self.is_visible(game, card, viewer):
            return m.Seen(hidden=True, face_down=record.face_down)  # hololive 4.1.2.2; gotoubun 4.1.2.2
        return m.Seen(
            id=names[card], card=record.face.key, face_down=record.face_down, facts=self.facts(game, names, card),
            under=tuple(self.seen(game, names, each, viewer) for each in record.under),
            attached=tuple(self.seen(game, names, each, viewer) for each in record.attached),
            **self.lies(game, card),
        )  # fmt: skip

    def is_visible(self, game: TemplateGame, card: int, viewer: str) -> bool:
        """Whether a viewer may know what the card is."""
        if viewer == "judge":
            return True
        player = LETTERS.index(cast(Literal["A", "B"], viewer))
        return game.state.can_see(player, card)

    def counters(self, game: TemplateGame, player: int) -> dict[str, int]:
        """A player's counters."""
        return {}

    def lies(self, game: TemplateGame, card: int) -> dict[str, Any]:
        """How a card lies, besides whether it is face down."""
        return {}

    def facts(self, game: TemplateGame, names: list[str], card: int) -> dict[str, Any]:
        """A card's information now."""
        raise NotImplementedError


def lying(game: TemplateGame, player: int, zone: str) -> tuple[int, ...]:
    """The cards of a zone, those on the board that belong to no other card there included."""
    zones, cards = game.state.zones, game.state.cards
    if zone not in game.state.BOARD:
        return zones[player, zone]
    return zones[player, zone] + tuple(card for card in zones[player, LOOSE] if cards[card].zone == zone)
