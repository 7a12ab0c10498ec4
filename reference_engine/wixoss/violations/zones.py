"""Violations of WIXOSS: zones, what can be seen in them, and searches."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from ....adapters import abilities as a
from ...kernel import choices, references
from ...kernel.choices import choose
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...kernel.references import amount, cards, is_met
from ...kernel.traits import traits_of
from ...patching import Patch
from ...violations import Change, Violations, change, constant, entry, instead, results, together, wrap
from .. import contents, state, words
from ..words import BEAT, DECK, ENER, FACING, LRIG_DECK, LRIG_TRASH, REMOVED, TRASH
from .ways import applies, handler

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# --- zones --------------------------------------------------------------------------------------------


breaks("To card texts, cards in the Ener zone are on the field", "field.2", "field.1")(
    together(constant(words.WORDS, "_expanded", {}), entry(words.WORDS.groups, "field", (*words.FIELD, ENER)))
)


@change
def works_in(patch: Patch, *zones: str) -> None:
    """Abilities work in these zones, too."""

    def at_work(self: Any) -> Any:
        yield from whole(self)
        yield from (card for player in (0, 1) for zone in zones for card in self.zones[player, zone])

    whole = state.Table.at_work
    patch.setattr(state.Table, "at_work", at_work)
    patch.setattr(words.WORDS, "working", (*words.WORDS.working, *zones))
    traits_of.cache_clear()


breaks("Abilities of cards in the Ener zone and the trash are in effect", "field.2", "const-ability.2")(
    works_in(ENER, TRASH)
)
breaks("Abilities of cards in the LRIG deck and the LRIG trash are in effect", "const-ability.2")(
    works_in(LRIG_DECK, LRIG_TRASH)
)
breaks("Abilities of cards that have become Beat are in effect", "const-ability.2")(works_in(BEAT))


def in_force(of: Callable[[Any, int], bool]) -> Change:
    """Constant abilities are in force where that is so: ``of(table, card)``."""

    def met(whole: Any, game: Any, ctx: Any, ability: Any) -> bool:
        return is_met(game, ctx, ability) and (not isinstance(ability, a.Continuous) or of(game.state, ctx.this.card))

    return wrap(is_met, met)


breaks("Constant abilities are in effect only while their card is up", "const-ability.2")(
    in_force(lambda table, card: not table.cards[card].resting)
)
breaks("Constant abilities are in effect only in their own player's turn", "const-ability.2")(
    in_force(lambda table, card: table.cards[card].seat == table.turn_player)
)


@breaks("Abilities of cards under LRIGs are in effect", "const-ability.2")
@instead(state.Table.at_work)
def _(whole: Any, self: Any) -> Any:
    yield from whole(self)
    yield from (card for player in (0, 1) for card in self.beneath_lrigs(player))


@breaks("A constant ability whose condition was met once stays in effect for the turn", "const-ability.3")
def _(patch: Patch) -> None:
    def was_met(game: Any, ctx: Any, ability: Any) -> bool:
        if is_met(game, ctx, ability):
            met.add((game.state.turn, ctx.this, ability))
        return (game.state.turn, ctx.this, ability) in met

    met = set[Any]()
    patch.setattr(references, "is_met", was_met)


breaks("A SIGNI in the cheer zone does not count as on the field in card texts", "field.2")(
    together(
        constant(words.WORDS, "_expanded", {}),
        entry(words.WORDS.groups, "field", tuple(zone for zone in words.FIELD if zone != words.CHEER)),
    )
)


@breaks("Effects that move the top cards of the deck move those of the LRIG deck instead", "deck.4")
@instead(contents.HANDLERS[a.Move])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    is_top = isinstance(node.cards, a.Top) and node.cards.zone == DECK
    return whole(game, ctx, replace(node, cards=replace(node.cards, zone=LRIG_DECK)) if is_top else node)


@breaks("Cards that an effect removes from the game go to the trash", "zone.2")
@instead(contents.HANDLERS[a.Move])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    return whole(game, ctx, replace(node, to=TRASH) if node.to == REMOVED else node)


breaks("An effect still finds the card it is about after that card has changed zones", "zone.3")(
    wrap(state.Table.found, lambda whole, self, ref: ref.card)
)


@breaks("A player choosing cards in the trash can choose only the topmost one that fits", "trash.3")
@instead(choices.choose)
def _(whole: Any, game: Any, player: int, among: Any, *others: Any) -> Any:
    in_trash = [card for card in among if game.state.cards[card].zone == TRASH]
    return (yield from whole(game, player, in_trash[:1] or among, *others))


@breaks("A SIGNI cannot be put into a zone if a card lies in the opposing zone in front of it", "signi-zone.4")
@partial(results, state.Table.is_free)
def _(found: bool, table: Any, player: int, zone: str) -> bool:
    return found and not table.zones[1 - player, FACING[zone]]


@breaks("The left part of one class and the right part of another together count as a class", "class.3")
@instead(state.Table._is_one)
def _(whole: Any, self: Any, info: Any, fact: Any) -> bool:
    if fact.what == "class":
        lefts, rights = ({part[at] for each in info.classes for part in [each.split(":")]} for at in (0, -1))
        made = {f"{left}:{right}" for left in lefts for right in rights}
        return bool(whole(self, info, fact)) or not made.isdisjoint(fact.values)
    return bool(whole(self, info, fact))


# --- what can be seen ---------------------------------------------------------------------------------


@breaks("A card that is turned face down can be looked at by no player any more", "public-zone.3")
@partial(applies, "turn")
def _(whole: Any, state: Any, event: Event) -> None:
    whole(state, event)
    if event.face_down:
        state.change(event.card, unseen_by=frozenset({0, 1}))


breaks("Player B sees every card in hidden zones", "hidden-zone.2")(
    wrap(state.Table.can_see, lambda whole, self, player, card: player == 1 or whole(self, player, card))
)
breaks("A player told to choose any card of a hidden zone, such as the hand, need not choose one", "hidden-zone.3")(
    wrap(choices.is_any, lambda whole, among: False)
)


@breaks(
    "A search has to find as many cards as it can, even where it is for up to a number", "hidden-zone.3", "search.3"
)
@instead(choose)
def _(whole: Any, game: Any, player: int, among: Any, least: int, most: int) -> Any:
    return (yield from whole(game, player, among, most, most))


# --- searches -----------------------------------------------------------------------------------------


@change
def finds(patch: Patch, least: Any, enough: Any) -> None:
    """A search finds between ``least(count, there)`` and so many cards where ``enough(count, there)``."""

    def made(whole: Any) -> Any:
        def done(game: Any, ctx: Any, node: Any) -> Any:
            known = {ref.card for ref in ctx.it} if node.what == "search-too" else set()
            game.state.show(ctx.seat, game.state.zones[ctx.seat, "deck"])
            there = [card for card in cards(game, ctx, node.cards.among) if card not in known]
            count = amount(game, ctx, node.cards.most)
            low = node.cards.least if node.cards.least is not None else least(count, there)
            found = []
            if enough(count, there):
                found = yield from choose(game, ctx.seat, there, min(low, len(there)), min(count, len(there)))
            before = ctx.it if node.what == "search-too" else ()
            ctx.it = (*before, *(game.state.ref(card) for card in found))
            return len(found) == count

        return done

    handler("search", made)(patch)
    handler("search-too", made)(patch)


breaks("A search for a fixed number of cards has to find them if they are there", "search.3")(
    finds(lambda count, there: count, lambda count, there: len(there) >= count)
)
breaks("A search for several cards may find fewer of them than the text says", "search.5")(
    finds(lambda count, there: 0, lambda count, there: True)
)


@breaks("If a further part of a search finds nothing, the cards found before are given up", "search.4")
@instead(contents.HANDLERS["search-too"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    found = yield from whole(game, ctx, node)
    if node.what == "search-too" and not found:
        ctx.it = ()
    return found


@breaks("Effects that shuffle a deck, as after a search, leave it as it is", "search.2")
@partial(handler, a.Shuffle)
def _(whole: Any) -> Any:
    @at_once
    def done(game: Any, ctx: Any, node: Any) -> bool:
        return True

    return done
