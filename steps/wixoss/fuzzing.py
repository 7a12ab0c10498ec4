"""The sentences of ``saitei fuzz`` that are special to WIXOSS."""

from __future__ import annotations

from ..fuzzing import GameFuzzing


class WixossFuzzing(GameFuzzing):
    """Sentences about WIXOSS: neither player sees Life Cloth; only its player may look at an LRIG deck."""

    @property
    def hidden_zones(self) -> frozenset[str]:
        """The zones whose cards neither player sees."""
        return (super().hidden_zones | {"life"}) - self.private_zones

    @property
    def private_zones(self) -> frozenset[str]:
        """The zones whose cards only their player sees."""
        return super().private_zones | {"lrig deck"}
