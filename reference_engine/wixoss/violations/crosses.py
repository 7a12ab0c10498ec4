"""Violations of WIXOSS: Cross SIGNI and Heaven."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ....adapters import abilities as a
from ...kernel import references, replacement
from ...kernel.committing import commit
from ...kernel.events import Event
from ...violations import Patch, Violations, results
from .. import attack, cards, contents, crosses, effects
from .. import game as games
from ..keywords import as_it_works, is_keyword
from ..signi import banish as signi_banish
from ..words import CENTER, ENER, FACING, HAND, LEFT, RIGHT, SIGNI_ZONES, TRASH
from .conditions import met

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


# --- the cross state ----------------------------------------------------------------------------------


def crossed_if(patch: Patch, other: Callable[..., bool]) -> None:
    """Whether a SIGNI is in the cross state: ``other(so, game, record)``."""
    results(patch, crosses, "is_crossed", other)


def beside(patch: Patch, other: Callable[..., bool]) -> None:
    """Whether who is asked for lies beside a SIGNI: ``other(so, game, player, zone, name)``."""
    results(patch, crosses, "is_named", other)


def lies_in(game: Any, player: int, zones: tuple[str, ...], name: str) -> bool:
    """Whether a card of that name lies in one of these zones of a player's."""
    return any(name in game.info(card).names for zone in zones for card in game.state.zones[player, zone])


@breaks("cross.2", "cross-cond.2")
def a_cross_signi_is_in_the_cross_state_wherever_it_lies(patch: Patch) -> None:
    crossed_if(patch, lambda so, game, record: record.face.special("cross") is not None and record.zone in SIGNI_ZONES)


@breaks("cross.2", "cross-cond.2")
def the_cross_state_wants_the_other_one_on_either_side(patch: Patch) -> None:
    def either(so: bool, game: Any, player: int, zone: str, name: str) -> bool:
        return lies_in(game, player, SIGNI_ZONES, name)

    beside(patch, either)


@breaks("cross.2", "cross-cond.2")
def one_zone_between_does_not_hinder_the_cross_state(patch: Patch) -> None:
    def further(so: bool, game: Any, player: int, zone: str, name: str) -> bool:
        return so or (zone == CENTER and lies_in(game, player, (LEFT, RIGHT), name))

    beside(patch, further)


@breaks("cross.2")
def the_other_player_s_signi_brings_the_cross_state(patch: Patch) -> None:
    beside(patch, lambda so, game, player, zone, name: so or (bool(zone) and lies_in(game, 1 - player, (zone,), name)))


@breaks("cross.2")
def the_signi_in_front_of_the_place_brings_the_cross_state(patch: Patch) -> None:
    def faced(so: bool, game: Any, player: int, zone: str, name: str) -> bool:
        return so or (bool(zone) and lies_in(game, 1 - player, (FACING[zone],), name))

    beside(patch, faced)


@breaks("cross.2")
def any_signi_brings_the_cross_state(patch: Patch) -> None:
    beside(patch, lambda so, game, player, zone, name: bool(game.state.zones.get((player, zone))))


@breaks("cross.2")
def the_cross_state_stays_once_the_other_one_is_banished(patch: Patch) -> None:
    beside(patch, lambda so, game, player, zone, name: so or lies_in(game, player, (ENER, TRASH, HAND), name))


@breaks("cross.2")
def who_lies_beside_two_in_the_cross_state_is_in_it(patch: Patch) -> None:
    crossed_if(patch, lambda so, game, record: so or all(game.state.zones[record.seat, zone] for zone in SIGNI_ZONES))


@breaks("cross-cond.2", "cross.2")
def one_of_two_that_are_asked_for_is_enough(patch: Patch) -> None:
    def one(so: bool, game: Any, record: Any) -> bool:
        condition = record.face.special("cross")
        sides = () if condition is None else condition.values
        there = [(crosses.BESIDE[each.what].get(record.zone, ""), str(each.value)) for each in sides]
        return any(crosses.is_named(game, record.seat, zone, name) for zone, name in there)

    crossed_if(patch, one)


