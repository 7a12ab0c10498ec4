"""Encoding of an engine's options, asks, events and views as protocol messages."""

from __future__ import annotations

from typing import Any, ClassVar

from ...adapters import messages as m
from ...adapters.protocol_vocabulary import GameVocabulary, Holds
from ..kernel.board_state import LOOSE, NOBODY
from ..kernel.card_game import CardGame
from ..kernel.cards import AbilityInstance
from ..kernel.decisions import EngineAsk, EngineOption
from ..kernel.events import EngineEvent

LETTERS = m.PLAYERS


class Encoder:
    """The encoder of a game. ``WORDS`` gives the name and the type of each argument of an option, by its kind.

    ``KINDS`` are the protocol's names of kinds of events whose names differ; ``TO``, ``AMOUNT`` and ``OTHER`` name
    their fields; ``UNTOLD`` are the kinds that are not sent.
    """

    WORDS: ClassVar[GameVocabulary]
    KINDS: ClassVar[dict[str, str]] = {
        "move": "moved", "shuffle": "shuffled", "turn": "turned", "reveal": "revealed", "look": "looked",
        "use": "used", "switch": "switched", "gain": "gained",
    }  # fmt: skip
    TO: ClassVar[dict[str, str]] = {"shuffle": "zone", "step-began": "step", "game-ended": "reason"}
    AMOUNT: ClassVar[dict[str, str]] = {"turn-began": "turn", "turn-ended": "turn"}
    OTHER: ClassVar[dict[str, str]] = {}
    UNTOLD: ClassVar[tuple[str, ...]] = ("step",)

    # --- asks -----------------------------------------------------------------------------------

    def encode_ask(self, names: list[str], ask: EngineAsk, number: int) -> m.Ask:
        """An ask as a protocol message."""
        options = tuple(self.encode_option(names, option, str(at)) for at, option in enumerate(ask.options))
        return m.Ask(
            id=str(number), player=LETTERS[ask.player], kind=ask.kind, options=options,
            least=ask.least, most=ask.most, ordered=ask.ordered, about=self.ask_subject(ask),
        )  # fmt: skip

    def ask_subject(self, ask: EngineAsk) -> str:
        """The subject of an ask: the ability that asks, or a phrase."""
        return ask.about.name if isinstance(ask.about, AbilityInstance) else str(ask.about or "")

    def encode_option(self, names: list[str], option: EngineOption, ident: str) -> m.Option:
        """An option as a protocol message."""
        said = zip(self.WORDS.option_by_name(option.kind).fields.items(), option.args, strict=True)
        fields = {name: self.encode_argument(names, holds, arg) for (name, holds), arg in said}
        return m.Option(id=ident, kind=option.kind, fields=fields)

    def encode_argument(self, names: list[str], holds: Holds, arg: Any) -> str | int:
        """An option's argument, by its type: a number or a word, the name of an ability, or the name of a card."""
        found: str | int = arg if holds in ("number", "text") else arg.name if holds == "ability" else names[arg]
        return found

    # --- events ---------------------------------------------------------------------------------

    def encode_event(self, names: list[str], event: EngineEvent) -> m.Event | None:
        """An event as a protocol message; None for an event that is not sent."""
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
        fields |= self.other_card_field(names, event)
        if event.amount > 0:
            fields[self.AMOUNT.get(event.kind, "amount")] = event.amount
        if event.cause:
            fields["cause"] = event.cause
        fields |= self.origin_fields(names, event)
        return m.Event(kind=self.KINDS.get(event.kind, event.kind), fields=fields)

    def other_card_field(self, names: list[str], event: EngineEvent) -> dict[str, str]:
        """The card that another was attached to, stacked on, or switched with."""
        return {self.OTHER.get(event.kind, "other"): names[event.other]} if event.other >= 0 else {}

    def origin_fields(self, names: list[str], event: EngineEvent) -> dict[str, str]:
        """The card that an event comes from, and the ability."""
        found: dict[str, str] = {}
        if event.source is not None and event.source.card >= 0:
            found["source"] = names[event.source.card]
        if event.ability is not None:
            found["ability"] = event.ability.name
        return found

    # --- views ----------------------------------------------------------------------------------

    def encode_view(self, game: CardGame, names: list[str], viewer: m.Viewer) -> m.View:
        """The game as a viewer may see it."""
        state = game.state
        zones: dict[m.Player, dict[str, tuple[m.SeenCard, ...]]] = {
            letter: {
                zone: tuple(
                    [self.encode_card(game, names, card, viewer) for card in self.zone_cards(game, player, zone)]
                )
                for zone in state.OWN_ZONES
            }
            for player, letter in enumerate(LETTERS)
        }
        steps = [frame[1] for frame in state.flow if frame[0] == "turn"]
        return m.View(
            viewer=viewer, turn=state.turn, turn_player=LETTERS[state.turn_player],
            step=steps[-1] if steps else "setup", zones=zones, shared=self.encode_shared_zones(game, names, viewer),
            counters={letter: self.player_counters(game, player) for player, letter in enumerate(LETTERS)},
            unused=state.chance.unused_results if viewer == "judge" else 0,
        )  # fmt: skip

    def zone_cards(self, game: CardGame, player: int, zone: str) -> tuple[int, ...]:
        """The cards of a zone, including the cards on the board that belong to no other card there."""
        zones, cards = game.state.zones, game.state.cards
        if zone not in game.state.BOARD:
            return zones[player, zone]
        return zones[player, zone] + tuple(card for card in zones[player, LOOSE] if cards[card].zone == zone)

    def encode_shared_zones(
        self, game: CardGame, names: list[str], viewer: m.Viewer
    ) -> dict[str, tuple[m.SeenCard, ...]]:
        """The zones that both players share."""
        return {
            zone: tuple(self.encode_card(game, names, card, viewer) for card in game.state.zones[NOBODY, zone])
            for zone in game.state.SHARED
        }

    def player_counters(self, game: CardGame, player: int) -> dict[str, int]:
        """A player's counters."""
        return {}

    def encode_card(self, game: CardGame, names: list[str], card: int, viewer: m.Viewer) -> m.SeenCard:
        """A card as a viewer sees it."""
        record = game.state.cards[card]
        if viewer != "judge" and not self.is_visible(game, card, viewer):
            return m.SeenCard(hidden=True, face_down=record.face_down)  #: hidden-card
        found = m.SeenCard(
            id=names[card], card=record.face.key, face_down=record.face_down,
            facts=self.encode_facts(game, names, card), **self.encode_placement(game, card),
        )  # fmt: skip
        if record.under:
            found.under = tuple([self.encode_card(game, names, each, viewer) for each in record.under])
        if record.attached:
            found.attached = tuple([self.encode_card(game, names, each, viewer) for each in record.attached])
        return found

    def encode_placement(self, game: CardGame, card: int) -> dict[str, Any]:
        """How a card lies, apart from its being face down."""
        return {}

    def encode_facts(self, game: CardGame, names: list[str], card: int) -> dict[str, Any]:
        """A card's current information."""
        raise NotImplementedError

    def is_visible(self, game: CardGame, card: int, viewer: m.Player) -> bool:
        """Whether a player may know the face of the card."""
        return bool(game.state.can_see(LETTERS.index(viewer), card))
