"""Violations of chapters 12 and 13."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import structs
from msgspec.structs import replace

from ....adapters.abilities import Automatic, Cards, Happen, Move, This, Value, When
from ...kernel import costs, performing, playing, replacement, triggers
from ...kernel import game as kernel_game
from ...kernel.asks import Option
from ...kernel.cards import ByName
from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.performing import perform as whole_perform
from ...violations import Patch, Violations
from .. import actions, arts, cards, cheers, game, instructions, keywords, rule_processing
from ..game import Hololive
from ..specials import Art, Skill, WhenDowned
from ..words import STAGE
from .ways import colorless_covers

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("12.1.2")
def an_sp_oshi_skill_is_no_oshi_skill(patch: Patch) -> None:
    def played_as(held: Any) -> str:
        return "sp skill" if held is not None and getattr(held.origin, "sp", False) else whole(held)

    whole = game._played_as
    patch.setattr(game, "_played_as", played_as)


@breaks("12.1.3")
def an_oshi_skill_costs_one_holo_power_more(patch: Patch) -> None:
    whole = cards.holo_power
    patch.setattr(game, "holo_power", lambda count: whole(count + 1))


@breaks("12.1.4", "10.7.2.1.1")
def an_oshi_skill_is_used_as_often_as_it_can_be_paid(patch: Patch) -> None:
    def usable(self: Any, held: Any) -> bool:
        if isinstance(held.origin, Skill):
            self.state.used, used = {}, self.state.used
            self.state.ever, ever = frozenset(), self.state.ever
            can = bool(whole(self, held))
            self.state.used, self.state.ever = used, ever
            return can
        return bool(whole(self, held))

    whole = Hololive.usable
    patch.setattr(Hololive, "usable", usable)


@breaks("12.1.5")
def what_an_oshi_skill_says_is_done_twice(patch: Patch) -> None:
    def perform(game: Any, ctx: Any, them: Any) -> Any:
        again = isinstance(ctx.held.ability, Skill) or isinstance(ctx.held.printed, Skill)
        return (yield from whole_perform(game, ctx, (*them, *them) if again else them))

    patch.setattr(kernel_game, "perform", perform)


@breaks("12.1.5.1")
def a_skill_that_replaces_is_used_in_the_main_step(patch: Patch) -> None:
    def can_use_skill(game: Any, player: int) -> Any:
        abilities = [held for oshi in game.state.zones[player, "oshi"] for held in game.abilities(oshi)]
        return [Option("skill", (held,)) for held in abilities if isinstance(held.origin, Skill)]

    patch.setitem(actions.ACTIONS, "skill", actions.ACTIONS["skill"]._replace(options=can_use_skill))


@breaks("12.1.5.2", "11.3.1.1")
def a_skill_for_a_down_is_used_when_the_holomem_has_gone(patch: Patch) -> None:
    late: list[Any] = []

    def ability(game: Any, held: Any, downed: Any) -> Any:
        if isinstance(held.origin, Skill):
            late.append((held, downed))
        else:
            yield from whole_ability(game, held, downed)

    def leave(game: Any, downed: Any) -> Any:
        yield from whole(game, downed)
        while late:
            yield from whole_ability(game, *late.pop(0))

    whole, whole_ability = rule_processing.leave, rule_processing.do_downed_ability
    patch.setattr(rule_processing, "leave", leave)
    patch.setattr(rule_processing, "do_downed_ability", ability)


@breaks("12.1.5.3")
def a_skill_that_is_declined_is_used_up(patch: Patch) -> None:
    def agreed(game: Any, ctx: Any, held: Any) -> Any:
        is_wanted = yield from whole(game, ctx, held)
        if not is_wanted and isinstance(held.origin, Skill):
            game.count_use(held)
        return is_wanted

    whole = playing.agreed
    patch.setattr(triggers, "agreed", agreed)


@breaks("12.1.5.4", "8.5.1")
def an_oshi_skill_is_used_in_the_performance_step(patch: Patch) -> None:
    def options(game: Any) -> Any:
        return [*whole(game), *actions.can_use_skill(game, game.state.turn_player)]

    whole = arts.options
    patch.setattr(arts, "options", options)


@breaks("12.1.5.4", "8.5.1")
def an_oshi_skill_is_used_in_the_opponent_s_turn(patch: Patch) -> None:
    def can_use_skill(game: Any, player: int) -> Any:
        return [*whole(game, player), *whole(game, 1 - player)]

    whole = actions.can_use_skill
    patch.setitem(actions.ACTIONS, "skill", actions.ACTIONS["skill"]._replace(options=can_use_skill))


@breaks("12.1.5.4")
def an_oshi_skill_is_used_when_something_happens_alone(patch: Patch) -> None:
    patch.setitem(actions.ACTIONS, "skill", actions.ACTIONS["skill"]._replace(options=lambda game, player: []))


@breaks("12.2.3", "12.2.3.2")
def an_art_hits_the_center_holomem_whoever_was_chosen(patch: Patch) -> None:
    def resolve_art(game: Any, ctx: Any, art: Any) -> Any:
        center = game.state.zones[1 - ctx.seat, "center"]
        ctx.used_on = game.state.ref(center[0]) if center else ctx.used_on
        yield from whole(game, ctx, art)

    whole = arts.resolve_art
    patch.setattr(arts, "resolve_art", resolve_art)


@breaks("12.2.3.1", "10.5.1", "10.5.2")
def one_cheer_pays_for_two_icons_if_it_has_both_colours_or_the_same_one_twice(patch: Patch) -> None:
    def covers(cheers: Any, cost: Any) -> bool:
        colors = list(cheers)
        return len(colors) >= len(cost) and all(
            any(icon in each for each in colors) for icon in cost if icon != "colorless"
        )

    patch.setattr(cheers, "covers", covers)
    patch.setattr(actions, "covers", covers)


@breaks("12.2.3.1", "10.5.2")
def a_colourless_cheer_pays_for_any_colour_of_an_art(patch: Patch) -> None:
    patch.setattr(arts, "has_cheers_for", lambda game, holomem, art: colorless_covers(game, holomem, art.cost))


@breaks("12.2.3.1.1")
def an_art_archives_the_cheers_that_it_needs(patch: Patch) -> None:
    def play_art(game: Any, holomem: int, held: Any) -> Any:
        paid = cheers.cheers_on(game, holomem)[: len(held.ability.cost)]
        moves = [Event("move", card, held.seat, to="archive", cause="archive", by=held.seat) for card in paid]
        yield from whole(game, holomem, held)
        yield from game.happen(*moves)

    whole = arts.play_art
    patch.setattr(arts, "play_art", play_art)


@breaks("12.2.3.1.1")
def an_art_archives_the_cheers_that_it_needs_before_its_text(patch: Patch) -> None:
    def play_art(game: Any, holomem: int, held: Any) -> Any:
        paid = cheers.cheers_on(game, holomem)[: len(held.ability.cost)]
        moves = [Event("move", card, held.seat, to="archive", cause="archive", by=held.seat) for card in paid]
        yield from game.happen(*moves)
        yield from whole(game, holomem, held)

    whole = arts.play_art
    patch.setattr(arts, "play_art", play_art)


@breaks("12.2.3.2")
def a_back_holomem_is_the_target_of_an_art(patch: Patch) -> None:
    patch.setattr(arts, "targets", lambda game, player: list(game.state.holomem(1 - player)))


@breaks("12.2.4", "12.2.4.2")
def an_art_deals_its_damage_before_its_text_is_done(patch: Patch) -> None:
    def resolve_art(game: Any, ctx: Any, art: Any) -> Any:
        yield from whole(game, ctx, structs.replace(art, then=()))
        yield from whole_perform(game, ctx, art.then)

    whole = arts.resolve_art
    patch.setattr(arts, "resolve_art", resolve_art)


@breaks("12.2.4.1")
def an_art_deals_ten_more_than_it_says(patch: Patch) -> None:
    whole = vars(Art)["damage"].fget
    patch.setattr(Art, "damage", property(lambda self: whole(self) + 10))


def art_resolved(patch: Patch, counted: Any) -> None:
    """An engine that settles an art's damage otherwise: from its base, what effects add, its bonus, and its text."""

    def resolve_art(game: Any, ctx: Any, art: Any) -> Any:
        state, ctx.size = game.state, 0
        yield from performing.perform(game, ctx, art.then)
        target, this = state.found(ctx.used_on), state.found(ctx.this)
        if target is not None:
            against = art.bonus is not None and art.bonus[0] in game.info(target).colors
            effects = 0 if this is None else arts.change_of(game.info(this), art.name)
            size = counted(art.damage, effects, art.bonus[1] if against else 0, ctx.size)
            yield from instructions.deal(game, ctx, [target], size, "art")

    patch.setattr(arts, "resolve_art", resolve_art)


