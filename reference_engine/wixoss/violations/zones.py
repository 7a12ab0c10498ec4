"""Violations of WIXOSS: zones and what lies there, Life Cloth, colours, costs, formats, and what cuts in when."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....adapters import abilities as a
from ...kernel import choices
from ...kernel.choices import Cancelled, choose
from ...kernel.flow import at_once
from ...violations import Patch, Violations
from .. import (
    attack,
    contents,
    costs,
    damage,
    effects,
    formats,
    lrigs,
    refresh,
    resolving,
    search,
    setup,
    state,
    turn,
    usage,
    words,
)
from .. import game as games
from ..cards import Face
from ..words import (
    ARTS,
    CHECK,
    COLORS,
    DECK,
    ENER,
    HAND,
    LIFE,
    LRIG_DECK,
    MAIN_TIMING,
    PIECE,
    REMOVED,
    SIGNI,
    SPELL,
    TRASH,
    WHITE_BACKED,
)
from .ways import applies, at_any_timing, handler, offers, part, results

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# --- zones --------------------------------------------------------------------------------------------


@breaks("field.2", "field.1")
def a_signi_in_the_ener_zone_is_on_the_field(patch: Patch) -> None:
    patch.setattr(words.WORDS, "_expanded", {})
    patch.setitem(words.WORDS.groups, "field", (*words.FIELD, ENER))


@breaks("field.2", "const-ability.2")
def an_ability_works_in_the_ener_zone_and_the_trash(patch: Patch) -> None:
    def at_work(self: Any) -> Any:
        yield from whole(self)
        yield from (card for player in (0, 1) for zone in (ENER, TRASH) for card in self.zones[player, zone])

    whole = state.Table.at_work
    patch.setattr(state.Table, "at_work", at_work)
    patch.setattr(words.WORDS, "working", (*words.WORDS.working, ENER, TRASH))


@breaks("deck.4")
def the_deck_of_a_text_is_the_lrig_deck(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def moved(game: Any, ctx: Any, node: Any) -> Any:
            is_top = isinstance(node.cards, a.Top) and node.cards.zone == DECK
            return whole(game, ctx, replace(node, cards=replace(node.cards, zone=LRIG_DECK)) if is_top else node)

        return moved

    handler(patch, a.Move, made)


@breaks("trash.1")
def a_used_spell_is_removed_from_the_game(patch: Patch) -> None:
    patch.setitem(usage.AFTERWARDS, SPELL, REMOVED)


@breaks("trash.3")
def the_top_card_of_the_trash_alone_is_taken_back(patch: Patch) -> None:
    def chosen(game: Any, player: int, among: Any, *others: Any) -> Any:
        in_trash = [card for card in among if game.state.cards[card].zone == TRASH]
        return (yield from choose(game, player, in_trash[:1] or among, *others))

    patch.setattr(choices, "choose", chosen)


@breaks("ener-zone.2")
def costs_are_paid_from_the_trash_too(patch: Patch) -> None:
    def can_pay(game: Any, player: int, symbols: Any) -> bool:
        there = (*game.state.zones[player, ENER], *game.state.zones[player, TRASH], *game.state.zones[player, HAND])
        return costs.covers(game, there, symbols)

    patch.setattr(costs, "can_pay", can_pay)
    patch.setattr(usage, "can_pay", can_pay)
    patch.setattr(lrigs, "can_pay", can_pay)


@breaks("ener-zone.2")
def costs_are_shown_and_not_paid(patch: Patch) -> None:
    def pay(game: Any, player: int, symbols: Any) -> Any:
        yield from ()
        return True

    patch.setattr(costs, "pay", pay)
    patch.setattr(lrigs, "pay", pay)


@breaks("ener-zone.4")
def ener_is_paid_in_its_order(patch: Patch) -> None:
    def chosen(game: Any, player: int, able: Any, least: int, most: int) -> Any:
        yield from ()
        return list(able[:least])

    patch.setattr(costs, "choose", chosen)


@breaks("ener-zone.5")
def the_ener_zone_holds_ten(patch: Patch) -> None:
    def charged(whole: Any) -> Any:
        def done(game: Any, ctx: Any, node: Any) -> Any:
            if len(game.state.zones[ctx.seat, ENER]) >= 10:
                return False
            return (yield from whole(game, ctx, node))

        return done

    handler(patch, "ener-charge", charged)


@breaks("signi.2")
def a_lrig_deck_takes_signi(patch: Patch) -> None:
    patch.setattr(setup, "WHITE_BACKED", (*WHITE_BACKED, SIGNI))


@breaks("spell.2")
def a_lrig_deck_takes_spells(patch: Patch) -> None:
    patch.setattr(setup, "WHITE_BACKED", (*WHITE_BACKED, SPELL))


@breaks("lrig.2")
def a_main_deck_takes_lrigs(patch: Patch) -> None:
    check = setup.check_deck
    patch.setattr(
        setup,
        "check_deck",
        lambda player, deck: None if any(face.is_lrig for face in deck) else check(player, deck),
    )


@breaks("hidden-zone.3")
def what_any_card_would_do_for_need_not_be_chosen(patch: Patch) -> None:
    patch.setattr(choices, "is_any", lambda among: False)


@breaks("hidden-zone.3", "search.3")
def what_is_there_has_to_be_found(patch: Patch) -> None:
    def chosen(game: Any, player: int, among: Any, least: int, most: int) -> Any:
        return (yield from choose(game, player, among, most, most))

    patch.setattr(search, "choose", chosen)


@breaks("public-zone.5", "target.3")
def what_finds_no_target_is_not_done(patch: Patch) -> None:
    def chosen(game: Any, ctx: Any, then: Any) -> Any:
        found = yield from whole(game, ctx, then)
        if found and not all(found):
            raise Cancelled
        return found

    whole = resolving.choose_targets
    patch.setattr(resolving, "choose_targets", chosen)


# --- Life Cloth ---------------------------------------------------------------------------------------


@breaks("life-cloth.1")
def the_bottom_seven_become_life_cloth(patch: Patch) -> None:
    @at_once
    def lay(game: Any) -> None:
        for player in (0, 1):
            game.move(game.state.zones[player, DECK][-7:], LIFE, "setup")

    patch.setattr(games.Wixoss, "SETUP", tuple(lay if each is setup.lay_life else each for each in setup.SETUP))


@breaks("life-cloth.4", "damage.b1")
def damage_puts_life_cloth_into_the_hand(patch: Patch) -> None:
    def crush(game: Any, player: int, count: int = 1) -> None:
        game.move(game.state.zones[player, LIFE][:count], HAND, "crush")

    patch.setattr(damage, "crush", crush)


@breaks("life-cloth.5")
def what_is_added_to_the_life_cloth_goes_to_its_bottom(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def moved(game: Any, ctx: Any, node: Any) -> Any:
            return whole(game, ctx, replace(node, bottom=True) if node.to == LIFE else node)

        return moved

    handler(patch, a.Move, made)


@breaks("life-cloth.6", "crush.5", "life-burst.2")
def crushed_cards_go_back_to_the_hand(patch: Patch) -> None:
    patch.setattr(damage, "ENER", HAND)
    patch.setattr(games, "ENER", HAND)


@breaks("life-burst.2", "crush.3")
def a_card_that_has_burst_stays_in_the_check_zone(patch: Patch) -> None:
    patch.setattr(games, "ENER", CHECK)


# --- colours and costs --------------------------------------------------------------------------------


@breaks("color.1", "colorless.1")
def a_colourless_card_is_white(patch: Patch) -> None:
    colored(patch, lambda face: not face.info.colors, ("white",))


@breaks("color.1")
def black_is_no_colour(patch: Patch) -> None:
    colored(patch, lambda face: face.info.colors == {"black"}, ())


@breaks("multi-ener.1")
def a_card_with_multi_ener_is_of_all_colours_everywhere(patch: Patch) -> None:
    colored(patch, lambda face: face.special("multi-ener") is not None, COLORS)


def colored(patch: Patch, whose: Any, colors: tuple[str, ...]) -> None:
    """Cards of some kind are printed in other colours."""

    def init(self: Any, key: str, ordinal: int, card: Any) -> None:
        whole(self, key, ordinal, card)
        if whose(self):
            self.info = replace(self.info, colors=frozenset(colors))

    whole = Face.__init__
    patch.setattr(Face, "__init__", init)


@breaks("multi-ener.2", "colorless.4")
def any_ener_pays_for_any_colour(patch: Patch) -> None:
    patch.setattr(costs, "pays_for", lambda game, card, symbol: True)


@breaks("exceed.2")
def exceed_takes_what_lies_under_signi_too(patch: Patch) -> None:
    def beneath(self: Any, player: int) -> tuple[int, ...]:
        under = (each for card in self.signi(player) for each in self.cards[card].under)
        return (*whole(self, player), *under)

    whole = state.Table.beneath_lrigs
    patch.setattr(state.Table, "beneath_lrigs", beneath)


@breaks("coin.1")
def abilities_give_no_coins(patch: Patch) -> None:
    patch.setattr(effects, "adjust", lambda game, player, name, by: None)


@breaks("coin.4")
def a_game_begins_with_a_coin(patch: Patch) -> None:
    @at_once
    def opened(game: Any) -> None:
        for player in (0, 1):
            game.state.adjust(player, state.COINS, 1)

    parts = tuple(part for each in setup.SETUP for part in ((each, opened) if each is setup.open_lrigs else (each,)))
    patch.setattr(games.Wixoss, "SETUP", parts)


@breaks("bet.1")
def who_has_too_few_coins_bets_them(patch: Patch) -> None:
    def bets(game: Any, player: int, card: int) -> Any:
        there = game.state.counter(player, state.COINS)
        bet = game.state.cards[card].face.special("bet")
        if bet is not None and 0 < there < sum(int(each.value) for each in bet.values):
            costs.adjust(game, player, state.COINS, -there)
            return True
        return (yield from whole(game, player, card))

    whole = costs.bets
    patch.setattr(usage, "bets", bets)


# --- formats ------------------------------------------------------------------------------------------


@breaks("fmt-allstar.2")
def all_star_wants_a_mark(patch: Patch) -> None:
    patch.setitem(formats.MARKS, "All Star", frozenset({"key", "diva"}))


@breaks("fmt-allstar.3", "fmt-key.5")
def a_deck_is_of_four_colours_at_most(patch: Patch) -> None:
    def check(player: str, deck: Any) -> None:
        whole(player, deck)
        setup.require(player, len({color for face in deck for color in face.info.colors}) <= 4, "too many colours")

    whole = setup.check_deck
    patch.setattr(setup, "check_deck", check)


# --- timings ------------------------------------------------------------------------------------------


@breaks("timing-main.1", "act-ability.3")
def activated_abilities_are_used_at_any_timing(patch: Patch) -> None:
    offers(patch, "ability", at_any_timing(MAIN_TIMING))


@breaks("main-phase.a3")
def keys_are_put_at_any_timing(patch: Patch) -> None:
    offers(patch, "key", at_any_timing(MAIN_TIMING))


@breaks("timing-cutin.2")
def arts_and_pieces_are_cut_into(patch: Patch) -> None:
    def using(game: Any, frame: Any) -> Any:
        _, step, *what = frame
        card = what[0].card
        if step == "effect" and game.state.cards[card].face.kind in (ARTS, PIECE):
            yield from usage.cut_in(game, 1 - game.state.cards[card].owner)
        yield from whole(game, frame)

    whole = contents.PROCEDURES["use"]
    patch.setitem(contents.PROCEDURES, "use", using)


@breaks("timing-cutin.2")
def activated_abilities_are_cut_into(patch: Patch) -> None:
    def used(game: Any, player: int, *arguments: Any) -> Any:
        yield from usage.cut_in(game, 1 - player)
        yield from action.does(game, player, *arguments)

    action = contents.ACTIONS["ability"]
    patch.setitem(contents.ACTIONS, "ability", action._replace(does=used))


@breaks("grow-phase.2")
def the_center_grows_in_the_ener_phase(patch: Patch) -> None:
    part(patch, "ener", turn.charge, turn.grow_center)


@breaks("lrig-type.1", "grow.4")
def a_lrig_grows_into_one_of_all_its_types(patch: Patch) -> None:
    patch.setattr(lrigs, "shares_type", lambda one, other: other <= one)


# --- states -------------------------------------------------------------------------------------------


@breaks("awaken.2")
def who_awakens_wakes_the_others(patch: Patch) -> None:
    def awoke(whole: Any, table: Any, event: Any) -> None:
        for card in table.signi(table.cards[event.card].seat):
            whole(table, replace(event, card=card))

    applies(patch, "awoke", awoke)


@breaks("awaken.3")
def who_is_awakened_does_not_attack(patch: Patch) -> None:
    results(patch, attack, "may_attack", lambda found, game, card: found and not game.state.cards[card].awakened)


@breaks("infected.2")
def who_is_infected_does_not_attack(patch: Patch) -> None:
    def may(found: bool, game: Any, card: int) -> bool:
        record = game.state.cards[card]
        return found and not game.state.has_virus(record.seat, record.zone)

    results(patch, attack, "may_attack", may)


@breaks("discard.1")
def whatever_goes_to_the_trash_is_discarded(patch: Patch) -> None:
    patch.setitem(words.WORDS.happenings, "discard", words.WORDS.happenings["move"]._replace(to=(TRASH,)))


@breaks("use.3")
def to_use_an_arts_is_to_use_a_spell(patch: Patch) -> None:
    patch.setitem(words.WORDS.happenings, "use-spell", words.WORDS.happenings["use-spell"]._replace(causes=()))


@breaks("main-deck.5", "refresh.1")
def a_refresh_waits_for_a_draw_phase(patch: Patch) -> None:
    results(patch, refresh, "is_due", lambda found, game, player: found and game.state.step == "draw")
