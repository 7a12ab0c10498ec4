"""Violations of chapters 6 to 9 that break what a player may do: in the set-up, in a step, as an action."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from ....adapters.messages import Viewer
from ...kernel import steps
from ...kernel.asks import Option
from ...kernel.choices import choose_one
from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...patching import Patch
from ...timings import parts as timing_parts
from ...timings.violations import instructions as shared_instructions
from ...violations import Change, Violations, change, constant, entry, instead, wrap
from .. import actions, arts, cheers, keywords, scene, setup, turn
from ..game import Hololive
from ..limits import ArtUsed, SkillUsed, SupportUsed, TurnFact
from ..specials import Skill
from ..speech import HololiveSpeech
from .ways import moved

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


# --- decks and set-up (6) -------------------------------------------------------------------------


breaks("Decks are not checked for a player whose oshi, deck or cheer deck is missing", "6.1.1")(
    shared_instructions.unchecked_without_cards(scene)
)
breaks("A player may bring more than one oshi holomem", "6.1.2")(
    shared_instructions.checked(scene, lambda oshi, deck, cheers: (oshi[:1], deck, cheers))
)
breaks("A player may start the game without a cheer deck", "6.1.3")(
    wrap(setup.check_decks, lambda whole, player, oshi, deck, cheers: cheers and whole(player, oshi, deck, cheers))
)
breaks("A cheer deck may contain cards that are not cheers", "6.1.3.1")(
    shared_instructions.checked(
        scene,
        lambda oshi, deck, cheers: (
            oshi,
            deck,
            shared_instructions.as_many([face for face in cheers if face.is_cheer], len(cheers)),
        ),
    )
)
breaks("A cheer deck may hold more than 20 cards", "6.1.3.2")(
    shared_instructions.checked(scene, lambda oshi, deck, cheers: (oshi, deck, cheers[: setup.CHEER_DECK]))
)
breaks("A player may start the game without a deck", "6.1.4")(
    wrap(setup.check_decks, lambda whole, player, oshi, deck, cheers: deck and whole(player, oshi, deck, cheers))
)
breaks("A deck may hold more than 50 cards", "6.1.4.2")(
    shared_instructions.checked(scene, lambda oshi, deck, cheers: (oshi, deck[: setup.DECK], cheers))
)


@breaks("Oshi holomem are hidden from both players during the set-up", "6.2.1.4")
@instead(HololiveSpeech.is_visible)
def _(whole: Any, self: Any, game: Any, card: int, viewer: Viewer) -> bool:
    is_yet_to_come = game.state.step == "setup" and game.state.cards[card].zone == "oshi"
    return bool(whole(self, game, card, viewer)) and (viewer == "judge" or not is_yet_to_come)


@breaks("The randomly chosen player goes first without being asked", "6.2.1.5")
@instead(setup.decide_first)
@at_once
def _(whole: Any, game: Any) -> None:
    heads, game.state.chance = game.state.chance.coin()
    game.state.first_player = game.state.turn_player = 0 if heads else 1


breaks("An opening hand has five cards instead of seven", "6.2.1.6")(constant(setup, "HAND", 5))


@breaks("A player who takes the optional redraw draws one card less", "6.2.1.7")
@instead(setup.redraw)
def _(whole: Any, game: Any) -> Any:
    with Patch() as inner:
        inner.setattr(setup, "HAND", setup.HAND - 1)
        yield from whole(game)


@breaks("The optional redraw is offered to each player twice", "6.2.1.7.1")
@instead(setup.redraw)
def _(whole: Any, game: Any) -> Any:
    yield from whole(game)
    yield from whole(game)


@breaks("Both players start the forced redraws with one already counted", "6.2.1.8")
@instead(setup.forced_redraws)
def _(whole: Any, game: Any) -> Any:
    game.state.redraws = (1, 1)
    yield from whole(game)


breaks("A hand without a Debut holomem is not revealed before it is redrawn", "6.2.1.9")(
    wrap(commit, lambda whole, game, them: whole(game, [each for each in them if each.kind != "reveal"]))
)
breaks("A redrawn hand is put on the deck, but the deck is not shuffled", "6.2.1.9.2")(
    wrap(
        commit,
        lambda whole, game, them: whole(
            game, [each for each in them if (each.kind, each.cause) != ("shuffle", "redraw")]
        ),
    )
)


@breaks("A hand checked for a Debut holomem for the third time counts as having none", "6.2.1.9.3")
def _(patch: Patch) -> None:
    def forced(game: Any) -> Any:
        looked: list[int] = []

        def debuts(game: Any, player: int, *more: str) -> Any:
            looked.append(player)
            found = whole(game, player, *more)
            return [] if looked.count(player) == 3 else found

        with Patch() as inner:
            inner.setattr(setup, "debuts", debuts)
            yield from setup.forced_redraws(game)

    whole = setup.debuts
    shared_instructions.begun(Hololive, setup.forced_redraws, forced)(patch)


breaks("A hand with a Spot holomem but no Debut holomem need not be redrawn", "6.2.1.9")(
    wrap(setup.debuts, lambda whole, game, player, *more: whole(game, player, *more) or whole(game, player, "Spot"))
)


@breaks("The second player places holomem first in the set-up", "6.2.1.10")
@instead(setup.place_holomem)
def _(whole: Any, game: Any) -> Any:
    with Patch() as inner:
        inner.setattr(steps, "by_turn", lambda game: (1 - game.state.first_player, game.state.first_player))
        yield from whole(game)


breaks("A Spot holomem can be placed in the center in the set-up", "6.2.1.10.1")(
    wrap(setup.debuts, lambda whole, game, player, *more: whole(game, player, *more, "Spot"))
)
breaks("Holomem of the levels 1st and 2nd can be placed in the back in the set-up", "6.2.1.10.3")(
    wrap(setup.debuts, lambda whole, game, player, *more: whole(game, player, *more, *(("1st", "2nd") if more else ())))
)
breaks("The second player takes the first turn", "6.2.1.13")(shared_instructions.the_second_player_begins(setup))


# --- the turn (7) ---------------------------------------------------------------------------------


breaks("The cheer step comes before the hand step", "7.1.2")(
    constant(Hololive, "ORDER", ("reset", "cheer", "hand", "main", "performance", "end"))
)


def skipped(step: str, whole: Any, to: str, when: Callable[[Any], bool]) -> Change:
    """A step is left out, and ``to`` follows, when that is so."""

    @at_once
    def skip(game: Any) -> str | None:
        return to if when(game.state) else None

    return shared_instructions.stepped(turn, step, whole, skip)


breaks("Only the first turn of the game skips the reset step", "7.2.1")(
    skipped("reset", turn.skip_first, "hand", lambda state: state.turn == 1)
)
breaks("The first two turns of the game skip the reset step, whoever takes them", "7.2.1")(
    skipped("reset", turn.skip_first, "hand", lambda state: state.turn <= 2)
)


breaks("The turn player draws two cards in the hand step", "7.3.2")(
    shared_instructions.stepped(turn, "hand", turn.draw_for_turn, turn.draw_for_turn, turn.draw_for_turn)
)


@breaks("Start-of-cheer-step abilities trigger only after the cheer is sent", "7.4.1")
def _(patch: Patch) -> None:
    begins, check, send, last = turn.STEPS["cheer"]
    patch.setitem(turn.STEPS, "cheer", (send, begins, check, last))


@breaks("The cheer of the cheer step goes to the center holomem without a choice", "7.4.2")
@instead(choose_one)
def _(whole: Any, game: Any, player: int, among: Any) -> Any:
    return (yield from whole(game, player, among[:1]))


breaks("No turn has a performance step", "7.5.3")(
    constant(Hololive, "ORDER", ("reset", "hand", "cheer", "main", "end"))
)
breaks("The first two turns of the game have no performance step", "7.6.1")(
    skipped("performance", turn.skip_performance, "end", lambda state: state.turn <= 2)
)


@breaks("The first player has no performance step until the opponent has had a turn", "7.6.1")
@partial(skipped, "performance", turn.skip_performance, "end")
def _(state: Any) -> bool:
    return bool(state.turn == 1 or state.had_turn == {state.turn_player})


breaks("The performance step ends without a check timing", "7.6.3")(
    entry(turn.STEPS, "performance", turn.STEPS["performance"][:-1])
)
breaks("End-of-turn abilities trigger twice in a turn", "7.7.1")(
    shared_instructions.what_triggers_at_the_end_of_a_turn_does_so_twice(turn, timing_parts.turn_ends)
)
breaks("An empty center is not filled in the end step", "7.7.3")(
    shared_instructions.stepped(turn, "end", turn.fill_center)
)


def filled(among: Any) -> Change:
    """An engine that fills the center position with others."""

    def chosen(whole: Any, game: Any, player: int, holomem: Any) -> Any:
        back = game.state.zones[player, "back"]
        return (yield from choose_one(game, player, among(game, back) if set(holomem) <= set(back) else holomem))

    return wrap(choose_one, chosen)


breaks("A resting back holomem may fill an empty center even if active ones are in the back", "7.7.3.1")(
    filled(lambda game, back: list(back))
)
breaks("An empty center is not filled if all back holomem are resting", "7.7.3.2")(
    filled(lambda game, back: [card for card in back if not game.state.cards[card].resting])
)


# --- actions and arts (8, 9) ----------------------------------------------------------------------


def offered_if(action: str, fits: Any) -> Change:
    """An engine that offers an action for fewer cards."""
    whole = actions.ACTIONS[action].options

    return offered(
        action,
        lambda game, player: [each for each in whole(game, player) if fits(game.state, each.args[0])],
    )


def offered_for(action: str, fits: Any) -> Change:
    """An engine that offers an action for fewer cards, by how these lie, and the turn."""
    return offered_if(action, lambda state, card: fits(state.cards[card], state.turn))


@change
def offered(patch: Patch, action: str, options: Any) -> None:
    """An engine that offers an action where the whole one does not, or does not where that one does."""
    patch.setitem(actions.ACTIONS, action, actions.ACTIONS[action]._replace(options=options))


def undone(action: str, fact: TurnFact) -> Change:
    """An engine that forgets that something was done in this turn."""

    def do(whole: Any, game: Any, player: int, *args: Any) -> Any:
        yield from whole(game, player, *args)
        game.state.done -= {fact}

    return wrap(actions.ACTIONS[action].do, do)


breaks("No check timing follows an action of the main step", "8.1.2")(
    shared_instructions.no_check_timing_follows_an_action("main")
)
breaks("No check timing follows an art in the performance step", "9.1.2")(
    shared_instructions.no_check_timing_follows_an_action("performance")
)
breaks("A baton pass is offered without the cheers to pay for it", "8.1.3")(
    wrap(cheers.has_cheers, lambda whole, *asked: True)
)


@breaks("A holomem placed from hand goes to the center if the center is empty", "8.2.1")
@instead(actions.ACTIONS["place"].do)
def _(whole: Any, game: Any, player: int, card: int) -> Any:
    to = "back" if game.state.zones[player, "center"] else "center"
    yield from game.happen(Event("move", card, player, to=to, cause="place"))


@breaks("A 1st holomem can be placed on the stage from hand", "8.2.2")
@instead(actions.can_place)
def _(whole: Any, game: Any, player: int) -> Any:
    state = game.state
    more = [card for card in state.zones[player, "hand"] if game.info(card).level == "1st"]
    return [*whole(game, player), *(Option("place", (card,)) for card in more)]


def no_bloom_before(turn: int) -> Change:
    """Nobody blooms before that turn of the game, and from then on everybody does."""

    def can_bloom(game: Any, player: int) -> Any:
        before = game.state.had_turn
        game.state.had_turn = frozenset({0, 1}) if game.state.turn >= turn else frozenset()
        found = actions.can_bloom(game, player)
        game.state.had_turn = before
        return found

    return offered("bloom", can_bloom)


breaks("The second player can Bloom in their first turn", "8.3.1")(no_bloom_before(2))
breaks("Blooming by an action is forbidden in exactly the first two turns of the game, whoever takes them", "8.3.1")(
    no_bloom_before(3)
)


@breaks("Only the center holomem can Bloom by an action", "8.3.2")
@instead(actions.can_bloom)
def _(whole: Any, game: Any, player: int) -> Any:
    there = game.state.zones[player, "center"]
    return [each for each in whole(game, player) if each.args[0] in there]


breaks("A resting holomem cannot Bloom by an action", "8.3.2")(
    offered_for("bloom", lambda record, turn: not record.resting)
)
breaks("A holomem that moves from back to collab can Bloom in the turn it came to the stage", "8.3.2-b2")(
    moved("back", "collab", lambda state, record: replace(record, arrived=0))
)
breaks("A holomem that moves from back to collab can Bloom a second time in the same turn", "8.3.2-b3")(
    moved("back", "collab", lambda state, record: replace(record, bloomed=0))
)
breaks("A Spot holomem can Bloom into a 1st holomem", "8.3.2-b1")(
    constant(actions, "NEXT_LEVEL", {**actions.NEXT_LEVEL, "Spot": ("1st",)})
)
breaks("A holomem can Bloom into a card of a different name", "8.3.3-b1")(
    wrap(
        actions.blooms_into,
        lambda whole, below, above, damage: whole(below, replace(above, names=below.names | above.names), damage),
    )
)
breaks("A Debut holomem can Bloom directly into a 2nd holomem", "8.3.3-b2")(
    constant(actions, "NEXT_LEVEL", {**actions.NEXT_LEVEL, "Debut": ("1st", "2nd")})
)
breaks("A 1st or 2nd holomem can Bloom into a Spot holomem", "8.3.3-b2")(
    constant(actions, "NEXT_LEVEL", {**actions.NEXT_LEVEL, "1st": ("1st", "2nd", "Spot"), "2nd": ("2nd", "Spot")})
)
breaks("A 2nd holomem can Bloom into a Debut holomem", "8.3.3-b2")(
    constant(actions, "NEXT_LEVEL", {**actions.NEXT_LEVEL, "2nd": ("2nd", "Debut")})
)
breaks("A holomem can Bloom into a card whose HP does not exceed its damage", "8.3.3-b3")(
    wrap(actions.blooms_into, lambda whole, below, above, damage: whole(below, above, min(damage, above.hp - 1)))
)
breaks("A player can collab more than once in a turn", "8.4.1")(undone("collab", TurnFact.COLLAB))


@breaks("A resting back holomem can always be chosen to collab", "8.4.2")
@instead(actions.can_collab)
def _(whole: Any, game: Any, player: int) -> Any:
    found = whole(game, player)
    back = game.state.zones[player, "back"]
    resting = [card for card in back if game.state.cards[card].resting]
    return [*found, *(Option("collab", (card,)) for card in resting)]


breaks("A holomem that came to the stage this turn cannot collab", "8.4.2")(
    offered_for("collab", lambda record, turn: record.arrived != turn)
)
breaks("A holomem that Bloomed this turn cannot collab", "8.4.2")(
    offered_for("collab", lambda record, turn: record.bloomed != turn)
)
breaks("Oshi skills and other abilities are played without paying their cost", "8.5.1")(
    wrap(Hololive.cost_of, lambda whole, self, held: ())
)


@breaks("A player can use more than one oshi skill in a turn", "8.5.1.1")
@instead(Hololive.count_use)
def _(whole: Any, self: Any, held: Any) -> None:
    whole(self, held)
    self.state.done -= {SkillUsed(held.seat)}


def counted_only_in_the_main_step(*parts: str) -> Change:
    """The use of what is no action of the main step leaves these parts of the state as they are."""

    def count_use(whole: Any, self: Any, held: Any) -> None:
        before = {part: getattr(self.state, part) for part in parts}
        whole(self, held)
        if not isinstance(held.ability, Skill):
            for part, value in before.items():
                setattr(self.state, part, value)
            self.state.touch()

    return wrap(Hololive.count_use, count_use)


breaks(
    "A reactive oshi skill counts toward neither one skill per turn nor one SP skill per game", "8.5.1.1", "8.5.1.2"
)(counted_only_in_the_main_step("done", "ever"))
breaks("A reactive SP oshi skill does not count toward the limit of one SP skill per game", "8.5.1.2", "8.5.1.1")(
    counted_only_in_the_main_step("ever")
)


@breaks("An oshi skill used by one player bars the opponent's non-SP oshi skills in that turn", "8.5.1.1")
@instead(Hololive.usable)
def _(whole: Any, self: Any, held: Any) -> bool:
    theirs = SkillUsed(1 - held.seat) in self.state.done
    return bool(whole(self, held)) and not (theirs and isinstance(held.origin, Skill) and not held.origin.sp)


@breaks("Two support cards of the same name cannot be played in one turn", "8.6.1")
@partial(offered_if, "support")
def _(state: Any, card: int) -> bool:
    used = [each.face.name for each in state.done if isinstance(each, SupportUsed)]
    return state.cards[card].face.name not in used


breaks("No support card can be played in the first turn of the game", "8.6.2")(
    offered_if("support", lambda state, card: state.turn > 1)
)
breaks("A baton pass cannot go to a holomem that came to the stage this turn", "8.7.1")(
    offered_for("baton-pass", lambda record, turn: record.arrived != turn)
)
breaks("The first player cannot play LIMITED cards until the opponent has had a turn", "8.6.2")(
    wrap(actions.may_use_limited, lambda whole, game, player: game.state.had_turn != {player} and whole(game, player))
)


@breaks("A baton pass can go to a resting back holomem if it could also go to an active one", "8.7.1")
@instead(actions.can_baton_pass)
def _(whole: Any, game: Any, player: int) -> Any:
    found = whole(game, player)
    resting = [card for card in game.state.zones[player, "back"] if game.state.cards[card].resting]
    return [*found, *(Option("baton-pass", (card,)) for card in resting if found)]


breaks("A player can baton pass more than once in a turn", "8.7.4")(undone("baton-pass", TurnFact.BATON_PASS))


def arted(zone: str) -> Change:
    """An engine that forgets that an art was used from a position."""

    def do(whole: Any, game: Any, picked: Any) -> Any:
        yield from whole(game, picked)
        game.state.done -= {ArtUsed(zone)}

    return wrap(arts.do, do)


breaks("The limit on ability changes is counted for each card instead of for all of its name", "13.6.2")(
    wrap(keywords.counted, lambda whole, game, held: (held.key,))
)


@breaks("A resting center holomem can use an art", "9.2.1.2")
@instead(arts.options)
def _(whole: Any, game: Any) -> Any:
    state, found = game.state, whole(game)
    there = state.zones[state.turn_player, "center"]
    resting = [card for card in there if state.cards[card].resting]
    return [*found, *(Option("art", (card, held)) for card in resting for held in arts.playable_arts(game, card))]


breaks("More than one art can be used from the center in a performance step, by different holomem", "9.2.1.3")(
    arted("center")
)
breaks("More than one art can be used from the collab position in a performance step, by different holomem", "9.2.1.4")(
    arted("collab")
)
