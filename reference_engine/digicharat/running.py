"""A running game of Di Gi Charat, as its rules see it: what is known of characters, and what is done to cards."""

from __future__ import annotations

from ..kernel import running
from ..kernel.committing import commit
from ..kernel.events import Event
from .state import DECK, Table


class Running(running.Running):
    """A running game: its state, and what its rules do to it."""

    state: Table

    def number(self, card: int, what: str) -> int:
        """A character's power or guard now; in the battle that it covers in, it has no power."""
        battle = self.state.battle
        if what == "power" and battle is not None and self.state.ref(card) in battle.spent:  # 3-5.4
            return 0
        return max(0, int(getattr(self.info(card), what)))

    def has(self, card: int, skill: str) -> bool:
        """Whether a character has a skill."""
        return skill in self.state.cards[card].face.keywords

    def acted(self, player: int, *then: object) -> None:
        """Something was done. What goes on is ``then``; before that both players may respond, the other one first."""
        doing, step = self.state.flow[-1][0], self.state.step
        self.replace(*then)
        if step == "start":  # 3-4-2.3.n1
            return
        if doing == "damage":  # 3-10-2.1
            return
        self.let_respond(1 - player)

    def let_respond(self, player: int) -> None:
        """Both players may respond, that one first, and then the chain is resolved."""
        self.push("resolve")
        self.push("respond", player, 0)

    # --- what is done ---------------------------------------------------------------------------

    def move(self, card: int, to: str, cause: str) -> None:
        """A card goes to a zone of its player, on top, and is no longer the one that was spoken of."""
        commit(self, (Event("move", card, self.state.cards[card].seat, to=to, cause=cause),))

    def cause_of(self, zone: str) -> str:
        return "effect"

    def sleep(self, card: int) -> None:
        """A character falls asleep, if it is awake."""
        if not self.state.cards[card].resting:
            commit(self, (Event("rest", card),))

    def wake(self, card: int) -> None:
        """A character wakes, if it is asleep."""
        if self.state.cards[card].resting:
            commit(self, (Event("ready", card),))

    # --- the end --------------------------------------------------------------------------------

    def check_rules(self, done: tuple[Event, ...]) -> None:
        """A deck is looked at when cards leave it."""
        if any(event.kind == "move" and event.frm == DECK for event in done):
            self.lose_without_deck()

    def lose_without_deck(self) -> None:
        """Who has no deck left loses (DA-9)."""
        if losers := tuple(player for player in (0, 1) if not self.state.zones[player, DECK]):
            self.end(losers, "an empty deck")
