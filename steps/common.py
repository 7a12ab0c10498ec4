"""The phrases whose words mean the same in every game.

Only through the world's session do they act, and only through views, events and asks do they look.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import islice

from ..adapters.engine import Unsupported
from ..adapters.messages import ACTS, Ask, AskKind, Event, Player, Seen
from ..adapters.rows import Claim, is_order
from ..adapters.session import ScenarioError
from . import actions
from .actions import ACTING, ANSWERS, PASSING, known_ability
from .newgame import NewGameBuilder
from .vocabulary import Phrases, Table
from .world import World, everything

phrase = Phrases()

PASSES_AT_MOST = 50
"""A turn asks fewer questions than this, if its players do nothing."""


# --- Given: a new game -----------------------------------------------------------------------------


@phrase.given("a new game", example="a new game", needs=("scene.decks", "random.dice"))
def new_game(world: World) -> None:
    """The game begins with two decks, legal if nothing else is said. See above."""
    world.begin_anew()


@phrase.given(
    "{player:Player}'s {zone:Zone} has {count:CardCount}", example="A's deck has 51 cards", needs=("scene.decks",)
)
def deck_size(world: World, player: Player, zone: str, count: int) -> None:
    """How many cards the player brings, filled up or left out at the end."""
    of_new_game(world).size(player, zone, count)


# --- Given: the position ---------------------------------------------------------------------------


@phrase.given("the board", example="the board")
def board(world: World, table: Table) -> None:
    """Lays cards out: a table of zones, in the board notation. What it leaves out gets the defaults."""
    world.builder.board(table)


@phrase.given("{player:Player}'s {zone:Zone} holds {cards:Cell}", example="A's hand holds Sora-1st, 2 cards")
def zone_holds(world: World, player: Player, zone: str, cards: str) -> None:
    """States one zone, in the notation of a board's cell ("nothing" for an empty one), the top card first."""
    world.builder.hold(player, zone, cards)


@phrase.given("{player:Player} has {count:CardCount} in {zone:Zone}", example="A has 3 cards in hand")
def zone_count(world: World, player: Player, count: int, zone: str) -> None:
    """States one zone that holds so many fillers and nothing else."""
    world.builder.hold(player, zone, f"{count} cards")


@phrase.given(
    "{card:Card} reads {text:Quoted}",
    example='Roboco reads "When a holomem collabs, draw 1 card."',
    needs=("cards.abilities",),
)
def reads(world: World, card: str, text: str) -> None:
    """Writes text onto a card that the scenario has named before; several of them add up."""
    world.builder.reads(card, text)


@phrase.given("{card:Card} reads:", example="Roboco reads:", needs=("cards.abilities",))
def reads_below(world: World, card: str, text: str) -> None:
    """The same with the text below it between three quotation marks, an ability a line."""
    world.builder.reads(card, text)


@phrase.given(
    "{player:Player} holds an event {card:Quoted} that reads {text:Quoted}",
    example='A holds an event "Cake" that reads "Draw 1 card."',
    needs=("cards.abilities",),
)
def holds_event(world: World, player: Player, card: str, text: str) -> None:
    """Adds an event card with text to the player's hand."""
    world.builder.add(player, "hand", f"{card} kind:event")
    world.builder.reads(card, text)


# --- Given: the time, and chance -------------------------------------------------------------------


@phrase.given("it is {player:Player}'s turn", example="it is B's turn")
def turn_of(world: World, player: Player) -> None:
    """The main step (or phase) of that player's turn begins (turn 5 for who went first, turn 6 for the other)."""
    world.builder.at(player)


@phrase.given("it is the start of {player:Player}'s {step:Step}", example="it is the start of B's main step")
def step_of(world: World, player: Player, step: str) -> None:
    """That step (or phase) of that player's turn begins; nothing of it has happened yet."""
    world.builder.at(player, world.steps(step)[0])


@phrase.given("it is {player:Player}'s first turn", example="it is A's first turn")
def first_turn_of(world: World, player: Player) -> None:
    """It is turn 1 if that player goes first, else turn 2. Its main step (or phase) begins, unless one is stated."""
    world.builder.first_turn(player)


@phrase.given("it is turn {number:Number}", example="it is turn 7")
def turn_number(world: World, number: int) -> None:
    """States the number of the turn, both players' turns counted; the odd ones are who goes first's."""
    world.builder.turn(number)


