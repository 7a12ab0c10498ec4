"""Violations of WIXOSS: growing, and the restrictions by level, limit and types of LRIGs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from ...kernel.card_references import condition_holds
from ...kernel.commit import commit_events
from ...kernel.decisions import PASS, EngineAsk
from ...kernel.events import EngineEvent
from ...kernel.resolution import ResolutionContext
from ...patching import Patch
from ...violations import (
    Change,
    Violations,
    change_results,
    combine_changes,
    replace_globals,
    wrap_function,
    wrapper_of,
)
from .. import attack, damage_and_crush, ener_costs, lrigs, rule_processing, rulebook_map, signi, state, turn
from ..cards import Characteristics
from ..lexicon import (
    ARTS,
    ASSIST_LRIG,
    ASSISTS,
    ATTACK_TIMING,
    CENTER_LRIG,
    LRIG,
    LRIG_TRASH,
    MAIN_TIMING,
    RIGHT_ASSIST,
    SPELL,
    TRASH,
)
from .helpers import replace_options, replace_part

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation

# --- growing ------------------------------------------------------------------------------------------


def growth_rule(level: int | None = None, *, kind: bool = True, types: bool = True, paid: bool = True) -> Any:
    """Growing by up to ``level`` levels, with or without looking at the kind, the types and the cost."""

    def may_grow_by_rule(whole: Any, game: Any, lrig: int, card: int) -> bool:
        cards = game.state.cards
        new, old = cards[card].face, cards[lrig]
        is_center = old.zone == "lrig"
        up = int(game.characteristics_of(card).level) - int(game.characteristics_of(lrig).level)
        return (
            (not kind or new.kind == ("lrig" if is_center else "assist"))
            and new.is_lrig
            and (not types or lrigs.has_common_type(new.types, old.face.types))
            and (up == 1 if level is None else 0 < up <= level)
            and (is_center or int(game.characteristics_of(card).level) <= lrigs.center_level(game, old.seat))
            and lrigs.meets_grow_condition(game, card)
            and (not paid or ener_costs.can_pay(game, old.seat, new.grow))
        )

    return may_grow_by_rule


breaks("A LRIG can grow by two levels at once", "grow.5", "assist-lrig.7")(
    wrap_function(lrigs.may_grow, growth_rule(level=2))
)
breaks("A LRIG can grow into a LRIG that shares no type with it", "grow.4", "assist-lrig.6", "lrig-type.1")(
    wrap_function(lrigs.may_grow, growth_rule(types=False))
)


@breaks("Growing costs no Ener", "grow.1", "assist-lrig.5", "grow-cost.1", "convert.2", "chain.1")
def _(patch: Patch) -> None:
    def grow_otherwise(game: Any, lrig: int, card: int) -> Any:
        yield from ()
        lrigs.enter_on_top(game, (lrig,), card, game.state.cards[lrig].zone, "grow")

    patch.setattr(ener_costs, "can_pay", lambda game, player, symbols: True)
    patch.setattr(lrigs, "grow_lrig", grow_otherwise)


breaks("The center LRIG can grow twice in one grow phase", "grow.3", "grow-phase.2")(
    replace_part("grow", turn.grow_center, turn.grow_center, turn.grow_center)
)
breaks("A LRIG can grow without its grow condition being met", "grow.6", "grow-cond.2")(
    wrap_function(lrigs.meets_grow_condition, lambda whole, game, card: True)
)


@breaks("A grow condition is checked for the opponent instead of the player who grows", "grow-cond.2", "grow.6")
@wrapper_of(lrigs.meets_grow_condition)
def _(whole: Any, game: Any, card: int) -> bool:
    line = game.state.cards[card].face.printed_line("grow-condition")
    ctx = ResolutionContext(1 - game.state.cards[card].owner, game.state.reference_to(card))
    return line is None or condition_holds(game, ctx, line.condition)


breaks(
    "The center LRIG can grow into an assist LRIG, and an assist LRIG into a center LRIG",
    "assist-lrig.11",
    "assist-lrig.1",
)(wrap_function(lrigs.may_grow, growth_rule(kind=False)))
breaks("An assist LRIG can grow beyond the level of the center LRIG", "assist-lrig.4", "level.1", "level.2")(
    wrap_function(lrigs.center_level, lambda whole, game, player: 9)
)
breaks("Grow conditions are ignored, also those of assist LRIGs", "assist-lrig.8", "grow.6", "grow-cond.2")(
    wrap_function(lrigs.meets_grow_condition, lambda whole, game, card: True)
)


@breaks("In the grow phase an assist LRIG can grow instead of the center LRIG", "assist-lrig.5")
@wrapper_of(turn.grow_center)
def _(whole: Any, game: Any) -> Any:
    player = game.state.turn_player
    able = [option for lrig in game.state.field_lrigs(player) for option in lrigs.grow_options(game, lrig)]
    (pick,) = yield EngineAsk(player, "action", (*able, PASS))
    if pick != PASS:
        yield from lrigs.grow_lrig(game, *pick.args)
    return None


@breaks("Assist LRIGs can grow at any timing and beyond the center LRIG's level", "assist-lrig.5", "assist-lrig.9")
@partial(replace_options, "grow")
def _(whole: Any, game: Any, player: int, timing: str) -> Any:
    for assist in game.state.assist_lrigs(player):
        yield from lrigs.grow_options(game, assist)


@breaks("An assist LRIG with main timing can also be grown into in the attack phase", "assist-lrig.5", "grow.7")
@partial(replace_options, "grow")
def _(whole: Any, game: Any, player: int, timing: str) -> Any:
    yield from dict.fromkeys((*whole(game, player, timing), *whole(game, player, "main")))


@breaks("A player's assist LRIGs can grow only once per turn, all together", "assist-lrig.9")
def _(patch: Patch) -> None:
    def offer_unless_grown(whole: Any, game: Any, player: int, timing: str) -> Any:
        return () if ("grown", player) in game.state.done else whole(game, player, timing)

    def grow_otherwise(game: Any, player: int, lrig: int, card: int) -> Any:
        game.state.done |= {("grown", player)}
        yield from lrigs.grow_lrig(game, lrig, card)

    replace_options("grow", offer_unless_grown)(patch)
    patch.setitem(rulebook_map.ACTIONS, "grow", rulebook_map.ACTIONS["grow"]._replace(do=grow_otherwise))


@breaks("An assist LRIG can grow into an assist LRIG of any type", "assist-lrig.6")
def _(patch: Patch) -> None:
    any_type: list[bool] = []

    def has_common_or_any_type(one: Any, other: Any) -> bool:
        return bool(any_type) or compares(one, other)

    def may_grow_any_type(game: Any, lrig: int, card: int) -> bool:
        any_type[:] = [True] if game.state.cards[lrig].zone in ASSISTS else []
        found = whole(game, lrig, card)
        any_type.clear()
        return found

    compares, whole = lrigs.has_common_type, lrigs.may_grow
    patch.setattr(lrigs, "has_common_type", has_common_or_any_type)
    patch.setattr(lrigs, "may_grow", may_grow_any_type)


@breaks("A LRIG can grow into a card that shares a type with any LRIG of its player", "assist-lrig.6")
@wrapper_of(lrigs.may_grow)
def _(whole: Any, game: Any, lrig: int, card: int) -> bool:
    cards = game.state.cards
    types = [cards[each].face.types for each in game.state.field_lrigs(cards[lrig].seat)]
    shared = any(lrigs.has_common_type(cards[card].face.types, each) for each in types)
    return bool(whole(game, lrig, card)) or (shared and bool(growth_rule(types=False)(whole, game, lrig, card)))


breaks("Growing and limiting conditions need all types of the LRIG to match, not just one", "lrig-type.1", "grow.4")(
    wrap_function(lrigs.has_common_type, lambda whole, one, other: other <= one)
)


@breaks(
    "A center LRIG without assist LRIGs beside it cannot attack",
    "center-lrig.3",
    spread="every scenario with an attack of the LRIG has it alone",
)
@wrapper_of(attack.may_attack)
def _(whole: Any, game: Any, card: int) -> bool:
    record = game.state.cards[card]
    return whole(game, card) and not (record.zone == LRIG and not game.state.assist_lrigs(record.seat))


# --- level, limit and limiting conditions -------------------------------------------------------------


breaks("SIGNI of any level can be put onto the field", "level.2", "main-phase.a1")(
    wrap_function(lrigs.center_level, lambda whole, game, player: 9)
)


@breaks("A SIGNI can be fielded if its level is within that of any of its player's LRIGs", "level.2", "main-phase.a1")
@wrapper_of(lrigs.center_level)
def _(whole: Any, game: Any, player: int) -> int:
    return max(int(game.characteristics_of(card).level) for card in game.state.field_lrigs(player))


@breaks("A SIGNI to be fielded is compared with the printed level of the center LRIG", "level.2")
@wrapper_of(lrigs.center_level)
def _(whole: Any, game: Any, player: int) -> int:
    return int(game.state.cards[game.state.center_lrig(player)].face.info.level)


breaks("SIGNI can be put onto the field beyond the limit", "limit.1", "main-phase.a1")(
    wrap_function(lrigs.level_limit, lambda whole, game, player: 99)
)


@breaks("The limit is compared with the level of the SIGNI to be fielded alone, not with the total", "limit.1")
@wrapper_of(signi.may_enter_field)
def _(whole: Any, game: Any, card: int, beneath: Any) -> bool:
    player = game.state.cards[card].owner
    level = int(game.characteristics_of(card).level)
    within = level <= min(lrigs.level_limit(game, player), lrigs.center_level(game, player))
    return within and lrigs.meets_limiting_condition(game, card)


breaks("The SIGNI beneath a SIGNI with Rise count against the limit as it is fielded", "limit.1", "rise.8")(
    wrap_function(signi.may_enter_field, lambda whole, game, card, beneath: whole(game, card, ()))
)
breaks("SIGNI in the cheer zone count against the limit", "limit.1", "cheer-zone.a3.1")(
    wrap_function(state.GameState.signi_in_signi_zones, lambda whole, self, player: self.field_signi(player))
)


@breaks("A SIGNI that rule processing trashes, as for exceeding the limit, counts as banished", "limit.2")
@wrapper_of(commit_events)
def _(whole: Any, game: Any, events: Any) -> Any:
    gone = [each.card for each in events if each.kind == "move" and (each.cause, each.to) == ("rule", TRASH)]
    whole(game, [EngineEvent("banish", card, cause="rule") for card in gone])
    return whole(game, events)


breaks("The limit is only the printed limit of the center LRIG", "limit.3", "limit.1")(
    wrap_function(
        lrigs.level_limit, lambda whole, game, player: int(game.state.cards[game.state.center_lrig(player)].face.limit)
    )
)
breaks("Limiting conditions are ignored when fielding SIGNI and using cards", "limiting.1", "lrig-type.2")(
    combine_changes(
        wrap_function(lrigs.meets_limiting_condition, lambda whole, game, card: True),
        wrap_function(lrigs.meets_limiting_condition, lambda whole, game, card: True),
    )
)


@breaks(
    "A limiting condition can be met by any of the player's LRIGs, also an assist LRIG", "lrig-type.2", "limiting.1"
)
@wrapper_of(lrigs.meets_limiting_condition)
def _(whole: Any, game: Any, card: int) -> bool:
    record = game.state.cards[card]
    types = [game.state.cards[each].face.types for each in game.state.field_lrigs(record.seat)]
    return not record.face.limiting or any(lrigs.has_common_type(record.face.limiting, each) for each in types)


breaks("Arts can be used without meeting their limiting condition", "lrig-type.2", "limiting.1")(
    change_results(
        lrigs.meets_limiting_condition, lambda found, game, card: found or game.state.cards[card].face.kind == ARTS
    )
)


@breaks("A limiting condition can also be met by the opponent's center LRIG", "limiting.1", "rule-process.a9")
@wrapper_of(lrigs.meets_limiting_condition)
def _(whole: Any, game: Any, card: int) -> bool:
    limiting = game.state.cards[card].face.limiting
    types = [game.state.cards[game.state.center_lrig(player)].face.types for player in (0, 1)]
    return not limiting or any(lrigs.has_common_type(limiting, each) for each in types)


@breaks("Rule processing trashes the opponent's SIGNI that do not fit the turn player's center LRIG", "limiting.2")
@partial(change_results, rule_processing.cards_of_other_type)
def _(found: list[int], game: Any, player: int) -> list[int]:
    if player == game.state.turn_player:
        return found
    cards = game.state.cards
    types = cards[game.state.center_lrig(1 - player)].face.types
    limited = [card for card in game.state.field_signi(player) if cards[card].face.limiting]
    return found + [card for card in limited if not lrigs.has_common_type(cards[card].face.limiting, types)]


@breaks("Cards already under a LRIG go to the LRIG trash when it grows", "grow.1")
@wrapper_of(lrigs.enter_on_top)
def _(whole: Any, game: Any, beneath: Any, card: int, zone: str, cause: str) -> None:
    if cause == "grow":
        game.move_cards([each for lrig in beneath for each in game.state.cards[lrig].under], LRIG_TRASH, "rule")
    whole(game, beneath, card, zone, cause)


@breaks("A Life Burst can be used only if the card's limiting condition is met", "lrig-type.2", "burst-icon.3")
@wrapper_of(damage_and_crush.ask_for_burst)
def _(whole: Any, game: Any, card: int) -> Any:
    if not lrigs.meets_limiting_condition(game, card):
        return False
    return (yield from whole(game, card))


@breaks("An assist LRIG of the type lets spells and arts be used, but no SIGNI be fielded", "limiting.1")
@partial(change_results, lrigs.meets_limiting_condition)
def _(found: bool, game: Any, card: int) -> bool:
    record = game.state.cards[card]
    types = [game.state.cards[each].face.types for each in game.state.assist_lrigs(record.seat)]
    is_used = record.face.kind in (SPELL, ARTS)
    return found or (is_used and any(lrigs.has_common_type(record.face.limiting, each) for each in types))


breaks("SIGNI stay on the field when the center LRIG is grown to one of another type", "limiting.2", "rule-process.a9")(
    change_results(
        rule_processing.cards_of_other_type,
        lambda found, game, player: [card for card in found if not game.state.cards[card].face.is_signi],
    )
)
breaks("In the grow phase a LRIG can grow without its grow condition being met", "grow-cond.2", "grow.6")(
    change_results(lrigs.meets_grow_condition, lambda found, game, card: found or game.step == "grow")
)
breaks("An assist LRIG that is down cannot grow", "main-phase.a6")(
    change_results(
        lrigs.may_grow,
        lambda found, game, lrig, card: (
            found and not (game.state.cards[lrig].zone in ASSISTS and game.state.cards[lrig].resting)
        ),
    )
)


# --- abilities about growing --------------------------------------------------------------------------


breaks("Growing triggers no ability", "grow.1")(
    replace_globals(
        lrigs.enter_on_top,
        commit_events=lambda game, events: commit_events(game, [event for event in events if event.kind != "grew"]),
    )
)


# --- limits and classes that effects change -----------------------------------------------------------


@breaks("Of several effects that change a limit only one counts", "limit.1")
@wrapper_of(Characteristics.with_number)
def _(whole: Any, self: Any, change: Any, size: int) -> Any:
    if change.what == "limit":
        return replace(self, extra_limit=size)
    return whole(self, change, size)


@breaks("Effects of two cards on a limit do not add up", "limit.1")
@wrapper_of(lrigs.level_limit)
def _(whole: Any, game: Any, player: int) -> int:
    extra = [int(game.characteristics_of(card).extra_limit) for card in game.state.field_cards(player)]
    return int(whole(game, player)) - sum(extra) + max(extra, key=abs)


@breaks("A class that a SIGNI gains takes the place of its own", "class.3")
@wrapper_of(Characteristics.with_information)
def _(whole: Any, self: Any, change: Any) -> Any:
    if change.what == "class" and change.add is not None:
        return replace(self, classes=frozenset({change.add}))
    return whole(self, change)


@breaks("A SIGNI cannot gain a class", "class.3")
@wrapper_of(Characteristics.with_information)
def _(whole: Any, self: Any, change: Any) -> Any:
    return self if change.what == "class" and change.add is not None else whole(self, change)


@breaks("An assist LRIG can grow into any higher level", "assist-lrig.7")
@wrapper_of(lrigs.may_grow)
def _(whole: Any, game: Any, lrig: int, card: int) -> bool:
    old, new = game.state.cards[lrig], game.state.cards[card].face
    if old.zone not in ASSISTS or new.kind != ASSIST_LRIG or not lrigs.has_common_type(new.types, old.face.types):
        return bool(whole(game, lrig, card))
    is_higher = game.characteristics_of(card).level > game.characteristics_of(lrig).level
    return bool(is_higher and lrigs.meets_grow_condition(game, card) and ener_costs.can_pay(game, old.seat, new.grow))


@breaks("An assist LRIG with attack timing can also be grown into in the main phase", "grow.7", "assist-lrig.5")
@partial(replace_options, "grow")
def _(whole: Any, game: Any, player: int, timing: str) -> Any:
    yield from whole(game, player, timing)
    if timing == MAIN_TIMING:
        yield from whole(game, player, ATTACK_TIMING)


@breaks("A center LRIG that has grown in a turn cannot attack in that turn", "lrig.3")
def _(patch: Patch) -> None:
    def grow_and_note(game: Any, lrig: int, card: int) -> Any:
        yield from whole_grow(game, lrig, card)
        game.state.done |= {("grew", card)}

    def may_attack_if_old(game: Any, card: int) -> bool:
        return ("grew", card) not in game.state.done and bool(whole_attack(game, card))

    whole_grow, whole_attack = lrigs.grow_lrig, attack.may_attack
    patch.setattr(lrigs, "grow_lrig", grow_and_note)
    patch.setattr(attack, "may_attack", may_attack_if_old)


# --- single growths -----------------------------------------------------------------------------------


breaks("A grow condition that is not about the Ener zone is ignored", "grow.6", "grow-cond.1", "grow-cond.2")(
    change_results(
        lrigs.meets_grow_condition,
        lambda found, game, card: (
            found or "ener zone" not in game.state.cards[card].face.printed_line("grow-condition").text
        ),
    )
)
breaks("A LRIG of level 1 can be grown to without its grow condition being met", "grow.6")(
    change_results(
        lrigs.meets_grow_condition, lambda found, game, card: found or game.characteristics_of(card).level == 1
    )
)


@breaks("A LRIG of level 0 can grow into a LRIG of any type", "lrig-type.1")
@wrapper_of(lrigs.may_grow)
def _(whole: Any, game: Any, lrig: int, card: int) -> bool:
    old, new = game.state.cards[lrig], game.state.cards[card].face
    is_first = old.zone == LRIG and new.kind == CENTER_LRIG and old.face.info.level == 0 and new.info.level == 1
    return bool(whole(game, lrig, card)) or is_first


def ignore_assist_conditions(meant: Callable[[Any, int], bool]) -> Change:
    """Let assist LRIGs for which ``meant(game, lrig)`` holds grow without their grow condition being met."""

    def may_grow(found: bool, game: Any, lrig: int, card: int) -> bool:
        old, new = game.state.cards[lrig], game.state.cards[card].face
        fits = new.kind == ASSIST_LRIG and new.info.level == old.face.info.level + 1 and new.types & old.face.types
        return found or (old.zone in ASSISTS and bool(fits) and meant(game, lrig))

    return change_results(lrigs.may_grow, may_grow)


breaks("The grow condition of the right assist LRIG is ignored", "assist-lrig.8")(
    ignore_assist_conditions(lambda game, lrig: game.state.cards[lrig].zone == RIGHT_ASSIST)
)
breaks("The grow conditions of assist LRIGs are ignored in the attack phase", "assist-lrig.8")(
    ignore_assist_conditions(lambda game, lrig: game.step != "main")
)
