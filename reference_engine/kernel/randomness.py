"""Randomness that can be replayed: a script of predetermined results, then a generator held as one integer."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

MASK = (1 << 64) - 1


class ScriptEmpty(Exception):
    """Raised if a random result is needed that neither a script nor a seed provides."""


class RandomSource(Struct, frozen=True, gc=False):
    """The source of random results. Immutable: each draw returns the result and the remaining source."""

    seed: int | None = None
    dice: tuple[int, ...] = ()
    coins: tuple[bool, ...] = ()
    shuffles: tuple[tuple[int, ...], ...] = ()

    @property
    def unused_results(self) -> int:
        """The number of scripted results that were not drawn."""
        return len(self.dice) + len(self.coins) + len(self.shuffles)

    def draw_below(self, bound: int, what: str) -> tuple[int, RandomSource]:
        """A number from 0 to ``bound`` - 1 from the generator (splitmix64)."""
        if self.seed is None:
            raise ScriptEmpty(f"{what} is needed, but the scene's script has no result left")
        seed = (self.seed + 0x9E3779B97F4A7C15) & MASK
        z = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return (z ^ (z >> 31)) % bound, replace(self, seed=seed)

    def roll_die(self) -> tuple[int, RandomSource]:
        """The result of one six-sided die."""
        if self.dice:
            return self.dice[0], replace(self, dice=self.dice[1:])
        number, left = self.draw_below(6, "a die")
        return number + 1, left

    def flip_coin(self) -> tuple[bool, RandomSource]:
        """The result of one coin."""
        if self.coins:
            return self.coins[0], replace(self, coins=self.coins[1:])
        number, left = self.draw_below(2, "a coin")
        return number == 1, left

    def shuffle_cards(self, cards: tuple[int, ...]) -> tuple[tuple[int, ...], RandomSource]:
        """The cards in a new order, by the first script entry that names only these cards, or else by the seed."""
        meant = next((order for order in self.shuffles if set(order) <= set(cards)), None)
        if meant is not None:
            at = self.shuffles.index(meant)
            rest = tuple(card for card in cards if card not in meant)
            return meant + rest, replace(self, shuffles=self.shuffles[:at] + self.shuffles[at + 1 :])
        if self.seed is None:
            return cards, self
        deck, left = list(cards), self
        for i in range(len(deck) - 1, 0, -1):
            j, left = left.draw_below(i + 1, "a shuffle")
            deck[i], deck[j] = deck[j], deck[i]
        return tuple(deck), left
