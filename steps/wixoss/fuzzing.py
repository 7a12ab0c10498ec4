"""What ``saitei fuzz`` says of WIXOSS's plays that cannot be said of any game."""

from __future__ import annotations

from ..fuzzing import Fuzzing


class Wixoss(Fuzzing):
    """Nobody sees Life Cloth; whose LRIG deck it is may look at it."""

    @property
    def hidden(self) -> frozenset[str]:
        """The zones whose cards nobody sees."""
        return (super().hidden | {"life"}) - self.private

    @property
    def private(self) -> frozenset[str]:
        """The zones whose cards their player alone sees."""
        return super().private | {"lrig deck"}
