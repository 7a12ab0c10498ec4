"""Violations of OSICA, as malicious readers of its clauses would build them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec.structs import replace

from ...adapters.abilities import Act, Adjust, Choose, Move, Reveal, Special, This
from ..kernel import information, performing, playing, references, triggers, windows
from ..kernel.asks import PASS, Ask, Option
from ..kernel.committing import commit
from ..kernel.events import Event
from ..kernel.flow import at_once
from ..kernel.lexicon import Happening
from ..kernel.table import Zone
from ..violations import Patch, Violations
from . import (
    appeals,
    cards,
    contents,
    effects,
    event_phase,
    game,
    keywords,
    looking,
    main_phase,
    places,
    scene,
    setup,
    simultaneous,
    speech,
    state,
    stealing,
    turn,
    usage,
)
from .game import Osica, is_action, is_entry
from .running import Running
from .state import Table
from .words import (
    ASSIST,
    BOARD,
    CENTER,
    CHARACTER,
    COST,
    DECK,
    DROP,
    FACING,
    HAND,
    HEARTS,
    OSHI,
    STAGE,
    SUPPORT,
    WORDS,
)

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


def steals(patch: Patch, steal: Any) -> None:
    """Hearts are stolen so, by appeals and by effects."""
    patch.setattr(appeals, "steal", steal)
    patch.setattr(effects, "steal", steal)


def part(patch: Patch, step: str, whole: Any, *instead: Any) -> None:
    """A phase has other parts in the place of one."""
    parts = turn.STEPS[step]
    at = parts.index(whole)
    patch.setitem(turn.STEPS, step, (*parts[:at], *instead, *parts[at + 1 :]))


# --- winning (win) ----------------------------------------------------------------------------------


@breaks("win.1", "win.d1", "heart.1", "steal.3", "win.d2", "win.d3")
def who_has_no_heart_left_has_lost(patch: Patch) -> None:
    def steal(game: Any, thief: int, count: int) -> Any:
        yield from whole(game, thief, count)
        if not game.state.zones[1 - thief, HEARTS]:
            game.end((1 - thief,), "no heart left")

    whole = stealing.steal
    steals(patch, steal)


@breaks("win.1", "win.d1", "win.d3", "perform.2")
def hearts_do_not_win(patch: Patch) -> None:
    def steal(game: Any, thief: int, count: int) -> Any:
        if game.state.zones[1 - thief, HEARTS]:
            yield from whole(game, thief, count)

    whole = stealing.steal
    steals(patch, steal)


@breaks("win.d2", "steal.3", "win.1")
def two_at_once_from_one_heart_win(patch: Patch) -> None:
    def steal(game: Any, thief: int, count: int) -> Any:
        if count > len(game.state.zones[1 - thief, HEARTS]):
            game.end((1 - thief,), "too few hearts")
        yield from whole(game, thief, count)

    whole = stealing.steal
    steals(patch, steal)


@breaks("steal.3", "win.d2")
def an_appeal_that_steals_more_than_there_is_wins(patch: Patch) -> None:
    def steal(game: Any, thief: int, count: int) -> Any:
        if count > len(game.state.zones[1 - thief, HEARTS]):
            game.end((1 - thief,), "too few hearts")
        yield from whole(game, thief, count)

    whole = stealing.steal
    patch.setattr(appeals, "steal", steal)


@breaks("win.d3")
def hearts_that_effects_steal_do_not_win(patch: Patch) -> None:
    def steal(game: Any, thief: int, count: int) -> Any:
        if game.state.zones[1 - thief, HEARTS]:
            yield from whole(game, thief, count)

    whole = stealing.steal
    patch.setattr(effects, "steal", steal)


@breaks("win.d4", "win.2")
def a_deck_of_nothing_loses_at_the_next_draw(patch: Patch) -> None:
    def draw(game: Any) -> Any:
        if not game.state.zones[game.state.turn_player, DECK]:
            game.end((game.state.turn_player,), "nothing to draw")
        return (yield from whole(game))

    whole = turn.draw
    patch.setattr(Running, "check_rules", lambda self, done: None)
    part(patch, "start", whole, draw)


@breaks("win.2", "win.d4")
def only_draws_empty_a_deck(patch: Patch) -> None:
    def check_rules(self: Any, done: Any) -> None:
        whole(self, tuple(event for event in done if event.cause == "draw"))

    whole = Running.check_rules
    patch.setattr(Running, "check_rules", check_rules)


@breaks("win.2", "win.d4")
def a_deck_of_one_has_run_out(patch: Patch) -> None:
    def check_rules(self: Any, done: Any) -> None:
        if losers := tuple(player for player in (0, 1) if len(self.state.zones[player, DECK]) <= 1):
            self.end(losers, "an empty deck")

    def before_next(self: Any) -> None:
        check_rules(self, ())
        whole(self)

    whole = Running.before_next
    patch.setattr(Running, "check_rules", check_rules)
    patch.setattr(Running, "before_next", before_next)


# --- decks (deckbuild), the set-up (oshi.1, heart.5) --------------------------------------------------


@breaks("deckbuild.1")
def a_deck_may_be_larger(patch: Patch) -> None:
    def check_deck(player: str, oshis: Any, deck: Any) -> None:
        whole(player, oshis, deck[: setup.CARDS])

    whole = setup.check_deck
    patch.setattr(scene, "check_deck", check_deck)


@breaks("deckbuild.1")
def a_deck_may_be_smaller(patch: Patch) -> None:
    def check_deck(player: str, oshis: Any, deck: Any) -> None:
        with Patch() as inner:
            inner.setattr(setup, "CARDS", min(setup.CARDS, len(deck)))
            whole(player, oshis, deck)

    whole = setup.check_deck
    patch.setattr(scene, "check_deck", check_deck)


@breaks("deckbuild.2")
def the_oshi_is_not_counted_among_the_copies(patch: Patch) -> None:
    whole = setup.tally
    patch.setattr(setup, "tally", lambda faces: whole(faces[1:]))


@breaks("deckbuild.2", "deckbuild.d2", "deckbuild.d1")
def five_copies_are_allowed(patch: Patch) -> None:
    patch.setattr(setup, "COPIES", 5)


@breaks("deckbuild.d1", "appeal.d1", "deckbuild.d2")
def the_number_alone_tells_cards_apart(patch: Patch) -> None:
    def tally(faces: Any) -> Any:
        numbers = Counter(each.number for each in faces)
        return lambda face: numbers[face.number]

    patch.setattr(setup, "tally", tally)
    patch.setattr(cards.Face, "is_same", lambda self, other: self.number == other.number)


@breaks("deckbuild.d1", "appeal.d1")
def letters_at_the_end_tell_cards_apart(patch: Patch) -> None:
    class Nothing:
        def sub(self, new: str, text: str) -> str:
            return text

    patch.setattr(cards, "LETTERS_AT_THE_END", Nothing())


@breaks("deckbuild.d2", "deckbuild.d1")
def the_name_tells_cards_apart(patch: Patch) -> None:
    def tally(faces: Any) -> Any:
        names = Counter(each.name for each in faces)
        return lambda face: names[face.name]

    patch.setattr(setup, "tally", tally)


@breaks("deckbuild.4")
def cards_of_any_title_make_a_deck(patch: Patch) -> None:
    def check_deck(player: str, oshis: Any, deck: Any) -> None:
        class Untitled:
            def __init__(self, face: Any) -> None:
                self.face, self.title = face, ""

            def __getattr__(self, name: str) -> Any:
                return getattr(self.face, name)

        whole(player, [Untitled(each) for each in oshis], [Untitled(each) for each in deck])

    whole: Any = setup.check_deck
    patch.setattr(scene, "check_deck", check_deck)


@breaks("deckbuild.d5", "deckbuild.3")
def a_support_can_be_the_oshi(patch: Patch) -> None:
    def check_deck(player: str, oshis: Any, deck: Any) -> None:
        with Patch() as inner:
            if [each.kind for each in oshis] == [SUPPORT]:
                inner.setattr(setup, "CHARACTER", SUPPORT)
            whole(player, oshis, deck)

    whole = setup.check_deck
    patch.setattr(scene, "check_deck", check_deck)


@breaks("heart.5")
def seven_hearts_are_dealt(patch: Patch) -> None:
    patch.setattr(setup, "DEALT_HEARTS", 7)


# --- the oshi (oshi) ----------------------------------------------------------------------------------


@breaks("oshi.1")
def an_oshi_begins_face_down(patch: Patch) -> None:
    @at_once
    def begin(game: Any) -> None:
        list(whole(game))
        for player in (0, 1):
            for card in game.state.zones[player, OSHI]:
                game.state.change(card, face_down=True)

    whole = setup.begin
    patch.setattr(Osica, "SETUP", (*setup.SETUP[:-1], begin))


@breaks("oshi.3", "oshi.d1", "start.3")
def an_oshi_goes_wherever_it_is_sent(patch: Patch) -> None:
    def leaving(self: Any, event: Event) -> Any:
        record = self.state.cards[event.card] if event.card >= 0 else None
        if event.kind == "move" and record is not None and record.is_oshi:
            return iter((event,))
        return whole(self, event)

    whole = Running._leaving
    patch.setattr(Running, "_leaving", leaving)


@breaks("oshi.d1", "oshi.3", "appeal.d6")
def only_the_drop_area_and_the_hand_do_not_take_an_oshi(patch: Patch) -> None:
    def leaving(self: Any, event: Event) -> Any:
        if event.kind == "move" and event.to in (DECK, HEARTS, COST) and self.state.cards[event.card].is_oshi:
            return iter((event,))
        return whole(self, event)

    whole = Running._leaving
    patch.setattr(Running, "_leaving", leaving)


@breaks("oshi.3", "oshi.d1", "start.3")
def an_oshi_comes_back_face_up(patch: Patch) -> None:
    def leaving(self: Any, event: Event) -> Any:
        for each in whole(self, event):
            yield replace(each, face_down=False) if each.to == OSHI and each.cause != "keep" else each

    whole = Running._leaving
    patch.setattr(Running, "_leaving", leaving)


@breaks("oshi.4", "main.4")
def the_oshi_is_turned_up_for_nothing(patch: Patch) -> None:
    patch.setattr(main_phase, "PRICE", 0)


@breaks("oshi.4", "main.4")
def the_oshi_is_turned_up_for_one(patch: Patch) -> None:
    patch.setattr(main_phase, "PRICE", 1)


@breaks("oshi.5")
def every_copy_of_the_oshi_is_the_oshi(patch: Patch) -> None:
    def leaving(self: Any, event: Event) -> Any:
        if event.kind == "move":
            lying = self.state.zones[self.state.cards[event.card].seat, OSHI]
            face = self.state.cards[event.card].face
            if any(self.state.cards[card].face.is_same(face) for card in lying):
                self.state.change(event.card, is_oshi=True)
        return whole(self, event)

    whole = Running._leaving
    patch.setattr(Running, "_leaving", leaving)


@breaks("oshi.d2", "keep.8", "keep.3", "keep.4")
def the_opponent_does_not_see_what_lies_face_down(patch: Patch) -> None:
    def can_see(self: Any, player: int, card: int) -> bool:
        record = self.cards[card]
        return not (record.face_down and player != record.seat) and bool(whole(self, player, card))

    whole = Table.can_see
    patch.setattr(Table, "can_see", can_see)


@breaks("oshi.d3")
def a_face_down_oshi_can_be_played(patch: Patch) -> None:
    def oshi(game: Any, player: int, *, face_down: bool) -> Any:
        return whole(game, player, face_down=face_down) or whole(game, player, face_down=True)

    whole = main_phase.oshi
    patch.setattr(main_phase, "oshi", oshi)


@breaks("oshi.d4", "keep.9")
def every_card_of_the_oshi_area_can_be_played(patch: Patch) -> None:
    def oshi(game: Any, player: int, *, face_down: bool) -> Any:
        others = (card for card in game.state.zones[player, OSHI] if not game.state.cards[card].is_oshi)
        return whole(game, player, face_down=face_down) + (() if face_down else tuple(others))

    whole = main_phase.oshi
    patch.setattr(main_phase, "oshi", oshi)


# --- stage and assist area (stage, assist) ------------------------------------------------------------


@breaks("stage.1", "stage.d3", "main.1", "main.d3")
def several_characters_stand_in_one_place(patch: Patch) -> None:
    def may_stand(game: Any, card: int, spot: str) -> bool:
        with Patch() as inner:
            inner.setitem(game.state.zones, (game.state.cards[card].seat, spot), ())
            return bool(whole(game, card, spot))

    whole = places.may_stand
    patch.setattr(places, "may_stand", may_stand)


@breaks("stage.3", "main.1", "stage.d1", "stage.d2", "main.d3", "oshi.2")
def the_limit_bounds_each_character_by_itself(patch: Patch) -> None:
    def fits_limit(game: Any, player: int, characters: Any) -> bool:
        return all(whole(game, player, {card}) for card in characters)

    whole = places.fits_limit
    patch.setattr(places, "fits_limit", fits_limit)


@breaks("assist.3", "stage.3", "main.1")
def the_limit_bounds_the_assist_area_too(patch: Patch) -> None:
    def may_assist(game: Any, card: int) -> bool:
        seat = game.state.cards[card].seat
        return bool(whole(game, card)) and places.fits_limit(game, seat, {*game.state.on_board(seat), card})

    whole = places.may_assist
    patch.setattr(places, "may_assist", may_assist)


@breaks("stage.d1", "stage.d2")
def effects_do_not_heed_the_limit(patch: Patch) -> None:
    def may_come(game: Any, card: int, to: str) -> bool:
        with Patch() as inner:
            inner.setattr(places, "fits_limit", lambda *_: True)
            return bool(whole(game, card, to))

    whole = places.may_come
    patch.setattr(effects, "may_come", may_come)
    patch.setattr(usage, "may_come", may_come)
    patch.setattr(usage, "may_change_places", lambda game, one, other: one != other)


@breaks("stage.d2", "stage.d1")
def what_would_go_beyond_the_limit_can_be_chosen(patch: Patch) -> None:
    def may_come(game: Any, card: int, to: str) -> bool:
        with Patch() as inner:
            inner.setattr(places, "fits_limit", lambda *_: True)
            return bool(whole(game, card, to))

    whole = places.may_come
    patch.setattr(effects, "may_come", may_come)


@breaks("stage.d4", "main.d2")
def supports_stand_on_the_stage(patch: Patch) -> None:
    def may_stand(game: Any, card: int, spot: str) -> bool:
        record = game.state.cards[card]
        return not game.state.zones[record.seat, spot] and places.fits_limit(game, record.seat, {card})

    patch.setattr(places, "may_stand", may_stand)


@breaks("stage.4")
def characters_of_the_stage_can_be_played_elsewhere(patch: Patch) -> None:
    def plays(game: Any, player: int) -> Any:
        yield from whole(game, player)
        for card in game.state.on_stage(player):
            yield from (Option("play", (card, zone)) for zone in BOARD if places.may_come(game, card, zone))

    whole = main_phase.plays
    patch.setattr(main_phase, "plays", plays)


@breaks("stage.d6", "stage.d7", "appeal.5", "destroy.2")
def left_faces_left(patch: Patch) -> None:
    patch.setitem(FACING, "left", "left")
    patch.setitem(FACING, "right", "right")


@breaks("assist.1", "assist.d2", "main.1", "yell.2", "steal.4")
def the_assist_area_holds_four(patch: Patch) -> None:
    for home in (places, state, scene):
        patch.setattr(home, "ROOM", 4)


@breaks("assist.d2")
def effects_fill_the_assist_area_beyond_three(patch: Patch) -> None:
    def may_come(game: Any, card: int, to: str) -> bool:
        return to == ASSIST or bool(whole(game, card, to))

    whole = places.may_come
    patch.setattr(effects, "may_come", may_come)
    patch.setattr(usage, "may_come", may_come)


@breaks("stage.2", "appeal.12", "appeal.5")
def only_the_center_appeals(patch: Patch) -> None:
    def may_appeal(game: Any, card: int) -> bool:
        return bool(whole(game, card)) and game.state.cards[card].zone == CENTER

    whole = appeals.may_appeal
    patch.setattr(appeals, "may_appeal", may_appeal)


@breaks("assist.2", "stage.2", "appeal.5")
def characters_of_the_assist_area_appeal(patch: Patch) -> None:
    def phase(game: Any, frame: Any) -> Any:
        with Patch() as inner:
            inner.setattr(
                Table, "on_stage", lambda self, player: (*whole_stage(self, player), *self.zones[player, ASSIST])
            )
            procedure = whole(game, frame)
            ask = next(procedure)
        picks = yield ask
        try:
            procedure.send(picks)
        except StopIteration:
            return

    whole, whole_stage = appeals.phase, Table.on_stage
    patch.setitem(contents.PROCEDURES, "appealing", phase)


# --- characters (chara) -------------------------------------------------------------------------------


@breaks("chara.4", "chara.d1")
def nobody_goes_for_their_ap(patch: Patch) -> None:
    patch.setattr(Running, "bury", lambda self: None)


@breaks("chara.4", "chara.d1", "entry.d2", "chara.d2")
def only_ap_below_nothing_counts(patch: Patch) -> None:
    patch.setattr(Running, "is_low", lambda self, card: self.state.is_character(card) and self.info(card).ap < 0)


@breaks("chara.d1", "entry.d2", "chara.d2")
def ap_is_looked_at_only_where_it_changes(patch: Patch) -> None:
    def bury(self: Any) -> None:
        if self.step != "main":
            whole(self)

    whole = Running.bury
    patch.setattr(Running, "bury", bury)


@breaks("chara.d2", "entry.d2")
def who_comes_without_ap_has_an_entry(patch: Patch) -> None:
    def notice(self: Any, done: Any, before: Any) -> None:
        super(Osica, self).notice(done, before)

    patch.setattr(Osica, "notice", notice)


@breaks("entry.d2", "chara.d2")
def who_comes_to_the_stage_without_ap_has_an_entry(patch: Patch) -> None:
    def notice(self: Any, done: Any, before: Any) -> None:
        waiting = self.state.waiting
        whole(self, done, before)
        if any(event.kind == "move" and event.to in STAGE for event in done):
            self.state.waiting = waiting
            super(Osica, self).notice(done, before)

    whole = Osica.notice
    patch.setattr(Osica, "notice", notice)


@breaks("chara.3", "main.2", "stage.1")
def a_second_copy_takes_the_place_of_the_first(patch: Patch) -> None:
    def move(self: Any, moved: Any, to: str, cause: str) -> None:
        moved = list(moved)
        if cause == "play" and to in BOARD:
            face, seat = self.state.cards[moved[0]].face, self.state.cards[moved[0]].seat
            there = [card for card in self.state.on_board(seat) if self.state.cards[card].face.is_same(face)]
            whole(self, there, DROP, "rule")
        whole(self, moved, to, cause)

    whole = Running.move
    patch.setattr(Running, "move", move)


@breaks("chara.2", "start.2")
def supports_are_characters(patch: Patch) -> None:
    def fits(self: Any, lens: Any, ctx: Any, record: Any, info: Any, where: Any) -> bool:
        if record.zone in BOARD and where.kind == (CHARACTER,):
            where = replace(where, kind=())
        return bool(whole(self, lens, ctx, record, info, where))

    whole = Table.fits
    patch.setattr(Table, "fits", fits)


@breaks("main.2", "chara.3", "stage.1")
def the_same_card_stands_once(patch: Patch) -> None:
    def may_come(game: Any, card: int, to: str) -> bool:
        record = game.state.cards[card]
        there = (game.state.cards[each].face for each in game.state.on_board(record.seat))
        return bool(whole(game, card, to)) and not any(face.is_same(record.face) for face in there)

    whole = places.may_come
    patch.setattr(main_phase, "may_come", may_come)


# --- hearts (heart, steal) ----------------------------------------------------------------------------


@breaks("heart.7", "steal.4", "heart.6", "steal.5")
def hearts_are_taken_one_by_one(patch: Patch) -> None:
    def steal(game: Any, thief: int, count: int) -> Any:
        for _ in range(min(count, len(game.state.zones[1 - thief, HEARTS])) or count):
            yield from whole(game, thief, 1)

    whole = stealing.steal
    steals(patch, steal)


@breaks("heart.6", "heart.4", "heart.7")
def hearts_are_stolen_from_below(patch: Patch) -> None:
    def steal(game: Any, thief: int, count: int) -> Any:
        state, key = game.state, (1 - thief, HEARTS)
        state.zones[key] = (*state.zones[key][::-1],)
        yield from whole(game, thief, count)
        state.zones[key] = (*state.zones[key][::-1],)

    whole = stealing.steal
    steals(patch, steal)


@breaks("heart.8")
def hearts_are_added_from_below(patch: Patch) -> None:
    def going(self: Any, events: Any) -> Any:
        return [
            replace(event, bottom=event.to == HEARTS) if event.kind == "move" else event
            for event in whole(self, events)
        ]

    whole = Running.going
    patch.setattr(Running, "going", going)


@breaks("heart.3", "heart.2")
def hearts_are_seen_by_their_player(patch: Patch) -> None:
    patch.setitem(state.ZONES, HEARTS, Zone(True, False, ordered=True))


@breaks("steal.5", "counter.1", "steal.4", "counter.2", "counter.3", "steal.d3")
def counters_come_after_the_hearts_were_put_away(patch: Patch) -> None:
    def put(game: Any, player: int, looked: Any, cause: str) -> Any:
        moves = yield from whole(game, player, looked, cause)
        if cause == "steal":
            yield from counter(game, player, tuple(map(game.state.ref, looked)))
        return [move for move in moves if game.state.cards[move.card].zone == HEARTS]

    whole, counter = looking.put, stealing.counter
    patch.setattr(stealing, "put", put)
    patch.setattr(stealing, "counter", at_once(lambda *_: None))


@breaks("steal.5")
def what_comes_of_a_stolen_heart_comes_first(patch: Patch) -> None:
    def look(game: Any, player: int, seen: Any) -> None:
        whole(game, player, seen)
        commit(game, (Event("stole", player=1 - player, amount=len(seen)),))
        for waiting in game.state.waiting:
            for _ in triggers.play_one(game, waiting.live.seat, (waiting,)):
                break

    whole = looking.look
    patch.setattr(stealing, "look", look)


@breaks("counter.3", "steal.5", "counter.4")
def counters_have_to_be_played(patch: Patch) -> None:
    def counter(game: Any, victim: int, stolen: Any) -> Any:
        for ref in stolen:
            if (live := usage.text_of(game, ref.card, "counter")) is not None:
                yield from usage.play_for(game, ref.card, live)

    patch.setattr(stealing, "counter", counter)


@breaks("counter.4")
def counters_are_shown_even_if_they_are_not_played(patch: Patch) -> None:
    def counter(game: Any, victim: int, stolen: Any) -> Any:
        for ref in stolen:
            if usage.text_of(game, ref.card, "counter") is not None:
                commit(game, (Event("reveal", ref.card),))
        yield from whole(game, victim, stolen)

    whole = stealing.counter
    patch.setattr(stealing, "counter", counter)


@breaks("steal.d3", "counter.2", "play.3", "event.1")
def what_was_played_goes_to_the_hand(patch: Patch) -> None:
    def move(self: Any, moved: Any, to: str, cause: str) -> None:
        whole(self, moved, HAND if cause == "used" else to, cause)

    whole = Running.move
    patch.setattr(Running, "move", move)


@breaks("heart.1")
def two_cards_make_a_heart(patch: Patch) -> None:
    def steal(game: Any, thief: int, count: int) -> Any:
        yield from whole(game, thief, 2 * count)

    whole = stealing.steal
    steals(patch, steal)


@breaks("heart.4", "deck.3")
def hearts_change_their_order(patch: Patch) -> None:
    def steal(game: Any, thief: int, count: int) -> Any:
        yield from whole(game, thief, count)
        key = (1 - thief, HEARTS)
        game.state.zones[key] = game.state.zones[key][::-1]

    whole = stealing.steal
    steals(patch, steal)


@breaks("heart.d1")
def eight_hearts_are_the_most(patch: Patch) -> None:
    @at_once
    def with_room(self: Any, node: Any, chosen: Any) -> Any:
        return [
            card
            for card in chosen
            if node.to != HEARTS or len(self.state.zones[self.state.cards[card].seat, HEARTS]) < 8
        ]

    patch.setattr(Running, "with_room", with_room)


@breaks("deck.3")
def a_deck_changes_its_order(patch: Patch) -> None:
    def begin_turn(game: Any, player: int) -> None:
        whole(game, player)
        for each in (0, 1):
            deck = game.state.zones[each, DECK]
            game.state.zones[each, DECK] = (*deck[1:], *deck[:1])

    whole = turn.begin_turn
    patch.setattr(turn, "begin_turn", begin_turn)


def hides(patch: Patch, hide: Any) -> None:
    """A player's view of the other player lacks something: ``hide(view, other)``."""

    def view(self: Any, game: Any, names: Any, viewer: Any) -> Any:
        seen = whole(self, game, names, viewer)
        if viewer != "judge":
            hide(seen, "B" if viewer == "A" else "A")
        return seen

    whole = speech.Speech.view
    patch.setattr(speech.Speech, "view", view)


