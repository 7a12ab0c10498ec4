"""Violations of chapters 11 and 14."""

from __future__ import annotations

from typing import Any

from msgspec import structs
from msgspec.structs import replace

from ...kernel import choices, replacement
from ...kernel import game as kernel_game
from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...kernel.performing import perform as whole_perform
from ...kernel.table import LOOSE
from ...timings import loops
from ...timings import violations as common
from ...violations import Patch, Violations
from .. import checks, rule_processing, supports
from ..game import Hololive

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("11.1.2")
def rules_are_processed_inside_an_effect(patch: Patch) -> None:
    whole = whole_perform

    def perform(game: Any, ctx: Any, them: Any) -> Any:
        done = True
        for each in them:
            done = (yield from whole(game, ctx, (each,))) and done
            if not game.is_trial:
                yield from rule_processing.process_rules(game)
        return done

    patch.setattr(kernel_game, "perform", perform)
    patch.setattr(supports, "perform", perform)


@breaks("11.1.3", "1.2.2")
def of_two_players_who_lose_only_the_first_has_lost(patch: Patch) -> None:
    whole = rule_processing.losing
    patch.setattr(rule_processing, "losing", lambda game: whole(game)[:1])


@breaks("11.1.3")
def cards_that_may_not_stay_are_archived_one_after_another(patch: Patch) -> None:
    whole = rule_processing.archive

    def archive(game: Any, illegal: list[int]) -> Any:
        for each in illegal:
            yield from whole(game, [each])

    patch.setattr(rule_processing, "archive", archive)


def loses(patch: Patch, has_lost: Any) -> None:
    """An engine in which other players lose at a check timing."""
    patch.setattr(
        rule_processing,
        "losing",
        lambda game: tuple(player for player in (0, 1) if has_lost(game.state, player)),
    )


@breaks("11.2.1", "1.2.1.2")
def who_has_one_life_left_has_lost(patch: Patch) -> None:
    loses(patch, lambda state, player: len(state.zones[player, "life"]) < 2 or not state.holomem(player))


@breaks("11.2.2", "1.2.1.3")
def who_has_no_center_holomem_has_lost(patch: Patch) -> None:
    loses(patch, lambda state, player: not state.zones[player, "life"] or not state.zones[player, "center"])


@breaks("11.3.1", "1.3.2.4")
def who_has_no_hp_and_no_damage_is_not_downed(patch: Patch) -> None:
    def is_downed(record: Any, card: int, changed: Any) -> bool:
        return bool(record.downed or record.damage > 0) and whole(record, card, changed)

    whole = rule_processing.is_downed
    patch.setattr(rule_processing, "is_downed", is_downed)


@breaks("11.3.1.1")
def a_holomem_without_hp_left_cannot_be_sent_a_cheer(patch: Patch) -> None:
    def is_forbidden(game: Any, proposed: Event) -> bool:
        if proposed.kind == "attach" and game.state.cards[proposed.other].damage >= game.info(proposed.other).hp:
            return True
        return whole(game, proposed)

    whole = replacement.is_forbidden
    patch.setattr(replacement, "is_forbidden", is_forbidden)


@breaks("11.3.1.1")
def whoever_downs_a_holomem_all_who_down_are_meant(patch: Patch) -> None:
    def is_about(game: Any, held: Any, downed: Any) -> bool:
        at = held.ability.at
        meant = structs.replace(held, ability=replace(held.ability, at=replace(at, source=None)))
        return whole(game, meant, downed)

    whole = rule_processing.is_about
    patch.setattr(rule_processing, "is_about", is_about)


@breaks("11.3.1.1.1")
def who_is_not_at_turn_begins_with_what_is_done_for_a_down(patch: Patch) -> None:
    def next_downed_ability(game: Any, downed: Any, over: Any) -> Any:
        player, game.state.turn_player = game.state.turn_player, 1 - game.state.turn_player
        found = yield from whole(game, downed, over)
        game.state.turn_player = player
        return found

    whole = rule_processing.next_downed_ability
    patch.setattr(rule_processing, "next_downed_ability", next_downed_ability)


