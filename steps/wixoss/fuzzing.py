"""What ``saitei fuzz`` says of WIXOSS's plays that cannot be said of any game."""

from __future__ import annotations

from ..fuzzing import GameFuzzing


class WixossFuzzing(GameFuzzing):
    """Nobody sees Life Cloth; whose LRIG deck it is may look at it."""

    @property
    def hidden_zones(self) -> frozenset[str]:
        """The zones whose cards nobody sees."""
        return (super().hidden_zones | {"life"}) - self.private_zones

    @property
    def private_zones(self) -> frozenset[str]:
        """The zones whose cards their player alone sees."""
        return super().private_zones | {"lrig deck"}
