"""Violations of WIXOSS: growing, and what level, limit and types of LRIGs bound."""

from __future__ import annotations

from functools import partial
from typing import Any

from ...kernel.asks import PASS, Ask
from ...kernel.committing import commit
from ...kernel.context import Context
from ...kernel.events import Event
from ...kernel.references import holds
from ...patching import Patch
from ...violations import Violations, instead, results, together, wrap
from .. import attack, contents, costs, damage, lrigs, rule_processing, signi, state, turn
from ..words import ARTS, ASSISTS, LRIG, LRIG_TRASH, TRASH
from .ways import offers, part

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# --- growing ------------------------------------------------------------------------------------------


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


breaks("A LRIG can grow by two levels at once", "grow.5", "assist-lrig.7")(wrap(lrigs.may_grow, as_if(level=2)))
breaks("A LRIG can grow into a LRIG that shares no type with it", "grow.4", "assist-lrig.6", "lrig-type.1")(
    wrap(lrigs.may_grow, as_if(types=False))
)


@breaks("Growing costs no Ener", "grow.1", "assist-lrig.5", "grow-cost.1")
def _(patch: Patch) -> None:
    def grow(game: Any, lrig: int, card: int) -> Any:
        yield from ()
        lrigs.lay_on(game, (lrig,), card, game.state.cards[lrig].zone, "grow")

    patch.setattr(costs, "can_pay", lambda game, player, symbols: True)
    patch.setattr(lrigs, "grow", grow)


breaks("The center LRIG can grow twice in one grow phase", "grow.3", "grow-phase.2")(
    part("grow", turn.grow_center, turn.grow_center, turn.grow_center)
)
breaks("A LRIG can grow without its grow condition being met", "grow.6", "grow-cond.2")(
    wrap(lrigs.meets_condition, lambda whole, game, card: True)
)


@breaks("A grow condition is checked for the opponent instead of the player who grows", "grow-cond.2", "grow.6")
@instead(lrigs.meets_condition)
def _(whole: Any, game: Any, card: int) -> bool:
    line = game.state.cards[card].face.extra("grow-condition")
    ctx = Context(1 - game.state.cards[card].owner, game.state.ref(card))
    return line is None or holds(game, ctx, line.condition)


breaks(
    "The center LRIG can grow into an assist LRIG, and an assist LRIG into a center LRIG",
    "assist-lrig.11",
    "assist-lrig.1",
)(wrap(lrigs.may_grow, as_if(kind=False)))
breaks("An assist LRIG can grow beyond the level of the center LRIG", "assist-lrig.4")(
    wrap(lrigs.center_level, lambda whole, game, player: 9)
)
breaks("Grow conditions are ignored, also those of assist LRIGs", "assist-lrig.8", "grow.6", "grow-cond.2")(
    wrap(lrigs.meets_condition, lambda whole, game, card: True)
)


@breaks("In the grow phase an assist LRIG can grow instead of the center LRIG", "assist-lrig.5")
@instead(turn.grow_center)
def _(whole: Any, game: Any) -> Any:
    player = game.state.turn_player
    able = [option for lrig in game.state.lrigs(player) for option in lrigs.growths(game, lrig)]
    (pick,) = yield Ask(player, "action", (*able, PASS))
    if pick != PASS:
        yield from lrigs.grow(game, *pick.args)
    return None


@breaks("Assist LRIGs can grow at any timing and beyond the center LRIG's level", "assist-lrig.5", "assist-lrig.9")
@partial(offers, "grow")
def _(whole: Any, game: Any, player: int, timing: str) -> Any:
    for assist in game.state.assists(player):
        yield from lrigs.growths(game, assist)


@breaks("An assist LRIG with main timing can also be grown into in the attack phase", "assist-lrig.5", "grow.7")
@partial(offers, "grow")
def _(whole: Any, game: Any, player: int, timing: str) -> Any:
    yield from dict.fromkeys((*whole(game, player, timing), *whole(game, player, "main")))


@breaks("A player's assist LRIGs can grow only once per turn, all together", "assist-lrig.9")
def _(patch: Patch) -> None:
    def grown(whole: Any, game: Any, player: int, timing: str) -> Any:
        return () if ("grown", player) in game.state.done else whole(game, player, timing)

    def grow(game: Any, player: int, lrig: int, card: int) -> Any:
        game.state.done |= {("grown", player)}
        yield from lrigs.grow(game, lrig, card)

    offers("grow", grown)(patch)
    patch.setitem(contents.ACTIONS, "grow", contents.ACTIONS["grow"]._replace(do=grow))


@breaks("An assist LRIG can grow into an assist LRIG of any type", "assist-lrig.6")
def _(patch: Patch) -> None:
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


@breaks("A LRIG can grow into a card that shares a type with any LRIG of its player", "assist-lrig.6")
@instead(lrigs.may_grow)
def _(whole: Any, game: Any, lrig: int, card: int) -> bool:
    cards = game.state.cards
    types = [cards[each].face.types for each in game.state.lrigs(cards[lrig].seat)]
    shared = any(lrigs.shares_type(cards[card].face.types, each) for each in types)
    return bool(whole(game, lrig, card)) or (shared and bool(as_if(types=False)(whole, game, lrig, card)))


breaks("Growing and limiting conditions need all types of the LRIG to match, not just one", "lrig-type.1", "grow.4")(
    wrap(lrigs.shares_type, lambda whole, one, other: other <= one)
)


