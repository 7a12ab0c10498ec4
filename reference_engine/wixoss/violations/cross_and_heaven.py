"""Violations of WIXOSS: Cross SIGNI and Heaven."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from ....adapters import card_text_tree as a
from ....adapters.card_text_tree import ContinuousAbility
from ...kernel import card_references
from ...kernel.commit import commit_events
from ...kernel.events import EngineEvent
from ...patching import Patch
from ...violations import Change, Violations, change_results, wrap_function, wrapper_of
from .. import attack, cross_state, rulebook_map
from .. import game as games
from ..keywords import is_keyword, operative_ability
from ..lexicon import ASSISTS, CENTER, ENER, FACING, HAND, LEFT, RIGHT, SIGNI_ZONES, TRASH
from ..signi import banish_signi as signi_banish
from ..state import GameState
from .helpers import leave_out_triggers
from .teams_bonds_harmony import replace_condition

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


# --- the cross state ----------------------------------------------------------------------------------


def crossed_when(other: Callable[..., bool]) -> Change:
    """Replace the condition of the cross state: ``other(so, game, record)``."""
    return change_results(cross_state.is_crossed, other)


def neighbor_when(other: Callable[..., bool]) -> Change:
    """Replace the check for a named SIGNI in a neighboring zone: ``other(so, game, player, zone, name)``."""
    return change_results(cross_state.has_signi_named, other)


def has_card_named(game: Any, player: int, zones: tuple[str, ...], name: str) -> bool:
    """Whether a card of that name is in one of these zones of a player."""
    return any(name in game.characteristics_of(card).names for zone in zones for card in game.state.zones[player, zone])


breaks("A Cross SIGNI is in the cross state in any SIGNI zone, whatever lies beside it", "cross.2", "cross-cond.2")(
    crossed_when(
        lambda so, game, record: record.face.printed_keyword("cross") is not None and record.zone in SIGNI_ZONES
    )
)
breaks("A Cross condition is met by the named SIGNI in any SIGNI zone of the player", "cross.2", "cross-cond.2")(
    neighbor_when(lambda so, game, player, zone, name: has_card_named(game, player, SIGNI_ZONES, name))
)


@breaks("A Cross condition is also met with one SIGNI zone between the two SIGNI", "cross.2", "cross-cond.2")
@neighbor_when
def _(so: bool, game: Any, player: int, zone: str, name: str) -> bool:
    return so or (zone == CENTER and has_card_named(game, player, (LEFT, RIGHT), name))


breaks("A Cross condition is also met by the opponent's SIGNI in the zone of the same name", "cross.2")(
    neighbor_when(
        lambda so, game, player, zone, name: so or (bool(zone) and has_card_named(game, 1 - player, (zone,), name))
    )
)


@breaks("A Cross condition is also met by the opponent's SIGNI in front of the zone it names", "cross.2")
@neighbor_when
def _(so: bool, game: Any, player: int, zone: str, name: str) -> bool:
    return so or (bool(zone) and has_card_named(game, 1 - player, (FACING[zone],), name))


breaks("A Cross condition is met by any card in the right zone, whatever its name", "cross.2")(
    neighbor_when(lambda so, game, player, zone, name: bool(game.state.zones.get((player, zone))))
)
breaks(
    "A Cross condition is still met by the named card in the Ener zone, trash or hand",
    "cross.2",
    "cross-enter.2",
    "cross-const.1",
    "cross-const.2",
)(neighbor_when(lambda so, game, player, zone, name: so or has_card_named(game, player, (ENER, TRASH, HAND), name)))
breaks("Any SIGNI is in the cross state if all three SIGNI zones of its player are full", "cross.2", "heaven.1")(
    crossed_when(lambda so, game, record: so or all(game.state.zones[record.seat, zone] for zone in SIGNI_ZONES))
)


@breaks("A Cross condition that asks for two SIGNI is met by either of them", "cross-cond.2", "cross.2")
@crossed_when
def _(so: bool, game: Any, record: Any) -> bool:
    condition = record.face.printed_keyword("cross")
    sides = () if condition is None else condition.values
    there = [(cross_state.BESIDE[each.what].get(record.zone, ""), str(each.value)) for each in sides]
    return any(cross_state.has_signi_named(game, record.seat, zone, name) for zone, name in there)


breaks("A Cross condition that asks for two SIGNI is never met", "cross-cond.2", "cross.2")(
    crossed_when(lambda so, game, record: so and len(record.face.printed_keyword("cross").values) < 2)
)


@breaks("For player B, left and right are swapped in Cross conditions", "cross-cond.2", "cross.2")
def _(patch: Patch) -> None:
    def is_crossed_mirrored(game: Any, record: Any) -> bool:
        turned = {"left-of": "right-of", "right-of": "left-of"} if record.seat else {}
        with Patch() as other:
            for side, other_side in turned.items():
                other.setitem(cross_state.BESIDE, side, BESIDE[other_side])
            return whole(game, record)

    BESIDE = {**cross_state.BESIDE}
    whole = cross_state.is_crossed
    patch.setattr(cross_state, "is_crossed", is_crossed_mirrored)


def has_cross_icon(game: Any, player: int, zone: str) -> bool:
    """Whether the SIGNI in a zone has the Cross icon among its abilities."""
    there = game.state.zones[player, zone]
    return any(is_keyword(held, "cross") for card in there for held in game.characteristics_of(card).abilities)


breaks("A SIGNI that has lost its abilities is not in the cross state", "cross.5", "heaven.a3")(
    crossed_when(lambda so, game, record: so and has_cross_icon(game, record.seat, record.zone))
)
breaks("A Cross condition is not met by a SIGNI that has lost its abilities", "cross.5", "heaven.a3")(
    neighbor_when(lambda so, game, player, zone, name: so and has_cross_icon(game, player, zone))
)


@breaks("An effect that banishes a SIGNI also banishes all SIGNI of its player in the cross state", "cross.4")
@wrapper_of(signi_banish)
def _(whole: Any, game: Any, banished: Any, *arguments: Any, **named: Any) -> Any:
    seats = {game.state.cards[card].seat for card in banished}
    others = [card for seat in seats for card in cross_state.crossed_signi(game, seat)]
    return whole(game, tuple(dict.fromkeys((*banished, *others))), *arguments, **named)


@breaks("A player's SIGNI in the cross state count as a single one where texts count cards", "cross.4")
@wrapper_of(card_references.condition_holds)
def _(whole: Any, game: Any, ctx: Any, condition: Any) -> bool:
    if not isinstance(condition, a.CountCondition):
        return bool(whole(game, ctx, condition))
    there = card_references.present_cards(game, ctx, condition.cards)
    together = [card for seat in (0, 1) for card in cross_state.crossed_signi(game, seat) if card in there]
    return card_references.is_between(len(there) - max(0, len(together) - 1), condition.least, condition.most)


@breaks("A SIGNI that attacks out of the cross state also downs the others in it", "cross.4")
@wrapper_of(attack.declare_attack)
def _(whole: Any, game: Any, card: int) -> None:
    crossed = cross_state.crossed_signi(game, game.state.cards[card].seat)
    whole(game, card)
    for each in crossed if card in crossed else ():
        game.state.change_card(each, resting=True)


# --- cross abilities ----------------------------------------------------------------------------------


def force_cross_abilities(kind: Callable[[Any], bool], so: bool) -> Change:
    """Put Cross abilities of a kind in effect always, or never, whatever the state."""

    def is_cross_met(table: Any, ctx: Any, keyword: Any) -> bool:
        if ctx.held is not None and kind(ctx.held):
            return so
        return bool(cross_state.is_crossed(PrintedView(table), table.cards[ctx.this.card]))

    return replace_condition("cross", is_cross_met)


class PrintedView:
    """A view of cards as they are printed."""

    def __init__(self, table: Any) -> None:
        self.state = table

    def characteristics_of(self, card: int) -> Any:
        return self.state.printed_characteristics(card)

    def count_occurrences(self, ctx: Any, at: Any) -> int:
        return 0


def is_any_ability(held: Any) -> bool:
    """True for every ability."""
    return True


def is_action_ability(held: Any) -> bool:
    """Whether it is an action ability."""
    return isinstance(held.ability, a.ActivatedAbility)


def is_constant_ability(held: Any) -> bool:
    """Whether it is a constant ability."""
    return isinstance(held.ability, a.ContinuousAbility)


def is_enter_ability(held: Any) -> bool:
    """Whether it is one of entering."""
    return is_keyword(held, "enter")


breaks(
    "Cross abilities of every sort are in effect without the cross state",
    "cross.3",
    "cross-act.2",
    "cross-enter.2",
    "cross-const.2",
)(force_cross_abilities(is_any_ability, True))
breaks("Enter abilities with Cross never come about", "cross.3", "cross-enter.2")(
    force_cross_abilities(is_enter_ability, False)
)
breaks("Activated abilities with Cross can never be used", "cross.3", "cross-act.2")(
    force_cross_abilities(is_action_ability, False)
)
breaks("Activated abilities with Cross can be used without the cross state", "cross-act.2")(
    force_cross_abilities(is_action_ability, True)
)
breaks("Enter abilities with Cross come about without the cross state", "cross-enter.2")(
    force_cross_abilities(is_enter_ability, True)
)


@breaks("Enter abilities with Cross come about when any SIGNI of the player enters", "cross-enter.2")
@wrapper_of(operative_ability)
def _(whole: Any, printed: Any) -> Any:
    ability, origin = whole(printed)
    if (
        isinstance(origin, a.KeywordAbility)
        and origin.what == "enter"
        and any(each.what == "cross" for each in origin.keywords)
    ):
        return replace(ability, at=a.EventPattern("enter", subject=a.MatchingCards(("signi zones",), "you"))), origin
    return ability, origin


breaks("The conditions of enter abilities are looked at only when they are done", "cross-enter.2")(
    change_results(games.Wixoss.may_trigger, lambda found, game, held: found or is_enter_ability(held))
)
breaks("Constant abilities with Cross are in effect without the cross state", "cross-const.2", "cross.3")(
    force_cross_abilities(is_constant_ability, True)
)
breaks("Constant abilities with Cross are never in effect", "cross-const.2", "cross.3")(
    force_cross_abilities(is_constant_ability, False)
)


# --- Heaven -------------------------------------------------------------------------------------------


def heaven_when(so: Callable[..., bool]) -> Change:
    """Replace the condition of Heaven: ``so(game, attacker, player, crossed)``."""

    def heaven_events_when(whole: Any, game: Any, attacker: int) -> list[EngineEvent]:
        player = game.state.cards[attacker].seat
        there = cross_state.crossed_signi(game, player)
        return heaven_reached(player, there) if so(game, attacker, player, there) else []

    return wrap_function(cross_state.heaven_events, heaven_events_when)


def heaven_reached(player: int, there: Any) -> list[EngineEvent]:
    """The Heaven events of a player's SIGNI."""
    return [EngineEvent("heaven", player=player), *(EngineEvent("in-heaven", card, player) for card in there)]


