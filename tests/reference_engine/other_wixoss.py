"""Engines of WIXOSS that assume or read otherwise, where the document leaves it open."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from msgspec import structs

from saitei.adapters.card_text_tree import (
    AutomaticAbility,
    Draw,
    EventPattern,
    KeywordAbility,
    OptionalInstruction,
    ThisCard,
)
from saitei.reference_engine.kernel import ability_triggers, play_abilities, replacement_effects, turn_steps
from saitei.reference_engine.wixoss import (
    action_windows,
    attachments,
    attack,
    cheer_zone,
    cross_state,
    damage_and_crush,
    effects,
    ener_costs,
    events,
    key_cards,
    keywords,
    lexicon,
    modes_and_targets,
    pending_triggers,
    refresh,
    rule_processing,
    rulebook_map,
    setup,
    shadow,
    turn,
    using_cards,
)
from saitei.reference_engine.wixoss.game import Wixoss
from saitei.reference_engine.wixoss.lexicon import (
    CHARM,
    CHEER,
    DECK,
    FIELD,
    KEY_ZONE,
    LRIG,
    LRIG_BARRIERS,
    LRIG_TRASH,
    LRIGS,
    REMOVED,
    SIGNI_BARRIERS,
    SIGNI_ZONES,
    SPELL,
    TRASH,
)
from saitei.reference_engine.wixoss.state import DeclaredModes, GameState

from .others import Others, Patch

GAME = Others("wixoss", unseen=frozenset({"WA-4", "WA-5", "WA-22"}))
"""No scenario leans on whether a player sees how many cards the other holds, loses together with the other, or names a
student that no card is of.
"""

OTHERS = GAME.others
otherwise = GAME.otherwise


def noted(table: Any, word: str) -> list[Any]:
    """The facts of this turn that an engine here has noted under a word."""
    return [each for each in table.done if isinstance(each, tuple) and each[0] == word]


# --- readings ---------------------------------------------------------------------------------------


@otherwise("W-05", "effects-of-signi-too")
def a_lrig_barrier_prevents_damage_by_effects_of_signi(patch: Patch) -> None:
    def by_effect(game: Any, ctx: Any, node: Any) -> Any:
        for player in effects.players_of_side(ctx.seat, node.side):
            is_signi = game.state.cards[ctx.this.card].face.is_signi
            barriers = SIGNI_BARRIERS, LRIG_BARRIERS
            mine, other = (game.state.player_counter(player, each) for each in barriers)
            if is_signi and other and not mine:
                ener_costs.change_counter(game, player, LRIG_BARRIERS, -1)
            else:
                yield from damage_and_crush.deal_damage(game, player, ctx.this)
        return True

    patch.setitem(rulebook_map.HANDLERS, "damage", by_effect)  # type: ignore[arg-type]


@otherwise("W-12", "after-an-effect")
def a_second_refresh_in_the_draw_phase_does_not_end_the_turn(patch: Patch) -> None:
    def refreshes(game: Any, player: int) -> None:
        whole(game, player)
        if game.step == "draw":
            game.state.cut = False

    whole = refresh.refresh_deck
    patch.setattr(refresh, "refresh_deck", refreshes)


@otherwise("W-22", "opponent-to-the-end")
def the_opponent_s_abilities_are_done_to_the_end(patch: Patch) -> None:
    def resolve(game: Any, frame: Any) -> Any:
        theirs, before = 1 - game.state.turn_player, frame[1]
        left, mine = (pending_triggers.triggers_of_player(game, player) for player in (theirs, 1 - theirs))
        if left and (len(frame) > 2 or not mine):
            game.replace_frame("waiting", before, True)
            yield from pending_triggers.play_one_pending(game, theirs, left)
            return
        game.replace_frame("waiting", before)
        yield from whole(game, ("waiting", before))

    whole = pending_triggers.resolve_next_trigger
    patch.setitem(rulebook_map.PROCEDURES, "waiting", resolve)  # type: ignore[arg-type]


@otherwise("W-44", "with-what-lies-there")
def an_arts_that_ends_the_turn_goes_to_the_trash(patch: Patch) -> None:
    def using(game: Any, frame: Any) -> Any:
        yield from whole(game, frame)
        card = frame[2].card.card
        if game.state.cut and game.state.cards[card].zone in (LRIG_TRASH, REMOVED):
            game.move_cards((card,), TRASH, "end")

    whole = using_cards.resolve_card_use
    patch.setitem(rulebook_map.PROCEDURES, "use", using)  # type: ignore[arg-type]


@otherwise("W-45", "one-is-given-up")
def of_two_charms_one_is_given_up(patch: Patch) -> None:
    def can_hold(game: Any, card: int, role: str) -> bool:
        return bool(game.state.is_signi(card)) if role == CHARM else whole(game, card, role)

    whole = attachments.can_have_attached
    patch.setattr(attachments, "can_have_attached", can_hold)


def going_assist_lrig(pick: Any) -> Any:
    """Rule processing in which ``pick`` says which of several assist LRIGs of the same types goes, by their moments."""

    def goes(game: Any, player: int) -> list[int]:
        found = whole(game, player)
        return [pick(found, key=lambda card: game.state.cards[card].inc)] if len(found) > 1 else found

    whole = rule_processing.same_type_lrigs
    return goes


@otherwise("W-46", "the-later")
def of_two_assist_lrigs_of_the_same_types_the_later_goes(patch: Patch) -> None:
    patch.setattr(rule_processing, "same_type_lrigs", going_assist_lrig(max))


@otherwise("W-46", "the-earlier")
def of_two_assist_lrigs_of_the_same_types_the_earlier_goes(patch: Patch) -> None:
    patch.setattr(rule_processing, "same_type_lrigs", going_assist_lrig(min))


@otherwise("W-48", "attacker-alone")
def the_attacker_alone_reaches_heaven(patch: Patch) -> None:
    def heaven_events(game: Any, attacker: int) -> Any:
        return [each for each in whole(game, attacker) if each.card in (-1, attacker)]

    whole = cross_state.heaven_events
    patch.setattr(cross_state, "heaven_events", heaven_events)
    patch.setattr(attack, "heaven_events", heaven_events)


@otherwise("W-49", "stays-in-the-trash")
def a_deck_is_refreshed_before_the_other_rules_are_processed(patch: Patch) -> None:
    def process(game: Any, frame: Any) -> Any:
        for player in (game.state.turn_player, 1 - game.state.turn_player):
            if refresh.needs_refresh(game, player):
                refresh.refresh_deck(game, player)
        yield from whole(game, frame)

    whole = rule_processing.process_rules
    patch.setitem(rulebook_map.PROCEDURES, "rules", process)  # type: ignore[arg-type]


@otherwise("W-50", "one")
def one_cut_in_is_offered_for_a_spell(patch: Patch) -> None:
    def offer_cut_in(game: Any, player: int) -> Any:
        cut = "cut", game.state.flow[-1][2].card
        if cut in game.state.done or not (yield from whole(game, player)):
            return False
        game.state.done |= {cut}
        return True

    whole = using_cards.offer_cut_in
    patch.setattr(using_cards, "offer_cut_in", offer_cut_in)


@otherwise("W-51", "before-the-battle")
def an_attacked_zone_is_chosen_right_before_the_battle(patch: Patch) -> None:
    def choose_later(game: Any, card: int) -> Any:
        yield from ()
        return "later" if game.state.cards[card].zone == CHEER else None

    def resolve(game: Any, frame: Any) -> Any:
        kind, attacker, zone = frame
        card = game.state.find_card(attacker)
        if zone == "later" and card is not None:
            zone = yield from choose(game, card)
        yield from whole(game, (kind, attacker, zone))

    choose, whole = cheer_zone.choose_attacked_zone, attack.resolve_signi_attack
    patch.setattr(cheer_zone, "choose_attacked_zone", choose_later)
    patch.setitem(rulebook_map.PROCEDURES, "attack", resolve)  # type: ignore[arg-type]


def waiting_abilities(patch: Patch, able: Any) -> None:
    """Let ``able`` say which of a player's waiting abilities can be done."""
    whole = pending_triggers.triggers_of_player
    patch.setattr(pending_triggers, "triggers_of_player", lambda game, player: able(game, whole(game, player)))


