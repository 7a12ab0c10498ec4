"""Violations of hololive, as malicious readers of its clauses would build them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from ...adapters.abilities import (
    Attach,
    Cards,
    Choose,
    Delay,
    Draw,
    Each,
    Heal,
    Look,
    Ready,
    Reroll,
    Rest,
    Reveal,
    Roll,
    Shuffle,
    Switch,
    This,
    Value,
    When,
)
from ...adapters.messages import Viewer
from ..kernel import (
    choices,
    costs,
    information,
    patterns,
    performing,
    playing,
    references,
    replacement,
    traits,
    triggers,
)
from ..kernel import instructions as kernel_instructions
from ..kernel.asks import YES, Ask
from ..kernel.cards import Lain, OnCard
from ..kernel.committing import commit
from ..kernel.context import Context, Ref
from ..kernel.events import Event
from ..kernel.flow import at_once
from ..kernel.information import Effect
from ..kernel.performing import event
from ..kernel.performing import perform as whole_perform
from ..kernel.references import known
from ..protocol.scenes import DeckError
from ..timings import loops
from ..timings import parts as timing_parts
from ..timings import violations as common
from ..violations import Patch, Violations
from . import (
    actions,
    arts,
    cards,
    checks,
    cheers,
    events,
    game,
    instructions,
    keywords,
    rule_processing,
    scene,
    setup,
    state,
    supports,
    turn,
)  # fmt: skip
from .game import Hololive
from .specials import Art, Skill
from .speech import HololiveSpeech
from .state import Table
from .words import STAGE, WORDS

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks
with_handlers = common.of_handlers(instructions.HANDLERS)


# --- when and in which order ----------------------------------------------------------------------


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

    patch.setattr(playing, "perform", perform)
    patch.setattr(supports, "perform", perform)


@breaks("10.8.3.1", "10.8.3")
def what_triggered_last_is_played_first(patch: Patch) -> None:
    @at_once
    def last(game: Any, player: int, mine: Any) -> Any:
        return mine[-1]

    patch.setattr(triggers, "_choose_waiting", last)


@breaks("10.6.3.3")
def the_oldest_waiting_ability_is_played_first_whoever_has_it(patch: Patch) -> None:
    whole = triggers.play_one

    def play_one(game: Any, player: int) -> Any:
        waiting = [each for each in game.state.waiting if not each.idle]
        return (yield from whole(game, waiting[0].live.seat if waiting else player))

    patch.setattr(checks, "play_one", play_one)


@breaks("10.11.2.4")
def damage_is_taken_before_it_is_dealt(patch: Patch) -> None:
    patch.setattr(WORDS, "phases", {"damage": ("take-damage", "deal-damage")})


@breaks("10.11.2.3")
def a_replacement_is_applied_twice(patch: Patch) -> None:
    once = replacement.replaced

    def replaced(game: Any, event: Event, rests: Any) -> Any:
        changed = yield from once(game, event, rests)
        return changed and (yield from once(game, replace(changed, applied=frozenset()), rests))

    patch.setattr(replacement, "replaced", replaced)


@breaks("10.11.3", "10.11.4", "10.2.1.3.2")
def an_optional_replacement_is_always_applied(patch: Patch) -> None:
    def agrees(ctx: Any, player: int) -> Any:
        yield Ask(player, "optional", (YES,), about=ctx.live)
        return True

    patch.setattr(replacement, "agrees", agrees)


@breaks("11.3.2")
def all_that_are_due_are_downed_at_the_same_time(patch: Patch) -> None:
    def process_rules(game: Any) -> Any:
        due = [card for player in (0, 1) for card in game.state.holomem(player)
               if rule_processing.is_downed(game.state.cards[card], card, game.changed())]  # fmt: skip
        if len(due) < 2:
            return (yield from whole(game))
        for card in due[::-1]:
            yield from rule_processing.process_down(game, card)
        return True

    whole = rule_processing.process_rules
    patch.setattr(checks, "process_rules", process_rules)


@breaks("7.7.2")
def effects_of_the_turn_end_before_what_is_due_at_its_end(patch: Patch) -> None:
    whole = turn.STEPS["end"]
    patch.setitem(turn.STEPS, "end", (timing_parts.effects_end, *whole))


@breaks("14.1.1.3", "14.1.1")
def an_endless_loop_is_cut_off_without_a_draw(patch: Patch) -> None:
    def check_timing(game: Any, frame: Any) -> Any:
        if loops.is_perpetual(game):
            game.state.waiting = ()
        yield from whole(game, frame)

    whole = checks.check_timing
    patch.setattr(Hololive, "procedures", {**Hololive.procedures, "check": check_timing})


# --- damage, down and life ------------------------------------------------------------------------


@breaks("5.13.2")
def damage_is_forgotten_on_bloom(patch: Patch) -> None:
    whole = events.APPLY["stack"]

    def stack(table: Any, event: Event) -> None:
        whole(table, event)
        table.cards[event.card] = replace(table.cards[event.card], damage=0)

    patch.setitem(events.APPLY, "stack", stack)


@breaks("11.3.1.2")
def a_downed_holomem_s_cheers_go_back_to_the_hand_with_its_stack(patch: Patch) -> None:
    whole = rule_processing.leave

    def leave(game: Any, downed: Any) -> Any:
        seat, under = downed.record.seat, game.state.cards[downed.card].under
        yield from whole(game, downed)
        commit(game, [Event("move", card, seat, to="hand", cause="effect") for card in under])

    patch.setattr(rule_processing, "leave", leave)


@breaks("11.5.1", "11.5.1.1", "11.1.1")
def a_lost_life_goes_to_the_hand(patch: Patch) -> None:
    def take_life(game: Any, player: int) -> Any:
        card = game.state.zones[player, "life"][0]
        yield from game.happen(Event("move", card, player, to="hand", cause="effect"))
        commit(game, (Event("life-damage-taken", player=player, amount=-1),))

    patch.setattr(rule_processing, "take_life", take_life)


@breaks("12.2.3.1.1")
def an_art_archives_the_cheers_that_it_needs(patch: Patch) -> None:
    def play_art(game: Any, holomem: int, live: Any) -> Any:
        paid = cheers.cheers_on(game, holomem)[: len(live.ability.cost)]
        moves = [Event("move", card, live.seat, to="archive", cause="archive", by=live.seat) for card in paid]
        yield from whole(game, holomem, live)
        yield from game.happen(*moves)

    whole = arts.play_art
    patch.setattr(arts, "play_art", play_art)


@breaks("12.2.4.3")
def the_bonus_counts_for_any_coloured_target(patch: Patch) -> None:
    def resolve_art(game: Any, ctx: Any, art: Any) -> Any:
        if art.bonus is not None and ctx.used_on is not None:
            others = tuple(each for each in art.values if each.what == "cost")
            art = replace(art, values=(*others, Value("damage", art.damage + art.bonus[1])))
        yield from whole(game, ctx, art)

    whole = arts.resolve_art
    patch.setattr(arts, "resolve_art", resolve_art)


@breaks("10.12.1")
def a_card_that_left_is_asked_as_it_is_now(patch: Patch) -> None:
    def now(lens: Any, ref: Any) -> Any:
        return known(lens, lens.state.ref(ref.card))

    patch.setattr(references, "known", now)


# --- what may be done -----------------------------------------------------------------------------


@breaks("10.7.2.1.1")
def once_per_turn_is_counted_per_game(patch: Patch) -> None:
    whole = turn.begin_turn

    def begin_turn(game: Any, player: int) -> None:
        used = dict(game.state.used)
        whole(game, player)
        game.state.used = used

    patch.setattr(turn, "begin_turn", begin_turn)


@breaks("10.7.2.3.5")
def a_search_has_to_find(patch: Patch) -> None:
    patch.setattr(choices, "where_to_find", lambda game, ctx, among: [])


@breaks("10.7.2.3.7")
def a_support_that_changes_nothing_can_be_played(patch: Patch) -> None:
    patch.setattr(supports, "would_change", lambda game, card: True)


@breaks("12.2.3.1", "10.5.1", "10.5.2")
def one_cheer_pays_for_two_icons_if_it_has_both_colours_or_the_same_one_twice(patch: Patch) -> None:
    def covers(cheers: Any, cost: Any) -> bool:
        colors = list(cheers)
        return len(colors) >= len(cost) and all(
            any(icon in each for each in colors) for icon in cost if icon != "colorless"
        )

    patch.setattr(cheers, "covers", covers)
    patch.setattr(actions, "covers", covers)


@breaks("9.2.1.5")
def a_holomem_that_moved_up_uses_an_art_again(patch: Patch) -> None:
    def do(game: Any, picked: Any) -> Any:
        yield from whole(game, picked)
        game.state.performers = ()

    whole = arts.do
    patch.setattr(arts, "do", do)


@breaks("7.2.3")
def the_collab_holomem_goes_back_without_resting(patch: Patch) -> None:
    def back(game: Any) -> Any:
        player = game.state.turn_player
        for card in game.state.zones[player, "collab"]:
            yield from game.happen(Event("move", card, player, to="back", cause="rule"))

    parts = tuple(back if part is turn.return_collab else part for part in turn.STEPS["reset"])
    patch.setitem(turn.STEPS, "reset", parts)


@breaks("7.2.6")
def the_center_is_filled_by_who_cannot_be_moved(patch: Patch) -> None:
    def is_forbidden(game: Any, proposed: Event) -> bool:
        if proposed.kind == "move" and proposed.cause == "rule" and proposed.to == "center":
            return False
        return whole(game, proposed)

    whole = replacement.is_forbidden
    patch.setattr(replacement, "is_forbidden", is_forbidden)


@breaks("8.7.2", "10.10.1.4", "1.3.2.4")
def a_baton_pass_costs_what_is_printed(patch: Patch) -> None:
    patch.setattr(actions, "baton_cost", lambda game, holomem: game.state.cards[holomem].face.baton)


@breaks("8.7.2", "10.10.1.4", "1.3.2.4")
def a_baton_pass_costs_one_cheer_at_the_least(patch: Patch) -> None:
    def baton_cost(game: Any, holomem: int) -> tuple[str, ...]:
        return whole(game, holomem) or game.state.cards[holomem].face.baton[:1]

    whole = actions.baton_cost
    patch.setattr(actions, "baton_cost", baton_cost)


@breaks("1.3.2", "8.5.1", "10.7.2.3.4")
def an_oshi_skill_is_not_used_when_its_first_part_is_impossible(patch: Patch) -> None:
    def can_use_skill(game: Any, player: int) -> Any:
        return [each for each in whole.options(game, player) if game.possible(first_part(*each.args), "it begins")]

    def first_part(live: Any) -> Any:
        ctx = Context(live.seat, Ref(live.card, live.inc), live)
        return lambda trial: whole_perform(trial, ctx, live.ability.then[:1])

    whole = actions.ACTIONS["skill"]
    patch.setitem(actions.ACTIONS, "skill", actions.Action(can_use_skill, whole.do))


@breaks("5.24.1")
def a_die_that_is_rolled_again_triggers_twice(patch: Patch) -> None:
    def reroll(game: Any, ctx: Any, node: Any) -> Any:
        again = yield from whole(game, ctx, node)
        if not game.is_trial:
            game.notice((ctx.replaces,), game.in_effect())
        return again

    whole = instructions.HANDLERS[Reroll]
    patch.setitem(instructions.HANDLERS, Reroll, reroll)


# --- players, decks, views ------------------------------------------------------------------------


@breaks("1.3.4", "1.3.4.1")
def the_opponent_of_the_turn_player_chooses_first(patch: Patch) -> None:
    def each(game: Any, ctx: Any, node: Any) -> Any:
        player, game.state.turn_player = game.state.turn_player, 1 - game.state.turn_player
        try:
            return (yield from whole(game, ctx, node))
        finally:
            game.state.turn_player = player

    whole = instructions.HANDLERS[Each]
    patch.setitem(instructions.HANDLERS, Each, each)


@breaks("1.2.3", "1.2.3.1")
def giving_up_waits_for_the_next_check(patch: Patch) -> None:
    patch.setattr(Hololive, "concede", lambda game, player: None)


@breaks("4.13.2", "4.13.1", "4.2.3")
def the_opponent_s_hand_lies_open(patch: Patch) -> None:
    def is_visible(self: Any, game: Any, card: int, viewer: Viewer) -> bool:
        return bool(whole(self, game, card, viewer)) or game.state.cards[card].zone == "hand"

    whole = HololiveSpeech.is_visible
    patch.setattr(HololiveSpeech, "is_visible", is_visible)


@breaks("5.7.3", "5.7.3.2")
def a_player_says_beforehand_how_many_cards_they_draw(patch: Patch) -> None:
    def draw(game: Any, ctx: Any, node: Any) -> Any:
        return (yield from whole(game, ctx, replace(node, up_to=False)))

    whole = instructions.HANDLERS[Draw]
    patch.setitem(instructions.HANDLERS, Draw, draw)


@breaks("5.13.3.1.1", "5.13.3.1")
def a_bloomed_holomem_keeps_the_count_of_its_old_ability(patch: Patch) -> None:
    def alike(key: Any, other: Any) -> bool:
        return isinstance(key, OnCard) and replace(key, card=other.card) == other

    def usable(game: Any, live: Any) -> bool:
        limit = getattr(live.ability, "limit", None)
        spent = [key for key in game.state.used if alike(key, live.key)]
        return bool(whole(game, live)) and not (limit is not None and limit.count == 1 and spent)

    whole = Hololive.usable
    patch.setattr(Hololive, "usable", usable)


@breaks("6.1.3.3")
def four_cheers_of_a_number_are_the_limit(patch: Patch) -> None:
    def check(player: str, oshi: Any, deck: Any, cheers: Any) -> None:
        whole(player, oshi, deck, cheers)
        numbers = [face.number for face in cheers if face.number != "red cheer"]
        if any(numbers.count(number) > 4 for number in numbers):
            raise DeckError("too many cheers of one number")

    whole = setup.check_decks
    patch.setattr(scene, "check_decks", check)


@breaks("6.1.4.3", "2.14.2")
def copies_are_counted_by_name(patch: Patch) -> None:
    def check(player: str, oshi: Any, deck: Any, cheers: Any) -> None:
        whole(player, oshi, deck, cheers)
        names = [face.name for face in deck if not face.unlimited]
        if any(names.count(name) > 4 for name in names):
            raise DeckError("too many cards of one name")

    whole = setup.check_decks
    patch.setattr(scene, "check_decks", check)


@breaks("6.2.1.9.2.1", "6.2.1.10.2")
def a_forced_redraw_costs_nothing_as_in_an_older_edition(patch: Patch) -> None:
    def forced(game: Any) -> Any:
        yield from whole(game)
        game.state.redraws = (0, 0)

    whole = setup.forced_redraws
    patch.setattr(Hololive, "SETUP", tuple(forced if part is whole else part for part in setup.PARTS))


@breaks("8.4.3")
def a_collab_needs_a_card_in_the_deck(patch: Patch) -> None:
    def can_collab(game: Any, player: int) -> Any:
        return whole(game, player) if game.state.zones[player, "deck"] else []

    whole = actions.can_collab
    patch.setitem(actions.ACTIONS, "collab", actions.ACTIONS["collab"]._replace(options=can_collab))


# --- keywords -------------------------------------------------------------------------------------


def meaning(patch: Patch, keyword: str, **otherwise: Any) -> None:
    """A keyword of which something is understood in another way."""

    def meant(printed: Any) -> Any:
        ability = whole(printed)
        return replace(ability, **otherwise) if printed.what == keyword else ability

    whole = keywords.meant
    patch.setattr(cards, "meant", meant)


@breaks("13.2.2", "13.2.1")
def a_collab_effect_is_played_at_every_move_on_the_stage(patch: Patch) -> None:
    meaning(patch, "collab-effect", at=When("move", subject=This(), to=STAGE))


@breaks("13.3.2", "13.3.1")
def a_bloom_effect_is_played_whoever_blooms(patch: Patch) -> None:
    meaning(patch, "bloom-effect", at=When("bloom", subject=Cards(STAGE, "both")))


@breaks("13.5.2", "13.5.1")
def an_added_ability_stays_with_the_card_that_adds_it(patch: Patch) -> None:
    meaning(patch, "ability-addition", cards=This())


@breaks("13.5.2", "13.5.1")
def an_ability_is_added_whatever_the_condition(patch: Patch) -> None:
    meaning(patch, "ability-addition", condition=None)


# --- what a term means ----------------------------------------------------------------------------


@breaks("1.3.2.1")
def a_resting_holomem_is_made_resting_again(patch: Patch) -> None:
    def rest(game: Any, ctx: Any, node: Any) -> Any:
        chosen, whole = yield from choices.pick(game, ctx, node.cards)
        yield from game.happen(*(event(ctx, "rest", card) for card in chosen))
        return whole

    patch.setitem(instructions.HANDLERS, Rest, rest)


@breaks("2.4.2.2")
def colorless_is_a_color_that_two_cards_share(patch: Patch) -> None:
    def shares(lens: Any, ctx: Context, reference: Any, what: str, info: Any) -> bool:
        there = references.known_cards(lens, ctx, reference)
        return whole(lens, ctx, reference, what, info) or any(not (info.colors or each.info.colors) for each in there)

    whole = references.shares
    patch.setattr(state, "shares", shares)


@breaks("2.7.1")
def holomem_of_one_name_share_their_abilities(patch: Patch) -> None:
    def printed(self: Any, card: int) -> Any:
        info = whole(self, card)
        record = self.cards[card]
        alike = [each for each in self.cards if each.face.name == record.face.name and each.seat == record.seat]
        texts = [ability for each in alike for ability in each.face.info_of(card, record.inc, record.seat).abilities]
        return replace(info, abilities=tuple(texts))

    whole = Table.printed
    patch.setattr(Table, "printed", printed)
    patch.setattr(Table, "base", printed)


@breaks("2.3.1")
def whoever_blooms_rises_in_level(patch: Patch) -> None:
    def is_so(self: Any, record: Any, state: str) -> bool:
        return bool(record.under) if state == "risen" else whole(self, record, state)

    whole = Table._is_so
    patch.setattr(Table, "_is_so", is_so)


@breaks("4.4.2.3", "5.13.1")
def whoever_lies_above_a_card_has_bloomed_from_it(patch: Patch) -> None:
    def lies_upon(lens: Any, ctx: Context, record: Any, where: Any) -> bool:
        there = lens.state.cards
        return any(references.fits(lens, ctx, there[each], lens.info(each), where) for each in record.under)

    patch.setattr(references, "lies_upon", lies_upon)


@breaks("5.19.1", "10.7.2.3.3")
def one_each_is_so_many_for_whomever(patch: Patch) -> None:
    def attach(game: Any, ctx: Context, node: Any) -> Any:
        return (yield from whole(game, ctx, replace(node, share=node.share and "will")))

    whole = instructions.HANDLERS[Attach]
    patch.setitem(instructions.HANDLERS, Attach, attach)


@breaks("5.19.1", "5.16.4.2")
def all_that_is_divided_goes_to_one_holomem(patch: Patch) -> None:
    def attach(game: Any, ctx: Context, node: Any) -> Any:
        to = Choose(node.to) if node.share == "will" else node.to
        return (yield from whole(game, ctx, replace(node, to=to, share="" if node.share == "will" else node.share)))

    whole = instructions.HANDLERS[Attach]
    patch.setitem(instructions.HANDLERS, Attach, attach)


@breaks("4.1.5")
def who_returns_with_what_lies_under_it_returns_alone(patch: Patch) -> None:
    def leaving(game: Any, ctx: Context, card: int, to: str, seat: int, node: Any = None) -> Any:
        return whole(game, ctx, card, to, seat, node and replace(node, stack=False))

    whole = kernel_instructions.leaving
    patch.setattr(kernel_instructions, "leaving", leaving)


@breaks("1.3.5.2", "5.12.1")
def whoever_archives_so_many_from_the_top_archives_as_many_as_there_may_be(patch: Patch) -> None:
    def how_many(game: Any, ctx: Context, top: Any, least: int) -> Any:
        yield from ()
        return replace(top, least=None)

    patch.setattr(choices, "how_many", how_many)


@breaks("12.1.5.4", "8.6.1")
def what_happened_in_earlier_turns_happened_this_turn(patch: Patch) -> None:
    def begin_turn(game: Any, player: int) -> None:
        before = game.state.chronicle
        whole(game, player)
        game.state.chronicle = before

    whole = turn.begin_turn
    patch.setattr(turn, "begin_turn", begin_turn)


@breaks("5.13.2")
def what_happened_to_a_holomem_before_its_bloom_is_forgotten(patch: Patch) -> None:
    def was_subject(game: Any, ctx: Context, at: Any, deed: Any) -> bool:
        return whole(game, ctx, at, deed) and not (isinstance(at.subject, This) and deed.event.card != ctx.this.card)

    whole = patterns._was_subject
    patch.setattr(patterns, "_was_subject", was_subject)


@breaks("5.24.1", "5.22.1")
def of_several_dice_one_alone_is_rolled_again(patch: Patch) -> None:
    def reroll(game: Any, ctx: Context, node: Any) -> Any:
        _, *others = ctx.replaces.each
        done = yield from whole(game, ctx, node)
        ctx.outcome = replace(ctx.outcome, each=(ctx.outcome.each[0], *others))
        return done

    whole = instructions.HANDLERS[Reroll]
    patch.setitem(instructions.HANDLERS, Reroll, reroll)


@breaks("5.22.1")
def dice_that_are_rolled_at_once_are_one_die(patch: Patch) -> None:
    patch.setattr(replacement, "parts", lambda event: [replace(event, each=())])


@breaks("2.3.1", "2.2.1")
def supports_are_all_of_one_level(patch: Patch) -> None:
    def values(self: Any, lens: Any, card: int, what: str) -> Any:
        return frozenset({lens.info(card).level}) if what == "level" else whole(self, lens, card, what)

    whole = Table.values
    patch.setattr(Table, "values", values)


@breaks("4.3.1")
def a_holomem_that_rests_goes_on_resting_wherever_it_is_put(patch: Patch) -> None:
    def moved(self: Any, old: Any, event: Event, now: int) -> Any:
        return replace(whole(self, old, event, now), resting=event.resting or old.resting)

    whole = Table.moved
    patch.setattr(Table, "moved", moved)


@breaks("5.13.3.1")
def what_was_said_of_an_ability_is_said_of_every_later_one_of_its_name(patch: Patch) -> None:
    patch.setattr(Effect, "means", lambda self, live, named: named in (None, live.name))


@breaks("5.16.3.4.2")
def what_is_not_attached_is_left_in_the_resolution_zone(patch: Patch) -> None:
    patch.setattr(instructions, "archived", lambda game, ctx, card: event(ctx, "reveal", card))


@breaks("10.10.1.6", "10.10.1.6.1", "10.10.1.6.2")
def the_youngest_effect_is_applied_first(patch: Patch) -> None:
    def init(self: Any, live: Any, index: int, change: Any, since: int, lasting: Any) -> None:
        whole(self, live, index, change, since, lasting)
        self.age = (-since, index)

    whole = Effect.__init__
    patch.setattr(Effect, "__init__", init)


@breaks("12.1.2")
def an_sp_oshi_skill_is_no_oshi_skill(patch: Patch) -> None:
    def played_as(live: Any) -> str:
        return "sp skill" if live is not None and getattr(live.origin, "sp", False) else whole(live)

    whole = game._played_as
    patch.setattr(game, "_played_as", played_as)


# --- one less or one more, the other seat, half done: engines that no scenario once noticed -------


def art_resolved(patch: Patch, counted: Any) -> None:
    """An engine that settles an art's damage otherwise: from its base, what effects add, its bonus, and its text."""

    def resolve_art(game: Any, ctx: Any, art: Any) -> Any:
        state, ctx.size = game.state, 0
        yield from performing.perform(game, ctx, art.then)
        target, this = state.found(ctx.used_on), state.found(ctx.this)
        if target is not None:
            against = art.bonus is not None and art.bonus[0] in game.info(target).colors
            effects = 0 if this is None else arts.change_of(game.info(this), art.name)
            size = counted(art.damage, effects, art.bonus[1] if against else 0, ctx.size)
            yield from instructions.deal(game, ctx, [target], size, "art")

    patch.setattr(arts, "resolve_art", resolve_art)


