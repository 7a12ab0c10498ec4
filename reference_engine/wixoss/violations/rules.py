"""Violations of WIXOSS: decks, phases, growing, costs and timings, refresh, rule processing, triggers, conditions."""

from __future__ import annotations

from typing import Any

from ...kernel.asks import NO, PASS, YES, Ask, Option
from ...kernel.choices import choose_one
from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...kernel.instructions import draw
from ...kernel.steps import by_turn
from ...kernel.triggers import play_one
from ...violations import Patch, Violations
from .. import (
    acting,
    contents,
    costs,
    damage,
    effects,
    lrigs,
    refresh,
    rule_processing,
    setup,
    signi,
    state,
    triggers,
    turn,
    usage,
)
from .. import game as games
from ..keywords import is_keyword
from ..words import CHECK, DECK, ENER, HAND, LIFE, LRIG_DECK, LRIG_TRASH, MAIN_TIMING, TRASH
from .ways import NOTHING, at_any_timing, handler, offers, part, results

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# --- decks and the beginning --------------------------------------------------------------------------


@breaks("main-deck.2")
def a_main_deck_may_be_larger(patch: Patch) -> None:
    def check(player: str, deck: Any) -> None:
        whole(player, deck[:40] if len(deck) > 40 else deck)

    whole = setup.check_deck
    patch.setattr(setup, "check_deck", check)


@breaks("main-deck.3")
def five_copies_are_allowed(patch: Patch) -> None:
    patch.setattr(setup, "COPIES", 5)


@breaks("main-deck.3")
def three_copies_are_allowed(patch: Patch) -> None:
    patch.setattr(setup, "COPIES", 3)


@breaks("lrig-deck.1")
def a_lrig_deck_holds_eleven(patch: Patch) -> None:
    patch.setattr(setup, "LRIG_CARDS", 11)


@breaks("piece.1")
def three_pieces_are_allowed(patch: Patch) -> None:
    patch.setattr(setup, "PIECES", 3)


@breaks("piece.1")
def one_piece_is_allowed(patch: Patch) -> None:
    patch.setattr(setup, "PIECES", 1)


@breaks("team.6", "dream-team.3")
def pieces_for_teams_share_a_deck(patch: Patch) -> None:
    patch.setattr(setup, "is_of_team", lambda face: False)


@breaks("life-cloth.1")
def six_life_cloth_are_laid(patch: Patch) -> None:
    patch.setattr(setup, "DEALT_LIFE", 6)


# --- up, draw, ener -----------------------------------------------------------------------------------


@breaks("up-phase.1")
def only_signi_stand_up(patch: Patch) -> None:
    @at_once
    def stand_up(game: Any) -> str | None:
        cards = game.state.cards
        there = [card for card in game.state.signi(game.state.turn_player) if cards[card].resting]
        commit(game, [Event("ready", card, cause="up") for card in there if not cards[card].frozen])
        return None

    part(patch, "up", turn.stand_up, stand_up)


@breaks("up-phase.1")
def both_players_cards_stand_up(patch: Patch) -> None:
    @at_once
    def stand_up(game: Any) -> str | None:
        cards = game.state.cards
        there = [card for player in (0, 1) for card in game.state.on_field(player) if cards[card].resting]
        commit(game, [Event("ready", card, cause="up") for card in there if not cards[card].frozen])
        return None

    part(patch, "up", turn.stand_up, stand_up)


@breaks("draw-phase.1", "draw-phase.2")
def one_card_is_drawn(patch: Patch) -> None:
    part(patch, "draw", turn.draw_second, NOTHING)


@breaks("draw-phase.2", "first-player.2")
def two_cards_are_drawn_in_the_first_turn(patch: Patch) -> None:
    def second(game: Any) -> Any:
        if turn.REFRESHED not in game.state.done:
            yield from draw(game, game.state.turn_player)
        return None

    part(patch, "draw", turn.draw_second, second)


@breaks("draw-phase.3", "draw-phase.4", "refresh.4")
def two_cards_are_drawn_across_a_refresh(patch: Patch) -> None:
    def second(game: Any) -> Any:
        if game.state.turn != 1:
            yield from draw(game, game.state.turn_player)
        return None

    part(patch, "draw", turn.draw_second, second)