@phrase.given("{player:Player} goes first", example="B goes first")
def goes_first(world: World, player: Player) -> None:
    """That player has (had) the first turn of the game; A, if nothing is said."""
    world.builder.goes_first(player)


@phrase.given(
    "the next shuffle gives {cards:Cards}",
    example="the next shuffle gives Miko, Suisei, Sora",
    needs=("random.shuffles",),
)
def shuffle(world: World, cards: tuple[str, ...]) -> None:
    """Decides a shuffle of the zone that holds these cards: from the top; what is not named follows."""
    world.builder.shuffled(cards)


# --- When: passing ---------------------------------------------------------------------------------


actions.phrases(phrase, PASSING)


@phrase.when("{player:Player} ends the {step:Step}", example="A ends the main step")
def ends_step(world: World, player: Player, step: str) -> None:
    """Passes, in that step (or phase) of the player's own turn."""
    is_step(world, player, step)
    world.session.intend(player, "pass", asked=("action",))


# --- When: answering -------------------------------------------------------------------------------


@phrase.when("{player:Player} chooses {cards:Cards}", example="A chooses Miko, Suisei")
def chooses(world: World, player: Player, cards: tuple[str, ...]) -> None:
    """Answers a choice of cards with exactly these."""
    world.session.choose(player, world.labels(cards))


@phrase.when("{player:Player} chooses nothing", example="A chooses nothing")
def chooses_nothing(world: World, player: Player) -> None:
    """Answers a choice of cards that allows it ("up to") with none."""
    world.session.choose(player, ())


@phrase.when("{player:Player} orders the cards {cards:Cards}", example="A orders the cards Miko, Suisei")
def orders(world: World, player: Player, cards: tuple[str, ...]) -> None:
    """Puts cards into an order, the first named first."""
    world.session.order(player, world.labels(cards))


@phrase.when("any order will do", example="any order will do")
def any_order(world: World) -> None:
    """Where an order is asked for, it is that of the options: what is claimed comes of any, and of none asked for."""
    world.session.order_as_listed()


@phrase.when("{player:Player} concedes", example="A concedes", needs=("concede",))
def concedes(world: World, player: Player) -> None:
    """Gives up, whatever is asked, and whoever is."""
    world.session.concede(player)


@phrase.when("{player:Player} says yes", example="A says yes")
def says_yes(world: World, player: Player) -> None:
    """Does what "may" be done."""
    world.session.decide(player, True)


@phrase.when("{player:Player} says no", example="A says no")
def says_no(world: World, player: Player) -> None:
    """Does not do what "may" be done."""
    world.session.decide(player, False)


actions.phrases(phrase, ANSWERS)


# --- When: acting ----------------------------------------------------------------------------------


actions.phrases(phrase, ACTING)


@phrase.then("the decks are refused", example="the decks are refused", needs=("scene.decks",))
def decks_refused(world: World) -> None:
    """The engine begins no game with them."""
    world.expect(bool(world.refusal()), "a refusal", "a game")


@phrase.then("the decks are accepted", example="the decks are accepted", needs=("scene.decks",))
def decks_accepted(world: World) -> None:
    """A game begins with them, whatever it asks first."""
    refusal = world.refusal()
    world.expect(not refusal, "a game", refusal)
    world.speak_of(world.session.ask)


# --- Then: what is asked ---------------------------------------------------------------------------


@phrase.then(
    "{player:Player} is asked to choose among {cards:Cards}",
    example="A is asked to choose among Miko, Suisei",
    needs=("asks.complete",),
)
def asked_among(world: World, player: Player, cards: tuple[str, ...]) -> None:
    """A choice of one card is open, and exactly these can be chosen."""
    asked_number_among(world, player, 1, cards)


@phrase.then(
    "{player:Player} is asked to choose {number:Number} among {cards:Cards}",
    example="A is asked to choose 2 among Miko, Suisei, Sora",
    needs=("asks.complete",),
)
def asked_number_among(world: World, player: Player, number: int, cards: tuple[str, ...]) -> None:
    """The same with so many: no more, no fewer."""
    _asked_among(world, player, cards, number, number)


