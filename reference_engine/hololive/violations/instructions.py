"""Violations of chapter 5."""

from __future__ import annotations

from copy import copy
from typing import Any

from msgspec import structs
from msgspec.structs import replace

from ....adapters.abilities import Delay, Draw, Heal, Look, Ready, Reroll, Reveal, Roll, Shuffle, Switch, Top
from ....adapters.messages import Viewer
from ...kernel import choices, patterns, references, replacement, triggers
from ...kernel import instructions as kernel_instructions
from ...kernel.cards import OnCard
from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...kernel.information import Effect
from ...kernel.performing import event
from ...kernel.performing import perform as whole_perform
from ...timings import violations as common
from ...violations import Patch, Violations, done
from .. import arts, events, instructions, setup
from ..game import Hololive
from ..speech import HololiveSpeech
from .ways import performed, turned_up

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks
with_handlers = common.of(instructions.HANDLERS)


def by_a_alone(instruction: Any) -> Any:
    """An engine in which what a text says is done for A, and for B it is not."""

    def broken(patch: Patch) -> None:
        def handler(game: Any, ctx: Any, node: Any) -> Any:
            return (yield from whole(game, ctx, node)) if ctx.seat == 0 else False

        whole = instructions.HANDLERS[instruction]
        patch.setitem(instructions.HANDLERS, instruction, handler)

    called = instruction if isinstance(instruction, str) else instruction.__name__
    broken.__name__ = f"a_alone_does_what_a_text_says:_{called}"
    return broken


for clause, instruction in {
    "5.2.1": Ready,
    "5.4.1": "down",
    "5.6.1": Shuffle,
    "5.9.1": Look,
    "5.11.1": Reveal,
    "5.13.1": "bloom",
    "5.14.1": "return-to-debut",
    "5.15.1": "collab",
    "5.17.1": Switch,
    "5.23.1": "use-again",
    "5.24.1": Reroll,
    "10.8.5.1": Delay,
    "12.2.4.2": "boost",
}.items():
    breaks(clause)(by_a_alone(instruction))


@breaks("5.3.1", "6.2.1.12")
def the_first_player_s_holomem_alone_are_turned_up(patch: Patch) -> None:
    @at_once
    def turn_up(game: Any) -> None:
        state = game.state
        hidden = [card for card in state.holomem(state.first_player) if state.cards[card].face_down]
        commit(game, tuple(Event("turn", card) for card in hidden))

    turned_up(patch, turn_up)


def turned_up_too(patch: Patch, zone: str) -> None:
    """An engine that turns up the cards of another zone with those of the stage."""

    @at_once
    def turn_up(game: Any) -> None:
        game.state.ever |= {("turned up", zone)}
        done(whole(game))

    def is_visible(self: Any, game: Any, card: int, viewer: Viewer) -> bool:
        return bool(seen(self, game, card, viewer)) or ("turned up", game.state.cards[card].zone) in game.state.ever

    whole, seen = setup.turn_up, HololiveSpeech.is_visible
    turned_up(patch, turn_up)
    patch.setattr(HololiveSpeech, "is_visible", is_visible)


@breaks("5.3.1", "6.2.1.12")
def the_life_is_turned_up_with_the_stage(patch: Patch) -> None:
    turned_up_too(patch, "life")


@breaks("5.3.1", "6.2.1.12")
def the_hand_is_turned_up_with_the_stage(patch: Patch) -> None:
    turned_up_too(patch, "hand")


breaks("5.6.1")(common.of(events.APPLY)(common.who_saw_a_card_before_the_shuffle_sees_it_after))


breaks("5.6.1.1")(with_handlers(common.a_deck_of_one_card_is_not_shuffled))
breaks("5.7.1")(common.the_bottom_card_is_drawn)
breaks("5.7.2")(with_handlers(common.of_several_cards_to_draw_one_is_drawn))