@breaks("12.2.4.2", "1.3.2.4")
def an_art_below_nothing_is_nothing_before_its_text_changes_it(patch: Patch) -> None:
    art_resolved(patch, lambda base, effects, bonus, text: max(0, base + effects + bonus) + text)


@breaks("12.2.4.2")
def an_art_whose_text_cannot_be_done_deals_nothing(patch: Patch) -> None:
    def perform(game: Any, ctx: Any, them: Any) -> Any:
        done = yield from whole_perform(game, ctx, them)
        ctx.used_on = ctx.used_on if done else None
        return done

    patch.setattr(arts, "perform", perform)


@breaks("12.2.4.3")
def the_bonus_counts_for_any_coloured_target(patch: Patch) -> None:
    def resolve_art(game: Any, ctx: Any, art: Any) -> Any:
        if art.bonus is not None and ctx.used_on is not None:
            others = tuple(each for each in art.values if each.what == "cost")
            art = replace(art, values=(*others, Value("damage", art.damage + art.bonus[1])))
        yield from whole(game, ctx, art)

    whole = arts.resolve_art
    patch.setattr(arts, "resolve_art", resolve_art)


@breaks("12.2.4.3", "1.3.2.4")
def an_art_below_nothing_is_nothing_before_its_bonus_is_added(patch: Patch) -> None:
    art_resolved(patch, lambda base, effects, bonus, text: max(0, base + text + effects) + bonus)


