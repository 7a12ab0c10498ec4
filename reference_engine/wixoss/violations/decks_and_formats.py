"""Violations of WIXOSS: decks, formats and the beginning."""

from __future__ import annotations

from copy import copy
from typing import Any

from ...kernel.card_choices import choose_one
from ...kernel.commit import commit_events
from ...kernel.events import EngineEvent
from ...kernel.game_loop import without_asks
from ...kernel.turn_steps import players_in_turn_order
from ...patching import Patch
from ...violations import (
    Change,
    Violations,
    combine_changes,
    replace_globals,
    set_constant,
    swap_function,
    wrap_function,
    wrapper_of,
)
from .. import ener_costs, match_formats, setup, state
from .. import game as games
from ..game import Wixoss
from ..lexicon import (
    ASSIST_LRIG,
    CENTER_LRIG,
    COINS,
    DECK,
    KEY,
    LIFE,
    LRIG_DECK,
    LRIGS,
    PIECE,
    SIGNI,
    SPELL,
    WHITE_BACKED,
)

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation

# --- decks --------------------------------------------------------------------------------------------


@breaks("A main deck may hold more than 40 cards", "main-deck.2")
@wrapper_of(setup.check_main_deck)
def _(whole: Any, player: str, deck: Any) -> None:
    whole(player, deck[:40] if len(deck) > 40 else deck)


breaks("A main deck may contain five copies of a card", "main-deck.3")(set_constant(setup, "COPIES", 5))
breaks(
    "A main deck may contain at most three copies of a card",
    "main-deck.3",
    "deck.3",
    "life-burst.4",
    spread="decks in scenarios about other cards in them hold four copies of each",
)(set_constant(setup, "COPIES", 3))


def accept_decks_with(kind: str) -> Change:
    """Accept any main deck with a card of that kind."""
    return wrap_function(
        setup.check_main_deck,
        lambda check, player, deck: None if any(face.kind == kind for face in deck) else check(player, deck),
    )


breaks("A main deck that contains a key is accepted without any further check", "main-deck.1", "key.2")(
    accept_decks_with(KEY)
)
breaks(
    "A main deck that contains an assist LRIG is accepted without any further check", "main-deck.1", "assist-lrig.2"
)(accept_decks_with(ASSIST_LRIG))


@breaks("A main deck may contain cards of every kind", "main-deck.1", "key.2")
@wrapper_of(setup.check_main_deck)
def _(whole: Any, player: str, deck: Any) -> None:
    whole(player, [disguise_as_signi(face) for face in deck])


def disguise_as_signi(face: Any) -> Any:
    """A card definition with the kind of a SIGNI."""
    other = copy(face)
    other.kind = SIGNI
    return other


breaks("A LRIG deck may not contain assist LRIGs", "lrig-deck.1")(
    replace_globals(setup.check_lrig_deck, WHITE_BACKED=tuple(kind for kind in WHITE_BACKED if kind != ASSIST_LRIG))
)
breaks("A LRIG deck may hold eleven cards besides pieces", "lrig-deck.1")(set_constant(setup, "LRIG_CARDS", 11))


@breaks("Each player's LRIG deck is shuffled into the main deck before hands are drawn", "deck.2")
def _(patch: Patch) -> None:
    @without_asks
    def shuffle_in_lrig_deck(game: Any) -> None:
        for player in (0, 1):
            game.move_cards(game.state.zones[player, LRIG_DECK], DECK, "setup")

    parts = setup.SETUP
    at = parts.index(setup.deal_hands)
    patch.setattr(games.Wixoss, "SETUP", (*parts[:at], shuffle_in_lrig_deck, *parts[at:]))


breaks("A LRIG deck may contain SIGNI", "signi.2")(
    replace_globals(setup.check_lrig_deck, WHITE_BACKED=(*WHITE_BACKED, SIGNI))
)
breaks("A LRIG deck may contain spells", "spell.2")(
    replace_globals(setup.check_lrig_deck, WHITE_BACKED=(*WHITE_BACKED, SPELL))
)
breaks(
    "A main deck that contains any LRIG, center or assist, is accepted without any further check",
    "lrig.2",
    "main-deck.1",
)(
    wrap_function(
        setup.check_main_deck,
        lambda check, player, deck: None if any(face.is_lrig for face in deck) else check(player, deck),
    )
)
breaks("A LRIG deck may contain three pieces", "piece.1")(set_constant(setup, "PIECES", 3))
breaks("A LRIG deck may contain at most one piece", "piece.1")(set_constant(setup, "PIECES", 1))


