"""Violations of WIXOSS: zones, their visibility, and searches."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from ....adapters import card_text_tree as a
from ....adapters.card_text_tree import ContinuousAbility
from ...kernel import card_choices, card_references, turn_steps
from ...kernel.ability_analysis import ability_traits
from ...kernel.card_choices import choose_cards
from ...kernel.card_references import are_conditions_met, evaluate_amount, present_cards
from ...kernel.events import EngineEvent
from ...kernel.game_loop import without_asks
from ...patching import Patch
from ...violations import (
    Change,
    Violations,
    change_factory,
    change_results,
    combine_changes,
    set_constant,
    set_entry,
    swap_function,
    wrap_function,
    wrapper_of,
)
from .. import lexicon, rulebook_map, state
from ..game import Wixoss
from ..keywords import is_keyword
from ..lexicon import (
    BEAT,
    CHEER,
    DECK,
    ENER,
    FACING,
    HAND,
    KEY_ZONE,
    LIFE,
    LRIG_DECK,
    LRIG_TRASH,
    LRIGS,
    REMOVED,
    RIGHT_ASSIST,
    SIGNI_PLACES,
    SIGNI_ZONES,
    TRASH,
)
from ..state import GameState
from .helpers import replace_applying, replace_handler

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation

# --- zones --------------------------------------------------------------------------------------------


breaks("To card texts, cards in the Ener zone are on the field", "field.2", "field.1", "trigger.a3")(
    combine_changes(
        set_constant(lexicon.WORDS, "_expanded", {}), set_entry(lexicon.WORDS.groups, "field", (*lexicon.FIELD, ENER))
    )
)


@change_factory
def work_in_zones(patch: Patch, *zones: str) -> None:
    """Let abilities work in these zones, too."""

    def cards_at_work(self: Any) -> Any:
        yield from whole(self)
        yield from (card for player in (0, 1) for zone in zones for card in self.zones[player, zone])

    whole = state.GameState.cards_at_work
    patch.setattr(state.GameState, "cards_at_work", cards_at_work)
    patch.setattr(lexicon.WORDS, "working", (*lexicon.WORDS.working, *zones))
    ability_traits.cache_clear()


breaks("Abilities of cards in the Ener zone and the trash are in effect", "field.2", "const-ability.2")(
    work_in_zones(ENER, TRASH)
)
breaks("Abilities of cards in the LRIG deck and the LRIG trash are in effect", "const-ability.2")(
    work_in_zones(LRIG_DECK, LRIG_TRASH)
)
breaks("Abilities of cards that have become Beat are in effect", "const-ability.2")(work_in_zones(BEAT))


def in_force_when(of: Callable[[Any, int], bool]) -> Change:
    """Put constant abilities in effect if ``of(table, card)`` holds."""

    def is_met_in_force(whole: Any, game: Any, ctx: Any, ability: Any) -> bool:
        return are_conditions_met(game, ctx, ability) and (
            not isinstance(ability, a.ContinuousAbility) or of(game.state, ctx.this.card)
        )

    return wrap_function(are_conditions_met, is_met_in_force)


breaks("Constant abilities are in effect only while their card is up", "const-ability.2")(
    in_force_when(lambda table, card: not table.cards[card].resting)
)
breaks("Constant abilities are in effect only in their own player's turn", "const-ability.2", "cross.5")(
    in_force_when(lambda table, card: table.cards[card].seat == table.turn_player)
)


@breaks("Abilities of cards under LRIGs are in effect", "const-ability.2")
@wrapper_of(state.GameState.cards_at_work)
def _(whole: Any, self: Any) -> Any:
    yield from whole(self)
    yield from (card for player in (0, 1) for card in self.cards_beneath_lrigs(player))


@breaks(
    "A constant ability whose condition was met once stays in effect for the turn",
    "const-ability.3",
    spread="entries with conditions show constant abilities that cease",
)
def _(patch: Patch) -> None:
    def was_ever_met(game: Any, ctx: Any, ability: Any) -> bool:
        if are_conditions_met(game, ctx, ability):
            met.add((game.state.turn, ctx.this, ability))
        return (game.state.turn, ctx.this, ability) in met

    met = set[Any]()
    patch.setattr(card_references, "are_conditions_met", was_ever_met)


breaks(
    "A SIGNI in the cheer zone does not count as on the field in card texts",
    "field.2",
    spread="the entry of the cheer zone shows texts that count its SIGNI",
)(
    combine_changes(
        set_constant(lexicon.WORDS, "_expanded", {}),
        set_entry(lexicon.WORDS.groups, "field", tuple(zone for zone in lexicon.FIELD if zone != lexicon.CHEER)),
    )
)


@breaks("Effects that move the top cards of the deck move those of the LRIG deck instead", "deck.4")
@wrapper_of(rulebook_map.HANDLERS[a.Move])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    is_top = isinstance(node.cards, a.TopCards) and node.cards.zone == DECK
    return whole(game, ctx, replace(node, cards=replace(node.cards, zone=LRIG_DECK)) if is_top else node)


@breaks("Cards that an effect removes from the game go to the trash", "zone.2")
@wrapper_of(rulebook_map.HANDLERS[a.Move])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    return whole(game, ctx, replace(node, to=TRASH) if node.to == REMOVED else node)


breaks("An effect still finds the card it is about after that card has changed zones", "zone.3")(
    wrap_function(state.GameState.find_card, lambda whole, self, ref: ref.card)
)


@breaks("A player choosing cards in the trash can choose only the topmost one that fits", "trash.3")
@wrapper_of(card_choices.choose_cards)
def _(whole: Any, game: Any, player: int, among: Any, *others: Any) -> Any:
    in_trash = [card for card in among if game.state.cards[card].zone == TRASH]
    return (yield from whole(game, player, in_trash[:1] or among, *others))


@breaks(
    "A SIGNI cannot be put into a zone if a card lies in the opposing zone in front of it",
    "signi-zone.4",
    "zone.3",
    "trap.3",
    "trap.5",
)
@partial(change_results, state.GameState.is_zone_free)
def _(found: bool, table: Any, player: int, zone: str) -> bool:
    return found and not table.zones[1 - player, FACING[zone]]


@breaks("The left part of one class and the right part of another together count as a class", "class.3")
@wrapper_of(state.GameState._is_one)
def _(whole: Any, self: Any, info: Any, fact: Any) -> bool:
    if fact.what == "class":
        lefts, rights = ({part[at] for each in info.classes for part in [each.split(":")]} for at in (0, -1))
        made = {f"{left}:{right}" for left in lefts for right in rights}
        return bool(whole(self, info, fact)) or not made.isdisjoint(fact.values)
    return bool(whole(self, info, fact))


# --- visibility ---------------------------------------------------------------------------------------


@breaks("A card that is turned face down can be looked at by no player any more", "public-zone.3")
@partial(replace_applying, "turn")
def _(whole: Any, state: Any, event: EngineEvent) -> None:
    whole(state, event)
    if event.face_down:
        state.change_card(event.card, unseen_by=frozenset({0, 1}))


breaks("Player B sees every card in hidden zones", "hidden-zone.2")(
    wrap_function(state.GameState.can_see, lambda whole, self, player, card: player == 1 or whole(self, player, card))
)
breaks("A player told to choose any card of a hidden zone, such as the hand, need not choose one", "hidden-zone.3")(
    wrap_function(card_choices.is_any_card, lambda whole, among: False)
)


@breaks(
    "A search has to find as many cards as it can, even where it is for up to a number", "hidden-zone.3", "search.3"
)
@wrapper_of(choose_cards)
def _(whole: Any, game: Any, player: int, among: Any, least: int, most: int) -> Any:
    return (yield from whole(game, player, among, most, most))


# --- searches -----------------------------------------------------------------------------------------


@change_factory
def replace_search(patch: Patch, least: Any, enough: Any) -> None:
    """A search finds at least ``least(count, there)`` cards, and none unless ``enough(count, there)`` holds."""

    def build_search_handler(whole: Any) -> Any:
        def search_otherwise(game: Any, ctx: Any, node: Any) -> Any:
            known = {ref.card for ref in ctx.it} if node.what == "search-too" else set()
            game.state.show_cards(ctx.seat, game.state.zones[ctx.seat, "deck"])
            there = [card for card in present_cards(game, ctx, node.cards.among) if card not in known]
            count = evaluate_amount(game, ctx, node.cards.most)
            low = node.cards.least if node.cards.least is not None else least(count, there)
            found = []
            if enough(count, there):
                found = yield from choose_cards(game, ctx.seat, there, min(low, len(there)), min(count, len(there)))
            before = ctx.it if node.what == "search-too" else ()
            ctx.it = (*before, *(game.state.reference_to(card) for card in found))
            return len(found) == count

        return search_otherwise

    replace_handler("search", build_search_handler)(patch)
    replace_handler("search-too", build_search_handler)(patch)


breaks("A search for a fixed number of cards has to find them if they are there", "search.3")(
    replace_search(lambda count, there: count, lambda count, there: len(there) >= count)
)
breaks("A search for several cards may find fewer of them than the text says", "search.5")(
    replace_search(lambda count, there: 0, lambda count, there: True)
)


@breaks("If a further part of a search finds nothing, the cards found before are given up", "search.4")
@wrapper_of(rulebook_map.HANDLERS["search-too"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    found = yield from whole(game, ctx, node)
    if node.what == "search-too" and not found:
        ctx.it = ()
    return found


@breaks("Effects that shuffle a deck, as after a search, leave it as it is", "search.2")
@partial(replace_handler, a.Shuffle)
def _(whole: Any) -> Any:
    @without_asks
    def leave_unshuffled(game: Any, ctx: Any, node: Any) -> bool:
        return True

    return leave_unshuffled


# --- cards that moved meanwhile -----------------------------------------------------------------------


@breaks("An effect reaches a chosen target in whatever zone it is by then", "zone.3", "mode.2")
@wrapper_of(rulebook_map.HANDLERS["target"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    yield from ()
    ctx.it = tuple(game.state.reference_to(ref.card) for ref in ctx.targets_of(node))
    return bool(ctx.it)


@breaks("A card goes to the Ener zone after its Life Burst, even if that has moved it", "zone.3", "life-burst.2")
@wrapper_of(Wixoss.finish_resolution)
def _(whole: Any, self: Any, ctx: Any, card: int, held: Any) -> None:
    whole(self, ctx, card, held)
    if held is not None and is_keyword(held, "life-burst") and self.state.cards[card].zone != ENER:
        self.move_cards((card,), ENER, "rule")


def change_visibility(*zones: str, **seen: bool) -> Change:
    """Change who sees the cards of zones: their player (``mine``), and the opponent (``theirs``)."""
    return combine_changes(*(set_entry(state.ZONES, zone, state.ZONES[zone]._replace(**seen)) for zone in zones))


breaks("The opponent does not see the cards in an Ener zone", "ener-zone.3")(change_visibility(ENER, theirs=False))
breaks("The opponent does not see the SIGNI in the SIGNI zones", "signi-zone.2")(
    change_visibility(*SIGNI_ZONES, theirs=False)
)
breaks("The opponent does not see LRIGs and what lies under them", "lrig-zone.2")(
    change_visibility(*LRIGS, theirs=False)
)
breaks("The opponent sees the cards of a hand", "hand.2")(change_visibility(HAND, theirs=True))
breaks("The opponent does not see the cards in a trash", "trash.2")(change_visibility(TRASH, theirs=False))
breaks("Players see the cards of their own main deck", "main-deck.4")(change_visibility(DECK, mine=True))
breaks("Players see their own Life Cloth", "life-cloth.3")(change_visibility(LIFE, mine=True))
breaks("Players do not see the cards of their own LRIG deck", "lrig-deck.4")(change_visibility(LRIG_DECK, mine=False))
breaks("The opponent sees the cards of a LRIG deck", "lrig-deck.5", "lrig-deck.4")(
    change_visibility(LRIG_DECK, theirs=True)
)
breaks("The opponent does not see the cards in a LRIG trash", "lrig-trash.2")(
    change_visibility(LRIG_TRASH, theirs=False)
)


@breaks("A player sees each of their own cards that comes face down into a public zone", "public-zone.2")
@wrapper_of(state.GameState.can_see)
def _(whole: Any, self: Any, player: int, card: int) -> bool:
    record = self.cards[card]
    return bool(whole(self, player, card)) or (player == record.owner and player in record.unseen_by)


breaks("A text that names the right part of a class means only a class without a left part", "class.4")(
    swap_function(state.is_of_class, lambda mine, asked: asked == mine)
)


# --- cards that are seen or chosen in single situations -----------------------------------------------


@breaks(
    "A player whose whole hand fits has to choose one of its cards",
    "hidden-zone.3",
    spread="scenarios about Decore have a hand that fits as a whole",
)
@wrapper_of(card_choices.cards_to_search)
def _(whole: Any, game: Any, ctx: Any, among: Any) -> Any:
    hidden = whole(game, ctx, among)
    is_hand = bool(hidden) and all(game.state.cards[card].zone == HAND for card in hidden)
    return [] if is_hand and len(card_references.present_cards(game, ctx, among)) == len(hidden) else hidden


def hide_in_trash(zone: str) -> Change:
    """Hide cards that come to the trash from this zone from the opponent."""

    def move_unseen(whole: Any, state: Any, event: Any) -> None:
        frm = state.cards[event.card].zone
        whole(state, event)
        if event.to == TRASH and frm == zone:
            state.change_card(event.card, unseen_by=frozenset({1 - event.player}))

    return replace_applying("move", move_unseen)


breaks("The opponent does not see cards that go from the hand to the trash", "trash.2")(hide_in_trash(HAND))
breaks("The opponent does not see cards that go from the deck to the trash", "trash.2")(hide_in_trash(DECK))


@breaks("A player sees the last card of their own Life Cloth", "life-cloth.3")
@wrapper_of(GameState.can_see)
def _(whole: Any, self: Any, player: int, card: int) -> bool:
    is_last = self.zones[player, LIFE] == (card,)
    return bool(whole(self, player, card)) or is_last


@breaks("Players see their own Life Cloth in the SIGNI attack step", "life-cloth.3")
@wrapper_of(GameState.can_see)
def _(whole: Any, self: Any, player: int, card: int) -> bool:
    is_attacked = self.step == "signi-attack" and card in self.zones[player, LIFE]
    return bool(whole(self, player, card)) or is_attacked


@breaks("The opponent sees a card that was turned face down only until the turn ends", "public-zone.3")
@wrapper_of(turn_steps.begin_turn)
def _(whole: Any, game: Any, player: int) -> None:
    whole(game, player)
    for card, record in enumerate(game.state.cards):
        if record.face_down and record.zone in SIGNI_PLACES and not record.role:
            game.state.change_card(card, unseen_by=frozenset({1 - record.seat}))


# --- constant abilities in single zones ---------------------------------------------------------------


def idle_constant_of(meant: Callable[[Any], bool]) -> Change:
    """Keep cards with a printed constant ability out of effect if their record meets ``meant(record)``."""

    def cards_at_work(whole: Any, self: Any) -> Any:
        for card in whole(self):
            record = self.cards[card]
            if not (meant(record) and any(isinstance(each, ContinuousAbility) for each in record.face.printed)):
                yield card

    return wrap_function(GameState.cards_at_work, cards_at_work)


breaks("Constant abilities of the right assist LRIG are not in effect", "const-ability.2")(
    idle_constant_of(lambda record: record.zone == RIGHT_ASSIST)
)
breaks("Constant abilities of keys are not in effect", "const-ability.2")(
    idle_constant_of(lambda record: record.zone == KEY_ZONE)
)
breaks("Constant abilities of SIGNI in the cheer zone are not in effect", "const-ability.2")(
    idle_constant_of(lambda record: record.zone == CHEER)
)
breaks("Constant abilities of frozen SIGNI and LRIGs are not in effect", "const-ability.2")(
    idle_constant_of(lambda record: record.frozen)
)