@phrase.then(
    "{player:Player} is asked to choose {least:Number} to {most:Number} among {cards:Cards}",
    example="A is asked to choose 1 to 2 among Miko, Suisei, Sora",
    needs=("asks.complete",),
)
def asked_range_among(world: World, player: Player, least: int, most: int, cards: tuple[str, ...]) -> None:
    """The same with so many: from the one number to the other."""
    _asked_among(world, player, cards, least, most)


@phrase.then(
    "{player:Player} is asked to choose up to {number:Number} among {cards:Cards}",
    example="A is asked to choose up to 2 among Miko, Suisei",
    needs=("asks.complete",),
)
def asked_up_to_among(world: World, player: Player, number: int, cards: tuple[str, ...]) -> None:
    """The same with so many or fewer, or none."""
    _asked_among(world, player, cards, 0, number)


@phrase.then(
    "{player:Player} is asked which waiting ability is played first: {cards:Cards}",
    example="A is asked which waiting ability is played first: Roboco, Suisei",
    needs=("asks.complete",),
)
def asked_waiting(world: World, player: Player, cards: tuple[str, ...]) -> None:
    """Exactly the abilities of these cards can be played next; a card stands once for each ability."""
    ask = asked(world, player, "waiting", f"which waiting ability is played first: {', '.join(cards)}")
    same(world, world.labels(cards), option_cards(ask), "the waiting abilities")


@phrase.then(
    "{player:Player} is asked which replacement applies: {cards:Cards}",
    example="B is asked which replacement applies: Miko, Suisei",
    needs=("asks.complete",),
)
def asked_replacement(world: World, player: Player, cards: tuple[str, ...]) -> None:
    """Exactly the replacements of these cards can be applied (whether or not "none" is offered as well)."""
    ask = asked(world, player, "replacement", f"which replacement applies: {', '.join(cards)}")
    same(world, world.labels(cards), option_cards(ask), "the replacements")


@phrase.then(
    "{player:Player} is asked to order {cards:Cards}",
    example="A is asked to order Miko, Suisei",
    needs=("asks.complete",),
)
def asked_order(world: World, player: Player, cards: tuple[str, ...]) -> None:
    """An order of exactly these cards is asked for."""
    world.session.settle()
    ask = world.session.ask
    if ask is None or not is_order(ask) or ask.player != player:
        world.fail(f"{player} to be asked to order {', '.join(cards)}", "another situation")
    world.speak_of(ask)
    same(world, world.labels(cards), option_cards(ask), "the cards to order")
    asked_for(world, ask, len(cards), len(cards), ordered=True)


@phrase.then("{player:Player} is asked yes or no", example="A is asked yes or no")
def asked_optional(world: World, player: Player) -> None:
    """The player may do something, and is asked whether."""
    asked(world, player, "optional", "yes or no")


@phrase.then(
    "{player:Player} is asked for a number from {least:Number} to {most:Number}",
    example="B is asked for a number from 0 to 3",
    needs=("asks.complete",),
)
def asked_number(world: World, player: Player, least: int, most: int) -> None:
    """Exactly these numbers can be picked."""
    ask = asked(world, player, "number", "a number")
    numbers = [option.fields.get("number") for option in ask.options]
    expected = sorted(map(str, range(least, most + 1)))
    world.expect(sorted(map(str, numbers)) == expected, f"the numbers {least} to {most}", numbers)


@phrase.then("nobody is asked anything", example="nobody is asked anything")
def nobody_asked(world: World) -> None:
    """Nothing is open but an ordinary play timing, or a chance to respond (or the game is over)."""
    world.session.settle()
    ask = world.session.ask
    world.expect(ask is None or ask.kind in ACTS, "no question", "one")


@phrase.then("it is {player:Player}'s play timing", example="it is A's play timing")
def play_timing(world: World, player: Player) -> None:
    """The player may take an action now, or pass."""
    asked(world, player, "action", "which action to take")


# --- Then: what happened ---------------------------------------------------------------------------


