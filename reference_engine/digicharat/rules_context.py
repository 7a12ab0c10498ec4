"""A running game of Di Gi Charat, as its rules see it: what is known of characters, and what is done to cards."""

from __future__ import annotations

from ..kernel import rules_context
from ..kernel.commit import commit_events
from ..kernel.events import EngineEvent
from .state import DECK, GameState


class RulesContext(rules_context.RulesContext):
    """A running game: its state, and what its rules do to it."""

    state: GameState

    def current_value(self, card: int, what: str) -> int:
        """A character's power or guard now; in the battle that it covers in, it has no power."""
        battle = self.state.battle
        if what == "power" and battle is not None and self.state.reference_to(card) in battle.spent:  # 3-5.4
            return 0
        return max(0, int(getattr(self.characteristics_of(card), what)))

    def has_skill(self, card: int, skill: str) -> bool:
        """Whether a character has a skill."""
        return skill in self.state.cards[card].face.keywords

    def continue_after_responses(self, player: int, *then: object) -> None:
        """Something was done. What goes on is ``then``; before that both players may respond, the other one first."""
        doing, step = self.state.flow[-1][0], self.state.step
        self.replace_frame(*then)
        if step == "start":  # 3-4-2.3.n1
            return
        if doing == "damage":  # 3-10-2.1
            return
        self.let_players_respond(1 - player)

    def let_players_respond(self, player: int) -> None:
        """Both players may respond, that one first, and then the chain is resolved."""
        self.push_frame("resolve")
        self.push_frame("respond", player, 0)

    # --- what is done ---------------------------------------------------------------------------

    def move_card(self, card: int, to: str, cause: str) -> None:
        """A card goes to a zone of its player, on top, and is no longer the one that was spoken of."""
        commit_events(self, (EngineEvent("move", card, self.state.cards[card].seat, to=to, cause=cause),))

    def cause_of(self, zone: str) -> str:
        return "effect"

    def put_to_sleep(self, card: int) -> None:
        """A character falls asleep, if it is awake."""
        if not self.state.cards[card].resting:
            commit_events(self, (EngineEvent("rest", card),))

    def wake_up(self, card: int) -> None:
        """A character wakes, if it is asleep."""
        if self.state.cards[card].resting:
            commit_events(self, (EngineEvent("ready", card),))

    # --- the end --------------------------------------------------------------------------------

    def check_rules(self, done: tuple[EngineEvent, ...]) -> None:
        """A deck is looked at when cards leave it."""
        if any(event.kind == "move" and event.frm == DECK for event in done):
            self.lose_without_deck()

    def lose_without_deck(self) -> None:
        """Who has no deck left loses (DA-9)."""
        if losers := tuple(player for player in (0, 1) if not self.state.zones[player, DECK]):
            self.end_game(losers, "an empty deck")
