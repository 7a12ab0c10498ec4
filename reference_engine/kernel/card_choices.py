"""Choices of cards for an instruction, made when the instruction is reached."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from msgspec.structs import replace

from ...adapters.card_text_tree import ChosenCards, Instruction, MatchingCards, Reference, RemainingCards, TopCards
from .ability_analysis import filled_fields
from .card_references import EVERYTHING, are_alike, are_unlike, evaluate_amount, players_of_side, present_cards
from .decisions import EngineAsk, EngineOption
from .game_loop import Procedure
from .resolution import CardReference, ResolutionContext
from .rule_policies import Shortfall
from .rules_context import RulesContext


class TextCancelled(Exception):
    """Raised if a text asks for more cards than there are, and the rest of the text is cancelled for that reason."""


def select_cards(
    game: RulesContext, ctx: ResolutionContext, reference: Reference, fitting: Callable[[int], bool] = lambda card: True
) -> Procedure[tuple[list[int], bool]]:
    """The cards of an instruction, chosen if it says so; and whether there are as many as it says.

    Only ``fitting`` cards can be chosen.
    """
    if isinstance(reference, TopCards) and reference.least is not None:
        reference = yield from choose_top_count(game, ctx, reference, reference.least)
    if not isinstance(reference, ChosenCards):
        found = present_cards(game, ctx, reference)
        if isinstance(reference, TopCards):
            return found, len(found) >= evaluate_amount(game, ctx, reference.count)
        return found, bool(found)
    if ctx.ahead:
        return chosen_ahead(game, ctx)
    among = [card for card in present_cards(game, ctx, reference.among) if fitting(card) and game.can_choose(ctx, card)]
    most = evaluate_amount(game, ctx, reference.most)
    least = most if reference.least is None else reference.least  #: as-many-as-said
    wanted = least
    (player,) = players_of_side(ctx.seat, reference.by)  #: who-chooses
    if hidden := cards_to_search(game, ctx, reference.among):
        game.state.show_cards(player, hidden)
        if not ctx.paying and not is_any_card(reference.among):
            least = 0  #: need-not-find
    fitting_ones = choosable_cards(game, ctx, among, least)
    if reference.alike or reference.unlike:
        chosen = yield from choose_related(game, player, reference, fitting_ones, least, most)
    else:
        chosen = yield from choose_cards(game, player, fitting_ones, least, most)
    if not ctx.paying:
        ctx.asked += 1
        ctx.chosen += len(chosen)  #: counts-targets
    ctx.it = tuple(game.state.reference_to(card) for card in chosen)  #: chosen-are-meant
    return chosen, len(chosen) >= wanted


def choose_top_count(game: RulesContext, ctx: ResolutionContext, top: TopCards, least: int) -> Procedure[TopCards]:
    """The number of cards from the top that the player names now, at least ``least``; all cards, if there are fewer."""
    there = len(present_cards(game, ctx, top))
    options = tuple(
        EngineOption("number", (number,)) for number in range(min(least, there), there + 1)
    )  #: says-how-many
    if len(options) == 1:
        return replace(top, count=least, least=None)
    (pick,) = yield EngineAsk(ctx.seat, "number", options, about=ctx.held)
    return replace(top, count=pick.args[0], least=None)


def choose_ahead(
    game: RulesContext, ctx: ResolutionContext, instructions: tuple[Instruction, ...]
) -> Procedure[tuple[tuple[CardReference, ...], ...]]:
    """The results of the choices of a text that are made before any of it is carried out, in its order."""
    found: list[tuple[CardReference, ...]] = []
    for instruction in instructions:
        for _, reference in filled_fields(instruction):
            if isinstance(reference, ChosenCards):
                yield from select_cards(game, ctx, reference)
                found.append(ctx.it)
    return tuple(found)


def chosen_ahead(game: RulesContext, ctx: ResolutionContext) -> tuple[list[int], bool]:
    """The result of the next choice that was made ahead, without cards that are gone; and whether none is gone."""
    ctx.it, ctx.ahead = ctx.ahead[0], ctx.ahead[1:]
    there = [card for card in map(game.state.find_card, ctx.it) if card is not None]
    return there, len(there) == len(ctx.it)


def choosable_cards(game: RulesContext, ctx: ResolutionContext, among: list[int], least: int) -> list[int]:
    """The cards that can be chosen, if a text asks for at least so many; a cost checks its own shortfall."""
    if len(among) >= least or ctx.paying or ctx.optional or game.state.POLICIES.shortfall is Shortfall.AS_MANY:
        return among
    if game.state.POLICIES.shortfall is Shortfall.CANCELLED:
        raise TextCancelled
    return []


def choose_cards(game: RulesContext, player: int, among: list[int], least: int, most: int) -> Procedure[list[int]]:
    """Let a player choose cards; as many as possible, if there are fewer than ``least``."""
    most = max(0, min(most, len(among)))  #: at-most-what-is-there
    least = min(least, most)  #: as-many-as-possible
    if most == 0:
        return []
    if least == len(among):  #: all-without-asking
        return among
    picks = yield EngineAsk(player, "choose", tuple(EngineOption("card", (card,)) for card in among), least, most)
    return [each.args[0] for each in picks]


def choose_related(
    game: RulesContext, player: int, reference: ChosenCards, among: list[int], least: int, most: int
) -> Procedure[list[int]]:
    """Let a player choose cards that are alike or unlike, one by one. Each choice still leaves enough cards to go with
    it.
    """
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
        picked = yield from choose_cards(game, player, able, int(len(chosen) < least), 1)
        if not picked:
            break
        chosen += picked
    return chosen


def choose_one(game: RulesContext, player: int, among: list[int]) -> Procedure[int | None]:
    """Let a player choose a card; None if there is none."""
    for chosen in (yield from choose_cards(game, player, among, 1, 1)):
        return chosen
    return None


def choose_order(game: RulesContext, player: int, among: list[int]) -> Procedure[list[int]]:
    """Let a player order cards that are put down, the top one first."""
    if len(among) < 2:
        return among
    options = tuple(EngineOption("card", (card,)) for card in among)
    picks = yield EngineAsk(player, "order", options, len(among), len(among), ordered=True)
    return [each.args[0] for each in picks]


def is_any_card(among: Reference) -> bool:
    """Whether a description matches any card of the place."""
    return bool(getattr(among, "where", None) == EVERYTHING)  #: any-card-is-found


def cards_to_search(game: RulesContext, ctx: ResolutionContext, among: Reference) -> list[int]:
    """The hidden cards among which a player has to search for the described ones."""
    if not isinstance(among, MatchingCards | RemainingCards) or (
        is_any_card(among) and getattr(among, "zone", ()) != ("deck",)
    ):
        return []
    state = game.state
    lying = present_cards(game, ctx, replace(among, where=EVERYTHING))
    hidden = [card for card in lying if state.cards[card].zone not in state.PUBLIC]
    return [card for card in hidden if not (state.can_see(0, card) and state.can_see(1, card))]  #: hidden-from-somebody
