"""Violations of WIXOSS: crafts and Resonas."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ...kernel.decisions import EngineOption
from ...violations import Change, Violations, change_asks, replace_globals, wrap_function, wrapper_of
from .. import crafts, rule_processing, rulebook_map, rules_context, signi, state
from ..game import Wixoss
from ..lexicon import CRAFTS, DECK, ENER, LRIG_DECK, REMOVED, RESONA, SIGNI_ZONES, TRASH
from ..unaffected import is_unaffected

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation

# --- crafts that are not cards ------------------------------------------------------------------------


@breaks("No craft is created in the LRIG deck if a card of its name is there", "craft.5")
@wrapper_of(rulebook_map.HANDLERS["create-in-deck"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    names = {game.state.cards[card].face.name for card in game.state.zones[ctx.seat, "lrig deck"]}
    if any(game.state.cards[card].face.name in names for card in game.state.zones[ctx.seat, CRAFTS]):
        return False
    return (yield from whole(game, ctx, node))


@breaks("No craft is created in a LRIG deck of ten or more cards", "craft.5")
@wrapper_of(rulebook_map.HANDLERS["create-in-deck"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    if len(game.state.zones[ctx.seat, LRIG_DECK]) >= 10:
        return False
    return (yield from whole(game, ctx, node))


@breaks("A craft or Resona that an effect puts from the field into the deck goes there", "craft.6", "craft-resona.5")
@wrapper_of(rules_context.RulesContext._leaving)
def _(whole: Any, self: Any, event: Any) -> Any:
    return event if event.kind == "move" and event.to == DECK else whole(self, event)


breaks("Crafts and Resonas that leave the field go wherever they are put", "craft.6", "craft-resona.5")(
    wrap_function(rules_context.RulesContext._leaving, lambda whole, self, event: event)
)


@breaks("A craft SIGNI is removed from the game whenever it moves, even within the field", "craft.6", "craft.8")
@wrapper_of(rules_context.RulesContext._leaving)
def _(whole: Any, self: Any, event: Any) -> Any:
    if event.kind != "move":
        return event
    record = self.state.cards[event.card]
    moves = record.zone in SIGNI_ZONES and record.face.is_craft
    return replace(event, to=REMOVED) if moves else event


breaks("Effects that choose a card can choose crafts", "craft.8", "craft-resona.4")(
    wrap_function(
        state.GameState._is_kind, lambda whole, self, record, what: what == "card" or bool(whole(self, record, what))
    )
)


@breaks("A SIGNI that leaves the field is treated as a craft if it has the craft type then", "craft.7")
@wrapper_of(rules_context.RulesContext._leaving)
def _(whole: Any, self: Any, event: Any) -> Any:
    if event.kind != "move":
        return event
    record = self.state.cards[event.card]
    leaves = record.zone in SIGNI_ZONES and event.to not in SIGNI_ZONES and record.host < 0
    return replace(event, to=REMOVED) if leaves and self.characteristics_of(event.card).has_craft_type else event


@breaks("Effects on SIGNI do not reach crafts", "craft-resona.3", "craft.8")
@wrapper_of(state.GameState._is_kind)
def _(whole: Any, self: Any, record: Any, what: str) -> bool:
    return bool(whole(self, record, what)) and not (what == "signi" and record.face.is_craft)


breaks("A craft Resona that leaves the field goes where it is put, like any card", "craft-resona.5", "craft.6")(
    wrap_function(Wixoss._leaving, lambda whole, self, event: event)
)


# --- Resonas ------------------------------------------------------------------------------------------


@breaks(
    "A Resona can be put onto the field without meeting its appearance condition", "appear-cond.2", "craft-resona.2"
)
@wrapper_of(crafts.declare_resona)
def _(whole: Any, game: Any, player: int, card: int) -> Any:
    yield from ()
    return True


@breaks("A Resona can be put onto the field at any timing", "appear-cond.2", "main-phase.a2")
@wrapper_of(crafts.resona_options)
def _(whole: Any, game: Any, player: int, timing: str) -> Any:
    for card in game.state.zones[player, "lrig deck"]:
        if game.state.cards[card].face.kind == "resona":
            for zone in SIGNI_ZONES:
                if crafts.can_appear(game, player, card, zone):
                    yield EngineOption("play", (card, zone))


@breaks("Putting a Resona onto the field also trashes a card of the Ener zone", "appear-cond.3")
@wrapper_of(crafts.declare_resona)
def _(whole: Any, game: Any, player: int, card: int) -> Any:
    game.move_cards(game.state.zones[player, ENER][:1], TRASH, "cost")
    return (yield from whole(game, player, card))


@breaks("No Resona can be fielded while enter abilities of its player's SIGNI are stopped", "appear-cond.4")
@wrapper_of(crafts.can_appear)
def _(whole: Any, game: Any, player: int, card: int, zone: str) -> bool:
    stopped = any(game.forbids_action(each, "enter-abilities") for each in game.state.field_signi(player))
    return not stopped and bool(whole(game, player, card, zone))


@breaks("An appearance condition cannot be met by putting an unaffected SIGNI into the trash", "appear-cond.4")
@wrapper_of(crafts.declare_resona)
def _(whole: Any, game: Any, player: int, card: int) -> Any:
    spared = [each for each in game.state.field_signi(player) if is_unaffected(game, each)]
    met = yield from whole(game, player, card)
    return met and all(game.state.cards[each].zone != TRASH for each in spared)


breaks("A declared Resona stays in the LRIG deck while its condition is being met", "check-zone.a3", "appear-cond.2")(
    replace_globals(crafts.declare_resona, CHECK=LRIG_DECK)
)
breaks("Rule processing leaves Resonas and keys in zones where they cannot lie", "rule-process.a6", "key.6")(
    wrap_function(rule_processing.misplaced_card_events, lambda whole, game, player: [])
)


def put_away_unbanished(is_so: Callable[[Any, int], bool]) -> Change:
    """Put SIGNI that a rule sends elsewhere than to the Ener zone away without banishing them."""

    def banish_others(whole: Any, game: Any, banished: Any, cause: str, *rest: Any, **named: Any) -> Any:
        away = [card for card in banished if is_so(game, card)]
        game.move_cards(away, ENER, "banish")
        others = [card for card in banished if card not in away]
        return (yield from whole(game, others, cause, *rest, **named))

    return wrap_function(signi.banish_signi, banish_others)


breaks(
    "A Craft that would be banished is removed from the game without having been banished",
    "craft.6",
    "craft-resona.5",
    "lancer.6",
)(put_away_unbanished(lambda game, card: bool(game.state.cards[card].face.is_craft)))
breaks(
    "A Resona that would be banished returns to the LRIG deck without having been banished", "resona.a2", "lancer.6"
)(put_away_unbanished(lambda game, card: bool(game.characteristics_of(card).has_resona_type)))


# --- the zone of a created craft ----------------------------------------------------------------------


breaks("A craft can be created in a SIGNI zone that is taken", "signi-zone.4", "craft.3")(
    replace_globals(crafts._create, free_zones=lambda game, card: signi.free_zones(game, card) or [SIGNI_ZONES[0]])
)


@breaks("A craft is created in the first free SIGNI zone, without its player choosing", "signi-zone.4")
@wrapper_of(crafts._create)
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    procedure = whole(game, ctx, node)
    return change_asks(procedure, lambda ask: replace(ask, options=ask.options[:1]))


@breaks("A craft Resona that lies in the LRIG deck can never be put onto the field", "craft-resona.2")
@wrapper_of(crafts.resona_options)
def _(whole: Any, game: Any, player: int, timing: str) -> Any:
    options = whole(game, player, timing)
    yield from (each for each in options if not game.state.cards[each.args[0]].face.is_craft)


@breaks("Effects that choose a card can choose craft Resonas, but no other crafts", "craft-resona.4")
@wrapper_of(state.GameState._is_kind)
def _(whole: Any, self: Any, record: Any, kind: str) -> bool:
    return (kind == "card" and record.face.kind == RESONA) or bool(whole(self, record, kind))
