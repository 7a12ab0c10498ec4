"""Violations of OSICA: limit breaks (appeal.8 to appeal.13, appeal.d1 to appeal.d6)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...kernel.events import EngineEvent
from ...kernel.game_loop import without_asks
from ...patching import Patch
from ...violations import Violations, wrap_function, wrapper_of
from .. import (
    appeals,
    effects,
    events,
    turn,
)
from ..lexicon import (
    BOARD,
    DROP,
    HAND,
)
from ..rules_context import RulesContext
from ..state import GameState
from .helpers import change_stolen_count

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


breaks(
    "A limit-broken attacker does not steal one more heart",
    "appeal.8",
    "steal.3",
    "appeal.12",
    "appeal.13",
    "appeal.d8",
    "appeal.10",
)(change_stolen_count(lambda game, card, guard, count: count - game.state.cards[card].limit_broken))
breaks("A limit-broken guard does not reduce the number of stolen hearts", "appeal.9", "critical.2")(
    change_stolen_count(
        lambda game, card, guard, count: count + (guard is not None and game.state.cards[guard].limit_broken)
    )
)


@breaks("A limit-broken character in front reduces the steal by one even if it does not guard", "appeal.9")
@change_stolen_count
def _(game: Any, card: int, guard: int | None, count: int) -> int:
    front = game.state.character_in_front(card)
    return count - (guard is None and front is not None and game.state.cards[front].limit_broken)


@breaks("An attacker's limit break ends with its appeal", "appeal.10", "appeal.d8", "appeal.13")
@wrapper_of(appeals.PARTS["over"])
@without_asks
def _(whole: Any, game: Any, attacker: Any, guard: Any, additional: bool) -> None:
    game.state.change_card(attacker.card, limit_broken=False)
    list(whole(game, attacker, guard, additional))


@breaks("A limit break lasts for the rest of the game instead of the turn", "appeal.10", "end.2")
@wrapper_of(turn.end_turn_effects)
@without_asks
def _(whole: Any, game: Any) -> None:
    broken = [
        card for player in (0, 1) for card in game.state.cards_on_board(player) if game.state.cards[card].limit_broken
    ]
    list(whole(game))
    for card in broken:
        game.state.change_card(card, limit_broken=True)


@breaks(
    "A limit-broken character can limit-break again, whether it appeals or guards",
    "appeal.11",
    "appeal.13",
    "appeal.d1",
)
@wrapper_of(appeals.let_limit_break)
def _(whole: Any, game: Any, card: int) -> Any:
    broken = game.state.cards[card].limit_broken
    game.state.change_card(card, limit_broken=False)
    yield from whole(game, card)
    game.state.change_card(card, limit_broken=broken or game.state.cards[card].limit_broken)


@breaks("A player with a limit-broken character on the board cannot limit-break another", "appeal.13")
@wrapper_of(appeals.let_limit_break)
def _(whole: Any, game: Any, card: int) -> Any:
    if not any(game.state.cards[each].limit_broken for each in game.state.cards_on_board(game.state.cards[card].seat)):
        yield from whole(game, card)


breaks(
    "Any card of the hand can be used for a limit break, not just the same card",
    "appeal.d1",
    "deckbuild.d1",
    "appeal.2",
    spread="an appeal then asks for a limit break before its Appeal texts",
)(wrap_function(appeals.same_in_hand, lambda whole, game, card: game.state.zones[game.state.cards[card].seat, HAND]))


@breaks("A limit break by an effect also drops a card of the player's hand", "appeal.d2")
@wrapper_of(effects.HANDLERS["limit-break"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    done = yield from whole(game, ctx, node)
    game.move_to_zone(game.state.zones[ctx.seat, HAND][:1], DROP, "limit-break")
    return done


@breaks("A second limit break by an effect lets its player's appeals steal one more heart in that turn", "appeal.d3")
def _(patch: Patch) -> None:
    def limit_break_again(game: Any, ctx: Any, node: Any) -> Any:
        broken = {card for card in game.state.cards_on_board(ctx.seat) if game.state.cards[card].limit_broken}
        done = yield from whole(game, ctx, node)
        if any(ref.card in broken for ref in ctx.it):
            game.state.adjust_counter(ctx.seat, "more", 1, True)
        return done

    whole = effects.HANDLERS["limit-break"]
    patch.setitem(effects.HANDLERS, "limit-break", limit_break_again)
    change_stolen_count(
        lambda game, card, guard, count: count + game.state.player_counter(game.state.cards[card].seat, "more")
    )(patch)


@breaks("Effects can limit-break only characters on the stage, not those in the assist area", "appeal.d4")
@wrapper_of(effects.HANDLERS["limit-break"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    among = replace(node.cards.among, zone=("stage",))
    return (yield from whole(game, ctx, replace(node, cards=replace(node.cards, among=among))))


@breaks("A card put onto a character by a limit break counts as a character on the stage", "appeal.d5")
@wrapper_of(GameState.characters_on_stage)
def _(whole: Any, self: Any, player: int) -> Any:
    there = whole(self, player)
    return (*there, *(each for card in there for each in self.cards[card].attached))


@breaks("The card of a limit break goes where its character goes instead of being dropped", "appeal.d6", "end.2")
@wrapper_of(RulesContext._leaving)
def _(whole: Any, self: Any, event: EngineEvent) -> Any:
    for each in whole(self, event):
        yield replace(each, to=event.to) if each.card != event.card else each


@breaks("Effects can choose a card that was put onto a character by a limit break", "appeal.d5")
@wrapper_of(GameState.cards_in_place)
def _(whole: Any, self: Any, game: Any, ctx: Any, there: Any, node: Any) -> Any:
    found = whole(self, game, ctx, there, node)
    return [*found, *(each for card in found for each in self.cards[card].attached)]


@breaks("An attacker that could have limit-broken with a card of the hand still steals one more heart", "appeal.8")
@change_stolen_count
def _(game: Any, card: int, guard: int | None, count: int) -> int:
    return count + (not game.state.cards[card].limit_broken and bool(appeals.same_in_hand(game, card)))


@breaks("The guard cannot limit-break if the attacker has done so with a card", "appeal.2")
@wrapper_of(appeals.PARTS["other-break"])
def _(whole: Any, game: Any, attacker: Any, guard: Any, additional: bool) -> Any:
    if game.state.cards[attacker.card].attached:
        game.replace_frame("appeal", "hearts", attacker, guard, additional)
    else:
        yield from whole(game, attacker, guard, additional)


@breaks("A limit-broken character on the stage lets its player's other characters steal one more heart", "appeal.8")
@change_stolen_count
def _(game: Any, card: int, guard: int | None, count: int) -> int:
    return count + (not game.state.cards[card].limit_broken and is_any_limit_broken(game, game.state.cards[card].seat))


@breaks("A guard takes a further one off the steal if any character on its stage has limit-broken", "appeal.9")
@change_stolen_count
def _(game: Any, card: int, guard: int | None, count: int) -> int:
    return count - (guard is not None and is_any_limit_broken(game, 1 - game.state.cards[card].seat))


def is_any_limit_broken(game: Any, player: int) -> bool:
    """Whether a character on the player's stage has limit-broken."""
    return any(game.state.cards[card].limit_broken for card in game.state.characters_on_stage(player))


