"""Violations of WIXOSS: Decore, subscribers, Beat and Layer."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....adapters import abilities as a
from ...kernel import references
from ...kernel.choices import choose
from ...kernel.flow import at_once
from ...violations import Patch, Violations, results
from .. import cards, contents, effects, turn, usage
from ..keywords import as_it_works as as_it_works_now
from ..state import Table
from ..words import BEAT, ENER, HAND, REMOVED, TRASH
from .ways import part

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


def works(patch: Patch, other: Any) -> None:
    """Printed abilities work so: ``other(printed, works)``."""
    whole = as_it_works_now

    def as_it_works(printed: Any) -> Any:
        ability, origin = whole(printed)
        return (other(printed, ability), origin) if origin is not None else (ability, origin)

    patch.setattr(cards, "as_it_works", as_it_works)


def is_decore(printed: Any) -> bool:
    """Whether an ability is Decore."""
    return getattr(printed, "what", "") == "decore"


# --- Decore -------------------------------------------------------------------------------------------


@breaks("decore.1")
def decore_attaches_any_signi_of_the_hand(patch: Patch) -> None:
    signi = a.Choose(a.Cards(("hand",), "you", a.Filter(kind=("signi",))))

    def other(printed: Any, ability: Any) -> Any:
        return replace(ability, then=(replace(ability.then[0], cards=signi),)) if is_decore(printed) else ability

    works(patch, other)


@breaks("decore.2")
def decore_is_used_as_often_as_one_likes(patch: Patch) -> None:
    works(patch, lambda printed, ability: replace(ability, limit=None) if is_decore(printed) else ability)


@breaks("decore.2")
def decore_is_used_once_in_the_game(patch: Patch) -> None:
    once = a.Limit(per="game")
    works(patch, lambda printed, ability: replace(ability, limit=once) if is_decore(printed) else ability)


@breaks("decore.2")
def decore_is_used_twice_in_a_turn(patch: Patch) -> None:
    works(patch, lambda printed, ability: replace(ability, limit=a.Limit(2)) if is_decore(printed) else ability)


@breaks("decore.3")
def decore_costs_blue_ener(patch: Patch) -> None:
    cost = (a.Pay(("blue",)),)
    works(patch, lambda printed, ability: replace(ability, cost=cost) if is_decore(printed) else ability)


@breaks("decore.3")
def decore_takes_a_card_of_the_ener_zone(patch: Patch) -> None:
    def use_ability(game: Any, player: int, card: int, held: Any) -> Any:
        yield from whole(game, player, card, held)
        if is_decore(held.origin):
            game.move(game.state.zones[player, ENER][:1], TRASH, "cost")

    whole = usage.use_ability
    action = contents.ACTIONS["ability"]
    patch.setitem(contents.ACTIONS, "ability", action._replace(does=use_ability))


# --- subscribers --------------------------------------------------------------------------------------


def subscribers(patch: Patch, other: Any) -> None:
    """Texts see so many subscribers of a player: ``other(number, table, player)``."""

    def amount(number: int, game: Any, ctx: Any, counted: Any) -> int:
        if isinstance(counted, a.Counter) and counted.name == "subscribers":
            return int(other(number, game.state, ctx.seat))
        return number

    results(patch, references, "amount", amount)


@breaks("subscribers.2")
def who_gains_subscribers_loses_them(patch: Patch) -> None:
    def adjust(table: Any, player: int, name: str, by: int) -> Any:
        known = table.counter(player, name)
        return whole(table, player, name, -by if name == "subscribers" and known else by)

    whole = Table.adjust
    patch.setattr(Table, "adjust", adjust)


@breaks("subscribers.2")
def subscribers_change_nothing(patch: Patch) -> None:
    subscribers(patch, lambda number, table, player: 0)


@breaks("subscribers.2")
def one_subscriber_more_is_wanted(patch: Patch) -> None:
    subscribers(patch, lambda number, table, player: number - 1)


@breaks("subscribers.2")
def one_subscriber_less_will_do(patch: Patch) -> None:
    subscribers(patch, lambda number, table, player: number + 1)


@breaks("subscribers.2")
def the_opponent_s_subscribers_count(patch: Patch) -> None:
    subscribers(patch, lambda number, table, player: table.counter(1 - player, "subscribers"))


@breaks("subscribers.2")
def both_players_subscribers_count(patch: Patch) -> None:
    subscribers(patch, lambda number, table, player: number + table.counter(1 - player, "subscribers"))


# --- Beat ---------------------------------------------------------------------------------------------


@breaks("beat.2")
def beat_is_seen_by_its_player_alone(patch: Patch) -> None:
    def can_see(table: Any, player: int, card: int) -> bool:
        record = table.cards[card]
        return bool(whole(table, player, card)) and not (record.zone == BEAT and record.seat != player)

    whole = Table.can_see
    patch.setattr(Table, "can_see", can_see)


@breaks("beat.2", "beat.1")
def beat_lies_in_the_trash(patch: Patch) -> None:
    results(patch, effects, "place", lambda to, *_: TRASH if to == BEAT else to)


@breaks("beat.2")
def beat_lies_face_down(patch: Patch) -> None:
    def arriving(table: Any, old: Any, event: Any, now: int) -> Any:
        return replace(whole(table, old, event, now), face_down=event.to == BEAT or event.face_down)

    whole = Table.arriving
    patch.setattr(Table, "arriving", arriving)


def trims(patch: Patch, beat: Any, to: str = TRASH) -> None:
    """At the end of the turn this goes of Beat: ``beat(game)``."""

    def trim_hand(game: Any) -> Any:
        player = game.state.turn_player
        hand = list(game.state.zones[player, HAND])
        excess = max(0, len(hand) - turn.HAND_LIMIT)
        dropped = yield from choose(game, player, hand, excess, excess)
        game.move(dropped, TRASH, "end")
        game.move(beat(game), to, "end")

    part(patch, "end", turn.trim_hand, trim_hand)


@breaks("beat.3")
def beat_stays(patch: Patch) -> None:
    trims(patch, lambda game: ())


@breaks("beat.3")
def one_card_of_beat_goes(patch: Patch) -> None:
    trims(patch, lambda game: game.state.zones[game.state.turn_player, BEAT][:1])


@breaks("beat.3")
def the_turn_player_s_beat_alone_goes(patch: Patch) -> None:
    trims(patch, lambda game: game.state.zones[game.state.turn_player, BEAT])


@breaks("beat.3")
def beat_leaves_the_game(patch: Patch) -> None:
    trims(patch, lambda game: [card for each in (0, 1) for card in game.state.zones[each, BEAT]], REMOVED)


@breaks("beat.3")
def beat_goes_only_where_the_hand_is_not_trimmed(patch: Patch) -> None:
    def beat(game: Any) -> Any:
        trimmed = any(event.cause == "end" for event in game.state.log)
        return () if trimmed else [card for each in (0, 1) for card in game.state.zones[each, BEAT]]

    trims(patch, beat)


@breaks("beat.3")
def beat_goes_as_the_end_phase_begins(patch: Patch) -> None:
    def begins(game: Any) -> Any:
        game.move([card for each in (0, 1) for card in game.state.zones[each, BEAT]], TRASH, "end")
        return None

    part(patch, "end", turn.turn_ends, at_once(begins), turn.turn_ends)


def asks_for(patch: Patch, other: Any) -> None:
    """What abilities ask of Beat is met so: ``other(number, wanted)``."""

    def is_met(table: Any, game: Any, ctx: Any, keyword: Any) -> bool:
        if keyword.what == "beat":
            return bool(other(len(table.zones[ctx.seat, BEAT]), keyword.number, table, ctx))
        return bool(whole(table, game, ctx, keyword))

    whole = Table.is_met
    patch.setattr(Table, "is_met", is_met)


@breaks("beat.4")
def abilities_work_without_beat(patch: Patch) -> None:
    asks_for(patch, lambda number, wanted, table, ctx: True)


@breaks("beat.4")
def abilities_want_one_card_of_beat_more(patch: Patch) -> None:
    asks_for(patch, lambda number, wanted, table, ctx: number > wanted)


@breaks("beat.4")
def abilities_want_exactly_so_much_beat(patch: Patch) -> None:
    asks_for(patch, lambda number, wanted, table, ctx: number == wanted)


@breaks("beat.4")
def one_card_of_beat_is_enough(patch: Patch) -> None:
    asks_for(patch, lambda number, wanted, table, ctx: number >= 1)


@breaks("beat.4")
def the_opponent_s_beat_counts(patch: Patch) -> None:
    asks_for(patch, lambda number, wanted, table, ctx: len(table.zones[1 - ctx.seat, BEAT]) >= wanted)


@breaks("beat.4")
def beat_is_asked_of_activated_abilities_alone(patch: Patch) -> None:
    asks_for(patch, lambda number, wanted, table, ctx: number >= wanted or not is_action(ctx))


@breaks("beat.4")
def beat_is_not_asked_of_activated_abilities(patch: Patch) -> None:
    asks_for(patch, lambda number, wanted, table, ctx: number >= wanted or is_action(ctx))


def is_action(ctx: Any) -> bool:
    """Whether it is about an activated ability."""
    return isinstance(ctx.held.ability, a.Activated)


# --- Layer --------------------------------------------------------------------------------------------


def layers(patch: Patch, other: Any) -> None:
    """What has Layer works so: ``other(ability)``."""
    works(patch, lambda printed, ability: other(ability) if is_layer(printed) else ability)


def is_layer(printed: Any) -> bool:
    """Whether Layer stands before an ability."""
    return any(each.what == "layer" for each in getattr(printed, "keywords", ()))


def shared_with(patch: Patch, **how: Any) -> None:
    """Abilities with Layer are shared with others."""

    def other(ability: Any) -> Any:
        where = how.get("where", ability.cards.where)
        return replace(ability, cards=replace(ability.cards, where=where, side=how.get("side", ability.cards.side)))

    layers(patch, other)


@breaks("layer.1")
def an_ability_with_layer_is_its_own_signi_s_alone(patch: Patch) -> None:
    layers(patch, lambda ability: replace(ability, cards=a.This()))


@breaks("layer.1")
def all_signi_of_the_player_have_abilities_with_layer(patch: Patch) -> None:
    shared_with(patch, where=a.Filter(kind=("signi",)))


@breaks("layer.1")
def both_players_ghosts_have_abilities_with_layer(patch: Patch) -> None:
    shared_with(patch, side="both")


@breaks("layer.1")
def abilities_with_layer_are_shared_in_one_s_own_turn_alone(patch: Patch) -> None:
    layers(patch, lambda ability: replace(ability, condition=a.TurnOf("you")))


@breaks("layer.1")
def who_has_layer_has_the_ability_twice(patch: Patch) -> None:
    def other(ability: Any) -> Any:
        return replace(ability, changes=ability.changes * 2)

    layers(patch, other)


@breaks("layer.1")
def ghosts_share_all_abilities(patch: Patch) -> None:
    def operative(printed: Any) -> Any:
        ability, origin = whole(printed)
        if isinstance(ability, a.Continuous) and isinstance(ability.cards, a.This) and origin is None:
            ghosts = a.Cards(("signi zones",), "you", a.Filter(kind=("signi",)))
            return replace(ability, cards=ghosts), printed
        return ability, origin

    whole = as_it_works_now
    patch.setattr(cards, "as_it_works", operative)
