"""Violations of WIXOSS: targets, modes and Shadow."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....adapters.abilities import Cards, Choose
from ...kernel.choices import Cancelled, choose, pick
from ...kernel.choices import pick as pick_any
from ...kernel.context import Context
from ...kernel.references import cards
from ...violations import Patch, Violations
from .. import attack, contents, effects, resolving, rule_processing, shadow, signi, usage
from .. import game as games
from ..game import Wixoss
from ..words import TRASH
from .ways import handler

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# --- targets ------------------------------------------------------------------------------------------


def picks(patch: Patch, other: Any) -> None:
    """Targets are chosen so: ``other(whole, game, ctx, wanted, may)``."""

    def pick(game: Any, ctx: Any, wanted: Any, may: Any = None) -> Any:
        return (yield from other(whole, game, ctx, wanted, may))

    whole = pick_any
    patch.setattr(resolving, "pick", pick)


@breaks("target.3")
def a_target_may_be_left_out(patch: Patch) -> None:
    picks(patch, lambda whole, game, ctx, wanted, may: whole(game, ctx, replace(wanted, least=0), may))


@breaks("target.4", "shadow.1")
def fewer_targets_than_named_are_chosen(patch: Patch) -> None:
    def other(whole: Any, game: Any, ctx: Any, wanted: Any, may: Any) -> Any:
        there = [card for card in cards(game, ctx, wanted.among) if may is None or may(card)]
        most = min(wanted.most, len(there)) if isinstance(wanted.most, int) else wanted.most
        return whole(game, ctx, replace(wanted, most=most) if most else wanted, may)

    picks(patch, other)


@breaks("target.6")
def targets_are_chosen_one_after_the_other(patch: Patch) -> None:
    def parts(then: Any) -> list[tuple[Any, ...]]:
        found: list[list[Any]] = []
        for each in then:
            if resolving.targeting((each,)) or not found:
                found.append([])
            found[-1].append(each)
        return [tuple(each) for each in found]

    patch.setattr(resolving, "parts", parts)


@breaks("target.6")
def what_comes_after_that_is_targeted_before(patch: Patch) -> None:
    patch.setattr(resolving, "parts", lambda then: [then])


@breaks("target.2")
def a_target_need_not_be_as_the_text_says(patch: Patch) -> None:
    def picks(game: Any, ctx: Any, wanted: Choose, fitting: Any) -> Any:
        assert isinstance(wanted.among, Cards)
        where = replace(wanted.among.where, state=())
        return (yield from pick(game, ctx, replace(wanted, among=replace(wanted.among, where=where)), fitting))

    patch.setattr(resolving, "pick", picks)


@breaks("target.5", "shadow.1")
def who_has_shadow_can_be_targeted(patch: Patch) -> None:
    patch.setattr(Wixoss, "can_target", lambda self, ctx, card: True)


@breaks("public-zone.5", "target.3")
def what_finds_no_target_is_not_done(patch: Patch) -> None:
    def chosen(game: Any, ctx: Any, then: Any) -> Any:
        found = yield from whole(game, ctx, then)
        if found and not all(found):
            raise Cancelled
        return found

    whole = resolving.choose_targets
    patch.setattr(resolving, "choose_targets", chosen)


@breaks("public-zone.5", "target.3")
def nobody_has_to_be_targeted(patch: Patch) -> None:
    def picks(game: Any, ctx: Any, wanted: Choose, fitting: Any) -> Any:
        return (yield from pick(game, ctx, replace(wanted, least=0), fitting))

    patch.setattr(resolving, "pick", picks)


@breaks("target.3")
def of_up_to_so_many_all_have_to_be_there(patch: Patch) -> None:
    def other(whole: Any, game: Any, ctx: Any, wanted: Any, may: Any) -> Any:
        there = [card for card in cards(game, ctx, wanted.among) if may is None or may(card)]
        none = wanted.least == 0 and isinstance(wanted.most, int) and len(there) < wanted.most
        return (yield from whole(game, ctx, wanted, (lambda card: False) if none else may))

    picks(patch, other)


@breaks("target.2")
def who_is_down_by_now_is_no_target_any_more(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def done(game: Any, ctx: Any, node: Any) -> Any:
            ctx.it = tuple(ref for ref in ctx.it if not game.state.cards[ref.card].resting)
            return (yield from whole(game, ctx, node))

        return done

    handler(patch, "banish", made)


@breaks("target.6")
def targets_are_chosen_before_the_cost_is_paid(patch: Patch) -> None:
    def used(game: Any, player: int, card: int, held: Any) -> Any:
        known = [(yield from whole(game, Context.of(held), held.ability.then))]

        def chosen(game: Any, ctx: Any, then: Any) -> Any:
            return known.pop() if known else (yield from whole(game, ctx, then))

        with Patch() as early:
            early.setattr(resolving, "choose_targets", chosen)
            yield from usage.use_ability(game, player, card, held)

    whole = resolving.choose_targets
    patch.setitem(contents.ACTIONS, "ability", contents.ACTIONS["ability"]._replace(does=used))


# --- modes --------------------------------------------------------------------------------------------


@breaks("mode.2", "mode.3")
def every_mode_is_done(patch: Patch) -> None:
    def modes(game: Any, ctx: Any, node: Any) -> Any:
        yield from whole(game, ctx, node)
        return tuple(range(len(node.among)))

    whole = resolving.choose_modes
    patch.setattr(resolving, "choose_modes", modes)


@breaks("mode.3")
def modes_are_done_from_below(patch: Patch) -> None:
    def modes(game: Any, ctx: Any, node: Any) -> Any:
        return tuple(reversed((yield from whole(game, ctx, node))))

    whole = resolving.choose_modes
    patch.setattr(resolving, "choose_modes", modes)


@breaks("mode.2", "mode.1")
def as_many_modes_are_chosen_as_can_be(patch: Patch) -> None:
    def modes(game: Any, ctx: Any, node: Any) -> Any:
        return (yield from whole(game, ctx, replace(node, least=node.count)))

    whole = resolving.choose_modes
    patch.setattr(resolving, "choose_modes", modes)


@breaks("mode.2", "timing-cutin.1")
def the_targets_of_a_mode_are_chosen_when_it_is_done(patch: Patch) -> None:
    def declare(game: Any, ctx: Any, then: Any) -> Any:
        modes = resolving.modes_of(then)
        if modes is None:
            return resolving.Declared((), ())
        return resolving.Declared((yield from resolving.choose_modes(game, ctx, modes)), ())

    def done(game: Any, ctx: Any, declared: Any, then: Any = None) -> Any:
        if declared.modes and not declared.targets:
            text = ctx.held.ability.then if then is None else then
            chosen = yield from resolving.choose_targets(game, ctx, resolving.with_modes(text, declared.modes))
            declared = declared._replace(targets=chosen)
        return (yield from whole(game, ctx, declared, then))

    whole = resolving.perform_declared
    patch.setattr(usage, "declare", declare)
    patch.setattr(usage, "perform_declared", done)


# --- Shadow -------------------------------------------------------------------------------------------


def targeted(patch: Patch, other: Any) -> None:
    """Who can be targeted: ``other(whole, game, ctx, card)``."""

    def may_be(game: Any, ctx: Any, card: int) -> bool:
        return bool(other(whole, game, ctx, card))

    whole = shadow.may_be_targeted
    patch.setattr(shadow, "may_be_targeted", may_be)
    patch.setattr(games, "may_be_targeted", may_be)


@breaks("shadow.1", "target.5", "shadow.3", "shadow.4")
def shadow_is_targeted(patch: Patch) -> None:
    targeted(patch, lambda whole, game, ctx, card: True)


@breaks("shadow.1")
def one_s_own_effects_do_not_target_shadow(patch: Patch) -> None:
    def other(whole: Any, game: Any, ctx: Any, card: int) -> bool:
        mine = game.state.cards[card].seat == ctx.seat
        return bool(whole(game, ctx, card)) and not (mine and any(game.keywords(card, "shadow")))

    targeted(patch, other)


@breaks("shadow.1")
def shadow_stops_what_targets_nothing(patch: Patch) -> None:
    def banish(game: Any, banished: Any, cause: str, source: Any = None, by: int = -1) -> Any:
        cards = game.state.cards
        gone = [card for card in banished if by in (-1, cards[card].seat) or not any(game.keywords(card, "shadow"))]
        return (yield from whole(game, gone, cause, source, by))

    whole = signi.banish
    patch.setattr(effects, "banish", banish)


@breaks("shadow.1", "shadow.2")
def shadow_stops_what_signi_do_alone(patch: Patch) -> None:
    def other(whole: Any, game: Any, ctx: Any, card: int) -> bool:
        of_a_kind = any(held.ability.values for held in game.keywords(card, "shadow"))
        by_signi = game.state.cards[ctx.this.card].face.is_signi
        return bool(whole(game, ctx, card)) or not (of_a_kind or by_signi)

    targeted(patch, other)


@breaks("shadow.1", "power.3")
def shadow_stops_rule_processing(patch: Patch) -> None:
    def low(game: Any, player: int) -> list[int]:
        return [card for card in whole(game, player) if not any(game.keywords(card, "shadow"))]

    whole = rule_processing.powerless
    patch.setattr(rule_processing, "powerless", low)


@breaks("shadow.2")
def who_has_shadow_is_targeted_by_its_own_player(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def done(game: Any, ctx: Any, node: Any) -> Any:
            going = []
            for player in (game.state.turn_player, 1 - game.state.turn_player):
                going += yield from choose(game, player, list(game.state.signi(player)), 1, 1)
            game.move(going, TRASH, "effect")
            return bool(going)

        return done

    handler(patch, "each-trashes", made)


@breaks("shadow.3")
def shadow_of_a_kind_stops_every_kind(patch: Patch) -> None:
    def other(whole: Any, game: Any, ctx: Any, card: int) -> bool:
        return game.state.cards[card].seat == ctx.seat or not any(game.keywords(card, "shadow"))

    targeted(patch, other)


@breaks("shadow.3")
def no_shadow_stops_what_lrigs_do(patch: Patch) -> None:
    def other(whole: Any, game: Any, ctx: Any, card: int) -> bool:
        return bool(whole(game, ctx, card)) or bool(game.state.cards[ctx.this.card].face.is_lrig)

    targeted(patch, other)


@breaks("shadow.4")
def bursts_target_shadow(patch: Patch) -> None:
    def other(whole: Any, game: Any, ctx: Any, card: int) -> bool:
        return game.state.cards[ctx.this.card].zone == "check" or bool(whole(game, ctx, card))

    targeted(patch, other)


@breaks("shadow.1")
def who_has_shadow_is_not_banished_in_battle(patch: Patch) -> None:
    def battle(game: Any, attacker: int, front: int) -> Any:
        if not any(game.keywords(front, "shadow")):
            yield from whole(game, attacker, front)

    whole = attack.battle
    patch.setattr(attack, "battle", battle)
