"""Violations of numbers, costs and limits that texts change."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....adapters.abilities import Happen, Host
from ...kernel import choices, patterns, references, replacement
from ...kernel.context import Snapshot
from ...kernel.events import Event
from ...kernel.performing import event
from ...violations import Patch, Violations
from .. import actions, arts, cheers, game, instructions, rule_processing, state, turn
from ..game import Hololive
from ..state import Table
from ..words import WORDS

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("5.20.1", "5.20.2", "5.21.1")
def remaining_hp_set_to_a_number_are_damage_or_healing(patch: Patch) -> None:
    def set_hp(game: Any, ctx: Any, node: Any) -> Any:
        (card,) = (yield from choices.pick(game, ctx, node.cards))[0]
        more = game.info(card).hp - node.amount - game.state.cards[card].damage
        kind = "damage" if more > 0 else "heal"
        return (yield from game.happen(event(ctx, kind, card, amount=abs(more)))).whole

    patch.setitem(instructions.HANDLERS, "set-hp", set_hp)


@breaks("4.4.5.4", "5.21.1")
def remaining_hp_are_never_set_to_more_than_there_were(patch: Patch) -> None:
    whole = instructions.HANDLERS["set-hp"]

    def set_hp(game: Any, ctx: Any, node: Any) -> Any:
        (card,) = (yield from choices.pick(game, ctx, node.cards))[0]
        left = game.info(card).hp - game.state.cards[card].damage
        return (yield from whole(game, ctx, replace(node, amount=min(node.amount, left))))

    patch.setitem(instructions.HANDLERS, "set-hp", set_hp)


@breaks("1.3.3")
def who_cannot_have_its_hp_changed_can_have_them_set(patch: Patch) -> None:
    patch.setitem(WORDS.forbidden, "set-hp", ())


@breaks("10.3.3")
def a_step_that_a_text_names_is_any_step_of_the_turn(patch: Patch) -> None:
    patch.setattr(Table, "step", property(lambda state: "main"))


@breaks("12.2.3.1", "10.5.1", "10.5.2")
def any_icon_is_taken_off_a_cost_that_is_less(patch: Patch) -> None:
    def cost_now(game: Any, holomem: int, art: Any) -> Any:
        more = sum(size for _, size in game.info(holomem).arts_cost)
        return art.cost + ("colorless",) * more if more > 0 else art.cost[: max(0, len(art.cost) + more)]

    patch.setattr(cheers, "cost_now", cost_now)


@breaks("8.7.2", "10.5.2")
def what_counts_as_a_cheer_for_arts_pays_for_baton_passes(patch: Patch) -> None:
    def has_cheers(game: Any, holomem: int, cost: Any) -> bool:
        attached = [game.info(card) for card in game.state.cards[holomem].attached]
        colors = (info.cheer or info.colors for info in attached)
        return cheers.covers(colors, cost)

    patch.setattr(actions, "has_cheers", has_cheers)


@breaks("2.2.1")
def what_counts_as_a_cheer_for_arts_is_counted_as_one(patch: Patch) -> None:
    whole = Table.fits

    def fits(self: Any, game: Any, ctx: Any, record: Any, info: Any, where: Any) -> bool:
        if info.cheer and "cheer" in where.kind:
            return True
        return whole(self, game, ctx, record, info, where)

    patch.setattr(Table, "fits", fits)


@breaks("12.2.3.2", "1.3.1")
def an_art_needs_somebody_in_center_or_collab_whoever_else_it_can_hit(patch: Patch) -> None:
    patch.setattr(arts, "has_target", lambda game, held: bool(arts.targets(game, held.seat)))


@breaks("12.2.3.2")
def back_holomem_are_targets_whether_or_not_that_is_paid_for(patch: Patch) -> None:
    def aim(game: Any, ctx: Any) -> Any:
        about = any(map(arts.is_about_targets, ctx.held.ability.then))
        return (yield from whole(game, ctx)) + (list(game.state.zones[1 - ctx.seat, "back"]) if about else [])

    whole = arts.aim
    patch.setattr(arts, "aim", aim)


@breaks("10.7.2.1.1")
def a_limit_by_name_is_each_card_s_own(patch: Patch) -> None:
    patch.setattr(game, "counted", lambda game, held: (held.key,))


@breaks("8.6.1")
def the_text_that_lets_one_of_a_tag_be_used_binds_its_own_card_alone(patch: Patch) -> None:
    def is_one_too_many(game: Any, face: Any) -> bool:
        return any(each[0] == "support" and actions.is_limited_with(face, each[1]) for each in game.state.done)

    patch.setattr(actions, "is_one_too_many", is_one_too_many)


@breaks("12.1.4", "10.3.3", "10.7.2.1.1")
def a_limit_that_was_raised_once_is_raised_for_the_turn(patch: Patch) -> None:
    def usable(self: Any, held: Any) -> bool:
        raised = dict(self.info(held.card).limits).get(held.name, 0)
        seen[held.key] = max(raised, seen.get(held.key, 0))
        limit = getattr(held.ability, "limit", None)
        uses = self.state.used.get(held.key, (0, 0))[0]
        return whole(self, held) or (limit is not None and 0 < uses < seen[held.key])

    seen: dict[Any, int] = {}
    whole = Hololive.usable
    patch.setattr(Hololive, "usable", usable)


@breaks("8.6.2")
def leave_for_two_limited_cards_is_leave_in_the_first_turn(patch: Patch) -> None:
    def may_use_limited(game: Any, player: int) -> bool:
        leave = any(game.info(oshi).more_limited for oshi in game.state.zones[player, "oshi"])
        return whole(game, player) or (leave and game.state.turn == 1)

    whole = actions.may_use_limited
    patch.setattr(actions, "may_use_limited", may_use_limited)


@breaks("11.3.1.2", "2.11.2.2", "1.3.3")
def a_down_that_costs_no_life_costs_that_of_a_text_about_it(patch: Patch) -> None:
    def leave(game: Any, downed: Any) -> Any:
        info = downed.info
        if "life" in info.forbids and any(held.ability.text.startswith("Extra: life") for held in info.abilities):
            downed = Snapshot(downed.card, downed.record, replace(info, forbids=info.forbids - {"life"}))
        yield from whole(game, downed)

    whole = rule_processing.leave
    patch.setattr(rule_processing, "leave", leave)


@breaks("11.3.1.2")
def life_that_abilities_cannot_take_is_not_lost_by_downs_either(patch: Patch) -> None:
    def happens(game: Any, at: Any, happening: Event, ctx: Any) -> Any:
        if at.event == "life-damage" and at.cause == ("effect",) and happening.cause == "down":
            return happening.player == ctx.seat != game.state.turn_player
        return whole(game, at, happening, ctx)

    whole = patterns.happens
    patch.setattr(replacement, "happens", happens)


@breaks("1.3.3", "10.11.1", "10.2.1.3.3")
def damage_that_cannot_be_reduced_can_be_prevented(patch: Patch) -> None:
    def lessens(game: Any, ability: Any, happening: Event, ctx: Any) -> bool:
        sizes = [references.resized(game, ctx, each, 50) for each in ability.instead if isinstance(each, Happen)]
        return bool(sizes) and 0 < sizes[0] < happening.amount

    patch.setattr(replacement, "lessens", lessens)


@breaks("2.4.3")
def of_one_colour_is_of_one_colour_at_least(patch: Patch) -> None:
    whole = Table._is_so

    def is_so(self: Any, record: Any, info: Any, state: str) -> bool:
        return bool(info.colors) if state == "one color" else whole(self, record, info, state)

    patch.setattr(Table, "_is_so", is_so)


@breaks("2.4.3", "2.4.4")
def of_another_colour_is_who_shares_none(patch: Patch) -> None:
    def differs(game: Any, ctx: Any, asked: Any, info: Any) -> bool:
        others = references.snapshots(game, ctx, asked)
        return bool(info.colors) and any(info.colors.isdisjoint(each.info.colors) for each in others)

    patch.setattr(state, "differs", differs)


@breaks("10.11.1")
def what_stands_in_for_its_holomem_s_abilities_does_so_for_all_of_the_player_s(patch: Patch) -> None:
    whole = patterns.happens

    def happens(game: Any, at: Any, happening: Event, ctx: Any) -> Any:
        return whole(game, replace(at, source=None) if at.source == Host() else at, happening, ctx)

    patch.setattr(replacement, "happens", happens)


@breaks("8.3.2-b3")
def with_leave_for_a_second_bloom_one_blooms_as_often_as_wanted(patch: Patch) -> None:
    def may_bloom(game: Any, holomem: int) -> Any:
        allowed = any(allowed.what == "second-bloom" for allowed, _ in game.info(holomem).allows)
        return whole(game, holomem) or (allowed and game.state.cards[holomem].arrived != game.state.turn)

    whole = actions.may_bloom
    patch.setattr(actions, "may_bloom", may_bloom)


@breaks("7.7.4", "7.1.2", "7.2.1")
def another_turn_begins_after_its_reset_step(patch: Patch) -> None:
    def end_turn(game: Any) -> Any:
        another = bool(game.state.another)
        goto = yield from whole(game)
        return "hand" if another and goto == "reset" else goto

    whole = turn.end_turn
    patch.setitem(turn.STEPS, "end", tuple(end_turn if part is whole else part for part in turn.STEPS["end"]))


@breaks("6.2.1.11", "2.8.1")
def the_printed_life_of_an_oshi_holomem_is_the_life_that_is_left(patch: Patch) -> None:
    def number(self: Any, card: Any, name: str) -> Any:
        return whole(self, card, "life" if name == "printed life" else name)

    whole = Table.number
    patch.setattr(Table, "number", number)
