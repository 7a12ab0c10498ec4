"""Violations of WIXOSS: Rise and Remove."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...kernel.committing import let_go
from ...violations import Patch, Violations, results
from .. import contents, effects, signi, state, words
from ..unaffected import is_unaffected
from ..words import ATTACK_TIMING, BENEATH, CRAFTS, HAND, MAIN_TIMING, SIGNI_ZONES, TRASH
from .attached import goes
from .ways import applies, offers

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# --- Rise ---------------------------------------------------------------------------------------------


@breaks("rise.1")
def who_rises_needs_nobody_beneath(patch: Patch) -> None:
    patch.setattr(signi, "rises_on", lambda game, card: None)


@breaks("rise.3")
def effects_field_who_rises_without_one_beneath(patch: Patch) -> None:
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
    patch.setattr(effects, "places", places)
    patch.setattr(effects, "come", come)


@breaks("rise.6")
def who_rises_is_frozen_as_the_one_beneath(patch: Patch) -> None:
    taken_over(patch, "frozen", "awakened")


@breaks("rise.7", "rise.6")
def who_rises_lies_as_the_one_beneath(patch: Patch) -> None:
    taken_over(patch, "resting")


def taken_over(patch: Patch, *names: str) -> None:
    """A card that comes to lie on another takes that over from it."""

    def other(whole: Any, table: Any, event: Any) -> None:
        was = {name: getattr(table.cards[event.card], name) for name in names}
        whole(table, event)
        table.change(event.other, **was)

    applies(patch, "tuck", other)


@breaks("rise.8", "const-ability.2")
def what_lies_underneath_is_in_force(patch: Patch) -> None:
    def at_work(self: Any) -> Any:
        yield from whole(self)
        for player in (0, 1):
            for card in self.signi(player):
                yield from (each for each in self.cards[card].under if self.cards[each].face.is_working)

    whole = state.Table.at_work
    patch.setattr(state.Table, "at_work", at_work)


@breaks("rise.9", "soul.5")
def who_rises_takes_over_what_is_attached(patch: Patch) -> None:
    def other(whole: Any, table: Any, event: Any) -> None:
        kept = table.cards[event.card].attached
        table.change(event.card, attached=())
        whole(table, event)
        for part in kept:
            table.change(part, host=event.other)
        table.change(event.other, attached=(*table.cards[event.other].attached, *kept))

    applies(patch, "tuck", other)


@breaks("rise.11")
def what_lay_underneath_before_goes_when_another_rises(patch: Patch) -> None:
    def other(whole: Any, table: Any, event: Any) -> None:
        for part in table.cards[event.card].under:
            let_go(table, part)
        table.change(event.card, under=())
        whole(table, event)

    applies(patch, "tuck", other)


@breaks("rise.5", "under.3")
def what_lay_under_a_signi_goes_to_the_hand(patch: Patch) -> None:
    goes(patch, lambda record, zone: zone if record.role in ("charm", "acce", "soul") else HAND)


@breaks("rise.8")
def what_lies_underneath_is_a_signi_of_the_field(patch: Patch) -> None:
    def within(self: Any, game: Any, ctx: Any, cards: Any, node: Any) -> Any:
        found = whole(self, game, ctx, cards, node)
        return [*found, *(part for card in found for part in self.cards[card].under)]

    whole = state.Table.within
    patch.setattr(state.Table, "within", within)


@breaks("rise.8")
def what_lies_underneath_is_found_by_nothing(patch: Patch) -> None:
    def within(self: Any, game: Any, ctx: Any, cards: Any, node: Any) -> Any:
        return [card for card in whole(self, game, ctx, cards, node) if self.cards[card].role != BENEATH]

    whole = state.Table.within
    patch.setattr(state.Table, "within", within)


@breaks("rise.1")
def one_signi_is_enough_for_any_rise(patch: Patch) -> None:
    results(patch, signi, "rises_on", lambda found, game, card: found and replace(found, most=1))


@breaks("rise.4", "unaffected.2")
def nobody_rises_on_who_is_unaffected(patch: Patch) -> None:
    def ways(found: Any, game: Any, card: int) -> Any:
        return [each for each in found if not any(is_unaffected(game, beneath) for beneath in each)]

    results(patch, signi, "ways", ways)


@breaks("rise.10")
def nothing_triggers_when_a_signi_leaves_the_field(patch: Patch) -> None:
    patch.setitem(words.WORDS.happenings, "leave", words.WORDS.happenings["leave"]._replace(to=(CRAFTS,)))


# --- Remove -------------------------------------------------------------------------------------------


@breaks("remove.1")
def one_signi_is_removed(patch: Patch) -> None:
    def remove(game: Any, player: int, card: int) -> Any:
        yield from ()
        game.state.done |= {signi.REMOVE}
        game.move((card,), TRASH, "remove")

    patch.setitem(contents.ACTIONS, "remove", contents.ACTIONS["remove"]._replace(does=remove))


@breaks("remove.1", "main-phase.3")
def signi_are_removed_as_often_as_one_likes(patch: Patch) -> None:
    patch.setattr(signi, "REMOVE", ("never",))
    offers(patch, "remove", forgetting)


def forgetting(whole: Any, game: Any, player: int, timing: str) -> Any:
    """What is offered where nothing has been removed."""
    game.state.done -= {signi.REMOVE}
    return whole(game, player, timing)


@breaks("remove.1", "main-phase.3")
def signi_are_removed_before_attacks(patch: Patch) -> None:
    def removed(whole: Any, game: Any, player: int, timing: str) -> Any:
        return whole(game, player, MAIN_TIMING if timing == ATTACK_TIMING else timing)

    offers(patch, "remove", removed)


@breaks("remove.1")
def a_resona_is_removed(patch: Patch) -> None:
    patch.setattr(signi, "may_remove", lambda game, card: True)


@breaks("remove.1")
def what_is_removed_is_banished(patch: Patch) -> None:
    def remove(game: Any, player: int, card: int) -> Any:
        game.state.done |= {signi.REMOVE}
        yield from signi.banish(game, (card,), "remove")

    patch.setitem(contents.ACTIONS, "remove", contents.ACTIONS["remove"]._replace(does=remove))