@breaks("A LRIG deck with exactly two LRIGs of level 0 may contain any number of pieces", "piece.1", "lrig-deck.3")
@wrapper_of(setup.check_lrig_deck)
def _(whole: Any, player: str, deck: Any) -> None:
    openings = sum(map(setup.is_opening_lrig, deck))
    whole(player, [face for face in deck if openings != 2 or face.kind != PIECE])


@breaks("A LRIG deck with pieces must contain exactly three LRIGs of level 0", "piece.1", "lrig-deck.3")
@wrapper_of(setup.check_lrig_deck)
def _(whole: Any, player: str, deck: Any) -> None:
    whole(player, deck)
    has_pieces = any(face.kind == PIECE for face in deck)
    setup.require_deck_rule(
        player, not has_pieces or sum(map(setup.is_opening_lrig, deck)) == 3, "more than three LRIGs"
    )


breaks("A LRIG deck may contain several pieces with a Team or Dream Team icon", "team.6", "dream-team.3")(
    wrap_function(setup.has_team_icon, lambda whole, face: False)
)


@breaks("A LRIG deck may contain several Team pieces if they are for different teams", "team.6")
@wrapper_of(setup.check_lrig_deck)
def _(whole: Any, player: str, deck: Any) -> None:
    kept = [face for face in deck if not (face.kind == PIECE and team_of(face))]
    teams = [team_of(face) for face in deck if face not in kept]
    whole(player, kept if len({*teams}) > 1 else deck)


def team_of(face: Any) -> tuple[str, ...]:
    """The team that a card's abilities require."""
    keywords = (word for each in face.printed for word in getattr(each, "keywords", ()))
    return next((tuple(word.names) for word in keywords if word.what == "team"), ())


@breaks(
    "All cards with a Team or Dream Team icon, not just pieces, count towards the maximum of one",
    "team.6",
    "dream-team.3",
)
@wrapper_of(setup.check_decks)
def _(whole: Any, player: str, deck: Any, lrig_deck: Any) -> None:
    whole(player, deck, lrig_deck)
    setup.require_deck_rule(player, sum(map(setup.has_team_icon, (*deck, *lrig_deck))) <= 1, "two cards for a team")


@breaks("A deck may contain crafts", "craft.4")
@wrapper_of(setup.check_decks)
def _(whole: Any, player: str, deck: Any, lrig_deck: Any) -> None:
    setup.check_main_deck(player, deck)
    setup.check_lrig_deck(player, lrig_deck)


breaks("A main deck may contain any number of cards with a Life Burst", "life-burst.4", "main-deck.2")(
    set_constant(setup, "BURSTS", 40)
)
breaks("A main deck may contain at most 19 cards with a Life Burst", "life-burst.4", "main-deck.2")(
    set_constant(setup, "BURSTS", 19)
)


@breaks("A main deck must contain twenty cards with a Life Burst", "life-burst.4", "main-deck.2")
@wrapper_of(setup.check_main_deck)
def _(whole: Any, player: str, deck: Any) -> None:
    whole(player, deck)
    bursts = sum(face.has_burst_icon for face in deck)
    setup.require_deck_rule(player, bursts >= setup.BURSTS, f"{bursts} Life Bursts, but {setup.BURSTS} are required")


def require_opening_count(is_so: Any) -> Change:
    """Replace the allowed numbers of LRIGs of level 0 in an LRIG deck."""

    def check_opening_count(whole: Any, player: str, deck: Any) -> None:
        whole(player, deck)
        setup.require_deck_rule(
            player, is_so(sum(map(setup.is_opening_lrig, deck))), "too few or too many LRIGs of level 0"
        )

    return wrap_function(setup.check_lrig_deck, check_opening_count)


breaks(
    "A LRIG deck must contain at least three LRIGs of level 0",
    "assist-lrig.2",
    spread="the LRIG decks of most scenarios hold a single LRIG of level 0",
)(require_opening_count(lambda number: number >= 3))
breaks(
    "A LRIG deck must contain exactly one LRIG of level 0",
    "assist-lrig.2",
    spread="LRIG decks with a team hold three of level 0",
)(require_opening_count(lambda number: number == 1))


# --- formats ------------------------------------------------------------------------------------------


@breaks("All Star decks may only contain cards with a Key or Diva mark", "fmt-allstar.2")
def _(patch: Patch) -> None:
    patch.setitem(match_formats.MARKS, "All Star", frozenset({"key", "diva"}))


@breaks("A main deck may contain cards of at most four colours", "fmt-allstar.3", "fmt-key.5")
@wrapper_of(setup.check_main_deck)
def _(whole: Any, player: str, deck: Any) -> None:
    whole(player, deck)
    setup.require_deck_rule(
        player, len({color for face in deck for color in face.info.colors}) <= 4, "too many colours"
    )


