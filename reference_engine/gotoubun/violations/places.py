"""Violations of chapters 1, 4 and 5: who sees what, where lanes lie, and what texts tell to do."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....adapters.abilities import Automatic, Choose, Draw, Each, Move, Turn
from ....adapters.messages import Viewer
from ...kernel import choices, references, replacement
from ...kernel import instructions as kernel_instructions
from ...kernel.asks import NO, YES, Ask
from ...kernel.events import Event
from ...kernel.performing import event
from ...kernel.references import amount
from ...kernel.table import NOBODY
from ...timings import doing, seeing
from ...timings import violations as common
from ...timings.violations import chosen_at_least
from ...violations import Patch, Violations
from .. import approach, instructions, lanes, playing, rule_processing
from ..cards import Info
from ..events import APPLY
from ..game import Gotoubun
from ..speech import GotoubunSpeech
from ..state import Table
from ..words import HEROES, LANES

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks
HANDLERS = instructions.HANDLERS
with_handlers = common.of(HANDLERS)


# --- what the rules say of players and texts (1) --------------------------------------------------


@breaks("1.2.1")
def who_loses_wins(patch: Patch) -> None:
    whole = Gotoubun.end
    patch.setattr(Gotoubun, "end", lambda self, losers, reason: whole(self, tuple(1 - each for each in losers), reason))


@breaks("1.2.1.1")
def four_brides_win(patch: Patch) -> None:
    patch.setattr(rule_processing, "BRIDES", 4)


@breaks("1.2.1.1", "11.2.1")
def three_brides_win_and_four_do_not(patch: Patch) -> None:
    whole = rule_processing.winning
    patch.setattr(
        rule_processing,
        "winning",
        lambda game: [each for each in whole(game) if len(game.state.zones[each.player, "brides"]) == 3],
    )


def at_turn(patch: Patch, name: str) -> None:
    """An engine that looks at the turn player alone, where players may win, or lose."""
    whole = getattr(rule_processing, name)
    patch.setattr(
        rule_processing, name, lambda game: [each for each in whole(game) if each.player == game.state.turn_player]
    )


@breaks("1.2.1.1", "11.2.1")
def brides_win_in_one_s_own_turn_alone(patch: Patch) -> None:
    at_turn(patch, "winning")


@breaks("1.2.1.2", "11.3.1")
def an_empty_deck_loses_in_one_s_own_turn_alone(patch: Patch) -> None:
    at_turn(patch, "losing")


@breaks("1.2.1.2", "11.3.1")
def a_deck_is_empty_only_for_who_has_drawn_its_last_card(patch: Patch) -> None:
    def move(table: Any, moved: Event) -> None:
        whole(table, moved)
        if moved.cause == "draw":
            table.done |= {("drew", moved.player)}

    def losing(game: Any) -> Any:
        return [each for each in lose(game) if ("drew", each.player) in game.state.done]

    whole, lose = APPLY["move"], rule_processing.losing
    patch.setitem(APPLY, "move", move)
    patch.setattr(rule_processing, "losing", losing)


@breaks("1.2.1.2")
def who_has_one_card_left_in_the_deck_has_lost(patch: Patch) -> None:
    def losing(game: Any) -> Any:
        zones = game.state.zones
        return [Event("lose", player=player, cause="rule") for player in (0, 1) if len(zones[player, "deck"]) < 2]

    patch.setattr(rule_processing, "losing", losing)


@breaks("1.2.3")
def who_gives_up_wins(patch: Patch) -> None:
    doing.who_gives_up_wins(patch, Gotoubun)


@breaks("1.3.1")
def no_text_makes_a_character_approach(patch: Patch) -> None:
    patch.setattr(instructions, "approach", lambda game, pairs: ())


@breaks("1.3.2")
def who_is_to_draw_more_cards_than_there_are_draws_none(patch: Patch) -> None:
    def draw(game: Any, ctx: Any, node: Any) -> Any:
        there = len(game.state.zones[ctx.seat, "deck"])
        return there >= amount(game, ctx, node.count) and (yield from whole(game, ctx, node))

    whole = HANDLERS[Draw]
    patch.setitem(HANDLERS, Draw, draw)


@breaks("1.3.2")
def where_one_player_has_no_card_nobody_discards(patch: Patch) -> None:
    def each(game: Any, ctx: Any, node: Any) -> Any:
        hands = [game.state.zones[player, "hand"] for player in (0, 1)]
        return all(hands) and (yield from whole(game, ctx, node))

    whole = HANDLERS[Each]
    patch.setitem(HANDLERS, Each, each)


@breaks("1.3.2.3")
def where_not_all_fit_none_comes(patch: Patch) -> None:
    doing.where_not_all_fit_none_comes(patch, instructions)


def coming(patch: Patch, instead: Any) -> None:
    """Another understanding of who of those that do not all fit has to be chosen."""
    whole = instructions._for_the_same_lanes
    patch.setattr(
        instructions,
        "_for_the_same_lanes",
        lambda game, chosen: instead(game.state.cards, whole(game, chosen)),
    )


@breaks("1.3.2.3")
def of_heroes_that_do_not_all_fit_the_first_come(patch: Patch) -> None:
    coming(patch, lambda cards, rivals: [each for each in rivals if cards[each[0]].face.is_unit])


@breaks("1.3.2.3")
def of_those_who_grow_and_do_not_all_fit_the_first_come(patch: Patch) -> None:
    coming(patch, lambda cards, rivals: [each for each in rivals if not cards[each[0]].face.growth])


@breaks("1.3.2.3")
def where_one_player_s_character_comes_no_other_player_s_does(patch: Patch) -> None:
    coming(patch, lambda cards, rivals: [[card for each in rivals for card in each]])


@breaks("1.3.2.4")
def no_number_falls_below_nothing(patch: Patch) -> None:
    def with_number(self: Any, change: Any, size: int) -> Any:
        info = whole(self, change, size)
        return replace(info, **{change.what: max(0, getattr(info, change.what))})

    whole = Info.with_number
    patch.setattr(Info, "with_number", with_number)


@breaks("1.3.3")
def who_cannot_approach_does_so_where_a_text_says_it(patch: Patch) -> None:
    for module in (approach, instructions):
        patch.setattr(module, "may_approach", lambda game, character, hero: True)


@breaks("1.3.3")
def whom_nobody_can_approach_is_approached_where_no_text_says_it(patch: Patch) -> None:
    def may_approach(game: Any, character: int, hero: int) -> bool:
        return "approach" not in game.info(character).forbids

    patch.setattr(approach, "may_approach", may_approach)


@breaks("1.3.3")
def what_cannot_be_moved_is_moved_by_the_opponent(patch: Patch) -> None:
    def move(game: Any, ctx: Any, node: Any) -> Any:
        def is_mine(card: int) -> bool:
            return bool(game.state.cards[card].seat == ctx.seat)

        with Patch() as inner:
            inner.setattr(instructions, "is_fixed", lambda game, card: is_mine(card) and fixed(game, card))
            inner.setattr(replacement, "is_forbidden", lambda game, each: is_mine(each.card) and forbidden(game, each))
            return (yield from whole(game, ctx, node))

    whole, fixed, forbidden = HANDLERS[Move], instructions.is_fixed, replacement.is_forbidden
    patch.setitem(HANDLERS, Move, move)


@breaks("1.3.3")
def who_cannot_be_moved_takes_the_place_of_who_can(patch: Patch) -> None:
    def may_enter(game: Any, card: int, seat: int, number: int) -> bool:
        there = game.state.character_in(seat, number)
        if there is None or there == card or game.state.cards[card].zone not in LANES:
            return bool(whole(game, card, seat, number))
        return not instructions.is_fixed(game, there)

    whole = instructions.may_enter
    patch.setattr(instructions, "may_enter", may_enter)


breaks("1.3.4")(with_handlers(doing.the_opponent_of_the_turn_player_chooses_first))
breaks("1.3.4.1")(with_handlers(doing.what_both_players_are_to_do_the_turn_player_does_alone))


@breaks("1.3.4.1")
def of_what_both_players_are_to_draw_one_draws(patch: Patch) -> None:
    whole = HANDLERS[Draw]
    side = {"both": "you"}
    patch.setitem(
        HANDLERS, Draw, lambda game, ctx, node: whole(game, ctx, replace(node, side=side.get(node.side, node.side)))
    )


breaks("1.3.5.1")(doing.of_up_to_a_number_one_has_to_be_chosen)


@breaks("1.3.5.1")
def where_a_text_says_from_how_many_none_can_be_chosen(patch: Patch) -> None:
    chosen_at_least(patch, lambda least, most: least if least == most else 0)


@breaks("1.3.2.1")
def what_lies_face_down_is_turned_face_down_again(patch: Patch) -> None:
    def turn(game: Any, ctx: Any, node: Any) -> Any:
        chosen, whole = yield from choices.pick(game, ctx, node.cards)
        yield from game.happen(*(event(ctx, "turn", card, face_down=node.face_down) for card in chosen))
        return whole

    patch.setitem(HANDLERS, Turn, turn)


@breaks("2.1.2.1")
def the_name_of_a_card_is_that_of_its_person(patch: Patch) -> None:
    def fits(game: Any, ctx: Any, record: Any, info: Any, where: Any) -> bool:
        return bool(whole(game, ctx, record, replace(info, names=info.names | info.persons), where))

    whole = references.fits
    patch.setattr(references, "fits", fits)


@breaks("2.10.3.2")
def what_is_event_and_episode_is_an_event_alone(patch: Patch) -> None:
    def fits(self: Any, game: Any, ctx: Any, record: Any, info: Any, where: Any) -> bool:
        kinds = ("event",) if "event" in info.kinds else info.kinds
        return bool(whole(self, game, ctx, record, replace(info, kinds=kinds), where))

    whole = Table.fits
    patch.setattr(Table, "fits", fits)


# --- zones (3, 4) ---------------------------------------------------------------------------------


@breaks("3.1.2.4.1")
def where_a_text_names_nobody_the_opponent_chooses(patch: Patch) -> None:
    doing.where_a_text_names_nobody_the_opponent_chooses(patch)


@breaks("3.1.2.4.1")
def where_a_text_names_nobody_the_turn_player_chooses(patch: Patch) -> None:
    def pick(game: Any, ctx: Any, reference: Any, *fitting: Any) -> Any:
        is_open = isinstance(reference, Choose) and reference.by == "you"
        if is_open and ctx.seat != game.state.turn_player:
            reference = replace(reference, by="opponent")
        return (yield from whole(game, ctx, reference, *fitting))

    whole = choices.pick
    for module in (instructions, kernel_instructions):
        patch.setattr(module, "pick", pick)


for zone in ("waiting room", "removed", "brides"):
    breaks("4.1.1")(seeing.both_players_have_one_zone(Table, zone))


@breaks("4.1.2.1")
def what_an_open_zone_hands_to_a_hidden_one_stays_open(patch: Patch) -> None:
    seeing.what_an_open_zone_hands_to_a_hidden_one_stays_open(patch, Table)


@breaks("4.1.2.1", "4.2.4.1")
def what_lay_face_down_lies_face_down_wherever_it_goes(patch: Patch) -> None:
    def arriving(self: Any, old: Any, moved: Event, now: int) -> Any:
        new = whole(self, old, moved, now)
        return replace(new, face_down=new.face_down or old.face_down)

    whole = Table.arriving
    patch.setattr(Table, "arriving", arriving)


@breaks("4.1.2.2")
def players_are_not_told_how_many_cards_a_hidden_zone_holds(patch: Patch) -> None:
    seeing.players_are_not_told_how_many_cards_a_hidden_zone_holds(patch, GotoubunSpeech)


breaks("4.1.2.3")(doing.whoever_seeks_has_to_find_what_is_there)


@breaks("4.1.2.3")
def whoever_finds_one_has_to_find_all(patch: Patch) -> None:
    def choose(game: Any, player: int, among: Any, least: int, most: int) -> Any:
        found = yield from whole(game, player, among, least, most)
        return found if least or len(found) == most else []

    whole = choices.choose
    patch.setattr(choices, "choose", choose)


@breaks("4.1.3")
def a_zone_is_turned_over_when_a_card_leaves_it(patch: Patch) -> None:
    seeing.a_zone_is_turned_over_when_a_card_leaves_it(patch, APPLY)


def turned_over(patch: Patch, of: Any) -> None:
    """An engine that turns over the deck that a move says."""

    def move(table: Any, moved: Event) -> None:
        left = table.cards[moved.card]
        whole(table, moved)
        key = of(left, moved)
        if key in table.zones:
            table.zones[key] = table.zones[key][::-1]

    whole = APPLY["move"]
    patch.setitem(APPLY, "move", move)


@breaks("4.1.3", "4.7.2")
def a_hero_deck_is_turned_over_when_a_card_leaves_it(patch: Patch) -> None:
    turned_over(patch, lambda left, moved: left.zone == "hero deck" and (left.seat, "hero deck"))


@breaks("4.1.3", "4.6.2")
def a_deck_is_turned_over_when_a_card_comes_to_it(patch: Patch) -> None:
    turned_over(patch, lambda left, moved: moved.to == "deck" and (moved.player, "deck"))


breaks("4.1.4.1")(with_handlers(doing.what_a_text_has_moved_it_knows_no_more))
breaks("4.1.5")(doing.the_other_player_says_in_which_order_cards_are_laid)


@breaks("4.1.5")
def whose_card_it_is_says_in_which_order_it_is_laid(patch: Patch) -> None:
    def arranges(game: Any, moved: Event) -> int:
        return int(whole(game, moved) if moved.to in Table.SHARED else game.state.cards[moved.card].owner)

    whole = replacement.arranges
    patch.setattr(replacement, "arranges", arranges)


@breaks("4.1.5.1")
def the_opponent_follows_cards_into_a_hidden_zone(patch: Patch) -> None:
    seeing.the_opponent_follows_cards_into_a_hidden_zone(patch, Table)


breaks("4.1.6")(doing.a_card_goes_to_the_zone_of_who_moves_it)


@breaks("4.1.6")
def a_card_goes_from_a_lane_to_the_zone_of_its_owner(patch: Patch) -> None:
    def leaving(game: Any, ctx: Any, card: int, to: str, seat: int, *node: Any) -> Any:
        left = game.state.cards[card]
        return whole(game, ctx, card, to, left.owner if left.zone in LANES else seat, *node)

    whole = kernel_instructions.leaving
    patch.setattr(kernel_instructions, "leaving", leaving)


@breaks("4.1.6", "4.4.5")
def a_hero_goes_from_a_hero_lane_to_the_zone_of_its_owner(patch: Patch) -> None:
    def entering(game: Any, ctx: Any, card: int, *lane: Any) -> Any:
        owner = game.state.cards[card].owner
        return [replace(each, player=owner) if each.to in HEROES else each for each in whole(game, ctx, card, *lane)]

    whole = instructions.entering
    patch.setattr(instructions, "entering", entering)


@breaks("4.7.2", "4.1.5")
def who_is_at_turn_orders_what_goes_to_the_hero_deck(patch: Patch) -> None:
    def arranges(game: Any, moved: Event) -> int:
        return int(game.state.turn_player if moved.to == "hero deck" else whole(game, moved))

    whole = replacement.arranges
    patch.setattr(replacement, "arranges", arranges)


def face_down(patch: Patch, is_seen_by: Any) -> None:
    """An engine in which others see what lies face down."""

    def is_visible(self: Any, game: Any, card: int, viewer: Viewer) -> bool:
        record = game.state.cards[card]
        return bool(whole(self, game, card, viewer)) or (record.face_down and is_seen_by(record, viewer))

    whole = GotoubunSpeech.is_visible
    patch.setattr(GotoubunSpeech, "is_visible", is_visible)


@breaks("4.2.4.2")
def who_put_a_card_face_down_sees_what_it_is(patch: Patch) -> None:
    face_down(patch, lambda record, viewer: "AB".index(viewer) == record.owner)


@breaks("4.2.4.2", "10.3.4.2")
def a_hero_that_lies_face_down_still_waits_for_what_happens(patch: Patch) -> None:
    def printed(self: Any, card: int) -> Any:
        found, record = whole(self, card), self.cards[card]
        if not record.face_down or record.zone not in HEROES:
            return found
        abilities = record.face.info_of(card, record.inc, self.master(card)).abilities
        return replace(found, abilities=tuple(each for each in abilities if isinstance(each.ability, Automatic)))

    def at_work(self: Any) -> Any:
        yield from working(self)
        yield from (card for lane in HEROES for card in self.zones[NOBODY, lane] if self.cards[card].face_down)

    whole, working = Table.printed, Table.at_work
    patch.setattr(Table, "printed", printed)
    patch.setattr(Table, "at_work", at_work)


@breaks("4.2.4.1")
def a_hero_is_seen_by_the_turn_player_alone(patch: Patch) -> None:
    def is_visible(self: Any, game: Any, card: int, viewer: Viewer) -> bool:
        is_hero = game.state.cards[card].zone in HEROES and viewer != "judge"
        is_seen = bool(whole(self, game, card, viewer))
        return is_seen and (not is_hero or "AB".index(viewer) == game.state.turn_player)

    whole = GotoubunSpeech.is_visible
    patch.setattr(GotoubunSpeech, "is_visible", is_visible)


@breaks("4.3.2.1")
def a_player_s_lanes_are_those_of_both(patch: Patch) -> None:
    patch.setattr(references, "players", lambda seat, side: (seat, 1 - seat))


def near(patch: Patch, instead: Any) -> None:
    """Another understanding of which lanes are those of a card."""
    whole = lanes._near
    patch.setattr(lanes, "_near", lambda *asked: [other for each in whole(*asked) for other in instead(each)])


@breaks("4.3.2.2")
def the_lane_of_a_character_is_one_further_on(patch: Patch) -> None:
    near(patch, lambda number: [number % 5 + 1])


@breaks("4.3.2.3")
def the_lane_of_a_hero_and_those_beside_it_are_one(patch: Patch) -> None:
    near(patch, lambda number: [each for each in (number - 1, number, number + 1) if 1 <= each <= 5])


@breaks("4.3.3.1")
def lanes_lie_in_front_of_each_other_the_other_way_round(patch: Patch) -> None:
    near(patch, lambda number: [6 - number])


@breaks("4.3.3.2")
def the_second_player_counts_the_lanes_of_heroes_from_the_other_side(patch: Patch) -> None:
    def near(game: Any, ctx: Any, meant: Any) -> Any:
        return [each if ctx.seat == game.state.first_player else 6 - each for each in whole(game, ctx, meant)]

    whole = lanes._near
    patch.setattr(lanes, "_near", near)


@breaks("4.3.2.4")
def a_lane_without_a_character_is_empty(patch: Patch) -> None:
    whole = lanes._by_word
    patch.setattr(
        lanes, "_by_word", lambda state, word, player: whole(state, "free" if word == "empty" else word, player)
    )


def counted(patch: Patch, among: Any) -> None:
    """An engine that counts such lanes from the other side."""

    def number_of(zone: str) -> int | None:
        number = whole(zone)
        return 6 - number if number and zone in among else number

    whole = lanes.number_of
    patch.setattr(lanes, "number_of", number_of)


@breaks("4.4.3")
def hero_lanes_are_counted_from_the_other_side(patch: Patch) -> None:
    counted(patch, HEROES)


@breaks("4.5.3")
def character_lanes_are_counted_from_the_other_side(patch: Patch) -> None:
    counted(patch, LANES)


@breaks("4.5.2")
def a_player_has_four_lanes(patch: Patch) -> None:
    for module in (playing, lanes):
        patch.setattr(module, "NUMBERS", (1, 2, 3, 4))


@breaks("4.4.4")
def a_second_hero_comes_to_a_hero_lane(patch: Patch) -> None:
    def may_enter(game: Any, card: int, seat: int, number: int) -> bool:
        return game.state.cards[card].face.kind == "hero" or bool(whole(game, card, seat, number))

    whole = instructions.may_enter
    patch.setattr(instructions, "may_enter", may_enter)


@breaks("4.4.5")
def who_owns_a_hero_is_its_master(patch: Patch) -> None:
    patch.setattr(Table, "is_masterless", lambda self, card: False)


OPEN = {"waiting room": "4.9.2", "brides": "4.10.2", "removed": "4.11.2", "effect resolution": "4.13.2"}
HIDDEN = {"deck": "4.6.2", "hero deck": "4.7.2"}

for zone, clause in OPEN.items():
    breaks(clause)(seeing.hidden(Table, zone))
for zone, clause in HIDDEN.items():
    breaks(clause)(seeing.peeped(Table, zone))


@breaks("4.7.3")
def a_hero_that_is_put_into_the_deck_goes_to_the_main_deck(patch: Patch) -> None:
    patch.setattr(Gotoubun, "destination", lambda self, node, card: node.to)


@breaks("4.7.3")
def a_hero_of_the_waiting_room_goes_to_the_main_deck(patch: Patch) -> None:
    def destination(self: Any, node: Any, card: int) -> str:
        return str(whole(self, node, card) if self.state.cards[card].zone in HEROES else node.to)

    whole = Gotoubun.destination
    patch.setattr(Gotoubun, "destination", destination)


@breaks("4.10.3")
def the_brides_of_both_players_are_counted(patch: Patch) -> None:
    def cards(game: Any, ctx: Any, reference: Any) -> Any:
        is_about = "brides" in getattr(reference, "zone", ())
        return whole(game, ctx, replace(reference, side="both") if is_about else reference)

    whole = references.cards
    patch.setattr(references, "cards", cards)


def mastered(patch: Patch, zone: str) -> None:
    """An engine in which the opponent is the master of what is put into a resolution zone."""

    def arriving(self: Any, old: Any, moved: Event, now: int) -> Any:
        new = whole(self, old, moved, now)
        return replace(new, seat=1 - new.seat) if moved.to == zone else new

    whole = Table.arriving
    patch.setattr(Table, "arriving", arriving)


@breaks("4.12.3")
def the_opponent_is_the_master_of_what_waits_for_a_lane(patch: Patch) -> None:
    mastered(patch, "lane resolution")


@breaks("4.12.3")
def who_is_at_turn_is_the_master_of_what_waits_for_a_lane(patch: Patch) -> None:
    def arriving(self: Any, old: Any, moved: Event, now: int) -> Any:
        new = whole(self, old, moved, now)
        return replace(new, seat=self.turn_player) if moved.to == "lane resolution" else new

    whole = Table.arriving
    patch.setattr(Table, "arriving", arriving)


@breaks("4.13.3")
def the_opponent_is_the_master_of_an_event_that_is_played(patch: Patch) -> None:
    mastered(patch, "effect resolution")


@breaks("4.14.2.1")
def whoever_lies_under_a_character_is_a_character_as_well(patch: Patch) -> None:
    patch.setattr(Table, "is_buried", lambda self, record: False)


@breaks("6.2.1.6.1")
def of_the_heroes_in_lanes_nobody_chooses_one(patch: Patch) -> None:
    def choose(game: Any, player: int, among: Any, least: int, most: int) -> Any:
        are_heroes = all(game.state.cards[card].zone in HEROES for card in among)
        return (yield from whole(game, player, among[:least] if are_heroes else among, least, most))

    whole = choices.choose
    patch.setattr(choices, "choose", choose)


# --- what texts tell to do (5) --------------------------------------------------------------------


@breaks("5.3.1")
def what_is_put_into_the_hand_goes_to_the_waiting_room(patch: Patch) -> None:
    doing.sent(patch, Gotoubun, {"hand": "waiting room"})


@breaks("5.4.1")
def what_is_removed_goes_to_the_waiting_room(patch: Patch) -> None:
    doing.sent(patch, Gotoubun, {"removed": "waiting room"})


breaks("5.6.3")(with_handlers(doing.who_draws_up_to_a_number_is_asked_once_for_all))
breaks("5.6.3.2")(with_handlers(doing.who_draws_up_to_a_number_draws_so_many))
breaks("5.6.3.3")(with_handlers(doing.who_goes_on_drawing_draws_two_cards))
breaks("5.7.2.3")(with_handlers(doing.who_looks_up_to_a_number_of_cards_looks_at_so_many))


@breaks("5.7.2")
def who_looks_card_by_card_sees_them_when_that_is_over(patch: Patch) -> None:
    def look(game: Any, ctx: Any, them: Any, viewer: int) -> Any:
        seen: list[int] = []
        for card in them:
            (answer,) = yield Ask(viewer, "optional", (YES, NO), about=ctx.held)
            if answer == NO:
                break
            seen.append(card)
        yield from game.happen(*(event(ctx, "look", card, viewer) for card in seen))
        return seen

    patch.setattr(kernel_instructions, "_look_one_by_one", look)


breaks("5.7.2.2")(doing.who_looks_card_by_card_begins_with_two)


@breaks("5.8.2")
def who_can_move_takes_the_place_of_who_cannot(patch: Patch) -> None:
    patch.setattr(instructions, "_may_replace", lambda game, card, other: True)


@breaks("5.9.1")
def who_grows_does_not_appear(patch: Patch) -> None:
    def happen(self: Any, *events: Event) -> Any:
        return (yield from whole(self, *(replace(each, frm="lane 1") if _grows(each) else each for each in events)))

    whole = Gotoubun.happen
    patch.setattr(Gotoubun, "happen", happen)


def _grows(happening: Event) -> bool:
    return happening.kind == "move" and happening.other >= 0


@breaks("5.10.1")
def what_is_set_on_a_character_is_stacked_under_it(patch: Patch) -> None:
    def attach(state: Any, happening: Event) -> None:
        whole(state, happening)
        host = state.cards[happening.other]
        kept = tuple(card for card in host.attached if card != happening.card)
        state.cards[happening.other] = replace(host, attached=kept, under=(*host.under, happening.card))

    whole = APPLY["attach"]
    patch.setitem(APPLY, "attach", attach)