@breaks("ener-phase.2")
def only_cards_of_the_hand_become_ener(patch: Patch) -> None:
    def charge(game: Any) -> Any:
        player = game.state.turn_player
        hand = tuple(Option("ener", (card,)) for card in game.state.zones[player, HAND])
        (pick,) = yield Ask(player, "action", (*hand, PASS))
        if pick != PASS:
            game.move((pick.args[0],), ENER, "ener-phase")
        return None

    part(patch, "ener", turn.charge, charge)


@breaks("ener-phase.2", "ener-phase.3")
def two_cards_become_ener(patch: Patch) -> None:
    part(patch, "ener", turn.charge, turn.charge, turn.charge)


@breaks("ener-phase.3", "ener-phase.2")
def a_card_has_to_become_ener(patch: Patch) -> None:
    def charge(game: Any) -> Any:
        player = game.state.turn_player
        there = (*game.state.zones[player, HAND], *game.state.signi(player))
        if there:
            (pick,) = yield Ask(player, "action", tuple(Option("ener", (card,)) for card in there))
            game.move((pick.args[0],), ENER, "ener-phase")
        return None

    part(patch, "ener", turn.charge, charge)


# --- growing ------------------------------------------------------------------------------------------


def grows(patch: Patch, other: Any) -> None:
    """Whether a LRIG grows into a card: ``other(whole, game, lrig, card)``."""

    def may_grow(game: Any, lrig: int, card: int) -> bool:
        return bool(other(whole, game, lrig, card))

    whole = lrigs.may_grow
    patch.setattr(lrigs, "may_grow", may_grow)


def as_if(level: int | None = None, *, kind: bool = True, types: bool = True, paid: bool = True) -> Any:
    """Growing by up to ``level`` levels, with or without looking at the kind, the types and the cost."""

    def other(whole: Any, game: Any, lrig: int, card: int) -> bool:
        cards = game.state.cards
        new, old = cards[card].face, cards[lrig]
        is_center = old.zone == "lrig"
        up = int(game.info(card).level) - int(game.info(lrig).level)
        return (
            (not kind or new.kind == ("lrig" if is_center else "assist"))
            and new.is_lrig
            and (not types or lrigs.shares_type(new.types, old.face.types))
            and (up == 1 if level is None else 0 < up <= level)
            and (is_center or int(game.info(card).level) <= lrigs.center_level(game, old.seat))
            and lrigs.meets_condition(game, card)
            and (not paid or costs.can_pay(game, old.seat, new.grow))
        )

    return other


@breaks("grow.5", "assist-lrig.7")
def a_lrig_grows_by_two_levels(patch: Patch) -> None:
    grows(patch, as_if(level=2))


@breaks("grow.4", "assist-lrig.6", "lrig-type.1")
def a_lrig_grows_to_another_type(patch: Patch) -> None:
    grows(patch, as_if(types=False))


@breaks("assist-lrig.11", "assist-lrig.1")
def the_center_grows_to_an_assist_lrig(patch: Patch) -> None:
    grows(patch, as_if(kind=False))


@breaks("assist-lrig.4")
def an_assist_lrig_grows_beyond_the_center(patch: Patch) -> None:
    patch.setattr(usage, "center_level", lambda game, player: 9)


@breaks("assist-lrig.8", "grow.6", "grow-cond.2")
def a_growing_condition_is_not_looked_at(patch: Patch) -> None:
    patch.setattr(lrigs, "meets_condition", lambda game, card: True)


@breaks("grow.1", "assist-lrig.5", "grow-cost.1")
def to_grow_costs_nothing(patch: Patch) -> None:
    def grow(game: Any, lrig: int, card: int) -> Any:
        yield from ()
        lrigs.lay_on(game, (lrig,), card, game.state.cards[lrig].zone, "grow")

    patch.setattr(lrigs, "can_pay", lambda game, player, symbols: True)
    patch.setattr(turn, "grow", grow)
    patch.setattr(usage, "grow", grow)


@breaks("grow.3", "grow-phase.2")
def the_center_grows_twice(patch: Patch) -> None:
    part(patch, "grow", turn.grow_center, turn.grow_center, turn.grow_center)


