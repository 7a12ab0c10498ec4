"""Violations of WIXOSS: frozen, awakened, infected."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...patching import Patch
from ...violations import Change, Violations, entry, instead, results, together, wrap
from .. import attack, contents, costs, state, turn
from ..words import CENTER, LEFT, RIGHT, SIGNI_ZONES, virus_in
from .ways import NOTHING, applies, part

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# --- frozen -------------------------------------------------------------------------------------------


@breaks("Frozen cards are upped in the up phase", "freeze.3", "up-phase.2")
@instead(turn.stand_up)
@at_once
def _(whole: Any, game: Any) -> str | None:
    there = [card for card in game.state.on_field(game.state.turn_player) if game.state.cards[card].resting]
    commit(game, [Event("ready", card, cause="up") for card in there])
    return None


breaks("Frozen cards stay frozen for good", "freeze.4", "up-phase.3")(part("up", turn.thaw, NOTHING))


@breaks("Any up phase ends the frozen state of both players' cards", "freeze.4", "freeze.3", "up-phase.3")
@instead(turn.thaw)
@at_once
def _(whole: Any, game: Any) -> str | None:
    there = [card for player in (0, 1) for card in game.state.on_field(player) if game.state.cards[card].frozen]
    commit(game, [Event("thawed", card) for card in there])
    return None


@breaks("The up phase ends the frozen state only of cards that are down", "freeze.4", "up-phase.3")
@instead(turn.thaw)
@at_once
def _(whole: Any, game: Any) -> str | None:
    cards = game.state.cards
    there = [card for card in game.state.on_field(game.state.turn_player) if cards[card].frozen]
    commit(game, [Event("thawed", card) for card in there if cards[card].resting])
    return None


@breaks("LRIGs never stop being frozen", "freeze.4", "up-phase.3")
@partial(applies, "thawed")
def _(whole: Any, table: Any, event: Any) -> None:
    if not table.cards[event.card].face.is_lrig:
        whole(table, event)


breaks(
    "The frozen state ends as the ener phase begins instead of at the end of the up phase", "freeze.4", "up-phase.3"
)(together(part("up", turn.thaw, NOTHING), entry(turn.STEPS, "ener", (turn.thaw, *turn.STEPS["ener"]))))


def freezes(lrig: Callable[..., None]) -> Change:
    """A LRIG is frozen so: ``lrig(whole, table, event)``."""

    def other(whole: Any, table: Any, event: Any) -> None:
        (lrig if table.cards[event.card].face.is_lrig else lambda *_: whole(table, event))(whole, table, event)

    return applies("froze", other)


breaks("LRIGs cannot be frozen", "freeze.2")(freezes(lambda whole, table, event: None))


@breaks("Freezing a LRIG also downs it", "freeze.5")
@freezes
def _(whole: Any, table: Any, event: Any) -> None:
    whole(table, event)
    table.change(event.card, resting=True)


@breaks("Freezing any card also downs it", "freeze.5")
@partial(applies, "froze")
def _(whole: Any, table: Any, event: Any) -> None:
    whole(table, event)
    table.change(event.card, resting=True)


breaks("Freezing has no effect at all", "freeze.2")(applies("froze", lambda whole, table, event: None))
breaks("Effects cannot up a frozen card", "freeze.3")(
    applies("ready", lambda whole, table, event: table.cards[event.card].frozen or whole(table, event))
)
breaks("Frozen cards cannot attack", "freeze.5")(
    results(attack.may_attack, lambda found, game, card: found and not game.state.cards[card].frozen)
)


# --- awakened -----------------------------------------------------------------------------------------


@breaks("All SIGNI of a player awaken when any of them does", "awaken.2")
@partial(applies, "awoke")
def _(whole: Any, table: Any, event: Any) -> None:
    for card in table.signi(table.cards[event.card].seat):
        whole(table, replace(event, card=card))


breaks("Awakened SIGNI cannot attack", "awaken.3")(
    results(attack.may_attack, lambda found, game, card: found and not game.state.cards[card].awakened)
)


@breaks("SIGNI stop being awakened at the end of each up phase", "awaken.2")
def _(patch: Patch) -> None:
    @at_once
    def sleeps(game: Any) -> str | None:
        for player in (0, 1):
            for card in game.state.signi(player):
                game.state.change(card, awakened=False)
        return None

    parts = turn.STEPS["up"]
    patch.setitem(turn.STEPS, "up", (*parts, sleeps))


@breaks("Card texts never find a SIGNI to be awakened", "awaken.3")
@instead(state.Table._is_so)
def _(whole: Any, self: Any, game: Any, record: Any, name: str) -> bool:
    return False if name == "awakened" else bool(whole(self, game, record, name))


@breaks("A SIGNI stays awakened when it is turned over", "awaken.4")
@partial(applies, "turn")
def _(whole: Any, table: Any, event: Any) -> None:
    was = table.cards[event.card].awakened
    whole(table, event)
    table.change(event.card, awakened=was)


@breaks("A SIGNI that leaves the field and comes back is still awakened", "awaken.4")
@instead(state.Table.arriving)
def _(whole: Any, self: Any, old: Any, event: Any, now: int) -> Any:
    return replace(whole(self, old, event, now), awakened=old.awakened)


@breaks("A SIGNI that awakens is turned from down to up, or from up to down", "awaken.3")
@partial(applies, "awoke")
def _(whole: Any, state: Any, event: Event) -> None:
    whole(state, event)
    state.change(event.card, resting=not state.cards[event.card].resting)


# --- Virus, and infected ------------------------------------------------------------------------------


@breaks("A left or right SIGNI zone with a Virus can be chosen for another Virus", "virus.2")
def _(patch: Patch) -> None:
    def has_virus(self: Any, player: int, zone: str) -> bool:
        return False if zone in (LEFT, RIGHT) and asking else bool(whole(self, player, zone))

    asking: list[bool] = []
    whole = state.Table.has_virus

    def put(done: Any, game: Any, ctx: Any, node: Any) -> Any:
        asking.append(True)
        try:
            return (yield from done(game, ctx, node))
        finally:
            asking.pop()

    patch.setattr(state.Table, "has_virus", has_virus)
    wrap(contents.HANDLERS["virus"], put)(patch)


@breaks("A SIGNI is infected by the Virus in the opposing zone in front of it, not in its own", "virus.3", "infected.1")
@instead(state.Table.has_virus)
def _(whole: Any, self: Any, player: int, zone: str) -> bool:
    facing = {LEFT: RIGHT, RIGHT: LEFT, CENTER: CENTER}
    return bool(self.counts.get((1 - player, virus_in(facing.get(zone, zone))), 0))


@breaks("Infected SIGNI cannot attack", "infected.2")
@partial(results, attack.may_attack)
def _(found: bool, game: Any, card: int) -> bool:
    record = game.state.cards[card]
    return found and not game.state.has_virus(record.seat, record.zone)


@breaks("Card texts never find a SIGNI to be infected", "infected.2")
@instead(state.Table._is_so)
def _(whole: Any, self: Any, game: Any, record: Any, name: str) -> bool:
    return False if name == "infected" else bool(whole(self, game, record, name))


@breaks("A Virus moves along when its SIGNI goes to another SIGNI zone", "infected.3", "infected.2")
@partial(applies, "move")
def _(whole: Any, table: Any, event: Any) -> None:
    record = table.cards[event.card]
    zone, seat = record.zone, record.seat
    whole(table, event)
    if zone in SIGNI_ZONES and event.to in SIGNI_ZONES and table.has_virus(seat, zone):
        table.counts = {**table.counts, (seat, virus_in(zone)): 0, (seat, virus_in(event.to)): 1}


@breaks("SIGNI go down when a Virus comes to their zone or goes from it", "infected.2")
@instead(costs.adjust)
def _(whole: Any, game: Any, player: int, name: str, by: int) -> None:
    whole(game, player, name, by)
    there = [card for zone in SIGNI_ZONES if name == virus_in(zone) for card in game.state.zones[player, zone]]
    commit(game, [Event("rest", card) for card in there])


@breaks("A Virus goes away when a card of its zone leaves the SIGNI zones", "virus.1")
@partial(applies, "move")
def _(whole: Any, table: Any, event: Any) -> None:
    record = table.cards[event.card]
    zone, seat = record.zone, record.seat
    whole(table, event)
    if zone in SIGNI_ZONES and event.to not in SIGNI_ZONES and table.has_virus(seat, zone):
        table.counts = {**table.counts, (seat, virus_in(zone)): 0}


@breaks("SIGNI in a zone stay infected after its Virus is removed", "infected.3")
def _(patch: Patch) -> None:
    def adjust(self: Any, player: int, name: str, by: int) -> int:
        found = int(whole(self, player, name, by))
        if name in map(virus_in, SIGNI_ZONES) and by < 0:
            self.counts = {**self.counts, (player, f"once {name}"): 1}
        return found

    def is_infected(self: Any, record: Any) -> bool:
        return bool(infected(self, record)) or (record.seat, f"once {virus_in(record.zone)}") in self.counts

    whole, infected = state.Table.adjust, state.Table.is_infected
    patch.setattr(state.Table, "adjust", adjust)
    patch.setattr(state.Table, "is_infected", is_infected)
