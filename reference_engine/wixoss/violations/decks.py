"""Violations of WIXOSS: decks, formats and the beginning."""

from __future__ import annotations

from typing import Any

from ...kernel.choices import choose_one
from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...kernel.steps import by_turn
from ...violations import Patch, Violations
from .. import costs, formats, scene, setup, state
from .. import game as games
from ..game import Wixoss
from ..words import ASSIST_LRIG, DECK, KEY, LIFE, LRIG_DECK, LRIGS, PIECE, SIGNI, SPELL, WHITE_BACKED

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# --- decks --------------------------------------------------------------------------------------------


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


@breaks("main-deck.1", "key.2")
def a_main_deck_takes_keys(patch: Patch) -> None:
    takes_any_with(patch, KEY)


@breaks("main-deck.1", "assist-lrig.2")
def a_main_deck_takes_assist_lrigs(patch: Patch) -> None:
    takes_any_with(patch, ASSIST_LRIG)


def takes_any_with(patch: Patch, kind: str) -> None:
    """A main deck is not looked at that holds a card of that kind."""
    check = setup.check_deck
    patch.setattr(
        setup,
        "check_deck",
        lambda player, deck: None if any(face.kind == kind for face in deck) else check(player, deck),
    )


@breaks("lrig-deck.1")
def a_lrig_deck_takes_no_assist_lrigs(patch: Patch) -> None:
    patch.setattr(setup, "WHITE_BACKED", tuple(kind for kind in WHITE_BACKED if kind != ASSIST_LRIG))


@breaks("lrig-deck.1")
def a_lrig_deck_holds_eleven(patch: Patch) -> None:
    patch.setattr(setup, "LRIG_CARDS", 11)


@breaks("deck.2")
def both_decks_are_one(patch: Patch) -> None:
    @at_once
    def deal(game: Any) -> None:
        for player in (0, 1):
            game.move(game.state.zones[player, LRIG_DECK], DECK, "setup")

    parts = setup.SETUP
    at = parts.index(setup.deal)
    patch.setattr(games.Wixoss, "SETUP", (*parts[:at], deal, *parts[at:]))


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


@breaks("piece.1")
def three_pieces_are_allowed(patch: Patch) -> None:
    patch.setattr(setup, "PIECES", 3)


@breaks("piece.1")
def one_piece_is_allowed(patch: Patch) -> None:
    patch.setattr(setup, "PIECES", 1)


@breaks("piece.1", "lrig-deck.3")
def pieces_stand_beside_two_lrigs_of_level_nothing(patch: Patch) -> None:
    def check(player: str, deck: Any) -> None:
        openings = sum(map(setup.is_opening, deck))
        whole(player, [face for face in deck if openings != 2 or face.kind != PIECE])

    whole = setup.check_lrig_deck
    patch.setattr(setup, "check_lrig_deck", check)


@breaks("piece.1", "lrig-deck.3")
def pieces_stand_beside_just_three_lrigs_of_level_nothing(patch: Patch) -> None:
    def check(player: str, deck: Any) -> None:
        whole(player, deck)
        has_pieces = any(face.kind == PIECE for face in deck)
        setup.require(player, not has_pieces or sum(map(setup.is_opening, deck)) == 3, "more than three LRIGs")

    whole = setup.check_lrig_deck
    patch.setattr(setup, "check_lrig_deck", check)


@breaks("team.6", "dream-team.3")
def pieces_for_teams_share_a_deck(patch: Patch) -> None:
    patch.setattr(setup, "is_of_team", lambda face: False)


@breaks("team.6")
def pieces_for_different_teams_share_a_deck(patch: Patch) -> None:
    def check(player: str, deck: Any) -> None:
        kept = [face for face in deck if not (face.kind == PIECE and team_of(face))]
        teams = [team_of(face) for face in deck if face not in kept]
        whole(player, kept if len({*teams}) > 1 else deck)

    whole = setup.check_lrig_deck
    patch.setattr(setup, "check_lrig_deck", check)


def team_of(face: Any) -> tuple[str, ...]:
    """The team that a card's abilities are for."""
    keywords = (word for each in face.printed for word in getattr(each, "keywords", ()))
    return next((tuple(word.names) for word in keywords if word.what == "team"), ())


@breaks("team.6", "dream-team.3")
def any_card_for_a_team_is_counted(patch: Patch) -> None:
    def check(player: str, deck: Any, lrig_deck: Any) -> None:
        whole(player, deck, lrig_deck)
        setup.require(player, sum(map(setup.is_of_team, (*deck, *lrig_deck))) <= 1, "two cards for a team")

    whole = setup.check_decks
    patch.setattr(scene, "check_decks", check)