@breaks("deck.d1")
def nobody_knows_how_many_cards_the_opponent_s_deck_has(patch: Patch) -> None:
    hides(patch, lambda seen, other: seen.zones[other].update({DECK: ()}))


@breaks("cost.d2")
def nobody_knows_how_much_cost_the_opponent_has(patch: Patch) -> None:
    hides(patch, lambda seen, other: seen.zones[other].update({COST: ()}))


@breaks("rank.8")
def nobody_knows_the_opponent_s_ranks(patch: Patch) -> None:
    hides(patch, lambda seen, other: seen.counters[other].update({"Camp rank": 0}))


@breaks("orb.9")
def nobody_knows_of_the_opponent_s_orb(patch: Patch) -> None:
    hides(patch, lambda seen, other: seen.counters[other].update({"orb": 0}))


# --- cost (cost, gaincost) ----------------------------------------------------------------------------


@breaks("cost.d3", "cost.8", "cost.7")
def cost_can_be_overpaid(patch: Patch) -> None:
    def pay(game: Any, player: int, count: int) -> Any:
        there = game.state.zones[player, COST]
        if len(there) < count:
            return False
        options = tuple(Option("card", (card,)) for card in there)
        picks = yield Ask(player, "choose", options, count, len(there))
        game.move([each.args[0] for each in picks], DROP, "pay")
        return True

    for home in (main_phase, effects):
        patch.setattr(home, "pay", pay)