@breaks("12.2.4.2", "1.3.2.4")
def an_art_below_nothing_is_nothing_before_its_text_changes_it(patch: Patch) -> None:
    art_resolved(patch, lambda base, effects, bonus, text: max(0, base + effects + bonus) + text)


@breaks("12.2.4.3", "1.3.2.4")
def an_art_below_nothing_is_nothing_before_its_bonus_is_added(patch: Patch) -> None:
    art_resolved(patch, lambda base, effects, bonus, text: max(0, base + text + effects) + bonus)


@breaks("12.2.4.3", "12.2.4.4")
def an_art_below_nothing_by_its_text_is_nothing_before_all_else(patch: Patch) -> None:
    art_resolved(patch, lambda base, effects, bonus, text: max(0, base + text) + bonus + effects)


@breaks("12.2.4.4", "1.3.2.4")
def an_art_below_nothing_is_nothing_before_effects_add_to_it(patch: Patch) -> None:
    art_resolved(patch, lambda base, effects, bonus, text: max(0, base + text + bonus) + effects)


def colorless_is_any(patch: Patch, module: Any) -> None:
    """A cheer without a colour pays for any icon, where this module looks."""

    def covers(found: Any, cost: Any) -> bool:
        return whole((colors or frozenset(cost) for colors in found), cost)

    def has_cheers(game: Any, holomem: int, cost: Any) -> bool:
        return covers((game.info(card).colors for card in cheers.cheers_on(game, holomem)), cost)

    whole = cheers.covers
    patch.setattr(module, "has_cheers", has_cheers)