@breaks("assist-lrig.5")
def assist_lrigs_grow_in_the_grow_phase(patch: Patch) -> None:
    def grow_center(game: Any) -> Any:
        player = game.state.turn_player
        able = [option for lrig in game.state.lrigs(player) for option in lrigs.growths(game, lrig)]
        (pick,) = yield Ask(player, "action", (*able, PASS))
        if pick != PASS:
            yield from lrigs.grow(game, *pick.args)
        return None

    part(patch, "grow", turn.grow_center, grow_center)


@breaks("assist-lrig.5", "assist-lrig.9")
def assist_lrigs_grow_at_any_timing(patch: Patch) -> None:
    def grown(whole: Any, game: Any, player: int, timing: str) -> Any:
        for assist in game.state.assists(player):
            yield from lrigs.growths(game, assist)

    offers(patch, "grow", grown)


@breaks("assist-lrig.9")
def assist_lrigs_grow_once_in_a_turn(patch: Patch) -> None:
    def grown(whole: Any, game: Any, player: int, timing: str) -> Any:
        return () if ("grown", player) in game.state.done else whole(game, player, timing)

    def grow(game: Any, player: int, lrig: int, card: int) -> Any:
        game.state.done |= {("grown", player)}
        yield from lrigs.grow(game, lrig, card)

    offers(patch, "grow", grown)
    patch.setitem(contents.ACTIONS, "grow", contents.ACTIONS["grow"]._replace(does=grow))


@breaks("assist-lrig.2", "lrig-zone.3", "center-lrig.3")
def a_second_lrig_begins_as_an_assist(patch: Patch) -> None:
    def choose_lrigs(game: Any) -> Any:
        for player in by_turn(game):
            there = [card for card in game.state.zones[player, LRIG_DECK] if is_opening(game, card)]
            zones = ("lrig", "left assist", "right assist")[: len(there)]
            for zone in zones:
                card = yield from choose_one(game, player, there)
                assert card is not None
                there.remove(card)
                commit(game, (Event("move", card, player, to=zone, cause="setup", face_down=True),))

    def is_opening(game: Any, card: int) -> bool:
        return setup.is_opening(game.state.cards[card].face)

    parts = setup.SETUP
    other = tuple(choose_lrigs if each is setup.choose_lrigs else each for each in parts)
    patch.setattr(games.Wixoss, "SETUP", other)


# --- SIGNI on the field -------------------------------------------------------------------------------


@breaks("level.2", "main-phase.a1")
def signi_of_any_level_are_fielded(patch: Patch) -> None:
    patch.setattr(signi, "center_level", lambda game, player: 9)


@breaks("limit.1", "main-phase.a1")
def signi_beyond_the_limit_are_fielded(patch: Patch) -> None:
    patch.setattr(signi, "limit", lambda game, player: 99)


@breaks("limit.1")
def the_limit_bounds_each_signi(patch: Patch) -> None:
    def may_come(game: Any, card: int, beneath: Any) -> bool:
        player = game.state.cards[card].owner
        level = int(game.info(card).level)
        within = level <= min(lrigs.limit(game, player), lrigs.center_level(game, player))
        return within and lrigs.fits_type(game, card)

    patch.setattr(signi, "may_come", may_come)


@breaks("limit.3", "limit.1")
def the_limit_is_that_of_the_center(patch: Patch) -> None:
    def limit(game: Any, player: int) -> int:
        return int(game.state.cards[game.state.center(player)].face.limit)

    patch.setattr(signi, "limit", limit)
    patch.setattr(rule_processing, "limit", limit)


@breaks("limiting.1", "lrig-type.2")
def a_limiting_condition_is_not_looked_at(patch: Patch) -> None:
    patch.setattr(signi, "fits_type", lambda game, card: True)
    patch.setattr(usage, "fits_type", lambda game, card: True)


@breaks("lrig-type.2", "limiting.1")
def any_lrig_s_type_fits(patch: Patch) -> None:
    def fits(game: Any, card: int) -> bool:
        record = game.state.cards[card]
        types = [game.state.cards[each].face.types for each in game.state.lrigs(record.seat)]
        return not record.face.limiting or any(lrigs.shares_type(record.face.limiting, each) for each in types)

    patch.setattr(signi, "fits_type", fits)
    patch.setattr(usage, "fits_type", fits)