@breaks("12.2.4.3", "12.2.4.4")
def an_art_below_nothing_by_its_text_is_nothing_before_all_else(patch: Patch) -> None:
    art_resolved(patch, lambda base, effects, bonus, text: max(0, base + text) + bonus + effects)


@breaks("12.2.4.4", "1.3.2.4")
def an_art_below_nothing_is_nothing_before_effects_add_to_it(patch: Patch) -> None:
    art_resolved(patch, lambda base, effects, bonus, text: max(0, base + text + bonus) + effects)


def with_the_damage_of_texts(patch: Patch, otherwise: Callable[[Any, Any, int], tuple[int, str]]) -> None:
    """What the text of an art deals is of another size, or another kind of damage."""

    def deal(game: Any, ctx: Any, targets: Any, size: int, cause: str) -> Any:
        if ctx.held is not None and isinstance(ctx.held.ability, Art):
            size, cause = otherwise(game, ctx, size)
        return (yield from whole(game, ctx, targets, size, cause))

    whole = instructions.deal
    patch.setattr(instructions, "deal", deal)


@breaks("12.2.4.4")
def an_arts_bonus_is_added_to_the_damage_of_the_art_s_text(patch: Patch) -> None:
    def more(game: Any, ctx: Any, size: int) -> tuple[int, str]:
        return size + arts.change_of(game.info(ctx.this.card), ctx.held.ability.name), "effect"

    with_the_damage_of_texts(patch, more)


@breaks("12.2.4.4")
def an_arts_bonus_is_taken_before_the_art_s_text(patch: Patch) -> None:
    def resolve_art(game: Any, ctx: Any, art: Any) -> Any:
        early = arts.change_of(game.info(ctx.this.card), art.name)
        patch.setattr(arts, "change_of", lambda info, name: early)
        yield from whole(game, ctx, art)
        patch.setattr(arts, "change_of", change_of)

    whole, change_of = arts.resolve_art, arts.change_of
    patch.setattr(arts, "resolve_art", resolve_art)


@breaks("12.2.4.4")
def what_one_holomem_s_arts_get_all_of_its_player_get(patch: Patch) -> None:
    def perform(game: Any, ctx: Any, them: Any) -> Any:
        done = yield from whole_perform(game, ctx, them)
        others = [card for card in game.state.holomem(ctx.seat) if card != ctx.this.card]
        ctx.size += sum(arts.change_of(game.info(card), ctx.held.ability.name) for card in others)
        return done

    patch.setattr(arts, "perform", perform)