@breaks("12.2.3.1", "10.5.2")
def a_colourless_cheer_pays_for_any_colour_of_an_art(patch: Patch) -> None:
    colorless_is_any(patch, arts)


@breaks("8.7.2", "10.5.2")
def a_colourless_cheer_pays_for_any_colour_of_a_baton_pass(patch: Patch) -> None:
    def cheers_for(game: Any, player: int, holomem: int, cost: Any) -> Any:
        colors = {card: game.info(card).colors or frozenset(cost) for card in cheers.cheers_on(game, holomem)}
        icons, chosen = sorted(cost, key=lambda icon: icon == "colorless"), list[int]()
        for at, icon in enumerate(icons):
            left = [card for card in colors if card not in chosen and (icon == "colorless" or icon in colors[card])]
            others = {card: [colors[each] for each in colors if each not in (*chosen, card)] for card in left}
            fitting = [card for card in left if cheers.covers(others[card], tuple(icons[at + 1 :]))]
            chosen += yield from choices.choose(game, player, fitting, 1, 1)
        return chosen

    colorless_is_any(patch, actions)
    patch.setattr(actions, "cheers_for", cheers_for)


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


def moved(patch: Patch, frm: str, to: str, otherwise: Any) -> None:
    """An engine for which a holomem that goes from the one position to the other is not quite the same."""

    def moves(self: Any, old: Any, event: Event, now: int) -> Any:
        new = whole(self, old, event, now)
        return otherwise(self, new) if (old.zone, event.to) == (frm, to) else new

    whole = Table.moved
    patch.setattr(Table, "moved", moves)