@phrase.then(
    "the abilities are played in this order: {cards:Cards}",
    example="the abilities are played in this order: Roboco, Suisei",
    needs=("events",),
)
def played_in_order(world: World, cards: tuple[str, ...]) -> None:
    """Exactly these cards' abilities have been played since the scene began, without a player's action."""
    world.needs_events("played")
    world.session.settle()
    decisions = [[str(event.fields.get("card")) for event in events] for events in world.session.played()]
    got = [card for played in decisions for card in played]
    expected = world.labels(cards)
    if world.in_order or len(got) != len(expected):
        holds = got == [*expected]
    else:
        wanted = iter(expected)
        holds = all(sorted(played) == sorted(islice(wanted, len(played))) for played in decisions)
    world.expect(holds, f"the abilities of {', '.join(expected)}", ", ".join(got) or "none")
    if not world.in_order and any(len(set(played)) > 1 for played in decisions):
        raise Unsupported(OWN_ORDER)


@phrase.then("no ability is played", example="no ability is played", needs=("events",))
def none_played(world: World) -> None:
    """No ability has been played since the scene began, but by a player's action, and none is about to be."""
    world.needs_events("played")
    world.session.settle()
    ask = world.session.ask
    got = [str(event.fields.get("card")) for events in world.session.played() for event in events]
    world.expect(not got, "no ability played", ", ".join(got))
    world.expect(ask is None or ask.kind != "waiting", "no ability that waits", "a choice among several")


@phrase.then("these events happened in this order", example="these events happened in this order", needs=("events",))
def events_in_order(world: World, table: Table) -> None:
    """A table: the column "event", then fields; an empty cell is not compared. Others may lie between."""
    world.session.settle()
    head, rows = [cell.strip() for cell in table[0]], table[1:]
    if head[:1] != ["event"]:
        raise ScenarioError("the table of events begins with the column 'event'")
    wanted = [_told(world, dict(zip(head, (cell.strip() for cell in row), strict=True))) for row in rows]
    decisions = world.session.told
    found = follow([[event] for events in decisions for event in events] if world.in_order else decisions, wanted)
    if found < len(wanted):
        happened = ", ".join(event.kind for event in world.session.events)
        world.fail(f"then the event {wanted[found]}", f"these events: {happened}")
    if not world.in_order and follow(decisions, wanted, apart=True) < len(wanted):
        raise Unsupported(OWN_ORDER)


@phrase.then(
    "the event {kind:Quoted} happened {times:Times}",
    example='the event "used" happened 2 times',
    needs=("events",),
)
def event_count(world: World, kind: str, times: int) -> None:
    """So many events of that kind have happened since the scene began."""
    got = len(world.events(kind))
    world.expect(got == times, f"the event {kind} {times} times", f"{got} times")


@phrase.then(
    "the event {kind:Quoted} happened {times:Times} for {card:Card}",
    example='the event "downed" happened 1 time for Miko',
    needs=("events",),
)
def event_count_for(world: World, kind: str, times: int, card: str) -> None:
    """So many events of that kind that are about that card."""
    label = world.label(card)
    got = sum(event.fields.get("card") == label for event in world.events(kind))
    world.expect(got == times, f"the event {kind} {times} times for {label}", f"{got} times")


@phrase.then("{player:Player} has drawn {count:CardCount}", example="A has drawn 2 cards", needs=("events",))
def has_drawn(world: World, player: Player, count: int) -> None:
    """So many cards have been drawn by that player since the scene began."""
    got = sum(event.fields.get("player") == player for event in world.events("moved", "draw"))
    world.expect(got == count, f"{player} to have drawn {count}", got)


@phrase.then("{player:Player} has lost", example="B has lost", ends=True)
def has_lost(world: World, player: Player) -> None:
    """That player alone has lost, and the game is over."""
    world.session.settle()
    result = world.session.result
    world.expect(result is not None and result.losers == (player,), f"{player} to have lost", result)
    world.speak_of(result)


@phrase.then("the game is a draw", example="the game is a draw", ends=True)
def is_draw(world: World) -> None:
    """The game is over, and both players have lost or neither."""
    world.session.settle()
    result = world.session.result
    world.expect(result is not None and len(set(result.losers)) != 1, "a draw", result)
    world.speak_of(result)


@phrase.then("the game goes on", example="the game goes on")
def goes_on(world: World) -> None:
    """Nobody has lost, and nothing is a draw."""
    world.session.settle()
    world.expect(world.session.result is None, "the game to go on", world.session.result)


# --- Then: how things stand ------------------------------------------------------------------------


