"""Violations of WIXOSS: refresh, rule processing and triggers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from ...kernel.choices import choose_one
from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.triggers import play_one
from ...violations import Patch, Violations, kept, results
from .. import attached, contents, effects, lrigs, refresh, rule_processing, signi, triggers, turn
from .. import game as games
from ..words import CHECK, DECK, ENER, KEY, LIFE, LRIG_DECK, LRIG_TRASH, REMOVED, RESONA, TRASH
from .attached import goes
from .ways import NOTHING, part

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# --- refresh ------------------------------------------------------------------------------------------


@breaks("refresh.7", "turn-end.2")
def a_second_refresh_does_not_end_the_turn(patch: Patch) -> None:
    def refreshed(game: Any, player: int) -> None:
        whole(game, player)
        game.state.cut = False

    whole = refresh.refresh
    patch.setattr(refresh, "refresh", refreshed)


@breaks("refresh.7")
def a_first_refresh_ends_the_turn(patch: Patch) -> None:
    def refreshed(game: Any, player: int) -> None:
        whole(game, player)
        game.state.cut = game.state.cut or player == game.state.turn_player

    whole = refresh.refresh
    patch.setattr(refresh, "refresh", refreshed)


@breaks("refresh.2")
def a_refresh_costs_no_life_cloth(patch: Patch) -> None:
    def refreshed(game: Any, player: int) -> None:
        life = game.state.zones[player, LIFE][:1]
        whole(game, player)
        game.move(life, LIFE, "refresh")

    whole = refresh.refresh
    patch.setattr(refresh, "refresh", refreshed)


@breaks("refresh.2", "crush.1")
def a_refresh_crushes_a_life_cloth(patch: Patch) -> None:
    def refreshed(game: Any, player: int) -> None:
        life = game.state.zones[player, LIFE][:1]
        whole(game, player)
        game.move(life, CHECK, "crush")

    whole = refresh.refresh
    patch.setattr(refresh, "refresh", refreshed)


@breaks("refresh.4", "draw-phase.3")
def a_refresh_before_the_draw_phase_ends_it(patch: Patch) -> None:
    part(patch, "draw", turn.nobody_has_refreshed, NOTHING)


@breaks("refresh.1", "rule-process.a5")
def an_empty_deck_is_not_refreshed(patch: Patch) -> None:
    patch.setattr(refresh, "is_due", lambda game, player: False)


@breaks("refresh.8")
def who_cannot_refresh_loses(patch: Patch) -> None:
    def is_due(game: Any, player: int) -> bool:
        if not game.state.zones[player, DECK] and not game.state.zones[player, TRASH]:
            game.end((player,), "no card left")
        return bool(whole(game, player))

    whole = refresh.is_due
    patch.setattr(refresh, "is_due", is_due)


@breaks("main-deck.5", "refresh.1")
def a_refresh_waits_for_a_draw_phase(patch: Patch) -> None:
    results(patch, refresh, "is_due", lambda found, game, player: found and game.state.step == "draw")


@breaks("refresh.7")
def refreshes_are_counted_over_turns(patch: Patch) -> None:
    kept(patch, turn, "begin_turn", "refreshes")


# --- rule processing ----------------------------------------------------------------------------------


@breaks("rule-process.b1", "refresh.6", "power.3")
def rules_are_looked_at_in_the_middle_of_an_effect(patch: Patch) -> None:
    def happen(self: Any, *events: Any) -> Any:
        found = yield from whole(self, *events)
        for player in (0, 1):
            if refresh.is_due(self, player):
                refresh.refresh(self, player)
            low = rule_processing.powerless(self, player)
            commit(self, [Event("move", card, player, to=ENER, cause="banish") for card in low])
        return found

    whole = games.Wixoss.happen
    patch.setattr(games.Wixoss, "happen", happen)


@breaks("power.3", "rule-process.a1")
def who_has_no_power_goes_to_the_ener_zone_and_is_not_banished(patch: Patch) -> None:
    def banish(game: Any, banished: Any, cause: str) -> Any:
        yield from ()
        game.move(banished, ENER, cause)

    patch.setattr(rule_processing, "banish", banish)


@breaks("rule-process.a1")
def nothing_replaces_that_a_rule_banishes(patch: Patch) -> None:
    def banish(game: Any, banished: Any, cause: str) -> Any:
        yield from ()
        commit(game, [Event("banish", card, cause=cause) for card in banished])
        game.move(banished, ENER, cause)

    patch.setattr(rule_processing, "banish", banish)


@breaks("rule-process.a2", "limit.2")
def level_and_limit_are_looked_at_when_fielding_alone(patch: Patch) -> None:
    patch.setattr(rule_processing, "excess", lambda game, player, going: [])


@breaks("rule-process.a2")
def level_excess_goes_without_the_order(patch: Patch) -> None:
    def excess(game: Any, player: int, going: Any) -> list[int]:
        return [card for card in game.state.signi(player) if card not in going] if whole(game, player, going) else []

    whole = rule_processing.excess
    patch.setattr(rule_processing, "excess", excess)


@breaks("rule-process.a2", "rule-process.b2")
def all_signi_go_where_the_limit_is_exceeded(patch: Patch) -> None:
    def process(game: Any, frame: Any) -> Any:
        for player in (0, 1):
            if rule_processing.excess(game, player, []):
                game.move(game.state.signi(player), TRASH, "rule")
        yield from rule_processing.process(game, frame)

    patch.setitem(contents.PROCEDURES, "rules", process)


@breaks("rule-process.b2", "rule-process.a2")
def the_opponent_chooses_what_exceeds_the_limit(patch: Patch) -> None:
    def chosen(game: Any, player: int, able: Any) -> Any:
        return (yield from choose_one(game, 1 - player, able))

    patch.setattr(rule_processing, "choose_one", chosen)


@breaks("rule-process.a2", "rule-process.b2")
def the_turn_player_chooses_what_exceeds_the_limit(patch: Patch) -> None:
    def chosen(game: Any, player: int, able: Any) -> Any:
        return (yield from choose_one(game, game.state.turn_player, able))

    patch.setattr(rule_processing, "choose_one", chosen)


@breaks("rule-process.a2")
def who_is_of_another_level_than_printed_goes_before_others(patch: Patch) -> None:
    def changed(found: list[int], game: Any, player: int, going: Any) -> list[int]:
        cards = game.state.cards
        return [card for card in found if game.info(card).level != cards[card].face.info.level] or found

    results(patch, rule_processing, "excess", changed)


@breaks("rule-process.a3")
def a_charm_lies_face_down_in_the_trash(patch: Patch) -> None:
    def dropping(event: Event, game: Any, card: int) -> Event:
        return replace(event, face_down=game.state.cards[card].face_down)

    results(patch, attached, "dropping", dropping)


@breaks("rule-process.a5", "refresh.1")
def the_turn_player_alone_refreshes(patch: Patch) -> None:
    results(patch, refresh, "is_due", lambda found, game, player: found and player == game.state.turn_player)


def stays(patch: Patch, kind: str, zone: str) -> None:
    """A card of that kind stays in a zone where it cannot lie."""

    def astray(found: Iterator[Event], game: Any, player: int) -> Iterator[Event]:
        cards = game.state.cards
        return (each for each in found if (cards[each.card].face.kind, cards[each.card].zone) != (kind, zone))

    results(patch, rule_processing, "astray", astray)


@breaks("rule-process.a6")
def a_resona_goes_back_out_of_the_lrig_trash(patch: Patch) -> None:
    def astray(found: Iterator[Event], game: Any, player: int) -> Iterator[Event]:
        yield from found
        for card in game.state.zones[player, LRIG_TRASH]:
            if game.state.cards[card].face.kind == RESONA:
                yield Event("move", card, player, to=LRIG_DECK, cause="rule")

    results(patch, rule_processing, "astray", astray)


@breaks("rule-process.a6", "resona.a5")
def a_resona_stays_out_of_the_game(patch: Patch) -> None:
    stays(patch, RESONA, REMOVED)


@breaks("rule-process.a7")
def a_key_stays_out_of_the_game(patch: Patch) -> None:
    stays(patch, KEY, REMOVED)


@breaks("rule-process.a7")
def a_key_stays_in_the_ener_zone(patch: Patch) -> None:
    stays(patch, KEY, ENER)


@breaks("rule-process.a9")
def a_key_that_does_not_fit_stays(patch: Patch) -> None:
    def other(found: list[int], game: Any, player: int) -> list[int]:
        return [card for card in found if game.state.cards[card].face.kind != KEY]

    results(patch, rule_processing, "of_other_type", other)


@breaks("rule-process.a9", "limiting.2")
def who_does_not_fit_stays(patch: Patch) -> None:
    patch.setattr(rule_processing, "of_other_type", lambda game, player: [])


@breaks("rule-process.a10")
def lrigs_of_the_same_types_stay(patch: Patch) -> None:
    patch.setattr(rule_processing, "twins", lambda game, player: [])


@breaks("rule-process.a10")
def lrigs_that_share_a_type_do_not_stay(patch: Patch) -> None:
    def twins(game: Any, player: int) -> list[int]:
        cards = game.state.cards
        there = game.state.lrigs(player)
        return [
            card
            for card in there[1:]
            if any(lrigs.shares_type(cards[card].face.types, cards[each].face.types) for each in there if each != card)
        ]

    patch.setattr(rule_processing, "twins", twins)


@breaks("rule-process.a10")
def assist_lrigs_of_the_same_types_stay(patch: Patch) -> None:
    def twins(found: list[int], game: Any, player: int) -> list[int]:
        center = game.state.cards[game.state.center(player)].face
        return [card for card in found if game.state.cards[card].face.types == center.types]

    results(patch, rule_processing, "twins", twins)


@breaks("rule-process.a10")
def a_lrig_of_the_types_of_one_of_the_opponent_s_goes(patch: Patch) -> None:
    def twins(found: list[int], game: Any, player: int) -> list[int]:
        cards = game.state.cards
        theirs = [cards[each].face.types for each in game.state.lrigs(1 - player)]
        return found or [card for card in game.state.assists(player) if cards[card].face.types in theirs]

    results(patch, rule_processing, "twins", twins)


@breaks("rule-process.a3", "charm.5", "acce.4", "under.3")
def what_belonged_to_a_signi_goes_onto_the_deck(patch: Patch) -> None:
    goes(patch, lambda record, zone: DECK if zone == TRASH else zone)


# --- triggers -----------------------------------------------------------------------------------------


def ordered(patch: Patch, players: Any) -> None:
    """What waits comes player by player as ``players(state)`` says."""

    def resolve(game: Any, frame: Any) -> Any:
        for player in players(game.state):
            mine = triggers.of_player(game, player)
            if mine:
                yield from play_one(game, player, mine)
                return
        yield from triggers.resolve(game, frame)

    patch.setitem(contents.PROCEDURES, "waiting", resolve)


@breaks("trigger.a4")
def the_opponent_s_abilities_come_first(patch: Patch) -> None:
    ordered(patch, lambda state: (1 - state.turn_player, state.turn_player))


@breaks("trigger.a4")
def the_first_player_s_abilities_come_first(patch: Patch) -> None:
    ordered(patch, lambda state: (0, 1))


@breaks("trigger.a4", "crush.4")
def abilities_come_as_they_triggered(patch: Patch) -> None:
    def one(game: Any, player: int, waiting: Any) -> Any:
        yield from whole(game, player, waiting[:1])

    whole = play_one
    patch.setattr(triggers, "play_one", one)


@breaks("trigger.a3")
def rules_wait_until_nothing_else_does(patch: Patch) -> None:
    def check_rules(self: Any, done: Any) -> None:
        if not (self.state.waiting and self.state.flow[-1][0] == "waiting"):
            whole(self, done)

    whole = games.Wixoss.check_rules
    patch.setattr(games.Wixoss, "check_rules", check_rules)


@breaks("trigger.a1", "lancer.6")
def what_was_replaced_triggers(patch: Patch) -> None:
    def banish(game: Any, banished: Any, cause: str, source: Any = None, by: int = -1) -> Any:
        commit(game, [Event("banish", card, cause=cause, source=source, by=by) for card in banished])
        return (yield from whole(game, banished, cause, source, by))

    whole = signi.banish
    patch.setattr(effects, "banish", banish)
