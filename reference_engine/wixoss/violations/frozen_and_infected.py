"""Violations of WIXOSS: frozen, awakened, infected."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from ...kernel.card_references import players_of_side
from ...kernel.commit import commit_events
from ...kernel.events import EngineEvent
from ...kernel.game_loop import without_asks
from ...patching import Patch
from ...violations import (
    Change,
    Violations,
    change_results,
    combine_changes,
    replace_globals,
    set_entry,
    wrap_function,
    wrapper_of,
)
from .. import attack, effects, ener_costs, rulebook_map, state, turn, virus
from ..lexicon import ASSISTS, CENTER, CHEER, LEFT, RIGHT, SIGNI_ZONES, virus_counter
from ..rules_context import RulesContext
from ..state import FieldState
from .helpers import NOTHING, replace_applying, replace_part

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation

# --- frozen -------------------------------------------------------------------------------------------


@breaks("Frozen cards are upped in the up phase", "freeze.3", "up-phase.2")
@wrapper_of(turn.stand_up_cards)
@without_asks
def _(whole: Any, game: Any) -> str | None:
    there = [card for card in game.state.field_cards(game.state.turn_player) if game.state.cards[card].resting]
    commit_events(game, [EngineEvent("ready", card, cause="up") for card in there])
    return None


breaks("Frozen cards stay frozen for good", "freeze.4", "up-phase.3")(replace_part("up", turn.thaw_cards, NOTHING))


@breaks("Any up phase ends the frozen state of both players' cards", "freeze.4", "freeze.3", "up-phase.3")
@wrapper_of(turn.thaw_cards)
@without_asks
def _(whole: Any, game: Any) -> str | None:
    there = [card for player in (0, 1) for card in game.state.field_cards(player) if game.state.cards[card].frozen]
    commit_events(game, [EngineEvent("thawed", card) for card in there])
    return None


@breaks("The up phase ends the frozen state only of cards that are down", "freeze.4", "up-phase.3")
@wrapper_of(turn.thaw_cards)
@without_asks
def _(whole: Any, game: Any) -> str | None:
    cards = game.state.cards
    there = [card for card in game.state.field_cards(game.state.turn_player) if cards[card].frozen]
    commit_events(game, [EngineEvent("thawed", card) for card in there if cards[card].resting])
    return None


@breaks("LRIGs never stop being frozen", "freeze.4", "up-phase.3")
@partial(replace_applying, "thawed")
def _(whole: Any, table: Any, event: Any) -> None:
    if not table.cards[event.card].face.is_lrig:
        whole(table, event)


breaks(
    "The frozen state ends as the ener phase begins instead of at the end of the up phase", "freeze.4", "up-phase.3"
)(
    combine_changes(
        replace_part("up", turn.thaw_cards, NOTHING),
        set_entry(turn.STEPS, "ener", (turn.thaw_cards, *turn.STEPS["ener"])),
    )
)


def replace_freezing_lrigs(lrig: Callable[..., None]) -> Change:
    """Change how LRIGs are frozen: ``lrig(whole, table, event)``."""

    def freeze_by_rule(whole: Any, table: Any, event: Any) -> None:
        (lrig if table.cards[event.card].face.is_lrig else lambda *_: whole(table, event))(whole, table, event)

    return replace_applying("froze", freeze_by_rule)


breaks("LRIGs cannot be frozen", "freeze.2")(replace_freezing_lrigs(lambda whole, table, event: None))


@breaks("Freezing a LRIG also downs it", "freeze.5")
@replace_freezing_lrigs
def _(whole: Any, table: Any, event: Any) -> None:
    whole(table, event)
    table.change_card(event.card, resting=True)


@breaks("Freezing any card also downs it", "freeze.5")
@partial(replace_applying, "froze")
def _(whole: Any, table: Any, event: Any) -> None:
    whole(table, event)
    table.change_card(event.card, resting=True)


breaks("Freezing has no effect at all", "freeze.2")(replace_applying("froze", lambda whole, table, event: None))
breaks("Effects cannot up a frozen card", "freeze.3")(
    replace_applying("ready", lambda whole, table, event: table.cards[event.card].frozen or whole(table, event))
)
breaks("Frozen cards cannot attack", "freeze.5")(
    change_results(attack.may_attack, lambda found, game, card: found and not game.state.cards[card].frozen)
)


# --- awakened -----------------------------------------------------------------------------------------


@breaks("All SIGNI of a player awaken when any of them does", "awaken.2")
@partial(replace_applying, "awoke")
def _(whole: Any, table: Any, event: Any) -> None:
    for card in table.field_signi(table.cards[event.card].seat):
        whole(table, replace(event, card=card))


breaks("Awakened SIGNI cannot attack", "awaken.3")(
    change_results(attack.may_attack, lambda found, game, card: found and not game.state.cards[card].awakened)
)


@breaks("SIGNI stop being awakened at the end of each up phase", "awaken.2")
def _(patch: Patch) -> None:
    @without_asks
    def end_awakening(game: Any) -> str | None:
        for player in (0, 1):
            for card in game.state.field_signi(player):
                game.state.change_card(card, awakened=False)
        return None

    parts = turn.STEPS["up"]
    patch.setitem(turn.STEPS, "up", (*parts, end_awakening))


@breaks("Card texts never find a SIGNI to be awakened", "awaken.3")
@wrapper_of(state.GameState._is_so)
def _(whole: Any, self: Any, game: Any, record: Any, name: str) -> bool:
    return False if name == "awakened" else bool(whole(self, game, record, name))


@breaks("A SIGNI stays awakened when it is turned over", "awaken.4")
@partial(replace_applying, "turn")
def _(whole: Any, table: Any, event: Any) -> None:
    was = table.cards[event.card].awakened
    whole(table, event)
    table.change_card(event.card, awakened=was)


@breaks("A SIGNI that leaves the field and comes back is still awakened", "awaken.4")
@wrapper_of(state.GameState.new_card_state_on_move)
def _(whole: Any, self: Any, old: Any, event: Any, now: int) -> Any:
    return replace(whole(self, old, event, now), awakened=old.awakened)


@breaks("A SIGNI that awakens is turned from down to up, or from up to down", "awaken.3")
@partial(replace_applying, "awoke")
def _(whole: Any, state: Any, event: EngineEvent) -> None:
    whole(state, event)
    state.change_card(event.card, resting=not state.cards[event.card].resting)


# --- Virus, and infected ------------------------------------------------------------------------------


@breaks("A left or right SIGNI zone with a Virus can be chosen for another Virus", "virus.2")
def _(patch: Patch) -> None:
    def has_virus_in_center(self: Any, player: int, zone: str) -> bool:
        return False if zone in (LEFT, RIGHT) and asking else bool(whole(self, player, zone))

    asking: list[bool] = []
    whole = state.GameState.has_virus

    def put_virus(done: Any, game: Any, ctx: Any, node: Any) -> Any:
        asking.append(True)
        try:
            return (yield from done(game, ctx, node))
        finally:
            asking.pop()

    patch.setattr(state.GameState, "has_virus", has_virus_in_center)
    wrap_function(rulebook_map.HANDLERS["virus"], put_virus)(patch)


@breaks("A SIGNI is infected by the Virus in the opposing zone in front of it, not in its own", "virus.3", "infected.1")
@wrapper_of(state.GameState.has_virus)
def _(whole: Any, self: Any, player: int, zone: str) -> bool:
    facing = {LEFT: RIGHT, RIGHT: LEFT, CENTER: CENTER}
    return bool(self.counts.get((1 - player, virus_counter(facing.get(zone, zone))), 0))


@breaks("Infected SIGNI cannot attack", "infected.2")
@partial(change_results, attack.may_attack)
def _(found: bool, game: Any, card: int) -> bool:
    record = game.state.cards[card]
    return found and not game.state.has_virus(record.seat, record.zone)


@breaks("Card texts never find a SIGNI to be infected", "infected.2")
@wrapper_of(state.GameState._is_so)
def _(whole: Any, self: Any, game: Any, record: Any, name: str) -> bool:
    return False if name == "infected" else bool(whole(self, game, record, name))


@breaks("A Virus moves along when its SIGNI goes to another SIGNI zone", "infected.3", "infected.2")
@partial(replace_applying, "move")
def _(whole: Any, table: Any, event: Any) -> None:
    record = table.cards[event.card]
    zone, seat = record.zone, record.seat
    whole(table, event)
    if zone in SIGNI_ZONES and event.to in SIGNI_ZONES and table.has_virus(seat, zone):
        table.counts = {**table.counts, (seat, virus_counter(zone)): 0, (seat, virus_counter(event.to)): 1}


@breaks("SIGNI go down when a Virus comes to their zone or goes from it", "infected.2")
@wrapper_of(ener_costs.change_counter)
def _(whole: Any, game: Any, player: int, name: str, by: int) -> None:
    whole(game, player, name, by)
    there = [card for zone in SIGNI_ZONES if name == virus_counter(zone) for card in game.state.zones[player, zone]]
    commit_events(game, [EngineEvent("rest", card) for card in there])


@breaks("A Virus goes away when a card of its zone leaves the SIGNI zones", "virus.1")
@partial(replace_applying, "move")
def _(whole: Any, table: Any, event: Any) -> None:
    record = table.cards[event.card]
    zone, seat = record.zone, record.seat
    whole(table, event)
    if zone in SIGNI_ZONES and event.to not in SIGNI_ZONES and table.has_virus(seat, zone):
        table.counts = {**table.counts, (seat, virus_counter(zone)): 0}


@breaks("SIGNI in a zone stay infected after its Virus is removed", "infected.3")
def _(patch: Patch) -> None:
    def add_noting_virus(self: Any, player: int, name: str, by: int) -> int:
        found = int(whole(self, player, name, by))
        if name in map(virus_counter, SIGNI_ZONES) and by < 0:
            self.counts = {**self.counts, (player, f"once {name}"): 1}
        return found

    def was_ever_infected(self: Any, record: Any) -> bool:
        return bool(infected(self, record)) or (record.seat, f"once {virus_counter(record.zone)}") in self.counts

    whole, infected = state.GameState.add_to_counter, state.GameState.is_infected
    patch.setattr(state.GameState, "add_to_counter", add_noting_virus)
    patch.setattr(state.GameState, "is_infected", was_ever_infected)


# --- abilities about becoming infected ----------------------------------------------------------------


breaks("A SIGNI to whose zone a Virus comes triggers no ability about becoming infected", "infected.1", "virus.3")(
    replace_globals(virus._virus, commit_events=lambda game, events: None)
)
breaks("A SIGNI that enters a zone with a Virus triggers no ability about becoming infected", "infected.1")(
    wrap_function(RulesContext._is_infected_by, lambda whole, self, event: False)
)


@breaks("A Virus in any SIGNI zone infects all SIGNI that enter its player's zones", "infected.1")
@wrapper_of(RulesContext._is_infected_by)
def _(whole: Any, self: Any, event: EngineEvent) -> bool:
    enters = event.kind == "move" and event.to in SIGNI_ZONES
    return enters and any(self.state.has_virus(event.player, zone) for zone in SIGNI_ZONES)


@breaks("A SIGNI that moves on the field triggers no ability about becoming infected", "infected.1")
@wrapper_of(RulesContext._is_infected_by)
def _(whole: Any, self: Any, event: EngineEvent) -> bool:
    return bool(whole(self, event)) and self.state.cards[event.card].zone not in SIGNI_ZONES


# --- single cards and zones ---------------------------------------------------------------------------


def up_also(meant: Callable[[Any, int], bool]) -> Change:
    """Up frozen cards as well for which ``meant(state, card)`` holds."""

    @without_asks
    def stand_up_more(game: Any) -> str | None:
        state = game.state
        there = state.field_cards(state.turn_player)
        rising = [card for card in there if not state.cards[card].frozen or meant(state, card)]
        commit_events(game, [EngineEvent("ready", card, cause="up") for card in rising if state.cards[card].resting])
        return None

    return replace_part("up", turn.stand_up_cards, stand_up_more)


breaks("A frozen assist LRIG is upped in the up phase", "freeze.3")(
    up_also(lambda state, card: state.cards[card].zone in ASSISTS)
)
breaks("A frozen SIGNI in the cheer zone is upped in the up phase", "freeze.3")(
    up_also(lambda state, card: state.cards[card].zone == CHEER)
)
breaks("Of several frozen cards only the first one stays down in the up phase", "freeze.3", "up-phase.2")(
    up_also(
        lambda state, card: (
            card != next(each for each in state.field_cards(state.turn_player) if state.cards[each].frozen)
        )
    )
)
breaks("A SIGNI that an effect puts into a zone with a Virus triggers nothing about becoming infected", "infected.1")(
    change_results(
        RulesContext._is_infected_by,
        lambda found, game, event: (
            found and (event.cause == "play" or game.state.cards[event.card].zone in SIGNI_ZONES)
        ),
    )
)
breaks("A SIGNI that rises on another one triggers nothing about becoming infected", "infected.1")(
    change_results(
        RulesContext._is_infected_by, lambda found, game, event: found and not game.state.zones[event.player, event.to]
    )
)
breaks("A SIGNI that is down is not infected", "infected.1")(
    change_results(FieldState.is_infected, lambda found, state, record: found and not record.resting)
)


@breaks("The center SIGNI zone can be chosen for a Virus although it has one", "virus.2")
@wrapper_of(rulebook_map.HANDLERS["virus"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    (player,) = players_of_side(ctx.seat, node.side)
    zones = [zone for zone in SIGNI_ZONES if zone == CENTER or not game.state.has_virus(player, zone)]
    zone = yield from effects.choose_signi_zone(game, ctx.seat, zones, player)
    ener_costs.change_counter(game, player, virus_counter(str(zone)), 1)
    return True


@breaks("A zone for another Virus is chosen even if each SIGNI zone has one", "virus.2")
@wrapper_of(rulebook_map.HANDLERS["virus"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    (player,) = players_of_side(ctx.seat, node.side)
    if all(game.state.has_virus(player, zone) for zone in SIGNI_ZONES):
        yield from effects.choose_signi_zone(game, ctx.seat, [*SIGNI_ZONES], player)
        return True
    return (yield from whole(game, ctx, node))