@breaks("cost.1")
def cost_is_paid_from_the_deck_too(patch: Patch) -> None:
    @at_once
    def pay(game: Any, player: int, count: int) -> bool:
        there = (*game.state.zones[player, COST], *game.state.zones[player, DECK])
        game.move(there[:count], DROP, "pay")
        return len(there) >= count

    for home in (main_phase, effects):
        patch.setattr(home, "pay", pay)


@breaks("cost.8", "cost.4", "cost.d3")
def cost_is_paid_from_the_top(patch: Patch) -> None:
    @at_once
    def pay(game: Any, player: int, count: int) -> bool:
        there = game.state.zones[player, COST]
        game.move(there[:count], DROP, "pay")
        return len(there) >= count

    for home in (main_phase, effects):
        patch.setattr(home, "pay", pay)


@breaks("cost.3", "cost.6")
def cost_is_not_seen_by_its_player(patch: Patch) -> None:
    patch.setitem(state.ZONES, COST, Zone(False, False))


@breaks("cost.2", "cost.3", "cost.5", "gaincost.1")
def cost_is_seen_by_both(patch: Patch) -> None:
    patch.setitem(state.ZONES, COST, Zone(True, True))


@breaks("cost.d1")
def ten_cost_are_the_most(patch: Patch) -> None:
    @at_once
    def gain_cost(game: Any, ctx: Any, node: Any) -> bool:
        room = 10 - len(game.state.zones[ctx.seat, COST])
        game.move(game.state.zones[ctx.seat, DECK][: max(0, min(room, node.amount))], COST, "gain-cost")
        return True

    patch.setitem(effects.HANDLERS, "gain-cost", gain_cost)


@breaks("cost.5", "gaincost.1", "win.2", "win.d4")
def too_little_cost_is_not_gained_at_all(patch: Patch) -> None:
    def gain_cost(game: Any, ctx: Any, node: Any) -> Any:
        if len(game.state.zones[ctx.seat, DECK]) < node.amount:
            return False
        return (yield from whole(game, ctx, node))

    whole = effects.HANDLERS["gain-cost"]
    patch.setitem(effects.HANDLERS, "gain-cost", gain_cost)


# --- the start phase (start, keep) --------------------------------------------------------------------


@breaks("start.1")
def the_assist_area_comes_before_the_stage(patch: Patch) -> None:
    part(patch, "start", turn.drop_assisting)
    part(patch, "start", turn.stand_up_or_drop, turn.drop_assisting, turn.stand_up_or_drop)


@breaks("start.2", "chara.2", "start.1", "start.3")
def characters_of_the_assist_area_may_stay(patch: Patch) -> None:
    def may_drop(game: Any) -> Any:
        there = [card for card in game.state.zones[game.state.turn_player, ASSIST] if game.state.is_character(card)]
        dropped = yield from turn._dropped(game, there, "who")
        game.move(dropped, DROP, "start")

    part(patch, "start", turn.drop_assisting, may_drop)


