"""Violations of WIXOSS: growing, and what level, limit and types of LRIGs bound."""

from __future__ import annotations

from typing import Any

from ...kernel.asks import PASS, Ask
from ...kernel.committing import commit
from ...kernel.context import Context
from ...kernel.events import Event
from ...kernel.references import holds
from ...violations import Patch, Violations, results
from .. import attack, contents, costs, damage, lrigs, rule_processing, signi, state, turn, usage
from ..words import ARTS, ASSISTS, LRIG, LRIG_TRASH, TRASH
from .ways import offers, part

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# --- growing ------------------------------------------------------------------------------------------


def grows(patch: Patch, other: Any) -> None:
    """Whether a LRIG grows into a card: ``other(whole, game, lrig, card)``."""

    def may_grow(game: Any, lrig: int, card: int) -> bool:
        return bool(other(whole, game, lrig, card))

    whole = lrigs.may_grow
    patch.setattr(lrigs, "may_grow", may_grow)


def as_if(level: int | None = None, *, kind: bool = True, types: bool = True, paid: bool = True) -> Any:
    """Growing by up to ``level`` levels, with or without looking at the kind, the types and the cost."""

    def other(whole: Any, game: Any, lrig: int, card: int) -> bool:
        cards = game.state.cards
        new, old = cards[card].face, cards[lrig]
        is_center = old.zone == "lrig"
        up = int(game.info(card).level) - int(game.info(lrig).level)
        return (
            (not kind or new.kind == ("lrig" if is_center else "assist"))
            and new.is_lrig
            and (not types or lrigs.shares_type(new.types, old.face.types))
            and (up == 1 if level is None else 0 < up <= level)
            and (is_center or int(game.info(card).level) <= lrigs.center_level(game, old.seat))
            and lrigs.meets_condition(game, card)
            and (not paid or costs.can_pay(game, old.seat, new.grow))
        )

    return other


@breaks("grow.5", "assist-lrig.7")
def a_lrig_grows_by_two_levels(patch: Patch) -> None:
    grows(patch, as_if(level=2))


@breaks("grow.4", "assist-lrig.6", "lrig-type.1")
def a_lrig_grows_to_another_type(patch: Patch) -> None:
    grows(patch, as_if(types=False))


@breaks("grow.1", "assist-lrig.5", "grow-cost.1")
def to_grow_costs_nothing(patch: Patch) -> None:
    def grow(game: Any, lrig: int, card: int) -> Any:
        yield from ()
        lrigs.lay_on(game, (lrig,), card, game.state.cards[lrig].zone, "grow")

    patch.setattr(lrigs, "can_pay", lambda game, player, symbols: True)
    patch.setattr(turn, "grow", grow)
    patch.setattr(usage, "grow", grow)


@breaks("grow.3", "grow-phase.2")
def the_center_grows_twice(patch: Patch) -> None:
    part(patch, "grow", turn.grow_center, turn.grow_center, turn.grow_center)


@breaks("grow.6", "grow-cond.2")
def no_grow_condition_has_to_be_met(patch: Patch) -> None:
    patch.setattr(lrigs, "meets_condition", lambda game, card: True)


@breaks("grow-cond.2", "grow.6")
def the_opponent_meets_the_grow_condition(patch: Patch) -> None:
    def meets(game: Any, card: int) -> bool:
        line = game.state.cards[card].face.extra("grow-condition")
        ctx = Context(1 - game.state.cards[card].owner, game.state.ref(card))
        return line is None or holds(game, ctx, line.condition)

    patch.setattr(lrigs, "meets_condition", meets)


@breaks("assist-lrig.11", "assist-lrig.1")
def the_center_grows_to_an_assist_lrig(patch: Patch) -> None:
    grows(patch, as_if(kind=False))


@breaks("assist-lrig.4")
def an_assist_lrig_grows_beyond_the_center(patch: Patch) -> None:
    patch.setattr(usage, "center_level", lambda game, player: 9)


@breaks("assist-lrig.8", "grow.6", "grow-cond.2")
def a_growing_condition_is_not_looked_at(patch: Patch) -> None:
    patch.setattr(lrigs, "meets_condition", lambda game, card: True)


@breaks("assist-lrig.5")
def assist_lrigs_grow_in_the_grow_phase(patch: Patch) -> None:
    def grow_center(game: Any) -> Any:
        player = game.state.turn_player
        able = [option for lrig in game.state.lrigs(player) for option in lrigs.growths(game, lrig)]
        (pick,) = yield Ask(player, "action", (*able, PASS))
        if pick != PASS:
            yield from lrigs.grow(game, *pick.args)
        return None

    part(patch, "grow", turn.grow_center, grow_center)