@phrase.then("it is {player:Player}'s {step:Step}", example="it is B's main step", needs=("views.judge",))
def is_step(world: World, player: Player, step: str) -> None:
    """Whose turn it is, and which step (or phase)."""
    view = world.view()
    world.expect(view.turn_player == player and view.step in world.steps(step), f"{player}'s {step}", world.moment())


@phrase.then("it is turn {number:Number}", example="it is turn 7", needs=("views.judge",))
def is_turn(world: World, number: int) -> None:
    """The number of the turn, both players' turns counted."""
    world.expect(world.view().turn == number, f"turn {number}", f"turn {world.view().turn}")


@phrase.then(
    "{player:Player} has {count:CardCount} in {zone:Zone}",
    example="A has 3 cards in hand",
    needs=("views.judge",),
)
def has_cards(world: World, player: Player, count: int, zone: str) -> None:
    """How many cards lie in a zone (hand, deck, ...)."""
    got = len(world.zone(player, zone))
    world.expect(got == count, f"{player} to have {count} cards in {zone}", got)


@phrase.then(
    "{player:Player}'s {zone:Zone} is {cards:Cards}",
    example="A's hand is Roboco, Suisei",
    needs=("views.judge",),
)
def zone_is(world: World, player: Player, zone: str, cards: tuple[str, ...]) -> None:
    """Exactly these cards lie in the zone: in this order from the top, where its order means something."""
    same(world, world.labels(cards), ids(world.zone(player, zone)), f"{player}'s {zone}", world.ordered(zone))


@phrase.then("{player:Player}'s {zone:Zone} is empty", example="A's archive is empty", needs=("views.judge",))
def zone_is_empty(world: World, player: Player, zone: str) -> None:
    """No card lies in the zone."""
    same(world, (), ids(world.zone(player, zone)), f"{player}'s {zone}")


@phrase.then(
    "the top of {player:Player}'s {zone:Zone} is {cards:Cards}",
    example="the top of A's deck is Miko, Suisei",
    needs=("views.judge",),
)
def top_is(world: World, player: Player, zone: str, cards: tuple[str, ...]) -> None:
    """The first cards of the zone, the top one first."""
    got = ids(world.zone(player, zone))[: len(cards)]
    same(world, world.labels(cards), got, f"the top of {player}'s {zone}", ordered=True)


@phrase.then(
    "the bottom of {player:Player}'s {zone:Zone} is {cards:Cards}",
    example="the bottom of A's deck is Miko, Suisei",
    needs=("views.judge",),
)
def bottom_is(world: World, player: Player, zone: str, cards: tuple[str, ...]) -> None:
    """The last cards of the zone, the lowest one last."""
    got = ids(world.zone(player, zone))[-len(cards) :]
    same(world, world.labels(cards), got, f"the bottom of {player}'s {zone}", ordered=True)


@phrase.then(
    "{card:Card} is in {player:Player}'s {zone:Zone}",
    example="Miko is in A's archive",
    needs=("views.judge",),
)
def is_in(world: World, card: str, player: Player, zone: str) -> None:
    """The card lies in that zone by itself: not stacked under, nor attached to, another."""
    world.zone(player, zone)
    found = world.find(card)
    here = found.holder is None and (found.player, found.zone) == (player, zone)
    world.expect(here, f"{card} in {player}'s {zone}", found)


@phrase.then(
    "the {zone:Zone} zone holds {cards:Cards}", example="the resolution zone holds Cake", needs=("views.judge",)
)
def shared_zone_holds(world: World, zone: str, cards: tuple[str, ...]) -> None:
    """Exactly these cards lie in the zone that both players share, the top one first."""
    same(world, world.labels(cards), ids(world.shared(zone)), f"the {zone} zone", ordered=True)


@phrase.then("{card:Card} is under {top:Card}", example="Sora is under Sora-1st", needs=("views.judge",))
def is_under(world: World, card: str, top: str) -> None:
    """The card is part of the stack that the other is on top of."""
    found = world.find(card)
    here = found.role == "under" and found.holder is not None and found.holder.id == world.label(top)
    world.expect(here, f"{card} under {top}", found)