def are_down(game: Any, attacker: int, there: Any) -> bool:
    """Whether the other SIGNI are down when one of them attacks."""
    return all(game.state.cards[card].resting or card == attacker for card in there)


breaks("Any attack out of the cross state comes to Heaven", "heaven.1", "cross-const.a1")(
    heaven_when(lambda game, attacker, player, there: attacker in there)
)
breaks("An attack from outside the cross state comes to Heaven if those in it are all down", "heaven.1")(
    heaven_when(lambda game, attacker, player, there: len(there) > 1 and are_down(game, attacker, there))
)


@breaks("Heaven requires all of the player's SIGNI to be down, even outside the cross state", "heaven.1")
@heaven_when
def _(game: Any, attacker: int, player: int, there: Any) -> bool:
    return attacker in there and are_down(game, attacker, game.state.field_signi(player))


@breaks("Heaven also requires the opponent's SIGNI in the cross state to be down", "heaven.1")
@heaven_when
def _(game: Any, attacker: int, player: int, there: Any) -> bool:
    return attacker in there and are_down(game, attacker, (*there, *cross_state.crossed_signi(game, 1 - player)))


@breaks("Heaven requires only the attacker and one other SIGNI in the cross state to be down", "heaven.1")
@heaven_when
def _(game: Any, attacker: int, player: int, there: Any) -> bool:
    return attacker in there and any(game.state.cards[card].resting for card in there if card != attacker)


