"""Violations of chapters 1 and 2."""

from __future__ import annotations

from copy import copy
from typing import Any

from msgspec import structs
from msgspec.structs import replace

from ....adapters.abilities import Choose, Each, May, Rest
from ....adapters.abilities import Info as InfoChange
from ...kernel import choices, references
from ...kernel.asks import Option
from ...kernel.context import Context, Ref
from ...kernel.performing import event
from ...kernel.performing import perform as whole_perform
from ...kernel.traits import said
from ...timings import violations as common
from ...violations import Patch, Violations
from .. import actions, arts, cards, cheers, instructions, rule_processing, state
from ..game import Hololive
from ..state import Table
from .ways import performed

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks
with_handlers = common.of(instructions.HANDLERS)


@breaks("1.2.1")
def who_loses_wins(patch: Patch) -> None:
    whole = Hololive.end
    patch.setattr(Hololive, "end", lambda self, losers, reason: whole(self, tuple(1 - each for each in losers), reason))


@breaks("1.2.2", "11.1.3")
def if_both_players_lose_only_the_turn_player_has_lost(patch: Patch) -> None:
    def losing(game: Any) -> Any:
        losers = whole(game)
        return losers if len(losers) < 2 else (game.state.turn_player,)

    whole = rule_processing.losing
    patch.setattr(rule_processing, "losing", losing)


@breaks("1.2.3", "1.2.3.1")
def giving_up_waits_for_the_next_check(patch: Patch) -> None:
    patch.setattr(Hololive, "concede", lambda game, player: None)


@breaks("1.3.2", "8.5.1", "10.7.2.3.4")
def an_oshi_skill_is_not_used_when_its_first_part_is_impossible(patch: Patch) -> None:
    def can_use_skill(game: Any, player: int) -> Any:
        return [each for each in whole.options(game, player) if game.possible(first_part(*each.args), "it begins")]

    def first_part(held: Any) -> Any:
        ctx = Context(held.seat, Ref(held.card, held.inc), held)
        return lambda trial: whole_perform(trial, ctx, held.ability.then[:1])

    whole = actions.ACTIONS["skill"]
    patch.setitem(actions.ACTIONS, "skill", actions.Action(can_use_skill, whole.do))


@breaks("1.3.2", "10.7.2.3.4")
def what_follows_what_cannot_be_done_is_left_undone(patch: Patch) -> None:
    def perform(game: Any, ctx: Any, them: Any) -> Any:
        for each in them:
            if not (yield from whole_perform(game, ctx, (each,))):
                return False
        return True

    performed(patch, perform)


@breaks("1.3.2")
def nothing_is_done_unless_all_can_be(patch: Patch) -> None:
    def perform(game: Any, ctx: Any, them: Any) -> Any:
        if not game.possible(lambda trial: whole_perform(trial, copy(ctx), them), "all of it can be done"):
            return False
        return (yield from whole_perform(game, ctx, them))

    performed(patch, perform)


@breaks("1.3.2", "10.4.2.2")
def what_may_be_done_is_offered_if_all_that_comes_of_it_can_be_done(patch: Patch) -> None:
    def may(game: Any, ctx: Any, node: Any) -> Any:
        every = (*node.first, *node.then)
        if not game.possible(lambda trial: whole_perform(trial, structs.replace(ctx), every), "all of it can be done"):
            return False
        return (yield from whole(game, ctx, node))

    whole = instructions.HANDLERS[May]
    patch.setitem(instructions.HANDLERS, May, may)


@breaks("1.3.2.1")
def a_resting_holomem_is_made_resting_again(patch: Patch) -> None:
    def rest(game: Any, ctx: Any, node: Any) -> Any:
        chosen, whole = yield from choices.pick(game, ctx, node.cards)
        yield from game.happen(*(event(ctx, "rest", card) for card in chosen))
        return whole

    patch.setitem(instructions.HANDLERS, Rest, rest)