@breaks("12.2.4.4", "10.6.1.1")
def what_waits_for_the_use_of_an_art_is_played_before_its_damage(patch: Patch) -> None:
    def resolve_art(game: Any, ctx: Any, art: Any) -> Any:
        commit(game, (Event("use", ctx.this.card, cause="art", by=ctx.seat, ability=ctx.held),))
        while (yield from triggers.play_one(game, ctx.seat)):
            pass
        yield from whole(game, ctx, art)

    whole = arts.resolve_art
    patch.setattr(arts, "resolve_art", resolve_art)


@breaks("12.2.4.5", "12.2.4.5.1")
def what_the_art_s_text_deals_is_art_damage(patch: Patch) -> None:
    with_the_damage_of_texts(patch, lambda game, ctx, size: (size, "art"))


@breaks("12.2.4.5")
def if_the_target_is_gone_another_is_hit(patch: Patch) -> None:
    def perform(game: Any, ctx: Any, them: Any) -> Any:
        done = yield from whole_perform(game, ctx, them)
        others = game.state.holomem(1 - ctx.seat)
        if ctx.used_on is not None and game.state.found(ctx.used_on) is None and others:
            ctx.used_on = game.state.ref(others[0])
        return done

    patch.setattr(arts, "perform", perform)


@breaks("12.2.5", "12.2.5.1", "12.2.5.2")
def an_art_for_when_something_happens_is_used_in_the_performance_step(patch: Patch) -> None:
    def options(game: Any) -> Any:
        zones, player = game.state.zones, game.state.turn_player
        abilities = [
            held for zone in ("center", "collab") for card in zones[player, zone] for held in game.abilities(card)
        ]
        more = [Option("art", (held.card, held)) for held in abilities if isinstance(held.origin, Art)]
        return [*whole(game), *(each for each in more if not isinstance(each.args[1].ability, Art))]

    whole = arts.options
    patch.setattr(arts, "options", options)


def replacing(patch: Patch, otherwise: Any) -> None:
    """An engine in which an art that replaces something does so in another order."""

    def replacing_art(art: Any) -> Any:
        found = whole(art)
        return replace(found, instead=otherwise(found.instead))

    whole = cards._replacing_art
    patch.setattr(cards, "_replacing_art", replacing_art)


@breaks("12.2.5.1")
def an_art_for_damage_that_would_come_is_done_after_it(patch: Patch) -> None:
    replacing(patch, lambda instead: (Happen(), *(each for each in instead if not isinstance(each, Happen))))


@breaks("12.2.5.2")
def an_art_for_damage_that_came_is_done_before_it(patch: Patch) -> None:
    replacing(patch, lambda instead: (*(each for each in instead if not isinstance(each, Happen)), Happen()))


def meaning(patch: Patch, keyword: str, **otherwise: Any) -> None:
    """A keyword of which something is understood in another way."""

    def meant(printed: Any) -> Any:
        ability = whole(printed)
        return replace(ability, **otherwise) if printed.what == keyword else ability

    whole = keywords.meant
    patch.setattr(cards, "meant", meant)


@breaks("13.2.2", "13.2.1")
def a_collab_effect_is_played_at_every_move_on_the_stage(patch: Patch) -> None:
    meaning(patch, "collab-effect", at=When("move", subject=This(), to=STAGE))


@breaks("13.2.2", "5.15.1")
def whom_an_effect_lets_collab_is_only_put_there(patch: Patch) -> None:
    def collab(game: Any, ctx: Any, node: Any) -> Any:
        return (yield from instructions.HANDLERS[Move](game, ctx, Move(node.cards, "collab")))

    patch.setitem(instructions.HANDLERS, "collab", collab)


@breaks("13.3.2", "13.3.1")
def a_bloom_effect_is_played_whoever_blooms(patch: Patch) -> None:
    meaning(patch, "bloom-effect", at=When("bloom", subject=Cards(STAGE, "both")))


@breaks("13.5.2", "13.5.1")
def an_added_ability_stays_with_the_card_that_adds_it(patch: Patch) -> None:
    meaning(patch, "ability-addition", cards=This())


@breaks("13.5.2", "13.5.1")
def an_ability_is_added_whatever_the_condition(patch: Patch) -> None:
    meaning(patch, "ability-addition", condition=None)


def counted_as(patch: Patch, key: Callable[[Any], ByName]) -> None:
    """The uses of oshi skills are counted under something else."""

    def counted(of: Any, held: Any) -> Any:
        return (key(held),) if isinstance(held.origin, Skill) else whole(of, held)

    whole = keywords.counted
    patch.setattr(game, "counted", counted)