@breaks("Heaven requires every SIGNI in the cross state to have attacked in the turn", "heaven.1")
@heaven_when
def _(game: Any, attacker: int, player: int, there: Any) -> bool:
    game.state.done |= {("attacked", attacker)}
    return attacker in there and all(("attacked", card) in game.state.done for card in there)


@breaks("Only the first attack of a turn can come to Heaven", "heaven.1")
@heaven_when
def _(game: Any, attacker: int, player: int, there: Any) -> bool:
    is_first = ("attack",) not in game.state.done
    game.state.done |= {("attack",)}
    return attacker in there and are_down(game, attacker, there) and is_first


@breaks(
    "Heaven is reached when all of the player's SIGNI are down, without any cross state",
    "cross-const.a1",
    spread="entries about Cross have SIGNI that are down",
)
def _(patch: Patch) -> None:
    def heaven_without_cross(game: Any, attacker: int) -> list[EngineEvent]:
        player = game.state.cards[attacker].seat
        there = game.state.field_signi(player)
        return heaven_reached(player, there) if attacker in there and are_down(game, attacker, there) else []

    patch.setattr(cross_state, "heaven_events", heaven_without_cross)
    replace_condition("cross", lambda table, ctx, keyword: True)(patch)


@breaks("Heaven is also reached when an effect downs the last SIGNI in the cross state", "cross-const.a1", "heaven.1")
@wrapper_of(commit_events)
def _(whole: Any, game: Any, events: Any) -> Any:
    down = [event.card for event in events if event.kind == "rest" and event.cause != "attack"]
    return whole(game, (*events, *(each for card in down for each in cross_state.heaven_events(game, card))))


