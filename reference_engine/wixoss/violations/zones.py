"""Violations of WIXOSS: zones, what can be seen in them, and searches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ....adapters import abilities as a
from ...kernel import choices, information
from ...kernel.choices import choose
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...kernel.references import amount, cards, is_met
from ...kernel.traits import traits_of
from ...violations import Patch, Violations, results
from .. import search, state, words
from ..words import BEAT, DECK, ENER, FACING, LRIG_DECK, LRIG_TRASH, REMOVED, TRASH
from .ways import applies, handler

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# --- zones --------------------------------------------------------------------------------------------


@breaks("field.2", "field.1")
def a_signi_in_the_ener_zone_is_on_the_field(patch: Patch) -> None:
    patch.setattr(words.WORDS, "_expanded", {})
    patch.setitem(words.WORDS.groups, "field", (*words.FIELD, ENER))


def works_in(patch: Patch, *zones: str) -> None:
    """Abilities work in these zones, too."""

    def at_work(self: Any) -> Any:
        yield from whole(self)
        yield from (card for player in (0, 1) for zone in zones for card in self.zones[player, zone])

    whole = state.Table.at_work
    patch.setattr(state.Table, "at_work", at_work)
    patch.setattr(words.WORDS, "working", (*words.WORDS.working, *zones))
    traits_of.cache_clear()


@breaks("field.2", "const-ability.2")
def an_ability_works_in_the_ener_zone_and_the_trash(patch: Patch) -> None:
    works_in(patch, ENER, TRASH)


@breaks("const-ability.2")
def an_ability_works_in_the_lrig_deck_and_the_lrig_trash(patch: Patch) -> None:
    works_in(patch, LRIG_DECK, LRIG_TRASH)


@breaks("const-ability.2")
def an_ability_works_among_the_beat(patch: Patch) -> None:
    works_in(patch, BEAT)


def in_force(patch: Patch, of: Callable[[Any, int], bool]) -> None:
    """Constant abilities are in force where that is so: ``of(table, card)``."""

    def met(game: Any, ctx: Any, ability: Any) -> bool:
        return is_met(game, ctx, ability) and (not isinstance(ability, a.Continuous) or of(game.state, ctx.this.card))

    patch.setattr(information, "is_met", met)


@breaks("const-ability.2")
def an_ability_works_while_its_card_is_up(patch: Patch) -> None:
    in_force(patch, lambda table, card: not table.cards[card].resting)


@breaks("const-ability.2")
def an_ability_works_in_its_player_s_turn_alone(patch: Patch) -> None:
    in_force(patch, lambda table, card: table.cards[card].seat == table.turn_player)


@breaks("const-ability.2")
def what_lies_under_a_lrig_is_in_force(patch: Patch) -> None:
    def at_work(self: Any) -> Any:
        yield from whole(self)
        yield from (card for player in (0, 1) for card in self.beneath_lrigs(player))

    whole = state.Table.at_work
    patch.setattr(state.Table, "at_work", at_work)


@breaks("const-ability.3")
def what_was_so_once_in_a_turn_stays_so(patch: Patch) -> None:
    def was_met(game: Any, ctx: Any, ability: Any) -> bool:
        if is_met(game, ctx, ability):
            met.add((game.state.turn, ctx.this, ability))
        return (game.state.turn, ctx.this, ability) in met

    met = set[Any]()
    patch.setattr(information, "is_met", was_met)


@breaks("field.2")
def a_signi_in_the_cheer_zone_is_not_on_the_field(patch: Patch) -> None:
    patch.setattr(words.WORDS, "_expanded", {})
    patch.setitem(words.WORDS.groups, "field", tuple(zone for zone in words.FIELD if zone != words.CHEER))


@breaks("deck.4")
def the_deck_of_a_text_is_the_lrig_deck(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def moved(game: Any, ctx: Any, node: Any) -> Any:
            is_top = isinstance(node.cards, a.Top) and node.cards.zone == DECK
            return whole(game, ctx, replace(node, cards=replace(node.cards, zone=LRIG_DECK)) if is_top else node)

        return moved

    handler(patch, a.Move, made)


@breaks("zone.2")
def what_leaves_the_game_lies_in_the_trash(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def moved(game: Any, ctx: Any, node: Any) -> Any:
            return whole(game, ctx, replace(node, to=TRASH) if node.to == REMOVED else node)

        return moved

    handler(patch, a.Move, made)


@breaks("zone.3")
def what_was_to_be_done_to_a_card_is_done_to_it_wherever_it_has_been(patch: Patch) -> None:
    patch.setattr(state.Table, "found", lambda self, ref: ref.card)


@breaks("trash.3")
def the_top_card_of_the_trash_alone_is_taken_back(patch: Patch) -> None:
    def chosen(game: Any, player: int, among: Any, *others: Any) -> Any:
        in_trash = [card for card in among if game.state.cards[card].zone == TRASH]
        return (yield from choose(game, player, in_trash[:1] or among, *others))

    patch.setattr(choices, "choose", chosen)


@breaks("signi-zone.4")
def who_lies_across_takes_the_place(patch: Patch) -> None:
    def is_free(found: bool, table: Any, player: int, zone: str) -> bool:
        return found and not table.zones[1 - player, FACING[zone]]

    results(patch, state.Table, "is_free", is_free)


@breaks("class.3")
def parts_of_two_classes_make_one(patch: Patch) -> None:
    def is_one(self: Any, info: Any, fact: Any) -> bool:
        if fact.what == "class":
            lefts, rights = ({part[at] for each in info.classes for part in [each.split(":")]} for at in (0, -1))
            made = {f"{left}:{right}" for left in lefts for right in rights}
            return bool(whole(self, info, fact)) or not made.isdisjoint(fact.values)
        return bool(whole(self, info, fact))

    whole = state.Table._is_one
    patch.setattr(state.Table, "_is_one", is_one)


# --- what can be seen ---------------------------------------------------------------------------------


@breaks("public-zone.3")
def who_saw_a_card_does_not_see_it_face_down(patch: Patch) -> None:
    def turned(whole: Any, state: Any, event: Event) -> None:
        whole(state, event)
        if event.face_down:
            state.change(event.card, unseen_by=frozenset({0, 1}))

    applies(patch, "turn", turned)


@breaks("hidden-zone.2")
def who_goes_second_sees_every_card(patch: Patch) -> None:
    whole = state.Table.can_see
    patch.setattr(state.Table, "can_see", lambda self, player, card: player == 1 or whole(self, player, card))


@breaks("hidden-zone.3")
def what_any_card_would_do_for_need_not_be_chosen(patch: Patch) -> None:
    patch.setattr(choices, "is_any", lambda among: False)


@breaks("hidden-zone.3", "search.3")
def what_is_there_has_to_be_found(patch: Patch) -> None:
    def chosen(game: Any, player: int, among: Any, least: int, most: int) -> Any:
        return (yield from choose(game, player, among, most, most))

    patch.setattr(search, "choose", chosen)


# --- searches -----------------------------------------------------------------------------------------


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

    handler(patch, "search", made)
    handler(patch, "search-too", made)


@breaks("search.3")
def what_fits_has_to_be_found(patch: Patch) -> None:
    finds(patch, lambda count, there: count, lambda count, there: len(there) >= count)


@breaks("search.5")
def of_several_as_many_as_there_are_are_found(patch: Patch) -> None:
    finds(patch, lambda count, there: 0, lambda count, there: True)


@breaks("search.4")
def where_one_is_lacking_none_is_found(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def done(game: Any, ctx: Any, node: Any) -> Any:
            found = yield from whole(game, ctx, node)
            if node.what == "search-too" and not found:
                ctx.it = ()
            return found

        return done

    handler(patch, "search-too", made)


@breaks("search.2")
def who_has_searched_does_not_shuffle(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        @at_once
        def done(game: Any, ctx: Any, node: Any) -> bool:
            return True

        return done

    handler(patch, a.Shuffle, made)
