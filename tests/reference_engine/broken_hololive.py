"""hololive engines broken by hand (broken.py)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from saitei.adapters.abilities import Cards, Draw, Each, Rest, This, When
from saitei.reference_engine.hololive import (
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
    setup,
    turn,
)  # fmt: skip
from saitei.reference_engine.hololive.game import Hololive
from saitei.reference_engine.hololive.speech import HololiveSpeech
from saitei.reference_engine.hololive.state import Table
from saitei.reference_engine.hololive.words import STAGE, WORDS
from saitei.reference_engine.kernel import choices, playing, replacement, triggers
from saitei.reference_engine.kernel.asks import YES, Ask
from saitei.reference_engine.kernel.cards import OnCard
from saitei.reference_engine.kernel.events import Event, commit
from saitei.reference_engine.kernel.flow import at_once
from saitei.reference_engine.kernel.information import Effect
from saitei.reference_engine.kernel.instructions import event
from saitei.reference_engine.kernel.instructions import perform as whole_perform
from saitei.reference_engine.kernel.references import known
from saitei.reference_engine.protocol.scenes import DeckError
from saitei.reference_engine.timings import loops

from .broken import Broken, Patch

HOLOLIVE = Broken("hololive")
breaks = HOLOLIVE.breaks


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
    patch.setattr("saitei.reference_engine.hololive.supports.perform", perform)


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


@breaks("10.2.1.3.2", "10.11.3", "10.11.4")
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
    patch.setitem(turn.STEPS, "end", (turn.effects_end, *whole))


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
            art = replace(art, bonus=None, damage=art.damage + art.bonus[1])
        yield from whole(game, ctx, art)

    whole = arts.resolve_art
    patch.setattr(arts, "resolve_art", resolve_art)


@breaks("10.12.1")
def a_card_that_left_is_asked_as_it_is_now(patch: Patch) -> None:
    def now(lens: Any, ref: Any) -> Any:
        return known(lens, lens.state.ref(ref.card))

    patch.setattr("saitei.reference_engine.kernel.references.known", now)


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
    patch.setattr("saitei.reference_engine.hololive.supports.would_change", lambda game, card: True)


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
    def is_visible(self: Any, game: Any, card: int, viewer: str) -> bool:
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
    patch.setattr("saitei.reference_engine.hololive.scene.check_decks", check)


@breaks("6.1.4.3", "2.14.2")
def copies_are_counted_by_name(patch: Patch) -> None:
    def check(player: str, oshi: Any, deck: Any, cheers: Any) -> None:
        whole(player, oshi, deck, cheers)
        names = [face.name for face in deck if not face.unlimited]
        if any(names.count(name) > 4 for name in names):
            raise DeckError("too many cards of one name")

    whole = setup.check_decks
    patch.setattr("saitei.reference_engine.hololive.scene.check_decks", check)


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
