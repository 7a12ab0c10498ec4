"""Violations of WIXOSS: Rise and Remove."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from ...kernel.committing import let_go
from ...patching import Patch
from ...violations import Change, Violations, entry, instead, results, wrap
from .. import contents, signi, state, words
from ..state import TurnFact
from ..unaffected import is_unaffected
from ..words import ATTACK_TIMING, BENEATH, CRAFTS, HAND, MAIN_TIMING, SIGNI_ZONES, TRASH
from .attached import goes
from .ways import applies, offers

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# --- Rise ---------------------------------------------------------------------------------------------


breaks("A SIGNI with Rise can be fielded like any other, with no SIGNI beneath", "rise.1")(
    wrap(signi.rises_on, lambda whole, game, card: None)
)


@breaks("Effects can field a SIGNI with Rise from outside the hand with no SIGNI beneath", "rise.3")
def _(patch: Patch) -> None:
    def places(game: Any, card: int) -> list[str]:
        found = list(whole(game, card))
        free = [zone for zone in SIGNI_ZONES if not game.state.zones[game.state.cards[card].owner, zone]]
        return found or (free if game.state.cards[card].zone != HAND and signi.rises_on(game, card) is not None else [])

    def come(game: Any, player: int, card: int, zone: str, cause: str, *, resting: bool = False) -> Any:
        if cause == "effect" and not signi.ways(game, card):
            game.move((card,), zone, cause)
        else:
            yield from arrives(game, player, card, zone, cause, resting=resting)

    whole, arrives = signi.places, signi.come
    patch.setattr(signi, "places", places)
    patch.setattr(signi, "come", come)


def taken_over(*names: str) -> Change:
    """A card that comes to lie on another takes that over from it."""

    def other(whole: Any, table: Any, event: Any) -> None:
        was = {name: getattr(table.cards[event.card], name) for name in names}
        whole(table, event)
        table.change(event.other, **was)

    return applies("tuck", other)


breaks("A card placed on another takes over its frozen and awakened states", "rise.6")(taken_over("frozen", "awakened"))
breaks("A card placed on another is down if that one was down", "rise.7", "rise.6")(taken_over("resting"))


@breaks("Abilities of cards under SIGNI are in effect", "rise.8", "const-ability.2")
@instead(state.Table.at_work)
def _(whole: Any, self: Any) -> Any:
    yield from whole(self)
    for player in (0, 1):
        for card in self.signi(player):
            yield from (each for each in self.cards[card].under if self.cards[each].face.is_working)


@breaks("A card placed on a SIGNI takes over what is attached to it", "rise.9", "soul.5")
@partial(applies, "tuck")
def _(whole: Any, table: Any, event: Any) -> None:
    kept = table.cards[event.card].attached
    table.change(event.card, attached=())
    whole(table, event)
    for part in kept:
        table.change(part, host=event.other)
    table.change(event.other, attached=(*table.cards[event.other].attached, *kept))


@breaks("Cards that lay under a SIGNI are trashed when another is placed on it", "rise.11")
@partial(applies, "tuck")
def _(whole: Any, table: Any, event: Any) -> None:
    for part in table.cards[event.card].under:
        let_go(table, part)
    table.change(event.card, under=())
    whole(table, event)


breaks("Cards that lay under a SIGNI go to the hand when it leaves the field", "rise.5", "under.3")(
    goes(lambda record, zone: zone if record.role in ("charm", "acce", "soul") else HAND)
)


@breaks("Card texts that reach a SIGNI also reach the cards under it", "rise.8")
@instead(state.Table.within)
def _(whole: Any, self: Any, game: Any, ctx: Any, cards: Any, node: Any) -> Any:
    found = whole(self, game, ctx, cards, node)
    return [*found, *(part for card in found for part in self.cards[card].under)]


@breaks("No card text finds cards that lie under others", "rise.8")
@instead(state.Table.within)
def _(whole: Any, self: Any, game: Any, ctx: Any, cards: Any, node: Any) -> Any:
    return [card for card in whole(self, game, ctx, cards, node) if self.cards[card].role != BENEATH]


breaks("A single SIGNI is enough for Rise, however many are asked for", "rise.1")(
    results(signi.rises_on, lambda found, game, card: found and replace(found, most=1))
)


@breaks("A SIGNI with Rise cannot be placed on an unaffected SIGNI", "rise.4", "unaffected.2")
@partial(results, signi.ways)
def _(found: Any, game: Any, card: int) -> Any:
    return [each for each in found if not any(is_unaffected(game, beneath) for beneath in each)]


breaks("Abilities that trigger when a card leaves the field never trigger", "rise.10")(
    entry(words.WORDS.happenings, "leave", words.WORDS.happenings["leave"]._replace(to=(CRAFTS,)))
)


# --- Remove -------------------------------------------------------------------------------------------


@breaks("Remove trashes only one SIGNI", "remove.1")
@instead(contents.ACTIONS["remove"].do)
def _(whole: Any, game: Any, player: int, card: int) -> Any:
    yield from ()
    game.state.done |= {TurnFact.REMOVED}
    game.move((card,), TRASH, "remove")


def forgetting(whole: Any, game: Any, player: int, timing: str) -> Any:
    """What is offered where nothing has been removed."""
    game.state.done -= {TurnFact.REMOVED}
    return whole(game, player, timing)


breaks("Remove can be used any number of times per turn", "remove.1", "main-phase.3")(offers("remove", forgetting))


@breaks("Remove can be used in the pre-attack and defense steps", "remove.1", "main-phase.3")
@partial(offers, "remove")
def _(whole: Any, game: Any, player: int, timing: str) -> Any:
    return whole(game, player, MAIN_TIMING if timing == ATTACK_TIMING else timing)


breaks("Remove can be used on a Resona", "remove.1")(wrap(signi.may_remove, lambda whole, game, card: True))


@breaks("Remove banishes its SIGNI, a single one, instead of trashing it", "remove.1")
@instead(contents.ACTIONS["remove"].do)
def _(whole: Any, game: Any, player: int, card: int) -> Any:
    game.state.done |= {TurnFact.REMOVED}
    yield from signi.banish(game, (card,), "remove")
