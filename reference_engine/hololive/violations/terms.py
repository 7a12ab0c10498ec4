"""Violations of chapters 1 and 2."""

from __future__ import annotations

from copy import copy
from functools import partial
from typing import Any

from msgspec import structs
from msgspec.structs import replace

from ....adapters.abilities import Choose, Each, May, Rest
from ....adapters.abilities import Info as InfoChange
from ...kernel import choices, references
from ...kernel.asks import Option
from ...kernel.context import Context, Ref
from ...kernel.performing import event
from ...kernel.performing import perform as whole_perform
from ...kernel.traits import said
from ...patching import Patch
from ...timings.violations import mechanisms
from ...violations import Change, Violations, change, entry, instead, wrap
from .. import actions, cards, cheers, instructions, rule_processing
from ..game import Hololive
from ..limits import TurnFact
from ..state import Table
from .ways import performed

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


breaks("The player who meets a losing condition wins and the other player loses", "1.2.1")(
    wrap(Hololive.end, lambda whole, self, losers, reason: whole(self, tuple(1 - each for each in losers), reason))
)


@breaks("If both players lose at the same check timing, only the turn player loses", "1.2.2", "11.1.3")
@instead(rule_processing.losing)
def _(whole: Any, game: Any) -> Any:
    losers = whole(game)
    return losers if len(losers) < 2 else (game.state.turn_player,)


breaks("A concession is ignored and the game goes on", "1.2.3", "1.2.3.1")(
    wrap(Hololive.concede, lambda whole, game, player: None)
)


@breaks(
    "An oshi skill cannot be used in the main step when the first part of its effect is impossible",
    "1.3.2",
    "8.5.1",
    "10.7.2.3.4",
)
def _(patch: Patch) -> None:
    def can_use_skill(game: Any, player: int) -> Any:
        return [each for each in whole.options(game, player) if game.possible(first_part(*each.args), "it begins")]

    def first_part(held: Any) -> Any:
        ctx = Context(held.seat, Ref(held.card, held.inc), held)
        return lambda trial: whole_perform(trial, ctx, held.ability.then[:1])

    whole = actions.ACTIONS["skill"]
    patch.setitem(actions.ACTIONS, "skill", whole._replace(options=can_use_skill))


@breaks("An effect stops at the first instruction that cannot be done in full", "1.3.2", "10.7.2.3.4")
@instead(whole_perform)
def _(whole: Any, game: Any, ctx: Any, them: Any) -> Any:
    for each in them:
        if not (yield from whole(game, ctx, (each,))):
            return False
    return True


@breaks("An effect does nothing unless all of its instructions can be done in full", "1.3.2")
@instead(whole_perform)
def _(whole: Any, game: Any, ctx: Any, them: Any) -> Any:
    if not game.possible(lambda trial: whole(trial, copy(ctx), them), "all of it can be done"):
        return False
    return (yield from whole(game, ctx, them))


@breaks(
    "An optional action is offered only if everything that follows from it can be done in full", "1.3.2", "10.4.2.2"
)
@instead(instructions.HANDLERS[May])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    every = (*node.first, *node.then)
    if not game.possible(lambda trial: whole_perform(trial, structs.replace(ctx), every), "all of it can be done"):
        return False
    return (yield from whole(game, ctx, node))


@breaks("An effect that rests an already resting holomem counts as resting it again", "1.3.2.1")
@partial(entry, instructions.HANDLERS, Rest)
def _(game: Any, ctx: Any, node: Any) -> Any:
    chosen, whole = yield from choices.pick(game, ctx, node.cards)
    yield from game.happen(*(event(ctx, "rest", card) for card in chosen))
    return whole


@breaks("Negative damage heals the holomem it is dealt to", "1.3.2.2")
@instead(instructions.deal)
def _(whole: Any, game: Any, ctx: Any, targets: Any, size: int, cause: str) -> Any:
    if size < 0:
        yield from game.happen(*(event(ctx, "heal", card, amount=-size) for card in targets))
        return False
    return (yield from whole(game, ctx, targets, size, cause))


breaks(
    "Drawing a negative number of cards puts that many cards from the hand back into the deck", "1.3.2.2.1", "1.3.2.2"
)(mechanisms.to_draw_less_than_nothing_puts_cards_of_the_hand_back(instructions.HANDLERS))


@breaks("The collab action is offered for a holomem that an effect forbids to collab", "1.3.3", "10.10.1.3")
@instead(actions.ACTIONS["collab"].options)
def _(whole: Any, game: Any, player: int) -> Any:
    state = game.state
    if state.zones[player, "collab"] or TurnFact.COLLAB in state.done:
        return []
    return [Option("collab", (card,)) for card in state.zones[player, "back"] if not state.cards[card].resting]


@breaks("The non-turn player chooses first when an effect makes both players choose cards to move", "1.3.4", "1.3.4.1")
@instead(instructions.HANDLERS[Each])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    player, game.state.turn_player = game.state.turn_player, 1 - game.state.turn_player
    try:
        return (yield from whole(game, ctx, node))
    finally:
        game.state.turn_player = player


@breaks("An effect's instructions in which the opponent chooses cards are done before all its others", "1.3.4")
def _(patch: Patch) -> None:
    def is_mine(instruction: Any) -> bool:
        return not any(isinstance(each, Choose) and each.by == "opponent" for _, each in said(instruction))

    performed(lambda game, ctx, them: whole_perform(game, ctx, tuple(sorted(them, key=is_mine))))(patch)