@breaks("cross-cond.2", "cross.2")
def two_are_beside_each_other_and_never_three(patch: Patch) -> None:
    crossed_if(patch, lambda so, game, record: so and len(record.face.special("cross").values) < 2)


@breaks("cross-cond.2", "cross.2")
def the_sides_are_those_that_the_first_player_sees(patch: Patch) -> None:
    def mirrored(game: Any, record: Any) -> bool:
        turned = {"left-of": "right-of", "right-of": "left-of"} if record.seat else {}
        with Patch() as other:
            for side, other_side in turned.items():
                other.setitem(crosses.BESIDE, side, BESIDE[other_side])
            return whole(game, record)

    BESIDE = {**crosses.BESIDE}
    whole = crosses.is_crossed
    patch.setattr(crosses, "is_crossed", mirrored)


@breaks("cross.5", "heaven.a3")
def who_has_lost_its_abilities_is_not_in_the_cross_state(patch: Patch) -> None:
    crossed_if(patch, lambda so, game, record: so and has_its_icon(game, record.seat, record.zone))


@breaks("cross.5", "heaven.a3")
def beside_one_that_has_lost_its_abilities_is_no_cross_state(patch: Patch) -> None:
    beside(patch, lambda so, game, player, zone, name: so and has_its_icon(game, player, zone))


def has_its_icon(game: Any, player: int, zone: str) -> bool:
    """Whether the SIGNI in a zone has the Cross icon among its abilities."""
    there = game.state.zones[player, zone]
    return any(is_keyword(held, "cross") for card in there for held in game.info(card).abilities)


@breaks("cross.4")
def who_banishes_one_in_the_cross_state_banishes_all(patch: Patch) -> None:
    def banish(game: Any, banished: Any, *arguments: Any, **named: Any) -> Any:
        seats = {game.state.cards[card].seat for card in banished}
        others = [card for seat in seats for card in crosses.crossed(game, seat)]
        return whole(game, tuple(dict.fromkeys((*banished, *others))), *arguments, **named)

    whole = signi_banish
    patch.setattr(effects, "banish", banish)


@breaks("cross.4")
def those_in_the_cross_state_count_as_one(patch: Patch) -> None:
    def holds(game: Any, ctx: Any, condition: Any) -> bool:
        if not isinstance(condition, a.CountIs):
            return bool(whole(game, ctx, condition))
        there = references.cards(game, ctx, condition.cards)
        together = [card for seat in (0, 1) for card in crosses.crossed(game, seat) if card in there]
        return references.between(len(there) - max(0, len(together) - 1), condition.least, condition.most)

    whole = references.holds
    patch.setattr(references, "holds", holds)


@breaks("cross.4")
def who_attacks_out_of_the_cross_state_takes_the_other_one_along(patch: Patch) -> None:
    def declare(game: Any, card: int) -> None:
        crossed = crosses.crossed(game, game.state.cards[card].seat)
        whole(game, card)
        for each in crossed if card in crossed else ():
            game.state.change(each, resting=True)

    whole = attack.declare
    patch.setattr(attack, "declare", declare)


# --- cross abilities ----------------------------------------------------------------------------------


def cross_abilities(patch: Patch, kind: Callable[[Any], bool], so: bool) -> None:
    """Cross abilities of a kind are in effect, or never are, whatever the state."""

    def is_met(table: Any, ctx: Any, keyword: Any) -> bool:
        if ctx.held is not None and kind(ctx.held):
            return so
        return bool(crosses.is_crossed(Printed(table), table.cards[ctx.this.card]))

    met(patch, "cross", is_met)


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


@breaks("cross.3", "cross-act.2", "cross-enter.2", "cross-const.2")
def cross_abilities_are_like_any_others(patch: Patch) -> None:
    cross_abilities(patch, is_any, True)


@breaks("cross.3", "cross-enter.2")
def cross_abilities_of_entering_come_to_nothing(patch: Patch) -> None:
    cross_abilities(patch, is_enter, False)