@otherwise("W-52", "before-what-waits")
def harmony_comes_before_what_waits(patch: Patch) -> None:
    waiting_abilities(
        patch, lambda game, mine: [each for each in mine if keywords.is_keyword(each.held, "harmony")] or mine
    )


@otherwise("W-53", "as-it-triggers")
def a_team_is_not_looked_at_when_its_ability_is_done(patch: Patch) -> None:
    def are_met(game: Any, ctx: Any, ability: Any) -> bool:
        if not isinstance(ability, AutomaticAbility | KeywordAbility):
            return whole(game, ctx, ability)
        others = tuple(each for each in ability.keywords if each.what != "team")
        return whole(game, ctx, structs.replace(ability, keywords=others))

    whole = play_abilities.are_conditions_met
    patch.setattr(play_abilities, "are_conditions_met", are_met)


@otherwise("W-54", "left")
def a_triggered_ability_that_was_declined_was_not_used(patch: Patch) -> None:
    def may(game: Any, ctx: Any, node: Any) -> Any:
        done = yield from whole(game, ctx, node)
        held = ctx.held
        if not done and held is not None and isinstance(held.ability, AutomaticAbility):
            this_turn, this_game = game.state.used.get(held.key, (1, 1))
            game.state.used = {**game.state.used, held.key: (this_turn - 1, this_game - 1)}
        return done

    whole = rulebook_map.HANDLERS[OptionalInstruction]
    patch.setitem(rulebook_map.HANDLERS, OptionalInstruction, may)  # type: ignore[arg-type]