@breaks("4.1.4")
def a_holomem_that_moves_from_the_center_to_the_back_loses_its_effects(patch: Patch) -> None:
    def without_effects(table: Any, record: Any) -> Any:
        table.lasting = tuple(
            replace(each, cards=tuple(ref for ref in each.cards if ref.inc != record.inc)) if each.cards else each
            for each in table.lasting
        )
        table.rearranged()
        return record

    moved(patch, "center", "back", without_effects)


@breaks("4.1.4")
def a_collab_holomem_that_goes_back_loses_its_damage(patch: Patch) -> None:
    moved(patch, "collab", "back", lambda table, record: replace(record, damage=0))


@breaks("4.1.4")
def a_center_holomem_that_goes_back_loses_its_damage(patch: Patch) -> None:
    moved(patch, "center", "back", lambda table, record: replace(record, damage=0))


breaks("1.3.2.2.1", "1.3.2.2")(with_handlers(common.to_draw_less_than_nothing_puts_cards_of_the_hand_back))


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


@breaks("5.16.3.2")
def an_effect_attaches_a_second_mascot(patch: Patch) -> None:
    def room_for(game: Any, host: int, subtype: str) -> int:
        return 99 if subtype == "mascot" else whole(game, host, subtype)

    whole = instructions.room_for
    patch.setattr(instructions, "room_for", room_for)


