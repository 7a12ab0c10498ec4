"""A game of Di Gi Charat: the kernel's game with this rulebook's procedures, and what is done to cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from ..kernel.flow import Frame, Game, GameOver, Procedure
from .chain import resolve, respond
from .damage import process
from .effects import changes_of
from .setup import set_up
from .state import DECK, HAND, PILE, SET, SLOT, Event, Table
from .turn import take_part


class Digicharat(Game[Table]):
    """A running game."""

    procedures: Mapping[str, Callable[[Any, Frame], Procedure[None]]] = {
        "setup": set_up,
        "turn": take_part,
        "respond": respond,
        "resolve": resolve,
        "damage": process,
    }

    @property
    def step(self) -> str:
        """The phase that it is."""
        return next((frame[1] for frame in self.state.flow if frame[0] == "turn"), "setup")

    def number(self, card: int, what: str) -> int:
        """A character's power or guard now; in the battle that it covers in, it has no power."""
        battle = self.state.battle
        if what == "power" and battle is not None and self.state.ref(card) in battle.spent:  # 3-5.4
            return 0
        printed: int = getattr(self.state.cards[card].face, what)
        return max(0, printed + changes_of(self, card, what))

    def has(self, card: int, skill: str) -> bool:
        """Whether a character has a skill."""
        return skill in self.state.cards[card].face.keywords

    def acted(self, player: int, *then: object) -> None:
        """Something was done. What goes on is ``then``; before that both players may respond, the other one first."""
        doing, step = self.state.flow[-1][0], self.step
        self.replace(*then)
        if step == "start":  # 3-4-2.3.n1
            return
        if doing == "damage":  # 3-10-2.1
            return
        self.push("respond", 1 - player, 0)

    # --- what is done ---------------------------------------------------------------------------

    def tell(self, kind: str, card: int = -1, player: int = -1, **more: Any) -> None:
        """Tell observers of something."""
        self.state.log.append(Event(kind, card, player, **more))

    def move(self, card: int, to: str, cause: str) -> None:
        """A card goes to a zone of its player, on top, and is no longer the one that was spoken of."""
        state = self.state
        old = state.cards[card]
        there = state.zones[old.seat, old.zone]
        state.zones[old.seat, old.zone] = tuple(each for each in there if each != card)
        state.zones[old.seat, to] = (card, *state.zones[old.seat, to])
        state.change(card, zone=to, since=state.tick(), asleep=False, state=SET if to == SLOT else "")
        self.tell("move", card, old.seat, frm=old.zone, to=to, cause=cause)

    def sleep(self, card: int) -> None:
        """A character falls asleep, if it is awake."""
        if not self.state.cards[card].asleep:
            self.state.change(card, asleep=True)
            self.tell("rested", card)

    def wake(self, card: int) -> None:
        """A character wakes, if it is asleep."""
        if self.state.cards[card].asleep:
            self.state.change(card, asleep=False)
            self.tell("readied", card)

    def draw(self, player: int, count: int) -> None:
        """A player draws cards, one at a time, as many as there are (DA-9)."""
        for card in self.state.zones[player, DECK][:count]:
            self.move(card, HAND, "draw")
        self.lose_without_deck()

    def mill(self, player: int, count: int) -> None:
        """Damage to a player: that many cards from the top of the deck are discarded (DA-8)."""
        for card in self.state.zones[player, DECK][:count]:
            self.move(card, PILE, "damage")

    def shuffle(self, player: int) -> None:
        """A player's deck is shuffled."""
        state = self.state
        state.zones[player, DECK], state.chance = state.chance.shuffled(state.zones[player, DECK])
        state.touch()
        self.tell("shuffle", player=player, to=DECK)

    # --- the end --------------------------------------------------------------------------------

    def lose_without_deck(self) -> None:
        """Who has no deck left loses (DA-9)."""
        if losers := tuple(player for player in (0, 1) if not self.state.zones[player, DECK]):
            self.end(losers, "an empty deck")

    def end(self, losers: tuple[int, ...], reason: str) -> None:
        """The game is over: these players lost."""
        self.state.result = (losers, reason)
        self.tell("game-ended", to=reason)
        raise GameOver

    def concede(self, player: int) -> None:
        """A player gives up."""
        with suppress(GameOver):
            self.end((player,), "a concession")
        self.run()
