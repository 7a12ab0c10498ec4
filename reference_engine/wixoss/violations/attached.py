"""Violations of WIXOSS: what is attached, and what lies underneath."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....adapters import abilities as a
from ...kernel.committing import commit, let_go
from ...kernel.events import Event
from ...violations import Patch, Violations, results
from .. import attached, contents, effects, events, lrigs, signi, state
from .. import game as games
from ..keywords import is_keyword
from ..words import ACCE, CHARM, ENER, HAND, LRIG_TRASH, REMOVED, SIGNI_ZONES, TRASH
from .ways import applies, handler

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# --- Acce, Charm and Soul -----------------------------------------------------------------------------


@breaks("acce.5", "charm.3", "soul.3", "acce.3")
def any_number_of_cards_is_attached(patch: Patch) -> None:
    patch.setattr(attached, "can_hold", lambda game, card, role: game.state.is_signi(card))
    patch.setattr(attached, "too_many", lambda game, player: False)


@breaks("acce.3", "charm.3", "soul.2", "soul.3", "rule-process.a8")
def a_second_attached_card_takes_the_place_of_the_first(patch: Patch) -> None:
    def other(whole: Any, table: Any, event: Any) -> None:
        for part in table.cards[event.other].attached:
            if table.cards[part].role == event.to:
                let_go(table, part)
                host = table.cards[event.other]
                table.change(event.other, attached=tuple(each for each in host.attached if each != part))
        whole(table, event)

    patch.setattr(attached, "can_hold", lambda game, card, role: game.state.is_signi(card))
    applies(patch, "attach", other)


@breaks("soul.2", "charm.3")
def a_player_has_one_card_of_a_sort_attached(patch: Patch) -> None:
    one_a_player(patch)


def one_a_player(patch: Patch) -> None:
    """Of cards that can be attached, a player has one of each sort on the field."""

    def alone(found: bool, game: Any, card: int, role: str) -> bool:
        mine = game.state.signi(game.state.cards[card].seat)
        return found and not any(attached.of_role(game, each, role) for each in mine)

    results(patch, attached, "can_hold", alone)


@breaks("acce.7")
def an_acce_enters(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def done(game: Any, ctx: Any, node: Any) -> Any:
            before = [card for card in game.state.zones[ctx.seat, HAND]]
            found = yield from whole(game, ctx, node)
            for card in before:
                if game.state.cards[card].role:
                    for held in game.abilities(card):
                        if is_keyword(held, "enter"):
                            yield from game.resolve(ctx, held.ability.then)
            return found

        return done

    handler(patch, "attach-acce", made)


@breaks("acce.8")
def an_acce_is_bound_by_level_and_type(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def done(game: Any, ctx: Any, node: Any) -> Any:
            hand = game.state.zones[ctx.seat, HAND]
            if not any(
                lrigs.fits_type(game, card) and game.info(card).level <= lrigs.center_level(game, ctx.seat)
                for card in hand
            ):
                return False
            return (yield from whole(game, ctx, node))

        return done

    handler(patch, "attach-acce", made)


@breaks("acce.4", "charm.2", "charm.1")
def an_acce_lies_face_down_and_a_charm_face_up(patch: Patch) -> None:
    patch.setattr(events, "CHARM", "acce")


@breaks("charm.2")
def the_opponent_does_not_see_a_charm(patch: Patch) -> None:
    unseen(patch, CHARM)


def unseen(patch: Patch, role: str) -> None:
    """What is attached so is seen by its player alone."""

    def can_see(self: Any, player: int, card: int) -> bool:
        record = self.cards[card]
        return not (record.role == role and record.seat != player) and bool(whole(self, player, card))

    whole = state.Table.can_see
    patch.setattr(state.Table, "can_see", can_see)


@breaks("charm.4")
def a_charm_s_text_applies(patch: Patch) -> None:
    def at_work(self: Any) -> Any:
        yield from whole(self)
        for player in (0, 1):
            for card in self.signi(player):
                yield from (each for each in self.cards[card].attached if self.cards[each].face.is_working)

    whole = state.Table.at_work
    patch.setattr(state.Table, "at_work", at_work)


def goes(patch: Patch, to: Any) -> None:
    """What belonged to a SIGNI that has left goes to ``to(record, zone)``, by where it should go."""

    def dropping(game: Any, card: int) -> Event:
        event = whole(game, card)
        return replace(event, to=to(game.state.cards[card], event.to))

    whole = attached.dropping
    patch.setattr(attached, "dropping", dropping)


@breaks("rise.5", "rule-process.a3", "under.3")
def what_belonged_to_a_signi_goes_to_the_trash_at_once(patch: Patch) -> None:
    def happen(self: Any, *proposed: Event) -> Any:
        outcome = yield from whole(self, *proposed)
        commit(self, attached.dropped(self))
        return outcome

    whole = games.Wixoss.happen
    patch.setattr(games.Wixoss, "happen", happen)


@breaks("charm.5", "rule-process.a3")
def a_charm_goes_to_the_ener_zone(patch: Patch) -> None:
    goes(patch, lambda record, zone: ENER if record.role == CHARM else zone)


@breaks("soul.4", "rule-process.a11", "attached.5", "soul.5")
def a_soul_goes_to_the_trash(patch: Patch) -> None:
    patch.setattr(attached, "trash_of", lambda game, card: TRASH)


@breaks("soul.5", "rise.9")
def a_soul_goes_to_the_trash_when_its_signi_is_risen_on(patch: Patch) -> None:
    def tucked(whole: Any, state: Any, event: Event) -> None:
        attached = state.cards[event.card].attached
        whole(state, event)
        for card in attached:
            state.change(card, role="charm")

    applies(patch, "tuck", tucked)


@breaks("soul.5")
def a_soul_goes_to_the_trash_when_an_effect_puts_its_signi_under_another(patch: Patch) -> None:
    def tucked(whole: Any, state: Any, event: Event) -> None:
        attached = state.cards[event.card].attached
        whole(state, event)
        for card in attached if event.cause == "effect" else ():
            state.change(card, role="charm")

    applies(patch, "tuck", tucked)


@breaks("acce.4")
def the_opponent_does_not_see_an_acce(patch: Patch) -> None:
    unseen(patch, ACCE)


@breaks("acce.4", "attached.4")
def an_acce_stays_behind_when_its_signi_moves(patch: Patch) -> None:
    def other(whole: Any, table: Any, event: Any) -> None:
        record = table.cards[event.card]
        if record.zone in SIGNI_ZONES and event.to in SIGNI_ZONES:
            staying = tuple(part for part in record.attached if table.cards[part].role == ACCE)
            for part in staying:
                let_go(table, part)
            table.change(event.card, attached=tuple(each for each in record.attached if each not in staying))
        whole(table, event)

    applies(patch, "move", other)


@breaks("acce.4", "attached.3")
def of_several_attached_cards_one_goes_to_the_trash(patch: Patch) -> None:
    def dropped(found: list[Event], game: Any) -> list[Event]:
        return [replace(each, to=ENER) if at else each for at, each in enumerate(found)]

    results(patch, attached, "dropped", dropped)


@breaks("acce.5")
def who_has_a_charm_gets_no_acce(patch: Patch) -> None:
    results(patch, attached, "can_hold", lambda found, game, card, role: found and not game.state.cards[card].attached)


@breaks("acce.3")
def a_player_has_one_acce(patch: Patch) -> None:
    one_a_player(patch)


@breaks("charm.4")
def a_charm_is_banished_as_a_signi(patch: Patch) -> None:
    def banish(game: Any, banished: Any, cause: str, source: Any = None, by: int = -1) -> Any:
        cards = game.state.cards
        charms = [part for card in banished for part in cards[card].attached if cards[part].role == CHARM]
        return (yield from whole(game, [*charms, *banished], cause, source, by))

    whole = signi.banish
    patch.setattr(effects, "banish", banish)


# --- what is attached ---------------------------------------------------------------------------------


@breaks("attached.3", "acce.4", "charm.5", "rule-process.a3")
def what_is_attached_goes_to_the_lrig_trash(patch: Patch) -> None:
    patch.setattr(attached, "trash_of", lambda game, card: LRIG_TRASH)


@breaks("attached.3", "acce.4", "charm.5", "under.3", "rise.5", "rule-process.a3")
def what_belonged_to_a_signi_goes_where_it_goes(patch: Patch) -> None:
    def dropped(game: Any) -> list[Event]:
        return [replace(each, to=ENER if each.to == TRASH else each.to) for each in whole(game)]

    whole = attached.dropped
    patch.setattr(attached, "dropped", dropped)


@breaks("under.3", "charm.5", "soul.4", "attached.3", "rule-process.a3", "rise.5")
def what_belonged_to_a_signi_goes_to_the_turn_player_s_trash(patch: Patch) -> None:
    def dropped(found: list[Event], game: Any) -> list[Event]:
        return [replace(event, player=game.state.turn_player) for event in found]

    results(patch, attached, "dropped", dropped)


@breaks("charm.5")
def a_charm_goes_to_the_trash_face_down(patch: Patch) -> None:
    def dropping(found: Event, game: Any, card: int) -> Event:
        return replace(found, face_down=game.state.cards[card].role == CHARM)

    results(patch, attached, "dropping", dropping)


@breaks("attached.4", "under.4", "soul.4")
def what_belongs_to_a_signi_that_moves_stays_behind(patch: Patch) -> None:
    def other(whole: Any, table: Any, event: Any) -> None:
        record = table.cards[event.card]
        if record.zone in SIGNI_ZONES and event.to in SIGNI_ZONES:
            for part in (*record.attached, *record.under):
                let_go(table, part)
            table.change(event.card, attached=(), under=())
        whole(table, event)

    applies(patch, "move", other)


@breaks("attached.4", "under.4")
def signi_that_change_places_lose_what_belongs_to_them(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def done(game: Any, ctx: Any, node: Any) -> Any:
            cards = game.state.cards
            before = {card: cards[card].zone for player in (0, 1) for card in game.state.signi(player)}
            found = yield from whole(game, ctx, node)
            for card in (card for card, zone in before.items() if cards[card].zone != zone):
                for part in (*cards[card].attached, *cards[card].under):
                    let_go(game.state, part)
                game.state.change(card, attached=(), under=())
            return found

        return done

    handler(patch, "swap", made)


@breaks("attached.5")
def what_is_attached_stays_on_a_card_that_is_turned(patch: Patch) -> None:
    def other(whole: Any, table: Any, event: Any) -> None:
        table.change(event.card, face_down=event.face_down, awakened=False, unseen_by=frozenset())

    applies(patch, "turn", other)


# --- what lies underneath -----------------------------------------------------------------------------


@breaks("under.5")
def what_lies_under_a_card_that_is_turned_goes(patch: Patch) -> None:
    def other(whole: Any, table: Any, event: Any) -> None:
        for part in table.cards[event.card].under:
            let_go(table, part)
        table.change(event.card, under=())
        whole(table, event)

    applies(patch, "turn", other)


@breaks("under.2", "attached.2", "charm.7")
def what_is_attached_lies_underneath(patch: Patch) -> None:
    def trashed(game: Any, ctx: Any, node: Any) -> Any:
        here = game.state.found(ctx.this)
        of_under = here is not None and game.state.cards[here].under
        found = yield from moves(game, ctx, node)
        if of_under and here is not None and not game.state.cards[here].under:
            game.move(game.state.cards[here].attached, TRASH, "effect")
        return found

    moves = contents.HANDLERS[a.Move]
    patch.setitem(contents.HANDLERS, a.Move, trashed)


@breaks("under.3", "rise.5")
def what_lay_under_a_signi_is_out_of_the_game(patch: Patch) -> None:
    goes(patch, lambda record, zone: zone if record.role in ("charm", "acce", "soul") else REMOVED)


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


@breaks("under.2", "attached.2")
def what_is_attached_counts_as_lying_underneath(patch: Patch) -> None:
    def so(self: Any, game: Any, record: Any, name: str) -> bool:
        return bool(whole(self, game, record, name)) or (name == "stacked" and bool(record.attached))

    whole = state.Table._is_so
    patch.setattr(state.Table, "_is_so", so)