@breaks("5.7.3", "5.7.3.2")
def a_player_says_beforehand_how_many_cards_they_draw(patch: Patch) -> None:
    def draw(game: Any, ctx: Any, node: Any) -> Any:
        return (yield from whole(game, ctx, replace(node, up_to=False)))

    whole = instructions.HANDLERS[Draw]
    patch.setitem(instructions.HANDLERS, Draw, draw)


breaks("5.7.3.1")(with_handlers(common.who_draws_up_to_none_is_asked_once))
breaks("5.7.3.4")(with_handlers(common.who_draws_up_to_a_number_is_asked_once_more))


def first_alone(patch: Patch, kind: str) -> None:
    """Of events of a kind that happen at once, only the first does."""

    def happen(self: Any, *them: Event) -> Any:
        alone = {each.kind for each in them} == {kind}
        return (yield from whole(self, *(them[:1] if alone else them)))

    whole = Hololive.happen
    patch.setattr(Hololive, "happen", happen)


@breaks("5.8.1", "5.9.1")
def who_looks_at_a_zone_sees_its_top_card(patch: Patch) -> None:
    first_alone(patch, "look")


@breaks("5.9.1", "5.8.1", "5.9.2.4")
def what_one_player_looks_at_is_seen_by_both(patch: Patch) -> None:
    patch.setitem(events.APPLY, "look", events.APPLY["reveal"])


def tops(patch: Patch, instead: Any) -> None:
    """Another understanding of the top cards of a zone, by how many a text says and how many there are."""

    def refs(game: Any, ctx: Any, reference: Any) -> Any:
        if not isinstance(reference, Top):
            return whole(game, ctx, reference)
        count = references.amount(game, ctx, reference.count)
        there = sum(
            len(game.state.zones[player, reference.zone])
            for player in references.holders(game, ctx.seat, reference.side, reference.zone)
        )
        return whole(game, ctx, replace(reference, count=instead(reference.zone, count, there)))

    whole = references.refs
    patch.setattr(references, "refs", refs)


@breaks("5.9.1", "1.3.2")
def of_more_top_cards_than_there_are_none_is_meant(patch: Patch) -> None:
    tops(patch, lambda zone, count, there: count if count <= there else 0)


@breaks("5.9.2")
def who_looks_at_up_to_a_number_sees_them_all_at_once(patch: Patch) -> None:
    def look(game: Any, ctx: Any, them: Any, viewer: int) -> Any:
        yield from game.happen(*(event(ctx, "look", card, viewer) for card in them))
        return them

    patch.setattr(kernel_instructions, "_look_one_by_one", look)


breaks("5.9.2.1")(common.who_looks_at_up_to_none_is_asked_once)
breaks("5.9.2.4")(common.who_looks_card_by_card_shows_what_is_there)
breaks("5.9.2.5")(common.who_looks_card_by_card_sees_one)


@breaks("5.11.2", "5.11.1")
def of_several_cards_one_is_revealed(patch: Patch) -> None:
    first_alone(patch, "reveal")


@breaks("5.13.2")
def damage_is_forgotten_on_bloom(patch: Patch) -> None:
    whole = events.APPLY["stack"]

    def stack(table: Any, event: Event) -> None:
        whole(table, event)
        table.cards[event.card] = replace(table.cards[event.card], damage=0)

    patch.setitem(events.APPLY, "stack", stack)


@breaks("5.13.2")
def a_bloom_ends_what_effects_gave_the_holomem(patch: Patch) -> None:
    def stack(table: Any, event: Event) -> None:
        inc = table.cards[event.other].inc
        table.lasting = tuple(
            each
            if each.cards is None
            else structs.replace(each, cards=tuple(ref for ref in each.cards if ref.inc != inc))
            for each in table.lasting
        )
        whole(table, event)

    whole = events.APPLY["stack"]
    patch.setitem(events.APPLY, "stack", stack)