@breaks("start.2")
def characters_of_both_assist_areas_are_dropped(patch: Patch) -> None:
    @at_once
    def drop_assisting(game: Any) -> None:
        there = [*game.state.zones[0, ASSIST], *game.state.zones[1, ASSIST]]
        game.move([card for card in there if game.state.is_character(card)], DROP, "start")

    part(patch, "start", turn.drop_assisting, drop_assisting)


@breaks("start.d1", "start.1", "start.d2")
def the_limit_ends_at_ten(patch: Patch) -> None:
    @at_once
    def raise_limit(game: Any) -> None:
        player = game.state.turn_player
        if game.state.counter(player, "limit") < 10:
            done = whole(game)
            assert not list(done)

    whole = turn.raise_limit
    part(patch, "start", whole, raise_limit)


@breaks("start.d3", "start.1")
def who_stays_on_the_stage_does_not_stand_up(patch: Patch) -> None:
    def commit_without(game: Any, events: Any) -> Any:
        return commit(game, [event for event in events if event.kind != "ready"])

    patch.setattr(turn, "commit", commit_without)


@breaks("keep.11", "keep.1")
def what_is_kept_need_not_come_back(patch: Patch) -> None:
    def take_back(game: Any) -> Any:
        player = game.state.turn_player
        kept = [card for card in game.state.zones[player, OSHI] if game.state.cards[card].kept]
        back = yield from turn._dropped(game, kept, "what comes back")
        game.move(back, HAND, "start")

    part(patch, "start", turn.take_back, take_back)


@breaks("keep.1", "keep.11")
def what_is_kept_comes_back_after_the_draw(patch: Patch) -> None:
    part(patch, "start", turn.take_back)
    part(patch, "start", turn.draw, turn.draw, turn.take_back)


@breaks("keep.1")
def what_is_kept_comes_back_at_the_start_of_any_turn(patch: Patch) -> None:
    @at_once
    def take_back(game: Any) -> None:
        for player in (0, 1):
            kept = [card for card in game.state.zones[player, OSHI] if game.state.cards[card].kept]
            game.move(kept, HAND, "start")

    part(patch, "start", turn.take_back, take_back)


# --- the main phase and Entry (main, entry) -------------------------------------------------------------


@breaks("main.5")
def one_card_is_played_in_a_turn(patch: Patch) -> None:
    def plays(game: Any, player: int) -> Any:
        played = any(event.cause == "play" for event in game.state.log)
        return iter(()) if played or "play" in game.state.done else whole(game, player)

    def move(self: Any, moved: Any, to: str, cause: str) -> None:
        if cause == "play" and to in BOARD:
            self.state.done |= {"play"}
        whole_move(self, moved, to, cause)

    whole, whole_move = main_phase.plays, Running.move
    patch.setattr(main_phase, "plays", plays)
    patch.setattr(Running, "move", move)


@breaks("main.d4")
def an_effect_lets_no_event_be_played(patch: Patch) -> None:
    patch.setitem(effects.HANDLERS, "play", at_once(lambda game, ctx, node: False))


@breaks("entry.d1")
def who_is_moved_has_an_entry(patch: Patch) -> None:
    patch.setitem(WORDS.happenings, "enter", Happening("move", to=BOARD))


@breaks("yell.4", "steal.5", "main.3", "entry.d1", "yell.d2", "yell.d3")
def only_what_is_played_has_an_entry(patch: Patch) -> None:
    patch.setitem(WORDS.happenings, "enter", Happening("move", ("play",), to=BOARD, frm=(HAND,)))


@breaks("entry.2", "main.d5", "entry.3", "appealx.2", "appealx.3")
def texts_have_to_be_used(patch: Patch) -> None:
    patch.setattr(triggers, "agreed", at_once(lambda *_: True))


@breaks("entry.3", "appealx.3", "decode.3", "destroy.3", "perform.3")
def who_declines_pays_nevertheless(patch: Patch) -> None:
    def agreed(game: Any, ctx: Any, live: Any) -> Any:
        yes = yield from whole(game, ctx, live)
        if not yes:
            yield from usage.pay(game, live.seat, keywords.number_of(live.origin))
        return yes

    whole = playing.agreed
    patch.setattr(triggers, "agreed", agreed)


@breaks("main.d5", "entry.2", "entry.3")
def an_entry_of_the_main_phase_has_to_be_used(patch: Patch) -> None:
    def agreed(game: Any, ctx: Any, live: Any) -> Any:
        if is_entry(live) and game.step == "main":
            return True
        return (yield from whole(game, ctx, live))

    whole = playing.agreed
    patch.setattr(triggers, "agreed", agreed)


@breaks("main.d6")
def who_enters_does_not_count_for_its_own_unity(patch: Patch) -> None:
    def is_met(self: Any, lens: Any, ctx: Any, keyword: Any) -> bool:
        itself = ctx.live is not None and is_entry(ctx.live) and self.is_there(ctx.this)
        return bool(self._counted(lens, ctx.seat, keyword) - itself >= keyword.number)

    patch.setattr(Table, "is_met", is_met)


@breaks("appealx.3")
def who_declines_the_text_of_an_appeal_pays_for_it(patch: Patch) -> None:
    def agreed(game: Any, ctx: Any, live: Any) -> Any:
        yes = yield from whole(game, ctx, live)
        if not yes and live.origin.what == "appeal":
            yield from usage.pay(game, live.seat, keywords.number_of(live.origin))
        return yes

    whole = playing.agreed
    patch.setattr(triggers, "agreed", agreed)


# --- the event phase, Action, Play (event, action, play) --------------------------------------------------


@breaks("event.d3", "event.6")
def any_two_passes_end_the_event_phase(patch: Patch) -> None:
    def act_or_pass(game: Any, frame: Any, ask: str, options: Any, last: int | None = None) -> Any:
        return (yield from whole(game, frame, ask, options))

    whole = windows.act_or_pass
    patch.setattr(event_phase, "act_or_pass", act_or_pass)


@breaks("event.6", "event.2", "event.1", "event.3")
def the_turn_player_s_pass_ends_the_event_phase(patch: Patch) -> None:
    def act_or_pass(game: Any, frame: Any, ask: str, options: Any, last: int | None = None) -> Any:
        picked = yield from whole(game, frame, ask, options, last)
        if picked is None and frame[1] == game.state.turn_player:
            game.pop()
        return picked

    whole = windows.act_or_pass
    patch.setattr(event_phase, "act_or_pass", act_or_pass)


@breaks("event.2", "event.1", "event.3", "event.d3")
def who_acts_acts_again(patch: Patch) -> None:
    def act_or_pass(game: Any, frame: Any, ask: str, options: Any, last: int | None = None) -> Any:
        picked = yield from whole(game, frame, ask, options, last)
        if picked is not None:
            game.replace("window", frame[1], 0)
        return picked

    whole = windows.act_or_pass
    patch.setattr(event_phase, "act_or_pass", act_or_pass)


@breaks("event.1", "event.3", "event.d3")
def the_opponent_only_passes(patch: Patch) -> None:
    def none_of_the_opponent_s(whole: Any) -> Any:
        return lambda game, player: whole(game, player) if player == game.state.turn_player else iter(())

    patch.setattr(event_phase, "events", none_of_the_opponent_s(event_phase.events))
    patch.setattr(event_phase, "actions", none_of_the_opponent_s(event_phase.actions))


@breaks("event.3", "action.3", "simul.2")
def actions_are_the_turn_player_s(patch: Patch) -> None:
    def actions(game: Any, player: int) -> Any:
        return whole(game, player) if player == game.state.turn_player else iter(())

    whole = event_phase.actions
    patch.setattr(event_phase, "actions", actions)


@breaks("event.d2", "action.2", "action.3")
def an_action_is_used_once_a_card(patch: Patch) -> None:
    def usable(self: Any, live: Any) -> bool:
        used = is_action(live) and any(key.card == live.card for key in self.state.used)
        return not used and bool(whole(self, live))

    whole = Osica.usable
    patch.setattr(Osica, "usable", usable)


@breaks("event.d1")
def an_action_is_used_once_among_the_same_cards(patch: Patch) -> None:
    def usable(self: Any, live: Any) -> bool:
        faces = [self.state.cards[key.card].face for key in self.state.used]
        used = is_action(live) and any(face.is_same(self.state.cards[live.card].face) for face in faces)
        return not used and bool(whole(self, live))

    whole = Osica.usable
    patch.setattr(Osica, "usable", usable)


@breaks("event.4", "action.3", "event.d2")
def an_action_is_used_as_often_as_one_likes(patch: Patch) -> None:
    patch.setattr(Osica, "count_use", lambda self, live: None)


@breaks("event.4", "action.3")
def an_action_is_used_once_in_a_game(patch: Patch) -> None:
    def begin_turn(game: Any, player: int) -> None:
        used = game.state.used
        whole(game, player)
        game.state.used = used

    whole = turn.begin_turn
    patch.setattr(turn, "begin_turn", begin_turn)


@breaks("event.5", "action.1")
def actions_of_the_hand_can_be_used(patch: Patch) -> None:
    def actions(game: Any, player: int) -> Any:
        yield from whole(game, player)
        for zone in (HAND, DROP, COST, OSHI):
            for card in game.state.zones[player, zone]:
                yield from (Option("ability", (card, live)) for live in game.abilities(card) if is_action(live))

    whole = event_phase.actions
    patch.setattr(event_phase, "actions", actions)


@breaks("play.1", "event.2")
def dropped_events_can_be_played(patch: Patch) -> None:
    def events(game: Any, player: int) -> Any:
        yield from whole(game, player)
        there = game.state.zones[player, DROP]
        yield from (Option("event", (card,)) for card in there if usage.text_of(game, card, "play") is not None)

    whole = event_phase.events
    patch.setattr(event_phase, "events", events)


@breaks("partial.2", "action.2", "play.2", "entry.1", "stage.d1", "assist.d2", "through.2", "stage.d3", "destroy.2")
def texts_without_a_target_can_be_used(patch: Patch) -> None:
    patch.setattr(usage, "has_targets", lambda *_: True)
    patch.setattr(game, "has_targets", lambda *_: True)


