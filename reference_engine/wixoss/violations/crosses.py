"""Violations of WIXOSS: Cross SIGNI and Heaven."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from ....adapters import abilities as a
from ...kernel import references
from ...kernel.committing import commit
from ...kernel.events import Event
from ...patching import Patch
from ...violations import Change, Violations, instead, results, wrap
from .. import attack, contents, crosses
from .. import game as games
from ..keywords import as_it_works, is_keyword
from ..signi import banish as signi_banish
from ..words import CENTER, ENER, FACING, HAND, LEFT, RIGHT, SIGNI_ZONES, TRASH
from .conditions import met

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


# --- the cross state ----------------------------------------------------------------------------------


def crossed_if(other: Callable[..., bool]) -> Change:
    """Whether a SIGNI is in the cross state: ``other(so, game, record)``."""
    return results(crosses.is_crossed, other)


def beside(other: Callable[..., bool]) -> Change:
    """Whether who is asked for lies beside a SIGNI: ``other(so, game, player, zone, name)``."""
    return results(crosses.is_named, other)


def lies_in(game: Any, player: int, zones: tuple[str, ...], name: str) -> bool:
    """Whether a card of that name lies in one of these zones of a player's."""
    return any(name in game.info(card).names for zone in zones for card in game.state.zones[player, zone])


breaks("A Cross SIGNI is in the cross state in any SIGNI zone, whatever lies beside it", "cross.2", "cross-cond.2")(
    crossed_if(lambda so, game, record: record.face.special("cross") is not None and record.zone in SIGNI_ZONES)
)
breaks("A Cross condition is met by the named SIGNI in any SIGNI zone of the player", "cross.2", "cross-cond.2")(
    beside(lambda so, game, player, zone, name: lies_in(game, player, SIGNI_ZONES, name))
)


@breaks("A Cross condition is also met with one SIGNI zone between the two SIGNI", "cross.2", "cross-cond.2")
@beside
def _(so: bool, game: Any, player: int, zone: str, name: str) -> bool:
    return so or (zone == CENTER and lies_in(game, player, (LEFT, RIGHT), name))


breaks("A Cross condition is also met by the opponent's SIGNI in the zone of the same name", "cross.2")(
    beside(lambda so, game, player, zone, name: so or (bool(zone) and lies_in(game, 1 - player, (zone,), name)))
)


@breaks("A Cross condition is also met by the opponent's SIGNI in front of the zone it names", "cross.2")
@beside
def _(so: bool, game: Any, player: int, zone: str, name: str) -> bool:
    return so or (bool(zone) and lies_in(game, 1 - player, (FACING[zone],), name))


breaks("A Cross condition is met by any card in the right zone, whatever its name", "cross.2")(
    beside(lambda so, game, player, zone, name: bool(game.state.zones.get((player, zone))))
)
breaks("A Cross condition is still met by the named card in the Ener zone, trash or hand", "cross.2")(
    beside(lambda so, game, player, zone, name: so or lies_in(game, player, (ENER, TRASH, HAND), name))
)
breaks("Any SIGNI is in the cross state if all three SIGNI zones of its player are full", "cross.2")(
    crossed_if(lambda so, game, record: so or all(game.state.zones[record.seat, zone] for zone in SIGNI_ZONES))
)


@breaks("A Cross condition that asks for two SIGNI is met by either of them", "cross-cond.2", "cross.2")
@crossed_if
def _(so: bool, game: Any, record: Any) -> bool:
    condition = record.face.special("cross")
    sides = () if condition is None else condition.values
    there = [(crosses.BESIDE[each.what].get(record.zone, ""), str(each.value)) for each in sides]
    return any(crosses.is_named(game, record.seat, zone, name) for zone, name in there)


breaks("A Cross condition that asks for two SIGNI is never met", "cross-cond.2", "cross.2")(
    crossed_if(lambda so, game, record: so and len(record.face.special("cross").values) < 2)
)


@breaks("For player B, left and right are swapped in Cross conditions", "cross-cond.2", "cross.2")
def _(patch: Patch) -> None:
    def mirrored(game: Any, record: Any) -> bool:
        turned = {"left-of": "right-of", "right-of": "left-of"} if record.seat else {}
        with Patch() as other:
            for side, other_side in turned.items():
                other.setitem(crosses.BESIDE, side, BESIDE[other_side])
            return whole(game, record)

    BESIDE = {**crosses.BESIDE}
    whole = crosses.is_crossed
    patch.setattr(crosses, "is_crossed", mirrored)


def has_its_icon(game: Any, player: int, zone: str) -> bool:
    """Whether the SIGNI in a zone has the Cross icon among its abilities."""
    there = game.state.zones[player, zone]
    return any(is_keyword(held, "cross") for card in there for held in game.info(card).abilities)


breaks("A SIGNI that has lost its abilities is not in the cross state", "cross.5", "heaven.a3")(
    crossed_if(lambda so, game, record: so and has_its_icon(game, record.seat, record.zone))
)
breaks("A Cross condition is not met by a SIGNI that has lost its abilities", "cross.5", "heaven.a3")(
    beside(lambda so, game, player, zone, name: so and has_its_icon(game, player, zone))
)