@breaks("A center LRIG without assist LRIGs beside it cannot attack", "center-lrig.3")
@instead(attack.may_attack)
def _(whole: Any, game: Any, card: int) -> bool:
    record = game.state.cards[card]
    return whole(game, card) and not (record.zone == LRIG and not game.state.assists(record.seat))


# --- level, limit and limiting conditions -------------------------------------------------------------


breaks("SIGNI of any level can be put onto the field", "level.2", "main-phase.a1")(
    wrap(lrigs.center_level, lambda whole, game, player: 9)
)


@breaks("A SIGNI can be fielded if its level is within that of any of its player's LRIGs", "level.2", "main-phase.a1")
@instead(lrigs.center_level)
def _(whole: Any, game: Any, player: int) -> int:
    return max(int(game.info(card).level) for card in game.state.lrigs(player))


@breaks("A SIGNI to be fielded is compared with the printed level of the center LRIG", "level.2")
@instead(lrigs.center_level)
def _(whole: Any, game: Any, player: int) -> int:
    return int(game.state.cards[game.state.center(player)].face.info.level)


breaks("SIGNI can be put onto the field beyond the limit", "limit.1", "main-phase.a1")(
    wrap(lrigs.limit, lambda whole, game, player: 99)
)


@breaks("The limit is compared with the level of the SIGNI to be fielded alone, not with the total", "limit.1")
@instead(signi.may_come)
def _(whole: Any, game: Any, card: int, beneath: Any) -> bool:
    player = game.state.cards[card].owner
    level = int(game.info(card).level)
    within = level <= min(lrigs.limit(game, player), lrigs.center_level(game, player))
    return within and lrigs.fits_type(game, card)


breaks("The SIGNI beneath a SIGNI with Rise count against the limit as it is fielded", "limit.1", "rise.8")(
    wrap(signi.may_come, lambda whole, game, card, beneath: whole(game, card, ()))
)
breaks("SIGNI in the cheer zone count against the limit", "limit.1", "cheer-zone.a3.1")(
    wrap(state.Table.in_signi_zones, lambda whole, self, player: self.signi(player))
)


@breaks("A SIGNI that rule processing trashes, as for exceeding the limit, counts as banished", "limit.2")
@instead(commit)
def _(whole: Any, game: Any, events: Any) -> Any:
    gone = [each.card for each in events if each.kind == "move" and (each.cause, each.to) == ("rule", TRASH)]
    whole(game, [Event("banish", card, cause="rule") for card in gone])
    return whole(game, events)


breaks("The limit is only the printed limit of the center LRIG", "limit.3", "limit.1")(
    wrap(lrigs.limit, lambda whole, game, player: int(game.state.cards[game.state.center(player)].face.limit))
)
breaks("Limiting conditions are ignored when fielding SIGNI and using cards", "limiting.1", "lrig-type.2")(
    together(
        wrap(lrigs.fits_type, lambda whole, game, card: True), wrap(lrigs.fits_type, lambda whole, game, card: True)
    )
)


@breaks(
    "A limiting condition can be met by any of the player's LRIGs, also an assist LRIG", "lrig-type.2", "limiting.1"
)
@instead(lrigs.fits_type)
def _(whole: Any, game: Any, card: int) -> bool:
    record = game.state.cards[card]
    types = [game.state.cards[each].face.types for each in game.state.lrigs(record.seat)]
    return not record.face.limiting or any(lrigs.shares_type(record.face.limiting, each) for each in types)


breaks("Arts can be used without meeting their limiting condition", "lrig-type.2", "limiting.1")(
    results(lrigs.fits_type, lambda found, game, card: found or game.state.cards[card].face.kind == ARTS)
)


@breaks("A limiting condition can also be met by the opponent's center LRIG", "limiting.1")
@instead(lrigs.fits_type)
def _(whole: Any, game: Any, card: int) -> bool:
    limiting = game.state.cards[card].face.limiting
    types = [game.state.cards[game.state.center(player)].face.types for player in (0, 1)]
    return not limiting or any(lrigs.shares_type(limiting, each) for each in types)


@breaks("Rule processing trashes the opponent's SIGNI that do not fit the turn player's center LRIG", "limiting.2")
@partial(results, rule_processing.of_other_type)
def _(found: list[int], game: Any, player: int) -> list[int]:
    if player == game.state.turn_player:
        return found
    cards = game.state.cards
    types = cards[game.state.center(1 - player)].face.types
    limited = [card for card in game.state.signi(player) if cards[card].face.limiting]
    return found + [card for card in limited if not lrigs.shares_type(cards[card].face.limiting, types)]


@breaks("Cards already under a LRIG go to the LRIG trash when it grows", "grow.1")
@instead(lrigs.lay_on)
def _(whole: Any, game: Any, beneath: Any, card: int, zone: str, cause: str) -> None:
    if cause == "grow":
        game.move([each for lrig in beneath for each in game.state.cards[lrig].under], LRIG_TRASH, "rule")
    whole(game, beneath, card, zone, cause)


@breaks("A Life Burst can be used only if the card's limiting condition is met", "lrig-type.2", "burst-icon.3")
@instead(damage.lets_burst)
def _(whole: Any, game: Any, card: int) -> Any:
    if not lrigs.fits_type(game, card):
        return False
    return (yield from whole(game, card))