@breaks("lrig-type.2", "burst-icon.3")
def a_burst_is_bound_by_the_limiting_condition(patch: Patch) -> None:
    def lets(game: Any, card: int) -> Any:
        if not lrigs.fits_type(game, card):
            return False
        return (yield from whole(game, card))

    whole = damage.lets_burst
    patch.setattr(damage, "lets_burst", lets)


# --- costs --------------------------------------------------------------------------------------------


@breaks("cost.2", "spell.3", "act-ability.1")
def ener_that_pays_stays(patch: Patch) -> None:
    def pay(game: Any, player: int, symbols: Any) -> Any:
        ener = list(game.state.zones[player, ENER])
        yield from whole(game, player, symbols)
        game.move([card for card in ener if game.state.cards[card].zone == TRASH], ENER, "cost")
        return True

    whole = costs.pay
    patch.setattr(costs, "pay", pay)
    patch.setattr(lrigs, "pay", pay)


@breaks("colorless.4", "cost.3")
def any_ener_pays_for_a_colour(patch: Patch) -> None:
    patch.setattr(costs, "pays_for", lambda game, card, symbol: True)


@breaks("colorless.3")
def only_colorless_ener_pays_for_colorless(patch: Patch) -> None:
    def pays_for(game: Any, card: int, symbol: str) -> bool:
        return not game.info(card).colors if symbol == "colorless" else bool(whole(game, card, symbol))

    whole = costs.pays_for
    patch.setattr(costs, "pays_for", pays_for)


@breaks("multi-ener.1", "multi-ener.2")
def multi_ener_is_as_any_other(patch: Patch) -> None:
    def pays_for(game: Any, card: int, symbol: str) -> bool:
        return symbol == "colorless" or symbol in game.info(card).colors

    patch.setattr(costs, "pays_for", pays_for)


@breaks("exceed.2")
def exceed_takes_the_lrig_itself(patch: Patch) -> None:
    results(patch, state.Table, "beneath_lrigs", lambda found, table, player: (*found, *table.assists(player)))


@breaks("exceed.2")
def what_is_exceeded_goes_to_the_trash(patch: Patch) -> None:
    patch.setattr(costs, "LRIG_TRASH", TRASH)


@breaks("exceed.3")
def exceed_takes_what_lies_under_the_center_alone(patch: Patch) -> None:
    patch.setattr(state.Table, "beneath_lrigs", lambda self, player: self.cards[self.center(player)].under)


@breaks("coin.5")
def more_than_five_coins_are_had(patch: Patch) -> None:
    patch.setattr(state, "MOST_COINS", 9)


@breaks("coin.5")
def four_coins_are_the_most(patch: Patch) -> None:
    patch.setattr(state, "MOST_COINS", 4)


@breaks("bet.1")
def who_can_bet_has_to(patch: Patch) -> None:
    def bets(game: Any, player: int, card: int) -> Any:
        bet = game.state.cards[card].face.special("bet")
        number = sum(int(each.value) for each in bet.values) if bet else 0
        if not number or game.state.counter(player, state.COINS) < number:
            return False
        costs.adjust(game, player, state.COINS, -number)
        yield from ()
        return True

    patch.setattr(usage, "bets", bets)


@breaks("bet.1")
def to_bet_costs_nothing(patch: Patch) -> None:
    def bets(game: Any, player: int, card: int) -> Any:
        bet = game.state.cards[card].face.special("bet")
        number = sum(int(each.value) for each in bet.values) if bet else 0
        if not number or game.state.counter(player, state.COINS) < number:
            return False
        (answer,) = yield Ask(player, "optional", (YES, NO), about="Bet")
        return bool(answer == YES)

    patch.setattr(usage, "bets", bets)


# --- timings ------------------------------------------------------------------------------------------


@breaks("use-timing.2", "timing-attack.1", "timing-main.1", "preattack-step.3", "defense-step.2")
def arts_are_used_at_any_timing(patch: Patch) -> None:
    def used(whole: Any, game: Any, player: int, timing: str) -> Any:
        for card in game.state.zones[player, LRIG_DECK]:
            if game.state.cards[card].face.kind == "arts" and usage.may_use(game, player, card):
                yield Option("arts", (card,))

    offers(patch, "arts", used)


@breaks("spell.3", "main-phase.a4")
def spells_are_used_in_the_attack_phase(patch: Patch) -> None:
    offers(patch, "spell", at_any_timing(MAIN_TIMING))


