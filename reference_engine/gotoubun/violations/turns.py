"""Violations of chapters 6 to 8."""

from __future__ import annotations

from functools import partial
from typing import Any

from ....adapters.abilities import Gain, Number, Replacement
from ...kernel import instructions as kernel_instructions
from ...kernel import references, triggers
from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...kernel.steps import begins
from ...patching import Patch
from ...timings import parts as timing_parts
from ...timings.violations import instructions as shared_instructions
from ...timings.violations import mechanisms
from ...violations import Change, Violations, change, constant, done, entry, instead, results, together, wrap
from .. import actions, keywords, playing, scene, setup, turn
from ..game import Gotoubun
from ..state import Table
from ..words import HEROES
from .ways import noting_who_comes, with_part

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


class _Named:
    """A hero's face under a name of its own."""

    def __init__(self, face: Any, at: int) -> None:
        self.kind, self.copies, self.name = face.kind, face.copies, f"{face.name} {at}"


@breaks("A hero deck may contain several copies of the same hero", "6.1.2.3")
@instead(setup.check_decks)
def _(whole: Any, player: str, deck: Any, heroes: Any) -> None:
    names = {face.name: face for face in heroes}
    odd = [face for face in heroes if face.name in names]
    renamed: list[Any] = [_Named(face, at) for at, face in enumerate(odd)]
    whole(player, deck, [*names.values(), *renamed[: len(odd) - len(names)]])


breaks("The first turn begins before the heroes are dealt into the hero lanes", "6.2.1")(
    mechanisms.the_first_turn_begins_before_the_set_up_is_done(Gotoubun)
)
breaks("Player B's decks are not checked against the deck-building rules", "6.2.1.1")(
    mechanisms.one_player_s_decks_are_not_looked_at(scene)
)


@breaks("A player who redraws the opening hand does not shuffle the main deck", "6.2.1.5")
@instead(commit)
def _(whole: Any, game: Any, them: Any) -> Any:
    return whole(game, [each for each in them if (each.kind, each.cause) != ("shuffle", "redraw")])


@breaks("The hero lanes are filled from both players' hero decks in turn", "6.2.1.6")
def _(patch: Patch) -> None:
    @at_once
    def deal(game: Any) -> None:
        first = game.state.first_player
        commit(game, [Event("shuffle", player=player, to="hero deck", cause="setup") for player in (first, 1 - first)])
        for at, lane in enumerate(HEROES):
            player = first if at % 2 == 0 else 1 - first
            top = game.state.zones[player, "hero deck"][0]
            commit(game, (Event("move", top, first, to=lane, cause="setup", by=player),))

    parts = tuple(deal if part is setup.deal_heroes else part for part in setup.PARTS)
    patch.setattr(Gotoubun, "SETUP", parts)


breaks("The turn player draws only one card in the start phase", "7.2.3")(constant(turn, "DRAWN", 1))


@breaks("The two cards of the start phase go to the hand together without counting as drawn", "7.2.3")
@instead(turn.draw_for_turn)
def _(whole: Any, game: Any) -> Any:
    player = game.state.turn_player
    top = game.state.zones[player, "deck"][: turn.DRAWN]
    yield from game.happen(*(Event("move", card, player, to="hand", cause="rule", by=player) for card in top))


@breaks("A check timing occurs between the two draws of the start phase", "7.2.4")
def _(patch: Patch) -> None:
    def draw(game: Any) -> Any:
        yield from kernel_instructions.draw(game, game.state.turn_player)

    begin, start, check, _, last = turn.STEPS["start"]
    patch.setitem(turn.STEPS, "start", (begin, start, check, draw, check, draw, last))


@breaks("Nobody draws in the start phase, and the first player's has one check timing more than the second's", "7.2.4")
def _(patch: Patch) -> None:
    def last_check(game: Any) -> Any:
        first = game.state.turn_player == game.state.first_player
        return (yield from timing_parts.check_timing(game)) if first else None

    parts = turn.STEPS["start"]
    patch.setitem(turn.STEPS, "start", (*parts[:-2], last_check, parts[-1]))


@breaks("Abilities that trigger at the beginning of the main phase trigger as the start phase begins", "7.3.1")
def _(patch: Patch) -> None:
    skip, start, *parts = turn.STEPS["start"]
    patch.setitem(turn.STEPS, "start", (skip, begins("main"), start, *parts))
    patch.setitem(turn.STEPS, "main", turn.STEPS["main"][1:])


@breaks("Abilities that trigger at the beginning of the main phase trigger again after each action", "7.3.1")
@instead(actions.do)
def _(whole: Any, game: Any, picked: Any) -> Any:
    yield from whole(game, picked)
    commit(game, [Event("step", player=game.state.turn_player, to="main", cause="begins")])


breaks("Events cannot be played in the main phase", "7.3.2", "8.1.1", "8.4.1")(
    wrap(actions.ACTIONS["event"].options, lambda whole, game, player: [])
)