@otherwise("W-55", "before-payment")
def a_key_goes_before_the_next_one_is_paid_for(patch: Patch) -> None:
    def pay_ener(game: Any, player: int, cost: Any) -> Any:
        game.move_cards(game.state.zones[player, KEY_ZONE], LRIG_TRASH, "play")
        yield from whole(game, player, cost)

    whole = key_cards.pay_ener
    patch.setattr(key_cards, "pay_ener", pay_ener)


@otherwise("W-56", "unseen")
def who_leaves_does_not_see_who_leaves_with_them(patch: Patch) -> None:
    def notice(self: Any, done: Any, before: Any) -> None:
        going.clear()
        going.update(
            each.card for each in done if each.kind == "banish" or (each.kind == "move" and each.to not in FIELD)
        )
        noticed(self, done, before)
        going.clear()

    def triggers(game: Any, held: Any, at: Any, event: Any, it: Any = ()) -> bool:
        return not (held.card in going and event.card in going - {held.card}) and whole(game, held, at, event, it)

    going: set[int] = set()
    noticed, whole = Wixoss.notice_triggers, ability_triggers._triggers
    patch.setattr(Wixoss, "notice_triggers", notice)
    patch.setattr(ability_triggers, "_triggers", triggers)


@otherwise("W-57", "together-and-seen")
def who_enters_later_sees_who_entered_by_the_same_effect(patch: Patch) -> None:
    def enter_field(game: Any, player: int, card: int, zone: str, cause: str, **how: Any) -> Any:
        before = len(game.state.log)
        yield from enter(game, player, card, zone, cause, **how)
        came = next(each for each in game.state.log[before:] if each.kind == "move" and each.card == card)
        earlier = noted(game.state, "came")
        game.state.done |= {("came", came)}
        for held in game.abilities_in_effect().triggers.get("move", ()):
            for _, event in earlier if held.card == card else ():
                if ability_triggers._triggers(game, held, held.ability.at, event):
                    ability_triggers.add_pending_trigger(game, held, event)

    def come(game: Any, ctx: Any, node: Any) -> Any:
        done = yield from whole(game, ctx, node)
        game.state.done -= {*noted(game.state, "came")}
        return done

    enter, whole = effects.enter_field, effects._come
    patch.setattr(effects, "enter_field", enter_field)
    patch.setattr(effects, "_come", come)


@otherwise("W-57", "together-and-unseen")
def who_enters_does_not_see_who_enters_by_the_same_effect(patch: Patch) -> None:
    def enter_field(game: Any, player: int, card: int, zone: str, cause: str, **how: Any) -> Any:
        game.state.done |= {("came", card)}
        yield from enter(game, player, card, zone, cause, **how)

    def triggers(game: Any, held: Any, at: Any, event: Any, it: Any = ()) -> bool:
        together = {each for _, each in noted(game.state, "came")}
        unseen = event.kind == "move" and event.card != held.card and {event.card, held.card} <= together
        return not unseen and all_triggers(game, held, at, event, it)

    def come(game: Any, ctx: Any, node: Any) -> Any:
        done = yield from whole(game, ctx, node)
        game.state.done -= {*noted(game.state, "came")}
        return done

    enter, all_triggers, whole = effects.enter_field, ability_triggers._triggers, effects._come
    patch.setattr(effects, "enter_field", enter_field)
    patch.setattr(ability_triggers, "_triggers", triggers)
    patch.setattr(effects, "_come", come)


# --- assumptions: before the first turn -------------------------------------------------------------