@breaks("act-ability.1", "act-ability.3")
def abilities_are_used_at_any_timing(patch: Patch) -> None:
    patch.setattr(usage, "timings", lambda ability: ("main", "attack", "cut-in"))


@breaks("act-ability.3")
def abilities_are_used_in_the_main_phase_whatever_their_timing(patch: Patch) -> None:
    results(patch, usage, "timings", lambda found, ability: (*found, "main"))


@breaks("act-ability.2")
def an_ability_is_used_once_in_a_turn(patch: Patch) -> None:
    def usable(self: Any, live: Any) -> bool:
        so_far, _ = self.state.used.get(live.key, (0, 0))
        return bool(whole(self, live)) and not so_far

    def count(self: Any, live: Any) -> None:
        so_far, in_game = self.state.used.get(live.key, (0, 0))
        self.state.used = {**self.state.used, live.key: (so_far + 1, in_game + 1)}

    whole = games.Wixoss.usable
    patch.setattr(games.Wixoss, "usable", usable)
    patch.setattr(games.Wixoss, "count_use", count)


@breaks("timing-cutin.1", "timing-cutin.2")
def nobody_cuts_in(patch: Patch) -> None:
    def cut_in(game: Any, player: int) -> Any:
        yield from ()
        return False

    patch.setattr(usage, "cut_in", cut_in)


@breaks("timing-cutin.2", "timing-cutin.3")
def who_uses_a_spell_cuts_into_it(patch: Patch) -> None:
    def cut_in(game: Any, player: int) -> Any:
        return (yield from whole(game, 1 - player))

    whole = usage.cut_in
    patch.setattr(usage, "cut_in", cut_in)


@breaks("piece.2")
def a_piece_is_used_with_one_lrig(patch: Patch) -> None:
    offers(patch, "piece", lambda whole, game, player, timing: usage.of_kind(game, player, timing, "piece"))


@breaks("piece.3")
def a_piece_goes_to_the_lrig_trash(patch: Patch) -> None:
    patch.setitem(usage.AFTERWARDS, "piece", LRIG_TRASH)


@breaks("once-turn.1", "once-turn.2", "once-game.1")
def what_is_limited_is_not(patch: Patch) -> None:
    patch.setattr(games.Wixoss, "usable", lambda self, live: True)


@breaks("once-turn.2")
def twice_is_once(patch: Patch) -> None:
    def usable(self: Any, live: Any) -> bool:
        limit = getattr(live.ability, "limit", None)
        return limit is None or not any(self.state.used.get(live.key, (0, 0)))

    patch.setattr(games.Wixoss, "usable", usable)


@breaks("once-game.1")
def once_per_game_is_once_per_turn(patch: Patch) -> None:
    def usable(self: Any, live: Any) -> bool:
        limit = getattr(live.ability, "limit", None)
        return limit is None or self.state.used.get(live.key, (0, 0))[0] < int(limit.count)

    patch.setattr(games.Wixoss, "usable", usable)


@breaks("once-turn.1")
def what_is_limited_is_limited_for_all_cards_together(patch: Patch) -> None:
    def usable(self: Any, live: Any) -> bool:
        limit = getattr(live.ability, "limit", None)
        return limit is None or not any(used for used, _ in self.state.used.values()) or limit.count > 1

    patch.setattr(games.Wixoss, "usable", usable)


# --- conditions of abilities --------------------------------------------------------------------------


def met(patch: Patch, what: str, other: Any) -> None:
    """Whether what stands before an ability is so: ``other(table, ctx, keyword)``."""

    def is_met(self: Any, lens: Any, ctx: Any, keyword: Any) -> bool:
        return bool(other(self, ctx, keyword) if keyword.what == what else whole(self, lens, ctx, keyword))

    whole = state.Table.is_met
    patch.setattr(state.Table, "is_met", is_met)


def teams(table: Any, ctx: Any) -> list[str]:
    """The teams of a player's LRIGs."""
    return [table.cards[card].face.team for card in table.lrigs(ctx.seat)]


@breaks("team.3", "team-act.1", "team-auto.1", "team-const.1", "team-enter.1", "team.4")
def one_lrig_of_a_team_is_enough(patch: Patch) -> None:
    met(patch, "team", lambda table, ctx, keyword: not set(teams(table, ctx)).isdisjoint(keyword.names))