@breaks("cross.3", "cross-act.2")
def cross_actions_are_never_offered(patch: Patch) -> None:
    cross_abilities(patch, is_action, False)


@breaks("cross-act.2")
def a_cross_action_can_be_used_without_the_cross_state(patch: Patch) -> None:
    cross_abilities(patch, is_action, True)


@breaks("cross-enter.2")
def a_cross_ability_of_entering_comes_about_anywhere(patch: Patch) -> None:
    cross_abilities(patch, is_enter, True)


@breaks("cross-enter.2")
def a_cross_ability_of_entering_comes_about_as_the_other_one_enters(patch: Patch) -> None:
    def works(printed: Any) -> Any:
        ability, origin = whole(printed)
        if (
            isinstance(origin, a.Extra)
            and origin.what == "enter"
            and any(each.what == "cross" for each in origin.keywords)
        ):
            return replace(ability, at=a.When("enter", subject=a.Cards(("signi zones",), "you"))), origin
        return ability, origin

    whole = as_it_works
    patch.setattr(cards, "as_it_works", works)


@breaks("cross-enter.2")
def whether_it_is_in_the_cross_state_is_looked_at_when_its_ability_of_entering_is_done(patch: Patch) -> None:
    results(patch, games.Wixoss, "may_wait", lambda found, game, held: found or is_enter(held))


@breaks("cross-const.2", "cross.3")
def a_constant_cross_ability_is_in_effect_anywhere(patch: Patch) -> None:
    cross_abilities(patch, is_constant, True)


@breaks("cross-const.2", "cross.3")
def a_constant_cross_ability_never_is_in_effect(patch: Patch) -> None:
    cross_abilities(patch, is_constant, False)


# --- Heaven -------------------------------------------------------------------------------------------


def heaven_if(patch: Patch, so: Callable[..., bool]) -> None:
    """An attack comes to Heaven where ``so(game, attacker, player, crossed)`` says so."""

    def heaven(game: Any, attacker: int) -> list[Event]:
        player = game.state.cards[attacker].seat
        there = crosses.crossed(game, player)
        return reached(player, there) if so(game, attacker, player, there) else []

    patch.setattr(attack, "heaven", heaven)


def reached(player: int, there: Any) -> list[Event]:
    """A player's SIGNI have come to Heaven."""
    return [Event("heaven", player=player), *(Event("in-heaven", card, player) for card in there)]


def are_down(game: Any, attacker: int, there: Any) -> bool:
    """Whether SIGNI are down as one of them attacks."""
    return all(game.state.cards[card].resting or card == attacker for card in there)


@breaks("heaven.1", "cross-const.a1")
def any_attack_out_of_the_cross_state_comes_to_heaven(patch: Patch) -> None:
    heaven_if(patch, lambda game, attacker, player, there: attacker in there)


@breaks("heaven.1")
def the_attack_of_any_signi_comes_to_heaven(patch: Patch) -> None:
    heaven_if(patch, lambda game, attacker, player, there: len(there) > 1 and are_down(game, attacker, there))


@breaks("heaven.1")
def every_signi_has_to_be_down_for_heaven(patch: Patch) -> None:
    def so(game: Any, attacker: int, player: int, there: Any) -> bool:
        return attacker in there and are_down(game, attacker, game.state.signi(player))

    heaven_if(patch, so)


@breaks("heaven.1")
def those_of_the_opponent_have_to_be_down_for_heaven(patch: Patch) -> None:
    def so(game: Any, attacker: int, player: int, there: Any) -> bool:
        return attacker in there and are_down(game, attacker, (*there, *crosses.crossed(game, 1 - player)))

    heaven_if(patch, so)


@breaks("heaven.1")
def two_down_in_the_cross_state_are_heaven(patch: Patch) -> None:
    def so(game: Any, attacker: int, player: int, there: Any) -> bool:
        return attacker in there and any(game.state.cards[card].resting for card in there if card != attacker)

    heaven_if(patch, so)


