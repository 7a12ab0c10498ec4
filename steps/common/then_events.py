"""Then: the events so far, and their order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice

from ...adapters.engine_interface import Unsupported
from ...adapters.messages import Event, Player, Result
from ...adapters.session import ScenarioError
from ...adapters.transcript import describe_result
from ..phrase_vocabulary import Phrases, Table
from ..world import World

phrase = Phrases()

OWN_ORDER = "needs events.order: the claim depends on the order of events within one decision"


@phrase.then("the decks are refused", example="the decks are refused", needs=("scene.decks",))
def expect_decks_refused(world: World) -> None:
    """The engine refuses to begin a game with these decks."""
    world.expect(bool(world.scene_refusal()), "a refusal", "a game")


@phrase.then("the decks are accepted", example="the decks are accepted", needs=("scene.decks",))
def expect_decks_accepted(world: World) -> None:
    """The engine begins a game with these decks; its first ask may be any."""
    refusal = world.scene_refusal()
    world.expect(not refusal, "a game", refusal)
    world.allow_end_on(world.session.ask)


@phrase.then(
    "the abilities are played in this order: {cards:Cards}",
    example="the abilities are played in this order: Roboco, Suisei",
    needs=("events",),
)
def expect_abilities_in_order(world: World, cards: tuple[str, ...]) -> None:
    """Exactly these cards' abilities have been played since the scene began, not counting players' actions."""
    world.require_events("played")
    world.session.answer_forced_asks()
    decisions = [[str(event.fields.get("card")) for event in events] for events in world.session.list_played_events()]
    got = [card for played in decisions for card in played]
    expected = world.card_ids(cards)
    if world.in_order or len(got) != len(expected):
        holds = got == [*expected]
    else:
        wanted = iter(expected)
        holds = all(sorted(played) == sorted(islice(wanted, len(played))) for played in decisions)
    world.expect(holds, f"the abilities of {', '.join(expected)}", ", ".join(got) or "none")
    if not world.in_order and any(len(set(played)) > 1 for played in decisions):
        raise Unsupported(OWN_ORDER, "capability", "events.order")


@phrase.then("no ability is played", example="no ability is played", needs=("events",))
def expect_no_ability_played(world: World) -> None:
    """No ability has been played since the scene began, except by a player's action, and none is waiting."""
    world.require_events("played")
    world.session.answer_forced_asks()
    ask = world.session.ask
    got = [str(event.fields.get("card")) for events in world.session.list_played_events() for event in events]
    world.expect(not got, "no ability played", ", ".join(got))
    world.expect(ask is None or ask.kind != "waiting", "no ability that waits", "a choice among several")


@phrase.then("these events happened in this order", example="these events happened in this order", needs=("events",))
def expect_events_in_order(world: World, table: Table) -> None:
    """A table: the column "event", then fields; an empty cell is not compared. Other events may happen in between."""
    world.session.answer_forced_asks()
    head, rows = [cell.strip() for cell in table[0]], table[1:]
    if head[:1] != ["event"]:
        raise ScenarioError("the table of events begins with the column 'event'")
    wanted = [_told(world, dict(zip(head, (cell.strip() for cell in row), strict=True))) for row in rows]
    decisions = world.session.told
    found = count_found_in_order(
        [[event] for events in decisions for event in events] if world.in_order else decisions, wanted
    )
    if found < len(wanted):
        happened = ", ".join(event.kind for event in world.session.events)
        world.fail(f"then the event {wanted[found]}", f"these events: {happened}")
    if not world.in_order and count_found_in_order(decisions, wanted, apart=True) < len(wanted):
        raise Unsupported(OWN_ORDER, "capability", "events.order")


@phrase.then(
    "the event {kind:Quoted} happened {times:Times}",
    example='the event "used" happened 2 times',
    needs=("events",),
)
def expect_event_count(world: World, kind: str, times: int) -> None:
    """The number of events of that kind since the scene began."""
    got = len(world.events_of_kind(kind))
    world.expect(got == times, f"the event {kind} {times} times", f"{got} times")


