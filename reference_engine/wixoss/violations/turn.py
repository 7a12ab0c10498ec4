"""Violations of WIXOSS: the turn, its phases, and how it ends."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Any

from ....adapters.abilities import GainAbility
from ...kernel import steps
from ...kernel.asks import PASS, Ask, Option
from ...kernel.choices import choose
from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...kernel.instructions import draw
from ...patching import Patch
from ...violations import Change, Violations, constant, instead, reads
from .. import attached, contents, crafts, signi, turn
from .. import game as games
from ..state import TurnFact
from ..words import ASSISTS, ATTACK_TIMING, CENTER, CHARM, CHECK, ENER, HAND, MAIN_TIMING, REMOVED, RIGHT_ASSIST, TRASH
from .ways import NOTHING, at_any_timing, offers, part

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# --- the order of phases ------------------------------------------------------------------------------


@breaks("The ener phase comes after the grow phase", "turn.1")
def _(patch: Patch) -> None:
    order = list(turn.ORDER)
    at = order.index("ener")
    order[at], order[at + 1] = order[at + 1], order[at]
    patch.setattr(games.Wixoss, "ORDER", tuple(order))


# --- up, draw, ener, grow -----------------------------------------------------------------------------


def stands_up(rises: Any, frozen: Collection[str] = ()) -> Change:
    """In an up phase those stand up of whom ``rises(record, mine)`` says so; ``frozen`` are zones where who is frozen
    does, too.
    """

    def other(record: Any, mine: bool) -> bool:
        return record.resting and rises(record, mine) and (not record.frozen or record.zone in frozen)

    return in_up_phase(turn.stand_up, other, lambda card: Event("ready", card, cause="up"))


def thaws(melts: Any) -> Change:
    """At the end of an up phase those are frozen no more of whom ``melts(record, mine)`` says so."""
    return in_up_phase(
        turn.thaw, lambda record, mine: record.frozen and melts(record, mine), lambda card: Event("thawed", card)
    )


def in_up_phase(whole: Any, whom: Any, what: Any) -> Change:
    """A part of the up phase does ``what(card)`` to those of whom ``whom(record, mine)`` says so."""

    @at_once
    def other(game: Any) -> str | None:
        state = game.state
        there = [card for player in (0, 1) for card in state.on_field(player)]
        commit(
            game, [what(card) for card in there if whom(state.cards[card], state.cards[card].seat == state.turn_player)]
        )
        return None

    return part("up", whole, other)


breaks("The up phase ups only SIGNI and leaves LRIGs down", "up-phase.1")(
    stands_up(lambda record, mine: mine and record.face.is_signi)
)
breaks("The up phase ups the cards of both players", "up-phase.1")(stands_up(lambda record, mine: True))
breaks("The up phase also ups the opponent's LRIGs", "up-phase.1")(
    stands_up(lambda record, mine: mine or record.face.is_lrig)
)
breaks("The up phase leaves the right assist LRIG down", "up-phase.1")(
    stands_up(lambda record, mine: mine and record.zone != RIGHT_ASSIST)
)
breaks("The up phase leaves the SIGNI in the center SIGNI zone down", "up-phase.1")(
    stands_up(lambda record, mine: mine and record.zone != CENTER)
)


@breaks("The up phase comes after the draw phase", "up-phase.1", "turn.1")
def _(patch: Patch) -> None:
    order = list(turn.ORDER)
    at = order.index("up")
    order[at], order[at + 1] = order[at + 1], order[at]
    patch.setattr(games.Wixoss, "ORDER", tuple(order))


breaks("The up phase ups assist LRIGs even if they are frozen", "up-phase.2")(
    stands_up(lambda record, mine: mine, frozen=ASSISTS)
)
breaks("The end of the up phase also ends the frozen state of the opponent's LRIGs", "up-phase.3")(
    thaws(lambda record, mine: mine or record.face.is_lrig)
)
breaks("Assist LRIGs stay frozen when the up phase ends", "up-phase.3")(
    thaws(lambda record, mine: mine and record.zone not in ASSISTS)
)
breaks("The up phase ends without ending the frozen state of any card", "up-phase.3", "freeze.4")(
    part("up", turn.thaw, NOTHING)
)
breaks("The turn player draws only one card in the draw phase", "draw-phase.1", "draw-phase.2")(
    part("draw", turn.draw_second, NOTHING)
)


@breaks("Two cards are drawn in the first turn of the game", "draw-phase.2", "first-player.2")
@instead(turn.draw_second)
def _(whole: Any, game: Any) -> Any:
    if TurnFact.REFRESHED not in game.state.done:
        yield from draw(game, game.state.turn_player)
    return None


@breaks(
    "The second card of the draw phase is drawn even after a refresh in that phase",
    "draw-phase.3",
    "draw-phase.4",
    "refresh.4",
)
@instead(turn.draw_second)
def _(whole: Any, game: Any) -> Any:
    if game.state.turn != 1:
        yield from draw(game, game.state.turn_player)
    return None


@breaks("In the ener phase, only a card from the hand, not a SIGNI, can be put into the Ener zone", "ener-phase.2")
@instead(turn.charge)
def _(whole: Any, game: Any) -> Any:
    player = game.state.turn_player
    hand = tuple(Option("ener", (card,)) for card in game.state.zones[player, HAND])
    (pick,) = yield Ask(player, "action", (*hand, PASS))
    if pick != PASS:
        game.move((pick.args[0],), ENER, "ener-phase")
    return None


breaks("Two cards can be put into the Ener zone in one ener phase", "ener-phase.2", "ener-phase.3")(
    part("ener", turn.charge, turn.charge, turn.charge)
)


@breaks("A player must put a card into the Ener zone in each ener phase", "ener-phase.3", "ener-phase.2")
@instead(turn.charge)
def _(whole: Any, game: Any) -> Any:
    player = game.state.turn_player
    there = (*game.state.zones[player, HAND], *game.state.signi(player))
    if there:
        (pick,) = yield Ask(player, "action", tuple(Option("ener", (card,)) for card in there))
        game.move((pick.args[0],), ENER, "ener-phase")
    return None


breaks("In the ener phase the center LRIG can grow instead of a card being put into the Ener zone", "grow-phase.2")(
    part("ener", turn.charge, turn.grow_center)
)


@breaks("The first turn of the game skips its up phase", "first-player.1", "turn.1")
def _(patch: Patch) -> None:
    @at_once
    def skip(game: Any) -> str | None:
        return "draw" if game.state.turn == 1 else None

    patch.setitem(turn.STEPS, "up", (skip, *turn.STEPS["up"]))


# --- main ---------------------------------------------------------------------------------------------


@breaks("Only one action can be taken in a main phase", "main-phase.2")
@instead(contents.PROCEDURES["main"])
def _(whole: Any, game: Any, frame: Any) -> Any:
    if ("acted",) in game.state.done:
        game.pop()
        return
    game.state.done |= {("acted",)}
    yield from whole(game, frame)


breaks("Keys can be put onto the field at any timing", "main-phase.a3")(offers("key", at_any_timing(MAIN_TIMING)))


@breaks("In the ener phase a SIGNI can be fielded instead of a card being put into the Ener zone", "main-phase.a1")
@instead(turn.charge)
def _(whole: Any, game: Any) -> Any:
    player = game.state.turn_player
    there = (*game.state.zones[player, HAND], *game.state.signi(player))
    fielded = game.ACTIONS["play"].options(game, player, MAIN_TIMING)
    (pick,) = yield Ask(player, "action", (*fielded, *(Option("ener", (card,)) for card in there), PASS))
    if pick.kind == "play":
        yield from game.ACTIONS["play"].do(game, player, *pick.args)
    elif pick != PASS:
        game.move((pick.args[0],), ENER, "ener-phase")
    return None


@breaks("In the ener phase a Charm on the player's own SIGNI can be put into the Ener zone", "charm.4")
@instead(turn.charge)
def _(whole: Any, game: Any) -> Any:
    player = game.state.turn_player
    mine = game.state.signi(player)
    charms = [each for card in mine for each in attached.of_role(game, card, CHARM)]
    there = (*game.state.zones[player, HAND], *mine, *charms)
    (pick,) = yield Ask(player, "action", (*(Option("ener", (card,)) for card in there), PASS))
    if pick != PASS:
        game.move((pick.args[0],), ENER, "ener-phase")


@breaks("SIGNI can be put onto the field from the hand in the pre-attack and defense steps", "main-phase.a1")
@partial(offers, "play")
def _(whole: Any, game: Any, player: int, timing: str) -> Any:
    yield from whole(game, player, timing)
    if timing == ATTACK_TIMING:
        yield from signi.plays(game, player)


@breaks("A Resona with main timing can be put onto the field in the attack phase", "main-phase.a2", "appear-cond.1")
@partial(offers, "play")
def _(whole: Any, game: Any, player: int, timing: str) -> Any:
    yield from whole(game, player, timing)
    if timing == ATTACK_TIMING:
        yield from crafts.resonas(game, player, MAIN_TIMING)


breaks("Remove can be used at any timing, not only in the main phase", "signi-zone.5", "remove.1")(
    offers("remove", at_any_timing(MAIN_TIMING))
)


@breaks("Remove can be used only once in the whole game, counting both players together", "signi-zone.5", "remove.1")
@instead(steps.begin_turn)
def _(whole: Any, game: Any, player: int) -> None:
    removed = game.state.done & {TurnFact.REMOVED}
    whole(game, player)
    game.state.done |= removed


# --- the end ------------------------------------------------------------------------------------------


breaks("The turn player keeps up to seven cards in hand at the end of the turn", "end-phase.a2")(
    constant(turn, "HAND_LIMIT", 7)
)
breaks("The turn player discards down to five cards at the end of the turn", "end-phase.a2")(
    constant(turn, "HAND_LIMIT", 5)
)
breaks("Effects that last until the end of the turn never end", "end-phase.a3")(part("end", turn.effects_end, NOTHING))
breaks(
    "A turn that is cut short leaves the check zone as it is and trashes removed cards instead",
    "turn-end.a1",
    "check-zone.2",
)(reads(turn.cut_short, CHECK=REMOVED))
breaks(
    "A turn that is cut short still has all the triggers and effects of the end of a turn", "turn-end.a4", "turn-end.2"
)(constant(turn, "ENDING", ()))


@breaks("A turn that is cut short still has its end-of-turn events if a delayed effect is pending", "turn-end.a4")
@instead(turn.cut_short)
def _(whole: Any, game: Any) -> None:
    whole(game)
    if game.state.delayed:
        game.state.flow = (("turn", "end", 1),)


@breaks("The opponent's triggered abilities still come about after a turn is cut short", "turn-end.a2")
@instead(turn.cut_short)
def _(whole: Any, game: Any) -> None:
    theirs = tuple(each for each in game.state.waiting if each.held.seat != game.state.turn_player)
    whole(game)
    game.state.waiting = theirs


@breaks("Only effects of the turn player can end the turn", "turn-end.2")
@instead(contents.HANDLERS["end-turn"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    return ctx.seat == game.state.turn_player and (yield from whole(game, ctx, node))


breaks("A turn that is cut short neither trims the hand nor ends the effects of the turn", "turn-end.a5", "turn-end.2")(
    constant(turn, "ENDING", turn.STEPS["end"][:-1])
)


@breaks("Cards in the check zone are removed from the game as a turn is cut short", "check-zone.2", "turn-end.a1")
@instead(turn.cut_short)
def _(whole: Any, game: Any) -> None:
    there = [card for player in (0, 1) for card in game.state.zones[player, CHECK]]
    game.move(there, REMOVED, "end")
    whole(game)


@breaks("Effects that last for the turn end with the next action in the main phase", "end-phase.a3")
@instead(contents.PROCEDURES["main"])
def _(whole: Any, game: Any, frame: Any) -> Any:
    yield from whole(game, frame)
    game.state.lasting = ()
    game.state.rearranged()


@breaks("Abilities gained until the end of the turn are kept when the turn ends", "end-phase.a3")
@instead(turn.effects_end)
@at_once
def _(whole: Any, game: Any) -> str | None:
    game.state.lasting = tuple(
        each for each in game.state.lasting if any(isinstance(it, GainAbility) for it in each.held.ability.changes)
    )
    game.state.rearranged()
    return None


@breaks("Delayed effects set for the end of the turn are forgotten as the end phase begins", "end-phase.a1")
def _(patch: Patch) -> None:
    @at_once
    def forgets(game: Any) -> str | None:
        game.state.delayed = ()
        return None

    patch.setitem(turn.STEPS, "end", (forgets, *turn.STEPS["end"]))


@breaks("Cards above the hand limit go to the trash through the check zone and are not discarded", "end-phase.a2")
@instead(turn.trim_hand)
def _(whole: Any, game: Any) -> Any:
    hand = list(game.state.zones[game.state.turn_player, HAND])
    excess = len(hand) - turn.HAND_LIMIT
    going = (yield from choose(game, game.state.turn_player, hand, excess, excess)) if excess > 0 else []
    game.move(going, CHECK, "end")
    game.move(going, TRASH, "end")
    return None