def beginning(patch: Patch, *parts: Any) -> None:
    """Let a game begin with these parts."""
    patch.setattr(Wixoss, "SETUP", parts)


@otherwise("WA-1")
def life_cloth_lies_before_the_redraw(patch: Patch) -> None:
    first, lrigs, deal, redraw, life, opened, begin = setup.SETUP
    beginning(patch, first, lrigs, deal, life, redraw, opened, begin)


@otherwise("WA-2")
def lrigs_are_opened_before_the_hands_are_drawn(patch: Patch) -> None:
    first, lrigs, deal, redraw, life, opened, begin = setup.SETUP
    beginning(patch, first, lrigs, opened, deal, redraw, life, begin)


@otherwise("WA-3")
def the_first_level_0_lrig_is_the_center(patch: Patch) -> None:
    def first(game: Any, player: int, among: list[int]) -> Any:
        yield from ()
        return among[0]

    patch.setattr(setup, "choose_one", first)


# --- assumptions: SIGNI and LRIGs -------------------------------------------------------------------


@otherwise("WA-6")
def an_effect_fields_a_signi_in_the_first_free_zone(patch: Patch) -> None:
    def which_zone(game: Any, player: int, zones: list[str], whose: int | None = None) -> Any:
        if whose is not None:
            return (yield from whole(game, player, zones, whose))
        return next(iter(zones), None)

    whole = effects.choose_signi_zone
    patch.setattr(effects, "choose_signi_zone", which_zone)


@otherwise("WA-7")
def who_is_grown_to_stands_up(patch: Patch) -> None:
    def tuck(state: Any, event: Any) -> None:
        whole(state, event)
        if event.cause == "grow":
            state.change_card(event.other, resting=False, frozen=False)

    whole = events.APPLY["tuck"]
    patch.setitem(events.APPLY, "tuck", tuck)  # type: ignore[arg-type]


@otherwise("WA-8")
def a_signi_attacks_from_its_second_turn_on(patch: Patch) -> None:
    def begin_turn(game: Any, player: int) -> None:
        whole(game, player)
        game.state.done |= {("began", game.state.advance_clock())}

    def may_attack(game: Any, card: int) -> bool:
        record = game.state.cards[card]
        (began, *_) = *(each[1] for each in noted(game.state, "began")), len(game.state.cards)
        return attacks(game, card) and not (record.zone in SIGNI_ZONES and record.inc > began)

    whole, attacks = turn_steps.begin_turn, attack.may_attack
    patch.setattr(turn_steps, "begin_turn", begin_turn)
    patch.setattr(attack, "may_attack", may_attack)


@otherwise("WA-9")
def left_faces_left(patch: Patch) -> None:
    for zone in SIGNI_ZONES:
        patch.setitem(lexicon.FACING, zone, zone)


@otherwise("WA-16")
def who_is_grown_to_does_not_enter(patch: Patch) -> None:
    def may_wait(self: Any, held: Any) -> bool:
        grown = self.state.cards[held.card].zone in LRIGS and getattr(held.origin, "what", "") == "enter"
        return whole(self, held) and not grown

    whole = Wixoss.may_trigger
    patch.setattr(Wixoss, "may_trigger", may_wait)


# --- assumptions: attacks ---------------------------------------------------------------------------


@otherwise("WA-10")
def an_lrig_attacks_once_in_a_turn(patch: Patch) -> None:
    def attack_again(game: Any) -> Any:
        yield from ()

    parts = {**turn.STEPS, "guard": (*turn.STEPS["guard"][:-1], attack_again)}
    patch.setattr(Wixoss, "STEPS", parts)


@otherwise("WA-11")
def who_is_in_front_is_looked_at_as_the_attack_is_declared(patch: Patch) -> None:
    def declare(game: Any, card: int) -> None:
        front = game.state.signi_in_front(card)
        game.state.done -= {*noted(game.state, "front")}
        game.state.done |= {("front", card, -1 if front is None else front)}
        whole(game, card)

    def in_front(self: Any, card: int) -> int | None:
        known = [each[2] for each in noted(self, "front") if each[1] == card]
        if not known or known[0] < 0:
            return None if known else looks(self, card)
        return known[0] if self.is_signi(known[0]) else None

    whole, looks = attack.declare_attack, GameState.signi_in_front
    patch.setattr(attack, "declare_attack", declare)
    patch.setattr(GameState, "signi_in_front", in_front)