@breaks("assist-lrig.5", "assist-lrig.9")
def assist_lrigs_grow_at_any_timing(patch: Patch) -> None:
    def grown(whole: Any, game: Any, player: int, timing: str) -> Any:
        for assist in game.state.assists(player):
            yield from lrigs.growths(game, assist)

    offers(patch, "grow", grown)


@breaks("assist-lrig.5", "grow.7")
def assist_lrigs_of_the_main_phase_grow_in_the_attack_phase(patch: Patch) -> None:
    def grown(whole: Any, game: Any, player: int, timing: str) -> Any:
        yield from dict.fromkeys((*whole(game, player, timing), *whole(game, player, "main")))

    offers(patch, "grow", grown)


@breaks("assist-lrig.9")
def assist_lrigs_grow_once_in_a_turn(patch: Patch) -> None:
    def grown(whole: Any, game: Any, player: int, timing: str) -> Any:
        return () if ("grown", player) in game.state.done else whole(game, player, timing)

    def grow(game: Any, player: int, lrig: int, card: int) -> Any:
        game.state.done |= {("grown", player)}
        yield from lrigs.grow(game, lrig, card)

    offers(patch, "grow", grown)
    patch.setitem(contents.ACTIONS, "grow", contents.ACTIONS["grow"]._replace(does=grow))


@breaks("assist-lrig.6")
def an_assist_grows_into_any_type(patch: Patch) -> None:
    any_type: list[bool] = []

    def shares(one: Any, other: Any) -> bool:
        return bool(any_type) or compares(one, other)

    def may_grow(game: Any, lrig: int, card: int) -> bool:
        any_type[:] = [True] if game.state.cards[lrig].zone in ASSISTS else []
        found = whole(game, lrig, card)
        any_type.clear()
        return found

    compares, whole = lrigs.shares_type, lrigs.may_grow
    patch.setattr(lrigs, "shares_type", shares)
    patch.setattr(lrigs, "may_grow", may_grow)


@breaks("assist-lrig.6")
def an_assist_shares_a_type_with_any_lrig_of_its_player(patch: Patch) -> None:
    def other(whole: Any, game: Any, lrig: int, card: int) -> bool:
        cards = game.state.cards
        types = [cards[each].face.types for each in game.state.lrigs(cards[lrig].seat)]
        shared = any(lrigs.shares_type(cards[card].face.types, each) for each in types)
        return bool(whole(game, lrig, card)) or (shared and bool(as_if(types=False)(whole, game, lrig, card)))

    grows(patch, other)


@breaks("lrig-type.1", "grow.4")
def a_lrig_grows_into_one_of_all_its_types(patch: Patch) -> None:
    patch.setattr(lrigs, "shares_type", lambda one, other: other <= one)


@breaks("center-lrig.3")
def a_lrig_alone_is_no_center_and_does_not_attack(patch: Patch) -> None:
    def may_attack(game: Any, card: int) -> bool:
        record = game.state.cards[card]
        return whole(game, card) and not (record.zone == LRIG and not game.state.assists(record.seat))

    whole = attack.may_attack
    patch.setattr(attack, "may_attack", may_attack)


# --- level, limit and limiting conditions -------------------------------------------------------------


@breaks("level.2", "main-phase.a1")
def signi_of_any_level_are_fielded(patch: Patch) -> None:
    patch.setattr(signi, "center_level", lambda game, player: 9)


@breaks("level.2", "main-phase.a1")
def any_lrig_s_level_suffices(patch: Patch) -> None:
    def level(game: Any, player: int) -> int:
        return max(int(game.info(card).level) for card in game.state.lrigs(player))

    patch.setattr(signi, "center_level", level)


@breaks("level.2")
def the_level_of_the_center_is_the_printed_one(patch: Patch) -> None:
    def level(game: Any, player: int) -> int:
        return int(game.state.cards[game.state.center(player)].face.info.level)

    patch.setattr(signi, "center_level", level)


@breaks("limit.1", "main-phase.a1")
def signi_beyond_the_limit_are_fielded(patch: Patch) -> None:
    patch.setattr(signi, "limit", lambda game, player: 99)


