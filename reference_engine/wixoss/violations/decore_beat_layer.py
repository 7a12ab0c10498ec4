"""Violations of WIXOSS: Decore, subscribers, Beat and Layer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ....adapters import card_text_tree as a
from ...kernel import card_references
from ...kernel.card_choices import choose_cards
from ...kernel.game_loop import without_asks
from ...patching import Patch
from ...violations import Change, Violations, change_results, wrap_function, wrapper_of
from .. import effects, rulebook_map, turn, using_cards
from ..keywords import operative_ability as as_it_works_now
from ..lexicon import BEAT, ENER, HAND, REMOVED, TRASH
from ..state import GameState
from .helpers import replace_part

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


def replace_operative(other: Any) -> Change:
    """Change how printed abilities work: ``other(printed, works)``."""

    def operative_by_rule(whole: Any, printed: Any) -> Any:
        ability, origin = whole(printed)
        return (other(printed, ability), origin) if origin is not None else (ability, origin)

    return wrap_function(as_it_works_now, operative_by_rule)


def is_decore(printed: Any) -> bool:
    """Whether an ability is Decore."""
    return getattr(printed, "what", "") == "decore"


# --- Decore -------------------------------------------------------------------------------------------


@breaks("Decore can attach any SIGNI of the hand, not only a Cook", "decore.1")
def _(patch: Patch) -> None:
    signi = a.ChosenCards(a.MatchingCards(("hand",), "you", a.Filter(kind=("signi",))))

    def attach_any_signi(printed: Any, ability: Any) -> Any:
        return replace(ability, then=(replace(ability.then[0], cards=signi),)) if is_decore(printed) else ability

    replace_operative(attach_any_signi)(patch)


breaks("Decore can be used any number of times per turn", "decore.2")(
    replace_operative(lambda printed, ability: replace(ability, limit=None) if is_decore(printed) else ability)
)


@breaks("Decore can be used only once per game", "decore.2")
def _(patch: Patch) -> None:
    once = a.Limit(per="game")
    replace_operative(lambda printed, ability: replace(ability, limit=once) if is_decore(printed) else ability)(patch)


breaks("Decore can be used twice per turn", "decore.2")(
    replace_operative(lambda printed, ability: replace(ability, limit=a.Limit(2)) if is_decore(printed) else ability)
)


@breaks("Decore costs one blue Ener", "decore.3")
def _(patch: Patch) -> None:
    cost = (a.Pay(("blue",)),)
    replace_operative(lambda printed, ability: replace(ability, cost=cost) if is_decore(printed) else ability)(patch)


@breaks("Using Decore also trashes a card of the Ener zone", "decore.3")
def _(patch: Patch) -> None:
    def use_and_trash_ener(game: Any, player: int, card: int, held: Any) -> Any:
        yield from whole(game, player, card, held)
        if is_decore(held.origin):
            game.move_cards(game.state.zones[player, ENER][:1], TRASH, "cost")

    whole = using_cards.use_ability
    action = rulebook_map.ACTIONS["ability"]
    patch.setitem(rulebook_map.ACTIONS, "ability", action._replace(do=use_and_trash_ener))


# --- subscribers --------------------------------------------------------------------------------------


def replace_subscriber_count(other: Any) -> Change:
    """Change the number of a player's subscribers for texts: ``other(number, table, player)``."""

    def count_subscribers(number: int, game: Any, ctx: Any, counted: Any) -> int:
        if isinstance(counted, a.CounterAmount) and counted.name == "subscribers":
            return int(other(number, game.state, ctx.seat))
        return number

    return change_results(card_references.evaluate_amount, count_subscribers)


@breaks("A player who has subscribers loses as many as they should gain", "subscribers.2")
@wrapper_of(GameState.add_to_counter)
def _(whole: Any, table: Any, player: int, name: str, by: int) -> Any:
    known = table.player_counter(player, name)
    return whole(table, player, name, -by if name == "subscribers" and known else by)


