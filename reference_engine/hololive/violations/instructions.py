"""Violations of chapter 5."""

from __future__ import annotations

from copy import copy
from typing import Any

from msgspec import structs
from msgspec.structs import replace

from ....adapters.abilities import Delay, Draw, Heal, Look, Ready, Reroll, Reveal, Roll, Shuffle, Switch, Top
from ....adapters.messages import Viewer
from ...kernel import choices, patterns, performing, references
from ...kernel import instructions as kernel_instructions
from ...kernel.cards import OnCard
from ...kernel.choices import pick
from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...kernel.information import Effect
from ...kernel.performing import event
from ...kernel.performing import perform as whole_perform
from ...patching import Patch
from ...timings.violations import mechanisms
from ...violations import Change, Violations, change, done, entry, instead, swap, wrap
from .. import arts, events, instructions, setup
from ..game import Hololive
from ..speech import HololiveSpeech
from .ways import turned_up

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


def by_a_alone(instruction: Any) -> Change:
    """A text's instruction is done for player A, and is not done for player B."""
    whole = instructions.HANDLERS[instruction]

    def handler(game: Any, ctx: Any, node: Any) -> Any:
        return (yield from whole(game, ctx, node)) if ctx.seat == 0 else False

    return entry(instructions.HANDLERS, instruction, handler)


breaks("Effects that make cards active work for player A but not for player B", "5.2.1")(by_a_alone(Ready))
breaks("Effects that put holomem into the downed state work for player A but not for player B", "5.4.1")(
    by_a_alone("down")
)
breaks("Effects that shuffle a deck work for player A but not for player B", "5.6.1")(by_a_alone(Shuffle))
breaks("Effects that look at cards work for player A but not for player B", "5.9.1")(by_a_alone(Look))
breaks("Effects that reveal cards work for player A but not for player B", "5.11.1")(by_a_alone(Reveal))
breaks("Effects that Bloom a holomem work for player A but not for player B", "5.13.1")(by_a_alone("bloom"))
breaks("Effects that return a holomem to Debut work for player A but not for player B", "5.14.1")(
    by_a_alone("return-to-debut")
)
breaks("Effects that make a holomem collab work for player A but not for player B", "5.15.1")(by_a_alone("collab"))
breaks("Effects that switch two holomem work for player A but not for player B", "5.17.1")(by_a_alone(Switch))
breaks("Effects that use an art again work for player A but not for player B", "5.23.1")(by_a_alone("use-again"))
breaks("Effects that reroll dice work for player A but not for player B", "5.24.1")(by_a_alone(Reroll))
breaks("Effects that create a delayed trigger work for player A but not for player B", "10.8.5.1")(by_a_alone(Delay))
breaks("Art texts that change the art's damage work for player A but not for player B", "12.2.4.2")(by_a_alone("boost"))


@breaks("Only the first player's holomem are turned face up at the end of the set-up", "5.3.1", "6.2.1.12")
@instead(setup.turn_up)
@at_once
def _(whole: Any, game: Any) -> None:
    state = game.state
    hidden = [card for card in state.holomem(state.first_player) if state.cards[card].face_down]
    commit(game, tuple(Event("turn", card) for card in hidden))


@change
def turned_up_too(patch: Patch, zone: str) -> None:
    """An engine that turns up the cards of another zone with those of the stage."""

    @at_once
    def turn_up(game: Any) -> None:
        game.state.ever |= {("turned up", zone)}
        done(whole(game))

    def is_visible(self: Any, game: Any, card: int, viewer: Viewer) -> bool:
        return bool(seen(self, game, card, viewer)) or ("turned up", game.state.cards[card].zone) in game.state.ever

    whole, seen = setup.turn_up, HololiveSpeech.is_visible
    turned_up(turn_up)(patch)
    patch.setattr(HololiveSpeech, "is_visible", is_visible)


