"""Violations of chapter 5."""

from __future__ import annotations

from copy import copy
from typing import Any

from msgspec import structs
from msgspec.structs import replace

from ....adapters.card_text_tree import (
    CreateDelayedTrigger,
    Draw,
    Heal,
    Look,
    Ready,
    Reroll,
    Reveal,
    Roll,
    Shuffle,
    Switch,
    TopCards,
)
from ....adapters.messages import Player
from ...check_timings.violations import mechanisms
from ...kernel import card_choices, card_references, event_patterns, perform
from ...kernel import instructions as kernel_instructions
from ...kernel.card_choices import select_cards
from ...kernel.cards import CardAbilityKey
from ...kernel.commit import commit_events
from ...kernel.continuous_effects import ContinuousEffect
from ...kernel.events import EngineEvent
from ...kernel.game_loop import without_asks
from ...kernel.perform import create_event
from ...kernel.perform import perform_instructions as whole_perform
from ...patching import Patch
from ...violations import (
    Change,
    Violations,
    change_factory,
    run_without_asks,
    set_entry,
    swap_function,
    wrap_function,
    wrapper_of,
)
from .. import arts, events, instructions, setup
from ..encoder import HololiveEncoder
from ..game import Hololive
from .helpers import replace_turn_up

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


def only_for_player_a(instruction: Any) -> Change:
    """Carry out an instruction for player A, and not for player B."""
    whole = instructions.HANDLERS[instruction]

    def do_for_player_a(game: Any, ctx: Any, node: Any) -> Any:
        return (yield from whole(game, ctx, node)) if ctx.seat == 0 else False

    return set_entry(instructions.HANDLERS, instruction, do_for_player_a)


breaks("Effects that make cards active work for player A but not for player B", "5.2.1")(only_for_player_a(Ready))
breaks("Effects that put holomem into the downed state work for player A but not for player B", "5.4.1")(
    only_for_player_a("down")
)
breaks("Effects that shuffle a deck work for player A but not for player B", "5.6.1")(only_for_player_a(Shuffle))
breaks("Effects that look at cards work for player A but not for player B", "5.9.1")(only_for_player_a(Look))
breaks("Effects that reveal cards work for player A but not for player B", "5.11.1")(only_for_player_a(Reveal))
breaks("Effects that Bloom a holomem work for player A but not for player B", "5.14.1")(only_for_player_a("bloom"))
breaks("Effects that return a holomem to Debut work for player A but not for player B", "5.15.1")(
    only_for_player_a("return-to-debut")
)
breaks("Effects that make a holomem collab work for player A but not for player B", "5.16.1")(
    only_for_player_a("collab")
)
breaks("Effects that switch two holomem work for player A but not for player B", "5.18.1", "5.17.1@1.7.0")(
    only_for_player_a(Switch)
)
breaks("Effects that use an art again work for player A but not for player B", "5.25.1")(only_for_player_a("use-again"))
breaks("Effects that reroll dice work for player A but not for player B", "5.24.3")(only_for_player_a(Reroll))
breaks("Effects that create a delayed trigger work for player A but not for player B", "10.8.5.1")(
    only_for_player_a(CreateDelayedTrigger)
)
breaks("Art texts that change the art's damage work for player A but not for player B", "12.3.4.2")(
    only_for_player_a("boost")
)


@breaks("Only the first player's holomem are turned face up at the end of the set-up", "5.3.1", "6.2.1.12")
@wrapper_of(setup.turn_up_stage)
@without_asks
def _(whole: Any, game: Any) -> None:
    state = game.state
    hidden = [card for card in state.holomem(state.first_player) if state.cards[card].face_down]
    commit_events(game, tuple(EngineEvent("turn", card) for card in hidden))


@change_factory
def turn_up_zone_too(patch: Patch, zone: str) -> None:
    """Turn up the cards of another zone together with those of the stage."""

    @without_asks
    def turn_up_more(game: Any) -> None:
        game.state.ever |= {("turned up", zone)}
        run_without_asks(whole(game))

    def is_visible(self: Any, game: Any, card: int, viewer: Player) -> bool:
        return bool(seen(self, game, card, viewer)) or ("turned up", game.state.cards[card].zone) in game.state.ever

    whole, seen = setup.turn_up_stage, HololiveEncoder.is_visible
    replace_turn_up(turn_up_more)(patch)
    patch.setattr(HololiveEncoder, "is_visible", is_visible)