@breaks("5.6.1")
def who_saw_a_card_before_the_shuffle_sees_it_after(patch: Patch) -> None:
    def shuffle(table: Any, event: Event) -> None:
        shown = table.shown
        whole(table, event)
        table.shown = shown

    whole = events.APPLY["shuffle"]
    patch.setitem(events.APPLY, "shuffle", shuffle)


breaks("10.8.5.1")(common.two_events_at_once_meet_a_delayed_trigger_twice)


@breaks("10.7.2.1.1", "12.1.4")
def once_per_turn_is_renewed_in_one_s_own_turn_alone(patch: Patch) -> None:
    def begin_turn(game: Any, player: int) -> None:
        used = dict(game.state.used)
        whole(game, player)
        theirs = {key: uses for key, uses in used.items() if game.state.cards[key.card].seat != player}
        game.state.used = {**game.state.used, **theirs}

    whole = turn.begin_turn
    patch.setattr(turn, "begin_turn", begin_turn)


@breaks("7.7.2")
def an_effect_of_the_other_player_outlasts_the_turn(patch: Patch) -> None:
    @at_once
    def effects_end(game: Any) -> None:
        state = game.state
        state.lasting = tuple(
            each for each in state.lasting if each.live.seat != state.turn_player or each.until != "turn"
        )
        state.delayed = tuple(
            each for each in state.delayed if each.live.seat != state.turn_player or each.until != "turn"
        )
        state.rearranged()
        triggers.notice_states(game)

    parts = tuple(effects_end if part is timing_parts.effects_end else part for part in turn.STEPS["end"])
    patch.setitem(turn.STEPS, "end", parts)


@breaks("8.5.1.2")
def one_player_s_sp_skill_bars_the_other_s(patch: Patch) -> None:
    def count_use(game: Any, live: Any) -> None:
        whole(game, live)
        if ("sp", live.seat) in game.state.ever:
            game.state.ever |= {("sp", 1 - live.seat)}

    whole = Hololive.count_use
    patch.setattr(Hololive, "count_use", count_use)


def last_check_of_the_first_player_alone(patch: Patch, step: str) -> None:
    """An engine whose step ends without a check timing in the second player's turn."""

    def last_check(game: Any) -> Any:
        first = game.state.turn_player == game.state.first_player
        return (yield from timing_parts.check_timing(game)) if first else None

    patch.setitem(turn.STEPS, step, (*turn.STEPS[step][:-1], last_check))