breaks("Card texts always count zero subscribers", "subscribers.2")(
    replace_subscriber_count(lambda number, table, player: 0)
)
breaks("Card texts count one subscriber less than a player has", "subscribers.2")(
    replace_subscriber_count(lambda number, table, player: number - 1)
)
breaks("Card texts count one subscriber more than a player has", "subscribers.2")(
    replace_subscriber_count(lambda number, table, player: number + 1)
)
breaks("Card texts count the opponent's subscribers instead of the player's own", "subscribers.2")(
    replace_subscriber_count(lambda number, table, player: table.player_counter(1 - player, "subscribers"))
)
breaks("Card texts count the subscribers of both players together", "subscribers.2")(
    replace_subscriber_count(lambda number, table, player: number + table.player_counter(1 - player, "subscribers"))
)


# --- Beat ---------------------------------------------------------------------------------------------


@breaks("Beat is seen by its own player alone", "beat.2")
@wrapper_of(GameState.can_see)
def _(whole: Any, table: Any, player: int, card: int) -> bool:
    record = table.cards[card]
    return bool(whole(table, player, card)) and not (record.zone == BEAT and record.seat != player)


breaks("Cards that become Beat go to the trash", "beat.2", "beat.1")(
    change_results(effects.destination_zone, lambda to, *_: TRASH if to == BEAT else to)
)


@breaks("Cards that become Beat lie face down", "beat.2")
@wrapper_of(GameState.new_card_state_on_move)
def _(whole: Any, table: Any, old: Any, event: Any, now: int) -> Any:
    return replace(whole(table, old, event, now), face_down=event.to == BEAT or event.face_down)


def trim_beat(beat: Any, to: str = TRASH) -> Change:
    """Change the Beat cards that leave at the end of the turn: ``beat(game)``."""

    def trim_hand_and_beat(game: Any) -> Any:
        player = game.state.turn_player
        hand = list(game.state.zones[player, HAND])
        excess = max(0, len(hand) - turn.HAND_LIMIT)
        dropped = yield from choose_cards(game, player, hand, excess, excess)
        game.move_cards(dropped, TRASH, "end")
        game.move_cards(beat(game), to, "end")

    return replace_part("end", turn.trim_hand, trim_hand_and_beat)


breaks("Beat is not trashed at the end of the turn", "beat.3")(trim_beat(lambda game: ()))
breaks("Only one card of the turn player's Beat is trashed at the end of the turn", "beat.3")(
    trim_beat(lambda game: game.state.zones[game.state.turn_player, BEAT][:1])
)
breaks("Only the turn player's Beat is trashed at the end of the turn", "beat.3")(
    trim_beat(lambda game: game.state.zones[game.state.turn_player, BEAT])
)
breaks("Beat is removed from the game at the end of the turn", "beat.3")(
    trim_beat(lambda game: [card for each in (0, 1) for card in game.state.zones[each, BEAT]], REMOVED)
)


@breaks("Beat is not trashed at the end of a turn in which the hand is trimmed", "beat.3")
@trim_beat
def _(game: Any) -> Any:
    trimmed = any(event.cause == "end" for event in game.state.log)
    return () if trimmed else [card for each in (0, 1) for card in game.state.zones[each, BEAT]]


@breaks("Beat is trashed as the end phase begins, before end-of-turn abilities", "beat.3")
def _(patch: Patch) -> None:
    def trash_beat(game: Any) -> Any:
        game.move_cards([card for each in (0, 1) for card in game.state.zones[each, BEAT]], TRASH, "end")
        return None

    replace_part("end", turn.turn_ends, without_asks(trash_beat), turn.turn_ends)(patch)


def replace_beat_condition(other: Any) -> Change:
    """Change the condition of abilities about Beat: ``other(number, wanted)``."""

    def is_beat_met(whole: Any, table: Any, game: Any, ctx: Any, keyword: Any) -> bool:
        if keyword.what == "beat":
            return bool(other(len(table.zones[ctx.seat, BEAT]), keyword.number, table, ctx))
        return bool(whole(table, game, ctx, keyword))

    return wrap_function(GameState.is_keyword_met, is_beat_met)


breaks("Abilities with a Beat condition work without any Beat", "beat.4")(
    replace_beat_condition(lambda number, wanted, table, ctx: True)
)
breaks("A Beat condition needs one card of Beat more than it says", "beat.4")(
    replace_beat_condition(lambda number, wanted, table, ctx: number > wanted)
)
breaks("A Beat condition needs exactly as much Beat as it says, not more", "beat.4")(
    replace_beat_condition(lambda number, wanted, table, ctx: number == wanted)
)
breaks("A single card of Beat meets every Beat condition", "beat.4")(
    replace_beat_condition(lambda number, wanted, table, ctx: number >= 1)
)
breaks("A Beat condition counts the opponent's Beat", "beat.4")(
    replace_beat_condition(lambda number, wanted, table, ctx: len(table.zones[1 - ctx.seat, BEAT]) >= wanted)
)