breaks("Life cards are turned face up together with the holomem at the end of the set-up", "5.3.1", "6.2.1.12")(
    turn_up_zone_too("life")
)
breaks("Cards in hand are turned face up together with the holomem at the end of the set-up", "5.3.1", "6.2.1.12")(
    turn_up_zone_too("hand")
)
breaks("A player who was shown a card of a zone still sees it after the zone is shuffled", "5.6.1")(
    mechanisms.shown_card_stays_seen_in_shuffle(events.APPLY)
)
breaks("Shuffling a deck of one card or none does not count as a shuffle", "5.6.1.1")(
    mechanisms.a_deck_of_one_card_is_not_shuffled(instructions.HANDLERS)
)
breaks(
    "Cards drawn by an effect come from the bottom of the deck",
    "5.7.1",
    spread="the setting up of a game draws, and names the cards",
)(mechanisms.the_bottom_card_is_drawn)
breaks("An effect that draws several cards draws only one", "5.7.2", "5.20.1")(
    mechanisms.only_one_card_is_drawn(instructions.HANDLERS)
)
breaks("Drawing up to N cards offers no chance to stop before all N are drawn", "5.7.3", "5.7.3.2")(
    wrap_function(
        instructions.HANDLERS[Draw], lambda whole, game, ctx, node: whole(game, ctx, replace(node, up_to=False))
    )
)
breaks("A player told to draw up to zero cards may draw one", "5.7.3.1")(
    mechanisms.drawing_up_to_none_asks_once(instructions.HANDLERS)
)
breaks("A player told to draw up to N cards may draw N+1", "5.7.3.4")(
    mechanisms.drawing_up_to_asks_once_more(instructions.HANDLERS)
)


def only_first_event(kind: str) -> Change:
    """Commit only the first of simultaneous events of a kind."""

    def do_first_event(whole: Any, self: Any, *them: EngineEvent) -> Any:
        alone = {each.kind for each in them} == {kind}
        return (yield from whole(self, *(them[:1] if alone else them)))

    return wrap_function(Hololive.propose_events, do_first_event)


breaks("A player who looks at several cards at once sees only the first of them", "5.8.1", "5.9.1")(
    only_first_event("look")
)
breaks("Cards that one player looks at are shown to both players", "5.9.1", "5.8.1", "5.9.2.4")(
    swap_function(events.APPLY["look"], events.APPLY["reveal"])
)


def change_top_count(instead: Any) -> Change:
    """Change the top cards of a zone, by the number in a text and the number of cards there."""

    def refs_with_changed_top(whole: Any, game: Any, ctx: Any, reference: Any) -> Any:
        if not isinstance(reference, TopCards):
            return whole(game, ctx, reference)
        count = card_references.evaluate_amount(game, ctx, reference.count)
        there = sum(
            len(game.state.zones[player, reference.zone])
            for player in card_references.zone_holders(game, ctx.seat, reference.side, reference.zone)
        )
        return whole(game, ctx, replace(reference, count=instead(reference.zone, count, there)))

    return wrap_function(card_references.referenced_cards, refs_with_changed_top)


breaks("An effect on the top N cards of a zone affects none if the zone holds fewer", "5.9.1", "1.3.2")(
    change_top_count(lambda zone, count, there: count if count <= there else 0)
)


@breaks("Looking at up to N cards shows all N at once instead of one at a time", "5.9.2")
@wrapper_of(kernel_instructions._look_one_by_one)
def _(whole: Any, game: Any, ctx: Any, them: Any, viewer: int) -> Any:
    yield from game.propose_events(*(create_event(ctx, "look", card, viewer) for card in them))
    return them