breaks("Life cards are turned face up together with the holomem at the end of the set-up", "5.3.1", "6.2.1.12")(
    turned_up_too("life")
)
breaks("Cards in hand are turned face up together with the holomem at the end of the set-up", "5.3.1", "6.2.1.12")(
    turned_up_too("hand")
)
breaks("A player who was shown a card of a zone still sees it after the zone is shuffled", "5.6.1")(
    mechanisms.who_saw_a_card_before_the_shuffle_sees_it_after(events.APPLY)
)
breaks("Shuffling a deck of one card or none does not count as a shuffle", "5.6.1.1")(
    mechanisms.a_deck_of_one_card_is_not_shuffled(instructions.HANDLERS)
)
breaks("Cards drawn by an effect come from the bottom of the deck", "5.7.1")(mechanisms.the_bottom_card_is_drawn)
breaks("An effect that draws several cards draws only one", "5.7.2")(
    mechanisms.of_several_cards_to_draw_one_is_drawn(instructions.HANDLERS)
)
breaks("Drawing up to N cards offers no chance to stop before all N are drawn", "5.7.3", "5.7.3.2")(
    wrap(instructions.HANDLERS[Draw], lambda whole, game, ctx, node: whole(game, ctx, replace(node, up_to=False)))
)
breaks("A player told to draw up to zero cards may draw one", "5.7.3.1")(
    mechanisms.who_draws_up_to_none_is_asked_once(instructions.HANDLERS)
)
breaks("A player told to draw up to N cards may draw N+1", "5.7.3.4")(
    mechanisms.who_draws_up_to_a_number_is_asked_once_more(instructions.HANDLERS)
)


def first_alone(kind: str) -> Change:
    """Of events of a kind that happen at once, only the first does."""

    def happen(whole: Any, self: Any, *them: Event) -> Any:
        alone = {each.kind for each in them} == {kind}
        return (yield from whole(self, *(them[:1] if alone else them)))

    return wrap(Hololive.happen, happen)


breaks("A player who looks at several cards at once sees only the first of them", "5.8.1", "5.9.1")(first_alone("look"))
breaks("Cards that one player looks at are shown to both players", "5.9.1", "5.8.1", "5.9.2.4")(
    swap(events.APPLY["look"], events.APPLY["reveal"])
)


def tops(instead: Any) -> Change:
    """Another understanding of the top cards of a zone, by how many a text says and how many there are."""

    def refs(whole: Any, game: Any, ctx: Any, reference: Any) -> Any:
        if not isinstance(reference, Top):
            return whole(game, ctx, reference)
        count = references.amount(game, ctx, reference.count)
        there = sum(
            len(game.state.zones[player, reference.zone])
            for player in references.holders(game, ctx.seat, reference.side, reference.zone)
        )
        return whole(game, ctx, replace(reference, count=instead(reference.zone, count, there)))

    return wrap(references.refs, refs)


breaks("An effect on the top N cards of a zone affects none if the zone holds fewer", "5.9.1", "1.3.2")(
    tops(lambda zone, count, there: count if count <= there else 0)
)


@breaks("Looking at up to N cards shows all N at once instead of one at a time", "5.9.2")
@instead(kernel_instructions._look_one_by_one)
def _(whole: Any, game: Any, ctx: Any, them: Any, viewer: int) -> Any:
    yield from game.happen(*(event(ctx, "look", card, viewer) for card in them))
    return them


breaks("A player told to look at up to zero cards is still asked whether to look", "5.9.2.1")(
    mechanisms.who_looks_at_up_to_none_is_asked_once
)
breaks("Cards that a player looks at one by one are revealed to both players", "5.9.2.4")(
    mechanisms.who_looks_card_by_card_shows_what_is_there
)
breaks("A player who looks at up to N cards can look at only the first of them", "5.9.2.5")(
    mechanisms.who_looks_card_by_card_sees_one
)
breaks("Only the first of several cards revealed at once is shown", "5.11.2", "5.11.1")(first_alone("reveal"))


@breaks("A holomem loses its damage when it Blooms", "5.13.2")
@instead(events.APPLY["stack"])
def _(whole: Any, table: Any, event: Event) -> None:
    whole(table, event)
    table.cards[event.card] = replace(table.cards[event.card], damage=0)


@breaks("A holomem that Blooms loses the lasting effects put on it", "5.13.2")
@instead(events.APPLY["stack"])
def _(whole: Any, table: Any, event: Event) -> None:
    inc = table.cards[event.other].inc
    table.lasting = tuple(
        each if each.cards is None else structs.replace(each, cards=tuple(ref for ref in each.cards if ref.inc != inc))
        for each in table.lasting
    )
    whole(table, event)


@breaks("A holomem that Blooms counts as a different holomem from the one before", "5.13.2", "5.13.3")
@instead(events.APPLY["stack"])
def _(whole: Any, table: Any, event: Event) -> None:
    whole(table, event)
    table.cards[event.card] = replace(table.cards[event.card], inc=table.tick())


breaks("An effect on abilities of a name also applies to those of that name that appear later", "5.13.3.1")(
    wrap(Effect.means, lambda whole, self, held, named: named in (None, held.name))
)