@breaks("An effect that banishes a SIGNI also banishes all SIGNI of its player in the cross state", "cross.4")
@instead(signi_banish)
def _(whole: Any, game: Any, banished: Any, *arguments: Any, **named: Any) -> Any:
    seats = {game.state.cards[card].seat for card in banished}
    others = [card for seat in seats for card in crosses.crossed(game, seat)]
    return whole(game, tuple(dict.fromkeys((*banished, *others))), *arguments, **named)


@breaks("A player's SIGNI in the cross state count as a single one where texts count cards", "cross.4")
@instead(references.holds)
def _(whole: Any, game: Any, ctx: Any, condition: Any) -> bool:
    if not isinstance(condition, a.CountIs):
        return bool(whole(game, ctx, condition))
    there = references.cards(game, ctx, condition.cards)
    together = [card for seat in (0, 1) for card in crosses.crossed(game, seat) if card in there]
    return references.between(len(there) - max(0, len(together) - 1), condition.least, condition.most)


@breaks("A SIGNI that attacks out of the cross state also downs the others in it", "cross.4")
@instead(attack.declare)
def _(whole: Any, game: Any, card: int) -> None:
    crossed = crosses.crossed(game, game.state.cards[card].seat)
    whole(game, card)
    for each in crossed if card in crossed else ():
        game.state.change(each, resting=True)


# --- cross abilities ----------------------------------------------------------------------------------


def cross_abilities(kind: Callable[[Any], bool], so: bool) -> Change:
    """Cross abilities of a kind are in effect, or never are, whatever the state."""

    def is_met(table: Any, ctx: Any, keyword: Any) -> bool:
        if ctx.held is not None and kind(ctx.held):
            return so
        return bool(crosses.is_crossed(Printed(table), table.cards[ctx.this.card]))

    return met("cross", is_met)


class Printed:
    """Cards as they are printed."""

    def __init__(self, table: Any) -> None:
        self.state = table

    def info(self, card: int) -> Any:
        return self.state.printed(card)

    def happened(self, ctx: Any, at: Any) -> int:
        return 0


def is_any(held: Any) -> bool:
    """Whether an ability is one."""
    return True


def is_action(held: Any) -> bool:
    """Whether it is an action ability."""
    return isinstance(held.ability, a.Activated)


def is_constant(held: Any) -> bool:
    """Whether it is a constant ability."""
    return isinstance(held.ability, a.Continuous)


def is_enter(held: Any) -> bool:
    """Whether it is one of entering."""
    return is_keyword(held, "enter")


breaks(
    "Cross abilities of every sort are in effect without the cross state",
    "cross.3",
    "cross-act.2",
    "cross-enter.2",
    "cross-const.2",
)(cross_abilities(is_any, True))
breaks("Enter abilities with Cross never come about", "cross.3", "cross-enter.2")(cross_abilities(is_enter, False))
breaks("Activated abilities with Cross can never be used", "cross.3", "cross-act.2")(cross_abilities(is_action, False))
breaks("Activated abilities with Cross can be used without the cross state", "cross-act.2")(
    cross_abilities(is_action, True)
)
breaks("Enter abilities with Cross come about without the cross state", "cross-enter.2")(
    cross_abilities(is_enter, True)
)


@breaks("Enter abilities with Cross come about when any SIGNI of the player enters", "cross-enter.2")
@instead(as_it_works)
def _(whole: Any, printed: Any) -> Any:
    ability, origin = whole(printed)
    if isinstance(origin, a.Extra) and origin.what == "enter" and any(each.what == "cross" for each in origin.keywords):
        return replace(ability, at=a.When("enter", subject=a.Cards(("signi zones",), "you"))), origin
    return ability, origin


breaks("The conditions of enter abilities are looked at only when they are done", "cross-enter.2")(
    results(games.Wixoss.may_wait, lambda found, game, held: found or is_enter(held))
)
breaks("Constant abilities with Cross are in effect without the cross state", "cross-const.2", "cross.3")(
    cross_abilities(is_constant, True)
)
breaks("Constant abilities with Cross are never in effect", "cross-const.2", "cross.3")(
    cross_abilities(is_constant, False)
)


# --- Heaven -------------------------------------------------------------------------------------------


def heaven_if(so: Callable[..., bool]) -> Change:
    """An attack comes to Heaven where ``so(game, attacker, player, crossed)`` says so."""

    def heaven(whole: Any, game: Any, attacker: int) -> list[Event]:
        player = game.state.cards[attacker].seat
        there = crosses.crossed(game, player)
        return reached(player, there) if so(game, attacker, player, there) else []

    return wrap(crosses.heaven, heaven)


def reached(player: int, there: Any) -> list[Event]:
    """A player's SIGNI have come to Heaven."""
    return [Event("heaven", player=player), *(Event("in-heaven", card, player) for card in there)]