breaks("A player told to look at up to zero cards is still asked whether to look", "5.9.2.1")(
    mechanisms.looking_at_up_to_none_asks_once
)
breaks("A player told to look at up to zero cards of a deck is offered a look at its top card", "5.9.2.1")(
    wrap_function(
        kernel_instructions._look_one_by_one,
        lambda whole, game, ctx, them, viewer: whole(game, ctx, them or game.state.zones[viewer, "deck"][:1], viewer),
    )
)
breaks("Cards that a player looks at one by one are revealed to both players", "5.9.2.4")(
    mechanisms.looking_reveals_cards
)
breaks("A player who looks at up to N cards can look at only the first of them", "5.9.2.5", "5.9.2.5@1.7.0")(
    mechanisms.who_looks_card_by_card_sees_one
)
breaks("Only the first of several cards revealed at once is shown", "5.11.2", "5.11.1")(only_first_event("reveal"))


@breaks("A holomem loses its damage when it Blooms", "5.14.2")
@wrapper_of(events.APPLY["stack"])
def _(whole: Any, table: Any, event: EngineEvent) -> None:
    whole(table, event)
    table.cards[event.card] = replace(table.cards[event.card], damage=0)


@breaks("A holomem that Blooms loses the lasting effects put on it", "5.14.2")
@wrapper_of(events.APPLY["stack"])
def _(whole: Any, table: Any, event: EngineEvent) -> None:
    inc = table.cards[event.other].inc
    table.lasting = tuple(
        each if each.cards is None else structs.replace(each, cards=tuple(ref for ref in each.cards if ref.inc != inc))
        for each in table.lasting
    )
    whole(table, event)


@breaks("A holomem that Blooms counts as a different holomem from the one before", "5.14.2", "5.14.3")
@wrapper_of(events.APPLY["stack"])
def _(whole: Any, table: Any, event: EngineEvent) -> None:
    whole(table, event)
    table.cards[event.card] = replace(table.cards[event.card], inc=table.advance_clock())


breaks("An effect on abilities of a name also applies to those of that name that appear later", "5.14.3.1")(
    wrap_function(ContinuousEffect.includes_ability, lambda whole, self, held, named: named in (None, held.name))
)


@breaks(
    "An ability limited to one use counts as used after a Bloom if the old card's ability was used",
    "5.14.3.1.1",
    "5.14.3.1",
)
def _(patch: Patch) -> None:
    def is_same_ability(key: Any, other: Any) -> bool:
        return isinstance(key, CardAbilityKey) and replace(key, card=other.card) == other

    def is_unused_ability(game: Any, held: Any) -> bool:
        limit = getattr(held.ability, "limit", None)
        spent = [key for key in game.state.used if is_same_ability(key, held.key)]
        return bool(whole(game, held)) and not (limit is not None and limit.count == 1 and spent)

    whole = Hololive.is_usable
    patch.setattr(Hololive, "is_usable", is_unused_ability)


@breaks("A once-per-game ability is unusable if a card under the holomem has used any limited ability", "5.14.3.1.1")
@wrapper_of(Hololive.is_usable)
def _(whole: Any, self: Any, held: Any) -> bool:
    limit = getattr(held.ability, "limit", None)
    under = self.state.cards[held.card].under
    before = [key for key in self.state.used if isinstance(key, CardAbilityKey) and key.card in under]
    return bool(whole(self, held)) and not (limit is not None and limit.per == "game" and before)