@phrase.then(
    "the event {kind:Quoted} happened {times:Times} for {card:Card}",
    example='the event "downed" happened 1 time for Miko',
    needs=("events",),
)
def expect_card_event_count(world: World, kind: str, times: int, card: str) -> None:
    """The number of events of that kind for that card since the scene began."""
    label = world.card_id(card)
    got = sum(event.fields.get("card") == label for event in world.events_of_kind(kind))
    world.expect(got == times, f"the event {kind} {times} times for {label}", f"{got} times")


@phrase.then("{player:Player} has drawn {count:CardCount}", example="A has drawn 2 cards", needs=("events",))
def expect_drawn_count(world: World, player: Player, count: int) -> None:
    """The number of cards that the player has drawn since the scene began."""
    got = sum(event.fields.get("player") == player for event in world.events_of_kind("moved", "draw"))
    world.expect(got == count, f"{player} to have drawn {count}", got)


@phrase.then("{player:Player} has lost", example="B has lost", ends=True)
def expect_lost(world: World, player: Player) -> None:
    """That player alone has lost, and the game is over."""
    world.session.answer_forced_asks()
    result = world.session.result
    world.expect(result is not None and result.losers == (player,), f"{player} to have lost", _outcome(result))
    world.allow_end_on(result)


@phrase.then("the game is a draw", example="the game is a draw", ends=True)
def expect_draw(world: World) -> None:
    """The game is over, and both players have lost or neither has."""
    world.session.answer_forced_asks()
    result = world.session.result
    world.expect(result is not None and len(set(result.losers)) != 1, "a draw", _outcome(result))
    world.allow_end_on(result)


def _outcome(result: Result | None) -> str:
    """The result of the game in words, or that there is none."""
    return describe_result(result) if result else "no result"


@phrase.then("the game goes on", example="the game goes on")
def expect_game_goes_on(world: World) -> None:
    """The game is not over: neither player has lost, and it is not a draw."""
    world.session.answer_forced_asks()
    world.expect(world.session.result is None, "the game to go on", world.session.result)


@dataclass(frozen=True)
class ExpectedEvent:
    """An event of a claim: its kind, and its fields."""

    kind: str
    fields: dict[str, str]

    def __str__(self) -> str:
        return f"{self.kind} {self.fields or ''}".rstrip()

    def matches_event(self, event: Event) -> bool:
        """Whether the event is of that kind and has those fields."""
        return event.kind == self.kind and all(str(event.fields.get(name)) == v for name, v in self.fields.items())


def count_found_in_order(
    decisions: Sequence[Sequence[Event]], wanted: Sequence[ExpectedEvent], *, apart: bool = False
) -> int:
    """The number of wanted events, from the first, that are found in decisions that follow one another.

    Within one decision any order is accepted. With ``apart``, different events have to be in different decisions.
    """
    found = 0
    for events in decisions:
        here: list[ExpectedEvent] = []
        while found < len(wanted) and _all_in([*here, wanted[found]], events):
            if apart and here and wanted[found] != here[0]:
                break
            here.append(wanted[found])
            found += 1
    return found


def _all_in(wanted: Sequence[ExpectedEvent], events: Sequence[Event]) -> bool:
    """Whether each of the wanted events matches a different one of the events."""
    if not wanted:
        return True
    fitting = [at for at, event in enumerate(events) if wanted[0].matches_event(event)]
    return any(_all_in(wanted[1:], [*events[:at], *events[at + 1 :]]) for at in fitting)


def _told(world: World, cells: dict[str, str]) -> ExpectedEvent:
    """The event of a row of a table."""
    kind = cells.pop("event")
    world.require_events(kind, cells.get("cause", ""))
    return ExpectedEvent(kind, {name: world.id_or_text(value) for name, value in cells.items() if value})