def are_down(game: Any, attacker: int, there: Any) -> bool:
    """Whether SIGNI are down as one of them attacks."""
    return all(game.state.cards[card].resting or card == attacker for card in there)


breaks("Any attack out of the cross state comes to Heaven", "heaven.1", "cross-const.a1")(
    heaven_if(lambda game, attacker, player, there: attacker in there)
)
breaks("An attack from outside the cross state comes to Heaven if those in it are all down", "heaven.1")(
    heaven_if(lambda game, attacker, player, there: len(there) > 1 and are_down(game, attacker, there))
)


@breaks("Heaven requires all of the player's SIGNI to be down, even outside the cross state", "heaven.1")
@heaven_if
def _(game: Any, attacker: int, player: int, there: Any) -> bool:
    return attacker in there and are_down(game, attacker, game.state.signi(player))


@breaks("Heaven also requires the opponent's SIGNI in the cross state to be down", "heaven.1")
@heaven_if
def _(game: Any, attacker: int, player: int, there: Any) -> bool:
    return attacker in there and are_down(game, attacker, (*there, *crosses.crossed(game, 1 - player)))


@breaks("Heaven requires only the attacker and one other SIGNI in the cross state to be down", "heaven.1")
@heaven_if
def _(game: Any, attacker: int, player: int, there: Any) -> bool:
    return attacker in there and any(game.state.cards[card].resting for card in there if card != attacker)


@breaks("Heaven requires every SIGNI in the cross state to have attacked in the turn", "heaven.1")
@heaven_if
def _(game: Any, attacker: int, player: int, there: Any) -> bool:
    game.state.done |= {("attacked", attacker)}
    return attacker in there and all(("attacked", card) in game.state.done for card in there)


@breaks("Only the first attack of a turn can come to Heaven", "heaven.1")
@heaven_if
def _(game: Any, attacker: int, player: int, there: Any) -> bool:
    is_first = ("attack",) not in game.state.done
    game.state.done |= {("attack",)}
    return attacker in there and are_down(game, attacker, there) and is_first


@breaks("Heaven is reached when all of the player's SIGNI are down, without any cross state", "cross-const.a1")
def _(patch: Patch) -> None:
    def heaven(game: Any, attacker: int) -> list[Event]:
        player = game.state.cards[attacker].seat
        there = game.state.signi(player)
        return reached(player, there) if attacker in there and are_down(game, attacker, there) else []

    patch.setattr(crosses, "heaven", heaven)
    met("cross", lambda table, ctx, keyword: True)(patch)


@breaks("Heaven is also reached when an effect downs the last SIGNI in the cross state", "cross-const.a1", "heaven.1")
@instead(commit)
def _(whole: Any, game: Any, events: Any) -> Any:
    down = [event.card for event in events if event.kind == "rest" and event.cause != "attack"]
    return whole(game, (*events, *(each for card in down for each in crosses.heaven(game, card))))


breaks("Heaven triggers what a SIGNI has for being in it, but not what a player has for it", "heaven.2")(
    results(crosses.heaven, lambda events, *_: [each for each in events if each.kind != "heaven"])
)


@breaks("Heaven of one player also triggers what the other player has for their own", "heaven.2")
@partial(results, crosses.heaven)
def _(events: list[Event], *_: Any) -> list[Event]:
    return [*events, *(replace(each, player=1 - each.player) for each in events if each.kind == "heaven")]


@breaks("After Heaven, the player's SIGNI are not in the cross state for the rest of the turn", "heaven.a1", "cross.2")
def _(patch: Patch) -> None:
    def noted(events: list[Event], game: Any, attacker: int) -> list[Event]:
        if events:
            game.state.done |= {("heaven", game.state.cards[attacker].seat)}
        return events

    results(crosses.heaven, noted)(patch)
    crossed_if(lambda so, game, record: so and ("heaven", record.seat) not in game.state.done)(patch)


@breaks("Heaven comes after the battle or damage of the attack", "heaven.a2")
def _(patch: Patch) -> None:
    def attacked(game: Any, frame: Any) -> Any:
        yield from whole(game, frame)
        card = game.state.found(frame[1])
        if card is not None:
            commit(game, crosses.heaven(game, card))

    whole = contents.PROCEDURES["attack"]
    patch.setattr(crosses, "heaven", lambda game, card: [])
    patch.setitem(contents.PROCEDURES, "attack", attacked)


@breaks("The attack of a SIGNI that has lost its abilities never comes to Heaven", "heaven.a3", "cross.5")
@partial(results, crosses.heaven)
def _(events: list[Event], game: Any, attacker: int) -> list[Event]:
    record = game.state.cards[attacker]
    return events if has_its_icon(game, record.seat, record.zone) else []


@breaks("Heaven is not reached if any SIGNI in it has lost its abilities", "heaven.a3", "cross.5")
@partial(results, crosses.heaven)
def _(events: list[Event], game: Any, attacker: int) -> list[Event]:
    zones = [(record.seat, record.zone) for record in (game.state.cards[each.card] for each in events[1:])]
    return events if all(has_its_icon(game, *each) for each in zones) else []
