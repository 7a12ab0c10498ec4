"""Violations of WIXOSS: the turn, its phases, and how it ends."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import Any

from ....adapters.card_text_tree import GainAbility
from ...kernel import turn_steps
from ...kernel.card_choices import choose_cards
from ...kernel.commit import commit_events
from ...kernel.decisions import PASS, EngineAsk, EngineOption
from ...kernel.events import EngineEvent
from ...kernel.game_loop import without_asks
from ...kernel.instructions import draw_one_card
from ...patching import Patch
from ...violations import Change, Violations, replace_globals, set_constant, wrap_function, wrapper_of
from .. import attachments, attack, crafts, rule_processing, rulebook_map, setup, signi, turn
from .. import game as games
from ..lexicon import (
    ASSISTS,
    ATTACK_TIMING,
    CENTER,
    CHARM,
    CHECK,
    ENER,
    HAND,
    MAIN_TIMING,
    REMOVED,
    RIGHT_ASSIST,
    SIGNI_ZONES,
    TRASH,
)
from ..state import TurnFlag
from .helpers import NOTHING, offer_as_at_timing, replace_options, replace_part

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation

# --- the order of phases ------------------------------------------------------------------------------


@breaks("The ener phase comes after the grow phase", "turn.1", "guard.2", "refresh.4")
def _(patch: Patch) -> None:
    order = list(turn.ORDER)
    at = order.index("ener")
    order[at], order[at + 1] = order[at + 1], order[at]
    patch.setattr(games.Wixoss, "ORDER", tuple(order))


# --- up, draw, ener, grow -----------------------------------------------------------------------------


def stand_up_when(rises: Any, frozen: Collection[str] = ()) -> Change:
    """Change the cards that stand up in the up phase to those with ``rises(record, mine)``; in the zones ``frozen``,
    frozen cards stand up, too.
    """

    def is_standing_up(record: Any, mine: bool) -> bool:
        return record.resting and rises(record, mine) and (not record.frozen or record.zone in frozen)

    return replace_up_part(turn.stand_up_cards, is_standing_up, lambda card: EngineEvent("ready", card, cause="up"))


def thaw_when(melts: Any) -> Change:
    """Change the cards that thaw at the end of an up phase to those with ``melts(record, mine)``."""
    return replace_up_part(
        turn.thaw_cards,
        lambda record, mine: record.frozen and melts(record, mine),
        lambda card: EngineEvent("thawed", card),
    )


def replace_up_part(whole: Any, whom: Any, what: Any) -> Change:
    """Make a part of the up phase do ``what(card)`` for the cards with ``whom(record, mine)``."""

    @without_asks
    def do_up_part(game: Any) -> str | None:
        state = game.state
        there = [card for player in (0, 1) for card in state.field_cards(player)]
        commit_events(
            game, [what(card) for card in there if whom(state.cards[card], state.cards[card].seat == state.turn_player)]
        )
        return None

    return replace_part("up", whole, do_up_part)


breaks("The up phase ups only SIGNI and leaves LRIGs down", "up-phase.1")(
    stand_up_when(lambda record, mine: mine and record.face.is_signi)
)
breaks("The up phase ups the cards of both players", "up-phase.1")(stand_up_when(lambda record, mine: True))
breaks("The up phase also ups the opponent's LRIGs", "up-phase.1")(
    stand_up_when(lambda record, mine: mine or record.face.is_lrig)
)
breaks("The up phase leaves the right assist LRIG down", "up-phase.1")(
    stand_up_when(lambda record, mine: mine and record.zone != RIGHT_ASSIST)
)
breaks("The up phase leaves the SIGNI in the center SIGNI zone down", "up-phase.1")(
    stand_up_when(lambda record, mine: mine and record.zone != CENTER)
)


@breaks("The up phase comes after the draw phase", "up-phase.1", "turn.1")
def _(patch: Patch) -> None:
    order = list(turn.ORDER)
    at = order.index("up")
    order[at], order[at + 1] = order[at + 1], order[at]
    patch.setattr(games.Wixoss, "ORDER", tuple(order))


breaks("The up phase ups assist LRIGs even if they are frozen", "up-phase.2")(
    stand_up_when(lambda record, mine: mine, frozen=ASSISTS)
)
breaks("The end of the up phase also ends the frozen state of the opponent's LRIGs", "up-phase.3")(
    thaw_when(lambda record, mine: mine or record.face.is_lrig)
)
breaks("Assist LRIGs stay frozen when the up phase ends", "up-phase.3")(
    thaw_when(lambda record, mine: mine and record.zone not in ASSISTS)
)
breaks("The up phase ends without ending the frozen state of any card", "up-phase.3", "freeze.4")(
    replace_part("up", turn.thaw_cards, NOTHING)
)
breaks("The turn player draws only one card in the draw phase", "draw-phase.1", "draw-phase.2")(
    replace_part("draw", turn.draw_second_card, NOTHING)
)


@breaks("Two cards are drawn in the first turn of the game", "draw-phase.2", "first-player.2")
@wrapper_of(turn.draw_second_card)
def _(whole: Any, game: Any) -> Any:
    if TurnFlag.REFRESHED not in game.state.done:
        yield from draw_one_card(game, game.state.turn_player)
    return None


@breaks(
    "The second card of the draw phase is drawn even after a refresh in that phase",
    "draw-phase.3",
    "draw-phase.4",
    "refresh.4",
)
@wrapper_of(turn.draw_second_card)
def _(whole: Any, game: Any) -> Any:
    if game.state.turn != 1:
        yield from draw_one_card(game, game.state.turn_player)
    return None


@breaks("In the ener phase, only a card from the hand, not a SIGNI, can be put into the Ener zone", "ener-phase.2")
@wrapper_of(turn.charge_ener)
def _(whole: Any, game: Any) -> Any:
    player = game.state.turn_player
    hand = tuple(EngineOption("ener", (card,)) for card in game.state.zones[player, HAND])
    (pick,) = yield EngineAsk(player, "action", (*hand, PASS))
    if pick != PASS:
        game.move_cards((pick.args[0],), ENER, "ener-phase")
    return None


breaks("Two cards can be put into the Ener zone in one ener phase", "ener-phase.2", "ener-phase.3")(
    replace_part("ener", turn.charge_ener, turn.charge_ener, turn.charge_ener)
)


@breaks(
    "A player must put a card into the Ener zone in each ener phase",
    "ener-phase.3",
    "ener-phase.2",
    spread="scenarios of the other phases pass through the ener phase",
)
@wrapper_of(turn.charge_ener)
def _(whole: Any, game: Any) -> Any:
    player = game.state.turn_player
    there = (*game.state.zones[player, HAND], *game.state.field_signi(player))
    if there:
        (pick,) = yield EngineAsk(player, "action", tuple(EngineOption("ener", (card,)) for card in there))
        game.move_cards((pick.args[0],), ENER, "ener-phase")
    return None


breaks(
    "In the ener phase the center LRIG can grow instead of a card being put into the Ener zone",
    "grow-phase.2",
    "ener-phase.2",
    "signi-zone.5",
    "resona.a3",
)(replace_part("ener", turn.charge_ener, turn.grow_center))


@breaks("The first turn of the game skips its up phase", "first-player.1", "turn.1")
def _(patch: Patch) -> None:
    @without_asks
    def skip_first_up_phase(game: Any) -> str | None:
        return "draw" if game.state.turn == 1 else None

    patch.setitem(turn.STEPS, "up", (skip_first_up_phase, *turn.STEPS["up"]))


# --- main ---------------------------------------------------------------------------------------------


@breaks("Only one action can be taken in a main phase", "main-phase.2", "chain.2", "drive.3")
@wrapper_of(rulebook_map.PROCEDURES["main"])
def _(whole: Any, game: Any, frame: Any) -> Any:
    if ("acted",) in game.state.done:
        game.pop_frame()
        return
    game.state.done |= {("acted",)}
    yield from whole(game, frame)


breaks("Keys can be put onto the field at any timing", "main-phase.a3")(
    replace_options("key", offer_as_at_timing(MAIN_TIMING))
)


@breaks("In the ener phase a SIGNI can be fielded instead of a card being put into the Ener zone", "main-phase.a1")
@wrapper_of(turn.charge_ener)
def _(whole: Any, game: Any) -> Any:
    player = game.state.turn_player
    there = (*game.state.zones[player, HAND], *game.state.field_signi(player))
    fielded = game.ACTIONS["play"].options(game, player, MAIN_TIMING)
    (pick,) = yield EngineAsk(player, "action", (*fielded, *(EngineOption("ener", (card,)) for card in there), PASS))
    if pick.kind == "play":
        yield from game.ACTIONS["play"].do(game, player, *pick.args)
    elif pick != PASS:
        game.move_cards((pick.args[0],), ENER, "ener-phase")
    return None


@breaks("In the ener phase a Charm on the player's own SIGNI can be put into the Ener zone", "charm.4")
@wrapper_of(turn.charge_ener)
def _(whole: Any, game: Any) -> Any:
    player = game.state.turn_player
    mine = game.state.field_signi(player)
    charms = [each for card in mine for each in attachments.attached_with_role(game, card, CHARM)]
    there = (*game.state.zones[player, HAND], *mine, *charms)
    (pick,) = yield EngineAsk(player, "action", (*(EngineOption("ener", (card,)) for card in there), PASS))
    if pick != PASS:
        game.move_cards((pick.args[0],), ENER, "ener-phase")


@breaks("SIGNI can be put onto the field from the hand in the pre-attack and defense steps", "main-phase.a1")
@partial(replace_options, "play")
def _(whole: Any, game: Any, player: int, timing: str) -> Any:
    yield from whole(game, player, timing)
    if timing == ATTACK_TIMING:
        yield from signi.hand_play_options(game, player)


@breaks("A Resona with main timing can be put onto the field in the attack phase", "main-phase.a2", "appear-cond.1")
@partial(replace_options, "play")
def _(whole: Any, game: Any, player: int, timing: str) -> Any:
    yield from whole(game, player, timing)
    if timing == ATTACK_TIMING:
        yield from crafts.resona_options(game, player, MAIN_TIMING)


breaks(
    "Remove can be used at any timing, not only in the main phase",
    "signi-zone.5",
    "remove.1",
    spread="scenarios of other phases meet an additional option",
)(replace_options("remove", offer_as_at_timing(MAIN_TIMING)))


@breaks("Remove can be used only once in the whole game, counting both players together", "signi-zone.5", "remove.1")
@wrapper_of(turn_steps.begin_turn)
def _(whole: Any, game: Any, player: int) -> None:
    removed = game.state.done & {TurnFlag.REMOVED}
    whole(game, player)
    game.state.done |= removed


# --- the end ------------------------------------------------------------------------------------------


breaks("The turn player keeps up to seven cards in hand at the end of the turn", "end-phase.a2")(
    set_constant(turn, "HAND_LIMIT", 7)
)
breaks("The turn player discards down to five cards at the end of the turn", "end-phase.a2")(
    set_constant(turn, "HAND_LIMIT", 5)
)
breaks("Effects that last until the end of the turn never end", "end-phase.a3")(
    replace_part("end", turn.end_turn_effects, NOTHING)
)
breaks(
    "A turn that is cut short leaves the check zone as it is and trashes removed cards instead",
    "turn-end.a1",
    "check-zone.2",
)(replace_globals(turn.end_turn_early, CHECK=REMOVED))
breaks(
    "A turn that is cut short still has all the triggers and effects of the end of a turn", "turn-end.a4", "turn-end.2"
)(set_constant(turn, "ENDING", ()))


@breaks("A turn that is cut short still has its end-of-turn events if a delayed effect is pending", "turn-end.a4")
@wrapper_of(turn.end_turn_early)
def _(whole: Any, game: Any) -> None:
    whole(game)
    if game.state.delayed:
        game.state.flow = (("turn", "end", 1),)


@breaks("The opponent's triggered abilities still come about after a turn is cut short", "turn-end.a2")
@wrapper_of(turn.end_turn_early)
def _(whole: Any, game: Any) -> None:
    theirs = tuple(each for each in game.state.waiting if each.held.seat != game.state.turn_player)
    whole(game)
    game.state.waiting = theirs


@breaks("Only effects of the turn player can end the turn", "turn-end.2")
@wrapper_of(rulebook_map.HANDLERS["end-turn"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    return ctx.seat == game.state.turn_player and (yield from whole(game, ctx, node))


breaks("A turn that is cut short neither trims the hand nor ends the effects of the turn", "turn-end.a5", "turn-end.2")(
    set_constant(turn, "ENDING", turn.STEPS["end"][:-1])
)


@breaks("Cards in the check zone are removed from the game as a turn is cut short", "check-zone.2", "turn-end.a1")
@wrapper_of(turn.end_turn_early)
def _(whole: Any, game: Any) -> None:
    there = [card for player in (0, 1) for card in game.state.zones[player, CHECK]]
    game.move_cards(there, REMOVED, "end")
    whole(game)


@breaks(
    "Effects that last for the turn end with the next action in the main phase", "end-phase.a3", "power.3", "power.4"
)
@wrapper_of(rulebook_map.PROCEDURES["main"])
def _(whole: Any, game: Any, frame: Any) -> Any:
    yield from whole(game, frame)
    game.state.lasting = ()
    game.state.invalidate_effects()


@breaks("Abilities gained until the end of the turn are kept when the turn ends", "end-phase.a3")
@wrapper_of(turn.end_turn_effects)
@without_asks
def _(whole: Any, game: Any) -> str | None:
    game.state.lasting = tuple(
        each for each in game.state.lasting if any(isinstance(it, GainAbility) for it in each.held.ability.changes)
    )
    game.state.invalidate_effects()
    return None


@breaks(
    "Delayed effects set for the end of the turn are forgotten as the end phase begins", "end-phase.a1", "turn-end.a4"
)
def _(patch: Patch) -> None:
    @without_asks
    def forget_delayed_effects(game: Any) -> str | None:
        game.state.delayed = ()
        return None

    patch.setitem(turn.STEPS, "end", (forget_delayed_effects, *turn.STEPS["end"]))


@breaks(
    "Cards above the hand limit go to the trash through the check zone and are not discarded", "end-phase.a2", "beat.3"
)
@wrapper_of(turn.trim_hand)
def _(whole: Any, game: Any) -> Any:
    hand = list(game.state.zones[game.state.turn_player, HAND])
    excess = len(hand) - turn.HAND_LIMIT
    going = (yield from choose_cards(game, game.state.turn_player, hand, excess, excess)) if excess > 0 else []
    game.move_cards(going, CHECK, "end")
    game.move_cards(going, TRASH, "end")
    return None


@breaks("A turn in which nothing of the turn player's can attack has no defense step", "turn-end.1")
def _(patch: Patch) -> None:
    @without_asks
    def skip_without_attackers(game: Any) -> str | None:
        player = game.state.turn_player
        there = (*game.state.field_signi(player), game.state.center_lrig(player))
        return None if any(attack.may_attack(game, card) for card in there) else "signi-attack"

    patch.setitem(turn.STEPS, "defense", (skip_without_attackers, *turn.STEPS["defense"]))


@breaks("The player whom the lots do not choose goes first", "first-player.1")
@wrapper_of(setup.begin_first_turn)
@without_asks
def _(whole: Any, game: Any) -> None:
    game.state.first_player = game.state.turn_player = 1 - game.state.first_player
    list(whole(game))


def change_order(*steps: str) -> Change:
    """Put these steps of a turn into this order, in the places that they have together."""

    def reorder(patch: Patch) -> None:
        following = iter(steps)
        order = tuple(next(following) if each in steps else each for each in turn.ORDER)
        patch.setattr(games.Wixoss, "ORDER", order)

    return reorder


breaks("The ener phase comes before the draw phase", "ener-phase.1", "draw-phase.1", "refresh.4")(
    change_order("ener", "draw")
)
breaks("The grow phase comes after the main phase", "grow-phase.1", "act-ability.3")(change_order("main", "grow"))
breaks("The main phase comes before the ener phase and the grow phase", "main-phase.1", "act-ability.3", "refresh.4")(
    change_order("main", "ener", "grow")
)


@breaks("All that happens at the end of a turn happens before its attacks", "end-phase.1")
def _(patch: Patch) -> None:
    patch.setitem(turn.STEPS, "pre-attack", (turn.turn_ends, *turn.STEPS["pre-attack"]))
    replace_part("end", turn.turn_ends, NOTHING)(patch)


@breaks("The hand is trimmed before the abilities that trigger at the end of the turn", "end-phase.2")
def _(patch: Patch) -> None:
    def trim_then_end(game: Any) -> Any:
        player = game.state.turn_player
        hand = list(game.state.zones[player, HAND])
        excess = max(0, len(hand) - turn.HAND_LIMIT)
        game.move_cards((yield from choose_cards(game, player, hand, excess, excess)), TRASH, "end")
        game.state.done |= {("trimmed",)}
        return (yield from turn.turn_ends(game))

    def trim_only_once(game: Any) -> Any:
        with Patch() as inner:
            if ("trimmed",) in game.state.done:
                inner.setattr(turn, "HAND_LIMIT", setup.CARDS)
            return (yield from turn.trim_hand(game))

    replace_part("end", turn.turn_ends, trim_then_end)(patch)
    replace_part("end", turn.trim_hand, trim_only_once)(patch)


@breaks("A player whose turn has ended takes the next turn as well", "end-phase.3", "turn.2")
@wrapper_of(turn_steps.pass_turn)
def _(whole: Any, game: Any, player: int) -> Any:
    return whole(game, game.state.turn_player)


@breaks("The player who goes second takes two turns in a row, and then the other player does", "turn.2", "end-phase.3")
@wrapper_of(turn_steps.pass_turn)
def _(whole: Any, game: Any, player: int) -> Any:
    return whole(game, player if game.state.turn % 2 else 1 - player)


@breaks("No rules are processed once a turn is cut short, until the next turn", "turn-end.a3")
def _(patch: Patch) -> None:
    def end_and_note(game: Any) -> None:
        whole_end(game)
        game.state.done |= {("cut short",)}

    def needs_none_after_cut(game: Any) -> bool:
        return ("cut short",) not in game.state.done and bool(whole_needs(game))

    whole_end, whole_needs = turn.end_turn_early, rule_processing.needs_processing
    patch.setattr(turn, "end_turn_early", end_and_note)
    patch.setattr(rule_processing, "needs_processing", needs_none_after_cut)


@breaks(
    "A refresh takes the second card of the draw phase only if it came before the first", "draw-phase.4", "refresh.5"
)
def _(patch: Patch) -> None:
    def draw_first_and_note(game: Any) -> Any:
        if TurnFlag.REFRESHED not in game.state.done:
            game.state.done |= {("drew first",)}
        yield from whole_first(game)

    def draw_second_if_first(game: Any) -> Any:
        if ("drew first",) in game.state.done:
            game.state.done -= {TurnFlag.REFRESHED}
        yield from whole_second(game)

    whole_first, whole_second = turn.draw_first_card, turn.draw_second_card
    replace_part("draw", whole_first, draw_first_and_note)(patch)
    replace_part("draw", whole_second, draw_second_if_first)(patch)


@breaks("A refresh in the draw phase puts the second card off to the ener phase", "refresh.5", "draw-phase.4")
def _(patch: Patch) -> None:
    def draw_missing_card(game: Any) -> Any:
        if TurnFlag.REFRESHED in game.state.done:
            yield from draw_one_card(game, game.state.turn_player)

    replace_part("ener", turn.charge_ener, draw_missing_card, turn.charge_ener)(patch)


@breaks("A SIGNI can be put into another free SIGNI zone in the main phase", "signi-zone.6")
@partial(replace_options, "play")
def _(whole: Any, game: Any, player: int, timing: str) -> Any:
    yield from whole(game, player, timing)
    if timing == MAIN_TIMING:
        free = [zone for zone in SIGNI_ZONES if game.state.is_zone_free(player, zone)]
        mine = game.state.signi_in_signi_zones(player)
        yield from (EngineOption("play", (card, zone)) for card in mine for zone in free)


@breaks("A player can have two SIGNI in the SIGNI zones, not three", "signi-zone.3")
@wrapper_of(signi.free_zones)
def _(whole: Any, game: Any, card: int) -> Any:
    there = game.state.signi_in_signi_zones(game.state.cards[card].owner)
    return whole(game, card) if len(there) < 2 or signi.rise_requirement(game, card) is not None else []


@breaks("SIGNI can be removed twice in a turn", "main-phase.3", "remove.1")
@wrapper_of(signi.remove_signi)
def _(whole: Any, game: Any, player: int, card: int) -> Any:
    yield from whole(game, player, card)
    if ("removed",) not in game.state.done:
        game.state.done = (game.state.done - {TurnFlag.REMOVED}) | {("removed",)}


# --- triggered abilities of a turn that is cut short --------------------------------------------------


def keep_waiting(kept: Callable[[Any, Any], Any]) -> Change:
    """Keep those of the pending triggers of a turn that is cut short that ``kept(game, waiting)`` returns."""

    def end_turn_with_triggers(whole: Any, game: Any) -> None:
        waiting = kept(game, game.state.waiting)
        whole(game)
        game.state.waiting = tuple(waiting)
        game.state.invalidate_memo()

    return wrap_function(turn.end_turn_early, end_turn_with_triggers)


breaks("Of several abilities that wait as a turn is cut short only the oldest is lost", "turn-end.a2")(
    keep_waiting(lambda game, waiting: waiting[1:])
)
breaks("Abilities that have triggered still come about after a second refresh has cut the turn short", "turn-end.a2")(
    keep_waiting(lambda game, waiting: waiting if game.state.refreshes[game.state.turn_player] > 1 else ())
)