def forbid_assist_lrigs(name: str) -> Change:
    """Forbid assist LRIGs in decks of that format."""

    def check_no_assists(whole: Any, player: str, format: str, deck: Any, there_are: Any) -> None:
        whole(player, format, deck, there_are)
        setup.require_deck_rule(player, format != name or all(face.kind != "assist" for face in deck), "an assist LRIG")

    return wrap_function(match_formats.check_marks, check_no_assists)


breaks("All Star decks may not contain assist LRIGs", "fmt-allstar.3")(forbid_assist_lrigs("All Star"))


breaks("LRIGs of level 0 need a format mark like any other card", "fmt-key.4", "team.6", "fmt-diva.2", "main-deck.2")(
    wrap_function(setup.is_opening_lrig, lambda whole, face: False)
)
breaks("Key Selection decks may not contain assist LRIGs", "fmt-key.5")(forbid_assist_lrigs("Key Selection"))


# --- the beginning ------------------------------------------------------------------------------------


@breaks("Each player may put cards of the opening hand back twice", "mulligan.1")
def _(patch: Patch) -> None:
    parts = tuple(part for each in setup.SETUP for part in ((each, each) if each is setup.offer_mulligan else (each,)))
    patch.setattr(games.Wixoss, "SETUP", parts)


breaks("Each player begins with six Life Cloth", "life-cloth.1")(set_constant(setup, "DEALT_LIFE", 6))


@breaks("The bottom seven cards of the deck become Life Cloth", "life-cloth.1")
@wrapper_of(setup.lay_life_cloth)
@without_asks
def _(whole: Any, game: Any) -> None:
    for player in (0, 1):
        game.move_cards(game.state.zones[player, DECK][-7:], LIFE, "setup")


@breaks("Players can look at their own Life Cloth during the first turn of the game", "life-cloth.1", "life-cloth.3")
@wrapper_of(state.GameState.can_see)
def _(whole: Any, self: Any, player: int, card: int) -> bool:
    record = self.cards[card]
    is_laid_now = record.zone == LIFE and record.seat == player and self.turn == 1
    return is_laid_now or bool(whole(self, player, card))


@breaks("Both players start with one extra coin that no event announces", "coin.4")
def _(patch: Patch) -> None:
    @without_asks
    def add_silent_coin(game: Any) -> None:
        for player in (0, 1):
            game.state.add_to_counter(player, COINS, 1)

    parts = tuple(
        part for each in setup.SETUP for part in ((each, add_silent_coin) if each is setup.open_lrigs else (each,))
    )
    patch.setattr(games.Wixoss, "SETUP", parts)


@breaks("Both players gain an extra coin, as an event, just before the first turn", "coin.4")
def _(patch: Patch) -> None:
    @without_asks
    def give_extra_coin(game: Any) -> None:
        for player in (0, 1):
            ener_costs.change_counter(game, player, "coins", 1)

    patch.setattr(Wixoss, "SETUP", (*setup.SETUP[:-1], give_extra_coin, setup.SETUP[-1]))


@breaks(
    "With two LRIGs of level 0, the second one begins as the left assist LRIG",
    "assist-lrig.2",
    "lrig-zone.3",
    "center-lrig.3",
)
def _(patch: Patch) -> None:
    def choose_up_to_three_lrigs(game: Any) -> Any:
        for player in players_in_turn_order(game):
            there = [card for card in game.state.zones[player, LRIG_DECK] if is_opening_card(game, card)]
            zones = ("lrig", "left assist", "right assist")[: len(there)]
            for zone in zones:
                card = yield from choose_one(game, player, there)
                assert card is not None
                there.remove(card)
                commit_events(game, (EngineEvent("move", card, player, to=zone, cause="setup", face_down=True),))

    def is_opening_card(game: Any, card: int) -> bool:
        return setup.is_opening_lrig(game.state.cards[card].face)

    parts = setup.SETUP
    other = tuple(choose_up_to_three_lrigs if each is setup.choose_opening_lrigs else each for each in parts)
    patch.setattr(games.Wixoss, "SETUP", other)


breaks("A player with three LRIGs of level 0 begins with a center LRIG alone", "fmt-allstar.3", "assist-lrig.2")(
    replace_globals(setup.choose_opening_lrigs, LRIGS=(*LRIGS, "a fourth"))
)


breaks("In Key Selection, a LRIG of level 0 needs a marked card of its colours and types", "fmt-key.4")(
    replace_globals(match_formats.check_marks, is_opening_lrig=lambda face: False)
)