@breaks("7.2.7")
def the_second_player_s_reset_step_ends_without_a_check_timing(patch: Patch) -> None:
    last_check_of_the_first_player_alone(patch, "reset")


@breaks("7.3.3")
def the_second_player_s_hand_step_ends_without_a_check_timing(patch: Patch) -> None:
    last_check_of_the_first_player_alone(patch, "hand")


@breaks("7.4.3")
def the_second_player_s_cheer_step_ends_without_a_check_timing(patch: Patch) -> None:
    last_check_of_the_first_player_alone(patch, "cheer")


@breaks("8.3.2-b3")
def a_bloom_by_an_effect_does_not_count_for_the_turn(patch: Patch) -> None:
    def bloom(game: Any, ctx: Any, node: Any) -> Any:
        done = yield from whole(game, ctx, node)
        cards = game.state.cards
        for card in game.state.holomem(ctx.seat):
            cards[card] = replace(cards[card], bloomed=0)
        return done

    whole = instructions.HANDLERS["bloom"]
    patch.setitem(instructions.HANDLERS, "bloom", bloom)


@breaks("8.3.2-b2")
def who_was_put_on_the_stage_by_an_effect_blooms_in_the_same_turn(patch: Patch) -> None:
    def moves(self: Any, old: Any, event: Event, now: int) -> Any:
        new = whole(self, old, event, now)
        return replace(new, arrived=0) if event.cause == "effect" and old.zone not in STAGE else new

    whole = Table.moved
    patch.setattr(Table, "moved", moves)


@breaks("11.3.1", "1.3.2.4")
def who_has_no_hp_and_no_damage_is_not_downed(patch: Patch) -> None:
    def is_downed(record: Any, card: int, changed: Any) -> bool:
        return bool(record.downed or record.damage > 0) and whole(record, card, changed)

    whole = rule_processing.is_downed
    patch.setattr(rule_processing, "is_downed", is_downed)


@breaks("5.9.1", "5.8.1")
def what_one_player_looks_at_is_seen_by_both(patch: Patch) -> None:
    patch.setitem(events.APPLY, "look", events.APPLY["reveal"])


breaks("10.10.1.4")(common.numbers_of_abilities_that_were_lost_still_count)


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


@breaks("10.6.3.2", "10.6.3.3")
def who_goes_first_plays_first_in_every_turn(patch: Patch) -> None:
    def first(game: Any, player: int) -> Any:
        goes_first = game.state.first_player
        return (yield from whole(game, goes_first)) or (yield from whole(game, 1 - goes_first))

    whole = triggers.play_one
    patch.setattr(checks, "play_one", first)


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
breaks("5.22.1", "5.24.1")(by_a_alone(Roll))


# --- what rulings of the publisher are about ------------------------------------------------------


def with_the_damage_of_texts(patch: Patch, otherwise: Callable[[Any, Any, int], tuple[int, str]]) -> None:
    """What the text of an art deals is of another size, or another kind of damage."""

    def deal(game: Any, ctx: Any, targets: Any, size: int, cause: str) -> Any:
        if ctx.live is not None and isinstance(ctx.live.ability, Art):
            size, cause = otherwise(game, ctx, size)
        return (yield from whole(game, ctx, targets, size, cause))

    whole = instructions.deal
    patch.setattr(instructions, "deal", deal)


@breaks("12.2.4.4")
def an_arts_bonus_is_added_to_the_damage_of_the_art_s_text(patch: Patch) -> None:
    def more(game: Any, ctx: Any, size: int) -> tuple[int, str]:
        return size + arts.change_of(game.info(ctx.this.card), ctx.live.ability.name), "effect"

    with_the_damage_of_texts(patch, more)


@breaks("12.2.4.5", "12.2.4.5.1")
def what_the_art_s_text_deals_is_art_damage(patch: Patch) -> None:
    with_the_damage_of_texts(patch, lambda game, ctx, size: (size, "art"))


@breaks("12.2.4.4")
def an_arts_bonus_is_taken_before_the_art_s_text(patch: Patch) -> None:
    def resolve_art(game: Any, ctx: Any, art: Any) -> Any:
        early = arts.change_of(game.info(ctx.this.card), art.name)
        patch.setattr(arts, "change_of", lambda info, name: early)
        yield from whole(game, ctx, art)
        patch.setattr(arts, "change_of", change_of)

    whole, change_of = arts.resolve_art, arts.change_of
    patch.setattr(arts, "resolve_art", resolve_art)


@breaks("11.5.1")
def who_gets_the_life_card_is_chosen_before_it_is_revealed(patch: Patch) -> None:
    def take_life(game: Any, player: int) -> Any:
        card = game.state.zones[player, "life"][0]
        holomem: Any = yield from choices.choose_one(game, player, list(game.state.holomem(player)))
        yield from game.happen(Event("reveal", card))
        yield from game.happen(Event("attach", card, other=holomem, cause="send"))
        commit(game, (Event("life-damage-taken", player=player, amount=-1),))

    patch.setattr(rule_processing, "take_life", take_life)


@breaks("10.7.2.3.7")
def what_a_support_costs_is_a_change(patch: Patch) -> None:
    def resolving(card: int) -> Any:
        def attempt(trial: Any) -> Any:
            supports.to_resolution(trial, card)
            trial.watch = partial(supports.any_change, trial)
            ctx = Context(trial.state.cards[card].seat, trial.state.ref(card))
            yield from costs.pay(trial, ctx, trial.state.cards[card].face.support.must)
            trial.watch = None
            return (yield from whole(card)(trial))

        return attempt

    whole = supports._resolving
    patch.setattr(supports, "_resolving", resolving)


@breaks("10.7.2.1.1", "5.23.1")
def an_optional_replacement_that_is_declined_counts_for_its_limit(patch: Patch) -> None:
    def apply(game: Any, live: Any, proposed: Event, rests: Any) -> Any:
        changed = yield from whole(game, live, proposed, rests)
        if changed is proposed:
            game.count_use(live)
        return changed

    whole = replacement.apply
    patch.setattr(replacement, "apply", apply)


@breaks("10.11.1")
def who_takes_the_damage_instead_has_no_protection_of_their_own(patch: Patch) -> None:
    def apply(game: Any, live: Any, proposed: Event, rests: Any) -> Any:
        changed = yield from whole(game, live, proposed, rests)
        if changed is None or changed.card == proposed.card:
            return changed
        every = {each.key for each in replacement.replacers(game, changed.kind)}
        return replace(changed, applied=changed.applied | every)

    whole = replacement.apply
    patch.setattr(replacement, "apply", apply)


