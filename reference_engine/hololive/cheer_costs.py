"""10.5: paying with the cheers attached to a holomem."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from .art_and_skill import Art
from .cards import COLORLESS
from .rules_context import RulesContext


def covers_cost(cheers: Iterable[frozenset[str]], cost: tuple[str, ...]) -> bool:
    """Whether cheers of these colours can pay for the icons, one cheer for one icon (10.5.2)."""
    return _covers(list(cheers), tuple(sorted(cost, key=lambda icon: icon == COLORLESS)))


def has_cheers_for_cost(game: RulesContext, holomem: int, cost: tuple[str, ...]) -> bool:
    """Whether the cheers attached to a holomem cover a cost."""
    return covers_cost((game.characteristics_of(card).colors for card in attached_cheers(game, holomem)), cost)


def has_cheers_for_art(game: RulesContext, holomem: int, art: Art) -> bool:
    """Whether an art's current cost is attached to its holomem: cheers, and cards that count as one (12.3.3.1)."""
    attached = [game.characteristics_of(card) for card in game.state.cards[holomem].attached]
    others = (info.cheer - {COLORLESS} for info in attached if info.cheer)  # 12.3.3.1
    cheers = (game.characteristics_of(card).colors for card in attached_cheers(game, holomem))
    return covers_cost((*cheers, *others), current_art_cost(game, holomem, art))


def current_art_cost(game: RulesContext, holomem: int, art: Art) -> tuple[str, ...]:
    """The icons of an art's cost after effects have removed or added some; never fewer than none."""
    changes = game.characteristics_of(holomem).arts_cost
    if not changes:
        return art.cost
    icons = Counter(art.cost)
    for icon, more in changes:
        icons[icon] += more  # 12.3.3.1
    return tuple(icons.elements())


def attached_cheers(game: RulesContext, holomem: int) -> list[int]:
    """The cheers attached to a holomem."""
    records = game.state.cards
    return [card for card in records[holomem].attached if records[card].face.is_cheer]


def _covers(cheers: list[frozenset[str]], cost: tuple[str, ...]) -> bool:
    if not cost:
        return True
    icon, rest = cost[0], cost[1:]
    if len(cheers) < len(cost):
        return False
    if icon == COLORLESS:
        return True  # 10.5.2
    return any(
        icon in colors and _covers(cheers[:at] + cheers[at + 1 :], rest) for at, colors in enumerate(cheers)
    )  # 10.5.2