# --- yells (yell, yellsym) ------------------------------------------------------------------------------


@breaks("yell.1", "yell.3", "yellsym.1", "yell.d1")
def only_the_stage_yells(patch: Patch) -> None:
    def symbols(game: Any, player: int) -> int:
        return sum(game.info(card).yell for card in game.state.on_stage(player))

    patch.setattr(turn, "symbols", symbols)


@breaks("yell.d1", "yellsym.1")
def printed_symbols_yell(patch: Patch) -> None:
    def symbols(game: Any, player: int) -> int:
        return sum(game.state.printed(card).yell for card in game.state.on_board(player))

    patch.setattr(turn, "symbols", symbols)


@breaks("yell.2", "yell.d2", "yell.d3")
def yells_come_one_by_one(patch: Patch) -> None:
    def yell(game: Any, player: int, count: int) -> Any:
        for _ in range(count):
            yield from whole(game, player, 1)

    whole = looking.yell
    patch.setattr(turn, "yell", yell)
    patch.setattr(effects, "yell", yell)


@breaks("yell.4", "yell.d2", "yell.d3")
def a_yell_brings_no_entry(patch: Patch) -> None:
    patch.setitem(WORDS.happenings, "enter", Happening("move", ("play", "steal", "effect"), to=BOARD))


@breaks("yell.3")
def a_yell_can_be_left_out(patch: Patch) -> None:
    def yell(game: Any, player: int, count: int) -> Any:
        if count:
            (answer,) = yield Ask(player, "optional", (Option("yes"), Option("no")))
            if answer.kind == "no":
                return
        yield from whole(game, player, count)

    whole = looking.yell
    patch.setattr(turn, "yell", yell)


@breaks("yell.d4")
def yelled_events_are_played(patch: Patch) -> None:
    def yell(game: Any, player: int, count: int) -> Any:
        for card in game.state.zones[player, DECK][:count]:
            for what in ("play", "counter"):
                if (live := usage.text_of(game, card, what)) is not None:
                    yield from usage.play_for(game, card, live)
                    count -= 1
        yield from whole(game, player, count)

    whole = looking.yell
    patch.setattr(turn, "yell", yell)


@breaks("yell.d2")
def nothing_is_paid_in_the_yell_phase(patch: Patch) -> None:
    def pay(game: Any, player: int, count: int) -> Any:
        return game.step != "yell" and (yield from whole(game, player, count))

    whole = usage.pay
    patch.setattr(effects, "pay", pay)


@breaks("yell.d3")
def the_opponent_orders_the_entries_of_a_yell(patch: Patch) -> None:
    def choose_waiting(game: Any, player: int, mine: Any) -> Any:
        return (yield from whole(game, 1 - player if game.step == "yell" else player, mine))

    whole = triggers._choose_waiting
    patch.setattr(triggers, "_choose_waiting", choose_waiting)


# --- appeals (appeal, double, stop) ---------------------------------------------------------------------


@breaks("appeal.1")
def nobody_s_first_turn_has_an_appeal_phase(patch: Patch) -> None:
    @at_once
    def skip_first(game: Any) -> str | None:
        return "end" if game.state.turn <= 2 else None

    part(patch, "appeal", turn.skip_first, skip_first)


@breaks("appeal.1")
def the_first_turn_has_an_appeal_phase(patch: Patch) -> None:
    part(patch, "appeal", turn.skip_first)


@breaks("appeal.2", "appeal.9")
def the_guard_limit_breaks_first(patch: Patch) -> None:
    patch.setitem(appeals.PARTS, "own-break", swapped(appeals.let_break_guard, "other-break"))
    patch.setitem(appeals.PARTS, "other-break", swapped(appeals.let_break_own, "hearts"))


def swapped(whole: Any, following: str) -> Any:
    """A part of an appeal that another one follows."""

    def done(game: Any, attacker: Any, guard: Any, additional: bool) -> Any:
        yield from whole(game, attacker, guard, additional)
        game.replace("appeal", following, attacker, guard, additional)

    return done


@breaks("appeal.4", "powerup.1", "appeal.12", "double.3")
def who_rests_can_appeal(patch: Patch) -> None:
    patch.setattr(appeals, "may_appeal", lambda game, card: not game.has(card, "stop"))


@breaks("appeal.4")
def who_rests_does_not_guard(patch: Patch) -> None:
    def has(self: Any, card: int, what: str) -> bool:
        return bool(whole(self, card, what)) or (what == "stop" and self.state.cards[card].resting and seat(self, card))

    def seat(self: Any, card: int) -> bool:
        return bool(self.state.cards[card].seat != self.state.turn_player)

    whole = Running.has
    patch.setattr(Running, "has", has)


@breaks("appeal.5", "assist.2", "stage.d5", "stage.d6", "stage.d7", "stage.2")
def whoever_is_on_the_stage_can_guard(patch: Patch) -> None:
    def let_guard(game: Any, attacker: Any, guard: Any, additional: bool) -> Any:
        opponent = 1 - game.state.cards[attacker.card].seat
        options = [Option("guard", (card,)) for card in game.state.on_stage(opponent) if not game.has(card, "stop")]
        if options:
            (pick,) = yield Ask(opponent, "response", (*options, PASS))
            guard = None if pick == PASS else game.state.ref(pick.args[0])
        game.replace("appeal", "own-break", attacker, guard, additional)

    patch.setitem(appeals.PARTS, "guard", let_guard)


@breaks("appeal.6")
def who_can_guard_has_to(patch: Patch) -> None:
    @at_once
    def let_guard(game: Any, attacker: Any, guard: Any, additional: bool) -> None:
        front = game.state.in_front(attacker.card)
        if front is not None and not game.has(front, "stop"):
            guard = game.state.ref(front)
        game.replace("appeal", "own-break", attacker, guard, additional)

    patch.setitem(appeals.PARTS, "guard", let_guard)


@breaks("appeal.7")
def a_guard_rests(patch: Patch) -> None:
    def commit_resting(game: Any, events: Any) -> Any:
        rests = [Event("rest", event.card) for event in events if event.kind == "guarded"]
        return commit(game, (*events, *rests))

    patch.setattr(appeals, "commit", commit_resting)


def counts(patch: Patch, other: Any) -> None:
    """So many hearts are stolen, by what they would be: ``other(game, card, guard, count)``."""

    def stolen_by(game: Any, card: int, guard: int | None) -> int:
        return int(other(game, card, guard, whole(game, card, guard)))

    whole = appeals.stolen_by
    patch.setattr(appeals, "stolen_by", stolen_by)


@breaks("appeal.8", "steal.3", "appeal.12", "appeal.13", "appeal.d8", "appeal.10")
def a_limit_broken_attacker_steals_no_more(patch: Patch) -> None:
    counts(patch, lambda game, card, guard, count: count - game.state.cards[card].limit_broken)


@breaks("appeal.9", "critical.2")
def a_limit_broken_guard_takes_nothing_away(patch: Patch) -> None:
    counts(patch, lambda game, card, guard, count: count + (guard is not None and game.state.cards[guard].limit_broken))


@breaks("appeal.9")
def who_stands_in_front_takes_one_away_without_guarding(patch: Patch) -> None:
    def less(game: Any, card: int, guard: int | None, count: int) -> int:
        front = game.state.in_front(card)
        return count - (guard is None and front is not None and game.state.cards[front].limit_broken)

    counts(patch, less)


@breaks("appeal.10", "appeal.d8", "appeal.13")
def a_limit_break_ends_with_its_appeal(patch: Patch) -> None:
    @at_once
    def after(game: Any, attacker: Any, guard: Any, additional: bool) -> None:
        game.state.change(attacker.card, limit_broken=False)
        list(whole(game, attacker, guard, additional))

    whole = appeals.after
    patch.setitem(appeals.PARTS, "over", after)


@breaks("appeal.10", "end.2")
def a_limit_break_lasts_for_the_game(patch: Patch) -> None:
    @at_once
    def effects_end(game: Any) -> None:
        broken = [
            card for player in (0, 1) for card in game.state.on_board(player) if game.state.cards[card].limit_broken
        ]
        list(whole(game))
        for card in broken:
            game.state.change(card, limit_broken=True)

    whole = turn.effects_end
    part(patch, "end", whole, effects_end)


@breaks("appeal.11", "appeal.13", "appeal.d1")
def a_character_limit_breaks_twice(patch: Patch) -> None:
    def let_limit_break(game: Any, card: int) -> Any:
        broken = game.state.cards[card].limit_broken
        game.state.change(card, limit_broken=False)
        yield from whole(game, card)
        game.state.change(card, limit_broken=broken or game.state.cards[card].limit_broken)

    whole = appeals.let_limit_break
    patch.setattr(appeals, "let_limit_break", let_limit_break)


@breaks("appeal.12", "appeal.3", "appeal.13")
def one_character_appeals_in_a_turn(patch: Patch) -> None:
    @at_once
    def after(game: Any, attacker: Any, guard: Any, additional: bool) -> None:
        list(whole(game, attacker, guard, additional))
        if game.state.flow[-1][0] == "appealing":
            game.pop()

    whole = appeals.after
    patch.setitem(appeals.PARTS, "over", after)


@breaks("appeal.13")
def one_limit_break_is_done_in_a_turn(patch: Patch) -> None:
    def let_limit_break(game: Any, card: int) -> Any:
        if not any(game.state.cards[each].limit_broken for each in game.state.on_board(game.state.cards[card].seat)):
            yield from whole(game, card)

    whole = appeals.let_limit_break
    patch.setattr(appeals, "let_limit_break", let_limit_break)


@breaks("appeal.d1", "deckbuild.d1", "appeal.2")
def any_card_of_the_hand_limit_breaks(patch: Patch) -> None:
    def same_in_hand(game: Any, card: int) -> Any:
        return game.state.zones[game.state.cards[card].seat, HAND]

    patch.setattr(appeals, "same_in_hand", same_in_hand)