def is_about_action(ctx: Any) -> bool:
    """Whether the resolution is that of an activated ability."""
    return isinstance(ctx.held.ability, a.ActivatedAbility)


breaks("Beat conditions are ignored for all but activated abilities", "beat.4")(
    replace_beat_condition(lambda number, wanted, table, ctx: number >= wanted or not is_about_action(ctx))
)
breaks("Beat conditions are ignored for activated abilities", "beat.4")(
    replace_beat_condition(lambda number, wanted, table, ctx: number >= wanted or is_about_action(ctx))
)


# --- Layer --------------------------------------------------------------------------------------------


def replace_layer(other: Any) -> Change:
    """Change how abilities with Layer work: ``other(ability)``."""
    return replace_operative(lambda printed, ability: other(ability) if has_layer(printed) else ability)


def has_layer(printed: Any) -> bool:
    """Whether Layer is printed before an ability."""
    return any(each.what == "layer" for each in getattr(printed, "keywords", ()))


def share_layer_with(**how: Any) -> Change:
    """Share abilities with Layer with other SIGNI."""

    def share_ability(ability: Any) -> Any:
        where = how.get("where", ability.cards.where)
        return replace(ability, cards=replace(ability.cards, where=where, side=how.get("side", ability.cards.side)))

    return replace_layer(share_ability)


breaks("An ability with Layer is not shared but belongs to its own SIGNI alone", "layer.1")(
    replace_layer(lambda ability: replace(ability, cards=a.ThisCard()))
)
breaks("An ability with Layer is shared with all SIGNI of the player, not only Ghosts", "layer.1")(
    share_layer_with(where=a.Filter(kind=("signi",)))
)
breaks("An ability with Layer is shared with the Ghosts of both players", "layer.1")(share_layer_with(side="both"))
breaks("An ability with Layer is shared only in its own player's turn", "layer.1")(
    replace_layer(lambda ability: replace(ability, condition=a.TurnCondition("you")))
)
breaks("An ability with Layer is given twice to each Ghost", "layer.1")(
    replace_layer(lambda ability: replace(ability, changes=ability.changes * 2))
)


@breaks("Constant abilities of a SIGNI about itself apply to all SIGNI of its player", "layer.1")
@wrapper_of(as_it_works_now)
def _(whole: Any, printed: Any) -> Any:
    ability, origin = whole(printed)
    if isinstance(ability, a.ContinuousAbility) and isinstance(ability.cards, a.ThisCard) and origin is None:
        ghosts = a.MatchingCards(("signi zones",), "you", a.Filter(kind=("signi",)))
        return replace(ability, cards=ghosts), printed
    return ability, origin


# --- Beat in single situations ------------------------------------------------------------------------


def trim_with_beat(gone: Callable[[Any, int], tuple[int, ...]]) -> Change:
    """Trim the hand, and trash only the Beat cards ``gone(game, player)`` with it; ``player`` is the turn player."""

    def trim_hand(game: Any) -> Any:
        player = game.state.turn_player
        hand = list(game.state.zones[player, HAND])
        excess = max(0, len(hand) - turn.HAND_LIMIT)
        dropped = yield from choose_cards(game, player, hand, excess, excess)
        game.move_cards((*dropped, *gone(game, player)), TRASH, "end")
        return None

    return replace_part("end", turn.trim_hand, trim_hand)


def all_beat(game: Any) -> tuple[int, ...]:
    """The Beat cards of both players."""
    return tuple(card for player in (0, 1) for card in game.state.zones[player, BEAT])


breaks("Only one card of the other player's Beat is trashed at the end of the turn", "beat.3")(
    trim_with_beat(lambda game, player: game.state.zones[player, BEAT] + game.state.zones[1 - player, BEAT][:1])
)
breaks("Beat is not trashed at the end of a turn that was cut short", "beat.3")(
    trim_with_beat(
        lambda game, player: () if any(each.kind == "turn-cut" for each in game.state.log) else all_beat(game)
    )
)