@breaks("A holomem that cannot return to Debut cannot be chosen for it", "5.15.1.1", "5.15.1")
@wrapper_of(instructions.HANDLERS["return-to-debut"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    def can_return(card: int) -> bool:
        under = game.state.cards[card].under
        return bool(under) and game.state.cards[under[0]].face.level == "Debut"

    chosen, enough = yield from card_choices.select_cards(game, ctx, node.cards, can_return)
    for card in chosen:
        yield from instructions._to_debut(game, ctx, card)
    return enough


@breaks("A holomem put into the downed state gets damage equal to its printed HP instead", "5.4.1")
@wrapper_of(events.APPLY["down"])
def _(whole: Any, state: Any, event: EngineEvent) -> None:
    record = state.cards[event.card]
    damage = max(record.damage, record.face.info.hp)
    state.cards[event.card] = replace(record, damage=damage, harmed_by=event.source)


@breaks("A holomem that returns to Debut is healed of only half its damage", "5.15.1.2")
def _(patch: Patch) -> None:
    def to_debut(game: Any, ctx: Any, card: int) -> Any:
        with Patch() as inner:
            inner.setattr(perform, "create_event", halve_healing)
            return (yield from whole(game, ctx, card))

    def halve_healing(ctx: Any, kind: str, card: int = -1, player: int = -1, **fields: Any) -> EngineEvent:
        if kind == "heal":
            fields["amount"] //= 2
        return create_event(ctx, kind, card, player, **fields)

    whole = instructions._to_debut
    patch.setattr(instructions, "_to_debut", to_debut)


@breaks("A holomem that an effect makes collab sends the holomem in the collab position to the back", "5.16.1", "4.8.3")
@wrapper_of(instructions.collab_holomem)
def _(whole: Any, game: Any, ctx: Any, chosen: Any) -> Any:
    seat = game.state.cards[chosen[0]].seat
    for card in game.state.zones[seat, "collab"]:
        yield from game.propose_events(create_event(ctx, "move", card, seat, to="back"))
    return (yield from whole(game, ctx, chosen))


breaks("A fan can be attached by an effect to a holomem that its text does not allow", "5.17.2", "11.4.3")(
    wrap_function(instructions.may_have_attached, lambda whole, game, host, chosen: True)
)


@breaks("An effect can attach a second mascot to a holomem", "5.17.3.2")
@wrapper_of(instructions.room_for_subtype)
def _(whole: Any, game: Any, host: int, subtype: str) -> int:
    return 99 if subtype == "mascot" else whole(game, host, subtype)


@breaks("A tool or mascot attached by an effect replaces the one that the holomem already has", "5.17.3.4")
@wrapper_of(instructions.choose_within_caps)
def _(whole: Any, game: Any, ctx: Any, chosen: Any, host: int) -> Any:
    records = game.state.cards
    kinds = {records[card].face.subtype for card in chosen} & {"tool", "mascot"}
    first = [card for card in records[host].attached if records[card].face.subtype in kinds]
    yield from game.propose_events(*(instructions.archive_event(game, ctx, card) for card in first))
    return (yield from whole(game, ctx, chosen, host))


breaks(
    "An effect can attach a further tool or mascot to a holomem that already exceeds the cap", "5.17.3.4", "1.3.2.2"
)(wrap_function(instructions.room_for_subtype, lambda whole, game, host, subtype: abs(whole(game, host, subtype))))
breaks("A card in the resolution zone that an effect cannot attach stays there", "5.17.3.4.2")(
    wrap_function(instructions.archive_event, lambda whole, game, ctx, card: create_event(ctx, "reveal", card))
)


@breaks("An effect cannot reattach an attached card to another holomem", "5.17.4", "5.17.4.2")
@wrapper_of(instructions.choose_within_caps)
def _(whole: Any, game: Any, ctx: Any, chosen: Any, host: int) -> Any:
    return (yield from whole(game, ctx, [each for each in chosen if game.state.cards[each].host < 0], host))


@breaks("An attached card that an effect reattaches to another holomem is archived instead", "5.17.4.2")
@wrapper_of(instructions.attach_event)
def _(whole: Any, game: Any, ctx: Any, card: int, host: int) -> Any:
    is_free = game.state.cards[card].host < 0
    return whole(game, ctx, card, host) if is_free else instructions.archive_event(game, ctx, card)


@breaks("A card reattached to another holomem still works for the first one", "5.17.4.2")
@wrapper_of(events.APPLY["attach"])
def _(whole: Any, table: Any, event: EngineEvent) -> None:
    was = table.cards[event.card].host
    whole(table, event)
    if was >= 0:
        table.cards[event.card] = replace(table.cards[event.card], host=was)


@breaks(
    "An ability or bonus given to chosen cards goes to all holomem of the effect's controller instead", "5.18.1@1.7.0"
)
@wrapper_of(kernel_instructions._last)
def _(whole: Any, game: Any, ctx: Any, effect: Any, locked: Any, *rest: Any, **more: Any) -> None:
    every = tuple(game.state.reference_to(card) for card in game.state.holomem(ctx.seat))
    whole(game, ctx, effect, every if locked else locked, *rest, **more)


breaks("A cheer sent by an effect does not count as sent", "5.21.1")(
    wrap_function(instructions.attach_event, lambda whole, *of: replace(whole(*of), cause="effect"))
)
breaks("An effect does not send the last card of a cheer deck", "5.21.2")(
    change_top_count(lambda zone, count, there: 0 if (zone, there) == ("cheer deck", 1) else count)
)


@breaks("Abilities that watch for damage react only to art damage", "5.22.2")
@wrapper_of(event_patterns.matches_pattern)
def _(whole: Any, game: Any, at: Any, event: EngineEvent, ctx: Any) -> bool:
    return (event.kind, event.cause) != ("damage", "effect") and whole(game, at, event, ctx)


@breaks("An effect that heals all damage removes at most 100", "5.23.2")
@wrapper_of(instructions.HANDLERS[Heal])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    return (yield from whole(game, ctx, node if node.amount is not None else replace(node, amount=100)))


breaks("Effects that roll dice work for player A but not for player B", "5.24.1", "5.24.3")(only_for_player_a(Roll))


@breaks(
    "A die is not rolled when no result lets the rest of the effect be done in full",
    "5.24.1",
    "1.3.2",
    spread="scenarios of other chapters roll a die for an effect that comes to nothing",
)
@wrapper_of(whole_perform)
def _(whole: Any, game: Any, ctx: Any, them: Any) -> Any:
    for at, each in enumerate(them):
        rest = them[at:]
        if isinstance(each, Roll) and not game.is_possible(
            lambda trial, rest=rest: whole(trial, copy(ctx), rest), "anything comes of it"
        ):
            return False
        yield from whole(game, ctx, (each,))
    return True


@breaks("A rerolled die triggers abilities for the old result as well as for the new one", "5.24.3")
@wrapper_of(instructions.HANDLERS[Reroll])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    again = yield from whole(game, ctx, node)
    if not game.is_trial:
        game.notice_triggers((ctx.replaces,), game.abilities_in_effect())
    return again


@breaks("A mascot stays attached to a holomem that returns to Debut", "5.15.1.3")
@wrapper_of(instructions._to_debut)
def _(whole: Any, game: Any, ctx: Any, card: int) -> Any:
    record = game.state.cards[card]
    mascots = [each for each in record.attached if game.state.cards[each].face.subtype == "mascot"]
    done = yield from whole(game, ctx, card)
    for debut in set(record.under) & set(game.state.holomem(record.seat)):
        yield from game.propose_events(*(instructions.attach_event(game, ctx, each, debut) for each in mascots))
    return done


breaks(
    "An effect that deals damage to several holomem hits only the first of them",
    "5.22.1",
    spread="scenarios of other chapters down several holomem at once",
)(
    wrap_function(
        instructions.deal_damage,
        lambda whole, game, ctx, targets, size, cause: whole(game, ctx, targets[:1], size, cause),
    )
)


@breaks("An effect that heals several holomem heals only the first of them", "5.23.1")
def _(patch: Patch) -> None:
    def heal_first_only(game: Any, ctx: Any, node: Any) -> Any:
        with Patch() as inner:
            inner.setattr(card_choices, "select_cards", pick_first)
            return (yield from whole(game, ctx, node))

    def pick_first(*asked: Any) -> Any:
        chosen, all_of_them = yield from select_cards(*asked)
        return chosen[:1], all_of_them

    whole = instructions.HANDLERS[Heal]
    patch.setitem(instructions.HANDLERS, Heal, heal_first_only)


@breaks("An art used again can target only the holomem that its user damaged before", "5.25.1")
@wrapper_of(arts.find_art_targets)
def _(whole: Any, game: Any, ctx: Any) -> Any:
    found = yield from whole(game, ctx)
    hit = [card for card in found if game.state.cards[card].harmed_by == ctx.this]
    return hit[:1] or found