@breaks("appeal.d2")
def an_effect_limit_breaks_with_a_card_of_the_hand(patch: Patch) -> None:
    def limit_break(game: Any, ctx: Any, node: Any) -> Any:
        done = yield from whole(game, ctx, node)
        game.move(game.state.zones[ctx.seat, HAND][:1], DROP, "limit-break")
        return done

    whole = effects.HANDLERS["limit-break"]
    patch.setitem(effects.HANDLERS, "limit-break", limit_break)


@breaks("appeal.d3")
def limit_breaks_of_effects_add_up(patch: Patch) -> None:
    def limit_break(game: Any, ctx: Any, node: Any) -> Any:
        broken = {card for card in game.state.on_board(ctx.seat) if game.state.cards[card].limit_broken}
        done = yield from whole(game, ctx, node)
        if any(ref.card in broken for ref in ctx.it):
            game.state.adjust(ctx.seat, "more", 1, True)
        return done

    whole = effects.HANDLERS["limit-break"]
    patch.setitem(effects.HANDLERS, "limit-break", limit_break)
    counts(patch, lambda game, card, guard, count: count + game.state.counter(game.state.cards[card].seat, "more"))


@breaks("appeal.d4")
def only_characters_of_the_stage_limit_break_by_effects(patch: Patch) -> None:
    def limit_break(game: Any, ctx: Any, node: Any) -> Any:
        among = replace(node.cards.among, zone=("stage",))
        return (yield from whole(game, ctx, replace(node, cards=replace(node.cards, among=among))))

    whole = effects.HANDLERS["limit-break"]
    patch.setitem(effects.HANDLERS, "limit-break", limit_break)


@breaks("appeal.d5")
def a_card_that_lies_on_another_is_a_character(patch: Patch) -> None:
    def on_stage(self: Any, player: int) -> Any:
        there = whole(self, player)
        return (*there, *(each for card in there for each in self.cards[card].attached))

    whole = Table.on_stage
    patch.setattr(Table, "on_stage", on_stage)


@breaks("appeal.d6", "end.2")
def the_card_of_a_limit_break_goes_where_its_character_goes(patch: Patch) -> None:
    def leaving(self: Any, event: Event) -> Any:
        for each in whole(self, event):
            yield replace(each, to=event.to) if each.card != event.card else each

    whole = Running._leaving
    patch.setattr(Running, "_leaving", leaving)


@breaks("appeal.d7")
def who_can_appeal_has_to(patch: Patch) -> None:
    def phase(game: Any, frame: Any) -> Any:
        player = game.state.turn_player
        can = [card for card in game.state.on_stage(player) if appeals.may_appeal(game, card)]
        options = [Option("appeal", (card,)) for card in can]
        (pick,) = yield Ask(player, "action", tuple(options or (PASS,)))
        if pick == PASS:
            game.pop()
        else:
            game.push("appeal", "declare", game.state.ref(pick.args[0]), None, False)

    patch.setitem(contents.PROCEDURES, "appealing", phase)


@breaks("appeal.d8")
def a_limit_break_does_not_count_for_the_second_appeal(patch: Patch) -> None:
    @at_once
    def after(game: Any, attacker: Any, guard: Any, additional: bool) -> None:
        if game.has(attacker.card, "double") and not additional:
            game.state.change(attacker.card, limit_broken=False)
        list(whole(game, attacker, guard, additional))

    whole = appeals.after
    patch.setitem(appeals.PARTS, "over", after)


@breaks("appeal.d9", "appeal.d10")
def a_guard_always_stays(patch: Patch) -> None:
    patch.setattr(appeals, "charges", lambda *_: False)


@breaks("appeal.d10", "appeal.d11", "appeal.7")
def a_guard_always_goes(patch: Patch) -> None:
    @at_once
    def drop(game: Any, guard: int) -> None:
        game.move((guard,), DROP, "appeal")

    def charges(game: Any, card: int, guard: int) -> bool:
        drop_it = not whole(game, card, guard) and game.state.cards[guard].zone in BOARD
        if drop_it:
            list(drop(game, guard))
        return False

    whole = appeals.charges
    patch.setattr(appeals, "charges", charges)


@breaks("appeal.d11")
def the_ap_of_both_appeals_is_added_up(patch: Patch) -> None:
    def take_hearts(game: Any, attacker: Any, guard: Any, additional: bool) -> Any:
        if additional and guard is not None:
            twice = game.info(guard.card).ap <= 2 * game.info(attacker.card).ap
            if twice:
                game.move((guard.card,), DROP, "appeal")
        yield from whole(game, attacker, guard, additional)

    whole = appeals.take_hearts
    patch.setitem(appeals.PARTS, "hearts", take_hearts)


@breaks("appeal.d12")
def the_text_of_an_appeal_is_used_once_a_turn(patch: Patch) -> None:
    def usable(self: Any, live: Any) -> bool:
        return live.key not in self.state.used and bool(whole(self, live))

    def count_use(self: Any, live: Any) -> None:
        self.state.used = {**self.state.used, live.key: (1, 1)}

    whole = Osica.usable
    patch.setattr(Osica, "usable", usable)
    patch.setattr(Osica, "count_use", count_use)


@breaks("appeal.d13", "appeal.d14", "double.1")
def a_second_appeal_comes_before_the_hearts_of_the_first(patch: Patch) -> None:
    def take_hearts(game: Any, attacker: Any, guard: Any, additional: bool) -> Any:
        if not additional and game.has(attacker.card, "double"):
            game.replace("appeal", "hearts", attacker, guard, None)
            game.push("appeal", "declare", attacker, None, True)
            yield from ()
        else:
            yield from whole(game, attacker, guard, True)

    whole = appeals.take_hearts
    patch.setitem(appeals.PARTS, "hearts", take_hearts)


@breaks("appeal.d14")
def a_second_appeal_comes_though_its_character_has_left(patch: Patch) -> None:
    def on_stage(game: Any, ref: Any) -> bool:
        return True

    def let_guard(game: Any, attacker: Any, guard: Any, additional: bool) -> Any:
        if whole_on_stage(game, attacker):
            yield from whole_guard(game, attacker, guard, additional)
        else:
            game.replace("appeal", "hearts", attacker, guard, additional)

    @at_once
    def after(game: Any, attacker: Any, guard: Any, additional: bool) -> None:
        game.pop()
        printed = game.state.cards[attacker.card].face.has_keyword("double")
        if not additional and printed:
            game.push("appeal", "declare", attacker, None, True)

    whole_on_stage, whole_guard = appeals.on_stage, appeals.let_guard
    patch.setattr(appeals, "on_stage", on_stage)
    patch.setitem(appeals.PARTS, "guard", let_guard)
    patch.setitem(appeals.PARTS, "over", after)


@breaks("double.3", "double.1", "appeal.d11", "appeal.d10", "appeal.d8")
def double_goes_on_and_on(patch: Patch) -> None:
    @at_once
    def after(game: Any, attacker: Any, guard: Any, additional: Any) -> None:
        count = int(additional)
        game.pop()
        if count < 2 and game.has(attacker.card, "double"):
            game.push("appeal", "declare", attacker, None, count + 1)

    patch.setitem(appeals.PARTS, "over", after)


@breaks("double.2", "double.1", "appeal.d13", "appeal.d10", "appeal.d12", "appeal.d8")
def who_rests_has_no_second_appeal(patch: Patch) -> None:
    @at_once
    def after(game: Any, attacker: Any, guard: Any, additional: bool) -> None:
        game.pop()
        if not additional and game.has(attacker.card, "double") and not game.state.cards[attacker.card].resting:
            game.push("appeal", "declare", attacker, None, True)

    patch.setitem(appeals.PARTS, "over", after)


@breaks("double.1")
def a_second_appeal_is_the_player_s_choice(patch: Patch) -> None:
    def after(game: Any, attacker: Any, guard: Any, additional: bool) -> Any:
        game.pop()
        if not additional and game.has(attacker.card, "double"):
            (answer,) = yield Ask(game.state.turn_player, "optional", (Option("yes"), Option("no")))
            if answer.kind == "yes":
                game.push("appeal", "declare", attacker, None, True)

    patch.setitem(appeals.PARTS, "over", after)


@breaks("stop.1")
def who_has_stop_can_guard(patch: Patch) -> None:
    def has(self: Any, card: int, what: str) -> bool:
        mine = self.state.cards[card].seat == self.state.turn_player
        return bool(whole(self, card, what)) and (what != "stop" or mine)

    whole = Running.has
    patch.setattr(Running, "has", has)


# --- Charge, Critical, Through (charge, critical, through) --------------------------------------------------


@breaks("steal.d2")
def charge_looks_at_the_printed_ap(patch: Patch) -> None:
    def charges(game: Any, card: int, guard: int) -> bool:
        printed = game.state.printed(guard).ap
        levels = [keywords.number_of(live.ability) for live in game.keywords(card, "charge")]
        whole(game, card, guard)
        return game.state.cards[guard].zone not in BOARD and printed <= max(levels, default=-1)

    whole = appeals.charges
    patch.setattr(appeals, "charges", charges)


def charging(patch: Patch, more: Any) -> None:
    """Charges count otherwise: ``more(levels, ap)`` hearts, where a guard was dropped."""

    def stolen_by(game: Any, card: int, guard: int | None) -> int:
        levels = [keywords.number_of(live.ability) for live in game.keywords(card, "charge")]
        ap = 0 if guard is None else game.info(guard).ap
        with Patch() as inner:
            inner.setattr(appeals, "charges", lambda *args: charges(*args) and False)
            count = int(whole(game, card, guard))
        gone = guard is not None and game.state.cards[guard].zone not in BOARD
        return count + (int(more(levels, ap)) if gone else 0)

    whole, charges = appeals.stolen_by, appeals.charges
    patch.setattr(appeals, "stolen_by", stolen_by)