breaks("An effect that makes both players move cards at once moves them one player after the other", "1.3.4.2")(
    mechanisms.what_both_players_put_away_is_put_away_one_after_the_other(instructions.HANDLERS)
)
breaks("The opponent cannot cut an announced loop short to zero repetitions", "1.3.5")(mechanisms.none_is_no_number)
breaks("A player who must choose cards may always choose none", "1.3.5.1", "10.7.2.3.1", "10.7.2.3.5", "4.1.2.3")(
    mechanisms.of_any_number_of_cards_none_can_be_chosen
)
breaks("A player allowed to choose up to N cards must choose at least one", "1.3.5.1")(
    mechanisms.chosen_at_least(lambda least, most: max(least, 1))
)


@breaks("A card name in a text refers only to Debut holomem of that name", "2.1.1", "2.1.2")
@instead(Table.fits)
def _(whole: Any, self: Any, game: Any, ctx: Any, record: Any, info: Any, where: Any) -> bool:
    is_meant = not where.name or record.face.level == "Debut"
    return is_meant and whole(self, game, ctx, record, info, where)


@change
def has_fact(patch: Patch, what: str, instead: Any) -> None:
    """Another understanding of when a card is what a text says of it."""

    def has(face: Any, info: Any, fact: Any) -> bool:
        return bool(instead(face, info, fact.values) if fact.what == what else whole(face, info, fact))

    whole = cards.has
    patch.setattr(cards, "has", has)


breaks("A text that names a support sub type, such as item, applies to every support card", "2.2.1", "2.2.3")(
    has_fact("subtype", lambda face, info, values: face.kind == "support")
)


@breaks("A text about support cards applies only to items", "2.2.1", "2.2.2")
@instead(Table.fits)
def _(whole: Any, self: Any, game: Any, ctx: Any, record: Any, info: Any, where: Any) -> bool:
    is_meant = "support" not in where.kind or record.face.subtype == "item"
    return is_meant and whole(self, game, ctx, record, info, where)


@breaks(
    "A text that names a Bloom level also applies to the levels above it, with Spot as the highest", "2.3.1", "2.3.2"
)
@partial(has_fact, "level")
def _(face: Any, info: Any, values: Any) -> bool:
    return cards.LEVELS.index(info.level) >= min(map(cards.LEVELS.index, values))


breaks("A text that names a colour applies to cards of any colour", "2.4.1", "2.15.1")(
    wrap(cards.fits_color, lambda whole, info, colors: True)
)


@breaks("A colourless icon in a cost requires a cheer that has no colour", "2.4.2.1", "10.5.2")
@instead(cheers.covers)
def _(whole: Any, found: Any, cost: Any) -> bool:
    there = list(found)
    return whole(there, cost) and sum(not each for each in there) >= list(cost).count("colorless")


@breaks("Two colourless cards count as sharing a colour", "2.4.2.2")
@instead(references.shares)
def _(whole: Any, game: Any, ctx: Context, reference: Any, what: str, info: Any) -> bool:
    there = references.snapshots(game, ctx, reference)
    return whole(game, ctx, reference, what, info) or any(not (info.colors or each.info.colors) for each in there)


breaks("A colourless card counts as a card of every colour", "2.4.2.2", "2.4.3")(
    wrap(cards.fits_color, lambda whole, info, colors: not info.colors or not info.colors.isdisjoint(colors))
)
breaks("A text about colourless cards applies to no card", "2.4.2.2", "2.4.3")(
    wrap(cards.fits_color, lambda whole, info, colors: not info.colors.isdisjoint(colors))
)


@breaks("Two cards share a colour only if all of their colours are identical", "2.4.4")
@instead(references.shares)
def _(whole: Any, game: Any, ctx: Any, reference: Any, what: str, info: Any) -> bool:
    return any(each.info.colors == info.colors for each in references.snapshots(game, ctx, reference))


breaks("A text that names a Bloom level does not apply to Buzz holomem", "2.5.1", "2.3.2")(
    has_fact("level", lambda face, info, values: info.level in values and not face.buzz)
)
breaks("A text that names a tag applies only to cards without any other tag, untagged ones included", "2.6.1", "2.6.2")(
    has_fact("tag", lambda face, info, values: info.tags <= set(values))
)


@breaks("A card has the abilities of all cards of the same name that its player has, wherever they are", "2.7.1")
def _(patch: Patch) -> None:
    def printed(self: Any, card: int) -> Any:
        info = whole(self, card)
        record = self.cards[card]
        alike = [each for each in self.cards if each.face.name == record.face.name and each.seat == record.seat]
        texts = [ability for each in alike for ability in each.face.info_of(card, record.inc, record.seat).abilities]
        return replace(info, abilities=tuple(texts))

    whole = Table.printed
    patch.setattr(Table, "printed", printed)
    patch.setattr(Table, "base", printed)


def further_names(changes: Any) -> Change:
    """Another understanding of the names that a card has besides its own."""

    def extra(whole: Any, printed: Any) -> Any:
        ability = whole(printed)
        return replace(ability, changes=changes(printed.names)) if printed.what == "also" else ability

    return wrap(cards._extra, extra)


breaks("An Extra that adds a name replaces the card's own name instead", "2.11.2.3")(
    further_names(lambda names: tuple(InfoChange("name", set=name) for name in names[:1]))
)
breaks("Only the first of several names that an Extra adds to a card counts", "2.11.2.3.1")(
    further_names(lambda names: tuple(InfoChange("name", add=name) for name in names[:1]))
)
breaks("Only the last of several names that an Extra adds to a card counts", "2.11.2.3.1")(
    further_names(lambda names: tuple(InfoChange("name", add=name) for name in names[-1:]))
)