@breaks("heaven.1")
def each_has_to_have_attacked_for_heaven(patch: Patch) -> None:
    def so(game: Any, attacker: int, player: int, there: Any) -> bool:
        game.state.done |= {("attacked", attacker)}
        return attacker in there and all(("attacked", card) in game.state.done for card in there)

    heaven_if(patch, so)


@breaks("heaven.1")
def the_second_attack_never_comes_to_heaven(patch: Patch) -> None:
    def so(game: Any, attacker: int, player: int, there: Any) -> bool:
        is_first = ("attack",) not in game.state.done
        game.state.done |= {("attack",)}
        return attacker in there and are_down(game, attacker, there) and is_first

    heaven_if(patch, so)


@breaks("cross-const.a1")
def an_attack_beside_one_that_is_down_comes_to_heaven(patch: Patch) -> None:
    def heaven(game: Any, attacker: int) -> list[Event]:
        player = game.state.cards[attacker].seat
        there = game.state.signi(player)
        return reached(player, there) if attacker in there and are_down(game, attacker, there) else []

    patch.setattr(attack, "heaven", heaven)
    met(patch, "cross", lambda table, ctx, keyword: True)


@breaks("cross-const.a1", "heaven.1")
def to_go_down_is_enough_for_heaven(patch: Patch) -> None:
    def committed(game: Any, events: Any) -> Any:
        down = [event.card for event in events if event.kind == "rest" and event.cause != "attack"]
        return whole(game, (*events, *(each for card in down for each in crosses.heaven(game, card))))

    whole = commit
    patch.setattr(replacement, "commit", committed)


@breaks("heaven.2")
def heaven_brings_about_what_those_in_it_have(patch: Patch) -> None:
    results(patch, attack, "heaven", lambda events, *_: [each for each in events if each.kind != "heaven"])


@breaks("heaven.2")
def heaven_brings_about_what_either_player_has(patch: Patch) -> None:
    def both(events: list[Event], *_: Any) -> list[Event]:
        return [*events, *(replace(each, player=1 - each.player) for each in events if each.kind == "heaven")]

    results(patch, attack, "heaven", both)


@breaks("heaven.a1", "cross.2")
def who_has_come_to_heaven_is_in_the_cross_state_no_more(patch: Patch) -> None:
    def noted(events: list[Event], game: Any, attacker: int) -> list[Event]:
        if events:
            game.state.done |= {("heaven", game.state.cards[attacker].seat)}
        return events

    results(patch, attack, "heaven", noted)
    crossed_if(patch, lambda so, game, record: so and ("heaven", record.seat) not in game.state.done)


@breaks("heaven.a2")
def heaven_comes_after_battle_and_damage(patch: Patch) -> None:
    def attacked(game: Any, frame: Any) -> Any:
        yield from whole(game, frame)
        card = game.state.found(frame[1])
        if card is not None:
            commit(game, crosses.heaven(game, card))

    whole = contents.PROCEDURES["attack"]
    patch.setattr(attack, "heaven", lambda game, card: [])
    patch.setitem(contents.PROCEDURES, "attack", attacked)


@breaks("heaven.a3", "cross.5")
def the_attack_of_one_without_abilities_never_comes_to_heaven(patch: Patch) -> None:
    def kept(events: list[Event], game: Any, attacker: int) -> list[Event]:
        record = game.state.cards[attacker]
        return events if has_its_icon(game, record.seat, record.zone) else []

    results(patch, attack, "heaven", kept)


@breaks("heaven.a3", "cross.5")
def nobody_comes_to_heaven_beside_one_without_abilities(patch: Patch) -> None:
    def kept(events: list[Event], game: Any, attacker: int) -> list[Event]:
        zones = [(record.seat, record.zone) for record in (game.state.cards[each.card] for each in events[1:])]
        return events if all(has_its_icon(game, *each) for each in zones) else []

    results(patch, attack, "heaven", kept)