@breaks("steal.d1", "charge.1")
def critical_counts_before_charge(patch: Patch) -> None:
    def stolen_by(game: Any, card: int, guard: int | None) -> int:
        count = int(whole(game, card, guard))
        charged = guard is not None and game.state.cards[guard].zone not in BOARD and game.has(card, "charge")
        return count - (charged and game.has(card, "critical") and count == 2)

    whole = appeals.stolen_by
    patch.setattr(appeals, "stolen_by", stolen_by)


@breaks("charge.3", "steal.d1", "steal.1")
def charges_add_up(patch: Patch) -> None:
    charging(patch, lambda levels, ap: sum(ap <= level for level in levels))


@breaks("charge.3")
def the_numbers_of_charges_are_added_up(patch: Patch) -> None:
    charging(patch, lambda levels, ap: bool(levels) and ap <= sum(levels))


@breaks("charge.2", "steal.1")
def of_charges_the_lowest_counts(patch: Patch) -> None:
    charging(patch, lambda levels, ap: bool(levels) and ap <= min(levels))


@breaks("charge.1")
def charge_counts_below_its_number(patch: Patch) -> None:
    charging(patch, lambda levels, ap: bool(levels) and ap < max(levels))


@breaks("charge.1")
def charge_counts_for_the_drop_area_alone(patch: Patch) -> None:
    def charges(game: Any, card: int, guard: int) -> bool:
        return bool(whole(game, card, guard)) and game.state.cards[guard].zone == DROP

    whole = appeals.charges
    patch.setattr(appeals, "charges", charges)


@breaks("charge.1", "charge.3")
def charge_counts_without_a_guard(patch: Patch) -> None:
    counts(patch, lambda game, card, guard, count: count + (guard is None and game.has(card, "charge")))


@breaks("critical.2", "appeal.9", "steal.d1")
def critical_adds_to_nothing(patch: Patch) -> None:
    counts(patch, lambda game, card, guard, count: count + (count == 0 and game.has(card, "critical")))


@breaks("steal.2")
def criticals_add_up(patch: Patch) -> None:
    def more(game: Any, card: int, guard: int | None, count: int) -> int:
        there = len(list(game.keywords(card, "critical")))
        return count + (max(0, there - 1) if count >= 1 else 0)

    counts(patch, more)


@breaks("critical.1")
def critical_adds_to_what_effects_steal(patch: Patch) -> None:
    def steals_more(game: Any, ctx: Any, node: Any) -> Any:
        more = game.state.is_there(ctx.this) and game.has(ctx.this.card, "critical")
        return (yield from whole(game, ctx, replace(node, amount=node.amount + more)))

    whole = effects.HANDLERS["steal"]
    patch.setitem(effects.HANDLERS, "steal", steals_more)


@breaks("through.1", "through.2")
def through_shields_nobody(patch: Patch) -> None:
    patch.setattr(Osica, "can_choose", lambda self, ctx, card: True)


@breaks("through.4")
def through_shields_from_one_s_own_effects(patch: Patch) -> None:
    patch.setattr(Osica, "can_choose", lambda self, ctx, card: not self.has(card, "through"))


@breaks("through.3")
def through_shields_from_what_chooses_nobody(patch: Patch) -> None:
    def cards_of(lens: Any, ctx: Any, reference: Any) -> Any:
        found = whole(lens, ctx, reference)
        return [
            card for card in found
            if lens.state.cards[card].seat == ctx.seat or not lens.state.cards[card].face.has_keyword("through")
        ]  # fmt: skip

    whole = references.cards
    patch.setattr(information, "cards", cards_of)


# --- keywords of an appeal (powerup to contact) -------------------------------------------------------------


def works(patch: Patch, what: str, other: Any) -> None:
    """A keyword of an appeal works otherwise: ``other(cost, then)``."""
    whole = keywords.OF_APPEALS[what]
    patch.setitem(keywords.OF_APPEALS, what, lambda number: other(*whole(number)))


@breaks("powerup.2", "powerup.4", "powerup.1")
def power_up_costs_one(patch: Patch) -> None:
    works(patch, "power-up", lambda cost, then: (keywords.pays(1), then))


@breaks("powerup.4", "powerup.1", "powerup.2", "powerup.3")
def power_up_may_be_left_out(patch: Patch) -> None:
    works(patch, "power-up", lambda cost, then: ((Act("pay", amount=0),), then))


@breaks("powerup.3", "powerup.2", "powerup.4", "powerup.1")
def power_up_is_for_another(patch: Patch) -> None:
    def other(cost: Any, then: Any) -> Any:
        among = then[0].cards.among
        another = replace(among, where=replace(among.where, other=True))
        return cost, (replace(then[0], cards=Choose(another)),)

    works(patch, "power-up", other)


@breaks("powerup.1")
def power_up_is_for_the_attacker(patch: Patch) -> None:
    works(patch, "power-up", lambda cost, then: (cost, (replace(then[0], cards=This()),)))


@breaks("destroy.2", "destroy.1")
def destroy_is_for_anybody(patch: Patch) -> None:
    def other(cost: Any, then: Any) -> Any:
        among = replace(then[0].cards.among, place=None)
        return cost, (replace(then[0], cards=Choose(among, least=1)),)

    works(patch, "destroy", other)


@breaks("destroy.1")
def destroy_costs_one(patch: Patch) -> None:
    works(patch, "destroy", lambda cost, then: (keywords.pays(1), then))


@breaks("destroy.3", "destroy.1", "destroy.2")
def destroy_has_to_be_paid(patch: Patch) -> None:
    has_to(patch, "destroy")


def has_to(patch: Patch, what: str) -> None:
    """A keyword has to be used where it can be."""

    def agreed(game: Any, ctx: Any, live: Any) -> Any:
        if getattr(live.origin, "what", "") == what:
            return True
        return (yield from whole(game, ctx, live))

    whole = playing.agreed
    patch.setattr(triggers, "agreed", agreed)


@breaks("decode.3", "decode.1", "decode.2")
def decode_has_to_be_paid(patch: Patch) -> None:
    has_to(patch, "decode")


@breaks("perform.3", "perform.1", "perform.2")
def perform_has_to_be_paid(patch: Patch) -> None:
    has_to(patch, "perform")


@breaks("cheer.1", "cheer.2", "mix.1")
def as_few_as_one_likes_are_shown_for_cheer(patch: Patch) -> None:
    def other(cost: Any, then: Any) -> Any:
        return (Reveal(replace(cost[0].cards, least=1)),), then

    works(patch, "cheer", other)


@breaks("cheer.1", "cheer.3")
def any_card_is_shown_for_cheer(patch: Patch) -> None:
    works(patch, "cheer", lambda cost, then: ((Reveal(replace(cost[0].cards, among=keywords.IN_HAND)),), then))


@breaks("cheer.1")
def cards_shown_for_cheer_are_dropped(patch: Patch) -> None:
    works(patch, "cheer", lambda cost, then: ((Move(cost[0].cards, DROP),), then))


@breaks("cheer.3", "bracket.4", "cheer.1")
def cheer_is_shown_with_cheer_of_the_same_number(patch: Patch) -> None:
    def has_keyword(self: Any, what: str) -> bool:
        if what != "cheer":
            return bool(whole(self, what))
        return any(isinstance(each, Special) and each.what == what and number(each) <= 2 for each in self.printed)

    number, whole = keywords.number_of, cards.Face.has_keyword
    patch.setattr(cards.Face, "has_keyword", has_keyword)


@breaks("mix.1")
def as_few_as_one_likes_are_mixed(patch: Patch) -> None:
    def other(cost: Any, then: Any) -> Any:
        return (replace(cost[0], cards=replace(cost[0].cards, least=1)),), then

    works(patch, "mix", other)


@breaks("mix.3")
def only_characters_are_mixed(patch: Patch) -> None:
    works(patch, "mix", only_characters)


def only_characters(cost: Any, then: Any) -> Any:
    """Characters of the hand alone go."""
    among = replace(keywords.IN_HAND, where=replace(keywords.IN_HAND.where, kind=(CHARACTER,)))
    return (replace(cost[0], cards=replace(cost[0].cards, among=among)),), then


@breaks("contact.3")
def only_characters_are_contacted_with(patch: Patch) -> None:
    works(patch, "contact", only_characters)


@breaks("contact.1", "contact.2", "contact.3")
def contact_drops_the_cards(patch: Patch) -> None:
    works(patch, "contact", lambda cost, then: ((replace(cost[0], to=DROP),), then))


@breaks("decode.2")
def decode_draws_one(patch: Patch) -> None:
    works(patch, "decode", lambda cost, then: (cost, (replace(then[0], count=1), *then[1:])))


@breaks("perform.2")
def perform_steals_as_many_as_it_costs(patch: Patch) -> None:
    def other(cost: Any, then: Any) -> Any:
        return cost, (replace(then[0], amount=cost[0].amount), *then[1:])

    works(patch, "perform", other)


@breaks("mix.2", "cheer.2", "contact.2", "decode.2", "perform.2")
def what_a_character_has_done_all_of_them_have(patch: Patch) -> None:
    @at_once
    def has_done(game: Any, ctx: Any, node: Any) -> bool:
        there = game.state.on_board(ctx.seat)
        commit(game, [Event(effects.DONE[node.what], card, by=ctx.seat) for card in there])
        return True

    for what in effects.DONE:
        patch.setitem(effects.HANDLERS, what, has_done)


def all_have(patch: Patch, what: str) -> None:
    """All characters of a player have done what one of them has."""

    @at_once
    def has_done(game: Any, ctx: Any, node: Any) -> bool:
        commit(game, [Event(effects.DONE[what], card, by=ctx.seat) for card in game.state.on_board(ctx.seat)])
        return True

    patch.setitem(effects.HANDLERS, what, has_done)


@breaks("contact.2")
def all_have_contacted_where_one_has(patch: Patch) -> None:
    all_have(patch, "contact")


@breaks("cheer.2")
def all_have_cheered_where_one_has(patch: Patch) -> None:
    all_have(patch, "cheer")