@breaks("1.3.2.2")
def damage_below_nothing_heals(patch: Patch) -> None:
    def deal(game: Any, ctx: Any, targets: Any, size: int, cause: str) -> Any:
        if size < 0:
            yield from game.happen(*(event(ctx, "heal", card, amount=-size) for card in targets))
            return False
        return (yield from whole(game, ctx, targets, size, cause))

    whole = instructions.deal
    patch.setattr(instructions, "deal", deal)
    patch.setattr(arts, "deal", deal)


breaks("1.3.2.2.1", "1.3.2.2")(with_handlers(common.to_draw_less_than_nothing_puts_cards_of_the_hand_back))


@breaks("1.3.3", "10.10.1.3")
def who_cannot_collab_is_offered_to(patch: Patch) -> None:
    def can_collab(game: Any, player: int) -> Any:
        state = game.state
        if state.zones[player, "collab"] or ("collab",) in state.done:
            return []
        return [Option("collab", (card,)) for card in state.zones[player, "back"] if not state.cards[card].resting]

    patch.setitem(actions.ACTIONS, "collab", actions.ACTIONS["collab"]._replace(options=can_collab))


@breaks("1.3.4", "1.3.4.1")
def the_opponent_of_the_turn_player_chooses_first(patch: Patch) -> None:
    def each(game: Any, ctx: Any, node: Any) -> Any:
        player, game.state.turn_player = game.state.turn_player, 1 - game.state.turn_player
        try:
            return (yield from whole(game, ctx, node))
        finally:
            game.state.turn_player = player

    whole = instructions.HANDLERS[Each]
    patch.setitem(instructions.HANDLERS, Each, each)


@breaks("1.3.4")
def what_the_opponent_chooses_is_chosen_first(patch: Patch) -> None:
    def is_mine(instruction: Any) -> bool:
        return not any(isinstance(each, Choose) and each.by == "opponent" for _, each in said(instruction))

    performed(patch, lambda game, ctx, them: whole_perform(game, ctx, tuple(sorted(them, key=is_mine))))


breaks("1.3.4.2")(with_handlers(common.what_both_players_put_away_is_put_away_one_after_the_other))
breaks("1.3.5")(common.none_is_no_number)
breaks("1.3.5.1", "10.7.2.3.1", "10.7.2.3.5", "4.1.2.3")(common.of_any_number_of_cards_none_can_be_chosen)


@breaks("1.3.5.1")
def of_up_to_a_number_one_has_to_be_chosen(patch: Patch) -> None:
    common.chosen_at_least(patch, lambda least, most: max(least, 1))


@breaks("2.1.1", "2.1.2")
def a_name_means_debut_holomem_alone(patch: Patch) -> None:
    def fits(self: Any, game: Any, ctx: Any, record: Any, info: Any, where: Any) -> bool:
        is_meant = not where.name or record.face.level == "Debut"
        return is_meant and whole(self, game, ctx, record, info, where)

    whole = Table.fits
    patch.setattr(Table, "fits", fits)


def has_fact(patch: Patch, what: str, instead: Any) -> None:
    """Another understanding of when a card is what a text says of it."""

    def has(face: Any, info: Any, fact: Any) -> bool:
        return bool(instead(face, info, fact.values) if fact.what == what else whole(face, info, fact))

    whole = cards.has
    for module in (cards, state):
        patch.setattr(module, "has", has)


@breaks("2.2.1", "2.2.3")
def every_support_card_is_an_item(patch: Patch) -> None:
    has_fact(patch, "subtype", lambda face, info, values: face.kind == "support")


@breaks("2.2.1", "2.2.2")
def a_support_card_is_an_item_and_nothing_else(patch: Patch) -> None:
    def fits(self: Any, game: Any, ctx: Any, record: Any, info: Any, where: Any) -> bool:
        is_meant = "support" not in where.kind or record.face.subtype == "item"
        return is_meant and whole(self, game, ctx, record, info, where)

    whole = Table.fits
    patch.setattr(Table, "fits", fits)


