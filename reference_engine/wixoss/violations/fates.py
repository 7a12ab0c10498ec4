"""Violations of WIXOSS: what becomes of what belonged to a SIGNI, formats, and what is told apart."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...kernel.committing import let_go
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...violations import Patch, Violations
from .. import attached, attack, crafts, damage, formats, running, scene, setup, turn, usage
from .. import game as games
from ..words import CHARM, DECK, ENER, HAND, LRIG_DECK, REMOVED, SIGNI_ZONES, TRASH
from .rules import met
from .ways import applies, handler, offers

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# --- what belonged to a SIGNI -------------------------------------------------------------------------


def goes(patch: Patch, to: Any) -> None:
    """What belonged to a SIGNI that has left goes to ``to(record, zone)``, by where it should go."""

    def dropping(game: Any, card: int) -> Event:
        event = whole(game, card)
        return replace(event, to=to(game.state.cards[card], event.to))

    whole = attached.dropping
    patch.setattr(attached, "dropping", dropping)


@breaks("rise.5", "under.3")
def what_lay_under_a_signi_goes_to_the_hand(patch: Patch) -> None:
    goes(patch, lambda record, zone: zone if record.role in ("charm", "acce", "soul") else HAND)


@breaks("under.3", "rise.5")
def what_lay_under_a_signi_is_out_of_the_game(patch: Patch) -> None:
    goes(patch, lambda record, zone: zone if record.role in ("charm", "acce", "soul") else REMOVED)


@breaks("charm.5", "rule-process.a3")
def a_charm_goes_to_the_ener_zone(patch: Patch) -> None:
    goes(patch, lambda record, zone: ENER if record.role == CHARM else zone)


@breaks("rule-process.a3", "charm.5", "acce.4", "under.3")
def what_belonged_to_a_signi_goes_onto_the_deck(patch: Patch) -> None:
    goes(patch, lambda record, zone: DECK if zone == TRASH else zone)


@breaks("under.4")
def what_lies_under_a_signi_that_moves_stays_behind(patch: Patch) -> None:
    def other(whole: Any, table: Any, event: Any) -> None:
        record = table.cards[event.card]
        if record.zone in SIGNI_ZONES and event.to in SIGNI_ZONES:
            for part in record.under:
                let_go(table, part)
            table.change(event.card, under=())
        whole(table, event)

    applies(patch, "move", other)


# --- formats and decks --------------------------------------------------------------------------------


@breaks("fmt-key.4")
def lrigs_of_level_nothing_need_a_mark(patch: Patch) -> None:
    patch.setattr(formats, "is_opening", lambda face: False)


@breaks("fmt-key.5")
def key_selection_takes_no_assist_lrigs(patch: Patch) -> None:
    unassisted(patch, "Key Selection")


@breaks("fmt-allstar.3")
def all_star_takes_no_assist_lrigs(patch: Patch) -> None:
    unassisted(patch, "All Star")


def unassisted(patch: Patch, name: str) -> None:
    """No deck of that format holds an assist LRIG."""

    def check(player: str, format: str, deck: Any, there_are: Any) -> None:
        whole(player, format, deck, there_are)
        setup.require(player, format != name or all(face.kind != "assist" for face in deck), "an assist LRIG")

    whole = formats.check_marks
    patch.setattr(scene, "check_marks", check)


@breaks("deck.2")
def both_decks_are_one(patch: Patch) -> None:
    @at_once
    def deal(game: Any) -> None:
        for player in (0, 1):
            game.move(game.state.zones[player, LRIG_DECK], DECK, "setup")

    parts = setup.SETUP
    at = parts.index(setup.deal)
    patch.setattr(games.Wixoss, "SETUP", (*parts[:at], deal, *parts[at:]))


@breaks("dream-team.2")
def one_lrig_alone_is_a_dream_team(patch: Patch) -> None:
    patch.setattr(usage, "is_met", lambda game, ctx, ability: True)
    offers(patch, "piece", lambda whole, game, player, timing: usage.of_kind(game, player, timing, "piece"))


# --- what is told apart -------------------------------------------------------------------------------


@breaks("bond.4")
def a_bond_is_with_a_card_s_name(patch: Patch) -> None:
    def has(table: Any, ctx: Any, keyword: Any) -> bool:
        name = table.cards[ctx.this.card].face.name
        return bool(table.counter(ctx.seat, f"bond with {name}"))

    met(patch, "bond", has)


@breaks("signi-barrier.4", "lrig-barrier.4")
def damage_uses_one_of_each_barrier_up(patch: Patch) -> None:
    def dealt(game: Any, player: int, source: Any, crushed: int = 1) -> Any:
        yield from whole(game, player, source, crushed)
        for name in (damage.SIGNI_BARRIERS, damage.LRIG_BARRIERS):
            game.state.adjust(player, name, -1)

    whole = damage.damage
    patch.setattr(damage, "damage", dealt)
    patch.setattr(attack, "damage", dealt)


@breaks("craft.7")
def what_is_a_craft_no_more_is_a_card(patch: Patch) -> None:
    def leaving(self: Any, event: Any) -> Any:
        if event.kind != "move":
            return event
        record = self.state.cards[event.card]
        leaves = record.zone in SIGNI_ZONES and event.to not in SIGNI_ZONES and record.host < 0
        return replace(event, to=REMOVED) if leaves and self.info(event.card).has_craft_type else event

    patch.setattr(running.Running, "_leaving", leaving)


@breaks("appear-cond.3")
def a_resona_that_appears_uses_ener_up(patch: Patch) -> None:
    def declare(game: Any, player: int, card: int) -> Any:
        game.move(game.state.zones[player, ENER][:1], TRASH, "cost")
        return (yield from whole(game, player, card))

    whole = crafts.declare
    patch.setattr(crafts, "declare", declare)


@breaks("appear-cond.4")
def no_resona_appears_where_nothing_enters(patch: Patch) -> None:
    def can_appear(game: Any, player: int, card: int, zone: str) -> bool:
        stopped = any(game.forbids(each, "enter-abilities") for each in game.state.signi(player))
        return not stopped and bool(whole(game, player, card, zone))

    whole = crafts.can_appear
    patch.setattr(crafts, "can_appear", can_appear)


@breaks("trigger.8")
def a_burst_comes_wherever_its_card_goes(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def done(game: Any, ctx: Any, node: Any) -> Any:
            top = game.state.zones[ctx.seat, DECK][:1]
            found = yield from whole(game, ctx, node)
            if any(game.state.cards[card].face.bursts for card in top):
                game.move(game.state.zones[ctx.seat, DECK][:1], HAND, "draw")
            return found

        return done

    handler(patch, "ener-charge", made)


@breaks("turn.1")
def the_ener_phase_comes_after_the_grow_phase(patch: Patch) -> None:
    order = list(turn.ORDER)
    at = order.index("ener")
    order[at], order[at + 1] = order[at + 1], order[at]
    patch.setattr(games.Wixoss, "ORDER", tuple(order))
