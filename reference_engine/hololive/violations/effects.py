"""Violations of 10.9 to 10.13."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...kernel import costs, information, references, replacement, running, traits
from ...kernel import instructions as kernel_instructions
from ...kernel.asks import YES, Ask
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...kernel.information import Effect
from ...kernel.references import snapshot
from ...timings import violations as common
from ...violations import Patch, Violations
from .. import instructions
from ..game import Hololive
from ..state import Table
from ..words import WORDS

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("10.9.1")
def a_lasting_number_for_each_is_counted_anew(patch: Patch) -> None:
    patch.setattr(kernel_instructions, "_fixed", lambda game, ctx, change: change)


@breaks("10.10.1", "10.10.1.3", "10.10.1.4")
def numbers_are_changed_before_colors_and_tags(patch: Patch) -> None:
    patch.setattr(information, "INFORMATION", traits.NUMBERS)
    patch.setattr(information, "NUMBERS", traits.INFORMATION)


@breaks("10.10.1.1")
def every_holomem_starts_from_a_hundred_hp(patch: Patch) -> None:
    def printed(self: Any, card: int) -> Any:
        info = whole(self, card)
        return replace(info, hp=100) if self.cards[card].face.is_holomem else info

    whole = Table.printed
    patch.setattr(Table, "printed", printed)


@breaks("10.10.1.1")
def what_effects_made_of_a_number_is_what_the_next_starts_from(patch: Patch) -> None:
    def changed(sketch_state: Any) -> Any:
        found = whole(sketch_state)
        kept = {(card, inc): hp for word, card, inc, hp in (each for each in sketch_state.ever if each[0] == "hp")}
        for (card, inc), hp in kept.items():
            if card not in found and sketch_state.cards[card].inc == inc:
                found[card] = replace(sketch_state.printed(card), hp=hp)
        for card, info in found.items():
            record = sketch_state.cards[card]
            if record.face.is_holomem and info.hp != record.face.info.hp:
                sketch_state.ever |= {("hp", card, record.inc, info.hp)}
        return found

    whole = information.information
    patch.setattr(running, "information", changed)


breaks("10.10.1.2", "10.10.1.3")(common.abilities_are_given_and_taken_after_all_else)


@breaks("10.10.1.3", "10.10.1.4")
def colors_and_tags_are_changed_after_numbers(patch: Patch) -> None:
    numbers_are_changed_before_colors_and_tags(patch)


breaks("10.10.1.4")(common.numbers_of_abilities_that_were_lost_still_count)
breaks("10.10.1.5")(common.the_older_effect_is_applied_first_whatever_depends_on_it)


@breaks("10.10.1.6", "10.10.1.6.1", "10.10.1.6.2")
def the_youngest_effect_is_applied_first(patch: Patch) -> None:
    def init(self: Any, held: Any, index: int, change: Any, since: int, lasting: Any) -> None:
        whole(self, held, index, change, since, lasting)
        self.age = (-since, index)

    whole = Effect.__init__
    patch.setattr(Effect, "__init__", init)


@breaks("10.10.1.6.1")
def an_effect_is_as_old_as_its_card_on_the_stage(patch: Patch) -> None:
    def moved(self: Any, old: Any, event: Event, now: int) -> Any:
        new = whole(self, old, event, now)
        return replace(new, since=old.since) if new.inc == old.inc else new

    whole = Table.moved
    patch.setattr(Table, "moved", moved)


breaks("10.10.1.6.2")(common.what_was_brought_about_is_older_than_all)
breaks("10.10.1.6.2")(common.what_was_brought_about_is_younger_than_all)


@breaks("10.10.2")
def an_effect_follows_a_holomem_off_the_stage_and_back(patch: Patch) -> None:
    def subjects(self: Any, sketch: Any) -> Any:
        found, state = whole(self, sketch), sketch.state
        if self.lasting is None or self.lasting.cards is not None:
            return found
        left = {each.card for each in state.memory.values() if each.record.inc < self.lasting.age}
        back = [card for player in (0, 1) for card in state.holomem(player) if card in left and card not in found]
        return [*found, *back]

    whole = Effect.subjects
    patch.setattr(Effect, "subjects", subjects)


@breaks("10.10.2")
def what_is_said_of_one_holomem_holds_for_whoever_is_in_the_center(patch: Patch) -> None:
    def subjects(self: Any, sketch: Any) -> Any:
        found = whole(self, sketch)
        if self.lasting is None or self.lasting.cards is None:
            return found
        state = sketch.state
        return [top for card in found for top in state.zones[state.cards[card].seat, "center"]]

    whole = Effect.subjects
    patch.setattr(Effect, "subjects", subjects)


breaks("10.10.3", "10.10.2")(common.what_changes_the_cards_of_a_zone_does_not_reach_who_comes_later)
breaks("10.10.3.1")(common.what_triggers_on_a_card_s_coming_looks_at_what_is_printed)


@breaks("10.11.1")
def who_takes_the_damage_instead_has_no_protection_of_their_own(patch: Patch) -> None:
    def apply(game: Any, held: Any, proposed: Event, rests: Any) -> Any:
        changed = yield from whole(game, held, proposed, rests)
        if changed is None or changed.card == proposed.card:
            return changed
        every = {each.key for each in replacement.replacers(game, changed.kind)}
        return replace(changed, applied=changed.applied | every)

    whole = replacement.apply
    patch.setattr(replacement, "apply", apply)


breaks("10.11.1.1", "10.11.1")(common.what_is_replaced_happens_as_well)
breaks("10.11.2")(common.an_event_is_replaced_once)
breaks("10.11.2.1")(common.who_is_not_affected_decides_what_replaces)


breaks("10.11.2.2")(common.who_draws_does_not_decide_what_replaces_it)
breaks("10.11.2.3")(common.a_replacement_is_applied_twice)


@breaks("10.11.2.4")
def damage_is_taken_before_it_is_dealt(patch: Patch) -> None:
    patch.setattr(WORDS, "phases", {"damage": ("take-damage", "deal-damage")})


@breaks("10.11.3", "10.11.4", "10.2.1.3.2")
def an_optional_replacement_is_always_applied(patch: Patch) -> None:
    def agrees(ctx: Any, player: int) -> Any:
        yield Ask(player, "optional", (YES,), about=ctx.held)
        return True

    patch.setattr(replacement, "agrees", agrees)


@breaks("10.11.3")
def of_what_is_done_instead_the_first_part_is_enough(patch: Patch) -> None:
    patch.setattr(replacement, "pay", lambda game, ctx, cost: costs.pay(game, ctx, cost[:1]))


breaks("10.11.3", "12.1.5.1")(common.a_replacement_that_cannot_be_paid_is_offered)


@breaks("10.11.4")
def what_cannot_be_done_is_not_done_through_what_would_replace_it(patch: Patch) -> None:
    @at_once
    def nothing(self: Any, ctx: Any, node: Any) -> bool:
        return False

    patch.setattr(Hololive, "nothing_to_move", nothing)


@breaks("10.12.1")
def a_card_that_left_is_asked_as_it_is_now(patch: Patch) -> None:
    def now(game: Any, ref: Any) -> Any:
        return snapshot(game, game.state.ref(ref.card))

    patch.setattr(references, "snapshot", now)


@breaks("10.13.1", "10.13.2", "10.13.3")
def what_an_attached_card_deals_its_holomem_deals(patch: Patch) -> None:
    def deal(game: Any, ctx: Any, targets: Any, size: int, cause: str) -> Any:
        host = game.state.cards[ctx.this.card].host
        this = ctx.this if host < 0 else game.state.ref(host)
        return (yield from whole(game, replace(ctx, this=this), targets, size, cause))

    whole = instructions.deal
    patch.setattr(instructions, "deal", deal)