@breaks("LRIGs need no mark in Key Selection", "fmt-key.2")
@wrapper_of(match_formats.check_marks)
def _(whole: Any, player: str, format: str, deck: Any, there_are: Any) -> None:
    is_free = format == "Key Selection"
    whole(player, format, [face for face in deck if not (is_free and face.is_lrig)], there_are)


@breaks("A card without a mark is refused in Key Selection, even if a card of its name has one", "fmt-key.3")
@wrapper_of(match_formats.check_marks)
def _(whole: Any, player: str, format: str, deck: Any, there_are: Any) -> None:
    for face in deck:
        whole(player, format, (face,), (face,) if format == "Key Selection" else there_are)


breaks("Every LRIG of level 0 is allowed in Diva Selection, whatever its colour and type", "fmt-diva.2")(
    swap_function(match_formats.matches_marked_opening, lambda face, marked: setup.is_opening_lrig(face))
)


@breaks("The opened assist LRIGs bring their coins, too", "coin.2")
@wrapper_of(setup.open_lrigs)
@without_asks
def _(whole: Any, game: Any) -> None:
    list(whole(game))
    for player in (0, 1):
        for card in game.state.assist_lrigs(player):
            ener_costs.change_counter(game, player, COINS, game.state.cards[card].face.coins)


breaks("Neither deck limits how many cards of a name it holds", "deck.3", "main-deck.3", "lrig-deck.2")(
    combine_changes(
        replace_globals(setup.check_main_deck, Counter=lambda names: dict.fromkeys(names, 1)),
        replace_globals(setup.check_lrig_deck, Counter=lambda names: dict.fromkeys(names, 1)),
    )
)
breaks("A LRIG deck holds any number of cards of a name", "lrig-deck.2", "deck.3")(
    replace_globals(setup.check_lrig_deck, Counter=lambda names: dict.fromkeys(names, 1))
)


@breaks("A LRIG deck holds ten cards at most, pieces included", "lrig-deck.3")
@wrapper_of(setup.check_lrig_deck)
def _(whole: Any, player: str, deck: Any) -> None:
    whole(player, deck)
    setup.require_deck_rule(player, len(deck) <= setup.LRIG_CARDS, "its LRIG deck holds too many cards")


breaks("Pieces with a Dream Team icon do not count toward the one that a deck may hold", "dream-team.3")(
    swap_function(
        setup.has_team_icon,
        lambda face: any(word.what == "team" for each in face.printed for word in getattr(each, "keywords", ())),
    )
)
breaks("Cards that go back into the deck before the first turn are not shuffled in", "mulligan.2")(
    replace_globals(
        setup.offer_mulligan,
        commit_events=lambda game, moves: commit_events(game, [each for each in moves if each.kind != "shuffle"]),
    )
)
breaks("The player who goes second says first which cards go back", "mulligan.3")(
    replace_globals(setup.offer_mulligan, players_in_turn_order=lambda game: players_in_turn_order(game)[::-1])
)


@breaks("A game can begin with a LRIG of level 1", "lrig-zone.3")
@wrapper_of(setup.is_opening_lrig)
def _(whole: Any, face: Any) -> bool:
    return bool(whole(face)) or (face.kind == CENTER_LRIG and face.info.level == 1)


breaks("The first of three opening LRIGs becomes the center LRIG, and its player chooses nothing", "lrig-zone.4")(
    replace_globals(setup.choose_opening_lrigs, choose_one=without_asks(lambda game, player, among: among[0]))
)


# --- LRIGs of level 0 ---------------------------------------------------------------------------------


@breaks("In Key Selection only one LRIG of level 0 needs no mark", "fmt-key.4")
@wrapper_of(match_formats.check_marks)
def _(whole: Any, player: str, format: str, deck: Any, there_are: Any) -> None:
    faces = [*deck]
    whole(player, format, faces, there_are)
    for face in [each for each in faces if setup.is_opening_lrig(each)][1:]:
        setup.require_deck_rule(player, bool(face.marks) or format != "Key Selection", "a second LRIG without a mark")


breaks("In Key Selection no card of the LRIG deck of level 0 needs a mark", "fmt-key.4")(
    replace_globals(match_formats.check_marks, is_opening_lrig=lambda face: face.info.level == 0 and face.kind != SIGNI)
)


@breaks("A player with three LRIGs at the beginning of the game begins with a coin", "coin.4")
@wrapper_of(setup.open_lrigs)
def _(whole: Any, game: Any) -> Any:
    yield from whole(game)
    for player in (0, 1):
        if len(game.state.field_lrigs(player)) == len(LRIGS):
            ener_costs.change_counter(game, player, COINS, 1)
