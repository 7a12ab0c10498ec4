"""Violations of WIXOSS's older terms: the cheer zone, and how SIGNI enter and leave it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from ...kernel.card_choices import select_cards
from ...kernel.commit import make_loose
from ...kernel.decisions import PASS, EngineAsk, EngineOption
from ...kernel.events import EngineEvent
from ...kernel.resolution import ResolutionContext
from ...kernel.rule_policies import RulePolicies
from ...patching import Patch
from ...violations import (
    Change,
    Violations,
    change_factory,
    change_results,
    replace_globals,
    set_constant,
    set_entry,
    wrap_function,
    wrapper_of,
)
from .. import (
    attachments,
    effects,
    lexicon,
    rule_processing,
    rulebook_map,
    signi,
    state,
    turn,
)
from ..lexicon import CENTER, CHEER, ENER, FIELD, HAND, LEFT, SIGNI_ZONES, TRASH
from .helpers import replace_applying, replace_handler, replace_options

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation

EVERY_ZONE = (*SIGNI_ZONES, CHEER)


def is_in_cheer_zone(game: Any, card: int) -> bool:
    """Whether a card is in the cheer zone."""
    return bool(game.state.cards[card].zone == CHEER)


@change_factory
def expand_group(patch: Patch, group: str, zones: tuple[str, ...]) -> None:
    """Change the zones of a word of card text."""
    patch.setattr(lexicon.WORDS, "_expanded", {})
    patch.setitem(lexicon.WORDS.groups, group, zones)


def zones_for_effects(zones: Callable[..., Any]) -> Change:
    """Change the zones that effects find for a SIGNI: ``zones(zones, game, card)``."""
    return replace_globals(effects._come, free_zones=lambda game, card: zones(signi.free_zones(game, card), game, card))


def replace_cheering(instead: Callable[..., Any]) -> Change:
    """Replace the instruction that makes a SIGNI a Cheergirl: ``instead(game, ctx, card)`` for each."""

    def cheer_instead(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
        chosen, _ = yield from select_cards(game, ctx, node.cards)
        for card in chosen:
            yield from instead(game, ctx, card)
        return True

    return wrap_function(rulebook_map.HANDLERS["cheer"], cheer_instead)


def move_to_zone(game: Any, ctx: ResolutionContext, card: int, zone: str, cause: str = "effect") -> Any:
    """Move a card to a zone of its player."""
    yield from game.propose_events(
        EngineEvent("move", card, game.state.cards[card].seat, to=zone, cause=cause, by=ctx.seat)
    )


# --- definition ---------------------------------------------------------------------------------------


@breaks("The opponent cannot see SIGNI in the cheer zone", "cheer-zone.a1.1")
def _(patch: Patch) -> None:
    patch.setitem(state.GameState.ZONES, CHEER, state.ZONES[CHEER]._replace(theirs=False))


breaks("To card texts, the cheer zone is a SIGNI zone", "cheer-zone.a1.1", "cheer-zone.q9")(
    expand_group("signi zones", EVERY_ZONE)
)
breaks("To card texts, the cheer zone is not part of the field", "cheer-zone.a1.1", "cheer-zone.a1.2")(
    expand_group("field", tuple(zone for zone in FIELD if zone != CHEER))
)


@breaks("Card texts about SIGNI do not reach SIGNI in the cheer zone", "cheer-zone.a1.2")
@wrapper_of(state.GameState._is_kind)
def _(whole: Any, self: Any, record: Any, what: str) -> bool:
    return bool(whole(self, record, what)) and not (what == "signi" and record.zone == CHEER)


@breaks("A SIGNI in the cheer zone is not banished for having power 0 or less", "cheer-zone.a1.2")
@partial(change_results, rule_processing.powerless_signi)
def _(cards: list[int], game: Any, player: int) -> list[int]:
    return [card for card in cards if not is_in_cheer_zone(game, card)]


@breaks("A SIGNI in the cheer zone cannot be upped", "cheer-zone.a1.2")
@partial(replace_applying, "ready")
def _(whole: Any, table: Any, event: EngineEvent) -> None:
    if table.cards[event.card].zone != CHEER:
        whole(table, event)


breaks("Nothing can be attached to a SIGNI in the cheer zone", "cheer-zone.a1.3", "cheer-zone.q7")(
    change_results(
        attachments.can_have_attached, lambda can, game, card, role: can and not is_in_cheer_zone(game, card)
    )
)


@breaks("No Acce can be attached to a SIGNI in the cheer zone", "cheer-zone.q7", "cheer-zone.a1.3")
@partial(change_results, attachments.can_have_attached)
def _(can: bool, game: Any, card: int, role: str) -> bool:
    return can and not (is_in_cheer_zone(game, card) and role == "acce")


@breaks("Cards attached to a Cheergirl are removed from the game when she goes to the Ener zone", "cheer-zone.q7")
@partial(replace_applying, "move")
def _(whole: Any, table: Any, event: EngineEvent) -> None:
    record = table.cards[event.card]
    whole(table, event)
    if record.zone == CHEER and event.to == ENER:
        for card in record.attached:
            whole(table, EngineEvent("move", card, record.owner, to="removed"))


# --- coming and going ---------------------------------------------------------------------------------


breaks("The cheer zone can hold several SIGNI", "cheer-zone.a2.1", "cheer-zone.q3")(
    replace_cheering(lambda game, ctx, card: move_to_zone(game, ctx, card, CHEER))
)


@breaks(
    "A SIGNI can be played from the hand into the cheer zone", "cheer-zone.a2.1", "limiting.1", "level.1", "level.2"
)
@partial(replace_options, "play")
def _(whole: Any, game: Any, player: int, timing: str) -> Any:
    yield from whole(game, player, timing)
    hand = [card for card in game.state.zones[player, "hand"] if game.state.cards[card].face.is_signi]
    if timing == "main" and not game.state.zones[player, CHEER]:
        yield from (EngineOption("play", (card, CHEER)) for card in hand)


breaks("An effect that makes a SIGNI a Cheergirl does not move it", "cheer-zone.a2.2")(
    replace_cheering(lambda game, ctx, card: iter(()))
)


@breaks("A SIGNI that moves to the cheer zone loses the cards under it to the trash", "cheer-zone.a2.2")
@partial(replace_applying, "move")
def _(whole: Any, table: Any, event: EngineEvent) -> None:
    whole(table, event)
    if event.to == CHEER:
        for card in table.cards[event.card].under:
            whole(table, EngineEvent("move", card, table.cards[card].owner, to=TRASH))


@breaks("Only the SIGNI in the center SIGNI zone can become a Cheergirl", "cheer-zone.a2.2")
@replace_cheering
def _(game: Any, ctx: Any, card: int) -> Any:
    if game.state.cards[card].zone == CENTER:
        yield from move_to_zone(game, ctx, card, CHEER)


def move_to_chosen_zone(zones: Callable[[Any, int], list[str]]) -> Callable[[Any], Any]:
    """A move of a SIGNI into one of these zones, as the player chooses."""

    def build_move_handler(whole: Any) -> Any:
        def choose_zone_and_move(game: Any, ctx: Any, node: Any) -> Any:
            chosen, _ = yield from select_cards(game, ctx, node.cards)
            for card in chosen:
                player = game.state.cards[card].seat
                free = [zone for zone in zones(game, card) if not game.state.zones[player, zone]]
                zone = yield from effects.choose_signi_zone(game, ctx.seat, free, player)
                if zone is not None:
                    yield from move_to_zone(game, ctx, card, zone)
            return True

        return choose_zone_and_move

    return build_move_handler


breaks(
    "Effects that move SIGNI to another SIGNI zone can move them to the cheer zone",
    "cheer-zone.a2.3",
    "cheer-zone.q10",
    "infected.3",
    "attached.4",
)(replace_handler("rearrange", move_to_chosen_zone(lambda game, card: [*EVERY_ZONE])))
breaks("Effects that move SIGNI to another SIGNI zone cannot move a Cheergirl", "cheer-zone.a2.3", "cheer-zone.q10")(
    replace_handler(
        "rearrange", move_to_chosen_zone(lambda game, card: [] if is_in_cheer_zone(game, card) else [*SIGNI_ZONES])
    )
)
breaks("A Cheergirl can be moved only to the left SIGNI zone", "cheer-zone.q10", "cheer-zone.a2.3")(
    replace_handler(
        "rearrange", move_to_chosen_zone(lambda game, card: [LEFT] if is_in_cheer_zone(game, card) else [*SIGNI_ZONES])
    )
)


@breaks("A Cheergirl can swap zones with another SIGNI", "cheer-zone.q10")
@wrapper_of(rulebook_map.HANDLERS["swap"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    (one, other), _ = yield from select_cards(game, ctx, node.cards)
    here, there = game.state.cards[one], game.state.cards[other]
    moves = ((one, here.seat, there.zone), (other, there.seat, here.zone))
    yield from game.propose_events(
        *(EngineEvent("move", card, seat, to=zone, cause="effect") for card, seat, zone in moves)
    )
    return True


@breaks("A swap puts a Cheergirl into the left SIGNI zone and any other SIGNI into the trash", "cheer-zone.q10")
@wrapper_of(rulebook_map.HANDLERS["swap"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    chosen, _ = yield from select_cards(game, ctx, node.cards)
    for card in sorted(chosen, key=lambda each: is_in_cheer_zone(game, each)):
        place = LEFT if is_in_cheer_zone(game, card) else TRASH
        yield from move_to_zone(game, ctx, card, place)
    return True


@breaks("A Cheergirl can go to a free SIGNI zone at will in the main phase", "cheer-zone.a2.4")
@partial(replace_options, "play")
def _(whole: Any, game: Any, player: int, timing: str) -> Any:
    yield from whole(game, player, timing)
    free = [zone for zone in SIGNI_ZONES if not game.state.zones[player, zone]]
    there = game.state.zones[player, CHEER] if timing == "main" else ()
    yield from (EngineOption("play", (card, zone)) for card in there for zone in free)


@breaks("Effects can field SIGNI in the cheer zone if it is empty", "cheer-zone.q1", "cheer-zone.a2.1")
@zones_for_effects
def _(zones: list[str], game: Any, card: int) -> list[str]:
    free = not game.state.zones[game.state.cards[card].owner, CHEER]
    return [*zones, CHEER] if free else zones


breaks("Effects field a SIGNI in the cheer zone if there is no SIGNI zone for it", "cheer-zone.q1")(
    zones_for_effects(lambda zones, game, card: zones or [CHEER])
)


def _same(*groups: tuple[str, ...]) -> RulePolicies:
    return RulePolicies(
        same=tuple(frozenset(group) for group in groups),
        checks=state.GameState.POLICIES.checks,
        shortfall=state.GameState.POLICIES.shortfall,
    )


breaks(
    "A SIGNI that moves to or from the cheer zone becomes a new card, as on leaving the field",
    "cheer-zone.q2",
    "unaffected.a1",
)(set_constant(state.GameState, "POLICIES", _same(SIGNI_ZONES)))
breaks("A SIGNI that moves out of the cheer zone counts as entering the field", "cheer-zone.q2")(
    set_entry(
        lexicon.WORDS.happenings,
        "enter",
        lexicon.WORDS.happenings["enter"]._replace(frm=(*lexicon.WORDS.happenings["enter"].frm, CHEER)),
    )
)
breaks("A SIGNI that moves from a SIGNI zone within the field counts as entering it", "cheer-zone.q2")(
    set_entry(
        lexicon.WORDS.happenings,
        "enter",
        lexicon.WORDS.happenings["enter"]._replace(frm=(*lexicon.WORDS.happenings["enter"].frm, *SIGNI_ZONES)),
    )
)
breaks("A SIGNI that moves to the cheer zone counts as leaving the field", "cheer-zone.q2")(
    set_entry(
        lexicon.WORDS.happenings,
        "leave",
        lexicon.WORDS.happenings["leave"]._replace(to=(*lexicon.WORDS.happenings["leave"].to, CHEER)),
    )
)


@breaks("A SIGNI that moves to the cheer zone loses what is attached to it", "cheer-zone.q2")
@partial(replace_applying, "move")
def _(whole: Callable[..., None], table: Any, event: EngineEvent) -> None:
    attached = table.cards[event.card].attached if event.to == CHEER else ()
    whole(table, event)
    if attached:
        table.change_card(event.card, attached=())
    for card in attached:
        make_loose(table, card)


@breaks("A new Cheergirl puts the old one into the trash", "cheer-zone.q3", "cheer-zone.a2.1")
@replace_cheering
def _(game: Any, ctx: Any, card: int) -> Any:
    for other in game.state.zones[game.state.cards[card].seat, CHEER]:
        yield from move_to_zone(game, ctx, other, TRASH)
    yield from move_to_zone(game, ctx, card, CHEER)


@breaks("A new Cheergirl swaps zones with the old one", "cheer-zone.q3", "cheer-zone.a2.1")
@replace_cheering
def _(game: Any, ctx: Any, card: int) -> Any:
    place = game.state.cards[card].zone
    for other in game.state.zones[game.state.cards[card].seat, CHEER]:
        yield from move_to_zone(game, ctx, other, place)
    yield from move_to_zone(game, ctx, card, CHEER)


@breaks("A Cheergirl cannot be put into the Ener zone in the ener phase", "cheer-zone.q4")
@wrapper_of(turn.charge_ener)
def _(whole: Any, game: Any) -> Any:
    player = game.state.turn_player
    there = (*game.state.zones[player, HAND], *game.state.signi_in_signi_zones(player))
    (pick,) = yield EngineAsk(player, "action", (*(EngineOption("ener", (card,)) for card in there), PASS))
    if pick != PASS:
        game.move_cards((pick.args[0],), ENER, "ener-phase")


breaks("Remove cannot be used on a Cheergirl", "cheer-zone.q4")(
    change_results(signi.may_remove, lambda may, game, card: may and not is_in_cheer_zone(game, card))
)


@breaks("Effects do not banish a Cheergirl", "cheer-zone.q6")
def _(patch: Patch) -> None:
    def banish_except_cheergirls(whole: Any) -> Any:
        return lambda game, cards, *others, **named: whole(
            game, [card for card in cards if not is_in_cheer_zone(game, card)], *others, **named
        )

    patch.setattr(signi, "banish_signi", banish_except_cheergirls(signi.banish_signi))


@breaks("A Cheergirl who leaves the field goes to the trash, wherever she is put", "cheer-zone.q6")
@partial(replace_applying, "move")
def _(whole: Any, table: Any, event: EngineEvent) -> None:
    leaves = table.cards[event.card].zone == CHEER and event.to not in FIELD
    whole(table, replace(event, to=TRASH) if leaves else event)