@phrase.then(
    "the stack of {card:Card} is {cards:Cards}",
    example="the stack of Sora-1st is Sora-1st, Sora",
    needs=("views.judge",),
)
def stack_is(world: World, card: str, cards: tuple[str, ...]) -> None:
    """The card and what is stacked under it, or it is stacked under, the top card first."""
    top = world.standing(card)
    same(world, world.labels(cards), ids((top, *reversed(top.under))), f"the stack of {card}", ordered=True)


@phrase.then("{card:Card} {is_so:Is} named {name:Card}", example="Sora is named AZKi", needs=("views.judge",))
def is_named(world: World, card: str, is_so: bool, name: str) -> None:
    """The card has that name, perhaps among others."""
    fact_holds(world, card, "names", name, is_so)


@phrase.then(
    "{card:Card} {has:Has} the ability {text:Quoted}",
    example='Sora has the ability "When a holomem collabs, draw 1 card."',
    needs=("views.judge",),
)
def has_ability(world: World, card: str, has: bool, text: str) -> None:
    """The card has that ability, in effect: by its name, or by its whole text where it has no name."""
    fact_holds(world, card, "abilities", known_ability(world, text), has)


@phrase.then("{player:Player} sees {card:Card}", example="A sees Suisei", needs=("views.players",))
def sees(world: World, player: Player, card: str) -> None:
    """The player may know at this moment which card that is and where it lies."""
    label = world.label(card)
    world.expect(_in_sight(world, player, label), f"{player} to see {label}", "it is hidden")


@phrase.then(
    "{player:Player} does not see {card:Card}",
    example="A does not see Suisei",
    needs=("views.players", "views.judge"),
)
def does_not_see(world: World, player: Player, card: str) -> None:
    """The card lies in a zone of which the player knows the number of cards, but not that it is there."""
    found = world.find(card)
    world.expect(not _in_sight(world, player, world.label(card)), f"{card} hidden from {player}", "seen")
    if found.player is not None:
        seen = len(world.zone(found.player, found.zone, player))
        held = len(world.zone(found.player, found.zone))
        world.expect(seen == held, f"{player} to see that there are {held} cards {found}", seen)


@phrase.then(
    "{viewer:Player} sees that {player:Player} has {count:CardCount} in {zone:Zone}",
    example="B sees that A has 3 cards in hand",
    needs=("views.players",),
)
def sees_number(world: World, viewer: Player, player: Player, count: int, zone: str) -> None:
    """The player may know how many cards lie in a zone, whatever they are."""
    got = sum(bool(card.hidden or card.id) for card in world.zone(player, zone, viewer))
    world.expect(got == count, f"{viewer} to see {count} cards in {player}'s {zone}", got)


# --- the order of events ---------------------------------------------------------------------------

OWN_ORDER = "needs events.order: only the order of events within one decision would show it"


@dataclass(frozen=True)
class Wanted:
    """An event that is claimed: its kind, and the fields that it carries."""

    kind: str
    fields: dict[str, str]

    def __str__(self) -> str:
        return f"{self.kind} {self.fields or ''}".rstrip()

    def fits(self, event: Event) -> bool:
        """Whether the event is meant."""
        return event.kind == self.kind and all(str(event.fields.get(name)) == v for name, v in self.fields.items())


def follow(decisions: Sequence[Sequence[Event]], wanted: Sequence[Wanted], *, apart: bool = False) -> int:
    """How many of the events, from the first, are found in decisions that follow one another.

    Within one decision any order will do; ``apart``: none is looked for in the decision of one that differs.
    """
    found = 0
    for events in decisions:
        here: list[Wanted] = []
        while found < len(wanted) and _all_in([*here, wanted[found]], events):
            if apart and here and wanted[found] != here[0]:
                break
            here.append(wanted[found])
            found += 1
    return found


def _all_in(wanted: Sequence[Wanted], events: Sequence[Event]) -> bool:
    """Whether each is another one of the events."""
    if not wanted:
        return True
    fitting = [at for at, event in enumerate(events) if wanted[0].fits(event)]
    return any(_all_in(wanted[1:], [*events[:at], *events[at + 1 :]]) for at in fitting)


# --- for this module and for the games' own --------------------------------------------------------


def asked(world: World, player: Player, kind: AskKind, what: str) -> Ask:
    """The open ask, which has to be of that kind and that player's."""
    world.session.settle()
    ask = world.session.ask
    if ask is None or ask.kind != kind or ask.player != player:
        world.fail(f"{player} to be asked {what}", "another situation")
    world.speak_of(ask)
    return ask


