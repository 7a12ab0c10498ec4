"""Violations of WIXOSS: frozen, awakened, infected."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...violations import Patch, Violations, results
from .. import attack, costs, state, turn, virus
from ..words import CENTER, LEFT, RIGHT, SIGNI_ZONES
from .ways import NOTHING, applies, handler, part

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# --- frozen -------------------------------------------------------------------------------------------


@breaks("freeze.3", "up-phase.2")
def a_frozen_signi_stands_up(patch: Patch) -> None:
    @at_once
    def stand_up(game: Any) -> str | None:
        there = [card for card in game.state.on_field(game.state.turn_player) if game.state.cards[card].resting]
        commit(game, [Event("ready", card, cause="up") for card in there])
        return None

    part(patch, "up", turn.stand_up, stand_up)


@breaks("freeze.4", "up-phase.3")
def who_is_frozen_stays_so(patch: Patch) -> None:
    part(patch, "up", turn.thaw, NOTHING)


@breaks("freeze.4", "freeze.3", "up-phase.3")
def everybody_thaws_in_any_up_phase(patch: Patch) -> None:
    @at_once
    def thaw(game: Any) -> str | None:
        there = [card for player in (0, 1) for card in game.state.on_field(player) if game.state.cards[card].frozen]
        commit(game, [Event("thawed", card) for card in there])
        return None

    part(patch, "up", turn.thaw, thaw)


@breaks("freeze.4", "up-phase.3")
def only_who_is_down_thaws(patch: Patch) -> None:
    @at_once
    def thaw(game: Any) -> str | None:
        cards = game.state.cards
        there = [card for card in game.state.on_field(game.state.turn_player) if cards[card].frozen]
        commit(game, [Event("thawed", card) for card in there if cards[card].resting])
        return None

    part(patch, "up", turn.thaw, thaw)


@breaks("freeze.4", "up-phase.3")
def a_lrig_does_not_thaw(patch: Patch) -> None:
    def other(whole: Any, table: Any, event: Any) -> None:
        if not table.cards[event.card].face.is_lrig:
            whole(table, event)

    applies(patch, "thawed", other)


@breaks("freeze.4", "up-phase.3")
def who_is_frozen_thaws_in_the_ener_phase(patch: Patch) -> None:
    part(patch, "up", turn.thaw, NOTHING)
    patch.setitem(turn.STEPS, "ener", (turn.thaw, *turn.STEPS["ener"]))


def freezes(patch: Patch, lrig: Callable[..., None]) -> None:
    """A LRIG is frozen so: ``lrig(whole, table, event)``."""

    def other(whole: Any, table: Any, event: Any) -> None:
        (lrig if table.cards[event.card].face.is_lrig else lambda *_: whole(table, event))(whole, table, event)

    applies(patch, "froze", other)


@breaks("freeze.2")
def a_lrig_is_not_frozen(patch: Patch) -> None:
    freezes(patch, lambda whole, table, event: None)


@breaks("freeze.5")
def a_lrig_that_is_frozen_goes_down(patch: Patch) -> None:
    def lrig(whole: Any, table: Any, event: Any) -> None:
        whole(table, event)
        table.change(event.card, resting=True)

    freezes(patch, lrig)


@breaks("freeze.5")
def who_is_frozen_goes_down(patch: Patch) -> None:
    def other(whole: Any, table: Any, event: Any) -> None:
        whole(table, event)
        table.change(event.card, resting=True)

    applies(patch, "froze", other)


@breaks("freeze.2")
def freezing_downs_and_does_not_freeze(patch: Patch) -> None:
    applies(patch, "froze", lambda whole, table, event: None)


@breaks("freeze.3")
def effects_do_not_stand_up_who_is_frozen(patch: Patch) -> None:
    applies(patch, "ready", lambda whole, table, event: table.cards[event.card].frozen or whole(table, event))


@breaks("freeze.5")
def who_is_frozen_does_not_attack(patch: Patch) -> None:
    results(patch, attack, "may_attack", lambda found, game, card: found and not game.state.cards[card].frozen)


# --- awakened -----------------------------------------------------------------------------------------


@breaks("awaken.2")
def who_awakens_wakes_the_others(patch: Patch) -> None:
    def awoke(whole: Any, table: Any, event: Any) -> None:
        for card in table.signi(table.cards[event.card].seat):
            whole(table, replace(event, card=card))

    applies(patch, "awoke", awoke)


@breaks("awaken.3")
def who_is_awakened_does_not_attack(patch: Patch) -> None:
    results(patch, attack, "may_attack", lambda found, game, card: found and not game.state.cards[card].awakened)


@breaks("awaken.2")
def who_has_awakened_sleeps_with_the_turn(patch: Patch) -> None:
    @at_once
    def sleeps(game: Any) -> str | None:
        for player in (0, 1):
            for card in game.state.signi(player):
                game.state.change(card, awakened=False)
        return None

    parts = turn.STEPS["up"]
    patch.setitem(turn.STEPS, "up", (*parts, sleeps))


@breaks("awaken.3")
def who_awakens_stands_up_and_is_stronger(patch: Patch) -> None:
    def so(self: Any, game: Any, record: Any, name: str) -> bool:
        return False if name == "awakened" else bool(whole(self, game, record, name))

    whole = state.Table._is_so
    patch.setattr(state.Table, "_is_so", so)


@breaks("awaken.4")
def who_is_turned_over_is_awakened_still(patch: Patch) -> None:
    def other(whole: Any, table: Any, event: Any) -> None:
        was = table.cards[event.card].awakened
        whole(table, event)
        table.change(event.card, awakened=was)

    applies(patch, "turn", other)


@breaks("awaken.4")
def who_comes_back_is_awakened_still(patch: Patch) -> None:
    def arriving(self: Any, old: Any, event: Any, now: int) -> Any:
        return replace(whole(self, old, event, now), awakened=old.awakened)

    whole = state.Table.arriving
    patch.setattr(state.Table, "arriving", arriving)


@breaks("awaken.3")
def who_is_awakened_stands_up(patch: Patch) -> None:
    def awoken(whole: Any, state: Any, event: Event) -> None:
        whole(state, event)
        state.change(event.card, resting=not state.cards[event.card].resting)

    applies(patch, "awoke", awoken)


# --- Virus, and infected ------------------------------------------------------------------------------


@breaks("virus.2")
def a_zone_with_a_virus_gets_another(patch: Patch) -> None:
    def has_virus(self: Any, player: int, zone: str) -> bool:
        return False if zone in (LEFT, RIGHT) and asking else bool(whole(self, player, zone))

    asking: list[bool] = []
    whole = state.Table.has_virus

    def made(done: Any) -> Any:
        def put(game: Any, ctx: Any, node: Any) -> Any:
            asking.append(True)
            try:
                return (yield from done(game, ctx, node))
            finally:
                asking.pop()

        return put

    patch.setattr(state.Table, "has_virus", has_virus)
    handler(patch, "virus", made)


@breaks("virus.3", "infected.1")
def who_stands_in_front_of_a_virus_is_infected(patch: Patch) -> None:
    def has_virus(self: Any, player: int, zone: str) -> bool:
        facing = {LEFT: RIGHT, RIGHT: LEFT, CENTER: CENTER}
        return bool(self.counts.get((1 - player, f"virus {facing.get(zone, zone)}"), 0))

    patch.setattr(state.Table, "has_virus", has_virus)


@breaks("infected.2")
def who_is_infected_does_not_attack(patch: Patch) -> None:
    def may(found: bool, game: Any, card: int) -> bool:
        record = game.state.cards[card]
        return found and not game.state.has_virus(record.seat, record.zone)

    results(patch, attack, "may_attack", may)


@breaks("infected.2")
def nobody_is_infected(patch: Patch) -> None:
    def so(self: Any, game: Any, record: Any, name: str) -> bool:
        return False if name == "infected" else bool(whole(self, game, record, name))

    whole = state.Table._is_so
    patch.setattr(state.Table, "_is_so", so)


@breaks("infected.3", "infected.2")
def a_virus_moves_with_its_signi(patch: Patch) -> None:
    def other(whole: Any, table: Any, event: Any) -> None:
        record = table.cards[event.card]
        zone, seat = record.zone, record.seat
        whole(table, event)
        if zone in SIGNI_ZONES and event.to in SIGNI_ZONES and table.has_virus(seat, zone):
            table.counts = {**table.counts, (seat, f"virus {zone}"): 0, (seat, f"virus {event.to}"): 1}

    applies(patch, "move", other)


@breaks("infected.2")
def who_is_infected_goes_down(patch: Patch) -> None:
    def adjust(game: Any, player: int, name: str, by: int) -> None:
        whole(game, player, name, by)
        there = [card for zone in SIGNI_ZONES if name == f"virus {zone}" for card in game.state.zones[player, zone]]
        commit(game, [Event("rest", card) for card in there])

    whole = costs.adjust
    patch.setattr(virus, "adjust", adjust)


@breaks("virus.1")
def a_virus_goes_with_the_cards_of_its_zone(patch: Patch) -> None:
    def other(whole: Any, table: Any, event: Any) -> None:
        record = table.cards[event.card]
        zone, seat = record.zone, record.seat
        whole(table, event)
        if zone in SIGNI_ZONES and event.to not in SIGNI_ZONES and table.has_virus(seat, zone):
            table.counts = {**table.counts, (seat, f"virus {zone}"): 0}

    applies(patch, "move", other)


@breaks("infected.3")
def who_was_infected_stays_so_when_the_virus_goes(patch: Patch) -> None:
    def adjust(self: Any, player: int, name: str, by: int) -> int:
        found = int(whole(self, player, name, by))
        if name.startswith("virus") and by < 0:
            self.counts = {**self.counts, (player, f"once {name}"): 1}
        return found

    def is_infected(self: Any, record: Any) -> bool:
        return bool(infected(self, record)) or (record.seat, f"once virus {record.zone}") in self.counts

    whole, infected = state.Table.adjust, state.Table.is_infected
    patch.setattr(state.Table, "adjust", adjust)
    patch.setattr(state.Table, "is_infected", is_infected)