breaks("Heaven triggers what a SIGNI has for being in it, but not what a player has for it", "heaven.2")(
    change_results(cross_state.heaven_events, lambda events, *_: [each for each in events if each.kind != "heaven"])
)


@breaks("Heaven of one player also triggers what the other player has for their own", "heaven.2")
@partial(change_results, cross_state.heaven_events)
def _(events: list[EngineEvent], *_: Any) -> list[EngineEvent]:
    return [*events, *(replace(each, player=1 - each.player) for each in events if each.kind == "heaven")]


@breaks("After Heaven, the player's SIGNI are not in the cross state for the rest of the turn", "heaven.a1", "cross.2")
def _(patch: Patch) -> None:
    def note_heaven(events: list[EngineEvent], game: Any, attacker: int) -> list[EngineEvent]:
        if events:
            game.state.done |= {("heaven", game.state.cards[attacker].seat)}
        return events

    change_results(cross_state.heaven_events, note_heaven)(patch)
    crossed_when(lambda so, game, record: so and ("heaven", record.seat) not in game.state.done)(patch)


@breaks("Heaven comes after the battle or damage of the attack", "heaven.a2")
def _(patch: Patch) -> None:
    def attack_then_heaven(game: Any, frame: Any) -> Any:
        yield from whole(game, frame)
        card = game.state.find_card(frame[1])
        if card is not None:
            commit_events(game, cross_state.heaven_events(game, card))

    whole = rulebook_map.PROCEDURES["attack"]
    patch.setattr(cross_state, "heaven_events", lambda game, card: [])
    patch.setitem(rulebook_map.PROCEDURES, "attack", attack_then_heaven)


@breaks("The attack of a SIGNI that has lost its abilities never comes to Heaven", "heaven.a3", "cross.5")
@partial(change_results, cross_state.heaven_events)
def _(events: list[EngineEvent], game: Any, attacker: int) -> list[EngineEvent]:
    record = game.state.cards[attacker]
    return events if has_cross_icon(game, record.seat, record.zone) else []


@breaks("Heaven is not reached if any SIGNI in it has lost its abilities", "heaven.a3", "cross.5")
@partial(change_results, cross_state.heaven_events)
def _(events: list[EngineEvent], game: Any, attacker: int) -> list[EngineEvent]:
    zones = [(record.seat, record.zone) for record in (game.state.cards[each.card] for each in events[1:])]
    return events if all(has_cross_icon(game, *each) for each in zones) else []


@breaks("A cross SIGNI that lies face down has to be down for Heaven", "heaven.1")
@wrapper_of(cross_state.crossed_signi)
def _(whole: Any, game: Any, player: int) -> list[int]:
    there = [card for zone in SIGNI_ZONES for card in game.state.zones[player, zone]]
    return [card for card in there if cross_state.is_crossed(game, replace(game.state.cards[card], face_down=False))]


# --- single SIGNI and LRIGs ---------------------------------------------------------------------------


def cross_only_if(meant: Callable[[Any], bool]) -> Change:
    """Let constant abilities with Cross be in effect only for cards whose record meets ``meant(record)``."""

    def is_keyword_met(whole: Any, self: Any, game: Any, ctx: Any, keyword: Any) -> bool:
        is_constant = ctx.held is not None and isinstance(ctx.held.ability, ContinuousAbility)
        is_barred = keyword.what == "cross" and is_constant and not meant(self.cards[ctx.this.card])
        return not is_barred and bool(whole(self, game, ctx, keyword))

    return wrap_function(GameState.is_keyword_met, is_keyword_met)


breaks("Constant abilities with Cross are in effect only while their SIGNI is up", "cross-const.2")(
    cross_only_if(lambda record: not record.resting)
)
breaks("Constant abilities with Cross are in effect only on the left SIGNI of a pair", "cross-const.2")(
    cross_only_if(lambda record: record.face.printed_keyword("cross").values[0].what == "left-of")
)
breaks("Heaven triggers no ability of an assist LRIG", "heaven.2")(
    leave_out_triggers(lambda game, held, event: event.kind == "heaven" and game.state.cards[held.card].zone in ASSISTS)
)
breaks("Heaven triggers only one ability of its player", "heaven.2")(
    leave_out_triggers(
        lambda game, held, event: (
            event.kind == "heaven" and any(each.held.seat == held.seat for each in game.state.waiting)
        )
    )
)
breaks("Heaven triggers no player's ability of a SIGNI that is in the cross state itself", "heaven.2")(
    leave_out_triggers(
        lambda game, held, event: event.kind == "heaven" and cross_state.is_crossed(game, game.state.cards[held.card])
    )
)