def asked_for(world: World, ask: Ask, least: int, most: int, *, ordered: bool = False) -> None:
    """Claim how many are to be picked of the open ask: at once, or one by one, which is seen as the picking goes on."""
    holds = world.session.claim(Claim(least, most, ordered))
    world.expect(holds, f"{least} to {most} to be chosen", f"{ask.least} to {ask.most}")


def option_cards(ask: Ask) -> list[str]:
    """The cards that an ask's options name."""
    return [str(option.fields["card"]) for option in ask.options if "card" in option.fields]


def ids(cards: Iterable[Seen]) -> list[str]:
    """The ids of cards as the judge sees them."""
    return [card.id or "a hidden card" for card in cards]


def same(world: World, expected: Sequence[str], got: Sequence[str], what: str, ordered: bool = False) -> None:
    """Claim that two lists of cards are the same; in any order, unless ``ordered``."""
    equal = list(expected) == list(got) if ordered else sorted(expected) == sorted(got)
    world.expect(equal, f"{what}: {', '.join(expected) or 'nothing'}", ", ".join(got) or "nothing")


def attached(world: World, card: str, holder: str) -> None:
    """Claim that a card is attached to another (to the stack that it is part of)."""
    found, on = world.find(card), world.standing(holder)
    here = found.role == "attached to" and found.holder is not None and found.holder.id == on.id
    world.expect(here, f"{card} attached to {on.id}", found)


def fact_is(world: World, card: str, fact: str, expected: int | str) -> None:
    """Claim what is so of a card."""
    got = world.fact(card, fact)
    world.expect(got == expected, f"{card}: {fact} {expected}", got)


def fact_holds(world: World, card: str, fact: str, value: str, holds: bool) -> None:
    """Claim that something is, or is not, among what is so of a card."""
    got = world.fact(card, fact)
    world.expect((value in got) is holds, f"{value!r} {'' if holds else 'not '}in the {fact} of {card}", got)


def of_new_game(world: World) -> NewGameBuilder:
    """The decks in the making. Raises :class:`ScenarioError` when the scenario begins with a position."""
    builder = world.builder
    if not isinstance(builder, NewGameBuilder):
        raise ScenarioError("this is said of a new game; begin the scenario with 'Given a new game'")
    return builder


def turn_passes(world: World, player: Player, step: str, answer: Callable[[World, Ask], bool] | None = None) -> None:
    """Pass until that step of that player's coming turn asks something.

    Other questions on the way are failures, but for those that ``answer`` has answered.
    """
    if world.view().turn_player == player:
        raise ScenarioError(f"it is {player}'s turn already; the turn passes to the other player first")
    for _ in range(PASSES_AT_MOST):
        view, ask = world.view(), world.session.ask
        if ask is None or (view.turn_player, view.step) == (player, step):
            break
        if ask.kind in ACTS:
            world.session.intend(ask.player, "pass", asked=ACTS)
        elif answer is None or not answer(world, ask):
            world.fail("nothing to be asked on the way", "a question that no step answers")
    else:
        world.fail(f"{player}'s {world.calls(step)}", f"another question after {PASSES_AT_MOST} answers")
    view = world.view()
    there = world.session.ask is not None and (view.turn_player, view.step) == (player, step)
    world.expect(there, f"{player}'s {world.calls(step)}", world.moment())


def _asked_among(world: World, player: Player, cards: tuple[str, ...], least: int, most: int) -> None:
    """A choice is open, of exactly these cards, and of so many."""
    ask = asked(world, player, "choose", f"to choose among {', '.join(cards)}")
    same(world, world.labels(cards), option_cards(ask), "the choice")
    asked_for(world, ask, least, most)


def _told(world: World, cells: dict[str, str]) -> Wanted:
    """The event that a row of a table means."""
    kind = cells.pop("event")
    world.needs_events(kind, cells.get("cause", ""))
    return Wanted(kind, {name: world.meant(value) for name, value in cells.items() if value})


def _in_sight(world: World, player: Player, label: str) -> bool:
    return any(found.card.id == label and not found.card.hidden for found in everything(world.view(player)))