@breaks("5.13.2", "5.13.3")
def a_bloomed_holomem_is_another_holomem(patch: Patch) -> None:
    def stack(table: Any, event: Event) -> None:
        whole(table, event)
        table.cards[event.card] = replace(table.cards[event.card], inc=table.tick())

    whole = events.APPLY["stack"]
    patch.setitem(events.APPLY, "stack", stack)


@breaks("5.13.3.1")
def what_was_said_of_an_ability_is_said_of_every_later_one_of_its_name(patch: Patch) -> None:
    patch.setattr(Effect, "means", lambda self, held, named: named in (None, held.name))


@breaks("5.13.3.1.1", "5.13.3.1")
def a_bloomed_holomem_keeps_the_count_of_its_old_ability(patch: Patch) -> None:
    def alike(key: Any, other: Any) -> bool:
        return isinstance(key, OnCard) and replace(key, card=other.card) == other

    def usable(game: Any, held: Any) -> bool:
        limit = getattr(held.ability, "limit", None)
        spent = [key for key in game.state.used if alike(key, held.key)]
        return bool(whole(game, held)) and not (limit is not None and limit.count == 1 and spent)

    whole = Hololive.usable
    patch.setattr(Hololive, "usable", usable)


@breaks("5.13.3.1.1")
def what_is_used_once_per_game_was_used_before_the_bloom(patch: Patch) -> None:
    def usable(self: Any, held: Any) -> bool:
        limit = getattr(held.ability, "limit", None)
        under = self.state.cards[held.card].under
        before = [key for key in self.state.used if isinstance(key, OnCard) and key.card in under]
        return bool(whole(self, held)) and not (limit is not None and limit.per == "game" and before)

    whole = Hololive.usable
    patch.setattr(Hololive, "usable", usable)


@breaks("5.14.1.1", "5.14.1")
def who_cannot_return_to_debut_cannot_be_chosen_for_it(patch: Patch) -> None:
    def return_to_debut(game: Any, ctx: Any, node: Any) -> Any:
        def can(card: int) -> bool:
            under = game.state.cards[card].under
            return bool(under) and game.state.cards[under[0]].face.level == "Debut"

        chosen, enough = yield from choices.pick(game, ctx, node.cards, can)
        for card in chosen:
            yield from instructions._to_debut(game, ctx, card)
        return enough

    patch.setitem(instructions.HANDLERS, "return-to-debut", return_to_debut)


@breaks("5.4.1")
def who_is_downed_by_a_text_has_as_much_damage_as_hp(patch: Patch) -> None:
    def down(state: Any, event: Event) -> None:
        record = state.cards[event.card]
        damage = max(record.damage, record.face.info.hp)
        state.cards[event.card] = replace(record, damage=damage, harmed_by=event.source)

    patch.setitem(events.APPLY, "down", down)


@breaks("5.14.1.2")
def of_the_damage_of_who_returns_to_debut_half_stays(patch: Patch) -> None:
    def to_debut(game: Any, ctx: Any, card: int) -> Any:
        with Patch() as inner:
            inner.setattr(instructions, "event", halved)
            return (yield from whole(game, ctx, card))

    def halved(ctx: Any, kind: str, card: int = -1, player: int = -1, **fields: Any) -> Event:
        if kind == "heal":
            fields["amount"] //= 2
        return event(ctx, kind, card, player, **fields)

    whole = instructions._to_debut
    patch.setattr(instructions, "_to_debut", to_debut)


@breaks("5.15.1", "4.8.3")
def who_collabs_drives_back_who_is_there(patch: Patch) -> None:
    def collab(game: Any, ctx: Any, chosen: Any) -> Any:
        seat = game.state.cards[chosen[0]].seat
        for card in game.state.zones[seat, "collab"]:
            yield from game.happen(event(ctx, "move", card, seat, to="back"))
        return (yield from whole(game, ctx, chosen))

    whole = instructions.collab
    patch.setattr(instructions, "collab", collab)