@otherwise("WA-12")
def one_thing_alone_is_done_in_a_step(patch: Patch) -> None:
    def window(game: Any, frame: Any) -> Any:
        depth = len(game.state.flow) - 1
        yield from whole(game, frame)
        flow = game.state.flow
        if len(flow) > depth and flow[depth] == frame:
            game.state.flow = (*flow[:depth], *flow[depth + 1 :])

    whole = action_windows.action_window
    patch.setitem(rulebook_map.PROCEDURES, "acting", window)  # type: ignore[arg-type]


# --- assumptions: using, paying, doing --------------------------------------------------------------


@otherwise("WA-13")
def a_spell_s_targets_are_chosen_as_it_is_declared(patch: Patch) -> None:
    def declare(game: Any, ctx: Any, then: Any) -> Any:
        declared = yield from whole(game, ctx, then)
        if declared.modes or game.state.cards[ctx.this.card].face.kind != SPELL:
            return declared
        (part, *_) = modes_and_targets.split_at_after_that(then)
        targets = yield from modes_and_targets.choose_targets(game, ctx, part)
        return DeclaredModes((0,), targets)

    whole = using_cards.declare_modes
    patch.setattr(using_cards, "declare_modes", declare)


@otherwise("WA-14")
def ener_that_pays_leaves_the_game(patch: Patch) -> None:
    patch.setattr(ener_costs, "TRASH", REMOVED)


@otherwise("WA-15")
def a_spell_leaves_the_game(patch: Patch) -> None:
    patch.setitem(using_cards.AFTERWARDS, SPELL, REMOVED)


@otherwise("WA-17")
def the_other_player_chooses_first(patch: Patch) -> None:
    def trashes(game: Any, ctx: Any, node: Any) -> Any:
        state, going = game.state, []
        for player in (1 - state.turn_player, state.turn_player):
            able = [card for card in state.field_signi(player) if shadow.may_be_targeted(game, ctx, card)]
            going += yield from shadow.choose_cards(game, player, able, 1, 1)
        moves = (shadow.effect_event(ctx, "move", card, state.cards[card].owner, to=shadow.TRASH) for card in going)
        yield from game.propose_events(*moves)
        return bool(going)

    patch.setitem(rulebook_map.HANDLERS, "each-trashes", trashes)  # type: ignore[arg-type]


@otherwise("WA-18")
def the_turn_player_orders_replacements(patch: Patch) -> None:
    patch.setattr(replacement_effects, "affected_player", lambda game, event: game.state.turn_player)


@otherwise("WA-19")
def who_cannot_draw_all_draws_none(patch: Patch) -> None:
    def draw(game: Any, ctx: Any, node: Any) -> Any:
        (player,) = effects.players_of_side(ctx.seat, node.side)
        if len(game.state.zones[player, DECK]) < effects.evaluate_amount(game, ctx, node.count):
            return False
        return (yield from whole(game, ctx, node))

    whole = rulebook_map.HANDLERS[Draw]
    patch.setitem(rulebook_map.HANDLERS, Draw, draw)  # type: ignore[arg-type]


@otherwise("WA-20")
def who_goes_round_for_ever_in_the_own_turn_loses(patch: Patch) -> None:
    def end(self: Any, losers: Any, reason: str) -> None:
        whole(self, (self.state.turn_player,) if len(losers) > 1 else losers, reason)

    whole = Wixoss.end_game
    patch.setattr(Wixoss, "end_game", end)


@otherwise("WA-21")
def what_waits_of_a_card_that_has_left_is_not_done(patch: Patch) -> None:
    def of_blooming(held: Any) -> bool:
        return getattr(held.ability, "at", None) == EventPattern("bloom", subject=ThisCard())

    waiting_abilities(
        patch, lambda game, mine: [each for each in mine if game.state.is_there(each.this) or of_blooming(each.held)]
    )


@otherwise("WA-23")
def effects_of_a_turn_reach_who_comes_later(patch: Patch) -> None:
    patch.setattr(GameState, "POLICIES", replace(GameState.POLICIES, newcomers=True))


@otherwise("WA-24")
def who_loses_the_center_has_lost(patch: Patch) -> None:
    def going(self: Any, happening: Any) -> Any:
        happening = list(happening)
        for event in happening:
            record = self.state.cards[event.card]
            if event.kind == "move" and record.zone == LRIG and record.host < 0:
                self.end_game((record.seat,), "no center LRIG")
        return whole(self, happening)

    whole = Wixoss.apply_leave_rules
    patch.setattr(Wixoss, "apply_leave_rules", going)