@breaks("2.3.1", "2.3.2")
def a_level_means_the_levels_above_it_as_well(patch: Patch) -> None:
    def instead(face: Any, info: Any, values: Any) -> bool:
        return cards.LEVELS.index(info.level) >= min(map(cards.LEVELS.index, values))

    has_fact(patch, "level", instead)


@breaks("2.4.1", "2.15.1")
def whatever_its_color_a_card_is_the_one_of_a_color(patch: Patch) -> None:
    patch.setattr(cards, "fits_color", lambda info, colors: True)


@breaks("2.4.2.1", "10.5.2")
def a_colourless_icon_wants_a_cheer_without_a_color(patch: Patch) -> None:
    def covers(found: Any, cost: Any) -> bool:
        there = list(found)
        return whole(there, cost) and sum(not each for each in there) >= list(cost).count("colorless")

    whole = cheers.covers
    patch.setattr(cheers, "covers", covers)


@breaks("2.4.2.2")
def colorless_is_a_color_that_two_cards_share(patch: Patch) -> None:
    def shares(game: Any, ctx: Context, reference: Any, what: str, info: Any) -> bool:
        there = references.snapshots(game, ctx, reference)
        return whole(game, ctx, reference, what, info) or any(not (info.colors or each.info.colors) for each in there)

    whole = references.shares
    patch.setattr(state, "shares", shares)


@breaks("2.4.2.2", "2.4.3")
def colorless_is_every_color(patch: Patch) -> None:
    patch.setattr(cards, "fits_color", lambda info, colors: not info.colors or not info.colors.isdisjoint(colors))


@breaks("2.4.2.2", "2.4.3")
def nobody_is_colorless(patch: Patch) -> None:
    patch.setattr(cards, "fits_color", lambda info, colors: not info.colors.isdisjoint(colors))


@breaks("2.4.4")
def the_same_color_is_the_very_same_colors(patch: Patch) -> None:
    def shares(game: Any, ctx: Any, reference: Any, what: str, info: Any) -> bool:
        return any(each.info.colors == info.colors for each in references.snapshots(game, ctx, reference))

    patch.setattr(state, "shares", shares)


@breaks("2.5.1", "2.3.2")
def buzz_is_a_level_of_its_own(patch: Patch) -> None:
    has_fact(patch, "level", lambda face, info, values: info.level in values and not face.buzz)


@breaks("2.6.1", "2.6.2")
def a_tag_is_met_by_who_has_no_other(patch: Patch) -> None:
    has_fact(patch, "tag", lambda face, info, values: info.tags <= set(values))


@breaks("2.7.1")
def holomem_of_one_name_share_their_abilities(patch: Patch) -> None:
    def printed(self: Any, card: int) -> Any:
        info = whole(self, card)
        record = self.cards[card]
        alike = [each for each in self.cards if each.face.name == record.face.name and each.seat == record.seat]
        texts = [ability for each in alike for ability in each.face.info_of(card, record.inc, record.seat).abilities]
        return replace(info, abilities=tuple(texts))

    whole = Table.printed
    patch.setattr(Table, "printed", printed)
    patch.setattr(Table, "base", printed)


def further_names(patch: Patch, changes: Any) -> None:
    """Another understanding of the names that a card has besides its own."""

    def extra(printed: Any) -> Any:
        ability = whole(printed)
        return replace(ability, changes=changes(printed.names)) if printed.what == "also" else ability

    whole = cards._extra
    patch.setattr(cards, "_extra", extra)


@breaks("2.11.2.3")
def a_further_name_takes_the_place_of_its_own(patch: Patch) -> None:
    further_names(patch, lambda names: tuple(InfoChange("name", set=name) for name in names[:1]))


@breaks("2.11.2.3.1")
def of_several_further_names_the_first_counts(patch: Patch) -> None:
    further_names(patch, lambda names: tuple(InfoChange("name", add=name) for name in names[:1]))


@breaks("2.11.2.3.1")
def of_several_further_names_the_last_counts(patch: Patch) -> None:
    further_names(patch, lambda names: tuple(InfoChange("name", add=name) for name in names[-1:]))
