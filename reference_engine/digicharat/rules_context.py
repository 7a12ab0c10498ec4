"""A running game of Di Gi Charat: the rules' queries about characters, and the actions on cards."""

from __future__ import annotations

from ..kernel import rules_context
from ..kernel.commit import commit_events
from ..kernel.events import EngineEvent
from .state import DECK, GameState


class RulesContext(rules_context.RulesContext):
    """A running game: its state, and the actions of its rules."""

    state: GameState

    def current_value(self, card: int, what: str) -> int:
        """A character's current power or guard; in a battle in which it covers, its power is 0."""
        battle = self.state.battle
        if what == "power" and battle is not None and self.state.reference_to(card) in battle.spent:  # 3-5.4
            return 0
        return max(0, int(getattr(self.characteristics_of(card), what)))

    def has_skill(self, card: int, skill: str) -> bool:
        """Whether a character has a skill."""
        return skill in self.state.cards[card].face.keywords

    def continue_after_responses(self, player: int, *then: object) -> None:
        """Let both players respond to an action, the opponent first; then continue with the frame ``then``."""
        doing, step = self.state.flow[-1][0], self.state.step
        self.replace_frame(*then)
        if step == "start":  # 3-4-2.3.n1
            return
        if doing == "damage":  # 3-10-2.1
            return
        self.let_players_respond(1 - player)

    def let_players_respond(self, player: int) -> None:
        """Let both players respond, that player first; then resolve the chain."""
        self.push_frame("resolve")
        self.push_frame("respond", player, 0)

    # --- actions --------------------------------------------------------------------------------

    def move_card(self, card: int, to: str, cause: str) -> None:
        """Move a card to the top of a zone of its player. It becomes a new card for references."""
        commit_events(self, (EngineEvent("move", card, self.state.cards[card].seat, to=to, cause=cause),))

    def cause_of(self, zone: str) -> str:
        return "effect"

    def put_to_sleep(self, card: int) -> None:
        """Put a character to sleep, if it is awake."""
        if not self.state.cards[card].resting:
            commit_events(self, (EngineEvent("rest", card),))

    def wake_up(self, card: int) -> None:
        """Wake a character, if it is asleep."""
        if self.state.cards[card].resting:
            commit_events(self, (EngineEvent("ready", card),))

    # --- the end --------------------------------------------------------------------------------

    def check_rules(self, done: tuple[EngineEvent, ...]) -> None:
        """Check decks after cards have left them."""
        if any(event.kind == "move" and event.frm == DECK for event in done):
            self.lose_without_deck()

    def lose_without_deck(self) -> None:
        """End the game: players without a deck lose (DA-9)."""
        if losers := tuple(player for player in (0, 1) if not self.state.zones[player, DECK]):
            self.end_game(losers, "an empty deck")