@breaks("11.3.1.1.2")
def one_ability_is_done_for_a_down(patch: Patch) -> None:
    @at_once
    def none(game: Any, downed: Any, over: Any) -> None:
        return None

    def next_downed_ability(game: Any, downed: Any, over: Any) -> Any:
        return (yield from (none if over else whole)(game, downed, over))

    whole = rule_processing.next_downed_ability
    patch.setattr(rule_processing, "next_downed_ability", next_downed_ability)


@breaks("11.3.1.2")
def a_downed_holomem_s_cheers_go_back_to_the_hand_with_its_stack(patch: Patch) -> None:
    whole = rule_processing.leave

    def leave(game: Any, downed: Any) -> Any:
        seat, under = downed.record.seat, game.state.cards[downed.card].under
        yield from whole(game, downed)
        commit(game, [Event("move", card, seat, to="hand", cause="effect") for card in under])

    patch.setattr(rule_processing, "leave", leave)


@breaks("11.3.2")
def all_that_are_due_are_downed_at_the_same_time(patch: Patch) -> None:
    def process_rules(game: Any) -> Any:
        due = [
            card
            for player in (0, 1)
            for card in game.state.holomem(player)
            if rule_processing.is_downed(game.state.cards[card], card, game.changed())
        ]
        if len(due) < 2:
            return (yield from whole(game))
        for card in due[::-1]:
            yield from rule_processing.process_down(game, card)
        return True

    whole = rule_processing.process_rules
    patch.setattr(checks, "process_rules", process_rules)


@breaks("11.4.1")
def what_was_attached_to_who_has_gone_goes_to_the_hand(patch: Patch) -> None:
    def archive(game: Any, illegal: Any) -> Any:
        cards, stray = game.state.cards, [*game.state.zones[0, LOOSE], *game.state.zones[1, LOOSE]]
        yield from game.happen(*(Event("move", card, cards[card].owner, to="hand", cause="rule") for card in stray))
        yield from whole(game, [card for card in illegal if card not in stray])

    whole = rule_processing.archive
    patch.setattr(rule_processing, "archive", archive)


def attached_too_many(patch: Patch, limit: Any) -> None:
    """An engine that knows other limits when it looks for cards that may not stay."""

    def too_many(game: Any, player: int, holomem: int, attached: Any) -> Any:
        excess: list[int] = []
        for subtype, most in game.info(holomem).caps:
            these = [card for card in attached if game.state.cards[card].face.subtype == subtype]
            stay = limit(subtype, most)
            if len(these) > most and len(these) > stay:
                kept = yield from choices.choose(game, player, these, stay, stay)
                excess += [card for card in these if card not in kept]
        return excess

    patch.setattr(rule_processing, "too_many", too_many)


@breaks("11.4.2")
def mascots_above_their_limit_stay(patch: Patch) -> None:
    attached_too_many(patch, lambda subtype, most: 99 if subtype == "mascot" else most)


@breaks("11.4.2")
def of_tools_above_a_limit_of_two_one_stays(patch: Patch) -> None:
    attached_too_many(patch, lambda subtype, most: min(most, 1))


@breaks("11.4.2")
def a_permission_to_attach_more_does_not_let_them_stay(patch: Patch) -> None:
    def too_many(game: Any, player: int, holomem: int, attached: Any) -> Any:
        tools = [card for card in attached if game.state.cards[card].face.subtype == "tool"]
        kept = yield from choices.choose(game, player, tools, 1, 1)
        return [card for card in tools if card not in kept]

    patch.setattr(rule_processing, "too_many", too_many)


@breaks("11.4.2")
def a_tool_and_a_mascot_are_counted_together(patch: Patch) -> None:
    def too_many(game: Any, player: int, holomem: int, attached: Any) -> Any:
        limited = [card for card in attached if game.state.cards[card].face.subtype in ("tool", "mascot")]
        kept = yield from choices.choose(game, player, limited, 1, 1)
        return [card for card in limited if card not in kept]

    patch.setattr(rule_processing, "too_many", too_many)


@breaks("11.4.3")
def a_fan_is_looked_at_only_when_it_is_attached(patch: Patch) -> None:
    def illegal_cards(game: Any) -> Any:
        with Patch() as inner:
            inner.setattr(rule_processing, "may_stay", lambda game, holomem, card: True)
            return (yield from whole(game))

    whole = rule_processing.illegal_cards
    patch.setattr(rule_processing, "illegal_cards", illegal_cards)