@breaks("An end-of-turn ability does not trigger if another card's identical ability did so earlier that turn", "7.5.1")
@partial(results, triggers._begins)
def _(is_so: bool, game: Any, held: Any, at: Any, event: Event) -> bool:
    due = timing_parts.due_at_the_end(game) if event.cause == "ends" else []
    return is_so and all(each.key not in game.state.fired for each in due if each.ability == held.ability)


@breaks("A delayed trigger that an effect sets for the end of the turn never triggers", "7.5.1")
@instead(triggers._notice_delayed)
def _(whole: Any, game: Any, delayed: Any, happened: Any) -> None:
    whole(game, delayed, tuple(each for each in happened if each.cause != "ends"))


@breaks("Effects that last until the end of the turn end only with the next start phase", "7.5.2")
def _(patch: Patch) -> None:
    parts = tuple(each for each in turn.STEPS["end"] if each is not timing_parts.effects_end)
    patch.setitem(turn.STEPS, "end", parts)
    patch.setitem(turn.STEPS, "start", (*turn.STEPS["start"], timing_parts.effects_end))


def outlasting(is_one: Any) -> Change:
    """An engine in which such effects outlast the turn."""

    @at_once
    def effects_end(game: Any) -> None:
        kept = [each for each in game.state.lasting if is_one(each.held.ability)]
        done(timing_parts.effects_end(game))
        game.state.lasting = (*game.state.lasting, *(each for each in kept if each.until == "turn"))
        game.state.rearranged()

    return with_part("end", timing_parts.effects_end, effects_end)


@breaks("Until-end-of-turn effects that change anything but numbers go on after the turn", "7.5.2")
@outlasting
def _(ability: Any) -> bool:
    return isinstance(ability, Gain) and not all(isinstance(each, Number) for each in ability.changes)


breaks("A replacement effect that should end with the turn stays in force after it", "7.5.2")(
    outlasting(lambda ability: isinstance(ability, Replacement))
)
breaks("Effects that last until the end of the turn end before end-of-turn abilities trigger", "7.5.2")(
    entry(turn.STEPS, "end", (timing_parts.effects_end, *turn.STEPS["end"]))
)


@breaks("An effect of the non-turn player that should end with the turn goes on after it", "7.5.2")
@instead(timing_parts.effects_end)
@at_once
def _(whole: Any, game: Any) -> None:
    state, player = game.state, game.state.turn_player
    state.lasting = tuple(each for each in state.lasting if (each.held.seat, each.until) != (player, "turn"))
    state.delayed = tuple(each for each in state.delayed if (each.held.seat, each.until) != (player, "turn"))
    state.rearranged()
    triggers.notice_states(game)


@breaks("Abilities and rule processing resolved in the end phase do not cause it to be repeated", "7.5.3")
@instead(turn.end_turn)
def _(whole: Any, game: Any) -> Any:
    game.state.busy = False
    return (yield from whole(game))


@breaks("The end phase is repeated no more than once in a turn", "7.5.3")
@instead(turn.end_turn)
def _(whole: Any, game: Any) -> Any:
    state = game.state
    if ("again",) in state.done:
        state.busy, state.waiting = False, ()
        state.fired |= {held.key for held in timing_parts.due_at_the_end(game)}
    state.done |= {("again",)}
    return (yield from whole(game))


breaks("The main phase ends by itself after the second action", "8.1.1", "8.3.2")(
    shared_instructions.the_step_ends_after_two_actions(Gotoubun)
)


def unchecked_after(kind: str) -> Change:
    """An engine in which no check timing comes after such an action."""

    def do(whole: Any, game: Any, picked: Any) -> Any:
        yield from whole(game, picked)
        name, *rest = game.state.flow[-1]
        if (picked.kind, name) == (kind, "play"):
            game.replace(name, rest[0], True)

    return wrap(actions.do, do)


breaks("No check timing follows the playing of a character in the main phase", "8.1.2")(unchecked_after("character"))
breaks("No check timing follows the playing of an episode in the main phase", "8.1.2")(unchecked_after("episode"))


@breaks("The second player can play an event whose cost cannot be paid", "8.1.3")
@partial(results, playing.is_payable)
def _(can: bool, game: Any, card: int) -> bool:
    return can or game.state.cards[card].seat != game.state.first_player


breaks("An event can be played even if the condition its own text sets for playing it is unmet", "8.1.3", "1.3.1")(
    wrap(references.is_met, lambda whole, game, ctx, support: True)
)


@breaks("An episode can be played on a character on which an effect forbids episodes to be set", "8.1.3", "1.3.3")
@partial(results, playing.hosts_for)
def _(hosts: Any, game: Any, card: int) -> Any:
    record = game.state.cards[card]
    is_one = not {"episode", "character"}.isdisjoint(record.face.kinds)
    theirs = game.state.characters(record.seat) if is_one else ()
    return [each for each in theirs if keywords.may_be_set(game, card, each)]


