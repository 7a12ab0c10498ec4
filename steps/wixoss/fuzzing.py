"""The sentences of ``saitei fuzz`` that are special to WIXOSS."""

from __future__ import annotations

from collections.abc import Sequence

from ...adapters.messages import Player
from ..action_table import Fields
from ..fuzzing import GameFuzzing
from .phrases import PILES

_PILE_NAMES = {zone: name for name, zone in PILES.items()}


class WixossFuzzing(GameFuzzing):
    """Sentences about WIXOSS: neither player sees Life Cloth; only its player may look at an LRIG deck."""

    def decision_sentence(self, player: Player, kind: str, picks: Sequence[tuple[str, Fields]]) -> str | None:
        """The When for a decision, also in the asks of WIXOSS alone; None if no phrase says it."""
        said = super().decision_sentence(player, kind, picks)
        if said is None and (own := self._own_sentence(kind, [fields for _, fields in picks])):
            said = f"{player} {own}"
        return said if said and self.vocabulary.has_phrase("when", said) else None

    def _own_sentence(self, kind: str, picks: Sequence[Fields]) -> str:
        """The words after the player's name for a decision in an ask of WIXOSS alone; empty for other decisions."""
        match kind, picks:
            case "mode", [one]:
                return f'chooses the mode "{one["mode"]}"'
            case "mode", [one, other]:
                return f'chooses the modes "{one["mode"]}" and "{other["mode"]}"'
            case "zone", [one]:
                return f"picks {one['player']}'s {one['zone']}"
            case "color", [one]:
                return f"picks the color {one['color']}"
            case "bond", [one]:
                return f"names {one['student']}"
            case "rule", [one]:
                return f"lets {self.card_label(str(one['card']))} go to the {_PILE_NAMES.get(str(one['zone']), '')}"
        return ""

    @property
    def hidden_zones(self) -> frozenset[str]:
        """The zones whose cards neither player sees."""
        return (super().hidden_zones | {"life"}) - self.private_zones

    @property
    def private_zones(self) -> frozenset[str]:
        """The zones whose cards only their player sees."""
        return super().private_zones | {"lrig deck"}