@breaks("A limit break by an effect ends at the beginning of the yell phase", "appeal.10")
def _(patch: Patch) -> None:
    @without_asks
    def end_limit_breaks(game: Any) -> None:
        for card in (*game.state.cards_on_board(0), *game.state.cards_on_board(1)):
            game.state.change_card(card, limit_broken=bool(game.state.cards[card].attached))

    patch.setitem(turn.STEPS, "yell", (end_limit_breaks, *turn.STEPS["yell"]))


@breaks("A limit-broken character can limit-break again as it guards, but not as it appeals", "appeal.11")
@wrapper_of(appeals.let_limit_break)
def _(whole: Any, game: Any, card: int) -> Any:
    broken = game.state.cards[card].limit_broken
    if game.state.cards[card].seat != game.state.turn_player:
        game.state.change_card(card, limit_broken=False)
    yield from whole(game, card)
    game.state.change_card(card, limit_broken=broken or game.state.cards[card].limit_broken)


@breaks("An effect limit-breaks only if its player holds a copy of some character on their board", "appeal.d2")
@wrapper_of(effects.HANDLERS["limit-break"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    if not any(appeals.same_in_hand(game, card) for card in game.state.cards_on_board(ctx.seat)):
        return False
    return (yield from whole(game, ctx, node))


@breaks("The card of a limit break moves along if its character goes to the assist area", "appeal.d6")
@wrapper_of(RulesContext._laid_off)
def _(whole: Any, self: Any, card: int, to: str, cause: str) -> Any:
    return iter(()) if to in BOARD else whole(self, card, to, cause)


@breaks("A card of the hand that was put onto a character also stays in the hand", "appeal.d1")
@wrapper_of(events._attach)
def _(whole: Any, state: Any, event: EngineEvent) -> None:
    hand = state.zones[event.player, HAND]
    whole(state, event)
    state.zones[event.player, HAND] = hand


@breaks("The card of a limit break moves with its character if that changes places with another", "appeal.d6")
@wrapper_of(RulesContext._leaving)
def _(whole: Any, self: Any, event: EngineEvent) -> Any:
    return (event,) if event.kind == "switch" else whole(self, event)
