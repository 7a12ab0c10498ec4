"""Violations of WIXOSS: Rise and Remove."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import combinations
from typing import Any

from msgspec.structs import replace

from ....adapters import card_text_tree as a
from ...kernel.card_references import is_between
from ...kernel.commit import commit_events, make_loose
from ...kernel.events import EngineEvent
from ...patching import Patch
from ...violations import Change, Violations, change_results, set_entry, wrap_function, wrapper_of
from .. import lexicon, lrigs, rulebook_map, signi, state
from ..lexicon import ATTACK_TIMING, BENEATH, CRAFTS, ENER, HAND, MAIN_TIMING, SIGNI_ZONES, TRASH
from ..state import TurnFlag
from ..unaffected import is_unaffected
from .attached_cards import redirect_loose_cards
from .helpers import replace_applying, replace_options

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation

# --- Rise ---------------------------------------------------------------------------------------------


breaks("A SIGNI with Rise can be fielded like any other, with no SIGNI beneath", "rise.1")(
    wrap_function(signi.rise_requirement, lambda whole, game, card: None)
)


@breaks("Effects can field a SIGNI with Rise from outside the hand with no SIGNI beneath", "rise.3")
def _(patch: Patch) -> None:
    def zones_without_rise(game: Any, card: int) -> list[str]:
        found = list(whole(game, card))
        free = [zone for zone in SIGNI_ZONES if not game.state.zones[game.state.cards[card].owner, zone]]
        return found or (
            free if game.state.cards[card].zone != HAND and signi.rise_requirement(game, card) is not None else []
        )

    def enter_without_rise(game: Any, player: int, card: int, zone: str, cause: str, *, resting: bool = False) -> Any:
        if cause == "effect" and not signi.beneath_choices(game, card):
            game.move_cards((card,), zone, cause)
        else:
            yield from arrives(game, player, card, zone, cause, resting=resting)

    whole, arrives = signi.free_zones, signi.enter_field
    patch.setattr(signi, "free_zones", zones_without_rise)
    patch.setattr(signi, "enter_field", enter_without_rise)


def take_over_states(*names: str) -> Change:
    """Let a card that is put on another take over these states."""

    def tuck_and_take_over(whole: Any, table: Any, event: Any) -> None:
        was = {name: getattr(table.cards[event.card], name) for name in names}
        whole(table, event)
        table.change_card(event.other, **was)

    return replace_applying("tuck", tuck_and_take_over)


breaks("A card placed on another takes over its frozen and awakened states", "rise.6")(
    take_over_states("frozen", "awakened")
)
breaks("A card placed on another is down if that one was down", "rise.7", "rise.6")(take_over_states("resting"))


@breaks("Abilities of cards under SIGNI are in effect", "rise.8", "const-ability.2")
@wrapper_of(state.GameState.cards_at_work)
def _(whole: Any, self: Any) -> Any:
    yield from whole(self)
    for player in (0, 1):
        for card in self.field_signi(player):
            yield from (each for each in self.cards[card].under if self.cards[each].face.is_working)


@breaks("A card placed on a SIGNI takes over what is attached to it", "rise.9", "soul.5")
@partial(replace_applying, "tuck")
def _(whole: Any, table: Any, event: Any) -> None:
    kept = table.cards[event.card].attached
    table.change_card(event.card, attached=())
    whole(table, event)
    for part in kept:
        table.change_card(part, host=event.other)
    table.change_card(event.other, attached=(*table.cards[event.other].attached, *kept))


@breaks("Cards that lay under a SIGNI are trashed when another is placed on it", "rise.11")
@partial(replace_applying, "tuck")
def _(whole: Any, table: Any, event: Any) -> None:
    for part in table.cards[event.card].under:
        make_loose(table, part)
    table.change_card(event.card, under=())
    whole(table, event)


breaks("Cards that lay under a SIGNI go to the hand when it leaves the field", "rise.5", "under.3")(
    redirect_loose_cards(lambda record, zone: zone if record.role in ("charm", "acce", "soul") else HAND)
)


@breaks(
    "Card texts that reach a SIGNI also reach the cards under it",
    "rise.8",
    spread="entries about cards under others count what texts reach",
)
@wrapper_of(state.GameState.cards_in_place)
def _(whole: Any, self: Any, game: Any, ctx: Any, cards: Any, node: Any) -> Any:
    found = whole(self, game, ctx, cards, node)
    return [*found, *(part for card in found for part in self.cards[card].under)]


@breaks("No card text finds cards that lie under others", "rise.8", "attached.2")
@wrapper_of(state.GameState.cards_in_place)
def _(whole: Any, self: Any, game: Any, ctx: Any, cards: Any, node: Any) -> Any:
    return [card for card in whole(self, game, ctx, cards, node) if self.cards[card].role != BENEATH]


breaks("A single SIGNI is enough for Rise, however many are asked for", "rise.1")(
    change_results(signi.rise_requirement, lambda found, game, card: found and replace(found, most=1))
)


@breaks("A SIGNI with Rise cannot be placed on an unaffected SIGNI", "rise.4", "unaffected.2")
@partial(change_results, signi.beneath_choices)
def _(found: Any, game: Any, card: int) -> Any:
    return [each for each in found if not any(is_unaffected(game, beneath) for beneath in each)]


breaks("Abilities that trigger when a card leaves the field never trigger", "rise.10")(
    set_entry(lexicon.WORDS.happenings, "leave", lexicon.WORDS.happenings["leave"]._replace(to=(CRAFTS,)))
)


# --- Remove -------------------------------------------------------------------------------------------


@breaks("Remove trashes only one SIGNI", "remove.1")
@wrapper_of(rulebook_map.ACTIONS["remove"].do)
def _(whole: Any, game: Any, player: int, card: int) -> Any:
    yield from ()
    game.state.done |= {TurnFlag.REMOVED}
    game.move_cards((card,), TRASH, "remove")


def offer_despite_removal(whole: Any, game: Any, player: int, timing: str) -> Any:
    """The options if no SIGNI has been removed."""
    game.state.done -= {TurnFlag.REMOVED}
    return whole(game, player, timing)


breaks("Remove can be used any number of times per turn", "remove.1", "main-phase.3")(
    replace_options("remove", offer_despite_removal)
)


@breaks("Remove can be used in the pre-attack and defense steps", "remove.1", "main-phase.3")
@partial(replace_options, "remove")
def _(whole: Any, game: Any, player: int, timing: str) -> Any:
    return whole(game, player, MAIN_TIMING if timing == ATTACK_TIMING else timing)


breaks("Remove can be used on a Resona", "remove.1")(wrap_function(signi.may_remove, lambda whole, game, card: True))


@breaks("Remove banishes its SIGNI, a single one, instead of trashing it", "remove.1")
@wrapper_of(rulebook_map.ACTIONS["remove"].do)
def _(whole: Any, game: Any, player: int, card: int) -> Any:
    game.state.done |= {TurnFlag.REMOVED}
    yield from signi.banish_signi(game, (card,), "remove")


# --- level, limit and growing -------------------------------------------------------------------------


@breaks("Level and limit do not matter for a SIGNI with Rise", "rise.1", "level.2", "limit.1")
@wrapper_of(signi.can_rise_in_zone)
def _(whole: Any, game: Any, card: int, beneath: tuple[int, ...], zone: str) -> bool:
    return any(game.state.cards[each].zone == zone for each in beneath)


breaks("The SIGNI beneath counts toward the limit as another rises on it", "rise.1", "limit.1")(
    wrap_function(signi.may_enter_field, lambda whole, game, card, beneath: whole(game, card, ()))
)


@breaks("A SIGNI that rises on another triggers abilities about growing", "rise.1", "grow.1")
@wrapper_of(lrigs.enter_on_top)
def _(whole: Any, game: Any, beneath: tuple[int, ...], card: int, zone: str, cause: str) -> None:
    whole(game, beneath, card, zone, cause)
    if cause != "grow":
        commit_events(game, [EngineEvent("grew", card, game.state.cards[card].seat)])


# --- single SIGNI and effects -------------------------------------------------------------------------


def is_used(game: Any) -> bool:
    """Whether a spell, arts or piece is being used."""
    return any(frame[0] == "use" for frame in game.state.flow)


breaks("A spell can field a SIGNI with Rise of the hand with no SIGNI beneath", "rise.3")(
    change_results(
        signi.rise_requirement,
        lambda found, game, card: None if is_used(game) and game.state.cards[card].zone == HAND else found,
    )
)
breaks("Effects can field a SIGNI with Rise of the Ener zone with no SIGNI beneath", "rise.3")(
    change_results(
        signi.rise_requirement, lambda found, game, card: None if game.state.cards[card].zone == ENER else found
    )
)


def rise_only_on(meant: Callable[[Any, int], bool]) -> Change:
    """Let SIGNI with Rise rise only on SIGNI for which ``meant(game, card)`` holds."""
    return change_results(
        signi.beneath_choices,
        lambda found, game, card: [each for each in found if all(meant(game, below) for below in each)],
    )


breaks("A SIGNI with Rise cannot rise on an unaffected SIGNI as a spell fields it", "rise.4")(
    rise_only_on(lambda game, card: not (is_used(game) and is_unaffected(game, card)))
)
breaks("A SIGNI with Rise cannot rise on a SIGNI that has cards under it", "rise.1")(
    rise_only_on(lambda game, card: not game.state.cards[card].under)
)
breaks("A SIGNI with Rise cannot rise on a SIGNI that is down", "rise.1")(
    rise_only_on(lambda game, card: not game.state.cards[card].resting)
)


@breaks("The Rise condition looks at the printed level of the SIGNI beneath", "rise.1")
@wrapper_of(signi.beneath_choices)
def _(whole: Any, game: Any, card: int) -> Any:
    wanted: Any = signi.rise_requirement(game, card)
    state, levels = game.state, [each for each in wanted.among.where.bounds if each.what == "level"]
    there = [
        each
        for each in state.field_signi(state.cards[card].owner)
        if all(is_between(state.cards[each].face.info.level, bound.least, bound.most) for bound in levels)
    ]
    return list(combinations(there, wanted.most)) if levels else whole(game, card)


@breaks("An effect that puts a SIGNI of its player into the trash counts as the Remove of the turn", "main-phase.3")
@wrapper_of(rulebook_map.HANDLERS[a.Move])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    before = game.state.field_signi(ctx.seat)
    found = yield from whole(game, ctx, node)
    if node.to == TRASH and len(game.state.field_signi(ctx.seat)) < len(before):
        game.state.done |= {TurnFlag.REMOVED}
    return found