@breaks(
    "An ability limited to one use counts as used after a Bloom if the old card's ability was used",
    "5.13.3.1.1",
    "5.13.3.1",
)
def _(patch: Patch) -> None:
    def alike(key: Any, other: Any) -> bool:
        return isinstance(key, OnCard) and replace(key, card=other.card) == other

    def usable(game: Any, held: Any) -> bool:
        limit = getattr(held.ability, "limit", None)
        spent = [key for key in game.state.used if alike(key, held.key)]
        return bool(whole(game, held)) and not (limit is not None and limit.count == 1 and spent)

    whole = Hololive.usable
    patch.setattr(Hololive, "usable", usable)


@breaks("A once-per-game ability is unusable if a card under the holomem has used any limited ability", "5.13.3.1.1")
@instead(Hololive.usable)
def _(whole: Any, self: Any, held: Any) -> bool:
    limit = getattr(held.ability, "limit", None)
    under = self.state.cards[held.card].under
    before = [key for key in self.state.used if isinstance(key, OnCard) and key.card in under]
    return bool(whole(self, held)) and not (limit is not None and limit.per == "game" and before)


@breaks("A holomem that cannot return to Debut cannot be chosen for it", "5.14.1.1", "5.14.1")
@instead(instructions.HANDLERS["return-to-debut"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    def can(card: int) -> bool:
        under = game.state.cards[card].under
        return bool(under) and game.state.cards[under[0]].face.level == "Debut"

    chosen, enough = yield from choices.pick(game, ctx, node.cards, can)
    for card in chosen:
        yield from instructions._to_debut(game, ctx, card)
    return enough


@breaks("A holomem put into the downed state gets damage equal to its printed HP instead", "5.4.1")
@instead(events.APPLY["down"])
def _(whole: Any, state: Any, event: Event) -> None:
    record = state.cards[event.card]
    damage = max(record.damage, record.face.info.hp)
    state.cards[event.card] = replace(record, damage=damage, harmed_by=event.source)


@breaks("A holomem that returns to Debut is healed of only half its damage", "5.14.1.2")
def _(patch: Patch) -> None:
    def to_debut(game: Any, ctx: Any, card: int) -> Any:
        with Patch() as inner:
            inner.setattr(performing, "event", halved)
            return (yield from whole(game, ctx, card))

    def halved(ctx: Any, kind: str, card: int = -1, player: int = -1, **fields: Any) -> Event:
        if kind == "heal":
            fields["amount"] //= 2
        return event(ctx, kind, card, player, **fields)

    whole = instructions._to_debut
    patch.setattr(instructions, "_to_debut", to_debut)


@breaks("A holomem that an effect makes collab sends the holomem in the collab position to the back", "5.15.1", "4.8.3")
@instead(instructions.collab)
def _(whole: Any, game: Any, ctx: Any, chosen: Any) -> Any:
    seat = game.state.cards[chosen[0]].seat
    for card in game.state.zones[seat, "collab"]:
        yield from game.happen(event(ctx, "move", card, seat, to="back"))
    return (yield from whole(game, ctx, chosen))


breaks("A fan can be attached by an effect to a holomem that its text does not allow", "5.16.2", "11.4.3")(
    wrap(instructions.may_have, lambda whole, game, host, chosen: True)
)


@breaks("An effect can attach a second mascot to a holomem", "5.16.3.2")
@instead(instructions.room_for)
def _(whole: Any, game: Any, host: int, subtype: str) -> int:
    return 99 if subtype == "mascot" else whole(game, host, subtype)


@breaks("A tool or mascot attached by an effect replaces the one that the holomem already has", "5.16.3.4")
@instead(instructions.within_caps)
def _(whole: Any, game: Any, ctx: Any, chosen: Any, host: int) -> Any:
    records = game.state.cards
    kinds = {records[card].face.subtype for card in chosen} & {"tool", "mascot"}
    first = [card for card in records[host].attached if records[card].face.subtype in kinds]
    yield from game.happen(*(instructions.archived(game, ctx, card) for card in first))
    return (yield from whole(game, ctx, chosen, host))


breaks(
    "An effect can attach a further tool or mascot to a holomem that already exceeds the cap", "5.16.3.4", "1.3.2.2"
)(wrap(instructions.room_for, lambda whole, game, host, subtype: abs(whole(game, host, subtype))))
breaks("A card in the resolution zone that an effect cannot attach stays there", "5.16.3.4.2")(
    wrap(instructions.archived, lambda whole, game, ctx, card: event(ctx, "reveal", card))
)


@breaks("An effect cannot reattach an attached card to another holomem", "5.16.4", "5.16.4.2")
@instead(instructions.within_caps)
def _(whole: Any, game: Any, ctx: Any, chosen: Any, host: int) -> Any:
    return (yield from whole(game, ctx, [each for each in chosen if game.state.cards[each].host < 0], host))


@breaks("An attached card that an effect reattaches to another holomem is archived instead", "5.16.4.2")
@instead(instructions.attaching)
def _(whole: Any, game: Any, ctx: Any, card: int, host: int) -> Any:
    is_free = game.state.cards[card].host < 0
    return whole(game, ctx, card, host) if is_free else instructions.archived(game, ctx, card)


@breaks("A card reattached to another holomem still works for the first one", "5.16.4.2")
@instead(events.APPLY["attach"])
def _(whole: Any, table: Any, event: Event) -> None:
    was = table.cards[event.card].host
    whole(table, event)
    if was >= 0:
        table.cards[event.card] = replace(table.cards[event.card], host=was)


@breaks("An ability or bonus given to chosen cards goes to all holomem of the effect's controller instead", "5.18.1")
@instead(kernel_instructions._last)
def _(whole: Any, game: Any, ctx: Any, effect: Any, locked: Any, *rest: Any, **more: Any) -> None:
    every = tuple(game.state.ref(card) for card in game.state.holomem(ctx.seat))
    whole(game, ctx, effect, every if locked else locked, *rest, **more)


breaks("A cheer sent by an effect does not count as sent", "5.19.1")(
    wrap(instructions.attaching, lambda whole, *of: replace(whole(*of), cause="effect"))
)
breaks("An effect does not send the last card of a cheer deck", "5.19.2")(
    tops(lambda zone, count, there: 0 if (zone, there) == ("cheer deck", 1) else count)
)


@breaks("Abilities that watch for damage react only to art damage", "5.20.2")
@instead(patterns.happens)
def _(whole: Any, game: Any, at: Any, event: Event, ctx: Any) -> bool:
    return (event.kind, event.cause) != ("damage", "effect") and whole(game, at, event, ctx)


@breaks("An effect that heals all damage removes at most 100", "5.21.2")
@instead(instructions.HANDLERS[Heal])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    return (yield from whole(game, ctx, node if node.amount is not None else replace(node, amount=100)))


breaks("Effects that roll dice work for player A but not for player B", "5.22.1", "5.24.1")(by_a_alone(Roll))


@breaks("A die is not rolled when no result lets the rest of the effect be done in full", "5.22.1", "1.3.2")
@instead(whole_perform)
def _(whole: Any, game: Any, ctx: Any, them: Any) -> Any:
    for at, each in enumerate(them):
        rest = them[at:]
        if isinstance(each, Roll) and not game.possible(
            lambda trial, rest=rest: whole(trial, copy(ctx), rest), "anything comes of it"
        ):
            return False
        yield from whole(game, ctx, (each,))
    return True


@breaks("A rerolled die triggers abilities for the old result as well as for the new one", "5.24.1")
@instead(instructions.HANDLERS[Reroll])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    again = yield from whole(game, ctx, node)
    if not game.is_trial:
        game.notice((ctx.replaces,), game.in_effect())
    return again


@breaks("A mascot stays attached to a holomem that returns to Debut", "5.14.1.3")
@instead(instructions._to_debut)
def _(whole: Any, game: Any, ctx: Any, card: int) -> Any:
    record = game.state.cards[card]
    mascots = [each for each in record.attached if game.state.cards[each].face.subtype == "mascot"]
    done = yield from whole(game, ctx, card)
    for debut in set(record.under) & set(game.state.holomem(record.seat)):
        yield from game.happen(*(instructions.attaching(game, ctx, each, debut) for each in mascots))
    return done


breaks("An effect that deals damage to several holomem hits only the first of them", "5.20.1")(
    wrap(instructions.deal, lambda whole, game, ctx, targets, size, cause: whole(game, ctx, targets[:1], size, cause))
)


@breaks("An effect that heals several holomem heals only the first of them", "5.21.1")
def _(patch: Patch) -> None:
    def heal(game: Any, ctx: Any, node: Any) -> Any:
        with Patch() as inner:
            inner.setattr(choices, "pick", first)
            return (yield from whole(game, ctx, node))

    def first(*asked: Any) -> Any:
        chosen, all_of_them = yield from pick(*asked)
        return chosen[:1], all_of_them

    whole = instructions.HANDLERS[Heal]
    patch.setitem(instructions.HANDLERS, Heal, heal)


@breaks("An art used again can target only the holomem that its user damaged before", "5.23.1")
@instead(arts.aim)
def _(whole: Any, game: Any, ctx: Any) -> Any:
    found = yield from whole(game, ctx)
    hit = [card for card in found if game.state.cards[card].harmed_by == ctx.this]
    return hit[:1] or found