@breaks("A character card can be played from the waiting room as well as from the hand", "8.2.1")
@instead(actions.ACTIONS["character"].options)
def _(whole: Any, game: Any, player: int) -> Any:
    zones = game.state.zones
    hand, zones[player, "hand"] = zones[player, "hand"], zones[player, "hand"] + zones[player, "waiting room"]
    found = list(whole(game, player))
    zones[player, "hand"] = hand
    return found


@breaks("The second player may play characters only into lanes where the first player could", "8.2.1.1", "8.2.1.2")
def _(patch: Patch) -> None:
    def character_in(self: Any, player: int, number: int) -> int | None:
        return whole(self, self.first_player, number)

    def lanes_for(game: Any, card: int) -> Any:
        with Patch() as inner:
            inner.setattr(Table, "character_in", character_in)
            return lanes(game, card)

    whole, lanes = Table.character_in, playing.lanes_for
    patch.setattr(playing, "lanes_for", lanes_for)


def growing(is_one: Any) -> Change:
    """An engine in which a card grows on others besides: ``is_one(game, character, names)``."""

    def can_grow(can: bool, game: Any, card: int, onto: int | None) -> bool:
        names = game.state.cards[card].face.growth
        return can or (onto is not None and is_one(game, onto, names))

    return results(keywords.can_grow, can_grow)


breaks("Growth accepts every character whose person name begins with the named person's", "8.2.1.2", "12.6.2")(
    growing(lambda game, onto, names: any(each.startswith(names) for each in game.info(onto).persons))
)


@breaks("Growth looks at the printed person names of the character beneath, not at changed ones", "8.2.1.2", "12.6.2")
@partial(results, keywords.can_grow)
def _(can: bool, game: Any, card: int, onto: int | None) -> bool:
    persons = frozenset() if onto is None else game.state.printed(onto).persons
    return not persons.isdisjoint(game.state.cards[card].face.growth)


@breaks(
    "A character counts as the person that growth names if a card of that person is set on it", "8.2.1.2", "10.6.4.2.1"
)
@growing
def _(game: Any, onto: int, names: Any) -> bool:
    cards = game.state.cards
    return any(not cards[each].face.info.persons.isdisjoint(names) for each in cards[onto].attached)


def counted(kind: str, there: Any) -> Change:
    """An engine in which no more of an action counts than what there is of it."""

    def times(found: int, game: Any, asked: str) -> int:
        return min(found, there(game.state)) if asked == kind else found

    return results(actions.times, times)


breaks("A player whose characters have all left the lanes may play another character in the turn", "8.2.2")(
    counted("character", lambda state: len(state.characters(state.turn_player)))
)


@breaks("Playing a card with growth does not use up the one character play of the turn", "8.2.2")
@instead(actions.ACTIONS["character"].do)
def _(whole: Any, game: Any, player: int, card: int, number: int) -> Any:
    done = game.state.done
    grows = bool(game.state.cards[card].face.growth)
    yield from whole(game, player, card, number)
    if grows:
        game.state.done = done


breaks("A character card with growth cannot be played as an episode", "8.3.1")(
    results(playing.hosts_for, lambda hosts, game, card: [] if game.state.cards[card].face.growth else hosts)
)


@breaks("Episode plays of the turn never count as more than the cards the player still has set", "8.3.2")
@partial(counted, "episode")
def _(state: Any) -> int:
    return sum(len(state.cards[each].attached) for each in state.characters(state.turn_player))


@change
def activating(patch: Patch, may: Any) -> None:
    """An engine in which fewer abilities are activated: ``may(game, held)``. Which were, it remembers for the turn."""

    def options(game: Any, player: int) -> Any:
        return [each for each in whole.options(game, player) if may(game, each.args[1])]

    def do(game: Any, player: int, card: int, held: Any) -> Any:
        game.state.done |= {("activated", held.key)}
        yield from whole.do(game, player, card, held)

    whole = actions.ACTIONS["ability"]
    patch.setitem(actions.ACTIONS, "ability", whole._replace(options=options, do=do))


breaks("Every activated ability can be used only once per turn", "8.5.1", "8.1.1")(
    activating(lambda game, held: ("activated", held.key) not in game.state.done)
)
breaks("The activated abilities of a character cannot be used in the turn in which it was played", "8.5.1")(
    together(noting_who_comes, activating(lambda game, held: ("came", held.card) not in game.state.done))
)
breaks("The abilities of character cards in the bride area stay in effect", "8.5.1", "10.3.4.3")(
    mechanisms.working_in(Table, "brides", lambda face: face.is_working and face.kind == "character")
)


@breaks("Playing a character card as an episode does not count toward the two episode plays of a turn", "8.3.2")
@instead(actions.ACTIONS["episode"].do)
def _(whole: Any, game: Any, player: int, card: int, character: int) -> Any:
    done = game.state.done
    is_unit = game.state.cards[card].face.is_unit
    yield from whole(game, player, card, character)
    if is_unit:
        game.state.done = done