@breaks("team.5", "team.3")
def one_lrig_alone_is_a_team(patch: Patch) -> None:
    met(patch, "team", lambda table, ctx, keyword: set(teams(table, ctx)) == set(keyword.names))


@breaks("team.2", "team.4", "team-auto.1", "team-enter.1", "team-act.1", "team-const.1")
def any_three_lrigs_are_a_team(patch: Patch) -> None:
    met(patch, "team", lambda table, ctx, keyword: len(teams(table, ctx)) == 3)


@breaks("bond.2", "bond.8", "bond.9", "bond.10", "bond.11")
def abilities_of_bonds_need_none(patch: Patch) -> None:
    met(patch, "bond", lambda table, ctx, keyword: True)


@breaks("bond.2", "bond.4")
def any_bond_is_enough(patch: Patch) -> None:
    def has(table: Any, ctx: Any, keyword: Any) -> bool:
        return any(number for (seat, name), number in table.counts.items() if seat == ctx.seat and "bond" in name)

    met(patch, "bond", has)


@breaks("bond.5")
def a_bond_takes_the_place_of_another(patch: Patch) -> None:
    def adjust(self: Any, player: int, name: str, by: int) -> int:
        if name.startswith("bond") and by > 0:
            self.counts = {key: number for key, number in self.counts.items() if not key[1].startswith("bond")}
        return int(whole(self, player, name, by))

    whole = state.Table.adjust
    patch.setattr(state.Table, "adjust", adjust)


@breaks("bond.12")
def who_is_there_enters_when_the_bond_comes(patch: Patch) -> None:
    def adjust(self: Any, player: int, name: str, by: int) -> int:
        found = int(whole(self, player, name, by))
        if found and name.startswith("bond"):
            drawing.append(player)
        return found

    drawing: list[int] = []
    whole = state.Table.adjust
    noticed = games.Wixoss.check_rules

    def check(self: Any, done: Any) -> None:
        while drawing:
            player = drawing.pop()
            for card in self.state.signi(player):
                if any(is_keyword(live, "enter") for live in self.abilities(card)):
                    self.move(self.state.zones[player, DECK][:1], HAND, "draw")
        noticed(self, done)

    patch.setattr(state.Table, "adjust", adjust)
    patch.setattr(games.Wixoss, "check_rules", check)


@breaks("enter-ability.2")
def an_enter_ability_may_be_left_out(patch: Patch) -> None:
    patch.setattr(games.Wixoss, "is_optional", lambda self, live: is_keyword(live, "enter"))


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


@breaks("trigger.a1", "lancer.6")
def what_was_replaced_triggers(patch: Patch) -> None:
    def banish(game: Any, banished: Any, cause: str, source: Any = None, by: int = -1) -> Any:
        commit(game, [Event("banish", card, cause=cause, source=source, by=by) for card in banished])
        return (yield from whole(game, banished, cause, source, by))

    whole = signi.banish
    patch.setattr(effects, "banish", banish)


# --- the end of the turn ------------------------------------------------------------------------------


@breaks("end-phase.a2")
def seven_cards_may_stay_in_hand(patch: Patch) -> None:
    patch.setattr(turn, "HAND_LIMIT", 7)


@breaks("end-phase.a2")
def five_cards_may_stay_in_hand(patch: Patch) -> None:
    patch.setattr(turn, "HAND_LIMIT", 5)


@breaks("end-phase.a3")
def effects_outlast_the_turn(patch: Patch) -> None:
    part(patch, "end", turn.effects_end, NOTHING)


@breaks("main-phase.2")
def one_thing_is_done_in_the_main_phase(patch: Patch) -> None:
    def main(game: Any, frame: Any) -> Any:
        if ("acted",) in game.state.done:
            game.pop()
            return
        game.state.done |= {("acted",)}
        yield from acting.main_phase(game, frame)

    patch.setitem(contents.PROCEDURES, "main", main)


@breaks("ener-charge.2")
def ener_charge_is_one_less(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def done(game: Any, ctx: Any, node: Any) -> Any:
            found = yield from whole(game, ctx, node)
            game.move(game.state.zones[ctx.seat, ENER][-1:], TRASH, "effect")
            return found

        return done

    handler(patch, "ener-charge", made)