# --- Unity and Design (unity-name, unity-tag, design, bracket) ------------------------------------------------


@breaks("unity-name.1", "bracket.1")
def unity_counts_the_stage_alone(patch: Patch) -> None:
    def counted(self: Any, lens: Any, player: int, keyword: Any) -> int:
        with Patch() as inner:
            inner.setattr(Table, "on_board", Table.on_stage)
            return int(whole(self, lens, player, keyword))

    whole = Table._counted
    patch.setattr(Table, "_counted", counted)


@breaks("unity-name.1", "unity-tag.1", "bracket.1", "bracket.2", "design.1")
def unity_counts_both_players_cards(patch: Patch) -> None:
    def counted(self: Any, lens: Any, player: int, keyword: Any) -> int:
        return int(whole(self, lens, 0, keyword)) + int(whole(self, lens, 1, keyword))

    whole = Table._counted
    patch.setattr(Table, "_counted", counted)


@breaks("bracket.1", "unity-name.1", "unity-tag.1", "bracket.2")
def tags_are_names(patch: Patch) -> None:
    def counted(self: Any, lens: Any, player: int, keyword: Any) -> int:
        if keyword.what == "design":
            return int(whole(self, lens, player, keyword))
        there = [lens.info(card) for card in self.on_board(player)]
        return sum(not (info.names | info.tags).isdisjoint(keyword.names) for info in there)

    whole = Table._counted
    patch.setattr(Table, "_counted", counted)


@breaks("design.2", "design.1")
def design_counts_every_dropped_card(patch: Patch) -> None:
    def counted(self: Any, lens: Any, player: int, keyword: Any) -> int:
        if keyword.what != "design":
            return int(whole(self, lens, player, keyword))
        return len(self.zones[player, DROP])

    whole = Table._counted
    patch.setattr(Table, "_counted", counted)


@breaks("design.2")
def design_counts_designs_of_the_same_number(patch: Patch) -> None:
    def counted(self: Any, lens: Any, player: int, keyword: Any) -> int:
        if keyword.what != "design":
            return int(whole(self, lens, player, keyword))
        printed = [self.cards[card].face.printed for card in self.zones[player, DROP]]
        return sum(any(keyword in getattr(each, "keywords", ()) for each in abilities) for abilities in printed)

    whole = Table._counted
    patch.setattr(Table, "_counted", counted)


@breaks("bracket.4", "cheer.3")
def square_brackets_apply_on_the_board_alone(patch: Patch) -> None:
    patch.setattr(WORDS, "groups", {**WORDS.groups, "anywhere": BOARD})
    patch.setattr(WORDS, "_expanded", {})


# --- ranks and orbs (rank, orb) -------------------------------------------------------------------------------


@breaks("rank.7", "orb.8", "rank.6")
def ranks_and_orbs_are_both_players_own(patch: Patch) -> None:
    def adjust(self: Any, player: int, name: str, by: int, for_turn: bool = False) -> None:
        whole(self, player, name, by, for_turn)
        if name != "limit" and self.version > 40:
            whole(self, 1 - player, name, by, for_turn)

    whole = Table.adjust

    @at_once
    def both(game: Any, ctx: Any, node: Any) -> bool:
        done(game, ctx, replace(node, side="both"))
        return True

    def done(game: Any, ctx: Any, node: Any) -> None:
        list(handler(game, ctx, node))

    handler = effects.HANDLERS[Adjust]
    patch.setitem(effects.HANDLERS, Adjust, both)


@breaks("rank.6", "rank.4")
def all_ranks_are_one(patch: Patch) -> None:
    @at_once
    def both(game: Any, ctx: Any, node: Any) -> bool:
        for name in ("Camp rank", "Cook rank") if node.name.endswith("rank") else (node.name,):
            list(handler(game, ctx, replace(node, name=name)))
        return True

    handler = effects.HANDLERS[Adjust]
    patch.setitem(effects.HANDLERS, Adjust, both)


@breaks("rank.5", "orb.7")
def ranks_and_orbs_end_with_the_turn(patch: Patch) -> None:
    @at_once
    def effects_end(game: Any) -> None:
        list(whole(game))
        counts = game.state.counts
        game.state.counts = {key: number for key, number in counts.items() if key[1] == "limit"}

    whole = turn.effects_end
    part(patch, "end", whole, effects_end)


@breaks("orb.6")
def an_orb_of_this_turn_stays(patch: Patch) -> None:
    @at_once
    def effects_end(game: Any) -> None:
        orbs = {key: number for key, number in game.state.for_turn.items() if key[1] == "orb"}
        list(whole(game))
        game.state.for_turn = orbs

    whole = turn.effects_end
    part(patch, "end", whole, effects_end)


@breaks("orb.3")
def an_orb_draws_a_card(patch: Patch) -> None:
    @at_once
    def adjust(game: Any, ctx: Any, node: Any) -> bool:
        if node.name == "orb":
            game.move(game.state.zones[ctx.seat, DECK][:1], HAND, "draw")
        list(handler(game, ctx, node))
        return True

    handler = effects.HANDLERS[Adjust]
    patch.setitem(effects.HANDLERS, Adjust, adjust)


@breaks("orb.5", "orb.8")
def an_orb_is_out_from_the_beginning(patch: Patch) -> None:
    def counter(self: Any, player: int, name: str) -> int:
        return 1 if name == "orb" else int(whole(self, player, name))

    whole = Table.counter
    patch.setattr(Table, "counter", counter)


@breaks("rank.4", "rank.6")
def ranks_begin_at_one(patch: Patch) -> None:
    def counter(self: Any, player: int, name: str) -> int:
        return int(whole(self, player, name)) + name.endswith("rank")

    whole = Table.counter
    patch.setattr(Table, "counter", counter)


# --- the end phase (end) --------------------------------------------------------------------------------------


@breaks("end.1", "end.2")
def the_hand_is_trimmed_before_effects_end(patch: Patch) -> None:
    part(patch, "end", turn.trim_hand)
    part(patch, "end", turn.effects_end, turn.trim_hand, turn.effects_end)


@breaks("end.1")
def effects_end_before_those_of_the_end_of_the_turn_come(patch: Patch) -> None:
    part(patch, "end", turn.effects_end)
    part(patch, "end", turn.turn_ends, turn.effects_end, turn.turn_ends)


@breaks("end.2", "appeal.10")
def cards_of_limit_breaks_stay(patch: Patch) -> None:
    def commit_without(game: Any, events: Any) -> Any:
        return commit(game, [event for event in events if event.cause != "limit-break"])

    patch.setattr(turn, "commit", commit_without)


@breaks("end.3")
def both_players_trim_their_hands(patch: Patch) -> None:
    def trim(game: Any) -> Any:
        mine = game.state.turn_player
        yield from whole(game)
        game.state.turn_player = 1 - mine
        yield from whole(game)
        game.state.turn_player = mine

    whole = turn.trim_hand
    part(patch, "end", whole, trim)


@breaks("end.4", "end.d1", "end.3", "end.1")
def eight_cards_may_stay_in_hand(patch: Patch) -> None:
    patch.setattr(turn, "HAND_LIMIT", 8)


@breaks("end.4")
def the_hand_limit_is_seven_in_any_case(patch: Patch) -> None:
    patch.setattr(turn, "hand_limit", lambda game, player: turn.HAND_LIMIT)


@breaks("end.d1", "end.4", "end.3", "end.1")
def more_may_be_dropped_of_the_hand(patch: Patch) -> None:
    def trim(game: Any) -> Any:
        for ask in (procedure := whole(game)):
            picks = yield replace(ask, most=len(ask.options))
            try:
                procedure.send(picks)
            except StopIteration:
                return

    whole = turn.trim_hand
    part(patch, "end", whole, trim)


@breaks("end.d2")
def the_hand_is_trimmed_in_every_phase(patch: Patch) -> None:
    parts = turn.STEPS["yell"]
    patch.setitem(turn.STEPS, "yell", (turn.trim_hand, *parts))


# --- effects at the same time, and in part (simul, partial) ---------------------------------------------------


@breaks("simul.3", "steal.5")
def the_turn_player_s_effects_come_first(patch: Patch) -> None:
    @at_once
    def whose_first(game: Any, due: Any) -> int:
        mine = int(game.state.turn_player)
        return mine if due[mine] else 1 - mine

    patch.setattr(simultaneous, "whose_first", whose_first)


@breaks("simul.3", "steal.5")
def the_opponent_says_whose_effects_come_first(patch: Patch) -> None:
    def whose_first(game: Any, due: Any) -> Any:
        for ask in (procedure := whole(game, due)):
            picks = yield replace(ask, player=1 - ask.player)
            try:
                procedure.send(picks)
            except StopIteration as stop:
                return stop.value
        return next(player for player in (0, 1) if due[player])

    whole = simultaneous.whose_first
    patch.setattr(simultaneous, "whose_first", whose_first)


@breaks("simul.1", "simul.2", "yell.d3")
def effects_come_in_the_order_of_the_stage(patch: Patch) -> None:
    def play_one(game: Any, player: int, among: Any = None) -> Any:
        return (yield from whole(game, player, among[:1]))

    whole = triggers.play_one
    patch.setattr(simultaneous, "play_one", play_one)


@breaks("simul.2")
def the_turn_player_orders_the_opponent_s_effects(patch: Patch) -> None:
    def choose_waiting(game: Any, player: int, mine: Any) -> Any:
        return (yield from whole(game, game.state.turn_player, mine))

    whole = triggers._choose_waiting
    patch.setattr(triggers, "_choose_waiting", choose_waiting)


@breaks("partial.1")
def what_cannot_be_done_in_full_is_not_done(patch: Patch) -> None:
    def perform(game: Any, ctx: Any, then: Any) -> Any:
        for instruction in then:
            if not (yield from whole(game, ctx, (instruction,))):
                return False
        return True

    whole = performing.perform
    patch.setattr(playing, "perform", perform)