@breaks("10.9.1")
def a_lasting_number_for_each_is_counted_anew(patch: Patch) -> None:
    patch.setattr(kernel_instructions, "_fixed", lambda game, ctx, change: change)


@breaks("10.7.2.5.3")
def what_an_ability_brought_about_ends_when_its_card_is_no_holomem_any_more(patch: Patch) -> None:
    def effects_there(sketch: Any) -> Any:
        state = sketch.state
        holomem = (*state.holomem(0), *state.holomem(1))
        for each in whole(sketch):
            source = state.cards[each.live.card]
            if each.lasting is None or not source.face.is_holomem or each.live.card in holomem:
                yield each

    whole = information.effects
    patch.setattr(information, "effects", effects_there)


@breaks("11.3.1.1")
def a_holomem_without_hp_left_cannot_be_sent_a_cheer(patch: Patch) -> None:
    def is_forbidden(game: Any, proposed: Event) -> bool:
        if proposed.kind == "attach" and game.state.cards[proposed.other].damage >= game.info(proposed.other).hp:
            return True
        return whole(game, proposed)

    whole = replacement.is_forbidden
    patch.setattr(replacement, "is_forbidden", is_forbidden)


# --- playing and resolving, step by step ----------------------------------------------------------


@breaks("10.1.1.2.3", "11.3.1.1")
def what_is_done_when_downed_is_done_after_the_holomem_has_gone(patch: Patch) -> None:
    late: list[Any] = []

    @at_once
    def wait(game: Any, live: Any, downed: Any) -> None:
        late.append((live, downed))

    def leave(game: Any, downed: Any) -> Any:
        yield from whole(game, downed)
        while late:
            yield from ability(game, *late.pop(0))

    whole, ability = rule_processing.leave, rule_processing.do_downed_ability
    patch.setattr(rule_processing, "leave", leave)
    patch.setattr(rule_processing, "do_downed_ability", wait)


@breaks("10.6.2", "10.6.4.1", "10.6.4")
def a_player_acts_again_before_the_check(patch: Patch) -> None:
    def replaced(self: Any, name: str, *rest: Any) -> None:
        whole(self, name, *((rest[0], True) if name == "play" else rest))

    whole = Hololive.replace
    patch.setattr(Hololive, "replace", replaced)


@breaks("10.6.4.1", "10.6.2", "10.6.4")
def a_play_timing_comes_without_a_check_timing(patch: Patch) -> None:
    patch.setattr(checks, "check", lambda game: None)


@breaks("10.6.4.3", "10.6.4", "8.1.1")
def who_passes_is_asked_once_more(patch: Patch) -> None:
    def play_timing(game: Any, frame: Any) -> Any:
        before = len(game.state.flow)
        yield from whole(game, frame)
        if len(game.state.flow) < before and ("passed", frame[1]) not in game.state.done:
            game.state.done |= {("passed", frame[1])}
            game.push("play", frame[1], True)

    whole = checks.play_timing
    patch.setattr(Hololive, "procedures", {**Hololive.procedures, "play": play_timing})


@at_once
def nothing_is_paid(game: Any, ctx: Any, cost: Any) -> bool:
    return True


@breaks("10.7.2", "10.7.2.4", "10.7.2.4.1")
def a_support_takes_effect_before_it_is_paid_for(patch: Patch) -> None:
    def resolve_support(game: Any, ctx: Any, card: int) -> Any:
        must = game.state.cards[card].face.support.must
        if supports.is_attachable(game, card):
            yield from costs.pay(game, ctx, must)
            must = ()
        yield from whole(game, ctx, card)
        yield from costs.pay(game, ctx, must)

    whole = supports.resolve_support
    patch.setattr(supports, "pay", nothing_is_paid)
    patch.setattr(supports, "resolve_support", resolve_support)


@breaks("10.7.2.5", "10.7.2", "10.7.2.4", "10.4.2.1")
def an_ability_takes_effect_before_it_is_paid_for(patch: Patch) -> None:
    def perform(game: Any, ctx: Any, them: Any) -> Any:
        done = yield from whole_perform(game, ctx, them)
        yield from costs.pay(game, ctx, game.cost_of(ctx.live))
        return done

    patch.setattr(playing, "pay", nothing_is_paid)
    patch.setattr(playing, "perform", perform)


@breaks("10.7.2.2")
def what_a_tool_is_attached_to_is_chosen_after_it_is_paid_for(patch: Patch) -> None:
    @at_once
    def later(game: Any, ctx: Any, card: int) -> None:
        return None

    def attach_support(game: Any, ctx: Any, card: int) -> Any:
        ctx.used_on = yield from choose_host(game, ctx, card)
        yield from whole(game, ctx, card)

    whole, choose_host = supports.attach_support, supports.choose_host
    patch.setattr(supports, "choose_host", later)
    patch.setattr(supports, "attach_support", attach_support)


@breaks("10.7.2.3.6", "10.7.2.2")
def what_is_attached_goes_to_the_center_holomem(patch: Patch) -> None:
    @at_once
    def choose_host(game: Any, ctx: Any, card: int) -> Any:
        return next((game.state.ref(each) for each in game.state.zones[ctx.seat, "center"]), None)

    patch.setattr(supports, "choose_host", choose_host)


@breaks("10.7.2.4", "10.4.1", "10.4.2")
def a_cost_is_paid_as_far_as_it_can_be(patch: Patch) -> None:
    patch.setattr(playing, "payable", lambda *asked: True)


@breaks("10.7.2.5.1.1")
def an_item_is_archived_before_its_text_is_carried_out(patch: Patch) -> None:
    def resolve_support(game: Any, ctx: Any, card: int) -> Any:
        if not supports.is_attachable(game, card) and game.watch is None:
            seat = game.state.cards[card].seat
            yield from game.happen(Event("move", card, seat, to="archive", cause="archive", by=seat))
        yield from whole(game, ctx, card)

    whole = supports.resolve_support
    patch.setattr(supports, "resolve_support", resolve_support)


breaks("10.8.2.1", "10.8.2", "10.8.3", "10.8.3.2.1")(common.an_ability_that_waits_does_not_wait_again)


