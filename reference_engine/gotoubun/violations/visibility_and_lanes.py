"""Violations of chapters 1, 4 and 5: visibility, positions of lanes, and instructions."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....adapters.card_text_tree import AutomaticAbility, ChosenCards, Draw, EachPlayer, Move, TurnCards
from ....adapters.messages import Player
from ...check_timings.violations import instructions as shared_instructions
from ...check_timings.violations import visibility
from ...check_timings.violations.mechanisms import choose_between_others
from ...kernel import card_choices, card_references, replacement_effects
from ...kernel import instructions as kernel_instructions
from ...kernel.board_state import NOBODY
from ...kernel.card_references import evaluate_amount
from ...kernel.decisions import NO, YES, EngineAsk
from ...kernel.events import EngineEvent
from ...kernel.perform import create_event
from ...patching import Patch
from ...violations import Change, Violations, change_factory, replace_globals, set_constant, wrap_function, wrapper_of
from .. import approach, card_play, instructions, lanes, rule_processing
from ..cards import Characteristics
from ..encoder import GotoubunEncoder
from ..events import APPLY
from ..game import Gotoubun
from ..lexicon import HEROES, LANES
from ..state import GameState

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation
HANDLERS = instructions.HANDLERS


# --- rules on players and texts (1) ---------------------------------------------------------------


breaks("The player who should win the game loses it, and the one who should lose wins", "1.2.1", "11.2.1")(
    wrap_function(
        Gotoubun.end_game, lambda whole, self, losers, reason: whole(self, tuple(1 - each for each in losers), reason)
    )
)
breaks("A player wins by brides only with four or more of them", "1.2.1.1")(set_constant(rule_processing, "BRIDES", 4))
breaks("A player with exactly three brides wins, but one with more than three does not", "1.2.1.1", "11.2.1")(
    wrap_function(
        rule_processing.win_events,
        lambda whole, game: [each for each in whole(game) if len(game.state.zones[each.player, "brides"]) == 3],
    )
)


@change_factory
def judge_turn_player_only(patch: Patch, name: str) -> None:
    """Check only the turn player for winning, or for losing."""
    whole = getattr(rule_processing, name)
    patch.setattr(
        rule_processing, name, lambda game: [each for each in whole(game) if each.player == game.state.turn_player]
    )


breaks("Three brides win the game only in their player's own turn", "1.2.1.1", "11.2.1", "11.1.3")(
    judge_turn_player_only("win_events")
)
breaks("A player with an empty main deck loses only in that player's own turn", "1.2.1.2", "11.3.1", "11.1.3")(
    judge_turn_player_only("loss_events")
)


@breaks(
    "A player with an empty main deck loses only if that player has drawn a card in the same turn",
    "1.2.1.2",
    "11.3.1",
    "11.1.3",
)
def _(patch: Patch) -> None:
    def altered_move(table: Any, moved: EngineEvent) -> None:
        whole(table, moved)
        if moved.cause == "draw":
            table.done |= {("drew", moved.player)}

    def losing_after_draw(game: Any) -> Any:
        return [each for each in lose(game) if ("drew", each.player) in game.state.done]

    whole, lose = APPLY["move"], rule_processing.loss_events
    patch.setitem(APPLY, "move", altered_move)
    patch.setattr(rule_processing, "loss_events", losing_after_draw)


@breaks("A player with one card left in the main deck already loses the game", "1.2.1.2")
@wrapper_of(rule_processing.loss_events)
def _(whole: Any, game: Any) -> Any:
    zones = game.state.zones
    return [EngineEvent("lose", player=player, cause="rule") for player in (0, 1) if len(zones[player, "deck"]) < 2]


breaks("A player who concedes wins the game", "1.2.3")(shared_instructions.conceding_player_wins(Gotoubun))
breaks(
    "A card text that makes a character approach a hero does nothing",
    "1.3.1",
    spread="scenarios about approaches let a text make them",
)(wrap_function(approach.perform_approaches, lambda whole, game, pairs: ()))


@breaks("A player told to draw more cards than the main deck holds draws none", "1.3.2")
@wrapper_of(HANDLERS[Draw])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    there = len(game.state.zones[ctx.seat, "deck"])
    return there >= evaluate_amount(game, ctx, node.count) and (yield from whole(game, ctx, node))


@breaks("An instruction for both players to choose and move cards does nothing if either hand is empty", "1.3.2")
@wrapper_of(HANDLERS[EachPlayer])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    hands = [game.state.zones[player, "hand"] for player in (0, 1)]
    return all(hands) and (yield from whole(game, ctx, node))


breaks("If there are too few lanes for the cards that an effect puts into lanes, none of them is put there", "1.3.2.3")(
    shared_instructions.none_enters_unless_all_fit(instructions._with_room)
)


def change_lane_rivals(instead: Any) -> Change:
    """Change the cards that compete for a lane."""
    return wrap_function(
        instructions._for_the_same_lanes, lambda whole, game, chosen: instead(game.state.cards, whole(game, chosen))
    )


breaks(
    "If too few hero lanes are free for the heroes an effect puts there, the first come without a choice", "1.3.2.3"
)(change_lane_rivals(lambda cards, rivals: [each for each in rivals if cards[each[0]].face.is_unit]))
breaks("If too few lanes fit the growth cards that an effect puts there, the first come without a choice", "1.3.2.3")(
    change_lane_rivals(lambda cards, rivals: [each for each in rivals if not cards[each[0]].face.growth])
)
breaks("Cards that an effect puts into both players' lanes compete for lanes of the same number", "1.3.2.3")(
    change_lane_rivals(lambda cards, rivals: [[card for each in rivals for card in each]])
)


@breaks("Power and needed power cannot fall below zero", "1.3.2.4")
@wrapper_of(Characteristics.with_number)
def _(whole: Any, self: Any, change: Any, size: int) -> Any:
    info = whole(self, change, size)
    return replace(info, **{change.what: max(0, getattr(info, change.what))})


@breaks("Effects that forbid a character to approach, or a hero to be approached, are ignored", "1.3.3")
def _(patch: Patch) -> None:
    patch.setattr(approach, "may_approach", lambda game, character, hero: True)


@breaks("A hero that an effect forbids to be approached can still be approached in the declaration step", "1.3.3")
@wrapper_of(approach.may_approach)
def _(whole: Any, game: Any, character: int, hero: int) -> bool:
    return "approach" not in game.characteristics_of(character).forbids


@breaks("A card that cannot be moved is still moved by effects of its master's opponent", "1.3.3")
def _(patch: Patch) -> None:
    def altered_move(game: Any, ctx: Any, node: Any) -> Any:
        def is_mine(card: int) -> bool:
            return bool(game.state.cards[card].seat == ctx.seat)

        with Patch() as inner:
            inner.setattr(instructions, "is_move_forbidden", lambda game, card: is_mine(card) and fixed(game, card))
            inner.setattr(
                replacement_effects, "is_forbidden", lambda game, each: is_mine(each.card) and forbidden(game, each)
            )
            return (yield from whole(game, ctx, node))

    whole, fixed, forbidden = HANDLERS[Move], instructions.is_move_forbidden, replacement_effects.is_forbidden
    patch.setitem(HANDLERS, Move, altered_move)


@breaks("A character that cannot be moved can still be made to trade lanes with one that can", "1.3.3")
@wrapper_of(instructions.may_enter_lane)
def _(whole: Any, game: Any, card: int, seat: int, number: int) -> bool:
    there = game.state.character_in_lane(seat, number)
    if there is None or there == card or game.state.cards[card].zone not in LANES:
        return bool(whole(game, card, seat, number))
    return not instructions.is_move_forbidden(game, there)


breaks("The non-turn player chooses first if both players have to choose cards at the same time", "1.3.4")(
    shared_instructions.non_turn_player_chooses_first(HANDLERS)
)
breaks("An instruction for both players to move cards is carried out by the turn player alone", "1.3.4.1")(
    shared_instructions.only_turn_player_does_it(HANDLERS)
)


@breaks("An instruction for both players to draw makes only the effect's master draw", "1.3.4.1", "10.5.3.1")
def _(patch: Patch) -> None:
    whole = HANDLERS[Draw]
    side = {"both": "you"}
    patch.setitem(
        HANDLERS, Draw, lambda game, ctx, node: whole(game, ctx, replace(node, side=side.get(node.side, node.side)))
    )


breaks("A player who may choose up to a number of cards has to choose at least one", "1.3.5.1")(
    shared_instructions.of_up_to_a_number_one_has_to_be_chosen
)
breaks("A player told to choose between a least and a most number of cards may choose none", "1.3.5.1")(
    choose_between_others(lambda least, most: least if least == most else 0)
)


@breaks("Turning a card to the side that it already shows still counts as turning it", "1.3.2.1")
@wrapper_of(HANDLERS[TurnCards])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    chosen, whole = yield from card_choices.select_cards(game, ctx, node.cards)
    yield from game.propose_events(*(create_event(ctx, "turn", card, face_down=node.face_down) for card in chosen))
    return whole


@breaks("A card's person name alone also counts as its card name", "2.1.2.1")
@wrapper_of(card_references.matches_filter)
def _(whole: Any, game: Any, ctx: Any, record: Any, info: Any, where: Any) -> bool:
    return bool(whole(game, ctx, record, replace(info, names=info.names | info.persons), where))


@breaks("Texts that ask for a card type see an event & episode card as an event only", "2.10.3.2")
@wrapper_of(GameState.matches_game_filter)
def _(whole: Any, self: Any, game: Any, ctx: Any, record: Any, info: Any, where: Any) -> bool:
    kinds = ("event",) if "event" in info.kinds else info.kinds
    return bool(whole(self, game, ctx, record, replace(info, kinds=kinds), where))


# --- zones (3, 4) ---------------------------------------------------------------------------------


breaks(
    "Cards that a text lets its master choose are chosen by the opponent",
    "3.1.2.4.1",
    spread="texts that let their master choose occur in every chapter",
)(shared_instructions.where_a_text_names_nobody_the_opponent_chooses)


@breaks("Cards that an effect's master should choose are chosen by the turn player", "3.1.2.4.1")
def _(patch: Patch) -> None:
    def pick_by_turn_player(game: Any, ctx: Any, reference: Any, *fitting: Any) -> Any:
        is_open = isinstance(reference, ChosenCards) and reference.by == "you"
        if is_open and ctx.seat != game.state.turn_player:
            reference = replace(reference, by="opponent")
        return (yield from whole(game, ctx, reference, *fitting))

    whole = card_choices.select_cards
    patch.setattr(card_choices, "select_cards", pick_by_turn_player)


breaks("Both players share a single waiting room", "4.1.1")(
    visibility.both_players_have_one_zone(GameState, "waiting room")
)
breaks("Both players share a single removed zone", "4.1.1", "10.10.2.1", "10.11.1")(
    visibility.both_players_have_one_zone(GameState, "removed")
)
breaks("Both players share a single bride area", "4.1.1", "1.2.1.1")(
    visibility.both_players_have_one_zone(GameState, "brides")
)


breaks("A card that moves from a public zone to a hidden one stays visible to both players", "4.1.2.1", "13.1.1.2")(
    visibility.public_cards_stay_visible(GameState)
)


@breaks("A face-down card stays face down in whatever zone it moves to", "4.1.2.1", "4.2.4.1")
@wrapper_of(GameState.new_card_state_on_move)
def _(whole: Any, self: Any, old: Any, moved: EngineEvent, now: int) -> Any:
    new = whole(self, old, moved, now)
    return replace(new, face_down=new.face_down or old.face_down)


breaks("Players are not shown how many cards a hidden zone holds", "4.1.2.2")(
    visibility.hidden_zone_sizes_are_secret(GotoubunEncoder)
)
breaks("A player who searches a hidden zone must choose fitting cards if there are any", "4.1.2.3")(
    shared_instructions.whoever_seeks_has_to_find_what_is_there
)


@breaks("A search or up-to choice that takes fewer cards than the full number takes none at all", "4.1.2.3")
@wrapper_of(card_choices.choose_cards)
def _(whole: Any, game: Any, player: int, among: Any, least: int, most: int) -> Any:
    found = yield from whole(game, player, among, least, most)
    return found if least or len(found) == most else []


breaks("The cards of an ordered zone reverse their order whenever a card leaves it", "4.1.3")(
    visibility.a_zone_is_turned_over_when_a_card_leaves_it(APPLY)
)


def reverse_deck(of: Any) -> Change:
    """Turn over the zone with the key ``of(record, event)`` after a move."""

    def move_and_reverse(whole: Any, table: Any, moved: EngineEvent) -> None:
        left = table.cards[moved.card]
        whole(table, moved)
        key = of(left, moved)
        if key in table.zones:
            table.zones[key] = table.zones[key][::-1]

    return wrap_function(APPLY["move"], move_and_reverse)


breaks("The order of a hero deck is reversed whenever a card leaves it", "4.1.3", "4.7.2", "6.2.1.6")(
    reverse_deck(lambda left, moved: left.zone == "hero deck" and (left.seat, "hero deck"))
)
breaks("The order of a main deck is reversed whenever a card is put into it", "4.1.3", "4.6.2", "2.10.3.2")(
    reverse_deck(lambda left, moved: moved.to == "deck" and (moved.player, "deck"))
)
breaks("An effect cannot refer to a card that it has moved earlier in its own text", "4.1.4.1")(
    shared_instructions.moved_cards_are_forgotten(HANDLERS)
)
breaks("The opponent of a zone's player decides the order of cards that enter it at the same time", "4.1.5")(
    shared_instructions.the_other_player_says_in_which_order_cards_are_laid
)


@breaks("A card's owner, not the zone's player, decides the order of cards that enter a zone together", "4.1.5")
@wrapper_of(replacement_effects.ordering_player)
def _(whole: Any, game: Any, moved: EngineEvent) -> int:
    return int(whole(game, moved) if moved.to in GameState.SHARED else game.state.cards[moved.card].owner)


breaks("A card that moves from a public zone to a hidden one stays visible to the opponent", "4.1.5.1")(
    visibility.opponent_follows_hidden_cards(GameState)
)
breaks("A card that an effect moves goes to the zone of the effect's master if the text names no player", "4.1.6")(
    shared_instructions.a_card_goes_to_the_zone_of_who_moves_it
)


@breaks("A card that an effect moves out of a character lane goes to its owner's zone, not its master's", "4.1.6")
@wrapper_of(kernel_instructions.moves_to_zone)
def _(whole: Any, game: Any, ctx: Any, card: int, to: str, seat: int, *node: Any) -> Any:
    left = game.state.cards[card]
    return whole(game, ctx, card, to, left.owner if left.zone in LANES else seat, *node)


@breaks(
    "A hero that an effect puts into a hero lane later goes to its owner's zones, not the first player's",
    "4.1.6",
    "4.4.5",
)
@wrapper_of(instructions.lane_entry_moves)
def _(whole: Any, game: Any, ctx: Any, card: int, *lane: Any) -> Any:
    owner = game.state.cards[card].owner
    return [replace(each, player=owner) if each.to in HEROES else each for each in whole(game, ctx, card, *lane)]


@breaks("The turn player decides the order of cards that enter the hero deck together", "4.7.2", "4.1.5")
@wrapper_of(replacement_effects.ordering_player)
def _(whole: Any, game: Any, moved: EngineEvent) -> int:
    return int(game.state.turn_player if moved.to == "hero deck" else whole(game, moved))


def show_face_down_cards(is_seen_by: Any) -> Change:
    """Let other players see face-down cards."""

    def is_visible(whole: Any, self: Any, game: Any, card: int, viewer: Player) -> bool:
        record = game.state.cards[card]
        return bool(whole(self, game, card, viewer)) or (record.face_down and is_seen_by(record, viewer))

    return wrap_function(GotoubunEncoder.is_visible, is_visible)


breaks("A face-down card can be seen by its owner", "4.2.4.2")(
    show_face_down_cards(lambda record, viewer: "AB".index(viewer) == record.owner)
)


@breaks("A hero's automatic abilities still trigger while it lies face down in a hero lane", "4.2.4.2", "10.3.4.2")
def _(patch: Patch) -> None:
    def printed_with_triggers(self: Any, card: int) -> Any:
        found, record = whole(self, card), self.cards[card]
        if not record.face_down or record.zone not in HEROES:
            return found
        abilities = record.face.characteristics_of_copy(card, record.inc, self.controller_of(card)).abilities
        return replace(found, abilities=tuple(each for each in abilities if isinstance(each.ability, AutomaticAbility)))

    def working_with_face_down(self: Any) -> Any:
        yield from working(self)
        yield from (card for lane in HEROES for card in self.zones[NOBODY, lane] if self.cards[card].face_down)

    whole, working = GameState.printed_characteristics, GameState.cards_at_work
    patch.setattr(GameState, "printed_characteristics", printed_with_triggers)
    patch.setattr(GameState, "cards_at_work", working_with_face_down)


@breaks("A hero in a hero lane can be seen only by the turn player", "4.2.4.1")
@wrapper_of(GotoubunEncoder.is_visible)
def _(whole: Any, self: Any, game: Any, card: int, viewer: Player) -> bool:
    is_hero = game.state.cards[card].zone in HEROES
    is_seen = bool(whole(self, game, card, viewer))
    return is_seen and (not is_hero or "AB".index(viewer) == game.state.turn_player)


breaks("A text about one player's cards or lanes refers to those of both players", "4.3.2.1", "5.6.3.2")(
    wrap_function(card_references.players_of_side, lambda whole, seat, side: (seat, 1 - seat))
)


def change_nearby_lanes(instead: Any) -> Change:
    """Change the lanes that belong to a position relative to a card."""
    return wrap_function(
        lanes._near, lambda whole, *asked: [other for each in whole(*asked) for other in instead(each)]
    )


breaks("A text about the lane of a card refers to the next lane, and to lane 1 for lane 5", "4.3.2.2")(
    change_nearby_lanes(lambda number: [number % 5 + 1])
)
breaks("A text about the lane of a card also refers to the lanes next to it", "4.3.2.3")(
    change_nearby_lanes(lambda number: [each for each in (number - 1, number, number + 1) if 1 <= each <= 5])
)
breaks("A text about the lane of a card refers to the lane counted from the other end", "4.3.3.1")(
    change_nearby_lanes(lambda number: [6 - number])
)


@breaks("The second player's texts about the lane of a card refer to the lane counted from the other end", "4.3.3.2")
@wrapper_of(lanes._near)
def _(whole: Any, game: Any, ctx: Any, meant: Any) -> Any:
    return [each if ctx.seat == game.state.first_player else 6 - each for each in whole(game, ctx, meant)]


breaks("An empty lane means one where the player has no character, not one whose hero lane is empty", "4.3.2.4")(
    wrap_function(
        lanes._by_word, lambda whole, state, word, player: whole(state, "free" if word == "empty" else word, player)
    )
)


def number_from_other_side(among: Any) -> Change:
    """Count such lanes from the other side."""

    def mirrored_lane_number(whole: Any, zone: str) -> int | None:
        number = whole(zone)
        return 6 - number if number and zone in among else number

    return wrap_function(lanes.lane_number, mirrored_lane_number)


breaks(
    "Hero lanes are numbered from the other end, so the hero in lane 1 counts as in lane 5",
    "4.4.3",
    spread="scenarios with an approach name the lanes of heroes",
)(number_from_other_side(HEROES))
breaks(
    "Character lanes are numbered from the other end, so a character in lane 1 counts as in lane 5",
    "4.5.3",
    spread="scenarios with an approach name the lanes of characters",
)(number_from_other_side(LANES))


breaks("Players have only four character lanes, and lane 5 cannot be used", "4.5.2")(
    replace_globals(card_play.playable_lanes, NUMBERS=(1, 2, 3, 4))
)


@breaks("An effect can put a hero into a hero lane that already holds one", "4.4.4")
@wrapper_of(instructions.may_enter_lane)
def _(whole: Any, game: Any, card: int, seat: int, number: int) -> bool:
    return game.state.cards[card].face.kind == "hero" or bool(whole(game, card, seat, number))


breaks("A hero in a hero lane has its owner as its master", "4.4.5", "3.1.2.2")(
    wrap_function(GameState.is_masterless, lambda whole, self, card: False)
)


breaks("A player cannot see the cards in the opponent's waiting room", "4.9.2")(
    visibility.hide_public_zone(GameState, "waiting room")
)
breaks("A player cannot see the cards in the opponent's bride area", "4.10.2")(
    visibility.hide_public_zone(GameState, "brides")
)
breaks("A player cannot see the opponent's removed cards", "4.11.2")(visibility.hide_public_zone(GameState, "removed"))
breaks("A player cannot see the cards that the opponent puts into the effect resolution zone", "4.13.2")(
    visibility.hide_public_zone(GameState, "effect resolution")
)
breaks("A player can look at the cards of their own main deck", "4.6.2", "5.7.1")(
    visibility.show_own_hidden_zone(GameState, "deck")
)
breaks("A player can look at the cards of their own hero deck", "4.7.2")(
    visibility.show_own_hidden_zone(GameState, "hero deck")
)


breaks("A hero that an effect puts into the deck goes to the main deck instead of the hero deck", "4.7.3")(
    wrap_function(Gotoubun.destination_zone, lambda whole, self, node, card: node.to)
)


@breaks("A hero put into the deck goes to the main deck unless it comes from a hero lane", "4.7.3")
@wrapper_of(Gotoubun.destination_zone)
def _(whole: Any, self: Any, node: Any, card: int) -> str:
    return str(whole(self, node, card) if self.state.cards[card].zone in HEROES else node.to)


@breaks("A text that counts one player's brides counts those of both players", "4.10.3")
@wrapper_of(card_references.present_cards)
def _(whole: Any, game: Any, ctx: Any, reference: Any) -> Any:
    is_about = "brides" in getattr(reference, "zone", ())
    return whole(game, ctx, replace(reference, side="both") if is_about else reference)


def give_to_opponent(zone: str) -> Change:
    """Make the opponent the master of cards that enter a resolution zone."""

    def record_for_opponent(whole: Any, self: Any, old: Any, moved: EngineEvent, now: int) -> Any:
        new = whole(self, old, moved, now)
        return replace(new, seat=1 - new.seat) if moved.to == zone else new

    return wrap_function(GameState.new_card_state_on_move, record_for_opponent)


breaks("The opponent of the player who put a card into the lane resolution zone is its master", "4.12.3")(
    give_to_opponent("lane resolution")
)


@breaks("The turn player is the master of every card in the lane resolution zone", "4.12.3")
@wrapper_of(GameState.new_card_state_on_move)
def _(whole: Any, self: Any, old: Any, moved: EngineEvent, now: int) -> Any:
    new = whole(self, old, moved, now)
    return replace(new, seat=self.turn_player) if moved.to == "lane resolution" else new


breaks(
    "The opponent of the player who plays an event is its master while it resolves",
    "4.13.3",
    spread="events with a choice or an owner occur in every chapter",
)(give_to_opponent("effect resolution"))
breaks("Triggers about characters also notice the character cards that lie under another one", "4.14.2.1")(
    wrap_function(GameState.is_stacked_under, lambda whole, self, record: False)
)


@breaks("Nobody chooses among heroes in hero lanes; the first ones that fit are taken", "6.2.1.6.1", "9.4.2.2")
@wrapper_of(card_choices.choose_cards)
def _(whole: Any, game: Any, player: int, among: Any, least: int, most: int) -> Any:
    are_heroes = all(game.state.cards[card].zone in HEROES for card in among)
    return (yield from whole(game, player, among[:least] if are_heroes else among, least, most))


# --- instructions (5) -----------------------------------------------------------------------------


breaks(
    "Cards that an effect puts into a hand go to the waiting room instead",
    "5.3.1",
    spread="effects that put cards into a hand occur in every chapter",
)(shared_instructions.move_to_another_zone(Gotoubun, {"hand": "waiting room"}))
breaks(
    "Cards that an effect removes go to the waiting room instead of the removed zone",
    "5.4.1",
    "4.11.2",
    "10.12.1",
    "10.12.2",
)(shared_instructions.move_to_another_zone(Gotoubun, {"removed": "waiting room"}))
breaks("A player who may draw up to a number of cards is asked once, and draws all of them or none", "5.6.3")(
    shared_instructions.drawing_up_to_asks_once(HANDLERS)
)
breaks("A player who may draw up to a number of cards has to draw exactly that many", "5.6.3.2")(
    shared_instructions.drawing_up_to_draws_all(HANDLERS)
)
breaks("Each time a player agrees to draw one more card in an up-to draw, two cards are drawn", "5.6.3.3")(
    shared_instructions.drawing_on_draws_two_cards(HANDLERS)
)
breaks("A player who may look at up to a number of cards has to look at exactly that many", "5.7.2.3")(
    shared_instructions.looking_up_to_looks_at_all(HANDLERS)
)


@breaks("In an up-to look, the player sees the cards only after having decided how many to look at", "5.7.2")
@wrapper_of(kernel_instructions._look_one_by_one)
def _(whole: Any, game: Any, ctx: Any, them: Any, viewer: int) -> Any:
    seen: list[int] = []
    for card in them:
        (answer,) = yield EngineAsk(viewer, "optional", (YES, NO), about=ctx.held)
        if answer == NO:
            break
        seen.append(card)
    yield from game.propose_events(*(create_event(ctx, "look", card, viewer) for card in seen))
    return seen


breaks("In an up-to look, the player's first yes shows the top two cards", "5.7.2.2")(
    shared_instructions.looking_begins_with_two_cards
)
breaks("A swap is carried out even if one of the cards cannot move to the other's place", "5.8.2")(
    wrap_function(instructions._may_replace, lambda whole, game, card, other: True)
)


@breaks("A card with growth that is put onto a character does not count as appearing", "5.9.1")
@wrapper_of(Gotoubun.propose_events)
def _(whole: Any, self: Any, *events: EngineEvent) -> Any:
    return (yield from whole(self, *(replace(each, frm="lane 1") if _grows(each) else each for each in events)))


def _grows(happening: EngineEvent) -> bool:
    return happening.kind == "move" and happening.other >= 0


@breaks("An episode set on a character joins the stack beneath it and does not count as set", "5.10.1")
@wrapper_of(APPLY["attach"])
def _(whole: Any, state: Any, happening: EngineEvent) -> None:
    whole(state, happening)
    host = state.cards[happening.other]
    kept = tuple(card for card in host.attached if card != happening.card)
    state.cards[happening.other] = replace(host, attached=kept, under=(*host.under, happening.card))