@breaks("11.5.1", "11.5.1.1", "11.1.1")
def a_lost_life_goes_to_the_hand(patch: Patch) -> None:
    def take_life(game: Any, player: int) -> Any:
        card = game.state.zones[player, "life"][0]
        yield from game.happen(Event("move", card, player, to="hand", cause="effect"))
        commit(game, (Event("life-damage-taken", player=player, amount=-1),))

    patch.setattr(rule_processing, "take_life", take_life)


@breaks("11.5.1")
def who_gets_the_life_card_is_chosen_before_it_is_revealed(patch: Patch) -> None:
    def take_life(game: Any, player: int) -> Any:
        card = game.state.zones[player, "life"][0]
        holomem: Any = yield from choices.choose_one(game, player, list(game.state.holomem(player)))
        yield from game.happen(Event("reveal", card))
        yield from game.happen(Event("attach", card, other=holomem, cause="send"))
        commit(game, (Event("life-damage-taken", player=player, amount=-1),))

    patch.setattr(rule_processing, "take_life", take_life)


@breaks("11.5.1.1", "11.5.1")
def the_life_damage_of_who_is_not_at_turn_is_taken_first(patch: Patch) -> None:
    def process_life_damage(game: Any) -> Any:
        player, game.state.turn_player = game.state.turn_player, 1 - game.state.turn_player
        is_taken = yield from whole(game)
        game.state.turn_player = player
        return is_taken

    whole = rule_processing.process_life_damage
    patch.setattr(rule_processing, "process_life_damage", process_life_damage)


breaks("14.1.1.1")(common.the_opponent_cannot_cut_a_loop_short)


breaks("14.1.1.2")(common.what_leads_to_the_same_state_can_be_done_again)


@breaks("14.1.1.3", "14.1.1")
def an_endless_loop_is_cut_off_without_a_draw(patch: Patch) -> None:
    def check_timing(game: Any, frame: Any) -> Any:
        if loops.is_perpetual(game):
            game.state.waiting = ()
        yield from whole(game, frame)

    whole = checks.check_timing
    patch.setattr(Hololive, "procedures", {**Hololive.procedures, "check": check_timing})


def downed_only(patch: Patch, where: str) -> None:
    """Damage downs nobody elsewhere."""

    def is_downed(record: Any, card: int, changed: Any) -> bool:
        return bool(whole(record, card, changed)) and (record.downed or record.zone in where.split())

    whole = rule_processing.is_downed
    patch.setattr(rule_processing, "is_downed", is_downed)


@breaks("11.3.1")
def damage_downs_nobody_in_the_back(patch: Patch) -> None:
    downed_only(patch, "center collab")


@breaks("11.3.1")
def damage_downs_nobody_in_the_collab_position(patch: Patch) -> None:
    downed_only(patch, "center back")


@breaks("11.3.1.1")
def who_downs_without_damage_has_downed_nobody(patch: Patch) -> None:
    def down(table: Any, event: Event) -> None:
        whole(table, replace(event, source=None))

    whole = Hololive.APPLY["down"]
    patch.setitem(Hololive.APPLY, "down", down)


@breaks("11.3.1.1")
def who_damaged_a_holomem_first_has_downed_it(patch: Patch) -> None:
    def damage(table: Any, event: Event) -> None:
        record = table.cards[event.card]
        whole(table, replace(event, source=record.harmed_by) if record.damage else event)

    whole = Hololive.APPLY["damage"]
    patch.setitem(Hololive.APPLY, "damage", damage)


def life_goes_only(patch: Patch, where: str) -> None:
    """A card of the life goes to nobody elsewhere, if there is somebody there."""

    def choose_one(game: Any, player: int, among: list[int]) -> Any:
        there = [card for card in among if game.state.cards[card].zone in where.split()]
        return (yield from whole(game, player, there or among))

    whole = choices.choose_one
    patch.setattr(rule_processing, "choose_one", choose_one)


@breaks("11.5.1")
def a_lost_life_goes_to_the_center_or_the_back(patch: Patch) -> None:
    life_goes_only(patch, "center back")


@breaks("11.5.1")
def a_lost_life_goes_to_the_back(patch: Patch) -> None:
    life_goes_only(patch, "back")


@breaks("11.5.1")
def a_lost_life_goes_to_the_center_or_the_collab_position(patch: Patch) -> None:
    life_goes_only(patch, "center collab")