@breaks("5.16.2", "11.4.3")
def a_fan_is_attached_to_whomever(patch: Patch) -> None:
    patch.setattr(instructions, "may_have", lambda game, host, chosen: True)


@breaks("5.16.3.2")
def an_effect_attaches_a_second_mascot(patch: Patch) -> None:
    def room_for(game: Any, host: int, subtype: str) -> int:
        return 99 if subtype == "mascot" else whole(game, host, subtype)

    whole = instructions.room_for
    patch.setattr(instructions, "room_for", room_for)


@breaks("5.16.3.4")
def a_tool_that_an_effect_attaches_replaces_the_first(patch: Patch) -> None:
    def within_caps(game: Any, ctx: Any, chosen: Any, host: int) -> Any:
        records = game.state.cards
        kinds = {records[card].face.subtype for card in chosen} & {"tool", "mascot"}
        first = [card for card in records[host].attached if records[card].face.subtype in kinds]
        yield from game.happen(*(instructions.archived(game, ctx, card) for card in first))
        return (yield from whole(game, ctx, chosen, host))

    whole = instructions.within_caps
    patch.setattr(instructions, "within_caps", within_caps)


@breaks("5.16.3.4", "1.3.2.2")
def whoever_has_more_than_the_limit_has_room(patch: Patch) -> None:
    whole = instructions.room_for
    patch.setattr(instructions, "room_for", lambda game, host, subtype: abs(whole(game, host, subtype)))


@breaks("5.16.3.4.2")
def what_is_not_attached_is_left_in_the_resolution_zone(patch: Patch) -> None:
    patch.setattr(instructions, "archived", lambda game, ctx, card: event(ctx, "reveal", card))


@breaks("5.16.4", "5.16.4.2")
def what_is_attached_stays_where_it_is(patch: Patch) -> None:
    def within_caps(game: Any, ctx: Any, chosen: Any, host: int) -> Any:
        return (yield from whole(game, ctx, [each for each in chosen if game.state.cards[each].host < 0], host))

    whole = instructions.within_caps
    patch.setattr(instructions, "within_caps", within_caps)


@breaks("5.16.4.2")
def what_is_taken_from_one_holomem_is_attached_to_no_other(patch: Patch) -> None:
    def attaching(game: Any, ctx: Any, card: int, host: int) -> Any:
        is_free = game.state.cards[card].host < 0
        return whole(game, ctx, card, host) if is_free else instructions.archived(game, ctx, card)

    whole = instructions.attaching
    patch.setattr(instructions, "attaching", attaching)


@breaks("5.16.4.2")
def what_is_attached_to_another_works_for_the_first(patch: Patch) -> None:
    def attach(table: Any, event: Event) -> None:
        was = table.cards[event.card].host
        whole(table, event)
        if was >= 0:
            table.cards[event.card] = replace(table.cards[event.card], host=was)

    whole = events.APPLY["attach"]
    patch.setitem(events.APPLY, "attach", attach)


@breaks("5.18.1")
def the_ability_that_one_gains_all_of_its_player_gain(patch: Patch) -> None:
    def last(game: Any, ctx: Any, effect: Any, locked: Any, *rest: Any, **more: Any) -> None:
        every = tuple(game.state.ref(card) for card in game.state.holomem(ctx.seat))
        whole(game, ctx, effect, every if locked else locked, *rest, **more)

    whole = kernel_instructions._last
    patch.setattr(kernel_instructions, "_last", last)


@breaks("5.19.1")
def a_cheer_that_an_effect_sends_has_not_been_sent(patch: Patch) -> None:
    whole = instructions.attaching
    patch.setattr(instructions, "attaching", lambda *of: replace(whole(*of), cause="effect"))


@breaks("5.19.2")
def the_last_cheer_of_the_deck_is_not_sent(patch: Patch) -> None:
    tops(patch, lambda zone, count, there: 0 if (zone, there) == ("cheer deck", 1) else count)


