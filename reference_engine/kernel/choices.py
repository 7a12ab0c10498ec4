"""Choosing, when an instruction is reached, the cards that it speaks of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from msgspec.structs import replace

from ...adapters.abilities import Cards, Choose, Instruction, Reference, Remaining, Top
from .asks import Ask, Option
from .context import Context, Ref
from .flow import Procedure
from .policies import Shortfall
from .references import EVERYTHING, amount, are_alike, are_unlike, cards, players
from .running import Running
from .traits import said


class Cancelled(Exception):
    """Raised where a text lets choose more cards than there are, and nothing more of it is done for that."""


def pick(
    game: Running, ctx: Context, reference: Reference, fitting: Callable[[int], bool] = lambda card: True
) -> Procedure[tuple[list[int], bool]]:
    """The cards that an instruction is about, chosen if it says so; and whether there are as many as it says.

    Only ``fitting`` cards can be chosen.
    """
    if isinstance(reference, Top) and reference.least is not None:
        reference = yield from how_many(game, ctx, reference, reference.least)
    if not isinstance(reference, Choose):
        found = cards(game, ctx, reference)
        if isinstance(reference, Top):
            return found, len(found) >= amount(game, ctx, reference.count)
        return found, bool(found)
    if ctx.ahead:
        return chosen_ahead(game, ctx)
    among = [card for card in cards(game, ctx, reference.among) if fitting(card) and game.can_choose(ctx, card)]
    most = amount(game, ctx, reference.most)
    least = most if reference.least is None else reference.least  #: as-many-as-said
    wanted = least
    (player,) = players(ctx.seat, reference.by)  #: who-chooses
    if hidden := where_to_find(game, ctx, reference.among):
        game.state.show(player, hidden)
        if not ctx.paying and not is_any(reference.among):
            least = 0  #: need-not-find
    fitting_ones = enough(game, ctx, among, least)
    if reference.alike or reference.unlike:
        chosen = yield from choose_related(game, player, reference, fitting_ones, least, most)
    else:
        chosen = yield from choose(game, player, fitting_ones, least, most)
    if not ctx.paying:
        ctx.asked += 1
        ctx.chosen += len(chosen)  #: counts-targets
    ctx.it = tuple(game.state.ref(card) for card in chosen)  #: chosen-are-meant
    return chosen, len(chosen) >= wanted


def how_many(game: Running, ctx: Context, top: Top, least: int) -> Procedure[Top]:
    """So many cards from the top as the player says now, from ``least`` up: as many as there are, where fewer are."""
    there = len(cards(game, ctx, top))
    options = tuple(Option("number", (number,)) for number in range(min(least, there), there + 1))  #: says-how-many
    if len(options) == 1:
        return replace(top, count=least, least=None)
    (pick,) = yield Ask(ctx.seat, "number", options, about=ctx.held)
    return replace(top, count=pick.args[0], least=None)


def choose_ahead(
    game: Running, ctx: Context, instructions: tuple[Instruction, ...]
) -> Procedure[tuple[tuple[Ref, ...], ...]]:
    """What the choices of a text fall on that are made before anything of it is done, in its order."""
    found: list[tuple[Ref, ...]] = []
    for instruction in instructions:
        for _, reference in said(instruction):
            if isinstance(reference, Choose):
                yield from pick(game, ctx, reference)
                found.append(ctx.it)
    return tuple(found)


def chosen_ahead(game: Running, ctx: Context) -> tuple[list[int], bool]:
    """What the next choice fell on that was made ahead, of the cards that are still there; and whether all are."""
    ctx.it, ctx.ahead = ctx.ahead[0], ctx.ahead[1:]
    there = [card for card in map(game.state.found, ctx.it) if card is not None]
    return there, len(there) == len(ctx.it)


def enough(game: Running, ctx: Context, among: list[int], least: int) -> list[int]:
    """The cards that can be chosen, where a text asks for so many at least; a cost tells by itself what it lacks."""
    if len(among) >= least or ctx.paying or ctx.optional or game.state.POLICIES.shortfall is Shortfall.AS_MANY:
        return among
    if game.state.POLICIES.shortfall is Shortfall.CANCELLED:
        raise Cancelled
    return []


def choose(game: Running, player: int, among: list[int], least: int, most: int) -> Procedure[list[int]]:
    """Let a player choose cards: as many as possible, where there are fewer than ``least``."""
    most = max(0, min(most, len(among)))  #: at-most-what-is-there
    least = min(least, most)  #: as-many-as-possible
    if most == 0:
        return []
    if least == len(among):  #: all-without-asking
        return among
    picks = yield Ask(player, "choose", tuple(Option("card", (card,)) for card in among), least, most)
    return [each.args[0] for each in picks]


def choose_related(
    game: Running, player: int, reference: Choose, among: list[int], least: int, most: int
) -> Procedure[list[int]]:
    """Let a player choose cards that are alike or unlike, one by one: each of those that as many can still go with."""
    chosen: list[int] = []

    def go_together(cards: Sequence[int]) -> bool:
        alike = not reference.alike or are_alike(game, cards, reference.alike)
        return alike and (not reference.unlike or are_unlike(game, cards, reference.unlike))

    def is_enough(card: int) -> bool:
        others = [each for each in left if each != card]
        wanting = max(0, least - len(chosen) - 1)
        return any(go_together((*chosen, card, *more)) for more in combinations(others, wanting))

    while len(chosen) < most:
        left = [card for card in among if card not in chosen and go_together((*chosen, card))]
        able = [card for card in left if is_enough(card)] or left
        picked = yield from choose(game, player, able, int(len(chosen) < least), 1)
        if not picked:
            break
        chosen += picked
    return chosen


def choose_one(game: Running, player: int, among: list[int]) -> Procedure[int | None]:
    """Let a player choose a card; None where there is none."""
    for chosen in (yield from choose(game, player, among, 1, 1)):
        return chosen
    return None


def in_order(game: Running, player: int, among: list[int]) -> Procedure[list[int]]:
    """Let a player say in which order cards are put down, the top one first."""
    if len(among) < 2:
        return among
    options = tuple(Option("card", (card,)) for card in among)
    picks = yield Ask(player, "order", options, len(among), len(among), ordered=True)
    return [each.args[0] for each in picks]


def is_any(among: Reference) -> bool:
    """Whether any card there is what is described."""
    return bool(getattr(among, "where", None) == EVERYTHING)  #: any-card-is-found


def where_to_find(game: Running, ctx: Context, among: Reference) -> list[int]:
    """The cards among which a player has to look for what is described, and which not everybody sees."""
    if not isinstance(among, Cards | Remaining) or (is_any(among) and getattr(among, "zone", ()) != ("deck",)):
        return []
    state = game.state
    lying = cards(game, ctx, replace(among, where=EVERYTHING))
    hidden = [card for card in lying if state.cards[card].zone not in state.PUBLIC]
    return [card for card in hidden if not (state.can_see(0, card) and state.can_see(1, card))]  #: hidden-from-somebody
