"""One open toy game: its rules, and what is seen of it."""

from __future__ import annotations

from saitei.adapters import PLAYERS, Illegal, Player, Unsupported
from saitei.adapters.messages import Ask, Event, Option, Position, Result, Scene, SeenCard, Situation, View, Viewer


class Session:
    """A toy game, opened from a position."""

    def __init__(self, scene: Scene) -> None:
        if not isinstance(scene, Position):
            raise Unsupported("a game from its beginning")
        if any(card.abilities for card in scene.cards.values()):
            raise Unsupported("a card with a text")
        self.zones = {p: {z: [c.id for c in cards] for z, cards in scene.seats[p].zones.items()} for p in PLAYERS}
        self.turn_player, self.turn = scene.turn_player, scene.turn
        self.dice = list(scene.script.dice)
        self.losers: tuple[Player, ...] = ()
        self.asks = 0
        self.events: list[Event] = []

    # --- the rules ---

    def options(self) -> tuple[Option, ...]:
        """The actions of the turn player."""
        hand = self.zones[self.turn_player]["hand"]  # 1.2
        placing = [Option(id=f"place-{card}", kind="place", fields={"card": card}) for card in hand]
        return (*placing, Option(id="pass", kind="pass"))

    def place(self, card: str) -> None:
        """A card goes onto the pile."""
        zones = self.zones[self.turn_player]
        zones["hand"].remove(card)
        zones["pile"].insert(0, card)  # 1.1
        self.events.append(Event(kind="moved", fields={"card": card, "from": "hand", "to": "pile"}))
        if card == "Die":  # 1.3
            self.events.append(Event(kind="rolled", fields={"player": self.turn_player, "number": self.dice.pop(0)}))

    def end_turn(self) -> None:
        """The turn is over, and perhaps the game."""
        other: Player = "B" if self.turn_player == "A" else "A"
        if len(self.zones[self.turn_player]["pile"]) >= 3:  # 2.2
            self.losers = (other,)
        self.turn_player, self.turn = other, self.turn + 1  # 2.1
        self.events.append(Event(kind="turn-began", fields={"turn": self.turn, "player": other}))

    # --- the protocol ---

    def situation(self) -> Situation:
        """The events so far, and the open ask."""
        events, self.events = tuple(self.events), []
        if self.losers:
            return Situation(events=events, result=Result(losers=self.losers, reason="three cards"))
        ask = Ask(id=f"ask-{self.asks}", player=self.turn_player, kind="action", options=self.options())
        return Situation(events=events, ask=ask)

    def answer(self, ask: str, picks: tuple[str, ...]) -> None:
        """Answer the open ask."""
        if ask != f"ask-{self.asks}":
            raise Illegal(f"ask {ask} is not open")
        if len(picks) != 1 or picks[0] not in {option.id for option in self.options()}:
            raise Illegal(f"{picks} is not one of the options")
        self.asks += 1
        if picks == ("pass",):
            self.end_turn()
        else:
            self.place(picks[0].removeprefix("place-"))

    def view(self, viewer: Viewer) -> View:
        """The view of a viewer."""
        return View(
            viewer=viewer,
            turn=self.turn,
            turn_player=self.turn_player,
            step="main",
            zones={
                player: {
                    zone: tuple(_seen(player, zone, card, viewer) for card in cards) for zone, cards in has.items()
                }
                for player, has in self.zones.items()
            },
            unused=len(self.dice) if viewer == "judge" else 0,
        )


def _seen(player: Player, zone: str, card: str, viewer: Viewer) -> SeenCard:
    return SeenCard(hidden=True) if zone == "hand" and viewer not in ("judge", player) else SeenCard(id=card, card=card)