@breaks("10.8.7")
def what_waits_goes_with_its_card(patch: Patch) -> None:
    def agreed(game: Any, ctx: Any, live: Any) -> Any:
        is_there = isinstance(live.key, Lain) or game.state.cards[live.card].inc == live.inc
        return is_there and (yield from whole(game, ctx, live))

    whole = playing.agreed
    patch.setattr(triggers, "agreed", agreed)


@breaks("10.10.1", "10.10.1.3", "10.10.1.4")
def numbers_are_changed_before_colors_and_tags(patch: Patch) -> None:
    patch.setattr(information, "INFORMATION", traits.NUMBERS)
    patch.setattr(information, "NUMBERS", traits.INFORMATION)


@breaks("11.1.3", "1.2.2")
def of_two_players_who_lose_only_the_first_has_lost(patch: Patch) -> None:
    whole = rule_processing.losing
    patch.setattr(rule_processing, "losing", lambda game: whole(game)[:1])


@breaks("12.2.3", "12.2.3.2")
def an_art_hits_the_center_holomem_whoever_was_chosen(patch: Patch) -> None:
    def resolve_art(game: Any, ctx: Any, art: Any) -> Any:
        center = game.state.zones[1 - ctx.seat, "center"]
        ctx.used_on = game.state.ref(center[0]) if center else ctx.used_on
        yield from whole(game, ctx, art)

    whole = arts.resolve_art
    patch.setattr(arts, "resolve_art", resolve_art)


# --- none or several, one less or one more --------------------------------------------------------


breaks("5.7.2")(with_handlers(common.of_several_cards_to_draw_one_is_drawn))
breaks("5.7.3.1")(with_handlers(common.who_draws_up_to_none_is_asked_once))
breaks("5.7.3.4")(with_handlers(common.who_draws_up_to_a_number_is_asked_once_more))
breaks("5.9.2.1")(common.who_looks_at_up_to_none_is_asked_once)
breaks("5.9.2.5")(common.who_looks_card_by_card_sees_one)
breaks("5.6.1.1")(with_handlers(common.a_deck_of_one_card_is_not_shuffled))
breaks("1.3.4.2")(with_handlers(common.what_both_players_put_away_is_put_away_one_after_the_other))
breaks("10.10.1.5")(common.the_older_effect_is_applied_first_whatever_depends_on_it)


@breaks("8.1.1")
def two_actions_end_the_main_step(patch: Patch) -> None:
    def replaced(self: Any, name: str, *rest: Any) -> None:
        acted = self.state.done & {("acted", 1), ("acted", 2)}
        if name == "play" and rest[0] == "main" and not rest[1]:
            self.state.done |= {("acted", len(acted) + 1)}
        if len(acted) == 1 and len(self.state.done & {("acted", 1), ("acted", 2)}) == 2:
            self.pop()
        else:
            whole(self, name, *rest)

    whole = Hololive.replace
    patch.setattr(Hololive, "replace", replaced)


@breaks("1.2.2", "11.1.3")
def if_both_players_lose_only_the_turn_player_has_lost(patch: Patch) -> None:
    def losing(game: Any) -> Any:
        losers = whole(game)
        return losers if len(losers) < 2 else (game.state.turn_player,)

    whole = rule_processing.losing
    patch.setattr(rule_processing, "losing", losing)


@breaks("4.13.4")
def a_hand_of_ten_cards_takes_no_more(patch: Patch) -> None:
    drawn_into = kernel_instructions.draw

    def draw(game: Any, player: int, ctx: Any = None, **how: Any) -> Any:
        return len(game.state.zones[player, "hand"]) < 10 and (yield from drawn_into(game, player, ctx, **how))

    patch.setattr(kernel_instructions, "draw", draw)


@breaks("5.9.2")
def who_looks_at_up_to_a_number_sees_them_all_at_once(patch: Patch) -> None:
    def look(game: Any, ctx: Any, them: Any, viewer: int) -> Any:
        yield from game.happen(*(event(ctx, "look", card, viewer) for card in them))
        return them

    patch.setattr(kernel_instructions, "_look_one_by_one", look)


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


@breaks("5.11.2", "5.11.1")
def of_several_cards_one_is_revealed(patch: Patch) -> None:
    first_alone(patch, "reveal")


@breaks("5.16.4", "5.16.4.2")
def what_is_attached_stays_where_it_is(patch: Patch) -> None:
    def within_caps(game: Any, ctx: Any, chosen: Any, host: int) -> Any:
        return (yield from whole(game, ctx, [each for each in chosen if game.state.cards[each].host < 0], host))

    whole = instructions.within_caps
    patch.setattr(instructions, "within_caps", within_caps)


@breaks("5.19.1")
def a_cheer_that_an_effect_sends_has_not_been_sent(patch: Patch) -> None:
    whole = instructions.attaching
    patch.setattr(instructions, "attaching", lambda *of: replace(whole(*of), cause="effect"))


@breaks("5.21.2")
def all_damage_is_a_hundred_at_most(patch: Patch) -> None:
    def heal(game: Any, ctx: Any, node: Any) -> Any:
        return (yield from whole(game, ctx, node if node.amount is not None else replace(node, amount=100)))

    whole = instructions.HANDLERS[Heal]
    patch.setitem(instructions.HANDLERS, Heal, heal)


@breaks("9.1.1", "9.2.1.3", "9.2.1.4")
def the_center_or_the_collab_holomem_uses_an_art(patch: Patch) -> None:
    def play_art(game: Any, holomem: int, live: Any) -> Any:
        game.state.done |= {("art", "center"), ("art", "collab")}
        yield from whole(game, holomem, live)

    whole = arts.play_art
    patch.setattr(arts, "play_art", play_art)


@breaks("9.2.2")
def of_several_arts_the_first_is_used(patch: Patch) -> None:
    whole = arts.playable_arts
    patch.setattr(arts, "playable_arts", lambda game, holomem: whole(game, holomem)[:1])


@breaks("12.1.5")
def what_an_oshi_skill_says_is_done_twice(patch: Patch) -> None:
    def perform(game: Any, ctx: Any, them: Any) -> Any:
        again = isinstance(ctx.live.ability, Skill) or isinstance(ctx.live.printed, Skill)
        return (yield from whole_perform(game, ctx, (*them, *them) if again else them))

    patch.setattr(playing, "perform", perform)