@breaks("limit.1")
def the_limit_bounds_each_signi(patch: Patch) -> None:
    def may_come(game: Any, card: int, beneath: Any) -> bool:
        player = game.state.cards[card].owner
        level = int(game.info(card).level)
        within = level <= min(lrigs.limit(game, player), lrigs.center_level(game, player))
        return within and lrigs.fits_type(game, card)

    patch.setattr(signi, "may_come", may_come)


@breaks("limit.1", "rise.8")
def who_comes_to_lie_underneath_counts_for_the_limit(patch: Patch) -> None:
    whole = signi.may_come
    patch.setattr(signi, "may_come", lambda game, card, beneath: whole(game, card, ()))


@breaks("limit.1", "cheer-zone.a3.1")
def who_lies_in_the_cheer_zone_counts_for_the_limit(patch: Patch) -> None:
    patch.setattr(state.Table, "in_signi_zones", lambda self, player: self.signi(player))


@breaks("limit.2")
def who_exceeds_the_limit_is_banished_into_the_trash(patch: Patch) -> None:
    def committed(game: Any, events: Any) -> Any:
        gone = [each.card for each in events if each.kind == "move" and (each.cause, each.to) == ("rule", TRASH)]
        commit(game, [Event("banish", card, cause="rule") for card in gone])
        return commit(game, events)

    patch.setattr(rule_processing, "commit", committed)


@breaks("limit.3", "limit.1")
def the_limit_is_that_of_the_center(patch: Patch) -> None:
    def limit(game: Any, player: int) -> int:
        return int(game.state.cards[game.state.center(player)].face.limit)

    patch.setattr(signi, "limit", limit)
    patch.setattr(rule_processing, "limit", limit)


@breaks("limiting.1", "lrig-type.2")
def a_limiting_condition_is_not_looked_at(patch: Patch) -> None:
    patch.setattr(signi, "fits_type", lambda game, card: True)
    patch.setattr(usage, "fits_type", lambda game, card: True)


@breaks("lrig-type.2", "limiting.1")
def any_lrig_s_type_fits(patch: Patch) -> None:
    def fits(game: Any, card: int) -> bool:
        record = game.state.cards[card]
        types = [game.state.cards[each].face.types for each in game.state.lrigs(record.seat)]
        return not record.face.limiting or any(lrigs.shares_type(record.face.limiting, each) for each in types)

    patch.setattr(signi, "fits_type", fits)
    patch.setattr(usage, "fits_type", fits)


@breaks("lrig-type.2", "limiting.1")
def arts_are_free_of_limiting_conditions(patch: Patch) -> None:
    results(patch, usage, "fits_type", lambda found, game, card: found or game.state.cards[card].face.kind == ARTS)


@breaks("limiting.1")
def the_opponent_s_center_fits_as_well(patch: Patch) -> None:
    def fits(game: Any, card: int) -> bool:
        limiting = game.state.cards[card].face.limiting
        types = [game.state.cards[game.state.center(player)].face.types for player in (0, 1)]
        return not limiting or any(lrigs.shares_type(limiting, each) for each in types)

    patch.setattr(signi, "fits_type", fits)
    patch.setattr(usage, "fits_type", fits)


@breaks("limiting.2")
def signi_of_both_players_have_to_fit_who_has_grown(patch: Patch) -> None:
    def strange(found: list[int], game: Any, player: int) -> list[int]:
        if player == game.state.turn_player:
            return found
        cards = game.state.cards
        types = cards[game.state.center(1 - player)].face.types
        limited = [card for card in game.state.signi(player) if cards[card].face.limiting]
        return found + [card for card in limited if not lrigs.shares_type(cards[card].face.limiting, types)]

    results(patch, rule_processing, "of_other_type", strange)


@breaks("grow.1")
def what_lies_under_a_lrig_that_grows_is_put_away(patch: Patch) -> None:
    def lay_on(game: Any, beneath: Any, card: int, zone: str, cause: str) -> None:
        if cause == "grow":
            game.move([each for lrig in beneath for each in game.state.cards[lrig].under], LRIG_TRASH, "rule")
        whole(game, beneath, card, zone, cause)

    whole = lrigs.lay_on
    patch.setattr(lrigs, "lay_on", lay_on)


@breaks("lrig-type.2", "burst-icon.3")
def a_burst_is_bound_by_the_limiting_condition(patch: Patch) -> None:
    def lets(game: Any, card: int) -> Any:
        if not lrigs.fits_type(game, card):
            return False
        return (yield from whole(game, card))

    whole = damage.lets_burst
    patch.setattr(damage, "lets_burst", lets)