@breaks("12.1.4")
def a_use_of_one_oshi_skill_is_a_use_of_the_other(patch: Patch) -> None:
    counted_as(patch, lambda held: ByName(held.seat, "oshi skills"))


@breaks("12.1.4")
def a_use_of_an_oshi_skill_is_a_use_of_the_opponent_s(patch: Patch) -> None:
    counted_as(patch, lambda held: ByName(0, held.name))


@breaks("12.1.5.2", "12.1.4")
def a_skill_for_a_down_is_used_up_when_it_is_declined(patch: Patch) -> None:
    def agreed(game: Any, ctx: Any, held: Any) -> Any:
        wanted = yield from whole(game, ctx, held)
        if not wanted:
            game.count_use(held)
        return wanted

    whole = playing.agreed
    patch.setattr(rule_processing, "agreed", agreed)


@breaks("12.1.5.2", "12.1.4")
def a_skill_for_a_down_is_used_at_every_down(patch: Patch) -> None:
    whole = Hololive.usable
    patch.setattr(Hololive, "usable", lambda self, held: isinstance(held.ability, WhenDowned) or whole(self, held))


@breaks("12.1.5.2", "12.1.3")
def a_skill_for_a_down_costs_nothing(patch: Patch) -> None:
    whole = Hololive.cost_of
    patch.setattr(
        Hololive, "cost_of", lambda self, held: () if isinstance(held.ability, WhenDowned) else whole(self, held)
    )


@breaks("12.2.4.3")
def the_bonus_counts_for_what_is_printed_on_the_target(patch: Patch) -> None:
    def resolve_art(game: Any, ctx: Any, art: Any) -> Any:
        target = game.state.found(ctx.used_on)
        printed = target is None or art.bonus is None or art.bonus[0] in game.state.cards[target].face.colors
        return (yield from whole(game, ctx, art if printed else replace(art, values=without_bonus(art))))

    def without_bonus(art: Any) -> tuple[Value, ...]:
        return tuple(each for each in art.values if each.what not in ("against", "bonus"))

    whole = arts.resolve_art
    patch.setattr(arts, "resolve_art", resolve_art)


@breaks("12.2.4.4")
def what_arts_of_one_name_get_all_arts_get(patch: Patch) -> None:
    patch.setattr(arts, "change_of", lambda info, name: sum(size for _, size in info.arts))


@breaks("12.2.4.5", "10.7.2.5.3")
def an_art_whose_holomem_has_gone_deals_nothing(patch: Patch) -> None:
    def deal(game: Any, ctx: Any, targets: Any, size: int, cause: str) -> Any:
        there = game.state.found(ctx.this) is not None
        return (yield from whole(game, ctx, targets if there else [], size, cause))

    whole = instructions.deal
    patch.setattr(arts, "deal", deal)


@breaks("12.2.5.1", "12.2.5.2")
def an_art_that_is_declined_counts_for_its_limit(patch: Patch) -> None:
    def agrees(ctx: Any, player: int) -> Any:
        wanted = yield from whole(ctx, player)
        declined.append(not wanted)
        return wanted

    def apply(game: Any, held: Any, event: Any, rests: Any) -> Any:
        changed = yield from whole_apply(game, held, event, rests)
        if declined and declined.pop() and isinstance(held.origin, Art):
            game.count_use(held)
        return changed

    declined: list[bool] = []
    whole, whole_apply = costs.agrees, replacement.apply
    patch.setattr(replacement, "agrees", agrees)
    patch.setattr(replacement, "apply", apply)


@breaks("12.2.5.2")
def an_art_for_damage_that_came_waits_for_the_check(patch: Patch) -> None:
    def replacing_art(art: Any) -> Any:
        usable = art.usable
        if usable.would:
            return whole(art)
        return Automatic(usable.at, art.then, (), usable.condition, art.limit, art.name, art.text)

    whole, whole_optional, whole_usable = cards._replacing_art, Hololive.is_optional, Hololive.usable
    patch.setattr(cards, "_replacing_art", replacing_art)
    patch.setattr(
        Hololive, "is_optional", lambda self, held: isinstance(held.origin, Art) or whole_optional(self, held)
    )
    patch.setattr(Hololive, "usable", lambda self, held: whole_usable(self, held) and self._is_art_payable(held))
