"""Cards that are chosen or ordered one by one: a row of asks, each for one of the remaining cards.

An engine may ask for several cards at once or in a row. A claim about the number of cards holds for both. For an
engine that asks in a row, the later asks show whether it is true.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .messages import ACTS, Ask, Option
from .option_matching import option_texts


class Miscounted(AssertionError):
    """The engine asks for more cards, or for fewer, than were claimed."""


@dataclass
class CountClaim:
    """A claim that ``least`` to ``most`` cards are chosen. ``taken`` cards were picked one by one since it was made.

    If the cards are ``ordered``, an engine need not ask for the last one.
    """

    least: int
    most: int
    ordered: bool = False
    taken: int = 0

    def matches_ask(self, ask: Ask) -> bool:
        """Whether the ask can be for the first or the next of these cards."""
        return (ask.least, ask.most) == (int(self.taken < self.least), 1) and self.taken < self.most

    def check_next_ask(self, ask: Ask | None) -> None:
        """Check the ask with which the engine goes on (None: it does not). Raises :class:`Miscounted`."""
        claimed = f"expected {self.least} to {self.most} to be chosen; after {self.taken}, one by one"
        if ask is None and self.taken < self.most - self.ordered:
            raise Miscounted(f"{claimed}, no more can be")
        if ask is not None and not self.matches_ask(ask):
            raise Miscounted(f"{claimed}, {ask.least} to {ask.most} more are asked for")


def continues_row(before: Ask, picked: Sequence[Option], ask: Ask) -> bool:
    """Whether an ask is for one of the cards, modes or others that remain after a pick in the ask before."""
    if len(picked) != 1 or before.most != 1 or ask.most != 1 or ask.kind in (*ACTS, "optional"):
        return False
    if (before.player, before.kind, before.about) != (ask.player, ask.kind, ask.about):
        return False
    return option_texts([option for option in before.options if option is not picked[0]]) == option_texts(ask.options)


def is_order_ask(ask: Ask) -> bool:
    """Whether an ask can be for the order of cards: of all at once, or for the first one of a row."""
    return ask.kind == "order" or (ask.kind == "choose" and (ask.ordered or (ask.least, ask.most) == (1, 1)))