@breaks("5.20.2")
def only_arts_deal_what_texts_call_damage(patch: Patch) -> None:
    def happens(game: Any, at: Any, event: Event, ctx: Any) -> bool:
        return (event.kind, event.cause) != ("damage", "effect") and whole(game, at, event, ctx)

    whole = patterns.happens
    patch.setattr(triggers, "happens", happens)
    patch.setattr(replacement, "happens", happens)


@breaks("5.21.2")
def all_damage_is_a_hundred_at_most(patch: Patch) -> None:
    def heal(game: Any, ctx: Any, node: Any) -> Any:
        return (yield from whole(game, ctx, node if node.amount is not None else replace(node, amount=100)))

    whole = instructions.HANDLERS[Heal]
    patch.setitem(instructions.HANDLERS, Heal, heal)


breaks("5.22.1", "5.24.1")(by_a_alone(Roll))


@breaks("5.22.1", "1.3.2")
def a_die_of_which_nothing_can_come_is_not_rolled(patch: Patch) -> None:
    def perform(game: Any, ctx: Any, them: Any) -> Any:
        for at, each in enumerate(them):
            rest = them[at:]
            if isinstance(each, Roll) and not game.possible(
                lambda trial, rest=rest: whole_perform(trial, copy(ctx), rest), "anything comes of it"
            ):
                return False
            yield from whole_perform(game, ctx, (each,))
        return True

    performed(patch, perform)


@breaks("5.24.1")
def a_die_that_is_rolled_again_triggers_twice(patch: Patch) -> None:
    def reroll(game: Any, ctx: Any, node: Any) -> Any:
        again = yield from whole(game, ctx, node)
        if not game.is_trial:
            game.notice((ctx.replaces,), game.in_effect())
        return again

    whole = instructions.HANDLERS[Reroll]
    patch.setitem(instructions.HANDLERS, Reroll, reroll)


@breaks("5.14.1.3")
def a_mascot_stays_with_who_returns_to_debut(patch: Patch) -> None:
    def to_debut(game: Any, ctx: Any, card: int) -> Any:
        record = game.state.cards[card]
        mascots = [each for each in record.attached if game.state.cards[each].face.subtype == "mascot"]
        done = yield from whole(game, ctx, card)
        for debut in set(record.under) & set(game.state.holomem(record.seat)):
            yield from game.happen(*(instructions.attaching(game, ctx, each, debut) for each in mascots))
        return done

    whole = instructions._to_debut
    patch.setattr(instructions, "_to_debut", to_debut)


@breaks("5.20.1")
def of_several_the_first_alone_is_dealt_damage(patch: Patch) -> None:
    whole = instructions.deal
    patch.setattr(
        instructions,
        "deal",
        lambda game, ctx, targets, size, cause: whole(game, ctx, targets[:1], size, cause),
    )


@breaks("5.21.1")
def of_several_the_first_alone_is_healed(patch: Patch) -> None:
    def heal(game: Any, ctx: Any, node: Any) -> Any:
        with Patch() as inner:
            inner.setattr(instructions, "pick", first)
            return (yield from whole(game, ctx, node))

    def first(*asked: Any) -> Any:
        chosen, all_of_them = yield from choices.pick(*asked)
        return chosen[:1], all_of_them

    whole = instructions.HANDLERS[Heal]
    patch.setitem(instructions.HANDLERS, Heal, heal)


@breaks("5.23.1")
def an_art_that_is_used_again_hits_the_same_holomem(patch: Patch) -> None:
    def aim(game: Any, ctx: Any) -> Any:
        found = yield from whole(game, ctx)
        hit = [card for card in found if game.state.cards[card].harmed_by == ctx.this]
        return hit[:1] or found

    whole = arts.aim
    patch.setattr(arts, "aim", aim)