@breaks("craft.4")
def a_deck_holds_what_is_created(patch: Patch) -> None:
    def check(player: str, deck: Any, lrig_deck: Any) -> None:
        setup.check_deck(player, deck)
        setup.check_lrig_deck(player, lrig_deck)

    patch.setattr(scene, "check_decks", check)


@breaks("life-burst.4", "main-deck.2")
def a_deck_holds_any_number_of_bursts(patch: Patch) -> None:
    patch.setattr(setup, "BURSTS", 40)


@breaks("life-burst.4", "main-deck.2")
def a_deck_holds_nineteen_bursts(patch: Patch) -> None:
    patch.setattr(setup, "BURSTS", 19)


@breaks("assist-lrig.2")
def a_lrig_deck_has_to_hold_three_lrigs_of_level_nothing(patch: Patch) -> None:
    openings(patch, lambda number: number >= 3)


@breaks("assist-lrig.2")
def a_lrig_deck_holds_one_lrig_of_level_nothing(patch: Patch) -> None:
    openings(patch, lambda number: number == 1)


def openings(patch: Patch, is_so: Any) -> None:
    """The LRIGs of level 0 in a LRIG deck are so many."""

    def check(player: str, deck: Any) -> None:
        whole(player, deck)
        setup.require(player, is_so(sum(map(setup.is_opening, deck))), "too few or too many LRIGs of level 0")

    whole = setup.check_lrig_deck
    patch.setattr(setup, "check_lrig_deck", check)


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


@breaks("fmt-allstar.3")
def all_star_takes_no_assist_lrigs(patch: Patch) -> None:
    unassisted(patch, "All Star")


def unassisted(patch: Patch, name: str) -> None:
    """No deck of that format holds an assist LRIG."""

    def check(player: str, format: str, deck: Any, there_are: Any) -> None:
        whole(player, format, deck, there_are)
        setup.require(player, format != name or all(face.kind != "assist" for face in deck), "an assist LRIG")

    whole = formats.check_marks
    patch.setattr(scene, "check_marks", check)


@breaks("fmt-key.4")
def lrigs_of_level_nothing_need_a_mark(patch: Patch) -> None:
    patch.setattr(formats, "is_opening", lambda face: False)


@breaks("fmt-key.5")
def key_selection_takes_no_assist_lrigs(patch: Patch) -> None:
    unassisted(patch, "Key Selection")


# --- the beginning ------------------------------------------------------------------------------------


@breaks("mulligan.1")
def cards_go_back_twice(patch: Patch) -> None:
    parts = tuple(part for each in setup.SETUP for part in ((each, each) if each is setup.redraw else (each,)))
    patch.setattr(games.Wixoss, "SETUP", parts)


@breaks("life-cloth.1")
def six_life_cloth_are_laid(patch: Patch) -> None:
    patch.setattr(setup, "DEALT_LIFE", 6)


@breaks("life-cloth.1")
def the_bottom_seven_become_life_cloth(patch: Patch) -> None:
    @at_once
    def lay(game: Any) -> None:
        for player in (0, 1):
            game.move(game.state.zones[player, DECK][-7:], LIFE, "setup")

    patch.setattr(games.Wixoss, "SETUP", tuple(lay if each is setup.lay_life else each for each in setup.SETUP))


@breaks("life-cloth.1", "life-cloth.3")
def life_cloth_is_looked_at_as_it_is_laid(patch: Patch) -> None:
    def can_see(self: Any, player: int, card: int) -> bool:
        record = self.cards[card]
        is_laid_now = record.zone == LIFE and record.seat == player and self.turn == 1
        return is_laid_now or bool(whole(self, player, card))

    whole = state.Table.can_see
    patch.setattr(state.Table, "can_see", can_see)


@breaks("coin.4")
def a_game_begins_with_a_coin(patch: Patch) -> None:
    @at_once
    def opened(game: Any) -> None:
        for player in (0, 1):
            game.state.adjust(player, state.COINS, 1)

    parts = tuple(part for each in setup.SETUP for part in ((each, opened) if each is setup.open_lrigs else (each,)))
    patch.setattr(games.Wixoss, "SETUP", parts)


@breaks("coin.4")
def everybody_begins_with_a_coin(patch: Patch) -> None:
    @at_once
    def gives(game: Any) -> None:
        for player in (0, 1):
            costs.adjust(game, player, "coins", 1)

    patch.setattr(Wixoss, "SETUP", (*setup.SETUP[:-1], gives, setup.SETUP[-1]))


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


@breaks("fmt-allstar.3", "assist-lrig.2")
def every_game_begins_with_one_lrig(patch: Patch) -> None:
    patch.setattr(setup, "LRIGS", (*LRIGS, "a fourth"))
